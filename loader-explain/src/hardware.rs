//! Whether a driver's hardware is in this machine, by the list of PCI devices of the kernel, which
//! wakes no device.

use loader_discovery::policy::hardware::{controllers, gpus};
use loader_discovery::system::System;

use crate::fact::file_name;

/// The drivers by a part of their manifest's name, and whose GPUs they serve.
const SERVED: [(&str, u32, &str); 8] = [
    ("intel", 0x8086, "Intel"),
    ("radeon", 0x1002, "AMD"),
    ("amd", 0x1002, "AMD"),
    ("nvidia", 0x10de, "NVIDIA"),
    ("nouveau", 0x10de, "NVIDIA"),
    ("virtio", 0x1af4, "virtio"),
    ("gfxstream", 0x1af4, "virtio"),
    ("powervr", 0x1010, "Imagination"),
];

/// Says that no GPU of the driver's vendor, with its PCI number, is in the machine. `None` if there is one, the
/// driver's hardware is not known, or there is no list.
pub(crate) fn absence(manifest: &str, system: &dyn System) -> Option<String> {
    let (_, vendor, name) = SERVED.iter().find(|(part, ..)| file_name(manifest).contains(part))?;
    let listed = controllers(system).ok()??;
    let is_there = gpus(&listed).any(|gpu| gpu.numbers().0 == *vendor);
    (!is_there).then(|| format!("no GPU of {name} ({vendor:04x}) in this machine"))
}

#[cfg(test)]
mod tests;
