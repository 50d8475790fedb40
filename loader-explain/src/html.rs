//! Renders a report as one self-contained page, for a bug report: the call chain as a drawing, and
//! every other fact behind a heading that unfolds.

use std::fmt::Write as _;

use crate::fact::Fact;
use crate::report::{
    Devices, Driver, Explanation, Failure, Layer, LeftOut, NOTHING_OPENED, Report, Search,
    Variable, Verdict,
};

const STYLE: &str = "
:root { color-scheme: light dark; --line: #8886; --good: #1a7f37; --bad: #cf222e; --dim: #777; }
body { font: 15px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.4rem; } h2 { font-size: 1.1rem; margin: 1.5rem 0 .5rem; }
code { font: .9em ui-monospace, monospace; overflow-wrap: anywhere; }
details { border: 1px solid var(--line); border-radius: 6px; margin: .4rem 0; padding: .3rem .7rem; }
summary { cursor: pointer; overflow-wrap: anywhere; } .mark { font-weight: 600; margin-right: .5rem; }
.used, .accepted { color: var(--good); } .rejected { color: var(--bad); } .off, .dim { color: var(--dim); }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .1rem 1rem; margin: .4rem 0; }
dt { color: var(--dim); } dd { margin: 0; overflow-wrap: anywhere; }
ol.chain { list-style: none; padding: 0; text-align: center; }
ol.chain li { border: 1px solid var(--line); border-radius: 6px; padding: .3rem; margin: 0 auto 1.6rem;
  max-width: 34rem; position: relative; overflow-wrap: anywhere; }
