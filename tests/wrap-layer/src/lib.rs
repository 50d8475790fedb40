//! A layer that wraps every handle, and keeps the size of each buffer.
//!
//! A message says the size of a buffer whose requirements the application asks for.

use std::sync::Arc;

use author_kit::layer::{Description, Layer, messages::Severity, wrapping};
use dispatch_tables::{DeviceEntrypointTable, vk};

static LAYER: Layer<(), ()> = Layer::new(Description {
    wrapping: Some(&wrapping::ALL),
    device_hooks: DeviceEntrypointTable {
        create_buffer: Some(create_buffer),
        get_buffer_memory_requirements: Some(get_buffer_memory_requirements),
        ..DeviceEntrypointTable::EMPTY
    },
    ..Description::new(c"VK_LAYER_KIT_wrapper", c"Handles of the layer's own for every object")
});

author_kit::export_layer!(LAYER: Layer<(), ()>);

unsafe extern "system" fn create_buffer(
    device: vk::Device,
    info: *const vk::BufferCreateInfo,
    allocator: *const vk::AllocationCallbacks,
    buffer: *mut vk::Buffer,
) -> vk::Result {
    // SAFETY: valid usage of the command, which is passed on as it came.
    unsafe {
        let create = LAYER.device(device).next.create_buffer().expect("core");
        let result = create(device, info, allocator, buffer);
        if result == vk::Result::SUCCESS {
            wrapping::attach(*buffer, Arc::new((*info).size));
        }
        result
    }
}

unsafe extern "system" fn get_buffer_memory_requirements(
    device: vk::Device,
    buffer: vk::Buffer,
    requirements: *mut vk::MemoryRequirements,
) {
    // SAFETY: valid usage of the command, which is passed on as it came.
    unsafe {
        let state = LAYER.device(device);
        let get = state.next.get_buffer_memory_requirements().expect("core");
        get(device, buffer, requirements);
        let instance = LAYER.instance(state.physical_device);
        if let Some(size) = wrapping::attached::<vk::DeviceSize>(buffer) {
            instance.message(Severity::Verbose, c"wrapper", &format!("a buffer of {size} bytes"));
        }
    }
}
