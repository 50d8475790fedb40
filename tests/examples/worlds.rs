//! Runs random worlds on the loader and judges them by invariants (`tests::worlds`).

use std::process::ExitCode;

fn main() -> ExitCode {
    tests::worlds::main()
}
