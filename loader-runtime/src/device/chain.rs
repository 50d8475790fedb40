//! Creating a device through the chain (callpath.md 7.1, 7.2).
//!
//! Checks the requested extensions against what the top of the chain enumerates, allocates the
//! loader's record, calls the chain with the loader's node in front, and fills the record's tables
//! from the top entity.

use core::ffi::CStr;
use core::ptr;
use core::ptr::NonNull;

use dispatch_tables::layer::{
    LayerDeviceCreateInfo as Node, LayerDeviceCreateInfoData as Data, LayerDeviceLink,
    LayerFunction,
};
use dispatch_tables::{Command, DeviceEntrypointTable, vk};

use crate::chain::{add_link, fill_slots, in_front, look_up};
use crate::device::record::{ChainDevice, Device};
use crate::device::request::DeviceRequest;
use crate::device::terminators::{DeviceTerminatorGate, DriverDeviceTable, device_terminator_gate};
use crate::device::{self, plan};
use crate::enumeration::{self, Unread};
use crate::event::{DeviceEvent, LayerChainEvent};
use crate::instance::chain::{first_node, top_lookup};
use crate::instance::record::Instance;
use crate::layers::library::LayerEntry;
use crate::layers::load::{ChainKind, report_call_stack};
use crate::layers::record::{ChainedLayer, LayerRecord};
use crate::layers::services::set_device_loader_data;
use crate::lock::{self, Guard};
use crate::lookup::below::{device_function, get_device_proc_addr, get_instance_proc_addr};
use crate::memory::{Allocated, HostAllocator, List, OutOfHostMemory, try_push};
use crate::names::Names;
use crate::physical_devices::record::TrampolinePhysicalDevice;

/// One call of vkCreateDevice.
pub(crate) struct DeviceCreation<'a> {
    pub(crate) request: DeviceRequest<'a>,
    pub(crate) instance: &'a Instance,
    /// The chain's handle.
    pub(crate) physical_device: vk::PhysicalDevice,
    pub(crate) p_allocator: *const vk::AllocationCallbacks,
    /// vkGetInstanceProcAddr of the layer that creates the device, after which the chain starts;
    /// `None` for the application.
    pub(crate) caller: Option<vk::PFN_vkGetInstanceProcAddr>,
    /// vkEnumerateDeviceExtensionProperties at the top of the chain.
    pub(crate) enumerate_extensions: Option<vk::PFN_vkEnumerateDeviceExtensionProperties>,
}

/// Creates a device and its record. A failure has no effects.
///
/// # Safety
/// The pointers are as vkCreateDevice's valid usage says.
pub(crate) unsafe fn create<'a>(
    lock: &Guard,
    creation: &DeviceCreation<'_>,
) -> Result<&'a Device, vk::Result> {
    let (instance, p_allocator) = (creation.instance, creation.p_allocator);
    let has_debug_marker = check_extensions(creation)?;
    // SAFETY: the caller passes null or valid callbacks.
    let device = unsafe { Device::create(instance, p_allocator)? };
    // SAFETY: no other thread knows the new record.
    unsafe { device.debug_marker.set(has_debug_marker) };
    // SAFETY: the caller promises the valid usage of vkCreateDevice. `settled` gets the record with
    // which the chain was called.
    let called =
        unsafe { call_chain(creation, device).and_then(|top| Ok((settled(device)?, top))) }
            .inspect_err(|_| instance.journal().record(DeviceEvent::ChainFailed));
    if !called.as_ref().is_ok_and(|(used, _)| ptr::eq(*used, device)) {
        // SAFETY: nothing uses a record that is not returned.
        unsafe { Device::destroy(lock, NonNull::from(device), p_allocator) };
    }
    let (device, top) = called?;
    // SAFETY: the chain has returned the device, which no other thread knows yet.
    unsafe { fill(lock, creation, device, &top) };
    Ok(device)
}

/// Checks the requested extensions, as [`plan::check_extensions`] says, and logs a rejection.
fn check_extensions(creation: &DeviceCreation<'_>) -> Result<bool, vk::Result> {
    let (instance, requested) = (creation.instance, creation.request.extensions);
    let journal = instance.journal();
    let offered = offered_extensions(creation)
        .inspect_err(|_| journal.record(DeviceEvent::ExtensionsNotListed))?;
    plan::check_extensions(requested, &offered, instance.layers()).map_err(|rejection| {
        journal.record(rejection);
        journal.record(DeviceEvent::ExtensionsRefused);
        vk::Result::ERROR_EXTENSION_NOT_PRESENT
    })
}

