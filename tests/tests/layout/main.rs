//! The FFI types have the layout that a C compiler gives them: sizes, alignments, offsets, and
//! bit-fields by value.
//!
//! There are two comparisons. One compares all types with C declarations that this test generates
//! from the registry (needs `cc`). The other compares types with Debian's headers, where the
//! headers declare the same members (needs `libvulkan-dev`).

mod c_declarations;
mod c_program;
mod headers;
mod table;

use std::collections::{BTreeMap, BTreeSet};

use registry::acquire::{self, Request};
use registry::layout::{LP64, Layouts};
use registry::model::{Member, Registry, Type, TypeKind};
use vkgen::names;

use crate::c_program::{CLayout, Found};
use crate::table::{LAYOUTS, Layout};

/// A structure or union under one of its C names, with its layout in Rust.
struct Subject<'a> {
    name: &'a str,
    members: &'a [Member],
    layout: &'static Layout,
}

#[test]
fn every_type_has_c_layout() {
    let registry = registry();
    let subjects = subjects(&registry);
    let asked: BTreeSet<&str> = subjects.iter().map(|s| s.layout.name).collect();
    let unasked = LAYOUTS.iter().find(|layout| !asked.contains(layout.name));
    assert_eq!(unasked.map(|layout| layout.name), None);
    let asked: BTreeSet<String> = subjects.iter().map(|s| names::type_name(s.name)).collect();
    let with_members = registry.types.iter().filter(|ty| !ty.kind.members().is_empty());
    let lost = with_members.map(|ty| names::type_name(&ty.name)).find(|name| !asked.contains(name));
    assert_eq!(lost, None, "the table of rows lacks a structure or union");
    let declarations = c_declarations::of(&registry, &subjects);
    compare(&subjects, &c_program::run(&declarations, &subjects));
}

/// The layouts in `vkgen diff` and `vkgen explain`.
#[test]
fn the_layouts_that_the_registry_works_out_are_rusts() {
    let registry = registry();
    let layouts = Layouts::new(&registry, LP64);
    for Subject { name, layout, .. } in subjects(&registry) {
        let found = layouts.of(name).map(|found| (found.size, found.align));
        let rust = (layout.size as u64, layout.align as u64);
        assert_eq!(found, Some(rust), "{name}");
    }
}

/// The layouts that the review reads from the generated code.
#[test]
fn the_layouts_of_the_review_are_rusts() {
    let review = include_str!("../../../snapshots/generated/api.txt");
    let lines: BTreeSet<&str> = review.lines().collect();
    let heads = lines.iter().filter_map(|line| {
        let mut words = line.split([' ', ',', ':']);
        let is_head = words.next() == Some("vk") && matches!(words.next()?, "struct" | "union");
        is_head.then_some((words.next()?, *line))
    });
    let heads: BTreeMap<&str, &str> = heads.collect();
    for Layout { name, size, align, members, .. } in LAYOUTS {
        let layout = format!(": size {size}, align {align}");
        let head = heads.get(name).unwrap_or_else(|| panic!("{name}"));
        assert!(head.contains(&layout), "{head}{layout}");
        // The first two members of the structures of a chain have no line of their own.
        let in_head = if head.contains(", chain ") { 2 } else { 0 };
        assert!(
            members[..in_head]
                .iter()
                .map(|(_, offset)| *offset)
                .eq([0, 8].into_iter().take(in_head))
        );
        for (member, offset) in &members[in_head..] {
            let start = format!("vk {name}.{member}: ");
            let line = lines.range(start.as_str()..).next().filter(|line| line.starts_with(&start));
            // One more member stands in the line of the structure, too.
            let only = head.contains(&format!(", only {member}: ")).then_some(head);
            let is_it = |line: &&str| line.ends_with(&format!(" at {offset}"));
            assert!(line.or(only).is_some_and(is_it), "{line:?} {head} at {offset}");
        }
    }
}

#[test]
#[ignore = "needs libvulkan-dev"]
fn types_that_debians_headers_share_have_their_layout() {
    let registry = registry();
    let headers = headers::Headers::read();
    let mut subjects = subjects(&registry);
    subjects.retain(|subject| headers.declares_alike(subject));
    assert!(subjects.len() > 880, "only {} are shared", subjects.len());
    let includes = headers.includes(&registry);
    compare(&subjects, &c_program::run(&includes, &subjects));
}

#[test]
#[ignore = "needs libvulkan-dev"]
fn values_that_debians_headers_share_are_theirs() {
    let registry = registry();
    let headers = headers::Headers::read();
    let values = headers.shared_values(&registry);
    let found = c_program::run_values(&headers.includes(&registry), values.keys().copied());
    assert!(values.len() > 2400, "only {} are shared", values.len());
    let different = values.iter().filter(|(n, v)| found.get(**n) != Some(v));
    let different: Vec<_> = different.collect();
    assert!(different.is_empty(), "{different:?}");
}

