//! Parses the JSON dialect of manifests and settings files (drivers.md D.1, layers.md 1.1).
//!
//! [`read`] makes a [`Document`] of the text: the text itself, and a node for each value, whether
//! the loader needs it or not. The dialect accepts a byte order mark, control bytes between tokens,
//! and text after the root value. It rejects raw control bytes in strings, nonstandard numbers,
//! invalid UTF-8, and nesting beyond 128 levels.

mod document;
mod escape;
#[cfg(any(test, fuzzing))]
#[path = "tests/fuzz.rs"]
pub(crate) mod fuzz;
mod mention;
mod number;
mod print;
mod read;

use alloc::vec::Vec;
use core::fmt::Write as _;

use crate::event::line::Line;
use crate::event::{Event, JsonFailure, Record, Text};
use crate::memory::{bytes, joined};
use crate::system::{ErrorKind, FileState, ReadError, SystemError};
use crate::variables::{self, Set};
use crate::{Context, Grown, OutOfMemory};

use read::Fault;

pub use document::{Data, Document, Value};
pub use mention::may_contain;

/// The maximum size of a file in bytes. Real manifests have about a thousand.
pub const MAX_FILE_SIZE: usize = 16 << 20;

/// The maximum nesting depth.
const MAX_DEPTH: usize = 128;

/// The maximum number of keys, values and escapes in a file. Bounds the time that a file takes, and
/// the memory. Real manifests have some hundreds.
const MAX_PARTS: usize = 1 << 18;

/// The walk skips a file that cannot be used, unless memory ran out: that ends the walk, and fails
/// the API call with `VK_ERROR_OUT_OF_HOST_MEMORY`.
impl JsonFailure<'_> {
    /// Records the failure, which is the cause why the walk skips the file.
    ///
    /// # Errors
    ///
    /// If memory ran out.
    pub(crate) fn record(self, journal: &dyn Record) -> Grown<Event<'static>> {
        if matches!(self, Self::Allocate { .. } | Self::Parse { .. }) {
            journal.record(self);
            return Err(OutOfMemory);
        }
        journal.decide(self)
    }
}

/// The content of a file, and the state of the file if the content may be kept for the next walk.
pub type Loan = (Document, Option<FileState>);

/// Reads JSON files for a walk. An implementation may cache parsed files.
pub trait ReadJson {
    /// Returns the content of the file at `path`, which the caller gives back.
    ///
    /// # Errors
    ///
    /// Why the file cannot be used (drivers.md D.1).
    fn read<'a>(&self, context: Context<'_>, path: &'a [u8]) -> Result<Loan, JsonFailure<'a>>;

    /// Whether a string in the file at `path` may be `name`. True for a file that cannot be read, so
    /// that [`Self::read`] says why.
    fn may_name(&self, context: Context<'_>, path: &[u8], name: &'static str) -> bool {
        read_bytes(context, path).map_or(true, |(text, _)| may_contain(&text, name))
    }

    /// Takes back the content of the file at `path`.
    fn give_back(&self, _path: &[u8], _loan: Loan) {}
}

/// Reads and parses the file at every call.
#[derive(Clone, Copy, Debug)]
pub struct Uncached;

impl ReadJson for Uncached {
    fn read<'a>(&self, context: Context<'_>, path: &'a [u8]) -> Result<Loan, JsonFailure<'a>> {
        read_with_state(context, path).map(|(document, _)| (document, None))
    }
}

/// Reads and parses the file at `path`, and returns the state of the file (drivers.md D.1).
pub fn read_with_state<'a>(
    context: Context<'_>,
    path: &'a [u8],
) -> Result<(Document, FileState), JsonFailure<'a>> {
    let (bytes, state) = read_bytes(context, path)?;
    Ok((document(path, bytes)?, state))
}

/// Reads the file at `path`, and returns the state of the file.
///
/// # Errors
///
/// Why the file cannot be read.
pub fn read_bytes<'a>(
    context: Context<'_>,
    path: &'a [u8],
) -> Result<(Vec<u8>, FileState), JsonFailure<'a>> {
    let read = context.system.read_file(path, MAX_FILE_SIZE);
    read.map_err(|error| {
        let out_of_memory = |_| JsonFailure::Allocate { path: path.into() };
        failure(context, path, error).unwrap_or_else(out_of_memory)
    })
}

