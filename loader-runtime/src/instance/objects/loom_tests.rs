//! Every interleaving of threads that need a driver's surface for the first time (callpath.md 5.4).

use std::sync::atomic::{AtomicU32 as Counter, Ordering};

use loom::cell::UnsafeCell;
use loom::sync::Arc;
use loom::thread;

use super::*;
use crate::sync;

const FAILED: vk::Result = vk::Result::ERROR_INITIALIZATION_FAILED;

/// A driver that makes one surface: what it writes while it does must be seen by whoever gets the
/// handle.
struct Shared {
    cell: AtomicU64,
    turn: Mutex<()>,
    created: Counter,
    /// What the driver keeps behind the handle.
    behind: UnsafeCell<u32>,
    failures: u32,
}

impl Shared {
    fn new(failures: u32) -> Arc<Self> {
        Arc::new(Self {
            cell: AtomicU64::new(0),
            turn: Mutex::new(()),
            created: Counter::new(0),
            behind: UnsafeCell::new(0),
            failures,
        })
    }

    fn create(&self) -> Result<u64, vk::Result> {
        if self.created.fetch_add(1, Ordering::Relaxed) < self.failures {
            return Err(FAILED);
        }
        // SAFETY: loom fails the test when another thread has access meanwhile.
        self.behind.with_mut(|behind| unsafe { *behind = 7 });
        Ok(77)
    }

    /// What one thread does; whether it got the surface.
    fn use_surface(&self) -> bool {
        match get_or_create(&self.turn, &self.cell, || self.create()) {
            Ok(surface) => {
                assert_eq!(surface, 77);
                // SAFETY: as in `create`.
                assert_eq!(self.behind.with(|behind| unsafe { *behind }), 7);
                true
            }
            Err(error) => {
                assert_eq!(error, FAILED);
                false
            }
        }
    }

    /// The number of `threads` that got the surface, this one included.
    fn successes(shared: &Arc<Self>, threads: usize) -> usize {
        let others: Vec<_> = (1..threads)
            .map(|_| {
                let shared = Arc::clone(shared);
                thread::spawn(move || shared.use_surface())
            })
            .collect();
        let mine = shared.use_surface();
        let theirs = others.into_iter().map(|other| other.join().unwrap());
        theirs.chain([mine]).filter(|success| *success).count()
    }
}

#[test]
fn loom_threads_create_a_driver_surface_once() {
    sync::interleave(|| {
        let shared = Shared::new(0);
        assert_eq!(Shared::successes(&shared, 3), 3);
        assert_eq!(shared.created.load(Ordering::Relaxed), 1);
    });
}

#[test]
fn loom_one_failure_costs_one_thread_its_surface() {
    sync::interleave(|| {
        let shared = Shared::new(1);
        assert_eq!(Shared::successes(&shared, 3), 2);
        assert_eq!(shared.created.load(Ordering::Relaxed), 2);
    });
}
