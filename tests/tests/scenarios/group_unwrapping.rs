//! VkDeviceGroupDeviceCreateInfo on its way to the driver (callpath.md 7.2): the loader does not
//! write to the application's memory.

use std::ffi::c_void;
use std::ptr;

use dispatch_tables::vk;
use tests::{InstanceRequest, Loader, Sandbox, call, json};

/// The structures of a create info, for read-only memory.
#[repr(C)]
struct Request {
    physical_device: vk::PhysicalDevice,
    group: vk::DeviceGroupDeviceCreateInfo,
    features: vk::PhysicalDeviceFeatures2,
    info: vk::DeviceCreateInfo,
}

/// Puts a create info whose group structure is not the first of the chain into read-only memory.
fn read_only_request(physical_device: vk::PhysicalDevice) -> &'static Request {
    // SAFETY: the mapping is new and has room for the structure. Only this function writes to it,
    // before it becomes read-only.
    unsafe {
        let (read, write) = (libc::PROT_READ, libc::PROT_WRITE);
        let size = size_of::<Request>();
        let flags = libc::MAP_PRIVATE | libc::MAP_ANONYMOUS;
        let memory = libc::mmap(ptr::null_mut(), size, read | write, flags, -1, 0);
        assert_ne!(memory, libc::MAP_FAILED);
        let request = memory.cast::<Request>();
        request.write(Request {
            physical_device,
            group: vk::DeviceGroupDeviceCreateInfo {
                physical_device_count: 1,
                p_physical_devices: &raw const (*request).physical_device,
                ..Default::default()
            },
            features: vk::PhysicalDeviceFeatures2 {
                p_next: (&raw mut (*request).group).cast(),
                ..Default::default()
            },
            info: vk::DeviceCreateInfo {
                p_next: (&raw const (*request).features).cast(),
                ..Default::default()
            },
        });
        assert_eq!(libc::mprotect(memory, size, read), 0);
        &*request
    }
}

/// With and without layers, for a driver that creates the device and for one that fails.
#[test]
fn a_group_behind_other_structures_is_unwrapped_without_a_write() {
    for (layers, result) in [(0, 0), (0, -4), (2, 0), (2, -4)] {
        let mut sandbox = Sandbox::new();
        let results = if result == 0 { json!({}) } else { json!({ "vkCreateDevice": result }) };
        let mock = sandbox.driver("mock", json!({ "results": results }));
        for number in 0..layers {
            sandbox.implicit_layer(&format!("layer{number}"), json!({}), json!({}));
        }
        sandbox.set_argument(&result.to_string());
        let outcome = sandbox.run(|| {
            let instance = Loader::open()
                .create_instance(&InstanceRequest::default())
                .expect("vkCreateInstance");
            let physical_device = instance.physical_devices()[0];
            let request = read_only_request(physical_device);
            let mut device = vk::Device::NULL;
            let result = call!(instance.physical_device_commands.create_device(
                physical_device,
                &request.info,
                ptr::null(),
                &mut device
            ));
            assert_eq!(result.as_raw().to_string(), Sandbox::argument());
            if result == vk::Result::SUCCESS {
                call!(instance.device_commands.destroy_device(device, ptr::null()));
            }
            instance.destroy();
        });
        outcome.expect_success();
        if result == 0 {
            let log = mock.log();
            let seen = log.details("vkCreateDevice").next();
            let seen = seen.expect("the driver's vkCreateDevice");
            let types = [
                vk::StructureType::PHYSICAL_DEVICE_FEATURES_2.as_raw(),
                vk::StructureType::DEVICE_GROUP_DEVICE_CREATE_INFO.as_raw(),
            ];
            let chain = seen["chain"].as_array().expect("a chain");
            assert_eq!(chain[chain.len() - 2..], types.map(|s_type| json!(s_type)));
            assert_eq!(seen["group_size"], 1, "the driver recognised the member");
        }
    }
}

/// callpath.md 7.2 step 5, 14 (20): the link of an unknown structure in front of the group is
/// changed, and restored afterwards.
#[test]
fn the_link_of_an_unknown_structure_is_restored_on_every_path() {
    for result in [0, -4] {
        let mut sandbox = Sandbox::new();
        let results = if result == 0 { json!({}) } else { json!({ "vkCreateDevice": result }) };
        sandbox.driver("mock", json!({ "results": results }));
        sandbox.implicit_layer("it", json!({}), json!({}));
        sandbox.set_argument(&result.to_string());
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
            let unknown = vk::BaseInStructure {
                s_type: vk::StructureType::from_raw(0x7FFF_0000),
                p_next: (&raw const group).cast(),
            };
            let info =
                vk::DeviceCreateInfo { p_next: (&raw const unknown).cast(), ..Default::default() };
            let mut device = vk::Device::NULL;
            let result = call!(instance.physical_device_commands.create_device(
                physical_device,
                &info,
                ptr::null(),
                &mut device
            ));
            assert_eq!(result.as_raw().to_string(), Sandbox::argument());
            assert_eq!(unknown.p_next.cast::<c_void>(), (&raw const group).cast());
            if result == vk::Result::SUCCESS {
                call!(instance.device_commands.destroy_device(device, ptr::null()));
            }
            instance.destroy();
        });
        outcome.expect_success();
    }
}
