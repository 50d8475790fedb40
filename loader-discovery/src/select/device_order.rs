//! The order of physical devices on Linux, FreeBSD and OpenBSD (drivers.md J.4): the device that
//! the user selects comes first, then device type, PCI address and IDs decide.

use core::cmp::Reverse;

use crate::c_numbers::{is_switched_on, leading_hex};
use crate::event::{DeviceSelectionEvent, Record};
use crate::system::{Platform, System};
use crate::{Context, Grown};

/// Whether the loader sorts devices on a platform. Some systems that count as Linux do not sort.
pub const fn sorts_devices(platform: Platform) -> bool {
    matches!(platform, Platform::Linux)
        && !cfg!(any(target_os = "netbsd", target_os = "dragonfly", target_os = "hurd"))
}

/// Whether devices are sorted: the platform's rule, unless VK_LOADER_DISABLE_SELECT is on.
pub fn is_enabled(context: Context<'_>) -> Grown<bool> {
    let value = context.system.variable(c"VK_LOADER_DISABLE_SELECT")?;
    Ok(sorts_devices(context.platform()) && !is_switched_on(value))
}

/// The vendor ID and device ID in VK_LOADER_DEVICE_SELECT (`vendor:device`).
pub fn chosen_device(system: &dyn System, journal: &dyn Record) -> Grown<Option<(u32, u32)>> {
    let Some(value) = system.variable(c"VK_LOADER_DEVICE_SELECT")? else { return Ok(None) };
    journal.record(DeviceSelectionEvent::DeviceSelect { value: (&value).into() });
    Ok(parse_choice(&value))
}

/// Parses `vendor:device`, both hexadecimal.
pub fn parse_choice(value: &[u8]) -> Option<(u32, u32)> {
    let (vendor, rest) = leading_hex(value)?;
    let (device, _) = leading_hex(rest.strip_prefix(b":")?)?;
    Some((vendor, device))
}

/// The properties that decide the position of a device.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DeviceRank {
    /// The index of the device before sorting.
    pub place: usize,
    /// Whether VK_LOADER_DEVICE_SELECT names this device: [`mark_chosen`].
    pub chosen: bool,
    /// `VkPhysicalDeviceProperties::deviceType`.
    pub device_type: i32,
    /// The PCI domain, bus, device and function, if the driver reports them.
    pub pci: Option<[u32; 4]>,
    /// `VkPhysicalDeviceProperties::deviceID`.
    pub device_id: u32,
    /// `VkPhysicalDeviceProperties::vendorID`.
    pub vendor_id: u32,
}

/// The sort key of a device. The smallest comes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct DeviceSortKey {
    not_chosen: bool,
    preference: Reverse<u32>,
    /// Among devices of one type, those without a PCI address come last.
    has_no_pci: bool,
    pci: [u32; 4],
    ids: u32,
}

impl DeviceRank {
    /// What to sort by: devices with equal keys keep their order.
    pub fn order(&self) -> (DeviceSortKey, usize) {
        (self.key(), self.place)
    }

    /// The sort key of a group, by its first device. Groups whose first device the user chose come
    /// first and keep their drivers' order (drivers.md J.7).
    pub fn key_of_group(&self) -> Option<DeviceSortKey> {
        (!self.chosen).then(|| self.key())
    }

    /// The sort key.
    pub fn key(&self) -> DeviceSortKey {
        DeviceSortKey {
            not_chosen: !self.chosen,
            preference: Reverse(preference(self.device_type)),
            has_no_pci: self.pci.is_none(),
            pci: self.pci.unwrap_or_default(),
            ids: self.device_id ^ self.vendor_id,
        }
    }
}

/// The position of a device of Windows' graphics adapters (drivers.md J.3). The smallest comes
/// first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct AdapterRank {
    /// The place of its adapter in the order in which DXGI prefers the adapters.
    pub adapter: usize,
    /// Whether its driver is a layer over Direct3D 12. Of one adapter's devices, these come last.
    pub translates: bool,
    /// The place in the order of the drivers.
    pub place: usize,
}

/// Marks the first device that the user chose. Returns its place.
pub fn mark_chosen<'a>(
    mut ranks: impl Iterator<Item = &'a mut DeviceRank>,
    choice: (u32, u32),
) -> Option<usize> {
    let chosen = ranks.find(|rank| (rank.vendor_id, rank.device_id) == choice)?;
    chosen.chosen = true;
    Some(chosen.place)
}

/// The preference for a `VkPhysicalDeviceType`; larger is better.
fn preference(device_type: i32) -> u32 {
    const OTHER: i32 = 0;
    const INTEGRATED_GPU: i32 = 1;
    const DISCRETE_GPU: i32 = 2;
    const VIRTUAL_GPU: i32 = 3;
    const CPU: i32 = 4;
    match device_type {
        DISCRETE_GPU => 10,
        INTEGRATED_GPU => 5,
        VIRTUAL_GPU => 3,
        OTHER => 2,
        CPU => 1,
        _ => 0,
    }
}

#[cfg(test)]
mod tests;
