//! Creates and destroys messengers and report callbacks, in every driver and in the instance
//! (callpath.md 6.2).
//!
//! Both kinds of object work alike; a [`Kind`] holds the differences.

use core::ptr;
use core::ptr::NonNull;

use dispatch_tables::vk;

use crate::lock::{self, Guard};
use crate::memory::usable;
use crate::object::callbacks::Callback;
use crate::object::driver::Driver;
use crate::object::instance::Instance;
use crate::object::messenger_slots::{DriverHandle, DriverMessengers, InstanceMessengers};
use crate::object::slots::{Chunks, Slots};

/// The differences between messengers and report callbacks.
pub(crate) struct Kind {
    slots: fn(&InstanceMessengers) -> &Slots,
    handles: fn(&DriverMessengers) -> &Chunks<DriverHandle>,
    /// Destroys a driver's object, if the driver can.
    destroy: unsafe fn(&Driver, u64, *const vk::AllocationCallbacks),
}

/// VK_EXT_debug_utils messengers.
pub(crate) const MESSENGER: Kind = Kind {
    slots: |instance| &instance.messengers,
    handles: |driver| &driver.messengers,
    destroy: |driver, handle, allocator| {
        if let Some(destroy) = driver.instance_table.destroy_debug_utils_messenger_ext {
            let handle = vk::DebugUtilsMessengerEXT::from_raw(handle);
            // SAFETY: the driver's own function with its own object. The caller destroys the object
            // once and passes null or callbacks.
            unsafe { destroy(driver.instance, handle, allocator) };
        }
    },
};

/// VK_EXT_debug_report callbacks.
pub(crate) const REPORT: Kind = Kind {
    slots: |instance| &instance.reports,
    handles: |driver| &driver.reports,
    destroy: |driver, handle, allocator| {
        if let Some(destroy) = driver.instance_table.destroy_debug_report_callback_ext {
            let handle = vk::DebugReportCallbackEXT::from_raw(handle);
            // SAFETY: the driver's own function with its own object. The caller destroys the object
            // once and passes null or callbacks.
            unsafe { destroy(driver.instance, handle, allocator) };
        }
    },
};

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
pub(crate) unsafe fn create(
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
        let filled = fill_drivers(lock, instance, kind, index, create_on_driver).and_then(|()| {
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

/// Destroys an object that [`create`] made; nothing happens for handle 0.
///
/// # Safety
///
/// `handle` is 0 or came from [`create`] with the same instance and kind and was not destroyed
/// since. `p_allocator` is null or valid allocation callbacks.
pub(crate) unsafe fn destroy(
    instance: &Instance,
    kind: &Kind,
    handle: u64,
    p_allocator: *const vk::AllocationCallbacks,
) {
    let Some(word) = NonNull::new(ptr::with_exposed_provenance_mut::<u32>(handle as usize)) else {
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
    // SAFETY: `create` allocated the word from the instance's callbacks, and its slot is free.
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

/// Creates the driver objects of one index; stops at the first failure.
fn fill_drivers(
    lock: &Guard,
    instance: &Instance,
    kind: &Kind,
    index: u32,
    create_on_driver: impl Fn(&Driver) -> Option<Result<u64, vk::Result>>,
) -> Result<(), vk::Result> {
    for driver in instance.drivers(lock) {
        let handles = (kind.handles)(&driver.messengers);
        handles.grow_to(index)?;
        if let Some(created) = create_on_driver(driver) {
            let created = created?;
            if let Some(handle) = handles.get(index) {
                handle.set(created);
            }
        }
    }
    Ok(())
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
    for driver in instance.drivers(lock) {
        let handle = (kind.handles)(&driver.messengers).get(index);
        if let Some(handle) = handle.and_then(DriverHandle::take) {
            // SAFETY: the driver's own handle, which was taken out, so that it is destroyed once; the
            // caller promises null or callbacks.
            unsafe { (kind.destroy)(driver, handle, p_allocator) };
        }
    }
}
