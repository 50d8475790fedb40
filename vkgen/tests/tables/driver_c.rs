//! The header and source for drivers in C: their shape, and what a C compiler makes of them.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use vkgen::driver::Options;
use vkgen::driver::c::{self, Files};

use crate::{assert_snapshot, miniature_api, miniature_with};

/// The files for a driver with commands of these prefixes, and a faster variant of some; for headers
/// that are older than the miniature.
fn emitted(prefixes: &[&str]) -> Files {
    let options = Options {
        name: "drv".to_owned(),
        prefixes: prefixes.iter().map(|prefix| (*prefix).to_owned()).collect(),
        device_prefixes: vec!["fast".to_owned()],
    };
    let amd = r#"depends="VK_VERSION_1_1,VK_KHR_draw_count" supported="vulkan""#;
    let older = miniature_with(&[
        ("</name> 7<", "</name> 6<"),
        (amd, &amd.replace("\"vulkan\"", "\"disabled\"")),
    ]);
    c::emit(&miniature_api(), &older, &options, "")
}

#[test]
fn the_header_has_a_prototype_per_command_and_prefix() {
    assert_snapshot("drv_entrypoints.h", &emitted(&["drv"]).header);
}

#[test]
fn the_source_has_a_table_per_prefix_and_level() {
    assert_snapshot("drv_entrypoints.c", &emitted(&["drv"]).source);
}

/// Runs the C compiler on the two files and what is handed to it, in `folder`.
fn cc(folder: &Path, arguments: &[&str]) -> Output {
    let files = emitted(&["drv", "wsi"]);
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

/// The message says how to make the files for those headers.
#[test]
fn headers_that_are_too_old_are_refused() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let output = cc(folder.path(), &["-DHEADER_VERSION=5", "-c"]);
    assert!(!output.status.success());
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(
        said.contains("the Vulkan headers 1.2.6 or newer; make them for older ones with --headers"),
        "{said}"
    );
    // The other one is that of the file at which the compiler stops.
    let second = "vulkan-headers-1.2.6: No such file";
    assert!(said.contains(second), "{said}");
    assert_eq!(said.matches("error:").count(), 2, "{said}");
}

/// What the older headers lack has a type with headers as new as the registry.
#[test]
fn newer_headers_declare_what_older_ones_lack() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    fs::write(
        folder.path().join("newer.c"),
        "#include \"drv_entrypoints.h\"\nPFN_vkCmdDrawCountAMD *typed(struct drv_device_entrypoint_table *table);\n\
         PFN_vkCmdDrawCountAMD *typed(struct drv_device_entrypoint_table *table) { return &table->CmdDrawCountAMD; }\n",
    )
    .expect("written");
    expect_success(&cc(folder.path(), &["-DHEADER_VERSION=7", "-c", "newer.c"]));
    assert!(!cc(folder.path(), &["-DHEADER_VERSION=6", "-c", "newer.c"]).status.success());
}

/// A misspelt name is none of a command, so the flag that the header names is needed.
#[test]
fn a_misspelt_command_does_not_compile_with_the_flag_that_the_header_names() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let command = |name: &str| {
        format!(
            "#include \"drv_entrypoints.h\"\n\
             VKAPI_ATTR void VKAPI_CALL {name}(VkInstance instance) {{ (void)instance; }}\n"
        )
    };
    let flag = "-Werror=missing-prototypes";
    assert!(emitted(&["drv"]).header.contains(flag));
    let compile = |name: &str, arguments: &[&str]| {
        fs::write(folder.path().join("driver.c"), command(name)).expect("written");
        cc(folder.path(), &[&["-c", "driver.c"], arguments].concat())
    };
    expect_success(&compile("drv_DestroyInstance", &[flag]));
    expect_success(&compile("drv_DestroyInstanc", &[]));
    let said = compile("drv_DestroyInstanc", &[flag]).stderr;
    let said = String::from_utf8_lossy(&said);
    assert!(said.contains("drv_DestroyInstanc") && said.contains("missing-prototypes"), "{said}");
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
