//! The number of system calls in an application's first steps, ours beside the system's Khronos
//! loader, in one run.
//!
//! `cargo bench -p tests --bench syscalls`. Needs strace, libvulkan1 and mesa-vulkan-drivers. Each
//! program calls vkEnumerateInstanceExtensionProperties for the count and for the list, then
//! creates an instance. It marks the beginning and the end of these steps in its trace; the system
//! calls between the marks count. The base program calls the driver directly, so that the
//! difference is the loader's own.

use std::ffi::{CStr, c_void};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;
use std::{env, fs, ptr, thread};

use dispatch_tables::vk;
use libloading::os::unix::Library;
use tests::{Sandbox, Value, artifacts, json};

/// Set for a child: the path of the library to open.
const LIBRARY: &str = "SYSCALLS_LIBRARY";
/// Set for a child if the library is a driver's.
const IS_DRIVER: &str = "SYSCALLS_IS_DRIVER";

const BEGIN: &CStr = c"/the-count-begins";
const END: &CStr = c"/the-count-ends";

const LAVAPIPE: &str = "/usr/share/vulkan/icd.d/lvp_icd.x86_64.json";

fn main() {
    let Some(library) = env::var_os(LIBRARY).map(PathBuf::from) else {
        return compare();
    };
    if env::var_os(IS_DRIVER).is_some() {
        run_driver(&library);
    } else {
        run_loader(&library);
    }
}

/// Counts all programs and prints the table.
fn compare() {
    let mut mock = Sandbox::new();
    let driver = mock.driver("mock", json!({ "record": false }));
    let mut lavapipe = Sandbox::new();
    let manifest = fs::read_to_string(LAVAPIPE).unwrap_or_else(|error| {
        panic!("{LAVAPIPE}: {error}: `apt-get install mesa-vulkan-drivers`")
    });
    let manifest: Value = serde_json::from_str(&manifest).expect("a manifest");
    let library = manifest["ICD"]["library_path"].as_str().expect("a path");
    lavapipe.env("VK_DRIVER_FILES", LAVAPIPE);
    // Our loader does not cache a manifest that is only just written; those of a real machine are
    // old.
    thread::sleep(Duration::from_millis(100));
    println!(
        "| driver | ours | system's | ratio | base | ours, less base | system's, less base | ratio |"
    );
    println!("|---|---|---|---|---|---|---|---|");
    for (name, sandbox, driver) in
        [("mock", &mock, driver.library.as_path()), ("lavapipe", &lavapipe, Path::new(library))]
    {
        let ours = count(sandbox, artifacts::shipped_loader(), false);
        let theirs = count(sandbox, &artifacts::system_loader(), false);
        let base = count(sandbox, driver, true);
        let own = |count: usize| count.saturating_sub(base);
        println!(
            "| {name} | {ours} | {theirs} | {:.2} | {base} | {} | {} | {:.2} |",
            ratio(ours, theirs),
            own(ours),
            own(theirs),
            ratio(own(ours), own(theirs)),
        );
    }
}

#[allow(clippy::cast_precision_loss, reason = "small numbers")]
fn ratio(ours: usize, theirs: usize) -> f64 {
    ours as f64 / theirs as f64
}

/// The system calls of a child that opens `library`.
fn count(sandbox: &Sandbox, library: &Path, is_driver: bool) -> usize {
    let trace = sandbox.path("trace");
    let mut strace = Command::new("strace");
    strace
        .args(["--follow-forks", "--output"])
        .arg(&trace)
        .arg(env::current_exe().expect("this program"))
        .env(LIBRARY, library);
    if is_driver {
        strace.env(IS_DRIVER, "1");
    }
    sandbox.execute(&mut strace).expect_success();
    let trace = fs::read_to_string(trace).expect("the trace");
    let has = |line: &str, mark: &CStr| line.contains(mark.to_str().expect("a mark"));
    let counted = trace
        .lines()
        .skip_while(|line| !has(line, BEGIN))
        .skip(1)
        .take_while(|line| !has(line, END));
    // Lines about signals and exits have no parenthesis, and an interrupted call has two lines.
    counted.filter(|line| line.contains('(') && !line.contains(" resumed>")).count()
}

fn mark(name: &CStr) {
    // SAFETY: `name` is a C string.
    unsafe { libc::access(name.as_ptr(), libc::F_OK) };
}

/// The measured steps, with either kind of library.
///
/// # Safety
///
/// The functions are those of a Vulkan implementation.
unsafe fn first_steps(
    enumerate: vk::PFN_vkEnumerateInstanceExtensionProperties,
    create: vk::PFN_vkCreateInstance,
) {
    let info = vk::InstanceCreateInfo::default();
    let (mut count, mut instance) = (0, vk::Instance::NULL);
    // SAFETY: the caller guarantees the functions; counts are writable, and the array has as many
    // elements as counted.
    unsafe {
        let result = enumerate(ptr::null(), &mut count, ptr::null_mut());
        assert_eq!(result, vk::Result::SUCCESS);
        let mut list = vec![vk::ExtensionProperties::default(); count as usize];
        let result = enumerate(ptr::null(), &mut count, list.as_mut_ptr());
        assert_eq!(result, vk::Result::SUCCESS);
        let result = create(&info, ptr::null(), &mut instance);
        assert_eq!(result, vk::Result::SUCCESS);
    }
}

fn run_loader(path: &Path) {
    // SAFETY: the constructor of a Vulkan loader has no preconditions, and its exported commands
    // have these types.
    unsafe {
        let library = Library::new(path).expect("the loader");
        let enumerate = *library.get("vkEnumerateInstanceExtensionProperties").expect("an export");
        let create = *library.get("vkCreateInstance").expect("an export");
        mark(BEGIN);
        first_steps(enumerate, create);
        mark(END);
    }
}

fn run_driver(path: &Path) {
    type Negotiate = unsafe extern "system" fn(*mut u32) -> vk::Result;
    // SAFETY: a driver's exports have these types (drivers.md E.2), and so do the commands that it
    // returns.
    unsafe {
        mark(BEGIN);
        let library = Library::new(path).expect("the driver");
        let negotiate = library.get::<Negotiate>("vk_icdNegotiateLoaderICDInterfaceVersion");
        assert_eq!(negotiate.expect("an export")(&mut 5), vk::Result::SUCCESS);
        let get = library
            .get::<vk::PFN_vkGetInstanceProcAddr>("vk_icdGetInstanceProcAddr")
            .expect("an export");
        let command = |name: &CStr| {
            get(vk::Instance::NULL, name.as_ptr()).expect("a command") as *const c_void
        };
        let enumerate = std::mem::transmute::<
            *const c_void,
            vk::PFN_vkEnumerateInstanceExtensionProperties,
        >(command(c"vkEnumerateInstanceExtensionProperties"));
        let create = std::mem::transmute::<*const c_void, vk::PFN_vkCreateInstance>(command(
            c"vkCreateInstance",
        ));
        first_steps(enumerate, create);
        mark(END);
    }
}
