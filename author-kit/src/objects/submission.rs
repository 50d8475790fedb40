//! Work that an application gives to a queue.
//!
//! Each queue has a thread, which the first submission starts. The thread waits for the semaphores of
//! a submission, calls the driver, and signals: so an application may submit a wait before the
//! signal, to another queue or from the host.

use std::collections::VecDeque;
use std::sync::atomic::Ordering;
use std::thread::{Builder, JoinHandle};

use dispatch_tables::vk;

use crate::objects;

use super::dispatchable::Queue;
use super::guard::Callback;
use super::locks::{AtomicU64, Mutex, MutexGuard, this_thread};
use super::messages::Message;
use super::object;
use super::sync::{Fence, Semaphore};

const SUBMIT: Callback =
    Callback { command: c"vkQueueSubmit2", name: "submit", error: vk::Result::ERROR_DEVICE_LOST };

/// What a queue executes at once. The driver's
/// [`submit`](super::Description::submit) gets one when all that it waits for has happened.
#[derive(Clone, Default)]
pub struct Work {
    /// Command buffers, in order.
    pub command_buffers: Vec<vk::CommandBuffer>,
    /// Of vkQueueBindSparse: memory of buffers.
    pub buffer_binds: Vec<(vk::Buffer, Vec<vk::SparseMemoryBind>)>,
    /// Of vkQueueBindSparse: opaque memory of images.
    pub image_opaque_binds: Vec<(vk::Image, Vec<vk::SparseMemoryBind>)>,
    /// Of vkQueueBindSparse: memory of blocks of images.
    pub image_binds: Vec<(vk::Image, Vec<vk::SparseImageMemoryBind>)>,
}

/// Work with the semaphores to wait for and to signal, with values of timelines, and a fence.
#[derive(Clone, Default)]
pub struct Submission {
    /// Before the work.
    pub waits: Vec<(vk::Semaphore, u64)>,
    /// The work.
    pub work: Work,
    /// After the work.
    pub signals: Vec<(vk::Semaphore, u64)>,
    /// After the work; may be null.
    pub fence: vk::Fence,
}

/// A queue's submissions and the thread that executes them.
#[derive(Default)]
pub(crate) struct Worker {
    state: Mutex<State>,
    /// The thread that is in the driver's `submit`; 0 for none.
    executor: AtomicU64,
}

#[derive(Default)]
struct State {
    waiting: VecDeque<Submission>,
    /// A submission that is not in `waiting` any more is being executed.
    busy: bool,
    stop: bool,
    thread: Option<JoinHandle<()>>,
}

impl Queue {
    /// Gives the queue something to do.
    ///
    /// # Errors
    ///
    /// `ERROR_DEVICE_LOST`; `ERROR_OUT_OF_HOST_MEMORY` if there is no thread.
    ///
    /// # Safety
    ///
    /// The semaphores and the fence are the kit's. They, and whatever the driver's `submit` uses of the
    /// work, are alive until the queue has executed the submissions, as valid usage of vkQueueSubmit2
    /// says.
    pub unsafe fn submit(&self, submissions: Vec<Submission>) -> Result<(), vk::Result> {
        let sync = &self.device().sync;
        sync.check()?;
        sync.change(|| {
            let mut state = self.worker.lock();
            state.waiting.extend(submissions);
            if state.thread.is_none() {
                let queue = self.handle();
                let thread = Builder::new().name("vulkan queue".to_owned());
                // SAFETY: the device ends the thread before its queues are gone.
                let thread = thread.spawn(move || unsafe { objects::queue(queue) }.run());
                state.thread = Some(thread.map_err(|_| vk::Result::ERROR_OUT_OF_HOST_MEMORY)?);
            }
            Ok(())
        })
    }

    /// Waits until the queue has executed everything.
    ///
    /// # Errors
    ///
    /// `ERROR_DEVICE_LOST`; `ERROR_UNKNOWN` in a call from the driver's `submit` for this queue, which
    /// would wait for itself.
    pub fn wait_idle(&self) -> Result<(), vk::Result> {
        if self.worker.executor.load(Ordering::Relaxed) == this_thread() {
            let text = "submit of the driver waits for the queue whose work it executes";
            self.device().message(&Message::general_error(c"vkQueueWaitIdle", text));
            return Err(vk::Result::ERROR_UNKNOWN);
        }
        let sync = &self.device().sync;
        sync.wait(u64::MAX, || {
            let state = self.worker.lock();
            (state.waiting.is_empty() && !state.busy).then_some(())
        })
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
        while let Some(submission) = self.next() {
            let driver = self.device().instance().driver;
            let execute = || (driver.description.submit)(self, &submission.work);
            self.worker.executor.store(this_thread(), Ordering::Relaxed);
            let executed = self.device().guard(SUBMIT, execute);
            self.worker.executor.store(0, Ordering::Relaxed);
            if executed.is_err() {
                return self.device().sync.lose();
            }
            self.signal(&submission);
        }
    }

    /// The next submission, when all that it waits for has happened; none at the end.
    fn next(&self) -> Option<Submission> {
        let ready = || {
            let mut state = self.worker.lock();
            if state.stop {
                return Some(None);
            }
            let waits = &state.waiting.front()?.waits;
            // SAFETY: valid usage: semaphores of a submission live until it is executed.
            let semaphore = |handle| unsafe { object::get::<Semaphore>(handle) };
            if !waits.iter().all(|&(handle, value)| semaphore(handle).is_reached(value)) {
                return None;
            }
            waits.iter().for_each(|&(handle, _)| semaphore(handle).consume());
            state.busy = true;
            state.waiting.pop_front().map(Some)
        };
        self.device().sync.wait(u64::MAX, ready).ok().flatten()
    }

    /// Ends a submission, all at once: who sees a part of it sees the rest.
    fn signal(&self, submission: &Submission) {
        self.device().sync.change(|| {
            // SAFETY: valid usage: semaphores and fence of a submission live until it is executed.
            unsafe {
                for &(handle, value) in &submission.signals {
                    object::get::<Semaphore>(handle).store(value);
                }
                if !submission.fence.is_null() {
                    object::get::<Fence>(submission.fence).store(true);
                }
            }
            self.worker.lock().busy = false;
        });
    }
}

impl Worker {
    fn lock(&self) -> MutexGuard<'_, State> {
        object::lock(&self.state)
    }
}
