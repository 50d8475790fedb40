//! Payloads of fences and semaphores: what a driver implements to have fences and semaphores of its
//! hardware or kernel, and the implementation in software.
//!
//! A [`SyncType`] is plain data about a kind of payload, and the functions that make one. A physical
//! device [lists](super::PhysicalDeviceDescription::sync_types) the types that its queues know; each
//! new fence or semaphore gets a payload of the first type that is enough for it.

use std::any::Any;
#[cfg(unix)]
use std::os::fd::{BorrowedFd, OwnedFd};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use dispatch_tables::vk;

use super::dispatchable::Device;
use super::locks::AtomicU64;
use super::submission::Submit;
use super::sync::{Sync as DeviceSync, nanoseconds};

/// A payload: a counter, which is 0 or 1 in a binary one. Any thread may call the functions, at any
/// time; the kit holds no lock meanwhile.
///
/// A function that returns `ERROR_DEVICE_LOST` loses the device. The kit calls those functions alone
/// that the payload's [`SyncType`] says are there.
pub trait Payload: AsAny + Send + Sync {
    /// The counter of a timeline.
    ///
    /// # Errors
    ///
    /// What the application's command returns.
    fn value(&self) -> Result<u64, vk::Result> {
        Err(vk::Result::ERROR_FEATURE_NOT_PRESENT)
    }

    /// Waits until the counter has the value, 1 for a binary payload. Nobody may have submitted the
    /// signal yet: the wait is for that, too. No wait changes the counter.
    ///
    /// # Errors
    ///
    /// `TIMEOUT` if the time is over; else what the application's command returns.
    fn wait(&self, value: u64, timeout: Duration) -> Result<(), vk::Result> {
        _ = (value, timeout);
        Err(vk::Result::ERROR_FEATURE_NOT_PRESENT)
    }

    /// Signals, from the host.
    ///
    /// # Errors
    ///
    /// What the application's command returns.
    fn signal(&self, value: u64) -> Result<(), vk::Result> {
        _ = value;
        Err(vk::Result::ERROR_FEATURE_NOT_PRESENT)
    }

    /// Ends the signal of a binary payload. Work that the driver has does not change: a wait of such work
    /// is for what the payload was when the driver got the work.
    ///
    /// # Errors
    ///
    /// What the application's command returns.
    fn reset(&self) -> Result<(), vk::Result> {
        Err(vk::Result::ERROR_FEATURE_NOT_PRESENT)
    }

    /// A new file descriptor for the payload; none for a sync file that is signaled. A sync file is of
    /// the signal that was submitted last, and the kit resets the payload afterwards.
    ///
    /// # Errors
    ///
    /// What the application's command returns.
    #[cfg(unix)]
    fn export(&self, kind: FdKind) -> Result<Option<OwnedFd>, vk::Result> {
        _ = kind;
        Err(vk::Result::ERROR_FEATURE_NOT_PRESENT)
    }
}

/// Gives the type of a payload back. Every type has the trait.
pub trait AsAny: Any {
    /// The value itself.
    fn as_any(&self) -> &dyn Any;
}

impl<T: Any> AsAny for T {
    fn as_any(&self) -> &dyn Any {
        self
    }
}

/// A payload as its type; none if the payload is of another.
pub fn of_type<T: Payload>(payload: &dyn Payload) -> Option<&T> {
    payload.as_any().downcast_ref()
}

/// What kind of file a descriptor is of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FdKind {
    /// The driver's own: who imports one shares the payload (`OPAQUE_FD`).
    Opaque,
    /// A sync file of Linux: who imports one gets a copy of a signal (`SYNC_FD`).
    SyncFile,
}

/// Kinds of file descriptors; none by default.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct FdKinds {
    /// [`FdKind::Opaque`]. Payloads that share a signal are several to the kit, which keeps the order of
    /// waits and signals for each alone: the driver may get a wait of a binary one before the signal that
    /// the application submitted earlier, for another of them. A type whose binary payloads cannot be
    /// waited for before the signal does not set this.
    pub opaque: bool,
    /// [`FdKind::SyncFile`].
    pub sync_file: bool,
}

