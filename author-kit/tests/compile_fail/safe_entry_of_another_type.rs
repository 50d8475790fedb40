//! An entry's function is called by the command's type.

use author_kit::driver::Common;
use dispatch_tables::Command;

extern "system" fn nothing() {}

pub static ENTRY: Common =
    Common { command: Command::GET_DEVICE_QUEUE, function: nothing, requires: &[], beside: &[] };

fn main() {}
