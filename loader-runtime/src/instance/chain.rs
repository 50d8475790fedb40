//! Creating an instance through the chain (callpath.md 2.4, 3.4; layers.md 7).

use core::ptr;

use dispatch_tables::layer::{
    LayerDeviceCallbacks, LayerFunction, LayerInstanceCreateInfo as Node,
    LayerInstanceCreateInfoData as Data, LayerInstanceLink,
};
use dispatch_tables::{Command, InstanceEntrypointTable, PhysicalDeviceEntrypointTable, vk};

use crate::chain::{add_link, fill_slots, in_front, look_up};
use crate::event::InstanceEvent;
use crate::host;
use crate::instance::record::Instance;
use crate::layers::load::{ChainKind, report_call_stack};
use crate::layers::services;
use crate::lock::Guard;
use crate::lookup::below::{get_instance_proc_addr, get_physical_device_proc_addr};
use crate::memory::{Allocated, HostAllocator, List, OutOfHostMemory};

/// Calls vkCreateInstance of the top entity with the loader's nodes in front of the application's,
/// and stores the handle that it returns as the chain's.
///
/// # Safety
/// `info` is valid, `p_allocator` is null or points to callbacks, and `instance` has its dispatch
/// table and is known to no other thread.
pub(crate) unsafe fn call(
    _: &Guard,
    instance: &Instance,
    info: &vk::InstanceCreateInfo,
    p_allocator: *const vk::AllocationCallbacks,
) -> Result<(), vk::Result> {
    let memory = instance.allocator(vk::SystemAllocationScope::COMMAND);
    let (_links, p_layer_info) = links(instance, memory)?;
    let layer_device = LayerDeviceCallbacks {
        pfn_layer_create_device: Some(services::create_device),
        pfn_layer_destroy_device: Some(services::destroy_device),
    };
    let mut nodes = [
        // Each layer advances the link info to the link of the next entity.
        Node::new(LayerFunction::LAYER_LINK_INFO, Data { p_layer_info }),
        Node::new(
            LayerFunction::LOADER_DATA_CALLBACK,
            Data { pfn_set_instance_loader_data: Some(services::set_instance_loader_data) },
        ),
        Node::new(LayerFunction::LOADER_LAYER_CREATE_DEVICE_CALLBACK, Data { layer_device }),
        Node::new(
            LayerFunction::LOADER_FEATURES,
            Data { loader_features: host::loader_features() },
        ),
    ];
    let nodes = nodes.get_mut(first_node(instance)..).unwrap_or_default();
    // SAFETY: a node has an `sType` and a `pNext`.
    let info = vk::InstanceCreateInfo { p_next: unsafe { in_front(nodes, info.p_next) }, ..*info };
    let get = top_lookup(instance);
    // Looked up with the instance, as old layers need, although the specification requires NULL
    // (layers.md 7.5).
    let mut handle = instance.loader_handle();
    // SAFETY: the lookup gets the loader's instance, and the type is that of the command.
    let create: Option<vk::PFN_vkCreateInstance> =
        unsafe { look_up(get, handle, Command::CREATE_INSTANCE) };
    let Some(create) = create else {
        instance.journal().record(InstanceEvent::NoCreateInstance);
        return Err(vk::Result::ERROR_INITIALIZATION_FAILED);
    };
    let mut chain = instance.layers().into_iter().flat_map(|layers| layers.chain());
    report_call_stack(instance.journal(), ChainKind::Instance, &mut chain);
    if let Some((top, _)) = instance.layers().and_then(|layers| layers.chain().next()) {
        instance.journal().calling(top.library.as_slice().into(), "vkCreateInstance");
    }
    // The terminator finds the instance through the out parameter.
    // SAFETY: the chain's function; `info` and its nodes live until it returns.
    let result = unsafe { create(&raw const info, p_allocator, &raw mut handle) };
    if result != vk::Result::SUCCESS {
        return Err(result);
    }
    // SAFETY: the application does not have the instance yet.
    unsafe { instance.lower.set(handle) };
    Ok(())
}

/// The place of the first of the loader's nodes: without enabled layers there is no link info.
pub(crate) fn first_node(instance: &Instance) -> usize {
    let has_candidates = instance.layers().is_some_and(|layers| layers.expanded().next().is_some());
    usize::from(!has_candidates)
}

/// The links, which hold the next entity of each layer, and the link of the first layer. Lookups of
/// physical-device commands skip a layer without such a lookup (layers.md 7.4).
fn links(
    instance: &Instance,
    memory: HostAllocator,
) -> Allocated<(List<LayerInstanceLink>, *mut LayerInstanceLink)> {
    let mut links = List::new_in(memory);
    let mut next = LayerInstanceLink {
        p_next: ptr::null_mut(),
        pfn_next_get_instance_proc_addr: Some(get_instance_proc_addr),
        pfn_next_get_physical_device_proc_addr: Some(get_physical_device_proc_addr),
    };
    let Some(layers) = instance.layers() else {
        return Ok((links, next.p_next));
    };
    links.try_reserve_exact(layers.chain().count()).map_err(|_| OutOfHostMemory)?;
    for (layer, _) in layers.chain().rev() {
        let entry = &layer.entry;
        let below = next.pfn_next_get_physical_device_proc_addr;
        next = LayerInstanceLink {
            p_next: add_link(&mut links, next)?,
            pfn_next_get_instance_proc_addr: Some(entry.get_instance_proc_addr),
            pfn_next_get_physical_device_proc_addr: entry.get_physical_device_proc_addr.or(below),
        };
    }
    Ok((links, next.p_next))
}

/// vkGetInstanceProcAddr of the top entity: the top layer's, or the loader's own after all layers.
pub(crate) fn top_lookup(instance: &Instance) -> vk::PFN_vkGetInstanceProcAddr {
    let top = instance.layers().and_then(|layers| layers.chained.last());
    top.map_or(get_instance_proc_addr, |layer| layer.entry.get_instance_proc_addr)
}

/// Fills the instance's table from the top entity: core commands first, then the commands of
/// extensions, enabled or not (callpath.md 3.4).
///
/// # Safety
/// The chain has returned an instance; no other thread knows it yet.
pub(crate) unsafe fn fill(instance: &Instance) {
    let get = top_lookup(instance);
    // SAFETY: a lookup by name with the chain's handle.
    let ask = |command: Command| unsafe { get(instance.lower(), command.name().as_ptr()) };
    let mut own = InstanceEntrypointTable::EMPTY;
    let mut physical_device = PhysicalDeviceEntrypointTable::EMPTY;
    for core in [true, false] {
        // SAFETY: the top entity returns functions for their commands' names.
        let (own, physical_device) =
            unsafe { (own.as_array_mut(), physical_device.as_array_mut()) };
        fill_slots(InstanceEntrypointTable::COMMANDS, own, core, ask);
        fill_slots(PhysicalDeviceEntrypointTable::COMMANDS, physical_device, core, ask);
    }
    let dispatch = instance.dispatch();
    // SAFETY: no other thread knows the instance, and `fill` holds no reference into the tables.
    unsafe {
        dispatch.instance.set(own);
        dispatch.physical_device.set(physical_device);
    }
}
