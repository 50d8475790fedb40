//! Whose a window is: of its swapchains, one is not retired, and no older one shows an image after it.
//!
//! A retired swapchain may have images that wait to be shown, and the application may present what it has
//! acquired of one: until the next swapchain presents an image.

use std::sync::{Arc, Weak};

use dispatch_tables::vk;

use crate::objects::locks::Mutex;
use crate::objects::object::lock;

use super::system::Window;

/// What is shared of each window.
static WINDOWS: Mutex<Vec<(Window, Weak<Shared>)>> = Mutex::new(Vec::new());

/// What the swapchains of a window share: there as long as one of them is, or a surface of the driver's own.
#[derive(Default)]
pub(super) struct Shared {
    claims: Mutex<Claims>,
    /// The number of the newest swapchain with a present.
    newest: Mutex<u64>,
    /// Held while an image is shown.
    showing: Mutex<()>,
    #[cfg(all(target_os = "linux", feature = "wayland"))]
    pub(super) globals: Mutex<Option<super::wayland::Globals>>,
}

#[derive(Default)]
struct Claims {
    is_claimed: bool,
    /// How many swapchains there were.
    made: u64,
}

/// A window is one swapchain's, until the value is dropped.
pub(super) struct Claim(Arc<Shared>);

/// A swapchain's place among those of the window.
pub(super) struct Turn {
    number: u64,
    pub(super) shared: Arc<Shared>,
}

/// What is shared of a window.
pub(super) fn of(window: Window) -> Arc<Shared> {
    let mut windows = lock(&WINDOWS);
    let mut known = windows.iter().filter(|(of, _)| *of == window);
    let known = known.find_map(|(_, shared)| shared.upgrade());
    known.unwrap_or_else(|| {
        let new = Arc::new(Shared::default());
        windows.push((window, Arc::downgrade(&new)));
        new
    })
}

/// Claims a window for a new swapchain.
///
/// # Errors
///
/// `ERROR_NATIVE_WINDOW_IN_USE_KHR` for a window that is claimed.
pub(super) fn claim(window: Window) -> Result<(Claim, Turn), vk::Result> {
    let shared = of(window);
    let mut claims = lock(&shared.claims);
    if claims.is_claimed {
        return Err(vk::Result::ERROR_NATIVE_WINDOW_IN_USE_KHR);
    }
    claims.is_claimed = true;
    claims.made += 1;
    let number = claims.made;
    drop(claims);
    Ok((Claim(Arc::clone(&shared)), Turn { number, shared }))
}

impl Drop for Shared {
    fn drop(&mut self) {
        let mut windows = lock(&WINDOWS);
        windows.retain(|(_, shared)| shared.strong_count() > 0);
        // The driver's library may be closed next, and leaves no memory then.
        windows.shrink_to_fit();
    }
}

impl Drop for Claim {
    fn drop(&mut self) {
        lock(&self.0.claims).is_claimed = false;
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_kept_of_a_window_without_surfaces_and_swapchains() {
        let window = Window::Headless(u64::MAX);
        let is_known = || lock(&WINDOWS).iter().any(|(known, _)| *known == window);
        let surface = of(window);
        let (claim, turn) = claim(window).expect("a window that nobody has");
        drop((surface, claim));
        assert!(is_known());
        drop(turn);
        assert!(!is_known());
    }
}
