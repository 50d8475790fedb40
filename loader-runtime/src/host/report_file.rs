//! Writes the file of `VK_LOADER_REPORT`.

use alloc::vec::Vec;
use core::fmt::Write as _;

use loader_discovery::Grown;
use loader_discovery::event::line::Line;
use loader_discovery::memory::{Grow as _, joined};
use loader_discovery::system::SystemError;

use crate::host::threads::process_id;
use crate::host::{Entry, FileKind, OUT_OF_MEMORY, files};

/// The path of the `number`th report of this process, from 0. `%p` in `template` stands for the
/// process; later reports of one process have a number behind it.
pub(crate) fn path(template: &[u8], number: usize) -> Grown<Vec<u8>> {
    let process = Line::of(&process_id());
    let mut path = Vec::new();
    let mut rest = template;
    while let Some(place) = rest.windows(2).position(|part| part == b"%p") {
        let (before, tail) = rest.split_at_checked(place).unwrap_or_default();
        path.try_extend_from_slice(before)?;
        path.try_extend_from_slice(process.as_bytes())?;
        rest = tail.get(2..).unwrap_or_default();
    }
    path.try_extend_from_slice(rest)?;
    if number > 0 {
        path.try_push(b'.')?;
        path.try_extend_from_slice(Line::of(&number.saturating_add(1)).as_bytes())?;
    }
    Ok(path)
}

/// More names than other processes with the same number, in containers of their own, can hold.
const MAX_NAMES: usize = 64;

/// Whether the file can be written more than once: there is none, or a regular file, also behind a
/// link.
pub(crate) fn is_rewritable(path: &[u8]) -> bool {
    files::entry(path) != Entry::Other || files::kind(path) == Some(FileKind::Regular)
}

/// Writes the file. A regular file is replaced as a whole, so that a reader never sees half of it:
/// the content goes to a file of another name, which is then renamed. Into anything else, such as a
/// FIFO or the target of a link, the content is written.
///
/// # Errors
///
/// The error of the system.
pub(crate) fn write(path: &[u8], content: &[u8]) -> Result<(), SystemError> {
    if files::entry(path) == Entry::Other {
        return files::write_into(path, content);
    }
    replace(path, content)
}

/// Puts a new file in the place of what stands at `path`, be it a link or a FIFO.
///
/// # Errors
///
/// The error of the system.
pub(crate) fn replace(path: &[u8], content: &[u8]) -> Result<(), SystemError> {
    let mut number = 0_usize;
    loop {
        let temporary = temporary_name(path, number).map_err(|_| OUT_OF_MEMORY)?;
        match files::write_new(&temporary, content) {
            Ok(()) => {
                return files::rename(&temporary, path).inspect_err(|_| {
                    // The temporary file is left over if this fails, too.
                    let _ = files::remove(&temporary);
                });
            }
            // Another process has the name.
            Err(_) if number < MAX_NAMES && files::entry(&temporary) != Entry::Nothing => {}
            Err(error) => return Err(error),
        }
        number = number.saturating_add(1);
    }
}

/// The path of the `number`th temporary file beside `path`.
fn temporary_name(path: &[u8], number: usize) -> Grown<Vec<u8>> {
    let mut ending = Line::new();
    // Writing to a line cannot fail: it only cuts.
    let _ = write!(ending, ".{}.{number}.tmp", process_id());
    joined(&[path, ending.as_bytes()])
}

#[cfg(test)]
mod tests;
