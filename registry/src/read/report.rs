//! Collects what the reader finds, so that one run shows all of it.

use crate::diagnostic::{Diagnostic, Severity};
use crate::model::Position;

/// The findings so far, in the order in which they were made.
#[derive(Default)]
pub(super) struct Report {
    findings: Vec<Diagnostic>,
}

impl Report {
    /// Notes a contradiction: nothing will be generated.
    pub(super) fn error(
        &mut self,
        code: &'static str,
        position: Position,
        message: String,
        help: &str,
    ) {
        let finding = Diagnostic::error(code, &position, message, help);
        self.findings.push(finding);
    }

    /// Notes something unknown.
    pub(super) fn warning(
        &mut self,
        code: &'static str,
        position: Position,
        message: String,
        help: &str,
    ) {
        let finding = Diagnostic::warning(code, &position, message, help);
        self.findings.push(finding);
    }

    /// Whether there is a contradiction so far.
    pub(super) fn has_errors(&self) -> bool {
        let mut severities = self.findings.iter().map(|finding| finding.severity);
        severities.any(|severity| severity == Severity::Error)
    }

    /// The warnings, or everything when there is an error among it; ordered by place.
    pub(super) fn finish(mut self) -> Result<Vec<Diagnostic>, Vec<Diagnostic>> {
        let key = |finding: &Diagnostic| {
            (finding.position.clone(), finding.code, finding.message.clone())
        };
        self.findings.sort_by_cached_key(key);
        if self.has_errors() {
            return Err(self.findings);
        }
        Ok(self.findings)
    }
}
