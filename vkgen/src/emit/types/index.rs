//! The lookups by name of the type emitters.
//!
//! Every type that the reader leaves in the registry is emitted: the reader has dropped the types
//! that nothing of the API brings.

use std::collections::{BTreeMap, BTreeSet};

use registry::layout::{LP64, Layouts};
use registry::model::{ArrayLen, CType, Constant, Type};
use registry::{Diagnostic, Known, Registry, Report};

use crate::{Found, code, names};

/// The registry with what follows from all of its types.
pub(super) struct Index<'a> {
    /// The registry itself.
    pub(super) registry: &'a Registry,
    /// How C lays its types out.
    pub(super) layouts: Layouts<'a>,
    video: BTreeSet<&'a str>,
    lengths: BTreeSet<&'a str>,
}

impl<'a> Index<'a> {
    /// Looks everything up once.
    ///
    /// # Errors
    ///
    /// Two types of the registry would have one name in Rust.
    pub(super) fn new(registry: &'a Registry) -> Found<Index<'a>> {
        let index = Index {
            registry,
            layouts: Layouts::new(registry, LP64),
            video: video_types(registry),
            lengths: lengths(registry),
        };
        index.check_parts()?;
        index.check_names()?;
        Ok(index)
    }

    /// The type comes from the video codec headers.
    pub(super) fn is_video(&self, name: &str) -> bool {
        self.video.contains(name)
    }

    /// Whether the constant, or another name of the constant, is the length of an array.
    pub(super) fn is_length(&self, constant: &Constant) -> bool {
        self.lengths.contains(meant(constant))
    }

    /// Names would be spelled otherwise without tags, and without results no command could fail.
    fn check_parts(&self) -> Found<()> {
        let results = self.registry.known_group(Known::Result);
        let has_results = results.is_some_and(|group| !group.values.is_empty());
        let place = self.registry.types.first().map(|ty| ty.position.clone()).unwrap_or_default();
        let mut report = Report::default();
        for (part, is_there) in
            [("<tags>", !self.registry.tags.is_empty()), ("<enums name=\"VkResult\">", has_results)]
        {
            if !is_there {
                let message = format!("the registry has no {part}");
                report.error(code::NO_PART, place.clone(), message, "pass a complete vk.xml");
            }
        }
        report.finish().map(drop)
    }

    /// Refuses a structure or union whose size is unknown or no number of 64 bits.
    pub(super) fn check_size(&self, ty: &Type) -> Found<()> {
        if self.layouts.of(&ty.name).is_some() {
            return Ok(());
        }
        Err(vec![Diagnostic::error(
            code::NO_LAYOUT,
            &ty.position,
            format!(
                "{} has no layout: it is too large, or the size of a member is unknown",
                ty.name
            ),
            "correct the arrays of the type, or add the member's type to registry/src/external.rs",
        )])
    }

    /// Two types may share a Rust name only if they are one type: bits and their mask, and aliases
    /// of these.
    fn check_names(&self) -> Found<()> {
        let mut seen: BTreeMap<String, &Type> = BTreeMap::new();
        let mut report = Report::default();
        for ty in &self.registry.types {
            let rust = names::type_name(&ty.name);
            let other = *seen.entry(rust.clone()).or_insert(ty);
            if self.meaning(other) != self.meaning(ty) {
                let message =
                    format!("the types {} and {} are both `{rust}` in Rust", other.name, ty.name);
                let help = "give one of them another Rust name in vkgen/src/names.rs";
                report.error(code::SAME_TYPE, ty.position.clone(), message, help);
            }
        }
        report.finish().map(drop)
    }

    /// The name of the definition that a type stands for.
    fn meaning(&self, ty: &'a Type) -> &'a str {
        let name = self.registry.ty(&ty.name).map_or("", |ty| ty.name.as_str());
        self.registry.mask_of(name).map_or(name, |mask| mask.name.as_str())
    }
}

/// The constants that are lengths of members' arrays. Aliases are followed, because all names of a
/// constant have one type.
pub(crate) fn lengths(registry: &Registry) -> BTreeSet<&str> {
    let mut lengths = BTreeSet::new();
    for member in registry.types.iter().flat_map(|ty| ty.kind.members()) {
        let mut next = Some(&member.ty);
        while let Some(ty) = next {
            if let CType::Array { len: ArrayLen::Constant(name), .. } = ty {
                lengths.insert(name.as_str());
            }
            next = match ty {
                CType::Named(_) => None,
                CType::Pointer { to: inner, .. } | CType::Array { of: inner, .. } => Some(inner),
            };
        }
    }
    lengths.into_iter().filter_map(|name| registry.constant(name)).map(meant).collect()
}

/// The name of the constant itself, or of an alias's target.
pub(crate) fn meant(constant: &Constant) -> &str {
    constant.alias_of.as_ref().unwrap_or(&constant.name)
}

/// The types that the video headers bring.
fn video_types(registry: &Registry) -> BTreeSet<&str> {
    let headers = registry.video_headers.iter().flat_map(|e| &e.requires);
    headers.flat_map(|require| &require.types).map(String::as_str).collect()
}
