//! Breaks hand-written code in small ways, one at a time, and prints the mutants that no test
//! notices: `just mutants loader-runtime/src 7`.
//!
//! cargo-mutants lists the mutants; every twentieth is applied to a copy of the last commit. The
//! tests of its crate run first, then the scenarios on what was built of the crate, until a test fails:
//! [`suite`] says which. cargo-mutants itself would run all tests of all packages for each mutant, which
//! takes minutes.

use std::io::Read as _;
use std::os::unix::process::CommandExt as _;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, ExitCode, Stdio};
use std::sync::mpsc;
use std::time::Duration;
use std::{env, fs, thread};

use tests::Value;
use tests::artifacts::{OTHER_LOADER, scenarios_program};
use tests::test_index::in_repository;

/// A seed picks every mutant of this distance.
const STEP: usize = 20;

/// A test that prints nothing for so long hangs. libtest names slow tests after a minute.
const SILENCE: Duration = Duration::from_secs(90);

/// No process may have more memory, in KiB: a mutant may allocate without end.
const MEMORY: &str = "8388608";

/// Generated files, tests, and code that only other builds have.
const EXCLUDED: [&str; 12] = [
    "**/generated/**",
    "**/*tests/**",
    "**/*tests.rs",
    "**/fuzz*.rs",
    "**/cases.rs",
    "**/virtual_system/**",
    "**/virtual_system.rs",
    "**/loom.rs",
    "**/drd.rs",
    "**/locks/pthread.rs",
    "**/clocks/since_start.rs",
    "**/tools.rs",
];

/// The tests that may notice a mutant of a package.
struct Suite {
    /// Built for the scenarios.
    packages: &'static [&'static str],
    /// The package's own test programs by stages, the quickest first: those of a later stage are neither
    /// built nor run for a mutant that an earlier one notices. A stage without names has all.
    own: &'static [&'static [&'static str]],
    /// The own tests that need Debian's packages run, too: nothing else notices mutants of windows.
    needs_packages: bool,
    /// The scenarios by a part of their names.
    scenarios: &'static [&'static str],
}

fn suite(package: &str) -> Suite {
    match package {
        "author-kit" => Suite {
            packages: &["kit-layers", "useful-layers", "count-layer", "wrap-layer", "call-trace"],
            own: &[&["--lib"], &["--test=driver", "--test=limits"]],
            needs_packages: true,
            scenarios: &["layers::kit", "layers::useful", "layers::wrapping"],
        },
        "dispatch-tables" => Suite {
            packages: &[],
            own: &[&["--all-features", "--lib", "--test=programs"]],
            needs_packages: false,
            scenarios: &[],
        },
        "loader-explain" => Suite {
            packages: &[],
            own: &[
                &["--test=answers"],
                &["--lib", "--test=command_line", "--test=lint", "--test=startup"],
                &[],
            ],
            needs_packages: false,
            scenarios: &[],
        },
        _ => Suite {
            packages: &["loader-cdylib"],
            own: &[&["--lib"]],
            needs_packages: false,
            scenarios: &[""],
        },
    }
}

/// What became of a mutant.
enum Fate {
    NotViable,
    /// The test that failed, or how the tests ended.
    Killed(String),
    Survived,
}

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [module, seed] = arguments.as_slice() else {
        eprintln!("usage: just mutants MODULE SEED");
        return ExitCode::FAILURE;
    };
    let seed: usize = seed.parse().expect("a number");
    let tree = copy_of_last_commit();
    let package = module.split('/').next().unwrap_or_default();
    let has_scenarios = !suite(package).scenarios.is_empty();
    let program = has_scenarios.then(|| scenarios_program(&tree));
    let (mut killed, mut survived) = (0, 0);
    for mutant in list(&tree, module).iter().skip(seed).step_by(STEP) {
        let name = mutant["name"].as_str().expect("a name");
        match judge(&tree, program.as_deref(), mutant) {
            Fate::NotViable => println!("does not compile: {name}"),
            Fate::Killed(test) => {
                killed += 1;
                println!("killed by {test}: {name}");
            }
            Fate::Survived => {
                survived += 1;
                println!("SURVIVED: {name}\n{}", mutant["diff"].as_str().unwrap_or_default());
            }
        }
    }
    println!("{killed} killed, {survived} survived");
    ExitCode::SUCCESS
}

/// Writes the last commit to `target/mutants`, whose own target directory stays between runs. The
/// files are as new as the copy, so that cargo compiles them again.
fn copy_of_last_commit() -> PathBuf {
    let tree = in_repository("target/mutants");
    fs::create_dir_all(&tree).expect("a directory");
    let mut archive = Command::new("git")
        .args(["archive", "HEAD"])
        .current_dir(in_repository(""))
        .stdout(Stdio::piped())
        .spawn()
        .expect("git");
    let content = archive.stdout.take().expect("the archive");
    let unpacked = Command::new("tar").arg("-xm").current_dir(&tree).stdin(content).status();
    assert!(unpacked.expect("tar").success() && archive.wait().expect("git").success());
    tree
}

fn cargo(tree: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new("cargo");
    command.args(arguments).current_dir(tree).env_remove("CARGO_TARGET_DIR");
    command
}

