//! The create info for each driver's vkCreateInstance, and the loader's handling of the result
//! (drivers.md E.4, E.5, I.2).

use std::ffi::{CStr, c_char};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};
use std::{mem, ptr};

use dispatch_tables::vk;
use libloading::os::unix::Library;
use tests::{InstanceRequest, Loader, MockDriver, Sandbox, Value, call, json};

/// The details that a driver logged about its vkCreateInstance.
#[track_caller]
fn created(driver: &MockDriver) -> Value {
    let log = driver.log();
    let mut details = log.details("vkCreateInstance");
    details.next().expect("the driver's vkCreateInstance").clone()
}

/// Creates and destroys an instance, and returns the number of devices. The argument is an object
/// with `version` (null for no application info) and `extensions`.
fn application() -> usize {
    let argument: Value = serde_json::from_str(&Sandbox::argument()).expect("the argument");
    let extensions: Vec<&str> =
        argument["extensions"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
    let version = argument["version"].as_u64();
    let request = InstanceRequest {
        api_version: version.map_or(0, |version| u32::try_from(version).expect("a version")),
        anonymous: version.is_none(),
        extensions: &extensions,
        ..Default::default()
    };
    let instance = Loader::open().create_instance(&request).expect("vkCreateInstance");
    let count = instance.physical_devices().len();
    instance.destroy();
    count
}

/// drivers.md E.4, row by row: the driver's version, the application's version, and the version
/// that the driver receives. The loader queries only a driver whose manifest has version 1.1, and
/// accepts any answer (layers.md 12.3) (callpath.md 3.7).
#[test]
fn e4_a_1_0_driver_gets_its_own_version() {
    const NO_QUERY: &str = "terminator_CreateInstance: Manifest ICD for \"%\" contained a 1.1 or greater API version, but does not support vkEnumerateInstanceVersion, treating as a 1.0 ICD";
    const FAILS: &str = "terminator_CreateInstance: ICD \"%\" vkEnumerateInstanceVersion returned error. The ICD will be treated as a 1.0 ICD";
    const IS_1_0: &str = "terminator_CreateInstance: Manifest ICD for \"%\" contained a 1.1 or greater API version, but vkEnumerateInstanceVersion returned 1.0, treating as a 1.0 ICD";
    const V1_0: u32 = vk::API_VERSION_1_0;
    const V1_3: u32 = vk::API_VERSION_1_3;
    let patched = vk::make_api_version(0, 1, 0, 77);
    let reports = |version: u32| json!({ "api_version": "1.3.0", "instance_version": version });
    let missing = json!({ "api_version": "1.3.0", "missing": ["vkEnumerateInstanceVersion"] });
    let failing =
        json!({ "api_version": "1.3.0", "results": { "vkEnumerateInstanceVersion": -3 } });
    let modern = json!({ "api_version": "1.3.0" });
    let old = json!({ "api_version": "1.0.77" });
    let (warning, debug) = ("WARNING | DRIVER", "DEBUG | DRIVER");
    let rows = [
        (&old, json!(V1_3), json!(V1_0), None),
        (&old, json!(0), json!(0), None),
        (&old, json!(null), json!(V1_0), None),
        (&modern, json!(V1_3), json!(V1_3), None),
        (&modern, json!(patched), json!(patched), None),
        (&modern, json!(0), json!(0), None),
        (&modern, json!(null), json!(null), None),
        (&missing, json!(V1_3), json!(V1_0), Some((warning, NO_QUERY))),
        (&failing, json!(V1_3), json!(V1_0), Some((debug, FAILS))),
        (&reports(patched), json!(V1_3), json!(patched), Some((warning, IS_1_0))),
        (&reports(patched), json!(null), json!(patched), Some((warning, IS_1_0))),
        (&reports(patched), json!(0), json!(0), Some((warning, IS_1_0))),
        (&reports(0), json!(V1_3), json!(V1_3), Some((warning, IS_1_0))),
        (&reports(u32::MAX), json!(V1_3), json!(V1_3), None),
    ];
    for (config, requested, expected, message) in rows {
        let mut sandbox = Sandbox::new();
        let mock = sandbox.driver("mock", config.clone());
        sandbox
            .env("VK_LOADER_DEBUG", "all")
            .set_argument(&json!({ "version": requested }).to_string());
        let outcome = sandbox.run(|| {
            application();
        });
        outcome.expect_success();
        let seen = created(&mock);
        assert_eq!(seen["api_version"], expected, "{config} {requested}");
        assert_eq!(
            seen["application"].is_null(),
            requested.is_null(),
            "a version alone is made up"
        );
        let said = outcome.messages().into_iter().find(|(_, text)| text.contains("1.0 ICD"));
        let message = message
            .map(|(level, text)| (level, text.replace('%', &mock.library.to_string_lossy())));
        assert_eq!(said, message.as_ref().map(|(level, text)| (*level, text.as_str())));
        let asked = mock.log().count("vkEnumerateInstanceVersion");
        let answers = config != &old && config != &missing;
        assert_eq!(asked > 0, answers, "{config}");
    }
}

/// The commands of drivers.md E.5, in its order.
const REQUIRED: [&str; 12] = [
    "vkDestroyInstance",
    "vkEnumeratePhysicalDevices",
    "vkGetPhysicalDeviceFeatures",
    "vkGetPhysicalDeviceFormatProperties",
    "vkGetPhysicalDeviceImageFormatProperties",
    "vkGetPhysicalDeviceProperties",
    "vkGetPhysicalDeviceQueueFamilyProperties",
    "vkGetPhysicalDeviceMemoryProperties",
    "vkGetDeviceProcAddr",
    "vkCreateDevice",
    "vkEnumerateDeviceExtensionProperties",
    "vkGetPhysicalDeviceSparseImageFormatProperties",
];

/// drivers.md E.5, and a difference: a driver that lacks any of these commands is dropped, and its
/// instance is destroyed if the driver has vkDestroyInstance. For each command there is a driver
/// without it (callpath.md 1.8).
#[test]
fn e5_a_driver_without_a_required_command_is_dropped() {
    let mut sandbox = Sandbox::new();
    let drivers = REQUIRED.map(|command| {
        let config = json!({ "missing": [command], "record_lookups": true });
        (command, sandbox.driver(command, config))
    });
    let good = sandbox.driver("good", json!({ "record_lookups": true }));
    sandbox
        .env("VK_LOADER_DEBUG", "warn")
        .set_argument(&json!({ "version": vk::API_VERSION_1_3 }).to_string());
    let outcome = sandbox.run(|| assert_eq!(application(), 1));
    outcome.expect_success();
    let mut expected = Vec::new();
    for (command, driver) in &drivers {
        let library = driver.library.display();
        expected.push(format!("Unable to load {command} from ICD {library}"));
        expected.push(format!("terminator_CreateInstance: Failed to find required entrypoints in ICD {library}. Skipping this driver."));
        let log = driver.log();
        let can_end = *command != "vkDestroyInstance";
        assert_eq!(log.count("vkDestroyInstance"), usize::from(can_end), "{command}");
        let last = log.lookups().last().map(|(_, name)| (*name).to_owned());
        assert_eq!(last.as_deref(), Some(*command), "nothing more is asked for");
    }
    let messages: Vec<&str> = outcome.messages().iter().map(|(_, text)| *text).collect();
    assert_eq!(messages, expected);

    let log = good.log();
    let names: Vec<&str> = log.lookups().iter().map(|(_, name)| *name).collect();
    let first = names.iter().position(|name| *name == REQUIRED[0]);
    let from_first = &names[first.expect("the first required command")..];
    assert_eq!(from_first[..REQUIRED.len()], REQUIRED);
    for optional in [
        "vkEnumeratePhysicalDeviceGroups",
        "vkGetPhysicalDeviceToolProperties",
        "vkCreateHeadlessSurfaceEXT",
        "vkGetPhysicalDeviceFeatures2KHR",
    ] {
        assert!(from_first.contains(&optional), "{optional} is asked for, enabled or not");
    }
}

/// drivers.md I.2 step 3: a driver receives those requested extensions that it advertises, in the
/// application's order.
#[test]
fn i2_extensions_keep_the_applications_order() {
    let mut sandbox = Sandbox::new();
    let all = json!({ "instance_extensions": ["VK_KHR_surface", "VK_EXT_headless_surface", "VK_KHR_get_surface_capabilities2"] });
    let [all, one] = [
        sandbox.driver("all", all),
        sandbox.driver("one", json!({ "instance_extensions": ["VK_EXT_headless_surface"] })),
    ];
    let requested = [
        "VK_EXT_headless_surface",
        "VK_EXT_debug_utils",
        "VK_KHR_get_surface_capabilities2",
        "VK_KHR_surface",
    ];
    let argument = json!({ "version": vk::API_VERSION_1_3, "extensions": requested });
    sandbox.set_argument(&argument.to_string());
    let outcome = sandbox.run(|| {
        application();
    });
    outcome.expect_success();
    assert_eq!(
        created(&all)["extensions"],
        json!(["VK_EXT_headless_surface", "VK_KHR_get_surface_capabilities2", "VK_KHR_surface"])
    );
    assert_eq!(created(&one)["extensions"], json!(["VK_EXT_headless_surface"]));
}

/// drivers.md I.2 step 4 and the last paragraph: a driver receives
/// VK_KHR_get_physical_device_properties2 once if sorting needs it. Devices are sorted if some
/// driver supports the query.
#[test]
fn i2_drivers_get_what_sorting_needs() {
    const NAME: &str = "VK_KHR_get_physical_device_properties2";
    const V1_0: u32 = vk::API_VERSION_1_0;
    const V1_1: u32 = vk::API_VERSION_1_1;
    // A number below version 1.0.
    const NO_VERSION: u32 = 1;
    // A version of another variant, which is a greater number than 1.1.
    const OTHER_VARIANT: u32 = vk::make_api_version(1, 1, 0, 0);
    let none = json!([]);
    let named = json!([NAME]);
    let rows = [
        (V1_0, json!("1.3.0"), &named, &none, &named, true),
        (V1_0, json!("1.3.0"), &named, &named, &named, true),
        (V1_0, json!("1.3.0"), &none, &none, &none, false),
        (V1_1, json!("1.3.0"), &named, &none, &none, true),
        (V1_1, json!("1.0.0"), &named, &none, &named, true),
        (V1_1, json!("1.0.77"), &named, &none, &named, true),
        (V1_1, json!("1.0.0"), &none, &none, &none, true),
        (V1_1, json!("0.9.0"), &named, &none, &none, true),
        (V1_1, json!(1.0), &named, &none, &none, true),
        (V1_0, json!(1.0), &named, &none, &named, true),
        (OTHER_VARIANT, json!("1.3.0"), &none, &none, &none, true),
        (NO_VERSION, json!("1.3.0"), &named, &none, &none, false),
        (NO_VERSION, json!("1.0.0"), &named, &none, &named, true),
    ];
    for (requested, driver, advertised, extensions, given, sorts) in rows {
        let mut sandbox = Sandbox::new();
        let mock = sandbox.driver("mock", json!({ "instance_extensions": advertised }));
        let icd = json!({ "library_path": "./libmock.so", "api_version": driver });
        let manifest = json!({ "file_format_version": "1.0.1", "ICD": icd });
        sandbox.write("drivers/mock.json", manifest.to_string());
        sandbox
            .env("VK_LOADER_DEBUG", "driver")
            .set_argument(&json!({ "version": requested, "extensions": extensions }).to_string());
        let outcome = sandbox.run(|| {
            application();
        });
        outcome.expect_success();
        let row = format!("{requested:#x} {driver} {advertised} {extensions}");
        assert_eq!(&created(&mock)["extensions"], given, "{row}");
        let is_sorted = outcome.stderr.contains("linux_read_sorted_physical_devices:");
        assert_eq!(is_sorted, sorts, "{row}");
    }
}

/// drivers.md I.2 step 7: drivers receive the application's own callbacks.
#[test]
fn i2_drivers_get_the_applications_callbacks() {
    unsafe extern "system" fn nothing(
        _: *mut std::ffi::c_void,
        _: usize,
        _: vk::InternalAllocationType,
        _: vk::SystemAllocationScope,
    ) {
    }
    let mut sandbox = Sandbox::new();
    let mock = sandbox.driver("mock", json!({}));
    let outcome = sandbox.run(|| {
        // Callbacks without the functions that the loader needs: the loader uses its own allocator.
        let callbacks = vk::AllocationCallbacks {
            pfn_internal_allocation: Some(nothing),
            pfn_internal_free: Some(nothing),
            ..Default::default()
        };
        let loader = Loader::open();
        let info = vk::InstanceCreateInfo::default();
        let mut handle = vk::Instance::NULL;
        let result = call!(loader.globals.create_instance(&info, &callbacks, &mut handle));
        assert_eq!(result, vk::Result::SUCCESS);
        tests::Instance::load(loader, handle).destroy();
        println!("callbacks <{}>", (&raw const callbacks).addr());
    });
    outcome.expect_success();
    let log = mock.log();
    let call = log.calls().find(|call| call.name == "vkCreateInstance");
    let given = call.expect("the driver's vkCreateInstance").arguments[1];
    let line = format!("callbacks <{given}>");
    assert!(outcome.stdout.contains(&line), "{line}:\n{}", outcome.stdout);
}

/// The mock driver that [`fails_later`] wraps.
static MOCK: OnceLock<vk::PFN_vkGetInstanceProcAddr> = OnceLock::new();
/// The number of queries of its extensions, and the result of the third and all later queries.
static QUERIES: AtomicU32 = AtomicU32::new(0);
static FAILURE: AtomicU32 = AtomicU32::new(0);

/// A direct driver whose extension query succeeds twice, for one count and one fill, and then
/// fails.
unsafe extern "system" fn fails_later(
    instance: vk::Instance,
    name: *const c_char,
) -> vk::PFN_vkVoidFunction {
    unsafe extern "system" fn extensions(
        _: *const c_char,
        count: *mut u32,
        _: *mut vk::ExtensionProperties,
    ) -> vk::Result {
        // SAFETY: valid usage: `count` points to memory for the result.
        unsafe { count.write(0) };
        if QUERIES.fetch_add(1, Ordering::Relaxed) < 2 {
            return vk::Result::SUCCESS;
        }
        vk::Result::from_raw(FAILURE.load(Ordering::Relaxed).cast_signed())
    }
    // SAFETY: the driver interface guarantees a C string and an instance of the mock driver, and
    // the loader casts the result back to the type of its command.
    unsafe {
        if CStr::from_ptr(name) == c"vkEnumerateInstanceExtensionProperties" {
            let function: unsafe extern "system" fn() = mem::transmute(extensions as *const ());
            return Some(function);
        }
        MOCK.get().expect("the mock driver")(instance, name)
    }
}

/// drivers.md I.2 step 2, and a difference: the extensions of each driver are queried again. A
/// driver that fails now is dropped; lack of memory fails the whole creation.
#[test]
fn i2_extensions_are_asked_for_again() {
    for (failure, expected) in [(-4, "1 devices"), (-1, "-1"), (0, "2 devices")] {
        let mut sandbox = Sandbox::new();
        sandbox.driver("found", json!({}));
        let brought = json!({ "instance_extensions": [] });
        sandbox.library("direct/libbrought.so", &brought);
        sandbox.set_argument(&failure.to_string());
        let outcome = sandbox.run(|| println!("<{}>", create_with_fails_later()));
        outcome.expect_success();
        let line = format!("<{expected}>");
        assert!(outcome.stdout.contains(&line), "{failure}: {}", outcome.stdout);
    }
}

fn create_with_fails_later() -> String {
    let failure: i32 = Sandbox::argument().parse().expect("a code");
    FAILURE.store(failure.cast_unsigned(), Ordering::Relaxed);
    // SAFETY: the path is that of a driver's library, which stays open, and the symbol has this
    // type by the driver interface.
    MOCK.get_or_init(|| unsafe {
        let library = Library::new(Sandbox::child_path("direct/libbrought.so"));
        let library = mem::ManuallyDrop::new(library.expect("the driver"));
        *library.get("vk_icdGetInstanceProcAddr").expect("an export")
    });
    let direct = vk::DirectDriverLoadingInfoLUNARG {
        pfn_get_instance_proc_addr: Some(fails_later),
        ..Default::default()
    };
    let list = vk::DirectDriverLoadingListLUNARG {
        mode: vk::DirectDriverLoadingModeLUNARG::INCLUSIVE,
        driver_count: 1,
        p_drivers: ptr::from_ref(&direct),
        ..Default::default()
    };
    let request = InstanceRequest {
        extensions: &["VK_LUNARG_direct_driver_loading"],
        next: ptr::from_ref(&list).cast(),
        ..Default::default()
    };
    match Loader::open().create_instance(&request) {
        Ok(instance) => {
            let count = instance.physical_devices().len();
            instance.destroy();
            format!("{count} devices")
        }
        Err(error) => error.as_raw().to_string(),
    }
}
