//! Errors in the rules, and commands that need a rule and have none.

use std::panic::Location;

use registry::Report;
use registry::model::Position;

use super::doubt::Holder;
use crate::resolve::Command;
use crate::{Found, code};

/// Errors, collected.
#[derive(Debug, Default)]
pub(super) struct Problems {
    report: Report,
    /// The names of commands that need a row and have none.
    without_rows: Vec<String>,
}

impl Problems {
    /// `command` needs a row and has none, because of `why`.
    pub(super) fn uncertain(&mut self, command: &Command, why: &str) {
        self.without_rows.push(command.name.clone());
        self.report.error(
            code::UNCERTAIN,
            command.position.clone(),
            format!(
                "the registry alone does not say how the loader implements {}: {why}",
                command.name
            ),
            "add a row for the command to vkgen/src/rules.rs",
        );
    }

    /// The arguments of `command` lead to `holder`, and no row lists that place for the command.
    pub(super) fn unlisted(&mut self, command: &Command, holder: &Holder<'_>) {
        self.without_rows.push(command.name.clone());
        let Holder { place, what, position } = holder;
        self.report.error(
            code::UNCERTAIN,
            (*position).clone(),
            format!("no row says how the loader treats {place} in {}, {what}", command.name),
            "replace the handle in the loader's code for the command, and list the place and the command in \
             HANDLES of vkgen/src/rules.rs",
        );
    }

    /// The platform that an extension at `position` belongs to has no row.
    pub(super) fn unknown_platform(&mut self, platform: &str, position: &Position) {
        self.report.error(
            code::UNCERTAIN,
            position.clone(),
            format!("no row says which targets have the platform `{platform}`"),
            "add a row for the platform to vkgen/src/rules.rs",
        );
    }

    /// The row at `place` says `what` about `command`, which its signature does not allow.
    pub(super) fn does_not_fit(
        &mut self,
        command: &Command,
        what: &str,
        place: Option<&Location<'_>>,
    ) {
        self.report.error(
            code::DOES_NOT_FIT,
            place.map_or_else(|| command.position.clone(), position),
            format!("{} cannot be `{what}`", command.name),
            "correct the row: it must suit the level, the result, the aliases and the extensions of the command",
        );
    }

    /// The commands that need a row and have none.
    pub(super) fn without_rows(&self) -> &[String] {
        &self.without_rows
    }

    /// # Errors
    ///
    /// The problems, if there are any.
    pub(super) fn none(self) -> Found<()> {
        self.report.finish().map(drop)
    }
}

/// The place of a row as findings have it.
fn position(place: &Location<'_>) -> Position {
    Position { file: place.file().to_owned(), line: place.line(), column: place.column() }
}
