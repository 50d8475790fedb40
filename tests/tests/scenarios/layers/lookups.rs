//! The results of lookups below, within and above layers (layers.md 7.6, 8.5, 9, 11.4, 14.1, 14.2).

use std::collections::BTreeMap;
use std::ffi::CStr;

use dispatch_tables::{Command, InstanceEntrypointTable, PhysicalDeviceEntrypointTable, vk};
use tests::{InstanceRequest, Loader, Sandbox, Value, artifacts, call, json};

use super::{result, run, sandbox};

const DEBUG_UTILS: [&str; 8] = [
    "vkSetDebugUtilsObjectNameEXT",
    "vkSetDebugUtilsObjectTagEXT",
    "vkQueueBeginDebugUtilsLabelEXT",
    "vkQueueEndDebugUtilsLabelEXT",
    "vkQueueInsertDebugUtilsLabelEXT",
    "vkCmdBeginDebugUtilsLabelEXT",
    "vkCmdEndDebugUtilsLabelEXT",
    "vkCmdInsertDebugUtilsLabelEXT",
];

/// The library that a lookup result belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Source {
    Nobody,
    Loader,
    Driver,
}
use Source::{Driver, Nobody};

/// The library of a lookup result in the layer's log.
fn who(place: &Value) -> Source {
    let loader = artifacts::loader();
    let loader = loader.file_name().expect("a name").to_string_lossy();
    match place[0].as_str() {
        None => Nobody,
        Some(library) if library == loader => Source::Loader,
        Some("libdriver.so") => Driver,
        Some(other) => panic!("{other} answered"),
    }
}

/// The lookup results that layer `it` logged, by name.
fn probes(sandbox: &Sandbox, command: &str) -> BTreeMap<String, Value> {
    let layers = sandbox.layers();
    let probes = layers.calls().filter(|call| call.command == command);
    probes
        .map(|call| {
            let name = call.data["name"].as_str().unwrap_or_default().to_owned();
            (name, call.data)
        })
        .collect()
}

/// Lookups below all layers: without an instance, with it, and for physical-device commands (11.4).
/// Extensions need not be enabled, except for the device commands of VK_EXT_debug_utils (11.2).
///
/// Stricter than the contract: the lookup of physical-device functions at the bottom knows the four
/// commands without an instance and vkCreateDevice as well. The Khronos loader answers NULL there.
#[test]
fn s7_6_the_bottom_of_the_chain() {
    use Source::Loader;
    let rows = [
        ("vkCreateInstance", [Loader, Loader, Loader]),
        ("vkEnumerateInstanceVersion", [Loader, Loader, Loader]),
        ("vkEnumerateInstanceLayerProperties", [Loader, Loader, Loader]),
        ("vkEnumerateInstanceExtensionProperties", [Loader, Loader, Loader]),
        ("vkCreateDevice", [Loader, Loader, Loader]),
        ("vkDestroyInstance", [Nobody, Loader, Loader]),
        ("vkEnumeratePhysicalDevices", [Nobody, Loader, Loader]),
        ("vkGetPhysicalDeviceProperties", [Nobody, Loader, Loader]),
        ("vkCreateXcbSurfaceKHR", [Nobody, Loader, Loader]),
        ("vkGetPhysicalDeviceSurfaceSupportKHR", [Nobody, Loader, Loader]),
        ("vkCreateDebugUtilsMessengerEXT", [Nobody, Loader, Loader]),
        ("vkUnheardOfMOCK", [Nobody, Nobody, Nobody]),
        ("vkDriversMOCK", [Nobody, Loader, Nobody]),
        ("vkGetPhysicalDeviceDriversMOCK", [Nobody, Loader, Loader]),
    ];
    for enabled in [false, true] {
        let mut sandbox = Sandbox::new();
        sandbox.env("VK_LOADER_DEBUG", "all");
        sandbox.driver(
            "driver",
            json!({
                "made_up_device_functions": ["vkDriversMOCK"],
                "made_up_physical_device_functions": ["vkGetPhysicalDeviceDriversMOCK"],
            }),
        );
        let mut names = vec!["vkGetInstanceProcAddr", "vk_layerGetPhysicalDeviceProcAddr"];
        names.extend(rows.iter().map(|(name, _)| *name));
        names.extend(DEBUG_UTILS);
        sandbox.implicit_layer("it", json!({}), json!({ "probe": names }));
        let extensions = if enabled { json!(["VK_EXT_debug_utils"]) } else { json!([]) };
        let outcome = run!(sandbox, json!({ "extensions": extensions }));
        assert_eq!(result(&outcome), 0);
        let links = sandbox.layers().first("it", "probe_links");
        let found = probes(&sandbox, "probe");
        for through in ["null", "instance"] {
            assert_eq!(
                found["vkGetInstanceProcAddr"][through], links["instance"],
                "itself, {through}"
            );
        }
        let own = &found["vk_layerGetPhysicalDeviceProcAddr"]["instance"];
        assert_eq!(own, &links["physical_device"]);
        let of_extension = if enabled { Loader } else { Nobody };
        let debug_utils = DEBUG_UTILS.map(|name| (name, [Nobody, of_extension, Nobody]));
        for (name, expected) in rows.into_iter().chain(debug_utils) {
            let answers =
                ["null", "instance", "physical_device"].map(|through| who(&found[name][through]));
            assert_eq!(answers, expected, "{name}, VK_EXT_debug_utils enabled {enabled}");
        }
        for function in ["loader_gpa_instance_terminator", "loader_gpdpa_instance_terminator"] {
            outcome.expect_message(
                "DEBUG",
                &format!("{function}() unrecognized name vkUnheardOfMOCK"),
            );
        }
    }
}

