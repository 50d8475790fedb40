//! Lines to descriptors that are open, closed or without a reader.

use super::*;

fn pipe() -> [libc::c_int; 2] {
    let mut ends = [0; 2];
    // SAFETY: the array has room for both descriptors.
    let result = unsafe { libc::pipe2(ends.as_mut_ptr(), libc::O_CLOEXEC) };
    assert_eq!(result, 0);
    ends
}

fn close(descriptor: libc::c_int) {
    // SAFETY: the descriptor is the test's own.
    assert_eq!(unsafe { libc::close(descriptor) }, 0);
}

#[test]
fn a_line_is_written_whole() {
    let [reader, writer] = pipe();
    assert_eq!(write_to(writer, b"line\n"), Ok(5));
    close(writer);
    let mut buffer = [0_u8; 16];
    // SAFETY: the buffer is writable for its length.
    let count = unsafe { libc::read(reader, buffer.as_mut_ptr().cast(), buffer.len()) };
    assert_eq!(&buffer[..usize::try_from(count).unwrap()], b"line\n");
    close(reader);
}

#[test]
fn a_closed_descriptor_is_ignored() {
    assert_eq!(write_to(-1, b"line\n"), Err(Errno::BADF));
}

/// Rust programs ignore SIGPIPE and C programs die of it, so the child restores the default.
#[test]
fn a_gone_reader_does_not_end_the_process() {
    let [reader, writer] = pipe();
    close(reader);
    // SAFETY: the child calls async-signal-safe functions only, and leaves by `_exit`.
    let child = unsafe { libc::fork() };
    if child == 0 {
        // SAFETY: all three functions are async-signal-safe.
        unsafe {
            libc::signal(libc::SIGPIPE, libc::SIG_DFL);
            let gone = write_to(writer, b"line\n") == Err(Errno::PIPE);
            libc::_exit(if gone { 7 } else { 8 });
        }
    }
    let mut status = 0;
    // SAFETY: `child` is this test's own child.
    assert_eq!(unsafe { libc::waitpid(child, &raw mut status, 0) }, child);
    assert!(libc::WIFEXITED(status) && libc::WEXITSTATUS(status) == 7);
    close(writer);
}
