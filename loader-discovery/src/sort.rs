//! Sorting in place, with which both halves of the loader put lists in order.

/// Sorts a list by heap, in O(n log n) steps and without memory, whose refusal could not be
/// reported. Elements with equal keys change places. `sort_unstable_by_key` of `core` would add 5
/// KiB of machine code for each type.
pub fn sort_by_key<T, K: Ord>(list: &mut [T], key: impl Fn(&T) -> K) {
    for root in (0..list.len().div_ceil(2)).rev() {
        sift_down(list, root, &key);
    }
    let mut rest = list;
    while let Some(last) = rest.len().checked_sub(1) {
        rest.swap(0, last);
        rest = rest.split_at_mut(last).0;
        sift_down(rest, 0, &key);
    }
}

/// Moves the element at `place` down until no child in the heap has a greater key.
fn sift_down<T, K: Ord>(heap: &mut [T], mut place: usize, key: &impl Fn(&T) -> K) {
    loop {
        let first = place.saturating_mul(2).saturating_add(1);
        let children = first..heap.len().min(first.saturating_add(2));
        let key_at = |at: usize| heap.get(at).map(key);
        let Some(child) = children.max_by_key(|child| key_at(*child)) else {
            return;
        };
        if key_at(child) <= key_at(place) {
            return;
        }
        heap.swap(place, child);
        place = child;
    }
}

#[cfg(test)]
mod tests;
