//! A layer that counts submits and draws of every device, and writes the numbers when the device
//! ends: as a message, and to the file of the setting `path` (`VK_EXAMPLE_COUNT_PATH=counts.txt`).

use std::io::Write;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use author_kit::layer::{Description, Device, Layer, messages::Severity};
use dispatch_tables::{DeviceEntrypointTable, vk};

#[derive(Default)]
struct Counts {
    submits: AtomicU64,
    draws: AtomicU64,
}

/// Of an instance the layer keeps its file.
static LAYER: Layer<Option<String>, Counts> = Layer::new(Description {
    device_hooks: DeviceEntrypointTable {
        queue_submit: Some(queue_submit),
        queue_submit2: Some(queue_submit2),
        cmd_draw: Some(cmd_draw),
        cmd_draw_indexed: Some(cmd_draw_indexed),
        cmd_draw_indirect: Some(cmd_draw_indirect),
        cmd_draw_indexed_indirect: Some(cmd_draw_indexed_indirect),
        cmd_draw_indirect_count: Some(cmd_draw_indirect_count),
        cmd_draw_indexed_indirect_count: Some(cmd_draw_indexed_indirect_count),
        ..DeviceEntrypointTable::EMPTY
    },
    new_instance: |new| Ok(new.settings().text("path")),
    end_device: report,
    ..Description::new(c"VK_LAYER_EXAMPLE_count", c"Counts submits and draws")
});

author_kit::export_layer!(LAYER: Layer<Option<String>, Counts>);

/// Hooks that count, and call the next layer or driver.
macro_rules! count {
    ($($hook:ident($handle:ty $(, $name:ident: $ty:ty)*) $(-> $result:ty)?, $count:ident;)*) => {$(
        unsafe extern "system" fn $hook(handle: $handle, $($name: $ty),*) $(-> $result)? {
            // SAFETY: valid usage of the command, which is called as this hook was.
            unsafe {
                let device = LAYER.device(handle);
                device.data.$count.fetch_add(1, Relaxed);
                (device.next.$hook().expect("enabled"))(handle, $($name),*)
            }
        }
    )*};
}

count! {
    queue_submit(vk::Queue, n: u32, info: *const vk::SubmitInfo, fence: vk::Fence) -> vk::Result, submits;
    queue_submit2(vk::Queue, n: u32, info: *const vk::SubmitInfo2, fence: vk::Fence) -> vk::Result, submits;
    cmd_draw(vk::CommandBuffer, vertices: u32, instances: u32, vertex: u32, instance: u32), draws;
    cmd_draw_indexed(vk::CommandBuffer, n: u32, instances: u32, index: u32, offset: i32, instance: u32), draws;
    cmd_draw_indirect(vk::CommandBuffer, at: vk::Buffer, offset: u64, n: u32, stride: u32), draws;
    cmd_draw_indexed_indirect(vk::CommandBuffer, at: vk::Buffer, offset: u64, n: u32, stride: u32), draws;
    cmd_draw_indirect_count(vk::CommandBuffer, at: vk::Buffer, offset: u64, count: vk::Buffer,
        count_offset: u64, most: u32, stride: u32), draws;
    cmd_draw_indexed_indirect_count(vk::CommandBuffer, at: vk::Buffer, offset: u64, count: vk::Buffer,
        count_offset: u64, most: u32, stride: u32), draws;
}

fn report(device: &Device<Counts>) {
    let Counts { submits, draws } = &device.data;
    let text = format!("submits {}, draws {}", submits.load(Relaxed), draws.load(Relaxed));
    // SAFETY: the device's instance is alive.
    let instance = unsafe { LAYER.instance(device.physical_device) };
    instance.message(Severity::Info, c"count", &text);
    let Some(path) = &instance.data else { return };
    if let Ok(mut file) = std::fs::File::options().create(true).append(true).open(path) {
        let _ = writeln!(file, "{text}");
    }
}
