//! Looking up names that the loader does not know (callpath.md 4, layers.md 11).
//!
//! A name that a driver or a layer knows gets a number, and the caller the machine code of that
//! number: see `object::unknown`. Physical-device functions are asked for first; whatever else a
//! driver knows counts as a device function.
//!
//! All of this runs under the loader lock. Drivers and layers may call back on the same thread, so
//! that a value which such a call can change is read again after the call.

use std::ffi::CStr;

use dispatch_tables::vk;

use crate::chain::device::set_unknown;
use crate::event::{Address, DeviceEvent, PhysicalDeviceEvent};
use crate::lock::{self, Guard};
use crate::object::driver::Driver;
use crate::object::instance::Instance;
use crate::object::layers::{InstanceLayers, LayerRecord};
use crate::object::unknown::{Function, NoNumber, code};

/// Where in the call chain a lookup comes from.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Side {
    /// An application's, which sees layers and drivers.
    Above,
    /// A layer's, through the bottom of the chain, which sees drivers.
    Below,
}

/// Steps 9 and 10 of callpath.md 3.1: what an application gets.
#[cold]
pub(super) fn trampoline(instance: &Instance, name: &CStr) -> vk::PFN_vkVoidFunction {
    let lock = &lock::acquire();
    physical_device_function(lock, instance, name, Side::Above)
        .or_else(|| device_function(lock, instance, name, Side::Above))
}

/// Steps 8 and 9 of callpath.md 3.4: what the bottom of the chain gives a layer.
pub(super) fn terminator(instance: &Instance, name: &CStr) -> vk::PFN_vkVoidFunction {
    let lock = &lock::acquire();
    physical_device_function(lock, instance, name, Side::Below)
        .or_else(|| device_function(lock, instance, name, Side::Below))
}

/// What the bottom of the chain gives a layer that asks for physical-device functions alone
/// (layers.md 11.4).
pub(super) fn physical_device_terminator(
    instance: &Instance,
    name: &CStr,
) -> vk::PFN_vkVoidFunction {
    let lock = &lock::acquire();
    physical_device_function(lock, instance, name, Side::Below)
}

/// Whether any driver's vkGetInstanceProcAddr knows a name.
pub(super) fn is_known_to_drivers(lock: &Guard, instance: &Instance, name: &CStr) -> bool {
    instance.drivers(lock).any(|driver| {
        // SAFETY: the driver's own instance.
        let function = unsafe { driver.library().instance_proc_addr(driver.instance, name) };
        function.is_some()
    })
}

/// The code of a physical-device function (callpath.md 4.2). Drivers and layers are asked each
/// time, also for a name that has a number.
fn physical_device_function(
    lock: &Guard,
    instance: &Instance,
    name: &CStr,
    side: Side,
) -> vk::PFN_vkVoidFunction {
    let is_known = instance.drivers(lock).any(|driver| ask_driver(driver, name).is_some())
        || side == Side::Above && is_known_to_first_layer(instance, name);
    if !is_known {
        return None;
    }
    let number = physical_device_number(lock, instance, name)?;
    let bottom = set_drivers(lock, instance, name, number);
    match side {
        Side::Above => {
            if let Some(top) = ask_layers(instance, name).or(bottom) {
                instance.dispatch().unknown.set(number, top);
            }
            code::physical_device_trampoline(number)
        }
        // The instance's slot is left alone: a layer may stand in it.
        Side::Below => code::terminator(number),
    }
}

/// The number of a physical-device function, a new one if need be.
fn physical_device_number(lock: &Guard, instance: &Instance, name: &CStr) -> Option<usize> {
    let names = &instance.unknown_physical_device_functions;
    if let Some(number) = names.find(lock, name) {
        return Some(number);
    }
    match names.add(lock, name) {
        Ok(number) => {
            let index = u32::try_from(number).unwrap_or(u32::MAX);
            let command = name.into();
            instance.journal().record(PhysicalDeviceEvent::UnknownFunctionAdded { command, index });
            Some(number)
        }
        Err(NoNumber::Exhausted) => {
            instance.journal().record(PhysicalDeviceEvent::UnknownFunctionsExhausted);
            None
        }
        Err(NoNumber::OutOfMemory) => None,
    }
}

