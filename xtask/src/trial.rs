//! Runs a program on the library without installing it, and says which Vulkan loader each process
//! really loaded.
//!
//! The dynamic linker's own log (LD_DEBUG=libs) names every library that it initializes, in the
//! program and in all programs that it starts. A setuid program keeps no log, and ignores
//! LD_LIBRARY_PATH as well.

use std::collections::BTreeSet;
use std::ffi::{OsStr, OsString};
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitCode, ExitStatus};
use std::time::Duration;
use std::{env, fmt, fs, io, thread};

use crate::files;
use crate::install;
use crate::product::{self, LIBRARY, NotBuilt};

/// Why the trial shows nothing about the library.
#[derive(Debug)]
pub(crate) enum Error {
    NotBuilt(NotBuilt),
    /// The library did not come to its place.
    NotStaged(files::Error),
    /// The program could not be started.
    NotStarted(PathBuf, io::Error),
    /// The directory of the dynamic linker's logs could not be made or read.
    NoLogs(PathBuf, io::Error),
    /// A process loaded this file instead.
    OtherLoader(PathBuf),
    NoLoader,
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::NotBuilt(error) => error.fmt(f),
            Error::NotStaged(error) => error.fmt(f),
            Error::NotStarted(program, error) => {
                write!(f, "cannot run {}: {error}", program.display())
            }
            Error::NoLogs(path, error) => {
                write!(f, "cannot use {} for the dynamic linker's logs: {error}", path.display())
            }
            Error::OtherLoader(path) => {
                write!(f, "the program ran on another Vulkan loader: {}", path.display())
            }
            Error::NoLoader => f.write_str("the program loaded no Vulkan loader"),
        }
    }
}

/// A process that loaded a Vulkan loader.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Loaded {
    process: String,
    library: PathBuf,
}

/// Builds the library, stages it in `target/try` and runs `command` on it. The exit code is that of
/// the command, except where another loader than this one was loaded.
pub(crate) fn run(command: &[OsString]) -> Result<ExitCode, Error> {
    let library = LIBRARY.build().map_err(Error::NotBuilt)?;
    let directory = product::target_directory().join("try");
    let directory =
        std::path::absolute(&directory).map_err(|error| Error::NoLogs(directory, error))?;
    let (status, loaded) = run_on(&library, &directory, command)?;
    let ours = judge(&loaded, &directory.join("lib"))?;
    say(&format!("the program ran on {}", ours.display()));
    Ok(exit_code(status))
}

/// Writes a line on standard error, in one piece: the program writes there at the same time.
fn say(words: &str) {
    let _ = io::stderr().write_all(format!("try: {words}\n").as_bytes());
}

/// The library in `directory`, if each process ran on it and at least one did.
fn judge<'a>(loaded: &'a BTreeSet<Loaded>, directory: &Path) -> Result<&'a Path, Error> {
    match loaded.iter().find(|one| !one.library.starts_with(directory)) {
        Some(other) => Err(Error::OtherLoader(other.library.clone())),
        None => loaded.first().map(|one| &*one.library).ok_or(Error::NoLoader),
    }
}

/// Runs `command` on `library`, staged in `directory`, and prints each loader as it is loaded.
fn run_on(
    library: &Path,
    directory: &Path,
    command: &[OsString],
) -> Result<(ExitStatus, BTreeSet<Loaded>), Error> {
    let (program, arguments) = command.split_first().ok_or(Error::NoLoader)?;
    let logs = directory.join("log");
    stage(library, directory, &logs)?;
    let mut child = Command::new(program)
        .args(arguments)
        .env("LD_LIBRARY_PATH", library_path(&directory.join("lib")))
        .env("LD_DEBUG", "libs")
        .env("LD_DEBUG_OUTPUT", logs.join("process"))
        .spawn()
        .map_err(|error| Error::NotStarted(PathBuf::from(program), error))?;
    watch(&mut child, &logs).map_err(|error| Error::NoLogs(logs, error))
}

/// Puts the library with all its names in `directory/lib`, and empties `logs`.
fn stage(library: &Path, directory: &Path, logs: &Path) -> Result<(), Error> {
    let lib = directory.join("lib");
    install::put_library(library, &lib).map_err(Error::NotStaged)?;
    // vulkaninfo and other programs open this name first.
    install::put_development_link(&lib).map_err(Error::NotStaged)?;
    let _ = fs::remove_dir_all(logs);
    fs::create_dir_all(logs).map_err(|error| Error::NoLogs(logs.to_owned(), error))
}

fn library_path(first: &Path) -> OsString {
    let mut path = first.as_os_str().to_owned();
    if let Some(rest) = env::var_os("LD_LIBRARY_PATH").filter(|rest| !rest.is_empty()) {
        path.push(":");
        path.push(rest);
    }
    path
}

/// Prints a line for each loader, at the time when it is loaded, until the program ends.
fn watch(child: &mut Child, logs: &Path) -> io::Result<(ExitStatus, BTreeSet<Loaded>)> {
    let mut known = BTreeSet::new();
    loop {
        // The logs are complete only if they are read after the program's end.
        let end = child.try_wait()?;
        for loaded in read_logs(logs)? {
            if known.insert(loaded.clone()) {
                say(&format!("process {} loaded {}", loaded.process, loaded.library.display()));
            }
        }
        match end {
            Some(status) => return Ok((status, known)),
            None => thread::sleep(Duration::from_millis(100)),
        }
    }
}

/// The loaders in the logs. The dynamic linker appends the process's number to a log's name.
fn read_logs(logs: &Path) -> io::Result<Vec<Loaded>> {
    let mut all = Vec::new();
    for entry in fs::read_dir(logs)? {
        let path = entry?.path();
        let process = path.extension().unwrap_or_default().to_string_lossy().into_owned();
        let log = String::from_utf8_lossy(&fs::read(&path)?).into_owned();
        all.extend(loaders(&log).map(|library| Loaded { process: process.clone(), library }));
    }
    Ok(all)
}

/// The files in a log of the dynamic linker that have the name of a Vulkan loader.
fn loaders(log: &str) -> impl Iterator<Item = PathBuf> {
    let initialized = log.lines().filter_map(|line| line.split_once("calling init: "));
    let files = initialized.map(|(_, path)| PathBuf::from(path));
    files.filter(|path| is_loader(path.file_name().unwrap_or_default()))
}

fn is_loader(name: &OsStr) -> bool {
    name.to_string_lossy().starts_with("libvulkan.so")
}

/// The exit code of a program; a shell's code where a signal ended the program.
fn exit_code(status: ExitStatus) -> ExitCode {
    use std::os::unix::process::ExitStatusExt;
    let code = status.code().or_else(|| status.signal().map(|signal| signal.saturating_add(128)));
    ExitCode::from(code.and_then(|code| u8::try_from(code).ok()).unwrap_or(1))
}

#[cfg(test)]
mod tests;
