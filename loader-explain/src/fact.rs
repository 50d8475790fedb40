//! An event of the loader as plain data, which can leave the process and be printed.

use std::collections::BTreeMap;

use loader_discovery::event::line::{DEBUG, ERROR, FATAL, INFO, WARNING};
use loader_discovery::event::{KeptEvents, Observation};
use serde::{Deserialize, Serialize};

/// A recorded event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Fact {
    /// The table and the message, such as `ManifestRejection::NoIcd`.
    pub(crate) name: String,
    /// The log level; `silent` for an event that the log does not print.
    pub(crate) level: String,
    /// The text of the log line without its header.
    pub(crate) text: String,
    /// The values in the text, and others that the log does not print.
    pub(crate) fields: BTreeMap<String, String>,
}

impl Fact {
    pub(crate) fn of(seen: &Observation) -> Fact {
        let levels =
            [(FATAL | ERROR, "error"), (WARNING, "warning"), (INFO, "info"), (DEBUG, "debug")];
        let level = levels.iter().find(|(bits, _)| seen.bits & bits != 0);
        Fact {
            name: seen.name.to_owned(),
            level: level.map_or("silent", |(_, name)| name).to_owned(),
            text: seen.text.clone(),
            fields: seen
                .fields
                .iter()
                .map(|(name, value)| ((*name).into(), value.clone()))
                .collect(),
        }
    }

    /// An event of this program, without a text of the log.
    pub(crate) fn own<'a>(
        name: &str,
        level: &str,
        fields: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Fact {
        let fields = fields.into_iter().map(|(name, value)| (name.to_owned(), value.to_owned()));
        Fact {
            name: name.to_owned(),
            level: level.to_owned(),
            text: String::new(),
            fields: fields.collect(),
        }
    }

    pub(crate) fn field(&self, name: &str) -> Option<&str> {
        self.fields.get(name).map(String::as_str)
    }

    /// Whether a field that names a file or layer has this value.
    pub(crate) fn is_about(&self, subject: &str) -> bool {
        let keys = ["manifest", "path", "layer", "removed", "meta", "package"];
        keys.iter().any(|key| self.field(key) == Some(subject))
    }
}

/// The events that were recorded since the last call.
pub(crate) fn take(journal: &KeptEvents) -> Vec<Fact> {
    journal.take_all().iter().map(|event| Fact::of(&Observation::of(event))).collect()
}

/// The text of bytes from the system; what is not UTF-8 is replaced.
pub(crate) fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}
