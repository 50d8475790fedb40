//! Whose a window is: of its swapchains, one is not retired, and no older one shows an image after it.
//!
//! A retired swapchain may have images that wait to be shown, and the application may present what it has
//! acquired of one: until the next swapchain presents an image.

use std::sync::{Arc, Weak};

use dispatch_tables::vk;

use crate::objects::locks::Mutex;
use crate::objects::object::lock;

use super::system::Window;

/// The windows of all swapchains.
static WINDOWS: Mutex<Vec<OfWindow>> = Mutex::new(Vec::new());

/// What is known of a window.
struct OfWindow {
    window: Window,
    is_claimed: bool,
    /// How many swapchains it has had.
    made: u64,
    /// None is left once all swapchains are gone.
    shared: Weak<Shared>,
}

/// What the swapchains of a window share.
#[derive(Default)]
struct Shared {
    /// The number of the newest swapchain with a present.
    newest: Mutex<u64>,
    /// Held while an image is shown.
    showing: Mutex<()>,
}

/// A window is one swapchain's, until the value is dropped.
pub(super) struct Claim(Window);

/// A swapchain's place among those of the window.
pub(super) struct Turn {
    number: u64,
    shared: Arc<Shared>,
}

/// Claims a window for a new swapchain.
///
/// # Errors
///
/// `ERROR_NATIVE_WINDOW_IN_USE_KHR` for a window that is claimed.
pub(super) fn claim(window: Window) -> Result<(Claim, Turn), vk::Result> {
    let mut windows = lock(&WINDOWS);
    windows.retain(|of| of.shared.strong_count() > 0);
    let known = windows.iter_mut().find(|of| of.window == window);
    let known = known.and_then(|of| Some((of.shared.upgrade()?, of)));
    if let Some((shared, of)) = known {
        if of.is_claimed {
            return Err(vk::Result::ERROR_NATIVE_WINDOW_IN_USE_KHR);
        }
        of.is_claimed = true;
        of.made += 1;
        return Ok((Claim(window), Turn { number: of.made, shared }));
    }
    let shared = Arc::new(Shared::default());
    windows.push(OfWindow { window, is_claimed: true, made: 1, shared: Arc::downgrade(&shared) });
    Ok((Claim(window), Turn { number: 1, shared }))
}

impl Drop for Claim {
    fn drop(&mut self) {
        let mut windows = lock(&WINDOWS);
        windows.iter_mut().filter(|of| of.window == self.0).for_each(|of| of.is_claimed = false);
    }
}

impl Turn {
    /// Takes the turn: no older swapchain of the window begins to show an image any more.
    ///
    /// # Errors
    ///
    /// `ERROR_OUT_OF_DATE_KHR` after the turn of a newer swapchain.
    pub(super) fn take(&self) -> Result<(), vk::Result> {
        let mut newest = lock(&self.shared.newest);
        if *newest > self.number {
            return Err(vk::Result::ERROR_OUT_OF_DATE_KHR);
        }
        *newest = self.number;
        Ok(())
    }

    /// Shows an image, after one that an older swapchain has begun with.
    ///
    /// # Errors
    ///
    /// As [`Self::take`]; those of `show`.
    pub(super) fn show(
        &self,
        show: impl FnOnce() -> Result<(), vk::Result>,
    ) -> Result<(), vk::Result> {
        let _showing = lock(&self.shared.showing);
        self.take()?;
        show()
    }
}
