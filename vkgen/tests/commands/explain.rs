//! `vkgen explain`.

use registry::acquire::workspace;
use vkgen::explain::{explain, suggestions};
use vkgen::input::load;

use crate::registries::{ATTRIBUTES, TABLES};
use crate::{assert_snapshot, input, new};

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
        "VkGrows::last",
        "xcb",
    ];
    let texts = names.map(|name| {
        explain(&input, name).unwrap_or_else(|| panic!("{name} is unknown")).text(false)
    });
    assert_snapshot("explain", &texts.join("\n"));
}

/// A core version has the commands of its parts; a part has its own only.
#[test]
fn a_core_version_is_explained_with_its_parts() {
    let input = input(&TABLES);
    let rows = |name: &str| -> Vec<String> {
        let text = explain(&input, name).unwrap_or_else(|| panic!("{name} is unknown")).text(false);
        let lines = text.lines().filter(|line| !line.trim_start().starts_with("-->"));
        lines.map(|line| line.split_whitespace().collect::<Vec<_>>().join(" ")).collect()
    };
    let whole = rows("VK_VERSION_1_0");
    assert_eq!(whole[0], "VK_VERSION_1_0: core version");
    assert_eq!(whole[1], "depends on VK_COMPUTE_VERSION_1_0");
    assert_eq!(whole[2], "parts VK_BASE_VERSION_1_0, VK_COMPUTE_VERSION_1_0, VK_VERSION_1_0");
    let commands =
        "commands vkCreateInstance, vkGetInstanceProcAddr, vkDestroyInstance, vkCreateDevice";
    assert_eq!(whole[3], format!("{commands}, vkQueueWaitIdle"));

    assert_eq!(rows("Vulkan 1.0"), whole);
    assert_eq!(rows("1.0"), whole);
    assert!(explain(&input, "1.x").is_none());

    let part = rows("VK_BASE_VERSION_1_0");
    assert_eq!(part[..2], ["VK_BASE_VERSION_1_0: part of a core version", commands]);
    let without_parts = rows("VK_VERSION_1_1");
    assert_eq!(without_parts[1..], ["depends on VK_VERSION_1_0", "commands vkTrimCommandPool"]);
}

#[test]
fn every_extension_and_version_fits_on_a_screen() {
    let input = load(&workspace(), None).expect("the pinned registry");
    let extensions = input.api.registry.extensions.iter().map(|one| &one.name);
    let versions = input.api.registry.features.iter().map(|one| &one.name);
    let lines = |name: &String| explain(&input, name).expect("known").text(false).lines().count();
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

/// A registry with every attribute has every row; programs get the same, and lists whole.
#[test]
fn attributes_deprecation_and_features_are_explained() {
    let input = input(&ATTRIBUTES);
    let text = |name: &str| {
        explain(&input, name).unwrap_or_else(|| panic!("{name} is unknown")).text(false)
    };
    let names = ["vkCmdOne", "VkMore", "VkMore::pItems", "VkBase", "VK_FORMAT_R8", "VK_KHR_one"];
    assert_snapshot("explain-attributes", &names.map(text).join("\n"));
}

#[test]
fn a_feature_is_found_by_its_name_alone_and_lists_can_be_whole() {
    let input = load(&workspace(), None).expect("the pinned registry");
    let sheet = explain(&input, "timelineSemaphore").expect("a feature");
    let text = sheet.text(false);
    assert!(
        text.contains("VkPhysicalDeviceVulkan12Features::timelineSemaphore, repeats"),
        "{text}"
    );
    let structure = explain(&input, "VkPhysicalDeviceFeatures2").expect("a structure");
    assert!(structure.text(false).contains("more (--all prints them)"));
    let whole = structure.text(true);
    assert!(!whole.contains("more (--all"), "{whole}");
    for row in &structure.rows {
        assert!(row.items.iter().all(|item| structure.json().contains(&item.replace('"', "\\\""))));
    }
    assert!(whole.contains("VkPhysicalDeviceVulkan14Features"));
}

#[test]
fn near_names_are_of_the_kind_that_is_asked_for() {
    let input = load(&workspace(), None).expect("the pinned registry");
    for (wrong, right) in [
        ("vkCmdDrw", "vkCmdDraw"),
        ("VkSubmitInfo2::flag", "VkSubmitInfo2::flags"),
        ("VkSubmitInfos2::flags", "VkSubmitInfo2::flags"),
        ("VkSubmitInfo2::", "VkSubmitInfo2::sType"),
        ("vk::SubmitInfo2", "VkSubmitInfo2"),
        ("vk::SubmitInfo2::flags", "VkSubmitInfo2::flags"),
        ("VK_KHR_swapchian", "VK_KHR_swapchain"),
        ("robustBuferAccess", "robustBufferAccess"),
        ("xbc", "xcb"),
    ] {
        let found = suggestions(&input, wrong);
        assert!(found.iter().any(|name| name == right), "{wrong}: {found:?}");
        let kind = &right[..2];
        assert!(
            found.iter().all(|name| name.starts_with(kind) || ["ro", "xc"].contains(&kind)),
            "{found:?}"
        );
    }
}

/// The Rust of each kind of name, and the text of a macro.
#[test]
fn names_are_given_in_rust() {
    let input = load(&workspace(), None).expect("the pinned registry");
    for (name, rust) in [
        ("VK_UUID_SIZE", "vk::UUID_SIZE: usize"),
        ("VK_QUEUE_FAMILY_IGNORED", "vk::QUEUE_FAMILY_IGNORED: u32"),
        ("VK_API_VERSION_1_3", "vk::API_VERSION_1_3: u32"),
        ("VK_API_VERSION_1_3", "#define VK_API_VERSION_1_3"),
        ("VK_HEADER_VERSION", "vk::HEADER_VERSION: u32"),
        ("VK_KHR_swapchain", "Extension::KHR_SWAPCHAIN"),
        (
            "robustBufferAccess",
            "vk::PhysicalDeviceFeatures { robust_buffer_access: vk::Bool32, .. }",
        ),
    ] {
        let text = explain(&input, name).expect(name).text(false);
        assert!(text.contains(rust), "{text}");
    }
    let of_macro = explain(&input, "VK_MAKE_API_VERSION").expect("a macro").text(false);
    assert!(!of_macro.contains("  rust "), "{of_macro}");
}
