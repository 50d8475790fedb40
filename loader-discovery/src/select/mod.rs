//! Selects drivers, layers and devices by filters and settings. This file holds the glob patterns
//! of all filter variables, and the driver filters (drivers.md A.4); [`layers`] selects layers,
//! [`device_filters`], [`device_order`] and [`device_configurations`] physical devices.

pub mod device_configurations;
pub mod device_filters;
pub mod device_order;
#[cfg(any(test, fuzzing))]
#[path = "tests/fuzz.rs"]
pub(crate) mod fuzz;
pub mod layers;

use alloc::vec::Vec;
use core::ffi::CStr;

use crate::Context;
use crate::event::SelectionRejection;
use crate::memory::{Collect as _, Grown, bytes};
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
    fn parse(token: &[u8]) -> Grown<Self> {
        let (kind, text) = match token {
            b"*" | b"**" | b"~all~" => (GlobKind::All, token),
            [b'~', ..] => (GlobKind::Special, token),
            [b'*', text @ .., b'*'] => (GlobKind::Substring, text),
            [b'*', text @ ..] => (GlobKind::Suffix, text),
            [text @ .., b'*'] => (GlobKind::Prefix, text),
            text => (GlobKind::Full, text),
        };
        let text = bytes(text.get(..MAX_GLOB_TEXT).unwrap_or(text))?;
        Ok(Self { kind, text })
    }

    /// Whether a name matches, ignoring case.
    fn matches(&self, name: &[u8]) -> bool {
        let text = self.text.as_slice();
        let Some(last) = name.len().checked_sub(text.len()) else { return false };
        let is_at = |start: usize| {
            let part = name.get(start..).and_then(|rest| rest.get(..text.len()));
            part.is_some_and(|part| part.eq_ignore_ascii_case(text))
        };
        let mut starts = match self.kind {
            GlobKind::All => return true,
            GlobKind::Substring => 0..=last,
            GlobKind::Prefix => 0..=0,
            GlobKind::Suffix => last..=last,
            GlobKind::Full if last == 0 => 0..=0,
            GlobKind::Full | GlobKind::Special => return false,
        };
        starts.any(is_at)
    }
}

/// The globs of one filter variable.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Globs(pub Vec<Glob>);

impl Globs {
    /// Parses the value of a filter variable: tokens between commas, not trimmed, at most 16.
    pub fn parse(value: &[u8]) -> Grown<Self> {
        Self::split(value, b',')
    }

    /// [`Self::parse`] with another letter between tokens.
    #[inline(never)]
    pub(crate) fn split(value: &[u8], separator: u8) -> Grown<Self> {
        let mut value = bytes(value)?;
        value.make_ascii_lowercase();
        Ok(Self(tokens(&value, separator).map(Glob::parse).take(MAX_GLOBS).try_gather()?))
    }

    /// Reads the filter variable `name`. An unset or empty variable has no globs.
    #[inline(never)]
    pub fn read(context: Context<'_>, name: &CStr) -> Grown<Self> {
        Self::parse(&context.secure_variable(name)?.unwrap_or_default())
    }

    /// Whether there are no globs.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether a glob matches `name`, ignoring case.
    pub fn match_name(&self, name: &[u8]) -> bool {
        self.0.iter().any(|glob| glob.matches(name))
    }
}

/// The tokens of a filter variable.
fn tokens(value: &[u8], separator: u8) -> impl Iterator<Item = &[u8]> {
    value.split(move |byte| *byte == separator).filter(|token| !token.is_empty())
}

/// The driver filters of the environment (drivers.md A.4). Every walk reads them again.
#[derive(Clone, Debug, Default)]
pub struct DriverFilters {
    select: Globs,
    disable: Globs,
}

impl DriverFilters {
    /// Reads `VK_LOADER_DRIVERS_SELECT` and `VK_LOADER_DRIVERS_DISABLE`.
    pub fn read(context: Context<'_>) -> Grown<Self> {
        let globs = |name| Globs::read(context, name);
        Ok(Self { select: globs(DRIVERS_SELECT.0)?, disable: globs(DRIVERS_DISABLE.0)? })
    }

    /// Whether `VK_LOADER_DRIVERS_SELECT` names the drivers to use.
    pub fn select_drivers(&self) -> bool {
        !self.select.is_empty()
    }

    /// Filters the driver of the manifest at `path` by the file name of the manifest.
    ///
    /// # Errors
    ///
    /// The variable that rejects the driver; the caller records the error.
    pub fn judge<'a>(
        &self,
        platform: Platform,
        path: &'a [u8],
    ) -> Result<(), SelectionRejection<'a>> {
        let separator = platform.directory_separator();
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
mod tests;
