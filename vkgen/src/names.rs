//! How Rust spells the registry's names. No other module decides a spelling.
//!
//! The spelling is the one that Rust's Vulkan users know: types without `Vk`, members and
//! parameters in snake case, enumerants without the prefix of their enumeration, flags without
//! `BIT`. `VkBufferUsageFlagBits` and `VkBufferUsageFlags` are one type, `BufferUsageFlags`.

use heck::ToSnakeCase;
use registry::Known;
use registry::model::{StructureType, Tag, Type};

/// `text` as an identifier. A keyword becomes a raw identifier; `self`, a text that begins with a
/// digit and an empty text get an underscore.
///
/// `text` must be made of identifier characters, as every name of the registry is.
#[must_use]
pub fn ident(text: &str) -> String {
    if syn::parse_str::<syn::Ident>(text).is_ok() {
        return text.to_owned();
    }
    let first_digit = text.starts_with(|first: char| first.is_ascii_digit());
    match text {
        "" | "_" => "__".to_owned(),
        "self" | "Self" | "super" | "crate" => format!("{text}_"),
        _ if first_digit => format!("_{text}"),
        _ => format!("r#{text}"),
    }
}

/// A type: `VkBufferUsageFlagBits` is `BufferUsageFlags`. A name without `Vk` stays as it is.
#[must_use]
pub fn type_name(name: &str) -> String {
    match name.strip_prefix("Vk") {
        Some(rest) => ident(&rest.replacen("FlagBits", "Flags", 1)),
        None => ident(name),
    }
}

/// The author of an extension by its name: `KHR`, `EXT`, `NV`.
#[must_use]
pub fn author(extension: &str) -> &str {
    let name = extension.strip_prefix("VK_").unwrap_or(extension);
    name.split('_').next().unwrap_or_default()
}

/// The rest of the name of a structure about a physical device.
#[must_use]
pub fn of_physical_device(name: &str) -> Option<&str> {
    name.strip_prefix(Known::PhysicalDevice.name())
}

/// A member or parameter: `pNext` is `p_next`, `type` is `ty`.
#[must_use]
pub fn member(name: &str) -> String {
    match name {
        "type" => "ty".to_owned(),
        _ => name.to_snake_case(),
    }
}

/// A member or parameter as an identifier: `ref` is `r#ref`.
#[must_use]
pub fn field(name: &str) -> String {
    ident(&member(name))
}

/// The field of a command in an entrypoint table: `vkCreateBuffer` is `create_buffer`.
#[must_use]
pub fn command_field(name: &str) -> String {
    command_type(name).to_snake_case()
}

/// The constant of a command: `vkCreateBuffer` is `CREATE_BUFFER`.
#[must_use]
pub fn command_constant(name: &str) -> String {
    command_field(name).to_uppercase()
}

/// A command as a type: `vkCreateBuffer` is `CreateBuffer`.
#[must_use]
pub fn command_type(name: &str) -> &str {
    name.strip_prefix("vk").unwrap_or(name)
}

/// The type of a pointer to a command: `PFN_vkCreateBuffer`, as C spells it.
#[must_use]
pub fn command_pointer(name: &str) -> String {
    format!("PFN_{name}")
}

/// The field of an extension in an extension table: `VK_KHR_surface` is `khr_surface`.
#[must_use]
pub fn extension_field(name: &str) -> String {
    extension_constant(name).to_lowercase()
}

/// The constant of an extension: `VK_KHR_surface` is `KHR_SURFACE`.
#[must_use]
pub fn extension_constant(name: &str) -> String {
    constant(name).to_uppercase()
}

/// A constant: `VK_UUID_SIZE` is `UUID_SIZE`.
#[must_use]
pub fn constant(name: &str) -> String {
    ident(&leading_letter(name.strip_prefix("VK_").unwrap_or(name)))
}

