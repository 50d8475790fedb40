//! The creation and destruction of debug messengers and report callbacks: trampolines that call the
//! chain, and the terminator of the creation (callpath.md 6.2).

use dispatch_tables::{Command, InstanceEntrypointTable, vk};

use crate::api::invalid::{Parameter, invalid_handle};
use crate::api::terminator::messenger::{self, Kind};
use crate::lock;
use crate::object::callbacks::Callback;
use crate::object::driver::Driver;
use crate::object::instance::Instance;

/// A command that creates an `Object` from an `Info`.
pub(super) type Create<Info, Object> = unsafe extern "system" fn(
    vk::Instance,
    *const Info,
    *const vk::AllocationCallbacks,
    *mut Object,
) -> vk::Result;

/// A command that destroys an `Object`.
pub(super) type Destroy<Object> =
    unsafe extern "system" fn(vk::Instance, Object, *const vk::AllocationCallbacks);

/// The trampoline of a [`Create`]: calls the chain through `slot`, under the loader lock.
///
/// # Safety
///
/// Vulkan's valid usage of `command`.
pub(super) unsafe fn create<Info, Object>(
    command: Command,
    slot: impl Fn(&InstanceEntrypointTable) -> Option<Create<Info, Object>>,
    instance: vk::Instance,
    p_create_info: *const Info,
    p_allocator: *const vk::AllocationCallbacks,
    p_object: *mut Object,
) -> vk::Result {
    // SAFETY: valid usage of the command: a live instance, whose start `of` reads, and pointers
    // that the chain may use. The slot holds the function of the chain, which gets the handle of
    // the chain.
    unsafe {
        let Some(instance) = Instance::of(instance) else {
            return invalid_handle(command, Parameter::Instance);
        };
        let _lock = lock::acquire();
        match slot(&instance.dispatch().instance) {
            Some(create) => create(instance.lower(), p_create_info, p_allocator, p_object),
            None => vk::Result::ERROR_EXTENSION_NOT_PRESENT,
        }
    }
}

/// The trampoline of a [`Destroy`]: calls the chain through `slot`, under the loader lock.
///
/// # Safety
///
/// Vulkan's valid usage of `command`.
pub(super) unsafe fn destroy<Object>(
    command: Command,
    slot: impl Fn(&InstanceEntrypointTable) -> Option<Destroy<Object>>,
    instance: vk::Instance,
    object: Object,
    p_allocator: *const vk::AllocationCallbacks,
) {
    // SAFETY: valid usage of the command: a live instance, whose start `of` reads, and pointers
    // that the chain may use. The slot holds the function of the chain, which gets the handle of
    // the chain.
    unsafe {
        let Some(instance) = Instance::of(instance) else {
            return invalid_handle(command, Parameter::Instance);
        };
        let _lock = lock::acquire();
        if let Some(destroy) = slot(&instance.dispatch().instance) {
            destroy(instance.lower(), object, p_allocator);
        }
    }
}

/// The terminator: creates an object of `kind` in every driver that has the command, and registers
/// the callback for messages of the loader.
///
/// # Safety
///
/// Vulkan's valid usage of the command; `Object` is a non-dispatchable handle, so a `u64`.
pub(super) unsafe fn create_terminator<Info, Object>(
    kind: &Kind,
    of_driver: impl Fn(&InstanceEntrypointTable) -> Option<Create<Info, Object>>,
    instance: vk::Instance,
    p_create_info: *const Info,
    p_allocator: *const vk::AllocationCallbacks,
    p_object: *mut Object,
) -> vk::Result
where
    Callback: for<'info> From<&'info Info>,
{
    const { assert!(size_of::<Object>() == size_of::<u64>()) };
    let on_driver = |driver: &Driver| {
        let create = of_driver(&driver.instance_table)?;
        let mut handle = 0_u64;
        // SAFETY: `create` is a function of the driver and gets its own instance, the valid create
        // info of the application, and a place for the handle.
        let result = unsafe {
            create(driver.instance, p_create_info, p_allocator, (&raw mut handle).cast())
        };
        Some(result.result().map(|()| handle))
    };
    // SAFETY: valid usage of the command: a live instance, whose start `of` reads, a valid create
    // info, and a writable `p_object`, which is a u64 (asserted above).
    unsafe {
        let Some(instance) = Instance::of(instance) else {
            return vk::Result::ERROR_INITIALIZATION_FAILED;
        };
        let callback = Callback::from(&*p_create_info);
        match messenger::create(instance, kind, callback, p_allocator, on_driver) {
            Ok(handle) => {
                p_object.cast::<u64>().write(handle);
                vk::Result::SUCCESS
            }
            Err(error) => error,
        }
    }
}
