//! The command line of vkgen: one module a command, each from arguments to an exit code.

mod bump;
mod common;
mod diff;
mod entrypoints;
mod explain;
mod generate;
mod replay;

use std::ffi::OsString;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::diag;

/// Generates Rust tables, types and trampolines from the Vulkan registry.
#[derive(Debug, Parser)]
#[command(name = "vkgen", version, after_help = EXIT_CODES)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

/// What the exit codes mean, for every command.
const EXIT_CODES: &str = "Exit codes:\n  \
    0  success\n  \
    1  negative answer: `generate --check` found outdated files, `explain` does not know the name, \
    a version failed in `replay`\n  \
    2  error: wrong arguments, no registry, an error in the registry, a file that cannot be read or written.\n     \
    No file has changed, unless standard output alone could not be written";

#[derive(Debug, Subcommand)]
enum Command {
    /// Write the generated files that are out of date
    #[command(after_help = EXIT_CODES)]
    Generate(generate::Arguments),
    /// Compare two registries, and say what breaks
    #[command(after_help = EXIT_CODES)]
    Diff(diff::Arguments),
    /// Move the pin to another version of the registry, regenerate all files, and print the
    /// comparison
    #[command(after_help = EXIT_CODES)]
    Bump(bump::Arguments),
    /// Print the registry's data on a name: command, type, member, feature, extension, value, format
    #[command(after_help = EXIT_CODES)]
    Explain(explain::Arguments),
    /// Start a driver or layer: tables of entrypoints in C, or a crate in Rust
    #[command(after_help = EXIT_CODES)]
    Entrypoints(entrypoints::Arguments),
    /// Generate from every published version of the registry, and compile some of them
    #[command(after_help = EXIT_CODES)]
    Replay(replay::Arguments),
}

/// Runs vkgen with these arguments, the program's name first. The exit codes are in `vkgen --help`.
pub fn run(arguments: impl IntoIterator<Item = OsString>) -> ExitCode {
    let command = match Cli::try_parse_from(arguments) {
        Ok(cli) => cli.command,
        Err(error) => {
            // For clap help and version are errors with an exit code of their own. clap knows
            // whether to print to stdout or stderr.
            let _ = error.print();
            return u8::try_from(error.exit_code()).map_or(ExitCode::FAILURE, ExitCode::from);
        }
    };
    let done = match command {
        Command::Generate(arguments) => generate::run(&arguments),
        Command::Diff(arguments) => diff::run(&arguments),
        Command::Bump(arguments) => bump::run(&arguments),
        Command::Entrypoints(arguments) => entrypoints::run(&arguments),
        Command::Explain(arguments) => explain::run(&arguments),
        Command::Replay(arguments) => replay::run(&arguments),
    };
    done.unwrap_or_else(|failure| {
        diag::print_error(&failure.0);
        ExitCode::from(common::FAILED)
    })
}
