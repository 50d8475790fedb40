//! The variables with which a user turns implicit layers on and off, as their manifests name them.

use loader_discovery::manifest::layer::{Layer, LayerControl, LayerKind};

/// What the variable does to each implicit layer whose manifest names the variable, with this value.
pub(in crate::gather) fn effects(
    layers: &[Layer],
    variable: &str,
    value: Option<&str>,
) -> Vec<String> {
    let implicit = layers.iter().filter(|layer| layer.kind == LayerKind::Implicit);
    let of_layer = |layer: &Layer| {
        let name = &layer.name;
        let effect = |action| match layer.control {
            None | Some(LayerControl::Auto) => action,
            Some(LayerControl::On | LayerControl::Off) => {
                format!("has no effect, because the settings file controls {name}")
            }
        };
        let enable = layer.enable_environment.iter().filter(|it| it.name == variable);
        let enable = enable.map(|needed| match value == Some(&needed.value) {
            true => effect(format!("enables {name}")),
            false => effect(format!("has no effect: {name} needs {variable}={}", needed.value)),
        });
        let disable = layer.disable_environment.iter().filter(|it| it.name == variable);
        let disable = disable.map(|_| effect(format!("disables {name}")));
        enable.chain(disable).collect::<Vec<_>>()
    };
    implicit.flat_map(of_layer).collect()
}
