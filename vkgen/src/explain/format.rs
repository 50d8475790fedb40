//! The facts about a format and about a platform.

use registry::Registry;

use super::Sheet;
use crate::input::Input;

/// The facts of the registry's `<format>` of this name.
pub(super) fn rows(sheet: &mut Sheet, registry: &Registry, name: &str) {
    let mut formats = registry.section("formats");
    let Some(format) = formats.find(|format| format.attribute("name") == Some(name)) else {
        return;
    };
    for (attribute, value) in format.attributes.0.iter().filter(|(name, _)| name != "name") {
        sheet.row(attribute, value);
    }
    for tag in ["component", "plane", "spirvimageformat"] {
        let children = format.children_of(tag).map(|child| {
            let words: Vec<String> =
                child.attributes.0.iter().map(|(name, value)| format!("{name} {value}")).collect();
            words.join(" ")
        });
        sheet.list(tag, children);
    }
}

/// A platform, `xcb`.
pub(super) fn platform(input: &Input, name: &str) -> Option<Sheet> {
    let registry = &input.api.registry;
    let platform = registry.platforms.iter().find(|one| one.name == name)?;
    let mut sheet = Sheet::new(name, "platform", &platform.position);
    sheet.row("macro", &platform.protect);
    let extensions = registry.extensions.iter();
    let of = extensions.filter(|one| one.platform.as_deref() == Some(name));
    sheet.list("extensions", of.map(|one| &one.name));
    Some(sheet)
}
