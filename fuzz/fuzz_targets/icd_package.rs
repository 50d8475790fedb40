//! The metadata of ICD packages (docs/icd-packages.md).
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| loader_discovery::fuzzing::icd_package(data));
