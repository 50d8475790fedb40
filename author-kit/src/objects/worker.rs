//! Queues, which give work to the driver in order.
//!
//! A driver whose [`Submit`] takes work alone gets the work in a thread of the queue, which waits before
//! and signals after: so an application may submit a wait before the signal, to another queue or from
//! the host. A driver that takes submissions gets them in the application's thread, as long as none
//! waits for a signal that was not submitted. From then on the queue has a thread, too.

use std::collections::VecDeque;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::thread::JoinHandle;

use dispatch_tables::vk;

use crate::objects;

use super::dispatchable::{Device, Queue};
use super::guard::Callback;
use super::locks::{AtomicU64, Mutex, MutexGuard, this_thread};
use super::messages::Message;
use super::object;
use super::payload::{FdKinds, HostPayload, Payload};
use super::submission::{Batch, Point, Submission, Submit, Work};
use super::sync::{Fence, Semaphore};
use super::threads;
use super::tracked::{Tracked, wait_for_all};

const SUBMIT: Callback =
    Callback { command: c"vkQueueSubmit2", name: "submit", error: vk::Result::ERROR_DEVICE_LOST };

/// A queue's submissions and the thread that executes them.
#[derive(Default)]
pub(crate) struct Worker {
    state: Mutex<State>,
    /// The thread that is in the driver's `submit`; 0 for none.
    executor: AtomicU64,
}

#[derive(Default)]
struct State {
    waiting: VecDeque<Queued>,
    /// A thread has taken a submission out of `waiting`, and no other may take the next.
    busy: bool,
    stop: bool,
    thread: Option<JoinHandle<()>>,
}

/// A submission in a queue of the kit.
struct Queued {
    waits: Vec<Operation>,
    work: Work,
    signals: Vec<Operation>,
}

/// A wait or a signal.
struct Operation {
    tracked: Arc<Tracked>,
    value: u64,
    stages: vk::PipelineStageFlags2,
    device_index: u32,
    /// How many waits and signals of a binary payload go before.
    after: u64,
}

impl Operation {
    fn new(tracked: Arc<Tracked>, info: &vk::SemaphoreSubmitInfo) -> Self {
        let (after, is_timeline) = (tracked.queued(), tracked.is_timeline);
        Self {
            tracked,
            value: if is_timeline { info.value } else { 1 },
            stages: info.stage_mask,
            device_index: info.device_index,
            after,
        }
    }

    /// The signal of a fence.
    fn of_fence(tracked: Arc<Tracked>) -> Self {
        let stage_mask = vk::PipelineStageFlags2::ALL_COMMANDS;
        Self::new(tracked, &vk::SemaphoreSubmitInfo { stage_mask, ..Default::default() })
    }

    fn host(&self) -> Option<&HostPayload> {
        self.tracked.host()
    }

    fn point(&self, (payload, value): (Arc<dyn Payload>, u64)) -> Point {
        Point { payload, value, stages: self.stages, device_index: self.device_index }
    }

    /// What the driver waits for; none of an emulated timeline that has the value.
    fn wait(&self) -> Result<Option<Point>, vk::Result> {
        let tracked = &self.tracked;
        let payload = match (tracked.emulated(), tracked.turns()) {
            (Some(timeline), _) => timeline.point(self.value)?.map(|payload| (payload, 1)),
            (_, Some(turns)) => Some(turns.to_wait_for()),
            _ => Some((Arc::clone(&tracked.payload), self.value)),
        };
        Ok(payload.map(|payload| self.point(payload)))
    }

    /// What the driver signals.
    fn signal(&self, device: &Device) -> Result<Point, vk::Result> {
        let tracked = &self.tracked;
        let payload = match (tracked.emulated(), tracked.turns()) {
            (Some(timeline), _) => (timeline.add(device, self.value)?, 1),
            (_, Some(turns)) => turns.to_signal(),
            _ => (Arc::clone(&tracked.payload), self.value),
        };
        Ok(self.point(payload))
    }
}

