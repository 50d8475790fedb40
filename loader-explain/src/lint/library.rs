//! Faults of the libraries that a manifest names: another architecture, missing dependencies,
//! commands that another library can replace. No code of a library runs.

use std::process::Command;

use loader_discovery::manifest::resolve_library;
use loader_discovery::system::Platform;
use loader_runtime::probe;
use object::elf::{DF_SYMBOLIC, DT_FLAGS, DT_SYMBOLIC};
use object::read::elf::{Dynamic, ElfFile, FileHeader};
use object::{Endianness, File, Object as _, ObjectSection as _, ObjectSymbol as _};

use super::{Findings, Severity};
use crate::fact::text;

/// A code, a severity, a message and a help.
type Fault = (&'static str, Severity, String, &'static str);

impl Findings<'_> {
    /// Adds the findings of this module.
    pub(super) fn check_libraries(&mut self) {
        for (start, value) in self.positions.library_paths() {
            let Some(given) = value.as_string_lit() else { continue };
            let given = given.value.as_bytes();
            let library = resolve_library(Platform::HOST, self.path.as_bytes(), given);
            let library = text(&library.unwrap_or_default());
            // The dynamic linker searches for a name without a folder.
            if library.contains('/') {
                for (code, severity, message, help) in faults(&library) {
                    self.add(start, severity, code, message, help);
                }
            }
        }
    }
}

/// The faults of a library. A file that does not exist has a finding of its own.
fn faults(library: &str) -> Vec<Fault> {
    let no_library = |what: &str| {
        let message = format!("{library} is {what}");
        vec![("library-no-elf", Severity::Error, message, "write the path of a library")]
    };
    match std::fs::metadata(library) {
        Ok(data) if data.is_dir() => return no_library("a folder"),
        // Reading a pipe or a device may never end.
        Ok(data) if !data.is_file() => return no_library("no regular file"),
        _ => {}
    }
    let Ok(data) = std::fs::read(library) else { return Vec::new() };
    let Ok(file) = File::parse(&*data) else { return no_library("no ELF file") };
    let own = std::fs::read("/proc/self/exe").unwrap_or_default();
    let target = |file: &File<'_>| (file.architecture(), file.is_64(), file.endianness());
    let mut faults = match File::parse(&*own) {
        Ok(own) if target(&own) != target(&file) => vec![foreign(library, &file, &own)],
        own => missing(library, own.ok().and_then(|own| interpreter(&own))),
    };
    if elf(&file).is_some_and(|(_, is_preemptible)| is_preemptible) {
        faults.extend(without_bsymbolic(library, &file));
    }
    faults.extend(without_entry(library, &file));
    faults
}

/// The number of the machine, and whether calls inside the library can be bound to another library.
fn of_elf<Header: FileHeader<Endian = Endianness>>(file: &ElfFile<'_, Header>) -> (u16, bool) {
    let is_symbolic = |entry: Dynamic| {
        entry.tag == DT_SYMBOLIC || entry.tag == DT_FLAGS && entry.val & DF_SYMBOLIC.0 != 0
    };
    let table = file.elf_dynamic_table().unwrap_or_default();
    let is_preemptible = !table.is_empty() && !table.iter().any(is_symbolic);
    (file.elf_header().e_machine(file.endian()).0, is_preemptible)
}

/// The facts of [`of_elf`]; `None` for a file of another system.
fn elf(file: &File<'_>) -> Option<(u16, bool)> {
    match file {
        File::Elf32(file) => Some(of_elf(file)),
        File::Elf64(file) => Some(of_elf(file)),
        _ => None,
    }
}

/// The dynamic linker of a program.
fn interpreter(program: &File<'_>) -> Option<String> {
    let path = program.section_by_name(".interp")?.data().ok()?;
    Some(text(path.strip_suffix(b"\0")?))
}

/// The functions by which the loader finds the others of a driver or layer.
const ENTRIES: [&[u8]; 4] = [
    b"vk_icdGetInstanceProcAddr",
    b"vk_icdNegotiateLoaderICDInterfaceVersion",
    b"vkNegotiateLoaderLayerInterfaceVersion",
    b"vkGetInstanceProcAddr",
];

/// A manifest can name functions of its own for a layer, so that their absence is no error.
fn without_entry(library: &str, file: &File<'_>) -> Option<Fault> {
    let mut exports = file.dynamic_symbols().filter(|symbol| symbol.is_definition());
    if exports.any(|export| export.name_bytes().is_ok_and(|name| ENTRIES.contains(&name))) {
        return None;
    }
    let message = format!("{library} exports no function by which a loader finds the others");
    let help = "export vk_icdGetInstanceProcAddr from a driver, and \
                vkNegotiateLoaderLayerInterfaceVersion from a layer";
    Some(("library-without-entry", Severity::Warning, message, help))
}

fn foreign(library: &str, file: &File<'_>, own: &File<'_>) -> Fault {
    let machine = |file: &File<'_>| {
        let bits = if file.is_64() { 64 } else { 32 };
        let order = if file.is_little_endian() { "little" } else { "big" };
        format!("{} ({bits} bits, {order} endian)", machine_name(file))
    };
    let message = format!("{library} is for {}, this program for {}", machine(file), machine(own));
    let help = "install the library for this architecture, or set `library_arch` beside a second \
                manifest";
    ("library-for-another-machine", Severity::Error, message, help)
}

/// The loader's name of the machine.
fn machine_name(file: &File<'_>) -> String {
    let Some((machine, _)) = elf(file) else { return "another system".to_owned() };
    probe::machine_name(machine).map_or_else(|| format!("ELF machine {machine}"), str::to_owned)
}

/// The libraries that the dynamic linker does not find. It lists the dependencies of a library
/// without running the library's code.
fn missing(library: &str, interpreter: Option<String>) -> Vec<Fault> {
    let listed = interpreter.and_then(|program| {
        let mut linker = Command::new(program);
        linker.env("LD_TRACE_LOADED_OBJECTS", "1").arg(std::path::absolute(library).ok()?);
        Some(linker.output().ok()?.stdout)
    });
    let listed = String::from_utf8_lossy(listed.as_deref().unwrap_or_default());
    let names = listed.lines().filter_map(|line| line.trim().strip_suffix(" => not found"));
    let fault = |name: &str| {
        let message = format!("{library} needs {name}, which is not installed");
        ("library-needs-library", Severity::Error, message, "install the package that has it")
    };
    names.map(fault).collect()
}

/// The fault of a preemptible library that exports Vulkan commands.
fn without_bsymbolic(library: &str, file: &File<'_>) -> Option<Fault> {
    let exports = file.dynamic_symbols().filter(|symbol| !symbol.is_undefined());
    let is_command = |name: &&str| {
        name.strip_prefix("vk")
            .is_some_and(|rest| rest.starts_with(|letter: char| letter.is_uppercase()))
    };
    let commands = exports.filter_map(|symbol| symbol.name().ok()).filter(is_command);
    let exported = match commands.collect::<Vec<_>>().as_slice() {
        [] => return None,
        [one] => format!("the Vulkan command {one}"),
        several @ [first, ..] => format!("{} Vulkan commands, such as {first}", several.len()),
    };
    let message = format!("{library} exports {exported}, and was not linked with -Bsymbolic");
    let help = "calls inside the library can reach the loader's commands instead: link with \
                -Wl,-Bsymbolic, or hide the commands";
    Some(("library-without-bsymbolic", Severity::Warning, message, help))
}
