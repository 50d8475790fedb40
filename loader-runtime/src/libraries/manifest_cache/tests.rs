//! Which files are parsed again, and which are kept.

use std::os::unix::ffi::OsStrExt as _;
use std::os::unix::fs::FileExt as _;
use std::thread;
use std::time::Duration;

use loader_discovery::event::Silent;
use loader_discovery::system::virtual_system::VirtualSystem;

use super::*;
use crate::host::HostSystem;

/// Whether the cache still has the content of `/a.json`, after it was read once.
fn is_kept(cache: &ManifestCache, system: &VirtualSystem) -> bool {
    read(cache, system, b"/a.json");
    cache.take(system, b"/a.json").is_some()
}

/// The content of a file, which is given back.
fn read(cache: &ManifestCache, system: &dyn System, path: &[u8]) -> String {
    let loan = cache.read(Context::host(system, &Silent), path).unwrap();
    let text = loan.0.root().print().unwrap();
    cache.give_back(path, loan);
    text
}

#[test]
fn a_full_store_keeps_what_it_has() {
    let cache = ManifestCache::new();
    let mut system = VirtualSystem::new();
    let paths: Vec<String> = (0..=MAX_KEPT).map(|number| format!("/{number}.json")).collect();
    for path in &paths {
        system.file(path, "{}");
    }
    for path in paths.iter().chain(&paths) {
        read(&cache, &system, path.as_bytes());
    }
    let kept = paths.iter().filter(|path| cache.take(&system, path.as_bytes()).is_some());
    assert_eq!(kept.count(), MAX_KEPT);
}

#[test]
fn an_unchanged_file_is_parsed_once() {
    let cache = ManifestCache::new();
    let mut system = VirtualSystem::new();
    system.file("/a.json", "{}");
    read(&cache, &system, b"/a.json");
    let kept = cache.read(Context::host(&system, &Silent), b"/a.json").unwrap();
    assert!(cache.take(&system, b"/a.json").is_none(), "a walk has it");
    cache.give_back(b"/a.json", kept);
    assert!(cache.take(&system, b"/a.json").is_some());
    read(&cache, &system, b"/a.json");
    *cache.parsed.lock() = Parsed::new();
    assert!(cache.take(&system, b"/a.json").is_none());
}

/// A rewrite in place with the same size and a restored modification time changes ctime.
#[test]
fn a_file_changed_in_place_is_parsed_again() {
    let cache = ManifestCache::new();
    let mut system = VirtualSystem::new();
    system.file("/a.json", "1");
    assert_eq!(read(&cache, &system, b"/a.json"), "1");
    system.file("/a.json", "2").touch("/a.json", 7);
    assert_eq!(read(&cache, &system, b"/a.json"), "2");
}

/// The same on the real file system, whose ctime decides.
#[test]
fn a_host_file_changed_in_place_is_parsed_again() {
    let cache = ManifestCache::new();
    let manifest = tempfile::NamedTempFile::new().unwrap();
    let path = manifest.path().as_os_str().as_bytes();
    let file = manifest.as_file();
    file.write_all_at(b"1", 0).unwrap();
    let state = file.metadata().unwrap();
    // Longer than the granularity of the clock.
    thread::sleep(Duration::from_millis(40));
    assert_eq!(read(&cache, &HostSystem, path), "1");
    let kept = cache.take(&HostSystem, path).unwrap();
    cache.give_back(path, kept);
    file.write_all_at(b"2", 0).unwrap();
    file.set_modified(state.modified().unwrap()).unwrap();
    let changed = file.metadata().unwrap();
    assert_eq!(changed.modified().unwrap(), state.modified().unwrap());
    assert_eq!(changed.len(), state.len());
    assert_eq!(read(&cache, &HostSystem, path), "2");
}

#[test]
fn a_file_changed_just_now_is_not_kept() {
    let cache = ManifestCache::new();
    let mut system = VirtualSystem::new();
    system.file("/a.json", "{}");
    system.touch("/a.json", system.now() - 19_999_999);
    assert!(!is_kept(&cache, &system));
    system.touch("/a.json", system.now() - 20_000_000);
    assert!(is_kept(&cache, &system));
}

#[test]
fn broken_and_large_files_are_not_kept() {
    let cache = ManifestCache::new();
    let mut system = VirtualSystem::new();
    system.file("/b.json", "{");
    assert!(cache.read(Context::host(&system, &Silent), b"/b.json").is_err());
    system.file("/a.json", format!("\"{}\"", "x".repeat(64 << 10)));
    assert!(!is_kept(&cache, &system));
}

/// A file that was not parsed is read once, and again after each change; a walk that needs the
/// content parses the file.
#[test]
fn what_a_file_lacks_is_known_until_the_file_changes() {
    let cache = ManifestCache::new();
    let mut system = VirtualSystem::new();
    let may_name = |system: &VirtualSystem| {
        cache.may_name(Context::host(system, &Silent), b"/a.json", "VK_LAYER_a")
    };
    system.file("/a.json", r#"{"name": "VK_LAYER_b"}"#);
    assert!(!may_name(&system));
    assert!(cache.lacks(&system, b"/a.json", "VK_LAYER_a"));
    assert!(!cache.lacks(&system, b"/a.json", "VK_LAYER_b"));
    system.file("/a.json", r#"{ "name": "VK_LAYER_a" }"#);
    assert!(may_name(&system));
    assert_eq!(read(&cache, &system, b"/a.json"), "{\n\tname:\tVK_LAYER_a\n}");
    assert!(may_name(&system), "the parsed content has it");
    assert!(is_kept(&cache, &system));
    assert!(may_name(&VirtualSystem::new()), "a file that cannot be read");
}
