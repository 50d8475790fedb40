//! What drivers reported when they were last opened: a text in the user's cache, which
//! `loader-runtime` writes. Columns have tabs between them:
//!
//! ```text
//! loader drivers 1
//! bus     8a9d3c01e2f4a7b6
//! start   4f1d8c5e-0b0a-4ab7-9d4c-52c3f6e1a7b0
//! gpu     0000:00:02.0    8086:9a49       i915
//! gpu     0000:01:00.0    10de:28e0       nvidia
//! driver  libGLX_nvidia.so.0      /usr/lib/libGLX_nvidia.so.0     4d2 17a3b2c1 237        gpu     0000:01:00.0
//! end
//! ```

use alloc::vec::Vec;

use super::hardware::gpus;
use crate::event::Hex;
use crate::event::line::{Line, Piece as _};
use crate::memory::joined;
use crate::system::{FileState, ReadError, System};
use crate::{Context, Grown, OutOfMemory};

/// The first line of the file. Other files count as none.
pub const HEAD: &[u8] = b"loader drivers 1\n";
/// The last line, which a file has that was written to its end.
pub const END: &[u8] = b"end\n";
/// The word of a driver with a device that has no PCI address, or that the kernel does not list.
pub const UNPLACED: &[u8] = b"unplaced";
/// The word of a driver with a device that is no processor.
pub const GPU: &[u8] = b"gpu";

/// The size of the largest file, in bytes.
const MAX_SIZE: usize = 64 << 10;

/// The path of the file: below `XDG_CACHE_HOME`, or else `HOME`. `None` without them, as in a
/// process with elevated privileges.
pub fn path(context: Context<'_>) -> Grown<Option<Vec<u8>>> {
    for (variable, below) in [(c"XDG_CACHE_HOME", &b""[..]), (c"HOME", b"/.cache")] {
        let value = context.secure_variable(variable)?;
        if let Some(value) = value.filter(|value| value.starts_with(b"/")) {
            return joined(&[&value, below, b"/vulkan/loader_drivers"]).map(Some);
        }
    }
    Ok(None)
}

/// The content of the file.
#[derive(Debug)]
pub struct Records(pub Vec<u8>);

impl Records {
    /// Reads the file. A file that is not of this user, or no such file, counts as none.
    pub fn read(context: Context<'_>) -> Grown<Option<Self>> {
        let Some(path) = path(context)? else { return Ok(None) };
        match context.system.read_own_file(&path, MAX_SIZE) {
            Ok(text) if text.starts_with(HEAD) && text.ends_with(END) => Ok(Some(Self(text))),
            Err(ReadError::Allocate) => Err(OutOfMemory),
            _ => Ok(None),
        }
    }

    /// The second column of the line with this word.
    fn value(&self, word: &str) -> &[u8] {
        lines(&self.0, word).next().map_or(b"", |line| column(line, 1))
    }

    /// Whether no PCI device has come or gone since, by this fingerprint. Not if there is none.
    pub fn are_of(&self, fingerprint: Option<u64>) -> bool {
        fingerprint.is_some_and(|number| self.value("bus") == Line::of(&Hex(number)).as_bytes())
    }

    /// Whether the system was not started again since. Only then it holds that a driver has no
    /// hardware: what it lacked may be there now, such as a module of the kernel.
    pub fn are_of_start(&self, start: &[u8]) -> bool {
        let start = start.trim_ascii_end();
        !start.is_empty() && self.value("start") == start
    }

    /// Whether all of these controllers were there, so that what drivers reported holds.
    pub fn know(&self, controllers: &[u8]) -> bool {
        gpus(controllers).all(|controller| gpus(&self.0).any(|known| known == controller))
    }

    /// All records.
    pub fn drivers(&self) -> impl Iterator<Item = DriverRecord<'_>> {
        lines(&self.0, "driver").map(DriverRecord)
    }

    /// The record of the library that manifests name so. One path can be another file in each
    /// container that shares a home. None if a bare name can lead to files that say different things.
    pub fn of(&self, library: &[u8], system: &dyn System) -> Option<DriverRecord<'_>> {
        let its = self.drivers().filter(|record| record.library() == library);
        let mut its = its.filter(|record| record.is_of_this_file(system) == Some(true));
        let first = its.next()?;
        its.all(|other| other.words().eq(first.words())).then_some(first)
    }
}

/// The lines of a text that begin with this word.
pub(super) fn lines<'t>(text: &'t [u8], word: &str) -> impl Iterator<Item = &'t [u8]> {
    text.split(|byte| *byte == b'\n').filter(move |line| column(line, 0) == word.as_bytes())
}

/// The columns of a line.
pub fn columns(line: &[u8]) -> impl Iterator<Item = &[u8]> {
    line.split(|byte| *byte == b'\t')
}

/// A column of a line, from 0; empty if there is none.
#[inline(never)]
pub(super) fn column(line: &[u8], place: usize) -> &[u8] {
    columns(line).nth(place).unwrap_or_default()
}

/// What one driver reported: a line of the file.
#[derive(Clone, Copy, Debug)]
pub struct DriverRecord<'r>(pub &'r [u8]);

impl<'r> DriverRecord<'r> {
    /// The library as manifests name it.
    pub fn library(self) -> &'r [u8] {
        column(self.0, 1)
    }

    /// The path of the library's file.
    pub fn file(self) -> &'r [u8] {
        column(self.0, 2)
    }

    /// What tells one record from another: the columns with the library and its file.
    pub fn key(self) -> &'r [u8] {
        let rest = self.0.splitn(4, |byte| *byte == b'\t').nth(3).unwrap_or_default();
        self.0.get(..self.0.len().saturating_sub(rest.len())).unwrap_or_default()
    }

    /// The addresses of its devices, and [`UNPLACED`] and [`GPU`] where they apply.
    pub fn words(self) -> impl Iterator<Item = &'r [u8]> {
        columns(self.0).skip(4)
    }

    /// Whether an address or word is among them.
    #[inline(never)]
    pub fn has(self, word: &[u8]) -> bool {
        self.words().any(|own| own == word)
    }

    /// Whether the driver reported no device.
    pub fn is_empty(self) -> bool {
        self.words().next().is_none()
    }

    /// Whether the library's file is as it was; `None` if there is no such file.
    pub fn is_of_this_file(self, system: &dyn System) -> Option<bool> {
        let state = system.file_state(self.file()).ok()?;
        Some(state_text(&state).as_bytes() == column(self.0, 3))
    }
}

/// Size, time of the last change and number of a file.
pub fn state_text(state: &FileState) -> Line {
    let mut text = Line::new();
    for number in [state.size, state.modified as u64, state.inode] {
        Hex(number).put(&mut text);
        text.push(b" ");
    }
    text
}
