//! Makes the world of a seed: the folder and the environment. `steps.rs` makes the calls.

use serde_json::{Value, json};

use super::make_layers;
use super::make_steps;
use super::random::Random;
use super::world::{Content, File, Kind, Library, World};

/// Instance extensions that drivers, layers and applications have.
pub(super) const INSTANCE_EXTENSIONS: &[&str] = &[
    "VK_KHR_surface",
    "VK_KHR_xcb_surface",
    "VK_KHR_xlib_surface",
    "VK_KHR_wayland_surface",
    "VK_EXT_headless_surface",
    "VK_KHR_get_surface_capabilities2",
    "VK_KHR_get_physical_device_properties2",
    "VK_KHR_device_group_creation",
    "VK_EXT_debug_utils",
    "VK_EXT_debug_report",
    "VK_KHR_portability_enumeration",
    "VK_KHR_external_memory_capabilities",
    "VK_KHR_display",
    "VK_EXT_unheard_of",
];

/// Device extensions.
pub(super) const DEVICE_EXTENSIONS: &[&str] = &[
    "VK_KHR_swapchain",
    "VK_KHR_maintenance1",
    "VK_EXT_debug_marker",
    "VK_KHR_device_group",
    "VK_EXT_unheard_of_device",
];

/// Texts that are no manifest, or nearly.
const NONSENSE: &[&str] =
    &["", "{", "[]", "null", "\u{feff}{}", "{\"ICD\": 1}", "{\"layers\": {}}", "{} {}"];

/// The world of `seed`.
pub(super) fn world(seed: u64) -> World {
    let random = &mut Random::new(seed);
    let mut world = World { seed, ..World::default() };
    let drivers = *random.pick(&[0, 1, 1, 1, 2, 2, 3, 4]);
    let layers = *random.pick(&[0, 0, 1, 1, 2, 3, 4]);
    for number in 0..drivers {
        add_driver(&mut world, random, number);
    }
    make_layers::add(&mut world, random, layers);
    if random.chance(15) {
        settings(&mut world, random, drivers, layers);
    }
    variables(&mut world, random, drivers, layers);
    make_steps::add(&mut world, random, drivers, layers);
    world
}

fn version(random: &mut Random) -> String {
    random.word(&["1.0.0", "1.1.0", "1.1.200", "1.2.0", "1.3.0", "1.3.250", "1.4.0", "1.4.300"])
}

/// A driver's library, its manifest, and what leads to the manifest.
fn add_driver(world: &mut World, random: &mut Random, number: usize) {
    let library = format!("drivers/libd{number}.so");
    let (config, hidden) = driver_config(random, number);
    world.libraries.push(Library { path: library.clone(), kind: Kind::Driver, hidden, config });
    let content = driver_manifest(random, number, &library);
    if random.chance(5) {
        package(world, random, number, &content);
        return;
    }
    let name = if random.chance(90) { format!("d{number}.json") } else { "same.json".to_owned() };
    let place = random.word(&[
        "data/vulkan/icd.d",
        "data-home/vulkan/icd.d",
        "config/vulkan/icd.d",
        "config-home/vulkan/icd.d",
        "home/.local/share/vulkan/icd.d",
        "drivers",
        "drivers",
        "drivers",
        "more",
    ]);
    let path = format!("{place}/{name}");
    if random.chance(4) {
        world.files.push(File {
            path: format!("{place}/link{number}.json"),
            content: Content::Link(format!("{{W}}/{path}")),
        });
    }
    let text = random.chance(4).then(|| random.word(NONSENSE)).unwrap_or(content);
    put(world, path, text);
}

/// Writes a file in place of one of the same path.
pub(super) fn put(world: &mut World, path: String, text: String) {
    world.files.retain(|file| file.path != path);
    world.files.push(File { path, content: Content::Text(text) });
}

