//! The surfaces of one driver. Each is made once, when a command first needs it, whatever the
//! number of threads (callpath.md 5.4).

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
mod tests;
