//! The libraries that glibc's dynamic linker does not find: those that a library needs and that are
//! in none of the places where the linker looks (drivers.md E.6).
//!
//! The linker itself cannot be asked: opening a library runs its code, and the linker's words are
//! in the user's language. So this module follows the linker's search through the files. Where a
//! path has words that the linker alone knows, such as `$LIB`, nothing is said to be missing.

use alloc::vec::Vec;
use core::slice;

use loader_discovery::memory::{Collect as _, Grow as _, TryClone as _, bytes, joined, one};
use loader_discovery::name_map::NameMap;
use loader_discovery::system::{ReadError, System as _};
use loader_discovery::{Grown, OutOfMemory};

use crate::host::{HostSystem, files, linker};
use crate::libraries::elf::Elf;
use crate::libraries::examination::Found;

/// A library of the walk.
struct Object {
    elf: Elf,
    folder: Vec<u8>,
    /// The folders that the library names, and those of the libraries that need it. The linker
    /// passes over some of these. To search too many folders can only hide a missing library.
    paths: Vec<Vec<u8>>,
}

/// More libraries than any driver needs.
const MAX_LIBRARIES: u32 = 256;
/// The largest cache of the dynamic linker.
const MAX_CACHE: usize = 16 << 20;

/// The first library that the one at `path` needs, directly or through others, and that is nowhere;
/// `None` if all are there or that cannot be found out.
pub(super) fn missing(path: Vec<u8>, elf: Elf) -> Option<Vec<u8>> {
    let search = Search::new().ok()?;
    let (mut known, mut budget) = (NameMap::new(), MAX_LIBRARIES);
    // `pop` takes the next one from the end; new ones go to the front.
    let mut objects = one(Object::new(&path, elf, Vec::new())?).ok()?;
    while let Some(object) = objects.pop() {
        for name in object.elf.needed()? {
            if !known.add(name.try_clone().ok()?).ok()? || linker::is_loaded(&name) {
                continue;
            }
            match search.find(&name, Some(&object)) {
                Found::Nowhere => return Some(name),
                Found::At(path) => {
                    budget = budget.checked_sub(1)?;
                    let inherited = object.paths.try_clone().ok()?;
                    let object = Object::new(&path, open(&path)?, inherited)?;
                    objects.try_insert(0, object).ok()?;
                }
                Found::Unknown => {}
            }
        }
    }
    None
}

/// Where the dynamic linker finds a library that the loader opens by a bare name.
pub(super) fn locate(name: &[u8]) -> Found {
    Search::new().map_or(Found::Unknown, |search| search.find(name, None))
}

fn open(path: &[u8]) -> Option<Elf> {
    Elf::parse(files::Reader::open(path).ok()?).ok()
}

impl Object {
    /// `None` if its search paths are unknown.
    fn new(path: &[u8], mut elf: Elf, inherited: Vec<Vec<u8>>) -> Option<Self> {
        elf.read_dynamic().ok()?;
        let mut object = Self { elf, folder: bytes(folder(path)).ok()?, paths: inherited };
        for list in object.elf.search_paths()? {
            for path in folders(&list) {
                object.paths.try_push(object.expand(path).ok()?).ok()?;
            }
        }
        Some(object)
    }

    /// Replaces the word for the library's own folder.
    fn expand(&self, path: &[u8]) -> Grown<Vec<u8>> {
        let (mut text, mut rest) = (Vec::new(), path);
        while let Some((first, tail)) = rest.split_first() {
            let word = rest.strip_prefix(b"${ORIGIN}").or_else(|| rest.strip_prefix(b"$ORIGIN"));
            let part = if word.is_some() { &self.folder } else { slice::from_ref(first) };
            text.try_extend_from_slice(part)?;
            rest = word.unwrap_or(tail);
        }
        Ok(text)
    }
}

/// The folder of a path.
fn folder(path: &[u8]) -> &[u8] {
    let last = path.iter().rposition(|byte| *byte == b'/');
    last.and_then(|last| path.get(..last)).unwrap_or(b".")
}

/// The places of the dynamic linker that every library shares.
struct Search {
    /// The folders of LD_LIBRARY_PATH, then the linker's own with the C library's.
    folders: Vec<Vec<u8>>,
    /// `ld.so.cache`.
    cache: Vec<u8>,
}

impl Search {
    fn new() -> Grown<Self> {
        let variable = HostSystem.secure_variable(c"LD_LIBRARY_PATH")?.unwrap_or_default();
        let cache = HostSystem.read_file(b"/etc/ld.so.cache", MAX_CACHE);
        // SAFETY: the C library stays open.
        let own = unsafe { linker::path_of_address(libc::dlopen as *const ()) }?;
        let cache = match cache {
            Ok((cache, _)) => cache,
            Err(ReadError::Allocate) => return Err(OutOfMemory),
            Err(_) => Vec::new(),
        };
        let own = own.unwrap_or_default();
        let shared = [folder(&own), b"/lib64", b"/usr/lib64", b"/lib", b"/usr/lib"];
        let folders = folders(&variable).chain(shared).map(bytes).try_gather()?;
        Ok(Self { folders, cache })
    }

    /// Where the dynamic linker finds `name`, which `object` needs.
    fn find(&self, name: &[u8], object: Option<&Object>) -> Found {
        if name.contains(&b'/') {
            return found_at(object.map_or_else(|| bytes(name), |object| object.expand(name)));
        }
        let own = object.map_or(&[][..], |object| object.paths.as_slice());
        let paths = own.iter().chain(&self.folders).map(|folder| joined(&[folder, b"/", name]));
        let cached = cached(&self.cache, name).map(bytes);
        let mut result = Found::Nowhere;
        for path in paths.chain(cached) {
            match found_at(path) {
                Found::Nowhere => {}
                Found::Unknown => result = Found::Unknown,
                found @ Found::At(_) => return found,
            }
        }
        result
    }
}

/// The folders of a list.
fn folders(list: &[u8]) -> impl Iterator<Item = &[u8]> {
    list.split(|byte| matches!(byte, b':' | b';'))
}

/// Whether a library for this process is at `path`.
fn found_at(path: Grown<Vec<u8>>) -> Found {
    let Ok(path) = path else { return Found::Unknown };
    if path.contains(&b'$') {
        Found::Unknown
    } else if open(&path).is_some() {
        Found::At(path)
    } else {
        Found::Nowhere
    }
}

/// The paths that the linker's cache has for a name. `START` is at byte 0, the number of entries at
/// byte 20; from byte 48 on, 24 bytes an entry, with the offsets of its name at byte 4 and of its
/// path at byte 8.
fn cached<'a>(cache: &'a [u8], name: &'a [u8]) -> impl Iterator<Item = &'a [u8]> {
    const START: &[u8] = b"glibc-ld.so.cache1.1";
    let start = cache.windows(START.len()).position(|part| part == START);
    let cache = start.and_then(|start| cache.get(start..)).unwrap_or_default();
    let number = |at: usize| {
        let bytes = cache.get(at..)?.first_chunk()?;
        usize::try_from(u32::from_ne_bytes(*bytes)).ok()
    };
    let text = move |at| cache.get(number(at)?..)?.split(|byte| *byte == 0).next();
    let count = number(20).unwrap_or_default().min(cache.len());
    let entries = (0..count).map(|place| place.wrapping_mul(24).wrapping_add(48));
    let of_name = entries.filter(move |at| text(at.wrapping_add(4)) == Some(name));
    of_name.filter_map(move |at| text(at.wrapping_add(8)))
}

#[cfg(test)]
mod tests;
