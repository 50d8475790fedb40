//! The resources of the application's bundle, by CoreFoundation (drivers.md C.4).

use core::ffi::{CStr, c_void};
use core::ptr::NonNull;

#[link(name = "CoreFoundation", kind = "framework")]
unsafe extern "C" {
    fn CFBundleGetMainBundle() -> *mut c_void;
    fn CFBundleCopyResourcesDirectoryURL(bundle: *mut c_void) -> *mut c_void;
    fn CFURLGetFileSystemRepresentation(
        url: *mut c_void,
        resolve: u8,
        buffer: *mut u8,
        size: isize,
    ) -> u8;
    fn CFRelease(object: *mut c_void);
}

pub(super) fn resources(path: &mut [u8]) -> Option<&[u8]> {
    let room = isize::try_from(path.len()).ok()?;
    // SAFETY: the function has no precondition.
    let bundle = NonNull::new(unsafe { CFBundleGetMainBundle() })?;
    // SAFETY: the main bundle lives as long as the process.
    let folder = NonNull::new(unsafe { CFBundleCopyResourcesDirectoryURL(bundle.as_ptr()) })?;
    // SAFETY: the folder is this function's own, is released once, and `path` is writable for
    // `room` bytes.
    let is_written = unsafe {
        let (folder, path) = (folder.as_ptr(), path.as_mut_ptr());
        let result = CFURLGetFileSystemRepresentation(folder, 1, path, room);
        CFRelease(folder);
        result != 0
    };
    let path = CStr::from_bytes_until_nul(path).ok()?;
    is_written.then(|| path.to_bytes())
}
