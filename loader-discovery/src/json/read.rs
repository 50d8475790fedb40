//! Reads a JSON text into nodes: one pass over the bytes, without recursion.
//!
//! A string stays at its place in the file; a NUL replaces its closing quote. Escapes are decoded in
//! place once the whole file is known to be JSON.

use alloc::vec::Vec;

use super::document::{ESCAPED, Kind, Node};
use super::{MAX_DEPTH, MAX_PARTS, escape};
use crate::memory::{Grow as _, OutOfMemory};

/// Why a text cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fault {
    /// The text stops being JSON.
    Invalid(&'static str),
    TooManyParts,
    OutOfMemory,
}

/// Reads the first value of `text` from `start` on. A fault comes with its offset.
pub(super) fn read(text: &mut [u8], start: usize) -> Result<Vec<Node>, (usize, Fault)> {
    let mut reader = Reader {
        text,
        at: start,
        nodes: Vec::new(),
        parts: 0,
        depth: 0,
        innermost: 0,
        is_object: false,
        fault: Fault::Invalid(""),
    };
    reader.root().ok_or((reader.at, reader.fault))?;
    let nodes = reader.nodes;
    for node in nodes.iter().filter(|node| node.kind() == Kind::Leaf) {
        if let Some([ESCAPED, text @ ..]) = text.get_mut(node.payload()..) {
            escape::decode_all(text);
        }
    }
    Ok(nodes)
}

struct Reader<'t> {
    text: &'t mut [u8],
    /// The offset of the next byte.
    at: usize,
    nodes: Vec<Node>,
    /// The number of keys, values and escapes below the root. An empty array or object counts as if
    /// it had one value.
    parts: usize,
    /// The number of open arrays and objects.
    depth: usize,
    /// The index of the innermost open array or object. The node of each has the index of the one
    /// around it, until it is closed.
    innermost: usize,
    /// Whether that is an object.
    is_object: bool,
    /// The fault, once a step has returned `None`.
    fault: Fault,
}

