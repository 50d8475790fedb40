//! State for queues, command buffers or other handles, without wrapping.
//!
//! A layer puts a [`PerHandle`] into what it keeps of a device, so that the state ends with the device.
//! The handles are the driver's: a driver may give several equal objects one handle, for which
//! [`wrapping`](super::wrapping) has handles of the layer's own.

use std::collections::BTreeMap;
use std::sync::{Arc, PoisonError, RwLock};

use dispatch_tables::vk::Handle;

/// So many threads seldom wait for each other.
const SHARDS: usize = 16;

type Shard<H, T> = RwLock<BTreeMap<H, Arc<T>>>;

/// What a layer keeps of each handle of a type. Hooks of commands that create and destroy the objects
/// add and remove it.
///
/// ```
/// use author_kit::layer::PerHandle;
/// use dispatch_tables::vk;
/// use std::sync::atomic::{AtomicU32, Ordering::Relaxed};
///
/// /// The pool of a command buffer, and the number of its draws.
/// struct Recorded(vk::CommandPool, AtomicU32);
///
/// let buffers = PerHandle::new();
/// # let (buffer, pool) = (vk::CommandBuffer::from_raw(std::ptr::null_mut()), vk::CommandPool::from_raw(1));
/// // In a hook of vkAllocateCommandBuffers, of vkCmdDraw, and of vkDestroyCommandPool.
/// buffers.insert(buffer, Recorded(pool, AtomicU32::new(0)));
/// if let Some(recorded) = buffers.get(buffer) {
///     recorded.1.fetch_add(1, Relaxed);
/// }
/// buffers.remove_where(|_, recorded| recorded.0 == pool);
/// assert!(buffers.get(buffer).is_none());
/// ```
#[derive(Debug)]
pub struct PerHandle<H, T> {
    shards: [Shard<H, T>; SHARDS],
}

impl<H, T> Default for PerHandle<H, T> {
    fn default() -> Self {
        Self::new()
    }
}

impl<H, T> PerHandle<H, T> {
    /// State of no handle.
    #[must_use]
    pub const fn new() -> Self {
        Self { shards: [const { RwLock::new(BTreeMap::new()) }; SHARDS] }
    }
}

impl<H: Handle, T> PerHandle<H, T> {
    /// Keeps the state of a handle. What was kept before is no longer found: its object ended unseen.
    pub fn insert(&self, handle: H, state: T) -> Arc<T> {
        let state = Arc::new(state);
        let before = self.write(handle, |shard| shard.insert(handle, Arc::clone(&state)));
        // The layer's own code may run here, without a lock.
        drop(before);
        state
    }

    /// The state of a handle.
    pub fn get(&self, handle: H) -> Option<Arc<T>> {
        self.shard(handle).read().unwrap_or_else(PoisonError::into_inner).get(&handle).cloned()
    }

    /// The state of a handle, which `make` makes unless there is one: for queues, which the application
    /// gets more than once.
    pub fn get_or_insert_with(&self, handle: H, make: impl FnOnce() -> T) -> Arc<T> {
        if let Some(state) = self.get(handle) {
            return state;
        }
        let made = Arc::new(make());
        // Another thread may have been faster.
        self.write(handle, |shard| Arc::clone(shard.entry(handle).or_insert(made)))
    }

    /// Takes out the state of a handle, whose object ends.
    pub fn remove(&self, handle: H) -> Option<Arc<T>> {
        self.write(handle, |shard| shard.remove(&handle))
    }

    /// Takes out the states of which `is_gone` is true, such as those of a pool that ends. `is_gone` must
    /// not use this value.
    pub fn remove_where(&self, mut is_gone: impl FnMut(H, &T) -> bool) {
        for shard in &self.shards {
            let mut gone = Vec::new();
            let mut states = shard.write().unwrap_or_else(PoisonError::into_inner);
            states.retain(|handle, state| {
                let stays = !is_gone(*handle, state);
                if !stays {
                    gone.push(Arc::clone(state));
                }
                stays
            });
            drop(states);
            drop(gone);
        }
    }

    fn write<R>(&self, handle: H, change: impl FnOnce(&mut BTreeMap<H, Arc<T>>) -> R) -> R {
        change(&mut self.shard(handle).write().unwrap_or_else(PoisonError::into_inner))
    }

    /// Handles are often addresses, of which the lower bits are equal.
    fn shard(&self, handle: H) -> &Shard<H, T> {
        let mixed = handle.as_u64().wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 60;
        &self.shards[mixed as usize % SHARDS]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use dispatch_tables::vk::Buffer;

    fn buffer(number: u64) -> Buffer {
        Buffer::from_raw(number * 64)
    }

    #[test]
    fn states_are_found_until_they_are_removed() {
        let states = PerHandle::new();
        for number in 0..100 {
            assert_eq!(*states.insert(buffer(number), number), number);
        }
        assert_eq!(states.get(buffer(7)).as_deref(), Some(&7));
        assert_eq!(states.get(buffer(100)), None);
        assert_eq!(*states.insert(buffer(7), 70), 70);
        assert_eq!(states.remove(buffer(7)).as_deref(), Some(&70));
        assert_eq!((states.get(buffer(7)), states.remove(buffer(7))), (None, None));
        states.remove_where(|handle, state| {
            assert_eq!(handle, buffer(*state));
            state % 2 == 0
        });
        let left = (0..100).filter(|number| states.get(buffer(*number)).is_some());
        assert!(left.eq((1..100).step_by(2).filter(|number| *number != 7)));
        let used = |shard: &Shard<_, _>| !shard.read().expect("no panic").is_empty();
        assert!(states.shards.iter().filter(|shard| used(shard)).count() > SHARDS / 2);
    }

    #[test]
    fn the_state_of_a_queue_is_made_once() {
        let states = PerHandle::default();
        assert_eq!(*states.get_or_insert_with(buffer(1), || 1), 1);
        assert_eq!(*states.get_or_insert_with(buffer(1), || 2), 1);
        // As another thread does while this one makes a state.
        let raced = states.get_or_insert_with(buffer(2), || {
            states.insert(buffer(2), 3);
            4
        });
        assert_eq!((*raced, states.get(buffer(2)).as_deref()), (3, Some(&3)));
    }

    /// What is dropped may use the states.
    #[test]
    fn a_state_is_dropped_without_a_lock() {
        struct Looks(Arc<PerHandle<Buffer, Looks>>);

        impl Drop for Looks {
            fn drop(&mut self) {
                assert!(self.0.shard(buffer(1)).try_write().is_ok());
            }
        }

        let states = Arc::new(PerHandle::new());
        states.insert(buffer(1), Looks(Arc::clone(&states)));
        states.insert(buffer(1), Looks(Arc::clone(&states)));
        states.remove_where(|_, _| true);
        states.insert(buffer(1), Looks(Arc::clone(&states)));
        drop(states.remove(buffer(1)));
    }

    #[test]
    fn threads_keep_states_of_their_own_handles() {
        let states = PerHandle::new();
        std::thread::scope(|scope| {
            for thread in 0..4 {
                let states = &states;
                scope.spawn(move || {
                    for number in thread * 50..(thread + 1) * 50 {
                        states.insert(buffer(number), number);
                        assert_eq!(states.get(buffer(number)).as_deref(), Some(&number));
                        assert_eq!(states.remove(buffer(number)).as_deref(), Some(&number));
                    }
                });
            }
        });
    }
}
