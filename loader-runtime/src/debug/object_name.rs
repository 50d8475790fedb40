//! Handles in names and tags of objects (callpath.md 6.4).
//!
//! The loader wraps instances and physical devices, and drivers have surfaces of their own. A
//! trampoline replaces the handle of such an object by the handle of the chain, a terminator by the
//! handle of the driver.

use core::ptr;

use dispatch_tables::vk;

use crate::debug::types::Named;
use crate::device::record::Device;
use crate::instance::driver::Driver;
use crate::instance::record::Instance;
use crate::physical_devices::record::{TerminatorPhysicalDevice, TrampolinePhysicalDevice};
use crate::surfaces::own::on_driver;

/// `info` with the chain's handle of an object of the application.
///
/// # Safety
///
/// The handle is null or one of its type.
pub(crate) unsafe fn of_chain<Info: Named>(mut info: Info) -> Info {
    let (object_type, handle) = info.object();
    let pointer = ptr::with_exposed_provenance_mut(*handle as usize);
    let lower = match object_type {
        // SAFETY: the caller passes a handle of this type, and `of` reads the start of the object.
        vk::ObjectType::PHYSICAL_DEVICE => unsafe {
            let wrapper = TrampolinePhysicalDevice::of(vk::PhysicalDevice::from_raw(pointer));
            wrapper.map(|wrapper| wrapper.lower().as_raw())
        },
        // SAFETY: as above.
        vk::ObjectType::INSTANCE => unsafe {
            Instance::of(vk::Instance::from_raw(pointer)).map(|instance| instance.lower().as_raw())
        },
        _ => None,
    };
    if let Some(lower) = lower {
        *handle = lower.expose_provenance() as u64;
    }
    info
}

/// `info` with the driver's handle of an object of the chain.
///
/// # Safety
///
/// The handle is null or one of its type.
pub(crate) unsafe fn of_driver<Info: Named>(
    device: &Device,
    driver: &Driver,
    mut info: Info,
) -> Info {
    let (object_type, handle) = info.object();
    let pointer = ptr::with_exposed_provenance_mut(*handle as usize);
    match object_type {
        vk::ObjectType::INSTANCE => *handle = driver.instance.as_raw().expose_provenance() as u64,
        vk::ObjectType::PHYSICAL_DEVICE if *handle != 0 => {
            let wrapper = vk::PhysicalDevice::from_raw(pointer);
            // SAFETY: the caller promises a physical device of the chain: a wrapper.
            let wrapper = unsafe { TerminatorPhysicalDevice::of(wrapper) };
            *handle = wrapper.handle.as_raw().expose_provenance() as u64;
        }
        vk::ObjectType::SURFACE_KHR if device.dispatch.table.create_swapchain_khr.is_some() => {
            // SAFETY: the caller promises a live surface of the loader, or null.
            let surface = unsafe { on_driver(vk::SurfaceKHR::from_raw(*handle), driver) };
            *handle = surface.map_or(*handle, |surface| surface.as_raw());
        }
        _ => {}
    }
    info
}

#[cfg(test)]
mod tests;