impl Reader<'_> {
    fn root(&mut self) -> Option<()> {
        let first = self.token()?;
        self.value(first)?;
        while self.depth > 0 {
            self.part()?;
        }
        Some(())
    }

    /// Reads the next element or member of the innermost array or object, or its end.
    fn part(&mut self) -> Option<()> {
        let close = if self.is_object { b'}' } else { b']' };
        let mut next = self.token()?;
        if next == close {
            self.close();
            return Some(());
        }
        if self.nodes.len() > self.innermost.wrapping_add(1) {
            if next != b',' {
                return self.fail(self.of_kind("expected `,` or `}`", "expected `,` or `]`"));
            }
            self.begin_part()?;
            next = self.token()?;
            if next == close {
                return self.fail("trailing comma");
            }
        }
        if self.is_object {
            if next != b'"' {
                return self.fail("key must be a string");
            }
            self.string()?;
            if self.token()? != b':' {
                return self.fail("expected `:`");
            }
            self.begin_part()?;
            next = self.token()?;
        }
        self.value(next)
    }

    /// Reads the value whose first byte is `first`; of an array or object, only the start.
    fn value(&mut self, first: u8) -> Option<()> {
        match first {
            b'"' => self.string(),
            b'[' => self.open(Kind::Array),
            b'{' => self.open(Kind::Object),
            b'-' | b'0'..=b'9' => self.number(),
            b't' => self.literal(b"true"),
            b'f' => self.literal(b"false"),
            b'n' => self.literal(b"null"),
            _ => self.fail("expected value"),
        }
    }

    fn open(&mut self, kind: Kind) -> Option<()> {
        if self.depth == MAX_DEPTH {
            return self.fail("nesting beyond 128 levels");
        }
        let index = self.nodes.len();
        self.push(kind, self.innermost)?;
        (self.innermost, self.is_object) = (index, kind == Kind::Object);
        self.depth = self.depth.wrapping_add(1);
        self.begin_part()
    }

    fn close(&mut self) {
        let end = self.nodes.len();
        if let Some(node) = self.nodes.get_mut(self.innermost) {
            self.innermost = node.payload();
            *node = Node::new(node.kind(), end);
        }
        let around = self.nodes.get(self.innermost);
        self.is_object = around.is_some_and(|node| node.kind() == Kind::Object);
        self.depth = self.depth.wrapping_sub(1);
        self.skip(1);
    }

    /// Passes over the bracket, comma or colon before a part.
    fn begin_part(&mut self) -> Option<()> {
        self.skip(1);
        self.parts = self.parts.wrapping_add(1);
        if self.parts > MAX_PARTS {
            return self.stop(Fault::TooManyParts);
        }
        Some(())
    }

    /// Reads the string whose opening quote is next.
    fn string(&mut self) -> Option<()> {
        let (start, mut all) = (self.at, 0);
        self.skip(1);
        loop {
            let (plain, bytes) = Bytes::PlainText.leading(self.rest());
            self.skip(plain);
            all |= bytes;
            match self.peek() {
                Some(b'"') => break,
                Some(b'\\') => {
                    self.put(start, ESCAPED);
                    self.escape()?;
                }
                None => return self.fail("EOF while parsing a string"),
                _ => return self.fail(CONTROL_CHARACTER),
            }
        }
        if all & each(0x80) != 0 {
            self.check_utf8(start)?;
        }
        self.put(self.at, 0);
        self.skip(1);
        self.push(Kind::Leaf, start)
    }

    fn escape(&mut self) -> Option<()> {
        let Some((_, length)) = escape::decode(self.rest()) else {
            return self.fail("invalid escape, or half of a surrogate pair");
        };
        // An escape counts as a part; `begin_part` passes over its last byte.
        self.skip(length.wrapping_sub(1));
        self.begin_part()
    }

    /// Checks the bytes since `start`.
    fn check_utf8(&mut self, start: usize) -> Option<()> {
        let Err(error) = str::from_utf8(self.text.get(start..self.at)?) else {
            return Some(());
        };
        self.at = start.wrapping_add(error.valid_up_to());
        self.fail("invalid unicode code point")
    }

    fn number(&mut self) -> Option<()> {
        let start = self.at;
        self.skip_if(|byte| byte == b'-');
        if !self.skip_if(|byte| byte == b'0') {
            self.digits()?;
        }
        if self.peek().is_some_and(|byte| byte.is_ascii_digit()) {
            return self.fail(INVALID_NUMBER);
        }
        if self.skip_if(|byte| byte == b'.') {
            self.digits()?;
        }
        if self.skip_if(|byte| matches!(byte, b'e' | b'E')) {
            self.skip_if(|byte| matches!(byte, b'+' | b'-'));
            self.digits()?;
        }
        self.push(Kind::Leaf, start)
    }

    /// Passes over at least one digit.
    fn digits(&mut self) -> Option<()> {
        let is_digit = |byte: u8| byte.is_ascii_digit();
        if !self.skip_if(is_digit) {
            return self.fail(INVALID_NUMBER);
        }
        while self.skip_if(is_digit) {}
        Some(())
    }

    fn literal(&mut self, word: &[u8]) -> Option<()> {
        if !self.rest().starts_with(word) {
            return self.fail("expected value");
        }
        self.push(Kind::Leaf, self.at)?;
        self.skip(word.len());
        Some(())
    }

    /// Passes over blanks, which are all bytes up to 0x20, and returns the byte behind them.
    fn token(&mut self) -> Option<u8> {
        if let Some(0..=b' ') = self.peek() {
            self.skip(Bytes::Blanks.leading(self.rest()).0);
        }
        match self.peek() {
            Some(byte) => Some(byte),
            None if self.depth == 0 => self.fail("EOF while parsing a value"),
            None => {
                self.fail(self.of_kind("EOF while parsing an object", "EOF while parsing a list"))
            }
        }
    }

    #[inline(always)]
    fn push(&mut self, kind: Kind, payload: usize) -> Option<()> {
        match self.nodes.try_push(Node::new(kind, payload)) {
            Ok(()) => Some(()),
            Err(OutOfMemory) => self.stop(Fault::OutOfMemory),
        }
    }

    fn put(&mut self, at: usize, byte: u8) {
        if let Some(place) = self.text.get_mut(at) {
            *place = byte;
        }
    }

    #[inline(always)]
    fn rest(&self) -> &[u8] {
        self.text.get(self.at..).unwrap_or_default()
    }

    #[inline(always)]
    fn peek(&self) -> Option<u8> {
        self.text.get(self.at).copied()
    }

    #[inline(always)]
    fn skip(&mut self, count: usize) {
        self.at = self.at.wrapping_add(count);
    }

    fn skip_if(&mut self, is_right: impl Fn(u8) -> bool) -> bool {
        let is_right = self.peek().is_some_and(is_right);
        self.skip(usize::from(is_right));
        is_right
    }

    /// The text for the kind of the innermost array or object.
    fn of_kind(&self, object: &'static str, list: &'static str) -> &'static str {
        if self.is_object { object } else { list }
    }

    fn fail<T>(&mut self, detail: &'static str) -> Option<T> {
        self.stop(Fault::Invalid(detail))
    }

    #[cold]
    fn stop<T>(&mut self, fault: Fault) -> Option<T> {
        self.fault = fault;
        None
    }
}

