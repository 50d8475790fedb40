//! Implements [`System`] for Windows.

use alloc::string::String;
use alloc::vec::Vec;
use core::ffi::CStr;
use core::ptr;

use loader_discovery::Grown;
use loader_discovery::memory::{Grow as _, joined};
use loader_discovery::system::windows::{
    AdapterIndex, PnpDevice, RegistryKey, RegistryValue, TextType, WindowsSystem,
};
use loader_discovery::system::{ErrorKind, FileState, Listing, ReadError, System, SystemError};
use windows_sys::Win32::Foundation::{
    ERROR_FILE_NOT_FOUND, ERROR_NO_MORE_FILES, FILETIME, INVALID_HANDLE_VALUE, SetLastError,
};
use windows_sys::Win32::Storage::FileSystem::{
    BY_HANDLE_FILE_INFORMATION, FILE_TYPE_DISK, FindClose, FindFirstFileW, FindNextFileW,
    GetFileInformationByHandle, GetFileType, GetFullPathNameW, WIN32_FIND_DATAW,
};
use windows_sys::Win32::System::Diagnostics::Debug::{
    FORMAT_MESSAGE_FROM_SYSTEM, FORMAT_MESSAGE_IGNORE_INSERTS, FormatMessageW,
};
use windows_sys::Win32::System::Environment::GetEnvironmentVariableW;
use windows_sys::Win32::System::SystemInformation::GetSystemTimeAsFileTime;

use crate::host::windows::answer::found;
use crate::host::windows::errors::{OUT_OF_MEMORY, last_error};
use crate::host::windows::files::{self, File};
use crate::host::windows::text::{filled, narrow, wide, wide_path};
use crate::host::windows::{adapters, devices, graphics, linker, packages, registry, token};
use crate::memory;

/// The system of this process.
#[derive(Clone, Copy, Debug, Default)]
pub struct HostSystem;

impl System for HostSystem {
    fn variable(&self, name: &CStr) -> Grown<Option<Vec<u8>>> {
        let name = wide(name.to_bytes())?;
        // SAFETY: `name` ends with a NUL, and `filled` passes a buffer and its length.
        let value = filled(|buffer, room| unsafe {
            SetLastError(0);
            GetEnvironmentVariableW(name.as_ptr(), buffer, room)
        });
        // Length 0 without an error is an empty value.
        Ok(value?.or_else(|| (last_error().number == 0).then(Vec::new)))
    }

    fn secure_variable(&self, name: &CStr) -> Grown<Option<Vec<u8>>> {
        if token::is_high_integrity() { Ok(None) } else { self.variable(name) }
    }

    fn list_directory(&self, path: &[u8]) -> Result<Listing, SystemError> {
        let pattern = joined(&[path, b"\\*"]).and_then(|pattern| wide_path(&pattern));
        let pattern = pattern.map_err(|_| OUT_OF_MEMORY)?;
        let mut entry = WIN32_FIND_DATAW::default();
        // SAFETY: `pattern` ends with a NUL, and `entry` is writable.
        let search = unsafe { FindFirstFileW(pattern.as_ptr(), &raw mut entry) };
        if search == INVALID_HANDLE_VALUE {
            let error = last_error();
            // The root of an empty drive.
            let is_empty = error.number == ERROR_FILE_NOT_FOUND.cast_signed();
            return if is_empty { Ok(Listing::default()) } else { Err(error) };
        }
        let mut listing = Listing::default();
        loop {
            let added = narrow(&entry.cFileName).and_then(|name| match name.as_slice() {
                b"." | b".." => Ok(()),
                _ => listing.names.try_push(name),
            });
            if added.is_err() {
                // SAFETY: the search is open, and nothing uses it any more.
                unsafe { FindClose(search) };
                return Err(OUT_OF_MEMORY);
            }
            // SAFETY: the search is open, and `entry` is writable.
            if unsafe { FindNextFileW(search, &raw mut entry) } == 0 {
                break;
            }
        }
        let error = last_error();
        listing.error = (error.number != ERROR_NO_MORE_FILES.cast_signed()).then_some(error);
        // SAFETY: the search is open, and nothing uses it any more.
        unsafe { FindClose(search) };
        Ok(listing)
    }

    fn exists(&self, path: &[u8]) -> bool {
        // Without memory the next question about the path fails, and says why.
        files::attributes(path).map_or_else(|error| error.kind == ErrorKind::OutOfMemory, |_| true)
    }

    fn file_state(&self, path: &[u8]) -> Result<FileState, SystemError> {
        state(&files::open_for_state(path)?)
    }

    fn read_file(&self, path: &[u8], limit: usize) -> Result<(Vec<u8>, FileState), ReadError> {
        let file = files::open(path).map_err(ReadError::Open)?;
        // SAFETY: the file is open.
        if unsafe { GetFileType(file.0) } != FILE_TYPE_DISK {
            // A pipe or a device, whose read could block.
            return Ok((Vec::new(), NO_FILE));
        }
        let state = state(&file).map_err(ReadError::Size)?;
        let size = usize::try_from(state.size).map_err(|_| ReadError::TooLarge)?;
        if size > limit {
            return Err(ReadError::TooLarge);
        }
        Ok((read_exactly(&file, size)?, state))
    }

