//! Creates and destroys messengers and report callbacks, in every driver and in the instance
//! (callpath.md 6.2). Both kinds of object work alike.
//!
//! The handle that the application gets is the address of a word that holds the object's index.

use core::ptr;
use core::ptr::NonNull;

use dispatch_tables::vk;

use crate::commands::written;
use crate::debug::callbacks::Callback;
use crate::instance::driver::Driver;
use crate::instance::objects::{self, ObjectKind};
use crate::instance::record::Instance;
use crate::lock;
use crate::memory::usable;

/// A driver's command that creates an `Object` from an `Info`.
type Create<Info, Object> = unsafe extern "system" fn(
    vk::Instance,
    *const Info,
    *const vk::AllocationCallbacks,
    *mut Object,
) -> vk::Result;

/// Creates an object of `kind` in every driver that has the command, and registers the callback for
/// messages of the loader.
///
/// # Safety
///
/// Vulkan's valid usage of the command; `Object` is a non-dispatchable handle, so a `u64`.
pub(crate) unsafe fn create<Info, Object>(
    kind: ObjectKind,
    of_driver: impl Fn(&Driver) -> Option<Create<Info, Object>>,
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
        let mut handle = 0_u64;
        let Some(create) = of_driver(driver) else { return Ok(handle) };
        let place = (&raw mut handle).cast();
        // SAFETY: the driver's function gets its own instance, the valid create info of the
        // application, and a place for the handle.
        let result = unsafe { create(driver.instance, p_create_info, p_allocator, place) };
        result.result().map(|()| handle)
    };
    // SAFETY: by valid usage the instance is live, the create info and the allocator are valid, and
    // `p_object` is writable; it is a u64 (asserted above).
    unsafe {
        let Some(instance) = Instance::of(instance) else {
            return vk::Result::ERROR_INITIALIZATION_FAILED;
        };
        let callback = Callback::from(&*p_create_info);
        written(register(instance, kind, callback, p_allocator, &on_driver), p_object.cast())
    }
}

/// Creates an object in every driver through `create_on_driver` (which returns 0 for a driver
/// without the command), then registers its callback in the instance. Returns the handle of the
/// object.
///
/// # Errors
///
/// A driver's error, or `ERROR_OUT_OF_HOST_MEMORY`; then nothing of the object is left.
///
/// # Safety
///
/// `p_allocator` is null or valid allocation callbacks.
unsafe fn register(
    instance: &Instance,
    kind: ObjectKind,
    callback: Callback,
    p_allocator: *const vk::AllocationCallbacks,
    create_on_driver: &dyn Fn(&Driver) -> Result<u64, vk::Result>,
) -> Result<u64, vk::Result> {
    let lock = &lock::acquire();
    // SAFETY: the caller promises null or callbacks.
    let own_allocator = unsafe { usable(p_allocator) };
    let allocator = instance.objects.allocator();
    let word = allocator.try_create(0_u32)?;
    let index = instance.objects.reserve(lock, kind, own_allocator).inspect_err(|_| {
        // SAFETY: the word came from this allocator, and nobody got its address.
        unsafe { allocator.destroy(word) };
    })?;
    // SAFETY: nobody else has the address.
    unsafe { word.write(index) };
    instance.objects.put(lock, index, word);
    let create = || {
        for driver in instance.drivers.iter(lock) {
            driver.objects.make_room(index)?;
            driver.objects.set(index, create_on_driver(driver)?);
        }
        let handle = word.as_ptr().expose_provenance() as u64;
        instance.callbacks.add(lock, handle, callback, own_allocator, allocator)?;
        Ok(handle)
    };
    create().inspect_err(|_| {
        // SAFETY: nobody got the handle, and the caller promises null or callbacks.
        unsafe { objects::destroy(instance, index, p_allocator) };
    })
}

/// Destroys an object that [`create`] made, in the drivers and in the instance; nothing happens for
/// handle 0.
///
/// # Safety
///
/// Vulkan's valid usage of the command; `handle` is 0 or came from [`create`] with the same
/// instance.
pub(crate) unsafe fn destroy(
    instance: vk::Instance,
    handle: u64,
    p_allocator: *const vk::AllocationCallbacks,
) {
    let word = NonNull::new(ptr::with_exposed_provenance_mut::<u32>(handle as usize));
    // SAFETY: by valid usage the instance is the loader's.
    let (Some(instance), Some(word)) = (unsafe { Instance::of(instance) }, word) else {
        return;
    };
    let lock = &lock::acquire();
    // SAFETY: the word lives as long as the object, which the caller destroys now with null or
    // callbacks.
    unsafe {
        let index = word.read();
        objects::destroy_on_drivers(instance, index, p_allocator);
        instance.callbacks.remove(lock, handle, usable(p_allocator));
        instance.objects.free(lock, index);
    }
}

#[cfg(test)]
mod tests;
