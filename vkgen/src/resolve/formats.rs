//! The formats of the enumeration, with what the registry's section says about each.

use registry::model::{Element, Registry};
use registry::{Diagnostic, Known, Report};

use crate::{Found, code};

/// The words of `numericFormat`, which are variants of `dispatch_tables::format::NumericFormat`.
const NUMERIC_FORMATS: &[&str] = &[
    "UNORM", "SNORM", "USCALED", "SSCALED", "UINT", "SINT", "UFLOAT", "SFLOAT", "SRGB", "SFIXED5",
    "BOOL",
];
/// The names of components, which are variants of `dispatch_tables::format::ComponentName`.
const COMPONENTS: &[&str] = &["R", "G", "B", "A", "D", "S"];

/// A format.
#[derive(Clone, Debug)]
pub struct Format {
    /// `VK_FORMAT_R8G8B8A8_UNORM`.
    pub name: String,
    /// Its number.
    pub number: i64,
    /// Bytes of a block, and texels in it.
    pub block: (u8, u8),
    /// Width, height and depth of a block in texels.
    pub extent: Vec<u8>,
    /// The formats of one class are compatible.
    pub class: String,
    /// The components in the order of memory.
    pub components: Vec<Component>,
    /// The planes of a format that has several.
    pub planes: Vec<Plane>,
    /// What else there is to say, by what it is about: `packed`, `compressed`, `chroma`, `spirv`.
    pub extras: Vec<(&'static str, String)>,
}

/// A component of a format.
#[derive(Clone, Debug)]
pub struct Component {
    /// `R`.
    pub name: String,
    /// Its bits, 0 of a compressed one.
    pub bits: u8,
    /// `UNORM`.
    pub numeric: String,
    /// The plane that has the component.
    pub plane: u8,
}

/// A plane of a format.
#[derive(Clone, Debug)]
pub struct Plane {
    /// The divisors of the image's width and height.
    pub divisors: (u8, u8),
    /// The format that the plane is compatible with.
    pub compatible: String,
}

/// The formats in the order of their numbers; those that the API `vulkan` lacks are left out.
pub(super) fn formats(registry: &Registry) -> Found<Vec<Format>> {
    let group = registry.known_group(Known::Format);
    let numbered = registry.section("formats").filter_map(|element| {
        let name = element.attribute("name")?;
        let value = group?.values.iter().find(|value| value.name == name)?;
        Some((element, value.number))
    });
    let mut formats = Report::collect(numbered.map(|(element, number)| format(element, number)))?;
    formats.sort_by_key(|format| format.number);
    Ok(formats)
}

fn format(element: &Element, number: i64) -> Found<Format> {
    let extent = element.attribute("blockExtent").unwrap_or("1,1,1").split(',');
    let extras = ["packed", "compressed", "chroma"].into_iter();
    let extras = extras.filter_map(|name| Some((name, element.attribute(name)?.to_owned())));
    let spirv = element.children_of("spirvimageformat").map(|one| ("spirv", text(one, "name")));
    Ok(Format {
        name: text(element, "name"),
        number,
        block: (count(element, "blockSize")?, count(element, "texelsPerBlock")?),
        extent: extent.map(|one| parsed(element, one)).collect::<Result<_, _>>()?,
        class: text(element, "class"),
        components: Report::collect(element.children_of("component").map(component))?,
        planes: Report::collect(element.children_of("plane").map(plane))?,
        extras: extras.chain(spirv).collect(),
    })
}

fn component(element: &Element) -> Found<Component> {
    let (name, numeric) = (text(element, "name"), text(element, "numericFormat"));
    if !COMPONENTS.contains(&name.as_str()) || !NUMERIC_FORMATS.contains(&numeric.as_str()) {
        return Err(strange(element, &format!("a component `{name}` of `{numeric}`")));
    }
    let bits = match element.attribute("bits") {
        Some("compressed") => 0,
        _ => count(element, "bits")?,
    };
    let plane = parsed(element, element.attribute("planeIndex").unwrap_or("0"))?;
    Ok(Component { name, bits, numeric, plane })
}

fn plane(element: &Element) -> Found<Plane> {
    Ok(Plane {
        divisors: (count(element, "widthDivisor")?, count(element, "heightDivisor")?),
        compatible: text(element, "compatible"),
    })
}

fn text(element: &Element, attribute: &str) -> String {
    element.attribute(attribute).unwrap_or_default().to_owned()
}

fn count(element: &Element, attribute: &str) -> Found<u8> {
    parsed(element, element.attribute(attribute).unwrap_or_default())
}

fn parsed(element: &Element, text: &str) -> Found<u8> {
    text.parse().map_err(|_| strange(element, &format!("the number `{text}`")))
}

fn strange(element: &Element, what: &str) -> Vec<Diagnostic> {
    vec![Diagnostic::error(
        code::STRANGE_FORMAT,
        &element.position,
        format!("a format has {what}, which the table of formats cannot hold"),
        "correct the registry, or extend dispatch-tables/src/format.rs and vkgen/src/resolve/formats.rs",
    )]
}
