//! Functions for tests: a few that can be told apart, to stand for commands of any type. They are
//! never called.

use core::hint::black_box;
use core::ptr::fn_addr_eq;

use crate::entrypoint::DeviceEntrypointTable;
use crate::lookup::Command;
use crate::vk::PFN_vkVoidFunction;

/// The bodies differ, so that no compiler makes one function of several.
unsafe extern "system" fn numbered<const NUMBER: usize>() {
    black_box(NUMBER);
}

const FUNCTIONS: [unsafe extern "system" fn(); 6] =
    [numbered::<0>, numbered::<1>, numbered::<2>, numbered::<3>, numbered::<4>, numbered::<5>];

/// The function of this number, of a few.
pub(crate) fn function(number: usize) -> PFN_vkVoidFunction {
    Some(FUNCTIONS[number])
}

/// The number of a function; none for none.
pub(crate) fn number(function: PFN_vkVoidFunction) -> Option<usize> {
    let function = function?;
    let number = FUNCTIONS.iter().position(|&numbered| fn_addr_eq(numbered, function));
    Some(number.expect("a function of this module"))
}

/// A table that has the function of this number for `commands`.
pub(crate) fn entrypoints(number: usize, commands: &[Command]) -> DeviceEntrypointTable {
    commands.iter().fold(DeviceEntrypointTable::EMPTY, |table, &one| with(table, one, number))
}

/// The table with the function of this number for `command`.
pub(crate) fn with(
    mut table: DeviceEntrypointTable,
    command: Command,
    number: usize,
) -> DeviceEntrypointTable {
    // SAFETY: nobody calls the functions of this module.
    unsafe { table.as_array_mut()[command.entry_index()] = function(number) };
    table
}
