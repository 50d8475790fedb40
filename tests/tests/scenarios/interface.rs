//! Finding, loading and negotiating with drivers (drivers.md E.1, E.2, E.3, E.6).

use tests::{InstanceRequest, Loader, Sandbox, json};

const NEGOTIATE: &str = "vk_icdNegotiateLoaderICDInterfaceVersion";
const ICD_GIPA: &str = "vk_icdGetInstanceProcAddr";
const ICD_GPDPA: &str = "vk_icdGetPhysicalDeviceProcAddr";
const OLD_NAMES: [&str; 3] =
    ["vkGetInstanceProcAddr", "vkCreateInstance", "vkEnumerateInstanceExtensionProperties"];

/// The application: returns the number of physical devices.
fn count_devices() -> usize {
    let result = Loader::open().create_instance(&InstanceRequest::default());
    result.map_or(0, |instance| instance.physical_devices().len())
}

fn devices(outcome: &tests::Outcome) -> &str {
    outcome.expect_success();
    outcome.stdout.split(['<', '>']).nth(1).expect("the number of devices")
}

/// drivers.md E.2 step 3, E.3: the loader offers 7 and uses the version that the driver answers.
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
        assert_eq!(negotiation["offered"], 7);
    }
}

/// drivers.md E.2 steps 6a and 6b: drivers without negotiation have version 1 or 0 (callpath.md
/// 3.7).
#[test]
fn drivers_without_negotiation_work() {
    let one: &[&str] = &[NEGOTIATE, ICD_GPDPA];
    let zero: &[&str] = &[NEGOTIATE, ICD_GPDPA, ICD_GIPA];
    for hidden in [one, zero] {
        let mut sandbox = Sandbox::new();
        let mock =
            sandbox.driver("mock", json!({ "api_version": "1.0.0", "missing": [NEGOTIATE] }));
        mock.hide_symbols(hidden);
        sandbox.env("VK_LOADER_DEBUG", "warn");
        let outcome = sandbox.run(|| println!("devices <{}>", count_devices()));
        assert_eq!(devices(&outcome), "1", "{hidden:?} hidden");
        let text = "loader_scanned_icd_add: Using deprecated ICD interface of 'vkGetInstanceProcAddr' instead of 'vk_icdGetInstanceProcAddr' for ICD";
        assert_eq!(outcome.stderr.contains(text), hidden == zero, "{}", outcome.stderr);
        assert_eq!(mock.log().details(NEGOTIATE).count(), 0);
    }
}

/// drivers.md E.2 step 2: a version 7 driver needs no export but vk_icdGetInstanceProcAddr
/// (callpath.md 3.7).
#[test]
fn version_7_drivers_are_asked_for_the_rest() {
    let mut sandbox = Sandbox::new();
    let mock = sandbox.driver("mock", json!({ "record_lookups": true }));
    mock.hide_symbols(&[NEGOTIATE, ICD_GPDPA]).hide_symbols(&OLD_NAMES);
    assert_eq!(devices(&sandbox.run(|| println!("devices <{}>", count_devices()))), "1");
    let log = mock.log();
    let lookups = log.lookups();
    let expected =
        [NEGOTIATE, "vkCreateInstance", "vkEnumerateInstanceExtensionProperties", ICD_GPDPA];
    assert_eq!(lookups[..4], expected.map(|name| (ICD_GIPA, name)));
}

