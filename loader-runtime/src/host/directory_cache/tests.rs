//! Directories that appear and vanish between calls.

use loader_discovery::system::virtual_system::VirtualSystem;

use super::*;
use crate::host::HostSystem;

/// A `vulkan` directory of this test alone.
fn directory(test: &str) -> (std::path::PathBuf, std::path::PathBuf) {
    let base = std::env::temp_dir().join(format!("loader-{test}-{}", std::process::id()));
    let directory = base.join("vulkan/icd.d");
    (base, directory)
}

#[test]
fn other_questions_reach_the_system() {
    let mut system = VirtualSystem::new();
    system.windows = Some(Default::default());
    system.fuchsia = Some(Default::default());
    system.android = Some(Default::default());
    system.bundle = Some(b"/app".to_vec());
    let found = FoundDirectories::new(Vec::new());
    let call = DirectoryCache::new(&system, &found);
    assert!(call.windows().is_some() && call.android().is_some());
    assert!(call.icd_packages().unwrap().is_some());
    assert_eq!(call.bundle_resources().unwrap().unwrap(), b"/app");
    assert_eq!(call.now(), system.now());
    let error = NO_SUCH_FILE;
    assert_eq!(call.describe_error(error), system.describe_error(error));
}

#[test]
fn a_directory_that_appears_is_seen_by_the_next_call() {
    let (base, directory) = directory("appears");
    let path = directory.to_str().unwrap().as_bytes();
    let found = FoundDirectories::new(Vec::new());
    let call = DirectoryCache::new(&HostSystem, &found);
    assert_eq!(call.list_directory(path), Err(NO_SUCH_FILE));
    std::fs::create_dir_all(&directory).unwrap();
    assert!(!call.exists(path));
    let next = DirectoryCache::new(&HostSystem, &found);
    assert!(next.exists(path));
    assert_eq!(next.list_directory(path), Ok(Listing::default()));
    std::fs::remove_dir_all(base).unwrap();
}

#[test]
fn a_directory_that_vanishes_is_missed_by_the_next_call() {
    let (base, directory) = directory("vanishes");
    let path = directory.to_str().unwrap().as_bytes();
    std::fs::create_dir_all(&directory).unwrap();
    let found = FoundDirectories::new(Vec::new());
    assert!(DirectoryCache::new(&HostSystem, &found).exists(path));
    std::fs::remove_dir_all(base).unwrap();
    let next = DirectoryCache::new(&HostSystem, &found);
    assert!(!next.exists(path));
    assert_eq!(next.list_directory(path), Err(NO_SUCH_FILE));
}

/// A policy file is looked for once in a process, other files in each call. One that was there is asked
/// for again.
#[test]
fn an_absent_policy_file_stays_absent() {
    let [policy, other] = ["/c/vulkan/loader_policy.json", "/c/vulkan/other.json"];
    let (mut system, found) = (VirtualSystem::new(), FoundDirectories::new(Vec::new()));
    system.file(other, "");
    let exists = |system: &VirtualSystem, path: &str| {
        DirectoryCache::new(system, &found).exists(path.as_bytes())
    };
    assert!(!exists(&system, policy) && exists(&system, other));
    system.file(policy, "").remove(other);
    assert!(!exists(&system, policy) && !exists(&system, other));
    let found = FoundDirectories::new(Vec::new());
    assert!(DirectoryCache::new(&system, &found).exists(policy.as_bytes()));
    system.remove(policy);
    assert!(!DirectoryCache::new(&system, &found).exists(policy.as_bytes()));
}
