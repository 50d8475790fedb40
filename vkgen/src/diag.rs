//! The only module that prints. Findings and errors go to stderr in rustc's shape, diffs and
//! results to stdout.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::io::{self, Write as _};

use registry::{Diagnostic, Severity};

use crate::Error;
use crate::banner;
use crate::bump::Bumped;
use crate::compare::Difference;
use crate::emit::GENERATED_FOLDERS;
use crate::generate::Outcome;
use crate::input::Input;

/// Why there is no result.
#[must_use]
pub fn error(error: &Error) -> String {
    match error {
        Error::Acquire(error) => format!("error: {error}\n"),
        Error::Registry(findings) => nothing_done(findings, Severity::Error, "error") + "\n",
        Error::Denied(warnings) => {
            nothing_done(warnings, Severity::Warning, "warning") + " and --deny-warnings\n"
        }
        Error::Other { message: what, help } => message(what, help),
    }
}

/// The findings, and how many `refused` ones there are for the reason why nothing was done.
fn nothing_done(findings: &[Diagnostic], refused: Severity, noun: &str) -> String {
    let text: String = findings.iter().map(ToString::to_string).collect();
    let refused = findings.iter().filter(|finding| finding.severity == refused).count();
    format!("{text}error: nothing was done because of {}", count(refused, noun))
}

/// No part of the API has this name; `suggestions` are similar names.
#[must_use]
pub fn unknown_name(name: &str, input: &Input, suggestions: &[String]) -> String {
    let what =
        format!("the registry {} has no `{name}` for the API vulkan", input.api.registry.release());
    let mut text = format!("error: {what}\n");
    text.push_str(
        "  = note: vkgen leaves out disabled extensions and names that only other APIs have, such as Vulkan SC\n",
    );
    if suggestions.is_empty() {
        text.push_str(
            "  = help: spell names as in C: vkCreateBuffer, VkBuffer, VK_KHR_swapchain\n",
        );
    }
    for suggestion in suggestions {
        let _ = writeln!(text, "  = help: there is `{suggestion}`");
    }
    text
}

/// An error without a place.
#[must_use]
pub fn message(message: &str, help: &str) -> String {
    format!("error: {message}\n  = help: {help}\n")
}

/// The result of `--check`: the diffs, the names of the files, and the command that updates the
/// files.
#[must_use]
pub fn checked(outcome: &Outcome) -> String {
    let mut text = String::new();
    for difference in &outcome.differences {
        text.push_str(&difference.unified_diff());
    }
    if outcome.differences.is_empty() {
        let _ = writeln!(text, "{} up to date", count_are(outcome.rendered, "generated file"));
        return text;
    }
    for difference in &outcome.differences {
        let _ = writeln!(text, "{}: {}", difference.word(), difference.path.display());
    }
    let _ = writeln!(
        text,
        "{} out of date; run `{}`",
        count_are(outcome.differences.len(), "generated file"),
        banner::COMMAND
    );
    text
}

/// The result of generating: what was changed.
#[must_use]
pub fn generated(outcome: &Outcome) -> String {
    let mut text = String::new();
    for difference in &outcome.differences {
        text.push_str(&done(difference));
    }
    let removed = outcome.differences.iter().filter(|one| one.new.is_none()).count();
    let changed = outcome.differences.len() - removed;
    let rendered = count(outcome.rendered, "generated file");
    let _ = write!(text, "{rendered}, {changed} changed");
    if removed > 0 {
        let _ = write!(text, "; {removed} removed");
    }
    text.push('\n');
    text
}

/// Says which of `files` files were written.
#[must_use]
pub fn written(differences: &[Difference], files: usize) -> String {
    if differences.is_empty() {
        return format!("{} up to date\n", count_are(files, "file"));
    }
    differences.iter().map(done).collect()
}

/// The changes of a bump, and the steps that are left to do.
#[must_use]
pub fn bumped(bumped: &Bumped) -> String {
    let Bumped { from, to, differences, .. } = bumped;
    if from == to && differences.is_empty() {
        return format!("the pin is {to} already\n");
    }
    let mut text = String::new();
    // A release changes many generated files, which `git diff` shows better than a list.
    let (generated, others): (Vec<&Difference>, Vec<&Difference>) =
        differences.iter().partition(|difference| generated_folder(difference).is_some());
    for folder in GENERATED_FOLDERS {
        let inside =
            generated.iter().filter(|difference| generated_folder(difference) == Some(folder));
        let mut files = BTreeMap::new();
        for difference in inside {
            *files.entry(difference.verb()).or_default() += 1;
        }
        for (verb, files) in files {
            let _ = writeln!(text, "{verb} {folder}: {}", count(files, "file"));
        }
    }
    for difference in others {
        text.push_str(&done(difference));
    }
    let files = count(differences.len(), "file");
    let (done, changelog) = if from == to {
        let done = format!("the pin is {to} already: {files} brought up to date");
        (done, "")
    } else {
        let done = format!("moved the pin from {from} to {to}: {files} changed");
        (done, ", a line in CHANGELOG.md")
    };
    let _ = writeln!(
        text,
        "{done}\nnext: `git diff snapshots/generated`, `cargo test --workspace`{changelog}"
    );
    text
}

/// The folder of generated files that a difference is in.
fn generated_folder(difference: &Difference) -> Option<&'static &'static str> {
    GENERATED_FOLDERS.iter().find(|folder| difference.path.starts_with(folder))
}

/// The line of a file that was written or removed.
fn done(difference: &Difference) -> String {
    format!("{} {}\n", difference.verb(), difference.path.display())
}

/// Prints notes and warnings to stderr.
pub fn print_warnings(notes: &[String], warnings: &[Diagnostic]) {
    for note in notes {
        print_error(&format!("note: {note}\n"));
    }
    for warning in warnings {
        print_error(&warning.to_string());
    }
}

/// Prints to stderr. A closed stderr is ignored.
pub fn print_error(text: &str) {
    let _ = io::stderr().lock().write_all(text.as_bytes());
}

/// Prints to stdout. A closed pipe, as after `head`, is no error.
///
/// # Errors
///
/// The text could not be printed, as on a full disk.
pub fn print(text: &str) -> io::Result<()> {
    let mut stdout = io::stdout().lock();
    let printed = stdout.write_all(text.as_bytes());
    match printed.and_then(|()| stdout.flush()) {
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        result => result,
    }
}

fn count(number: usize, noun: &str) -> String {
    match number {
        1 => format!("1 {noun}"),
        _ => format!("{number} {noun}s"),
    }
}

fn count_are(number: usize, noun: &str) -> String {
    format!("{} {}", count(number, noun), if number == 1 { "is" } else { "are" })
}
