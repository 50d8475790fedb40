//! Messengers and report callbacks: one object of the application, its counterparts in the drivers,
//! and its entry among the instance's callbacks (callpath.md 6.2).
//!
//! Both kinds work alike; a [`Kind`] says where they differ. The handle that the application gets
//! points at the object's slot index, which is also its index in every driver.

use std::ptr::{self, NonNull};
use std::sync::atomic::Ordering;

use dispatch_tables::vk;

use super::callbacks::Callback;
use super::driver::Driver;
use super::instance::Instance;
use super::slots::{Chunks, Slots, Zeroed};
use crate::journal::{Message, Sink};
use crate::lock::{self, Guard};
use crate::memory::{HostAllocator, usable};
use crate::sync::AtomicU64;

/// The slot indices of an instance's messengers and report callbacks.
pub(crate) struct InstanceMessengers {
    messengers: Slots,
    reports: Slots,
    allocator: HostAllocator,
}

impl InstanceMessengers {
    /// Nothing yet. `allocator`: the instance's.
    pub(crate) fn new(allocator: HostAllocator) -> Self {
        let lists = allocator.scoped(vk::SystemAllocationScope::INSTANCE);
        Self { messengers: Slots::new(lists), reports: Slots::new(lists), allocator }
    }
}

impl Drop for InstanceMessengers {
    /// Frees the index words of what the application forgot to destroy.
    fn drop(&mut self) {
        let lock = lock::acquire();
        let allocator = self.allocator.scoped(vk::SystemAllocationScope::OBJECT);
        for object in self.messengers.objects(&lock).chain(self.reports.objects(&lock)) {
            if let Some(word) = NonNull::new(object.cast::<u32>()) {
                // SAFETY: `create` allocated the word from the same allocator.
                unsafe { allocator.destroy(word) };
            }
        }
    }
}

/// One driver's messengers and report callbacks, by slot index.
pub(crate) struct DriverMessengers {
    messengers: Chunks<DriverHandle>,
    reports: Chunks<DriverHandle>,
}

impl DriverMessengers {
    /// Nothing yet. `allocator`: the instance's.
    pub(crate) fn new(allocator: HostAllocator) -> Self {
        let lists = allocator.scoped(vk::SystemAllocationScope::INSTANCE);
        Self { messengers: Chunks::new(lists), reports: Chunks::new(lists) }
    }
}

/// A driver's handle, 0 where the driver has none.
struct DriverHandle(AtomicU64);

// SAFETY: zero is the null handle.
unsafe impl Zeroed for DriverHandle {}

impl DriverHandle {
    /// Takes the handle out, so that a later object at the same index cannot meet a stale one.
    fn take(&self) -> Option<u64> {
        Some(self.0.swap(0, Ordering::AcqRel)).filter(|handle| *handle != 0)
    }
}

/// Where the journal of `instance` delivers: to the instance's callbacks, whatever thread the
/// message comes from (drivers.md B.8).
///
/// # Safety
///
/// The sink is not used after the instance is freed.
pub(crate) unsafe fn sink(instance: &Instance) -> Sink {
    // SAFETY: callbacks may be told messages from any thread; the caller promises the rest.
    unsafe { Sink::new(ptr::from_ref(instance).cast(), deliver) }
}

/// # Safety
///
/// `instance` is the instance that [`sink`] was given.
unsafe fn deliver(instance: *const (), message: &Message<'_>) {
    // SAFETY: the caller's promise.
    let instance = unsafe { &*instance.cast::<Instance>() };
    instance.callbacks.deliver_loader_message(
        ptr::from_ref(instance).expose_provenance() as u64,
        vk::DebugUtilsMessageSeverityFlagsEXT::from_raw(message.severity.0),
        vk::DebugUtilsMessageTypeFlagsEXT::from_raw(message.types.0),
        message.text,
    );
}

/// What tells messengers and report callbacks apart.
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
            // SAFETY: the driver's own object, destroyed once.
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
            // SAFETY: the driver's own object, destroyed once.
            unsafe { destroy(driver.instance, handle, allocator) };
        }
    },
};

/// Creates an object: in every driver through `create_on_driver` (which returns `None` for a driver
/// that lacks the function), then among the instance's callbacks. Returns its handle.
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
        // SAFETY: just created, not yet shared.
        unsafe { word.write(index) };
        let handle = word.as_ptr().expose_provenance() as u64;
        let filled = fill_drivers(lock, instance, kind, index, create_on_driver).and_then(|()| {
            Ok(instance.callbacks.add(lock, handle, callback, own_allocator, allocator)?)
        });
        if let Err(error) = filled {
            // SAFETY: the caller's promise about `p_allocator`.
            unsafe { destroy_on_drivers(lock, instance, kind, index, p_allocator) };
            slots.release(lock, index);
            return Err(error);
        }
        slots.set_object(lock, index, word.as_ptr().cast());
        Ok(handle)
    });
    if outcome.is_err() {
        // SAFETY: allocated above, handed to nobody.
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
    // SAFETY: the caller's promises.
    unsafe {
        let index = word.read();
        destroy_on_drivers(lock, instance, kind, index, p_allocator);
        instance.callbacks.remove(lock, handle, usable(p_allocator));
        (kind.slots)(&instance.messengers).release(lock, index);
        instance.allocator(vk::SystemAllocationScope::OBJECT).destroy(word);
    }
}

/// Destroys a driver's objects whose owners the application forgot, before the driver's instance
/// goes (callpath.md 7.4).
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
            // SAFETY: the driver's own handle, taken out above.
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
                handle.0.store(created, Ordering::Release);
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
            // SAFETY: the driver's own handle, taken out above.
            unsafe { (kind.destroy)(driver, handle, p_allocator) };
        }
    }
}
