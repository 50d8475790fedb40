//! The driver of examples/paint-driver: a C program (`paint.c`) clears windows of every window system
//! with it, Debian's programs move data through it, and the validation layer has nothing to say; through
//! our loader and through Debian's. Clears, copies and blits write what they write with lavapipe.

mod compare;
mod programs;
mod windows;

use std::path::{Path, PathBuf};
use std::process::Command;

use tests::{Sandbox, artifacts};

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
        let (name, library) = ("paint-driver_icd.json", artifacts::paint_driver());
        let manifest = world.sandbox.driver_manifest(name, library, "1.3.0");
        world.sandbox.set_driver(&manifest);
        if layer == Layer::Validation {
            world.sandbox.env("VK_INSTANCE_LAYERS", "VK_LAYER_KHRONOS_validation");
        }
        world
    }

    /// No driver but those of the user.
    fn without_driver(loader: &Path) -> Self {
        let mut sandbox = Sandbox::new();
        sandbox.set_loader(loader).env("XDG_DATA_DIRS", "/usr/share");
        Self { sandbox }
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

/// No message of the validation layer, which has an identifier or the layer's name.
fn assert_is_valid(text: &str) {
    let is_validation = ["VUID", "UNASSIGNED", "Validation Error", "Validation Warning"];
    assert!(!is_validation.iter().any(|word| text.contains(word)), "{text}");
}

fn both_loaders() -> [PathBuf; 2] {
    [artifacts::our_loader(), artifacts::system_loader()]
}
