//! `VK_KHR_portability_enumeration`: which applications see portability drivers (drivers.md G).

use dispatch_tables::vk;
use tests::{InstanceRequest, Loader, MockDriver, Sandbox, json, text};

const EXTENSION: &str = "VK_KHR_portability_enumeration";
const NO_DRIVERS: &str = "vkCreateInstance: Found no drivers!";
const FOUND: &str = "vkCreateInstance: Found drivers that contain devices which support the portability subset, but the instance does not enumerate portability drivers! Applications that wish to enumerate portability drivers must set the VK_INSTANCE_CREATE_ENUMERATE_PORTABILITY_BIT_KHR bit in the VkInstanceCreateInfo flags";
const VUID: &str = "VkInstanceCreateInfo: If flags has the VK_INSTANCE_CREATE_ENUMERATE_PORTABILITY_BIT_KHR bit set, the list of enabled extensions in ppEnabledExtensionNames must contain VK_KHR_portability_enumeration [VUID-VkInstanceCreateInfo-flags-06559 ]Applications that wish to enumerate portability drivers must enable the VK_KHR_portability_enumeration instance extension.";

/// A flag that the registry does not define.
const OTHER_FLAG: vk::InstanceCreateFlags = vk::InstanceCreateFlags::from_raw(0x100);

/// A driver whose manifest declares a portability driver.
fn portability_driver(sandbox: &mut Sandbox, config: serde_json::Value) -> MockDriver {
    let driver = sandbox.driver("portable", config);
    let manifest = json!({
        "file_format_version": "1.0.1",
        "ICD": { "library_path": "./libportable.so", "api_version": "1.3.0", "is_portability_driver": true },
    });
    sandbox.write("drivers/portable.json", manifest.to_string());
    driver
}

/// The application: its argument contains `flag` and `extension` if it sets these.
fn create() -> String {
    let argument = Sandbox::argument();
    let extensions: &[&str] = if argument.contains("extension") { &[EXTENSION] } else { &[] };
    let flags = if argument.contains("flag") {
        vk::InstanceCreateFlags::ENUMERATE_PORTABILITY_KHR | OTHER_FLAG
    } else {
        vk::InstanceCreateFlags::empty()
    };
    let request = InstanceRequest { extensions, flags, ..Default::default() };
    match Loader::open().create_instance(&request) {
        Ok(instance) => {
            let count = instance.physical_devices().len();
            instance.destroy();
            format!("{count} devices")
        }
        Err(error) => error.as_raw().to_string(),
    }
}

/// drivers.md G, the table, I.1 step 7: flag and extension decide; if the only driver is a
/// portability driver, a message explains the failure.
#[test]
fn portability_drivers_are_seen_with_flag_and_extension() {
    let both_missing = format!("{FOUND} and enable the {EXTENSION} instance extension.");
    let flag_missing = format!("{FOUND}.");
    for (argument, answer, explanation) in [
        ("none", "-9", Some(both_missing.as_str())),
        ("extension", "-9", Some(flag_missing.as_str())),
        ("flag", "-9", Some(VUID)),
        ("flag extension", "1 devices", None),
    ] {
        let mut sandbox = Sandbox::new();
        portability_driver(&mut sandbox, json!({}));
        sandbox.env("VK_LOADER_DEBUG", "all").set_argument(argument);
        let outcome = sandbox.run(|| println!("<{}>", create()));
        outcome.expect_success();
        let line = format!("<{answer}>");
        assert!(outcome.stdout.contains(&line), "{argument}: {}", outcome.stdout);
        match explanation {
            Some(text) => {
                // Longer texts are cut to 511 bytes (B.3).
                let text = &text[..text.len().min(511)];
                outcome
                    .expect_message("ERROR | DRIVER", text)
                    .expect_message("ERROR | DRIVER", NO_DRIVERS);
            }
            None => {
                outcome.expect_message(
                    "INFO",
                    "Portability enumeration bit was set, enumerating portability drivers.",
                );
            }
        }
    }
}

/// drivers.md G: beside another driver, a portability driver is skipped without a message.
#[test]
fn a_skipped_portability_driver_is_not_mentioned_beside_others() {
    let mut sandbox = Sandbox::new();
    portability_driver(&mut sandbox, json!({}));
    sandbox.driver("other", json!({}));
    sandbox.env("VK_LOADER_DEBUG", "all").set_argument("none");
    let outcome = sandbox.run(|| println!("<{}>", create()));
    outcome.expect_success();
    assert!(outcome.stdout.contains("<1 devices>"), "{}", outcome.stdout);
    assert!(!outcome.stderr.contains("portability"), "{}", outcome.stderr);
}

/// drivers.md G: the loader itself provides the extension.
#[test]
fn g_the_extension_is_always_advertised() {
    let mut sandbox = Sandbox::new();
    sandbox.env("VK_DRIVER_FILES", "");
    let outcome = sandbox.run(|| {
        let offered = Loader::open().instance_extensions();
        let mut found = offered.iter().filter(|offered| text(&offered.extension_name) == EXTENSION);
        assert_eq!(found.next().expect("the extension").spec_version, 1);
    });
    outcome.expect_success();
}

/// drivers.md G: queries before an instance include portability drivers.
#[test]
fn global_queries_see_portability_drivers() {
    let mut sandbox = Sandbox::new();
    portability_driver(&mut sandbox, json!({ "instance_extensions": ["VK_KHR_display"] }));
    let outcome = sandbox.run(|| println!("<{}>", Loader::open().instance_extensions().len()));
    outcome.expect_success();
    // The driver's extension and the loader's four.
    assert!(outcome.stdout.contains("<5>"), "{}", outcome.stdout);
}

/// drivers.md G, I.2 step 5: if the application enables the extension, the flag reaches only
/// drivers that advertise it; the other flags reach all drivers.
#[test]
fn the_flag_reaches_drivers_with_the_extension() {
    for (argument, extensions, flags) in [
        ("flag extension", json!([EXTENSION]), 0x101),
        ("flag extension", json!([]), 0x100),
        ("flag", json!([EXTENSION]), 0x100),
    ] {
        let mut sandbox = Sandbox::new();
        let driver = sandbox.driver("mock", json!({ "instance_extensions": extensions }));
        sandbox.set_argument(argument);
        let outcome = sandbox.run(|| println!("<{}>", create()));
        outcome.expect_success();
        let log = driver.log();
        let detail = log.details("vkCreateInstance").next();
        assert_eq!(detail.expect("the driver's vkCreateInstance")["flags"], flags);
    }
}