fn driver_config(random: &mut Random, number: usize) -> (Value, Vec<String>) {
    let interface = *random.pick(&[7, 7, 7, 6, 5, 5, 4, 3, 2, 1, 0]);
    let mut config = json!({ "api_version": version(random), "interface_version": interface });
    let mut hidden: Vec<&str> = match interface {
        0 => vec![
            "vk_icdNegotiateLoaderICDInterfaceVersion",
            "vk_icdGetPhysicalDeviceProcAddr",
            "vk_icdGetInstanceProcAddr",
        ],
        1 => vec!["vk_icdNegotiateLoaderICDInterfaceVersion", "vk_icdGetPhysicalDeviceProcAddr"],
        2 | 3 => vec!["vk_icdGetPhysicalDeviceProcAddr"],
        _ if random.chance(6) => vec!["vk_icdGetPhysicalDeviceProcAddr"],
        _ => vec![],
    };
    let mut missing: Vec<&str> = Vec::new();
    if interface < 2 {
        missing.push("vk_icdNegotiateLoaderICDInterfaceVersion");
        config["api_version"] = json!("1.0.0");
    }
    if random.chance(3) {
        hidden.push(*random.pick(&[
            "vkCreateInstance",
            "vkGetInstanceProcAddr",
            "vkEnumerateInstanceExtensionProperties",
        ]));
    }
    if random.chance(8) {
        missing.push(*random.pick(&[
            "vkEnumerateInstanceVersion",
            "vkGetPhysicalDeviceProperties2",
            "vkGetPhysicalDeviceProperties2KHR",
            "vkEnumeratePhysicalDeviceGroups",
            "vkEnumeratePhysicalDeviceGroupsKHR",
            "vkCreateHeadlessSurfaceEXT",
            "vkCreateInstance",
            "vkDestroyInstance",
            "vkGetDeviceProcAddr",
            "vkEnumeratePhysicalDevices",
            "vkGetPhysicalDeviceToolProperties",
            "vkCreateXcbSurfaceKHR",
            "vkDestroySurfaceKHR",
        ]));
    }
    config["missing"] = json!(missing);
    if random.chance(50) {
        config["instance_extensions"] = json!(random.some(INSTANCE_EXTENSIONS, 60));
    }
    let devices = *random.pick(&[0, 1, 1, 1, 2, 2, 3, 4]);
    config["physical_devices"] =
        (0..devices).map(|device| physical_device(random, number, device)).collect();
    if devices > 1 && random.chance(30) {
        config["device_groups"] = json!([random.some(&(0..devices).collect::<Vec<usize>>(), 60)]);
        if config["device_groups"][0].as_array().is_none_or(Vec::is_empty) {
            config["device_groups"] = json!([]);
        }
    }
    if random.chance(12) {
        let command = random.word(&[
            "vkCreateInstance",
            "vkEnumeratePhysicalDevices",
            "vkEnumeratePhysicalDeviceGroups",
            "vkCreateDevice",
            "vkEnumerateDeviceExtensionProperties",
            "vkEnumerateInstanceExtensionProperties",
            "vkEnumerateInstanceVersion",
            "vkCreateHeadlessSurfaceEXT",
            "vkCreateDebugUtilsMessengerEXT",
            "vkGetPhysicalDeviceSurfaceFormatsKHR",
        ]);
        let result = *random.pick(&[-1, -2, -3, -4, -9, -13]);
        if random.chance(50) {
            config["results"] = json!({ command: result });
        } else {
            let call = 1 + random.below(4);
            config["results_from"] = json!({ command: { "call": call, "result": result, "last": random.chance(50).then_some(call) } });
        }
    }
    if random.chance(3) {
        config["negotiate_result"] = json!(*random.pick(&[-9, -3, -1]));
    }
    if random.chance(3) {
        config["negotiated"] = json!(*random.pick(&[0, 1, 2, 8, 99]));
    }
    if random.chance(10) {
        config["made_up_device_functions"] = json!(["vkUnheardOfDeviceMOCK"]);
        config["made_up_physical_device_functions"] = json!(["vkUnheardOfPhysicalDeviceMOCK"]);
    }
    (config, hidden.into_iter().map(str::to_owned).collect())
}

