//! Every object that is wrapped: its handle, the next layer's handle, its owner, and what is kept for
//! it.
//!
//! A dispatchable handle points to an object that begins with the loader's word, as the loader wants
//! it (layers.md 13.2). Any other is a number with a place in it: [`lower_of`] finds the next layer's
//! handle at that place without a lock, and compares the number, so that nonsense finds nothing.

use std::any::Any;
use std::collections::{BTreeMap, BTreeSet};
use std::ptr::null_mut;
use std::sync::atomic::{AtomicPtr, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};

use dispatch_tables::vk::ObjectType;

use super::Below;
use crate::layer::objects::first_word;
use crate::structure::row::is_dispatchable;

/// Data that is kept for an object.
pub(super) type Data = Arc<dyn Any + Send + Sync>;

/// A dispatchable object of the layer.
#[repr(C)]
pub(super) struct Object {
    /// The loader's.
    word: usize,
    /// [`MARK`]'s address: the object is one of this layer's.
    mark: *const u8,
    /// The next layer's object.
    pub(super) lower: u64,
    /// The tables of the instance or device, which outlive the object.
    pub(super) below: *const Below,
}

static MARK: u8 = 0;

/// The object of a dispatchable handle; none if the handle is not of this layer.
///
/// # Safety
///
/// The handle is null or of a live object.
pub(super) unsafe fn object<'a>(handle: u64) -> Option<&'a Object> {
    // SAFETY: the caller's guarantee; every dispatchable object is larger than two words.
    let object = unsafe { (handle as usize as *const Object).as_ref() }?;
    (object.mark == &raw const MARK).then_some(object)
}

/// Places of the first bucket. Each bucket has twice as many as the one before.
const FIRST: usize = 256;
const BUCKETS: usize = 24;

/// In the upper bits of every handle that is a number.
const TAG: u64 = 0x5772 << 48;

/// Free while the handle is 0.
#[derive(Default)]
struct Place {
    handle: AtomicU64,
    lower: AtomicU64,
}

static PLACES: [AtomicPtr<Place>; BUCKETS] = [const { AtomicPtr::new(null_mut()) }; BUCKETS];

static KNOWN: Mutex<Known> = Mutex::new(Known::new());

/// What only creation, destruction and messages read.
struct Known {
    records: BTreeMap<u64, Record>,
    /// The handles of a lower object by its type: several, where a driver gives equal objects one
    /// handle.
    by_lower: BTreeMap<(i32, u64), Vec<u64>>,
    free: Vec<u32>,
    places: u32,
    /// Makes a handle differ from the one that had its place before.
    generation: u16,
}

/// What is known of an object.
pub(super) struct Record {
    ty: ObjectType,
    lower: u64,
    owner: u64,
    children: BTreeSet<u64>,
    /// The author's.
    data: Option<Data>,
    /// The kit's.
    own: Option<Data>,
}

fn known() -> MutexGuard<'static, Known> {
    KNOWN.lock().unwrap_or_else(|broken| broken.into_inner())
}

/// The place of a number; none for a bucket that was never needed.
fn place(index: u32) -> Option<&'static Place> {
    let number = index as usize + FIRST;
    let bucket = (number / FIRST).ilog2() as usize;
    let first = PLACES.get(bucket)?.load(Ordering::Acquire);
    // SAFETY: a bucket has as many places as FIRST shifted by its number, and is never freed.
    (!first.is_null()).then(|| unsafe { &*first.add(number - (FIRST << bucket)) })
}

/// The next layer's handle; the handle itself if this layer has not made it.
///
/// # Safety
///
/// A dispatchable handle is null or of a live object.
pub(super) unsafe fn lower_of(ty: ObjectType, handle: u64) -> u64 {
    if is_dispatchable(ty) {
        // SAFETY: the caller's guarantee.
        return unsafe { object(handle) }.map_or(handle, |object| object.lower);
    }
    let found = place(handle as u32);
    let found = found.filter(|place| place.handle.load(Ordering::Acquire) == handle && handle != 0);
    found.map_or(handle, |place| place.lower.load(Ordering::Relaxed))
}

/// The application's handle of a lower object; the handle itself if nobody has seen the object.
pub(super) fn upper_of(ty: ObjectType, lower: u64) -> u64 {
    let known = known();
    let handles = known.by_lower.get(&(ty.as_raw(), lower));
    handles.and_then(|handles| handles.last()).copied().unwrap_or(lower)
}

