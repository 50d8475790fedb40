//! The cost of a lookup in instructions, which do not depend on the load of the machine: ours
//! beside the system's Khronos loader.
//!
//! `cargo bench -p tests --bench instructions`; needs valgrind. One child looks up all names once,
//! another a hundred times more, both under callgrind. The difference divided by the number of
//! additional lookups is the cost of one.

use std::ffi::{CString, c_char};
use std::hint::black_box;
use std::path::Path;
use std::process::{Command as Process, ExitCode};

use dispatch_tables::{Command, Level, vk};
use tests::{Instance, InstanceRequest, Loader, Sandbox, artifacts, json};

/// Set for a child: the path of the loader's library, under the harness's name.
const LOADER: &str = "SCENARIO_LOADER";
/// Set for a child: the kind of lookups and their number.
const CHILD: &str = "BENCH_INSTRUCTIONS";
const MORE: u32 = 100;

/// The lookups: kind of names and function.
const LOOKUPS: [(&str, &str); 6] = [
    ("instance", "vkGetInstanceProcAddr, core name"),
    ("device", "vkGetDeviceProcAddr, core name"),
    ("extension", "vkGetInstanceProcAddr, extension name"),
    ("device extension", "vkGetDeviceProcAddr, extension name"),
    ("all", "vkGetInstanceProcAddr, all names"),
    ("device all", "vkGetDeviceProcAddr, all names"),
];

fn main() -> ExitCode {
    if let Ok(task) = std::env::var(CHILD) {
        look_up(&task);
        return ExitCode::SUCCESS;
    }
    println!("{:<40} {:>8} {:>8} {:>8}", "instructions a name", "ours", "system", "ratio");
    let (ours, system) = (artifacts::shipped_loader().to_owned(), artifacts::system_loader());
    for (lookup, title) in LOOKUPS {
        match (instructions(&ours, lookup), instructions(&system, lookup)) {
            (Ok(ours), Ok(system)) => {
                println!("{title:<40} {ours:>8.0} {system:>8.0} {:>8.3}", ours / system)
            }
            (Err(error), _) | (_, Err(error)) => {
                eprintln!("bench: {error}");
                return ExitCode::FAILURE;
            }
        }
    }
    ExitCode::SUCCESS
}

/// The instructions of one lookup through a loader.
fn instructions(loader: &Path, lookup: &str) -> Result<f64, String> {
    let (names, once) = count(loader, &format!("{lookup} 1"))?;
    let (_, often) = count(loader, &format!("{lookup} {}", 1 + MORE))?;
    Ok((often - once) / (f64::from(MORE) * names))
}

/// The number of names that a child looked up, and the number of all its instructions.
fn count(loader: &Path, task: &str) -> Result<(f64, f64), String> {
    let program =
        std::env::current_exe().map_err(|error| format!("no path of this program: {error}"))?;
    let mut sandbox = Sandbox::new();
    sandbox.driver("mock", json!({ "record": false }));
    let mut valgrind = Process::new("valgrind");
    valgrind
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg(program)
        .env(LOADER, loader)
        .env(CHILD, task);
    let outcome = sandbox.execute(&mut valgrind);
    outcome.expect_success();
    let number = |text: &str, before: &str| {
        let line = text.lines().find_map(|line| line.split_once(before));
        let number = line.and_then(|(_, number)| number.trim().parse().ok());
        number.ok_or_else(|| format!("callgrind's output has no `{before}`:\n{text}"))
    };
    Ok((number(&outcome.stdout, "names ")?, number(&outcome.stderr, "Collected : ")?))
}

/// The child process.
fn look_up(task: &str) {
    let (lookup, rounds) = task.rsplit_once(' ').expect("a lookup and a number");
    let rounds: u32 = rounds.parse().expect("a number");
    let request = InstanceRequest { api_version: vk::API_VERSION_1_1, ..Default::default() };
    let instance = Loader::open().create_instance(&request).expect("vkCreateInstance");
    let device = instance.create_device(instance.physical_devices()[0], &[]);
    let names = names(lookup, &instance);
    println!("names {}", names.len());
    if lookup.starts_with("device") {
        let get = instance.device_commands.get_device_proc_addr;
        let get = get.expect("vkGetDeviceProcAddr");
        // SAFETY: the device is alive, and the name is a C string.
        repeat(rounds, &names, |name| unsafe { get(device.handle, name) });
    } else {
        let get = instance.commands.get_instance_proc_addr;
        let get = get.expect("vkGetInstanceProcAddr");
        // SAFETY: the instance is alive, and the name is a C string.
        repeat(rounds, &names, |name| unsafe { get(instance.handle, name) });
    }
    device.destroy();
    instance.destroy();
}

/// Only the lookups: any other code in the loop would be counted.
#[inline(always)]
fn repeat(rounds: u32, names: &[CString], get: impl Fn(*const c_char) -> vk::PFN_vkVoidFunction) {
    for _ in 0..rounds {
        for name in names {
            black_box(get(name.as_ptr()));
        }
    }
}

/// Names that both loaders know.
fn names(lookup: &str, instance: &Instance) -> Vec<CString> {
    let is_core = |command: &Command| {
        command.core_version().is_some_and(|version| version <= vk::API_VERSION_1_3)
    };
    let is_extensions = |command: &Command| command.core_version().is_none();
    let wanted = |command: &Command| match (lookup, command.level()) {
        (_, Level::Global) => false,
        ("instance", _) | ("device", Level::Device) => is_core(command),
        ("all", _) | ("device all", Level::Device) => is_core(command) || is_extensions(command),
        (_, level) => {
            level == Level::Device && is_extensions(command) && lookup.ends_with("extension")
        }
    };
    Command::all()
        .filter(wanted)
        .filter(|command| instance.loader.proc_addr(instance.handle, command.name()).is_some())
        .map(|command| command.name().to_owned())
        .collect()
}
