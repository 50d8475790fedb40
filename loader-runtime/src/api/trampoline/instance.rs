//! Trampolines that create and destroy an instance (drivers.md I; callpath.md 7.4).

use core::ptr::NonNull;

use dispatch_tables::layer::LayerDeviceCallbacks;
use dispatch_tables::{Command, vk};
use loader_discovery::drivers::DriverRequest;
use loader_discovery::layers::LayerScan;
use loader_discovery::manifest::Portability;
use loader_discovery::search::BuildDirectories;
use loader_discovery::select::layers::activate::Activation;
use loader_discovery::settings::Settings;
use loader_discovery::system::System;

use crate::api::create_info::{self, PortabilityRequest, enable_extensions, enabled_names};
use crate::api::instance_extensions::{is_known, offered_by_all, unknown_allowed};
use crate::api::invalid::{Parameter, invalid_handle};
use crate::api::terminator::instance::{close_driver, tear_down};
use crate::api::terminator::proc_addr::{get_instance_proc_addr, get_physical_device_proc_addr};
use crate::api::terminator::rows::{instance_terminators, physical_device_terminators};
use crate::api::trampoline::debug_utils;
use crate::api::unknown::slots::instance_slots;
use crate::api::{layer_scan, layer_services, loader_messages, no_drivers};
use crate::chain::instance::ChainEnd;
use crate::event::{InstanceEvent, LayerChainEvent, LibraryEvent, PhysicalDeviceEvent};
use crate::host::{DirectoryCache, HostSystem};
use crate::journal::{Journal, Keep};
use crate::library::{Scan, ScannedDriver, scan_drivers};
use crate::lock::{self, Guard};
use crate::memory::{List, try_push, usable};
use crate::names::{self, has_extension};
use crate::object::device_configurations::DeviceConfigurations;
use crate::object::dispatch::InstanceDispatch;
use crate::object::driver::Driver;
use crate::object::instance::Instance;
use crate::object::layers::extension_properties;
use crate::process::PROCESS;
use crate::report::Report;
use crate::{chain, journal, settings};

/// The loader's functions at the end of the chain.
const CHAIN_END: ChainEnd = ChainEnd {
    get_instance_proc_addr,
    get_physical_device_proc_addr,
    set_loader_data: layer_services::set_instance_loader_data,
    layer_device: LayerDeviceCallbacks {
        pfn_layer_create_device: Some(layer_services::create_device),
        pfn_layer_destroy_device: Some(layer_services::destroy_device),
    },
};

/// Creates an instance (drivers.md I.1). A failure has no effects, and leaves `*p_instance`
/// unchanged.
#[unsafe(no_mangle)]
pub(crate) unsafe extern "system" fn vkCreateInstance(
    p_create_info: *const vk::InstanceCreateInfo,
    p_allocator: *const vk::AllocationCallbacks,
    p_instance: *mut vk::Instance,
) -> vk::Result {
    // SAFETY: valid usage passes a valid create info, null or valid callbacks, and a writable
    // `p_instance`; the first and the last are checked for null. On failure nothing refers to the
    // new instance, so it can be destroyed.
    unsafe {
        let Some(info) = p_create_info.as_ref() else {
            journal::LOADER.record(InstanceEvent::NullCreateInfo);
            return vk::Result::ERROR_INITIALIZATION_FAILED;
        };
        if p_instance.is_null() {
            journal::LOADER.record(InstanceEvent::NullInstance);
            return vk::Result::ERROR_INITIALIZATION_FAILED;
        }
        let version = create_info::application_version(info);
        let instance = match Instance::create(p_allocator, version) {
            Ok(instance) => instance,
            Err(refused) => return refused.into(),
        };
        let lock = &lock::acquire();
        let journal = instance.journal();
        journal.keep(Keep::Rejections);
        let mut report = Report::begin(&HostSystem, journal);
        let built = build(lock, instance, info, p_allocator, report.as_mut());
        if let Some(report) = report {
            let result = built.err().unwrap_or(vk::Result::SUCCESS);
            report.write(lock, instance, &HostSystem, result);
        }
        journal.end_notes();
        match built {
            Ok(()) => {
                p_instance.write(instance.loader_handle());
                vk::Result::SUCCESS
            }
            Err(code) => {
                tear_down(lock, instance, p_allocator);
                close_layers(lock, instance);
                instance.callbacks.free_all(lock);
                Instance::destroy(lock, NonNull::from(instance));
                code
            }
        }
    }
}

