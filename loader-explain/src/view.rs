//! What a person reads about a report, as sections of entries: the first screen, or everything. `text` and `html` render it.
//! What is broken is a note of the tone [`Tone::Bad`], for the screen and for `--check`. A driver without its hardware, and
//! what a variable or setting leaves out on purpose, is not broken.

use crate::devices::Device;
use crate::fact::{Why, file_name};
use crate::gather::searches::is_misnamed;
use crate::report::{
    Devices, Driver, Explanation, Layer, LeftOut, MISNAMED, NO_FOLDER, NOT_JSON, NOT_READABLE,
    Part, Place, Report, Search, Settings, Variable, Verdict,
};
use crate::roles::{self, Role};
use crate::text::{counted, joined, optional};

/// How a rendering emphasizes words.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Tone {
    #[default]
    Plain,
    Strong,
    Dim,
    Good,
    Bad,
}

/// What a section is about, causes before effects.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum About {
    Drivers,
    Layers,
    Chain,
    Devices,
    /// A list that a page folds.
    Search,
    Findings,
    /// What is broken, on the first screen.
    Problems,
    Environment,
}

/// Entries below a heading.
pub(crate) struct Section {
    pub(crate) about: About,
    pub(crate) heading: String,
    pub(crate) entries: Vec<Entry>,
}

/// A driver, layer, variable, folder or device.
#[derive(Default)]
pub(crate) struct Entry {
    /// The outcome for a driver or layer, in a word.
    pub(crate) outcome: Option<(&'static str, Tone)>,
    pub(crate) title: String,
    /// A remark behind the title.
    pub(crate) more: String,
    /// Names and values, which may be empty, and what stands before the value in a text, which lacks rows without that.
    pub(crate) rows: Vec<(&'static str, String, Option<&'static str>)>,
    pub(crate) notes: Vec<Note>,
    /// The lines of the log.
    pub(crate) log: Vec<String>,
}

/// What is said of an entry.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Note {
    pub(crate) tone: Tone,
    /// The file, layer, variable or command; empty for a whole sentence.
    pub(crate) subject: String,
    /// What is wrong with it, as the end of a sentence.
    pub(crate) reason: String,
    /// Empty, if nothing is wrong.
    pub(crate) cure: String,
    /// Whether the entry's title is the subject.
    pub(crate) is_own: bool,
}

impl Note {
    fn line(text: String) -> Note {
        Note { reason: text, ..Note::default() }
    }

    fn bad(subject: &str, reason: &str, cure: &str) -> Note {
        let (subject, reason, cure) = (subject.to_owned(), reason.to_owned(), cure.to_owned());
        Note { tone: Tone::Bad, subject, reason, cure, is_own: false }
    }

    fn of(subject: &str, Why { reason, cure }: &Why) -> Note {
        Note::bad(subject, reason, cure)
    }

    /// The sentence, in which the entry's title may be the subject.
    pub(crate) fn in_words(&self, is_below_title: bool) -> String {
        match &*self.subject {
            "" => self.reason.clone(),
            _ if is_below_title && self.is_own => format!("it {}", self.reason),
            subject => format!("{subject} {}", self.reason),
        }
    }
}

impl Entry {
    fn new(title: impl Into<String>, more: impl Into<String>) -> Entry {
        Entry { title: title.into(), more: more.into(), ..Entry::default() }
    }
}

fn outcome(verdict: &Verdict) -> Option<(&'static str, Tone)> {
    let tone = match verdict {
        Verdict::Used | Verdict::Accepted => Tone::Good,
        rejected if rejected.fault().is_some() => Tone::Bad,
        Verdict::Off(_) | Verdict::Rejected(_) => Tone::Dim,
    };
    Some((verdict.in_words(), tone))
}

/// All that is broken, causes before effects.
pub(crate) fn problems(report: &Report) -> Vec<Note> {
    let mut sections = everything(report);
    sections.sort_by_key(|section| section.about);
    let entries = sections.into_iter().flat_map(|section| section.entries);
    entries.flat_map(|entry| entry.notes).filter(|note| note.tone == Tone::Bad).collect()
}

