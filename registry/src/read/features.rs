//! `<feature>` and `<extension>`.

use super::attributes;
use super::code;
use super::condition;
use super::draft::{Draft, Reference, ReferenceKind};
use super::enums::bad_number;
use super::number;
use super::require;
use super::sections;
use super::source::{self, API, File, Node, children, lists};
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
pub(super) fn read(file: &File<'_>, part: Part, draft: &mut Draft) {
    let all = file.root().descendants().filter(|node| node.has_tag_name("require"));
    let commands = all.flat_map(|node| node.children().filter(|one| one.has_tag_name("command")));
    let names = commands.filter_map(|command| command.attribute("name"));
    draft.required_commands.extend(names.map(str::to_owned));
    // `children` filters by `api`, which is to hide a feature of another API but not its name.
    for node in file.root().children().filter(|node| node.has_tag_name("feature")) {
        if let Some(feature) = feature(file, node, draft) {
            draft.registry.features.push(feature);
        }
    }
    for node in children(file.root(), "extensions").flat_map(|list| children(list, "extension")) {
        match part {
            Part::Vulkan => {
                let extension = extension(file, node, draft);
                draft.registry.extensions.extend(extension);
            }
            Part::Video => {
                let header = video_header(file, node, draft);
                draft.registry.video_headers.extend(header);
            }
        }
    }
}

fn feature(file: &File<'_>, node: Node<'_>, draft: &mut Draft) -> Option<Feature> {
    let name = file.required(node, "name")?;
    draft.interfaces.insert(name.to_owned());
    if !lists(file.required(node, "api")?, API) {
        return None;
    }
    let depends = condition::read(file, node, draft);
    Some(Feature {
        name: name.to_owned(),
        internal: is_internal(file, node),
        version: version(file, node, name, depends.as_ref())?,
        requires: require::blocks(file, node, None, draft),
        blocks: sections::blocks(file, node),
        attributes: attributes::kept(node),
        depends,
        position: file.at(node),
    })
}

fn is_internal(file: &File<'_>, node: Node<'_>) -> bool {
    match node.attribute("apitype") {
        None => false,
        Some("internal") => true,
        Some(other) => {
            let message = format!(
                "`apitype` of {} is `{other}`, which is unknown; the feature was read as a core version",
                source::show(node)
            );
            let help = "correct `apitype`, or add the kind to registry/src/read/features.rs";
            file.warning(code::UNKNOWN_VALUE, file.at_attribute(node, "apitype"), message, help);
            false
        }
    }
}

/// `number`, which the schema calls deprecated, or else the feature's own name, or else the newest
/// version that it depends on.
fn version(
    file: &File<'_>,
    node: Node<'_>,
    name: &str,
    depends: Option<&Depends>,
) -> Option<Version> {
    if let Some(number) = node.attribute("number") {
        let version = number.split_once('.').and_then(|(major, minor)| version_of(major, minor));
        let found = format!(
            "`{number}`, not a version: two numbers, up to 127 and 1023, with a dot between"
        );
        return version.or_else(|| bad_number(file, node, "number", &found));
    }
    let from_depends =
        || depends.and_then(|depends| depends.names().into_iter().filter_map(version_in).max());
    let version = version_in(name).or_else(from_depends);
    if version.is_none() {
        let message = format!(
            "the feature `{name}` belongs to no core version: neither `number`, `name` nor `depends` gives one"
        );
        let help =
            "add `number`, such as `number=\"1.4\"`, or end the name in _VERSION_<major>_<minor>";
        file.error(code::NO_VERSION, file.at(node), message, help);
    }
    version
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
fn video_header(file: &File<'_>, node: Node<'_>, draft: &mut Draft) -> Option<VideoHeader> {
    let name = supported(file, node, draft)?;
    let number = match node.attribute("number") {
        Some(number) => require::registered_number(file, node, "number", number)?,
        None => 0,
    };
    let requires = require::blocks(file, node, Some(number), draft);
    let attributes = attributes::kept(node);
    Some(VideoHeader { name: name.to_owned(), requires, attributes, position: file.at(node) })
}

/// The name of an extension, if the API `vulkan` has it.
fn supported<'n>(file: &File<'_>, node: Node<'n>, draft: &mut Draft) -> Option<&'n str> {
    let name = file.required(node, "name")?;
    draft.interfaces.insert(name.to_owned());
    lists(file.required(node, "supported")?, API).then_some(name)
}

fn extension(file: &File<'_>, node: Node<'_>, draft: &mut Draft) -> Option<Extension> {
    let name = supported(file, node, draft)?;
    let text = file.required(node, "number")?;
    let number = require::registered_number(file, node, "number", text)?;
    for (attribute, kind) in [
        ("promotedto", ReferenceKind::Interface),
        ("deprecatedby", ReferenceKind::Interface),
        ("obsoletedby", ReferenceKind::Interface),
        ("platform", ReferenceKind::Platform),
    ] {
        // Deprecation may be without a successor: `deprecatedby=""`.
        let Some(name) = node.attribute(attribute).filter(|name| !name.is_empty()) else {
            continue;
        };
        let position = file.at_attribute(node, attribute);
        draft.references.push(Reference { kind, name: name.to_owned(), position });
    }
    let constants = draft.registry.constants.len();
    let requires = require::blocks(file, node, Some(number), draft);
    let attribute = |name| node.attribute(name).map(str::to_owned);
    Some(Extension {
        name: name.to_owned(),
        number,
        kind: extension_kind(file, node)?,
        spec_version: spec_version(
            file,
            node,
            draft.registry.constants.get(constants..).unwrap_or_default(),
        ),
        platform: attribute("platform"),
        provisional: node.attribute("provisional") == Some("true"),
        depends: condition::read(file, node, draft),
        promoted_to: attribute("promotedto"),
        deprecated_by: attribute("deprecatedby"),
        obsoleted_by: attribute("obsoletedby"),
        requires,
        blocks: sections::blocks(file, node),
        attributes: attributes::kept(node),
        position: file.at(node),
    })
}

fn extension_kind(file: &File<'_>, node: Node<'_>) -> Option<ExtensionKind> {
    match file.required(node, "type")? {
        "instance" => Some(ExtensionKind::Instance),
        "device" => Some(ExtensionKind::Device),
        other => {
            let message =
                format!("`type` of {} is `{other}`, not instance or device", source::show(node));
            file.error(
                code::UNKNOWN_NAME,
                file.at_attribute(node, "type"),
                message,
                "correct the attribute",
            );
            None
        }
    }
}

/// The value of the one constant `..._SPEC_VERSION` that the extension defines; aliases keep an
/// older spelling.
fn spec_version(file: &File<'_>, node: Node<'_>, constants: &[Constant]) -> u32 {
    let mut own = constants.iter().filter(|constant| constant.alias_of.is_none());
    let number = own.find_map(|constant| match constant.value {
        ConstantValue::U32(value) if constant.name.ends_with("_SPEC_VERSION") => Some(value),
        _ => None,
    });
    if number.is_none() {
        let name = node.attribute("name").unwrap_or_default();
        let message = format!("the extension `{name}` defines no number ..._SPEC_VERSION");
        file.error(
            code::MISSING,
            file.at(node),
            message,
            "add an <enum> whose name ends in _SPEC_VERSION, with the version as `value`",
        );
    }
    number.unwrap_or(0)
}
