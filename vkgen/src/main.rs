//! The program `vkgen`. Everything is in the library, [`vkgen::cli`] first.

use std::process::ExitCode;

fn main() -> ExitCode {
    vkgen::cli::run(std::env::args_os())
}
