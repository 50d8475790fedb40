//! `vkexplain` answers why a Vulkan driver or layer is, or is not, loaded.
//!
//! ```text
//! cli -> gather (what_if, child, explanations) -> report -> text | json | why
//!     -> lint
//! ```
//!
//! `gather` runs the walks of `loader-discovery` on the system, or on the changed one of `what_if`,
//! and opens each library in a child process through `loader-runtime::probe`. The result is plain
//! data, `report`. There is no second implementation of any decision.

#![allow(clippy::print_stdout, reason = "a command-line program")]

mod child;
mod cli;
mod devices;
mod explanations;
mod fact;
mod gather;
mod linker;
mod lint;
mod opening;
mod report;
mod text;
mod what_if;
mod why;

use std::io::{self, IsTerminal as _, Write as _};
use std::process::ExitCode;

use clap::Parser as _;

use cli::{Cli, Command, Format, LintOptions};
use lint::Severity;

const NO_SARIF: &str = "only `lint` has findings for SARIF; use --format text or json";

fn main() -> ExitCode {
    match run(&Cli::parse()) {
        Ok(code) => code,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

fn run(cli: &Cli) -> Result<ExitCode, String> {
    if let Some(Command::Child { errand }) = &cli.command {
        return child::run(errand).map(|()| ExitCode::SUCCESS);
    }
    if let Some(Command::Packages) = &cli.command {
        return packages().map(|()| ExitCode::SUCCESS);
    }
    if let Some(Command::Lint(options)) = &cli.command {
        return lint(options, cli.options.format);
    }
    let report = gather::gather(&cli.options.request())
        .map_err(|loader_discovery::OutOfMemory| "memory ran out".to_owned())?;
    let style = text::Style::of(io::stdout().is_terminal());
    let (output, code) = match (&cli.command, cli.options.format) {
        (Some(Command::Why { name }), format) => {
            let answers = why::answers(&report, name);
            let found = !answers.is_empty();
            let output = match format {
                Format::Json => json(&answers)?,
                Format::Text => why::render(&answers, name),
                Format::Sarif => return Err(NO_SARIF.to_owned()),
            };
            (output, if found { ExitCode::SUCCESS } else { ExitCode::FAILURE })
        }
        (_, Format::Json) => (json(&report)?, ExitCode::SUCCESS),
        (_, Format::Text) => (text::render(&report, style), ExitCode::SUCCESS),
        (_, Format::Sarif) => return Err(NO_SARIF.to_owned()),
    };
    print(&output).map_err(|error| format!("cannot write to standard output: {error}"))?;
    Ok(code)
}

/// Prints the findings of all files.
fn lint(options: &LintOptions, format: Format) -> Result<ExitCode, String> {
    let mut findings = Vec::new();
    for file in &options.files {
        let found = lint::lint(file, options.library);
        findings.extend(found.map_err(|loader_discovery::OutOfMemory| "memory ran out")?);
    }
    let output = match format {
        Format::Text => lint::render(&findings),
        Format::Json => json(&findings)?,
        Format::Sarif => json(&lint::sarif(&findings))?,
    };
    print(&output).map_err(|error| format!("cannot write to standard output: {error}"))?;
    let limit = if options.deny_warnings { Severity::Warning } else { Severity::Error };
    let failed = findings.iter().any(|finding| finding.severity >= limit);
    Ok(if failed { ExitCode::FAILURE } else { ExitCode::SUCCESS })
}

/// Prints the ICD packages. The messages that `VK_LOADER_DEBUG` enables go to standard error.
fn packages() -> Result<(), String> {
    loader_runtime::on_load();
    let system = loader_runtime::HostSystem;
    let packages = loader_discovery::packages::inspect(&system, loader_runtime::journal())
        .map_err(|loader_discovery::OutOfMemory| "memory ran out while the packages were read")?;
    print(&format!("{packages:#}\n"))
        .map_err(|error| format!("cannot write to standard output: {error}"))
}

fn json(data: &impl serde::Serialize) -> Result<String, String> {
    let text = serde_json::to_string_pretty(data).map_err(|error| error.to_string())?;
    Ok(format!("{text}\n"))
}

/// Prints the text. It is no error if the reader is gone, such as `head`.
fn print(text: &str) -> io::Result<()> {
    let mut stdout = io::stdout().lock();
    match stdout.write_all(text.as_bytes()).and_then(|()| stdout.flush()) {
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        result => result,
    }
}
