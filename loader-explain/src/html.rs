//! Renders a report as one self-contained page, for a bug report: the call chain as a drawing, and
//! every other fact behind a heading that unfolds.

use loader_discovery::event::letters::is_unseen;

use crate::fact::Fact;
use crate::report::{
    Devices, Driver, Explanation, Layer, LeftOut, LeftOutLayer, NOT_JSON, NOTHING_OPENED, Report,
    Search, Settings, Variable, Verdict,
};

const STYLE: &str = include_str!("page.css");

/// The whole page, with facts of the machine at its head.
pub(crate) fn render(report: &Report, machine: &[(&str, String)]) -> String {
    let title = escape(&format!("Vulkan loader {}", report.loader));
    let mut page = Page(format!(
        "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width\"><title>{title}</title>\
         <style>{STYLE}</style></head><body>\n<h1>{title}</h1>\n"
    ));
    if report.devices.is_none() {
        page.line("dim", NOTHING_OPENED);
    }
    page.put("<dl>\n");
    machine.iter().for_each(|(name, value)| page.row(name, Some(value)));
    page.put("</dl>\n");
    page.heading("Call chain");
    page.chain(report);
    if let Some(found) = &report.devices {
        page.heading("Physical devices");
        page.devices(found);
    }
    page.all("Drivers", &report.drivers, Page::driver);
    page.all("Layers", &report.layers, Page::layer);
    for (index, (subject, why)) in report.other_findings().enumerate() {
        if index == 0 {
            page.heading("Other findings");
        }
        page.fault(subject, &why.reason, &why.cure);
    }
    page.heading("Environment and settings");
    report.environment.iter().for_each(|found| page.variable(found));
    page.settings(&report.settings);
    page.heading("Searches");
    page.search(&report.driver_search);
    report.layer_searches.iter().for_each(|found| page.search(found));
    page.0 + "</body></html>\n"
}

struct Page(String);

impl Page {
    fn put(&mut self, text: &str) {
        self.0 += text;
    }

    fn heading(&mut self, text: &str) {
        self.put(&format!("<h2>{text}</h2>\n"));
    }

    /// A section with all elements of a list.
    fn all<T>(&mut self, heading: &str, all: &[T], each: fn(&mut Self, &T)) {
        self.heading(heading);
        if all.is_empty() {
            self.line("dim", "none");
        }
        all.iter().for_each(|one| each(self, one));
    }

    /// A line of a class of [`STYLE`], or of none.
    fn line(&mut self, class: &str, text: &str) {
        let class = if class.is_empty() { "" } else { &format!(" class=\"{class}\"") };
        self.put(&format!("<div{class}>{}</div>\n", escape(text)));
    }

    fn fault(&mut self, subject: &str, reason: &str, cure: &str) {
        self.line("rejected", &format!("{subject} {reason}. Cure: {cure}"));
    }

    /// Words of the system, and a remark about them.
    fn remark(&mut self, words: &str, remark: &str) {
        let (words, remark) = (escape(words), escape(remark));
        self.put(&format!("<div><code>{words}</code> <span class=\"dim\">{remark}</span></div>\n"));
    }

    fn chain(&mut self, report: &Report) {
        let (layers, end) = match &report.failure {
            Some(failure) => (&[][..], format!("{}\nCure: {}", failure.in_words(), failure.cure)),
            None => (&report.chain[..], report.libraries().collect::<Vec<_>>().join("\n")),
        };
        self.put("<ol class=\"chain\">\n<li>application</li>\n");
        layers.iter().for_each(|layer| self.put(&format!("<li>{}</li>\n", escape(layer))));
        let class = if report.failure.is_some() { " class=\"rejected\"" } else { "" };
        self.put(&format!("<li{class}>{}</li>\n", escape(&end).replace('\n', "<br>")));
        self.put("</ol>\n");
    }

    fn devices(&mut self, Devices { order, devices, left_out, problem }: &Devices) {
        if !devices.is_empty() {
            self.line("dim", order);
        }
        for (index, device) in devices.iter().enumerate() {
            self.line("", &format!("{index}. {}", device.in_words()));
        }
        for LeftOut { device, by } in left_out {
            let reason = format!("{by}: {}", device.in_words());
            self.fault("left out by", &reason, &format!("unset {by}"));
        }
        match problem {
            Some(problem) => self.fault("the enumeration", &problem.reason, &problem.cure),
            None if devices.is_empty() => self.line("dim", "none"),
            None => {}
        }
    }

