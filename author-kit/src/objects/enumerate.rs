//! Lists for applications, by Vulkan's two-call idiom.

use dispatch_tables::vk;

/// Without an array stores the number of items; with one, fills it as far as it goes, and the number
/// is of what was written.
///
/// # Returns
///
/// `INCOMPLETE` if the array was too short.
///
/// # Safety
///
/// `count` points to a number; `array` is null or points to as many elements as that number says.
pub unsafe fn two_calls<T>(
    items: impl ExactSizeIterator<Item = T>,
    count: *mut u32,
    array: *mut T,
) -> vk::Result {
    // SAFETY: the caller's promise.
    unsafe { two_calls_into(items, count, array, |item, place| *place = item) }
}

/// As [`two_calls`], where `write` puts an item into an element whose `s_type` and `p_next` are the
/// application's.
///
/// # Safety
///
/// As for [`two_calls`]; the elements are initialized.
pub unsafe fn two_calls_into<I, T>(
    items: impl ExactSizeIterator<Item = I>,
    count: *mut u32,
    array: *mut T,
    mut write: impl FnMut(I, &mut T),
) -> vk::Result {
    let total = items.len();
    // SAFETY: the caller says what the pointers lead to.
    unsafe {
        if array.is_null() {
            *count = total as u32;
            return vk::Result::SUCCESS;
        }
        let written = total.min(*count as usize);
        for (at, item) in items.take(written).enumerate() {
            write(item, &mut *array.add(at));
        }
        *count = written as u32;
        if written < total { vk::Result::INCOMPLETE } else { vk::Result::SUCCESS }
    }
}

/// An array of a create or submit info; none for a count of 0, whatever the pointer is.
///
/// # Safety
///
/// `items` points to `count` elements, which outlive the result.
pub unsafe fn slice<'a, T>(items: *const T, count: u32) -> &'a [T] {
    if count == 0 || items.is_null() {
        return &[];
    }
    // SAFETY: the caller's promise.
    unsafe { std::slice::from_raw_parts(items, count as usize) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_short_array_is_filled_and_nothing_beyond_it_is_written() {
        let list = |room: u32, array: Option<&mut [u32; 3]>| {
            let mut count = room;
            let array = array.map_or(std::ptr::null_mut(), |array| array.as_mut_ptr());
            // SAFETY: there is room for as many items as the count says.
            let result = unsafe { two_calls([1, 2].into_iter(), &mut count, array) };
            (result, count)
        };
        let mut array = [0; 3];
        assert_eq!(list(9, None), (vk::Result::SUCCESS, 2));
        assert_eq!(list(1, Some(&mut array)), (vk::Result::INCOMPLETE, 1));
        assert_eq!(array, [1, 0, 0]);
        assert_eq!(list(0, Some(&mut array)), (vk::Result::INCOMPLETE, 0));
        assert_eq!(list(3, Some(&mut array)), (vk::Result::SUCCESS, 2));
        assert_eq!(array, [1, 2, 0]);
    }
}