/// Parses the first value in the content of the file at `path`, and ignores the rest.
///
/// # Errors
///
/// Why the content cannot be used.
pub fn document(path: &[u8], mut bytes: Vec<u8>) -> Result<Document, JsonFailure<'_>> {
    let path = path.into();
    let start = if bytes.starts_with(b"\xEF\xBB\xBF") { 3 } else { 0 };
    match read::read(&mut bytes, start) {
        Ok(nodes) => Ok(Document { text: bytes, nodes }),
        Err((at, Fault::Invalid(detail))) => {
            // Where the text ends too early, the fault is behind its last character, not behind a final
            // line break.
            let last = bytes.len().saturating_sub(usize::from(!bytes.ends_with(b"\n")));
            let before = bytes.get(start..at.min(last)).unwrap_or_default();
            let ((line, column), detail) = (line_and_column(before), detail.into());
            Err(JsonFailure::Invalid { path, line, column, detail })
        }
        Err((_, Fault::TooManyParts)) => Err(JsonFailure::TooManyParts { path, limit: MAX_PARTS }),
        Err((_, Fault::OutOfMemory)) => Err(JsonFailure::Parse { path }),
    }
}

/// Why the system gives no content for the file of this name.
fn failure<'a>(context: Context<'_>, name: &'a [u8], error: ReadError) -> Grown<JsonFailure<'a>> {
    let path = name.into();
    let description = |error: SystemError| {
        let mut text = context.system.describe_error(error.rejection()?)?;
        text.make_ascii_lowercase();
        Ok(Text::from(text))
    };
    Ok(match error {
        ReadError::Open(error) => {
            let (description, cure) = (description(error)?, cure_of_open(context, name, error)?);
            let is_denied = error.kind == ErrorKind::Denied;
            let access = if is_denied { access(context, name)? } else { "".into() };
            JsonFailure::Open { path, error, description, access, cure }
        }
        ReadError::Size(error) => JsonFailure::Size { path, description: description(error)? },
        ReadError::Read(error) => JsonFailure::Read { path, description: description(error)? },
        ReadError::Short => {
            let description = "the file ends before its size".into();
            JsonFailure::Read { path, description }
        }
        ReadError::TooLarge => JsonFailure::TooLarge { path, limit: MAX_FILE_SIZE },
        ReadError::Allocate => return Err(OutOfMemory),
    })
}

/// The cure for a file that cannot be opened.
fn cure_of_open(context: Context<'_>, path: &[u8], error: SystemError) -> Grown<Text<'static>> {
    Ok(match error.kind {
        ErrorKind::NotFound => match variables::naming(context, path)? {
            Some(Set { name, effect, .. }) => {
                let pieces =
                    ["unset ", name, ", which ", effect, ", or correct the path in its value"];
                Text::from(joined(&pieces.map(str::as_bytes))?)
            }
            None => "correct the setting or link that names it".into(),
        },
        ErrorKind::Denied => "make the file readable and its folders searchable".into(),
        _ => "check the file system".into(),
    })
}

/// Mode and owner of a file in parentheses. To look up the name of a user, the C library
/// would open libraries, which a loader must not cause. Number 0 is root everywhere.
fn access(context: Context<'_>, path: &[u8]) -> Grown<Text<'static>> {
    let mut line = Line::new();
    if let Ok(FileState { mode: mode @ 1.., owner, .. }) = context.system.file_state(path) {
        // Writing to a line cannot fail: it only cuts.
        let _ = match owner {
            0 => write!(line, " (mode {:o}, owner root)", mode & 0o7777),
            _ => write!(line, " (mode {:o}, owner {owner})", mode & 0o7777),
        };
    }
    Ok(bytes(line.as_bytes())?.into())
}

/// The place behind `text`: its line, and the column of characters in it, both from 1.
fn line_and_column(text: &[u8]) -> (usize, usize) {
    let lines = text.iter().filter(|byte| **byte == b'\n').count();
    let last_line = text.rsplit(|byte| *byte == b'\n').next().unwrap_or_default();
    // All bytes of a character but its first have these two bits.
    let characters = last_line.iter().filter(|byte| **byte & 0xc0 != 0x80).count();
    (lines.saturating_add(1), characters.saturating_add(1))
}

/// Parses a text that is no file.
#[cfg(any(test, fuzzing))]
pub(crate) fn parse(text: Vec<u8>) -> Result<Document, JsonFailure<'static>> {
    document(b"", text)
}

#[cfg(test)]
mod tests;
