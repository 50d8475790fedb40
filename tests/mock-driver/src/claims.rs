//! Vulkan's two-call idiom with counts that need not be true: what a driver that returns nonsense
//! does.

use dispatch_tables::vk;

use crate::config::driver;
use crate::ffi;

/// [`ffi::enumerate`], with what the configuration has `command` claim.
///
/// # Safety
///
/// As for [`ffi::enumerate`].
pub(crate) unsafe fn enumerate<T: Clone>(
    command: &str,
    items: &[T],
    count: *mut u32,
    out: *mut T,
) -> vk::Result {
    // SAFETY: by this function's contract.
    unsafe { enumerate_with(command, items, count, out, |slot, item| *slot = item.clone()) }
}

/// [`ffi::enumerate_with`], with what the configuration has `command` claim. No more is written
/// than there is room for.
///
/// # Safety
///
/// As for [`ffi::enumerate_with`].
pub(crate) unsafe fn enumerate_with<S, T>(
    command: &str,
    items: &[S],
    count: *mut u32,
    out: *mut T,
    fill: impl Fn(&mut T, &S),
) -> vk::Result {
    // SAFETY: by this function's contract.
    let result = unsafe { ffi::enumerate_with(items, count, out, fill) };
    let claim = driver().config.claims.get(command);
    let claimed = claim.and_then(|claim| if out.is_null() { claim.counted } else { claim.filled });
    if let Some(claimed) = claimed {
        // SAFETY: by this function's contract.
        unsafe { count.write(claimed) };
    }
    result
}
