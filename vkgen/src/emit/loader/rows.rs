//! The rows of the rules as they apply to a registry. Names that the registry lacks have no effect.

use std::collections::BTreeSet;

use registry::model::ExtensionKind;

use super::classify::Classifier;
use crate::names;
use crate::resolve::{Command, Extension};
use crate::rules::{Row, Targets};

impl<'a> Classifier<'a, '_> {
    /// The places that rows list for `command`, with a handle that the loader replaces.
    pub(super) fn handles(&self, command: &Command) -> impl Iterator<Item = &'static str> {
        let rows = self.rules.handles.iter();
        rows.filter(|row| row.names.contains(&&*command.name)).map(|row| row.says)
    }

    /// The extension that gates `command` by a row.
    pub(super) fn gate_by_row(&self, command: &Command) -> Option<&'a Extension> {
        self.api.extension(Row::about(self.rules.gates, &command.name)?.says)
    }

    /// The targets on which there is code for the commands of `extension`; none: all of them.
    pub(super) fn code_targets(&self, extension: &Extension) -> Option<Targets> {
        if self.rules.absent.contains(&&*extension.name) {
            return Some(Targets::None);
        }
        let row = Row::about(self.rules.platforms, extension.platform.as_deref()?);
        Some(row.map_or(Targets::None, |row| row.says))
    }

    /// Reports the platforms without a row, each once.
    pub(super) fn check_platforms(&mut self) {
        let rows = self.rules.platforms.iter();
        let mut known: BTreeSet<&str> = rows.flat_map(|row| row.names).copied().collect();
        for extension in &self.api.registry.extensions {
            if let Some(platform) = &extension.platform
                && known.insert(platform)
            {
                self.problems.unknown_platform(platform, &extension.position);
            }
        }
    }

    /// The instance extensions that the loader knows on some target: first Khronos's, then the
    /// others, each by number (drivers.md H.4).
    pub(super) fn instance_extensions(&self) -> Vec<(&'a Extension, Option<Targets>)> {
        let mut known = self.targets(|one| one.kind == ExtensionKind::Instance);
        known.retain(|(_, targets)| *targets != Some(Targets::None));
        known.sort_by_key(|(one, _)| (names::author(&one.name) != "KHR", one.number));
        known
    }

    /// The extensions of window systems, with the targets that have them.
    pub(super) fn window_systems(&self) -> Vec<(&'a Extension, Option<Targets>)> {
        self.targets(|one| self.rules.window_systems.contains(&&*one.name))
    }

    /// The extensions that are `wanted`, with the targets that have them.
    fn targets(
        &self,
        wanted: impl Fn(&Extension) -> bool,
    ) -> Vec<(&'a Extension, Option<Targets>)> {
        let wanted = self.api.registry.extensions.iter().filter(|one| wanted(one));
        wanted.map(|one| (one, self.code_targets(one))).collect()
    }
}
