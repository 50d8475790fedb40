//! The kit's windows, and surfaces and swapchains of the driver's own.

use std::ffi::CStr;
use std::ptr::{from_ref, null};
use std::sync::atomic::{AtomicU32, Ordering};

use author_kit::common::host_images::Image;
use author_kit::common::images::ImageInfo;
use author_kit::common::{host_images, host_memory};
use author_kit::driver::submission::in_all_stages;
use author_kit::driver::sync::signal_from_host;
use author_kit::driver::{
    Batch, Description, Driver, PhysicalDeviceDescription, entry, object, objects, queue, slice,
    two_calls, two_calls_into,
};
use author_kit::window;
use dispatch_tables::{
    DeviceEntrypointTable, DeviceExtensionTable, InstanceEntrypointTable, InstanceExtensionTable,
    PhysicalDeviceEntrypointTable, vk,
};

use crate::support::{Instance, call, physical_device};

const EXTENSIONS: [&CStr; 2] = [c"VK_KHR_surface", c"VK_EXT_headless_surface"];

// page: windows
static WITH_WINDOWS: Driver = Driver::new(Description {
    instance_extensions: InstanceExtensionTable {
        ext_debug_utils: true,
        ..window::INSTANCE_EXTENSIONS
    },
    also: &[host_memory::ENTRIES, host_images::ENTRIES, window::ENTRIES],
    ..Description::new(vk::API_VERSION_1_3, |_| Ok(vec![with_windows()]), |_, _| Ok(()))
});

fn with_windows() -> PhysicalDeviceDescription {
    PhysicalDeviceDescription {
        extensions: DeviceExtensionTable { khr_swapchain: true, ..DeviceExtensionTable::EMPTY },
        queue_families: vec![vk::QueueFamilyProperties { queue_count: 1, ..Default::default() }],
        memory: host_memory::MEMORY,
        // Surfaces have those of `window::FORMATS` that can be drawn to.
        format: |format| match format {
            vk::Format::B8G8R8A8_UNORM | vk::Format::B8G8R8A8_SRGB => vk::FormatProperties3 {
                optimal_tiling_features: vk::FormatFeatureFlags2::COLOR_ATTACHMENT,
                ..Default::default()
            },
            _ => vk::FormatProperties3::default(),
        },
        ..Default::default()
    }
}
// page

// page: surfaces
// Beside the extensions `khr_surface` and `ext_headless_surface` in `instance_extensions`.
const SURFACES: InstanceEntrypointTable = InstanceEntrypointTable {
    create_headless_surface_ext: Some(create_surface),
    destroy_surface_khr: Some(destroy_surface),
    ..InstanceEntrypointTable::EMPTY
};

// The kit makes the older queries of these.
const SURFACE_QUERIES: PhysicalDeviceEntrypointTable = PhysicalDeviceEntrypointTable {
    get_physical_device_surface_support_khr: Some(surface_support),
    get_physical_device_surface_capabilities2_khr: Some(surface_capabilities),
    get_physical_device_surface_formats2_khr: Some(surface_formats),
    get_physical_device_surface_present_modes_khr: Some(present_modes),
    ..PhysicalDeviceEntrypointTable::EMPTY
};

// `()` is what the driver keeps for a surface: a driver with windows keeps the connection and the
// window, from the create info of the window system.
unsafe extern "system" fn create_surface(
    instance: vk::Instance,
    _: *const vk::HeadlessSurfaceCreateInfoEXT,
    callbacks: *const vk::AllocationCallbacks,
    surface: *mut vk::SurfaceKHR,
) -> vk::Result {
    // SAFETY: valid usage of the command.
    unsafe {
        let parent = objects::instance(instance).allocator();
        object::store(object::create(parent, callbacks, ()), surface)
    }
}

unsafe extern "system" fn destroy_surface(
    _: vk::Instance,
    surface: vk::SurfaceKHR,
    _: *const vk::AllocationCallbacks,
) {
    // SAFETY: valid usage of the command.
    unsafe { object::destroy::<()>(surface) };
}

unsafe extern "system" fn surface_support(
    _: vk::PhysicalDevice,
    _family: u32,
    _: vk::SurfaceKHR,
    supported: *mut vk::Bool32,
) -> vk::Result {
    // SAFETY: valid usage of the command.
    unsafe { *supported = vk::TRUE };
    vk::Result::SUCCESS
}

