//! Terminators of vkCreateInstance and vkDestroyInstance: they create and destroy an instance in
//! every driver (drivers.md I.2, E.4, E.5; callpath.md 7.4).

use dispatch_tables::{Command, Extension, vk};
use loader_discovery::manifest::version::ApiVersion;
use loader_discovery::memory::Fault;

use crate::chain;
use crate::device::record::Device;
use crate::event::{Address, Event, Hex, InstanceEvent};
use crate::instance::driver::{Driver, DriverEntrypoints};
use crate::instance::extensions::{Unoffered, advertised_by};
use crate::instance::plan::{DriverFacts, DriverPlan};
use crate::instance::record::Instance;
use crate::instance::request::InstanceRequest;
use crate::instance::{driver_entrypoints, objects};
use crate::journal::Journal;
use crate::libraries::{DriverLibrary, ScannedDriver};
use crate::lock::{self, Guard};
use crate::memory::{OutOfHostMemory, try_collect};

/// vkCreateInstance below the layers.
///
/// # Safety
/// As vkCreateInstance, with `*p_instance` preset to the loader's instance.
pub(crate) unsafe extern "system" fn create_instance(
    p_create_info: *const vk::InstanceCreateInfo,
    p_allocator: *const vk::AllocationCallbacks,
    p_instance: *mut vk::Instance,
) -> vk::Result {
    let lock = &lock::acquire();
    // SAFETY: by valid usage `*p_instance` is preset to the loader's record, and the create info is
    // valid.
    let (instance, request) = unsafe {
        let instance = record_of(p_instance.as_ref().copied().unwrap_or_default());
        (instance, InstanceRequest::read(&*p_create_info))
    };
    // A layer may have changed the version.
    if let Some(version) = request.stated_version() {
        instance.set_app_version(version);
    }
    // The libraries stay open until the instance is destroyed, even if their drivers fail.
    let scanned = instance.scanned.take(lock);
    // SAFETY: the create info and the allocator are valid by valid usage.
    let created = unsafe { create_in_drivers(lock, instance, &request, p_allocator, &scanned) };
    let created = created.and_then(|()| {
        let memory = instance.allocator(vk::SystemAllocationScope::INSTANCE);
        let libraries = scanned.iter().map(|driver| Ok(driver.library.clone()));
        instance.libraries.set(lock, Some(try_collect(memory, libraries)?));
        Ok(())
    });
    if let Err(code) = created {
        // A layer may call once more and ask for less.
        // SAFETY: the creation failed, so nobody uses the drivers' objects.
        unsafe { close_drivers(lock, instance, p_allocator) };
        instance.scanned.set(lock, scanned);
        return code;
    }
    instance.enable(request.extensions);
    // SAFETY: `record_of` has read the place.
    unsafe { p_instance.write(instance.loader_handle()) };
    vk::Result::SUCCESS
}

/// The loader's instance in the out parameter. Aborts if a layer did not pass the instance on.
///
/// # Safety
/// `preset` is null or points to at least 16 readable bytes.
unsafe fn record_of<'a>(preset: vk::Instance) -> &'a Instance {
    let journal = &crate::journal::LOADER;
    if preset.is_null() {
        journal.end(InstanceEvent::TerminatorInstanceNull);
    }
    // SAFETY: the caller promises sixteen readable bytes.
    let Some(instance) = (unsafe { Instance::of(preset) }) else {
        let raw = preset.as_raw();
        // SAFETY: as above.
        let magic = unsafe { raw.cast::<u64>().add(1).read_unaligned() };
        let (instance, magic) = (Address(raw.addr()), Hex(magic));
        journal.end(InstanceEvent::TerminatorInstanceMagic { instance, magic });
    };
    instance
}

/// Creates an instance in each driver. One success is enough.
///
/// # Safety
/// As [`create_instance`], of which `request` is the create info.
unsafe fn create_in_drivers(
    lock: &Guard,
    instance: &Instance,
    request: &InstanceRequest<'_>,
    p_allocator: *const vk::AllocationCallbacks,
    scanned: &[ScannedDriver],
) -> Result<(), vk::Result> {
    let properties2 = Extension::KHR_GET_PHYSICAL_DEVICE_PROPERTIES2;
    // All bits of the number count: a version of another variant of Vulkan is above 1.1, too.
    let is_newer = request.version() >= vk::API_VERSION_1_1;
    // Reset: an earlier call that failed may have set it.
    instance.sortable.set(lock, is_newer || request.extensions.has(properties2));
    drop(instance.failed.take(lock));
    for driver in scanned.iter().enumerate() {
        // SAFETY: the caller promises a valid create info and null or an allocator.
        unsafe { create_in_driver(lock, instance, request, p_allocator, driver)? };
    }
    if instance.drivers.iter(lock).next().is_none() {
        instance.journal().record(InstanceEvent::TerminatorNoDrivers);
        return Err(vk::Result::ERROR_INCOMPATIBLE_DRIVER);
    }
    Ok(())
}

