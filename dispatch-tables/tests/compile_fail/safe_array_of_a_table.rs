//! Whoever takes a function from a table calls it by its command's type.

use dispatch_tables::{Command, DeviceDispatchTable, DeviceEntrypointTable};

unsafe extern "system" fn anything() {}

fn main() {
    let mut entries = DeviceEntrypointTable::EMPTY;
    entries.as_array_mut()[Command::CMD_DRAW.entry_index()] = Some(anything);
    let mut table = DeviceDispatchTable::EMPTY;
    table.as_array_mut()[Command::CMD_DRAW.slot()] = Some(anything);
}
