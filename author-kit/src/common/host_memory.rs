//! Memory and buffers in the host's memory, for drivers that execute on the CPU.
//!
//! These entries are no part of [`ALL`](super::ALL): a driver takes them with
//! [`also`](crate::objects::Description::also). There is one [memory type](MEMORY).

use std::alloc::{Layout, alloc_zeroed, dealloc};
use std::ffi::c_void;
use std::ptr::{self, NonNull};
use std::sync::atomic::{AtomicPtr, AtomicUsize, Ordering};

use dispatch_tables::vk;

use crate::common;
use crate::objects::{self, Common, HeapUse, object, slice};

/// The entries.
pub static ENTRIES: &[Common] = &[
    common!(AllocateMemory, allocate, []),
    common!(FreeMemory, free, [], beside[ALLOCATE_MEMORY]),
    common!(MapMemory2, map, [], beside[ALLOCATE_MEMORY]),
    common!(UnmapMemory2, unmap, [], beside[ALLOCATE_MEMORY]),
    common!(FlushMappedMemoryRanges, nothing_to_flush, [], beside[ALLOCATE_MEMORY]),
    common!(InvalidateMappedMemoryRanges, nothing_to_flush, [], beside[ALLOCATE_MEMORY]),
    common!(GetDeviceMemoryCommitment, commitment, [], beside[ALLOCATE_MEMORY]),
    common!(CreateBuffer, create_buffer, [], beside[ALLOCATE_MEMORY]),
    common!(DestroyBuffer, destroy_buffer, [], beside[CREATE_BUFFER]),
    common!(
        GetDeviceBufferMemoryRequirements,
        requirements_of_info,
        [],
        beside [ALLOCATE_MEMORY, CREATE_BUFFER]
    ),
    common!(
        GetBufferMemoryRequirements2,
        requirements_of_buffer,
        [],
        beside [ALLOCATE_MEMORY, CREATE_BUFFER]
    ),
    common!(
        BindBufferMemory2,
        bind_buffers,
        [],
        beside [ALLOCATE_MEMORY, CREATE_BUFFER]
    ),
    common!(
        GetBufferDeviceAddress,
        device_address,
        [],
        beside [ALLOCATE_MEMORY, CREATE_BUFFER]
    ),
    common!(
        GetBufferOpaqueCaptureAddress,
        device_address,
        [],
        beside [ALLOCATE_MEMORY, CREATE_BUFFER]
    ),
    common!(GetDeviceMemoryOpaqueCaptureAddress, memory_address, [], beside[ALLOCATE_MEMORY]),
];

/// The alignment of memory and of what is bound to it.
pub const ALIGNMENT: u64 = 64;

/// One heap of 1 GiB and one type, which the host reads and writes without flushing.
pub const MEMORY: vk::PhysicalDeviceMemoryProperties = {
    let no_type =
        vk::MemoryType { property_flags: vk::MemoryPropertyFlags::empty(), heap_index: 0 };
    let no_heap = vk::MemoryHeap { size: 0, flags: vk::MemoryHeapFlags::empty() };
    let mut memory = vk::PhysicalDeviceMemoryProperties {
        memory_type_count: 1,
        memory_types: [no_type; vk::MAX_MEMORY_TYPES],
        memory_heap_count: 1,
        memory_heaps: [no_heap; vk::MAX_MEMORY_HEAPS],
    };
    memory.memory_types[0].property_flags = vk::MemoryPropertyFlags::DEVICE_LOCAL
        .union(vk::MemoryPropertyFlags::HOST_VISIBLE)
        .union(vk::MemoryPropertyFlags::HOST_COHERENT)
        .union(vk::MemoryPropertyFlags::HOST_CACHED);
    memory.memory_heaps[0] =
        vk::MemoryHeap { size: 1 << 30, flags: vk::MemoryHeapFlags::DEVICE_LOCAL };
    memory
};

/// What an object of this size needs of memory.
#[must_use]
pub fn requirements(size: vk::DeviceSize) -> vk::MemoryRequirements {
    vk::MemoryRequirements {
        // Nobody has so much memory as the largest objects need.
        size: size.checked_next_multiple_of(ALIGNMENT).unwrap_or(u64::MAX),
        alignment: ALIGNMENT,
        memory_type_bits: 1,
    }
}

/// The bytes of all memory objects of the process.
static USED: AtomicUsize = AtomicUsize::new(0);

