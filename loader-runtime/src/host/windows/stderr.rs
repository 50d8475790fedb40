//! Writes log lines to stderr and to a debugger (drivers.md B.3).

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
        // Longer than a line, so that the last byte stays 0.
        let mut text = [0_u8; 1024];
        let places = text.iter_mut().take(1023);
        places.zip(line.iter().filter(|byte| **byte != 0)).for_each(|(to, from)| *to = *from);
        // SAFETY: `text` ends with a NUL.
        unsafe { OutputDebugStringA(text.as_ptr()) };
    }
}
