//! Programs of Debian packages, and a virtual X server for them.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// A program of a Debian package.
///
/// # Panics
///
/// Without the program; the message names the package.
pub fn program(name: &str, package: &str) -> Command {
    let path = Path::new("/usr/bin").join(name);
    assert!(path.exists(), "{name} is needed: `apt-get install {package}`");
    Command::new(path)
}

/// The C compiler for programs and libraries of this program's target: `TESTS_CC`, a program with
/// arguments, or `cc`.
pub fn c_compiler() -> Command {
    let named = std::env::var("TESTS_CC").unwrap_or_else(|_| "cc".to_owned());
    let mut words = named.split_whitespace();
    let mut compiler = Command::new(words.next().unwrap_or("cc"));
    compiler.args(words);
    compiler
}

/// A virtual X server, which is stopped on drop.
#[derive(Debug)]
pub struct XServer {
    process: Child,
    display: String,
}

impl XServer {
    /// Starts a server on a display that is free.
    ///
    /// # Panics
    ///
    /// Without the server.
    pub fn start() -> Self {
        let mut command = program("Xvfb", "xvfb");
        command.args([
            "-displayfd",
            "1",
            "-screen",
            "0",
            "640x480x24",
            "-noreset",
            "-nolisten",
            "tcp",
        ]);
        let mut process = command
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("Xvfb");
        let mut display = String::new();
        let output = process.stdout.take().expect("Xvfb's output");
        BufReader::new(output).read_line(&mut display).expect("Xvfb's display number");
        Self { process, display: format!(":{}", display.trim()) }
    }

    /// The value of DISPLAY.
    pub fn display(&self) -> &str {
        &self.display
    }
}

impl Drop for XServer {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
