//! Makes the world of a seed: the folder and the environment. `steps.rs` makes the calls.

use serde_json::{Value, json};

use super::make_drivers::add_driver;
use super::make_layers;
use super::make_steps;
use super::random::Random;
use super::world::{Content, File, World};

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
pub(super) const NONSENSE: &[&str] =
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

/// Writes a file in place of one of the same path.
pub(super) fn put(world: &mut World, path: String, text: String) {
    world.files.retain(|file| file.path != path);
    world.files.push(File { path, content: Content::Text(text) });
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

#[cfg(test)]
mod tests {
    use super::world;

    /// The calls of the first seeds have every kind of step, and a saved world is the same world.
    #[test]
    fn a_seed_gives_one_world_and_worlds_survive_a_file() {
        let mut kinds = std::collections::BTreeSet::new();
        for seed in 0..200 {
            let made = world(seed);
            assert_eq!(made, world(seed));
            let text = serde_json::to_string(&made).expect("a text");
            assert_eq!(serde_json::from_str::<super::World>(&text).expect("a world"), made);
            kinds.extend(
                made.steps.iter().map(std::mem::discriminant).map(|kind| format!("{kind:?}")),
            );
        }
        assert_eq!(kinds.len(), 25, "kinds of steps");
    }
}
