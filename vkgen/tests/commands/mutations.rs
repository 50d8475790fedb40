//! Whatever happens to a registry, read -> resolve -> emit ends in files or in errors with a place,
//! never in a panic.
//!
//! Elements and attributes are dropped, renamed, doubled and exchanged, by seeds, so that a failure
//! can be repeated.

use std::ops::Range;

use registry::Severity;
use registry::acquire::{Request, acquire, workspace};
use roxmltree::{Document, Node};
use vkgen::emit::EMITTERS;
use vkgen::input::read;
use vkgen::{Error, generate};

use crate::acquired;
use crate::registries::{LOADER, Miniature, TABLES};

/// Numbers that look random and are the same in every run (SplitMix64).
struct Numbers(u64);

impl Numbers {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ mixed >> 31
    }

    fn below(&mut self, end: usize) -> usize {
        usize::try_from(self.next() % end.max(1) as u64).expect("below a usize")
    }
}

/// What changes can be made to, by place in the text.
struct Places {
    elements: Vec<Range<usize>>,
    /// The name of an attribute.
    names: Vec<Range<usize>>,
    /// What stands between its quotes.
    values: Vec<Range<usize>>,
    /// Text in elements: names of types and members, C.
    texts: Vec<Range<usize>>,
}

impl Places {
    fn of(text: &str) -> Places {
        let document = Document::parse(text).expect("the unchanged registry is XML");
        let nodes = || document.root_element().descendants().skip(1);
        let attributes = || nodes().flat_map(|node| node.attributes());
        let text_nodes = nodes().filter(|node: &Node<'_, '_>| {
            node.is_text() && node.text().is_some_and(|text| !text.trim().is_empty())
        });
        Places {
            elements: nodes().filter(Node::is_element).map(|node| node.range()).collect(),
            names: attributes().map(|one| one.range_qname()).collect(),
            values: attributes().map(|one| one.range_value()).collect(),
            texts: text_nodes.map(|node| node.range()).collect(),
        }
    }
}

/// What is put where it does not belong.
const ODD: [&str; 12] = [
    "",
    "self",
    "_",
    "0",
    "-1",
    "99999999999999999999",
    "VK_",
    "vkß",
    "a b",
    "type",
    "VkInstance",
    "4294967295",
];

/// The text with one change, and a word about it.
fn change(text: &str, places: &Places, numbers: &mut Numbers) -> (String, String) {
    let pick =
        |from: &[Range<usize>], numbers: &mut Numbers| from[numbers.below(from.len())].clone();
    let with =
        |at: Range<usize>, new: &str| format!("{}{new}{}", &text[..at.start], &text[at.end..]);
    let (what, at, new) = match numbers.below(9) {
        0 => ("dropped element", pick(&places.elements, numbers), String::new()),
        1 => {
            let at = pick(&places.elements, numbers);
            let twice = text[at.clone()].repeat(2);
            ("doubled element", at, twice)
        }
        2 => {
            let at = pick(&places.elements, numbers);
            let other = text[pick(&places.elements, numbers)].to_owned();
            // Something as large as the whole says nothing more and takes long.
            let other = if other.len() > 10_000 { String::new() } else { other };
            ("exchanged element", at, other)
        }
        3 => ("renamed attribute", pick(&places.names, numbers), "novelty".to_owned()),
        4 => {
            let name = text[pick(&places.names, numbers)].to_owned();
            ("attribute of another name", pick(&places.names, numbers), name)
        }
        5 => {
            let value = text[pick(&places.values, numbers)].to_owned();
            ("exchanged value", pick(&places.values, numbers), value)
        }
        6 => ("odd value", pick(&places.values, numbers), ODD[numbers.below(ODD.len())].to_owned()),
        7 => ("odd text", pick(&places.texts, numbers), ODD[numbers.below(ODD.len())].to_owned()),
        _ => {
            let other = text[pick(&places.texts, numbers)].to_owned();
            ("exchanged text", pick(&places.texts, numbers), other)
        }
    };
    let line = text[..at.start].lines().count();
    (with(at, &new), format!("{what} at line {line}"))
}

/// Generates and says whether files came of it; an error must have a place.
fn outcome(vk: &str, video: &str, kinds: &[String], what: &str) -> bool {
    let files =
        read(acquired("vk.xml", vk, video)).and_then(|input| generate::render(&input, kinds));
    match files {
        Ok(files) => {
            assert!(!files.is_empty(), "{what}");
            true
        }
        Err(Error::Registry(findings)) => {
            let errors = findings.iter().filter(|one| one.severity == Severity::Error);
            let mut placed = errors.map(|one| one.position.line > 0).peekable();
            assert!(placed.peek().is_some(), "{what}: no error");
            assert!(placed.all(|placed| placed), "{what}: {findings:#?}");
            false
        }
        Err(other) => panic!("{what}: {other:?}"),
    }
}

/// Changes the text by every seed and generates.
fn try_seeds(vk: &str, video: &str, kinds: &[String], seeds: Range<u64>) {
    let places = Places::of(vk);
    let (mut fine, mut refused) = (0, 0);
    for seed in seeds {
        let mut numbers = Numbers(seed);
        let (text, what) = change(vk, &places, &mut numbers);
        let what = format!("seed {seed}: {what}");
        let result = std::panic::catch_unwind(|| outcome(&text, video, kinds, &what));
        match result {
            Ok(true) => fine += 1,
            Ok(false) => refused += 1,
            Err(_) => panic!("{what} ends in a panic, above"),
        }
    }
    // Changes that all were refused, or all went through, would test little.
    assert!(fine > 0 && refused > 0, "{fine} fine, {refused} refused");
}

#[test]
fn a_changed_registry_of_a_few_lines_ends_in_files_or_in_errors_with_a_place() {
    // The loader's rules are about the whole registry: they refuse one of a few lines as it is.
    let kinds = EMITTERS.iter().map(|emitter| emitter.kind.to_owned());
    let kinds: Vec<String> = kinds.filter(|kind| kind != "loader").collect();
    for Miniature { vk, video, .. } in [TABLES, LOADER] {
        try_seeds(vk, video, &kinds, 0..400);
    }
}

#[test]
fn the_changed_pinned_registry_ends_in_files_or_in_errors_with_a_place() {
    let request = Request { workspace: &workspace(), xml: None, video_xml: None };
    let pinned = acquire(&request).unwrap_or_else(|error| panic!("{error}"));
    try_seeds(&pinned.vk.text, &pinned.video.text, &[], 0..8);
}
