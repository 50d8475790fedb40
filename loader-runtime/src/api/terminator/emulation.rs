//! Physical-device queries below the layers that are newer than some drivers (callpath.md 1.10,
//! drivers.md I.6).
//!
//! The generated terminators pick the driver's function ([`pick_promoted`]): the core function if the
//! application asks for Vulkan 1.1 or later, else the extension's if the extension is enabled. The
//! functions here answer for a driver without either: through its 1.0 functions, and with the
//! contract's fixed values for the rest.

use core::ffi::c_void;

use dispatch_tables::{Command, Extension, vk};

use crate::api::terminator::array_query;
use crate::event::PhysicalDeviceEvent;
use crate::object::driver::Driver;
use crate::object::physical_device::TerminatorPhysicalDevice;
use crate::pnext::chain;

/// The driver's function for a query that Vulkan 1.1 took over from `extension`.
pub(crate) fn pick_promoted<F: Copy>(
    device: &TerminatorPhysicalDevice,
    core: Option<F>,
    extension: Extension,
    khr: Option<F>,
) -> Option<F> {
    let instance = device.instance();
    let core = core.filter(|_| instance.app_version() >= vk::API_VERSION_1_1);
    core.or_else(|| khr.filter(|_| instance.is_enabled(extension)))
}

/// Logs that the loader answers `command`, which the driver lacks, through `by`. Messages about
/// external objects and displays do not name `by`.
pub(super) fn report_emulation(driver: &Driver, command: Command, by: Option<Command>) {
    let (command, library) = (command.name().into(), driver.name());
    driver.owner().journal().record(match by {
        Some(by) => {
            PhysicalDeviceEvent::EmulatingCallThrough { command, library, by: by.name().into() }
        }
        None => PhysicalDeviceEvent::EmulatingCall { command, library },
    });
}

/// Logs that the loader leaves the chained structure at `p_next` as it was; nothing if there is none.
pub(super) fn report_chain(
    device: &TerminatorPhysicalDevice,
    command: Command,
    parameter: &'static str,
    p_next: *const c_void,
) {
    if !p_next.is_null() {
        let command = command.name().into();
        let event = PhysicalDeviceEvent::ChainIgnored { command, parameter };
        device.instance().journal().record(event);
    }
}