/// Fills the slot of each driver. Gives the code for the bottom of the chain if any driver has the
/// function.
fn set_drivers(lock: &Guard, instance: &Instance, name: &CStr, number: usize) -> Option<Function> {
    let mut bottom = None;
    for driver in instance.drivers(lock) {
        let function = ask_driver(driver, name);
        if let Some(function) = function {
            bottom = code::terminator(number);
            instance.journal().record(PhysicalDeviceEvent::UnknownFunctionOfDriver {
                library: driver.name(),
                function: Address(function as usize),
                command: name.into(),
            });
        }
        driver.unknown.set(number, function.unwrap_or(code::MISSING));
    }
    bottom
}

/// A driver's answer to a lookup for physical-device functions.
fn ask_driver(driver: &Driver, name: &CStr) -> Option<Function> {
    let get = driver.library().physical_device_lookup()?;
    // SAFETY: the driver's own function with its own instance.
    unsafe { get(driver.instance, name.as_ptr()) }
}

/// The answers of layers that have a lookup for physical-device functions, the layer nearest the
/// application first.
fn layers_answers<'a>(
    instance: &'a Instance,
    name: &'a CStr,
) -> impl Iterator<Item = (&'a LayerRecord, vk::PFN_vkVoidFunction)> {
    let layers = instance.layers().into_iter();
    let chain = layers.flat_map(InstanceLayers::chain);
    chain.filter_map(move |(layer, record)| {
        let get = layer.entry.get_physical_device_proc_addr?;
        // SAFETY: the layer's own function with the chain's instance.
        Some((record, unsafe { get(instance.lower(), name.as_ptr()) }))
    })
}

/// The first layer with a lookup answers for all below it (callpath.md 4.2 a).
fn is_known_to_first_layer(instance: &Instance, name: &CStr) -> bool {
    layers_answers(instance, name).next().is_some_and(|(_, function)| function.is_some())
}

/// The function of the first layer that has one (callpath.md 4.2 e).
fn ask_layers(instance: &Instance, name: &CStr) -> Option<Function> {
    let (record, function) =
        layers_answers(instance, name).find_map(|(record, function)| Some((record, function?)))?;
    instance.journal().record(PhysicalDeviceEvent::UnknownFunctionOfLayer {
        layer: record.name().into(),
        function: Address(function as usize),
        command: name.into(),
    });
    Some(function)
}

/// The code of a device function (callpath.md 4.1).
fn device_function(
    lock: &Guard,
    instance: &Instance,
    name: &CStr,
    side: Side,
) -> vk::PFN_vkVoidFunction {
    let names = &instance.unknown_device_functions;
    if let Some(number) = names.find(lock, name) {
        return code::device_trampoline(number);
    }
    let is_known = is_known_to_drivers(lock, instance, name)
        || side == Side::Above && is_known_to_layers(instance, name);
    if !is_known {
        return None;
    }
    // Those that were asked may have looked the name up in turn.
    if let Some(number) = names.find(lock, name) {
        return code::device_trampoline(number);
    }
    match names.add(lock, name) {
        Ok(number) => {
            set_devices(lock, instance, name, number);
            code::device_trampoline(number)
        }
        Err(NoNumber::Exhausted) => {
            instance.journal().record(DeviceEvent::UnknownFunctionsExhausted);
            None
        }
        Err(NoNumber::OutOfMemory) => None,
    }
}

/// Whether the manifest of a layer names a function, or the top layer's vkGetInstanceProcAddr knows
/// it.
fn is_known_to_layers(instance: &Instance, name: &CStr) -> bool {
    let Some(layers) = instance.layers() else {
        return false;
    };
    let mut of_manifests = layers.expanded().flat_map(|record| &record.entrypoints);
    if of_manifests.any(|entrypoint| entrypoint.as_slice() == name.to_bytes()) {
        return true;
    }
    layers.top().is_some_and(|top| {
        // SAFETY: the layer's own function with the chain's instance.
        let function =
            unsafe { (top.entry.get_instance_proc_addr)(instance.lower(), name.as_ptr()) };
        function.is_some()
    })
}

/// Fills the slot of each device that there is.
fn set_devices(lock: &Guard, instance: &Instance, name: &CStr, number: usize) {
    for device in instance.drivers(lock).flat_map(|driver| driver.devices(lock)) {
        set_unknown(lock, device, number, name);
    }
}

#[cfg(test)]
mod tests;
