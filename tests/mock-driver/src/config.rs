//! What the driver pretends to be: a JSON file beside the library, `<library>.mock`.
//!
//! Without the file the driver has one physical device, today's core version and keeps no log.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

use dispatch_tables::icd::ICD_LOADER_MAGIC;
use dispatch_tables::vk;
use mock_library::{LoadState, beside};
use serde::{Deserialize, Deserializer, de};

/// Everything that a test can choose. Unknown keys are errors, so that a misspelt one is noticed.
#[derive(Debug, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct Config {
    /// What interface negotiation answers at most (drivers.md E.3).
    pub(crate) interface_version: u32,
    /// What interface negotiation answers whatever was offered, in place of that.
    pub(crate) negotiated: Option<u32>,
    /// The `VkResult` of interface negotiation.
    pub(crate) negotiate_result: i32,
    /// What `vkEnumerateInstanceVersion` reports; commands of newer core versions are not found.
    #[serde(deserialize_with = "version")]
    pub(crate) api_version: u32,
    /// What `vkEnumerateInstanceVersion` reports in place of that, as a packed number.
    pub(crate) instance_version: Option<u32>,
    /// Advertised instance extensions.
    pub(crate) instance_extensions: Vec<String>,
    /// Versions of advertised extensions that are not those of the registry.
    pub(crate) spec_versions: BTreeMap<String, u32>,
    /// Physical devices in enumeration order.
    pub(crate) physical_devices: Vec<PhysicalDeviceConfig>,
    /// Device groups as indices of physical devices; a device that no group names is a group of its
    /// own.
    pub(crate) device_groups: Vec<Vec<usize>>,
    /// Commands that lookups deny.
    pub(crate) missing: Vec<String>,
    /// Commands that do nothing but return this value.
    pub(crate) results: BTreeMap<String, i64>,
    /// `results` hold once this command was called; from the start if there is none.
    pub(crate) results_after: Option<String>,
    /// Commands that return a value from one of their calls on, the first being number 1.
    pub(crate) results_from: BTreeMap<String, LateResult>,
    /// Counts that enumerating commands claim whatever is there (`claims.rs`).
    pub(crate) claims: BTreeMap<String, Claim>,
    /// The first word of new dispatchable objects; the driver interface wants it to be
    /// ICD_LOADER_MAGIC.
    pub(crate) loader_word: usize,
    /// Names of device functions that no registry knows (`made_up.rs`).
    pub(crate) made_up_device_functions: Vec<String>,
    /// Names of physical-device functions that no registry knows.
    pub(crate) made_up_physical_device_functions: Vec<String>,
    /// Added to the results of made-up functions, so that a test can tell drivers apart.
    pub(crate) made_up_result: u64,
    /// Whether lookups deny commands whose version or extension is not enabled, as real drivers do.
    pub(crate) gate: bool,
    /// Whether calls are written to the log.
    pub(crate) record: bool,
    /// Whether ProcAddr lookups are written to the log as well.
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

/// What a command returns, and in which of its calls.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct LateResult {
    /// The first call that returns it.
    call: u32,
    /// The last one; none if there is no end.
    last: Option<u32>,
    /// The value.
    result: i64,
    /// How many calls there were.
    #[serde(skip)]
    calls: AtomicU32,
}

impl LateResult {
    /// Counts a call: the value, if this one returns it.
    fn count(&self) -> Option<i64> {
        let number = self.calls.fetch_add(1, Ordering::Relaxed) + 1;
        let last = self.last.unwrap_or(u32::MAX);
        (self.call..=last).contains(&number).then_some(self.result)
    }
}

impl Config {
    /// What this call of a command returns without anything being done.
    fn result_of_call(&self, command: &str) -> Option<i64> {
        let late = self.results_from.get(command).and_then(LateResult::count);
        late.or_else(|| self.results.get(command).copied())
    }
}

/// What an enumerating command says of a count.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Claim {
    /// When it is asked for the count alone.
    pub(crate) counted: Option<u32>,
    /// When it has filled an array.
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
    /// `vendorID`; the default is the vendor id that Khronos gave to Mesa.
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
    /// `deviceUUID`, then `driverUUID`; by default made of the device's and the driver's id.
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
#[derive(Debug)]
pub(crate) struct Driver {
    /// What to pretend.
    pub(crate) config: Config,
    /// The file that says which physical devices are there (`instance.rs`).
    pub(crate) present: PathBuf,
    /// The log, if there is one to keep.
    pub(crate) log: Option<PathBuf>,
    /// The surfaces that are alive.
    pub(crate) surfaces: Mutex<Vec<u64>>,
    /// Whether the configured results hold by now.
    results_hold: AtomicBool,
}

impl Driver {
    fn new(config: Config, present: PathBuf, log: Option<PathBuf>) -> Self {
        let results_hold = AtomicBool::new(config.results_after.is_none());
        Self { config, present, log, surfaces: Mutex::new(Vec::new()), results_hold }
    }

    /// What `command` returns instead of doing anything, if that is configured and holds by now.
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
/// When the file is there and is not a configuration; across the driver interface that aborts with
/// the reason on stderr.
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
    // SAFETY: the library is being closed.
    unsafe { DRIVER.free() };
}

// The section holds pointers to functions without arguments.
#[used]
#[unsafe(link_section = ".fini_array")]
static UNLOAD: extern "C" fn() = unload;