    fn driver(&mut self, driver: &Driver) {
        self.entry(&driver.title(), &driver.verdict, driver.problem.as_ref());
        self.row("library", driver.library.as_ref());
        self.row("Vulkan", driver.api_version.as_ref());
        self.row("interface", driver.interface_version.as_ref());
        self.row("devices", driver.devices.as_ref());
        self.row("hardware", driver.absent_hardware.as_ref());
        self.row("instance extensions", list(&driver.instance_extensions));
        self.facts(&driver.facts);
    }

    fn layer(&mut self, layer: &Layer) {
        let name = layer.name.as_deref().unwrap_or(&layer.manifest);
        self.entry(name, &layer.verdict, layer.problem.as_ref());
        self.row("kind", Some(&layer.kind));
        self.row("manifest", Some(layer.manifest.clone() + &layer.link()));
        self.row("library", layer.library.as_ref());
        self.row("Vulkan", layer.api_version.as_ref());
        self.row("state", layer.enabled_by.as_ref());
        self.row("instance extensions", list(&layer.instance_extensions));
        self.row("device extensions", list(&layer.device_extensions));
        self.facts(&layer.facts);
    }

    /// The begin of a driver or layer: the verdict in the heading, everything else behind it.
    fn entry(&mut self, name: &str, verdict: &Verdict, problem: Option<&Explanation>) {
        let (mark, name) = (verdict.in_words(), escape(name));
        let is_fault = verdict.fault().is_some() || problem.is_some();
        let open = if is_fault { " open" } else { "" };
        self.put(&format!(
            "<details{open}><summary><span class=\"mark {mark}\">{mark}</span>{name}</summary>\n\
             <dl>\n"
        ));
        for (word, explanation) in [("problem", problem), ("reason", verdict.explanation())] {
            self.row(word, explanation.map(|it| format!("it {}", it.reason)));
            self.row("cure", explanation.map(|it| &it.cure));
        }
    }

    /// The end of a driver or layer.
    fn facts(&mut self, facts: &[Fact]) {
        self.put("</dl>\n");
        for fact in facts.iter().filter(|fact| !fact.text.is_empty()) {
            let text = escape(&fact.text);
            self.put(&format!("<div class=\"dim\"><code>{text}</code></div>\n"));
        }
        self.put("</details>\n");
    }

    fn row(&mut self, name: &str, value: Option<impl ToString>) {
        if let Some(value) = value {
            let value = escape(&value.to_string());
            self.put(&format!("<dt>{name}</dt><dd>{value}</dd>\n"));
        }
    }

    fn variable(&mut self, variable: &Variable) {
        let text = format!("{}={}", variable.name, variable.value);
        self.remark(&text, variable.effect_in_words());
        variable.warning.iter().for_each(|warning| self.line("rejected", warning));
    }

    fn settings(&mut self, settings: &Settings) {
        let path = escape(settings.path.as_deref().unwrap_or("none in force"));
        self.put(&format!("<div>settings file: <code>{path}</code></div>\n"));
        settings.effects.iter().for_each(|effect| self.line("", &format!("it {effect}")));
        for LeftOutLayer { name, manifest, explanation } in &settings.layers_left_out {
            let cure = &explanation.cure;
            self.line("", &format!("not considered: {name}, {manifest}. Cure: {cure}"));
        }
        if let (Some(path), Some(problem)) = (&settings.ignored, &settings.problem) {
            self.fault(path, &problem.reason, &problem.cure);
        }
    }

    fn search(&mut self, search: &Search) {
        self.put(&format!("<details><summary>for {} manifests</summary>\n", search.kind));
        for place in &search.places {
            self.remark(&place.path, &place.in_words());
            place.passed_over.iter().for_each(|file| self.remark(file, NOT_JSON.0));
        }
        self.put("</details>\n");
    }
}

fn list(names: &[String]) -> Option<String> {
    (!names.is_empty()).then(|| names.join(", "))
}

/// The text for HTML. Letters that nobody sees are shown as escapes.
fn escape(text: &str) -> String {
    let escape = |letter: char| match letter {
        '&' => "&amp;".to_owned(),
        '<' => "&lt;".to_owned(),
        '>' => "&gt;".to_owned(),
        '"' => "&quot;".to_owned(),
        '\'' => "&#39;".to_owned(),
        unseen if is_unseen(unseen) && unseen != '\n' => unseen.escape_default().to_string(),
        other => other.to_string(),
    };
    text.chars().map(escape).collect()
}

#[cfg(test)]
mod tests;
