//! What is wrong with the rules or with a command that they do not cover.

use std::panic::Location;

use registry::Diagnostic;
use registry::model::Position;

use crate::resolve::Command;

/// A row names a command, extension or platform that the registry does not have.
const NAMES_NOTHING: &str = "G301";
/// A row says what holds without it.
const CHANGES_NOTHING: &str = "G302";
/// A command or platform that the registry alone does not class.
const UNCERTAIN: &str = "G303";
/// A row asks for what the command cannot have.
const DOES_NOT_FIT: &str = "G304";

/// What becomes of a row that names what the registry does not have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum UnknownNames {
    /// It is an error: the name is misspelt, or the row outlived it.
    Refused,
    /// Nothing: the registry is older than the rules, and the name is not there yet.
    Ignored,
}

/// Errors, collected.
#[derive(Debug)]
pub(super) struct Problems {
    findings: Vec<Diagnostic>,
    unknown_names: UnknownNames,
}

impl Problems {
    /// No error yet.
    pub(super) fn new(unknown_names: UnknownNames) -> Problems {
        Problems { findings: Vec::new(), unknown_names }
    }

    /// A row at `place` names `name`, which is not a `what` of the registry.
    pub(super) fn names_nothing(&mut self, place: &Location<'_>, what: &str, name: &str) {
        if self.unknown_names == UnknownNames::Ignored {
            return;
        }
        self.push(
            NAMES_NOTHING,
            format!("the registry has no {what} {name}"),
            position(place),
            "remove it from the row, or correct its spelling",
        );
    }

    /// The row at `place` changes nothing, because of `why`.
    pub(super) fn changes_nothing(&mut self, place: &Location<'_>, why: &str) {
        self.push(
            CHANGES_NOTHING,
            format!("this row is not needed: {why}"),
            position(place),
            "remove it",
        );
    }

    /// `command` needs a row and has none, because of `why`.
    pub(super) fn uncertain(&mut self, command: &Command, why: &str) {
        self.push(
            UNCERTAIN,
            format!("the loader's part in {} is not certain: {why}", command.name),
            command.position.clone(),
            "add a row about it to vkgen/src/rules.rs",
        );
    }

    /// The platform that an extension at `position` belongs to has no row.
    pub(super) fn unknown_platform(&mut self, platform: &str, position: &Position) {
        self.push(
            UNCERTAIN,
            format!("no row says which targets have the platform {platform}"),
            position.clone(),
            "add a row about it to vkgen/src/rules.rs",
        );
    }

    /// The row at `place` says `what` about `command`, which its signature does not allow.
    pub(super) fn does_not_fit(
        &mut self,
        command: &Command,
        what: &str,
        place: Option<&Location<'_>>,
    ) {
        self.push(
            DOES_NOT_FIT,
            format!("{} cannot be {what}", command.name),
            place.map_or_else(|| command.position.clone(), position),
            "look at its level, its result and its aliases, and correct the row",
        );
    }

    /// # Errors
    ///
    /// The problems, if there are any.
    pub(super) fn none(self) -> Result<(), Vec<Diagnostic>> {
        if self.findings.is_empty() { Ok(()) } else { Err(self.findings) }
    }

    fn push(&mut self, code: &'static str, message: String, position: Position, help: &str) {
        let finding = Diagnostic::error(code, &position, message, help);
        self.findings.push(finding);
    }
}

fn position(place: &Location<'_>) -> Position {
    Position { file: place.file().to_owned(), line: place.line(), column: place.column() }
}