impl FdKinds {
    /// The kind is one of these.
    #[must_use]
    pub const fn has(self, kind: FdKind) -> bool {
        match kind {
            FdKind::Opaque => self.opaque,
            FdKind::SyncFile => self.sync_file,
        }
    }

    /// All of the other kinds are among these.
    pub(crate) const fn has_all(self, others: Self) -> bool {
        (self.opaque || !others.opaque) && (self.sync_file || !others.sync_file)
    }
}

/// What a new payload is for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct NewPayload {
    /// A timeline, or a binary payload.
    pub is_timeline: bool,
    /// The value to begin with: 1 for a signaled binary payload.
    pub value: u64,
    /// The kinds of file descriptors that the payload may be exported as.
    pub exports: FdKinds,
}

/// A kind of payload. [`Self::new`] has the defaults: nothing but to exist.
#[derive(Clone, Copy)]
pub struct SyncType {
    /// A name, for messages.
    pub name: &'static str,
    /// There are binary payloads. Without a type that has, these are made of a timeline each.
    pub binary: bool,
    /// There are timelines, with [`Payload::value`]. Without a type that has, timelines are lists of binary payloads.
    pub timeline: bool,
    /// [`Payload::wait`] is there: fences, timelines and emulated timelines need it. With [`Submit::Work`],
    /// where the kit waits, all payloads do.
    pub host_wait: bool,
    /// [`Payload::signal`] is there: timelines need it. With [`Submit::Work`], where the kit signals, all
    /// payloads do.
    pub host_signal: bool,
    /// [`Payload::reset`] is there: fences, binary semaphores and emulated timelines need it.
    pub host_reset: bool,
    /// The driver takes work that waits for a value of a timeline whose signal was not submitted. Else
    /// the kit keeps such work until the signal was.
    pub wait_before_signal: bool,
    /// What a payload may be exported as.
    pub exports: FdKinds,
    /// What a payload is made of by [`Self::import`].
    pub imports: FdKinds,
    /// Makes a payload.
    pub create: Create,
    /// Waits for any of several payloads of this type to have its value, as [`Payload::wait`] does for
    /// one. Without the function the kit looks at each in turn.
    pub wait_any: Option<WaitAny>,
    /// Makes a payload of a file descriptor; none is a sync file that is signaled. The descriptor is the
    /// kit's, which closes it: a driver that needs one later duplicates it. With
    /// `ERROR_INVALID_EXTERNAL_HANDLE` the kit asks the next type.
    #[cfg(unix)]
    pub import: Import,
}

/// The type of [`SyncType::create`].
pub type Create = fn(&Device, &NewPayload) -> Made;

/// The type of [`SyncType::wait_any`].
pub type WaitAny = fn(&[(&dyn Payload, u64)], Duration) -> Result<(), vk::Result>;

/// A new payload, or the error that the application's command returns.
pub type Made = Result<Arc<dyn Payload>, vk::Result>;

