//! The surfaces of one driver. Each is made once, when a command first needs it, whatever the number
//! of threads (callpath.md 5.4).

use core::sync::atomic::Ordering;

use dispatch_tables::vk;

use crate::memory::{HostAllocator, OutOfHostMemory};
use crate::records::slots::{Chunks, Zeroed};
use crate::sync::Monitor;
use crate::sync::modelled::{AtomicU32, AtomicU64};

/// One driver's surfaces, by slot index.
pub(crate) struct DriverSurfaces {
    cells: Chunks<OnceSurface>,
    /// Threads wait here while another creates a surface.
    turns: Monitor,
}

impl DriverSurfaces {
    /// None yet. `allocator`: the instance's.
    pub(crate) fn new(allocator: HostAllocator) -> Self {
        Self {
            cells: Chunks::new(allocator.scoped(vk::SystemAllocationScope::INSTANCE)),
            turns: Monitor::new(),
        }
    }

    /// Makes room for the surface at `index`.
    pub(crate) fn make_room(&self, index: u32) -> Result<(), OutOfHostMemory> {
        self.cells.grow_to(index)
    }

    /// The surface at `index`, made by `create` if there is none; `None` where there is no room.
    ///
    /// Of several threads one creates while the others wait. After a failure the next thread tries
    /// again.
    pub(crate) fn get_or_create(
        &self,
        index: u32,
        create: impl Fn() -> Result<vk::SurfaceKHR, vk::Result>,
    ) -> Option<Result<vk::SurfaceKHR, vk::Result>> {
        let cell = self.cells.get(index)?;
        Some(get_or_create(&self.turns, cell, create))
    }

    /// Takes the surface at `index` out, so that a later surface does not find an old handle.
    pub(crate) fn take(&self, index: u32) -> Option<vk::SurfaceKHR> {
        self.cells.get(index)?.take()
    }

    /// Takes every surface out, with its index.
    pub(crate) fn take_all(&self) -> impl Iterator<Item = (u32, vk::SurfaceKHR)> {
        self.cells.iter().filter_map(|(index, cell)| Some((index, cell.take()?)))
    }
}

/// The surface in `cell`, see [`DriverSurfaces::get_or_create`].
fn get_or_create(
    turns: &Monitor,
    cell: &OnceSurface,
    create: impl Fn() -> Result<vk::SurfaceKHR, vk::Result>,
) -> Result<vk::SurfaceKHR, vk::Result> {
    loop {
        match cell.begin() {
            State::Ready => return Ok(cell.surface()),
            State::Creating => turns.wait_while(|| cell.is_creating()),
            State::Empty => {
                let outcome = create();
                cell.finish(outcome.unwrap_or(vk::SurfaceKHR::NULL));
                turns.notify_all();
                return outcome;
            }
        }
    }
}

/// The state of a driver's surface.
#[derive(Clone, Copy)]
#[repr(u32)]
enum State {
    Empty = 0,
    Creating = 1,
    Ready = 2,
}

/// A driver's surface that is created at most once.
struct OnceSurface {
    /// A [`State`].
    state: AtomicU32,
    handle: AtomicU64,
}

// SAFETY: zero is the empty state with the null handle, and atomics need no drop.
unsafe impl Zeroed for OnceSurface {}

impl OnceSurface {
    /// The state; `Empty` only for the one thread that now has to create the surface.
    fn begin(&self) -> State {
        let (empty, creating) = (State::Empty as u32, State::Creating as u32);
        match self.state.compare_exchange(empty, creating, Ordering::Acquire, Ordering::Acquire) {
            Ok(_) => State::Empty,
            Err(state) if state == creating => State::Creating,
            Err(_) => State::Ready,
        }
    }

    fn is_creating(&self) -> bool {
        self.state.load(Ordering::Acquire) == State::Creating as u32
    }

    /// Publishes the new surface; null after a failure.
    fn finish(&self, surface: vk::SurfaceKHR) {
        let state = if surface.is_null() { State::Empty } else { State::Ready };
        self.handle.store(surface.as_raw(), Ordering::Release);
        self.state.store(state as u32, Ordering::Release);
    }

    fn surface(&self) -> vk::SurfaceKHR {
        vk::SurfaceKHR::from_raw(self.handle.load(Ordering::Acquire))
    }

    fn take(&self) -> Option<vk::SurfaceKHR> {
        let surface = vk::SurfaceKHR::from_raw(self.handle.swap(0, Ordering::AcqRel));
        self.state.store(State::Empty as u32, Ordering::Release);
        (!surface.is_null()).then_some(surface)
    }
}

#[cfg(all(test, loom))]
mod loom_tests;
#[cfg(all(test, not(loom)))]
mod tests {
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
}
