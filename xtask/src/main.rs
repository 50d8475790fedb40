//! Commands for those who install the library: `install`, `install-tools` for `vkexplain`, and `try`,
//! which runs a program on the library without installing it.

mod cmake;
mod files;
mod install;
mod man;
mod pkg_config;
mod place;
mod product;
mod tools;
mod trial;

use std::ffi::OsString;
use std::fmt::{self, Display};
use std::io::{self, Write as _};
use std::process::ExitCode;

use lexopt::Arg::{Long, Short, Value};
use place::Place;

const HELP: &str = "\
Installs the Vulkan loader, and runs programs on it

Usage: xtask install [--runtime] [--prefix DIR] [--libdir DIR] [--destdir DIR] [--library FILE]
       xtask install-tools [--prefix DIR] [--destdir DIR] [--vkexplain FILE]
       xtask try [--] PROGRAM [ARGUMENT]...

install: builds the library and installs libvulkan.so.1, its links, vulkan.pc, the CMake
package and the manual page vulkan-loader(7)
  --runtime       without the files that programs are compiled with: the link libvulkan.so,
                  vulkan.pc and the CMake package, which belong to the headers
  --prefix DIR    prefix of the installed paths [default: $PREFIX or /usr/local]
  --libdir DIR    library directory, absolute or relative to the prefix [default: $LIBDIR or lib]
  --destdir DIR   staging directory, for packagers [default: $DESTDIR or none]
  --library FILE  install this library instead of building one

install-tools: builds vkexplain and installs bin/vkexplain, its manual page and completions
  --vkexplain FILE  install this program instead of building one

try: builds the library, runs PROGRAM on it, and prints the files that the dynamic linker loaded
as Vulkan loaders. Fails if PROGRAM fails, loads another Vulkan loader, or loads none";

/// A command with its arguments.
enum Chore {
    Install(Place),
    InstallTools(Place),
    Try(Vec<OsString>),
    Help,
    Version,
}

/// Why a command failed.
enum Error {
    Install(install::Error),
    InstallTools(tools::Error),
    Try(trial::Error),
    Print(io::Error),
}

impl Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Install(error) => error.fmt(f),
            Error::InstallTools(error) => error.fmt(f),
            Error::Try(error) => error.fmt(f),
            Error::Print(error) => write!(f, "cannot write to standard output: {error}"),
        }
    }
}

fn main() -> ExitCode {
    match chore(lexopt::Parser::from_env()) {
        Ok(chore) => run(chore).unwrap_or_else(|error| {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }),
        Err(error) => {
            eprintln!("error: {error}\n\n{HELP}");
            ExitCode::from(2)
        }
    }
}

fn run(chore: Chore) -> Result<ExitCode, Error> {
    match chore {
        Chore::Install(place) => {
            install::install(&place.or_environment()).map_err(Error::Install)?;
        }
        Chore::InstallTools(place) => {
            tools::install(&place.or_environment()).map_err(Error::InstallTools)?;
        }
        Chore::Try(command) => return trial::run(&command).map_err(Error::Try),
        Chore::Help => print(&HELP).map_err(Error::Print)?,
        Chore::Version => {
            print(&concat!("xtask ", env!("CARGO_PKG_VERSION"))).map_err(Error::Print)?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

fn chore(mut arguments: lexopt::Parser) -> Result<Chore, lexopt::Error> {
    match arguments.next()? {
        Some(Value(name)) if name == "install" => {
            let options = ["runtime", "prefix", "libdir", "destdir", "library"];
            Ok(place(arguments, &options)?.map_or(Chore::Help, Chore::Install))
        }
        Some(Value(name)) if name == "install-tools" => {
            let options = ["prefix", "destdir", "vkexplain"];
            Ok(place(arguments, &options)?.map_or(Chore::Help, Chore::InstallTools))
        }
        Some(Value(name)) if name == "try" => {
            Ok(program(arguments)?.map_or(Chore::Help, Chore::Try))
        }
        Some(Long("help") | Short('h')) => Ok(Chore::Help),
        Some(Long("version") | Short('V')) => Ok(Chore::Version),
        Some(argument) => Err(argument.unexpected()),
        None => Err("a command is missing".into()),
    }
}

/// The places that the command line names with these options, or nothing if it asks for help.
fn place(mut arguments: lexopt::Parser, options: &[&str]) -> Result<Option<Place>, lexopt::Error> {
    let mut place = Place::default();
    while let Some(argument) = arguments.next()? {
        let option = match argument {
            Long("help") | Short('h') => return Ok(None),
            Long(name) if !options.contains(&name) => return Err(argument.unexpected()),
            Long("runtime") => {
                place.is_runtime = true;
                continue;
            }
            Long("prefix") => &mut place.prefix,
            Long("libdir") => &mut place.libdir,
            Long("destdir") => &mut place.destdir,
            Long("library" | "vkexplain") => &mut place.built,
            argument => return Err(argument.unexpected()),
        };
        *option = Some(arguments.value()?.into());
    }
    Ok(Some(place))
}

/// Everything after the first word belongs to the program, options too. Nothing if the first word asks
/// for help.
fn program(mut arguments: lexopt::Parser) -> Result<Option<Vec<OsString>>, lexopt::Error> {
    let mut command: Vec<_> = arguments.raw_args()?.collect();
    match command.first().and_then(|word| word.to_str()) {
        Some("--help" | "-h") => return Ok(None),
        Some("--") => drop(command.remove(0)),
        _ => (),
    }
    if command.is_empty() { Err("a program is missing".into()) } else { Ok(Some(command)) }
}

/// Prints a line on standard output. It is no error if the reader is gone, such as `head`.
fn print(line: &dyn Display) -> io::Result<()> {
    let mut stdout = io::stdout().lock();
    match writeln!(stdout, "{line}").and_then(|()| stdout.flush()) {
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        result => result,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(words: &[&str]) -> Result<Chore, lexopt::Error> {
        chore(lexopt::Parser::from_args(words))
    }

    #[test]
    fn every_command_has_help() {
        for words in
            [&["--help"][..], &["install", "-h"], &["install-tools", "--help"], &["try", "--help"]]
        {
            assert!(matches!(read(words), Ok(Chore::Help)), "{words:?}");
        }
        let install = read(&["install", "--prefix", "/usr", "--help"]);
        assert!(matches!(install, Ok(Chore::Help)));
        // The help of a program is the program's.
        let Ok(Chore::Try(command)) = read(&["try", "--", "vkcube", "--help"]) else {
            panic!("a program to run");
        };
        assert_eq!(command, ["vkcube", "--help"]);
    }

    #[test]
    fn an_option_belongs_to_its_command() {
        let install = read(&["install", "--runtime", "--prefix=/opt"]);
        let Ok(Chore::Install(place)) = install else { panic!("an installation") };
        assert!(place.is_runtime);
        assert_eq!(place.prefix.as_deref(), Some("/opt".as_ref()));
        assert!(read(&["install-tools", "--runtime"]).is_err());
        assert!(read(&["install", "--vkexplain", "file"]).is_err());
    }
}
