//! Driver manifests (drivers.md D).

mod malformed;
mod values;

use tests::{InstanceRequest, Loader};

/// The result for a manifest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fate {
    Skipped,
    Accepted,
}

/// The application: prints the number of devices, one for each usable driver.
fn count_drivers() -> usize {
    let instance =
        Loader::open().create_instance(&InstanceRequest::default()).expect("vkCreateInstance");
    let count = instance.physical_devices().len();
    instance.destroy();
    count
}
