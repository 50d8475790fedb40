//! Runs a part of a scenario in a forked process: for calls that end the process, of which one
//! scenario may make hundreds.

use std::fs::File;
use std::io::Read;
use std::os::fd::{AsRawFd, FromRawFd};
use std::os::unix::process::ExitStatusExt;
use std::panic::{self, AssertUnwindSafe};
use std::process::ExitStatus;

/// The exit code of a part that panics.
pub const PANICKED: i32 = 101;

/// How a forked part ended.
#[derive(Debug)]
pub struct Forked {
    /// The exit status.
    pub status: ExitStatus,
    /// The text on standard error, without the emulator's.
    pub stderr: String,
}

impl Forked {
    /// Whether the part ended with `abort`.
    #[must_use]
    pub fn aborted(&self) -> bool {
        self.status.signal() == Some(libc::SIGABRT)
    }
}

/// Runs `part` in a copy of this process, which then ends.
///
/// # Panics
///
/// When the system refuses to fork.
pub fn forked(part: impl FnOnce()) -> Forked {
    let mut ends = [0; 2];
    // SAFETY: the array has room for two descriptors.
    assert_eq!(unsafe { libc::pipe(ends.as_mut_ptr()) }, 0, "a pipe");
    // SAFETY: nobody else owns the descriptors of the pipe.
    let [mut reader, writer] = ends.map(|end| unsafe { File::from_raw_fd(end) });
    // SAFETY: only one thread of a scenario is active; the other waits for it.
    match unsafe { libc::fork() } {
        -1 => panic!("fork: {}", std::io::Error::last_os_error()),
        0 => {
            // SAFETY: plain system calls with valid arguments. No core dump: the process is meant
            // to crash.
            unsafe {
                let none = libc::rlimit { rlim_cur: 0, rlim_max: 0 };
                libc::setrlimit(libc::RLIMIT_CORE, &none);
                libc::dup2(writer.as_raw_fd(), libc::STDERR_FILENO);
                // A panic must not leave this thread: the copy has no other one, and a process whose last
                // thread ends is a success.
                let ended = panic::catch_unwind(AssertUnwindSafe(part));
                libc::_exit(if ended.is_ok() { 0 } else { PANICKED })
            }
        }
        child => {
            drop(writer);
            let mut stderr = Vec::new();
            reader.read_to_end(&mut stderr).expect("its standard error");
            let mut status = 0;
            // SAFETY: the child belongs to this process, which has not waited for it yet.
            assert_eq!(unsafe { libc::waitpid(child, &mut status, 0) }, child);
            Forked {
                status: ExitStatus::from_raw(status),
                stderr: without_emulator(&String::from_utf8_lossy(&stderr)),
            }
        }
    }
}

/// The text without the line that an emulator writes about a program that ends with a signal.
fn without_emulator(text: &str) -> String {
    let is_programs = |line: &&str| !line.starts_with("qemu: uncaught target signal");
    text.split_inclusive('\n').filter(is_programs).collect()
}

#[cfg(test)]
mod tests {
    use super::without_emulator;

    #[test]
    fn the_emulators_line_is_left_out() {
        let text = "a message\nqemu: uncaught target signal 6 (Aborted) - core dumped\n";
        assert_eq!(without_emulator(text), "a message\n");
    }
}
