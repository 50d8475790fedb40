//! Shared code of the mock driver and the mock layers: the files beside a copy of the library, and
//! the state of one load of the library.

use std::ffi::{CStr, OsString, c_void};
use std::fs::{self, OpenOptions};
use std::io::Write;
use std::os::unix::ffi::OsStringExt;
use std::path::{Path, PathBuf};
use std::ptr;
use std::sync::atomic::{AtomicPtr, Ordering};

use serde::de::DeserializeOwned;
use serde_json::Value;

/// The file beside this library with the library's name and `suffix`.
pub fn beside(suffix: &str) -> PathBuf {
    let mut file = OsString::from(library_of(beside as *const c_void));
    file.push(suffix);
    file.into()
}

/// The path under which the library that contains `address` was opened; empty if there is none.
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
    // SAFETY: dladdr does not read through the address, and `info` is writable.
    let found = unsafe { libc::dladdr(address, &mut info) };
    if found == 0 || info.dli_fname.is_null() {
        return PathBuf::new();
    }
    // SAFETY: dladdr returns a C string that lives as long as the library is mapped.
    let name = unsafe { CStr::from_ptr(info.dli_fname) };
    PathBuf::from(OsString::from_vec(name.to_bytes().to_vec()))
}

/// The configuration in `<library>.mock`; None without that file.
///
/// # Panics
///
/// When the file is no valid configuration. A panic that reaches a C interface aborts with its
/// message on stderr.
pub fn config<Config: DeserializeOwned>() -> Option<Config> {
    let file = beside(".mock");
    let text = fs::read_to_string(&file).ok()?;
    let config = serde_json::from_str(&text);
    Some(config.unwrap_or_else(|error| panic!("{}: {error}", file.display())))
}

/// Appends a line to a log. Opens the file for each line, so that nothing leaks when the library is
/// closed and nothing is lost in a crash.
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

/// State of one load of a library: created at first use, freed when the library is closed.
#[derive(Debug)]
pub struct LoadState<T>(AtomicPtr<T>);

impl<T> LoadState<T> {
    /// No state yet.
    pub const fn empty() -> Self {
        Self(AtomicPtr::new(ptr::null_mut()))
    }

    /// The value. At first use `make` creates it; if several threads do so, the first value stays.
    pub fn get(&self, make: impl FnOnce() -> T) -> &T {
        let mut current = self.0.load(Ordering::Acquire);
        if current.is_null() {
            current = self.publish(Box::new(make()));
        }
        // SAFETY: the pointer came from a Box that lives until `free`, and nobody uses the value
        // after `free`.
        unsafe { &*current }
    }

    fn publish(&self, value: Box<T>) -> *mut T {
        let new = Box::into_raw(value);
        let order = (Ordering::AcqRel, Ordering::Acquire);
        match self.0.compare_exchange(ptr::null_mut(), new, order.0, order.1) {
            Ok(_) => new,
            Err(winner) => {
                // SAFETY: `new` was made above, and no other thread has seen it.
                drop(unsafe { Box::from_raw(new) });
                winner
            }
        }
    }

    /// Frees the value, so that leak checkers report only the loader's leaks.
    ///
    /// # Safety
    ///
    /// No code of the library runs any more, and nobody uses a reference from [`Self::get`].
    pub unsafe fn free(&self) {
        let value = self.0.swap(ptr::null_mut(), Ordering::AcqRel);
        if !value.is_null() {
            // SAFETY: the pointer came from a Box, and the caller guarantees that nobody uses the
            // value any more.
            drop(unsafe { Box::from_raw(value) });
        }
    }
}
