//! The layer interface: the exports of the library (layers.md 6, 14).
//!
//! Layer 0 exports the default names. Layer 1 exports other names, which its manifest must list:
//! only one layer of a library can use the default names. A test of a layer without negotiation
//! hides symbols in its copy of the library. Code in this module therefore never refers to an
//! exported symbol by name.

use std::ffi::{CStr, c_char};

use author_kit::layer::objects::first_word;
use dispatch_tables::layer::{NegotiateLayerInterface, NegotiateLayerStructType};
use dispatch_tables::proc_addr::{Asked, Rules};
use dispatch_tables::{
    Command, DeviceDispatchTable, DeviceEntrypointTable, InstanceDispatchTable,
    InstanceEntrypointTable, PhysicalDeviceDispatchTable, PhysicalDeviceEntrypointTable, vk,
};
use serde_json::json;

use crate::config::layer;
use crate::state::{InstanceState, devices, instances};
use crate::wrapper::{lower_device, lower_instance, may_pass};
use crate::{device, instance, log, made_up, physical_device};

/// Exports the entry functions of one layer under the given names.
macro_rules! export {
    ($layer:literal, $negotiate:ident, $instance:ident, $device:ident) => {
        /// Negotiates an interface version: the loader's first call into a layer.
        ///
        /// # Safety
        ///
        /// `interface` is the loader's structure.
        #[unsafe(no_mangle)]
        pub unsafe extern "system" fn $negotiate(
            interface: *mut NegotiateLayerInterface,
        ) -> vk::Result {
            // SAFETY: the caller guarantees that the pointer leads to the loader's structure.
            negotiate::<$layer>(unsafe { &mut *interface })
        }

        /// The vkGetInstanceProcAddr that a layer without negotiation exports.
        ///
        /// # Safety
        ///
        /// `instance` is NULL or an instance that this layer knows, `name` a C string.
        #[unsafe(no_mangle)]
        pub unsafe extern "system" fn $instance(
            instance: vk::Instance,
            name: *const c_char,
        ) -> vk::PFN_vkVoidFunction {
            get_instance_proc_addr::<$layer>(instance, name)
        }

        /// The vkGetDeviceProcAddr that a layer without negotiation exports.
        ///
        /// # Safety
        ///
        /// `device` is a device that this layer knows, `name` a C string.
        #[unsafe(no_mangle)]
        pub unsafe extern "system" fn $device(
            device: vk::Device,
            name: *const c_char,
        ) -> vk::PFN_vkVoidFunction {
            get_device_proc_addr::<$layer>(device, name)
        }
    };
}

export!(0, vkNegotiateLoaderLayerInterfaceVersion, vkGetInstanceProcAddr, vkGetDeviceProcAddr);
export!(
    1,
    second_NegotiateLoaderLayerInterfaceVersion,
    second_GetInstanceProcAddr,
    second_GetDeviceProcAddr
);

/// Answers as configured. Does not write to a structure of an unexpected type.
fn negotiate<const N: usize>(interface: &mut NegotiateLayerInterface) -> vk::Result {
    let answer = &layer::<N>().negotiate;
    log::call::<N>(
        "vkNegotiateLoaderLayerInterfaceVersion",
        json!({
            "type": interface.s_type.as_raw(),
            "offered": interface.loader_layer_interface_version,
            "empty": interface.p_next.is_null()
                && interface.pfn_get_instance_proc_addr.is_none()
                && interface.pfn_get_device_proc_addr.is_none()
                && interface.pfn_get_physical_device_proc_addr.is_none(),
        }),
    );
    if interface.s_type != NegotiateLayerStructType::INTERFACE_STRUCT {
        return vk::Result::ERROR_INITIALIZATION_FAILED;
    }
    interface.loader_layer_interface_version = answer.version;
    interface.pfn_get_instance_proc_addr = answer.instance.then_some(get_instance_proc_addr::<N>);
    interface.pfn_get_device_proc_addr = answer.device.then_some(get_device_proc_addr::<N>);
    interface.pfn_get_physical_device_proc_addr =
        answer.physical_device.then_some(get_physical_device_proc_addr::<N>);
    vk::Result::from_raw(answer.result)
}

