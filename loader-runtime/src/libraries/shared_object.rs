//! Shared objects: opens and closes them, finds their functions, and identifies the object of an
//! address.

use core::ffi::{CStr, c_void};
use core::mem;
use core::sync::atomic::Ordering;

use dispatch_tables::vk;

use crate::host::{Refusal, linker};
use crate::sync::AtomicBool;

/// `VK_LOADER_DISABLE_DYNAMIC_LIBRARY_UNLOADING`, latched when the loader is loaded.
static KEEP_OPEN: AtomicBool = AtomicBool::new(false);

/// Keeps all libraries open from now on (drivers.md A.1).
pub(crate) fn keep_libraries_open() {
    KEEP_OPEN.store(true, Ordering::Relaxed);
}

/// An open shared object. Closed on drop, unless libraries stay open.
#[derive(Debug)]
pub(crate) struct SharedObject(linker::Handle);

// SAFETY: the dynamic linker accepts its handles on every thread.
unsafe impl Send for SharedObject {}
// SAFETY: the dynamic linker synchronises calls with the same handle.
unsafe impl Sync for SharedObject {}

impl SharedObject {
    /// Opens the library at `path`, or the one that the dynamic linker finds by a bare name.
    ///
    /// # Errors
    ///
    /// The refusal of the dynamic linker.
    ///
    /// # Safety
    ///
    /// Runs the initialisers of the library now and its finalisers on drop. No function of the
    /// library is called after drop.
    pub(super) unsafe fn open(path: &[u8]) -> Result<Self, Refusal> {
        // SAFETY: the caller accepts that initialisers and finalisers run.
        unsafe { linker::open(path) }.map(Self)
    }

    /// Finds a function in this library or in one of its dependencies.
    pub(crate) fn function(&self, name: &CStr) -> vk::PFN_vkVoidFunction {
        // SAFETY: the library is open.
        let symbol = unsafe { linker::symbol(self.0, name) };
        // SAFETY: NULL becomes `None`. Any other symbol is an address, which callers cast to the
        // type that its name has.
        unsafe { mem::transmute::<*mut c_void, vk::PFN_vkVoidFunction>(symbol) }
    }

    /// Finds a function in this library, but not in its dependencies.
    pub(super) fn own_function(&self, name: &CStr) -> vk::PFN_vkVoidFunction {
        // SAFETY: the library is open.
        let base = unsafe { linker::base(self.0) }?;
        let is_own =
            |found: &_| linker::base_of_address(*found as *const ()).is_some_and(|own| own == base);
        self.function(name).filter(is_own)
    }

    /// Whether the library's own name, not that of its file, is one of `names`.
    pub(super) fn is_named(&self, names: &[&CStr]) -> bool {
        // SAFETY: the library is open.
        unsafe { linker::is_named(self.0, names) }
    }
}

impl Drop for SharedObject {
    fn drop(&mut self) {
        if !KEEP_OPEN.load(Ordering::Relaxed) {
            // SAFETY: `open` opened the handle once, and nothing uses it after drop.
            unsafe { linker::close(self.0) };
        }
    }
}

pub(crate) use linker::path_of_address as module_path;

/// Whether `function` is in this loader: a lookup in a library also finds the exports of its
/// dependencies, and the loader can be one. False if the module is unknown.
pub(crate) fn is_loaders_own(function: unsafe extern "system" fn()) -> bool {
    let own = linker::base_of_address(is_loaders_own as *const ());
    own.is_some() && linker::base_of_address(function as *const ()) == own
}

#[cfg(test)]
mod tests;
