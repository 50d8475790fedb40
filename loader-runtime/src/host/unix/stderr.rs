//! Writes log lines to stderr. Not part of [`System`](super::System), because messages do not
//! depend on the system that a stage runs on.

use core::mem::MaybeUninit;
use core::ptr;

use rustix::io::Errno;

/// Writes `line` to stderr with one `write`. Errors are ignored: stderr may be closed, or its
/// reader gone.
pub(crate) fn write(line: &[u8]) {
    let _ = write_to(libc::STDERR_FILENO, line);
}

/// Writes once, and returns how many bytes were written. SIGPIPE is blocked, so a gone reader does
/// not end the process.
pub(super) fn write_to(descriptor: libc::c_int, bytes: &[u8]) -> Result<usize, Errno> {
    let before = block_sigpipe();
    // SAFETY: `bytes` is a slice, so its bytes are readable; `write` accepts any descriptor.
    let written = unsafe { libc::write(descriptor, bytes.as_ptr().cast(), bytes.len()) };
    let error = || Errno::from_raw_os_error(super::system::errno());
    let written = usize::try_from(written).map_err(|_| error());
    if let Some(before) = before {
        before.restore(written == Err(Errno::PIPE));
    }
    written
}

/// The signal mask of this thread before SIGPIPE was blocked.
struct MaskBefore(libc::sigset_t);

fn sigpipe() -> libc::sigset_t {
    let mut set = MaybeUninit::uninit();
    // SAFETY: both functions write to the set on this stack, and `sigemptyset` initialises all of
    // it.
    unsafe {
        libc::sigemptyset(set.as_mut_ptr());
        libc::sigaddset(set.as_mut_ptr(), libc::SIGPIPE);
        set.assume_init()
    }
}

/// Blocks SIGPIPE in this thread. `None` if there is nothing to restore: the signal was blocked
/// before, or blocking failed.
fn block_sigpipe() -> Option<MaskBefore> {
    let set = sigpipe();
    let mut before = MaybeUninit::<libc::sigset_t>::uninit();
    // SAFETY: both sets live on this stack. `before` is initialised, because pthread_sigmask
    // succeeded when it is read.
    unsafe {
        if libc::pthread_sigmask(libc::SIG_BLOCK, &raw const set, before.as_mut_ptr()) != 0 {
            return None;
        }
        let before = before.assume_init();
        let was_blocked = libc::sigismember(&raw const before, libc::SIGPIPE) == 1;
        (!was_blocked).then_some(MaskBefore(before))
    }
}

impl MaskBefore {
    /// Removes the SIGPIPE that our write raised, if it raised one, and restores the mask.
    fn restore(self, raised: bool) {
        let set = sigpipe();
        // SAFETY: the sets live on this stack and are initialised; POSIX allows a NULL old mask.
        unsafe {
            if raised {
                take_pending(&set);
            }
            libc::pthread_sigmask(libc::SIG_SETMASK, &raw const self.0, ptr::null_mut());
        }
    }
}

/// Removes a pending signal of `set`, if there is one.
#[cfg(not(any(target_vendor = "apple", target_os = "openbsd")))]
fn take_pending(set: &libc::sigset_t) {
    let at_once = libc::timespec { tv_sec: 0, tv_nsec: 0 };
    // SAFETY: both are readable; POSIX allows a NULL info pointer.
    unsafe { libc::sigtimedwait(set, ptr::null_mut(), &raw const at_once) };
}

/// As above, without a function that waits for no time: SIGPIPE is not pending if it is ignored.
#[cfg(any(target_vendor = "apple", target_os = "openbsd"))]
fn take_pending(set: &libc::sigset_t) {
    let mut pending = sigpipe();
    let mut taken = 0;
    // SAFETY: the sets and the number live on this stack and are initialised.
    unsafe {
        libc::sigpending(&raw mut pending);
        if libc::sigismember(&raw const pending, libc::SIGPIPE) == 1 {
            libc::sigwait(set, &raw mut taken);
        }
    }
}

#[cfg(test)]
mod tests;
