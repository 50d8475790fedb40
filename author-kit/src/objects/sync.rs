//! Fences and semaphores in software, for drivers without kernel objects.
//!
//! A payload is a number that changes under the device's lock. Whoever waits sleeps until something
//! of the device changes.

use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use dispatch_tables::vk;

use super::locks::{AtomicBool, AtomicU64, Condvar, Mutex, MutexGuard};
use super::object;

/// What the fences, semaphores and queues of a device share.
#[derive(Default)]
pub struct Sync {
    lock: Mutex<()>,
    changed: Condvar,
    lost: AtomicBool,
}

/// The payload of a fence: signaled or not.
pub struct Fence(AtomicBool);

/// The payload of a semaphore: a counter, which is 0 or 1 in a binary one.
pub struct Semaphore {
    /// The semaphore is a timeline.
    pub is_timeline: bool,
    value: AtomicU64,
}

impl Sync {
    fn lock(&self) -> MutexGuard<'_, ()> {
        object::lock(&self.lock)
    }

    /// Changes payloads, and wakes all who wait.
    pub fn change<R>(&self, change: impl FnOnce() -> R) -> R {
        let guard = self.lock();
        let result = change();
        drop(guard);
        self.changed.notify_all();
        result
    }

    /// Waits until `ready` gives a value, for so many nanoseconds. `ready` runs under the lock.
    ///
    /// # Errors
    ///
    /// `TIMEOUT`; `ERROR_DEVICE_LOST` if the device is lost before.
    pub fn wait<R>(
        &self,
        nanoseconds: u64,
        mut ready: impl FnMut() -> Option<R>,
    ) -> Result<R, vk::Result> {
        // None is for ever.
        let deadline = Instant::now().checked_add(Duration::from_nanos(nanoseconds));
        let mut guard = self.lock();
        loop {
            if let Some(value) = ready() {
                return Ok(value);
            }
            self.check()?;
            guard = match deadline.map(|deadline| deadline.checked_duration_since(Instant::now())) {
                Some(None | Some(Duration::ZERO)) => return Err(vk::Result::TIMEOUT),
                Some(Some(left)) => match self.changed.wait_timeout(guard, left) {
                    Ok((guard, _)) => guard,
                    Err(poisoned) => poisoned.into_inner().0,
                },
                None => match self.changed.wait(guard) {
                    Ok(guard) => guard,
                    Err(poisoned) => poisoned.into_inner(),
                },
            };
        }
    }

    /// Loses the device: nothing is executed any more, and all waits end.
    pub fn lose(&self) {
        self.change(|| self.lost.store(true, Ordering::Relaxed));
    }

    /// # Errors
    ///
    /// `ERROR_DEVICE_LOST` of a lost device.
    pub fn check(&self) -> Result<(), vk::Result> {
        match self.lost.load(Ordering::Relaxed) {
            true => Err(vk::Result::ERROR_DEVICE_LOST),
            false => Ok(()),
        }
    }
}

impl Fence {
    /// A new fence.
    #[must_use]
    pub const fn new(signaled: bool) -> Self {
        Self(AtomicBool::new(signaled))
    }

    /// The fence is signaled.
    pub fn is_signaled(&self) -> bool {
        self.0.load(Ordering::Acquire)
    }

    /// Signals or resets the fence.
    pub fn set(&self, sync: &Sync, signaled: bool) {
        sync.change(|| self.store(signaled));
    }

    /// Signals or resets the fence, within [`Sync::change`].
    pub(crate) fn store(&self, signaled: bool) {
        self.0.store(signaled, Ordering::Release);
    }
}

impl Semaphore {
    /// A new semaphore.
    #[must_use]
    pub const fn new(is_timeline: bool, value: u64) -> Self {
        Self { is_timeline, value: AtomicU64::new(value) }
    }

    /// The counter of a timeline.
    pub fn value(&self) -> u64 {
        self.value.load(Ordering::Acquire)
    }

    /// Signals; the value is that of a timeline.
    pub fn signal(&self, sync: &Sync, value: u64) {
        sync.change(|| self.store(value));
    }

    /// Signals, within [`Sync::change`].
    pub(crate) fn store(&self, value: u64) {
        let value = if self.is_timeline { value } else { 1 };
        self.value.store(value, Ordering::Release);
    }

    /// A wait for this value would end.
    pub fn is_reached(&self, value: u64) -> bool {
        self.value() >= if self.is_timeline { value } else { 1 }
    }

    /// Ends a queue's wait: a binary semaphore is not signaled any more.
    pub(crate) fn consume(&self) {
        if !self.is_timeline {
            self.value.store(0, Ordering::Release);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wait_ends_by_a_signal_a_timeout_or_a_lost_device() {
        let (sync, fence) = (Sync::default(), Fence::new(false));
        let wait = |timeout| sync.wait(timeout, || fence.is_signaled().then_some(()));
        assert_eq!(wait(0), Err(vk::Result::TIMEOUT));
        assert_eq!(wait(1000), Err(vk::Result::TIMEOUT));
        std::thread::scope(|scope| {
            scope.spawn(|| fence.set(&sync, true));
            assert_eq!(wait(u64::MAX), Ok(()));
        });
        fence.set(&sync, false);
        std::thread::scope(|scope| {
            scope.spawn(|| sync.lose());
            assert_eq!(wait(u64::MAX), Err(vk::Result::ERROR_DEVICE_LOST));
        });
    }

    #[test]
    fn a_timeline_counts_in_64_bits_and_a_binary_semaphore_is_consumed() {
        let sync = Sync::default();
        let timeline = Semaphore::new(true, 3);
        timeline.signal(&sync, 1 << 40);
        timeline.consume();
        assert!(timeline.is_reached(1 << 40) && !timeline.is_reached((1 << 40) + 1));
        let binary = Semaphore::new(false, 0);
        assert!(!binary.is_reached(0));
        binary.signal(&sync, 0);
        assert!(binary.is_reached(0));
        binary.consume();
        assert!(!binary.is_reached(0));
    }
}
