//! The images of a swapchain: made by the driver's own commands, linear, in memory that the host sees.

use std::ffi::c_void;
use std::ptr::null;

use dispatch_tables::vk;

use crate::objects::payload::FdKinds;
use crate::objects::sync::Fence;
use crate::objects::{Device, object};

use super::frame::Frame;

/// An image of a swapchain with its memory.
pub(super) struct SwapchainImage {
    device: vk::Device,
    pub(super) image: vk::Image,
    memory: vk::DeviceMemory,
    /// Signaled when a present of the image may begin.
    pub(super) fence: vk::Fence,
    pub(super) frame: Frame,
}

impl SwapchainImage {
    /// Makes an image of the swapchain that the structure describes.
    ///
    /// # Errors
    ///
    /// The driver's; `ERROR_OUT_OF_DEVICE_MEMORY` if the host sees no memory type of the image.
    ///
    /// # Safety
    ///
    /// Valid usage of vkCreateSwapchainKHR; the device's table has what the entry of that command requires.
    pub(super) unsafe fn new(
        device: &Device,
        info: &vk::SwapchainCreateInfoKHR,
    ) -> Result<Self, vk::Result> {
        let frame = Frame {
            start: null(),
            row_pitch: 0,
            extent: info.image_extent,
            red_first: Frame::is_red_first(info.image_format),
        };
        let mut made = Self {
            device: device.handle(),
            image: vk::Image::NULL,
            memory: vk::DeviceMemory::NULL,
            fence: vk::Fence::NULL,
            frame,
        };
        // SAFETY: the caller's promise. What fails leaves the rest to `drop`.
        unsafe {
            made.make_image(device, info)?;
            made.make_memory(device)?;
            made.find_pixels(device)?;
            let fence = Fence::new(device, false, FdKinds::default())?;
            made.fence = object::create(device.allocator(), null(), fence)?;
        }
        Ok(made)
    }

    /// # Safety
    ///
    /// As for [`Self::new`].
    unsafe fn make_image(
        &mut self,
        device: &Device,
        info: &vk::SwapchainCreateInfoKHR,
    ) -> Result<(), vk::Result> {
        // SAFETY: the caller's promise: the chain is valid.
        let formats = unsafe { vk::chain::find::<vk::ImageFormatListCreateInfo, _>(info) };
        let formats = formats.map(|list| vk::ImageFormatListCreateInfo { p_next: null(), ..*list });
        let is_mutable = info.flags.contains(vk::SwapchainCreateFlagsKHR::MUTABLE_FORMAT);
        let mutable = vk::ImageCreateFlags::MUTABLE_FORMAT | vk::ImageCreateFlags::EXTENDED_USAGE;
        let vk::Extent2D { width, height } = info.image_extent;
        let create = vk::ImageCreateInfo {
            p_next: formats.as_ref().map_or(null(), |list| (&raw const *list).cast()),
            flags: if is_mutable { mutable } else { vk::ImageCreateFlags::empty() },
            image_type: vk::ImageType::TYPE_2D,
            format: info.image_format,
            extent: vk::Extent3D { width, height, depth: 1 },
            mip_levels: 1,
            array_layers: info.image_array_layers,
            samples: vk::SampleCountFlags::TYPE_1,
            tiling: vk::ImageTiling::LINEAR,
            usage: info.image_usage,
            sharing_mode: info.image_sharing_mode,
            queue_family_index_count: info.queue_family_index_count,
            p_queue_family_indices: info.p_queue_family_indices,
            initial_layout: vk::ImageLayout::UNDEFINED,
            ..Default::default()
        };
        let create_image = device.table.create_image().expect("required");
        // SAFETY: the caller's promise.
        unsafe { create_image(self.device, &create, null(), &mut self.image) }.result()?;
        Ok(())
    }

    /// # Safety
    ///
    /// As for [`Self::new`]; there is the image.
    unsafe fn make_memory(&mut self, device: &Device) -> Result<(), vk::Result> {
        let table = device.table;
        let mut needs = vk::MemoryRequirements::default();
        let requirements = table.get_image_memory_requirements().expect("required");
        let allocate = table.allocate_memory().expect("required");
        let bind = table.bind_image_memory().expect("required");
        // SAFETY: the caller's promise.
        unsafe { requirements(self.device, self.image, &mut needs) };
        let memory = &device.physical_device().description.memory;
        let index = visible_type(memory, needs.memory_type_bits);
        let info = vk::MemoryAllocateInfo {
            allocation_size: needs.size,
            memory_type_index: index.ok_or(vk::Result::ERROR_OUT_OF_DEVICE_MEMORY)?,
            ..Default::default()
        };
        // SAFETY: the caller's promise.
        unsafe {
            allocate(self.device, &info, null(), &mut self.memory).result()?;
            bind(self.device, self.image, self.memory, 0).result()?;
        }
        Ok(())
    }

    /// # Safety
    ///
    /// As for [`Self::new`]; there is the memory.
    unsafe fn find_pixels(&mut self, device: &Device) -> Result<(), vk::Result> {
        let map = device.table.map_memory().expect("required");
        let layout_of = device.table.get_image_subresource_layout().expect("required");
        let color = vk::ImageSubresource {
            aspect_mask: vk::ImageAspectFlags::COLOR,
            mip_level: 0,
            array_layer: 0,
        };
        let mut layout = vk::SubresourceLayout::default();
        let mut start: *mut c_void = std::ptr::null_mut();
        // SAFETY: the caller's promise.
        unsafe {
            layout_of(self.device, self.image, &color, &mut layout);
            let flags = vk::MemoryMapFlags::empty();
            map(self.device, self.memory, 0, vk::WHOLE_SIZE, flags, &mut start).result()?;
            self.frame.start = start.cast::<u8>().add(layout.offset as usize);
        }
        self.frame.row_pitch = layout.row_pitch as usize;
        Ok(())
    }
}

impl Drop for SwapchainImage {
    fn drop(&mut self) {
        // SAFETY: the device outlives its swapchains, and its table has the commands; `new` made the objects, and
        // by valid usage nobody uses them any more. Null handles are allowed.
        unsafe {
            let table = crate::objects::device_table(self.device);
            let destroy = table.destroy_image().expect("required");
            let free = table.free_memory().expect("required");
            destroy(self.device, self.image, null());
            free(self.device, self.memory, null());
            object::destroy::<Fence>(self.fence);
        }
    }
}

/// The first memory type of these that the host sees without flushing.
fn visible_type(memory: &vk::PhysicalDeviceMemoryProperties, bits: u32) -> Option<u32> {
    let wanted =
        vk::MemoryPropertyFlags::HOST_VISIBLE.union(vk::MemoryPropertyFlags::HOST_COHERENT);
    let is_visible = |index: &u32| {
        let flags = memory.memory_types[*index as usize].property_flags;
        bits & (1 << index) != 0 && flags.contains(wanted)
    };
    (0..memory.memory_type_count).find(is_visible)
}
