//! Looks for contradictions within types and signatures of the pruned model: first whether every
//! name in them is defined and every type ends, then, by what the names mean, whether the parts go
//! together.

use std::collections::HashSet;

use super::circles::{self, Graph};
use super::code;
use super::prune::parts;
use super::references::undefined;
use crate::external::{External, external};
use crate::layout::{LP64, Layouts};
use crate::model::{
    ArrayLen, BaseType, Bitmask, CType, ConstantValue, EnumKind, Member, Position, Registry,
    Signature, Type, TypeKind,
};
use crate::report::Report;

/// Reports types that are used but not defined, structures that contain themselves and handles that
/// are their own ancestors.
pub(super) fn names(registry: &Registry, report: &mut Report) {
    let types: HashSet<&str> = registry.types.iter().map(|ty| ty.name.as_str()).collect();
    let mut uses: Vec<(&str, &Position)> = Vec::new();
    for ty in &registry.types {
        match &ty.kind {
            TypeKind::FunctionPointer(signature) => {
                of_signature(signature, &ty.position, &mut uses)
            }
            TypeKind::Struct(structure) => of_members(&structure.members, &mut uses),
            TypeKind::Union(members) => of_members(members, &mut uses),
            // An alias of nothing was reported as that.
            TypeKind::Alias { .. } => {}
            kind => uses.extend(parts(kind).into_iter().map(|name| (name, &ty.position))),
        }
    }
    for command in registry.commands.iter().filter(|command| command.alias_of.is_none()) {
        of_signature(&command.signature, &command.position, &mut uses);
    }
    for (name, position) in uses.into_iter().filter(|(name, _)| !types.contains(name)) {
        undefined(code::UNKNOWN_TYPE, position, "type", name, report);
    }
    endless_types(registry, report);
}

fn of_signature<'a>(
    signature: &'a Signature,
    position: &'a Position,
    uses: &mut Vec<(&'a str, &'a Position)>,
) {
    uses.push((signature.returns.innermost(), position));
    of_members(&signature.params, uses);
}

fn of_members<'a>(members: &'a [Member], uses: &mut Vec<(&'a str, &'a Position)>) {
    uses.extend(members.iter().map(|member| (member.ty.innermost(), &member.position)));
}

fn endless_types(registry: &Registry, report: &mut Report) {
    let graph: Graph<'_> =
        registry.types.iter().map(|ty| (ty.name.as_str(), contained(&ty.kind))).collect();
    let circles = circles::circles(&graph);
    for ty in registry.types.iter().filter(|ty| circles.contains(ty.name.as_str())) {
        // Circles of aliases were reported as aliases.
        if matches!(ty.kind, TypeKind::Alias { .. }) {
            continue;
        }
        let name = &ty.name;
        let (message, help) = match &ty.kind {
            TypeKind::Handle(_) => (
                format!("the parents of the handle `{name}` form a circle"),
                "correct `parent` of one handle of the circle",
            ),
            _ => (
                format!("the type `{name}` contains itself"),
                "use a pointer, or correct the type of a member",
            ),
        };
        report.error(code::CIRCLE, ty.position.clone(), message, help);
    }
}

/// The types that a type cannot be without: what it contains by value, and a handle's parent.
fn contained(kind: &TypeKind) -> Vec<&str> {
    match kind {
        TypeKind::Struct(_) | TypeKind::Union(_) => {
            kind.members().iter().filter_map(|member| member.ty.by_value()).collect()
        }
        TypeKind::FunctionPointer(_) => Vec::new(),
        TypeKind::Base(BaseType::Typedef(ty)) => ty.by_value().into_iter().collect(),
        other => parts(other),
    }
}

/// Checks that the parts of types and commands go together.
pub(super) fn check(registry: &Registry, report: &mut Report) {
    let values = registry.enums.iter().flat_map(|group| &group.values);
    let values = values.map(|value| value.name.as_str()).collect();
    let checker = Checker { registry, layouts: Layouts::new(registry, LP64), values };
    for ty in &registry.types {
        checker.ty(ty, report);
    }
    for command in registry.commands.iter().filter(|command| command.alias_of.is_none()) {
        checker.signature(&command.signature, &command.position, report);
    }
}

struct Checker<'a> {
    registry: &'a Registry,
    layouts: Layouts<'a>,
    /// All enumerants.
    values: HashSet<&'a str>,
}