    fn real_path(&self, path: &[u8]) -> Result<Vec<u8>, SystemError> {
        let wide = wide_path(path).map_err(|_| OUT_OF_MEMORY)?;
        files::attributes(path)?;
        // SAFETY: `wide` ends with a NUL, and `filled` passes a buffer and its length.
        filled(|buffer, room| unsafe {
            GetFullPathNameW(wide.as_ptr(), room, buffer, ptr::null_mut())
        })
        .map_err(|_| OUT_OF_MEMORY)?
        .ok_or_else(last_error)
    }

    fn executable_path(&self) -> Grown<Option<Vec<u8>>> {
        linker::path_of(ptr::null_mut())
    }

    fn describe_error(&self, error: SystemError) -> Grown<String> {
        let mut text = [0_u16; 512];
        let flags = FORMAT_MESSAGE_FROM_SYSTEM | FORMAT_MESSAGE_IGNORE_INSERTS;
        let number = error.number.cast_unsigned();
        // SAFETY: `text` is writable for 512 units; without inserts no argument is read.
        let length = unsafe {
            FormatMessageW(flags, ptr::null(), number, 0, text.as_mut_ptr(), 512, ptr::null())
        };
        let text = text.get(..length as usize).unwrap_or_default();
        let words = narrow(text)?;
        let mut words = String::from_utf8(words).unwrap_or_default();
        words.truncate(words.trim_end_matches(['\r', '\n', '.', ' ']).len());
        Ok(words)
    }

    fn now(&self) -> i128 {
        let mut now = FILETIME::default();
        // SAFETY: `now` is writable.
        unsafe { GetSystemTimeAsFileTime(&raw mut now) };
        nanoseconds(now)
    }

    fn windows(&self) -> Option<&dyn WindowsSystem> {
        Some(self)
    }
}

/// Questions, each with the function that answers it or finds nothing.
macro_rules! answered {
    ($($question:ident($($argument:ident: $Argument:ty),*) -> $Answer:ty = $function:path;)*) => {$(
        fn $question(&self, $($argument: $Argument),*) -> Grown<Option<$Answer>> {
            found($function($($argument),*))
        }
    )*};
}

impl WindowsSystem for HostSystem {
    fn is_high_integrity(&self) -> bool {
        token::is_high_integrity()
    }

    fn is_wow64(&self) -> bool {
        token::is_wow64()
    }

    fn adapter_count(&self) -> Grown<usize> {
        Ok(found(adapters::count())?.unwrap_or(0))
    }

    fn pnp_devices(&self, class: &str, value: &str) -> Grown<Vec<PnpDevice>> {
        devices::present(class, value)
    }

    answered! {
        key_values(key: &RegistryKey) -> Vec<RegistryValue> = registry::values;
        adapter_texts(adapter: AdapterIndex, value: &str, kind: TextType) -> Vec<Vec<u8>>
            = adapters::texts;
        graphics_vendors() -> Vec<u32> = graphics::vendors;
        app_package_directory(family: &str) -> Vec<u8> = packages::directory;
    }
}

const NO_FILE: FileState =
    FileState { device: 0, inode: 0, size: 0, modified: 0, changed: 0, mode: 0, owner: 0 };

fn state(file: &File) -> Result<FileState, SystemError> {
    let mut data = BY_HANDLE_FILE_INFORMATION::default();
    // SAFETY: the file is open, and `data` is writable.
    if unsafe { GetFileInformationByHandle(file.0, &raw mut data) } == 0 {
        return Err(last_error());
    }
    let both = |high: u32, low: u32| (u64::from(high) << 32) | u64::from(low);
    let modified = nanoseconds(data.ftLastWriteTime);
    Ok(FileState {
        device: data.dwVolumeSerialNumber.into(),
        inode: both(data.nFileIndexHigh, data.nFileIndexLow),
        size: both(data.nFileSizeHigh, data.nFileSizeLow),
        modified,
        changed: modified,
        mode: 0,
        owner: 0,
    })
}

/// Nanoseconds since 1970 of a time in steps of 100 nanoseconds since 1601.
fn nanoseconds(time: FILETIME) -> i128 {
    const UNIX_EPOCH: i128 = 116_444_736_000_000_000;
    let steps = (i128::from(time.dwHighDateTime) << 32) | i128::from(time.dwLowDateTime);
    steps.saturating_sub(UNIX_EPOCH).saturating_mul(100)
}

/// Reads exactly `size` bytes.
fn read_exactly(file: &File, size: usize) -> Result<Vec<u8>, ReadError> {
    let mut bytes = memory::filled(0, size).map_err(|_| ReadError::Allocate)?;
    let mut rest = bytes.as_mut_slice();
    while !rest.is_empty() {
        match file.read(rest) {
            Ok(0) => return Err(ReadError::Short),
            Ok(read) => rest = rest.get_mut(read..).unwrap_or_default(),
            Err(error) => return Err(ReadError::Read(error)),
        }
    }
    Ok(bytes)
}
