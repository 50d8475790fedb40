//! Attempts to lock a mutex.

use super::*;

#[test]
fn a_failed_attempt_leaves_the_mutex_locked() {
    let mutex = Mutex::new(0);
    let held = mutex.lock();
    for _ in 0..2 {
        let taken = std::thread::scope(|scope| {
            scope.spawn(|| mutex.try_lock().is_some()).join().expect("no panic")
        });
        assert!(!taken);
    }
    drop(held);
    assert!(mutex.try_lock().is_some());
}
