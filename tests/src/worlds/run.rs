//! Runs a world in a process of its own with a time limit, and collects what happened.

use std::fs::File;
use std::os::unix::process::{CommandExt, ExitStatusExt};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use std::{env, fs, thread};

use serde_json::Value;

use super::lay::lay;
use super::world::{FOLDER, Kind, World};
use crate::sandbox::with_suffix;

/// The first arguments of the application.
pub(super) const PLAY: &str = "--play";
pub(super) const PLAY_IN_TURN: &str = "--play-in-turn";

/// Set for a build with AddressSanitizer, which valgrind cannot run.
pub(super) const SANITIZER: &str = "ASAN_OPTIONS";

const TIME_LIMIT: Duration = Duration::from_secs(20);
/// The time limit under valgrind.
const WRAPPED_TIME_LIMIT: Duration = Duration::from_secs(300);
/// Every report of valgrind is this exit status.
const WATCH: &[&str] =
    &["--quiet", "--error-exitcode=99", "--exit-on-first-error=yes", "--num-callers=40"];

/// Who watches a world's process.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Watcher {
    Nobody,
    Memcheck,
    /// valgrind's drd, which reports data races.
    Drd,
}

impl Watcher {
    /// The options of valgrind. What an application forgets is no leak, nor the instance of a driver that cannot destroy
    /// it.
    fn options(self, world: &World) -> Option<&'static [&'static str]> {
        const MEMCHECK: &[&str] =
            &[concat!("--suppressions=", env!("CARGO_MANIFEST_DIR"), "/worlds/memcheck.supp")];
        const LEAKS: &[&str] = &[
            MEMCHECK[0],
            "--leak-check=full",
            "--errors-for-leak-kinds=definite",
            "--show-leak-kinds=definite",
            "--keep-debuginfo=yes",
        ];
        // Without --free-is-write, drd 3.19 still takes a thread's accesses to memory that it freed for a race with the
        // thread that gets the memory next.
        const DRD: &[&str] = &[
            concat!("--suppressions=", env!("CARGO_MANIFEST_DIR"), "/worlds/drd.supp"),
            "--tool=drd",
            "--fair-sched=try",
            "--free-is-write=yes",
        ];
        match self {
            Self::Nobody => None,
            Self::Memcheck => {
                Some(if world.forgets || lacks_destruction(world) { MEMCHECK } else { LEAKS })
            }
            Self::Drd => Some(DRD),
        }
    }
}

/// Whether a driver cannot destroy its instances.
pub(super) fn lacks_destruction(world: &World) -> bool {
    let lacks = |name: &Value| name == "vkDestroyInstance";
    let mut missing =
        world.libraries.iter().filter_map(|library| library.config["missing"].as_array());
    missing.any(|list| list.iter().any(lacks))
}

/// What happened in a world.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Outcome {
    /// `ok`, or how else the process ended.
    pub(super) end: String,
    pub(super) lines: Vec<String>,
    pub(super) stderr: String,
    /// The lines of each driver's log.
    pub(super) drivers: Vec<Vec<Value>>,
    /// The layers' log.
    pub(super) layers: Vec<Value>,
    /// The loader's reports, one for each vkCreateInstance.
    pub(super) reports: Vec<Value>,
}

/// How a world runs.
#[derive(Clone, Debug)]
pub(super) struct Place<'a> {
    pub(super) folder: &'a Path,
    pub(super) loader: &'a Path,
    pub(super) watcher: Watcher,
    /// Whether threads run in turn instead of at once.
    pub(super) in_turn: bool,
}

