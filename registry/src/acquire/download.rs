//! Gets the package with pip, which checks the hash of the wheel, and takes the two files out of it.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use super::Texts;

/// Downloads into a folder of this process alone and reads the files. The error is a sentence on what failed.
pub(super) fn download(python: &str, requirements: &str) -> Result<Texts, String> {
    let io = |error: std::io::Error| format!("a temporary folder for the download: {error}");
    let folder = tempfile::tempdir().map_err(io)?;
    let (list, wheels) = (
        folder.path().join("requirements.txt"),
        folder.path().join("wheels"),
    );
    std::fs::write(&list, requirements).map_err(io)?;
    let pip = "-m pip --disable-pip-version-check --no-input download --quiet";
    let choice = "--no-deps --only-binary :all: --require-hashes --requirement";
    let mut command = Command::new(python);
    command
        .args(pip.split(' '))
        .args(choice.split(' '))
        .arg(&list);
    run(command.arg("--dest").arg(&wheels))?;
    let wheel = wheel_in(&wheels)?;
    run(Command::new(python)
        .args(["-m", "zipfile", "-e"])
        .arg(&wheel)
        .arg(folder.path()))?;
    let read = |name: &str| {
        let text = std::fs::read_to_string(folder.path().join("vulkan_object").join(name));
        text.map_err(|error| {
            format!(
                "the package index: the package holds no readable vulkan_object/{name}: {error}"
            )
        })
    };
    Ok(Texts {
        vk: read("vk.xml")?,
        video: read("video.xml")?,
    })
}

fn run(command: &mut Command) -> Result<(), String> {
    let shown = show(command);
    let output = command
        .stdin(Stdio::null())
        .output()
        .map_err(|error| format!("`{shown}` cannot be run: {error}"))?;
    if output.status.success() {
        return Ok(());
    }
    let said = String::from_utf8_lossy(&output.stderr);
    Err(format!("`{shown}`: {}\n{}", output.status, said.trim_end()))
}

/// The command line without the names of temporary folders.
fn show(command: &Command) -> String {
    let argument = |argument: &OsStr| {
        let path = Path::new(argument);
        let short = if path.is_absolute() {
            path.file_name().unwrap_or(argument)
        } else {
            argument
        };
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
    let wheel = entries
        .map(|entry| entry.path())
        .find(|path| path.extension() == Some(OsStr::new("whl")));
    wheel.ok_or_else(|| "the package index: pip left no wheel".to_owned())
}
