//! Compares docs/environment.md with the code, and reads the manual page.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use super::*;

/// The names in a text that look like variables which a loader reads.
fn variables(text: &str) -> impl Iterator<Item = &str> {
    let is_name = |c: char| c.is_ascii_uppercase() || c == '_';
    text.split('"').filter(move |word| {
        let is_system = *word == "HOME" || word.starts_with("XDG_");
        word.chars().all(is_name) && !word.ends_with('_') && (is_system || word.starts_with("VK_"))
    })
}

/// The variables that the code below `directory` names, outside of tests. C.1 names variables of the
/// build as well, which the loader does not read.
fn named_in(directory: &Path, names: &mut BTreeSet<String>) {
    for entry in fs::read_dir(directory).expect("a directory of the sources") {
        let path = entry.expect("an entry").path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if path.is_dir() && name != "tests" {
            named_in(&path, names);
        } else if name.ends_with(".rs") && !["tests.rs", "fuzz.rs", "cases.rs"].contains(&&*name) {
            let text = fs::read_to_string(&path).expect("a source file");
            let code = text.split("\n#[cfg(test)]\nmod tests {").next().unwrap_or_default();
            names.extend(variables(code).map(str::to_owned));
        }
    }
}

/// drivers.md A.1: each variable that the loader reads is a heading of the text, and no other name
/// is.
#[test]
fn every_variable_that_the_loader_reads_is_described() {
    let mut read = BTreeSet::new();
    for crate_name in ["loader-discovery", "loader-runtime", "loader-cdylib"] {
        named_in(&Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(crate_name), &mut read);
    }
    assert!(read.contains("VK_DRIVER_FILES") && read.contains("HOME"), "{read:?}");
    assert_eq!(described(), read);
}

/// The variables that the text describes. The section on the variables of manifests has other names.
fn described() -> BTreeSet<String> {
    let headings = TEXT.lines().filter_map(|line| line.strip_prefix("### "));
    let is_name = |name: &&str| name.chars().all(|c| c.is_ascii_uppercase() || c == '_');
    headings.filter(is_name).map(str::to_owned).collect()
}

/// The variables of drivers.md A.1 with their letter: S for those that an elevated process ignores, P
/// for the others.
fn contract() -> Vec<(String, String)> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/behaviour/drivers.md");
    let text = fs::read_to_string(path).expect("the document");
    let table = text.split("## A.1 ").nth(1).and_then(|text| text.split("\n## ").next());
    let rows = table.expect("section A.1").lines().filter_map(|line| {
        let cells: Vec<_> = line.split('|').map(str::trim).collect();
        let letter = cells.get(3).filter(|letter| ["S", "P"].contains(*letter))?;
        Some((cells[1], letter.to_string()))
    });
    rows.flat_map(|(names, letter)| {
        let names = names.split('`').skip(1).step_by(2).map(str::to_owned);
        names.map(|name| (name, letter.clone())).collect::<Vec<_>>()
    })
    .collect()
}

/// drivers.md A.1, A.2: elevated processes.
#[test]
fn the_contract_agrees_on_elevated_processes() {
    let contract = contract();
    assert!(contract.len() > 25, "{contract:?}");
    for (name, letter) in contract {
        let section = TEXT.split("\n### ").find(|section| {
            section.lines().next().is_some_and(|title| title.split(", ").any(|one| one == name))
        });
        let section = section.unwrap_or_else(|| panic!("{name} has no section"));
        let expected = if letter == "S" { "ignored" } else { "honoured" };
        assert!(section.contains(&format!("\nElevated: {expected}.")), "{name}: {letter}");
    }
}

#[test]
fn every_variable_has_an_example_and_says_who_honours_it() {
    for section in TEXT.split("\n### ").skip(1) {
        let name = section.lines().next().unwrap_or_default();
        let section = section.split("\n## ").next().unwrap_or_default();
        assert!(section.contains("\n```sh"), "{name} has no example");
        let last = section.trim_end().lines().last().unwrap_or_default();
        let is_elevated = ["Elevated: honoured. ", "Elevated: ignored. "]
            .iter()
            .find_map(|start| last.strip_prefix(start));
        assert!(is_elevated.is_some_and(|rest| rest.starts_with("Also in: ")), "{name}: {last}");
    }
}

#[test]
fn the_page_has_the_marks_of_roff() {
    let page = page("1.2.3");
    assert!(page.starts_with(".TH VULKAN-LOADER 7 \"\" \"Vulkan loader 1.2.3\""), "{page}");
    assert!(page.contains("\n.SH DRIVERS\n"), "{page}");
    assert!(
        page.contains("\n.SS VK_DRIVER_FILES\n.PP\nA path list of driver manifests."),
        "{page}"
    );
    assert!(
        page.contains("\n.EX\nVK_LOADER_DEBUG=error,warn,driver vulkaninfo \\-\\-summary\n.EE\n")
    );
    assert!(page.contains("whose drivers are added after all others.\n"), "{page}");
    assert!(!page.contains('`') && !page.contains("]("), "{page}");
}

#[test]
fn the_page_names_no_file_of_the_repository() {
    let page = page("1.2.3");
    assert_eq!(page.matches(".md").count(), 0, "{page}");
    assert!(page.ends_with(".BR ld.so (8)\n"), "{page}");
}

#[test]
fn parentheses_with_a_link_are_left_out() {
    let text = "One ([a.md](docs/a.md)), two (or\nthree ([b.md](b.md) A\nhas more).";
    assert_eq!(without_links(text), "One, two (or\nthree.");
    assert_eq!(without_links("no link (of this kind)"), "no link (of this kind)");
}
