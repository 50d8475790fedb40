//! Links to the specification.

/// `spec!(VkBuffer)`: a link to the specification's page about it.
///
/// A paragraph of its own, so that lists of types leave it out. Documentation has it behind C's name, under `cfg(doc)`: in every `cargo check` the links of all
/// types and commands would take a twentieth of the time.
macro_rules! spec {
    ($c:ident) => {
        concat!(
            "\n\n[Specification](https://registry.khronos.org/vulkan/specs/latest/man/html/",
            stringify!($c),
            ".html)"
        )
    };
}
pub(crate) use spec;
