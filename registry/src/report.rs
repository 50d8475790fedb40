//! Collects the findings of the reader and the generator, so that one run shows all of them.

use std::borrow::Borrow;

use crate::diagnostic::{Diagnostic, Severity};
use crate::model::Position;

/// The findings so far, in the order in which they were made.
#[derive(Clone, Debug, Default)]
pub struct Report {
    findings: Vec<Diagnostic>,
}

impl Report {
    /// Records a contradiction: nothing will be generated.
    pub fn error(
        &mut self,
        code: &'static str,
        position: impl Borrow<Position>,
        message: String,
        help: &str,
    ) {
        self.findings.push(Diagnostic::error(code, position.borrow(), message, help));
    }

    /// Records a warning.
    pub fn warning(
        &mut self,
        code: &'static str,
        position: impl Borrow<Position>,
        message: String,
        help: &str,
    ) {
        let finding = Diagnostic::error(code, position.borrow(), message, help);
        self.findings.push(Diagnostic { severity: Severity::Warning, ..finding });
    }

    /// The value of an `Ok`; the findings of an `Err` are recorded.
    pub fn good<T>(&mut self, result: Result<T, Vec<Diagnostic>>) -> Option<T> {
        result.map_err(|findings| self.findings.extend(findings)).ok()
    }

    /// Adds the findings of another report.
    pub fn add(&mut self, other: Report) {
        self.findings.extend(other.findings);
    }

    /// Whether there is a contradiction so far.
    pub fn has_errors(&self) -> bool {
        let mut severities = self.findings.iter().map(|finding| finding.severity);
        severities.any(|severity| severity == Severity::Error)
    }

    /// The warnings, or all findings when there is an error among them; ordered by place.
    ///
    /// # Errors
    ///
    /// There is an error.
    pub fn finish(mut self) -> Result<Vec<Diagnostic>, Vec<Diagnostic>> {
        let key = |finding: &Diagnostic| {
            (finding.position.clone(), finding.code, finding.message.clone())
        };
        self.findings.sort_by_cached_key(key);
        // Two steps may meet the same circle.
        self.findings.dedup();
        if self.has_errors() {
            return Err(self.findings);
        }
        Ok(self.findings)
    }

    /// The values, or the findings of every `Err`.
    ///
    /// # Errors
    ///
    /// One of the results is an `Err`.
    pub fn collect<T>(
        results: impl IntoIterator<Item = Result<T, Vec<Diagnostic>>>,
    ) -> Result<Vec<T>, Vec<Diagnostic>> {
        let mut report = Report::default();
        let good = results.into_iter().filter_map(|result| report.good(result)).collect();
        report.finish().map(|_| good)
    }
}
