//! Timelines made of binary payloads, for drivers whose types have no timelines.
//!
//! A signal that a queue submits is a point: a value, and a binary payload that the driver signals.
//! A wait for a value is one for the payload of the first point that is as high. Points are numbers of
//! the past when their payloads are signaled: the counter goes up, and the payload serves again.

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::{Duration, Instant};

use dispatch_tables::vk;

use super::dispatchable::Device;
use super::locks::{Mutex, MutexGuard};
use super::object;
use super::payload::{Made, NewPayload, Payload, SyncType};
use super::sync::Sync as DeviceSync;
use super::tracked::guard;

/// A timeline of binary payloads.
pub(crate) struct Timeline {
    sync: Arc<DeviceSync>,
    binary: &'static SyncType,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    /// The counter.
    reached: u64,
    /// Points that a queue signals, in the order of their values.
    points: VecDeque<(u64, Arc<dyn Payload>)>,
    /// Payloads that are reset, for new points.
    free: Vec<Arc<dyn Payload>>,
}

impl Timeline {
    pub(crate) fn new(sync: &Arc<DeviceSync>, binary: &'static SyncType, value: u64) -> Self {
        let state = State { reached: value, ..State::default() };
        Self { sync: Arc::clone(sync), binary, state: Mutex::new(state) }
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        object::lock(&self.state)
    }

    /// Adds a point, with a payload for the driver to signal. The point is there before the driver has
    /// the signal: the work may be done before the driver's function is back.
    ///
    /// # Errors
    ///
    /// The driver's, which makes the payload.
    pub(crate) fn add(&self, device: &Device, value: u64) -> Made {
        let free = self.lock().free.pop();
        let create = || (self.binary.create)(device, &NewPayload::default());
        let payload = free.map_or_else(|| guard(device, create), Ok)?;
        self.lock().points.push_back((value, Arc::clone(&payload)));
        Ok(payload)
    }

    /// The payload that a queue waits for to wait for the value; none if the counter has it.
    ///
    /// # Errors
    ///
    /// `ERROR_UNKNOWN` if the signal was not submitted.
    pub(crate) fn point(&self, value: u64) -> Result<Option<Arc<dyn Payload>>, vk::Result> {
        let state = self.lock();
        if state.reached >= value {
            return Ok(None);
        }
        let found = state.points.iter().find(|(point, _)| *point >= value);
        found.map_or(Err(vk::Result::ERROR_UNKNOWN), |(_, payload)| Ok(Some(Arc::clone(payload))))
    }

    /// The first of the points; none of a timeline without.
    fn first(&self) -> Option<(u64, Arc<dyn Payload>)> {
        self.lock().points.front().cloned()
    }

    /// Moves the counter to a point that is signaled, and all points before it to the past.
    fn pass(&self, value: u64) {
        let mut passed = Vec::new();
        {
            let mut state = self.lock();
            state.reached = state.reached.max(value);
            while state.points.front().is_some_and(|(point, _)| *point <= value) {
                passed.extend(state.points.pop_front());
            }
        }
        for (_, mut payload) in passed {
            // Who waits for a payload meanwhile must find it signaled.
            let is_unused = Arc::get_mut(&mut payload).is_some();
            if is_unused && payload.reset().is_ok() {
                self.lock().free.push(payload);
            }
        }
    }

    /// Moves the counter as far as the points are signaled.
    fn advance(&self) -> Result<u64, vk::Result> {
        while let Some((value, payload)) = self.first() {
            match payload.wait(1, Duration::ZERO) {
                Ok(()) => {
                    drop(payload);
                    self.pass(value);
                }
                Err(vk::Result::TIMEOUT) => break,
                Err(error) => return Err(error),
            }
        }
        Ok(self.lock().reached)
    }
}

impl Payload for Timeline {
    fn value(&self) -> Result<u64, vk::Result> {
        self.advance()
    }

    fn wait(&self, value: u64, timeout: Duration) -> Result<(), vk::Result> {
        // None is for ever.
        let deadline = Instant::now().checked_add(timeout);
        loop {
            let seen = self.sync.changes();
            if self.advance()? >= value {
                return Ok(());
            }
            let left = deadline.map(|at| at.saturating_duration_since(Instant::now()));
            if left == Some(Duration::ZERO) {
                return Err(vk::Result::TIMEOUT);
            }
            match self.point(value) {
                Ok(None) => return Ok(()),
                Ok(Some(payload)) => {
                    payload.wait(1, left.unwrap_or(Duration::MAX))?;
                    drop(payload);
                    self.pass(value);
                }
                // Nobody has submitted the signal.
                Err(_) => {
                    self.sync.check()?;
                    self.sync.sleep(seen, deadline);
                }
            }
        }
    }

    fn signal(&self, value: u64) -> Result<(), vk::Result> {
        self.pass(value);
        self.sync.change(|| ());
        Ok(())
    }
}
