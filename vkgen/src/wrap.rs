//! Breaks lines of text to the width of a page.

/// The widest line, in characters. A word that is longer has a line of its own.
const WIDTH: usize = 110;

/// The line broken at spaces, with `indent` spaces before every line but the first. It ends with a
/// line feed.
#[must_use]
pub fn wrap(line: &str, indent: usize) -> String {
    let mut lines = Vec::new();
    // The spaces at the beginning are the line's indentation.
    let margin = line.len() - line.trim_start().len();
    let mut current = " ".repeat(margin);
    let mut empty = true;
    for word in line[margin..].split(' ') {
        let needed = current.chars().count() + 1 + word.chars().count();
        if !empty && needed > WIDTH {
            lines.push(std::mem::replace(&mut current, " ".repeat(indent)));
            empty = true;
        }
        if !empty {
            current.push(' ');
        }
        current.push_str(word);
        empty = false;
    }
    lines.push(current);
    lines.join("\n").trim_end_matches(' ').to_owned() + "\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_short_line_stays_as_it_is() {
        assert_eq!(wrap("  name        fact", 14), "  name        fact\n");
        assert_eq!(wrap("", 2), "\n");
    }

    #[test]
    fn a_long_line_is_broken_at_spaces() {
        let words = vec!["abcdefghi"; 20].join(" ");
        let wrapped = wrap(&format!("  {words}"), 4);
        let lines: Vec<&str> = wrapped.lines().collect();
        assert_eq!(lines.len(), 2);
        assert!(lines.iter().all(|line| line.len() <= WIDTH));
        assert!(lines[0].starts_with("  abc") && lines[1].starts_with("    abc"));
        let again: Vec<&str> = wrapped.split_whitespace().collect();
        assert_eq!(again.join(" "), words);
    }

    #[test]
    fn a_word_that_is_too_long_has_its_own_line() {
        let word = "x".repeat(WIDTH * 2);
        assert_eq!(wrap(&format!("a {word} b"), 0), format!("a\n{word}\nb\n"));
    }
}
