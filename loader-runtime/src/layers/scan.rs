//! Reads the settings and scans for layers on behalf of vkCreateInstance and global commands
//! (drivers.md H, I.1; layers.md 3, 4).

use alloc::vec::Vec;

use dispatch_tables::vk;
use loader_discovery::Context;
use loader_discovery::layers::{
    LayerScan, LayerSources, Wanted, scan_implicit_layers, scan_layers,
};
use loader_discovery::manifest::layer::Layer;
use loader_discovery::search::BuildDirectories;
use loader_discovery::settings::Settings;
use loader_discovery::system::System;

use crate::generated::extensions::UNBUILT_SURFACES;
use crate::host::HostSystem;
use crate::journal::{Journal, LOADER};
use crate::memory::OutOfHostMemory;
use crate::process::PROCESS;
use crate::shared::Shared;

/// The directories of the search for layers and settings. None in unit tests, which create
/// instances in their own process and must not load installed layers.
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

/// The data that a global command reads before it calls the first layer. Without layers its
/// terminator uses them again.
pub(crate) struct GlobalQuery<'a> {
    pub(crate) system: &'a dyn System,
    pub(crate) settings: Option<Shared<Settings>>,
    /// The enabled implicit layers; `None` if they were not searched.
    pub(crate) implicit: Option<Vec<Layer>>,
}

impl GlobalQuery<'_> {
    /// What is known without a search: the settings in force after the last global command.
    pub(crate) fn known() -> Self {
        Self { system: &HostSystem, settings: PROCESS.settings.current(), implicit: None }
    }
}

/// Reads the settings file for a global command.
pub(crate) fn global_settings(system: &dyn System) -> Result<Option<Shared<Settings>>, vk::Result> {
    Ok(PROCESS.settings.update(system, &LOADER, &DIRECTORIES)?)
}

/// Scans for layers.
pub(crate) fn scan(
    system: &dyn System,
    journal: &Journal,
    settings: Option<&Settings>,
    wanted: Wanted,
) -> Result<LayerScan, vk::Result> {
    Ok(scan_layers(sources(system, journal, settings), wanted).map_err(OutOfHostMemory::from)?)
}

/// Scans for the layers that take part in global commands.
pub(crate) fn scan_implicit(
    system: &dyn System,
    journal: &Journal,
    settings: Option<&Settings>,
) -> Result<Vec<Layer>, vk::Result> {
    let sources = sources(system, journal, settings);
    Ok(scan_implicit_layers(sources).map_err(OutOfHostMemory::from)?)
}

fn sources<'a>(
    system: &'a dyn System,
    journal: &'a Journal,
    settings: Option<&'a Settings>,
) -> LayerSources<'a> {
    LayerSources {
        context: Context::host(system, journal),
        json: &PROCESS.manifests,
        settings,
        directories: &DIRECTORIES,
        unbuilt_surfaces: UNBUILT_SURFACES,
    }
}
