//! The fuzz target of the policy file, the records of drivers and the kernel's lists.
#![allow(clippy::missing_panics_doc, reason = "a fuzz target reports a failure by a panic")]

use super::records::{END, HEAD};
use crate::Context;
use crate::drivers::{DriverManifests, DriverRequest};
use crate::event::KeptEvents;
use crate::json::Uncached;
use crate::memory::Collect as _;
use crate::system::virtual_system::VirtualSystem;

/// Policy file, records and answers of the kernel with this content, under its policy and `awake`.
pub fn policy(data: &[u8]) {
    let manifest = r#"{"file_format_version":"1.0.0","ICD":{"library_path":"/l.so","api_version":"1.3.0"},
        "hardware":{"pci_vendors":["0x10de"]}}"#;
    for policy in ["", "awake"] {
        let mut system = VirtualSystem::new();
        system.set("HOME", "/h").set("VK_LOADER_DRIVER_POLICY", policy);
        system.file("/l.so", "").file("/usr/share/vulkan/icd.d/l.json", manifest);
        system.file("/h/.config/vulkan/loader_policy.json", data);
        system.file("/h/.cache/vulkan/loader_drivers", [HEAD, data, END].concat());
        system.file("/sys/bus/pci/devices/0000:01:00.0/uevent", data);
        system.file("/proc/bus/pci/devices", data);
        let journal = KeptEvents::new();
        let request = DriverRequest::before_an_instance(None).expect("memory");
        let walk =
            || DriverManifests::search(Context::host(&system, &journal), &Uncached, &request);
        let walk = || walk().expect("memory").try_gather().expect("memory");
        assert!(walk().len() == 1 && walk() == walk());
    }
}
