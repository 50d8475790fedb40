//! The dynamic linker.

use alloc::ffi::CString;
use alloc::vec::Vec;
use core::ffi::{CStr, c_char, c_int, c_void};
use core::mem::MaybeUninit;
use core::ptr::{self, NonNull};

/// The function that opens libraries.
pub(crate) const OPEN: &str = "dlopen";

/// An open library.
pub(crate) type Handle = NonNull<c_void>;

/// Opens the library at `path`, or the one that the dynamic linker finds by a bare name.
///
/// # Errors
///
/// The error text of the dynamic linker.
///
/// # Safety
///
/// Runs the initialisers of the library.
pub(crate) unsafe fn open(path: &[u8]) -> Result<Handle, Vec<u8>> {
    let path = CString::new(path).map_err(|error| error.into_vec())?;
    // SAFETY: `path` is a C string, and the caller accepts that initialisers run.
    let handle = unsafe { libc::dlopen(path.as_ptr(), libc::RTLD_LAZY | libc::RTLD_LOCAL) };
    NonNull::new(handle).ok_or_else(last_error)
}

/// The last error of this thread.
fn last_error() -> Vec<u8> {
    // SAFETY: `dlerror` returns NULL or a C string that is valid until the next call of the dynamic
    // linker on this thread. It is copied here.
    unsafe {
        let words = libc::dlerror();
        if words.is_null() { Vec::new() } else { CStr::from_ptr(words).to_bytes().to_vec() }
    }
}

/// The symbol in this library or in one of its dependencies; NULL if there is none.
///
/// # Safety
///
/// The library is open.
pub(crate) unsafe fn symbol(library: Handle, name: &CStr) -> *mut c_void {
    // SAFETY: the library is open, and `name` is a C string.
    unsafe { libc::dlsym(library.as_ptr(), name.as_ptr()) }
}

/// # Safety
///
/// The library is open and not used afterwards. Runs its finalisers.
pub(crate) unsafe fn close(library: Handle) {
    // SAFETY: the caller's promise.
    unsafe { libc::dlclose(library.as_ptr()) };
}

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
    let (mut strings, mut offset) = (None, None);
    // SAFETY: the dynamic section is mapped while the library is open, and ends with DT_NULL.
    unsafe {
        let mut entry = map.dynamic;
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

/// The load address of the library or program that contains `address`, if any does.
pub(crate) fn base_of_address(address: *const ()) -> Option<usize> {
    Some(address_info(address)?.dli_fbase.addr())
}

/// The path that the dynamic linker reports for the library or program that contains `address`.
///
/// # Safety
///
/// The library stays open until this function returns.
pub(crate) unsafe fn path_of_address(address: *const ()) -> Option<Vec<u8>> {
    let path = address_info(address)?.dli_fname;
    if path.is_null() {
        return None;
    }
    // SAFETY: `dladdr` returns a C string that lives while the library is mapped, which the caller
    // ensures.
    Some(unsafe { CStr::from_ptr(path) }.to_bytes().to_vec())
}

fn address_info(address: *const ()) -> Option<libc::Dl_info> {
    let mut info = MaybeUninit::<libc::Dl_info>::zeroed();
    // SAFETY: `dladdr` accepts any address and initialises `info` if it succeeds. A zeroed
    // `Dl_info` is valid in any case.
    unsafe {
        let is_known = libc::dladdr(address.cast(), info.as_mut_ptr()) != 0;
        is_known.then(|| info.assume_init())
    }
}
