//! Windows that `paint.c` clears in changing colors and sizes, one and two at once. Screenshots are
//! taken by other programs.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command};
use std::sync::OnceLock;
use std::thread;
use std::time::{Duration, Instant};

use tests::artifacts;
use tests::programs::{Picture, WaylandServer, XServer, c_compiler, program};

use super::{Layer, World, assert_is_valid, both_loaders};

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/paint_driver");
const XDG_SHELL: &str = "/usr/share/wayland-protocols/stable/xdg-shell/xdg-shell.xml";

/// The program, compiled once.
pub(crate) fn paint() -> &'static Path {
    static PROGRAM: OnceLock<PathBuf> = OnceLock::new();
    PROGRAM.get_or_init(|| {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("paint");
        fs::create_dir_all(&folder).expect("a folder for the program");
        assert!(Path::new(XDG_SHELL).exists(), "{XDG_SHELL}: `apt-get install wayland-protocols`");
        for (kind, file) in [("client-header", "xdg-shell.h"), ("private-code", "xdg-shell.c")] {
            let mut scanner = program("wayland-scanner", "libwayland-bin");
            run(scanner.args([kind, XDG_SHELL]).arg(folder.join(file)));
        }
        let program = folder.join("paint");
        let mut compiler = c_compiler();
        compiler
            .args(["-std=c11", "-Wall", "-Wextra", "-Wpedantic", "-Werror", "-O1", "-g"])
            .args(["-DWITH_WAYLAND", "-I"])
            .arg(&folder)
            .arg(format!("{FOLDER}/paint.c"))
            .arg(format!("{FOLDER}/windows.c"))
            .arg(folder.join("xdg-shell.c"))
            .arg("-o")
            .arg(&program)
            .args(["-lvulkan", "-lxcb", "-lX11", "-lwayland-client"]);
        run(&mut compiler);
        program
    })
}

fn run(command: &mut Command) {
    let output = command.output().expect("a program of Debian");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}

/// The program while it runs.
struct Painter {
    process: Child,
    answers: BufReader<std::process::ChildStdout>,
}

impl Painter {
    fn start(world: &World, command: &mut Command) -> Self {
        let mut process = world.sandbox.spawn(command);
        let answers = BufReader::new(process.stdout.take().expect("a pipe"));
        let mut painter = Self { process, answers };
        assert_eq!(painter.answer(), "device paint driver");
        painter
    }

    /// Sends a line, and reads the one that answers.
    fn ask(&mut self, line: &str) -> String {
        writeln!(self.process.stdin.as_mut().expect("a pipe"), "{line}").expect("the program runs");
        self.answer()
    }

    fn answer(&mut self) -> String {
        let mut line = String::new();
        self.answers.read_line(&mut line).expect("text");
        assert_is_valid(&line);
        line.trim_end().to_owned()
    }

    /// Ends the program, which has nothing more to say.
    fn end(mut self) {
        drop(self.process.stdin.take());
        let mut rest = String::new();
        std::io::Read::read_to_string(&mut self.answers, &mut rest).expect("text");
        let output = self.process.wait_with_output().expect("the program's end");
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{}: {said}", output.status);
        assert_eq!((&*rest, &*said), ("", ""));
    }
}

/// How the program clears: each in another color, as red, green and blue.
const WAYS: [(&str, [u8; 3]); 4] = [
    ("image", [255, 128, 0]),
    ("rendering", [0, 255, 64]),
    ("pass", [10, 20, 30]),
    ("attachments", [200, 0, 100]),
];

/// What the program says after `show`, for each window: the size of the image and the pixel in its
/// middle. The second window has the parts of the color in another order.
fn shown([red, green, blue]: [u8; 3], size: &str, windows: usize) -> String {
    let colors = [[red, green, blue], [green, blue, red]];
    let of_window = |[r, g, b]: &[u8; 3]| format!(" {size}:{r:02x}{g:02x}{b:02x}");
    format!("shown{}", colors[..windows].iter().map(of_window).collect::<String>())
}

