//! The order of physical devices on Linux (drivers.md J.4): the device that the user chose, then by
//! type, place on the PCI bus, and ids.

use std::cmp::Reverse;
use std::ptr;

use dispatch_tables::Extension;
use dispatch_tables::vk;

use super::device_terminator::driver_lists;
use super::number::{is_switched_on, leading_hex};
use crate::event::{Address, PhysicalDeviceEvent, Text};
use crate::memory::{List, OutOfHostMemory, try_push};
use crate::names::until_nul;
use crate::object::instance::Instance;
use crate::object::physical_device::TerminatorPhysicalDevice;
use crate::system::{HostSystem, System};

/// Whether devices of this instance are sorted: drivers can be asked for what that needs, and
/// VK_LOADER_DISABLE_SELECT is not set.
pub(super) fn is_enabled(instance: &Instance) -> bool {
    cfg!(any(target_os = "linux", target_os = "freebsd", target_os = "openbsd"))
        && instance.sortable.get()
        && !is_switched_on(HostSystem.variable(c"VK_LOADER_DISABLE_SELECT"))
}

/// What decides a device's place; smaller comes first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Key {
    not_chosen: bool,
    rank: Reverse<u32>,
    /// `None` sorts last: see [`Described::key`].
    pci: (bool, [u32; 4]),
    ids: u32,
}

/// A device with what was asked of its driver.
pub(super) struct Described<'a> {
    pub(super) device: &'a TerminatorPhysicalDevice,
    properties: vk::PhysicalDeviceProperties,
    pci: Option<[u32; 4]>,
    chosen: bool,
}

impl<'a> Described<'a> {
    /// Asks the driver.
    ///
    /// # Safety
    /// The loader lock is held.
    pub(super) unsafe fn new(
        device: &'a TerminatorPhysicalDevice,
    ) -> Result<Self, OutOfHostMemory> {
        let mut properties = vk::PhysicalDeviceProperties::default();
        let table = &device.driver().physical_device_table;
        if let Some(get) = table.get_physical_device_properties {
            // SAFETY: the driver's own function with its own handle.
            unsafe { get(device.handle, &raw mut properties) };
        }
        // SAFETY: the caller's promise.
        let pci = unsafe { pci_place(device, properties.api_version)? };
        Ok(Self { device, properties, pci, chosen: false })
    }

    /// The name that the driver gives the device.
    pub(super) fn name(&self) -> Text<'_> {
        until_nul(&self.properties.device_name).into()
    }

    pub(super) fn key(&self) -> Key {
        Key {
            not_chosen: !self.chosen,
            rank: Reverse(rank(self.properties.device_type)),
            pci: (self.pci.is_none(), self.pci.unwrap_or_default()),
            ids: self.properties.device_id ^ self.properties.vendor_id,
        }
    }

    /// What marks the chosen device in the log.
    pub(super) fn mark(&self) -> &'static str {
        if self.chosen { "[default]" } else { "" }
    }
}

/// How much a type of device is preferred.
fn rank(device_type: vk::PhysicalDeviceType) -> u32 {
    match device_type {
        vk::PhysicalDeviceType::DISCRETE_GPU => 10,
        vk::PhysicalDeviceType::INTEGRATED_GPU => 5,
        vk::PhysicalDeviceType::VIRTUAL_GPU => 3,
        vk::PhysicalDeviceType::OTHER => 2,
        vk::PhysicalDeviceType::CPU => 1,
        _ => 0,
    }
}

/// Domain, bus, device and function, if the driver tells them.
///
/// # Safety
/// The loader lock is held.
unsafe fn pci_place(
    device: &TerminatorPhysicalDevice,
    device_version: u32,
) -> Result<Option<[u32; 4]>, OutOfHostMemory> {
    // SAFETY: the caller's promise.
    if !unsafe { driver_lists(device, Extension::EXT_PCI_BUS_INFO)? } {
        return Ok(None);
    }
    let table = &device.driver().physical_device_table;
    let core = device.instance().app_version() >= vk::API_VERSION_1_1
        && device_version >= vk::API_VERSION_1_1;
    let get = if core {
        table.get_physical_device_properties2
    } else {
        table.get_physical_device_properties2_khr
    };
    let Some(get) = get else { return Ok(None) };
    let mut pci = vk::PhysicalDevicePCIBusInfoPropertiesEXT::default();
    let mut properties =
        vk::PhysicalDeviceProperties2 { p_next: (&raw mut pci).cast(), ..Default::default() };
    // SAFETY: the driver's own function with its own handle and a valid chain.
    unsafe { get(device.handle, &raw mut properties) };
    Ok(Some([pci.pci_domain, pci.pci_bus, pci.pci_device, pci.pci_function]))
}

