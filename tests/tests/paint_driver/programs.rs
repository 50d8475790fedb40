//! Programs of Debian on paint-driver, which is also installed and removed.

use std::fs::{self, File, Permissions};
use std::io::Read;
use std::os::unix::fs::PermissionsExt;

use tests::Sandbox;
use tests::programs::program;

use super::{Layer, World, both_loaders};

#[test]
#[ignore = "needs vulkan-tools, libvulkan1, vulkan-validationlayers"]
fn vulkaninfo_is_whole_and_the_validation_layer_has_nothing_to_say() {
    for loader in both_loaders() {
        let world = World::new(&loader, Layer::Validation);
        let info = world.output(&mut program("vulkaninfo", "vulkan-tools"));
        for part in ["paint driver", "VK_LAYER_KHRONOS_validation", "dynamicRendering", "FORMAT_"] {
            assert!(info.contains(part), "{part}\n{info}");
        }
    }
}

/// Frames of this pixel format as checksums, with a filter of ffmpeg or without.
fn frames(world: &World, format: &str, filter: &str) -> String {
    let mut command = program("ffmpeg", "ffmpeg");
    command
        .args(["-v", "error", "-nostdin", "-init_hw_device", "vulkan=gpu"])
        .args(["-filter_hw_device", "gpu", "-f", "lavfi"])
        .args(["-i", "testsrc2=size=350x210:rate=5:duration=2", "-vf"])
        .arg(format!("format={format}{filter},format={format}"))
        .args(["-f", "framemd5", "-"]);
    world.output(&mut command)
}

#[test]
#[ignore = "needs ffmpeg, libvulkan1, vulkan-validationlayers"]
fn frames_that_ffmpeg_uploads_and_downloads_are_the_same() {
    for loader in both_loaders() {
        let world = World::new(&loader, Layer::Validation);
        for format in ["yuv420p", "nv12", "yuv444p", "p010le", "gray", "rgba", "bgra", "rgba64le"] {
            let before = frames(&world, format, "");
            let after = frames(&world, format, ",hwupload,hwdownload");
            assert_eq!(before, after, "{format}");
            assert!(before.lines().filter(|line| line.starts_with("0,")).count() == 10, "{before}");
        }
    }
}

/// Frames as checksums, through the elements of a pipeline of GStreamer.
fn pipeline(world: &World, format: &str, elements: &[&str]) -> String {
    let caps = format!("video/x-raw,format={format},width=352,height=210");
    let mut command = program("gst-launch-1.0", "gstreamer1.0-tools");
    command.args(["-q", "videotestsrc", "num-buffers=5", "!", &caps, "!"]);
    world.output(command.args(elements).arg("checksumsink"))
}

#[test]
#[ignore = "needs gstreamer1.0-tools, gstreamer1.0-plugins-base, gstreamer1.0-plugins-bad, libvulkan1"]
fn frames_that_gstreamer_uploads_and_downloads_are_the_same() {
    for loader in both_loaders() {
        let world = World::new(&loader, Layer::None);
        for format in ["RGBA", "BGRA", "NV12"] {
            let before = pipeline(&world, format, &[]);
            let through = ["vulkanupload", "!", "vulkandownload", "!"];
            assert_eq!(before, pipeline(&world, format, &through), "{format}");
            assert_eq!(before.lines().count(), 5, "{before}");
        }
    }
}

/// Runs the command of the README for a user whose data is in the sandbox.
fn install(sandbox: &Sandbox, arguments: &[&str]) -> String {
    let mut installer = sandbox.installer("paint-driver", "data-home");
    let output = installer.args(arguments).output().expect("a shell");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// Without variables, the loaders find the manifest where the command puts it.
#[test]
#[ignore = "needs vulkan-tools, libvulkan1"]
fn one_command_installs_the_driver_and_one_removes_it() {
    for loader in both_loaders() {
        let mut world = World::without_driver(&loader);
        world.sandbox.env("XDG_DATA_DIRS", world.sandbox.path("data"));
        let folder = world.sandbox.path("data-home/vulkan/icd.d");
        let said = install(&world.sandbox, &[]);
        assert!(said.contains(&*folder.to_string_lossy()), "{said}");
        let summary = || {
            let mut command = program("vulkaninfo", "vulkan-tools");
            world.sandbox.execute(command.arg("--summary")).stdout
        };
        let found = summary();
        assert!(found.contains("paint driver"), "{found}");
        install(&world.sandbox, &["--remove"]);
        assert!(!summary().contains("paint driver"));
        assert_eq!(folder.read_dir().expect("the folder").count(), 0);
    }
}

/// A program that has the old library open goes on with it: another file takes its place.
#[test]
fn an_example_is_installed_beside_a_program_that_uses_it() {
    for (example, folder, library, manifest) in [
        ("call-trace", "explicit_layer.d", "libcall_trace.so", "VK_LAYER_EXAMPLE_call_trace.json"),
        ("null-driver", "icd.d", "libnull_driver.so", "null-driver_icd.json"),
        ("paint-driver", "icd.d", "libpaint_driver.so", "paint-driver_icd.json"),
    ] {
        let sandbox = Sandbox::new();
        // A cargo that builds nothing.
        let cargo = sandbox.write("bin/cargo", "#!/bin/sh\n");
        fs::set_permissions(&cargo, Permissions::from_mode(0o755)).expect("executable");
        let path = format!("{}:/usr/bin:/bin", sandbox.path("bin").display());
        let install = |content: &str| {
            for file in [library, manifest] {
                sandbox.write(format!("target/release/{file}"), content);
            }
            let mut installer = sandbox.installer(example, "data-home");
            installer.env("CARGO_TARGET_DIR", sandbox.path("target")).env("PATH", &path);
            assert!(installer.output().expect("a shell").status.success(), "{example}");
        };
        install("old");
        let folder = sandbox.path("data-home/vulkan").join(folder);
        let mut used = File::open(folder.join(library)).expect("installed");
        install("new");
        let mut content = String::new();
        used.read_to_string(&mut content).expect("read");
        assert_eq!(content, "old", "{example}");
        for file in [library, manifest] {
            assert_eq!(fs::read_to_string(folder.join(file)).expect("installed"), "new");
        }
        assert_eq!(folder.read_dir().expect("the folder").count(), 2, "nothing else is left");
    }
}
