//! Opening the library that a manifest names: what nobody should hand to the dynamic linker is
//! refused first, and what the dynamic linker refuses is looked at once more, because its words
//! about a library for another machine mislead. Every message names the manifest (drivers.md E.6,
//! layers.md 6.2).

use rustix::fs::{FileType, Mode, OFlags};

use crate::event::LibraryEvent;
use crate::journal::Journal;

use super::another_loader::is_a_loader;
use super::machine::{self, Foreign};
use super::shared_object::{LinkerError, SharedObject};

/// A library as a manifest names it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct NamedLibrary<'a> {
    /// What is given to the dynamic linker.
    pub(crate) library: &'a [u8],
    pub(crate) manifest: &'a [u8],
    /// The topic bit of the messages: of drivers, or of layers.
    pub(crate) topic: u32,
}

/// Why a library that a manifest names is not open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum NotOpened {
    /// It is none to open; the journal has the reason.
    Refused,
    /// The dynamic linker's words.
    ByLinker(LinkerError),
}

/// The longest path that system calls take; the limit counts the NUL.
const LONGEST_PATH: usize = (libc::PATH_MAX as usize).saturating_sub(1);

impl NamedLibrary<'_> {
    /// Opens the library.
    ///
    /// # Errors
    ///
    /// Why it is not open.
    ///
    /// # Safety
    ///
    /// As [`SharedObject::open`].
    pub(super) unsafe fn open(&self, journal: &Journal) -> Result<SharedObject, NotOpened> {
        if let Some(reason) = self.reason_against() {
            journal.record(reason);
            return Err(NotOpened::Refused);
        }
        // SAFETY: passed on to the caller.
        let object = unsafe { SharedObject::open(self.library) }.map_err(|error| {
            self.explain(journal);
            NotOpened::ByLinker(error)
        })?;
        if is_a_loader(&object) {
            let Self { library, manifest, topic } = *self;
            let (library, manifest) = (library.into(), manifest.into());
            journal.record(LibraryEvent::AnotherLoader { library, manifest, topic });
            return Err(NotOpened::Refused);
        }
        Ok(object)
    }

    /// Why the library is not to be given to the dynamic linker: a long path would exhaust its
    /// stack, and what is no regular file can keep it waiting. What cannot be looked at is its
    /// business.
    fn reason_against(&self) -> Option<LibraryEvent<'_>> {
        let Self { library, manifest, topic } = *self;
        let manifest = manifest.into();
        if library.len() > LONGEST_PATH {
            let (length, limit) = (library.len(), LONGEST_PATH);
            return Some(LibraryEvent::PathTooLong { manifest, length, limit, topic });
        }
        let kind = self.file_type()?;
        let kind = match kind {
            FileType::RegularFile | FileType::Symlink | FileType::Unknown => return None,
            FileType::Fifo => "a FIFO",
            FileType::Socket => "a socket",
            FileType::Directory => "a directory",
            FileType::CharacterDevice | FileType::BlockDevice => "a device",
        };
        Some(LibraryEvent::NotAFile { library: library.into(), manifest, kind, topic })
    }

    /// What the path leads to. The dynamic linker alone knows where a bare name leads.
    fn file_type(&self) -> Option<FileType> {
        if !self.library.contains(&b'/') {
            return None;
        }
        let state = rustix::fs::stat(self.library).ok()?;
        Some(FileType::from_raw_mode(state.st_mode))
    }

    /// Says that the library is for another machine, where that is so.
    fn explain(&self, journal: &Journal) {
        let Self { library, manifest, topic } = *self;
        let Some(foreign) = self.header().as_ref().and_then(machine::foreign) else {
            return;
        };
        let (library, manifest) = (library.into(), manifest.into());
        journal.record(match foreign {
            Foreign::Class { bits, own } => {
                LibraryEvent::OtherClass { library, manifest, bits, own, topic }
            }
            Foreign::ByteOrder => LibraryEvent::OtherByteOrder { library, manifest, topic },
            Foreign::Machine(name) => LibraryEvent::OtherMachine { library, manifest, name, topic },
            Foreign::UnknownMachine(number) => {
                LibraryEvent::UnknownMachine { library, manifest, number, topic }
            }
        });
    }

    /// The start of the file.
    fn header(&self) -> Option<[u8; machine::HEADER_SIZE]> {
        if self.file_type() != Some(FileType::RegularFile) {
            return None;
        }
        let flags = OFlags::RDONLY | OFlags::NONBLOCK | OFlags::NOCTTY | OFlags::CLOEXEC;
        let file = rustix::fs::open(self.library, flags, Mode::empty()).ok()?;
        let mut header = [0; machine::HEADER_SIZE];
        let read = rustix::io::read(&file, &mut header).ok()?;
        (read == header.len()).then_some(header)
    }
}
