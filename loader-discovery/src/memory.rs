//! Lists and texts whose growth can fail: they report a lack of memory instead of aborting.
//!
//! Every stage grows its values with these functions and hands a refusal to its caller, so that a
//! command without memory returns `VK_ERROR_OUT_OF_HOST_MEMORY` and the process goes on
//! (callpath.md 8). The functions of the standard library that abort instead are denied by
//! `clippy.toml`, and a test finds no trace of them in the shipped library.
//!
//! After a reservation each function checks the capacity again. The compiler then knows that the push
//! fits, and drops the path that aborts.

#![expect(clippy::disallowed_methods, reason = "each is called with room for what it adds")]

use alloc::string::String;
use alloc::vec::Vec;

/// Memory ran out: the only problem that ends a stage. Every other one is recorded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OutOfMemory;

impl core::fmt::Display for OutOfMemory {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("memory ran out")
    }
}

impl core::error::Error for OutOfMemory {}

/// A value that needed memory, or `OutOfMemory`.
pub type Grown<T> = Result<T, OutOfMemory>;

/// Why a stage has no value for its caller.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault<R> {
    /// The file, driver or layer under judgement takes no part.
    Rejected(R),
    /// Memory ran out.
    OutOfMemory,
}

impl<R> Fault<R> {
    /// The reason of the rejection, unless memory ran out.
    pub fn rejection(self) -> Grown<R> {
        match self {
            Self::Rejected(rejection) => Ok(rejection),
            Self::OutOfMemory => Err(OutOfMemory),
        }
    }
}

impl<R> From<OutOfMemory> for Fault<R> {
    fn from(_: OutOfMemory) -> Self {
        Self::OutOfMemory
    }
}

/// A list whose growth can fail. After a failure the list is unchanged; `try_extend` may have
/// appended the first values.
pub trait Grow<T> {
    /// Reserves room for `additional` values, and for a quarter of the list beyond, so that repeated
    /// pushes stay cheap.
    fn make_room(&mut self, additional: usize) -> Grown<()>;
    /// Appends a value.
    fn try_push(&mut self, value: T) -> Grown<()>;
    /// Inserts a value in front of that at `place`. A place behind the end means the end.
    fn try_insert(&mut self, place: usize, value: T) -> Grown<()>;
    /// Appends what an iterator yields.
    fn try_extend(&mut self, values: impl IntoIterator<Item = T>) -> Grown<()>;
    /// Appends copies of values.
    fn try_extend_from_slice(&mut self, values: &[T]) -> Grown<()>
    where
        T: Copy;
}

impl<T> Grow<T> for Vec<T> {
    fn make_room(&mut self, additional: usize) -> Grown<()> {
        if self.capacity().wrapping_sub(self.len()) >= additional {
            return Ok(());
        }
        // `Vec` would double the capacity, and files full of layers would take twice the memory.
        let more = additional.max(self.len() / 4).max(4);
        self.try_reserve_exact(more).map_err(|_| OutOfMemory)
    }

    fn try_push(&mut self, value: T) -> Grown<()> {
        self.make_room(1)?;
        if self.len() == self.capacity() {
            return Err(OutOfMemory);
        }
        self.push(value);
        Ok(())
    }

    fn try_insert(&mut self, place: usize, value: T) -> Grown<()> {
        self.try_push(value)?;
        if let Some(moved) = self.get_mut(place..) {
            moved.rotate_right(1);
        }
        Ok(())
    }

    fn try_extend(&mut self, values: impl IntoIterator<Item = T>) -> Grown<()> {
        values.into_iter().try_for_each(|value| self.try_push(value))
    }

    #[inline(never)]
    fn try_extend_from_slice(&mut self, values: &[T]) -> Grown<()>
    where
        T: Copy,
    {
        self.make_room(values.len())?;
        if self.capacity().wrapping_sub(self.len()) < values.len() {
            return Err(OutOfMemory);
        }
        self.extend_from_slice(values);
        Ok(())
    }
}

/// A value whose copy can fail for lack of memory.
pub trait TryClone: Sized {
    /// A copy with memory of its own.
    fn try_clone(&self) -> Grown<Self>;
}

impl TryClone for u8 {
    fn try_clone(&self) -> Grown<Self> {
        Ok(*self)
    }
}

impl<T: TryClone> TryClone for Vec<T> {
    fn try_clone(&self) -> Grown<Self> {
        let mut copies = with_room(self.len())?;
        self.iter().try_for_each(|value| copies.try_push(value.try_clone()?))?;
        Ok(copies)
    }
}

impl TryClone for String {
    fn try_clone(&self) -> Grown<Self> {
        text(self)
    }
}

impl<T: TryClone> TryClone for Option<T> {
    fn try_clone(&self) -> Grown<Self> {
        self.as_ref().map(T::try_clone).transpose()
    }
}

/// Collects an iterator into a list.
pub trait Collect: Iterator + Sized {
    /// A list of all values.
    fn try_list(self) -> Grown<Vec<Self::Item>> {
        let mut list = Vec::new();
        list.try_extend(self)?;
        Ok(list)
    }

    /// A list of all values, or the first refusal.
    fn try_gather<T>(mut self) -> Grown<Vec<T>>
    where
        Self: Iterator<Item = Grown<T>>,
    {
        let mut list = Vec::new();
        self.try_for_each(|value| list.try_push(value?))?;
        Ok(list)
    }
}

impl<I: Iterator> Collect for I {}

/// An empty list with room for as many values and no more.
pub fn with_room<T>(count: usize) -> Grown<Vec<T>> {
    let mut list = Vec::new();
    list.try_reserve_exact(count).map_err(|_| OutOfMemory)?;
    Ok(list)
}

/// A list of one value.
pub fn one<T>(value: T) -> Grown<Vec<T>> {
    core::iter::once(value).try_list()
}

/// A copy of bytes.
#[inline(never)]
pub fn bytes(bytes: &[u8]) -> Grown<Vec<u8>> {
    joined(&[bytes])
}

/// The bytes of several texts, one behind the other.
pub fn joined(parts: &[&[u8]]) -> Grown<Vec<u8>> {
    let mut joined = with_room(parts.iter().map(|part| part.len()).sum())?;
    parts.iter().try_for_each(|part| joined.try_extend_from_slice(part))?;
    Ok(joined)
}

/// A copy of a text.
pub fn text(text: &str) -> Grown<String> {
    lossy(text.as_bytes())
}

/// Appends to a text.
pub fn append(text: &mut String, more: &str) -> Grown<()> {
    let room = if text.is_empty() { String::try_reserve_exact } else { String::try_reserve };
    room(text, more.len()).map_err(|_| OutOfMemory)?;
    if text.capacity().wrapping_sub(text.len()) < more.len() {
        return Err(OutOfMemory);
    }
    text.push_str(more);
    Ok(())
}

/// Bytes as a text; each invalid sequence becomes U+FFFD.
pub fn lossy(bytes: &[u8]) -> Grown<String> {
    let mut valid = with_room(bytes.len())?;
    for chunk in bytes.utf8_chunks() {
        valid.try_extend_from_slice(chunk.valid().as_bytes())?;
        if !chunk.invalid().is_empty() {
            valid.try_extend_from_slice("\u{fffd}".as_bytes())?;
        }
    }
    // `valid` is UTF-8, so the default is never used.
    Ok(String::from_utf8(valid).unwrap_or_default())
}

#[cfg(test)]
mod tests;