fn physical_device(random: &mut Random, driver: usize, number: usize) -> Value {
    let mut device = json!({
        "name": format!("GPU {driver}.{number}"),
        "type": random.word(&["other", "integrated", "discrete", "virtual", "cpu"]),
        "vendor_id": random.pick(&[0x10005, 0x1002, 0x8086]),
        "device_id": random.below(4),
        "driver_id": random.below(3),
        "api_version": version(random),
    });
    if random.chance(30) {
        device["pci"] = json!([0, random.below(3), random.below(3), 0]);
    }
    if random.chance(20) {
        let [one, other] = [random.below(3), random.below(3)];
        device["uuids"] = json!([vec![one; 16], vec![other; 16]]);
    }
    if random.chance(50) {
        device["extensions"] = json!(random.some(DEVICE_EXTENSIONS, 50));
    }
    device
}

fn driver_manifest(random: &mut Random, number: usize, library: &str) -> String {
    let absolute = format!("{{W}}/{library}");
    let mut icd = json!({ "library_path": absolute, "api_version": version(random) });
    if random.chance(10) {
        icd["is_portability_driver"] = json!(random.chance(80));
    }
    if random.chance(8) {
        icd["library_arch"] = json!(random.word(&["64", "32", "nonsense"]));
    }
    let mut manifest =
        json!({ "file_format_version": random.word(&["1.0.0", "1.0.1", "1.0.1", "1.0.1"]) });
    match random.below(40) {
        0 => icd["library_path"] = json!(format!("{{W}}/nowhere/libd{number}.so")),
        1 => icd["library_path"] = json!(""),
        2 => icd["library_path"] = json!(7),
        3 => icd["library_path"] = json!(format!("../drivers/libd{number}.so")),
        4 => icd["api_version"] = json!(random.word(&["", "1", "x.y.z", "0.9.0", "1.0", "9.9.9"])),
        5 => icd["api_version"] = Value::Null,
        6 => {
            manifest["file_format_version"] =
                json!(random.word(&["", "2.0.0", "1", "text", "0.9.9"]))
        }
        7 => manifest["file_format_version"] = json!(1),
        8 => return random.word(NONSENSE),
        9 => return json!({ "file_format_version": "1.0.1", "icd": icd }).to_string(),
        _ => {}
    }
    manifest["ICD"] = icd;
    let text = manifest.to_string();
    if random.chance(2) { text[..text.len() - 1 - random.below(20)].to_owned() } else { text }
}

/// An ICD package around the driver's manifest.
fn package(world: &mut World, random: &mut Random, number: usize, manifest: &str) {
    let contents = format!("package{number}/contents");
    put(world, format!("{contents}/d{number}.json"), manifest.to_owned());
    let library = random.word(&["libd.so", "../../drivers/libd0.so", "nowhere.so"]);
    let metadata = json!({ "version": random.pick(&[1, 1, 1, 2]), "file_path": library, "manifest_path": format!("d{number}.json") });
    put(world, format!("package{number}/metadata/metadata.json"), metadata.to_string());
    if let Some(driver) = world.libraries.last_mut() {
        driver.path = format!("{contents}/libd.so");
    }
    world.variables.push(("VK_LOADER_ICD_PACKAGES".to_owned(), format!("{{W}}/package{number}")));
}

/// The settings file.
fn settings(world: &mut World, random: &mut Random, drivers: usize, layers: usize) {
    let place = random.word(&["config-home", "data-home", "home/.local/share", "config"]);
    let path = format!("{place}/vulkan/loader_settings.d/vk_loader_settings.json");
    put(world, path, settings_text(random, drivers, layers));
}

