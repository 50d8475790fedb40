//! State by the first word of a handle.
//!
//! That word is the loader's dispatch pointer: an instance and its physical devices have the same,
//! and so do a device, its queues and its command buffers (layers.md 5.3). Every hook looks up its
//! state, so that a lookup takes no lock: it walks a short array of keys. The array grows by chunks,
//! which stay for the next objects.

use std::ffi::c_void;
use std::ptr::null_mut;
use std::sync::Mutex;
use std::sync::atomic::{AtomicPtr, AtomicUsize, Ordering};

use dispatch_tables::vk;

/// A handle of an instance or of a physical device.
pub trait OfInstance: Word {}
/// A handle of a device, or of a queue, command buffer or external compute queue.
pub trait OfDevice: Word {}

/// A handle that points to an object.
pub trait Word: Copy {
    /// The first word of the object.
    ///
    /// # Safety
    ///
    /// The handle is of a live object, which the loader has initialised.
    unsafe fn key(self) -> usize;
}

macro_rules! words {
    ($owner:ident: $($handle:ident),*) => {$(
        impl Word for vk::$handle {
            unsafe fn key(self) -> usize {
                // SAFETY: the caller guarantees an object, whose first word is the loader's.
                unsafe { first_word(self.as_raw()) }
            }
        }

        impl $owner for vk::$handle {}
    )*};
}

words!(OfInstance: Instance, PhysicalDevice);
words!(OfDevice: Device, Queue, CommandBuffer, ExternalComputeQueueNV);

/// The first word of an object.
///
/// # Safety
///
/// The object is alive and begins with the loader's word.
pub unsafe fn first_word(object: *const c_void) -> usize {
    // SAFETY: the caller's guarantee.
    unsafe { object.cast::<usize>().read() }
}

/// Gives an object the first word of its parent, which is the loader's: an instance or device, and
/// what is made of it, have the same (layers.md 5.3).
///
/// The loader has a function for this in the chain of the parent's creation. The kit does not call
/// it: the Khronos loader 1.3.239 looks for the parent in a list without a lock there, while other
/// threads change the list, and then writes the same word.
///
/// # Safety
///
/// The parent is alive, and the object begins with a word for the loader.
pub(crate) unsafe fn give_word(parent: *const c_void, object: *mut c_void) {
    // SAFETY: the caller's guarantee.
    unsafe { object.cast::<usize>().write(first_word(parent)) };
}

const CHUNK: usize = 8;

/// The objects of one kind, each with what a layer keeps of it.
pub struct Objects<T> {
    first: Chunk<T>,
    /// Held by whoever changes a slot.
    changes: Mutex<()>,
}

struct Chunk<T> {
    slots: [Slot<T>; CHUNK],
    next: AtomicPtr<Self>,
}

/// Free while `state` is null; found while `key` is not 0.
struct Slot<T> {
    key: AtomicUsize,
    state: AtomicPtr<T>,
}

impl<T> Chunk<T> {
    const fn new() -> Self {
        let empty =
            [const { Slot { key: AtomicUsize::new(0), state: AtomicPtr::new(null_mut()) } }; CHUNK];
        Self { slots: empty, next: AtomicPtr::new(null_mut()) }
    }
}

impl<T> Default for Objects<T> {
    fn default() -> Self {
        Self::new()
    }
}

impl<T> Objects<T> {
    /// No objects.
    pub const fn new() -> Self {
        Self { first: Chunk::new(), changes: Mutex::new(()) }
    }

    fn slots(&self) -> impl Iterator<Item = &Slot<T>> {
        // SAFETY: a chunk, once it is in the list, is never freed.
        let next = |chunk: &&Chunk<T>| unsafe { chunk.next.load(Ordering::Acquire).as_ref() };
        std::iter::successors(Some(&self.first), next).flat_map(|chunk| &chunk.slots)
    }
}

impl<T: Send + Sync> Objects<T> {
    /// The state of the object with this first word.
    ///
    /// # Safety
    ///
    /// Nobody removes the object while the reference is used.
    pub unsafe fn find(&self, key: usize) -> Option<&T> {
        let slot = self.slots().find(|slot| slot.key.load(Ordering::Acquire) == key)?;
        // SAFETY: the caller guarantees that the object stays; `add` put a state there.
        unsafe { slot.state.load(Ordering::Acquire).as_ref() }
    }

    /// Adds an object.
    pub fn add(&self, key: usize, state: Box<T>) {
        let _changes = self.changes.lock().unwrap_or_else(|broken| broken.into_inner());
        let is_free = |slot: &&Slot<T>| slot.state.load(Ordering::Relaxed).is_null();
        let slot = self.slots().find(is_free).unwrap_or_else(|| &self.grow().slots[0]);
        slot.state.store(Box::into_raw(state), Ordering::Release);
        slot.key.store(key, Ordering::Release);
    }

    /// Takes an object out.
    pub fn remove(&self, key: usize) -> Option<Box<T>> {
        let _changes = self.changes.lock().unwrap_or_else(|broken| broken.into_inner());
        let slot = self.slots().find(|slot| slot.key.load(Ordering::Relaxed) == key)?;
        slot.key.store(0, Ordering::Release);
        let state = slot.state.swap(null_mut(), Ordering::AcqRel);
        // SAFETY: `add` made the pointer from a box, and the slot no longer has the pointer.
        (!state.is_null()).then(|| unsafe { Box::from_raw(state) })
    }

    /// Appends a chunk. The caller holds `changes`.
    fn grow(&self) -> &Chunk<T> {
        let mut last = &self.first;
        // SAFETY: a chunk, once it is in the list, is never freed.
        while let Some(next) = unsafe { last.next.load(Ordering::Acquire).as_ref() } {
            last = next;
        }
        let chunk: &Chunk<T> = Box::leak(Box::new(Chunk::new()));
        last.next.store(std::ptr::from_ref(chunk).cast_mut(), Ordering::Release);
        chunk
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn objects_are_found_until_they_are_removed() {
        let objects = Objects::new();
        for key in 1..=3 * CHUNK {
            objects.add(key, Box::new(key * 10));
        }
        // SAFETY: the references end before anything is removed.
        let find = |key| unsafe { objects.find(key) }.copied();
        assert_eq!((find(1), find(20), find(24), find(25)), (Some(10), Some(200), Some(240), None));
        assert_eq!(objects.remove(20), Some(Box::new(200)));
        assert_eq!((find(20), objects.remove(20)), (None, None));
        objects.add(99, Box::new(990));
        assert_eq!(find(99), Some(990));
        assert_eq!(objects.slots().count(), 3 * CHUNK, "a free slot is used again");
        for slot in objects.slots() {
            objects.remove(slot.key.load(Ordering::Relaxed));
        }
    }

    #[test]
    fn threads_add_find_and_remove_their_own_objects() {
        let objects = Objects::new();
        std::thread::scope(|scope| {
            for thread in 1..=4 {
                let objects = &objects;
                scope.spawn(move || {
                    for round in 0..200 {
                        let key = thread * 1000 + round;
                        objects.add(key, Box::new(key));
                        // SAFETY: this thread alone removes the object.
                        assert_eq!(unsafe { objects.find(key) }, Some(&key));
                        assert_eq!(objects.remove(key), Some(Box::new(key)));
                    }
                });
            }
        });
        assert_eq!(objects.slots().count(), CHUNK);
    }
}
