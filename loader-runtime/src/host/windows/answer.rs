//! Answers of Windows, which may be absent, or need memory that is refused.

use loader_discovery::OutOfMemory;
use loader_discovery::memory::{Fault, Grown};

/// What Windows has no answer to.
pub(super) struct Absent;

/// An answer, or why there is none.
pub(super) type Answer<T> = Result<T, Fault<Absent>>;

/// Windows has no such thing.
pub(super) const ABSENT: Fault<Absent> = Fault::Rejected(Absent);

/// The answer for the deciding half.
pub(super) fn found<T>(answer: Answer<T>) -> Grown<Option<T>> {
    match answer {
        Ok(found) => Ok(Some(found)),
        Err(Fault::Rejected(Absent)) => Ok(None),
        Err(Fault::OutOfMemory) => Err(OutOfMemory),
    }
}
