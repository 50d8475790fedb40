//! vkCreateInstance's checks of its arguments and of the layers and drivers found, and the order of
//! the checks (drivers.md I.1, I.4, I.5).

use std::ffi::{CString, c_char, c_void};
use std::ptr;

use dispatch_tables::vk;
use tests::{Instance, InstanceRequest, Loader, Outcome, Sandbox, Value, call, json};

/// The result that the application printed between angle brackets.
#[track_caller]
fn printed(outcome: &Outcome) -> &str {
    outcome.expect_success();
    let between = outcome.stdout.split(['<', '>']).nth(1);
    between.expect("what the application prints")
}

/// Calls vkCreateInstance, which must not write the out parameter if it fails; returns the numeric
/// result.
fn create(info: &vk::InstanceCreateInfo) -> i32 {
    let preset = vk::Instance::from_raw(ptr::without_provenance_mut(0xABC));
    let loader = Loader::open();
    let mut handle = preset;
    let result = call!(loader.globals.create_instance(info, ptr::null(), &mut handle));
    if result == vk::Result::SUCCESS {
        Instance::load(loader, handle).destroy();
    } else {
        assert_eq!(handle, preset, "untouched");
    }
    result.as_raw()
}

/// Faults that can occur at the same time, in the order of their checks, each with its result.
const FAULTS: [(&str, vk::Result); 6] = [
    ("unknown layer", vk::Result::ERROR_LAYER_NOT_PRESENT),
    ("no driver", vk::Result::ERROR_INCOMPATIBLE_DRIVER),
    ("failing query", vk::Result::ERROR_FRAGMENTED_POOL),
    ("unknown extension", vk::Result::ERROR_EXTENSION_NOT_PRESENT),
    ("broken layer", vk::Result::ERROR_LAYER_NOT_PRESENT),
    ("failing driver", vk::Result::ERROR_INCOMPATIBLE_DRIVER),
];

/// Steps 8 to 16: the earliest of several faults determines the result, and no memory stays
/// allocated.
#[test]
fn i1_the_earliest_fault_decides() {
    for first in 0..=FAULTS.len() {
        let has = |fault: &str| FAULTS[first..].iter().any(|(name, _)| *name == fault);
        let mut sandbox = Sandbox::new();
        let failing = [
            ("failing query", "vkEnumerateInstanceExtensionProperties", -12),
            ("failing driver", "vkCreateInstance", -3),
        ];
        let failing = failing.into_iter().filter(|(fault, ..)| has(fault));
        let results: serde_json::Map<_, _> =
            failing.map(|(_, command, code)| (command.to_owned(), json!(code))).collect();
        sandbox.driver("mock", json!({ "results": results }));
        sandbox.explicit_layer("broken", json!({}), json!({}));
        sandbox.write("layers/libbroken.so", "not a library");
        if has("no driver") {
            sandbox.env("VK_DRIVER_FILES", "");
        }
        let word = |fault: &str, name: &str| if has(fault) { json!([name]) } else { json!([]) };
        let mut layers = word("broken layer", "VK_LAYER_MOCK_broken");
        if has("unknown layer") {
            layers = json!(["VK_LAYER_MOCK_broken", "VK_LAYER_MOCK_unheard_of"]);
        }
        let extensions = word("unknown extension", "VK_MOCK_unheard_of");
        sandbox.set_argument(&json!({ "layers": layers, "extensions": extensions }).to_string());
        let outcome = sandbox.run(|| {
            let argument: Value = serde_json::from_str(&Sandbox::argument()).expect("JSON");
            let names = |key: &str| -> Vec<CString> {
                let list = argument[key].as_array().into_iter().flatten();
                list.filter_map(Value::as_str)
                    .map(|name| CString::new(name).expect("a name"))
                    .collect()
            };
            let (layers, extensions) = (names("layers"), names("extensions"));
            let [layers, extensions] = [&layers, &extensions]
                .map(|list| list.iter().map(|name| name.as_ptr()).collect::<Vec<_>>());
            let info = vk::InstanceCreateInfo {
                enabled_layer_count: u32::try_from(layers.len()).expect("few layers"),
                pp_enabled_layer_names: layers.as_ptr(),
                enabled_extension_count: u32::try_from(extensions.len()).expect("few extensions"),
                pp_enabled_extension_names: extensions.as_ptr(),
                ..Default::default()
            };
            println!("<{}>", create(&info));
            let maps = std::fs::read_to_string("/proc/self/maps").expect("the mappings");
            assert!(!maps.contains("libmock.so"), "libraries are closed");
        });
        let expected = FAULTS.get(first).map_or(vk::Result::SUCCESS, |(_, result)| *result);
        assert_eq!(
            printed(&outcome),
            expected.as_raw().to_string(),
            "{:?}:\n{}",
            FAULTS.get(first),
            outcome.stderr
        );
    }
}