impl Queue {
    /// Gives the queue something to do.
    ///
    /// # Errors
    ///
    /// `ERROR_DEVICE_LOST`, also if the queue's thread cannot start: the batches are the queue's already.
    ///
    /// # Safety
    ///
    /// The semaphores and the fence are the kit's, and alive. They, and whatever the driver's `submit`
    /// uses of the work, are alive until the queue has executed the batches, as valid usage of
    /// vkQueueSubmit2 says.
    pub unsafe fn submit(&self, batches: Vec<Batch>) -> Result<(), vk::Result> {
        self.device().sync.check()?;
        // SAFETY: the caller's promise.
        let queued = batches.into_iter().map(|batch| unsafe { self.resolve(batch) }).collect();
        self.enqueue(queued)
    }

    /// The payloads of a batch. Waits end temporary imports.
    ///
    /// # Safety
    ///
    /// The semaphores and the fence are the kit's, and alive.
    unsafe fn resolve(&self, batch: Batch) -> Queued {
        // SAFETY: the caller's promise.
        let semaphore =
            |info: &vk::SemaphoreSubmitInfo| unsafe { object::get::<Semaphore>(info.semaphore) };
        let wait = |info| Operation::new(semaphore(info).for_wait(), info);
        let signal = |info| Operation::new(semaphore(info).active(), info);
        let waits: Vec<_> = batch.waits.iter().map(wait).collect();
        let mut signals: Vec<_> = batch.signals.iter().map(signal).collect();
        if !batch.fence.is_null() {
            // SAFETY: the caller's promise.
            let fence = unsafe { object::get::<Fence>(batch.fence) };
            signals.push(Operation::of_fence(fence.active()));
        }
        waits.iter().chain(&signals).for_each(|operation| operation.tracked.count_queued());
        Queued { waits, work: batch.work, signals }
    }

    fn driver_submits(&self) -> Submit {
        self.device().instance().driver.description.submit
    }

    /// The driver waits for the payload: its physical device lists the type, and a wait of the driver is for
    /// what the payload is when the driver gets the wait. A number in software, which the kit resets after
    /// the driver's function, is no such payload: the kit waits.
    fn takes(&self, tracked: &Tracked) -> bool {
        let types = self.device().physical_device().description.sync_types;
        let lists = || types.iter().any(|listed| std::ptr::eq(*listed, tracked.sync_type));
        match self.driver_submits() {
            Submit::Work(_) => true,
            Submit::Submission(_) => lists() && (tracked.is_timeline || tracked.host().is_none()),
        }
    }

    fn enqueue(&self, queued: Vec<Queued>) -> Result<(), vk::Result> {
        self.device().sync.change(|| self.worker.lock().waiting.extend(queued));
        if let Submit::Submission(submit) = self.driver_submits() {
            self.hand_over(submit)?;
            if self.worker.lock().waiting.is_empty() {
                return Ok(());
            }
        }
        self.start()
    }

    /// Executes what needs no thread.
    fn hand_over(
        &self,
        submit: fn(&Queue, &Submission) -> Result<(), vk::Result>,
    ) -> Result<(), vk::Result> {
        let take = || self.worker.lock().take();
        while let Some(queued) = take() {
            let is_ready = self.is_ready(&queued).map_err(|_| self.lose())?;
            if !is_ready {
                self.device().sync.change(|| self.worker.lock().put_back(queued));
                break;
            }
            self.execute_submission(submit, queued).map_err(|_| self.lose())?;
        }
        Ok(())
    }

    fn lose(&self) -> vk::Result {
        self.device().sync.lose();
        vk::Result::ERROR_DEVICE_LOST
    }

    /// Starts the thread.
    fn start(&self) -> Result<(), vk::Result> {
        let has_thread = self.try_start();
        // Nobody would ever execute what the queue has.
        if has_thread { Ok(()) } else { Err(self.lose()) }
    }

