//! The manifests' JSON dialect (drivers.md D.1), compared with serde_json.
#![no_main]

#[path = "../../loader-discovery/tests/json/reference.rs"]
mod reference;

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    loader_discovery::fuzzing::json(data);
    reference::compare(data);
});
