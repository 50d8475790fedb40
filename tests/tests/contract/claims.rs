//! Compares `tests/contract/security.txt` with the pages about security: each claim of a page, which
//! is a sentence or the row of a table, has one line in the list, with the tests that show it. A line
//! begins with the first words of its claim.

use tests::test_index::{TestIndex, in_repository as path, read};

use super::document::{is_rule, row_text};
use super::list::{self, Line, Shown};

const PAGES: [&str; 3] = ["docs/security.md", "SECURITY.md", "docs/safety.md"];
const LIST: &str = "tests/contract/security.txt";

/// The claims of a page: the rows of its tables, and the sentences of its bullets and paragraphs.
fn claims(page: &str) -> Vec<String> {
    let mut blocks = vec![String::new()];
    let (mut in_code, mut in_table) = (false, false);
    for line in page.lines() {
        let is_fence = line.starts_with("```");
        in_code ^= is_fence;
        let is_title = line.starts_with('|') && !in_table;
        in_table = line.starts_with('|') && (in_table || is_rule(line));
        if in_code || is_fence || is_title || line.starts_with('#') || line.is_empty() {
            blocks.push(String::new());
        } else if let Some(text) = row_text(line, in_table) {
            blocks.push(text.to_owned());
        } else if let Some(block) = blocks.last_mut() {
            *block += if block.is_empty() { "" } else { " " };
            *block += line.trim();
        }
    }
    let sentences = blocks.iter().flat_map(|block| block.split(". "));
    sentences.filter(|sentence| !sentence.is_empty()).map(str::to_owned).collect()
}

/// Claims without a line or with several, lines without a claim or with several, and lines that name
/// no test.
fn complaints(claims: &[String], lines: &[Line], index: &TestIndex) -> Vec<String> {
    let is_of = |claim: &String, line: &Line| claim.starts_with(&line.identifier);
    let mut complaints = Vec::new();
    for claim in claims {
        let count = lines.iter().filter(|line| is_of(claim, line)).count();
        if count != 1 {
            complaints.push(format!("{count} lines for: {claim}"));
        }
    }
    for line in lines {
        let count = claims.iter().filter(|claim| is_of(claim, line)).count();
        if count != 1 {
            complaints.push(format!("{count} claims begin with: {}", line.identifier));
        }
        let Shown::By(tests) = &line.shown else { continue };
        let wrong = tests.iter().filter_map(|test| index.get(test).err());
        complaints.extend(wrong.map(|wrong| format!("{} names {wrong}", line.identifier)));
        if tests.is_empty() {
            complaints.push(format!("{} names no test", line.identifier));
        }
    }
    complaints
}

#[test]
fn every_claim_about_security_has_a_test() {
    let claims: Vec<_> = PAGES.iter().flat_map(|page| claims(&read(&path(page)))).collect();
    let lines = list::lines(&read(&path(LIST)));
    let complaints = complaints(&claims, &lines, TestIndex::of_repository());
    assert!(complaints.is_empty(), "{LIST}:\n{}", complaints.join("\n"));
}

#[test]
fn claims_are_rows_and_sentences() {
    let page = "# Title\n\nOne, in A.1\nof it. `two` too:\n\n- three. Four\n  goes on.\n\n| a | b |\n\
                |---|---|\n| five | 6.0 |\n\n```text\nno claim\n```\nSeven.\n";
    let expected =
        ["One, in A.1 of it", "`two` too:", "three", "Four goes on.", "five | 6.0", "Seven."];
    assert_eq!(claims(page), expected);
}

#[test]
fn claims_and_lines_that_do_not_match_are_reported() {
    let claims = ["a b", "a c", "d", "e"].map(str::to_owned);
    let lines = "a => no test: REASON\nd => claims_are_rows_and_sentences\nd =>  \nx => y\n";
    let complaints = complaints(&claims, &list::lines(lines), TestIndex::of_repository());
    let expected = [
        "2 lines for: d",
        "0 lines for: e",
        "2 claims begin with: a",
        "d names no test",
        "0 claims begin with: x",
        "x names y, which is no test",
    ];
    assert_eq!(complaints, expected);
}
