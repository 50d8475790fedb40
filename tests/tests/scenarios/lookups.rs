//! Other lookups than the application's vkGetInstanceProcAddr, for every name of the registry:
//! vkGetDeviceProcAddr, lookups below a layer, and the lookups with which the loader fills its
//! tables (callpath.md 1.8, 3.4 to 3.7).
//!
//! As in `proc_addr.rs`, the tests state the rules of the contract independently of the loader.

use std::collections::{BTreeMap, BTreeSet};
use std::ffi::{CStr, CString, c_char, c_void};

use dispatch_tables::{Command, Extension, ExtensionKind, Level, vk};
use libloading::os::unix::Library;
use tests::{Instance, InstanceRequest, Loader, Log, Sandbox, call, json};

use crate::proc_addr::{INSTANCE_EXTENSIONS, compare, is_known, library_of};

/// The terminators of device commands, with the device extensions that enable them. The label and
/// object commands of VK_EXT_debug_utils are enabled by the instance (callpath.md 3.6).
const TERMINATORS: [(&CStr, &[&CStr]); 5] = [
    (c"vkCreateSwapchainKHR", &[c"VK_KHR_swapchain"]),
    (c"vkGetDeviceGroupSurfacePresentModesKHR", &[c"VK_KHR_swapchain", c"VK_KHR_device_group"]),
    (c"vkCreateSharedSwapchainsKHR", &[c"VK_KHR_display_swapchain"]),
    (c"vkDebugMarkerSetObjectTagEXT", &[c"VK_EXT_debug_marker"]),
    (c"vkDebugMarkerSetObjectNameEXT", &[c"VK_EXT_debug_marker"]),
];

/// callpath.md 3.5 steps 2 and 4: the loader's own trampolines.
const TRAMPOLINES: [&CStr; 5] = [
    c"vkGetDeviceProcAddr",
    c"vkDestroyDevice",
    c"vkGetDeviceQueue",
    c"vkGetDeviceQueue2",
    c"vkAllocateCommandBuffers",
];

/// The eight device commands of VK_EXT_debug_utils.
fn is_debug_utils(command: Command) -> bool {
    let first = command.extensions().first();
    command.level() == Level::Device
        && first.is_some_and(|first| first.name() == c"VK_EXT_debug_utils")
}

/// The enabled extensions, and which of the driver's lookups return NULL.
#[derive(Clone, Copy, Debug)]
struct Setting {
    api_version: u32,
    debug_utils: bool,
    /// All device extensions, or none.
    extensions: bool,
    /// The driver returns NULL for disabled commands.
    gated: bool,
    /// VK_KHR_maintenance5 with its feature.
    maintenance5: bool,
}

impl Setting {
    /// Every combination with different results.
    fn all() -> Vec<Setting> {
        let mut all = Vec::new();
        for api_version in [vk::API_VERSION_1_0, vk::API_VERSION_1_2, vk::API_VERSION_1_4] {
            for bits in 0..16 {
                let bit = |number: u32| bits >> number & 1 == 1;
                let (extensions, maintenance5) = (bit(1), bit(3));
                all.push(Setting {
                    api_version,
                    debug_utils: bit(0),
                    extensions,
                    gated: bit(2),
                    maintenance5: maintenance5 && extensions,
                });
            }
        }
        all
    }

    /// Whether vkGetDeviceProcAddr finds a command (callpath.md 3.5, 3.6); the driver finds only
    /// device commands.
    fn finds(self, command: Command) -> bool {
        if command.level() != Level::Device {
            return false;
        }
        let hidden = self.maintenance5
            && command.core_version().is_some_and(|version| version > self.api_version);
        if hidden {
            return false;
        }
        if is_debug_utils(command) {
            return self.debug_utils;
        }
        if TERMINATORS.iter().any(|(name, _)| *name == command.name()) {
            return self.extensions;
        }
        command.core_version().is_some() || !self.gated || self.extensions
    }

    /// Whether the function found is the loader's, not the driver's.
    fn is_the_loaders(command: Command) -> bool {
        let name = command.name();
        is_debug_utils(command)
            || TRAMPOLINES.contains(&name)
            || TERMINATORS.iter().any(|(terminator, _)| *terminator == name)
    }

