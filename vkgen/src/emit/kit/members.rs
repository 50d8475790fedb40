//! The rows of members and parameters: expressions of the constant functions in
//! `author-kit/src/structure/row.rs`.

use registry::layout::{LP64, Layouts};
use registry::model::{ArrayLen, CType, Len, Member, Path, Role, TypeKind};
use registry::{Diagnostic, Known, Registry, Report};

use super::carries::Carries;
use super::field::Owner;
use super::rules::{self, Ignored, Nested, Read};
use crate::rust_type::{self, Scope};
use crate::{code, names};

/// The lookups that the rows of members need.
pub(super) struct Members<'a> {
    registry: &'a Registry,
    layouts: Layouts<'a>,
    pub(super) carries: Carries<'a>,
}

type Found<T> = Result<T, Vec<Diagnostic>>;

impl<'a> Members<'a> {
    pub(super) fn new(registry: &'a Registry) -> Members<'a> {
        Members { registry, layouts: Layouts::new(registry, LP64), carries: Carries::new(registry) }
    }

    /// A row for each field that a walk must see, `name: expression`. Behind the name of a
    /// parameter is the parameter's slot.
    pub(super) fn rows(&self, owner: &Owner<'_>) -> Found<Vec<String>> {
        let rows = owner.fields.iter().enumerate().map(|(index, field)| {
            let row = self.row(owner, field)?;
            let name = names::member(&field.name);
            let slot = if owner.slots { format!(" {}", 8 * index) } else { String::new() };
            Ok::<_, Vec<Diagnostic>>(row.map(|row| format!("{name}{slot}: {row}")))
        });
        Ok(Report::collect(rows)?.into_iter().flatten().collect())
    }

    fn row(&self, owner: &Owner<'_>, field: &Member) -> Found<Option<String>> {
        if rules::about(rules::LEFT, owner.name, &field.name).is_some() {
            return Ok(None);
        }
        if field.role == Role::Chain {
            return Ok(Some("chain()".to_owned()));
        }
        let element = CType::Named(field.ty.innermost().to_owned());
        if field.stride.is_some() && self.kind(owner, field, &element)?.is_some() {
            return Err(vec![strided(field)]);
        }
        let Some(reach) = self.reach(owner, field)? else { return Ok(None) };
        Ok(Some(reach + &self.condition(owner, field)?))
    }

    /// The path to the elements and the kind of the elements; none if a walk leaves the elements
    /// unchanged.
    fn reach(&self, owner: &Owner<'_>, field: &Member) -> Found<Option<String>> {
        let lens = &field.len;
        let count = |place: usize| match lens.get(place) {
            Some(len) => self.count(owner, field, len),
            None => Ok("fixed(1)".to_owned()),
        };
        if let (CType::Array { of, len, constant }, true) = (&field.ty, owner.slots) {
            // C passes an array as a pointer.
            let kind = self.kind(owner, field, of)?.unwrap_or_else(|| plain(of));
            return Ok(Some(format!("behind({constant}, {kind}, fixed({}))", length(len))));
        }
        match &field.ty {
            CType::Named(_) => {
                let kind = self.kind(owner, field, &field.ty)?;
                Ok(kind.map(|kind| format!("embedded({kind}, fixed(1))")))
            }
            CType::Array { of, len, .. } => {
                let Some(kind) = self.kind(owner, field, of)? else { return Ok(None) };
                let count = match lens.first() {
                    Some(_) => count(0)?,
                    None => format!("fixed({})", length(len)),
                };
                Ok(Some(format!("embedded({kind}, {count})")))
            }
            CType::Pointer { constant, to } => match &**to {
                CType::Pointer { constant: inner, to } => {
                    if self.is_opaque(to) {
                        // An array of pointers to something.
                        let kind = "plain::<*const ()>()";
                        let row = format!("behind({constant}, {kind}, {})", count(0)?);
                        return Ok((!lens.is_empty()).then_some(row));
                    }
                    let kind = self.kind(owner, field, to)?.unwrap_or_else(|| plain(to));
                    let each = match self.nested(owner, field)? {
                        Some(nested) => nested,
                        None if lens.get(1) == Some(&Len::Number(1)) => "fixed(1)".to_owned(),
                        None => count(1)?,
                    };
                    let constant = *constant && *inner;
                    Ok(Some(format!("behind_each({constant}, {kind}, {}, {each})", count(0)?)))
                }
                _ if lens.is_empty() && self.is_opaque(to) => Ok(None),
                _ => {
                    let bytes = **to == CType::default();
                    let kind = match self.kind(owner, field, to)? {
                        Some(kind) => kind,
                        None if bytes && *constant => "plain::<u8>()".to_owned(),
                        None if self.is_opaque(to) || !constant => return Ok(None),
                        None => plain(to),
                    };
                    Ok(Some(format!("behind({constant}, {kind}, {})", count(0)?)))
                }
            },
        }
    }

    /// The kind of an element that a walk must see; none for plain data.
    fn kind(&self, owner: &Owner<'_>, field: &Member, ty: &CType) -> Found<Option<String>> {
        let CType::Named(name) = ty else { return Ok(None) };
        if let Role::AnyHandle { named_by } = &field.role {
            let (typed, offset) = self.sibling(owner, field, named_by)?;
            let report = Known::of(typed.ty.innermost()) == Some(Known::ReportObjectType);
            return Ok(Some(format!("any_handle({offset}, {report})")));
        }
        let Some(ty) = self.registry.ty(name) else { return Ok(None) };
        let rust = names::type_name(&ty.name);
        Ok(match &ty.kind {
            TypeKind::Handle(_) => Some(format!("handle::<vk::{rust}>()")),
            TypeKind::Union(_) if self.carries.has_row(&ty.name) => match &field.selector {
                Some(selector) => {
                    let number = self.number(owner, field, selector, None)?;
                    Some(format!("Kind::Union(&rows::{rust}, {number})"))
                }
                // Without a selector it is unknown which member holds the value.
                None => None,
            },
            TypeKind::Struct(_) if self.carries.has_row(&ty.name) => {
                Some(format!("Kind::Structure(&rows::{rust})"))
            }
            _ => None,
        })
    }

    /// Nothing is known about what a pointer to this type points to.
    fn is_opaque(&self, ty: &CType) -> bool {
        let CType::Named(name) = ty else { return false };
        ty.is(Known::Void) || self.layouts.of(name).is_none()
    }

    /// The length of an array.
    fn count(&self, owner: &Owner<'_>, field: &Member, len: &Len) -> Found<String> {
        let number = |path: &Path| self.number(owner, field, &path.name, path.member.as_deref());
        Ok(match len {
            Len::Text => "Count::Text".to_owned(),
            Len::Number(number) => format!("fixed({number})"),
            Len::Times(by, constant) => format!("fixed({by} * vk::{})", names::constant(constant)),
            Len::Quotient(path, plus, by) => format!("quotient({}, {plus}, {by})", number(path)?),
            Len::Of(path) => match &field.stride {
                Some(stride) => {
                    let stride = self.number(owner, field, stride, None)?;
                    format!("Count::Strided({}, {stride})", number(path)?)
                }
                None => format!("Count::Of({})", number(path)?),
            },
            Len::Prose(text) => return Err(vec![names_nothing(field, owner.name, text)]),
        })
    }

    /// A number in a sibling, or in a member of the structure behind it.
    fn number(
        &self,
        owner: &Owner<'_>,
        field: &Member,
        name: &str,
        member: Option<&str>,
    ) -> Found<String> {
        let (sibling, offset) = self.sibling(owner, field, name)?;
        let Some(member) = member else {
            let ty = rust_type::named_type(sibling.ty.innermost(), Scope::Vk);
            return Ok(match sibling.ty {
                CType::Named(_) => format!("number::<{ty}>({offset})"),
                _ => format!("number_behind::<{ty}>({offset}, 0)"),
            });
        };
        let (ty, inner) = self.inner(field, sibling.ty.innermost(), member)?;
        Ok(format!("number_behind::<{ty}>({offset}, {inner})"))
    }

    /// The Rust type and the offset of a member of another structure.
    fn inner(&self, field: &Member, structure: &str, member: &str) -> Found<(String, String)> {
        let ty = self.registry.ty(structure);
        let found = ty.and_then(|ty| ty.kind.members().iter().find(|m| m.name == member));
        let found = found.ok_or_else(|| vec![names_nothing(field, structure, member)])?;
        let structure = names::type_name(structure);
        let ty = rust_type::member_text(&found.ty);
        Ok((ty, format!("offset_of!(vk::{structure}, {})", names::member(member))))
    }

    /// The length of each array in an array of arrays, if a rule gives the length.
    fn nested(&self, owner: &Owner<'_>, field: &Member) -> Found<Option<String>> {
        let rule = rules::about(rules::NESTED, owner.name, &field.name);
        let Some(Nested { array, member }) = rule else { return Ok(None) };
        let (infos, offset) = self.sibling(owner, field, array)?;
        let structure = infos.ty.innermost();
        let (ty, inner) = self.inner(field, structure, member)?;
        let structure = names::type_name(structure);
        Ok(Some(format!(
            "Count::OfEach({offset}, size_of::<vk::{structure}>(), number::<{ty}>({inner}))"
        )))
    }

    /// The `.when(…)` of a member that drivers do not always read.
    fn condition(&self, owner: &Owner<'_>, field: &Member) -> Found<String> {
        if !field.selection.is_empty() {
            let values = self.values(field, field.selection.iter().map(String::as_str))?;
            return Ok(format!(".when(When::Selected(&[{values}]))"));
        }
        let rule = rules::about(rules::IGNORED, owner.name, &field.name);
        let Some(Ignored { sibling, read }) = rule else { return Ok(String::new()) };
        let number = self.number(owner, field, sibling, None)?;
        Ok(match read {
            Read::If(values) => {
                let values = self.values(field, values.iter().copied())?;
                format!(".when(When::Is({number}, &[{values}]))")
            }
            Read::Unless(bit) => {
                format!(".when(When::Clear({number}, {}))", self.values(field, [*bit].into_iter())?)
            }
        })
    }

    /// The numbers of enumerants, separated by commas.
    fn values<'n>(&self, field: &Member, names: impl Iterator<Item = &'n str>) -> Found<String> {
        let numbers = names.map(|name| {
            let mut values = self.registry.enums.iter().flat_map(|group| &group.values);
            let value = values.find(|value| value.name == name);
            value
                .map(|value| value.number.to_string())
                .ok_or_else(|| vec![names_nothing(field, "an enumeration", name)])
        });
        Ok(Report::collect(numbers)?.join(", "))
    }

