//! Creates and destroys messengers and report callbacks, in every driver and in the instance
//! (callpath.md 6.2).
//!
//! Both kinds of object work alike; a [`Kind`] holds the differences.

use core::ptr;
use core::ptr::NonNull;

use dispatch_tables::vk;

use crate::commands::written;
use crate::debug::callbacks::Callback;
use crate::debug::slots::{DriverHandle, DriverMessengers, InstanceMessengers};
use crate::instance::driver::Driver;
use crate::instance::record::Instance;
use crate::lock::{self, Guard};
use crate::memory::usable;
use crate::records::slots::{Chunks, Slots};

/// The differences between messengers and report callbacks.
pub(crate) struct Kind {
    slots: fn(&InstanceMessengers) -> &Slots,
    handles: fn(&DriverMessengers) -> &Chunks<DriverHandle>,
    /// Destroys a driver's object, if the driver can.
    destroy: unsafe fn(&Driver, u64, *const vk::AllocationCallbacks),
}

/// The kind whose slots have this name in both records, and whose objects are destroyed by
/// `$destroy`.
macro_rules! kind {
    ($slots:ident $destroy:ident $Handle:ident) => {
        Kind {
            slots: |instance| &instance.$slots,
            handles: |driver| &driver.$slots,
            destroy: |driver, handle, allocator| {
                if let Some(destroy) = driver.instance_table.$destroy {
                    // SAFETY: the driver's own function with its own object. The caller destroys
                    // the object once and passes null or callbacks.
                    unsafe { destroy(driver.instance, vk::$Handle::from_raw(handle), allocator) };
                }
            },
        }
    };
}

/// VK_EXT_debug_utils messengers.
pub(crate) const MESSENGER: Kind =
    kind!(messengers destroy_debug_utils_messenger_ext DebugUtilsMessengerEXT);

/// VK_EXT_debug_report callbacks.
pub(crate) const REPORT: Kind =
    kind!(reports destroy_debug_report_callback_ext DebugReportCallbackEXT);

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
    kind: &Kind,
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
        let create = of_driver(driver)?;
        let mut handle = 0_u64;
        let place = (&raw mut handle).cast();
        // SAFETY: the driver's function gets its own instance, the valid create info of the
        // application, and a place for the handle.
        let result = unsafe { create(driver.instance, p_create_info, p_allocator, place) };
        Some(result.result().map(|()| handle))
    };
    // SAFETY: by valid usage the instance is live, the create info and the allocator are valid, and
    // `p_object` is writable; it is a u64 (asserted above).
    unsafe {
        let Some(instance) = Instance::of(instance) else {
            return vk::Result::ERROR_INITIALIZATION_FAILED;
        };
        let callback = Callback::from(&*p_create_info);
        written(register(instance, kind, callback, p_allocator, on_driver), p_object.cast())
    }
}

/// Creates an object in every driver through `create_on_driver` (which returns `None` for a driver
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
    kind: &Kind,
    callback: Callback,
    p_allocator: *const vk::AllocationCallbacks,
    create_on_driver: impl Fn(&Driver) -> Option<Result<u64, vk::Result>>,
) -> Result<u64, vk::Result> {
    let lock = &lock::acquire();
    // SAFETY: the caller promises null or callbacks.
    let own_allocator = unsafe { usable(p_allocator) };
    let allocator = instance.allocator(vk::SystemAllocationScope::OBJECT);
    let slots = (kind.slots)(&instance.messengers);
    let word = allocator.try_create(0_u32)?;
    let outcome = slots.reserve(lock, own_allocator).map_err(vk::Result::from).and_then(|index| {
        // SAFETY: `try_create` has just allocated the word, and nobody else has its address.
        unsafe { word.write(index) };
        let handle = word.as_ptr().expose_provenance() as u64;
        let filled = instance.drivers.iter(lock).try_for_each(|driver| {
            let handles = (kind.handles)(&driver.messengers);
            handles.grow_to(index)?;
            let created = create_on_driver(driver).transpose()?;
            created.zip(handles.get(index)).into_iter().for_each(|(new, handle)| handle.set(new));
            Ok(())
        });
        let filled = filled.and_then(|()| {
            Ok(instance.callbacks.add(lock, handle, callback, own_allocator, allocator)?)
        });
        if let Err(error) = filled {
            // SAFETY: the caller promises null or callbacks.
            unsafe { destroy_on_drivers(lock, instance, kind, index, p_allocator) };
            slots.release(lock, index);
            return Err(error);
        }
        slots.set_object(lock, index, word.as_ptr().cast());
        Ok(handle)
    });
    if outcome.is_err() {
        // SAFETY: the word came from this allocator, and nobody got its address.
        unsafe { allocator.destroy(word) };
    }
    outcome
}

/// Destroys an object that [`create`] made, in the drivers and in the instance; nothing happens for
/// handle 0.
///
/// # Safety
///
/// Vulkan's valid usage of the command; `handle` is 0 or came from [`create`] with the same
/// instance and kind.
pub(crate) unsafe fn destroy(
    kind: &Kind,
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
    // SAFETY: the word lives as long as the object, which the caller destroys now.
    let index = unsafe { word.read() };
    // SAFETY: the caller promises null or callbacks.
    let own_allocator = unsafe { usable(p_allocator) };
    // SAFETY: the caller promises null or callbacks.
    unsafe { destroy_on_drivers(lock, instance, kind, index, p_allocator) };
    instance.callbacks.remove(lock, handle, own_allocator);
    (kind.slots)(&instance.messengers).release(lock, index);
    // SAFETY: `register` allocated the word from the instance's callbacks, and its slot is free.
    unsafe { instance.allocator(vk::SystemAllocationScope::OBJECT).destroy(word) };
}

/// Destroys the driver's objects that the application did not destroy, before the driver's instance
/// is destroyed (callpath.md 7.4).
///
/// # Safety
///
/// Nothing uses an object of the driver any more.
pub(crate) unsafe fn destroy_leftovers(lock: &Guard, instance: &Instance, driver: &Driver) {
    for kind in [&MESSENGER, &REPORT] {
        let slots = (kind.slots)(&instance.messengers);
        for (index, handle) in (kind.handles)(&driver.messengers).iter() {
            let Some(handle) = handle.take() else {
                continue;
            };
            let callbacks = slots.complete_callbacks(lock, index);
            let allocator = callbacks.as_ref().map_or(ptr::null(), ptr::from_ref);
            // SAFETY: the driver's own handle, which was taken out, so that it is destroyed once.
            unsafe { (kind.destroy)(driver, handle, allocator) };
        }
    }
}

/// # Safety
///
/// `p_allocator` is null or valid allocation callbacks.
unsafe fn destroy_on_drivers(
    lock: &Guard,
    instance: &Instance,
    kind: &Kind,
    index: u32,
    p_allocator: *const vk::AllocationCallbacks,
) {
    for driver in instance.drivers.iter(lock) {
        let handle = (kind.handles)(&driver.messengers).get(index);
        if let Some(handle) = handle.and_then(DriverHandle::take) {
            // SAFETY: the driver's own handle, which was taken out, so that it is destroyed once;
            // the caller promises null or callbacks.
            unsafe { (kind.destroy)(driver, handle, p_allocator) };
        }
    }
}

#[cfg(test)]
mod tests;