    fn instance(self) -> Instance {
        let extensions = ["VK_EXT_debug_utils"];
        let request = InstanceRequest {
            api_version: self.api_version,
            extensions: &extensions[..usize::from(self.debug_utils)],
            ..Default::default()
        };
        Loader::open().create_instance(&request).expect("vkCreateInstance")
    }

    fn device(self, instance: &Instance) -> vk::Device {
        let extensions = device_extensions();
        let count = if self.extensions { extensions.len() } else { 0 };
        let names: Vec<CString> =
            extensions[..count].iter().map(|name| CString::new(*name).expect("a name")).collect();
        let names: Vec<*const c_char> = names.iter().map(|name| name.as_ptr()).collect();
        let maintenance5 = vk::PhysicalDeviceMaintenance5Features {
            maintenance5: vk::Bool32::from(self.maintenance5),
            ..Default::default()
        };
        let info = vk::DeviceCreateInfo {
            p_next: (&raw const maintenance5).cast(),
            enabled_extension_count: count as u32,
            pp_enabled_extension_names: names.as_ptr(),
            ..Default::default()
        };
        let mut device = vk::Device::NULL;
        let result = call!(instance.physical_device_commands.create_device(
            instance.physical_devices()[0],
            &info,
            std::ptr::null(),
            &mut device
        ));
        assert_eq!(result, vk::Result::SUCCESS);
        device
    }
}

/// Every device extension of the registry.
fn device_extensions() -> Vec<&'static str> {
    Extension::all()
        .filter(|extension| extension.kind() == ExtensionKind::Device)
        .map(|extension| extension.name().to_str().expect("ASCII"))
        .collect()
}

/// callpath.md 3.5, 3.6, 7.1, 7.2: every name on every device, and whose function it is.
#[test]
fn device_lookups_follow_the_driver_and_the_terminators_gates() {
    for gated in [true, false] {
        let mut sandbox = Sandbox::new();
        sandbox.driver(
            "mock",
            json!({
                "gate": gated,
                "instance_extensions": INSTANCE_EXTENSIONS,
                "physical_devices": [{ "extensions": device_extensions() }],
            }),
        );
        sandbox.set_argument(if gated { "gated" } else { "not gated" });
        let outcome = sandbox.run(|| {
            let gated = Sandbox::argument() == "gated";
            for setting in Setting::all().into_iter().filter(|setting| setting.gated == gated) {
                let instance = setting.instance();
                let device = setting.device(&instance);
                let get = instance.device_commands.get_device_proc_addr;
                let get = get.expect("vkGetDeviceProcAddr");
                // SAFETY: the device is alive.
                let found = |name: &CStr| unsafe { get(device, name.as_ptr()) };
                compare(&format!("{setting:?}"), |command| setting.finds(command), found);
                for command in Command::all().filter(|command| setting.finds(*command)) {
                    let is_the_drivers = library_of(found(command.name())) == "libmock.so";
                    let wanted = !Setting::is_the_loaders(command);
                    assert_eq!(is_the_drivers, wanted, "{command:?} in {setting:?}");
                }
                call!(instance.device_commands.destroy_device(device, std::ptr::null()));
                instance.destroy();
            }
        });
        outcome.expect_success();
    }
}

/// A layer that intercepts nothing.
pub(crate) fn transparent_layer(sandbox: &mut Sandbox, record_lookups: bool) -> tests::MockLayer {
    let intercepted = [
        "vkCreateDevice",
        "vkEnumeratePhysicalDevices",
        "vkGetInstanceProcAddr",
        "vkGetDeviceProcAddr",
        "vkEnumerateDeviceExtensionProperties",
        "vkGetPhysicalDeviceProperties",
        "vkGetPhysicalDeviceProperties2",
        "vkDestroyDevice",
        "vkGetDeviceQueue",
        "vkCreateCommandPool",
        "vkDestroyCommandPool",
        "vkAllocateCommandBuffers",
        "vkCmdDraw",
    ];
    let config = json!({ "transparent": intercepted, "record_lookups": record_lookups });
    sandbox.implicit_layer("it", json!({}), config)
}

