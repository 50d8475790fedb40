//! The variables with which a user turns implicit layers on and off, as their manifests name them.

use loader_discovery::manifest::layer::{Layer, LayerControl, LayerKind};

/// A variable with which a user turns a layer on or off.
pub(in crate::gather) struct Switch {
    pub(in crate::gather) variable: String,
    layer: String,
    action: Action,
}

enum Action {
    /// If the variable is set.
    Disable,
    /// If the variable has this value.
    Enable(String),
    /// None, because the settings file controls the layer.
    Settings,
}

impl Switch {
    /// The effect of the variable with this value.
    pub(in crate::gather) fn effect(&self, value: Option<&str>) -> String {
        let Switch { variable, layer, action } = self;
        match action {
            Action::Disable => format!("disables {layer}"),
            Action::Enable(needed) if value == Some(needed) => format!("enables {layer}"),
            Action::Enable(needed) => format!("has no effect: {layer} needs {variable}={needed}"),
            Action::Settings => {
                format!("has no effect, because the settings file controls {layer}")
            }
        }
    }
}

/// The switches of the implicit layers.
pub(super) fn all(layers: &[Layer]) -> Vec<Switch> {
    let implicit = layers.iter().filter(|layer| layer.kind == LayerKind::Implicit);
    let of_layer = implicit.flat_map(|layer| {
        let enable = layer.enable_environment.iter();
        let enable = enable.map(|named| (named, Action::Enable(named.value.clone())));
        let disable = layer.disable_environment.iter().map(|named| (named, Action::Disable));
        enable.chain(disable).map(|(named, action)| Switch {
            variable: named.name.clone(),
            layer: layer.name.clone(),
            action: match layer.control {
                None | Some(LayerControl::Auto) => action,
                Some(LayerControl::On | LayerControl::Off) => Action::Settings,
            },
        })
    });
    of_layer.collect()
}
