//! Threads that need the same surface of a driver (callpath.md 5.4).

use std::sync::Barrier;
use std::sync::atomic::AtomicU32 as Counter;
use std::time::Duration;

use super::*;

const FAILED: vk::Result = vk::Result::ERROR_INITIALIZATION_FAILED;

fn surface(handle: u64) -> vk::SurfaceKHR {
    vk::SurfaceKHR::from_raw(handle)
}

fn room_for(index: u32) -> DriverSurfaces {
    let surfaces = DriverSurfaces::new(HostAllocator::NONE);
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
        Ok(surface(77))
    };
    std::thread::scope(|scope| {
        for _ in 0..THREADS {
            scope.spawn(|| {
                start.wait();
                assert_eq!(surfaces.get_or_create(3, create), Some(Ok(surface(77))));
            });
        }
    });
    assert_eq!(created.load(Ordering::SeqCst), 1);
}

#[test]
fn a_failed_creation_is_tried_again_callpath_5_4() {
    let surfaces = room_for(0);
    assert_eq!(surfaces.get_or_create(0, || Err(FAILED)), Some(Err(FAILED)));
    assert_eq!(surfaces.get_or_create(0, || Ok(surface(5))), Some(Ok(surface(5))));
    assert_eq!(surfaces.get_or_create(0, || Err(FAILED)), Some(Ok(surface(5))));
    assert_eq!(surfaces.take(0), Some(surface(5)));
    assert_eq!(surfaces.take(0), None);
    assert_eq!(surfaces.get_or_create(0, || Ok(surface(6))), Some(Ok(surface(6))));
}

#[test]
fn an_index_without_room_has_no_surface_callpath_5_4() {
    let surfaces = DriverSurfaces::new(HostAllocator::NONE);
    assert_eq!(surfaces.get_or_create(0, || Ok(surface(1))), None);
    assert_eq!(surfaces.take(0), None);
}

#[test]
fn leftovers_are_taken_with_their_index() {
    let surfaces = room_for(40);
    for index in [3, 40] {
        let create = || Ok(surface(u64::from(index)));
        surfaces.get_or_create(index, create);
    }
    let taken: Vec<_> = surfaces.take_all().collect();
    assert_eq!(taken, [(3, surface(3)), (40, surface(40))]);
    assert_eq!(surfaces.take_all().count(), 0);
}

#[test]
fn waiting_threads_take_over_after_a_failure() {
    let surfaces = room_for(0);
    let tries = Counter::new(0);
    let create = || {
        std::thread::sleep(Duration::from_millis(5));
        match tries.fetch_add(1, Ordering::SeqCst) {
            0..3 => Err(FAILED),
            _ => Ok(surface(9)),
        }
    };
    std::thread::scope(|scope| {
        let ask = || surfaces.get_or_create(0, create);
        let threads: Vec<_> = (0..4).map(|_| scope.spawn(ask)).collect();
        let answers = threads.into_iter().map(|thread| thread.join().unwrap());
        assert_eq!(answers.filter(|answer| *answer == Some(Ok(surface(9)))).count(), 1);
    });
}
