//! Sorting in place, with which both halves of the loader put lists in order.

/// Sorts a list by heap, in O(n log n) steps and without memory, whose refusal could not be
/// reported. Elements with equal keys change places. `sort_unstable_by_key` of `core` would add 5
/// KiB of machine code for each type.
pub fn sort_by_key<T, K: Ord>(list: &mut [T], key: impl Fn(&T) -> K) {
    let length = list.len();
    sort(&mut Keyed(list, key), length);
}

/// What the machine code of the sort needs of a list, which is the same for all types.
trait Heap {
    fn is_less(&self, place: usize, other: usize) -> bool;
    fn swap(&mut self, place: usize, other: usize);
}

struct Keyed<'a, T, F>(&'a mut [T], F);

impl<T, K: Ord, F: Fn(&T) -> K> Heap for Keyed<'_, T, F> {
    fn is_less(&self, place: usize, other: usize) -> bool {
        self.0.get(place).map(&self.1) < self.0.get(other).map(&self.1)
    }

    fn swap(&mut self, place: usize, other: usize) {
        self.0.swap(place, other);
    }
}

fn sort(heap: &mut dyn Heap, length: usize) {
    for root in (0..length.div_ceil(2)).rev() {
        sift_down(heap, root, length);
    }
    for last in (0..length).rev() {
        heap.swap(0, last);
        sift_down(heap, 0, last);
    }
}

/// Moves the element at `place` down until no child among the first `length` elements has a greater
/// key.
fn sift_down(heap: &mut dyn Heap, mut place: usize, length: usize) {
    loop {
        let mut child = place.saturating_mul(2).saturating_add(1);
        let second = child.saturating_add(1);
        if child >= length {
            return;
        }
        if second < length && heap.is_less(child, second) {
            child = second;
        }
        if !heap.is_less(place, child) {
            return;
        }
        heap.swap(place, child);
        place = child;
    }
}

#[cfg(test)]
mod tests;
