//! Creating an instance through the chain (callpath.md 2.4, 3.4; layers.md 7).

use std::ffi::CStr;

use dispatch_tables::{Command, Level};
use dispatch_tables::{InstanceEntrypointTable, PhysicalDeviceEntrypointTable, vk};

use super::abi::{
    GetInstanceProcAddr, InstancePayload, LayerDeviceCallbacks, LayerFunction,
    LayerInstanceCreateInfo, SetInstanceLoaderData,
};
use crate::event::InstanceEvent;
use crate::generated::proc_addr::trampoline;
use crate::object::instance::Instance;

/// The loader's functions at the bottom of an instance chain.
#[derive(Clone, Copy)]
pub(crate) struct Bottom {
    pub(crate) get_instance_proc_addr: GetInstanceProcAddr,
    pub(crate) set_loader_data: SetInstanceLoaderData,
    pub(crate) layer_device: LayerDeviceCallbacks,
}

/// Calls vkCreateInstance of the top entity with the loader's nodes in front of the
/// application's, and notes what it returns as the chain's handle.
///
/// # Safety
/// The loader lock is held; `info` is valid, `p_allocator` is null or valid callbacks, and
/// `instance` has its dispatch table.
pub(crate) unsafe fn call(
    instance: &Instance,
    info: &vk::InstanceCreateInfo,
    p_allocator: *const vk::AllocationCallbacks,
    bottom: &Bottom,
) -> Result<(), vk::Result> {
    let set_loader_data = InstancePayload {
        set_loader_data: bottom.set_loader_data,
    };
    let callback = LayerInstanceCreateInfo::new(
        LayerFunction::LOADER_DATA_CALLBACK,
        set_loader_data,
        info.p_next,
    );
    let device_callbacks = LayerInstanceCreateInfo::new(
        LayerFunction::LOADER_LAYER_CREATE_DEVICE_CALLBACK,
        InstancePayload {
            layer_device: bottom.layer_device,
        },
        (&raw const callback).cast(),
    );
    let features = LayerInstanceCreateInfo::new(
        LayerFunction::LOADER_FEATURES,
        InstancePayload { loader_features: 0 },
        (&raw const device_callbacks).cast(),
    );
    let mut info = *info;
    info.p_next = (&raw const features).cast();
    let Some(create) = find_create_instance(instance, bottom) else {
        instance.journal().record(InstanceEvent::NoCreateInstance);
        return Err(vk::Result::ERROR_INITIALIZATION_FAILED);
    };
    report_call_stack(instance);
    // The terminator knows the instance by what stands in the out parameter.
    let mut handle = instance.handle();
    // SAFETY: the chain's function; `info` and its nodes live until it returns.
    match unsafe { create(&raw const info, p_allocator, &raw mut handle) } {
        vk::Result::SUCCESS => {
            instance.set_lower(handle);
            Ok(())
        }
        code => Err(code),
    }
}

/// vkCreateInstance of the top entity. It is asked for with the instance, for old layers, though
/// the specification wants NULL (layers.md 7.5).
fn find_create_instance(instance: &Instance, bottom: &Bottom) -> Option<vk::PFN_vkCreateInstance> {
    let name = Command::CREATE_INSTANCE.name().as_ptr();
    // SAFETY: a lookup by name; what comes back has the command's type.
    unsafe {
        let found = (bottom.get_instance_proc_addr)(instance.handle(), name)?;
        Some(std::mem::transmute::<
            unsafe extern "system" fn(),
            vk::PFN_vkCreateInstance,
        >(found))
    }
}

/// The lines that show who stands in an instance chain (drivers.md B.6).
fn report_call_stack(instance: &Instance) {
    let journal = instance.journal();
    journal.record(InstanceEvent::CallstackHeading);
    journal.record(InstanceEvent::CallstackApplication);
    journal.record(InstanceEvent::CallstackLink);
    journal.record(InstanceEvent::CallstackLoader);
    journal.record(InstanceEvent::CallstackLink);
    journal.record(InstanceEvent::CallstackDrivers);
}

/// Fills the instance's table from the top entity: core commands first, then those of
/// extensions, enabled or not (callpath.md 3.4).
///
/// # Safety
/// The chain has returned an instance; no other thread knows it yet.
pub(crate) unsafe fn fill(instance: &Instance, bottom: &Bottom) {
    let get = bottom.get_instance_proc_addr;
    let ask = |name: &CStr| {
        // SAFETY: a lookup by name with the chain's handle.
        unsafe { get(instance.lower(), name.as_ptr()) }
    };
    let mut own = InstanceEntrypointTable::EMPTY;
    let mut physical_device = PhysicalDeviceEntrypointTable::EMPTY;
    for core in [true, false] {
        let wanted = |command: &Command| {
            command.core_version().is_some() == core
                && command.level() != Level::Global
                && trampoline(*command).is_some()
        };
        let slots = InstanceEntrypointTable::COMMANDS
            .iter()
            .copied()
            .zip(own.as_array_mut());
        for (command, slot) in slots.filter(|(command, _)| wanted(command)) {
            *slot = ask(command.name());
        }
        let slots = PhysicalDeviceEntrypointTable::COMMANDS
            .iter()
            .copied()
            .zip(physical_device.as_array_mut());
        for (command, slot) in slots.filter(|(command, _)| wanted(command)) {
            *slot = ask(command.name());
        }
    }
    let dispatch = instance.dispatch();
    // SAFETY: the caller's promise; no reference into the tables is alive.
    unsafe {
        dispatch.instance.set(own);
        dispatch.physical_device.set(physical_device);
    }
}
