//! The index of all tests of the workspace by name, with the sections that each cites: in its name,
//! in its doc comment, or in its module's comment. `tests/contract` and `just compare` read it.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

/// The tests by name, each with its path and its citations. A path omits `src`, and `mod` or
/// `tests` at the end of a file's path: a test in `tests/tests/abi.rs` is
/// `tests::tests::abi::the_name`.
#[derive(Debug)]
pub struct TestIndex(BTreeMap<String, Vec<(String, String)>>);

/// Directories with tests that lists may name.
const SOURCES: [&str; 11] = [
    "author-kit/src",
    "author-kit/tests",
    "dispatch-tables/src",
    "dispatch-tables/tests",
    "loader-discovery/src",
    "loader-discovery/tests",
    "loader-runtime/src",
    "tests/tests",
    "vkgen/src",
    "vkgen/tests",
    "xtask",
];

impl TestIndex {
    /// The tests of this repository, read once.
    ///
    /// # Panics
    ///
    /// When a source file cannot be read.
    pub fn of_repository() -> &'static Self {
        static INDEX: LazyLock<TestIndex> = LazyLock::new(|| {
            let mut index = TestIndex(BTreeMap::new());
            for directory in SOURCES {
                index.visit(&in_repository(directory), &directory.replace('/', "::"));
            }
            index
        });
        &INDEX
    }

    /// The citations of a test: the comments and attributes above it, its module's `//!` lines, and
    /// its name. `name` may include as much of the path as a reader needs: `the_name`,
    /// `abi::the_name`; it may skip modules in between.
    ///
    /// # Errors
    ///
    /// When no test has this name, or several.
    pub fn get(&self, name: &str) -> Result<&str, String> {
        let last = name.rsplit("::").next().unwrap_or(name);
        let tests = self.0.get(last).map_or(&[][..], Vec::as_slice);
        let mut meant = tests.iter().filter(|(path, _)| leads_to(name, path));
        match (meant.next(), meant.next()) {
            (None, _) => Err(format!("{name}, which is no test")),
            (Some((_, citations)), None) => Ok(citations),
            (Some((one, _)), Some((other, _))) => {
                Err(format!("{name}, which may be {one} or {other}"))
            }
        }
    }

    fn visit(&mut self, directory: &Path, module: &str) {
        let entries = fs::read_dir(directory)
            .unwrap_or_else(|error| panic!("{}: {error}", directory.display()));
        for entry in entries {
            let path = entry.expect("an entry").path();
            let stem = path.file_stem().unwrap_or_default().to_string_lossy();
            let module = match &*stem {
                "src" | "mod" => module.to_owned(),
                _ => format!("{module}::{stem}"),
            };
            if path.is_dir() && stem != "generated" {
                self.visit(&path, &module);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let module = module.strip_suffix("::tests").unwrap_or(&module);
                self.add_tests(&read(&path), module);
            }
        }
    }

    /// Adds every function without parameters that follows a `#[test]`.
    fn add_tests(&mut self, source: &str, path: &str) {
        let module: String = source.lines().take_while(|line| line.starts_with("//!")).collect();
        let mut above = String::new();
        for line in source.lines().map(str::trim) {
            if line.starts_with("///") || line.starts_with("#[") {
                above.push_str(line);
            } else if let Some(name) = line
                .strip_prefix("fn ")
                .and_then(|line| line.split_once("()"))
                .map(|(name, _)| name)
            {
                if above.contains("#[test]") {
                    let citations = format!("{module} {above} {name}");
                    let tests = self.0.entry(name.to_owned()).or_default();
                    tests.push((format!("{path}::{name}"), citations));
                }
                above.clear();
            } else if !above.is_empty() && !line.starts_with("//") && !line.ends_with(")]") {
                above.clear();
            }
        }
    }
}

/// A path in the repository.
#[must_use]
pub fn in_repository(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(name)
}

/// The text of a file of the repository.
///
/// # Panics
///
/// When the file cannot be read.
#[must_use]
pub fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Whether a short name denotes the test with this path.
#[must_use]
pub fn leads_to(name: &str, path: &str) -> bool {
    let mut modules = path.rsplit("::");
    let mut words = name.rsplit("::");
    modules.next() == words.next() && words.all(|word| modules.any(|module| module == word))
}

/// Whether a test cites a section. `A.1` and `A.1,` cite A.1, `A.11` does not. In a name, a section
/// is written `a1` or `a_1`, or `s3_10`.
#[must_use]
pub fn cites(citations: &str, section: &str) -> bool {
    let found = |pattern: &str, text: &str| {
        text.match_indices(pattern)
            .any(|(at, _)| stands_alone(&text[..at], &text[at + pattern.len()..]))
    };
    let name = citations.rsplit(' ').next().unwrap_or_default().to_uppercase().replace('_', " ");
    let spaced = section.replace('.', " ");
    found(section, citations)
        || found(&spaced, &name)
        || found(&section.replace('.', ""), &name)
        || found(&format!("S{spaced}"), &name)
}

/// Whether the text between `before` and `after` is a complete section number.
fn stands_alone(before: &str, after: &str) -> bool {
    let is_digit = |letter: char| letter.is_ascii_digit();
    let goes_on_before =
        before.ends_with(|letter: char| letter.is_ascii_alphanumeric() || letter == '.');
    let subsection = after.strip_prefix('.').unwrap_or(after);
    let goes_on_after =
        after.starts_with(char::is_alphanumeric) || subsection.starts_with(is_digit);
    !goes_on_before && !goes_on_after
}

#[test]
fn a_test_is_named_by_as_much_of_its_path_as_is_needed() {
    let path = "tests::tests::scenarios::discovery::variables::what_is_set";
    for name in ["what_is_set", "variables::what_is_set", "discovery::what_is_set"] {
        assert!(leads_to(name, path), "{name}");
    }
    for name in ["is_set", "devices::what_is_set", "variables::discovery::what_is_set"] {
        assert!(!leads_to(name, path), "{name}");
    }
}

#[test]
fn a_name_that_means_several_tests_is_refused() {
    let paths = ["a::one::it_is_set", "a::two::it_is_set"];
    let tests = paths.map(|path| (path.to_owned(), String::new()));
    let index = TestIndex(BTreeMap::from([("it_is_set".to_owned(), tests.into())]));
    let wrong = |name: &str| index.get(name).err();
    assert_eq!(wrong("two::it_is_set"), None);
    assert_eq!(
        wrong("it_is_set").as_deref(),
        Some("it_is_set, which may be a::one::it_is_set or a::two::it_is_set")
    );
    let absent = "three::it_is_set, which is no test";
    assert_eq!(wrong("three::it_is_set").as_deref(), Some(absent));
}

#[test]
fn a_section_is_cited_by_its_whole_name() {
    for (citations, section) in [
        ("//! ///drivers.md A.1, B.2: what is set it_is_set", "A.1"),
        ("//! ///drivers.md H, K.7. it_is_set", "H"),
        ("a4_filters", "A.4"),
        ("ids_of_devices_a6", "A.6"),
        ("s3_10_precedence", "3.10"),
    ] {
        assert!(cites(citations, section), "{citations} {section}");
    }
    for (citations, section) in [
        ("///drivers.md A.11. it_is_set", "A.1"),
        ("///Here it is. it_is_set", "H"),
        ("///drivers.md H.3. it_is_set", "H"),
        ("s3_10_precedence", "3.1"),
        ("s13_10_precedence", "3.10"),
    ] {
        assert!(!cites(citations, section), "{citations} {section}");
    }
}
