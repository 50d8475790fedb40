//! Implements [`System`] for Unix with libc and rustix. `system/linux.rs` has what is
//! special to Linux and Android, `system/bsd.rs` what is special to the BSDs, macOS and Fuchsia,
//! `system/android.rs` Android's layers.

use alloc::string::String;
use alloc::vec::Vec;
use core::ffi::CStr;
use core::ptr;

use loader_discovery::Grown;
use loader_discovery::memory::{Grow as _, bytes, lossy};
use loader_discovery::system::{FileState, Listing, ReadError, System, SystemError};
use rustix::buffer::spare_capacity;
use rustix::fd::OwnedFd;
use rustix::fs::{FileType, OFlags, Stat};
use rustix::io::{Errno, retry_on_intr};
use rustix::time::{ClockId, clock_gettime};

use crate::host::unix::errors::{OUT_OF_MEMORY, system_error};
#[cfg(target_os = "linux")]
use crate::host::unix::files::is_own;
use crate::host::unix::files::{self, open, with_c_path};

#[cfg_attr(any(target_os = "linux", target_os = "android"), path = "system/linux.rs")]
#[cfg_attr(not(any(target_os = "linux", target_os = "android")), path = "system/bsd.rs")]
mod own;

#[cfg(any(target_os = "android", all(any(test, feature = "tools"), target_os = "linux")))]
pub(crate) mod android;

/// More than any error text has.
const ERROR_BUFFER: usize = 128;

/// The most that one read of a kernel-made file returns.
#[cfg(target_os = "linux")]
const PAGE: usize = 4096;

/// Room for the program's path; no system has longer ones.
const PATH_ROOM: usize = 4096;

/// The system of this process.
#[derive(Clone, Copy, Debug, Default)]
pub struct HostSystem;

impl System for HostSystem {
    fn variable(&self, name: &CStr) -> Grown<Option<Vec<u8>>> {
        // SAFETY: `name` is a C string, and the result is copied before this function returns.
        // POSIX lets the application change the environment only while no other thread reads it.
        unsafe { copied(libc::getenv(name.as_ptr())) }
    }

    fn secure_variable(&self, name: &CStr) -> Grown<Option<Vec<u8>>> {
        // SAFETY: `name` is a C string, and the result is copied before this function returns.
        // POSIX lets the application change the environment only while no other thread reads it.
        unsafe { copied(own::secure_getenv(name.as_ptr())) }
    }

    fn list_directory(&self, path: &[u8]) -> Result<Listing, SystemError> {
        own::list(open(path, OFlags::DIRECTORY | OFlags::NONBLOCK)?)
    }

    fn exists(&self, path: &[u8]) -> bool {
        with_c_path(path, |path| rustix::fs::access(path, rustix::fs::Access::EXISTS)).is_ok()
    }

    fn file_state(&self, path: &[u8]) -> Result<FileState, SystemError> {
        files::state(path).map(|data| state(&data))
    }

    fn read_file(&self, path: &[u8], limit: usize) -> Result<(Vec<u8>, FileState), ReadError> {
        // O_NONBLOCK: a FIFO without a writer must not block. O_NOCTTY: a terminal must not become
        // the controlling one.
        let file = open(path, OFlags::NONBLOCK | OFlags::NOCTTY).map_err(ReadError::Open)?;
        let data = rustix::fs::fstat(&file).map_err(|e| ReadError::Size(system_error(e)))?;
        let is_directory = FileType::from_raw_mode(data.st_mode) == FileType::Directory;
        // A directory's size means nothing; reading one byte gives EISDIR, which the message needs.
        let size = if is_directory { 1 } else { data.st_size };
        let size = usize::try_from(size).map_err(|_| ReadError::TooLarge)?;
        if size > limit && !is_directory {
            return Err(ReadError::TooLarge);
        }
        let bytes = read_exactly(&file, size)?;
        Ok((bytes, state(&data)))
    }

    #[cfg(target_os = "linux")]
    fn read_generated(&self, path: &[u8], limit: usize) -> Result<Vec<u8>, ReadError> {
        let file = open(path, OFlags::NONBLOCK | OFlags::NOCTTY).map_err(ReadError::Open)?;
        let mut content = Vec::new();
        while content.len() <= limit {
            content.try_reserve_exact(PAGE).map_err(|_| ReadError::Allocate)?;
            let read = retry_on_intr(|| rustix::io::read(&file, spare_capacity(&mut content)));
            // The kernel returns whole, short lines, so a read of less than half a page is the last.
            if read.map_err(|error| ReadError::Read(system_error(error)))? < PAGE / 2 {
                return Ok(content);
            }
        }
        Err(ReadError::TooLarge)
    }

