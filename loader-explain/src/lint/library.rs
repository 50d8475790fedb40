//! Faults of the libraries that a manifest names: those for which the loader would refuse the library, and
//! commands that another library can replace. No code of a library runs.

use std::ffi::OsStr;
use std::os::unix::ffi::OsStrExt as _;
use std::path::Path;
use std::process::Command;

use loader_discovery::event::Why;
use loader_discovery::manifest::resolve_library;
use loader_discovery::system::Platform;
use loader_runtime::tools;
use object::elf::{DF_SYMBOLIC, DT_FLAGS, DT_SYMBOLIC};
use object::read::NativeFile;
use object::read::elf::Dynamic;
use object::{Object as _, ObjectSection as _, ObjectSymbol as _};

use super::finding::code;
use super::{Findings, Severity};
use crate::fact::text;

/// A code, a severity, a message and a help.
type Fault = (String, Severity, String, String);

impl Findings<'_> {
    /// Adds the findings of this module.
    pub(super) fn check_libraries(&mut self) {
        for (start, value) in self.positions.library_paths() {
            let Some(given) = value.as_str().map(str::as_bytes) else { continue };
            let library = resolve_library(Platform::HOST, self.path.as_bytes(), given);
            let library = library.unwrap_or_default();
            // The dynamic linker searches for a name without a folder.
            let faults = match library.contains(&b'/') {
                true => faults(&library, self.path),
                false => faults_of_linking(&library),
            };
            for (code, severity, message, help) in faults {
                self.add(start, severity, &code, message, &help);
            }
        }
    }
}

/// The faults of a library. A file that does not exist has a finding of its own.
fn faults(library: &[u8], manifest: &str) -> Vec<Fault> {
    let path = Path::new(OsStr::from_bytes(library));
    if !path.exists() {
        return Vec::new();
    }
    if let Some(fault) = tools::fault_of_library(library, manifest.as_bytes()) {
        let code = code("library", fault.name);
        let finding =
            |why: Why| (code, Severity::Error, format!("the manifest {}", why.reason), why.cure);
        return fault.why.map(finding).into_iter().collect();
    }
    let data = std::fs::read(path).unwrap_or_default();
    let Ok(file) = NativeFile::parse(&*data) else { return Vec::new() };
    let library = text(library);
    let loose = if is_preemptible(&file) { without_bsymbolic(&library, &file) } else { None };
    let unlinked = faults_of_linking(path.as_os_str().as_bytes());
    unlinked.into_iter().chain(loose).chain(without_entry(&library, &file)).collect()
}

/// What the dynamic linker says against a library, as `ldd -r` asks it: no code of the library runs. Symbols that
/// only a call needs are warnings, unless the library wants them bound at once.
fn faults_of_linking(library: &[u8]) -> Vec<Fault> {
    let help = "install the library in a version that fits the libraries that it needs";
    let (found, at_once) = (lines_of_linker(library, false), lines_of_linker(library, true));
    let late = at_once.iter().filter(|line| !found.contains(line));
    let errors = found.iter().map(|line| (line, Severity::Error));
    let all = errors.chain(late.map(|line| (line, Severity::Warning)));
    let finding = |(line, severity): (&String, _)| {
        ("library-refused".to_owned(), severity, line.clone(), help.to_owned())
    };
    all.map(finding).collect()
}

/// The lines of the dynamic linker about a library that lacks something. None where the linker is not that of the GNU C
/// library, which alone can be asked like this.
fn lines_of_linker(library: &[u8], at_once: bool) -> Vec<String> {
    let own = std::fs::read("/proc/self/exe").unwrap_or_default();
    let own = NativeFile::parse(&*own).ok();
    let name = own.as_ref().and_then(|own| own.section_by_name_bytes(b".interp")?.data().ok());
    let linker =
        name.map(|name| Path::new(OsStr::from_bytes(name.strip_suffix(&[0]).unwrap_or(name))));
    let is_gnu = |path: &&Path| {
        path.file_name().is_some_and(|name| name.as_bytes().starts_with(b"ld-linux"))
    };
    let Some(linker) = linker.filter(is_gnu).filter(|_| !library.starts_with(b"-")) else {
        return Vec::new();
    };
    let mut command = Command::new(linker);
    command
        .arg(OsStr::from_bytes(library))
        .env("LD_TRACE_LOADED_OBJECTS", "1")
        .env("LD_WARN", "yes");
    if at_once {
        command.env("LD_BIND_NOW", "1");
    }
    let Ok(output) = command.output() else { return Vec::new() };
    let lines = String::from_utf8_lossy(&output.stderr).into_owned();
    // These words are no translation. Other lines of a library that can be opened are remarks about versions.
    let counts = |line: &&str| !output.status.success() || line.starts_with("undefined symbol");
    lines.lines().filter(counts).map(|line| line.replace('\t', " ")).collect()
}

/// Whether calls inside the library can be bound to another library.
fn is_preemptible(file: &NativeFile<'_>) -> bool {
    let is_symbolic = |entry: Dynamic| {
        entry.tag == DT_SYMBOLIC || entry.tag == DT_FLAGS && entry.val & DF_SYMBOLIC.0 != 0
    };
    let table = file.elf_dynamic_table().unwrap_or_default();
    !table.is_empty() && !table.iter().any(is_symbolic)
}

/// The functions by which the loader finds the others of a driver or layer.
const ENTRIES: [&[u8]; 4] = [
    b"vk_icdGetInstanceProcAddr",
    b"vk_icdNegotiateLoaderICDInterfaceVersion",
    b"vkNegotiateLoaderLayerInterfaceVersion",
    b"vkGetInstanceProcAddr",
];

/// A manifest can name functions of its own for a layer, so that their absence is no error.
fn without_entry(library: &str, file: &NativeFile<'_>) -> Option<Fault> {
    let mut exports = file.dynamic_symbols().filter(|symbol| symbol.is_definition());
    if exports.any(|export| export.name_bytes().is_ok_and(|name| ENTRIES.contains(&name))) {
        return None;
    }
    let message = format!("{library} exports no function by which a loader finds the others");
    let help = "export vk_icdGetInstanceProcAddr from a driver, and \
                vkNegotiateLoaderLayerInterfaceVersion from a layer";
    Some(("library-without-entry".to_owned(), Severity::Warning, message, help.to_owned()))
}

/// The fault of a preemptible library that exports Vulkan commands.
fn without_bsymbolic(library: &str, file: &NativeFile<'_>) -> Option<Fault> {
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
    Some(("library-without-bsymbolic".to_owned(), Severity::Warning, message, help.to_owned()))
}
