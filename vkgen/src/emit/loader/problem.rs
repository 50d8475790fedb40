//! Errors in the rules, and commands that need a rule and have none.

use std::panic::Location;

use registry::model::Position;
use registry::{Diagnostic, Report};

use super::doubt::Holder;
use crate::code;
use crate::resolve::Command;
use crate::rules::position;

/// The treatment of a row whose name the registry lacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum UnknownNames {
    /// An error: the name is misspelt, or the registry no longer has the name.
    Refused,
    /// No error: the registry is older than the rules, and the name is newer than the registry.
    Ignored,
}

/// Errors, collected.
#[derive(Debug)]
pub(super) struct Problems {
    report: Report,
    unknown_names: UnknownNames,
    /// The names of commands that need a row and have none.
    without_rows: Vec<String>,
}

impl Problems {
    /// No error yet.
    pub(super) fn new(unknown_names: UnknownNames) -> Problems {
        Problems { report: Report::default(), unknown_names, without_rows: Vec::new() }
    }

    /// A row at `place` names `name`, and the registry has no such `what`.
    pub(super) fn names_nothing(&mut self, place: &Location<'_>, what: &str, name: &str) {
        if self.unknown_names == UnknownNames::Ignored {
            return;
        }
        self.report.error(
            code::NAMES_NOTHING,
            position(place),
            format!("the registry has no {what} {name}"),
            "remove the name from the row, or correct its spelling",
        );
    }

    /// The row at `place` changes nothing, because of `why`.
    pub(super) fn changes_nothing(&mut self, place: &Location<'_>, why: &str) {
        self.report.error(
            code::CHANGES_NOTHING,
            position(place),
            format!("this row is not needed: {why}"),
            "remove the row",
        );
    }

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

    /// The arguments of `command` lead to `holder`, and no row lists that structure for the command.
    pub(super) fn unlisted(&mut self, command: &Command, holder: &Holder<'_>) {
        self.without_rows.push(command.name.clone());
        let Holder { structure, what, position } = holder;
        self.report.error(
            code::UNCERTAIN,
            (*position).clone(),
            format!("no row says how the loader treats {structure} in {}: {what}", command.name),
            "replace the handle in the loader's code for the command, and list structure and command in \
             HANDLES of vkgen/src/rules.rs",
        );
    }

    /// A row at `place` lists `structure` for `command`, whose arguments do not lead there.
    pub(super) fn leads_nowhere(
        &mut self,
        place: &Location<'_>,
        command: &Command,
        structure: &str,
    ) {
        if self.unknown_names == UnknownNames::Refused {
            let why = format!("{} does not lead to a handle in {structure}", command.name);
            self.changes_nothing(place, &why);
        }
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
            "correct the row: it must suit the level, the result and the aliases of the command",
        );
    }

    /// The commands that need a row and have none.
    pub(super) fn without_rows(&self) -> &[String] {
        &self.without_rows
    }

    /// # Errors
    ///
    /// The problems, if there are any.
    pub(super) fn none(self) -> Result<(), Vec<Diagnostic>> {
        self.report.finish().map(drop)
    }
}
