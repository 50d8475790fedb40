//! Renders a report for a person, in the order in which the loader works.

use std::ffi::OsString;
use std::fmt::{Display, Write as _};

use loader_discovery::event::letters::is_unseen;

use crate::report::{
    Devices, Driver, Explanation, Layer, LeftOut, NOT_JSON, NOTHING_OPENED, Report, Search,
    Settings, Variable, Verdict,
};

/// Whether to use colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Style {
    Plain,
    Colour,
}

impl Style {
    /// Colours on a terminal, unless `NO_COLOR` is set and not empty or `TERM` is `dumb`.
    pub(crate) fn of(is_terminal: bool, variable: impl Fn(&str) -> Option<OsString>) -> Style {
        let refused = variable("NO_COLOR").is_some_and(|value| !value.is_empty());
        let is_dumb = variable("TERM").is_some_and(|value| value == "dumb");
        if is_terminal && !refused && !is_dumb { Style::Colour } else { Style::Plain }
    }

    /// The outcome for a driver or layer, in its colour and the width of the longest.
    fn mark(self, verdict: &Verdict) -> String {
        let colour = match verdict {
            Verdict::Used | Verdict::Accepted => GREEN,
            rejected if rejected.fault().is_some() => RED,
            Verdict::Off(_) | Verdict::Rejected(_) => DIM,
        };
        self.paint(colour, &format!("{:8}", verdict.in_words()))
    }

    pub(crate) fn paint(self, code: &str, text: &str) -> String {
        match self {
            Style::Plain => text.to_owned(),
            Style::Colour => format!("\x1b[{code}m{text}\x1b[0m"),
        }
    }
}

pub(crate) const BOLD: &str = "1";
pub(crate) const RED: &str = "31";
const GREEN: &str = "32";
pub(crate) const DIM: &str = "2";

/// The columns of a usual terminal.
pub(crate) const WIDTH: usize = 80;

/// The whole report.
pub(crate) fn render(report: &Report, style: Style) -> String {
    let mut page = Page::new(style);
    page.title(report);
    page.environment(&report.environment, &report.settings);
    page.search(&report.driver_search);
    page.all("Drivers", &report.drivers, Page::driver);
    for search in &report.layer_searches {
        page.search(search);
    }
    page.all("Layers", &report.layers, Page::layer);
    let findings: Vec<_> = report.other_findings().collect();
    if !findings.is_empty() {
        page.all("Other findings", &findings, |page, (subject, why)| {
            page.line(1, subject);
            page.reason(3, "it", &why.reason, &why.cure);
        });
    }
    page.chain(report);
    if let Some(devices) = &report.devices {
        page.devices(devices);
    }
    page.text
}

/// The lines so far.
pub(crate) struct Page {
    pub(crate) text: String,
    style: Style,
    /// The last cure on the page, which is not repeated.
    last_cure: String,
}

impl Page {
    pub(crate) fn new(style: Style) -> Page {
        Page { text: String::new(), style, last_cure: String::new() }
    }

    /// The first lines.
    pub(crate) fn title(&mut self, report: &Report) {
        self.line(0, &format!("Vulkan loader {}", report.loader));
        if report.devices.is_none() {
            self.line(0, NOTHING_OPENED);
        }
    }

    /// A line whose text may have colours.
    fn put(&mut self, depth: usize, text: &str) {
        // Writing to a string cannot fail.
        let _ = writeln!(self.text, "{:width$}{text}", "", width = 2 * depth);
    }

    pub(crate) fn line(&mut self, depth: usize, text: &str) {
        self.put(depth, &printable(text));
    }

    pub(crate) fn painted(&mut self, depth: usize, code: &str, text: &str) {
        self.put(depth, &self.style.paint(code, &printable(text)));
    }

    fn heading(&mut self, text: &str) {
        self.heading_in(BOLD, text);
    }

