//! Selects drivers, layers and devices by filters and settings. This file holds the glob patterns
//! of all filter variables, and the driver filters (drivers.md A.4); [`layers`] selects layers,
//! [`device_filters`] and [`device_order`] physical devices.

pub mod device_filters;
pub mod device_order;
#[cfg(any(test, fuzzing))]
pub(crate) mod fuzz;
pub mod layers;
pub mod number;

use alloc::vec::Vec;
use core::ffi::CStr;

use crate::Context;
use crate::event::SelectionRejection;
use crate::system::Platform;

const DRIVERS_SELECT: (&CStr, &str) = (c"VK_LOADER_DRIVERS_SELECT", "VK_LOADER_DRIVERS_SELECT");
const DRIVERS_DISABLE: (&CStr, &str) = (c"VK_LOADER_DRIVERS_DISABLE", "VK_LOADER_DRIVERS_DISABLE");

/// The maximum number of tokens in one variable. Later ones are ignored.
const MAX_GLOBS: usize = 16;
/// The maximum length of a token's text. Later bytes are ignored.
const MAX_GLOB_TEXT: usize = 255;

/// How a glob matches a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GlobKind {
    /// `*`, `**`, `~all~`: every name that is at least as long as the token.
    All,
    /// Another token that starts with `~`: no name. Some variables define meanings (A.5).
    Special,
    /// Every name that contains the text.
    Substring,
    /// Every name that begins with the text.
    Prefix,
    /// Every name that ends with the text.
    Suffix,
    /// The name that equals the text.
    Full,
}

/// One token of a filter variable.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Glob {
    /// How the text matches.
    pub kind: GlobKind,
    /// The text in lower case without stars; for the first two kinds the whole token.
    pub text: Vec<u8>,
}

impl Glob {
    /// Parses one token in lower case.
    fn parse(token: &[u8]) -> Self {
        let (kind, text) = match token {
            b"*" | b"**" | b"~all~" => (GlobKind::All, token),
            [b'~', ..] => (GlobKind::Special, token),
            [b'*', text @ .., b'*'] => (GlobKind::Substring, text),
            [b'*', text @ ..] => (GlobKind::Suffix, text),
            [text @ .., b'*'] => (GlobKind::Prefix, text),
            text => (GlobKind::Full, text),
        };
        let text = text.get(..MAX_GLOB_TEXT).unwrap_or(text).to_vec();
        Self { kind, text }
    }

    /// Whether a name in lower case matches.
    fn matches(&self, name: &[u8]) -> bool {
        let text = self.text.as_slice();
        match self.kind {
            GlobKind::All => text.len() <= name.len(),
            GlobKind::Special => false,
            GlobKind::Substring => {
                text.is_empty() || name.windows(text.len()).any(|part| part == text)
            }
            GlobKind::Prefix => name.starts_with(text),
            GlobKind::Suffix => name.ends_with(text),
            GlobKind::Full => name == text,
        }
    }
}

/// The globs of one filter variable.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Globs(pub Vec<Glob>);

impl Globs {
    /// Parses the value of a filter variable: tokens between commas, not trimmed, at most 16.
    pub fn parse(value: &[u8]) -> Self {
        let value = value.to_ascii_lowercase();
        Self(tokens(&value).map(Glob::parse).take(MAX_GLOBS).collect())
    }

    /// Reads the filter variable `name`. An unset or empty variable has no globs.
    pub fn read(context: Context<'_>, name: &CStr) -> Self {
        Self::parse(&context.secure_variable(name).unwrap_or_default())
    }

    /// Whether there are no globs.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether a glob matches `name`, ignoring case.
    pub fn match_name(&self, name: &[u8]) -> bool {
        let name = name.to_ascii_lowercase();
        self.0.iter().any(|glob| glob.matches(&name))
    }
}

/// The tokens of a filter variable.
fn tokens(value: &[u8]) -> impl Iterator<Item = &[u8]> {
    value.split(|byte| *byte == b',').filter(|token| !token.is_empty())
}

/// The driver filters of the environment (drivers.md A.4). Every walk reads them again.
#[derive(Clone, Debug, Default)]
pub struct DriverFilters {
    select: Globs,
    disable: Globs,
}

impl DriverFilters {
    /// Reads `VK_LOADER_DRIVERS_SELECT` and `VK_LOADER_DRIVERS_DISABLE`.
    pub fn read(context: Context<'_>) -> Self {
        let globs = |name| Globs::read(context, name);
        Self { select: globs(DRIVERS_SELECT.0), disable: globs(DRIVERS_DISABLE.0) }
    }

