//! The divergences from another loader that have a reason: rows of docs/differences.md, and what changed between
//! 1.3.239, the loader of Debian 12, and 1.4.359, the contract.

use super::against::Divergence;
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
    Row { name: "the other loader crashes or hangs", applies: |d| d.end != "ok" },
    Row {
        name: "1.3.239 takes a library that does not open, or a list without layers, for a lack of memory",
        applies: |d| result(d.theirs) == "-1" && result(d.ours) != "-1",
    },
    Row {
        name: "1.3.239 fails a query if a meta-layer names itself, another meta-layer or a missing layer",
        applies: |d| result(d.theirs) == "-3" && has_meta_layer(d.world),
    },
    Row {
        name: "1.3.239 counts layers that it then leaves out",
        applies: |d| {
            matches!(d.step, Some(Step::InstanceLayers { .. }))
                && result(d.theirs) == "5"
                && result(d.ours) == "0"
        },
    },
    Row {
        name: "differences.md, I.2: a driver's extension query fails",
        applies: |d| {
            matches!(d.step, Some(Step::CreateInstance { .. }))
                && d.world.libraries.iter().any(is_incomplete)
        },
    },
    Row {
        name: "1.3.239 lists an explicit layer twice that two paths lead to",
        applies: |d| matches!(d.step, Some(Step::InstanceLayers { .. })) && has_doubles(d.theirs),
    },
    Row {
        name: "differences.md, J.7: groups cannot be filled, because there is no device",
        applies: |d| matches!(d.step, Some(Step::Groups { .. })) && result(d.ours) == "-3",
    },
    Row {
        name: "differences.md, E.5, E.6: a driver that lacks a command, or fails negotiation, is dropped",
        applies: |d| d.step.is_none() && d.world.libraries.iter().any(is_incomplete),
    },
    Row {
        name: "1.3.239 fails vkEnumeratePhysicalDevices if a driver fails it",
        applies: |d| {
            matches!(d.step, Some(Step::Devices { .. }))
                && result(d.theirs).starts_with('-')
                && d.world
                    .libraries
                    .iter()
                    .any(|library| fails(library, "vkEnumeratePhysicalDevices"))
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
        name: "1.3.239 sorts devices and groups by other rules",
        applies: |d| {
            let is_full = result(d.ours) == "5" && items(d.ours).len() == items(d.theirs).len();
            matches!(d.step, Some(Step::Devices { .. } | Step::Groups { .. }))
                && result(d.ours) == result(d.theirs)
                && (is_full || sorted(d.ours) == sorted(d.theirs))
        },
    },
];

/// Whether a driver lacks a command, or fails negotiation.
fn is_incomplete(library: &Library) -> bool {
    let missing = library.config["missing"].as_array().into_iter().flatten();
    let lacks =
        missing.filter(|name| *name != "vk_icdNegotiateLoaderICDInterfaceVersion").count() > 0;
    lacks
        || library.config["negotiate_result"].is_number()
        || library.config["results"]["vkCreateInstance"].is_number()
}

/// Whether a driver fails this command in some call.
fn fails(library: &Library, command: &str) -> bool {
    ["results", "results_from"].iter().any(|key| !library.config[key][command].is_null())
}

fn has_meta_layer(world: &World) -> bool {
    let names = |content: &Content| matches!(content, Content::Text(text) if text.contains("component_layers"));
    world.files.iter().any(|file| names(&file.content))
}

/// The VkResult in a line.
fn result(line: &str) -> &str {
    line.split_once("-> ").and_then(|(_, answer)| answer.split(' ').next()).unwrap_or_default()
}

/// The items in a line.
fn items(line: &str) -> Vec<&str> {
    let list = line.split_once('[').map_or("", |(_, list)| list).trim_end_matches(']');
    list.split(", ").map(|item| item.trim_start_matches('(')).collect()
}

/// The names of a line's items without their numbers, in the alphabet's order.
fn sorted(line: &str) -> Vec<&str> {
    let mut items: Vec<&str> = items(line)
        .into_iter()
        .map(|item| item.split_once(' ').map_or(item, |(_, name)| name))
        .collect();
    items.sort_unstable();
    items
}

fn has_doubles(line: &str) -> bool {
    let mut items: Vec<&str> =
        items(line).into_iter().filter_map(|item| item.split(' ').next()).collect();
    let count = items.len();
    items.sort_unstable();
    items.dedup();
    items.len() < count
}
