// The code of a driver's `lib.rs` behind its module `commands`, which has the commands and the
// objects that they make.
use commands::{Device, Instance};
use dispatch_tables::proc_addr::{self, InstanceProcAddr, Rules};
use dispatch_tables::vk::{self, PFN_vkVoidFunction};
use dispatch_tables::*;
use std::ffi::c_char;

// What the driver can. A misspelt extension does not compile.
static INSTANCE_EXTENSIONS: InstanceExtensionTable = InstanceExtensionTable {
    khr_get_physical_device_properties2: true,
    ..InstanceExtensionTable::EMPTY
};
static DEVICE_EXTENSIONS: DeviceExtensionTable = DeviceExtensionTable {
    khr_maintenance1: true,
    ..DeviceExtensionTable::EMPTY
};

// What it implements. A misspelt or mistyped command does not compile.
static INSTANCE: InstanceEntrypointTable = InstanceEntrypointTable {
    get_instance_proc_addr: Some(vk_icdGetInstanceProcAddr),
    enumerate_instance_version: Some(commands::enumerate_instance_version),
    enumerate_instance_extension_properties: Some(
        commands::enumerate_instance_extension_properties,
    ),
    create_instance: Some(commands::create_instance),
    destroy_instance: Some(commands::destroy_instance),
    enumerate_physical_devices: Some(commands::enumerate_physical_devices),
    ..InstanceEntrypointTable::EMPTY
};
static PHYSICAL_DEVICE: PhysicalDeviceEntrypointTable = PhysicalDeviceEntrypointTable {
    enumerate_device_extension_properties: Some(commands::enumerate_device_extension_properties),
    create_device: Some(commands::create_device),
    get_physical_device_properties: Some(commands::get_properties),
    get_physical_device_properties2: Some(commands::get_properties2),
    get_physical_device_features: Some(commands::get_features),
    get_physical_device_features2: Some(commands::get_features2),
    get_physical_device_memory_properties: Some(commands::get_memory_properties),
    get_physical_device_memory_properties2: Some(commands::get_memory_properties2),
    get_physical_device_queue_family_properties: Some(commands::get_queue_family_properties),
    get_physical_device_queue_family_properties2: Some(commands::get_queue_family_properties2),
    get_physical_device_format_properties: Some(commands::get_format_properties),
    get_physical_device_format_properties2: Some(commands::get_format_properties2),
    get_physical_device_image_format_properties: Some(commands::get_image_format_properties),
    get_physical_device_image_format_properties2: Some(commands::get_image_format_properties2),
    get_physical_device_sparse_image_format_properties: Some(commands::get_sparse_properties),
    get_physical_device_sparse_image_format_properties2: Some(commands::get_sparse_properties2),
    ..PhysicalDeviceEntrypointTable::EMPTY
};
static DEVICE: DeviceEntrypointTable = DeviceEntrypointTable {
    get_device_proc_addr: Some(get_device_proc_addr),
    destroy_device: Some(commands::destroy_device),
    device_wait_idle: Some(commands::device_wait_idle),
    trim_command_pool: Some(commands::trim_command_pool),
    ..DeviceEntrypointTable::EMPTY
};

// What is called: the same by command, so that vkTrimCommandPoolKHR is there, too. The compiler
// makes the tables.
static INSTANCE_TABLE: InstanceDispatchTable = InstanceDispatchTable::of(&INSTANCE);
static PHYSICAL_DEVICE_TABLE: PhysicalDeviceDispatchTable = PhysicalDeviceDispatchTable::of(&PHYSICAL_DEVICE);
static DEVICE_TABLE: DeviceDispatchTable = DeviceDispatchTable::of(&DEVICE);

// What an instance gives for commands of objects that it does not know yet.
static PHYSICAL_DEVICE_TRAMPOLINES: PhysicalDeviceDispatchTable =
    PHYSICAL_DEVICE_TABLE.trampolines();
static DEVICE_TRAMPOLINES: DeviceDispatchTable = DEVICE_TABLE.trampolines();

/// Agrees with the loader on an interface: the fifth is for versions of Vulkan after 1.0.
///
/// # Safety
///
/// The version is the loader's newest.
#[unsafe(no_mangle)]
pub unsafe extern "system" fn vk_icdNegotiateLoaderICDInterfaceVersion(
    version: *mut u32,
) -> vk::Result {
    // SAFETY: as this function's.
    unsafe { *version = (*version).min(5) };
    vk::Result::SUCCESS
}

/// Where the loader asks for commands: without an instance first, then with those that it has made.
///
/// # Safety
///
/// The instance is null or this driver's, and the name is a string.
#[unsafe(no_mangle)]
pub unsafe extern "system" fn vk_icdGetInstanceProcAddr(
    instance: vk::Instance,
    name: *const c_char,
) -> PFN_vkVoidFunction {
    // SAFETY: as this function's.
    let command = unsafe { Command::from_ptr(name)? };
    // SAFETY: as this function's.
    let Some(instance) = (unsafe { Instance::of(instance) }) else {
        return proc_addr::get_global(&INSTANCE, command);
    };
    let answers = InstanceProcAddr {
        rules: &Rules::SPECIFICATION,
        enabled: instance.enabled(&DEVICE_EXTENSIONS),
        globals: &INSTANCE,
        instance: &INSTANCE_TABLE,
        physical_device: &PHYSICAL_DEVICE_TRAMPOLINES,
        device: &DEVICE_TRAMPOLINES,
    };
    answers.get(command)
}

unsafe extern "system" fn get_device_proc_addr(
    device: vk::Device,
    name: *const c_char,
) -> PFN_vkVoidFunction {
    // SAFETY: valid usage of the command.
    let (command, device) = unsafe { (Command::from_ptr(name)?, Device::of(device)) };
    DEVICE_TABLE.get_if_supported(command, &Rules::SPECIFICATION, &device.enabled())
}
