//! Installs `vkexplain`, with the manual page and the completions that the program itself prints.

use std::fmt;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus};

use crate::files::{self, put_copy, put_text, say};
use crate::install;
use crate::place::Place;
use crate::product::{NotBuilt, VKEXPLAIN};

/// What the program prints with these arguments is a file below `share` of the prefix.
const PRINTED: [(&[&str], &str); 4] = [
    (&["man"], "man/man1/vkexplain.1"),
    (&["completions", "bash"], "bash-completion/completions/vkexplain"),
    (&["completions", "fish"], "fish/vendor_completions.d/vkexplain.fish"),
    (&["completions", "zsh"], "zsh/site-functions/_vkexplain"),
];

/// Why the installation failed, completely or in part.
#[derive(Debug)]
pub(crate) enum Error {
    /// The prefix is relative or contains `..`.
    NoPlace(install::Error),
    /// Cargo did not build the program.
    NotBuilt(NotBuilt),
    /// A file did not come to its place.
    Files(files::Error),
    /// The program could not be started, such as one for another processor.
    NotStarted(PathBuf, io::Error),
    /// The program printed no such file.
    NotPrinted(PathBuf, &'static str, ExitStatus),
}

impl From<files::Error> for Error {
    fn from(error: files::Error) -> Error {
        Error::Files(error)
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::NoPlace(error) => error.fmt(f),
            Error::NotBuilt(error) => error.fmt(f),
            Error::Files(error) => error.fmt(f),
            Error::NotStarted(program, error) => {
                write!(f, "cannot run {}: {error}", program.display())
            }
            Error::NotPrinted(program, file, status) => {
                write!(f, "{} did not print {file}: {status}", program.display())
            }
        }
    }
}

/// Installs the program, its manual page and completions, and prints each path.
pub(crate) fn install(place: &Place) -> Result<(), Error> {
    match &place.built {
        Some(program) => install_program(program, place),
        None => install_program(&VKEXPLAIN.build().map_err(Error::NotBuilt)?, place),
    }
}

/// Installs the program at `program`.
fn install_program(program: &Path, place: &Place) -> Result<(), Error> {
    install::check(place.prefix()).map_err(Error::NoPlace)?;
    let path = place.staged(&place.prefix().join("bin/vkexplain"));
    put_copy(program, &path, 0o755)?;
    say(&path)?;
    for (arguments, file) in PRINTED {
        put_text(&place.staged_share(file), &printed(program, arguments, file)?)?;
    }
    Ok(())
}

/// What the program prints with these arguments.
fn printed(program: &Path, arguments: &[&str], file: &'static str) -> Result<Vec<u8>, Error> {
    let output = Command::new(program)
        .args(arguments)
        .output()
        .map_err(|error| Error::NotStarted(program.to_owned(), error))?;
    if output.status.success() && !output.stdout.is_empty() {
        Ok(output.stdout)
    } else {
        Err(Error::NotPrinted(program.to_owned(), file, output.status))
    }
}

#[cfg(test)]
mod tests {
    use std::os::unix::fs::PermissionsExt;
    use std::{env, fs};

    use super::*;

    /// A directory that is removed at the end of the test.
    struct Stage(PathBuf);

    impl Stage {
        fn new(name: &str) -> Stage {
            let path = env::temp_dir().join(format!("xtask-{name}-{}", std::process::id()));
            fs::create_dir_all(&path).expect("a temporary directory can be made");
            Stage(path)
        }

        /// A program that runs this script.
        fn program(&self, script: &str) -> PathBuf {
            let path = self.0.join("program");
            fs::write(&path, format!("#!/bin/sh\n{script}\n")).expect("a file of the stage");
            fs::set_permissions(&path, fs::Permissions::from_mode(0o700)).expect("a mode");
            path
        }
    }

    impl Drop for Stage {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.0);
        }
    }

    #[test]
    fn the_program_writes_its_own_page_and_completions() {
        let stage = Stage::new("tools");
        let place = Place::at("/usr", &stage.0.join("root"));
        install_program(&stage.program("echo \"$*\""), &place).expect("it can be installed");
        let usr = stage.0.join("root/usr");
        let mode = fs::metadata(usr.join("bin/vkexplain")).expect("installed").permissions().mode();
        assert_eq!(mode & 0o7777, 0o755);
        for (arguments, file) in PRINTED {
            let text = fs::read_to_string(usr.join("share").join(file)).expect(file);
            assert_eq!(text.trim(), arguments.join(" "));
        }
    }

    #[test]
    fn a_program_that_prints_no_page_is_an_error() {
        let stage = Stage::new("no-tools");
        let place = Place::at("/usr", &stage.0.join("root"));
        for script in ["exit 3", "true"] {
            let error = install_program(&stage.program(script), &place).expect_err(script);
            let text = error.to_string();
            assert!(text.contains("did not print man/man1/vkexplain.1"), "{text}");
        }
        let error = install_program(&stage.0, &place).expect_err("a directory is no program");
        assert!(matches!(error, Error::Files(_)), "{error}");
    }
}
