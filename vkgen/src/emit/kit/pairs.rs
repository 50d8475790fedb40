//! Emits the commands that are older forms of other commands: vkFoo in terms of vkFoo2.
//!
//! The registry's facts alone decide. An old parameter becomes the parameter, or the member of a
//! structure behind a parameter, with the same name and type. An array of structures without
//! `sType` becomes an array of structures with `sType`, member by member. A returned structure
//! gives its member of the old type. If an old parameter has no place, or a new member has no
//! value, the pair has no row, and author-kit may have the command by hand.

use std::collections::BTreeMap;

use registry::model::{CType, Member, Signature, TypeKind};
use registry::{Known, Registry};

use super::rules;
use crate::emit::{OutputFile, RowsFile};
use crate::names;
use crate::resolve::{Api, Command, Level};
use crate::rules::Row;
use crate::rust_type::param_text;

/// Emits `generated/pairs.rs`.
pub(super) fn emit(api: &Api) -> OutputFile {
    let registry = &api.registry;
    let mut file = RowsFile::new(
        "Commands in terms of newer ones. Unsafe class: none; `common/pairs.rs` says what a row is.",
        "each_pair",
    );
    let pairs = pairs(api).into_iter();
    let pairs = pairs.filter_map(|(old, new)| Wrapper::new(registry, old, new)?.row(old, new));
    file.group("pairs", pairs);
    file.finish("author-kit/src/generated/pairs.rs")
}

/// Every command with each newer form of it: `vkCmdPushConstants` with `vkCmdPushConstants2`,
/// `vkCmdSetDepthBias` with `vkCmdSetDepthBias2EXT`, and those of [`rules::NEWER`].
pub(super) fn pairs(api: &Api) -> Vec<(&Command, &Command)> {
    let commands = || api.commands.iter().enumerate().filter(|(_, one)| one.alias_of.is_none());
    let has_pairs = |name: &str| Row::about(rules::NO_PAIRS, name).is_none();
    let mut older: BTreeMap<&str, Vec<(usize, &Command)>> = BTreeMap::new();
    for (id, old) in commands().filter(|(_, old)| has_pairs(&old.name)) {
        older.entry(without_vendor(&old.name)).or_default().push((id, old));
    }
    let newer_than = |new: &Command| {
        let stem = without_vendor(&new.name).strip_suffix(['2', '3', '4']);
        let ruled = Row::about(rules::NEWER, &new.name);
        let ruled = ruled.and_then(|row| commands().find(|(_, one)| one.name == row.says));
        let numbered = stem.and_then(|stem| older.get(stem)).into_iter().flatten().copied();
        numbered.chain(ruled).collect::<Vec<_>>()
    };
    let mut pairs: Vec<_> = commands()
        .flat_map(|(id, new)| {
            newer_than(new).into_iter().map(move |(old_id, old)| ((old_id, id), (old, new)))
        })
        .collect();
    pairs.sort_by_key(|(ids, _)| *ids);
    pairs.into_iter().map(|(_, pair)| pair).collect()
}

fn without_vendor(name: &str) -> &str {
    name.trim_end_matches(|letter: char| letter.is_ascii_uppercase())
}

/// The body of a command that calls its newer form.
struct Wrapper<'a> {
    registry: &'a Registry,
    old: &'a Signature,
    /// The old parameters that the call uses already.
    used: Vec<&'a str>,
    /// The statements before the call: `regions = converted(…)`.
    before: Vec<String>,
    arguments: Vec<String>,
    /// The statements behind the call, which pass results back.
    after: Vec<String>,
}

