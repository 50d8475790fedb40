//! The facts in the same words for comparisons and explanations.

/// The file of a header: the registry has `vk_platform` for `vk_platform.h`.
pub(crate) fn header_file(header: &str) -> String {
    if header.contains('.') { header.to_owned() } else { format!("{header}.h") }
}
