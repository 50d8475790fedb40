//! The search on platforms other than Linux (drivers.md A.2, C.4).

use super::*;
use crate::Context;
use crate::event::KeptEvents;

/// The results of a search: search elements, manifests and log lines.
struct SearchOutcome {
    elements: Vec<String>,
    manifests: Vec<String>,
    lines: Vec<String>,
}

fn find(platform: Platform, system: &VirtualSystem, kind: ManifestKind) -> SearchOutcome {
    let (search, directories) = (ManifestSearch::of(kind), BuildDirectories::of(platform));
    let unused = KeptEvents::new();
    let elements = search_elements(Context::on(platform, system, &unused), &search, &directories);
    let elements = elements.unwrap().elements;
    let journal = KeptEvents::new();
    let manifests = find_manifests(Context::on(platform, system, &journal), &search, &directories);
    SearchOutcome {
        elements: texts(elements.into_iter().map(|element| element.path).collect()),
        manifests: texts(manifests.unwrap_or_default()),
        lines: journal.take_lines(),
    }
}

fn elements_on(platform: Platform, variables: &[(&str, &str)]) -> Vec<String> {
    let mut system = VirtualSystem::new();
    for (name, value) in variables {
        system.set(name, value);
    }
    find(platform, &system, ManifestKind::Driver).elements
}

#[test]
fn c4_fuchsia_has_its_own_configuration_and_no_xdg_fallbacks() {
    let own = ["/config/vulkan/icd.d", "/pkg/data/vulkan/icd.d"];
    assert_eq!(elements_on(Platform::Fuchsia, &[]), own);
    let empty = [("XDG_CONFIG_DIRS", ""), ("XDG_DATA_DIRS", "")];
    assert_eq!(elements_on(Platform::Fuchsia, &empty), own);
    let set = [
        ("VK_ADD_DRIVER_FILES", "/add"),
        ("XDG_CONFIG_DIRS", "/c"),
        ("XDG_DATA_DIRS", "/d"),
        ("HOME", "/h"),
    ];
    let expected = [
        "/add",
        "/h/.config/vulkan/icd.d",
        "/c/vulkan/icd.d",
        own[0],
        own[1],
        "/h/.local/share/vulkan/icd.d",
        "/d/vulkan/icd.d",
    ];
    assert_eq!(elements_on(Platform::Fuchsia, &set), expected);
}

#[test]
fn c4_qnx_searches_slash_etc_and_has_no_xdg_fallbacks() {
    assert_eq!(elements_on(Platform::Qnx, &[]), ["/etc/vulkan/icd.d"]);
    let set = [("XDG_DATA_DIRS", "/d"), ("XDG_CONFIG_HOME", "/c")];
    let expected = ["/c/vulkan/icd.d", "/etc/vulkan/icd.d", "/d/vulkan/icd.d"];
    assert_eq!(elements_on(Platform::Qnx, &set), expected);
}

#[test]
fn c4_each_kind_has_its_directory_on_linux_apple_and_qnx() {
    for (kind, directory) in [
        (ManifestKind::Driver, "/etc/vulkan/icd.d"),
        (ManifestKind::ExplicitLayer, "/etc/vulkan/explicit_layer.d"),
        (ManifestKind::ImplicitLayer, "/etc/vulkan/implicit_layer.d"),
    ] {
        for platform in [Platform::Linux, Platform::Apple, Platform::Qnx] {
            let found = find(platform, &VirtualSystem::new(), kind);
            assert!(found.elements.contains(&directory.to_owned()), "{platform:?} {kind:?}");
        }
    }
}

/// A Mac with a driver and layers in the bundle and in the system.
fn mac() -> VirtualSystem {
    let mut system = VirtualSystem::new();
    system.bundle = Some(b"/App/Contents/Resources".to_vec());
    for directory in ["icd.d", "explicit_layer.d", "implicit_layer.d"] {
        system
            .file(format!("/App/Contents/Resources/vulkan/{directory}/own.json"), "")
            .file(format!("/etc/vulkan/{directory}/system.json"), "");
    }
    system.file("/add/added.json", "");
    system
}

#[test]
fn c4_the_bundle_comes_after_the_adding_variable_and_before_the_system() {
    let mut system = mac();
    system.set("VK_ADD_DRIVER_FILES", "/add");
    let found = find(Platform::Apple, &system, ManifestKind::Driver);
    let expected = [
        "/add",
        "/App/Contents/Resources/vulkan/icd.d",
        "/etc/xdg/vulkan/icd.d",
        "/usr/local/etc/vulkan/icd.d",
        "/etc/vulkan/icd.d",
    ];
    assert_eq!(found.elements[..5], expected);
    let layers = find(Platform::Apple, &system, ManifestKind::ImplicitLayer);
    assert_eq!(layers.elements[0], "/App/Contents/Resources/vulkan/implicit_layer.d");
}

