//! `VK_LUNARG_direct_driver_loading`: drivers that the application passes (drivers.md F).

use std::ffi::{CStr, c_char};
use std::ptr;
use std::sync::OnceLock;

use dispatch_tables::vk;
use libloading::os::unix::Library;
use tests::{InstanceRequest, Loader, Outcome, Sandbox, json, text};

const EXTENSION: &str = "VK_LUNARG_direct_driver_loading";

/// The lookup function of a mock driver's library, which the application opens itself.
fn gipa(name: &str) -> vk::PFN_vkGetInstanceProcAddrLUNARG {
    // SAFETY: the path is that of a driver's library, which stays open, and the symbol has this
    // type by the driver interface.
    unsafe {
        let library = Library::new(Sandbox::child_path(name)).expect("the driver");
        let symbol = library.get("vk_icdGetInstanceProcAddr").expect("an export");
        let function = *symbol;
        std::mem::forget(library);
        function
    }
}

/// A lookup function that finds nothing.
unsafe extern "system" fn knows_nothing(
    _: vk::Instance,
    _: *const c_char,
) -> vk::PFN_vkVoidFunction {
    None
}

/// The answers of an unusable driver; [`bad`] has one set for each word of [`application`].
#[derive(Clone, Copy)]
struct Bad {
    interface: u32,
    negotiation: vk::Result,
    missing: &'static CStr,
    version: vk::Result,
}

const GOOD: Bad = Bad {
    interface: 7,
    negotiation: vk::Result::SUCCESS,
    missing: c"",
    version: vk::Result::SUCCESS,
};

fn bad(word: &str) -> Option<Bad> {
    Some(match word {
        "old" => Bad { interface: 6, ..GOOD },
        "incompatible" => Bad { negotiation: vk::Result::ERROR_INCOMPATIBLE_DRIVER, ..GOOD },
        "no-create" => Bad { missing: c"vkCreateInstance", ..GOOD },
        "no-enumerate" => Bad { missing: c"vkEnumerateInstanceExtensionProperties", ..GOOD },
        "versionless" => Bad { version: vk::Result::ERROR_UNKNOWN, ..GOOD },
        _ => return None,
    })
}

/// The one unusable driver of the process.
static BAD: OnceLock<Bad> = OnceLock::new();

unsafe extern "system" fn is_bad(_: vk::Instance, name: *const c_char) -> vk::PFN_vkVoidFunction {
    fn bad() -> &'static Bad {
        BAD.get().expect("set before the loader gets to know the driver")
    }
    unsafe extern "system" fn negotiate(version: *mut u32) -> vk::Result {
        // SAFETY: the driver interface guarantees a valid pointer.
        unsafe { version.write(bad().interface) };
        bad().negotiation
    }
    unsafe extern "system" fn version(version: *mut u32) -> vk::Result {
        // SAFETY: the driver interface guarantees a valid pointer.
        unsafe { version.write(vk::API_VERSION_1_3) };
        bad().version
    }
    unsafe extern "system" fn never_called() {
        std::process::abort()
    }
    // SAFETY: the driver interface guarantees a C string.
    let name = unsafe { CStr::from_ptr(name) };
    if name == bad().missing {
        return None;
    }
    let function = match name.to_bytes() {
        b"vk_icdNegotiateLoaderICDInterfaceVersion" => negotiate as *const (),
        b"vkEnumerateInstanceVersion" => version as *const (),
        _ => never_called as *const (),
    };
    // SAFETY: the loader casts the pointer back to the type of its command before a call.
    Some(unsafe { std::mem::transmute::<*const (), unsafe extern "system" fn()>(function) })
}

