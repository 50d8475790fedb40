//! Takes out the lines that say again what the line of a structure or of an extension says, and writes
//! in that line where its facts stand again.
//!
//! A new structure is then a line, and one for each member. A row that is missing is a missing word in
//! the structure's line, and a row that differs keeps its own line: no fault of an emitter hides.

use std::collections::BTreeSet;
use std::ops::Bound::{Included, Unbounded};

use super::rows;
use crate::names;

/// The lines of all files, in order.
type Lines<'a> = BTreeSet<&'a str>;

/// The lines without those that restate another.
pub(super) fn taken_out(lines: &[String]) -> Vec<String> {
    let all: Lines<'_> = lines.iter().map(String::as_str).collect();
    let mut restated = BTreeSet::new();
    let mut kept = Vec::new();
    for line in lines {
        let (note, again) = if line.starts_with("vk struct ") {
            of_structure(line, &all)
        } else if line.starts_with("tables extensions ") {
            of_extension(line, &all)
        } else {
            Default::default()
        };
        kept.push((line, note));
        restated.extend(again);
    }
    let kept = kept.into_iter().filter(|(line, _)| !restated.contains(line.as_str()));
    with_only_members(kept.map(|(line, note)| format!("{line}{note}")).collect())
}

/// The lines with the member of a structure of a chain in the structure's line where there is one member
/// alone: such a structure is one fact.
fn with_only_members(lines: Vec<String>) -> Vec<String> {
    let mut joined: Vec<String> = Vec::with_capacity(lines.len());
    let mut lines = lines.into_iter().peekable();
    while let Some(line) = lines.next() {
        let name = line.strip_prefix("vk struct ").filter(|_| line.contains(", chain "));
        let name = name.and_then(|rest| rest.split([' ', ':']).next());
        let start = name.map(|name| format!("vk {name}."));
        let is_member = |line: &String| start.as_ref().is_some_and(|it| line.starts_with(it));
        let members: Vec<String> =
            std::iter::from_fn(|| lines.next_if(|line| is_member(line))).collect();
        match (members.as_slice(), &start) {
            ([only], Some(start)) => joined.push(format!("{line}, only {}", &only[start.len()..])),
            _ => {
                joined.push(line);
                joined.extend(members);
            }
        }
    }
    joined
}

/// The constants of an extension's name and version, which may spell the extension in other words.
fn of_extension(line: &str, all: &Lines<'_>) -> (String, Vec<String>) {
    let words: Vec<&str> = line.split_whitespace().collect();
    let [_, _, _, constant, _, name, _, version, ..] = words[..] else { return Default::default() };
    // The line of an element of a longer list is no extension's line.
    if constant.ends_with(':') {
        return Default::default();
    }
    let lines = |constant: &str| {
        vec![
            format!("vk const {constant}_EXTENSION_NAME: &CStr = c\"{name}\""),
            format!("vk const {constant}_SPEC_VERSION: u32 = {version}"),
        ]
    };
    let are_there = |constant: &str| lines(constant).iter().all(|line| all.contains(line.as_str()));
    if are_there(constant) {
        return (String::new(), lines(constant));
    }
    let named = format!("_EXTENSION_NAME: &CStr = c\"{name}\"");
    let mut others = beginning_with("vk const ", all).filter_map(|line| line.strip_suffix(&named));
    match others.next().map(|line| &line["vk const ".len()..]).filter(|other| are_there(other)) {
        Some(other) => (format!(" with constants {other}"), lines(other)),
        None => (" with constants of another name or value".to_owned(), Vec::new()),
    }
}

