//! Files, links and variables of this machine (drivers.md C.3, C.4).

use std::ffi::{CString, OsStr};
use std::fs;
use std::os::unix::ffi::{OsStrExt as _, OsStringExt as _};
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};

use super::*;

fn as_path(bytes: &[u8]) -> &Path {
    Path::new(OsStr::from_bytes(bytes))
}

/// A temporary directory, removed on drop.
struct Scratch(PathBuf);

impl Scratch {
    fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("loader-{name}-{}", std::process::id()));
        fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    fn path(&self, name: &str) -> Vec<u8> {
        self.0.join(name).into_os_string().into_vec()
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[test]
fn reads_a_file_with_its_state_up_to_the_limit() {
    let scratch = Scratch::new("read");
    let path = scratch.path("a.json");
    fs::write(as_path(&path), "{ }").unwrap();
    let (bytes, state) = HostSystem.read_file(&path, 3).unwrap();
    assert_eq!(bytes, b"{ }");
    assert_eq!(state.size, 3);
    assert_eq!(HostSystem.file_state(&path), Ok(state));
    assert_eq!(HostSystem.read_file(&path, 2), Err(ReadError::TooLarge));
    let missing = HostSystem.read_file(&scratch.path("b.json"), 9);
    assert_eq!(missing, Err(ReadError::Open(system_error(Errno::NOENT))));
}

/// drivers.md C.3: a directory named foo.json can be opened but not read.
#[test]
fn d1_a_directory_opens_and_does_not_read() {
    let scratch = Scratch::new("directory");
    for limit in [0, 1 << 20] {
        let read = HostSystem.read_file(&scratch.path("."), limit);
        assert_eq!(read, Err(ReadError::Read(system_error(Errno::ISDIR))), "{limit}");
    }
}

#[test]
fn a_fifo_counts_as_an_empty_file_and_does_not_block() {
    let scratch = Scratch::new("fifo");
    let path = scratch.path("f.json");
    let name = CString::new(path.clone()).unwrap();
    // SAFETY: `name` is a C string.
    assert_eq!(unsafe { libc::mkfifo(name.as_ptr(), 0o600) }, 0);
    assert_eq!(HostSystem.read_file(&path, 99).unwrap().0, b"");
}

#[test]
fn c3_dangling_links_and_loops_do_not_exist() {
    let scratch = Scratch::new("links");
    symlink("nowhere", as_path(&scratch.path("dangling"))).unwrap();
    symlink("loop", as_path(&scratch.path("loop"))).unwrap();
    assert!(!HostSystem.exists(&scratch.path("dangling")));
    assert!(!HostSystem.exists(&scratch.path("loop")));
    assert!(HostSystem.exists(&scratch.path(".")));
    let listing = HostSystem.list_directory(&scratch.path(".")).unwrap();
    assert_eq!(listing.names.len(), 2);
    assert_eq!(HostSystem.list_directory(&scratch.path("no")), Err(system_error(Errno::NOENT)));
}

#[test]
fn variables_are_copied_and_absent_ones_are_none() {
    assert!(HostSystem.variable(c"PATH").unwrap().is_some());
    assert_eq!(HostSystem.variable(c"PATH"), HostSystem.secure_variable(c"PATH"));
    assert_eq!(HostSystem.variable(c"NO_SUCH_VARIABLE_OF_OURS"), Ok(None));
}

/// drivers.md C.4.
#[test]
fn the_executable_path_is_absolute() {
    assert!(HostSystem.executable_path().unwrap().unwrap().starts_with(b"/"));
}

#[test]
fn a_state_is_settled_once_the_clock_must_have_moved_on() {
    let changed = 1_000_000_000;
    let state = FileState { device: 1, inode: 1, size: 0, modified: 0, changed, mode: 0, owner: 0 };
    assert!(!state.is_settled(1_019_999_999));
    assert!(state.is_settled(1_020_000_000));
}
