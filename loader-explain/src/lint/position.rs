//! Where the keys and values of a file are. The loader keeps no positions, so the text is parsed
//! again, with a parser that does.

use jsonc_parser::ast::Value;
use jsonc_parser::common::Ranged as _;
use jsonc_parser::{CollectOptions, ParseOptions, parse_to_ast};
use loader_discovery::event::{
    Event, JsonFailure, LayerManifestEvent as OfLayer, LayerManifestRejection as Rejected,
    ManifestEvent as OfDriver, ManifestRejection as RejectedDriver, SettingsEvent,
};

use crate::fact::Fact;

/// A value, and the start of its key or of itself in a list.
type Place<'v, 't> = (usize, &'v Value<'t>);

/// The text of a file, with the place of each of its values.
pub(super) struct Positions<'t> {
    text: &'t str,
    /// `None` for a text that is no JSON.
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
    /// Parses the text.
    pub(super) fn parse(text: &'t str) -> Self {
        let parsed = parse_to_ast(text, &CollectOptions::default(), &ParseOptions::default());
        Self { text, root: parsed.ok().and_then(|parsed| parsed.value) }
    }

    /// Line and column of the key or value that an event is about.
    pub(super) fn of(&self, event: &Event<'_>, fact: &Fact) -> (usize, usize) {
        let lacking = match event {
            Event::JsonFailure(JsonFailure::Invalid { line, column, .. }) => {
                return (*line, *column);
            }
            Event::LayerManifestRejection(Rejected::MissingValue { key, .. }) => self.missing(key),
            _ => None,
        };
        let start = |root: &Value<'_>| {
            deepest(root, key(event), fact.field("layer")).unwrap_or_else(|| root.range().start)
        };
        let place = lacking.or_else(|| self.root.as_ref().map(start));
        self.line_and_column(place.unwrap_or_default())
    }

    /// The start of the key, or else of the layer, that has no string for this key.
    fn missing(&self, key: &str) -> Option<usize> {
        self.layers().find_map(|(start, layer)| match member(layer, key) {
            None => Some(start),
            Some((start, value)) => value.as_string_lit().is_none().then_some(start),
        })
    }

    /// The layer of `layer` or those of `layers`.
    pub(super) fn layers(&self) -> impl Iterator<Item = Place<'_, 't>> {
        let several = self.find(&["layers"]).map(|(_, list)| elements(list));
        let all = self.find(&["layer"]).into_iter().chain(several.into_iter().flatten());
        all.filter(|(_, layer)| layer.as_object().is_some())
    }

    /// The `library_path` of the driver and of each layer.
    pub(super) fn library_paths(&self) -> impl Iterator<Item = Place<'_, 't>> {
        let layers = self.layers().filter_map(|(_, layer)| member(layer, "library_path"));
        self.find(&["ICD", "library_path"]).into_iter().chain(layers)
    }

    /// Whether the root has this key.
    pub(super) fn has_key(&self, key: &str) -> bool {
        self.find(&[key]).is_some()
    }

    /// The member at the end of `path`, if it is there.
    pub(super) fn find(&self, path: &[&str]) -> Option<Place<'_, 't>> {
        let root = (0, self.root.as_ref()?);
        path.iter().try_fold(root, |(_, value), key| member(value, key))
    }

    /// Line and column of a byte, both from 1.
    pub(super) fn line_and_column(&self, offset: usize) -> (usize, usize) {
        let before = self.text.get(..offset).unwrap_or_default();
        let line_start = before.rfind('\n').map_or(0, |end| end + 1);
        (before.matches('\n').count() + 1, before[line_start..].chars().count() + 1)
    }
}

/// The start of the last key of `path` that exists. `layer` leads to the element of `layers`
/// with this name, too.
fn deepest(root: &Value<'_>, path: &[&str], layer: Option<&str>) -> Option<usize> {
    let (mut value, mut start) = (root, None);
    for key in path {
        value.as_object()?;
        let next = member(value, key)
            .or_else(|| if *key == "layer" { element(value, layer) } else { None });
        let Some((place, inner)) = next else { break };
        (value, start) = (inner, Some(place));
    }
    start
}

/// The first member of an object with this key, as the loader compares keys.
pub(super) fn member<'v, 't>(object: &'v Value<'t>, key: &str) -> Option<Place<'v, 't>> {
    let mut members = object.as_object()?.properties.iter();
    let member = members.find(|member| member.name.as_str().eq_ignore_ascii_case(key))?;
    Some((member.range().start, &member.value))
}

/// The element of `layers` whose name is `layer`, or else the first.
fn element<'v, 't>(object: &'v Value<'t>, layer: Option<&str>) -> Option<Place<'v, 't>> {
    let (_, layers) = member(object, "layers")?;
    let is_named = |(_, element): &Place<'_, '_>| {
        let name = member(element, "name").and_then(|(_, name)| name.as_string_lit());
        name.is_some_and(|name| Some(name.value.as_ref()) == layer)
    };
    elements(layers).find(is_named).or_else(|| elements(layers).next())
}

/// The elements of a list; none of another value.
pub(super) fn elements<'v, 't>(list: &'v Value<'t>) -> impl Iterator<Item = Place<'v, 't>> {
    let elements = list.as_array().into_iter().flat_map(|list| &list.elements);
    elements.map(|element| (element.range().start, element))
}
