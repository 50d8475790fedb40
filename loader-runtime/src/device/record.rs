//! The loader's record of one device (callpath.md 2.1, 7.1).
//!
//! A `VkDevice` is the driver's own object; the loader keeps this record beside it and writes its
//! address into word 0 of the device, its queues and its command buffers.

use core::cell::UnsafeCell;
use core::ffi::c_void;
use core::ptr::NonNull;

use dispatch_tables::vk;

use crate::device::terminators::DeviceTerminatorGate;
use crate::instance::dispatch::DeviceDispatch;
use crate::instance::driver::Driver;
use crate::instance::extension_set::ExtensionSet;
use crate::instance::record::Instance;
use crate::lock::Guard;
use crate::memory::{Allocated, HostAllocator, usable};
use crate::records::late::Late;
use crate::records::linked::{Linked, Next};

/// The driver's device, set by the terminator of vkCreateDevice.
#[derive(Clone, Copy, Default)]
pub(crate) struct DriverDevice {
    /// The driver's own handle.
    pub(crate) handle: vk::Device,
    /// vkGetDeviceProcAddr answers NULL for core commands above the application's version
    /// (callpath.md 3.5, IGNORE_NEWER).
    pub(crate) ignores_newer_commands: bool,
}

/// The device as the top of the chain returned it.
#[derive(Clone, Copy, Default)]
pub(crate) struct ChainDevice {
    pub(crate) handle: vk::Device,
    /// vkGetDeviceProcAddr of the top of the chain.
    pub(crate) get_device_proc_addr: Option<vk::PFN_vkGetDeviceProcAddr>,
}

/// One device. Its dispatch table comes first, so that word 0 of a handle holds the address of the
/// record, too.
#[repr(C)]
pub(crate) struct Device {
    pub(crate) dispatch: DeviceDispatch,
    owner: *const Instance,
    /// Null until the terminator of vkCreateDevice ran.
    driver: Late<*const Driver>,
    /// The default until the terminator of vkCreateDevice ran.
    pub(crate) driver_device: Late<DriverDevice>,
    pub(crate) chain_device: Late<ChainDevice>,
    /// Device extensions that reached the driver: requested and supported by it.
    pub(crate) extensions: ExtensionSet,
    /// VK_EXT_debug_marker is requested and offered (callpath.md 3.5).
    pub(crate) debug_marker: Late<bool>,
    memory: UnsafeCell<vk::AllocationCallbacks>,
    next: Next<Self>,
}

