//! Looks up commands by name (callpath.md 3).
//!
//! vkGetInstanceProcAddr returns trampolines. vkGetDeviceProcAddr returns most functions of the top
//! of the device chain, and trampolines for the commands that [`DeviceAnswer`] lists. The lookups
//! for layers are terminators: `lookup::below`.

use core::ffi::{CStr, c_char};

use dispatch_tables::{Command, Extension, Level, vk};

use crate::commands::invalid::{Parameter, invalid_handle};
use crate::commands::trampolines::trampoline;
use crate::commands::{self, GATES, Gate};
use crate::device::record::Device;
use crate::instance::record::Instance;
use crate::lookup::unknown::{self, Side};

/// Looks up a command for an application (callpath.md 3.1). Only extensions hide names: commands of
/// all core versions and of all device extensions are always found.
///
/// # Safety
/// `instance` is null or an instance; `p_name` is null or a string that ends in NUL.
#[unsafe(no_mangle)]
pub(crate) unsafe extern "system" fn vkGetInstanceProcAddr(
    instance: vk::Instance,
    p_name: *const c_char,
) -> vk::PFN_vkVoidFunction {
    // SAFETY: the caller passes null or a string that ends in NUL.
    let command = unsafe { Command::from_ptr(p_name) };
    let gate = command.and_then(commands::gate);
    if let (Some(command), Some(gate)) = (command, gate)
        && gate != Gate::Any
        // SAFETY: the caller passes null or an instance, and `of` reads the two words at its start.
        && let Some(known) = unsafe { Instance::of(instance) }
    {
        let open = match gate {
            Gate::Any | Gate::Instance => true,
            Gate::PreInstance => known.app_version() < vk::API_VERSION_1_3,
            Gate::Enabled(extension) => known.is_enabled(extension),
        };
        return if open { trampoline(command) } else { None };
    }
    // SAFETY: the parameters are those of this function, with the same conditions.
    unsafe { unknown_or_without_instance(instance, command, p_name) }
}

/// The rest of vkGetInstanceProcAddr, for an unknown name or without an instance: steps 1 to 4, 9
/// and 10 of callpath.md 3.1.
///
/// # Safety
/// As [`vkGetInstanceProcAddr`].
#[cold]
unsafe fn unknown_or_without_instance(
    instance: vk::Instance,
    command: Option<Command>,
    p_name: *const c_char,
) -> vk::PFN_vkVoidFunction {
    if let Some(command) = command
        && matches!(commands::gate(command), Some(Gate::Any | Gate::PreInstance))
    {
        return trampoline(command);
    }
    if instance.is_null() || p_name.is_null() {
        return None;
    }
    // SAFETY: the caller passes null or an instance, and `of` reads the two words at its start.
    let Some(known) = (unsafe { Instance::of(instance) }) else {
        invalid_handle(Command::GET_INSTANCE_PROC_ADDR, Parameter::Instance)
    };
    // SAFETY: not null, so the caller passes a string that ends in NUL.
    unknown::function(known, unsafe { CStr::from_ptr(p_name) }, Side::Above)
}

/// Looks up a device command for an application (callpath.md 3.5).
///
/// # Safety
/// `device` is null or a device; `p_name` is null or a string that ends in NUL.
#[unsafe(no_mangle)]
pub(crate) unsafe extern "system" fn vkGetDeviceProcAddr(
    device: vk::Device,
    p_name: *const c_char,
) -> vk::PFN_vkVoidFunction {
    // SAFETY: the caller passes null or a string that ends in NUL.
    let command = unsafe { Command::from_ptr(p_name) };
    if let Some(command) = command
        && let Some(Some(DeviceAnswer::Chain)) = DEVICE_ANSWERS.get(command.index())
    {
        // SAFETY: the caller passes null or a device, whose first word points to its dispatch
        // table.
        let record = unsafe { Device::of(device.as_raw()) }?;
        if hidden_as_newer(record, command) {
            return None;
        }
        let chain = record.dispatch.table.as_array();
        return chain.get(command.entry_index()).copied().flatten();
    }
    // SAFETY: the parameters are those of this function, with the same conditions.
    unsafe { not_from_the_table(device, command, p_name) }
}

