//! The elements of lists in variables that name nothing: most often because they are misspelt, or break a rule of
//! the variable.

use loader_discovery::manifest::layer::LayerKind;
use loader_discovery::select::Globs;
use loader_discovery::system::System as _;

use super::Environment;
use crate::fact::file_name;
use crate::gather::Case;
use crate::near;
use crate::report::{Layer, ManifestKind, why_hidden};
use crate::roles::{self, Of, Role};
use crate::text::joined;
use crate::what_if::WhatIf;

/// The elements of a variable that name nothing.
pub(super) struct Useless {
    /// What is wrong with each.
    pub(super) warning: Option<String>,
    /// Whether no element names anything.
    pub(super) all: bool,
}

/// What the elements of a list are.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// Files and folders.
    Paths,
    Names,
    /// Patterns for file names.
    Files,
    /// Patterns for the names of layers, and words in tildes for kinds of layers.
    Layers,
}
use Kind::{Files, Layers, Names, Paths};

impl Kind {
    fn of(variable: &str) -> Option<Kind> {
        match roles::of(variable)? {
            (Of::Drivers, Role::Patterns) => Some(Files),
            (_, Role::Patterns) => Some(Layers),
            (_, Role::Names) => Some(Names),
            (_, Role::Replaces | Role::Adds) => Some(Paths),
            _ => None,
        }
    }
}

/// Words about a letter.
const FOR_A_SHELL: &str =
    "has a `LETTER`, which a shell replaces and the loader does not: write the whole path";

/// Letters that break a rule in an element that names nothing.
const RULES: [(char, &[Kind], &str); 14] = [
    ('\r', &[Paths, Names, Files, Layers], "has a carriage return at its end: remove it"),
    ('$', &[Paths], FOR_A_SHELL),
    (',', &[Paths], "has a comma: write `:` between the paths"),
    (';', &[Paths], "has a semicolon: write `:` between the paths"),
    ('*', &[Paths, Names], "has a `*`, and the variable takes no patterns"),
    ('~', &[Paths], FOR_A_SHELL),
    ('"', &[Paths], "has quotation marks, which the loader takes for a part of the path"),
    (
        '"',
        &[Names, Files, Layers],
        "has quotation marks, which the loader takes for a part of the name",
    ),
    (',', &[Names], "has a comma: write `:` between the names"),
    (':', &[Files, Layers], "has a colon: write `,` between the names"),
    (';', &[Files, Layers], "has a semicolon: write `,` between the names"),
    (' ', &[Files, Layers], "has a blank, which the loader takes for a part of the name"),
    ('/', &[Files], "has a folder, and the patterns are for file names"),
    ('?', &[Files, Layers], "has a `?`, which stands for itself"),
];

/// The words of filters for layers, each with the kind of layers for which it stands.
const WORDS: [(&str, Option<LayerKind>); 3] = [
    ("~all~", None),
    ("~implicit~", Some(LayerKind::Implicit)),
    ("~explicit~", Some(LayerKind::Explicit)),
];

