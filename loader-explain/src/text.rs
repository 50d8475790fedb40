//! Renders sections for a terminal, and what every text for a person needs.

use std::ffi::OsString;
use std::fmt::{Display, Write as _};

use loader_discovery::event::letters::is_unseen;

use crate::report::{NOTHING_OPENED, Report};
use crate::view::{self, About, Entry, Note, Tone};

/// Whether to use colours: on a terminal, unless `NO_COLOR` is set and not empty or `TERM` is `dumb`.
pub(crate) fn has_colours(is_terminal: bool, variable: impl Fn(&str) -> Option<OsString>) -> bool {
    let refused = variable("NO_COLOR").is_some_and(|value| !value.is_empty());
    is_terminal && !refused && variable("TERM").is_none_or(|value| value != "dumb")
}

/// The columns of a usual terminal.
const WIDTH: usize = 80;

/// The end of the first screen.
pub(crate) const REST: &str =
    "vkexplain --all shows everything; vkexplain why NAME explains one name.";

/// A report: everything, or the first screen, which cuts the entries of drivers and layers at the end of the line.
pub(crate) fn render(report: &Report, is_screen: bool, has_colours: bool) -> String {
    let sections = if is_screen { view::screen(report) } else { view::everything(report) };
    let mut page = Page { text: String::new(), has_colours, is_screen, last_cure: String::new() };
    page.line(0, Tone::Plain, &format!("Vulkan loader {}", report.loader));
    if report.devices.is_none() {
        page.line(0, Tone::Plain, NOTHING_OPENED);
    }
    for section in &sections {
        page.text.push('\n');
        let tone = if section.about == About::Problems { Tone::Bad } else { Tone::Strong };
        page.line(0, tone, &section.heading);
        match section.about {
            About::Chain => page.chain(&section.entries),
            _ if section.entries.is_empty() && !is_screen => page.line(1, Tone::Plain, "none"),
            _ => section.entries.iter().for_each(|entry| page.entry(entry)),
        }
    }
    if is_screen {
        page.text.push('\n');
        page.line(0, Tone::Dim, REST);
    }
    page.text
}

/// The lines so far.
struct Page {
    text: String,
    has_colours: bool,
    is_screen: bool,
    /// The last cure on the page, which is not repeated.
    last_cure: String,
}

impl Page {
    fn paint(&self, tone: Tone, text: &str) -> String {
        let code = match tone {
            Tone::Strong => 1,
            Tone::Dim => 2,
            Tone::Bad => 31,
            Tone::Good => 32,
            Tone::Plain => return text.to_owned(),
        };
        if self.has_colours { format!("\x1b[{code}m{text}\x1b[0m") } else { text.to_owned() }
    }

    /// A line whose text may have colours.
    fn put(&mut self, depth: usize, text: &str) {
        // Writing to a string cannot fail.
        let _ = writeln!(self.text, "{:width$}{text}", "", width = 2 * depth);
    }

    fn line(&mut self, depth: usize, tone: Tone, text: &str) {
        self.put(depth, &self.paint(tone, &printable(text)));
    }

    fn entry(&mut self, entry: &Entry) {
        let is_short = self.is_screen && entry.outcome.is_some();
        let mark = entry.outcome.map(|(word, tone)| self.paint(tone, &format!("{word:8} ")));
        let between = if entry.title.is_empty() || entry.more.is_empty() { "" } else { "  " };
        let room = if is_short { WIDTH - "  rejected ".len() } else { usize::MAX };
        let title: String = printable(&entry.title).chars().take(room).collect();
        let room = room.saturating_sub(title.chars().count() + between.len());
        let more: String = printable(&entry.more).chars().take(room).collect();
        if !(title.is_empty() && more.is_empty()) {
            let more = self.paint(Tone::Dim, &more);
            self.put(1, &format!("{}{title}{between}{more}", mark.unwrap_or_default()));
        }
        let rows = entry.rows.iter().filter(|(_, value, _)| !value.is_empty());
        let brief = rows.filter_map(|(_, value, before)| Some(format!("{}{value}", (*before)?)));
        if let Some(brief) = joined(brief, ", ") {
            self.line(3, Tone::Plain, &brief);
        }
        let depth = match () {
            () if title.is_empty() => 1,
            () if entry.outcome.is_some() => 3,
            () => 2,
        };
        entry.notes.iter().for_each(|note| self.note(depth, !title.is_empty(), note));
    }

