//! Physical devices: their number for each driver, those that filters leave out, Debian's drivers.

use std::process::Command;

use serde_json::{Value, json};

use crate::installation::Installation;

const ONE: &str = "if (list) list[0] = one; *count = 1; return 0;";
/// What a layer does with the list of devices.
const REVERSE: &str = "for (unsigned i = 0; devices && i < *count / 2; i++) {
    void *device = devices[i];
    devices[i] = devices[*count - 1 - i];
    devices[*count - 1 - i] = device;
}";

#[test]
fn a_driver_that_works_has_its_number_of_devices() {
    let mut installation = Installation::new();
    installation.working_driver(ONE);
    let text = installation.all(&[]);
    assert!(text.contains("DIR/libdriver.so, Vulkan 1.3.0, interface 5, 1 device\n"), "{text}");
    assert!(text.contains("  0. Device of the test, other, no PCI address"), "{text}");
    assert!(text.contains(", Vulkan 1.0.0, driver DIR/x.json\n"), "{text}");
    let device = installation.text(&["why", "Device of the test"]);
    insta::assert_snapshot!(device, @"device Device of the test is number 0 of 1 device of vkEnumeratePhysicalDevices (sorted: by type, PCI address and IDs), of the driver DIR/x.json");
    let why = installation.text(&["why", "x.json"]);
    assert_eq!(why, "driver DIR/x.json is used: DIR/libdriver.so, interface 5, 1 device\n");
}

