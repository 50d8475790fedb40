//! The rows of a table, and what each demands of the answers.
//!
//! ```text
//! = what is wrong
//! VERB ARGUMENTS          of `layout`
//! with ARGUMENTS          of every vkexplain
//! says NAME: words        of screen, `why NAME`, log and report
//! screen: words | words   also all, why NAME, lint FILE, log, report, page, json
//! screen! words | words   that must not be there
//! works                   the fault is none for --check
//! ```

use std::io::Write as _;
use std::process::Stdio;

use serde_json::json;

use crate::installation::Installation;
use crate::layout::lay_out;

/// A row.
pub(crate) struct Row {
    pub(crate) name: String,
    lines: Vec<String>,
}

/// Words of an answer.
struct Demand<'r> {
    /// The answer: a word, and a name or file.
    of: &'r str,
    is_forbidden: bool,
    words: Vec<&'r str>,
}

/// The rows of a file.
pub(crate) fn rows(text: &str) -> Vec<Row> {
    let row = |row: &str| {
        let lines = row.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
        let mut lines = lines.map(str::to_owned);
        Row { name: lines.next().expect("a name"), lines: lines.collect() }
    };
    let text = format!("\n{text}");
    text.split("\n= ").skip(1).map(row).collect()
}

impl Row {
    fn installation(&self) -> Installation {
        let mut installation = Installation::new();
        installation.variables.retain(|(name, _)| !name.starts_with("VK_"));
        let share = installation.path("share").display().to_string();
        installation.variables.retain(|(name, _)| name != "XDG_DATA_DIRS");
        installation.set("XDG_DATA_DIRS", &share);
        for line in self.lines.iter().filter(|line| demand(line).is_none() && *line != "works") {
            lay_out(&mut installation, line);
        }
        installation
    }

    /// Whether no words are demanded.
    pub(crate) fn demands_nothing(&self) -> bool {
        !self.lines.iter().any(|line| demand(line).is_some())
    }

    /// What the answers to a fault lack, or have and must not have.
    pub(crate) fn failures(&self) -> Vec<String> {
        let installation = self.installation();
        let mut failures = Vec::new();
        let works = installation.run(&["--check"]).status.success();
        if works != self.lines.iter().any(|line| line == "works") {
            failures.push(format!("--check: {works}\n{}", installation.text(&[])));
        }
        let mut answers = Answers::of(&installation);
        let demands: Vec<Demand<'_>> = self.lines.iter().filter_map(|line| demand(line)).collect();
        for Demand { of, is_forbidden, words } in demands {
            let places = match of.split_once(' ') {
                Some(("says", name)) => {
                    vec!["screen".to_owned(), format!("why {name}"), "log".into(), "report".into()]
                }
                _ => vec![of.to_owned()],
            };
            for place in places {
                let answer = answers.get(&place);
                let wrong = words.iter().filter(|words| answer.contains(**words) == is_forbidden);
                for words in wrong {
                    let verb = if is_forbidden { "has" } else { "lacks" };
                    failures.push(format!("{place} {verb} \"{words}\":\n{answer}"));
                }
            }
        }
        failures
    }

    /// What is red about a healthy system.
    pub(crate) fn failures_of_health(&self) -> Vec<String> {
        let mut failures = self.failures();
        let installation = self.installation();
        let mut answers = Answers::of(&installation);
        for (place, red) in [
            ("screen", "Problems"),
            ("screen", "rejected"),
            ("screen", "cure"),
            ("all", "rejected"),
            ("page", "class=\"rejected\""),
            ("page", "mark rejected"),
        ] {
            let answer = answers.get(place);
            if answer.contains(red) {
                failures.push(format!("{place} has \"{red}\":\n{answer}"));
            }
        }
        failures
    }
}

/// The demand of a line; `None` for one of `layout`.
fn demand(line: &str) -> Option<Demand<'_>> {
    const PLACES: [&str; 9] =
        ["says", "screen", "all", "why", "lint", "log", "report", "page", "json"];
    let end = line.find([':', '!'])?;
    // A path has no blank before the mark.
    let mark = line[end..].find(": ").into_iter().chain(line[end..].find("! ")).min()? + end;
    let (of, words) = (&line[..mark], &line[mark + 2..]);
    PLACES.contains(&of.split(' ').next()?).then(|| Demand {
        of,
        is_forbidden: line[mark..].starts_with('!'),
        words: words.split(" | ").collect(),
    })
}

/// The answers about an installation. Each is made once.
struct Answers<'i> {
    installation: &'i Installation,
    /// Log and report of an application.
    ran: Option<(String, String)>,
    known: Vec<(String, String)>,
}

impl<'i> Answers<'i> {
    fn of(installation: &'i Installation) -> Answers<'i> {
        Answers { installation, ran: None, known: Vec::new() }
    }

    fn get(&mut self, place: &str) -> String {
        if let Some((_, answer)) = self.known.iter().find(|(known, _)| known == place) {
            return answer.clone();
        }
        let text = |arguments: &[&str]| self.installation.text(arguments);
        let directory = self.installation.directory.path().display().to_string();
        let answer = match place.split_once(' ').unwrap_or((place, "")) {
            ("screen", _) => text(&[]),
            ("all", _) => text(&["--all"]),
            ("page", _) => text(&["--format", "html"]),
            ("json", _) => text(&["--format", "json"]),
            ("why", name) => text(&["why", &name.replace("DIR", &directory)]),
            ("lint", file) => {
                let path = self.installation.path(file).display().to_string();
                output(self.installation, &["lint", "--library", &path])
            }
            ("log", _) => self.application().0.clone(),
            ("report", _) => self.application().1.clone(),
            _ => panic!("no answer {place}"),
        };
        self.known.push((place.to_owned(), answer.clone()));
        answer
    }

    /// Log and report of an application on this installation. The program's child is one, with the same loader.
    fn application(&mut self) -> &(String, String) {
        self.ran.get_or_insert_with(|| run_application(self.installation))
    }
}

fn output(installation: &Installation, arguments: &[&str]) -> String {
    let output = installation.without_options(arguments).output().expect("vkexplain");
    installation.without_names(&output.stdout)
}

/// Runs an application that requests the layers of the options.
fn run_application(installation: &Installation) -> (String, String) {
    let layers = installation.options.windows(2).filter(|pair| pair[0] == "--layer");
    let errand = json!({ "Devices": {
        "layers": layers.map(|pair| &pair[1]).collect::<Vec<_>>(),
        "api_version": 1 << 22, "portability": false, "driver": null,
    }});
    let report = installation.path("report.json");
    let mut program = installation.without_options(&["__child"]);
    program.env("VK_LOADER_DEBUG", "error,warn").env("VK_LOADER_REPORT", &report);
    program.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::piped());
    let mut child = program.spawn().expect("an application");
    let mut input = child.stdin.take().expect("a pipe");
    input.write_all(errand.to_string().as_bytes()).expect("an errand");
    drop(input);
    let log = child.wait_with_output().expect("the end").stderr;
    let report = std::fs::read(&report).unwrap_or_default();
    (installation.without_names(&log), installation.without_names(&report))
}
