//! `vkexplain why NAME`: manifests, extensions, commands, and unknown names.

use serde_json::json;

use crate::installation::Installation;
use crate::path_text;

#[test]
fn a_part_of_a_name_leads_to_the_name() {
    let mut installation = Installation::new();
    installation.driver("gone.so");
    installation.layer("explicit", "VK_LAYER_test_validation", json!({}));
    let why = |name| installation.text(&["why", name, "--no-load"]);
    assert_eq!(why("validation"), why("VK_LAYER_test_validation"), "the only one with the part");
    assert_eq!(why("X.JS"), why("x.json"));
    for no_part in ["/nowhere/", "/x"] {
        assert!(why(no_part).starts_with("Nothing here has the name"), "{no_part}");
    }
    assert!(why(".jso").ends_with("Did you mean x.json?\n"), "several");
    assert!(why("VK_DRVER_FILES").ends_with("Did you mean VK_DRIVER_FILES?\n"));
}

#[test]
fn commands_and_unknown_names() {
    let installation = Installation::new();
    let own = installation.text(&["why", "VK_KHR_portability_enumeration", "--no-load"]);
    assert_eq!(own, "extension VK_KHR_portability_enumeration is provided by the loader\n");
    for nobody in ["VK_NO_SUCH", ""] {
        assert!(!installation.run(&["why", nobody, "--no-load"]).status.success(), "{nobody}");
    }
    let unknown = installation.run(&["why", "nonsense", "--no-load"]);
    assert!(!unknown.status.success());
}

