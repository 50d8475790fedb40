//! Objects without a dispatch table: buffers, fences, whatever a driver makes.
//!
//! A handle is the address of an [`Object`], whose beginning is the same for all types: private data
//! and the allocator. Common functions that take any object (vkSetPrivateData) rely on that, so all
//! objects of a driver on this kit are made here.

use std::ptr::NonNull;
use std::sync::Mutex;

use dispatch_tables::vk::{self, Handle};

use super::alloc::{Allocator, Owned};

/// The private data of an object, by slot.
pub(crate) type PrivateData = Mutex<Vec<(u64, u64)>>;

/// How every object begins.
#[repr(C)]
pub(crate) struct Base {
    pub(crate) private: PrivateData,
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
    let base = Base { private: PrivateData::default(), allocator };
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

/// # Safety
///
/// [`create`] made the live handle.
pub(crate) unsafe fn base<'a>(handle: u64) -> &'a Base {
    // SAFETY: every object begins with its base.
    unsafe { &*std::ptr::with_exposed_provenance(handle as usize) }
}

fn address<T>(handle: impl Handle) -> *mut T {
    std::ptr::with_exposed_provenance_mut(handle.as_u64() as usize)
}
