//! The lookups at the end of call chains (callpath.md 3.4 to 3.6).

use core::ffi::{CStr, c_char};
use core::mem;

use dispatch_tables::layer::PFN_GetPhysicalDeviceProcAddr;
use dispatch_tables::{Command, Level, vk};

use crate::commands::terminators::{device_terminator, terminator};
use crate::commands::trampolines::trampoline;
use crate::device::record::Device;
use crate::device::terminators::{DeviceTerminatorGate, device_terminator_gate};
use crate::event::InstanceEvent;
use crate::instance::record::Instance;
use crate::lock;
use crate::lookup::unknown::{self, Side};
use crate::lookup::unknown_names::Function;

/// vkGetInstanceProcAddr below the layers: terminators, whatever is enabled.
///
/// Reads the constant tables, because the instance's own table leads into the layers.
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
    // SAFETY: the caller promises that the name ends in NUL, and that the instance is null or live.
    let (name, instance) = unsafe { (CStr::from_ptr(p_name), Instance::of(instance)) };
    let command = Command::from_name(name);
    if let Some(command) = command.filter(|command| needs_no_instance(*command)) {
        return terminator(command);
    }
    if name == c"vk_layerGetPhysicalDeviceProcAddr" {
        // SAFETY: all function pointers have one representation; callers cast it back.
        return Some(unsafe {
            mem::transmute::<PFN_GetPhysicalDeviceProcAddr, Function>(get_physical_device_proc_addr)
        });
    }
    let instance = instance?;
    let gate = command.and_then(device_terminator_gate);
    if let Some(DeviceTerminatorGate::InstanceExtension(extension)) = gate {
        let command = command.filter(|_| instance.is_enabled(extension))?;
        return device_terminator(command);
    }
    let found = match command.and_then(trampoline) {
        // A layer that looks up a device command gets the trampoline, which calls the top of the
        // device chain.
        Some(device) if command.is_some_and(|command| command.level() == Level::Device) => {
            unknown::is_known_to_drivers(&lock::acquire(), instance, name).then_some(device)
        }
        Some(_) => command.and_then(terminator),
        None => unknown::function(instance, name, Side::Below),
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
    // SAFETY: the caller promises that the name ends in NUL, and that the instance is null or live.
    let (name, instance) = unsafe { (CStr::from_ptr(p_name), Instance::of(instance)?) };
    let found = Command::from_name(name).and_then(terminator).or_else(|| {
        unknown::physical_device_function(&lock::acquire(), instance, name, Side::Below)
    });
    if found.is_none() {
        instance
            .journal()
            .record(InstanceEvent::UnrecognizedPhysicalDeviceName { name: name.into() });
    }
    found
}

/// vkGetDeviceProcAddr below the layers: the loader's terminator if there is one, else the driver's
/// function (callpath.md 3.6).
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
    // SAFETY: the caller promises that the name ends in NUL, and that the device is null or live.
    let (command, device) = unsafe { (Command::from_ptr(p_name), Device::of(device.as_raw())) };
    if command == Some(Command::GET_DEVICE_PROC_ADDR) {
        return device_terminator(Command::GET_DEVICE_PROC_ADDR);
    }
    match (device?, command) {
        // SAFETY: the caller promises a live device.
        (device, Some(command)) => unsafe {
            device_function(device, command, device_terminator_gate(command))
        },
        // SAFETY: the caller promises a live device, and a name that ends in NUL.
        (device, None) => unsafe { driver_function(device, p_name) },
    }
}

/// The answer of [`get_device_proc_addr`] to a command other than vkGetDeviceProcAddr, whose
/// terminator has this gate.
///
/// # Safety
/// `device` is a device that exists.
pub(crate) unsafe fn device_function(
    device: &Device,
    command: Command,
    gate: Option<DeviceTerminatorGate>,
) -> vk::PFN_vkVoidFunction {
    match gate {
        Some(gate) if device.is_open(gate) => device_terminator(command),
        Some(_) => None,
        // SAFETY: the caller promises a live device; the name of a command ends in NUL.
        None => unsafe { driver_function(device, command.name().as_ptr()) },
    }
}

/// # Safety
/// `device` is a device that exists; `p_name` is a string that ends in NUL.
unsafe fn driver_function(device: &Device, p_name: *const c_char) -> vk::PFN_vkVoidFunction {
    // SAFETY: the driver's own function with its own handle.
    unsafe { (device.driver()?.get_device_proc_addr)(device.driver_device.handle, p_name) }
}

/// Steps 1, 3 and 4 of callpath.md 3.4.
fn needs_no_instance(command: Command) -> bool {
    command.level() == Level::Global || command == Command::CREATE_DEVICE
}
