//! The facts in the generated code, a line each, read back from the rendered text: the file that
//! reviewers of a regeneration read. A step after the emitters in the flow of
//! [`generate`](crate::generate).
//!
//! A fault of an emitter shows here like a change of the registry, because nothing here reads the
//! model. Sizes and offsets follow from the rendered types ([`layout`]).

mod items;
mod layout;
mod restated;
mod rows;
mod types;

use crate::banner;
use crate::compare::RenderedFile;
use crate::emit::Content;

/// The file, from the workspace's root.
pub const PATH: &str = "snapshots/generated/api.txt";

const HEAD: &str = "\
# The facts in the generated code, a line each, read back from that code.
# Sizes, alignments and offsets are in bytes, on 64-bit Unix. A structure with `chain` begins with `s_type` and `p_next`,
# and has one more member where `only` follows.
# Facts that stand again in other rows are words in the line of the structure or extension; a row that differs has a line.
";

/// The folders whose code is read, with the first word of their lines.
const FOLDERS: [(&str, &str); 4] = [
    ("dispatch-tables/src/generated/vk/", "vk"),
    ("dispatch-tables/src/generated/", "tables"),
    ("author-kit/src/generated/", "kit"),
    ("loader-runtime/src/generated/", "loader"),
];

/// Files without facts of their own: a copy of `hash/function.rs`, lists of modules, other spellings of
/// commands and calls, and what tests alone read.
const PASSED_OVER: [&str; 4] = ["calls.txt", "hash.rs", "mod.rs", "signatures.rs"];

/// The review of the rendered `files`.
#[must_use]
pub fn review(files: &[RenderedFile]) -> RenderedFile {
    let content = Content::Text(String::new());
    let mut lines = Vec::new();
    let types = layout::Types::read(files.iter().filter(|file| word(file) == Some("vk")));
    for file in files.iter().filter(|file| !is_passed_over(file)) {
        let Some(word) = word(file) else { continue };
        lines.extend(facts(file, word, &types).into_iter().map(|fact| format!("{word} {fact}")));
    }
    let text = banner::checked_in(&content) + HEAD + &restated::taken_out(&lines).join("\n") + "\n";
    RenderedFile { path: PATH.into(), text }
}

/// The facts of a file, which is all types, or rows, or other items.
fn facts(file: &RenderedFile, word: &str, types: &layout::Types) -> Vec<String> {
    let name = file.path.file_stem().unwrap_or_default().to_string_lossy();
    if word == "vk" {
        types::facts(&file.text, types)
    } else if let Some(facts) = rows::facts(&name, &file.text) {
        facts
    } else {
        items::lines(&file.text).map(|line| format!("{name}: {line}")).collect()
    }
}

/// The first word of the lines about `file`; none if the file is no code of the products.
fn word(file: &RenderedFile) -> Option<&'static str> {
    let path = file.path.to_string_lossy().replace('\\', "/");
    FOLDERS.iter().find(|(folder, _)| path.starts_with(folder)).map(|(_, word)| *word)
}

fn is_passed_over(file: &RenderedFile) -> bool {
    PASSED_OVER.iter().any(|name| file.path.ends_with(name))
}
