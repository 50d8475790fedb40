//! Devices, queues, command buffers (callpath.md 1.5, 2.1, 7.1 to 7.3, drivers.md I.7).

use std::ffi::{CString, c_char};
use std::ptr;

use dispatch_tables::vk;
use tests::{Instance, InstanceRequest, Loader, Sandbox, call, json};

/// callpath.md 1.2, 1.5, 2.1, 7.2, 10, drivers.md E.3 version 2, J.1: a device and all its queues
/// and command buffers have the same dispatch pointer (layers.md 8.4, 10, 14.2).
#[test]
fn queues_and_command_buffers_carry_the_devices_table() {
    let mut sandbox = Sandbox::new();
    let mock = sandbox.driver("mock", json!({}));
    let outcome = sandbox.run(|| {
        let instance =
            Loader::open().create_instance(&InstanceRequest::default()).expect("vkCreateInstance");
        let device = instance.create_device(instance.physical_devices()[0], &[]);
        // SAFETY: live dispatchable objects begin with a pointer.
        let first_word =
            |handle: *mut std::ffi::c_void| unsafe { handle.cast::<*const u64>().read() };
        let table = first_word(device.handle.as_raw());
        // SAFETY: the table begins with its magic number (callpath.md 2.1).
        assert_eq!(unsafe { table.read() }, 0x10AD_ED04_0410_ADED);
        assert_eq!(first_word(device.queue().as_raw()), table);
        let info = vk::DeviceQueueInfo2::default();
        let mut queue = vk::Queue::NULL;
        call!(device.commands.get_device_queue2(device.handle, &info, &mut queue));
        assert_eq!(queue, device.queue(), "the driver's own handle");
        let (_, command_buffer) = device.command_buffer();
        assert_eq!(first_word(command_buffer.as_raw()), table);
        device.destroy();
        instance.destroy();
    });
    outcome.expect_success();
    assert_eq!(mock.log().count("vkDestroyDevice"), 1);
}

/// callpath.md 1.2 P: the driver receives all arguments, and executes the commands.
#[test]
fn commands_reach_the_driver() {
    let mut sandbox = Sandbox::new();
    let mock = sandbox.driver("mock", json!({}));
    let outcome = sandbox.run(|| {
        let instance =
            Loader::open().create_instance(&InstanceRequest::default()).expect("vkCreateInstance");
        let device = instance.create_device(instance.physical_devices()[0], &[]);
        let (_, command_buffer) = device.command_buffer();
        // Through the loader's trampolines, and through the driver's own functions.
        for commands in [instance.device_commands, device.commands] {
            call!(commands.cmd_draw(command_buffer, 3, 1, 4, 2));
            call!(commands.cmd_set_blend_constants(command_buffer, [0.5, 0.25, 0.0, 1.0].as_ptr()));
            call!(commands.cmd_set_depth_bias(command_buffer, 1.5, -2.0, 0.75));
        }
        device.destroy();
        instance.destroy();
    });
    outcome.expect_success();
    let log = mock.log();
    let draws: Vec<_> = log.calls().filter(|call| call.name == "vkCmdDraw").collect();
    assert_eq!(draws.len(), 2);
    for draw in &draws {
        assert_eq!(draw.arguments[0], draws[0].arguments[0], "the same command buffer both times");
        assert_eq!(
            draw.arguments[1..5].iter().map(|&word| word as u32).collect::<Vec<_>>(),
            [3, 1, 4, 2]
        );
    }
    let biases: Vec<_> = log.calls().filter(|call| call.name == "vkCmdSetDepthBias").collect();
    assert_eq!(biases.len(), 2);
    for bias in &biases {
        let floats: Vec<f32> =
            bias.floats[..3].iter().map(|&word| f32::from_bits(word as u32)).collect();
        assert_eq!(floats, [1.5, -2.0, 0.75]);
    }
}

