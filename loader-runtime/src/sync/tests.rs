//! That no other module has atomics or locks of its own, which neither loom nor drd would see.

use std::fs;
use std::path::Path;

/// The lines of the loader's code that name atomics or locks of another origin.
fn strangers(folder: &Path, found: &mut Vec<String>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        if name.contains("tests") || name == "sync" || name == "sync.rs" {
        } else if path.is_dir() {
            strangers(&path, found);
        } else {
            let text = fs::read_to_string(&path).unwrap();
            let names =
                ["core::sync", "std::sync", "alloc::sync", "sync::atomic::Atomic", "use loom"];
            let lines = text.lines().filter(|line| names.iter().any(|name| line.contains(name)));
            let lines = lines.filter(|line| !line.starts_with("use core::sync::atomic::Ordering"));
            found.extend(lines.map(str::to_owned));
        }
    }
}

#[test]
fn every_atomic_is_of_the_module_sync() {
    let mut found = Vec::new();
    strangers(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut found);
    assert!(found.is_empty(), "{found:#?}");
}
