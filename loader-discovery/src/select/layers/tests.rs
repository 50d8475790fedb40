//! Layer selection as a whole: from manifests and environment to the ordered layers.

use super::activate::{Activation, EnabledBy, Implicitly, activate};
use super::cases::{environment, layer, meta};
use super::*;
use crate::Context;
use crate::event::{KeptEvents, Silent};
use crate::system::Platform;
use crate::system::virtual_system::VirtualSystem;

mod properties;

fn implicit(name: &str) -> Layer {
    layer(name, LayerKind::Implicit)
}

fn explicit(name: &str) -> Layer {
    layer(name, LayerKind::Explicit)
}

fn override_layer(components: &[&str], blacklist: &[&str]) -> Layer {
    let mut layer = meta(implicit(crate::manifest::layer::OVERRIDE_LAYER), components);
    layer.blacklisted_layers = blacklist.iter().collect();
    layer
}

fn candidates(layers: &[Layer]) -> LayerCandidates {
    LayerCandidates { remaining: layers.to_vec(), ..LayerCandidates::default() }
}

/// The result of one selection.
struct Selected {
    available: Vec<Layer>,
    activation: Activation,
    lines: Vec<String>,
}

impl Selected {
    fn names(&self, layers: &[activate::ActiveLayer]) -> Vec<&str> {
        layers.iter().map(|active| self.available[active.layer].name.as_str()).collect()
    }

    fn chain(&self) -> Vec<&str> {
        self.names(&self.activation.chained)
    }

    fn listed(&self) -> Vec<&str> {
        self.names(&self.activation.listed)
    }

    fn available(&self) -> Vec<&str> {
        self.available.iter().map(|layer| layer.name.as_str()).collect()
    }
}

fn select(layers: &[Layer], variables: &[(&str, &str)], requested: &[&str]) -> Selected {
    let journal = KeptEvents::new();
    let mut environment = environment(variables);
    let mut candidates = candidates(layers);
    select_available(&mut candidates, &mut environment, &journal).unwrap();
    let available = candidates.remaining;
    let requested: Vec<&[u8]> = requested.iter().map(|name| name.as_bytes()).collect();
    let activation = activate(&available, &environment, &requested, &journal);
    Selected { available, activation: activation.unwrap(), lines: journal.take_lines() }
}

/// layers.md 3.10, one entry per row: the environment, whether an override layer with a component
/// or a blacklist is present, and whether the implicit and the explicit layer are enabled.
#[test]
fn s3_10_precedence_matrix() {
    const OFF: (&str, &str) = ("VK_LAYER_i_OFF", "");
    const ENABLE: (&str, &str) = ("VK_LOADER_LAYERS_ENABLE", "VK_LAYER_?,VK_LAYER_i,VK_LAYER_e");
    const DISABLE: (&str, &str) = ("VK_LOADER_LAYERS_DISABLE", "*");
    const ALLOW: (&str, &str) = ("VK_LOADER_LAYERS_ALLOW", "VK_LAYER_*");
    const NAMED: (&str, &str) = ("VK_INSTANCE_LAYERS", "VK_LAYER_i:VK_LAYER_e");
    type Row<'a> = (&'a str, &'a [(&'a str, &'a str)], bool, bool);
    let rows: [Row<'_>; 11] = [
        ("nothing set", &[], true, false),
        ("disable variable set", &[OFF], false, false),
        ("disable variable + ENABLE match", &[OFF, ENABLE], false, true),
        ("disable variable + VK_INSTANCE_LAYERS", &[OFF, NAMED], true, true),
        ("DISABLE match", &[DISABLE], false, false),
        ("DISABLE + ENABLE", &[DISABLE, ENABLE], true, true),
        ("DISABLE + ALLOW", &[DISABLE, ALLOW], true, false),
        ("DISABLE + VK_INSTANCE_LAYERS", &[DISABLE, NAMED], false, false),
        ("~implicit~", &[("VK_LOADER_LAYERS_DISABLE", "~implicit~"), NAMED], false, true),
        ("~explicit~", &[("VK_LOADER_LAYERS_DISABLE", "~explicit~"), NAMED], true, false),
        ("case of filters", &[("VK_LOADER_LAYERS_DISABLE", "vk_layer_I")], false, false),
    ];
    for (row, variables, implicit_on, explicit_on) in rows {
        let selected = select(&[implicit("VK_LAYER_i"), explicit("VK_LAYER_e")], variables, &[]);
        let chain = selected.chain();
        assert_eq!(chain.contains(&"VK_LAYER_i"), implicit_on, "{row}: implicit");
        assert_eq!(chain.contains(&"VK_LAYER_e"), explicit_on, "{row}: explicit");
    }
}

