//! Objects without a dispatch table: buffers, fences, whatever a driver makes.
//!
//! A handle is the address of an [`Object`], whose beginning is the same for all types: private data
//! and the allocator. Common functions that take any object (vkSetPrivateData) rely on that, so all
//! objects of a driver on this kit are made here.

use std::ffi::CString;
use std::ptr::NonNull;

use dispatch_tables::vk::{self, Handle};

use crate::objects;

use super::alloc::{Allocator, Owned};
use super::locks::{Mutex, MutexGuard};

/// What the kit keeps of every object of a device.
#[derive(Default)]
pub(crate) struct ObjectBase {
    /// Private data by slot.
    pub(crate) private: Mutex<Vec<(u64, u64)>>,
    /// The name of VK_EXT_debug_utils.
    pub(crate) name: Mutex<Option<CString>>,
    /// Of queues and command buffers: open labels of VK_EXT_debug_utils.
    pub(crate) labels: Mutex<Vec<CString>>,
}

/// How every object without a dispatch table begins.
#[repr(C)]
struct Base {
    object: ObjectBase,
    allocator: Allocator,
}

/// An object: the kit's data and the driver's.
#[repr(C)]
pub struct Object<T> {
    base: Base,
    data: T,
}

/// Makes an object of a device or an instance, and its handle.
///
/// # Errors
///
/// `ERROR_OUT_OF_HOST_MEMORY`.
///
/// # Safety
///
/// `callbacks` is null or valid, as the creating command has it.
pub unsafe fn create<H: Handle, T>(
    parent: Allocator,
    callbacks: *const vk::AllocationCallbacks,
    data: T,
) -> Result<H, vk::Result> {
    // SAFETY: the caller's promise.
    let allocator = unsafe { Allocator::new(callbacks, parent) };
    let base = Base { object: ObjectBase::default(), allocator };
    let object = allocator.allocate(vk::SystemAllocationScope::OBJECT, Object { base, data })?;
    Ok(H::from_u64(object.into_raw().expose_provenance() as u64))
}

/// What a creating command returns: stores the handle of [`create`], if there is one.
///
/// # Safety
///
/// `place` is where the creating command stores its handle.
pub unsafe fn store<H>(created: Result<H, vk::Result>, place: *mut H) -> vk::Result {
    match created {
        Ok(handle) => {
            // SAFETY: the caller's promise.
            unsafe { *place = handle };
            vk::Result::SUCCESS
        }
        Err(error) => error,
    }
}

/// The driver's data of an object.
///
/// # Safety
///
/// [`create`] made the live handle, with data of this type.
pub unsafe fn get<'a, T>(handle: impl Handle) -> &'a T {
    // SAFETY: the handle is the address of such an object.
    unsafe { &(*address::<Object<T>>(handle)).data }
}

/// Destroys an object. A null handle is allowed.
///
/// # Safety
///
/// As for [`get`]; and nobody uses the object any more.
pub unsafe fn destroy<T>(handle: impl Handle) {
    let Some(pointer) = NonNull::new(address::<Object<T>>(handle)) else { return };
    // SAFETY: `create` made the object with this allocator, and nobody uses the handle.
    drop(unsafe { Owned::from_raw(pointer, pointer.as_ref().base.allocator) });
}

/// What the kit keeps of a device or an object of one; nothing of objects that others make, the
/// loader's surfaces and displays among them.
///
/// # Safety
///
/// A live object of this type of a driver on this kit; [`create`] made objects without a dispatch
/// table.
pub(crate) unsafe fn base<'a>(object_type: vk::ObjectType, handle: u64) -> Option<&'a ObjectBase> {
    use vk::ObjectType as Of;
    let address = std::ptr::with_exposed_provenance_mut(handle as usize);
    // SAFETY: the caller's promise; every object without a table begins with its base.
    unsafe {
        Some(match object_type {
            Of::DEVICE => &objects::device(vk::Device::from_raw(address)).base,
            Of::QUEUE => &objects::queue(vk::Queue::from_raw(address)).base,
            Of::COMMAND_BUFFER => {
                &objects::command_buffer(vk::CommandBuffer::from_raw(address)).base
            }
            Of::INSTANCE | Of::PHYSICAL_DEVICE | Of::UNKNOWN => return None,
            Of::SURFACE_KHR | Of::DISPLAY_KHR | Of::DISPLAY_MODE_KHR => return None,
            _ => &(*address.cast::<Base>()).object,
        })
    }
}

/// The lock of a value that a panic cannot leave half changed.
pub(crate) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
}

fn address<T>(handle: impl Handle) -> *mut T {
    std::ptr::with_exposed_provenance_mut(handle.as_u64() as usize)
}
