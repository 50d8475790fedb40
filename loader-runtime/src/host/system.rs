//! Implements [`System`] for Linux with libc, rustix and std.

use std::ffi::{CStr, CString, OsStr};
use std::fs::{self, File, OpenOptions};
use std::io::{self, Read as _};
use std::os::unix::ffi::{OsStrExt as _, OsStringExt as _};
use std::os::unix::fs::{MetadataExt as _, OpenOptionsExt as _};
use std::path::Path;
use std::time::{SystemTime, UNIX_EPOCH};

use loader_discovery::system::{DirectoryEntry, Errno, FileState, Listing, ReadError, System};
use rustix::fs::{FileType, Mode, OFlags, RawDir, RawDirEntry};

/// The buffer for the entries of one system call. Most directories fit.
const LISTING_BUFFER: usize = 32 << 10;

/// The system of this process.
#[derive(Clone, Copy, Debug, Default)]
pub struct HostSystem;

unsafe extern "C" {
    /// glibc and musl: NULL in a process with elevated privileges (`AT_SECURE`).
    fn secure_getenv(name: *const libc::c_char) -> *mut libc::c_char;
}

impl System for HostSystem {
    fn variable(&self, name: &CStr) -> Option<Vec<u8>> {
        // SAFETY: `name` is a C string, and the result is copied before this function returns.
        // POSIX lets the application change the environment only while no other thread reads it.
        unsafe { copied(libc::getenv(name.as_ptr())) }
    }

    fn secure_variable(&self, name: &CStr) -> Option<Vec<u8>> {
        // SAFETY: `name` is a C string, and the result is copied before this function returns.
        // POSIX lets the application change the environment only while no other thread reads it.
        unsafe { copied(secure_getenv(name.as_ptr())) }
    }

    // Not `std::fs::read_dir`, which queries the state of each directory: listing is the largest
    // cost of a search.
    fn list_directory(&self, path: &[u8]) -> Result<Listing, Errno> {
        let flags = OFlags::RDONLY | OFlags::DIRECTORY | OFlags::NONBLOCK | OFlags::CLOEXEC;
        let directory = rustix::fs::open(as_path(path), flags, Mode::empty())
            .map_err(|error| error.raw_os_error())?;
        let mut buffer = Vec::with_capacity(LISTING_BUFFER);
        let mut found = RawDir::new(&directory, buffer.spare_capacity_mut());
        let mut listing = Listing::default();
        while let Some(entry) = found.next() {
            match entry {
                Ok(entry) if matches!(entry.file_name().to_bytes(), b"." | b"..") => {}
                Ok(entry) => listing.entries.push(DirectoryEntry {
                    name: entry.file_name().to_bytes().to_vec(),
                    is_file: is_file(path, &entry),
                }),
                Err(error) => {
                    listing.error = Some(error.raw_os_error());
                    break;
                }
            }
        }
        Ok(listing)
    }

    fn exists(&self, path: &[u8]) -> bool {
        CString::new(path).is_ok_and(|path| {
            // SAFETY: `path` is a C string.
            unsafe { libc::access(path.as_ptr(), libc::F_OK) == 0 }
        })
    }

    fn file_state(&self, path: &[u8]) -> Result<FileState, Errno> {
        fs::metadata(as_path(path)).map(|data| state(&data)).map_err(|error| errno(&error))
    }

    fn read_file(&self, path: &[u8], limit: usize) -> Result<(Vec<u8>, FileState), ReadError> {
        let mut options = OpenOptions::new();
        // O_NONBLOCK: a FIFO without a writer must not block. O_NOCTTY: a terminal must not become
        // the controlling one.
        let options = options.read(true).custom_flags(libc::O_NONBLOCK | libc::O_NOCTTY);
        let file = options.open(as_path(path)).map_err(|error| ReadError::Open(errno(&error)))?;
        let data = file.metadata().map_err(|error| ReadError::Size(errno(&error)))?;
        // The size of a directory is meaningless. Reading one byte gives EISDIR.
        let size = if data.is_dir() { 1 } else { data.len() };
        let size = usize::try_from(size).map_err(|_| ReadError::TooLarge)?;
        if size > limit && !data.is_dir() {
            return Err(ReadError::TooLarge);
        }
        let bytes = read_exactly(&file, size)?;
        Ok((bytes, state(&data)))
    }

    fn real_path(&self, path: &[u8]) -> Result<Vec<u8>, Errno> {
        let real = fs::canonicalize(as_path(path)).map_err(|error| errno(&error))?;
        Ok(real.into_os_string().into_vec())
    }

    fn executable_path(&self) -> Option<Vec<u8>> {
        let path = fs::read_link("/proc/self/exe").ok()?;
        Some(path.into_os_string().into_vec())
    }

    fn describe_error(&self, errno: Errno) -> String {
        let text = io::Error::from_raw_os_error(errno).to_string();
        let end = text.rfind(" (os error").unwrap_or(text.len());
        text.get(..end).unwrap_or(&text).to_owned()
    }

    fn now(&self) -> i128 {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        i128::try_from(since.as_nanos()).unwrap_or(i128::MAX)
    }
}

/// Whether an entry of `directory` is a regular file. Queries the state of the file if the listing
/// has no type.
fn is_file(directory: &[u8], entry: &RawDirEntry<'_>) -> bool {
    match entry.file_type() {
        FileType::Unknown => {
            let name = OsStr::from_bytes(entry.file_name().to_bytes());
            fs::symlink_metadata(as_path(directory).join(name)).is_ok_and(|data| data.is_file())
        }
        kind => kind == FileType::RegularFile,
    }
}

