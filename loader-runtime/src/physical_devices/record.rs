//! The two wrappers of a physical device (callpath.md 2.1, 2.2; drivers.md J.1).
//!
//! The terminator wraps the handles that a driver enumerates, so that a terminator finds the driver
//! of a handle. The trampoline wraps the handles that the top of the chain enumerates, so that
//! trampolines work with the handles of any layer. Each handle gets one wrapper, which lives as
//! long as the instance: a handle that an application holds never dangles.

use dispatch_tables::vk;

use crate::instance::dispatch::{InstanceDispatch, mark};
use crate::instance::driver::Driver;
use crate::instance::record::Instance;
use crate::lock::LockedCell;
use crate::records::index::{Indexed, Key, Links};

/// Marks a trampoline's physical device (callpath.md 2.1).
const TRAMPOLINE_MAGIC: u64 = 0x10AD_ED02_0210_ADED;

/// `VkPhysicalDevice` as the application sees it. The first 32 bytes are ABI on 64-bit targets.
#[repr(C)]
pub(crate) struct TrampolinePhysicalDevice {
    dispatch: *const InstanceDispatch,
    instance: *const Instance,
    magic: u64,
    /// The handle that the top of the chain enumerated.
    pub(crate) lower: vk::PhysicalDevice,
    /// [`mark`].
    mark: usize,
    links: Links<Self>,
}

impl TrampolinePhysicalDevice {
    pub(crate) fn new(
        dispatch: *const InstanceDispatch,
        instance: *const Instance,
        lower: vk::PhysicalDevice,
    ) -> Self {
        Self {
            dispatch,
            instance,
            magic: TRAMPOLINE_MAGIC,
            lower,
            mark: mark(),
            links: Links::none(),
        }
    }

    /// The wrapper behind an application's handle; `None` when the handle is null, this library has
    /// not made it, or it wraps null (callpath.md 1.2 U).
    ///
    /// # Safety
    /// `handle` is null or points to at least 40 readable bytes.
    #[inline(always)]
    pub(crate) unsafe fn of<'a>(handle: vk::PhysicalDevice) -> Option<&'a Self> {
        let wrapper = handle.as_raw().cast::<Self>().cast_const();
        if wrapper.is_null() {
            return None;
        }
        // SAFETY: the caller promises as many readable bytes as the members that are read take. A
        // wrapper with this library's mark is a whole one.
        unsafe {
            if (&raw const (*wrapper).mark).read() != mark()
                || (&raw const (*wrapper).lower).read().is_null()
            {
                return None;
            }
            Some(&*wrapper)
        }
    }

    /// The entrypoints to call with [`Self::lower`].
    #[inline(always)]
    pub(crate) fn dispatch(&self) -> &InstanceDispatch {
        // SAFETY: set by `new` to the table of the instance, which outlives its wrappers.
        unsafe { &*self.dispatch }
    }

    /// The instance that enumerated the device.
    #[inline(always)]
    pub(crate) fn instance(&self) -> &Instance {
        // SAFETY: set by `new`; the instance outlives its wrappers.
        unsafe { &*self.instance }
    }

    /// The handle that the chain knows.
    #[inline(always)]
    pub(crate) fn lower(&self) -> vk::PhysicalDevice {
        self.lower
    }

    /// What identifies the wrapper of the chain's handle `lower` in its instance.
    pub(crate) fn key_of(lower: vk::PhysicalDevice) -> Key {
        [0, lower.as_raw().addr()]
    }

    /// The handle that the application gets.
    pub(crate) fn loader_handle(&self) -> vk::PhysicalDevice {
        vk::PhysicalDevice::from_raw(core::ptr::from_ref(self).cast_mut().cast())
    }
}

/// `VkPhysicalDevice` as terminators and layers see it. The first 24 bytes are ABI on 64-bit
/// targets.
#[repr(C)]
pub(crate) struct TerminatorPhysicalDevice {
    dispatch: *const InstanceDispatch,
    pub(crate) driver: *const Driver,
    /// The driver's own handle.
    pub(crate) handle: vk::PhysicalDevice,
    /// Its place in the last enumeration of all devices; `None` before the first.
    pub(crate) place: LockedCell<Option<u32>>,
    links: Links<Self>,
}

impl TerminatorPhysicalDevice {
    pub(crate) const fn new(
        dispatch: *const InstanceDispatch,
        driver: *const Driver,
        handle: vk::PhysicalDevice,
    ) -> Self {
        Self { dispatch, driver, handle, place: LockedCell::new(None), links: Links::none() }
    }

    /// The wrapper behind a handle that reached a terminator. Not checked: layers must pass on the
    /// handles that they received (callpath.md 7.7).
    ///
    /// # Safety
    /// `handle` came from the terminator of vkEnumeratePhysicalDevices or -Groups of an instance
    /// that still exists.
    #[inline(always)]
    pub(crate) unsafe fn of<'a>(handle: vk::PhysicalDevice) -> &'a Self {
        // SAFETY: the caller promises a handle of the terminator, which is the address of a
        // wrapper.
        unsafe { &*handle.as_raw().cast::<Self>() }
    }

    /// What identifies the wrapper of a driver's handle in its instance.
    pub(crate) fn key_of(driver: *const Driver, handle: vk::PhysicalDevice) -> Key {
        [driver.addr(), handle.as_raw().addr()]
    }

    /// The driver that enumerated the device.
    #[inline(always)]
    pub(crate) fn driver(&self) -> &Driver {
        // SAFETY: a driver with a wrapper is unloaded only with its instance.
        unsafe { &*self.driver }
    }

    /// The instance that the device belongs to.
    pub(crate) fn instance(&self) -> &Instance {
        self.driver().owner()
    }

    /// The handle that goes up the chain.
    pub(crate) fn loader_handle(&self) -> vk::PhysicalDevice {
        vk::PhysicalDevice::from_raw(core::ptr::from_ref(self).cast_mut().cast())
    }
}

impl Indexed for TrampolinePhysicalDevice {
    fn key(&self) -> Key {
        Self::key_of(self.lower)
    }

    fn links(&self) -> &Links<Self> {
        &self.links
    }
}

impl Indexed for TerminatorPhysicalDevice {
    fn key(&self) -> Key {
        Self::key_of(self.driver, self.handle)
    }

    fn links(&self) -> &Links<Self> {
        &self.links
    }
}

#[cfg(test)]
mod tests;
