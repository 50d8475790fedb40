//! Terminators of vkCreateInstance and vkDestroyInstance: they create and destroy an instance in
//! every driver (drivers.md I.2, E.4, E.5; callpath.md 7.4).

use alloc::sync::Arc;
use core::ffi::{CStr, c_char};
use core::ptr;

use dispatch_tables::{Extension, vk};
use loader_discovery::manifest::version::ApiVersion;

use crate::api::create_info::{
    enable_extensions, enabled_names, enables, major_minor, requested_version,
};
use crate::api::instance_extensions::offered_by;
use crate::api::terminator::{driver_entrypoints, messenger, own_surface};
use crate::api::unknown::slots::driver_slots;
use crate::event::{Address, Hex, InstanceEvent};
use crate::library::ScannedDriver;
use crate::lock::{self, Guard};
use crate::memory::{HostAllocator, List, try_push};
use crate::names::{self, has_extension};
use crate::object::device::Device;
use crate::object::driver::Driver;
use crate::object::extensions::ExtensionSet;
use crate::object::instance::Instance;

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
    // SAFETY: by valid usage the create info and the allocator are valid, and `*p_instance` is
    // preset to the loader's record.
    unsafe {
        let instance = record_of(p_instance.as_ref().copied().unwrap_or_default());
        let info = &*p_create_info;
        adopt_version(instance, info);
        // The libraries stay open until the instance is destroyed, even if their drivers fail.
        let scanned = instance.scanned.take(lock);
        let result = create_in_drivers(lock, instance, info, p_allocator, &scanned);
        if let Err(code) = result.and_then(|()| keep_libraries(lock, instance, &scanned)) {
            // A layer may call once more and ask for less.
            close_drivers(lock, instance, p_allocator);
            instance.scanned.set(lock, scanned);
            return code;
        }
        enable_extensions(instance, info);
        p_instance.write(instance.loader_handle());
        vk::Result::SUCCESS
    }
}

/// The loader's instance in the out parameter. Aborts if a layer did not pass the instance on.
///
/// # Safety
/// `preset` is null or points to at least 16 readable bytes.
unsafe fn record_of<'a>(preset: vk::Instance) -> &'a Instance {
    let journal = &crate::journal::LOADER;
    if preset.is_null() {
        journal.record(InstanceEvent::TerminatorInstanceNull);
        crate::host::abort();
    }
    // SAFETY: the caller promises that the handle is null or points to sixteen readable bytes.
    unsafe {
        let Some(instance) = Instance::of(preset) else {
            let raw = preset.as_raw();
            let magic = raw.cast::<u64>().add(1).read_unaligned();
            let (instance, magic) = (Address(raw.addr()), Hex(magic));
            journal.record(InstanceEvent::TerminatorInstanceMagic { instance, magic });
            crate::host::abort();
        };
        instance
    }
}

/// Adopts the version in the create info, which a layer may have changed.
///
/// # Safety
/// `info` is valid.
unsafe fn adopt_version(instance: &Instance, info: &vk::InstanceCreateInfo) {
    // SAFETY: the caller promises a valid create info.
    let application = unsafe { info.p_application_info.as_ref() };
    let version = application.map_or(0, |application| application.api_version);
    if version != 0 {
        instance.set_app_version(major_minor(version));
    }
}

/// Keeps the libraries open as long as the instance.
fn keep_libraries(
    lock: &Guard,
    instance: &Instance,
    scanned: &[ScannedDriver],
) -> Result<(), vk::Result> {
    let mut libraries = List::new_in(instance.allocator(vk::SystemAllocationScope::INSTANCE));
    for driver in scanned {
        try_push(&mut libraries, Arc::clone(&driver.library))?;
    }
    instance.keep_libraries(lock, libraries);
    Ok(())
}

