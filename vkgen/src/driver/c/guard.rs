//! The condition under which the Vulkan headers declare a command.

use super::Driver;
use crate::resolve::{Command, Extension};

impl Driver<'_> {
    /// The condition for `#if`; none if every header declares the command.
    pub(super) fn guard(&self, command: &Command) -> Option<String> {
        let newer = self.headers.command(&command.name).is_none().then(|| {
            // The header version never restarts, so it orders all headers, and it is the only one of
            // their version macros that the preprocessor can compare: the others contain casts.
            format!("VK_HEADER_VERSION >= {}", self.api.registry.header_version)
        });
        let conditions: Vec<String> = newer.into_iter().chain(self.optional(command)).collect();
        (!conditions.is_empty()).then(|| conditions.join(" && "))
    }

    /// The macros of a command's extensions, if only headers of platforms or of provisional
    /// extensions declare the command: not every program includes those.
    fn optional(&self, command: &Command) -> Option<String> {
        let by = command
            .extensions
            .iter()
            .filter_map(|by| self.api.registry.extensions.get(by.extension));
        let known: Vec<(&Extension, Option<&Extension>)> =
            by.map(|extension| (extension, self.in_oldest(extension))).collect();
        let is_optional = |one: &Extension| one.platform.is_some() || one.provisional;
        let declares = |(new, old): &(&Extension, Option<&Extension>)| {
            let certain = old.is_some() || self.headers.command(&command.name).is_none();
            certain && !is_optional(new) && !old.is_some_and(is_optional)
        };
        if command.core_version.is_some() || known.iter().any(declares) {
            return None;
        }
        let macros = known.iter().map(|(extension, _)| format!("defined({})", extension.name));
        match macros.collect::<Vec<String>>().as_slice() {
            [one] => Some(one.clone()),
            several => Some(format!("({})", several.join(" || "))),
        }
    }

    fn in_oldest(&self, extension: &Extension) -> Option<&Extension> {
        self.headers.extensions.iter().find(|one| one.name == extension.name)
    }
}

/// A line that a condition may be for.
pub(super) struct Line {
    pub(super) condition: Option<String>,
    pub(super) text: String,
    /// The line for when the condition does not hold; empty for none.
    pub(super) otherwise: String,
}

/// The lines under their conditions. Neighbouring lines with the same condition share one `#if`.
pub(super) fn guarded(indent: &str, lines: impl Iterator<Item = Line>) -> String {
    let lines: Vec<Line> = lines.collect();
    let runs = lines.chunk_by(|line, next| line.condition == next.condition);
    let texts = runs.map(|run| {
        let indented = |text: &str| format!("{indent}{text}\n");
        let text: String = run.iter().map(|line| indented(&line.text)).collect();
        let others = run.iter().filter(|line| !line.otherwise.is_empty());
        let others: String = others.map(|line| indented(&line.otherwise)).collect();
        match &run[0].condition {
            None => text,
            Some(condition) if others.is_empty() => format!("#if {condition}\n{text}#endif\n"),
            Some(condition) => format!("#if {condition}\n{text}#else\n{others}#endif\n"),
        }
    });
    texts.collect()
}
