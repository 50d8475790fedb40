//! Debian's programs on a real driver, Mesa's lavapipe, and the built loader.
//!
//! These tests need packages; without a package they fail with its name.

use std::path::Path;
use std::process::Command;

pub(crate) use tests::programs::{XServer, lavapipe, program};
use tests::{Outcome, Sandbox, artifacts};

/// The directories in which a program finds layers.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Layers {
    None,
    Installed,
}

/// Runs one of Debian's programs through one loader on lavapipe.
fn run(loader: &Path, server: &XServer, layers: Layers, command: &mut Command) -> Outcome {
    let mut sandbox = Sandbox::new();
    sandbox
        .set_loader(loader)
        .env("VK_DRIVER_FILES", lavapipe())
        .env("VK_LOADER_DEBUG", "info")
        .env("DISPLAY", server.display());
    if layers == Layers::Installed {
        sandbox.env("XDG_DATA_DIRS", "/usr/share");
    }
    let outcome = sandbox.execute(command);
    outcome.expect_success();
    let ours = format!("Vulkan Loader Version {}\n", env!("CARGO_PKG_VERSION"));
    let is_ours = loader == artifacts::our_loader();
    assert_eq!(outcome.stderr.contains(&ours), is_ours, "the loader that ran:\n{}", outcome.stderr);
    outcome
}

/// Removes the accepted differences, which exist because our loader is newer than Debian's:
///
/// - the loader's version;
/// - the instance extension that the loader adds since 1.3.250, and thus the number of extensions.
fn without_accepted_differences(text: &str) -> Vec<String> {
    let accepted = |line: &str| {
        line.starts_with("Vulkan Instance Version: ")
            || line.starts_with("Instance Extensions: count = ")
            || line.trim_start().starts_with("VK_LUNARG_direct_driver_loading ")
    };
    text.lines().filter(|line| !accepted(line)).map(|line| line.trim_end().to_owned()).collect()
}

fn compare_vulkaninfo(layers: Layers, arguments: &[&str]) {
    let server = XServer::start();
    let [ours, theirs] = [artifacts::our_loader(), artifacts::system_loader()].map(|loader| {
        run(&loader, &server, layers, program("vulkaninfo", "vulkan-tools").args(arguments)).stdout
    });
    let (ours, theirs) =
        (without_accepted_differences(&ours), without_accepted_differences(&theirs));
    let first = ours.iter().zip(&theirs).position(|(ours, theirs)| ours != theirs);
    if let Some(line) = first {
        panic!(
            "line {line} of vulkaninfo {arguments:?}:\nours:   {}\ntheirs: {}",
            ours[line], theirs[line]
        );
    }
    assert_eq!(ours.len(), theirs.len(), "lines of vulkaninfo {arguments:?}");
    assert!(ours.iter().any(|line| line.contains("llvmpipe")), "the driver is lavapipe");
}

#[test]
#[ignore = "needs mesa-vulkan-drivers, vulkan-tools, libvulkan1, xvfb"]
fn vulkaninfo_prints_what_it_prints_through_debians_loader() {
    compare_vulkaninfo(Layers::None, &[]);
}

#[test]
#[ignore = "needs mesa-vulkan-drivers, vulkan-tools, libvulkan1, xvfb"]
fn vulkaninfo_agrees_about_the_installed_layers() {
    compare_vulkaninfo(Layers::Installed, &[]);
}

#[test]
#[ignore = "needs mesa-vulkan-drivers, vulkan-tools, libvulkan1, xvfb"]
fn vulkaninfo_summary_prints_what_it_prints_through_debians_loader() {
    compare_vulkaninfo(Layers::None, &["--summary"]);
}

#[test]
#[ignore = "needs mesa-vulkan-drivers, vulkan-tools, xvfb"]
fn vkcube_draws_200_frames_and_ends() {
    let server = XServer::start();
    run(
        &artifacts::our_loader(),
        &server,
        Layers::None,
        program("vkcube", "vulkan-tools").args(["--c", "200"]),
    );
}

