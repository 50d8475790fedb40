//! The one table of every element and attribute that the reader knows, and the check of a file against it.
//!
//! Strictness is how a change of the registry's schema is noticed: what is not in this table is reported
//! as a warning, once per kind with the place of its first occurrence, and otherwise passed over.

use std::collections::BTreeMap;

use super::code;
use super::report::Report;
use super::source::{File, Node};

/// What is known of an element.
struct Element {
    name: &'static str,
    /// Attributes that the reader uses or knowingly leaves aside.
    attributes: &'static [&'static str],
    content: Content,
}

/// What may stand in an element.
enum Content {
    /// These elements; text is not checked here.
    Elements(&'static [&'static Element]),
    /// Anything: the reader has no use for this part of the registry.
    Ignored,
}

const fn element(
    name: &'static str,
    attributes: &'static [&'static str],
    children: &'static [&'static Element],
) -> Element {
    Element {
        name,
        attributes,
        content: Content::Elements(children),
    }
}

const fn ignored(name: &'static str) -> Element {
    Element {
        name,
        attributes: &[],
        content: Content::Ignored,
    }
}

static COMMENT: Element = ignored("comment");
static REGISTRY: Element = element(
    "registry",
    &[],
    &[
        &COMMENT,
        &PLATFORMS,
        &TAGS,
        &TYPES,
        &ENUMS,
        &COMMANDS,
        &FEATURE,
        &EXTENSIONS,
        &FORMATS,
        &DYNAMIC_STATES,
        &SPIRV_EXTENSIONS,
        &SPIRV_CAPABILITIES,
        &SYNC,
        &VIDEO_CODECS,
    ],
);

// Parts of the registry that describe valid usage or other formats.
static FORMATS: Element = ignored("formats");
static DYNAMIC_STATES: Element = ignored("dynamicstates");
static SPIRV_EXTENSIONS: Element = ignored("spirvextensions");
static SPIRV_CAPABILITIES: Element = ignored("spirvcapabilities");
static SYNC: Element = ignored("sync");
static VIDEO_CODECS: Element = ignored("videocodecs");

static PLATFORMS: Element = element("platforms", &["comment"], &[&COMMENT, &PLATFORM]);
static PLATFORM: Element = element("platform", &["name", "protect", "comment"], &[]);
static TAGS: Element = element("tags", &["comment"], &[&COMMENT, &TAG]);
static TAG: Element = element("tag", &["name", "author", "contact"], &[]);

static TYPES: Element = element("types", &["comment"], &[&COMMENT, &TYPE]);
static TYPE: Element = element(
    "type",
    &[
        "name",
        "category",
        "alias",
        "api",
        "requires",
        "bitvalues",
        "parent",
        "objtypeenum",
        "structextends",
        "returnedonly",
        "requiredlimittype",
        "allowduplicate",
        "deprecated",
        "comment",
    ],
    &[
        &COMMENT,
        &NAME,
        &TYPE_NAME,
        &MEMBER,
        &PROTO,
        &FUNCTION_POINTER_PARAM,
    ],
);
static NAME: Element = element("name", &[], &[]);
static TYPE_NAME: Element = element("type", &[], &[]);
static ARRAY_LENGTH: Element = element("enum", &[], &[]);
static MEMBER: Element = element(
    "member",
    &[
        "api",
        "values",
        "optional",
        "len",
        "altlen",
        "stride",
        "noautovalidity",
        "limittype",
        "externsync",
        "objecttype",
        "selector",
        "selection",
        "featurelink",
        "flagsextend",
        "flagsextendmember",
        "deprecated",
    ],
    &[&COMMENT, &TYPE_NAME, &MEMBER_NAME, &ARRAY_LENGTH],
);
static MEMBER_NAME: Element = element("name", &["alias"], &[]);
static PROTO: Element = element("proto", &[], &[&TYPE_NAME, &NAME]);
static FUNCTION_POINTER_PARAM: Element =
    element("param", &["optional", "len"], &[&TYPE_NAME, &NAME]);

static ENUMS: Element = element(
    "enums",
    &[
        "name", "type", "bitwidth", "vendor", "start", "end", "comment",
    ],
    &[&COMMENT, &GROUP_ENUM, &UNUSED],
);
static GROUP_ENUM: Element = element(
    "enum",
    &[
        "name",
        "value",
        "bitpos",
        "alias",
        "type",
        "api",
        "deprecated",
        "comment",
    ],
    &[],
);
static UNUSED: Element = element("unused", &["start", "end", "vendor", "comment"], &[]);

static COMMANDS: Element = element("commands", &["comment"], &[&COMMENT, &COMMAND]);
static COMMAND: Element = element(
    "command",
    &[
        "name",
        "alias",
        "api",
        "export",
        "successcodes",
        "errorcodes",
        "queues",
        "renderpass",
        "videocoding",
        "cmdbufferlevel",
        "conditionalrendering",
        "allownoqueues",
        "tasks",
        "deprecated",
        "comment",
    ],
    &[&COMMENT, &PROTO, &PARAM, &IMPLICIT_EXTERN_SYNC],
);
static PARAM: Element = element(
    "param",
    &[
        "api",
        "optional",
        "len",
        "altlen",
        "stride",
        "noautovalidity",
        "externsync",
        "objecttype",
        "validstructs",
    ],
    &[&TYPE_NAME, &NAME, &ARRAY_LENGTH],
);
static IMPLICIT_EXTERN_SYNC: Element = ignored("implicitexternsyncparams");

