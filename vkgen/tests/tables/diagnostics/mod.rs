//! Every finding as it is printed: code, place, way out. Snapshots are in `snapshots/diagnostics`,
//! one a code. Those of the type and loader emitters come from their own tests, those of the
//! resolver from `resolving.rs`, those of the reader from `registry/tests/reader/messages.rs`.

mod emitters;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use registry::Diagnostic;
use registry::acquire::workspace;

/// Compares the findings, of which the first has this code, with
/// `snapshots/diagnostics/<code>.snap`.
#[track_caller]
fn assert_findings(code: &str, findings: &[Diagnostic]) {
    assert_eq!(findings.first().map(|finding| finding.code), Some(code));
    let text: String = findings.iter().map(ToString::to_string).collect();
    let mut settings = insta::Settings::clone_current();
    settings.set_snapshot_path("../../../../snapshots/diagnostics");
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings.bind(|| insta::assert_snapshot!(code, text));
}

/// The files below `folder` that end in `extension`.
fn files(folder: &Path, extension: &str) -> Vec<PathBuf> {
    let mut files = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("read") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|found| found == extension) {
                files.push(path);
            }
        }
    }
    files
}

/// The codes between two marks in a text: `R` or `G` and three digits.
fn codes(text: &str, before: char, after: char) -> BTreeSet<String> {
    let candidates = text.split(before).skip(1);
    candidates
        .filter_map(|rest| rest.split(after).next())
        .filter(|code| {
            let number = code.strip_prefix(['R', 'G']).unwrap_or_default();
            number.len() == 3 && number.bytes().all(|digit| digit.is_ascii_digit())
        })
        .map(str::to_owned)
        .collect()
}

#[test]
fn every_code_has_a_snapshot_and_every_snapshot_a_code() {
    let in_files = |folder: &str, extension: &str, before, after| -> BTreeSet<String> {
        let files = files(&workspace().join(folder), extension);
        let texts = files.iter().map(|path| fs::read_to_string(path).expect("read"));
        texts.flat_map(|text| codes(&text, before, after)).collect()
    };
    let in_code: BTreeSet<String> = ["registry/src", "vkgen/src"]
        .iter()
        .flat_map(|folder| in_files(folder, "rs", '"', '"'))
        .collect();
    assert!(in_code.len() > 50, "{in_code:?}");
    assert_eq!(in_code, in_files("snapshots", "snap", '[', ']'));
}
