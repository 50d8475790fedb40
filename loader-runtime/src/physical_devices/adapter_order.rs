//! The physical devices of Windows' graphics adapters, in the order in which DXGI prefers the
//! adapters (drivers.md C.5, J.3). The devices that no adapter has follow them, in the order of
//! their drivers.

use dispatch_tables::icd::{Luid, PFN_vk_icdEnumerateAdapterPhysicalDevices};
use dispatch_tables::{Extension, vk};
use loader_discovery::select::device_order::AdapterRank;
use loader_discovery::sort::sort_by_key;

use crate::enumeration::Unread;
use crate::event::AdapterEvent;
use crate::host::graphics;
use crate::instance::driver::Driver;
use crate::instance::record::Instance;
use crate::lock::Guard;
use crate::memory::{Allocated, List, OutOfHostMemory, try_collect, try_push};
use crate::physical_devices;
use crate::physical_devices::driver_queries::{extended_properties, properties};
use crate::physical_devices::record::TerminatorPhysicalDevice;

/// The devices of all adapters, in the order of [`AdapterRank`].
pub(crate) fn devices_by_adapter<'a>(
    lock: &'a Guard,
    instance: &'a Instance,
) -> Result<List<&'a TerminatorPhysicalDevice>, vk::Result> {
    let memory = instance.allocator(vk::SystemAllocationScope::COMMAND);
    let mut ranked = List::new_in(memory);
    let adapters = graphics::adapters_by_preference().map_err(OutOfHostMemory::from)?;
    for (adapter, luid) in (0..).zip(adapters) {
        for driver in instance.drivers.iter(lock) {
            for handle in devices_of(instance, driver, luid)? {
                let device = instance.terminator_for(lock, driver, handle)?;
                let (translates, place) = (translates_to_direct3d(device)?, ranked.len());
                try_push(&mut ranked, (AdapterRank { adapter, translates, place }, device))?;
            }
        }
    }
    sort_by_key(&mut ranked, |(rank, _)| *rank);
    Ok(try_collect(memory, ranked.iter().map(|(_, device)| Ok(*device)))?)
}

/// A driver's devices of one adapter. Every error but lack of memory leaves the driver's devices to
/// its vkEnumeratePhysicalDevices.
fn devices_of(
    instance: &Instance,
    driver: &Driver,
    adapter: Luid,
) -> Result<List<vk::PhysicalDevice>, vk::Result> {
    let none = List::new_in(instance.allocator(vk::SystemAllocationScope::COMMAND));
    let enumerate: Option<PFN_vk_icdEnumerateAdapterPhysicalDevices> =
        driver.library.functions.enumerate_adapter_physical_devices;
    let Some(enumerate) = enumerate else { return Ok(none) };
    let read = physical_devices::list::handles(instance, driver, |count, array| {
        // SAFETY: the driver's own function with its own instance. It gets a writable count, and
        // null or an array of as many elements as the count says.
        unsafe { enumerate(driver.instance, adapter, count, array) }
    });
    let code = match read {
        Ok(handles) => return Ok(handles),
        Err(Unread::OutOfHostMemory) => return Err(vk::Result::ERROR_OUT_OF_HOST_MEMORY),
        Err(Unread::Uncounted(code) | Unread::Unfilled(code)) => code,
        Err(Unread::TooMany(_)) => vk::Result::ERROR_UNKNOWN,
    };
    match code {
        vk::Result::ERROR_OUT_OF_HOST_MEMORY => Err(code),
        // The adapter is another driver's.
        vk::Result::ERROR_INCOMPATIBLE_DRIVER => Ok(none),
        _ => {
            let (library, result) = (driver.name(), code.as_raw());
            instance.journal().record(AdapterEvent::Failed { library, result });
            Ok(none)
        }
    }
}

/// Whether the device's driver is a layer over Direct3D 12.
fn translates_to_direct3d(device: &TerminatorPhysicalDevice) -> Allocated<bool> {
    let mut layered = vk::PhysicalDeviceLayeredDriverPropertiesMSFT::default();
    let version = properties(device).api_version;
    let is_known =
        extended_properties(device, version, Extension::MSFT_LAYERED_DRIVER, &mut layered)?;
    Ok(is_known && layered.underlying_api == vk::LayeredDriverUnderlyingApiMSFT::D3D12)
}