/// The dispatch table of these hooks: one slot per command, so that a hook stands under every name
/// of its command.
macro_rules! hooks {
    ($table:ident, $entrypoints:ident { $($hooks:tt)* }) => {
        $table::of(&$entrypoints { $($hooks)* ..$entrypoints::EMPTY })
    };
}

/// The commands that layer `N` intercepts.
struct Intercepted<const N: usize>;

impl<const N: usize> Intercepted<N> {
    const INSTANCE: InstanceDispatchTable = hooks!(
        InstanceDispatchTable,
        InstanceEntrypointTable {
            create_instance: Some(instance::create_instance::<N>),
            destroy_instance: Some(instance::destroy_instance::<N>),
            enumerate_physical_devices: Some(instance::enumerate_physical_devices::<N>),
            enumerate_physical_device_groups: Some(instance::enumerate_physical_device_groups::<N>),
            get_instance_proc_addr: Some(get_instance_proc_addr::<N>),
        }
    );
    const PHYSICAL_DEVICE: PhysicalDeviceDispatchTable = hooks!(
        PhysicalDeviceDispatchTable,
        PhysicalDeviceEntrypointTable {
            create_device: Some(device::create_device::<N>),
            enumerate_device_extension_properties: Some(
                physical_device::enumerate_device_extension_properties::<N>,
            ),
            get_physical_device_properties: Some(
                physical_device::get_physical_device_properties::<N>
            ),
            get_physical_device_properties2: Some(
                physical_device::get_physical_device_properties2::<N>,
            ),
        }
    );
    const DEVICE: DeviceDispatchTable = hooks!(
        DeviceDispatchTable,
        DeviceEntrypointTable {
            get_device_proc_addr: Some(get_device_proc_addr::<N>),
            destroy_device: Some(device::destroy_device::<N>),
            get_device_queue: Some(device::get_device_queue::<N>),
            queue_submit2: Some(device::queue_submit2::<N>),
            create_command_pool: Some(device::create_command_pool::<N>),
            destroy_command_pool: Some(device::destroy_command_pool::<N>),
            allocate_command_buffers: Some(device::allocate_command_buffers::<N>),
            cmd_draw: Some(device::cmd_draw::<N>),
            set_hdr_metadata_ext: Some(device::set_hdr_metadata::<N>),
        }
    );
}

/// The layer's own function for a command that is enabled; None if the layer does not intercept the
/// command or the name is not enabled.
fn own<const N: usize>(command: Option<Command>, asked: Asked<'_>) -> vk::PFN_vkVoidFunction {
    let command = command.filter(|command| Rules::LAYER.allow(*command, asked))?;
    let name = command.name().to_string_lossy();
    let is_transparent = layer::<N>().transparent.iter().any(|other| *other == name);
    if is_transparent || (command == Command::SET_HDR_METADATA_EXT && !layer::<N>().hdr_metadata) {
        return None;
    }
    Intercepted::<N>::INSTANCE
        .get(command)
        .or_else(|| Intercepted::<N>::PHYSICAL_DEVICE.get(command))
        .or_else(|| Intercepted::<N>::DEVICE.get(command))
}

/// Whether the configuration hides a command.
fn is_missing<const N: usize>(name: &CStr) -> bool {
    let name = name.to_string_lossy();
    layer::<N>().missing.iter().any(|missing| *missing == name)
}

