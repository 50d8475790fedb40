//! The devices that the settings file lists, in its order (drivers.md J.8).
//!
//! Selects from the devices that the drivers enumerate, before they are passed up the chain.

use core::ptr;

use dispatch_tables::{Extension, vk};
use loader_discovery::name_map::NameMap;
use loader_discovery::settings;

use crate::api::terminator::device::{driver_offers, properties};
use crate::event::{PhysicalDeviceEvent, Text};
use crate::memory::{List, OutOfHostMemory, try_push};
use crate::names::until_nul;
use crate::object::device_configurations::{
    DeviceConfiguration, DeviceConfigurations, DeviceIdentity,
};
use crate::object::instance::Instance;
use crate::object::physical_device::TerminatorPhysicalDevice;

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
    fn new(device: &'a TerminatorPhysicalDevice) -> Result<Self, OutOfHostMemory> {
        let table = &device.driver().physical_device_table;
        let mut described =
            Self { device, properties: properties(device), identity: None, driver: None };
        let version = described.properties.api_version;
        let Some(get) =
            table.get_physical_device_properties2.filter(|_| version >= vk::API_VERSION_1_1)
        else {
            return Ok(described);
        };
        let reports_driver = reports_driver(device, version)?;
        let mut driver = vk::PhysicalDeviceDriverProperties::default();
        let mut id = vk::PhysicalDeviceIDProperties::default();
        if reports_driver {
            id.p_next = (&raw mut driver).cast();
        }
        let mut properties =
            vk::PhysicalDeviceProperties2 { p_next: (&raw mut id).cast(), ..Default::default() };
        // SAFETY: the driver's own function with its own handle and a valid chain.
        unsafe { get(device.handle, &raw mut properties) };
        described.identity = Some(DeviceIdentity {
            device_uuid: id.device_uuid,
            driver_uuid: id.driver_uuid,
            driver_version: described.properties.driver_version,
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

/// Whether a device knows `VkPhysicalDeviceDriverProperties`.
fn reports_driver(
    device: &TerminatorPhysicalDevice,
    version: u32,
) -> Result<bool, OutOfHostMemory> {
    if version >= vk::API_VERSION_1_2 {
        return Ok(true);
    }
    driver_offers(device, Extension::KHR_DRIVER_PROPERTIES)
}

/// The number of devices that a count query returns. A list may have fewer.
pub(super) fn count(configurations: &DeviceConfigurations, devices: usize) -> usize {
    configurations.list().len().min(devices)
}

/// The result of [`select`].
pub(super) struct Selection<'a> {
    pub(super) devices: List<&'a TerminatorPhysicalDevice>,
    /// Whether there was room for all of them.
    pub(super) is_complete: bool,
}

/// The devices that the settings file lists, in its order: for each configuration the first device
/// that matches. Stops at the first device beyond `room`, without messages about the rest.
///
/// # Errors
/// VK_ERROR_INITIALIZATION_FAILED when there is none.
pub(super) fn select<'a>(
    instance: &Instance,
    configurations: &DeviceConfigurations,
    devices: &[&'a TerminatorPhysicalDevice],
    room: usize,
) -> Result<Selection<'a>, vk::Result> {
    let memory = instance.allocator(vk::SystemAllocationScope::COMMAND);
    let journal = instance.journal();
    journal.record(PhysicalDeviceEvent::SelectingConfigured);
    let mut described = List::new_in(memory);
    for device in devices {
        try_push(&mut described, ConfigurableDevice::new(device)?)?;
    }
    // The first of several devices with one identity counts: it is inserted last.
    let mut places = NameMap::new();
    for (place, device) in described.iter().enumerate().rev() {
        if let Some(identity) = device.identity {
            places.insert(identity.bytes().into(), place);
        }
    }
    let mut selected = List::new_in(memory);
    for configuration in configurations.list() {
        let place = places.get(&configuration.identity.bytes());
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
    selected.iter().for_each(|device| _ = known.add_address(ptr::from_ref(*device)));
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
    let device_uuid = settings::uuid_text(&identity.device_uuid).into();
    let driver_uuid = settings::uuid_text(&identity.driver_uuid).into();
    let version = identity.driver_version.cast_signed();
    let device = Text::from(configuration.device_name.as_slice());
    let driver = Text::from(configuration.driver_name.as_slice());
    let (named, driver_named) =
        (!configuration.device_name.is_empty(), !configuration.driver_name.is_empty());
    instance.journal().record(match (named, driver_named) {
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
