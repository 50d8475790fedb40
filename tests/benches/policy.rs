//! What a policy saves, and what it costs: Debian's drivers without a policy, under `all` and `present`,
//! and with a policy file that says `present`, in one run.
//!
//! `cargo bench -p tests --bench policy`. Needs strace and mesa-vulkan-drivers. Each program asks for
//! instance extensions, creates an instance, lists its devices and destroys it. The decision alone is
//! what a further query of extensions costs, with drivers that a variable names, so that all of them
//! take part under both policies.

use std::ffi::CStr;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};
use std::{env, fs, ptr, thread};

use dispatch_tables::vk;
use libloading::os::unix::Library;
use tests::{Sandbox, artifacts};

/// Set for a child: the library to open.
const LIBRARY: &str = "POLICY_LIBRARY";
/// Set for a child that is to ask for extensions alone.
const QUERIES_ALONE: &str = "POLICY_QUERIES";
const ROUNDS: usize = 15;
const QUERIES: u32 = 500;

const BEGIN: &CStr = c"/the-count-begins";
const END: &CStr = c"/the-count-ends";

fn main() {
    match env::var_os(LIBRARY).map(PathBuf::from) {
        None => compare(),
        Some(library) if env::var_os(QUERIES_ALONE).is_some() => query_often(&library),
        Some(library) => run(&library),
    }
}

/// Measures both programs under each policy and prints the tables.
fn compare() {
    let mut sandbox = Sandbox::new();
    let cache = sandbox.path("cache");
    sandbox.env("XDG_DATA_DIRS", "/usr/share").env("XDG_CACHE_HOME", cache);
    let library = artifacts::shipped_loader();
    println!(
        "| policy | time of the program | mapped | system calls | a query | its system calls |"
    );
    println!("|---|---|---|---|---|---|");
    // By default, by the variable, and by the last place of the policy file.
    sandbox.write("config/vulkan/icd.d/keep", "");
    for policy in ["default", "all", "present", "file"] {
        if policy == "file" {
            sandbox.write("config/vulkan/loader_policy.json", "{ \"policy\": \"present\" }");
        }
        let by_variable = matches!(policy, "all" | "present");
        sandbox.env("VK_LOADER_DRIVER_POLICY", if by_variable { policy } else { "" });
        // The first program under `present` makes the records.
        measured(&sandbox, library, &[]);
        thread::sleep(Duration::from_millis(50));
        let mut programs: Vec<_> = (0..ROUNDS).map(|_| measured(&sandbox, library, &[])).collect();
        programs.sort_unstable();
        let (time, mapped) = programs[ROUNDS / 2];
        let calls = count(&sandbox, library, &[]);
        let named = [(QUERIES_ALONE, "1"), ("VK_ADD_DRIVER_FILES", "/usr/share/vulkan/icd.d")];
        let queries = (0..ROUNDS).map(|_| measured(&sandbox, library, &named).0).min().unwrap_or(0);
        let own_calls = count(&sandbox, library, &named);
        println!(
            "| {policy} | {:.1} ms | {mapped} KiB | {calls} | {:.1} us | {own_calls} |",
            Duration::from_nanos(time).as_secs_f64() * 1e3,
            Duration::from_nanos(queries).as_secs_f64() * 1e6 / f64::from(QUERIES),
        );
    }
}

/// Variables of a child, beside the sandbox's.
type Variables<'a> = &'a [(&'a str, &'a str)];

fn child(sandbox: &Sandbox, command: &mut Command, library: &Path, more: Variables<'_>) -> String {
    let outcome = sandbox.execute(command.env(LIBRARY, library).envs(more.iter().copied()));
    outcome.expect_success();
    outcome.stdout
}

/// Nanoseconds and KiB that a child prints.
fn measured(sandbox: &Sandbox, library: &Path, more: Variables<'_>) -> (u64, u64) {
    let program = env::current_exe().expect("this program");
    let output = child(sandbox, &mut Command::new(program), library, more);
    let mut numbers = output.split_whitespace().map(|word| word.parse().expect("a number"));
    (numbers.next().expect("a time"), numbers.next().expect("a size"))
}

