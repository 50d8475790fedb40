//! vkCreateDevice and vkDestroyDevice.

use std::ptr::{NonNull, null};
use std::sync::Arc;
use std::sync::atomic::AtomicU64;

use dispatch_tables::{DeviceExtensionTable, Enabled, ObjectHeader, vk};

use crate::capability::features::Features;
use crate::objects;

use super::alloc::{Allocator, Owned};
use super::dispatchable::{Device, DeviceHead, PhysicalDevice, Queue};
use super::enumerate::slice;
use super::guard::Callback;
use super::instance::check_dependencies;
use super::object::{ObjectBase, store};
use super::worker::Worker;

const NEW_DEVICE: Callback = Callback::of_creation(c"vkCreateDevice", "new_device");

/// vkCreateDevice.
///
/// # Safety
///
/// Valid usage of the command.
pub unsafe extern "system" fn create(
    physical_device: vk::PhysicalDevice,
    info: *const vk::DeviceCreateInfo,
    callbacks: *const vk::AllocationCallbacks,
    created: *mut vk::Device,
) -> vk::Result {
    // SAFETY: valid usage: the physical device is alive, and the pointers lead to what they should.
    unsafe {
        let physical_device = objects::physical_device(physical_device);
        let device = make(physical_device, &*info, callbacks);
        let handle = |device: Owned<Device>| vk::Device::from_raw(device.into_raw().cast());
        store(device.map(handle), created)
    }
}

/// # Safety
///
/// Valid usage of vkCreateDevice.
unsafe fn make(
    physical_device: &PhysicalDevice,
    info: &vk::DeviceCreateInfo,
    callbacks: *const vk::AllocationCallbacks,
) -> Result<Owned<Device>, vk::Result> {
    let (instance, description) = (physical_device.instance(), &physical_device.description);
    // SAFETY: valid usage.
    let (names, allocator, queues) = unsafe {
        let names = DeviceExtensionTable::enable_raw(
            &description.extensions,
            info.enabled_extension_count,
            info.pp_enabled_extension_names,
        );
        let allocator = Allocator::new(callbacks, instance.allocator);
        (names, allocator, slice(info.p_queue_create_infos, info.queue_create_info_count))
    };
    let refuse = |text: String| instance.error(c"vkCreateDevice", &text);
    let extensions = names.inspect_err(|error| refuse(error.to_string()))?;
    let enabled = Enabled {
        core_version: instance.api_version.min(description.properties.api_version),
        instance_extensions: &instance.extensions,
        device_extensions: &extensions,
    };
    check_dependencies(extensions.iter(), &enabled, refuse)?;
    // SAFETY: valid usage.
    let (checked, features) =
        unsafe { (description.features.check(info), Features::requested(info)) };
    if let Err(missing) = checked {
        refuse(format!("{missing} is not supported"));
        return Err(vk::Result::ERROR_FEATURE_NOT_PRESENT);
    }
    let table = &physical_device.tables.device;
    let device = Device {
        head: DeviceHead { header: ObjectHeader::new(table), device: null() },
        physical_device,
        table,
        extensions,
        features,
        allocator,
        data: Box::new(()),
        queues: Vec::new(),
        base: ObjectBase::default(),
        next_slot: AtomicU64::new(0),
        sync: Arc::default(),
    };
    let mut device = allocator.allocate(vk::SystemAllocationScope::DEVICE, device)?;
    device.head.device = device.as_ptr();
    let new = || (instance.driver.description.new_device)(&mut device, info);
    instance.guard(NEW_DEVICE, new)?;
    // The queues take over the table that `new_device` may have put over the driver's.
    make_queues(&mut device, queues)?;
    Ok(device)
}

fn make_queues(
    device: &mut Owned<Device>,
    infos: &[vk::DeviceQueueCreateInfo],
) -> Result<(), vk::Result> {
    for info in infos {
        for index in 0..info.queue_count {
            let header = ObjectHeader::new(device.head.header.dispatch);
            let queue = Queue {
                head: DeviceHead { header, device: device.as_ptr() },
                family: info.queue_family_index,
                index,
                flags: info.flags,
                worker: Worker::default(),
                base: ObjectBase::default(),
            };
            let queue = device.allocator.allocate(vk::SystemAllocationScope::DEVICE, queue)?;
            device.queues.push(queue);
        }
    }
    Ok(())
}

/// vkDestroyDevice.
///
/// # Safety
///
/// Valid usage of the command.
pub unsafe extern "system" fn destroy(device: vk::Device, _: *const vk::AllocationCallbacks) {
    let Some(pointer) = NonNull::new(device.as_raw().cast::<Device>()) else { return };
    // SAFETY: `create` made the device, and by valid usage nobody uses the handle any more.
    let device = unsafe { Owned::from_raw(pointer, pointer.as_ref().allocator) };
    // The threads use the device and all of its queues.
    device.queues().for_each(Queue::stop);
}
