//! The findings of the reader and the generator about their input, as data and as text.

use std::fmt;

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
        Diagnostic {
            severity: Severity::Error,
            code,
            message,
            position: position.clone(),
            help: Some(help.to_owned()),
        }
    }
}

impl fmt::Display for Diagnostic {
    /// In rustc's shape:
    ///
    /// ```text
    /// error[G003]: vkFooKHR is an alias of vkFoo, which no version and no extension requires
    ///   --> vk.xml:12:9
    ///   = help: require the target too, or make the alias a command of its own
    /// ```
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Diagnostic { severity, code, message, position, help } = self;
        let severity = match severity {
            Severity::Warning => "warning",
            Severity::Error => "error",
        };
        writeln!(f, "{severity}[{code}]: {message}")?;
        if position.line > 0 {
            writeln!(f, "  --> {position}")?;
        }
        match help {
            Some(help) => writeln!(f, "  = help: {help}"),
            None => Ok(()),
        }
    }
}
