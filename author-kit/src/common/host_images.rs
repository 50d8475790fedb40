//! Images in the host's memory, for drivers that execute on the CPU: an image keeps its create info,
//! and its texels are where [`ImageInfo::layout`] says. [`host_copies`](super::host_copies) has the
//! copies.
//!
//! These entries are no part of [`ALL`](super::ALL): a driver takes them with
//! [`also`](crate::objects::Description::also), beside those of [`host_memory`].

use std::any::Any;
use std::ptr;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicPtr, Ordering};

use dispatch_tables::vk::{self, ImageAspectFlags};

use super::host_memory;
use crate::capability::images::{ImageInfo, MAX_PLANES, aspects, block};
use crate::common;
use crate::objects::{self, Common, Data, object, slice};

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
    common!(GetDeviceImageSubresourceLayout, layout_of_info, [], beside[CREATE_IMAGE]),
];

/// An image: what it was created as, and where it begins once it is bound.
pub struct Image {
    info: ImageInfo,
    /// The first alone, unless the image is disjoint.
    planes: [AtomicPtr<u8>; MAX_PLANES],
    data: OnceLock<Data>,
}

impl Image {
    /// An image that no memory is bound to.
    #[must_use]
    pub fn new(info: ImageInfo) -> Self {
        Self { info, planes: Default::default(), data: OnceLock::new() }
    }

    /// The create info.
    #[must_use]
    pub fn info(&self) -> &ImageInfo {
        &self.info
    }

    /// What the driver keeps for the image, made by `new` when the driver first asks.
    ///
    /// # Panics
    ///
    /// Where the data is of another type.
    pub fn data<T: Any + Send + Sync>(&self, new: impl FnOnce(&ImageInfo) -> T) -> &T {
        let data = self.data.get_or_init(|| Box::new(new(&self.info)));
        data.downcast_ref().expect("image data of another type")
    }

    /// Where the memory of an aspect begins, from which [`ImageInfo::layout`] counts; null while none
    /// is bound.
    #[must_use]
    pub fn start(&self, aspect: ImageAspectFlags) -> *mut u8 {
        self.planes[self.info.memory_plane(aspect)].load(Ordering::Acquire)
    }

    /// Binds the memory of an aspect; of all aspects, unless the image is disjoint.
    ///
    /// # Safety
    ///
    /// `start` leads to as many bytes as [`ImageInfo::size`] says, which live as long as the image is
    /// used.
    pub unsafe fn bind(&self, aspect: ImageAspectFlags, start: *mut u8) {
        self.planes[self.info.memory_plane(aspect)].store(start, Ordering::Release);
    }
}

/// The image of a handle.
///
/// # Safety
///
/// A live image of these entries.
pub unsafe fn image<'a>(handle: vk::Image) -> &'a Image {
    // SAFETY: the caller's promise.
    unsafe { object::get(handle) }
}

