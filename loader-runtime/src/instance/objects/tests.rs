//! Indices that are taken and given back, and threads that need the same surface of a driver
//! (callpath.md 5.2, 5.4, 7.4).

use std::sync::Barrier;
use std::sync::atomic::AtomicU32 as Counter;
use std::time::Duration;

use super::*;

const SURFACE: ObjectKind = ObjectKind::Surface;
const FAILED: vk::Result = vk::Result::ERROR_INITIALIZATION_FAILED;

unsafe extern "system" fn refuse(
    _: *mut c_void,
    _: usize,
    _: usize,
    _: vk::SystemAllocationScope,
) -> *mut c_void {
    ptr::null_mut()
}

unsafe extern "system" fn refuse_again(
    _: *mut c_void,
    _: *mut c_void,
    _: usize,
    _: usize,
    _: vk::SystemAllocationScope,
) -> *mut c_void {
    ptr::null_mut()
}

unsafe extern "system" fn free_nothing(_: *mut c_void, _: *mut c_void) {}

unsafe extern "system" fn ignore(
    _: *mut c_void,
    _: usize,
    _: vk::InternalAllocationType,
    _: vk::SystemAllocationScope,
) {
}

/// Frees an index without an object.
fn give_back(slots: &Objects, lock: &Guard, index: u32) {
    // SAFETY: there is no object that anybody could use.
    unsafe { slots.free(lock, index) };
}

fn room_for(index: u32) -> DriverObjects {
    let surfaces = DriverObjects::new(HostAllocator::NONE);
    surfaces.make_room(index).unwrap();
    surfaces
}

/// callpath.md 9.
#[test]
fn threads_create_a_driver_surface_once_callpath_5_4() {
    const THREADS: usize = 8;
    let surfaces = room_for(3);
    let (created, start) = (Counter::new(0), Barrier::new(THREADS));
    let create = || {
        created.fetch_add(1, Ordering::SeqCst);
        std::thread::sleep(Duration::from_millis(20));
        Ok(77)
    };
    std::thread::scope(|scope| {
        for _ in 0..THREADS {
            scope.spawn(|| {
                start.wait();
                assert_eq!(surfaces.get_or_create(3, create), Some(Ok(77)));
            });
        }
    });
    assert_eq!(created.load(Ordering::SeqCst), 1);
}

#[test]
fn a_failed_creation_is_tried_again_callpath_5_4() {
    let surfaces = room_for(0);
    assert_eq!(surfaces.get_or_create(0, || Err(FAILED)), Some(Err(FAILED)));
    assert_eq!(surfaces.get_or_create(0, || Ok(5)), Some(Ok(5)));
    assert_eq!(surfaces.get_or_create(0, || Err(FAILED)), Some(Ok(5)));
    assert_eq!(surfaces.take(0), Some(5));
    assert_eq!(surfaces.take(0), None);
    assert_eq!(surfaces.get_or_create(0, || Ok(6)), Some(Ok(6)));
}

#[test]
fn an_index_without_room_has_no_surface_callpath_5_4() {
    let surfaces = DriverObjects::new(HostAllocator::NONE);
    assert_eq!(surfaces.get_or_create(0, || Ok(1)), None);
    assert_eq!(surfaces.take(0), None);
}

#[test]
fn leftovers_are_taken_with_their_index() {
    let surfaces = room_for(40);
    for index in [3, 40] {
        let create = || Ok(u64::from(index));
        surfaces.get_or_create(index, create);
    }
    let taken: Vec<_> = (0..64).filter_map(|index| Some((index, surfaces.take(index)?))).collect();
    assert_eq!(taken, [(3, 3), (40, 40)]);
    assert_eq!((0..64).find_map(|index| surfaces.take(index)), None);
}

#[test]
fn waiting_threads_take_over_after_a_failure() {
    let surfaces = room_for(0);
    let tries = Counter::new(0);
    let create = || {
        std::thread::sleep(Duration::from_millis(5));
        match tries.fetch_add(1, Ordering::SeqCst) {
            0..3 => Err(FAILED),
            _ => Ok(9),
        }
    };
    std::thread::scope(|scope| {
        let ask = || surfaces.get_or_create(0, create);
        let threads: Vec<_> = (0..4).map(|_| scope.spawn(ask)).collect();
        let answers = threads.into_iter().map(|thread| thread.join().unwrap());
        assert_eq!(answers.filter(|answer| *answer == Some(Ok(9))).count(), 1);
    });
}

#[test]
fn released_slots_are_taken_again_lowest_first() {
    let lock = lock::acquire();
    let slots = Objects::new(HostAllocator::NONE);
    let taken: Vec<u32> = (0..40).map(|_| slots.reserve(&lock, SURFACE, None).unwrap()).collect();
    assert_eq!(taken, (0..40).collect::<Vec<u32>>());
    give_back(&slots, &lock, 31);
    give_back(&slots, &lock, 3);
    assert_eq!(slots.taken(&lock).count(), 38);
    assert_eq!(slots.reserve(&lock, SURFACE, None), Ok(3));
    assert_eq!(slots.reserve(&lock, SURFACE, None), Ok(31));
    assert_eq!(slots.reserve(&lock, SURFACE, None), Ok(40));
}

#[test]
fn a_refused_allocation_is_reported() {
    let callbacks = vk::AllocationCallbacks {
        pfn_allocation: Some(refuse),
        pfn_free: Some(free_nothing),
        ..Default::default()
    };
    let allocator =
        // SAFETY: the functions keep to the specification of callbacks.
        unsafe { HostAllocator::new(&callbacks, vk::SystemAllocationScope::INSTANCE) };
    let lock = lock::acquire();
    let slots = Objects::new(allocator);
    assert_eq!(slots.reserve(&lock, SURFACE, None), Err(OutOfHostMemory));
    assert_eq!(slots.taken(&lock).count(), 0);
}

#[test]
fn incomplete_callbacks_are_not_handed_out() {
    let lock = lock::acquire();
    let all = vk::AllocationCallbacks {
        pfn_allocation: Some(refuse),
        pfn_reallocation: Some(refuse_again),
        pfn_free: Some(free_nothing),
        pfn_internal_allocation: Some(ignore),
        pfn_internal_free: Some(ignore),
        ..Default::default()
    };
    let are_handed_out = |callbacks| {
        let slots = Objects::new(HostAllocator::NONE);
        let index = slots.reserve(&lock, SURFACE, callbacks).unwrap();
        slots.slots.get(index).unwrap().get(&lock).complete_callbacks().is_some()
    };
    assert!(are_handed_out(Some(all)));
    for incomplete in [
        vk::AllocationCallbacks { pfn_allocation: None, ..all },
        vk::AllocationCallbacks { pfn_reallocation: None, ..all },
        vk::AllocationCallbacks { pfn_free: None, ..all },
        vk::AllocationCallbacks { pfn_internal_allocation: None, ..all },
        vk::AllocationCallbacks { pfn_internal_free: None, ..all },
    ] {
        assert!(!are_handed_out(Some(incomplete)));
    }
    assert!(!are_handed_out(None));
}
