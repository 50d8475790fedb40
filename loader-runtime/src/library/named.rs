//! Opens the library that a manifest names. Rejects paths that must not reach the dynamic linker.
//! Explains an error of the dynamic linker by the header of the file, because its text about a
//! library for another machine is misleading. Every message names the manifest (drivers.md E.6,
//! layers.md 6.2).

use loader_discovery::system::Platform;

use crate::event::{LibraryEvent, LibraryFailure};
use crate::host::files::{self, MAX_PATH};
use crate::host::{FileKind, linker};
use crate::journal::Journal;

use super::another_loader::is_a_loader;
use super::linker_failure;
use super::machine::{self, Foreign};
use super::shared_object::{LinkerError, SharedObject};

/// The library of a manifest.
#[derive(Clone, Copy, Debug)]
pub(crate) struct NamedLibrary<'a> {
    /// The path to pass to the dynamic linker.
    pub(crate) library: &'a [u8],
    pub(crate) manifest: &'a [u8],
    /// The topic bit of the messages: drivers or layers.
    pub(crate) topic: u32,
}

/// Why a library is not open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum NotOpened {
    /// The path is rejected, or the library is a loader. The reason is recorded.
    Rejected,
    /// The dynamic linker failed, with this error.
    ByLinker(LinkerError),
}

impl NamedLibrary<'_> {
    /// Opens the library.
    ///
    /// # Errors
    ///
    /// Why the library is not open.
    ///
    /// # Safety
    ///
    /// As [`SharedObject::open`].
    pub(super) unsafe fn open(&self, journal: &Journal) -> Result<SharedObject, NotOpened> {
        if let Some(reason) = self.reason_against() {
            journal.record(reason);
            return Err(NotOpened::Rejected);
        }
        let library = self.library.into();
        journal.record(LibraryEvent::Calling { library, function: linker::OPEN });
        // SAFETY: the caller has the obligations of `SharedObject::open`.
        let object = unsafe { SharedObject::open(self.library) }.map_err(|error| {
            self.explain(journal, &error);
            NotOpened::ByLinker(error)
        })?;
        if is_a_loader(&object) {
            let Self { library, manifest, topic } = *self;
            let (library, manifest) = (library.into(), manifest.into());
            journal.record(LibraryFailure::AnotherLoader { library, manifest, topic });
            return Err(NotOpened::Rejected);
        }
        Ok(object)
    }

    /// The reason to keep a path from the dynamic linker: a long path would exhaust its stack, and
    /// a special file could block it. A file without a readable state is left to the dynamic
    /// linker.
    fn reason_against(&self) -> Option<LibraryFailure<'_>> {
        let Self { library, manifest, topic } = *self;
        let manifest = manifest.into();
        if library.len() > MAX_PATH {
            let (length, limit) = (library.len(), MAX_PATH);
            return Some(LibraryFailure::PathTooLong { manifest, length, limit, topic });
        }
        let kind = match self.file_kind()? {
            FileKind::Regular | FileKind::Unknown => return None,
            FileKind::Fifo => "a FIFO",
            FileKind::Socket => "a socket",
            FileKind::Directory => "a directory",
            FileKind::Device => "a device",
        };
        Some(LibraryFailure::NotAFile { library: library.into(), manifest, kind, topic })
    }

    /// The kind of the file. `None` for a bare name, for which the dynamic linker searches.
    fn file_kind(&self) -> Option<FileKind> {
        let separator = Platform::HOST.directory_separator();
        self.library.contains(&separator).then(|| files::kind(self.library)).flatten()
    }

    /// Records the reason for an error of the dynamic linker.
    fn explain(&self, journal: &Journal, error: &LinkerError) {
        let Self { library, manifest, topic } = *self;
        let foreign = self.header().as_ref().and_then(machine::foreign);
        let (library, manifest) = (library.into(), manifest.into());
        journal.record(match foreign {
            None => linker_failure::classify(self, error),
            Some(Foreign::Class { bits, own }) => {
                LibraryFailure::OtherClass { library, manifest, bits, own, topic }
            }
            Some(Foreign::ByteOrder) => LibraryFailure::OtherByteOrder { library, manifest, topic },
            Some(Foreign::Machine(name)) => {
                LibraryFailure::OtherMachine { library, manifest, name, topic }
            }
            Some(Foreign::UnknownMachine(number)) => {
                LibraryFailure::UnknownMachine { library, manifest, number, topic }
            }
        });
    }

    /// The header of the file, if it is a regular file.
    fn header(&self) -> Option<[u8; machine::HEADER_SIZE]> {
        if self.file_kind() != Some(FileKind::Regular) {
            return None;
        }
        let mut header = [0; machine::HEADER_SIZE];
        files::read_beginning(self.library, &mut header).then_some(header)
    }
}
