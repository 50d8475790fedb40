//! The source: the tables' data, and the functions that fill and ask dispatch tables.

use registry::Registry;
use registry::model::ExtensionKind;

use super::guard::{Guarded, guard};
use super::{Options, extension_count, field, kind_word, msvc, requirement, word};
use crate::resolve::{Api, Command, Table};

pub(super) fn emit(registry: &Registry, api: &Api, options: &Options) -> String {
    let name = &options.name;
    let upper = name.to_uppercase();
    let mut text = format!(
        "#define {upper}_ENTRYPOINTS_WEAK\n#include \"{name}_entrypoints.h\"\n\n#include <assert.h>\n#include <string.h>\n\n"
    );
    text.push_str(&stub(registry, api, options));
    text.push_str(ACCESS);
    for (prefix, table) in options.tables() {
        text.push_str(&table_of(api, name, prefix, table));
    }
    for kind in [ExtensionKind::Instance, ExtensionKind::Device] {
        text.push_str(&extensions(api, name, kind));
    }
    text.push_str(&commands(api));
    text.push_str(&enabled(api, name));
    for table in Table::ALL {
        text.push_str(&functions(api, name, table));
    }
    text
}

/// Tables as arrays. Each member is a pointer to a function of a type of its own, so it is copied,
/// not read as another.
const ACCESS: &str = "\
static PFN_vkVoidFunction load(const void *table, size_t index)
{
    PFN_vkVoidFunction function;
    memcpy(&function, (const char *)table + index * sizeof function, sizeof function);
    return function;
}

static void store(void *table, size_t index, PFN_vkVoidFunction function)
{
    memcpy((char *)table + index * sizeof function, &function, sizeof function);
}

";

/// What stands for a command that nobody defines, and how it is told from one that somebody does.
fn stub(registry: &Registry, api: &Api, options: &Options) -> String {
    let name = &options.name;
    format!(
        r#"#ifdef _MSC_VER
/* Stands for every command that is not implemented. It does something of its own: the linker makes functions with the
 * same code one. */
static volatile int entrypoint_stub_was_called;
VKAPI_ATTR void VKAPI_CALL {name}_entrypoint_stub(void);
VKAPI_ATTR void VKAPI_CALL {name}_entrypoint_stub(void)
{{
    entrypoint_stub_was_called = 1;
}}
{}
/* With incremental linking on x64 the address of a function is that of a jump to it. */
static const void *target(PFN_vkVoidFunction function)
{{
    const uint8_t *code = (const uint8_t *)function;
#if defined(_M_X64)
    if (code && code[0] == 0xe9) {{
        int32_t distance;
        memcpy(&distance, code + 1, sizeof distance);
        return code + 5 + distance;
    }}
#endif
    return code;
}}

static bool is_implemented(PFN_vkVoidFunction function)
{{
    return function && target(function) != target((PFN_vkVoidFunction){name}_entrypoint_stub);
}}
#else
static bool is_implemented(PFN_vkVoidFunction function)
{{
    return function != NULL;
}}
#endif

"#,
        msvc::directives(registry, api, options)
    )
}

/// The entrypoint table of a prefix: a reference per command.
fn table_of(api: &Api, name: &str, prefix: &str, table: Table) -> String {
    let mut entries = Guarded::new("    ");
    for command in api.entries(table) {
        let field = field(command);
        entries.line(guard(api, command), &format!(".{field} = {prefix}_{field},"), "");
    }
    let word = word(table);
    format!(
        "const struct {name}_{word}_entrypoint_table {prefix}_{word}_entrypoints = {{\n{}}};\n\n",
        entries.finish()
    )
}

fn extensions(api: &Api, name: &str, kind: ExtensionKind) -> String {
    let word = kind_word(kind);
    let count = extension_count(name, kind);
    let rows: String = super::extensions(api, kind)
        .map(|one| format!("    {{\"{}\", {}}},\n", one.name, one.spec_version))
        .collect();
    format!(
        r#"const struct {name}_extension {name}_{word}_extensions[{count}] = {{
{rows}}};

bool {name}_{word}_extension_table_enable(struct {name}_{word}_extension_table *table, const char *extension)
{{
    for (size_t i = 0; i < {count}; i++) {{
        if (strcmp({name}_{word}_extensions[i].name, extension) == 0) {{
            table->extensions[i] = true;
            return true;
        }}
    }}
    return false;
}}

"#
    )
}

/// What is known about every command, by name.
fn commands(api: &Api) -> String {
    let requirements = requirements(api);
    let mut sorted: Vec<&Command> = api.commands.iter().collect();
    sorted.sort_by(|a, b| a.name.cmp(&b.name));
    let rows: String = sorted
        .iter()
        .map(|command| {
            let expression = requirement::expression(api, command);
            let number = requirements.iter().position(|known| *known == expression);
            format!(
                "    {{\"{}\", {}, {}, {}}},\n",
                command.name,
                level(command.level.table()),
                command.slot,
                number.unwrap_or_default()
            )
        })
        .collect();
    format!(
        r#"enum level {{
    LEVEL_INSTANCE,
    LEVEL_PHYSICAL_DEVICE,
    LEVEL_DEVICE,
}};

