//! `vkexplain lint`: checks manifests and settings files as the loader reads them, and as the
//! documents ask.
//!
//! The loader's own code judges each file, and `finding` makes findings of its events. `position` finds the
//! place of each in the text, `document` adds what only the documents ask for, `library` looks
//! into the libraries, and `answers` asks them. `sarif` is the format for code review tools.

mod answers;
mod document;
mod finding;
mod library;
mod position;
pub(crate) mod sarif;

use std::fs;
use std::os::unix::ffi::OsStrExt as _;
use std::path::{Path, PathBuf};

use loader_discovery::event::JsonFailure;
use loader_discovery::event::{KeptEvents, Silent};
use loader_discovery::json;
use loader_discovery::manifest::candidates::LayerCandidates;
use loader_discovery::manifest::layer::LayerKind;
use loader_discovery::manifest::{Portability, judge_driver, layer_file};
use loader_discovery::memory::Fault;
use loader_discovery::search::is_manifest_name;
use loader_discovery::{Context, OutOfMemory, settings};
use loader_runtime::HostSystem;
use serde::Serialize;
use serde::de::IgnoredAny;

use crate::gather::details::Explainer;
use crate::gather::searches::{FOLDERS, is_misnamed};
use crate::gather::settings::Settings;
use crate::report::NOT_JSON;
use crate::text::printable;
use crate::what_if::WhatIf;
use position::Positions;

/// A fault of a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Finding {
    pub(crate) file: String,
    /// From 1.
    pub(crate) line: usize,
    /// In characters, from 1.
    pub(crate) column: usize,
    pub(crate) severity: Severity,
    /// A stable name, such as `driver-no-icd`.
    pub(crate) code: String,
    pub(crate) message: String,
    pub(crate) help: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Severity {
    /// The loader uses the file.
    Warning,
    /// The loader rejects the file, or a part of it.
    Error,
}

/// The findings of a file.
struct Findings<'a> {
    path: &'a str,
    positions: &'a Positions<'a>,
    found: Vec<Finding>,
}

/// The folder of a settings file beside those of manifests, in `/usr/share/vulkan` and its like.
const SETTINGS: &str = "loader_settings.d";

/// The JSON files, and those that are misnamed, in a folder and those for manifests and settings in it, in the order of their names;
/// a file itself, and a folder without such files, which is a finding.
pub(crate) fn files(path: &Path) -> Vec<PathBuf> {
    let inner = FOLDERS.iter().chain([&SETTINGS]).map(|name| path.join(name));
    let mut files: Vec<PathBuf> =
        inner.chain([path.to_owned()]).flat_map(|folder| manifests(&folder)).collect();
    files.sort();
    if files.is_empty() { vec![path.to_owned()] } else { files }
}

fn manifests(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten();
    let paths = entries.filter_map(|entry| Some(entry.ok()?.path()));
    paths
        .filter(|path| {
            is_manifest_name(path.as_os_str().as_bytes()) || is_misnamed(&path.to_string_lossy())
        })
        .collect()
}

/// The findings of a file, in the order of their places.
///
/// # Errors
///
/// If memory runs out.
pub(crate) fn lint(file: &Path, with_library: bool) -> Result<Vec<Finding>, OutOfMemory> {
    let path = file.to_string_lossy().into_owned();
    let (bytes, _) = match json::read_bytes(Context::host(&HostSystem, &Silent), path.as_bytes()) {
        Ok(content) => content,
        Err(failure) => return Ok(unreadable(failure, &path, "")),
    };
    let content = String::from_utf8_lossy(&bytes).into_owned();
    let document = match json::document(path.as_bytes(), bytes) {
        Ok(document) => document,
        Err(failure) => return Ok(unreadable(failure, &path, &content)),
    };
    let positions = &Positions { text: &content, root: Some(document.root()) };
    let mut findings = Findings { path: &path, positions, found: Vec::new() };
    if is_misnamed(&path) {
        findings.warn(0, "not-named-json", format!("the file {}", NOT_JSON.0), NOT_JSON.1);
    }
    findings.judge(document.root());
    if serde_json::from_str::<IgnoredAny>(&content).is_err() {
        findings.no_document(document.root().is_object());
    }
    findings.check_document();
    if with_library {
        findings.check_libraries();
        findings.check_answers();
    }
    let mut found = findings.found;
    found.sort_by_key(|finding| (finding.line, finding.column));
    // The loader's own error at the same place says more.
    found.dedup_by(|next, earlier| {
        next.code == document::WRONG_TYPE
            && (next.line, next.column) == (earlier.line, earlier.column)
    });
    Ok(found)
}

