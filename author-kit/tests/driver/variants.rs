//! Two generations of hardware in one process: each device has the commands of its own.

use std::ptr::null;

use author_kit::driver::{
    Description, Driver, Entrypoints, PhysicalDeviceDescription, Variant, entry,
};
use dispatch_tables::{Command, DeviceEntrypointTable, PhysicalDeviceEntrypointTable, vk};

use crate::support::{DeviceOf, Instance, call, physical_device, typed};

const fn device(device: &'static DeviceEntrypointTable) -> Entrypoints<'static> {
    Entrypoints { device, ..Entrypoints::EMPTY }
}

/// A function that answers with a number, which tells who was called.
macro_rules! wait {
    ($name:ident, $number:expr) => {
        unsafe extern "system" fn $name(_: vk::Queue) -> vk::Result {
            vk::Result::from_raw($number)
        }
    };
}
wait!(wait_of_driver, 1);
wait!(wait_of_gen9, 9);

unsafe extern "system" fn commitment(_: vk::Device, _: vk::DeviceMemory, to: *mut vk::DeviceSize) {
    // SAFETY: valid usage of the command.
    unsafe { *to = 12 };
}

unsafe extern "system" fn properties(
    _: vk::PhysicalDevice,
    properties: *mut vk::PhysicalDeviceProperties2,
) {
    // SAFETY: valid usage of the command.
    unsafe { (*properties).properties.device_id = 12 };
}

/// Over the driver's vkQueueWaitIdle.
static GEN9: Variant = Variant {
    name: "gen9",
    over: &[device(&DeviceEntrypointTable {
        queue_wait_idle: Some(wait_of_gen9),
        ..DeviceEntrypointTable::EMPTY
    })],
    under: &[],
};

/// Under it, with a command more and one of physical devices.
static GEN12: Variant = Variant {
    name: "gen12",
    over: &[Entrypoints {
        physical_device: &PhysicalDeviceEntrypointTable {
            get_physical_device_properties2: Some(properties),
            ..PhysicalDeviceEntrypointTable::EMPTY
        },
        ..Entrypoints::EMPTY
    }],
    under: &[device(&DeviceEntrypointTable {
        queue_wait_idle: Some(wait_of_gen9),
        get_device_memory_commitment: Some(commitment),
        ..DeviceEntrypointTable::EMPTY
    })],
};

static DRIVER: Driver = Driver::new(Description {
    device: DeviceEntrypointTable {
        queue_wait_idle: Some(wait_of_driver),
        ..DeviceEntrypointTable::EMPTY
    },
    ..Description::new(vk::API_VERSION_1_3, |_| Ok(devices()), |_, _| Ok(()))
});

/// One without a variant, and one of each.
fn devices() -> Vec<PhysicalDeviceDescription> {
    let of = |variant| PhysicalDeviceDescription { variant, ..physical_device() };
    vec![physical_device(), of(&GEN9), of(&GEN12)]
}

struct OfTest;

impl entry::Exported for OfTest {
    const DRIVER: &'static Driver = &DRIVER;
}

/// An instance with a device of each physical device.
fn open() -> (Instance, Vec<DeviceOf>) {
    let mut instance = Instance::bare::<OfTest>(&[], null(), null()).expect("vkCreateInstance");
    let gpus = instance.gpus().expect("listed");
    let devices = gpus.into_iter().map(|gpu| {
        instance.gpu = gpu;
        instance.device()
    });
    let devices: Vec<_> = devices.collect();
    (instance, devices)
}

fn close(instance: Instance, devices: Vec<DeviceOf>) {
    devices.into_iter().for_each(DeviceOf::destroy);
    instance.destroy();
}

#[test]
fn each_device_has_the_commands_of_its_variant_and_the_common_ones_over_them() {
    let (instance, devices) = open();
    let waits = devices.iter().map(|device| {
        let queue = device.queue(0);
        let waited = call!(device.commands.queue_wait_idle(queue)).as_raw();
        // The common command calls that of the same table.
        assert_eq!(call!(device.commands.device_wait_idle(device.handle)).as_raw(), waited);
        waited
    });
    assert_eq!(waits.collect::<Vec<_>>(), [1, 9, 1]);
    let has: Vec<_> =
        devices.iter().map(|it| it.commands.get_device_memory_commitment().is_some()).collect();
    assert_eq!(has, [false, false, true]);
    // The older command, a common one, calls that of the device's variant.
    let ids = instance.gpus().expect("listed").into_iter().map(|gpu| {
        let mut properties = vk::PhysicalDeviceProperties2::default();
        call!(instance.physical.get_physical_device_properties2(gpu, &mut properties));
        let mut old = vk::PhysicalDeviceProperties::default();
        call!(instance.physical.get_physical_device_properties(gpu, &mut old));
        assert_eq!(old.device_id, properties.properties.device_id);
        old.device_id
    });
    assert_eq!(ids.collect::<Vec<_>>(), [0, 0, 12]);
    close(instance, devices);
}

/// What an instance gives for a device command serves all devices, and goes by the object.
#[test]
fn an_instance_gives_one_function_for_the_commands_of_all_variants() {
    let (instance, devices) = open();
    // SAFETY: the type is the command's.
    let wait: vk::PFN_vkQueueWaitIdle = unsafe { typed(instance.get(c"vkQueueWaitIdle")) };
    // SAFETY: the queues are alive.
    let waits = devices.iter().map(|device| unsafe { wait(device.queue(0)) }.as_raw());
    assert_eq!(waits.collect::<Vec<_>>(), [1, 9, 1]);
    // Of one variant alone.
    let name = c"vkGetDeviceMemoryCommitment";
    // SAFETY: the type is the command's.
    let get: vk::PFN_vkGetDeviceMemoryCommitment = unsafe { typed(instance.get(name)) };
    let mut committed = 0;
    // SAFETY: the device of this variant is alive.
    unsafe { get(devices[2].handle, vk::DeviceMemory::NULL, &mut committed) };
    assert_eq!(committed, 12);
    assert!(
        !DRIVER.tables().has(Command::GET_DEVICE_MEMORY_COMMITMENT),
        "a driver's without variant"
    );
    close(instance, devices);
}

/// Two instances use the tables that the first one made.
#[test]
fn a_variant_has_one_set_of_tables() {
    let [first, second] = [open(), open()];
    let tables = |devices: &[DeviceOf]| {
        let of = |device: &DeviceOf| device.object().physical_device().tables();
        devices.iter().map(of).map(std::ptr::from_ref).collect::<Vec<_>>()
    };
    assert_eq!(tables(&first.1), tables(&second.1));
    assert_ne!(tables(&first.1)[0], tables(&first.1)[1]);
    for (instance, devices) in [first, second] {
        close(instance, devices);
    }
}