/// An enumerant of `group`: `VK_FORMAT_UNDEFINED` of `VkFormat` is `UNDEFINED`.
///
/// The vendor suffix is removed if the enumeration has the same suffix. An enumerant that does not
/// repeat its enumeration's name, as `VK_SUCCESS` of `VkResult`, loses `VK_` alone.
#[must_use]
pub fn enumerant(group: &str, value: &str, tags: &[Tag]) -> String {
    let tag = vendor(group, tags);
    let stem = group.strip_suffix(tag).unwrap_or(group);
    let stem = stem.replacen("FlagBits", "", 1);
    let short = strip_words(value, &stem).or_else(|| value.strip_prefix("VK_")).unwrap_or(value);
    let short = strip_vendor(short, tag);
    ident(&leading_letter(&without_bit(short).to_uppercase()))
}

/// The enumerant of `VkStructureType` that a structure has: `APPLICATION_INFO`.
#[must_use]
pub fn structure_type(of: &StructureType, tags: &[Tag]) -> String {
    enumerant(Known::StructureType.name(), &of.value, tags)
}

/// A structure by its enumerant of `VkStructureType` and its type: `APPLICATION_INFO ApplicationInfo`.
#[must_use]
pub fn structure(ty: &Type, of: &StructureType, tags: &[Tag]) -> String {
    format!("{} {}", structure_type(of, tags), type_name(&ty.name))
}

/// The vendor suffix of a type's name, empty if the name has none.
pub(crate) fn vendor<'a>(name: &str, tags: &'a [Tag]) -> &'a str {
    tags.iter()
        .map(|tag| tag.name.as_str())
        .filter(|tag| name.ends_with(tag))
        .max_by_key(|tag| tag.len())
        .unwrap_or("")
}

fn strip_vendor<'a>(value: &'a str, tag: &str) -> &'a str {
    match value.strip_suffix(tag).and_then(|v| v.strip_suffix('_')) {
        Some(rest) if !tag.is_empty() && !rest.is_empty() => rest,
        _ => value,
    }
}

/// `value` without the words of the type name `stem`, whatever the underscores between them: digits
/// and vendors' spellings are split differently in types and values (`VkAccessFlagBits2`,
/// `VK_ACCESS_2_NONE`).
fn strip_words<'a>(value: &'a str, stem: &str) -> Option<&'a str> {
    let mut wanted = stem.chars().map(|c| c.to_ascii_uppercase());
    let mut next = wanted.next();
    for (at, c) in value.char_indices() {
        match next {
            None => return value[at..].strip_prefix('_').filter(|v| !v.is_empty()),
            Some(w) if w == c => next = wanted.next(),
            Some(_) if c == '_' => {}
            Some(_) => return None,
        }
    }
    None
}

/// The words without `BIT`, which may be any of them.
fn without_bit(value: &str) -> String {
    let words: Vec<&str> = value.split('_').filter(|word| *word != "BIT").collect();
    words.join("_")
}

