//! ICD packages, on the built library (docs/icd-packages.md).

use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};

use tests::{InstanceRequest, Loader, MockDriver, Outcome, Sandbox, json};

fn device_names() -> String {
    let instance =
        Loader::open().create_instance(&InstanceRequest::default()).expect("vkCreateInstance");
    let names: Vec<String> =
        instance.physical_devices().iter().map(|&device| instance.device_name(device)).collect();
    instance.destroy();
    names.join(",")
}

/// Creates the package `name` with this metadata and a mock driver whose device has the same name.
fn package(sandbox: &Sandbox, name: &str, metadata: &tests::Value) -> PathBuf {
    let contents = Path::new(name).join("contents");
    let config = json!({ "physical_devices": [{ "name": name }] });
    sandbox.driver_at(&contents, name, &config);
    sandbox.write(Path::new(name).join("metadata/metadata.json"), metadata.to_string());
    sandbox.path(name)
}

fn metadata(name: &str) -> tests::Value {
    json!({
        "version": 1,
        "file_path": format!("lib{name}.so"),
        "manifest_path": format!("{name}.json"),
    })
}

fn sandbox_with(packages: &[PathBuf], mut sandbox: Sandbox) -> Sandbox {
    let list: Vec<String> = packages.iter().map(|path| path.display().to_string()).collect();
    sandbox
        .env("VK_LOADER_ICD_PACKAGES", list.join(":"))
        .env("VK_LOADER_DISABLE_SELECT", "1")
        .env("VK_LOADER_DRIVERS_SELECT", "mock_*")
        .env("VK_LOADER_DEBUG", "driver");
    sandbox
}

#[track_caller]
fn expect_devices(outcome: &Outcome, names: &str) {
    outcome.expect_success();
    let told = format!("devices <{names}>");
    assert!(outcome.stdout.contains(&told), "{}\n{}", outcome.stdout, outcome.stderr);
}

/// Drivers of packages are scanned after those of manifests; devices are in reverse order
/// (drivers.md J.5).
#[test]
fn packages_add_their_drivers() {
    let sandbox = Sandbox::new();
    let directory = Path::new("data/vulkan/icd.d");
    let config = json!({ "physical_devices": [{ "name": "mock_system" }] });
    let _: MockDriver = sandbox.driver_at(directory, "mock_system", &config);
    let packages = ["mock_a", "mock_b"].map(|name| package(&sandbox, name, &metadata(name)));
    let other = package(&sandbox, "not_selected", &metadata("not_selected"));
    let sandbox = sandbox_with(&[&packages[..], &[other]].concat(), sandbox);
    let outcome = sandbox.run(|| println!("devices <{}>", device_names()));
    expect_devices(&outcome, "mock_b,mock_a,mock_system");
    let [first, _] = packages.map(|path| path.display().to_string());
    let found = format!("Found ICD package {first}, driver {first}/contents/libmock_a.so");
    outcome.expect_message("DRIVER", &found);
    let ignored = "Driver \"not_selected.json\" ignored because not selected by env var 'VK_LOADER_DRIVERS_SELECT'";
    outcome.expect_message("WARNING | DRIVER", ignored);
}

#[test]
fn packages_that_are_not_in_order_are_turned_down() {
    let sandbox = Sandbox::new();
    let changed = |name: &str, key: &str, value: tests::Value| {
        let mut metadata = metadata(name);
        metadata[key] = value;
        package(&sandbox, name, &metadata)
    };
    let good = package(&sandbox, "mock_good", &metadata("mock_good"));
    let newer = changed("mock_newer", "version", json!(2));
    let outside =
        changed("mock_outside", "file_path", json!("../../mock_good/contents/libmock_good.so"));
    let linked = changed("mock_linked", "file_path", json!("link.so"));
    let link = linked.join("contents/link.so");
    if !link.exists() {
        symlink(good.join("contents/libmock_good.so"), &link).expect("a link");
    }
    let list = [newer.clone(), outside.clone(), linked.clone(), good, sandbox.path("mock_missing")];
    let sandbox = sandbox_with(&list, sandbox);
    let outcome = sandbox.run(|| println!("devices <{}>", device_names()));
    expect_devices(&outcome, "mock_good");
    for (package, told) in [
        (newer, ": 'version' in metadata/metadata.json must be 1 and is 2"),
        (
            outside,
            ": 'file_path' in metadata/metadata.json leads out of contents: ../../mock_good/contents/libmock_good.so",
        ),
        (linked, ": 'file_path' in metadata/metadata.json leads out of contents: link.so"),
        (sandbox.path("mock_missing"), " cannot be opened: No such file or directory"),
    ] {
        let text = format!("ICD package {}{told}. Skipping this package.", package.display());
        outcome.expect_message("WARNING | DRIVER", &text);
    }
}

/// Like `VK_ADD_DRIVER_FILES`, the variable is ignored if another variable replaces the search.
#[test]
fn a_full_override_replaces_packages() {
    let mut sandbox = Sandbox::new();
    let package = package(&sandbox, "mock_package", &metadata("mock_package"));
    sandbox.driver("mock_listed", json!({ "physical_devices": [{ "name": "mock_listed" }] }));
    let sandbox = sandbox_with(&[package], sandbox);
    let outcome = sandbox.run(|| println!("devices <{}>", device_names()));
    expect_devices(&outcome, "mock_listed");
    assert!(!outcome.stderr.contains("ICD package"), "{}", outcome.stderr);
}
