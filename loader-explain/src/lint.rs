//! `vkexplain lint`: checks manifests and settings files as the loader reads them, and as the
//! documents ask.
//!
//! The loader's own code judges each file, and `finding` makes findings of its events. `position` finds the
//! place of each in the text, `document` adds what only the documents ask for, and `library` looks
//! into the libraries. `sarif` is the format for code review tools.

mod document;
mod finding;
mod library;
mod position;
pub(crate) mod sarif;

use std::path::Path;

use loader_discovery::event::{KeptEvents, Silent};
use loader_discovery::json::{self, Failure};
use loader_discovery::manifest::layer::LayerKind;
use loader_discovery::manifest::{Portability, judge_driver, layer_file};
use loader_discovery::{Context, OutOfMemory, settings};
use loader_runtime::HostSystem;
use serde::Serialize;

use crate::gather::details::Explainer;
use crate::what_if::WhatIf;
use finding::finding;
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
    pub(crate) help: Option<String>,
}

impl Finding {
    /// A finding of this program at `place`, line and column.
    fn own(
        file: &str,
        place: (usize, usize),
        severity: Severity,
        code: &str,
        message: String,
        help: &str,
    ) -> Finding {
        let (line, column) = place;
        let (file, code) = (file.to_owned(), code.to_owned());
        Finding { file, line, column, severity, code, message, help: Some(help.to_owned()) }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Severity {
    /// The loader uses the file.
    Warning,
    /// The loader rejects the file, or a part of it.
    Error,
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
        Err(failure) => return Ok(unreadable(failure, &path, &Positions::parse(""))),
    };
    let content = String::from_utf8_lossy(&bytes).into_owned();
    let positions = Positions::parse(&content);
    let document = match json::document(path.as_bytes(), bytes) {
        Ok(document) => document,
        Err(failure) => return Ok(unreadable(failure, &path, &positions)),
    };
    let mut findings = judge(&path, document.root(), &positions);
    if positions.root.is_none() {
        let is_used = document.root().is_object();
        findings.push(document::no_document(&path, &positions, is_used));
    }
    findings.extend(document::findings(&path, &positions));
    if with_library {
        findings.extend(library::findings(&path, &positions));
    }
    findings.sort_by_key(|finding| (finding.line, finding.column));
    // The loader's own error at the same place says more.
    findings.dedup_by(|next, earlier| {
        next.code == document::WRONG_TYPE
            && (next.line, next.column) == (earlier.line, earlier.column)
    });
    Ok(findings)
}

/// The finding of a file that the loader cannot read or parse.
fn unreadable(failure: Failure<'_>, path: &str, positions: &Positions<'_>) -> Vec<Finding> {
    let journal = KeptEvents::new();
    let (Failure::Rejected(failure) | Failure::OutOfMemory(failure)) = failure;
    journal.record(failure);
    findings(&journal, path, positions)
}

/// The findings of recorded events.
fn findings(journal: &KeptEvents, path: &str, positions: &Positions<'_>) -> Vec<Finding> {
    let explainer = Explainer { system: &WhatIf::default(), settings: None };
    let events = journal.take_all();
    events
        .iter()
        .filter_map(|event| finding(event, &explainer.fact(event), path, positions))
        .collect()
}

/// The findings of the loader's own judgement.
fn judge(path: &str, root: json::Value<'_>, positions: &Positions<'_>) -> Vec<Finding> {
    let journal = KeptEvents::new();
    let context = Context::host(&HostSystem, &journal);
    if positions.has_key("settings") || positions.has_key("settings_array") {
        settings::judge(path.as_bytes(), root, context);
    } else if positions.has_key("layer") || positions.has_key("layers") {
        let is_implicit = is_in_folder(path, "implicit_layer.d")
            || positions.find(&["layer", "disable_environment"]).is_some();
        let kind = if is_implicit { LayerKind::Implicit } else { LayerKind::Explicit };
        layer_file::layers(path.as_bytes(), root, kind, &[], context);
    } else if positions.has_key("ICD") {
        let judged = judge_driver(path.as_bytes(), root, Portability::Include, context);
        if let Err(rejection) = judged {
            journal.record(rejection);
        }
    }
    findings(&journal, path, positions)
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
        let help = help.as_ref().map(|help| format!("\n  help: {}", crate::text::printable(help)));
        format!("{}{}\n", crate::text::printable(&message), help.unwrap_or_default())
    };
    findings.iter().map(line).collect()
}
