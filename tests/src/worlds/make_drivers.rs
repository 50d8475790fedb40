//! Makes the drivers of a world: libraries, manifests and ICD packages.

use serde_json::{Value, json};

use super::make::{DEVICE_EXTENSIONS, INSTANCE_EXTENSIONS, NONSENSE, put};
use super::random::Random;
use super::world::{Content, File, Kind, Library, World};

fn version(random: &mut Random) -> String {
    random.word(&["1.0.0", "1.1.0", "1.1.200", "1.2.0", "1.3.0", "1.3.250", "1.4.0", "1.4.300"])
}

/// A driver's library, its manifest, and what leads to the manifest.
pub(super) fn add_driver(world: &mut World, random: &mut Random, number: usize) {
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
    let text = if random.chance(4) { random.word(NONSENSE) } else { content };
    put(world, path, text);
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
    // Without the extension nobody asks for the address.
    let has_address = device["pci"].is_array();
    if let Some(Value::Array(extensions)) = device.get_mut("extensions").filter(|_| has_address) {
        extensions.push(json!("VK_EXT_pci_bus_info"));
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
