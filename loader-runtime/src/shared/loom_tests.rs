//! Every interleaving of an observer with threads that let the value go.

use loom::sync::Arc;
use loom::sync::atomic::AtomicUsize as Counter;
use loom::thread;

use super::*;
use crate::sync;

/// Counts its ends.
struct Ended(Arc<Counter>);

impl Drop for Ended {
    fn drop(&mut self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }
}

/// drivers.md E.7: a library is closed once, and never while a scan uses it again.
#[test]
fn loom_a_value_ends_once_and_is_not_found_afterwards() {
    sync::interleave(|| {
        let ends = Arc::new(Counter::new(0));
        let first = Shared::try_new(Ended(Arc::clone(&ends))).expect("memory");
        let second = first.clone();
        let observer = first.watch();
        let threads = [first, second].map(|owner| thread::spawn(move || drop(owner)));
        if let Some(found) = observer.upgrade() {
            assert_eq!((*found).0.load(Ordering::Relaxed), 0);
        }
        threads.map(|thread| thread.join().expect("the thread"));
        assert!(observer.upgrade().is_none());
        assert_eq!(ends.load(Ordering::Relaxed), 1);
    });
}
