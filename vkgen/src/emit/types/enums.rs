//! Enumerations of `vk.xml`: aliases of `Enumeration`, an integer, with associated constants.

use registry::model::Type;

use super::index::Index;
use super::values;
use crate::{Found, names};

/// One enumeration, whose kind has C's name, or a name of its own where C's is the alias's. The type
/// of a C enumeration is `int` or `unsigned int`; Vulkan's are all 32 bits wide.
pub(super) fn definition(index: &Index<'_>, ty: &Type) -> Found<String> {
    let name = names::type_name(&ty.name);
    let group = index.registry.group(&ty.name);
    let width = group.map_or(32, |group| group.width);
    let kind = c_name(index, ty).unwrap_or_else(|| format!(": {name}Kind"));
    values::definition(index, "enumeration", &name, &format!("{name}{kind}, i{width}"), group)
}

/// ` = VkFormat`, the name that the specification has a page about; none for the types of video.
pub(super) fn c_name(index: &Index<'_>, ty: &Type) -> Option<String> {
    (!index.is_video(&ty.name)).then(|| format!(" = {}", ty.name))
}
