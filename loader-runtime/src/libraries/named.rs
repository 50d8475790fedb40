//! Opens the library that a manifest names. Rejects paths that must not reach the dynamic linker.
//! Where the dynamic linker refuses a library, looks for the cause itself, by the linker's number
//! or in the library's file. Every message names the manifest (drivers.md E.6, layers.md 6.2).

use loader_discovery::memory::{Fault, TryClone as _};

use crate::event::{Event, LibraryFailure, Text};
#[cfg(unix)]
use crate::host::RefusalKind;
use crate::host::files::{self, MAX_PATH};
use crate::host::{FileKind, Refusal, linker};
use crate::journal::Journal;

use crate::libraries::another_loader::is_a_loader;
#[cfg(unix)]
use crate::libraries::examination;
use crate::libraries::failure;
use crate::libraries::shared_object::SharedObject;

/// The library of a manifest.
#[derive(Clone, Copy, Debug)]
pub(crate) struct NamedLibrary<'a> {
    /// The path to pass to the dynamic linker.
    pub(crate) library: &'a [u8],
    pub(crate) manifest: &'a [u8],
    /// The topic bit of the messages: drivers or layers.
    pub(crate) topic: u32,
}

impl<'a> NamedLibrary<'a> {
    /// Opens the library. A failure is recorded.
    ///
    /// # Errors
    ///
    /// Why the library is not open.
    ///
    /// # Safety
    ///
    /// As [`SharedObject::open`].
    pub(crate) unsafe fn open(
        &self,
        journal: &Journal,
    ) -> Result<SharedObject, Fault<Event<'static>>> {
        if let Some(cause) = self.reason_against() {
            return Err(failure::record(journal, cause, None));
        }
        let (library, manifest, topic) = self.names();
        journal.calling(self.library.into(), linker::OPEN);
        // SAFETY: the caller has the obligations of `SharedObject::open`.
        let object = unsafe { SharedObject::open(self.library) }
            .map_err(|refusal| failure::record(journal, self.cause(&refusal), Some(&refusal)))?;
        if is_a_loader(&object) {
            let cause = LibraryFailure::AnotherLoader { library, manifest, topic };
            return Err(failure::record(journal, cause, None));
        }
        Ok(object)
    }

    /// Library, manifest and topic.
    pub(crate) fn names(&self) -> (Text<'a>, Text<'a>, u32) {
        (self.library.into(), self.manifest.into(), self.topic)
    }

    /// Why the library cannot be opened, as far as its file tells. No code of the library runs.
    #[cfg(all(unix, feature = "tools"))]
    pub(crate) fn fault(&self) -> Option<LibraryFailure<'a>> {
        self.reason_against().or_else(|| crate::libraries::examination::cause(self))
    }

    /// The reason to keep a path from the dynamic linker: a long path would exhaust its stack, a
    /// special file could block it, and a file that is cut short could end the process. A file
    /// without a readable state is left to the dynamic linker.
    fn reason_against(&self) -> Option<LibraryFailure<'a>> {
        let (library, manifest, topic) = self.names();
        if self.library.len() > MAX_PATH {
            let (length, limit) = (self.library.len(), MAX_PATH);
            return Some(LibraryFailure::PathTooLong { manifest, length, limit, topic });
        }
        let kind = match self.file_kind()? {
            FileKind::Regular | FileKind::Unknown => return self.danger(),
            FileKind::Fifo => "a FIFO",
            FileKind::Socket => "a socket",
            FileKind::Directory => "a directory",
            FileKind::Device => "a device",
        };
        Some(LibraryFailure::NotAFile { library, manifest, kind, topic })
    }

    /// The kind of the file. `None` for a bare name, for which the dynamic linker searches.
    fn file_kind(&self) -> Option<FileKind> {
        (!linker::is_bare(self.library)).then(|| files::kind(self.library)).flatten()
    }

    /// The library is not there.
    pub(super) fn absent(&self) -> LibraryFailure<'a> {
        let (library, manifest, topic) = self.names();
        if linker::is_bare(self.library) {
            LibraryFailure::NotFound { library, manifest, topic }
        } else {
            LibraryFailure::Missing { library, manifest, topic }
        }
    }

    /// The dynamic linker does not say why.
    pub(super) fn refused(&self, refusal: &Refusal) -> LibraryFailure<'a> {
        let (_, manifest, topic) = self.names();
        match refusal.words.try_clone() {
            Ok(words) => LibraryFailure::Refused { manifest, description: words.into(), topic },
            Err(_) => self.without_memory(),
        }
    }

    /// Memory ran out while the library was opened.
    pub(crate) fn without_memory(&self) -> LibraryFailure<'a> {
        let (library, manifest, topic) = self.names();
        LibraryFailure::OutOfMemory { library, manifest, topic }
    }

    /// Windows refuses such files.
    #[cfg(windows)]
    fn danger(&self) -> Option<LibraryFailure<'a>> {
        None
    }

    /// Why the dynamic linker would not survive the library.
    #[cfg(unix)]
    fn danger(&self) -> Option<LibraryFailure<'a>> {
        examination::danger(self)
    }

    /// Why the dynamic linker refuses the library.
    #[cfg(windows)]
    fn cause(&self, refusal: &Refusal) -> LibraryFailure<'a> {
        crate::libraries::failure::of_refusal(self, refusal, self.file_kind().is_some())
    }

    /// Why the dynamic linker refuses the library.
    #[cfg(unix)]
    fn cause(&self, refusal: &Refusal) -> LibraryFailure<'a> {
        match refusal.kind {
            RefusalKind::OutOfMemory => self.without_memory(),
            _ => examination::cause(self).unwrap_or_else(|| self.refused(refusal)),
        }
    }
}
