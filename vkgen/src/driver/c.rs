//! A header and a source for drivers in C.
//!
//! Two files, which need nothing but the Vulkan headers, with the content that Mesa's `--proto
//! --weak` gives (mesa.md 5): a prototype per command and prefix, tables of entrypoints by name,
//! dispatch tables by alias group, and the functions that fill and query the tables. Prototypes are
//! weak and hidden: a command that a driver does not implement is NULL in its table, and no dynamic
//! symbol.
//!
//! `c/entrypoints.h` and `c/entrypoints.c` are templates of the two files. `@name@` is a place for a
//! word, a line `//= entries` a place for lines, and a line `//@ for each ...` begins a section that
//! is repeated. This module computes the words and lines from the registry.

mod guard;
mod requirement;

use std::collections::BTreeMap;

use registry::Registry;
use registry::layout::{ILP32, Layouts};
use registry::model::{CType, ExtensionKind};

use super::Options;
use crate::resolve::{AliasGroup, Api, Command, Extension, Table};
use guard::{Line, guarded};

const HEADER: &str = include_str!("c/entrypoints.h");
const SOURCE: &str = include_str!("c/entrypoints.c");

/// Two files of C.
#[derive(Clone, Debug)]
pub struct Files {
    /// `<name>_entrypoints.h`.
    pub header: String,
    /// `<name>_entrypoints.c`.
    pub source: String,
}

/// Generates the two files for the Vulkan headers of the registry `headers` and newer headers. The
/// caller gives the lines of the banner.
#[must_use]
pub fn emit(api: &Api, headers: &Registry, options: &Options, banner: &str) -> Files {
    let layouts = Layouts::new(&api.registry, ILP32);
    let driver = Driver { api, options, headers, layouts };
    Files {
        header: format!("{banner}{}", driver.fill(HEADER)),
        source: format!("{banner}{}", driver.fill(SOURCE)),
    }
}

/// The texts for the places of a template, by the names of the places.
type Values = Vec<(&'static str, String)>;

struct Driver<'a> {
    api: &'a Api,
    options: &'a Options,
    /// The registry of the oldest headers that the files must compile with. A command that these headers
    /// lack is guarded by the version of the API's headers: the first headers that declare the command are
    /// unknown.
    headers: &'a Registry,
    /// The layouts of types on 32-bit Windows.
    layouts: Layouts<'a>,
}

