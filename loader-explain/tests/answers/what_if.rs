//! The options that ask what would be.

use std::fs;

use crate::installation::Installation;
use crate::path_text;

#[test]
fn an_elevated_process_ignores_variables() {
    let mut installation = Installation::new();
    installation.driver("./gone.so");
    let text = installation.all(&["--elevated"]);
    assert!(text.contains("ignored, because the process has elevated privileges"), "{text}");
    assert!(!text.contains("x.json\n"), "{text}");
    let opens_nothing =
        "No library is opened: a driver or layer is accepted by its manifest alone.";
    assert!(text.contains(opens_nothing), "{text}");
    assert!(installation.text(&["--format", "html", "--elevated"]).contains(opens_nothing));
    assert!(!installation.all(&[]).contains(opens_nothing));
}

#[test]
fn another_root_is_searched_instead_of_this_one() {
    let mut installation = Installation::new();
    let folder = installation.path("root/usr/share/vulkan/icd.d");
    fs::create_dir_all(&folder).expect("a folder");
    let manifest = r#"{"file_format_version": "1.0.1", "ICD": {"library_path": "libgpu.so", "api_version": "1.3.0"}}"#;
    fs::write(folder.join("gpu.json"), manifest).expect("a manifest");
    installation.variables.retain(|(name, _)| name != "XDG_DATA_DIRS");
    let root = installation.path("root");
    let manifest = root.join("usr/share/vulkan/icd.d/../icd.d/gpu.json");
    let why = installation.text(&["why", "--root", path_text(&root), path_text(&manifest)]);
    assert!(
        why.starts_with(
            "driver /usr/share/vulkan/icd.d/gpu.json is accepted: libgpu.so (not opened)\n"
        ),
        "{why}"
    );
    let absolute = folder.join("link.json");
    std::os::unix::fs::symlink("/usr/share/vulkan/icd.d/gpu.json", &absolute).expect("a link");
    let why = installation.text(&["why", "--root", path_text(&root), "link.json"]);
    assert!(why.contains("link.json is accepted: libgpu.so (not opened)\n"), "{why}");
    fs::remove_file(absolute).expect("the link");
    let text = installation.all(&["--root", path_text(&root)]);
    for search in [
        "Search for driver manifests\n  /usr/share/vulkan/icd.d  1 manifest\n  not there: /etc/xdg/",
        "Search for explicit layer manifests\n  not there: /etc/xdg/vulkan/explicit_layer.d, ",
    ] {
        assert!(text.contains(search), "{text}");
    }
    let gone = installation.run(&["--root", "/no/such/folder"]);
    let message = String::from_utf8_lossy(&gone.stderr);
    assert!(!gone.status.success(), "{message}");
    assert!(message.contains("the folder cannot be opened: No such file"), "{message}");
    let report = installation.report(&["--root", path_text(&root)]);
    let driver = &report["drivers"][0];
    assert_eq!(driver["manifest"], "/usr/share/vulkan/icd.d/gpu.json");
    assert_eq!(driver["verdict"]["outcome"], "accepted");
}

/// A relative path begins in the folder of this process, which is no folder below the root.
#[test]
fn a_relative_path_is_not_below_the_root() {
    let installation = Installation::new();
    let manifest = r#"{"file_format_version": "1.0.1", "ICD": {"library_path": "libgpu.so", "api_version": "1.3.0"}}"#;
    let below = installation.write("root/relative.json", manifest);
    let root = below.with_file_name("").display().to_string();
    let arguments = ["--root", &root, "--set", "VK_DRIVER_FILES=relative.json"];
    let screen = installation.text(&arguments);
    assert!(screen.contains("VK_DRIVER_FILES: relative.json does not exist"), "{screen}");
    let absolute = ["--root", &root, "--set", "VK_DRIVER_FILES=/relative.json"];
    let screen = installation.text(&absolute);
    assert!(screen.contains("accepted relative.json"), "{screen}");
}

#[test]
fn a_library_with_a_word_of_the_dynamic_linker_is_not_missing() {
    let mut installation = Installation::new();
    installation.driver("/usr/$LIB/libgpu.so");
    let report = installation.report(&["--no-load"]);
    assert_eq!(report["drivers"][0]["verdict"]["outcome"], "accepted");
    installation.driver("/usr/lib/libgpu-that-is-gone.so");
    let report = installation.report(&["--no-load"]);
    assert_eq!(report["drivers"][0]["verdict"]["outcome"], "rejected");
}
