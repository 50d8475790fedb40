//! Tests of which files look like renamed manifests.

use super::looks_like_manifest;

#[test]
fn a_file_looks_like_a_renamed_manifest_by_its_ending_alone() {
    for name in ["a.json~", "a.json.bak", "a.JSON", "a.json.dpkg-old"] {
        assert!(looks_like_manifest(name.as_bytes()), "{name}");
    }
    for name in ["a.json", "README.txt", "libvulkan_a.so", "json"] {
        assert!(!looks_like_manifest(name.as_bytes()), "{name}");
    }
}
