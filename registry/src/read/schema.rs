//! The one table of every element and attribute that the reader knows, and of the words that some
//! attributes hold.
//!
//! Strictness is how a change of the registry's schema is noticed: [`super::strict`] reports what
//! is not in here.

/// What is known of an element.
pub(super) struct Element {
    pub(super) name: &'static str,
    /// Attributes that the reader uses or knowingly leaves aside.
    pub(super) attributes: &'static [&'static str],
    pub(super) content: Content,
}

/// What may stand in an element.
pub(super) enum Content {
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
    Element { name, attributes, content: Content::Elements(children) }
}

const fn ignored(name: &'static str) -> Element {
    Element { name, attributes: &[], content: Content::Ignored }
}

static COMMENT: Element = ignored("comment");
/// The root of the table.
pub(super) static REGISTRY: Element = element(
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
    &[&COMMENT, &NAME, &TYPE_NAME, &MEMBER, &PROTO, &FUNCTION_POINTER_PARAM],
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
    &["name", "type", "bitwidth", "vendor", "start", "end", "comment"],
    &[&COMMENT, &GROUP_ENUM, &UNUSED],
);
static GROUP_ENUM: Element = element(
    "enum",
    &["name", "value", "bitpos", "alias", "type", "api", "deprecated", "comment"],
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
    &["name", "api", "apitype", "number", "depends", "sortorder", "protect", "comment"],
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
        "requires",
        "requiresCore",
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
    &["api", "depends", "feature", "extension", "comment"],
    &[&COMMENT, &REQUIRED_TYPE, &REQUIRED_COMMAND, &REQUIRED_ENUM, &REQUIRED_FEATURE],
);
static REMOVE: Element = element(
    "remove",
    &["api", "reasonlink", "comment"],
    &[&COMMENT, &REQUIRED_TYPE, &REQUIRED_COMMAND, &REQUIRED_ENUM, &REQUIRED_FEATURE],
);
static DEPRECATE: Element = element(
    "deprecate",
    &["api", "explanationlink", "comment"],
    &[&COMMENT, &DEPRECATED_TYPE, &DEPRECATED_COMMAND, &REQUIRED_FEATURE],
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

/// Attributes that are comma-separated lists of known words.
pub(super) const WORDS: [(&str, &[&str]); 7] = [
    ("api", &["vulkan", "vulkansc", "vulkanbase"]),
    ("export", &["vulkan", "vulkansc", "vulkanbase"]),
    ("ratified", &["vulkan", "vulkansc", "vulkanbase"]),
    ("supported", &["vulkan", "vulkansc", "vulkanbase", "disabled"]),
    ("optional", &["true", "false"]),
    ("provisional", &["true", "false"]),
    ("returnedonly", &["true", "false"]),
];
