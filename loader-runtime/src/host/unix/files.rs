//! What the deciding half does not need of files: the kind and the bytes of a library, and the
//! file of a report.

use loader_discovery::system::SystemError;
use rustix::fd::OwnedFd;
use rustix::fs::{FileType, Mode, OFlags};

use crate::host::FileKind;
use crate::host::unix::errors::system_error;

/// The longest path in system calls, without its NUL.
pub(crate) const MAX_PATH: usize = (libc::PATH_MAX as usize).saturating_sub(1);

/// The kind of the file at `path`, links followed; `None` without a readable state.
pub(crate) fn kind(path: &[u8]) -> Option<FileKind> {
    let state = rustix::fs::stat(path).ok()?;
    Some(match FileType::from_raw_mode(state.st_mode) {
        FileType::RegularFile => FileKind::Regular,
        FileType::Directory => FileKind::Directory,
        FileType::Fifo => FileKind::Fifo,
        FileType::Socket => FileKind::Socket,
        FileType::CharacterDevice | FileType::BlockDevice => FileKind::Device,
        FileType::Symlink | FileType::Unknown => FileKind::Unknown,
    })
}

/// A library's file, to read at any place.
pub(crate) struct Reader(OwnedFd);

impl Reader {
    /// Opens the file. Never blocks.
    pub(crate) fn open(path: &[u8]) -> Result<Self, SystemError> {
        let flags = OFlags::RDONLY | OFlags::NONBLOCK | OFlags::NOCTTY | OFlags::CLOEXEC;
        rustix::fs::open(path, flags, Mode::empty()).map(Self).map_err(system_error)
    }

    /// The size in bytes; 0 without a readable state.
    pub(crate) fn size(&self) -> usize {
        rustix::fs::fstat(&self.0).map_or(0, |state| usize::try_from(state.st_size).unwrap_or(0))
    }

    /// Reads at `offset`; returns the number of bytes, which is 0 at the end and after an error.
    pub(crate) fn read_at(&self, offset: usize, buffer: &mut [u8]) -> usize {
        rustix::io::pread(&self.0, buffer, offset as u64).unwrap_or_default()
    }
}

/// Writes a file that does not exist yet.
pub(crate) fn write_new(path: &[u8], content: &[u8]) -> Result<(), SystemError> {
    let flags = OFlags::WRONLY | OFlags::CREATE | OFlags::EXCL | OFlags::NOFOLLOW | OFlags::CLOEXEC;
    let file = rustix::fs::open(path, flags, Mode::from_raw_mode(0o644)).map_err(system_error)?;
    let mut rest = content;
    while !rest.is_empty() {
        let written = rustix::io::write(&file, rest).map_err(system_error)?;
        rest = rest.get(written..).unwrap_or_default();
    }
    Ok(())
}

/// Renames a file; replaces the one at `to`.
pub(crate) fn rename(from: &[u8], to: &[u8]) -> Result<(), SystemError> {
    rustix::fs::rename(from, to).map_err(system_error)
}

/// Removes a file.
pub(crate) fn remove(path: &[u8]) -> Result<(), SystemError> {
    rustix::fs::unlink(path).map_err(system_error)
}
