//! Emits the tables of `dispatch_tables::lookup` and `dispatch_tables::extension`: names, perfect
//! hashes, and what the registry says about every command and extension, as numbers in flat arrays.

use proc_macro2::{Literal, TokenStream};
use quote::{format_ident, quote};
use registry::model::{ExtensionKind, Position};
use registry::{Diagnostic, Registry};

use crate::emit::{Emitted, OutputFile};
use crate::hash::{self, NoHash};
use crate::names;
use crate::resolve::{Api, Command, Level};

/// The emitted file, from the workspace's root.
const PATH: &str = "dispatch-tables/src/generated/lookup.rs";

/// Emits the tables.
///
/// # Errors
///
/// There are more or longer names than the tables can number, or names without a perfect hash.
pub fn emit(_registry: &Registry, api: &Api) -> Emitted {
    let commands =
        Names::new("COMMAND", api.commands.iter().map(|c| (c.name.as_str(), &c.position)))?;
    let extensions =
        Names::new("EXTENSION", api.extensions.iter().map(|e| (e.name.as_str(), &e.position)))?;
    let command_statistics = format!(" Commands: {}.", commands.hash.statistics());
    let extension_statistics = format!(" Extensions: {}.", extensions.hash.statistics());
    let command_constants = constants(
        "Command",
        api.commands.iter().map(|c| (names::command_constant(&c.name), c.name.as_str())),
    );
    let extension_constants = constants(
        "Extension",
        api.extensions.iter().map(|e| (names::extension_constant(&e.name), e.name.as_str())),
    );
    let command_names = commands.tokens();
    let extension_names = extensions.tokens();
    let command_facts = command_facts(api);
    let extension_lists = extension_lists(api);
    let extension_facts = extension_facts(api);
    let tokens = quote! {
        #![doc = " Names, perfect hashes and side tables of commands and extensions. Unsafe class: none."]
        #![doc = ""]
        #![doc = #command_statistics]
        #![doc = ""]
        #![doc = #extension_statistics]
        use crate::extension::Extension;
        use crate::lookup::{Command, PerfectHash};
        #command_constants
        #extension_constants
        #command_names
        #command_facts
        #extension_lists
        #extension_names
        #extension_facts
    };
    Ok(vec![OutputFile::rust(PATH, tokens)])
}

/// The names of one kind of thing, each with its NUL, and their perfect hash.
struct Names<'a> {
    /// What the generated tables' names begin with.
    prefix: &'static str,
    names: Vec<&'a str>,
    starts: Vec<u64>,
    longest: usize,
    hash: hash::PerfectHash,
}

impl<'a> Names<'a> {
    fn new(
        prefix: &'static str,
        named: impl Iterator<Item = (&'a str, &'a Position)>,
    ) -> Result<Names<'a>, Vec<Diagnostic>> {
        let (names, positions): (Vec<&str>, Vec<&Position>) = named.unzip();
        let with_nul: Vec<String> = names.iter().map(|name| format!("{name}\0")).collect();
        let keys: Vec<&[u8]> = with_nul.iter().map(String::as_bytes).collect();
        let mut starts = vec![0];
        let mut end = 0;
        for key in &keys {
            end += key.len();
            starts.push(end as u64);
        }
        if end > usize::from(u16::MAX) || names.len() >= usize::from(u16::MAX) {
            return Err(vec![too_many(&names, &positions)]);
        }
        let hash = hash::perfect_hash(&keys)
            .map_err(|no_hash| vec![unhashed(&no_hash, &names, &positions)])?;
        let longest = keys.iter().map(|key| key.len()).max().unwrap_or_default();
        Ok(Names { prefix, names, starts, longest, hash })
    }

    /// The statics that the lookup by name reads.
    fn tokens(&self) -> TokenStream {
        let [count, blob, starts, hash] = ["COUNT", "NAMES", "NAME_STARTS", "HASH"]
            .map(|name| format_ident!("{}_{name}", self.prefix));
        let number = Literal::usize_unsuffixed(self.names.len());
        let text = name_lines(&self.names);
        let offsets = numbers(self.starts.iter().copied());
        let longest = Literal::usize_unsuffixed(self.longest);
        let seed = Literal::u64_unsuffixed(self.hash.seed);
        let displacements = numbers(self.hash.displacements.iter().map(|&by| u64::from(by)));
        let slots = numbers(self.hash.slots.iter().map(|slot| u64::from(slot.unwrap_or(u16::MAX))));
        let bucket_count = Literal::usize_unsuffixed(self.hash.displacements.len());
        let slot_count = Literal::usize_unsuffixed(self.hash.slots.len());
        quote! {
            pub(crate) const #count: usize = #number;
            pub(crate) static #blob: &[u8] = #text;
            pub(crate) static #starts: [u16; #count + 1] = #offsets;
            pub(crate) static #hash: PerfectHash<#bucket_count, #slot_count> = PerfectHash {
                longest: #longest,
                seed: #seed,
                displacements: #displacements,
                slots: #slots,
            };
        }
    }
}

