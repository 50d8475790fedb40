//! Fifth step of the generation flow: compares the rendered files with those in the tree.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use similar::TextDiff;

/// A rendered file: path from the workspace's root, and text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RenderedFile {
    /// From the workspace's root.
    pub path: PathBuf,
    /// The whole text.
    pub text: String,
}

/// A file of the tree that differs from the rendered one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// From the workspace's root.
    pub path: PathBuf,
    /// The text in the tree; none if the file is missing.
    pub old: Option<String>,
    /// The text that was rendered; none if the file is in a folder of generated files, but no emitter
    /// makes it.
    pub new: Option<String>,
}

/// Compares the rendered files with the files of the tree. The differences are sorted by path.
#[must_use]
pub fn compare(rendered: Vec<RenderedFile>, found: Vec<RenderedFile>) -> Vec<Difference> {
    let mut found: BTreeMap<PathBuf, String> =
        found.into_iter().map(|file| (file.path, file.text)).collect();
    let mut differences = Vec::new();
    for RenderedFile { path, text } in rendered {
        let (old, new) = (found.remove(&path), Some(text));
        if old != new {
            differences.push(Difference { path, old, new });
        }
    }
    let orphans = found.into_iter();
    differences.extend(orphans.map(|(path, old)| Difference { path, old: Some(old), new: None }));
    differences.sort_by(|a, b| a.path.cmp(&b.path));
    differences
}

impl Difference {
    /// `stale`, `missing` or `orphaned`.
    #[must_use]
    pub fn word(&self) -> &'static str {
        self.one_of(["stale", "missing", "orphaned"])
    }

    /// What writing does: `updated`, `created` or `removed`.
    #[must_use]
    pub fn verb(&self) -> &'static str {
        self.one_of(["updated", "created", "removed"])
    }

    fn one_of(&self, [stale, missing, orphaned]: [&'static str; 3]) -> &'static str {
        match (&self.old, &self.new) {
            (Some(_), Some(_)) => stale,
            (None, _) => missing,
            (Some(_), None) => orphaned,
        }
    }

    /// What generating would change, as a unified diff.
    #[must_use]
    pub fn unified_diff(&self) -> String {
        let name = slashes(&self.path);
        let header = |text: &Option<String>, tree| match text {
            Some(_) => format!("{tree}/{name}"),
            None => "/dev/null".to_owned(),
        };
        let text = |text: &'_ Option<String>| text.clone().unwrap_or_default();
        let (old, new) = (header(&self.old, "a"), header(&self.new, "b"));
        diff(&text(&self.old), &text(&self.new), &old, &new)
    }
}

fn diff(before: &str, after: &str, old: &str, new: &str) -> String {
    TextDiff::from_lines(before, after).unified_diff().header(old, new).to_string()
}

/// The path with slashes on every system.
fn slashes(path: &Path) -> String {
    path.iter().map(|part| part.to_string_lossy()).collect::<Vec<_>>().join("/")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(path: &str, text: &str) -> RenderedFile {
        RenderedFile { path: path.into(), text: text.to_owned() }
    }

    #[test]
    fn equal_trees_have_no_difference() {
        let files = vec![file("a.rs", "1\n"), file("b.rs", "2\n")];
        assert_eq!(compare(files.clone(), files), []);
    }

    #[test]
    fn stale_missing_and_orphaned_files_are_shown_as_a_diff() {
        let rendered = vec![file("new.rs", "1\n"), file("g/changed.rs", "same\nnew\n")];
        let found = vec![file("g/changed.rs", "same\nold\n"), file("gone.rs", "2\n")];
        let shown: String = compare(rendered, found)
            .iter()
            .map(|difference| format!("{}\n{}", difference.word(), difference.unified_diff()))
            .collect();
        insta::assert_snapshot!(shown, @r"
        stale
        --- a/g/changed.rs
        +++ b/g/changed.rs
        @@ -1,2 +1,2 @@
         same
        -old
        +new
        orphaned
        --- a/gone.rs
        +++ /dev/null
        @@ -1 +0,0 @@
        -2
        missing
        --- /dev/null
        +++ b/new.rs
        @@ -0,0 +1 @@
        +1
        ");
    }
}
