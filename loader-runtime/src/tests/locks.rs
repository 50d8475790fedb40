//! Terminators take the loader lock themselves, because layers may call them from hooks that do not
//! hold it.

use std::ptr;
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use dispatch_tables::{InstanceEntrypointTable, PhysicalDeviceEntrypointTable, vk};

use crate::device::below::create_device;
use crate::device::record::Device;
use crate::instance::below::destroy_instance;
use crate::lock;
use crate::physical_devices::below::enumerate_physical_devices;
use crate::physical_devices::groups::enumerate_physical_device_groups;
use crate::tests::fake::{FakeDriver, FakeInstance};

/// The arguments of the calls.
#[derive(Clone, Copy)]
struct Objects {
    instance: usize,
    physical_device: usize,
    device: usize,
}

type Call = fn(Objects);

/// Without a device and vkCreateDevice of the driver, each function fails immediately.
const FUNCTIONS: [(&str, Call); 4] = [
    ("vkEnumeratePhysicalDevices", |objects| {
        let instance = vk::Instance::from_raw(ptr::with_exposed_provenance_mut(objects.instance));
        unsafe { enumerate_physical_devices(instance, &mut 0, ptr::null_mut()) };
    }),
    ("vkEnumeratePhysicalDeviceGroups", |objects| {
        let instance = vk::Instance::from_raw(ptr::with_exposed_provenance_mut(objects.instance));
        unsafe { enumerate_physical_device_groups(instance, &mut 0, ptr::null_mut()) };
    }),
    ("vkCreateDevice", |objects| {
        let physical_device = ptr::with_exposed_provenance_mut(objects.physical_device);
        let physical_device = vk::PhysicalDevice::from_raw(physical_device);
        let mut device = vk::Device::from_raw(ptr::with_exposed_provenance_mut(objects.device));
        let info = vk::DeviceCreateInfo::default();
        unsafe { create_device(physical_device, &raw const info, ptr::null(), &raw mut device) };
    }),
    ("vkDestroyInstance", |objects| {
        let instance = vk::Instance::from_raw(ptr::with_exposed_provenance_mut(objects.instance));
        unsafe { destroy_instance(instance, ptr::null()) };
    }),
];

#[test]
fn functions_below_the_layers_wait_for_the_loader_lock_9() {
    let driver = FakeDriver {
        interface_version: 5,
        extensions: &[],
        instance: InstanceEntrypointTable::EMPTY,
        physical_device: PhysicalDeviceEntrypointTable::EMPTY,
    };
    let instance = FakeInstance::new(ptr::null(), &[], [driver]);
    let record = unsafe { Device::create(instance.get(), ptr::null()) }.unwrap();
    let objects = Objects {
        instance: instance.loader_handle().as_raw().expose_provenance(),
        physical_device: instance.device(0).as_raw().expose_provenance(),
        device: record.address().expose_provenance(),
    };
    for (name, function) in FUNCTIONS {
        let (sender, returned) = mpsc::channel();
        let lock = lock::acquire();
        let thread = thread::spawn(move || {
            function(objects);
            sender.send(()).unwrap();
        });
        let early = returned.recv_timeout(Duration::from_millis(50));
        assert!(early.is_err(), "{name} does not take the lock");
        drop(lock);
        returned.recv().unwrap();
        thread.join().unwrap();
    }
    unsafe { Device::destroy(&lock::acquire(), record.into(), ptr::null()) };
}
