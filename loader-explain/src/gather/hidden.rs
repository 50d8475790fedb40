//! What the loader would find if nothing replaced or narrowed its search: a variable, the settings file, or the paths of
//! an override layer.

use std::collections::HashSet;

use loader_discovery::OutOfMemory;
use loader_discovery::event::KeptEvents;
use loader_discovery::manifest::layer::{self as manifest, OVERRIDE_LAYER};

use super::settings::{self, Settings};
use super::variables::REPLACING;
use super::{Case, drivers, layers};
use crate::fact::Why;
use crate::report::{DRIVER, Driver, Hidden, Layer, Part, Verdict};
use crate::request::Request;
use crate::what_if::{Changes, WhatIf};

/// The variables that replace the folders in which manifests are.
const FOLDERS: [&str; 4] = ["XDG_DATA_DIRS", "XDG_CONFIG_DIRS", "XDG_DATA_HOME", "XDG_CONFIG_HOME"];

/// The variables that replace the search for drivers.
const FOR_DRIVERS: [&str; 2] = ["VK_DRIVER_FILES", "VK_ICD_FILENAMES"];

/// How a user ends an override.
pub(super) const END_OF_OVERRIDE: &str = "end the override in vkconfig, or remove that file";

const LAYERS_DISABLE: &str = "VK_LOADER_LAYERS_DISABLE";

/// Something that hides manifests.
enum Hider {
    Variables(Vec<&'static str>),
    Settings(String),
    /// The manifest of the override layer.
    Override(String),
}

/// What is hidden, and the layers that the settings file hides.
#[derive(Default)]
pub(super) struct Found {
    pub(super) hidden: Vec<Hidden>,
    pub(super) by_settings: Vec<manifest::Layer>,
}

/// Searches again without each thing that hides manifests.
pub(super) fn gather(
    case: Case<'_>,
    drivers: &[Driver],
    layers: &[Layer],
) -> Result<Found, OutOfMemory> {
    let mut found = Found::default();
    let known = drivers.iter().map(|driver| (driver.part.manifest.clone(), None));
    let of_layers = layers.iter().map(|layer| (layer.part.manifest.clone(), layer.name.clone()));
    let mut known: HashSet<(String, Option<String>)> = known.chain(of_layers).collect();
    for hider in hiders(case, layers) {
        let request = &Request { no_load: true, ..case.request.clone() };
        let system = &WhatIf::new(hider.without(case));
        let journal = &KeptEvents::new();
        let settings = &match hider {
            Hider::Settings(_) => Settings::default(),
            _ => settings::gather(system, journal)?,
        };
        let without = Case { request, system, journal, settings, hidden: &[] };
        let (mut drivers, mut layers) = (Vec::new(), Vec::new());
        if hider.hides_drivers(case) {
            drivers = drivers::gather(without)?.drivers;
        }
        if hider.hides_layers() {
            let all = layers::gather(without)?;
            layers = all.layers;
            if matches!(hider, Hider::Settings(_)) {
                found.by_settings = case.settings.left_out(all.available);
                let names: HashSet<&str> = found.by_settings.iter().map(|it| &*it.name).collect();
                layers.retain(|it| it.name.as_deref().is_some_and(|name| names.contains(name)));
            }
        }
        let of_drivers = drivers.into_iter().map(|it| (DRIVER.to_owned(), None, it.part));
        let of_layers = layers.into_iter().map(|it| (it.kind, it.name, it.part));
        let all = of_drivers.chain(of_layers).map(|(kind, name, part)| {
            let Part { manifest, library, .. } = part;
            Hidden { kind, name, manifest, library, ..Hidden::default() }
        });
        let new = all.filter(|it| !known.contains(&it.key()));
        let new: Vec<Hidden> = new.map(|hidden| hider.named(case, hidden)).collect();
        known.extend(new.iter().map(Hidden::key));
        found.hidden.extend(new);
    }
    Ok(found)
}

/// All that may hide something here: what replaces a search before what narrows it, then two variables together, and all
/// that replace a search.
fn hiders(case: Case<'_>, layers: &[Layer]) -> Vec<Hider> {
    let is_set = |name: &&str| case.system.value_in_force(name).is_some();
    let replacing: Vec<_> = REPLACING.into_iter().filter(is_set).collect();
    let set: Vec<_> = replacing.iter().copied().chain(FOLDERS.into_iter().filter(is_set)).collect();
    let alone = set.iter().map(|name| Hider::Variables(vec![*name]));
    let pairs = set.iter().enumerate().flat_map(|(number, one)| {
        let others = set.iter().skip(number + 1);
        others.map(|other| Hider::Variables(vec![*one, *other]))
    });
    // An override layer that lacks a component replaces the search, too.
    let is_override = |layer: &&Layer| {
        layer.name.as_deref() == Some(OVERRIDE_LAYER)
            && !matches!(layer.part.verdict, Verdict::Off(_))
    };
    let overriding = layers.iter().find(is_override);
    let settings = case.settings.report.path.clone().filter(|_| case.settings.replaces_searches());
    let others = settings.map(Hider::Settings).into_iter();
    let others = others.chain(overriding.map(|layer| Hider::Override(layer.part.manifest.clone())));
    let mut hiders: Vec<Hider> = others.chain(alone).chain(pairs).collect();
    if replacing.len() > 2 {
        hiders.push(Hider::Variables(replacing));
    }
    hiders
}

impl Hider {
    /// The changes that end the hiding.
    fn without(&self, case: Case<'_>) -> Changes {
        let mut changes = case.system.changes.clone();
        match self {
            Hider::Variables(all) => changes.unset(all.iter().copied()),
            Hider::Override(_) => {
                let value = Some(OVERRIDE_LAYER.to_owned());
                changes.variables.insert(LAYERS_DISABLE.to_owned(), value);
            }
            Hider::Settings(_) => {}
        }
        changes
    }

