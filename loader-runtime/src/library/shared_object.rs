//! Shared objects: opens and closes them, finds their functions, and identifies the object of an
//! address.

use alloc::ffi::CString;
use alloc::vec::Vec;
use core::ffi::{CStr, c_char, c_int, c_void};
use core::mem::{self, MaybeUninit};
use core::ptr::{self, NonNull};
use core::sync::atomic::Ordering;

use dispatch_tables::vk;
use loader_discovery::system::Platform;

use crate::sync::AtomicBool;

/// `VK_LOADER_DISABLE_DYNAMIC_LIBRARY_UNLOADING`, latched when the loader is loaded.
static KEEP_OPEN: AtomicBool = AtomicBool::new(false);

/// Keeps all libraries open from now on (drivers.md A.1).
pub(crate) fn keep_libraries_open() {
    KEEP_OPEN.store(true, Ordering::Relaxed);
}

/// The error text of the dynamic linker for a library that it cannot open. Bytes, because the text
/// contains the path.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct LinkerError(pub(crate) Vec<u8>);

impl LinkerError {
    /// The cause, derived from the texts that `platform` uses (drivers.md E.6).
    pub(crate) fn cause(&self, platform: Platform) -> LinkerFailure {
        let says = |words: &str| self.0.windows(words.len()).any(|part| part == words.as_bytes());
        match platform {
            Platform::Windows if says(" with error 193") => LinkerFailure::WrongArchitecture,
            Platform::Windows if says(" with error 8") => LinkerFailure::OutOfMemory,
            Platform::Windows => LinkerFailure::Other,
            _ if says("wrong ELF class:") => LinkerFailure::WrongArchitecture,
            _ => LinkerFailure::Other,
        }
    }

    /// The last error of this thread.
    fn last() -> Self {
        // SAFETY: `dlerror` returns NULL or a C string that is valid until the next call of the
        // dynamic linker on this thread. It is copied here.
        unsafe {
            let words = libc::dlerror();
            Self(if words.is_null() {
                Vec::new()
            } else {
                CStr::from_ptr(words).to_bytes().to_vec()
            })
        }
    }
}

/// Why the dynamic linker cannot open a library.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LinkerFailure {
    /// The library has another pointer size.
    WrongArchitecture,
    OutOfMemory,
    Other,
}

/// An open shared object. Closed on drop, unless libraries stay open.
#[derive(Debug)]
pub(crate) struct SharedObject(NonNull<c_void>);

// SAFETY: the dynamic linker accepts its handles on every thread.
unsafe impl Send for SharedObject {}
// SAFETY: the dynamic linker synchronises calls with the same handle.
unsafe impl Sync for SharedObject {}

/// The public part of the dynamic linker's `struct link_map`.
#[repr(C)]
pub(super) struct LinkMap {
    /// The load address.
    pub(super) base: usize,
    name: *const c_char,
    /// The dynamic section, which ends with DT_NULL.
    pub(super) dynamic: *const Dynamic,
}

/// `ElfW(Dyn)`.
#[repr(C)]
pub(super) struct Dynamic {
    pub(super) tag: isize,
    pub(super) value: usize,
}

unsafe extern "C" {
    /// Both glibc and musl export it.
    fn dlinfo(handle: *mut c_void, request: c_int, info: *mut c_void) -> c_int;
}

/// Requests a pointer to the link map.
const RTLD_DI_LINKMAP: c_int = 2;

impl SharedObject {
    /// Opens the library at `path`, or the one that the dynamic linker finds by a bare name.
    ///
    /// # Errors
    ///
    /// The error text of the dynamic linker.
    ///
    /// # Safety
    ///
    /// Runs the initialisers of the library now and its finalisers on drop. No function of the
    /// library is called after drop.
    pub(super) unsafe fn open(path: &[u8]) -> Result<Self, LinkerError> {
        let path = CString::new(path).map_err(|error| LinkerError(error.into_vec()))?;
        // SAFETY: `path` is a C string, and the caller accepts that initialisers and finalisers
        // run.
        let handle = unsafe { libc::dlopen(path.as_ptr(), libc::RTLD_LAZY | libc::RTLD_LOCAL) };
        NonNull::new(handle).map(Self).ok_or_else(LinkerError::last)
    }

    /// Finds a function in this library or in one of its dependencies.
    pub(crate) fn function(&self, name: &CStr) -> vk::PFN_vkVoidFunction {
        // SAFETY: the library is open, and `name` is a C string.
        let symbol = unsafe { libc::dlsym(self.0.as_ptr(), name.as_ptr()) };
        // SAFETY: NULL becomes `None`. Any other symbol is an address, which callers cast to the
        // type that its name has.
        unsafe { mem::transmute::<*mut c_void, vk::PFN_vkVoidFunction>(symbol) }
    }

