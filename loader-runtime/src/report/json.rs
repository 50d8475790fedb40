//! Writes JSON, which the loader needs in one place only.

use alloc::vec::Vec;

use loader_discovery::event::letters::is_unseen;
use loader_discovery::memory::Grow as _;
use loader_discovery::{Grown, OutOfMemory};

/// A JSON text in the making. Commas are set where they are due.
#[derive(Debug, Default)]
pub(super) struct Json {
    text: Vec<u8>,
    /// Whether memory ran out, so that the text lacks parts.
    is_incomplete: bool,
}

impl Json {
    /// The whole text.
    pub(super) fn into_bytes(self) -> Grown<Vec<u8>> {
        if self.is_incomplete { Err(OutOfMemory) } else { Ok(self.text) }
    }

    /// Memory ran out for a value: the text is incomplete.
    pub(super) fn lacks(&mut self, _: OutOfMemory) {
        self.is_incomplete = true;
    }

    #[inline(never)]
    fn put(&mut self, bytes: &[u8]) {
        self.is_incomplete |= self.text.try_extend_from_slice(bytes).is_err();
    }

    /// Writes an object whose members `members` writes.
    pub(super) fn object(&mut self, members: impl FnOnce(&mut Self)) {
        self.nested([b'{', b'}'], members);
    }

    /// Writes an array whose elements `elements` writes.
    pub(super) fn array(&mut self, elements: impl FnOnce(&mut Self)) {
        self.nested([b'[', b']'], elements);
    }

    fn nested(&mut self, [open, close]: [u8; 2], content: impl FnOnce(&mut Self)) {
        self.open(open);
        content(self);
        self.put(&[close]);
    }

    #[inline(never)]
    fn open(&mut self, bracket: u8) {
        self.separate();
        self.put(&[bracket]);
    }

    /// Writes the key of a member, whose value comes next.
    #[inline(never)]
    pub(super) fn key(&mut self, key: &str) -> &mut Self {
        self.text(key.as_bytes());
        self.put(b":");
        self
    }

    /// Writes a string. Replaces what is no UTF-8.
    #[inline(never)]
    pub(super) fn text(&mut self, text: &[u8]) {
        self.open(b'"');
        for chunk in text.utf8_chunks() {
            chunk.valid().chars().for_each(|letter| self.letter(letter));
            if !chunk.invalid().is_empty() {
                self.put("\u{fffd}".as_bytes());
            }
        }
        self.put(b"\"");
    }

    /// Writes a member that is a string or `null`.
    #[inline(never)]
    pub(super) fn optional(&mut self, key: &str, text: Option<&[u8]>) {
        match text {
            Some(text) => self.key(key).text(text),
            None => self.key(key).word(b"null"),
        }
    }

    /// Writes an array of strings.
    #[inline(never)]
    pub(super) fn texts(&mut self, texts: &mut dyn Iterator<Item = &[u8]>) {
        self.array(|json| texts.for_each(|text| json.text(text)));
    }

    /// Writes the elements of another text.
    pub(super) fn raw(&mut self, elements: &Self) {
        self.separate();
        self.put(&elements.text);
        self.is_incomplete |= elements.is_incomplete;
    }

    /// Writes a number, `true`, `false` or `null`.
    #[inline(never)]
    pub(super) fn word(&mut self, word: &[u8]) {
        self.separate();
        self.put(word);
    }

    /// Writes a letter of a string, escaped where JSON asks for that or nobody would see the letter.
    fn letter(&mut self, letter: char) {
        if is_unseen(letter) {
            letter.encode_utf16(&mut [0; 2]).iter().for_each(|unit| self.unit(*unit));
            return;
        }
        if matches!(letter, '"' | '\\') {
            self.put(b"\\");
        }
        self.put(letter.encode_utf8(&mut [0; 4]).as_bytes());
    }

    fn unit(&mut self, unit: u16) {
        self.put(b"\\u");
        for place in [12_u32, 8, 4, 0] {
            let digit = usize::from((unit >> place) & 0xf);
            self.put(b"0123456789abcdef".get(digit..=digit).unwrap_or_default());
        }
    }

    /// Writes a comma after an element or a member.
    fn separate(&mut self) {
        if !matches!(self.text.last(), None | Some(b'{' | b'[' | b':')) {
            self.put(b",");
        }
    }
}

#[cfg(test)]
mod tests;
