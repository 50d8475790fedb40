//! Unknown functions of layers (layers.md 11). The module `unknown_functions` of the parent
//! directory tests those of drivers.

use std::ffi::{CString, c_void};

use dispatch_tables::vk;
use tests::{Instance, InstanceRequest, Loader, Sandbox, call, json};

use super::sandbox;

type MadeUp = unsafe extern "system" fn(*const c_void, u64) -> u64;

/// Calls a function of the mock layers, which returns its argument plus 1000.
fn call_made_up(function: vk::PFN_vkVoidFunction, handle: *const c_void) {
    let function = function.expect("a function");
    // SAFETY: the functions of the mock layers have this signature.
    let answer = unsafe {
        let function = std::mem::transmute::<unsafe extern "system" fn(), MadeUp>(function);
        function(handle, 7)
    };
    assert_eq!(answer, 1007);
}

fn instance() -> Instance {
    Loader::open().create_instance(&InstanceRequest::default()).expect("vkCreateInstance")
}

fn lookup(instance: &Instance, name: &str) -> vk::PFN_vkVoidFunction {
    let name = CString::new(name).expect("no NUL");
    instance.loader.proc_addr(instance.handle, &name)
}

/// 11.1: a name that drivers report in both lookups is a physical-device function; a known name is
/// not looked up in layers or drivers (14.1).
#[test]
fn s11_1_physical_device_functions_come_first() {
    let mut sandbox = Sandbox::new();
    sandbox.env("VK_LOADER_DEBUG", "all");
    let names = json!(["vkBothMOCK", "vkCmdDraw"]);
    let config =
        json!({ "made_up_device_functions": names, "made_up_physical_device_functions": names });
    sandbox.driver("driver", config);
    let outcome = sandbox.run(|| {
        let instance = instance();
        assert!(lookup(&instance, "vkBothMOCK").is_some());
        assert!(lookup(&instance, "vkCmdDraw").is_some());
        assert!(lookup(&instance, "vkNeitherMOCK").is_none());
        instance.destroy();
    });
    outcome.expect_success();
    let added: Vec<_> = outcome
        .messages()
        .into_iter()
        .filter(|(_, text)| text.starts_with("loader_phys_dev_ext_gpa: Adding"))
        .collect();
    let text = "loader_phys_dev_ext_gpa: Adding unknown physical function vkBothMOCK to internal store at index 0";
    assert_eq!(added, [("DEBUG", text)]);
}

/// 11.2: a layer's physical-device function is found, and called with the chain's handle; each
/// lookup asks drivers and layers again, with messages (13.3).
#[test]
fn s11_2_a_layers_physical_device_function() {
    let name = "vkGetPhysicalDeviceMadeUpMOCK";
    for (of_driver, of_layers) in
        [(false, [false, true]), (true, [true, false]), (false, [true, true])]
    {
        let mut sandbox = Sandbox::new();
        sandbox.env("VK_LOADER_DEBUG", "all");
        let names = |has: bool| if has { json!([name]) } else { json!([]) };
        let driver = sandbox
            .driver("driver", json!({ "made_up_physical_device_functions": names(of_driver) }));
        for (layer, has) in ["upper", "lower"].into_iter().zip(of_layers) {
            sandbox.implicit_layer(
                layer,
                json!({}),
                json!({ "made_up_physical_device_functions": names(has) }),
            );
        }
        let outcome = sandbox.run(|| {
            let instance = instance();
            let physical = instance.physical_devices()[0];
            instance.device_name(physical);
            let [first, second] =
                [0, 1].map(|_| lookup(&instance, "vkGetPhysicalDeviceMadeUpMOCK"));
            assert_eq!(first.map(|f| f as usize), second.map(|f| f as usize), "one number a name");
            call_made_up(first, physical.as_raw());
            instance.destroy();
        });
        outcome.expect_success();
        let layers = sandbox.layers();
        let called = if of_layers[0] { "upper" } else { "lower" };
        assert_eq!(layers.through("physical_device_function"), [called]);
        let seen = layers.first(called, "physical_device_function");
        let known = layers.first(called, "vkGetPhysicalDeviceProperties");
        assert_eq!(seen["handle"], known["handle"], "the chain's physical device");
        let says = |start: &str| {
            let of_name = format!(" for {name}");
            let messages = outcome.messages().into_iter();
            messages
                .filter(|(level, text)| {
                    *level == "DEBUG" && text.starts_with(start) && text.ends_with(&of_name)
                })
                .count()
        };
        let driver =
            format!("loader_phys_dev_ext_gpa: Driver {} returned ptr ", driver.library.display());
        assert_eq!(says(&driver), if of_driver { 2 } else { 0 });
        // A layer without the function returns the answer of the next layer or driver.
        assert_eq!(says("loader_phys_dev_ext_gpa: Layer VK_LAYER_MOCK_upper returned ptr "), 2);
        assert_eq!(says("loader_phys_dev_ext_gpa: Layer VK_LAYER_MOCK_lower returned ptr "), 0);
    }
}

