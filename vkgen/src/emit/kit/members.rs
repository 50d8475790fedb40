//! The rows of members and parameters: expressions of the constant functions in
//! `author-kit/src/structure/row.rs`.

use registry::layout::{LP64, Layouts};
use registry::model::{ArrayLen, CType, Len, Member, Path, Role, TypeKind};
use registry::{Diagnostic, Known, Registry, Report};

use super::carries::Carries;
use super::field::Owner;
use super::rules::{self, Ignored, Nested, Read};
use crate::emit::commas;
use crate::rust_type::{self, Scope};
use crate::{Found, code, names};

/// The lookups that the rows of members need.
pub(super) struct Members<'a> {
    registry: &'a Registry,
    layouts: Layouts<'a>,
    pub(super) carries: Carries<'a>,
}

impl<'a> Members<'a> {
    pub(super) fn new(registry: &'a Registry) -> Members<'a> {
        Members { registry, layouts: Layouts::new(registry, LP64), carries: Carries::new(registry) }
    }

    /// The rows of the fields that a walk must see: the field's index, its name, and the expression.
    pub(super) fn rows(&self, owner: &Owner<'_>) -> Found<Vec<(usize, String, String)>> {
        let rows = owner.fields.iter().enumerate().map(|(index, field)| {
            let row = Place { members: self, owner, field }.row()?;
            Ok(row.map(|row| (index, names::member(&field.name), row)))
        });
        Ok(Report::collect(rows)?.into_iter().flatten().collect())
    }

    /// Nothing is known about what a pointer to this type points to.
    fn is_opaque(&self, ty: &CType) -> bool {
        let CType::Named(name) = ty else { return false };
        ty.is(Known::Void) || self.layouts.of(name).is_none()
    }

    /// The registry's parent of a handle type.
    pub(super) fn parent(&self, handle: &str) -> Option<&'a str> {
        self.registry.ty(handle)?.kind.handle()?.parent.as_deref()
    }

    /// The first handle within a structure, at any depth.
    pub(super) fn first_handle(&self, name: &str) -> Option<&'a str> {
        let ty = self.registry.ty(name)?;
        ty.kind.members().iter().find_map(|member| {
            let inner = member.ty.innermost();
            member.handle().or_else(|| if inner == name { None } else { self.first_handle(inner) })
        })
    }

    /// The structure's member of that handle type.
    pub(super) fn member_of_type(&self, structure: &str, handle: &str) -> Option<&'a str> {
        let members = self.registry.ty(structure)?.kind.members();
        let found = members.iter().find(|m| m.ty == CType::Named(handle.to_owned()))?;
        Some(&found.name)
    }
}

/// A member or parameter.
struct Place<'p, 'a> {
    members: &'p Members<'a>,
    owner: &'p Owner<'p>,
    field: &'p Member,
}

impl Place<'_, '_> {
    fn row(&self) -> Found<Option<String>> {
        let Place { owner, field, .. } = *self;
        if rules::LEFT.contains(&&*format!("{}::{}", owner.name, field.name)) {
            return Ok(None);
        }
        if field.role == Role::Chain {
            return Ok(Some("chain()".to_owned()));
        }
        let element = CType::Named(field.ty.innermost().to_owned());
        if field.stride.is_some() && self.kind(&element)?.is_some() {
            return Err(strided(field));
        }
        let Some(reach) = self.reach()? else { return Ok(None) };
        Ok(Some(reach + &self.condition()?))
    }