#[test]
fn s3_10_enable_variables() {
    let mut conditional = implicit("VK_LAYER_i");
    conditional.enable_environment =
        Some(EnvironmentVariable { name: "ON".to_owned(), value: "yes".to_owned() });
    let by = |layers: &[Layer], variables: &[(&str, &str)]| {
        let listed = select(layers, variables, &[]).activation.listed;
        listed.first().map(|active| active.enabled_by)
    };
    let on = |variables: &[(&str, &str)]| by(&[conditional.clone()], variables);
    assert_eq!(on(&[]), None);
    assert_eq!(on(&[("ON", "YES")]), None);
    let filter = ("VK_LOADER_LAYERS_ENABLE", "*_i");
    assert_eq!(on(&[("ON", "yes")]), Some(EnabledBy::Implicit(Implicitly::Variable)));
    assert_eq!(on(&[filter]), Some(EnabledBy::Implicit(Implicitly::Filter)));
    assert_eq!(on(&[filter, ("ON", "yes")]), Some(EnabledBy::Implicit(Implicitly::Variable)));
    assert_eq!(on(&[("VK_LOADER_LAYERS_ALLOW", "*_i")]), None);
    let component = [conditional.clone(), override_layer(&["VK_LAYER_i"], &[])];
    assert_eq!(by(&component, &[]), Some(EnabledBy::Implicit(Implicitly::Override)));
    let always = [implicit("VK_LAYER_i")];
    assert_eq!(by(&always, &[filter]), Some(EnabledBy::Implicit(Implicitly::Always)));
}

#[test]
fn s3_7_an_active_override_enables_its_components_and_removes_its_blacklist() {
    let layers = [
        override_layer(&["VK_LAYER_i"], &["VK_LAYER_e", "VK_LAYER_j"]),
        implicit("VK_LAYER_i"),
        implicit("VK_LAYER_j"),
        explicit("VK_LAYER_e"),
    ];
    let off = [("VK_LAYER_i_OFF", "1"), ("VK_LOADER_LAYERS_ENABLE", "VK_LAYER_e")];
    let selected = select(&layers, &off, &[]);
    assert_eq!(selected.chain(), ["VK_LAYER_i"]);
    assert_eq!(selected.listed(), ["VK_LAYER_i", "VK_LAYER_LUNARG_override"]);
    assert_eq!(selected.available(), ["VK_LAYER_LUNARG_override", "VK_LAYER_i"]);
}

#[test]
fn s3_5_phases_follow_each_other_and_a_name_counts_once() {
    let layers = [
        implicit("VK_LAYER_i1"),
        implicit("VK_LAYER_i2"),
        explicit("VK_LAYER_app"),
        explicit("VK_LAYER_env"),
        explicit("VK_LAYER_glob"),
    ];
    let variables = [
        ("VK_INSTANCE_LAYERS", "VK_LAYER_env:VK_LAYER_i2:VK_LAYER_gone"),
        ("VK_LOADER_LAYERS_ENABLE", "*glob"),
    ];
    let selected = select(&layers, &variables, &["VK_LAYER_app", "VK_LAYER_env"]);
    assert_eq!(
        selected.chain(),
        ["VK_LAYER_i1", "VK_LAYER_env", "VK_LAYER_i2", "VK_LAYER_glob", "VK_LAYER_app"]
    );
    let by: Vec<EnabledBy> =
        selected.activation.chained.iter().map(|active| active.enabled_by).collect();
    use EnabledBy::{Application, EnableFilter, Implicit, InstanceLayers};
    let implicit = Implicit(Implicitly::Always);
    assert_eq!(by, [implicit, InstanceLayers, InstanceLayers, EnableFilter, Application]);
    assert!(selected.lines.iter().any(|line| line.ends_with(
        "Layer \"VK_LAYER_gone\" was not found but was requested by env var VK_INSTANCE_LAYERS!"
    )));
}

/// An implicit layer is left to phase 2 if its name is any part of `VK_INSTANCE_LAYERS`.
#[test]
fn s3_5_a_longer_name_in_vk_instance_layers_suppresses_an_implicit_layer() {
    let selected =
        select(&[implicit("VK_LAYER_foo")], &[("VK_INSTANCE_LAYERS", "VK_LAYER_fooBar")], &[]);
    assert_eq!(selected.chain(), [""; 0]);
}

