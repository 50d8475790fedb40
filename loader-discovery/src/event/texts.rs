//! The texts of a table of messages as data: one string for all messages of the table, so that the
//! library has neither code nor addresses for each of them.
//!
//! `messages!` joins the string at compile time. Each message has its parts behind one another:
//! the text and, if it decides about a file or layer, name, subject, file, reason and cure. In a
//! part, the marker of a field stands for the field.

use super::Explanation;
use super::line::{Line, Piece};

/// In the place of a field in a part: one of the control bytes 1 to 8, which no literal contains.
pub const MARKERS: [&str; 8] =
    ["\u{1}", "\u{2}", "\u{3}", "\u{4}", "\u{5}", "\u{6}", "\u{7}", "\u{8}"];
/// Ends a part.
pub const PART_END: &str = "\u{1e}";
/// Ends a message.
pub const MESSAGE_END: &str = "\u{1f}";

/// The parts of one message.
#[derive(Clone, Copy, Debug)]
pub struct Texts(&'static [u8]);

impl Texts {
    /// The parts of a message, by its place in the table.
    pub fn of(table: &'static [u8], place: usize) -> Self {
        Self(part(table, MESSAGE_END, place))
    }

    fn part(self, place: usize) -> &'static [u8] {
        part(self.0, PART_END, place)
    }

    /// Appends the text.
    pub fn put(self, fields: &[&dyn Piece], line: &mut Line) {
        self.put_part(0, fields, line);
    }

    /// Fills in the reason and the cure, if there are any.
    #[cold]
    pub fn explain(self, fields: &[&dyn Piece], explanation: &mut Explanation) {
        let Explanation { event, subject, file, reason, cure } = explanation;
        *event = str::from_utf8(self.part(1)).unwrap_or_default();
        for (place, line) in (2..).zip([subject, file, reason, cure]) {
            self.put_part(place, fields, line);
        }
    }

    fn put_part(self, place: usize, fields: &[&dyn Piece], line: &mut Line) {
        let mut rest = self.part(place);
        while let Some(length) = rest.iter().position(|byte| (1..=8).contains(byte)) {
            let (literal, behind) = rest.split_at(length);
            line.push(literal);
            let Some((marker, behind)) = behind.split_first() else { return };
            if let Some(field) = fields.get(usize::from(marker.wrapping_sub(1))) {
                field.put(line);
            }
            rest = behind;
        }
        line.push(rest);
    }
}

/// The part of `text` at `place`, where each part but the last has `end` behind it.
fn part<'t>(text: &'t [u8], end: &str, place: usize) -> &'t [u8] {
    text.split(|byte| end.as_bytes().contains(byte)).nth(place).unwrap_or_default()
}

/// The number of bytes of all pieces.
pub const fn length(mut pieces: &[&[&str]]) -> usize {
    let mut length = 0_usize;
    while let Some((message, others)) = pieces.split_first() {
        let mut message = *message;
        while let Some((piece, behind)) = message.split_first() {
            length = length.saturating_add(piece.len());
            message = behind;
        }
        pieces = others;
    }
    length
}

/// All pieces in a row.
pub const fn join<const LENGTH: usize>(mut pieces: &[&[&str]]) -> [u8; LENGTH] {
    let mut joined = [0; LENGTH];
    let mut room: &mut [u8] = &mut joined;
    while let Some((message, others)) = pieces.split_first() {
        let mut message = *message;
        while let Some((piece, behind)) = message.split_first() {
            let (place, free) = room.split_at_mut(piece.len());
            place.copy_from_slice(piece.as_bytes());
            room = free;
            message = behind;
        }
        pieces = others;
    }
    joined
}