/// The manifest of an installed layer. Panics with the name of the package if it is missing.
fn installed_layer(manifest: &str, package: &str) {
    let found = ["explicit_layer.d", "implicit_layer.d"]
        .iter()
        .any(|kind| Path::new("/usr/share/vulkan").join(kind).join(manifest).exists());
    assert!(found, "{manifest} is needed: `apt-get install {package}`");
}

/// Runs vkcube with one of Debian's layers, which must be in both chains.
fn vkcube_through(
    manifest: &str,
    package: &str,
    layer: &str,
    variables: &[(&str, &str)],
) -> Outcome {
    installed_layer(manifest, package);
    let server = XServer::start();
    let mut cube = program("vkcube", "vulkan-tools");
    cube.args(["--c", "100"]).env("VK_LOADER_DEBUG", "info,layer");
    for (name, value) in variables {
        cube.env(name, value);
    }
    let outcome = run(&artifacts::our_loader(), &server, Layers::Installed, &mut cube);
    for kind in ["Insert instance layer", "Inserted device layer"] {
        let text = format!("{kind} \"{layer}\"");
        assert!(outcome.stderr.contains(&text), "no {text}:\n{}", outcome.stderr);
    }
    outcome
}

#[test]
#[ignore = "needs mesa-vulkan-drivers, vulkan-tools, xvfb, vulkan-validationlayers"]
fn vkcube_runs_clean_through_the_validation_layer() {
    let layer = "VK_LAYER_KHRONOS_validation";
    let variables = [("VK_INSTANCE_LAYERS", layer)];
    let outcome = vkcube_through(
        "VkLayer_khronos_validation.json",
        "vulkan-validationlayers",
        layer,
        &variables,
    );
    let both = format!("{}{}", outcome.stdout, outcome.stderr);
    assert!(!both.contains("VUID"), "{both}");
}

#[test]
#[ignore = "needs mesa-vulkan-drivers, vulkan-tools, xvfb"]
fn vkcube_runs_through_mesas_overlay() {
    let layer = "VK_LAYER_MESA_overlay";
    vkcube_through(
        "VkLayer_MESA_overlay.json",
        "mesa-vulkan-drivers",
        layer,
        &[("VK_INSTANCE_LAYERS", layer)],
    );
}

#[test]
#[ignore = "needs mesa-vulkan-drivers, vulkan-tools, xvfb"]
fn vkcube_runs_through_mesas_device_select() {
    let layer = "VK_LAYER_MESA_device_select";
    let outcome = {
        installed_layer("VkLayer_MESA_device_select.json", "mesa-vulkan-drivers");
        let server = XServer::start();
        let mut cube = program("vkcube", "vulkan-tools");
        cube.args(["--c", "100"]).env("VK_LOADER_DEBUG", "info,layer");
        run(&artifacts::our_loader(), &server, Layers::Installed, &mut cube)
    };
    let text = format!("Insert instance layer \"{layer}\"");
    assert!(outcome.stderr.contains(&text), "{}", outcome.stderr);
}

#[test]
#[ignore = "needs mesa-vulkan-drivers, vulkan-tools, xvfb, mangohud"]
fn vkcube_runs_through_mangohud() {
    vkcube_through("MangoHud.json", "mangohud", "VK_LAYER_MANGOHUD_overlay", &[("MANGOHUD", "1")]);
}

#[test]
#[ignore = "needs mesa-vulkan-drivers, vulkan-tools, xvfb, vkbasalt"]
fn vkcube_runs_through_vkbasalt() {
    vkcube_through(
        "vkBasalt.json",
        "vkbasalt",
        "VK_LAYER_VKBASALT_post_processing",
        &[("ENABLE_VKBASALT", "1")],
    );
}

