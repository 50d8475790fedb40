//! vkCreateInstance and vkDestroyInstance (drivers.md I, callpath.md 2.1, 2.4, 7.4).

use std::ptr;

use dispatch_tables::vk;
use tests::objects::{self, InstanceObject};
use tests::{InstanceRequest, Loader, Sandbox, call, json};

/// callpath.md 2.1, 10, drivers.md I.1 step 17, J.1: the layout of an application's instance
/// (layers.md 7.1).
#[test]
fn an_instance_starts_with_its_table_and_the_magic_number() {
    let mut sandbox = Sandbox::new();
    let mock = sandbox.driver("mock", json!({}));
    let outcome = sandbox.run(|| {
        let instance =
            Loader::open().create_instance(&InstanceRequest::default()).expect("vkCreateInstance");
        // SAFETY: the instance is alive.
        let object: InstanceObject = unsafe { objects::read(instance.handle.as_raw()) };
        assert_ne!(object.table, 0);
        assert_eq!(object.magic, 0x10AD_ED01_0110_ADED);
        instance.destroy();
    });
    outcome.expect_success();
    let log = mock.log();
    assert_eq!(log.count("vkCreateInstance"), 1);
    assert_eq!(log.count("vkDestroyInstance"), 1);
}

/// drivers.md I.2 step 6 and callpath.md 1.3, 1.6, 2.4: the loader's nodes precede the
/// application's chain in the driver's create info.
#[test]
fn drivers_see_the_loaders_nodes_and_no_layers() {
    let mut sandbox = Sandbox::new();
    let mock = sandbox.driver("mock", json!({}));
    let outcome = sandbox.run(|| {
        let request = InstanceRequest { api_version: vk::API_VERSION_1_2, ..Default::default() };
        Loader::open().create_instance(&request).expect("vkCreateInstance").destroy();
    });
    outcome.expect_success();
    let log = mock.log();
    let seen = log.details("vkCreateInstance").next().expect("the driver's vkCreateInstance");
    assert_eq!(
        seen["chain"],
        json!([47, 47, 47]),
        "VK_STRUCTURE_TYPE_LOADER_INSTANCE_CREATE_INFO three times"
    );
    assert_eq!(seen["layers"], 0);
    assert_eq!(seen["application"], "scenario");
    assert_eq!(seen["api_version"], vk::API_VERSION_1_2);
}

/// drivers.md I.2 steps 3, 4: each driver receives the names that it advertises (layers.md 7.2,
/// 12.3).
#[test]
fn each_driver_gets_only_the_extensions_that_it_advertises() {
    let mut sandbox = Sandbox::new();
    let surfaces = sandbox.driver("surfaces", json!({ "instance_extensions": ["VK_KHR_surface"] }));
    let none = sandbox.driver("none", json!({ "instance_extensions": [] }));
    let outcome = sandbox.run(|| {
        let extensions = ["VK_KHR_surface", "VK_EXT_debug_utils"];
        let request = InstanceRequest { extensions: &extensions, ..Default::default() };
        Loader::open().create_instance(&request).expect("vkCreateInstance").destroy();
    });
    outcome.expect_success();
    let extensions = |driver: &tests::MockDriver| {
        let log = driver.log();
        log.details("vkCreateInstance").next().map(|detail| detail["extensions"].clone())
    };
    assert_eq!(extensions(&surfaces), Some(json!(["VK_KHR_surface"])));
    assert_eq!(extensions(&none), Some(json!([])));
}

/// drivers.md I.1 step 9.
#[test]
fn an_unknown_layer_is_refused() {
    let mut sandbox = Sandbox::new();
    sandbox.driver("mock", json!({}));
    let outcome = sandbox.run(|| {
        let loader = Loader::open();
        let layers = [c"VK_LAYER_MOCK_unheard_of".as_ptr()];
        let info = vk::InstanceCreateInfo {
            enabled_layer_count: 1,
            pp_enabled_layer_names: layers.as_ptr(),
            ..Default::default()
        };
        let mut instance = vk::Instance::NULL;
        let result = call!(loader.globals.create_instance(&info, ptr::null(), &mut instance));
        assert_eq!(result, vk::Result::ERROR_LAYER_NOT_PRESENT);
    });
    outcome.expect_success();
}