    /// The queue has a thread, which may be new.
    fn try_start(&self) -> bool {
        let mut state = self.worker.lock();
        if state.thread.is_none() {
            let queue = self.handle();
            // SAFETY: the device ends the thread before its queues are gone.
            let run = move || unsafe { objects::queue(queue) }.run();
            state.thread = threads::spawn("vulkan queue", run).ok();
        }
        state.thread.is_some()
    }

    /// Waits until the queue has executed everything.
    ///
    /// # Errors
    ///
    /// `ERROR_DEVICE_LOST`; `ERROR_UNKNOWN` in a call from the driver's `submit` for this queue, which
    /// would wait for itself; the driver's, which makes the payload of a fence.
    pub fn wait_idle(&self) -> Result<(), vk::Result> {
        if self.worker.executor.load(Ordering::Relaxed) == this_thread() {
            let text = "submit of the driver waits for the queue whose work it executes";
            self.device().message(&Message::general_error(c"vkQueueWaitIdle", text));
            return Err(vk::Result::ERROR_UNKNOWN);
        }
        match self.driver_submits() {
            Submit::Work(_) => self.device().sync.wait(u64::MAX, || {
                let state = self.worker.lock();
                (state.waiting.is_empty() && !state.busy).then_some(())
            }),
            Submit::Submission(_) => self.wait_for_a_fence(),
        }
    }

    /// Waits for a signal after everything.
    fn wait_for_a_fence(&self) -> Result<(), vk::Result> {
        self.device().sync.check()?;
        let fence = Fence::new(self.device(), false, FdKinds::default())?.active();
        let signals = vec![Operation::of_fence(Arc::clone(&fence))];
        fence.count_queued();
        self.enqueue(vec![Queued { waits: Vec::new(), work: Work::default(), signals }])?;
        wait_for_all(self.device(), &[(fence, 1)], u64::MAX)
    }

    /// Ends the thread.
    pub(crate) fn stop(&self) {
        let thread = self.device().sync.change(|| {
            let mut state = self.worker.lock();
            state.stop = true;
            state.thread.take()
        });
        if let Some(thread) = thread {
            // The thread catches panics of the driver.
            _ = thread.join();
        }
    }

    /// The thread's function.
    fn run(&self) {
        while let Some(queued) = self.next() {
            let executed = match self.driver_submits() {
                Submit::Work(submit) => self.execute_work(submit, queued),
                Submit::Submission(submit) => self.execute_submission(submit, queued),
            };
            if executed.is_err() {
                self.lose();
                return;
            }
        }
    }

    /// The next submission, when it is ready; none at the end.
    fn next(&self) -> Option<Queued> {
        let sync = &self.device().sync;
        let take = || {
            let mut state = self.worker.lock();
            if state.stop { Some(None) } else { state.take().map(Some) }
        };
        let queued = sync.wait(u64::MAX, take).ok().flatten()?;
        let polls = queued.waits.iter().any(|wait| self.is_silent(&wait.tracked));
        let is_ready = sync.watch(u64::MAX, polls, || {
            if self.worker.lock().stop {
                return Ok(Some(false));
            }
            Ok(self.is_ready(&queued)?.then_some(true))
        });
        match is_ready {
            Ok(is_ready) => is_ready.then_some(queued),
            Err(_) => {
                self.lose();
                None
            }
        }
    }

    /// The payload may become ready without a change that the kit hears of.
    fn is_silent(&self, tracked: &Tracked) -> bool {
        match self.driver_submits() {
            Submit::Work(_) => tracked.host().is_none(),
            Submit::Submission(_) => tracked.is_timeline && tracked.is_shared(),
        }
    }

    /// All that the submission waits for has happened, or is the driver's to wait for.
    fn is_ready(&self, queued: &Queued) -> Result<bool, vk::Result> {
        for wait in &queued.waits {
            if !self.is_wait_ready(wait)? {
                return Ok(false);
            }
        }
        let is_next = |signal: &Operation| signal.tracked.is_next(signal.after);
        Ok(matches!(self.driver_submits(), Submit::Work(_)) || queued.signals.iter().all(is_next))
    }

