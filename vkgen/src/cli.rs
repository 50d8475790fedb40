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
    0  done\n  \
    1  the answer is no: `generate --check` found files that are not fresh, `explain` knows no such name, `replay` \
    found a version that fails\n  \
    2  nothing was done: wrong arguments, no registry, an error in it, a file that cannot be read or written;\n     or it was done, and standard output could not be written to";

#[derive(Debug, Subcommand)]
enum Command {
    /// Write every generated file that is not as it is to be
    #[command(after_help = EXIT_CODES)]
    Generate(generate::Arguments),
    /// Show what changed from one registry to another
    #[command(after_help = EXIT_CODES)]
    Diff(diff::Arguments),
    /// Move the pin to another version of the registry, generate everything anew, and show what
    /// changed
    #[command(after_help = EXIT_CODES)]
    Bump(bump::Arguments),
    /// Say what the registry says about a name: command, type, member, feature, extension or value
    #[command(after_help = EXIT_CODES)]
    Explain(explain::Arguments),
    /// Write what a driver starts from: tables of entrypoints in C, or a crate in Rust
    #[command(after_help = EXIT_CODES)]
    Entrypoints(entrypoints::Arguments),
    /// Generate from every version of the registry that there is, and compile some of it
    #[command(after_help = EXIT_CODES)]
    Replay(replay::Arguments),
}

/// Runs vkgen with these arguments, the program's name first. The exit codes are in `vkgen --help`.
pub fn run(arguments: impl IntoIterator<Item = OsString>) -> ExitCode {
    let command = match Cli::try_parse_from(arguments) {
        Ok(cli) => cli.command,
        Err(error) => {
            // Help and version are errors for clap too, with their own exit code; it knows where
            // each is printed.
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
