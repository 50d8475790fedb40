//! Structures and unions: members, and where they are.

use registry::c_text;
use registry::layout::Placed;
use registry::model::{Member, Struct};

use super::{BINARY, EVERYTHING, Fact, Reader, View, What, attributes};

/// The facts of the structure of this name.
pub(super) fn structure(view: &View<'_>, name: &str, structure: &Struct) -> Vec<Fact> {
    let mut facts = members(view, name, &structure.members);
    facts.push(Fact::new(What::Words("returned only"), structure.returned_only));
    facts.extend(structure.extends.iter().map(|base| Fact {
        // A typed chain of the two structures does not compile any more.
        gone: &[Reader::Source],
        // A renamed structure counts as the same structure.
        ..Fact::one_of(What::Words("extends"), view.names.of(base))
    }));
    facts
}

/// Size, alignment and members of the structure or union of this name.
pub(super) fn members(view: &View<'_>, name: &str, members: &[Member]) -> Vec<Fact> {
    let layout = view.layouts.of(name);
    let mut facts: Vec<Fact> = layout
        .into_iter()
        .flat_map(|layout| [(What::Size, layout.size), (What::Words("alignment"), layout.align)])
        .map(|(what, bytes)| Fact::read_by(what, bytes, BINARY))
        .collect();
    let places = view.layouts.members(name).unwrap_or_default();
    facts.extend(members.iter().map(|one| {
        let place = places.iter().find(|placed| placed.member.name == one.name);
        member(view, one, place)
    }));
    facts
}

fn member(view: &View<'_>, member: &Member, place: Option<&Placed<'_>>) -> Fact {
    let name = &member.name;
    let mut relied_on = view.relied_on(&member.ty);
    // The same type in the same place under another name is the same member.
    let renamed = place.map(|place| {
        let bit = place.offset * 8 + place.bit.unwrap_or(0);
        let types: Vec<&str> = relied_on.iter().map(|(_, ty)| ty.as_str()).collect();
        format!("{bit} {:?} {}", member.bits, types.join(" "))
    });
    relied_on.extend([Reader::Source, Reader::C].map(|reader| (reader, name.clone())));
    let bits = member.bits.iter().map(u32::to_string);
    relied_on
        .extend(bits.flat_map(|bits| [Reader::Source, Reader::Abi].map(|one| (one, bits.clone()))));
    let offset = place.map(|place| {
        let bit = place.bit.map_or(String::new(), |bit| format!(", bit {bit}"));
        let what = What::Of("offset of", name.clone());
        Fact::read_by(what, format!("{}{bit}", place.offset), BINARY)
    });
    let repeats = member.alias.as_ref();
    let repeats = repeats.map(|of| Fact::new(What::By(name.clone(), "repeats"), of));
    let parts = [offset, required(view, member), repeats].into_iter().flatten();
    let attributes = attributes::facts(Some(name), &member.attributes);
    Fact {
        id: name.clone(),
        parts: parts.chain(attributes).collect(),
        renamed,
        relied_on,
        // A literal in Rust that names every member lacks the new one. Where the members behind it
        // keep their places it fills a gap: size and offsets say so.
        come: &[Reader::Source],
        gone: EVERYTHING,
        ..Fact::new(What::Member, c_text::member(member))
    }
}

/// The value that a member must have, as `sType` does.
fn required(view: &View<'_>, member: &Member) -> Option<Fact> {
    let value = member.value.as_ref()?;
    let what = What::Of("required", member.name.clone());
    let Some(number) = view.numbers.get(value.as_str()) else {
        return Some(Fact::new(what, value));
    };
    Some(Fact {
        // A renamed value is the same value.
        relied_on: vec![(Reader::Abi, number.to_string())],
        come: BINARY,
        // Without a value of `sType` the Rust structure cannot be part of a typed chain.
        gone: &[Reader::Source],
        ..Fact::new(what, format!("{value} = {number}"))
    })
}
