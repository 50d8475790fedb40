//! What the deciding half does not need of files: the kind of a library, and the
//! file of a report. And a handle that closes.

use alloc::vec::Vec;
use core::ptr;

use loader_discovery::system::{ErrorKind, SystemError};
use windows_sys::Win32::Foundation::{
    CloseHandle, GENERIC_READ, GENERIC_WRITE, HANDLE, INVALID_HANDLE_VALUE,
};
use windows_sys::Win32::Storage::FileSystem::{
    CREATE_ALWAYS, CREATE_NEW, CreateFileW, DeleteFileW, FILE_ATTRIBUTE_DEVICE,
    FILE_ATTRIBUTE_DIRECTORY, FILE_ATTRIBUTE_NORMAL, FILE_ATTRIBUTE_REPARSE_POINT,
    FILE_FLAG_BACKUP_SEMANTICS, FILE_SHARE_DELETE, FILE_SHARE_READ, FILE_SHARE_WRITE,
    GetFileAttributesW, INVALID_FILE_ATTRIBUTES, MOVEFILE_REPLACE_EXISTING, MoveFileExW,
    OPEN_EXISTING, ReadFile, WriteFile,
};

use crate::host::windows::errors::{OUT_OF_MEMORY, last_error};
use crate::host::windows::text::wide_path;
use crate::host::{Entry, FileKind};

/// The longest path in system calls.
pub(crate) const MAX_PATH: usize = 32_767;

/// The kind of the file at `path`; `None` without a readable state.
pub(crate) fn kind(path: &[u8]) -> Option<FileKind> {
    match attributes(path).ok()? {
        found if found & FILE_ATTRIBUTE_DIRECTORY != 0 => Some(FileKind::Directory),
        _ => Some(FileKind::Regular),
    }
}

fn path_of(path: &[u8]) -> Result<Vec<u16>, SystemError> {
    wide_path(path).map_err(|_| OUT_OF_MEMORY)
}

pub(super) fn attributes(path: &[u8]) -> Result<u32, SystemError> {
    let path = path_of(path)?;
    // SAFETY: `path` ends with a NUL.
    let found = unsafe { GetFileAttributesW(path.as_ptr()) };
    if found == INVALID_FILE_ATTRIBUTES { Err(last_error()) } else { Ok(found) }
}

/// What stands at a path, links not followed.
pub(crate) fn entry(path: &[u8]) -> Entry {
    let special = FILE_ATTRIBUTE_DIRECTORY | FILE_ATTRIBUTE_REPARSE_POINT | FILE_ATTRIBUTE_DEVICE;
    match attributes(path) {
        Ok(found) if found & special == 0 => Entry::RegularFile,
        Err(error) if error.kind != ErrorKind::OutOfMemory => Entry::Nothing,
        _ => Entry::Other,
    }
}

/// Writes a file that does not exist yet. What was written is removed again after an error.
pub(crate) fn write_new(path: &[u8], content: &[u8]) -> Result<(), SystemError> {
    let file = File::open(path, GENERIC_WRITE, CREATE_NEW, FILE_ATTRIBUTE_NORMAL)?;
    let written = write_all(&file, content);
    drop(file);
    written.inspect_err(|_| _ = remove(path))
}

/// Writes into what stands at `path`, links followed, in place of its content.
pub(crate) fn write_into(path: &[u8], content: &[u8]) -> Result<(), SystemError> {
    write_all(&File::open(path, GENERIC_WRITE, CREATE_ALWAYS, FILE_ATTRIBUTE_NORMAL)?, content)
}

fn write_all(file: &File, content: &[u8]) -> Result<(), SystemError> {
    for part in content.chunks(1 << 20) {
        let mut written = 0;
        let length = u32::try_from(part.len()).unwrap_or(u32::MAX);
        // SAFETY: the file is open, and `part` is readable for its length.
        let result =
            unsafe { WriteFile(file.0, part.as_ptr(), length, &raw mut written, ptr::null_mut()) };
        if result == 0 || written != length {
            return Err(last_error());
        }
    }
    Ok(())
}

/// Renames a file; replaces the one at `to`.
pub(crate) fn rename(from: &[u8], to: &[u8]) -> Result<(), SystemError> {
    let (from, to) = (path_of(from)?, path_of(to)?);
    // SAFETY: both paths end with a NUL.
    succeeded(unsafe { MoveFileExW(from.as_ptr(), to.as_ptr(), MOVEFILE_REPLACE_EXISTING) })
}

/// Removes a file.
pub(crate) fn remove(path: &[u8]) -> Result<(), SystemError> {
    let path = path_of(path)?;
    // SAFETY: the path ends with a NUL.
    succeeded(unsafe { DeleteFileW(path.as_ptr()) })
}

fn succeeded(result: i32) -> Result<(), SystemError> {
    if result == 0 { Err(last_error()) } else { Ok(()) }
}

/// An open file or folder. Closed on drop.
pub(super) struct File(pub(super) HANDLE);

impl File {
    /// Other programs may write, rename and remove the file meanwhile.
    fn open(path: &[u8], access: u32, creation: u32, flags: u32) -> Result<Self, SystemError> {
        let path = path_of(path)?;
        let share = FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE;
        let (security, template) = (ptr::null(), ptr::null_mut());
        // SAFETY: `path` ends with a NUL; the other pointers may be NULL.
        let handle = unsafe {
            CreateFileW(path.as_ptr(), access, share, security, creation, flags, template)
        };
        if handle == INVALID_HANDLE_VALUE { Err(last_error()) } else { Ok(Self(handle)) }
    }

    /// Reads into `buffer` once; returns the number of bytes.
    pub(super) fn read(&self, buffer: &mut [u8]) -> Result<usize, SystemError> {
        let room = u32::try_from(buffer.len()).unwrap_or(u32::MAX);
        let mut read = 0;
        // SAFETY: the file is open, and `buffer` is writable for `room` bytes.
        let result =
            unsafe { ReadFile(self.0, buffer.as_mut_ptr(), room, &raw mut read, ptr::null_mut()) };
        succeeded(result).map(|()| read as usize)
    }
}

impl Drop for File {
    fn drop(&mut self) {
        // SAFETY: the handle is open, and nothing uses it after drop.
        unsafe { CloseHandle(self.0) };
    }
}

/// Opens a file for reading.
pub(super) fn open(path: &[u8]) -> Result<File, SystemError> {
    File::open(path, GENERIC_READ, OPEN_EXISTING, FILE_ATTRIBUTE_NORMAL)
}

/// Opens a file or folder for its state.
pub(super) fn open_for_state(path: &[u8]) -> Result<File, SystemError> {
    File::open(path, 0, OPEN_EXISTING, FILE_FLAG_BACKUP_SEMANTICS)
}