/// The driver has VK_EXT_pci_bus_info.
#[test]
fn a_device_has_the_pci_address_that_its_driver_reports() {
    let mut installation = Installation::new();
    let extensions =
        "static int pci_extension(void *device, const char *layer, unsigned *count, char *list) {
        (void)device, (void)layer;
        if (list) strcpy(list, \"VK_EXT_pci_bus_info\");
        *count = 1;
        return 0;
    }
    static void pci_address(void *device, void **structure) {
        properties(device, (unsigned *)(structure + 2));
        unsigned *pci = structure[1];
        pci[4] = 1, pci[5] = 2, pci[6] = 3, pci[7] = 4;
    }
    static int version(unsigned *version) { return *version = 1u << 22 | 3u << 12, 0; }
    static void nothing(void) {}";
    let names = "{\"vkGetPhysicalDeviceProperties2\", pci_address},
    {\"vkEnumerateInstanceVersion\", version},
    {\"vkGetPhysicalDeviceProperties\", properties},";
    let source = include_str!("../installation/driver.c")
        .replace("DEVICES", ONE)
        .replace("static void nothing(void) {}", extensions)
        .replace("Properties\", no_device_extensions}", "Properties\", pci_extension}")
        .replace("{\"vkGetPhysicalDeviceProperties\", properties},", names);
    let library = installation.library("driver", &source, &[]);
    installation.driver(&library);
    let text = installation.all(&["--api-version", "1.1"]);
    let device = "  0. Device of the test, other, PCI 0001:02:03.4, IDs 1234:0000, Vulkan 1.0.0, ";
    assert!(text.contains(device), "{text}");
}

/// A driver or layer may do something else for a program of this name.
#[test]
fn the_application_of_an_enumeration_is_vkexplain() {
    let mut installation = Installation::new();
    // The name behind the structure's type and chain, in the structure behind the type, chain and flags.
    let says = "const char *const *application = ((void *const *)info)[3];
        write(2, application[2], strlen(application[2]));
        return -3;";
    installation.driver_with("*created = instance;\n    return 0;", says);
    let why = installation.text(&["why", "x.json"]);
    assert!(why.contains("; it printed: vkexplain\n"), "{why}");
}

#[test]
fn a_driver_without_a_device_has_a_cure() {
    let mut installation = Installation::new();
    installation.working_driver("*count = 0; return 0;");
    let why = installation.text(&["why", "x.json"]);
    assert!(why.contains("interface 5; it enumerates no device"), "{why}");
    assert!(why.contains("cure: if it should, see whether the kernel's driver is loaded"), "{why}");
}

#[test]
fn the_driver_that_crashes_when_devices_are_enumerated_is_named() {
    let mut installation = Installation::new();
    installation.working_driver("__builtin_trap();");
    let text = installation.all(&[]);
    let crash = "crashes with signal 4 in vkEnumeratePhysicalDevices";
    assert!(text.contains(&format!("      it {crash}\n")), "{text}");
    assert!(text.contains("disable it with VK_LOADER_DRIVERS_DISABLE=x.json"), "{text}");
    assert!(text.contains(&format!("the enumeration {crash}\n")), "{text}");
    let report = installation.report(&[]);
    let cure = "report this to the vendor of DIR/x.json; \
                disable it with VK_LOADER_DRIVERS_DISABLE=x.json until then";
    assert_eq!(report["devices"]["problem"]["cure"], cure, "{report:#}");
}

#[test]
fn a_device_that_a_filter_leaves_out_is_named_with_the_filter() {
    let mut installation = Installation::new();
    installation.working_driver(ONE);
    installation.set("VK_LOADER_VENDOR_ID_FILTER", "0x8086");
    let text = installation.all(&[]);
    let left_out = "left out by VK_LOADER_VENDOR_ID_FILTER: Device of the test, other";
    assert!(text.contains(left_out), "{text}");
    assert!(text.contains("cure: unset VK_LOADER_VENDOR_ID_FILTER\n"), "{text}");
    let why = installation.text(&["why", "Device of the test"]);
    assert!(why.contains("is left out by VK_LOADER_VENDOR_ID_FILTER"), "{why}");
    let page = installation.text(&["--format", "html"]);
    assert!(page.contains(left_out), "{page}");
    let variable = installation.text(&["why", "VK_LOADER_VENDOR_ID_FILTER"]);
    insta::assert_snapshot!(variable, @r#"
    variable VK_LOADER_VENDOR_ID_FILTER is set to "0x8086": leaves out devices: Device of the test
      cure: unset VK_LOADER_VENDOR_ID_FILTER
    "#);
}

/// The cure names each filter that hides the device, and no other.
#[test]
fn a_device_is_left_out_by_the_filters_that_hide_it() {
    let mut installation = Installation::new();
    installation.working_driver(ONE);
    let hidden_by = |filters: &[(&str, &str)]| {
        let mut options = Vec::new();
        let settings = filters.iter().map(|(name, value)| format!("VK_LOADER_{name}={value}"));
        let settings: Vec<String> = settings.collect();
        settings.iter().for_each(|setting| options.extend(["--set", setting]));
        let report = installation.report(&options);
        report["devices"]["left_out"][0]["by"].as_str().expect("filters").to_owned()
    };
    let (admitting, hiding) = (("VENDOR_ID_FILTER", "0-0xffffffff"), ("DEVICE_ID_FILTER", "1"));
    assert_eq!(hidden_by(&[admitting, hiding]), "VK_LOADER_DEVICE_ID_FILTER");
    let both = [("VENDOR_ID_FILTER", "1"), hiding];
    assert_eq!(hidden_by(&both), "VK_LOADER_DEVICE_ID_FILTER and VK_LOADER_VENDOR_ID_FILTER");
}

#[test]
fn an_extension_of_a_device_that_a_filter_leaves_out_is_named_with_the_filter() {
    let mut installation = Installation::new();
    let source = include_str!("../installation/driver.c").replace("DEVICES", ONE).replace(
        "(void)device;\n    return no_extensions(layer, count, properties);",
        "(void)device, (void)layer; *count = 1;
        if (properties) strcpy(properties, \"VK_KHR_swapchain\"); return 0;",
    );
    let library = installation.library("driver", &source, &[]);
    installation.driver(&library);
    let why =
        |options: &[&str]| installation.text(&[&["why", "VK_KHR_swapchain"], options].concat());
    insta::assert_snapshot!(why(&[]), @"extension VK_KHR_swapchain is provided by the device Device of the test");
    let filter = "VK_LOADER_VENDOR_ID_FILTER=0x8086";
    insta::assert_snapshot!(installation.text(&["why", "vkCmdDraw", "--set", filter]), @r"
    command vkCmdDraw needs Vulkan 1.0
    Vulkan 1.0 is provided by the device Device of the test, left out by VK_LOADER_VENDOR_ID_FILTER
      cure: unset VK_LOADER_VENDOR_ID_FILTER
    ");
    insta::assert_snapshot!(why(&["--set", filter]), @r"
    extension VK_KHR_swapchain is provided by the device Device of the test, left out by VK_LOADER_VENDOR_ID_FILTER
      cure: unset VK_LOADER_VENDOR_ID_FILTER
    ");
}

#[test]
fn the_layer_that_changes_the_order_of_devices_is_named() {
    let mut installation = Installation::new();
    let two = "static void *two[4]; two[0] = one[0]; \
               if (list) list[0] = one, list[1] = two; *count = 2; return 0;";
    let driver = include_str!("../installation/driver.c")
        .replace("DEVICES", two)
        .replace("0x1234", "0x1234 + (device != one)");
    let library = installation.library("driver", &driver, &[]);
    installation.driver(&library);
    let order = |options: &[&str]| {
        let devices = installation.report(options)["devices"].clone();
        assert!(devices["problem"].is_null(), "{devices:#}");
        let vendors = devices["devices"].as_array().expect("devices").iter();
        let vendors: Vec<u64> =
            vendors.map(|device| device["vendor_id"].as_u64().expect("a number")).collect();
        (vendors, devices["order"].as_str().expect("an order").to_owned())
    };
    let sorted = "sorted: by type, PCI address and IDs".to_owned();
    assert_eq!(order(&[]), (vec![0x1234, 0x1235], sorted));
    let library = installation.working_layer("layer", REVERSE);
    let functions = json!({ "vkGetInstanceProcAddr": "test_lookup" });
    let more = json!({ "library_path": library, "functions": functions });
    installation.layer("explicit", "VK_LAYER_test_reversing", more);
    let of_layer = "the order of the layer VK_LAYER_test_reversing".to_owned();
    let reversed = order(&["--layer", "VK_LAYER_test_reversing"]);
    assert_eq!(reversed, (vec![0x1235, 0x1234], of_layer));
}

/// The drivers of Debian, opened for real.
#[test]
#[ignore = "needs Debian's mesa-vulkan-drivers"]
fn lavapipe_is_used_and_provides_its_extensions() {
    let run = |arguments: &[&str]| {
        let mut program = Command::new(env!("CARGO_BIN_EXE_vkexplain"));
        let output = program.args(arguments).output().expect("vkexplain");
        String::from_utf8(output.stdout).expect("UTF-8")
    };
    let report: Value = serde_json::from_str(&run(&["--format", "json"])).expect("JSON");
    let drivers = report["drivers"].as_array().expect("drivers");
    let is_lavapipe = |driver: &&Value| driver["library"].to_string().contains("libvulkan_lvp.so");
    let lavapipe = drivers.iter().find(is_lavapipe);
    let lavapipe = lavapipe.expect("lavapipe (`apt-get install mesa-vulkan-drivers`)");
    assert_eq!(lavapipe["verdict"]["outcome"], "used", "{lavapipe:#}");
    assert_eq!(report["devices"]["order"], "sorted: by type, PCI address and IDs");
    assert!(run(&["--all"]).contains(", CPU, no PCI address, IDs 10005:0000, Vulkan "));
    let device = run(&["why", "llvmpipe"]);
    assert!(device.contains("), of the driver /"), "{device}");
    let command = run(&["why", "vkCmdBindPipeline"]);
    assert!(command.contains("\nVulkan 1.0 is provided by the device llvmpipe"), "{command}");
    assert!(!command.contains("the driver /"), "{command}");
    let extension = run(&["why", "VK_KHR_swapchain"]);
    assert!(extension.contains("is provided by the device llvmpipe"), "{extension}");
}