/// The loader's exports and the lookups below the layers return different functions: the former
/// begin at the top of the chain, the latter are terminators.
#[test]
fn s7_6_the_bottom_answers_with_terminators() {
    let mut sandbox = sandbox();
    let names =
        ["vkEnumeratePhysicalDevices", "vkGetPhysicalDeviceProperties", "vkDestroyInstance"];
    sandbox.implicit_layer("it", json!({}), json!({ "probe": names }));
    let outcome = sandbox.run(|| {
        let instance =
            Loader::open().create_instance(&InstanceRequest::default()).expect("vkCreateInstance");
        let trampolines =
            [c"vkEnumeratePhysicalDevices", c"vkGetPhysicalDeviceProperties", c"vkDestroyInstance"]
                .map(|name| {
                    instance
                        .loader
                        .proc_addr(instance.handle, name)
                        .map(|function| function as usize)
                });
        println!("\ntrampolines {}", json!(trampolines));
        instance.destroy();
    });
    let trampolines: Vec<Value> =
        serde_json::from_str(super::printed(&outcome, "trampolines")).expect("addresses");
    let found = probes(&sandbox, "probe");
    for (name, trampoline) in names.iter().zip(trampolines) {
        assert!(trampoline.is_u64(), "{name}");
        assert_ne!(found[*name]["instance"][1], trampoline, "{name}");
    }
}

/// The names that the loader looked up in layer `it` through one function, with the number of
/// lookups.
fn lookups(sandbox: &Sandbox, through: &str) -> BTreeMap<String, usize> {
    let layers = sandbox.layers();
    let mut names = BTreeMap::new();
    for (layer, asked, name) in layers.lookups() {
        if layer == "top" && asked == through {
            *names.entry(name.to_owned()).or_default() += 1;
        }
    }
    names
}

