//! The devices that the settings file lists, in its order (drivers.md J.8).
//!
//! Selects from the devices that the drivers enumerate, before they are passed up the chain.

use core::ptr;

use dispatch_tables::vk::chain::Chain;
use dispatch_tables::{Extension, vk};
use loader_discovery::event::line::uuid_text;
use loader_discovery::name_map::NameMap;
use loader_discovery::select::device_configurations::{self, DeviceIdentity};

use crate::event::{PhysicalDeviceEvent, Text};
use crate::instance::record::Instance;
use crate::memory::{Allocated, List, OutOfHostMemory, try_collect, try_push};
use crate::names::until_nul;
use crate::physical_devices::configurations::DeviceConfiguration;
use crate::physical_devices::driver_queries::{driver_offers, properties};
use crate::physical_devices::record::TerminatorPhysicalDevice;

/// A device with the properties that configurations are compared with.
struct ConfigurableDevice<'a> {
    device: &'a TerminatorPhysicalDevice,
    properties: vk::PhysicalDeviceProperties,
    /// `None` for a device of Vulkan 1.0, which has no such query and matches no configuration.
    identity: Option<DeviceIdentity>,
    /// `None` if the device does not support the query.
    driver: Option<vk::PhysicalDeviceDriverProperties>,
}

impl<'a> ConfigurableDevice<'a> {
    /// Queries the driver.
    fn new(device: &'a TerminatorPhysicalDevice) -> Allocated<Self> {
        let properties = properties(device);
        let mut described = Self { device, properties, identity: None, driver: None };
        let version = properties.api_version;
        let get = device.driver().physical_device_table.get_physical_device_properties2;
        let Some(get) = get.filter(|_| version >= vk::API_VERSION_1_1) else {
            return Ok(described);
        };
        let mut answer = Chain::new(vk::PhysicalDeviceProperties2::default());
        let mut driver = vk::PhysicalDeviceDriverProperties::default();
        let reports_driver = version >= vk::API_VERSION_1_2
            || driver_offers(device, Extension::KHR_DRIVER_PROPERTIES)?;
        if reports_driver {
            answer.push(&mut driver);
        }
        let mut id = vk::PhysicalDeviceIDProperties::default();
        answer.push(&mut id);
        // SAFETY: the driver's own function with its own handle and a valid chain.
        unsafe { get(device.handle, answer.as_mut_ptr()) };
        described.identity = Some(DeviceIdentity {
            device_uuid: id.device_uuid,
            driver_uuid: id.driver_uuid,
            driver_version: properties.driver_version,
        });
        described.driver = reports_driver.then_some(driver);
        Ok(described)
    }

    fn name(&self) -> Text<'_> {
        until_nul(&self.properties.device_name).into()
    }

    /// Logs that the device is at `index` of the list for the application.
    fn report_selected(&self, instance: &Instance, index: usize) {
        let (device, version) = (self.name(), self.properties.driver_version.cast_signed());
        instance.journal().record(match &self.driver {
            Some(driver) => PhysicalDeviceEvent::ConfiguredDevice {
                index,
                device,
                driver: until_nul(&driver.driver_name).into(),
                version,
            },
            None => PhysicalDeviceEvent::ConfiguredDeviceOfUnnamedDriver { index, device, version },
        });
    }
}

/// The result of [`select`].
pub(crate) struct Selection<'a> {
    pub(crate) devices: List<&'a TerminatorPhysicalDevice>,
    /// Whether there was room for all of them.
    pub(crate) is_complete: bool,
}

/// The devices that the settings file lists, in its order: for each configuration the first device
/// that matches. Stops at the first device beyond `room`, without messages about the rest.
///
/// # Errors
/// VK_ERROR_INITIALIZATION_FAILED when there is none.
pub(crate) fn select<'a>(
    instance: &Instance,
    configurations: &[DeviceConfiguration],
    devices: &[&'a TerminatorPhysicalDevice],
    room: usize,
) -> Result<Selection<'a>, vk::Result> {
    let memory = instance.allocator(vk::SystemAllocationScope::COMMAND);
    let journal = instance.journal();
    journal.record(PhysicalDeviceEvent::SelectingConfigured);
    let described =
        try_collect(memory, devices.iter().map(|device| ConfigurableDevice::new(device)))?;
    let wanted = configurations.iter().map(|configuration| configuration.identity);
    let identities = described.iter().map(|device| device.identity);
    let places =
        device_configurations::select(wanted, identities).map_err(OutOfHostMemory::from)?;
    let mut selected = List::new_in(memory);
    for (configuration, place) in configurations.iter().zip(places) {
        match place.and_then(|place| described.get(place)) {
            Some(_) if selected.len() == room => {
                return Ok(Selection { devices: selected, is_complete: false });
            }
            Some(found) => {
                found.report_selected(instance, selected.len());
                try_push(&mut selected, found.device)?;
            }
            None => report_missing(instance, configuration),
        }
    }
    let mut known = NameMap::new();
    for device in &selected {
        known.add_address(ptr::from_ref(*device)).map_err(OutOfHostMemory::from)?;
    }
    for device in &described {
        if !known.has_address(ptr::from_ref(device.device)) {
            let device = device.name();
            journal.record(PhysicalDeviceEvent::DeviceNotConfigured { device });
        }
    }
    if selected.is_empty() {
        journal.record(PhysicalDeviceEvent::NoConfiguredDevice);
        return Err(vk::Result::ERROR_INITIALIZATION_FAILED);
    }
    Ok(Selection { devices: selected, is_complete: true })
}

/// Logs a configuration that no device matches, with its names.
fn report_missing(instance: &Instance, configuration: &DeviceConfiguration) {
    let identity = &configuration.identity;
    let uuids = [&identity.device_uuid, &identity.driver_uuid].map(uuid_text);
    let [device_uuid, driver_uuid] = uuids.each_ref().map(|uuid| uuid.as_slice().into());
    let version = identity.driver_version.cast_signed();
    let device = Text::from(configuration.device_name.as_slice());
    let driver = Text::from(configuration.driver_name.as_slice());
    let has_names = (!configuration.device_name.is_empty(), !configuration.driver_name.is_empty());
    instance.journal().record(match has_names {
        (true, true) => PhysicalDeviceEvent::ConfiguredDeviceMissing {
            device,
            device_uuid,
            driver,
            driver_uuid,
            version,
        },
        (true, false) => PhysicalDeviceEvent::ConfiguredDeviceOfUnnamedDriverMissing {
            device,
            device_uuid,
            driver_uuid,
            version,
        },
        (false, _) => PhysicalDeviceEvent::ConfiguredUnnamedDeviceMissing {
            device_uuid,
            driver_uuid,
            version,
        },
    });
}