#[test]
fn s3_6_metas_expand_in_place_and_follow_their_components_in_the_list() {
    let layers = [
        meta(explicit("VK_LAYER_meta"), &["VK_LAYER_a", "VK_LAYER_inner", "VK_LAYER_a"]),
        meta(explicit("VK_LAYER_inner"), &["VK_LAYER_b"]),
        explicit("VK_LAYER_a"),
        explicit("VK_LAYER_b"),
    ];
    let selected = select(&layers, &[], &["VK_LAYER_meta"]);
    assert_eq!(selected.chain(), ["VK_LAYER_a", "VK_LAYER_b"]);
    assert_eq!(selected.listed(), ["VK_LAYER_a", "VK_LAYER_b", "VK_LAYER_inner", "VK_LAYER_meta"]);
}

#[test]
fn s3_6_invalid_metas_are_dropped() {
    let mut newer = meta(explicit("VK_LAYER_newer"), &["VK_LAYER_a"]);
    newer.api_version = 1 << 22 | 4 << 12;
    let cases: [(Vec<Layer>, &str); 5] = [
        (
            vec![meta(explicit("VK_LAYER_m"), &["VK_LAYER_x"])],
            "can't find component layer VK_LAYER_x at index 0",
        ),
        (vec![newer], "that is lower"),
        (vec![meta(explicit("VK_LAYER_m"), &["VK_LAYER_m"])], "lists itself"),
        (
            vec![
                meta(explicit("VK_LAYER_m"), &["VK_LAYER_n"]),
                meta(explicit("VK_LAYER_n"), &["VK_LAYER_m"]),
            ],
            "Recursive dependency between Meta-layer VK_LAYER_n and  Meta-layer VK_LAYER_m",
        ),
        (
            vec![
                meta(explicit("VK_LAYER_m"), &["VK_LAYER_n", "VK_LAYER_o"]),
                meta(explicit("VK_LAYER_n"), &["VK_LAYER_p"]),
                meta(explicit("VK_LAYER_o"), &["VK_LAYER_p"]),
                meta(explicit("VK_LAYER_p"), &[]),
            ],
            "Recursive dependency between Meta-layer VK_LAYER_o and  Meta-layer VK_LAYER_p",
        ),
    ];
    for (mut layers, text) in cases {
        layers.push(explicit("VK_LAYER_a"));
        let first = layers[0].name.clone();
        let selected = select(&layers, &[], &[]);
        assert!(!selected.available().contains(&first.as_str()), "{text}");
        assert!(
            selected.lines.iter().any(|line| line.contains(text)),
            "{text}: {:#?}",
            selected.lines
        );
    }
}

#[test]
fn s1_9_all_later_copies_of_a_name_are_removed() {
    let copies = [
        implicit("VK_LAYER_a"),
        explicit("VK_LAYER_a"),
        explicit("VK_LAYER_a"),
        explicit("VK_LAYER_b"),
    ];
    let selected = select(&copies, &[], &[]);
    assert_eq!(selected.available(), ["VK_LAYER_a", "VK_LAYER_b"]);
}

/// If the path of the program is unknown, no key matches and no layer is pruned (drivers.md C.4).
#[test]
fn c4_without_the_programs_path_nothing_is_pruned() {
    let mut keyed = override_layer(&[], &[]);
    keyed.app_keys = ["/bin/app", ""].iter().collect();
    let mut layers = candidates(&[keyed, override_layer(&[], &[])]);
    let before = layers.clone();
    overrides::prune(&mut layers, None, &Silent).unwrap();
    assert_eq!(layers, before);
}

#[test]
fn s3_7_pruning_prefers_the_override_for_the_program() {
    let with_keys = |keys: &[&str]| {
        let mut layer = override_layer(&[], &[]);
        layer.app_keys = keys.iter().collect();
        layer
    };
    let kept = |layers: &[Layer]| {
        let mut layers = candidates(layers);
        overrides::prune(&mut layers, Some(b"/bin/app"), &Silent).unwrap();
        layers.remaining.iter().map(|layer| layer.app_keys.clone()).collect::<Vec<_>>()
    };
    let (global, mine, other) =
        (with_keys(&[]), with_keys(&["/x", "/bin/app"]), with_keys(&["/x"]));
    assert_eq!(kept(&[global.clone(), mine.clone()]), vec![mine.app_keys.clone()]);
    assert_eq!(
        kept(&[other.clone(), global.clone(), global.clone()]),
        vec![global.app_keys.clone()]
    );
    assert_eq!(kept(&[mine.clone(), mine.clone()]), vec![mine.app_keys.clone()]);
    assert_eq!(
        kept(&[mine.clone(), other.clone()]),
        [mine.app_keys.clone(), other.app_keys.clone()]
    );
}

