//! Emits the commands that are older forms of other commands: vkFoo in terms of vkFoo2.
//!
//! The registry's facts alone decide. An old parameter becomes the parameter, or the member of a
//! structure behind a parameter, with the same name and type. An array of structures without
//! `sType` becomes an array of structures with `sType`, member by member. A returned structure
//! gives its member of the old type. If an old parameter has no place, or a new member has no
//! value, the pair has no row, and author-kit may have the command by hand.

use std::collections::BTreeMap;

use registry::model::{CType, Member, Struct, Type};
use registry::{Known, Registry};

use super::rules;
use crate::emit::{OutputFile, RowsFile, commas};
use crate::names;
use crate::resolve::{Api, Command, Table};
use crate::rules::Row;
use crate::rust_type::{Scope, parameters};

/// Emits `generated/pairs.rs`.
pub(super) fn emit(api: &Api) -> OutputFile {
    let registry = &api.registry;
    let pairs = pairs(api).into_iter();
    RowsFile::new(
        "author-kit/src/generated/pairs.rs",
        "each_pair",
        "Commands in terms of newer ones. Unsafe class: none; `common/pairs.rs` says what a row is.",
    )
    .group("pairs", pairs.filter_map(|(old, new)| Wrapper::new(registry, old, new)?.row()))
    .finish()
}

/// Every command with each newer form of it: `vkCmdPushConstants` with `vkCmdPushConstants2`,
/// `vkCmdSetDepthBias` with `vkCmdSetDepthBias2EXT`, and those of [`rules::NEWER`].
pub(super) fn pairs(api: &Api) -> Vec<(&Command, &Command)> {
    let has_pairs = |old: &&Command| !rules::NO_PAIRS.contains(&&*old.name);
    let mut by_stem: BTreeMap<&str, Vec<&Command>> = BTreeMap::new();
    for old in api.originals().filter(has_pairs) {
        by_stem.entry(without_vendor(&old.name)).or_default().push(old);
    }
    let older = |new: &Command| {
        let stem = without_vendor(&new.name).strip_suffix(['2', '3', '4']);
        let numbered = stem.and_then(|stem| by_stem.get(stem)).into_iter().flatten().copied();
        let ruled = Row::about(rules::NEWER, &new.name);
        numbered.chain(ruled.and_then(|row| api.command(row.says))).collect::<Vec<_>>()
    };
    let pairs = api.originals().flat_map(|new| older(new).into_iter().map(move |old| (old, new)));
    let mut pairs: Vec<_> = pairs.collect();
    pairs.sort_by_key(|(old, new)| (old.id, new.id));
    pairs
}

fn without_vendor(name: &str) -> &str {
    name.trim_end_matches(|letter: char| letter.is_ascii_uppercase())
}

