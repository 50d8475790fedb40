//! The header and source for drivers in C: their shape, and what a C compiler makes of them.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use vkgen::driver::Options;
use vkgen::driver::c::{self, Files};

use crate::{assert_snapshot, miniature, miniature_api};

/// The files for a driver with a window system's commands beside its own, and a faster variant of
/// some.
fn emitted() -> Files {
    let options = Options {
        name: "drv".to_owned(),
        prefixes: vec!["drv".to_owned(), "wsi".to_owned()],
        device_prefixes: vec!["fast".to_owned()],
    };
    c::emit(&miniature(), &miniature_api(), &options, "")
}

#[test]
fn the_header_has_a_prototype_per_command_and_prefix() {
    assert_snapshot("drv_entrypoints.h", &emitted().header);
}

#[test]
fn the_source_has_a_table_per_prefix_and_level() {
    assert_snapshot("drv_entrypoints.c", &emitted().source);
}

/// Runs the C compiler on the two files and what is handed to it, in `folder`.
fn cc(folder: &Path, arguments: &[&str]) -> Output {
    let files = emitted();
    fs::write(folder.join("drv_entrypoints.h"), files.header).expect("written");
    fs::write(folder.join("drv_entrypoints.c"), files.source).expect("written");
    let headers = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/tables/c");
    Command::new("cc")
        .current_dir(folder)
        .args(["-std=c11", "-Wall", "-Wextra", "-Wpedantic", "-Werror"])
        .args(["-O2", "-I."])
        .arg(format!("-I{}", headers.display()))
        .args(["drv_entrypoints.c"])
        .args(arguments)
        .output()
        .expect("cc is needed: `apt-get install gcc`")
}

fn program() -> String {
    let program = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/tables/c/tables.c");
    program.display().to_string()
}

#[track_caller]
fn expect_success(output: &Output) {
    let (stdout, stderr) = (&output.stdout, &output.stderr);
    let text = String::from_utf8_lossy(stdout) + String::from_utf8_lossy(stderr);
    assert!(output.status.success(), "{text}");
}

/// With and without a platform: the source asserts that its tables' layout is the same.
#[test]
fn the_tables_do_in_c_what_they_promise() {
    for platform in ["-UVK_USE_PLATFORM_XCB_KHR", "-DVK_USE_PLATFORM_XCB_KHR"] {
        let folder = tempfile::tempdir().expect("a temporary folder");
        expect_success(&cc(folder.path(), &[platform, &program(), "-o", "tables"]));
        let run = Command::new(folder.path().join("tables")).output();
        expect_success(&run.expect("the program runs"));
    }
}

#[test]
fn a_mistyped_command_does_not_compile() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mistyped =
        "#include \"drv_entrypoints.h\"\nvoid drv_CreateInstance(VkInstance *i) { (void)i; }\n";
    fs::write(folder.path().join("mistyped.c"), mistyped).expect("written");
    let output = cc(folder.path(), &["-c", "mistyped.c"]);
    assert!(!output.status.success());
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(
        said.contains("conflicting types for") && said.contains("drv_CreateInstance"),
        "{said}"
    );
}
