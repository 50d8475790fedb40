//! Gets the package with pip, which checks the hash of the wheel, and takes the two files out of
//! it.

use std::ffi::OsStr;
use std::io::IsTerminal as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use super::sha256;
use crate::pin;

/// Which package to download.
#[derive(Clone, Copy, Debug)]
pub(super) enum Wanted<'a> {
    /// The version in this requirements file, which has the hash of the package.
    Pinned(&'a str),
    /// This version, with any hash.
    Version(&'a str),
}

/// A package.
#[derive(Debug)]
pub(super) struct Download {
    /// The text of `vk.xml`.
    pub(super) vk: String,
    /// The text of `video.xml`. Packages before 1.4.343 have none.
    pub(super) video: Option<String>,
    /// The wheel's SHA-256, in lower-case hexadecimal.
    pub(super) wheel_sha256: String,
}

/// Downloads into a folder of this process alone and reads the files. The error is a sentence on
/// what failed.
pub(super) fn download(python: &str, wanted: Wanted<'_>) -> Result<Download, String> {
    let io =
        |error: std::io::Error| format!("cannot use a temporary folder for the download: {error}");
    let folder = tempfile::tempdir().map_err(io)?;
    let wheels = folder.path().join("wheels");
    let mut command = pip(python, "download --quiet --no-deps --only-binary :all:");
    match wanted {
        Wanted::Pinned(requirements) => {
            let list = folder.path().join("requirements.txt");
            std::fs::write(&list, requirements).map_err(io)?;
            command.args(["--require-hashes", "--requirement"]).arg(list);
        }
        Wanted::Version(version) => {
            command.arg(format!("{}=={version}", pin::PACKAGE));
        }
    }
    if std::io::stderr().is_terminal() {
        // A person who waits for the network is told so, also by `--quiet`.
        eprintln!("downloading {} from the package index ...", pin::PACKAGE);
    }
    run(command.arg("--dest").arg(&wheels))?;
    let wheel = wheel_in(&wheels)?;
    let bytes = std::fs::read(&wheel).map_err(io)?;
    run(Command::new(python).args(["-m", "zipfile", "-e"]).arg(&wheel).arg(folder.path()))?;
    let read = |name: &str| {
        let text = std::fs::read_to_string(folder.path().join("vulkan_object").join(name));
        text.map_err(|error| {
            format!("cannot read vulkan_object/{name} of the downloaded package: {error}")
        })
    };
    let has_video = folder.path().join("vulkan_object/video.xml").exists();
    Ok(Download {
        vk: read("vk.xml")?,
        video: has_video.then(|| read("video.xml")).transpose()?,
        wheel_sha256: sha256(&bytes),
    })
}

/// The versions of the package that the index has, the newest first. The error is a sentence on
/// what failed.
pub(super) fn versions(python: &str) -> Result<Vec<String>, String> {
    let mut command = pip(python, "index versions");
    let said = run(command.arg(pin::PACKAGE))?;
    let list = said.lines().find_map(|line| line.trim().strip_prefix("Available versions:"));
    let list = list.ok_or_else(|| format!("`{}`: its output lists no versions", show(&command)))?;
    Ok(list.split(',').map(|one| one.trim().to_owned()).collect())
}

fn pip(python: &str, subcommand: &str) -> Command {
    let mut command = Command::new(python);
    command
        .args(["-m", "pip", "--disable-pip-version-check", "--no-input"])
        .args(subcommand.split(' '));
    command
}

/// Runs a program and gives what it printed.
fn run(command: &mut Command) -> Result<String, String> {
    let shown = show(command);
    let output = command
        .stdin(Stdio::null())
        .output()
        .map_err(|error| format!("`{shown}`: cannot run the program: {error}"))?;
    if output.status.success() {
        return Ok(String::from_utf8_lossy(&output.stdout).into_owned());
    }
    let said = String::from_utf8_lossy(&output.stderr);
    Err(format!("`{shown}`: {}\n{}", output.status, said.trim_end()))
}

/// The command line without the names of temporary folders.
fn show(command: &Command) -> String {
    let argument = |argument: &OsStr| {
        let path = Path::new(argument);
        let short =
            if path.is_absolute() { path.file_name().unwrap_or(argument) } else { argument };
        short.to_string_lossy().into_owned()
    };
    std::iter::once(command.get_program())
        .chain(command.get_args())
        .map(argument)
        .collect::<Vec<_>>()
        .join(" ")
}

fn wheel_in(folder: &Path) -> Result<PathBuf, String> {
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
    let wheel =
        entries.map(|entry| entry.path()).find(|path| path.extension() == Some(OsStr::new("whl")));
    wheel.ok_or_else(|| "pip downloaded no wheel from the package index".to_owned())
}
