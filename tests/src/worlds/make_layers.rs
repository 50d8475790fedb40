//! Makes the layers of a world: libraries, manifests, meta-layers and the override layer.

use serde_json::{Value, json};

use super::make::{DEVICE_EXTENSIONS, put};
use super::random::Random;
use super::world::{Kind, Library, World};

/// Adds `count` layers to the world.
pub(super) fn add(world: &mut World, random: &mut Random, count: usize) {
    for number in 0..count {
        if number > 0 && random.chance(15) {
            let object = meta_layer(random, number);
            manifest(world, random, number, &[object]);
        } else {
            let library = format!("layers/libl{number}.so");
            let (mut config, hidden) = (config(random, number), hidden(random));
            // The loader knows an old layer by another function than the layer names for its device, and asks again without end.
            if !hidden.is_empty() || !config["negotiate"].is_null() {
                config["own_device"] = Value::Null;
            }
            let config = json!({ "log": "{W}/layers.log", "layers": [config, { "name": format!("second{number}") }] });
            world.libraries.push(Library { path: library, kind: Kind::Layers, hidden, config });
            let object = layer(random, number);
            manifest(world, random, number, &[object]);
        }
    }
    if count > 0 && random.chance(8) {
        override_layer(world, random, count);
    }
}

fn hidden(random: &mut Random) -> Vec<String> {
    let names: &[&str] = match random.below(12) {
        0 => &["vkNegotiateLoaderLayerInterfaceVersion"],
        1 => &["vkGetInstanceProcAddr"],
        2 => &["vkGetDeviceProcAddr"],
        3 if random.chance(20) => {
            &["vkNegotiateLoaderLayerInterfaceVersion", "vkGetInstanceProcAddr"]
        }
        _ => &[],
    };
    names.iter().map(|&name| name.to_owned()).collect()
}

fn config(random: &mut Random, number: usize) -> Value {
    let mut config = json!({ "name": format!("l{number}") });
    if random.chance(12) {
        config["negotiate"] = json!({
            "version": random.pick(&[0, 1, 2, 2, 3]),
            "result": random.pick(&[0, 0, 0, -3]),
            "physical_device": random.chance(70),
        });
    }
    // A layer of the kit finds the commands of physical devices through a lookup that passes by the layers without it
    // (tests/worlds/open), so that those must not wrap yet.
    if config["negotiate"].is_null() && random.chance(15) {
        config["wrap"] = json!(true);
    }
    if random.chance(8) {
        let extension = random.word(&[
            "VK_KHR_surface",
            "VK_EXT_debug_utils",
            "VK_KHR_get_physical_device_properties2",
        ]);
        config["create_instance"] = json!({ "add_extensions": [extension] });
    }
    if random.chance(4) {
        config["create_instance"] = json!({ "result": random.pick(&[-3, -1, -9]) });
    }
    if random.chance(4) {
        config["create_device"] = json!({ "result": random.pick(&[-3, -1, -4]) });
    }
    // Two such layers would create devices for each other without end, and the mock layer does not unwrap for its device.
    if number == 0 && config["wrap"].is_null() && random.chance(20) {
        config["own_device"] = json!("additional");
    }
    for (key, percent) in [("loader_data", 10), ("hdr_metadata", 6), ("creates_devices_twice", 3)] {
        if random.chance(percent) {
            config[key] = json!(true);
        }
    }
    if random.chance(10) {
        config["version_bonus"] = json!(random.below(5));
    }
    if random.chance(6) {
        let command = random.word(&[
            "vkEnumerateInstanceVersion",
            "vkEnumerateInstanceLayerProperties",
            "vkEnumerateInstanceExtensionProperties",
            "vkEnumerateDeviceExtensionProperties",
        ]);
        config["results"] = json!({ command: random.pick(&[-1, -3]) });
    }
    if random.chance(10) {
        config["probe"] = json!(["vkGetDeviceQueue", "vkCreateDevice", "vkUnheardOfMOCK"]);
    }
    if random.chance(10) {
        config["made_up_physical_device_functions"] = json!(["vkUnheardOfPhysicalDeviceMOCK"]);
    }
    config
}

fn object(random: &mut Random, number: usize) -> Value {
    json!({
        "name": format!("VK_LAYER_MOCK_l{number}"),
        "type": random.word(&["INSTANCE", "GLOBAL", "INSTANCE", "GLOBAL", "DEVICE", "x"]),
        "api_version": random.word(&["1.4.0", "1.3.0", "1.0.0", "1.1.0", "x"]),
        "implementation_version": random.word(&["1", "7", ""]),
        "description": random.word(&["a layer", "", "another"]),
    })
}