const CONTROL_CHARACTER: &str = "control character (\\u0000-\\u001F) found while parsing a string";
const INVALID_NUMBER: &str = "invalid number";

/// Bytes that are passed over, eight at a time.
#[derive(Clone, Copy)]
enum Bytes {
    /// Those up to 0x20.
    Blanks,
    /// All but quotes, backslashes and control bytes.
    PlainText,
}

// Inlined, which this profile does not do by itself: most of the time of a file is spent here.
impl Bytes {
    /// The number of such bytes at the start, and the bitwise OR of all bytes that were looked at.
    #[inline(always)]
    fn leading(self, text: &[u8]) -> (usize, u64) {
        let (mut rest, mut all) = (text, 0);
        while let Some((bytes, behind)) = rest.split_first_chunk() {
            let bytes = u64::from_le_bytes(*bytes);
            all |= bytes;
            let marked = self.marks(bytes) & each(0x80);
            if marked != 0 {
                let leading = (marked.trailing_zeros() / 8) as usize;
                return (text.len().wrapping_sub(rest.len()).wrapping_add(leading), all);
            }
            rest = behind;
        }
        let mut leading = text.len().wrapping_sub(rest.len());
        for byte in rest {
            all |= u64::from(*byte);
            if self.marks(u64::from(*byte)) & 0x80 != 0 {
                break;
            }
            leading = leading.wrapping_add(1);
        }
        (leading, all)
    }

    /// Sets the highest bit of each byte that is no such byte; behind the first of these, maybe of
    /// others, too.
    #[inline(always)]
    fn marks(self, bytes: u64) -> u64 {
        match self {
            // Only a marked byte carries, so that a carry spoils only bytes behind the first mark.
            Self::Blanks => bytes.wrapping_add(each(0x7f - b' ')) | bytes,
            // Only a marked byte borrows, so that a borrow spoils only bytes behind the first mark.
            Self::PlainText => {
                let quotes = (bytes ^ each(b'"')).wrapping_sub(each(1));
                let backslashes = (bytes ^ each(b'\\')).wrapping_sub(each(1));
                (quotes | backslashes | bytes.wrapping_sub(each(b' '))) & !bytes
            }
        }
    }
}

/// Eight times the same byte.
#[inline(always)]
const fn each(byte: u8) -> u64 {
    u64::from_ne_bytes([byte; 8])
}
