//! A payload, and which of its signals the queues of the kit have handed to the driver: a driver that
//! cannot wait for a signal that it does not know gets no such wait.

use std::ffi::CStr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use dispatch_tables::vk;

use super::dispatchable::Device;
use super::guard::Callback;
use super::locks::{Mutex, MutexGuard};
use super::object;
#[cfg(unix)]
use super::payload::FdKind;
use super::payload::{self, HOST, HostPayload, NewPayload, Payload, SyncType, WaitAny};
use super::sync::deadline;
use super::timeline::Timeline;
use super::turns::Turns;

const PAYLOAD: Callback = Callback::of_use(c"payload", "a payload");

/// How long a wait of the driver lasts at most, before the kit asks whether the device is lost.
const SLICE: Duration = Duration::from_millis(20);

/// A payload and its signals.
pub(crate) struct Tracked {
    pub(crate) payload: Arc<dyn Payload>,
    /// The type; of an emulated payload that of what the payload is made of.
    pub(crate) sync_type: &'static SyncType,
    pub(crate) is_timeline: bool,
    counts: Mutex<Counts>,
}

/// The waits and signals of a payload.
struct Counts {
    /// Of a binary payload: how many were given to queues.
    queued: u64,
    /// Of a binary payload: how many of these the driver has; of a timeline: the highest value that the
    /// driver or the host signals.
    submitted: u64,
}

impl Tracked {
    pub(crate) fn new(
        payload: Arc<dyn Payload>,
        sync_type: &'static SyncType,
        new: &NewPayload,
    ) -> Arc<Self> {
        let submitted = if new.is_timeline { new.value } else { 0 };
        let counts = Mutex::new(Counts { queued: 0, submitted });
        Arc::new(Self { payload, sync_type, is_timeline: new.is_timeline, counts })
    }

    /// A payload in software, whatever types the driver has.
    pub(crate) fn of_host(device: &Device, new: &NewPayload) -> Arc<Self> {
        Self::new(Arc::new(HostPayload::new(&device.sync, new)), &HOST, new)
    }

    /// A payload of the device's first type that is enough, or one that is made of another. The type has
    /// what the kit calls to execute work.
    ///
    /// # Errors
    ///
    /// The driver's; `ERROR_UNKNOWN` and a message of `command` if no type is enough.
    pub(crate) fn create(
        device: &Device,
        command: &'static CStr,
        new: &NewPayload,
        is_enough: impl Fn(&SyncType) -> bool,
    ) -> Result<Arc<Self>, vk::Result> {
        let types = device.physical_device().description.sync_types;
        let submit = device.instance().driver.description.submit;
        let types = || types.iter().filter(|kind| kind.suits(&submit));
        let exports = |kind: &&&'static SyncType| kind.exports.has_all(new.exports);
        if let Some(found) = types().filter(exports).find(|kind| is_enough(kind)) {
            let made = guard(device, || (found.create)(device, new))?;
            return Ok(Self::new(made, found, new));
        }
        let may_emulate = new.exports == Default::default();
        let emulates = |kind: &&&'static SyncType| may_emulate && kind.emulates(new.is_timeline);
        let Some(found) = types().find(emulates) else {
            device.instance().error(command, "no type of payloads of the driver is enough");
            return Err(vk::Result::ERROR_UNKNOWN);
        };
        let payload: Arc<dyn Payload> = match new.is_timeline {
            true => Arc::new(Timeline::new(&device.sync, found, new.value)),
            false => {
                let timeline = NewPayload { is_timeline: true, ..*new };
                let timeline = guard(device, || (found.create)(device, &timeline))?;
                Arc::new(Turns::new(timeline, new.value == 1))
            }
        };
        Ok(Self::new(payload, found, new))
    }

