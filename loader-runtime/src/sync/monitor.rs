//! Lets threads wait while another thread works. The caller's atomics say whether that thread still
//! works; the waiting threads read them again after each notification.

use super::modelled::{Condvar, Mutex};

/// A condition variable with the one mutex that it may be used with.
pub(crate) struct Monitor {
    turn: Mutex<()>,
    changed: Condvar,
}

impl Monitor {
    pub(crate) fn new() -> Self {
        Self { turn: Mutex::new(()), changed: Condvar::new() }
    }

    /// Waits while `is_busy`, which a notification has to follow once it ends.
    pub(crate) fn wait_while(&self, is_busy: impl Fn() -> bool) {
        let mut turn = self.turn.lock();
        while is_busy() {
            // SAFETY: all threads wait with this monitor's own mutex.
            turn = unsafe { self.changed.wait(turn) };
        }
    }

    /// Wakes the waiting threads.
    pub(crate) fn notify_all(&self) {
        // Lock briefly to avoid a lost wake-up.
        drop(self.turn.lock());
        self.changed.notify_all();
    }
}