/// 11.2: the first layer with such a lookup answers for all; a layer with an older interface is
/// skipped.
#[test]
fn s11_2_layers_without_the_lookup_are_passed_over() {
    let name = "vkGetPhysicalDeviceMadeUpMOCK";
    for (upper_has_lookup, lower_has_lookup) in [(false, true), (true, false)] {
        let mut sandbox = sandbox();
        let rows = [("upper", upper_has_lookup), ("lower", lower_has_lookup)];
        for (layer, has_lookup) in rows {
            let names = if layer == "lower" { json!([name]) } else { json!([]) };
            let config = json!({
                "made_up_physical_device_functions": names,
                "negotiate": { "physical_device": has_lookup },
            });
            sandbox.implicit_layer(layer, json!({}), config);
        }
        let outcome = sandbox.run(|| {
            let instance = instance();
            let found = lookup(&instance, "vkGetPhysicalDeviceMadeUpMOCK").is_some();
            println!("\nfound {found}");
            instance.destroy();
        });
        assert_eq!(super::printed(&outcome, "found"), lower_has_lookup.to_string());
    }
}

/// 11.3: a device function of a layer is known through a manifest, or through the top layer's
/// lookup, even a renamed one. Calls reach the right function, on devices created before or after
/// the lookup (8.5).
#[test]
fn s11_3_a_layers_device_function() {
    let name = "vkMadeUpMOCK";
    let entrypoints = json!({ "device_extensions": [
        { "name": "VK_MOCK_made_up", "spec_version": "1", "entrypoints": [name] },
    ]});
    let renamed = json!({ "functions": {
        "vkNegotiateLoaderLayerInterfaceVersion": "none",
        "vkGetInstanceProcAddr": "vkGetInstanceProcAddr",
    }});
    let rows = [
        ("a manifest", "lower", entrypoints.clone(), true),
        ("the lookup of the top layer", "upper", json!({}), true),
        ("a lookup that is renamed", "upper", renamed, true),
        ("a manifest of a layer that lacks it", "neither", entrypoints, true),
        ("nothing", "neither", json!({}), false),
    ];
    for (what, owner, manifest, found) in rows {
        let mut sandbox = sandbox();
        for layer in ["upper", "lower"] {
            let names = if layer == owner { json!([name]) } else { json!([]) };
            let has_manifest = layer == owner || owner == "neither";
            let manifest = if has_manifest { manifest.clone() } else { json!({}) };
            sandbox.implicit_layer(layer, manifest, json!({ "made_up_device_functions": names }));
        }
        sandbox.set_argument(owner);
        let outcome = sandbox.run(|| {
            let instance = instance();
            let physical = instance.physical_devices()[0];
            let early = instance.create_device(physical, &[]);
            let function = lookup(&instance, "vkMadeUpMOCK");
            println!("\nfound {}", function.is_some());
            assert_eq!(
                lookup(&instance, "vkMadeUpMOCK").map(|f| f as usize),
                function.map(|f| f as usize)
            );
            let late = instance.create_device(physical, &[]);
            for device in [early, late] {
                device.queue();
                let get = instance.device_commands.get_device_proc_addr.expect("a command");
                // SAFETY: the device is alive, and the name is a C string.
                let direct = unsafe { get(device.handle, c"vkMadeUpMOCK".as_ptr()) };
                if Sandbox::argument() == "neither" {
                    assert!(direct.is_none());
                    expect_stub(function, device.handle);
                } else {
                    call_made_up(direct, device.handle.as_raw());
                    call_made_up(function, device.handle.as_raw());
                }
                device.destroy();
            }
            instance.destroy();
        });
        assert_eq!(super::printed(&outcome, "found"), found.to_string(), "{what}");
        let layers = sandbox.layers();
        let expected = if owner == "neither" { vec![] } else { vec![owner; 4] };
        assert_eq!(layers.through("device_function"), expected, "{what}");
        for call in layers.calls().filter(|call| call.command == "device_function") {
            let devices: Vec<_> = layers
                .calls()
                .filter(|call| call.command == "vkGetDeviceQueue")
                .map(|call| call.data["handle"].clone())
                .collect();
            assert!(devices.contains(&call.data["handle"]), "{what}");
        }
        if found && owner == "neither" {
            outcome.expect_message(
                "ERROR",
                "Bad destination in loader trampoline dispatch,Are layers and extensions that you are calling enabled?",
            );
        }
    }
}

/// Checks that a slot without a function, if there is one, returns VK_ERROR_EXTENSION_NOT_PRESENT.
fn expect_stub(function: vk::PFN_vkVoidFunction, device: vk::Device) {
    type Stub = unsafe extern "system" fn(vk::Device) -> vk::Result;
    let Some(function) = function else { return };
    // SAFETY: the loader's stub reads only the handle.
    let result =
        unsafe { std::mem::transmute::<unsafe extern "system" fn(), Stub>(function)(device) };
    assert_eq!(result, vk::Result::ERROR_EXTENSION_NOT_PRESENT);
}

