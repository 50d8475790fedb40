//! The rows of the rules, looked up in the registry. Each row must name something in the registry,
//! and have an effect.

use std::collections::{BTreeMap, BTreeSet};
use std::panic::Location;

use registry::model::ExtensionKind;

use super::problem::Problems;
use crate::resolve::{Api, Command, Extension};
use crate::rules::{CommandRule, HandleRule, Rules, Targets};

/// The rows by what they are about.
#[derive(Debug)]
pub(super) struct Rows<'a, 'r> {
    api: &'a Api,
    commands: BTreeMap<&'a str, &'r CommandRule>,
    handles: BTreeMap<(&'a str, &'r str), &'r HandleRule>,
    gates: BTreeMap<&'a str, &'a Extension>,
    device_terminators: BTreeMap<&'a str, Vec<&'a Extension>>,
    exported: BTreeSet<&'a str>,
    absent: BTreeSet<&'a str>,
    window_systems: BTreeSet<&'a str>,
    platforms: BTreeMap<&'a str, Targets>,
}

impl<'a, 'r> Rows<'a, 'r> {
    /// Looks every row up.
    pub(super) fn read(
        api: &'a Api,
        rules: &'r Rules<'r>,
        problems: &mut Problems,
    ) -> Rows<'a, 'r> {
        let platforms = platforms(api, rules, problems);
        let lookup = Lookup { api, problems };
        lookup.rows(rules, platforms)
    }

    /// The row about `command`.
    pub(super) fn command(&self, command: &Command) -> Option<&'r CommandRule> {
        self.commands.get(command.name.as_str()).copied()
    }

    /// The rows that list structures for `command`, by structure.
    pub(super) fn handles(&self, command: &Command) -> Vec<(&'r str, &'r HandleRule)> {
        let name = command.name.as_str();
        let rows = self.handles.iter().filter(|((command, _), _)| *command == name);
        rows.map(|((_, structure), rule)| (*structure, *rule)).collect()
    }

    /// The extension that gates `command` by a row.
    pub(super) fn gate(&self, command: &Command) -> Option<&'a Extension> {
        self.gates.get(command.name.as_str()).copied()
    }

    /// The extensions of which one must be enabled for the terminator of the device command
    /// `command`.
    pub(super) fn device_terminator(&self, command: &Command) -> Option<Vec<&'a Extension>> {
        self.device_terminators.get(command.name.as_str()).cloned()
    }

    /// The commands of `extension` are exported.
    pub(super) fn exports(&self, extension: &Extension) -> bool {
        self.exported.contains(extension.name.as_str())
    }

    /// The targets on which there is code for the commands of `extension`; none: all of them.
    pub(super) fn code_targets(&self, extension: &Extension) -> Option<Targets> {
        if self.absent.contains(extension.name.as_str()) {
            return Some(Targets::None);
        }
        let platform = extension.platform.as_deref()?;
        Some(self.platforms.get(platform).copied().unwrap_or(Targets::None))
    }

    /// The instance extensions that the loader knows on some target: first Khronos's, then the
    /// others, each by number (drivers.md H.4).
    pub(super) fn instance_extensions(&self) -> Vec<(&'a Extension, Option<Targets>)> {
        let mut known: Vec<_> = self
            .api
            .extensions
            .iter()
            .filter(|extension| extension.kind == ExtensionKind::Instance)
            .map(|extension| (extension, self.code_targets(extension)))
            .filter(|(_, targets)| *targets != Some(Targets::None))
            .collect();
        known.sort_by_key(|(e, _)| (!e.name.starts_with("VK_KHR_"), e.number));
        known
    }

    /// The extensions of window systems, with the targets that have them.
    pub(super) fn window_systems(&self) -> Vec<(&'a Extension, Option<Targets>)> {
        self.api
            .extensions
            .iter()
            .filter(|extension| self.window_systems.contains(extension.name.as_str()))
            .map(|extension| (extension, self.code_targets(extension)))
            .collect()
    }
}

/// The targets of every platform that an extension belongs to.
fn platforms<'a>(
    api: &'a Api,
    rules: &Rules<'_>,
    problems: &mut Problems,
) -> BTreeMap<&'a str, Targets> {
    let mut platforms = BTreeMap::new();
    for extension in &api.extensions {
        let Some(platform) = extension.platform.as_deref() else {
            continue;
        };
        if platforms.contains_key(platform) {
            continue;
        }
        let row = rules.platforms.iter().find(|row| row.platform == platform);
        if row.is_none() {
            problems.unknown_platform(platform, &extension.position);
        }
        platforms.insert(platform, row.map_or(Targets::None, |row| row.targets));
    }
    for row in rules.platforms {
        if !platforms.contains_key(row.platform) {
            problems.names_nothing(row.place, "extension of the platform", row.platform);
        }
    }
    platforms
}

