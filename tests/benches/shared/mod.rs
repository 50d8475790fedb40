//! What the benches with several tables share: the choice of tables on the command line, and the
//! figure that a child process prints.

use std::env;
use std::process::{ExitCode, Output};

/// Prints the tables whose titles contain a word of the command line; all if there is no word.
pub(crate) fn print_tables<T>(
    tables: &[T],
    title: impl Fn(&T) -> &str,
    print: impl Fn(&T) -> Result<(), String>,
) -> ExitCode {
    let words: Vec<String> = env::args().skip(1).filter(|word| !word.starts_with('-')).collect();
    let is_wanted =
        |table: &&T| words.is_empty() || words.iter().any(|word| title(table).contains(word));
    match tables.iter().filter(is_wanted).try_for_each(print) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("bench: {error}");
            ExitCode::FAILURE
        }
    }
}

/// The figure that a child printed; none if it ended too early.
pub(crate) fn figure(output: &Output) -> Option<f64> {
    let text = String::from_utf8_lossy(&output.stdout);
    text.lines().find_map(|line| line.strip_prefix("figure ")?.parse().ok())
}
