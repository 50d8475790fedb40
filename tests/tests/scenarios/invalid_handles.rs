//! What happens to handles that are none (callpath.md 1.2, 2.3): a message, then abort.

use std::ptr;

use dispatch_tables::vk;
use tests::{Instance, InstanceRequest, Loader, Sandbox, call, json};

/// Memory that is a valid place to read from and holds no magic number.
static GARBAGE: [u64; 8] = [0; 8];

fn instance() -> Instance {
    Loader::open()
        .create_instance(&InstanceRequest::default())
        .expect("vkCreateInstance")
}

/// An instance with this extension.
fn instance_with(extension: &'static str) -> Instance {
    let request = InstanceRequest {
        extensions: &[extension],
        ..Default::default()
    };
    let instance = Loader::open().create_instance(&request);
    instance.expect("vkCreateInstance")
}

/// Calls a command with this handle.
type Call = fn(*mut std::ffi::c_void);

/// The calls, by the command that the message names and the parameter.
const CALLS: &[(&str, &str, Call)] = &[
    ("vkEnumeratePhysicalDevices", "instance", |handle| {
        let instance = instance();
        let mut count = 0;
        call!(instance.commands.enumerate_physical_devices(
            vk::Instance::from_raw(handle),
            &mut count,
            ptr::null_mut()
        ));
    }),
    ("vkEnumeratePhysicalDeviceGroups", "instance", |handle| {
        let instance = instance();
        let handle = vk::Instance::from_raw(handle);
        let mut count = 0;
        call!(instance.commands.enumerate_physical_device_groups(
            handle,
            &mut count,
            ptr::null_mut()
        ));
    }),
    (
        "vkGetPhysicalDeviceProperties",
        "physicalDevice",
        |handle| {
            let instance = instance();
            let device = vk::PhysicalDevice::from_raw(handle);
            let mut properties = vk::PhysicalDeviceProperties::default();
            call!(
                instance
                    .physical_device_commands
                    .get_physical_device_properties(device, &mut properties)
            );
        },
    ),
    ("vkGetPhysicalDeviceFeatures2", "physicalDevice", |handle| {
        let instance = instance();
        let device = vk::PhysicalDevice::from_raw(handle);
        let mut features = vk::PhysicalDeviceFeatures2::default();
        call!(
            instance
                .physical_device_commands
                .get_physical_device_features2(device, &mut features)
        );
    }),
    (
        "vkEnumerateDeviceExtensionProperties",
        "physicalDevice",
        |handle| {
            let instance = instance();
            let device = vk::PhysicalDevice::from_raw(handle);
            let mut count = 0;
            let commands = instance.physical_device_commands;
            call!(commands.enumerate_device_extension_properties(
                device,
                ptr::null(),
                &mut count,
                ptr::null_mut()
            ));
        },
    ),
    ("vkCreateDevice", "physicalDevice", |handle| {
        let instance = instance();
        let physical_device = vk::PhysicalDevice::from_raw(handle);
        let info = vk::DeviceCreateInfo::default();
        let mut device = vk::Device::NULL;
        let commands = instance.physical_device_commands;
        call!(commands.create_device(physical_device, &info, ptr::null(), &mut device));
    }),
    ("vkDeviceWaitIdle", "device", |handle| {
        let instance = instance();
        call!(
            instance
                .device_commands
                .device_wait_idle(vk::Device::from_raw(handle))
        );
    }),
    ("vkGetDeviceQueue", "device", |handle| {
        let instance = instance();
        let mut queue = vk::Queue::NULL;
        call!(instance.device_commands.get_device_queue(
            vk::Device::from_raw(handle),
            0,
            0,
            &mut queue
        ));
    }),
    ("vkQueueSubmit", "queue", |handle| {
        let instance = instance();
        let queue = vk::Queue::from_raw(handle);
        call!(
            instance
                .device_commands
                .queue_submit(queue, 0, ptr::null(), vk::Fence::NULL)
        );
    }),
    ("vkCmdDraw", "commandBuffer", |handle| {
        let instance = instance();
        call!(
            instance
                .device_commands
                .cmd_draw(vk::CommandBuffer::from_raw(handle), 1, 1, 0, 0)
        );
    }),
    ("vkCmdDrawMeshTasksEXT", "commandBuffer", |handle| {
        let instance = instance();
        call!(instance.device_commands.cmd_draw_mesh_tasks_ext(
            vk::CommandBuffer::from_raw(handle),
            1,
            1,
            1
        ));
    }),
    (
        "vkGetPhysicalDeviceToolProperties",
        "physicalDevice",
        |handle| {
            let instance = instance();
            let device = vk::PhysicalDevice::from_raw(handle);
            let mut count = 0;
            let commands = instance.physical_device_commands;
            call!(commands.get_physical_device_tool_properties(
                device,
                &mut count,
                ptr::null_mut()
            ));
        },
    ),
    (
        "vkGetPhysicalDeviceSurfaceCapabilities2EXT",
        "physicalDevice",
        |handle| {
            let instance = instance_with("VK_EXT_display_surface_counter");
            let device = vk::PhysicalDevice::from_raw(handle);
            let mut capabilities = vk::SurfaceCapabilities2EXT::default();
            let commands = instance.physical_device_commands;
            call!(commands.get_physical_device_surface_capabilities2_ext(
                device,
                vk::SurfaceKHR::NULL,
                &mut capabilities
            ));
        },
    ),
    ("vkCreateDebugUtilsMessengerEXT", "instance", |handle| {
        let instance = instance_with("VK_EXT_debug_utils");
        let info = vk::DebugUtilsMessengerCreateInfoEXT::default();
        let mut messenger = vk::DebugUtilsMessengerEXT::NULL;
        call!(instance.commands.create_debug_utils_messenger_ext(
            vk::Instance::from_raw(handle),
            &info,
            ptr::null(),
            &mut messenger
        ));
    }),
    ("vkSubmitDebugUtilsMessageEXT", "instance", |handle| {
        let instance = instance_with("VK_EXT_debug_utils");
        call!(instance.commands.submit_debug_utils_message_ext(
            vk::Instance::from_raw(handle),
            vk::DebugUtilsMessageSeverityFlagsEXT::ERROR,
            vk::DebugUtilsMessageTypeFlagsEXT::GENERAL,
            &vk::DebugUtilsMessengerCallbackDataEXT::default()
        ));
    }),
    ("vkQueueBeginDebugUtilsLabelEXT", "queue", |handle| {
        let instance = instance_with("VK_EXT_debug_utils");
        let label = vk::DebugUtilsLabelEXT {
            p_label_name: c"label".as_ptr(),
            ..Default::default()
        };
        let queue = vk::Queue::from_raw(handle);
        call!(
            instance
                .device_commands
                .queue_begin_debug_utils_label_ext(queue, &label)
        );
    }),
];

