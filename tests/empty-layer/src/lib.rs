//! Layers with one hook, of vkCmdDraw, which does little. The bench `layers` measures the cost of a call
//! beside `tests/benches/empty/layer.c`, the first layer without author-kit.

use std::sync::atomic::{AtomicU32, Ordering::Relaxed};

use author_kit::layer::{Description, Device, Layer, Next, PerHandle};
use dispatch_tables::{DeviceEntrypointTable, vk};

/// Calls the next layer.
static EMPTY: Layer<(), ()> = Layer::new(Description {
    device_hooks: DeviceEntrypointTable {
        cmd_draw: Some(empty::cmd_draw),
        ..DeviceEntrypointTable::EMPTY
    },
    ..Description::new(c"VK_LAYER_EXAMPLE_empty", c"Calls the next layer")
});

/// Refuses the hook for every device.
static CHOOSING: Layer<(), ()> = Layer::new(Description {
    device_hooks: DeviceEntrypointTable {
        cmd_draw: Some(choosing::cmd_draw),
        ..DeviceEntrypointTable::EMPTY
    },
    has_hook: |_, _| false,
    ..Description::new(c"VK_LAYER_EXAMPLE_choosing", c"Has a hook for no device")
});

/// Counts the draws of each command buffer.
static KEEPING: Layer<(), PerHandle<vk::CommandBuffer, AtomicU32>> = Layer::new(Description {
    device_hooks: DeviceEntrypointTable {
        cmd_draw: Some(keeping::cmd_draw),
        ..DeviceEntrypointTable::EMPTY
    },
    ..Description::new(c"VK_LAYER_EXAMPLE_keeping", c"Counts the draws of each command buffer")
});

author_kit::export_layers! {
    EMPTY: Layer<(), ()> as
        vkNegotiateLoaderLayerInterfaceVersion, vkGetInstanceProcAddr, vkGetDeviceProcAddr;
    CHOOSING: Layer<(), ()> as choosing_Negotiate, choosing_GetInstance, choosing_GetDevice;
    KEEPING: Layer<(), PerHandle<vk::CommandBuffer, AtomicU32>> as
        keeping_Negotiate, keeping_GetInstance, keeping_GetDevice;
}

/// The C functions of a layer, in a module of its own.
macro_rules! hooks {
    ($module:ident, $layer:ident, $hook:ident) => {
        mod $module {
            use super::{vk, $hook, $layer};

            author_kit::hook! {
                $layer;
                device cmd_draw(
                    buffer: vk::CommandBuffer, vertices: u32, instances: u32, first_vertex: u32,
                    first_instance: u32) = $hook;
            }
        }
    };
}

hooks!(empty, EMPTY, draw);
hooks!(choosing, CHOOSING, draw);
hooks!(keeping, KEEPING, count);

fn draw(_: &Device<()>, _: vk::CommandBuffer, _: u32, _: u32, _: u32, _: u32, next: Next<'_, ()>) {
    next.call();
}

fn count(
    device: &Device<PerHandle<vk::CommandBuffer, AtomicU32>>,
    buffer: vk::CommandBuffer,
    _: u32,
    _: u32,
    _: u32,
    _: u32,
    next: Next<'_, ()>,
) {
    device.data.get_or_insert_with(buffer, AtomicU32::default).fetch_add(1, Relaxed);
    next.call();
}
