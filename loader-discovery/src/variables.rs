//! The environment variables of the loader (docs/environment.md) and their effects, for reports.

/// Name and effect, a line each. One text instead of a list of pairs, which would need relocations
/// whenever the library is loaded.
const TEXT: &str = include_str!("variables.txt");

/// The variables, each with its effect as a sentence about it.
pub fn all() -> impl Iterator<Item = (&'static str, &'static str)> {
    TEXT.lines().filter_map(|line| line.split_once(' '))
}
