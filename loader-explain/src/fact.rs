//! An event of the loader as plain data, which can leave the process and be printed.

use std::collections::BTreeMap;
use std::fmt;

use loader_discovery::event::line::{Line, level_in_reports};
use loader_discovery::event::{self, Observation, Text, Version};
use loader_discovery::manifest::version::ApiVersion;
use serde::{Deserialize, Serialize};

use crate::report::Explanation;

/// A recorded event.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fact {
    /// The table and the message, such as `ManifestRejection::NoIcd`.
    pub name: String,
    /// The log level; `silent` for an event without one.
    pub level: String,
    /// The text of the log line without its header.
    pub text: String,
    /// The values in the text, and others that the log does not print.
    pub fields: BTreeMap<String, String>,
    /// The decision about a file or layer; `None` if the event decides nothing.
    #[serde(flatten)]
    pub why: Option<Why>,
    #[serde(skip)]
    pub kind: Kind,
}

/// What is wrong with a file or layer, and what to do.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Why {
    pub reason: String,
    pub cure: String,
}

/// What a reason is about, as far as a report decides by that.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Kind {
    /// The process ended, or did not go on, in the driver or layer.
    End,
    /// `VK_LOADER_DRIVERS_SELECT` does not select the driver, which is no fault.
    NotSelected,
    /// A policy leaves the driver out, because its hardware is absent or asleep.
    LeftOut,
    /// A variable or setting leaves it out on purpose.
    Disabled,
    /// A layer that somebody wants and that is not found.
    Missing,
    /// The library is for programs of another word size, such as 32 bits. The reason ends with its path.
    OtherClass,
    /// The file of the library is at fault. The reason ends with its path.
    LibraryFile,
    /// The loader uses the driver in spite of what its manifest says.
    Doubt,
    #[default]
    Other,
}

/// The fields that name a file or layer, the most precise first.
const SUBJECTS: [&str; 6] = ["layer", "removed", "meta", "package", "manifest", "path"];

impl Fact {
    pub(crate) fn of(seen: Observation) -> Fact {
        let Observation { name, bits, text, fields, why } = seen;
        let fields = fields.into_iter().map(|(name, value)| (name.to_owned(), value)).collect();
        let (name, level) = (name.to_owned(), level_in_reports(bits).to_owned());
        Fact { name, level, text, fields, why: why.map(Why::from), kind: Kind::Other }
    }

    /// An event of this program, without a text of the log.
    pub(crate) fn own(event: &str, reason: impl Into<String>, cure: impl Into<String>) -> Fact {
        let (name, level) = (event.to_owned(), "error".to_owned());
        let why = Some(Why { reason: reason.into(), cure: cure.into() });
        Fact { name, level, why, ..Fact::default() }
    }

    /// The text of a field.
    pub fn field(&self, name: &str) -> Option<&str> {
        self.fields.get(name).map(String::as_str)
    }

    /// The files and layers that the event names, the most precise first.
    pub fn subjects(&self) -> impl Iterator<Item = &str> {
        SUBJECTS.iter().filter_map(|key| self.field(key))
    }
}

/// For the cause of a fate: each has a reason and a cure.
impl From<Fact> for Explanation {
    fn from(Fact { name, why, kind, .. }: Fact) -> Explanation {
        Explanation { event: name, why: why.unwrap_or_default(), kind }
    }
}

impl From<event::Why> for Why {
    fn from(event::Why { reason, cure }: event::Why) -> Why {
        Why { reason, cure }
    }
}

/// The text of bytes from the system as messages print them: control characters and what is not
/// UTF-8 are `\xNN`. So a path has one name in a report.
pub(crate) fn text(bytes: &[u8]) -> String {
    Line::of(&Text::from(bytes)).to_text()
}

/// The last part of a path.
pub(crate) fn file_name(path: &str) -> &str {
    path.rsplit('/').next().unwrap_or_default()
}

/// A packed version. Reports and the lines of a child have it as `major.minor.patch`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Serialize, Deserialize)]
#[serde(into = "String", from = "String")]
pub struct PackedVersion(pub u32);

impl fmt::Display for PackedVersion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&Line::of(&Version(self.0)).to_text())
    }
}

impl From<PackedVersion> for String {
    fn from(version: PackedVersion) -> String {
        version.to_string()
    }
}

impl From<String> for PackedVersion {
    fn from(text: String) -> PackedVersion {
        PackedVersion(ApiVersion::parse(&text).0)
    }
}