/// # Safety
///
/// `value` is NULL or a C string that does not change until this function returns. For the
/// environment that holds unless another thread calls `setenv`, which POSIX forbids the
/// application.
unsafe fn copied(value: *const libc::c_char) -> Option<Vec<u8>> {
    if value.is_null() {
        return None;
    }
    // SAFETY: not NULL, and the caller passes an unchanging C string.
    Some(unsafe { CStr::from_ptr(value) }.to_bytes().to_vec())
}

fn as_path(bytes: &[u8]) -> &Path {
    Path::new(OsStr::from_bytes(bytes))
}

fn errno(error: &io::Error) -> Errno {
    error.raw_os_error().unwrap_or(0)
}

fn state(data: &fs::Metadata) -> FileState {
    FileState {
        device: data.dev(),
        inode: data.ino(),
        size: data.len(),
        modified: nanoseconds(data.mtime(), data.mtime_nsec()),
        changed: nanoseconds(data.ctime(), data.ctime_nsec()),
    }
}

fn nanoseconds(seconds: i64, nanoseconds: i64) -> i128 {
    i128::from(seconds).saturating_mul(1_000_000_000).saturating_add(i128::from(nanoseconds))
}

/// Reads exactly `size` bytes. Reading a directory fails.
fn read_exactly(file: &File, size: usize) -> Result<Vec<u8>, ReadError> {
    let mut bytes = Vec::new();
    bytes.try_reserve_exact(size).map_err(|_| ReadError::Allocate)?;
    bytes.resize(size, 0);
    match (&*file).read_exact(&mut bytes) {
        Ok(()) => Ok(bytes),
        Err(error) => Err(ReadError::Read(errno(&error))),
    }
}

#[cfg(test)]
mod tests {
    use std::os::unix::fs::symlink;
    use std::path::PathBuf;

    use super::*;

    /// A temporary directory, removed on drop.
    struct Scratch(PathBuf);

    impl Scratch {
        fn new(name: &str) -> Self {
            let path = std::env::temp_dir().join(format!("loader-{name}-{}", std::process::id()));
            fs::create_dir_all(&path).unwrap();
            Self(path)
        }

        fn path(&self, name: &str) -> Vec<u8> {
            self.0.join(name).into_os_string().into_vec()
        }
    }

    impl Drop for Scratch {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.0);
        }
    }

    #[test]
    fn reads_a_file_with_its_state_up_to_the_limit() {
        let scratch = Scratch::new("read");
        let path = scratch.path("a.json");
        fs::write(as_path(&path), "{ }").unwrap();
        let (bytes, state) = HostSystem.read_file(&path, 3).unwrap();
        assert_eq!(bytes, b"{ }");
        assert_eq!(state.size, 3);
        assert_eq!(HostSystem.file_state(&path), Ok(state));
        assert_eq!(HostSystem.read_file(&path, 2), Err(ReadError::TooLarge));
        let missing = HostSystem.read_file(&scratch.path("b.json"), 9);
        assert_eq!(missing, Err(ReadError::Open(libc::ENOENT)));
    }

    /// drivers.md C.3: a directory named foo.json can be opened but not read.
    #[test]
    fn d1_a_directory_opens_and_does_not_read() {
        let scratch = Scratch::new("directory");
        for limit in [0, 1 << 20] {
            let read = HostSystem.read_file(&scratch.path("."), limit);
            assert_eq!(read, Err(ReadError::Read(libc::EISDIR)), "{limit}");
        }
    }

    #[test]
    fn a_fifo_counts_as_an_empty_file_and_does_not_block() {
        let scratch = Scratch::new("fifo");
        let path = scratch.path("f.json");
        let name = CString::new(path.clone()).unwrap();
        // SAFETY: `name` is a C string.
        assert_eq!(unsafe { libc::mkfifo(name.as_ptr(), 0o600) }, 0);
        assert_eq!(HostSystem.read_file(&path, 99).unwrap().0, b"");
    }

    #[test]
    fn c3_dangling_links_and_loops_do_not_exist() {
        let scratch = Scratch::new("links");
        symlink("nowhere", as_path(&scratch.path("dangling"))).unwrap();
        symlink("loop", as_path(&scratch.path("loop"))).unwrap();
        assert!(!HostSystem.exists(&scratch.path("dangling")));
        assert!(!HostSystem.exists(&scratch.path("loop")));
        assert!(HostSystem.exists(&scratch.path(".")));
        let entries = HostSystem.list_directory(&scratch.path(".")).unwrap().entries;
        assert_eq!(entries.len(), 2);
        assert!(entries.iter().all(|entry| !entry.is_file));
        assert_eq!(HostSystem.list_directory(&scratch.path("no")), Err(libc::ENOENT));
    }

    #[test]
    fn variables_are_copied_and_absent_ones_are_none() {
        assert!(HostSystem.variable(c"PATH").is_some());
        assert_eq!(HostSystem.variable(c"PATH"), HostSystem.secure_variable(c"PATH"));
        assert_eq!(HostSystem.variable(c"NO_SUCH_VARIABLE_OF_OURS"), None);
    }

    /// drivers.md C.4.
    #[test]
    fn the_executable_path_is_absolute() {
        assert!(HostSystem.executable_path().unwrap().starts_with(b"/"));
    }

    #[test]
    fn a_state_is_settled_once_the_clock_must_have_moved_on() {
        let state = FileState { device: 1, inode: 1, size: 0, modified: 0, changed: 1_000_000_000 };
        assert!(!state.is_settled(1_019_999_999));
        assert!(state.is_settled(1_020_000_000));
    }
}
