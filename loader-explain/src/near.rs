//! The name that a misspelt one may stand for.

use std::cmp::min;

/// The name that differs least from `word`, if in at most two letters and in parts that people leave out or add.
pub(crate) fn misspelt<'n>(word: &str, names: impl Iterator<Item = &'n str>) -> Option<&'n str> {
    let core = |name: &str| name.replace("LOADER_", "").replace("MESA_", "").replace("VK_", "");
    let distance = |name: &str| strsim::levenshtein(&core(name), &core(word));
    let begins_otherwise = |name: &str| name.split('_').next() != word.split('_').next();
    // Mesa's drivers have variables of their own, such as `MESA_DEBUG`.
    let begins_alike = |name: &&str| name.starts_with("MESA_") || !word.starts_with("MESA_");
    let nearest =
        names.filter(begins_alike).min_by_key(|name| (distance(name), begins_otherwise(name)))?;
    (distance(nearest) <= 2).then_some(nearest)
}

/// The name that is most similar to `word`; `None` if no name is similar.
pub(crate) fn nearest<'n>(word: &str, names: impl IntoIterator<Item = &'n str>) -> Option<&'n str> {
    most_similar(word, names, strsim::osa_distance)
}

/// The name of which a part, or the whole, is most similar to the text of a filter's pattern.
pub(crate) fn nearest_of_pattern<'n>(
    pattern: &str,
    names: impl IntoIterator<Item = &'n str>,
) -> Option<&'n str> {
    most_similar(pattern.trim_matches('*'), names, |wanted, name| {
        let letters: Vec<char> = name.chars().collect();
        let parts = letters.windows(wanted.chars().count().max(1));
        let parts = parts.map(|part| strsim::osa_distance(wanted, &String::from_iter(part)));
        min(strsim::osa_distance(wanted, name), parts.min().unwrap_or(usize::MAX))
    })
}

/// The name with the least distance, which is at most a third of the letters of `word`.
fn most_similar<'n>(
    word: &str,
    names: impl IntoIterator<Item = &'n str>,
    distance: impl Fn(&str, &str) -> usize,
) -> Option<&'n str> {
    let wanted = word.to_lowercase();
    let limit = wanted.chars().count() / 3;
    let names = names.into_iter().map(|name| (distance(&wanted, &name.to_lowercase()), name));
    let (distance, nearest) = names.min_by_key(|(distance, _)| *distance)?;
    (distance <= limit).then_some(nearest)
}

#[cfg(test)]
mod tests;