impl Device {
    /// Allocates a record from the callbacks that vkCreateDevice was given.
    ///
    /// # Safety
    /// `p_allocator` is null or valid callbacks.
    pub(crate) unsafe fn create<'a>(
        owner: &Instance,
        p_allocator: *const vk::AllocationCallbacks,
    ) -> Allocated<&'a Self> {
        // SAFETY: the caller promises null or callbacks; the allocator is dropped in this function.
        let allocator =
            unsafe { HostAllocator::new(p_allocator, vk::SystemAllocationScope::DEVICE) };
        // SAFETY: the caller promises null or callbacks.
        let callbacks = unsafe { usable(p_allocator) }.unwrap_or_default();
        let record = allocator.try_create(Self {
            dispatch: DeviceDispatch::new(),
            owner,
            driver: Late::new(core::ptr::null()),
            driver_device: Late::new(DriverDevice::default()),
            chain_device: Late::new(ChainDevice::default()),
            extensions: ExtensionSet::new(),
            debug_marker: Late::new(false),
            memory: UnsafeCell::new(callbacks),
            next: Next::none(),
        })?;
        // SAFETY: `try_create` has initialised the record, which lives until `destroy`.
        Ok(unsafe { record.as_ref() })
    }

    /// The record behind a device-level handle; `None` for what [`DeviceDispatch::of`] refuses.
    ///
    /// # Safety
    /// As [`DeviceDispatch::of`].
    pub(crate) unsafe fn of<'a>(handle: *const c_void) -> Option<&'a Self> {
        // SAFETY: the caller's promise is that of `DeviceDispatch::of`. What that accepts is the
        // table of a record, which the table is the first member of.
        unsafe {
            DeviceDispatch::of(handle)?;
            // Read again instead of casting the table: the record is larger than the table.
            Some(&*handle.cast::<*const Self>().read())
        }
    }

    /// The record's address: what goes into word 0 of the handles.
    pub(crate) fn address(&self) -> *mut c_void {
        core::ptr::from_ref(self).cast_mut().cast()
    }

    /// The instance that the device was created from.
    pub(crate) fn owner(&self) -> &Instance {
        // SAFETY: an instance frees the records of its devices before itself.
        unsafe { &*self.owner }
    }

    /// The driver that made the device; `None` until its terminator ran.
    pub(crate) fn driver(&self) -> Option<&Driver> {
        // SAFETY: null, or a driver of the owner, freed after the records of its devices.
        unsafe { self.driver.as_ref() }
    }

    /// Whether the extension that a device terminator needs is enabled (callpath.md 3.6).
    pub(crate) fn is_open(&self, gate: DeviceTerminatorGate) -> bool {
        match gate {
            DeviceTerminatorGate::DeviceExtension(any_of) => {
                any_of.iter().any(|extension| self.extensions.contains(*extension))
            }
            DeviceTerminatorGate::InstanceExtension(extension) => {
                self.owner().is_enabled(extension)
            }
        }
    }

    /// Ties the record to the driver's new device: stores the device, adds the record to the
    /// driver's list and writes the address of the record into word 0 of the device (callpath.md
    /// 7.2 step 10). If a layer calls the terminator twice, the record is tied to the second
    /// device.
    ///
    /// # Safety
    /// The driver has just created `device`, and no other thread uses the record.
    pub(crate) unsafe fn attach(&self, lock: &Guard, driver: &Driver, device: DriverDevice) {
        if let Some(former) = self.driver() {
            former.devices.take(lock, self);
        }
        // SAFETY: the caller promises that nobody else reads the record.
        unsafe { self.driver.set(driver) };
        // SAFETY: the caller promises that nobody else reads the record.
        unsafe { self.driver_device.set(device) };
        // SAFETY: `destroy` takes the record out of the list before it frees the record.
        unsafe { driver.devices.push(lock, NonNull::from(self)) };
        // SAFETY: the loader owns word 0 of a driver's dispatchable object.
        unsafe { set_dispatch(device.handle.as_raw(), self) };
    }

    /// Unlinks the record from its driver and frees it, through `p_allocator` if that is not null
    /// and the record came from callbacks (callpath.md 7.3, 14 (21)).
    ///
    /// # Safety
    /// `record` came from [`Self::create`]; nothing uses the record or the device any more;
    /// `p_allocator` is null or points to callbacks that are compatible with those of `create`.
    pub(crate) unsafe fn destroy(
        lock: &Guard,
        record: NonNull<Self>,
        p_allocator: *const vk::AllocationCallbacks,
    ) {
        // SAFETY: the record is live until it is freed below.
        let device = unsafe { record.as_ref() };
        if let Some(driver) = device.driver() {
            driver.devices.take(lock, device);
        }
        // SAFETY: `create` wrote the callbacks, and nothing writes them again.
        let created_with = unsafe { *device.memory.get() };
        // SAFETY: the caller promises null or callbacks.
        let callbacks = match unsafe { usable(p_allocator) } {
            Some(callbacks) if created_with.pfn_allocation.is_some() => callbacks,
            _ => created_with,
        };
        // SAFETY: `callbacks` outlives the allocator.
        let allocator =
            unsafe { HostAllocator::new(&raw const callbacks, vk::SystemAllocationScope::DEVICE) };
        // SAFETY: the record came from callbacks that are compatible with these, is in no list and
        // has no other user.
        unsafe { allocator.destroy(record) };
    }

    /// Frees the records of devices that the application never destroyed. The driver's devices are
    /// left alone (callpath.md 7.4).
    ///
    /// # Safety
    /// Nothing uses a device of `driver` any more.
    pub(crate) unsafe fn destroy_leftovers(lock: &Guard, driver: &Driver) {
        while let Some(record) = driver.devices.pop(lock) {
            // SAFETY: `create` made the record, and the caller promises that nothing uses it.
            unsafe { Self::destroy(lock, record, core::ptr::null()) };
        }
    }
}

impl Linked for Device {
    fn next(&self) -> &Next<Self> {
        &self.next
    }
}

/// Writes the address of `device` into word 0 of one of its objects (callpath.md 1.5).
///
/// # Safety
/// `object` is a dispatchable object of `device`: its first word is the loader's to write.
pub(crate) unsafe fn set_dispatch(object: *mut c_void, device: &Device) {
    // SAFETY: the caller promises that the first word is the loader's to write.
    unsafe { object.cast::<*mut c_void>().write(device.address()) };
}
