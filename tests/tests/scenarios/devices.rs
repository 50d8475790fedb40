//! Devices, queues, command buffers (callpath.md 1.5, 2.1, 7.1 to 7.3).

use std::ptr;

use dispatch_tables::vk;
use tests::{InstanceRequest, Loader, Sandbox, call, json};

/// callpath.md 1.5, 2.1, drivers.md E.3 version 2: one dispatch pointer for a device and all that it hands out.
#[test]
fn queues_and_command_buffers_carry_the_devices_table() {
    let mut sandbox = Sandbox::new();
    let mock = sandbox.driver("mock", json!({}));
    let outcome = sandbox.run(|| {
        let instance = Loader::open()
            .create_instance(&InstanceRequest::default())
            .expect("vkCreateInstance");
        let device = instance.create_device(instance.physical_devices()[0], &[]);
        // SAFETY: live dispatchable handles start with a pointer.
        let first_word =
            |handle: *mut std::ffi::c_void| unsafe { handle.cast::<*const u64>().read() };
        let table = first_word(device.handle.as_raw());
        // SAFETY: callpath.md 2.1: the table starts with its magic number.
        assert_eq!(unsafe { table.read() }, 0x10AD_ED04_0410_ADED);
        assert_eq!(first_word(device.queue().as_raw()), table);
        let info = vk::DeviceQueueInfo2::default();
        let mut queue = vk::Queue::NULL;
        call!(
            device
                .commands
                .get_device_queue2(device.handle, &info, &mut queue)
        );
        assert_eq!(queue, device.queue(), "the driver's own handle");
        let (_, command_buffer) = device.command_buffer();
        assert_eq!(first_word(command_buffer.as_raw()), table);
        device.destroy();
        instance.destroy();
    });
    outcome.expect_success();
    assert_eq!(mock.log().count("vkDestroyDevice"), 1);
}

/// callpath.md 1.2 P: arguments come through, and the work is done.
#[test]
fn commands_reach_the_driver() {
    let mut sandbox = Sandbox::new();
    let mock = sandbox.driver("mock", json!({}));
    let outcome = sandbox.run(|| {
        let instance = Loader::open()
            .create_instance(&InstanceRequest::default())
            .expect("vkCreateInstance");
        let device = instance.create_device(instance.physical_devices()[0], &[]);
        let (_, command_buffer) = device.command_buffer();
        // Through the loader's trampolines, and through the driver's own pointers.
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
    let draws: Vec<_> = log
        .calls()
        .filter(|call| call.name == "vkCmdDraw")
        .collect();
    assert_eq!(draws.len(), 2);
    for draw in &draws {
        assert_eq!(
            draw.arguments[0], draws[0].arguments[0],
            "the same command buffer both times"
        );
        assert_eq!(
            draw.arguments[1..5]
                .iter()
                .map(|&word| word as u32)
                .collect::<Vec<_>>(),
            [3, 1, 4, 2]
        );
    }
    let biases: Vec<_> = log
        .calls()
        .filter(|call| call.name == "vkCmdSetDepthBias")
        .collect();
    assert_eq!(biases.len(), 2);
    for bias in &biases {
        let floats: Vec<f32> = bias.floats[..3]
            .iter()
            .map(|&word| f32::from_bits(word as u32))
            .collect();
        assert_eq!(floats, [1.5, -2.0, 0.75]);
    }
}

/// callpath.md 2.4, 7.2: what the driver's vkCreateDevice sees.
#[test]
fn drivers_see_the_loaders_node_and_the_enabled_extensions() {
    let mut sandbox = Sandbox::new();
    let mock = sandbox.driver("mock", json!({ "physical_devices": [{ "extensions": ["VK_KHR_swapchain", "VK_KHR_maintenance1"] }] }));
    let outcome = sandbox.run(|| {
        let instance = Loader::open()
            .create_instance(&InstanceRequest::default())
            .expect("vkCreateInstance");
        instance
            .create_device(instance.physical_devices()[0], &["VK_KHR_maintenance1"])
            .destroy();
        instance.destroy();
    });
    outcome.expect_success();
    let log = mock.log();
    let seen = log
        .details("vkCreateDevice")
        .next()
        .expect("the driver's vkCreateDevice");
    assert_eq!(seen["extensions"], json!(["VK_KHR_maintenance1"]));
    assert_eq!(
        seen["chain"],
        json!([48]),
        "VK_STRUCTURE_TYPE_LOADER_DEVICE_CREATE_INFO"
    );
    assert_eq!(seen["layers"], 0);
}

/// callpath.md 7.1 step 3, and a failing driver.
#[test]
fn device_creation_fails_cleanly() {
    let mut sandbox = Sandbox::new();
    sandbox.driver("mock", json!({ "results": { "vkCreateDevice": -4 } }));
    let outcome = sandbox.run(|| {
        let instance = Loader::open()
            .create_instance(&InstanceRequest::default())
            .expect("vkCreateInstance");
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
        assert_eq!(
            create(&vk::DeviceCreateInfo::default()),
            vk::Result::ERROR_DEVICE_LOST
        );
        assert_eq!(device.as_raw().addr(), 0xABC, "the handle is untouched");
        instance.destroy();
    });
    outcome.expect_success();
}

/// callpath.md 7.6: the driver's list of device extensions, and no layers.
#[test]
fn device_extensions_and_layers_are_enumerated() {
    let mut sandbox = Sandbox::new();
    sandbox.driver("mock", json!({ "physical_devices": [{ "extensions": ["VK_KHR_swapchain", "VK_MOCK_unheard_of"] }] }));
    let outcome = sandbox.run(|| {
        let instance = Loader::open()
            .create_instance(&InstanceRequest::default())
            .expect("vkCreateInstance");
        let device = instance.physical_devices()[0];
        let commands = instance.physical_device_commands;
        let mut count = 0;
        let result = call!(commands.enumerate_device_extension_properties(
            device,
            ptr::null(),
            &mut count,
            ptr::null_mut()
        ));
        assert_eq!(
            (result, count),
            (vk::Result::SUCCESS, 2),
            "device extensions are not filtered"
        );
        let result =
            call!(commands.enumerate_device_layer_properties(device, &mut count, ptr::null_mut()));
        assert_eq!((result, count), (vk::Result::SUCCESS, 0));
        instance.destroy();
    });
    outcome.expect_success();
}

/// callpath.md 7.5, 7.2: handles in VkDeviceGroupDeviceCreateInfo are unwrapped, and the application's chain is as it
/// was.
#[test]
fn a_device_group_is_unwrapped_without_traces() {
    let mut sandbox = Sandbox::new();
    let mock = sandbox.driver("mock", json!({}));
    let outcome = sandbox.run(|| {
        let instance = Loader::open()
            .create_instance(&InstanceRequest::default())
            .expect("vkCreateInstance");
        let physical_device = instance.physical_devices()[0];
        let group = vk::DeviceGroupDeviceCreateInfo {
            physical_device_count: 1,
            p_physical_devices: &physical_device,
            ..Default::default()
        };
        let info = vk::DeviceCreateInfo {
            p_next: (&raw const group).cast(),
            ..Default::default()
        };
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
    let seen = log
        .details("vkCreateDevice")
        .next()
        .expect("the driver's vkCreateDevice");
    let group = vk::StructureType::DEVICE_GROUP_DEVICE_CREATE_INFO.as_raw();
    assert_eq!(seen["chain"], json!([48, group]));
    assert_eq!(
        seen["group_size"], 1,
        "and the driver recognised the member"
    );
}
