//! Terminators, called with arguments that only a layer or a faulty application passes (callpath.md
//! 1.4, 1.5, 1.10, 2.1, 2.3, 5.6, 5.8, 7.6).

use std::ffi::CStr;
use std::ptr;

use dispatch_tables::{InstanceEntrypointTable, PhysicalDeviceEntrypointTable, vk};
use tests::objects::{self, InstanceObject, TerminatorObject, TrampolineObject};
use tests::{Instance, InstanceRequest, Loader, Sandbox, call, forked, json};

use crate::lookups::{bottom, transparent_layer};

fn instance(extensions: &[&str]) -> Instance {
    let request = InstanceRequest { extensions, ..Default::default() };
    Loader::open().create_instance(&request).expect("vkCreateInstance")
}

/// callpath.md 2.3, 5.8: a device unknown to the loader makes it abort with the command's message.
#[test]
fn terminators_of_device_commands_abort_on_unknown_devices() {
    let mut sandbox = Sandbox::new();
    let extensions = ["VK_KHR_swapchain", "VK_KHR_display_swapchain"];
    sandbox.driver("mock", json!({ "physical_devices": [{ "extensions": extensions }] }));
    let outcome = sandbox.run(|| {
        let instance = instance(&["VK_KHR_surface"]);
        let device = instance.create_device(
            instance.physical_devices()[0],
            &["VK_KHR_swapchain", "VK_KHR_display_swapchain"],
        );
        // Without layers, vkGetDeviceProcAddr returns the terminators themselves.
        let commands = device.commands;
        let zeros = [0_usize; 4];
        let other_table = [zeros.as_ptr().addr(); 2];
        for object in [ptr::null(), zeros.as_ptr(), other_table.as_ptr()] {
            let handle = vk::Device::from_raw(object.cast_mut().cast());
            let info = vk::SwapchainCreateInfoKHR::default();
            let mut swapchain = vk::SwapchainKHR::NULL;
            let mut modes = vk::DeviceGroupPresentModeFlagsKHR::empty();
            let none = ptr::null();
            let ended =
                [
                    forked(|| {
                        call!(commands.create_swapchain_khr(handle, &info, none, &mut swapchain));
                    }),
                    forked(|| {
                        call!(commands.create_shared_swapchains_khr(
                            handle,
                            1,
                            &info,
                            none,
                            &mut swapchain
                        ));
                    }),
                    forked(|| {
                        let surface = vk::SurfaceKHR::NULL;
                        call!(commands.get_device_group_surface_present_modes_khr(
                            handle, surface, &mut modes
                        ));
                    }),
                ];
            for (ended, command) in ended.iter().zip([
                "CreateSwapchainKHR",
                "CreateSharedSwapchainsKHR",
                "GetDeviceGroupSurfacePresentModesKHR",
            ]) {
                let message = format!("{command}: Invalid device handle\n");
                assert!(ended.aborted(), "{command}: {ended:?}");
                assert!(ended.stderr.ends_with(&message), "{command}: {ended:?}");
            }
        }
        let ended = forked(|| {
            let mut swapchain = vk::SwapchainKHR::NULL;
            call!(commands.create_swapchain_khr(
                device.handle,
                ptr::null(),
                ptr::null(),
                &mut swapchain
            ));
        });
        assert!(ended.aborted(), "no create info: {ended:?}");
        device.destroy();
        instance.destroy();
    });
    outcome.expect_success();
}

