//! The divergences from another loader that have a reason: rows of docs/differences.md, and what changed between
//! 1.3.239, the loader of Debian 12, and 1.4.359, the contract.

use super::against::Divergence;
use super::world::Step;

/// A divergence with a reason.
#[derive(Debug)]
pub(super) struct Row {
    /// The reason.
    pub(super) name: &'static str,
    /// Whether this row is the reason of a divergence.
    pub(super) applies: fn(&Divergence<'_>) -> bool,
}

/// All rows. The first one that applies counts.
pub(super) const ROWS: &[Row] = &[
    Row { name: "the other loader crashes or hangs", applies: |d| d.end != "ok" },
    Row {
        name: "1.3.239 reports its own version and lists",
        applies: |d| matches!(d.step, Some(Step::Version)) && version(d.ours) > version(d.theirs),
    },
];

/// The version in a line of vkEnumerateInstanceVersion.
fn version(line: &str) -> u32 {
    line.rsplit(' ').next().and_then(|word| word.parse().ok()).unwrap_or_default()
}
