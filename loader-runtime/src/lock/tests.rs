//! The lock on one thread and on several (callpath.md 9).

use std::sync::atomic::AtomicU32;

use super::*;

#[test]
fn one_thread_may_take_it_again_and_release_in_any_order() {
    let outer = acquire();
    let inner = acquire();
    drop(outer);
    assert_eq!(LOADER_LOCK.owner.load(Ordering::Relaxed), identity());
    drop(inner);
}

#[test]
fn threads_take_turns_callpath_9() {
    static INSIDE: AtomicU32 = AtomicU32::new(0);
    std::thread::scope(|scope| {
        for _ in 0..8 {
            scope.spawn(|| {
                for _ in 0..500 {
                    let _outer = acquire();
                    let _inner = acquire();
                    assert_eq!(INSIDE.fetch_add(1, Ordering::SeqCst), 0);
                    INSIDE.fetch_sub(1, Ordering::SeqCst);
                }
            });
        }
    });
}
