//! Loading drivers and negotiating with them (drivers.md E.2, E.3, E.5, E.6).

use tests::{InstanceRequest, Loader, MockDriver, Sandbox, json};

const NEGOTIATE: &str = "vk_icdNegotiateLoaderICDInterfaceVersion";
const ICD_GIPA: &str = "vk_icdGetInstanceProcAddr";
const ICD_GPDPA: &str = "vk_icdGetPhysicalDeviceProcAddr";
const OLD_NAMES: [&str; 3] = [
    "vkGetInstanceProcAddr",
    "vkCreateInstance",
    "vkEnumerateInstanceExtensionProperties",
];

/// The application: the number of physical devices.
fn count_devices() -> usize {
    let result = Loader::open().create_instance(&InstanceRequest::default());
    result.map_or(0, |instance| instance.physical_devices().len())
}

fn devices(outcome: &tests::Outcome) -> &str {
    outcome.expect_success();
    outcome
        .stdout
        .split(['<', '>'])
        .nth(1)
        .expect("the number of devices")
}

/// drivers.md E.2 step 3, E.3: the loader offers 7 and takes what the driver answers.
#[test]
fn every_interface_version_works() {
    for version in 2..=7 {
        let mut sandbox = Sandbox::new();
        let mock = sandbox.driver("mock", json!({ "interface_version": version }));
        assert_eq!(
            devices(&sandbox.run(|| println!("devices <{}>", count_devices()))),
            "1",
            "version {version}"
        );
        let log = mock.log();
        let negotiation = log.details(NEGOTIATE).next().expect("the negotiation");
        // The peers before 1.3.249 offer less than 7.
        assert!(
            negotiation["offered"]
                .as_u64()
                .is_some_and(|offered| offered >= 5),
            "{negotiation}"
        );
    }
}

/// drivers.md E.2 steps 6a and 6b: drivers without negotiation are of version 1 or 0.
#[test]
fn drivers_without_negotiation_work() {
    let one: &[&str] = &[NEGOTIATE, ICD_GPDPA];
    let zero: &[&str] = &[NEGOTIATE, ICD_GPDPA, ICD_GIPA];
    for hidden in [one, zero] {
        let mut sandbox = Sandbox::new();
        let mock = sandbox.driver(
            "mock",
            json!({ "api_version": "1.0.0", "missing": [NEGOTIATE] }),
        );
        mock.hide_symbols(hidden);
        sandbox.env("VK_LOADER_DEBUG", "warn");
        let outcome = sandbox.run(|| println!("devices <{}>", count_devices()));
        assert_eq!(devices(&outcome), "1", "{hidden:?} hidden");
        let text = "loader_scanned_icd_add: Using deprecated ICD interface of 'vkGetInstanceProcAddr' instead of 'vk_icdGetInstanceProcAddr' for ICD";
        assert_eq!(
            outcome.stderr.contains(text),
            hidden == zero,
            "{}",
            outcome.stderr
        );
        assert_eq!(mock.log().details(NEGOTIATE).count(), 0);
    }
}

/// drivers.md E.2 step 2: a version 7 driver need export nothing but vk_icdGetInstanceProcAddr.
#[test]
fn version_7_drivers_are_asked_for_the_rest() {
    let mut sandbox = Sandbox::new();
    let mock = sandbox.driver("mock", json!({ "record_lookups": true }));
    mock.hide_symbols(&[NEGOTIATE, ICD_GPDPA])
        .hide_symbols(&OLD_NAMES);
    assert_eq!(
        devices(&sandbox.run(|| println!("devices <{}>", count_devices()))),
        "1"
    );
    let log = mock.log();
    let lookups = log.lookups();
    let expected = [
        NEGOTIATE,
        "vkCreateInstance",
        "vkEnumerateInstanceExtensionProperties",
        ICD_GPDPA,
    ];
    assert_eq!(lookups[..4], expected.map(|name| (ICD_GIPA, name)));
}

