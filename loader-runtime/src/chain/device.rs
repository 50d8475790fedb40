//! Creating a device through the chain (callpath.md 7.1, 7.2).
//!
//! Checks the requested extensions against what the top of the chain enumerates, allocates the
//! loader's record, calls the chain with the loader's node in front, and fills the record's tables
//! from the top entity.

use core::ffi::{CStr, c_char, c_void};
use core::ptr;
use core::ptr::NonNull;

use dispatch_tables::layer::{
    LayerDeviceCreateInfo, LayerDeviceCreateInfoData, LayerDeviceLink, LayerFunction,
    PFN_vkSetDeviceLoaderData,
};
use dispatch_tables::{Command, Extension};
use dispatch_tables::{DeviceEntrypointTable, vk};

use super::device_group::{self, UnwrappedGroup};
use super::instance::top_lookup;
use super::last_link;
use super::layers::{ChainKind, report_call_stack};
use crate::commands;
use crate::enumeration::{self, Unread};
use crate::event::{DeviceEvent, LayerChainEvent};
use crate::lock::{self, Guard};
use crate::memory::{HostAllocator, List, OutOfHostMemory, try_push};
use crate::names::{self, extension_name};
use crate::object::device::{ChainDevice, Device};
use crate::object::device_terminators::{
    DeviceTerminatorGate, DriverDeviceTable, device_terminator_gate,
};
use crate::object::instance::Instance;
use crate::object::layers::{ChainedLayer, LayerRecord};
use crate::object::physical_device::TrampolinePhysicalDevice;
use crate::object::unknown::UnknownSlots;

/// The loader's functions at the end of a device chain, below all layers.
#[derive(Clone, Copy)]
pub(crate) struct ChainEnd {
    pub(crate) get_instance_proc_addr: vk::PFN_vkGetInstanceProcAddr,
    pub(crate) get_device_proc_addr: vk::PFN_vkGetDeviceProcAddr,
    /// What `get_device_proc_addr` returns for a command of the device.
    pub(crate) device_function: unsafe fn(&Device, Command) -> vk::PFN_vkVoidFunction,
    pub(crate) set_loader_data: PFN_vkSetDeviceLoaderData,
    /// The initial slots of unknown functions.
    pub(crate) unknown_functions: fn() -> UnknownSlots,
}

/// One call of vkCreateDevice, with the chain's handle of the physical device.
pub(crate) struct DeviceRequest<'a> {
    pub(crate) instance: &'a Instance,
    pub(crate) physical_device: vk::PhysicalDevice,
    pub(crate) p_create_info: *const vk::DeviceCreateInfo,
    pub(crate) p_allocator: *const vk::AllocationCallbacks,
    /// vkGetInstanceProcAddr of the layer that creates the device, after which the chain starts;
    /// `None` for the application.
    pub(crate) caller: Option<vk::PFN_vkGetInstanceProcAddr>,
    /// vkEnumerateDeviceExtensionProperties at the top of the chain.
    pub(crate) enumerate_extensions: Option<vk::PFN_vkEnumerateDeviceExtensionProperties>,
    pub(crate) end: ChainEnd,
}

