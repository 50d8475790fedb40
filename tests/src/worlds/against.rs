//! Compares a world on our loader with the same world on another one.
//!
//! The other loader of Debian 12, 1.3.239, is older than the contract. [`older`] takes out of a world what that loader
//! does not know; the rows of `known.rs` name the other divergences. Only the first divergence of a world counts: what
//! comes later follows from it.

use serde_json::Value;

use super::judge::{Finding, finding};
use super::known::{ROWS, Row};
use super::run::Outcome;
use super::world::{Content, File, Kind, Library, Memory, Step, World};

/// A divergence: the first one in what the application saw, or in the calls that a driver or the layers got.
#[derive(Debug)]
pub(super) struct Divergence<'a> {
    pub(super) world: &'a World,
    /// The application's call that differs.
    pub(super) step: Option<&'a Step>,
    /// The driver that got other calls.
    pub(super) driver: Option<&'a Library>,
    pub(super) ours: String,
    pub(super) theirs: String,
    /// The other loader's end: `ok`, or how else the process ended.
    pub(super) end: &'a str,
}

/// Variables that 1.3.239 does not read.
const NEW_VARIABLES: &[&str] = &[
    "VK_LOADER_VENDOR_ID_FILTER",
    "VK_LOADER_DEVICE_ID_FILTER",
    "VK_LOADER_DRIVER_ID_FILTER",
    "VK_IMPLICIT_LAYER_PATH",
    "VK_ADD_IMPLICIT_LAYER_PATH",
    "VK_LOADER_LAYERS_ALLOW",
    "VK_LOADER_ICD_PACKAGES",
    "VK_LOADER_DISABLE_DYNAMIC_LIBRARY_UNLOADING",
];

/// The world without what 1.3.239 does not know. Implicit layers move to a standard folder.
pub(super) fn older(world: &World) -> World {
    let mut world = world.clone();
    let is_new = |name: &str| NEW_VARIABLES.contains(&name);
    world.threads.clear();
    world.variables.retain(|(name, _)| !is_new(name));
    world.files.retain(|file| !file.path.contains("loader_settings.d"));
    for file in &mut world.files {
        if let Some(name) = file.path.strip_prefix("implicit/") {
            file.path = format!("data/vulkan/implicit_layer.d/{name}");
        }
        if let Content::Text(text) = &mut file.content {
            *text = text.replace("library_arch", "library_of").replace("\"icd\":", "\"ICD\":");
        }
    }
    world.files.retain(|file| !is_judged_anew(file));
    for library in &mut world.libraries {
        // Loaders ask different numbers of times (drivers.md E.7, H.3, J.4).
        if let Some(Value::Object(results)) = library.config.get_mut("results_from") {
            results.remove("vkEnumerateInstanceExtensionProperties");
            results.remove("vkEnumerateDeviceExtensionProperties");
        }
    }
    // 1.3.239 mixes the layers of both variables in the order of the search (layers.md 3.5).
    if world.variables.iter().any(|(name, _)| name == "VK_LOADER_LAYERS_ENABLE") {
        world.variables.retain(|(name, _)| name != "VK_INSTANCE_LAYERS");
    }
    let implicit = implicit_layers(&world);
    for (name, value) in &mut world.variables {
        if name == "VK_INSTANCE_LAYERS" {
            *value = first_without(value, &implicit);
        }
    }
    world.steps.retain(|step| match step {
        Step::Version => false,
        Step::SetVariable { name, .. } => !is_new(name),
        Step::WriteFile { path, .. } | Step::RemoveFile { path } => {
            !path.contains("loader_settings.d")
        }
        _ => true,
    });
    for step in &mut world.steps {
        // Loaders make different requests of memory, so that none is refused.
        step.map_memory(Memory::without_refusal);
        match step {
            Step::SetVariable { name, value: Some(value) } if name == "VK_INSTANCE_LAYERS" => {
                *value = first_without(value, &implicit);
            }
            Step::InstanceExtensions { room, .. } => *room = None,
            Step::CreateInstance { request, .. } => {
                request.direct = None;
                request.extensions.retain(|name| name != "VK_LUNARG_direct_driver_loading");
            }
            _ => {}
        }
    }
    world
}

/// The names of implicit layers, which 1.3.239 does not enable through VK_INSTANCE_LAYERS (layers.md 3.5).
pub(super) fn implicit_layers(world: &World) -> Vec<String> {
    let files = world.files.iter().filter(|file| file.path.contains("/implicit_layer.d/"));
    let text = |file: &File| match &file.content {
        Content::Text(text) => text.clone(),
        Content::Link(_) => String::new(),
    };
    let name = |text: String| {
        Some(text.split_once("\"name\":\"VK_LAYER")?.1.split_once('"')?.0.to_owned())
    };
    files.map(text).filter_map(name).map(|name| format!("VK_LAYER{name}")).collect()
}

/// The first name of a list that is none of these: 1.3.239 enables several in the order of the search (layers.md 3.5).
fn first_without(list: &str, names: &[String]) -> String {
    let mut kept = list.split(':').filter(|name| names.iter().all(|other| other != name));
    kept.next().unwrap_or_default().to_owned()
}