/// The elements of a list that name nothing, if there are any.
pub(super) fn useless(of: &Environment<'_>, variable: &str, value: &str) -> Option<Useless> {
    let Environment { case: Case { system, hidden, .. }, drivers, layers, .. } = of;
    let layers = &layers.layers;
    let kind = Kind::of(variable)?;
    let names: Vec<&str> = match kind {
        Files => drivers.iter().map(|driver| file_name(&driver.part.manifest)).collect(),
        Names | Layers => layers.iter().filter_map(|layer| layer.name.as_deref()).collect(),
        Paths => Vec::new(),
    };
    let separator = if matches!(kind, Names | Paths) { ':' } else { ',' };
    let elements: Vec<&str> = value.split(separator).filter(|it| !it.is_empty()).collect();
    let of_word = |element: &str| {
        let element = element.to_ascii_lowercase();
        WORDS.iter().find(|(word, _)| kind == Layers && *word == element)
    };
    let names_nothing = |element: &&str| match (kind, of_word(element)) {
        (_, Some((_, of))) => {
            !layers.iter().any(|layer| of.is_none_or(|of| layer.kind == ManifestKind::Layer(of)))
        }
        (Paths, _) => !system.exists(element.as_bytes()) || is_other_file(system, element),
        (Names, _) => !names.contains(element),
        (Layers, _) if element.starts_with('~') => true,
        (Files | Layers, _) => {
            let globs = Globs::parse(element.as_bytes()).unwrap_or_default();
            !names.iter().any(|name| globs.match_name(name.as_bytes()))
        }
    };
    let useless: Vec<&str> = elements.iter().copied().filter(|it| names_nothing(it)).collect();
    // Of a hidden layer, a finding says who hides it.
    let is_hidden = |element: &str| kind == Names && why_hidden(hidden, element).is_some();
    let warnings =
        useless.iter().filter(|element| of_word(element).is_none() && !is_hidden(element));
    let warnings = warnings
        .map(|element| {
            let nothing = || nothing(system, kind, element, &names);
            format!("{element} {}", broken_rule(kind, element).unwrap_or_else(nothing))
        })
        .chain(elements.iter().filter(|_| kind == Names).filter_map(|it| off(it, layers)));
    let all = kind != Paths && useless.len() == elements.len();
    let warning = joined(warnings, "; ");
    (warning.is_some() || !useless.is_empty()).then_some(Useless { warning, all })
}

/// That a layer is off, although a variable names it.
fn off(name: &str, layers: &[Layer]) -> Option<String> {
    let is_it = |layer: &&Layer| layer.name.as_deref() == Some(name);
    let verdict = &layers.iter().find(is_it)?.part.verdict;
    let why = verdict.explanation().filter(|why| why.is_on_purpose());
    why.map(|why| format!("{name} {}", why.why.reason))
}

/// Whether a path is a file that is no manifest.
fn is_other_file(system: &WhatIf, path: &str) -> bool {
    !path.ends_with(".json") && system.path_on_host(path).is_file()
}

fn broken_rule(kind: Kind, element: &str) -> Option<String> {
    let mut rules = RULES.iter().filter(|(_, kinds, _)| kinds.contains(&kind));
    let broken = rules.find(|(letter, ..)| element.contains(*letter));
    let broken = broken.map(|(letter, _, words)| words.replace("LETTER", &letter.to_string()));
    let inner = element.trim_matches('*').contains('*') && matches!(kind, Files | Layers);
    let star = "has a `*` inside; one counts at the begin and the end of a pattern alone";
    broken.or_else(|| inner.then(|| star.to_owned()))
}

/// Why an element names nothing that breaks no rule.
fn nothing(system: &WhatIf, kind: Kind, element: &str, names: &[&str]) -> String {
    let of = match kind {
        Paths if system.exists(element.as_bytes()) => {
            return "is no manifest and no folder".to_owned();
        }
        Paths => return "does not exist".to_owned(),
        Layers if element.starts_with('~') => {
            let words = WORDS.map(|(word, _)| word).join(", ");
            return format!("is no word of this variable: these are {words}");
        }
        Files => "file name of a driver manifest",
        Names | Layers => "name of a layer",
    };
    let part = element.trim_matches('*').to_lowercase();
    let contains = |name: &&&str| !part.is_empty() && name.to_lowercase().contains(&part);
    let nearest = match kind {
        Names => near::nearest(element, names.iter().copied()),
        _ => near::nearest_of_pattern(element, names.iter().copied()),
    };
    match (names.iter().find(contains).copied(), nearest) {
        (Some(name), _) if kind != Names => {
            format!("matches no {of}; *{part}* matches {name}")
        }
        (Some(name), _) | (None, Some(name)) => {
            format!("matches no {of}; the nearest one is {name}")
        }
        _ => format!("matches no {of}"),
    }
}
