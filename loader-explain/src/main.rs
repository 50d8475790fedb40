//! `vkexplain` answers why a Vulkan driver or layer is, or is not, loaded.
//!
//! ```text
//! cli -> gather (what_if, child) -> report -> text | json | html | why
//!     -> lint, packages
//! ```
//!
//! `gather` runs the walks of `loader-discovery` on the system, or on the changed one of `what_if`,
//! and opens each library in a child process through `loader-runtime::probe`. The result is plain
//! data, `report`. The loader's code judges manifests, layers and libraries. What variables do, and why
//! vkCreateInstance fails, is worked out in `gather`; what only documents ask for, and libraries that
//! are not opened, in `lint`.

#![allow(clippy::print_stdout, reason = "a command-line program")]

mod child;
mod cli;
mod devices;
mod fact;
mod gather;
mod gpus;
mod hardware;
mod html;
mod lint;
mod man;
mod near;
mod opening;
mod overview;
mod own_answers;
mod own_event;
mod packages;
mod problems;
mod report;
mod startup;
mod text;
mod what_if;
mod why;

use std::collections::BTreeSet;
use std::error::Error;
use std::io::{self, IsTerminal as _, Write as _};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{CommandFactory as _, Parser as _};
use loader_discovery::{Context, OutOfMemory};

use cli::{Cli, Command, LintFormat, LintOptions, ReportFormat, Request, WhyFormat};
use lint::Severity;

const NO_MEMORY: &str = "memory ran out";

fn main() -> ExitCode {
    // The child of another vkexplain is no command of the command line.
    let is_child = std::env::args_os().nth(1).is_some_and(|first| first == opening::CHILD);
    let result =
        if is_child { child::run().map(|()| ExitCode::SUCCESS) } else { run(&Cli::parse()) };
    match result {
        Ok(code) => code,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

fn run(cli: &Cli) -> Result<ExitCode, Box<dyn Error>> {
    match &cli.command {
        Some(Command::Gpus { request }) => {
            print(&gpus::render(request).map_err(|OutOfMemory| NO_MEMORY)?)
        }
        Some(Command::Startup { request }) => {
            print(&startup::render(request).map_err(|OutOfMemory| NO_MEMORY)?)
        }
        Some(Command::Packages) => packages(),
        Some(Command::Lint(options)) => lint(options),
        Some(Command::Man) => print(&man::page()?),
        Some(Command::Completions { shell }) => {
            let mut script = Vec::new();
            clap_complete::generate(*shell, &mut Cli::command(), "vkexplain", &mut script);
            print(&String::from_utf8_lossy(&script))
        }
        Some(Command::Why { name, format, request }) => why(request, *format, name),
        None => whole(cli),
    }
}

/// Prints the report, whole or in short.
fn whole(cli: &Cli) -> Result<ExitCode, Box<dyn Error>> {
    let report = gather::gather(&cli.request).map_err(|OutOfMemory| NO_MEMORY)?;
    let style = text::Style::of(io::stdout().is_terminal(), |name| std::env::var_os(name));
    print(&match cli.format {
        ReportFormat::Text if cli.all => text::render(&report, style),
        ReportFormat::Text => overview::render(&report, style),
        ReportFormat::Json => json(&report)?,
        ReportFormat::Html => html::render(&report),
    })?;
    Ok(code(!cli.check || problems::problems(&report).is_empty()))
}

/// The exit code of a question by whether the answer is yes.
fn code(is_yes: bool) -> ExitCode {
    if is_yes { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Prints the answers about one name.
fn why(request: &Request, format: WhyFormat, name: &str) -> Result<ExitCode, Box<dyn Error>> {
    let report = gather::gather(request).map_err(|OutOfMemory| NO_MEMORY)?;
    let answers = why::whole(&report, name, request).map_err(|OutOfMemory| NO_MEMORY)?;
    print(&match format {
        WhyFormat::Text => why::render(&answers, &report, name),
        WhyFormat::Json => json(&answers)?,
    })?;
    Ok(code(answers.iter().any(|answer| answer.takes_part)))
}

/// Prints the findings of all files.
fn lint(options: &LintOptions) -> Result<ExitCode, Box<dyn Error>> {
    let mut findings = Vec::new();
    let files = match options.files.is_empty() {
        true => installed()?,
        false => options.files.iter().flat_map(|path| lint::files(path)).collect(),
    };
    for file in &files {
        let found = lint::lint(file, options.library);
        findings.extend(found.map_err(|OutOfMemory| NO_MEMORY)?);
    }
    print(&match options.format {
        LintFormat::Text => lint::render(&findings),
        LintFormat::Json => json(&findings)?,
        LintFormat::Sarif => json(&lint::sarif::log(&findings))?,
    })?;
    let limit = if options.deny_warnings { Severity::Warning } else { Severity::Error };
    let failed = findings.iter().any(|finding| finding.severity >= limit);
    Ok(if failed { ExitCode::FAILURE } else { ExitCode::SUCCESS })
}

/// The manifests that the loader finds here, and the settings file.
fn installed() -> Result<BTreeSet<PathBuf>, Box<dyn Error>> {
    let request = Cli::parse_from(["vkexplain", "--no-load"]).request;
    let report = gather::gather(&request).map_err(|OutOfMemory| NO_MEMORY)?;
    let drivers = report.drivers.iter().map(|driver| &driver.manifest);
    let layers = report.layers.iter().map(|layer| &layer.manifest);
    let settings = report.settings.path.iter().chain(&report.settings.ignored);
    Ok(drivers.chain(layers).chain(settings).map(PathBuf::from).collect())
}

/// Prints the ICD packages. The messages that `VK_LOADER_DEBUG` enables go to standard error.
fn packages() -> Result<ExitCode, Box<dyn Error>> {
    loader_runtime::on_load();
    let system = loader_runtime::HostSystem;
    let context = Context::host(&system, loader_runtime::journal());
    let packages = loader_discovery::drivers::inspect_packages(context)
        .map_err(|OutOfMemory| "memory ran out while the packages were read")?;
    print(&json(&packages::report(&packages))?)
}

fn json(data: &impl serde::Serialize) -> serde_json::Result<String> {
    Ok(text::seen_in_json(&serde_json::to_string_pretty(data)?) + "\n")
}

/// Prints the text. It is no error if the reader is gone, such as `head`.
fn print(text: &str) -> Result<ExitCode, Box<dyn Error>> {
    let mut stdout = io::stdout().lock();
    match stdout.write_all(text.as_bytes()).and_then(|()| stdout.flush()) {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            Err(format!("cannot write to standard output: {error}").into())
        }
        _ => Ok(ExitCode::SUCCESS),
    }
}