/// The body of a command that calls its newer form.
struct Wrapper<'a> {
    registry: &'a Registry,
    old: &'a Command,
    new: &'a Command,
    /// The old parameters.
    params: &'a [Member],
    /// Those that the call uses already.
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
        let params = &old.signature.params;
        let (used, before, arguments, after) = Default::default();
        let mut wrapper = Wrapper { registry, old, new, params, used, before, arguments, after };
        let returns_alike = old.signature.returns == new.signature.returns;
        if old.level != new.level || !returns_alike && !old.returns(Known::Void) {
            return None;
        }
        for (index, param) in new.signature.params.iter().enumerate() {
            let argument = wrapper.argument(index, param)?;
            wrapper.arguments.push(argument);
        }
        let all_used = params.iter().all(|one| wrapper.used.contains(&&*one.name));
        all_used.then_some(wrapper)
    }

    /// The argument for a new parameter.
    fn argument(&mut self, index: usize, param: &'a Member) -> Option<String> {
        if let Some(same) = self.same(&param.name, &param.ty) {
            return Some(same);
        }
        if let Some(value) = rules::about(rules::VALUES, &self.new.name, &param.name) {
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
                let counted = self.new.signature.params.get(index + 1)?.count()?;
                (counted == param.name).then(|| "1".to_owned())
            }
            _ => None,
        }
    }

    /// The old parameter with that name and type.
    fn same(&mut self, name: &str, ty: &CType) -> Option<String> {
        let found = self.params.iter().find(|old| old.name == name && self.alike(&old.ty, ty))?;
        self.used.push(&found.name);
        Some(names::field(name))
    }

    /// A structure made of old parameters.
    fn structure(&mut self, name: &str, members: &'a [Member]) -> Option<String> {
        let mut fields = Vec::new();
        for member in members {
            let field = names::field(&member.name);
            match self.member(members, member)? {
                Value::Same => fields.push(field),
                Value::Is(value) => fields.push(format!("{field}: {value}")),
                Value::Default => {}
            }
        }
        Some(literal(name, fields))
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
        let mut olds = self.params.iter();
        let behind = olds.find(|old| old.len.is_empty() && self.alike(&old.ty, &pointer));
        if let (Some(behind), Some(_)) = (behind, self.structure_of(&member.ty)) {
            self.used.push(&behind.name);
            return Some(Value::Is(format!("*{}", names::field(&behind.name))));
        }
        member.optional.first()?.then_some(Value::Default)
    }

    /// An array of structures made of an array of older ones.
    fn regions(&mut self, members: &[Member], member: &'a Member) -> Option<String> {
        let CType::Pointer { constant: true, to } = &member.ty else { return None };
        let (new, new_members) = self.tagged(to)?;
        let old = self.params.iter().find(|old| old.name == member.name)?;
        let (CType::Pointer { constant: true, to }, Some(len)) = (&old.ty, old.count()) else {
            return None;
        };
        let (_, older) = self.structure_of(to)?;
        let counted = members.iter().any(|one| one.name == len);
        let has = |member: &Member| {
            let mut olds = older.members.iter();
            olds.any(|old| old.name == member.name && self.alike(&old.ty, &member.ty))
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
            let field = names::field(&member.name);
            format!("{field}: old.{field}")
        });
        let (array, count) = (names::field(&member.name), names::field(len));
        let literal = literal(new, fields.collect());
        self.before.push(format!("regions = converted({array}, {count}, |old| {literal})"));
        Some("regions.as_ptr()".to_owned())
    }

    /// A structure, or an array of structures, that the call fills.
    fn output(&mut self, name: &str, members: &'a [Member], param: &Member) -> Option<String> {
        let mut found = self.params.iter().filter_map(|old| {
            let CType::Pointer { constant: false, to } = &old.ty else { return None };
            let inner = members.iter().find(|member| self.alike(&member.ty, to))?;
            (old.len == param.len).then_some((old, inner))
        });
        let (old, inner) = found.next()?;
        self.used.push(&old.name);
        let (place, inner, ty) =
            (names::field(&old.name), names::field(&inner.name), names::type_name(name));
        let Some(count) = param.count() else {
            self.before.push(format!("output = vk::{ty}::default()"));
            self.after.push(format!("*{place} = output.{inner}"));
            return Some("&mut output".to_owned());
        };
        let count = names::field(count);
        self.before.push(format!("output = room::<_, vk::{ty}>({count}, {place})"));
        self.after.push(format!("give({count}, {place}, &output, |new| new.{inner})"));
        Some("output.as_mut_ptr()".to_owned())
    }

    /// The name of a structure with `sType` and `pNext`, and the members behind these two.
    fn tagged(&self, ty: &CType) -> Option<(&'a str, &'a [Member])> {
        let (ty, structure) = self.structure_of(ty)?;
        structure.structure_type.as_ref()?;
        Some((&ty.name, structure.members.get(2..)?))
    }

    fn structure_of(&self, ty: &CType) -> Option<(&'a Type, &'a Struct)> {
        let CType::Named(name) = ty else { return None };
        self.registry.structure(name)
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
    fn row(&self) -> Option<String> {
        let table = self.old.level.table();
        if table == Table::Instance {
            return None;
        }
        Some(format!(
            "{} {} ({}) -> {} {} {}_table({}).{} [{}] ({}) [{}]",
            self.old.type_name,
            self.old.field,
            parameters(self.params, Scope::Vk),
            if self.old.returns(Known::Void) { "Nothing" } else { "Result" },
            self.new.constant,
            table.group(),
            names::field(&self.params.first()?.name),
            self.new.field,
            commas(&self.before),
            commas(&self.arguments),
            commas(&self.after),
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

/// The structure of that name with these members; the others have their default.
fn literal(name: &str, mut fields: Vec<String>) -> String {
    fields.push("..Default::default()".to_owned());
    format!("vk::{} {{ {} }}", names::type_name(name), commas(fields))
}