    fn sibling<'f>(
        &self,
        owner: &Owner<'f>,
        field: &Member,
        name: &str,
    ) -> Found<(&'f Member, String)> {
        owner.find(name).ok_or_else(|| vec![names_nothing(field, owner.name, name)])
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

/// The length of an array.
fn length(len: &ArrayLen) -> String {
    match len {
        ArrayLen::Literal(number) => number.to_string(),
        ArrayLen::Constant(name) => format!("vk::{}", names::constant(name)),
    }
}

/// The kind of plain data.
fn plain(ty: &CType) -> String {
    format!(
        "plain::<{}>()",
        rust_type::member_text(ty).replace("c_char", "u8").replace("c_void", "u8")
    )
}

fn strided(field: &Member) -> Diagnostic {
    Diagnostic::error(
        code::STRIDED,
        &field.position,
        format!("the elements of `{}` have handles or pointers, and a stride", field.name),
        "let structure/walk.rs of author-kit step by the stride, or list the member in LEFT of \
         vkgen/src/emit/kit/rules.rs",
    )
}

fn names_nothing(field: &Member, owner: &str, name: &str) -> Diagnostic {
    Diagnostic::error(
        code::NO_LENGTH,
        &field.position,
        format!("`{}` refers to `{name}`, which {owner} does not have", field.name),
        "add a rule to vkgen/src/emit/kit/rules.rs, or correct the registry",
    )
}