/// The validation layer reports a deliberate error to the application's messenger.
#[test]
#[ignore = "needs mesa-vulkan-drivers, vulkan-validationlayers"]
fn a_deliberate_error_gets_its_validation_message() {
    installed_layer("VkLayer_khronos_validation.json", "vulkan-validationlayers");
    let mut sandbox = Sandbox::new();
    sandbox.env("VK_DRIVER_FILES", lavapipe()).env("XDG_DATA_DIRS", "/usr/share");
    let outcome = sandbox.run(|| {
        let messages: &'static tests::Messages = Box::leak(Box::default());
        let messenger = messages.messenger();
        let request = tests::InstanceRequest {
            layers: &["VK_LAYER_KHRONOS_validation"],
            extensions: &["VK_EXT_debug_utils"],
            api_version: dispatch_tables::vk::API_VERSION_1_2,
            next: std::ptr::from_ref(&messenger).cast(),
            ..Default::default()
        };
        let instance = tests::Loader::open().create_instance(&request).expect("vkCreateInstance");
        let mut handle = dispatch_tables::vk::DebugUtilsMessengerEXT::NULL;
        tests::call!(instance.commands.create_debug_utils_messenger_ext(
            instance.handle,
            &messenger,
            std::ptr::null(),
            &mut handle
        ));
        let device = instance.create_device(instance.physical_devices()[0], &[]);
        // A buffer without size and usage.
        let info = dispatch_tables::vk::BufferCreateInfo::default();
        let mut buffer = dispatch_tables::vk::Buffer::NULL;
        tests::call!(device.commands.create_buffer(
            device.handle,
            &info,
            std::ptr::null(),
            &mut buffer
        ));
        let taken = messages.take();
        assert!(
            taken.iter().any(|(_, id, _)| id.contains("VUID-VkBufferCreateInfo-size")),
            "{taken:?}"
        );
        device.destroy();
        instance.destroy();
    });
    outcome.expect_success();
}

/// drivers.md J.4, J.5: lavapipe and the mock driver together, sorted by type, or in reverse order
/// of the search; both work.
#[test]
#[ignore = "needs mesa-vulkan-drivers"]
fn two_drivers_appear_in_order() {
    const LAVAPIPE: &str = "llvmpipe";
    let rows = [
        ("0", true, ["mock", LAVAPIPE]),
        ("0", false, ["mock", LAVAPIPE]),
        ("1", true, [LAVAPIPE, "mock"]),
        ("1", false, ["mock", LAVAPIPE]),
    ];
    for (disable, mock_first, expected) in rows {
        let mut sandbox = Sandbox::new();
        let config = tests::json!({ "physical_devices": [{ "name": "mock", "type": "discrete" }] });
        let mock = sandbox.driver_at(Path::new("mock"), "mock", &config);
        let mut files = [mock.manifest, lavapipe()];
        if !mock_first {
            files.reverse();
        }
        let files = files.map(|file| file.display().to_string());
        sandbox.env("VK_DRIVER_FILES", files.join(":")).env("VK_LOADER_DISABLE_SELECT", disable);
        let outcome = sandbox.run(|| {
            let request = tests::InstanceRequest {
                api_version: dispatch_tables::vk::API_VERSION_1_2,
                ..Default::default()
            };
            let instance =
                tests::Loader::open().create_instance(&request).expect("vkCreateInstance");
            println!("<{}>", instance.device_names().join("|"));
            for physical_device in instance.physical_devices() {
                instance.create_device(physical_device, &[]).destroy();
            }
            instance.destroy();
        });
        outcome.expect_success();
        let names = outcome.stdout.split(['<', '>']).nth(1).expect("the devices");
        let names: Vec<&str> = names.split('|').collect();
        assert_eq!(names.len(), 2, "{names:?}");
        for (name, expected) in names.iter().zip(expected) {
            assert!(name.starts_with(expected), "{disable} {mock_first}: {names:?}");
        }
    }
}
