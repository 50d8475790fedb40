//! vkCreateInstance, vkDestroyInstance, and the physical devices of an instance.

use std::ffi::c_char;
use std::ptr::NonNull;
use std::sync::OnceLock;

use dispatch_tables::{
    DeviceExtensionTable, Enabled, Extension, InstanceExtensionTable, ObjectHeader, vk,
};

use super::alloc::{Allocator, Owned};
use super::description::Driver;
use super::dispatchable::{Instance, PhysicalDevice};
use super::messages::{Message, Messengers};

/// vkCreateInstance.
///
/// # Safety
///
/// Valid usage of the command.
pub unsafe fn create(
    driver: &'static Driver,
    info: &vk::InstanceCreateInfo,
    callbacks: *const vk::AllocationCallbacks,
) -> Result<vk::Instance, vk::Result> {
    let description = &driver.description;
    // SAFETY: valid usage: the create info and the callbacks are valid.
    let (application, names, allocator) = unsafe {
        let application = info.p_application_info.as_ref();
        let names = InstanceExtensionTable::enable_raw(
            &description.instance_extensions,
            info.enabled_extension_count,
            info.pp_enabled_extension_names,
        );
        (application, names, Allocator::new(callbacks, Allocator::GLOBAL))
    };
    let asked = application.map_or(0, |application| application.api_version);
    let api_version = asked.max(vk::API_VERSION_1_0);
    // Implementations of later versions accept every version (specification, VkApplicationInfo).
    let is_1_0 = vk::api_version_minor(description.api_version) == 0;
    if is_1_0 && vk::api_version_minor(api_version) > 0 {
        return Err(vk::Result::ERROR_INCOMPATIBLE_DRIVER);
    }
    // SAFETY: valid usage.
    let messengers = unsafe { Messengers::of_creation(info) };
    let refuse = |text: String| messengers.send(&Message::error(c"vkCreateInstance", &text));
    let extensions = names.inspect_err(|error| refuse(error.to_string()))?;
    let enabled = Enabled {
        core_version: api_version.min(description.api_version),
        instance_extensions: &extensions,
        device_extensions: &DeviceExtensionTable::EMPTY,
    };
    check_dependencies(extensions.iter(), &enabled, refuse)?;
    let instance = Instance {
        header: ObjectHeader::new(&driver.tables().instance),
        driver,
        api_version,
        extensions,
        allocator,
        data: Box::new(()),
        messengers: Messengers::default(),
        physical_devices: OnceLock::new(),
        device_extensions: OnceLock::new(),
    };
    let mut instance = allocator.allocate(vk::SystemAllocationScope::INSTANCE, instance)?;
    (description.new_instance)(&mut instance)?;
    Ok(vk::Instance::from_raw(instance.into_raw().cast()))
}

/// Refuses extensions whose dependencies are not enabled, and says which.
pub(crate) fn check_dependencies(
    extensions: impl Iterator<Item = Extension>,
    enabled: &Enabled<'_>,
    refuse: impl FnOnce(String),
) -> Result<(), vk::Result> {
    let mut unmet = extensions.filter(|extension| !extension.condition().is_met(enabled));
    let Some(extension) = unmet.next() else { return Ok(()) };
    let needs = extension.condition().alternatives().map(|needs| {
        let missing = needs.iter().filter(|need| !enabled.has(**need));
        missing.map(ToString::to_string).collect::<Vec<_>>().join(" and ")
    });
    let needs = needs.collect::<Vec<_>>().join(", or ");
    refuse(format!("{} needs {needs}", extension.name().to_string_lossy()));
    Err(vk::Result::ERROR_EXTENSION_NOT_PRESENT)
}

/// vkDestroyInstance.
///
/// # Safety
///
/// Valid usage of the command.
pub unsafe extern "system" fn destroy(instance: vk::Instance, _: *const vk::AllocationCallbacks) {
    let Some(pointer) = NonNull::new(instance.as_raw().cast::<Instance>()) else { return };
    // SAFETY: `create` made the instance, and by valid usage nobody uses the handle any more.
    drop(unsafe { Owned::from_raw(pointer, pointer.as_ref().allocator) });
}

impl Instance {
    /// The physical devices, which the driver lists once.
    ///
    /// # Errors
    ///
    /// The driver's.
    pub fn physical_devices(
        &self,
    ) -> Result<impl ExactSizeIterator<Item = &PhysicalDevice>, vk::Result> {
        let list = || {
            let descriptions = (self.driver.description.physical_devices)(self)?;
            let table = &self.driver.tables().physical_device;
            let instance: *const Self = self;
            let make = |description| {
                let header = ObjectHeader::new(table);
                let device = PhysicalDevice { header, instance, description };
                self.allocator.allocate(vk::SystemAllocationScope::INSTANCE, device)
            };
            descriptions.into_iter().map(make).collect()
        };
        let devices = self.physical_devices.get_or_init(list).as_ref().map_err(|error| *error)?;
        Ok(devices.iter().map(|device| &**device))
    }

    /// What the instance offers, with the extensions of all physical devices.
    pub fn enabled(&self) -> Enabled<'_> {
        let list = || match self.physical_devices() {
            Ok(devices) => devices.fold(DeviceExtensionTable::EMPTY, |table, device| {
                table.union(&device.description.extensions)
            }),
            Err(_) => DeviceExtensionTable::EMPTY,
        };
        Enabled {
            core_version: self.api_version,
            instance_extensions: &self.extensions,
            device_extensions: self.device_extensions.get_or_init(list),
        }
    }
}

/// vkEnumerateInstanceExtensionProperties.
///
/// # Safety
///
/// Valid usage of the command.
pub unsafe fn extension_properties(
    driver: &'static Driver,
    layer: *const c_char,
    count: *mut u32,
    properties: *mut vk::ExtensionProperties,
) -> vk::Result {
    if !layer.is_null() {
        return vk::Result::ERROR_LAYER_NOT_PRESENT;
    }
    // SAFETY: valid usage.
    unsafe { driver.description.instance_extensions.enumerate(count, properties) }
}
