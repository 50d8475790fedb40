//! Emits how each command is called with Rust's types: slices for arrays with a count, references for
//! pointers to one structure, a result for what the command writes behind a pointer, a list for what is
//! asked for twice.
//!
//! What the registry describes otherwise, such as arrays whose length is a member, stays a pointer.

use registry::layout::{LP64, Layouts};
use registry::model::{CType, Len, Member};
use registry::{Known, Registry};

use crate::emit::{OutputFile, RowsFile, commas};
use crate::names;
use crate::resolve::{Api, Command};
use crate::rust_type::{member_text, param_text, scalar};

/// Emits `generated/calls.rs`, with a row for each command, and the methods' signatures for people.
pub fn emit(api: &Api) -> [OutputFile; 2] {
    let registry = &api.registry;
    let layouts = Layouts::new(registry, LP64);
    let mut signatures = String::new();
    let file = RowsFile::new(
        "dispatch-tables/src/generated/calls.rs",
        "each_call",
        "How each command is called with Rust's types. Unsafe class: none; `calls.rs` says what a row is.",
    );
    let file = file.tables(|table| {
        let rows = api.originals_of(table).map(|command| {
            let call = Call { registry, layouts: &layouts, params: &command.signature.params };
            row(&call, command, &mut signatures)
        });
        rows.collect::<Vec<_>>()
    });
    let signatures = OutputFile::text("dispatch-tables/src/generated/calls.txt", signatures);
    [file.finish(), signatures]
}

/// A parameter of the method, what it passes on for the command's parameter, and what it gives.
struct Form {
    ty: Option<String>,
    argument: String,
    gives: Option<String>,
}

impl Form {
    /// The method takes a parameter of this type.
    fn takes(ty: impl Into<String>, argument: String) -> Form {
        Form { ty: Some(ty.into()), argument, gives: None }
    }

    /// The method has a value of its own for the parameter, which the caller gets.
    fn gives(argument: String, gives: String) -> Form {
        Form { ty: None, argument, gives: Some(gives) }
    }
}

/// `queue_submit vkQueueSubmit (queue: vk::Queue, …) (queue, …) {done}`. The method's signature goes to
/// `signatures`.
fn row(call: &Call<'_, '_>, command: &Command, signatures: &mut String) -> String {
    let forms: Vec<(String, Form)> =
        call.params.iter().map(|param| (call.name(param), call.form(param))).collect();
    let types = commas(
        forms.iter().filter_map(|(name, form)| Some(format!("{name}: {}", form.ty.as_ref()?))),
    );
    let result = result(command, call.list().is_some());
    let gives: Vec<&str> = forms.iter().filter_map(|(_, form)| form.gives.as_deref()).collect();
    let returned = returned(&result, value(&gives));
    *signatures += &format!("{}({types}){returned}\n", command.field);
    format!(
        "{} {} ({types}) ({}) {{{}}}",
        command.field,
        command.name,
        commas(forms.iter().map(|(_, form)| &form.argument)),
        [&[result.as_str()], gives.as_slice()].concat().join(" ")
    )
}

/// `done` of a command that succeeds in one way (a list in two, which are one to the caller), `code` of
/// another with a `VkResult`, `void`, or `(u64)`.
fn result(command: &Command, is_list: bool) -> String {
    let word = match &command.signature.returns {
        returns if returns.is(Known::Void) => "void",
        returns if !returns.is(Known::Result) => return format!("({})", member_text(returns)),
        _ if command.succeeds_variously && !is_list => "code",
        _ => "done",
    };
    word.to_owned()
}

/// The type of the value that a method gives beside the result.
fn value(gives: &[&str]) -> Option<String> {
    let (_, ty) = gives.last()?.trim_start_matches("out ").split_once(' ')?;
    let is_list = gives.len() > 1;
    Some(if is_list { format!("Vec<{ty}>") } else { ty.trim_matches(['(', ')']).to_owned() })
}

/// What the signature says of the result.
fn returned(result: &str, value: Option<String>) -> String {
    match (result, value) {
        ("void", None) => String::new(),
        ("void", Some(value)) => format!(" -> {value}"),
        ("done", value) => format!(" -> Result<{}, vk::Error>", value.as_deref().unwrap_or("()")),
        ("code", None) => " -> Result<vk::Result, vk::Error>".to_owned(),
        ("code", Some(value)) => format!(" -> Result<({value}, vk::Result), vk::Error>"),
        (other, None) => format!(" -> {}", other.trim_matches(['(', ')'])),
        (other, Some(value)) => format!(" -> ({}, {value})", other.trim_matches(['(', ')'])),
    }
}

/// The parameters of a command.
struct Call<'a, 'l> {
    registry: &'a Registry,
    layouts: &'l Layouts<'a>,
    params: &'a [Member],
}