/// The last step of layers.md 3.4. No manifest yields such a layer, since implicit layers require
/// the variable.
#[test]
fn s3_4_an_implicit_layer_without_a_disable_variable_is_remarked_on() {
    let mut without = implicit("VK_LAYER_i");
    without.disable_environment = None;
    let selected = select(&[without], &[], &[]);
    assert_eq!(selected.chain(), ["VK_LAYER_i"]);
    let line =
        "WARNING | LAYER: Implicit layer \"VK_LAYER_i\" missing disabled environment variable!";
    assert!(selected.lines.contains(&line.to_owned()), "{:#?}", selected.lines);
}

/// vkCreateInstance rejects such a request earlier (layers.md 3.5, "Validation").
#[test]
fn s3_5_a_requested_layer_that_is_not_there_is_remarked_on() {
    let selected = select(&[explicit("VK_LAYER_e")], &[], &["VK_LAYER_none", "VK_LAYER_e"]);
    assert_eq!(selected.chain(), ["VK_LAYER_e"]);
    let line =
        "ERROR | LAYER:  loader_add_layer_names_to_list: Unable to find layer \"VK_LAYER_none\"";
    assert!(selected.lines.contains(&line.to_owned()), "{:#?}", selected.lines);
}

/// A path of any length and encoding is compared. If the path is unknown, no layer is pruned.
#[test]
fn s3_7_the_path_of_the_program() {
    let long = format!("/{}", "x".repeat(2000));
    let with_keys = |key: &str| {
        let mut layer = override_layer(&[], &[]);
        layer.app_keys = [key].iter().collect();
        layer
    };
    let rows: [(Option<&[u8]>, Option<&str>); 4] = [
        (Some(long.as_bytes()), Some(&long)),
        (Some(b"/\xff"), None),
        (Some("/\u{fffd}".as_bytes()), Some("/\u{fffd}")),
        (None, Some("/x")),
    ];
    for (program, kept) in rows {
        let mut layers = candidates(&[with_keys("/x"), with_keys(&long), with_keys("/\u{fffd}")]);
        overrides::prune(&mut layers, program, &Silent).unwrap();
        // `remove_duplicates` removes later override layers.
        let first =
            layers.remaining.first().map(|layer| layer.app_keys.iter().next().unwrap().to_vec());
        assert_eq!(first.as_deref(), kept.map(str::as_bytes), "{program:?}");
    }
}

/// docs/differences.md: the number of inherited extensions is limited.
#[test]
fn s3_6_extensions_are_merged_up_to_a_limit() {
    let mut component = explicit("VK_LAYER_a");
    component.device_extensions = (0..40_000)
        .map(|number| crate::manifest::layer::LayerExtension {
            name: format!("VK_MOCK_{number}"),
            spec_version: 1,
            entrypoints: crate::text_list::TextList::default(),
        })
        .collect();
    let layers = [
        meta(explicit("VK_LAYER_m"), &["VK_LAYER_a"]),
        meta(explicit("VK_LAYER_n"), &["VK_LAYER_a"]),
        component,
    ];
    let selected = select(&layers, &[], &[]);
    let counts = selected.available.iter().map(|layer| layer.device_extensions.len());
    assert_eq!(counts.collect::<Vec<_>>(), [40_000, 0, 40_000]);
    let line = "WARNING:        Meta-layers inherit more than 65536 extensions from their components. Meta-layer VK_LAYER_n and all later ones inherit none.";
    assert!(selected.lines.contains(&line.to_owned()), "{:#?}", selected.lines);
}

/// drivers.md A.1, A.2.
#[test]
fn a2_elevated_processes_have_no_layer_filters() {
    for variable in
        ["VK_LOADER_LAYERS_ENABLE", "VK_LOADER_LAYERS_DISABLE", "VK_LOADER_LAYERS_ALLOW"]
    {
        let mut system = VirtualSystem::new();
        system.set(variable, "a");
        let are_set = |system: &VirtualSystem| {
            let filters =
                LayerFilters::read(Context::on(Platform::Linux, system, &KeptEvents::new()));
            filters != Ok(LayerFilters::default())
        };
        assert!(are_set(&system), "{variable}");
        system.elevate();
        assert!(!are_set(&system), "{variable}");
    }
}
