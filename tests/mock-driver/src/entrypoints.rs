//! The table of hand-written commands, and the lookups.

use std::ffi::{CStr, c_char};

use dispatch_tables::{
    Command, DeviceEntrypointTable, InstanceEntrypointTable, Level, PhysicalDeviceEntrypointTable,
    vk,
};

use crate::config::driver;
use crate::{
    command_buffer, device, display, instance, log, made_up, memory, messenger, physical_device,
    stubs, surface, swapchain,
};

const INSTANCE: InstanceEntrypointTable = InstanceEntrypointTable {
    create_instance: Some(instance::create_instance),
    destroy_instance: Some(instance::destroy_instance),
    enumerate_instance_extension_properties: Some(
        instance::enumerate_instance_extension_properties,
    ),
    enumerate_instance_version: Some(instance::enumerate_instance_version),
    enumerate_physical_devices: Some(instance::enumerate_physical_devices),
    enumerate_physical_device_groups: Some(instance::enumerate_physical_device_groups),
    enumerate_physical_device_groups_khr: Some(instance::enumerate_physical_device_groups),
    create_headless_surface_ext: Some(surface::create_headless),
    create_xcb_surface_khr: Some(surface::create_xcb),
    create_xlib_surface_khr: Some(surface::create_xlib),
    create_wayland_surface_khr: Some(surface::create_wayland),
    create_display_plane_surface_khr: Some(display::create_surface),
    destroy_surface_khr: Some(surface::destroy),
    create_debug_utils_messenger_ext: Some(messenger::create_messenger),
    create_debug_report_callback_ext: Some(messenger::create_report_callback),
    ..InstanceEntrypointTable::EMPTY
};

const PHYSICAL_DEVICE: PhysicalDeviceEntrypointTable = PhysicalDeviceEntrypointTable {
    create_device: Some(device::create_device),
    enumerate_device_extension_properties: Some(physical_device::extensions),
    get_physical_device_properties: Some(physical_device::properties),
    get_physical_device_properties2: Some(physical_device::properties2),
    get_physical_device_properties2_khr: Some(physical_device::properties2),
    get_physical_device_features: Some(physical_device::features),
    get_physical_device_features2: Some(physical_device::features2),
    get_physical_device_features2_khr: Some(physical_device::features2),
    get_physical_device_memory_properties: Some(physical_device::memory_properties),
    get_physical_device_memory_properties2: Some(physical_device::memory_properties2),
    get_physical_device_memory_properties2_khr: Some(physical_device::memory_properties2),
    get_physical_device_queue_family_properties: Some(physical_device::queue_families),
    get_physical_device_queue_family_properties2: Some(physical_device::queue_families2),
    get_physical_device_queue_family_properties2_khr: Some(physical_device::queue_families2),
    get_physical_device_format_properties: Some(physical_device::format_properties),
    get_physical_device_image_format_properties: Some(physical_device::image_format_properties),
    get_physical_device_sparse_image_format_properties: Some(
        physical_device::sparse_image_format_properties,
    ),
    get_physical_device_tool_properties: Some(physical_device::tools),
    get_physical_device_tool_properties_ext: Some(physical_device::tools),
    get_physical_device_display_properties_khr: Some(display::displays),
    get_physical_device_display_properties2_khr: Some(display::displays2),
    get_physical_device_display_plane_properties_khr: Some(display::planes),
    get_physical_device_display_plane_properties2_khr: Some(display::planes2),
    get_display_plane_supported_displays_khr: Some(display::displays_of_plane),
    get_display_mode_properties_khr: Some(display::modes),
    get_display_mode_properties2_khr: Some(display::modes2),
    create_display_mode_khr: Some(display::create_mode),
    get_display_plane_capabilities_khr: Some(display::plane_capabilities),
    get_display_plane_capabilities2_khr: Some(display::plane_capabilities2),
    get_rand_r_output_display_ext: Some(display::of_output),
    get_physical_device_surface_support_khr: Some(surface::support),
    get_physical_device_surface_capabilities_khr: Some(surface::capabilities),
    get_physical_device_surface_capabilities2_khr: Some(surface::capabilities2),
    get_physical_device_surface_formats_khr: Some(surface::formats),
    get_physical_device_surface_formats2_khr: Some(surface::formats2),
    get_physical_device_surface_present_modes_khr: Some(surface::present_modes),
    ..PhysicalDeviceEntrypointTable::EMPTY
};