    pub(crate) fn heading_in(&mut self, code: &str, text: &str) {
        self.text.push('\n');
        self.painted(0, code, text);
    }

    fn environment(&mut self, variables: &[Variable], settings: &Settings) {
        self.heading("Environment and settings");
        for variable in variables {
            let effect = self.style.paint(DIM, variable.effect_in_words());
            self.put(1, &format!("{}={}  {effect}", variable.name, printable(&variable.value)));
            variable.warning.iter().for_each(|warning| self.painted(2, RED, warning));
        }
        let path = settings.path.as_deref().unwrap_or("none in force");
        self.line(1, &format!("settings file: {path}"));
        settings.effects.iter().for_each(|effect| self.line(2, &format!("it {effect}")));
        for layer in &settings.layers_left_out {
            self.line(2, &format!("not considered: {}, {}", layer.name, layer.manifest));
        }
        if let Some(layer) = settings.layers_left_out.first() {
            self.line(2, &format!("cure: {}", layer.explanation.cure));
        }
        if let (Some(path), Some(problem)) = (&settings.ignored, &settings.problem) {
            self.reason(2, path, &problem.reason, &problem.cure);
        }
    }

    fn search(&mut self, search: &Search) {
        self.heading(&format!("Search for {} manifests", search.kind));
        for place in search.places.iter().filter(|place| place.exists) {
            self.line(1, &format!("{}  {}", place.path, place.in_words()));
            for file in &place.passed_over {
                self.line(2, &format!("{file} {}", NOT_JSON.0));
            }
        }
        let absent = search.places.iter().filter(|place| !place.exists);
        let absent: Vec<&str> = absent.map(|place| place.path.as_str()).collect();
        if !absent.is_empty() {
            self.painted(1, DIM, &format!("not there: {}", absent.join(", ")));
        }
        if search.places.is_empty() {
            self.line(1, "nowhere");
        }
    }

    /// A section with all elements of a list.
    fn all<T>(&mut self, heading: &str, all: &[T], each: fn(&mut Self, &T)) {
        self.heading(heading);
        if all.is_empty() {
            self.line(1, "none");
        }
        all.iter().for_each(|one| each(self, one));
    }

    fn driver(&mut self, driver: &Driver) {
        self.entry(&driver.verdict, &driver.title());
        let devices = driver.devices.filter(|count| *count > 0);
        let facts = optional(", ", driver.library.as_ref())
            + &optional(", Vulkan ", driver.api_version.as_ref())
            + &optional(", interface ", driver.interface_version)
            + &optional(", ", devices.map(|count| counted(count, "device")));
        facts.strip_prefix(", ").iter().for_each(|facts| self.line(3, facts));
        let absence = driver.absent_hardware.iter();
        absence.for_each(|absence| self.line(3, &format!("it enumerates no device: {absence}")));
        self.explanations(&driver.verdict, driver.problem.as_ref());
    }

    fn layer(&mut self, layer: &Layer) {
        let Layer { name, kind, manifest, enabled_by, verdict, problem, .. } = layer;
        let name = name.as_deref().unwrap_or("(no layer)");
        let enabled = optional(", ", enabled_by.as_ref());
        self.entry(verdict, &format!("{name}  {kind}{enabled}, {manifest}{}", layer.link()));
        self.explanations(verdict, problem.as_ref());
    }

    /// The first line of a driver or layer.
    pub(crate) fn entry(&mut self, verdict: &Verdict, text: &str) {
        let mark = self.style.mark(verdict);
        self.put(1, &format!("{mark} {}", printable(text)));
    }

    /// Why a driver or layer takes no part, and what goes wrong with one.
    fn explanations(&mut self, verdict: &Verdict, problem: Option<&Explanation>) {
        let explanations = verdict.explanation().into_iter().chain(problem);
        explanations.for_each(|it| self.reason(3, "it", &it.reason, &it.cure));
    }

