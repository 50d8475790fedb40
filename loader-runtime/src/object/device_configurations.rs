//! The physical devices that the settings file lets an instance see, in order (drivers.md J.8,
//! K.6).
//!
//! vkCreateInstance copies them from the settings into memory of the instance, because the file may
//! change later.

use alloc::vec::Vec;

use loader_discovery::settings;

use crate::memory::{HostAllocator, List, OutOfHostMemory, try_push};
use crate::object::layers::bytes;

/// The device configurations of an instance, in the order in which it enumerates the devices.
pub(crate) struct DeviceConfigurations(List<DeviceConfiguration>);

/// One device that the settings file lists.
pub(crate) struct DeviceConfiguration {
    /// The values that the device must have.
    pub(crate) identity: DeviceIdentity,
    /// For messages only; empty when the file does not say.
    pub(crate) device_name: List<u8>,
    /// For messages only; empty when the file does not say.
    pub(crate) driver_name: List<u8>,
}

/// Identifies one device with its driver.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct DeviceIdentity {
    /// `VkPhysicalDeviceIDProperties::deviceUUID`.
    pub(crate) device_uuid: [u8; 16],
    /// `VkPhysicalDeviceIDProperties::driverUUID`.
    pub(crate) driver_uuid: [u8; 16],
    /// `VkPhysicalDeviceProperties::driverVersion`.
    pub(crate) driver_version: u32,
}

impl DeviceIdentity {
    /// All values in a row, to find a device by.
    pub(crate) fn bytes(&self) -> Vec<u8> {
        [&self.device_uuid, &self.driver_uuid, &self.driver_version.to_ne_bytes()[..]].concat()
    }
}

impl DeviceConfigurations {
    /// A copy of `list`.
    pub(crate) fn new(
        list: &[settings::DeviceConfiguration],
        memory: HostAllocator,
    ) -> Result<Self, OutOfHostMemory> {
        let mut copy = List::new_in(memory);
        for configuration in list {
            let identity = DeviceIdentity {
                device_uuid: configuration.device_uuid,
                driver_uuid: configuration.driver_uuid,
                driver_version: configuration.driver_version,
            };
            let device_name = bytes(configuration.device_name.as_bytes(), memory)?;
            let driver_name = bytes(configuration.driver_name.as_bytes(), memory)?;
            try_push(&mut copy, DeviceConfiguration { identity, device_name, driver_name })?;
        }
        Ok(Self(copy))
    }

    /// The configurations in the file's order.
    pub(crate) fn list(&self) -> &[DeviceConfiguration] {
        &self.0
    }
}
