//! Chores of the project that are no part of its products.
//!
//! `cargo run --release -p xtask -- install` installs the library that cargo has just built for it.

mod cmake;
mod install;
mod pkg_config;
mod place;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

#[derive(Parser)]
#[command(version, about = "Chores of the Vulkan loader project", long_about = None)]
struct Cli {
    #[command(subcommand)]
    chore: Chore,
}

#[derive(Subcommand)]
enum Chore {
    /// Install libvulkan.so.1, its links, vulkan.pc and the CMake package
    Install(place::Place),
}

fn main() -> ExitCode {
    let Cli { chore } = Cli::parse();
    let result = match chore {
        Chore::Install(place) => install::install(&place.or_environment()),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}