    #[cfg(target_os = "linux")]
    fn read_own_file(&self, path: &[u8], limit: usize) -> Result<Vec<u8>, ReadError> {
        let flags = OFlags::NONBLOCK | OFlags::NOCTTY | OFlags::NOFOLLOW;
        let file = open(path, flags).map_err(ReadError::Open)?;
        let data = rustix::fs::fstat(&file).map_err(|e| ReadError::Size(system_error(e)))?;
        let size = usize::try_from(data.st_size).ok().filter(|size| *size <= limit);
        match (FileType::from_raw_mode(data.st_mode), size) {
            (FileType::RegularFile, Some(size)) if is_own(data.st_uid) => read_exactly(&file, size),
            _ => Err(ReadError::TooLarge),
        }
    }

    fn real_path(&self, path: &[u8]) -> Result<Vec<u8>, SystemError> {
        // SAFETY: `path` is a C string; with no buffer, `realpath` allocates one, which is copied
        // and freed.
        with_c_path(path, |path| unsafe {
            let real = libc::realpath(path.as_ptr(), ptr::null_mut());
            let copy = copied(real).map_err(|_| Errno::NOMEM);
            let copy = copy.and_then(|copy| copy.ok_or(Errno::from_raw_os_error(errno())));
            libc::free(real.cast());
            copy
        })
    }

    fn executable_path(&self) -> Grown<Option<Vec<u8>>> {
        own::executable_path(&mut [0; PATH_ROOM]).map(bytes).transpose()
    }

    fn describe_error(&self, error: SystemError) -> Grown<String> {
        let mut text = [0_u8; ERROR_BUFFER];
        // SAFETY: the buffer is writable for its length. A longer text is cut and ends with a NUL.
        unsafe { libc::strerror_r(error.number, text.as_mut_ptr().cast(), text.len()) };
        let text = CStr::from_bytes_until_nul(&text).unwrap_or_default();
        lossy(text.to_bytes())
    }

    fn now(&self) -> i128 {
        let now = clock_gettime(ClockId::Realtime);
        nanoseconds(now.tv_sec.into(), now.tv_nsec.into())
    }

    #[cfg(target_vendor = "apple")]
    fn bundle_resources(&self) -> Grown<Option<Vec<u8>>> {
        super::bundle::resources(&mut [0; PATH_ROOM]).map(bytes).transpose()
    }

    #[cfg(target_os = "android")]
    fn android(&self) -> Option<&dyn loader_discovery::system::android::AndroidSystem> {
        Some(self)
    }
}

/// The number of the last error of this thread.
pub(super) fn errno() -> i32 {
    // SAFETY: `errno` is this thread's own.
    unsafe { *own::errno_location() }
}

/// Adds an entry of a directory to its listing, or the error that ends the listing. Whether more can
/// follow.
fn add_entry(listing: &mut Listing, entry: Result<&CStr, Errno>) -> Result<bool, SystemError> {
    match entry.map(CStr::to_bytes) {
        Ok(b"." | b"..") => {}
        Ok(name) => {
            let added = bytes(name).and_then(|name| listing.names.try_push(name));
            added.map_err(|_| OUT_OF_MEMORY)?;
        }
        Err(error) => listing.error = Some(system_error(error)),
    }
    Ok(listing.error.is_none())
}

/// # Safety
///
/// `value` is NULL or a C string that does not change until this function returns. For the
/// environment that holds unless another thread calls `setenv`, which POSIX forbids the
/// application.
unsafe fn copied(value: *const libc::c_char) -> Grown<Option<Vec<u8>>> {
    if value.is_null() {
        return Ok(None);
    }
    // SAFETY: not NULL, and the caller passes an unchanging C string.
    bytes(unsafe { CStr::from_ptr(value) }.to_bytes()).map(Some)
}

#[allow(clippy::useless_conversion, reason = "a mode has 16 bits on macOS and BSD")]
fn state(data: &Stat) -> FileState {
    FileState {
        device: own::number(data.st_dev),
        inode: own::number(data.st_ino),
        size: u64::try_from(data.st_size).unwrap_or(0),
        modified: nanoseconds(data.st_mtime.into(), data.st_mtime_nsec.into()),
        changed: nanoseconds(data.st_ctime.into(), data.st_ctime_nsec.into()),
        mode: data.st_mode.into(),
        owner: data.st_uid,
    }
}

fn nanoseconds(seconds: i128, nanoseconds: i128) -> i128 {
    seconds.saturating_mul(1_000_000_000).saturating_add(nanoseconds)
}

/// Reads exactly `size` bytes. Reading a directory fails.
fn read_exactly(file: &OwnedFd, size: usize) -> Result<Vec<u8>, ReadError> {
    let mut bytes = Vec::new();
    bytes.try_reserve_exact(size).map_err(|_| ReadError::Allocate)?;
    while bytes.len() < size {
        match retry_on_intr(|| rustix::io::read(file, spare_capacity(&mut bytes))) {
            Ok(0) => return Err(ReadError::Short),
            Ok(_) => {}
            Err(error) => return Err(ReadError::Read(system_error(error))),
        }
    }
    bytes.truncate(size);
    Ok(bytes)
}

#[cfg(test)]
mod tests;
