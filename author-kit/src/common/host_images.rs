//! Images in the host's memory, one row after the other, for drivers that execute on the CPU.
//!
//! These entries are no part of [`ALL`](super::ALL): a driver takes them with
//! [`also`](crate::objects::Description::also), beside those of [`host_memory`].

use std::sync::atomic::{AtomicPtr, Ordering};

use dispatch_tables::vk;

use super::host_memory;
use crate::common;
use crate::objects::{self, Common, object, slice};

/// The entries.
pub static ENTRIES: &[Common] = &[
    common!(CreateImage, create, [], beside[ALLOCATE_MEMORY]),
    common!(DestroyImage, destroy, [], beside[CREATE_IMAGE]),
    common!(
        GetDeviceImageMemoryRequirements,
        requirements_of_info,
        [],
        beside [ALLOCATE_MEMORY, CREATE_IMAGE]
    ),
    common!(
        GetImageMemoryRequirements2,
        requirements_of_image,
        [],
        beside [ALLOCATE_MEMORY, CREATE_IMAGE]
    ),
    common!(GetDeviceImageSparseMemoryRequirements, sparse_requirements, [], beside[CREATE_IMAGE]),
    common!(GetImageSparseMemoryRequirements2, sparse_requirements, [], beside[CREATE_IMAGE]),
    common!(
        BindImageMemory2,
        bind,
        [],
        beside [ALLOCATE_MEMORY, CREATE_IMAGE]
    ),
    common!(GetImageSubresourceLayout2, layout, [], beside[CREATE_IMAGE]),
];

/// An image: its bytes, and where it begins once it is bound.
pub struct Image {
    /// The bytes of a row of the first level.
    pub row: u64,
    /// The bytes of all levels, layers and samples.
    pub size: u64,
    start: AtomicPtr<u8>,
}

impl Image {
    /// An image of one sample, such as a swapchain's.
    #[must_use]
    pub fn new(format: vk::Format, extent: vk::Extent3D, layers: u32, levels: u32) -> Self {
        // A block of several texels makes an image smaller: nobody minds more memory.
        let texel = format.info().map_or(16, |info| u64::from(info.block_size));
        let row = texel * u64::from(extent.width);
        let level = row * u64::from(extent.height) * u64::from(extent.depth) * u64::from(layers);
        // All smaller levels together are no larger than the first.
        let size = if levels > 1 { 2 * level } else { level };
        Self { row, size, start: AtomicPtr::default() }
    }

    fn of(info: &vk::ImageCreateInfo) -> Self {
        let one = Self::new(info.format, info.extent, info.array_layers, info.mip_levels);
        Self { size: one.size * u64::from(info.samples.as_raw()), ..one }
    }
}

/// Where an image begins; null while the image is not bound.
///
/// # Safety
///
/// A live image of these entries.
pub unsafe fn start(image: vk::Image) -> *mut u8 {
    // SAFETY: the caller's promise.
    unsafe { object::get::<Image>(image) }.start.load(Ordering::Acquire)
}

unsafe extern "system" fn create(
    device: vk::Device,
    info: *const vk::ImageCreateInfo,
    callbacks: *const vk::AllocationCallbacks,
    image: *mut vk::Image,
) -> vk::Result {
    // SAFETY: valid usage of the command.
    unsafe {
        let allocator = objects::device(device).allocator;
        object::store(object::create(allocator, callbacks, Image::of(&*info)), image)
    }
}

unsafe extern "system" fn destroy(
    _: vk::Device,
    image: vk::Image,
    _: *const vk::AllocationCallbacks,
) {
    // SAFETY: valid usage of the command.
    unsafe { object::destroy::<Image>(image) };
}

unsafe extern "system" fn requirements_of_info(
    _: vk::Device,
    info: *const vk::DeviceImageMemoryRequirements,
    answer: *mut vk::MemoryRequirements2,
) {
    // SAFETY: valid usage of the command.
    unsafe {
        let size = Image::of(&*(*info).p_create_info).size;
        (*answer).memory_requirements = host_memory::requirements(size);
    }
}

unsafe extern "system" fn requirements_of_image(
    _: vk::Device,
    info: *const vk::ImageMemoryRequirementsInfo2,
    answer: *mut vk::MemoryRequirements2,
) {
    // SAFETY: valid usage of the command.
    unsafe {
        let size = object::get::<Image>((*info).image).size;
        (*answer).memory_requirements = host_memory::requirements(size);
    }
}

/// No image is sparse.
unsafe extern "system" fn sparse_requirements<I>(
    _: vk::Device,
    _: *const I,
    count: *mut u32,
    _: *mut vk::SparseImageMemoryRequirements2,
) {
    // SAFETY: valid usage of the command.
    unsafe { *count = 0 };
}

unsafe extern "system" fn bind(
    _: vk::Device,
    count: u32,
    infos: *const vk::BindImageMemoryInfo,
) -> vk::Result {
    // SAFETY: valid usage of the command. An image of a swapchain has no memory object.
    unsafe {
        for info in slice(infos, count).iter().filter(|info| !info.memory.is_null()) {
            let start = host_memory::address(info.memory, info.memory_offset);
            object::get::<Image>(info.image).start.store(start, Ordering::Release);
            if let Some(status) = vk::chain::find::<vk::BindMemoryStatus, _>(info) {
                *status.p_result = vk::Result::SUCCESS;
            }
        }
    }
    vk::Result::SUCCESS
}

/// The layout of the first level; the others stand behind it.
unsafe extern "system" fn layout(
    _: vk::Device,
    image: vk::Image,
    _: *const vk::ImageSubresource2,
    answer: *mut vk::SubresourceLayout2,
) {
    // SAFETY: valid usage of the command.
    unsafe {
        let Image { row, size, .. } = object::get::<Image>(image);
        (*answer).subresource_layout =
            vk::SubresourceLayout { size: *size, row_pitch: *row, ..Default::default() };
    }
}
