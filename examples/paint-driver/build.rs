//! Writes the driver's manifest beside its library.

use author_kit::manifest::DriverManifest;

fn main() {
    DriverManifest::new("1.3.0").write();
}
