//! Layer manifests (layers.md 1).
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| loader_discovery::fuzzing::layer_manifest(data));
