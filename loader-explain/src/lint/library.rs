//! Faults of the libraries that a manifest names, read from the file without opening it.

use std::path::Path;

use jsonc_parser::common::Ranged as _;
use loader_discovery::manifest::resolve_library;
use object::elf::{DF_SYMBOLIC, DT_FLAGS, DT_SYMBOLIC, FileHeader64};
use object::read::elf::{Dyn as _, FileHeader as _, Sym as _};
use object::{Endianness, elf};

use super::position::Positions;
use super::{Finding, Severity};
use crate::fact::text;

/// The findings of this module.
pub(super) fn findings(path: &str, positions: &Positions<'_>) -> Vec<Finding> {
    let mut found = Vec::new();
    for parent in ["ICD", "layer"] {
        let Some(member) = positions.find(&[parent, "library_path"]) else { continue };
        let Some(given) = member.value.as_string_lit() else { continue };
        let library = text(&resolve_library(path.as_bytes(), given.value.as_bytes()));
        if let Some(commands) = preemptible(Path::new(&library)) {
            let place = positions.line_and_column(member.range().start);
            found.push(finding(path, place, &library, &commands));
        }
    }
    found
}

fn finding(path: &str, place: (usize, usize), library: &str, commands: &[String]) -> Finding {
    let message = format!(
        "{library} exports {} Vulkan commands, such as {}, and was not linked with -Bsymbolic",
        commands.len(),
        commands.first().map(String::as_str).unwrap_or_default()
    );
    let help = "calls inside the library can reach the loader's commands instead: link with \
                -Wl,-Bsymbolic, or hide the commands";
    Finding::own(path, place, Severity::Warning, "library-without-bsymbolic", message, help)
}

/// The exported Vulkan commands of a library whose own calls can be bound to another library.
fn preemptible(library: &Path) -> Option<Vec<String>> {
    let data = std::fs::read(library).ok()?;
    let header = FileHeader64::<Endianness>::parse(data.as_slice()).ok()?;
    let endian = header.endian().ok()?;
    let sections = header.sections(endian, data.as_slice()).ok()?;
    let (dynamic, _) = sections.dynamic(endian, data.as_slice()).ok()??;
    let is_symbolic = dynamic.iter().any(|entry| {
        let (tag, value) = (entry.tag(endian), entry.d_val(endian));
        tag == DT_SYMBOLIC || tag == DT_FLAGS && value & DF_SYMBOLIC.0 != 0
    });
    if is_symbolic {
        return None;
    }
    let symbols = sections.symbols(endian, data.as_slice(), elf::SHT_DYNSYM).ok()?;
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
