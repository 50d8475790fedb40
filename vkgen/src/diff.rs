//! `vkgen diff`: what the reviewer of a header bump needs, from two registries.
//!
//! [`model`] compares the registries. This module adds the facts that follow from the registries:
//! levels, what brings each name, this loader's code, and the slots of the dispatch tables.
//! [`breaks`] lists the breaks for each [`Reader`]. [`outline`] puts the comparison in a reviewer's
//! order, which [`text`] and [`markdown`] print.

mod breaks;
mod brought;
mod kit;
mod loader;
mod markdown;
mod model;
mod outline;
mod slots;
mod text;

use serde::Serialize;

pub use crate::facts::{Fact, Reader, Thing, What};
use crate::facts::{Names, View};
use crate::input::Input;
use crate::resolve::Api;
pub use breaks::Break;
pub use model::{Change, Changed, Changes, RegistryDiff};
pub use slots::{Move, TableDiff};

/// The format of the output.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Format {
    /// For a terminal.
    Text,
    /// For programs, with all sizes and offsets.
    Json,
    /// For the description of a merge request.
    Markdown,
}

/// Everything that changed.
#[derive(Clone, Debug, Serialize)]
pub struct Review {
    /// The breaks for each reader. Every break is also in another list.
    pub breaks: Vec<Break>,
    /// What changed in the model.
    #[serde(flatten)]
    pub registry: RegistryDiff,
    /// Names that another version or extension brings now, and commands with another level.
    pub requirements: Vec<Changed>,
    /// Commands and instance extensions that this loader treats in another way.
    pub loader: Vec<Changed>,
    /// Structures and commands that author-kit copies or visits in another way.
    pub kit: Vec<Changed>,
    /// The slots of the dispatch tables, before and now.
    pub tables: Vec<TableDiff>,
}

impl Review {
    /// Whether source code on dispatch-tables breaks.
    #[must_use]
    pub fn breaks_source(&self) -> bool {
        self.breaks.iter().any(|one| one.reader == Reader::Source && !one.items.is_empty())
    }
}

/// Compares two registries.
#[must_use]
pub fn review(old: &Input, new: &Input) -> Review {
    let (before, after) = (&old.api.registry, &new.api.registry);
    let names = Names::of_both(before, after);
    let views = (View::new(before, &names), View::new(after, &names));
    let requirements =
        [levels(&old.api, &new.api), brought::compare(&views.0.brought, &views.1.brought)];
    let (registry, loader, kit) = std::thread::scope(|scope| {
        let loader = scope.spawn(|| loader::compare(old, new));
        let kit = scope.spawn(|| kit::compare(old, new));
        (model::diff((old, new), &views.0, &views.1), joined(loader), joined(kit))
    });
    let mut review = Review {
        breaks: Vec::new(),
        registry,
        requirements: requirements.concat(),
        loader,
        kit,
        tables: slots::compare(&old.api, &new.api),
    };
    review.breaks = breaks::breaks(&review);
    review
}

/// The result of a thread, whose panic goes on.
pub(crate) fn joined<T>(thread: std::thread::ScopedJoinHandle<'_, T>) -> T {
    thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
}

/// Prints a comparison.
#[must_use]
pub fn render(review: &Review, format: Format) -> String {
    match format {
        Format::Text => text::render(&outline::outline(review)),
        Format::Markdown => markdown::render(&outline::outline(review)),
        // Serializing fails only for a map whose keys are no strings, and there is none.
        Format::Json => serde_json::to_string_pretty(review).unwrap_or_default() + "\n",
    }
}

/// The commands that another table has now, because they are called on another object.
fn levels(old: &Api, new: &Api) -> Vec<Changed> {
    let things = |api: &Api| -> Vec<Thing> {
        let things = api.commands.iter().map(|command| {
            let level = command.level.name();
            let fact = Fact::read_by(What::Words("level"), level, &[Reader::Source]);
            Thing { name: command.name.clone(), facts: vec![fact] }
        });
        things.collect()
    };
    model::compare(&things(old), &things(new)).changed
}