/// Creates a device and its record. A failure has no effects.
///
/// # Safety
/// The request's pointers are as vkCreateDevice's valid usage says.
pub(crate) unsafe fn create<'a>(
    lock: &Guard,
    request: &DeviceRequest<'_>,
) -> Result<&'a Device, vk::Result> {
    // SAFETY: the pointers of the request have the valid usage of vkCreateDevice, so its create
    // info, names and allocator are valid. No other thread knows the new record before this
    // function returns, so its flag and tables may be set, and a record that is not returned may be
    // destroyed. `settled` gets the record with which the chain was called.
    unsafe {
        let journal = request.instance.journal();
        let offered = offered_extensions(request)
            .inspect_err(|_| journal.record(DeviceEvent::ExtensionsNotListed))?;
        let requested = requested_names(&*request.p_create_info);
        validate_extensions(request.instance, requested, &offered)
            .inspect_err(|_| journal.record(DeviceEvent::ExtensionsRefused))?;
        let unknown = (request.end.unknown_functions)();
        let device = Device::create(request.instance, request.p_allocator, unknown)?;
        device.debug_marker.set(wants_debug_marker(request.instance, requested, &offered));
        drop(offered);
        let called = call_chain(request, device)
            .and_then(|top| Ok((settled(device)?, top)))
            .inspect_err(|_| journal.record(DeviceEvent::ChainFailed));
        let is_unused = !called.as_ref().is_ok_and(|(used, _)| ptr::eq(*used, device));
        if is_unused {
            Device::destroy(lock, NonNull::from(device), request.p_allocator);
        }
        let (device, top) = called?;
        fill(lock, request, device, &top);
        Ok(device)
    }
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
    let handle = device.chain_handle();
    let is_placeholder = handle.is_null() || handle.as_raw() == device.address();
    // SAFETY: the chain succeeded, so any other handle is a device.
    let found = unsafe { (!is_placeholder).then(|| Device::of(handle.as_raw())) };
    let Some(other) = found.flatten() else {
        device.owner().journal().record(DeviceEvent::NoDevice);
        return Err(vk::Result::ERROR_INITIALIZATION_FAILED);
    };
    let get_device_proc_addr = device.get_device_proc_addr();
    // SAFETY: the application does not have the device yet, and layers do not call trampolines.
    unsafe { other.chain_device.set(ChainDevice { handle, get_device_proc_addr }) };
    // SAFETY: the application does not have the device yet, so nothing reads the flag.
    unsafe { other.debug_marker.set(*device.debug_marker) };
    Ok(other)
}

/// The extensions of the physical device, from the top of the chain. Cut at the first count if the
/// list grows meanwhile (layers.md 13.3).
///
/// # Safety
/// As [`create`].
unsafe fn offered_extensions(
    request: &DeviceRequest<'_>,
) -> Result<List<vk::ExtensionProperties>, vk::Result> {
    let memory = request.instance.allocator(vk::SystemAllocationScope::INSTANCE);
    let enumerate = request.enumerate_extensions.ok_or(vk::Result::ERROR_INITIALIZATION_FAILED)?;
    let query = |count, array| {
        // SAFETY: the chain's own function with its own handle. It gets a writable count, and null
        // or an array of as many elements as the count says.
        let code = unsafe { enumerate(request.physical_device, ptr::null(), count, array) };
        not_failed(code)
    };
    let count =
        enumeration::count(|count| query(count, ptr::null_mut())).inspect_err(|unread| {
            if let Unread::Uncounted(_) = unread {
                let library = "Unknown".into();
                let journal = request.instance.journal();
                journal.record(DeviceEvent::ExtensionCountFailed { library });
            }
        })?;
    if count == 0 {
        return Ok(List::new_in(memory));
    }
    Ok(enumeration::fill(memory, count, query)?)
}

/// `Err` for error codes; VK_INCOMPLETE is none.
fn not_failed(code: vk::Result) -> Result<(), vk::Result> {
    if code.as_raw() < 0 { Err(code) } else { Ok(()) }
}

/// The names that the application enables.
///
/// # Safety
/// `info` is valid for as long as the result is used.
pub(crate) unsafe fn requested_names(info: &vk::DeviceCreateInfo) -> &[*const c_char] {
    // SAFETY: a valid VkDeviceCreateInfo has as many names as it says.
    unsafe { names::listed(info.pp_enabled_extension_names, info.enabled_extension_count) }
}

/// Rejects names that are malformed or not offered (callpath.md 7.1 step 3).
///
/// # Safety
/// `requested` holds null or strings that end in NUL.
unsafe fn validate_extensions(
    instance: &Instance,
    requested: &[*const c_char],
    offered: &[vk::ExtensionProperties],
) -> Result<(), vk::Result> {
    for &name in requested.iter().filter(|name| !name.is_null()) {
        // SAFETY: the caller promises null or a string, and the filter removes null.
        let Some(name) = (unsafe { names::well_formed(name) }) else {
            instance.journal().record(DeviceEvent::ExtensionNameMalformed);
            return Err(vk::Result::ERROR_EXTENSION_NOT_PRESENT);
        };
        let of_layers = || {
            let layers = instance.layers().into_iter();
            let expanded = layers.flat_map(|layers| layers.expanded());
            expanded.flat_map(|record| record.device_extensions.iter())
        };
        if !offered
            .iter()
            .chain(of_layers())
            .any(|extension| extension_name(extension) == name.to_bytes())
        {
            instance.journal().record(DeviceEvent::ExtensionUnsupported { name: name.into() });
            return Err(vk::Result::ERROR_EXTENSION_NOT_PRESENT);
        }
    }
    Ok(())
}

