//! Creating an instance through the chain (callpath.md 2.4, 3.4; layers.md 7).

use core::ffi::{CStr, c_void};
use core::ptr;

use dispatch_tables::layer::{
    LayerDeviceCallbacks, LayerFunction, LayerInstanceCreateInfo, LayerInstanceCreateInfoData,
    LayerInstanceLink, PFN_GetPhysicalDeviceProcAddr, PFN_vkSetInstanceLoaderData,
};
use dispatch_tables::{Command, Level};
use dispatch_tables::{InstanceEntrypointTable, PhysicalDeviceEntrypointTable, vk};

use super::last_link;
use super::layers::{ChainKind, report_call_stack};
use crate::commands;
use crate::event::InstanceEvent;
use crate::host;
use crate::lock::Guard;
use crate::memory::{HostAllocator, List, OutOfHostMemory, try_push};
use crate::object::instance::Instance;

/// The loader's functions at the end of an instance chain, after all layers.
#[derive(Clone, Copy)]
pub(crate) struct ChainEnd {
    pub(crate) get_instance_proc_addr: vk::PFN_vkGetInstanceProcAddr,
    pub(crate) get_physical_device_proc_addr: PFN_GetPhysicalDeviceProcAddr,
    pub(crate) set_loader_data: PFN_vkSetInstanceLoaderData,
    pub(crate) layer_device: LayerDeviceCallbacks,
}

/// Calls vkCreateInstance of the top entity with the loader's nodes in front of the application's,
/// and stores the handle that it returns as the chain's.
///
/// # Safety
/// `info` is valid, `p_allocator` is null or points to callbacks, and `instance` has its dispatch
/// table.
pub(crate) unsafe fn call(
    _: &Guard,
    instance: &Instance,
    info: &vk::InstanceCreateInfo,
    p_allocator: *const vk::AllocationCallbacks,
    end: &ChainEnd,
) -> Result<(), vk::Result> {
    let memory = instance.allocator(vk::SystemAllocationScope::COMMAND);
    let mut links = links(instance, end, memory)?;
    let top = last_link(&mut links);
    let has_candidates = instance.layers().is_some_and(|layers| layers.expanded().next().is_some());
    // Each layer advances the link info to the link of the next entity.
    let mut link_info = node(
        LayerFunction::LAYER_LINK_INFO,
        LayerInstanceCreateInfoData { p_layer_info: top },
        info.p_next,
    );
    let mut set_loader_data = node(
        LayerFunction::LOADER_DATA_CALLBACK,
        LayerInstanceCreateInfoData { pfn_set_instance_loader_data: Some(end.set_loader_data) },
        if has_candidates { (&raw mut link_info).cast() } else { info.p_next },
    );
    let mut device_callbacks = node(
        LayerFunction::LOADER_LAYER_CREATE_DEVICE_CALLBACK,
        LayerInstanceCreateInfoData { layer_device: end.layer_device },
        (&raw mut set_loader_data).cast(),
    );
    let mut features = node(
        LayerFunction::LOADER_FEATURES,
        LayerInstanceCreateInfoData { loader_features: host::loader_features() },
        (&raw mut device_callbacks).cast(),
    );
    let mut info = *info;
    info.p_next = (&raw mut features).cast();
    let Some(create) = find_create_instance(instance, end) else {
        instance.journal().record(InstanceEvent::NoCreateInstance);
        return Err(vk::Result::ERROR_INITIALIZATION_FAILED);
    };
    let chain = instance.layers().into_iter().flat_map(|layers| layers.chain());
    report_call_stack(instance.journal(), ChainKind::Instance, chain);
    // The terminator finds the instance through the out parameter.
    let mut handle = instance.loader_handle();
    // SAFETY: the chain's function; `info` and its nodes live until it returns.
    match unsafe { create(&raw const info, p_allocator, &raw mut handle) } {
        vk::Result::SUCCESS => {
            // SAFETY: the application does not have the instance yet.
            unsafe { instance.lower.set(handle) };
            Ok(())
        }
        code => Err(code),
    }
}

/// A structure of the loader in front of `p_next`.
const fn node(
    function: LayerFunction,
    u: LayerInstanceCreateInfoData,
    p_next: *const c_void,
) -> LayerInstanceCreateInfo {
    LayerInstanceCreateInfo {
        s_type: vk::StructureType::LOADER_INSTANCE_CREATE_INFO,
        p_next,
        function,
        u,
    }
}

/// vkCreateInstance of the top entity. Looked up with the instance, as old layers need, although
/// the specification requires NULL (layers.md 7.5).
fn find_create_instance(instance: &Instance, end: &ChainEnd) -> Option<vk::PFN_vkCreateInstance> {
    let name = Command::CREATE_INSTANCE.name().as_ptr();
    // SAFETY: the lookup gets the loader's instance and a C string, and the function has the type
    // of its name.
    unsafe {
        let get = top_lookup(instance, end.get_instance_proc_addr);
        let found = get(instance.loader_handle(), name)?;
        Some(core::mem::transmute::<unsafe extern "system" fn(), vk::PFN_vkCreateInstance>(found))
    }
}

/// The next entity of each layer, the layer nearest the driver first: the last link is that of the
/// first layer. Lookups of physical-device commands skip a layer without such a lookup (layers.md
/// 7.4).
fn links(
    instance: &Instance,
    end: &ChainEnd,
    memory: HostAllocator,
) -> Result<List<LayerInstanceLink>, OutOfHostMemory> {
    let mut links = List::new_in(memory);
    let Some(layers) = instance.layers() else {
        return Ok(links);
    };
    // The links point to each other, so the list must not reallocate.
    links.try_reserve_exact(layers.chain().count()).map_err(|_| OutOfHostMemory)?;
    let mut next = LayerInstanceLink {
        p_next: ptr::null_mut(),
        pfn_next_get_instance_proc_addr: Some(end.get_instance_proc_addr),
        pfn_next_get_physical_device_proc_addr: Some(end.get_physical_device_proc_addr),
    };
    for (layer, _) in layers.chain().rev() {
        try_push(&mut links, next)?;
        next.p_next = last_link(&mut links);
        next.pfn_next_get_instance_proc_addr = Some(layer.entry.get_instance_proc_addr);
        if let Some(lookup) = layer.entry.get_physical_device_proc_addr {
            next.pfn_next_get_physical_device_proc_addr = Some(lookup);
        }
    }
    Ok(links)
}

/// vkGetInstanceProcAddr of the top entity: the top layer's, or the loader's own after all layers.
pub(crate) fn top_lookup(
    instance: &Instance,
    end: vk::PFN_vkGetInstanceProcAddr,
) -> vk::PFN_vkGetInstanceProcAddr {
    let top = instance.layers().and_then(|layers| layers.top());
    top.map_or(end, |layer| layer.entry.get_instance_proc_addr)
}

/// Fills the instance's table from the top entity: core commands first, then the commands of
/// extensions, enabled or not (callpath.md 3.4).
///
/// # Safety
/// The chain has returned an instance; no other thread knows it yet.
pub(crate) unsafe fn fill(instance: &Instance, end: &ChainEnd) {
    let get = top_lookup(instance, end.get_instance_proc_addr);
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
                && commands::is_known(*command)
        };
        let slots = InstanceEntrypointTable::COMMANDS.iter().copied().zip(own.as_array_mut());
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
    // SAFETY: no other thread knows the instance, and `fill` holds no reference into the tables.
    unsafe {
        dispatch.instance.set(own);
        dispatch.physical_device.set(physical_device);
    }
}
