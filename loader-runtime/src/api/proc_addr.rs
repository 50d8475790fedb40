//! Looking up commands by name (callpath.md 3).
//!
//! Above the layers, vkGetInstanceProcAddr gives out trampolines and vkGetDeviceProcAddr what
//! the top of the device chain answered. Below them, the terminators of both give out the
//! loader's terminators and the driver's functions.
#![allow(non_snake_case, reason = "trampolines carry their C names")]

use std::ffi::{CStr, c_char};

use dispatch_tables::vk;
use dispatch_tables::{Command, Extension, Level};

use super::invalid::{Parameter, invalid_handle};
use super::unknown;
use crate::generated::proc_addr::{Gate, trampoline};
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
    if p_name.is_null() {
        return None;
    }
    // SAFETY: the caller's promises.
    let (command, known) = unsafe { (Command::from_ptr(p_name), Instance::of(instance)) };
    let trampoline = command.and_then(trampoline);
    match trampoline.map(|trampoline| trampoline.gate) {
        Some(Gate::Any) => {}
        Some(Gate::PreInstance) => {
            if known.is_some_and(|instance| instance.app_version() >= vk::API_VERSION_1_3) {
                return None;
            }
        }
        gate => {
            let Some(known) = known else {
                return without_instance(instance);
            };
            match gate {
                Some(Gate::Enabled(extension)) if !known.is_enabled(extension) => return None,
                Some(_) => {}
                // SAFETY: the caller's promise.
                None => return unknown::trampoline(known, unsafe { CStr::from_ptr(p_name) }),
            }
        }
    }
    trampoline.map(|trampoline| trampoline.address)
}

/// Steps 3 and 4 of callpath.md 3.1: no instance gives NULL, a broken one ends the process.
#[cold]
fn without_instance(instance: vk::Instance) -> vk::PFN_vkVoidFunction {
    if instance.is_null() {
        return None;
    }
    invalid_handle(Command::GET_INSTANCE_PROC_ADDR, Parameter::Instance)
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
    if p_name.is_null() {
        return None;
    }
    // SAFETY: the caller's promise.
    let command = unsafe { Command::from_ptr(p_name) };
    if let Some(command) = command.filter(|command| stays_in_the_loader(*command)) {
        return trampoline_address(command);
    }
    // SAFETY: the caller's promise.
    let record = unsafe { Device::of(device.as_raw()) }?;
    let found = command
        .filter(|command| command.level() == Level::Device)
        .and_then(|command| device_command(record, command));
    // Only a name without a trampoline goes on to the chain: for the others NULL is the answer.
    if found.is_none() && command.and_then(trampoline).is_none() {
        // SAFETY: the caller's promise.
        return unsafe { ask_chain(record, device, p_name) };
    }
    found
}

/// The commands that keep the loader in the call on every device (callpath.md 3.5 step 2).
fn stays_in_the_loader(command: Command) -> bool {
    matches!(
        command,
        Command::GET_DEVICE_PROC_ADDR
            | Command::DESTROY_DEVICE
            | Command::GET_DEVICE_QUEUE
            | Command::ALLOCATE_COMMAND_BUFFERS
    )
}

/// Steps 4 and 6 of callpath.md 3.5: a command that the loader knows.
fn device_command(device: &Device, command: Command) -> vk::PFN_vkVoidFunction {
    if hidden_as_newer(device, command) {
        return None;
    }
    match command {
        Command::GET_DEVICE_QUEUE2 => trampoline_address(command),
        Command::SET_DEBUG_UTILS_OBJECT_NAME_EXT | Command::SET_DEBUG_UTILS_OBJECT_TAG_EXT => {
            let enabled = device.owner().is_enabled(Extension::EXT_DEBUG_UTILS);
            enabled.then(|| trampoline_address(command)).flatten()
        }
        Command::DEBUG_MARKER_SET_OBJECT_NAME_EXT | Command::DEBUG_MARKER_SET_OBJECT_TAG_EXT => {
            let enabled = device.debug_marker.get();
            enabled.then(|| trampoline_address(command)).flatten()
        }
        _ => device.dispatch.table.get(command),
    }
}

/// With maintenance5, core commands above the application's version are not there
/// (callpath.md 3.5, IGNORE_NEWER). Aliases have no core version.
fn hidden_as_newer(device: &Device, command: Command) -> bool {
    device.below().ignores_newer_commands
        && command
            .core_version()
            .is_some_and(|version| version > device.owner().app_version())
}

/// Step 7 of callpath.md 3.5: a name that the loader does not know as a device command.
///
/// # Safety
/// `handle` is a handle of `device`; `p_name` is a string that ends in NUL.
#[cold]
unsafe fn ask_chain(
    device: &Device,
    handle: vk::Device,
    p_name: *const c_char,
) -> vk::PFN_vkVoidFunction {
    // SAFETY: the caller's promise.
    let name = unsafe { CStr::from_ptr(p_name) };
    if !name.to_bytes().starts_with(b"vk") {
        return None;
    }
    let get = device.get_device_proc_addr()?;
    // SAFETY: the chain's own function with the chain's handle.
    unsafe { get(handle, p_name) }
}

fn trampoline_address(command: Command) -> vk::PFN_vkVoidFunction {
    trampoline(command).map(|trampoline| trampoline.address)
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
    /// It answers from the constant tables, never from the instance's own: that one leads into
    /// the layers.
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
            instance
                .journal()
                .record(InstanceEvent::UnrecognizedName { name: name.into() });
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

    /// vkGetDeviceProcAddr below the layers: the loader's terminators where it has one, else
    /// what the driver answers (callpath.md 3.6).
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
        INSTANCE_TERMINATORS
            .get(command)
            .or_else(|| PHYSICAL_DEVICE_TERMINATORS.get(command))
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