/// Builds the chain of an instance: steps 4 to 17 of drivers.md I.1.
///
/// # Safety
/// As [`vkCreateInstance`].
unsafe fn build(
    lock: &Guard,
    instance: &Instance,
    info: &vk::InstanceCreateInfo,
    p_allocator: *const vk::AllocationCallbacks,
    mut report: Option<&mut Report>,
) -> Result<(), vk::Result> {
    let memory = instance.allocator(vk::SystemAllocationScope::INSTANCE);
    // SAFETY: the caller has the valid usage of vkCreateInstance, so `info` and its chain are
    // valid. The journal is part of the instance, so the sink does not outlive it.
    unsafe {
        debug_utils::register_creation_callbacks(lock, instance, info.p_next)?;
        instance.journal().set_sink(Some(loader_messages::sink(instance)));
        create_info::record(instance, info);
        let system = DirectoryCache::new(&HostSystem, &PROCESS.directories);
        let settings = instance_settings(&system, instance)?;
        create_info::record_low_version(instance, info);
        let portability = create_info::portability(instance, info);
        create_info::record_variant(instance, info);
        if let Some(report) = report.as_mut() {
            report.set_settings(instance.journal(), settings.as_ref());
        }
        let layers = layer_scan::scan(&system, instance.journal(), settings.as_ref())?;
        let requested = layer_scan::requested(instance.journal(), info, &layers)?;
        if let Some(report) = report.as_mut() {
            let includes = portability.for_scan() == Portability::Include;
            report.set_application(instance.journal(), &requested, includes);
        }
        let scan = find_drivers(&system, instance, info, portability, settings.as_ref())?;
        if let Some(report) = report.as_mut() {
            report.add_drivers(instance.journal(), &scan.drivers);
        }
        let mut offered = offered_by_all(instance.journal(), memory, &scan.drivers)?;
        let active = layers.activate(&requested, instance.journal());
        layers.warn_of_old_layers(&active, instance.app_version(), instance.journal());
        add_layers_extensions(&mut offered, &layers, &active)?;
        validate_extensions(instance, info, &offered)?;
        drop(offered);
        let dispatch = InstanceDispatch::new(
            instance,
            instance_terminators(),
            physical_device_terminators(),
            instance_slots(),
        );
        instance.set_dispatch(memory.try_create(dispatch)?.as_ptr());
        instance.scanned.set(lock, scan.drivers);
        let loaded = load_layers(instance, &layers, &active, &requested);
        if let (Some(report), Some(open)) = (report, instance.layers()) {
            report.add_layers(instance.journal(), &layers, &active, open);
        }
        loaded?;
        if let Err(code) = chain::instance::call(lock, instance, info, p_allocator, &CHAIN_END) {
            if code == vk::Result::ERROR_EXTENSION_NOT_PRESENT {
                instance.journal().record(InstanceEvent::InvalidExtensionErrorFromLayer);
            }
            return Err(code);
        }
        enable_extensions(instance, info);
        chain::instance::fill(instance, &CHAIN_END);
    }
    instance.callbacks.creation_succeeded();
    Ok(())
}

/// Reads the settings file for this instance (drivers.md K.7).
fn instance_settings(
    system: &dyn System,
    instance: &Instance,
) -> Result<Option<Settings>, vk::Result> {
    let journal = instance.journal();
    let settings = settings::of_instance(system, journal, &BuildDirectories::BUILT)?;
    let list = settings.as_ref().and_then(|settings| settings.device_configurations.as_ref());
    if let Some(list) = list {
        let memory = instance.allocator(vk::SystemAllocationScope::INSTANCE);
        let configurations = DeviceConfigurations::new(list, memory)?;
        // SAFETY: vkCreateInstance has not called the chain, so no other thread knows the instance.
        unsafe { instance.device_configurations.set(Some(configurations)) };
    }
    Ok(settings)
}

/// Adds the extensions in the manifests of the enabled layers (drivers.md I.4 step 5).
fn add_layers_extensions(
    offered: &mut List<vk::ExtensionProperties>,
    scan: &LayerScan,
    active: &Activation,
) -> Result<(), vk::Result> {
    let chained = active.chained.iter();
    let layers = chained.filter_map(|active| scan.layers.get(active.layer));
    for extension in layers.flat_map(|layer| &layer.instance_extensions) {
        try_push(offered, extension_properties(extension))?;
    }
    Ok(())
}

/// Opens the enabled layers (layers.md 6). The instance owns their libraries, also if a layer that
/// the application requested fails.
fn load_layers(
    instance: &Instance,
    scan: &LayerScan,
    active: &Activation,
    requested: &[&[u8]],
) -> Result<(), vk::Result> {
    let memory = instance.allocator(vk::SystemAllocationScope::INSTANCE);
    let journal = instance.journal();
    let loaded = chain::layers::load(&HostSystem, journal, memory, scan, active, requested)?;
    // SAFETY: vkCreateInstance has not called the chain, so no other thread knows the instance.
    unsafe { instance.layers.set(Some(loaded.layers)) };
    if loaded.refused {
        return Err(vk::Result::ERROR_LAYER_NOT_PRESENT);
    }
    Ok(())
}

/// Closes the layer libraries of an instance, after the last call into them.
fn close_layers(lock: &Guard, instance: &Instance) {
    let open = instance.layers().and_then(|layers| layers.take_open(lock));
    for library in open.into_iter().flatten() {
        instance
            .journal()
            .record(LayerChainEvent::Unloading { library: library.path.as_slice().into() });
        drop(library.object);
    }
}