/// The application: sets extension and list as its argument says, and returns the names of its
/// devices.
fn application() -> String {
    let argument = Sandbox::argument();
    let has = |word: &str| argument.split(' ').any(|given| given == word);
    let mut drivers = Vec::new();
    let mut add = |function| {
        drivers.push(vk::DirectDriverLoadingInfoLUNARG {
            pfn_get_instance_proc_addr: function,
            ..Default::default()
        });
    };
    for word in argument.split(' ') {
        match word {
            "null" => add(None),
            "nothing" => add(Some(knows_nothing)),
            "one" | "two" => add(gipa(&format!("direct/lib{word}.so"))),
            _ => {
                if let Some(answers) = bad(word) {
                    add(Some(is_bad));
                    BAD.get_or_init(|| answers);
                }
            }
        }
    }
    let list = vk::DirectDriverLoadingListLUNARG {
        mode: if has("exclusive") {
            vk::DirectDriverLoadingModeLUNARG::EXCLUSIVE
        } else {
            vk::DirectDriverLoadingModeLUNARG::INCLUSIVE
        },
        driver_count: u32::try_from(drivers.len()).expect("few drivers"),
        p_drivers: if has("no-array") { ptr::null() } else { drivers.as_ptr() },
        ..Default::default()
    };
    let extensions: &[&str] = if has("extension") { &[EXTENSION] } else { &[] };
    let request = InstanceRequest {
        extensions,
        next: if has("list") { (&raw const list).cast() } else { ptr::null() },
        ..Default::default()
    };
    match Loader::open().create_instance(&request) {
        Ok(instance) => {
            let names = instance.device_names().join(" ");
            instance.destroy();
            names
        }
        Err(error) => error.as_raw().to_string(),
    }
}

/// A system driver `found`, and two libraries that the application may pass.
fn sandbox(argument: &str) -> Sandbox {
    let mut sandbox = Sandbox::new();
    let config = |name: &str| json!({ "physical_devices": [{ "name": name }] });
    sandbox.driver("found", config("found"));
    sandbox.library("direct/libone.so", &config("one"));
    sandbox.library("direct/libtwo.so", &config("two"));
    sandbox
        .env("VK_LOADER_DEBUG", "all")
        .env("VK_LOADER_DISABLE_SELECT", "1")
        .set_argument(argument);
    sandbox
}

#[track_caller]
fn expect(outcome: &Outcome, answer: &str) {
    outcome.expect_success();
    let line = format!("<{answer}>");
    assert!(outcome.stdout.contains(&line), "no {line} in {}\n{}", outcome.stdout, outcome.stderr);
}

/// drivers.md F, the decision table, the modes and the order (E.1 step 2): the system's devices,
/// then those of the list in reverse order.
#[test]
fn extension_list_and_mode_decide() {
    for (argument, answer) in [
        ("none", "found"),
        ("extension", "found"),
        ("list exclusive one", "found"),
        ("extension list one", "found one"),
        ("extension list one two", "found two one"),
        ("extension list exclusive one two", "two one"),
        ("extension list exclusive", "-9"),
        ("extension list exclusive no-array one", "-9"),
        ("extension list no-array one", "found"),
        ("extension list null one", "found one"),
    ] {
        let sandbox = sandbox(argument);
        let outcome = sandbox.run(|| println!("<{}>", application()));
        expect(&outcome, answer);
    }
}

const LIST: &str = "loader_scan_for_direct_drivers: The VkDirectDriverLoadingListLUNARG structure in the pNext chain of VkInstanceCreateInfo has a";

/// drivers.md F, the decision table and steps 1 and 2: the messages.
#[test]
fn lists_that_do_not_count_are_warned_about() {
    const SCAN: &str = "loader_scan_for_direct_drivers: The";
    let warnings = [
        (
            "extension",
            format!(
                "{SCAN} VK_LUNARG_direct_driver_loading extension was enabled but the pNext chain of VkInstanceCreateInfo did not contain the VkDirectDriverLoadingListLUNARG structure."
            ),
        ),
        (
            "list exclusive one",
            format!(
                "{SCAN} pNext chain of VkInstanceCreateInfo contained the VkDirectDriverLoadingListLUNARG structure, but the VK_LUNARG_direct_driver_loading extension was not enabled."
            ),
        ),
        ("extension list no-array one", format!("{LIST} NULL pDrivers member.")),
        (
            "extension list",
            format!(
                "{LIST} non-null pDrivers member but a driverCount member with a value of zero."
            ),
        ),
    ];
    let none = ("none", String::new());
    for (argument, expected) in warnings.iter().chain([&none]) {
        let sandbox = sandbox(argument);
        let outcome = sandbox.run(|| println!("<{}>", application()));
        expect(&outcome, "found");
        let mut said = outcome.messages();
        said.retain(|(level, _)| *level == "WARNING | DRIVER");
        let expected = ("WARNING | DRIVER", expected.as_str());
        let expected = if expected.1.is_empty() { vec![] } else { vec![expected] };
        assert_eq!(said, expected, "{argument}");
    }
}

