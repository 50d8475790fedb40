//! Looks for contradictions within types and signatures of the pruned model.

use std::collections::{HashMap, HashSet};

use super::circles::{self, Graph};
use super::code;
use super::prune::parts;
use super::references::{by_name, undefined};
use super::report::Report;
use crate::external::{External, external};
use crate::model::{
    ArrayLen, BaseType, Bitmask, CType, CommandKind, ConstantValue, EnumGroup, EnumKind, Member,
    Position, Registry, Signature, Type, TypeKind,
};

/// Checks types and commands.
pub(super) fn check(registry: &Registry, report: &mut Report) {
    let checker = Checker::new(registry);
    for ty in &registry.types {
        checker.ty(ty, report);
    }
    for command in &registry.commands {
        if let CommandKind::Function(signature) = &command.kind {
            checker.signature(signature, &command.position, report);
        }
    }
    endless_types(registry, report);
}

/// Reports structures that contain themselves and handles that are their own ancestors.
fn endless_types(registry: &Registry, report: &mut Report) {
    let graph: Graph<'_> =
        registry.types.iter().map(|ty| (ty.name.as_str(), contained(&ty.kind))).collect();
    let circles = circles::circles(&graph);
    for ty in registry.types.iter().filter(|ty| circles.contains(ty.name.as_str())) {
        // Those were reported as aliases.
        if matches!(ty.kind, TypeKind::Alias { .. }) {
            continue;
        }
        let message = format!("the type `{}` never ends: it leads to itself", ty.name);
        let help = "use a pointer, or correct the type or parent that closes the circle";
        report.error(code::CIRCLE, ty.position.clone(), message, help);
    }
}

/// The types that a type cannot be without: what it contains by value, and a handle's parent.
fn contained(kind: &TypeKind) -> Vec<&str> {
    match kind {
        TypeKind::Struct(structure) => by_value(&structure.members),
        TypeKind::Union(members) => by_value(members),
        TypeKind::FunctionPointer(_) => Vec::new(),
        TypeKind::Base(BaseType::Typedef(ty)) => value_type(ty).into_iter().collect(),
        other => parts(other),
    }
}

fn by_value(members: &[Member]) -> Vec<&str> {
    members.iter().filter_map(|member| value_type(&member.ty)).collect()
}

fn value_type(ty: &CType) -> Option<&str> {
    let mut ty = ty;
    loop {
        match ty {
            CType::Named(name) => return Some(name),
            CType::Pointer { .. } => return None,
            CType::Array { of, .. } => ty = of,
        }
    }
}

/// What the checks of types look names up in.
struct Checker<'a> {
    types: HashMap<&'a str, &'a Type>,
    constants: HashMap<&'a str, &'a ConstantValue>,
    groups: HashMap<&'a str, &'a EnumGroup>,
    values: HashSet<&'a str>,
}

impl<'a> Checker<'a> {
    fn new(registry: &'a Registry) -> Self {
        Self {
            types: by_name(&registry.types),
            constants: registry
                .constants
                .iter()
                .map(|constant| (constant.name.as_str(), &constant.value))
                .collect(),
            groups: registry.enums.iter().map(|group| (group.name.as_str(), group)).collect(),
            values: registry
                .enums
                .iter()
                .flat_map(|group| &group.values)
                .map(|value| value.name.as_str())
                .collect(),
        }
    }

    fn ty(&self, ty: &Type, report: &mut Report) {
        match &ty.kind {
            TypeKind::FunctionPointer(signature) => self.signature(signature, &ty.position, report),
            TypeKind::Struct(structure) => self.members(&structure.members, report),
            TypeKind::Union(members) => self.members(members, report),
            TypeKind::Handle(handle) => {
                if let Some(object) =
                    handle.object_type.as_deref().filter(|object| !self.values.contains(object))
                {
                    undefined(code::UNKNOWN_NAME, &ty.position, "enumerant", object, report);
                }
                self.parts(ty, report);
            }
            TypeKind::Bitmask(mask) => {
                self.bits(ty, mask, report);
                self.parts(ty, report);
            }
            // An alias of nothing was reported as that.
            TypeKind::Alias { .. } => {}
            _ => self.parts(ty, report),
        }
    }

    /// Checks that a mask and the enumeration of its bits agree.
    fn bits(&self, ty: &Type, mask: &Bitmask, report: &mut Report) {
        let bits = mask.bits.as_deref().unwrap_or_default();
        let Some(group) = self.groups.get(bits) else {
            return;
        };
        if group.kind != EnumKind::Bitmask {
            let message = format!(
                "`{}` is made of `{bits}`, an enumeration whose values are no bits",
                ty.name
            );
            let help = "name an enumeration of `type=\"bitmask\"`";
            report.error(code::NO_BITS, ty.position.clone(), message, help);
        } else if group.width != mask.width {
            let message =
                format!("`{}` has {} bits, but `{bits}` has {}", ty.name, mask.width, group.width);
            let help = "let the mask's type and the enumeration's `bitwidth` agree";
            report.error(code::WIDTH_MISMATCH, ty.position.clone(), message, help);
        }
    }

    fn parts(&self, ty: &Type, report: &mut Report) {
        for name in parts(&ty.kind) {
            self.defined(name, &ty.position, report);
        }
    }

