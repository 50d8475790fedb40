//! Looks up names that the loader does not know (callpath.md 4, layers.md 11).
//!
//! A name that a driver or layer knows gets a number, and the caller gets the machine code for that
//! number ([`code`]). Physical-device functions are looked up first; every other name that
//! a driver knows counts as a device function.
//!
//! All of this runs under the loader lock. Drivers and layers may call back on the same thread, so
//! a value that such a call can change must be read again after the call.

#[cfg_attr(
    not(any(
        target_arch = "x86_64",
        target_arch = "aarch64",
        target_arch = "x86",
        target_arch = "riscv64"
    )),
    path = "unknown/none.rs"
)]
mod code;
mod missing;
#[cfg(test)]
mod none;
pub(crate) mod slots;

use core::ffi::CStr;

use dispatch_tables::vk;

use crate::device::chain::set_unknown;
use crate::event::{Address, DeviceEvent, PhysicalDeviceEvent};
use crate::instance::driver::Driver;
use crate::instance::record::Instance;
use crate::layers::record::{InstanceLayers, LayerRecord};
use crate::lock::{self, Guard};
use crate::lookup::unknown_names::Function;

/// The caller of a lookup.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Side {
    /// An application: the lookup includes layers and drivers.
    Above,
    /// A layer, through the terminator: the lookup includes drivers only.
    Below,
}

/// The lookup for an application (steps 9 and 10 of callpath.md 3.1), or for a layer, in the
/// terminator of vkGetInstanceProcAddr (steps 8 and 9 of callpath.md 3.4).
#[cold]
pub(crate) fn function(instance: &Instance, name: &CStr, side: Side) -> vk::PFN_vkVoidFunction {
    let lock = &lock::acquire();
    physical_device_function(lock, instance, name, side)
        .or_else(|| device_function(lock, instance, name, side))
}

/// Whether the vkGetInstanceProcAddr of any driver knows a name.
pub(crate) fn is_known_to_drivers(lock: &Guard, instance: &Instance, name: &CStr) -> bool {
    instance.drivers.iter(lock).any(|driver| {
        // SAFETY: the instance belongs to this driver.
        let function = unsafe { driver.library.instance_proc_addr(driver.instance, name) };
        function.is_some()
    })
}

/// The code of a physical-device function (callpath.md 4.2). Queries drivers and layers each time,
/// even if the name has a number.
pub(crate) fn physical_device_function(
    lock: &Guard,
    instance: &Instance,
    name: &CStr,
    side: Side,
) -> vk::PFN_vkVoidFunction {
    let is_known = instance.drivers.iter(lock).any(|driver| query_driver(driver, name).is_some())
        || side == Side::Above && is_known_to_first_layer(instance, name);
    if !is_known {
        return None;
    }
    let number = physical_device_number(lock, instance, name)?;
    let terminator = set_drivers(lock, instance, name, number);
    match side {
        Side::Above => {
            if let Some(top) = query_layers(instance, name).or(terminator) {
                instance.dispatch().unknown.set(number, top);
            }
            code::physical_device_trampoline(number)
        }
        // The slot of the instance stays unchanged, because it may hold the function of a layer.
        Side::Below => code::terminator(number),
    }
}

/// The number of a physical-device function. Adds the name if it has none.
fn physical_device_number(lock: &Guard, instance: &Instance, name: &CStr) -> Option<usize> {
    let names = &instance.unknown_physical_device_functions;
    if let Some(number) = names.find(lock, name) {
        return Some(number);
    }
    let number = names.add(lock, name, || {
        instance.journal().record(PhysicalDeviceEvent::UnknownFunctionsExhausted);
    })?;
    let (index, command) = (u32::try_from(number).unwrap_or(u32::MAX), name.into());
    instance.journal().record(PhysicalDeviceEvent::UnknownFunctionAdded { command, index });
    Some(number)
}

/// Fills the slot of each driver. Returns the code of the terminator if a driver has the function.
fn set_drivers(lock: &Guard, instance: &Instance, name: &CStr, number: usize) -> Option<Function> {
    let mut terminator = None;
    for driver in instance.drivers.iter(lock) {
        let function = query_driver(driver, name);
        if let Some(function) = function {
            terminator = code::terminator(number);
            instance.journal().record(PhysicalDeviceEvent::UnknownFunctionOfDriver {
                library: driver.name(),
                function: Address(function as usize),
                command: name.into(),
            });
        }
        driver.unknown.set(number, function.unwrap_or(code::MISSING));
    }
    terminator
}

/// Looks up a physical-device function in a driver.
fn query_driver(driver: &Driver, name: &CStr) -> Option<Function> {
    let get = driver.library.physical_device_lookup()?;
    // SAFETY: the lookup function and the instance belong to this driver, and the name is a C
    // string.
    unsafe { get(driver.instance, name.as_ptr()) }
}

/// Looks up a physical-device function in each layer with such a lookup, the layer nearest the
/// application first.
fn layer_functions<'a>(
    instance: &'a Instance,
    name: &'a CStr,
) -> impl Iterator<Item = (&'a LayerRecord, vk::PFN_vkVoidFunction)> {
    let layers = instance.layers().into_iter();
    let chain = layers.flat_map(InstanceLayers::chain);
    chain.filter_map(move |(layer, record)| {
        let get = layer.entry.get_physical_device_proc_addr?;
        // SAFETY: the function belongs to a layer of this chain and gets the instance of the chain;
        // the name is a C string.
        Some((record, unsafe { get(instance.lower(), name.as_ptr()) }))
    })
}

/// Whether the first layer with a lookup knows the name. The other layers are not queried
/// (callpath.md 4.2 a).
fn is_known_to_first_layer(instance: &Instance, name: &CStr) -> bool {
    layer_functions(instance, name).next().is_some_and(|(_, function)| function.is_some())
}

/// The function of the first layer that has one (callpath.md 4.2 e).
fn query_layers(instance: &Instance, name: &CStr) -> Option<Function> {
    let (record, function) =
        layer_functions(instance, name).find_map(|(record, function)| Some((record, function?)))?;
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
    // A driver or layer may have added the name during its lookup.
    if let Some(number) = names.find(lock, name) {
        return code::device_trampoline(number);
    }
    let number = names.add(lock, name, || {
        instance.journal().record(DeviceEvent::UnknownFunctionsExhausted);
    })?;
    for device in instance.drivers.iter(lock).flat_map(|driver| driver.devices.iter(lock)) {
        set_unknown(lock, device, number, name);
    }
    code::device_trampoline(number)
}

/// Whether the manifest of a layer names the function, or the vkGetInstanceProcAddr of the first
/// layer knows it.
fn is_known_to_layers(instance: &Instance, name: &CStr) -> bool {
    let Some(layers) = instance.layers() else {
        return false;
    };
    let mut of_manifests = layers.expanded().flat_map(|record| &record.entrypoints);
    if of_manifests.any(|entrypoint| entrypoint.as_slice() == name.to_bytes()) {
        return true;
    }
    layers.chained.last().is_some_and(|top| {
        // SAFETY: the function belongs to a layer of this chain and gets the instance of the chain;
        // the name is a C string.
        let function =
            unsafe { (top.entry.get_instance_proc_addr)(instance.lower(), name.as_ptr()) };
        function.is_some()
    })
}

#[cfg(all(test, any(target_arch = "x86_64", target_arch = "aarch64", target_arch = "x86")))]
mod aarch64_tests;
#[cfg(test)]
mod tests;
