//! Numbers and constant expressions as the registry writes them.

use crate::model::ConstantValue;

/// A whole number, decimal or `0x`, with or without a sign.
pub(super) fn whole(text: &str) -> Option<i64> {
    let text = text.trim();
    let (negative, digits) = text.strip_prefix('-').map_or((false, text), |rest| (true, rest));
    let magnitude = natural(digits)?;
    if negative { 0_i64.checked_sub_unsigned(magnitude) } else { i64::try_from(magnitude).ok() }
}

/// A natural number, decimal or `0x`.
pub(super) fn natural(text: &str) -> Option<u64> {
    let (digits, radix) = match text.strip_prefix("0x").or_else(|| text.strip_prefix("0X")) {
        Some(digits) => (digits, 16),
        None => (text, 10),
    };
    // `from_str_radix` takes a sign, which may not stand here.
    let unsigned = digits.starts_with(|first: char| first.is_ascii_hexdigit());
    unsigned.then(|| u64::from_str_radix(digits, radix).ok()).flatten()
}

/// The value of a constant: `256`, `(~0U)`, `(~0ULL)`, `1000.0F`, `"VK_KHR_surface"`.
///
/// `ty` is the C type that the registry gives; without one the value's own form decides. An
/// identifier is not a value: nothing comes back.
pub(super) fn constant(text: &str, ty: Option<&str>) -> Option<ConstantValue> {
    let text = text.trim();
    if let Some(quoted) = text.strip_prefix('"') {
        return quoted.strip_suffix('"').map(|inner| ConstantValue::String(inner.to_owned()));
    }
    let inner =
        text.strip_prefix('(').and_then(|rest| rest.strip_suffix(')')).unwrap_or(text).trim();
    let is_float = inner.contains('.') && inner.ends_with(['f', 'F']);
    match ty {
        Some("float") => float(inner),
        Some("uint8_t") => unsigned(inner, u8::MAX).map(ConstantValue::U8),
        Some("uint32_t") => unsigned(inner, u32::MAX).map(ConstantValue::U32),
        Some("uint64_t") => unsigned(inner, u64::MAX).map(ConstantValue::U64),
        Some(_) => None,
        None if is_float => float(inner),
        None if inner.to_ascii_uppercase().ends_with("ULL") => {
            unsigned(inner, u64::MAX).map(ConstantValue::U64)
        }
        None => unsigned(inner, u32::MAX).map(ConstantValue::U32),
    }
}

fn float(text: &str) -> Option<ConstantValue> {
    let value = text.trim_end_matches(['f', 'F']).parse::<f32>().ok();
    value.filter(|value| value.is_finite()).map(ConstantValue::F32)
}

/// A number up to `max`, or `~` and its complement within `max`.
fn unsigned<T: Into<u64> + TryFrom<u64>>(text: &str, max: T) -> Option<T> {
    let max = max.into();
    let (complement, digits) = text.strip_prefix('~').map_or((false, text), |rest| (true, rest));
    let value =
        natural(digits.trim_end_matches(['u', 'U', 'l', 'L'])).filter(|&value| value <= max)?;
    T::try_from(if complement { !value & max } else { value }).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whole_numbers_stay_in_range() {
        assert_eq!(whole("-14"), Some(-14));
        assert_eq!(whole("0x7FFFFFFF"), Some(0x7FFF_FFFF));
        assert_eq!(whole("-9223372036854775808"), Some(i64::MIN));
        for bad in ["", "-", "+1", "--1", "0x", "0x-1", "9223372036854775808", "1.5", "one"] {
            assert_eq!(whole(bad), None, "{bad}");
        }
    }

    #[test]
    fn constants_are_complemented_at_their_own_width() {
        assert_eq!(constant("(~0U)", Some("uint32_t")), Some(ConstantValue::U32(u32::MAX)));
        assert_eq!(constant("(~2U)", Some("uint32_t")), Some(ConstantValue::U32(u32::MAX - 2)));
        assert_eq!(constant("(~0ULL)", Some("uint64_t")), Some(ConstantValue::U64(u64::MAX)));
        assert_eq!(constant("(~0ULL)", None), Some(ConstantValue::U64(u64::MAX)));
        assert_eq!(constant("0xFF", Some("uint8_t")), Some(ConstantValue::U8(255)));
        assert_eq!(constant("256", Some("uint8_t")), None);
        assert_eq!(constant("25", None), Some(ConstantValue::U32(25)));
        assert_eq!(constant("4294967296", Some("uint32_t")), None);
    }

    #[test]
    fn constants_may_be_floats_and_strings() {
        assert_eq!(constant("1000.0F", Some("float")), Some(ConstantValue::F32(1000.0)));
        assert_eq!(constant("0.25f", None), Some(ConstantValue::F32(0.25)));
        assert_eq!(
            constant("\"VK_KHR_surface\"", None),
            Some(ConstantValue::String("VK_KHR_surface".into()))
        );
        assert_eq!(constant("\"open", None), None);
        assert_eq!(constant("VK_OTHER", None), None);
    }
}
