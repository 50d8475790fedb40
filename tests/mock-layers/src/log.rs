//! The log of calls that reached the layers: one JSON object per line, written before the call is
//! passed on.
//!
//! `{"layer": NAME, "call": COMMAND, ...}`; the code that writes a call documents its further keys.
//! For lookups, if enabled: `{"layer": NAME, "lookup": NAME, "through": FUNCTION, "handle":
//! ADDRESS}`.

use std::ffi::c_void;
use std::time::Duration;

use mock_library::beside;
use serde_json::{Value, json};

use crate::config::{config, layer};

/// Whether calls are logged.
pub(crate) fn is_kept() -> bool {
    config().log.is_some()
}

/// Logs a call of `command` in layer `N` with `data`. Then waits, if so configured.
pub(crate) fn call<const N: usize>(command: &str, mut data: Value) {
    data["layer"] = json!(layer::<N>().name);
    data["call"] = json!(command);
    write(&data);
    if layer::<N>().hold.as_deref() == Some(command) {
        let file = beside(".hold");
        while file.exists() {
            std::thread::sleep(Duration::from_millis(2));
        }
    }
}

/// Logs a lookup in layer `N`.
pub(crate) fn lookup<const N: usize>(through: &str, handle: *const c_void, name: &str) {
    if layer::<N>().record_lookups {
        write(&json!({
            "layer": layer::<N>().name,
            "lookup": name,
            "through": through,
            "handle": handle.addr(),
        }));
    }
}

fn write(entry: &Value) {
    if let Some(path) = &config().log {
        mock_library::log(path, entry);
    }
}
