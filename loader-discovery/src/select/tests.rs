//! Tests of the filter variables.

use super::*;
use crate::event::KeptEvents;
use crate::system::virtual_system::{VirtualSystem, VirtualWindows};

/// drivers.md A.4, layers.md 3.3.
#[test]
fn a4_token_forms() {
    let long = format!("{}*", "a".repeat(300));
    let cases: [(&str, &str, bool); 27] = [
        ("*", "x", true),
        ("**", "xy", true),
        ("**", "x", false),
        ("~all~", "abcde", true),
        ("~all~", "abcd", false),
        ("~implicit~", "~implicit~", false),
        ("~explicit~", "anything.json", false),
        ("~xyz~", "~xyz~", false),
        ("*abc*", "xxABCxx", true),
        ("*abc*", "abc", true),
        ("*abc*", "ab", false),
        ("abc*", "abcdef", true),
        ("abc*", "xabc", false),
        ("*abc", "xxabc", true),
        ("*abc", "abcx", false),
        ("abc", "ABC", true),
        ("abc", "abcd", false),
        ("***", "a*b", true),
        ("***", "ab", false),
        ("a*b", "a*b", true),
        ("a*b", "axb", false),
        ("a?c", "abc", false),
        (" b*", "b1", false),
        ("a, b*", "b1", false),
        ("a,,b*", "b1", true),
        (",", "x", false),
        (&long, &"a".repeat(256), true),
    ];
    for (value, name, expected) in cases {
        let globs = Globs::parse(value.as_bytes()).unwrap();
        assert_eq!(globs.match_name(name.as_bytes()), expected, "{value:?} {name:?}");
    }
    assert!(!Globs::parse(long.as_bytes()).unwrap().match_name(&[b'a'; 254]));
}

#[test]
fn a4_sixteen_tokens_count() {
    let tokens: Vec<String> = (0..17).map(|number| format!("n{number}")).collect();
    let globs = Globs::parse(tokens.join(",").as_bytes()).unwrap();
    assert!(globs.match_name(b"n15"));
    assert!(!globs.match_name(b"n16"));
}

fn line(select: Option<&str>, disable: Option<&str>, path: &str) -> Option<String> {
    let mut system = VirtualSystem::new();
    if let Some(value) = select {
        system.set("VK_LOADER_DRIVERS_SELECT", value);
    }
    if let Some(value) = disable {
        system.set("VK_LOADER_DRIVERS_DISABLE", value);
    }
    let journal = KeptEvents::new();
    let filters = DriverFilters::read(Context::host(&system, &journal)).unwrap();
    let rejection = filters.judge(Platform::HOST, path.as_bytes()).err()?;
    journal.record(rejection);
    journal.take_lines().pop()
}

#[test]
fn a4_driver_decision() {
    let disabled = Some(
        "WARNING | DRIVER: Driver \"Nv.json\" ignored because it was disabled by env var \
         'VK_LOADER_DRIVERS_DISABLE'"
            .to_owned(),
    );
    let unselected = Some(
        "WARNING | DRIVER: Driver \"Nv.json\" ignored because not selected by env var \
         'VK_LOADER_DRIVERS_SELECT'"
            .to_owned(),
    );
    let cases = [
        (None, None, None),
        (Some(""), Some(""), None),
        (None, Some("nv*"), disabled.clone()),
        (None, Some("nv"), None),
        (None, Some("nv.json"), disabled.clone()),
        (Some("*nv*"), Some("~all~"), None),
        (Some("amd*"), Some("*"), disabled),
        (Some("amd*"), None, unselected.clone()),
        (Some("nv*"), None, None),
        (Some(" nv*"), None, unselected),
        (Some("d/nv*"), Some("d/nv*"), Some(String::new())),
    ];
    for (select, disable, expected) in cases {
        let found = line(select, disable, "/d/Nv.json");
        if expected == Some(String::new()) {
            assert!(found.unwrap().contains("not selected"), "only file names are compared");
        } else {
            assert_eq!(found, expected, "{select:?} {disable:?}");
        }
    }
    assert_eq!(line(None, Some("nv.json"), "other.json"), None);
    assert!(line(None, Some("bare.json"), "bare.json").is_some());
}

#[test]
fn a2_elevated_processes_have_no_driver_filters() {
    let mut system = VirtualSystem::new();
    system.set("VK_LOADER_DRIVERS_DISABLE", "*").elevate();
    let journal = KeptEvents::new();
    let is_disabled = |platform, system: &VirtualSystem| {
        let filters = DriverFilters::read(Context::on(platform, system, &journal)).unwrap();
        filters.judge(platform, b"/d/a.json").is_err()
    };
    assert!(!is_disabled(Platform::Linux, &system));
    assert!(is_disabled(Platform::Fuchsia, &system));
    assert!(journal.take_lines().is_empty());
    let mut windows = VirtualWindows::default();
    system.windows = Some(windows.clone());
    assert!(is_disabled(Platform::Windows, &system));
    windows.high_integrity = true;
    system.windows = Some(windows);
    assert!(!is_disabled(Platform::Windows, &system));
    let expected = ["VK_LOADER_DRIVERS_SELECT", "VK_LOADER_DRIVERS_DISABLE"].map(|name| {
        format!(
            "INFO:           Loader is running with elevated permissions. Environment variable \
             {name} will be ignored"
        )
    });
    assert_eq!(journal.take_lines(), expected);
}