/// Asks about each of `devices`.
///
/// # Safety
/// The loader lock is held.
pub(super) unsafe fn describe<'a>(
    instance: &Instance,
    devices: impl Iterator<Item = &'a TerminatorPhysicalDevice>,
) -> Result<List<Described<'a>>, OutOfHostMemory> {
    let mut list = List::new_in(instance.allocator(vk::SystemAllocationScope::COMMAND));
    for device in devices {
        // SAFETY: the caller's promise.
        try_push(&mut list, unsafe { Described::new(device)? })?;
    }
    Ok(list)
}

/// Marks the first device that VK_LOADER_DEVICE_SELECT (`vendor:device`) names.
pub(super) fn mark_chosen(instance: &Instance, devices: &mut [Described<'_>]) {
    let Some(value) = HostSystem.variable(c"VK_LOADER_DEVICE_SELECT") else {
        return;
    };
    let journal = instance.journal();
    journal.record(PhysicalDeviceEvent::DeviceSelect { value: (&value).into() });
    let Some((vendor, device)) = parse_choice(&value) else {
        return;
    };
    let matching = (0_u32..).zip(devices).find(|(_, candidate)| {
        (candidate.properties.vendor_id, candidate.properties.device_id) == (vendor, device)
    });
    if let Some((index, chosen)) = matching {
        chosen.chosen = true;
        journal.record(PhysicalDeviceEvent::DefaultDevice { index, name: chosen.name() });
    }
}

/// `vendor:device`, both hexadecimal.
pub(crate) fn parse_choice(value: &[u8]) -> Option<(u32, u32)> {
    let (vendor, rest) = leading_hex(value)?;
    let (device, _) = leading_hex(rest.strip_prefix(b":")?)?;
    Some((vendor, device))
}

/// Sorts the devices of an instance and reports both orders.
///
/// # Safety
/// The loader lock is held.
pub(super) unsafe fn sort_devices(
    instance: &Instance,
    devices: &mut List<&TerminatorPhysicalDevice>,
) -> Result<(), OutOfHostMemory> {
    // SAFETY: the caller's promise.
    let mut described = unsafe { describe(instance, devices.iter().copied())? };
    let journal = instance.journal();
    journal.record(PhysicalDeviceEvent::SortHeading);
    journal.record(PhysicalDeviceEvent::SortOriginal);
    for (index, device) in (0..).zip(&described) {
        journal.record(PhysicalDeviceEvent::SortOriginalDevice { index, name: device.name() });
    }
    mark_chosen(instance, &mut described);
    // A stable sort would take memory that it cannot go without.
    described.sort_unstable_by_key(|described| {
        let place = devices.iter().position(|device| ptr::eq(*device, described.device));
        (described.key(), place)
    });
    journal.record(PhysicalDeviceEvent::SortSorted);
    for (index, device) in (0..).zip(&described) {
        let (name, mark) = (device.name(), device.mark());
        journal.record(PhysicalDeviceEvent::SortSortedDevice { index, name, mark });
    }
    for (place, device) in devices.iter_mut().zip(&described) {
        *place = device.device;
    }
    Ok(())
}

/// The lines of a group's devices before and after sorting (drivers.md J.7).
pub(super) fn report_group(instance: &Instance, group: &[Described<'_>], sorted: bool) {
    for (index, device) in (0..).zip(group) {
        let name = device.name();
        instance.journal().record(if sorted {
            let address = Address(device.device.as_handle().as_raw().addr());
            PhysicalDeviceEvent::GroupSortSortedDevice {
                index,
                name,
                device: address,
                mark: device.mark(),
            }
        } else {
            PhysicalDeviceEvent::GroupSortOriginalDevice { index, name }
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(
        not_chosen: bool,
        device_type: vk::PhysicalDeviceType,
        pci: Option<[u32; 4]>,
        ids: u32,
    ) -> Key {
        Key {
            not_chosen,
            rank: Reverse(rank(device_type)),
            pci: (pci.is_none(), pci.unwrap_or_default()),
            ids,
        }
    }

    #[test]
    fn keys_compare_as_drivers_j4_says() {
        use vk::PhysicalDeviceType as Type;
        let order = [
            key(false, Type::CPU, None, 9),
            key(true, Type::DISCRETE_GPU, Some([0, 1, 0, 0]), 9),
            key(true, Type::DISCRETE_GPU, Some([0, 2, 0, 0]), 8),
            key(true, Type::DISCRETE_GPU, None, 1),
            key(true, Type::DISCRETE_GPU, None, 2),
            key(true, Type::INTEGRATED_GPU, Some([0, 0, 0, 0]), 0),
            key(true, Type::VIRTUAL_GPU, None, 0),
            key(true, Type::OTHER, None, 0),
            key(true, Type::CPU, None, 0),
            key(true, Type::from_raw(77), None, 0),
        ];
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