/// Waits until the screen has these colors at these places: a present is shown some time later.
fn expect_pixels(picture: impl Fn() -> Picture, expected: &[([usize; 2], [u8; 3])]) {
    let begin = Instant::now();
    loop {
        let picture = picture();
        let found: Vec<_> = expected.iter().map(|&(at, _)| (at, picture.at(at))).collect();
        if found == expected {
            return;
        }
        assert!(begin.elapsed() < Duration::from_secs(5), "{found:?}, not {expected:?}");
        thread::sleep(Duration::from_millis(20));
    }
}

/// Paints in each way and two sizes, and compares the screen. `picture` is none without a screen.
fn paint_all(
    world: &World,
    command: &mut Command,
    windows: usize,
    picture: Option<&dyn Fn() -> Picture>,
) {
    let background = picture.map_or([0; 3], |picture| picture().at([639, 479]));
    let mut painter = Painter::start(world, command);
    for (size, [right, bottom]) in [("160x120", [159, 119]), ("200x90", [199, 89])] {
        if size != "160x120" {
            assert_eq!(painter.ask(&format!("resize {}", size.replace('x', " "))), "resized");
        }
        for (way, color) in WAYS {
            let [red, green, blue] = color;
            let answer = painter.ask(&format!("show {way} {red} {green} {blue}"));
            assert_eq!(answer, shown(color, size, windows), "{way}");
            let Some(picture) = picture else { continue };
            // The first and the last pixel of each window, and those around the first one.
            let mut expected = vec![([9, 10], background), ([10, 9], background)];
            for (left, color) in [(10, color), (310, [green, blue, red])].iter().take(windows) {
                expected.push(([*left, 10], *color));
                expected.push(([left + right, 10 + bottom], *color));
                expected.push(([left + right + 1, 10 + bottom], background));
                expected.push(([left + right, 10 + bottom + 1], background));
            }
            expect_pixels(picture, &expected);
        }
    }
    painter.end();
}

fn command(system: &str, windows: usize) -> Command {
    let mut command = Command::new(paint());
    command.args([system, &windows.to_string()]);
    command
}

#[test]
#[ignore = "needs libvulkan-dev, libxcb1-dev, libx11-dev, libwayland-dev, wayland-protocols, vulkan-validationlayers"]
fn headless_surfaces_are_cleared() {
    for loader in both_loaders() {
        for windows in [1, 2] {
            let world = World::new(&loader, Layer::Validation);
            paint_all(&world, &mut command("headless", windows), windows, None);
        }
    }
}

fn on_x(system: &str) {
    let server = XServer::start();
    for loader in both_loaders() {
        for windows in [1, 2] {
            let world = World::new(&loader, Layer::Validation);
            let mut command = command(system, windows);
            command.env("DISPLAY", server.display());
            paint_all(&world, &mut command, windows, Some(&|| server.picture()));
        }
    }
}

#[test]
#[ignore = "needs the packages above, xvfb, imagemagick"]
fn windows_of_xcb_change_their_color_and_size() {
    on_x("xcb");
}

#[test]
#[ignore = "needs the packages above, xvfb, imagemagick"]
fn windows_of_xlib_change_their_color_and_size() {
    on_x("xlib");
}

#[test]
#[ignore = "needs the packages above, sway, grim"]
fn windows_of_wayland_change_their_color_and_size() {
    let server = WaylandServer::start();
    let (directory, display) = server.variables();
    for loader in both_loaders() {
        for windows in [1, 2] {
            let world = World::new(&loader, Layer::Validation);
            let mut command = command("wayland", windows);
            command.env("XDG_RUNTIME_DIR", &directory).env("WAYLAND_DISPLAY", display);
            paint_all(&world, &mut command, windows, Some(&|| server.picture()));
        }
    }
}

/// A tool of valgrind with these arguments, over the program on headless surfaces.
fn under_valgrind(arguments: &[&str]) {
    let world = World::new(&artifacts::our_loader(), Layer::None);
    let mut command = program("valgrind", "valgrind");
    command.args(["--quiet", "--error-exitcode=99"]).args(arguments).arg(paint());
    paint_all(&world, command.args(["headless", "2"]), 2, None);
}

#[test]
#[ignore = "needs the packages above, valgrind"]
fn memcheck_reports_nothing() {
    under_valgrind(&["--leak-check=full", "--show-leak-kinds=definite"]);
}
