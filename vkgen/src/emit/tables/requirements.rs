//! Emits the tables of `dispatch_tables::requirement`: the conditions on which extensions bring
//! commands, and those on which extensions may be enabled, as lists of alternatives that commands
//! and extensions share.

mod alternatives;

use proc_macro2::{Literal, TokenStream};
use quote::quote;
use registry::depends::Depends;
use registry::model::Position;
use registry::{Diagnostic, Registry};

use self::alternatives::{Alternatives, Need, alternatives};
use crate::emit::{Emitted, OutputFile};
use crate::names;
use crate::resolve::{Api, Command};

/// The emitted file, from the workspace's root.
const PATH: &str = "dispatch-tables/src/generated/requirements.rs";

/// Emits the tables.
///
/// # Errors
///
/// A condition has more alternatives than one would ever want to try.
pub fn emit(_registry: &Registry, api: &Api) -> Emitted {
    let mut conditions = Conditions::new();
    let by_extension: Vec<usize> = api
        .extensions
        .iter()
        .map(|extension| conditions.id(extension.depends.as_ref(), &extension.position))
        .collect();
    // List 0 is the empty one: of the many commands that no extension brings on a condition.
    let mut lists = vec![Vec::new()];
    let by_command: Vec<usize> =
        api.commands.iter().map(|command| place(&mut lists, conditions.list(command))).collect();
    if !conditions.findings.is_empty() {
        return Err(conditions.findings);
    }
    let tables = [
        table("EXTENSION_CONDITIONS", &by_extension),
        table("COMMAND_CONDITION_LISTS", &by_command),
        table("CONDITION_LIST_STARTS", &starts(&lists)),
        table("CONDITION_LISTS", &lists.concat()),
    ];
    let conditions = conditions.tokens(api);
    let tokens = quote! {
        #![doc = " What must be enabled for commands and extensions. Unsafe class: none."]
        use crate::extension::Extension;
        use crate::requirement::Need;
        use crate::vk;
        #(#tables)*
        #conditions
    };
    Ok(vec![OutputFile::rust(PATH, tokens)])
}

/// The distinct conditions. The first is the one that always holds.
struct Conditions {
    distinct: Vec<Alternatives>,
    findings: Vec<Diagnostic>,
}

impl Conditions {
    fn new() -> Conditions {
        Conditions { distinct: vec![alternatives::always()], findings: Vec::new() }
    }

    /// The number of a condition; 0 for none. What is wrong with it is noted as at `position`.
    fn id(&mut self, depends: Option<&Depends>, position: &Position) -> usize {
        let Some(depends) = depends else {
            return 0;
        };
        match alternatives(depends) {
            Ok(alternatives) => place(&mut self.distinct, alternatives),
            Err(alternatives::TooMany) => {
                self.findings.push(too_many(depends, position));
                0
            }
        }
    }

    /// The conditions of the command's extensions, in their order; none if all of them always hold.
    fn list(&mut self, command: &Command) -> Vec<usize> {
        let list: Vec<usize> = command
            .extensions
            .iter()
            .map(|by| self.id(by.depends.as_ref(), &command.position))
            .collect();
        if list.iter().all(|&id| id == 0) {
            return Vec::new();
        }
        list
    }

    /// What the numbers stand for: a condition is a run of alternatives, an alternative a run of
    /// needs.
    fn tokens(&self, api: &Api) -> TokenStream {
        let condition_starts = table("CONDITION_STARTS", &starts(&self.distinct));
        let alternatives = self.distinct.concat();
        let alternative_starts = table("ALTERNATIVE_STARTS", &starts(&alternatives));
        let needs: Vec<Need> = alternatives.concat();
        let count = Literal::usize_unsuffixed(needs.len());
        let needs = needs.into_iter().map(|need| self::need(api, need));
        quote! {
            #condition_starts
            #alternative_starts
            pub(crate) static NEEDS: [Need; #count] = [#(#needs),*];
        }
    }
}

fn need(api: &Api, need: Need) -> TokenStream {
    match need {
        Need::Version(version) => {
            let constant =
                names::ident(&format!("API_VERSION_{}_{}", version.major, version.minor));
            quote!(Need::Version(vk::#constant))
        }
        Need::Extension(extension) => {
            let name = &api.extensions[extension].name;
            let constant = names::ident(&names::extension_constant(name));
            quote!(Need::Extension(Extension::#constant))
        }
    }
}

/// Where `item` stands in `list`, at the end if it was not there.
fn place<T: PartialEq>(list: &mut Vec<T>, item: T) -> usize {
    list.iter().position(|known| *known == item).unwrap_or_else(|| {
        list.push(item);
        list.len() - 1
    })
}

/// Where each list begins when they stand end to end, and where the last one ends.
fn starts<T>(lists: &[Vec<T>]) -> Vec<usize> {
    let mut starts = vec![0];
    let mut end = 0;
    for list in lists {
        end += list.len();
        starts.push(end);
    }
    starts
}

/// `static NAME: [u16; 3] = [1, 2, 3];`
fn table(name: &str, numbers: &[usize]) -> TokenStream {
    let name = names::ident(name);
    let count = Literal::usize_unsuffixed(numbers.len());
    let numbers = numbers.iter().map(|&number| Literal::usize_unsuffixed(number));
    quote! {
        pub(crate) static #name: [u16; #count] = [#(#numbers),*];
    }
}

fn too_many(depends: &Depends, position: &Position) -> Diagnostic {
    Diagnostic::error(
        "G016",
        position,
        format!("the condition `{depends}` has more than {} alternatives", alternatives::MOST),
        "write it with fewer `,` within `+`",
    )
}
