//! AppX packages. Windows before 8.1 has none.

use alloc::vec::Vec;
use core::ptr;

use windows_sys::Win32::Foundation::{ERROR_INSUFFICIENT_BUFFER, ERROR_SUCCESS};

use crate::host::windows::answer::{ABSENT, Answer};
use crate::host::windows::optional::function;
use crate::host::windows::text::{narrow, wide};
use crate::memory::filled;

type ByFamily =
    unsafe extern "system" fn(*const u16, *mut u32, *mut *mut u16, *mut u32, *mut u16) -> u32;
type PathOf = unsafe extern "system" fn(*const u16, *mut u32, *mut u16) -> u32;

/// The folder of the first package of a family.
pub(super) fn directory(family: &str) -> Answer<Vec<u8>> {
    let family = wide(family.as_bytes())?;
    // SAFETY: each type is that of the function.
    let (by_family, path_of) = unsafe {
        (
            function::<ByFamily>(c"kernel32.dll", c"GetPackagesByPackageFamily").ok_or(ABSENT)?,
            function::<PathOf>(c"kernel32.dll", c"GetPackagePathByFullName").ok_or(ABSENT)?,
        )
    };
    let (mut count, mut length) = (0, 0);
    // SAFETY: `family` ends with a NUL. Without room the system stores how much it needs.
    let result = unsafe {
        let (names, text) = (ptr::null_mut(), ptr::null_mut());
        by_family(family.as_ptr(), &raw mut count, names, &raw mut length, text)
    };
    if result != ERROR_INSUFFICIENT_BUFFER || count == 0 {
        return Err(ABSENT);
    }
    let mut names = filled(ptr::null_mut(), count as usize)?;
    let mut text = filled(0_u16, length as usize)?;
    // SAFETY: both lists have the room that the system asked for.
    let result = unsafe {
        let names = names.as_mut_ptr();
        by_family(family.as_ptr(), &raw mut count, names, &raw mut length, text.as_mut_ptr())
    };
    let first = names.first().filter(|name| result == ERROR_SUCCESS && !name.is_null());
    let first = *first.ok_or(ABSENT)?;
    let mut length = 0;
    // SAFETY: `first` points to a name in `text`. Without room the system stores how much it needs.
    unsafe { path_of(first, &raw mut length, ptr::null_mut()) };
    let mut path = filled(0_u16, length as usize)?;
    // SAFETY: `path` has the room that the system asked for.
    let result = unsafe { path_of(first, &raw mut length, path.as_mut_ptr()) };
    if result == ERROR_SUCCESS { Ok(narrow(&path)?) } else { Err(ABSENT) }
}
