//! What the reader and the generator have to say about their input, as data: `vkgen::diag` renders it.

use crate::model::Position;

/// How bad it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Severity {
    /// Something unknown was met; the output is complete as far as it was understood.
    Warning,
    /// A contradiction: nothing is generated.
    Error,
}

/// One finding.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// How bad it is.
    pub severity: Severity,
    /// Stable code: `R…` of the reader, `G…` of the generator.
    pub code: &'static str,
    /// What is the matter, with the names that it is about.
    pub message: String,
    /// Where.
    pub position: Position,
    /// The way out.
    pub help: Option<String>,
}