    fn counts(&self) -> MutexGuard<'_, Counts> {
        object::lock(&self.counts)
    }

    pub(crate) fn host(&self) -> Option<&HostPayload> {
        payload::of_type(&*self.payload)
    }

    pub(crate) fn emulated(&self) -> Option<&Timeline> {
        payload::of_type(&*self.payload)
    }

    pub(crate) fn turns(&self) -> Option<&Turns> {
        payload::of_type(&*self.payload)
    }

    /// The payload is made of others of the driver's.
    fn is_emulated(&self) -> bool {
        self.emulated().is_some() || self.turns().is_some()
    }

    /// The counter.
    pub(crate) fn value(&self, device: &Device) -> Result<u64, vk::Result> {
        guard(device, || self.payload.value())
    }

    /// A wait for this value would end.
    pub(crate) fn is_reached(&self, device: &Device, value: u64) -> Result<bool, vk::Result> {
        if let Some(host) = self.host() {
            return Ok(host.is_reached(value));
        }
        let value = if self.is_timeline { value } else { 1 };
        match guard(device, || self.payload.wait(value, Duration::ZERO)) {
            Err(vk::Result::TIMEOUT) => Ok(false),
            result => result.map(|()| true),
        }
    }

    /// Signals what a queue got.
    pub(crate) fn signal(&self, device: &Device, value: u64) -> Result<(), vk::Result> {
        guard(device, || self.payload.signal(value))?;
        device.sync.change(|| self.count_submitted(value));
        Ok(())
    }

    /// Signals from the host, which no queue knows of.
    pub(crate) fn signal_from_host(&self, device: &Device, value: u64) -> Result<(), vk::Result> {
        guard(device, || self.payload.signal(value))?;
        // A signal that failed is none: nobody may wait for the driver to get it.
        device.sync.change(|| {
            self.count_queued();
            self.count_submitted(value);
        });
        Ok(())
    }

    pub(crate) fn reset(&self, device: &Device) -> Result<(), vk::Result> {
        guard(device, || self.payload.reset())
    }

    /// Does from the host what a wait does: a binary payload is not signaled any more.
    #[cfg(unix)]
    pub(crate) fn wait_from_host(&self, device: &Device) -> Result<(), vk::Result> {
        self.reset_after_wait(device)?;
        device.sync.change(|| {
            self.count_queued();
            self.count_submitted(1);
        });
        Ok(())
    }

    /// Resets a binary payload, if its type has the function: one that was imported for a while needs none.
    fn reset_after_wait(&self, device: &Device) -> Result<(), vk::Result> {
        match self.sync_type.host_reset || self.turns().is_some() {
            true => self.reset(device),
            false => Ok(()),
        }
    }

    /// Ends a queue's wait: a binary payload is not signaled any more, unless the driver signals it
    /// again.
    pub(crate) fn end_wait(&self, device: &Device, is_signaled: bool) -> Result<(), vk::Result> {
        if self.is_timeline {
            return Ok(());
        }
        if !is_signaled {
            self.reset_after_wait(device)?;
        }
        self.count_submitted(1);
        Ok(())
    }

    /// A queue has got a wait or a signal, or the host has done one.
    pub(crate) fn count_queued(&self) {
        self.counts().queued += 1;
    }

    /// How many waits and signals went before one that a queue gets now.
    pub(crate) fn queued(&self) -> u64 {
        self.counts().queued
    }

    /// All waits and signals of a binary payload that went before are over, or the driver has them.
    pub(crate) fn is_next(&self, after: u64) -> bool {
        self.is_timeline || self.counts().submitted >= after
    }

    /// The driver has a signal. Within [`Sync::change`](super::sync::Sync::change), or before one.
    pub(crate) fn count_submitted(&self, value: u64) {
        let mut counts = self.counts();
        counts.submitted =
            if self.is_timeline { counts.submitted.max(value) } else { counts.submitted + 1 };
    }

    /// The driver takes a wait for the value of a timeline.
    pub(crate) fn is_submitted(&self, device: &Device, value: u64) -> Result<bool, vk::Result> {
        let submitted = self.counts().submitted;
        if self.emulated().is_some() {
            return Ok(submitted >= value);
        }
        Ok(self.sync_type.wait_before_signal
            || submitted >= value
            || self.is_reached(device, value)?)
    }

    /// The payload may be exported as such a descriptor.
    #[cfg(unix)]
    pub(crate) fn exports(&self, kind: FdKind) -> bool {
        self.sync_type.exports.has(kind) && !self.is_emulated()
    }

    /// Waits until the driver has all waits and signals of a binary payload that were given to queues.
    pub(crate) fn wait_for_submits(&self, device: &Device) -> Result<(), vk::Result> {
        let is_next = || Ok(self.is_next(self.queued()).then_some(()));
        device.sync.watch(u64::MAX, false, is_next)
    }

    /// Others may signal the payload, of which the kit hears nothing.
    pub(crate) fn is_shared(&self) -> bool {
        let kinds = (self.sync_type.exports, self.sync_type.imports);
        (kinds.0.opaque || kinds.1.opaque) && !self.is_emulated()
    }

    /// Waits for the value.
    fn wait(
        &self,
        device: &Device,
        value: u64,
        deadline: Option<Instant>,
    ) -> Result<(), vk::Result> {
        let value = if self.is_timeline { value } else { 1 };
        in_slices(device, deadline, |slice| self.payload.wait(value, slice))
    }
}

