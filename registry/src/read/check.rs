//! Looks for contradictions in the united model: names that lead nowhere or in circles.

use std::collections::{HashMap, HashSet};

use super::code;
use super::draft::{Draft, ReferenceKind};
use super::report::Report;
use super::signature::innermost;
use crate::depends::Leaf;
use crate::model::{
    ArrayLen, CType, CommandKind, ConstantValue, EnumNumber, Member, Position, Registry, Signature,
    Type, TypeKind,
};

/// Checks the names that stand in blocks and conditions, which may name what is pruned afterwards.
pub(super) fn references(draft: &Draft, report: &mut Report) {
    let registry = &draft.registry;
    let types: HashSet<&str> = registry.types.iter().map(|ty| ty.name.as_str()).collect();
    let commands: HashSet<&str> = registry
        .commands
        .iter()
        .map(|command| command.name.as_str())
        .collect();
    let platforms: HashSet<&str> = registry
        .platforms
        .iter()
        .map(|platform| platform.name.as_str())
        .collect();
    let values = registry
        .enums
        .iter()
        .flat_map(|group| &group.values)
        .map(|value| value.name.as_str());
    let enums: HashSet<&str> = values
        .chain(
            registry
                .constants
                .iter()
                .map(|constant| constant.name.as_str()),
        )
        .collect();
    for reference in &draft.references {
        let name = reference.name.as_str();
        let (what, defined, code) = match reference.kind {
            ReferenceKind::Type => ("type", types.contains(name), code::UNKNOWN_TYPE),
            ReferenceKind::Command => ("command", commands.contains(name), code::UNKNOWN_NAME),
            ReferenceKind::Enum => (
                "enumerant or constant",
                enums.contains(name),
                code::UNKNOWN_NAME,
            ),
            ReferenceKind::Interface => (
                "feature or extension",
                draft.interfaces.contains(name),
                code::UNKNOWN_NAME,
            ),
            ReferenceKind::Platform => ("platform", platforms.contains(name), code::UNKNOWN_NAME),
        };
        if !defined {
            undefined(code, &reference.position, what, name, report);
        }
    }
    conditions(draft, report);
}

fn undefined(code: &'static str, position: &Position, what: &str, name: &str, report: &mut Report) {
    let message = format!("the {what} `{name}` is not defined for the API vulkan");
    report.error(
        code,
        position.clone(),
        message,
        "correct the name, or add the definition",
    );
}

fn conditions(draft: &Draft, report: &mut Report) {
    let types = by_name(&draft.registry.types);
    for (depends, position) in &draft.conditions {
        for leaf in depends.leaves() {
            match leaf {
                Leaf::Name(name) if draft.interfaces.contains(name) => {}
                Leaf::Name(name) => undefined(
                    code::UNKNOWN_NAME,
                    position,
                    "feature or extension",
                    name,
                    report,
                ),
                Leaf::Feature(structure, member) if has_member(&types, structure, member) => {}
                Leaf::Feature(structure, member) => {
                    undefined(
                        code::UNKNOWN_NAME,
                        position,
                        "feature",
                        &format!("{structure}::{member}"),
                        report,
                    );
                }
            }
        }
    }
}

fn by_name(types: &[Type]) -> HashMap<&str, &Type> {
    types.iter().map(|ty| (ty.name.as_str(), ty)).collect()
}

fn has_member(types: &HashMap<&str, &Type>, structure: &str, member: &str) -> bool {
    let mut name = structure;
    // An alias chain has no more links than there are types.
    for _ in 0..=types.len() {
        match types.get(name).map(|ty| &ty.kind) {
            Some(TypeKind::Alias { target }) => name = target,
            Some(TypeKind::Struct(structure)) => {
                return structure.members.iter().any(|own| own.name == member);
            }
            _ => return false,
        }
    }
    false
}

/// Checks the pruned model.
pub(super) fn model(registry: &Registry, report: &mut Report) {
    aliases(registry, report);
    let checker = Checker::new(registry);
    for ty in &registry.types {
        checker.ty(ty, report);
    }
    for command in &registry.commands {
        if let CommandKind::Function(signature) = &command.kind {
            checker.signature(signature, &command.position, report);
        }
    }
}

/// An alias's target, or none for a definition, and the place of either.
type Aliases<'a> = HashMap<&'a str, (Option<&'a str>, &'a Position)>;

