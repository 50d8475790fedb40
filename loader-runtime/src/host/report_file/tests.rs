//! Paths of reports, and files that are replaced.

use loader_discovery::system::ErrorKind;

use super::*;

#[test]
fn a_path_names_process_and_report() {
    let process = process_id();
    let text =
        |template: &str, number| String::from_utf8(path(template.as_bytes(), number).unwrap());
    assert_eq!(text("/r/%p.json", 0).unwrap(), format!("/r/{process}.json"));
    assert_eq!(text("%p-%p%", 2).unwrap(), format!("{process}-{process}%.3"));
    assert_eq!(text("/r", 1).unwrap(), "/r.2");
}

#[test]
fn a_file_is_replaced_as_a_whole() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("report.json").into_os_string().into_encoded_bytes();
    write(&path, b"a long first text").unwrap();
    write(&path, b"second").unwrap();
    let names: Vec<_> = std::fs::read_dir(directory.path()).unwrap().collect();
    assert_eq!(names.len(), 1);
    assert_eq!(std::fs::read(directory.path().join("report.json")).unwrap(), b"second");
    // Another process of the same number, in a container of its own, is writing.
    let theirs = directory.path().join(format!("report.json.{}.0.tmp", process_id()));
    std::fs::write(&theirs, "theirs").unwrap();
    write(&path, b"third").unwrap();
    assert_eq!(std::fs::read(directory.path().join("report.json")).unwrap(), b"third");
    assert_eq!(std::fs::read(theirs).unwrap(), b"theirs");
    let missing = write(b"/nowhere/report.json", b"").unwrap_err();
    assert_eq!((missing.kind, missing.number), (ErrorKind::NotFound, libc::ENOENT));
}
