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
    #[cfg(any(target_os = "linux", target_os = "android"))]
    let _blocked = signals::Blocked::new();
    Builder::new().name(name.to_owned()).spawn(function)
}

#[cfg(any(target_os = "linux", target_os = "android"))]
mod signals {
    use std::ffi::c_int;
    use std::ptr::null_mut;

    /// `sigset_t`, which has no more bytes in any C library.
    type Set = [u64; 16];

    unsafe extern "C" {
        fn sigfillset(set: *mut Set) -> c_int;
        fn sigdelset(set: *mut Set, signal: c_int) -> c_int;
        fn pthread_sigmask(how: c_int, set: *const Set, old: *mut Set) -> c_int;
    }

    const OTHER_NUMBERS: bool = cfg!(any(
        target_arch = "mips",
        target_arch = "mips32r6",
        target_arch = "mips64",
        target_arch = "mips64r6",
        target_arch = "sparc",
        target_arch = "sparc64"
    ));
    const SIG_SETMASK: c_int = 2;

    /// The signals of a thread's own faults: SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGSYS.
    const OF_FAULTS: [c_int; 7] = [4, 5, 6, 7, 8, 11, 31];

    /// This thread, and one that it starts, get no signals but those of their own faults, until the value is
    /// dropped.
    pub(super) struct Blocked(Option<Set>);

    impl Blocked {
        pub(super) fn new() -> Self {
            let (mut all, mut before) = ([0; 16], [0; 16]);
            // SAFETY: both sets are here, and large enough.
            let is_blocked = !OTHER_NUMBERS
                && unsafe {
                    sigfillset(&mut all);
                    OF_FAULTS.iter().for_each(|signal| _ = sigdelset(&mut all, *signal));
                    pthread_sigmask(SIG_SETMASK, &all, &mut before) == 0
                };
            Self(is_blocked.then_some(before))
        }
    }

    impl Drop for Blocked {
        fn drop(&mut self) {
            if let Some(before) = &self.0 {
                // SAFETY: the set is here, and as the C library gave it.
                unsafe { pthread_sigmask(SIG_SETMASK, before, null_mut()) };
            }
        }
    }
}
