//! Enforces what serde_json does not: nesting, and surrogates in skipped strings. Counts values, and
//! replaces control bytes between tokens by blanks (drivers.md D.1).

use super::MAX_DEPTH;

/// The offset and the description of an error.
pub(super) type Fault = (usize, &'static str);

/// Fast path: most of a manifest is indentation.
const INDENTATION: [u8; 8] = *b"        ";

/// Checks the first value of `text`, and replaces control bytes in it: the dialect accepts every byte
/// up to 0x20 between tokens, serde_json only four of them.
///
/// Returns the number of keys, values and escapes below the root: the first key or value of an array or
/// object follows a bracket, all others a comma or colon. An empty array or object counts as if it
/// had one value.
pub(super) fn check_and_blank(text: &mut [u8]) -> Result<usize, Fault> {
    let (mut at, mut depth, mut parts) = (0_usize, 0_usize, 0_usize);
    while let Some(rest) = text.get_mut(at..) {
        if rest.first_chunk() == Some(&INDENTATION) {
            at = at.saturating_add(INDENTATION.len());
            continue;
        }
        let Some((byte, rest)) = rest.split_first_mut() else {
            break;
        };
        let offset = at;
        at = at.saturating_add(1);
        match *byte {
            // `continue`: blanks before the root value must not reach the end test below.
            b' ' | b'\t' | b'\n' | b'\r' => continue,
            0..0x20 => {
                *byte = b' ';
                continue;
            }
            b'"' => {
                let length = text_length(rest, &mut parts)
                    .map_err(|(within, fault)| (at.saturating_add(within), fault))?;
                at = at.saturating_add(length);
            }
            b'{' | b'[' => {
                depth = depth.saturating_add(1);
                if depth > MAX_DEPTH {
                    return Err((offset, "nesting beyond 128 levels"));
                }
                parts = parts.saturating_add(1);
            }
            b',' | b':' => parts = parts.saturating_add(1),
            b'}' | b']' => depth = depth.saturating_sub(1),
            _ => {}
        }
        if depth == 0 {
            break;
        }
    }
    Ok(parts)
}

/// The length of a string behind its opening quote, closing quote included; all of `text` if that is
/// missing. Adds the string's escapes to `parts`.
fn text_length(text: &[u8], parts: &mut usize) -> Result<usize, Fault> {
    let mut at = 0_usize;
    while let Some(byte) = text.get(at) {
        let next = at.saturating_add(1);
        at = match byte {
            b'"' => return Ok(next),
            b'\\' => {
                *parts = parts.saturating_add(1);
                escape_end(text, next)?
            }
            _ => {
                let rest = text.get(next..).unwrap_or_default();
                let plain = memchr::memchr2(b'"', b'\\', rest).unwrap_or(rest.len());
                next.saturating_add(plain)
            }
        };
    }
    Ok(text.len())
}

/// The end of the escape whose letter is at `at`. Surrogates come in pairs. The texts of the faults
/// are serde_json's, which also calls a trailing surrogate a leading one.
fn escape_end(text: &[u8], at: usize) -> Result<usize, Fault> {
    let after = |count| at.saturating_add(count);
    match code_unit(text, at) {
        Some(0xdc00..0xe000) => Err((after(5), "lone leading surrogate in hex escape")),
        Some(0xd800..0xdc00) => {
            let is_pair = text.get(after(5)) == Some(&b'\\')
                && matches!(code_unit(text, after(6)), Some(0xdc00..0xe000));
            if is_pair { Ok(after(11)) } else { Err((after(5), "unexpected end of hex escape")) }
        }
        _ => Ok(after(1)),
    }
}

/// The number of the escape `uXXXX` at `at`; `None` for another text.
fn code_unit(text: &[u8], at: usize) -> Option<u32> {
    let [b'u', digits @ ..] = text.get(at..at.saturating_add(5))? else {
        return None;
    };
    digits
        .iter()
        .try_fold(0, |number: u32, digit| Some(number << 4 | char::from(*digit).to_digit(16)?))
}
