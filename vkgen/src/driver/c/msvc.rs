//! MSVC has no weak references: a linker directive names a stub for every command that nobody
//! defines.

use registry::Registry;
use registry::layout::{ILP32, Layouts};
use registry::model::CType;

use super::guard::{Guarded, guard};
use super::{Options, field};
use crate::resolve::{Api, Command};

/// A directive per command of every prefix. On 32-bit x86 a function's name ends in the bytes of
/// its arguments.
pub(super) fn directives(registry: &Registry, api: &Api, options: &Options) -> String {
    let layouts = Layouts::new(registry, ILP32);
    let stub = format!("{}_entrypoint_stub", options.name);
    let mut lines = Guarded::new("");
    for (prefix, table) in options.tables() {
        for command in api.entries(table) {
            let bytes = argument_bytes(&layouts, command);
            let line = format!("ALTERNATE({prefix}_{}, {bytes})", field(command));
            lines.line(guard(api, command), &line, "");
        }
    }
    format!(
        r##"#define DIRECTIVE(function, stub) __pragma(comment(linker, "/alternatename:" function "=" stub))
#if defined(_M_IX86)
#define ALTERNATE(function, bytes) DIRECTIVE("_" #function "@" #bytes, "_{stub}@0")
#elif defined(_M_ARM64EC)
#define ALTERNATE(function, bytes) DIRECTIVE("#" #function, "#{stub}")
#else
#define ALTERNATE(function, bytes) DIRECTIVE(#function, "{stub}")
#endif
{}"##,
        lines.finish()
    )
}

/// The bytes that arguments take on the stack of 32-bit x86: whole words.
fn argument_bytes(layouts: &Layouts<'_>, command: &Command) -> u64 {
    let params = command.signature.params.iter();
    params
        .map(|param| match &param.ty {
            CType::Pointer { .. } | CType::Array { .. } => 4,
            ty @ CType::Named(_) => {
                let size = layouts.of_c_type(ty).map_or(4, |layout| layout.size);
                size.next_multiple_of(4)
            }
        })
        .sum()
}