/// callpath.md 5.6: queries abort if a pointer for the result is NULL.
#[test]
fn surface_queries_without_a_place_for_the_answer_abort() {
    let mut sandbox = Sandbox::new();
    sandbox.driver("mock", json!({}));
    let outcome = sandbox.run(|| {
        let instance = instance(&["VK_KHR_surface"]);
        let device = instance.physical_devices()[0];
        let commands = instance.physical_device_commands;
        let surface = vk::SurfaceKHR::NULL;
        let (count, none) = (ptr::null_mut::<u32>(), ptr::null_mut());
        let ended = [
            forked(|| {
                call!(commands.get_physical_device_surface_support_khr(device, 0, surface, count));
            }),
            forked(|| {
                call!(commands.get_physical_device_surface_capabilities_khr(device, surface, none));
            }),
            forked(|| {
                let formats = ptr::null_mut();
                call!(
                    commands
                        .get_physical_device_surface_formats_khr(device, surface, count, formats)
                );
            }),
            forked(|| {
                let modes = ptr::null_mut();
                call!(
                    commands.get_physical_device_surface_present_modes_khr(
                        device, surface, count, modes
                    )
                );
            }),
        ];
        for (ended, (command, parameter)) in ended.iter().zip([
            ("vkGetPhysicalDeviceSurfaceSupportKHR", "pSupported"),
            ("vkGetPhysicalDeviceSurfaceCapabilitiesKHR", "pSurfaceCapabilities"),
            ("vkGetPhysicalDeviceSurfaceFormatsKHR", "pSurfaceFormatCount"),
            ("vkGetPhysicalDeviceSurfacePresentModesKHR", "pPresentModeCount"),
        ]) {
            assert!(ended.aborted(), "{command}: {ended:?}");
            assert!(ended.stderr.contains(command), "{command}: {ended:?}");
            assert!(ended.stderr.contains(parameter), "{command}: {ended:?}");
        }
        instance.destroy();
    });
    outcome.expect_success();
}

/// callpath.md 1.10, 2.1, 2.2: the physical devices that a layer gets, and the command that does
/// not reach layers.
#[test]
fn layers_see_the_lower_wrappers_of_physical_devices() {
    let mut sandbox = Sandbox::new();
    let mock = sandbox.driver("mock", json!({}));
    let layer = transparent_layer(&mut sandbox, false);
    sandbox.set_argument(&layer.library.to_string_lossy());
    let outcome = sandbox.run(|| {
        let instance = instance(&[]);
        let upper = instance.physical_devices()[0];
        let bottom = bottom(instance.handle, &Sandbox::argument());
        // SAFETY: this is the loader's lookup with its own instance, and `name` is a C string.
        let get = |name: &CStr| unsafe { bottom(instance.handle, name.as_ptr()) };
        // SAFETY: the loader returns functions for their commands' names.
        let commands = unsafe { InstanceEntrypointTable::load(get) };
        let (mut count, mut lower) = (1, vk::PhysicalDevice::NULL);
        let result =
            call!(commands.enumerate_physical_devices(instance.handle, &mut count, &mut lower));
        assert_eq!((result, count), (vk::Result::SUCCESS, 1));
        assert_ne!(lower, upper);
        // SAFETY: the instance is alive, and so are its physical devices.
        let (instance_object, upper_object, lower_object) = unsafe {
            let instance: InstanceObject = objects::read(instance.handle.as_raw());
            let upper: TrampolineObject = objects::read(upper.as_raw());
            let lower: TerminatorObject = objects::read(lower.as_raw());
            (instance, upper, lower)
        };
        assert_eq!(upper_object.lower, lower.as_raw().addr(), "the next lower handle");
        for table in [upper_object.table, lower_object.table] {
            assert_eq!(table, instance_object.table, "the instance's first word");
        }
        println!("\nlower <{}>", lower_object.handle);

        // SAFETY: as above.
        let commands = unsafe { PhysicalDeviceEntrypointTable::load(get) };
        let mut count = 7;
        let result =
            call!(commands.enumerate_device_layer_properties(lower, &mut count, ptr::null_mut()));
        assert_eq!(result, vk::Result::ERROR_INITIALIZATION_FAILED);
        instance.destroy();
    });
    outcome.expect_success();
    let log = mock.log();
    let created = log.details("vkCreateInstance").next().expect("an instance");
    let handle = format!("lower <{}>", created["physical_devices"][0]);
    assert!(outcome.stdout.contains(&handle), "the driver's handle");
}