/// What the process uses of [`MEMORY`], for [`heap_use`](objects::PhysicalDeviceDescription::heap_use).
#[must_use]
pub fn heap_use(heap: u32) -> Option<HeapUse> {
    let heap = MEMORY.memory_heaps[..MEMORY.memory_heap_count as usize].get(heap as usize)?;
    Some(HeapUse { budget: heap.size, usage: USED.load(Ordering::Relaxed) as u64 })
}

/// The bytes of a memory object.
struct Memory {
    bytes: NonNull<u8>,
    layout: Layout,
}

// SAFETY: the memory belongs to the object; applications synchronize access to the bytes.
unsafe impl Send for Memory {}
// SAFETY: as above.
unsafe impl Sync for Memory {}

impl Memory {
    fn new(size: vk::DeviceSize) -> Result<Self, vk::Result> {
        let error = vk::Result::ERROR_OUT_OF_DEVICE_MEMORY;
        let within_heap = Some(size).filter(|&size| size <= MEMORY.memory_heaps[0].size);
        let size = within_heap.and_then(|size| usize::try_from(size).ok()).ok_or(error)?;
        let layout = Layout::from_size_align(size.max(1), ALIGNMENT as usize);
        let layout = layout.map_err(|_| error)?;
        // SAFETY: the size is not 0.
        let bytes = NonNull::new(unsafe { alloc_zeroed(layout) }).ok_or(error)?;
        USED.fetch_add(layout.size(), Ordering::Relaxed);
        Ok(Self { bytes, layout })
    }
}

impl Drop for Memory {
    fn drop(&mut self) {
        USED.fetch_sub(self.layout.size(), Ordering::Relaxed);
        // SAFETY: `new` allocated with this layout.
        unsafe { dealloc(self.bytes.as_ptr(), self.layout) };
    }
}

/// A buffer: its size, what commands with addresses need to know, and where the buffer begins once
/// it is bound.
struct Buffer {
    size: vk::DeviceSize,
    flags: vk::AddressCommandFlagsKHR,
    start: AtomicPtr<u8>,
}

/// The bytes of a part of a buffer, where `size` may be `VK_WHOLE_SIZE`.
///
/// # Safety
///
/// A live buffer of these entries, which is bound.
///
/// # Panics
///
/// For a part that is not within the buffer.
pub unsafe fn bytes(buffer: vk::Buffer, offset: vk::DeviceSize, size: vk::DeviceSize) -> *mut [u8] {
    // SAFETY: the caller's promise.
    let buffer = unsafe { object::get::<Buffer>(buffer) };
    let rest = buffer.size.checked_sub(offset).expect("an offset within the buffer");
    let size = if size == vk::WHOLE_SIZE { rest } else { size };
    assert!(size <= rest, "a size within the buffer");
    // SAFETY: the buffer is bound to so many bytes.
    let start = unsafe { buffer.start.load(Ordering::Acquire).add(offset as usize) };
    ptr::slice_from_raw_parts_mut(start, size as usize)
}

/// What a command with addresses in the buffer has to say about the buffer.
///
/// # Safety
///
/// A live buffer of these entries.
pub(super) unsafe fn flags(buffer: vk::Buffer) -> vk::AddressCommandFlagsKHR {
    // SAFETY: the caller's promise.
    unsafe { object::get::<Buffer>(buffer) }.flags
}

/// # Safety
///
/// The structure is valid.
unsafe fn flags_of(info: &vk::BufferCreateInfo) -> vk::AddressCommandFlagsKHR {
    use vk::AddressCommandFlagsKHR as Flags;
    // SAFETY: the caller's promise.
    let usage = unsafe { vk::chain::find::<vk::BufferUsageFlags2CreateInfo, _>(info) };
    let is_storage = usage
        .map_or(info.usage.contains(vk::BufferUsageFlags::STORAGE_BUFFER), |of| {
            of.usage.contains(vk::BufferUsageFlags2::STORAGE_BUFFER)
        });
    let is_protected = info.flags.contains(vk::BufferCreateFlags::PROTECTED);
    let only = |condition, flag| if condition { flag } else { Flags::empty() };
    Flags::FULLY_BOUND
        | only(is_storage, Flags::STORAGE_BUFFER_USAGE)
        | only(is_protected, Flags::PROTECTED)
}

/// Where bytes of a memory object are.
///
/// # Safety
///
/// A live memory object of these entries, with an offset within it.
pub unsafe fn address(memory: vk::DeviceMemory, offset: vk::DeviceSize) -> *mut u8 {
    // SAFETY: the caller's promise.
    unsafe { object::get::<Memory>(memory).bytes.as_ptr().add(offset as usize) }
}

