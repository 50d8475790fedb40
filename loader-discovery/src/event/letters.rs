//! Letters that no reader sees, or that change how a terminal shows others: line breaks, the order of
//! the text's direction, marks without width. A name could hide behind them, so whatever prints text
//! from outside the loader escapes them.

/// The first and the last of each range of the categories Cf, Zl and Zp (Unicode 16.0).
const FORMATS: [(u32, u32); 21] = [
    (0xad, 0xad),
    (0x600, 0x605),
    (0x61c, 0x61c),
    (0x6dd, 0x6dd),
    (0x70f, 0x70f),
    (0x890, 0x891),
    (0x8e2, 0x8e2),
    (0x180e, 0x180e),
    (0x200b, 0x200f),
    (0x2028, 0x202e),
    (0x2060, 0x2064),
    (0x2066, 0x206f),
    (0xfeff, 0xfeff),
    (0xfff9, 0xfffb),
    (0x110bd, 0x110bd),
    (0x110cd, 0x110cd),
    (0x13430, 0x1343f),
    (0x1bca0, 0x1bca3),
    (0x1d173, 0x1d17a),
    (0xe0001, 0xe0001),
    (0xe0020, 0xe007f),
];

/// Whether the letter is of category Cc, Cf, Zl or Zp.
#[must_use]
pub fn is_unseen(letter: char) -> bool {
    let number = u32::from(letter);
    let is_format = || FORMATS.iter().any(|(first, last)| (*first..=*last).contains(&number));
    letter.is_control() || (!letter.is_ascii() && is_format())
}