/// The rows of a structure `vk struct A = VkA, A_TYPE: ...`.
fn of_structure(line: &str, all: &Lines<'_>) -> (String, Vec<String>) {
    let Some((name, rest)) = line.trim_start_matches("vk struct ").split_once(" = ") else {
        return Default::default();
    };
    let Some((structure_type, _)) =
        rest.split_once(", ").and_then(|(_, rest)| rest.split_once(": "))
    else {
        return Default::default();
    };
    let members = members(name, all);
    let (mut note, mut again) = (String::new(), Vec::new());
    let value = format!("vk StructureType::{structure_type} = ");
    if let Some(line) = beginning_with(&value, all).next() {
        note += &format!(", type {}", &line[value.len()..]);
        again.push(line.to_owned());
    }
    let head = format!("{structure_type} {name}");
    let same = |(member, _): &(&str, &str)| format!("{member} = {member}");
    let typed = |(member, ty): &(&str, &str)| format!("{member} = {member}: {}", in_kit(ty));
    let (features, feature_names) = spelt(("features", false), name, &members, all);
    let (properties, property_names) = spelt(("properties", true), name, &members, all);
    let named = |names: &[String]| format!("{head} \"Vk{name}\" \"{}\"", names.join(" "));
    let feature_names: Vec<String> = feature_names.into_iter().map(str::to_owned).collect();
    let kinds = property_names.iter().zip(&members);
    let kinds: Vec<String> =
        kinds.map(|(name, (_, ty))| format!("{name}{}", kind(ty, all))).collect();
    let kit = |carries| format!("kit structures typed {name} {structure_type} {carries} chain");
    let rows = [
        ("kit", vec![kit(false)]),
        ("kit of handles", vec![kit(true)]),
        ("device chain", vec![format!("loader device_chain structures {structure_type} {name}")]),
        ("feature members", features),
        ("features", row("kit features structures", &head, members.iter().map(same))),
        ("property members", properties),
        ("properties", row("kit properties structures", &head, members.iter().map(typed))),
        ("names of features", listed("tables features features", &named(&feature_names))),
        ("names of properties", listed("tables features properties", &named(&kinds))),
    ];
    for (place, rows) in rows {
        if !rows.is_empty() && rows.iter().all(|row| all.contains(row.as_str())) {
            note += &format!(", {place}");
            again.extend(rows);
        }
    }
    (note, again)
}

/// Name and type of each member behind the chain.
fn members<'a>(name: &str, all: &Lines<'a>) -> Vec<(&'a str, &'a str)> {
    let start = format!("vk {name}.");
    let lines = beginning_with(&start, all);
    let mut members: Vec<(usize, &str, &str)> = lines
        .filter_map(|line| {
            let (member, rest) = line[start.len()..].split_once(": ")?;
            let (ty, offset) = rest.rsplit_once(" at ")?;
            Some((offset.parse().ok()?, member, ty))
        })
        .collect();
    members.sort_unstable();
    members.into_iter().map(|(_, member, ty)| (member, ty)).collect()
}

/// How a row of properties writes a member's type: by what the type's own line says.
fn kind(ty: &str, all: &Lines<'_>) -> &'static str {
    let own = beginning_with(&format!("vk {ty} = "), all).next();
    match own.and_then(|line| line.rsplit_once(", ")).map_or(ty, |(_, base)| base) {
        "Bool32" => "",
        "u32" => ":u",
        "i32" => ":i",
        "f32" => ":f",
        "u64" | "DeviceSize" => ":U",
        _ => ":?",
    }
}

/// The type as crates that use dispatch-tables write it.
fn in_kit(ty: &str) -> String {
    match ty
        .strip_prefix('[')
        .and_then(|array| array.strip_suffix(']'))
        .and_then(|it| it.split_once("; "))
    {
        Some((element, length)) => format!("[{}; {}]", in_kit(element), in_kit(length)),
        None if ty.starts_with(char::is_uppercase) => format!("vk::{ty}"),
        None => ty.to_owned(),
    }
}

fn beginning_with<'a>(start: &str, all: &Lines<'a>) -> impl Iterator<Item = &'a str> {
    let behind = all.range::<str, _>((Included(start), Unbounded)).copied();
    behind.take_while(move |line| line.starts_with(start))
}

