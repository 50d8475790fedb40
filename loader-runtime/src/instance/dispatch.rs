//! Dispatch tables with the loader's headers: word 0 of a handle points to one (callpath.md 2.1).
//!
//! A table is filled while its object is created and only read afterwards, except for the slots of
//! unknown functions.

use core::ffi::c_void;
#[cfg(target_arch = "x86_64")]
use core::mem::offset_of;

use dispatch_tables::{
    DeviceEntrypointTable, InstanceEntrypointTable, PhysicalDeviceEntrypointTable,
};

use crate::device::terminators::DriverDeviceTable;
use crate::instance::record::Instance;
use crate::lookup::unknown::slots::{device_slots, instance_slots};
use crate::lookup::unknown_names::UnknownSlots;
use crate::records::late::Late;

/// First word of every device table (callpath.md 2.1).
pub(crate) const DEVICE_DISPATCH_MAGIC: u64 = 0x10AD_ED04_0410_ADED;

/// The address of this byte marks the records of this library. Magic numbers do not: another loader
/// in the process has the same ones (callpath.md 2.1).
pub(crate) static MARK: u8 = 0;

/// See [`MARK`].
#[inline(always)]
pub(crate) fn mark() -> usize {
    (&raw const MARK).addr()
}

/// Entrypoints of one device, as its trampolines call them.
///
/// Word 0 of a `VkDevice` and of its queues and command buffers holds the address of this.
#[repr(C)]
pub(crate) struct DeviceDispatch {
    pub(crate) magic: u64,
    /// [`mark`].
    mark: usize,
    /// The functions of the first layer, or of the driver.
    pub(crate) table: Late<DeviceEntrypointTable>,
    /// The driver's own functions behind the loader's device terminators (callpath.md 3.6).
    pub(crate) driver_table: Late<DriverDeviceTable>,
    /// The functions of the first layer, or of the driver, for names that the loader does not know.
    pub(crate) unknown: UnknownSlots,
}

impl DeviceDispatch {
    /// The offset of the mark.
    #[cfg(target_arch = "x86_64")]
    pub(crate) const MARK: usize = offset_of!(Self, mark);
    /// The offset of the functions.
    #[cfg(target_arch = "x86_64")]
    pub(crate) const TABLE: usize = offset_of!(Self, table);

    /// A table without entrypoints.
    pub(crate) fn new() -> Self {
        Self {
            magic: DEVICE_DISPATCH_MAGIC,
            mark: mark(),
            table: Late::new(DeviceEntrypointTable::EMPTY),
            driver_table: Late::new(DriverDeviceTable::EMPTY),
            unknown: device_slots(),
        }
    }

    /// The table of a device-level handle; `None` when the handle or its first word is null or this
    /// library has not made the table (callpath.md 1.2 P).
    ///
    /// # Safety
    /// `handle` is null or points to readable memory whose first word is null or points to at least
    /// 16 readable bytes, as every dispatchable handle of Vulkan does.
    #[inline(always)]
    pub(crate) unsafe fn of<'a>(handle: *const c_void) -> Option<&'a Self> {
        if handle.is_null() {
            return None;
        }
        // SAFETY: the caller promises that the first word and, behind it, 16 bytes are readable. A
        // table with this library's mark is a whole one.
        unsafe {
            let dispatch = handle.cast::<*const Self>().read();
            if dispatch.is_null() || (&raw const (*dispatch).mark).read() != mark() {
                return None;
            }
            Some(&*dispatch)
        }
    }
}

/// Entrypoints of one instance and its physical devices, as their trampolines call them.
///
/// Word 0 of the `VkInstance` and of all its physical devices, at both levels, holds the address of
/// this; layers use it as a key (callpath.md 2.1).
#[repr(C)]
pub(crate) struct InstanceDispatch {
    /// [`mark`].
    mark: usize,
    pub(crate) instance: Late<InstanceEntrypointTable>,
    pub(crate) physical_device: Late<PhysicalDeviceEntrypointTable>,
    /// The first functions of the chain for physical-device names that the loader does not know: of
    /// a layer, or of the loader's terminators.
    pub(crate) unknown: UnknownSlots,
    /// The instance that owns the table: leads from a handle to the instance without a search or a
    /// lock.
    pub(crate) owner: *const Instance,
}

impl InstanceDispatch {
    /// A table for `owner` with the given entrypoints.
    pub(crate) fn new(
        owner: *const Instance,
        instance: InstanceEntrypointTable,
        physical_device: PhysicalDeviceEntrypointTable,
    ) -> Self {
        Self {
            mark: mark(),
            instance: Late::new(instance),
            physical_device: Late::new(physical_device),
            unknown: instance_slots(),
            owner,
        }
    }

    /// Whether this library has made the table.
    ///
    /// # Safety
    /// `table` points to at least eight readable bytes.
    #[inline(always)]
    pub(crate) unsafe fn is_ours(table: *const Self) -> bool {
        // SAFETY: the caller promises eight readable bytes, where the mark is.
        unsafe { (&raw const (*table).mark).read() == mark() }
    }
}
