//! Which messages the log prints (drivers.md B.1).

use super::line::{DEBUG, DRIVER, ERROR, FATAL, INFO, LAYER, PERFORMANCE, WARNING};

/// Which messages go to stderr: the bits of drivers.md B.1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LogFilter(pub u32);

impl LogFilter {
    /// The keywords of `VK_LOADER_DEBUG`; a token means the first that it is a prefix of.
    const KEYWORDS: [(&'static [u8], u32); 10] = [
        (b"all", u32::MAX),
        (b"warn", WARNING),
        (b"info", INFO),
        (b"perf", PERFORMANCE),
        (b"error", ERROR),
        (b"debug", DEBUG),
        (b"layer", LAYER),
        (b"driver", DRIVER),
        (b"implem", DRIVER),
        (b"icd", DRIVER),
    ];

    /// Reads the value of `VK_LOADER_DEBUG` (drivers.md B.1); unset means no messages.
    pub fn parse(value: Option<&[u8]>) -> Self {
        let bits = value
            .unwrap_or_default()
            .split(|byte| *byte == b',')
            .filter(|token| !token.is_empty())
            .filter_map(|token| Self::KEYWORDS.iter().find(|(word, _)| word.starts_with(token)))
            .fold(0, |bits, (_, bit)| bits | bit);
        Self(bits)
    }

    /// Whether a message with these bits is printed: one of them is let through, or it is fatal.
    pub const fn lets_through(self, bits: u32) -> bool {
        (self.0 | FATAL) & bits != 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::line::VALIDATION;

    #[test]
    fn b1_tokens_are_prefixes_of_keywords() {
        let cases: [(&str, u32); 24] = [
            ("", 0),
            ("all", u32::MAX),
            ("a", u32::MAX),
            ("ALL", 0),
            ("e", ERROR),
            ("err", ERROR),
            ("error", ERROR),
            ("errors", 0),
            ("warn", WARNING),
            ("warning", 0),
            (" error", 0),
            ("d", DEBUG),
            ("de", DEBUG),
            ("dr", DRIVER),
            ("driver", DRIVER),
            ("i", INFO),
            ("in", INFO),
            ("im", DRIVER),
            ("ic", DRIVER),
            ("l", LAYER),
            ("p", PERFORMANCE),
            ("error,warn", ERROR | WARNING),
            (",,error,,", ERROR),
            ("error,bogus,layer", ERROR | LAYER),
        ];
        for (value, bits) in cases {
            assert_eq!(LogFilter::parse(Some(value.as_bytes())).0, bits, "{value:?}");
        }
        assert_eq!(LogFilter::parse(None).0, 0);
    }

    #[test]
    fn b1_a_message_passes_with_any_of_its_bits_and_fatal_always() {
        assert!(LogFilter(DRIVER).lets_through(WARNING | DRIVER));
        assert!(LogFilter(WARNING).lets_through(WARNING | DRIVER));
        assert!(!LogFilter(INFO).lets_through(WARNING | DRIVER));
        assert!(LogFilter(0).lets_through(FATAL | ERROR | VALIDATION));
        assert!(!LogFilter(u32::MAX).lets_through(0));
    }
}