/// Once the chain has an instance, the loader looks up every instance command of this platform in
/// the top layer, enabled or not. It never calls the layer's own enumerations of extensions and
/// layers (12.1, LLP_LAYER_15).
#[test]
fn s7_6_the_instances_table_is_the_top_layers() {
    let mut sandbox = sandbox();
    sandbox.implicit_layer("top", json!({}), json!({ "record_lookups": true }));
    sandbox.implicit_layer("below", json!({}), json!({}));
    let outcome = sandbox.run(|| {
        let instance =
            Loader::open().create_instance(&InstanceRequest::default()).expect("vkCreateInstance");
        instance.device_name(instance.physical_devices()[0]);
        instance.destroy();
    });
    outcome.expect_success();
    let asked = lookups(&sandbox, "vkGetInstanceProcAddr");
    let commands = InstanceEntrypointTable::COMMANDS
        .iter()
        .chain(PhysicalDeviceEntrypointTable::COMMANDS)
        .filter(|command| is_of_linux(**command));
    let names: Vec<_> = commands.map(|command| command.name().to_string_lossy()).collect();
    assert!(names.len() > 80 && names.iter().any(|name| name == "vkCreateXcbSurfaceKHR"));
    // vkCreateDevice is looked up when a device is created (8.3).
    let others = ["vkCreateInstance", "vkGetInstanceProcAddr", "vkCreateDevice"];
    for name in names.iter().filter(|name| !name.contains("EnumerateInstance")) {
        assert!(asked.contains_key(&**name) || others.contains(&&**name), "{name}");
    }
    for name in asked.keys() {
        assert!(!name.starts_with("vkEnumerateInstance"), "{name}");
    }
    assert_eq!(sandbox.layers().through("vkGetPhysicalDeviceProperties"), ["top", "below"]);
}

fn is_of_linux(command: Command) -> bool {
    let platforms = ["xlib", "xlib_xrandr", "xcb", "wayland", "provisional"];
    let first = command.extensions().first();
    let platform = first.and_then(|extension| extension.platform());
    command.core_version().is_some()
        || platform.is_none_or(|platform| platforms.contains(&platform))
}

/// vkCreateDevice is looked up again for each device, with the chain's instance.
#[test]
fn s7_6_s8_3_vk_create_device_is_looked_up_for_each_device() {
    let mut sandbox = sandbox();
    sandbox.implicit_layer("top", json!({}), json!({ "record_lookups": true, "wrap": true }));
    let outcome = sandbox.run(|| {
        let instance =
            Loader::open().create_instance(&InstanceRequest::default()).expect("vkCreateInstance");
        let physical = instance.physical_devices()[0];
        let times = || {
            let names = lookups(&Sandbox::new(), "vkGetInstanceProcAddr");
            names.get("vkCreateDevice").copied().unwrap_or(0)
        };
        let before = times();
        for number in 1..3 {
            instance.create_device(physical, &[]).destroy();
            assert_eq!(times(), before + number);
        }
        instance.destroy();
    });
    outcome.expect_success();
    let layers = sandbox.layers();
    let chain = layers.first("top", "vkEnumeratePhysicalDevices")["handle"].clone();
    for name in ["vkCreateDevice", "vkGetPhysicalDeviceProperties", "vkDestroyInstance"] {
        let handles = layers.lookup_handles("top", name);
        assert!(handles.iter().all(|handle| chain == *handle), "{name}: {handles:?}");
    }
}

/// Lookups below a device chain return a terminator of the loader if its extension is enabled, NULL
/// if it is not, even if the driver has the command, and the driver's function for other commands
/// (8.4).
#[test]
fn s8_5_the_bottom_of_the_device_chain() {
    use Source::Loader;
    let rows = [
        ("vkGetDeviceProcAddr", Loader, Loader),
        ("vkCreateSwapchainKHR", Nobody, Loader),
        ("vkGetDeviceGroupSurfacePresentModesKHR", Nobody, Loader),
        ("vkCreateSharedSwapchainsKHR", Nobody, Loader),
        ("vkDebugMarkerSetObjectNameEXT", Nobody, Loader),
        ("vkDebugMarkerSetObjectTagEXT", Nobody, Loader),
        ("vkCmdDraw", Driver, Driver),
        ("vkGetDeviceQueue", Driver, Driver),
        ("vkDestroyDevice", Driver, Driver),
        ("vkUnheardOfMOCK", Nobody, Nobody),
        ("vkGetPhysicalDeviceProperties", Nobody, Nobody),
    ];
    let extensions = [
        "VK_KHR_swapchain",
        "VK_KHR_display_swapchain",
        "VK_KHR_device_group",
        "VK_EXT_debug_marker",
    ];
    for enabled in [false, true] {
        let mut sandbox = Sandbox::new();
        let config = json!({ "physical_devices": [{ "extensions": extensions }], "gate": false });
        sandbox.driver("driver", config);
        let names: Vec<_> = rows.iter().map(|(name, _, _)| *name).chain(DEBUG_UTILS).collect();
        sandbox.implicit_layer("it", json!({}), json!({ "probe": names }));
        let (device, instance) = if enabled {
            (json!(extensions), json!(["VK_KHR_surface", "VK_EXT_debug_utils"]))
        } else {
            (json!([]), json!([]))
        };
        let outcome = run!(sandbox, json!({ "device": device, "extensions": instance }));
        assert_eq!(result(&outcome), 0);
        let found = probes(&sandbox, "probe_device");
        let debug_utils = DEBUG_UTILS.map(|name| (name, Nobody, Loader));
        for (name, off, on) in rows.into_iter().chain(debug_utils) {
            let expected = if enabled { on } else { off };
            assert_eq!(who(&found[name]["device"]), expected, "{name}, enabled {enabled}");
            let without = if name == "vkGetDeviceProcAddr" { Loader } else { Nobody };
            assert_eq!(who(&found[name]["null"]), without, "{name} without a device");
        }
    }
}

