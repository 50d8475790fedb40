//! Trampolines that create and destroy an instance (drivers.md I; callpath.md 7.4). The steps of
//! the creation are in [`crate::instance::creation`].

use core::ptr::NonNull;

use dispatch_tables::{Command, vk};

use crate::commands::invalid::{Parameter, invalid_handle};
use crate::commands::written;
use crate::event::{InstanceEvent, LayerChainEvent};
use crate::host::{DirectoryCache, HostSystem};
use crate::instance::below::tear_down;
use crate::instance::creation::{Creation, Findings};
use crate::instance::record::Instance;
use crate::instance::request::InstanceRequest;
use crate::journal::LOADER;
use crate::lock::{self, Guard};
use crate::memory::usable;
use crate::process::PROCESS;

/// Creates an instance (drivers.md I.1). A failure has no effects, and leaves `*p_instance`
/// unchanged.
#[unsafe(no_mangle)]
pub(crate) unsafe extern "system" fn vkCreateInstance(
    p_create_info: *const vk::InstanceCreateInfo,
    p_allocator: *const vk::AllocationCallbacks,
    p_instance: *mut vk::Instance,
) -> vk::Result {
    // SAFETY: valid usage passes a valid create info; null is checked for.
    let Some(info) = (unsafe { p_create_info.as_ref() }) else {
        LOADER.record(InstanceEvent::NullCreateInfo);
        return vk::Result::ERROR_INITIALIZATION_FAILED;
    };
    if p_instance.is_null() {
        LOADER.record(InstanceEvent::NullInstance);
        return vk::Result::ERROR_INITIALIZATION_FAILED;
    }
    // SAFETY: the create info is valid until the command returns.
    let request = unsafe { InstanceRequest::read(info) };
    // SAFETY: valid usage passes null or valid callbacks, and a writable place, which is not null.
    unsafe { written(create(&request, p_allocator), p_instance) }
}

/// Creates an instance for a request.
///
/// # Safety
/// `p_allocator` is null or valid callbacks.
unsafe fn create(
    request: &InstanceRequest<'_>,
    p_allocator: *const vk::AllocationCallbacks,
) -> Result<vk::Instance, vk::Result> {
    let version = request.stated_version().unwrap_or(vk::API_VERSION_1_0);
    // SAFETY: the caller promises null or callbacks.
    let instance = unsafe { Instance::create(p_allocator, version)? };
    let lock = &lock::acquire();
    let system = DirectoryCache::new(&HostSystem, &PROCESS.directories);
    let (system, found) = (&system, Findings::default());
    let creation = Creation { lock, instance, request, p_allocator, system, found };
    // SAFETY: the instance is new, and the caller promises null or callbacks.
    match unsafe { creation.run() } {
        Ok(()) => Ok(instance.loader_handle()),
        Err(code) => {
            // SAFETY: the creation failed, so nothing refers to the instance.
            unsafe { destroy(lock, instance, p_allocator) };
            Err(code)
        }
    }
}

/// Frees an instance, with the drivers that are still open.
///
/// # Safety
/// Nothing else uses the instance, and `p_allocator` is null or callbacks that match those of the
/// creation.
unsafe fn destroy(lock: &Guard, instance: &Instance, p_allocator: *const vk::AllocationCallbacks) {
    // SAFETY: the caller promises that nothing else uses the instance.
    unsafe { tear_down(lock, instance, p_allocator) };
    close_layers(lock, instance);
    instance.callbacks.free_all(lock);
    // SAFETY: the drivers are closed, and nothing else uses the instance.
    unsafe { Instance::destroy(lock, NonNull::from(instance)) };
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
    let lock = &lock::acquire();
    // SAFETY: valid usage passes null or callbacks that match those of the creation.
    if let Some(callbacks) = unsafe { usable(p_allocator) } {
        // SAFETY: valid usage passes an instance that nothing else uses.
        unsafe { instance.replace_callbacks(lock, callbacks) };
    }
    instance.callbacks.begin_destroy(lock);
    if let Some(destroy) = instance.dispatch().instance.destroy_instance {
        // SAFETY: the function of the chain gets the handle of the chain.
        unsafe { destroy(instance.lower(), p_allocator) };
    }
    // Drivers are still open if a layer did not pass the call on.
    // SAFETY: valid usage passes an instance that nothing else uses, and matching callbacks.
    unsafe { destroy(lock, instance, p_allocator) };
    // Under the lock, so that no fork happens during dlclose.
    PROCESS.drivers.unload_preloaded();
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
