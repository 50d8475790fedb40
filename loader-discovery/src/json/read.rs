//! Parses JSON text into a [`Document`] in one pass of serde_json.

use alloc::collections::TryReserveError;
use core::fmt;

use serde_core::de::{
    DeserializeSeed, Deserializer, Error, IgnoredAny, MapAccess, SeqAccess, Visitor,
};

use super::document::{Document, until_nul};
use super::keys::{self, Keep};

/// Appends the kept parts of one value to a document.
pub(super) struct Part<'a> {
    pub(super) document: &'a mut Document,
    pub(super) keep: Keep,
    /// Set if memory runs out.
    pub(super) out_of_memory: &'a mut bool,
}

impl<'de> DeserializeSeed<'de> for Part<'_> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        deserializer.deserialize_any(self)
    }
}

impl Part<'_> {
    fn child(&mut self, keep: Keep) -> Part<'_> {
        Part { document: self.document, keep, out_of_memory: self.out_of_memory }
    }

    /// Appends to the document until memory runs out; the text is read to its end then. An error
    /// would end the reading, but `Error::custom` brings 8 KiB of `core` into the library.
    fn push<T: Default>(
        &mut self,
        push: impl FnOnce(&mut Document) -> Result<T, TryReserveError>,
    ) -> T {
        let pushed = (!*self.out_of_memory).then(|| push(self.document).ok()).flatten();
        *self.out_of_memory = pushed.is_none();
        pushed.unwrap_or_default()
    }
}

impl<'de> Visitor<'de> for Part<'_> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a JSON value")
    }

    fn visit_unit<E: Error>(mut self) -> Result<(), E> {
        self.push(Document::push_null);
        Ok(())
    }

    fn visit_bool<E: Error>(mut self, value: bool) -> Result<(), E> {
        self.push(|document| document.push_bool(value));
        Ok(())
    }

    #[allow(clippy::cast_precision_loss, reason = "a number is the nearest double")]
    fn visit_u64<E: Error>(self, number: u64) -> Result<(), E> {
        self.visit_f64(number as f64)
    }

    #[allow(clippy::cast_precision_loss, reason = "a number is the nearest double")]
    fn visit_i64<E: Error>(self, number: i64) -> Result<(), E> {
        self.visit_f64(number as f64)
    }

    fn visit_f64<E: Error>(mut self, number: f64) -> Result<(), E> {
        self.push(|document| document.push_number(number));
        Ok(())
    }

    fn visit_str<E: Error>(mut self, text: &str) -> Result<(), E> {
        self.push(|document| document.push_text(text));
        Ok(())
    }

    fn visit_seq<A: SeqAccess<'de>>(mut self, mut sequence: A) -> Result<(), A::Error> {
        let index = self.push(|document| document.open(false));
        if matches!(self.keep, Keep::Children | Keep::All) {
            let keep = self.keep.of_child();
            while sequence.next_element_seed(self.child(keep))?.is_some() {}
        } else {
            while sequence.next_element::<IgnoredAny>()?.is_some() {}
        }
        self.document.close(index);
        Ok(())
    }

    fn visit_map<A: MapAccess<'de>>(mut self, mut map: A) -> Result<(), A::Error> {
        let index = self.push(|document| document.open(true));
        let mut seen = Seen::default();
        while let Some(keep) = map.next_key_seed(Key { part: &mut self, seen: &mut seen })? {
            match keep {
                Some(keep) => map.next_value_seed(self.child(keep))?,
                None => {
                    map.next_value::<IgnoredAny>()?;
                }
            }
        }
        self.document.close(index);
        Ok(())
    }
}

/// The members of an object so far.
#[derive(Default)]
struct Seen {
    /// A bit for each known key.
    known: u64,
    any: bool,
    layer: bool,
}

/// Decides whether a member is kept, and which parts of its value. Appends a kept key to the
/// document.
struct Key<'a, 'p> {
    part: &'a mut Part<'p>,
    seen: &'a mut Seen,
}

impl<'de> DeserializeSeed<'de> for Key<'_, '_> {
    type Value = Option<Keep>;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Self::Value, D::Error> {
        deserializer.deserialize_str(self)
    }
}

impl<'de> Visitor<'de> for Key<'_, '_> {
    type Value = Option<Keep>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a key")
    }

    fn visit_str<E: Error>(self, key: &str) -> Result<Self::Value, E> {
        let key = until_nul(key);
        let keep = self.seen.keep(self.part.keep, key);
        if keep.is_some() {
            self.part.push(|document| document.push_text(key));
        }
        Ok(keep)
    }
}

impl Seen {
    /// Selects the parts to keep of the next member, in an object of which `keep` is kept.
    fn keep(&mut self, keep: Keep, key: &str) -> Option<Keep> {
        let is_first = !core::mem::replace(&mut self.any, true);
        match keep {
            Keep::All | Keep::Children => Some(keep.of_child()),
            Keep::First => is_first.then_some(Keep::Known),
            Keep::Root if self.layer => {
                Some(keys::known(key).map_or(Keep::Known, |(_, keep)| keep))
            }
            Keep::Root | Keep::Known => {
                self.layer = keys::is_layer(key);
                let (number, keep) = keys::known(key)?;
                let bit = 1_u64 << number;
                let is_repeated = self.known & bit != 0;
                self.known |= bit;
                (!is_repeated).then_some(keep)
            }
        }
    }
}
