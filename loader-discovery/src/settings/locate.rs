//! Finds the settings file (drivers.md K.1).

use alloc::vec::Vec;
use core::ffi::CStr;

use crate::Context;
use crate::name_map::NameMap;
use crate::search::{BuildDirectories, registry};
use crate::system::Platform;

/// The path below each base directory. The Khronos loader has the double slash too, and messages
/// show it.
const RELATIVE_PATH: &[u8] = b"/vulkan//loader_settings.d/vk_loader_settings.json";

/// The settings file: on Windows the one that the registry names, elsewhere the first that exists.
/// A malformed file does not lead to the next one.
pub(super) fn settings_file(
    context: Context<'_>,
    directories: &BuildDirectories,
) -> Option<Vec<u8>> {
    match context.platform() {
        Platform::Windows => registry::settings_file(context),
        _ => first_of_directories(context, directories, |path| context.system.exists(path)),
    }
}

/// The paths at which a settings file can be, in order (not for Windows).
pub fn places(context: Context<'_>, directories: &BuildDirectories) -> Vec<Vec<u8>> {
    let mut places = Vec::new();
    first_of_directories(context, directories, |path| {
        places.push(path.to_vec());
        false
    });
    places
}

/// The first path that is one.
fn first_of_directories(
    context: Context<'_>,
    directories: &BuildDirectories,
    mut is_one: impl FnMut(&[u8]) -> bool,
) -> Option<Vec<u8>> {
    let lists = base_lists(|name| context.secure_variable(name), directories);
    let mut known = NameMap::new();
    let mut bases: Vec<&[u8]> = Vec::new();
    for base in lists
        .iter()
        .flat_map(|list| list.split(|byte| *byte == context.platform().list_separator()))
    {
        if base.len() > 1 && known.add(base) {
            bases.push(base);
        }
    }
    let mut paths = bases.iter().map(|base| [base, RELATIVE_PATH].concat());
    paths.find(|path| is_one(path))
}

/// The lists of base directories, in order. Unlike in the search for manifests, `XDG_DATA_HOME`
/// comes before the configuration of the system.
fn base_lists(
    variable: impl Fn(&CStr) -> Option<Vec<u8>>,
    directories: &BuildDirectories,
) -> Vec<Vec<u8>> {
    let non_empty = |name| variable(name).filter(|value| !value.is_empty());
    let (config, data) = (non_empty(c"XDG_CONFIG_HOME"), non_empty(c"XDG_DATA_HOME"));
    let home = variable(c"HOME");
    let in_home = |unless: &Option<Vec<u8>>, relative: &str| match (unless, &home) {
        (None, Some(home)) => Some([home, relative.as_bytes()].concat()),
        _ => None,
    };
    let rows = [
        config.clone(),
        data.clone(),
        in_home(&config, "/.config"),
        in_home(&data, "/.local/share"),
        non_empty(c"XDG_CONFIG_DIRS").or_else(|| Some(directories.fallback_config.into())),
        Some(directories.system_config.into()),
        directories.extra_system_config.map(Into::into),
        non_empty(c"XDG_DATA_DIRS").or_else(|| Some(directories.fallback_data.into())),
    ];
    rows.into_iter().flatten().collect()
}
