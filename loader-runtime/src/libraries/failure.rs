//! Why a library is not open: one value from the dynamic linker to the message (drivers.md E.6,
//! layers.md 6.2). The words of the dynamic linker are a quotation. They are in the user's
//! language, so that no decision reads them.

use crate::libraries::NamedLibrary;
use loader_discovery::event::line::Detach as _;

use crate::event::{Event, LibraryEvent, LibraryFailure, LibraryRejection};
use crate::host::{Refusal, RefusalKind};
use crate::journal::Journal;
use crate::memory::OutOfHostMemory;

/// A library that is not open.
#[derive(Debug)]
pub(crate) struct LibraryError<'a> {
    pub(super) cause: LibraryFailure<'a>,
    /// `None` if the dynamic linker was not asked, or opened the library.
    pub(super) refusal: Option<Refusal>,
}

impl LibraryFailure<'_> {
    /// Whether the library is for programs of another pointer size, which is no fault: such
    /// programs share the manifest.
    pub(crate) fn is_other_architecture(&self) -> bool {
        matches!(self, Self::OtherClass { .. } | Self::OtherFormat { .. })
    }
}

impl LibraryError<'_> {
    /// Whether memory ran out, which ends a scan or a creation.
    pub(crate) fn is_out_of_memory(&self) -> bool {
        matches!(self.cause, LibraryFailure::OutOfMemory { .. })
    }

    /// The cause without borrows.
    pub(crate) fn into_cause(self) -> Result<Event<'static>, OutOfHostMemory> {
        Ok(self.cause.detach()?.into())
    }

    /// Records the cause, and the words of the dynamic linker at the contract's level.
    pub(super) fn record(&self, journal: &Journal) {
        journal.record_kept(&self.cause);
        let refusal = self.refusal.as_ref().filter(|refusal| !refusal.words.is_empty());
        let Some(refusal) = refusal else { return };
        let description = refusal.words.as_slice().into();
        journal.record(match self.cause.is_other_architecture() {
            true => LibraryEvent::LinkerErrorOfOtherArchitecture { description },
            false => LibraryEvent::LinkerError { description },
        });
    }
}

/// Why a driver library is not used.
#[derive(Debug)]
pub(crate) enum DriverFailure<'a> {
    /// The library is not open; the cause is recorded.
    NotOpen(LibraryError<'a>),
    /// The library is no usable driver.
    Rejected(LibraryRejection<'a>),
}

impl DriverFailure<'_> {
    /// Whether memory ran out, which ends a scan.
    pub(crate) fn is_out_of_memory(&self) -> bool {
        matches!(self, Self::NotOpen(error) if error.is_out_of_memory())
    }

    /// Records the rejection of the driver with this `library`, and returns the cause.
    pub(crate) fn reject(
        self,
        journal: &Journal,
        library: &[u8],
    ) -> Result<Event<'static>, OutOfHostMemory> {
        let library = library.into();
        match self {
            Self::NotOpen(error) => {
                journal.record(match error.cause.is_other_architecture() {
                    true => LibraryRejection::WrongBitType { library },
                    false => LibraryRejection::LoadFailed { library },
                });
                error.into_cause()
            }
            Self::Rejected(rejection) => {
                journal.record_kept(&rejection);
                Ok(rejection.detach()?.into())
            }
        }
    }
}

/// The cause that Windows' linker states. It does not tell a library that is not there from one
/// whose dependency is not there: `exists` does.
#[cfg_attr(not(any(windows, test)), expect(dead_code, reason = "other linkers state none"))]
pub(super) fn of_refusal<'a>(
    named: &NamedLibrary<'a>,
    refusal: &Refusal,
    exists: bool,
) -> LibraryFailure<'a> {
    let (library, manifest, topic) = named.names();
    match refusal.kind {
        RefusalKind::NotFound if !exists => named.absent(),
        RefusalKind::Denied => LibraryFailure::Denied { library, manifest, topic },
        RefusalKind::OutOfMemory => LibraryFailure::OutOfMemory { library, manifest, topic },
        RefusalKind::OtherFormat => LibraryFailure::OtherFormat { library, manifest, topic },
        RefusalKind::NotFound | RefusalKind::Unknown => named.refused(refusal),
    }
}

#[cfg(test)]
mod tests;