/// The next vkGetInstanceProcAddr of the layer: the loader's at the bottom of the chain, which the
/// layer returns for its own name (callpath.md 3.4 step 1).
pub(crate) fn bottom(instance: vk::Instance, layer: &str) -> vk::PFN_vkGetInstanceProcAddr {
    // SAFETY: the layer is already loaded, and its symbol has this type.
    let get = unsafe {
        let library = Library::new(layer).expect("the layer");
        let get = library.get::<vk::PFN_vkGetInstanceProcAddr>("vkGetInstanceProcAddr");
        let get = *get.expect("the layer's lookup");
        std::mem::forget(library);
        get
    };
    // SAFETY: the layer knows the instance, and passes on lookups that it does not intercept.
    unsafe {
        let found = get(instance, c"vkGetInstanceProcAddr".as_ptr()).expect("the bottom's lookup");
        std::mem::transmute::<unsafe extern "system" fn(), vk::PFN_vkGetInstanceProcAddr>(found)
    }
}

/// Whether the driver's vkGetInstanceProcAddr finds a command: core commands, and those of
/// extensions that it offers.
fn driver_has(command: Command, offered: &[&str]) -> bool {
    let is_offered = |extension: &Extension| {
        offered.iter().any(|name| name.as_bytes() == extension.name().to_bytes())
    };
    command.core_version().is_some() || command.extensions().iter().any(is_offered)
}

/// callpath.md 3.4 for a valid instance.
fn bottom_finds(command: Command, debug_utils: bool) -> bool {
    if is_debug_utils(command) {
        return debug_utils;
    }
    match command.level() {
        Level::Global => true,
        Level::Instance | Level::PhysicalDevice if is_known(command) => true,
        _ => driver_has(command, &[INSTANCE_EXTENSIONS, &["VK_KHR_swapchain"]].concat()),
    }
}

/// Memory that is no instance: a NULL first word, or no magic number after it.
static NO_INSTANCES: [&[u64; 8]; 2] = [&[0; 8], &[0x10; 8]];

fn no_instance(words: &'static [u64; 8]) -> vk::Instance {
    vk::Instance::from_raw(words.as_ptr().cast_mut().cast())
}

/// callpath.md 1.7, 3.4: terminators regardless of extensions, and no trampolines; for a handle
/// that is no instance, the same as for NULL.
#[test]
fn lookups_below_a_layer_give_terminators() {
    for debug_utils in [false, true] {
        let mut sandbox = Sandbox::new();
        sandbox.driver("mock", json!({ "instance_extensions": INSTANCE_EXTENSIONS }));
        let layer = transparent_layer(&mut sandbox, false);
        let enabled = if debug_utils { "VK_EXT_debug_utils" } else { "" };
        sandbox.set_argument(&format!("{enabled} {}", layer.library.display()));
        let outcome = sandbox.run(|| {
            let argument = Sandbox::argument();
            let (enabled, layer) = argument.split_once(' ').expect("two words");
            let extensions: Vec<&str> = enabled.split_terminator(' ').collect();
            let request = InstanceRequest {
                api_version: vk::API_VERSION_1_0,
                extensions: &extensions,
                ..Default::default()
            };
            let instance = Loader::open().create_instance(&request).expect("vkCreateInstance");
            let bottom = bottom(instance.handle, layer);
            let lookup = |handle| {
                // SAFETY: this is the loader's lookup, and the handle is NULL, readable memory or
                // its instance.
                move |name: &CStr| unsafe { bottom(handle, name.as_ptr()) }
            };
            let without = |command: Command| {
                command.level() == Level::Global || command.name() == c"vkCreateDevice"
            };
            compare("NULL", without, lookup(vk::Instance::NULL));
            for words in NO_INSTANCES {
                compare("no instance", without, lookup(no_instance(words)));
            }
            let with = |command| bottom_finds(command, !extensions.is_empty());
            let found = lookup(instance.handle);
            compare(enabled, with, found);

            // No function below the layers is one that the application calls.
            for command in Command::all().filter(|command| {
                matches!(command.level(), Level::Instance | Level::PhysicalDevice)
                    && is_known(*command)
            }) {
                let name = command.name().to_str().expect("ASCII");
                let below = found(command.name()).map(|function| function as *const c_void);
                assert_ne!(below, instance.loader.symbol(name), "{name}");
                assert_ne!(library_of(found(command.name())), "libmock.so", "{name}");
            }
            physical_device_lookups(&instance, bottom);
            instance.destroy();
        });
        outcome.expect_success();
    }
}

