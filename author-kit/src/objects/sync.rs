//! Fences and semaphores, and what those of a device share.
//!
//! A fence or semaphore has a permanent payload, and a temporary one after a temporary import. Whoever
//! waits for a [payload](super::payload) in software sleeps until something of the device changes.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use dispatch_tables::vk;

use super::dispatchable::Device;
use super::locks::{AtomicBool, Condvar, Mutex, MutexGuard};
use super::object;
use super::payload::{FdKinds, NewPayload};
use super::tracked::Tracked;

/// What the fences, semaphores and queues of a device share.
#[derive(Default)]
pub struct Sync {
    /// How often something has changed.
    lock: Mutex<u64>,
    changed: Condvar,
    lost: AtomicBool,
}

/// A fence.
pub struct Fence(Slot);

/// A semaphore, binary or a timeline.
pub struct Semaphore {
    /// The semaphore is a timeline.
    pub is_timeline: bool,
    slot: Slot,
}

/// The payloads of a fence or semaphore.
struct Slot(Mutex<Payloads>);

struct Payloads {
    permanent: Arc<Tracked>,
    temporary: Option<Arc<Tracked>>,
}

impl Sync {
    fn lock(&self) -> MutexGuard<'_, u64> {
        object::lock(&self.lock)
    }

    /// Changes something that somebody may wait for, and wakes all who wait. `change` runs under the lock,
    /// and must call no function of a payload or of this type, which would wait for the lock for ever.
    pub fn change<R>(&self, change: impl FnOnce() -> R) -> R {
        let mut guard = self.lock();
        let result = change();
        *guard = guard.wrapping_add(1);
        drop(guard);
        self.changed.notify_all();
        result
    }

    /// Waits until `ready` gives a value, for so many nanoseconds. `ready` runs under the lock, as the
    /// function of [`Self::change`] does.
    ///
    /// # Errors
    ///
    /// `TIMEOUT`; `ERROR_DEVICE_LOST` if the device is lost before.
    pub fn wait<R>(
        &self,
        nanoseconds: u64,
        mut ready: impl FnMut() -> Option<R>,
    ) -> Result<R, vk::Result> {
        let deadline = deadline(nanoseconds);
        let mut guard = self.lock();
        loop {
            if let Some(value) = ready() {
                return Ok(value);
            }
            self.check()?;
            guard = self.pause(guard, deadline).ok_or(vk::Result::TIMEOUT)?;
        }
    }

    /// Waits until `look` gives a value, as [`Self::wait`] does, but without the lock: `look` may call
    /// the driver. With `polls`, `look` is for what changes without [`Self::change`].
    pub(crate) fn watch<R>(
        &self,
        nanoseconds: u64,
        polls: bool,
        mut look: impl FnMut() -> Result<Option<R>, vk::Result>,
    ) -> Result<R, vk::Result> {
        let deadline = deadline(nanoseconds);
        let mut nap = Duration::from_micros(20);
        loop {
            let seen = self.changes();
            if let Some(value) = look()? {
                return Ok(value);
            }
            self.check()?;
            let now = Instant::now();
            if deadline.is_some_and(|deadline| deadline <= now) {
                return Err(vk::Result::TIMEOUT);
            }
            let next = polls.then(|| now + nap);
            self.sleep(seen, deadline.into_iter().chain(next).min());
            nap = (nap * 2).min(Duration::from_millis(1));
        }
    }

    /// How often something has changed.
    pub(crate) fn changes(&self) -> u64 {
        *self.lock()
    }

    /// Sleeps until something has changed since [`Self::changes`] gave the number, or the time has come.
    pub(crate) fn sleep(&self, seen: u64, deadline: Option<Instant>) {
        let mut guard = self.lock();
        while *guard == seen {
            match self.pause(guard, deadline) {
                Some(awake) => guard = awake,
                None => return,
            }
        }
    }

    /// Sleeps once; none if the time has come.
    fn pause<'a>(
        &'a self,
        guard: MutexGuard<'a, u64>,
        deadline: Option<Instant>,
    ) -> Option<MutexGuard<'a, u64>> {
        match deadline.map(|deadline| deadline.checked_duration_since(Instant::now())) {
            Some(None | Some(Duration::ZERO)) => None,
            Some(Some(left)) => Some(match self.changed.wait_timeout(guard, left) {
                Ok((guard, _)) => guard,
                Err(poisoned) => poisoned.into_inner().0,
            }),
            None => Some(match self.changed.wait(guard) {
                Ok(guard) => guard,
                Err(poisoned) => poisoned.into_inner(),
            }),
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

/// A time as the commands have it; `u64::MAX` is for ever.
pub(crate) fn nanoseconds(time: Duration) -> u64 {
    u64::try_from(time.as_nanos()).unwrap_or(u64::MAX)
}

/// The end of a time that begins now; none is never.
pub(crate) fn deadline(nanoseconds: u64) -> Option<Instant> {
    Instant::now().checked_add(Duration::from_nanos(nanoseconds))
}

/// Signals from the host what a command such as vkAcquireNextImage2KHR signals: a binary semaphore and a
/// fence, which may be null. The driver has the waits that were submitted for the semaphore before: so not
/// from the driver's `submit` of such a wait, which would wait for itself.
///
/// # Errors
///
/// The driver's.
///
/// # Safety
///
/// Live objects of the kit, or null handles.
pub unsafe fn signal_from_host(
    device: &Device,
    semaphore: vk::Semaphore,
    fence: vk::Fence,
) -> Result<(), vk::Result> {
    // SAFETY: the caller's promise.
    unsafe {
        if !semaphore.is_null() {
            object::get::<Semaphore>(semaphore).signal(device, 1)?;
        }
        if !fence.is_null() {
            object::get::<Fence>(fence).set(device, true)?;
        }
    }
    Ok(())
}

impl Fence {
    /// A new fence, with a payload of the device's first type that is enough.
    ///
    /// # Errors
    ///
    /// The driver's, which makes the payload; `ERROR_UNKNOWN` if no type is enough, with a message to
    /// the application's messengers.
    pub fn new(device: &Device, signaled: bool, exports: FdKinds) -> Result<Self, vk::Result> {
        let new = NewPayload { is_timeline: false, value: signaled.into(), exports };
        let tracked = Tracked::create(device, c"vkCreateFence", &new, |kind| kind.is_for_fences())?;
        Ok(Self(Slot::new(tracked)))
    }

    /// Signals or resets the fence, from the host.
    ///
    /// # Errors
    ///
    /// The driver's.
    pub fn set(&self, device: &Device, signaled: bool) -> Result<(), vk::Result> {
        match signaled {
            true => self.0.signal_from_host(device, 1),
            false => self.0.restored().reset(device),
        }
    }

    /// The payload that counts.
    pub(crate) fn active(&self) -> Arc<Tracked> {
        self.0.active()
    }

    /// Replaces the payload.
    #[cfg(unix)]
    pub(crate) fn import(&self, payload: Arc<Tracked>, is_temporary: bool) {
        self.0.import(payload, is_temporary);
    }
}

impl Semaphore {
    /// A new semaphore, with a payload of the device's first type that is enough.
    ///
    /// # Errors
    ///
    /// As for [`Fence::new`].
    pub fn new(
        device: &Device,
        is_timeline: bool,
        value: u64,
        exports: FdKinds,
    ) -> Result<Self, vk::Result> {
        let new = NewPayload { is_timeline, value, exports };
        let is_enough = |kind: &super::payload::SyncType| kind.is_for_semaphores(is_timeline);
        let tracked = Tracked::create(device, c"vkCreateSemaphore", &new, is_enough)?;
        Ok(Self { is_timeline, slot: Slot::new(tracked) })
    }

    /// The counter of a timeline.
    ///
    /// # Errors
    ///
    /// The driver's.
    pub fn value(&self, device: &Device) -> Result<u64, vk::Result> {
        self.active().value(device)
    }

    /// Signals, from the host; the value is that of a timeline. A binary semaphore that the host cannot
    /// signal gets a temporary payload that is signaled.
    ///
    /// # Errors
    ///
    /// The driver's.
    pub fn signal(&self, device: &Device, value: u64) -> Result<(), vk::Result> {
        self.slot.signal_from_host(device, value)
    }

    /// The payload that counts.
    pub(crate) fn active(&self) -> Arc<Tracked> {
        self.slot.active()
    }

    /// The payload for a wait, which ends a temporary import.
    pub(crate) fn for_wait(&self) -> Arc<Tracked> {
        self.slot.for_wait()
    }

    /// Replaces the payload.
    #[cfg(unix)]
    pub(crate) fn import(&self, payload: Arc<Tracked>, is_temporary: bool) {
        self.slot.import(payload, is_temporary);
    }
}

impl Slot {
    fn new(permanent: Arc<Tracked>) -> Self {
        Self(Mutex::new(Payloads { permanent, temporary: None }))
    }

    fn lock(&self) -> MutexGuard<'_, Payloads> {
        object::lock(&self.0)
    }

    fn active(&self) -> Arc<Tracked> {
        let payloads = self.lock();
        Arc::clone(payloads.temporary.as_ref().unwrap_or(&payloads.permanent))
    }

    fn for_wait(&self) -> Arc<Tracked> {
        let mut payloads = self.lock();
        let temporary = payloads.temporary.take();
        temporary.unwrap_or_else(|| Arc::clone(&payloads.permanent))
    }

    /// The permanent payload, in the place of a temporary one.
    fn restored(&self) -> Arc<Tracked> {
        // The payload's end is the driver's code, which runs without the lock.
        let _temporary = self.lock().temporary.take();
        self.active()
    }

    #[cfg(unix)]
    fn import(&self, payload: Arc<Tracked>, is_temporary: bool) {
        if is_temporary {
            let _replaced = self.lock().temporary.replace(payload);
        } else {
            let new = Payloads { permanent: payload, temporary: None };
            let _replaced = std::mem::replace(&mut *self.lock(), new);
        }
    }

    fn signal_from_host(&self, device: &Device, value: u64) -> Result<(), vk::Result> {
        let active = self.active();
        if active.is_timeline || active.sync_type.host_signal {
            // The reset that ends a wait may be to come, when the application knows of the wait's end.
            active.wait_for_submits(device)?;
            return active.signal_from_host(device, value);
        }
        let signaled = NewPayload { value: 1, ..NewPayload::default() };
        let _replaced = self.lock().temporary.replace(Tracked::of_host(device, &signaled));
        device.sync.change(|| ());
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::super::payload::{HostPayload, Payload};
    use super::*;

    #[test]
    fn a_wait_ends_by_a_signal_a_timeout_or_a_lost_device() {
        let sync = Arc::new(Sync::default());
        let fence = HostPayload::new(&sync, &NewPayload::default());
        let wait = |timeout| sync.wait(timeout, || fence.is_reached(1).then_some(()));
        assert_eq!(wait(0), Err(vk::Result::TIMEOUT));
        assert_eq!(wait(1000), Err(vk::Result::TIMEOUT));
        std::thread::scope(|scope| {
            scope.spawn(|| fence.signal(1));
            assert_eq!(wait(u64::MAX), Ok(()));
        });
        fence.reset().expect("the host resets");
        std::thread::scope(|scope| {
            scope.spawn(|| sync.lose());
            assert_eq!(wait(u64::MAX), Err(vk::Result::ERROR_DEVICE_LOST));
        });
    }

    #[test]
    fn what_is_watched_is_looked_at_after_a_change_and_without_one() {
        let sync = Sync::default();
        let never = |_: ()| sync.watch(1000, false, || Ok(None::<()>));
        assert_eq!(never(()), Err(vk::Result::TIMEOUT));
        let mut looks = 0;
        let third = sync.watch(u64::MAX, true, || {
            looks += 1;
            Ok((looks == 3).then_some(()))
        });
        assert_eq!((third, looks), (Ok(()), 3));
        let set = AtomicBool::new(false);
        std::thread::scope(|scope| {
            scope.spawn(|| sync.change(|| set.store(true, Ordering::Release)));
            let look = || Ok(set.load(Ordering::Acquire).then_some(()));
            assert_eq!(sync.watch(u64::MAX, false, look), Ok(()));
        });
        let failed = sync.watch(u64::MAX, false, || Err::<Option<()>, _>(vk::Result::NOT_READY));
        assert_eq!(failed, Err(vk::Result::NOT_READY));
    }
}
