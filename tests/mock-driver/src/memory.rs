//! Device memory and buffers, in ordinary memory.

use std::cell::UnsafeCell;
use std::ffi::c_void;
use std::sync::Mutex;

use dispatch_tables::vk;

use crate::device;

/// The size of the one heap.
pub(crate) const HEAP_SIZE: u64 = 256 << 20;

/// A `VkDeviceMemory`. The application accesses the bytes too while the memory is mapped.
struct Memory {
    bytes: Box<[UnsafeCell<u8>]>,
}

/// A `VkBuffer`.
struct Buffer {
    size: u64,
    /// The bound memory and the offset in it.
    binding: Mutex<Option<(vk::DeviceMemory, u64)>>,
}

/// `vkAllocateMemory`.
pub(crate) extern "system" fn allocate(
    device: vk::Device,
    info: *const vk::MemoryAllocateInfo,
    _allocator: *const vk::AllocationCallbacks,
    memory: *mut vk::DeviceMemory,
) -> vk::Result {
    device::get(device, "vkAllocateMemory");
    // SAFETY: valid usage: `info` points to a valid structure.
    let size = unsafe { (*info).allocation_size };
    if size > HEAP_SIZE {
        return vk::Result::ERROR_OUT_OF_DEVICE_MEMORY;
    }
    let data = Memory { bytes: (0..size).map(|_| UnsafeCell::new(0)).collect() };
    // SAFETY: valid usage: `memory` points to memory for the result.
    unsafe { memory.write(vk::DeviceMemory::from_raw(Box::into_raw(Box::new(data)) as u64)) };
    vk::Result::SUCCESS
}

/// `vkFreeMemory`.
pub(crate) extern "system" fn free(
    device: vk::Device,
    memory: vk::DeviceMemory,
    _allocator: *const vk::AllocationCallbacks,
) {
    device::get(device, "vkFreeMemory");
    if !memory.is_null() {
        // SAFETY: valid usage: `allocate` created the memory, and nobody uses it any more.
        drop(unsafe { Box::from_raw(memory.as_raw() as *mut Memory) });
    }
}

fn get_memory<'a>(memory: vk::DeviceMemory) -> &'a Memory {
    // SAFETY: valid usage: `allocate` created the memory, and it is not freed yet.
    unsafe { &*(memory.as_raw() as *const Memory) }
}

/// `vkMapMemory`.
pub(crate) extern "system" fn map(
    device: vk::Device,
    memory: vk::DeviceMemory,
    offset: vk::DeviceSize,
    _size: vk::DeviceSize,
    _flags: vk::MemoryMapFlags,
    data: *mut *mut c_void,
) -> vk::Result {
    device::get(device, "vkMapMemory");
    let Some(start) = get_memory(memory).bytes.get(offset as usize) else {
        return vk::Result::ERROR_MEMORY_MAP_FAILED;
    };
    // SAFETY: valid usage: `data` points to memory for the result.
    unsafe { data.write(start.get().cast()) };
    vk::Result::SUCCESS
}

/// `vkCreateBuffer`.
pub(crate) extern "system" fn create_buffer(
    device: vk::Device,
    info: *const vk::BufferCreateInfo,
    _allocator: *const vk::AllocationCallbacks,
    buffer: *mut vk::Buffer,
) -> vk::Result {
    device::get(device, "vkCreateBuffer");
    // SAFETY: valid usage: `info` points to a valid structure.
    let size = unsafe { (*info).size };
    let data = Buffer { size, binding: Mutex::new(None) };
    // SAFETY: valid usage: `buffer` points to memory for the result.
    unsafe { buffer.write(vk::Buffer::from_raw(Box::into_raw(Box::new(data)) as u64)) };
    vk::Result::SUCCESS
}

/// `vkDestroyBuffer`.
pub(crate) extern "system" fn destroy_buffer(
    device: vk::Device,
    buffer: vk::Buffer,
    _allocator: *const vk::AllocationCallbacks,
) {
    device::get(device, "vkDestroyBuffer");
    if !buffer.is_null() {
        // SAFETY: valid usage: `create_buffer` created the buffer, and nobody uses it any more.
        drop(unsafe { Box::from_raw(buffer.as_raw() as *mut Buffer) });
    }
}

fn get_buffer<'a>(buffer: vk::Buffer) -> &'a Buffer {
    // SAFETY: valid usage: `create_buffer` created the buffer, and it is not destroyed yet.
    unsafe { &*(buffer.as_raw() as *const Buffer) }
}

/// `vkGetBufferMemoryRequirements`.
pub(crate) extern "system" fn requirements(
    device: vk::Device,
    buffer: vk::Buffer,
    requirements: *mut vk::MemoryRequirements,
) {
    device::get(device, "vkGetBufferMemoryRequirements");
    let size = get_buffer(buffer).size;
    // SAFETY: valid usage: `requirements` points to memory for the result.
    unsafe {
        requirements.write(vk::MemoryRequirements { size, alignment: 16, memory_type_bits: 1 })
    };
}

/// `vkBindBufferMemory`.
pub(crate) extern "system" fn bind_buffer(
    device: vk::Device,
    buffer: vk::Buffer,
    memory: vk::DeviceMemory,
    offset: vk::DeviceSize,
) -> vk::Result {
    device::get(device, "vkBindBufferMemory");
    if let Ok(mut binding) = get_buffer(buffer).binding.lock() {
        *binding = Some((memory, offset));
    }
    vk::Result::SUCCESS
}

/// At most `size` bytes of a bound buffer from `offset` on (all for `VK_WHOLE_SIZE`).
pub(crate) fn bytes<'a>(buffer: vk::Buffer, offset: u64, size: u64) -> &'a [UnsafeCell<u8>] {
    let buffer = get_buffer(buffer);
    let binding = buffer.binding.lock().ok().and_then(|binding| *binding);
    let Some((memory, start)) = binding else {
        return &[];
    };
    let size = size.min(buffer.size.saturating_sub(offset));
    let first = (start + offset) as usize;
    get_memory(memory).bytes.get(first..first + size as usize).unwrap_or_default()
}