impl<'a> Call<'a, '_> {
    /// `submits` for `pSubmits`, unless another parameter has that name.
    fn name(&self, param: &Member) -> String {
        let name = names::member(&param.name);
        let is_pointer = !matches!(param.ty, CType::Named(_));
        let short = name.strip_prefix("pp_").or_else(|| name.strip_prefix("p_"));
        let short = short.filter(|short| {
            is_pointer && !self.params.iter().any(|other| names::member(&other.name) == **short)
        });
        names::ident(short.unwrap_or(&name))
    }

    fn form(&self, param: &Member) -> Form {
        let name = self.name(param);
        self.counted(param, &name)
            .or_else(|| self.listed(param, &name))
            .or_else(|| self.single(param, &name))
            .unwrap_or_else(|| Form::takes(param_text(&param.ty), name))
    }

    /// An array with a count, and the count.
    fn counted(&self, param: &Member, name: &str) -> Option<Form> {
        if let (CType::Named(count), [first, ..]) = (&param.ty, &*self.slices(&param.name)) {
            let integer = scalar(count)?;
            let argument = format!("{}.len() as {integer}", self.name(first));
            return Some(Form { ty: None, argument, gives: None });
        }
        let count = param.count()?;
        let first = *self.slices(count).first()?;
        let (constant, to) = slice(param)?;
        let ((element, cast), mutable) = (element(to), if constant { "" } else { "_mut" });
        let argument = match first.name == param.name {
            true => format!("{name}.as{mutable}_ptr(){cast}"),
            false => format!("beside{mutable}({name}, {}.len()){cast}", self.name(first)),
        };
        Some(Form::takes(reference(constant, &format!("[{element}]")), argument))
    }

    /// The arrays that the parameter `count` counts; none unless all of them can be slices.
    fn slices(&self, count: &str) -> Vec<&'a Member> {
        let mut counted = self.params.iter().filter(|param| param.name == count);
        let is_number = counted.any(|param| param.ty.is(Known::U32) || param.ty.is(Known::Size));
        let arrays = self.params.iter().filter(|param| is_number && param.count() == Some(count));
        let arrays: Vec<&Member> = arrays.collect();
        if arrays.iter().all(|array| slice(array).is_some()) { arrays } else { Vec::new() }
    }

    /// The number and the elements of the list that is asked for twice.
    fn list(&self) -> Option<(&'a Member, &'a Member)> {
        let mut lists = self.params.iter().filter_map(|list| {
            let count = self.params.iter().find(|param| list.count() == Some(&param.name))?;
            matches!(&count.ty, CType::Pointer { constant: false, .. }).then_some((count, list))
        });
        let list = lists.next().filter(|_| lists.next().is_none())?;
        matches!(&list.1.ty, CType::Pointer { constant: false, .. }).then_some(list)
    }

    fn listed(&self, param: &Member, name: &str) -> Option<Form> {
        let (count, list) = self.list()?;
        if count.name == param.name {
            let gives = format!("list {name} {}", member_text(param.ty.pointee()?));
            return Some(Form::gives(format!("&raw mut {name}"), gives));
        }
        let to = list.ty.pointee().filter(|_| list.name == param.name)?;
        let (element, cast) = element(to);
        Some(Form::gives(format!("{name}{cast}"), format!("{name} {element}")))
    }

    /// What a pointer to one value becomes.
    fn single(&self, param: &Member, name: &str) -> Option<Form> {
        let optional = is_optional(param);
        if let CType::Array { constant: true, .. } = param.ty {
            let ty = format!("&{}", member_text(&param.ty));
            return Some(Form::takes(ty, format!("{name}.as_ptr()")));
        }
        let CType::Pointer { constant, to } = &param.ty else { return None };
        if matches!(param.len.as_slice(), [Len::Text]) {
            return Some(match optional {
                true => {
                    Form::takes("Option<&CStr>", format!("{name}.map_or(null(), CStr::as_ptr)"))
                }
                false => Form::takes("&CStr", format!("{name}.as_ptr()")),
            });
        }
        // A reference to write through serves one call, and a list needs two.
        let is_used_twice = optional && !constant && self.list().is_some();
        if !param.len.is_empty() || !self.has_size(to) || is_used_twice {
            return None;
        }
        if self.is_output(param) {
            let gives = format!("out {name} ({})", member_text(to));
            return Some(Form::gives(format!("{name}.as_mut_ptr()"), gives));
        }
        let ty = reference(*constant, &member_text(to));
        let (null, from) = if *constant { ("null", "from_ref") } else { ("null_mut", "from_mut") };
        Some(match optional {
            true => {
                Form::takes(format!("Option<{ty}>"), format!("{name}.map_or({null}(), {from})"))
            }
            false => Form::takes(ty, name.to_owned()),
        })
    }

    /// The command writes one value behind the pointer, which no other structure is chained to.
    fn is_output(&self, param: &Member) -> bool {
        let is_candidate = |param: &&Member| {
            let CType::Pointer { constant: false, to } = &param.ty else { return false };
            let structure = self.registry.structure(to.innermost());
            let chained = structure.is_some_and(|(_, one)| one.structure_type.is_some());
            // The application passes the room of arrays.
            let is_room = self.params.iter().any(|array| array.count() == Some(&param.name));
            param.len.is_empty() && !is_room && !chained && !is_optional(param) && self.has_size(to)
        };
        let mut outputs = self.params.iter().filter(is_candidate);
        outputs.next().is_some_and(|first| first.name == param.name) && outputs.next().is_none()
    }

    /// Whether the type is known, so that there can be a reference to one.
    fn has_size(&self, ty: &CType) -> bool {
        self.layouts.of_c_type(ty).is_some()
    }
}

/// The type of an array's elements, which are bytes where C does not say, and the cast to C's type.
fn element(ty: &CType) -> (String, &'static str) {
    if ty.is(Known::Void) { ("u8".to_owned(), ".cast()") } else { (member_text(ty), "") }
}

fn reference(constant: bool, ty: &str) -> String {
    if constant { format!("&{ty}") } else { format!("&mut {ty}") }
}

/// Whether the elements are const, and their type, of an array that a slice can be; the elements of
/// others have a distance of their own, or there may be none in spite of the count.
fn slice(param: &Member) -> Option<(bool, &CType)> {
    let CType::Pointer { constant, to } = &param.ty else { return None };
    let plain = param.stride.is_none() && !is_optional(param);
    plain.then_some((*constant, to))
}

/// Whether there may be no value behind the pointer.
fn is_optional(param: &Member) -> bool {
    param.optional.first() == Some(&true)
}
