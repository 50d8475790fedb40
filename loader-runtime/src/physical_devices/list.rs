//! The physical devices that the drivers of an instance enumerate, and their order on Linux,
//! FreeBSD and OpenBSD (drivers.md J.3, J.4).

use core::ffi::c_char;

use dispatch_tables::{Extension, vk};
use loader_discovery::Context;
use loader_discovery::name_map::NameMap;
use loader_discovery::select::device_order::{self, DeviceRank, mark_chosen};
use loader_discovery::sort::sort_by_key;

use crate::enumeration::{self, MAX_COUNT, Unread};
use crate::event::{PhysicalDeviceEvent, Text};
use crate::host::HostSystem;
use crate::instance::driver::Driver;
use crate::instance::record::Instance;
use crate::journal::Journal;
use crate::lock::Guard;
use crate::memory::{Allocated, List, OutOfHostMemory, try_collect, try_push};
use crate::names::until_nul;
#[cfg(windows)]
use crate::physical_devices::adapter_order;
use crate::physical_devices::driver_queries::{extended_properties, properties};
#[cfg(target_os = "linux")]
use crate::physical_devices::driver_records;
use crate::physical_devices::record::TerminatorPhysicalDevice;

/// The wrappers of all physical devices, in the order in which the chain reports them.
///
/// Every call queries every driver again. A failing driver contributes no devices; only lack of
/// memory is an error.
pub(crate) fn all_devices<'a>(
    lock: &'a Guard,
    instance: &'a Instance,
) -> Result<List<&'a TerminatorPhysicalDevice>, vk::Result> {
    #[cfg(windows)]
    let mut devices = adapter_order::devices_by_adapter(lock, instance)?;
    #[cfg(not(windows))]
    let mut devices = List::new_in(instance.allocator(vk::SystemAllocationScope::COMMAND));
    for driver in instance.drivers.iter(lock) {
        let handles = devices_of(lock, instance, driver)?;
        driver.reported_devices.set(lock, u32::try_from(handles.len()).ok());
        for handle in handles {
            try_push(&mut devices, instance.terminator_for(lock, driver, handle)?)?;
        }
    }
    if devices.is_empty() {
        #[cfg(target_os = "linux")]
        driver_records::keep(lock, instance, &[]);
        instance.journal().record(PhysicalDeviceEvent::NoDevices);
        return Err(vk::Result::ERROR_INITIALIZATION_FAILED);
    }
    if is_sorted(lock, instance)? {
        sort(lock, instance, &mut devices)?;
    } else {
        // Of several devices with one driver handle, the first one stays.
        let mut known = NameMap::new();
        let mut refused = Ok(());
        devices.retain(|device| match known.add_address(device.handle.as_raw()) {
            Ok(is_new) => is_new,
            Err(error) => {
                refused = Err(OutOfHostMemory::from(error));
                true
            }
        });
        refused?;
    }
    for (place, device) in (0..).zip(&devices) {
        device.place.set(lock, Some(place));
    }
    Ok(devices)
}

/// Whether devices of this instance are sorted: its drivers support the queries for that, and
/// VK_LOADER_DISABLE_SELECT is not set.
pub(crate) fn is_sorted(lock: &Guard, instance: &Instance) -> Allocated<bool> {
    let context = Context::host(&HostSystem, instance.journal());
    Ok(instance.sortable.get(lock) && device_order::is_enabled(context)?)
}

/// Sorts the devices of an instance. Logs both orders, and which devices keep the wrapper of an
/// earlier enumeration.
fn sort(
    lock: &Guard,
    instance: &Instance,
    devices: &mut [&TerminatorPhysicalDevice],
) -> Allocated<()> {
    use PhysicalDeviceEvent as Event;
    let mut ranked = RankedDevice::query(instance, &mut devices.iter().copied())?;
    #[cfg(target_os = "linux")]
    driver_records::keep(lock, instance, &ranked);
    let journal = instance.journal();
    journal.record(Event::SortHeading);
    journal.record(Event::SortOriginal);
    for (index, device) in (0..).zip(&ranked) {
        journal.record(Event::SortOriginalDevice { index, name: device.name() });
    }
    RankedDevice::sort(&mut ranked, journal)?;
    journal.record(Event::SortSorted);
    for (index, (place, device)) in (0..).zip(devices.iter_mut().zip(&ranked)) {
        let (name, mark) = (device.name(), device.mark());
        journal.record(Event::SortSortedDevice { index, name, mark });
        *place = device.device;
    }
    for (new, device) in (0..).zip(devices) {
        if let Some(old) = device.place.get(lock) {
            journal.record(Event::CopyingOldDevice { old, new });
        }
    }
    Ok(())
}

/// A device with the properties by which it is sorted.
pub(crate) struct RankedDevice<'a> {
    pub(crate) device: &'a TerminatorPhysicalDevice,
    name: [c_char; vk::MAX_PHYSICAL_DEVICE_NAME_SIZE],
    pub(crate) rank: DeviceRank,
}

