//! Renders sections as one self-contained page, for a bug report: the call chain as a drawing, and every other fact behind a
//! heading that unfolds.

use loader_discovery::event::letters::is_unseen;

use crate::report::{NOTHING_OPENED, Report};
use crate::text::{escaped, replaced};
use crate::view::{self, About, Entry, Note, Section, Tone};

const STYLE: &str = include_str!("page.css");

/// The whole page, with facts of the machine at its head.
pub(crate) fn render(report: &Report, machine: &[(&str, String)]) -> String {
    let title = escape(&format!("Vulkan loader {}", report.loader));
    let mut page = format!(
        "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width\"><title>{title}</title>\
         <style>{STYLE}</style></head><body>\n<h1>{title}</h1>\n"
    );
    if report.devices.is_none() {
        page += &line(Tone::Dim, NOTHING_OPENED);
    }
    let machine = machine.iter().map(|(name, value)| row(name, value));
    page += &format!("<dl>\n{}</dl>\n", machine.collect::<String>());
    // The chain and the devices behind it come first.
    let mut sections = view::everything(report);
    let chain = sections.iter().position(|section| section.about == About::Chain);
    sections.rotate_left(chain.unwrap_or_default());
    sections.iter().for_each(|it| page += &section(it));
    page + "</body></html>\n"
}

fn section(Section { about, heading, entries }: &Section) -> String {
    let heading = escape(heading);
    let content: String = match about {
        About::Chain => entries.iter().map(link).collect(),
        _ if entries.is_empty() => line(Tone::Dim, "none"),
        _ => entries.iter().map(entry).collect(),
    };
    match about {
        About::Search => format!("<details><summary>{heading}</summary>\n{content}</details>\n"),
        About::Chain => format!("<h2>{heading}</h2>\n<ol class=\"chain\">\n{content}</ol>\n"),
        _ => format!("<h2>{heading}</h2>\n{content}"),
    }
}

/// The class of [`STYLE`] for a tone, as an attribute.
fn class(tone: Tone) -> &'static str {
    match tone {
        Tone::Plain | Tone::Strong => "",
        Tone::Dim => " class=\"dim\"",
        Tone::Good => " class=\"used\"",
        Tone::Bad => " class=\"rejected\"",
    }
}

fn line(tone: Tone, text: &str) -> String {
    format!("<div{}>{}</div>\n", class(tone), escape(text))
}

fn row(name: &str, value: &str) -> String {
    format!("<dt>{name}</dt><dd>{}</dd>\n", escape(value))
}

fn note(note: &Note, is_below_title: bool) -> String {
    let cure = if note.cure.is_empty() { "" } else { ". Cure: " };
    line(note.tone, &format!("{}{cure}{}", note.in_words(is_below_title), note.cure))
}

/// A part of the call chain.
fn link(entry: &Entry) -> String {
    let title = escape(&entry.title).replace('\n', "<br>");
    let notes = entry.notes.iter().map(|note| {
        let words = format!("{}\nCure: {}", note.in_words(false), note.cure);
        escape(&words).replace('\n', "<br>")
    });
    let tone = entry.notes.first().map_or(Tone::Plain, |note| note.tone);
    format!("<li{}>{title}{}</li>\n", class(tone), notes.collect::<String>())
}

/// A driver or layer unfolds; everything else is a line, and lines below it.
fn entry(entry: &Entry) -> String {
    let Entry { title, more, rows, notes, log, .. } = entry;
    let (title, more) = (escape(title), escape(more));
    let is_fault = notes.iter().any(|note| note.tone == Tone::Bad);
    let notes: String = notes.iter().map(|it| note(it, !entry.title.is_empty())).collect();
    let Some((mark, tone)) = entry.outcome else {
        let title = if title.is_empty() { title } else { format!("<code>{title}</code> ") };
        let head = format!("<div>{title}<span class=\"dim\">{more}</span></div>\n");
        return if entry.title.is_empty() && more.is_empty() { notes } else { head + &notes };
    };
    let open = if is_fault { " open" } else { "" };
    let rows = rows.iter().filter(|(_, value, _)| !value.is_empty());
    let rows: String = rows.map(|(name, value, _)| row(name, value)).collect();
    let colour = match tone {
        Tone::Good => "used",
        Tone::Bad => "rejected",
        Tone::Plain | Tone::Strong | Tone::Dim => "off",
    };
    let log =
        log.iter().map(|text| format!("<div class=\"dim\"><code>{}</code></div>\n", escape(text)));
    format!(
        "<details{open}><summary><span class=\"mark {colour}\">{mark}</span>{title} \
         <span class=\"dim\">{more}</span></summary>\n{notes}<dl>\n{rows}</dl>\n{}</details>\n",
        log.collect::<String>()
    )
}

/// The text for HTML. Letters that nobody sees are shown as escapes.
fn escape(text: &str) -> String {
    replaced(text, |letter| match letter {
        '&' => Some("&amp;".to_owned()),
        '<' => Some("&lt;".to_owned()),
        '>' => Some("&gt;".to_owned()),
        '"' => Some("&quot;".to_owned()),
        '\'' => Some("&#39;".to_owned()),
        _ => (is_unseen(letter) && letter != '\n').then(|| escaped(letter)),
    })
}

#[cfg(test)]
mod tests;