/// The type of [`SyncType::import`].
#[cfg(unix)]
pub type Import = fn(&Device, &NewPayload, FdKind, Option<BorrowedFd<'_>>) -> Made;

impl SyncType {
    /// A type without functions and kinds of payloads: the driver sets the fields of those that it has.
    #[must_use]
    pub const fn new(name: &'static str, create: Create) -> Self {
        Self {
            name,
            binary: false,
            timeline: false,
            host_wait: false,
            host_signal: false,
            host_reset: false,
            wait_before_signal: false,
            exports: FdKinds { opaque: false, sync_file: false },
            imports: FdKinds { opaque: false, sync_file: false },
            create,
            wait_any: None,
            #[cfg(unix)]
            import: |_, _, _, _| Err(vk::Result::ERROR_INVALID_EXTERNAL_HANDLE),
        }
    }

    /// The type is enough for a fence.
    #[must_use]
    pub const fn is_for_fences(&self) -> bool {
        self.binary && self.host_wait && self.host_reset
    }

    /// The type is enough for a semaphore.
    #[must_use]
    pub const fn is_for_semaphores(&self, is_timeline: bool) -> bool {
        match is_timeline {
            true => self.timeline && self.host_wait && self.host_signal,
            false => self.binary && self.host_reset,
        }
    }

    /// The type has what the kit calls itself, for a driver whose work is executed so.
    pub(crate) const fn suits(&self, submit: &Submit) -> bool {
        match submit {
            Submit::Work(_) => self.host_wait && self.host_signal,
            Submit::Submission(_) => true,
        }
    }

    /// Timelines can be made of payloads of the type, or binary payloads.
    pub(crate) const fn emulates(&self, timelines: bool) -> bool {
        if timelines { self.is_for_fences() } else { self.is_for_semaphores(true) }
    }
}

/// Payloads in software: numbers that change under the lock of the device's [`Sync`](DeviceSync).
///
/// A driver that takes [submissions](Submit::Submission) gets the signals of these, and the waits of
/// timelines. For a binary semaphore the kit waits on the CPU, before the driver gets the work: a number
/// does not say which of several signals a wait is for.
pub static HOST: SyncType = SyncType {
    binary: true,
    timeline: true,
    host_wait: true,
    host_signal: true,
    host_reset: true,
    ..SyncType::new("host", |device, new| Ok(Arc::new(HostPayload::new(&device.sync, new))))
};

/// A payload of [`HOST`].
pub struct HostPayload {
    sync: Arc<DeviceSync>,
    is_timeline: bool,
    value: AtomicU64,
}

impl HostPayload {
    pub(crate) fn new(sync: &Arc<DeviceSync>, new: &NewPayload) -> Self {
        let value = AtomicU64::new(new.value);
        Self { sync: Arc::clone(sync), is_timeline: new.is_timeline, value }
    }

    /// The counter's value.
    pub fn current(&self) -> u64 {
        self.value.load(Ordering::Acquire)
    }

    /// A wait for this value would end.
    pub fn is_reached(&self, value: u64) -> bool {
        self.current() >= if self.is_timeline { value } else { 1 }
    }

    /// Signals, within [`Sync::change`](DeviceSync::change).
    pub(crate) fn store(&self, value: u64) {
        let value = if self.is_timeline { value } else { 1 };
        self.value.store(value, Ordering::Release);
    }
}

impl Payload for HostPayload {
    fn value(&self) -> Result<u64, vk::Result> {
        Ok(self.current())
    }

    fn wait(&self, value: u64, timeout: Duration) -> Result<(), vk::Result> {
        self.sync.wait(nanoseconds(timeout), || self.is_reached(value).then_some(()))
    }

    fn signal(&self, value: u64) -> Result<(), vk::Result> {
        self.sync.change(|| self.store(value));
        Ok(())
    }

    fn reset(&self) -> Result<(), vk::Result> {
        // Nobody waits for a reset.
        self.value.store(0, Ordering::Release);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_timeline_of_the_host_counts_in_64_bits_and_a_binary_payload_is_reset() {
        let sync = Arc::default();
        let new = NewPayload { is_timeline: true, value: 3, ..NewPayload::default() };
        let timeline = HostPayload::new(&sync, &new);
        assert_eq!(timeline.value(), Ok(3));
        timeline.signal(1 << 40).expect("the host signals");
        assert_eq!(timeline.wait(1 << 40, Duration::ZERO), Ok(()));
        let beyond = timeline.wait((1 << 40) + 1, Duration::ZERO);
        assert_eq!(beyond, Err(vk::Result::TIMEOUT));
        let binary = HostPayload::new(&sync, &NewPayload::default());
        assert!(!binary.is_reached(0));
        binary.signal(0).expect("the host signals");
        assert!(binary.is_reached(0) && binary.value() == Ok(1));
        binary.reset().expect("the host resets");
        assert!(!binary.is_reached(0));
    }

    #[test]
    fn kinds_of_descriptors_are_sets() {
        let opaque = FdKinds { opaque: true, sync_file: false };
        assert!(opaque.has(FdKind::Opaque) && !opaque.has(FdKind::SyncFile));
        assert!(opaque.has_all(FdKinds::default()) && !FdKinds::default().has_all(opaque));
    }
}