    fn is_wait_ready(&self, wait: &Operation) -> Result<bool, vk::Result> {
        let (device, tracked) = (self.device(), &wait.tracked);
        // As binary semaphores are used in turns, so does the driver get them, and a wait of the kit is for
        // the signal of its turn.
        if !tracked.is_next(wait.after) {
            return Ok(false);
        }
        match self.driver_submits() {
            Submit::Submission(_) if self.takes(tracked) => match tracked.is_timeline {
                true => tracked.is_submitted(device, wait.value),
                false => Ok(true),
            },
            _ => tracked.is_reached(device, wait.value),
        }
    }

    /// Calls the driver.
    fn call(&self, function: impl FnOnce() -> Result<(), vk::Result>) -> Result<(), vk::Result> {
        self.worker.executor.store(this_thread(), Ordering::Relaxed);
        let executed = self.device().guard(SUBMIT, function);
        self.worker.executor.store(0, Ordering::Relaxed);
        executed
    }

    fn execute_work(
        &self,
        submit: fn(&Queue, &Work) -> Result<(), vk::Result>,
        queued: Queued,
    ) -> Result<(), vk::Result> {
        let device = self.device();
        queued.waits.iter().try_for_each(|wait| wait.tracked.end_wait(device, false))?;
        self.call(|| submit(self, &queued.work))?;
        let of_host = |signal| Some((signal, Operation::host(signal)?));
        let hosts: Option<Vec<_>> = queued.signals.iter().map(of_host).collect();
        if hosts.is_none() {
            let signal = |signal: &Operation| signal.tracked.signal(device, signal.value);
            queued.signals.iter().try_for_each(signal)?;
        }
        // All at once: who sees a part of it sees the rest.
        device.sync.change(|| {
            for (signal, host) in hosts.into_iter().flatten() {
                host.store(signal.value);
                signal.tracked.count_submitted(signal.value);
            }
            self.worker.lock().busy = false;
        });
        Ok(())
    }

    fn execute_submission(
        &self,
        submit: fn(&Queue, &Submission) -> Result<(), vk::Result>,
        queued: Queued,
    ) -> Result<(), vk::Result> {
        let device = self.device();
        let mut submission = Submission { work: queued.work, ..Submission::default() };
        let (taken, ended): (Vec<_>, Vec<_>) =
            queued.waits.iter().partition(|wait| self.takes(&wait.tracked));
        for wait in &taken {
            submission.waits.extend(wait.wait()?);
        }
        // Before the driver signals: the work may signal what it waits for.
        ended.iter().try_for_each(|wait| wait.tracked.end_wait(device, false))?;
        for signal in &queued.signals {
            submission.signals.push(signal.signal(device)?);
        }
        self.call(|| submit(self, &submission))?;
        for wait in &taken {
            let is_same = |signal: &Operation| Arc::ptr_eq(&signal.tracked, &wait.tracked);
            wait.tracked.end_wait(device, queued.signals.iter().any(is_same))?;
        }
        device.sync.change(|| {
            let count = |signal: &Operation| signal.tracked.count_submitted(signal.value);
            queued.signals.iter().for_each(count);
            self.worker.lock().busy = false;
        });
        Ok(())
    }
}

impl Worker {
    fn lock(&self) -> MutexGuard<'_, State> {
        object::lock(&self.state)
    }
}

impl State {
    /// The first submission, unless somebody has one.
    fn take(&mut self) -> Option<Queued> {
        if self.busy {
            return None;
        }
        let first = self.waiting.pop_front()?;
        self.busy = true;
        Some(first)
    }

    /// Undoes [`Self::take`].
    fn put_back(&mut self, first: Queued) {
        self.waiting.push_front(first);
        self.busy = false;
    }
}
