//! Commands for those who install the library: `install`, and `try`, which runs a program on the
//! library without installing it.

mod cmake;
mod install;
mod library;
mod man;
mod pkg_config;
mod place;
mod trial;

use std::ffi::OsString;
use std::fmt::Display;
use std::io::{self, Write as _};
use std::process::ExitCode;

use lexopt::Arg::{Long, Short, Value};
use place::Place;

const HELP: &str = "\
Installs the Vulkan loader, and runs programs on it

Usage: xtask install [--prefix DIR] [--libdir DIR] [--destdir DIR] [--library FILE]
       xtask try [--] PROGRAM [ARGUMENT]...

install: builds the library and installs libvulkan.so.1, its links, vulkan.pc, the CMake
package and the manual page vulkan-loader(7)
  --prefix DIR    prefix of the installed paths [default: $PREFIX or /usr/local]
  --libdir DIR    library directory, absolute or relative to the prefix [default: $LIBDIR or lib]
  --destdir DIR   staging directory, for packagers [default: $DESTDIR or none]
  --library FILE  install this library instead of building one

try: builds the library, runs PROGRAM on it, and prints the files that the dynamic linker loaded
as Vulkan loaders. Fails if PROGRAM fails, loads another Vulkan loader, or loads none";

/// A command with its arguments.
enum Chore {
    Install(Place),
    Try(Vec<OsString>),
    Help,
    Version,
}

fn main() -> ExitCode {
    let result = match chore(lexopt::Parser::from_env()) {
        Ok(Chore::Install(place)) => install::install(&place.or_environment())
            .map(|()| ExitCode::SUCCESS)
            .map_err(|error| error.to_string()),
        Ok(Chore::Try(command)) => trial::run(&command).map_err(|error| error.to_string()),
        Ok(Chore::Help) => print_last(&HELP),
        Ok(Chore::Version) => print_last(&concat!("xtask ", env!("CARGO_PKG_VERSION"))),
        Err(error) => {
            eprintln!("error: {error}\n\n{HELP}");
            return ExitCode::from(2);
        }
    };
    result.unwrap_or_else(|error| {
        eprintln!("error: {error}");
        ExitCode::FAILURE
    })
}

fn chore(mut arguments: lexopt::Parser) -> Result<Chore, lexopt::Error> {
    match arguments.next()? {
        Some(Value(name)) if name == "install" => place(arguments).map(Chore::Install),
        Some(Value(name)) if name == "try" => program(arguments).map(Chore::Try),
        Some(Long("help") | Short('h')) => Ok(Chore::Help),
        Some(Long("version") | Short('V')) => Ok(Chore::Version),
        Some(argument) => Err(argument.unexpected()),
        None => Err("a command is missing".into()),
    }
}

fn place(mut arguments: lexopt::Parser) -> Result<Place, lexopt::Error> {
    let mut place = Place::default();
    while let Some(argument) = arguments.next()? {
        let option = match argument {
            Long("prefix") => &mut place.prefix,
            Long("libdir") => &mut place.libdir,
            Long("destdir") => &mut place.destdir,
            Long("library") => &mut place.library,
            argument => return Err(argument.unexpected()),
        };
        *option = Some(arguments.value()?.into());
    }
    Ok(place)
}

/// Everything after the first word belongs to the program, options too.
fn program(mut arguments: lexopt::Parser) -> Result<Vec<OsString>, lexopt::Error> {
    let mut command: Vec<_> = arguments.raw_args()?.collect();
    if command.first().is_some_and(|word| word == "--") {
        command.remove(0);
    }
    if command.is_empty() { Err("a program is missing".into()) } else { Ok(command) }
}

fn print_last(text: &dyn Display) -> Result<ExitCode, String> {
    match print(text) {
        Ok(()) => Ok(ExitCode::SUCCESS),
        Err(error) => Err(format!("cannot write to standard output: {error}")),
    }
}

/// Prints a line on standard output. It is no error if the reader is gone, such as `head`.
fn print(line: &dyn Display) -> io::Result<()> {
    let mut stdout = io::stdout().lock();
    match writeln!(stdout, "{line}").and_then(|()| stdout.flush()) {
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        result => result,
    }
}
