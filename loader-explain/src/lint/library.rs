//! Faults of the libraries that a manifest names: those for which the loader would refuse the library, and
//! commands that another library can replace. No code of a library runs.

use std::ffi::OsStr;
use std::os::unix::ffi::OsStrExt as _;
use std::path::Path;

use loader_discovery::event::Why;
use loader_discovery::manifest::resolve_library;
use loader_discovery::system::Platform;
use loader_runtime::probe;
use object::elf::{DF_SYMBOLIC, DT_FLAGS, DT_SYMBOLIC};
use object::read::NativeFile;
use object::read::elf::Dynamic;
use object::{Object as _, ObjectSymbol as _};

use super::finding::code;
use super::{Findings, Severity};
use crate::fact::text;

/// A code, a severity, a message and a help.
type Fault = (String, Severity, String, String);

impl Findings<'_> {
    /// Adds the findings of this module.
    pub(super) fn check_libraries(&mut self) {
        for (start, value) in self.positions.library_paths() {
            let Some(given) = value.as_string_lit() else { continue };
            let given = given.value.as_bytes();
            let library = resolve_library(Platform::HOST, self.path.as_bytes(), given);
            let library = library.unwrap_or_default();
            // The dynamic linker searches for a name without a folder.
            if library.contains(&b'/') {
                for (code, severity, message, help) in faults(&library, self.path) {
                    self.add(start, severity, &code, message, &help);
                }
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
    if let Some(fault) = probe::fault_of_library(library, manifest.as_bytes()) {
        let code = code("library", fault.name);
        let finding =
            |why: Why| (code, Severity::Error, format!("the manifest {}", why.reason), why.cure);
        return fault.why.map(finding).into_iter().collect();
    }
    let data = std::fs::read(path).unwrap_or_default();
    let Ok(file) = NativeFile::parse(&*data) else { return Vec::new() };
    let library = text(library);
    let loose = if is_preemptible(&file) { without_bsymbolic(&library, &file) } else { None };
    loose.into_iter().chain(without_entry(&library, &file)).collect()
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
