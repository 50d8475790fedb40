//! Enumerates the physical devices as an application does, through the loader in this program.

use std::ffi::{CStr, CString, c_char};
use std::ptr;

use dispatch_tables::{InstanceDispatchTable, PhysicalDeviceDispatchTable, vk};
use loader_runtime::tools;
use serde::{Deserialize, Serialize};

use crate::child::calling;
use crate::fact::PackedVersion;
use crate::text::{joined, optional};

/// The commands of [`enumerate`] that run until there is an instance.
pub(crate) const UNTIL_CREATION: [&str; 2] = [INSTANCE_EXTENSIONS, CREATION];
const INSTANCE_EXTENSIONS: &str = "vkEnumerateInstanceExtensionProperties";
pub(crate) const CREATION: &str = "vkCreateInstance";
pub(crate) const DEVICES: &str = "vkEnumeratePhysicalDevices";
/// The command of [`enumerate`] that runs behind the answer.
pub(crate) const DESTRUCTION: &str = "vkDestroyInstance";

/// A physical device, in the order of vkEnumeratePhysicalDevices.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Device {
    pub name: String,
    pub kind: String,
    pub api_version: PackedVersion,
    pub vendor_id: u32,
    pub device_id: u32,
    /// Domain, bus, device and function, if the driver reports them.
    pub pci: Option<String>,
    /// The names of the device extensions.
    pub extensions: Vec<String>,
    /// The manifest of the driver; absent if no driver, or more than one, enumerates such a device alone.
    #[serde(default)]
    pub driver: Option<String>,
    /// The manifests of all drivers that enumerate such a device alone.
    #[serde(default)]
    pub candidates: Vec<String>,
}

/// The application for which devices are enumerated.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Application {
    /// The names of the layers that the application requests.
    pub(crate) layers: Vec<String>,
    /// The names of the instance extensions that it requests.
    #[serde(default)]
    pub(crate) extensions: Vec<String>,
    pub(crate) api_version: u32,
    pub(crate) portability: bool,
    /// The path of a manifest, if only its driver is to take part.
    pub(crate) driver: Option<Vec<u8>>,
}

/// What commands give, or the one that failed.
pub(crate) type Answer<T> = Result<T, FailedCommand>;

/// A command that failed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct FailedCommand {
    pub(crate) command: String,
    /// The VkResult; absent if the lookup of the command returned NULL.
    result: Option<i32>,
}

impl FailedCommand {
    fn of(command: &str, code: vk::Result) -> FailedCommand {
        FailedCommand { command: command.to_owned(), result: Some(code.as_raw()) }
    }

    /// The name of the VkResult.
    pub(crate) fn result_name(&self) -> Option<String> {
        self.result.map(result_name)
    }

    /// Whether the loader says with this that there is no device at all.
    pub(crate) fn means_no_device(&self) -> bool {
        self.command == DEVICES && self.result == Some(NO_DEVICE)
    }

    pub(crate) fn in_words(&self) -> String {
        match self.result_name() {
            Some(result) => format!("{} returned {result}", self.command),
            None => format!("the lookup of {} returned NULL", self.command),
        }
    }
}

/// The result with which the loader, and some drivers, say that there is no device.
pub(crate) const NO_DEVICE: i32 = vk::Result::ERROR_INITIALIZATION_FAILED.as_raw();

/// The name of a VkResult.
pub(crate) fn result_name(code: i32) -> String {
    vk::Result::from_raw(code).to_string()
}

impl Device {
    /// The drivers that may have the device.
    pub(crate) fn drivers_in_words(&self) -> Option<String> {
        joined(&self.candidates, " or ")
    }

    /// The name, and the properties by which devices are sorted.
    pub(crate) fn in_words(&self) -> String {
        let Device { name, kind, api_version, vendor_id, device_id, .. } = self;
        let pci =
            self.pci.as_deref().map_or("no PCI address".to_owned(), |pci| format!("PCI {pci}"));
        let driver = optional(", driver ", self.drivers_in_words());
        format!(
            "{name}, {kind}, {pci}, IDs {vendor_id:04x}:{device_id:04x}, Vulkan {api_version}{driver}"
        )
    }
}