/// Calls `destroy`, then frees the loader's record (callpath.md 2.4, 7.3).
///
/// # Safety
/// `device` is a handle of `record` that nothing else uses; `p_allocator` is null or valid
/// callbacks.
pub(crate) unsafe fn destroy(
    device: vk::Device,
    record: &Device,
    p_allocator: *const vk::AllocationCallbacks,
    destroy: Option<vk::PFN_vkDestroyDevice>,
) {
    let record = NonNull::from(record);
    let lock = &lock::acquire();
    if let Some(destroy) = destroy {
        // SAFETY: the caller promises a device that nothing else uses, and null or callbacks.
        unsafe { destroy(device, p_allocator) };
    }
    // SAFETY: the device is gone, and the caller has no other use of its record.
    unsafe { Device::destroy(lock, record, p_allocator) };
}

/// The record of the new device after the chain has returned: `device`, or another record if a
/// layer returned a device that it had created for itself instead of calling the next layer
/// (layers.md 8.6).
///
/// # Safety
/// The chain was called with `device` and succeeded.
unsafe fn settled(device: &Device) -> Result<&Device, vk::Result> {
    if device.driver().is_some() {
        return Ok(device);
    }
    let handle = device.chain_device.handle;
    let is_placeholder = handle.is_null() || handle.as_raw() == device.address();
    // SAFETY: the chain succeeded, so any other handle is a device.
    let found = unsafe { (!is_placeholder).then(|| Device::of(handle.as_raw())) };
    let Some(other) = found.flatten() else {
        device.owner().journal().record(DeviceEvent::NoDevice);
        return Err(vk::Result::ERROR_INITIALIZATION_FAILED);
    };
    let get_device_proc_addr = device.chain_device.get_device_proc_addr;
    // SAFETY: the application does not have the device yet, and layers do not call trampolines.
    unsafe { other.chain_device.set(ChainDevice { handle, get_device_proc_addr }) };
    // SAFETY: the application does not have the device yet, so nothing reads the flag.
    unsafe { other.debug_marker.set(*device.debug_marker) };
    Ok(other)
}

/// The extensions of the physical device, from the top of the chain. Cut at the first count if the
/// list grows meanwhile (layers.md 13.3).
fn offered_extensions(
    creation: &DeviceCreation<'_>,
) -> Result<List<vk::ExtensionProperties>, vk::Result> {
    let memory = creation.instance.allocator(vk::SystemAllocationScope::INSTANCE);
    let enumerate = creation.enumerate_extensions.ok_or(vk::Result::ERROR_INITIALIZATION_FAILED)?;
    let query = |count, array| {
        // SAFETY: the chain's own function with its own handle. It gets a writable count, and null
        // or an array of as many elements as the count says.
        let code = unsafe { enumerate(creation.physical_device, ptr::null(), count, array) };
        // VK_INCOMPLETE is no error.
        if code.is_error() { Err(code) } else { Ok(()) }
    };
    let count = enumeration::count(|count| query(count, ptr::null_mut()));
    if let Err(Unread::Uncounted(_)) = count {
        let library = "Unknown".into();
        creation.instance.journal().record(DeviceEvent::ExtensionCountFailed { library });
    }
    match count? {
        0 => Ok(List::new_in(memory)),
        count => Ok(enumeration::fill(memory, count, query)?),
    }
}

