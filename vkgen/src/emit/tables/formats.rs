//! Emits the rows of the formats, in the order of their numbers.

use registry::Known;

use crate::emit::{OutputFile, RowsFile, commas};
use crate::resolve::{Api, Format};
use crate::{Found, names};

/// Emits `generated/formats.rs`.
///
/// # Errors
///
/// See [`Api::formats`].
pub fn emit(api: &Api) -> Found<OutputFile> {
    let file = RowsFile::new(
        "dispatch-tables/src/generated/formats.rs",
        "each_format",
        "What the registry says about each format. Unsafe class: none; `format.rs` says what a row is.",
    );
    Ok(file.group("formats", api.formats()?.iter().map(|format| row(api, format))).finish())
}

/// `G8_B8R8_2PLANE_420_UNORM 3 1 [1 1 1] "8-bit 2-plane 420"
/// "G 8 UNORM 0,B 8 UNORM 1,R 8 UNORM 1" [1 1 R8_UNORM, 2 2 R8G8_UNORM]
/// [chroma "420"]`.
fn row(api: &Api, format: &Format) -> String {
    let constant = |name: &str| names::enumerant(Known::Format.name(), name, &api.registry.tags);
    let components = format
        .components
        .iter()
        .map(|one| format!("{} {} {} {}", one.name, one.bits, one.numeric, one.plane));
    let planes = format.planes.iter().map(|plane| {
        let (width, height) = plane.divisors;
        format!("{width} {height} {}", constant(&plane.compatible))
    });
    let extras = format.extras.iter().map(|(name, value)| format!(" [{name} {value:?}]"));
    let (size, texels) = format.block;
    format!(
        "{} {size} {texels} [{}] {:?} {:?} [{}]{}",
        constant(&format.name),
        format.extent.iter().map(u8::to_string).collect::<Vec<_>>().join(" "),
        format.class,
        components.collect::<Vec<_>>().join(","),
        commas(planes),
        extras.collect::<String>(),
    )
}
