//! The log of calls that reached the driver: one JSON object per line, written before the call is
//! executed.
//!
//! | object | meaning |
//! |---|---|
//! | `{"call": NAME, "arguments": [u64], "floats": [u64]}` | a command, with the raw argument registers, then stack words, which have 32 bits on i386 |
//! | `{"detail": NAME, ...}` | the data that a hand-written command read through its pointers |
//! | `{"lookup": NAME, "through": NAME, "handle": u64}` | a ProcAddr lookup, if the configuration enables these |

use serde_json::{Value, json};

use crate::config::driver;

fn write(entry: &Value) {
    if let Some(path) = &driver().log {
        mock_library::log(path, entry);
    }
}

/// Whether calls are logged. Benches keep no log, and must not pay for one.
pub(crate) fn is_kept() -> bool {
    driver().log.is_some()
}

/// A call with its raw arguments.
pub(crate) fn call(name: &str, arguments: &[u64], floats: &[u64]) {
    write(&json!({ "call": name, "arguments": arguments, "floats": floats }));
}

/// The data behind the pointers of a call; `data` is a JSON object.
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
