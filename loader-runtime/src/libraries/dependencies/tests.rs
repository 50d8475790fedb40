//! The search paths of a library (drivers.md E.6).

use std::os::unix::ffi::OsStrExt as _;
use std::process::Command;

use super::*;

/// The folder takes the place of the word once: what the folder's own name contains stays.
#[test]
fn e6_a_folder_whose_name_contains_origin_stays_as_it_is() {
    let directory = tempfile::tempdir().unwrap();
    let folder = directory.path().join("an$ORIGIN and ${ORIGIN}");
    std::fs::create_dir(&folder).unwrap();
    let [source, library] = ["l.c", "libl.so"].map(|name| folder.join(name));
    std::fs::write(&source, "int answer(void) { return 42; }").unwrap();
    let mut compiler = Command::new("cc");
    compiler.args(["-shared", "-fPIC", "-Wl,-rpath,$ORIGIN/a:/b/${ORIGIN}:$ORIGIN", "-o"]);
    compiler.arg(&library).arg(&source);
    assert!(compiler.status().expect("a C compiler called cc").success());
    let path = library.as_os_str().as_bytes();
    let object = Object::new(path, open(path).unwrap(), Vec::new()).unwrap();
    let folder = folder.as_os_str().as_bytes();
    let expected = [[folder, b"/a"].concat(), [b"/b/", folder].concat(), folder.to_vec()];
    assert_eq!(object.paths, expected);
}