/// Manifests that 1.3.239 accepts or refuses by other rules.
fn is_judged_anew(file: &File) -> bool {
    let Content::Text(text) = &file.content else { return false };
    let is_old = [
        "\"api_version\":null",
        "\"api_version\":\"x\"",
        "\"name\":null",
        "\"description\":null",
        "xxxxxxxx",
        ":[]",
        "\"file_format_version\":1",
        "\"library_path\":3",
        "\"library_path\":7",
    ];
    is_old.iter().any(|part| text.contains(part)) || serde_json::from_str::<Value>(text).is_err()
}

/// The calls that drivers and layers got, but for the queries of a loader's own, and surfaces, which our loader creates at
/// their first use.
fn calls(lines: &[Value]) -> Vec<String> {
    let name = |line: &Value| {
        let call = line["call"].as_str()?;
        let is_own = call.starts_with("vkEnumerate")
            || call.starts_with("vkGetPhysicalDevice")
            || [
                "vk_icd",
                "vkCreateHeadlessSurface",
                "vkCreateX",
                "vkCreateWaylandSurface",
                "vkDestroySurface",
                "vkGetDeviceProcAddr",
                "vkNegotiate",
            ]
            .iter()
            .any(|start| call.starts_with(start))
            || call.starts_with("probe");
        (!is_own).then(|| format!("{call} {}", line["layer"].as_str().unwrap_or_default()))
    };
    lines.iter().filter_map(name).collect()
}

fn first_difference(ours: &[String], theirs: &[String]) -> Option<(usize, String, String)> {
    let text = |list: &[String], place: usize| {
        list.get(place).map_or("(nothing)", String::as_str).to_owned()
    };
    let place =
        (0..ours.len().max(theirs.len())).find(|&place| ours.get(place) != theirs.get(place))?;
    Some((place, text(ours, place), text(theirs, place)))
}

/// The lines of the calls, without an extension that 1.3.239 lacks. An invariant that the other loader breaks is no
/// divergence of ours.
fn lines(outcome: &Outcome) -> Vec<String> {
    const NEW: &str = ", VK_LUNARG_direct_driver_loading 1";
    let is_call = |line: &&String| !line.contains("broken: ");
    let text = |line: &String| match line.split_once(" -> ") {
        // The count goes with the extension.
        Some((call, answer))
            if [" instance extensions None", " instance extensions Some(\"\")"]
                .iter()
                .any(|end| call.ends_with(end)) =>
        {
            let items = answer.split_once('[').map_or("", |(_, items)| items);
            let result = answer.split(' ').next().unwrap_or_default();
            format!("{call} -> {result} [{}", items.replace(NEW, "").replace(&NEW[2..], ""))
        }
        _ => line.clone(),
    };
    outcome.lines.iter().filter(is_call).map(text).collect()
}

/// The divergences of a world. If the application saw something else, only this counts: what drivers and layers got
/// follows from it.
fn divergences<'a>(world: &'a World, ours: &Outcome, theirs: &'a Outcome) -> Vec<Divergence<'a>> {
    let divergence = |step, driver, (_, ours, theirs_text): (usize, String, String)| Divergence {
        world,
        step,
        driver,
        ours,
        theirs: theirs_text,
        end: &theirs.end,
    };
    if let Some(found) = first_difference(&lines(ours), &lines(theirs)) {
        let number = found.1.split(' ').next().and_then(|word| word.parse::<usize>().ok());
        return vec![divergence(number.and_then(|number| world.steps.get(number)), None, found)];
    }
    let drivers = world.libraries.iter().filter(|library| library.kind == Kind::Driver);
    let logs = drivers.map(Some).zip(ours.drivers.iter().zip(&theirs.drivers));
    let logs = logs.chain([(None, (&ours.layers, &theirs.layers))]);
    let of_log = |(driver, (ours, theirs)): (_, (&Vec<Value>, &Vec<Value>))| {
        Some(divergence(None, driver, first_difference(&calls(ours), &calls(theirs))?))
    };
    logs.filter_map(of_log).collect()
}

/// A row that explains a divergence of a world and what differs, or a finding. None if there is no divergence.
pub(super) fn compare(
    world: &World,
    ours: &Outcome,
    theirs: &Outcome,
) -> Option<Result<(&'static Row, String), Finding>> {
    let mut known = None;
    for divergence in divergences(world, ours, theirs) {
        let detail = format!(
            "ours:   {}\ntheirs: {}\nthe other loader: {}\n{}",
            divergence.ours, divergence.theirs, theirs.end, theirs.stderr
        );
        match ROWS.iter().find(|row| (row.applies)(&divergence)) {
            Some(row) => known = known.or(Some(Ok((row, detail)))),
            None => return Some(Err(finding(&kind(&divergence), detail))),
        }
    }
    known
}

fn kind(divergence: &Divergence<'_>) -> String {
    let what = match (divergence.step, divergence.driver) {
        (Some(step), _) => {
            format!("{step:?}").split([' ', '{']).next().unwrap_or_default().to_owned()
        }
        (None, Some(_)) => "calls of a driver".to_owned(),
        (None, None) => "calls of layers, or the end".to_owned(),
    };
    format!("divergence: {what}")
}
