//! The kept values of a JSON text: one list of all values in order, and their texts in one string.
//! Together they need at most three bytes per byte of the JSON text.

use alloc::collections::TryReserveError;
use alloc::string::String;
use alloc::vec::Vec;
use core::ffi::CStr;

use super::keys;

/// The kept values of a JSON text. Keys keep their order and may be repeated.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Document {
    tape: Vec<TapeEntry>,
    /// The texts, each followed by a NUL.
    texts: String,
    /// The numbers that are no small integers.
    numbers: Vec<f64>,
}

/// A value, or the key before a value, in four bytes. Positions fit because of the maximum size of
/// a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct TapeEntry(u32);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u32)]
enum Kind {
    Null,
    Bool,
    /// An integer plus 2^28.
    Integer,
    /// An index in [`Document::numbers`].
    Number,
    /// A position in [`Document::texts`].
    Text,
    /// The index after the last element.
    Array,
    /// The index after the last member.
    Object,
}

const PAYLOAD_BITS: u32 = 29;
const PAYLOAD: u32 = (1 << PAYLOAD_BITS) - 1;
const INTEGER_BIAS: f64 = (1 << 28) as f64;

impl TapeEntry {
    fn new(kind: Kind, payload: usize) -> Self {
        Self((kind as u32) << PAYLOAD_BITS | (u32::try_from(payload).unwrap_or(0) & PAYLOAD))
    }

    fn kind(self) -> Kind {
        match self.0 >> PAYLOAD_BITS {
            0 => Kind::Null,
            1 => Kind::Bool,
            2 => Kind::Integer,
            3 => Kind::Number,
            4 => Kind::Text,
            5 => Kind::Array,
            _ => Kind::Object,
        }
    }

    fn payload(self) -> usize {
        (self.0 & PAYLOAD) as usize
    }
}

/// A value of a [`Document`].
#[derive(Clone, Copy, Debug)]
pub struct Value<'d> {
    document: &'d Document,
    index: usize,
}

/// The type and content of a value.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Data<'d> {
    /// `null`.
    Null,
    /// `true` or `false`.
    Bool(bool),
    /// A number.
    Number(f64),
    /// A string, which ends before its first NUL as for C readers.
    String(&'d str),
    /// An array; [`Value::children`] returns the elements.
    Array,
    /// An object; [`Value::members`] returns the members.
    Object,
}

impl Document {
    /// The root value.
    pub fn root(&self) -> Value<'_> {
        Value { document: self, index: 0 }
    }

    pub(super) fn push_null(&mut self) -> Result<(), TryReserveError> {
        self.push(Kind::Null, 0)
    }

    pub(super) fn push_bool(&mut self, value: bool) -> Result<(), TryReserveError> {
        self.push(Kind::Bool, usize::from(value))
    }

    pub(super) fn push_number(&mut self, number: f64) -> Result<(), TryReserveError> {
        // The comparison below is false for numbers with a fraction, which the cast cuts off.
        #[allow(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "compared with the number below"
        )]
        let biased = (number + INTEGER_BIAS) as u32;
        let is_small = biased <= PAYLOAD && (f64::from(biased) - INTEGER_BIAS) == number;
        if is_small {
            return self.push(Kind::Integer, biased as usize);
        }
        self.numbers.try_reserve(1)?;
        self.push(Kind::Number, self.numbers.len())?;
        self.numbers.push(number);
        Ok(())
    }

    /// Appends a text or a key, up to its first NUL.
    pub(super) fn push_text(&mut self, text: &str) -> Result<(), TryReserveError> {
        let text = until_nul(text);
        self.texts.try_reserve(text.len().saturating_add(1))?;
        self.push(Kind::Text, self.texts.len())?;
        self.texts.push_str(text);
        self.texts.push('\0');
        Ok(())
    }

    /// Begins an array or object, which [`Self::close`] ends.
    pub(super) fn open(&mut self, is_object: bool) -> Result<usize, TryReserveError> {
        let index = self.tape.len();
        self.push(if is_object { Kind::Object } else { Kind::Array }, 0)?;
        Ok(index)
    }

    pub(super) fn close(&mut self, index: usize) {
        let end = self.tape.len();
        if let Some(entry) = self.tape.get_mut(index) {
            *entry = TapeEntry::new(entry.kind(), end);
        }
    }

    fn push(&mut self, kind: Kind, payload: usize) -> Result<(), TryReserveError> {
        self.tape.try_reserve(1)?;
        self.tape.push(TapeEntry::new(kind, payload));
        Ok(())
    }

    /// The memory use in bytes.
    #[cfg(test)]
    pub(super) fn size(&self) -> usize {
        size_of_val(&*self.tape) + self.texts.len() + size_of_val(&*self.numbers)
    }

    fn entry(&self, index: usize) -> TapeEntry {
        self.tape.get(index).copied().unwrap_or(TapeEntry::new(Kind::Null, 0))
    }

    fn text(&self, entry: TapeEntry) -> &str {
        until_nul(self.texts.get(entry.payload()..).unwrap_or_default())
    }
}

