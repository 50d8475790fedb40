//! Physical-device queries below the layers that are newer than some drivers (callpath.md 1.10,
//! drivers.md I.6).
//!
//! The generated terminators pick the driver's function ([`pick_promoted`]): the core function if
//! the application asks for Vulkan 1.1 or later, else the extension's if the extension is enabled.
//! The functions here answer for a driver without either: through its 1.0 functions, and with the
//! contract's fixed values for the rest.

use core::ffi::c_void;

use dispatch_tables::vk::chain::structures;
use dispatch_tables::{Command, Extension, vk};

use crate::event::PhysicalDeviceEvent;
use crate::instance::driver::Driver;
use crate::physical_devices::array_query;
use crate::physical_devices::record::TerminatorPhysicalDevice;

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
pub(crate) fn report_emulation(driver: &Driver, command: Command, by: Option<Command>) {
    let (command, library) = (command.name().into(), driver.name());
    driver.owner().journal().record(match by {
        Some(by) => {
            PhysicalDeviceEvent::EmulatingCallThrough { command, library, by: by.name().into() }
        }
        None => PhysicalDeviceEvent::EmulatingCall { command, library },
    });
}

/// Logs that the loader leaves the chained structure at `p_next` as it was; nothing if there is
/// none.
pub(crate) fn report_chain(
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
pub(crate) fn report_elements_chain(
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

/// The structure in an output chain, if `s_type` is its type.
///
/// # Safety
/// `node` is a structure of the application in which `sType` gives the type, nothing else refers to
/// it, and `T` is the structure of `s_type`.
pub(crate) unsafe fn output<'a, T>(
    node: *const vk::BaseInStructure,
    s_type: vk::StructureType,
) -> Option<&'a mut T> {
    // SAFETY: the caller promises a structure of this type.
    unsafe { ((*node).s_type == s_type).then(|| &mut *node.cast_mut().cast::<T>()) }
}

/// Declares the answer to a query of one structure: the driver's query of Vulkan 1.0 fills the
/// member `$field`, and `$answer_chain` answers what is chained to the structure.
macro_rules! structure {
    (
        $name:ident $command:ident through $plain:ident $plain_command:ident,
        $output:ident: $Output:ident.$field:ident, ($($argument:ident: $Ty:ty)?), $answer_chain:expr
    ) => {
        #[doc = concat!("Answers `Command::", stringify!($command), "`.")]
        pub(crate) unsafe fn $name(
            device: &TerminatorPhysicalDevice,
            $($argument: $Ty,)?
            $output: *mut vk::$Output,
        ) {
            let command = Command::$command;
            report_emulation(device.driver(), command, Some(Command::$plain_command));
            // SAFETY: the driver's function gets the driver's own handle. By valid usage the output
            // structure is writable and starts a valid chain.
            unsafe {
                if let Some(get) = device.driver().physical_device_table.$plain {
                    get(device.handle, $($argument,)? &raw mut (*$output).$field);
                }
                $answer_chain(device, command, (*$output).p_next.cast_const());
            }
        }
    };
}

structure!(
    get_physical_device_features2 GET_PHYSICAL_DEVICE_FEATURES2
    through get_physical_device_features GET_PHYSICAL_DEVICE_FEATURES,
    p_features: PhysicalDeviceFeatures2.features, (), lack_multiview
);
structure!(
    get_physical_device_properties2 GET_PHYSICAL_DEVICE_PROPERTIES2
    through get_physical_device_properties GET_PHYSICAL_DEVICE_PROPERTIES,
    p_properties: PhysicalDeviceProperties2.properties, (), zero_ids
);
structure!(
    get_physical_device_format_properties2 GET_PHYSICAL_DEVICE_FORMAT_PROPERTIES2
    through get_physical_device_format_properties GET_PHYSICAL_DEVICE_FORMAT_PROPERTIES,
    p_format_properties: FormatProperties2.format_properties, (format: vk::Format),
    |device, command, p_next| report_chain(device, command, "pFormatProperties", p_next)
);
structure!(
    get_physical_device_memory_properties2 GET_PHYSICAL_DEVICE_MEMORY_PROPERTIES2
    through get_physical_device_memory_properties GET_PHYSICAL_DEVICE_MEMORY_PROPERTIES,
    p_memory_properties: PhysicalDeviceMemoryProperties2.memory_properties, (),
    |device, command, p_next| report_chain(device, command, "pMemoryProperties", p_next)
);

