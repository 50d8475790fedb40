//! The driver's objects behind Vulkan handles.
//!
//! The first word of a dispatchable object belongs to the loader (drivers.md E.3, version 2); the
//! driver initialises it to `ICD_LOADER_MAGIC`. The second word marks the kind of object, so that
//! the driver recognises foreign handles. Non-dispatchable handles are addresses of objects or
//! plain numbers.

use std::ffi::c_void;
use std::sync::atomic::{AtomicU64, Ordering};

use crate::config::driver;

/// A kind of dispatchable object.
pub(crate) trait Kind {
    /// A number that marks objects of this kind in memory.
    const MARK: u64;
    /// The name of the kind in messages.
    const NAME: &'static str;
}

/// A dispatchable object.
#[repr(C)]
struct Object<T> {
    loader_word: usize,
    mark: u64,
    data: T,
}

/// Creates an object and returns the value of its handle.
pub(crate) fn create<T: Kind>(data: T) -> *mut c_void {
    Box::into_raw(Box::new(Object {
        loader_word: driver().config.loader_word,
        mark: T::MARK,
        data,
    }))
    .cast()
}

/// The object behind a handle that is an argument of `command`.
///
/// Ends the process with a message if the handle is not one of this driver's objects of the kind
/// `T`: the loader then passed one of its own wrappers or another driver's object.
pub(crate) fn get<'a, T: Kind>(handle: *mut c_void, command: &str) -> &'a T {
    let object = handle.cast::<Object<T>>();
    // SAFETY: valid usage and the loader's contract make the handle a live dispatchable object; the
    // next line checks its mark before any other use.
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
    // SAFETY: `create` made the object, since its mark is right, and nobody uses the handle any
    // more.
    drop(unsafe { Box::from_raw(handle.cast::<Object<T>>()) });
}

/// A number for the next non-dispatchable object without state.
pub(crate) fn next_number() -> u64 {
    static NEXT: AtomicU64 = AtomicU64::new(0x1000);
    NEXT.fetch_add(1, Ordering::Relaxed)
}