/// The first screen: the devices, what is broken, what variables change, and a line for each driver and enabled layer.
pub(crate) fn screen(report: &Report) -> Vec<Section> {
    use About::{Devices, Drivers, Environment, Layers, Problems};
    let device = |(index, Device { name, kind, api_version, .. }): (usize, &Device)| {
        Entry::new(format!("{index}. {name}, {kind}, Vulkan {api_version}"), "")
    };
    let left_out = |it: &LeftOut| {
        Entry::new(format!("{} by {}; cure: {}", it.device.name, it.by, it.cure()), "")
    };
    let mut last_cure = String::new();
    let problem = |note: Note| {
        let is_new = last_cure != note.cure;
        last_cure.clone_from(&note.cure);
        let cure = is_new.then(|| Note::line(format!("cure: {}", note.cure)));
        Entry { notes: cure.into_iter().collect(), ..Entry::new(note.in_words(false), "") }
    };
    // `HOME` and its like are the places of the user's own files.
    let hides = |name: &str| report.hidden.iter().any(|it| it.by.is_variable(name));
    let is_shown = |name: &str| match roles::of(name) {
        Some((_, Role::UserFolder)) => hides(name),
        Some((_, Role::SystemFolders | Role::Cache | Role::Home)) => false,
        _ => true,
    };
    let changing = report.environment.iter().filter(|it| is_shown(&it.name));
    let changing = changing.map(|it| Entry { notes: Vec::new(), ..variable(it) });
    let settings = report.settings.path.iter().map(|path| Entry::new(path, ""));
    let sections = [
        (Devices, "Devices", report.devices().enumerate().map(device).collect()),
        (Devices, "Left out", report.hidden_devices().map(left_out).collect()),
        (Problems, "Problems", problems(report).into_iter().map(problem).collect()),
        (Environment, "Changed by variables", changing.collect()),
        (Environment, "Settings file", settings.collect()),
        (Drivers, "Drivers", report.drivers.iter().map(short_driver).collect()),
        (Layers, "Layers", short_layers(&report.layers)),
    ];
    let sections =
        sections.into_iter().filter(|(about, _, all)| !all.is_empty() || *about == Drivers);
    sections.map(|(about, heading, entries)| section(about, heading, entries)).collect()
}

fn section(about: About, heading: &str, entries: Vec<Entry>) -> Section {
    Section { about, heading: heading.to_owned(), entries }
}

fn short_driver(driver: &Driver) -> Entry {
    let facts = match (&driver.part.verdict, &driver.absent_hardware, driver.devices) {
        (Verdict::Rejected(_), ..) => driver.left_out.clone().unwrap_or_default(),
        (_, None, None) => String::new(),
        (_, Some(absence), _) => absence.clone(),
        (_, None, Some(count)) => counted(count, "device"),
    };
    let entry = Entry::new(file_name(&driver.part.manifest), facts);
    Entry { outcome: outcome(&driver.part.verdict), ..entry }
}

/// The layers that take part or are broken, and the number of the others.
fn short_layers(layers: &[Layer]) -> Vec<Entry> {
    let (off, others): (Vec<_>, Vec<_>) =
        layers.iter().partition(|layer| matches!(layer.part.verdict, Verdict::Off(_)));
    let short = |layer: &Layer| {
        let name = layer.name.as_deref().unwrap_or_else(|| file_name(&layer.part.manifest));
        let entry = Entry::new(name, layer.enabled_by.as_deref().unwrap_or_default());
        Entry { outcome: outcome(&layer.part.verdict), ..entry }
    };
    let number = format!("{} that nothing enables", counted(off.len(), "other"));
    let number = (!off.is_empty()).then(|| Entry::new(number, ""));
    others.into_iter().map(short).chain(number).collect()
}

/// The whole report, in the order in which the loader works.
pub(crate) fn everything(report: &Report) -> Vec<Section> {
    let variables = report.environment.iter().map(variable);
    let environment = variables.chain([settings(&report.settings)]).collect();
    let finding = |(subject, why): (&str, &Why)| {
        let note = Note { is_own: true, ..Note::of(subject, why) };
        Entry { notes: vec![note], ..Entry::new(subject, "") }
    };
    let mut sections = vec![
        section(About::Environment, "Environment and settings", environment),
        search(&report.driver_search, report.failure.is_some()),
        section(About::Drivers, "Drivers", report.drivers.iter().map(driver).collect()),
    ];
    sections.extend(report.layer_searches.iter().map(|it| search(it, false)));
    sections.push(section(About::Layers, "Layers", report.layers.iter().map(layer).collect()));
    let findings = report.other_findings().map(finding).collect();
    sections.push(section(About::Findings, "Other findings", findings));
    sections.retain(|section| section.about != About::Findings || !section.entries.is_empty());
    sections.push(section(About::Chain, "Call chain", chain(report)));
    let devices = report.devices.as_ref().map(|it| devices(it, report.failure.is_some()));
    sections.extend(devices.map(|entries| section(About::Devices, "Physical devices", entries)));
    sections
}

