//! Why a library is not open: one value from the dynamic linker to the message (drivers.md E.6,
//! layers.md 6.2). The words of the dynamic linker are a quotation. They are in the user's
//! language, so that no decision reads them.

use loader_discovery::event::line::Detach as _;
use loader_discovery::memory::Fault;

use crate::event::{Event, LibraryEvent, LibraryFailure, LibraryRejection};
use crate::host::{Refusal, RefusalKind};
use crate::journal::Journal;
use crate::libraries::NamedLibrary;

impl LibraryFailure<'_> {
    /// Whether the library is for programs of another pointer size, which is no fault: such
    /// programs share the manifest.
    pub(crate) fn is_other_architecture(&self) -> bool {
        matches!(self, Self::OtherClass { .. } | Self::OtherFormat { .. })
    }
}

/// Records why a library is not open, and the words of the dynamic linker at the contract's level,
/// if it was asked and refused. Returns the cause; a lack of memory ends a scan or a creation.
pub(super) fn record(
    journal: &Journal,
    cause: LibraryFailure<'_>,
    refusal: Option<&Refusal>,
) -> Fault<Event<'static>> {
    journal.record_kept(&cause);
    if let Some(refusal) = refusal.filter(|refusal| !refusal.words.is_empty()) {
        let description = refusal.words.as_slice().into();
        journal.record(match cause.is_other_architecture() {
            true => LibraryEvent::LinkerErrorOfOtherArchitecture { description },
            false => LibraryEvent::LinkerError { description },
        });
    }
    match cause {
        LibraryFailure::OutOfMemory { .. } => Fault::OutOfMemory,
        _ => cause.detach().map_or_else(Fault::from, |cause| Fault::Rejected(cause.into())),
    }
}

/// Records that the driver with this `library` takes no part because the library is not open.
pub(super) fn record_driver(journal: &Journal, library: &[u8], fault: &Fault<Event<'_>>) {
    if let Fault::Rejected(Event::LibraryFailure(failure)) = fault {
        let library = library.into();
        journal.record(match failure.is_other_architecture() {
            true => LibraryRejection::WrongBitType { library },
            false => LibraryRejection::LoadFailed { library },
        });
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
