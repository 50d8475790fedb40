//! The findings as SARIF 2.1.0, for code review tools.

use std::fmt::Write as _;

use serde_json::{Value, json};

use super::Finding;

/// The findings as one run.
pub(crate) fn log(findings: &[Finding]) -> Value {
    let mut rules: Vec<&Finding> = findings.iter().collect();
    rules.sort_by_key(|finding| &finding.code);
    rules.dedup_by_key(|finding| &finding.code);
    json!({
        "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
        "version": "2.1.0",
        "runs": [{
            "tool": { "driver": {
                "name": "vkexplain", "version": env!("CARGO_PKG_VERSION"),
                "rules": rules.into_iter().map(rule).collect::<Vec<_>>(),
            }},
            "columnKind": "unicodeCodePoints",
            "results": findings.iter().map(result).collect::<Vec<_>>(),
        }],
    })
}

fn rule(finding: &Finding) -> Value {
    json!({ "id": finding.code, "help": { "text": finding.help } })
}

/// The message has the help, too: tools show the help of a rule elsewhere or not at all.
fn result(finding: &Finding) -> Value {
    json!({
        "ruleId": finding.code,
        "level": finding.severity,
        "message": { "text": format!("{}\nhelp: {}", finding.message, finding.help) },
        "locations": [{ "physicalLocation": {
            "artifactLocation": { "uri": uri(&finding.file) },
            "region": { "startLine": finding.line, "startColumn": finding.column },
        }}],
    })
}

/// The URI reference of a path (RFC 3986).
fn uri(path: &str) -> String {
    let mut uri = if path.starts_with('/') { "file://".to_owned() } else { String::new() };
    for byte in path.bytes() {
        match byte {
            b'/' | b'-' | b'.' | b'_' | b'~' => uri.push(char::from(byte)),
            _ if byte.is_ascii_alphanumeric() => uri.push(char::from(byte)),
            _ => drop(write!(uri, "%{byte:02X}")),
        }
    }
    uri
}

#[cfg(test)]
mod tests;