/// callpath.md 3.4: the results of the bottom's vk_layerGetPhysicalDeviceProcAddr. The contract
/// does not list the names of step 3.
fn physical_device_lookups(instance: &Instance, bottom: vk::PFN_vkGetInstanceProcAddr) {
    // SAFETY: the loader's lookup returns its function of this name, which has this type.
    let get = unsafe {
        let name = c"vk_layerGetPhysicalDeviceProcAddr";
        let found = bottom(instance.handle, name.as_ptr()).expect("the bottom's lookup");
        std::mem::transmute::<unsafe extern "system" fn(), vk::PFN_vkGetInstanceProcAddr>(found)
    };
    // SAFETY: this is the loader's lookup, and the handle is NULL, readable memory or its instance.
    let lookup = |handle| move |name: &CStr| unsafe { get(handle, name.as_ptr()) };
    compare("NULL", |_| false, lookup(vk::Instance::NULL));
    for words in NO_INSTANCES {
        compare("no instance", |_| false, lookup(no_instance(words)));
    }
    let found = lookup(instance.handle);
    let is_terminated = |command: Command| match command.level() {
        Level::Global => found(command.name()).is_some(),
        Level::Instance | Level::PhysicalDevice => {
            is_known(command) || driver_has(command, INSTANCE_EXTENSIONS)
        }
        Level::Device => false,
    };
    compare("vk_layerGetPhysicalDeviceProcAddr", is_terminated, found);
}

/// The names that were looked up through `function`, with the number of lookups.
fn asked<'a>(
    lookups: impl Iterator<Item = (&'a str, &'a str)>,
    function: &str,
) -> BTreeMap<&'a str, usize> {
    let mut asked = BTreeMap::new();
    for (_, name) in lookups.filter(|(through, _)| *through == function) {
        *asked.entry(name).or_default() += 1;
    }
    asked
}

/// The known commands for which `chosen` holds.
fn known(chosen: impl Fn(Command) -> bool) -> BTreeSet<&'static str> {
    Command::all()
        .filter(|command| is_known(*command) && chosen(*command))
        .map(|command| command.name().to_str().expect("ASCII"))
        .collect()
}

fn names<'a>(asked: &BTreeMap<&'a str, usize>) -> BTreeSet<&'a str> {
    asked.keys().copied().collect()
}

