//! Vulkan's two-call idiom: how a layer reads a list of the next layer, and answers with one.

use std::ptr::null;

use dispatch_tables::vk;

/// The elements that a command of the next layer lists by two calls: `call` gets the places of the
/// number and of the elements, which are null at first.
///
/// # Errors
///
/// The command's result; `INCOMPLETE` if the number goes on growing.
pub fn read_list<T: Default + Clone>(
    mut call: impl FnMut(*mut u32, *mut T) -> vk::Result,
) -> Result<Vec<T>, vk::Result> {
    for _ in 0..8 {
        let mut count = 0;
        call(&mut count, null::<T>().cast_mut()).result()?;
        let mut items = vec![T::default(); count as usize];
        match call(&mut count, items.as_mut_ptr()) {
            vk::Result::INCOMPLETE => {}
            result => {
                result.result()?;
                items.truncate(count as usize);
                return Ok(items);
            }
        }
    }
    Err(vk::Result::INCOMPLETE)
}

/// Answers a command that lists elements: the number, or as many as there is room for.
///
/// # Safety
///
/// `p_count` points to a number; `p_items` is null or points to as many elements as that number says.
pub unsafe fn list<T: Copy>(items: &[T], p_count: *mut u32, p_items: *mut T) -> vk::Result {
    // SAFETY: the caller's guarantee.
    unsafe { list_into(items, p_count, p_items, |place, item| *place = *item) }
}

/// As [`list`], for structures whose type and chain are the application's: `write` changes the rest.
///
/// # Safety
///
/// As for [`list`].
pub unsafe fn list_into<T, P>(
    items: &[T],
    p_count: *mut u32,
    p_items: *mut P,
    mut write: impl FnMut(&mut P, &T),
) -> vk::Result {
    let available = items.len() as u32;
    // SAFETY: the caller guarantees both pointers.
    unsafe {
        if p_items.is_null() {
            *p_count = available;
            return vk::Result::SUCCESS;
        }
        *p_count = available.min(*p_count);
        for (index, item) in items.iter().take(*p_count as usize).enumerate() {
            write(&mut *p_items.add(index), item);
        }
        if *p_count < available { vk::Result::INCOMPLETE } else { vk::Result::SUCCESS }
    }
}
