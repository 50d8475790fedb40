//! A description with the defaults of the kit, of which the [common entries](crate::common::ALL) are one.

use dispatch_tables::{
    DeviceEntrypointTable, InstanceEntrypointTable, InstanceExtensionTable,
    PhysicalDeviceEntrypointTable, vk,
};

use crate::common;
use crate::objects::{
    Description, Instance, PhysicalDeviceDescription, Queue, Submission, Submit, Work,
};

/// The type of [`Description::physical_devices`].
type PhysicalDevices = fn(&Instance) -> Result<Vec<PhysicalDeviceDescription>, vk::Result>;

impl Description {
    /// A driver with these physical devices, whose queues execute work by `submit` on the CPU; without
    /// extensions and commands of its own.
    #[must_use]
    pub const fn new(
        api_version: u32,
        physical_devices: PhysicalDevices,
        submit: fn(&Queue, &Work) -> Result<(), vk::Result>,
    ) -> Self {
        Self::with(api_version, physical_devices, Submit::Work(submit))
    }

    /// As [`Self::new`], for a driver whose queues wait and signal themselves: payloads of the
    /// [types](PhysicalDeviceDescription::sync_types) of the physical device.
    #[must_use]
    pub const fn with_payloads(
        api_version: u32,
        physical_devices: PhysicalDevices,
        submit: fn(&Queue, &Submission) -> Result<(), vk::Result>,
    ) -> Self {
        Self::with(api_version, physical_devices, Submit::Submission(submit))
    }

    const fn with(api_version: u32, physical_devices: PhysicalDevices, submit: Submit) -> Self {
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
