//! The version of a registry as people write it, `1.4.366`: the newest core version and the header
//! version.

use std::fmt;
use std::str::FromStr;

use crate::model::{Registry, Version};
use crate::pin::Pin;

/// A version of the registry. The newer of two is the greater one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Release {
    /// The newest core version that it describes.
    pub core: Version,
    /// `VK_HEADER_VERSION`.
    pub header: u32,
}

impl fmt::Display for Release {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { core, header } = self;
        write!(f, "{}.{}.{header}", core.major, core.minor)
    }
}

impl FromStr for Release {
    type Err = String;

    /// Reads `1.4.366`. What follows a third dot is a matter of packaging (`.post2`) and is passed
    /// over.
    fn from_str(text: &str) -> Result<Self, String> {
        let mut numbers = text.split('.').map(|number| number.parse().ok());
        match (numbers.next(), numbers.next(), numbers.next()) {
            (Some(Some(major)), Some(Some(minor)), Some(Some(header))) => {
                Ok(Self { core: Version { major, minor }, header })
            }
            _ => Err(format!("`{text}` is not a version such as 1.4.366")),
        }
    }
}

impl Registry {
    /// The version that the registry describes; 0.0 where it has no core version.
    pub fn release(&self) -> Release {
        Release {
            core: self.core_version.unwrap_or(Version { major: 0, minor: 0 }),
            header: self.header_version,
        }
    }
}

impl Pin {
    /// The pinned registry's version.
    ///
    /// # Panics
    ///
    /// Never: a test reads `registry/pin.json`.
    pub fn release(&self) -> Release {
        self.registry.parse().expect("a test reads registry/pin.json")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pin::pin;

    #[test]
    fn releases_are_written_as_they_are_read_and_ordered_by_number() {
        let read = |text: &str| text.parse::<Release>().expect("a version");
        assert_eq!(read("1.4.366").to_string(), "1.4.366");
        assert_eq!(read("1.4.357.post1"), read("1.4.357"));
        assert!(read("1.4.99") < read("1.4.366"));
        assert!(read("1.3.400") < read("1.4.1"));
        assert_eq!(pin().release().to_string(), pin().registry);
        for bad in ["", "1", "1.4", "1.4.", "1.4.x", "v1.4.3", "1.-4.3"] {
            assert!(bad.parse::<Release>().is_err(), "{bad}");
        }
    }
}
