//! Emits the rows of the extensions, in the order in which extensions are listed to applications.

use std::cmp::Ordering;

use registry::Diagnostic;
use registry::model::ExtensionKind;

use super::conditions::Conditions;
use super::seed;
use crate::emit::{OutputFile, RowsFile};
use crate::names;
use crate::resolve::{Api, Extension};

/// Emits `generated/extensions.rs`.
///
/// # Errors
///
/// There is no perfect hash of the names, or a condition has more alternatives than the generator
/// expands.
pub fn emit(api: &Api) -> Result<OutputFile, Vec<Diagnostic>> {
    let mut conditions = Conditions::new(api);
    let instance = listed(api, ExtensionKind::Instance);
    let device = listed(api, ExtensionKind::Device);
    let ordered = instance.iter().chain(&device);
    let seed = seed::find(ordered.map(|e| (e.name.as_str(), &e.position)))
        .map_err(|finding| vec![*finding])?;
    let mut file = RowsFile::new(
        "Every extension. Unsafe class: none; `rows.rs` says what a row is.",
        "each_extension",
    );
    file.line(&format!("seed {seed};"));
    for (group, extensions) in [("instance", instance), ("device", device)] {
        file.group(group, extensions.into_iter().map(|extension| row(extension, &mut conditions)));
    }
    if conditions.findings.is_empty() {
        Ok(file.finish("dispatch-tables/src/generated/extensions.rs"))
    } else {
        Err(conditions.findings)
    }
}

/// `KHR_XCB_SURFACE khr_xcb_surface VK_KHR_xcb_surface 6 6 xcb [[KHR_SURFACE]]`.
fn row(extension: &Extension, conditions: &mut Conditions<'_>) -> String {
    let Extension { name, number, spec_version, .. } = extension;
    let platform = extension.platform.iter().map(|platform| format!(" {platform}"));
    let depends = extension.depends.as_ref();
    let depends = depends.map(|depends| conditions.row(depends, &extension.position));
    format!(
        "{} {} {name} {number} {spec_version}{} {}",
        names::extension_constant(name),
        names::extension_field(name),
        platform.collect::<String>(),
        depends.as_deref().unwrap_or("[[]]"),
    )
}

/// The extensions of `kind` in the order in which they are listed.
fn listed(api: &Api, kind: ExtensionKind) -> Vec<&Extension> {
    let mut listed: Vec<&Extension> =
        api.registry.extensions.iter().filter(|extension| extension.kind == kind).collect();
    listed.sort_by(|a, b| order(&a.name, &b.name));
    listed
}

/// Khronos's first, then those of several vendors, then the vendors' own by name; numbers count as
/// numbers.
fn order(a: &str, b: &str) -> Ordering {
    rank(a).cmp(&rank(b)).then_with(|| natural(a, b)).then_with(|| a.cmp(b))
}

fn rank(name: &str) -> u8 {
    match names::author(name) {
        "KHR" => 0,
        "EXT" => 1,
        _ => 2,
    }
}

/// Compares by bytes, and runs of digits by their number.
fn natural(a: &str, b: &str) -> Ordering {
    let (mut a, mut b) = (a.as_bytes(), b.as_bytes());
    loop {
        let ((number_a, rest_a), (number_b, rest_b)) = (digits(a), digits(b));
        if !number_a.is_empty() && !number_b.is_empty() {
            let by_value = number_a.len().cmp(&number_b.len()).then(number_a.cmp(number_b));
            if by_value.is_ne() {
                return by_value;
            }
            (a, b) = (rest_a, rest_b);
            continue;
        }
        match (a.split_first(), b.split_first()) {
            (Some((first_a, rest_a)), Some((first_b, rest_b))) if first_a == first_b => {
                (a, b) = (rest_a, rest_b);
            }
            (first_a, first_b) => {
                return first_a.map(|(byte, _)| byte).cmp(&first_b.map(|(byte, _)| byte));
            }
        }
    }
}

/// The digits at the beginning, without leading zeros, and what follows.
fn digits(text: &[u8]) -> (&[u8], &[u8]) {
    let end = text.iter().position(|byte| !byte.is_ascii_digit()).unwrap_or(text.len());
    let (digits, rest) = text.split_at(end);
    // The last digit stays, even if it is a zero.
    let zeros =
        digits.iter().take(end.saturating_sub(1)).take_while(|&&digit| digit == b'0').count();
    (&digits[zeros..], rest)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn extensions_are_listed_khronos_first_and_numbers_by_value() {
        let mut names = [
            "VK_NV_viewport_array2",
            "VK_EXT_4444_formats",
            "VK_KHR_16bit_storage",
            "VK_AMD_buffer_marker",
            "VK_KHR_maintenance10",
            "VK_KHR_maintenance9",
            "VK_NV_viewport_array",
            "VK_KHR_8bit_storage",
            "VK_EXT_device_fault",
            "VK_KHR_maintenance",
        ];
        names.sort_by(|a, b| order(a, b));
        assert_eq!(
            names,
            [
                "VK_KHR_8bit_storage",
                "VK_KHR_16bit_storage",
                "VK_KHR_maintenance",
                "VK_KHR_maintenance9",
                "VK_KHR_maintenance10",
                "VK_EXT_4444_formats",
                "VK_EXT_device_fault",
                "VK_AMD_buffer_marker",
                "VK_NV_viewport_array",
                "VK_NV_viewport_array2",
            ]
        );
    }

    #[test]
    fn names_that_differ_are_never_equal_in_order() {
        assert!(order("VK_KHR_a01", "VK_KHR_a1").is_ne());
        assert!(order("VK_KHR_a", "VK_KHR_a0").is_lt());
    }
}