    fn hides_layers(&self) -> bool {
        match self {
            Hider::Variables(all) => all.iter().any(|it| !FOR_DRIVERS.contains(it)),
            Hider::Settings(_) | Hider::Override(_) => true,
        }
    }

    /// The loader reads the first variable that is set of those that replace the search for drivers, and folders without any:
    /// only without it the others hide a driver.
    fn hides_drivers(&self, case: Case<'_>) -> bool {
        match self {
            Hider::Variables(all) => {
                let in_force =
                    FOR_DRIVERS.iter().find(|it| case.system.value_in_force(it).is_some());
                match in_force {
                    Some(first) => all.contains(first),
                    None => all.iter().any(|it| FOLDERS.contains(it)),
                }
            }
            Hider::Settings(_) => true,
            Hider::Override(_) => false,
        }
    }

    /// What is hidden, with who hides it and what to do.
    fn named(&self, case: Case<'_>, hidden: Hidden) -> Hidden {
        let (by, reason, cure) = match self {
            Hider::Settings(path) => {
                let kind = if hidden.is_driver() { DRIVER } else { "layer" };
                let reason =
                    format!("is not considered: the settings file {path} names the only {kind}s");
                let cure = format!("add the {kind} in vkconfig, or remove the settings file");
                (path.clone(), reason, cure)
            }
            Hider::Override(path) => {
                let reason = format!("is hidden by the override layer {path}");
                (OVERRIDE_LAYER.to_owned(), reason, END_OF_OVERRIDE.to_owned())
            }
            Hider::Variables(all) => {
                let by = all.join(" and ");
                let value = |name| case.system.value_in_force(name).unwrap_or_default();
                let set: Vec<_> = all.iter().map(|it| format!("{it}={}", value(it))).collect();
                let (effect, cure) = match **all {
                    [only] if FOLDERS.contains(&only) => left_out(only, &hidden.manifest),
                    [_] => ("replaces the search".to_owned(), format!("unset {by}")),
                    _ => ("replace the search".to_owned(), format!("unset {by}")),
                };
                (by, format!("is hidden by {}, which {effect}", set.join(" and ")), cure)
            }
        };
        Hidden { by, why: Why { reason, cure }, ..hidden }
    }
}

/// What a variable does that leaves out the folder of a manifest, and the cure.
pub(super) fn left_out(variable: &str, manifest: &str) -> (String, String) {
    let folder = manifest.rsplit_once("/vulkan/").map_or(manifest, |(folder, _)| folder);
    let cure = match variable.ends_with("_DIRS") {
        true => format!("add {folder} to {variable}, or unset it"),
        false => format!("unset {variable}"),
    };
    (format!("leaves out {folder}"), cure)
}