/// Creates an instance in each driver. One success is enough.
///
/// # Safety
/// As [`create_instance`].
unsafe fn create_in_drivers(
    lock: &Guard,
    instance: &Instance,
    info: &vk::InstanceCreateInfo,
    p_allocator: *const vk::AllocationCallbacks,
    scanned: &[ScannedDriver],
) -> Result<(), vk::Result> {
    // SAFETY: the caller promises a valid create info.
    let asks_for_properties2 =
        unsafe { enables(info, Extension::KHR_GET_PHYSICAL_DEVICE_PROPERTIES2) };
    // SAFETY: the caller promises a valid create info. All bits of the number count: a version of
    // another variant of Vulkan is above 1.1, too.
    let requested = unsafe { requested_version(info) };
    // Reset: an earlier call that failed may have set it.
    instance.sortable.set(lock, requested >= vk::API_VERSION_1_1 || asks_for_properties2);
    for driver in scanned {
        // SAFETY: the caller promises a valid create info and null or an allocator.
        unsafe { create_in_driver(lock, instance, info, p_allocator, driver)? };
    }
    if instance.drivers(lock).next().is_none() {
        instance.journal().record(InstanceEvent::TerminatorNoDrivers);
        return Err(vk::Result::ERROR_INCOMPATIBLE_DRIVER);
    }
    Ok(())
}

/// Creates an instance in one driver and adds its record. A driver that fails is logged and
/// skipped; only lack of memory is an error.
///
/// # Safety
/// As [`create_instance`].
unsafe fn create_in_driver(
    lock: &Guard,
    instance: &Instance,
    info: &vk::InstanceCreateInfo,
    p_allocator: *const vk::AllocationCallbacks,
    scanned: &ScannedDriver,
) -> Result<(), vk::Result> {
    let library = &scanned.library;
    let memory = instance.allocator(vk::SystemAllocationScope::INSTANCE);
    let offered = match offered_by(instance.journal(), memory, library) {
        Ok(offered) => offered,
        Err(code @ vk::Result::ERROR_OUT_OF_HOST_MEMORY) => return Err(code),
        Err(_) => return Ok(()),
    };
    // SAFETY: the caller promises a valid create info and null or an allocator. The driver gets a
    // copy, whose pointers stay valid until the driver returns.
    unsafe {
        let names = names_for(lock, instance, info, scanned, &offered)?;
        let version = driver_version(instance, scanned);
        let application = application_for(info, version)
            .or_else(|| raised_application(instance, info, scanned, version));
        let mut own = *info;
        if let Some(application) = &application {
            own.p_application_info = application;
        }
        own.enabled_layer_count = 0;
        own.pp_enabled_layer_names = ptr::null();
        own.enabled_extension_count = u32::try_from(names.len()).unwrap_or(u32::MAX);
        own.pp_enabled_extension_names = names.as_ptr();
        drop(offered);
        let extensions = extensions_of(&names, scanned.api_version);
        if !extensions.contains(Extension::KHR_PORTABILITY_ENUMERATION) {
            own.flags &= !vk::InstanceCreateFlags::ENUMERATE_PORTABILITY_KHR;
        }
        call_driver(lock, instance, &own, p_allocator, scanned, extensions, memory)
    }
}