    /// Filters the driver of the manifest at `path` by the file name of the manifest.
    ///
    /// # Errors
    ///
    /// The variable that rejects the driver; the caller records the error.
    pub fn judge<'a>(&self, path: &'a [u8]) -> Result<(), SelectionRejection<'a>> {
        let separator = Platform::HOST.directory_separator();
        let mut names = path.rsplit(|byte| *byte == separator);
        let name = names.next().unwrap_or(path);
        let (manifest, file_name) = (path.into(), name.into());
        let selected = self.select.match_name(name);
        if self.disable.match_name(name) && !selected {
            let variable = DRIVERS_DISABLE.1;
            Err(SelectionRejection::Disabled { manifest, file_name, variable })
        } else if !self.select.is_empty() && !selected {
            let variable = DRIVERS_SELECT.1;
            Err(SelectionRejection::NotSelected { manifest, file_name, variable })
        } else {
            Ok(())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::KeptEvents;
    use crate::system::virtual_system::{VirtualSystem, VirtualWindows};

    /// drivers.md A.4, layers.md 3.3.
    #[test]
    fn a4_token_forms() {
        let long = format!("{}*", "a".repeat(300));
        let cases: [(&str, &str, bool); 27] = [
            ("*", "x", true),
            ("**", "xy", true),
            ("**", "x", false),
            ("~all~", "abcde", true),
            ("~all~", "abcd", false),
            ("~implicit~", "~implicit~", false),
            ("~explicit~", "anything.json", false),
            ("~xyz~", "~xyz~", false),
            ("*abc*", "xxABCxx", true),
            ("*abc*", "abc", true),
            ("*abc*", "ab", false),
            ("abc*", "abcdef", true),
            ("abc*", "xabc", false),
            ("*abc", "xxabc", true),
            ("*abc", "abcx", false),
            ("abc", "ABC", true),
            ("abc", "abcd", false),
            ("***", "a*b", true),
            ("***", "ab", false),
            ("a*b", "a*b", true),
            ("a*b", "axb", false),
            ("a?c", "abc", false),
            (" b*", "b1", false),
            ("a, b*", "b1", false),
            ("a,,b*", "b1", true),
            (",", "x", false),
            (&long, &"a".repeat(256), true),
        ];
        for (value, name, expected) in cases {
            let globs = Globs::parse(value.as_bytes());
            assert_eq!(globs.match_name(name.as_bytes()), expected, "{value:?} {name:?}");
        }
        assert!(!Globs::parse(long.as_bytes()).match_name(&[b'a'; 254]));
    }

    #[test]
    fn a4_sixteen_tokens_count() {
        let tokens: Vec<String> = (0..17).map(|number| format!("n{number}")).collect();
        let globs = Globs::parse(tokens.join(",").as_bytes());
        assert!(globs.match_name(b"n15"));
        assert!(!globs.match_name(b"n16"));
    }

    fn line(select: Option<&str>, disable: Option<&str>, path: &str) -> Option<String> {
        let mut system = VirtualSystem::new();
        if let Some(value) = select {
            system.set("VK_LOADER_DRIVERS_SELECT", value);
        }
        if let Some(value) = disable {
            system.set("VK_LOADER_DRIVERS_DISABLE", value);
        }
        let journal = KeptEvents::new();
        let filters = DriverFilters::read(Context::host(&system, &journal));
        let rejection = filters.judge(path.as_bytes()).err()?;
        journal.record(rejection);
        journal.take_lines().pop()
    }

    #[test]
    fn a4_driver_decision() {
        let disabled = Some(
            "WARNING | DRIVER: Driver \"Nv.json\" ignored because it was disabled by env var \
             'VK_LOADER_DRIVERS_DISABLE'"
                .to_owned(),
        );
        let unselected = Some(
            "WARNING | DRIVER: Driver \"Nv.json\" ignored because not selected by env var \
             'VK_LOADER_DRIVERS_SELECT'"
                .to_owned(),
        );
        let cases = [
            (None, None, None),
            (Some(""), Some(""), None),
            (None, Some("nv*"), disabled.clone()),
            (None, Some("nv"), None),
            (None, Some("nv.json"), disabled.clone()),
            (Some("*nv*"), Some("~all~"), None),
            (Some("amd*"), Some("*"), disabled),
            (Some("amd*"), None, unselected.clone()),
            (Some("nv*"), None, None),
            (Some(" nv*"), None, unselected),
            (Some("d/nv*"), Some("d/nv*"), Some(String::new())),
        ];
        for (select, disable, expected) in cases {
            let found = line(select, disable, "/d/Nv.json");
            if expected == Some(String::new()) {
                assert!(found.unwrap().contains("not selected"), "only file names are compared");
            } else {
                assert_eq!(found, expected, "{select:?} {disable:?}");
            }
        }
        assert_eq!(line(None, Some("nv.json"), "other.json"), None);
        assert!(line(None, Some("bare.json"), "bare.json").is_some());
    }

    #[test]
    fn a2_elevated_processes_have_no_driver_filters() {
        let mut system = VirtualSystem::new();
        system.set("VK_LOADER_DRIVERS_DISABLE", "*").elevate();
        let journal = KeptEvents::new();
        let is_disabled = |platform, system: &VirtualSystem| {
            let filters = DriverFilters::read(Context::on(platform, system, &journal));
            filters.judge(b"/d/a.json").is_err()
        };
        assert!(!is_disabled(Platform::Linux, &system));
        assert!(is_disabled(Platform::Fuchsia, &system));
        assert!(journal.take_lines().is_empty());
        let mut windows = VirtualWindows::default();
        system.windows = Some(windows.clone());
        assert!(is_disabled(Platform::Windows, &system));
        windows.high_integrity = true;
        system.windows = Some(windows);
        assert!(!is_disabled(Platform::Windows, &system));
        let expected = ["VK_LOADER_DRIVERS_SELECT", "VK_LOADER_DRIVERS_DISABLE"].map(|name| {
            format!(
                "INFO:           Loader is running with elevated permissions. Environment variable \
                 {name} will be ignored"
            )
        });
        assert_eq!(journal.take_lines(), expected);
    }
}
