//! The parts of the loader's objects that layers may read (layers.md 5.1, 5.3).

use std::ptr;

use dispatch_tables::vk;
use tests::{InstanceRequest, Loader, Sandbox, call, json};

/// The word at `index` of an object.
fn word(object: *const std::ffi::c_void, index: usize) -> u64 {
    // SAFETY: the objects in this file have that many words (layers.md 5.3).
    unsafe { object.cast::<u64>().add(index).read() }
}

/// The first word of the dispatch table to which the object's first word points.
fn table_word(object: *const std::ffi::c_void) -> u64 {
    // SAFETY: the first word points to a dispatch table.
    unsafe {
        ptr::with_exposed_provenance::<u64>(usize::try_from(word(object, 0)).expect("a pointer"))
            .read()
    }
}

/// Instances and physical devices: one table for all physical devices of an instance, the magic
/// numbers, and the handles of the next layer or driver.
#[test]
fn s5_1_s5_3_instances_and_physical_devices() {
    let mut sandbox = Sandbox::new();
    let driver = sandbox.driver("driver", json!({ "physical_devices": [{}, {}] }));
    let outcome = sandbox.run(|| {
        let instance =
            Loader::open().create_instance(&InstanceRequest::default()).expect("vkCreateInstance");
        let object = instance.handle.as_raw();
        assert_eq!(word(object, 1), 0x10AD_ED01_0110_ADED);
        for device in instance.physical_devices() {
            let trampoline = device.as_raw();
            assert_eq!(word(trampoline, 0), word(object, 0), "the instance's table");
            assert_eq!(word(trampoline, 1), object.addr() as u64);
            assert_eq!(word(trampoline, 2), 0x10AD_ED02_0210_ADED);
            let terminator = ptr::with_exposed_provenance(
                usize::try_from(word(trampoline, 3)).expect("a pointer"),
            );
            assert_eq!(word(terminator, 0), word(object, 0), "the instance's table");
            assert_ne!(word(terminator, 1), 0, "the driver's record");
            let mut properties = vk::PhysicalDeviceProperties::default();
            call!(
                instance
                    .physical_device_commands
                    .get_physical_device_properties(device, &mut properties)
            );
            println!("\ndriver's {}", word(terminator, 2));
        }
        instance.destroy();
    });
    let told =
        outcome.expect_success().stdout.lines().filter_map(|line| line.strip_prefix("driver's "));
    let told: Vec<u64> = told.map(|handle| handle.parse().expect("a handle")).collect();
    let calls = driver.log();
    let calls = calls.calls().filter(|call| call.name == "vkGetPhysicalDeviceProperties");
    let asked: Vec<u64> = calls.map(|call| call.arguments[0]).collect();
    assert_eq!(told.len(), 2);
    assert_eq!(told, asked[asked.len() - 2..], "the driver's handles");
}

/// Devices, queues and command buffers begin with a pointer to the device's table, which begins
/// with its magic number.
#[test]
fn s5_1_s5_3_objects_of_a_device() {
    let mut sandbox = Sandbox::new();
    sandbox.driver("driver", json!({}));
    sandbox.implicit_layer("it", json!({}), json!({}));
    let outcome = sandbox.run(|| {
        let instance =
            Loader::open().create_instance(&InstanceRequest::default()).expect("vkCreateInstance");
        let device = instance.create_device(instance.physical_devices()[0], &[]);
        let (_, buffer) = device.command_buffer();
        for object in [device.handle.as_raw(), device.queue().as_raw(), buffer.as_raw()] {
            assert_eq!(word(object, 0), word(device.handle.as_raw(), 0), "the device's table");
            assert_eq!(table_word(object), 0x10AD_ED04_0410_ADED);
        }
        device.destroy();
        instance.destroy();
    });
    outcome.expect_success();
}