#[test]
fn invalid_handles_abort_with_the_commands_message() {
    for (index, (command, parameter, _)) in CALLS.iter().enumerate() {
        for kind in ["NULL", "garbage"] {
            let mut sandbox = Sandbox::new();
            sandbox.driver(
                "mock",
                json!({ "instance_extensions": ["VK_EXT_display_surface_counter"] }),
            );
            sandbox.set_argument(&format!("{index} {kind}"));
            let outcome = sandbox.run(|| {
                let argument = Sandbox::argument();
                let (index, kind) = argument.split_once(' ').expect("index and kind");
                let handle = if kind == "NULL" {
                    ptr::null_mut()
                } else {
                    GARBAGE.as_ptr().cast_mut().cast()
                };
                (CALLS[index.parse::<usize>().expect("an index")].2)(handle);
                println!("{kind} was taken");
            });
            outcome.expect_abort();
            let message =
                format!("{command}: Invalid {parameter} [VUID-{command}-{parameter}-parameter]\n");
            let line = format!("[Vulkan Loader] ERROR:          {message}");
            assert!(
                outcome.stderr.contains(&line),
                "{command} {kind}:\n{}",
                outcome.stderr
            );
        }
    }
}

/// callpath.md 2.3: destroying NULL is nothing, destroying garbage aborts.
#[test]
fn destroying_garbage_aborts() {
    for command in ["vkDestroyInstance", "vkDestroyDevice"] {
        let mut sandbox = Sandbox::new();
        sandbox.driver("mock", json!({}));
        sandbox.set_argument(command);
        let outcome = sandbox.run(|| {
            let instance = instance();
            let garbage = GARBAGE.as_ptr().cast_mut().cast();
            if Sandbox::argument() == "vkDestroyInstance" {
                call!(
                    instance
                        .commands
                        .destroy_instance(vk::Instance::from_raw(garbage), ptr::null())
                );
            } else {
                call!(
                    instance
                        .device_commands
                        .destroy_device(vk::Device::from_raw(garbage), ptr::null())
                );
            }
        });
        outcome.expect_abort();
        let parameter = if command == "vkDestroyInstance" {
            "instance"
        } else {
            "device"
        };
        let message =
            format!("{command}: Invalid {parameter} [VUID-{command}-{parameter}-parameter]");
        assert!(outcome.stderr.contains(&message), "{}", outcome.stderr);
    }
}

/// callpath.md 2.3, 3.1 step 4.
#[test]
fn a_lookup_with_a_garbage_instance_aborts_unless_the_name_is_global() {
    let outcome = Sandbox::new().run(|| {
        let loader = Loader::open();
        let garbage = vk::Instance::from_raw(GARBAGE.as_ptr().cast_mut().cast());
        assert!(loader.proc_addr(garbage, c"vkCreateInstance").is_some());
        assert!(
            loader
                .proc_addr(garbage, c"vkGetInstanceProcAddr")
                .is_some()
        );
        loader.proc_addr(garbage, c"vkCreateBuffer");
    });
    outcome.expect_abort();
    let message =
        "vkGetInstanceProcAddr: Invalid instance [VUID-vkGetInstanceProcAddr-instance-parameter]";
    assert!(outcome.stderr.contains(message), "{}", outcome.stderr);
}
