//! Classes every command that the loader has code for: trampoline, terminator, gate, export,
//! targets.
//!
//! The registry's facts and the rows of [`rules`](crate::rules) meet here and nowhere else. The
//! emitters beside this module print the result. A command without a row that the registry alone
//! does not class is an error.

use std::collections::BTreeSet;

use registry::Known;
use registry::model::ExtensionKind;

use super::doubt;
use super::problem::Problems;
use crate::Found;
use crate::resolve::{Api, Command, Extension, Level, Verb};
use crate::rules::{Code, Missing, Row, Rules, Targets, Terminator, Trampoline};

/// The loader's part of the API.
#[derive(Debug)]
pub(in crate::emit) struct Loader<'a> {
    /// Every command for which the loader has code on some target, in the registry's order.
    pub commands: Vec<Classified<'a>>,
    /// The instance extensions that it knows, in the order of drivers.md H.4.
    pub instance_extensions: Vec<(&'a Extension, Option<Targets>)>,
    /// The window systems' extensions (drivers.md H.3 step 4) with the targets that have them.
    pub window_systems: Vec<(&'a Extension, Option<Targets>)>,
}

impl<'a> Loader<'a> {
    /// The terminators of device commands, which are there with one of the extensions that bring the
    /// command (callpath.md 3.6).
    pub(in crate::emit) fn device_terminators(&self) -> impl Iterator<Item = &Classified<'a>> {
        self.commands.iter().filter(|one| {
            let Classified { command, terminator, .. } = one;
            let of_device = command.level == Level::Device && !ends_always(command);
            of_device && *terminator != Terminator::None
        })
    }

    /// The loader's classes of `command`; none if the loader has no code for the command.
    pub(in crate::emit) fn of(&self, command: &Command) -> Option<&Classified<'a>> {
        let place = self.commands.binary_search_by_key(&command.id, |one| one.command.id);
        self.commands.get(place.ok()?)
    }
}

/// A command and what the loader does about it.
#[derive(Debug)]
pub(in crate::emit) struct Classified<'a> {
    /// The command.
    pub command: &'a Command,
    /// The code above the layers.
    pub trampoline: Trampoline,
    /// The code below the layers.
    pub terminator: Terminator,
    /// Of [`Trampoline::Switched`]: the extension and the alias that the extension brings.
    pub switch: Option<(&'a Extension, &'a Command)>,
    /// The command that this one is an alias of: [`Trampoline::Shared`] and [`Terminator::Shared`] are its
    /// code.
    pub target: Option<&'a Command>,
    /// When vkGetInstanceProcAddr gives the trampoline.
    pub gate: Gate<'a>,
    /// Whether the command is a dynamic symbol of the library.
    pub exported: bool,
    /// The targets that have the command; none means all targets.
    pub targets: Option<Targets>,
}

impl<'a> Classified<'a> {
    /// The instance extension that must be enabled for the command.
    pub(in crate::emit) fn extension(&self) -> Option<&'a Extension> {
        match self.gate {
            Gate::Enabled(extension) => Some(extension),
            Gate::Any | Gate::PreInstance | Gate::Instance => None,
        }
    }
}

/// When vkGetInstanceProcAddr gives a trampoline (callpath.md 3.1).
#[derive(Clone, Copy, Debug)]
pub(in crate::emit) enum Gate<'a> {
    /// Step 1.
    Any,
    /// Step 2.
    PreInstance,
    /// Step 5; step 7 and 8 where they say "always".
    Instance,
    /// Steps 6 to 8.
    Enabled(&'a Extension),
}

/// Classes the commands of `api` by `rules`.
///
/// # Errors
///
/// Every command or platform that needs a row and has none, and every row that does not fit its
/// command.
pub(super) fn classify<'a>(api: &'a Api, rules: &Rules<'_>) -> Found<Loader<'a>> {
    let (loader, problems) = classify_all(api, rules);
    problems.none()?;
    Ok(loader)
}

/// As [`classify`], with the problems beside the result. A command without the row that the command
/// needs gets the most common class.
pub(super) fn classify_all<'a, 'r>(api: &'a Api, rules: &'r Rules<'r>) -> (Loader<'a>, Problems) {
    let leading = doubt::leading(&api.registry, rules);
    let mut classifier = Classifier { api, rules, leading, problems: Problems::default() };
    classifier.check_platforms();
    let commands: Vec<_> =
        api.commands.iter().filter_map(|command| classifier.classed(command)).collect();
    let loader = Loader {
        commands,
        instance_extensions: classifier.instance_extensions(),
        window_systems: classifier.window_systems(),
    };
    (loader, classifier.problems)
}

pub(super) struct Classifier<'a, 'r> {
    pub(super) api: &'a Api,
    pub(super) rules: &'r Rules<'r>,
    /// The structures that have or lead to a handle of the loader.
    pub(super) leading: BTreeSet<&'a str>,
    pub(super) problems: Problems,
}

