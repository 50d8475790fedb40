//! Selects the parts of a file to keep: the values that the loader needs (drivers.md D.2, K.2;
//! layers.md 1.4; docs/icd-packages.md).

/// The parts of a value to keep. Texts, numbers and literals are always kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Keep {
    /// As [`Keep::Known`], and additionally every member that follows a `layer` member. Only the
    /// root value has this: a layer manifest of version 1.0.0 may have several layers, later
    /// versions may not (layers.md 1.2.2).
    Root,
    /// The first member of each known key.
    Known,
    /// Every member (whatever its key) or element; of each of these, only the known keys.
    Children,
    /// The first member, whatever its key.
    First,
    /// Everything.
    All,
}

impl Keep {
    /// The parts to keep of a child that was not chosen by its key.
    pub(super) fn of_child(self) -> Self {
        if self == Self::All { Self::All } else { Self::Known }
    }
}

/// The known keys and the parts of their values to keep. At most 64, because each key has a bit of
/// its own in a `u64`.
const KEYS: [(&str, Keep); 47] = [
    // Values that are printed, whatever their type.
    ("library_path", Keep::All),
    ("version", Keep::All),
    // Objects whose first member has an arbitrary key.
    ("disable_environment", Keep::First),
    ("enable_environment", Keep::First),
    // Lists, or objects that the loader reads as lists.
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

/// The index of a known key, and the parts of its value to keep.
pub(super) fn known(key: &str) -> Option<(usize, Keep)> {
    let number = KEYS.iter().position(|(known, _)| known.eq_ignore_ascii_case(key))?;
    KEYS.get(number).map(|(_, keep)| (number, *keep))
}

/// Whether `key` is `layer`, all of whose later siblings are kept.
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
