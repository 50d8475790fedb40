//! Texts between UTF-8 and UTF-16. What is not valid in one becomes U+FFFD in the other.

use alloc::string::String;
use alloc::vec::Vec;

/// Above this length, only paths with [`VERBATIM`] reach the file system (MAX_PATH without a name of
/// 8.3 characters).
const MAX_PLAIN_PATH: usize = 247;
const VERBATIM: &[u8] = br"\\?\";

/// UTF-16 with a NUL behind it.
pub(super) fn wide(text: &[u8]) -> Vec<u16> {
    let text = String::from_utf8_lossy(text);
    text.encode_utf16().chain([0]).collect()
}

/// UTF-16 of a path, with a NUL behind it. A long absolute path is passed to the file system as it
/// is (drivers.md C.4).
pub(super) fn wide_path(path: &[u8]) -> Vec<u16> {
    let is_drive = path.get(1) == Some(&b':');
    if path.len() > MAX_PLAIN_PATH && is_drive {
        let path = path.iter().map(|byte| if *byte == b'/' { b'\\' } else { *byte });
        return wide(&VERBATIM.iter().copied().chain(path).collect::<Vec<u8>>());
    }
    wide(path)
}

/// The UTF-16 units that bytes hold.
pub(super) fn units(bytes: &[u8]) -> Vec<u16> {
    let (pairs, _) = bytes.as_chunks::<2>();
    pairs.iter().map(|pair| u16::from_ne_bytes(*pair)).collect()
}

/// UTF-8 of a text without its NUL.
pub(super) fn narrow(text: &[u16]) -> Vec<u8> {
    let end = text.iter().position(|unit| *unit == 0).unwrap_or(text.len());
    String::from_utf16_lossy(text.get(..end).unwrap_or_default()).into_bytes()
}

/// The texts of a list in which each ends with a NUL. An empty text ends the list.
pub(super) fn narrow_list(list: &[u16]) -> Vec<Vec<u8>> {
    let texts = list.split(|unit| *unit == 0);
    texts.take_while(|text| !text.is_empty()).map(narrow).collect()
}

/// The text that `fill` writes. `fill` gets a buffer and its length in units, and returns the
/// length of the text without its NUL, or the length that the buffer must have; 0 is an error.
pub(super) fn filled(fill: impl Fn(*mut u16, u32) -> u32) -> Option<Vec<u8>> {
    let mut buffer = alloc::vec![0_u16; 512];
    // A text may grow between two calls, but not for ever.
    for _ in 0..8 {
        let room = u32::try_from(buffer.len()).ok()?;
        let length = fill(buffer.as_mut_ptr(), room);
        if length == 0 {
            return None;
        }
        if length < room {
            buffer.truncate(length as usize);
            return Some(String::from_utf16_lossy(&buffer).into_bytes());
        }
        buffer.resize((length as usize).saturating_mul(2), 0);
    }
    None
}
