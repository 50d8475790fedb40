//! A layer with one hook, of vkCmdDraw, that only calls the next layer. The bench `layers` measures
//! the cost of a call beside `tests/benches/empty/layer.c`, the same layer without author-kit.

use author_kit::layer::{Description, Device, Layer, Next};
use dispatch_tables::{DeviceEntrypointTable, vk};

static LAYER: Layer<(), ()> = Layer::new(Description {
    device_hooks: DeviceEntrypointTable {
        cmd_draw: Some(cmd_draw),
        ..DeviceEntrypointTable::EMPTY
    },
    ..Description::new(c"VK_LAYER_EXAMPLE_empty", c"Calls the next layer")
});

author_kit::export_layer!(LAYER: Layer<(), ()>);

author_kit::hook! {
    LAYER;
    device cmd_draw(
        buffer: vk::CommandBuffer, vertices: u32, instances: u32, first_vertex: u32,
        first_instance: u32) = draw;
}

fn draw(_: &Device<()>, _: vk::CommandBuffer, _: u32, _: u32, _: u32, _: u32, next: Next<'_, ()>) {
    next.call();
}
