//! Prints the ICD packages that the loader finds, as JSON (docs/icd-packages.md).
//!
//! The packages come from the code that the loader itself runs, `loader_discovery::packages`, on
//! the host's environment and files.

use std::io::{self, Write as _};
use std::process::ExitCode;

use loader_discovery::{OutOfMemory, packages};
use loader_runtime::HostSystem;

fn main() -> ExitCode {
    match report() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Prints the packages on standard output; the messages that `VK_LOADER_DEBUG` enables go to
/// standard error.
fn report() -> Result<(), String> {
    loader_runtime::on_load();
    let packages = packages::inspect(&HostSystem, loader_runtime::journal())
        .map_err(|OutOfMemory| "memory ran out while the ICD packages were read")?;
    print(&format!("{packages:#}"))
        .map_err(|error| format!("cannot write to standard output: {error}"))
}

/// Prints a line on standard output. It is no error if the reader is gone, such as `head`.
fn print(line: &str) -> io::Result<()> {
    let mut stdout = io::stdout().lock();
    match writeln!(stdout, "{line}").and_then(|()| stdout.flush()) {
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        result => result,
    }
}
