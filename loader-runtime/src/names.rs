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

/// The names of a create info: an array of strings, of which some may be NULL.
#[derive(Clone, Copy)]
pub(crate) struct Names<'a> {
    /// The number of names, also where the array is NULL.
    pub(crate) count: u32,
    /// Null or strings that end in NUL. `None` for a NULL array, which counts as empty (layers.md
    /// 8.2).
    pointers: Option<&'a [*const c_char]>,
}

/// Why an element of [`Names`] is no name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum BadName {
    Null,
    Malformed,
}

impl<'a> Names<'a> {
    /// # Safety
    /// `array` is null or points to `count` elements, each null or a string that ends in NUL, valid
    /// for as long as the names are used.
    pub(crate) unsafe fn read(array: *const *const c_char, count: u32) -> Self {
        // SAFETY: where the array is not null, the caller promises `count` elements.
        let pointers = (!array.is_null())
            .then(|| unsafe { core::slice::from_raw_parts(array, count as usize) });
        Self { count, pointers }
    }

    /// Whether there is a number of names, but no array.
    pub(crate) fn are_missing(self) -> bool {
        self.count > 0 && self.pointers.is_none()
    }

    fn pointers(self) -> impl Iterator<Item = *const c_char> {
        self.pointers.unwrap_or_default().iter().copied()
    }

    /// The elements as they are; `None` for NULL.
    pub(crate) fn texts(self) -> impl Iterator<Item = Option<&'a CStr>> {
        // SAFETY: the caller of `read` promised null or a string for as long as the names are used.
        self.pointers().map(|name| unsafe { text(name) })
    }

    /// The elements, checked as [`well_formed`] does.
    pub(crate) fn checked(self) -> impl Iterator<Item = Result<&'a CStr, BadName>> {
        let check = |name: *const c_char| {
            // SAFETY: the caller of `read` promised null or a string.
            let checked = unsafe { well_formed(name) };
            checked.ok_or(if name.is_null() { BadName::Null } else { BadName::Malformed })
        };
        self.pointers().map(check)
    }

    /// Whether `extension` is among the names.
    #[inline(never)]
    pub(crate) fn has(self, extension: Extension) -> bool {
        self.texts().flatten().any(|name| name == extension.name())
    }
}

/// The string at `text`; `None` for null.
///
/// # Safety
/// `text` is null or a string that ends in NUL, valid for as long as the result is used.
pub(crate) unsafe fn text<'a>(text: *const c_char) -> Option<&'a CStr> {
    // SAFETY: not null, so the caller passes a string that ends in NUL.
    (!text.is_null()).then(|| unsafe { CStr::from_ptr(text) })
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
mod tests;
