use dispatch_tables::{DeviceDispatchTable, InstanceEntrypointTable};

static TABLE: DeviceDispatchTable = DeviceDispatchTable::of(&InstanceEntrypointTable::EMPTY);

fn main() {
    assert!(TABLE.cmd_draw().is_none());
}
