//! Emits the rows of the extensions, in the order in which extensions are listed to applications.

use registry::model::ExtensionKind;

use super::conditions::Conditions;
use super::seed;
use crate::emit::{OutputFile, RowsFile};
use crate::resolve::{Api, Extension};
use crate::{Found, names};

/// Emits `generated/extensions.rs`.
///
/// # Errors
///
/// There is no perfect hash of the names, or a condition has more alternatives than the generator
/// expands.
pub fn emit(api: &Api) -> Found<OutputFile> {
    let mut conditions = Conditions::new(api);
    let instance = listed(api, ExtensionKind::Instance);
    let device = listed(api, ExtensionKind::Device);
    let ordered = instance.iter().chain(&device);
    let seed = seed::find(ordered.map(|e| (e.name.as_str(), &e.position)))?;
    let file = RowsFile::new(
        "dispatch-tables/src/generated/extensions.rs",
        "each_extension",
        "Every extension. Unsafe class: none; `rows.rs` says what a row is.",
    );
    let file = file.line(&format!("seed {seed};"));
    let file = file.groups([("instance", instance), ("device", device)].map(|(group, listed)| {
        let rows = listed.into_iter().map(|extension| row(extension, &mut conditions));
        (group, rows.collect::<Vec<_>>())
    }));
    conditions.report.finish().map(|_| file.finish())
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
    listed.sort_by_cached_key(|extension| order(&extension.name));
    listed
}

/// What extensions are sorted by: Khronos's come first, then those of several vendors, then the vendors'
/// own by name. A number in a name counts as a number: it gets zeros in front, up to twenty digits.
fn order(name: &str) -> (u8, String, &str) {
    let rank = match names::author(name) {
        "KHR" => 0,
        "EXT" => 1,
        _ => 2,
    };
    let runs = name.as_bytes().chunk_by(|a, b| a.is_ascii_digit() == b.is_ascii_digit());
    let padded = runs.map(|run| match String::from_utf8_lossy(run) {
        number if run[0].is_ascii_digit() => format!("{number:0>20}"),
        text => text.into_owned(),
    });
    (rank, padded.collect(), name)
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
        names.sort_by_key(|name| order(name));
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
        assert_ne!(order("VK_KHR_a01"), order("VK_KHR_a1"));
        assert!(order("VK_KHR_a") < order("VK_KHR_a0"));
    }
}
