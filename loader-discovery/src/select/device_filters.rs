//! The ID filters VK_LOADER_DEVICE_ID_FILTER, VK_LOADER_VENDOR_ID_FILTER and
//! VK_LOADER_DRIVER_ID_FILTER, which hide physical devices from an application (drivers.md A.6,
//! J.6).

use alloc::vec::Vec;
use core::ffi::CStr;
use core::ops::RangeInclusive;

use crate::Context;
use crate::c_numbers::leading_number;
use crate::event::DeviceSelectionEvent;
use crate::memory::{Collect as _, Grown};

/// The maximum number of ranges in one variable.
pub(crate) const MAX_RANGES: usize = 16;

/// The ranges of one variable; empty if the variable is unset.
#[derive(Debug, Default)]
pub(crate) struct IdRanges(pub(crate) Vec<RangeInclusive<u32>>);

impl IdRanges {
    fn read(context: Context<'_>, name: &'static CStr) -> Grown<Self> {
        let value = context.secure_variable(name)?.unwrap_or_default();
        let (ranges, exceeded) = Self::parse(&value)?;
        if exceeded {
            context.journal.record(DeviceSelectionEvent::IdFiltersExceeded {
                limit: MAX_RANGES,
                variable: name.to_str().unwrap_or_default(),
            });
        }
        Ok(ranges)
    }

    /// Parses the first [`MAX_RANGES`] ranges. The second result is true if the list has more.
    pub(crate) fn parse(value: &[u8]) -> Grown<(Self, bool)> {
        let mut tokens = value.split(|byte| *byte == b',').filter(|token| !token.is_empty());
        let ranges = tokens.by_ref().take(MAX_RANGES).map(range).try_list()?;
        Ok((Self(ranges), tokens.next().is_some()))
    }

    /// Whether a range contains `id`. True if there are no ranges.
    pub(crate) fn admits(&self, id: u32) -> bool {
        self.0.is_empty() || self.0.iter().any(|range| range.contains(&id))
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
    pub fn read(context: Context<'_>) -> Grown<Self> {
        let ranges = |name| IdRanges::read(context, name);
        Ok(Self {
            device: ranges(c"VK_LOADER_DEVICE_ID_FILTER")?,
            vendor: ranges(c"VK_LOADER_VENDOR_ID_FILTER")?,
            driver: ranges(c"VK_LOADER_DRIVER_ID_FILTER")?,
        })
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
mod tests;