static FEATURE: Element = element(
    "feature",
    &[
        "name",
        "api",
        "apitype",
        "number",
        "depends",
        "sortorder",
        "protect",
        "comment",
    ],
    &[&COMMENT, &REQUIRE, &REMOVE, &DEPRECATE],
);
static EXTENSIONS: Element = element("extensions", &["comment"], &[&COMMENT, &EXTENSION]);
static EXTENSION: Element = element(
    "extension",
    &[
        "name",
        "number",
        "type",
        "supported",
        "platform",
        "provisional",
        "depends",
        "promotedto",
        "deprecatedby",
        "obsoletedby",
        "ratified",
        "nofeatures",
        "specialuse",
        "sortorder",
        "author",
        "contact",
        "comment",
    ],
    &[&COMMENT, &REQUIRE, &REMOVE, &DEPRECATE],
);
static REQUIRE: Element = element(
    "require",
    &["api", "depends", "comment"],
    &[
        &COMMENT,
        &REQUIRED_TYPE,
        &REQUIRED_COMMAND,
        &REQUIRED_ENUM,
        &REQUIRED_FEATURE,
    ],
);
static REMOVE: Element = element(
    "remove",
    &["api", "reasonlink", "comment"],
    &[
        &COMMENT,
        &REQUIRED_TYPE,
        &REQUIRED_COMMAND,
        &REQUIRED_ENUM,
        &REQUIRED_FEATURE,
    ],
);
static DEPRECATE: Element = element(
    "deprecate",
    &["api", "explanationlink", "comment"],
    &[
        &COMMENT,
        &DEPRECATED_TYPE,
        &DEPRECATED_COMMAND,
        &REQUIRED_FEATURE,
    ],
);
static REQUIRED_TYPE: Element = element("type", &["name", "api", "comment"], &[]);
static REQUIRED_COMMAND: Element = element("command", &["name", "api", "comment"], &[]);
static REQUIRED_FEATURE: Element = element("feature", &["name", "struct", "comment"], &[]);
static REQUIRED_ENUM: Element = element(
    "enum",
    &[
        "name",
        "value",
        "bitpos",
        "offset",
        "extnumber",
        "dir",
        "extends",
        "alias",
        "type",
        "api",
        "protect",
        "deprecated",
        "comment",
    ],
    &[],
);
static DEPRECATED_TYPE: Element = element("type", &["name", "supersededby", "comment"], &[]);
static DEPRECATED_COMMAND: Element = element("command", &["name", "supersededby", "comment"], &[]);

/// Something unknown: where it was met first, as a byte offset, and how often.
struct Unknown {
    first: usize,
    count: usize,
}

/// What is unknown, by the element's name and the attribute's or child's.
type Unknowns<'a> = BTreeMap<(&'a str, &'a str), Unknown>;

/// Compares the file with the table.
pub(super) fn check(file: &File<'_>, report: &mut Report) {
    let mut attributes = Unknowns::new();
    let mut elements = Unknowns::new();
    // A list of its own instead of recursion: how deep the file goes is not ours to say.
    let mut pending = vec![(file.root(), &REGISTRY)];
    while let Some((node, known)) = pending.pop() {
        let Content::Elements(children) = known.content else {
            continue;
        };
        for attribute in node
            .attributes()
            .filter(|attribute| !known.attributes.contains(&attribute.name()))
        {
            note(
                &mut attributes,
                (known.name, attribute.name()),
                attribute.range().start,
            );
        }
        for child in node.children().filter(Node::is_element) {
            let name = child.tag_name().name();
            match children.iter().find(|element| element.name == name) {
                Some(element) => pending.push((child, element)),
                None => note(&mut elements, (known.name, name), child.range().start),
            }
        }
    }
    warn(
        file,
        report,
        code::UNKNOWN_ATTRIBUTE,
        attributes,
        |element, name| format!("unknown attribute `{name}` of <{element}>"),
    );
    warn(
        file,
        report,
        code::UNKNOWN_ELEMENT,
        elements,
        |parent, name| format!("unknown element <{name}> in <{parent}>"),
    );
}

fn note<'a>(unknowns: &mut Unknowns<'a>, key: (&'a str, &'a str), at: usize) {
    let entry = unknowns.entry(key).or_insert(Unknown {
        first: at,
        count: 0,
    });
    entry.first = entry.first.min(at);
    entry.count += 1;
}

fn warn(
    file: &File<'_>,
    report: &mut Report,
    code: &'static str,
    unknowns: Unknowns<'_>,
    say: impl Fn(&str, &str) -> String,
) {
    for ((element, name), unknown) in unknowns {
        let times = if unknown.count == 1 {
            String::new()
        } else {
            format!(", {} times, here first", unknown.count)
        };
        let help = "look up what the registry's schema means by it, then use or list it in registry/src/read/schema.rs";
        report.warning(
            code,
            file.position(unknown.first),
            say(element, name) + &times,
            help,
        );
    }
}
