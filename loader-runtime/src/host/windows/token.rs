//! The process's rights.

use core::ffi::c_void;
use core::mem::MaybeUninit;
use core::ptr;

use windows_sys::Win32::Foundation::{CloseHandle, HANDLE};
use windows_sys::Win32::Security::{
    GetSidSubAuthority, GetSidSubAuthorityCount, GetTokenInformation, TOKEN_MANDATORY_LABEL,
    TOKEN_QUERY, TokenIntegrityLevel,
};
use windows_sys::Win32::System::SystemServices::SECURITY_MANDATORY_HIGH_RID;
use windows_sys::Win32::System::Threading::{GetCurrentProcess, IsWow64Process, OpenProcessToken};

/// A label and the largest security identifier, which has 15 parts.
#[repr(C)]
struct Label {
    head: TOKEN_MANDATORY_LABEL,
    identifier: [u32; 18],
}

/// Whether the integrity level of the process is high or above (drivers.md A.2). False without a
/// readable level.
pub(super) fn is_high_integrity() -> bool {
    let mut token: HANDLE = ptr::null_mut();
    // SAFETY: the handle of this process needs no closing, and `token` is writable.
    if unsafe { OpenProcessToken(GetCurrentProcess(), TOKEN_QUERY, &raw mut token) } == 0 {
        return false;
    }
    let level = integrity_level(token);
    // SAFETY: `token` was opened above, and nothing uses it any more.
    unsafe { CloseHandle(token) };
    level.is_some_and(|level| level >= SECURITY_MANDATORY_HIGH_RID.cast_unsigned())
}

fn integrity_level(token: HANDLE) -> Option<u32> {
    let mut label = MaybeUninit::<Label>::zeroed();
    let (mut used, room) = (0, u32::try_from(size_of::<Label>()).ok()?);
    let target = label.as_mut_ptr().cast::<c_void>();
    // SAFETY: the token is open, and `label` is writable for `room` bytes. On success it holds a
    // label that points to an identifier behind it, whose last part is the level.
    unsafe {
        if GetTokenInformation(token, TokenIntegrityLevel, target, room, &raw mut used) == 0 {
            return None;
        }
        let identifier = (*label.as_ptr()).head.Label.Sid;
        let last = (*GetSidSubAuthorityCount(identifier)).checked_sub(1)?;
        Some(*GetSidSubAuthority(identifier, last.into()))
    }
}

/// Whether this is a 32-bit process of a 64-bit Windows.
pub(super) fn is_wow64() -> bool {
    let mut answer = 0;
    // SAFETY: the handle of this process needs no closing, and `answer` is writable.
    unsafe { IsWow64Process(GetCurrentProcess(), &raw mut answer) != 0 && answer != 0 }
}
