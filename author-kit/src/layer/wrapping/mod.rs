//! Wrapping: the application gets handles of the layer's own for every object.
//!
//! A layer that says `wrapping: Some(&wrapping::ALL)` sees its own handles everywhere: in its hooks, in
//! what its `next` tables take and return, and in messages. The functions of those tables are the
//! kit's: each replaces handles by those of the next layer, in a copy of what the command reads, calls
//! the next layer, and wraps what the call returned. The rows of [`structure`](crate::structure) say
//! where the handles are. A layer that does not say so pays nothing.
//!
//! ```
//! use author_kit::layer::{Description, Layer, wrapping};
//! use dispatch_tables::{DeviceEntrypointTable, vk};
//! use std::sync::Arc;
//!
//! static LAYER: Layer<(), ()> = Layer::new(Description {
//!     wrapping: Some(&wrapping::ALL),
//!     device_hooks: DeviceEntrypointTable {
//!         create_buffer: Some(create_buffer),
//!         ..DeviceEntrypointTable::EMPTY
//!     },
//!     ..Description::new(c"VK_LAYER_EXAMPLE_sizes", c"Keeps the sizes of buffers")
//! });
//!
//! unsafe extern "system" fn create_buffer(
//!     device: vk::Device,
//!     info: *const vk::BufferCreateInfo,
//!     allocator: *const vk::AllocationCallbacks,
//!     buffer: *mut vk::Buffer,
//! ) -> vk::Result {
//!     // SAFETY: valid usage of the command, which is passed on as it came.
//!     unsafe {
//!         let create = LAYER.device(device).next.create_buffer().expect("core");
//!         let result = create(device, info, allocator, buffer);
//!         if result == vk::Result::SUCCESS {
//!             wrapping::attach(*buffer, Arc::new((*info).size));
//!         }
//!         result
//!     }
//! }
//! # let buffer = vk::Buffer::from_raw(1);
//! // In another hook; none of a buffer that the application has destroyed.
//! let size: Option<Arc<vk::DeviceSize>> = wrapping::attached(buffer);
//! ```
//!
//! An object ends with the command that destroys it, and with its owner: descriptor sets and command
//! buffers with their pools, images of a swapchain with the swapchain, everything with the device or
//! instance. Queues, physical devices, displays and images of a swapchain have the same handle
//! each time.
//!
//! A number that is no handle of this layer's stays as it is: applications may put anything into
//! members that a command ignores.
//!
//! Acceleration structures that a host build reads by handle, in instances behind a host address,
//! are not replaced: the layer cannot know that the memory holds handles.
//!
//! | file | content |
//! |---|---|
//! | [`objects`] | what is known of each object; handles and their counterparts |
//! | [`call`] | a call: handles in, handles out |
//! | [`functions`] | the function of each command |
//! | [`root`] | instances and devices, which the kit creates |
//! | [`callbacks`] | messages with the application's handles |
//! | [`templates`] | the data of descriptor update templates |

mod call;
mod callbacks;
mod functions;
mod objects;
mod root;
mod templates;

use std::any::Any;
use std::sync::Arc;

use dispatch_tables::{
    Command, DeviceDispatchTable, InstanceDispatchTable, Level, PhysicalDeviceDispatchTable, vk,
};

pub use functions::ALL;
pub(crate) use root::lower_copy;

/// The functions that wrap.
#[derive(Debug)]
pub struct Wrapping {
    instance: InstanceDispatchTable,
    physical_device: PhysicalDeviceDispatchTable,
    device: DeviceDispatchTable,
}

impl Wrapping {
    /// The function of a command.
    pub(crate) fn get(&self, command: Command) -> vk::PFN_vkVoidFunction {
        match command.level() {
            Level::Global => None,
            Level::Instance => self.instance.get(command),
            Level::PhysicalDevice => self.physical_device.get(command),
            Level::Device => self.device.get(command),
        }
    }
}

/// What the objects of an instance or device have below: the tables of the next layer or driver.
#[derive(Default)]
pub(crate) struct Below {
    pub(crate) instance: InstanceDispatchTable,
    pub(crate) physical_device: PhysicalDeviceDispatchTable,
    pub(crate) device: DeviceDispatchTable,
    /// The device below, whose word its queues and command buffers get.
    pub(crate) lower_device: vk::Device,
}

impl Below {
    fn get(&self, command: Command) -> vk::PFN_vkVoidFunction {
        match command.level() {
            Level::Global | Level::Instance => self.instance.get(command),
            Level::PhysicalDevice => self.physical_device.get(command),
            Level::Device => self.device.get(command),
        }
    }
}

/// Keeps something for an object until the object ends. Something that was kept before is dropped.
/// False if this layer knows no such object.
pub fn attach<T: Any + Send + Sync>(handle: impl vk::Handle, data: Arc<T>) -> bool {
    objects::attach(handle.as_u64(), data)
}

/// What is kept for an object.
pub fn attached<T: Any + Send + Sync>(handle: impl vk::Handle) -> Option<Arc<T>> {
    objects::attached(handle.as_u64())?.downcast().ok()
}

/// The next layer's handle of an object, for a command that the layer calls by itself through
/// [`next_get_device_proc_addr`](super::DeviceBase::next_get_device_proc_addr). A handle that is not
/// this layer's stays as it is.
///
/// # Safety
///
/// A dispatchable handle is null or of a live object.
#[must_use]
pub unsafe fn lower<T: vk::Handle>(handle: T) -> T {
    // SAFETY: the caller's guarantee.
    T::from_u64(unsafe { objects::lower_of(T::TYPE, handle.as_u64()) })
}

#[cfg(test)]
mod tests;
