//! Driver manifests (drivers.md D).

mod malformed;
mod values;

use tests::{InstanceRequest, Loader};

/// What becomes of a manifest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fate {
    Skipped,
    Accepted,
}

/// The application: as many devices as drivers came up.
fn count_drivers() -> usize {
    let instance =
        Loader::open().create_instance(&InstanceRequest::default()).expect("vkCreateInstance");
    let count = instance.physical_devices().len();
    instance.destroy();
    count
}
