//! Why vkCreateInstance fails or does not return, in the order in which the loader finds out.

use std::ffi::CString;

use dispatch_tables::{Extension, ExtensionKind};
use loader_discovery::Context;
use loader_discovery::drivers::SearchReplacedBy;
use loader_discovery::event::Silent;

use super::Case;
use super::layers::Layers;
use crate::child::RefusedExtension;
use crate::fact::{Kind, Why};
use crate::near;
use crate::report::{Driver, Explanation, Failure, Hidden, ManifestKind, why_hidden};
use crate::text::optional;

/// The reason of an instance whose drivers were found and take no part.
pub(super) const ALL_REJECTED: &str = "every driver is rejected";

/// Before the loader opens layers: a requested layer is not available, a driver ends the process, or
/// no driver is left.
pub(super) fn in_drivers(case: Case<'_>, layers: &Layers, drivers: &[Driver]) -> Option<Failure> {
    let end = |driver: &Driver| end_by(&driver.part.manifest, driver.part.verdict.explanation()?);
    let missing = layers.unavailable.as_deref();
    missing
        .map(|name| unavailable(name, case, layers))
        .or_else(|| drivers.iter().find_map(end))
        .or_else(|| without_drivers(case, drivers))
}

/// While the loader opens layers: a layer ends the process, or a requested one is rejected.
pub(super) fn in_layers(case: Case<'_>, layers: &Layers) -> Option<Failure> {
    let mut enabled = layers.layers.iter().filter(|layer| layer.enabled_by.is_some());
    let end =
        enabled.find_map(|layer| end_by(layer.name.as_deref()?, layer.part.verdict.explanation()?));
    let unopened = layers.unopened.as_deref().filter(|_| case.request.loads());
    let why = unopened.and_then(|name| of_layer(name, layers));
    end.or_else(|| Some(refusal(unopened?, &why?.why)))
}

fn returned(result: &str, reason: String, cure: &str) -> Failure {
    Failure { result: Some(result.to_owned()), why: Why { reason, cure: cure.to_owned() } }
}

/// vkCreateInstance without a layer that the application requests.
fn refusal(layer: &str, Why { reason, cure }: &Why) -> Failure {
    let reason = format!("the application requests {layer}, which {reason}");
    returned("VK_ERROR_LAYER_NOT_PRESENT", reason, cure)
}

/// vkCreateInstance without an instance extension that the application requests and the loader refuses.
pub(super) fn of_extension(
    RefusedExtension { name, is_known }: &RefusedExtension,
    layers: &Layers,
    drivers: &[Driver],
) -> Failure {
    let enabled = layers.layers.iter().filter(|layer| layer.enabled_by.is_some());
    let of_layers = enabled.flat_map(|layer| &layer.part.instance_extensions);
    let mut provided = drivers.iter().flat_map(|it| &it.part.instance_extensions).chain(of_layers);
    let registered = CString::new(name.as_str()).ok().and_then(|name| Extension::from_name(&name));
    let (why, cure) = match registered.map(Extension::kind) {
        Some(ExtensionKind::Device) => {
            ("is an extension of devices", "request it in vkCreateDevice, not in vkCreateInstance")
        }
        _ if !is_known && provided.any(|provided| provided == name) => HIDDEN_EXTENSION,
        _ => (
            "no driver and no enabled layer provides",
            "install or update a driver or layer that has it, or do not request it",
        ),
    };
    let reason = format!("the application requests {name}, which {why}");
    returned("VK_ERROR_EXTENSION_NOT_PRESENT", reason, cure)
}

/// Why an application does not see an extension of a driver, and the cure.
pub(crate) const HIDDEN_EXTENSION: (&str, &str) = (
    "the loader hides, because it does not know the extension",
    "set VK_LOADER_DISABLE_INST_EXT_FILTER=1, or update the loader",
);

/// vkCreateInstance without a layer that is not available.
fn unavailable(name: &str, case: Case<'_>, layers: &Layers) -> Failure {
    match (of_layer(name, layers), why_hidden(case.hidden, name)) {
        (Some(Explanation { why, .. }), _) | (None, Some(why)) => refusal(name, why),
        (None, None) => {
            let names = layers.layers.iter().filter_map(|layer| layer.name.as_deref());
            let near = optional("; the nearest one is ", near::misspelt(name, names));
            let cure = case.settings.cure_of_missing_layer().to_owned();
            refusal(name, &Why { reason: format!("is not installed{near}"), cure })
        }
    }
}

/// Why the layer of this name takes no part.
fn of_layer<'l>(name: &str, layers: &'l Layers) -> Option<&'l Explanation> {
    let mut of_name = layers.layers.iter().filter(|layer| layer.name.as_deref() == Some(name));
    of_name.find_map(|layer| layer.part.verdict.explanation())
}

/// The end of the process in the driver or layer `subject`, if the explanation is one.
pub(super) fn end_by(subject: &str, explanation: &Explanation) -> Option<Failure> {
    let Why { reason, cure } = explanation.why.clone();
    let why = Why { reason: format!("{subject} {reason}"), cure };
    (explanation.kind == Kind::End).then_some(Failure { result: None, why })
}

/// vkCreateInstance if no driver is left.
pub(super) fn without_drivers(case: Case<'_>, drivers: &[Driver]) -> Option<Failure> {
    if drivers.iter().any(|driver| driver.part.verdict.takes_part()) {
        return None;
    }
    let context = Context::host(case.system, &Silent);
    let replaced_by = SearchReplacedBy::of(context, case.settings.in_force.as_ref());
    let (reason, cure) = match (drivers.len(), replaced_by) {
        (0, Ok(SearchReplacedBy::Settings(_))) => {
            let reason = "the settings file demands drivers of its own, and names none";
            (reason.to_owned(), "change the configuration in vkconfig".to_owned())
        }
        (0, Ok(SearchReplacedBy::Variable(variable, value))) => {
            let variable = variable.to_string_lossy();
            let state = if value.is_empty() { "is empty" } else { "leads to no driver" };
            let reason = format!("{variable} {state} and replaces the search for drivers");
            (reason, format!("unset {variable} to use the system's drivers"))
        }
        (0, Ok(SearchReplacedBy::Nothing)) => {
            match case.hidden.iter().find(|hidden| hidden.kind == ManifestKind::Driver) {
                Some(Hidden { by, manifest, kind, .. }) => {
                    let (effect, cure) = by.effect(*kind, manifest);
                    (format!("the search finds no driver, because {by} {effect}"), cure)
                }
                None => (
                    "the search finds no driver".to_owned(),
                    "install the package of a driver".to_owned(),
                ),
            }
        }
        _ => {
            let explanations =
                drivers.iter().filter_map(|driver| driver.part.verdict.explanation());
            (ALL_REJECTED.to_owned(), cures(explanations))
        }
    };
    Some(returned("VK_ERROR_INCOMPATIBLE_DRIVER", reason, &cure))
}

/// The cures of rejected drivers, each once. One variable leaves out all drivers that it does not
/// select.
pub(super) fn cures<'e>(rejections: impl Iterator<Item = &'e Explanation>) -> String {
    let mut cures: Vec<&str> = Vec::new();
    for Explanation { kind, why: Why { cure, .. }, .. } in rejections {
        let cure = match kind {
            Kind::NotSelected => "unset VK_LOADER_DRIVERS_SELECT, or correct its patterns",
            _ => cure,
        };
        if !cures.contains(&cure) {
            cures.push(cure);
        }
    }
    cures.join("; or ")
}
