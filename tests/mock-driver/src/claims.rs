//! Vulkan's two-call idiom with configured counts, true or false: the behaviour of a driver that
//! returns nonsense.

use author_kit::driver::two_calls_into;
use dispatch_tables::vk;

use crate::config::driver;

/// [`two_calls`](author_kit::driver::two_calls), with the counts that the configuration sets for
/// `command`.
///
/// # Safety
///
/// As for `two_calls`.
pub(crate) unsafe fn enumerate<T>(
    command: &str,
    items: impl ExactSizeIterator<Item = T>,
    count: *mut u32,
    out: *mut T,
) -> vk::Result {
    // SAFETY: the requirements of both functions are the same.
    unsafe { enumerate_into(command, items, count, out, |item, place| *place = item) }
}

/// [`two_calls_into`], with the counts that the configuration sets for `command`. It never writes
/// more items than the array holds.
///
/// # Safety
///
/// As for [`two_calls_into`].
pub(crate) unsafe fn enumerate_into<I, T>(
    command: &str,
    items: impl ExactSizeIterator<Item = I>,
    count: *mut u32,
    out: *mut T,
    write: impl FnMut(I, &mut T),
) -> vk::Result {
    // SAFETY: the requirements of both functions are the same.
    let result = unsafe { two_calls_into(items, count, out, write) };
    let claim = driver().config.claims.get(command);
    let claimed = claim.and_then(|claim| if out.is_null() { claim.counted } else { claim.filled });
    if let Some(claimed) = claimed {
        // SAFETY: the caller guarantees that `count` is writable.
        unsafe { count.write(claimed) };
    }
    result
}