impl<'a> Classifier<'a, '_> {
    /// The classes of `command`; none if the loader has no code for it anywhere.
    fn classed(&mut self, command: &'a Command) -> Option<Classified<'a>> {
        let first = self.api.first_extension(command);
        let targets = first.and_then(|first| self.code_targets(first));
        if targets == Some(Targets::None) {
            return None;
        }
        let rule = Row::about(self.rules.commands, &command.name);
        let default =
            Code { trampoline: Trampoline::Plain, terminator: default_terminator(command, first) };
        let Code { trampoline, terminator } = rule.map_or(default, |rule| rule.says);
        self.check_handles(command);
        if let (None, Some(doubt)) = (rule, doubt::about(command, first)) {
            self.problems.uncertain(command, &doubt);
            return None;
        }
        let place = rule.map(|rule| rule.place);
        if !self.can_have(command, trampoline) {
            self.problems.does_not_fit(command, &format!("{trampoline:?}"), place);
            return None;
        }
        if !can_end_in(command, trampoline, terminator) {
            self.problems.does_not_fit(command, &format!("{terminator:?}"), place);
            return None;
        }
        let switch = match trampoline {
            Trampoline::Switched => self.switched(command),
            _ => None,
        };
        Some(Classified {
            command,
            trampoline,
            terminator,
            switch,
            target: command.alias_of.map(|target| &self.api.commands[target]),
            gate: self.gate(command, first),
            exported: first.is_none_or(|first| self.rules.exported.contains(&&*first.name)),
            targets,
        })
    }

    /// Whether rows list every place with a handle of the loader.
    fn check_handles(&mut self, command: &'a Command) {
        // The code of an alias is that of its target, for which rows list the places.
        if command.alias_of.is_some() && self.handles(command).next().is_none() {
            return;
        }
        for holder in self.holders(command) {
            if !self.handles(command).any(|place| place == holder.place) {
                self.problems.unlisted(command, &holder);
            }
        }
    }

    /// Whether the registry allows this trampoline.
    fn can_have(&self, command: &Command, trampoline: Trampoline) -> bool {
        let Command { level, alias_of, .. } = command;
        let (void, result) = (command.returns(Known::Void), command.returns(Known::Result));
        match trampoline {
            Trampoline::Plain => *level != Level::Global,
            Trampoline::Written(_) => true,
            Trampoline::Shared => alias_of.is_some(),
            Trampoline::NullSlotChecked => *level == Level::Device && void,
            Trampoline::Locked(_) => {
                matches!(level, Level::Instance | Level::PhysicalDevice) && (void || result)
            }
            Trampoline::Named => names_an_object(command),
            Trampoline::Switched => {
                *level == Level::PhysicalDevice && self.switched(command).is_some()
            }
        }
    }

    /// The extension that switches, and the alias that the extension brings.
    fn switched(&self, command: &Command) -> Option<(&'a Extension, &'a Command)> {
        let mut aliases = self.api.names_of(command).skip(1);
        let alias = aliases.next()?;
        // Of two, the registry does not say which one switches.
        let extension = self.api.first_extension(alias).filter(|_| aliases.next().is_none())?;
        Some((extension, alias))
    }

    fn gate(&self, command: &Command, first: Option<&'a Extension>) -> Gate<'a> {
        if let Some(extension) = self.gate_by_row(command) {
            return Gate::Enabled(extension);
        }
        match first {
            Some(first) if first.kind == ExtensionKind::Instance => Gate::Enabled(first),
            Some(_) => Gate::Instance,
            None if command.level == Level::Global && command.verb == Verb::LooksUp => Gate::Any,
            None if command.level == Level::Global => Gate::PreInstance,
            None => Gate::Instance,
        }
    }
}

/// The terminator of a command without a row (callpath.md 1.8).
fn default_terminator(command: &Command, first: Option<&Extension>) -> Terminator {
    let of_instance = first.is_some_and(|first| first.kind == ExtensionKind::Instance);
    match command.level {
        Level::PhysicalDevice if of_instance && command.returns(Known::Result) => {
            Terminator::PassedOn(Missing::ExtensionNotPresent)
        }
        Level::PhysicalDevice => Terminator::PassedOn(Missing::Abort),
        _ => Terminator::None,
    }
}

/// Whether the registry allows this terminator.
fn can_end_in(command: &Command, trampoline: Trampoline, terminator: Terminator) -> bool {
    let of_device = command.level == Level::Device;
    let of_physical_device = command.level == Level::PhysicalDevice;
    let (void, result) = (command.returns(Known::Void), command.returns(Known::Result));
    match terminator {
        Terminator::None => of_device,
        _ if of_device && !ends_always(command) && command.extensions.is_empty() => false,
        Terminator::Written(_) => true,
        Terminator::Shared => command.alias_of.is_some(),
        Terminator::Label => of_device && void,
        Terminator::Promoted(_) => trampoline == Trampoline::Switched,
        Terminator::Surface(_) => create_info(command).is_some(),
        Terminator::PresentationSupport => of_physical_device && command.returns(Known::Bool),
        Terminator::PassedOn(missing) | Terminator::Checked(_, missing) => match missing {
            Missing::Abort => of_physical_device,
            Missing::Nothing => of_physical_device && void,
            _ => of_physical_device && result,
        },
        Terminator::Answered(_) => of_physical_device,
        Terminator::Query(_)
        | Terminator::CheckedQuery(_)
        | Terminator::OfSurface
        | Terminator::CheckedOfSurface => of_physical_device && result,
        Terminator::Named => names_an_object(command),
        Terminator::Messenger(_) => command.level == Level::Instance,
    }
}

/// Whether the command ends in the loader, whatever is enabled (callpath.md 3.6): the lookup of a device.
fn ends_always(command: &Command) -> bool {
    command.verb == Verb::LooksUp
}

/// Whether a device command has one structure and a result, as those that name an object have.
fn names_an_object(command: &Command) -> bool {
    let has_structure = command.signature.params.len() == 2;
    command.level == Level::Device && has_structure && command.returns(Known::Result)
}

/// The structure that a command of an instance creates a surface from; none if it creates none.
pub(in crate::emit) fn create_info(command: &Command) -> Option<&str> {
    let info = command.signature.params.get(1)?.ty.innermost();
    let is_one = command.level == Level::Instance && info.contains(SURFACE_CREATE_INFO);
    is_one.then_some(info)
}

/// The words between platform and vendor in the name of a surface's create info.
pub(in crate::emit) const SURFACE_CREATE_INFO: &str = "SurfaceCreateInfo";
