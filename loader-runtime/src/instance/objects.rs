//! Objects that an application creates once and drivers once more each: surfaces, messengers and
//! report callbacks (callpath.md 5.2, 5.4, 6.2, 7.4).
//!
//! The instance gives each object an index ([`Objects`]); each driver's record has the driver's
//! handle at that index ([`DriverObjects`]). The rooms `surfaces` and `debug` create the objects.
//! Here they are destroyed, with the drivers' handles and whether or not the application does so.

use core::ffi::c_void;
use core::ptr;
use core::ptr::NonNull;
use core::sync::atomic::Ordering;

use dispatch_tables::{Command, vk};

use crate::chain::typed;
use crate::instance::driver::Driver;
use crate::instance::record::Instance;
use crate::lock::{self, Guard, LockedCell};
use crate::memory::{Allocated, HostAllocator, OutOfHostMemory};
use crate::records::slots::{Chunks, Zeroed};
use crate::surfaces;
use crate::sync::modelled::{AtomicU64, Mutex};

/// What an object is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(crate) enum ObjectKind {
    /// The loader's object is a `Container`.
    Surface = 0,
    /// Of VK_EXT_debug_utils. The loader's object is a word that holds the index.
    Messenger,
    /// Of VK_EXT_debug_report. The loader's object is a word as well.
    Report,
}

/// A driver's command that destroys an object. Handles of these kinds are numbers of 64 bits.
type Destroy = unsafe extern "system" fn(vk::Instance, u64, *const vk::AllocationCallbacks);

impl ObjectKind {
    /// All kinds, in the order in which leftovers are destroyed: messengers may hear of surfaces.
    const ALL: [Self; 3] = [Self::Surface, Self::Messenger, Self::Report];

    const fn destroying_command(self) -> Command {
        match self {
            Self::Surface => Command::DESTROY_SURFACE_KHR,
            Self::Messenger => Command::DESTROY_DEBUG_UTILS_MESSENGER_EXT,
            Self::Report => Command::DESTROY_DEBUG_REPORT_CALLBACK_EXT,
        }
    }

    /// Destroys a driver's object, if the driver can.
    ///
    /// # Safety
    ///
    /// The driver's instance is live, and `handle` is its object of this kind, which nobody else
    /// uses or destroys. `p_allocator` is null or points to callbacks.
    unsafe fn destroy(
        self,
        driver: &Driver,
        handle: u64,
        p_allocator: *const vk::AllocationCallbacks,
    ) {
        if let Some(destroy) = driver.instance_table.get(self.destroying_command()) {
            // SAFETY: the three commands have this type. The driver's own function gets the
            // driver's own object, which the caller destroys once.
            unsafe { typed::<Destroy>(destroy)(driver.instance, handle, p_allocator) };
        }
    }

    /// Frees the loader's object.
    ///
    /// # Safety
    ///
    /// The object is of this kind and came from the same allocator, and nobody uses it.
    unsafe fn free(self, object: NonNull<c_void>, allocator: HostAllocator) {
        // SAFETY: the caller's promise is that of both functions.
        unsafe {
            match self {
                Self::Surface => surfaces::record::free(object.cast(), allocator),
                Self::Messenger | Self::Report => allocator.destroy(object.cast::<u32>()),
            }
        }
    }
}

/// One entry of [`Objects`].
#[derive(Clone, Copy)]
struct Slot {
    is_taken: bool,
    kind: ObjectKind,
    /// The callbacks that the application brought, or none of the functions.
    callbacks: vk::AllocationCallbacks,
    /// The loader's object behind the index; null while the object is being made.
    object: *mut c_void,
}

// SAFETY: zero is "not taken, no callbacks"; null function pointers are `None`; zero is a kind; a
// `Slot` needs no drop.
unsafe impl Zeroed for LockedCell<Slot> {}

impl Slot {
    /// The callbacks that were remembered, if they can stand in for an allocator: all five
    /// functions are there (callpath.md 7.4).
    fn complete_callbacks(&self) -> Option<&vk::AllocationCallbacks> {
        let callbacks = &self.callbacks;
        let complete = callbacks.pfn_allocation.is_some()
            && callbacks.pfn_reallocation.is_some()
            && callbacks.pfn_free.is_some()
            && callbacks.pfn_internal_allocation.is_some()
            && callbacks.pfn_internal_free.is_some();
        complete.then_some(callbacks)
    }
}

/// The objects of an instance.
pub(crate) struct Objects {
    slots: Chunks<LockedCell<Slot>>,
    /// For the loader's objects.
    allocator: HostAllocator,
}

