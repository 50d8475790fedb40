//! Whether a driver's hardware is in this machine, by the list of PCI devices of the kernel, which
//! wakes no device.

use std::fs;
use std::path::Path;

use crate::fact::file_name;

/// Where Linux lists the PCI devices.
pub(crate) const PCI_DEVICES: &str = "/sys/bus/pci/devices";

/// The drivers by a part of their manifest's name, and whose GPUs they serve.
const SERVED: [(&str, u16, &str); 8] = [
    ("intel", 0x8086, "Intel"),
    ("radeon", 0x1002, "AMD"),
    ("amd", 0x1002, "AMD"),
    ("nvidia", 0x10de, "NVIDIA"),
    ("nouveau", 0x10de, "NVIDIA"),
    ("virtio", 0x1af4, "virtio"),
    ("gfxstream", 0x1af4, "virtio"),
    ("powervr", 0x1010, "Imagination"),
];

/// Says that no GPU of the driver's vendor, with its PCI number, is in the list at `devices`. `None` if there is one, the
/// driver's hardware is not known, or there is no list.
pub(crate) fn absence(manifest: &str, devices: &Path) -> Option<String> {
    let (_, vendor, name) = SERVED.iter().find(|(part, ..)| file_name(manifest).contains(part))?;
    let mut listed = fs::read_dir(devices).ok()?;
    let number = |folder: &Path, file: &str| {
        let text = fs::read_to_string(folder.join(file)).ok()?;
        u32::from_str_radix(text.trim().strip_prefix("0x")?, 16).ok()
    };
    let is_one = |folder: &Path| {
        let is_display = number(folder, "class").is_some_and(|class| class >> 16 == 3);
        is_display && number(folder, "vendor") == Some(u32::from(*vendor))
    };
    let is_there = listed.any(|entry| entry.is_ok_and(|entry| is_one(&entry.path())));
    (!is_there).then(|| format!("no GPU of {name} ({vendor:04x}) in this machine"))
}

#[cfg(test)]
mod tests;