impl Driver<'_> {
    /// The template with its sections repeated and its places filled.
    fn fill(&self, template: &str) -> String {
        let mut text = String::new();
        for section in template.split("//@ ").skip(1) {
            let (repeated, body) = section.split_once('\n').unwrap_or((section, ""));
            let each = match repeated {
                "for each kind of extension" => KINDS.map(|kind| self.kind(kind)).to_vec(),
                "for each table" => Table::ALL.map(|table| self.table(table)).to_vec(),
                "for each prefix and table" => {
                    let tables = self.options.tables();
                    tables.map(|(prefix, table)| self.prefix(prefix, table)).collect()
                }
                _ => vec![self.once()],
            };
            text.extend(each.iter().map(|values| self.filled(body, values)));
        }
        text
    }

    fn filled(&self, body: &str, values: &Values) -> String {
        let name = &self.options.name;
        let mut text = body.replace("@name@", name).replace("@NAME@", &name.to_uppercase());
        for (key, value) in values {
            text = text.replace(&format!("//= {key}\n"), value);
            text = text.replace(&format!("@{key}@"), value);
        }
        text
    }

    fn once(&self) -> Values {
        // The requirements of all commands, each once.
        let mut requirements: Vec<String> = Vec::new();
        let commands = self.api.commands.iter().map(|command| {
            let requirement = requirement::expression(self.api, command);
            let known = requirements.iter().position(|known| *known == requirement);
            let number = known.unwrap_or_else(|| {
                requirements.push(requirement);
                requirements.len() - 1
            });
            let level = command.level.table().group().to_uppercase();
            let Command { name, slot, .. } = command;
            (name, format!("    {{\"{name}\", LEVEL_{level}, {slot}, {number}}},\n"))
        });
        let sorted: BTreeMap<&String, String> = commands.collect();
        let cases = requirements.iter().enumerate();
        let cases =
            cases.map(|(number, met)| format!("    case {number}:\n        return {met};\n"));
        vec![
            ("oldest", self.headers.header_version.to_string()),
            ("headers", self.headers.release().to_string()),
            ("commands", sorted.into_values().collect()),
            ("cases", cases.collect()),
        ]
    }

    fn kind(&self, kind: ExtensionKind) -> Values {
        let word = kind.word();
        let extensions: Vec<&Extension> =
            self.api.registry.extensions.iter().filter(|one| one.kind == kind).collect();
        let fields = extensions.iter().map(|one| extension_field(&one.name));
        let rows = extensions
            .iter()
            .map(|one| format!("    {{\"{}\", {}}},\n", one.name, one.spec_version));
        let name = self.options.name.to_uppercase();
        vec![
            ("kind", word.to_owned()),
            ("count", format!("{name}_{}_EXTENSION_COUNT", word.to_uppercase())),
            ("number", extensions.len().to_string()),
            ("fields", fields.map(|field| format!("            bool {field};\n")).collect()),
            ("rows", rows.collect()),
        ]
    }

    fn table(&self, table: Table) -> Values {
        let slots: Vec<String> =
            self.api.entries(table).map(|command| command.slot.to_string()).collect();
        let entry_slots = slots.chunks(16).map(|line| format!("    {},\n", line.join(", ")));
        // By the specification an extension of any physical device is enough, and the generated
        // code does not know the physical devices.
        let (note, parameter, argument) = match table {
            Table::Device => (
                "For vkGetInstanceProcAddr device_extensions is NULL: every device extension counts as enabled.",
                format!(
                    ",\n    const struct {}_device_extension_table *device_extensions",
                    self.options.name
                ),
                "device_extensions",
            ),
            Table::Instance | Table::PhysicalDevice => {
                ("Every device extension counts as enabled.", String::new(), "NULL")
            }
        };
        vec![
            ("table", table.group()),
            ("TABLE", table.group().to_uppercase()),
            ("entries", self.members("    ", self.api.entries(table))),
            ("entry_slots", entry_slots.collect()),
            ("entry_count", slots.len().to_string()),
            ("slots", self.slots(table)),
            ("slot_count", self.api.table_groups(table).count().to_string()),
            ("device_note", format!("\n * {note}")),
            ("device_parameter", parameter),
            ("device_argument", argument.to_owned()),
        ]
    }

    /// The members of a dispatch table: a union where a slot has several names.
    fn slots(&self, table: Table) -> String {
        let groups: Vec<&AliasGroup> = self.api.table_groups(table).collect();
        let is_single = |group: &AliasGroup| group.members.len() == 1;
        let runs = groups.chunk_by(|group, next| is_single(group) && is_single(next));
        let texts = runs.map(|run| {
            let commands = run.iter().flat_map(|group| self.api.members(group));
            match is_single(run[0]) {
                true => self.members("    ", commands),
                false => format!("    union {{\n{}    }};\n", self.members("        ", commands)),
            }
        });
        texts.collect()
    }

    /// `PFN_vkCreateBuffer CreateBuffer;` for each command; without a type where headers lack it.
    fn members<'c>(&self, indent: &str, commands: impl Iterator<Item = &'c Command>) -> String {
        let lines = commands.map(|command| Line {
            condition: self.guard(command),
            text: format!("{} {};", command.pointer, command.type_name),
            otherwise: format!("PFN_vkVoidFunction {};", command.type_name),
        });
        guarded(indent, lines)
    }

    fn prefix(&self, prefix: &str, table: Table) -> Values {
        let lines = |indent: &str, text: &dyn Fn(&Command, &str) -> String| {
            let lines = self.api.entries(table).map(|command| Line {
                condition: self.guard(command),
                text: text(command, &command.type_name),
                otherwise: String::new(),
            });
            guarded(indent, lines)
        };
        let name = self.options.name.to_uppercase();
        let prototypes = lines("", &|command, field| {
            let pointer = &command.pointer;
            format!("{name}_WEAK {name}_HIDDEN {name}_COMMAND({pointer}) {prefix}_{field};")
        });
        let references = lines("    ", &|_, field| format!(".{field} = {prefix}_{field},"));
        let directives = lines("", &|command, field| {
            format!("ALTERNATE({prefix}_{field}, {})", self.argument_bytes(command))
        });
        vec![
            ("prefix", prefix.to_owned()),
            ("table", table.group()),
            ("prototypes", prototypes),
            ("references", references),
            ("directives", directives),
        ]
    }

    /// The bytes of the arguments on the stack of 32-bit x86, in whole words: on 32-bit Windows the
    /// names of functions end in this number.
    fn argument_bytes(&self, command: &Command) -> u64 {
        let sizes = command.signature.params.iter().map(|param| match &param.ty {
            // C passes an array as a pointer.
            CType::Array { .. } => 4,
            ty => self.layouts.of_c_type(ty).map_or(4, |layout| layout.size.next_multiple_of(4)),
        });
        sizes.sum()
    }
}

const KINDS: [ExtensionKind; 2] = [ExtensionKind::Instance, ExtensionKind::Device];

/// An extension's field: `KHR_swapchain`.
fn extension_field(name: &str) -> &str {
    name.strip_prefix("VK_").unwrap_or(name)
}
