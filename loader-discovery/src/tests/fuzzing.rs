//! The functions of the fuzz targets (`fuzz/`). Each is in the module of its parser, runs it on a virtual
//! system and checks properties that hold for every input. The unit tests run the seeds of all
//! targets.

pub use crate::json::fuzz::json;
pub use crate::manifest::fuzz::{driver_manifest, layer_manifest};
pub use crate::packages::fuzz::icd_package;
pub use crate::policy::fuzz::policy;
pub use crate::search::fuzz::environment_lists;
pub use crate::select::fuzz::{filters, layer_selection};
pub use crate::settings::fuzz::settings;

#[cfg(test)]
mod seeds;
