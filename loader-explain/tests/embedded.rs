//! The library in another program: a report as a value, whose children are the program `vkexplain`.

#[allow(dead_code, reason = "the tests of this file need a part of it")]
#[path = "installation/mod.rs"]
mod installation;

use installation::Installation;
use loader_explain::{Request, explain};

#[test]
fn a_report_is_a_value() {
    let mut installation = Installation::new();
    installation.working_driver("if (list) list[0] = one; *count = 1; return 0;");
    let request = Request {
        set: installation.variables.clone(),
        helper: Some(env!("CARGO_BIN_EXE_vkexplain").into()),
        ..Request::default()
    };
    let before: Vec<_> = std::env::vars_os().collect();
    let report = explain(&request).expect("memory");
    assert_eq!(report.drivers[0].devices, Some(1), "{report:#?}");
    let devices = report.devices.expect("an enumeration");
    assert_eq!(devices.devices[0].name, "Device of the test");
    assert_eq!(before, std::env::vars_os().collect::<Vec<_>>());
}

/// A host whose `main` calls no [`loader_explain::child`] is no helper; the report says so and goes on.
#[test]
fn a_helper_that_is_no_program_is_no_end() {
    let mut installation = Installation::new();
    installation.working_driver("*count = 0; return 0;");
    let request = Request {
        set: installation.variables.clone(),
        helper: Some("/no/such/program".into()),
        ..Request::default()
    };
    let report = explain(&request).expect("memory");
    let reason = &report.drivers[0].part.verdict.explanation().expect("a reason").why.reason;
    assert!(reason.starts_with("could not be tried: "), "{reason}");
}
