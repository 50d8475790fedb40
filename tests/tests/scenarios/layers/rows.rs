//! What several files ask of an outcome.

use tests::Outcome;

/// Whether the application printed that vkEnumerateInstanceLayerProperties gives `layer`.
pub(super) fn is_enumerated(outcome: &Outcome, layer: &str) -> bool {
    super::printed(outcome, "enumerated")
        .split(',')
        .any(|name| name == layer)
}