/// The environment of a world in `folder`.
pub(super) fn environment(world: &World, folder: &Path) -> Vec<(String, String)> {
    let fill = |text: &str| text.replace(FOLDER, &folder.to_string_lossy());
    let kept = ["PATH", SANITIZER].into_iter();
    let mut variables: Vec<(String, String)> =
        kept.filter_map(|name| Some((name.to_owned(), env::var(name).ok()?))).collect();
    for (name, place) in [
        ("HOME", "home"),
        ("XDG_CONFIG_HOME", "config-home"),
        ("XDG_CONFIG_DIRS", "config"),
        ("XDG_DATA_HOME", "data-home"),
        ("XDG_DATA_DIRS", "data"),
        ("VK_LOADER_REPORT", "report.json"),
    ] {
        variables.push((name.to_owned(), folder.join(place).to_string_lossy().into_owned()));
    }
    variables.extend(world.variables.iter().map(|(name, value)| (name.clone(), fill(value))));
    variables
}

/// Lays the world out and runs it.
///
/// # Panics
///
/// When the file system refuses, or the process cannot be started.
pub(super) fn run(world: &World, place: &Place<'_>) -> Outcome {
    lay(world, place.folder).expect("the world's folder");
    let program = env::current_exe().expect("the path of this program");
    let mut command = match place.watcher.options(world) {
        Some(options) => {
            let mut command = Command::new("valgrind");
            command.args(WATCH).args(options).arg(program);
            command
        }
        None => Command::new(program),
    };
    let output = |name: &str| File::create(place.folder.join(name)).expect("a file for the output");
    command.arg(if place.in_turn { PLAY_IN_TURN } else { PLAY });
    command.arg(place.folder).arg(place.loader);
    command
        .env_clear()
        .envs(environment(world, place.folder))
        .current_dir(place.folder)
        .process_group(0);
    command.stdin(Stdio::null()).stdout(output("stdout")).stderr(output("stderr"));
    let mut child = command.spawn().expect("the application");
    let is_watched = place.watcher != Watcher::Nobody;
    let end = wait(&mut child, if is_watched { WRAPPED_TIME_LIMIT } else { TIME_LIMIT });
    collect(world, place.folder, end)
}

/// How the process ends; it is killed at the time limit.
fn wait(child: &mut Child, limit: Duration) -> String {
    let start = Instant::now();
    let mut pause = Duration::from_micros(500);
    loop {
        if let Some(status) = child.try_wait().expect("wait for the application") {
            return match (status.code(), status.signal()) {
                (Some(0), _) => "ok".to_owned(),
                (Some(99), _) => "valgrind reports an error".to_owned(),
                (Some(code), _) => format!("exit {code}"),
                (None, signal) => format!("signal {}", signal.unwrap_or_default()),
            };
        }
        if start.elapsed() > limit {
            let group = libc::pid_t::try_from(child.id()).expect("a process id");
            // SAFETY: a plain system call; the group is the child's, which has not been waited for.
            unsafe { libc::kill(-group, libc::SIGKILL) };
            child.wait().expect("wait for the application");
            return "hangs".to_owned();
        }
        thread::sleep(pause);
        pause = (pause * 2).min(Duration::from_millis(4));
    }
}

fn collect(world: &World, folder: &Path, end: String) -> Outcome {
    let text =
        |path: PathBuf| String::from_utf8_lossy(&fs::read(path).unwrap_or_default()).into_owned();
    let log = |path: PathBuf| {
        text(path)
            .lines()
            .filter_map(|line| serde_json::from_str(line).ok())
            .collect::<Vec<Value>>()
    };
    let drivers = world.libraries.iter().filter(|library| library.kind == Kind::Driver);
    let report = |number: usize| {
        let suffix = if number == 1 { String::new() } else { format!(".{number}") };
        serde_json::from_slice(&fs::read(folder.join(format!("report.json{suffix}"))).ok()?).ok()
    };
    Outcome {
        end,
        lines: text(folder.join("stdout")).lines().map(str::to_owned).collect(),
        stderr: text(folder.join("stderr")),
        drivers: drivers
            .map(|library| log(with_suffix(&folder.join(&library.path), ".log")))
            .collect(),
        layers: log(folder.join("layers.log")),
        reports: (1..).map_while(report).collect(),
    }
}
