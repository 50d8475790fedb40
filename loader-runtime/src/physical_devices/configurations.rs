//! The physical devices that the settings file lets an instance see, in order (drivers.md J.8,
//! K.6).
//!
//! vkCreateInstance copies them from the settings into memory of the instance, because the file may
//! change later.

use loader_discovery::select::device_configurations::DeviceIdentity;
use loader_discovery::settings;

use crate::layers::record::bytes;
use crate::memory::{Allocated, HostAllocator, List, try_collect};

/// One device that the settings file lists.
pub(crate) struct DeviceConfiguration {
    /// The values that the device must have.
    pub(crate) identity: DeviceIdentity,
    /// For messages only; empty when the file does not say.
    pub(crate) device_name: List<u8>,
    /// For messages only; empty when the file does not say.
    pub(crate) driver_name: List<u8>,
}

/// A copy of the configurations, in the file's order.
pub(crate) fn copy(
    list: &[settings::DeviceConfiguration],
    memory: HostAllocator,
) -> Allocated<List<DeviceConfiguration>> {
    let copy = |configuration: &settings::DeviceConfiguration| {
        Ok(DeviceConfiguration {
            identity: configuration.identity,
            device_name: bytes(configuration.device_name.as_bytes(), memory)?,
            driver_name: bytes(configuration.driver_name.as_bytes(), memory)?,
        })
    };
    try_collect(memory, list.iter().map(copy))
}
