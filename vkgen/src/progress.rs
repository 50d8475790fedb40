//! Shows the step of a long run on one line of a terminal, and removes the line at the end. Files
//! and pipes get nothing.

use std::io::{IsTerminal as _, Write as _};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;
use std::time::Duration;

/// A step that ends sooner is not shown.
const A_MOMENT: Duration = Duration::from_millis(400);

/// The line, which disappears when this value is dropped.
#[derive(Debug)]
pub struct Progress {
    shown: Option<Shown>,
}

#[derive(Debug)]
struct Shown {
    shared: Arc<Shared>,
    thread: Option<JoinHandle<()>>,
}

#[derive(Debug, Default)]
struct Shared {
    state: Mutex<State>,
    changed: Condvar,
}

#[derive(Debug, Default)]
struct State {
    step: String,
    done: bool,
}

impl Progress {
    /// Shows nothing.
    #[must_use]
    pub fn none() -> Progress {
        Progress { shown: None }
    }

    /// Shows long steps on stderr, if that is a terminal.
    #[must_use]
    pub fn on_terminal() -> Progress {
        if !std::io::stderr().is_terminal() {
            return Progress::none();
        }
        let shared = Arc::new(Shared::default());
        let theirs = Arc::clone(&shared);
        let thread = std::thread::spawn(move || theirs.show());
        Progress { shown: Some(Shown { shared, thread: Some(thread) }) }
    }

    /// Shows the name of the current step.
    pub fn step(&self, step: &str) {
        if let Some(shown) = &self.shown {
            step.clone_into(&mut shown.shared.lock().step);
            shown.shared.changed.notify_all();
        }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        let Some(shown) = &mut self.shown else {
            return;
        };
        shown.shared.lock().done = true;
        shown.shared.changed.notify_all();
        if let Some(thread) = shown.thread.take() {
            let _ = thread.join();
        }
    }
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The thread that shows the steps, from the end of a moment on.
    fn show(&self) {
        let waited = self.changed.wait_timeout_while(self.lock(), A_MOMENT, |state| !state.done);
        let (mut state, _) = waited.unwrap_or_else(PoisonError::into_inner);
        if state.done {
            return;
        }
        while !state.done {
            line(&format!("\r\x1b[K{} ...", state.step));
            state = self.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
        line("\r\x1b[K");
    }
}

/// Prints to stderr. A closed stderr is ignored.
fn line(text: &str) {
    let mut stderr = std::io::stderr().lock();
    let _ = stderr.write_all(text.as_bytes()).and_then(|()| stderr.flush());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_done_at_once_is_never_shown_and_never_waited_for() {
        let shared = Arc::new(Shared::default());
        let theirs = Arc::clone(&shared);
        let thread = std::thread::spawn(move || theirs.show());
        let progress = Progress { shown: Some(Shown { shared, thread: Some(thread) }) };
        progress.step("reading");
        drop(progress);
        Progress::none().step("nothing");
    }
}
