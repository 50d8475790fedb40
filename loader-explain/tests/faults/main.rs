//! Faults from real life as tables: what is set up, the words that the answers must have, and those that they must not
//! have. `table` reads the rows of the `*.txt` files, `layout` lays an installation out. Each row runs the screen, the whole
//! text, `why`, `lint`, and an application whose loader writes its log at `error,warn` and its report.

#[allow(dead_code, reason = "the tests of this file need a part of it")]
#[path = "../installation/mod.rs"]
mod installation;
mod layout;
mod table;

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;

use table::{Row, rows};

/// The files of faults, and how many faults each has at least at once.
const FAULTS: [(&str, &str); 6] = [
    ("drivers.txt", include_str!("drivers.txt")),
    ("layers.txt", include_str!("layers.txt")),
    ("libraries.txt", include_str!("libraries.txt")),
    ("settings.txt", include_str!("settings.txt")),
    ("two.txt", include_str!("two.txt")),
    ("variables.txt", include_str!("variables.txt")),
];

/// Checks the rows of one file, two at a time, and reports all that fail.
fn check(file: &str) {
    let (_, text) = FAULTS.iter().find(|(name, _)| *name == file).expect("a table");
    let rows = rows(text);
    let mute = rows.iter().find(|row| row.demands_nothing()).map(|row| &row.name);
    assert_eq!(mute, None);
    report_failures(&rows, Row::failures);
}

fn report_failures(rows: &[Row], failures: fn(&Row) -> Vec<String>) {
    let (next, failed) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
    let work = || {
        while let Some(row) = rows.get(next.fetch_add(1, Ordering::Relaxed)) {
            let found = failures(row).into_iter().map(|failure| format!("{}: {failure}", row.name));
            failed.lock().unwrap_or_else(PoisonError::into_inner).extend(found);
        }
    };
    thread::scope(|scope| [(); 2].map(|()| scope.spawn(work)).map(drop));
    let failed = failed.into_inner().unwrap_or_else(PoisonError::into_inner);
    assert!(failed.is_empty(), "{}", failed.join("\n\n"));
}

#[test]
fn faults_of_drivers() {
    check("drivers.txt");
}

#[test]
fn faults_of_layers() {
    check("layers.txt");
}

#[test]
fn faults_of_libraries() {
    check("libraries.txt");
}

#[test]
fn faults_of_settings_files() {
    check("settings.txt");
}

#[test]
fn faults_of_variables() {
    check("variables.txt");
}

#[test]
fn two_faults_at_once() {
    check("two.txt");
}

/// Nothing red appears: no problem on the screen or the page.
#[test]
fn healthy_systems() {
    let rows = rows(include_str!("healthy.txt"));
    assert!(rows.len() >= 10, "{}", rows.len());
    report_failures(&rows, Row::failures_of_health);
}

#[test]
fn there_are_enough_rows() {
    let of = |(_, text): &(&str, &str)| rows(text).len();
    let all: usize = FAULTS.iter().map(of).sum();
    assert!(all >= 150, "{all}");
    let two = rows(FAULTS[4].1);
    assert!(two.len() >= 20, "{}", two.len());
    let mut names: Vec<String> =
        FAULTS.iter().flat_map(|(_, text)| rows(text)).map(|row| row.name).collect();
    names.sort();
    names.dedup();
    assert_eq!(names.len(), all, "two rows have one name");
}
