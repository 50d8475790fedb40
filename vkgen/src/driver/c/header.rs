//! The header: types of tables, prototypes, and what the source gives.

use registry::model::ExtensionKind;

use super::guard::{Guarded, OLDEST, guard};
use super::{Options, extension_count, extension_field, extensions, field, kind_word, word};
use crate::resolve::{Api, Command, Table};

pub(super) fn emit(api: &Api, options: &Options) -> String {
    let name = &options.name;
    let upper = name.to_uppercase();
    let mut text = preamble(name, &upper);
    for kind in [ExtensionKind::Instance, ExtensionKind::Device] {
        text.push_str(&extension_table(api, name, kind));
    }
    for table in Table::ALL {
        text.push_str(&entrypoint_table(api, name, table));
        text.push_str(&dispatch_table(api, name, table));
        text.push_str(&functions(name, table));
    }
    for (prefix, table) in options.tables() {
        text.push_str(&prototypes(api, name, prefix, table));
    }
    text.push_str(&format!(
        "#ifdef __cplusplus\n}}\n#endif\n\n#endif /* {upper}_ENTRYPOINTS_H */\n"
    ));
    text
}

fn preamble(name: &str, upper: &str) -> String {
    format!(
        r#"#ifndef {upper}_ENTRYPOINTS_H
#define {upper}_ENTRYPOINTS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <vulkan/vulkan.h>

#ifdef _WIN32
/* Two members have names that are macros there. */
#include <windows.h>
#undef CreateEvent
#undef CreateSemaphore
#endif

#if VK_HEADER_VERSION < {OLDEST}
#error "the Vulkan headers are too old: 1.3.{OLDEST} or newer are needed"
#endif

/* A command that the headers do not declare, as of a platform whose VK_USE_PLATFORM_... macro is not defined, has
 * entries without a type, so that the layout is always the same.
 *
 * What a driver does not implement is NULL in its table: a weak reference, hidden from the dynamic symbols. Weak
 * references take nothing from a static library: link the driver's objects themselves. They are weak in the tables'
 * own source alone, since a definition is not to be weak. MSVC has /alternatename in that source instead. */
#if defined({upper}_ENTRYPOINTS_WEAK) && !defined(_MSC_VER)
#define {upper}_WEAK __attribute__((weak))
#else
#define {upper}_WEAK
#endif
#ifdef _WIN32
#define {upper}_HIDDEN
#else
#define {upper}_HIDDEN __attribute__((visibility("hidden")))
#endif

/* A function of a command's type, whatever the headers call the types of its parameters. In C it takes a compiler that
 * knows __typeof__: GCC, Clang, or MSVC 19.39. */
#ifdef __cplusplus
#include <type_traits>
#define {upper}_COMMAND(pointer) std::remove_pointer<pointer>::type
extern "C" {{
#else
#define {upper}_COMMAND(pointer) __typeof__(*(pointer)0)
#endif

/* An extension's name and version. */
struct {name}_extension {{
    const char *name;
    uint32_t spec_version;
}};

"#
    )
}

fn extension_table(api: &Api, name: &str, kind: ExtensionKind) -> String {
    let word = kind_word(kind);
    let count = extension_count(name, kind);
    let hidden = format!("{}_HIDDEN", name.to_uppercase());
    let fields: String = extensions(api, kind)
        .map(|one| format!("            bool {};\n", extension_field(&one.name)))
        .collect();
    format!(
        r#"#define {count} {}

/* Which {word} extensions are supported or enabled: by name and by index over the same memory. */
struct {name}_{word}_extension_table {{
    union {{
        bool extensions[{count}];
        struct {{
{fields}        }};
    }};
}};

/* The {word} extensions in the order of the table. */
extern {hidden} const struct {name}_extension {name}_{word}_extensions[{count}];

/* Sets an extension by name; false, and nothing is set, for a name that is none. */
{hidden} bool {name}_{word}_extension_table_enable(struct {name}_{word}_extension_table *table, const char *extension);

"#,
        extensions(api, kind).count(),
    )
}

/// `PFN_vkCreateBuffer CreateBuffer;`, and the same without a type.
fn members(command: &Command) -> (String, String) {
    let field = field(command);
    (format!("PFN_{} {field};", command.name), format!("PFN_vkVoidFunction {field};"))
}

fn entrypoint_table(api: &Api, name: &str, table: Table) -> String {
    let mut fields = Guarded::new("    ");
    for command in api.entries(table) {
        let (typed, untyped) = members(command);
        fields.line(guard(api, command), &typed, &untyped);
    }
    let word = word(table);
    format!(
        "/* What is implemented: an entry per name. */\nstruct {name}_{word}_entrypoint_table {{\n{}}};\n\n",
        fields.finish()
    )
}

fn dispatch_table(api: &Api, name: &str, table: Table) -> String {
    let mut text = String::new();
    let mut single = Guarded::new("    ");
    for group in api.table_groups(table) {
        let add = |to: &mut Guarded<'_>, id: usize| {
            let command = &api.commands[id];
            let (typed, untyped) = members(command);
            to.line(guard(api, command), &typed, &untyped);
        };
        if let [only] = group.members[..] {
            add(&mut single, only);
            continue;
        }
        text.push_str(&std::mem::replace(&mut single, Guarded::new("    ")).finish());
        let mut union = Guarded::new("        ");
        for &member in &group.members {
            add(&mut union, member);
        }
        text.push_str(&format!("    union {{\n{}    }};\n", union.finish()));
    }
    text.push_str(&single.finish());
    let word = word(table);
    format!(
        "/* What is called: a slot per command, whichever of its names it is called by. */\n\
         struct {name}_{word}_dispatch_table {{\n{text}}};\n\n"
    )
}

/// What the source gives for a table.
fn functions(name: &str, table: Table) -> String {
    let word = word(table);
    let hidden = format!("{}_HIDDEN", name.to_uppercase());
    let device = match table {
        Table::Device => {
            format!(",\n    const struct {name}_device_extension_table *device_extensions")
        }
        Table::Instance | Table::PhysicalDevice => String::new(),
    };
    let note = match table {
        Table::Device => {
            "\n * For vkGetInstanceProcAddr device_extensions is NULL: every device extension counts as enabled."
        }
        // The specification asks for those that some physical device has; which these are is not
        // known here.
        Table::Instance | Table::PhysicalDevice => "\n * Every device extension counts as enabled.",
    };
    format!(
        r#"/* Fills slots from entries. With overwrite all slots are emptied first, so that is for the first of several tables;
 * without, only slots that are empty are filled. With overwrite no two names of a command may have different
 * functions, which is asserted. */
{hidden} void {name}_{word}_dispatch_table_from_entrypoints(
    struct {name}_{word}_dispatch_table *dispatch_table,
    const struct {name}_{word}_entrypoint_table *entrypoint_table,
    bool overwrite);

/* The function of a command by name; NULL for a name of another level. */
{hidden} PFN_vkVoidFunction {name}_{word}_dispatch_table_get(
    const struct {name}_{word}_dispatch_table *dispatch_table, const char *command);

/* The same, but NULL for a name that neither the core version nor an enabled extension brings. The version is the one
 * that the application asked for; what Vulkan 1.0 brings is always there.{note} */
{hidden} PFN_vkVoidFunction {name}_{word}_dispatch_table_get_if_supported(
    const struct {name}_{word}_dispatch_table *dispatch_table, const char *command, uint32_t core_version,
    const struct {name}_instance_extension_table *instance_extensions{device});

"#
    )
}

fn prototypes(api: &Api, name: &str, prefix: &str, table: Table) -> String {
    let upper = name.to_uppercase();
    let mut lines = Guarded::new("");
    for command in api.entries(table) {
        let line = format!(
            "{upper}_WEAK {upper}_HIDDEN {upper}_COMMAND(PFN_{}) {prefix}_{};",
            command.name,
            field(command)
        );
        lines.line(guard(api, command), &line, "");
    }
    let word = word(table);
    format!(
        "extern {upper}_HIDDEN const struct {name}_{word}_entrypoint_table {prefix}_{word}_entrypoints;\n\n{}\n",
        lines.finish()
    )
}
