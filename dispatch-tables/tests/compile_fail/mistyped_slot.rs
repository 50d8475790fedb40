use dispatch_tables::{DeviceDispatchTable, vk};

unsafe extern "system" fn cmd_draw(_: vk::CommandBuffer, _: u32, _: u32, _: u32, _: u32) {}

fn main() {
    let mut table = DeviceDispatchTable::EMPTY;
    table.set_cmd_draw_indirect_count_khr(Some(cmd_draw));
}
