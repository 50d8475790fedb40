//! Looking up commands by name (callpath.md 3).
//!
//! Above the layers, vkGetInstanceProcAddr gives out trampolines and vkGetDeviceProcAddr what the
//! top of the device chain answered. Below them, the terminators of both give out the loader's
//! terminators and the driver's functions.
#![allow(non_snake_case, reason = "trampolines carry their C names")]

use std::ffi::{CStr, c_char};

use dispatch_tables::vk;
use dispatch_tables::{Command, Extension, Level};

use super::invalid::{Parameter, invalid_handle};
use super::unknown;
use crate::generated::proc_addr::{Gate, TRAMPOLINES, Trampoline, trampoline};
use crate::object::device::Device;
use crate::object::instance::Instance;

/// Looks a command up for an application (callpath.md 3.1). Names are gated by extension only:
/// commands of every core version and of every device extension are always there.
///
/// # Safety
/// `instance` is null or an instance; `p_name` is null or a string that ends in NUL.
#[unsafe(no_mangle)]
pub(crate) unsafe extern "system" fn vkGetInstanceProcAddr(
    instance: vk::Instance,
    p_name: *const c_char,
) -> vk::PFN_vkVoidFunction {
    // SAFETY: the caller's promise.
    let found = unsafe { Command::from_ptr(p_name) }.and_then(trampoline);
    if let Some(found) = found
        && found.gate != Gate::Any
        // SAFETY: the caller's promise.
        && let Some(known) = unsafe { Instance::of(instance) }
    {
        let open = match found.gate {
            Gate::Any | Gate::Instance => true,
            Gate::PreInstance => known.app_version() < vk::API_VERSION_1_3,
            Gate::Enabled(extension) => known.is_enabled(extension),
        };
        return open.then_some(found.address);
    }
    // SAFETY: the caller's promises.
    unsafe { unknown_or_without_instance(instance, found, p_name) }
}

/// What vkGetInstanceProcAddr answers where the name or the instance is not known: steps 1 to 4, 9
/// and 10 of callpath.md 3.1.
///
/// # Safety
/// As [`vkGetInstanceProcAddr`].
#[cold]
unsafe fn unknown_or_without_instance(
    instance: vk::Instance,
    found: Option<&Trampoline>,
    p_name: *const c_char,
) -> vk::PFN_vkVoidFunction {
    if let Some(found) = found
        && matches!(found.gate, Gate::Any | Gate::PreInstance)
    {
        return Some(found.address);
    }
    if instance.is_null() || p_name.is_null() {
        return None;
    }
    // SAFETY: the caller's promise.
    let Some(known) = (unsafe { Instance::of(instance) }) else {
        invalid_handle(Command::GET_INSTANCE_PROC_ADDR, Parameter::Instance)
    };
    // SAFETY: not null, and the caller's promise.
    unknown::trampoline(known, unsafe { CStr::from_ptr(p_name) })
}

/// Looks a device command up for an application (callpath.md 3.5).
///
/// # Safety
/// `device` is null or a device; `p_name` is null or a string that ends in NUL.
#[unsafe(no_mangle)]
pub(crate) unsafe extern "system" fn vkGetDeviceProcAddr(
    device: vk::Device,
    p_name: *const c_char,
) -> vk::PFN_vkVoidFunction {
    // SAFETY: the caller's promise.
    let command = unsafe { Command::from_ptr(p_name) };
    if let Some(command) = command
        && let Some(Some(DeviceAnswer::Chain)) = DEVICE_ANSWERS.get(command.index())
    {
        // SAFETY: the caller's promise.
        let record = unsafe { Device::of(device.as_raw()) }?;
        if hidden_as_newer(record, command) {
            return None;
        }
        let chain = record.dispatch.table.as_array();
        return chain.get(command.entry_index()).copied().flatten();
    }
    // SAFETY: the caller's promises.
    unsafe { not_from_the_table(device, command, p_name) }
}

