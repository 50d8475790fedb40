//! Maintenance commands, which are not part of the products.
//!
//! `cargo run --release -p xtask -- install` builds and installs the library; `cargo run -p xtask
//! -- inspect` prints the ICD packages that the loader finds.

mod cmake;
mod install;
mod pkg_config;
mod place;

use std::fmt::Display;
use std::io::{self, Write as _};
use std::process::ExitCode;

use clap::{Parser, Subcommand};
use loader_discovery::{OutOfMemory, packages};
use loader_runtime::HostSystem;

#[derive(Parser)]
#[command(version, about = "Maintenance commands of the Vulkan loader project", long_about = None)]
struct Cli {
    #[command(subcommand)]
    chore: Chore,
}

#[derive(Subcommand)]
enum Chore {
    /// Install libvulkan.so.1, its links, vulkan.pc and the CMake package
    Install(place::Place),
    /// Print the ICD packages that the loader finds, as JSON (docs/icd-packages.md)
    Inspect,
}

fn main() -> ExitCode {
    let Cli { chore } = Cli::parse();
    let result = match chore {
        Chore::Install(place) => {
            install::install(&place.or_environment()).map_err(|error| error.to_string())
        }
        Chore::Inspect => inspect(),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Prints the packages on standard output; the messages that `VK_LOADER_DEBUG` enables go to
/// standard error.
fn inspect() -> Result<(), String> {
    loader_runtime::on_load();
    let packages = packages::inspect(&HostSystem, loader_runtime::journal())
        .map_err(|OutOfMemory| "memory ran out while the ICD packages were read")?;
    let text = serde_json::to_string_pretty(&packages).map_err(|error| error.to_string())?;
    print(&text).map_err(|error| format!("cannot write to standard output: {error}"))
}

/// Prints a line on standard output. It is no error if the reader is gone, such as `head`.
fn print(line: &dyn Display) -> io::Result<()> {
    let mut stdout = io::stdout().lock();
    match writeln!(stdout, "{line}").and_then(|()| stdout.flush()) {
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        result => result,
    }
}