fn variable(variable: &Variable) -> Entry {
    let name = &variable.name;
    let cure = format!("correct {name}, or unset it");
    let warning = variable.warning.iter().map(|it| Note::bad(&format!("{name}:"), it, &cure));
    let title = format!("{name}={}", variable.value);
    Entry { notes: warning.collect(), ..Entry::new(title, variable.effect_in_words()) }
}

fn settings(settings: &Settings) -> Entry {
    let path = settings.path.as_deref().unwrap_or("none in force");
    let effects = settings.effects.iter().map(|effect| format!("it {effect}"));
    let left_out = &settings.layers_left_out;
    let names = left_out.iter().map(|it| format!("not considered: {}, {}", it.name, it.manifest));
    let cure = left_out.first().map(|layer| format!("cure: {}", layer.explanation.why.cure));
    let ignored = settings.ignored.iter().zip(&settings.problem).map(|(path, problem)| {
        let tone = if problem.is_on_purpose() { Tone::Dim } else { Tone::Bad };
        Note { tone, ..Note::of(path, &problem.why) }
    });
    let notes = effects.chain(names).chain(cure).map(Note::line).chain(ignored).collect();
    Entry { notes, ..Entry::new(format!("settings file: {path}"), "") }
}

/// The places of a search. A backup beside drivers that work is no fault.
fn search(search: &Search, has_failed: bool) -> Section {
    let entry = |place: &&Place| {
        let own = |path: &str, reason, cure| Note { is_own: true, ..Note::bad(path, reason, cure) };
        let denied = own(&place.path, NOT_READABLE, "make the folder readable");
        let denied = place.is_denied.then_some(denied);
        let no_folder = own(&place.path, NO_FOLDER.0, NO_FOLDER.1);
        let no_folder = place.is_no_folder.then_some(no_folder);
        let cure = format!("rename it to {}", file_name(&place.path));
        let misnamed = place.misnamed.iter().map(|path| Note::bad(path, MISNAMED, &cure));
        let files = place.passed_over.iter().map(|file| {
            let tone = if has_failed || is_misnamed(file) { Tone::Bad } else { Tone::Plain };
            Note { tone, ..Note::bad(file, NOT_JSON.0, NOT_JSON.1) }
        });
        let count =
            if place.is_denied { String::new() } else { counted(place.manifests, "manifest") };
        let notes = denied.into_iter().chain(no_folder).chain(misnamed).chain(files).collect();
        Entry { notes, ..Entry::new(&place.path, count) }
    };
    let is_there =
        |place: &&Place| place.exists || place.is_no_folder || !place.misnamed.is_empty();
    let (there, absent): (Vec<_>, Vec<_>) = search.places.iter().partition(is_there);
    let absent = joined(absent.iter().map(|place| &place.path), ", ");
    let rest = match absent {
        None if search.places.is_empty() => Some("nowhere".to_owned()),
        absent => absent.map(|paths| format!("not there: {paths}")),
    };
    let entries = there.iter().map(entry).chain(rest.map(|rest| Entry::new("", rest))).collect();
    section(About::Search, &format!("Search for {} manifests", search.kind), entries)
}

/// What is shown of a driver and a layer alike. `subject` stands in sentences outside of the entry.
fn part(part: &Part, subject: &str, title: &str, more: String) -> Entry {
    let tone = if part.verdict.fault().is_some() { Tone::Bad } else { Tone::Dim };
    let own = |it: &Explanation| Note { is_own: true, ..Note::of(subject, &it.why) };
    let verdict = part.verdict.explanation().map(|it| Note { tone, ..own(it) });
    let log = part.facts.iter().map(|fact| fact.text.clone());
    Entry {
        outcome: outcome(&part.verdict),
        rows: vec![
            ("library", optional("", part.library.as_ref()), Some("")),
            ("Vulkan", optional("", part.api_version), Some("Vulkan ")),
            ("instance extensions", part.instance_extensions.join(", "), None),
        ],
        notes: verdict.into_iter().chain(part.problem.iter().map(own)).collect(),
        log: log.filter(|line| !line.is_empty()).collect(),
        ..Entry::new(title, more)
    }
}