struct command {{
    const char *name;
    uint8_t level;
    uint16_t slot;
    uint16_t requirement;
}};

/* Every command, sorted by name. */
static const struct command commands[] = {{
{rows}}};

static const struct command *find(const char *name, enum level level)
{{
    size_t first = 0, end = sizeof commands / sizeof commands[0];
    while (first < end) {{
        size_t middle = first + (end - first) / 2;
        int order = strcmp(name, commands[middle].name);
        if (order == 0)
            return commands[middle].level == level ? &commands[middle] : NULL;
        if (order < 0)
            end = middle;
        else
            first = middle + 1;
    }}
    return NULL;
}}

"#
    )
}

fn level(table: Table) -> &'static str {
    match table {
        Table::Instance => "LEVEL_INSTANCE",
        Table::PhysicalDevice => "LEVEL_PHYSICAL_DEVICE",
        Table::Device => "LEVEL_DEVICE",
    }
}

/// Every requirement that a command has, once.
fn requirements(api: &Api) -> Vec<String> {
    let mut all = Vec::new();
    for command in &api.commands {
        let expression = requirement::expression(api, command);
        if !all.contains(&expression) {
            all.push(expression);
        }
    }
    all
}

fn enabled(api: &Api, name: &str) -> String {
    let cases: String = requirements(api)
        .iter()
        .enumerate()
        .map(|(number, expression)| format!("    case {number}:\n        return {expression};\n"))
        .collect();
    format!(
        r#"/* Whether what a command needs is there. */
static bool is_enabled(uint16_t requirement, uint32_t core_version,
                       const struct {name}_instance_extension_table *instance,
                       const struct {name}_device_extension_table *device)
{{
    (void)instance;
    (void)device;
    switch (requirement) {{
{cases}    default:
        return false;
    }}
}}

"#
    )
}

fn functions(api: &Api, name: &str, table: Table) -> String {
    let word = word(table);
    let slots: Vec<String> = api.entries(table).map(|command| command.slot.to_string()).collect();
    let entries = slots.len();
    let slots: String =
        slots.chunks(16).map(|line| format!("    {},\n", line.join(", "))).collect();
    let level = level(table);
    let count = api.table_groups(table).count();
    let (parameter, device) = match table {
        Table::Device => (
            format!(",\n    const struct {name}_device_extension_table *device_extensions"),
            "device_extensions",
        ),
        Table::Instance | Table::PhysicalDevice => (String::new(), "NULL"),
    };
    format!(
        r#"/* The slot of every entry. */
static const uint16_t {word}_slots[] = {{
{slots}}};

#ifndef _MSC_VER
_Static_assert(sizeof(struct {name}_{word}_entrypoint_table) == {entries} * sizeof(PFN_vkVoidFunction),
               "an entry per name");
_Static_assert(sizeof(struct {name}_{word}_dispatch_table) == {count} * sizeof(PFN_vkVoidFunction),
               "a slot per command");
#endif

void {name}_{word}_dispatch_table_from_entrypoints(
    struct {name}_{word}_dispatch_table *dispatch_table,
    const struct {name}_{word}_entrypoint_table *entrypoint_table,
    bool overwrite)
{{
    if (overwrite)
        memset(dispatch_table, 0, sizeof *dispatch_table);
    for (size_t entry = 0; entry < sizeof {word}_slots / sizeof {word}_slots[0]; entry++) {{
        PFN_vkVoidFunction function = load(entrypoint_table, entry);
        PFN_vkVoidFunction before = load(dispatch_table, {word}_slots[entry]);
        if (!is_implemented(function))
            continue;
        assert(!overwrite || !before || before == function);
        if (overwrite || !before)
            store(dispatch_table, {word}_slots[entry], function);
    }}
}}

PFN_vkVoidFunction {name}_{word}_dispatch_table_get(
    const struct {name}_{word}_dispatch_table *dispatch_table, const char *command)
{{
    const struct command *found = find(command, {level});
    return found ? load(dispatch_table, found->slot) : NULL;
}}

PFN_vkVoidFunction {name}_{word}_dispatch_table_get_if_supported(
    const struct {name}_{word}_dispatch_table *dispatch_table, const char *command, uint32_t core_version,
    const struct {name}_instance_extension_table *instance_extensions{parameter})
{{
    const struct command *found = find(command, {level});
    if (!found || !is_enabled(found->requirement, core_version, instance_extensions, {device}))
        return NULL;
    return load(dispatch_table, found->slot);
}}

"#
    )
}
