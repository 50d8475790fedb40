//! Third step of the generation flow, `acquire -> read -> resolve -> emit -> compare -> write`: the
//! facts that follow from several places of the registry are computed here, once for all emitters.
//!
//! The registry says in one place that a command exists, in another which parameters it takes, in a
//! third which versions and extensions bring it. [`Api`] has all that by command: level, alias
//! group, versions, extensions, names in Rust; and the registry itself, whose reader has given members
//! roles and lengths. Formats are read when they are asked for. Later steps read [`Api`] alone.

mod aliases;
pub(crate) mod brought;
mod commands;
mod formats;
mod level;
mod requirements;

use std::collections::BTreeMap;

pub use formats::{Component, Format, Plane};
use heck::ToSnakeCase as _;
use registry::depends::Depends;
pub use registry::model::Extension;
use registry::model::{Position, Signature, Version};
use registry::{Diagnostic, Known, Registry, Report};

use crate::{Found, code, names};

/// The result of [`resolve`].
#[derive(Clone, Debug)]
pub struct Resolved {
    /// The resolved registry.
    pub api: Api,
    /// The warnings about the registry.
    pub warnings: Vec<Diagnostic>,
}

/// Resolves the registry.
///
/// # Errors
///
/// Everything in it that contradicts itself or that the generator has no rule for, with its
/// position.
pub fn resolve(registry: Registry) -> Found<Resolved> {
    let mut report = Report::default();
    report_field_clashes(&registry, &mut report);
    let required = requirements::required(&registry, &mut report);
    let commands = commands::commands(&registry, required, &mut report);
    let groups = aliases::groups(&commands, &mut report);
    let mut api = Api { registry, commands, groups };
    commands::number(&mut api);
    Ok(Resolved { api, warnings: report.finish()? })
}

/// Reports commands, and extensions, whose fields have the same name.
fn report_field_clashes(registry: &Registry, report: &mut Report) {
    let commands = registry.commands.iter();
    let commands = commands.map(|one| (names::command_field(&one.name), &one.name, &one.position));
    let extensions = registry.extensions.iter();
    let extensions =
        extensions.map(|one| (names::extension_field(&one.name), &one.name, &one.position));
    for named in [commands.collect::<Vec<_>>(), extensions.collect()] {
        let mut fields = BTreeMap::new();
        for (field, name, position) in named {
            if let Some(first) = fields.insert(field.clone(), name)
                && first != name
            {
                let message = format!("{first} and {name} both give the field `{field}`");
                let help = "give one of them another Rust name in vkgen/src/names.rs";
                report.error(code::SAME_FIELD, position.clone(), message, help);
            }
        }
    }
}

/// The resolved model of the API `vulkan`, which every emitter, comparison and explanation reads.
#[derive(Clone, Debug, Default)]
pub struct Api {
    /// The registry: structures and other types with the roles of their members, extensions.
    /// The index of an extension is its id, `dispatch_tables::Extension`.
    pub registry: Registry,
    /// Every command, in the registry's order and with its indices. The index is the command's id:
    /// `dispatch_tables::Command`.
    pub commands: Vec<Command>,
    /// Every alias group, in the order of their canonical commands. A command without alias is a
    /// group of one.
    pub groups: Vec<AliasGroup>,
}

/// A command by one of its names.
#[derive(Clone, Debug)]
pub struct Command {
    /// Index in [`Api::commands`].
    pub id: usize,
    /// `vkCreateBuffer`.
    pub name: String,
    /// Its field in an entrypoint table: `create_buffer`.
    pub field: String,
    /// Its constant: `CREATE_BUFFER`.
    pub constant: String,
    /// Its name as a type: `CreateBuffer`.
    pub type_name: String,
    /// The type of a pointer to it: `PFN_vkCreateBuffer`.
    pub pointer: String,
    /// The kind of object on which the command is called.
    pub level: Level,
    /// What the command does, by the first words of the name.
    pub verb: Verb,
    /// The parameters and the result; an alias has those of its target.
    pub signature: Signature,
    /// The command succeeds in several ways, `VK_SUCCESS` and `VK_INCOMPLETE`.
    pub succeeds_variously: bool,
    /// Index in [`Api::commands`] of the command that this one is another name of; none of the
    /// target itself.
    pub alias_of: Option<usize>,
    /// Index in [`Api::groups`].
    pub group: usize,
    /// Index among the entries of its table, [`Level::table`].
    pub entry_index: usize,
    /// Index among the alias groups of its table.
    pub slot: usize,
    /// The core version that brings it.
    pub core_version: Option<Version>,
    /// The extensions that bring it, in the registry's order.
    pub extensions: Vec<CommandExtension>,
    /// Index in [`Registry::extensions`] of the extension that classifies the command: the first one. None
    /// where a core version brings it.
    pub first_extension: Option<usize>,
    /// The platform of the first extension. None where a core version or no platform's extension
    /// brings it.
    pub platform: Option<String>,
    /// The first extension may still change. False where a core version brings the command.
    pub provisional: bool,
    /// The position of the element.
    pub position: Position,
}

impl Command {
    /// Its result is of this type.
    #[must_use]
    pub fn returns(&self, known: Known) -> bool {
        self.signature.returns.is(known)
    }
}

