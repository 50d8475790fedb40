//! What documentation alone has: links to the specification, and lists in place of items:
//! a page of all structures' traits, or all enumerations' constants, would have megabytes.

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

/// `constants!(LOAD 0 "VK_ATTACHMENT_LOAD_OP_LOAD"; …)`: the table of a type's constants.
macro_rules! constants {
    () => { "" };
    ($($constant:ident $value:literal $c:literal;)*) => {
        concat!(
            "\n\n| constant | value | in C |\n|---|---|---|\n",
            $("| `", stringify!($constant), "` | ", stringify!($value), " | `", $c, "` |\n",)*
        )
    };
}
pub(crate) use constants;

/// `extends!(SubmitInfo …)`: the structures in whose chains one may be.
macro_rules! extends {
    ($($extended:ident)*) => {
        concat!("\n\nIn the chain of:" $(, " [`", stringify!($extended), "`]")*)
    };
}
pub(crate) use extends;

/// The rows of a table's commands ([`crate::rows`]) as a table of their names, and of what brings each.
macro_rules! names {
    ($(
        $level:ident $constant:ident $field:ident $set:ident $name:ident $pointer:ident $ty:ident
        $($version:literal)? [$($extension:ident $(if $condition:tt)?),*];
        $(
            = $alias:ident $alias_field:ident $alias_set:ident $alias_name:ident
            $alias_pointer:ident $alias_ty:ident $($alias_version:literal)?
            [$($alias_extension:ident $(if $alias_condition:tt)?),*];
        )*
    )*) => {
        concat!("\n\n| name | command | brought by |\n|---|---|---|\n", $(
            "| `", stringify!($field), "` | [`", stringify!($name), "`](crate::vk::",
            stringify!($pointer), ") | ", $(stringify!($version), " ",)?
            $(stringify!($extension), $(" if `", stringify!($condition), "`",)? " ",)* "|\n",
            $(
                "| `", stringify!($alias_field), "` | `", stringify!($alias_name), "` | ",
                $(stringify!($alias_version), " ",)?
                $(stringify!($alias_extension), $(" if `", stringify!($alias_condition), "`",)? " ",)*
                "|\n",
            )*
        )*)
    };
}
pub(crate) use names;

/// `numbers!(CREATE_BUFFER vkCreateBuffer; …)`: a table of constants.
macro_rules! numbers {
    ($($constant:ident $name:ident;)*) => {
        concat!(
            "\n\n| constant | name |\n|---|---|\n",
            $("| `", stringify!($constant), "` | `", stringify!($name), "` |\n",)*
        )
    };
}
pub(crate) use numbers;

/// `second_names_table!(BufferUsageFlags2KHR BufferUsageFlags2; …)`.
macro_rules! second_names_table {
    ($($name:ident $target:ident;)*) => {
        concat!(
            "\n\n| second name | type |\n|---|---|\n",
            $("| `", stringify!($name), "` | [`", stringify!($target), "`] |\n",)*
        )
    };
}
pub(crate) use second_names_table;
