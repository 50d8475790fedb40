//! Structures and unions: members, and what their changes mean for size and offsets.

use std::collections::BTreeMap;

use super::{Change, Sides, attributes, changed};
use crate::diff::reader::{BINARY, EVERYTHING, NAMES, NOBODY, Reader};
use registry::c_text;
use registry::layout::{Layout, Placed};
use registry::model::{Member, Struct};

pub(super) fn structures(
    sides: &Sides<'_>,
    old_name: &str,
    new_name: &str,
    old: &Struct,
    new: &Struct,
) -> Vec<Change> {
    let mut changes = members(sides, old_name, new_name, &old.members, &new.members);
    let returned = |one: &Struct| Some(one.returned_only.to_string());
    changes.extend(changed("returned only", returned(old), returned(new), NOBODY));
    // A renamed structure counts as the same structure.
    let modern = |names: &[String]| -> Vec<String> {
        names.iter().map(|name| sides.types.of(name).to_owned()).collect()
    };
    let (before, after) = (modern(&old.extends), modern(&new.extends));
    for name in before.iter().filter(|name| !after.contains(name)) {
        // A typed chain of the two structures does not compile any more.
        changes.extend(changed("extends", Some(name.clone()), None, &[Reader::Source]));
    }
    for name in after.iter().filter(|name| !before.contains(name)) {
        changes.extend(changed("extends", None, Some(name.clone()), NOBODY));
    }
    changes
}

pub(super) fn members(
    sides: &Sides<'_>,
    old_name: &str,
    new_name: &str,
    old: &[Member],
    new: &[Member],
) -> Vec<Change> {
    let layouts = (sides.old_layouts.of(old_name), sides.new_layouts.of(new_name));
    let mut changes = sizes(layouts.0, layouts.1);
    let places = (
        sides.old_layouts.members(old_name).unwrap_or_default(),
        sides.new_layouts.members(new_name).unwrap_or_default(),
    );
    for before in old {
        match new.iter().find(|after| after.name == before.name) {
            Some(after) => changes.extend(member(sides, before, after, &places)),
            None => changes.push(lost(sides, before, old, new, &places)),
        }
    }
    for after in new {
        let known = old.iter().any(|before| before.name == after.name);
        if !known && renamed_from(sides, after, old, new, &places).is_none() {
            // Where the members behind it keep their places it fills a gap: size and offsets say
            // so. A literal in Rust that names every member lacks the new one.
            let text = Some(c_text::member(after));
            changes.extend(changed("member", None, text, &[Reader::Source]));
        }
    }
    changes
}

type Places<'a> = (Vec<Placed<'a>>, Vec<Placed<'a>>);

fn sizes(old: Option<Layout>, new: Option<Layout>) -> Vec<Change> {
    let size = |layout: Option<Layout>| layout.map(|layout| layout.size.to_string());
    let align = |layout: Option<Layout>| layout.map(|layout| layout.align.to_string());
    let both = [
        changed("size", size(old), size(new), BINARY),
        changed("alignment", align(old), align(new), BINARY),
    ];
    both.into_iter().flatten().collect()
}

/// The changes of a member that keeps its name.
fn member(sides: &Sides<'_>, old: &Member, new: &Member, places: &Places<'_>) -> Vec<Change> {
    let name = &new.name;
    let offset = |placed: &[Placed<'_>]| place(placed, name).map(|place| place.text);
    let mut changes: Vec<Change> =
        changed(&format!("offset of {name}"), offset(&places.0), offset(&places.1), BINARY)
            .into_iter()
            .collect();
    let texts = (Some(c_text::member(old)), Some(c_text::member(new)));
    let mut breaks = sides.breaks(Some(&old.ty), Some(&new.ty));
    if old.bits != new.bits {
        breaks = vec![Reader::Source, Reader::Abi];
    }
    changes.extend(changed("member", texts.0, texts.1, &breaks));
    changes.extend(required_value(sides, old, new));
    let what = format!("{name} repeats");
    changes.extend(changed(&what, old.alias.clone(), new.alias.clone(), NOBODY));
    changes.extend(attributes::changes(Some(name), &old.attributes, &new.attributes));
    changes
}

/// The value that a member must have, as `sType` does.
fn required_value(sides: &Sides<'_>, old: &Member, new: &Member) -> Option<Change> {
    let number = |values: &BTreeMap<&str, i64>, member: &Member| {
        member.value.as_deref().and_then(|value| values.get(value).copied())
    };
    let text = |values: &BTreeMap<&str, i64>, member: &Member| {
        let value = member.value.clone()?;
        Some(match number(values, member) {
            Some(number) => format!("{value} = {number}"),
            None => value,
        })
    };
    let breaks = match (number(&sides.old_values, old), number(&sides.new_values, new)) {
        // A renamed value is the same value.
        (old, new) if old == new => NOBODY,
        // Without a value of `sType` the Rust structure cannot be part of a typed chain.
        (Some(_), None) => &[Reader::Source],
        _ => BINARY,
    };
    let texts = (text(&sides.old_values, old), text(&sides.new_values, new));
    changed(&format!("required {}", new.name), texts.0, texts.1, breaks)
}

/// The change of a member whose name is gone: the member was renamed or removed.
fn lost(
    sides: &Sides<'_>,
    member: &Member,
    old: &[Member],
    new: &[Member],
    places: &Places<'_>,
) -> Change {
    let after = new.iter().find(|after| {
        renamed_from(sides, after, old, new, places)
            .is_some_and(|before| before.name == member.name)
    });
    Change {
        what: "member".to_owned(),
        old: Some(c_text::member(member)),
        new: after.map(c_text::member),
        breaks: match after {
            Some(_) => NAMES.to_vec(),
            None => EVERYTHING.to_vec(),
        },
    }
}

/// The old member with the place and type of `member`, if the newer registry lacks its name.
fn renamed_from<'o>(
    sides: &Sides<'_>,
    member: &Member,
    old: &'o [Member],
    new: &[Member],
    places: &Places<'_>,
) -> Option<&'o Member> {
    if old.iter().any(|before| before.name == member.name) {
        return None;
    }
    let here = place(&places.1, &member.name)?.bits;
    old.iter().find(|before| {
        !new.iter().any(|after| after.name == before.name)
            && place(&places.0, &before.name).is_some_and(|place| place.bits == here)
            && same_type(sides, before, member)
    })
}

fn same_type(sides: &Sides<'_>, old: &Member, new: &Member) -> bool {
    sides.breaks(Some(&old.ty), Some(&new.ty)).is_empty() && old.bits == new.bits
}

/// Where a member is, in bits and in words.
struct Place {
    bits: u64,
    text: String,
}

fn place(placed: &[Placed<'_>], name: &str) -> Option<Place> {
    let found = placed.iter().find(|placed| placed.member.name == name)?;
    let bit = found.bit.unwrap_or(0);
    Some(Place {
        bits: found.offset * 8 + bit,
        text: match found.bit {
            Some(bit) => format!("{}, bit {bit}", found.offset),
            None => found.offset.to_string(),
        },
    })
}
