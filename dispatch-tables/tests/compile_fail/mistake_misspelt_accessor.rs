use dispatch_tables::DeviceDispatchTable;

fn main() {
    assert!(DeviceDispatchTable::EMPTY.cmd_draw_indirect_counts().is_none());
}
