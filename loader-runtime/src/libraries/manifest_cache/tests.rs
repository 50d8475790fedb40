//! Which files are parsed again, and which are kept.

use std::os::unix::ffi::OsStrExt as _;
use std::os::unix::fs::FileExt as _;
use std::thread;
use std::time::Duration;

use loader_discovery::event::Silent;
use loader_discovery::system::virtual_system::VirtualSystem;

use super::*;
use crate::host::HostSystem;

fn read(cache: &ManifestCache, system: &VirtualSystem) -> Arc<Document> {
    cache.read(Context::host(system, &Silent), b"/a.json").unwrap()
}

#[test]
fn a_full_store_keeps_what_it_has() {
    let cache = ManifestCache::new();
    let mut system = VirtualSystem::new();
    let paths: Vec<String> = (0..=MAX_KEPT).map(|number| format!("/{number}.json")).collect();
    for path in &paths {
        system.file(path, "{}");
    }
    let search = || -> Vec<Arc<Document>> {
        let read =
            |path: &String| cache.read(Context::host(&system, &Silent), path.as_bytes()).unwrap();
        paths.iter().map(read).collect()
    };
    let (first, second) = (search(), search());
    let kept = first.iter().zip(&second).filter(|(one, other)| Arc::ptr_eq(one, other));
    assert_eq!(kept.count(), MAX_KEPT);
}

#[test]
fn an_unchanged_file_is_parsed_once() {
    let cache = ManifestCache::new();
    let mut system = VirtualSystem::new();
    system.file("/a.json", "{}");
    assert!(Arc::ptr_eq(&read(&cache, &system), &read(&cache, &system)));
    cache.clear();
    assert_eq!(Arc::strong_count(&read(&cache, &system)), 2);
}

/// A rewrite in place with the same size and a restored modification time changes ctime.
#[test]
fn a_file_changed_in_place_is_parsed_again() {
    let cache = ManifestCache::new();
    let mut system = VirtualSystem::new();
    system.file("/a.json", "1");
    let before = read(&cache, &system);
    system.file("/a.json", "2").touch("/a.json", 7);
    assert_ne!(before, read(&cache, &system));
}

/// The same on the real file system, whose ctime decides.
#[test]
fn a_host_file_changed_in_place_is_parsed_again() {
    let cache = ManifestCache::new();
    let manifest = tempfile::NamedTempFile::new().unwrap();
    let read = || {
        let path = manifest.path().as_os_str().as_bytes();
        cache.read(Context::host(&HostSystem, &Silent), path).unwrap()
    };
    let file = manifest.as_file();
    file.write_all_at(b"1", 0).unwrap();
    let state = file.metadata().unwrap();
    // Longer than the granularity of the clock.
    thread::sleep(Duration::from_millis(40));
    let before = read();
    assert!(Arc::ptr_eq(&before, &read()));
    file.write_all_at(b"2", 0).unwrap();
    file.set_modified(state.modified().unwrap()).unwrap();
    let changed = file.metadata().unwrap();
    assert_eq!(changed.modified().unwrap(), state.modified().unwrap());
    assert_eq!(changed.len(), state.len());
    assert_ne!(before, read());
}

#[test]
fn a_file_changed_just_now_is_not_kept() {
    let cache = ManifestCache::new();
    let mut system = VirtualSystem::new();
    system.file("/a.json", "{}");
    system.touch("/a.json", system.now() - 19_999_999);
    assert!(!Arc::ptr_eq(&read(&cache, &system), &read(&cache, &system)));
    system.touch("/a.json", system.now() - 20_000_000);
    assert!(Arc::ptr_eq(&read(&cache, &system), &read(&cache, &system)));
}

#[test]
fn broken_and_large_files_are_not_kept() {
    let cache = ManifestCache::new();
    let mut system = VirtualSystem::new();
    system.file("/b.json", "{");
    assert!(cache.read(Context::host(&system, &Silent), b"/b.json").is_err());
    system.file("/a.json", format!("\"{}\"", "x".repeat(64 << 10)));
    assert!(!Arc::ptr_eq(&read(&cache, &system), &read(&cache, &system)));
}
