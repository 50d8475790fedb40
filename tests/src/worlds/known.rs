//! The divergences from another loader that have a reason: rows of docs/differences.md, and what changed between
//! 1.3.239, the loader of Debian 12, and 1.4.359, the contract (docs/behaviour). A row names both answers as exactly as
//! it can, so that a fault of ours cannot hide behind it.

use std::collections::BTreeSet;

use serde_json::Value;

use super::against::{Divergence, implicit_layers};
use super::world::{Content, Library, Step, World};

/// A divergence with a reason.
#[derive(Debug)]
pub(super) struct Row {
    /// The reason.
    pub(super) name: &'static str,
    /// Whether this row is the reason of a divergence.
    pub(super) applies: fn(&Divergence<'_>) -> bool,
}

/// All rows. The first one that applies counts.
pub(super) const ROWS: &[Row] = &[
    Row {
        name: "the other loader crashes or hangs",
        applies: |d| d.end != "ok" && d.theirs == "(nothing)",
    },
    Row {
        name: "layers.md 3.6: 1.3.239 fails a query for an invalid meta-layer",
        applies: |d| {
            let asks_for_layers = matches!(
                d.step,
                Some(
                    Step::InstanceLayers { .. }
                        | Step::InstanceExtensions { .. }
                        | Step::CreateInstance { .. }
                )
            );
            asks_for_layers && result(&d.theirs) == "-3" && has_meta_layer(d.world)
        },
    },
    Row {
        name: "layers.md 3.6: 1.3.239 moves an implicit layer to the place of a meta-layer that contains it",
        applies: |d| {
            (d.step.is_none() && d.driver.is_none())
                && d.ours.starts_with("vkCreateInstance ")
                && d.theirs.starts_with("vkCreateInstance ")
                && has_meta_layer(d.world)
                && !implicit_layers(d.world).is_empty()
        },
    },
    Row {
        name: "differences.md, layers.md 3.2: an invalid override layer lists the extensions of explicit layers",
        applies: |d| {
            matches!(d.step, Some(Step::InstanceExtensions { .. }))
                && manifests(d.world)
                    .any(|manifest| manifest["layers"][0]["name"] == "VK_LAYER_LUNARG_override")
                && (result(&d.ours), result(&d.theirs)) == ("0", "0")
                && items(&d.theirs).starts_with(&items(&d.ours))
        },
    },
    Row {
        name: "layers.md 4.1: 1.3.239 counts layers that it then leaves out",
        applies: |d| {
            matches!(d.step, Some(Step::InstanceLayers { .. }))
                && (result(&d.ours), result(&d.theirs)) == ("0", "5")
                && items(&d.ours) == items(&d.theirs)
        },
    },
    Row {
        name: "layers.md 1.9: 1.3.239 lists an explicit layer twice that two paths lead to",
        applies: |d| {
            let (ours, theirs) = (items(&d.ours), items(&d.theirs));
            let each_once = first_of_names(&d.theirs);
            matches!(d.step, Some(Step::InstanceLayers { .. }))
                && each_once.len() < theirs.len()
                && (each_once == ours || (result(&d.theirs) == "5" && ours.starts_with(&each_once)))
        },
    },
    Row {
        name: "layers.md 1.9: of two implicit layers with one name 1.3.239 enables another",
        applies: |d| {
            let creates = |line: &str| line.starts_with("vkCreateInstance ");
            let others =
                d.step.is_none() && d.driver.is_none() && creates(&d.ours) && creates(&d.theirs);
            (others || matches!(d.step, Some(Step::CreateInstance { .. })))
                && has_implicit_layers_of_one_name(d.world)
        },
    },
    Row {
        name: "differences.md, J.7: groups cannot be filled, because there is no device; 1.3.239 writes the count",
        applies: |d| {
            matches!(d.step, Some(Step::Groups { .. }))
                && (result(&d.ours), result(&d.theirs)) == ("-3", "-3")
                && list(&d.theirs) == "0 []"
        },
    },
    Row {
        name: "differences.md, J.7: a driver fails a query of groups; 1.3.239 writes the count",
        applies: |d| {
            matches!(d.step, Some(Step::Groups { .. }))
                && result(&d.ours).starts_with('-')
                && result(&d.ours) == result(&d.theirs)
                && ["vkEnumeratePhysicalDeviceGroups", "vkEnumeratePhysicalDevices"]
                    .iter()
                    .any(|command| any_fails(d.world, command))
        },
    },
    Row {
        name: "drivers.md J.7: a driver fails to fill its groups; 1.3.239 returns VK_ERROR_OUT_OF_HOST_MEMORY",
        applies: |d| {
            matches!(d.step, Some(Step::Groups { .. }))
                && result(&d.theirs) == "-1"
                && fails_with(d.world, "vkEnumeratePhysicalDeviceGroups", result(&d.ours))
        },
    },
    Row {
        name: "drivers.md J.7: a driver fails its query of groups from a call on; 1.3.239 makes more calls",
        applies: |d| {
            matches!(d.step, Some(Step::Groups { .. }))
                && ["0", "5"].contains(&result(&d.ours))
                && fails_with(d.world, "vkEnumeratePhysicalDeviceGroups", result(&d.theirs))
        },
    },
    Row {
        name: "drivers.md J.7: 1.3.239 counts the devices of a driver without groups once more, so that another call fails",
        applies: |d| {
            matches!(d.step, Some(Step::Groups { .. }))
                && ["0", "5"].contains(&result(&d.theirs))
                && fails_with(d.world, "vkEnumeratePhysicalDevices", result(&d.ours))
        },
    },
    Row {
        name: "differences.md, J.7: sorting is switched between two enumerations of groups",
        applies: |d| {
            let is_switch = |name: &str| name == "VK_LOADER_DISABLE_SELECT";
            matches!(d.step, Some(Step::Groups { .. }))
                && d.world
                    .steps
                    .iter()
                    .any(|step| matches!(step, Step::SetVariable { name, .. } if is_switch(name)))
                && result(&d.ours) == result(&d.theirs)
                && sorted(&d.ours) == sorted(&d.theirs)
        },
    },
    Row {
        name: "layers.md 4.4: 1.3.239 writes the count of device extensions if the driver fails",
        applies: |d| {
            matches!(d.step, Some(Step::DeviceExtensions { .. }))
                && result(&d.ours).starts_with('-')
                && result(&d.ours) == result(&d.theirs)
                && any_fails(d.world, "vkEnumerateDeviceExtensionProperties")
        },
    },
    Row {
        name: "drivers.md E.7: 1.3.239 does not unload drivers without devices",
        applies: |d| d.ours == "vkDestroyInstance " && d.driver.is_some_and(has_no_devices),
    },
    Row {
        name: "drivers.md E.7: 1.3.239 finds the device functions of a driver without devices",
        applies: |d| {
            matches!(d.step, Some(Step::Lookup { name, .. }) if name == "vkUnheardOfDeviceMOCK")
                && d.ours.ends_with("NULL")
                && d.world.libraries.iter().any(|library| {
                    has_no_devices(library) && !library.config["made_up_device_functions"].is_null()
                })
        },
    },
    Row {
        name: "drivers.md E.2, E.3: 1.3.239 does not ask drivers of interface 7 for vk_icdGetPhysicalDeviceProcAddr",
        applies: |d| {
            const LOOKUP: &str = "vk_icdGetPhysicalDeviceProcAddr";
            matches!(d.step, Some(Step::Lookup { name, .. }) if name == "vkUnheardOfPhysicalDeviceMOCK")
                && d.ours.ends_with("found")
                && d.world.libraries.iter().any(|library| {
                    library.hidden.iter().any(|name| name == LOOKUP)
                        && !library.config["made_up_physical_device_functions"].is_null()
                })
        },
    },
    Row {
        name: "differences.md, E.5: the instance of a driver that lacks a required command is destroyed",
        applies: |d| d.ours == "vkDestroyInstance " && d.driver.is_some_and(lacks_a_command),
    },
    Row {
        name: "drivers.md J.3: 1.3.239 fails with a driver that fails vkEnumeratePhysicalDevices",
        applies: |d| {
            let code = result(&d.theirs);
            matches!(d.step, Some(Step::Devices { .. } | Step::Groups { .. }))
                && !["0", "5"].contains(&code)
                && fails_with(d.world, "vkEnumeratePhysicalDevices", code)
        },
    },
    Row {
        name: "callpath.md 3.5: 1.3.239 finds commands of VK_EXT_debug_utils for devices without the extension",
        applies: |d| {
            matches!(d.step, Some(Step::DeviceLookup { name, .. }) if name.contains("DebugUtils") || name.contains("DebugMarker"))
                && d.ours.ends_with("NULL")
        },
    },
    Row {
        name: "callpath.md 5.4: 1.3.239 creates the surfaces of drivers that lack the window system's extension",
        applies: |d| {
            matches!(d.step, Some(Step::SurfaceQuery { .. } | Step::Swapchain { .. }))
                && d.ours.contains("-7")
                && d.world.libraries.iter().any(lacks_surfaces)
        },
    },
    Row {
        name: "drivers.md I.2, J.4: 1.3.239 does not sort if a driver's manifest has a version below 1.1",
        applies: |d| {
            matches!(d.step, Some(Step::Devices { .. } | Step::Groups { .. }))
                && has_old_manifest(d.world)
                && result(&d.ours) == result(&d.theirs)
                && (result(&d.ours) == "5" || sorted(&d.ours) == sorted(&d.theirs))
        },
    },
];

/// Whether a driver lacks a command that it must have (drivers.md E.5).
fn lacks_a_command(library: &Library) -> bool {
    const REQUIRED: [&str; 4] = [
        "vkDestroyInstance",
        "vkEnumeratePhysicalDevices",
        "vkGetDeviceProcAddr",
        "vkCreateDevice",
    ];
    let missing = library.config["missing"].as_array().into_iter().flatten();
    missing.filter_map(Value::as_str).any(|name| REQUIRED.contains(&name))
}

/// The result that a driver returns in some or all calls of this command.
fn result_of(library: &Library, command: &str) -> Option<String> {
    let always = &library.config["results"][command];
    let sometimes = &library.config["results_from"][command]["result"];
    [always, sometimes].into_iter().find(|code| !code.is_null()).map(Value::to_string)
}

/// Whether a driver's command fails with this code.
fn fails_with(world: &World, command: &str, code: &str) -> bool {
    let mut codes = world.libraries.iter().filter_map(|library| result_of(library, command));
    codes.any(|own| own == code)
}

fn any_fails(world: &World, command: &str) -> bool {
    world.libraries.iter().any(|library| result_of(library, command).is_some())
}

fn has_no_devices(library: &Library) -> bool {
    library.config["physical_devices"].as_array().is_some_and(Vec::is_empty)
        || result_of(library, "vkEnumeratePhysicalDevices").is_some()
}

/// Whether a driver lacks an extension of a window system.
fn lacks_surfaces(library: &Library) -> bool {
    const NEEDED: [&str; 4] = [
        "VK_EXT_headless_surface",
        "VK_KHR_xcb_surface",
        "VK_KHR_xlib_surface",
        "VK_KHR_wayland_surface",
    ];
    let has = |list: &Vec<Value>| NEEDED.iter().all(|name| list.iter().any(|own| own == name));
    library.config["instance_extensions"].as_array().is_some_and(|list| !has(list))
}

/// The JSON of the world's manifests.
fn manifests(world: &World) -> impl Iterator<Item = Value> {
    let text = |content: &Content| match content {
        Content::Text(text) => serde_json::from_str(text).ok(),
        Content::Link(_) => None,
    };
    world.files.iter().filter_map(move |file| text(&file.content))
}

fn has_old_manifest(world: &World) -> bool {
    let is_old = |manifest: Value| {
        let mut numbers =
            manifest["ICD"]["api_version"].as_str()?.split('.').map(str::parse::<u32>);
        let (major, minor) = (numbers.next(), numbers.next());
        Some(!matches!((major, minor), (Some(Ok(1)), Some(Ok(1..))) | (Some(Ok(2..)), _)))
    };
    manifests(world).filter_map(is_old).any(|is_old| is_old)
}

/// Whether there is a meta-layer. Whether it is valid depends on the layers that a search finds.
fn has_meta_layer(world: &World) -> bool {
    let is_meta = |layer: &Value| !layer["component_layers"].is_null();
    manifests(world).any(|manifest| {
        manifest["layers"].as_array().into_iter().flatten().any(is_meta)
            || is_meta(&manifest["layer"])
    })
}

fn has_implicit_layers_of_one_name(world: &World) -> bool {
    let names = implicit_layers(world);
    let each_once: BTreeSet<&String> = names.iter().collect();
    each_once.len() < names.len()
}

/// The VkResult in a line.
fn result(line: &str) -> &str {
    line.split_once("-> ").and_then(|(_, answer)| answer.split(' ').next()).unwrap_or_default()
}

/// The count and the items of a line.
fn list(line: &str) -> &str {
    line.split_once("-> ")
        .and_then(|(_, answer)| answer.split_once(' '))
        .map_or("", |parts| parts.1)
}

/// The items in a line.
fn items(line: &str) -> Vec<&str> {
    let list = line.split_once('[').map_or("", |(_, list)| list).trim_end_matches(']');
    list.split(", ").filter(|item| !item.is_empty()).collect()
}

/// The items without those whose name an earlier one has.
fn first_of_names(line: &str) -> Vec<&str> {
    let name = |item: &str| item.split(' ').next().unwrap_or_default().to_owned();
    let mut kept: Vec<&str> = Vec::new();
    for item in items(line) {
        if kept.iter().all(|known| name(known) != name(item)) {
            kept.push(item);
        }
    }
    kept
}

/// The names of a line's devices, also of those in groups, in the alphabet's order.
fn sorted(line: &str) -> Vec<&str> {
    let parts = line.split([',', '(', ')', '[', ']']);
    let mut devices: Vec<&str> = parts
        .filter_map(|part| part.trim().strip_prefix('#')?.split_once(' '))
        .map(|(_, name)| name.trim_end_matches(" 0").trim_end_matches(" 1"))
        .collect();
    devices.sort_unstable();
    devices
}
