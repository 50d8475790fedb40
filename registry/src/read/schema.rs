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

// Parts of the registry that are kept as they are written ([`super::sections`]).
static FORMATS: Element = element("formats", &[], &[&COMMENT, &FORMAT]);
static FORMAT: Element = element(
    "format",
    &[
        "name",
        "class",
        "blockSize",
        "texelsPerBlock",
        "blockExtent",
        "packed",
        "compressed",
        "chroma",
    ],
    &[&FORMAT_COMPONENT, &FORMAT_PLANE, &FORMAT_SPIRV],
);
static FORMAT_COMPONENT: Element =
    element("component", &["name", "bits", "numericFormat", "planeIndex"], &[]);
static FORMAT_PLANE: Element =
    element("plane", &["index", "widthDivisor", "heightDivisor", "compatible"], &[]);
static FORMAT_SPIRV: Element = element("spirvimageformat", &["name"], &[]);

static DYNAMIC_STATES: Element = element("dynamicstates", &[], &[&COMMENT, &DYNAMIC_STATE]);
static DYNAMIC_STATE: Element = element(
    "dynamicstate",
    &["name", "pipelinesubstate", "shaderstage", "requiresrasterization"],
    &[&COMMENT, &DYNAMIC_STATE_COMMAND, &ENABLE, &STATE_CONDITION],
);
static DYNAMIC_STATE_COMMAND: Element =
    element("dynamicstatecmd", &["name", "pipeline", "pipelineonly"], &[]);
static STATE_CONDITION: Element = element("statecondition", &["special", "state"], &[]);

static SPIRV_EXTENSIONS: Element =
    element("spirvextensions", &["comment"], &[&COMMENT, &SPIRV_EXTENSION]);
static SPIRV_EXTENSION: Element = element("spirvextension", &["name"], &[&ENABLE]);
static SPIRV_CAPABILITIES: Element =
    element("spirvcapabilities", &["comment"], &[&COMMENT, &SPIRV_CAPABILITY]);
static SPIRV_CAPABILITY: Element = element("spirvcapability", &["name"], &[&ENABLE]);
static ENABLE: Element = element(
    "enable",
    &[
        "version",
        "extension",
        "struct",
        "feature",
        "requires",
        "alias",
        "property",
        "member",
        "value",
    ],
    &[],
);

static SYNC: Element =
    element("sync", &["comment"], &[&COMMENT, &SYNC_STAGE, &SYNC_ACCESS, &SYNC_PIPELINE]);
static SYNC_STAGE: Element =
    element("syncstage", &["name", "alias"], &[&COMMENT, &SYNC_SUPPORT, &SYNC_EQUIVALENT]);
static SYNC_ACCESS: Element =
    element("syncaccess", &["name", "alias"], &[&COMMENT, &SYNC_SUPPORT, &SYNC_EQUIVALENT]);
static SYNC_SUPPORT: Element = element("syncsupport", &["queues", "stage"], &[]);
static SYNC_EQUIVALENT: Element = element("syncequivalent", &["stage", "access"], &[]);
static SYNC_PIPELINE: Element =
    element("syncpipeline", &["name", "depends"], &[&SYNC_PIPELINE_STAGE]);
static SYNC_PIPELINE_STAGE: Element =
    element("syncpipelinestage", &["order", "before", "after"], &[]);

static VIDEO_CODECS: Element = element("videocodecs", &[], &[&COMMENT, &VIDEO_CODEC]);
static VIDEO_CODEC: Element = element(
    "videocodec",
    &["name", "extend", "value"],
    &[&VIDEO_PROFILES, &VIDEO_CAPABILITIES, &VIDEO_FORMAT],
);
static VIDEO_PROFILES: Element = element("videoprofiles", &["struct"], &[&VIDEO_PROFILE_MEMBER]);
static VIDEO_PROFILE_MEMBER: Element = element("videoprofilemember", &["name"], &[&VIDEO_PROFILE]);
static VIDEO_PROFILE: Element = element("videoprofile", &["name", "value"], &[]);
static VIDEO_CAPABILITIES: Element = element("videocapabilities", &["struct"], &[]);
static VIDEO_FORMAT: Element = element(
    "videoformat",
    &["name", "usage", "extend"],
    &[&VIDEO_FORMAT_PROPERTIES, &VIDEO_REQUIRE_CAPABILITIES],
);
static VIDEO_FORMAT_PROPERTIES: Element = element("videoformatproperties", &["struct"], &[]);
static VIDEO_REQUIRE_CAPABILITIES: Element =
    element("videorequirecapabilities", &["struct", "member", "value"], &[]);

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
static IMPLICIT_EXTERN_SYNC: Element =
    element("implicitexternsyncparams", &[], &[&IMPLICIT_EXTERN_SYNC_PARAM]);
static IMPLICIT_EXTERN_SYNC_PARAM: Element = element("param", &[], &[]);

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
    &[&COMMENT, &REMOVED_TYPE, &REMOVED_COMMAND, &REMOVED_ENUM, &REQUIRED_FEATURE],
);
static REMOVED_TYPE: Element = element("type", &["name", "api", "comment"], &[]);
static REMOVED_COMMAND: Element = element("command", &["name", "api", "comment"], &[]);
static REMOVED_ENUM: Element = element("enum", &["name", "api", "comment"], &[]);
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
pub(super) const WORDS: [(&str, &[&str]); 18] = [
    ("api", &["vulkan", "vulkansc", "vulkanbase"]),
    ("export", &["vulkan", "vulkansc", "vulkanbase"]),
    ("ratified", &["vulkan", "vulkansc", "vulkanbase"]),
    ("supported", &["vulkan", "vulkansc", "vulkanbase", "disabled"]),
    ("optional", &["true", "false"]),
    ("provisional", &["true", "false"]),
    ("returnedonly", &["true", "false"]),
    ("allownoqueues", &["true", "false"]),
    ("conditionalrendering", &["true", "false"]),
    ("noautovalidity", &["true", "false"]),
    ("nofeatures", &["true", "false"]),
    ("requiredlimittype", &["true", "false"]),
    ("renderpass", &["both", "inside", "outside"]),
    ("videocoding", &["both", "inside", "outside"]),
    ("cmdbufferlevel", &["primary", "secondary"]),
    ("tasks", &["action", "state", "synchronization", "indirection"]),
    ("specialuse", &["glemulation", "d3demulation", "devtools", "debugging", "cadsupport"]),
    (
        "limittype",
        &[
            "min", "max", "not", "pot", "mul", "bits", "bitmask", "range", "struct", "exact",
            "noauto",
        ],
    ),
];

/// Every attribute that the reader knows, with the path of its element: `types/type/member`.
pub(super) fn known_attributes() -> Vec<(String, &'static str)> {
    let mut known = Vec::new();
    let mut pending = vec![(String::new(), &REGISTRY)];
    while let Some((path, element)) = pending.pop() {
        known.extend(element.attributes.iter().map(|name| (path.clone(), *name)));
        if let Content::Elements(children) = element.content {
            let below = |child: &&'static Element| {
                let separator = if path.is_empty() { "" } else { "/" };
                (format!("{path}{separator}{}", child.name), *child)
            };
            pending.extend(children.iter().map(below));
        }
    }
    known
}