/// An extension that brings a command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CommandExtension {
    /// Index in [`Registry::extensions`].
    pub extension: usize,
    /// What must be enabled besides the extension: the `depends` of the require block.
    pub depends: Option<Depends>,
}

/// The command that finds all others.
const INSTANCE_LOOKUP: &str = "vkGetInstanceProcAddr";
/// The command that finds those of a device.
const DEVICE_LOOKUP: &str = "vkGetDeviceProcAddr";

/// What a command does, as far as its name says so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verb {
    /// Gives the function of a name.
    LooksUp,
    /// Is recorded in a command buffer.
    Records,
    /// Ends the object of its last handle.
    Ends,
    /// Gives what there is already.
    Asks,
    /// Anything else, such as making a new object.
    Other,
}

impl Verb {
    fn of(name: &str) -> Verb {
        let begins = |words: &[&str]| words.iter().any(|word| name.starts_with(word));
        match name {
            INSTANCE_LOOKUP | DEVICE_LOOKUP => Verb::LooksUp,
            _ if begins(&["vkCmd"]) => Verb::Records,
            _ if begins(&["vkDestroy", "vkFree"]) => Verb::Ends,
            _ if begins(&["vkGet", "vkEnumerate"]) => Verb::Asks,
            _ => Verb::Other,
        }
    }
}

/// What a command is called on, by the parents of its first parameter's handle (Vulkan
/// specification, "Command Function Pointers").
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Level {
    /// No dispatchable object: `vkCreateInstance`. `vkGetInstanceProcAddr` is here too, as it takes
    /// none.
    Global,
    /// `VkInstance`.
    Instance,
    /// `VkPhysicalDevice`.
    PhysicalDevice,
    /// `VkDevice` or a child of it.
    Device,
}

impl Level {
    /// The table that holds the commands of this level. Global commands are in the instance table.
    #[must_use]
    pub fn table(self) -> Table {
        match self {
            Level::Global | Level::Instance => Table::Instance,
            Level::PhysicalDevice => Table::PhysicalDevice,
            Level::Device => Table::Device,
        }
    }

    /// Its variant's name.
    #[must_use]
    pub fn name(self) -> String {
        format!("{self:?}")
    }
}

/// One of the three entrypoint tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Table {
    /// Global and instance commands.
    Instance,
    /// Physical-device commands.
    PhysicalDevice,
    /// Device commands.
    Device,
}

impl Table {
    /// All of them, in order.
    pub const ALL: [Table; 3] = [Table::Instance, Table::PhysicalDevice, Table::Device];

    /// Its variant's name, with which the names of its types begin.
    #[must_use]
    pub fn name(self) -> String {
        format!("{self:?}")
    }

    /// The group of its commands' rows.
    #[must_use]
    pub fn group(self) -> String {
        self.name().to_snake_case()
    }
}

/// An alias group: the names of one command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AliasGroup {
    /// Index in [`Api::commands`] of the command that the others are aliases of.
    pub canonical: usize,
    /// Indices in [`Api::commands`]: the canonical command, then its aliases in the registry's
    /// order.
    pub members: Vec<usize>,
}

impl Api {
    /// The commands of `table` in the order of its entries: aliases follow the command that they
    /// mean.
    pub fn entries(&self, table: Table) -> impl Iterator<Item = &Command> {
        self.table_groups(table).flat_map(|group| self.members(group))
    }

    /// The commands that are no aliases, in the registry's order.
    pub fn originals(&self) -> impl Iterator<Item = &Command> {
        self.groups.iter().map(|group| &self.commands[group.canonical])
    }

    /// The commands of `table` that are no aliases, in the order of its entries.
    pub fn originals_of(&self, table: Table) -> impl Iterator<Item = &Command> {
        self.originals().filter(move |command| command.level.table() == table)
    }

    /// The commands of an alias group: the canonical one, then its aliases.
    pub fn members<'a>(&'a self, group: &'a AliasGroup) -> impl Iterator<Item = &'a Command> {
        group.members.iter().map(|&member| &self.commands[member])
    }

    /// Every name of `command`: that of its target first.
    pub fn names_of(&self, command: &Command) -> impl Iterator<Item = &Command> {
        self.members(&self.groups[command.group])
    }

    /// The alias groups of `table` in the order of their slots.
    pub fn table_groups(&self, table: Table) -> impl Iterator<Item = &AliasGroup> {
        self.groups
            .iter()
            .filter(move |group| self.commands[group.canonical].level.table() == table)
    }

    /// Every format, in the order of their numbers.
    ///
    /// # Errors
    ///
    /// A description has a number or a word that no format can have. Who compares registries need not
    /// know.
    pub fn formats(&self) -> Found<Vec<Format>> {
        formats::formats(&self.registry)
    }

    /// The extension that classifies `command`; none where a core version brings it.
    #[must_use]
    pub fn first_extension(&self, command: &Command) -> Option<&Extension> {
        self.registry.extensions.get(command.first_extension?)
    }

    /// The command of this name.
    #[must_use]
    pub fn command(&self, name: &str) -> Option<&Command> {
        self.commands.iter().find(|command| command.name == name)
    }

    /// The extension of this name.
    #[must_use]
    pub fn extension(&self, name: &str) -> Option<&Extension> {
        self.registry.extensions.iter().find(|extension| extension.name == name)
    }
}
