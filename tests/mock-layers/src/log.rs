//! The log of what reached the layers: one JSON object a line, written before the call is passed
//! on.
//!
//! `{"layer": NAME, "call": COMMAND, ...}`; further keys are told where they are written. Lookups,
//! if asked for: `{"layer": NAME, "lookup": NAME, "through": FUNCTION, "handle": ADDRESS}`.

use std::ffi::c_void;
use std::time::Duration;

use mock_library::beside;
use serde_json::{Value, json};

use crate::config::{config, layer};

/// Whether anybody reads.
pub(crate) fn is_kept() -> bool {
    config().log.is_some()
}

/// A call of `command` in layer `N`, with what there is to tell of it. It waits here if the
/// configuration says so.
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

/// A lookup in layer `N`.
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
