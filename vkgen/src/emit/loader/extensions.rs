//! The instance extensions that the loader knows (callpath.md 11, drivers.md H.3, H.4).

use super::classify::Loader;
use super::targets;
use crate::emit::OutputFile;
use crate::names;

/// Emits `generated/extensions.rs`.
pub(super) fn emit(loader: &Loader<'_>) -> OutputFile {
    let known = loader.instance_extensions.iter().map(|(extension, targets)| {
        let cfg = targets::condition(*targets).map(|built| format!("    #[cfg({built})]\n"));
        let name = names::extension_constant(&extension.name);
        format!("{}    Extension::{name},\n", cfg.unwrap_or_default())
    });
    // Every target has code for a window system without a platform.
    let unbuilt = loader.window_systems.iter().filter(|(_, targets)| targets.is_some());
    let unbuilt = unbuilt.map(|(extension, targets)| {
        let cfg = targets::condition(*targets).map(|built| format!("    #[cfg(not({built}))]\n"));
        format!("{}    {:?},\n", cfg.unwrap_or_default(), extension.name)
    });
    let text = format!(
        "\
//! Instance extensions: the known ones, and the surface extensions of window systems that this build has no
//! code for.
use dispatch_tables::Extension;
/// The instance extensions that the loader knows, in its order (drivers.md H.4).
pub(crate) static KNOWN_INSTANCE_EXTENSIONS: &[Extension] = &[
{}];
/// The surface extensions of window systems that this build has no code for: dropped from the lists of drivers
/// and of layer manifests (drivers.md H.3 step 4, layers.md 1.7).
pub(crate) static UNBUILT_SURFACES: &[&str] = &[
{}];
",
        known.collect::<String>(),
        unbuilt.collect::<String>(),
    );
    OutputFile::rust("loader-runtime/src/generated/extensions.rs", text)
}
