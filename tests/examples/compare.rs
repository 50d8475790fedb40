//! Runs the scenarios on another loader and prints the failures that are not explained: `just
//! compare /usr/lib/x86_64-linux-gnu/libvulkan.so.1`.
//!
//! A failure is explained by a row of docs/differences.md that names the scenario, or by a comment
//! above the scenario that begins with `Stricter than the contract`. Each scenario runs in a
//! process of its own, with a time limit. A failing scenario runs a second time, alone, because the
//! time limit may fail scenarios on a busy machine.

use std::num::NonZero;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitCode, Stdio};
use std::sync::Mutex;
use std::time::{Duration, Instant};
use std::{env, fs, thread};

use tests::artifacts::{OTHER_LOADER, scenarios_program};
use tests::test_index::{TestIndex, in_repository, leads_to, read};

const TIME_LIMIT: Duration = Duration::from_secs(20);

/// Begins the comment of a scenario that requires more than the contract.
const STRICTER: &str = "Stricter than the contract";

/// A failed scenario: the result in one line, and the first lines of the loader's or the test's
/// message.
struct Failure {
    scenario: String,
    end: String,
    words: String,
}

fn main() -> ExitCode {
    let Some(loader) = env::args_os().nth(1).map(PathBuf::from) else {
        eprintln!("usage: just compare LIBRARY [WORD-IN-THE-SCENARIO'S-NAME]");
        return ExitCode::FAILURE;
    };
    let loader = match loader.canonicalize() {
        Ok(loader) => loader,
        Err(error) => {
            eprintln!("{}: {error}", loader.display());
            return ExitCode::FAILURE;
        }
    };
    let word = env::args().nth(2).unwrap_or_default();
    let program = scenarios_program(&in_repository(""));
    let mut scenarios = scenarios(&program);
    scenarios.retain(|name| name.contains(&word));
    println!("{} scenarios on {}", scenarios.len(), loader.display());
    let first = run_all(&program, &loader, &scenarios);
    let again: Vec<&str> = first.iter().map(|failure| failure.scenario.as_str()).collect();
    let failures: Vec<Failure> =
        again.iter().filter_map(|name| run(&program, &loader, name)).collect();
    report(&failures, scenarios.len());
    ExitCode::SUCCESS
}

/// The scenarios that need no Debian package.
fn scenarios(program: &Path) -> Vec<String> {
    let list = |arguments: &[&str]| -> Vec<String> {
        let output = Command::new(program).args(arguments).output().expect("the test program");
        let text = String::from_utf8(output.stdout).expect("the names of tests");
        text.lines().filter_map(|line| line.strip_suffix(": test")).map(str::to_owned).collect()
    };
    let ignored = list(&["--list", "--ignored"]);
    let mut all = list(&["--list"]);
    all.retain(|name| !ignored.contains(name));
    all
}

/// Runs the scenarios, as many at a time as there are processors.
fn run_all(program: &Path, loader: &Path, scenarios: &[String]) -> Vec<Failure> {
    let left = Mutex::new(scenarios.iter());
    let failures = Mutex::new(Vec::new());
    let work = || {
        loop {
            let Some(scenario) = left.lock().expect("the list").next() else {
                break;
            };
            let failure = run(program, loader, scenario);
            failures.lock().expect("the failures").extend(failure);
        }
    };
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, NonZero::get) {
            scope.spawn(work);
        }
    });
    let mut failures = failures.into_inner().expect("the failures");
    failures.sort_by(|one, other| one.scenario.cmp(&other.scenario));
    failures
}

/// Runs one scenario; None if it passes.
fn run(program: &Path, loader: &Path, scenario: &str) -> Option<Failure> {
    let directory = tempfile::tempdir().expect("a temporary directory");
    let path = directory.path().join("output");
    let output = fs::File::create(&path).expect("a file for the output");
    let errors = output.try_clone().expect("a file for the output");
    let mut command = Command::new(program);
    command.args([scenario, "--exact", "--nocapture"]).env(OTHER_LOADER, loader);
    command
        .env("RUST_BACKTRACE", "0")
        .current_dir(in_repository("tests"))
        .stdin(Stdio::null())
        .stdout(output)
        .stderr(errors);
    // The scenario's processes are a group, which is killed as a whole.
    let mut child = command.process_group(0).spawn().expect("the test program");
    let end = match wait(&mut child) {
        Some(true) => return None,
        Some(false) => "fails".to_owned(),
        None => format!("does not end within {} s", TIME_LIMIT.as_secs()),
    };
    let text = String::from_utf8_lossy(&fs::read(&path).expect("the output")).into_owned();
    Some(Failure { scenario: scenario.to_owned(), end, words: first_words(&text) })
}

/// Whether the process succeeded; None if it exceeded the time limit and was killed.
fn wait(child: &mut Child) -> Option<bool> {
    let start = Instant::now();
    loop {
        if let Some(status) = child.try_wait().expect("wait for the child") {
            return Some(status.success());
        }
        if start.elapsed() > TIME_LIMIT {
            let group = libc::pid_t::try_from(child.id()).expect("a process id");
            // SAFETY: a plain system call; the group is the child's, which has not been waited for.
            unsafe { libc::kill(-group, libc::SIGKILL) };
            child.wait().expect("wait for the child");
            return None;
        }
        thread::sleep(Duration::from_millis(5));
    }
}

/// The lines after the last panic, because the outer test's message has more details than the
/// application's.
fn first_words(output: &str) -> String {
    let Some(at) = output.rfind(" panicked at ") else {
        return String::new();
    };
    let lines = output[at..].lines().skip(1).filter(|line| !line.is_empty());
    let is_text = |line: &&str| !line.starts_with("note: ") && !line.contains("stack backtrace");
    let lines = lines.take_while(is_text);
    let lines: Vec<String> = lines.take(4).map(shortened).collect();
    lines.join("\n")
}

fn shortened(line: &str) -> String {
    let words: String = line.chars().take(160).collect();
    format!("    {words}")
}

/// The scenarios that rows of docs/differences.md name.
fn names_of_rows() -> Vec<String> {
    let text = read(&in_repository("docs/differences.md"));
    let tests = text.lines().filter_map(|line| line.strip_suffix(" |")?.rsplit('|').next());
    tests.flat_map(|cell| cell.split('`').skip(1).step_by(2)).map(str::to_owned).collect()
}

fn report(failures: &[Failure], count: usize) {
    let rows = names_of_rows();
    let index = TestIndex::of_repository();
    let (mut different, mut stricter) = (0, 0);
    for failure in failures {
        let name = &failure.scenario;
        let path = format!("tests::tests::scenarios::{name}");
        if rows.iter().any(|row| leads_to(row, &path)) {
            different += 1;
        } else if index.get(&path).is_ok_and(|comment| comment.contains(STRICTER)) {
            stricter += 1;
        } else {
            println!("\n{name} {}\n{}", failure.end, failure.words);
        }
    }
    let failed = failures.len();
    println!(
        "\n{} pass, {failed} fail: {different} stand in docs/differences.md, {stricter} are \
         stricter than the contract, {} have no reason on record.",
        count - failed,
        failed - different - stricter
    );
}