impl<'a> RankedDevice<'a> {
    /// Asks the drivers for the properties. The order is that of `devices`.
    #[inline(never)]
    pub(crate) fn query(
        instance: &Instance,
        devices: &mut dyn Iterator<Item = &'a TerminatorPhysicalDevice>,
    ) -> Allocated<List<Self>> {
        let ranked = |(place, device)| {
            let properties = properties(device);
            let rank = DeviceRank {
                place,
                chosen: false,
                device_type: properties.device_type.as_raw(),
                pci: pci_place(device, properties.api_version)?,
                device_id: properties.device_id,
                vendor_id: properties.vendor_id,
            };
            Ok(Self { device, name: properties.device_name, rank })
        };
        let memory = instance.allocator(vk::SystemAllocationScope::COMMAND);
        try_collect(memory, devices.enumerate().map(ranked))
    }

    /// Sorts devices, the first one that VK_LOADER_DEVICE_SELECT names in front.
    pub(crate) fn sort(devices: &mut [Self], journal: &Journal) -> Allocated<()> {
        if let Some(choice) = device_order::chosen_device(&HostSystem, journal)? {
            let place = mark_chosen(devices.iter_mut().map(|device| &mut device.rank), choice);
            if let Some(chosen) = place.and_then(|place| devices.get(place)) {
                let index = u32::try_from(chosen.rank.place).unwrap_or(u32::MAX);
                let name = chosen.name();
                journal.record(PhysicalDeviceEvent::DefaultDevice { index, name });
            }
        }
        sort_by_key(devices, |device| device.rank.order());
        Ok(())
    }

    /// The name that the driver gives the device.
    pub(crate) fn name(&self) -> Text<'_> {
        until_nul(&self.name).into()
    }

    /// The mark of the chosen device in the log.
    pub(crate) fn mark(&self) -> &'static str {
        if self.rank.chosen { "[default]" } else { "" }
    }
}

/// Domain, bus, device and function, if the driver returns them.
fn pci_place(
    device: &TerminatorPhysicalDevice,
    device_version: u32,
) -> Allocated<Option<[u32; 4]>> {
    let mut pci = vk::PhysicalDevicePCIBusInfoPropertiesEXT::default();
    let is_known =
        extended_properties(device, device_version, Extension::EXT_PCI_BUS_INFO, &mut pci)?;
    Ok(is_known.then_some([pci.pci_domain, pci.pci_bus, pci.pci_device, pci.pci_function]))
}

/// The physical devices of one driver. Errors other than lack of memory are logged, and the driver
/// counts as one without devices.
fn devices_of(
    lock: &Guard,
    instance: &Instance,
    driver: &Driver,
) -> Result<List<vk::PhysicalDevice>, vk::Result> {
    let memory = instance.allocator(vk::SystemAllocationScope::COMMAND);
    let Some(enumerate) = driver.instance_table.enumerate_physical_devices else {
        return Ok(List::new_in(memory));
    };
    let read = handles(instance, driver, |count, array| {
        // SAFETY: the driver's own function with its own instance. It gets a writable count, and
        // null or an array of as many elements as the count says.
        unsafe { enumerate(driver.instance, count, array) }
    });
    let (journal, library) = (instance.journal(), driver.name());
    driver.answers.set(lock, read.is_ok());
    match read {
        Ok(handles) => return Ok(handles),
        Err(Unread::OutOfHostMemory) => return Err(vk::Result::ERROR_OUT_OF_HOST_MEMORY),
        Err(Unread::TooMany(count)) => {
            let limit = MAX_COUNT;
            journal.record(PhysicalDeviceEvent::TooManyDevices { library, count, limit });
        }
        Err(Unread::Uncounted(code) | Unread::Unfilled(code)) => {
            if code == vk::Result::ERROR_OUT_OF_HOST_MEMORY {
                journal.record(PhysicalDeviceEvent::DriverOutOfMemory { library });
                return Err(code);
            }
            let result = code.as_raw();
            journal.record(PhysicalDeviceEvent::DriverFailed { library, result });
        }
    }
    Ok(List::new_in(memory))
}

/// The handles that a function of the driver returns, without those that are null.
pub(crate) fn handles(
    instance: &Instance,
    driver: &Driver,
    enumerate: impl Fn(*mut u32, *mut vk::PhysicalDevice) -> vk::Result,
) -> Result<List<vk::PhysicalDevice>, Unread> {
    let memory = instance.allocator(vk::SystemAllocationScope::COMMAND);
    let mut handles = enumeration::list(memory, |count, array| enumerate(count, array).result())?;
    let claimed = handles.len();
    handles.retain(|handle: &vk::PhysicalDevice| !handle.is_null());
    if handles.len() < claimed {
        let library = driver.name();
        instance.journal().record(PhysicalDeviceEvent::DevicesWithoutHandle { library });
    }
    Ok(handles)
}
