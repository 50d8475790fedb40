//! Runs a part of a test function as an application in a process of its own.
//!
//! The child is the same test program, started to run only the same test. In the child,
//! [`Sandbox::run`] calls the closure and ends the process.

use std::ffi::OsString;
use std::fs::File;
use std::os::unix::process::ExitStatusExt;
use std::panic::Location;
use std::process::{Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};
use std::{env, fs, process, thread};

use crate::sandbox::{DIRECTORY, Sandbox};
use crate::{agreement, artifacts};

/// Set in the child: the source location of the scenario.
const PLACE: &str = "SCENARIO_PLACE";
/// Set in the child: the path of the loader's library.
pub(crate) const LOADER: &str = "SCENARIO_LOADER";
/// Set by hand: a program with arguments that runs the children, such as `valgrind -q`.
const WRAPPER: &str = "TESTS_WRAPPER";

/// The time limit of a child. No scenario takes this long.
const TIME_LIMIT: Duration = Duration::from_secs(300);
/// The time limit under a wrapper, for valgrind on a busy machine.
const WRAPPED_TIME_LIMIT: Duration = Duration::from_secs(1800);

/// Whether applications run under a wrapper, which takes time and memory for itself.
pub fn is_wrapped() -> bool {
    env::var_os(WRAPPER).is_some()
}

/// Whether this process is the application of a scenario.
pub(crate) fn is_child() -> bool {
    env::var_os(DIRECTORY).is_some()
}

/// The exit status and output of a scenario's process.
#[derive(Debug)]
pub struct Outcome {
    /// The exit status.
    pub status: ExitStatus,
    /// Standard output, with the test program's own lines.
    pub stdout: String,
    /// Standard error, which has the loader's messages.
    pub stderr: String,
}

impl Outcome {
    /// Panics with the child's output, unless the application ran to its end.
    #[track_caller]
    pub fn expect_success(&self) -> &Self {
        assert!(
            self.status.success(),
            "the application ended with {}:\n{}",
            self.status,
            self.stderr
        );
        self
    }

    /// Panics with the child's output, unless the process aborted.
    #[track_caller]
    pub fn expect_abort(&self) -> &Self {
        assert_eq!(self.status.signal(), Some(libc::SIGABRT), "{}:\n{}", self.status, self.stderr);
        self
    }

    /// The loader's messages as (level, text), without those of [`Self::rejections`].
    pub fn messages(&self) -> Vec<(&str, &str)> {
        self.lines().filter(|(_, text)| !is_rejection(text)).collect()
    }

    /// The lines about rejected files, each with reason and cure, as (level, text). The Khronos
    /// loader has no such lines.
    pub fn rejections(&self) -> Vec<(&str, &str)> {
        self.lines().filter(|(_, text)| is_rejection(text)).collect()
    }

    /// Panics with all rejections, unless one at this level is about `file` for this reason.
    #[track_caller]
    pub fn expect_rejection(&self, level: &str, file: &str, reason: &str) -> &Self {
        let start = format!("{file} is not used: it {reason}. To mend this, ");
        let is_it = |(own, text): &(&str, &str)| *own == level && text.starts_with(&start);
        assert!(self.rejections().iter().any(is_it), "no {level}: {start}\nin:\n{}", self.stderr);
        self
    }

    /// The lines of stderr with the loader's mark, without mark and padding.
    fn lines(&self) -> impl Iterator<Item = (&str, &str)> {
        let lines = self.stderr.lines().filter_map(|line| line.strip_prefix("[Vulkan Loader] "));
        lines
            .filter_map(|line| line.split_once(':'))
            .map(|(level, text)| (level, unpad(level, text)))
    }

    /// Panics with all messages, unless this message is among them. The level is as printed
    /// (`WARNING | DRIVER`).
    #[track_caller]
    pub fn expect_message(&self, level: &str, text: &str) -> &Self {
        assert!(
            self.messages().contains(&(level, text)),
            "no {level}: {text}\nin:\n{}",
            self.stderr
        );
        self
    }
}

fn is_rejection(text: &str) -> bool {
    text.contains(" is not used: it ") && text.contains(". To mend this, ")
}

/// Removes the padding to 32 columns (drivers.md B.3). Further spaces belong to the text.
fn unpad<'a>(level: &str, text: &'a str) -> &'a str {
    let padding = 32_usize.saturating_sub("[Vulkan Loader] :".len() + level.len()).max(1);
    text.get(padding..).unwrap_or_default()
}