/// [`report_chain`] for the element of an array.
pub(super) fn report_elements_chain(
    device: &TerminatorPhysicalDevice,
    command: Command,
    (parameter, index): (&'static str, usize),
    p_next: *const c_void,
) {
    if !p_next.is_null() {
        let command = command.name().into();
        let event = PhysicalDeviceEvent::ElementsChainIgnored { command, parameter, index };
        device.instance().journal().record(event);
    }
}

/// Features. Multiview is reported as unsupported.
pub(crate) unsafe fn get_physical_device_features2(
    device: &TerminatorPhysicalDevice,
    p_features: *mut vk::PhysicalDeviceFeatures2,
) {
    // SAFETY: the driver's functions get the driver's own handle. By valid usage the output
    // structure is writable and starts a valid chain, in which `sType` gives the type of every
    // structure.
    unsafe {
        let table = &device.driver().physical_device_table;
        let command = Command::GET_PHYSICAL_DEVICE_FEATURES2;
        report_emulation(device.driver(), command, Some(Command::GET_PHYSICAL_DEVICE_FEATURES));
        if let Some(get) = table.get_physical_device_features {
            get(device.handle, &raw mut (*p_features).features);
        }
        for node in chain((*p_features).p_next) {
            if (*node).s_type == vk::StructureType::PHYSICAL_DEVICE_MULTIVIEW_FEATURES {
                let node = node.cast_mut().cast::<vk::PhysicalDeviceMultiviewFeatures>();
                (*node).multiview = vk::FALSE;
                (*node).multiview_geometry_shader = vk::FALSE;
                (*node).multiview_tessellation_shader = vk::FALSE;
            } else {
                report_chain(device, command, "pFeatures", node.cast());
            }
        }
    }
}

/// Properties. IDs are reported as zero.
pub(crate) unsafe fn get_physical_device_properties2(
    device: &TerminatorPhysicalDevice,
    p_properties: *mut vk::PhysicalDeviceProperties2,
) {
    // SAFETY: the driver's functions get the driver's own handle. By valid usage the output
    // structure is writable and starts a valid chain, in which `sType` gives the type of every
    // structure.
    unsafe {
        let table = &device.driver().physical_device_table;
        let command = Command::GET_PHYSICAL_DEVICE_PROPERTIES2;
        report_emulation(device.driver(), command, Some(Command::GET_PHYSICAL_DEVICE_PROPERTIES));
        if let Some(get) = table.get_physical_device_properties {
            get(device.handle, &raw mut (*p_properties).properties);
        }
        let ids = Extension::KHR_EXTERNAL_MEMORY_CAPABILITIES;
        for node in chain((*p_properties).p_next) {
            if (*node).s_type != vk::StructureType::PHYSICAL_DEVICE_ID_PROPERTIES {
                // With the extension's name, under which users look the message up.
                let alias = Command::GET_PHYSICAL_DEVICE_PROPERTIES2_KHR;
                report_chain(device, alias, "pProperties", node.cast());
            } else if device.instance().is_enabled(ids) {
                let command = command.name().into();
                let event = PhysicalDeviceEvent::IdsZeroed { command };
                device.instance().journal().record(event);
                let node = node.cast_mut().cast::<vk::PhysicalDeviceIDProperties>();
                (*node).device_uuid = Default::default();
                (*node).driver_uuid = Default::default();
                (*node).device_luid_valid = vk::FALSE;
            }
        }
    }
}

/// Format properties.
pub(crate) unsafe fn get_physical_device_format_properties2(
    device: &TerminatorPhysicalDevice,
    format: vk::Format,
    p_format_properties: *mut vk::FormatProperties2,
) {
    // SAFETY: the driver's functions get the driver's own handle. By valid usage the output
    // structure is writable.
    unsafe {
        let table = &device.driver().physical_device_table;
        let command = Command::GET_PHYSICAL_DEVICE_FORMAT_PROPERTIES2;
        let plain = Command::GET_PHYSICAL_DEVICE_FORMAT_PROPERTIES;
        report_emulation(device.driver(), command, Some(plain));
        if let Some(get) = table.get_physical_device_format_properties {
            get(device.handle, format, &raw mut (*p_format_properties).format_properties);
        }
        report_chain(device, command, "pFormatProperties", (*p_format_properties).p_next);
    }
}

/// Image format properties. Fails for a chained structure, which the command of Vulkan 1.0 cannot
/// fill.
pub(crate) unsafe fn get_physical_device_image_format_properties2(
    device: &TerminatorPhysicalDevice,
    p_image_format_info: *const vk::PhysicalDeviceImageFormatInfo2,
    p_image_format_properties: *mut vk::ImageFormatProperties2,
) -> vk::Result {
    // SAFETY: the driver's functions get the driver's own handle. By valid usage the output
    // structure is writable, and the input structure is valid.
    unsafe {
        let table = &device.driver().physical_device_table;
        let command = Command::GET_PHYSICAL_DEVICE_IMAGE_FORMAT_PROPERTIES2;
        let plain = Command::GET_PHYSICAL_DEVICE_IMAGE_FORMAT_PROPERTIES;
        report_emulation(device.driver(), command, Some(plain));
        let info = &*p_image_format_info;
        if !info.p_next.is_null() || !(*p_image_format_properties).p_next.is_null() {
            return vk::Result::ERROR_FORMAT_NOT_SUPPORTED;
        }
        let Some(get) = table.get_physical_device_image_format_properties else {
            return vk::Result::ERROR_INITIALIZATION_FAILED;
        };
        let out = &raw mut (*p_image_format_properties).image_format_properties;
        get(device.handle, info.format, info.ty, info.tiling, info.usage, info.flags, out)
    }
}

/// Queue families.
pub(crate) unsafe fn get_physical_device_queue_family_properties2(
    device: &TerminatorPhysicalDevice,
    p_count: *mut u32,
    p_properties: *mut vk::QueueFamilyProperties2,
) {
    // SAFETY: the driver's functions get the driver's own handle. By valid usage the count is
    // writable and the array is null or has as many elements. `emulate` gives each element at most
    // once.
    unsafe {
        let table = &device.driver().physical_device_table;
        let command = Command::GET_PHYSICAL_DEVICE_QUEUE_FAMILY_PROPERTIES2;
        let plain = Command::GET_PHYSICAL_DEVICE_QUEUE_FAMILY_PROPERTIES;
        report_emulation(device.driver(), command, Some(plain));
        let Some(get) = table.get_physical_device_queue_family_properties else {
            return;
        };
        let result = array_query::emulate(
            device.instance().allocator(vk::SystemAllocationScope::COMMAND),
            p_count,
            p_properties,
            |count, found| {
                get(device.handle, count, found);
                vk::Result::SUCCESS
            },
            |index, place: *mut vk::QueueFamilyProperties2, properties| {
                (*place).queue_family_properties = properties;
                report_elements_chain(
                    device,
                    command,
                    ("pQueueFamilyProperties", index),
                    (*place).p_next,
                );
            },
        );
        if result != vk::Result::SUCCESS {
            *p_count = 0;
        }
    }
}

/// Memory types and heaps.
pub(crate) unsafe fn get_physical_device_memory_properties2(
    device: &TerminatorPhysicalDevice,
    p_memory_properties: *mut vk::PhysicalDeviceMemoryProperties2,
) {
    // SAFETY: the driver's functions get the driver's own handle. By valid usage the output
    // structure is writable.
    unsafe {
        let table = &device.driver().physical_device_table;
        let command = Command::GET_PHYSICAL_DEVICE_MEMORY_PROPERTIES2;
        let plain = Command::GET_PHYSICAL_DEVICE_MEMORY_PROPERTIES;
        report_emulation(device.driver(), command, Some(plain));
        if let Some(get) = table.get_physical_device_memory_properties {
            get(device.handle, &raw mut (*p_memory_properties).memory_properties);
        }
        report_chain(device, command, "pMemoryProperties", (*p_memory_properties).p_next);
    }
}

/// Sparse image formats.
pub(crate) unsafe fn get_physical_device_sparse_image_format_properties2(
    device: &TerminatorPhysicalDevice,
    p_format_info: *const vk::PhysicalDeviceSparseImageFormatInfo2,
    p_count: *mut u32,
    p_properties: *mut vk::SparseImageFormatProperties2,
) {
    // SAFETY: the driver's functions get the driver's own handle. By valid usage the input
    // structure is valid, the count is writable, and the array is null or has as many elements.
    // `emulate` gives each element at most once.
    unsafe {
        let table = &device.driver().physical_device_table;
        let command = Command::GET_PHYSICAL_DEVICE_SPARSE_IMAGE_FORMAT_PROPERTIES2;
        let plain = Command::GET_PHYSICAL_DEVICE_SPARSE_IMAGE_FORMAT_PROPERTIES;
        report_emulation(device.driver(), command, Some(plain));
        let Some(get) = table.get_physical_device_sparse_image_format_properties else {
            return;
        };
        let info = &*p_format_info;
        report_chain(device, command, "pFormatInfo", info.p_next);
        let result = array_query::emulate(
            device.instance().allocator(vk::SystemAllocationScope::COMMAND),
            p_count,
            p_properties,
            |count, found| {
                let (format, ty, samples) = (info.format, info.ty, info.samples);
                let (usage, tiling) = (info.usage, info.tiling);
                get(device.handle, format, ty, samples, usage, tiling, count, found);
                vk::Result::SUCCESS
            },
            |index, place: *mut vk::SparseImageFormatProperties2, properties| {
                (*place).properties = properties;
                report_elements_chain(device, command, ("pProperties", index), (*place).p_next);
            },
        );
        if result != vk::Result::SUCCESS {
            *p_count = 0;
        }
    }
}
