//! Wrappers of physical devices: those that the application gets, and those that drivers' devices
//! have in the chain. An instance keeps both until its end.

use dispatch_tables::vk;

use crate::instance::driver::Driver;
use crate::instance::record::Instance;
use crate::lock::Guard;
use crate::memory::Allocated;
use crate::physical_devices::record::{TerminatorPhysicalDevice, TrampolinePhysicalDevice};
use crate::records::index::{Index, Indexed};

impl Instance {
    /// Replaces the chain's handles by the application's wrappers.
    #[inline(never)]
    pub(crate) fn wrap_all(
        &self,
        lock: &Guard,
        handles: &mut [vk::PhysicalDevice],
    ) -> Allocated<()> {
        for handle in handles {
            *handle = self.trampoline_for(lock, *handle)?.loader_handle();
        }
        Ok(())
    }

    /// The application's wrapper of the chain's handle `lower`: the existing wrapper, or a new one
    /// (callpath.md 7.5).
    pub(crate) fn trampoline_for<'a>(
        &'a self,
        lock: &'a Guard,
        lower: vk::PhysicalDevice,
    ) -> Allocated<&'a TrampolinePhysicalDevice> {
        let key = TrampolinePhysicalDevice::key_of(lower);
        if let Some(known) = self.trampolines.find(lock, key) {
            return Ok(known);
        }
        let wrapper = TrampolinePhysicalDevice::new(*self.dispatch, self, lower);
        self.add_wrapper(lock, &self.trampolines, wrapper)
    }

    /// The chain's wrapper of a driver's device, if the device was enumerated before.
    pub(crate) fn known_terminator<'a>(
        &'a self,
        lock: &'a Guard,
        driver: &Driver,
        handle: vk::PhysicalDevice,
    ) -> Option<&'a TerminatorPhysicalDevice> {
        self.terminators.find(lock, TerminatorPhysicalDevice::key_of(driver, handle))
    }

    /// The chain's wrapper of a driver's device: the existing wrapper, or a new one.
    pub(crate) fn terminator_for<'a>(
        &'a self,
        lock: &'a Guard,
        driver: &Driver,
        handle: vk::PhysicalDevice,
    ) -> Allocated<&'a TerminatorPhysicalDevice> {
        if let Some(known) = self.known_terminator(lock, driver, handle) {
            return Ok(known);
        }
        let wrapper = TerminatorPhysicalDevice::new(*self.dispatch, driver, handle);
        let wrapper = self.add_wrapper(lock, &self.terminators, wrapper)?;
        driver.has_wrappers.set(lock, true);
        Ok(wrapper)
    }

    /// Moves a wrapper into memory of the instance and adds it to its list.
    fn add_wrapper<'a, T: Indexed>(
        &self,
        lock: &'a Guard,
        list: &'a Index<T>,
        wrapper: T,
    ) -> Allocated<&'a T> {
        let wrapper = self.allocator(vk::SystemAllocationScope::INSTANCE).try_create(wrapper)?;
        // SAFETY: `free_wrappers` takes the wrapper out of the list before it frees the wrapper.
        unsafe { list.push(lock, wrapper) };
        // SAFETY: the instance frees its wrappers at its end, when nothing uses them.
        Ok(unsafe { wrapper.as_ref() })
    }

    /// Frees the wrappers of a list.
    ///
    /// # Safety
    /// `add_wrapper` filled the list, and nothing uses its wrappers any more.
    pub(crate) unsafe fn free_wrappers<T: Indexed>(&self, lock: &Guard, list: &Index<T>) {
        let memory = self.allocator(vk::SystemAllocationScope::INSTANCE);
        while let Some(wrapper) = list.pop(lock) {
            // SAFETY: `add_wrapper` allocated the wrapper from the instance's callbacks.
            unsafe { memory.destroy(wrapper) };
        }
    }
}