/// vkGetDeviceProcAddr returns the function of the topmost layer that has one, otherwise the
/// driver's. Names that the loader does not know take the same way (8.5).
#[test]
fn s14_2_device_lookups_give_the_top_layers_functions() {
    let mut sandbox = sandbox();
    let config = json!({ "transparent": ["vkCmdDraw"], "made_up_device_functions": ["vkUpperMOCK", "xkUpperMOCK"] });
    sandbox.implicit_layer("upper", json!({}), config);
    sandbox.implicit_layer(
        "lower",
        json!({}),
        json!({ "made_up_device_functions": ["vkUpperMOCK", "vkLowerMOCK"] }),
    );
    let outcome = sandbox.run(|| {
        let instance =
            Loader::open().create_instance(&InstanceRequest::default()).expect("vkCreateInstance");
        let device = instance.create_device(instance.physical_devices()[0], &[]);
        let get = |name: &CStr| {
            call!(instance.device_commands.get_device_proc_addr(device.handle, name.as_ptr()))
        };
        for (name, library) in [
            (c"vkCreateCommandPool", Some("libupper.so")),
            (c"vkCmdDraw", Some("liblower.so")),
            (c"vkCmdDispatch", Some("libdriver.so")),
            (c"vkUpperMOCK", Some("libupper.so")),
            (c"vkLowerMOCK", Some("liblower.so")),
            (c"xkUpperMOCK", None),
            (c"vkUnheardOfMOCK", None),
            (c"vkCreateDevice", None),
            (c"vkGetPhysicalDeviceProperties", None),
        ] {
            assert_eq!(library_of(get(name)).as_deref(), library, "{name:?}");
        }
        device.destroy();
        instance.destroy();
    });
    outcome.expect_success();
}

/// The file name of the library that contains a function.
pub(super) fn library_of(function: vk::PFN_vkVoidFunction) -> Option<String> {
    let address = function? as *const std::ffi::c_void;
    let mut info = std::mem::MaybeUninit::<libc::Dl_info>::zeroed();
    // SAFETY: dladdr fills the structure, including a C string, if it finds a library.
    let name = unsafe {
        assert_ne!(libc::dladdr(address, info.as_mut_ptr()), 0);
        CStr::from_ptr(info.assume_init().dli_fname).to_string_lossy()
    };
    name.rsplit('/').next().map(str::to_owned)
}