impl<'a> Wrapper<'a> {
    /// None if the two commands do not fit.
    fn new(registry: &'a Registry, old: &'a Command, new: &'a Command) -> Option<Wrapper<'a>> {
        let (used, before, arguments, after) = Default::default();
        let old_signature = &old.signature;
        let mut wrapper = Wrapper { registry, old: old_signature, used, before, arguments, after };
        let returns = &old_signature.returns;
        if old.level != new.level || *returns != new.signature.returns && !returns.is(Known::Void) {
            return None;
        }
        for (index, param) in new.signature.params.iter().enumerate() {
            let argument = wrapper.argument(&new.name, &new.signature, index, param)?;
            wrapper.arguments.push(argument);
        }
        let all_used = old.signature.params.iter().all(|one| wrapper.used.contains(&&*one.name));
        all_used.then_some(wrapper)
    }

    /// The argument for a new parameter.
    fn argument(
        &mut self,
        command: &str,
        new: &'a Signature,
        index: usize,
        param: &'a Member,
    ) -> Option<String> {
        if let Some(same) = self.same(&param.name, &param.ty) {
            return Some(same);
        }
        if let Some(value) = rules::about(rules::VALUES, command, &param.name) {
            return Some((*value).to_owned());
        }
        match &param.ty {
            CType::Pointer { constant: true, to } if self.tagged(to).is_some() => {
                let (name, members) = self.tagged(to)?;
                let literal = self.structure(name, members)?;
                Some(format!("&{literal}"))
            }
            CType::Pointer { constant: false, to } => {
                let (name, members) = self.tagged(to)?;
                self.output(name, members, param)
            }
            CType::Pointer { constant: true, .. } => {
                param.optional.first()?.then(|| "std::ptr::null()".to_owned())
            }
            // The parameter counts the structures of the next parameter.
            count if count.is(Known::U32) => {
                let counted = new.params.get(index + 1)?.count()?;
                (counted == param.name).then(|| "1".to_owned())
            }
            _ => None,
        }
    }

    /// The old parameter with that name and type.
    fn same(&mut self, name: &str, ty: &CType) -> Option<String> {
        let found =
            self.old.params.iter().find(|old| old.name == name && self.alike(&old.ty, ty))?;
        self.used.push(&found.name);
        Some(rust(name))
    }

    /// A structure made of old parameters.
    fn structure(&mut self, name: &str, members: &'a [Member]) -> Option<String> {
        let mut fields = Vec::new();
        for member in members {
            let field = rust(&member.name);
            match self.member(members, member)? {
                Value::Same => fields.push(field),
                Value::Is(value) => fields.push(format!("{field}: {value}")),
                Value::Default => {}
            }
        }
        Some(format!("vk::{} {{ {} }}", names::type_name(name), with_rest(fields)))
    }

    /// The value of a new member.
    fn member(&mut self, members: &[Member], member: &'a Member) -> Option<Value> {
        if self.same(&member.name, &member.ty).is_some() {
            return Some(Value::Same);
        }
        if let Some(regions) = self.regions(members, member) {
            return Some(Value::Is(regions));
        }
        if member.name == "stageFlags" {
            let point = self.same("pipelineBindPoint", &CType::known(Known::BindPoint))?;
            return Some(Value::Is(format!("stages_of({point})")));
        }
        // The old parameter is a pointer to the value.
        let pointer = CType::Pointer { constant: true, to: Box::new(member.ty.clone()) };
        let old = self.old;
        let behind =
            old.params.iter().find(|old| old.len.is_empty() && self.alike(&old.ty, &pointer));
        if let (Some(behind), TypeKind::Struct(_)) = (behind, self.kind(&member.ty)?) {
            self.used.push(&behind.name);
            return Some(Value::Is(format!("*{}", rust(&behind.name))));
        }
        member.optional.first()?.then_some(Value::Default)
    }

    /// An array of structures made of an array of older ones.
    fn regions(&mut self, members: &[Member], member: &'a Member) -> Option<String> {
        let CType::Pointer { constant: true, to } = &member.ty else { return None };
        let (new, new_members) = self.tagged(to)?;
        let old = self.old.params.iter().find(|old| old.name == member.name)?;
        let (CType::Pointer { constant: true, to }, Some(len)) = (&old.ty, old.count()) else {
            return None;
        };
        let TypeKind::Struct(older) = self.kind(to)? else { return None };
        let counted = members.iter().any(|one| one.name == len);
        let has = |member: &Member| {
            older
                .members
                .iter()
                .any(|one| one.name == member.name && self.alike(&one.ty, &member.ty))
        };
        if !counted
            || member.count() != Some(len)
            || older.members.len() != new_members.len()
            || !new_members.iter().all(has)
        {
            return None;
        }
        self.used.push(&old.name);
        let fields = new_members.iter().map(|member| {
            let field = rust(&member.name);
            format!("{field}: old.{field}")
        });
        let (array, count) = (rust(&member.name), rust(len));
        let literal =
            format!("vk::{} {{ {} }}", names::type_name(new), with_rest(fields.collect()));
        self.before.push(format!("regions = converted({array}, {count}, |old| {literal})"));
        Some("regions.as_ptr()".to_owned())
    }

    /// A structure, or an array of structures, that the call fills.
    fn output(&mut self, name: &str, members: &'a [Member], param: &Member) -> Option<String> {
        let old = self.old;
        let mut found = old.params.iter().filter_map(|old| {
            let CType::Pointer { constant: false, to } = &old.ty else { return None };
            let inner = members.iter().find(|member| self.alike(&member.ty, to))?;
            (old.len == param.len).then_some((old, inner))
        });
        let (old, inner) = found.next()?;
        self.used.push(&old.name);
        let (place, inner, ty) = (rust(&old.name), rust(&inner.name), names::type_name(name));
        let Some(count) = param.count() else {
            self.before.push(format!("output = vk::{ty}::default()"));
            self.after.push(format!("*{place} = output.{inner}"));
            return Some("&mut output".to_owned());
        };
        let count = rust(count);
        self.before.push(format!("output = room::<_, vk::{ty}>({count}, {place})"));
        self.after.push(format!("give({count}, {place}, &output, |new| new.{inner})"));
        Some("output.as_mut_ptr()".to_owned())
    }

    /// The name of a structure with `sType` and `pNext`, and the members behind these two.
    fn tagged(&self, ty: &CType) -> Option<(&'a str, &'a [Member])> {
        let CType::Named(name) = ty else { return None };
        let ty = self.registry.ty(name)?;
        let structure = ty.structure()?;
        structure.structure_type.as_ref()?;
        Some((&ty.name, structure.members.get(2..)?))
    }

    fn kind(&self, ty: &CType) -> Option<&'a TypeKind> {
        let CType::Named(name) = ty else { return Some(&TypeKind::Include) };
        self.registry.ty(name).map(|ty| &ty.kind)
    }