    fn defined(&self, name: &str, position: &Position, report: &mut Report) {
        if !self.types.contains_key(name) {
            undefined(code::UNKNOWN_TYPE, position, "type", name, report);
        }
    }

    fn signature(&self, signature: &Signature, position: &Position, report: &mut Report) {
        self.c_type(&signature.returns, position, report);
        if signature.returns != CType::Named("void".to_owned()) {
            self.sized(&signature.returns, position, report);
        }
        once(
            "parameter",
            signature.params.iter().map(|param| (param.name.as_str(), &param.position)),
            report,
        );
        for param in &signature.params {
            self.c_type(&param.ty, &param.position, report);
            self.sized(&param.ty, &param.position, report);
        }
    }

    fn members(&self, members: &[Member], report: &mut Report) {
        once(
            "member",
            members.iter().map(|member| (member.name.as_str(), &member.position)),
            report,
        );
        for member in members {
            self.c_type(&member.ty, &member.position, report);
            self.sized(&member.ty, &member.position, report);
            self.bit_field(member, report);
            if let Some(value) =
                member.value.as_deref().filter(|value| !self.values.contains(value))
            {
                undefined(code::UNKNOWN_NAME, &member.position, "enumerant", value, report);
            }
        }
    }

    fn bit_field(&self, member: &Member, report: &mut Report) {
        let Some(bits) = member.bits else { return };
        let width = match &member.ty {
            CType::Named(name) => self.integer_width(name),
            CType::Pointer { .. } | CType::Array { .. } => None,
        };
        if width.is_none_or(|width| bits > width) {
            let message =
                format!("`{}` cannot be a bit-field of {bits} bits of this type", member.name);
            report.error(
                code::BAD_BIT_FIELD,
                member.position.clone(),
                message,
                "use an integer type that is wide enough",
            );
        }
    }

    /// The width of an integer type in bits.
    fn integer_width(&self, name: &str) -> Option<u32> {
        let mut name = name;
        // A chain of typedefs has no more links than there are types.
        for _ in 0..=self.types.len() {
            match &self.types.get(name)?.kind {
                TypeKind::Alias { target } => name = target,
                TypeKind::Base(BaseType::Typedef(CType::Named(target))) => name = target,
                TypeKind::Bitmask(mask) => return Some(mask.width),
                TypeKind::Enum => return Some(32),
                TypeKind::External { .. } => {
                    return match name {
                        "uint8_t" | "int8_t" | "char" => Some(8),
                        "uint16_t" | "int16_t" => Some(16),
                        "uint32_t" | "int32_t" | "int" => Some(32),
                        "uint64_t" | "int64_t" => Some(64),
                        _ => None,
                    };
                }
                _ => return None,
            }
        }
        None
    }

    fn c_type(&self, ty: &CType, position: &Position, report: &mut Report) {
        self.defined(ty.innermost(), position, report);
        let mut ty = ty;
        loop {
            match ty {
                CType::Named(_) => return,
                CType::Pointer { to, .. } => ty = to,
                CType::Array { of, len, .. } => {
                    self.array_len(len, position, report);
                    ty = of;
                }
            }
        }
    }

    fn sized(&self, ty: &CType, position: &Position, report: &mut Report) {
        let Some(name) = value_type(ty).filter(|name| self.has_no_size(name)) else {
            return;
        };
        let message = format!("there are only pointers to `{name}`, which has no size");
        report.error(code::NO_SIZE, position.clone(), message, "add a `*`");
    }

    /// Nothing is known of the type, or it is none.
    fn has_no_size(&self, name: &str) -> bool {
        let mut name = name;
        // A chain of aliases and typedefs has no more links than there are types.
        for _ in 0..=self.types.len() {
            match self.types.get(name).map(|ty| &ty.kind) {
                Some(TypeKind::Alias { target }) => name = target,
                Some(TypeKind::Base(BaseType::Typedef(ty))) => match value_type(ty) {
                    Some(target) => name = target,
                    None => return false,
                },
                Some(TypeKind::External { .. }) => return external(name) == Some(External::Opaque),
                Some(
                    TypeKind::Base(BaseType::OpaqueStruct)
                    | TypeKind::Include
                    | TypeKind::Define { .. },
                ) => return true,
                _ => return false,
            }
        }
        false
    }

    fn array_len(&self, len: &ArrayLen, position: &Position, report: &mut Report) {
        let ArrayLen::Constant(name) = len else {
            return;
        };
        let mut value = self.constants.get(name.as_str());
        // An alias chain has no more links than there are constants.
        for _ in 0..self.constants.len() {
            let Some(ConstantValue::Alias(target)) = value else {
                break;
            };
            value = self.constants.get(target.as_str());
        }
        if !matches!(value, Some(ConstantValue::U32(1..))) {
            let message =
                format!("the array length `{name}` is not a constant of type uint32_t above 0");
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
fn once<'a>(what: &str, names: impl Iterator<Item = (&'a str, &'a Position)>, report: &mut Report) {
    let mut seen = HashSet::new();
    for (name, position) in names {
        if !seen.insert(name) {
            let message = format!("there is already a {what} `{name}` for the API vulkan");
            let help = "remove one, or tell them apart by the attribute `api`";
            report.error(code::DUPLICATE, position.clone(), message, help);
        }
    }
}