    /// The path to the elements and the kind of the elements; none if a walk leaves the elements
    /// unchanged.
    fn reach(&self) -> Found<Option<String>> {
        let lens = &self.field.len;
        let count =
            |place: usize| lens.get(place).map_or(Ok("fixed(1)".to_owned()), |len| self.count(len));
        Ok(match &self.field.ty {
            CType::Named(_) => {
                let kind = self.kind(&self.field.ty)?;
                kind.map(|kind| format!("embedded({kind}, fixed(1))"))
            }
            CType::Array { of, len, constant } if self.owner.slots => {
                // C passes an array as a pointer.
                let kind = self.kind(of)?.unwrap_or_else(|| plain(of));
                Some(format!("behind({constant}, {kind}, fixed({}))", length(len)))
            }
            CType::Array { of, len, .. } => {
                let Some(kind) = self.kind(of)? else { return Ok(None) };
                let count = match lens.first() {
                    Some(_) => count(0)?,
                    None => format!("fixed({})", length(len)),
                };
                Some(format!("embedded({kind}, {count})"))
            }
            CType::Pointer { constant, to } => match &**to {
                CType::Pointer { to, .. } if self.members.is_opaque(to) => {
                    // An array of pointers to something.
                    let kind = "plain::<*const ()>()";
                    let row = format!("behind({constant}, {kind}, {})", count(0)?);
                    (!lens.is_empty()).then_some(row)
                }
                CType::Pointer { constant: inner, to } => {
                    let kind = self.kind(to)?.unwrap_or_else(|| plain(to));
                    let each = match self.nested()? {
                        Some(nested) => nested,
                        None if lens.get(1) == Some(&Len::Number(1)) => "fixed(1)".to_owned(),
                        None => count(1)?,
                    };
                    let constant = *constant && *inner;
                    Some(format!("behind_each({constant}, {kind}, {}, {each})", count(0)?))
                }
                _ if lens.is_empty() && self.members.is_opaque(to) => None,
                _ => {
                    let kind = match self.kind(to)? {
                        Some(kind) => kind,
                        None if !constant => return Ok(None),
                        None if to.is(Known::Void) => "plain::<u8>()".to_owned(),
                        None if self.members.is_opaque(to) => return Ok(None),
                        None => plain(to),
                    };
                    Some(format!("behind({constant}, {kind}, {})", count(0)?))
                }
            },
        })
    }

    /// The kind of an element that a walk must see; none for plain data.
    fn kind(&self, ty: &CType) -> Found<Option<String>> {
        let CType::Named(name) = ty else { return Ok(None) };
        if let Role::AnyHandle { named_by } = &self.field.role {
            let (typed, offset) = self.sibling(named_by)?;
            let report = Known::of(typed.ty.innermost()) == Some(Known::ReportObjectType);
            return Ok(Some(format!("any_handle({offset}, {report})")));
        }
        let Some(ty) = self.members.registry.ty(name) else { return Ok(None) };
        let (rust, has_row) = (names::type_name(&ty.name), self.members.carries.has_row(&ty.name));
        Ok(match (&ty.kind, &self.field.selector) {
            (TypeKind::Handle(_), _) => Some(format!("handle::<vk::{rust}>()")),
            (TypeKind::Struct(_), _) if has_row => Some(format!("Kind::Structure(&rows::{rust})")),
            // Without a selector it is unknown which member of a union holds the value.
            (TypeKind::Union(_), Some(selector)) if has_row => {
                Some(format!("Kind::Union(&rows::{rust}, {})", self.number(selector, None)?))
            }
            _ => None,
        })
    }

    /// The length of an array.
    fn count(&self, len: &Len) -> Found<String> {
        let number = |path: &Path| self.number(&path.name, path.member.as_deref());
        Ok(match len {
            Len::Text => "Count::Text".to_owned(),
            Len::Number(number) => format!("fixed({number})"),
            Len::Times(by, constant) => format!("fixed({by} * vk::{})", names::constant(constant)),
            Len::Quotient(path, plus, by) => format!("quotient({}, {plus}, {by})", number(path)?),
            Len::Of(path) => match &self.field.stride {
                Some(stride) => {
                    format!("Count::Strided({}, {})", number(path)?, self.number(stride, None)?)
                }
                None => format!("Count::Of({})", number(path)?),
            },
            Len::Prose(text) => return Err(names_nothing(self.field, self.owner.name, text)),
        })
    }

    /// A number in a sibling, or in a member of the structure behind it.
    fn number(&self, name: &str, member: Option<&str>) -> Found<String> {
        let (sibling, offset) = self.sibling(name)?;
        let innermost = sibling.ty.innermost();
        if let Some(member) = member {
            let (ty, inner) = self.inner(innermost, member)?;
            return Ok(format!("number_behind::<{ty}>({offset}, {inner})"));
        }
        let ty = rust_type::named_type(innermost, Scope::Vk);
        Ok(match sibling.ty {
            CType::Named(_) => format!("number::<{ty}>({offset})"),
            _ => format!("number_behind::<{ty}>({offset}, 0)"),
        })
    }