/// Looks names up and collects the problems.
struct Lookup<'a, 'p> {
    api: &'a Api,
    problems: &'p mut Problems,
}

impl<'a> Lookup<'a, '_> {
    fn rows<'r>(
        mut self,
        rules: &'r Rules<'r>,
        platforms: BTreeMap<&'a str, Targets>,
    ) -> Rows<'a, 'r> {
        let mut rows = Rows {
            api: self.api,
            commands: self.commands(rules),
            handles: self.handles(rules),
            gates: self.gates(rules),
            device_terminators: self.device_terminators(rules),
            exported: BTreeSet::new(),
            absent: BTreeSet::new(),
            window_systems: BTreeSet::new(),
            platforms,
        };
        self.extensions(rules, &mut rows);
        rows
    }

    fn commands<'r>(&mut self, rules: &'r Rules<'r>) -> BTreeMap<&'a str, &'r CommandRule> {
        let mut commands = BTreeMap::new();
        for rule in rules.commands {
            for command in self.all_commands(rule.commands, rule.place) {
                if commands.insert(command.name.as_str(), rule).is_some() {
                    let why = format!("{} has another row", command.name);
                    self.problems.changes_nothing(rule.place, &why);
                }
            }
        }
        commands
    }

    fn handles<'r>(
        &mut self,
        rules: &'r Rules<'r>,
    ) -> BTreeMap<(&'a str, &'r str), &'r HandleRule> {
        let mut handles = BTreeMap::new();
        for rule in rules.handles {
            for command in self.all_commands(rule.commands, rule.place) {
                if handles.insert((command.name.as_str(), rule.structure), rule).is_some() {
                    let why = format!("{} has another row for {}", rule.structure, command.name);
                    self.problems.changes_nothing(rule.place, &why);
                }
            }
        }
        handles
    }

    fn gates(&mut self, rules: &Rules<'_>) -> BTreeMap<&'a str, &'a Extension> {
        let mut gates = BTreeMap::new();
        for rule in rules.gates {
            let Some(extension) = self.extension(rule.extension, rule.place) else {
                continue;
            };
            for command in self.all_commands(rule.commands, rule.place) {
                let by_itself = extension.kind == ExtensionKind::Instance
                    && self.api.is_first(command, extension);
                if by_itself || gates.insert(command.name.as_str(), extension).is_some() {
                    let why = format!("{} gates {} without the row", extension.name, command.name);
                    self.problems.changes_nothing(rule.place, &why);
                }
            }
        }
        gates
    }

    fn device_terminators(&mut self, rules: &Rules<'_>) -> BTreeMap<&'a str, Vec<&'a Extension>> {
        let mut conditions = BTreeMap::new();
        for rule in rules.device_terminators {
            let extensions: Vec<_> = rule
                .extensions
                .iter()
                .filter_map(|name| self.extension(name, rule.place))
                .collect();
            for command in self.all_commands(rule.commands, rule.place) {
                conditions.insert(command.name.as_str(), extensions.clone());
            }
        }
        conditions
    }

    fn extensions(&mut self, rules: &Rules<'_>, rows: &mut Rows<'a, '_>) {
        for rule in rules.absent {
            let Some(extension) = self.extension(rule.extension, rule.place) else {
                continue;
            };
            if rows.code_targets(extension) == Some(Targets::None) {
                let why = format!("no target has {} without the row", rule.extension);
                self.problems.changes_nothing(rule.place, &why);
            }
            self.brings_commands(extension, rule.place);
            rows.absent.insert(&extension.name);
        }
        for rule in rules.exported {
            let Some(extension) = self.extension(rule.extension, rule.place) else {
                continue;
            };
            self.brings_commands(extension, rule.place);
            rows.exported.insert(&extension.name);
        }
        for rule in rules.window_systems {
            if let Some(extension) = self.extension(rule.extension, rule.place) {
                rows.window_systems.insert(&extension.name);
            }
        }
    }

    /// Reports a row about the commands of an extension that classifies no command.
    fn brings_commands(&mut self, extension: &Extension, place: &Location<'_>) {
        let api = self.api;
        let mut firsts = api.commands.iter().filter_map(|c| api.first_extension(c));
        if !firsts.any(|first| first.name == extension.name) {
            let why = format!("{} is the first extension of no command", extension.name);
            self.problems.changes_nothing(place, &why);
        }
    }

    fn all_commands(&mut self, names: &[&str], place: &Location<'_>) -> Vec<&'a Command> {
        let api = self.api;
        let mut found = Vec::new();
        for name in names {
            match api.command(name) {
                Some(command) => found.push(command),
                None => self.problems.names_nothing(place, "command", name),
            }
        }
        found
    }

    fn extension(&mut self, name: &str, place: &Location<'_>) -> Option<&'a Extension> {
        let extension = self.api.extension(name);
        if extension.is_none() {
            self.problems.names_nothing(place, "extension", name);
        }
        extension
    }
}
