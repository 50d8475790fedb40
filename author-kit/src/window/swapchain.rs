//! Swapchains: their creation and destruction, and the acquisition of images.
//!
//! The state of a swapchain changes within [`Sync::change`](crate::objects::sync::Sync::change) of its
//! device, so that whoever waits for an image sleeps until the state changes or the device is lost.

use std::collections::VecDeque;
use std::sync::Arc;

use dispatch_tables::vk;

use crate::objects::locks::Mutex;
use crate::objects::object::lock;
use crate::objects::sync::signal_from_host;
use crate::objects::{self, Device, object, two_calls};

use super::capabilities::result_of;
use super::images::SwapchainImage;
use super::present::Presenter;
use super::surface;
use super::system::Screen;
use super::turns::{self, Claim, Turn};

/// A swapchain; its thread ends before its images do.
pub(super) struct Swapchain {
    _presenter: Presenter,
    pub(super) shared: Arc<Shared>,
}

/// What the application and the thread of a swapchain share.
pub(super) struct Shared {
    pub(super) device: vk::Device,
    pub(super) mode: vk::PresentModeKHR,
    pub(super) screen: Screen,
    pub(super) turn: Turn,
    extent: vk::Extent2D,
    pub(super) images: Vec<SwapchainImage>,
    state: Mutex<State>,
}

/// Which images are whose: those in neither list are the application's or the thread's.
pub(super) struct State {
    /// The images to acquire, in order.
    pub(super) free: VecDeque<u32>,
    /// The images to show, in order.
    pub(super) queued: VecDeque<u32>,
    pub(super) life: Life,
    /// The window is this swapchain's, until another takes its place.
    claim: Option<Claim>,
}

/// What can still become of a swapchain's images.
#[derive(Clone, Copy)]
pub(super) enum Life {
    /// Images are acquired and shown.
    Whole,
    /// No image is acquired any more; those that were are shown until the next swapchain's are.
    Retired,
    /// No image is acquired or shown any more, and why.
    Failed(vk::Result),
    /// The application destroys the swapchain.
    Ended,
}

impl Life {
    /// Images can be shown.
    ///
    /// # Errors
    ///
    /// Why not.
    pub(super) fn check(self) -> Result<(), vk::Result> {
        match self {
            Self::Whole | Self::Retired => Ok(()),
            Self::Failed(error) => Err(error),
            Self::Ended => Err(vk::Result::ERROR_OUT_OF_DATE_KHR),
        }
    }
}

impl Shared {
    /// The device.
    pub(super) fn device(&self) -> &Device {
        // SAFETY: a device outlives its swapchains.
        unsafe { objects::device(self.device) }
    }

    /// Reads or changes the state, alone: who waits is not woken.
    pub(super) fn look<R>(&self, look: impl FnOnce(&mut State) -> R) -> R {
        look(&mut lock(&self.state))
    }

    /// Changes the state and wakes who waits.
    pub(super) fn change<R>(&self, change: impl FnOnce(&mut State) -> R) -> R {
        self.device().sync.change(|| self.look(change))
    }

    /// Retires the swapchain: the window is free for another, and no image can be acquired any more.
    fn retire(&self) {
        self.change(|state| {
            state.claim = None;
            if let Life::Whole = state.life {
                state.life = Life::Retired;
            }
        });
    }

    /// Images can be shown: nothing was wrong, and the window is there and has their size.
    ///
    /// # Errors
    ///
    /// As [`Screen::check`], from now on.
    pub(super) fn check(&self) -> Result<(), vk::Result> {
        let known = self.look(|state| state.life.check());
        let checked = known.and_then(|()| self.screen.check(self.extent));
        checked.inspect_err(|error| self.fail(*error))
    }

    /// Nothing can be shown any more. The first reason stays.
    pub(super) fn fail(&self, error: vk::Result) {
        self.change(|state| {
            if state.life.check().is_ok() {
                state.life = Life::Failed(error);
            }
        });
    }

