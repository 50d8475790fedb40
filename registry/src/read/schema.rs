//! The one table of every element and attribute that the reader knows, and of the words that some
//! attributes hold.
//!
//! Strictness is how a change of the registry's schema is noticed: [`super::strict`] reports what
//! is not in here. [`super::attributes`] keeps what has no field.

use std::iter::Peekable;
use std::str::Lines;
use std::sync::LazyLock;

/// The elements in `<registry>`, each below the one that it stands in, with their attributes and
/// then, in angle brackets, the children that have neither attributes nor children. `|` stands
/// between the names of elements that are alike. `<blocks>` stands for the elements of [`BLOCKS`].
///
/// An attribute with `=` is compared by what the model has read from it, and is not kept as it is written
/// ([`super::attributes`]).
const OUTLINE: &str = "\
comment
platforms comment <comment>
 platform =name =protect comment
tags comment <comment>
 tag =name author contact
types comment <comment>
 type =name =category =alias api requires =bitvalues =parent =objtypeenum =structextends \
     =returnedonly requiredlimittype allowduplicate deprecated comment <comment> <name> <type>
  member api =values optional len altlen stride noautovalidity limittype externsync objecttype \
     selector selection featurelink flagsextend flagsextendmember deprecated \
     <comment> <type> <enum>
   name alias
  proto <type> <name>
  param optional len <type> <name>
enums =name =type =bitwidth vendor start end comment <comment>
 enum =name =value =bitpos =alias =type api deprecated comment
 unused start end vendor comment
commands comment <comment>
 command =name =alias api export successcodes errorcodes queues renderpass videocoding \
     cmdbufferlevel conditionalrendering allownoqueues tasks deprecated comment <comment>
  proto <type> <name>
  param api optional len altlen stride noautovalidity externsync objecttype validstructs \
     <type> <name> <enum>
  implicitexternsyncparams <param>
feature =name api =apitype =number =depends sortorder protect comment <comment> <blocks>
extensions comment <comment>
 extension =name =number =type supported =platform =provisional =depends =requires \
     =requiresCore =promotedto =deprecatedby =obsoletedby ratified nofeatures specialuse \
     sortorder author contact comment <comment> <blocks>
formats <comment>
 format name class blockSize texelsPerBlock blockExtent packed compressed chroma
  component name bits numericFormat planeIndex
  plane index widthDivisor heightDivisor compatible
  spirvimageformat name
dynamicstates <comment>
 dynamicstate name pipelinesubstate shaderstage requiresrasterization <comment>
  dynamicstatecmd name pipeline pipelineonly
  enable version extension struct feature requires alias property member value
  statecondition special state
spirvextensions comment <comment>
 spirvextension name
  enable version extension struct feature requires alias property member value
spirvcapabilities comment <comment>
 spirvcapability name
  enable version extension struct feature requires alias property member value
sync comment <comment>
 syncstage|syncaccess name alias <comment>
  syncsupport queues stage
  syncequivalent stage access
 syncpipeline name depends
  syncpipelinestage order before after
videocodecs <comment>
 videocodec name extend value
  videoprofiles struct
   videoprofilemember name
    videoprofile name value
  videocapabilities struct
  videoformat name usage extend
   videoformatproperties struct
   videorequirecapabilities struct member value
";

/// The blocks of a version or an extension, in the form of [`OUTLINE`].
const BLOCKS: &str = "\
require api =depends =feature =extension comment <comment>
 type|command name api comment
 enum =name =value =bitpos =offset =extnumber =dir =extends =alias =type api protect deprecated \
    comment
 feature name struct comment
remove api reasonlink comment <comment>
 type|command|enum name api comment
 feature name struct comment
deprecate api explanationlink comment <comment>
 type|command name supersededby comment
 feature name struct comment
";

/// What is known of an element.
#[derive(Clone, Default)]
pub(super) struct Element {
    pub(super) name: &'static str,
    pub(super) attributes: Vec<&'static str>,
    /// The attributes that have a field in the model.
    pub(super) fields: Vec<&'static str>,
    pub(super) children: Vec<Element>,
}

/// The element `<registry>`.
pub(super) static REGISTRY: LazyLock<Element> = LazyLock::new(|| Element {
    name: "registry",
    children: outlined(OUTLINE),
    ..Element::default()
});

/// The elements of an outline.
fn outlined(outline: &'static str) -> Vec<Element> {
    elements(&mut outline.lines().peekable(), 0)
}

/// The elements of this depth, up to a line of a lesser depth.
fn elements(lines: &mut Peekable<Lines<'static>>, depth: usize) -> Vec<Element> {
    let mut elements = Vec::new();
    while let Some(line) = lines.next_if(|line| line.len() - line.trim_start().len() == depth) {
        let (simple, words): (Vec<&str>, Vec<&str>) =
            line.split_whitespace().partition(|word| word.starts_with('<'));
        let (names, attributes) = words.split_first().unwrap_or((&"", &[]));
        let simple = simple.iter().flat_map(|word| match word.trim_matches(['<', '>']) {
            "blocks" => outlined(BLOCKS),
            name => vec![Element { name, ..Element::default() }],
        });
        let element = Element {
            name: "",
            attributes: attributes.iter().map(|word| word.trim_start_matches('=')).collect(),
            fields: attributes.iter().filter_map(|word| word.strip_prefix('=')).collect(),
            children: simple.chain(self::elements(lines, depth + 1)).collect(),
        };
        elements.extend(names.split('|').map(|name| Element { name, ..element.clone() }));
    }
    elements
}

/// Every element that the reader knows, with its path below `<registry>`: `types/type/member`.
pub(super) fn all() -> Vec<(String, &'static Element)> {
    let mut all = vec![(String::new(), &*REGISTRY)];
    let mut next = 0;
    while let Some((path, element)) = all.get(next) {
        let separator = if path.is_empty() { "" } else { "/" };
        let path = |child: &Element| format!("{path}{separator}{}", child.name);
        let below: Vec<_> = element.children.iter().map(|child| (path(child), child)).collect();
        all.extend(below);
        next += 1;
    }
    all
}

/// Attributes that are comma-separated lists of known words.
pub(super) const WORDS: [(&str, &str); 8] = [
    ("api export ratified", "vulkan vulkansc vulkanbase"),
    ("supported", "vulkan vulkansc vulkanbase disabled"),
    (
        "optional provisional returnedonly allownoqueues conditionalrendering noautovalidity \
         nofeatures requiredlimittype",
        "true false",
    ),
    ("renderpass videocoding", "both inside outside"),
    ("cmdbufferlevel", "primary secondary"),
    ("tasks", "action state synchronization indirection"),
    ("specialuse", "glemulation d3demulation devtools debugging cadsupport"),
    ("limittype", "min max not pot mul bits bitmask range struct exact noauto"),
];

/// Whether the words, with white space between, hold this one.
pub(super) fn has_word(words: &str, word: &str) -> bool {
    words.split_ascii_whitespace().any(|one| one == word)
}