/// Steps 6 and 7: the messages about an odd version come before and after those about portability
/// drivers.
#[test]
fn i1_portability_is_logged_between_the_versions() {
    let mut sandbox = Sandbox::new();
    sandbox.driver("mock", json!({}));
    sandbox.env("VK_LOADER_DEBUG", "warn,info");
    let outcome = sandbox.run(|| {
        let instance = Loader::open()
            .create_instance(&InstanceRequest {
                api_version: vk::make_api_version(1, 0, 0, 0),
                extensions: &["VK_KHR_portability_enumeration"],
                flags: vk::InstanceCreateFlags::ENUMERATE_PORTABILITY_KHR,
                ..Default::default()
            })
            .expect("vkCreateInstance");
        instance.destroy();
    });
    outcome.expect_success();
    let messages = outcome.messages().into_iter().map(|(_, text)| text);
    let told: Vec<&str> = messages
        .filter(|text| text.contains("ortability enum") || text.contains("API Variant"))
        .collect();
    assert_eq!(
        told,
        [
            "Portability enumeration bit was set, enumerating portability drivers.",
            "vkCreateInstance: The API Variant specified in pCreateInfo->pApplicationInfo.apiVersion is 1 instead of the expected value of 0.",
        ]
    );
}

/// Steps 6 and 7: invalid versions are logged, and used unchanged.
#[test]
fn i1_odd_versions_are_logged_and_used() {
    let too_low = "VkInstanceCreateInfo::pApplicationInfo::apiVersion has value of 5 which is not permitted. If apiVersion is not 0, then it must be greater than or equal to the value of VK_API_VERSION_1_0 [VUID-VkApplicationInfo-apiVersion]";
    let variant = "vkCreateInstance: The API Variant specified in pCreateInfo->pApplicationInfo.apiVersion is 3 instead of the expected value of 0.";
    let rows = [
        (5, "", Some(("ERROR", too_low))),
        (vk::make_api_version(3, 1, 2, 0), "warn", Some(("WARNING", variant))),
        (vk::make_api_version(0, 1, 2, 99), "warn", None),
        (vk::make_api_version(0, 9, 9, 9), "warn", None),
        (0, "warn", None),
    ];
    for (version, filter, expected) in rows {
        let mut sandbox = Sandbox::new();
        let mock = sandbox.driver("mock", json!({}));
        sandbox.env("VK_LOADER_DEBUG", filter).set_argument(&version.to_string());
        let outcome = sandbox.run(|| {
            let application = vk::ApplicationInfo {
                api_version: Sandbox::argument().parse().expect("a version"),
                ..Default::default()
            };
            let info =
                vk::InstanceCreateInfo { p_application_info: &application, ..Default::default() };
            println!("<{}>", create(&info));
        });
        assert_eq!(printed(&outcome), "0");
        assert_eq!(outcome.messages(), expected.map_or(vec![], |message| vec![message]));
        let log = mock.log();
        let seen = log.details("vkCreateInstance").next().expect("a creation");
        assert_eq!(seen["api_version"], version);
    }
}

