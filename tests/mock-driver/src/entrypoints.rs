//! The driver's description for the kit: the hand-written commands and those of the kit. And the
//! lookups, which the configuration governs.

use std::ffi::{CStr, c_char};

use author_kit::driver::{self as kit, Common, Description, Instance};
use author_kit::{common, recording};
use dispatch_tables::{
    Command, DeviceEntrypointTable, Extension, InstanceEntrypointTable, Level,
    PhysicalDeviceEntrypointTable, vk,
};

use crate::config::driver;
use crate::object::create;
use crate::{
    command_buffer, device, display, instance, log, made_up, messenger, object, physical_device,
    stubs, surface, swapchain,
};

const INSTANCE: InstanceEntrypointTable = InstanceEntrypointTable {
    create_instance: Some(instance::create_instance),
    enumerate_instance_extension_properties: Some(
        instance::enumerate_instance_extension_properties,
    ),
    enumerate_instance_version: Some(instance::enumerate_instance_version),
    enumerate_physical_devices: Some(instance::enumerate_physical_devices),
    enumerate_physical_device_groups: Some(instance::enumerate_physical_device_groups),
    create_headless_surface_ext: Some(surface::create_headless),
    create_xcb_surface_khr: Some(surface::create_xcb),
    create_xlib_surface_khr: Some(surface::create_xlib),
    create_wayland_surface_khr: Some(surface::create_wayland),
    create_display_plane_surface_khr: Some(display::create_surface),
    destroy_surface_khr: Some(surface::destroy),
    create_debug_utils_messenger_ext: Some(create),
    create_debug_report_callback_ext: Some(create),
    ..InstanceEntrypointTable::EMPTY
};

const PHYSICAL_DEVICE: PhysicalDeviceEntrypointTable = PhysicalDeviceEntrypointTable {
    create_device: Some(device::create_device),
    enumerate_device_extension_properties: Some(physical_device::extensions),
    get_physical_device_sparse_image_format_properties2: Some(
        physical_device::sparse_image_format_properties,
    ),
    get_physical_device_tool_properties: Some(physical_device::tools),
    get_physical_device_display_properties2_khr: Some(display::displays2),
    get_physical_device_display_plane_properties2_khr: Some(display::planes2),
    get_display_plane_supported_displays_khr: Some(display::displays_of_plane),
    get_display_mode_properties2_khr: Some(display::modes2),
    create_display_mode_khr: Some(display::create_mode),
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
    queue_submit2: Some(command_buffer::submit2),
    create_fence: Some(create),
    create_semaphore: Some(create),
    create_event: Some(create),
    create_query_pool: Some(create),
    create_buffer_view: Some(create),
    create_image: Some(create),
    create_image_view: Some(create),
    create_shader_module: Some(create),
    create_pipeline_cache: Some(create),
    create_pipeline_layout: Some(create),
    create_sampler: Some(create),
    create_descriptor_set_layout: Some(create),
    create_descriptor_pool: Some(create),
    create_framebuffer: Some(create),
    create_render_pass: Some(create),
    create_swapchain_khr: Some(swapchain::create),
    create_shared_swapchains_khr: Some(swapchain::create_shared),
    get_swapchain_images_khr: Some(swapchain::images),
    acquire_next_image_khr: Some(swapchain::acquire),
    get_device_group_surface_present_modes_khr: Some(swapchain::group_present_modes),
    set_debug_utils_object_name_ext: Some(messenger::set_object_name),
    set_debug_utils_object_tag_ext: Some(messenger::set_object_tag),
    debug_marker_set_object_name_ext: Some(messenger::set_marker_name),
    debug_marker_set_object_tag_ext: Some(messenger::set_marker_tag),
    ..recording::entrypoints::<recording::InCommandBuffer>(&command_buffer::EXECUTED)
};

/// The kit's commands. Waits, and the commands of objects that are numbers, stay stubs.
const COMMON: &[&[Common]] = &[
    common::creation::ENTRIES,
    common::enumeration::ENTRIES,
    common::formats::ENTRIES,
    common::host_memory::ENTRIES,
    common::pairs::ENTRIES,
    common::pools::ENTRIES,
    common::queues::ENTRIES,
    common::submit::ENTRIES,
];

/// The driver for the kit. Instances of every version and their devices are possible.
pub(crate) fn description() -> Description {
    let physical_devices = |_: &Instance| {
        let configs = driver().config.physical_devices.iter();
        Ok(configs.map(physical_device::describe).collect())
    };
    Description {
        instance: INSTANCE,
        physical_device: PHYSICAL_DEVICE,
        device: DEVICE,
        common: COMMON,
        new_command_buffer: command_buffer::new,
        reset_command_buffer: command_buffer::reset,
        ..Description::new(vk::HEADER_VERSION_COMPLETE, physical_devices, |_, _| Ok(()))
    }
}

/// The implementation of `command`, if there is one.
pub(crate) fn implementation(command: Command) -> vk::PFN_vkVoidFunction {
    match command.level() {
        Level::Global => INSTANCE.get(command),
        _ => driver().kit.tables().get(command),
    }
}

/// The lookup of vkGetInstanceProcAddr: global commands for NULL, otherwise all commands that the
/// driver supports.
pub(crate) fn for_instance(instance: vk::Instance, command: Command) -> vk::PFN_vkVoidFunction {
    let config = &driver().config;
    if instance.is_null() && command.level() != Level::Global {
        return None;
    }
    let lists = || config.physical_devices.iter().map(|device| &device.extensions);
    let known = |extension: Extension| {
        let mut names = lists().chain([&config.instance_extensions]).flatten();
        names.any(|name| name.as_bytes() == extension.name().to_bytes())
    };
    find(command, config.api_version, known)
}

/// The lookup of vkGetDeviceProcAddr: device commands of the device's version and enabled
/// extensions.
fn for_device(device: vk::Device, command: Command) -> vk::PFN_vkVoidFunction {
    object::check(Level::Device, device.as_raw(), "vkGetDeviceProcAddr");
    if command.level() != Level::Device {
        return None;
    }
    // SAFETY: the handle is checked.
    let device = unsafe { kit::objects::device(device) };
    let version = physical_device::config(device.physical_device().handle()).api_version;
    find(command, version, |extension| device::is_enabled(device, extension))
}

/// The address of `command`, unless the configuration hides it.
fn find(
    command: Command,
    api_version: u32,
    is_enabled: impl Fn(Extension) -> bool,
) -> vk::PFN_vkVoidFunction {
    let config = &driver().config;
    let name = command.name().to_str().ok()?;
    if config.missing.iter().any(|missing| missing == name) {
        return None;
    }
    let in_core = command.core_version().is_some_and(|version| version <= api_version);
    let in_extension = || command.extensions().iter().copied().any(&is_enabled);
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
