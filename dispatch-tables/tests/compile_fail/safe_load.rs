//! What fills a table must give functions of the commands' types.

use dispatch_tables::{DeviceDispatchTable, DeviceEntrypointTable};

unsafe extern "system" fn anything() {}

fn main() {
    let _ = DeviceEntrypointTable::load(|_| Some(anything));
    let _ = DeviceDispatchTable::load_with(|_| Some(anything));
}