/// The part of a text before its first NUL, which is all that a C reader sees.
pub(super) fn until_nul(text: &str) -> &str {
    match CStr::from_bytes_until_nul(text.as_bytes()) {
        Ok(before) => text.get(..before.count_bytes()).unwrap_or_default(),
        Err(_) => text,
    }
}

impl<'d> Value<'d> {
    /// The type and content.
    pub fn data(self) -> Data<'d> {
        let entry = self.entry();
        match entry.kind() {
            Kind::Null => Data::Null,
            Kind::Bool => Data::Bool(entry.payload() != 0),
            Kind::Integer => Data::Number(f64::from(entry.0 & PAYLOAD) - INTEGER_BIAS),
            Kind::Number => {
                let number = self.document.numbers.get(entry.payload());
                Data::Number(number.copied().unwrap_or(f64::NAN))
            }
            Kind::Text => Data::String(self.document.text(entry)),
            Kind::Array => Data::Array,
            Kind::Object => Data::Object,
        }
    }

    /// The value of the first member named `key`, ignoring ASCII case. `None` for values of other
    /// types.
    pub fn get(self, key: &str) -> Option<Self> {
        debug_assert!(keys::known(key).is_some(), "{key} is never kept");
        let mut parts = self.parts(self.is_object());
        while let Some(name) = parts.next() {
            let value = parts.next()?;
            if name.is_key(key) {
                return Some(value);
            }
        }
        None
    }

    /// Whether this is the text `key`, ignoring ASCII case. Does not search for the end of the text.
    fn is_key(self, key: &str) -> bool {
        let text = self.document.texts.as_bytes().get(self.entry().payload()..);
        let Some((start, rest)) = text.and_then(|text| text.split_at_checked(key.len())) else {
            return false;
        };
        start.eq_ignore_ascii_case(key.as_bytes()) && rest.first() == Some(&0)
    }

    /// The kept members of an object, in order; none for other types.
    pub fn members(self) -> impl Iterator<Item = (&'d str, Self)> {
        let is_object = self.is_object();
        let mut parts = self.parts(is_object);
        core::iter::from_fn(move || {
            let key = parts.next()?;
            Some((key.as_str().unwrap_or_default(), parts.next()?))
        })
    }

    /// The kept elements of an array, or the values of the members of an object; none for other
    /// types.
    pub fn children(self) -> impl Iterator<Item = Self> {
        let (keys, step) = if self.is_object() { (1, 2) } else { (0, 1) };
        self.parts(self.is_object() || self.is_array()).skip(keys).step_by(step)
    }

    /// Whether this is an array.
    pub fn is_array(self) -> bool {
        self.entry().kind() == Kind::Array
    }

    /// Whether this is an object.
    pub fn is_object(self) -> bool {
        self.entry().kind() == Kind::Object
    }

    /// The text of a string; `None` for every other type.
    pub fn as_str(self) -> Option<&'d str> {
        match self.data() {
            Data::String(text) => Some(text),
            _ => None,
        }
    }

    /// Whether this is the JSON value `true`.
    pub fn is_true(self) -> bool {
        self.data() == Data::Bool(true)
    }

    fn entry(self) -> TapeEntry {
        self.document.entry(self.index)
    }

    /// The direct parts of an array or object: elements, or keys and values. None unless
    /// `has_parts`.
    fn parts(self, has_parts: bool) -> impl Iterator<Item = Self> {
        let end = if has_parts { self.entry().payload() } else { 0 };
        let mut index = self.index.saturating_add(1);
        core::iter::from_fn(move || {
            let part = Self { index, ..self };
            let next = match part.entry().kind() {
                Kind::Array | Kind::Object => part.entry().payload(),
                _ => index.saturating_add(1),
            };
            (index < end).then(|| {
                index = next;
                part
            })
        })
    }
}
