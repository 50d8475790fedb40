//! Programs in C that link the library as every application of a distribution does (callpath.md 12).

use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::Command;

use tests::{Sandbox, artifacts, json};

/// Compiles `source` against `-lvulkan` in a directory that holds the library under its installed names.
fn compile(sandbox: &Sandbox, name: &str, source: &str) -> PathBuf {
    let source = sandbox.write(format!("{name}.c"), source);
    let libraries = sandbox.write("lib/README", "").with_file_name("");
    let loader = artifacts::loader().canonicalize().expect("the loader");
    for link in ["libvulkan.so", "libvulkan.so.1"] {
        symlink(&loader, libraries.join(link)).expect("a link to the loader");
    }
    let program = sandbox.path(name);
    let mut compiler = Command::new("cc");
    compiler
        .args(["-std=c11", "-Wall", "-Wextra", "-Werror", "-o"])
        .arg(&program)
        .arg(&source);
    compiler.arg("-L").arg(&libraries).arg("-lvulkan");
    let output = compiler
        .output()
        .expect("cc is needed: `apt-get install gcc`");
    assert!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    program
}

/// callpath.md 12: 1.0 core functions called directly, without vkGetInstanceProcAddr.
#[test]
fn a_c_program_calls_exported_commands_directly() {
    let mut sandbox = Sandbox::new();
    let mock = sandbox.driver(
        "mock",
        json!({ "physical_devices": [{ "name": "Mock GPU in C" }] }),
    );
    let program = compile(&sandbox, "direct", include_str!("direct.c"));
    sandbox.env("LD_LIBRARY_PATH", sandbox.path("lib"));
    let outcome = sandbox.execute(&mut Command::new(program));
    outcome.expect_success();
    assert_eq!(outcome.stdout, "Mock GPU in C\nfilled\n");
    let names = mock.log().names();
    for name in [
        "vkCreateDevice",
        "vkAllocateCommandBuffers",
        "vkCmdFillBuffer",
        "vkQueueSubmit",
        "vkDestroyInstance",
    ] {
        assert!(
            names.iter().any(|called| called == name),
            "{name} in {names:?}"
        );
    }
}

/// callpath.md 8: what is allocated is freed, and nothing is read that was not written.
#[test]
#[ignore = "needs valgrind"]
fn valgrind_finds_nothing_in_a_c_program() {
    let mut sandbox = Sandbox::new();
    sandbox.driver("mock", json!({ "record": false }));
    let program = compile(&sandbox, "direct", include_str!("direct.c"));
    sandbox.env("LD_LIBRARY_PATH", sandbox.path("lib"));
    assert!(
        Path::new("/usr/bin/valgrind").exists(),
        "valgrind is needed: `apt-get install valgrind`"
    );
    let mut valgrind = Command::new("/usr/bin/valgrind");
    valgrind.args(["--quiet", "--error-exitcode=9", "--leak-check=full"]);
    let outcome = sandbox.execute(valgrind.arg(program));
    outcome.expect_success();
    assert!(!outcome.stderr.contains("=="), "{}", outcome.stderr);
}
