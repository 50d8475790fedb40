//! The log of what reached the driver: one JSON object a line, written before the call is carried out.
//!
//! | object | meaning |
//! |---|---|
//! | `{"call": NAME, "arguments": [u64; 15], "floats": [u64; 8]}` | a command, with the raw argument registers, then stack words |
//! | `{"detail": NAME, ...}` | what a hand-written command read behind its pointers |
//! | `{"lookup": NAME, "through": NAME, "handle": u64}` | a ProcAddr lookup, if the configuration asks for them |

use std::fs::OpenOptions;
use std::io::Write;

use serde_json::{Value, json};

use crate::config::driver;

/// Writes one line. The file is opened anew each time, so that closing the library leaks nothing and a
/// crash right after loses nothing.
fn write(entry: &Value) {
    let Some(path) = &driver().log else { return };
    let written = OpenOptions::new()
        .create(true)
        .append(true)
        .open(path)
        .and_then(|mut file| file.write_all(format!("{entry}\n").as_bytes()));
    if let Err(error) = written {
        panic!("mock driver: {}: {error}", path.display());
    }
}

/// Whether there is a log: benches have none, and should not pay for it.
pub(crate) fn is_kept() -> bool {
    driver().log.is_some()
}

/// A call with its raw arguments.
pub(crate) fn call(name: &str, arguments: &[u64], floats: &[u64]) {
    write(&json!({ "call": name, "arguments": arguments, "floats": floats }));
}

/// What stands behind the pointers of a call; `data` is a JSON object.
pub(crate) fn detail(name: &str, mut data: Value) {
    data["detail"] = json!(name);
    write(&data);
}

/// A ProcAddr lookup.
pub(crate) fn lookup(through: &str, handle: u64, name: &str) {
    if driver().config.record_lookups {
        write(&json!({ "lookup": name, "through": through, "handle": handle }));
    }
}
