//! The surfaces of one driver. Each is made once, when a command first needs it, whatever the
//! number of threads (callpath.md 5.4).

use core::sync::atomic::Ordering;

use dispatch_tables::vk;

use crate::memory::{HostAllocator, OutOfHostMemory};
use crate::records::slots::{Chunks, Zeroed};
use crate::sync::modelled::{AtomicU64, Mutex};

/// One driver's surfaces, by slot index.
pub(crate) struct DriverSurfaces {
    /// The driver's handles; 0 where there is none.
    cells: Chunks<AtomicU64>,
    /// Held while the driver creates a surface. No driver comes back here meanwhile: it does not
    /// know the application's instance, and Vulkan forbids commands in the application's callbacks.
    turn: Mutex<()>,
}

impl DriverSurfaces {
    /// None yet. `allocator`: the instance's.
    pub(crate) fn new(allocator: HostAllocator) -> Self {
        Self {
            cells: Chunks::new(allocator.scoped(vk::SystemAllocationScope::INSTANCE)),
            turn: Mutex::new(()),
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
        create: impl FnOnce() -> Result<vk::SurfaceKHR, vk::Result>,
    ) -> Option<Result<vk::SurfaceKHR, vk::Result>> {
        Some(get_or_create(&self.turn, self.cells.get(index)?, create))
    }

    /// Takes the surface at `index` out, so that a later surface does not find an old handle.
    pub(crate) fn take(&self, index: u32) -> Option<vk::SurfaceKHR> {
        take(self.cells.get(index)?)
    }

    /// Takes every surface out, with its index.
    pub(crate) fn take_all(&self) -> impl Iterator<Item = (u32, vk::SurfaceKHR)> {
        self.cells.iter().filter_map(|(index, cell)| Some((index, take(cell)?)))
    }
}

/// The surface in `cell`, see [`DriverSurfaces::get_or_create`].
fn get_or_create(
    turn: &Mutex<()>,
    cell: &AtomicU64,
    create: impl FnOnce() -> Result<vk::SurfaceKHR, vk::Result>,
) -> Result<vk::SurfaceKHR, vk::Result> {
    let made = || Some(cell.load(Ordering::Acquire)).filter(|handle| *handle != 0);
    if let Some(handle) = made() {
        return Ok(vk::SurfaceKHR::from_raw(handle));
    }
    let _turn = turn.lock();
    if let Some(handle) = made() {
        return Ok(vk::SurfaceKHR::from_raw(handle));
    }
    let surface = create()?;
    cell.store(surface.as_raw(), Ordering::Release);
    Ok(surface)
}

/// The surface in `cell`, which is empty then.
fn take(cell: &AtomicU64) -> Option<vk::SurfaceKHR> {
    let surface = vk::SurfaceKHR::from_raw(cell.swap(0, Ordering::AcqRel));
    (!surface.is_null()).then_some(surface)
}

// SAFETY: zero is a cell without a surface, and atomics need no drop.
unsafe impl Zeroed for AtomicU64 {}

#[cfg(all(test, loom))]
mod loom_tests;
#[cfg(all(test, not(loom)))]
mod tests;