/// khronos-driver-interface, "Driver Discovery on macOS".
#[test]
fn c4_drivers_in_the_bundle_replace_those_of_the_system_and_layers_do_not() {
    let mut system = mac();
    system.set("VK_ADD_DRIVER_FILES", "/add");
    let own = |directory| format!("/App/Contents/Resources/vulkan/{directory}/own.json");
    let drivers = find(Platform::Apple, &system, ManifestKind::Driver).manifests;
    assert_eq!(drivers, ["/add/added.json".to_owned(), own("icd.d")]);
    let layers = find(Platform::Apple, &system, ManifestKind::ExplicitLayer).manifests;
    let expected = [own("explicit_layer.d"), "/etc/vulkan/explicit_layer.d/system.json".into()];
    assert_eq!(layers, expected);
    system.bundle = Some(b"/Empty/Resources".to_vec());
    let drivers = find(Platform::Apple, &system, ManifestKind::Driver).manifests;
    assert_eq!(drivers, ["/add/added.json", "/etc/vulkan/icd.d/system.json"]);
}

/// drivers.md A.1, C.4, layers.md 2.1.
#[test]
fn c4_search_only_in_bundle_drops_everything_after_the_bundle() {
    for value in ["", "0", "1"] {
        let mut system = mac();
        system.set("VK_LOADER_SEARCH_ONLY_IN_BUNDLE", value).set("VK_ADD_LAYER_PATH", "/add");
        let only = ["/add", "/App/Contents/Resources/vulkan/explicit_layer.d"];
        let found = find(Platform::Apple, &system, ManifestKind::ExplicitLayer);
        assert_eq!(found.elements, only, "{value:?}");
        system.bundle = None;
        let found = find(Platform::Apple, &system, ManifestKind::ExplicitLayer);
        assert_eq!(found.elements, ["/add"], "{value:?}");
        // The variable has no effect if another variable replaces the search, or with elevated
        // privileges.
        system.set("VK_LAYER_PATH", "/full");
        let found = find(Platform::Apple, &system, ManifestKind::ExplicitLayer);
        assert_eq!(found.elements, ["/full"]);
        system.elevate();
        let found = find(Platform::Apple, &system, ManifestKind::ExplicitLayer);
        assert_eq!(found.elements[0], "/etc/xdg/vulkan/explicit_layer.d");
    }
    let mut system = mac();
    system.set("VK_LOADER_SEARCH_ONLY_IN_BUNDLE", "1");
    let elsewhere = find(Platform::Linux, &system, ManifestKind::Driver);
    assert_eq!(elsewhere.elements[0], "/etc/xdg/vulkan/icd.d");
}

/// drivers.md A.2: Fuchsia reads variables at any privilege, Windows logs ignored ones, the other
/// platforms ignore them silently.
#[test]
fn a2_elevated_processes() {
    use crate::system::virtual_system::VirtualWindows;
    let mut system = VirtualSystem::new();
    system.set("VK_DRIVER_FILES", "/u").elevate();
    let fuchsia = find(Platform::Fuchsia, &system, ManifestKind::Driver);
    assert_eq!(fuchsia.elements, ["/u"]);
    let apple = find(Platform::Apple, &system, ManifestKind::Driver);
    assert_eq!(apple.elements[0], "/etc/xdg/vulkan/icd.d");
    let qnx = find(Platform::Qnx, &system, ManifestKind::Driver);
    assert_eq!(qnx.elements, ["/etc/vulkan/icd.d"]);
    assert!(!qnx.lines.iter().any(|line| line.contains("elevated")));
    let mut windows = VirtualWindows::default();
    system.windows = Some(windows.clone());
    let found = find(Platform::Windows, &system, ManifestKind::Driver);
    assert_eq!(found.elements, ["/u"]);
    windows.high_integrity = true;
    system.windows = Some(windows);
    let found = find(Platform::Windows, &system, ManifestKind::Driver);
    assert!(found.elements.is_empty());
    let expected = ["VK_DRIVER_FILES", "VK_ICD_FILENAMES", "VK_ADD_DRIVER_FILES"].map(|name| {
        format!(
            "INFO:           Loader is running with elevated permissions. Environment variable \
             {name} will be ignored"
        )
    });
    assert_eq!(found.lines[..3], expected);
}

#[test]
fn c4_android_searches_no_standard_locations() {
    let found = find(Platform::Android, &VirtualSystem::new(), ManifestKind::ImplicitLayer);
    assert!(found.elements.is_empty());
}

#[test]
fn a3_windows_lists_are_separated_by_semicolons() {
    let mut system = VirtualSystem::new();
    system.windows = Some(crate::system::virtual_system::VirtualWindows::default());
    system
        .set("VK_DRIVER_FILES", "C:\\a.json;;C:\\d;b.json")
        .file("C:\\d\\x.json", "")
        .file("b.json\\b.json", "");
    let found = find(Platform::Windows, &system, ManifestKind::Driver);
    assert_eq!(found.elements, ["C:\\a.json", "C:\\d", "b.json"]);
    assert_eq!(found.manifests, ["C:\\a.json", "C:\\d\\x.json", "b.json\\b.json"]);
}
