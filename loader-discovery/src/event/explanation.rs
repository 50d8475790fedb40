//! Why a file or layer is not used, and the cure: for people, beside the texts of the contract.
//!
//! A row of a table states both after its text: `REJECTS manifest ("has no library") cure ("add
//! one")`. The reason goes on after "it", the cure is an order.

use super::line::Line;

/// The message rejects the file that it names. The log prints a line with reason and cure.
pub const REJECTS: bool = true;
/// The message says why a layer takes no part, which is no fault. Only reports print the reason.
pub const EXPLAINS: bool = false;

/// The decision that a message states about a file or layer. Empty for other messages.
#[derive(Default)]
pub struct Explanation {
    /// The table and the message, such as `ManifestRejection::NoIcd`.
    pub event: &'static str,
    /// The path of the file or the name of the layer.
    pub subject: Line,
    /// The manifest of a layer, if the message names it.
    pub file: Line,
    /// What is wrong with the subject.
    pub reason: Line,
    /// What to do.
    pub cure: Line,
}

impl Explanation {
    /// Whether the message decides anything.
    pub fn is_some(&self) -> bool {
        !self.event.is_empty()
    }

    /// Appends the line of the log: subject, reason and cure.
    pub fn put_line(&self, line: &mut Line) {
        let Self { subject, file, reason, cure, .. } = self;
        line.push(subject.as_bytes());
        if !file.is_empty() {
            line.push(b" of ");
            line.push(file.as_bytes());
        }
        line.push(b" is not used: it ");
        line.push(reason.as_bytes());
        line.push(b". To mend this, ");
        line.push(cure.as_bytes());
        line.push(b".");
    }
}