/// Finds the drivers for this instance; having none is an error (drivers.md I.1 steps 10 and 11).
///
/// # Safety
/// `info` is valid.
unsafe fn find_drivers(
    system: &dyn System,
    instance: &Instance,
    info: &vk::InstanceCreateInfo,
    portability: PortabilityRequest,
    settings: Option<&Settings>,
) -> Result<Scan, vk::Result> {
    // SAFETY: the caller passes a valid create info.
    let direct = unsafe { create_info::direct_drivers(info) };
    let request = DriverRequest::new(portability.for_scan(), settings);
    let journal = instance.journal();
    let notes = journal.notes();
    let scan = scan_drivers(PROCESS.scan_sources(system, journal), &direct, &request)?;
    if !scan.drivers.is_empty() {
        report_loaded(journal, &scan.drivers);
        return Ok(scan);
    }
    if scan.skipped_portability_driver {
        journal.record(portability.explanation());
    }
    journal.record(InstanceEvent::NoDrivers);
    no_drivers::explain(system, journal, notes, settings);
    Err(vk::Result::ERROR_INCOMPATIBLE_DRIVER)
}

/// Logs the drivers of manifests. `scan_drivers` has logged those that the application passes.
fn report_loaded(journal: &Journal, drivers: &[ScannedDriver]) {
    for driver in drivers {
        if let Some(manifest) = &driver.manifest {
            journal.record(LibraryEvent::DriverLoaded {
                library: driver.library.name(),
                manifest: manifest.into(),
                interface: driver.library.interface_version,
            });
        }
    }
}

/// Rejects extensions that are malformed, unknown or not offered (drivers.md I.4).
///
/// # Safety
/// `info` is valid.
unsafe fn validate_extensions(
    instance: &Instance,
    info: &vk::InstanceCreateInfo,
    offered: &[vk::ExtensionProperties],
) -> Result<(), vk::Result> {
    let reject = |event: InstanceEvent<'_>| {
        instance.journal().record(event);
        Err(vk::Result::ERROR_EXTENSION_NOT_PRESENT)
    };
    if info.enabled_extension_count > 0 && info.pp_enabled_extension_names.is_null() {
        return reject(InstanceEvent::ExtensionNamesNull);
    }
    let all_allowed = unknown_allowed();
    // SAFETY: the caller passes a valid create info.
    for &name in unsafe { enabled_names(info) } {
        // SAFETY: the names of a valid create info are null or end in NUL.
        let Some(name) = (unsafe { names::well_formed(name) }) else {
            return reject(InstanceEvent::ExtensionNameMalformed);
        };
        if !all_allowed && !is_known(name.to_bytes()) {
            return reject(InstanceEvent::ExtensionUnknown { name: name.into() });
        }
        if !has_extension(offered, name.to_bytes()) {
            return reject(InstanceEvent::ExtensionUnsupported { name: name.into() });
        }
    }
    Ok(())
}

/// Destroys an instance (callpath.md 7.4).
#[unsafe(no_mangle)]
pub(crate) unsafe extern "system" fn vkDestroyInstance(
    instance: vk::Instance,
    p_allocator: *const vk::AllocationCallbacks,
) {
    if instance.is_null() {
        return;
    }
    // SAFETY: valid usage passes a live instance, and `of` reads the two words at its start
    // (callpath.md 2.3).
    let Some(instance) = (unsafe { Instance::of(instance) }) else {
        return invalid_handle(Command::DESTROY_INSTANCE, Parameter::Instance);
    };
    let lock = lock::acquire();
    // SAFETY: valid usage passes an instance that nothing else uses, and null or callbacks that
    // match those of the creation. The destroy function of the chain gets the handle of the chain.
    unsafe {
        if let Some(callbacks) = usable(p_allocator) {
            instance.replace_callbacks(&lock, callbacks);
        }
        instance.callbacks.begin_destroy(&lock);
        if let Some(destroy) = instance.dispatch().instance.destroy_instance {
            destroy(instance.lower(), p_allocator);
        }
        // Has an effect only if a layer did not pass the call on.
        tear_down(&lock, instance, p_allocator);
        close_layers(&lock, instance);
        instance.callbacks.free_all(&lock);
        Instance::destroy(&lock, NonNull::from(instance));
    }
    // Under the lock, so that no fork happens during dlclose.
    PROCESS.drivers.unload_preloaded();
}

/// Unloads the drivers that have just reported no device, unless the application may hold a
/// physical device of the driver (drivers.md E.7).
///
/// # Safety
/// The calling thread uses no driver record of `instance`.
pub(super) unsafe fn unload_idle_drivers(lock: &Guard, instance: &Instance) {
    let is_idle = |driver: &&Driver| {
        driver.reported_devices.get(lock) == Some(0) && !driver.has_wrappers.get(lock)
    };
    let idle = || instance.drivers(lock).find(is_idle);
    while let Some(driver) = idle() {
        let library = driver.name();
        instance.journal().record(PhysicalDeviceEvent::RemovingDriver { library });
        PROCESS.drivers.forget(driver.library());
        instance.release_library(lock, driver.library());
        // SAFETY: the driver has no devices, and its instance is closed with the callbacks that it
        // was created with.
        unsafe { close_driver(lock, instance, driver, instance.application_callbacks()) };
    }
}
