//! Splits rendered Rust into items, and items into their parts. Only brackets and strings are told
//! apart; [`generate`](crate::generate) has parsed the text before.

/// An item of a file of types, in its parts.
pub(super) enum Item<'t> {
    /// `struct A = VkA, TYPE: Base Other` and the members' names and types, of `plain_data!`, or of
    /// `compared!`, which is said.
    Structure(&'t str, Vec<(&'t str, &'t str)>, bool),
    /// `A = VkA, i32` and the rows `FIRST 0 "VK_A_FIRST"` of `enumeration!` or `flags!`.
    Values(&'t str, Vec<&'t str>),
    /// The name and the rows `ONE = OTHER` of `aliases!`.
    Aliases(&'t str, Vec<&'t str>),
    /// `impl A { bit_field!(bitfield_0: u32, 0, 0xff, get_b, set_b); }`: the name and the fields.
    BitFields(&'t str, Vec<&'t str>),
    /// The rows of `functions!`, and `A = B` of `second_names!`.
    Rows(Vec<&'t str>),
    /// `handle!(A = VkA, OBJECT);` of either kind: the name.
    Handle(&'t str),
    /// `pub type A = B;`.
    Type(&'t str, &'t str),
    /// `pub const A: u32 = 1;`: name and value.
    Constant(&'t str, &'t str),
    /// Names of other modules.
    Import,
    Other,
}

impl<'t> Item<'t> {
    /// Takes apart one of [`items`].
    pub(super) fn of(item: &'t str) -> Item<'t> {
        let (word, rest) = item.split_once(' ').unwrap_or((item, ""));
        let rows = |text| split(inside(text, '{', '}').unwrap_or_default(), ';');
        let (first, others) = match rows(rest).split_first() {
            Some((first, others)) => (*first, others.to_vec()),
            None => ("", Vec::new()),
        };
        match word {
            "use" => Item::Import,
            "plain_data!" | "compared!" => {
                let members = others.into_iter().filter_map(member).collect();
                Item::Structure(first, members, word == "compared!")
            }
            "enumeration!" | "flags!" => Item::Values(first, others),
            "aliases!" => Item::Aliases(first, others),
            "functions!" | "second_names!" => Item::Rows(rows(rest)),
            "impl" => {
                let (name, fields) = rest.split_once(' ').unwrap_or((rest, ""));
                Item::BitFields(name, rows(fields))
            }
            "pub" => Item::public(rest).unwrap_or(Item::Other),
            _ => match item.split_once("handle!(") {
                Some(("" | "dispatchable_", name)) => Item::Handle(word_of(name.trim_start(), 0)),
                _ => Item::Other,
            },
        }
    }

    fn public(item: &'t str) -> Option<Item<'t>> {
        let (word, rest) = item.trim_end_matches(';').split_once(' ')?;
        match word {
            "use" => Some(Item::Import),
            "type" => rest.split_once(" = ").map(|(name, ty)| Item::Type(name, ty)),
            "const" => {
                let (name, rest) = rest.split_once(": ")?;
                let value = rest.split_once(" = ").map_or("", |(_, value)| value);
                Some(Item::Constant(name, value))
            }
            _ => None,
        }
    }
}

/// Name and type of `pub b: u32`, and of `bitfield_0: u32 as { get_c }`.
fn member(member: &str) -> Option<(&str, &str)> {
    let (name, ty) = member.split_once(": ")?;
    let ty = ty.split_once(" as {").map_or(ty, |(ty, _)| ty);
    Some((name.trim_start_matches("pub "), ty))
}

/// The word of this number, from 0.
pub(super) fn word_of(text: &str, index: usize) -> &str {
    text.split([' ', ',', ':', ';']).nth(index).unwrap_or_default()
}

/// The lines of code that have words, each with the attributes above it.
pub(super) fn lines(text: &str) -> impl Iterator<Item = String> {
    let mut attributes = String::new();
    let has_words = |line: &&str| line.contains(|letter: char| letter.is_ascii_alphanumeric());
    code(text).filter(has_words).filter_map(move |line| {
        if line.starts_with("#[") {
            attributes.push_str(line);
            attributes.push(' ');
            return None;
        }
        Some(std::mem::take(&mut attributes) + line)
    })
}

/// The items of a file on a line each, without comments and attributes.
pub(super) fn items(text: &str) -> Vec<String> {
    let lines: Vec<&str> = code(text).filter(|line| !line.starts_with("#[")).collect();
    let text = lines.join(" ");
    let mut items = Vec::new();
    let mut start = 0;
    for (at, depth, letter) in depths(&text) {
        if depth == 0 && matches!(letter, ';' | '}') {
            let item = text[start..=at].trim();
            // The semicolon after a closing bracket is no item.
            if item != ";" {
                items.push(item.to_owned());
            }
            start = at + 1;
        }
    }
    items
}

/// The parts of `text` between the separators that no bracket or string encloses.
pub(super) fn split(text: &str, separator: char) -> Vec<&str> {
    let mut parts = Vec::new();
    let mut start = 0;
    for (at, depth, letter) in depths(text) {
        if depth == 0 && letter == separator {
            parts.push(text[start..at].trim());
            start = at + separator.len_utf8();
        }
    }
    parts.push(text[start..].trim());
    parts.retain(|part| !part.is_empty());
    parts
}

/// The text within the brackets at both ends, of this kind.
pub(super) fn inside(text: &str, open: char, close: char) -> Option<&str> {
    text.strip_prefix(open)?.strip_suffix(close)
}

/// The lines that are neither empty nor a comment.
fn code(text: &str) -> impl Iterator<Item = &str> {
    text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with("//"))
}

/// Every letter outside strings with its place and the number of open brackets; a closing bracket
/// has the number after it.
fn depths(text: &str) -> impl Iterator<Item = (usize, usize, char)> {
    let (mut depth, mut in_string, mut escaped) = (0_usize, false, false);
    text.char_indices().filter_map(move |(at, letter)| {
        if in_string {
            in_string = escaped || letter != '"';
            escaped = !escaped && letter == '\\';
            return None;
        }
        match letter {
            '"' => in_string = true,
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth = depth.saturating_sub(1),
            _ => {}
        }
        Some((at, depth, letter))
    })
}