const DEVICE: DeviceEntrypointTable = DeviceEntrypointTable {
    get_device_proc_addr: Some(get_device_proc_addr),
    destroy_device: Some(device::destroy_device),
    get_device_queue: Some(device::get_queue),
    get_device_queue2: Some(device::get_queue2),
    queue_submit: Some(command_buffer::submit),
    queue_submit2: Some(command_buffer::submit2),
    queue_submit2_khr: Some(command_buffer::submit2),
    allocate_memory: Some(memory::allocate),
    free_memory: Some(memory::free),
    map_memory: Some(memory::map),
    create_buffer: Some(memory::create_buffer),
    destroy_buffer: Some(memory::destroy_buffer),
    bind_buffer_memory: Some(memory::bind_buffer),
    get_buffer_memory_requirements: Some(memory::requirements),
    create_command_pool: Some(device::create::<vk::CommandPoolCreateInfo, vk::CommandPool>),
    create_fence: Some(device::create::<vk::FenceCreateInfo, vk::Fence>),
    create_semaphore: Some(device::create::<vk::SemaphoreCreateInfo, vk::Semaphore>),
    create_event: Some(device::create::<vk::EventCreateInfo, vk::Event>),
    create_query_pool: Some(device::create::<vk::QueryPoolCreateInfo, vk::QueryPool>),
    create_buffer_view: Some(device::create::<vk::BufferViewCreateInfo, vk::BufferView>),
    create_image: Some(device::create::<vk::ImageCreateInfo, vk::Image>),
    create_image_view: Some(device::create::<vk::ImageViewCreateInfo, vk::ImageView>),
    create_shader_module: Some(device::create::<vk::ShaderModuleCreateInfo, vk::ShaderModule>),
    create_pipeline_cache: Some(device::create::<vk::PipelineCacheCreateInfo, vk::PipelineCache>),
    create_pipeline_layout: Some(
        device::create::<vk::PipelineLayoutCreateInfo, vk::PipelineLayout>,
    ),
    create_sampler: Some(device::create::<vk::SamplerCreateInfo, vk::Sampler>),
    create_descriptor_set_layout: Some(
        device::create::<vk::DescriptorSetLayoutCreateInfo, vk::DescriptorSetLayout>,
    ),
    create_descriptor_pool: Some(
        device::create::<vk::DescriptorPoolCreateInfo, vk::DescriptorPool>,
    ),
    create_framebuffer: Some(device::create::<vk::FramebufferCreateInfo, vk::Framebuffer>),
    create_render_pass: Some(device::create::<vk::RenderPassCreateInfo, vk::RenderPass>),
    allocate_command_buffers: Some(command_buffer::allocate),
    free_command_buffers: Some(command_buffer::free),
    begin_command_buffer: Some(command_buffer::begin),
    cmd_fill_buffer: Some(command_buffer::fill_buffer),
    cmd_copy_buffer: Some(command_buffer::copy_buffer),
    create_swapchain_khr: Some(swapchain::create),
    create_shared_swapchains_khr: Some(swapchain::create_shared),
    get_swapchain_images_khr: Some(swapchain::images),
    acquire_next_image_khr: Some(swapchain::acquire),
    get_device_group_surface_present_modes_khr: Some(swapchain::group_present_modes),
    set_debug_utils_object_name_ext: Some(messenger::set_object_name),
    set_debug_utils_object_tag_ext: Some(messenger::set_object_tag),
    debug_marker_set_object_name_ext: Some(messenger::set_marker_name),
    debug_marker_set_object_tag_ext: Some(messenger::set_marker_tag),
    ..DeviceEntrypointTable::EMPTY
};

/// The hand-written implementation of `command`, if there is one.
pub(crate) fn implementation(command: Command) -> vk::PFN_vkVoidFunction {
    match command.level() {
        Level::Global | Level::Instance => INSTANCE.get(command),
        Level::PhysicalDevice => PHYSICAL_DEVICE.get(command),
        Level::Device => DEVICE.get(command),
    }
}

/// The lookup of vkGetInstanceProcAddr: global commands for NULL, otherwise all commands that the
/// driver supports.
pub(crate) fn for_instance(instance: vk::Instance, command: Command) -> vk::PFN_vkVoidFunction {
    let config = &driver().config;
    if instance.is_null() && command.level() != Level::Global {
        return None;
    }
    let known = |extension: &str| {
        let lists = config.physical_devices.iter().map(|device| &device.extensions);
        lists.chain([&config.instance_extensions]).flatten().any(|name| name == extension)
    };
    find(command, config.api_version, known)
}

/// The lookup of vkGetDeviceProcAddr: device commands of the device's version and enabled
/// extensions.
fn for_device(device: vk::Device, command: Command) -> vk::PFN_vkVoidFunction {
    let device = device::get(device, "vkGetDeviceProcAddr");
    if command.level() != Level::Device {
        return None;
    }
    find(command, device.physical_device.api_version, |extension| device.is_enabled(extension))
}

/// The address of `command`, unless the configuration hides it.
fn find(
    command: Command,
    api_version: u32,
    is_enabled: impl Fn(&str) -> bool,
) -> vk::PFN_vkVoidFunction {
    let config = &driver().config;
    let name = command.name().to_str().ok()?;
    if config.missing.iter().any(|missing| missing == name) {
        return None;
    }
    let in_core = command.core_version().is_some_and(|version| version <= api_version);
    let in_extension =
        || command.extensions().iter().any(|e| e.name().to_str().is_ok_and(&is_enabled));
    if config.gate && !in_core && !in_extension() {
        return None;
    }
    if config.record {
        stubs::of(command)
    } else {
        implementation(command).or_else(|| stubs::of(command))
    }
}

extern "system" fn get_device_proc_addr(
    device: vk::Device,
    name: *const c_char,
) -> vk::PFN_vkVoidFunction {
    // SAFETY: valid usage: `name` is a C string.
    let name = unsafe { CStr::from_ptr(name) };
    log::lookup("vkGetDeviceProcAddr", device.as_raw() as u64, &name.to_string_lossy());
    made_up::for_device(name).or_else(|| for_device(device, Command::from_name(name)?))
}
