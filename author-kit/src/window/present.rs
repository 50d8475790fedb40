//! vkQueuePresentKHR, and the thread that shows the images of a swapchain.

use std::convert::Infallible;
use std::sync::Arc;
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use dispatch_tables::vk;

use crate::objects::submission::{Batch, in_all_stages};
use crate::objects::sync::{Fence, nanoseconds};
use crate::objects::{self, object, slice, threads};

use super::REFRESH;
use super::capabilities::result_of;
use super::swapchain::{Life, Shared, Swapchain};
use super::system::careful;

/// The thread that shows the images of a swapchain.
pub(super) struct Presenter {
    shared: Arc<Shared>,
    thread: Option<JoinHandle<()>>,
}

impl Presenter {
    /// Starts the thread.
    ///
    /// # Errors
    ///
    /// `ERROR_OUT_OF_HOST_MEMORY`.
    pub(super) fn start(shared: &Arc<Shared>) -> Result<Self, vk::Result> {
        let of_thread = Arc::clone(shared);
        let thread = threads::spawn("vulkan swapchain", move || of_thread.run());
        let thread = thread.map_err(|_| vk::Result::ERROR_OUT_OF_HOST_MEMORY)?;
        Ok(Self { shared: Arc::clone(shared), thread: Some(thread) })
    }
}

impl Drop for Presenter {
    fn drop(&mut self) {
        self.shared.change(|state| state.life = Life::Ended);
        self.shared.screen.end();
        if let Some(thread) = self.thread.take() {
            // The thread catches panics.
            _ = thread.join();
        }
    }
}

impl Shared {
    /// The thread's function. Whatever ends the thread ends all acquires and presents with the reason.
    fn run(&self) {
        let Err(error) = careful(|| self.show_all());
        self.fail(error);
    }

    /// Shows images.
    ///
    /// # Errors
    ///
    /// As [`Self::next`], [`Turn::show`](super::turns::Turn::show) and
    /// [`Screen::show`](super::system::Screen::show): why there is an end.
    fn show_all(&self) -> Result<Infallible, vk::Result> {
        let mut last = None;
        loop {
            let index = self.next(last)?;
            last = Some(refresh_of(last, Instant::now()));
            self.screen.prepare()?;
            self.turn.show(|| self.screen.show(&self.images[index as usize].frame))?;
            self.give_back(index);
        }
    }

    fn give_back(&self, index: u32) {
        self.change(|state| state.free.push_back(index));
    }

    /// The next image to show, when it is time to.
    ///
    /// # Errors
    ///
    /// As [`Self::take_ready`], but for `TIMEOUT`.
    fn next(&self, last: Option<Instant>) -> Result<u32, vk::Result> {
        let mut next = self.take_ready(Duration::MAX)?;
        let is_paced_by_system = self.mode == vk::PresentModeKHR::FIFO && self.screen.has_refresh();
        if self.mode == vk::PresentModeKHR::IMMEDIATE || is_paced_by_system {
            return Ok(next);
        }
        let Some(refresh) = last.map(|last| last + REFRESH) else { return Ok(next) };
        loop {
            let left = refresh.saturating_duration_since(Instant::now());
            let waited = match self.mode {
                vk::PresentModeKHR::MAILBOX => self.take_ready(left),
                _ => self.pause(left),
            };
            match waited {
                Ok(newer) => self.give_back(std::mem::replace(&mut next, newer)),
                Err(vk::Result::TIMEOUT) => return Ok(next),
                Err(ended) => return Err(ended),
            }
        }
    }

    /// Sleeps so long; no image comes of that.
    fn pause(&self, time: Duration) -> Result<u32, vk::Result> {
        let end = || self.look(|state| state.life.check().err());
        Err(self.device().sync.wait(nanoseconds(time), end)?)
    }

    /// Why a present cannot be enqueued at all. A window that is gone or has changed is no reason: the queue
    /// waits for the semaphores of such a present.
    fn refusal(&self) -> Option<vk::Result> {
        let error = self.look(|state| state.life.check().err())?;
        (rank(error) < rank(vk::Result::ERROR_OUT_OF_DATE_KHR)).then_some(error)
    }

    /// The fence of an image.
    fn fence(&self, image: usize) -> &Fence {
        // SAFETY: an image has a fence of the kit as long as its swapchain is there.
        unsafe { object::get(self.images[image].fence) }
    }

    /// The first image of the queue, once all work before its present is done.
    ///
    /// # Errors
    ///
    /// `TIMEOUT`; as [`Life::check`]; `ERROR_DEVICE_LOST`; the driver's, of the fence.
    fn take_ready(&self, time: Duration) -> Result<u32, vk::Result> {
        let (device, start) = (self.device(), Instant::now());
        let first = device.sync.wait(nanoseconds(time), || {
            self.look(|state| match state.life.check() {
                Ok(()) => state.queued.front().copied().map(Ok),
                Err(end) => Some(Err(end)),
            })
        })??;
        let fence = self.fence(first as usize);
        // A driver's fence may become signaled without a change that the kit hears of.
        let polls = fence.active().host().is_none();
        let left = time.saturating_sub(start.elapsed());
        device.sync.watch(nanoseconds(left), polls, || {
            self.look(|state| state.life.check())?;
            Ok(fence.active().is_reached(device, 1)?.then_some(()))
        })?;
        fence.set(device, false)?;
        self.look(|state| state.queued.pop_front());
        Ok(first)
    }
}

