//! Debug utils and debug report (callpath.md 6, drivers.md B.8).

use std::ffi::c_void;
use std::ptr;

use dispatch_tables::vk;
use tests::{InstanceRequest, Loader, Messages, Sandbox, call, json};

fn messages() -> &'static Messages {
    Box::leak(Box::default())
}

/// drivers.md B.8, I.1 steps 4 and 17: a messenger in the chain receives messages of creation and
/// destruction, with or without the extension (layers.md 7.1) (callpath.md 6.1).
#[test]
fn messengers_in_the_chain_hear_creation_and_destruction() {
    let mut sandbox = Sandbox::new();
    sandbox.driver("mock", json!({}));
    let outcome = sandbox.run(|| {
        let messages = messages();
        let messenger = messages.messenger();
        let next = (&raw const messenger).cast::<c_void>();
        let instance = Loader::open()
            .create_instance(&InstanceRequest { next, ..Default::default() })
            .expect("vkCreateInstance");
        let heard = messages.take();
        let (severity, name, text) = heard.first().expect("a message during creation");
        assert_eq!(*severity, vk::DebugUtilsMessageSeverityFlagsEXT::INFO);
        assert_eq!(name, "Loader Message");
        assert!(text.starts_with("vkCreateInstance: applicationName: \"scenario\""), "{text}");
        instance.physical_devices();
        assert!(messages.take().is_empty(), "detached once the instance is there");
        instance.destroy();
    });
    outcome.expect_success();
}

/// callpath.md 1.6, 6.1, 6.2: created messengers receive the loader's messages, and each driver
/// with the command creates its own (layers.md 13.1).
#[test]
fn created_messengers_hear_the_loader_and_reach_drivers() {
    let mut sandbox = Sandbox::new();
    let with = sandbox.driver("with", json!({ "instance_extensions": ["VK_EXT_debug_utils"] }));
    let without = sandbox.driver("without", json!({ "instance_extensions": [] }));
    let outcome = sandbox.run(|| {
        let request = InstanceRequest { extensions: &["VK_EXT_debug_utils"], ..Default::default() };
        let instance = Loader::open().create_instance(&request).expect("vkCreateInstance");
        let messages = messages();
        let mut messenger = vk::DebugUtilsMessengerEXT::NULL;
        let result = call!(instance.commands.create_debug_utils_messenger_ext(
            instance.handle,
            &messages.messenger(),
            ptr::null(),
            &mut messenger
        ));
        assert_eq!(result, vk::Result::SUCCESS);
        assert!(!messenger.is_null());
        instance.physical_devices();
        assert!(!messages.take().is_empty(), "the sorting of devices is told");
        call!(instance.commands.destroy_debug_utils_messenger_ext(
            instance.handle,
            messenger,
            ptr::null()
        ));
        instance.physical_devices();
        assert!(messages.take().is_empty(), "nothing is heard after destruction");
        instance.destroy();
    });
    outcome.expect_success();
    let log = with.log();
    assert_eq!(log.count("vkCreateDebugUtilsMessengerEXT"), 1);
    assert_eq!(log.count("vkDestroyDebugUtilsMessengerEXT"), 1);
    assert_eq!(without.log().count("vkCreateDebugUtilsMessengerEXT"), 0);
}

/// callpath.md 1.6, 6.2: submitted messages go to the messengers with matching masks, and to no
/// driver.
#[test]
fn submitted_messages_reach_matching_messengers() {
    let mut sandbox = Sandbox::new();
    let mock = sandbox.driver("mock", json!({ "instance_extensions": ["VK_EXT_debug_utils"] }));
    let outcome = sandbox.run(|| {
        let request = InstanceRequest { extensions: &["VK_EXT_debug_utils"], ..Default::default() };
        let instance = Loader::open().create_instance(&request).expect("vkCreateInstance");
        let (errors, all) = (messages(), messages());
        let only_errors = vk::DebugUtilsMessengerCreateInfoEXT {
            message_severity: vk::DebugUtilsMessageSeverityFlagsEXT::ERROR,
            ..errors.messenger()
        };
        let mut handles = [vk::DebugUtilsMessengerEXT::NULL; 2];
        for (handle, info) in handles.iter_mut().zip([only_errors, all.messenger()]) {
            let result = call!(instance.commands.create_debug_utils_messenger_ext(
                instance.handle,
                &info,
                ptr::null(),
                handle
            ));
            assert_eq!(result, vk::Result::SUCCESS);
        }
        let data = vk::DebugUtilsMessengerCallbackDataEXT {
            p_message_id_name: c"from the application".as_ptr(),
            p_message: c"hello".as_ptr(),
            ..Default::default()
        };
        let severity = vk::DebugUtilsMessageSeverityFlagsEXT::WARNING;
        let kind = vk::DebugUtilsMessageTypeFlagsEXT::GENERAL;
        call!(instance.commands.submit_debug_utils_message_ext(
            instance.handle,
            severity,
            kind,
            &data
        ));
        assert_eq!(all.take(), [(severity, "from the application".to_owned(), "hello".to_owned())]);
        assert_eq!(errors.take(), []);
        for handle in handles {
            call!(instance.commands.destroy_debug_utils_messenger_ext(
                instance.handle,
                handle,
                ptr::null()
            ));
        }
        instance.destroy();
    });
    outcome.expect_success();
    assert_eq!(mock.log().count("vkSubmitDebugUtilsMessageEXT"), 0);
}

