//! An application on any loader: it lists the devices, and each executes a submission without commands.
//! The loader is the platform's, or the library that the first argument names.

use std::error::Error;
use std::ffi::CStr;

use dispatch_tables::command::{GetDeviceProcAddr, of_instance};
use dispatch_tables::loaded::Entry;
use dispatch_tables::{
    DeviceDispatchTable, InstanceDispatchTable, PhysicalDeviceDispatchTable, vk,
};

fn main() -> Result<(), Box<dyn Error>> {
    let library = std::env::args_os().nth(1);
    // SAFETY: the library is a Vulkan loader, and every call is valid usage of its command.
    unsafe {
        let entry = match library {
            Some(library) => Entry::open(library)?,
            None => Entry::load()?,
        };
        let get = entry.get_instance_proc_addr;
        let info = vk::InstanceCreateInfo::default();
        let instance = entry.commands.calls().create_instance(&info, None)?;
        let table = InstanceDispatchTable::load(get, instance);
        let of_devices = PhysicalDeviceDispatchTable::load(get, instance);
        let get = of_instance::<GetDeviceProcAddr>(get, instance).ok_or("no lookup")?;
        for physical_device in table.calls().enumerate_physical_devices(instance)? {
            let properties = of_devices.calls().get_physical_device_properties(physical_device);
            let name = CStr::from_ptr(properties.device_name.as_ptr()).to_string_lossy();
            println!("{name}: {}", properties.device_type);
            submit(physical_device, &of_devices, get)?;
        }
        table.calls().destroy_instance(instance, None);
    }
    Ok(())
}

/// Creates a device with a queue, and waits for a submission.
unsafe fn submit(
    physical_device: vk::PhysicalDevice,
    table: &PhysicalDeviceDispatchTable,
    get: vk::PFN_vkGetDeviceProcAddr,
) -> Result<(), vk::Error> {
    let queue = vk::DeviceQueueCreateInfo {
        queue_count: 1,
        p_queue_priorities: &1.0,
        ..Default::default()
    };
    let info = vk::DeviceCreateInfo {
        queue_create_info_count: 1,
        p_queue_create_infos: &queue,
        ..Default::default()
    };
    // SAFETY: every call is valid usage of its command.
    unsafe {
        let device = table.calls().create_device(physical_device, &info, None)?;
        let table = DeviceDispatchTable::load(get, device);
        let t = table.calls();
        let queue = t.get_device_queue(device, 0, 0);
        let fence = t.create_fence(device, &vk::FenceCreateInfo::default(), None)?;
        t.queue_submit(queue, &[vk::SubmitInfo::default()], fence)?;
        t.wait_for_fences(device, &[fence], vk::TRUE, u64::MAX)?;
        t.destroy_fence(device, fence, None);
        t.destroy_device(device, None);
    }
    Ok(())
}