/// Where a new object belongs.
#[derive(Clone, Copy)]
pub(super) struct Origin {
    pub(super) owner: u64,
    pub(super) below: *const Below,
    /// The object may have been seen before, and keeps its handle then.
    pub(super) again: bool,
}

/// A handle for an object of the next layer; null for null.
///
/// # Safety
///
/// A dispatchable object is alive and begins with the loader's word; `below` outlives it.
pub(super) unsafe fn wrap(ty: ObjectType, lower: u64, origin: Origin) -> u64 {
    if lower == 0 {
        return 0;
    }
    let mut known = known();
    if let (true, Some(handle)) = (origin.again, known.seen(ty, lower, origin.owner)) {
        return handle;
    }
    let handle = match is_dispatchable(ty) {
        true => {
            // SAFETY: the caller guarantees the loader's word.
            let word = unsafe { first_word(lower as usize as *const _) };
            let Origin { below, .. } = origin;
            Box::into_raw(Box::new(Object { word, mark: &raw const MARK, lower, below })) as u64
        }
        false => known.take_place(lower),
    };
    let (owner, children) = (origin.owner, BTreeSet::new());
    known.records.insert(handle, Record { ty, lower, owner, children, data: None, own: None });
    known.by_lower.entry((ty.as_raw(), lower)).or_default().push(handle);
    if let Some(owner) = known.records.get_mut(&owner) {
        owner.children.insert(handle);
    }
    handle
}

/// Forgets an object and all that belong to it. What was kept for them is the caller's to drop.
pub(super) fn end(handle: u64) -> Vec<Record> {
    let mut known = known();
    let owner = known.records.get(&handle).map(|record| record.owner);
    if let Some(owner) = owner.and_then(|owner| known.records.get_mut(&owner)) {
        owner.children.remove(&handle);
    }
    known.end(handle)
}

/// Forgets the objects that belong to one.
pub(super) fn end_children(handle: u64) {
    let mut known = known();
    let children =
        known.records.get_mut(&handle).map(|record| std::mem::take(&mut record.children));
    let children = children.into_iter().flatten();
    let dropped: Vec<_> = children.flat_map(|child| known.end(child)).collect();
    // What the author keeps may call the kit when it is dropped.
    drop(known);
    drop(dropped);
}

/// Keeps the author's data for an object.
pub(super) fn attach(handle: u64, data: Data) -> bool {
    let mut known = known();
    let record = known.records.get_mut(&handle);
    let before = record.map(|record| record.data.replace(data));
    drop(known);
    before.is_some()
}

/// The author's data of an object.
pub(super) fn attached(handle: u64) -> Option<Data> {
    known().records.get(&handle)?.data.clone()
}

/// Keeps the kit's own data for an object.
pub(super) fn keep(handle: u64, own: Data) {
    if let Some(record) = known().records.get_mut(&handle) {
        record.own = Some(own);
    }
}

/// The kit's own data of an object.
pub(super) fn kept<T: Any + Send + Sync>(handle: u64) -> Option<Arc<T>> {
    known().records.get(&handle)?.own.clone()?.downcast().ok()
}

/// A lower object has this handle.
#[cfg(test)]
pub(super) fn is_known(handle: u64, lower: u64) -> bool {
    known().records.get(&handle).is_some_and(|record| record.lower == lower)
}

impl Known {
    const fn new() -> Self {
        Self {
            records: BTreeMap::new(),
            by_lower: BTreeMap::new(),
            free: Vec::new(),
            places: 0,
            generation: 0,
        }
    }

    /// The handle that an owner's object has already.
    fn seen(&self, ty: ObjectType, lower: u64, owner: u64) -> Option<u64> {
        let handles = self.by_lower.get(&(ty.as_raw(), lower))?;
        let is_owner =
            |handle: &&u64| self.records.get(handle).is_some_and(|record| record.owner == owner);
        handles.iter().find(is_owner).copied()
    }

    /// A handle that is a number.
    fn take_place(&mut self, lower: u64) -> u64 {
        let index = self.free.pop().unwrap_or_else(|| self.grow());
        self.generation = self.generation.wrapping_add(1);
        let handle = TAG | u64::from(self.generation) << 32 | u64::from(index);
        if let Some(place) = place(index) {
            place.lower.store(lower, Ordering::Relaxed);
            place.handle.store(handle, Ordering::Release);
        }
        handle
    }