    /// The Rust type and the offset of a member of another structure.
    fn inner(&self, structure: &str, member: &str) -> Found<(String, String)> {
        let ty = self.members.registry.ty(structure);
        let found = ty.and_then(|ty| ty.kind.members().iter().find(|m| m.name == member));
        let found = found.ok_or_else(|| names_nothing(self.field, structure, member))?;
        let structure = names::type_name(structure);
        let ty = rust_type::member_text(&found.ty);
        Ok((ty, format!("offset_of!(vk::{structure}, {})", names::member(member))))
    }

    /// The length of each array in an array of arrays, if a rule gives the length.
    fn nested(&self) -> Found<Option<String>> {
        let rule = rules::about(rules::NESTED, self.owner.name, &self.field.name);
        let Some(Nested { array, member }) = rule else { return Ok(None) };
        let (infos, offset) = self.sibling(array)?;
        let structure = infos.ty.innermost();
        let (ty, inner) = self.inner(structure, member)?;
        let size = format!("size_of::<vk::{}>()", names::type_name(structure));
        Ok(Some(format!("Count::OfEach({offset}, {size}, number::<{ty}>({inner}))")))
    }

    /// The `.when(…)` of a member that drivers do not always read.
    fn condition(&self) -> Found<String> {
        let selection = &self.field.selection;
        if !selection.is_empty() {
            let values = self.values(selection.iter().map(String::as_str))?;
            return Ok(format!(".when(When::Selected(&[{values}]))"));
        }
        let rule = rules::about(rules::IGNORED, self.owner.name, &self.field.name);
        let Some(Ignored { sibling, read }) = rule else { return Ok(String::new()) };
        let number = self.number(sibling, None)?;
        Ok(match read {
            Read::If(values) => {
                format!(".when(When::Is({number}, &[{}]))", self.values(values.iter().copied())?)
            }
            Read::Unless(bit) => {
                format!(".when(When::Clear({number}, {}))", self.values([*bit].into_iter())?)
            }
        })
    }

    /// The numbers of enumerants, separated by commas.
    fn values<'n>(&self, names: impl Iterator<Item = &'n str>) -> Found<String> {
        let numbers = names.map(|name| {
            let mut values = self.members.registry.enums.iter().flat_map(|group| &group.values);
            let value = values.find(|value| value.name == name);
            let value = value.ok_or_else(|| names_nothing(self.field, "an enumeration", name))?;
            Ok(value.number)
        });
        Ok(commas(Report::collect(numbers)?))
    }

    fn sibling(&self, name: &str) -> Found<(&Member, String)> {
        let found = self.owner.find(name);
        found.ok_or_else(|| names_nothing(self.field, self.owner.name, name))
    }
}

/// The length of an array.
fn length(len: &ArrayLen) -> String {
    match len {
        ArrayLen::Literal(number) => number.to_string(),
        ArrayLen::Constant(name) => format!("vk::{}", names::constant(name)),
    }
}

/// The kind of plain data.
fn plain(ty: &CType) -> String {
    let ty = rust_type::member_text(ty).replace("c_char", "u8").replace("c_void", "u8");
    format!("plain::<{ty}>()")
}

fn strided(field: &Member) -> Vec<Diagnostic> {
    vec![Diagnostic::error(
        code::STRIDED,
        &field.position,
        format!("the elements of `{}` have handles or pointers, and a stride", field.name),
        "let structure/walk.rs of author-kit step by the stride, or list the member in LEFT of \
         vkgen/src/emit/kit/rules.rs",
    )]
}

fn names_nothing(field: &Member, owner: &str, name: &str) -> Vec<Diagnostic> {
    vec![Diagnostic::error(
        code::NO_LENGTH,
        &field.position,
        format!("`{}` refers to `{name}`, which {owner} does not have", field.name),
        "add a rule to vkgen/src/emit/kit/rules.rs, or correct the registry",
    )]
}