/// The system calls between the marks of a child.
fn count(sandbox: &Sandbox, library: &Path, more: Variables<'_>) -> usize {
    let trace = sandbox.path("trace");
    let mut strace = Command::new("strace");
    strace.args(["--follow-forks", "--output"]).arg(&trace);
    child(sandbox, strace.arg(env::current_exe().expect("this program")), library, more);
    let trace = fs::read_to_string(trace).expect("the trace");
    let has = |line: &str, mark: &CStr| line.contains(mark.to_str().expect("a mark"));
    let lines = trace.lines().skip_while(|line| !has(line, BEGIN)).skip(1);
    let counted = lines.take_while(|line| !has(line, END));
    counted.filter(|line| line.contains('(') && !line.contains(" resumed>")).count()
}

fn mark(name: &CStr) {
    // SAFETY: `name` is a C string.
    unsafe { libc::access(name.as_ptr(), libc::F_OK) };
}

/// A line of the process's status, in KiB: the mapped memory now, or the most that was.
fn mapped(name: &str) -> u64 {
    let status = fs::read_to_string("/proc/self/status").expect("the status");
    let line = status.lines().find_map(|line| line.strip_prefix(name)).expect("a line");
    line.split_whitespace().next().and_then(|word| word.parse().ok()).expect("a number")
}

/// A program without a window.
fn run(path: &Path) {
    // SAFETY: the constructor of a Vulkan loader has no preconditions, its exported commands have
    // these types, and counts and handles are writable.
    unsafe {
        let library = Library::new(path).expect("the loader");
        let query: vk::PFN_vkEnumerateInstanceExtensionProperties =
            *library.get("vkEnumerateInstanceExtensionProperties").expect("an export");
        let create: vk::PFN_vkCreateInstance = *library.get("vkCreateInstance").expect("an export");
        let list: vk::PFN_vkEnumeratePhysicalDevices =
            *library.get("vkEnumeratePhysicalDevices").expect("an export");
        let destroy: vk::PFN_vkDestroyInstance =
            *library.get("vkDestroyInstance").expect("an export");
        mark(BEGIN);
        let (start, before) = (Instant::now(), mapped("VmSize:"));
        let application =
            vk::ApplicationInfo { api_version: vk::API_VERSION_1_1, ..Default::default() };
        let info =
            vk::InstanceCreateInfo { p_application_info: &application, ..Default::default() };
        let (mut count, mut instance) = (0, vk::Instance::NULL);
        assert_eq!(query(ptr::null(), &mut count, ptr::null_mut()), vk::Result::SUCCESS);
        assert_eq!(create(&info, ptr::null(), &mut instance), vk::Result::SUCCESS);
        let mut devices = [vk::PhysicalDevice::default(); 16];
        let mut count = 16;
        assert_eq!(list(instance, &mut count, devices.as_mut_ptr()), vk::Result::SUCCESS);
        // Drivers without devices are closed again by now.
        let (time, after) = (start.elapsed(), mapped("VmPeak:"));
        destroy(instance, ptr::null());
        mark(END);
        println!("{} {}", time.as_nanos(), after - before);
    }
}

/// Many queries, which open no library but in the first: each decides anew.
fn query_often(path: &Path) {
    // SAFETY: as in `run`.
    unsafe {
        let library = Library::new(path).expect("the loader");
        let query: vk::PFN_vkEnumerateInstanceExtensionProperties =
            *library.get("vkEnumerateInstanceExtensionProperties").expect("an export");
        let mut count = 0;
        let mut once = || {
            assert_eq!(query(ptr::null(), &mut count, ptr::null_mut()), vk::Result::SUCCESS);
        };
        once();
        mark(BEGIN);
        once();
        mark(END);
        let start = Instant::now();
        for _ in 0..QUERIES {
            once();
        }
        println!("{} 0", start.elapsed().as_nanos());
    }
}
