//! Tests of the head of the page.

use std::fs::{File, Permissions};
use std::os::unix::fs::PermissionsExt as _;

use super::*;

#[test]
fn dates_in_utc() {
    for (seconds, expected) in [
        (0, "1970-01-01 00:00 UTC"),
        (951_782_399, "2000-02-28 23:59 UTC"),
        (951_782_400, "2000-02-29 00:00 UTC"),
        (1_709_251_199, "2024-02-29 23:59 UTC"),
        (1_735_689_600, "2025-01-01 00:00 UTC"),
        (4_107_542_400, "2100-03-01 00:00 UTC"),
    ] {
        assert_eq!(date(seconds), expected);
    }
}

/// Links by the place of a device are in a folder of their own.
#[test]
fn device_files_have_their_modes() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().to_str().expect("UTF-8");
    let system = WhatIf::default();
    fs::create_dir(folder.path().join("by-path")).expect("a folder");
    assert_eq!(nodes(&system, path), "nothing there");
    for (name, mode) in [("renderD128", 0o600), ("card0", 0o640)] {
        let file = File::create(folder.path().join(name)).expect("a file");
        file.set_permissions(Permissions::from_mode(mode)).expect("a mode");
    }
    let (user, group) = (rustix::process::geteuid(), rustix::process::getegid());
    let user = name_of(&system, "/etc/passwd", user.as_raw());
    let group = name_of(&system, "/etc/group", group.as_raw());
    let owner = format!("owner {user}, group {group}");
    let expected =
        format!("{path}/card0 (mode 640, {owner}); {path}/renderD128 (mode 600, {owner})");
    assert_eq!(nodes(&system, path), expected);
    let gone = nodes(&system, &format!("{path}/gone"));
    assert_eq!(gone, "nothing there");
}
