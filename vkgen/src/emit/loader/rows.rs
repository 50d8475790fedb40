//! The rows of the rules as they apply to a registry. Names that the registry lacks have no effect.

use registry::model::ExtensionKind;

use super::problem::Problems;
use crate::names;
use crate::resolve::{Api, Command, Extension};
use crate::rules::{Row, Rules, Targets};

/// The rules, and the registry that they are looked up for.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rows<'a, 'r> {
    pub(super) api: &'a Api,
    pub(super) rules: &'r Rules<'r>,
}

impl<'a> Rows<'a, '_> {
    /// The places that rows list for `command`, with a handle that the loader replaces.
    pub(super) fn handles(&self, command: &Command) -> impl Iterator<Item = &'static str> {
        let rows = self.rules.handles.iter();
        rows.filter(|row| row.names.contains(&&*command.name)).map(|row| row.says)
    }

    /// The extension that gates `command` by a row.
    pub(super) fn gate(&self, command: &Command) -> Option<&'a Extension> {
        self.api.extension(Row::about(self.rules.gates, &command.name)?.says)
    }

    /// The extensions of which one must be enabled for the terminator of the device command
    /// `command`.
    pub(super) fn device_terminator(&self, command: &Command) -> Option<Vec<&'a Extension>> {
        let names = Row::about(self.rules.device_terminators, &command.name)?.says;
        Some(names.iter().filter_map(|name| self.api.extension(name)).collect())
    }

    /// The commands of `extension` are exported.
    pub(super) fn exports(&self, extension: &Extension) -> bool {
        Row::about(self.rules.exported, &extension.name).is_some()
    }

    /// The targets on which there is code for the commands of `extension`; none: all of them.
    pub(super) fn code_targets(&self, extension: &Extension) -> Option<Targets> {
        if Row::about(self.rules.absent, &extension.name).is_some() {
            return Some(Targets::None);
        }
        let row = Row::about(self.rules.platforms, extension.platform.as_deref()?);
        Some(row.map_or(Targets::None, |row| row.says))
    }

    /// Reports the platforms without a row, each once.
    pub(super) fn check_platforms(&self, problems: &mut Problems) {
        let mut unknown: Vec<&str> = Vec::new();
        for extension in &self.api.registry.extensions {
            let Some(platform) = extension.platform.as_deref() else { continue };
            let is_known = Row::about(self.rules.platforms, platform).is_some();
            if !is_known && !unknown.contains(&platform) {
                problems.unknown_platform(platform, &extension.position);
                unknown.push(platform);
            }
        }
    }

    /// The instance extensions that the loader knows on some target: first Khronos's, then the
    /// others, each by number (drivers.md H.4).
    pub(super) fn instance_extensions(&self) -> Vec<(&'a Extension, Option<Targets>)> {
        let mut known: Vec<_> = self
            .api
            .registry
            .extensions
            .iter()
            .filter(|extension| extension.kind == ExtensionKind::Instance)
            .map(|extension| (extension, self.code_targets(extension)))
            .filter(|(_, targets)| *targets != Some(Targets::None))
            .collect();
        known.sort_by_key(|(e, _)| (names::author(&e.name) != "KHR", e.number));
        known
    }

    /// The extensions of window systems, with the targets that have them.
    pub(super) fn window_systems(&self) -> Vec<(&'a Extension, Option<Targets>)> {
        self.api
            .registry
            .extensions
            .iter()
            .filter(|one| Row::about(self.rules.window_systems, &one.name).is_some())
            .map(|extension| (extension, self.code_targets(extension)))
            .collect()
    }
}