/// callpath.md 1.3, 1.6, 2.4, 7.2: the create info that the driver's vkCreateDevice receives
/// (layers.md 8.4).
#[test]
fn drivers_see_the_loaders_node_and_the_enabled_extensions() {
    let mut sandbox = Sandbox::new();
    let mock = sandbox.driver("mock", json!({ "physical_devices": [{ "extensions": ["VK_KHR_swapchain", "VK_KHR_maintenance1"] }] }));
    let outcome = sandbox.run(|| {
        let instance =
            Loader::open().create_instance(&InstanceRequest::default()).expect("vkCreateInstance");
        instance.create_device(instance.physical_devices()[0], &["VK_KHR_maintenance1"]).destroy();
        instance.destroy();
    });
    outcome.expect_success();
    let log = mock.log();
    let seen = log.details("vkCreateDevice").next().expect("the driver's vkCreateDevice");
    assert_eq!(seen["extensions"], json!(["VK_KHR_maintenance1"]));
    assert_eq!(seen["chain"], json!([48]), "VK_STRUCTURE_TYPE_LOADER_DEVICE_CREATE_INFO");
    assert_eq!(seen["layers"], 0);
}

/// callpath.md 7.1, 7.2 step 3, and a failing driver.
#[test]
fn device_creation_fails_cleanly() {
    let mut sandbox = Sandbox::new();
    sandbox.driver("mock", json!({ "results": { "vkCreateDevice": -4 } }));
    let outcome = sandbox.run(|| {
        let instance =
            Loader::open().create_instance(&InstanceRequest::default()).expect("vkCreateInstance");
        let physical_device = instance.physical_devices()[0];
        let mut device = vk::Device::from_raw(ptr::without_provenance_mut(0xABC));
        let mut create = |info: &vk::DeviceCreateInfo| {
            call!(instance.physical_device_commands.create_device(
                physical_device,
                info,
                ptr::null(),
                &mut device
            ))
        };
        let names = [c"VK_MOCK_unheard_of".as_ptr()];
        let unknown = vk::DeviceCreateInfo {
            enabled_extension_count: 1,
            pp_enabled_extension_names: names.as_ptr(),
            ..Default::default()
        };
        assert_eq!(create(&unknown), vk::Result::ERROR_EXTENSION_NOT_PRESENT);
        assert_eq!(create(&vk::DeviceCreateInfo::default()), vk::Result::ERROR_DEVICE_LOST);
        assert_eq!(device.as_raw().addr(), 0xABC, "the handle is untouched");
        instance.destroy();
    });
    outcome.expect_success();
}

/// callpath.md 1.3, 1.6, 7.6: the driver's list of device extensions, and no layers.
#[test]
fn device_extensions_and_layers_are_enumerated() {
    let mut sandbox = Sandbox::new();
    sandbox.driver("mock", json!({ "physical_devices": [{ "extensions": ["VK_KHR_swapchain", "VK_MOCK_unheard_of"] }] }));
    let outcome = sandbox.run(|| {
        let instance =
            Loader::open().create_instance(&InstanceRequest::default()).expect("vkCreateInstance");
        let device = instance.physical_devices()[0];
        let commands = instance.physical_device_commands;
        let mut count = 0;
        let result = call!(commands.enumerate_device_extension_properties(
            device,
            ptr::null(),
            &mut count,
            ptr::null_mut()
        ));
        assert_eq!((result, count), (vk::Result::SUCCESS, 2), "device extensions are not filtered");
        let result =
            call!(commands.enumerate_device_layer_properties(device, &mut count, ptr::null_mut()));
        assert_eq!((result, count), (vk::Result::SUCCESS, 0));
        instance.destroy();
    });
    outcome.expect_success();
}

