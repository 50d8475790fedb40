//! Compiles the files that were generated from another registry, in a copy of dispatch-tables,
//! which needs no other crate.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use crate::compare::RenderedFile;

/// The crate, from the workspace's root.
const CRATE: &str = "dispatch-tables";
/// The parts of the folder that are not copied: generated files and those of cargo.
const LEFT_OUT: [&str; 2] = ["generated", "target"];

/// Compiles dispatch-tables with these generated files, under `target/replay`, and says how long it
/// took.
///
/// # Errors
///
/// The message of the compiler, or why it could not be started.
pub(super) fn compile(
    workspace: &Path,
    version: &str,
    files: &[RenderedFile],
) -> Result<Duration, String> {
    let scratch = workspace.join("target/replay").join(version);
    prepare(workspace, &scratch, files)
        .map_err(|error| format!("cannot write target/replay/{version}: {error}\n"))?;
    let start = Instant::now();
    let compiler = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let output = Command::new(&compiler)
        .args(["--edition=2024", "--crate-type=lib", "--crate-name=dispatch_tables"])
        .args(["--emit=metadata", "--cap-lints=allow", "--out-dir"])
        .arg(&scratch)
        .arg(scratch.join(CRATE).join("src/lib.rs"))
        .output()
        .map_err(|error| format!("cannot run {}: {error}\n", compiler.display()))?;
    if output.status.success() {
        // The sources are kept only if they do not compile, so that a person can look at them.
        let _ = fs::remove_dir_all(&scratch);
        Ok(start.elapsed())
    } else {
        Err(String::from_utf8_lossy(&output.stderr).into_owned())
    }
}

/// Copies the hand-written files and writes the generated files beside them.
fn prepare(workspace: &Path, scratch: &Path, files: &[RenderedFile]) -> io::Result<()> {
    if scratch.exists() {
        fs::remove_dir_all(scratch)?;
    }
    let mut folders = vec![PathBuf::from(CRATE)];
    while let Some(folder) = folders.pop() {
        fs::create_dir_all(scratch.join(&folder))?;
        for entry in fs::read_dir(workspace.join(&folder))? {
            let entry = entry?;
            let path = folder.join(entry.file_name());
            // A link to a file is copied as a file.
            if entry.path().is_file() {
                fs::copy(workspace.join(&path), scratch.join(&path))?;
            } else if !LEFT_OUT.iter().any(|name| entry.file_name() == *name) {
                folders.push(path);
            }
        }
    }
    for file in files.iter().filter(|file| file.path.starts_with(CRATE)) {
        let path = scratch.join(&file.path);
        fs::create_dir_all(path.parent().unwrap_or(scratch))?;
        fs::write(path, &file.text)?;
    }
    Ok(())
}
