//! Path lists, log levels, ID ranges and numbers of the environment (drivers.md A.3, A.6, B.1).
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| loader_discovery::fuzzing::environment_lists(data));
