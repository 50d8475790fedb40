//! Writes the file of `VK_LOADER_REPORT`.

use alloc::string::ToString as _;
use alloc::vec::Vec;

use loader_discovery::system::SystemError;

use crate::host::threads::process_id;
use crate::host::{Entry, files};

/// The path of the `number`th report of this process, from 0. `%p` in `template` stands for the
/// process; later reports of one process have a number behind it.
pub(crate) fn path(template: &[u8], number: usize) -> Vec<u8> {
    let process = process_id().to_string();
    let mut path = Vec::new();
    let mut rest = template;
    while let Some(place) = rest.windows(2).position(|part| part == b"%p") {
        let (before, tail) = rest.split_at_checked(place).unwrap_or_default();
        path.extend_from_slice(before);
        path.extend_from_slice(process.as_bytes());
        rest = tail.get(2..).unwrap_or_default();
    }
    path.extend_from_slice(rest);
    if number > 0 {
        path.push(b'.');
        path.extend_from_slice(number.saturating_add(1).to_string().as_bytes());
    }
    path
}

/// More names than other processes with the same number, in containers of their own, can hold.
const MAX_NAMES: usize = 64;

/// Whether [`write`] replaces what stands at `path`.
pub(crate) fn is_replaced(path: &[u8]) -> bool {
    files::entry(path) != Entry::Other
}

/// Writes the file. A regular file is replaced as a whole, so that a reader never sees half of it:
/// the content goes to a file of another name, which is then renamed. Into anything else, such as a
/// FIFO or the target of a link, the content is written.
///
/// # Errors
///
/// The error of the system.
pub(crate) fn write(path: &[u8], content: &[u8]) -> Result<(), SystemError> {
    if !is_replaced(path) {
        return files::write_into(path, content);
    }
    let process = process_id().to_string();
    let name = |number: usize| {
        [path, b".", process.as_bytes(), b".", number.to_string().as_bytes(), b".tmp"].concat()
    };
    let is_free = |name: &Vec<u8>| files::entry(name) == Entry::Nothing;
    let Some(temporary) = (0..MAX_NAMES).map(name).find(is_free) else {
        return files::write_into(path, content);
    };
    files::write_new(&temporary, content)?;
    files::rename(&temporary, path).inspect_err(|_| {
        // The temporary file is left over if this fails, too.
        let _ = files::remove(&temporary);
    })
}

#[cfg(test)]
mod tests;