/// An identifier cannot begin with a digit: `VK_IMAGE_TYPE_2D` is `TYPE_2D`.
fn leading_letter(name: &str) -> String {
    match name.as_bytes().first() {
        Some(digit) if digit.is_ascii_digit() => format!("TYPE_{name}"),
        _ => name.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use registry::model::Position;

    use super::*;

    fn tags() -> Vec<Tag> {
        ["KHR", "EXT", "NV", "NVX", "GOOGLE"]
            .map(|name| Tag {
                name: name.to_owned(),
                attributes: Default::default(),
                position: Position::default(),
            })
            .to_vec()
    }

    /// Checks the name in Rust of each value of an enumeration: enumeration, value, name.
    fn assert_values(values: &[(&str, &str, &str)]) {
        for (group, value, rust) in values {
            assert_eq!(enumerant(group, value, &tags()), *rust);
        }
    }

    #[test]
    fn types_lose_vk_and_bits_become_flags() {
        for (c, rust) in [
            ("VkBuffer", "Buffer"),
            ("VkAccessFlagBits2", "AccessFlags2"),
            ("VkAccessFlagBits3KHR", "AccessFlags3KHR"),
            ("StdVideoAV1Level", "StdVideoAV1Level"),
            ("PFN_vkVoidFunction", "PFN_vkVoidFunction"),
            ("xcb_window_t", "xcb_window_t"),
            // Names that Rust would not take.
            ("Vk2D", "_2D"),
            ("VkSelf", "Self_"),
            ("match", "r#match"),
        ] {
            assert_eq!(type_name(c), rust);
        }
        assert_values(&[("VkFooFlagBits", "VK_FOO_BIT", "__")]);
    }

    #[test]
    fn members_are_snake_case_and_no_keyword() {
        assert_eq!(member("sType"), "s_type");
        assert_eq!(member("ppEnabledExtensionNames"), "pp_enabled_extension_names");
        assert_eq!(member("type"), "ty");
        assert_eq!(ident("ref"), "r#ref");
        let odd = ["self", "crate", "_", "", "2D"];
        assert_eq!(odd.map(ident), ["self_", "crate_", "__", "__", "_2D"]);
    }

    #[test]
    fn commands_are_snake_case_fields() {
        let (command, extension) =
            ("vkGetPhysicalDeviceFeatures2KHR", "VK_KHR_get_surface_capabilities2");
        assert_eq!(command_field(command), "get_physical_device_features2_khr");
        assert_eq!(command_constant("vkCreateBuffer"), "CREATE_BUFFER");
        assert_eq!(extension_constant(extension), "KHR_GET_SURFACE_CAPABILITIES2");
    }

    #[test]
    fn enumerants_lose_the_enumerations_name() {
        assert_values(&[
            ("VkFormat", "VK_FORMAT_UNDEFINED", "UNDEFINED"),
            ("VkResult", "VK_SUCCESS", "SUCCESS"),
            ("VkImageType", "VK_IMAGE_TYPE_2D", "TYPE_2D"),
            ("VkFormat", "VK_FORMAT_ASTC_4x4_UNORM_BLOCK", "ASTC_4X4_UNORM_BLOCK"),
            ("StdVideoH264ProfileIdc", "STD_VIDEO_H264_PROFILE_IDC_BASELINE", "BASELINE"),
        ]);
    }

    #[test]
    fn enumerants_lose_the_vendor_that_the_type_names_only() {
        let surface = "SWAPCHAIN_CREATE_INFO_KHR";
        let power = "VK_HDR_SMPTE_ST_209450_POWER_PREFERENCE_LOW_POWER_GOOGLE";
        assert_values(&[
            ("VkPresentModeKHR", "VK_PRESENT_MODE_FIFO_KHR", "FIFO"),
            ("VkStructureType", &format!("VK_STRUCTURE_TYPE_{surface}"), surface),
            ("VkColorSpaceKHR", "VK_COLORSPACE_SRGB_NONLINEAR_KHR", "SRGB_NONLINEAR"),
            ("VkHdrSmpteSt209450PowerPreferenceGOOGLE", power, "LOW_POWER"),
        ]);
    }

    #[test]
    fn bit_is_no_part_of_a_name() {
        let decode = "VK_IMAGE_USAGE_VIDEO_DECODE_DST_BIT_KHR";
        let only = "VK_SHADER_FLOAT_CONTROLS_INDEPENDENCE_32_BIT_ONLY";
        assert_values(&[
            ("VkShaderFloatControlsIndependence", only, "TYPE_32_ONLY"),
            ("VkImageUsageFlagBits", "VK_IMAGE_USAGE_TRANSFER_SRC_BIT", "TRANSFER_SRC"),
            ("VkImageUsageFlagBits", decode, "VIDEO_DECODE_DST_KHR"),
            ("VkSampleCountFlagBits", "VK_SAMPLE_COUNT_1_BIT", "TYPE_1"),
            ("VkAccessFlagBits2", "VK_ACCESS_2_NONE", "NONE"),
            ("VkAccessFlagBits3KHR", "VK_ACCESS_3_NONE_KHR", "NONE"),
            ("VkStencilFaceFlagBits", "VK_STENCIL_FRONT_AND_BACK", "STENCIL_FRONT_AND_BACK"),
        ]);
    }
}
