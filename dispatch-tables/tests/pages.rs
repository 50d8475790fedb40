//! The documentation's pages are small enough to open at once, as docs.rs builds them.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A page's bytes at most.
const LIMIT: u64 = 400 * 1024;

/// All pages in a folder.
fn pages(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("it").path());
    entries
        .flat_map(|path| if path.is_dir() { pages(&path) } else { vec![path] })
        .filter(|path| path.extension().is_some_and(|extension| extension == "html"))
        .collect()
}

#[test]
fn no_page_is_above_the_limit() {
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).join("pages");
    // A page of a type that is gone would count.
    let _ = fs::remove_dir_all(target.join("doc"));
    let output = Command::new(env!("CARGO"))
        .args([
            "doc",
            "--quiet",
            "--offline",
            "--no-deps",
            "--lib",
            "--all-features",
            "--target-dir",
        ])
        .arg(&target)
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .expect("cargo");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let pages = pages(&target.join("doc"));
    assert!(pages.len() > 1000, "{}", pages.len());
    let size = |page: &PathBuf| fs::metadata(page).expect("a page").len();
    let large: Vec<_> = pages.iter().filter(|page| size(page) > LIMIT).collect();
    assert!(large.is_empty(), "{large:?}");
}
