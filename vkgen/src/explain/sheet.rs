//! The facts about one name, as data, and their two forms: a screen of text, and JSON.

use registry::model::Position;
use serde::Serialize;

use crate::wrap::wrap;

/// Lists are cut here, so that everything fits on a screen.
pub(super) const MOST: usize = 24;

/// The label of the C declaration, which a screen leaves out.
pub(super) const DECLARATION: &str = "c";

/// The facts about one name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Sheet {
    /// The name.
    pub name: String,
    /// The kind of the name.
    pub what: String,
    /// The place in the registry.
    pub position: String,
    /// The facts in order.
    pub rows: Vec<Row>,
}

/// A fact with its label, or several.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Row {
    /// `brought by`.
    pub label: String,
    /// All items, also those that a screen has no room for.
    pub items: Vec<String>,
    /// Each item has a line of its own.
    #[serde(skip)]
    lines: bool,
    /// How many items a screen has.
    #[serde(skip)]
    most: usize,
}

impl Sheet {
    pub(super) fn new(name: &str, what: &str, position: &Position) -> Sheet {
        Sheet {
            name: name.to_owned(),
            what: what.to_owned(),
            position: position.to_string(),
            rows: Vec::new(),
        }
    }

    /// A fact with its label.
    pub(super) fn row(&mut self, label: &str, text: &str) {
        self.list_of(1, label, [text]);
    }

    /// A fact, where there is one.
    pub(super) fn optional(&mut self, label: &str, text: Option<&str>) {
        if let Some(text) = text {
            self.row(label, text);
        }
    }

    /// A list, where there is anything in it; a long one is cut.
    pub(super) fn list(&mut self, label: &str, items: impl IntoIterator<Item: ToString>) {
        self.list_of(MOST, label, items);
    }

    /// A list that is cut after `most` items, and left out where that is 0.
    pub(super) fn list_of(
        &mut self,
        most: usize,
        label: &str,
        items: impl IntoIterator<Item: ToString>,
    ) {
        self.push(label, items, false, most);
    }

    /// Items with a line each.
    pub(super) fn lines(&mut self, label: &str, items: impl IntoIterator<Item: ToString>) {
        self.push(label, items, true, MOST);
    }

    fn push(
        &mut self,
        label: &str,
        items: impl IntoIterator<Item: ToString>,
        lines: bool,
        most: usize,
    ) {
        let items: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
        if !items.is_empty() {
            self.rows.push(Row { label: label.to_owned(), items, lines, most });
        }
    }

    /// For a terminal; `all` cuts no list.
    #[must_use]
    pub fn text(&self, all: bool) -> String {
        let Sheet { name, what, position, rows } = self;
        let mut text = format!("{name}: {what}\n  --> {position}\n");
        for row in rows.iter().filter(|row| all || row.most > 0) {
            text.push_str(&row.text(all));
        }
        match rows.iter().filter(|row| !all && row.most == 0).count() {
            0 => {}
            1 => text.push_str("  and 1 more block (--all prints it)\n"),
            more => text.push_str(&format!("  and {more} more blocks (--all prints them)\n")),
        }
        text
    }

    /// For programs, with all items.
    #[must_use]
    pub fn json(&self) -> String {
        // Plain data has no key that is no string: this cannot fail.
        serde_json::to_string_pretty(self).unwrap_or_default() + "\n"
    }
}

impl Row {
    fn text(&self, all: bool) -> String {
        let Row { label, items, lines, most } = self;
        let most = if all { items.len() } else { *most };
        let shown: Vec<&str> = items.iter().take(most).map(String::as_str).collect();
        let more = match items.len() - shown.len() {
            0 => String::new(),
            more => format!(" and {more} more (--all prints them)"),
        };
        if !lines {
            return wrap(&format!("  {label:<13} {}{more}", shown.join(", ")), 16);
        }
        let heading = if label == DECLARATION { String::new() } else { format!("  {label}\n") };
        let lines = shown.into_iter().map(|line| wrap(&format!("    {line}"), 8));
        let more = if more.is_empty() { more } else { format!("   {more}\n") };
        heading + &lines.collect::<String>() + &more
    }
}