/// Creates an instance with these layers, passes its physical devices to `answer`, and destroys the
/// instance.
pub(crate) fn enumerate(application: &Application, answer: impl FnOnce(Answer<Vec<Device>>)) {
    let lookup = tools::get_instance_proc_addr();
    // SAFETY: `lookup` is a loader's, and global commands need no instance.
    let globals = unsafe { InstanceDispatchTable::load(lookup, vk::Instance::NULL) };
    let instance = match create_instance(&globals, application) {
        Ok(instance) => instance,
        Err(failed) => return answer(Err(failed)),
    };
    // SAFETY: `lookup` is the loader's of this instance.
    let (commands, of_devices) = unsafe {
        (
            InstanceDispatchTable::load(lookup, instance),
            PhysicalDeviceDispatchTable::load(lookup, instance),
        )
    };
    // SAFETY: the instance is live; the array is NULL, or has as many elements as the count says.
    let enumerate = commands
        .enumerate_physical_devices()
        .map(|enumerate| move |count, array| unsafe { enumerate(instance, count, array) });
    let found = all(DEVICES, enumerate);
    let describe = |device| describe(&of_devices, device);
    answer(found.and_then(|found| found.into_iter().map(describe).collect()));
    if let Some(destroy) = commands.destroy_instance() {
        calling(DESTRUCTION);
        // SAFETY: nothing uses the instance any more.
        unsafe { destroy(instance, ptr::null()) };
    }
}

fn create_instance(globals: &InstanceDispatchTable, wanted: &Application) -> Answer<vk::Instance> {
    let create = found(CREATION, globals.create_instance())?;
    let c_names = |names: &[String]| -> Vec<CString> {
        names.iter().filter_map(|name| CString::new(name.as_str()).ok()).collect()
    };
    let (names, requested) = (c_names(&wanted.layers), c_names(&wanted.extensions));
    let layers: Vec<_> = names.iter().map(|name| name.as_ptr()).collect();
    let mut extensions: Vec<_> = requested.iter().map(|name| name.as_ptr()).collect();
    // SAFETY: the array is NULL, or has as many elements as the count says.
    let enumerate = globals
        .enumerate_instance_extension_properties()
        .map(|enumerate| move |count, array| unsafe { enumerate(ptr::null(), count, array) });
    let offered = extension_names(INSTANCE_EXTENSIONS, enumerate).unwrap_or_default();
    if offered.iter().any(|name| name.as_bytes() == PROPERTIES2.to_bytes()) {
        extensions.push(PROPERTIES2.as_ptr());
    }
    let application = vk::ApplicationInfo {
        p_application_name: c"vkexplain".as_ptr(),
        api_version: wanted.api_version,
        ..Default::default()
    };
    let mut info = vk::InstanceCreateInfo {
        p_application_info: &raw const application,
        // As many as arguments of a process.
        enabled_layer_count: layers.len() as u32,
        pp_enabled_layer_names: layers.as_ptr(),
        ..Default::default()
    };
    if wanted.portability {
        info.flags = vk::InstanceCreateFlags::ENUMERATE_PORTABILITY_KHR;
        extensions.push(c"VK_KHR_portability_enumeration".as_ptr());
    }
    // As many as arguments of a process, and two.
    info.enabled_extension_count = extensions.len() as u32;
    info.pp_enabled_extension_names = extensions.as_ptr();
    let mut instance = vk::Instance::NULL;
    calling(CREATION);
    // SAFETY: `info` and what it points to live until the call returns; `instance` is writable.
    let code = unsafe { create(&raw const info, ptr::null(), &raw mut instance) };
    code.result().map(|()| instance).map_err(|code| FailedCommand::of(CREATION, code))
}

