//! `vkgen entrypoints`.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Args, ValueEnum};

use super::common::{Common, Failure};
use crate::banner::{self, Banner};
use crate::compare::{self, RenderedFile};
use crate::driver::{self, Options};
use crate::{diag, input, tree};

/// Languages of drivers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Lang {
    /// A header and a source.
    C,
}

#[derive(Args, Debug)]
pub(super) struct Arguments {
    /// What the driver's functions begin with: drv for drv_CreateDevice; may be given several times, for one table of
    /// every level each
    #[arg(long = "prefix", value_name = "PREFIX", required = true, value_parser = prefix)]
    prefixes: Vec<String>,
    /// A prefix of device commands alone, as for a generation of hardware; may be given several times
    #[arg(long = "device-prefix", value_name = "PREFIX", value_parser = prefix)]
    device_prefixes: Vec<String>,
    /// What types and functions begin with, and the files' names; the first prefix if not given
    #[arg(long, value_name = "NAME", value_parser = prefix)]
    name: Option<String>,
    /// The driver's language
    #[arg(long, value_enum)]
    lang: Lang,
    /// The folder to write to; the current one if not given
    #[arg(long, value_name = "DIR", default_value = ".")]
    out: PathBuf,
    /// The registry to take, a vk.xml or a version of the package; the pinned one if not given
    #[arg(long, value_name = "PATH|VERSION")]
    registry: Option<String>,
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
        Err("it is to be letters, digits and underscores, and to begin with a letter".to_owned())
    }
}

pub(super) fn run(arguments: &Arguments) -> Result<ExitCode, Failure> {
    let common = &arguments.common;
    distinct(arguments)?;
    let progress = common.progress();
    progress.step("reading the registry");
    let input = input::load(&common.workspace()?, arguments.registry.as_deref())?;
    drop(progress);
    common.report(&input);
    let Lang::C = arguments.lang;
    let name = arguments.name.as_ref().or(arguments.prefixes.first());
    let options = Options {
        name: name.cloned().unwrap_or_default(),
        prefixes: arguments.prefixes.clone(),
        device_prefixes: arguments.device_prefixes.clone(),
    };
    let banner = Banner::new(&input.registry, &input.vk_sha256).made_by(&command(arguments));
    let files = driver::c::emit(
        &input.registry,
        &input.api,
        &options,
        &banner.with_mark("//"),
    );
    let wanted = [(files.header, "h"), (files.source, "c")].map(|(text, extension)| RenderedFile {
        path: PathBuf::from(format!("{}_entrypoints.{extension}", options.name)),
        text,
    });
    write(&arguments.out, wanted.to_vec(), common)?;
    Ok(ExitCode::SUCCESS)
}

/// Every prefix makes tables of its own names.
fn distinct(arguments: &Arguments) -> Result<(), Failure> {
    let mut seen = BTreeSet::new();
    let mut prefixes = arguments.prefixes.iter().chain(&arguments.device_prefixes);
    match prefixes.find(|prefix| !seen.insert(*prefix)) {
        None => Ok(()),
        Some(twice) => Err(Failure(diag::message(
            &format!("the prefix `{twice}` is given twice"),
            "give each once: --prefix has the table of device commands, too",
        ))),
    }
}

/// The command that makes the files again.
fn command(arguments: &Arguments) -> String {
    let mut command = String::from("cargo run -p vkgen -- entrypoints --lang c");
    for prefix in &arguments.prefixes {
        command.push_str(&format!(" --prefix {prefix}"));
    }
    for prefix in &arguments.device_prefixes {
        command.push_str(&format!(" --device-prefix {prefix}"));
    }
    if let Some(name) = &arguments.name {
        command.push_str(&format!(" --name {name}"));
    }
    command
}

/// Writes the files that are not as they are to be; one that is somebody's own work stays.
fn write(folder: &Path, wanted: Vec<RenderedFile>, common: &Common) -> Result<(), Failure> {
    let mut found = Vec::new();
    for file in &wanted {
        let Ok(text) = std::fs::read_to_string(folder.join(&file.path)) else {
            continue;
        };
        if !banner::is_generated(&text) {
            let message = format!("{} was not made by vkgen", file.path.display());
            return Err(Failure(diag::message(
                &message,
                "name another folder with --out, or move the file elsewhere",
            )));
        }
        let path = file.path.clone();
        found.push(RenderedFile { path, text });
    }
    let differences = compare::compare(wanted, found);
    tree::write(folder, &differences)
        .map_err(|error| Failure(diag::message(&error.message, error.help)))?;
    if !common.quiet {
        diag::print(&diag::written(&differences));
    }
    Ok(())
}
