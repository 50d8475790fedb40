//! The parts of the loader's objects that layers may read (layers.md 5.1, 5.3).

use std::ptr;

use dispatch_tables::vk;
use tests::objects::{self, DeviceObject, InstanceObject, TerminatorObject, TrampolineObject};
use tests::{InstanceRequest, Loader, Sandbox, call, json};

/// Instances and physical devices: one table for all physical devices of an instance, the magic
/// numbers, and the handles of the next layer or driver.
#[test]
fn s5_1_s5_3_instances_and_physical_devices() {
    let mut sandbox = Sandbox::new();
    let driver = sandbox.driver("driver", json!({ "physical_devices": [{}, {}] }));
    let outcome = sandbox.run(|| {
        let instance =
            Loader::open().create_instance(&InstanceRequest::default()).expect("vkCreateInstance");
        // SAFETY: the instance is alive.
        let object: InstanceObject = unsafe { objects::read(instance.handle.as_raw()) };
        assert_eq!(object.magic, 0x10AD_ED01_0110_ADED);
        for device in instance.physical_devices() {
            // SAFETY: the device is alive, and so is what it wraps.
            let (trampoline, terminator) = unsafe {
                let trampoline: TrampolineObject = objects::read(device.as_raw());
                let lower = ptr::with_exposed_provenance(trampoline.lower);
                (trampoline, objects::read::<TerminatorObject>(lower))
            };
            assert_eq!(trampoline.table, object.table, "the instance's table");
            assert_eq!(trampoline.instance, instance.handle.as_raw().addr());
            assert_eq!(trampoline.magic, 0x10AD_ED02_0210_ADED);
            assert_eq!(terminator.table, object.table, "the instance's table");
            assert_ne!(terminator.driver, 0, "the driver's record");
            let mut properties = vk::PhysicalDeviceProperties::default();
            call!(
                instance
                    .physical_device_commands
                    .get_physical_device_properties(device, &mut properties)
            );
            println!("\ndriver's {}", terminator.handle);
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
        // SAFETY: the device, its queue and its command buffer are alive.
        let tables = [device.handle.as_raw(), device.queue().as_raw(), buffer.as_raw()]
            .map(|object| unsafe { objects::read::<DeviceObject>(object) }.table);
        for table in tables {
            assert_eq!(table, tables[0], "the device's table");
            // SAFETY: the table begins with its number.
            assert_eq!(unsafe { table.read() }, 0x10AD_ED04_0410_ADED);
        }
        device.destroy();
        instance.destroy();
    });
    outcome.expect_success();
}