/// Creates an instance in one driver and adds its record. A driver that fails is logged and
/// skipped; only lack of memory is an error.
///
/// # Safety
/// As [`create_in_drivers`].
unsafe fn create_in_driver(
    lock: &Guard,
    instance: &Instance,
    request: &InstanceRequest<'_>,
    p_allocator: *const vk::AllocationCallbacks,
    (place, scanned): (usize, &ScannedDriver),
) -> Result<(), vk::Result> {
    let (library, journal) = (&scanned.library, instance.journal());
    let memory = instance.allocator(vk::SystemAllocationScope::INSTANCE);
    let offered = match advertised_by(journal, memory, library) {
        Ok(offered) => offered,
        Err(Unoffered { code: code @ vk::Result::ERROR_OUT_OF_HOST_MEMORY, .. }) => {
            return Err(code);
        }
        Err(Unoffered { cause, .. }) => {
            let cause = cause.map(Event::from);
            let added = cause.map(|cause| instance.add_failed(lock, place, cause));
            return Ok(added.transpose().map(drop)?);
        }
    };
    let version = driver_version(journal, scanned);
    let manifest_version = scanned.api_version;
    let facts = DriverFacts { offered: &offered, manifest_version, version };
    let configurations = instance.device_configurations.as_deref();
    let lists_devices = configurations.is_some_and(|devices| !devices.is_empty());
    let plan = DriverPlan::new(request, instance.app_version(), lists_devices, facts, memory)?;
    drop(offered);
    if plan.is_sortable {
        instance.sortable.set(lock, true);
    }
    if plan.raises_version {
        journal.record(InstanceEvent::RaisingApiVersion { library: library.name() });
    }
    let record = memory.try_reserve::<Driver>()?;
    // SAFETY: the caller promises a valid create info and null or an allocator.
    let created = unsafe { call_driver(journal, library, &plan.create_info(request), p_allocator) };
    let (handle, entrypoints) = match created {
        Ok(created) => created,
        Err(fault) => {
            // SAFETY: reserved above, and nothing lies there.
            unsafe { memory.release(record) };
            let cause = fault.rejection().and_then(|cause| journal.decide(cause));
            return Ok(instance.add_failed(lock, place, cause.map_err(OutOfHostMemory::from)?)?);
        }
    };
    driver_entrypoints::remark_on_surfaces(journal, library, &entrypoints);
    let library = library.clone();
    let driver = Driver::new(instance, library, handle, entrypoints, plan.extensions);
    // SAFETY: the memory is reserved for a record, which the instance frees at its end.
    unsafe {
        record.write(driver);
        instance.drivers.push(lock, record);
    }
    Ok(())
}

/// Calls the driver's vkCreateInstance and loads the driver's functions. The inner error says why
/// the driver is skipped.
///
/// # Errors
/// The driver lacks memory.
///
/// # Safety
/// `info` is valid, and `p_allocator` is null or valid callbacks.
unsafe fn call_driver<'a>(
    journal: &Journal,
    library: &'a DriverLibrary,
    info: &vk::InstanceCreateInfo,
    p_allocator: *const vk::AllocationCallbacks,
) -> Result<(vk::Instance, DriverEntrypoints), Fault<InstanceEvent<'a>>> {
    journal.calling(library.name(), "vkCreateInstance");
    let mut handle = vk::Instance::NULL;
    // SAFETY: the driver gets a valid create info, null or callbacks, and a writable place.
    match unsafe { (library.functions.create_instance)(info, p_allocator, &raw mut handle) } {
        vk::Result::SUCCESS => {}
        vk::Result::ERROR_OUT_OF_HOST_MEMORY => return Err(Fault::OutOfMemory),
        code => {
            let (library, result) = (library.name(), code.as_raw());
            return Err(InstanceEvent::DriverCreateFailed { library, result }.into());
        }
    }
    // SAFETY: the driver has just created the instance.
    match unsafe { driver_entrypoints::load(library, handle) } {
        Ok(entrypoints) => Ok((handle, entrypoints)),
        Err((missing, destroy)) => {
            let (name, command) = (library.name(), missing.name().into());
            journal.record(InstanceEvent::EntrypointMissing { library: name, command });
            if let Some(destroy) = destroy {
                // SAFETY: the driver's own function and instance, which nothing else uses.
                unsafe { destroy(handle, p_allocator) };
            }
            let (library, command) = (library.name(), missing.name().into());
            Err(InstanceEvent::EntrypointsIncomplete { library, command }.into())
        }
    }
}

