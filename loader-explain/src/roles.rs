//! What each variable of the loader is for: the one table by which vkexplain tells them apart.
//! `loader_discovery::variables` has their effects in words.

/// What a variable is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Of {
    Drivers,
    ExplicitLayers,
    ImplicitLayers,
    /// Layers of both kinds.
    Layers,
    Devices,
    /// The loader itself.
    Loader,
}

/// What a variable does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Role {
    /// Its list of files and folders replaces a search, also an empty one.
    Replaces,
    /// Its list of files and folders comes before the places of a search.
    Adds,
    /// Its packages come before the places of a search.
    AddsPackages,
    /// It has names.
    Names,
    /// It has patterns for names.
    Patterns,
    /// It leaves out some by other properties.
    Filters,
    /// It decides about the order. The loader reads it also with elevated privileges.
    Orders,
    /// It selects the messages of the log. The loader reads it also with elevated privileges.
    Logs,
    /// It switches something on. The loader reads it also with elevated privileges.
    Switches,
    /// It names the file of a report.
    Reports,
    /// Its folder has the loader's own records.
    Cache,
    /// Its folders stand for those of the system.
    SystemFolders,
    /// Its folder stands for one of the user.
    UserFolder,
    /// The folder with all of the user's own files.
    Home,
}

/// The variables with what they are for. Of one subject and role, the first one that is set counts.
const ROLES: [(&[&str], Of, Role); 20] = [
    (&["VK_DRIVER_FILES", "VK_ICD_FILENAMES"], Of::Drivers, Role::Replaces),
    (&["VK_ADD_DRIVER_FILES"], Of::Drivers, Role::Adds),
    (&["VK_LOADER_ICD_PACKAGES"], Of::Drivers, Role::AddsPackages),
    (&["VK_LOADER_DRIVERS_SELECT", "VK_LOADER_DRIVERS_DISABLE"], Of::Drivers, Role::Patterns),
    (&["VK_LOADER_DRIVER_POLICY"], Of::Drivers, Role::Filters),
    (&["VK_LAYER_PATH"], Of::ExplicitLayers, Role::Replaces),
    (&["VK_ADD_LAYER_PATH"], Of::ExplicitLayers, Role::Adds),
    (&["VK_IMPLICIT_LAYER_PATH"], Of::ImplicitLayers, Role::Replaces),
    (&["VK_ADD_IMPLICIT_LAYER_PATH"], Of::ImplicitLayers, Role::Adds),
    (&["VK_INSTANCE_LAYERS"], Of::Layers, Role::Names),
    (&["VK_LOADER_LAYERS_ENABLE", LAYERS_DISABLE, LAYERS_ALLOW], Of::Layers, Role::Patterns),
    (&["VK_LOADER_DISABLE_SELECT", "VK_LOADER_DEVICE_SELECT"], Of::Devices, Role::Orders),
    (
        &["VK_LOADER_DEVICE_ID_FILTER", "VK_LOADER_VENDOR_ID_FILTER", "VK_LOADER_DRIVER_ID_FILTER"],
        Of::Devices,
        Role::Filters,
    ),
    (&["VK_LOADER_DEBUG"], Of::Loader, Role::Logs),
    (&[SHOWS_UNKNOWN, KEEPS_LIBRARIES], Of::Loader, Role::Switches),
    (&["VK_LOADER_REPORT"], Of::Loader, Role::Reports),
    (&["XDG_CACHE_HOME"], Of::Loader, Role::Cache),
    (&["XDG_DATA_DIRS", "XDG_CONFIG_DIRS"], Of::Loader, Role::SystemFolders),
    (&["XDG_DATA_HOME", "XDG_CONFIG_HOME"], Of::Loader, Role::UserFolder),
    (&["HOME"], Of::Loader, Role::Home),
];

pub(crate) const LAYERS_DISABLE: &str = "VK_LOADER_LAYERS_DISABLE";
pub(crate) const LAYERS_ALLOW: &str = "VK_LOADER_LAYERS_ALLOW";
const SHOWS_UNKNOWN: &str = "VK_LOADER_DISABLE_INST_EXT_FILTER";
const KEEPS_LIBRARIES: &str = "VK_LOADER_DISABLE_DYNAMIC_LIBRARY_UNLOADING";

/// The variables of such a subject and role, in the order in which they count.
pub(crate) fn variables(is_it: impl Fn(Of, Role) -> bool) -> impl Iterator<Item = &'static str> {
    let rows = ROLES.into_iter().filter(move |(_, of, role)| is_it(*of, *role));
    rows.flat_map(|(names, ..)| names.iter().copied())
}

/// What the variable is for; `None` if it is not the loader's.
pub(crate) fn of(variable: &str) -> Option<(Of, Role)> {
    let row = ROLES.iter().find(|(names, ..)| names.contains(&variable));
    row.map(|(_, of, role)| (*of, *role))
}

/// The variables that keep this one from being read.
pub(crate) fn replacing(variable: &str) -> impl Iterator<Item = &'static str> {
    let own = of(variable);
    let is_earlier = move |of, role| match own {
        Some((own_of, Role::Adds)) => (of, role) == (own_of, Role::Replaces),
        Some((_, Role::Replaces | Role::Orders)) => own == Some((of, role)),
        _ => false,
    };
    variables(is_earlier).take_while(move |other| *other != variable)
}

/// Whether such a variable gives drivers to the loader.
pub(crate) fn finds_drivers(of: Of, role: Role) -> bool {
    of == Of::Drivers && matches!(role, Role::Replaces | Role::Adds | Role::AddsPackages)
}

#[cfg(test)]
mod tests;