    /// A place that nobody has had.
    fn grow(&mut self) -> u32 {
        let index = self.places;
        self.places += 1;
        let bucket = ((index as usize + FIRST) / FIRST).ilog2() as usize;
        if place(index).is_none() {
            let places: Box<[Place]> = (0..FIRST << bucket).map(|_| Place::default()).collect();
            if let Some(first) = PLACES.get(bucket) {
                first.store(Box::leak(places).as_mut_ptr(), Ordering::Release);
            }
        }
        index
    }

    /// Takes out an object with all that belong to it. What was kept for them is the caller's to drop.
    fn end(&mut self, handle: u64) -> Vec<Record> {
        let (mut ended, mut left) = (Vec::new(), vec![handle]);
        while let Some(handle) = left.pop() {
            let Some(record) = self.records.remove(&handle) else { continue };
            let key = (record.ty.as_raw(), record.lower);
            if let Some(handles) = self.by_lower.get_mut(&key) {
                handles.retain(|other| *other != handle);
                if handles.is_empty() {
                    self.by_lower.remove(&key);
                }
            }
            if is_dispatchable(record.ty) {
                // SAFETY: `wrap` made the handle from a box, and the record is gone.
                drop(unsafe { Box::from_raw(handle as usize as *mut Object) });
            } else {
                if let Some(place) = place(handle as u32) {
                    place.handle.store(0, Ordering::Release);
                }
                self.free.push(handle as u32);
            }
            left.extend(&record.children);
            ended.push(record);
        }
        ended
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SESSION: ObjectType = ObjectType::VIDEO_SESSION_KHR;

    fn wrapped(lower: u64, owner: u64, again: bool) -> u64 {
        let origin = Origin { owner, below: std::ptr::null(), again };
        // SAFETY: sessions are not dispatchable.
        unsafe { wrap(SESSION, lower, origin) }
    }

    fn lower(handle: u64) -> u64 {
        // SAFETY: sessions are not dispatchable.
        unsafe { lower_of(SESSION, handle) }
    }

    #[test]
    fn handles_lead_down_and_back_until_they_end() {
        // Of the second bucket, too; Miri is slow.
        let most = if cfg!(miri) { 300 } else { 2000 };
        let handles: Vec<u64> = (1..=most).map(|lower| wrapped(lower, 0, false)).collect();
        assert!(handles.iter().zip(1..).all(|(handle, number)| lower(*handle) == number));
        assert_eq!(upper_of(SESSION, 7), handles[6]);
        assert_eq!((upper_of(SESSION, 9999), lower(9999), lower(0)), (9999, 9999, 0));
        drop(end(handles[6]));
        assert_eq!((lower(handles[6]), upper_of(SESSION, 7)), (handles[6], 7));
        let new = wrapped(7, 0, false);
        assert_ne!(new, handles[6], "an old handle stays unknown");
        assert_eq!((new as u32, lower(new)), (handles[6] as u32, 7));
        handles.iter().chain([&new]).for_each(|handle| drop(end(*handle)));
    }

    #[test]
    fn an_object_ends_with_its_owner_and_is_found_again_until_then() {
        let owner = wrapped(100_001, 0, false);
        let child = wrapped(100_002, owner, true);
        assert_eq!(wrapped(100_002, owner, true), child);
        let twin = wrapped(100_002, 0, true);
        assert_ne!(twin, child, "another owner's object");
        let grandchild = wrapped(100_003, child, false);
        assert!(attach(grandchild, Arc::new(5_u8)));
        assert!(attached(grandchild).is_some_and(|data| data.is::<u8>()));
        drop(end(owner));
        assert_eq!((lower(child), lower(grandchild)), (child, grandchild));
        assert!(attached(grandchild).is_none() && !attach(grandchild, Arc::new(1)));
        assert_eq!(upper_of(SESSION, 100_002), twin);
        let pool = wrapped(100_004, 0, false);
        let set = wrapped(100_005, pool, false);
        end_children(pool);
        assert_eq!((lower(pool), lower(set)), (100_004, set));
        drop(end(twin));
        drop(end(pool));
    }
}
