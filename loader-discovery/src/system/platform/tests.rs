//! Tests of separators and absolute paths.

use super::*;
use crate::system::windows::is_whole;

/// drivers.md A.3, C.4.
#[test]
fn c4_separators() {
    assert_eq!(Platform::HOST, Platform::Linux);
    for platform in [Platform::Linux, Platform::Apple, Platform::Fuchsia, Platform::Qnx] {
        assert_eq!((platform.list_separator(), platform.directory_separator()), (b':', b'/'));
    }
    let windows = Platform::Windows;
    assert_eq!((windows.list_separator(), windows.directory_separator()), (b';', b'\\'));
}

#[test]
fn d3_absolute_paths() {
    for (path, unix, windows) in [
        ("/a", true, false),
        ("\\a", false, true),
        ("C:\\a", false, true),
        ("c:a", false, true),
        (".\\a", false, false),
        ("a", false, false),
        ("", false, false),
    ] {
        assert_eq!(Platform::Linux.is_absolute(path.as_bytes()), unix, "{path}");
        assert_eq!(Platform::Windows.is_absolute(path.as_bytes()), windows, "{path}");
    }
}

/// Windows searches the folder of a library only for a path that depends on no current folder
/// (drivers.md C.4).
#[test]
fn c4_whole_paths_of_windows() {
    for whole in ["C:\\a.dll", "c:/a.dll", "\\\\machine\\share\\a.dll", "\\\\?\\c:\\a.dll"] {
        assert!(is_whole(whole.as_bytes()), "{whole}");
    }
    for part in ["\\a.dll", "/a.dll", "c:a.dll", "c:", ".\\a.dll", "a.dll", "\\", ""] {
        assert!(!is_whole(part.as_bytes()), "{part}");
    }
}
