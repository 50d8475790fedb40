//! The findings of the reader and the generator about their input, as data, which `vkgen::diag`
//! renders.

use crate::model::Position;

/// Whether the finding stops the generation.
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
    /// Whether the finding stops the generation.
    pub severity: Severity,
    /// Stable code: `R…` of the reader, `G…` of the generator.
    pub code: &'static str,
    /// The problem, with the names of the elements concerned.
    pub message: String,
    /// The place in the registry, or in `vkgen/src/rules.rs`.
    pub position: Position,
    /// How to solve the problem.
    pub help: Option<String>,
}

impl Diagnostic {
    /// A contradiction at `position`.
    pub fn error(code: &'static str, position: &Position, message: String, help: &str) -> Self {
        Self::new(Severity::Error, code, position, message, help)
    }

    /// A warning about the element at `position`.
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
