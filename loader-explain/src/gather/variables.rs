//! The effects of the environment variables that the loader reads.

use crate::report::Variable;
use crate::what_if::WhatIf;

const EFFECTS: &[(&str, &str)] = &[
    ("VK_DRIVER_FILES", "replaces the search for drivers"),
    ("VK_ICD_FILENAMES", "replaces the search for drivers, unless VK_DRIVER_FILES is set"),
    ("VK_ADD_DRIVER_FILES", "adds drivers before those of the search"),
    ("VK_LAYER_PATH", "replaces the search for explicit layers"),
    ("VK_ADD_LAYER_PATH", "adds explicit layers before those of the search"),
    ("VK_IMPLICIT_LAYER_PATH", "replaces the search for implicit layers"),
    ("VK_ADD_IMPLICIT_LAYER_PATH", "adds implicit layers before those of the search"),
    ("VK_INSTANCE_LAYERS", "enables layers"),
    ("VK_LOADER_DRIVERS_SELECT", "leaves out drivers whose manifest matches none of its patterns"),
    ("VK_LOADER_DRIVERS_DISABLE", "leaves out drivers whose manifest matches one of its patterns"),
    ("VK_LOADER_LAYERS_ENABLE", "enables layers"),
    ("VK_LOADER_LAYERS_DISABLE", "disables layers"),
    ("VK_LOADER_LAYERS_ALLOW", "exempts layers from VK_LOADER_LAYERS_DISABLE"),
    ("VK_LOADER_ICD_PACKAGES", "adds drivers of ICD packages"),
    ("HOME", "its .config and .local/share are searched"),
    ("XDG_CONFIG_HOME", "is searched instead of ~/.config"),
    ("XDG_CONFIG_DIRS", "is searched instead of /etc/xdg"),
    ("XDG_DATA_HOME", "is searched instead of ~/.local/share"),
    ("XDG_DATA_DIRS", "is searched instead of /usr/local/share and /usr/share"),
];

/// The variables that are set and that the loader read. One without a row belongs to a layer.
pub(super) fn in_force(system: &WhatIf) -> Vec<Variable> {
    let asked = system.variables_in_force().into_iter();
    let variables = asked.map(|asked| {
        let row = EFFECTS.iter().find(|(name, _)| *name == asked.name);
        let effect = row.map_or("turns a layer on or off", |(_, effect)| effect);
        let value = asked.value.unwrap_or_default();
        Variable { name: asked.name, value, effect: effect.to_owned(), ignored: asked.ignored }
    });
    variables.collect()
}
