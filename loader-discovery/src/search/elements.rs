//! The directories and files to search, in order (drivers.md C.1, C.2, C.4).

use alloc::vec::Vec;

use super::{ManifestKind, ManifestSearch, files, registry};
use crate::Context;
use crate::event::SearchEvent;
use crate::memory::{Grow as _, Grown, TryClone as _, bytes, joined};
use crate::name_map::NameMap;
use crate::system::Platform;

/// Directories chosen when the loader is built, by environment variables of these names; by default
/// those of the Khronos loader (drivers.md C.1, C.4, L.4). An empty list names no directory.
#[derive(Clone, Copy, Debug)]
pub struct BuildDirectories {
    /// `FALLBACK_CONFIG_DIRS`: replaces an unset XDG_CONFIG_DIRS.
    pub fallback_config: &'static str,
    /// `FALLBACK_DATA_DIRS`: replaces an unset XDG_DATA_DIRS.
    pub fallback_data: &'static str,
    /// `SYSCONFDIR`.
    pub system_config: &'static str,
    /// Searched after `system_config`, unless the builder set `SYSCONFDIR`.
    pub extra_system_config: Option<&'static str>,
}

impl BuildDirectories {
    /// The directories of this build.
    pub const BUILT: Self = Self::of(Platform::HOST).or_given(
        option_env!("SYSCONFDIR"),
        option_env!("FALLBACK_CONFIG_DIRS"),
        option_env!("FALLBACK_DATA_DIRS"),
    );

    /// Replaces defaults by the builder's values. An empty `SYSCONFDIR` counts as unset.
    pub(super) const fn or_given(
        self,
        system_config: Option<&'static str>,
        fallback_config: Option<&'static str>,
        fallback_data: Option<&'static str>,
    ) -> Self {
        let (system_config, extra_system_config) = match system_config {
            Some(given) if !given.is_empty() => (given, None),
            _ => (self.system_config, self.extra_system_config),
        };
        Self {
            fallback_config: match fallback_config {
                Some(given) => given,
                None => self.fallback_config,
            },
            fallback_data: match fallback_data {
                Some(given) => given,
                None => self.fallback_data,
            },
            system_config,
            extra_system_config,
        }
    }

    /// The defaults of the Khronos loader. Fuchsia and QNX have no fallbacks for unset XDG
    /// variables.
    pub(super) const fn of(platform: Platform) -> Self {
        let (system_config, extra_system_config) = match platform {
            Platform::Linux | Platform::Apple => ("/usr/local/etc", Some("/etc")),
            Platform::Fuchsia => ("/config", Some("/pkg/data")),
            Platform::Qnx => ("/etc", None),
            Platform::Windows | Platform::Android => ("", None),
        };
        let (fallback_config, fallback_data) = match platform {
            Platform::Linux | Platform::Apple => ("/etc/xdg", "/usr/local/share:/usr/share"),
            Platform::Fuchsia | Platform::Qnx | Platform::Windows | Platform::Android => ("", ""),
        };
        Self { fallback_config, fallback_data, system_config, extra_system_config }
    }
}

/// The origin of a search element.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Origin {
    /// A variable, or an override layer.
    Requested,
    /// The application's bundle.
    Bundle,
    /// A standard location of the platform.
    Standard,
}

/// A search element: a directory or a manifest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Element {
    pub(super) path: Vec<u8>,
    pub(super) origin: Origin,
}

/// The search elements of one search.
#[derive(Clone, Debug)]
pub(super) struct Elements {
    /// In order, without duplicates.
    pub(super) elements: Vec<Element>,
    /// Whether variables or an override layer replace the standard locations.
    pub(super) replaced: bool,
    platform: Platform,
    /// The paths of `elements`.
    known: NameMap<'static>,
}

/// Collects the search elements (drivers.md C.1, C.2).
pub(super) fn search_elements(
    context: Context<'_>,
    search: &ManifestSearch,
    directories: &BuildDirectories,
) -> Grown<Elements> {
    let platform = context.platform();
    let (found, known) = (Vec::new(), NameMap::new());
    let mut elements = Elements { elements: found, replaced: true, platform, known };
    let replacing = replacing_list(context, search)?;
    let separator = platform.list_separator();
    let lists = search.override_paths.iter();
    let parts = lists.flat_map(|list| list.split(|byte| *byte == separator));
    let mut overriding = parts.filter(|path| !path.is_empty()).peekable();
    if overriding.peek().is_some() {
        if let Some(value) = &replacing {
            context.journal.record(SearchEvent::LayerPathIgnored { value: value.into() });
        }
        for path in overriding {
            context.journal.record(SearchEvent::OverridePath { path: path.into() });
            elements.add(path, b"", Origin::Requested)?;
        }
    } else if let Some(value) = replacing {
        elements.add(&value, b"", Origin::Requested)?;
    } else {
        elements.replaced = false;
        let adding = search.kind.adding_variable();
        if search.use_variables
            && let Some(value) = context.secure_variable(adding)?
        {
            elements.add(&value, b"", Origin::Requested)?;
        }
        elements.add_standard_locations(context, search.kind, directories)?;
    }
    Ok(elements)
}

