//! Names that cross the API: extension and layer names, NUL-terminated or in arrays (drivers.md
//! I.5).

use core::ffi::{CStr, c_char};

use dispatch_tables::{Extension, vk};

/// The longest name that is accepted, in bytes before the NUL.
const MAX_LENGTH: usize = 256;

/// The name of an extension as bytes, without its NUL.
pub(crate) fn extension_name(extension: &vk::ExtensionProperties) -> &[u8] {
    until_nul(&extension.extension_name)
}

/// Whether `extensions` has one of this name.
pub(crate) fn has_extension(extensions: &[vk::ExtensionProperties], name: &[u8]) -> bool {
    extensions.iter().any(|extension| extension_name(extension) == name)
}

/// The extensions among `names` that the registry has.
///
/// # Safety
/// `names` holds strings that end in NUL, valid for as long as the result is used.
pub(crate) unsafe fn registered(names: &[*const c_char]) -> impl Iterator<Item = Extension> {
    // SAFETY: the caller passes strings that end in NUL.
    names.iter().filter_map(|name| Extension::from_name(unsafe { CStr::from_ptr(*name) }))
}

/// The bytes of a character array before its first NUL; all of them when it has none.
pub(crate) fn until_nul(text: &[c_char]) -> &[u8] {
    let length = text.iter().position(|byte| *byte == 0).unwrap_or(text.len());
    let text = text.get(..length).unwrap_or(text);
    // SAFETY: `c_char` and `u8` have one size and alignment, and every bit pattern is valid.
    unsafe { core::slice::from_raw_parts(text.as_ptr().cast(), text.len()) }
}

/// Copies as much of `text` as fits before the array's last byte, which stays 0.
pub(crate) fn fill(array: &mut [c_char], text: &[u8]) {
    let room = array.len().saturating_sub(1);
    for (to, from) in array.iter_mut().take(room).zip(text) {
        *to = *from as c_char;
    }
}

/// The `count` names of a create info; a NULL array counts as none (layers.md 8.2).
///
/// # Safety
/// `names` is null or points to `count` names, valid for as long as the result is used.
pub(crate) unsafe fn listed<'a>(names: *const *const c_char, count: u32) -> &'a [*const c_char] {
    if names.is_null() {
        return &[];
    }
    // SAFETY: the caller promises `count` names, valid while the result is used.
    unsafe { core::slice::from_raw_parts(names, count as usize) }
}

/// The string at `name` if it is a name: not NULL, at most 256 bytes before its NUL, printable
/// ASCII or UTF-8 sequences of two to four bytes. No byte beyond the NUL or the 257th is read.
///
/// # Safety
/// `name` is null or a string that ends in NUL.
pub(crate) unsafe fn well_formed<'a>(name: *const c_char) -> Option<&'a CStr> {
    if name.is_null() {
        return None;
    }
    // SAFETY: the caller promises a NUL, and reading stops there.
    let terminated = (0..=MAX_LENGTH).any(|index| unsafe { *name.add(index) } == 0);
    if !terminated {
        return None;
    }
    // SAFETY: a NUL was found.
    let name = unsafe { CStr::from_ptr(name) };
    is_text(name.to_bytes()).then_some(name)
}

/// Whether `bytes` are printable ASCII and well-formed multi-byte sequences (drivers.md I.5: the
/// patterns of lead and continuation bytes, not whether the code points exist).
fn is_text(mut bytes: &[u8]) -> bool {
    while let Some((&lead, rest)) = bytes.split_first() {
        let following = match lead {
            0x20..=0x7E => 0,
            0xC0..=0xDF => 1,
            0xE0..=0xEF => 2,
            0xF0..=0xF7 => 3,
            _ => return false,
        };
        let Some((continuation, rest)) = rest.split_at_checked(following) else {
            return false;
        };
        if continuation.iter().any(|byte| byte & 0xC0 != 0x80) {
            return false;
        }
        bytes = rest;
    }
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    fn accepts(bytes: &[u8]) -> bool {
        let mut text = bytes.to_vec();
        text.push(0);
        // SAFETY: a NUL was appended.
        unsafe { well_formed(text.as_ptr().cast()) }.is_some()
    }

    #[test]
    fn names_of_up_to_256_bytes_pass_drivers_i5() {
        assert!(accepts(b""));
        assert!(accepts(&[b'a'; 256]));
        assert!(!accepts(&[b'a'; 257]));
    }

    #[test]
    fn control_bytes_and_broken_sequences_are_refused_drivers_i5() {
        assert!(accepts("VK_ÄÖ_€_😀".as_bytes()));
        for bad in
            [&b"\x1f"[..], b"\x7f", b"\x80", b"\xc3", b"\xc3a", b"\xe2\x82", b"\xf8\x80\x80\x80"]
        {
            assert!(!accepts(bad), "{bad:?}");
        }
        // SAFETY: null is allowed.
        assert!(unsafe { well_formed(std::ptr::null()) }.is_none());
    }
}
