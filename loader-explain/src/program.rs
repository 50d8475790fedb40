//! The program `vkexplain`: its commands, what they print, and exit codes.

use std::collections::BTreeSet;
use std::error::Error;
use std::io::{self, IsTerminal as _, Write as _};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::CommandFactory as _;
use loader_discovery::Context;

use crate::cli::{self, Cli, Command, Format, LintOptions, Question};
use crate::lint::{self, Severity};
use crate::{
    Request, child, explain, gpus, html, machine, man, packages, startup, text, view,
    why as answers,
};

/// Does what the command line says.
pub fn main() -> ExitCode {
    // The child of another vkexplain is no command of the command line.
    child();
    run(&cli::parse()).unwrap_or_else(|error| {
        eprintln!("error: {error}");
        ExitCode::FAILURE
    })
}

fn run(cli: &Cli) -> Result<ExitCode, Box<dyn Error>> {
    match &cli.command {
        Some(Command::Gpus(Question { format, request })) => {
            formatted(*format, &gpus::gather(request)?, gpus::render)
        }
        Some(Command::Startup(Question { format, request })) => {
            formatted(*format, &startup::gather(request)?, |entries| startup::render(entries))
        }
        Some(Command::Packages) => packages(),
        Some(Command::Lint(options)) => lint(options),
        Some(Command::Man) => print(&man::page()?),
        Some(Command::Completions { shell }) => {
            let mut script = Vec::new();
            clap_complete::generate(*shell, &mut Cli::command(), "vkexplain", &mut script);
            print(&String::from_utf8_lossy(&script))
        }
        Some(Command::Why { name, question }) => why(question, name),
        None => whole(cli),
    }
}

/// Prints data, or what a person reads of it.
fn formatted<T: serde::Serialize>(
    format: Format,
    data: &T,
    render: impl Fn(&T) -> String,
) -> Result<ExitCode, Box<dyn Error>> {
    print(&match format {
        Format::Json => json(data)?,
        _ => shown(render(data)),
    })
}

/// Prints the report, whole or in short.
fn whole(cli: &Cli) -> Result<ExitCode, Box<dyn Error>> {
    let report = explain(&cli.request)?;
    let colours = text::has_colours(io::stdout().is_terminal(), |name| std::env::var_os(name));
    print(&match cli.format {
        Format::Json => json(&report)?,
        Format::Html => html::render(&report, &machine::facts()),
        _ => shown(text::render(&report, !cli.all, colours)),
    })?;
    Ok(code(!cli.check || view::problems(&report).is_empty()))
}

/// The exit code of a question by whether the answer is yes.
fn code(is_yes: bool) -> ExitCode {
    if is_yes { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Prints the answers about one name.
fn why(Question { format, request }: &Question, name: &str) -> Result<ExitCode, Box<dyn Error>> {
    let report = explain(request)?;
    let answers = answers::whole(&report, name, request.root.as_deref());
    formatted(*format, &answers, |answers| answers::render(answers, &report, name))?;
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
        findings.extend(lint::lint(file, options.library)?);
    }
    print(&match options.format {
        Format::Json => json(&findings)?,
        Format::Sarif => json(&lint::sarif::log(&findings))?,
        _ => shown(lint::render(&findings)),
    })?;
    let limit = if options.deny_warnings { Severity::Warning } else { Severity::Error };
    Ok(code(findings.iter().all(|finding| finding.severity < limit)))
}

/// The manifests that the loader finds here, and the settings file.
fn installed() -> Result<BTreeSet<PathBuf>, Box<dyn Error>> {
    let report = explain(&Request { no_load: true, ..Request::default() })?;
    let drivers = report.drivers.iter().map(|driver| &driver.part.manifest);
    let layers = report.layers.iter().map(|layer| &layer.part.manifest);
    let settings = report.settings.path.iter().chain(&report.settings.ignored);
    Ok(drivers.chain(layers).chain(settings).map(PathBuf::from).collect())
}

/// Prints the ICD packages. The messages that `VK_LOADER_DEBUG` enables go to standard error.
fn packages() -> Result<ExitCode, Box<dyn Error>> {
    loader_runtime::on_load();
    let system = loader_runtime::HostSystem;
    let context = Context::host(&system, loader_runtime::journal());
    let packages = loader_discovery::drivers::inspect_packages(context)?;
    print(&json(&packages::report(&packages))?)
}

fn json(data: &impl serde::Serialize) -> serde_json::Result<String> {
    Ok(text::seen_in_json(&serde_json::to_string_pretty(data)?) + "\n")
}

/// The text as this terminal can show it.
fn shown(text: String) -> String {
    let has_utf8 = text::has_utf8(|name| std::env::var_os(name));
    if has_utf8 { text } else { text::in_ascii(&text) }
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