/// Whether a variable replaces the search for drivers.
pub(crate) fn drivers_are_replaced(context: Context<'_>) -> Grown<bool> {
    let search = ManifestSearch::of(ManifestKind::Driver);
    Ok(replacing_list(context, &search)?.is_some())
}

/// The value of the variable that replaces the search. An empty value replaces it too.
fn replacing_list(context: Context<'_>, search: &ManifestSearch) -> Grown<Option<Vec<u8>>> {
    if !search.use_variables {
        return Ok(None);
    }
    Ok(search.kind.replacing_variable(context)?.map(|(_, value)| value))
}

/// The lists of base directories in the order of drivers.md C.1, rows 1 to 6: `XDG_CONFIG_HOME` or
/// its default below `HOME`, `XDG_CONFIG_DIRS` and the two directories of the build,
/// `XDG_DATA_HOME` or its default, `XDG_DATA_DIRS`.
pub(crate) type Bases = [Option<Vec<u8>>; 8];

/// Reads the variables of base directories. An empty one counts as unset.
pub(crate) fn bases(context: Context<'_>, directories: &BuildDirectories) -> Grown<Bases> {
    let mut bases = Bases::default();
    let [config, default_config, config_dirs, system, extra, data, default_data, data_dirs] =
        &mut bases;
    let value = |name| {
        let value = context.secure_variable(name)?;
        Ok(value.filter(|value| !value.is_empty()))
    };
    let home = context.secure_variable(c"HOME")?;
    for (own, default, name, below_home) in [
        (config, default_config, c"XDG_CONFIG_HOME", &b"/.config"[..]),
        (data, default_data, c"XDG_DATA_HOME", b"/.local/share"),
    ] {
        *own = value(name)?;
        if let (None, Some(home)) = (&own, &home) {
            *default = Some(joined(&[home, below_home])?);
        }
    }
    for (list, name, fallback) in [
        (config_dirs, c"XDG_CONFIG_DIRS", directories.fallback_config),
        (data_dirs, c"XDG_DATA_DIRS", directories.fallback_data),
    ] {
        *list = value(name)?;
        if list.is_none() {
            *list = Some(bytes(fallback.as_bytes())?);
        }
    }
    *system = Some(bytes(directories.system_config.as_bytes())?);
    if let Some(directory) = directories.extra_system_config {
        *extra = Some(bytes(directory.as_bytes())?);
    }
    Ok(bases)
}

impl Elements {
    /// Adds the standard locations of drivers.md C.4.
    fn add_standard_locations(
        &mut self,
        context: Context<'_>,
        kind: ManifestKind,
        directories: &BuildDirectories,
    ) -> Grown<()> {
        match context.platform() {
            Platform::Windows => {
                if let Some(directory) = registry::app_package(context, kind)? {
                    self.add(&directory, b"", Origin::Standard)?;
                }
            }
            Platform::Android => {}
            Platform::Apple => {
                if let Some(resources) = context.system.bundle_resources()? {
                    self.add(&resources, kind.relative_directory(), Origin::Bundle)?;
                }
                if context.system.secure_variable(c"VK_LOADER_SEARCH_ONLY_IN_BUNDLE")?.is_none() {
                    self.add_bases(context, kind, directories)?;
                }
            }
            Platform::Linux | Platform::Fuchsia | Platform::Qnx => {
                self.add_bases(context, kind, directories)?;
            }
        }
        Ok(())
    }

    /// Adds the manifests' directory below each base directory in the lists of drivers.md C.1, rows
    /// 1 to 6.
    fn add_bases(
        &mut self,
        context: Context<'_>,
        kind: ManifestKind,
        directories: &BuildDirectories,
    ) -> Grown<()> {
        for base in bases(context, directories)?.iter().flatten() {
            self.add(base, kind.relative_directory(), Origin::Standard)?;
        }
        Ok(())
    }

    /// Splits `list` (drivers.md A.3), appends `relative` to each part that names no manifest, and
    /// adds the parts that are new.
    fn add(&mut self, list: &[u8], relative: &[u8], origin: Origin) -> Grown<()> {
        let separator = self.platform.list_separator();
        for part in list.split(|byte| *byte == separator).filter(|part| !part.is_empty()) {
            let path = if relative.is_empty() || files::is_manifest_name(part) {
                bytes(part)?
            } else if part.ends_with(b"/") {
                joined(&[part, relative])?
            } else {
                joined(&[part, b"/", relative])?
            };
            if self.known.add(path.try_clone()?)? {
                self.elements.try_push(Element { path, origin })?;
            }
        }
        Ok(())
    }
}
