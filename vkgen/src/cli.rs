//! The command line of vkgen.

use std::ffi::OsString;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::builder::PossibleValuesParser;
use clap::{Args, Parser, Subcommand};

use crate::emit::EMITTERS;
use crate::generate::{self, Options};
use crate::{diag, tree};

/// Generates Rust tables, types and trampolines from the Vulkan registry.
#[derive(Debug, Parser)]
#[command(name = "vkgen", version, after_help = EXIT_CODES)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

const EXIT_CODES: &str = "Exit codes: 0 the generated files are as they are to be; 1 --check found files that are not; \
                          2 nothing was generated (wrong arguments, no registry, an error in it, a file that cannot \
                          be written)";

#[derive(Debug, Subcommand)]
enum Command {
    /// Write every generated file that is not as it is to be
    #[command(after_help = EXIT_CODES)]
    Generate(Generate),
}

#[derive(Args, Debug)]
struct Generate {
    /// Write nothing; print what would change as a diff, and exit with 1 if anything would
    #[arg(long)]
    check: bool,
    /// Only these kinds of files; may be given several times
    #[arg(long, value_name = "KIND", value_parser = PossibleValuesParser::new(EMITTERS.iter().map(|e| e.kind)))]
    only: Vec<String>,
    /// A vk.xml to take instead of the pinned one
    #[arg(long, value_name = "PATH")]
    xml: Option<PathBuf>,
    /// A video.xml to take instead of the pinned one
    #[arg(long, value_name = "PATH")]
    video_xml: Option<PathBuf>,
    /// The workspace's root; found from the current folder upwards if not given
    #[arg(long, value_name = "PATH")]
    workspace: Option<PathBuf>,
    /// Print neither warnings nor, unless something is wrong, the result
    #[arg(long, short)]
    quiet: bool,
}

/// The exit code for files that are not fresh.
const NOT_FRESH: u8 = 1;
/// The exit code for everything that kept vkgen from its work; clap uses it too.
const FAILED: u8 = 2;

/// Runs vkgen with these arguments, the program's name first. See [`EXIT_CODES`] for what it gives.
pub fn run(arguments: impl IntoIterator<Item = OsString>) -> ExitCode {
    match Cli::try_parse_from(arguments) {
        Ok(Cli {
            command: Command::Generate(arguments),
        }) => generate(&arguments),
        Err(error) => {
            // Help and version are errors for clap too, with their own exit code; it knows where each is printed.
            let _ = error.print();
            u8::try_from(error.exit_code()).map_or(ExitCode::FAILURE, ExitCode::from)
        }
    }
}

fn generate(arguments: &Generate) -> ExitCode {
    let Generate {
        check,
        only,
        xml,
        video_xml,
        quiet,
        ..
    } = arguments;
    let Some(workspace) = workspace(arguments.workspace.as_ref()) else {
        let help = "run in a folder of the workspace, or name its root with --workspace";
        diag::print_error(&diag::message(
            "no workspace with a registry/pin.json here or above",
            help,
        ));
        return ExitCode::from(FAILED);
    };
    let options = Options {
        workspace: &workspace,
        check: *check,
        only,
        xml: xml.as_deref(),
        video_xml: video_xml.as_deref(),
    };
    let outcome = match generate::generate(&options) {
        Ok(outcome) => outcome,
        Err(error) => {
            diag::print_error(&diag::error(&error));
            return ExitCode::from(FAILED);
        }
    };
    if !quiet {
        diag::print_warnings(&outcome);
    }
    let not_fresh = *check && !outcome.differences.is_empty();
    if not_fresh || !quiet {
        diag::print(&if *check {
            diag::checked(&outcome)
        } else {
            diag::generated(&outcome)
        });
    }
    if not_fresh {
        ExitCode::from(NOT_FRESH)
    } else {
        ExitCode::SUCCESS
    }
}

fn workspace(given: Option<&PathBuf>) -> Option<PathBuf> {
    match given {
        Some(path) => Some(path.clone()),
        None => tree::workspace_root(&std::env::current_dir().ok()?).map(PathBuf::from),
    }
}
