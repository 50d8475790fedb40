//! Invalid handles (callpath.md 1.2, 2.3): a message, then abort.

use std::ffi::c_void;
use std::ptr;

use dispatch_tables::{Command, Level, vk};
use tests::{InstanceRequest, Loader, Sandbox, forked, json};

use crate::proc_addr::{INSTANCE_EXTENSIONS, is_known};
use tests::signatures::{SIGNATURES, Signature};

/// The type of any command: additional arguments are harmless in this calling convention.
type AnyCommand =
    unsafe extern "system" fn(*mut c_void, u64, u64, u64, u64, u64, u64, u64, u64, u64) -> u64;

/// callpath.md 2.1.
const PHYSICAL_DEVICE_MAGIC: u64 = 0x10AD_ED02_0210_ADED;

/// Memory without a magic number, and a pointer to it.
static ZEROS: [u64; 8] = [0; 8];

/// Kinds of invalid handles.
const KINDS: [&str; 4] =
    ["NULL", "zeros", "a table without magic number", "a physical device of nobody"];

/// The handle of a kind.
fn invalid_handle(kind: &str) -> *mut c_void {
    let leak = |words: [u64; 8]| Box::into_raw(Box::new(words)).cast::<c_void>();
    let zeros = ZEROS.as_ptr().expose_provenance() as u64;
    if kind == KINDS[0] {
        ptr::null_mut()
    } else if kind == KINDS[1] {
        ZEROS.as_ptr().cast_mut().cast()
    } else if kind == KINDS[2] {
        leak([zeros; 8])
    } else {
        let mut without_lower = [0; 8];
        (without_lower[0], without_lower[2]) = (zeros, PHYSICAL_DEVICE_MAGIC);
        leak(without_lower)
    }
}

/// A command's reaction to an invalid handle.
enum Reaction {
    Abort,
    /// No effect, or the result 0.
    Nothing,
}

/// callpath.md 2.3.
fn reaction(command: Command, is_null: bool) -> Reaction {
    match command.name().to_bytes() {
        b"vkDestroyInstance" | b"vkDestroyDevice" if is_null => Reaction::Nothing,
        b"vkGetDeviceProcAddr" => Reaction::Nothing,
        _ => Reaction::Abort,
    }
}

/// The command that a message names: aliases with a common function have the core command's name in
/// it (callpath.md 1.4).
fn named(command: Command) -> &'static str {
    let name = command.name().to_str().expect("ASCII");
    let core = name.strip_suffix("KHR").unwrap_or(name);
    let is_core = |other: Command| other.name().to_bytes() == core.as_bytes();
    let on_instance = matches!(
        command.level(),
        dispatch_tables::Level::Instance | dispatch_tables::Level::PhysicalDevice
    );
    if on_instance && Command::all().any(is_core) { core } else { name }
}

/// Commands with a dispatchable handle. vkGetInstanceProcAddr, whose handle may be NULL, has a test
/// of its own.
fn signatures() -> impl Iterator<Item = &'static Signature> {
    SIGNATURES.iter().filter(|signature| {
        let first = signature.parameters.first();
        is_known(signature.command)
            && signature.command != Command::GET_INSTANCE_PROC_ADDR
            && first.is_some_and(|first| first.class.is_dispatchable())
    })
}

/// Every command with a dispatchable first parameter, with each invalid handle (drivers.md J.2 step
/// 1) (layers.md 7.8, 8.1) (callpath.md 1.4, 1.6, 7.3).
#[test]
fn invalid_handles_abort_with_the_commands_message() {
    for kind in KINDS {
        let mut sandbox = Sandbox::new();
        sandbox
            .driver("mock", json!({ "gate": false, "instance_extensions": INSTANCE_EXTENSIONS }));
        sandbox.set_argument(kind);
        let outcome = sandbox.run(|| call_with(invalid_handle(&Sandbox::argument())));
        outcome.expect_success();
        let has_handle = |command: &Command| command.level() != Level::Global && is_known(*command);
        let calls = format!("\n{} calls\n", Command::all().filter(has_handle).count());
        assert!(outcome.stdout.contains(&calls), "{kind}: {}", outcome.stdout);
    }
}

/// Calls every command with this handle, each in a process of its own.
fn call_with(handle: *mut c_void) {
    let request = InstanceRequest { extensions: INSTANCE_EXTENSIONS, ..Default::default() };
    let instance = Loader::open().create_instance(&request).expect("vkCreateInstance");
    let mut complaints = Vec::new();
    let mut calls = 0;
    for signature in signatures() {
        calls += 1;
        let command = signature.command;
        let function = instance.loader.proc_addr(instance.handle, command.name());
        let function = function.unwrap_or_else(|| panic!("{command:?}"));
        // SAFETY: the pointer is that of a command, which must check the handle before it uses any
        // other argument.
        let function: AnyCommand = unsafe { std::mem::transmute(function) };
        let ended = forked(|| {
            // SAFETY: the command must check the handle before it uses any other argument; if it
            // does not, only the forked process crashes.
            let answer = unsafe { function(handle, 0, 0, 0, 0, 0, 0, 0, 0, 0) };
            assert_eq!(answer & signature.result.mask(), 0);
        });
        let (name, parameter) = (named(command), signature.parameters[0].name);
        let message = format!(
            "[Vulkan Loader] ERROR:          {name}: Invalid {parameter} [VUID-{name}-{parameter}-parameter]\n"
        );
        let as_expected = match reaction(command, handle.is_null()) {
            Reaction::Abort => ended.aborted() && ended.stderr == message,
            Reaction::Nothing => ended.status.success() && ended.stderr.is_empty(),
        };
        if !as_expected {
            complaints.push(format!("{command:?}: {ended:?}"));
        }
    }
    assert!(complaints.is_empty(), "{}", complaints.join("\n"));
    println!("\n{calls} calls");
    instance.destroy();
}

/// callpath.md 2.3, 3.1 step 4.
#[test]
fn a_lookup_with_a_garbage_instance_aborts_unless_the_name_is_global() {
    let outcome = Sandbox::new().run(|| {
        let loader = Loader::open();
        let garbage = vk::Instance::from_raw(ZEROS.as_ptr().cast_mut().cast());
        assert!(loader.proc_addr(garbage, c"vkCreateInstance").is_some());
        assert!(loader.proc_addr(garbage, c"vkGetInstanceProcAddr").is_some());
        loader.proc_addr(garbage, c"vkCreateBuffer");
    });
    outcome.expect_abort();
    let message =
        "vkGetInstanceProcAddr: Invalid instance [VUID-vkGetInstanceProcAddr-instance-parameter]";
    assert!(outcome.stderr.contains(message), "{}", outcome.stderr);
}