fn aliases(registry: &Registry, report: &mut Report) {
    let types = registry.types.iter().map(|ty| {
        let target = if let TypeKind::Alias { target } = &ty.kind {
            Some(target.as_str())
        } else {
            None
        };
        (ty.name.as_str(), (target, &ty.position))
    });
    check_aliases("type", &types.collect(), report);
    let commands = registry.commands.iter().map(|command| {
        let target = if let CommandKind::Alias { target } = &command.kind {
            Some(target.as_str())
        } else {
            None
        };
        (command.name.as_str(), (target, &command.position))
    });
    check_aliases("command", &commands.collect(), report);
    let constants = registry.constants.iter().map(|constant| {
        let target = if let ConstantValue::Alias(target) = &constant.value {
            Some(target.as_str())
        } else {
            None
        };
        (constant.name.as_str(), (target, &constant.position))
    });
    check_aliases("constant", &constants.collect(), report);
    for group in &registry.enums {
        let values = group.values.iter().map(|value| {
            let target = if let EnumNumber::Alias(target) = &value.value {
                Some(target.as_str())
            } else {
                None
            };
            (value.name.as_str(), (target, &value.position))
        });
        check_aliases("enumerant", &values.collect(), report);
    }
}

fn check_aliases(what: &str, aliases: &Aliases<'_>, report: &mut Report) {
    for (&name, &(target, position)) in aliases {
        let Some(target) = target else { continue };
        if !aliases.contains_key(target) {
            let message =
                format!("the {what} `{name}` is an alias of `{target}`, which is not defined");
            report.error(
                code::ALIAS_OF_NOTHING,
                position.clone(),
                message,
                "correct the alias, or define its target",
            );
        } else if leads_back(aliases, name) {
            let message = format!("the {what} `{name}` is an alias that leads back to itself");
            report.error(
                code::ALIAS_LOOP,
                position.clone(),
                message,
                "let one of the names in the circle be a definition",
            );
        }
    }
}

fn leads_back(aliases: &Aliases<'_>, start: &str) -> bool {
    let mut name = start;
    // A chain that does not come back within this many links is caught in a circle without `start`.
    for _ in 0..aliases.len() {
        match aliases.get(name) {
            Some(&(Some(target), _)) => name = target,
            _ => return false,
        }
        if name == start {
            return true;
        }
    }
    false
}

/// What the checks of types look names up in.
struct Checker<'a> {
    types: HashMap<&'a str, &'a Type>,
    constants: HashMap<&'a str, &'a ConstantValue>,
    groups: HashMap<&'a str, u32>,
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
            groups: registry
                .enums
                .iter()
                .map(|group| (group.name.as_str(), group.width))
                .collect(),
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
                if let Some(object) = handle
                    .object_type
                    .as_deref()
                    .filter(|object| !self.values.contains(object))
                {
                    undefined(
                        code::UNKNOWN_NAME,
                        &ty.position,
                        "enumerant",
                        object,
                        report,
                    );
                }
                self.parts(ty, report);
            }
            TypeKind::Bitmask(mask) => {
                let bits = mask.bits.as_deref().unwrap_or_default();
                if let Some(&width) = self.groups.get(bits).filter(|&&width| width != mask.width) {
                    let message = format!(
                        "`{}` has {} bits, but `{bits}` has {width}",
                        ty.name, mask.width
                    );
                    let help = "let the mask's type and the enumeration's `bitwidth` agree";
                    report.error(code::WIDTH_MISMATCH, ty.position.clone(), message, help);
                }
                self.parts(ty, report);
            }
            // An alias of nothing was reported as that.
            TypeKind::Alias { .. } => {}
            _ => self.parts(ty, report),
        }
    }

    fn parts(&self, ty: &Type, report: &mut Report) {
        for name in super::prune::parts(&ty.kind) {
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
        for param in &signature.params {
            self.c_type(&param.ty, &param.position, report);
        }
    }

    fn members(&self, members: &[Member], report: &mut Report) {
        for member in members {
            self.c_type(&member.ty, &member.position, report);
            if let Some(value) = member
                .value
                .as_deref()
                .filter(|value| !self.values.contains(value))
            {
                undefined(
                    code::UNKNOWN_NAME,
                    &member.position,
                    "enumerant",
                    value,
                    report,
                );
            }
        }
    }

    fn c_type(&self, ty: &CType, position: &Position, report: &mut Report) {
        self.defined(innermost(ty), position, report);
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