/// Whether VK_EXT_debug_marker is requested and offered (callpath.md 3.5).
///
/// # Safety
/// `requested` holds null or strings that end in NUL.
unsafe fn wants_debug_marker(
    instance: &Instance,
    requested: &[*const c_char],
    offered: &[vk::ExtensionProperties],
) -> bool {
    let marker = Extension::EXT_DEBUG_MARKER.name();
    let asked = requested
        .iter()
        .filter(|name| !name.is_null())
        // SAFETY: the caller promises null or a string, and the filter removes null.
        .any(|name| unsafe { CStr::from_ptr(*name) } == marker);
    let layers = instance.layers().into_iter();
    let of_layers = layers.flat_map(|layers| layers.listed());
    asked
        && offered
            .iter()
            .chain(of_layers.flat_map(|record| record.device_extensions.iter()))
            .any(|extension| extension_name(extension) == marker.to_bytes())
}

/// Calls vkCreateDevice of the top entity with the loader's node in front of the application's
/// (callpath.md 7.2 steps 1 to 6).
///
/// # Safety
/// As [`create`].
unsafe fn call_chain(request: &DeviceRequest<'_>, device: &Device) -> Result<Top, vk::Result> {
    let instance = request.instance;
    // SAFETY: vkCreateDevice has a valid create info.
    let mut info = unsafe { *request.p_create_info };
    // SAFETY: `info` is a copy of a valid create info.
    if unsafe { names_other_layers(instance, &info) } {
        instance.journal().record(DeviceEvent::DeprecatedLayerNames);
    }
    let memory = instance.allocator(vk::SystemAllocationScope::COMMAND);
    // SAFETY: the chain is valid; its group, if any, holds the application's physical devices.
    let group: Option<UnwrappedGroup> = unsafe {
        device_group::unwrap(&mut info.p_next, memory, |handle| {
            TrampolinePhysicalDevice::of(handle).map_or(handle, |wrapper| wrapper.lower)
        })?
    };
    let mut chained = chained(request, memory)?;
    // Each layer advances the link info to the link of the next entity.
    let mut link_info = node(
        LayerFunction::LAYER_LINK_INFO,
        LayerDeviceCreateInfoData { p_layer_info: last_link(&mut chained.links) },
        info.p_next,
    );
    let has_candidates = instance.layers().is_some_and(|layers| layers.expanded().next().is_some());
    let mut callback = node(
        LayerFunction::LOADER_DATA_CALLBACK,
        LayerDeviceCreateInfoData { pfn_set_device_loader_data: Some(request.end.set_loader_data) },
        if has_candidates { (&raw mut link_info).cast() } else { info.p_next },
    );
    info.p_next = (&raw mut callback).cast();
    let Some(create) = find_create_device(request, &chained.top) else {
        instance.journal().record(DeviceEvent::NoCreateDevice);
        return Err(vk::Result::ERROR_INITIALIZATION_FAILED);
    };
    let layers = chained.layers.iter().rev().copied();
    report_call_stack(instance.journal(), ChainKind::Device, layers);
    // The terminator finds the record through the out parameter.
    let mut handle = vk::Device::from_raw(device.address());
    // SAFETY: the chain's function; `info` and its nodes live until it returns.
    let result = unsafe {
        create(request.physical_device, &raw const info, request.p_allocator, &raw mut handle)
    };
    drop(group);
    result.result()?;
    let get_device_proc_addr = Some(chained.top.get_device_proc_addr);
    // SAFETY: the application does not have the device yet, and layers do not call trampolines.
    unsafe { device.chain_device.set(ChainDevice { handle, get_device_proc_addr }) };
    Ok(chained.top)
}