/// Reports multiview as unsupported.
///
/// # Safety
/// `p_next` is null or a valid chain of features.
unsafe fn lack_multiview(
    device: &TerminatorPhysicalDevice,
    command: Command,
    p_next: *const c_void,
) {
    let multiview = vk::StructureType::PHYSICAL_DEVICE_MULTIVIEW_FEATURES;
    // SAFETY: the caller promises a valid chain.
    for node in unsafe { structures(p_next) } {
        // SAFETY: a structure of a valid chain.
        match unsafe { output::<vk::PhysicalDeviceMultiviewFeatures>(node, multiview) } {
            Some(features) => {
                features.multiview = vk::FALSE;
                features.multiview_geometry_shader = vk::FALSE;
                features.multiview_tessellation_shader = vk::FALSE;
            }
            None => report_chain(device, command, "pFeatures", node.cast()),
        }
    }
}

/// Reports IDs as zero, if the application may ask for them.
///
/// # Safety
/// `p_next` is null or a valid chain of properties.
unsafe fn zero_ids(device: &TerminatorPhysicalDevice, command: Command, p_next: *const c_void) {
    let instance = device.instance();
    // SAFETY: the caller promises a valid chain.
    for node in unsafe { structures(p_next) } {
        let ids = vk::StructureType::PHYSICAL_DEVICE_ID_PROPERTIES;
        // SAFETY: a structure of a valid chain.
        if unsafe { (*node).s_type } != ids {
            // With the extension's name, under which users look the message up.
            let alias = Command::GET_PHYSICAL_DEVICE_PROPERTIES2_KHR;
            report_chain(device, alias, "pProperties", node.cast());
        } else if instance.is_enabled(Extension::KHR_EXTERNAL_MEMORY_CAPABILITIES) {
            let command = command.name().into();
            instance.journal().record(PhysicalDeviceEvent::IdsZeroed { command });
            // SAFETY: a structure of a valid chain.
            if let Some(ids) = unsafe { output::<vk::PhysicalDeviceIDProperties>(node, ids) } {
                ids.device_uuid = Default::default();
                ids.driver_uuid = Default::default();
                ids.device_luid_valid = vk::FALSE;
            }
        }
    }
}

/// Image format properties. Fails for a chained structure, which the command of Vulkan 1.0 cannot
/// fill.
pub(crate) unsafe fn get_physical_device_image_format_properties2(
    device: &TerminatorPhysicalDevice,
    p_info: *const vk::PhysicalDeviceImageFormatInfo2,
    p_properties: *mut vk::ImageFormatProperties2,
) -> vk::Result {
    let command = Command::GET_PHYSICAL_DEVICE_IMAGE_FORMAT_PROPERTIES2;
    let plain = Command::GET_PHYSICAL_DEVICE_IMAGE_FORMAT_PROPERTIES;
    report_emulation(device.driver(), command, Some(plain));
    // SAFETY: by valid usage the structures are valid.
    let (info, output) = unsafe { (&*p_info, &mut *p_properties) };
    if !info.p_next.is_null() || !output.p_next.is_null() {
        return vk::Result::ERROR_FORMAT_NOT_SUPPORTED;
    }
    let vk::PhysicalDeviceImageFormatInfo2 { format, ty, tiling, usage, flags, .. } = *info;
    let properties = &mut output.image_format_properties;
    match device.driver().physical_device_table.get_physical_device_image_format_properties {
        // SAFETY: the driver's function gets the driver's own handle.
        Some(get) => unsafe { get(device.handle, format, ty, tiling, usage, flags, properties) },
        None => vk::Result::ERROR_INITIALIZATION_FAILED,
    }
}

