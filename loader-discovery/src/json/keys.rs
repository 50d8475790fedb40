//! Which parts of a file are kept: those that the loader acts on (drivers.md D.2, K.2; layers.md
//! 1.4; docs/icd-packages.md).

/// How much of a value is kept. Texts, numbers and literals are kept always.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Keep {
    /// The root: as [`Keep::Known`], and every member behind a `layer`, for a layer manifest of
    /// version 1.0.0 can have several layers, and no later one may (layers.md 1.2.2).
    Root,
    /// The first member of each key that the loader knows.
    Known,
    /// Every member or element, whatever its key; in each of them what is known.
    Children,
    /// The first member, whatever its key.
    First,
    /// Everything.
    All,
}

impl Keep {
    /// How much of a child is kept that has no key, or one that does not matter.
    pub(super) fn of_child(self) -> Self {
        if self == Self::All { Self::All } else { Self::Known }
    }
}

/// The keys that the loader knows, fewer than 64, and how much of their values is kept.
const KEYS: [(&str, Keep); 47] = [
    // What is printed, whatever its type.
    ("library_path", Keep::All),
    ("version", Keep::All),
    // Objects whose first member has a key of the author's.
    ("disable_environment", Keep::First),
    ("enable_environment", Keep::First),
    // Lists, or objects that are read as lists.
    ("layers", Keep::Children),
    ("component_layers", Keep::Children),
    ("blacklisted_layers", Keep::Children),
    ("override_paths", Keep::Children),
    ("app_keys", Keep::Children),
    ("instance_extensions", Keep::Children),
    ("device_extensions", Keep::Children),
    ("entrypoints", Keep::Children),
    ("settings_array", Keep::Children),
    ("stderr_log", Keep::Children),
    ("additional_drivers", Keep::Children),
    ("device_configurations", Keep::Children),
    ("deviceUUID", Keep::Children),
    ("driverUUID", Keep::Children),
    // Objects with known members, and texts, numbers and literals.
    ("name", Keep::Known),
    ("library_arch", Keep::Known),
    ("api_version", Keep::Known),
    ("file_format_version", Keep::Known),
    ("ICD", Keep::Known),
    ("layer", Keep::Known),
    ("type", Keep::Known),
    ("description", Keep::Known),
    ("implementation_version", Keep::Known),
    ("is_portability_driver", Keep::Known),
    ("functions", Keep::Known),
    ("pre_instance_functions", Keep::Known),
    ("spec_version", Keep::Known),
    ("vkNegotiateLoaderLayerInterfaceVersion", Keep::Known),
    ("vkGetInstanceProcAddr", Keep::Known),
    ("vkGetDeviceProcAddr", Keep::Known),
    ("vkEnumerateInstanceExtensionProperties", Keep::Known),
    ("vkEnumerateInstanceLayerProperties", Keep::Known),
    ("vkEnumerateInstanceVersion", Keep::Known),
    ("settings", Keep::Known),
    ("control", Keep::Known),
    ("treat_as_implicit_manifest", Keep::Known),
    ("path", Keep::Known),
    ("additional_drivers_use_exclusively", Keep::Known),
    ("driverVersion", Keep::Known),
    ("deviceName", Keep::Known),
    ("driverName", Keep::Known),
    ("file_path", Keep::Known),
    ("manifest_path", Keep::Known),
];

/// The number of a key that the loader knows, and how much of its value is kept.
pub(super) fn known(key: &str) -> Option<(usize, Keep)> {
    let number = KEYS.iter().position(|(known, _)| known.eq_ignore_ascii_case(key))?;
    KEYS.get(number).map(|(_, keep)| (number, *keep))
}

/// Whether `key` is the one whose later siblings are kept.
pub(super) fn is_layer(key: &str) -> bool {
    key.eq_ignore_ascii_case("layer")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_key_has_a_bit_of_its_own() {
        assert!(KEYS.len() <= 64);
        for (number, (key, keep)) in KEYS.iter().enumerate() {
            assert_eq!(known(key), Some((number, *keep)));
        }
    }
}
