//! The program as users run it (docs/icd-packages.md).

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::{Value, json};
use tempfile::TempDir;

/// A directory with the package `good`, and the package `bad`, which has only metadata.
fn packages() -> (TempDir, [PathBuf; 2]) {
    let directory = TempDir::new().expect("a temporary directory");
    let root = directory.path().canonicalize().expect("its path");
    let metadata = json!({ "version": 1, "file_path": "libgood.so", "manifest_path": "good.json" });
    for name in ["good", "bad"] {
        write(&root.join(name).join("metadata/metadata.json"), &metadata.to_string());
    }
    for file in ["libgood.so", "good.json"] {
        write(&root.join("good/contents").join(file), "");
    }
    let packages = ["good", "bad"].map(|name| root.join(name));
    (directory, packages)
}

fn write(path: &Path, text: &str) {
    fs::create_dir_all(path.parent().expect("a directory")).expect("a directory");
    fs::write(path, text).expect("a file");
}

/// The output of the command in an environment with only the packages and the user's configuration
/// directory.
fn inspect(packages: &[PathBuf; 2], config: &Path) -> Value {
    let list = std::env::join_paths(packages).expect("a path list");
    let output = Command::new(env!("CARGO_BIN_EXE_vkexplain"))
        .arg("packages")
        .env_clear()
        .env("VK_LOADER_ICD_PACKAGES", list)
        .env("XDG_CONFIG_HOME", config)
        .output()
        .expect("the program runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).expect("JSON")
}

#[test]
fn packages_are_told_with_what_became_of_them() {
    let (directory, packages) = packages();
    let [good, bad] = packages.each_ref().map(|path| path.display());
    let manifest = format!("{good}/contents/good.json");
    let expected = json!({
        "packages": [
            {
                "name": good.to_string(),
                "directory": good.to_string(),
                "state": "accepted",
                "library": format!("{good}/contents/libgood.so"),
                "manifest": manifest,
            },
            {
                "name": bad.to_string(),
                "directory": bad.to_string(),
                "state": "rejected",
                "reason": format!("ICD package {bad} has no contents. Skipping this package."),
            },
        ],
        "manifest-fs": [{ "name": "good.json", "path": manifest }],
        "device-fs": [],
    });
    assert_eq!(inspect(&packages, directory.path()), expected);
}

/// /dev/full is like a file on a full disk; an incomplete result must not look like success.
#[test]
fn a_result_that_cannot_be_written_is_an_error() {
    let full = fs::File::options().write(true).open("/dev/full");
    let output = Command::new(env!("CARGO_BIN_EXE_vkexplain"))
        .arg("packages")
        .env_clear()
        .stdout(full.expect("Linux has it"))
        .output()
        .expect("the program runs");
    assert!(!output.status.success());
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(said.starts_with("error: cannot write to standard output: "), "{said}");
}

/// drivers.md K.6: device configurations disable the driver variables, including the list of
/// packages; exclusive drivers of the settings file disable every search.
#[test]
fn packages_are_none_where_the_settings_file_leaves_them_out() {
    for settings in [
        json!({ "device_configurations": [] }),
        json!({
            "additional_drivers": [{ "path": "/no/such.json" }],
            "additional_drivers_use_exclusively": true,
        }),
    ] {
        let (directory, packages) = packages();
        let file = "vulkan/loader_settings.d/vk_loader_settings.json";
        let content = json!({ "file_format_version": "1.0.0", "settings": settings });
        write(&directory.path().join(file), &content.to_string());
        let found = inspect(&packages, directory.path());
        assert_eq!(found["packages"], json!([]), "{settings}");
    }
}

#[test]
fn a_reader_that_has_gone_away_is_no_error() {
    let (reader, writer) = std::io::pipe().expect("a pipe");
    drop(reader);
    let status = Command::new(env!("CARGO_BIN_EXE_vkexplain"))
        .arg("packages")
        .env_clear()
        .stdout(writer)
        .status()
        .expect("the program runs");
    assert!(status.success(), "{status}");
}
