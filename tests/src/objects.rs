//! The parts of the loader's objects that layers and debuggers may read (callpath.md 2.1; layers.md
//! 5.3).

/// An instance.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct InstanceObject {
    /// The address of the dispatch table.
    pub table: usize,
    /// The number that marks an instance.
    pub magic: u64,
}

/// A physical device of the application.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct TrampolineObject {
    /// The address of the instance's dispatch table.
    pub table: usize,
    /// The loader's instance.
    pub instance: usize,
    /// The number that marks a physical device.
    pub magic: u64,
    /// The handle of the next layer, or of the bottom of the chain.
    pub lower: usize,
}

/// A physical device of the lowest layer.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct TerminatorObject {
    /// The address of the instance's dispatch table.
    pub table: usize,
    /// The loader's record of the driver.
    pub driver: usize,
    /// The driver's handle.
    pub handle: usize,
}

/// What a device, a queue and a command buffer begin with.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct DeviceObject {
    /// The address of the dispatch table, which begins with the number that marks it.
    pub table: *const u64,
}

/// Reads the beginning of one of the loader's objects.
///
/// # Safety
///
/// `object` is alive and of the kind `T`.
pub unsafe fn read<T: Copy>(object: *const std::ffi::c_void) -> T {
    // SAFETY: the caller's promise.
    unsafe { object.cast::<T>().read() }
}
