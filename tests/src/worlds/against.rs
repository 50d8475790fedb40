//! Compares a world on our loader with the same world on another one.
//!
//! The other loader of Debian 12, 1.3.239, is older than the contract. [`older`] takes out of a world what that loader
//! does not know; the rows of `known.rs` name the other divergences. Only the first divergence of a world counts: what
//! comes later follows from it.

use serde_json::Value;

use super::judge::{Finding, finding};
use super::known::{ROWS, Row};
use super::run::Outcome;
use super::world::{Content, File, Memory, Step, World};

/// The first divergence of a world.
#[derive(Debug)]
pub(super) struct Divergence<'a> {
    pub(super) world: &'a World,
    /// The call that differs, if it is a call of the world.
    pub(super) step: Option<&'a Step>,
    pub(super) ours: &'a str,
    pub(super) theirs: &'a str,
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
    world.steps.retain(|step| match step {
        Step::Version => false,
        Step::SetVariable { name, .. } => !is_new(name),
        Step::WriteFile { path, .. } | Step::RemoveFile { path } => {
            !path.contains("loader_settings.d")
        }
        _ => true,
    });
    for step in &mut world.steps {
        match step {
            Step::InstanceExtensions { room, .. } => *room = None,
            Step::CreateInstance { request, .. } => {
                request.memory = calm(request.memory);
                if request.direct.take().is_some() {
                    request.extensions.retain(|name| name != "VK_LUNARG_direct_driver_loading");
                }
            }
            Step::CreateDevice { memory, .. }
            | Step::CreateSurface { memory, .. }
            | Step::CreateMessenger { memory, .. } => {
                *memory = calm(*memory);
            }
            _ => {}
        }
    }
    world
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

/// Loaders make different requests of memory, so that none is refused.
fn calm(memory: Memory) -> Memory {
    if memory == Memory::None { memory } else { Memory::Counted }
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

fn first_difference<'a>(
    ours: &'a [String],
    theirs: &'a [String],
) -> Option<(usize, &'a str, &'a str)> {
    let text =
        |list: &'a [String], place: usize| list.get(place).map_or("(nothing)", String::as_str);
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

/// The row that explains the first divergence, or a finding. None if there is no divergence.
pub(super) fn compare(
    world: &World,
    ours: &Outcome,
    theirs: &Outcome,
) -> Option<Result<&'static Row, Finding>> {
    let (our_lines, their_lines) = (lines(ours), lines(theirs));
    let all = |outcome: &Outcome| {
        outcome
            .drivers
            .iter()
            .map(|log| calls(log))
            .chain([calls(&outcome.layers)])
            .collect::<Vec<_>>()
    };
    let (our_calls, their_calls) = (all(ours), all(theirs));
    let in_calls = || {
        our_calls.iter().zip(&their_calls).find_map(|(ours, theirs)| first_difference(ours, theirs))
    };
    let in_lines = first_difference(&our_lines, &their_lines);
    let (place, our_text, their_text) = in_lines.or_else(in_calls)?;
    let number = our_text.split(' ').next().and_then(|word| word.parse::<usize>().ok());
    let divergence = Divergence {
        world,
        step: in_lines.and_then(|_| world.steps.get(number.unwrap_or(place))),
        ours: our_text,
        theirs: their_text,
        end: &theirs.end,
    };
    if let Some(row) = ROWS.iter().find(|row| (row.applies)(&divergence)) {
        return Some(Ok(row));
    }
    let kind = match divergence.step {
        Some(step) => format!("{step:?}").split([' ', '{']).next().unwrap_or_default().to_owned(),
        None => "calls of drivers and layers".to_owned(),
    };
    let detail = format!(
        "ours:   {our_text}\ntheirs: {their_text}\nthe other loader: {}\n{}",
        theirs.end, theirs.stderr
    );
    Some(Err(finding(&format!("divergence: {kind}"), detail)))
}