/// Calls vkCreateDevice of the top entity with the loader's node in front of the application's
/// (callpath.md 7.2 steps 1 to 6).
///
/// # Safety
/// As [`create`].
unsafe fn call_chain(creation: &DeviceCreation<'_>, device: &Device) -> Result<Top, vk::Result> {
    let (instance, request) = (creation.instance, &creation.request);
    let journal = instance.journal();
    if names_other_layers(instance, request.layers) {
        journal.record(DeviceEvent::DeprecatedLayerNames);
    }
    let memory = instance.allocator(vk::SystemAllocationScope::COMMAND);
    let mut info = *request.info;
    // SAFETY: the chain is valid; its group, if any, holds the application's physical devices.
    let group = unsafe {
        device::group::unwrap(&mut info.p_next, memory, |handle| {
            TrampolinePhysicalDevice::of(handle).map_or(handle, TrampolinePhysicalDevice::lower)
        })?
    };
    let chained = chained(creation, memory)?;
    let mut nodes = [
        // Each layer advances the link info to the link of the next entity.
        Node::new(LayerFunction::LAYER_LINK_INFO, Data { p_layer_info: chained.first }),
        Node::new(
            LayerFunction::LOADER_DATA_CALLBACK,
            Data { pfn_set_device_loader_data: Some(set_device_loader_data) },
        ),
    ];
    let nodes = nodes.get_mut(first_node(instance)..).unwrap_or_default();
    // SAFETY: a node has an `sType` and a `pNext`.
    info.p_next = unsafe { in_front(nodes, info.p_next) };
    let get = chained.top.get_instance_proc_addr;
    // SAFETY: the lookup gets the chain's instance, and the type is that of the command.
    let create: Option<vk::PFN_vkCreateDevice> =
        unsafe { look_up(get, instance.lower(), Command::CREATE_DEVICE) };
    let Some(create) = create else {
        journal.record(DeviceEvent::NoCreateDevice);
        return Err(vk::Result::ERROR_INITIALIZATION_FAILED);
    };
    report_call_stack(journal, ChainKind::Device, &mut chained.layers.iter().rev().copied());
    // The terminator finds the record through the out parameter.
    let mut handle = vk::Device::from_raw(device.address());
    let (physical_device, p_allocator) = (creation.physical_device, creation.p_allocator);
    // SAFETY: the chain's function; `info` and its nodes live until it returns.
    let result = unsafe { create(physical_device, &raw const info, p_allocator, &raw mut handle) };
    drop(group);
    result.result()?;
    let get_device_proc_addr = Some(chained.top.get_device_proc_addr);
    // SAFETY: the application does not have the device yet, and layers do not call trampolines.
    unsafe { device.chain_device.set(ChainDevice { handle, get_device_proc_addr }) };
    Ok(chained.top)
}

/// Whether a device names other layers than its instance. The names have no effect (layers.md 8.3).
fn names_other_layers(instance: &Instance, names: Names<'_>) -> bool {
    let requested = instance.layers().map(|layers| layers.requested.as_slice()).unwrap_or_default();
    let texts = names.texts().map(|name| name.map(CStr::to_bytes));
    names.count > 0
        && (names.are_missing() || !texts.eq(requested.iter().map(|name| Some(name.as_slice()))))
}

/// The lookups of the top entity of a device chain.
struct Top {
    get_instance_proc_addr: vk::PFN_vkGetInstanceProcAddr,
    get_device_proc_addr: vk::PFN_vkGetDeviceProcAddr,
}

/// The layers of one device chain, the one nearest the driver first.
struct Chained<'a> {
    /// The next entity of each layer.
    links: List<LayerDeviceLink>,
    /// The link of the first layer.
    first: *mut LayerDeviceLink,
    layers: List<(&'a ChainedLayer, &'a LayerRecord)>,
    top: Top,
}

/// The layers of the chain that starts after the caller. A layer without vkGetDeviceProcAddr is
/// left out (layers.md 8.3 step 3).
fn chained<'a>(creation: &DeviceCreation<'a>, memory: HostAllocator) -> Allocated<Chained<'a>> {
    let DeviceCreation { instance, caller, .. } = creation;
    let mut chained = Chained {
        links: List::new_in(memory),
        first: ptr::null_mut(),
        layers: List::new_in(memory),
        top: Top { get_instance_proc_addr, get_device_proc_addr },
    };
    let Some(layers) = instance.layers() else {
        return Ok(chained);
    };
    chained.links.try_reserve_exact(layers.chain().count()).map_err(|_| OutOfHostMemory)?;
    for (layer, record) in layers.chain().rev() {
        let LayerEntry { get_instance_proc_addr, get_device_proc_addr, .. } = layer.entry;
        if caller.is_some_and(|caller| ptr::fn_addr_eq(caller, get_instance_proc_addr)) {
            break;
        }
        let library = layer.library.as_slice().into();
        let Some(get_device_proc_addr) = get_device_proc_addr else {
            instance.journal().record(LayerChainEvent::NoGetDeviceProcAddr { library });
            continue;
        };
        let link = LayerDeviceLink {
            p_next: chained.first,
            pfn_next_get_instance_proc_addr: Some(chained.top.get_instance_proc_addr),
            pfn_next_get_device_proc_addr: Some(chained.top.get_device_proc_addr),
        };
        chained.first = add_link(&mut chained.links, link)?;
        try_push(&mut chained.layers, (layer, record))?;
        chained.top = Top { get_instance_proc_addr, get_device_proc_addr };
        let layer = record.name().into();
        instance.journal().record(LayerChainEvent::DeviceLayerInserted { layer, library });
    }
    Ok(chained)
}

