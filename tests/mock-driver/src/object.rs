//! The driver's objects behind Vulkan handles.
//!
//! Dispatchable objects start with a word that belongs to the loader (drivers.md E.3, version 2),
//! which the driver presets with `ICD_LOADER_MAGIC`, followed by the kind of object, by which a
//! handle that is not this driver's own is noticed. Other handles are either addresses of objects
//! or plain numbers.

use std::ffi::c_void;
use std::sync::atomic::{AtomicU64, Ordering};

use crate::config::driver;

/// A kind of dispatchable object.
pub(crate) trait Kind {
    /// A number that marks objects of this kind in memory.
    const MARK: u64;
    /// The name for messages.
    const NAME: &'static str;
}

/// A dispatchable object.
#[repr(C)]
struct Object<T> {
    loader_word: usize,
    mark: u64,
    data: T,
}

/// Makes an object and gives its handle's value.
pub(crate) fn create<T: Kind>(data: T) -> *mut c_void {
    Box::into_raw(Box::new(Object {
        loader_word: driver().config.loader_word,
        mark: T::MARK,
        data,
    }))
    .cast()
}

/// The object behind a handle that came in as an argument of `command`.
///
/// Ends the process with a message when the handle is not one of this driver's objects of the kind
/// `T`: then the loader passed a wrapper of its own or an object of another driver.
pub(crate) fn get<'a, T: Kind>(handle: *mut c_void, command: &str) -> &'a T {
    let object = handle.cast::<Object<T>>();
    // SAFETY: by valid usage and the loader's contract the handle is a live object of this driver;
    // the mark is looked at before anything else, as far from the truth as the handle may be.
    match unsafe { object.as_ref() } {
        Some(object) if object.mark == T::MARK => &object.data,
        _ => {
            eprintln!("mock driver: {command}: {handle:?} is not a {} of this driver", T::NAME);
            std::process::abort()
        }
    }
}

/// Frees the object behind a handle; NULL is ignored, as in every `vkDestroy*` command.
pub(crate) fn destroy<T: Kind>(handle: *mut c_void, command: &str) {
    if handle.is_null() {
        return;
    }
    get::<T>(handle, command);
    // SAFETY: the handle was made by `create` (its mark was just checked) and is not used after
    // this.
    drop(unsafe { Box::from_raw(handle.cast::<Object<T>>()) });
}

/// A number for the next non-dispatchable object that has no state.
pub(crate) fn next_number() -> u64 {
    static NEXT: AtomicU64 = AtomicU64::new(0x1000);
    NEXT.fetch_add(1, Ordering::Relaxed)
}