/// callpath.md 7.5, 7.2: handles in VkDeviceGroupDeviceCreateInfo are unwrapped, and the
/// application's chain is unchanged afterwards.
#[test]
fn a_device_group_is_unwrapped_without_traces() {
    let mut sandbox = Sandbox::new();
    let mock = sandbox.driver("mock", json!({}));
    let outcome = sandbox.run(|| {
        let instance =
            Loader::open().create_instance(&InstanceRequest::default()).expect("vkCreateInstance");
        let physical_device = instance.physical_devices()[0];
        let group = vk::DeviceGroupDeviceCreateInfo {
            physical_device_count: 1,
            p_physical_devices: &physical_device,
            ..Default::default()
        };
        let info = vk::DeviceCreateInfo { p_next: (&raw const group).cast(), ..Default::default() };
        let mut device = vk::Device::NULL;
        let result = call!(instance.physical_device_commands.create_device(
            physical_device,
            &info,
            ptr::null(),
            &mut device
        ));
        assert_eq!(result, vk::Result::SUCCESS);
        assert_eq!(info.p_next, (&raw const group).cast());
        assert_eq!(group.p_physical_devices, &raw const physical_device);
        call!(instance.device_commands.destroy_device(device, ptr::null()));
        instance.destroy();
    });
    outcome.expect_success();
    let log = mock.log();
    let seen = log.details("vkCreateDevice").next().expect("the driver's vkCreateDevice");
    let group = vk::StructureType::DEVICE_GROUP_DEVICE_CREATE_INFO.as_raw();
    assert_eq!(seen["chain"], json!([48, group]));
    assert_eq!(seen["group_size"], 1, "and the driver recognised the member");
}

/// drivers.md I.7: the extension names that vkCreateDevice accepts. NULL entries and a NULL array
/// are ignored (callpath.md 7.2).
#[test]
fn i7_device_extensions_are_validated() {
    const MALFORMED: &str = "loader_validate_device_extensions: Device ppEnabledExtensionNames contains string that is too long or is badly formed";
    const UNKNOWN: &str = "loader_validate_device_extensions: Device extension VK_MOCK_unheard_of not supported by selected physical device or enabled layers.";
    let rows = [
        ("no array", 0, None),
        ("null", 0, None),
        ("null,VK_KHR_swapchain,null", 0, None),
        ("VK_KHR_swapchain,VK_MOCK_unheard_of", -7, Some(UNKNOWN)),
        ("VK_KHR_swapchain,\u{7f}", -7, Some(MALFORMED)),
        ("VK_MOCK_unheard_of,\u{7f}", -7, Some(UNKNOWN)),
    ];
    for (names, expected, message) in rows {
        let mut sandbox = Sandbox::new();
        let mock = sandbox.driver("mock", json!({}));
        sandbox.env("VK_LOADER_DEBUG", "error").set_argument(names);
        let outcome = sandbox.run(|| {
            let argument = Sandbox::argument();
            let names: Vec<CString> =
                argument.split(',').map(|name| CString::new(name).expect("a name")).collect();
            let pointers: Vec<*const c_char> = names
                .iter()
                .map(|name| if name.as_c_str() == c"null" { ptr::null() } else { name.as_ptr() })
                .collect();
            let has_array = argument != "no array";
            let info = vk::DeviceCreateInfo {
                enabled_extension_count: u32::try_from(names.len()).expect("few names"),
                pp_enabled_extension_names: if has_array { pointers.as_ptr() } else { ptr::null() },
                ..Default::default()
            };
            let (instance, device) = old_device();
            println!("<{}>", create_device(instance, device, &info));
        });
        outcome.expect_success();
        let line = format!("<{expected}>");
        assert!(outcome.stdout.contains(&line), "{names}: {}", outcome.stdout);
        let refused = "vkCreateDevice: Failed to validate extensions in list";
        let expected: Vec<_> =
            message.iter().flat_map(|text| [("ERROR", *text), ("ERROR", refused)]).collect();
        assert_eq!(outcome.messages(), expected, "{names}");
        if message.is_none() {
            let log = mock.log();
            let seen = log.details("vkCreateDevice").next().expect("a creation");
            let given = names.contains("VK_KHR_swapchain").then_some("VK_KHR_swapchain");
            let given: Vec<&str> = given.into_iter().collect();
            assert_eq!(seen["extensions"], json!(given));
        }
    }
}

