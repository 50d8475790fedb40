//! The order of physical devices on Linux, FreeBSD and OpenBSD (drivers.md J.4): the device that the user chose, then by
//! type, place on the PCI bus, and ids.

use dispatch_tables::{Extension, vk};
use loader_discovery::select::device_order::{self, DeviceRank, DeviceSortKey};

use crate::api::terminator::device::{extended_properties, properties};
use crate::event::{Address, PhysicalDeviceEvent, Text};
use crate::host::HostSystem;
use crate::lock::Guard;
use crate::memory::{List, OutOfHostMemory, try_push};
use crate::names::until_nul;
use crate::object::instance::Instance;
use crate::object::physical_device::TerminatorPhysicalDevice;
use crate::sort::sort_by_key;

/// Whether devices of this instance are sorted: its drivers support the queries for that, and
/// VK_LOADER_DISABLE_SELECT is not set.
pub(super) fn is_enabled(lock: &Guard, instance: &Instance) -> bool {
    instance.sortable.get(lock) && device_order::is_enabled(&HostSystem)
}

/// A device with the properties by which it is sorted.
pub(super) struct SortableDevice<'a> {
    pub(super) device: &'a TerminatorPhysicalDevice,
    /// Its number in the order before sorting.
    place: usize,
    properties: vk::PhysicalDeviceProperties,
    pci: Option<[u32; 4]>,
    chosen: bool,
}

impl<'a> SortableDevice<'a> {
    /// Queries the driver.
    fn new(device: &'a TerminatorPhysicalDevice, place: usize) -> Result<Self, OutOfHostMemory> {
        let properties = properties(device);
        let pci = pci_place(device, properties.api_version)?;
        Ok(Self { device, place, properties, pci, chosen: false })
    }

    /// The name that the driver gives the device.
    pub(super) fn name(&self) -> Text<'_> {
        until_nul(&self.properties.device_name).into()
    }

    /// The key to sort by: devices with equal properties keep their order. (A stable sort would
    /// allocate, and could not report a refusal.)
    pub(super) fn order(&self) -> (DeviceSortKey, usize) {
        (self.key(), self.place)
    }

    /// The part of the key that the device's properties give.
    pub(super) fn key(&self) -> DeviceSortKey {
        let properties = &self.properties;
        DeviceRank {
            chosen: self.chosen,
            device_type: properties.device_type.as_raw(),
            pci: self.pci,
            device_id: properties.device_id,
            vendor_id: properties.vendor_id,
        }
        .key()
    }

    /// The mark of the chosen device in the log.
    pub(super) fn mark(&self) -> &'static str {
        if self.chosen { "[default]" } else { "" }
    }
}

/// Domain, bus, device and function, if the driver returns them.
fn pci_place(
    device: &TerminatorPhysicalDevice,
    device_version: u32,
) -> Result<Option<[u32; 4]>, OutOfHostMemory> {
    let mut pci = vk::PhysicalDevicePCIBusInfoPropertiesEXT::default();
    let is_known =
        extended_properties(device, device_version, Extension::EXT_PCI_BUS_INFO, &mut pci)?;
    Ok(is_known.then_some([pci.pci_domain, pci.pci_bus, pci.pci_device, pci.pci_function]))
}

/// Queries the properties of each device.
pub(super) fn describe<'a>(
    instance: &Instance,
    devices: impl Iterator<Item = &'a TerminatorPhysicalDevice>,
) -> Result<List<SortableDevice<'a>>, OutOfHostMemory> {
    let mut list = List::new_in(instance.allocator(vk::SystemAllocationScope::COMMAND));
    for (place, device) in devices.enumerate() {
        try_push(&mut list, SortableDevice::new(device, place)?)?;
    }
    Ok(list)
}

/// Marks the first device that VK_LOADER_DEVICE_SELECT (`vendor:device`) names.
pub(super) fn mark_chosen(instance: &Instance, devices: &mut [SortableDevice<'_>]) {
    let journal = instance.journal();
    let Some((vendor, device)) = device_order::chosen_device(&HostSystem, journal) else {
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

/// Sorts the devices of an instance and reports both orders.
pub(super) fn sort_devices(
    instance: &Instance,
    devices: &mut List<&TerminatorPhysicalDevice>,
) -> Result<(), OutOfHostMemory> {
    let mut described = describe(instance, devices.iter().copied())?;
    let journal = instance.journal();
    journal.record(PhysicalDeviceEvent::SortHeading);
    journal.record(PhysicalDeviceEvent::SortOriginal);
    for (index, device) in (0..).zip(&described) {
        journal.record(PhysicalDeviceEvent::SortOriginalDevice { index, name: device.name() });
    }
    mark_chosen(instance, &mut described);
    sort_by_key(&mut described, SortableDevice::order);
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

/// Logs the devices of a group before or after sorting (drivers.md J.7).
pub(super) fn report_group(instance: &Instance, group: &[SortableDevice<'_>], sorted: bool) {
    for (index, device) in (0..).zip(group) {
        let name = device.name();
        instance.journal().record(if sorted {
            let address = Address(device.device.loader_handle().as_raw().addr());
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