/// The extension with which a driver of Vulkan 1.0 reports PCI addresses.
const PROPERTIES2: &CStr = c"VK_KHR_get_physical_device_properties2";

/// The command, if its lookup found one.
fn found<F>(command: &str, function: Option<F>) -> Answer<F> {
    function.ok_or_else(|| FailedCommand { command: command.to_owned(), result: None })
}

/// The elements that a command enumerates. `enumerate` calls the command with a count, and with NULL or
/// an array of as many elements.
fn all<T: Copy + Default>(
    command: &str,
    enumerate: Option<impl Fn(*mut u32, *mut T) -> vk::Result>,
) -> Answer<Vec<T>> {
    let enumerate = found(command, enumerate)?;
    calling(command);
    tools::list(enumerate).map_err(|code| FailedCommand::of(command, code))
}

/// The names of the extensions that a command enumerates.
fn extension_names(
    command: &str,
    enumerate: Option<impl Fn(*mut u32, *mut vk::ExtensionProperties) -> vk::Result>,
) -> Answer<Vec<String>> {
    let all = all(command, enumerate)?;
    Ok(all.iter().map(|extension| text(&extension.extension_name)).collect())
}

fn describe(commands: &PhysicalDeviceDispatchTable, device: vk::PhysicalDevice) -> Answer<Device> {
    let command = "vkGetPhysicalDeviceProperties";
    let get = found(command, commands.get_physical_device_properties())?;
    let mut properties = vk::PhysicalDeviceProperties::default();
    calling(command);
    // SAFETY: the instance enumerated the device, and `properties` is writable.
    unsafe { get(device, &raw mut properties) };
    let kind = match properties.device_type {
        vk::PhysicalDeviceType::DISCRETE_GPU => "discrete GPU",
        vk::PhysicalDeviceType::INTEGRATED_GPU => "integrated GPU",
        vk::PhysicalDeviceType::VIRTUAL_GPU => "virtual GPU",
        vk::PhysicalDeviceType::CPU => "CPU",
        _ => "other",
    };
    let enumerate = commands.enumerate_device_extension_properties().map(|enumerate| {
        // SAFETY: the instance enumerated the device; the array is NULL, or has as many elements as
        // the count says.
        move |count, array| unsafe { enumerate(device, ptr::null(), count, array) }
    });
    let extensions = extension_names("vkEnumerateDeviceExtensionProperties", enumerate)?;
    let has_pci = extensions.iter().any(|name| name == "VK_EXT_pci_bus_info");
    Ok(Device {
        name: text(&properties.device_name),
        kind: kind.to_owned(),
        api_version: PackedVersion(properties.api_version),
        vendor_id: properties.vendor_id,
        device_id: properties.device_id,
        pci: if has_pci { pci(commands, device) } else { None },
        extensions,
        driver: None,
        candidates: Vec::new(),
    })
}

/// The address as `lspci -D` prints it.
fn pci(commands: &PhysicalDeviceDispatchTable, device: vk::PhysicalDevice) -> Option<String> {
    let get = commands.get_physical_device_properties2()?;
    let mut pci = vk::PhysicalDevicePCIBusInfoPropertiesEXT::default();
    let mut properties =
        vk::PhysicalDeviceProperties2 { p_next: (&raw mut pci).cast(), ..Default::default() };
    calling("vkGetPhysicalDeviceProperties2");
    // SAFETY: the instance enumerated the device, and the chain is valid and writable.
    unsafe { get(device, &raw mut properties) };
    let (domain, bus) = (pci.pci_domain, pci.pci_bus);
    Some(format!("{domain:04x}:{bus:02x}:{:02x}.{:x}", pci.pci_device, pci.pci_function))
}

/// A text in an array of a Vulkan structure.
fn text<const N: usize>(array: &[c_char; N]) -> String {
    let bytes = array.map(c_char::cast_unsigned);
    let text = CStr::from_bytes_until_nul(&bytes).unwrap_or(c"(text without end)");
    text.to_string_lossy().into_owned()
}