/// Calls the driver's vkCreateInstance, loads the driver's functions and adds its record.
///
/// # Safety
/// As [`create_instance`]; `info` is the create info for the driver.
unsafe fn call_driver(
    lock: &Guard,
    instance: &Instance,
    info: &vk::InstanceCreateInfo,
    p_allocator: *const vk::AllocationCallbacks,
    scanned: &ScannedDriver,
    extensions: ExtensionSet,
    memory: HostAllocator,
) -> Result<(), vk::Result> {
    let (library, journal) = (&scanned.library, instance.journal());
    let place = memory.try_reserve::<Driver>()?;
    let mut handle = vk::Instance::NULL;
    // SAFETY: the caller promises a valid create info and null or an allocator. `place` is either
    // released or passed on to the instance.
    unsafe {
        let create = library.functions.create_instance;
        let result = create(info, p_allocator, &raw mut handle);
        if result != vk::Result::SUCCESS {
            memory.release(place);
            if result == vk::Result::ERROR_OUT_OF_HOST_MEMORY {
                return Err(result);
            }
            let (library, result) = (library.name(), result.as_raw());
            journal.record(InstanceEvent::DriverCreateFailed { library, result });
            return Ok(());
        }
        let entrypoints = match driver_entrypoints::load(journal, library, handle) {
            Ok(entrypoints) => entrypoints,
            Err(destroy) => {
                if let Some(destroy) = destroy {
                    destroy(handle, p_allocator);
                }
                memory.release(place);
                journal.record(InstanceEvent::EntrypointsIncomplete { library: library.name() });
                return Ok(());
            }
        };
        driver_entrypoints::remark_on_surfaces(journal, library, &entrypoints);
        let (library, unknown) = (Arc::clone(library), driver_slots());
        place.write(Driver::new(instance, library, handle, entrypoints, extensions, unknown));
        instance.drivers.push(lock, place);
    }
    Ok(())
}

/// The requested extensions that the driver offers. Adds VK_KHR_get_physical_device_properties2 if
/// the loader needs it to sort devices (drivers.md I.2 steps 3 and 4).
///
/// # Safety
/// `info` is valid.
unsafe fn names_for(
    lock: &Guard,
    instance: &Instance,
    info: &vk::InstanceCreateInfo,
    scanned: &ScannedDriver,
    offered: &[vk::ExtensionProperties],
) -> Result<List<*const c_char>, vk::Result> {
    let mut names = List::new_in(instance.allocator(vk::SystemAllocationScope::INSTANCE));
    let properties2 = Extension::KHR_GET_PHYSICAL_DEVICE_PROPERTIES2;
    let mut has_properties2 = false;
    // SAFETY: the caller promises a valid create info.
    for &name in unsafe { enabled_names(info) } {
        // SAFETY: by valid usage every enabled name ends in NUL.
        let text = unsafe { CStr::from_ptr(name) };
        if has_extension(offered, text.to_bytes()) {
            has_properties2 |= text == properties2.name();
            try_push(&mut names, name)?;
        }
    }
    // Equality is enough: smaller values are no versions.
    let is_1_0 = instance.app_version() == vk::API_VERSION_1_0 || scanned.api_version.is_1_0();
    let sorts = cfg!(any(target_os = "linux", target_os = "freebsd", target_os = "openbsd"));
    if sorts && is_1_0 && has_extension(offered, properties2.name().to_bytes()) {
        instance.sortable.set(lock, true);
        if !has_properties2 {
            try_push(&mut names, properties2.name().as_ptr())?;
        }
    }
    Ok(names)
}

/// DRVEXT of callpath.md 0: the extensions that the driver gets, and
/// VK_KHR_get_physical_device_properties2 for a driver of Vulkan 1.1.
///
/// # Safety
/// `names` holds strings that end in NUL.
unsafe fn extensions_of(names: &[*const c_char], api_version: ApiVersion) -> ExtensionSet {
    let set = ExtensionSet::new();
    // SAFETY: the caller promises strings that end in NUL.
    unsafe { names::registered(names) }.for_each(|extension| set.insert(extension));
    if api_version.is_at_least(ApiVersion::V1_1) {
        set.insert(Extension::KHR_GET_PHYSICAL_DEVICE_PROPERTIES2);
    }
    set
}

