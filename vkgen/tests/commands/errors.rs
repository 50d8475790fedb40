//! What the program says when it cannot do its work, word for word, with its exit code.

use std::path::Path;
use std::process::Command;

use registry::acquire::{Request, acquire, workspace};
use registry::pin::{Pin, pin};
use vkgen::diag;
use vkgen::emit::OutputFile;
use vkgen::replay::{self, Subject};

use crate::assert_snapshot;
use crate::registries::{NEW, OLD};

/// A command's exit code and what it says, in `folder`, where no program can be found.
fn said(folder: &Path, arguments: &[&str]) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_vkgen"))
        .args(arguments)
        .current_dir(folder)
        .env("PATH", folder)
        .output()
        .expect("vkgen runs");
    let code = output.status.code().unwrap_or_default();
    let text = String::from_utf8_lossy(&output.stderr);
    let arguments = arguments.join(" ");
    format!("$ vkgen {arguments}\n{text}exit code {code}\n\n")
        .replace(&workspace().display().to_string(), "WORKSPACE")
        .replace(&pin().package, "PINNED")
        .replace(&pin().registry, "PINNED")
}

/// A file on a full disk: nobody is to take it for the result.
#[test]
#[cfg(target_os = "linux")]
fn a_result_that_cannot_be_written_is_an_error() {
    let full = std::fs::File::options().write(true).open("/dev/full");
    let output = Command::new(env!("CARGO_BIN_EXE_vkgen"))
        .args(["explain", "vkCmdDraw"])
        .current_dir(workspace())
        .stdout(full.expect("Linux has it"))
        .output()
        .expect("vkgen runs");
    assert_eq!(output.status.code(), Some(2));
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(said.contains("error: cannot write to standard output: "), "{said}");
}

#[test]
fn wrong_arguments() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let commands: [&[&str]; 5] = [
        &["nonsense"],
        &["generate", "--only", "everything"],
        &["diff"],
        &["diff", "old.xml", "--format", "html"],
        &["entrypoints", "--prefix", "drv", "--lang", "fortran"],
    ];
    let all = commands.map(|arguments| said(folder.path(), arguments));
    assert_snapshot("errors-arguments", &all.concat());
}

#[test]
fn no_registry() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let outside = [
        said(folder.path(), &["generate"]),
        said(folder.path(), &["generate", "--workspace", "nowhere"]),
    ];
    assert!(!folder.path().join("nowhere").exists());
    std::fs::create_dir(folder.path().join("registry")).expect("created");
    std::fs::write(folder.path().join("registry/pin.json"), "{").expect("written");
    let commands: [&[&str]; 6] = [
        &["generate"],
        &["generate", "--xml", "nowhere.xml"],
        &["diff", "nowhere.xml"],
        &["explain", "vkCreateBuffer", "--registry", "1.4.0"],
        &["replay", "--quiet", "nowhere.xml"],
        &["bump", "1.4.999"],
    ];
    let all = commands.map(|arguments| said(folder.path(), arguments));
    assert_snapshot("errors-no-registry", &(outside.concat() + &all.concat()));
}

#[test]
fn a_workspace_with_another_pin() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let other = Pin { registry: "1.4.1".to_owned(), package: "1.4.1".to_owned(), ..pin().clone() };
    let text = other.text();
    std::fs::create_dir(folder.path().join("registry")).expect("created");
    std::fs::write(folder.path().join("registry/pin.json"), text).expect("written");
    std::fs::write(folder.path().join("latin1.xml"), b"<registry>\xfc").expect("written");
    let all = [
        said(folder.path(), &["generate"]),
        said(folder.path(), &["explain", "vkCmdDraw"]),
        // What is named is taken, so the pin does not matter.
        said(folder.path(), &["diff", "latin1.xml"]),
    ];
    assert_snapshot("errors-other-pin", &all.concat());
}

