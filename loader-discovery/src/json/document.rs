//! A JSON text and the list of its values in order. Together with the text, a document needs at
//! most three bytes per byte of the text.

use alloc::vec::Vec;

use super::{may_contain, number};

/// The byte before a string that had escapes, in the place of its opening quote.
pub(super) const ESCAPED: u8 = b'\\';

/// A JSON text that has been read. Keys keep their order and may be repeated.
#[derive(Clone, Debug, PartialEq)]
pub struct Document {
    /// The file. Strings are decoded and end with a NUL.
    pub(super) text: Vec<u8>,
    pub(super) nodes: Vec<Node>,
}

/// A value, or the key before a value, in four bytes: its kind and a payload. Payloads fit because
/// of the maximum size of a file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Node(u32);

/// What a node is, and its payload.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// Any other value, and its offset in the text. Its first byte there tells the type.
    Leaf,
    /// The index after the last element.
    Array,
    /// The index after the last member.
    Object,
}

const PAYLOAD_BITS: u32 = 30;
const PAYLOAD: u32 = (1 << PAYLOAD_BITS) - 1;

impl Node {
    pub(super) fn new(kind: Kind, payload: usize) -> Self {
        Self((kind as u32) << PAYLOAD_BITS | (payload & PAYLOAD as usize) as u32)
    }

    pub(super) fn kind(self) -> Kind {
        match self.0 >> PAYLOAD_BITS {
            0 => Kind::Leaf,
            1 => Kind::Array,
            _ => Kind::Object,
        }
    }

    pub(super) fn payload(self) -> usize {
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
    /// A number; infinite if no double can hold the number.
    Number(f64),
    /// A string, which ends before its first NUL as for C readers.
    String(&'d str),
    /// An array; [`Value::children`] returns the elements.
    Array,
    /// An object; [`Value::members`] returns the members.
    Object,
}

impl Document {
    /// Whether a string of the document may be `name`.
    pub fn may_contain(&self, name: &str) -> bool {
        may_contain(&self.text, name)
    }

    /// The root value.
    pub fn root(&self) -> Value<'_> {
        Value { document: self, index: 0 }
    }
}

impl<'d> Value<'d> {
    /// The type and content.
    pub fn data(self) -> Data<'d> {
        match (self.node().kind(), self.text()) {
            (Kind::Array, _) => Data::Array,
            (Kind::Object, _) => Data::Object,
            (Kind::Leaf, [b'"' | ESCAPED, text @ ..]) => {
                let text = text.split(|byte| *byte == 0).next().unwrap_or_default();
                Data::String(str::from_utf8(text).unwrap_or_default())
            }
            (Kind::Leaf, [b't', ..]) => Data::Bool(true),
            (Kind::Leaf, [b'f', ..]) => Data::Bool(false),
            (Kind::Leaf, [b'n', ..]) => Data::Null,
            (Kind::Leaf, number) => Data::Number(number::value(number)),
        }
    }

    /// The value of the first member named `key`, ignoring ASCII case. `None` for values of other
    /// types.
    pub fn get(self, key: &str) -> Option<Self> {
        let is_it = |(name, _): &(Option<Self>, Self)| name.is_some_and(|name| name.is_key(key));
        self.entries().find(is_it).map(|(_, value)| value)
    }

    /// Whether this is the text `key`, ignoring ASCII case. Most texts have another length.
    fn is_key(self, key: &str) -> bool {
        let [_, text @ ..] = self.text() else { return false };
        let is_as_long = text.get(key.len()) == Some(&0);
        is_as_long
            && text.get(..key.len()).is_some_and(|text| text.eq_ignore_ascii_case(key.as_bytes()))
    }

    /// The members of an object, in order; none for other types.
    pub fn members(self) -> impl Iterator<Item = (&'d str, Self)> {
        self.entries().filter_map(|(key, value)| Some((key?.as_str()?, value)))
    }

    /// The members of an object, in order, each with the offset of its key in the file; none for other types.
    pub fn members_at(self) -> impl Iterator<Item = (usize, &'d str, Self)> {
        self.entries().filter_map(|(key, value)| {
            let key = key?;
            Some((key.offset()?, key.as_str()?, value))
        })
    }

    /// The offset of a string, number or literal in the file; `None` for an array or object.
    pub fn offset(self) -> Option<usize> {
        let node = self.node();
        (node.kind() == Kind::Leaf).then(|| node.payload())
    }

    /// The elements of an array, or the values of the members of an object; none for other types.
    pub fn children(self) -> impl Iterator<Item = Self> {
        self.entries().map(|(_, value)| value)
    }

    /// Whether this is an array.
    pub fn is_array(self) -> bool {
        self.node().kind() == Kind::Array
    }

    /// Whether this is an object.
    pub fn is_object(self) -> bool {
        self.node().kind() == Kind::Object
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

    #[inline(always)]
    fn node(self) -> Node {
        self.document.nodes.get(self.index).copied().unwrap_or_default()
    }

    /// The text of the file from this string, number or literal on.
    #[inline(always)]
    pub(super) fn text(self) -> &'d [u8] {
        self.document.text.get(self.node().payload()..).unwrap_or_default()
    }

    /// The elements of an array, or the members of an object with their keys.
    pub(super) fn entries(self) -> Entries<'d> {
        let next = Self { index: self.index.saturating_add(1), ..self };
        Entries { next, end: self.end(), is_object: self.is_object() }
    }

    /// The index after this value and all of its parts.
    #[inline(always)]
    fn end(self) -> usize {
        match self.node().kind() {
            Kind::Leaf => self.index.saturating_add(1),
            Kind::Array | Kind::Object => self.node().payload(),
        }
    }
}

/// The parts of an array or object.
pub(super) struct Entries<'d> {
    next: Value<'d>,
    end: usize,
    is_object: bool,
}

impl<'d> Entries<'d> {
    #[inline(always)]
    fn value(&mut self) -> Option<Value<'d>> {
        let value = self.next;
        self.next.index = value.end();
        (value.index < self.end).then_some(value)
    }
}

impl<'d> Iterator for Entries<'d> {
    type Item = (Option<Value<'d>>, Value<'d>);

    // Not inlined: many functions walk over parts.
    #[inline(never)]
    fn next(&mut self) -> Option<Self::Item> {
        let key = if self.is_object { self.value() } else { None };
        Some((key, self.value()?))
    }
}
