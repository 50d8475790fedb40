//! Shared objects in this process: opened and closed, searched for functions, told apart.

use std::ffi::{CStr, OsStr, c_void};
use std::mem::{ManuallyDrop, MaybeUninit};
use std::os::unix::ffi::OsStrExt as _;
use std::sync::atomic::Ordering;

use dispatch_tables::vk;
use libloading::os::unix::{Library, RTLD_LAZY, RTLD_LOCAL};
use loader_discovery::system::Platform;

use crate::sync::AtomicBool;

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
    /// What `platform` means by these words (drivers.md E.6).
    pub(crate) fn cause(&self, platform: Platform) -> LinkerFailure {
        let says = |words| self.0.contains(words);
        match platform {
            Platform::Windows if says(" with error 193") => LinkerFailure::WrongArchitecture,
            Platform::Windows if says(" with error 8") => LinkerFailure::OutOfMemory,
            Platform::Windows => LinkerFailure::Other,
            _ if says("wrong ELF class:") => LinkerFailure::WrongArchitecture,
            _ => LinkerFailure::Other,
        }
    }
}

/// Why the dynamic linker did not open a library.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LinkerFailure {
    /// The library is for another kind of process.
    WrongArchitecture,
    OutOfMemory,
    Other,
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
    /// Runs the library's initialisers now and its terminators on drop. No function of the library
    /// may be called after drop.
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
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Module {
    base: *const c_void,
}

/// The module that `address` lies in, if it lies in one.
fn module_of(address: *const ()) -> Option<Module> {
    let base = address_info(address)?.dli_fbase;
    Some(Module { base })
}

/// The path by which the dynamic linker knows the module that `address` lies in.
///
/// # Safety
///
/// That module stays mapped until this returns.
pub(crate) unsafe fn module_path(address: *const ()) -> Option<Vec<u8>> {
    let path = address_info(address)?.dli_fname;
    if path.is_null() {
        return None;
    }
    // SAFETY: `dladdr` gives a C string that lives as long as the module is mapped.
    Some(unsafe { CStr::from_ptr(path) }.to_bytes().to_vec())
}

/// Whether `function` is one of this very loader: a search for a library's exports finds those of
/// its dependencies too, and the loader can be one. A module that cannot be told apart is not ours.
pub(crate) fn is_loaders_own(function: unsafe extern "system" fn()) -> bool {
    let own = module_of(is_loaders_own as *const ());
    own.is_some() && module_of(function as *const ()) == own
}

fn address_info(address: *const ()) -> Option<libc::Dl_info> {
    let mut info = MaybeUninit::<libc::Dl_info>::zeroed();
    // SAFETY: `dladdr` takes any address and fills `info` when it succeeds.
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
    fn e6_a_missing_library_is_told_of_in_the_linkers_words() {
        // SAFETY: nothing is opened.
        let missing = unsafe { SharedObject::open(b"/no/such/library.so") }.unwrap_err();
        assert!(missing.0.contains("/no/such/library.so: cannot open shared object file"));
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
