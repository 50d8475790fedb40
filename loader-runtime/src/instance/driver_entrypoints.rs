//! Looks up the functions of a driver after its vkCreateInstance (drivers.md E.5).

use dispatch_tables::{Command, InstanceEntrypointTable, Level, PhysicalDeviceEntrypointTable, vk};

use crate::commands;
use crate::event::InstanceEvent;
use crate::generated::surfaces;
use crate::instance::driver::DriverEntrypoints;
use crate::journal::Journal;
use crate::libraries::DriverLibrary;

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
/// A required function is missing, which is logged. The error is the driver's vkDestroyInstance, if
/// it has one, with which the caller destroys the instance.
///
/// # Safety
/// `instance` is an instance of this driver.
pub(crate) unsafe fn load(
    journal: &Journal,
    library: &DriverLibrary,
    instance: vk::Instance,
) -> Result<DriverEntrypoints, Option<vk::PFN_vkDestroyInstance>> {
    let mut tables = Tables {
        instance: InstanceEntrypointTable::EMPTY,
        physical_device: PhysicalDeviceEntrypointTable::EMPTY,
        get_device_proc_addr: None,
    };
    // SAFETY: the caller promises an instance of this driver.
    let ask = |command: Command| unsafe { library.instance_proc_addr(instance, command.name()) };
    for command in REQUIRED {
        let function = ask(command);
        if function.is_none() {
            let (library, command) = (library.name(), command.name().into());
            journal.record(InstanceEvent::EntrypointMissing { library, command });
            return Err(tables.instance.destroy_instance);
        }
        tables.put(command, function);
    }
    for command in Command::all().filter(|command| is_optional(*command)) {
        tables.put(command, ask(command));
    }
    match tables.get_device_proc_addr {
        Some(get_device_proc_addr) => Ok(DriverEntrypoints {
            instance: tables.instance,
            physical_device: tables.physical_device,
            get_device_proc_addr,
        }),
        None => Err(tables.instance.destroy_instance),
    }
}

/// Whether the loader looks up `command`, which drivers need not have.
fn is_optional(command: Command) -> bool {
    matches!(command.level(), Level::Instance | Level::PhysicalDevice)
        && command != Command::ENUMERATE_DEVICE_LAYER_PROPERTIES
        && !REQUIRED.contains(&command)
        && commands::is_known(command)
}

/// The tables while they are filled.
struct Tables {
    instance: InstanceEntrypointTable,
    physical_device: PhysicalDeviceEntrypointTable,
    get_device_proc_addr: Option<vk::PFN_vkGetDeviceProcAddr>,
}

impl Tables {
    fn put(&mut self, command: Command, function: vk::PFN_vkVoidFunction) {
        let index = command.entry_index();
        let slot = match command.level() {
            Level::Instance => self.instance.as_array_mut().get_mut(index),
            Level::PhysicalDevice => self.physical_device.as_array_mut().get_mut(index),
            Level::Device => {
                // SAFETY: vkGetDeviceProcAddr is the only device command that `load` looks up, and
                // has this type.
                self.get_device_proc_addr = unsafe {
                    core::mem::transmute::<
                        vk::PFN_vkVoidFunction,
                        Option<vk::PFN_vkGetDeviceProcAddr>,
                    >(function)
                };
                None
            }
            Level::Global => None,
        };
        if let Some(slot) = slot {
            *slot = function;
        }
    }
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
        || surfaces::KINDS.iter().any(|kind| table.get(kind.command).is_some());
    if has_any && !library.makes_surfaces() {
        let (library, interface) = (library.name(), library.interface_version);
        journal.record(InstanceEvent::SurfaceEntrypointsInOldInterface { library, interface });
    }
}
