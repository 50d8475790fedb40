//! What the deciding half does not need of files: the kind and the bytes of a library, and the
//! file of a report.

use core::ffi::CStr;

use loader_discovery::system::{ErrorKind, SystemError};
use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::fd::{AsRawFd as _, OwnedFd};
use rustix::fs::{FileType, Mode, OFlags, Stat};
use rustix::io::{Errno, retry_on_intr};

use crate::host::unix::errors::system_error;
use crate::host::unix::stderr;
use crate::host::{Entry, FileKind};

/// The length of most paths, with a NUL. Clearing room for the longest takes longer than the rest of a
/// question.
const USUAL_PATH: usize = 256;

/// The longest path in system calls, without its NUL.
pub(crate) const MAX_PATH: usize = (libc::PATH_MAX as usize).saturating_sub(1);

/// Passes a path on to the system. A path with a NUL names nothing. The copy with a NUL behind it needs
/// no memory that could be refused: an answer such as "no such file" is then always the system's.
pub(super) fn with_c_path<T>(
    path: &[u8],
    call: impl FnOnce(&CStr) -> Result<T, Errno>,
) -> Result<T, SystemError> {
    let (mut usual, mut longest);
    let room: &mut [u8] = if path.len() < USUAL_PATH {
        usual = [0; USUAL_PATH];
        &mut usual
    } else {
        longest = [0; MAX_PATH + 1];
        &mut longest
    };
    terminated(path, room).and_then(call).map_err(system_error)
}

/// Not inlined, because every question about a path begins with it.
#[inline(never)]
fn terminated<'r>(path: &[u8], room: &'r mut [u8]) -> Result<&'r CStr, Errno> {
    let path_with_nul = room.get_mut(..=path.len()).ok_or(Errno::NAMETOOLONG)?;
    path_with_nul.iter_mut().zip(path).for_each(|(to, from)| *to = *from);
    CStr::from_bytes_with_nul(path_with_nul).map_err(|_| Errno::INVAL)
}

/// The kind of the file at `path`, links followed; `None` without a readable state.
pub(crate) fn kind(path: &[u8]) -> Option<FileKind> {
    Some(match FileType::from_raw_mode(state(path).ok()?.st_mode) {
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
        open(path, OFlags::NONBLOCK | OFlags::NOCTTY).map(Self)
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

/// What stands at a path, links not followed.
pub(crate) fn entry(path: &[u8]) -> Entry {
    match with_c_path(path, |path| rustix::fs::lstat(path)) {
        Ok(state) if FileType::from_raw_mode(state.st_mode) == FileType::RegularFile => {
            Entry::RegularFile
        }
        Err(error) if error.kind == ErrorKind::NotFound => Entry::Nothing,
        _ => Entry::Other,
    }
}

/// Writes a file that does not exist yet. What was written is removed again after an error.
pub(crate) fn write_new(path: &[u8], content: &[u8]) -> Result<(), SystemError> {
    let new = OFlags::CREATE | OFlags::EXCL | OFlags::NOFOLLOW;
    let file = open(path, OFlags::WRONLY | new)?;
    write_all(&file, content).inspect_err(|_| {
        let _ = remove(path);
    })
}

/// Writes into what stands at `path`, links followed, in place of its content. Waits for the reader
/// of a FIFO for a second at most.
pub(crate) fn write_into(path: &[u8], content: &[u8]) -> Result<(), SystemError> {
    let existing = OFlags::CREATE | OFlags::TRUNC | OFlags::NONBLOCK | OFlags::NOCTTY;
    write_all(&open(path, OFlags::WRONLY | existing)?, content)
}

/// Opens a file, to read unless the flags say more. A new file is readable for all.
pub(super) fn open(path: &[u8], flags: OFlags) -> Result<OwnedFd, SystemError> {
    let (flags, mode) = (flags | OFlags::CLOEXEC, Mode::from_raw_mode(0o644));
    with_c_path(path, |path| retry_on_intr(|| rustix::fs::open(path, flags, mode)))
}

/// The state of a file, links followed.
pub(super) fn state(path: &[u8]) -> Result<Stat, SystemError> {
    with_c_path(path, |path| rustix::fs::stat(path))
}

fn write_all(file: &OwnedFd, content: &[u8]) -> Result<(), SystemError> {
    let mut rest = content;
    while !rest.is_empty() {
        match stderr::write_to(file.as_raw_fd(), rest) {
            Ok(written) => rest = rest.get(written..).unwrap_or_default(),
            Err(Errno::INTR) => {}
            Err(Errno::AGAIN) if is_writable_within_a_second(file) => {}
            Err(error) => return Err(system_error(error)),
        }
    }
    Ok(())
}

fn is_writable_within_a_second(file: &OwnedFd) -> bool {
    let second = Timespec { tv_sec: 1, tv_nsec: 0 };
    let ready = poll(&mut [PollFd::new(file, PollFlags::OUT)], Some(&second));
    ready.is_ok_and(|ready| ready > 0)
}

/// Renames a file; replaces the one at `to`.
pub(crate) fn rename(from: &[u8], to: &[u8]) -> Result<(), SystemError> {
    with_c_path(to, |to| Ok(with_c_path(from, |from| rustix::fs::rename(from, to))))?
}

/// Removes a file.
pub(crate) fn remove(path: &[u8]) -> Result<(), SystemError> {
    with_c_path(path, |path| rustix::fs::unlink(path))
}

/// Makes a folder for this user alone. Returns whether that succeeded.
#[cfg(target_os = "linux")]
pub(crate) fn make_folder(path: &[u8]) -> bool {
    with_c_path(path, |path| rustix::fs::mkdir(path, Mode::RWXU)).is_ok()
}

/// Whether this number of a file's owner is that of the process.
#[cfg(target_os = "linux")]
pub(crate) fn is_own(owner: u32) -> bool {
    // SAFETY: the function has no preconditions.
    owner == unsafe { libc::geteuid() }
}
