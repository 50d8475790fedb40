//! Decodes the escapes of JSON strings (drivers.md D.1).

/// The character of the escape at the start of `text`, and the escape's length. `None` for half of
/// a surrogate pair and for what is no escape.
pub(super) fn decode(text: &[u8]) -> Option<(char, usize)> {
    let character = match text.get(1)? {
        letter @ (b'"' | b'\\' | b'/') => char::from(*letter),
        b'b' => '\u{8}',
        b'f' => '\u{c}',
        b'n' => '\n',
        b'r' => '\r',
        b't' => '\t',
        _ => {
            let units = [code_unit(text)?, text.get(6..).and_then(code_unit).unwrap_or(0)];
            let character = char::decode_utf16(units).next()?.ok()?;
            return Some((character, character.len_utf16().saturating_mul(6)));
        }
    };
    Some((character, 2))
}

/// The number of the escape `\uXXXX` at the start of `text`.
fn code_unit(text: &[u8]) -> Option<u16> {
    let digits = text.strip_prefix(b"\\u")?.first_chunk::<4>()?;
    let hex = str::from_utf8(digits).ok().filter(|hex| !hex.starts_with('+'))?;
    u16::from_str_radix(hex, 16).ok()
}

/// Decodes in place the escapes of the text that starts `text` and ends before a NUL. All escapes
/// are known to be right, and none is shorter than its character.
pub(super) fn decode_all(text: &mut [u8]) {
    let (mut from, mut to) = (0_usize, 0_usize);
    let mut put = |text: &mut [u8], byte| {
        if let Some(place) = text.get_mut(to) {
            *place = byte;
        }
        to = to.saturating_add(1);
    };
    while let Some(byte @ 1..) = text.get(from).copied() {
        let mut length = 1;
        match text.get(from..).filter(|_| byte == b'\\').and_then(decode) {
            None => put(text, byte),
            Some((character, taken)) => {
                character.encode_utf8(&mut [0; 4]).bytes().for_each(|byte| put(text, byte));
                length = taken;
            }
        }
        from = from.saturating_add(length);
    }
    put(text, 0);
}
