//! The lookup of names on real memory: nothing past a name's NUL is read.

use std::ffi::{CStr, c_char};

use dispatch_tables::Command;

/// A page that is followed by one that cannot be read.
struct GuardedPage {
    start: *mut u8,
    size: usize,
}

impl GuardedPage {
    fn new() -> GuardedPage {
        // SAFETY: no pointer is passed.
        let size =
            usize::try_from(unsafe { libc::sysconf(libc::_SC_PAGESIZE) }).expect("a page size");
        // SAFETY: a new mapping at an address of the system's choice replaces nothing.
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
        // SAFETY: the second page of the mapping, which nobody has a reference to.
        let refused = unsafe { libc::mprotect(start.add(size).cast(), size, libc::PROT_NONE) };
        assert_eq!(refused, 0);
        GuardedPage { start, size }
    }

    /// Puts `name` and its NUL at the very end of the page.
    fn put(&mut self, name: &CStr) -> *const c_char {
        let bytes = name.to_bytes_with_nul();
        assert!(bytes.len() <= self.size);
        // SAFETY: the last bytes of the first page, which is this object's alone and writable.
        unsafe {
            let at = self.start.add(self.size - bytes.len());
            at.copy_from_nonoverlapping(bytes.as_ptr(), bytes.len());
            at.cast()
        }
    }
}

impl Drop for GuardedPage {
    fn drop(&mut self) {
        // SAFETY: the mapping was made by `new`, and pointers into it do not outlive the tests
        // below.
        unsafe { libc::munmap(self.start.cast(), 2 * self.size) };
    }
}

/// callpath.md 1.8.
#[test]
fn names_that_end_where_memory_ends_are_found() {
    let mut page = GuardedPage::new();
    for command in Command::all() {
        let name = page.put(command.name());
        // SAFETY: the page holds a name with its NUL.
        assert_eq!(unsafe { Command::from_ptr(name) }, Some(command));
    }
}

#[test]
fn unknown_names_of_every_length_that_end_where_memory_ends_are_refused() {
    let mut page = GuardedPage::new();
    for length in 0..200 {
        let name = std::ffi::CString::new(vec![b'v'; length]).expect("no NUL within");
        let name = page.put(&name);
        // SAFETY: the page holds a name with its NUL.
        assert_eq!(unsafe { Command::from_ptr(name) }, None);
    }
}

#[test]
fn a_mebibyte_is_no_command() {
    let mut name = vec![b'v'; 1 << 20];
    name.push(0);
    // SAFETY: it ends with a NUL.
    assert_eq!(unsafe { Command::from_ptr(name.as_ptr().cast()) }, None);
}