impl Checker<'_> {
    fn ty(&self, ty: &Type, report: &mut Report) {
        match &ty.kind {
            TypeKind::FunctionPointer(signature) => self.signature(signature, &ty.position, report),
            kind @ (TypeKind::Struct(_) | TypeKind::Union(_)) => {
                self.members(kind.members(), report)
            }
            TypeKind::Handle(handle) => {
                let object = handle.object_type.as_deref();
                if let Some(object) = object.filter(|object| !self.values.contains(object)) {
                    undefined(code::UNKNOWN_NAME, &ty.position, "enumerant", object, report);
                }
            }
            TypeKind::Bitmask(mask) => self.bits(ty, mask, report),
            _ => {}
        }
    }

    /// Checks that a mask and the enumeration of its bits agree.
    fn bits(&self, ty: &Type, mask: &Bitmask, report: &mut Report) {
        let bits = mask.bits.as_deref().unwrap_or_default();
        let Some(group) = self.registry.group(bits) else {
            return;
        };
        if group.kind != EnumKind::Bitmask {
            let message = format!(
                "the mask `{}` takes its bits from `{bits}`, whose values are not bits",
                ty.name
            );
            let help =
                "correct `bitvalues` or `requires`: they name an enumeration of `type=\"bitmask\"`";
            report.error(code::NO_BITS, ty.position.clone(), message, help);
        } else if group.width != mask.width {
            let message = format!(
                "the mask `{}` has {} bits, but its enumeration `{bits}` has {}",
                ty.name, mask.width, group.width
            );
            let help = "make the mask's type (VkFlags or VkFlags64) and the enumeration's `bitwidth` agree";
            report.error(code::WIDTH_MISMATCH, ty.position.clone(), message, help);
        }
    }

    fn signature(&self, signature: &Signature, position: &Position, report: &mut Report) {
        if signature.returns != CType::default() {
            self.value(&signature.returns, position, report);
        }
        once("parameter", &signature.params, report);
        for param in &signature.params {
            self.value(&param.ty, &param.position, report);
        }
    }

    fn members(&self, members: &[Member], report: &mut Report) {
        once("member", members, report);
        for member in members {
            self.value(&member.ty, &member.position, report);
            self.bit_field(member, report);
            if let Some(value) = member.value.as_deref().filter(|value| !self.has(member, value)) {
                undefined(code::UNKNOWN_NAME, &member.position, "enumerant", value, report);
            }
        }
    }

    /// The member's type is an enumeration with this value.
    fn has(&self, member: &Member, value: &str) -> bool {
        let group = self.registry.group(member.ty.innermost());
        group.is_some_and(|group| group.values.iter().any(|own| own.name == value))
    }

    fn bit_field(&self, member: &Member, report: &mut Report) {
        let Some(bits) = member.bits else { return };
        let integer = match &member.ty {
            CType::Named(name) => self.layouts.integer(name),
            CType::Pointer { .. } | CType::Array { .. } => None,
        };
        if integer.is_none_or(|integer| bits > integer.bits) {
            let message = format!(
                "the type `{}` cannot hold the bit-field `{}` of {bits} bits",
                member.ty.innermost(),
                member.name
            );
            report.error(
                code::BAD_BIT_FIELD,
                member.position.clone(),
                message,
                "use an integer type that is wide enough, or correct the number of bits",
            );
        }
    }

    /// A value of this type has a size.
    fn value(&self, ty: &CType, position: &Position, report: &mut Report) {
        self.array_lengths(ty, position, report);
        if let Some(name) = ty.by_value().filter(|name| self.has_no_size(name)) {
            let message = format!("`{name}` has no size, and cannot be used by value");
            report.error(code::NO_SIZE, position.clone(), message, "use a pointer: add a `*`");
        }
    }

    /// The type has no definition, or is `void`.
    fn has_no_size(&self, name: &str) -> bool {
        let ty = self.registry.underlying(name);
        ty.is_some_and(|ty| match &ty.kind {
            TypeKind::External { .. } => external(&ty.name) == Some(External::Opaque),
            TypeKind::Base(BaseType::OpaqueStruct)
            | TypeKind::Include
            | TypeKind::Define { .. } => true,
            _ => false,
        })
    }

    fn array_lengths(&self, ty: &CType, position: &Position, report: &mut Report) {
        match ty {
            CType::Named(_) => {}
            CType::Pointer { to, .. } => self.array_lengths(to, position, report),
            CType::Array { of, len, .. } => {
                self.array_len(len, position, report);
                self.array_lengths(of, position, report);
            }
        }
    }

    fn array_len(&self, len: &ArrayLen, position: &Position, report: &mut Report) {
        let ArrayLen::Constant(name) = len else {
            return;
        };
        let constant = self.registry.constant(name);
        if !constant.is_some_and(|constant| matches!(constant.value, ConstantValue::U32(1..))) {
            let message = format!(
                "the array length `{name}` is not a constant of type uint32_t greater than 0"
            );
            report.error(
                code::BAD_ARRAY_LENGTH,
                position.clone(),
                message,
                "correct the name, or define the constant",
            );
        }
    }
}

/// Reports the second of two equal names in a list of members or parameters.
fn once(what: &str, members: &[Member], report: &mut Report) {
    let mut seen = HashSet::new();
    for Member { name, position, .. } in members {
        if !seen.insert(name) {
            let message = format!("the {what} `{name}` is defined twice for the API vulkan");
            let help = "remove one definition, or give each its own `api`";
            report.error(code::DUPLICATE, position.clone(), message, help);
        }
    }
}
