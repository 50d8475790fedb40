//! What the loader would find if nothing replaced or narrowed its search: a variable, the settings file, or the paths of
//! an override layer.

use std::collections::HashSet;

use loader_discovery::OutOfMemory;
use loader_discovery::event::KeptEvents;
use loader_discovery::manifest::layer::{self as manifest, OVERRIDE_LAYER};

use super::settings::{self, Settings};
use super::{Case, drivers, layers};
use crate::fact::Why;
use crate::report::{Driver, Hidden, Hider, Layer, ManifestKind, Part, Verdict};
use crate::request::Request;
use crate::roles::{self, Role};
use crate::what_if::{Variables, unset};

/// How a user ends an override.
pub(super) const END_OF_OVERRIDE: &str = "end the override in vkconfig, or remove that file";

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
        let system = &case.system.with(hider.without());
        let journal = &KeptEvents::new();
        let settings = &match hider {
            Hider::Settings(_) => Settings::default(),
            _ => settings::gather(system, journal)?,
        };
        let without = Case { request, system, journal, settings, hidden: &[] };
        // What does not depend on the hider is known.
        let (drivers, all) = (drivers::gather(without)?.drivers, layers::gather(without)?);
        let mut layers = all.layers;
        if matches!(hider, Hider::Settings(_)) {
            found.by_settings = case.settings.left_out(all.available);
            let names: HashSet<&str> = found.by_settings.iter().map(|it| &*it.name).collect();
            layers.retain(|it| it.name.as_deref().is_some_and(|name| names.contains(name)));
        }
        let of_drivers = drivers.into_iter().map(|it| (ManifestKind::Driver, None, it.part));
        let of_layers = layers.into_iter().map(|it| (it.kind, it.name, it.part));
        let new = of_drivers.chain(of_layers).filter_map(|(kind, name, part)| {
            let Part { manifest, library, .. } = part;
            let (by, why) = (hider.clone(), hider.why(case, kind, &manifest));
            let is_new = known.insert((manifest.clone(), name.clone()));
            is_new.then_some(Hidden { kind, name, manifest, library, by, why })
        });
        found.hidden.extend(new);
    }
    Ok(found)
}

/// All that may hide something here: what replaces a search before what narrows it, then two variables together. At most
/// two variables replace one search, the one for drivers.
fn hiders(case: Case<'_>, layers: &[Layer]) -> Vec<Hider> {
    let is_set = |name: &&str| case.system.value_in_force(name).is_some();
    let replacing = roles::variables(|_, role| role == Role::Replaces).filter(is_set);
    let is_folder = |_, role| matches!(role, Role::SystemFolders | Role::UserFolder);
    let folders = roles::variables(is_folder).filter(is_set);
    let set: Vec<_> = replacing.chain(folders).collect();
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
    // A file that replaces no search hides nothing, as the search without it shows.
    let settings = case.settings.report.path.clone();
    let others = settings.map(Hider::Settings).into_iter();
    let others = others.chain(overriding.map(|layer| Hider::Override(layer.part.manifest.clone())));
    others.chain(alone).chain(pairs).collect()
}

impl Hider {
    /// The changes that end the hiding.
    fn without(&self) -> Variables {
        match self {
            Hider::Variables(all) => unset(all.iter().copied()).collect(),
            Hider::Override(_) => {
                [(roles::LAYERS_DISABLE.to_owned(), Some(OVERRIDE_LAYER.to_owned()))].into()
            }
            Hider::Settings(_) => Variables::new(),
        }
    }

    /// Why a manifest is hidden, and what to do.
    fn why(&self, case: Case<'_>, kind: ManifestKind, manifest: &str) -> Why {
        let (effect, cure) = self.effect(kind, manifest);
        let reason = match self {
            Hider::Settings(path) => {
                format!("is not considered: the settings file {path} {effect}")
            }
            Hider::Override(path) => format!("is hidden by the override layer {path}"),
            Hider::Variables(all) => {
                let value = |name| case.system.value_in_force(name).unwrap_or_default();
                let set: Vec<_> = all.iter().map(|it| format!("{it}={}", value(it))).collect();
                format!("is hidden by {}, which {effect}", set.join(" and "))
            }
        };
        Why { reason, cure }
    }

    /// What it does that hides a manifest, and the cure.
    pub(super) fn effect(&self, kind: ManifestKind, manifest: &str) -> (String, String) {
        let folder = manifest.rsplit_once("/vulkan/").map_or(manifest, |(folder, _)| folder);
        let unset = format!("unset {self}");
        match self {
            Hider::Settings(_) => {
                let kind = if kind == ManifestKind::Driver { "driver" } else { "layer" };
                let cure = format!("add the {kind} in vkconfig, or remove the settings file");
                (format!("names the only {kind}s"), cure)
            }
            Hider::Override(_) => ("replaces the search".to_owned(), END_OF_OVERRIDE.to_owned()),
            Hider::Variables(all) => match (&**all, all.first().and_then(|it| roles::of(it))) {
                ([only], Some((_, Role::SystemFolders))) => {
                    (format!("leaves out {folder}"), format!("add {folder} to {only}, or unset it"))
                }
                ([_], Some((_, Role::UserFolder))) => (format!("leaves out {folder}"), unset),
                ([_], _) => ("replaces the search".to_owned(), unset),
                _ => ("replace the search".to_owned(), unset),
            },
        }
    }

    /// Whether a list of the system's folders is among the variables, which people set for other programs.
    pub(crate) fn is_list_of_folders(&self) -> bool {
        let is_one = |name: &&str| matches!(roles::of(name), Some((_, Role::SystemFolders)));
        matches!(self, Hider::Variables(all) if all.iter().any(is_one))
    }
}
