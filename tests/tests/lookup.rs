//! The name lookup on guarded memory: it reads no byte beyond a name's NUL.

use std::ffi::{CStr, c_char};

use dispatch_tables::Command;

/// A page, followed by a page that cannot be read.
struct GuardedPage {
    start: *mut u8,
    size: usize,
}

impl GuardedPage {
    fn new() -> GuardedPage {
        // SAFETY: sysconf takes no pointer.
        let size =
            usize::try_from(unsafe { libc::sysconf(libc::_SC_PAGESIZE) }).expect("a page size");
        // SAFETY: a new anonymous mapping at an address of the system's choice replaces no other.
        let start = unsafe {
            libc::mmap(
                std::ptr::null_mut(),
                2 * size,
                libc::PROT_READ | libc::PROT_WRITE,
                libc::MAP_PRIVATE | libc::MAP_ANONYMOUS,
                -1,
                0,
            )
        };
        assert_ne!(start, libc::MAP_FAILED);
        let start = start.cast::<u8>();
        // SAFETY: the second page belongs to the mapping, and nobody has a reference to it.
        let refused = unsafe { libc::mprotect(start.add(size).cast(), size, libc::PROT_NONE) };
        assert_eq!(refused, 0);
        GuardedPage { start, size }
    }

    /// Copies `name` and its NUL to the very end of the page.
    fn put(&mut self, name: &CStr) -> *const c_char {
        let bytes = name.to_bytes_with_nul();
        assert!(bytes.len() <= self.size);
        // SAFETY: the bytes are the last of the first page, which is writable and belongs to this
        // object alone.
        unsafe {
            let at = self.start.add(self.size - bytes.len());
            at.copy_from_nonoverlapping(bytes.as_ptr(), bytes.len());
            at.cast()
        }
    }
}

impl Drop for GuardedPage {
    fn drop(&mut self) {
        // SAFETY: `new` made the mapping, and the tests below use no pointer into it any more.
        unsafe { libc::munmap(self.start.cast(), 2 * self.size) };
    }
}

/// callpath.md 1.8.
#[test]
fn names_that_end_where_memory_ends_are_found() {
    let mut page = GuardedPage::new();
    for command in Command::all() {
        let name = page.put(command.name());
        // SAFETY: the page contains a name with its NUL.
        assert_eq!(unsafe { Command::from_ptr(name) }, Some(command));
    }
}

#[test]
fn unknown_names_of_every_length_that_end_where_memory_ends_are_refused() {
    let mut page = GuardedPage::new();
    for length in 0..200 {
        let name = std::ffi::CString::new(vec![b'v'; length]).expect("no NUL within");
        let name = page.put(&name);
        // SAFETY: the page contains a name with its NUL.
        assert_eq!(unsafe { Command::from_ptr(name) }, None);
    }
}

#[test]
fn a_mebibyte_is_no_command() {
    let mut name = vec![b'v'; 1 << 20];
    name.push(0);
    // SAFETY: the name ends with a NUL.
    assert_eq!(unsafe { Command::from_ptr(name.as_ptr().cast()) }, None);
}
