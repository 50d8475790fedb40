//! The clock of drivers on the CPU: timestamps count its nanoseconds (`timestamp_period` is 1), and
//! VK_KHR_calibrated_timestamps compares it with the system's clocks.
//!
//! These entries are no part of [`ALL`](super::ALL): a driver whose device has this clock takes them
//! with [`also`](crate::objects::Description::also).

use dispatch_tables::vk::{self, TimeDomainKHR};

use crate::common;
use crate::objects::{Common, slice, two_calls};

/// The entries.
pub static ENTRIES: &[Common] = &[
    common!(GetPhysicalDeviceCalibrateableTimeDomainsKHR, domains, []),
    common!(
        GetCalibratedTimestampsKHR,
        timestamps,
        [],
        beside[GET_PHYSICAL_DEVICE_CALIBRATEABLE_TIME_DOMAINS_KHR]
    ),
];

/// The time of the device's clock, in nanoseconds. On Linux that is `CLOCK_MONOTONIC`.
#[must_use]
pub fn now() -> u64 {
    system::read(TimeDomainKHR::DEVICE).unwrap_or_default()
}

/// The system's clocks, where the numbers of `clock_gettime` are known.
#[cfg(any(target_os = "linux", target_os = "android"))]
mod system {
    use std::ffi::{c_int, c_long};

    use dispatch_tables::vk::TimeDomainKHR;

    pub(super) const DOMAINS: &[TimeDomainKHR] = &[
        TimeDomainKHR::DEVICE,
        TimeDomainKHR::CLOCK_MONOTONIC,
        TimeDomainKHR::CLOCK_MONOTONIC_RAW,
    ];

    /// `struct timespec` of the function below, which has the type of `time_t` that is a `long`.
    #[repr(C)]
    struct Time {
        seconds: c_long,
        nanoseconds: c_long,
    }

    // The C library's declaration: a crate for one function would be the kit's first dependency
    // that a driver's build has to fetch.
    unsafe extern "C" {
        fn clock_gettime(clock: c_int, time: *mut Time) -> c_int;
    }

    /// The nanoseconds of a clock; none of one that the system does not have.
    pub(super) fn read(domain: TimeDomainKHR) -> Option<u64> {
        let clock = match domain {
            TimeDomainKHR::DEVICE | TimeDomainKHR::CLOCK_MONOTONIC => 1,
            TimeDomainKHR::CLOCK_MONOTONIC_RAW => 4,
            _ => return None,
        };
        let mut time = Time { seconds: 0, nanoseconds: 0 };
        // SAFETY: the function writes to the time alone.
        let failed = unsafe { clock_gettime(clock, &mut time) } != 0;
        let [seconds, nanoseconds] = [time.seconds, time.nanoseconds].map(|part| part as u64);
        (!failed).then(|| seconds * 1_000_000_000 + nanoseconds)
    }
}

#[cfg(not(any(target_os = "linux", target_os = "android")))]
mod since_start;
#[cfg(not(any(target_os = "linux", target_os = "android")))]
use since_start as system;

unsafe extern "system" fn domains(
    _: vk::PhysicalDevice,
    count: *mut u32,
    array: *mut TimeDomainKHR,
) -> vk::Result {
    // SAFETY: valid usage of the command.
    unsafe { two_calls(system::DOMAINS.iter().copied(), count, array) }
}

/// All clocks are read one after the other: the deviation is the time that this took.
unsafe extern "system" fn timestamps(
    _: vk::Device,
    count: u32,
    infos: *const vk::CalibratedTimestampInfoKHR,
    timestamps: *mut u64,
    deviation: *mut u64,
) -> vk::Result {
    let start = now();
    // SAFETY: valid usage of the command, which has room for as many timestamps.
    unsafe {
        for (at, info) in slice(infos, count).iter().enumerate() {
            timestamps.add(at).write(system::read(info.time_domain).unwrap_or_default());
        }
        // A clock may stand still while another one takes its next step.
        deviation.write(now() - start + 1);
    }
    vk::Result::SUCCESS
}

#[cfg(test)]
mod tests {
    use std::thread::sleep;
    use std::time::{Duration, Instant};

    use super::*;

    /// The pause is longer than a second, so that the clock's seconds and its nanoseconds both count.
    #[test]
    fn the_devices_clock_counts_nanoseconds() {
        let outer = Instant::now();
        let before = now();
        let inner = Instant::now();
        sleep(Duration::from_millis(1001));
        let inner = inner.elapsed();
        let passed = Duration::from_nanos(now() - before);
        assert!(inner <= passed && passed <= outer.elapsed(), "{inner:?} {passed:?}");
    }
}
