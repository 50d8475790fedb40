//! The fuzz target of ICD packages.
#![allow(clippy::missing_panics_doc, reason = "a fuzz target reports a failure by a panic")]

use super::find_packages;
use crate::Context;
use crate::event::KeptEvents;
use crate::system::virtual_system::VirtualSystem;

/// An ICD package with this metadata.
pub fn icd_package(data: &[u8]) {
    let mut system = VirtualSystem::new();
    system
        .set("VK_LOADER_ICD_PACKAGES", "/p")
        .file("/p/metadata/metadata.json", data)
        .file("/p/contents/lib/a.so", "")
        .file("/p/contents/a.json", "")
        .link("/p/contents/out", "/d")
        .file("/d/a.so", "");
    let Ok(found) = find_packages(Context::host(&system, &KeptEvents::new()), true) else {
        return;
    };
    for driver in found.drivers() {
        assert!(driver.library.starts_with(b"/p/contents/"));
        assert!(driver.manifest.starts_with(b"/p/contents/"));
    }
}