/// The finding of a file that the loader cannot read or parse.
fn unreadable(failure: JsonFailure<'_>, path: &str, content: &str) -> Vec<Finding> {
    let positions = &Positions { text: content, root: None };
    let mut findings = Findings { path, positions, found: Vec::new() };
    let journal = KeptEvents::new();
    journal.record(failure);
    findings.add_events(&journal);
    findings.found
}

impl Findings<'_> {
    /// Adds the findings of the loader's own judgement.
    fn judge(&mut self, root: json::Value<'_>) {
        let (positions, path) = (self.positions, self.path.as_bytes());
        let journal = KeptEvents::new();
        let context = Context::host(&HostSystem, &journal);
        if positions.has_key("settings") || positions.has_key("settings_array") {
            let _ = settings::judge(path, root, context);
        } else if positions.has_key("layer") || positions.has_key("layers") {
            let is_implicit = is_in_folder(self.path, "implicit_layer.d")
                || positions.find(&["layer", "disable_environment"]).is_some();
            let kind = if is_implicit { LayerKind::Implicit } else { LayerKind::Explicit };
            let mut found = LayerCandidates::default();
            let _ = layer_file::layers(path, root, kind, &[], context, &mut found);
        } else if positions.has_key("ICD") {
            let judged = judge_driver(path, root, Portability::Include, context);
            if let Err(Fault::Rejected(rejection)) = judged {
                journal.record(rejection);
            }
        }
        self.add_events(&journal);
    }

    /// Adds the findings of recorded events.
    fn add_events(&mut self, journal: &KeptEvents) {
        let (system, settings) = (&WhatIf::default(), &Settings::default());
        let explainer = Explainer { system, settings };
        for event in journal.take_all() {
            self.add_event(&event, explainer.fact(&event));
        }
    }

    /// Adds a warning of this program about the text from `start` on.
    fn warn(&mut self, start: usize, code: &str, message: String, help: &str) {
        self.add(start, Severity::Warning, code, message, help);
    }

    fn add(&mut self, start: usize, severity: Severity, code: &str, message: String, help: &str) {
        let (line, column) = self.positions.line_and_column(start);
        let (file, code, help) = (self.path.to_owned(), code.to_owned(), help.to_owned());
        self.found.push(Finding { file, line, column, severity, code, message, help });
    }
}

/// Whether the file is in a folder of this name, also if the folder is the current one.
fn is_in_folder(path: &str, name: &str) -> bool {
    let path = std::path::absolute(path).unwrap_or_default();
    path.parent().and_then(Path::file_name).is_some_and(|folder| folder == name)
}

/// The findings for a person: one line each, and one for the help.
pub(crate) fn render(findings: &[Finding]) -> String {
    let line = |finding: &Finding| {
        let Finding { file, line, column, code, message, help, .. } = finding;
        let severity = match finding.severity {
            Severity::Warning => "warning",
            Severity::Error => "error",
        };
        let message = format!("{file}:{line}:{column}: {severity}[{code}]: {message}");
        format!("{}\n  help: {}\n", printable(&message), printable(help))
    };
    findings.iter().map(line).collect()
}
