//! vkCreateInstance, vkDestroyInstance, and the physical devices of an instance.

use std::ffi::c_char;
use std::ptr::NonNull;
use std::sync::OnceLock;
use std::sync::atomic::Ordering;

use dispatch_tables::{
    DeviceDispatchTable, DeviceExtensionTable, Enabled, Extension, InstanceExtensionTable,
    ObjectHeader, PhysicalDeviceDispatchTable, vk,
};

use super::alloc::{Allocator, Owned};
use super::description::{Driver, PhysicalDeviceDescription};
use super::dispatchable::{Instance, Offer, PhysicalDevice};
use super::guard::Callback;
use super::install::Tables;
use super::locks::{AtomicU64, Mutex, this_thread};
use super::messages::{Message, Messengers};
use super::object::lock;

const NEW_INSTANCE: Callback = Callback::of_creation(c"vkCreateInstance", "new_instance");
const PHYSICAL_DEVICES: Callback =
    Callback::of_creation(c"vkEnumeratePhysicalDevices", "physical_devices");

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
        lister: AtomicU64::new(0),
        complaints: Mutex::default(),
        offer: OnceLock::new(),
    };
    let mut instance = allocator.allocate(vk::SystemAllocationScope::INSTANCE, instance)?;
    let new = || (description.new_instance)(&mut instance);
    NEW_INSTANCE.call(|message| messengers.send(message), new)?;
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
    /// The driver's; `ERROR_INITIALIZATION_FAILED` if it panics, or asks for the list while it makes it.
    pub fn physical_devices(
        &self,
    ) -> Result<impl ExactSizeIterator<Item = &PhysicalDevice>, vk::Result> {
        let devices = self.listed();
        if !self.is_listing() {
            let complaints = std::mem::take(&mut *lock(&self.complaints));
            for text in complaints {
                self.message(&Message::general_error(PHYSICAL_DEVICES.command, &text));
            }
        }
        Ok(devices?.iter().map(|device| &**device))
    }

    /// The list, for lookups too: what is wrong is kept for an application that asks for the list.
    fn listed(&self) -> Result<&[Owned<PhysicalDevice>], vk::Result> {
        let complain = |text: &str| lock(&self.complaints).push(text.to_owned());
        if self.is_listing() {
            complain("physical_devices of the driver asks for the list that it makes");
            return Err(PHYSICAL_DEVICES.error);
        }
        let list = || {
            self.lister.store(this_thread(), Ordering::Relaxed);
            let list = || (self.driver.description.physical_devices)(self);
            let descriptions = PHYSICAL_DEVICES.call(|message| complain(message.text), list);
            self.lister.store(0, Ordering::Relaxed);
            descriptions?.into_iter().map(|description| self.make(description)).collect()
        };
        self.physical_devices.get_or_init(list).as_deref().map_err(|error| *error)
    }

    fn make(
        &self,
        description: PhysicalDeviceDescription,
    ) -> Result<Owned<PhysicalDevice>, vk::Result> {
        let tables = self.driver.tables_of(description.variant);
        let header = ObjectHeader::new(&tables.physical_device);
        let device = PhysicalDevice { header, instance: self, tables, description };
        self.allocator.allocate(vk::SystemAllocationScope::INSTANCE, device)
    }

    /// This thread is in the driver's `physical_devices`, and would wait for itself.
    fn is_listing(&self) -> bool {
        // Only this thread stores its own number.
        self.lister.load(Ordering::Relaxed) == this_thread()
    }

    /// What the instance offers, with the extensions of all physical devices; without these in a call
    /// from the driver's `physical_devices`.
    pub fn enabled(&self) -> Enabled<'_> {
        Enabled {
            core_version: self.api_version,
            instance_extensions: &self.extensions,
            device_extensions: &self.offer().device_extensions,
        }
    }

    /// What all physical devices offer together; nothing to the driver's `physical_devices`.
    pub(crate) fn offer(&self) -> &Offer {
        if self.is_listing() {
            return const { &Offer::NOTHING };
        }
        self.offer.get_or_init(|| match self.listed().unwrap_or_default() {
            // Loaders want the lookup of an instance without physical devices to be as any other's.
            [] => Offer::NOTHING.with(self.driver.tables(), &DeviceExtensionTable::EMPTY),
            devices => devices.iter().fold(Offer::NOTHING, |offer, device| {
                offer.with(device.tables, &device.description.extensions)
            }),
        })
    }
}

impl Offer {
    const NOTHING: Self = Self {
        device_extensions: DeviceExtensionTable::EMPTY,
        physical_device: PhysicalDeviceDispatchTable::EMPTY,
        device: DeviceDispatchTable::EMPTY,
    };

    /// More tables. All trampolines to a command are one function, which goes by the object.
    fn with(mut self, tables: &Tables, extensions: &DeviceExtensionTable) -> Self {
        self.device_extensions = self.device_extensions.union(extensions);
        let more = (tables.physical_device.trampolines(), tables.device.trampolines());
        // SAFETY: a slot gets the trampoline of the same command.
        let slots = unsafe { (self.physical_device.as_array_mut(), self.device.as_array_mut()) };
        let add = |(slot, more): (&mut vk::PFN_vkVoidFunction, &vk::PFN_vkVoidFunction)| {
            *slot = slot.or(*more);
        };
        slots.0.iter_mut().zip(more.0.as_array()).for_each(add);
        slots.1.iter_mut().zip(more.1.as_array()).for_each(add);
        self
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
