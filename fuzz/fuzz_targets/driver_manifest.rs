//! Driver manifests (drivers.md D).
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| loader_discovery::fuzzing::driver_manifest(data));
