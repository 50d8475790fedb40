//! The resources of the application's bundle, by CoreFoundation (drivers.md C.4).

use alloc::vec::Vec;
use core::ffi::{CStr, c_void};

use loader_discovery::system::apple::AppleSystem;

use crate::host::unix::HostSystem;

#[link(name = "CoreFoundation", kind = "framework")]
unsafe extern "C" {
    fn CFBundleGetMainBundle() -> *const c_void;
    fn CFBundleCopyResourcesDirectoryURL(bundle: *const c_void) -> *const c_void;
    fn CFURLGetFileSystemRepresentation(
        url: *const c_void,
        resolve: u8,
        buffer: *mut u8,
        size: isize,
    ) -> u8;
    fn CFRelease(object: *const c_void);
}

impl AppleSystem for HostSystem {
    fn bundle_resources(&self) -> Option<Vec<u8>> {
        let mut path = alloc::vec![0_u8; libc::PATH_MAX as usize];
        let room = isize::try_from(path.len()).ok()?;
        // SAFETY: the main bundle lives as long as the process. The folder is this function's own,
        // is released once, and `path` is writable for `room` bytes.
        let is_written = unsafe {
            let bundle = CFBundleGetMainBundle();
            if bundle.is_null() {
                return None;
            }
            let folder = CFBundleCopyResourcesDirectoryURL(bundle);
            if folder.is_null() {
                return None;
            }
            let result = CFURLGetFileSystemRepresentation(folder, 1, path.as_mut_ptr(), room);
            CFRelease(folder);
            result != 0
        };
        let path = CStr::from_bytes_until_nul(&path).ok()?;
        is_written.then(|| path.to_bytes().to_vec())
    }
}
