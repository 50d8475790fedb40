//! Threads of the kit, which get none of the application's signals.
//!
//! An application blocks a signal in its threads to take it by sigwait or a file: a thread of the kit that does
//! not block it would get it instead, and the process would end.

use std::io;
use std::thread::{Builder, JoinHandle};

/// Starts a thread.
///
/// # Errors
///
/// The system's, which has no room for another thread.
pub(crate) fn spawn(
    name: &str,
    function: impl FnOnce() + Send + 'static,
) -> io::Result<JoinHandle<()>> {
    #[cfg(unix)]
    let _blocked = signals::Blocked::new();
    Builder::new().name(name.to_owned()).spawn(function)
}

#[cfg(unix)]
mod signals {
    use std::mem::MaybeUninit;
    use std::ptr::null_mut;

    use libc::{SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGSYS, SIGTRAP, c_int, sigset_t};

    /// The signals of a thread's own faults.
    const OF_FAULTS: [c_int; 7] = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGSYS];

    /// This thread, and one that it starts, get no signals but those of their own faults, until the value is
    /// dropped.
    pub(super) struct Blocked {
        /// The signals that were blocked before, if the system let them change.
        before: Option<sigset_t>,
    }

    impl Blocked {
        pub(super) fn new() -> Self {
            let mut all = MaybeUninit::<sigset_t>::uninit();
            let mut before = MaybeUninit::<sigset_t>::uninit();
            // SAFETY: both places have room for a set; the first is filled before it is read, and the
            // second is read if the system has written it.
            unsafe {
                libc::sigfillset(all.as_mut_ptr());
                OF_FAULTS.iter().for_each(|signal| _ = libc::sigdelset(all.as_mut_ptr(), *signal));
                let result =
                    libc::pthread_sigmask(libc::SIG_SETMASK, all.as_ptr(), before.as_mut_ptr());
                Self { before: (result == 0).then(|| before.assume_init()) }
            }
        }
    }

    impl Drop for Blocked {
        fn drop(&mut self) {
            if let Some(before) = &self.before {
                // SAFETY: the set is as the system gave it.
                unsafe { libc::pthread_sigmask(libc::SIG_SETMASK, before, null_mut()) };
            }
        }
    }
}