/// The names as one byte string, a line each, so that a new name is one line of a diff.
fn name_lines(names: &[&str]) -> TokenStream {
    let mut literal = String::from("b\"");
    for name in names {
        literal.push_str("\\\n    ");
        literal.push_str(name);
        literal.push_str("\\0");
    }
    literal.push('"');
    literal.parse().unwrap_or_default()
}

/// `[1, 2, 3]`.
fn numbers(numbers: impl Iterator<Item = u64>) -> TokenStream {
    let numbers = numbers.map(Literal::u64_unsuffixed);
    quote!([#(#numbers),*])
}

/// The associated constants of `ty`, numbered in order.
fn constants<'a>(ty: &str, constants: impl Iterator<Item = (String, &'a str)>) -> TokenStream {
    let ty = names::ident(ty);
    let constants = constants.enumerate().map(|(number, (constant, name))| {
        let doc = format!(" `{name}`");
        let constant = names::ident(&constant);
        let number = Literal::usize_unsuffixed(number);
        quote! {
            #[doc = #doc]
            pub const #constant: #ty = #ty(#number);
        }
    });
    quote!(impl #ty { #(#constants)* })
}

/// The arrays by command.
fn command_facts(api: &Api) -> TokenStream {
    let by_command =
        |fact: &dyn Fn(&Command) -> usize| numbers(api.commands.iter().map(|c| fact(c) as u64));
    let levels = by_command(&|command| match command.level {
        Level::Global => 0,
        Level::Instance => 1,
        Level::PhysicalDevice => 2,
        Level::Device => 3,
    });
    let entries = by_command(&|command| command.entry_index);
    let slots = by_command(&|command| command.slot);
    let mut versions: Vec<_> =
        api.commands.iter().filter_map(|command| command.core_version).collect();
    versions.sort_unstable();
    versions.dedup();
    let by_version = by_command(&|command| match command.core_version {
        None => 0,
        Some(version) => versions.partition_point(|&older| older < version) + 1,
    });
    let packed = numbers(versions.iter().map(|v| u64::from(v.major << 22 | v.minor << 12)));
    let version_count = Literal::usize_unsuffixed(versions.len());
    quote! {
        pub(crate) static COMMAND_LEVELS: [u8; COMMAND_COUNT] = #levels;
        pub(crate) static COMMAND_ENTRIES: [u16; COMMAND_COUNT] = #entries;
        pub(crate) static COMMAND_SLOTS: [u16; COMMAND_COUNT] = #slots;
        pub(crate) static COMMAND_CORE_VERSIONS: [u8; COMMAND_COUNT] = #by_version;
        pub(crate) static CORE_VERSIONS: [u32; #version_count] = #packed;
    }
}

/// The distinct lists of extensions that bring a command, end to end, and which list each command
/// has.
fn extension_lists(api: &Api) -> TokenStream {
    let list = |command: &Command| {
        command.extensions.iter().map(|by| by.extension).collect::<Vec<usize>>()
    };
    let mut lists: Vec<Vec<usize>> = api.commands.iter().map(list).collect();
    lists.sort_unstable();
    lists.dedup();
    let by_command = numbers(
        api.commands
            .iter()
            .map(|command| lists.partition_point(|other| *other < list(command)) as u64),
    );
    let mut starts = vec![0];
    for list in &lists {
        starts.push(starts.last().copied().unwrap_or_default() + list.len() as u64);
    }
    let start_count = Literal::usize_unsuffixed(starts.len());
    let starts = numbers(starts.into_iter());
    let members: Vec<_> = lists
        .iter()
        .flatten()
        .filter_map(|&extension| api.extensions.get(extension))
        .map(|extension| names::ident(&names::extension_constant(&extension.name)))
        .collect();
    let member_count = Literal::usize_unsuffixed(members.len());
    quote! {
        pub(crate) static COMMAND_EXTENSION_LISTS: [u16; COMMAND_COUNT] = #by_command;
        pub(crate) static EXTENSION_LIST_STARTS: [u16; #start_count] = #starts;
        pub(crate) static EXTENSION_LISTS: [Extension; #member_count] = [#(Extension::#members),*];
    }
}

/// The arrays by extension.
fn extension_facts(api: &Api) -> TokenStream {
    let extensions = &api.extensions;
    let kinds = numbers(extensions.iter().map(|extension| match extension.kind {
        ExtensionKind::Instance => 0,
        ExtensionKind::Device => 1,
    }));
    let registered = numbers(extensions.iter().map(|extension| u64::from(extension.number)));
    let spec_versions =
        numbers(extensions.iter().map(|extension| u64::from(extension.spec_version)));
    let mut platforms: Vec<&str> =
        extensions.iter().filter_map(|e| e.platform.as_deref()).collect();
    platforms.sort_unstable();
    platforms.dedup();
    let by_platform =
        numbers(extensions.iter().map(|extension| match extension.platform.as_deref() {
            None => 0,
            Some(platform) => platforms.partition_point(|&other| other < platform) as u64 + 1,
        }));
    let platform_count = Literal::usize_unsuffixed(platforms.len());
    quote! {
        pub(crate) static EXTENSION_KINDS: [u8; EXTENSION_COUNT] = #kinds;
        pub(crate) static EXTENSION_NUMBERS: [u32; EXTENSION_COUNT] = #registered;
        pub(crate) static EXTENSION_SPEC_VERSIONS: [u32; EXTENSION_COUNT] = #spec_versions;
        pub(crate) static EXTENSION_PLATFORMS: [u8; EXTENSION_COUNT] = #by_platform;
        pub(crate) static PLATFORMS: [&str; #platform_count] = [#(#platforms),*];
    }
}

/// The tables number names, and places within them, with sixteen bits.
fn too_many(names: &[&str], positions: &[&Position]) -> Diagnostic {
    error(
        "G015",
        positions.last(),
        format!("{} names are more than the lookup tables can hold", names.len()),
        "widen the tables' u16 in vkgen/src/emit/tables/lookup.rs and dispatch-tables/src/lookup.rs",
    )
}

fn unhashed(no_hash: &NoHash, names: &[&str], positions: &[&Position]) -> Diagnostic {
    let name = |index: usize| names.get(index).copied().unwrap_or_default();
    match *no_hash {
        NoHash::TooShort(index) => error(
            "G014",
            positions.get(index),
            format!("the name `{}` is too short for the lookup", name(index)),
            "names of the registry have a prefix and a word; correct it",
        ),
        NoHash::NoSeed => error(
            "G014",
            positions.first(),
            format!("no perfect hash was found for {} names", names.len()),
            "raise the number of slots or seeds in vkgen/src/hash.rs",
        ),
    }
}

fn error(
    code: &'static str,
    position: Option<&&Position>,
    message: String,
    help: &str,
) -> Diagnostic {
    let position = position.map(|&position| position.clone()).unwrap_or_default();
    Diagnostic::error(code, &position, message, help)
}
