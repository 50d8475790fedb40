//! Programs of Debian packages, and virtual X and Wayland servers for them, with pictures of what
//! they show.

use std::fs;
use std::io::{BufRead, BufReader};
use std::os::unix::fs::chown;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use tempfile::TempDir;

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

/// The manifest of Mesa's software driver.
///
/// # Panics
///
/// Without the driver; the message names the package.
pub fn lavapipe() -> PathBuf {
    let entries = fs::read_dir("/usr/share/vulkan/icd.d").into_iter().flatten().flatten();
    let mut manifests = entries.map(|entry| entry.path());
    let found = manifests.find(|path| {
        path.file_name().is_some_and(|name| name.to_string_lossy().starts_with("lvp_icd"))
    });
    found.expect("lavapipe is needed: `apt-get install mesa-vulkan-drivers`")
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

    /// What the screen shows.
    ///
    /// # Panics
    ///
    /// Without ImageMagick.
    pub fn picture(&self) -> Picture {
        let mut command = program("import", "imagemagick");
        command.args(["-display", &self.display, "-window", "root", "-depth", "8", "ppm:-"]);
        Picture::of(&mut command)
    }
}

impl Drop for XServer {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// A Wayland compositor without a screen, which is stopped on drop. Windows with the application
/// identifiers `paint0` and `paint1` are 10 and 310 pixels from the left, and 10 from the top.
#[derive(Debug)]
pub struct WaylandServer {
    process: Child,
    directory: TempDir,
    display: String,
}

/// The user without rights.
const NOBODY: u32 = 65534;

/// What sway reads.
const SWAY: &str = "
output HEADLESS-1 mode 640x480
default_border none
default_floating_border none
for_window [app_id=\"paint.*\"] floating enable
for_window [app_id=\"paint0\"] move absolute position 10 10
for_window [app_id=\"paint1\"] move absolute position 310 10
";

impl WaylandServer {
    /// Starts a compositor with a socket of its own.
    ///
    /// # Panics
    ///
    /// Without the compositor, or when there is no socket after ten seconds.
    pub fn start() -> Self {
        let directory = TempDir::new().expect("a directory for the socket");
        let config = directory.path().join("config");
        fs::write(&config, SWAY).expect("the compositor's configuration");
        let mut command = program("sway", "sway");
        // SAFETY: the function has no preconditions.
        if unsafe { libc::geteuid() } == 0 {
            // The compositor refuses to run as root.
            chown(directory.path(), Some(NOBODY), Some(NOBODY)).expect("a directory of nobody's");
            command.uid(NOBODY).gid(NOBODY);
        }
        let process = command
            .arg("--config")
            .arg(config)
            .env("XDG_RUNTIME_DIR", directory.path())
            .env_remove("WAYLAND_DISPLAY")
            .env_remove("DISPLAY")
            .env("WLR_BACKENDS", "headless")
            .env("WLR_LIBINPUT_NO_DEVICES", "1")
            .env("WLR_RENDERER", "pixman")
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("sway");
        let mut server = Self { process, directory, display: String::new() };
        let begin = Instant::now();
        while server.display.is_empty() {
            assert!(begin.elapsed() < Duration::from_secs(10), "sway has no socket");
            std::thread::sleep(Duration::from_millis(20));
            server.display = server.socket().unwrap_or_default();
        }
        server
    }

    fn socket(&self) -> Option<String> {
        let files = fs::read_dir(self.directory.path()).ok()?.flatten();
        let names = files.map(|file| file.file_name().to_string_lossy().into_owned());
        names.into_iter().find(|name| name.starts_with("wayland-") && !name.ends_with(".lock"))
    }

    /// The values of XDG_RUNTIME_DIR and WAYLAND_DISPLAY.
    pub fn variables(&self) -> (PathBuf, &str) {
        (self.directory.path().to_path_buf(), &self.display)
    }

    /// What the output shows.
    ///
    /// # Panics
    ///
    /// Without grim.
    pub fn picture(&self) -> Picture {
        let (directory, display) = self.variables();
        let mut command = program("grim", "grim");
        command.env("XDG_RUNTIME_DIR", directory).env("WAYLAND_DISPLAY", display);
        Picture::of(command.args(["-t", "ppm", "-"]))
    }
}

impl Drop for WaylandServer {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// The pixels of a screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    width: usize,
    bytes: Vec<u8>,
}

impl Picture {
    /// The picture that a program writes to its output, in the format PPM with one byte for each part.
    fn of(command: &mut Command) -> Self {
        let output = command.output().expect("a program that takes pictures");
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        Self::parse(&output.stdout).expect("a PPM file")
    }

    /// Reads `P6 WIDTH HEIGHT 255` and the bytes of the pixels.
    fn parse(file: &[u8]) -> Option<Self> {
        let mut rest = file;
        let mut word = || {
            let end = rest.iter().position(u8::is_ascii_whitespace)?;
            let (word, others) = (str::from_utf8(&rest[..end]).ok()?, &rest[end + 1..]);
            rest = others;
            Some(word)
        };
        let (magic, width, height, most) = (word()?, word()?, word()?, word()?);
        let (width, height) = (width.parse().ok()?, height.parse::<usize>().ok()?);
        let is_known = magic == "P6" && most == "255" && rest.len() == width * height * 3;
        is_known.then(|| Self { width, bytes: rest.to_vec() })
    }

    /// Red, green and blue of a pixel.
    ///
    /// # Panics
    ///
    /// For a pixel outside of the picture.
    pub fn at(&self, [x, y]: [usize; 2]) -> [u8; 3] {
        let first = (y * self.width + x) * 3;
        [0, 1, 2].map(|part| self.bytes[first + part])
    }
}