/// drivers.md E.2 steps 3, 5, 6a and 6b, E.6: rejected drivers, each with its one message
/// (layers.md 12.3) (callpath.md 3.7).
#[test]
fn drivers_that_cannot_be_used_are_turned_down() {
    const NO_INTERFACE: [&str; 2] = [NEGOTIATE, ICD_GIPA];
    let is_old = |symbol: &'static str| [NO_INTERFACE.as_slice(), &[symbol]].concat();
    let rows = [
        (
            json!({ "negotiate_result": -9 }),
            vec![],
            "loader_scanned_icd_add: ICD % doesn't support interface version compatible with loader, skip this ICD.",
        ),
        (
            json!({ "interface_version": 5 }),
            vec![ICD_GIPA],
            "loader_scanned_icd_add: ICD % reports an interface version of 5 but doesn't export vk_icdGetInstanceProcAddr, skip this ICD.",
        ),
        (
            json!({ "missing": ["vkCreateInstance"] }),
            vec![],
            "loader_scanned_icd_add: Could not get 'vkCreateInstance' via 'vk_icdGetInstanceProcAddr' for ICD %",
        ),
        (
            json!({ "missing": ["vkEnumerateInstanceExtensionProperties"] }),
            vec![],
            "loader_scanned_icd_add: Could not get 'vkEnumerateInstanceExtensionProperties' via 'vk_icdGetInstanceProcAddr' for ICD %",
        ),
        (
            json!({}),
            is_old("vkGetInstanceProcAddr"),
            "loader_scanned_icd_add: Attempt to retrieve either 'vkGetInstanceProcAddr' or 'vk_icdGetInstanceProcAddr' from ICD % failed.",
        ),
        (
            json!({}),
            is_old("vkCreateInstance"),
            "loader_scanned_icd_add:  Failed querying 'vkCreateInstance' via dlsym/LoadLibrary for ICD %",
        ),
        (
            json!({}),
            is_old("vkEnumerateInstanceExtensionProperties"),
            "loader_scanned_icd_add: Could not get 'vkEnumerateInstanceExtensionProperties' via dlsym/LoadLibrary for ICD %",
        ),
    ];
    for (config, hidden, message) in rows {
        let mut sandbox = Sandbox::new();
        let mock = sandbox.driver("mock", config);
        mock.hide_symbols(&hidden);
        sandbox.driver("good", json!({}));
        sandbox.env("VK_LOADER_DEBUG", "error");
        let outcome = sandbox.run(|| println!("devices <{}>", count_devices()));
        assert_eq!(devices(&outcome), "1", "{message}:\n{}", outcome.stderr);
        let library = mock.manifest.with_file_name("./libmock.so");
        let message = message.replace('%', &library.to_string_lossy());
        assert_eq!(outcome.messages(), [("ERROR", message.as_str())]);
    }
}

/// drivers.md E.2 steps 3, 4 and 6b, E.3: an undefined version counts as a newer one, and 0 as 1
/// (callpath.md 3.7).
#[test]
fn e2_versions_beyond_the_known_ones_are_used() {
    for (answer, result, counts_as) in [(99, 0, 7), (u32::MAX, -13, 7), (0, 0, 1), (5, -1, 5)] {
        let mut sandbox = Sandbox::new();
        let mock = sandbox.driver(
            "mock",
            json!({ "negotiated": answer, "negotiate_result": result, "record_lookups": true }),
        );
        sandbox.env("VK_LOADER_DEBUG", "warn");
        let outcome = sandbox.run(|| println!("devices <{}>", count_devices()));
        assert_eq!(devices(&outcome), "1", "version {answer}");
        let is_asked = mock.log().lookups().contains(&(ICD_GIPA, ICD_GPDPA));
        assert_eq!(is_asked, counts_as >= 7, "version {answer}");
        let has_old_interface = outcome.stderr.contains("Policy #LDP_DRIVER_7");
        assert_eq!(has_old_interface, counts_as < 5, "{}", outcome.stderr);
    }
}