/// drivers.md C.2, F step 1, E.1 step 2: an exclusive list suppresses every other search, and a
/// message gives the reason.
#[test]
fn an_exclusive_list_ends_the_search() {
    let mut sandbox = sandbox("extension list exclusive one");
    sandbox.env("VK_LOADER_DRIVERS_SELECT", "nothing");
    let outcome = sandbox.run(|| println!("<{}>", application()));
    expect(&outcome, "one");
    outcome.expect_message("INFO | DRIVER", "loader_scan_for_direct_drivers: The VK_LUNARG_direct_driver_loading extension is active and specified VK_DIRECT_DRIVER_LOADING_MODE_EXCLUSIVE_LUNARG, skipping system and environment variable driver search mechanisms.");
    let searches = "Searching for driver manifest files";
    assert!(!outcome.stderr.contains(searches), "{}", outcome.stderr);
}

/// drivers.md F step 3: an unusable element is skipped with a message, and the next one is used
/// (callpath.md 3.7).
#[test]
fn unusable_elements_are_skipped_with_a_message() {
    let could_not = |name: &str| {
        format!(
            "Could not get '{name}' from VkDirectDriverLoadingInfoLUNARG structure at index 0, skipping."
        )
    };
    let old = |version: &str| {
        format!(
            "VkDirectDriverLoadingInfoLUNARG structure at index 0 supports interface version {version}, which is incompatible with the Loader Driver Interface version that supports the VK_LUNARG_direct_driver_loading extension, skipping."
        )
    };
    let rows = [
        ("null", Some("VkDirectDriverLoadingInfoLUNARG structure at index 0 contains a NULL pointer for the pfnGetInstanceProcAddr member, skipping.".to_owned())),
        ("nothing", Some(could_not("vk_icdNegotiateLoaderICDInterfaceVersion"))),
        ("old", Some(old("6"))),
        ("incompatible", Some(old("7"))),
        ("no-create", Some(could_not("vkCreateInstance"))),
        ("no-enumerate", Some(could_not("vkEnumerateInstanceExtensionProperties"))),
        ("versionless", None),
    ];
    for (word, text) in rows {
        let sandbox = sandbox(&format!("extension list {word} two"));
        let outcome = sandbox.run(|| println!("<{}>", application()));
        expect(&outcome, "found two");
        let mut said = outcome.messages();
        said.retain(|(level, _)| *level == "ERROR | DRIVER");
        let text = text.map(|text| format!("loader_add_direct_driver: {text}"));
        let expected: Vec<_> = text.iter().map(|text| ("ERROR | DRIVER", text.as_str())).collect();
        assert_eq!(said, expected, "{word}");
        let added: Vec<&str> = outcome
            .messages()
            .iter()
            .filter(|(level, _)| *level == "INFO | DRIVER")
            .filter_map(|(_, text)| text.strip_prefix("loader_add_direct_driver: Adding driver found in index 1 of VkDirectDriverLoadingListLUNARG::pDrivers structure. pfnGetInstanceProcAddr was set to "))
            .collect();
        assert!(added.len() == 1 && added[0].starts_with("0x"), "{word}: {added:?}");
    }
}

