//! Shared objects in this process: opened and closed, searched for functions, told apart.

use std::ffi::{CStr, OsStr, c_void};
use std::mem::{ManuallyDrop, MaybeUninit};
use std::os::unix::ffi::OsStrExt as _;
use std::sync::atomic::{AtomicBool, Ordering};

use dispatch_tables::vk;
use libloading::os::unix::{Library, RTLD_LAZY, RTLD_LOCAL};

/// `VK_LOADER_DISABLE_DYNAMIC_LIBRARY_UNLOADING`, latched when the loader was loaded.
static KEEP_OPEN: AtomicBool = AtomicBool::new(false);

/// From now on no library is closed any more (drivers.md A.1).
pub(crate) fn keep_libraries_open() {
    KEEP_OPEN.store(true, Ordering::Relaxed);
}

/// The dynamic linker's words about a library that it did not open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct LinkerError(pub(crate) String);

impl LinkerError {
    /// Whether the library is for another kind of process (drivers.md E.6).
    pub(crate) fn is_wrong_architecture(&self) -> bool {
        self.0.contains("wrong ELF class:")
    }
}

impl From<libloading::Error> for LinkerError {
    fn from(error: libloading::Error) -> Self {
        match error {
            libloading::Error::DlOpen { source } => Self(source.to_string()),
            error => Self(error.to_string()),
        }
    }
}

/// An open shared object, closed on drop unless libraries are to stay open.
#[derive(Debug)]
pub(crate) struct SharedObject(ManuallyDrop<Library>);

impl SharedObject {
    /// Opens the library at `path`, or the one that the dynamic linker finds by a bare name.
    ///
    /// # Errors
    ///
    /// The dynamic linker's words.
    ///
    /// # Safety
    ///
    /// Runs the library's initialisers now and its terminators on drop. No function of the
    /// library may be called after drop.
    pub(crate) unsafe fn open(path: &[u8]) -> Result<Self, LinkerError> {
        let path = OsStr::from_bytes(path);
        // SAFETY: passed on to the caller.
        let library = unsafe { Library::open(Some(path), RTLD_LAZY | RTLD_LOCAL) }?;
        Ok(Self(ManuallyDrop::new(library)))
    }

    /// The function called `name` in this library or in one that it depends on.
    pub(crate) fn function(&self, name: &CStr) -> vk::PFN_vkVoidFunction {
        // SAFETY: the symbol is used as an address; whoever calls it knows its signature by name.
        let symbol = unsafe { self.0.get::<unsafe extern "system" fn()>(name) };
        symbol.ok().map(|function| *function)
    }
}

impl Drop for SharedObject {
    fn drop(&mut self) {
        if !KEEP_OPEN.load(Ordering::Relaxed) {
            // SAFETY: the library is not touched again.
            unsafe { ManuallyDrop::drop(&mut self.0) };
        }
    }
}

/// A shared object or program that is mapped into this process.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Module {
    base: *const c_void,
    path: *const libc::c_char,
}

impl PartialEq for Module {
    fn eq(&self, other: &Self) -> bool {
        self.base == other.base
    }
}

impl Module {
    /// The path by which the dynamic linker knows the module.
    pub(crate) fn path(self) -> Option<Vec<u8>> {
        if self.path.is_null() {
            return None;
        }
        // SAFETY: `dladdr` gives a C string that lives as long as the module is mapped, and the
        // callers ask about modules that they hold open.
        Some(unsafe { CStr::from_ptr(self.path) }.to_bytes().to_vec())
    }
}

/// The module that `address` lies in, if it lies in one.
pub(crate) fn module_of(address: *const ()) -> Option<Module> {
    let mut info = MaybeUninit::<libc::Dl_info>::zeroed();
    // SAFETY: `dladdr` takes any address and fills `info` when it succeeds.
    let info = unsafe {
        if libc::dladdr(address.cast(), info.as_mut_ptr()) == 0 {
            return None;
        }
        info.assume_init()
    };
    Some(Module {
        base: info.dli_fbase,
        path: info.dli_fname,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn e6_the_linkers_words_tell_the_wrong_architecture() {
        let wrong = LinkerError("/l.so: wrong ELF class: ELFCLASS32".into());
        assert!(wrong.is_wrong_architecture());
        // SAFETY: nothing is opened.
        let missing = unsafe { SharedObject::open(b"/no/such/library.so") }.unwrap_err();
        assert!(
            missing
                .0
                .contains("/no/such/library.so: cannot open shared object file")
        );
        assert!(!missing.is_wrong_architecture());
    }

    #[test]
    fn functions_of_dependencies_are_found_and_others_are_not() {
        // SAFETY: the C library is mapped anyway.
        let library = unsafe { SharedObject::open(b"libc.so.6") }.unwrap();
        let getenv = library.function(c"getenv").unwrap();
        assert!(library.function(c"vk_icdGetInstanceProcAddr").is_none());
        let module = module_of(getenv as *const ()).unwrap();
        assert!(
            String::from_utf8(module.path().unwrap())
                .unwrap()
                .contains("libc.so.6")
        );
        assert_ne!(Some(module), module_of(module_of as *const ()));
        assert_eq!(module_of(std::ptr::without_provenance(16)), None);
    }
}
