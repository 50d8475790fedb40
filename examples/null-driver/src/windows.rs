//! Windows: surfaces of any window, and swapchains with images that nobody shows.

use std::sync::atomic::{AtomicU32, Ordering};

use author_kit::common::host_images::Image;
use author_kit::common::images::ImageInfo;
use author_kit::driver::submission::in_all_stages;
use author_kit::driver::sync::signal_from_host;
use author_kit::driver::{Batch, object, objects, queue, slice, two_calls, two_calls_into};
use dispatch_tables::vk::{self, AllocationCallbacks, PhysicalDevice};
use dispatch_tables::*;

/// The commands of surfaces.
pub(crate) const INSTANCE: InstanceEntrypointTable = InstanceEntrypointTable {
    create_wayland_surface_khr: Some(create_surface),
    create_xcb_surface_khr: Some(create_surface),
    create_xlib_surface_khr: Some(create_surface),
    destroy_surface_khr: Some(destroy::<_, _, ()>),
    ..InstanceEntrypointTable::EMPTY
};

/// The queries of surfaces.
pub(crate) const PHYSICAL_DEVICE: PhysicalDeviceEntrypointTable = PhysicalDeviceEntrypointTable {
    get_physical_device_surface_support_khr: Some(support),
    get_physical_device_surface_capabilities2_khr: Some(capabilities),
    get_physical_device_surface_formats2_khr: Some(formats),
    get_physical_device_surface_present_modes_khr: Some(present_modes),
    get_physical_device_wayland_presentation_support_khr: Some(any),
    get_physical_device_xcb_presentation_support_khr: Some(any_visual),
    get_physical_device_xlib_presentation_support_khr: Some(any_visual),
    ..PhysicalDeviceEntrypointTable::EMPTY
};

/// The commands of swapchains.
pub(crate) const DEVICE: DeviceEntrypointTable = DeviceEntrypointTable {
    create_swapchain_khr: Some(create),
    destroy_swapchain_khr: Some(destroy::<_, _, Swapchain>),
    get_swapchain_images_khr: Some(swapchain_images),
    acquire_next_image2_khr: Some(acquire),
    queue_present_khr: Some(present),
    ..DeviceEntrypointTable::EMPTY
};

/// Destroys an object with data of type `T`; `P` is the parent.
unsafe extern "system" fn destroy<P, H: vk::Handle, T>(_: P, h: H, _: *const AllocationCallbacks) {
    // SAFETY: valid usage of the command.
    unsafe { object::destroy::<T>(h) };
}

/// `I` is the create info of any window system.
unsafe extern "system" fn create_surface<I>(
    instance: vk::Instance,
    _: *const I,
    callbacks: *const AllocationCallbacks,
    surface: *mut vk::SurfaceKHR,
) -> vk::Result {
    // SAFETY: valid usage of the command.
    unsafe {
        let allocator = objects::instance(instance).allocator();
        object::store(object::create(allocator, callbacks, ()), surface)
    }
}

unsafe extern "system" fn support(
    _: PhysicalDevice,
    _: u32,
    _: vk::SurfaceKHR,
    supported: *mut vk::Bool32,
) -> vk::Result {
    // SAFETY: valid usage of the command.
    unsafe { *supported = vk::TRUE };
    vk::Result::SUCCESS
}

/// `W` is a connection to the window system, `V` a visual.
unsafe extern "system" fn any<W>(_: PhysicalDevice, _: u32, _: W) -> vk::Bool32 {
    vk::TRUE
}

unsafe extern "system" fn any_visual<W, V>(_: PhysicalDevice, _: u32, _: W, _: V) -> vk::Bool32 {
    vk::TRUE
}

/// A swapchain of any size: without a connection to the window system, a window's size is unknown.
unsafe extern "system" fn capabilities(
    _: PhysicalDevice,
    _: *const vk::PhysicalDeviceSurfaceInfo2KHR,
    answer: *mut vk::SurfaceCapabilities2KHR,
) -> vk::Result {
    let square = |side| vk::Extent2D { width: side, height: side };
    let capabilities = vk::SurfaceCapabilitiesKHR {
        min_image_count: 2,
        max_image_count: 8,
        current_extent: square(u32::MAX),
        min_image_extent: square(1),
        max_image_extent: square(4096),
        max_image_array_layers: 1,
        supported_transforms: vk::SurfaceTransformFlagsKHR::IDENTITY,
        current_transform: vk::SurfaceTransformFlagsKHR::IDENTITY,
        supported_composite_alpha: vk::CompositeAlphaFlagsKHR::OPAQUE,
        // All of Vulkan 1.0 but depth: from TRANSFER_SRC to COLOR_ATTACHMENT.
        supported_usage_flags: vk::ImageUsageFlags::from_raw(0x1f),
    };
    // SAFETY: valid usage of the command.
    unsafe { (*answer).surface_capabilities = capabilities };
    vk::Result::SUCCESS
}

