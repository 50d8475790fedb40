//! The first screen, what counts as a problem, and the exit codes of `--check` and `why`.

use std::fs::{self, Permissions};
use std::os::unix::fs::PermissionsExt as _;

use serde_json::json;

use crate::installation::{Installation, elf_header};
use crate::path_text;

const ONE: &str = "if (list) list[0] = one; *count = 1; return 0;";

/// Whether `--check` finds nothing broken, and the screen.
fn check(installation: &Installation) -> (bool, String) {
    let works = installation.run(&["--check"]).status.success();
    (works, installation.text(&[]))
}

#[test]
fn a_healthy_system_has_no_problem() {
    let mut installation = Installation::new();
    installation.working_driver(ONE);
    let (works, screen) = check(&installation);
    assert!(works, "{screen}");
    insta::assert_snapshot!(screen.replace(env!("CARGO_PKG_VERSION"), "N"), @r"
    Vulkan loader N

    Devices
      0. Device of the test, other, Vulkan 1.0.0

    Changed by variables
      VK_IMPLICIT_LAYER_PATH=DIR/implicit  replaces the search for implicit layers
      VK_LAYER_PATH=DIR/explicit  replaces the search for explicit layers
      VK_DRIVER_FILES=DIR/x.json  replaces the search for drivers

    Drivers
      used     x.json  1 device

    vkexplain --all shows everything; vkexplain why NAME explains one name.
    ");
}

/// Everything that is shown of a driver and a layer that work.
#[test]
fn the_whole_report_of_a_healthy_system() {
    let mut installation = Installation::new();
    installation.working_driver(ONE);
    let library = installation.working_layer("layer", "");
    let functions = json!({ "vkGetInstanceProcAddr": "test_lookup" });
    let more = json!({ "library_path": library, "functions": functions });
    installation.layer("explicit", "VK_LAYER_test_a", more);
    let report = installation.all(&["--layer", "VK_LAYER_test_a"]);
    insta::assert_snapshot!(report.replace(env!("CARGO_PKG_VERSION"), "N"), @r"
    Vulkan loader N

    Environment and settings
      HOME=DIR/nothing  its .config and .local/share are searched
      XDG_CONFIG_DIRS=DIR/nothing  is searched instead of /etc/xdg
      XDG_DATA_DIRS=DIR/nothing  is searched instead of /usr/local/share and /usr/share
      VK_IMPLICIT_LAYER_PATH=DIR/implicit  replaces the search for implicit layers
      VK_LAYER_PATH=DIR/explicit  replaces the search for explicit layers
      VK_DRIVER_FILES=DIR/x.json  replaces the search for drivers
      settings file: none in force

    Search for driver manifests
      DIR/x.json  1 manifest

    Drivers
      used     DIR/x.json
          DIR/libdriver.so, Vulkan 1.3.0, interface 5, 1 device

    Search for implicit layer manifests
      DIR/implicit  no manifest

    Search for explicit layer manifests
      DIR/explicit  1 manifest

    Layers
      used     VK_LAYER_test_a  explicit layer, requested by the application, DIR/explicit/VK_LAYER_test_a.json
          DIR/liblayer.so, Vulkan 1.3.0

    Call chain
      application
      └ VK_LAYER_test_a
        └ DIR/libdriver.so

    Physical devices
      sorted: by type, PCI address and IDs
      0. Device of the test, other, no PCI address, IDs 1234:0000, Vulkan 1.0.0, driver DIR/x.json
    ");
}

#[test]
fn problems_come_first_and_each_cure_once() {
    let mut installation = Installation::new();
    installation.manifest("{");
    installation.set("VK_LOADER_LAYERS_DISABLE", "*typo");
    let (works, screen) = check(&installation);
    assert!(!works, "{screen}");
    insta::assert_snapshot!(screen.replace(env!("CARGO_PKG_VERSION"), "N"), @r"
    Vulkan loader N

    Problems
      DIR/x.json is no valid JSON: line 1, column 1: EOF while parsing an object
        cure: correct the file there, or reinstall the package that owns it
      vkCreateInstance returns VK_ERROR_INCOMPATIBLE_DRIVER: every driver is rejected
      VK_LOADER_LAYERS_DISABLE: *typo matches no name of a layer
        cure: correct VK_LOADER_LAYERS_DISABLE, or unset it

    Changed by variables
      VK_LOADER_LAYERS_DISABLE=*typo  has no effect
      VK_IMPLICIT_LAYER_PATH=DIR/implicit  replaces the search for implicit layers
      VK_LAYER_PATH=DIR/explicit  replaces the search for explicit layers
      VK_DRIVER_FILES=DIR/x.json  replaces the search for drivers

    Drivers
      rejected x.json

    vkexplain --all shows everything; vkexplain why NAME explains one name.
    ");
}

#[test]
fn what_a_variable_disables_is_no_problem() {
    let mut installation = Installation::new();
    installation.working_driver(ONE);
    let manifest = json!({
        "file_format_version": "1.0.1", "ICD": { "library_path": "./gone.so", "api_version": "1.3.0" },
    });
    let other = installation.write("other.json", manifest.to_string());
    let both = format!("{}:{}", installation.path("x.json").display(), other.display());
    installation.set("VK_DRIVER_FILES", &both);
    assert!(!check(&installation).0);
    installation.set("VK_LOADER_DRIVERS_DISABLE", "other*");
    let (works, screen) = check(&installation);
    assert!(works, "{screen}");
    assert!(screen.contains("VK_LOADER_DRIVERS_DISABLE=other*"), "{screen}");
}

/// On a system for two word sizes, each driver has a twin for the other one.
#[test]
fn a_twin_of_another_word_size_is_no_problem() {
    let mut installation = Installation::new();
    installation.working_driver(ONE);
    let mut other = elf_header(3);
    other[4] = 1;
    let library = installation.write("32/libdriver.so", other);
    let manifest = json!({
        "file_format_version": "1.0.1",
        "ICD": { "library_path": library, "api_version": "1.3.0" },
    });
    let twin = installation.write("x.i686.json", manifest.to_string());
    let alone = path_text(&twin).to_owned();
    let both = format!("{}:{alone}", installation.path("x.json").display());
    installation.set("VK_DRIVER_FILES", &both);
    let (works, screen) = check(&installation);
    assert!(works, "{screen}");
    installation.set("VK_DRIVER_FILES", &alone);
    let (works, screen) = check(&installation);
    assert!(!works && screen.contains("install the 64-bit package"), "{screen}");
}

#[test]
fn a_folder_that_must_not_be_read_is_a_problem() {
    let mut installation = Installation::new();
    installation.working_driver(ONE);
    installation.obeys_modes = true;
    let folder = installation.path("explicit");
    fs::set_permissions(&folder, Permissions::from_mode(0o000)).expect("a mode");
    let (works, screen) = check(&installation);
    let all = installation.all(&[]);
    fs::set_permissions(&folder, Permissions::from_mode(0o755)).expect("a mode");
    assert!(!works, "{screen}");
    assert!(screen.contains("DIR/explicit must not be read by this user\n"), "{screen}");
    let line =
        "  DIR/explicit\n    it must not be read by this user; cure: make the folder readable\n";
    assert!(all.contains(line), "{all}");
}

#[test]
fn the_words_of_a_driver_without_a_device() {
    let mut installation = Installation::new();
    installation.working_driver(
        "write(2, \"first\\n  cannot open /dev/dri/renderD128\\n\", 41); *count = 0; return 0;",
    );
    let why = installation.text(&["why", "x.json"]);
    let words = "it enumerates no device; it printed: first / cannot open /dev/dri/renderD128";
    assert!(why.contains(words), "{why}");
}

#[test]
fn a_failing_enumeration_has_its_result() {
    let mut installation = Installation::new();
    installation.working_driver("return -4;");
    let why = installation.text(&["why", "x.json"]);
    assert!(why.contains("vkEnumeratePhysicalDevices returned VK_ERROR_DEVICE_LOST"), "{why}");
}

/// `why` finds what a variable or an override layer hides, and names both.
#[test]
fn what_hides_a_name() {
    let mut installation = Installation::new();
    installation.layer("standard/vulkan/explicit_layer.d", "VK_LAYER_test_a", json!({}));
    let standard = installation.path("standard").display().to_string();
    installation.set("XDG_DATA_DIRS", &standard);
    let why = |installation: &Installation| {
        let output = installation.run(&["why", "VK_LAYER_test_a", "--no-load"]);
        (output.status.code(), installation.text(&["why", "VK_LAYER_test_a", "--no-load"]))
    };
    let (code, answer) = why(&installation);
    assert_eq!(code, Some(1));
    assert!(answer.contains("is hidden by VK_LAYER_PATH=DIR/explicit, which replaces"), "{answer}");
    assert!(answer.contains("  cure: unset VK_LAYER_PATH\n"), "{answer}");
    installation.variables.retain(|(name, _)| name != "VK_LAYER_PATH");
    let over = json!({
        "library_path": null, "component_layers": [], "override_paths": ["/nowhere"],
        "disable_environment": { "NO_OVERRIDE": "1" },
    });
    installation.layer("implicit", "VK_LAYER_LUNARG_override", over);
    let (code, answer) = why(&installation);
    assert_eq!(code, Some(1));
    assert!(answer.contains("is hidden by the override layer DIR/implicit/VK_LAYER"), "{answer}");
}

/// The answer no is exit code 1.
#[test]
fn why_exits_by_its_answer() {
    let mut installation = Installation::new();
    installation.working_driver(ONE);
    installation.layer("explicit", "VK_LAYER_test_off", json!({}));
    let code = |name| installation.run(&["why", name]).status.code();
    assert_eq!(code("x.json"), Some(0));
    assert_eq!(code("VK_LAYER_test_off"), Some(1));
    assert_eq!(code("VK_EXT_calibrated_timestamps"), Some(1), "nothing provides it");
    assert_eq!(code("Device of the test"), Some(0));
    assert_eq!(code("VK_DRIVER_FILES"), Some(0));
    assert_eq!(code("VK_LOADER_DEBUG"), Some(1), "it is not set");
}

/// Another installation has another environment.
#[test]
fn a_root_has_the_variables_of_set_alone() {
    let mut installation = Installation::new();
    installation.set("VK_DRIVER_FILES", "/gone.json");
    let root = installation.path("root");
    fs::create_dir(&root).expect("a folder");
    let screen = installation.text(&["--root", path_text(&root)]);
    assert!(!screen.contains("VK_DRIVER_FILES"), "{screen}");
    let set = ["--root", path_text(&root), "--set", "VK_DRIVER_FILES=/gone.json"];
    assert!(installation.text(&set).contains("VK_DRIVER_FILES=/gone.json"));
}

/// A long name is cut at the end of the line, and `--all` shows the whole of it.
#[test]
fn a_driver_has_one_line_of_the_screen() {
    let mut installation = Installation::new();
    let path = installation.write(&format!("{}.json", "n".repeat(100)), "{");
    installation.set("VK_DRIVER_FILES", path_text(&path));
    let (_, screen) = check(&installation);
    let (_, drivers) = screen.split_once("Drivers\n").expect("drivers");
    let expected = format!("  rejected {}\n\n", "n".repeat(80 - "  rejected ".len()));
    assert!(drivers.starts_with(&expected), "{screen}");
    let all = installation.all(&[]);
    assert!(all.contains(&format!("  rejected DIR/{}.json\n", "n".repeat(100))), "{all}");
}

/// Debian's drivers and layers fit on one screen of 24 rows of 80 columns.
#[test]
#[ignore = "needs Debian's mesa-vulkan-drivers, vulkan-validationlayers, mangohud and vkbasalt"]
fn debians_drivers_fit_on_a_screen() {
    let mut installation = Installation::new();
    installation.variables.clear();
    let (_, screen) = check(&installation);
    assert!(screen.lines().count() <= 24, "{screen}");
    assert!(screen.lines().all(|line| line.chars().count() <= 80), "{screen}");
    assert!(screen.contains("llvmpipe"), "{screen}");
}
