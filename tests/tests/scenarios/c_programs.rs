//! Programs in C that link the library as every application of a distribution does (callpath.md 12).

use std::os::unix::fs::symlink;
use std::path::PathBuf;
use std::process::Command;

use tests::{Sandbox, artifacts, json};

/// `direct.c`, compiled against `-lvulkan` in a directory that holds the library under its installed names.
pub(crate) fn direct(sandbox: &mut Sandbox) -> PathBuf {
    let source = sandbox.write("direct.c", include_str!("direct.c"));
    let libraries = sandbox.write("lib/README", "").with_file_name("");
    let loader = artifacts::loader().canonicalize().expect("the loader");
    for link in ["libvulkan.so", "libvulkan.so.1"] {
        symlink(&loader, libraries.join(link)).expect("a link to the loader");
    }
    let program = sandbox.path("direct");
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
    sandbox.env("LD_LIBRARY_PATH", libraries);
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
    let program = direct(&mut sandbox);
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