pub(super) fn settings_text(random: &mut Random, drivers: usize, layers: usize) -> String {
    if random.chance(5) {
        return random.word(NONSENSE);
    }
    let mut settings = json!({});
    let mut list = Vec::new();
    for number in random.some(&(0..layers).collect::<Vec<_>>(), 70) {
        list.push(json!({
            "name": format!("VK_LAYER_MOCK_l{number}"),
            "path": format!("{{W}}/{}/l{number}.json", random.word(&["layers", "implicit", "nowhere"])),
            "control": random.word(&["on", "off", "auto", "on", "nonsense"]),
            "treat_as_implicit_manifest": random.chance(40),
        }));
    }
    if random.chance(50) {
        let place = random.below(list.len() + 1);
        list.insert(place, json!({ "control": "unordered_layer_location" }));
    }
    if random.chance(80) {
        settings["layers"] = json!(list);
    }
    if random.chance(40) {
        settings["stderr_log"] =
            json!(random.some(&["all", "error", "warn", "info", "driver", "nonsense"], 30));
    }
    if drivers > 0 && random.chance(40) {
        settings["additional_drivers"] =
            json!([{ "path": format!("{{W}}/drivers/d{}.json", random.below(drivers)) }]);
        settings["additional_drivers_use_exclusively"] = json!(random.chance(30));
    }
    if random.chance(30) {
        let configurations: Vec<Value> = (0..1 + random.below(3))
            .map(|_| json!({ "deviceUUID": vec![random.below(3); 16], "driverUUID": vec![random.below(3); 16] }))
            .collect();
        settings["device_configurations"] = json!(configurations);
    }
    if random.chance(10) {
        settings["app_keys"] = json!(["/no/such/program"]);
    }
    json!({ "file_format_version": random.word(&["1.0.0", "1.0.0", "2.0.0", ""]), "settings": settings }).to_string()
}

/// A path list of some places.
fn paths(random: &mut Random, places: &[String]) -> String {
    let mut chosen: Vec<String> =
        random.some(places, 60).iter().map(|place| format!("{{W}}/{place}")).collect();
    if random.chance(5) {
        chosen.push(random.word(&["", "relative", "{W}/nowhere", "{W}/nowhere.json", "/dev/null"]));
    }
    chosen.join(":")
}

/// A filter of names.
pub(super) fn filter(random: &mut Random, names: &[String]) -> String {
    let mut parts: Vec<String> = Vec::new();
    for name in random.some(names, 60) {
        let half = &name[name.len() / 2..];
        parts.push(match random.below(5) {
            0 => format!("*{half}"),
            1 => format!("{}*", &name[..name.len() - 1]),
            2 => name.to_uppercase(),
            3 => name.to_lowercase(),
            _ => name,
        });
    }
    if random.chance(20) {
        parts.push(random.word(&["*", "~all~", "~implicit~", "~explicit~", "", "nothing"]));
    }
    parts.join(",")
}

