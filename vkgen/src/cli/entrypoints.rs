//! `vkgen entrypoints`.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Args, ValueEnum};

use super::common::{self, Common, Failure};
use crate::banner;
use crate::compare::{self, RenderedFile};
use crate::driver::{self, Options};
use crate::{diag, input, layer, tree};

/// Languages of drivers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Lang {
    /// A header and a source file, which another run replaces
    C,
    /// A crate on author-kit, which loads without a change
    Rust,
}

/// Kinds of Vulkan libraries.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Kind {
    /// A driver
    Driver,
    /// A layer on author-kit, in Rust
    Layer,
}

#[derive(Args, Debug)]
pub(super) struct Arguments {
    /// Prefix of the driver's functions: drv for drv_CreateDevice; may be given several times, for
    /// one table of every level each
    #[arg(long = "prefix", value_name = "PREFIX", required = true, value_parser = prefix)]
    prefixes: Vec<String>,
    /// Prefix of device commands alone, which go before those of the other prefixes; may be given
    /// several times. The driver says which devices use them: in Rust, all of them, or those whose
    /// `Variant` has them (a generation of hardware)
    #[arg(long = "device-prefix", value_name = "PREFIX", value_parser = prefix)]
    device_prefixes: Vec<String>,
    /// Prefix of types, functions and file names in C, name of the crate in Rust; the name of a layer
    /// is VK_LAYER_PREFIX_NAME [default: the first prefix]
    #[arg(long, value_name = "NAME", value_parser = prefix)]
    name: Option<String>,
    /// The driver's or layer's language
    #[arg(long, value_enum)]
    lang: Lang,
    /// What to write
    #[arg(long, value_enum, default_value = "driver")]
    kind: Kind,
    /// The folder to write to
    #[arg(long, value_name = "DIR", default_value = ".")]
    out: PathBuf,
    /// For C: a vk.xml, or a version of the package such as 1.4.360 [default: the pinned registry]
    #[arg(long, value_name = "PATH|VERSION")]
    registry: Option<String>,
    /// For C: the oldest Vulkan headers that the files must compile with, as their vk.xml or their
    /// version [default: those of the registry]
    #[arg(long, value_name = "PATH|VERSION")]
    headers: Option<String>,
    /// For Rust, with --author-kit: path from the crate to the folder of dispatch-tables [default:
    /// that of the workspace]
    #[arg(long, value_name = "PATH")]
    dispatch_tables: Option<PathBuf>,
    /// For Rust, with --dispatch-tables: path from the crate to the folder of author-kit [default:
    /// that of the workspace]
    #[arg(long, value_name = "PATH")]
    author_kit: Option<PathBuf>,
    #[command(flatten)]
    common: Common,
}

/// A prefix is the beginning of a C identifier.
fn prefix(text: &str) -> Result<String, String> {
    let letter = |first: char| first.is_ascii_alphabetic();
    let rest = |one: char| one.is_ascii_alphanumeric() || one == '_';
    if text.starts_with(letter) && text.chars().all(rest) {
        Ok(text.to_owned())
    } else {
        Err("a prefix consists of letters, digits and underscores, and begins with a letter"
            .to_owned())
    }
}

pub(super) fn run(arguments: &Arguments) -> Result<ExitCode, Failure> {
    distinct(arguments)?;
    let first = arguments.prefixes.first().map(|first| folded(arguments, first));
    let options = Options {
        name: arguments.name.clone().or(first).unwrap_or_default(),
        prefixes: arguments.prefixes.clone(),
        device_prefixes: arguments.device_prefixes.clone(),
    };
    match (arguments.kind, arguments.lang) {
        (Kind::Layer, _) => layer(arguments, &options)?,
        (Kind::Driver, Lang::C) => c(arguments, &options)?,
        (Kind::Driver, Lang::Rust) => rust(arguments, &options)?,
    }
    Ok(ExitCode::SUCCESS)
}

/// Writes the header and the source.
fn c(arguments: &Arguments, options: &Options) -> Result<(), Failure> {
    let common = &arguments.common;
    let workspace = common.registries()?;
    let input = input::load(&workspace, arguments.registry.as_deref())?;
    let oldest = arguments.headers.as_deref();
    let oldest = oldest.map(|headers| input::load(&workspace, Some(headers))).transpose()?;
    common.report(&input);
    let command = command(arguments);
    let banner = banner::standing_alone(&input.api.registry, &input.vk_sha256, &command, "//");
    let headers = oldest.as_ref().map_or(&input.api.registry, |oldest| &oldest.api.registry);
    let files = driver::c::emit(&input.api, headers, options, &banner);
    let wanted = [(files.header, "h"), (files.source, "c")].map(|(text, extension)| RenderedFile {
        path: PathBuf::from(format!("{}_entrypoints.{extension}", options.name)),
        text,
    });
    let own = |text: &str| (!banner::is_generated(text)).then_some("was not made by vkgen");
    let help = "name another folder with --out, or move the file elsewhere";
    write(arguments, wanted.to_vec(), own, help)
}

/// Writes the crate if no file of the crate exists.
fn rust(arguments: &Arguments, options: &Options) -> Result<(), Failure> {
    of_one_registry(arguments, "driver in Rust")?;
    let (kit, tables) = folders(arguments)?;
    new_crate(arguments, driver::rust::emit(options, (&kit, &tables)))
}