/// What vkGetDeviceProcAddr answers for all but the commands of [`DeviceAnswer::Chain`].
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
        Some((trampoline(command)?.address, answer))
    });
    if let Some((address, DeviceAnswer::Loader)) = known {
        return Some(address);
    }
    // SAFETY: the caller's promise.
    let record = unsafe { Device::of(device.as_raw()) }?;
    let Some((address, answer)) = known else {
        // SAFETY: the caller's promise.
        return unsafe { ask_chain(record, device, p_name) };
    };
    let stays = match answer {
        DeviceAnswer::LoaderUnlessNewer => {
            !command.is_some_and(|command| hidden_as_newer(record, command))
        }
        DeviceAnswer::LoaderWithDebugUtils => record.owner().is_enabled(Extension::EXT_DEBUG_UTILS),
        DeviceAnswer::LoaderWithDebugMarker => record.debug_marker.get(),
        DeviceAnswer::Loader | DeviceAnswer::Chain => false,
    };
    stays.then_some(address)
}

/// Who answers vkGetDeviceProcAddr for a device command that the loader has code for (callpath.md
/// 3.5).
#[derive(Clone, Copy)]
enum DeviceAnswer {
    /// Step 2: the loader, whatever the device is.
    Loader,
    /// Step 4: the loader, if the application's version has the command or the device does not
    /// mind.
    LoaderUnlessNewer,
    /// Step 6: the loader, if the instance has VK_EXT_debug_utils.
    LoaderWithDebugUtils,
    /// Step 6: the loader, if the device has VK_EXT_debug_marker.
    LoaderWithDebugMarker,
    /// Step 6: the top of the chain, as it did when the device was made.
    Chain,
}

