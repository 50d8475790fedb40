//! The driver's configuration: a JSON file beside the library, `<library>.mock`.
//!
//! Without the file, the driver has one physical device and today's core version, and keeps no log.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

use dispatch_tables::icd::ICD_LOADER_MAGIC;
use dispatch_tables::vk;
use mock_library::{LoadState, beside};
use serde::{Deserialize, Deserializer, de};

use crate::entrypoints;

/// The configuration. Unknown keys are errors, so that a misspelt key is noticed.
#[derive(Debug, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct Config {
    /// The highest interface version that negotiation answers (drivers.md E.3).
    pub(crate) interface_version: u32,
    /// The interface version that negotiation answers, whatever the loader offers.
    pub(crate) negotiated: Option<u32>,
    /// The `VkResult` of interface negotiation.
    pub(crate) negotiate_result: i32,
    /// The result of `vkEnumerateInstanceVersion`. Lookups do not find commands of newer core
    /// versions.
    #[serde(deserialize_with = "version")]
    pub(crate) api_version: u32,
    /// Overrides the result of `vkEnumerateInstanceVersion`, as a packed number.
    pub(crate) instance_version: Option<u32>,
    /// Advertised instance extensions.
    pub(crate) instance_extensions: Vec<String>,
    /// Versions of advertised extensions that differ from the registry's.
    pub(crate) spec_versions: BTreeMap<String, u32>,
    /// Physical devices in enumeration order.
    pub(crate) physical_devices: Vec<PhysicalDeviceConfig>,
    /// Device groups as indices of physical devices. A device that no group lists is a group of its
    /// own.
    pub(crate) device_groups: Vec<Vec<usize>>,
    /// Commands that lookups do not find.
    pub(crate) missing: Vec<String>,
    /// Commands that only return this value.
    pub(crate) results: BTreeMap<String, i64>,
    /// The command that puts `results` into effect when it is called. Without this key they are in
    /// effect from the start.
    pub(crate) results_after: Option<String>,
    /// Commands that return a value in some of their calls. Calls are numbered from 1.
    pub(crate) results_from: BTreeMap<String, LateResult>,
    /// False counts of enumerating commands (`claims.rs`).
    pub(crate) claims: BTreeMap<String, Claim>,
    /// The first word of new dispatchable objects. The driver interface requires ICD_LOADER_MAGIC.
    pub(crate) loader_word: usize,
    /// Names of device functions that the registry does not contain (`made_up.rs`).
    pub(crate) made_up_device_functions: Vec<String>,
    /// Names of physical-device functions that the registry does not contain.
    pub(crate) made_up_physical_device_functions: Vec<String>,
    /// Added to the results of made-up functions, so that a test can tell drivers apart.
    pub(crate) made_up_result: u64,
    /// Whether lookups find only commands whose version or extension is enabled, as in real
    /// drivers.
    pub(crate) gate: bool,
    /// Whether calls are logged.
    pub(crate) record: bool,
    /// Whether ProcAddr lookups are logged.
    pub(crate) record_lookups: bool,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            interface_version: 7,
            negotiated: None,
            negotiate_result: 0,
            api_version: vk::HEADER_VERSION_COMPLETE,
            instance_version: None,
            instance_extensions: strings(&[
                "VK_KHR_surface",
                "VK_KHR_xcb_surface",
                "VK_KHR_xlib_surface",
                "VK_KHR_wayland_surface",
                "VK_EXT_headless_surface",
                "VK_KHR_get_surface_capabilities2",
                "VK_KHR_get_physical_device_properties2",
                "VK_KHR_device_group_creation",
                "VK_KHR_external_memory_capabilities",
                "VK_KHR_external_semaphore_capabilities",
                "VK_KHR_external_fence_capabilities",
            ]),
            spec_versions: BTreeMap::new(),
            physical_devices: vec![PhysicalDeviceConfig::default()],
            device_groups: Vec::new(),
            missing: Vec::new(),
            results: BTreeMap::new(),
            results_after: None,
            results_from: BTreeMap::new(),
            claims: BTreeMap::new(),
            loader_word: ICD_LOADER_MAGIC,
            made_up_device_functions: Vec::new(),
            made_up_physical_device_functions: Vec::new(),
            made_up_result: 0,
            gate: true,
            record: true,
            record_lookups: false,
        }
    }
}

/// A result for some calls of a command.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct LateResult {
    /// The first call with this result.
    call: u32,
    /// The last call with this result, if any.
    last: Option<u32>,
    /// The result.
    result: i64,
    /// The number of calls so far.
    #[serde(skip)]
    calls: AtomicU32,
}

impl LateResult {
    /// Counts a call, and returns its result if one is configured.
    fn count(&self) -> Option<i64> {
        let number = self.calls.fetch_add(1, Ordering::Relaxed) + 1;
        let last = self.last.unwrap_or(u32::MAX);
        (self.call..=last).contains(&number).then_some(self.result)
    }
}

impl Config {
    /// The configured result of this call of `command`, which then has no other effect.
    fn result_of_call(&self, command: &str) -> Option<i64> {
        let late = self.results_from.get(command).and_then(LateResult::count);
        late.or_else(|| self.results.get(command).copied())
    }
}

/// The false counts of an enumerating command.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Claim {
    /// The count that a query of only the count returns.
    pub(crate) counted: Option<u32>,
    /// The count after the array is filled.
    pub(crate) filled: Option<u32>,
}