/// drivers.md F: only the first list of a chain is used. Any mode except EXCLUSIVE adds drivers,
/// the `sType` of elements is ignored, and drivers receive the chain unchanged.
#[test]
fn the_first_list_counts_and_stays_in_the_chain() {
    let sandbox = sandbox("");
    let outcome = sandbox.run(|| {
        let element = |name: &str| vk::DirectDriverLoadingInfoLUNARG {
            s_type: vk::StructureType::APPLICATION_INFO,
            pfn_get_instance_proc_addr: gipa(&format!("direct/lib{name}.so")),
            ..Default::default()
        };
        let [one, two] = ["one", "two"].map(element);
        let second = vk::DirectDriverLoadingListLUNARG {
            driver_count: 1,
            p_drivers: &two,
            ..Default::default()
        };
        let first = vk::DirectDriverLoadingListLUNARG {
            p_next: (&raw const second).cast_mut().cast(),
            mode: vk::DirectDriverLoadingModeLUNARG::from_raw(77),
            driver_count: 1,
            p_drivers: &one,
            ..Default::default()
        };
        let request = InstanceRequest {
            extensions: &[EXTENSION],
            next: (&raw const first).cast(),
            ..Default::default()
        };
        let instance = Loader::open().create_instance(&request).expect("vkCreateInstance");
        println!("<{}>", instance.device_names().join(" "));
        instance.destroy();
    });
    expect(&outcome, "found one");
    let log =
        std::fs::read_to_string(sandbox.path("direct/libone.so.log")).expect("the driver's log");
    let list = vk::StructureType::DIRECT_DRIVER_LOADING_LIST_LUNARG.as_raw();
    let chain = format!("\"chain\":[47,47,47,{list},{list}]");
    assert!(log.contains(&chain), "{chain}:\n{log}");
}

/// drivers.md F: filters by file name do not apply to direct drivers, ID filters do.
#[test]
fn driver_filters_do_not_apply_to_direct_drivers() {
    let mut sandbox = sandbox("extension list one");
    sandbox.env("VK_LOADER_DRIVERS_DISABLE", "*");
    let outcome = sandbox.run(|| println!("<{}>", application()));
    expect(&outcome, "one");
}

/// drivers.md F: global queries ignore direct drivers, but the extensions of direct drivers can be
/// enabled.
#[test]
fn extensions_of_direct_drivers_are_not_enumerated_and_can_be_enabled() {
    const ONLY_DIRECT: &str = "VK_EXT_headless_surface";
    let mut sandbox = Sandbox::new();
    let found = json!({ "instance_extensions": ["VK_KHR_surface"] });
    sandbox.driver("found", found);
    let brought = json!({ "instance_extensions": ["VK_KHR_surface", ONLY_DIRECT] });
    sandbox.library("direct/libone.so", &brought);
    let outcome = sandbox.run(|| {
        let driver = vk::DirectDriverLoadingInfoLUNARG {
            pfn_get_instance_proc_addr: gipa("direct/libone.so"),
            ..Default::default()
        };
        let list = vk::DirectDriverLoadingListLUNARG {
            mode: vk::DirectDriverLoadingModeLUNARG::INCLUSIVE,
            driver_count: 1,
            p_drivers: &driver,
            ..Default::default()
        };
        let loader = Loader::open();
        let enumerated = loader.instance_extensions();
        assert!(enumerated.iter().all(|extension| text(&extension.extension_name) != ONLY_DIRECT));
        let create = |next| {
            let request = InstanceRequest {
                extensions: &[EXTENSION, "VK_KHR_surface", ONLY_DIRECT],
                next,
                ..Default::default()
            };
            loader.create_instance(&request)
        };
        let refused = create(ptr::null()).err();
        assert_eq!(refused, Some(vk::Result::ERROR_EXTENSION_NOT_PRESENT));
        let instance = create((&raw const list).cast());
        instance.expect("vkCreateInstance").destroy();
    });
    outcome.expect_success();
}

/// drivers.md F: drivers of the application are in the report, those that the loader does not take
/// with the reason. They have no manifest.
#[test]
fn the_report_has_direct_drivers() {
    let mut sandbox = sandbox("extension list null one");
    let file = sandbox.path("report.json");
    sandbox.env("VK_LOADER_REPORT", &file);
    expect(&sandbox.run(|| println!("<{}>", application())), "found one");
    let report = std::fs::read_to_string(&file).expect("the report");
    let report: serde_json::Value = serde_json::from_str(&report).expect("JSON");
    let direct = |driver: &&serde_json::Value| driver["manifest"] == json!(null);
    let drivers = report["drivers"].as_array().expect("the drivers").iter();
    let verdicts: Vec<_> = drivers.filter(direct).map(|driver| &driver["verdict"]).collect();
    let [used, rejected] = verdicts[..] else { panic!("{report:#}") };
    assert_eq!((&used["outcome"], &rejected["outcome"]), (&json!("used"), &json!("rejected")));
    let reason = rejected["reason"].as_str().expect("a reason");
    assert!(reason.contains("index 0 contains a NULL pointer"), "{reason}");
}