/// drivers.md E.2: what is turned down, and with which words.
#[test]
fn drivers_that_cannot_be_used_are_turned_down() {
    let cases: [(&str, serde_json::Value, &[&str], &str); 4] = [
        (
            "negotiation says no",
            json!({ "negotiate_result": -9 }),
            &[],
            "loader_scanned_icd_add: ICD % doesn't support interface version compatible with loader, skip this ICD.",
        ),
        (
            "no vk_icdGetInstanceProcAddr",
            json!({ "interface_version": 5 }),
            &[ICD_GIPA],
            "loader_scanned_icd_add: ICD % reports an interface version of 5 but doesn't export vk_icdGetInstanceProcAddr, skip this ICD.",
        ),
        (
            "no vkCreateInstance",
            json!({ "missing": ["vkCreateInstance"] }),
            &[],
            "loader_scanned_icd_add: Could not get 'vkCreateInstance' via 'vk_icdGetInstanceProcAddr' for ICD %",
        ),
        (
            "nothing is exported",
            json!({}),
            &[NEGOTIATE, ICD_GIPA, "vkGetInstanceProcAddr"],
            "loader_scanned_icd_add: Attempt to retrieve either 'vkGetInstanceProcAddr' or 'vk_icdGetInstanceProcAddr' from ICD % failed.",
        ),
    ];
    for (name, config, hidden, message) in cases {
        let mut sandbox = Sandbox::new();
        let mock = sandbox.driver("mock", config);
        mock.hide_symbols(hidden);
        sandbox.driver("good", json!({}));
        sandbox.env("VK_LOADER_DEBUG", "error");
        let outcome = sandbox.run(|| println!("devices <{}>", count_devices()));
        assert_eq!(devices(&outcome), "1", "{name}:\n{}", outcome.stderr);
        let library = mock.manifest.with_file_name("./libmock.so");
        outcome.expect_message("ERROR", &message.replace('%', &library.to_string_lossy()));
    }
}

/// drivers.md E.2 step 3: other results than INCOMPATIBLE_DRIVER do not count.
#[test]
fn other_negotiation_errors_are_ignored() {
    let mut sandbox = Sandbox::new();
    sandbox.driver("mock", json!({ "negotiate_result": -3 }));
    assert_eq!(
        devices(&sandbox.run(|| println!("devices <{}>", count_devices()))),
        "1"
    );
}

/// drivers.md E.5: required entry points.
#[test]
fn a_driver_without_a_required_command_is_dropped() {
    let mut sandbox = Sandbox::new();
    let mock = sandbox.driver(
        "mock",
        json!({ "missing": ["vkGetPhysicalDeviceMemoryProperties"] }),
    );
    sandbox.driver("good", json!({}));
    sandbox.env("VK_LOADER_DEBUG", "warn");
    let outcome = sandbox.run(|| println!("devices <{}>", count_devices()));
    assert_eq!(devices(&outcome), "1");
    let library = mock.library.display();
    outcome.expect_message(
        "WARNING",
        &format!("Unable to load vkGetPhysicalDeviceMemoryProperties from ICD {library}"),
    );
    outcome.expect_message(
        "WARNING",
        &format!("terminator_CreateInstance: Failed to find required entrypoints in ICD {library}. Skipping this driver."),
    );
}

/// drivers.md E.6: what is no library.
#[test]
fn what_cannot_be_opened_is_reported_with_the_linkers_words() {
    let mut sandbox = Sandbox::new();
    let broken = sandbox.driver("broken", json!({}));
    sandbox.write("drivers/libbroken.so", "not a library");
    sandbox.driver("good", json!({}));
    sandbox.env("VK_LOADER_DEBUG", "error");
    let outcome = sandbox.run(|| println!("devices <{}>", count_devices()));
    assert_eq!(devices(&outcome), "1");
    let library = broken.manifest.with_file_name("./libbroken.so");
    outcome.expect_message(
        "ERROR | DRIVER",
        &format!("loader_icd_scan: Failed loading library associated with ICD JSON {}. Ignoring this JSON", library.display()),
    );
    let linker = outcome
        .messages()
        .iter()
        .any(|(level, text)| *level == "ERROR" && text.contains("libbroken.so: "));
    assert!(linker, "dlerror's text:\n{}", outcome.stderr);
}

/// drivers.md E.7: libraries are open as long as an instance uses them, and no longer.
#[test]
fn driver_libraries_are_closed_with_the_last_instance() {
    let mut sandbox = Sandbox::new();
    let MockDriver { .. } = sandbox.driver("mock", json!({}));
    let outcome = sandbox.run(|| {
        let mapped = || {
            std::fs::read_to_string("/proc/self/maps").is_ok_and(|maps| maps.contains("libmock.so"))
        };
        let loader = Loader::open();
        assert!(!mapped());
        loader.instance_extensions();
        assert!(mapped(), "kept open after the first enumeration");
        let instance = loader
            .create_instance(&InstanceRequest::default())
            .expect("vkCreateInstance");
        instance.destroy();
        assert!(!mapped());
    });
    outcome.expect_success();
}