/// One physical device.
#[derive(Debug, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct PhysicalDeviceConfig {
    /// `VkPhysicalDeviceProperties::deviceName`.
    pub(crate) name: String,
    /// `VkPhysicalDeviceProperties::deviceType`.
    #[serde(rename = "type")]
    pub(crate) kind: DeviceKind,
    /// `vendorID`; by default the vendor ID that Khronos assigned to Mesa.
    pub(crate) vendor_id: u32,
    /// `deviceID`.
    pub(crate) device_id: u32,
    /// `apiVersion`.
    #[serde(deserialize_with = "version")]
    pub(crate) api_version: u32,
    /// `VkPhysicalDeviceDriverProperties::driverID`.
    pub(crate) driver_id: i32,
    /// `driverVersion`.
    pub(crate) driver_version: u32,
    /// `deviceUUID` and `driverUUID`; by default derived from the device's and the driver's ID.
    pub(crate) uuids: Option<[[u8; 16]; 2]>,
    /// Domain, bus, device and function, for `VK_EXT_pci_bus_info`.
    pub(crate) pci: Option<[u32; 4]>,
    /// Advertised device extensions.
    pub(crate) extensions: Vec<String>,
}

impl Default for PhysicalDeviceConfig {
    fn default() -> Self {
        Self {
            name: "Mock GPU".to_owned(),
            kind: DeviceKind::Discrete,
            vendor_id: 0x10005,
            device_id: 1,
            api_version: vk::HEADER_VERSION_COMPLETE,
            driver_id: 0,
            driver_version: vk::make_api_version(0, 1, 0, 0),
            uuids: None,
            pci: None,
            extensions: strings(&["VK_KHR_swapchain"]),
        }
    }
}

/// `VkPhysicalDeviceType` by name.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum DeviceKind {
    Other,
    Integrated,
    Discrete,
    Virtual,
    Cpu,
}

impl DeviceKind {
    pub(crate) fn vk(self) -> vk::PhysicalDeviceType {
        match self {
            Self::Other => vk::PhysicalDeviceType::OTHER,
            Self::Integrated => vk::PhysicalDeviceType::INTEGRATED_GPU,
            Self::Discrete => vk::PhysicalDeviceType::DISCRETE_GPU,
            Self::Virtual => vk::PhysicalDeviceType::VIRTUAL_GPU,
            Self::Cpu => vk::PhysicalDeviceType::CPU,
        }
    }
}

fn strings(list: &[&str]) -> Vec<String> {
    list.iter().map(|&name| name.to_owned()).collect()
}

/// `major.minor.patch` as a packed API version.
fn version<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u32, D::Error> {
    let text = String::deserialize(deserializer)?;
    let parts: Result<Vec<u32>, _> = text.split('.').map(str::parse).collect();
    match parts.as_deref() {
        Ok([major, minor, patch]) => Ok(vk::make_api_version(0, *major, *minor, *patch)),
        _ => Err(de::Error::custom(format!("`{text}` is not of the form major.minor.patch"))),
    }
}

/// The state of one load of the library.
pub(crate) struct Driver {
    /// The configuration.
    pub(crate) config: Config,
    /// The driver as the kit has it.
    pub(crate) kit: author_kit::driver::Driver,
    /// The file that lists the present physical devices (`instance.rs`).
    pub(crate) present: PathBuf,
    /// The log file, if calls are logged.
    pub(crate) log: Option<PathBuf>,
    /// The live surfaces.
    pub(crate) surfaces: Mutex<Vec<u64>>,
    /// Whether the configured results are in effect.
    results_hold: AtomicBool,
}

impl Driver {
    fn new(config: Config, present: PathBuf, log: Option<PathBuf>) -> Self {
        let results_hold = AtomicBool::new(config.results_after.is_none());
        let kit = author_kit::driver::Driver::new(entrypoints::description());
        Self { config, kit, present, log, surfaces: Mutex::new(Vec::new()), results_hold }
    }

    /// The configured result of `command`, if it is in effect; the command then does nothing else.
    pub(crate) fn result(&self, command: &str) -> Option<i64> {
        if self.config.results_after.as_deref() == Some(command) {
            self.results_hold.store(true, Ordering::Release);
        }
        if !self.results_hold.load(Ordering::Acquire) {
            return None;
        }
        self.config.result_of_call(command)
    }
}

static DRIVER: LoadState<Driver> = LoadState::empty();

/// The state of this load of the library, read from its file at the first call.
///
/// # Panics
///
/// When the file exists and is no valid configuration. A panic that reaches the driver interface
/// aborts with its message on stderr.
pub(crate) fn driver() -> &'static Driver {
    DRIVER.get(|| {
        let present = beside(".present");
        match mock_library::config::<Config>() {
            Some(config) => {
                let log = config.record.then(|| beside(".log"));
                Driver::new(config, present, log)
            }
            None => Driver::new(Config::default(), present, None),
        }
    })
}

extern "C" fn unload() {
    // SAFETY: the library is being closed, so none of its code runs any more.
    unsafe { DRIVER.free() };
}

// `.fini_array` holds pointers to functions without arguments.
#[used]
#[unsafe(link_section = ".fini_array")]
static UNLOAD: extern "C" fn() = unload;