#[test]
fn an_answer_that_is_no() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let root = workspace().display().to_string();
    let explain = |name| said(folder.path(), &["explain", name, "--workspace", &root]);
    let all = [
        "vkCraeteBuffer",
        "nothing like anything",
        // Disabled.
        "VK_ANDROID_native_buffer",
        // Of Vulkan SC.
        "vkGetFaultData",
    ];
    assert_snapshot("errors-no", &all.map(explain).concat());
}

#[test]
fn a_folder_that_cannot_be_written() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    std::fs::write(folder.path().join("file"), "").expect("written");
    let root = workspace().display().to_string();
    let entrypoints = ["entrypoints", "--workspace", &root, "--prefix", "drv"];
    let out =
        |out| said(folder.path(), &[&entrypoints[..], &["--lang", "c", "--out", out]].concat());
    // A file where the folder of unfinished texts is to be, which stops root, too.
    std::fs::create_dir_all(folder.path().join("some/where")).expect("created");
    std::fs::write(folder.path().join("some/where/.vkgen-pending"), "").expect("written");
    assert_snapshot("errors-out", &[out("file"), out("some/where")].concat());
}

#[test]
fn bugs_of_the_emitters() {
    let path = "dispatch-tables/src/generated/lookup.rs";
    let file = OutputFile::rust(path, "pub const = 3;".to_owned());
    assert_snapshot("errors-emitters", &diag::error(&file.checked().expect_err("no Rust")));
}

/// `-q` hides warnings from people; nothing hides them from `--deny-warnings`.
#[test]
fn warnings_are_refused_where_the_caller_wants_none() {
    let request = Request { workspace: &workspace(), xml: None, video_xml: None };
    let pinned = acquire(&request).unwrap_or_else(|error| panic!("{error}"));
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("vk.xml");
    let text = pinned.vk.text.replacen("<registry>", "<registry novelty=\"1\">", 1);
    std::fs::write(&path, text).expect("written");
    let generate = |options: &[&str]| {
        Command::new(env!("CARGO_BIN_EXE_vkgen"))
            .args(["generate", "--check", "--quiet", "--only", "tables", "--xml"])
            .arg(&path)
            .args(options)
            .current_dir(workspace())
            .output()
            .expect("vkgen runs")
    };
    assert_eq!(generate(&[]).status.code(), Some(0));
    let denied = generate(&["--deny-warnings"]);
    assert_eq!(denied.status.code(), Some(2));
    let said = String::from_utf8_lossy(&denied.stderr);
    assert!(said.contains("warning[R004]: unknown attribute `novelty` of <registry>"), "{said}");
    assert!(said.contains("because of 1 warning and --deny-warnings"), "{said}");

    let subject = Subject::File(path);
    let replay = |deny| replay::replay(&workspace(), &subject, (false, deny));
    assert_eq!(replay(false).failure, None);
    assert!(replay(true).failure.is_some_and(|text| text.contains("and --deny-warnings")));
}

/// Registries that are named as files need neither a workspace nor a network.
#[test]
fn files_are_compared_and_explained_in_any_folder() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let write = |name: &str, text: &str| {
        std::fs::write(folder.path().join(name), text).expect("written");
    };
    write("old.xml", OLD.vk);
    write("new.xml", NEW.vk);
    let run = |arguments: &[&str]| {
        let output = Command::new(env!("CARGO_BIN_EXE_vkgen"))
            .args(arguments)
            .current_dir(folder.path())
            .env("PATH", folder.path())
            .env("XDG_CACHE_HOME", folder.path().join("cache"))
            .output()
            .expect("vkgen runs");
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{arguments:?}: {said}");
        String::from_utf8_lossy(&output.stdout).into_owned()
    };
    assert!(run(&["diff", "old.xml", "new.xml"]).contains("vkGoneEXT: command removed"));
    let explained = run(&["explain", "--registry", "new.xml", "VkMode", "--format", "json"]);
    assert!(explained.contains("VK_MODE_NEW = 4"));
    run(&["entrypoints", "--lang", "c", "--prefix", "drv", "--registry", "new.xml"]);
    assert!(folder.path().join("drv_entrypoints.c").exists());
}
