//! VK_LOADER_DEVICE_ID_FILTER, VK_LOADER_VENDOR_ID_FILTER and VK_LOADER_DRIVER_ID_FILTER: which
//! physical devices an application may see (drivers.md A.6, J.6).

use std::ffi::CStr;
use std::ops::RangeInclusive;

use dispatch_tables::Extension;
use dispatch_tables::vk;

use super::number::leading_number;
use crate::discovery::secure_variable;
use crate::event::PhysicalDeviceEvent;
use crate::object::instance::Instance;
use crate::object::physical_device::TerminatorPhysicalDevice;
use crate::system::{Platform, System};

/// No more ranges than this are read from one variable.
const MAX_RANGES: usize = 16;

/// The ranges of one variable; empty when it is not set.
#[derive(Debug, Default)]
struct Ranges(Vec<RangeInclusive<u32>>);

impl Ranges {
    fn read(system: &dyn System, instance: &Instance, name: &'static CStr) -> Self {
        let value =
            secure_variable(Platform::HOST, system, instance.journal(), name).unwrap_or_default();
        let (ranges, exceeded) = Self::parse(&value);
        if exceeded {
            instance.journal().record(PhysicalDeviceEvent::IdFiltersExceeded {
                limit: u32::try_from(MAX_RANGES).unwrap_or_default(),
                variable: name.to_str().unwrap_or_default(),
            });
        }
        ranges
    }

    /// The first ranges of the list, and whether there are more than count.
    fn parse(value: &[u8]) -> (Self, bool) {
        let mut tokens = value.split(|byte| *byte == b',').filter(|token| !token.is_empty());
        let ranges = tokens.by_ref().take(MAX_RANGES).map(range).collect();
        (Self(ranges), tokens.next().is_some())
    }

    /// True without ranges, or if one of them holds `id`.
    fn admits(&self, id: u32) -> bool {
        self.0.is_empty() || self.0.iter().any(|range| range.contains(&id))
    }
}

/// `begin`, or `begin` and `end` with any one character between them.
fn range(token: &[u8]) -> RangeInclusive<u32> {
    let (begin, rest) = leading_number(token);
    match rest.split_first() {
        None => begin..=begin,
        Some((_, end)) => begin..=leading_number(end).0,
    }
}

/// The three filters, as they are set at this moment.
#[derive(Debug)]
pub(super) struct DeviceFilters {
    device: Ranges,
    vendor: Ranges,
    driver: Ranges,
}

impl DeviceFilters {
    pub(super) fn read(system: &dyn System, instance: &Instance) -> Self {
        Self {
            device: Ranges::read(system, instance, c"VK_LOADER_DEVICE_ID_FILTER"),
            vendor: Ranges::read(system, instance, c"VK_LOADER_VENDOR_ID_FILTER"),
            driver: Ranges::read(system, instance, c"VK_LOADER_DRIVER_ID_FILTER"),
        }
    }

    /// Whether any is set.
    pub(super) fn are_set(&self) -> bool {
        [&self.device, &self.vendor, &self.driver].iter().any(|ranges| !ranges.0.is_empty())
    }

    /// Whether the application may see the device that the chain calls `lower`.
    ///
    /// # Safety
    /// `lower` came from the chain of `instance`; the loader lock is held.
    pub(super) unsafe fn admit(&self, instance: &Instance, lower: vk::PhysicalDevice) -> bool {
        let mut properties = vk::PhysicalDeviceProperties::default();
        if let Some(get) = instance.dispatch().physical_device.get_physical_device_properties {
            // SAFETY: the chain's own function with its own handle.
            unsafe { get(lower, &raw mut properties) };
        }
        let by_ids =
            self.device.admits(properties.device_id) && self.vendor.admits(properties.vendor_id);
        if self.driver.0.is_empty() || !by_ids {
            return by_ids;
        }
        // SAFETY: the caller's promise.
        let driver = unsafe { driver_id(instance, lower) };
        driver.is_some_and(|id| self.driver.admits(id))
    }
}

/// `VkPhysicalDeviceDriverProperties::driverID`, asked of the driver itself; through the chain
/// where a layer put a handle of its own in front of the loader's.
///
/// # Safety
/// As [`DeviceFilters::admit`].
unsafe fn driver_id(instance: &Instance, lower: vk::PhysicalDevice) -> Option<u32> {
    let wrapper = |wrapper: &&TerminatorPhysicalDevice| wrapper.as_handle() == lower;
    let (table, handle) = match instance.terminators().find(wrapper) {
        Some(wrapper) => (&wrapper.driver().physical_device_table, wrapper.handle),
        None => (&*instance.dispatch().physical_device, lower),
    };
    let get = if instance.app_version() >= vk::API_VERSION_1_1 {
        table.get_physical_device_properties2?
    } else if instance.is_enabled(Extension::KHR_GET_PHYSICAL_DEVICE_PROPERTIES2) {
        table.get_physical_device_properties2_khr?
    } else {
        return None;
    };
    let mut driver = vk::PhysicalDeviceDriverProperties::default();
    let mut properties =
        vk::PhysicalDeviceProperties2 { p_next: (&raw mut driver).cast(), ..Default::default() };
    // SAFETY: the table's function with its own handle and a valid chain.
    unsafe { get(handle, &raw mut properties) };
    u32::try_from(driver.driver_id.as_raw()).ok()
}

/// Reads an ID filter and holds it to what every value gives.
#[cfg(any(test, fuzzing))]
pub(crate) fn check(value: &[u8]) {
    let (ranges, exceeded) = Ranges::parse(value);
    assert!(ranges.0.len() <= MAX_RANGES);
    assert!(!exceeded || ranges.0.len() == MAX_RANGES);
    for range in ranges.0.iter().filter(|range| !range.is_empty()) {
        assert!(ranges.admits(*range.start()) && ranges.admits(*range.end()));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[expect(clippy::reversed_empty_ranges, reason = "what such tokens give")]
    fn tokens_are_ids_or_ranges_drivers_a6() {
        let cases: [(&[u8], RangeInclusive<u32>); 7] = [
            (b"7", 7..=7),
            (b"0x10:0x20", 0x10..=0x20),
            (b"3-5", 3..=5),
            (b"10:", 10..=0),
            (b"zz", 0..=0),
            (b"0x0A ", 0xA..=0),
            (b"010", 8..=8),
        ];
        for (token, expected) in cases {
            assert_eq!(range(token), expected, "{token:?}");
        }
    }

    #[test]
    fn a_variable_that_is_not_set_admits_everything_drivers_j6() {
        assert!(Ranges::default().admits(5));
        assert!(!Ranges(vec![1..=3]).admits(5));
        #[expect(clippy::reversed_empty_ranges, reason = "what `5:3` gives")]
        let nothing = Ranges(vec![5..=3]);
        assert!(!nothing.admits(4));
    }
}
