//! The ID filters VK_LOADER_DEVICE_ID_FILTER, VK_LOADER_VENDOR_ID_FILTER and
//! VK_LOADER_DRIVER_ID_FILTER, which hide physical devices from an application (drivers.md A.6,
//! J.6).

use alloc::vec::Vec;
use core::ffi::CStr;
use core::ops::RangeInclusive;

use super::number::leading_number;
use crate::Context;
use crate::event::DeviceSelectionEvent;

/// The maximum number of ranges in one variable.
pub(crate) const MAX_RANGES: usize = 16;

/// The ranges of one variable; empty if the variable is unset.
#[derive(Debug, Default)]
pub(crate) struct IdRanges(Vec<RangeInclusive<u32>>);

impl IdRanges {
    fn read(context: Context<'_>, name: &'static CStr) -> Self {
        let value = context.secure_variable(name).unwrap_or_default();
        let (ranges, exceeded) = Self::parse(&value);
        if exceeded {
            context.journal.record(DeviceSelectionEvent::IdFiltersExceeded {
                limit: MAX_RANGES,
                variable: name.to_str().unwrap_or_default(),
            });
        }
        ranges
    }

    /// Parses the first [`MAX_RANGES`] ranges. The second result is true if the list has more.
    pub(crate) fn parse(value: &[u8]) -> (Self, bool) {
        let mut tokens = value.split(|byte| *byte == b',').filter(|token| !token.is_empty());
        let ranges = tokens.by_ref().take(MAX_RANGES).map(range).collect();
        (Self(ranges), tokens.next().is_some())
    }

    /// Whether a range contains `id`. True if there are no ranges.
    pub(crate) fn admits(&self, id: u32) -> bool {
        self.0.is_empty() || self.0.iter().any(|range| range.contains(&id))
    }

    #[cfg(any(test, fuzzing))]
    pub(crate) fn list(&self) -> &[RangeInclusive<u32>] {
        &self.0
    }
}

/// Parses `begin`, or `begin` and `end` separated by any one character.
fn range(token: &[u8]) -> RangeInclusive<u32> {
    let (begin, rest) = leading_number(token);
    match rest.split_first() {
        None => begin..=begin,
        Some((_, end)) => begin..=leading_number(end).0,
    }
}

/// The three ID filters.
#[derive(Debug)]
pub struct DeviceFilters {
    device: IdRanges,
    vendor: IdRanges,
    driver: IdRanges,
}

impl DeviceFilters {
    /// Reads the three variables.
    pub fn read(context: Context<'_>) -> Self {
        let ranges = |name| IdRanges::read(context, name);
        Self {
            device: ranges(c"VK_LOADER_DEVICE_ID_FILTER"),
            vendor: ranges(c"VK_LOADER_VENDOR_ID_FILTER"),
            driver: ranges(c"VK_LOADER_DRIVER_ID_FILTER"),
        }
    }

    /// Whether any of the filters has ranges.
    pub fn are_set(&self) -> bool {
        [&self.device, &self.vendor, &self.driver].iter().any(|ranges| !ranges.0.is_empty())
    }

    /// Whether all filters admit a device.
    ///
    /// `device_id` and `vendor_id` are those of `VkPhysicalDeviceProperties`. `driver_id` queries
    /// `VkPhysicalDeviceDriverProperties::driverID` and returns `None` if the driver reports none;
    /// it is called only if the other filters admit the device and the driver filter has ranges.
    pub fn admit(
        &self,
        device_id: u32,
        vendor_id: u32,
        driver_id: impl FnOnce() -> Option<u32>,
    ) -> bool {
        self.device.admits(device_id)
            && self.vendor.admits(vendor_id)
            && (self.driver.0.is_empty() || driver_id().is_some_and(|id| self.driver.admits(id)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[expect(clippy::reversed_empty_ranges, reason = "the range of such a token")]
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
        assert!(IdRanges::default().admits(5));
        assert!(!IdRanges(vec![1..=3]).admits(5));
        #[expect(clippy::reversed_empty_ranges, reason = "the range of `5:3`")]
        let nothing = IdRanges(vec![5..=3]);
        assert!(!nothing.admits(4));
    }
}
