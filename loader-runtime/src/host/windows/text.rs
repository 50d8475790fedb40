//! Texts between UTF-8 and UTF-16. What is not valid in one becomes U+FFFD in the other.

use alloc::vec::Vec;

use loader_discovery::Grown;
use loader_discovery::memory::{Collect as _, Grow as _, joined};
use loader_discovery::system::windows::is_whole;

use crate::memory;

/// Above this length, only paths with [`VERBATIM`] reach the file system (MAX_PATH without a name of
/// 8.3 characters).
const MAX_PLAIN_PATH: usize = 247;
const VERBATIM: &[u8] = br"\\?\";

/// UTF-16 with a NUL behind it.
pub(super) fn wide(text: &[u8]) -> Grown<Vec<u16>> {
    let mut units = Vec::new();
    for chunk in text.utf8_chunks() {
        units.try_extend(chunk.valid().encode_utf16())?;
        units.try_extend((!chunk.invalid().is_empty()).then_some(0xfffd))?;
    }
    units.try_push(0)?;
    Ok(units)
}

/// UTF-16 of a path, with a NUL behind it. A long path from a drive's root is passed to the file
/// system as it is (drivers.md C.4).
pub(super) fn wide_path(path: &[u8]) -> Grown<Vec<u16>> {
    let is_of_drive = is_whole(path) && path.get(1) == Some(&b':');
    if path.len() > MAX_PLAIN_PATH && is_of_drive {
        let mut path = joined(&[VERBATIM, path])?;
        path.iter_mut().filter(|byte| **byte == b'/').for_each(|byte| *byte = b'\\');
        return wide(&path);
    }
    wide(path)
}

/// The UTF-16 units that bytes hold.
pub(super) fn units(bytes: &[u8]) -> Grown<Vec<u16>> {
    let (pairs, _) = bytes.as_chunks::<2>();
    pairs.iter().map(|pair| u16::from_ne_bytes(*pair)).try_list()
}

/// UTF-8 of a text without its NUL.
pub(super) fn narrow(text: &[u16]) -> Grown<Vec<u8>> {
    let mut bytes = Vec::new();
    for letter in char::decode_utf16(text.iter().copied().take_while(|unit| *unit != 0)) {
        let letter = letter.unwrap_or(char::REPLACEMENT_CHARACTER);
        bytes.try_extend_from_slice(letter.encode_utf8(&mut [0; 4]).as_bytes())?;
    }
    Ok(bytes)
}

/// The texts of a list in which each ends with a NUL. An empty text ends the list.
pub(super) fn narrow_list(list: &[u16]) -> Grown<Vec<Vec<u8>>> {
    let texts = list.split(|unit| *unit == 0);
    texts.take_while(|text| !text.is_empty()).map(narrow).try_gather()
}

/// The text that `fill` writes. `fill` gets a buffer and its length in units, and returns the
/// length of the text without its NUL, or the length that the buffer must have; 0 is an error.
pub(super) fn filled(fill: impl Fn(*mut u16, u32) -> u32) -> Grown<Option<Vec<u8>>> {
    let mut buffer = memory::filled(0_u16, 512)?;
    // A text may grow between two calls, but not for ever.
    for _ in 0..8 {
        let Ok(room) = u32::try_from(buffer.len()) else { break };
        let length = fill(buffer.as_mut_ptr(), room);
        if length == 0 {
            break;
        }
        if length < room {
            return narrow(buffer.get(..length as usize).unwrap_or_default()).map(Some);
        }
        buffer = memory::filled(0, (length as usize).saturating_mul(2))?;
    }
    Ok(None)
}
