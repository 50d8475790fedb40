//! Lists of texts of a manifest. A text of one letter takes four bytes in a file, and a `String` would
//! take 25 for each.

use alloc::vec::Vec;

use crate::Grown;
use crate::memory::{Grow as _, TryClone, bytes};

/// Texts in order, each before a NUL, which no text has.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TextList(Vec<u8>);

impl TextList {
    /// Appends a text.
    pub fn add(&mut self, text: &[u8]) -> Grown<()> {
        self.0.make_room(text.len().saturating_add(1))?;
        self.0.try_extend_from_slice(text)?;
        self.0.try_push(0)
    }

    /// The texts.
    pub fn iter(&self) -> impl Iterator<Item = &[u8]> {
        self.0
            .split_inclusive(|byte| *byte == 0)
            .filter_map(<[u8]>::split_last)
            .map(|(_, text)| text)
    }

    /// Whether there is no text.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl TryClone for TextList {
    fn try_clone(&self) -> Grown<Self> {
        Ok(Self(bytes(&self.0)?))
    }
}

#[cfg(any(test, fuzzing))]
impl<T: AsRef<[u8]>> FromIterator<T> for TextList {
    fn from_iter<I: IntoIterator<Item = T>>(list: I) -> Self {
        let mut texts = Self::default();
        list.into_iter().for_each(|text| texts.add(text.as_ref()).unwrap());
        texts
    }
}
