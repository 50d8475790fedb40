//! Where the keys and values of a file are, by the offsets that the loader's own document keeps.

use loader_discovery::event::{
    Event, JsonFailure, LayerManifestEvent as OfLayer, LayerManifestRejection as Rejected,
    ManifestEvent as OfDriver, ManifestRejection as RejectedDriver, SettingsEvent,
};
use loader_discovery::json::Value;

use crate::fact::Fact;

/// A value, and the start of its key or of itself in a list.
pub(super) type Place<'t> = (usize, Value<'t>);

/// The text of a file, with the place of each of its values.
pub(super) struct Positions<'t> {
    pub(super) text: &'t str,
    /// The first value; `None` for a text that the loader cannot read.
    pub(super) root: Option<Value<'t>>,
}

/// The key that an event is about; none for an event about the whole file.
fn key(event: &Event<'_>) -> &'static [&'static str] {
    match event {
        Event::ManifestEvent(event) => match event {
            OfDriver::FormatVersionNotString { .. } | OfDriver::UnknownFormatVersion { .. } => {
                &["file_format_version"]
            }
            _ => &["ICD", "api_version"],
        },
        Event::ManifestRejection(event) => match event {
            RejectedDriver::NoFileName { .. } => &["file_format_version"],
            RejectedDriver::NoLibraryPath { .. } | RejectedDriver::NoApiVersion { .. } => &["ICD"],
            RejectedDriver::EmptyLibraryPath { .. } => &["ICD", "library_path"],
            RejectedDriver::Variant { .. } => &["ICD", "api_version"],
            RejectedDriver::WrongArchitecture { .. } => &["ICD", "library_arch"],
            _ => &[],
        },
        Event::LayerManifestEvent(event) => match event {
            OfLayer::UnknownFormatVersion { .. } => &["file_format_version"],
            OfLayer::LayersTooEarly { .. } => &["layers"],
            OfLayer::NameNotStandard { .. } => &["layer", "name"],
            OfLayer::ComponentsTooEarly { .. } => &["layer", "component_layers"],
            OfLayer::OverridePathsTooEarly { .. } => &["layer", "override_paths"],
            OfLayer::AppKeysIgnored { .. } => &["layer", "app_keys"],
            _ => &["layer", "pre_instance_functions"],
        },
        Event::LayerManifestRejection(event) => of_rejected_layer(event),
        Event::SettingsEvent(
            SettingsEvent::NoneForProgram { .. } | SettingsEvent::NotAnObject { .. },
        ) => &["settings_array"],
        _ => &[],
    }
}

fn of_rejected_layer(event: &Rejected<'_>) -> &'static [&'static str] {
    match event {
        Rejected::MissingValue { .. }
        | Rejected::NeitherLibraryNorComponents { .. }
        | Rejected::NoDisableEnvironment { .. } => &["layer"],
        Rejected::DeviceLayer { .. } | Rejected::UnknownType { .. } => &["layer", "type"],
        Rejected::Variant { .. } => &["layer", "api_version"],
        Rejected::LibraryAndComponents { .. } => &["layer", "component_layers"],
        Rejected::DisableEnvironmentEmpty { .. } => &["layer", "disable_environment"],
        Rejected::WrongArchitecture { .. } => &["layer", "library_arch"],
        _ => &[],
    }
}

impl<'t> Positions<'t> {
    /// Line and column of the key or value that an event is about.
    pub(super) fn of(&self, event: &Event<'_>, fact: &Fact) -> (usize, usize) {
        let lacking = match event {
            Event::JsonFailure(JsonFailure::Invalid { line, column, .. }) => {
                return (*line, *column);
            }
            Event::LayerManifestRejection(Rejected::MissingValue { key, .. }) => self.missing(key),
            _ => None,
        };
        let named = || self.deepest(key(event), fact.field("layer"));
        let root = || self.root.map(|_| self.text.len() - self.text.trim_start().len());
        self.line_and_column(lacking.or_else(named).or_else(root).unwrap_or_default())
    }

    /// The start of the key, or else of the layer, that has no string for this key.
    fn missing(&self, key: &str) -> Option<usize> {
        self.layers().find_map(|(start, layer)| match member(layer, key) {
            None => Some(start),
            Some((start, value)) => value.as_str().is_none().then_some(start),
        })
    }

    /// The layer of `layer` or those of `layers`.
    pub(super) fn layers(&self) -> impl Iterator<Item = Place<'t>> {
        let several = self.find(&["layers"]).into_iter().flat_map(|list| self.elements(list));
        self.find(&["layer"]).into_iter().chain(several).filter(|(_, layer)| layer.is_object())
    }

    /// The `library_path` of the driver and of each layer.
    pub(super) fn library_paths(&self) -> impl Iterator<Item = Place<'t>> {
        let layers = self.layers().filter_map(|(_, layer)| member(layer, "library_path"));
        self.find(&["ICD", "library_path"]).into_iter().chain(layers)
    }

    /// Whether the root has this key.
    pub(super) fn has_key(&self, key: &str) -> bool {
        self.find(&[key]).is_some()
    }

    /// The member at the end of `path`, if it is there.
    pub(super) fn find(&self, path: &[&str]) -> Option<Place<'t>> {
        path.iter().try_fold((0, self.root?), |(_, value), key| member(value, key))
    }

    /// The start of the last key of `path` that exists, in the layer of this name where the path leads to one.
    fn deepest(&self, path: &[&str], layer: Option<&str>) -> Option<usize> {
        let (outer, inner) = path.split_first()?;
        let outer = if *outer == "layer" { self.layer(layer) } else { self.find(&[outer]) }?;
        let inner = inner.first().and_then(|key| member(outer.1, key));
        Some(inner.unwrap_or(outer).0)
    }

    /// The layer of this name, or else the first.
    fn layer(&self, name: Option<&str>) -> Option<Place<'t>> {
        let is_it = |(_, layer): &Place<'_>| {
            name.is_some() && member(*layer, "name").and_then(|(_, own)| own.as_str()) == name
        };
        self.layers().find(is_it).or_else(|| self.layers().next())
    }

    /// The elements of a list; none of another value. An empty element has the place of the list.
    pub(super) fn elements(&self, (start, list): Place<'t>) -> impl Iterator<Item = Place<'t>> {
        let elements = list.children().filter(move |_| list.is_array());
        elements.map(move |element| (self.start(element).unwrap_or(start), element))
    }

    /// The start of a value that is not empty.
    fn start(&self, value: Value<'_>) -> Option<usize> {
        let of_object = || {
            let (key, ..) = value.members_at().next()?;
            self.text.get(..key)?.rfind('{')
        };
        value.offset().or_else(of_object)
    }

    /// Line and column of a byte, both from 1.
    pub(super) fn line_and_column(&self, offset: usize) -> (usize, usize) {
        let before = self.text.get(..offset).unwrap_or_default();
        let line_start = before.rfind('\n').map_or(0, |end| end + 1);
        (before.matches('\n').count() + 1, before[line_start..].chars().count() + 1)
    }
}

/// The first member of an object with this key, as the loader compares keys.
pub(super) fn member<'t>(object: Value<'t>, key: &str) -> Option<Place<'t>> {
    let mut members = object.members_at();
    let member = members.find(|(_, known, _)| known.eq_ignore_ascii_case(key));
    member.map(|(start, _, value)| (start, value))
}
