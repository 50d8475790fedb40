//! `vkgen explain`: what the registry says about one name, on one screen.

mod command;
mod extension;
mod ty;
mod value;

use std::collections::BTreeSet;

use registry::Registry;
use registry::model::{Position, Require};

use crate::emit::facts;
use crate::input::Input;
use crate::wrap::wrap;

/// Lists are cut here, so that everything fits on a screen.
const MOST: usize = 24;
/// The same for lists of which there may be many.
const FEW: usize = 6;
/// Names that are suggested for an unknown one.
const SUGGESTIONS: usize = 5;

/// What there is to say about `name`; none if nothing has that name.
#[must_use]
pub fn explain(input: &Input, name: &str) -> Option<String> {
    command::explain(input, name)
        .or_else(|| extension::explain(input, name))
        .or_else(|| extension::explain_version(input, name))
        .or_else(|| ty::explain(input, name))
        .or_else(|| value::explain(input, name))
}

/// The names that are like `name`, the likeliest first.
#[must_use]
pub fn suggestions(input: &Input, name: &str) -> Vec<String> {
    let all = names(&input.registry);
    let bare = |name: &str| {
        let name = name.to_ascii_lowercase();
        let name = name.strip_prefix("vk").unwrap_or(&name);
        name.replace('_', "")
    };
    let wanted = bare(name);
    // What differs in prefix, case and underscores alone is what was meant.
    let mut suggestions: Vec<String> =
        all.iter().filter(|other| bare(other) == wanted).map(|other| (*other).to_owned()).collect();
    // Then what it is the end of: `swapchain`. The shortest such name says least besides.
    let mut longer: Vec<&str> = all
        .iter()
        .copied()
        .filter(|other| wanted.len() >= 4 && bare(other).ends_with(&wanted))
        .collect();
    longer.sort_by_key(|name| (name.len(), *name));
    for name in longer.into_iter().take(SUGGESTIONS) {
        if !suggestions.iter().any(|known| known == name) {
            suggestions.push(name.to_owned());
        }
    }
    let candidates: Vec<&str> = all.into_iter().collect();
    for close in similar::get_close_matches(name, &candidates, SUGGESTIONS, 0.75) {
        if !suggestions.iter().any(|known| known == close) {
            suggestions.push(close.to_owned());
        }
    }
    suggestions.truncate(SUGGESTIONS);
    suggestions
}

/// Everything that can be explained.
fn names(registry: &Registry) -> BTreeSet<&str> {
    let values = registry.enums.iter().flat_map(|group| &group.values);
    let all = [
        registry.commands.iter().map(|one| one.name.as_str()).collect::<Vec<_>>(),
        registry.types.iter().map(|one| one.name.as_str()).collect(),
        registry.extensions.iter().map(|one| one.name.as_str()).collect(),
        registry.features.iter().map(|one| one.name.as_str()).collect(),
        registry.constants.iter().map(|one| one.name.as_str()).collect(),
        values.map(|one| one.name.as_str()).collect(),
    ];
    all.into_iter().flatten().collect()
}

/// What is said about one name.
struct Sheet(String);

impl Sheet {
    /// A heading: the name, what it is, and where it stands.
    fn new(name: &str, what: &str, position: &Position) -> Sheet {
        Sheet(format!("{name}: {what}\n  --> {position}\n"))
    }

    /// A fact with its label.
    fn row(&mut self, label: &str, text: &str) {
        self.0.push_str(&wrap(&format!("  {label:<14}{text}"), 16));
    }

    /// A fact, where there is one.
    fn optional(&mut self, label: &str, text: Option<&str>) {
        if let Some(text) = text {
            self.row(label, text);
        }
    }

    /// A list, where there is anything in it; a long one is cut.
    fn list(&mut self, label: &str, items: &[String]) {
        self.list_of(MOST, label, items);
    }

    /// A list that is cut after `most` items.
    fn list_of(&mut self, most: usize, label: &str, items: &[String]) {
        let shown: Vec<&str> = items.iter().take(most).map(String::as_str).collect();
        let mut text = shown.join(", ");
        if items.len() > shown.len() {
            text.push_str(&format!(" and {} more", items.len() - shown.len()));
        }
        if !items.is_empty() {
            self.row(label, &text);
        }
    }

    /// A line of its own below the last label.
    fn line(&mut self, text: &str) {
        self.0.push_str(&wrap(&format!("    {text}"), 8));
    }

    fn finish(self) -> Option<String> {
        Some(self.0)
    }
}

/// The versions and extensions whose require blocks list a name.
fn brought_by(registry: &Registry, listed: impl Fn(&Require) -> bool) -> Vec<String> {
    let mut found = Vec::new();
    for feature in &registry.features {
        let version = format!("Vulkan {}.{}", feature.version.major, feature.version.minor);
        if feature.requires.iter().any(&listed) && !found.contains(&version) {
            found.push(version);
        }
    }
    let extensions = registry.extensions.iter().map(|one| (&one.name, &one.requires));
    let headers = registry.video_headers.iter().map(|one| (&one.name, &one.requires));
    for (name, requires) in extensions.chain(headers) {
        let Some(require) = requires.iter().find(|require| listed(require)) else {
            continue;
        };
        found.push(match &require.depends {
            None => name.clone(),
            Some(depends) => format!("{name} (with {})", facts::condition(depends)),
        });
    }
    found
}