    /// Reason and cure, on one line if the line is short.
    fn reason(&mut self, depth: usize, subject: &str, reason: &str, cure: &str) {
        let is_known = self.last_cure == cure;
        cure.clone_into(&mut self.last_cure);
        let cure = if is_known { "as above" } else { cure };
        let one_line = printable(&format!("{subject} {reason}; cure: {cure}"));
        if 2 * depth + one_line.chars().count() <= WIDTH {
            return self.line(depth, &one_line);
        }
        self.line(depth, &format!("{subject} {reason}"));
        self.line(depth, &format!("cure: {cure}"));
    }

    fn chain(&mut self, report: &Report) {
        self.heading("Call chain");
        self.line(1, "application");
        if let Some(failure) = &report.failure {
            self.line(1, &format!("└ {}", failure.in_words()));
            self.line(2, &format!("cure: {}", failure.cure));
            failure.cure.clone_into(&mut self.last_cure);
            return;
        }
        let layers = report.chain.iter().map(String::as_str).enumerate();
        let libraries = report.libraries().map(|library| (report.chain.len(), library));
        layers
            .chain(libraries)
            .for_each(|(depth, name)| self.line(depth + 1, &format!("└ {name}")));
    }

    fn devices(&mut self, Devices { order, devices, left_out, problem }: &Devices) {
        self.heading("Physical devices");
        if !devices.is_empty() {
            self.painted(1, DIM, order);
        }
        for (index, device) in devices.iter().enumerate() {
            self.line(1, &format!("{index}. {}", device.in_words()));
        }
        for LeftOut { device, by } in left_out {
            self.line(1, &format!("left out by {by}: {}", device.in_words()));
            self.line(1, &format!("cure: unset {by}"));
        }
        match problem {
            Some(problem) => self.reason(1, "the enumeration", &problem.reason, &problem.cure),
            None if devices.is_empty() => self.line(1, "none"),
            None => {}
        }
    }
}

/// The value behind other words, or nothing.
pub(crate) fn optional(before: &str, value: Option<impl Display>) -> String {
    value.map(|value| format!("{before}{value}")).unwrap_or_default()
}

/// A number of things of this name.
pub(crate) fn counted(count: usize, name: &str) -> String {
    match count {
        0 => format!("no {name}"),
        1 => format!("1 {name}"),
        _ => format!("{count} {name}s"),
    }
}

/// The text without letters that nobody sees, which could steer the terminal.
pub(crate) fn printable(text: &str) -> String {
    let escape = |letter: char| match is_unseen(letter) {
        true => letter.escape_default().to_string(),
        false => letter.to_string(),
    };
    text.chars().map(escape).collect()
}

/// Whether the user's locale has UTF-8. Without a locale, terminals have.
pub(crate) fn has_utf8(variable: impl Fn(&str) -> Option<OsString>) -> bool {
    let set = ["LC_ALL", "LC_CTYPE", "LANG"].into_iter().filter_map(variable);
    let locale = set.map(|value| value.to_string_lossy().to_lowercase()).find(|it| !it.is_empty());
    locale.is_none_or(|locale| locale.contains("utf-8") || locale.contains("utf8"))
}

/// The text in ASCII: a line of the call chain in other letters, every other letter as `\u{N}`.
pub(crate) fn in_ascii(text: &str) -> String {
    let escape = |letter: char| match letter.is_ascii() {
        true => letter.to_string(),
        false => letter.escape_default().to_string(),
    };
    text.replace('└', "`-").chars().map(escape).collect()
}

/// JSON with escapes for letters that nobody sees, which stand in its strings alone.
pub(crate) fn seen_in_json(json: &str) -> String {
    let escape = |letter: char| match is_unseen(letter) && letter != '\n' {
        true => {
            letter.encode_utf16(&mut [0; 2]).iter().map(|unit| format!("\\u{unit:04x}")).collect()
        }
        false => letter.to_string(),
    };
    json.chars().map(escape).collect()
}

#[cfg(test)]
mod tests;
