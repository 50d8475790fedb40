//! Layers at the API: the settings and the scan that instances and global queries begin with
//! (drivers.md H, I.1; layers.md 3, 4).

use std::sync::Arc;

use dispatch_tables::vk;

use super::global::DRIVERS;
use crate::discovery::BuildDirectories;
use crate::event::{LayerEvent, LayerRequestRejection, MajorMinor};
use crate::journal::{Journal, LOADER};
use crate::library::layer_scan::{LayerScan, LayerSources, scan_implicit_layers, scan_layers};
use crate::manifest::layer::Layer;
use crate::names;
use crate::object::instance::Instance;
use crate::select::layers::activate::Activation;
use crate::settings::{GlobalSettings, Settings};
use crate::system::{Platform, System};

/// Where layers and settings are looked for. Unit tests create instances in their own process,
/// where the layers that happen to be installed have no business.
const DIRECTORIES: BuildDirectories = if cfg!(test) {
    BuildDirectories {
        fallback_config: "",
        fallback_data: "",
        system_config: "",
        extra_system_config: None,
    }
} else {
    BuildDirectories::BUILT
};

/// The settings that global queries go by (drivers.md K.7).
static SETTINGS: GlobalSettings = GlobalSettings::new();

/// Reads the settings file anew for a global query.
pub(super) fn global_settings(system: &dyn System) -> Result<Option<Arc<Settings>>, vk::Result> {
    Ok(SETTINGS.update(system, &LOADER, &DIRECTORIES)?)
}

/// The settings that the last global query found.
pub(super) fn known_settings() -> Option<Arc<Settings>> {
    SETTINGS.current()
}

/// All layers.
pub(super) fn scan(
    system: &dyn System,
    journal: &Journal,
    settings: Option<&Settings>,
) -> Result<LayerScan, vk::Result> {
    Ok(scan_layers(sources(system, journal, settings))?)
}

/// The layers that take part in global queries.
pub(super) fn scan_implicit(
    system: &dyn System,
    journal: &Journal,
    settings: Option<&Settings>,
) -> Result<Vec<Layer>, vk::Result> {
    let sources = sources(system, journal, settings);
    Ok(scan_implicit_layers(sources)?)
}

fn sources<'a>(
    system: &'a dyn System,
    journal: &'a Journal,
    settings: Option<&'a Settings>,
) -> LayerSources<'a> {
    LayerSources {
        platform: Platform::HOST,
        system,
        journal,
        manifests: &DRIVERS.manifests,
        settings,
        directories: &DIRECTORIES,
    }
}

/// The layer names of a create info, each of which must be there (layers.md 3.5, "Validation").
///
/// # Errors
/// VK_ERROR_LAYER_NOT_PRESENT for the first that is not.
///
/// # Safety
/// `info` is valid for as long as the names are used.
pub(super) unsafe fn requested<'a>(
    journal: &Journal,
    info: &'a vk::InstanceCreateInfo,
    scan: &LayerScan,
) -> Result<Vec<&'a [u8]>, vk::Result> {
    let refuse = |rejection: LayerRequestRejection<'_>| {
        journal.record(rejection);
        Err(vk::Result::ERROR_LAYER_NOT_PRESENT)
    };
    if info.enabled_layer_count == 0 {
        return Ok(Vec::new());
    }
    if info.pp_enabled_layer_names.is_null() {
        return refuse(LayerRequestRejection::NullNames);
    }
    // SAFETY: valid usage of VkInstanceCreateInfo.
    let pointers = unsafe { names::listed(info.pp_enabled_layer_names, info.enabled_layer_count) };
    let mut requested = Vec::with_capacity(pointers.len());
    for (index, pointer) in pointers.iter().enumerate() {
        // SAFETY: the caller's promise.
        let Some(name) = (unsafe { names::well_formed(*pointer) }) else {
            return refuse(LayerRequestRejection::BadName);
        };
        let name = name.to_bytes();
        let layer = name.into();
        if scan.off.iter().any(|off| off.as_bytes() == name) {
            return refuse(LayerRequestRejection::OffInSettings { index, layer });
        }
        if !scan.layers.iter().any(|layer| layer.name.as_bytes() == name) {
            return refuse(LayerRequestRejection::Unknown { index, layer });
        }
        requested.push(name);
    }
    Ok(requested)
}

/// Warns of layers that are on and older than what the application asks for; nothing else comes of
/// it.
pub(super) fn warn_of_old_layers(instance: &Instance, scan: &LayerScan, activation: &Activation) {
    let application_version = instance.app_version();
    let chained = activation.chained.iter().filter_map(|active| scan.layers.get(active.layer));
    for layer in chained.filter(|layer| layer.api_version >> 12 < application_version >> 12) {
        instance.journal().record(LayerEvent::OlderThanApplication {
            layer: layer.name.as_str().into(),
            layer_version: MajorMinor(layer.api_version),
            application_version: MajorMinor(application_version),
        });
    }
}