unsafe extern "system" fn allocate(
    device: vk::Device,
    info: *const vk::MemoryAllocateInfo,
    callbacks: *const vk::AllocationCallbacks,
    memory: *mut vk::DeviceMemory,
) -> vk::Result {
    // SAFETY: valid usage of the command.
    unsafe {
        let allocator = objects::device(device).allocator;
        let made = Memory::new((*info).allocation_size);
        object::store(made.and_then(|made| object::create(allocator, callbacks, made)), memory)
    }
}

unsafe extern "system" fn free(
    _: vk::Device,
    memory: vk::DeviceMemory,
    _: *const vk::AllocationCallbacks,
) {
    // SAFETY: valid usage of the command.
    unsafe { object::destroy::<Memory>(memory) };
}

unsafe extern "system" fn map(
    _: vk::Device,
    info: *const vk::MemoryMapInfo,
    data: *mut *mut c_void,
) -> vk::Result {
    // SAFETY: valid usage of the command.
    unsafe { *data = address((*info).memory, (*info).offset).cast() };
    vk::Result::SUCCESS
}

unsafe extern "system" fn unmap(_: vk::Device, _: *const vk::MemoryUnmapInfo) -> vk::Result {
    vk::Result::SUCCESS
}

unsafe extern "system" fn nothing_to_flush(
    _: vk::Device,
    _: u32,
    _: *const vk::MappedMemoryRange,
) -> vk::Result {
    vk::Result::SUCCESS
}

unsafe extern "system" fn commitment(
    _: vk::Device,
    memory: vk::DeviceMemory,
    committed: *mut vk::DeviceSize,
) {
    // SAFETY: valid usage of the command.
    unsafe { *committed = object::get::<Memory>(memory).layout.size() as u64 };
}

unsafe extern "system" fn create_buffer(
    device: vk::Device,
    info: *const vk::BufferCreateInfo,
    callbacks: *const vk::AllocationCallbacks,
    buffer: *mut vk::Buffer,
) -> vk::Result {
    // SAFETY: valid usage of the command.
    unsafe {
        let allocator = objects::device(device).allocator;
        let (size, flags) = ((*info).size, flags_of(&*info));
        let made = Buffer { size, flags, start: AtomicPtr::new(ptr::null_mut()) };
        object::store(object::create(allocator, callbacks, made), buffer)
    }
}

unsafe extern "system" fn destroy_buffer(
    _: vk::Device,
    buffer: vk::Buffer,
    _: *const vk::AllocationCallbacks,
) {
    // SAFETY: valid usage of the command.
    unsafe { object::destroy::<Buffer>(buffer) };
}

unsafe extern "system" fn requirements_of_info(
    _: vk::Device,
    info: *const vk::DeviceBufferMemoryRequirements,
    answer: *mut vk::MemoryRequirements2,
) {
    // SAFETY: valid usage of the command.
    unsafe { (*answer).memory_requirements = requirements((*(*info).p_create_info).size) };
}

unsafe extern "system" fn requirements_of_buffer(
    _: vk::Device,
    info: *const vk::BufferMemoryRequirementsInfo2,
    answer: *mut vk::MemoryRequirements2,
) {
    // SAFETY: valid usage of the command.
    unsafe {
        let size = object::get::<Buffer>((*info).buffer).size;
        (*answer).memory_requirements = requirements(size);
    }
}

unsafe extern "system" fn bind_buffers(
    _: vk::Device,
    count: u32,
    infos: *const vk::BindBufferMemoryInfo,
) -> vk::Result {
    // SAFETY: valid usage of the command.
    unsafe {
        for info in slice(infos, count) {
            let buffer = object::get::<Buffer>(info.buffer);
            buffer.start.store(address(info.memory, info.memory_offset), Ordering::Release);
            if let Some(status) = vk::chain::find::<vk::BindMemoryStatus, _>(info) {
                *status.p_result = vk::Result::SUCCESS;
            }
        }
    }
    vk::Result::SUCCESS
}

unsafe extern "system" fn device_address(
    _: vk::Device,
    info: *const vk::BufferDeviceAddressInfo,
) -> vk::DeviceAddress {
    // SAFETY: valid usage of the command.
    let buffer = unsafe { object::get::<Buffer>((*info).buffer) };
    buffer.start.load(Ordering::Acquire).expose_provenance() as u64
}

/// The address, which no later allocation can ask for: the kit has no bufferDeviceAddressCaptureReplay.
unsafe extern "system" fn memory_address(
    _: vk::Device,
    info: *const vk::DeviceMemoryOpaqueCaptureAddressInfo,
) -> u64 {
    // SAFETY: valid usage of the command.
    unsafe { address((*info).memory, 0) }.expose_provenance() as u64
}
