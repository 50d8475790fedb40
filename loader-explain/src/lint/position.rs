//! Where the keys and values of a file are. The loader keeps no positions, so the text is parsed
//! again, with a parser that does.

use jsonc_parser::ast::{Object, ObjectProp, Value};
use jsonc_parser::common::Ranged as _;
use jsonc_parser::{CollectOptions, ParseOptions, parse_to_ast};
use loader_discovery::event::{
    Event, JsonFailure, LayerManifestEvent, LayerManifestRejection, ManifestEvent,
    ManifestRejection, SettingsEvent,
};

use crate::fact::Fact;

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
            ManifestEvent::FormatVersionNotString { .. }
            | ManifestEvent::UnknownFormatVersion { .. } => &["file_format_version"],
            _ => &["ICD", "api_version"],
        },
        Event::ManifestRejection(event) => match event {
            ManifestRejection::NoFileName { .. } => &["file_format_version"],
            ManifestRejection::NoLibraryPath { .. } | ManifestRejection::NoApiVersion { .. } => {
                &["ICD"]
            }
            ManifestRejection::EmptyLibraryPath { .. } => &["ICD", "library_path"],
            ManifestRejection::Variant { .. } => &["ICD", "api_version"],
            ManifestRejection::WrongArchitecture { .. } => &["ICD", "library_arch"],
            _ => &[],
        },
        Event::LayerManifestEvent(event) => match event {
            LayerManifestEvent::UnknownFormatVersion { .. } => &["file_format_version"],
            LayerManifestEvent::LayersTooEarly { .. } => &["layers"],
            LayerManifestEvent::NameNotStandard { .. } => &["layer", "name"],
            LayerManifestEvent::ComponentsTooEarly { .. } => &["layer", "component_layers"],
            LayerManifestEvent::OverridePathsTooEarly { .. } => &["layer", "override_paths"],
            LayerManifestEvent::AppKeysIgnored { .. } => &["layer", "app_keys"],
            _ => &["layer", "pre_instance_functions"],
        },
        Event::LayerManifestRejection(event) => of_rejected_layer(event),
        Event::SettingsEvent(
            SettingsEvent::NoneForProgram { .. } | SettingsEvent::NotAnObject { .. },
        ) => &["settings_array"],
        _ => &[],
    }
}

fn of_rejected_layer(event: &LayerManifestRejection<'_>) -> &'static [&'static str] {
    match event {
        LayerManifestRejection::MissingValue { .. }
        | LayerManifestRejection::NeitherLibraryNorComponents { .. }
        | LayerManifestRejection::NoDisableEnvironment { .. } => &["layer"],
        LayerManifestRejection::DeviceLayer { .. } | LayerManifestRejection::UnknownType { .. } => {
            &["layer", "type"]
        }
        LayerManifestRejection::Variant { .. } => &["layer", "api_version"],
        LayerManifestRejection::LibraryAndComponents { .. } => &["layer", "component_layers"],
        LayerManifestRejection::DisableEnvironmentEmpty { .. } => &["layer", "disable_environment"],
        LayerManifestRejection::WrongArchitecture { .. } => &["layer", "library_arch"],
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
            Event::LayerManifestRejection(LayerManifestRejection::MissingValue { key, .. }) => {
                self.missing(key)
            }
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
        self.layers().into_iter().find_map(|(start, layer)| match member(layer, key) {
            None => Some(start),
            Some(found) if found.value.as_string_lit().is_none() => Some(found.range().start),
            Some(_) => None,
        })
    }

    /// The layer of `layer` or those of `layers`, each with the start of its key or element.
    pub(super) fn layers(&self) -> Vec<(usize, &Object<'t>)> {
        let one = self.find(&["layer"]);
        let one = one.and_then(|one| Some((one.range().start, one.value.as_object()?)));
        let several = self.find(&["layers"]).and_then(|list| list.value.as_array());
        let several = several.map_or(&[][..], |list| &list.elements);
        let several = several
            .iter()
            .filter_map(|value| value.as_object().map(|layer| (value.range().start, layer)));
        one.into_iter().chain(several).collect()
    }

    /// The `library_path` of the driver and of each layer.
    pub(super) fn library_paths(&self) -> Vec<&ObjectProp<'t>> {
        let driver = self.find(&["ICD", "library_path"]);
        let layers = self.layers().into_iter();
        let layers = layers.filter_map(|(_, layer)| member(layer, "library_path"));
        driver.into_iter().chain(layers).collect()
    }

    /// Whether the root has this key.
    pub(super) fn has_key(&self, key: &str) -> bool {
        self.find(&[key]).is_some()
    }

    /// The member at the end of `path`, if it is there.
    pub(super) fn find(&self, path: &[&str]) -> Option<&ObjectProp<'t>> {
        let (mut value, mut found) = (self.root.as_ref()?, None);
        for key in path {
            let next = member(value.as_object()?, key)?;
            (value, found) = (&next.value, Some(next));
        }
        found
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
        let object = value.as_object()?;
        let next = match member(object, key) {
            Some(found) => Some((found.range().start, &found.value)),
            None if *key == "layer" => element(object, layer),
            None => None,
        };
        let Some((place, inner)) = next else { break };
        (value, start) = (inner, Some(place));
    }
    start
}

/// The first member with this key, as the loader compares keys.
fn member<'v, 't>(object: &'v Object<'t>, key: &str) -> Option<&'v ObjectProp<'t>> {
    object.properties.iter().find(|member| member.name.as_str().eq_ignore_ascii_case(key))
}

/// The element of `layers` whose name is `layer`, or else the first.
fn element<'v, 't>(object: &'v Object<'t>, layer: Option<&str>) -> Option<(usize, &'v Value<'t>)> {
    let elements = &member(object, "layers")?.value.as_array()?.elements;
    let is_named = |element: &&Value<'_>| {
        let name = element.as_object().and_then(|layer| member(layer, "name"));
        let name = name.and_then(|name| name.value.as_string_lit());
        name.is_some_and(|name| Some(name.value.as_ref()) == layer)
    };
    let found = elements.iter().find(is_named).or(elements.first())?;
    Some((found.range().start, found))
}