/// Calls a function of the driver's. A device that says that it is lost is.
pub(crate) fn guard<R>(
    device: &Device,
    function: impl FnOnce() -> Result<R, vk::Result>,
) -> Result<R, vk::Result> {
    let result = device.guard(PAYLOAD, function);
    if matches!(result, Err(vk::Result::ERROR_DEVICE_LOST)) && device.sync.check().is_ok() {
        device.sync.lose();
    }
    result
}

/// Waits for all values, for so many nanoseconds.
///
/// # Errors
///
/// `TIMEOUT`; `ERROR_DEVICE_LOST`; the driver's.
pub(crate) fn wait_for_all(
    device: &Device,
    wanted: &[(Arc<Tracked>, u64)],
    nanoseconds: u64,
) -> Result<(), vk::Result> {
    if let Some(hosts) = all_of_host(wanted) {
        let ready = || hosts.iter().all(|&(host, value)| host.is_reached(value));
        return device.sync.wait(nanoseconds, || ready().then_some(()));
    }
    let deadline = deadline(nanoseconds);
    wanted.iter().try_for_each(|(tracked, value)| tracked.wait(device, *value, deadline))
}

/// Waits for one of the values, for so many nanoseconds.
///
/// # Errors
///
/// As [`wait_for_all`].
pub(crate) fn wait_for_any(
    device: &Device,
    wanted: &[(Arc<Tracked>, u64)],
    nanoseconds: u64,
) -> Result<(), vk::Result> {
    if let [_] = wanted {
        return wait_for_all(device, wanted, nanoseconds);
    }
    if let Some(hosts) = all_of_host(wanted) {
        let ready = || hosts.iter().any(|&(host, value)| host.is_reached(value));
        return device.sync.wait(nanoseconds, || ready().then_some(()));
    }
    if let Some(wait) = common_wait(wanted) {
        return wait_in_slices(device, wanted, wait, nanoseconds);
    }
    device.sync.watch(nanoseconds, true, || {
        for (tracked, value) in wanted {
            if tracked.is_reached(device, *value)? {
                return Ok(Some(()));
            }
        }
        Ok(None)
    })
}

/// The payloads, if all are in software.
fn all_of_host(wanted: &[(Arc<Tracked>, u64)]) -> Option<Vec<(&HostPayload, u64)>> {
    wanted.iter().map(|(tracked, value)| Some((tracked.host()?, *value))).collect()
}

/// The function that waits for any of these, if all are of one type that has one.
fn common_wait(wanted: &[(Arc<Tracked>, u64)]) -> Option<WaitAny> {
    let (first, _) = wanted.first()?;
    let is_same = |tracked: &Tracked| {
        std::ptr::eq(tracked.sync_type, first.sync_type) && !tracked.is_emulated()
    };
    let all = wanted.iter().all(|(tracked, _)| is_same(tracked));
    first.sync_type.wait_any.filter(|_| all)
}

fn wait_in_slices(
    device: &Device,
    wanted: &[(Arc<Tracked>, u64)],
    wait: WaitAny,
    nanoseconds: u64,
) -> Result<(), vk::Result> {
    let value = |tracked: &Tracked, value| if tracked.is_timeline { value } else { 1 };
    let payloads = wanted.iter().map(|(one, wanted)| (&*one.payload, value(one, *wanted)));
    let payloads: Vec<(&dyn Payload, u64)> = payloads.collect();
    in_slices(device, deadline(nanoseconds), |slice| wait(&payloads, slice))
}

/// Waits by a function of the driver's, in slices: that function may not know that the device is lost.
fn in_slices(
    device: &Device,
    deadline: Option<Instant>,
    wait: impl Fn(Duration) -> Result<(), vk::Result>,
) -> Result<(), vk::Result> {
    loop {
        let left = deadline.map(|deadline| deadline.saturating_duration_since(Instant::now()));
        let slice = left.unwrap_or(SLICE).min(SLICE);
        match guard(device, || wait(slice)) {
            Err(vk::Result::TIMEOUT) => device.sync.check()?,
            result => return result,
        }
        if left == Some(Duration::ZERO) {
            return Err(vk::Result::TIMEOUT);
        }
    }
}
