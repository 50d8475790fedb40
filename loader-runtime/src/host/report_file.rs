//! Writes the file of `VK_LOADER_REPORT`.

use alloc::string::ToString as _;
use alloc::vec::Vec;

use loader_discovery::system::SystemError;

use crate::host::files;
use crate::host::threads::process_id;

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

/// Writes the file under another name, then renames it, so that a reader never sees half of it.
///
/// # Errors
///
/// The error of the system. The other name is removed.
pub(crate) fn write(path: &[u8], content: &[u8]) -> Result<(), SystemError> {
    let process = process_id().to_string();
    let temporary = [path, b".", process.as_bytes(), b".tmp"].concat();
    files::write_new(&temporary, content)
        .and_then(|()| files::rename(&temporary, path))
        // The temporary file is left over if this fails, too.
        .inspect_err(|_| {
            let _ = files::remove(&temporary);
        })
}

#[cfg(test)]
mod tests;