unsafe extern "system" fn surface_capabilities(
    _: vk::PhysicalDevice,
    _: *const vk::PhysicalDeviceSurfaceInfo2KHR,
    answer: *mut vk::SurfaceCapabilities2KHR,
) -> vk::Result {
    let square = |side| vk::Extent2D { width: side, height: side };
    let capabilities = vk::SurfaceCapabilitiesKHR {
        min_image_count: 2,
        max_image_count: 8,
        // The swapchain says which size the surface has.
        current_extent: square(u32::MAX),
        min_image_extent: square(1),
        max_image_extent: square(4096),
        max_image_array_layers: 1,
        supported_transforms: vk::SurfaceTransformFlagsKHR::IDENTITY,
        current_transform: vk::SurfaceTransformFlagsKHR::IDENTITY,
        supported_composite_alpha: vk::CompositeAlphaFlagsKHR::OPAQUE,
        supported_usage_flags: vk::ImageUsageFlags::TRANSFER_DST
            | vk::ImageUsageFlags::COLOR_ATTACHMENT,
    };
    // SAFETY: valid usage of the command.
    unsafe { (*answer).surface_capabilities = capabilities };
    vk::Result::SUCCESS
}

unsafe extern "system" fn surface_formats(
    _: vk::PhysicalDevice,
    _: *const vk::PhysicalDeviceSurfaceInfo2KHR,
    count: *mut u32,
    array: *mut vk::SurfaceFormat2KHR,
) -> vk::Result {
    // SAFETY: valid usage of the command.
    unsafe {
        two_calls_into([vk::Format::B8G8R8A8_UNORM].into_iter(), count, array, |format, place| {
            place.surface_format.format = format;
            place.surface_format.color_space = vk::ColorSpaceKHR::SRGB_NONLINEAR;
        })
    }
}

unsafe extern "system" fn present_modes(
    _: vk::PhysicalDevice,
    _: vk::SurfaceKHR,
    count: *mut u32,
    array: *mut vk::PresentModeKHR,
) -> vk::Result {
    // SAFETY: valid usage of the command.
    unsafe { two_calls([vk::PresentModeKHR::FIFO].into_iter(), count, array) }
}
// page

// page: swapchains
// Its images, and how many of them were acquired.
struct Swapchain {
    images: Vec<vk::Image>,
    acquired: AtomicU32,
}

impl Drop for Swapchain {
    fn drop(&mut self) {
        // SAFETY: `create_swapchain` made the images, and the application uses them no more.
        self.images.iter().for_each(|&image| unsafe { object::destroy::<Image>(image) });
    }
}

unsafe extern "system" fn create_swapchain(
    device: vk::Device,
    info: *const vk::SwapchainCreateInfoKHR,
    callbacks: *const vk::AllocationCallbacks,
    swapchain: *mut vk::SwapchainKHR,
) -> vk::Result {
    // SAFETY: valid usage of the command.
    unsafe {
        let (info, parent) = (&*info, objects::device(device).allocator());
        let vk::Extent2D { width, height } = info.image_extent;
        let extent = vk::Extent3D { width, height, depth: 1 };
        let of = ImageInfo::new(info.image_format, extent, info.image_array_layers, 1);
        let image = || Image::new(of);
        let mut made = Swapchain { images: Vec::new(), acquired: AtomicU32::new(0) };
        for _ in 0..info.min_image_count {
            match object::create(parent, callbacks, image()) {
                Ok(image) => made.images.push(image),
                Err(error) => return error,
            }
        }
        object::store(object::create(parent, callbacks, made), swapchain)
    }
}

unsafe extern "system" fn destroy_swapchain(
    _: vk::Device,
    swapchain: vk::SwapchainKHR,
    _: *const vk::AllocationCallbacks,
) {
    // SAFETY: valid usage of the command.
    unsafe { object::destroy::<Swapchain>(swapchain) };
}

unsafe extern "system" fn get_swapchain_images(
    _: vk::Device,
    swapchain: vk::SwapchainKHR,
    count: *mut u32,
    array: *mut vk::Image,
) -> vk::Result {
    // SAFETY: valid usage of the command.
    unsafe { two_calls(object::get::<Swapchain>(swapchain).images.iter().copied(), count, array) }
}
// page

// page: sync
// One image after the other, each free at once: nobody shows them.
unsafe extern "system" fn acquire_next_image2(
    device: vk::Device,
    info: *const vk::AcquireNextImageInfoKHR,
    index: *mut u32,
) -> vk::Result {
    // SAFETY: valid usage of the command.
    unsafe {
        let (info, device) = (&*info, objects::device(device));
        let swapchain = object::get::<Swapchain>(info.swapchain);
        let acquired = swapchain.acquired.fetch_add(1, Ordering::Relaxed);
        *index = acquired % swapchain.images.len() as u32;
        let signaled = signal_from_host(device, info.semaphore, info.fence);
        signaled.err().unwrap_or(vk::Result::SUCCESS)
    }
}