/// The rest of vkGetDeviceProcAddr, for all but the commands of [`DeviceAnswer::Chain`].
///
/// # Safety
/// As [`vkGetDeviceProcAddr`].
#[cold]
unsafe fn not_from_the_table(
    device: vk::Device,
    command: Option<Command>,
    p_name: *const c_char,
) -> vk::PFN_vkVoidFunction {
    let known = command.and_then(|command| {
        let answer = DEVICE_ANSWERS.get(command.index()).copied().flatten()?;
        Some((trampoline(command)?, answer))
    });
    if let Some((address, DeviceAnswer::Loader)) = known {
        return Some(address);
    }
    // SAFETY: the caller passes null or a device, whose first word points to its dispatch table.
    let record = unsafe { Device::of(device.as_raw()) }?;
    let Some((address, answer)) = known else {
        // SAFETY: `record` is the record of `device`, and the caller passes null or a string that
        // ends in NUL.
        return unsafe { query_chain(record, device, p_name) };
    };
    let stays = match answer {
        DeviceAnswer::LoaderUnlessNewer => {
            !command.is_some_and(|command| hidden_as_newer(record, command))
        }
        DeviceAnswer::LoaderWithDebugUtils => record.owner().is_enabled(Extension::EXT_DEBUG_UTILS),
        DeviceAnswer::LoaderWithDebugMarker => *record.debug_marker,
        DeviceAnswer::Loader | DeviceAnswer::Chain => false,
    };
    stays.then_some(address)
}

/// The origin of the function that vkGetDeviceProcAddr returns for a device command with a
/// trampoline (callpath.md 3.5).
#[derive(Clone, Copy)]
enum DeviceAnswer {
    /// Step 2: the trampoline, for every device.
    Loader,
    /// Step 4: the trampoline, unless maintenance5 hides the command as newer than the
    /// application's version.
    LoaderUnlessNewer,
    /// Step 6: the trampoline, if the instance has VK_EXT_debug_utils.
    LoaderWithDebugUtils,
    /// Step 6: the trampoline, if the device has VK_EXT_debug_marker.
    LoaderWithDebugMarker,
    /// Step 6: the function of the chain, as looked up when the device was created.
    Chain,
}

/// By command id. `None` for step 7: commands without a trampoline and commands of other levels.
/// Names that the registry lacks go the same way.
#[expect(clippy::indexing_slicing, reason = "the compiler runs it")]
static DEVICE_ANSWERS: [Option<DeviceAnswer>; Command::COUNT] = {
    let mut answers = [None; Command::COUNT];
    let mut index = 0;
    while let Some(command) = Command::from_index(index) {
        if GATES[index].is_some() && matches!(command.level(), Level::Device) {
            answers[index] = Some(device_answer(command));
        }
        index += 1;
    }
    answers
};

const fn device_answer(command: Command) -> DeviceAnswer {
    match command {
        Command::GET_DEVICE_PROC_ADDR
        | Command::DESTROY_DEVICE
        | Command::GET_DEVICE_QUEUE
        | Command::ALLOCATE_COMMAND_BUFFERS => DeviceAnswer::Loader,
        Command::GET_DEVICE_QUEUE2 => DeviceAnswer::LoaderUnlessNewer,
        Command::SET_DEBUG_UTILS_OBJECT_NAME_EXT | Command::SET_DEBUG_UTILS_OBJECT_TAG_EXT => {
            DeviceAnswer::LoaderWithDebugUtils
        }
        Command::DEBUG_MARKER_SET_OBJECT_NAME_EXT | Command::DEBUG_MARKER_SET_OBJECT_TAG_EXT => {
            DeviceAnswer::LoaderWithDebugMarker
        }
        _ => DeviceAnswer::Chain,
    }
}

/// Whether maintenance5 hides a core command above the version of the application (callpath.md 3.5,
/// IGNORE_NEWER). Aliases have no core version.
#[inline(always)]
fn hidden_as_newer(device: &Device, command: Command) -> bool {
    device.driver_device.ignores_newer_commands && is_newer(device, command)
}

#[cold]
fn is_newer(device: &Device, command: Command) -> bool {
    let version = command.core_version();
    version.is_some_and(|version| version > device.owner().app_version())
}

/// Looks up a name in the chain that has no trampoline at device level (step 7 of callpath.md 3.5).
///
/// # Safety
/// `handle` is a handle of `device`; `p_name` is null or a string that ends in NUL.
#[cold]
unsafe fn query_chain(
    device: &Device,
    handle: vk::Device,
    p_name: *const c_char,
) -> vk::PFN_vkVoidFunction {
    if p_name.is_null() {
        return None;
    }
    // SAFETY: not null, so the caller passes a string that ends in NUL.
    let name = unsafe { CStr::from_ptr(p_name) };
    if !name.to_bytes().starts_with(b"vk") {
        return None;
    }
    let get = device.chain_device.get_device_proc_addr?;
    // SAFETY: the function of the chain gets a handle of its device and a C string.
    unsafe { get(handle, p_name) }
}