ol.chain li:not(:last-child)::after { content: \"\\2193\"; position: absolute; left: 0; right: 0; bottom: -1.6rem; }
";

/// The whole page.
pub(crate) fn render(report: &Report) -> String {
    let mut page = String::new();
    let title = format!("Vulkan loader {}", report.loader);
    put(
        &mut page,
        &format!(
            "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width\"><title>{0}</title>\
         <style>{STYLE}</style></head><body>\n<h1>{0}</h1>\n",
            escape(&title)
        ),
    );
    if report.devices.is_none() {
        put(&mut page, &format!("<div class=\"dim\">{NOTHING_OPENED}</div>\n"));
    }
    heading(&mut page, "Call chain");
    chain(&mut page, report);
    if let Some(found) = &report.devices {
        heading(&mut page, "Physical devices");
        devices(&mut page, found);
    }
    heading(&mut page, "Drivers");
    report.drivers.iter().for_each(|found| driver(&mut page, found));
    heading(&mut page, "Layers");
    report.layers.iter().for_each(|found| layer(&mut page, found));
    for (index, (subject, fact)) in report.other_findings().enumerate() {
        if index == 0 {
            heading(&mut page, "Other findings");
        }
        let text = format!("{subject} {}. Cure: {}", fact.reason, fact.cure);
        put(&mut page, &format!("<div class=\"rejected\">{}</div>\n", escape(&text)));
    }
    heading(&mut page, "Environment and settings");
    report.environment.iter().for_each(|found| variable(&mut page, found));
    settings(&mut page, report);
    heading(&mut page, "Searches");
    search(&mut page, &report.driver_search);
    report.layer_searches.iter().for_each(|found| search(&mut page, found));
    put(&mut page, "</body></html>\n");
    page
}

fn put(page: &mut String, text: &str) {
    page.push_str(text);
}

fn heading(page: &mut String, text: &str) {
    put(page, &format!("<h2>{}</h2>\n", escape(text)));
}

fn chain(page: &mut String, report: &Report) {
    let drivers = report.libraries().collect::<Vec<_>>().join("\n");
    let in_words = |failure: &Failure| format!("{}\nCure: {}", failure.in_words(), failure.cure);
    let end = report.failure.as_ref().map_or(drivers, in_words);
    let layers = if report.failure.is_none() { &report.chain[..] } else { &[] };
    let links = std::iter::once("application".to_owned());
    put(page, "<ol class=\"chain\">\n");
    for link in links.chain(layers.iter().cloned()).chain([end]) {
        put(page, &format!("<li>{}</li>\n", escape(&link).replace('\n', "<br>")));
    }
    put(page, "</ol>\n");
}

fn devices(page: &mut String, devices: &Devices) {
    if !devices.devices.is_empty() {
        put(page, &format!("<div class=\"dim\">{}</div>\n", escape(&devices.order)));
    }
    for (index, device) in devices.devices.iter().enumerate() {
        let text = format!("{index}. {}", device.in_words());
        put(page, &format!("<div>{}</div>\n", escape(&text)));
    }
    for LeftOut { device, by } in &devices.left_out {
        let text = format!("left out by {by}: {}. Cure: unset {by}", device.in_words());
        put(page, &format!("<div class=\"rejected\">{}</div>\n", escape(&text)));
    }
    match &devices.problem {
        Some(Explanation { reason, cure, .. }) => {
            let text = format!("the enumeration {reason}. Cure: {cure}");
            put(page, &format!("<div class=\"rejected\">{}</div>\n", escape(&text)));
        }
        None if devices.devices.is_empty() => put(page, "<div>none</div>\n"),
        None => {}
    }
}

fn driver(page: &mut String, driver: &Driver) {
    let mut rows = vec![
        ("library", driver.library.clone()),
        ("Vulkan", driver.api_version.clone()),
        ("interface", driver.interface_version.map(|version| version.to_string())),
    ];
    rows.push(("devices", driver.devices.map(|count| count.to_string())));
    rows.push(("instance extensions", list(&driver.instance_extensions)));
    let state = (&driver.verdict, driver.problem.as_ref());
    entry(page, &driver.manifest, state, rows, &driver.facts);
}

fn layer(page: &mut String, layer: &Layer) {
    let rows = vec![
        ("kind", Some(layer.kind.clone())),
        ("manifest", Some(layer.manifest.clone())),
        ("library", layer.library.clone()),
        ("Vulkan", layer.api_version.clone()),
        ("state", layer.enabled_by.clone()),
        ("instance extensions", list(&layer.instance_extensions)),
        ("device extensions", list(&layer.device_extensions)),
    ];
    let name = layer.name.as_deref().unwrap_or(&layer.manifest);
    entry(page, name, (&layer.verdict, layer.problem.as_ref()), rows, &layer.facts);
}

fn list(names: &[String]) -> Option<String> {
    (!names.is_empty()).then(|| names.join(", "))
}

/// A driver or layer: the verdict in the heading, everything else behind it.
fn entry(
    page: &mut String,
    name: &str,
    (verdict, problem): (&Verdict, Option<&Explanation>),
    mut rows: Vec<(&str, Option<String>)>,
    facts: &[Fact],
) {
    let mark = match verdict {
        Verdict::Used => "used",
        Verdict::Accepted => "accepted",
        Verdict::Off(_) => "off",
        Verdict::Rejected(_) => "rejected",
    };
    if let Verdict::Off(explanation) | Verdict::Rejected(explanation) = verdict {
        rows.insert(0, ("cure", Some(explanation.cure.clone())));
        rows.insert(0, ("reason", Some(format!("it {}", explanation.reason))));
    }
    if let Some(problem) = problem {
        rows.insert(0, ("cure", Some(problem.cure.clone())));
        rows.insert(0, ("problem", Some(format!("it {}", problem.reason))));
    }
    let is_fault = matches!(verdict, Verdict::Rejected(_)) || problem.is_some();
    let open = if is_fault { " open" } else { "" };
    put(
        page,
        &format!(
            "<details{open}><summary><span class=\"mark {mark}\">{mark}</span>{}</summary>\n<dl>\n",
            escape(name)
        ),
    );
    let known = rows.into_iter().filter_map(|(name, value)| Some((name, value?)));
    for (name, value) in known {
        put(page, &format!("<dt>{name}</dt><dd>{}</dd>\n", escape(&value)));
    }
    put(page, "</dl>\n");
    for fact in facts.iter().filter(|fact| !fact.text.is_empty()) {
        put(page, &format!("<div class=\"dim\"><code>{}</code></div>\n", escape(&fact.text)));
    }
    put(page, "</details>\n");
}

fn variable(page: &mut String, variable: &Variable) {
    let text = format!("{}={}", variable.name, variable.value);
    put(
        page,
        &format!(
            "<div><code>{}</code> <span class=\"dim\">{}</span></div>\n",
            escape(&text),
            escape(variable.effect_in_words())
        ),
    );
    if let Some(warning) = &variable.warning {
        put(page, &format!("<div class=\"rejected\">{}</div>\n", escape(warning)));
    }
}

fn settings(page: &mut String, report: &Report) {
    let path = report.settings.path.as_deref().unwrap_or("none in force");
    put(page, &format!("<div>settings file: <code>{}</code></div>\n", escape(path)));
    for effect in &report.settings.effects {
        put(page, &format!("<div>it {}</div>\n", escape(effect)));
    }
    for layer in &report.settings.layers_left_out {
        let cure = &layer.explanation.cure;
        let text = format!("not considered: {}, {}. Cure: {cure}", layer.name, layer.manifest);
        put(page, &format!("<div>{}</div>\n", escape(&text)));
    }
    if let (Some(path), Some(problem)) = (&report.settings.ignored, &report.settings.problem) {
        let text = format!("{path} {}. Cure: {}", problem.reason, problem.cure);
        put(page, &format!("<div class=\"rejected\">{}</div>\n", escape(&text)));
    }
}

fn search(page: &mut String, search: &Search) {
    put(page, &format!("<details><summary>for {} manifests</summary>\n", escape(&search.kind)));
    for place in &search.places {
        let found = match place.exists {
            true => format!("{} manifests", place.manifests),
            false => "does not exist".to_owned(),
        };
        let path = escape(&place.path);
        put(page, &format!("<div><code>{path}</code> <span class=\"dim\">{found}</span></div>\n"));
    }
    put(page, "</details>\n");
}

/// The text for HTML. Control characters are shown as escapes.
fn escape(text: &str) -> String {
    let mut escaped = String::new();
    for letter in text.chars() {
        match letter {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\'' => escaped.push_str("&#39;"),
            '\n' => escaped.push('\n'),
            control if control.is_control() => {
                // Writing to a string cannot fail.
                let _ = write!(escaped, "{}", control.escape_default());
            }
            other => escaped.push(other),
        }
    }
    escaped
}
