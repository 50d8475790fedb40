//! Looks for contradictions within types and signatures of the pruned model: first whether every
//! name in them is defined and every type ends, then, by what the names mean, whether the parts go
//! together.

use std::collections::HashSet;

use super::circles::{self, Graph};
use super::code;
use super::prune::{of_signature, parts};
use super::references::undefined;
use super::words;
use crate::external::{External, external};
use crate::layout::{LP64, Layouts};
use crate::model::{
    ArrayLen, BaseType, Bitmask, CType, ConstantValue, EnumGroup, EnumKind, Member, Named,
    Position, Registry, Signature, Type, TypeKind,
};
use crate::report::Report;

/// Reports types that are used but not defined, structures that contain themselves and handles that
/// are their own ancestors.
pub(super) fn names(registry: &Registry, report: &mut Report) {
    let types: HashSet<&str> = registry.types.iter().map(Named::name).collect();
    // An alias of nothing was reported as that.
    let defined = registry.types.iter().filter(|ty| ty.kind.alias().is_none());
    let commands = registry.commands.iter().filter(|command| command.alias_of.is_none());
    let of_commands = commands.flat_map(|one| of_signature(&one.signature, &one.position));
    for (name, position) in defined.flat_map(parts).chain(of_commands) {
        if !types.contains(name) {
            undefined(code::UNKNOWN_TYPE, position, "type", name, report);
        }
    }
    endless_types(registry, report);
}

fn endless_types(registry: &Registry, report: &mut Report) {
    let graph: Graph<'_> = registry.types.iter().map(|ty| (ty.name(), contained(ty))).collect();
    let circles = circles::circles(&graph);
    for Type { name, kind, position, .. } in &registry.types {
        let (message, help) = match kind {
            _ if !circles.contains(name.as_str()) => continue,
            // Circles of aliases were reported as aliases.
            TypeKind::Alias { .. } => continue,
            TypeKind::Handle(_) => (
                format!("the parents of the handle `{name}` form a circle"),
                "correct `parent` of one handle of the circle",
            ),
            _ => (
                format!("the type `{name}` contains itself"),
                "use a pointer, or correct the type of a member",
            ),
        };
        report.error(code::CIRCLE, position, message, help);
    }
}

/// The types that a type cannot be without: what it contains by value, and a handle's parent.
fn contained(ty: &Type) -> Vec<&str> {
    match &ty.kind {
        TypeKind::FunctionPointer(_) => Vec::new(),
        TypeKind::Base(BaseType::Typedef(ty)) => ty.by_value().into_iter().collect(),
        kind @ (TypeKind::Struct(_) | TypeKind::Union(_)) => {
            kind.members().iter().filter_map(|member| member.ty.by_value()).collect()
        }
        _ => parts(ty).into_iter().map(|part| part.0).collect(),
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
            TypeKind::Handle(handle) => {
                let object = handle.object_type.as_deref();
                if let Some(object) = object.filter(|object| !self.values.contains(object)) {
                    undefined(code::UNKNOWN_NAME, &ty.position, "enumerant", object, report);
                }
            }
            TypeKind::Bitmask(mask) => self.bits(ty, mask, report),
            kind => self.members("member", kind.members(), report),
        }
    }

    /// Checks that a mask and the enumeration of its bits agree.
    fn bits(&self, ty: &Type, mask: &Bitmask, report: &mut Report) {
        let (name, bits) = (&ty.name, mask.bits.as_deref().unwrap_or_default());
        let (code, message, help) = match self.registry.group(bits) {
            Some(group) if group.kind != EnumKind::Bitmask => (
                code::NO_BITS,
                format!(
                    "the mask `{name}` takes its bits from `{bits}`, whose values are not bits"
                ),
                "correct `bitvalues` or `requires`: they name an enumeration of `type=\"bitmask\"`",
            ),
            Some(EnumGroup { width, .. }) if *width != mask.width => (
                code::WIDTH_MISMATCH,
                format!(
                    "the mask `{name}` has {} bits, but its enumeration `{bits}` has {width}",
                    mask.width
                ),
                "make the mask's type (VkFlags or VkFlags64) and the enumeration's `bitwidth` agree",
            ),
            _ => return,
        };
        report.error(code, &ty.position, message, help);
    }

    fn signature(&self, signature: &Signature, position: &Position, report: &mut Report) {
        if signature.returns != CType::default() {
            self.value(&signature.returns, position, report);
        }
        self.members("parameter", &signature.params, report);
    }

    /// Checks members or parameters; `what` is the word for one.
    fn members(&self, what: &str, members: &[Member], report: &mut Report) {
        words::siblings(self.registry, members, report);
        once(what, members, report);
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
        group.is_some_and(|group| group.value(value).is_some())
    }

    fn bit_field(&self, member: &Member, report: &mut Report) {
        let Some(bits) = member.bits else { return };
        let (name, ty) = (&member.name, member.ty.innermost());
        let integer = self.layouts.integer(ty).filter(|_| matches!(member.ty, CType::Named(_)));
        if integer.is_none_or(|integer| bits > integer.bits) {
            let message =
                format!("the type `{ty}` cannot hold the bit-field `{name}` of {bits} bits");
            let help = "use an integer type that is wide enough, or correct the number of bits";
            report.error(code::BAD_BIT_FIELD, &member.position, message, help);
        }
    }

    /// A value of this type has a size.
    fn value(&self, ty: &CType, position: &Position, report: &mut Report) {
        self.array_lengths(ty, position, report);
        if let Some(name) = ty.by_value().filter(|name| self.has_no_size(name)) {
            let message = format!("`{name}` has no size, and cannot be used by value");
            report.error(code::NO_SIZE, position, message, "use a pointer: add a `*`");
        }
    }

    /// The type has no definition, or is `void`.
    fn has_no_size(&self, name: &str) -> bool {
        let ty = self.registry.underlying(name);
        ty.is_some_and(|ty| match &ty.kind {
            TypeKind::External { .. } => external(&ty.name) == Some(External::Opaque),
            TypeKind::Base(base) => *base == BaseType::OpaqueStruct,
            kind => matches!(kind, TypeKind::Include | TypeKind::Define { .. }),
        })
    }

    fn array_lengths(&self, ty: &CType, position: &Position, report: &mut Report) {
        let len = match ty {
            CType::Named(_) => return,
            CType::Pointer { to, .. } => return self.array_lengths(to, position, report),
            CType::Array { of, len, .. } => {
                self.array_lengths(of, position, report);
                len
            }
        };
        let ArrayLen::Constant(name) = len else { return };
        let constant = self.registry.constant(name);
        if !constant.is_some_and(|constant| matches!(constant.value, ConstantValue::U32(1..))) {
            let message = format!(
                "the array length `{name}` is not a constant of type uint32_t greater than 0"
            );
            let help = "correct the name, or define the constant";
            report.error(code::BAD_ARRAY_LENGTH, position, message, help);
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
            report.error(code::DUPLICATE, position, message, help);
        }
    }
}
