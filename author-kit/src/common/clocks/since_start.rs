//! The clock of drivers where the numbers of `clock_gettime` are not known: it begins with its first
//! reading.

use std::sync::OnceLock;
use std::time::Instant;

use dispatch_tables::vk::TimeDomainKHR;

pub(super) const DOMAINS: &[TimeDomainKHR] = &[TimeDomainKHR::DEVICE];

static START: OnceLock<Instant> = OnceLock::new();

/// The nanoseconds of the device's clock; none of another one.
pub(super) fn read(domain: TimeDomainKHR) -> Option<u64> {
    let since = START.get_or_init(Instant::now).elapsed().as_nanos();
    (domain == TimeDomainKHR::DEVICE).then_some(since as u64)
}