// Gives the queue something to wait for, in the order of its work.
unsafe extern "system" fn queue_present(
    to: vk::Queue,
    info: *const vk::PresentInfoKHR,
) -> vk::Result {
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
// page

static SWAPCHAINS: Driver = Driver::new(Description {
    instance_extensions: InstanceExtensionTable {
        khr_surface: true,
        ext_headless_surface: true,
        ..InstanceExtensionTable::EMPTY
    },
    instance: SURFACES,
    physical_device: SURFACE_QUERIES,
    device: DeviceEntrypointTable {
        create_swapchain_khr: Some(create_swapchain),
        destroy_swapchain_khr: Some(destroy_swapchain),
        get_swapchain_images_khr: Some(get_swapchain_images),
        acquire_next_image2_khr: Some(acquire_next_image2),
        queue_present_khr: Some(queue_present),
        ..DeviceEntrypointTable::EMPTY
    },
    also: &[host_memory::ENTRIES, host_images::ENTRIES],
    ..Description::new(vk::API_VERSION_1_3, |_| Ok(vec![physical_device()]), |_, _| Ok(()))
});

struct OfWindows;

impl entry::Exported for OfWindows {
    const DRIVER: &'static Driver = &WITH_WINDOWS;
}

struct OfSwapchains;

impl entry::Exported for OfSwapchains {
    const DRIVER: &'static Driver = &SWAPCHAINS;
}

#[test]
fn a_driver_of_the_page_has_the_kits_windows() {
    let instance = Instance::create::<OfWindows>(&EXTENSIONS, null(), null()).expect("created");
    presents_on_a_headless_surface(instance);
}

#[test]
fn a_swapchain_of_the_page_presents_on_a_headless_surface() {
    let instance = Instance::create::<OfSwapchains>(&EXTENSIONS, null(), null()).expect("created");
    presents_on_a_headless_surface(instance);
}

fn presents_on_a_headless_surface(instance: Instance) {
    let (handle, gpu) = (instance.handle, instance.gpu);
    let (info, mut surface) = (Default::default(), vk::SurfaceKHR::NULL);
    let made =
        call!(instance.commands.create_headless_surface_ext(handle, &info, null(), &mut surface));
    assert_eq!(made, vk::Result::SUCCESS);
    let mut supported = vk::FALSE;
    call!(instance.physical.get_physical_device_surface_support_khr(
        gpu,
        0,
        surface,
        &mut supported
    ));
    assert_eq!(supported, vk::TRUE);
    // The older queries, which are the kit's.
    let mut capabilities = vk::SurfaceCapabilitiesKHR::default();
    let place = &mut capabilities;
    call!(instance.physical.get_physical_device_surface_capabilities_khr(gpu, surface, place));
    let (mut count, mut format) = (1, vk::SurfaceFormatKHR::default());
    call!(instance.physical.get_physical_device_surface_formats_khr(
        gpu,
        surface,
        &mut count,
        &mut format
    ));
    assert_eq!(format.format, vk::Format::B8G8R8A8_UNORM);

    let extensions = [c"VK_KHR_swapchain"];
    let device =
        instance.create_device(&extensions, &Default::default(), 1).expect("vkCreateDevice");
    let info = vk::SwapchainCreateInfoKHR {
        surface,
        min_image_count: capabilities.min_image_count,
        image_format: format.format,
        image_extent: vk::Extent2D { width: 4, height: 4 },
        image_array_layers: 1,
        ..Default::default()
    };
    let mut swapchain = vk::SwapchainKHR::NULL;
    let made =
        call!(device.commands.create_swapchain_khr(device.handle, &info, null(), &mut swapchain));
    assert_eq!(made, vk::Result::SUCCESS);
    let (mut count, mut images) = (2, [vk::Image::NULL; 2]);
    call!(device.commands.get_swapchain_images_khr(
        device.handle,
        swapchain,
        &mut count,
        images.as_mut_ptr()
    ));
    assert!(count == 2 && images.iter().all(|image| !image.is_null()));

    let (fence, semaphore, queue) = (device.fence(), device.semaphore(None), device.queue(0));
    let indices = (0..3).map(|_| {
        let mut index = u32::MAX;
        let acquired = call!(device.commands.acquire_next_image_khr(
            device.handle,
            swapchain,
            u64::MAX,
            semaphore,
            fence,
            &mut index
        ));
        assert_eq!(acquired, vk::Result::SUCCESS);
        let info = vk::PresentInfoKHR {
            wait_semaphore_count: 1,
            p_wait_semaphores: from_ref(&semaphore),
            swapchain_count: 1,
            p_swapchains: from_ref(&swapchain),
            p_image_indices: from_ref(&index),
            ..Default::default()
        };
        assert_eq!(call!(device.commands.queue_present_khr(queue, &info)), vk::Result::SUCCESS);
        assert_eq!(call!(device.commands.queue_wait_idle(queue)), vk::Result::SUCCESS);
        assert_eq!(
            call!(device.commands.get_fence_status(device.handle, fence)),
            vk::Result::SUCCESS
        );
        index
    });
    assert_eq!(indices.collect::<Vec<_>>(), [0, 1, 0]);

    device.destroy_semaphores(&[semaphore]);
    call!(device.commands.destroy_fence(device.handle, fence, null()));
    call!(device.commands.destroy_swapchain_khr(device.handle, swapchain, null()));
    device.destroy();
    call!(instance.commands.destroy_surface_khr(handle, surface, null()));
    instance.destroy();
}