fn list(tree: &Path, module: &str) -> Vec<Value> {
    let files = format!("{module}/**");
    let arguments = ["mutants", "--workspace", "--list", "--json", "--diff", "--file", &files];
    let mut command = cargo(tree, &arguments);
    for files in EXCLUDED {
        command.args(["--exclude", files]);
    }
    let output = command.output().expect("cargo-mutants: `cargo install cargo-mutants`");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).expect("the list of mutants")
}

fn judge(tree: &Path, scenarios: Option<&Path>, mutant: &Value) -> Fate {
    let path = tree.join(mutant["file"].as_str().expect("a file"));
    let package = mutant["package"].as_str().expect("a package");
    let original = fs::read_to_string(&path).expect("the source");
    fs::write(&path, mutated(&original, mutant)).expect("the source can be changed");
    let fate = fate(tree, scenarios, package);
    fs::write(&path, original).expect("the source can be changed");
    fate
}

fn mutated(source: &str, mutant: &Value) -> String {
    let offset = |place: &Value| {
        let [line, column] = ["line", "column"].map(|key| place[key].as_u64().expect("a number"));
        let lines = source.split_inclusive('\n').take(line as usize - 1);
        lines.map(str::len).sum::<usize>() + column as usize - 1
    };
    let [start, end] = ["start", "end"].map(|side| offset(&mutant["span"][side]));
    let replacement = mutant["replacement"].as_str().expect("a replacement");
    [&source[..start], replacement, &source[end..]].concat()
}

fn fate(tree: &Path, scenarios: Option<&Path>, package: &str) -> Fate {
    let suite = suite(package);
    let compiles = |arguments: &[&str]| {
        let status = cargo(tree, arguments).stderr(Stdio::null()).status();
        status.expect("cargo").success()
    };
    let mut options = vec!["--", "--format=pretty", "--test-threads=2"];
    if suite.needs_packages {
        options.push("--include-ignored");
    }
    for stage in suite.own {
        let own = [&["test", "-q", "-p", package], *stage].concat();
        if !compiles(&[own.as_slice(), &["--no-run"]].concat()) {
            return Fate::NotViable;
        }
        if let Some(test) = failure(&cargo(tree, &[own.as_slice(), &options].concat())) {
            return Fate::Killed(test);
        }
    }
    let Some(scenarios) = scenarios else { return Fate::Survived };
    let packages = suite.packages.iter().flat_map(|package| ["-p", package]).collect::<Vec<_>>();
    // The kit compares a layer with its manifest in the compiler.
    if !compiles(&[&["build", "-q"], packages.as_slice()].concat()) {
        return Fate::Killed("the compiler".to_owned());
    }
    let mut application = Command::new(scenarios);
    application.arg("--test-threads=2").args(suite.scenarios).current_dir(tree.join("tests"));
    if packages.contains(&"loader-cdylib") {
        application.env(OTHER_LOADER, tree.join("target/debug/libvulkan.so"));
    }
    failure(&application).map_or(Fate::Survived, Fate::Killed)
}

/// The first test that fails; None if the tests pass.
fn failure(tests: &Command) -> Option<String> {
    let mut limited = Command::new("sh");
    limited.args(["-c", "ulimit -v $0; exec \"$@\"", MEMORY]).arg(tests.get_program());
    limited.args(tests.get_args()).current_dir(tests.get_current_dir().expect("a directory"));
    for (name, value) in tests.get_envs() {
        match value {
            Some(value) => limited.env(name, value),
            None => limited.env_remove(name),
        };
    }
    limited.env("RUST_BACKTRACE", "0").stdin(Stdio::null()).stderr(Stdio::null());
    // The tests' processes are a group, which is killed as a whole.
    let mut child =
        limited.stdout(Stdio::piped()).process_group(0).spawn().expect("the tests start");
    let failure = first_failure(child.stdout.take().expect("the output"));
    if failure.is_some() {
        kill(&child);
    }
    let status = child.wait().expect("wait for the tests");
    failure.or_else(|| (!status.success()).then(|| status.to_string()))
}

fn first_failure(mut output: ChildStdout) -> Option<String> {
    let (sender, receiver) = mpsc::channel();
    thread::spawn(move || {
        let mut buffer = [0; 4096];
        while let Ok(count @ 1..) = output.read(&mut buffer) {
            if sender.send(buffer[..count].to_vec()).is_err() {
                break;
            }
        }
    });
    let mut text = Vec::new();
    loop {
        match receiver.recv_timeout(SILENCE) {
            Ok(part) => text.extend(part),
            Err(mpsc::RecvTimeoutError::Timeout) => return Some("a test that hangs".to_owned()),
            Err(mpsc::RecvTimeoutError::Disconnected) => return None,
        }
        let text = String::from_utf8_lossy(&text);
        if let Some(line) = text.lines().find(|line| line.ends_with(" ... FAILED")) {
            return line.split(' ').nth(1).map(str::to_owned);
        }
    }
}

fn kill(child: &Child) {
    let group = libc::pid_t::try_from(child.id()).expect("a process id");
    // SAFETY: a plain system call; the group is the child's, which has not been waited for.
    unsafe { libc::kill(-group, libc::SIGKILL) };
}
