//! The policy file, the records of drivers and the kernel's lists (docs/gpu-policy.md).
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| loader_discovery::fuzzing::policy(data));
