//! What the deciding half does not need of files: the kind and the header of a library, and the
//! file of a report.

use loader_discovery::system::Errno;
use rustix::fs::{FileType, Mode, OFlags};

use crate::host::FileKind;

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

/// Reads the beginning of a regular file; returns whether it filled `buffer`.
pub(crate) fn read_beginning(path: &[u8], buffer: &mut [u8]) -> bool {
    let flags = OFlags::RDONLY | OFlags::NONBLOCK | OFlags::NOCTTY | OFlags::CLOEXEC;
    let Ok(file) = rustix::fs::open(path, flags, Mode::empty()) else {
        return false;
    };
    let length = buffer.len();
    rustix::io::read(&file, buffer).is_ok_and(|read| read == length)
}

/// Writes a file that does not exist yet.
pub(crate) fn write_new(path: &[u8], content: &[u8]) -> Result<(), Errno> {
    let flags = OFlags::WRONLY | OFlags::CREATE | OFlags::EXCL | OFlags::NOFOLLOW | OFlags::CLOEXEC;
    let file = rustix::fs::open(path, flags, Mode::from_raw_mode(0o644))
        .map_err(rustix::io::Errno::raw_os_error)?;
    let mut rest = content;
    while !rest.is_empty() {
        let written = rustix::io::write(&file, rest).map_err(rustix::io::Errno::raw_os_error)?;
        rest = rest.get(written..).unwrap_or_default();
    }
    Ok(())
}

/// Renames a file; replaces the one at `to`.
pub(crate) fn rename(from: &[u8], to: &[u8]) -> Result<(), Errno> {
    rustix::fs::rename(from, to).map_err(rustix::io::Errno::raw_os_error)
}

/// Removes a file.
pub(crate) fn remove(path: &[u8]) -> Result<(), Errno> {
    rustix::fs::unlink(path).map_err(rustix::io::Errno::raw_os_error)
}
