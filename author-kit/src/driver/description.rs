//! A description with the defaults of the kit, of which the [common entries](crate::common::ALL) are one.

use dispatch_tables::{
    DeviceEntrypointTable, InstanceEntrypointTable, InstanceExtensionTable,
    PhysicalDeviceEntrypointTable, vk,
};

use crate::common;
use crate::objects::{Description, Instance, PhysicalDeviceDescription, Queue, Work};

impl Description {
    /// A driver with these physical devices, whose queues execute work by `submit`; without
    /// extensions and commands of its own.
    #[must_use]
    pub const fn new(
        api_version: u32,
        physical_devices: fn(&Instance) -> Result<Vec<PhysicalDeviceDescription>, vk::Result>,
        submit: fn(&Queue, &Work) -> Result<(), vk::Result>,
    ) -> Self {
        Self {
            api_version,
            instance_extensions: InstanceExtensionTable::EMPTY,
            instance: InstanceEntrypointTable::EMPTY,
            physical_device: PhysicalDeviceEntrypointTable::EMPTY,
            device: DeviceEntrypointTable::EMPTY,
            over: &[],
            under: &[],
            common: common::ALL,
            also: &[],
            new_instance: |_| Ok(()),
            physical_devices,
            new_device: |_, _| Ok(()),
            submit,
            new_command_buffer: |_| Ok(()),
            reset_command_buffer: |_| {},
        }
    }
}
