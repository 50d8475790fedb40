//! The length of the array behind a pointer, as the registry's `len` and `altlen` write it.

use std::fmt;

use crate::read::is_identifier;

/// A length.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Len {
    /// `null-terminated`.
    Text,
    /// A number.
    Number(u32),
    /// The number in a sibling or in a structure behind one, or a constant.
    Of(Path),
    /// `2*VK_UUID_SIZE`.
    Times(u32, String),
    /// `(rasterizationSamples + 31) / 32`: a number, plus another, by a third.
    Quotient(Path, u32, u32),
    /// Anything else, which only people can read.
    Prose(String),
}

/// `bindInfoCount`, or `pAllocateInfo->commandBufferCount`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Path {
    /// The sibling.
    pub name: String,
    /// The member of the structure behind the sibling.
    pub member: Option<String>,
}

impl Len {
    /// Reads a length.
    pub fn parse(text: &str) -> Len {
        let text = text.trim();
        let known = match text.split_once(['*', '/']) {
            None if text == "null-terminated" => Some(Len::Text),
            None => text.parse().map(Len::Number).ok().or_else(|| Path::parse(text).map(Len::Of)),
            Some((factor, constant)) if text.contains('*') => {
                let constant = Path::parse(constant).map(|path| path.name);
                factor.trim().parse().ok().zip(constant).map(|(by, name)| Len::Times(by, name))
            }
            Some((sum, by)) => quotient(sum, by),
        };
        known.unwrap_or_else(|| Len::Prose(text.to_owned()))
    }
}

fn quotient(sum: &str, by: &str) -> Option<Len> {
    let sum = sum.trim().trim_start_matches('(').trim_end_matches(')');
    let (number, plus) = sum.split_once('+').unwrap_or((sum, "0"));
    Some(Len::Quotient(Path::parse(number)?, plus.trim().parse().ok()?, by.trim().parse().ok()?))
}

impl Path {
    /// Reads a path; none where the text is something else.
    pub fn parse(text: &str) -> Option<Path> {
        let text = text.trim();
        let split = ["->", "::", "."].iter().find_map(|between| text.split_once(between));
        let (name, member) = split.map_or((text, None), |(name, member)| (name, Some(member)));
        let is_path = is_identifier(name) && member.is_none_or(is_identifier);
        is_path.then(|| Path { name: name.to_owned(), member: member.map(str::to_owned) })
    }
}

impl fmt::Display for Len {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Len::Text => f.write_str("null-terminated"),
            Len::Number(number) => write!(f, "{number}"),
            Len::Of(path) => write!(f, "{path}"),
            Len::Times(by, constant) => write!(f, "{by}*{constant}"),
            Len::Quotient(path, 0, by) => write!(f, "{path} / {by}"),
            Len::Quotient(path, plus, by) => write!(f, "({path} + {plus}) / {by}"),
            Len::Prose(text) => f.write_str(text),
        }
    }
}

impl fmt::Display for Path {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.member {
            Some(member) => write!(f, "{}->{member}", self.name),
            None => f.write_str(&self.name),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lengths_are_read_and_written_back() {
        let path = |name: &str| Path { name: name.to_owned(), member: None };
        assert_eq!(Len::parse("count"), Len::Of(path("count")));
        assert_eq!(Len::parse("codeSize / 4"), Len::Quotient(path("codeSize"), 0, 4));
        assert_eq!(Len::parse("2*VK_UUID_SIZE"), Len::Times(2, "VK_UUID_SIZE".to_owned()));
        assert_eq!(Len::parse("p::count"), Len::parse("p->count"));
        for text in ["null-terminated", "1", "p->count", "(samples + 31) / 32", "n / 4"] {
            assert_eq!(Len::parse(text).to_string(), text);
        }
        for prose in
            ["latexmath:[\\lceil{n \\over 32}\\rceil]", "count + 1", "", "x*count", "n / m"]
        {
            assert_eq!(Len::parse(prose), Len::Prose(prose.to_owned()));
        }
    }
}
