//! Gathers the findings of the type emitters: what keeps a type from having a form in Rust.

use registry::Diagnostic;

/// The good results, or every finding of the bad ones.
pub(super) fn collect<T>(
    results: impl Iterator<Item = Result<T, Vec<Diagnostic>>>,
) -> Result<Vec<T>, Vec<Diagnostic>> {
    let mut good = Vec::new();
    let mut findings = Vec::new();
    for result in results {
        match result {
            Ok(item) => good.push(item),
            Err(more) => findings.extend(more),
        }
    }
    if findings.is_empty() { Ok(good) } else { Err(findings) }
}
