//! `vkgen explain`.

use registry::acquire::workspace;
use vkgen::explain::{explain, suggestions};
use vkgen::input::load;

use crate::{assert_snapshot, new};

#[test]
fn every_kind_of_name_is_explained() {
    let input = new();
    let names = [
        "vkPromotedKHR",
        "vkCreateDevice",
        "VK_KHR_promoted",
        "VK_NV_thing",
        "VK_VERSION_1_1",
        "VkShufflesKHR",
        "VkThingNV",
        "VkMode",
        "VkFlags",
        "VK_MODE_NEW",
        "VK_MODE_LATEST",
        "VK_MAX_THINGS",
        "VK_ID_SIZE_KHR",
    ];
    let texts =
        names.map(|name| explain(&input, name).unwrap_or_else(|| panic!("{name} is unknown")));
    assert_snapshot("explain", &texts.join("\n"));
}

#[test]
fn every_extension_and_version_fits_on_a_screen() {
    let input = load(&workspace(), None).expect("the pinned registry");
    let extensions = input.registry.extensions.iter().map(|one| &one.name);
    let versions = input.registry.features.iter().map(|one| &one.name);
    let lines = |name: &String| explain(&input, name).expect("known").lines().count();
    let all = extensions.chain(versions).map(|name| (lines(name), name));
    let too_long: Vec<_> = all.filter(|&(lines, _)| lines > 50).collect();
    assert!(too_long.is_empty(), "{too_long:?}");
}

#[test]
fn an_unknown_name_is_answered_with_names_like_it() {
    let input = new();
    for (wrong, right) in [
        ("vkpromoted", "vkPromoted"),
        ("Promoted", "vkPromoted"),
        ("createdevice", "vkCreateDevice"),
        ("vkCraeteDevice", "vkCreateDevice"),
        ("promoted_khr", "vkPromotedKHR"),
        ("thing", "VK_NV_thing"),
        ("VK_KHR_PROMOTED", "VK_KHR_promoted"),
    ] {
        assert_eq!(explain(&input, wrong), None);
        let found = suggestions(&input, wrong);
        assert!(found.iter().any(|name| name == right), "{wrong}: {found:?}");
    }
    assert!(suggestions(&input, "nothing like anything").is_empty());
    assert!(suggestions(&input, "").is_empty());
}