/// 11.3: the lookup of a layer below the top is called only through the top layer.
#[test]
fn s11_3_lookups_of_lower_layers_come_through_the_top_one() {
    let mut sandbox = sandbox();
    sandbox.implicit_layer("upper", json!({}), json!({ "missing": ["vkMadeUpMOCK"] }));
    sandbox.implicit_layer(
        "lower",
        json!({}),
        json!({ "made_up_device_functions": ["vkMadeUpMOCK"] }),
    );
    let outcome = sandbox.run(|| {
        let instance = instance();
        assert!(lookup(&instance, "vkMadeUpMOCK").is_none(), "the top layer denies it");
        instance.destroy();
    });
    outcome.expect_success();
}

/// 11.3: two instances number the same names in different orders, and every call reaches the right
/// function.
#[test]
fn s11_3_each_instance_has_its_own_numbers() {
    let mut sandbox = sandbox();
    let names = ["vkOneMOCK", "vkTwoMOCK"];
    sandbox.implicit_layer("it", json!({}), json!({ "made_up_device_functions": names }));
    let outcome = sandbox.run(|| {
        let mut names = ["vkOneMOCK", "vkTwoMOCK"];
        let mut seen = Vec::new();
        for _ in 0..2 {
            let instance = instance();
            let device = instance.create_device(instance.physical_devices()[0], &[]);
            for name in names {
                let function = lookup(&instance, name);
                call_made_up(function, device.handle.as_raw());
                seen.push(function.map(|f| f as usize));
            }
            names.reverse();
        }
        assert_eq!(seen[..2], seen[2..], "the first name of each instance has the first number");
    });
    outcome.expect_success();
}

/// 11.3: lookups of any unknown name reach the layers, also names that are no function of any kind.
#[test]
fn s11_3_queries_for_unknown_names_reach_layers() {
    let mut sandbox = sandbox();
    sandbox.implicit_layer("it", json!({}), json!({ "record_lookups": true }));
    let outcome = sandbox.run(|| {
        let instance = instance();
        assert!(lookup(&instance, "vkInstanceFunctionMOCK").is_none());
        let device = instance.create_device(instance.physical_devices()[0], &[]);
        let none = call!(
            instance
                .device_commands
                .get_device_proc_addr(device.handle, c"vkInstanceFunctionMOCK".as_ptr())
        );
        assert!(none.is_none());
        device.destroy();
        instance.destroy();
    });
    outcome.expect_success();
    let layers = sandbox.layers();
    let lookups = layers.lookups();
    for through in
        ["vk_layerGetPhysicalDeviceProcAddr", "vkGetInstanceProcAddr", "vkGetDeviceProcAddr"]
    {
        assert!(lookups.contains(&("it", through, "vkInstanceFunctionMOCK")), "{through}");
    }
}

/// 11.2, 11.3: a top layer that fails to load or renames its lookups hides no function of the layer
/// below it, in none of the three lookups.
#[test]
fn s11_lower_layers_are_asked_whatever_the_top_layer_is() {
    let renamed = json!({ "functions": {
        "vkNegotiateLoaderLayerInterfaceVersion": "none",
        "vkGetInstanceProcAddr": "vkGetInstanceProcAddr",
        "vkGetDeviceProcAddr": "vkGetDeviceProcAddr",
    }});
    for upper in [json!({ "library_path": "./none.so" }), renamed] {
        let mut sandbox = sandbox();
        sandbox.implicit_layer("upper", upper.clone(), json!({}));
        let lower = json!({
            "made_up_device_functions": ["vkMadeUpMOCK"],
            "made_up_physical_device_functions": ["vkGetPhysicalDeviceMadeUpMOCK"],
        });
        sandbox.implicit_layer("lower", json!({}), lower);
        let outcome = sandbox.run(|| {
            let instance = instance();
            let physical = instance.physical_devices()[0];
            call_made_up(lookup(&instance, "vkGetPhysicalDeviceMadeUpMOCK"), physical.as_raw());
            let device = instance.create_device(physical, &[]);
            call_made_up(lookup(&instance, "vkMadeUpMOCK"), device.handle.as_raw());
            let get = instance.device_commands.get_device_proc_addr.expect("a command");
            // SAFETY: the device is alive, and the name is a C string.
            let direct = unsafe { get(device.handle, c"vkMadeUpMOCK".as_ptr()) };
            call_made_up(direct, device.handle.as_raw());
            device.destroy();
            instance.destroy();
        });
        outcome.expect_success();
        let layers = sandbox.layers();
        assert_eq!(layers.through("physical_device_function"), ["lower"], "{upper}");
        assert_eq!(layers.through("device_function"), ["lower", "lower"], "{upper}");
    }
}