/// By command id; none for step 7: commands that are none of a device's, or that the loader has no
/// code for.
#[expect(clippy::indexing_slicing, reason = "the compiler runs it")]
static DEVICE_ANSWERS: [Option<DeviceAnswer>; Command::COUNT] = {
    let mut answers = [None; Command::COUNT];
    let mut index = 0;
    while let Some(command) = Command::from_index(index) {
        if TRAMPOLINES[index].is_some() && matches!(command.level(), Level::Device) {
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

/// With maintenance5, core commands above the application's version are not there (callpath.md 3.5,
/// IGNORE_NEWER). Aliases have no core version.
#[inline(always)]
fn hidden_as_newer(device: &Device, command: Command) -> bool {
    device.below().ignores_newer_commands && is_newer(device, command)
}

#[cold]
fn is_newer(device: &Device, command: Command) -> bool {
    let version = command.core_version();
    version.is_some_and(|version| version > device.owner().app_version())
}

/// Step 7 of callpath.md 3.5: a name that the loader does not know as a device command.
///
/// # Safety
/// `handle` is a handle of `device`; `p_name` is null or a string that ends in NUL.
#[cold]
unsafe fn ask_chain(
    device: &Device,
    handle: vk::Device,
    p_name: *const c_char,
) -> vk::PFN_vkVoidFunction {
    if p_name.is_null() {
        return None;
    }
    // SAFETY: not null, and the caller's promise.
    let name = unsafe { CStr::from_ptr(p_name) };
    if !name.to_bytes().starts_with(b"vk") {
        return None;
    }
    let get = device.get_device_proc_addr()?;
    // SAFETY: the chain's own function with the chain's handle.
    unsafe { get(handle, p_name) }
}

/// The bottom of the chain (callpath.md 3.4, 3.6).
pub(crate) mod terminator {
    use std::ffi::{CStr, c_char};

    use dispatch_tables::vk;
    use dispatch_tables::{Command, Level};

    use crate::api::unknown;
    use crate::event::InstanceEvent;
    use crate::generated::proc_addr::trampoline;
    use crate::generated::terminators::{
        DEVICE_TERMINATORS, DeviceTerminatorGate, INSTANCE_TERMINATORS,
        PHYSICAL_DEVICE_TERMINATORS, device_terminator_gate,
    };
    use crate::object::device::Device;
    use crate::object::instance::Instance;

    /// vkGetInstanceProcAddr below the layers: terminators, whatever is enabled.
    ///
    /// It answers from the constant tables, never from the instance's own: that one leads into the
    /// layers.
    ///
    /// # Safety
    /// `instance` is null or an instance; `p_name` is null or a string that ends in NUL.
    pub(crate) unsafe extern "system" fn get_instance_proc_addr(
        instance: vk::Instance,
        p_name: *const c_char,
    ) -> vk::PFN_vkVoidFunction {
        if p_name.is_null() {
            return None;
        }
        // SAFETY: the caller's promises.
        let (name, instance) = unsafe { (CStr::from_ptr(p_name), Instance::of(instance)) };
        let command = Command::from_name(name);
        if let Some(command) = command.filter(|command| needs_no_instance(*command)) {
            return entrypoint(command);
        }
        if name == c"vk_layerGetPhysicalDeviceProcAddr" {
            return erase(get_physical_device_proc_addr);
        }
        let instance = instance?;
        let gate = command.and_then(device_terminator_gate);
        if let Some(DeviceTerminatorGate::InstanceExtension(extension)) = gate {
            let command = command.filter(|_| instance.is_enabled(extension))?;
            return DEVICE_TERMINATORS.get(command);
        }
        let found = match command.and_then(trampoline) {
            // What a layer means by it is the function that starts at the top of the device chain.
            Some(device) if command.is_some_and(|command| command.level() == Level::Device) => {
                unknown::is_known_to_drivers(instance, name).then_some(device.address)
            }
            Some(_) => command.and_then(entrypoint),
            None => unknown::terminator(instance, name),
        };
        if found.is_none() {
            instance.journal().record(InstanceEvent::UnrecognizedName { name: name.into() });
        }
        found
    }

    /// vkGetPhysicalDeviceProcAddr below the layers (callpath.md 3.4).
    ///
    /// # Safety
    /// As [`get_instance_proc_addr`].
    pub(crate) unsafe extern "system" fn get_physical_device_proc_addr(
        instance: vk::Instance,
        p_name: *const c_char,
    ) -> vk::PFN_vkVoidFunction {
        if p_name.is_null() {
            return None;
        }
        // SAFETY: the caller's promises.
        let (name, instance) = unsafe { (CStr::from_ptr(p_name), Instance::of(instance)?) };
        let found = Command::from_name(name)
            .and_then(entrypoint)
            .or_else(|| unknown::physical_device_terminator(instance, name));
        if found.is_none() {
            instance
                .journal()
                .record(InstanceEvent::UnrecognizedPhysicalDeviceName { name: name.into() });
        }
        found
    }

    /// vkGetDeviceProcAddr below the layers: the loader's terminators where it has one, else what
    /// the driver answers (callpath.md 3.6).
    ///
    /// # Safety
    /// `device` is null or a device; `p_name` is null or a string that ends in NUL.
    pub(crate) unsafe extern "system" fn get_device_proc_addr(
        device: vk::Device,
        p_name: *const c_char,
    ) -> vk::PFN_vkVoidFunction {
        if p_name.is_null() {
            return None;
        }
        // SAFETY: the caller's promises.
        let (command, device) = unsafe { (Command::from_ptr(p_name), Device::of(device.as_raw())) };
        if command == Some(Command::GET_DEVICE_PROC_ADDR) {
            return DEVICE_TERMINATORS.get(Command::GET_DEVICE_PROC_ADDR);
        }
        let device = device?;
        match command.and_then(|command| Some((command, device_terminator_gate(command)?))) {
            Some((command, gate)) if device.is_open(gate) => DEVICE_TERMINATORS.get(command),
            Some(_) => None,
            // SAFETY: the driver's own function with its own handle.
            None => unsafe { (device.driver()?.get_device_proc_addr)(device.handle(), p_name) },
        }
    }

    /// Steps 1, 3 and 4 of callpath.md 3.4.
    fn needs_no_instance(command: Command) -> bool {
        command.level() == Level::Global || command == Command::CREATE_DEVICE
    }

    /// The terminator of a command of instance, physical-device or global level.
    fn entrypoint(command: Command) -> vk::PFN_vkVoidFunction {
        INSTANCE_TERMINATORS.get(command).or_else(|| PHYSICAL_DEVICE_TERMINATORS.get(command))
    }

    /// `PFN_GetPhysicalDeviceProcAddr` of the loader-layer interface.
    type GetPhysicalDeviceProcAddr =
        unsafe extern "system" fn(vk::Instance, *const c_char) -> vk::PFN_vkVoidFunction;

    /// A function pointer without its signature, as lookups return it.
    fn erase(function: GetPhysicalDeviceProcAddr) -> vk::PFN_vkVoidFunction {
        // SAFETY: all function pointers have one representation; callers cast it back.
        Some(unsafe {
            std::mem::transmute::<GetPhysicalDeviceProcAddr, unsafe extern "system" fn()>(function)
        })
    }
}