impl Sandbox {
    /// Runs `application` in a process of its own, in the sandbox's environment. A test calls this
    /// once; in a loop, once per iteration.
    ///
    /// # Panics
    ///
    /// When the process cannot be started or does not end.
    #[track_caller]
    pub fn run<F: Fn() + Copy>(&self, application: F) -> Outcome {
        const {
            assert!(
                size_of::<F>() == 0,
                "a scenario must capture nothing: pass text with set_argument"
            )
        };
        let place = Location::caller().to_string();
        if is_child() {
            assert_eq!(
                env::var(PLACE).as_deref(),
                Ok(place.as_str()),
                "a test must call run only once"
            );
            application();
            process::exit(0);
        }
        let mut command = wrapped(env::current_exe().expect("the path of the test program"));
        command.args([
            &test_name::<F>(),
            "--exact",
            "--nocapture",
            "--include-ignored",
            "--test-threads=1",
        ]);
        self.execute(command.env(PLACE, place))
    }

    /// Runs another program in the sandbox's environment, with the additional variables of
    /// `command`.
    ///
    /// # Panics
    ///
    /// When the process cannot be started or does not end.
    pub fn execute(&self, command: &mut Command) -> Outcome {
        self.set_environment(command);
        let has_own = command.get_envs().any(|(name, _)| name == "VK_LOADER_REPORT");
        let agreement = (!has_own).then(|| agreement::prepare(&self.path(""))).flatten();
        if let Some((_, folder)) = &agreement {
            command.env("VK_LOADER_REPORT", folder.join("%p.json"));
        }
        let [stdout, stderr] = ["stdout", "stderr"].map(|name| self.path(name));
        let file = |path| Stdio::from(File::create(path).expect("a file for the child's output"));
        command.stdin(Stdio::null()).stdout(file(&stdout)).stderr(file(&stderr));
        let mut child = command.spawn().unwrap_or_else(|error| panic!("{command:?}: {error}"));
        let status = wait(&mut child);
        if let Some((explain, folder)) = &agreement {
            agreement::compare(explain, folder, &variables(command));
        }
        let text = |path| {
            String::from_utf8_lossy(&fs::read(path).expect("the child's output")).into_owned()
        };
        Outcome { status, stdout: text(&stdout), stderr: text(&stderr) }
    }

    /// Starts a program as [`Self::execute`] runs one, with pipes for input and output.
    ///
    /// # Panics
    ///
    /// When the process cannot be started.
    pub fn spawn(&self, command: &mut Command) -> process::Child {
        self.set_environment(command);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        command.spawn().unwrap_or_else(|error| panic!("{command:?}: {error}"))
    }

    /// Replaces the environment of a command by the sandbox's and the command's own variables.
    fn set_environment(&self, command: &mut Command) {
        let own = variables(command);
        command.env_clear().env(LOADER, artifacts::loader()).envs(self.environment()).envs(own);
    }
}

/// The variables that a command sets.
fn variables(command: &Command) -> Vec<(OsString, OsString)> {
    let set = command.get_envs().filter_map(|(name, value)| Some((name, value?)));
    set.map(|(name, value)| (name.to_owned(), value.to_owned())).collect()
}

/// The command that runs `program`, under the wrapper if one is set.
fn wrapped(program: std::path::PathBuf) -> Command {
    let wrapper = env::var(WRAPPER).unwrap_or_default();
    let mut words = wrapper.split_whitespace();
    let Some(first) = words.next() else {
        return Command::new(program);
    };
    let mut command = Command::new(first);
    command.args(words).arg(program);
    command
}

/// The name of the test function that contains the closure `F`.
fn test_name<F>() -> String {
    let path = std::any::type_name::<F>();
    let function = path.strip_suffix("::{{closure}}");
    let function = function.unwrap_or_else(|| panic!("{path} is no closure of a test function"));
    function.split_once("::").map_or(function, |(_program, name)| name).to_owned()
}

fn wait(child: &mut process::Child) -> ExitStatus {
    let start = Instant::now();
    let limit = if is_wrapped() { WRAPPED_TIME_LIMIT } else { TIME_LIMIT };
    loop {
        if let Some(status) = child.try_wait().expect("wait for the child") {
            return status;
        }
        if start.elapsed() > limit {
            child.kill().expect("end the child");
            panic!("the scenario took more than {limit:?} and was killed");
        }
        thread::sleep(Duration::from_millis(2));
    }
}