/// Whether the create info names other layers than that of the instance. The names have no effect
/// (layers.md 8.3).
///
/// # Safety
/// `info` is valid.
unsafe fn names_other_layers(instance: &Instance, info: &vk::DeviceCreateInfo) -> bool {
    if info.enabled_layer_count == 0 {
        return false;
    }
    let requested = instance.layers().map(|layers| layers.requested()).unwrap_or_default();
    // SAFETY: the caller promises a valid create info.
    let names = unsafe { names::listed(info.pp_enabled_layer_names, info.enabled_layer_count) };
    let is_same = |(name, requested): (&*const c_char, &List<u8>)| {
        // SAFETY: the names of a valid create info are null or strings.
        !name.is_null() && unsafe { CStr::from_ptr(*name) }.to_bytes() == requested.as_slice()
    };
    names.is_empty() || names.len() != requested.len() || !names.iter().zip(requested).all(is_same)
}

/// A structure of the loader in front of `p_next`.
const fn node(
    function: LayerFunction,
    u: LayerDeviceCreateInfoData,
    p_next: *const c_void,
) -> LayerDeviceCreateInfo {
    LayerDeviceCreateInfo {
        s_type: vk::StructureType::LOADER_DEVICE_CREATE_INFO,
        p_next,
        function,
        u,
    }
}

/// The lookups of the top entity of a device chain.
struct Top {
    get_instance_proc_addr: vk::PFN_vkGetInstanceProcAddr,
    get_device_proc_addr: vk::PFN_vkGetDeviceProcAddr,
}

/// The layers of one device chain, the one nearest the driver first.
struct Chained<'a> {
    /// The next entity of each layer. The links point to each other, so the list must not
    /// reallocate.
    links: List<LayerDeviceLink>,
    layers: List<(&'a ChainedLayer, &'a LayerRecord)>,
    top: Top,
}

/// The layers of the chain that starts after `caller`. A layer without vkGetDeviceProcAddr is left
/// out (layers.md 8.3 step 3).
fn chained<'a>(
    request: &DeviceRequest<'a>,
    memory: HostAllocator,
) -> Result<Chained<'a>, OutOfHostMemory> {
    let journal = request.instance.journal();
    let mut chained = Chained {
        links: List::new_in(memory),
        layers: List::new_in(memory),
        top: Top {
            get_instance_proc_addr: request.end.get_instance_proc_addr,
            get_device_proc_addr: request.end.get_device_proc_addr,
        },
    };
    let Some(layers) = request.instance.layers() else {
        return Ok(chained);
    };
    let links = &mut chained.links;
    links.try_reserve_exact(layers.chain().count()).map_err(|_| OutOfHostMemory)?;
    for (layer, record) in layers.chain().rev() {
        let entry = &layer.entry;
        let is_caller = |caller: vk::PFN_vkGetInstanceProcAddr| {
            ptr::fn_addr_eq(caller, entry.get_instance_proc_addr)
        };
        if request.caller.is_some_and(is_caller) {
            break;
        }
        let library = layer.library.as_slice().into();
        let Some(get_device_proc_addr) = entry.get_device_proc_addr else {
            journal.record(LayerChainEvent::NoGetDeviceProcAddr { library });
            continue;
        };
        let link = LayerDeviceLink {
            p_next: last_link(links),
            pfn_next_get_instance_proc_addr: Some(chained.top.get_instance_proc_addr),
            pfn_next_get_device_proc_addr: Some(chained.top.get_device_proc_addr),
        };
        try_push(links, link)?;
        try_push(&mut chained.layers, (layer, record))?;
        chained.top =
            Top { get_instance_proc_addr: entry.get_instance_proc_addr, get_device_proc_addr };
        journal
            .record(LayerChainEvent::DeviceLayerInserted { layer: record.name().into(), library });
    }
    Ok(chained)
}

/// vkCreateDevice of the top entity.
fn find_create_device(request: &DeviceRequest<'_>, top: &Top) -> Option<vk::PFN_vkCreateDevice> {
    let get = top.get_instance_proc_addr;
    // SAFETY: the lookup gets the chain's instance and a C string, and the function has the type of
    // its name.
    unsafe {
        let found = get(request.instance.lower(), Command::CREATE_DEVICE.name().as_ptr())?;
        Some(core::mem::transmute::<unsafe extern "system" fn(), vk::PFN_vkCreateDevice>(found))
    }
}

