//! A part of a scenario in a process of its own: for calls that end the process, hundreds of them
//! in one scenario.

use std::fs::File;
use std::io::Read;
use std::os::fd::{AsRawFd, FromRawFd};
use std::os::unix::process::ExitStatusExt;
use std::process::ExitStatus;

/// How a forked part ended.
#[derive(Debug)]
pub struct Forked {
    /// Its exit status.
    pub status: ExitStatus,
    /// What it wrote to its standard error.
    pub stderr: String,
}

impl Forked {
    /// Whether it ended with `abort`.
    #[must_use]
    pub fn aborted(&self) -> bool {
        self.status.signal() == Some(libc::SIGABRT)
    }
}

/// Runs `part` in a copy of this process, which ends with it.
///
/// # Panics
///
/// When the system refuses to fork.
pub fn forked(part: impl FnOnce()) -> Forked {
    let mut ends = [0; 2];
    // SAFETY: there is room for two descriptors.
    assert_eq!(unsafe { libc::pipe(ends.as_mut_ptr()) }, 0, "a pipe");
    // SAFETY: the pipe's descriptors are nobody else's.
    let [mut reader, writer] = ends.map(|end| unsafe { File::from_raw_fd(end) });
    // SAFETY: scenarios have one thread that does anything; the other one waits for it.
    match unsafe { libc::fork() } {
        -1 => panic!("fork: {}", std::io::Error::last_os_error()),
        0 => {
            // SAFETY: plain system calls; nobody wants an image of a process that was meant to
            // crash.
            unsafe {
                let none = libc::rlimit { rlim_cur: 0, rlim_max: 0 };
                libc::setrlimit(libc::RLIMIT_CORE, &none);
                libc::dup2(writer.as_raw_fd(), libc::STDERR_FILENO);
                part();
                libc::_exit(0)
            }
        }
        child => {
            drop(writer);
            let mut stderr = Vec::new();
            reader.read_to_end(&mut stderr).expect("its standard error");
            let mut status = 0;
            // SAFETY: the child is this process's and was not waited for yet.
            assert_eq!(unsafe { libc::waitpid(child, &mut status, 0) }, child);
            Forked {
                status: ExitStatus::from_raw(status),
                stderr: String::from_utf8_lossy(&stderr).into_owned(),
            }
        }
    }
}
