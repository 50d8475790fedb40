//! Compares the texts of the event tables with the catalogue of drivers.md M.
//!
//! `catalogue.txt` holds the lines of that section, `bits¦function¦format`. A line without a note
//! must be a message of ours, word for word. The note of another line is indented by two blanks:
//! `as NAME`, if the message has a field in place of fixed words or words in place of a conversion,
//! or `not ours: ` and the reason.

use std::fs;
use std::path::Path;

use loader_discovery::event::template::Template;

use crate::event::Event;

const CATALOGUE: &str = include_str!("catalogue.txt");
const CONTRACT: &str = include_str!("../../../docs/behaviour/drivers.md");

/// A line of the catalogue and its note.
struct Line {
    line: &'static str,
    bits: &'static str,
    text: String,
    note: Option<&'static str>,
}

fn catalogue() -> Vec<Line> {
    let mut lines: Vec<Line> = Vec::new();
    for line in CATALOGUE.lines().filter(|line| !line.is_empty()) {
        if let Some(note) = line.strip_prefix("  ") {
            lines.last_mut().unwrap().note = Some(note);
            continue;
        }
        let parts: Vec<&str> = line.splitn(3, '¦').collect();
        let [bits, _, format] = parts[..] else {
            panic!("not a line of the catalogue: {line}");
        };
        lines.push(Line { line, bits, text: without_conversions(format), note: None });
    }
    lines
}

/// Replaces the conversions of printf by `%`.
fn without_conversions(format: &str) -> String {
    let conversions = ["%08llx", "%s", "%d", "%u", "%p", "%i", "%c"];
    conversions.iter().fold(format.to_owned(), |text, conversion| text.replace(conversion, "%"))
}

/// The full name of an abbreviated bit.
fn in_full(bit: &str) -> &str {
    match bit {
        "I" => "INFO",
        "W" => "WARNING",
        "E" => "ERROR",
        "D" => "DEBUG",
        "PERF" => "PERFORMANCE",
        "LAY" => "LAYER",
        "DRV" => "DRIVER",
        "VAL" => "VALIDATION",
        other => other,
    }
}

/// Whether the bits of the table are among those of the line: `(E|I)+LAY` is a choice of bits, and
/// a field may hold any of them.
fn bits_agree(line: &str, table: &str) -> bool {
    let sorted = |text: &str, separator: char| {
        let mut bits: Vec<String> =
            text.split(separator).map(|bit| in_full(bit.trim()).to_owned()).collect();
        bits.sort();
        bits
    };
    if table.contains("topic") {
        return line.contains("DRV") || line.contains("LAY");
    }
    let choices = match line.strip_prefix('(').and_then(|rest| rest.split_once(')')) {
        Some((choices, rest)) => {
            choices.split('|').map(|choice| format!("{choice}{rest}")).collect()
        }
        None => line.split('|').map(ToOwned::to_owned).collect::<Vec<_>>(),
    };
    choices.iter().any(|choice| sorted(choice, '+') == sorted(table, '|'))
}

/// Whether `text` is the template with words in place of its `%`.
fn is_instance(text: &str, template: &str) -> bool {
    match template.split_once('%') {
        None => text == template,
        Some((before, after)) => text.strip_prefix(before).is_some_and(|rest| {
            let starts = (1..=rest.len()).filter(|start| rest.is_char_boundary(*start));
            starts.into_iter().any(|start| is_instance(&rest[start..], after))
        }),
    }
}

#[test]
fn m_the_catalogue_is_that_of_the_contract() {
    let section = CONTRACT.split_once("\n# M. ").unwrap().1;
    let section = section.split("\n# ").next().unwrap_or(section);
    let contract: Vec<&str> =
        section.lines().filter(|line| line.matches('¦').count() == 2).collect();
    // The introduction of the section shows the form of a line.
    let contract: Vec<&str> =
        contract.into_iter().filter(|line| !line.starts_with("Line format")).collect();
    let ours: Vec<&str> = catalogue().iter().map(|line| line.line).collect();
    assert_eq!(ours, contract);
}

#[test]
fn m_every_line_is_ours_or_has_a_reason() {
    let templates = Event::templates();
    let mut wrong = Vec::new();
    for Line { line, bits, text, note } in catalogue() {
        let ours = templates
            .iter()
            .any(|template| template.text == text && bits_agree(bits, template.bits));
        let is_right = match note
            .map(|note| (note.strip_prefix("as "), note.strip_prefix("not ours: ")))
        {
            None => ours,
            Some((Some(name), _)) => templates.iter().any(|template| {
                template.name == name
                    && (is_instance(&text, &template.text) || is_instance(&template.text, &text))
                    && bits_agree(bits, template.bits)
            }),
            Some((None, Some(reason))) => !ours && !reason.is_empty(),
            Some((None, None)) => false,
        };
        if !is_right {
            wrong.push(format!("{line}\n  {note:?}"));
        }
    }
    assert!(wrong.is_empty(), "{} lines:\n{}", wrong.len(), wrong.join("\n"));
}

/// The sources of the stages: all but the message tables and the tests.
fn stages(directory: &Path) -> String {
    let mut text = String::new();
    for entry in fs::read_dir(directory).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_str().unwrap();
        if path.is_dir() && !["event", "tests", "virtual_system"].contains(&name) {
            text += &stages(&path);
        } else if name.ends_with(".rs") && !name.ends_with("tests.rs") {
            let source = fs::read_to_string(&path).unwrap();
            text += source.split("#[cfg(test)]\nmod tests {").next().unwrap();
        }
    }
    text
}

/// Whether a text contains `::NAME` without a letter after it.
fn has_variant(text: &str, name: &str) -> bool {
    let path = format!("::{name}");
    let mut found = text.match_indices(&path);
    found.any(|(at, _)| !text[at + path.len()..].starts_with(char::is_alphanumeric))
}

/// Every message of the tables can occur.
#[test]
fn m_every_message_is_recorded_by_a_stage() {
    let workspace = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let stages = ["loader-discovery/src", "loader-runtime/src"]
        .map(|source| stages(&workspace.join(source)))
        .concat();
    let variant = |template: &Template| template.name.rsplit("::").next().unwrap().to_owned();
    let silent: Vec<_> = Event::templates()
        .iter()
        .filter(|template| !has_variant(&stages, &variant(template)))
        .map(|template| template.name)
        .collect();
    assert!(silent.is_empty(), "nobody records {silent:?}");
}

#[test]
fn m_a_line_that_differs_is_noticed() {
    assert!(bits_agree("(E|I)+LAY", "INFO | LAYER") && !bits_agree("(E|I)+LAY", "WARNING | LAYER"));
    assert!(bits_agree("DRV+LAY", "LAYER | DRIVER") && !bits_agree("DRV+LAY", "LAYER"));
    assert!(bits_agree("DRV|LAY", "*topic") && !bits_agree("E", "*topic"));
    assert!(
        is_instance("vkA: Invalid x", "%: Invalid %")
            && !is_instance(": Invalid x", "%: Invalid %")
    );
    assert!(
        has_variant("Event::Loaded;", "Loaded") && !has_variant("Event::LoadedTwice", "Loaded")
    );
    assert_eq!(without_conversions("a %s 0x%08llx %u.%u%c"), "a % 0x% %.%%");
}
