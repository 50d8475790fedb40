//! The driver of examples/paint-driver: a C program (`paint.c`) clears windows of every window system
//! with it, Debian's programs move data through it, and the validation layer has nothing to say; through
//! our loader and through Debian's.

mod programs;
mod windows;

use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::Command;

use tests::{Sandbox, artifacts, json};

/// What sees a program run.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Layer {
    None,
    Validation,
}

/// A loader and a driver, in a sandbox, for programs that know neither.
struct World {
    sandbox: Sandbox,
}

impl World {
    /// The driver as the tests build it.
    fn new(loader: &Path, layer: Layer) -> Self {
        let mut world = Self::without_driver(loader);
        world.set_driver(&own_manifest(&world.sandbox));
        if layer == Layer::Validation {
            world.sandbox.env("VK_INSTANCE_LAYERS", "VK_LAYER_KHRONOS_validation");
        }
        world
    }

    /// No driver but those of the user.
    fn without_driver(loader: &Path) -> Self {
        let mut sandbox = Sandbox::new();
        let libraries = sandbox.write("lib/README", "").with_file_name("");
        for name in ["libvulkan.so", "libvulkan.so.1"] {
            symlink(loader, libraries.join(name)).expect("a link to the loader");
        }
        sandbox.env("LD_LIBRARY_PATH", libraries).env("XDG_DATA_DIRS", "/usr/share");
        Self { sandbox }
    }

    /// The driver of a manifest and no other.
    fn set_driver(&mut self, manifest: &Path) {
        // Debian's loader of 2022 has the older name.
        self.sandbox.env("VK_DRIVER_FILES", manifest).env("VK_ICD_FILENAMES", manifest);
    }

    /// The output of a program, which succeeds and says nothing of the validation layer's kind.
    fn output(&self, command: &mut Command) -> String {
        let outcome = self.sandbox.execute(command);
        outcome.expect_success();
        assert_is_valid(&outcome.stdout);
        assert_is_valid(&outcome.stderr);
        outcome.stdout
    }
}

/// The manifest of the driver as the tests build it.
fn own_manifest(sandbox: &Sandbox) -> PathBuf {
    let manifest = json!({
        "file_format_version": "1.0.1",
        "ICD": { "library_path": artifacts::paint_driver(), "api_version": "1.3.0" },
    });
    sandbox.write("paint-driver_icd.json", manifest.to_string())
}

/// No message of the validation layer, which has an identifier or the layer's name.
fn assert_is_valid(text: &str) {
    let is_validation = ["VUID", "UNASSIGNED", "Validation Error", "Validation Warning"];
    assert!(!is_validation.iter().any(|word| text.contains(word)), "{text}");
}

fn both_loaders() -> [PathBuf; 2] {
    [artifacts::our_loader(), artifacts::system_loader()]
}