/// callpath.md 3.4, 3.6, 7.1, 7.2: the tables are filled from the first layer or driver, and each
/// name is looked up once.
#[test]
fn tables_are_filled_by_asking_the_first_layer_once() {
    let mut sandbox = Sandbox::new();
    sandbox.driver("mock", json!({}));
    transparent_layer(&mut sandbox, true);
    let outcome = sandbox.run(|| {
        let request = InstanceRequest { extensions: &["VK_EXT_debug_utils"], ..Default::default() };
        let loader = Loader::open();
        let create = loader.globals.create_instance.expect("vkCreateInstance");
        let instance = {
            let names = request.extensions.iter().map(|name| CString::new(*name));
            let names: Vec<CString> = names.map(|name| name.expect("a name")).collect();
            let names: Vec<*const c_char> = names.iter().map(|name| name.as_ptr()).collect();
            let info = vk::InstanceCreateInfo {
                enabled_extension_count: 1,
                pp_enabled_extension_names: names.as_ptr(),
                ..Default::default()
            };
            let mut instance = vk::Instance::NULL;
            // SAFETY: `info` is valid, there are no callbacks, and `instance` is writable.
            let result = unsafe { create(&info, std::ptr::null(), &mut instance) };
            assert_eq!(result, vk::Result::SUCCESS);
            instance
        };
        // Without the harness, which looks up every name itself.
        let get = |name: &CStr| loader.proc_addr(instance, name).expect("a command");
        // SAFETY: the commands of these names have these types, and all arguments are valid.
        unsafe {
            let enumerate: vk::PFN_vkEnumeratePhysicalDevices =
                std::mem::transmute(get(c"vkEnumeratePhysicalDevices"));
            let create: vk::PFN_vkCreateDevice = std::mem::transmute(get(c"vkCreateDevice"));
            let destroy: vk::PFN_vkDestroyInstance = std::mem::transmute(get(c"vkDestroyInstance"));
            let destroy_device: vk::PFN_vkDestroyDevice =
                std::mem::transmute(get(c"vkDestroyDevice"));
            let (mut count, mut physical_device) = (1, vk::PhysicalDevice::NULL);
            enumerate(instance, &mut count, &mut physical_device);
            let mut device = vk::Device::NULL;
            let info = vk::DeviceCreateInfo::default();
            let result = create(physical_device, &info, std::ptr::null(), &mut device);
            assert_eq!(result, vk::Result::SUCCESS);
            destroy_device(device, std::ptr::null());
            destroy(instance, std::ptr::null());
        }
    });
    outcome.expect_success();
    let layers = sandbox.layers();
    let lookups = || layers.lookups().into_iter().map(|(_, through, name)| (through, name));
    let by_device = asked(lookups(), "vkGetDeviceProcAddr");
    let of_devices = known(|command| command.level() == Level::Device && !is_debug_utils(command));
    let lookup_itself = BTreeSet::from(["vkGetDeviceProcAddr"]);
    assert_eq!(
        names(&by_device).union(&lookup_itself).copied().collect::<BTreeSet<_>>(),
        of_devices
    );
    assert!(by_device.values().all(|count| *count == 1), "{by_device:?}");

    let by_instance = asked(lookups(), "vkGetInstanceProcAddr");
    let above = known(|command| {
        matches!(command.level(), Level::Instance | Level::PhysicalDevice)
            || is_debug_utils(command)
    });
    let missing: Vec<_> = above.iter().filter(|name| !by_instance.contains_key(*name)).collect();
    assert!(missing.is_empty(), "{missing:?}");
    // vkCreateDevice looks itself up again (callpath.md 7.2 step 3).
    let often: Vec<_> = by_instance.iter().filter(|(_, count)| **count > 1).collect();
    assert_eq!(often, [(&"vkCreateDevice", &2)]);
}

/// The names that the loader looked up in a driver with an instance.
fn asked_of_driver(log: &Log) -> BTreeMap<&str, usize> {
    let lookups = log.lookups();
    let start = lookups.iter().position(|(_, name)| *name == "vkDestroyInstance");
    asked(
        lookups.into_iter().skip(start.expect("the driver's table is filled")),
        "vk_icdGetInstanceProcAddr",
    )
}

/// callpath.md 1.8, 3.7: the names that the loader looks up in a driver after its vkCreateInstance.
#[test]
fn drivers_are_asked_for_every_command_above_the_device() {
    let mut sandbox = Sandbox::new();
    let mock = sandbox.driver("mock", json!({ "record_lookups": true }));
    let outcome = sandbox.run(|| {
        let loader = Loader::open();
        let create = loader.globals.create_instance.expect("vkCreateInstance");
        let mut instance = vk::Instance::NULL;
        // SAFETY: the create info is valid, there are no callbacks, and `instance` is writable.
        let result = unsafe { create(&Default::default(), std::ptr::null(), &mut instance) };
        assert_eq!(result, vk::Result::SUCCESS);
    });
    outcome.expect_success();
    let log = mock.log();
    let asked = asked_of_driver(&log);
    let wanted = known(|command| match command.level() {
        Level::Instance | Level::PhysicalDevice => {
            command.name() != c"vkEnumerateDeviceLayerProperties"
        }
        Level::Global => false,
        Level::Device => command.name() == c"vkGetDeviceProcAddr",
    });
    assert_eq!(names(&asked), wanted);
    assert!(asked.values().all(|count| *count == 1), "{asked:?}");
}