/// Step 3: only major and minor of the application's version are used; without a version it is 1.0.
/// From 1.1 on, the loader calls the drivers' 1.1 functions.
#[test]
fn i1_the_applications_version_is_major_and_minor() {
    for (version, is_1_1) in [
        (json!(null), false),
        (json!(0), false),
        (json!(vk::make_api_version(0, 1, 0, 4095)), false),
        (json!(vk::API_VERSION_1_1), true),
        (json!(vk::make_api_version(5, 1, 1, 0)), true),
    ] {
        let mut sandbox = Sandbox::new();
        let mock = sandbox.driver("mock", json!({}));
        sandbox.set_argument(&version.to_string());
        let outcome = sandbox.run(|| {
            let version: Option<u32> = Sandbox::argument().parse().ok();
            let request = InstanceRequest {
                anonymous: version.is_none(),
                api_version: version.unwrap_or_default(),
                ..Default::default()
            };
            let instance = Loader::open().create_instance(&request).expect("vkCreateInstance");
            let device = instance.physical_devices()[0];
            let mut features = vk::PhysicalDeviceFeatures2::default();
            // The exported command, which exists for every version.
            let symbol = instance.loader.symbol("vkGetPhysicalDeviceFeatures2");
            // SAFETY: the exported command of this name has this type.
            let get: vk::PFN_vkGetPhysicalDeviceFeatures2 =
                unsafe { std::mem::transmute(symbol.expect("an export")) };
            // SAFETY: the arguments are valid; only the instance's version is too old for the
            // command, which the loader emulates.
            unsafe { get(device, &mut features) };
            instance.destroy();
        });
        outcome.expect_success();
        let asked = mock.log().count("vkGetPhysicalDeviceFeatures2");
        assert_eq!(asked, usize::from(is_1_1), "{version}");
    }
}

/// Step 5: the create info is logged under the process's filter, everything after it under that of
/// the instance's settings.
#[test]
fn i1_the_request_is_logged_before_the_settings_are_read() {
    let mut sandbox = Sandbox::new();
    sandbox.driver("mock", json!({}));
    sandbox.env("VK_LOADER_DEBUG", "info");
    let settings =
        json!({ "file_format_version": "1.0.0", "settings": { "stderr_log": ["debug"] } });
    sandbox.set_argument(&settings.to_string());
    let outcome = sandbox.run(|| {
        let loader = Loader::open();
        let directory = Sandbox::child_path("config-home/vulkan/loader_settings.d");
        std::fs::create_dir_all(&directory).expect("the directory of settings");
        let file = directory.join("vk_loader_settings.json");
        std::fs::write(file, Sandbox::argument()).expect("the settings");
        eprintln!("creation");
        let request = InstanceRequest {
            extensions: &["VK_KHR_surface"],
            api_version: vk::make_api_version(0, 1, 2, 3),
            ..Default::default()
        };
        loader.create_instance(&request).expect("vkCreateInstance");
    });
    outcome.expect_success();
    let told = |level: &str| -> Vec<&str> {
        let messages = outcome.messages().into_iter();
        messages.filter(|(given, _)| *given == level).map(|(_, text)| text).collect()
    };
    let request = [
        "vkCreateInstance: applicationName: \"scenario\", applicationVersion: 0, engineName: \"\", engineVersion: 0, apiVersion: 1.2.3",
        "vkCreateInstance: Requested 0 instance layer(s):",
        "vkCreateInstance: Requested 1 instance extension(s):",
        "   VK_KHR_surface",
    ];
    let info = told("INFO");
    assert_eq!(info[info.len() - request.len()..], request, "and no more after it");
    let filter = "Loader Settings Filters for Logging to Standard Error: DEBUG";
    assert!(told("DEBUG").contains(&filter), "{}", outcome.stderr);
}

/// Step 1 (callpath.md 2.3).
#[test]
fn null_pointers_to_create_instance_are_refused() {
    let mut sandbox = Sandbox::new();
    sandbox.env("VK_LOADER_DEBUG", "");
    let outcome = sandbox.run(|| {
        let loader = Loader::open();
        let create = |info: *const vk::InstanceCreateInfo, out: *mut vk::Instance| {
            call!(loader.globals.create_instance(info, ptr::null(), out))
        };
        let mut instance = vk::Instance::NULL;
        let info = vk::InstanceCreateInfo::default();
        for result in [create(ptr::null(), &mut instance), create(&info, ptr::null_mut())] {
            assert_eq!(result, vk::Result::ERROR_INITIALIZATION_FAILED);
        }
    });
    outcome.expect_success();
    assert_eq!(
        outcome.messages(),
        [
            (
                "ERROR",
                "vkCreateInstance: 'pCreateInfo' is NULL (VUID-vkCreateInstance-pCreateInfo-parameter)"
            ),
            (
                "ERROR",
                "vkCreateInstance 'pInstance' not valid (VUID-vkCreateInstance-pInstance-parameter)"
            ),
        ]
    );
}