/// The version that the driver reports (drivers.md E.4).
///
/// # Safety
/// The driver is loaded.
unsafe fn driver_version(instance: &Instance, scanned: &ScannedDriver) -> u32 {
    if !scanned.api_version.is_at_least(ApiVersion::V1_1) {
        return vk::API_VERSION_1_0;
    }
    let (journal, library) = (instance.journal(), scanned.library.name());
    let mut version = vk::API_VERSION_1_0;
    // SAFETY: Vulkan allows this lookup without an instance. The function has the type of its name
    // and gets a writable version.
    unsafe {
        let found =
            scanned.library.instance_proc_addr(vk::Instance::NULL, c"vkEnumerateInstanceVersion");
        let Some(found) = found else {
            journal.record(InstanceEvent::VersionQueryMissing { library });
            return version;
        };
        let query = core::mem::transmute::<
            unsafe extern "system" fn(),
            vk::PFN_vkEnumerateInstanceVersion,
        >(found);
        if query(&raw mut version) != vk::Result::SUCCESS {
            journal.record(InstanceEvent::VersionQueryFailed { library });
            return vk::API_VERSION_1_0;
        }
    }
    if vk::api_version_minor(version) == 0 {
        journal.record(InstanceEvent::VersionQueryReturned10 { library });
    }
    version
}

/// The application info for a 1.0 driver: with the driver's version, because a 1.0 driver must
/// reject any other (drivers.md E.4).
///
/// # Safety
/// `info` is valid.
unsafe fn application_for(
    info: &vk::InstanceCreateInfo,
    driver_version: u32,
) -> Option<vk::ApplicationInfo> {
    // SAFETY: the caller promises a valid create info.
    let given = unsafe { info.p_application_info.as_ref() };
    let requested = given.map_or(vk::API_VERSION_1_0, |application| application.api_version);
    let is_1_0 = major_minor(driver_version) == vk::API_VERSION_1_0;
    (requested != 0 && is_1_0).then(|| vk::ApplicationInfo {
        api_version: driver_version,
        ..given.copied().unwrap_or_default()
    })
}

/// The application info of a 1.0 application for a 1.1 driver while the settings file lists
/// devices: with version 1.1, so that the loader can query the IDs of the driver's devices
/// (drivers.md K.6).
///
/// # Safety
/// `info` is valid.
unsafe fn raised_application(
    instance: &Instance,
    info: &vk::InstanceCreateInfo,
    scanned: &ScannedDriver,
    driver_version: u32,
) -> Option<vk::ApplicationInfo> {
    let lists_devices = instance
        .device_configurations()
        .is_some_and(|configurations| !configurations.list().is_empty());
    // SAFETY: the caller promises a valid create info.
    let given = unsafe { info.p_application_info.as_ref() };
    let requested = given.map_or(0, |application| application.api_version);
    if !lists_devices || driver_version < vk::API_VERSION_1_1 || requested >= vk::API_VERSION_1_1 {
        return None;
    }
    let library = scanned.library.name();
    let event = InstanceEvent::RaisingApiVersion { library };
    instance.journal().record(event);
    Some(vk::ApplicationInfo {
        api_version: vk::API_VERSION_1_1,
        ..given.copied().unwrap_or_default()
    })
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
pub(in crate::api) unsafe fn tear_down(
    lock: &Guard,
    instance: &Instance,
    p_allocator: *const vk::AllocationCallbacks,
) {
    // SAFETY: the caller promises that nobody uses the instance's objects any more.
    unsafe {
        close_drivers(lock, instance, p_allocator);
        instance.destroy_terminators(lock);
    }
    drop(instance.scanned.take(lock));
    instance.close_libraries(lock);
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
    while let Some(driver) = instance.drivers(lock).next() {
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
pub(in crate::api) unsafe fn close_driver(
    lock: &Guard,
    instance: &Instance,
    driver: &Driver,
    p_allocator: *const vk::AllocationCallbacks,
) {
    // SAFETY: nobody uses the driver's objects any more, so nothing reads its surfaces, messengers,
    // devices and record once they are freed.
    unsafe {
        own_surface::destroy_leftovers(lock, instance, driver);
        messenger::destroy_leftovers(lock, instance, driver);
        if let Some(destroy) = driver.instance_table.destroy_instance {
            destroy(driver.instance, p_allocator);
        }
        Device::destroy_leftovers(lock, driver);
        if let Some(record) = instance.drivers.take(lock, driver) {
            instance.allocator(vk::SystemAllocationScope::INSTANCE).destroy(record);
        }
    }
}
