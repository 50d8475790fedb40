//! Looks up the functions of a driver after its vkCreateInstance (drivers.md E.5).

use dispatch_tables::{Command, InstanceEntrypointTable, Level, PhysicalDeviceEntrypointTable, vk};

use crate::chain::typed;
use crate::commands;
use crate::event::InstanceEvent;
use crate::instance::driver::DriverEntrypoints;
use crate::journal::Journal;
use crate::libraries::DriverLibrary;
use crate::surfaces::kind::KINDS;

/// The commands that a driver must have, in the order of the lookups.
const REQUIRED: [Command; 12] = [
    Command::DESTROY_INSTANCE,
    Command::ENUMERATE_PHYSICAL_DEVICES,
    Command::GET_PHYSICAL_DEVICE_FEATURES,
    Command::GET_PHYSICAL_DEVICE_FORMAT_PROPERTIES,
    Command::GET_PHYSICAL_DEVICE_IMAGE_FORMAT_PROPERTIES,
    Command::GET_PHYSICAL_DEVICE_PROPERTIES,
    Command::GET_PHYSICAL_DEVICE_QUEUE_FAMILY_PROPERTIES,
    Command::GET_PHYSICAL_DEVICE_MEMORY_PROPERTIES,
    Command::GET_DEVICE_PROC_ADDR,
    Command::CREATE_DEVICE,
    Command::ENUMERATE_DEVICE_EXTENSION_PROPERTIES,
    Command::GET_PHYSICAL_DEVICE_SPARSE_IMAGE_FORMAT_PROPERTIES,
];

/// All functions of the driver at instance and physical-device level.
///
/// # Errors
/// The required command that the driver lacks, and the driver's vkDestroyInstance, if it has one,
/// with which the caller destroys the instance.
///
/// # Safety
/// `instance` is an instance of this driver.
pub(crate) unsafe fn load(
    library: &DriverLibrary,
    instance: vk::Instance,
) -> Result<DriverEntrypoints, (Command, Option<vk::PFN_vkDestroyInstance>)> {
    let mut instance_table = InstanceEntrypointTable::EMPTY;
    let mut physical_device = PhysicalDeviceEntrypointTable::EMPTY;
    let mut get_device_proc_addr = None;
    let optional = Command::all().filter(|command| is_optional(*command));
    for command in REQUIRED.into_iter().chain(optional) {
        // SAFETY: the caller promises an instance of this driver.
        let function = unsafe { library.instance_proc_addr(instance, command.name()) };
        if function.is_none() && REQUIRED.contains(&command) {
            return Err((command, instance_table.destroy_instance));
        }
        let index = command.entry_index();
        let slot = match command.level() {
            // SAFETY: the driver returned the function for the command's name.
            Level::Instance => unsafe { instance_table.as_array_mut() }.get_mut(index),
            // SAFETY: as above.
            Level::PhysicalDevice => unsafe { physical_device.as_array_mut() }.get_mut(index),
            // The only device command that is looked up.
            Level::Device => Some(&mut get_device_proc_addr),
            Level::Global => None,
        };
        slot.into_iter().for_each(|slot| *slot = function);
    }
    let missing = (Command::GET_DEVICE_PROC_ADDR, instance_table.destroy_instance);
    let get_device_proc_addr = get_device_proc_addr.ok_or(missing)?;
    // SAFETY: the driver returned the function for the name vkGetDeviceProcAddr.
    let get_device_proc_addr = unsafe { typed(get_device_proc_addr) };
    Ok(DriverEntrypoints { instance: instance_table, physical_device, get_device_proc_addr })
}

/// Whether the loader looks up `command`, which drivers need not have.
fn is_optional(command: Command) -> bool {
    matches!(command.level(), Level::Instance | Level::PhysicalDevice)
        && command != Command::ENUMERATE_DEVICE_LAYER_PROPERTIES
        && !REQUIRED.contains(&command)
        && commands::is_known(command)
}

/// Warns of a driver that has surface functions although its interface version leaves surfaces to
/// the loader (drivers.md E.3, Policy LDP_DRIVER_8).
pub(crate) fn remark_on_surfaces(
    journal: &Journal,
    library: &DriverLibrary,
    entrypoints: &DriverEntrypoints,
) {
    let table = &entrypoints.instance;
    let has_any = table.destroy_surface_khr.is_some()
        || KINDS.iter().any(|kind| table.get(kind.command).is_some());
    if has_any && !library.makes_surfaces() {
        let (library, interface) = (library.name(), library.interface_version);
        journal.record(InstanceEvent::SurfaceEntrypointsInOldInterface { library, interface });
    }
}