/// Creates an instance with the extensions of the argument: null for a NULL array, otherwise a list
/// of names, each a list of bytes or null.
fn create_with_names() -> i32 {
    let argument: Value = serde_json::from_str(&Sandbox::argument()).expect("the argument");
    let list = argument.as_array();
    let names: Vec<Option<CString>> = list
        .into_iter()
        .flatten()
        .map(|name| {
            let bytes = name.as_array()?.iter().filter_map(Value::as_u64);
            let bytes: Vec<u8> = bytes.filter_map(|byte| u8::try_from(byte).ok()).collect();
            Some(CString::new(bytes).expect("a name without NUL"))
        })
        .collect();
    let pointers: Vec<*const c_char> =
        names.iter().map(|name| name.as_ref().map_or(ptr::null(), |name| name.as_ptr())).collect();
    let layers = [c"VK_LAYER_MOCK_it".as_ptr()];
    create(&vk::InstanceCreateInfo {
        enabled_layer_count: 1,
        pp_enabled_layer_names: layers.as_ptr(),
        enabled_extension_count: list.map_or(1, |_| u32::try_from(names.len()).expect("few names")),
        pp_enabled_extension_names: list.map_or(ptr::null(), |_| pointers.as_ptr()),
        ..Default::default()
    })
}

const PREFIX: &str = "loader_validate_instance_extensions: ";
const MALFORMED: &str =
    "Instance ppEnabledExtensionNames contains string that is too long or is badly formed";

/// Runs [`create_with_names`] with a driver that has VK_KHR_surface and a layer that has
/// VK_EXT_layer_settings and an extension of its own; checks results and messages of refused names.
macro_rules! check_names {
    ($names:expr, $filter:expr, $message:expr) => {{
        let mut sandbox = Sandbox::new();
        sandbox.driver("one", json!({ "instance_extensions": ["VK_KHR_surface"] }));
        sandbox.driver("other", json!({ "instance_extensions": [] }));
        let extensions = ["VK_EXT_layer_settings", "VK_MOCK_of_a_layer"]
            .map(|name| json!({ "name": name, "spec_version": "1" }));
        sandbox.explicit_layer("it", json!({ "instance_extensions": extensions }), json!({}));
        sandbox
            .env("VK_LOADER_DEBUG", "error")
            .env("VK_LOADER_DISABLE_INST_EXT_FILTER", $filter)
            .set_argument(&$names.to_string());
        let outcome = sandbox.run(|| println!("<{}>", create_with_names()));
        let message: Option<String> = $message;
        let expected = if message.is_some() { -7 } else { 0 };
        assert_eq!(printed(&outcome), expected.to_string(), "{}\n{}", $names, outcome.stderr);
        let message = message.map(|text| format!("{PREFIX}{text}"));
        let expected: Vec<_> = message.iter().map(|text| ("ERROR", text.as_str())).collect();
        assert_eq!(outcome.messages(), expected, "{}", $names);
    }};
}

fn bytes(name: &str) -> Value {
    json!(name.as_bytes())
}

