//! One driver within one instance.
//!
//! Two instances that use the same driver library have a record each; the library itself is shared.

use dispatch_tables::{InstanceEntrypointTable, PhysicalDeviceEntrypointTable, vk};

use crate::device::record::Device;
use crate::event::Text;
use crate::instance::extension_set::ExtensionSet;
use crate::instance::objects::DriverObjects;
use crate::instance::record::Instance;
use crate::libraries::DriverLibrary;
use crate::lock::LockedCell;
use crate::lookup::unknown::slots::driver_slots;
use crate::lookup::unknown_names::UnknownSlots;
use crate::records::linked::{Linked, Next, Records};
use crate::shared::Shared;

/// The functions that a driver returned after its vkCreateInstance (drivers.md E.5).
pub(crate) struct DriverEntrypoints {
    pub(crate) instance: InstanceEntrypointTable,
    pub(crate) physical_device: PhysicalDeviceEntrypointTable,
    pub(crate) get_device_proc_addr: vk::PFN_vkGetDeviceProcAddr,
}

/// A driver whose vkCreateInstance succeeded.
pub(crate) struct Driver {
    owner: *const Instance,
    pub(crate) library: Shared<DriverLibrary>,
    /// The driver's own instance.
    pub(crate) instance: vk::Instance,
    pub(crate) instance_table: InstanceEntrypointTable,
    pub(crate) physical_device_table: PhysicalDeviceEntrypointTable,
    pub(crate) get_device_proc_addr: vk::PFN_vkGetDeviceProcAddr,
    /// Instance extensions that were passed to this driver's vkCreateInstance (DRVEXT in
    /// callpath.md 0).
    pub(crate) extensions: ExtensionSet,
    /// Its surfaces, messengers and report callbacks, by the index of the application's.
    pub(crate) objects: DriverObjects,
    /// Its physical-device functions that the loader does not know.
    pub(crate) unknown: UnknownSlots,
    /// Devices that the last vkEnumeratePhysicalDevices reported; `None` before the first.
    pub(crate) reported_devices: LockedCell<Option<u32>>,
    /// Whether the driver's last enumeration succeeded.
    pub(crate) answers: LockedCell<bool>,
    /// True once a physical device of this driver has a wrapper.
    pub(crate) has_wrappers: LockedCell<bool>,
    /// Devices created on it that are not destroyed, newest first.
    pub(crate) devices: Records<Device>,
    next: Next<Self>,
}

impl Driver {
    /// A record for `instance`, which `library` has just created for `owner`.
    pub(crate) fn new(
        owner: &Instance,
        library: Shared<DriverLibrary>,
        instance: vk::Instance,
        entrypoints: DriverEntrypoints,
        extensions: ExtensionSet,
    ) -> Self {
        let memory = owner.allocator(vk::SystemAllocationScope::INSTANCE);
        Self {
            owner,
            library,
            instance,
            instance_table: entrypoints.instance,
            physical_device_table: entrypoints.physical_device,
            get_device_proc_addr: entrypoints.get_device_proc_addr,
            extensions,
            objects: DriverObjects::new(memory),
            unknown: driver_slots(),
            reported_devices: LockedCell::new(None),
            answers: LockedCell::new(false),
            has_wrappers: LockedCell::new(false),
            devices: Records::new(),
            next: Next::none(),
        }
    }

    /// The loader's instance that this driver serves.
    pub(crate) fn owner(&self) -> &Instance {
        // SAFETY: an instance frees its drivers before itself.
        unsafe { &*self.owner }
    }

    /// The name that messages give the driver.
    pub(crate) fn name(&self) -> Text<'_> {
        self.library.name()
    }
}

impl Linked for Driver {
    fn next(&self) -> &Next<Self> {
        &self.next
    }
}
