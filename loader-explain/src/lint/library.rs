//! Faults of the libraries that a manifest names: another architecture, missing dependencies,
//! commands that another library can replace. No code of a library runs.

use std::path::Path;
use std::process::Command;

use jsonc_parser::common::Ranged as _;
use loader_discovery::manifest::resolve_library;
use loader_discovery::system::Platform;
use loader_runtime::probe;
use object::elf::{DF_SYMBOLIC, DT_FLAGS, DT_SYMBOLIC, FileHeader32, FileHeader64};
use object::read::elf::{Dyn as _, FileHeader, ProgramHeader as _, Sym as _};
use object::{Endianness, FileKind, Object as _, ObjectSymbol as _, elf};

use super::position::Positions;
use super::{Finding, Severity};
use crate::fact::text;

/// A code, a severity, a message and a help.
type Fault = (&'static str, Severity, String, &'static str);

/// The findings of this module.
pub(super) fn findings(path: &str, positions: &Positions<'_>) -> Vec<Finding> {
    let mut found = Vec::new();
    for member in positions.library_paths() {
        let Some(given) = member.value.as_string_lit() else { continue };
        let library =
            text(&resolve_library(Platform::HOST, path.as_bytes(), given.value.as_bytes()));
        // The dynamic linker searches for a name without a folder.
        if !library.contains('/') {
            continue;
        }
        let place = positions.line_and_column(member.range().start);
        for (code, severity, message, help) in faults(&library) {
            found.push(Finding::own(path, place, severity, code, message, help));
        }
    }
    found
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
    let (Ok(file), Ok(kind)) = (object::File::parse(&*data), FileKind::parse(&*data)) else {
        return no_library("no ELF file");
    };
    let mut faults = Vec::new();
    let own = std::fs::read("/proc/self/exe").unwrap_or_default();
    let target = |file: &object::File<'_>| (file.architecture(), file.is_64(), file.endianness());
    match object::File::parse(&*own) {
        Ok(own) if target(&own) != target(&file) => faults.push(foreign(library, &file, &own)),
        _ => faults.extend(missing(library, interpreter(&own).as_deref())),
    }
    let commands = match kind {
        FileKind::Elf32 => preemptible::<FileHeader32<Endianness>>(&data),
        _ => preemptible::<FileHeader64<Endianness>>(&data),
    };
    faults.extend(commands.map(|commands| without_bsymbolic(library, &commands)));
    faults.extend(without_entry(library, &file));
    faults
}

/// The functions by which the loader finds the others of a driver or layer.
const ENTRIES: [&[u8]; 4] = [
    b"vk_icdGetInstanceProcAddr",
    b"vk_icdNegotiateLoaderICDInterfaceVersion",
    b"vkNegotiateLoaderLayerInterfaceVersion",
    b"vkGetInstanceProcAddr",
];

/// A manifest can name functions of its own for a layer, so that their absence is no error.
fn without_entry(library: &str, file: &object::File<'_>) -> Option<Fault> {
    let mut exports = file.dynamic_symbols().filter(|symbol| symbol.is_definition());
    if exports.any(|export| export.name_bytes().is_ok_and(|name| ENTRIES.contains(&name))) {
        return None;
    }
    let message = format!("{library} exports no function by which a loader finds the others");
    let help = "export vk_icdGetInstanceProcAddr from a driver, and \
                vkNegotiateLoaderLayerInterfaceVersion from a layer";
    Some(("library-without-entry", Severity::Warning, message, help))
}

fn foreign(library: &str, file: &object::File<'_>, own: &object::File<'_>) -> Fault {
    let machine = |file: &object::File<'_>| {
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
fn machine_name(file: &object::File<'_>) -> String {
    let number = match file {
        object::File::Elf32(file) => file.elf_header().e_machine(file.endian()),
        object::File::Elf64(file) => file.elf_header().e_machine(file.endian()),
        _ => return "another system".to_owned(),
    };
    let number = number.0;
    probe::machine_name(number).map_or_else(|| format!("ELF machine {number}"), str::to_owned)
}

#[cfg(target_pointer_width = "64")]
type OwnHeader = FileHeader64<Endianness>;
#[cfg(target_pointer_width = "32")]
type OwnHeader = FileHeader32<Endianness>;

/// The dynamic linker of this program.
fn interpreter(own: &[u8]) -> Option<String> {
    let header = OwnHeader::parse(own).ok()?;
    let endian = header.endian().ok()?;
    let segments = header.program_headers(endian, own).ok()?;
    let path = segments.iter().find_map(|it| it.interpreter(endian, own).ok().flatten())?;
    Some(text(path))
}

/// The libraries that the dynamic linker does not find. It lists the dependencies of a library
/// without running the library's code.
fn missing(library: &str, interpreter: Option<&str>) -> Vec<Fault> {
    let path = Path::new(library);
    let listed = interpreter.and_then(|program| {
        let mut linker = Command::new(program);
        linker.env("LD_TRACE_LOADED_OBJECTS", "1").arg(std::path::absolute(path).ok()?);
        linker.output().ok()
    });
    let listed = listed.map(|output| output.stdout).unwrap_or_default();
    let listed = String::from_utf8_lossy(&listed);
    let names = listed.lines().filter_map(|line| line.trim().strip_suffix(" => not found"));
    let fault = |name: &str| {
        let message = format!("{library} needs {name}, which is not installed");
        ("library-needs-library", Severity::Error, message, "install the package that has it")
    };
    names.map(fault).collect()
}

fn without_bsymbolic(library: &str, commands: &[String]) -> Fault {
    let exported = match commands {
        [one] => format!("the Vulkan command {one}"),
        _ => {
            let first = commands.first().map(String::as_str).unwrap_or_default();
            format!("{} Vulkan commands, such as {first}", commands.len())
        }
    };
    let message = format!("{library} exports {exported}, and was not linked with -Bsymbolic");
    let help = "calls inside the library can reach the loader's commands instead: link with \
                -Wl,-Bsymbolic, or hide the commands";
    ("library-without-bsymbolic", Severity::Warning, message, help)
}

/// The exported Vulkan commands of a library whose own calls can be bound to another library.
fn preemptible<Elf: FileHeader<Endian = Endianness>>(data: &[u8]) -> Option<Vec<String>> {
    let header = Elf::parse(data).ok()?;
    let endian = header.endian().ok()?;
    let sections = header.sections(endian, data).ok()?;
    let (dynamic, _) = sections.dynamic(endian, data).ok()??;
    let is_symbolic = dynamic.iter().any(|entry| {
        let (tag, value) = (entry.tag(endian), entry.val(endian));
        tag == DT_SYMBOLIC || tag == DT_FLAGS && value & DF_SYMBOLIC.0 != 0
    });
    if is_symbolic {
        return None;
    }
    let symbols = sections.symbols(endian, data, elf::SHT_DYNSYM).ok()?;
    let names = symbols.iter().filter(|symbol| !symbol.is_undefined(endian)).filter_map(|symbol| {
        let name = symbols.symbol_name(endian, symbol).ok()?;
        std::str::from_utf8(name).ok().map(str::to_owned)
    });
    let is_command = |name: &String| {
        name.strip_prefix("vk")
            .is_some_and(|rest| rest.starts_with(|letter: char| letter.is_uppercase()))
    };
    let commands: Vec<String> = names.filter(is_command).collect();
    (!commands.is_empty()).then_some(commands)
}