/// Fills the record's tables from the top entity and from the driver (callpath.md 3.6).
///
/// # Safety
/// The chain has returned the device, which no other thread knows yet.
unsafe fn fill(lock: &Guard, creation: &DeviceCreation<'_>, device: &Device, top: &Top) {
    let (instance, get) = (creation.instance, top.get_device_proc_addr);
    let own: vk::PFN_vkGetDeviceProcAddr = get_device_proc_addr;
    let is_end = ptr::fn_addr_eq(get, own);
    let by_instance = top_lookup(instance);
    let ask = |command: Command| match (command, device_terminator_gate(command)) {
        // Nobody calls it through its slot: the device's record has the function.
        (Command::GET_DEVICE_PROC_ADDR, _) => None,
        // Commands of instance extensions are looked up through the instance (callpath.md 3.6).
        // SAFETY: the lookup of the top of the chain, with the chain's instance and a C string.
        (_, Some(DeviceTerminatorGate::InstanceExtension(_))) => unsafe {
            by_instance(instance.lower(), command.name().as_ptr())
        },
        // The loader's own lookup would find the command by its name again.
        // SAFETY: the caller promises a device that exists.
        (_, gate) if is_end => unsafe { device_function(device, command, gate) },
        // SAFETY: the lookup of the top of the chain, with the chain's device and a C string.
        _ => unsafe { get(device.chain_device.handle, command.name().as_ptr()) },
    };
    let mut table = DeviceEntrypointTable::EMPTY;
    let commands = DeviceEntrypointTable::COMMANDS;
    // SAFETY: the top of the chain returns functions for their commands' names.
    fill_slots(commands, unsafe { table.as_array_mut() }, true, ask);
    if let Some(found) = driver_functions(device) {
        // SAFETY: the caller promises that no other thread knows the device.
        unsafe { device.dispatch.driver_table.set(found) };
    }
    for (number, name) in instance.unknown_device_functions.iter(lock).enumerate() {
        set_unknown(lock, device, number, name);
    }
    // SAFETY: as above.
    fill_slots(commands, unsafe { table.as_array_mut() }, false, ask);
    // SAFETY: the caller promises that no other thread knows the device.
    unsafe { device.dispatch.table.set(table) };
}

/// Sets the slot of an unknown function to the function that the top of the chain returns for its
/// name (callpath.md 4.1 f). Without one, or while the device is being created, the slot stays
/// unchanged.
pub(crate) fn set_unknown(_: &Guard, device: &Device, number: usize, name: &CStr) {
    let Some(get) = device.chain_device.get_device_proc_addr else {
        return;
    };
    // SAFETY: the chain's own function, with the chain's handle of a device that exists.
    if let Some(function) = unsafe { get(device.chain_device.handle, name.as_ptr()) } {
        device.dispatch.unknown.set(number, function);
    }
}

/// The driver's own functions behind the loader's device terminators.
fn driver_functions(device: &Device) -> Option<DriverDeviceTable> {
    let get = device.driver()?.get_device_proc_addr;
    let own = |command: Command| {
        device_terminator_gate(command).filter(|gate| device.is_open(*gate))?;
        // SAFETY: a lookup by name, with the driver's own handle.
        unsafe { get(device.driver_device.handle, command.name().as_ptr()) }
    };
    // SAFETY: the driver returns a function of the command's type for the command's name.
    Some(unsafe { DriverDeviceTable::load(own) })
}