    /// Whether the two types are the same, aliases followed.
    fn alike(&self, one: &CType, other: &CType) -> bool {
        match (one, other) {
            (CType::Named(one), CType::Named(other)) => {
                let name = |name| self.registry.ty(name).map(|ty| &ty.name);
                name(one) == name(other)
            }
            (
                CType::Pointer { constant: one_constant, to: one },
                CType::Pointer { constant: other_constant, to: other },
            ) => one_constant == other_constant && self.alike(one, other),
            (CType::Array { .. }, _) | (_, CType::Array { .. }) => one == other,
            _ => false,
        }
    }

    /// `BindBufferMemory bind_buffer_memory (device: vk::Device, …) -> Result
    /// BIND_BUFFER_MEMORY2 device_table(device).bind_buffer_memory2 [] (device, …) [];`
    fn row(&self, old: &Command, new: &Command) -> Option<String> {
        let params = self
            .old
            .params
            .iter()
            .map(|param| format!("{}: {}", rust(&param.name), param_text(&param.ty)));
        let returns = if self.old.returns.is(Known::Void) { "Nothing" } else { "Result" };
        let table = match old.level {
            Level::Device => "device_table",
            Level::PhysicalDevice => "physical_device_table",
            Level::Instance | Level::Global => return None,
        };
        let object = rust(&self.old.params.first()?.name);
        Some(format!(
            "{} {} ({}) -> {returns} {} {table}({object}).{} [{}] ({}) [{}]",
            names::command_type(&old.name),
            old.field,
            params.collect::<Vec<_>>().join(", "),
            names::command_constant(&new.name),
            new.field,
            self.before.join(", "),
            self.arguments.join(", "),
            self.after.join(", "),
        ))
    }
}

/// The value of a new member.
enum Value {
    /// The value of the old parameter with the same name.
    Same,
    /// This expression.
    Is(String),
    /// The member's default.
    Default,
}

/// The name of a member or parameter in Rust.
fn rust(name: &str) -> String {
    names::ident(&names::member(name))
}

fn with_rest(mut fields: Vec<String>) -> String {
    fields.push("..Default::default()".to_owned());
    fields.join(", ")
}