/// Queue families.
pub(crate) unsafe fn get_physical_device_queue_family_properties2(
    device: &TerminatorPhysicalDevice,
    p_count: *mut u32,
    p_properties: *mut vk::QueueFamilyProperties2,
) {
    let command = Command::GET_PHYSICAL_DEVICE_QUEUE_FAMILY_PROPERTIES2;
    let plain = Command::GET_PHYSICAL_DEVICE_QUEUE_FAMILY_PROPERTIES;
    report_emulation(device.driver(), command, Some(plain));
    let table = &device.driver().physical_device_table;
    let Some(get) = table.get_physical_device_queue_family_properties else {
        return;
    };
    let query = |count, found| {
        // SAFETY: the driver's function gets the driver's own handle, and a count with its array.
        unsafe { get(device.handle, count, found) };
        vk::Result::SUCCESS
    };
    let store = |place: &mut vk::QueueFamilyProperties2, properties| {
        place.queue_family_properties = properties;
        place.p_next.cast_const()
    };
    let parameter = "pQueueFamilyProperties";
    // SAFETY: by valid usage the count is writable and the array is null or has as many elements.
    unsafe { emulate_array(device, (command, parameter), p_count, p_properties, query, store) };
}

/// Sparse image formats.
pub(crate) unsafe fn get_physical_device_sparse_image_format_properties2(
    device: &TerminatorPhysicalDevice,
    p_format_info: *const vk::PhysicalDeviceSparseImageFormatInfo2,
    p_count: *mut u32,
    p_properties: *mut vk::SparseImageFormatProperties2,
) {
    let command = Command::GET_PHYSICAL_DEVICE_SPARSE_IMAGE_FORMAT_PROPERTIES2;
    let plain = Command::GET_PHYSICAL_DEVICE_SPARSE_IMAGE_FORMAT_PROPERTIES;
    report_emulation(device.driver(), command, Some(plain));
    let table = &device.driver().physical_device_table;
    let Some(get) = table.get_physical_device_sparse_image_format_properties else {
        return;
    };
    // SAFETY: by valid usage the input structure is valid.
    let info = unsafe { *p_format_info };
    report_chain(device, command, "pFormatInfo", info.p_next);
    let query = |count, found| {
        let vk::PhysicalDeviceSparseImageFormatInfo2 { format, ty, samples, usage, tiling, .. } =
            info;
        // SAFETY: the driver's function gets the driver's own handle, and a count with its array.
        unsafe { get(device.handle, format, ty, samples, usage, tiling, count, found) };
        vk::Result::SUCCESS
    };
    let store = |place: &mut vk::SparseImageFormatProperties2, properties| {
        place.properties = properties;
        place.p_next.cast_const()
    };
    let parameter = "pProperties";
    // SAFETY: by valid usage the count is writable and the array is null or has as many elements.
    unsafe { emulate_array(device, (command, parameter), p_count, p_properties, query, store) };
}

/// As [`array_query::emulate`], for a command without a result: a failure leaves no elements.
///
/// # Safety
/// As [`array_query::emulate`].
unsafe fn emulate_array<Plain: Copy + Default, Extended>(
    device: &TerminatorPhysicalDevice,
    (command, parameter): (Command, &'static str),
    p_count: *mut u32,
    p_array: *mut Extended,
    query: impl Fn(*mut u32, *mut Plain) -> vk::Result,
    store: impl Fn(&mut Extended, Plain) -> *const c_void,
) {
    let report = |index, p_next| report_elements_chain(device, command, (parameter, index), p_next);
    let memory = device.instance().allocator(vk::SystemAllocationScope::COMMAND);
    // SAFETY: the caller's promise is that of the function.
    unsafe {
        let result = array_query::emulate(memory, p_count, p_array, query, store, report);
        if result != vk::Result::SUCCESS {
            p_count.write(0);
        }
    }
}