/// For some names the loader's answer depends on an extension: of the device, in its list or in a
/// layer's manifest, or of the instance.
#[test]
fn s14_2_names_that_need_an_extension() {
    let (marker, utils) = ("VK_EXT_debug_marker", "VK_EXT_debug_utils");
    let rows = [
        ("nothing", json!([]), json!([]), [false, false]),
        ("driver", json!([marker]), json!([]), [true, false]),
        ("layer", json!([marker]), json!([]), [true, false]),
        ("driver", json!([]), json!([utils]), [false, true]),
    ];
    for (offered_by, device, instance, expected) in rows {
        let mut sandbox = Sandbox::new();
        let of_driver = if offered_by == "driver" { json!([marker]) } else { json!([]) };
        let config = json!({ "physical_devices": [{ "extensions": of_driver }], "gate": false });
        sandbox.driver("driver", config);
        if offered_by == "layer" {
            let extensions = json!([{ "name": marker, "spec_version": "4" }]);
            // The list of the device does not include extensions of explicit layers.
            sandbox.explicit_layer("it", json!({ "device_extensions": extensions }), json!({}));
            sandbox.env("VK_INSTANCE_LAYERS", "VK_LAYER_MOCK_it");
        }
        sandbox.set_argument(&json!([device, instance]).to_string());
        let outcome = sandbox.run(|| {
            let argument: Value = serde_json::from_str(&Sandbox::argument()).expect("the argument");
            let request =
                InstanceRequest { extensions: &super::strings(&argument[1]), ..Default::default() };
            let instance = Loader::open().create_instance(&request).expect("vkCreateInstance");
            let physical = instance.physical_devices()[0];
            let device = instance.create_device(physical, &super::strings(&argument[0]));
            let get = |name: &CStr| {
                call!(instance.device_commands.get_device_proc_addr(device.handle, name.as_ptr()))
            };
            let found = [
                [c"vkDebugMarkerSetObjectNameEXT", c"vkDebugMarkerSetObjectTagEXT"],
                [c"vkSetDebugUtilsObjectNameEXT", c"vkSetDebugUtilsObjectTagEXT"],
            ]
            .map(|names| {
                let libraries = names.map(|name| library_of(get(name)));
                assert_eq!(libraries[0], libraries[1]);
                libraries[0].clone()
            });
            println!("\nfound {}", json!(found));
        });
        let loader = artifacts::loader();
        let loader = loader.file_name().expect("a name").to_string_lossy().into_owned();
        let libraries = expected.map(|found| found.then(|| loader.clone()));
        assert_eq!(super::printed(&outcome, "found"), json!(libraries).to_string(), "{offered_by}");
    }
}

/// With VK_KHR_maintenance5 and its feature, core commands newer than the instance's version are
/// not found. Otherwise vkGetDeviceQueue2 is the loader's function, and NULL for a NULL device.
#[test]
fn s14_2_maintenance5_hides_newer_commands() {
    let (v1_0, v1_1) = (vk::API_VERSION_1_0, vk::API_VERSION_1_1);
    let rows = [
        (v1_0, true, [false, false, true]),
        (v1_1, true, [true, false, true]),
        (v1_0, false, [true, true, true]),
    ];
    for (version, feature, expected) in rows {
        let mut sandbox = Sandbox::new();
        let extensions = json!(["VK_KHR_maintenance5"]);
        let config = json!({ "physical_devices": [{ "extensions": extensions }], "gate": false });
        sandbox.driver("driver", config);
        sandbox.set_argument(&json!([version, feature]).to_string());
        let outcome = sandbox.run(|| {
            let argument: Value = serde_json::from_str(&Sandbox::argument()).expect("the argument");
            let request = InstanceRequest {
                api_version: u32::try_from(argument[0].as_u64().expect("a version"))
                    .expect("a version"),
                ..Default::default()
            };
            let instance = Loader::open().create_instance(&request).expect("vkCreateInstance");
            let features = vk::PhysicalDeviceMaintenance5Features {
                maintenance5: argument[1].as_bool().expect("a feature").into(),
                ..Default::default()
            };
            let names = [c"VK_KHR_maintenance5".as_ptr()];
            let info = vk::DeviceCreateInfo {
                p_next: (&raw const features).cast(),
                enabled_extension_count: 1,
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
            let get = instance.device_commands.get_device_proc_addr.expect("a command");
            // SAFETY: one device is alive, the other is NULL, and the names are C strings.
            let (found, none) = unsafe {
                let names =
                    [c"vkGetDeviceQueue2", c"vkCmdBeginRendering", c"vkCmdBeginRenderingKHR"];
                (
                    names.map(|name| get(device, name.as_ptr()).is_some()),
                    get(vk::Device::NULL, c"vkGetDeviceQueue2".as_ptr()),
                )
            };
            assert!(none.is_none());
            println!("\nfound {found:?}");
        });
        assert_eq!(
            super::printed(&outcome, "found"),
            format!("{expected:?}"),
            "{version:#x} {feature}"
        );
    }
}
