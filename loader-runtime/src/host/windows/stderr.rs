//! Writes log lines to stderr and to a debugger (drivers.md B.3).

use alloc::vec::Vec;
use core::ptr;

use windows_sys::Win32::Storage::FileSystem::WriteFile;
use windows_sys::Win32::System::Console::{GetStdHandle, STD_ERROR_HANDLE};
use windows_sys::Win32::System::Diagnostics::Debug::{IsDebuggerPresent, OutputDebugStringA};

/// Writes `line` to stderr with one call. Errors are ignored: a program with windows has no stderr.
pub(crate) fn write(line: &[u8]) {
    let length = u32::try_from(line.len()).unwrap_or(u32::MAX);
    let mut written = 0;
    // SAFETY: `line` is readable for its length, and the system refuses a handle that is none.
    unsafe {
        let stderr = GetStdHandle(STD_ERROR_HANDLE);
        WriteFile(stderr, line.as_ptr(), length, &raw mut written, ptr::null_mut());
    }
    // SAFETY: the function has no precondition.
    if unsafe { IsDebuggerPresent() } != 0 {
        let text: Vec<u8> = line.iter().copied().filter(|byte| *byte != 0).chain([0]).collect();
        // SAFETY: `text` ends with a NUL.
        unsafe { OutputDebugStringA(text.as_ptr()) };
    }
}
