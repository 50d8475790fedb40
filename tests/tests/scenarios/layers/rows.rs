//! What several files ask of an outcome; and that the sections of layers.md have tests.

use tests::Outcome;

/// Whether the application printed that vkEnumerateInstanceLayerProperties gives `layer`.
pub(super) fn is_enumerated(outcome: &Outcome, layer: &str) -> bool {
    super::printed(outcome, "enumerated")
        .split(',')
        .any(|name| name == layer)
}

/// The tests of these files, by their text.
const SOURCES: [&str; 7] = [
    include_str!("device_chain.rs"),
    include_str!("enumeration.rs"),
    include_str!("instance_chain.rs"),
    include_str!("loading.rs"),
    include_str!("manifests.rs"),
    include_str!("pre_instance.rs"),
    include_str!("selection.rs"),
];

/// Sections of layers.md that these scenarios do not show, and who does.
const ELSEWHERE: &[(&str, &str)] = &[
    (
        "3.1",
        "loader-runtime/src/library/layer_scan.rs and every scenario",
    ),
    ("3.2", "loader-runtime/src/select/layers/tests.rs"),
    ("3.4", "s3_10_precedence_matrix"),
    ("4.3", "s3_6_metas_expand"),
    (
        "6.1",
        "s6_2_negotiation_is_the_first_call_and_offers_version_2",
    ),
    ("7.1", "drivers.md I.1: instances"),
    ("7.4", "s7_3_nodes_and_links, s6_2_version_table"),
    ("7.6", "s14_1_s14_2_lookups_through_layers"),
    ("7.8", "s13_2_a_wrapping_layer_works"),
    ("8.1", "invalid_handles"),
    ("8.5", "s8_2_a_layers_own_device_extension"),
    ("8.7", "invalid_handles"),
    ("14.3", "s7_3_nodes_and_links"),
];

/// Every section of layers.md 3, 4, 6, 7, 8 and 14 has a test named after it, or is named above. (The rows within a
/// section are not counted one by one.)
#[test]
fn sections_of_layers_md_have_tests() {
    let contract = include_str!("../../../../docs/behaviour/layers.md");
    let tests: String = SOURCES.concat();
    let mut missing = Vec::new();
    for heading in contract
        .lines()
        .filter_map(|line| line.strip_prefix("### "))
    {
        let section = heading.split(' ').next().unwrap_or_default();
        let chapter = section.split('.').next().unwrap_or_default();
        if !["3", "4", "6", "7", "8", "14"].contains(&chapter) {
            continue;
        }
        let name = format!("s{}_", section.replace('.', "_"));
        let elsewhere = ELSEWHERE.iter().any(|(other, _)| *other == section);
        if !tests.contains(&name) && !elsewhere {
            missing.push(section);
        }
    }
    for name in ELSEWHERE.iter().flat_map(|(_, tests)| tests.split(", ")) {
        let is_here = name.starts_with('s') && name.contains('_');
        assert!(
            !is_here || tests.contains(&format!("fn {name}()")),
            "{name} is gone"
        );
    }
    assert!(missing.is_empty(), "without a test: {missing:?}");
}