unsafe extern "system" fn formats(
    _: PhysicalDevice,
    _: *const vk::PhysicalDeviceSurfaceInfo2KHR,
    count: *mut u32,
    array: *mut vk::SurfaceFormat2KHR,
) -> vk::Result {
    let formats = [vk::Format::B8G8R8A8_UNORM, vk::Format::B8G8R8A8_SRGB];
    // SAFETY: valid usage of the command.
    unsafe {
        two_calls_into(formats.into_iter(), count, array, |format, place| {
            let color_space = vk::ColorSpaceKHR::SRGB_NONLINEAR;
            place.surface_format = vk::SurfaceFormatKHR { format, color_space };
        })
    }
}

unsafe extern "system" fn present_modes(
    _: PhysicalDevice,
    _: vk::SurfaceKHR,
    count: *mut u32,
    array: *mut vk::PresentModeKHR,
) -> vk::Result {
    // SAFETY: valid usage of the command.
    unsafe { two_calls([vk::PresentModeKHR::FIFO].into_iter(), count, array) }
}

/// Its images, and how many of them were acquired.
struct Swapchain {
    images: Vec<vk::Image>,
    acquired: AtomicU32,
}

impl Drop for Swapchain {
    fn drop(&mut self) {
        // SAFETY: `create` made the images, and the application uses them no more.
        self.images.iter().for_each(|&image| unsafe { object::destroy::<Image>(image) });
    }
}

unsafe extern "system" fn create(
    device: vk::Device,
    info: *const vk::SwapchainCreateInfoKHR,
    callbacks: *const AllocationCallbacks,
    swapchain: *mut vk::SwapchainKHR,
) -> vk::Result {
    // SAFETY: valid usage of the command.
    unsafe {
        let (info, allocator) = (&*info, objects::device(device).allocator());
        let vk::Extent2D { width, height } = info.image_extent;
        let extent = vk::Extent3D { width, height, depth: 1 };
        let of = ImageInfo::new(info.image_format, extent, info.image_array_layers, 1);
        let image = || Image::new(of);
        let images = (0..info.min_image_count)
            .map(|_| object::create(allocator, callbacks, image()))
            .collect::<Result<_, _>>();
        let acquired = AtomicU32::new(0);
        let made = images.and_then(|images| {
            object::create(allocator, callbacks, Swapchain { images, acquired })
        });
        object::store(made, swapchain)
    }
}

unsafe extern "system" fn swapchain_images(
    _: vk::Device,
    swapchain: vk::SwapchainKHR,
    count: *mut u32,
    array: *mut vk::Image,
) -> vk::Result {
    // SAFETY: valid usage of the command.
    unsafe { two_calls(object::get::<Swapchain>(swapchain).images.iter().copied(), count, array) }
}

/// One image after the other, each at once.
unsafe extern "system" fn acquire(
    device: vk::Device,
    info: *const vk::AcquireNextImageInfoKHR,
    index: *mut u32,
) -> vk::Result {
    // SAFETY: valid usage of the command.
    unsafe {
        let info = &*info;
        let swapchain = object::get::<Swapchain>(info.swapchain);
        let acquired = swapchain.acquired.fetch_add(1, Ordering::Relaxed);
        *index = acquired % swapchain.images.len() as u32;
        let signaled = signal_from_host(objects::device(device), info.semaphore, info.fence);
        signaled.err().unwrap_or(vk::Result::SUCCESS)
    }
}

/// Waits for the semaphores, in the queue's order.
unsafe extern "system" fn present(to: vk::Queue, info: *const vk::PresentInfoKHR) -> vk::Result {
    // SAFETY: valid usage of the command.
    unsafe {
        let info = &*info;
        let waits = slice(info.p_wait_semaphores, info.wait_semaphore_count).iter();
        let waits = waits.map(|&semaphore| in_all_stages(semaphore, 0)).collect();
        let submitted = queue(to).submit(vec![Batch { waits, ..Batch::default() }]);
        let result = submitted.err().unwrap_or(vk::Result::SUCCESS);
        let places = (0..info.swapchain_count as usize).filter(|_| !info.p_results.is_null());
        places.for_each(|at| *info.p_results.add(at) = result);
        result
    }
}
