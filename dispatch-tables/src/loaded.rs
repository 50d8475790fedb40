//! A loader's library, opened at run time (feature `loaded`): the commands that need no instance, and
//! the lookup for all others.
//!
//! ```no_run
//! use dispatch_tables::loaded::Entry;
//! use dispatch_tables::{InstanceDispatchTable, vk};
//!
//! // SAFETY: the library is a Vulkan loader.
//! let entry = unsafe { Entry::load() }?;
//! let create_instance = entry.commands.create_instance().expect("every loader has it");
//! # let instance = vk::Instance::NULL;
//! // With an instance, its commands.
//! // SAFETY: the instance is one of this loader's.
//! let commands = unsafe { InstanceDispatchTable::load(entry.get_instance_proc_addr, instance) };
//! # Ok::<(), dispatch_tables::loaded::LoadError>(())
//! ```

use core::fmt;
use std::ffi::OsStr;
use std::string::String;

use libloading::Library;

use crate::dispatch::InstanceDispatchTable;
use crate::vk;

/// The names of the platform's Vulkan loader, in the order in which they are tried.
pub const LIBRARIES: &[&str] = if cfg!(windows) {
    &["vulkan-1.dll"]
} else if cfg!(target_vendor = "apple") {
    &["libvulkan.dylib", "libvulkan.1.dylib", "libMoltenVK.dylib"]
} else if cfg!(any(target_os = "android", target_os = "fuchsia")) {
    &["libvulkan.so"]
} else {
    &["libvulkan.so.1", "libvulkan.so"]
};

/// An open loader. All that comes from its functions ends before the value is dropped, which closes the
/// library.
#[derive(Debug)]
pub struct Entry {
    /// The lookup of all commands.
    pub get_instance_proc_addr: vk::PFN_vkGetInstanceProcAddr,
    /// The commands that need no instance.
    pub commands: InstanceDispatchTable,
    _library: Library,
}

/// Why no loader is open.
#[derive(Debug)]
pub struct LoadError {
    /// The library, of several names the last.
    pub library: String,
    /// What the dynamic linker says.
    pub cause: libloading::Error,
}

impl Entry {
    /// Opens the platform's loader.
    ///
    /// # Safety
    ///
    /// The library of the first of [`LIBRARIES`] that exists is a Vulkan loader.
    ///
    /// # Errors
    ///
    /// None of the libraries can be opened: why the first cannot.
    pub unsafe fn load() -> Result<Self, LoadError> {
        let mut failure = None;
        for library in LIBRARIES {
            // SAFETY: the caller says so.
            match unsafe { Self::open(library) } {
                Ok(entry) => return Ok(entry),
                Err(error) => failure = failure.or(Some(error)),
            }
        }
        Err(failure.expect("a platform has a name for its loader"))
    }

    /// Opens the loader at this path or of this name.
    ///
    /// # Safety
    ///
    /// The library is a Vulkan loader.
    ///
    /// # Errors
    ///
    /// The library cannot be opened, or has no vkGetInstanceProcAddr.
    pub unsafe fn open(library: impl AsRef<OsStr>) -> Result<Self, LoadError> {
        let name = library.as_ref();
        let failure = |cause| LoadError { library: name.to_string_lossy().into_owned(), cause };
        // SAFETY: the caller says that the library is a loader, whose symbol is the command; the
        // command may be called without an instance.
        unsafe {
            let library = Library::new(name).map_err(failure)?;
            let symbol = &b"vkGetInstanceProcAddr\0"[..];
            let get_instance_proc_addr: vk::PFN_vkGetInstanceProcAddr =
                *library.get(symbol).map_err(failure)?;
            let commands = InstanceDispatchTable::load(get_instance_proc_addr, vk::Instance::NULL);
            Ok(Self { get_instance_proc_addr, commands, _library: library })
        }
    }
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} is no Vulkan loader: {}", self.library, self.cause)?;
        // Newer versions of libloading leave the dynamic linker's words to the source.
        match core::error::Error::source(&self.cause) {
            Some(words) => write!(f, ": {words}"),
            None => Ok(()),
        }
    }
}

impl core::error::Error for LoadError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        Some(&self.cause)
    }
}

#[cfg(test)]
mod tests {
    use std::string::ToString;

    use super::*;

    #[test]
    fn a_library_that_is_not_there_is_named() {
        // SAFETY: there is no such library.
        let error = unsafe { Entry::open("libno-such-loader.so.1") }.expect_err("not there");
        assert!(error.to_string().starts_with("libno-such-loader.so.1 is no Vulkan loader: "));
        let cause = core::error::Error::source(&error).expect("the dynamic linker's error");
        assert!(cause.is::<libloading::Error>());
    }

    #[test]
    fn a_library_without_the_lookup_is_no_loader() {
        // SAFETY: the C library is open already.
        let error = unsafe { Entry::open("libc.so.6") }.expect_err("no loader");
        assert!(error.to_string().contains("vkGetInstanceProcAddr"), "{error}");
    }
}
