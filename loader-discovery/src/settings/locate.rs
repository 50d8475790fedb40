//! Finds the settings file (drivers.md K.1).

use alloc::vec::Vec;

use crate::Context;
use crate::memory::{Grow as _, Grown, bytes, joined};
use crate::name_map::NameMap;
use crate::search::{BuildDirectories, bases, registry};
use crate::system::Platform;

/// The path below each base directory. The Khronos loader has the double slash too, and messages
/// show it.
const RELATIVE_PATH: &[u8] = b"/vulkan//loader_settings.d/vk_loader_settings.json";

/// The first file at this path below the base directories of the settings file.
#[inline(never)]
pub(crate) fn first_file(
    context: Context<'_>,
    directories: &BuildDirectories,
    relative: &[u8],
) -> Grown<Option<Vec<u8>>> {
    let mut exists = |path: &[u8]| Ok(context.system.exists(path));
    first_of_directories(context, directories, relative, &mut exists)
}

/// The settings file: on Windows the one that the registry names, elsewhere the first that exists.
/// A malformed file does not lead to the next one.
pub(super) fn settings_file(
    context: Context<'_>,
    directories: &BuildDirectories,
) -> Grown<Option<Vec<u8>>> {
    match context.platform() {
        Platform::Windows => registry::settings_file(context),
        _ => first_file(context, directories, RELATIVE_PATH),
    }
}

/// The paths at which a settings file can be, in order (not for Windows).
pub fn places(context: Context<'_>, directories: &BuildDirectories) -> Grown<Vec<Vec<u8>>> {
    let mut places = Vec::new();
    first_of_directories(context, directories, RELATIVE_PATH, &mut |path| {
        places.try_push(bytes(path)?)?;
        Ok(false)
    })?;
    Ok(places)
}

/// The first path that is one.
fn first_of_directories(
    context: Context<'_>,
    directories: &BuildDirectories,
    relative: &[u8],
    is_one: &mut dyn FnMut(&[u8]) -> Grown<bool>,
) -> Grown<Option<Vec<u8>>> {
    let [config, default_config, dirs, system, extra, own_data, default_data, data] =
        bases(context, directories)?;
    // Unlike in the search for manifests, the user's data come before the configuration of the
    // system, and what a variable names before the defaults.
    let lists = [config, own_data, default_config, default_data, dirs, system, extra, data];
    let separator = context.platform().list_separator();
    let mut known = NameMap::new();
    for list in lists.iter().flatten() {
        for base in list.split(|byte| *byte == separator).filter(|base| base.len() > 1) {
            let path = joined(&[base, relative])?;
            if known.add(bytes(base)?)? && is_one(&path)? {
                return Ok(Some(path));
            }
        }
    }
    Ok(None)
}