    /// The next image that nobody has, within so many nanoseconds.
    ///
    /// # Errors
    ///
    /// `NOT_READY` without time, and `TIMEOUT`; as [`Self::check`]; `ERROR_DEVICE_LOST`.
    fn acquire(&self, nanoseconds: u64) -> Result<u32, vk::Result> {
        self.check()?;
        let take = || {
            self.look(|state| match state.life {
                Life::Whole => state.free.pop_front().map(Ok),
                Life::Failed(error) => Some(Err(error)),
                Life::Retired | Life::Ended => Some(Err(vk::Result::ERROR_OUT_OF_DATE_KHR)),
            })
        };
        match self.device().sync.wait(nanoseconds, take) {
            Err(vk::Result::TIMEOUT) if nanoseconds == 0 => Err(vk::Result::NOT_READY),
            Err(error) => Err(error),
            Ok(taken) => taken,
        }
    }
}

/// # Safety
///
/// Valid usage of vkCreateSwapchainKHR.
unsafe fn make(
    device: &Device,
    info: &vk::SwapchainCreateInfoKHR,
) -> Result<Swapchain, vk::Result> {
    if !info.old_swapchain.is_null() {
        // SAFETY: the caller's promise. The old swapchain is retired even if the new one cannot be made.
        unsafe { object::get::<Swapchain>(info.old_swapchain) }.shared.retire();
    }
    // SAFETY: the caller's promise.
    let window = unsafe { surface::window(info.surface) }?;
    let (claim, turn) = turns::claim(window)?;
    let screen = Screen::open(&window, info, &turn)?;
    // SAFETY: the caller's promise.
    let image = |_| unsafe { SwapchainImage::new(device, info) };
    let images = (0..info.min_image_count).map(image).collect::<Result<Vec<_>, _>>()?;
    let state = State {
        free: (0..info.min_image_count).collect(),
        queued: VecDeque::new(),
        life: Life::Whole,
        claim: Some(claim),
    };
    let shared = Arc::new(Shared {
        device: device.handle(),
        mode: info.present_mode,
        screen,
        turn,
        extent: info.image_extent,
        images,
        state: Mutex::new(state),
    });
    Ok(Swapchain { _presenter: Presenter::start(&shared)?, shared })
}

pub(super) unsafe extern "system" fn create(
    device: vk::Device,
    info: *const vk::SwapchainCreateInfoKHR,
    callbacks: *const vk::AllocationCallbacks,
    swapchain: *mut vk::SwapchainKHR,
) -> vk::Result {
    // SAFETY: valid usage of the command.
    unsafe {
        let device = objects::device(device);
        let made = make(device, &*info);
        let made = made.and_then(|made| object::create(device.allocator(), callbacks, made));
        object::store(made, swapchain)
    }
}

pub(super) unsafe extern "system" fn destroy(
    _: vk::Device,
    swapchain: vk::SwapchainKHR,
    _: *const vk::AllocationCallbacks,
) {
    // SAFETY: valid usage of the command.
    unsafe { object::destroy::<Swapchain>(swapchain) };
}

pub(super) unsafe extern "system" fn images(
    _: vk::Device,
    swapchain: vk::SwapchainKHR,
    count: *mut u32,
    array: *mut vk::Image,
) -> vk::Result {
    // SAFETY: valid usage of the command.
    unsafe {
        let images = object::get::<Swapchain>(swapchain).shared.images.iter();
        two_calls(images.map(|image| image.image), count, array)
    }
}

pub(super) unsafe extern "system" fn acquire(
    device: vk::Device,
    info: *const vk::AcquireNextImageInfoKHR,
    index: *mut u32,
) -> vk::Result {
    // SAFETY: valid usage of the command.
    unsafe {
        let (device, info) = (objects::device(device), &*info);
        let shared = &object::get::<Swapchain>(info.swapchain).shared;
        let acquired = shared.acquire(info.timeout).and_then(|acquired| {
            // The image was copied to the window before it became free: nothing is left to wait for.
            let signaled = signal_from_host(device, info.semaphore, info.fence);
            signaled.inspect_err(|_| shared.change(|state| state.free.push_front(acquired)))?;
            Ok(acquired)
        });
        result_of(acquired.map(|acquired| *index = acquired))
    }
}