    /// Finds a function in this library, but not in its dependencies.
    pub(super) fn own_function(&self, name: &CStr) -> vk::PFN_vkVoidFunction {
        let base = self.link_map()?.base;
        let is_own = |module: Module| module.base.addr() == base;
        self.function(name).filter(|found| module_of(*found as *const ()).is_some_and(is_own))
    }

    /// The link map of the library.
    pub(super) fn link_map(&self) -> Option<&LinkMap> {
        let mut map: *const LinkMap = ptr::null();
        // SAFETY: the library is open, and the request stores one pointer to `map`.
        let result = unsafe { dlinfo(self.0.as_ptr(), RTLD_DI_LINKMAP, (&raw mut map).cast()) };
        if result != 0 {
            return None;
        }
        // SAFETY: the link map is NULL or lives while the library is open.
        unsafe { map.as_ref() }
    }
}

impl Drop for SharedObject {
    fn drop(&mut self) {
        if !KEEP_OPEN.load(Ordering::Relaxed) {
            // SAFETY: `open` opened the handle once, and nothing uses it after drop.
            unsafe { libc::dlclose(self.0.as_ptr()) };
        }
    }
}

/// A shared object or program that is mapped into this process.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Module {
    base: *const c_void,
}

/// The module that contains `address`, if any.
fn module_of(address: *const ()) -> Option<Module> {
    let base = address_info(address)?.dli_fbase;
    Some(Module { base })
}

/// The path that the dynamic linker reports for the module that contains `address`.
///
/// # Safety
///
/// The module stays mapped until this function returns.
pub(crate) unsafe fn module_path(address: *const ()) -> Option<Vec<u8>> {
    let path = address_info(address)?.dli_fname;
    if path.is_null() {
        return None;
    }
    // SAFETY: `dladdr` returns a C string that lives while the module is mapped, which the caller
    // ensures.
    Some(unsafe { CStr::from_ptr(path) }.to_bytes().to_vec())
}

/// Whether `function` is in this loader: a lookup in a library also finds the exports of its
/// dependencies, and the loader can be one. False if the module is unknown.
pub(crate) fn is_loaders_own(function: unsafe extern "system" fn()) -> bool {
    let own = module_of(is_loaders_own as *const ());
    own.is_some() && module_of(function as *const ()) == own
}

fn address_info(address: *const ()) -> Option<libc::Dl_info> {
    let mut info = MaybeUninit::<libc::Dl_info>::zeroed();
    // SAFETY: `dladdr` accepts any address and initialises `info` if it succeeds. A zeroed
    // `Dl_info` is valid in any case.
    unsafe {
        let is_known = libc::dladdr(address.cast(), info.as_mut_ptr()) != 0;
        is_known.then(|| info.assume_init())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn e6_the_linkers_words_tell_the_cause() {
        use LinkerFailure::{Other, OutOfMemory, WrongArchitecture};
        for (words, linux, windows) in [
            ("/l.so: wrong ELF class: ELFCLASS32", WrongArchitecture, Other),
            (
                "Failed to open dynamic library \"C:\\l.dll\" with error 193",
                Other,
                WrongArchitecture,
            ),
            ("Failed to open dynamic library \"C:\\l.dll\" with error 8", Other, OutOfMemory),
            ("Failed to open dynamic library \"C:\\l.dll\" with error 126", Other, Other),
            ("", Other, Other),
        ] {
            let error = LinkerError(words.into());
            assert_eq!(error.cause(Platform::Linux), linux, "{words}");
            assert_eq!(error.cause(Platform::Windows), windows, "{words}");
        }
    }

    #[test]
    fn e6_a_missing_library_is_reported_in_the_linkers_words() {
        // SAFETY: nothing is opened.
        let missing = unsafe { SharedObject::open(b"/no/such/library.so") }.unwrap_err();
        let words = String::from_utf8(missing.0.clone()).unwrap();
        assert!(words.contains("/no/such/library.so: cannot open shared object file"));
        assert_eq!(missing.cause(Platform::HOST), LinkerFailure::Other);
    }

    #[test]
    fn functions_of_dependencies_are_found_and_others_are_not() {
        // SAFETY: the C library is mapped anyway.
        let library = unsafe { SharedObject::open(b"libc.so.6") }.unwrap();
        let getenv = library.function(c"getenv").unwrap();
        assert!(library.function(c"vk_icdGetInstanceProcAddr").is_none());
        let getenv = getenv as *const ();
        // SAFETY: the library is open.
        let path = unsafe { module_path(getenv) }.unwrap();
        assert!(String::from_utf8(path).unwrap().contains("libc.so.6"));
        assert!(module_of(getenv).is_some());
        assert_ne!(module_of(getenv), module_of(module_of as *const ()));
        assert_eq!(module_of(std::ptr::without_provenance(16)), None);
    }
}