/// The rows with the C names of the members of a structure of features or properties, and these names.
fn spelt<'a>(
    (place, is_typed): (&str, bool),
    name: &str,
    members: &[(&str, &str)],
    all: &Lines<'a>,
) -> (Vec<String>, Vec<&'a str>) {
    let row = |(member, ty): &(&str, &str)| {
        let ty = if is_typed { format!(": {},", in_kit(ty)) } else { String::new() };
        let start = format!("kit {place} members {member}{ty} \"Vk{name}::");
        let line = beginning_with(&start, all).next()?;
        let spelt = line[start.len()..].strip_suffix('"')?;
        (names::member(spelt) == *member).then(|| (line.to_owned(), spelt))
    };
    members.iter().map(row).collect::<Option<Vec<_>>>().unwrap_or_default().into_iter().unzip()
}

/// The row of a structure in which each member has the name that it has in the structure.
fn row(place: &str, head: &str, elements: impl Iterator<Item = String>) -> Vec<String> {
    let elements: Vec<String> = elements.collect();
    listed(place, &format!("{head} [{}] []", elements.join(", ")))
}

/// The lines of a row.
fn listed(place: &str, row: &str) -> Vec<String> {
    let mut facts = Vec::new();
    rows::push(place, row, &mut facts);
    facts
}

#[cfg(test)]
mod tests {
    use super::*;

    const STRUCTURE: &str =
        "vk struct AFeatures = VkAFeatures, A_FEATURES: size 24, align 8, chain *mut c_void";

    /// All lines about a structure of features with one member.
    const LINES: [&str; 8] = [
        "kit features members sparse_blocks \"VkAFeatures::sparseBlocks\"",
        "kit features structures A_FEATURES AFeatures [sparse_blocks = sparse_blocks] []",
        "kit structures typed AFeatures A_FEATURES false chain",
        "tables features features A_FEATURES AFeatures \"VkAFeatures\" \"sparseBlocks\"",
        "loader device_chain structures A_FEATURES AFeatures",
        "vk AFeatures.sparse_blocks: Bool32 at 16",
        "vk StructureType::A_FEATURES = 7",
        STRUCTURE,
    ];

    fn kept(lines: &[&str]) -> Vec<String> {
        taken_out(&lines.iter().map(|line| (*line).to_owned()).collect::<Vec<_>>())
    }

    #[test]
    fn rows_that_say_the_same_are_words_of_the_structure() {
        let words = ", type 7, kit, device chain, feature members, features, names of features";
        assert_eq!(kept(&LINES), [LINES[5], &format!("{STRUCTURE}{words}")]);
        let lines = [STRUCTURE, "vk AFeatures.one: Bool32 at 16"];
        assert_eq!(kept(&lines), [format!("{STRUCTURE}, only one: Bool32 at 16")]);
        let lines = [STRUCTURE, lines[1], "vk AFeatures.other: Bool32 at 20"];
        assert_eq!(kept(&lines), lines);
    }

    /// Each row in turn, with another name in it: the row stays, and the structure's line lacks its word.
    #[test]
    fn a_row_that_differs_keeps_its_line() {
        for (index, word) in
            ["feature members", "features", "kit", "names of features", "device chain"]
                .into_iter()
                .enumerate()
        {
            let other = LINES[index].replace("AFeatures", "BFeatures");
            let mut lines = LINES;
            lines[index] = &other;
            let kept = kept(&lines);
            assert!(kept.contains(&other), "{kept:?}");
            let structure = kept.last().expect("the structure's line");
            let words: Vec<&str> = structure.split(", ").collect();
            assert!(!words.contains(&word), "{structure}");
        }
    }

    #[test]
    fn constants_of_another_version_are_noticed() {
        let row = "tables extensions device KHR_A khr_a VK_KHR_a 1 2";
        let name = "vk const KHR_A_EXTENSION_NAME: &CStr = c\"VK_KHR_a\"";
        let version = "vk const KHR_A_SPEC_VERSION: u32 = ";
        assert_eq!(kept(&[row, name, &format!("{version}2")]), [row]);
        let other = format!("{version}3");
        let marked = format!("{row} with constants of another name or value");
        assert_eq!(kept(&[row, name, &other]), [marked, name.to_owned(), other.clone()]);
        let spelt = [name, &format!("{version}2")].map(|line| line.replace("KHR_A_", "KHR_A_1_"));
        assert_eq!(kept(&[row, &spelt[0], &spelt[1]]), [format!("{row} with constants KHR_A_1")]);
    }
}