fn layer(random: &mut Random, number: usize) -> Value {
    let mut object = object(random, number);
    object["library_path"] = json!(format!("{{W}}/layers/libl{number}.so"));
    if random.chance(10) {
        object["instance_extensions"] = json!([{ "name": random.word(&["VK_EXT_debug_utils", "VK_EXT_of_a_layer", "VK_KHR_surface"]), "spec_version": "3" }]);
    }
    if random.chance(10) {
        let name = random.word(DEVICE_EXTENSIONS);
        object["device_extensions"] =
            json!([{ "name": name, "spec_version": "4", "entrypoints": ["vkUnheardOfMOCK"] }]);
    }
    if random.chance(15) {
        let all = [
            ("vkEnumerateInstanceVersion", "hook_EnumerateInstanceVersion"),
            ("vkEnumerateInstanceLayerProperties", "hook_EnumerateInstanceLayerProperties"),
            ("vkEnumerateInstanceExtensionProperties", "hook_EnumerateInstanceExtensionProperties"),
        ];
        let chosen = random.some(&all, 60);
        object["pre_instance_functions"] = chosen
            .into_iter()
            .map(|(key, name)| (key.to_owned(), json!(name)))
            .collect::<serde_json::Map<_, _>>()
            .into();
    }
    if random.chance(8) {
        object["functions"] = json!({ "vkNegotiateLoaderLayerInterfaceVersion": "second_NegotiateLoaderLayerInterfaceVersion" });
    }
    match random.below(50) {
        0 => object["library_path"] = json!("{W}/nowhere.so"),
        1 => object["library_path"] = json!(3),
        2 => object["name"] = Value::Null,
        3 => object["api_version"] = Value::Null,
        4 => object["library_arch"] = json!("32"),
        5 => object["library_path"] = json!(""),
        6 => object["name"] = json!("VK_LAYER_MOCK_l0"),
        7 => object["name"] = json!("x".repeat(300)),
        8 => object["description"] = Value::Null,
        _ => {}
    }
    object
}

fn meta_layer(random: &mut Random, number: usize) -> Value {
    let mut object = object(random, number);
    let others: Vec<String> = (0..number + 2).map(|n| format!("VK_LAYER_MOCK_l{n}")).collect();
    object["component_layers"] = json!(random.some(&others, 40));
    object
}

/// Writes the layer's manifest into the folders of explicit or implicit layers, or a standard one.
fn manifest(world: &mut World, random: &mut Random, number: usize, objects: &[Value]) {
    let mut object = objects[0].clone();
    let implicit = random.chance(45);
    if implicit && random.chance(95) {
        object["disable_environment"] = json!({ format!("DISABLE_L{number}"): "1" });
        if random.chance(15) {
            object["enable_environment"] = json!({ format!("ENABLE_L{number}"): "1" });
        }
    }
    let version =
        random.word(&["1.0.0", "1.1.0", "1.1.2", "1.2.0", "1.2.1", "1.2.1", "1.2.1", "9.0.0"]);
    let file = if random.chance(20) && version == "1.0.0" {
        json!({ "file_format_version": version, "layer": object })
    } else {
        json!({ "file_format_version": version, "layers": [object] })
    };
    let folder = match (implicit, random.below(4)) {
        (true, 0) => "data/vulkan/implicit_layer.d",
        (true, _) => "implicit",
        (false, 0) => "config/vulkan/explicit_layer.d",
        (false, _) => "layers",
    };
    let text = file.to_string();
    let text = if random.chance(2) { text[..text.len() / 2].to_owned() } else { text };
    put(world, format!("{folder}/l{number}.json"), text);
}

fn override_layer(world: &mut World, random: &mut Random, count: usize) {
    let names: Vec<String> = (0..count).map(|n| format!("VK_LAYER_MOCK_l{n}")).collect();
    let mut object = json!({
        "name": "VK_LAYER_LUNARG_override", "type": "GLOBAL", "api_version": "1.4.0", "implementation_version": "1",
        "description": "override", "component_layers": random.some(&names, 60), "disable_environment": { "DISABLE_override": "1" },
    });
    if random.chance(40) {
        object["blacklisted_layers"] = json!(random.some(&names, 30));
    }
    if random.chance(40) {
        object["override_paths"] = json!(["{W}/layers"]);
    }
    if random.chance(20) {
        object["app_keys"] = json!([random.word(&["/no/program", ""])]);
    }
    let file = json!({ "file_format_version": "1.2.1", "layers": [object] });
    put(world, "data/vulkan/implicit_layer.d/override.json".to_owned(), file.to_string());
}