/// Fills the record's tables from the top entity and from the driver (callpath.md 3.6).
///
/// # Safety
/// The chain has returned a device; no other thread knows it yet.
unsafe fn fill(lock: &Guard, request: &DeviceRequest<'_>, device: &Device, top: &Top) {
    let mut table = DeviceEntrypointTable::EMPTY;
    // SAFETY: no other thread uses the device, so the tables may be set; the lookups are those of
    // the top of the chain and get the chain's handles.
    unsafe {
        fill_commands(request, device, top, &mut table, |command| command.core_version().is_some());
        if let Some(found) = driver_functions(device) {
            device.dispatch.driver_table.set(found);
        }
        let unknown = &request.instance.unknown_device_functions;
        for (number, name) in unknown.iter(lock).enumerate() {
            set_unknown(lock, device, number, name);
        }
        fill_commands(request, device, top, &mut table, |command| command.core_version().is_none());
        device.dispatch.table.set(table);
    }
}

/// Sets the slot of an unknown function to the function that the top of the chain returns for its
/// name (callpath.md 4.1 f). Without one, or while the device is being created, the slot stays
/// unchanged.
pub(crate) fn set_unknown(_: &Guard, device: &Device, number: usize, name: &CStr) {
    let Some(get) = device.get_device_proc_addr() else {
        return;
    };
    // SAFETY: the chain's own function, with the chain's handle of a device that exists.
    if let Some(function) = unsafe { get(device.chain_handle(), name.as_ptr()) } {
        device.dispatch.unknown.set(number, function);
    }
}

/// The driver's own functions behind the loader's device terminators.
fn driver_functions(device: &Device) -> Option<DriverDeviceTable> {
    let get = device.driver()?.get_device_proc_addr;
    let own = |command: Command| {
        device_terminator_gate(command).filter(|gate| device.is_open(*gate))?;
        // SAFETY: a lookup by name, with the driver's own handle.
        unsafe { get(device.driver_handle(), command.name().as_ptr()) }
    };
    // SAFETY: the driver returns a function of the command's type for the command's name.
    Some(unsafe { DriverDeviceTable::load(own) })
}

/// Looks up every device command that exists on this platform and that `wanted` selects.
///
/// # Safety
/// As [`fill`].
unsafe fn fill_commands(
    request: &DeviceRequest<'_>,
    device: &Device,
    top: &Top,
    table: &mut DeviceEntrypointTable,
    wanted: impl Fn(Command) -> bool,
) {
    let get = top.get_device_proc_addr;
    let is_end = ptr::fn_addr_eq(get, request.end.get_device_proc_addr);
    let by_instance = top_lookup(request.instance, request.end.get_instance_proc_addr);
    let handle = device.chain_handle();
    let commands = DeviceEntrypointTable::COMMANDS.iter().copied();
    for (command, slot) in commands.zip(table.as_array_mut()) {
        // Nobody calls vkGetDeviceProcAddr through its slot: the device's record has the function.
        let is_lookup = command == Command::GET_DEVICE_PROC_ADDR;
        if is_lookup || !wanted(command) || !commands::is_known(command) {
            continue;
        }
        let name: *const c_char = command.name().as_ptr();
        // SAFETY: the lookups of the top of the chain, with the chain's handles and a string.
        *slot = unsafe {
            if belongs_to_instance(command) {
                by_instance(request.instance.lower(), name)
            } else if is_end {
                // The loader's own lookup would find the command by its name again.
                (request.end.device_function)(device, command)
            } else {
                get(handle, name)
            }
        };
    }
}

/// Whether a device command belongs to an instance extension and is looked up through the instance
/// (callpath.md 3.6): the eight of VK_EXT_debug_utils.
fn belongs_to_instance(command: Command) -> bool {
    matches!(device_terminator_gate(command), Some(DeviceTerminatorGate::InstanceExtension(_)))
}
