//! The fuzz target of the policy file, the records of drivers and the kernel's lists.
#![allow(clippy::missing_panics_doc, reason = "a fuzz target reports a failure by a panic")]

use super::records::{END, HEAD};
use crate::Context;
use crate::drivers::{DriverManifests, DriverRequest};
use crate::event::KeptEvents;
use crate::json::Uncached;
use crate::system::virtual_system::VirtualSystem;

/// A policy file, records, or an answer of the kernel with this content.
pub fn policy(data: &[u8]) {
    let manifest = r#"{"file_format_version":"1.0.0","ICD":{"library_path":"/l.so","api_version":"1.3.0"},
        "hardware":{"pci_vendors":["0x10de"]}}"#;
    for place in 0..4 {
        let mut system = VirtualSystem::new();
        system.set("HOME", "/h").file("/l.so", "").file("/usr/share/vulkan/icd.d/l.json", manifest);
        if place == 0 {
            system.file("/h/.config/vulkan/loader_policy.json", data);
        } else {
            system.set("VK_LOADER_DRIVER_POLICY", "awake");
        }
        let records = [HEAD, data, END].concat();
        system.file(
            "/h/.cache/vulkan/loader_drivers",
            if place == 1 { records } else { HEAD.into() },
        );
        let device = "/sys/bus/pci/devices/0000:01:00.0";
        let other = b"PCI_CLASS=30000\nPCI_ID=10DE:1\n";
        system.file(&format!("{device}/uevent"), if place == 2 { data } else { other });
        system.file("/proc/bus/pci/devices", if place == 3 { data } else { b"" });
        let journal = KeptEvents::new();
        let walk = || {
            let request = DriverRequest::before_an_instance(None).expect("memory");
            let context = Context::host(&system, &journal);
            let walk = DriverManifests::search(context, &Uncached, &request).expect("memory");
            walk.map(|candidate| candidate.expect("memory")).collect::<Vec<_>>()
        };
        let found = walk();
        assert_eq!(found.len(), 1);
        assert!(found == walk());
    }
}
