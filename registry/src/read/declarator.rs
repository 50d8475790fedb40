//! C declarations of members, parameters and functions: `const VkFoo* const* ppFoos[4]`, `uint32_t
//! mask:8`.

use crate::model::{ArrayLen, CType};

/// Beyond this many stars or dimensions a declaration is refused: nobody writes it, and types are
/// nested boxes.
const MAX_DEPTH: usize = 8;

/// What a declaration declares.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Declaration {
    /// The declared name.
    pub(super) name: String,
    /// Its type.
    pub(super) ty: CType,
    /// Its width, if it is a bit-field.
    pub(super) bits: Option<u32>,
}

/// Takes a declaration apart; the error says what was wrong.
pub(super) fn parse(code: &str) -> Result<Declaration, String> {
    let mut tokens = Tokens { rest: code };
    let (mut ty, constant) = pointers(&mut tokens)?;
    let name = tokens.identifier().ok_or("the name is missing")?.to_owned();
    let dimensions = dimensions(&mut tokens)?;
    for len in dimensions.into_iter().rev() {
        ty = CType::array(ty, len, constant);
    }
    let bits = bit_width(&mut tokens)?;
    if let Some(token) = tokens.next() {
        return Err(format!("`{token}` must not follow the name `{name}`"));
    }
    Ok(Declaration { name, ty, bits })
}

/// `const T* const*`: the type and whether the declared thing itself is const.
fn pointers(tokens: &mut Tokens<'_>) -> Result<(CType, bool), String> {
    let mut constant = tokens.take("const");
    for tag in ["struct", "union", "enum"] {
        tokens.take(tag);
    }
    let name = tokens.identifier().ok_or("the type is missing")?;
    let mut ty = CType::named(name);
    constant |= tokens.take("const");
    let mut depth = 0;
    while tokens.take("*") {
        depth += 1;
        if depth > MAX_DEPTH {
            return Err(format!("more than {MAX_DEPTH} levels of pointers"));
        }
        ty = CType::pointer(constant, ty);
        constant = tokens.take("const");
    }
    Ok((ty, constant))
}

/// `[3][VK_UUID_SIZE]`.
fn dimensions(tokens: &mut Tokens<'_>) -> Result<Vec<ArrayLen>, String> {
    let mut lengths = Vec::new();
    while tokens.take("[") {
        if lengths.len() == MAX_DEPTH {
            return Err(format!("more than {MAX_DEPTH} array dimensions"));
        }
        let token = tokens.next().ok_or("the array's length is missing")?;
        lengths.push(array_len(token)?);
        if !tokens.take("]") {
            return Err("`]` is missing".to_owned());
        }
    }
    Ok(lengths)
}

fn array_len(token: &str) -> Result<ArrayLen, String> {
    if is_identifier(token) {
        return Ok(ArrayLen::Constant(token.to_owned()));
    }
    match token.parse() {
        Ok(0) | Err(_) => Err(format!("`{token}` is not an array length")),
        Ok(number) => Ok(ArrayLen::Literal(number)),
    }
}

/// `: 8`.
fn bit_width(tokens: &mut Tokens<'_>) -> Result<Option<u32>, String> {
    if !tokens.take(":") {
        return Ok(None);
    }
    let token = tokens.next().ok_or("the bit-field's width is missing")?;
    match token.parse() {
        Ok(width @ 1..=64) => Ok(Some(width)),
        _ => Err(format!("`{token}` is not the width of a bit-field")),
    }
}

/// Words, numbers and single characters, one after the other.
struct Tokens<'a> {
    rest: &'a str,
}

impl<'a> Tokens<'a> {
    fn peek(&self) -> Option<(&'a str, &'a str)> {
        let rest = self.rest.trim_start();
        let first = rest.chars().next()?;
        let word = rest.find(|c: char| !is_word(c)).unwrap_or(rest.len());
        rest.split_at_checked(if word == 0 { first.len_utf8() } else { word })
    }

    fn next(&mut self) -> Option<&'a str> {
        let (token, rest) = self.peek()?;
        self.rest = rest;
        Some(token)
    }

    fn take(&mut self, wanted: &str) -> bool {
        match self.peek() {
            Some((token, rest)) if token == wanted => {
                self.rest = rest;
                true
            }
            _ => false,
        }
    }

    fn identifier(&mut self) -> Option<&'a str> {
        let (token, rest) = self.peek()?;
        if !is_identifier(token) {
            return None;
        }
        self.rest = rest;
        Some(token)
    }
}

fn is_word(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '_'
}

/// Whether the text is one C identifier.
pub(crate) fn is_identifier(text: &str) -> bool {
    text.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_') && text.chars().all(is_word)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ty(code: &str) -> CType {
        parse(code).unwrap().ty
    }

    #[test]
    fn const_belongs_to_what_stands_left_of_the_star() {
        assert_eq!(ty("const VkFoo* p"), CType::pointer(true, CType::named("VkFoo")));
        assert_eq!(ty("VkFoo const* p"), CType::pointer(true, CType::named("VkFoo")));
        assert_eq!(
            ty("const char* const* pp"),
            CType::pointer(true, CType::pointer(true, CType::named("char")))
        );
        assert_eq!(
            ty("const char* const * pp"),
            CType::pointer(true, CType::pointer(true, CType::named("char")))
        );
        assert_eq!(
            ty("void** ppData"),
            CType::pointer(false, CType::pointer(false, CType::named("void")))
        );
    }

    #[test]
    fn struct_tags_are_dropped() {
        assert_eq!(
            ty("const struct VkBaseInStructure* pNext"),
            CType::pointer(true, CType::named("VkBaseInStructure"))
        );
        assert_eq!(
            ty("struct AHardwareBuffer** pBuffer"),
            CType::pointer(false, CType::pointer(false, CType::named("AHardwareBuffer")))
        );
    }

    #[test]
    fn the_last_dimension_is_the_innermost_array() {
        let row = CType::array(CType::named("float"), ArrayLen::Literal(4), false);
        let matrix = CType::array(row, ArrayLen::Literal(3), false);
        assert_eq!(ty("float matrix[3][4]"), matrix);
    }

    #[test]
    fn array_lengths_may_be_constants_and_elements_const() {
        let len = ArrayLen::Constant("VK_UUID_SIZE".to_owned());
        assert_eq!(
            ty("uint8_t uuid[VK_UUID_SIZE]"),
            CType::array(CType::named("uint8_t"), len, false)
        );
        let len = ArrayLen::Literal(4);
        assert_eq!(ty("const float c[4]"), CType::array(CType::named("float"), len, true));
    }

    #[test]
    fn bit_fields_have_a_width() {
        assert_eq!(parse("uint32_t mask:8").unwrap().bits, Some(8));
        assert_eq!(parse("uint32_t reserved : 31").unwrap().bits, Some(31));
    }

    #[test]
    fn what_is_no_declaration_is_refused() {
        let stars = format!("void {}p", "*".repeat(100_000));
        let dimensions = format!("int a{}", "[2]".repeat(100_000));
        let bad = [
            "",
            "const",
            "uint32_t",
            "uint32_t *",
            "uint32_t a b",
            "uint32_t a[",
            "uint32_t a[]",
            "uint32_t a[4",
            "uint32_t a[0]",
            "uint32_t a[99999999999]",
            "uint32_t a:",
            "uint32_t a:0",
            "uint32_t a:65",
            "4 a",
            "ü a",
            &stars,
            &dimensions,
        ];
        for code in bad {
            assert!(parse(code).is_err(), "{code}");
        }
    }
}
