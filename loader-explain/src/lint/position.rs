//! Where the keys and values of a file are. The loader keeps no positions, so the text is parsed
//! again, with a parser that does.

use jsonc_parser::ast::{Object, ObjectProp, Value};
use jsonc_parser::common::Ranged as _;
use jsonc_parser::{CollectOptions, ParseOptions, parse_to_ast};
use loader_discovery::event::{
    LayerManifestEvent, LayerManifestRejection, ManifestEvent, ManifestRejection, SettingsEvent,
};
use loader_discovery::message_name;

use crate::fact::Fact;

/// The text of a file, with the place of each of its values.
pub(super) struct Positions<'t> {
    text: &'t str,
    /// `None` for a text that is no JSON.
    pub(super) root: Option<Value<'t>>,
}

/// A layer manifest lacks a required value.
pub(super) const MISSING_VALUE: &str = message_name!(LayerManifestRejection::MissingValue);

/// The key that an event is about. An event without a row is about the whole file.
const KEYS: &[(&str, &[&str])] = &[
    (message_name!(ManifestRejection::NoFileName), &["file_format_version"]),
    (message_name!(ManifestEvent::FormatVersionNotString), &["file_format_version"]),
    (message_name!(ManifestEvent::UnknownFormatVersion), &["file_format_version"]),
    (message_name!(ManifestRejection::NoLibraryPath), &["ICD"]),
    (message_name!(ManifestRejection::EmptyLibraryPath), &["ICD", "library_path"]),
    (message_name!(ManifestRejection::NoApiVersion), &["ICD"]),
    (message_name!(ManifestRejection::Variant), &["ICD", "api_version"]),
    (message_name!(ManifestEvent::ApiVersionNotString), &["ICD", "api_version"]),
    (message_name!(ManifestEvent::ApiVersionBelow1), &["ICD", "api_version"]),
    (message_name!(ManifestRejection::WrongArchitecture), &["ICD", "library_arch"]),
    (message_name!(LayerManifestEvent::UnknownFormatVersion), &["file_format_version"]),
    (message_name!(LayerManifestEvent::LayersTooEarly), &["layers"]),
    (message_name!(LayerManifestEvent::NameNotStandard), &["layer", "name"]),
    (message_name!(LayerManifestEvent::ComponentsTooEarly), &["layer", "component_layers"]),
    (message_name!(LayerManifestEvent::OverridePathsTooEarly), &["layer", "override_paths"]),
    (message_name!(LayerManifestEvent::PreInstanceTooEarly), &["layer", "pre_instance_functions"]),
    (message_name!(LayerManifestEvent::PreInstanceExplicit), &["layer", "pre_instance_functions"]),
    (message_name!(LayerManifestEvent::AppKeysIgnored), &["layer", "app_keys"]),
    (MISSING_VALUE, &["layer"]),
    (message_name!(LayerManifestRejection::DeviceLayer), &["layer", "type"]),
    (message_name!(LayerManifestRejection::UnknownType), &["layer", "type"]),
    (message_name!(LayerManifestRejection::Variant), &["layer", "api_version"]),
    (message_name!(LayerManifestRejection::LibraryAndComponents), &["layer", "component_layers"]),
    (message_name!(LayerManifestRejection::NeitherLibraryNorComponents), &["layer"]),
    (message_name!(LayerManifestRejection::NoDisableEnvironment), &["layer"]),
    (
        message_name!(LayerManifestRejection::DisableEnvironmentEmpty),
        &["layer", "disable_environment"],
    ),
    (message_name!(LayerManifestRejection::WrongArchitecture), &["layer", "library_arch"]),
    (message_name!(SettingsEvent::NoneForProgram), &["settings_array"]),
    (message_name!(SettingsEvent::NotAnObject), &["settings_array"]),
];

impl<'t> Positions<'t> {
    /// Parses the text.
    pub(super) fn parse(text: &'t str) -> Self {
        let parsed = parse_to_ast(text, &CollectOptions::default(), &ParseOptions::default());
        Self { text, root: parsed.ok().and_then(|parsed| parsed.value) }
    }

    /// Line and column of the key or value that an event is about.
    pub(super) fn of(&self, fact: &Fact) -> (usize, usize) {
        let number = |name| fact.field(name).and_then(|text| text.parse().ok());
        if let (Some(line), Some(column)) = (number("line"), number("column")) {
            return (line, column);
        }
        if let Some(start) = self.missing(fact) {
            return self.line_and_column(start.0);
        }
        let row = KEYS.iter().find(|(event, _)| *event == fact.name);
        let path = row.map_or(&[][..], |(_, path)| path);
        let offset = self.root.as_ref().map(|root| {
            deepest(root, path, fact.field("layer")).unwrap_or_else(|| root.range().start)
        });
        self.line_and_column(offset.unwrap_or_default())
    }

    /// Whether the required value that an event misses is there, but no string.
    pub(super) fn has_value(&self, fact: &Fact) -> bool {
        self.missing(fact).is_some_and(|(_, is_there)| is_there)
    }

    /// The start of the key, or else of the layer, that has no string for the key of an event, and
    /// whether the key is there.
    fn missing(&self, fact: &Fact) -> Option<(usize, bool)> {
        let key = fact.field("key").filter(|_| fact.name == MISSING_VALUE)?;
        self.layers().into_iter().find_map(|(start, layer)| match member(layer, key) {
            None => Some((start, false)),
            Some(found) if found.value.as_string_lit().is_none() => {
                Some((found.range().start, true))
            }
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