/// drivers.md I.4, row by row.
#[test]
fn i4_instance_extensions_are_validated() {
    let unknown =
        |name: &str| format!("Extension {name} not found in list of known instance extensions.");
    let unsupported = |name: &str| {
        format!("Instance extension {name} not supported by available ICDs or enabled layers.")
    };
    let surface = bytes("VK_KHR_surface");
    let of_layer = "VK_MOCK_of_a_layer";
    let unheard = "VK_MOCK_unheard_of";
    let headless = "VK_EXT_headless_surface";
    let no_array =
        "Instance ppEnabledExtensionNames is NULL but enabledExtensionCount is greater than zero";
    let rows = [
        (json!(null), "0", Some(no_array.to_owned())),
        (json!([surface, null]), "0", Some(MALFORMED.to_owned())),
        (json!([surface]), "0", None),
        (json!([bytes("VK_EXT_debug_utils")]), "0", None),
        (json!([bytes("VK_EXT_layer_settings")]), "0", None),
        (json!([bytes(of_layer)]), "0", Some(unknown(of_layer))),
        (json!([bytes(of_layer)]), "1", None),
        (json!([bytes(unheard)]), "0", Some(unknown(unheard))),
        (json!([bytes(unheard)]), "1", Some(unsupported(unheard))),
        (json!([surface, bytes(headless)]), "0", Some(unsupported(headless))),
        (json!([bytes(unheard), null]), "0", Some(unknown(unheard))),
        (json!([null, bytes(unheard)]), "0", Some(MALFORMED.to_owned())),
    ];
    for (names, filter, message) in rows {
        check_names!(names, filter, message);
    }
}

/// drivers.md I.5: which names are well-formed. Well-formed names reach the check against the known
/// extensions.
#[test]
fn i5_names_are_short_and_in_utf8() {
    let good: [&[u8]; 6] = [
        b"",
        &[b'a'; 256],
        b" ~",
        "\u{c4}\u{20ac}\u{1f600}".as_bytes(),
        // Only the pattern of a sequence is checked, not its value.
        b"\xC0\x80",
        b"\xF7\xBF\xBF\xBF",
    ];
    let bad: [&[u8]; 9] = [
        &[b'a'; 257],
        b"\x1F",
        b"\x7F",
        b"\x80",
        b"a\xBF",
        b"\xC3",
        b"\xE2\x82a",
        b"\xF0\x9F\x98",
        b"\xF8\x88\x80\x80\x80",
    ];
    let refused = bad.map(|name| (name, MALFORMED.to_owned()));
    let unknown = good.map(|name| {
        // Messages show bytes that are not UTF-8 as escapes.
        let escaped = |bytes: &[u8]| bytes.iter().map(|byte| format!(r"\x{byte:02x}")).collect();
        let text = str::from_utf8(name).map_or_else(|_| escaped(name), str::to_owned);
        (name, format!("Extension {text} not found in list of known instance extensions."))
    });
    for (name, message) in refused.into_iter().chain(unknown) {
        check_names!(json!([name]), "0", Some(message));
    }
}

/// An allocation of the application's callbacks, as [`Allocator`] recorded it.
#[derive(Default)]
struct Allocator {
    live: std::cell::RefCell<Vec<(usize, vk::SystemAllocationScope)>>,
    scopes: std::cell::RefCell<Vec<vk::SystemAllocationScope>>,
}

impl Allocator {
    fn callbacks(&'static self) -> vk::AllocationCallbacks {
        unsafe extern "system" fn allocate(
            user: *mut c_void,
            size: usize,
            alignment: usize,
            scope: vk::SystemAllocationScope,
        ) -> *mut c_void {
            assert_eq!(alignment, 8);
            // SAFETY: `callbacks` set this user data; malloc accepts any size.
            unsafe {
                let memory = libc::malloc(size);
                let allocator = &*user.cast::<Allocator>();
                allocator.live.borrow_mut().push((memory.addr(), scope));
                allocator.scopes.borrow_mut().push(scope);
                memory
            }
        }
        unsafe extern "system" fn reallocate(
            _: *mut c_void,
            _: *mut c_void,
            _: usize,
            _: usize,
            _: vk::SystemAllocationScope,
        ) -> *mut c_void {
            panic!("pfnReallocation is called");
        }
        unsafe extern "system" fn free(user: *mut c_void, memory: *mut c_void) {
            // SAFETY: `callbacks` set this user data, and the memory came from `allocate` of this
            // or another allocator.
            unsafe {
                let allocator = &*user.cast::<Allocator>();
                allocator.live.borrow_mut().retain(|(address, _)| *address != memory.addr());
                libc::free(memory);
            }
        }
        vk::AllocationCallbacks {
            p_user_data: ptr::from_ref(self).cast_mut().cast(),
            pfn_allocation: Some(allocate),
            pfn_reallocation: Some(reallocate),
            pfn_free: Some(free),
            ..Default::default()
        }
    }
}

