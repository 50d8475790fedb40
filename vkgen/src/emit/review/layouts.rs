//! Emits `snapshots/generated/layouts.txt`: a line per type, so that a header bump shows as a
//! readable diff.

use std::fmt::Write as _;

use registry::Registry;
use registry::layout::{LP64, Layouts};
use registry::model::TypeKind;

use crate::emit::OutputFile;

/// The emitted file, from the workspace's root.
const PATH: &str = "snapshots/generated/layouts.txt";

/// Emits the summary.
pub fn emit(registry: &Registry) -> OutputFile {
    let layouts = Layouts::new(registry, LP64);
    let mut text = String::from("# type: kind, size, alignment (bytes, on 64-bit Unix)\n");
    for ty in &registry.types {
        let layout = match &ty.kind {
            // Neither is a type; the version's macro alone would change each time.
            TypeKind::Include | TypeKind::Define { .. } => continue,
            TypeKind::Alias { target } => {
                // Writing to a String cannot fail.
                let _ = writeln!(text, "{}: alias of {target}", ty.name);
                continue;
            }
            _ => layouts.of(&ty.name),
        };
        let _ = write!(text, "{}: {}", ty.name, ty.kind.word());
        if let Some(layout) = layout {
            let _ = write!(text, ", {}, {}", layout.size, layout.align);
        }
        text.push('\n');
    }
    OutputFile::text(PATH, text)
}
