//! Vulkan's two-call idiom with configured counts, true or false: the behaviour of a driver that
//! returns nonsense.

use dispatch_tables::vk;

use crate::config::driver;
use crate::ffi;

/// [`ffi::enumerate`], with the counts that the configuration sets for `command`.
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
    // SAFETY: the requirements of both functions are the same.
    unsafe { enumerate_with(command, items, count, out, |slot, item| *slot = item.clone()) }
}

/// [`ffi::enumerate_with`], with the counts that the configuration sets for `command`. It never
/// writes more items than the array holds.
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
    // SAFETY: the requirements of both functions are the same.
    let result = unsafe { ffi::enumerate_with(items, count, out, fill) };
    let claim = driver().config.claims.get(command);
    let claimed = claim.and_then(|claim| if out.is_null() { claim.counted } else { claim.filled });
    if let Some(claimed) = claimed {
        // SAFETY: the caller guarantees that `count` is writable.
        unsafe { count.write(claimed) };
    }
    result
}
