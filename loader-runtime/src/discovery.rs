//! Where manifests are searched, and which files that gives (drivers.md A.3, C.1 to C.3, B.5).
//!
//! Environment and build options become a list of search elements; files and directories of that
//! list become the list of manifest paths. Nothing is cached: every call looks anew. Drivers and
//! both kinds of layers are searched the same way.

use std::ffi::CStr;

use crate::event::line::{DRV, LAY};
use crate::event::{SearchEvent, Text};
use crate::journal::Journal;
use crate::system::{Entry, System};

/// What a search is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ManifestKind {
    Driver,
    ExplicitLayer,
    ImplicitLayer,
}

/// What one search is asked to do.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Search<'a> {
    pub(crate) kind: ManifestKind,
    /// `override_paths` of an active override layer (explicit layers, drivers.md C.2).
    pub(crate) override_paths: &'a [Vec<u8>],
    /// Whether the variables of this kind count. They do not for drivers while the settings file
    /// has device configurations (drivers.md K.6).
    pub(crate) use_variables: bool,
}

impl Search<'static> {
    /// The ordinary search for one kind.
    pub(crate) const fn of(kind: ManifestKind) -> Self {
        Self {
            kind,
            override_paths: &[],
            use_variables: true,
        }
    }
}

/// Directories that are set when the library is built (drivers.md C.1, L.4): environment
/// variables of the build by these names, with the peer's defaults.
#[derive(Clone, Copy, Debug)]
pub(crate) struct BuildDirectories {
    pub(crate) fallback_config: &'static str,
    pub(crate) fallback_data: &'static str,
    pub(crate) system_config: &'static str,
    /// Searched after `system_config`, unless the builder chose that one.
    pub(crate) extra_system_config: Option<&'static str>,
}

impl BuildDirectories {
    /// Those of this build. An empty `SYSCONFDIR` counts as not given.
    pub(crate) const BUILT: Self = {
        let (system_config, extra_system_config) = match option_env!("SYSCONFDIR") {
            Some(given) if !given.is_empty() => (given, None),
            _ => ("/usr/local/etc", Some("/etc")),
        };
        Self {
            fallback_config: match option_env!("FALLBACK_CONFIG_DIRS") {
                Some(given) => given,
                None => "/etc/xdg",
            },
            fallback_data: match option_env!("FALLBACK_DATA_DIRS") {
                Some(given) => given,
                None => "/usr/local/share:/usr/share",
            },
            system_config,
            extra_system_config,
        }
    };
}

/// The longest path that is looked at, as in the peer's fixed buffers.
const MAX_PATH: usize = 2047;
const LIST_SEPARATOR: u8 = b':';
const DIRECTORY_SEPARATOR: u8 = b'/';

impl ManifestKind {
    /// Where manifests of this kind lie below each base directory.
    const fn relative_directory(self) -> &'static [u8] {
        match self {
            Self::Driver => b"vulkan/icd.d",
            Self::ExplicitLayer => b"vulkan/explicit_layer.d",
            Self::ImplicitLayer => b"vulkan/implicit_layer.d",
        }
    }

    /// The variables that replace the whole search; the first that is set counts.
    const fn replacing_variables(self) -> &'static [&'static CStr] {
        match self {
            Self::Driver => &[c"VK_DRIVER_FILES", c"VK_ICD_FILENAMES"],
            Self::ExplicitLayer => &[c"VK_LAYER_PATH"],
            Self::ImplicitLayer => &[c"VK_IMPLICIT_LAYER_PATH"],
        }
    }

    /// The variable whose elements are searched first.
    const fn adding_variable(self) -> &'static CStr {
        match self {
            Self::Driver => c"VK_ADD_DRIVER_FILES",
            Self::ExplicitLayer => c"VK_ADD_LAYER_PATH",
            Self::ImplicitLayer => c"VK_ADD_IMPLICIT_LAYER_PATH",
        }
    }

    /// The topic bit of this kind's messages.
    const fn topic(self) -> u32 {
        match self {
            Self::Driver => DRV,
            Self::ExplicitLayer | Self::ImplicitLayer => LAY,
        }
    }

    const fn heading(self) -> SearchEvent<'static> {
        match self {
            Self::Driver => SearchEvent::SearchingDrivers,
            Self::ExplicitLayer => SearchEvent::SearchingLayers { kind: "explicit" },
            Self::ImplicitLayer => SearchEvent::SearchingLayers { kind: "implicit" },
        }
    }
}

/// The paths of the manifests that `search` finds, in the contract's order: by search element,
/// and as the directory lists them within one. The files need not exist or be readable.
pub(crate) fn find_manifests(
    system: &dyn System,
    journal: &Journal,
    search: &Search<'_>,
    directories: &BuildDirectories,
) -> Vec<Vec<u8>> {
    let topic = search.kind.topic();
    let elements = search_elements(system, journal, search, directories);
    journal.record(search.kind.heading());
    journal.record(SearchEvent::Locations { topic });
    for element in &elements {
        journal.record(SearchEvent::Location {
            topic,
            element: element.into(),
        });
    }
    let mut manifests = Vec::new();
    for element in &elements {
        add_manifests(system, journal, element, &mut manifests);
    }
    if manifests.is_empty() {
        journal.record(SearchEvent::FoundNone { topic });
    } else {
        journal.record(SearchEvent::FoundFiles { topic });
    }
    for manifest in &manifests {
        journal.record(SearchEvent::FoundFile {
            topic,
            manifest: manifest.into(),
        });
    }
    manifests
}