/// The folders of author-kit and of dispatch-tables: those of the arguments, or the workspace's.
fn folders(arguments: &Arguments) -> Result<(PathBuf, PathBuf), Failure> {
    match (&arguments.author_kit, &arguments.dispatch_tables) {
        (Some(kit), Some(tables)) => Ok((kit.clone(), tables.clone())),
        (None, None) => {
            let none = |_| {
                Failure::new(
                    "no registry has author-kit and dispatch-tables, and this folder is in no workspace",
                    "run vkgen in a checkout of the workspace, or name folders with --author-kit and --dispatch-tables",
                )
            };
            let workspace = arguments.common.workspace().map_err(none)?;
            // The crate is in another folder.
            let workspace = std::path::absolute(&workspace).unwrap_or(workspace);
            Ok((workspace.join("author-kit"), workspace.join("dispatch-tables")))
        }
        _ => Err(Failure::new(
            "author-kit and dispatch-tables must be of one workspace",
            "use --author-kit and --dispatch-tables, or leave both out",
        )),
    }
}

/// Refuses another registry for a crate on dispatch-tables.
fn of_one_registry(arguments: &Arguments, what: &str) -> Result<(), Failure> {
    if arguments.registry.is_none() && arguments.headers.is_none() {
        return Ok(());
    }
    Err(Failure::new(
        &format!(
            "--registry and --headers are for drivers in C: a {what} has the tables of dispatch-tables, which are of one registry"
        ),
        "leave both out; `vkgen bump` moves dispatch-tables to another registry",
    ))
}

/// Writes the crate of a layer if no file of the crate exists.
fn layer(arguments: &Arguments, options: &Options) -> Result<(), Failure> {
    of_one_registry(arguments, "layer")?;
    let [vendor] = options.prefixes.as_slice() else { return Err(no_layer()) };
    if arguments.lang != Lang::Rust || !options.device_prefixes.is_empty() {
        return Err(no_layer());
    }
    let (kit, tables) = folders(arguments)?;
    new_crate(arguments, layer::emit(vendor, &options.name, (&kit, &tables)))
}

fn no_layer() -> Failure {
    let what = "a layer is a crate in Rust with one prefix, which is the vendor in its name";
    Failure::new(what, "use --lang rust, and --prefix once")
}

/// Writes the files of a crate if none of them exists.
fn new_crate(arguments: &Arguments, mut files: Vec<RenderedFile>) -> Result<(), Failure> {
    // A repository has one already.
    files.retain(|file| {
        file.path != Path::new(".gitignore") || !arguments.out.join(&file.path).exists()
    });
    let help = "name a new folder with --out: vkgen does not change an existing crate";
    write(arguments, files, |_| Some("exists already"), help)
}

/// Refuses a prefix that occurs twice, whose tables would have the same names.
fn distinct(arguments: &Arguments) -> Result<(), Failure> {
    let mut seen = BTreeSet::new();
    let mut prefixes = arguments.prefixes.iter().chain(&arguments.device_prefixes);
    match prefixes.find(|prefix| !seen.insert(folded(arguments, prefix))) {
        None => Ok(()),
        Some(twice) => Err(Failure::new(
            &format!("the prefix `{twice}` is given twice"),
            "give each prefix once: --prefix includes the table of device commands",
        )),
    }
}

/// A prefix in the form that distinguishes names: crates and modules of Rust are in lower case.
fn folded(arguments: &Arguments, prefix: &str) -> String {
    match arguments.lang {
        Lang::C => prefix.to_owned(),
        Lang::Rust => prefix.to_ascii_lowercase(),
    }
}

/// The command that makes the files again.
fn command(arguments: &Arguments) -> String {
    let Arguments { prefixes, device_prefixes, name, registry, headers, .. } = arguments;
    let prefixes = prefixes.iter().map(|prefix| ("prefix", prefix));
    let device_prefixes = device_prefixes.iter().map(|prefix| ("device-prefix", prefix));
    let others = [("name", name), ("registry", registry), ("headers", headers)];
    let others = others.into_iter().filter_map(|(option, value)| Some((option, value.as_ref()?)));
    let options = prefixes.chain(device_prefixes).chain(others);
    let options = options.map(|(option, value)| format!(" --{option} {}", quoted(value)));
    format!("cargo vkgen entrypoints --lang c{}", options.collect::<String>())
}

/// An argument quoted for a shell, on one line.
fn quoted(argument: &str) -> String {
    let plain = |one: char| one.is_alphanumeric() || "/._-+".contains(one);
    if argument.chars().all(plain) { argument.to_owned() } else { format!("{argument:?}") }
}

/// Writes the files whose present text differs, and prints their names. `refused` says why a present text
/// must stay.
fn write(
    arguments: &Arguments,
    wanted: Vec<RenderedFile>,
    refused: impl Fn(&str) -> Option<&'static str>,
    help: &'static str,
) -> Result<(), Failure> {
    // Paths begin with the folder unless it is the current one.
    let folder = arguments.out.strip_prefix(".").unwrap_or(&arguments.out);
    let found = tree::present(folder, wanted.iter().map(|file| file.path.as_path()), help)?;
    for RenderedFile { path, text } in &found {
        if let Some(why) = refused(text) {
            let path = folder.join(path);
            return Err(Failure(diag::message(&format!("{} {why}", path.display()), help)));
        }
    }
    let files = wanted.len();
    let mut differences = compare::compare(wanted, found);
    // What is not finished stays in the folder: another may be on another file system.
    tree::write(folder, &differences)?;
    for difference in &mut differences {
        difference.path = folder.join(&difference.path);
    }
    if !arguments.common.quiet {
        common::print(&diag::written(&differences, files))?;
    }
    Ok(())
}
