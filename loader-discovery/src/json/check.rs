//! Checks a JSON text for rules that serde_json does not apply to skipped values, and for those in
//! which the dialect differs (drivers.md D.1): blanks, nesting, and surrogates in skipped texts.

use super::MAX_DEPTH;

/// The offset and the description of an error.
pub(super) type Fault = (usize, &'static str);

/// Fast path: most of a manifest is indentation.
const INDENTATION: [u8; 8] = *b"        ";

/// Checks the first value of `text`. The dialect accepts every byte up to 0x20 between tokens,
/// serde_json only four of them, so the others are replaced by one of those.
pub(super) fn check(text: &mut [u8]) -> Result<(), Fault> {
    let (mut at, mut depth) = (0_usize, 0_usize);
    while let Some(rest) = text.get_mut(at..) {
        if rest.first_chunk() == Some(&INDENTATION) {
            at = at.wrapping_add(INDENTATION.len());
            continue;
        }
        let Some((byte, rest)) = rest.split_first_mut() else {
            break;
        };
        let offset = at;
        at = at.wrapping_add(1);
        match *byte {
            b' ' | b'\t' | b'\n' | b'\r' => continue,
            0..0x20 => {
                *byte = b' ';
                continue;
            }
            b'"' => {
                let length = text_length(rest);
                at = at.wrapping_add(
                    length.map_err(|(within, fault)| (at.wrapping_add(within), fault))?,
                );
            }
            b'{' | b'[' => {
                depth = depth.wrapping_add(1);
                if depth > MAX_DEPTH {
                    return Err((offset, "nesting beyond 128 levels"));
                }
            }
            b'}' | b']' => depth = depth.saturating_sub(1),
            _ => {}
        }
        if depth == 0 {
            break;
        }
    }
    Ok(())
}

/// The length of the string at the start of `text`, with its closing quote.
fn text_length(text: &[u8]) -> Result<usize, Fault> {
    let mut at = 0_usize;
    while let Some(rest) = text.get(at..) {
        let Some(found) = memchr::memchr2(b'"', b'\\', rest) else {
            break;
        };
        at = at.wrapping_add(found).wrapping_add(1);
        if rest.get(found) == Some(&b'"') {
            return Ok(at);
        }
        at = escape_end(text, at)?;
    }
    Ok(text.len())
}

/// The end of the escape whose letter is at `at`. Surrogates come in pairs.
fn escape_end(text: &[u8], at: usize) -> Result<usize, Fault> {
    let behind = |count| at.saturating_add(count);
    match code_unit(text, at) {
        Some(0xdc00..0xe000) => Err((behind(5), "lone leading surrogate in hex escape")),
        Some(0xd800..0xdc00) => {
            let is_pair = text.get(behind(5)) == Some(&b'\\')
                && matches!(code_unit(text, behind(6)), Some(0xdc00..0xe000));
            if is_pair { Ok(behind(11)) } else { Err((behind(5), "unexpected end of hex escape")) }
        }
        _ => Ok(behind(1)),
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