#[test]
fn a_variable_has_an_effect_and_a_warning() {
    let mut installation = Installation::new();
    installation.driver("gone.so");
    let variable = "VK_LOADER_DRIVERS_DISABLE";
    let filter = format!("{variable}=y.json");
    let why = |options: &[&str]| {
        installation.text(&[&["why", variable, "--no-load", "--set", &filter], options].concat())
    };
    insta::assert_snapshot!(why(&[]), @r#"
    variable VK_LOADER_DRIVERS_DISABLE is set to "y.json": has no effect; y.json matches no file name of a driver manifest; the nearest one is x.json
      cure: correct the variable, or unset VK_LOADER_DRIVERS_DISABLE
    "#);
    let ignored = "ignored, because the process has elevated privileges";
    assert!(why(&["--elevated"]).contains(ignored));
}

#[test]
fn a_variable_that_is_not_set_has_its_effect() {
    let why = |name| Installation::new().text(&["why", name, "--no-load"]);
    insta::assert_snapshot!(why("VK_LOADER_DRIVERS_SELECT"), @"variable VK_LOADER_DRIVERS_SELECT is not set; its effect when it is set: leaves out drivers whose manifest matches none of its patterns");
}

/// No cure makes a driver of this system have it.
#[test]
fn an_extension_of_another_platform_belongs_there() {
    let mut installation = Installation::new();
    installation.working_driver("*count = 0; return 0;");
    insta::assert_snapshot!(installation.text(&["why", "VK_KHR_win32_surface"]), @"extension VK_KHR_win32_surface belongs to the platform win32, not to this one");
}

#[test]
fn a_core_command_names_its_providers_and_obstacles() {
    let mut installation = Installation::new();
    installation.driver("gone.so");
    let why =
        |command: &str, options: &[&str]| installation.text(&[&["why", command], options].concat());
    insta::assert_snapshot!(why("vkCmdBeginRendering", &["--no-load"]), @r"
    command vkCmdBeginRendering needs Vulkan 1.3
    Vulkan 1.3 is provided by the driver DIR/x.json (Vulkan 1.3.0)
    ");
    insta::assert_snapshot!(why("vkCmdPushConstants2", &["--no-load"]), @r"
    command vkCmdPushConstants2 needs Vulkan 1.4
    Vulkan 1.4 is too new for the driver DIR/x.json (Vulkan 1.3.0)
    ");
    insta::assert_snapshot!(why("vkEnumeratePhysicalDevices", &["--no-load"]), @r"
    command vkEnumeratePhysicalDevices needs Vulkan 1.0
    Vulkan 1.0 is provided by the loader
    ");
    insta::assert_snapshot!(why("vkCmdDraw", &[]), @r"
    command vkCmdDraw needs Vulkan 1.0
    Vulkan 1.0 cannot be used: vkCreateInstance returns VK_ERROR_INCOMPATIBLE_DRIVER: every driver is rejected
      cure: reinstall the package that owns the manifest; `library_path` has no folder, so the library must be where `ldconfig -p` or LD_LIBRARY_PATH finds it
    driver DIR/x.json has a library that is in no folder of the dynamic linker: gone.so
      cure: reinstall the package that owns the manifest; `library_path` has no folder, so the library must be where `ldconfig -p` or LD_LIBRARY_PATH finds it
    ");
    let none = installation.text(&["why", "vkCmdDraw", "--set", "VK_DRIVER_FILES="]);
    insta::assert_snapshot!(none, @r"
    command vkCmdDraw needs Vulkan 1.0
    Vulkan 1.0 cannot be used: vkCreateInstance returns VK_ERROR_INCOMPATIBLE_DRIVER: VK_DRIVER_FILES is empty and replaces the search for drivers
      cure: unset VK_DRIVER_FILES to use the system's drivers
    ");
}

#[test]
fn misspelt_names_have_a_near_one() {
    let mut installation = Installation::new();
    installation.driver("./gone.so");
    installation.layer("explicit", "VK_LAYER_KHRONOS_validation", json!({}));
    for (misspelt, near) in [
        ("VK_LAYER_KHRONOS_validaton", "VK_LAYER_KHRONOS_validation"),
        ("vkCmdDarw", "vkCmdDraw"),
        ("VK_KHR_swapchian", "VK_KHR_swapchain"),
    ] {
        let answer = installation.text(&["why", misspelt, "--no-load"]);
        assert!(answer.ends_with(&format!(" Did you mean {near}?\n")), "{answer}");
    }
    let answer = installation.text(&["why", "nonsense", "--no-load"]);
    assert!(
        answer.ends_with("no variable of the loader, and devices were not enumerated.\n"),
        "{answer}"
    );
    let answer = installation.text(&["why", "nonsense"]);
    assert!(
        answer.ends_with("no variable of the loader, and the devices are unknown.\n"),
        "{answer}"
    );
    installation.working_driver("if (list) list[0] = one; *count = 1; return 0;");
    let answer = installation.text(&["why", "nonsense"]);
    assert!(answer.ends_with("no command, no device and no variable of the loader.\n"), "{answer}");
}

#[test]
fn a_manifest_may_be_named_by_any_path() {
    let mut installation = Installation::new();
    installation.driver("./gone.so");
    let name = installation.path("explicit/../x.json");
    let answer = installation.text(&["why", path_text(&name)]);
    assert!(answer.starts_with("driver DIR/x.json has a library that does not exist"), "{answer}");
    let other = installation.write("other.json", "{}");
    insta::assert_snapshot!(installation.text(&["why", path_text(&other)]), @r"
    file DIR/other.json is found by no search for manifests
      cure: move it to a folder that the loader searches (`vkexplain` lists them), or name the manifest of a driver in VK_ADD_DRIVER_FILES, the folder of a layer in VK_ADD_LAYER_PATH
    ");
}

/// Nothing enumerates devices if vkCreateInstance fails.
#[test]
fn extensions_of_unknown_devices() {
    let mut installation = Installation::new();
    installation.driver("./gone.so");
    let text = installation.text(&["why", "VK_KHR_swapchain"]);
    let expected = "extension VK_KHR_swapchain is provided by no driver or layer, and the devices \
                    are unknown: the enumeration fails: vkCreateInstance returned \
                    VK_ERROR_INCOMPATIBLE_DRIVER";
    assert!(text.starts_with(expected), "{text}");
}