/// callpath.md 2.3, 7.6: extensions of a device with a NULL count, and of an unknown layer.
#[test]
fn extensions_of_a_device_for_odd_arguments() {
    let mut sandbox = Sandbox::new();
    sandbox.driver("mock", json!({}));
    let outcome = sandbox.run(|| {
        let instance = instance(&[]);
        let device = instance.physical_devices()[0];
        let commands = instance.physical_device_commands;
        let ask = |layer: *const std::ffi::c_char, count: *mut u32| {
            call!(commands.enumerate_device_extension_properties(
                device,
                layer,
                count,
                ptr::null_mut()
            ))
        };
        assert_eq!(ask(ptr::null(), ptr::null_mut()), vk::Result::INCOMPLETE);
        let mut count = 7;
        let unknown = c"VK_LAYER_MOCK_unheard_of".as_ptr();
        assert_eq!((ask(unknown, &mut count), count), (vk::Result::SUCCESS, 0));
        assert_eq!((ask(c"".as_ptr(), &mut count), count), (vk::Result::SUCCESS, 1));
        let not_present = vk::Result::ERROR_EXTENSION_NOT_PRESENT;
        assert_eq!(ask(c"control\x01byte".as_ptr(), &mut count), not_present);
        let long = std::ffi::CString::new(vec![b'a'; 257]).expect("a name");
        assert_eq!(ask(long.as_ptr(), &mut count), not_present);
        instance.destroy();
    });
    outcome.expect_success();
}

/// callpath.md 1.2, 1.4: the layer passes the extension's name on, so calls reach the layer only if
/// the extension is not enabled.
#[test]
fn the_extensions_slot_is_called_where_it_is_enabled() {
    for (extension, seen) in [("", 1), ("VK_KHR_get_physical_device_properties2", 0)] {
        let mut sandbox = Sandbox::new();
        sandbox.driver("mock", json!({}));
        let config = json!({ "transparent": ["vkGetPhysicalDeviceProperties2KHR"] });
        sandbox.implicit_layer("it", json!({}), config);
        sandbox.set_argument(extension);
        let outcome = sandbox.run(|| {
            let argument = Sandbox::argument();
            let extensions: Vec<&str> = argument.split_terminator(' ').collect();
            let instance = instance(&extensions);
            let device = instance.physical_devices()[0];
            let commands = instance.physical_device_commands;
            let mut properties = vk::PhysicalDeviceProperties2::default();
            println!("\nnow");
            call!(commands.get_physical_device_properties2(device, &mut properties));
            assert_eq!(tests::text(&properties.properties.device_name), "Mock GPU");
            instance.destroy();
        });
        outcome.expect_success();
        let calls = sandbox.layers().through("vkGetPhysicalDeviceProperties2");
        assert_eq!(calls.len(), seen, "with {extension:?}");
    }
}

/// callpath.md 1.5: after a failed call the loader ignores the handles in the array.
#[test]
fn command_buffers_of_a_failed_allocation_are_left_alone() {
    for result in [-1, 5] {
        let mut sandbox = Sandbox::new();
        let results = json!({ "vkAllocateCommandBuffers": result });
        sandbox.driver("mock", json!({ "results": results }));
        let outcome = sandbox.run(|| {
            let instance = instance(&[]);
            let device = instance.create_device(instance.physical_devices()[0], &[]);
            let object = [0x1234_usize; 4];
            let mut buffer = vk::CommandBuffer::from_raw(object.as_ptr().cast_mut().cast());
            let info =
                vk::CommandBufferAllocateInfo { command_buffer_count: 1, ..Default::default() };
            for commands in [instance.device_commands, device.commands] {
                let result =
                    call!(commands.allocate_command_buffers(device.handle, &info, &mut buffer));
                assert_ne!(result, vk::Result::SUCCESS);
                assert_eq!(std::hint::black_box(&object)[0], 0x1234);
            }
            device.destroy();
            instance.destroy();
        });
        outcome.expect_success();
    }
}

/// callpath.md 7.2 step 3: the top layer has no vkCreateDevice.
#[test]
fn a_chain_without_vk_create_device_makes_no_device() {
    let mut sandbox = Sandbox::new();
    let mock = sandbox.driver("mock", json!({}));
    let config = json!({ "missing": ["vkCreateDevice"] });
    sandbox.implicit_layer("it", json!({}), config);
    let outcome = sandbox.run(|| {
        let instance = instance(&[]);
        let mut device = vk::Device::NULL;
        let result = call!(instance.physical_device_commands.create_device(
            instance.physical_devices()[0],
            &vk::DeviceCreateInfo::default(),
            ptr::null(),
            &mut device
        ));
        assert_eq!(result, vk::Result::ERROR_INITIALIZATION_FAILED);
        assert!(device.is_null());
        instance.destroy();
    });
    outcome.expect_success();
    assert_eq!(mock.log().count("vkCreateDevice"), 0);
}