/// The pinned registry.
fn registry() -> Registry {
    let workspace = acquire::workspace();
    let request = Request { workspace: &workspace, xml: None, video_xml: None };
    let acquired = acquire::acquire(&request).unwrap_or_else(|error| panic!("{error}"));
    let read = registry::read::read(acquired.vk.source(), acquired.video.source());
    read.unwrap_or_else(|errors| panic!("{errors:?}")).registry
}

/// Every type of the table, under its own name and its aliases.
fn subjects(registry: &Registry) -> Vec<Subject<'_>> {
    let layouts: BTreeMap<&str, &Layout> = LAYOUTS.iter().map(|l| (l.name, l)).collect();
    let types: BTreeMap<&str, &Type> =
        registry.types.iter().map(|ty| (ty.name.as_str(), ty)).collect();
    let subject = |named: &'_ Type| {
        let mut ty = types.get(named.name.as_str())?;
        while let TypeKind::Alias { target } = &ty.kind {
            ty = types.get(target.as_str())?;
        }
        let layout = layouts.get(names::type_name(&ty.name).as_str())?;
        members(ty).map(|members| (members, *layout))
    };
    let named = registry.types.iter();
    named
        .filter_map(|ty| {
            let (members, layout) = subject(ty)?;
            let name = ty.name.as_str();
            Some(Subject { name, members, layout })
        })
        .collect()
}

/// The members of a structure or union; None for other types.
fn members(ty: &Type) -> Option<&[Member]> {
    match &ty.kind {
        TypeKind::Struct(structure) => Some(&structure.members),
        TypeKind::Union(members) => Some(members),
        _ => None,
    }
}

/// Compares all layouts that C printed with those of Rust.
fn compare(subjects: &[Subject<'_>], found: &Found) {
    let mut differences = Vec::new();
    for subject in subjects {
        match found.get(subject.name) {
            Some(c) => compare_type(subject, c, &mut differences),
            None => differences.push(format!("{}: C says nothing", subject.name)),
        }
    }
    assert!(differences.is_empty(), "{}", differences.join("\n"));
}

fn compare_type(subject: &Subject<'_>, c: &CLayout, differences: &mut Vec<String>) {
    let rust = subject.layout;
    let mut differ = |what: &str, c: String, rust: String| {
        if c != rust {
            differences.push(format!("{} {what}: C has {c}, Rust {rust}", subject.name));
        }
    };
    differ("size", c.size.to_string(), rust.size.to_string());
    differ("alignment", c.align.to_string(), rust.align.to_string());
    let offsets = c.members.iter();
    let offsets = offsets.map(|(name, offset)| (names::member(name), *offset));
    let members = rust.members.iter();
    let members = members.map(|(name, offset)| ((*name).to_owned(), *offset));
    differ(
        "members",
        format!("{:?}", offsets.collect::<Vec<_>>()),
        format!("{:?}", members.collect::<Vec<_>>()),
    );
    let getters = c.bit_fields.iter();
    let getters = getters.map(|(name, _)| format!("get_{}", names::member(name)));
    let accessors = rust.bit_fields.iter();
    let accessors = accessors.map(|field| field.getter.to_owned());
    differ(
        "bit-fields",
        format!("{:?}", getters.collect::<Vec<_>>()),
        format!("{:?}", accessors.collect::<Vec<_>>()),
    );
    for (set, (name, bytes)) in c.bit_fields.iter().enumerate() {
        for (field, accessor) in rust.bit_fields.iter().enumerate() {
            compare_bits(rust, (name, bytes), accessor, set == field, &mut differ);
        }
    }
}

/// Compares one bit-field, which C set to all ones: Rust must read ones from it and zeros from all
/// others, and set the same bits.
fn compare_bits(
    rust: &Layout,
    (name, bytes): (&str, &[u8]),
    accessor: &table::BitField,
    is_set: bool,
    differ: &mut impl FnMut(&str, String, String),
) {
    let ones: u32 = bytes.iter().map(|byte| byte.count_ones()).sum();
    let expected = if is_set { u64::MAX >> (64 - ones) } else { 0 };
    let read = (accessor.get)(bytes);
    let what = format!("{} where {name} is set", accessor.getter);
    differ(&what, format!("{expected:#x}"), format!("{read:#x}"));
    if is_set {
        let mut written = vec![0; rust.size];
        (accessor.set)(&mut written, u64::MAX);
        differ(name, format!("{bytes:x?}"), format!("{written:x?}"));
    }
}
