//! The data of a layer: what its author writes.

use std::ffi::CStr;

use dispatch_tables::{
    Command, DeviceDispatchTable, DeviceEntrypointTable, DeviceExtensionTable,
    InstanceDispatchTable, InstanceEntrypointTable, InstanceExtensionTable,
    PhysicalDeviceDispatchTable, PhysicalDeviceEntrypointTable, vk,
};

use super::wrapping::Wrapping;
use super::{
    Device, DeviceRequest, Instance, InstanceRequest, NewDevice, NewInstance, OwnExtension,
};

/// A layer in plain data.
///
/// A hook is called for every spelling of its command that is enabled: one of `queue_submit2` for
/// vkQueueSubmit2KHR too. So hook a command under one of its names. Creation and destruction of
/// instances and devices, the lookups, and the lists of layers and extensions are the kit's; the
/// functions here take the place of hooks. A hook that would never be called does not compile:
///
/// ```compile_fail
/// # use author_kit::layer::{Description, Layer};
/// # use dispatch_tables::{DeviceEntrypointTable, vk};
/// unsafe extern "system" fn destroy_device(_: vk::Device, _: *const vk::AllocationCallbacks) {}
///
/// static LAYER: Layer<(), ()> = Layer::new(Description {
///     device_hooks: DeviceEntrypointTable {
///         destroy_device: Some(destroy_device), // use end_device
///         ..DeviceEntrypointTable::EMPTY
///     },
///     ..Description::new(c"VK_LAYER_EXAMPLE_wrong", c"Does not compile")
/// });
/// ```
///
/// Nor do two hooks of one command:
///
/// ```compile_fail
/// # use author_kit::layer::{Description, Layer};
/// # use dispatch_tables::{DeviceEntrypointTable, vk};
/// unsafe extern "system" fn trim(_: vk::Device, _: vk::CommandPool, _: vk::CommandPoolTrimFlags) {}
///
/// static LAYER: Layer<(), ()> = Layer::new(Description {
///     device_hooks: DeviceEntrypointTable {
///         trim_command_pool: Some(trim),
///         trim_command_pool_khr: Some(trim), // remove this line
///         ..DeviceEntrypointTable::EMPTY
///     },
///     ..Description::new(c"VK_LAYER_EXAMPLE_wrong", c"Does not compile")
/// });
/// ```
pub struct Description<I: 'static, D: 'static> {
    /// The layer's name, `VK_LAYER_VENDOR_name`, as in the manifest.
    pub name: &'static CStr,
    /// A sentence about the layer.
    pub description: &'static CStr,
    /// The version of Vulkan that the layer was written for.
    pub spec_version: u32,
    /// The layer's own version.
    pub implementation_version: u32,
    /// Instance extensions that the layer implements, as in the manifest.
    pub instance_extensions: InstanceExtensionTable,
    /// Device extensions that the layer implements, as in the manifest.
    pub device_extensions: DeviceExtensionTable,
    /// Instance extensions of the layer's own, which no registry has, as in the manifest. A loader
    /// refuses such an extension, unless the user sets `VK_LOADER_DISABLE_INST_EXT_FILTER`.
    pub own_instance_extensions: &'static [OwnExtension],
    /// Device extensions of the layer's own, which no registry has, as in the manifest.
    pub own_device_extensions: &'static [OwnExtension],
    /// Hooks of commands of an instance.
    pub instance_hooks: InstanceEntrypointTable,
    /// Hooks of commands of a physical device.
    pub physical_device_hooks: PhysicalDeviceEntrypointTable,
    /// Hooks of commands of a device, queue or command buffer.
    pub device_hooks: DeviceEntrypointTable,
    /// The application gets handles of the layer's own, if there are functions that wrap.
    pub wrapping: Option<&'static Wrapping>,
    /// Changes the create info before the call down, or refuses the instance with a result.
    pub change_instance: fn(&mut InstanceRequest) -> Result<(), vk::Result>,
    /// Called with the result of a call down that failed: changes the create info and returns true to
    /// call again.
    pub retry_instance: fn(&mut InstanceRequest, vk::Result) -> bool,
    /// What the layer keeps of a new instance. After an error the kit destroys the instance.
    pub new_instance: fn(&NewInstance<'_>) -> Result<I, vk::Result>,
    /// Called while the instance is still alive.
    pub end_instance: fn(&Instance<I>),
    /// Changes the create info before the call down, or refuses the device with a result.
    pub change_device: fn(&Instance<I>, &mut DeviceRequest) -> Result<(), vk::Result>,
    /// Called with the result of a call down that failed: changes the create info, to ask for less,
    /// and returns true to call again.
    pub retry_device: fn(&Instance<I>, &mut DeviceRequest, vk::Result) -> bool,
    /// What the layer keeps of a new device. After an error the kit destroys the device.
    pub new_device: fn(&NewDevice<'_, I>) -> Result<D, vk::Result>,
    /// Says for each hook of a device command whether this device has it, once, when the device is new.
    /// Without the hook, a call goes past the layer and costs nothing.
    pub has_hook: fn(&Device<D>, Command) -> bool,
    /// Called while the device is still alive, so that the layer can destroy what it made on it.
    pub end_device: fn(&Device<D>),
}

impl<I: Default, D: Default> Description<I, D> {
    /// A layer that does nothing, and keeps the default values.
    #[must_use]
    pub const fn new(name: &'static CStr, description: &'static CStr) -> Self {
        Self::with(name, description, |_| Ok(I::default()), |_| Ok(D::default()))
    }
}

impl<I, D> Description<I, D> {
    /// A layer that does nothing, and keeps what these functions return.
    #[must_use]
    pub const fn with(
        name: &'static CStr,
        description: &'static CStr,
        new_instance: fn(&NewInstance<'_>) -> Result<I, vk::Result>,
        new_device: fn(&NewDevice<'_, I>) -> Result<D, vk::Result>,
    ) -> Self {
        Self {
            name,
            description,
            spec_version: vk::HEADER_VERSION_COMPLETE,
            implementation_version: 1,
            instance_extensions: InstanceExtensionTable::EMPTY,
            device_extensions: DeviceExtensionTable::EMPTY,
            own_instance_extensions: &[],
            own_device_extensions: &[],
            instance_hooks: InstanceEntrypointTable::EMPTY,
            physical_device_hooks: PhysicalDeviceEntrypointTable::EMPTY,
            device_hooks: DeviceEntrypointTable::EMPTY,
            wrapping: None,
            change_instance: |_| Ok(()),
            retry_instance: |_, _| false,
            new_instance,
            end_instance: |_| {},
            change_device: |_, _| Ok(()),
            retry_device: |_, _, _| false,
            new_device,
            has_hook: |_, _| true,
            end_device: |_| {},
        }
    }

    /// The hooks by command.
    pub(crate) const fn hooks(
        &self,
    ) -> (InstanceDispatchTable, PhysicalDeviceDispatchTable, DeviceDispatchTable) {
        let instance = hooks!(self.instance_hooks, InstanceEntrypointTable, InstanceDispatchTable);
        assert!(
            instance.create_instance().is_none()
                && instance.destroy_instance().is_none()
                && instance.get_instance_proc_addr().is_none()
                && instance.enumerate_instance_version().is_none()
                && instance.enumerate_instance_layer_properties().is_none()
                && instance.enumerate_instance_extension_properties().is_none(),
            "the kit has this command: use new_instance or end_instance, or a pre-instance function"
        );
        let physical_device = hooks!(
            self.physical_device_hooks,
            PhysicalDeviceEntrypointTable,
            PhysicalDeviceDispatchTable
        );
        assert!(
            physical_device.create_device().is_none()
                && physical_device.enumerate_device_layer_properties().is_none(),
            "the kit has this command: use new_device"
        );
        let device = hooks!(self.device_hooks, DeviceEntrypointTable, DeviceDispatchTable);
        assert!(
            device.destroy_device().is_none() && device.get_device_proc_addr().is_none(),
            "the kit has this command: use end_device"
        );
        (instance, physical_device, device)
    }
}

/// The dispatch table of an entrypoint table that hooks each command under one name.
macro_rules! hooks {
    ($hooks:expr, $entrypoints:ident, $table:ident) => {{
        let table = $table::of(&$hooks);
        let (mut names, mut commands, mut index) = (0, 0, 0);
        while index < $entrypoints::LEN {
            names += $hooks.as_array()[index].is_some() as usize;
            index += 1;
        }
        index = 0;
        while index < $table::LEN {
            commands += table.as_array()[index].is_some() as usize;
            index += 1;
        }
        assert!(names == commands, "two hooks of one command: a hook covers all names");
        table
    }};
}
use hooks;
