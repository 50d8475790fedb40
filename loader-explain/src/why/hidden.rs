//! What the loader would find if nothing replaced its search: a variable, or the paths of an override
//! layer.

use loader_discovery::OutOfMemory;
use loader_discovery::manifest::layer::OVERRIDE_LAYER;

use super::Answer;
use crate::gather;
use crate::gather::REPLACING;
use crate::gather::failure::DATA_FOLDERS;
use crate::report::{Layer, Report, Verdict};
use crate::request::Request;

const LAYERS_DISABLE: &str = "VK_LOADER_LAYERS_DISABLE";

/// The answers about what has the name and is hidden.
pub(super) fn answers(
    report: &Report,
    name: &str,
    request: &Request,
) -> Result<Vec<Answer>, OutOfMemory> {
    let is_override = |layer: &&Layer| layer.name.as_deref() == Some(OVERRIDE_LAYER);
    let overriding = report.layers.iter().find(is_override);
    // One that lacks a component replaces the search, too.
    let has_effect = |layer: &&Layer| !matches!(layer.verdict, Verdict::Off(_));
    let overriding = overriding.filter(has_effect).map(|layer| {
        let hider = format!("the override layer {}", layer.manifest);
        let without = request.with(LAYERS_DISABLE, Some(OVERRIDE_LAYER));
        (without, hider, "end the override in vkconfig, or remove that file".to_owned())
    });
    let replaces = |name: &str| REPLACING.contains(&name) || name == DATA_FOLDERS;
    let replacing = report.environment.iter().filter(|it| replaces(&it.name));
    let replacing = replacing.map(|variable| {
        let hider = format!("{}={}, which replaces the search", variable.name, variable.value);
        (request.with(&variable.name, None), hider, format!("unset {}", variable.name))
    });
    for (without, hider, cure) in overriding.into_iter().chain(replacing) {
        let found = found(&without, name, &hider, &cure)?;
        if !found.is_empty() {
            return Ok(found);
        }
    }
    Ok(Vec::new())
}

fn found(
    request: &Request,
    name: &str,
    hider: &str,
    cure: &str,
) -> Result<Vec<Answer>, OutOfMemory> {
    let report = gather::gather(request)?;
    let found = super::answers(&report, name, request.root.as_deref()).into_iter();
    let found = found.filter(|answer| !answer.is_unfound);
    Ok(found
        .map(|it| Answer::no(it.subject, format!("is hidden by {hider}"), Some(cure.into())))
        .collect())
}