/// Where a texel is, or the block that the texel is in: `at` counts texels of the aspect, from the
/// first of the mip level. None where the image has no such texel, or no memory.
///
/// # Safety
///
/// A live image of these entries.
#[must_use]
pub unsafe fn texel(
    handle: vk::Image,
    aspect: ImageAspectFlags,
    level: u32,
    layer: u32,
    at: [u32; 3],
) -> Option<*mut u8> {
    // SAFETY: the caller's promise.
    let image = unsafe { image(handle) };
    let info = &image.info;
    let layout = info.layout(aspect, level, layer)?;
    let block = block(info.format, info.texel_aspect(aspect))?;
    let extent = info.level_extent(block, level);
    let is_within = at[0] < extent.width && at[1] < extent.height && at[2] < extent.depth;
    let start = Some(image.start(aspect)).filter(|start| is_within && !start.is_null())?;
    let place = |dimension: usize| u64::from(at[dimension] / block.extent[dimension]);
    let column = place(0) * block.size * u64::from(info.samples.as_raw().max(1));
    let offset =
        layout.offset + place(2) * layout.depth_pitch + place(1) * layout.row_pitch + column;
    // SAFETY: the texel is within the image, and the image is bound to memory of its size.
    Some(unsafe { start.add(offset as usize) })
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
        let made = Image::new(ImageInfo::of(&*info));
        object::store(object::create(allocator, callbacks, made), image)
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

/// What an image needs, or one plane of a disjoint image.
fn requirements(info: &ImageInfo, plane: Option<ImageAspectFlags>) -> vk::MemoryRequirements {
    host_memory::requirements(info.size(plane.filter(|_| info.is_disjoint())))
}

unsafe extern "system" fn requirements_of_info(
    _: vk::Device,
    info: *const vk::DeviceImageMemoryRequirements,
    answer: *mut vk::MemoryRequirements2,
) {
    // SAFETY: valid usage of the command.
    unsafe {
        let of = ImageInfo::of(&*(*info).p_create_info);
        (*answer).memory_requirements = requirements(&of, Some((*info).plane_aspect));
    }
}

unsafe extern "system" fn requirements_of_image(
    _: vk::Device,
    info: *const vk::ImageMemoryRequirementsInfo2,
    answer: *mut vk::MemoryRequirements2,
) {
    // SAFETY: valid usage of the command.
    unsafe {
        let plane = vk::chain::find::<vk::ImagePlaneMemoryRequirementsInfo, _>(&*info);
        let plane = plane.map(|plane| plane.plane_aspect);
        (*answer).memory_requirements = requirements(&image((*info).image).info, plane);
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

/// Where the memory of a swapchain's image begins, which another image is to have; null without a
/// swapchain.
///
/// # Safety
///
/// Valid usage of vkBindImageMemory2.
unsafe fn start_of_swapchain(device: vk::Device, info: &vk::BindImageMemoryInfo) -> *mut u8 {
    type OfSwapchain = vk::BindImageMemorySwapchainInfoKHR;
    // SAFETY: the caller's promise: the swapchain has as many images.
    unsafe {
        let of = vk::chain::find::<OfSwapchain, _>(info).filter(|of| !of.swapchain.is_null());
        let images_of = objects::device_table(device).get_swapchain_images_khr();
        let (Some(of), Some(images_of)) = (of, images_of) else { return ptr::null_mut() };
        let mut count = of.image_index + 1;
        let mut images = vec![vk::Image::NULL; count as usize];
        _ = images_of(device, of.swapchain, &mut count, images.as_mut_ptr());
        let shared = images[of.image_index as usize];
        if shared.is_null() {
            return ptr::null_mut();
        }
        image(shared).start(ImageAspectFlags::COLOR)
    }
}

unsafe extern "system" fn bind(
    device: vk::Device,
    count: u32,
    infos: *const vk::BindImageMemoryInfo,
) -> vk::Result {
    // SAFETY: valid usage of the command.
    unsafe {
        for info in slice(infos, count) {
            let image = image(info.image);
            let start = if info.memory.is_null() {
                start_of_swapchain(device, info)
            } else {
                host_memory::address(info.memory, info.memory_offset)
            };
            let plane = vk::chain::find::<vk::BindImagePlaneMemoryInfo, _>(info);
            let all = aspects(image.info.format);
            image.bind(plane.map_or(all, |plane| plane.plane_aspect), start);
            if let Some(status) = vk::chain::find::<vk::BindMemoryStatus, _>(info) {
                *status.p_result = vk::Result::SUCCESS;
            }
        }
    }
    vk::Result::SUCCESS
}

/// # Safety
///
/// Valid usage of a query of layouts.
unsafe fn answer(
    info: &ImageInfo,
    part: *const vk::ImageSubresource2,
    answer: *mut vk::SubresourceLayout2,
) {
    // SAFETY: the caller's promise.
    let (part, answer) = unsafe { ((*part).image_subresource, &mut *answer) };
    let found = info.layout(part.aspect_mask, part.mip_level, part.array_layer);
    answer.subresource_layout = found.unwrap_or_default();
    let size = answer.subresource_layout.size;
    // SAFETY: as above.
    if let Some(copied) = unsafe { vk::chain::find_mut::<vk::SubresourceHostMemcpySize, _>(answer) }
    {
        copied.size = size;
    }
}

unsafe extern "system" fn layout(
    _: vk::Device,
    handle: vk::Image,
    part: *const vk::ImageSubresource2,
    layout: *mut vk::SubresourceLayout2,
) {
    // SAFETY: valid usage of the command.
    unsafe { answer(&image(handle).info, part, layout) };
}

unsafe extern "system" fn layout_of_info(
    _: vk::Device,
    info: *const vk::DeviceImageSubresourceInfo,
    layout: *mut vk::SubresourceLayout2,
) {
    // SAFETY: valid usage of the command.
    unsafe {
        let of = ImageInfo::of(&*(*info).p_create_info);
        answer(&of, (*info).p_subresource, layout);
    }
}