/// An instance with the extensions that 1.0 drivers lack, and the physical device called `old`, or
/// the first one.
fn old_device() -> (Instance, vk::PhysicalDevice) {
    let request = InstanceRequest {
        extensions: &["VK_KHR_get_physical_device_properties2", "VK_KHR_device_group_creation"],
        ..Default::default()
    };
    let instance = Loader::open().create_instance(&request).expect("vkCreateInstance");
    let devices = instance.physical_devices();
    let old = devices.iter().find(|device| instance.device_name(**device) == "old");
    let device = *old.unwrap_or(&devices[0]);
    (instance, device)
}

/// Creates a device, destroys the device and the instance, and returns the result.
fn create_device(
    instance: Instance,
    physical_device: vk::PhysicalDevice,
    info: &vk::DeviceCreateInfo,
) -> i32 {
    let mut device = vk::Device::NULL;
    let result = call!(instance.physical_device_commands.create_device(
        physical_device,
        info,
        ptr::null(),
        &mut device
    ));
    call!(instance.device_commands.destroy_device(device, ptr::null()));
    instance.destroy();
    result.as_raw()
}

/// drivers.md I.7: a structure that a 1.0 driver cannot read is converted or rejected (layers.md
/// 8.4) (callpath.md 7.2).
#[test]
fn i7_structures_are_emulated_for_old_drivers() {
    const FEATURES: &str = "vkCreateDevice: Emulating handling of VkPhysicalDeviceFeatures2 in pNext chain for ICD \"%\"";
    const GROUP: &str = "vkCreateDevice: Emulating handling of VkPhysicalDeviceGroupProperties in pNext chain for ICD \"%\"";
    const FAILED: &str = "vkCreateDevice: Emulation failed to create device from device group info";
    let rows = [
        ("features", 0, vec![("INFO", FEATURES)]),
        ("1", 0, vec![("INFO", GROUP)]),
        ("2", -3, vec![("INFO", GROUP), ("ERROR", FAILED)]),
    ];
    for (argument, expected, messages) in rows {
        let mut sandbox = Sandbox::new();
        let old = json!({
            "api_version": "1.0.0", "instance_extensions": [],
            "physical_devices": [{ "name": "old", "api_version": "1.0.0" }],
        });
        let old = sandbox.driver("old", old);
        sandbox.driver("new", json!({}));
        sandbox.env("VK_LOADER_DEBUG", "info,error").set_argument(argument);
        let outcome = sandbox.run(|| {
            let mut features = vk::PhysicalDeviceFeatures2::default();
            features.features.robust_buffer_access = vk::TRUE;
            let (instance, device) = old_device();
            let members = [device; 2];
            let group = vk::DeviceGroupDeviceCreateInfo {
                physical_device_count: Sandbox::argument().parse().unwrap_or(0),
                p_physical_devices: members.as_ptr(),
                ..Default::default()
            };
            let chain = if Sandbox::argument() == "features" {
                (&raw const features).cast()
            } else {
                (&raw const group).cast()
            };
            let info = vk::DeviceCreateInfo { p_next: chain, ..Default::default() };
            println!("<{}>", create_device(instance, device, &info));
        });
        outcome.expect_success();
        let line = format!("<{expected}>");
        assert!(outcome.stdout.contains(&line), "{argument}: {}", outcome.stdout);
        let library = old.library.to_string_lossy().into_owned();
        for (level, text) in messages {
            outcome.expect_message(level, &text.replace('%', &library));
        }
        let log = old.log();
        let seen = log.details("vkCreateDevice").next();
        assert_eq!(seen.is_some(), expected == 0);
        if argument == "features" {
            assert_eq!(seen.expect("a creation")["features"], vk::TRUE);
        }
    }
}
