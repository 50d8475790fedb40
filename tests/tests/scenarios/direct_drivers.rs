//! `VK_LUNARG_direct_driver_loading`: drivers that the application brings along (drivers.md F).

use std::env;
use std::ffi::{CStr, c_char};
use std::path::Path;
use std::ptr;

use dispatch_tables::vk;
use libloading::os::unix::Library;
use tests::{InstanceRequest, Loader, Outcome, Sandbox, json, text};

const EXTENSION: &str = "VK_LUNARG_direct_driver_loading";

/// A library of the mock driver, opened by the application itself.
fn gipa(name: &str) -> vk::PFN_vkGetInstanceProcAddrLUNARG {
    let directory = env::var_os("SCENARIO_DIRECTORY").expect("the sandbox");
    let path = Path::new(&directory).join(name);
    // SAFETY: a driver's library; the symbol has this type by the driver interface.
    unsafe {
        let library = Library::new(path).expect("the driver");
        let symbol = library.get("vk_icdGetInstanceProcAddr").expect("an export");
        let function = *symbol;
        std::mem::forget(library);
        function
    }
}

/// A driver that has nothing.
unsafe extern "system" fn knows_nothing(
    _: vk::Instance,
    _: *const c_char,
) -> vk::PFN_vkVoidFunction {
    None
}

/// A driver that negotiates version 5.
unsafe extern "system" fn is_old(_: vk::Instance, name: *const c_char) -> vk::PFN_vkVoidFunction {
    unsafe extern "system" fn negotiate(version: *mut u32) -> vk::Result {
        // SAFETY: the interface gives a valid pointer.
        unsafe { version.write(5) };
        vk::Result::SUCCESS
    }
    // SAFETY: the interface gives a C string.
    let name = unsafe { CStr::from_ptr(name) };
    (name == c"vk_icdNegotiateLoaderICDInterfaceVersion").then(|| {
        // SAFETY: callers cast it back to its type.
        unsafe {
            std::mem::transmute::<*const (), unsafe extern "system" fn()>(negotiate as *const ())
        }
    })
}

/// The application: the extension and the list as its argument says; the names of the devices it gets.
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
            "old" => add(Some(is_old)),
            "one" | "two" => add(gipa(&format!("direct/lib{word}.so"))),
            _ => {}
        }
    }
    let list = vk::DirectDriverLoadingListLUNARG {
        mode: if has("exclusive") {
            vk::DirectDriverLoadingModeLUNARG::EXCLUSIVE
        } else {
            vk::DirectDriverLoadingModeLUNARG::INCLUSIVE
        },
        driver_count: u32::try_from(drivers.len()).expect("few drivers"),
        p_drivers: if has("no-array") {
            ptr::null()
        } else {
            drivers.as_ptr()
        },
        ..Default::default()
    };
    let extensions: &[&str] = if has("extension") { &[EXTENSION] } else { &[] };
    let request = InstanceRequest {
        extensions,
        next: if has("list") {
            (&raw const list).cast()
        } else {
            ptr::null()
        },
        ..Default::default()
    };
    match Loader::open().create_instance(&request) {
        Ok(instance) => {
            let devices = instance.physical_devices();
            let names: Vec<String> = devices
                .iter()
                .map(|&device| instance.device_name(device))
                .collect();
            instance.destroy();
            names.join(" ")
        }
        Err(error) => error.as_raw().to_string(),
    }
}

/// A system driver `found`, and two libraries that the application may bring along.
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
    assert!(
        outcome.stdout.contains(&line),
        "no {line} in {}\n{}",
        outcome.stdout,
        outcome.stderr
    );
}

/// Whether a message of this level holds all of these parts.
fn tells(outcome: &Outcome, level: &str, parts: &[&str]) -> bool {
    let messages = outcome.messages();
    messages
        .iter()
        .any(|(given, text)| *given == level && parts.iter().all(|part| text.contains(part)))
}

/// drivers.md F, the decision table, the modes and the order: the system's devices, then the list's in reverse.
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

/// drivers.md F: what is said about a list that does not count.
#[test]
fn a_list_without_the_extension_is_warned_about() {
    for argument in [
        "extension",
        "list one",
        "extension list",
        "extension list no-array one",
    ] {
        let sandbox = sandbox(argument);
        let outcome = sandbox.run(|| println!("<{}>", application()));
        expect(&outcome, "found");
        assert!(
            tells(&outcome, "WARNING | DRIVER", &[]),
            "{argument}:\n{}",
            outcome.stderr
        );
    }
}

/// drivers.md F step 3: an element that can't be used is passed over with a message.
#[test]
fn unusable_elements_are_skipped_with_a_message() {
    for (word, part) in [
        (
            "null",
            "contains a NULL pointer for the pfnGetInstanceProcAddr member",
        ),
        (
            "nothing",
            "Could not get 'vk_icdNegotiateLoaderICDInterfaceVersion'",
        ),
        ("old", "supports interface version 5, which is incompatible"),
    ] {
        let sandbox = sandbox(&format!("extension list {word} one"));
        let outcome = sandbox.run(|| println!("<{}>", application()));
        expect(&outcome, "found one");
        assert!(
            tells(&outcome, "ERROR | DRIVER", &["index 0", part]),
            "{word}:\n{}",
            outcome.stderr
        );
        assert!(
            tells(
                &outcome,
                "INFO | DRIVER",
                &["Adding driver found in index 1"]
            ),
            "{word}:\n{}",
            outcome.stderr
        );
    }
}

/// drivers.md F: filters by file name, ID filters aside, do not concern direct drivers.
#[test]
fn driver_filters_do_not_apply_to_direct_drivers() {
    let mut sandbox = sandbox("extension list one");
    sandbox.env("VK_LOADER_DRIVERS_DISABLE", "*");
    let outcome = sandbox.run(|| println!("<{}>", application()));
    expect(&outcome, "one");
}

/// drivers.md F: global queries do not know direct drivers; their extensions can be enabled all the same.
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
        assert!(
            enumerated
                .iter()
                .all(|extension| text(&extension.extension_name) != ONLY_DIRECT)
        );
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