/// drivers.md I.3, I.1 step 2, callpath.md 8: the loader's memory comes from the application's
/// callbacks, aligned to 8 bytes, with the contract's scopes, the instance first, and never from
/// `pfnReallocation` (a difference). The loader copies the callbacks; vkDestroyInstance replaces
/// them with its own.
#[test]
fn i3_memory_comes_from_the_applications_callbacks() {
    let mut sandbox = Sandbox::new();
    sandbox.driver("mock", json!({ "instance_extensions": ["VK_EXT_debug_utils"] }));
    let outcome = sandbox.run(|| {
        type Scope = vk::SystemAllocationScope;
        let [first, last]: [&'static Allocator; 2] = [(), ()].map(|()| &*Box::leak(Box::default()));
        let messages: &'static tests::Messages = Box::leak(Box::default());
        let messenger = messages.messenger();
        let loader = Loader::open();
        let names = [c"VK_EXT_debug_utils".as_ptr()];
        let info = vk::InstanceCreateInfo {
            p_next: (&raw const messenger).cast(),
            enabled_extension_count: 1,
            pp_enabled_extension_names: names.as_ptr(),
            ..Default::default()
        };
        let mut callbacks = first.callbacks();
        let mut handle = vk::Instance::NULL;
        let result = call!(loader.globals.create_instance(&info, &callbacks, &mut handle));
        assert_eq!(result, vk::Result::SUCCESS);
        // Overwritten, because the loader has copied the callbacks.
        callbacks = vk::AllocationCallbacks::default();
        let _ = callbacks;
        let instance = Instance::load(loader, handle);
        assert_eq!(first.scopes.borrow()[0], Scope::INSTANCE, "the instance itself");
        assert!(first.scopes.borrow().contains(&Scope::OBJECT), "the messenger's node");
        assert!(
            !first.scopes.borrow().contains(&Scope::COMMAND),
            "manifests are read with the process's own memory"
        );
        instance.physical_devices();
        assert!(first.scopes.borrow().contains(&Scope::COMMAND), "lists of one call");
        let left = first.live.borrow();
        assert!(left.iter().all(|(_, scope)| *scope != Scope::COMMAND), "{left:?}");
        let left_count = left.len();
        drop(left);
        call!(instance.commands.destroy_instance(handle, &last.callbacks()));
        assert_eq!(first.live.borrow().len(), left_count, "freed through the others");
        assert!(last.live.borrow().is_empty());
    });
    outcome.expect_success();
}

/// drivers.md E.7: a driver without devices is unloaded by the enumeration, and its instance
/// destroyed with the callbacks that it was created with.
#[test]
fn e7_an_unloaded_drivers_instance_gets_the_applications_callbacks() {
    for with_callbacks in [false, true] {
        let mut sandbox = Sandbox::new();
        sandbox.driver("good", json!({}));
        let idle = sandbox.driver("idle", json!({ "physical_devices": [] }));
        sandbox.set_argument(if with_callbacks { "with" } else { "" });
        let outcome = sandbox.run(|| {
            let allocator: &'static Allocator = Box::leak(Box::default());
            let callbacks = allocator.callbacks();
            let with_callbacks = !Sandbox::argument().is_empty();
            let given = if with_callbacks { &raw const callbacks } else { ptr::null() };
            let loader = Loader::open();
            let (info, mut handle) = (vk::InstanceCreateInfo::default(), vk::Instance::NULL);
            let result = call!(loader.globals.create_instance(&info, given, &mut handle));
            assert_eq!(result, vk::Result::SUCCESS);
            let instance = Instance::load(loader, handle);
            assert_eq!(instance.physical_devices().len(), 1);
            let maps = std::fs::read_to_string("/proc/self/maps").expect("the mappings");
            assert!(!maps.contains("libidle.so"), "the driver is unloaded");
            call!(instance.commands.destroy_instance(handle, given));
        });
        outcome.expect_success();
        let log = idle.log();
        let destroyed = log.calls().filter(|call| call.name == "vkDestroyInstance");
        let given: Vec<bool> = destroyed.map(|call| call.arguments[1] != 0).collect();
        assert_eq!(given, [with_callbacks]);
    }
}
