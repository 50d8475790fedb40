//! `vkgen entrypoints`: the first code of a driver, made from the resolved registry.

pub mod c;
pub mod rust;

use crate::resolve::Table;

/// What to generate.
#[derive(Clone, Debug)]
pub struct Options {
    /// The prefix of types and functions, and the stem of the files.
    pub name: String,
    /// Prefixes with tables of all three levels.
    pub prefixes: Vec<String>,
    /// Prefixes with a table of device commands alone: variants for generations of hardware, hooks.
    pub device_prefixes: Vec<String>,
}

impl Options {
    /// Every table: its prefix and its level.
    fn tables(&self) -> impl Iterator<Item = (&str, Table)> {
        let all = self
            .prefixes
            .iter()
            .flat_map(|prefix| Table::ALL.map(|table| (prefix.as_str(), table)));
        let device = self.device_prefixes.iter();
        all.chain(device.map(|prefix| (prefix.as_str(), Table::Device)))
    }
}
