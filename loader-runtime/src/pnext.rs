//! Walking the `pNext` chains that an application hands in.

use std::ffi::c_void;

use dispatch_tables::vk;

/// The structures of a `pNext` chain, first to last.
///
/// # Safety
/// `p_next` is null or a valid chain, and stays so while the iterator is used.
pub(crate) unsafe fn chain(
    p_next: *const c_void,
) -> impl Iterator<Item = *const vk::BaseInStructure> {
    let node = |link: *const vk::BaseInStructure| (!link.is_null()).then_some(link);
    std::iter::successors(node(p_next.cast()), move |last| {
        // SAFETY: the caller's promise.
        node(unsafe { (**last).p_next })
    })
}
