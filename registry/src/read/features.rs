//! `<feature>` and `<extension>`.

use super::attributes;
use super::code;
use super::condition;
use super::draft::{Draft, Kind};
use super::number;
use super::require;
use super::sections;
use super::source::{self, API, Node, listed, lists, of_all_apis, text};
use crate::depends::Depends;
use crate::model::{
    Constant, ConstantValue, Extension, ExtensionKind, Feature, Version, VideoHeader,
};

/// Which of the two files is read.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Part {
    /// `vk.xml`.
    Vulkan,
    /// `video.xml`, whose extensions are headers.
    Video,
}

/// Reads features and extensions, in the order of the document.
pub(super) fn read(root: Node<'_>, part: Part, draft: &mut Draft) {
    let all = root.descendants().filter(|node| node.has_tag_name("require"));
    let commands = all.flat_map(|node| node.children().filter(|one| one.has_tag_name("command")));
    let names = commands.filter_map(|command| command.attribute("name"));
    draft.required_commands.extend(names.map(str::to_owned));
    // `children` filters by `api`, which is to hide a feature of another API but not its name.
    for node in of_all_apis(root).filter(|node| node.has_tag_name("feature")) {
        let feature = feature(node, draft);
        draft.registry.features.extend(feature);
    }
    for node in listed(root, "extensions", "extension") {
        match part {
            Part::Vulkan => {
                let extension = extension(node, draft);
                draft.registry.extensions.extend(extension);
            }
            Part::Video => {
                let header = video_header(node, draft);
                draft.registry.video_headers.extend(header);
            }
        }
    }
}

/// The name of a feature or extension, if the list `apis` of those that have it names the API
/// `vulkan`.
fn interface<'n>(node: Node<'n>, apis: &str, draft: &mut Draft) -> Option<&'n str> {
    let name = node.required("name")?;
    draft.interfaces.insert(name.to_owned());
    lists(node.required(apis)?, API).then_some(name)
}

fn feature(node: Node<'_>, draft: &mut Draft) -> Option<Feature> {
    let name = interface(node, "api", draft)?;
    let depends = condition::read(node, draft);
    Some(Feature {
        name: name.to_owned(),
        internal: is_internal(node),
        version: version(node, name, depends.as_ref())?,
        requires: require::blocks(node, None, draft),
        blocks: sections::blocks(node),
        attributes: attributes::kept(node),
        depends,
        position: node.at(),
    })
}

fn is_internal(node: Node<'_>) -> bool {
    match node.attribute("apitype") {
        None => false,
        Some("internal") => true,
        Some(other) => {
            let message = format!(
                "`apitype` of {} is `{other}`, which is unknown; the feature was read as a core version",
                source::show(node)
            );
            let help = "correct `apitype`, or add the kind to registry/src/read/features.rs";
            node.unknown_value("apitype", message, help);
            false
        }
    }
}

/// `number`, which the schema calls deprecated, or else the feature's own name, or else the newest
/// version that it depends on.
fn version(node: Node<'_>, name: &str, depends: Option<&Depends>) -> Option<Version> {
    if let Some(number) = node.attribute("number") {
        let version = number.split_once('.').and_then(|(major, minor)| version_of(major, minor));
        let found = format!(
            "`{number}`, not a version: two numbers, up to 127 and 1023, with a dot between"
        );
        return version.or_else(|| node.bad_number("number", &found));
    }
    let from_depends =
        || depends.and_then(|depends| depends.names().into_iter().filter_map(version_in).max());
    version_in(name).or_else(from_depends).or_else(|| {
        let message = format!(
            "the feature `{name}` belongs to no core version: neither `number`, `name` nor `depends` gives one"
        );
        let help =
            "add `number`, such as `number=\"1.4\"`, or end the name in _VERSION_<major>_<minor>";
        node.error(code::NO_VERSION, message, help)
    })
}

/// The version in a name like `VK_COMPUTE_VERSION_1_3`.
fn version_in(name: &str) -> Option<Version> {
    let (major, minor) = name.rsplit_once("_VERSION_")?.1.split_once('_')?;
    version_of(major, minor)
}

/// The version of these numbers; none where they do not fit one (Vulkan specification, "Version
/// Numbers").
fn version_of(major: &str, minor: &str) -> Option<Version> {
    let number = |text, most| {
        let number = u32::try_from(number::natural(text)?).ok()?;
        (number <= most).then_some(number)
    };
    Some(Version { major: number(major, 127)?, minor: number(minor, 1023)? })
}

/// A header of video types. The numbers of those that have one count for nothing.
fn video_header(node: Node<'_>, draft: &mut Draft) -> Option<VideoHeader> {
    let name = interface(node, "supported", draft)?;
    let has_number = node.has_attribute("number");
    let number = if has_number { require::registered_number(node, "number")? } else { 0 };
    let requires = require::blocks(node, Some(number), draft);
    let attributes = attributes::kept(node);
    Some(VideoHeader { name: name.to_owned(), requires, attributes, position: node.at() })
}

fn extension(node: Node<'_>, draft: &mut Draft) -> Option<Extension> {
    let name = interface(node, "supported", draft)?;
    let number = require::registered_number(node, "number")?;
    for (attribute, kind) in [
        ("promotedto", Kind::Interface),
        ("deprecatedby", Kind::Interface),
        ("obsoletedby", Kind::Interface),
        ("platform", Kind::Platform),
    ] {
        // Deprecation may be without a successor: `deprecatedby=""`.
        if let Some(name) = node.attribute(attribute).filter(|name| !name.is_empty()) {
            draft.refer(kind, name, node.at_attribute(attribute));
        }
    }
    let before = draft.registry.constants.len();
    let requires = require::blocks(node, Some(number), draft);
    Some(Extension {
        name: name.to_owned(),
        number,
        kind: extension_kind(node)?,
        spec_version: spec_version(node, draft.registry.constants.iter().skip(before)),
        platform: text(node, "platform"),
        provisional: node.attribute("provisional") == Some("true"),
        depends: condition::read(node, draft),
        promoted_to: text(node, "promotedto"),
        deprecated_by: text(node, "deprecatedby"),
        obsoleted_by: text(node, "obsoletedby"),
        requires,
        blocks: sections::blocks(node),
        attributes: attributes::kept(node),
        position: node.at(),
    })
}

fn extension_kind(node: Node<'_>) -> Option<ExtensionKind> {
    let found = node.required("type")?;
    let mut kinds = [ExtensionKind::Instance, ExtensionKind::Device].into_iter();
    kinds.find(|kind| kind.word() == found).or_else(|| {
        let element = source::show(node);
        let message = format!("`type` of {element} is `{found}`, not instance or device");
        node.error_at("type", code::UNKNOWN_NAME, message, "correct the attribute")
    })
}

/// The value of the one constant `..._SPEC_VERSION` that the extension defines; aliases keep an
/// older spelling.
fn spec_version<'a>(node: Node<'_>, constants: impl Iterator<Item = &'a Constant>) -> u32 {
    let mut own = constants.filter(|constant| constant.alias_of.is_none());
    let number = own.find_map(|constant| match constant.value {
        ConstantValue::U32(value) if constant.name.ends_with("_SPEC_VERSION") => Some(value),
        _ => None,
    });
    let missing = || {
        let name = node.attribute("name").unwrap_or_default();
        let message = format!("the extension `{name}` defines no number ..._SPEC_VERSION");
        let help = "add an <enum> whose name ends in _SPEC_VERSION, with the version as `value`";
        node.error(code::MISSING, message, help)
    };
    number.or_else(missing).unwrap_or(0)
}