/// When the refresh was that an image is shown at: refreshes follow each other without a gap, unless none
/// was needed.
fn refresh_of(last: Option<Instant>, now: Instant) -> Instant {
    let due = last.map(|last| last + REFRESH);
    due.filter(|due| *due <= now && now < *due + REFRESH).unwrap_or(now)
}

pub(super) unsafe extern "system" fn queue_present(
    queue: vk::Queue,
    info: *const vk::PresentInfoKHR,
) -> vk::Result {
    // SAFETY: valid usage of the command.
    unsafe {
        let info = &*info;
        let swapchains = slice(info.p_swapchains, info.swapchain_count);
        let swapchains: Vec<&Shared> = swapchains
            .iter()
            .map(|swapchain| &*object::get::<Swapchain>(*swapchain).shared)
            .collect();
        let indices = slice(info.p_image_indices, info.swapchain_count);
        let refusal = swapchains.iter().find_map(|swapchain| swapchain.refusal());
        let submitted = match refusal {
            Some(error) => Err(error),
            None => submit(queue, info, &swapchains, indices),
        };
        let mut all = vk::Result::SUCCESS;
        for (at, (swapchain, index)) in swapchains.iter().zip(indices).enumerate() {
            let result = result_of(submitted.and_then(|()| present(swapchain, *index)));
            if !info.p_results.is_null() {
                *info.p_results.add(at) = result;
            }
            all = if rank(result) > rank(all) { result } else { all };
        }
        all
    }
}

/// Which result of several is that of the command: the highest.
fn rank(result: vk::Result) -> u8 {
    match result {
        vk::Result::SUCCESS => 0,
        vk::Result::SUBOPTIMAL_KHR => 1,
        vk::Result::ERROR_OUT_OF_DATE_KHR => 3,
        vk::Result::ERROR_SURFACE_LOST_KHR => 4,
        vk::Result::ERROR_DEVICE_LOST => 5,
        _ => 2,
    }
}

/// Gives the queue the waits and the signals of the images' fences. The queue waits for the semaphores even if
/// [`present`] finds the window gone or changed.
///
/// # Safety
///
/// Valid usage of vkQueuePresentKHR.
unsafe fn submit(
    queue: vk::Queue,
    info: &vk::PresentInfoKHR,
    swapchains: &[&Shared],
    indices: &[u32],
) -> Result<(), vk::Result> {
    // SAFETY: the caller's promise.
    let (queue, waits) = unsafe {
        (objects::queue(queue), slice(info.p_wait_semaphores, info.wait_semaphore_count))
    };
    let mut waits = waits.iter().map(|&semaphore| in_all_stages(semaphore, 0)).collect();
    let images = swapchains.iter().zip(indices);
    let batches = images.map(|(swapchain, index)| {
        let fence = swapchain.images[*index as usize].fence;
        // The first waits, and the others come after in the queue.
        Batch { waits: std::mem::take(&mut waits), fence, ..Batch::default() }
    });
    let batches = batches.collect();
    // SAFETY: the caller's promise; a fence is alive until its swapchain is destroyed.
    unsafe { queue.submit(batches) }
}

/// Puts an image into the thread's queue.
///
/// # Errors
///
/// As [`Shared::check`] and [`Turn::take`](super::turns::Turn::take); nobody can acquire the image again
/// then.
fn present(swapchain: &Shared, index: u32) -> Result<(), vk::Result> {
    let checked = swapchain.check().and_then(|()| swapchain.turn.take());
    swapchain.change(|state| state.queued.push_back(index));
    checked
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lost_device_is_worse_than_a_window_that_is_gone_or_has_changed() {
        use vk::Result as Of;
        let order = [
            Of::SUCCESS,
            Of::SUBOPTIMAL_KHR,
            Of::ERROR_OUT_OF_HOST_MEMORY,
            Of::ERROR_OUT_OF_DATE_KHR,
            Of::ERROR_SURFACE_LOST_KHR,
            Of::ERROR_DEVICE_LOST,
        ];
        assert!(order.is_sorted_by(|low, high| rank(*low) < rank(*high)));
    }

    #[test]
    fn a_refresh_that_is_late_does_not_delay_the_next() {
        let first = Instant::now();
        let millisecond = Duration::from_millis(1);
        assert_eq!(refresh_of(None, first), first);
        assert_eq!(refresh_of(Some(first), first + REFRESH), first + REFRESH);
        assert_eq!(refresh_of(Some(first), first + REFRESH + millisecond), first + REFRESH);
        let after_a_pause = first + REFRESH * 5 + millisecond;
        assert_eq!(refresh_of(Some(first), after_a_pause), after_a_pause);
    }
}
