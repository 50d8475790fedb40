//! `vkgen diff`: what the reviewer of a header bump needs, from two registries.
//!
//! [`model`] compares the registries. Here comes what follows from them: requirements, levels,
//! and the slots of the dispatch tables. [`outline`] puts it in a reviewer's order, which [`text`]
//! and [`markdown`] print.

mod markdown;
mod model;
mod outline;
mod slots;
mod text;

use serde::Serialize;

use crate::emit::facts;
use crate::input::Input;
use crate::resolve::{Api, Command};
pub use model::{Change, Changed, Changes, Impact, RegistryDiff};
pub use slots::{Move, TableDiff};

/// How to print it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Format {
    /// For a terminal.
    Text,
    /// For programs; with sizes and offsets all of it.
    Json,
    /// For the description of a merge request.
    Markdown,
}

/// Everything that changed.
#[derive(Clone, Debug, Serialize)]
pub struct Review {
    /// What changed in the model.
    #[serde(flatten)]
    pub registry: RegistryDiff,
    /// Commands whose level, or what brings them, changed.
    pub requirements: Vec<Changed>,
    /// What became of the dispatch tables.
    pub tables: Vec<TableDiff>,
}

/// Compares two registries.
#[must_use]
pub fn review(old: &Input, new: &Input) -> Review {
    Review {
        registry: model::diff(&old.registry, &new.registry),
        requirements: requirements(&old.api, &new.api),
        tables: slots::compare(&old.api, &new.api),
    }
}

/// Prints a comparison.
#[must_use]
pub fn render(review: &Review, format: Format) -> String {
    match format {
        Format::Text => text::render(&outline::outline(review)),
        Format::Markdown => markdown::render(&outline::outline(review)),
        // Plain data has no key that is no string: this cannot fail.
        Format::Json => serde_json::to_string_pretty(review).unwrap_or_default() + "\n",
    }
}

fn requirements(old: &Api, new: &Api) -> Vec<Changed> {
    let differ = |command: &Command| {
        let before = old.command(&command.name)?;
        let facts = [
            ("level", before.level.name().to_owned(), command.level.name().to_owned(), Impact::Abi),
            (
                "brought by",
                facts::brought_by(old, before),
                facts::brought_by(new, command),
                Impact::Compatible,
            ),
        ];
        let changes: Vec<Change> = facts
            .into_iter()
            .filter(|(_, old, new, _)| old != new)
            .map(|(what, old, new, impact)| Change {
                what: what.to_owned(),
                old: Some(old),
                new: Some(new),
                impact,
            })
            .collect();
        let name = command.name.clone();
        (!changes.is_empty()).then_some(Changed { name, changes })
    };
    new.commands.iter().filter_map(differ).collect()
}
