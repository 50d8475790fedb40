//! What is kept of a JSON text: the values one behind the other in one list, their texts in
//! another. Together they take three bytes at most for each byte of the text.

use std::collections::TryReserveError;

use super::keys;

/// What is kept of a JSON text. Keys keep their order and can be repeated.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Document {
    nodes: Vec<Node>,
    /// Each ends with a NUL.
    texts: String,
    /// Those that are no small integers.
    numbers: Vec<f64>,
}

/// A value, or the key in front of one, in four bytes. Positions fit, for files are small.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Node(u32);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u32)]
enum Kind {
    Null,
    Bool,
    /// An integer, with 2^28 added.
    Integer,
    /// An index of [`Document::numbers`].
    Number,
    /// A position in [`Document::texts`].
    Text,
    /// The index behind the last element.
    Array,
    /// The index behind the last member.
    Object,
}

const PAYLOAD_BITS: u32 = 29;
const PAYLOAD: u32 = (1 << PAYLOAD_BITS) - 1;
const INTEGER_BIAS: f64 = (1 << 28) as f64;

impl Node {
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

/// What a value is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Data<'d> {
    /// `null`.
    Null,
    /// `true` or `false`.
    Bool(bool),
    /// A number.
    Number(f64),
    /// Ends before the first NUL, as it does for every C reader.
    String(&'d str),
    /// [`Value::children`] gives the elements.
    Array,
    /// [`Value::members`] gives the members.
    Object,
}

impl Document {
    /// The value that holds all others.
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
        // A fraction that is cut off, and a sign of zero, would show in the comparison.
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

    /// Begins an array or object; [`Self::close`] ends it.
    pub(super) fn open(&mut self, is_object: bool) -> Result<usize, TryReserveError> {
        let index = self.nodes.len();
        self.push(if is_object { Kind::Object } else { Kind::Array }, 0)?;
        Ok(index)
    }

    pub(super) fn close(&mut self, index: usize) {
        let end = self.nodes.len();
        if let Some(node) = self.nodes.get_mut(index) {
            *node = Node::new(node.kind(), end);
        }
    }

    fn push(&mut self, kind: Kind, payload: usize) -> Result<(), TryReserveError> {
        self.nodes.try_reserve(1)?;
        self.nodes.push(Node::new(kind, payload));
        Ok(())
    }

    /// Bytes of memory.
    #[cfg(test)]
    pub(super) fn size(&self) -> usize {
        size_of_val(&*self.nodes) + self.texts.len() + size_of_val(&*self.numbers)
    }

    fn node(&self, index: usize) -> Node {
        self.nodes.get(index).copied().unwrap_or(Node::new(Kind::Null, 0))
    }

    fn text(&self, node: Node) -> &str {
        until_nul(self.texts.get(node.payload()..).unwrap_or_default())
    }
}

/// What a C reader sees of a text.
pub(super) fn until_nul(text: &str) -> &str {
    let end = memchr::memchr(0, text.as_bytes()).unwrap_or(text.len());
    text.get(..end).unwrap_or_default()
}

impl<'d> Value<'d> {
    /// What it is.
    pub fn data(self) -> Data<'d> {
        let node = self.node();
        match node.kind() {
            Kind::Null => Data::Null,
            Kind::Bool => Data::Bool(node.payload() != 0),
            Kind::Integer => Data::Number(f64::from(node.0 & PAYLOAD) - INTEGER_BIAS),
            Kind::Number => {
                let number = self.document.numbers.get(node.payload());
                Data::Number(number.copied().unwrap_or(f64::NAN))
            }
            Kind::Text => Data::String(self.document.text(node)),
            Kind::Array => Data::Array,
            Kind::Object => Data::Object,
        }
    }

    /// The value of the first member whose key is `key` but for ASCII case. Values of other types
    /// have no members.
    pub fn get(self, key: &str) -> Option<Self> {
        debug_assert!(keys::known(key).is_some(), "{key} is never kept");
        let mut members = self.members();
        members.find(|(name, _)| name.eq_ignore_ascii_case(key)).map(|(_, value)| value)
    }

    /// The members that are kept of an object, in order; nothing for other types.
    pub fn members(self) -> impl Iterator<Item = (&'d str, Self)> {
        let is_object = self.is_object();
        let mut parts = self.parts(is_object);
        std::iter::from_fn(move || {
            let key = parts.next()?;
            Some((key.as_str().unwrap_or_default(), parts.next()?))
        })
    }

    /// The elements that are kept of an array, or the values of an object's members; nothing for
    /// other types.
    pub fn children(self) -> impl Iterator<Item = Self> {
        let (keys, step) = if self.is_object() { (1, 2) } else { (0, 1) };
        self.parts(self.is_object() || self.is_array()).skip(keys).step_by(step)
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

    fn node(self) -> Node {
        self.document.node(self.index)
    }

    /// The keys and values directly in this one, if `has_parts`.
    fn parts(self, has_parts: bool) -> impl Iterator<Item = Self> {
        let end = if has_parts { self.node().payload() } else { 0 };
        let mut index = self.index.saturating_add(1);
        std::iter::from_fn(move || {
            let part = Self { index, ..self };
            let behind = match part.node().kind() {
                Kind::Array | Kind::Object => part.node().payload(),
                _ => index.saturating_add(1),
            };
            (index < end).then(|| {
                index = behind;
                part
            })
        })
    }
}