/// The version that the driver reports (drivers.md E.4).
fn driver_version(journal: &Journal, scanned: &ScannedDriver) -> u32 {
    if !scanned.api_version.is_at_least(ApiVersion::V1_1) {
        return vk::API_VERSION_1_0;
    }
    let library = scanned.library.name();
    let get = scanned.library.functions.get_instance_proc_addr;
    let command = Command::ENUMERATE_INSTANCE_VERSION;
    // SAFETY: Vulkan allows this lookup without an instance, and the type is the command's.
    let query: Option<vk::PFN_vkEnumerateInstanceVersion> =
        unsafe { chain::look_up(get, vk::Instance::NULL, command) };
    let mut version = vk::API_VERSION_1_0;
    let Some(query) = query else {
        journal.record(InstanceEvent::VersionQueryMissing { library });
        return version;
    };
    // SAFETY: the driver's own function gets a writable version.
    if unsafe { query(&raw mut version) } != vk::Result::SUCCESS {
        journal.record(InstanceEvent::VersionQueryFailed { library });
        return vk::API_VERSION_1_0;
    }
    if vk::api_version_minor(version) == 0 {
        journal.record(InstanceEvent::VersionQueryReturned10 { library });
    }
    version
}

/// vkDestroyInstance below the layers.
pub(crate) unsafe extern "system" fn destroy_instance(
    instance: vk::Instance,
    p_allocator: *const vk::AllocationCallbacks,
) {
    let lock = &lock::acquire();
    // SAFETY: by valid usage the instance is null or the loader's, and nobody uses the instance or
    // its objects any more.
    unsafe {
        if let Some(instance) = Instance::of(instance) {
            tear_down(lock, instance, p_allocator);
        }
    }
}

/// Closes all drivers of an instance, then their libraries.
///
/// # Safety
/// Nothing uses the instance's objects any more; `p_allocator` is null or points to callbacks that
/// suit the drivers' instances.
pub(crate) unsafe fn tear_down(
    lock: &Guard,
    instance: &Instance,
    p_allocator: *const vk::AllocationCallbacks,
) {
    // SAFETY: the caller promises that nobody uses the instance's objects any more.
    unsafe {
        close_drivers(lock, instance, p_allocator);
        instance.free_wrappers(lock, &instance.terminators);
    }
    drop(instance.scanned.take(lock));
    drop(instance.libraries.take(lock));
}

/// Closes all drivers of an instance. Their libraries stay open.
///
/// # Safety
/// As [`tear_down`].
unsafe fn close_drivers(
    lock: &Guard,
    instance: &Instance,
    p_allocator: *const vk::AllocationCallbacks,
) {
    while let Some(driver) = instance.drivers.iter(lock).next() {
        // SAFETY: the caller promises that nobody uses the driver's objects any more.
        unsafe { close_driver(lock, instance, driver, p_allocator) };
    }
}

/// Destroys the surfaces and messengers that the application left in a driver, then the driver's
/// instance, and frees the record. Devices that the application left are not destroyed.
///
/// # Safety
/// Nothing uses the driver's objects any more; `p_allocator` is null or points to callbacks that
/// suit the driver's instance.
pub(crate) unsafe fn close_driver(
    lock: &Guard,
    instance: &Instance,
    driver: &Driver,
    p_allocator: *const vk::AllocationCallbacks,
) {
    // SAFETY: nobody uses the driver's objects any more, so nothing reads its surfaces and
    // messengers once they are freed, nor its instance.
    unsafe {
        objects::destroy_leftovers(lock, instance, driver);
        if let Some(destroy) = driver.instance_table.destroy_instance {
            destroy(driver.instance, p_allocator);
        }
        Device::destroy_leftovers(lock, driver);
    }
    if let Some(record) = instance.drivers.take(lock, driver) {
        // SAFETY: the record came from the instance's callbacks, and is in no list any more.
        unsafe { instance.allocator(vk::SystemAllocationScope::INSTANCE).destroy(record) };
    }
}