/// drivers.md E.2 steps 1, 2, 6b, 7 and 8, E.3: the order of lookups for functions that a driver
/// does not export, and whether the loader uses the driver's lookup of physical-device functions
/// (callpath.md 3.7).
#[test]
fn e2_functions_are_looked_for_in_order() {
    const CREATE: &str = "vkCreateInstance";
    const ENUMERATE: &str = "vkEnumerateInstanceExtensionProperties";
    // Looked up when the instance is created (E.4).
    const LAST: &str = "vkEnumerateInstanceVersion";
    const ADAPTERS: &str = "vk_icdEnumerateAdapterPhysicalDevices";
    let v7 = [CREATE, ENUMERATE, ICD_GPDPA, LAST];
    let older = [CREATE, ENUMERATE, LAST];
    let queried = [NEGOTIATE, CREATE, ENUMERATE, ICD_GPDPA, LAST];
    // Version, hidden exports, missing names, expected lookups, whether the physical-device lookup
    // is used.
    type Row<'a> = (u32, &'a [&'a str], &'a [&'a str], &'a [&'a str], bool);
    let rows: [Row<'_>; 8] = [
        (7, &[], &[], &v7, true),
        (7, &[NEGOTIATE], &[], &queried, true),
        (7, &[ICD_GPDPA], &[], &v7, true),
        (7, &[], &[ICD_GPDPA], &v7, true),
        (7, &[ICD_GPDPA], &[ICD_GPDPA], &v7, false),
        (6, &[], &[], &older, true),
        (4, &[ICD_GPDPA], &[], &older, false),
        (3, &[], &[], &older, false),
    ];
    for (version, hidden, missing, expected, has_made_up) in rows {
        let mut sandbox = Sandbox::new();
        let config = json!({
            "interface_version": version, "record_lookups": true, "missing": missing,
            "made_up_physical_device_functions": ["vkGetPhysicalDeviceMadeUpMOCK"],
        });
        let mock = sandbox.driver("mock", config);
        mock.hide_symbols(hidden);
        let outcome = sandbox.run(|| {
            let loader = Loader::open();
            let instance =
                loader.create_instance(&InstanceRequest::default()).expect("vkCreateInstance");
            let found = loader.proc_addr(instance.handle, c"vkGetPhysicalDeviceMadeUpMOCK");
            println!("devices <{}>", found.is_some());
            instance.destroy();
        });
        assert_eq!(devices(&outcome), has_made_up.to_string(), "version {version}");
        let log = mock.log();
        let names: Vec<&str> = log.lookups().iter().map(|(_, name)| *name).collect();
        assert_eq!(names[..expected.len()], *expected, "version {version}");
        assert!(!names.contains(&ADAPTERS), "asked for on Windows alone");
    }
}

/// drivers.md E.2 step 9, E.3 versions 3 and 5: drivers that break a rule of their interface
/// version are used, with a warning (callpath.md 3.7).
#[test]
fn e2_e3_old_interfaces_are_warned_about() {
    const API: &str = "loader_scanned_icd_add: Driver % supports Vulkan 1.3, but only supports loader interface version 4. Interface version 5 or newer required to support this version of Vulkan (Policy #LDP_DRIVER_7)";
    const SURFACES: &str = "terminator_CreateInstance: Driver % supports interface version 2 but still exposes VkSurfaceKHR create/destroy entrypoints (Policy #LDP_DRIVER_8)";
    for (interface, api, expected) in [
        (5, "1.3.0", None),
        (4, "1.3.0", Some((API, "./libmock.so"))),
        (4, "1.0.0", None),
        (3, "1.0.0", None),
        (2, "1.0.0", Some((SURFACES, "libmock.so"))),
    ] {
        let mut sandbox = Sandbox::new();
        let config = json!({ "interface_version": interface, "api_version": api });
        let mock = sandbox.driver("mock", config);
        sandbox.env("VK_LOADER_DEBUG", "warn");
        let outcome = sandbox.run(|| println!("devices <{}>", count_devices()));
        assert_eq!(devices(&outcome), "1");
        let expected = expected.map(|(text, name)| {
            let library = mock.manifest.with_file_name(name);
            text.replace('%', &library.to_string_lossy())
        });
        let expected: Vec<_> = expected.iter().map(|text| ("WARNING", text.as_str())).collect();
        assert_eq!(outcome.messages(), expected);
    }
}

/// drivers.md E.1 step 1 and its last paragraphs: a scan does not remember the previous scan, and
/// finding no driver is an error.
#[test]
fn e1_every_scan_begins_anew() {
    let mut sandbox = Sandbox::new();
    for name in ["one", "two"] {
        sandbox.driver(name, json!({}));
    }
    let outcome = sandbox.run(|| {
        for (gone, left) in
            [(None, 2), (Some("drivers/two.json"), 1), (Some("drivers/one.json"), 0)]
        {
            if let Some(gone) = gone {
                std::fs::remove_file(Sandbox::child_path(gone)).expect("the manifest");
            }
            assert_eq!(count_devices(), left);
        }
    });
    outcome.expect_success();
}

/// drivers.md E.1 step 5: a manifest is read, then filtered, then its library is opened; each in
/// the order of the list. A failure does not affect the other drivers.
#[test]
fn e1_manifests_are_read_then_filtered_then_loaded() {
    let mut sandbox = Sandbox::new();
    let manifests = ["broken", "filtered", "absent", "good"]
        .map(|name| sandbox.driver(name, json!({})).manifest);
    sandbox.write("drivers/broken.json", "{");
    for name in ["filtered", "absent"] {
        sandbox.write(format!("drivers/lib{name}.so"), "not a library");
    }
    sandbox
        .env("VK_LOADER_DRIVERS_DISABLE", "broken.json,filtered.json")
        .env("VK_LOADER_DEBUG", "error,warn");
    let outcome = sandbox.run(|| println!("devices <{}>", count_devices()));
    assert_eq!(devices(&outcome), "1");
    let [broken, _, absent, _] = manifests;
    let library = absent.with_file_name("./libabsent.so");
    let messages: Vec<String> = outcome
        .messages()
        .iter()
        .map(|(_, text)| (*text).to_owned())
        .filter(|text| !text.contains("file too short"))
        .collect();
    assert_eq!(
        messages,
        [
            format!("loader_get_json: Invalid JSON file {}.", broken.display()),
            "Driver \"filtered.json\" ignored because it was disabled by env var 'VK_LOADER_DRIVERS_DISABLE'".to_owned(),
            format!("loader_icd_scan: Failed loading library associated with ICD JSON {}. Ignoring this JSON", library.display()),
        ]
    );
}

/// drivers.md E.2 step 3: negotiation results other than INCOMPATIBLE_DRIVER are ignored
/// (callpath.md 3.7).
#[test]
fn other_negotiation_errors_are_ignored() {
    let mut sandbox = Sandbox::new();
    sandbox.driver("mock", json!({ "negotiate_result": -3 }));
    assert_eq!(devices(&sandbox.run(|| println!("devices <{}>", count_devices()))), "1");
}

/// drivers.md E.6: libraries that cannot be opened are reported with the dynamic linker's message.
/// A library for another word size is no error.
#[test]
fn what_cannot_be_opened_is_reported_with_the_linkers_words() {
    const FAILED: &str =
        "loader_icd_scan: Failed loading library associated with ICD JSON %. Ignoring this JSON";
    const OTHER_CLASS: &str = if cfg!(target_pointer_width = "64") {
        "%: wrong ELF class: ELFCLASS32"
    } else {
        "%: wrong ELF class: ELFCLASS64"
    };
    const OTHER_BITS: &str = "Requested ICD % was wrong bit-type. Ignoring this JSON";
    let rows: [(&str, [(&str, &str); 2]); 3] = [
        ("text", [("ERROR", "%: file too short"), ("ERROR | DRIVER", FAILED)]),
        (
            "nothing",
            [
                ("ERROR", "%: cannot open shared object file: No such file or directory"),
                ("ERROR | DRIVER", FAILED),
            ],
        ),
        ("other bits", [("INFO", OTHER_CLASS), ("DRIVER", OTHER_BITS)]),
    ];
    for (kind, expected) in rows {
        let mut sandbox = Sandbox::new();
        let broken = sandbox.driver("broken", json!({}));
        if !Sandbox::is_application() {
            make_unusable(&broken.library, kind);
        }
        sandbox.driver("good", json!({}));
        sandbox.env("VK_LOADER_DEBUG", "all");
        let outcome = sandbox.run(|| println!("devices <{}>", count_devices()));
        assert_eq!(devices(&outcome), "1");
        let library = broken.manifest.with_file_name("./libbroken.so");
        let expected =
            expected.map(|(level, text)| (level, text.replace('%', &library.to_string_lossy())));
        let messages = outcome.messages();
        let place =
            messages.iter().position(|message| *message == (expected[0].0, expected[0].1.as_str()));
        let place = place.unwrap_or_else(|| panic!("no {expected:?}:\n{}", outcome.stderr));
        assert_eq!(messages[place + 1], (expected[1].0, expected[1].1.as_str()));
    }
}

/// Replaces a driver's library with a file that the dynamic linker rejects.
fn make_unusable(library: &std::path::Path, kind: &str) {
    match kind {
        "text" => std::fs::write(library, "not a library").expect("the library"),
        "nothing" => std::fs::remove_file(library).expect("the library"),
        "other bits" => {
            const EI_CLASS: usize = 4;
            let mut bytes = std::fs::read(library).expect("the library");
            // ELFCLASS32 is 1, ELFCLASS64 is 2.
            bytes[EI_CLASS] = 3 - bytes[EI_CLASS];
            std::fs::write(library, bytes).expect("the library");
        }
        _ => unreachable!("{kind}"),
    }
}

/// layers.md 12.3, LDP_DRIVER_7 and LDP_DRIVER_8: a driver whose interface version is too old for
/// its features is used, with a warning.
#[test]
fn policies_of_drivers_are_printed_and_the_drivers_used() {
    let rows = [
        (
            4,
            "1.1.0",
            "loader_scanned_icd_add: Driver LIBRARY supports Vulkan 1.1, but only supports loader interface version 4. Interface version 5 or newer required to support this version of Vulkan (Policy #LDP_DRIVER_7)",
        ),
        (
            2,
            "1.0.0",
            "terminator_CreateInstance: Driver LIBRARY supports interface version 2 but still exposes VkSurfaceKHR create/destroy entrypoints (Policy #LDP_DRIVER_8)",
        ),
    ];
    for (interface, version, text) in rows {
        let mut sandbox = Sandbox::new();
        sandbox.env("VK_LOADER_DEBUG", "warn");
        let config =
            json!({ "interface_version": interface, "api_version": version, "gate": false });
        let mock = sandbox.driver("mock", config);
        let outcome = sandbox.run(|| {
            let instance = Loader::open()
                .create_instance(&InstanceRequest::default())
                .expect("vkCreateInstance");
            assert_eq!(instance.physical_devices().len(), 1);
            instance.destroy();
        });
        let said = |name: &str| {
            let text = text.replace("LIBRARY", name);
            outcome.messages().contains(&("WARNING", &text))
        };
        let library = mock.library.display().to_string();
        let file_name = mock.manifest.with_file_name("./libmock.so").display().to_string();
        outcome.expect_success();
        assert!(said(&library) || said(&file_name), "{}", outcome.stderr);
    }
}
