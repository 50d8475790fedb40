//! The system during one call of the application: what is not there once is not there for the rest of the call.

use std::cell::RefCell;
use std::ffi::CStr;

use super::{
    AndroidSystem, AppleSystem, Errno, FileState, FuchsiaSystem, Listing, ReadError, System,
    WindowsSystem,
};

/// The directory that Vulkan's files lie in, below each base directory (drivers.md C.1, K.1).
const VULKAN: &[u8] = b"/vulkan/";
/// What opening a directory that is not there gives.
const NO_SUCH_FILE: Errno = 2;

/// Another system, of which each directory `vulkan` is looked for once: settings, layers and drivers lie in the same
/// ones, most of which do not exist on most machines. Made for one call and dropped with it, so that the next call
/// sees what has changed.
pub(crate) struct OneCall<'a> {
    system: &'a dyn System,
    /// The directories `vulkan` that were looked for, and whether they are there.
    looked_for: RefCell<Vec<(Vec<u8>, bool)>>,
}

impl<'a> OneCall<'a> {
    /// `system` for the length of one call.
    pub(crate) fn new(system: &'a dyn System) -> Self {
        Self {
            system,
            looked_for: RefCell::new(Vec::new()),
        }
    }

    /// Whether `path` lies in a directory `vulkan` that is not there.
    fn is_absent(&self, path: &[u8]) -> bool {
        let Some(start) = path
            .windows(VULKAN.len())
            .position(|window| window == VULKAN)
        else {
            return false;
        };
        let end = start.saturating_add(VULKAN.len()).saturating_sub(1);
        let directory = path.get(..end).unwrap_or(path);
        let mut looked_for = self.looked_for.borrow_mut();
        if let Some((_, exists)) = looked_for.iter().find(|(known, _)| known == directory) {
            return !exists;
        }
        let exists = self.system.exists(directory);
        looked_for.push((directory.to_vec(), exists));
        !exists
    }
}

impl System for OneCall<'_> {
    fn variable(&self, name: &CStr) -> Option<Vec<u8>> {
        self.system.variable(name)
    }

    fn secure_variable(&self, name: &CStr) -> Option<Vec<u8>> {
        self.system.secure_variable(name)
    }

    fn list_directory(&self, path: &[u8]) -> Result<Listing, Errno> {
        if self.is_absent(path) {
            return Err(NO_SUCH_FILE);
        }
        self.system.list_directory(path)
    }

    fn exists(&self, path: &[u8]) -> bool {
        !self.is_absent(path) && self.system.exists(path)
    }

    fn file_state(&self, path: &[u8]) -> Result<FileState, Errno> {
        self.system.file_state(path)
    }

    fn read_file(&self, path: &[u8], limit: usize) -> Result<(Vec<u8>, FileState), ReadError> {
        self.system.read_file(path, limit)
    }

    fn real_path(&self, path: &[u8]) -> Result<Vec<u8>, Errno> {
        self.system.real_path(path)
    }

    fn executable_path(&self) -> Option<Vec<u8>> {
        self.system.executable_path()
    }

    fn now(&self) -> i128 {
        self.system.now()
    }

    fn windows(&self) -> Option<&dyn WindowsSystem> {
        self.system.windows()
    }

    fn apple(&self) -> Option<&dyn AppleSystem> {
        self.system.apple()
    }

    fn fuchsia(&self) -> Option<&dyn FuchsiaSystem> {
        self.system.fuchsia()
    }

    fn android(&self) -> Option<&dyn AndroidSystem> {
        self.system.android()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::system::HostSystem;

    #[test]
    fn a_directory_that_appears_is_seen_by_the_next_call() {
        let base = std::env::temp_dir().join(format!("loader-one-call-{}", std::process::id()));
        let directory = base.join("vulkan/icd.d");
        let path = directory.to_str().unwrap().as_bytes();
        let call = OneCall::new(&HostSystem);
        assert_eq!(call.list_directory(path), Err(NO_SUCH_FILE));
        std::fs::create_dir_all(&directory).unwrap();
        assert!(!call.exists(path));
        let next = OneCall::new(&HostSystem);
        assert!(next.exists(path));
        assert_eq!(next.list_directory(path), Ok(Listing::default()));
        std::fs::remove_dir_all(base).unwrap();
    }
}