fn driver(driver: &Driver) -> Entry {
    let count = driver.devices.filter(|count| *count > 0).map(|count| counted(count, "device"));
    let title = driver.part.linked();
    let mut entry = part(&driver.part, &title, &title, String::new());
    let own = [
        ("interface", optional("", driver.interface_version), Some("interface ")),
        ("devices", optional("", count), Some("")),
    ];
    entry.rows.splice(2..2, own);
    let absence = driver.absent_hardware.iter();
    entry.notes.extend(absence.map(|it| Note::line(format!("it enumerates no device: {it}"))));
    let manifest = &driver.part.manifest;
    entry.notes.extend(driver.same_library_as.iter().map(|other| {
        let (what, cure) = if other == manifest {
            ("is searched twice".to_owned(), "name it once, in a variable or in a folder")
        } else {
            (format!("names the same library as {other}"), "remove one of the two manifests")
        };
        let reason = format!("{what}, so that its devices may be listed twice");
        Note { is_own: true, ..Note::bad(manifest, &reason, cure) }
    }));
    entry
}

fn layer(layer: &Layer) -> Entry {
    let Layer { name, kind, enabled_by, part: Part { manifest, library, .. }, .. } = layer;
    let subject = match name {
        // The manifest, which a settings file names, is at fault.
        Some(name) if library.is_none() => format!("{name} ({manifest})"),
        Some(name) => name.clone(),
        None => manifest.clone(),
    };
    let enabled = optional(", ", enabled_by.as_ref());
    let more = format!("{kind}{enabled}, {}", layer.part.linked());
    let title = name.as_deref().unwrap_or("(no layer)");
    let mut entry = part(&layer.part, &subject, title, more);
    let extensions = layer.device_extensions.join(", ");
    entry.rows.push(("device extensions", extensions, None));
    entry
}

/// The application, the layers and the libraries of the drivers, or why there is no instance.
fn chain(report: &Report) -> Vec<Entry> {
    let application = Entry::new("application", "");
    if let Some(failure) = &report.failure {
        let note = Note::of(&failure.subject(), &failure.why);
        return vec![application, Entry { notes: vec![note], ..Entry::default() }];
    }
    let layers = report.chain.iter().map(|name| Entry::new(name, ""));
    let libraries = joined(report.libraries(), "\n").unwrap_or_default();
    let libraries = Entry::new(libraries, "");
    [application].into_iter().chain(layers).chain([libraries]).collect()
}

fn devices(devices: &Devices, has_failed: bool) -> Vec<Entry> {
    let Devices { order, devices, left_out, problem } = devices;
    let tone = if has_failed { Tone::Dim } else { Tone::Bad };
    let problem = match (problem, left_out.first()) {
        (Some(it), _) => Some(Note { tone, ..Note::of("the enumeration", &it.why) }),
        (None, _) if !devices.is_empty() => None,
        (None, first) => {
            let reason = match first {
                Some(LeftOut { by, .. }) => format!("gives no device: {by} leaves them out"),
                None => "gives no device".to_owned(),
            };
            let cure = first.map_or("install or mend a driver".to_owned(), LeftOut::cure);
            Some(Note { tone, ..Note::bad("vkEnumeratePhysicalDevices", &reason, &cure) })
        }
    };
    let order = (!devices.is_empty()).then(|| Entry::new("", order));
    let device = |(index, device): (usize, &Device)| {
        Entry::new(format!("{index}. {}", device.in_words()), "")
    };
    let left_out = left_out.iter().map(|it| {
        let cure = Note::line(format!("cure: {}", it.cure()));
        let title = format!("{}: {}", it.in_words(), it.device.in_words());
        Entry { notes: vec![cure], ..Entry::new(title, "") }
    });
    let problem = problem.map(|note| Entry { notes: vec![note], ..Entry::default() });
    let devices = devices.iter().enumerate().map(device);
    order.into_iter().chain(devices).chain(left_out).chain(problem).collect()
}
