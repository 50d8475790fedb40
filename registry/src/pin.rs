//! Which registry the checked-in code is made from: `pin.json` and `requirements.txt` of this
//! crate, embedded.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

/// The package on PyPI that carries the registry.
pub const PACKAGE: &str = "vulkan-object";

/// A version of the registry, with what its files must hash to.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Pin {
    /// The registry's version: core version and header version, `1.4.366`.
    pub registry: String,
    /// The package's version; it may carry a suffix, `1.4.366.post2`.
    pub package: String,
    /// SHA-256 of `vk.xml`, in lower-case hexadecimal.
    pub vk_xml_sha256: String,
    /// SHA-256 of `video.xml`, in lower-case hexadecimal.
    pub video_xml_sha256: String,
    /// The line of a requirements file that asks for the package with that `video.xml`; none where the
    /// package has one itself. Packages before 1.4.343 have none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub video_requirement: Option<String>,
}

impl Pin {
    /// The text of `pin.json`, one fact a line.
    ///
    /// # Panics
    ///
    /// Never: every string can be written as JSON.
    pub fn text(&self) -> String {
        serde_json::to_string_pretty(self).expect("strings have a JSON form") + "\n"
    }
}

/// The pin that this crate was built with.
pub fn pin() -> &'static Pin {
    static PIN: LazyLock<Pin> = LazyLock::new(|| {
        serde_json::from_str(include_str!("../pin.json")).expect("a test reads registry/pin.json")
    });
    &PIN
}

/// The pip requirements file that names the package and the hash of its wheel.
pub fn requirements() -> &'static str {
    include_str!("../requirements.txt")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pin_and_requirements_name_the_same_package() {
        let pin = pin();
        let requirement = format!("{PACKAGE}=={} --hash=sha256:", pin.package);
        let line = requirements().lines().find_map(|line| line.strip_prefix(&requirement));
        let wheel = line.expect("requirements.txt asks for the pinned package with a hash");
        for sha256 in [wheel, &pin.vk_xml_sha256, &pin.video_xml_sha256] {
            assert_eq!(sha256.len(), 64);
            assert!(sha256.bytes().all(|b| matches!(b, b'0'..=b'9' | b'a'..=b'f')), "{sha256}");
        }
        assert!(pin.package.starts_with(&pin.registry));
    }

    #[test]
    fn the_text_of_a_pin_is_the_file() {
        assert_eq!(pin().text(), include_str!("../pin.json"));
    }

    #[test]
    fn the_workspace_has_the_pinned_version() {
        assert_eq!(env!("CARGO_PKG_VERSION"), pin().registry);
    }
}
