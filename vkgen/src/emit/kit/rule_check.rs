//! Reports the rows of [`super::rules`] that name nothing: a misspelt name, or a name that the
//! registry no longer has, would change the rows of the kit without a message.

use std::panic::Location;

use registry::{Diagnostic, Registry, Report};

use super::rules::{self, Rule};
use crate::code;
use crate::resolve::Api;
use crate::rules::position;

/// Checks every row.
///
/// # Errors
///
/// A row names a structure, command, member or parameter that there is not (G301).
pub(super) fn check(registry: &Registry, api: &Api) -> Result<(), Vec<Diagnostic>> {
    let mut check = Check { registry, api, report: Report::default() };
    check.rules(rules::IGNORED, |ignored| vec![ignored.sibling]);
    check.rules(rules::LEFT, |()| Vec::new());
    check.rules(rules::NESTED, |nested| vec![nested.array]);
    check.rules(rules::NEWER, |_| Vec::new());
    for rule in rules::NEWER {
        check.members(rule.place, rule.says.0, &[]);
    }
    check.rules(rules::NO_PAIRS, |()| Vec::new());
    check.rules(rules::VALUES, |_| Vec::new());
    check.rules(rules::ENDS, |()| Vec::new());
    check.report.finish().map(drop)
}

struct Check<'a> {
    registry: &'a Registry,
    api: &'a Api,
    report: Report,
}

impl<'a> Check<'a> {
    /// Checks a table. `others` gives the members that a row names besides the row's own members.
    fn rules<T>(&mut self, table: &[Rule<T>], others: impl Fn(&T) -> Vec<&'static str>) {
        for rule in table {
            let members: Vec<&str> =
                rule.members.iter().copied().chain(others(&rule.says)).collect();
            self.members(rule.place, rule.owner, &members);
        }
    }

    fn members(&mut self, place: &Location<'_>, owner: &str, members: &[&str]) {
        let Some(names) = self.names(owner) else {
            return self.names_nothing(place, format!("the registry has no {owner}"));
        };
        for member in members.iter().filter(|member| !names.contains(member)) {
            self.names_nothing(place, format!("{owner} has no {member}"));
        }
    }

    /// The names of a structure's members or of a command's parameters.
    fn names(&self, owner: &str) -> Option<Vec<&'a str>> {
        if let Some(ty) = self.registry.ty(owner) {
            return Some(ty.kind.members().iter().map(|one| &*one.name).collect());
        }
        let command = self.api.commands.iter().find(|command| command.name == owner)?;
        Some(command.signature.params.iter().map(|one| &*one.name).collect())
    }

    fn names_nothing(&mut self, place: &Location<'_>, message: String) {
        let help = "remove the name from the row, or correct its spelling";
        self.report.error(code::NAMES_NOTHING, position(place), message, help);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::emit::kit::rules::rule;
    use crate::registries::KIT;
    use crate::resolve::resolve;

    /// What is said about the miniature, and the places in this file.
    fn findings<T>(table: &[Rule<T>], others: impl Fn(&T) -> Vec<&'static str>) -> Vec<Diagnostic> {
        let registry = KIT.with(&[]);
        let api = resolve(&registry).expect("the miniature is resolved").api;
        let mut check = Check { registry: &registry, api: &api, report: Report::default() };
        check.rules(table, others);
        check.report.finish().err().unwrap_or_default()
    }

    #[test]
    fn a_row_that_names_nothing_is_reported_with_its_place() {
        let table = [
            rule("VkGone", &["pNext"], "pNext"),
            rule("VkBufferCopy", &["size", "gone"], "sibling"),
            rule("vkGone", &[], "device"),
            rule("vkCreateBuffer", &["pCreateInfo", "gone"], "device"),
        ];
        let found = findings(&table, |other| vec![other]);
        let said: Vec<_> = found.iter().map(|one| (one.code, &*one.message)).collect();
        assert_eq!(
            said,
            [
                ("G301", "the registry has no VkGone"),
                ("G301", "VkBufferCopy has no gone"),
                ("G301", "VkBufferCopy has no sibling"),
                ("G301", "the registry has no vkGone"),
                ("G301", "vkCreateBuffer has no gone"),
            ]
        );
        assert!(found[0].position.file.ends_with("rule_check.rs"));
        assert_eq!(found[0].position.line, table[0].place.line());
        assert_eq!(found[4].position.line, table[3].place.line());
    }

    #[test]
    fn a_row_whose_names_are_there_is_not_reported() {
        let table = [
            rule("VkBufferCopy", &["size"], ()),
            rule("VkSource", &["buffer"], ()),
            rule("vkCreateBuffer", &["pCreateInfo"], ()),
        ];
        assert_eq!(findings(&table, |()| Vec::new()), []);
    }

    /// The miniature is older than the pinned registry and has none of the names, and is emitted
    /// nevertheless.
    #[test]
    fn rows_are_reported_of_the_pinned_registry_and_newer_ones() {
        let older = KIT.with(&[]);
        let version = r#"name="VK_VERSION_1_0" number="1.0""#;
        let newer = KIT.with(&[(version, r#"name="VK_VERSION_1_9" number="1.9""#)]);
        let emit = |registry: &Registry| {
            let api = resolve(registry).expect("the miniature is resolved").api;
            crate::emit::kit::emit(registry, &api)
        };
        assert!(emit(&older).is_ok());
        let found = emit(&newer).expect_err("rules name what the miniature lacks");
        assert!(found.iter().all(|one| one.code == "G301"));
        assert!(
            found.iter().any(|one| one.message == "the registry has no VkSwapchainCreateInfoKHR")
        );
    }
}
