//! The order of physical devices on Linux, FreeBSD and OpenBSD (drivers.md J.4): the device that the user selects comes
//! first, then device type, PCI address and IDs decide.

use core::cmp::Reverse;

use super::number::{is_switched_on, leading_hex};
use crate::event::{DeviceSelectionEvent, Record};
use crate::system::System;

/// Whether this build sorts devices and VK_LOADER_DISABLE_SELECT is off.
pub fn is_enabled(system: &dyn System) -> bool {
    cfg!(any(target_os = "linux", target_os = "freebsd", target_os = "openbsd"))
        && !is_switched_on(system.variable(c"VK_LOADER_DISABLE_SELECT"))
}

/// The vendor ID and device ID in VK_LOADER_DEVICE_SELECT (`vendor:device`).
pub fn chosen_device(system: &dyn System, journal: &dyn Record) -> Option<(u32, u32)> {
    let value = system.variable(c"VK_LOADER_DEVICE_SELECT")?;
    journal.record(DeviceSelectionEvent::DeviceSelect { value: (&value).into() });
    parse_choice(&value)
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

    /// What to sort groups by, of their first device: groups that the user chose come first, in the
    /// order of the drivers (drivers.md J.7).
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
mod tests {
    use super::*;
    use crate::sort::sort_by_key;

    fn key(chosen: bool, device_type: i32, pci: Option<[u32; 4]>, device_id: u32) -> DeviceSortKey {
        DeviceRank { chosen, device_type, pci, device_id, ..Default::default() }.key()
    }

    #[test]
    fn keys_compare_as_drivers_j4_says() {
        let (other, integrated, discrete, virtual_gpu, cpu) = (0, 1, 2, 3, 4);
        let order = [
            key(true, cpu, None, 9),
            key(false, discrete, Some([0, 1, 0, 0]), 9),
            key(false, discrete, Some([0, 2, 0, 0]), 8),
            key(false, discrete, None, 1),
            key(false, discrete, None, 2),
            key(false, integrated, Some([0, 0, 0, 0]), 0),
            key(false, virtual_gpu, None, 0),
            key(false, other, None, 0),
            key(false, cpu, None, 1),
            key(false, 77, None, 0),
        ];
        assert!(order.is_sorted());
    }

    #[test]
    fn the_first_chosen_device_comes_first_and_equal_ones_keep_their_order_drivers_j4() {
        let device = |place, device_id| DeviceRank { place, device_id, ..Default::default() };
        let sorted = |choice| {
            let mut ranks = [device(0, 9), device(1, 7), device(2, 9), device(3, 7)];
            let chosen = mark_chosen(ranks.iter_mut(), choice);
            sort_by_key(&mut ranks, DeviceRank::order);
            (chosen, ranks.map(|rank| rank.place))
        };
        assert_eq!(sorted((0, 9)), (Some(0), [0, 1, 3, 2]));
        assert_eq!(sorted((1, 9)), (None, [1, 3, 0, 2]));
    }

    #[test]
    fn devices_that_translate_come_last_of_their_adapter_drivers_j3() {
        let rank = |adapter, translates, place| AdapterRank { adapter, translates, place };
        let order = [rank(0, false, 1), rank(0, false, 3), rank(0, true, 0), rank(1, false, 2)];
        assert!(order.is_sorted());
    }

    #[test]
    fn a_choice_is_two_hexadecimal_numbers_drivers_j4() {
        assert_eq!(parse_choice(b"0x10DE:2684"), Some((0x10DE, 0x2684)));
        assert_eq!(parse_choice(b"10de:0x2684 trailing"), Some((0x10DE, 0x2684)));
        assert_eq!(parse_choice(b"10de"), None);
        assert_eq!(parse_choice(b"nvidia:1"), None);
    }
}
