//! The findings of the reader and the generator about their input, as data, which `vkgen::diag`
//! renders.

use crate::model::Position;

/// How bad it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Severity {
    /// The registry has an unknown part; the output is complete but for this part.
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

impl Diagnostic {
    /// A contradiction at `position`.
    pub fn error(code: &'static str, position: &Position, message: String, help: &str) -> Self {
        Self::new(Severity::Error, code, position, message, help)
    }

    /// Something odd at `position`.
    pub fn warning(code: &'static str, position: &Position, message: String, help: &str) -> Self {
        Self::new(Severity::Warning, code, position, message, help)
    }

    fn new(
        severity: Severity,
        code: &'static str,
        position: &Position,
        message: String,
        help: &str,
    ) -> Self {
        Diagnostic {
            severity,
            code,
            message,
            position: position.clone(),
            help: Some(help.to_owned()),
        }
    }
}
