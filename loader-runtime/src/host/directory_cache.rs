//! Caches lookups of `vulkan/` directories for one API call. A missing directory stays missing
//! until the call ends.

use alloc::string::String;
use alloc::vec::Vec;
use core::cell::RefCell;
use core::ffi::CStr;

use loader_discovery::Grown;
use loader_discovery::memory::{Grow as _, bytes};
use loader_discovery::name_map::NameMap;
use loader_discovery::policy;
use loader_discovery::system::android::AndroidSystem;
use loader_discovery::system::fuchsia::IcdPackages;
use loader_discovery::system::windows::WindowsSystem;
use loader_discovery::system::{ErrorKind, FileState, Listing, ReadError, System, SystemError};

use crate::sync::Mutex;

/// The directory below each base directory (drivers.md C.1, K.1).
const VULKAN: &[u8] = b"/vulkan/";
/// The error for a missing directory.
const NO_SUCH_FILE: SystemError = SystemError { kind: ErrorKind::NotFound, number: 2 };

/// The maximum number of directories to remember.
const MAX_REMEMBERED: usize = 64;

/// The `vulkan` directories that earlier calls of the process found, and the policy files that they did
/// not find. Later calls skip the check for them: if a directory has disappeared, the lookup inside it
/// fails instead.
pub(crate) type FoundDirectories = Mutex<Vec<Vec<u8>>>;

/// Wraps a system and looks for each `vulkan` directory once: settings, layers and drivers share
/// these directories, most of which are missing on most machines. Lives for one API call, so the
/// next call sees changes.
pub(crate) struct DirectoryCache<'a> {
    system: &'a dyn System,
    earlier: &'a FoundDirectories,
    /// The directories that this call has looked for: 1 for those that exist, 0 for others.
    looked_for: RefCell<NameMap<'static>>,
}

impl<'a> DirectoryCache<'a> {
    /// Wraps `system` for one API call.
    pub(crate) fn new(system: &'a dyn System, earlier: &'a FoundDirectories) -> Self {
        Self { system, earlier, looked_for: RefCell::new(NameMap::new()) }
    }

    fn was_found(&self, directory: &[u8]) -> bool {
        self.earlier.lock().iter().any(|known| known == directory)
    }

    fn remember(&self, directory: &[u8]) {
        let mut found = self.earlier.lock();
        if found.len() < MAX_REMEMBERED {
            // Without memory it is looked for again.
            let _ = bytes(directory).and_then(|directory| found.try_push(directory));
        }
    }

    /// Whether `path` is in a missing `vulkan` directory.
    fn is_absent(&self, path: &[u8]) -> bool {
        let Some(start) = path.windows(VULKAN.len()).position(|window| window == VULKAN) else {
            return false;
        };
        let end = start.saturating_add(VULKAN.len()).saturating_sub(1);
        let directory = path.get(..end).unwrap_or(path);
        let mut looked_for = self.looked_for.borrow_mut();
        if let Some(exists) = looked_for.get(directory) {
            return exists == 0;
        }
        let is_known = self.was_found(directory);
        let exists = is_known || self.system.exists(directory);
        if exists && !is_known {
            self.remember(directory);
        }
        // Without memory the next question is answered anew.
        let _ =
            bytes(directory).map(|directory| looked_for.insert(directory.into(), exists.into()));
        !exists
    }
}

/// The questions that the cache does not answer itself.
macro_rules! passed_on {
    ($($question:ident($($argument:ident: $Argument:ty),*) -> $Answer:ty;)*) => {$(
        fn $question(&self, $($argument: $Argument),*) -> $Answer {
            self.system.$question($($argument),*)
        }
    )*};
}

impl System for DirectoryCache<'_> {
    passed_on! {
        variable(name: &CStr) -> Grown<Option<Vec<u8>>>;
        secure_variable(name: &CStr) -> Grown<Option<Vec<u8>>>;
        file_state(path: &[u8]) -> Result<FileState, SystemError>;
        read_file(path: &[u8], limit: usize) -> Result<(Vec<u8>, FileState), ReadError>;
        read_generated(path: &[u8], limit: usize) -> Result<Vec<u8>, ReadError>;
        read_own_file(path: &[u8], limit: usize) -> Result<Vec<u8>, ReadError>;
        real_path(path: &[u8]) -> Result<Vec<u8>, SystemError>;
        executable_path() -> Grown<Option<Vec<u8>>>;
        describe_error(error: SystemError) -> Grown<String>;
        now() -> i128;
        windows() -> Option<&dyn WindowsSystem>;
        bundle_resources() -> Grown<Option<Vec<u8>>>;
        icd_packages() -> Grown<Option<IcdPackages>>;
        android() -> Option<&dyn AndroidSystem>;
    }

    fn list_directory(&self, path: &[u8]) -> Result<Listing, SystemError> {
        if self.is_absent(path) {
            return Err(NO_SUCH_FILE);
        }
        self.system.list_directory(path)
    }

    /// A process that began without a policy file goes on without one, and asks for none again.
    fn exists(&self, path: &[u8]) -> bool {
        let is_policy = path.ends_with(policy::FILE);
        if self.is_absent(path) || (is_policy && self.was_found(path)) {
            return false;
        }
        let exists = self.system.exists(path);
        if is_policy && !exists {
            self.remember(path);
        }
        exists
    }
}

#[cfg(test)]
mod tests;
