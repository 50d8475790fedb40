//! Shared by all commands: arguments, exit codes, and how failures are printed.

use std::path::PathBuf;

use clap::Args;
use registry::acquire;

use crate::input::Input;
use crate::{Error, diag, tree};

/// The exit code for the answer no.
pub(super) const NO: u8 = 1;
/// The exit code for a failure, also in clap.
pub(super) const FAILED: u8 = 2;

/// Arguments of every command.
#[derive(Args, Debug)]
pub(super) struct Common {
    /// Root of the workspace [default: the current folder or the nearest one above with a registry/pin.json]
    #[arg(long, value_name = "PATH")]
    workspace: Option<PathBuf>,
    /// Print no warnings and, unless something is wrong, no results; `diff` and `explain` still answer, and a terminal is told of a download
    #[arg(long, short)]
    pub(super) quiet: bool,
}

/// The failure of a command, as it is printed.
#[derive(Debug)]
pub(super) struct Failure(pub(super) String);

impl Failure {
    pub(super) fn new(message: &str, help: &str) -> Failure {
        Failure(diag::message(message, help))
    }
}

impl Common {
    /// The workspace's root.
    pub(super) fn workspace(&self) -> Result<PathBuf, Failure> {
        let none = |what: &str| {
            let help = "run vkgen in a folder of the workspace, or name the root of the workspace with --workspace";
            Failure::new(what, help)
        };
        if let Some(path) = &self.workspace {
            return if tree::is_workspace(path) {
                Ok(path.clone())
            } else {
                let path = path.display();
                Err(none(&format!("{path} is not a workspace: it has no registry/pin.json")))
            };
        }
        std::env::current_dir()
            .ok()
            .and_then(|folder| tree::workspace_root(&folder).map(PathBuf::from))
            .ok_or_else(|| none("neither this folder nor one above is a workspace: none has a registry/pin.json"))
    }

    /// The folder where registries are kept: the workspace, or the user's cache outside of a
    /// workspace.
    pub(super) fn registries(&self) -> Result<PathBuf, Failure> {
        match (self.workspace(), acquire::user_cache()) {
            (Ok(workspace), _) => Ok(workspace),
            (Err(_), Some(cache)) if self.workspace.is_none() => Ok(cache),
            (Err(failure), _) => Err(failure),
        }
    }

    /// Prints the notes and warnings about a registry that was loaded.
    pub(super) fn report(&self, input: &Input) {
        if !self.quiet {
            diag::print_warnings(&input.notes, &input.warnings);
        }
    }
}

/// Prints the result to stdout.
pub(super) fn print(text: &str) -> Result<(), Failure> {
    diag::print(text).map_err(|error| {
        Failure::new(
            &format!("cannot write to standard output: {error}"),
            "make room on the disk, or send the output elsewhere, and run again",
        )
    })
}

impl<E: Into<Error>> From<E> for Failure {
    fn from(error: E) -> Failure {
        Failure(diag::error(&error.into()))
    }
}
