//! Memory that a window system's server sees: a file without a name, mapped.

use std::os::fd::{AsFd, BorrowedFd, OwnedFd};
use std::ptr::{NonNull, null_mut};

use dispatch_tables::vk;
use rustix::fs::{FallocateFlags, MemfdFlags, SealFlags, fallocate, fcntl_add_seals, memfd_create};
use rustix::io::retry_on_intr;
use rustix::mm::{MapFlags, ProtFlags, mmap, munmap};

/// A file in memory, and where the file is mapped.
pub(super) struct SharedMemory {
    file: OwnedFd,
    start: NonNull<u8>,
    size: usize,
}

// SAFETY: the mapping belongs to the value.
unsafe impl Send for SharedMemory {}

impl SharedMemory {
    /// Memory of so many bytes, all 0.
    ///
    /// # Errors
    ///
    /// `ERROR_OUT_OF_HOST_MEMORY`.
    pub(super) fn new(size: usize) -> Result<Self, vk::Result> {
        Self::try_new(size.max(1)).map_err(|_| vk::Result::ERROR_OUT_OF_HOST_MEMORY)
    }

    fn try_new(size: usize) -> rustix::io::Result<Self> {
        let file = memfd_create(c"vulkan images", MemfdFlags::CLOEXEC | MemfdFlags::ALLOW_SEALING)?;
        // A write to a page that the system has no memory for would end the process, so the pages are there
        // from the beginning.
        retry_on_intr(|| fallocate(&file, FallocateFlags::empty(), 0, size as u64))?;
        // A server need not be afraid of a file that becomes shorter.
        fcntl_add_seals(&file, SealFlags::SHRINK | SealFlags::SEAL)?;
        let access = ProtFlags::READ | ProtFlags::WRITE;
        // SAFETY: the kernel chooses where: nothing else is there.
        let start = unsafe { mmap(null_mut(), size, access, MapFlags::SHARED, &file, 0) }?;
        let start = NonNull::new(start.cast()).ok_or(rustix::io::Errno::NOMEM)?;
        Ok(Self { file, start, size })
    }

    /// The file.
    pub(super) fn file(&self) -> BorrowedFd<'_> {
        self.file.as_fd()
    }

    /// The bytes.
    pub(super) fn bytes(&mut self) -> &mut [u8] {
        // SAFETY: so many bytes are mapped. The server reads and writes none of them meanwhile, or shows what it
        // reads: bytes have no wrong values.
        unsafe { std::slice::from_raw_parts_mut(self.start.as_ptr(), self.size) }
    }
}

impl Drop for SharedMemory {
    fn drop(&mut self) {
        // SAFETY: `new` mapped so many bytes, and nobody uses them any more.
        _ = unsafe { munmap(self.start.as_ptr().cast(), self.size) };
    }
}

#[cfg(test)]
mod tests {
    use rustix::fs::fstat;

    use super::*;

    #[test]
    fn memory_is_there_before_it_is_written() {
        let size = 3 << 20;
        let mut memory = SharedMemory::new(size).expect("memory");
        let file = fstat(memory.file()).expect("a file");
        assert_eq!((file.st_size, file.st_blocks * 512), (size as i64, size as i64));
        assert!(memory.bytes().iter().all(|byte| *byte == 0));
    }
}
