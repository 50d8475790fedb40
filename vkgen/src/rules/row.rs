//! The types of the rows in the tables of rules.

use std::panic::Location;

/// A row: names of the registry, and what is so for each of them.
#[derive(Clone, Copy, Debug)]
pub struct Row<T: 'static> {
    /// Commands, extensions or platforms; or members and parameters, as `VkSubmitInfo::pNext`.
    pub names: &'static [&'static str],
    /// The fact.
    pub says: T,
    /// The position of the row, for diagnostics.
    pub place: &'static Location<'static>,
}

/// A row that says so of these names.
#[track_caller]
pub(crate) const fn row<T>(names: &'static [&'static str], says: T) -> Row<T> {
    Row { names, says, place: Location::caller() }
}

/// A row about commands.
#[track_caller]
pub(crate) const fn command(
    names: &'static [&'static str],
    trampoline: Trampoline,
    terminator: Terminator,
) -> Row<Code> {
    row(names, Code { trampoline, terminator })
}

/// A row about commands with a [`Trampoline::Plain`].
#[track_caller]
pub(crate) const fn plain(names: &'static [&'static str], terminator: Terminator) -> Row<Code> {
    command(names, Trampoline::Plain, terminator)
}

/// A row about commands of which both halves are written by hand, in these modules of loader-runtime.
#[track_caller]
pub(crate) const fn written(
    names: &'static [&'static str],
    above: &'static str,
    below: &'static str,
) -> Row<Code> {
    command(names, Trampoline::Written(above), Terminator::Written(below))
}

impl<T> Row<T> {
    /// The first of `rows` that has `name`.
    pub fn about<'r>(rows: &'r [Row<T>], name: &str) -> Option<&'r Row<T>> {
        rows.iter().find(|row| row.names.contains(&name))
    }
}

/// The loader's tables. Generation uses [`super::LOADER`]; tests bring small ones.
#[derive(Clone, Copy, Debug)]
pub struct Rules<'r> {
    /// The code of commands.
    pub commands: &'r [Row<Code>],
    /// Handles whose application's value must not reach a driver or the next layer.
    pub owned: &'r [&'static str],
    /// A structure with a handle that the loader replaces, or with a number that is any handle, and
    /// the commands whose arguments lead to the structure.
    pub handles: &'r [Row<&'static str>],
    /// The instance extension that gates commands in vkGetInstanceProcAddr, where that is not their
    /// first extension.
    pub gates: &'r [Row<&'static str>],
    /// Extensions whose commands are exported.
    pub exported: &'r [&'static str],
    /// Extensions of a platform for which the loader has no code yet: on that platform the loader
    /// does not know their names.
    pub absent: &'r [&'static str],
    /// Window systems' extensions, which a driver may list for a window system that the loader was
    /// built without.
    pub window_systems: &'r [&'static str],
    /// Which targets have which platform of the registry.
    pub platforms: &'r [Row<Targets>],
}

/// The loader's code for a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Code {
    /// The code above the layers.
    pub trampoline: Trampoline,
    /// The code below the layers.
    pub terminator: Terminator,
}

/// The code above the layers (callpath.md 1.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trampoline {
    /// Checks the handle and jumps to the slot: P, U or I by the command's level.
    Plain,
    /// U2: jumps to the slot of the alias where the extension that brings the alias is enabled.
    Switched,
    /// L: returns without a result where the slot is empty.
    NullSlotChecked,
    /// As I or U, under the loader lock. Where the slot is empty, a command with a result returns this
    /// error.
    Locked(&'static str),
    /// As P for a command that names an object: the structure gets the chain's handle of the object.
    /// Where the slot is empty, the command succeeds.
    Named,
    /// Written by hand, in this module of loader-runtime.
    Written(&'static str),
    /// An alias, which has the code of the core command.
    Shared,
}

/// The code below the layers (callpath.md 1.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Terminator {
    /// The chain of a device command ends in the driver itself.
    None,
    /// Calls the driver's function; acts by [`Missing`] if the driver lacks the command.
    PassedOn(Missing),
    /// As [`Terminator::PassedOn`] while the extension that brings the command is enabled; else logs
    /// that and returns this result.
    Checked(NotEnabled, Missing),
    /// Calls the driver's function. For a driver without one, the function of the command's name
    /// answers, in this module of loader-runtime.
    Answered(&'static str),
    /// Calls the function of the command's name, in this module of loader-runtime, with the loader's
    /// record of the physical device.
    Query(&'static str),
    /// As [`Terminator::Query`] while the extension that brings the command is enabled; else logs that
    /// and succeeds.
    CheckedQuery(&'static str),
    /// Calls the driver's function with the driver's surface. If the driver lacks the command, logs
    /// that, clears the output and succeeds.
    OfSurface,
    /// As [`Terminator::OfSurface`] while the extension that brings the command is enabled; else logs
    /// that and succeeds. Aborts without an output.
    CheckedOfSurface,
    /// Passes a device command on to the driver, and does nothing if the driver lacks it.
    Label,
    /// Names an object for the driver, with the driver's handle of the object. Succeeds if the driver
    /// lacks the command.
    Named,
    /// Creates or destroys an object of this kind, a constant of loader-runtime's
    /// `debug::messenger`, in every driver and in the instance.
    Messenger(&'static str),
    /// Passes a [`Trampoline::Switched`] command on to the driver's function, the core one or the
    /// extension's. For a driver without either, the function of the command's name answers,
    /// in this module of loader-runtime.
    Promoted(&'static str),
    /// Creates one kind of surface, whose row in `generated/surfaces.rs` follows from the type of
    /// the create info. Without its extension the command returns this result.
    Surface(NotEnabled),
    /// Asks the driver whether queues present to a window system; false without the extension that
    /// brings the command or without the driver's function.
    PresentationSupport,
    /// Written by hand, in this module of loader-runtime.
    Written(&'static str),
    /// An alias, which has the code of the core command.
    Shared,
}

/// The action of a terminator if the driver lacks the command (callpath.md 1.8, 1.10).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Missing {
    /// Logs and aborts the process.
    Abort,
    /// Logs and returns `VK_ERROR_EXTENSION_NOT_PRESENT`.
    ExtensionNotPresent,
    /// Logs and returns `VK_ERROR_INITIALIZATION_FAILED`.
    InitializationFailed,
    /// Does nothing.
    Nothing,
    /// Logs, clears the output and returns `VK_SUCCESS`: the driver has no displays.
    NoDisplays,
    /// Logs and returns `VK_ERROR_INITIALIZATION_FAILED`, as a driver without displays would.
    NoDisplayMode,
    /// Logs that the X server keeps the display, and returns `VK_ERROR_INITIALIZATION_FAILED`.
    XlibDisplayNotAcquired,
    /// Logs, clears the output and returns `VK_SUCCESS`: no display is behind the output of an X
    /// server.
    NoRandrDisplay,
}

/// The result of a surface's creation while its extension is not enabled (callpath.md 5.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotEnabled {
    /// `VK_ERROR_EXTENSION_NOT_PRESENT`.
    ExtensionNotPresent,
    /// `VK_SUCCESS`, without a surface.
    Success,
}

/// The targets that have a platform.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Targets {
    /// Every Unix.
    Unix,
    /// These values of `target_os`.
    Os(&'static [&'static str]),
    /// This value of `target_env`.
    Env(&'static str),
    /// Builds of the loader with this condition, which its build script sets.
    Build(&'static str),
    /// No target that the loader has code for.
    None,
}