/// The layer's vkGetInstanceProcAddr: returns the layer's own function, otherwise the answer of the
/// next lookup.
pub(crate) extern "system" fn get_instance_proc_addr<const N: usize>(
    instance: vk::Instance,
    name: *const c_char,
) -> vk::PFN_vkVoidFunction {
    // SAFETY: valid usage: `name` is a C string.
    let name = unsafe { CStr::from_ptr(name) };
    log::lookup::<N>("vkGetInstanceProcAddr", instance.as_raw(), &name.to_string_lossy());
    if is_missing::<N>(name) {
        return None;
    }
    if name == c"vk_layerGetPhysicalDeviceProcAddr" {
        return erase(get_physical_device_proc_addr::<N> as *const ());
    }
    let command = Command::from_name(name);
    let state = known_instance::<N>(instance);
    let enabled = state.map(|state| state.enabled());
    let asked = enabled.as_ref().map_or(Asked::WithoutInstance, Asked::Instance);
    let own = own::<N>(command, asked).or_else(|| made_up::device_function::<N>(name));
    if own.is_some() || !may_pass::<N>(command) {
        return own;
    }
    let state = state?;
    // SAFETY: this is the next lookup, with the next layer's own handle, and `name` is a C string.
    unsafe { (state.next_get_instance_proc_addr)(lower_instance::<N>(instance), name.as_ptr()) }
}

/// The layer's vk_layerGetPhysicalDeviceProcAddr: only physical-device commands.
extern "system" fn get_physical_device_proc_addr<const N: usize>(
    instance: vk::Instance,
    name: *const c_char,
) -> vk::PFN_vkVoidFunction {
    // SAFETY: valid usage: `name` is a C string.
    let name = unsafe { CStr::from_ptr(name) };
    log::lookup::<N>(
        "vk_layerGetPhysicalDeviceProcAddr",
        instance.as_raw(),
        &name.to_string_lossy(),
    );
    let state = known_instance::<N>(instance);
    let enabled = state.map(|state| state.enabled());
    let asked = enabled.as_ref().map_or(Asked::WithoutInstance, Asked::PhysicalDevice);
    let command = Command::from_name(name);
    if let Some(own) = own::<N>(command, asked) {
        return Some(own);
    }
    if !may_pass::<N>(command) {
        return None;
    }
    if let Some(own) = made_up::physical_device_function::<N>(name) {
        return Some(own);
    }
    let state = state?;
    let next = state.next_get_physical_device_proc_addr?;
    // SAFETY: this is the next lookup, with the next layer's own handle, and `name` is a C string.
    unsafe { next(lower_instance::<N>(instance), name.as_ptr()) }
}

/// The layer's vkGetDeviceProcAddr.
pub(crate) extern "system" fn get_device_proc_addr<const N: usize>(
    device: vk::Device,
    name: *const c_char,
) -> vk::PFN_vkVoidFunction {
    // SAFETY: valid usage: `name` is a C string.
    let name = unsafe { CStr::from_ptr(name) };
    log::lookup::<N>("vkGetDeviceProcAddr", device.as_raw(), &name.to_string_lossy());
    if is_missing::<N>(name) {
        return None;
    }
    if device.is_null() {
        return None;
    }
    let command = Command::from_name(name);
    // SAFETY: the handle is the loader's or a wrapper of this layer, both begin with the loader's
    // word, and the device is alive.
    let state = unsafe { devices::<N>().find(first_word(device.as_raw())) }?;
    let own = own::<N>(command, Asked::Device(&state.enabled()))
        .or_else(|| made_up::device_function::<N>(name));
    if own.is_some() || !may_pass::<N>(command) {
        return own;
    }
    // SAFETY: this is the next lookup, with the next layer's own handle, and `name` is a C string.
    unsafe { (state.next_get_device_proc_addr)(lower_device::<N>(device), name.as_ptr()) }
}

/// The state of an instance; None for NULL, and for an instance that vkCreateInstance has not
/// returned yet.
fn known_instance<const N: usize>(instance: vk::Instance) -> Option<&'static InstanceState> {
    if instance.is_null() {
        return None;
    }
    // SAFETY: the handle is the loader's or a wrapper of this layer, both begin with the loader's
    // word, and the instance is alive.
    unsafe { instances::<N>().find(first_word(instance.as_raw())) }
}

fn erase(function: *const ()) -> vk::PFN_vkVoidFunction {
    // SAFETY: the callers in this module pass the address of a function, and the loader casts the
    // pointer back to the type of its command before a call.
    Some(unsafe { std::mem::transmute::<*const (), unsafe extern "system" fn()>(function) })
}