/// callpath.md 6.2: if one driver fails, the creation fails, and the other drivers' messengers are
/// destroyed.
#[test]
fn a_failing_driver_undoes_the_messenger() {
    let mut sandbox = Sandbox::new();
    let good = sandbox.driver("good", json!({ "instance_extensions": ["VK_EXT_debug_utils"] }));
    sandbox.driver(
        "bad",
        json!({
            "instance_extensions": ["VK_EXT_debug_utils"],
            "results": { "vkCreateDebugUtilsMessengerEXT": -1 },
        }),
    );
    let outcome = sandbox.run(|| {
        let request = InstanceRequest { extensions: &["VK_EXT_debug_utils"], ..Default::default() };
        let instance = Loader::open().create_instance(&request).expect("vkCreateInstance");
        let mut messenger = vk::DebugUtilsMessengerEXT::NULL;
        let result = call!(instance.commands.create_debug_utils_messenger_ext(
            instance.handle,
            &messages().messenger(),
            ptr::null(),
            &mut messenger
        ));
        assert_eq!(result, vk::Result::ERROR_OUT_OF_HOST_MEMORY);
        instance.destroy();
    });
    outcome.expect_success();
    let log = good.log();
    assert_eq!(
        log.count("vkCreateDebugUtilsMessengerEXT"),
        log.count("vkDestroyDebugUtilsMessengerEXT")
    );
}

/// callpath.md 1.2, 6.4: drivers receive names with their own handles (layers.md 13.1).
#[test]
fn object_names_carry_the_drivers_handles() {
    let mut sandbox = Sandbox::new();
    let mock = sandbox.driver("mock", json!({ "instance_extensions": ["VK_EXT_debug_utils"] }));
    let outcome = sandbox.run(|| {
        let request = InstanceRequest { extensions: &["VK_EXT_debug_utils"], ..Default::default() };
        let instance = Loader::open().create_instance(&request).expect("vkCreateInstance");
        let physical_device = instance.physical_devices()[0];
        let device = instance.create_device(physical_device, &[]);
        let name = |object_type, object_handle: u64| {
            let info = vk::DebugUtilsObjectNameInfoEXT {
                object_type,
                object_handle,
                p_object_name: c"mine".as_ptr(),
                ..Default::default()
            };
            let result =
                call!(device.commands.set_debug_utils_object_name_ext(device.handle, &info));
            assert_eq!(result, vk::Result::SUCCESS);
        };
        name(vk::ObjectType::PHYSICAL_DEVICE, physical_device.as_raw() as u64);
        name(vk::ObjectType::INSTANCE, instance.handle.as_raw() as u64);
        name(vk::ObjectType::BUFFER, 0x1234_5678_9ABC);
        println!(
            "wrappers <{}> <{}>",
            physical_device.as_raw() as u64,
            instance.handle.as_raw() as u64
        );
        device.destroy();
        instance.destroy();
    });
    outcome.expect_success();
    let log = mock.log();
    let named: Vec<_> = log.details("vkSetDebugUtilsObjectNameEXT").collect();
    assert_eq!(named.len(), 3);
    assert!(named.iter().all(|detail| detail["name"] == "mine"), "{named:?}");
    let own =
        |command: &str| log.calls().find(|call| call.name == command).expect("a call").arguments[0];
    assert_eq!(named[0]["handle"], own("vkCreateDevice"), "the physical device of the driver");
    assert_eq!(named[1]["handle"], own("vkDestroyInstance"), "the instance of the driver");
    assert_eq!(named[2]["handle"], 0x1234_5678_9ABC_u64);
}

/// callpath.md 1.2, 1.8, 6.4: a driver without the extension is skipped, without an error
/// (layers.md 13.1).
#[test]
fn names_and_labels_are_harmless_without_the_drivers_help() {
    let mut sandbox = Sandbox::new();
    let mock = sandbox.driver("mock", json!({}));
    let outcome = sandbox.run(|| {
        let request = InstanceRequest { extensions: &["VK_EXT_debug_utils"], ..Default::default() };
        let instance = Loader::open().create_instance(&request).expect("vkCreateInstance");
        let device = instance.create_device(instance.physical_devices()[0], &[]);
        let info = vk::DebugUtilsObjectNameInfoEXT {
            object_type: vk::ObjectType::BUFFER,
            ..Default::default()
        };
        let label =
            vk::DebugUtilsLabelEXT { p_label_name: c"label".as_ptr(), ..Default::default() };
        for commands in [instance.device_commands, device.commands] {
            let result = call!(commands.set_debug_utils_object_name_ext(device.handle, &info));
            assert_eq!(result, vk::Result::SUCCESS);
            call!(commands.queue_begin_debug_utils_label_ext(device.queue(), &label));
            call!(commands.queue_end_debug_utils_label_ext(device.queue()));
        }
        device.destroy();
        instance.destroy();
    });
    outcome.expect_success();
    assert_eq!(mock.log().count("vkQueueBeginDebugUtilsLabelEXT"), 0);
}
