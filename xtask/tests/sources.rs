//! Compares the hand-written sources of the loader's two halves with the rules of CONTRIBUTING.md.

use std::fs;
use std::path::{Path, PathBuf};

/// The most lines of an unsafe block, with those of its braces: a reader checks each block as a
/// whole, so statements that need no block stand in front of the block.
const MOST_LINES: usize = 10;

/// The hand-written files of Rust below `folder`, without tests.
fn sources(folder: &Path) -> Vec<PathBuf> {
    let mut all = Vec::new();
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let is_other = name == "generated" || name.contains("tests");
        if path.is_dir() && !is_other {
            all.extend(sources(&path));
        } else if name.ends_with(".rs") && !is_other {
            all.push(path);
        }
    }
    all
}

/// The number of lines of each unsafe block, and of those in front of the block.
fn unsafe_blocks(text: &str) -> impl Iterator<Item = (usize, usize)> {
    text.match_indices("unsafe {").map(|(start, _)| {
        let mut depth = 0;
        let is_end = |letter: char| {
            depth += match letter {
                '{' => 1,
                '}' => -1,
                _ => 0,
            };
            letter == '}' && depth == 0
        };
        let end = start + text[start..].find(is_end).expect("the block's end");
        (text[start..=end].lines().count(), text[..start].lines().count())
    })
}

#[test]
fn unsafe_blocks_are_short() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the repository");
    let (mut count, mut long) = (0, Vec::new());
    for half in ["loader-discovery/src", "loader-runtime/src"] {
        for path in sources(&root.join(half)) {
            let text = fs::read_to_string(&path).expect("a source");
            for (lines, start) in unsafe_blocks(&text) {
                count += 1;
                if lines > MOST_LINES {
                    long.push(format!("{}:{start}: {lines} lines", path.display()));
                }
            }
        }
    }
    assert!(count > 400, "{count}");
    assert!(long.is_empty(), "{long:#?}");
}

/// A stage of the deciding half imports no stage to its right but the data of a layer
/// (ARCHITECTURE.md, "The two halves of the loader").
#[test]
fn stages_import_only_those_to_their_left() {
    const STAGES: [&str; 5] = ["system", "search", "json", "manifest", "select"];
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the repository");
    for (place, stage) in STAGES.iter().enumerate() {
        let files = sources(&root.join("loader-discovery/src").join(stage));
        assert!(!files.is_empty(), "{stage}");
        for path in files {
            let text = fs::read_to_string(&path).expect("a source");
            let code: String = text.lines().filter(|line| !line.trim().starts_with("//")).collect();
            for right in &STAGES[place + 1..] {
                let start = format!("crate::{right}::");
                let mut imported = code.split(&start).skip(1);
                let is_imported = imported.any(|item| !item.starts_with("layer::"));
                assert!(!is_imported, "{} imports {right}", path.display());
            }
        }
    }
}
