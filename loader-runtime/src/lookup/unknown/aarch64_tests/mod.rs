//! Runs the machine code for AArch64 on an emulator: `aarch64.rs` itself, which rustc builds for
//! that architecture, called by a C program on made-up objects.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use super::code;
use crate::lookup::unknown_names::CAPACITY;

/// The code under test.
const ENTRIES: &str = include_str!("../aarch64.rs");

/// What `aarch64.rs` takes from `code.rs`. Objects have one layout on all 64-bit processors.
const CONSTANTS: [(&str, usize); 7] = [
    ("CAPACITY", CAPACITY),
    ("DEVICE_SLOTS", code::DEVICE_SLOTS),
    ("INSTANCE_SLOTS", code::INSTANCE_SLOTS),
    ("DRIVER_SLOTS", code::DRIVER_SLOTS),
    ("LOWER", code::LOWER),
    ("DRIVER", code::DRIVER),
    ("HANDLE", code::HANDLE),
];

/// Calls each function of `entries`, the text of an `aarch64.rs`.
fn call_all(entries: &str) -> Output {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let object = build_entries(folder.path(), entries);
    let program = build_program(folder.path(), &object);
    let mut emulator = Command::new("qemu-aarch64");
    let output = emulator.arg(program).current_dir(folder.path()).output();
    output.expect("qemu-aarch64 is needed: `apt-get install qemu-user`")
}

/// Builds `entries` with rustc.
fn build_entries(folder: &Path, entries: &str) -> PathBuf {
    let constants = CONSTANTS.map(|(name, value)| format!("pub const {name}: usize = {value};\n"));
    write(folder, "aarch64.rs", entries);
    write(folder, "frame.rs", include_str!("../frame.rs"));
    write(folder, "constants.rs", &constants.concat());
    let library = write(folder, "without_core.rs", include_str!("without_core.rs"));
    let object = folder.join("entries.o");
    let mut compiler = Command::new(std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into()));
    compiler
        .env("RUSTC_BOOTSTRAP", "1")
        .args(["--edition=2024", "--target=aarch64-unknown-linux-gnu"])
        .args(["-Zbranch-protection=bti", "--emit=obj", "-o"])
        .args([&object, &library]);
    expect_success(&compiler.output().expect("rustc is needed"));
    object
}

/// Links `object` with the program in C.
fn build_program(folder: &Path, object: &Path) -> PathBuf {
    let source = write(folder, "calls.c", include_str!("calls.c"));
    let program = folder.join("calls");
    let mut compiler = Command::new("aarch64-linux-gnu-gcc");
    compiler
        .args(["-std=c11", "-Wall", "-Wextra", "-Werror", "-O2"])
        .args(["-ffreestanding", "-nostdlib", "-static"])
        .args(CONSTANTS.map(|(name, value)| format!("-D{name}={value}")))
        .args(["-mbranch-protection=bti", "-o"])
        .args([&program, &source, object]);
    expect_success(
        &compiler
            .output()
            .expect("aarch64-linux-gnu-gcc is needed: `apt-get install gcc-aarch64-linux-gnu`"),
    );
    program
}

fn write(folder: &Path, name: &str, text: &str) -> PathBuf {
    let path = folder.join(name);
    fs::write(&path, text).expect("a file of the test");
    path
}

fn expect_success(output: &Output) {
    assert!(
        output.status.success(),
        "{}: {}",
        output.status,
        String::from_utf8_lossy(&output.stderr)
    );
}

/// callpath.md 4.3: through all slots, with all arguments and answers, on checked landing pads.
#[test]
#[ignore = "needs gcc-aarch64-linux-gnu and qemu-user"]
fn functions_for_aarch64_are_called_with_all_their_arguments() {
    expect_success(&call_all(ENTRIES));
}

/// callpath.md 4.3: what the test above would find out.
#[test]
#[ignore = "needs gcc-aarch64-linux-gnu and qemu-user"]
fn faulty_functions_for_aarch64_are_found_out() {
    for (right, wrong, problem) in [
        ("hint #34", "nop", "Illegal instruction"),
        ("{lower}]", "{lower} - 8]", "another handle"),
        ("{handle}]", "{handle} - 8]", "another handle"),
        ("ldr x16, [x0]", "ldr x7, [x0]; mov x16, x7", "a whole number is another"),
        ("br x16", "fmov d7, x16; br x16", "a floating-point number is another"),
        ("br x16", "str x16, [sp, #8]; br x16", "an argument on the stack is another"),
        ("br x16", "add x8, x8, #8; br x16", "the answer is another"),
        ("8 * .Lunknown_number", "0 * .Lunknown_number", "another slot"),
        ("mov x0, x15", "nop", "another driver is reported"),
        ("mov w1, w14", "nop", "another number is reported"),
        ("ldar", "ldr", "does not acquire"),
    ] {
        assert!(ENTRIES.contains(right), "no {right}");
        let output = call_all(&ENTRIES.replace(right, wrong));
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(!output.status.success() && said.contains(problem), "{wrong}: {said}");
    }
}