impl Objects {
    /// None yet. `allocator`: the instance's.
    pub(crate) fn new(allocator: HostAllocator) -> Self {
        Self {
            slots: Chunks::new(allocator.scoped(vk::SystemAllocationScope::INSTANCE)),
            allocator: allocator.scoped(vk::SystemAllocationScope::OBJECT),
        }
    }

    /// Takes the lowest free index and remembers `callbacks` with it (callpath.md 5.2 step 2).
    ///
    /// # Errors
    ///
    /// The list is full and cannot grow.
    pub(crate) fn reserve(
        &self,
        lock: &Guard,
        kind: ObjectKind,
        callbacks: Option<vk::AllocationCallbacks>,
    ) -> Allocated<u32> {
        let first_free = || self.slots.iter().find(|(_, slot)| !slot.get(lock).is_taken);
        let (index, slot) = match first_free() {
            Some(found) => found,
            None => {
                let next = self.slots.iter().count();
                self.slots.grow_to(u32::try_from(next).map_err(|_| OutOfHostMemory)?)?;
                first_free().ok_or(OutOfHostMemory)?
            }
        };
        let (callbacks, object) = (callbacks.unwrap_or_default(), ptr::null_mut());
        slot.set(lock, Slot { is_taken: true, kind, callbacks, object });
        Ok(index)
    }

    /// Moves the loader's object behind a taken index, where [`Self::free`] finds it, or the end of
    /// the instance if the application forgets to destroy the object.
    pub(crate) fn create<T>(&self, lock: &Guard, index: u32, object: T) -> Allocated<NonNull<T>> {
        let place = self.allocator.try_create(object)?;
        self.put(lock, index, place);
        Ok(place)
    }

    /// Notes the loader's object, which came from [`Self::allocator`], at a taken index.
    pub(crate) fn put<T>(&self, lock: &Guard, index: u32, object: NonNull<T>) {
        if let Some(slot) = self.slots.get(index) {
            slot.set(lock, Slot { object: object.as_ptr().cast(), ..slot.get(lock) });
        }
    }

    /// The allocator for the loader's objects and what belongs to them.
    pub(crate) fn allocator(&self) -> HostAllocator {
        self.allocator
    }

    /// The kind of the object at a taken index.
    fn kind(&self, lock: &Guard, index: u32) -> Option<ObjectKind> {
        Some(self.slots.get(index)?.get(lock).kind)
    }

    /// The taken indices.
    fn taken(&self, lock: &Guard) -> impl Iterator<Item = u32> {
        let slots = self.slots.iter().filter(|(_, slot)| slot.get(lock).is_taken);
        slots.map(|(index, _)| index)
    }

    /// How many indices are taken.
    #[cfg(test)]
    pub(crate) fn len(&self) -> usize {
        self.taken(&lock::acquire()).count()
    }

    /// Frees the loader's object at an index, if there is one, and gives the index back.
    ///
    /// # Safety
    ///
    /// Nobody uses the object any more.
    pub(crate) unsafe fn free(&self, lock: &Guard, index: u32) {
        let Some(slot) = self.slots.get(index) else { return };
        let freed = slot.get(lock);
        slot.set(lock, Slot { is_taken: false, object: ptr::null_mut(), ..freed });
        if let Some(object) = NonNull::new(freed.object) {
            // SAFETY: `create` made the object with this allocator, the slot leads to it no more,
            // and the caller promises that nobody uses it.
            unsafe { freed.kind.free(object, self.allocator) };
        }
    }
}

impl Drop for Objects {
    /// Frees the objects that the application did not destroy.
    fn drop(&mut self) {
        let lock = &lock::acquire();
        // SAFETY: the instance ends, so that nobody uses its objects.
        self.taken(lock).for_each(|index| unsafe { self.free(lock, index) });
    }
}

/// One driver's objects, by the index of the application's.
pub(crate) struct DriverObjects {
    /// The driver's handles; 0 where there is none.
    handles: Chunks<AtomicU64>,
    /// Held while the driver creates a surface. No driver comes back here meanwhile: it does not
    /// know the application's instance, and Vulkan forbids commands in the application's callbacks.
    turn: Mutex<()>,
}

impl DriverObjects {
    /// None yet. `allocator`: the instance's.
    pub(crate) fn new(allocator: HostAllocator) -> Self {
        let handles = Chunks::new(allocator.scoped(vk::SystemAllocationScope::INSTANCE));
        Self { handles, turn: Mutex::new(()) }
    }

