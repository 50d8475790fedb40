//! Selects the messages that the log prints (drivers.md B.1).

use super::line::{DEBUG, DRIVER, ERROR, FATAL, INFO, LAYER, PERFORMANCE, WARNING};

/// The messages that go to stderr, as the bits of drivers.md B.1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LogFilter(pub u32);

/// Words are compared up to this length. No keyword is longer.
const MAX_COMPARED: usize = 32;

/// A keyword. Every prefix of `long` is accepted; `word` is the form that suggestions print.
struct Keyword {
    word: &'static str,
    long: &'static str,
    bits: u32,
}

impl LogFilter {
    /// The keywords in the order of drivers.md B.1.
    const KEYWORDS: [Keyword; 10] = [
        Keyword { word: "all", long: "all", bits: u32::MAX },
        Keyword { word: "warn", long: "warnings", bits: WARNING },
        Keyword { word: "info", long: "information", bits: INFO },
        Keyword { word: "perf", long: "performance", bits: PERFORMANCE },
        Keyword { word: "error", long: "errors", bits: ERROR },
        Keyword { word: "debug", long: "debug", bits: DEBUG },
        Keyword { word: "layer", long: "layers", bits: LAYER },
        Keyword { word: "driver", long: "drivers", bits: DRIVER },
        Keyword { word: "implem", long: "implementations", bits: DRIVER },
        Keyword { word: "icd", long: "icds", bits: DRIVER },
    ];

    /// Reads the value of `VK_LOADER_DEBUG` (drivers.md B.1); unset means no messages.
    pub fn parse(value: Option<&[u8]>) -> Self {
        let known = tokens(value).filter_map(Self::keyword);
        Self(known.fold(0, |bits, keyword| bits | keyword.bits))
    }

    /// The unknown words of a value, each with the most similar keyword.
    pub fn unknown_words(value: Option<&[u8]>) -> impl Iterator<Item = (&[u8], &'static str)> {
        let unknown = tokens(value).filter(|token| Self::keyword(token).is_none());
        unknown.map(|token| {
            let wanted = token.get(..MAX_COMPARED).unwrap_or(token).trim_ascii();
            let nearest = Self::KEYWORDS.iter().min_by_key(|keyword| {
                [keyword.word, keyword.long].map(|known| distance(wanted, known)).into_iter().min()
            });
            (token, nearest.map_or("all", |keyword| keyword.word))
        })
    }

    /// The first keyword whose long form begins with the token.
    #[inline(never)]
    fn keyword(token: &[u8]) -> Option<&'static Keyword> {
        Self::KEYWORDS.iter().find(|keyword| keyword.long.as_bytes().starts_with(token))
    }

    /// Whether the log prints a message with these bits: the filter has one of them, or the message
    /// is fatal.
    pub const fn lets_through(self, bits: u32) -> bool {
        (self.0 | FATAL) & bits != 0
    }
}

fn tokens(value: Option<&[u8]>) -> impl Iterator<Item = &[u8]> {
    let tokens = value.unwrap_or_default().split(|byte| *byte == b',');
    tokens.filter(|token| !token.is_empty())
}

/// The edit distance, ignoring case: the number of bytes to insert, remove or replace to turn
/// `word` into `known`, which is no longer than a keyword.
fn distance(word: &[u8], known: &str) -> usize {
    // `row[n]` is the distance between the part of `word` read so far and the first `n` bytes of
    // `known`.
    let mut row: [usize; 16] = core::array::from_fn(|place| place);
    for letter in word {
        // The distance before both letters, and that of the part up to the letter before.
        let (mut diagonal, mut left) = (row[0], row[0].saturating_add(1));
        row[0] = left;
        for (place, other) in row.iter_mut().skip(1).zip(known.bytes()) {
            let replaced =
                diagonal.saturating_add(usize::from(!letter.eq_ignore_ascii_case(&other)));
            diagonal = *place;
            left = replaced.min(diagonal.min(left).saturating_add(1));
            *place = left;
        }
    }
    row.get(known.len()).copied().unwrap_or_default()
}

#[cfg(test)]
mod tests;