/// drivers.md I.1 step 11, and M for the text (layers.md 7.1, 12.3).
#[test]
fn without_drivers_there_is_no_instance() {
    let mut sandbox = Sandbox::new();
    sandbox.env("VK_DRIVER_FILES", "").env("VK_LOADER_DEBUG", "error");
    let outcome = sandbox.run(|| {
        let result = Loader::open().create_instance(&InstanceRequest::default()).map(|_| ());
        assert_eq!(result, Err(vk::Result::ERROR_INCOMPATIBLE_DRIVER));
    });
    outcome.expect_success();
    outcome.expect_message("ERROR | DRIVER", "vkCreateInstance: Found no drivers!");
}

/// drivers.md I.2 step 8: a driver that fails is dropped, and the others are used.
#[test]
fn a_driver_that_fails_to_create_its_instance_is_dropped() {
    let mut sandbox = Sandbox::new();
    sandbox.driver("failing", json!({ "results": { "vkCreateInstance": -4 } }));
    sandbox.driver("good", json!({}));
    sandbox.env("VK_LOADER_DEBUG", "warn");
    let outcome = sandbox.run(|| {
        let instance =
            Loader::open().create_instance(&InstanceRequest::default()).expect("vkCreateInstance");
        assert_eq!(instance.physical_devices().len(), 1);
        instance.destroy();
    });
    outcome.expect_success();
    let library = sandbox.path("drivers/libfailing.so");
    let text =
        "terminator_CreateInstance: Received return code -4 from call to vkCreateInstance in ICD";
    outcome
        .expect_message("WARNING", &format!("{text} {}. Skipping this driver.", library.display()));
}

/// drivers.md I.2: the result if all of several drivers fail; out-of-memory takes precedence over
/// every other result.
#[test]
fn results_of_drivers_are_weighed() {
    let failing = |code: i32| json!({ "results": { "vkCreateInstance": code } });
    let cases = [
        ([failing(-3), failing(-4)], vk::Result::ERROR_INCOMPATIBLE_DRIVER),
        ([json!({}), failing(-1)], vk::Result::ERROR_OUT_OF_HOST_MEMORY),
        ([failing(-4), json!({})], vk::Result::SUCCESS),
    ];
    for (drivers, expected) in cases {
        let mut sandbox = Sandbox::new();
        for (name, config) in ["first", "second"].iter().zip(drivers) {
            sandbox.driver(name, config);
        }
        sandbox.set_argument(&expected.as_raw().to_string());
        let outcome = sandbox.run(|| {
            let result = Loader::open().create_instance(&InstanceRequest::default());
            let code = result.map_or_else(vk::Result::as_raw, |_| 0);
            assert_eq!(code.to_string(), Sandbox::argument());
        });
        outcome.expect_success();
    }
}

/// callpath.md 2.3: vkDestroyInstance ignores NULL.
#[test]
fn destroying_null_does_nothing() {
    let mut sandbox = Sandbox::new();
    sandbox.driver("mock", json!({}));
    let outcome = sandbox.run(|| {
        let instance =
            Loader::open().create_instance(&InstanceRequest::default()).expect("vkCreateInstance");
        call!(instance.commands.destroy_instance(vk::Instance::NULL, ptr::null()));
        call!(instance.device_commands.destroy_device(vk::Device::NULL, ptr::null()));
        instance.destroy();
    });
    outcome.expect_success();
}

/// callpath.md 2.1, drivers.md I.1 step 14: two instances that exist at the same time have
/// different first words.
#[test]
fn instances_do_not_share_their_table() {
    let mut sandbox = Sandbox::new();
    sandbox.driver("mock", json!({}));
    let outcome = sandbox.run(|| {
        let loader = Loader::open();
        let first = loader.create_instance(&InstanceRequest::default()).expect("vkCreateInstance");
        let second = loader.create_instance(&InstanceRequest::default()).expect("vkCreateInstance");
        // SAFETY: both are live instances, whose first word is a pointer.
        let words = [first, second]
            .map(|instance| unsafe { instance.handle.as_raw().cast::<usize>().read() });
        assert_ne!(words[0], words[1]);
        first.destroy();
        assert_eq!(second.physical_devices().len(), 1, "the other instance lives on");
        second.destroy();
    });
    outcome.expect_success();
}
