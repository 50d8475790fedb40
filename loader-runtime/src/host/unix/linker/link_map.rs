//! What the dynamic linker of an ELF system knows of an open library.

use core::ffi::{CStr, c_char, c_int, c_void};
use core::ptr;

use crate::host::unix::linker::Handle;

/// The public part of the dynamic linker's `struct link_map`.
#[repr(C)]
struct LinkMap {
    /// The load address.
    base: usize,
    name: *const c_char,
    /// The dynamic section, which ends with DT_NULL.
    dynamic: *const Dynamic,
}

/// `ElfW(Dyn)`.
#[repr(C)]
struct Dynamic {
    tag: isize,
    value: usize,
}

unsafe extern "C" {
    /// Both glibc and musl export it.
    fn dlinfo(handle: *mut c_void, request: c_int, info: *mut c_void) -> c_int;
}

/// Requests a pointer to the link map.
const RTLD_DI_LINKMAP: c_int = 2;

/// The link map of the library, which lives while the library is open.
fn link_map<'a>(library: Handle) -> Option<&'a LinkMap> {
    let mut map: *const LinkMap = ptr::null();
    // SAFETY: the library is open, and the request stores one pointer to `map`.
    let result = unsafe { dlinfo(library.as_ptr(), RTLD_DI_LINKMAP, (&raw mut map).cast()) };
    if result != 0 {
        return None;
    }
    // SAFETY: the link map is NULL or lives while the library is open.
    unsafe { map.as_ref() }
}

/// The load address of a library.
///
/// # Safety
///
/// The library is open.
pub(crate) unsafe fn base(library: Handle) -> Option<usize> {
    Some(link_map(library)?.base)
}

const DT_NULL: isize = 0;
const DT_STRTAB: isize = 5;
const DT_SONAME: isize = 14;

/// Whether the library's own name, its DT_SONAME, is one of `names`.
///
/// # Safety
///
/// The library is open.
pub(crate) unsafe fn is_named(library: Handle, names: &[&CStr]) -> bool {
    soname(library).is_some_and(|name| names.contains(&name))
}

fn soname<'a>(library: Handle) -> Option<&'a CStr> {
    let map = link_map(library)?;
    let (mut entry, mut strings, mut offset) = (map.dynamic, None, None);
    // SAFETY: the dynamic section is mapped while the library is open, and ends with DT_NULL.
    unsafe {
        while !entry.is_null() && (*entry).tag != DT_NULL {
            match (*entry).tag {
                DT_STRTAB => strings = Some((*entry).value),
                DT_SONAME => offset = Some((*entry).value),
                _ => {}
            }
            entry = entry.add(1);
        }
    }
    // glibc has relocated this address; musl leaves the value of the file.
    let strings = strings?;
    let strings = if strings < map.base { strings.wrapping_add(map.base) } else { strings };
    let name = ptr::with_exposed_provenance::<c_char>(strings.wrapping_add(offset?));
    // SAFETY: DT_SONAME is the offset of a C string in the string table, which is mapped while the
    // library is open.
    Some(unsafe { CStr::from_ptr(name) })
}
