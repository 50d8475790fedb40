//! What the layers do: a JSON file beside the library, `<library>.mock`.
//!
//! Without the file both layers pass every call on and keep no log.

use std::collections::BTreeMap;
use std::path::PathBuf;

use mock_library::LoadState;
use serde::Deserialize;

/// How many layers the library holds.
pub(crate) const LAYERS: usize = 2;

/// The file. Unknown keys are errors, so that a misspelt one is noticed.
#[derive(Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct Config {
    /// The log; several libraries may write to one.
    pub(crate) log: Option<PathBuf>,
    /// The layers by number.
    pub(crate) layers: [LayerConfig; LAYERS],
}

/// One layer.
#[derive(Debug, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct LayerConfig {
    /// How the log names it.
    pub(crate) name: String,
    /// What negotiation answers.
    pub(crate) negotiate: Negotiate,
    /// Commands that the layer's lookups deny, whoever else has them.
    pub(crate) missing: Vec<String>,
    /// Commands that the layer passes on without a word.
    pub(crate) transparent: Vec<String>,
    /// Whether vkCreateDevice is looked up below without an instance, as layers of 2016 did.
    pub(crate) asks_without_instance: bool,
    /// Whether lookups are written to the log.
    pub(crate) record_lookups: bool,
    /// Whether the application gets handles of the layer's own.
    pub(crate) wrap: bool,
    /// Whether the layer offers `VK_EXT_hdr_metadata`, whose command it serves itself.
    pub(crate) hdr_metadata: bool,
    /// Whether the wrappers of devices lack the loader's word: breaks LLP_LAYER_19.
    pub(crate) forget_loader_data: bool,
    /// Whether the layer creates a device for itself beside each device of the application.
    pub(crate) own_device: Option<OwnDeviceKind>,
    /// Names that the layer looks up below itself once it has an instance or a device (`probe.rs`).
    pub(crate) probe: Vec<String>,
    /// Whether vkCreateInstance and vkCreateDevice call exported functions of the loader
    /// (`reentrance.rs`).
    pub(crate) reenter: bool,
    /// Names of device functions that no registry knows (`made_up.rs`).
    pub(crate) made_up_device_functions: Vec<String>,
    /// Names of physical-device functions that no registry knows.
    pub(crate) made_up_physical_device_functions: Vec<String>,
    /// The command in which the layer waits as long as there is a file `<library>.hold`.
    pub(crate) hold: Option<String>,
    /// Whether vkGetPhysicalDeviceProperties asks below itself for the device's layers, which no
    /// layer should do.
    pub(crate) asks_for_device_layers: bool,
    /// Whether vkCreateInstance and vkCreateDevice try the loader-data callbacks.
    pub(crate) loader_data: bool,
    /// What is done to vkCreateInstance.
    pub(crate) create_instance: Creation,
    /// What is done to vkCreateDevice.
    pub(crate) create_device: Creation,
    /// What the hook of vkEnumerateInstanceVersion adds to the version.
    pub(crate) version_bonus: u32,
    /// Commands that return this value instead of being passed on: the queries before an instance,
    /// and vkEnumerateDeviceExtensionProperties.
    pub(crate) results: BTreeMap<String, i32>,
    /// What vkEnumeratePhysicalDevices and vkEnumeratePhysicalDeviceGroups claim to have counted,
    /// whatever there is.
    pub(crate) counts: BTreeMap<String, u32>,
    /// How many members vkEnumeratePhysicalDeviceGroups claims for each group, however many there
    /// are.
    pub(crate) group_members: Option<u32>,
    /// Whether vkCreateDevice destroys the device from below and creates it once more.
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

/// The answer to the loader's offer.
#[derive(Debug, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct Negotiate {
    /// The `VkResult`.
    pub(crate) result: i32,
    /// The interface version.
    pub(crate) version: u32,
    /// Whether there is a vkGetInstanceProcAddr in it.
    pub(crate) instance: bool,
    /// Whether there is a vkGetDeviceProcAddr in it.
    pub(crate) device: bool,
    /// Whether there is a vk_layerGetPhysicalDeviceProcAddr in it.
    pub(crate) physical_device: bool,
}

impl Default for Negotiate {
    fn default() -> Self {
        Self { result: 0, version: 2, instance: true, device: true, physical_device: true }
    }
}

/// What is done to a create call on the way down.
#[derive(Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct Creation {
    /// Extensions to add.
    pub(crate) add_extensions: Vec<String>,
    /// The application's version in its place, as a packed number.
    pub(crate) api_version: Option<u32>,
    /// Return this instead of calling down.
    pub(crate) result: Option<i32>,
    /// Return this although the call below succeeded.
    pub(crate) result_after: Option<i32>,
    /// Whether a call that fails below is made once more with what the application gave, as capture
    /// layers do.
    pub(crate) retry: bool,
    /// What the out parameter holds when calling down: breaks LLP_LAYER_21 and LLP_LAYER_22.
    pub(crate) overwrite: Option<Overwrite>,
}

/// What the layer's own device is to it.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
pub(crate) enum OwnDeviceKind {
    /// One more device.
    Additional,
    /// One more device, of a device group.
    Group,
    /// The application's device: the layer does not call down.
    Substitute,
}

/// What stands in a create call's out parameter in place of the loader's handle.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Overwrite {
    /// NULL.
    Null,
    /// An object that is none of the loader's.
    Garbage,
}

static CONFIG: LoadState<Config> = LoadState::empty();

/// The file, read at the first call.
///
/// # Panics
///
/// When the file is there and is not a configuration; across the layer interface that aborts with
/// the reason on stderr.
pub(crate) fn config() -> &'static Config {
    CONFIG.get(|| mock_library::config().unwrap_or_default())
}

/// The part of one layer.
pub(crate) fn layer<const N: usize>() -> &'static LayerConfig {
    &config().layers[N]
}

extern "C" fn unload() {
    // SAFETY: the library is being closed.
    unsafe { CONFIG.free() };
    crate::state::free_all();
}

// The section holds pointers to functions without arguments.
#[used]
#[unsafe(link_section = ".fini_array")]
static UNLOAD: extern "C" fn() = unload;
