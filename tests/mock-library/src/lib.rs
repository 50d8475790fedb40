//! What the mock driver and the mock layers have in common: the files beside a copy of the library,
//! and what one load of it keeps until it is closed.

use std::ffi::{CStr, OsString, c_void};
use std::fs::{self, OpenOptions};
use std::io::Write;
use std::os::unix::ffi::OsStringExt;
use std::path::{Path, PathBuf};
use std::ptr;
use std::sync::atomic::{AtomicPtr, Ordering};

use serde::de::DeserializeOwned;
use serde_json::Value;

/// The file beside this library whose name goes on with `suffix`.
pub fn beside(suffix: &str) -> PathBuf {
    let mut file = OsString::from(library_of(beside as *const c_void));
    file.push(suffix);
    file.into()
}

/// The path under which the library that holds an address was opened; empty for none.
#[expect(
    clippy::not_unsafe_ptr_arg_deref,
    reason = "the address is only compared with where libraries lie"
)]
pub fn library_of(address: *const c_void) -> PathBuf {
    let mut info = libc::Dl_info {
        dli_fname: ptr::null(),
        dli_fbase: ptr::null_mut(),
        dli_sname: ptr::null(),
        dli_saddr: ptr::null_mut(),
    };
    // SAFETY: the address is not read, and `info` is valid for writing.
    let found = unsafe { libc::dladdr(address, &mut info) };
    if found == 0 || info.dli_fname.is_null() {
        return PathBuf::new();
    }
    // SAFETY: dladdr gives a NUL-terminated string that lives as long as the library is mapped.
    let name = unsafe { CStr::from_ptr(info.dli_fname) };
    PathBuf::from(OsString::from_vec(name.to_bytes().to_vec()))
}

/// The configuration in `<library>.mock`, if that file is there.
///
/// # Panics
///
/// When the file is no configuration; across a C interface that aborts with the reason on stderr.
pub fn config<Config: DeserializeOwned>() -> Option<Config> {
    let file = beside(".mock");
    let text = fs::read_to_string(&file).ok()?;
    let config = serde_json::from_str(&text);
    Some(config.unwrap_or_else(|error| panic!("{}: {error}", file.display())))
}

/// Writes a line to a log. The file is opened anew each time, so that closing the library leaks
/// nothing and a crash right after loses nothing.
///
/// # Panics
///
/// When the file system refuses.
pub fn log(file: &Path, entry: &Value) {
    let written = OpenOptions::new()
        .create(true)
        .append(true)
        .open(file)
        .and_then(|mut file| file.write_all(format!("{entry}\n").as_bytes()));
    if let Err(error) = written {
        panic!("{}: {error}", file.display());
    }
}

/// What one load of a library keeps: made at first use, freed when the library is closed.
#[derive(Debug)]
pub struct LoadState<T>(AtomicPtr<T>);

impl<T> LoadState<T> {
    /// Nothing yet.
    pub const fn empty() -> Self {
        Self(AtomicPtr::new(ptr::null_mut()))
    }

    /// The value, which `make` makes at first use. Where several threads make one, the first
    /// counts.
    pub fn get(&self, make: impl FnOnce() -> T) -> &T {
        let mut current = self.0.load(Ordering::Acquire);
        if current.is_null() {
            current = self.publish(Box::new(make()));
        }
        // SAFETY: the pointer came from a Box, which lives until `free`, after which nothing uses
        // this.
        unsafe { &*current }
    }

    fn publish(&self, value: Box<T>) -> *mut T {
        let new = Box::into_raw(value);
        let order = (Ordering::AcqRel, Ordering::Acquire);
        match self.0.compare_exchange(ptr::null_mut(), new, order.0, order.1) {
            Ok(_) => new,
            Err(winner) => {
                // SAFETY: `new` was made above and nobody else has seen it.
                drop(unsafe { Box::from_raw(new) });
                winner
            }
        }
    }

    /// Frees the value, so that leak checkers see the loader's leaks only.
    ///
    /// # Safety
    ///
    /// No code of the library runs any more, and nothing that [`Self::get`] gave is used.
    pub unsafe fn free(&self) {
        let value = self.0.swap(ptr::null_mut(), Ordering::AcqRel);
        if !value.is_null() {
            // SAFETY: the pointer came from a Box, and the caller's promise.
            drop(unsafe { Box::from_raw(value) });
        }
    }
}