/// The search elements in order, without repetitions (drivers.md C.1, C.2).
fn search_elements(
    system: &dyn System,
    journal: &Journal,
    search: &Search<'_>,
    directories: &BuildDirectories,
) -> Vec<Vec<u8>> {
    let mut elements = Vec::new();
    let kind = search.kind;
    let replacing = replacing_list(system, search);
    if !search.override_paths.is_empty() {
        if let Some(value) = &replacing {
            journal.record(SearchEvent::LayerPathIgnored {
                value: value.into(),
            });
        }
        for path in search.override_paths {
            journal.record(SearchEvent::OverridePath { path: path.into() });
            add_elements(&mut elements, path, b"");
        }
    } else if let Some(value) = replacing {
        add_elements(&mut elements, &value, b"");
    } else {
        if search.use_variables
            && let Some(value) = system.secure_variable(kind.adding_variable())
        {
            add_elements(&mut elements, &value, b"");
        }
        for base in base_lists(system, directories) {
            add_elements(&mut elements, &base, kind.relative_directory());
        }
    }
    elements
}

/// The value of the variable that replaces the search. Set and empty is set.
fn replacing_list(system: &dyn System, search: &Search<'_>) -> Option<Vec<u8>> {
    let variables = search.kind.replacing_variables().iter();
    let mut values = variables.filter_map(|name| system.secure_variable(name));
    values.next().filter(|_| search.use_variables)
}

/// The base directories of drivers.md C.1, rows 1 to 6, each a list.
fn base_lists(system: &dyn System, directories: &BuildDirectories) -> Vec<Vec<u8>> {
    let non_empty = |name| {
        system
            .secure_variable(name)
            .filter(|value| !value.is_empty())
    };
    let home = system.secure_variable(c"HOME");
    let in_home = |relative: &str| {
        home.as_ref()
            .map(|home| [home, relative.as_bytes()].concat())
    };
    let list = |name, fallback: &str| non_empty(name).unwrap_or_else(|| fallback.into());
    let rows = [
        non_empty(c"XDG_CONFIG_HOME").or_else(|| in_home("/.config")),
        Some(list(c"XDG_CONFIG_DIRS", directories.fallback_config)),
        Some(directories.system_config.into()),
        directories.extra_system_config.map(Into::into),
        non_empty(c"XDG_DATA_HOME").or_else(|| in_home("/.local/share")),
        Some(list(c"XDG_DATA_DIRS", directories.fallback_data)),
    ];
    rows.into_iter().flatten().collect()
}

/// Splits `list` (drivers.md A.3), appends `relative` to each part that is no manifest, and adds
/// what is not in `elements` yet.
fn add_elements(elements: &mut Vec<Vec<u8>>, list: &[u8], relative: &[u8]) {
    for part in list
        .split(|byte| *byte == LIST_SEPARATOR)
        .filter(|part| !part.is_empty())
    {
        let mut element = part.to_vec();
        if !relative.is_empty() && !is_manifest_name(part) {
            if !part.ends_with(&[DIRECTORY_SEPARATOR]) {
                element.push(DIRECTORY_SEPARATOR);
            }
            element.extend_from_slice(relative);
        }
        if !elements.contains(&element) {
            elements.push(element);
        }
    }
}

/// Whether a name is that of a manifest; a bare `.json` is one.
pub(crate) fn is_manifest_name(name: &[u8]) -> bool {
    name.ends_with(b".json")
}

/// Adds the manifests of one search element (drivers.md C.3).
fn add_manifests(
    system: &dyn System,
    journal: &Journal,
    element: &[u8],
    manifests: &mut Vec<Vec<u8>>,
) {
    if !is_manifest_name(element) {
        add_directory(system, journal, element, manifests);
    } else if element.len() > MAX_PATH {
        journal.record(SearchEvent::PathTooLong {
            path: element.into(),
        });
    } else {
        manifests.push(manifest_of(system, element));
    }
}

/// A file name without a directory is first looked for in a directory of its own name.
fn manifest_of(system: &dyn System, element: &[u8]) -> Vec<u8> {
    if element.contains(&DIRECTORY_SEPARATOR) {
        return element.to_vec();
    }
    let mut nested = joined(element, element);
    nested.truncate(MAX_PATH);
    if system.exists(&nested) {
        nested
    } else {
        element.to_vec()
    }
}

/// Adds the manifests of a directory as it lists them. One that cannot be opened is passed over.
fn add_directory(
    system: &dyn System,
    journal: &Journal,
    directory: &[u8],
    manifests: &mut Vec<Vec<u8>>,
) {
    let Ok(listing) = system.list_directory(directory) else {
        return;
    };
    for Entry { name, is_file } in listing.entries {
        if is_manifest_name(&name) {
            let mut path = joined(directory, &name);
            path.truncate(MAX_PATH);
            // A dangling link keeps its bare name, which then fails to open.
            manifests.push(if is_file || system.exists(&path) {
                path
            } else {
                name
            });
        }
    }
    if let Some(errno) = listing.error {
        let description = Text::from(describe(errno));
        journal.record(SearchEvent::ReadDirectoryFailed { errno, description });
    }
}

fn joined(directory: &[u8], name: &[u8]) -> Vec<u8> {
    [directory, &[DIRECTORY_SEPARATOR], name].concat()
}

/// The system's words for an error number, as `strerror` says them.
fn describe(errno: i32) -> String {
    let text = std::io::Error::from_raw_os_error(errno).to_string();
    let end = text.rfind(" (os error").unwrap_or(text.len());
    text.get(..end).unwrap_or(&text).to_owned()
}

#[cfg(test)]
mod tests;
