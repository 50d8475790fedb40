//! Pieces of code that several of the loader's files have.

use proc_macro2::{Ident, TokenStream};
use quote::quote;
use registry::model::CType;

use super::classify::{Classified, Loader};
use crate::names;
use crate::resolve::{Command, Extension, Level, Table};
use crate::rules::{Targets, Terminator, Trampoline};
use crate::rust_type::{self, Scope};

/// The condition under which a target has something, `unix`; none where all or no target has it.
pub(in crate::emit) fn condition(targets: Option<Targets>) -> Option<TokenStream> {
    match targets? {
        Targets::Unix => Some(quote!(unix)),
        Targets::Os(systems) => {
            let systems: Vec<_> = systems.iter().map(|os| quote!(target_os = #os)).collect();
            match systems.as_slice() {
                [one] => Some(one.clone()),
                many => Some(quote!(any(#(#many),*))),
            }
        }
        Targets::Env(env) => Some(quote!(target_env = #env)),
        Targets::Build(condition) => {
            let condition = names::ident(condition);
            Some(quote!(#condition))
        }
        Targets::None => None,
    }
}

/// `#[cfg(unix)]`; nothing where all targets have it.
pub(super) fn cfg(targets: Option<Targets>) -> Option<TokenStream> {
    condition(targets).map(|condition| quote!(#[cfg(#condition)]))
}

/// `Command::CREATE_BUFFER`.
pub(super) fn command(command: &Command) -> TokenStream {
    let name = names::ident(&names::command_constant(&command.name));
    quote!(Command::#name)
}

/// `Extension::KHR_SURFACE`.
pub(super) fn extension(extension: &Extension) -> TokenStream {
    let name = names::ident(&names::extension_constant(&extension.name));
    quote!(Extension::#name)
}

/// The field of an entrypoint table.
pub(super) fn field(command: &Command) -> Ident {
    names::ident(&command.field)
}

/// A command's function without its body: parameters and result.
pub(super) fn signature(command: &Command) -> TokenStream {
    let signature = &command.signature;
    let params = signature.params.iter().map(|param| rust_type::parameter(param, Scope::Vk));
    let returns =
        rust_type::return_type(&signature.returns, Scope::Vk).map(|returns| quote!(-> #returns));
    quote!((#(#params),*) #returns)
}

/// [`signature`] as rustfmt would print it, on one line.
pub(super) fn signature_text(command: &Command) -> String {
    let text = signature(command).to_string();
    [(" :: ", "::"), (" : ", ": "), (" ,", ","), ("* const ", "*const "), ("* mut ", "*mut ")]
        .iter()
        .fold(text, |text, (from, to)| text.replace(from, to))
}

/// The first parameter.
pub(super) fn handle(command: &Command) -> Ident {
    let first = command.signature.params.first();
    names::ident(&names::member(first.map_or("", |param| &param.name)))
}

/// Every parameter but the first, as arguments.
pub(super) fn other_arguments(command: &Command) -> Vec<Ident> {
    let params = command.signature.params.iter().skip(1);
    params.map(|param| names::ident(&names::member(&param.name))).collect()
}

/// A name for a local variable that is no parameter's.
pub(super) fn local(wanted: &str, command: &Command) -> Ident {
    let mut name = wanted.to_owned();
    let params = &command.signature.params;
    while params.iter().any(|p| names::member(&p.name) == name) {
        name.push('_');
    }
    names::ident(&name)
}

/// The call of the function that reports an invalid handle: the trampoline's last way out.
pub(super) fn invalid_handle(command: &Command) -> TokenStream {
    let first = command.signature.params.first();
    let parameter = match first.map(|param| &param.ty) {
        Some(CType::Named(ty)) => names::ident(&names::type_name(ty)),
        _ => names::ident("Unknown"),
    };
    let command = self::command(command);
    quote!(invalid_handle(#command, Parameter::#parameter))
}

/// A trampoline: exported or not, with this body.
pub(super) fn trampoline(classified: &Classified<'_>, body: &TokenStream) -> TokenStream {
    let cfg = cfg(classified.targets);
    let exported = classified.exported.then(|| quote!(#[unsafe(no_mangle)]));
    let name = names::ident(&classified.command.name);
    let signature = match widened(classified.command) {
        Some(command) => signature(&command),
        None => signature(classified.command),
    };
    quote! {
        #cfg
        #exported
        pub(crate) unsafe extern "system" fn #name #signature {
            #body
        }
    }
}

/// The device command with its narrow integers as `u32`; none if it has no narrow one.
///
/// C passes a narrow integer in a whole register or stack slot and leaves the upper bits to the
/// caller. A trampoline that takes and gives it as `u32` passes the register on as it is; as `u16`
/// it would have to clear the upper bits, which is one instruction more than a trampoline may take
/// (ARCHITECTURE.md, "Limits").
pub(super) fn widened(command: &Command) -> Option<Command> {
    const NARROW: [&str; 2] = ["uint8_t", "uint16_t"];
    let is_narrow =
        |ty: &CType| matches!(ty, CType::Named(name) if NARROW.contains(&name.as_str()));
    let mut wide = command.clone();
    let mut found = false;
    for param in &mut wide.signature.params {
        if is_narrow(&param.ty) {
            param.ty = CType::Named("uint32_t".to_owned());
            found = true;
        }
    }
    (found && command.level == Level::Device).then_some(wide)
}

/// The function type of a trampoline of [`widened`] signature, and the type of a pointer to the
/// command.
pub(super) fn wide_and_pointer_type(command: &Command) -> Option<(TokenStream, TokenStream)> {
    let wide = widened(command)?;
    let wide = rust_type::fn_type(&wide.signature, Scope::Vk);
    Some((wide, rust_type::pfn_type(&command.name, Scope::Vk)))
}

/// Where the trampoline of a command stands, seen from `generated::proc_addr`.
pub(super) fn trampoline_path(
    loader: &Loader<'_>,
    classified: &Classified<'_>,
) -> Option<TokenStream> {
    let name = names::ident(&classified.command.name);
    match classified.trampoline {
        Trampoline::Shared => trampoline_path(loader, loader.of(classified.target?)?),
        Trampoline::Written(module) => {
            let module = names::ident(module);
            Some(quote!(trampoline::#module::#name))
        }
        Trampoline::Plain | Trampoline::Switched(_) | Trampoline::NullSlotChecked => {
            let module = names::ident(trampoline_module(classified.command.level));
            let path = quote!(#module::#name);
            Some(match wide_and_pointer_type(classified.command) {
                None => path,
                Some((wide, pointer)) => {
                    quote!(unsafe { core::mem::transmute::<#wide, #pointer>(#path) })
                }
            })
        }
    }
}

/// The generated file that holds the trampolines of a level.
fn trampoline_module(level: Level) -> &'static str {
    match level {
        Level::Global | Level::Instance => "instance_trampolines",
        Level::PhysicalDevice => "physical_device_trampolines",
        Level::Device => "device_rows",
    }
}

/// Where the terminator of a command stands, seen from `generated::terminators`; none where there
/// is none.
pub(super) fn terminator_path(
    loader: &Loader<'_>,
    classified: &Classified<'_>,
) -> Option<TokenStream> {
    let name = field(classified.command);
    match classified.terminator {
        Terminator::None => None,
        Terminator::PassedOn(_)
        | Terminator::Label
        | Terminator::Promoted(_)
        | Terminator::Surface(_)
        | Terminator::PresentationSupport => Some(quote!(#name)),
        Terminator::Shared => terminator_path(loader, loader.of(classified.target?)?),
        Terminator::Written(module) => {
            let module = names::ident(module);
            Some(quote!(terminator::#module::#name))
        }
    }
}

/// A static entrypoint table of those commands for which there is a path.
pub(super) fn table(
    doc: &str,
    name: &str,
    table: Table,
    loader: &Loader<'_>,
    path: fn(&Loader<'_>, &Classified<'_>) -> Option<TokenStream>,
) -> TokenStream {
    let doc = format!(" {doc}");
    let name = names::ident(name);
    let ty = names::ident(table.entrypoint_table());
    let fields = loader
        .commands
        .iter()
        .filter(|classified| classified.command.level.table() == table)
        .filter_map(|classified| {
            let path = path(loader, classified)?;
            let cfg = cfg(classified.targets);
            let field = field(classified.command);
            Some(quote!(#cfg #field: Some(#path)))
        });
    quote! {
        #[doc = #doc]
        pub(crate) static #name: #ty = #ty {
            #(#fields,)*
            ..#ty::EMPTY
        };
    }
}
