//! The configuration of the layers: a JSON file beside the library, `<library>.mock`.
//!
//! Without the file, both layers pass every call on and keep no log.

use std::collections::BTreeMap;
use std::path::PathBuf;

use mock_library::LoadState;
use serde::Deserialize;

/// The number of layers in the library.
pub(crate) const LAYERS: usize = 2;

/// The file. Unknown keys are errors, so that a misspelt key is noticed.
#[derive(Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct Config {
    /// The log; several libraries may share a file.
    pub(crate) log: Option<PathBuf>,
    /// The layers by number.
    pub(crate) layers: [LayerConfig; LAYERS],
}

/// One layer.
#[derive(Debug, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct LayerConfig {
    /// The layer's name in the log.
    pub(crate) name: String,
    /// The answer to negotiation.
    pub(crate) negotiate: Negotiate,
    /// Commands that the lookups of the layer do not find, even if the next layer or driver has
    /// them.
    pub(crate) missing: Vec<String>,
    /// Commands that the layer passes on without logging.
    pub(crate) transparent: Vec<String>,
    /// Whether the layer looks up vkCreateDevice with a NULL instance, as layers of 2016 did.
    pub(crate) asks_without_instance: bool,
    /// Whether lookups are logged.
    pub(crate) record_lookups: bool,
    /// Whether the layer wraps instances, physical devices and devices in handles of its own.
    pub(crate) wrap: bool,
    /// Whether the layer adds `VK_EXT_hdr_metadata`, and implements the command of that extension.
    pub(crate) hdr_metadata: bool,
    /// Whether wrappers of devices lack the loader's word, which violates LLP_LAYER_19.
    pub(crate) forget_loader_data: bool,
    /// Whether the layer creates a device for itself with each device of the application.
    pub(crate) own_device: Option<OwnDeviceKind>,
    /// Names that the layer looks up in the next layer or driver once it has an instance or a
    /// device (`probe.rs`).
    pub(crate) probe: Vec<String>,
    /// Whether vkCreateInstance and vkCreateDevice call exported functions of the loader
    /// (`reentrance.rs`).
    pub(crate) reenter: bool,
    /// Names of device functions that the registry does not contain (`made_up.rs`).
    pub(crate) made_up_device_functions: Vec<String>,
    /// Names of physical-device functions that the registry does not contain.
    pub(crate) made_up_physical_device_functions: Vec<String>,
    /// The command in which the layer waits while the file `<library>.hold` exists.
    pub(crate) hold: Option<String>,
    /// Whether vkGetPhysicalDeviceProperties queries the device's layers in the next layer or
    /// driver, which no layer should do.
    pub(crate) asks_for_device_layers: bool,
    /// Whether vkCreateInstance and vkCreateDevice call the loader-data callbacks.
    pub(crate) loader_data: bool,
    /// Changes to vkCreateInstance.
    pub(crate) create_instance: Creation,
    /// Changes to vkCreateDevice.
    pub(crate) create_device: Creation,
    /// The number that the hook of vkEnumerateInstanceVersion adds to the version.
    pub(crate) version_bonus: u32,
    /// Commands that return this value without calling down: the pre-instance functions and
    /// vkEnumerateDeviceExtensionProperties.
    pub(crate) results: BTreeMap<String, i32>,
    /// False counts for vkEnumeratePhysicalDevices and vkEnumeratePhysicalDeviceGroups.
    pub(crate) counts: BTreeMap<String, u32>,
    /// A false number of members for each group of vkEnumeratePhysicalDeviceGroups.
    pub(crate) group_members: Option<u32>,
    /// Whether vkCreateDevice destroys the new device and creates it again.
    pub(crate) creates_devices_twice: bool,
    /// Whether vkDestroyInstance is not passed on.
    pub(crate) keeps_instances: bool,
}

impl Default for LayerConfig {
    fn default() -> Self {
        Self {
            name: "mock".to_owned(),
            negotiate: Negotiate::default(),
            missing: Vec::new(),
            transparent: Vec::new(),
            asks_without_instance: false,
            record_lookups: false,
            wrap: false,
            hdr_metadata: false,
            forget_loader_data: false,
            own_device: None,
            probe: Vec::new(),
            reenter: false,
            made_up_device_functions: Vec::new(),
            made_up_physical_device_functions: Vec::new(),
            hold: None,
            asks_for_device_layers: false,
            loader_data: false,
            create_instance: Creation::default(),
            create_device: Creation::default(),
            version_bonus: 0,
            results: BTreeMap::new(),
            counts: BTreeMap::new(),
            group_members: None,
            creates_devices_twice: false,
            keeps_instances: false,
        }
    }
}

/// The answer to the loader's negotiation structure.
#[derive(Debug, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct Negotiate {
    /// The `VkResult`.
    pub(crate) result: i32,
    /// The interface version.
    pub(crate) version: u32,
    /// Whether the answer has a vkGetInstanceProcAddr.
    pub(crate) instance: bool,
    /// Whether the answer has a vkGetDeviceProcAddr.
    pub(crate) device: bool,
    /// Whether the answer has a vk_layerGetPhysicalDeviceProcAddr.
    pub(crate) physical_device: bool,
}

impl Default for Negotiate {
    fn default() -> Self {
        Self { result: 0, version: 2, instance: true, device: true, physical_device: true }
    }
}

/// Changes to a create call on its way down.
#[derive(Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct Creation {
    /// Extensions to add.
    pub(crate) add_extensions: Vec<String>,
    /// Replaces the application's API version, as a packed number.
    pub(crate) api_version: Option<u32>,
    /// A result to return instead of calling down.
    pub(crate) result: Option<i32>,
    /// Whether the new instance is destroyed again, before `result_after`. Of vkCreateInstance alone.
    pub(crate) destroy: bool,
    /// A result to return although the call down succeeded.
    pub(crate) result_after: Option<i32>,
    /// Whether a failed call down is repeated with the application's original create info, as
    /// capture layers do.
    pub(crate) retry: bool,
    /// The value of the out parameter for the call down, which violates LLP_LAYER_21 and
    /// LLP_LAYER_22.
    pub(crate) overwrite: Option<Overwrite>,
}

/// The purpose of the layer's own device.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
pub(crate) enum OwnDeviceKind {
    /// A device besides the application's.
    Additional,
    /// A device of a device group, besides the application's.
    Group,
    /// The application's device: the layer does not call down.
    Substitute,
}

/// The value of a create call's out parameter, instead of the loader's handle.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Overwrite {
    /// NULL.
    Null,
    /// An object that the loader did not create.
    Garbage,
}

static CONFIG: LoadState<Config> = LoadState::empty();

/// The configuration, read at the first call.
///
/// # Panics
///
/// When the file exists and is no valid configuration. A panic that reaches the layer interface
/// aborts with its message on stderr.
pub(crate) fn config() -> &'static Config {
    CONFIG.get(|| mock_library::config().unwrap_or_default())
}

/// The configuration of one layer.
pub(crate) fn layer<const N: usize>() -> &'static LayerConfig {
    &config().layers[N]
}

extern "C" fn unload() {
    // SAFETY: the library is being closed, so none of its code runs any more.
    unsafe { CONFIG.free() };
}

// `.fini_array` holds pointers to functions without arguments.
#[used]
#[unsafe(link_section = ".fini_array")]
static UNLOAD: extern "C" fn() = unload;