/// A variable with a value that has an effect, or nearly.
pub(super) fn variable(random: &mut Random, drivers: usize, layers: usize) -> (String, String) {
    let manifests: Vec<String> = (0..drivers).map(|n| format!("d{n}.json")).collect();
    let mut driver_places: Vec<String> =
        manifests.iter().map(|name| format!("drivers/{name}")).collect();
    driver_places.extend(["drivers".to_owned(), "more".to_owned()]);
    let names: Vec<String> = (0..layers).map(|n| format!("VK_LAYER_MOCK_l{n}")).collect();
    let mut layer_places: Vec<String> = (0..layers).map(|n| format!("layers/l{n}.json")).collect();
    layer_places.extend(["layers".to_owned(), "implicit".to_owned()]);
    let name = random.word(&[
        "VK_DRIVER_FILES",
        "VK_ICD_FILENAMES",
        "VK_ADD_DRIVER_FILES",
        "VK_LOADER_DRIVERS_SELECT",
        "VK_LOADER_DRIVERS_DISABLE",
        "VK_LOADER_DEVICE_SELECT",
        "VK_LOADER_DISABLE_SELECT",
        "VK_LOADER_VENDOR_ID_FILTER",
        "VK_LOADER_DEVICE_ID_FILTER",
        "VK_LOADER_DRIVER_ID_FILTER",
        "VK_INSTANCE_LAYERS",
        "VK_LAYER_PATH",
        "VK_ADD_LAYER_PATH",
        "VK_IMPLICIT_LAYER_PATH",
        "VK_ADD_IMPLICIT_LAYER_PATH",
        "VK_LOADER_LAYERS_ENABLE",
        "VK_LOADER_LAYERS_DISABLE",
        "VK_LOADER_LAYERS_ALLOW",
        "VK_LOADER_DISABLE_INST_EXT_FILTER",
        "VK_LOADER_DEBUG",
        "VK_LOADER_DISABLE_DYNAMIC_LIBRARY_UNLOADING",
        "ENABLE_L0",
        "DISABLE_L0",
    ]);
    let value = match name.as_str() {
        "VK_DRIVER_FILES" | "VK_ICD_FILENAMES" | "VK_ADD_DRIVER_FILES" => {
            paths(random, &driver_places)
        }
        "VK_LOADER_DRIVERS_SELECT" | "VK_LOADER_DRIVERS_DISABLE" => filter(random, &manifests),
        "VK_LOADER_DEVICE_SELECT" => {
            random.word(&["0x10005:0x1", "0x1002:0x0", "10005:2", "nonsense", "0x8086"])
        }
        "VK_LOADER_VENDOR_ID_FILTER" => {
            random.word(&["0x10005", "0x1000:0x9000", "1,2,0x1002", "", "x"])
        }
        "VK_LOADER_DEVICE_ID_FILTER" | "VK_LOADER_DRIVER_ID_FILTER" => {
            random.word(&["0", "1:2", "0,0x2", "3", "x"])
        }
        "VK_INSTANCE_LAYERS" => random.some(&names, 60).join(":"),
        "VK_LOADER_LAYERS_ENABLE" | "VK_LOADER_LAYERS_DISABLE" | "VK_LOADER_LAYERS_ALLOW" => {
            filter(random, &names)
        }
        "VK_LOADER_DEBUG" => {
            random.word(&["all", "error,warn", "driver,layer", "info", "perf", "nonsense"])
        }
        name if name.ends_with("PATH") => paths(random, &layer_places),
        _ => random.word(&["1", "1", "0", "", "2"]),
    };
    (name, value)
}

/// The environment: usually variables that lead to the drivers and layers, and some others.
fn variables(world: &mut World, random: &mut Random, drivers: usize, layers: usize) {
    let mut set = |name: &str, value: &str| {
        if !world.variables.iter().any(|(known, _)| known == name) {
            world.variables.push((name.to_owned(), value.to_owned()));
        }
    };
    let count = *random.pick(&[0, 0, 1, 1, 2, 3, 5]);
    for _ in 0..count {
        let (name, value) = variable(random, drivers, layers);
        set(&name, &value);
    }
    let listed: Vec<String> = (0..drivers).map(|n| format!("{{W}}/drivers/d{n}.json")).collect();
    match random.below(4) {
        0 => set("VK_DRIVER_FILES", &listed.join(":")),
        1 => set("VK_ADD_DRIVER_FILES", "{W}/drivers:{W}/more"),
        2 => set("VK_DRIVER_FILES", "{W}/drivers:{W}/more:{W}/data/vulkan/icd.d"),
        _ => set("VK_ADD_DRIVER_FILES", &listed.join(":")),
    }
    let listed: Vec<String> = (0..layers).map(|n| format!("{{W}}/layers/l{n}.json")).collect();
    set(&random.word(&["VK_LAYER_PATH", "VK_ADD_LAYER_PATH"]), &listed.join(":"));
    let listed: Vec<String> = (0..layers).map(|n| format!("{{W}}/implicit/l{n}.json")).collect();
    set(&random.word(&["VK_IMPLICIT_LAYER_PATH", "VK_ADD_IMPLICIT_LAYER_PATH"]), &listed.join(":"));
}
