//! Selects the physical devices that the settings file lists (drivers.md J.8).

use alloc::vec::Vec;

use crate::memory::{Collect as _, Grown, joined};
use crate::name_map::NameMap;

/// Identifies one device with its driver.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DeviceIdentity {
    /// `VkPhysicalDeviceIDProperties::deviceUUID`.
    pub device_uuid: [u8; 16],
    /// `VkPhysicalDeviceIDProperties::driverUUID`.
    pub driver_uuid: [u8; 16],
    /// `VkPhysicalDeviceProperties::driverVersion`.
    pub driver_version: u32,
}

impl DeviceIdentity {
    /// All values in a row, to find a device by.
    fn bytes(&self) -> Grown<Vec<u8>> {
        joined(&[&self.device_uuid, &self.driver_uuid, &self.driver_version.to_ne_bytes()])
    }
}

/// The place of the device of each configuration: that of the first device that matches. A device
/// without an identity matches none.
pub fn select(
    configurations: impl Iterator<Item = DeviceIdentity>,
    devices: impl DoubleEndedIterator<Item = Option<DeviceIdentity>> + ExactSizeIterator,
) -> Grown<Vec<Option<usize>>> {
    let mut places = NameMap::new();
    // The first of several devices with one identity counts: it is inserted last.
    for (place, identity) in devices.enumerate().rev() {
        if let Some(known) = identity {
            places.insert(known.bytes()?.into(), place)?;
        }
    }
    configurations.map(|identity| Ok(places.get(&identity.bytes()?))).try_gather()
}

#[cfg(test)]
mod tests;
