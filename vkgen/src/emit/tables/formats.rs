//! Emits the rows of the formats, in the order of their numbers.

use registry::model::Element;
use registry::{Diagnostic, Known, Registry, Report};

use crate::emit::{OutputFile, RowsFile};
use crate::{code, names};

/// The words of `numericFormat`, which are variants of `dispatch_tables::format::NumericFormat`.
const NUMERIC_FORMATS: &[&str] = &[
    "UNORM", "SNORM", "USCALED", "SSCALED", "UINT", "SINT", "UFLOAT", "SFLOAT", "SRGB", "SFIXED5",
    "BOOL",
];
/// The names of components, which are variants of `dispatch_tables::format::ComponentName`.
const COMPONENTS: &[&str] = &["R", "G", "B", "A", "D", "S"];

/// Emits `generated/formats.rs`.
///
/// # Errors
///
/// A description has a number or a word that the rows cannot hold.
pub fn emit(registry: &Registry) -> Result<OutputFile, Vec<Diagnostic>> {
    let mut file = RowsFile::new(
        "What the registry says about each format. Unsafe class: none; `format.rs` says what a row is.",
        "each_format",
    );
    let mut rows = Report::collect(
        registry.section("formats").filter_map(|format| row(registry, format).transpose()),
    )?;
    rows.sort();
    file.group("formats", rows.into_iter().map(|(_, row)| row));
    Ok(file.finish("dispatch-tables/src/generated/formats.rs"))
}

/// The format's number and row; none where the API vulkan has no such format.
///
/// `G8_B8R8_2PLANE_420_UNORM 3 1 [1 1 1] "8-bit 2-plane 420"
/// "G 8 UNORM 0,B 8 UNORM 1,R 8 UNORM 1" [1 1 R8_UNORM, 2 2 R8G8_UNORM]
/// [chroma "420"]`.
fn row(registry: &Registry, format: &Element) -> Result<Option<(i64, String)>, Vec<Diagnostic>> {
    let name = format.attribute("name").unwrap_or_default();
    let group = registry.known_group(Known::Format);
    let value = group.and_then(|group| group.values.iter().find(|value| value.name == name));
    let Some(value) = value else { return Ok(None) };
    let extent = match format.attribute("blockExtent") {
        Some(text) => text.split(',').map(|one| number(format, one)).collect::<Result<_, _>>()?,
        None => vec![1, 1, 1],
    };
    let components = format.children_of("component").map(component);
    let planes = format.children_of("plane").map(|one| plane(registry, one));
    let extras = ["packed", "compressed", "chroma"].into_iter().filter_map(|name| {
        let value = format.attribute(name)?;
        Some(format!(" [{name} {value:?}]"))
    });
    let spirv = format.children_of("spirvimageformat").filter_map(|one| one.attribute("name"));
    let spirv = spirv.map(|name| format!(" [spirv {name:?}]"));
    let row = format!(
        "{} {} {} [{}] {:?} {:?} [{}]{}",
        constant(registry, name),
        number(format, format.attribute("blockSize").unwrap_or_default())?,
        number(format, format.attribute("texelsPerBlock").unwrap_or_default())?,
        extent.iter().map(u8::to_string).collect::<Vec<_>>().join(" "),
        format.attribute("class").unwrap_or_default(),
        Report::collect(components)?.join(","),
        Report::collect(planes)?.join(", "),
        extras.chain(spirv).collect::<String>(),
    );
    Ok(Some((value.number, row)))
}

/// `R 8 UNORM 0`: name, bits (0 of a compressed one), numeric format, plane.
fn component(component: &Element) -> Result<String, Vec<Diagnostic>> {
    let attribute = |name| component.attribute(name).unwrap_or_default();
    let (name, numeric) = (attribute("name"), attribute("numericFormat"));
    if !COMPONENTS.contains(&name) || !NUMERIC_FORMATS.contains(&numeric) {
        return Err(strange(component, &format!("a component `{name}` of `{numeric}`")));
    }
    let bits = match attribute("bits") {
        "compressed" => 0,
        bits => number(component, bits)?,
    };
    let plane = number(component, component.attribute("planeIndex").unwrap_or("0"))?;
    Ok(format!("{name} {bits} {numeric} {plane}"))
}

/// `2 2 R8G8_UNORM`: the divisors of width and height, and the compatible format.
fn plane(registry: &Registry, plane: &Element) -> Result<String, Vec<Diagnostic>> {
    let attribute = |name| plane.attribute(name).unwrap_or_default();
    Ok(format!(
        "{} {} {}",
        number(plane, attribute("widthDivisor"))?,
        number(plane, attribute("heightDivisor"))?,
        constant(registry, attribute("compatible")),
    ))
}

fn constant(registry: &Registry, format: &str) -> String {
    names::enumerant(Known::Format.name(), format, &registry.tags)
}

fn number(element: &Element, text: &str) -> Result<u8, Vec<Diagnostic>> {
    text.parse().map_err(|_| strange(element, &format!("the number `{text}`")))
}

fn strange(element: &Element, what: &str) -> Vec<Diagnostic> {
    vec![Diagnostic::error(
        code::STRANGE_FORMAT,
        &element.position,
        format!("a format has {what}, which the table of formats cannot hold"),
        "correct the registry, or extend dispatch-tables/src/format.rs and vkgen/src/emit/tables/formats.rs",
    )]
}
