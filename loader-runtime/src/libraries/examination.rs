//! Finds out from the file of a library why the dynamic linker of Unix refuses it: the linker has
//! no numbers, and its words are in the user's language (drivers.md E.6).

use alloc::vec::Vec;

use loader_discovery::memory::bytes;
use loader_discovery::system::ErrorKind;

use crate::event::LibraryFailure;
use crate::host::{files, linker};
use crate::libraries::elf::{Elf, Fault, machine_name};
use crate::libraries::{NamedLibrary, dependencies};

/// Where the dynamic linker finds a library.
pub(super) enum Found {
    At(Vec<u8>),
    Nowhere,
    /// Known to the dynamic linker alone.
    Unknown,
}

/// The cause; `None` if the file does not tell it.
pub(super) fn cause<'a>(named: &NamedLibrary<'a>) -> Option<LibraryFailure<'a>> {
    let (library, manifest, topic) = named.names();
    let path = match locate(named.library) {
        Found::At(path) => path,
        Found::Nowhere => return Some(named.absent()),
        Found::Unknown => return None,
    };
    let file = match files::Reader::open(&path) {
        Ok(file) => file,
        Err(error) => {
            return match error.kind {
                ErrorKind::NotFound | ErrorKind::NotADirectory => Some(named.absent()),
                ErrorKind::Denied => Some(LibraryFailure::Denied { library, manifest, topic }),
                _ => None,
            };
        }
    };
    // macOS has files of another format.
    if cfg!(target_vendor = "apple") {
        return None;
    }
    match Elf::parse(file) {
        Ok(elf) => {
            let needed = dependencies::missing(path, elf)?.into();
            Some(LibraryFailure::NeedsLibrary { library, manifest, needed, topic })
        }
        Err(fault) => Some(faulty(named, fault)),
    }
}

/// Why the dynamic linker would not survive the file: it maps what the program headers name,
/// whether the file has that or not. A bare name is left to the linker, which alone knows the file.
pub(super) fn danger<'a>(named: &NamedLibrary<'a>) -> Option<LibraryFailure<'a>> {
    if !is_plain(named.library) {
        return None;
    }
    let fault = Elf::parse(files::Reader::open(named.library).ok()?).err();
    let is_deadly = |fault: &_| matches!(fault, Fault::Truncated | Fault::Headers(_));
    fault.filter(is_deadly).map(|fault| faulty(named, fault))
}

/// The file to examine. The linker replaces words behind a dollar sign.
fn locate(library: &[u8]) -> Found {
    if linker::is_bare(library) {
        dependencies::locate(library)
    } else if is_plain(library) {
        bytes(library).map_or(Found::Unknown, Found::At)
    } else {
        Found::Unknown
    }
}

/// Whether the dynamic linker takes the name as a path as it stands.
fn is_plain(library: &[u8]) -> bool {
    !linker::is_bare(library) && !library.contains(&b'$')
}

fn faulty<'a>(named: &NamedLibrary<'a>, fault: Fault) -> LibraryFailure<'a> {
    let (library, manifest, topic) = named.names();
    match fault {
        Fault::NotElf => LibraryFailure::NotElf { library, manifest, topic },
        Fault::Headers(count) => {
            LibraryFailure::ManyHeaders { library, manifest, count: count.into(), topic }
        }
        Fault::Truncated => LibraryFailure::Truncated { library, manifest, topic },
        Fault::ByteOrder => LibraryFailure::OtherByteOrder { library, manifest, topic },
        Fault::Class { bits } => {
            LibraryFailure::OtherClass { library, manifest, bits, own: usize::BITS, topic }
        }
        Fault::Machine(number) => match machine_name(number) {
            Some(name) => LibraryFailure::OtherMachine { library, manifest, name, topic },
            None => {
                let number = number.into();
                LibraryFailure::UnknownMachine { library, manifest, number, topic }
            }
        },
    }
}