    /// Reason and cure, on one line if the line is short.
    fn note(&mut self, depth: usize, is_below_title: bool, note: &Note) {
        let (words, tone) = (note.in_words(is_below_title), note.tone);
        if note.cure.is_empty() {
            return self.line(depth, tone, &words);
        }
        let is_known = self.last_cure == note.cure;
        self.last_cure.clone_from(&note.cure);
        let cure = if is_known { "as above" } else { &note.cure };
        let one_line = format!("{words}; cure: {cure}");
        if 2 * depth + printable(&one_line).chars().count() <= WIDTH {
            return self.line(depth, tone, &one_line);
        }
        self.line(depth, tone, &words);
        self.line(depth, tone, &format!("cure: {cure}"));
    }

    fn chain(&mut self, entries: &[Entry]) {
        for (depth, entry) in entries.iter().enumerate() {
            let link = if depth == 0 { "" } else { "└ " };
            let names = entry.title.lines();
            names.for_each(|name| self.line(depth.max(1), Tone::Plain, &format!("{link}{name}")));
            for note in &entry.notes {
                self.line(depth, note.tone, &format!("{link}{}", note.in_words(false)));
                self.line(depth + 1, note.tone, &format!("cure: {}", note.cure));
                self.last_cure.clone_from(&note.cure);
            }
        }
    }
}

/// The value behind other words, or nothing.
pub(crate) fn optional(before: &str, value: Option<impl Display>) -> String {
    value.map(|value| format!("{before}{value}")).unwrap_or_default()
}

/// The things with words between them; `None` without any.
pub(crate) fn joined(
    things: impl IntoIterator<Item = impl Display>,
    between: &str,
) -> Option<String> {
    let all: Vec<String> = things.into_iter().map(|thing| thing.to_string()).collect();
    (!all.is_empty()).then(|| all.join(between))
}

/// A number of things of this name.
pub(crate) fn counted(count: usize, name: &str) -> String {
    match count {
        0 => format!("no {name}"),
        1 => format!("1 {name}"),
        _ => format!("{count} {name}s"),
    }
}

/// The text with other words for some of its letters.
pub(crate) fn replaced(text: &str, other: impl Fn(char) -> Option<String>) -> String {
    text.chars().map(|letter| other(letter).unwrap_or_else(|| letter.to_string())).collect()
}

/// The letter as `\u{N}`, or `\n` and its like.
pub(crate) fn escaped(letter: char) -> String {
    letter.escape_default().to_string()
}

/// The text without letters that nobody sees, which could steer the terminal.
pub(crate) fn printable(text: &str) -> String {
    replaced(text, |letter| is_unseen(letter).then(|| escaped(letter)))
}

/// Whether the user's locale has UTF-8. Without a locale, terminals have.
pub(crate) fn has_utf8(variable: impl Fn(&str) -> Option<OsString>) -> bool {
    let set = ["LC_ALL", "LC_CTYPE", "LANG"].into_iter().filter_map(variable);
    let locale = set.map(|value| value.to_string_lossy().to_lowercase()).find(|it| !it.is_empty());
    locale.is_none_or(|locale| locale.contains("utf-8") || locale.contains("utf8"))
}

/// The text in ASCII: a line of the call chain in other letters, every other letter as `\u{N}`.
pub(crate) fn in_ascii(text: &str) -> String {
    replaced(&text.replace('└', "`-"), |letter| (!letter.is_ascii()).then(|| escaped(letter)))
}

/// JSON with escapes for letters that nobody sees, which stand in its strings alone.
pub(crate) fn seen_in_json(json: &str) -> String {
    let units = |letter: char| -> String {
        letter.encode_utf16(&mut [0; 2]).iter().map(|unit| format!("\\u{unit:04x}")).collect()
    };
    replaced(json, |letter| (is_unseen(letter) && letter != '\n').then(|| units(letter)))
}

#[cfg(test)]
mod tests;