    /// Makes room for a handle at `index`.
    pub(crate) fn make_room(&self, index: u32) -> Allocated<()> {
        self.handles.grow_to(index)
    }

    /// The handle at `index`, made by `create` if there is none; `None` where there is no room.
    ///
    /// Of several threads one creates while the others wait. After a failure the next thread tries
    /// again.
    pub(crate) fn get_or_create(
        &self,
        index: u32,
        create: impl FnOnce() -> Result<u64, vk::Result>,
    ) -> Option<Result<u64, vk::Result>> {
        Some(get_or_create(&self.turn, self.handles.get(index)?, create))
    }

    /// Notes a new handle. No other thread knows the object yet.
    pub(crate) fn set(&self, index: u32, handle: u64) {
        if let Some(place) = self.handles.get(index) {
            place.store(handle, Ordering::Release);
        }
    }

    /// Takes the handle at `index` out, so that it is destroyed once, and so that a later object at
    /// the same index does not find an old handle.
    fn take(&self, index: u32) -> Option<u64> {
        let handle = self.handles.get(index)?.swap(0, Ordering::AcqRel);
        (handle != 0).then_some(handle)
    }
}

fn get_or_create(
    turn: &Mutex<()>,
    cell: &AtomicU64,
    create: impl FnOnce() -> Result<u64, vk::Result>,
) -> Result<u64, vk::Result> {
    let made = || Some(cell.load(Ordering::Acquire)).filter(|handle| *handle != 0);
    if let Some(handle) = made() {
        return Ok(handle);
    }
    let _turn = turn.lock();
    if let Some(handle) = made() {
        return Ok(handle);
    }
    let handle = create()?;
    cell.store(handle, Ordering::Release);
    Ok(handle)
}

// SAFETY: zero is no handle, and an atomic needs no drop.
unsafe impl Zeroed for AtomicU64 {}

/// Destroys an object: the drivers' first, then the loader's.
///
/// # Safety
///
/// As [`destroy_on_drivers`].
pub(crate) unsafe fn destroy(
    instance: &Instance,
    index: u32,
    p_allocator: *const vk::AllocationCallbacks,
) {
    // SAFETY: nobody uses the object any more.
    unsafe {
        destroy_on_drivers(instance, index, p_allocator);
        instance.objects.free(&lock::acquire(), index);
    }
}

/// Destroys an object in the drivers, which are called without the loader lock, unless the caller
/// holds it (callpath.md 5.5, 6.2).
///
/// # Safety
///
/// `index` is that of an object of the instance, which nobody uses any more. `p_allocator` is null
/// or points to callbacks.
pub(crate) unsafe fn destroy_on_drivers(
    instance: &Instance,
    index: u32,
    p_allocator: *const vk::AllocationCallbacks,
) {
    while let Some((kind, driver, handle)) = take_next(instance, index) {
        // SAFETY: the handle was taken out, so that nobody else destroys the driver's object. The
        // driver's record stays: either the caller holds the loader lock, or the driver has a
        // physical device, and the application destroys surfaces before instances.
        unsafe { kind.destroy(driver.as_ref(), handle, p_allocator) };
    }
}

/// Takes the next handle at that index out of its driver.
fn take_next(instance: &Instance, index: u32) -> Option<(ObjectKind, NonNull<Driver>, u64)> {
    let lock = &lock::acquire();
    let kind = instance.objects.kind(lock, index)?;
    let mut drivers = instance.drivers.iter(lock);
    drivers.find_map(|driver| Some((kind, NonNull::from(driver), driver.objects.take(index)?)))
}

/// Destroys a driver's objects that the application did not destroy, before the driver's instance
/// is destroyed (callpath.md 7.4).
///
/// # Safety
///
/// Nothing uses an object of the driver any more.
pub(crate) unsafe fn destroy_leftovers(lock: &Guard, instance: &Instance, driver: &Driver) {
    let slots = || instance.objects.slots.iter().map(|(index, slot)| (index, slot.get(lock)));
    for kind in ObjectKind::ALL {
        for (index, slot) in slots().filter(|(_, slot)| slot.is_taken && slot.kind == kind) {
            let Some(handle) = driver.objects.take(index) else { continue };
            let allocator = slot.complete_callbacks().map_or(ptr::null(), ptr::from_ref);
            // SAFETY: the driver's own handle, which was taken out, so that it is destroyed once.
            unsafe { kind.destroy(driver, handle, allocator) };
        }
    }
}

#[cfg(all(test, loom))]
mod loom_tests;
#[cfg(all(test, not(loom)))]
mod tests;
