//! A layer is a static: a [`Description`] of plain data, typed hooks and functions, and the state of
//! the instances and devices that the layer has seen.
//!
//! ```standalone_crate
//! use author_kit::layer::{Description, Layer};
//! use dispatch_tables::{DeviceEntrypointTable, vk};
//! use std::sync::atomic::{AtomicU32, Ordering::Relaxed};
//!
//! /// The layer keeps nothing for an instance, and a number for each device.
//! static LAYER: Layer<(), AtomicU32> = Layer::new(Description {
//!     device_hooks: DeviceEntrypointTable {
//!         queue_submit: Some(queue_submit),
//!         ..DeviceEntrypointTable::EMPTY
//!     },
//!     end_device: |device| eprintln!("{} submits", device.data.load(Relaxed)),
//!     ..Description::new(c"VK_LAYER_EXAMPLE_submits", c"Counts calls of vkQueueSubmit")
//! });
//!
//! author_kit::export_layer!(LAYER: Layer<(), AtomicU32>);
//!
//! unsafe extern "system" fn queue_submit(
//!     queue: vk::Queue,
//!     count: u32,
//!     submits: *const vk::SubmitInfo,
//!     fence: vk::Fence,
//! ) -> vk::Result {
//!     // SAFETY: valid usage of the command, which is passed on as it came.
//!     unsafe {
//!         let device = LAYER.device(queue);
//!         device.data.fetch_add(1, Relaxed);
//!         (device.next.queue_submit().expect("core"))(queue, count, submits, fence)
//!     }
//! }
//! # fn main() {}
//! ```
//!
//! | file | content |
//! |---|---|
//! | [`description`] | the data of a layer |
//! | [`agreement`] | the description agrees with the manifest of the build script |
//! | [`instance`], [`device`] | what a layer keeps of each, and the changes that it may make to a create info |
//! | [`creation`] | vkCreateInstance and vkCreateDevice: the chain's link, the call down, the state; their opposites |
//! | [`entry`] | negotiation and the lookups, [`export_layers!`](crate::export_layers) |
//! | [`hook`] | hooks as plain functions: [`hook!`](crate::hook) |
//! | [`registered`] | how C functions find their layer |
//! | [`introspection`] | the lists of layers and extensions |
//! | [`lists`] | lists that commands give by two calls, up and down |
//! | [`objects`] | state by the first word of a handle |
//! | [`per_handle`] | state for queues, command buffers or other handles, without wrapping |
//! | [`request`] | what the requests of instances and devices share |
//! | [`own`] | extensions of the layer's own, which no registry has |
//! | [`own_device`] | a device of the layer's own |
//! | [`settings`] | the layer's settings, from variables, file and application |
//! | [`messages`] | messages to the application's messengers |
//! | [`wrapping`] | handles of the layer's own for every object |
//!
//! # Panics
//!
//! A panic must not cross the C boundary. The kit catches one in its own functions, in those of the
//! [`Description`] and in hooks of [`hook!`](crate::hook); in a hook of a C type, [`guard`] does.

pub mod agreement;
pub mod creation;
pub mod description;
pub mod device;
pub mod entry;
pub mod hook;
pub mod instance;
pub mod introspection;
pub mod lists;
pub mod messages;
pub mod objects;
pub mod own;
pub mod own_device;
pub mod per_handle;
pub mod registered;
pub mod request;
pub mod settings;
pub mod wrapping;

use std::panic::{AssertUnwindSafe, catch_unwind};

use dispatch_tables::{
    Command, DeviceDispatchTable, InstanceDispatchTable, PhysicalDeviceDispatchTable,
};

pub use description::Description;
pub use device::{Device, DeviceBase, DeviceRequest, NewDevice};
pub use hook::Next;
pub use instance::{Instance, InstanceBase, InstanceRequest, NewInstance};
pub use lists::{list, list_into, read_list};
pub use objects::{OfDevice, OfInstance};
pub use own::OwnExtension;
pub use own_device::OwnDevice;
pub use per_handle::PerHandle;
pub use settings::Settings;

use objects::Objects;

/// A layer: its description, and its instances and devices. `I` and `D` are what the layer keeps for
/// each.
pub struct Layer<I: 'static, D: 'static> {
    pub(crate) description: Description<I, D>,
    pub(crate) instance_hooks: InstanceDispatchTable,
    pub(crate) physical_device_hooks: PhysicalDeviceDispatchTable,
    pub(crate) device_hooks: DeviceDispatchTable,
    pub(crate) instances: Objects<Instance<I>>,
    pub(crate) devices: Objects<Device<D>>,
}

impl<I, D> Layer<I, D> {
    /// The layer of this description.
    ///
    /// # Panics
    ///
    /// In the compiler, for a hook that the kit would never call: [`Description`] says which.
    #[must_use]
    pub const fn new(description: Description<I, D>) -> Self {
        let (instance_hooks, physical_device_hooks, device_hooks) = description.hooks();
        Self {
            description,
            instance_hooks,
            physical_device_hooks,
            device_hooks,
            instances: Objects::new(),
            devices: Objects::new(),
        }
    }

    /// The command is of an extension that the layer implements itself.
    pub(crate) fn implements(&self, command: Command) -> bool {
        let Description { instance_extensions, device_extensions, .. } = &self.description;
        let is_own =
            |extension| instance_extensions.get(extension) || device_extensions.get(extension);
        command.extensions().iter().any(|extension| is_own(*extension))
    }
}

impl<I: Send + Sync, D: Send + Sync> Layer<I, D> {
    /// The instance that `handle` is, or is a physical device of.
    ///
    /// # Safety
    ///
    /// The handle is an argument of a hook of this layer, in a call of which the reference is used:
    /// nobody may destroy the instance meanwhile.
    ///
    /// # Panics
    ///
    /// For an instance that this layer has not created.
    pub unsafe fn instance(&self, handle: impl OfInstance) -> &Instance<I> {
        // SAFETY: the caller guarantees a live object that this layer knows.
        unsafe { self.instances.find(handle.key()) }.expect("an instance of this layer")
    }

    /// The device that `handle` is, or is a queue, command buffer or other child of.
    ///
    /// # Safety
    ///
    /// As for [`Self::instance`].
    ///
    /// # Panics
    ///
    /// For a device that this layer has not created.
    pub unsafe fn device(&self, handle: impl OfDevice) -> &Device<D> {
        // SAFETY: the caller guarantees a live object that this layer knows.
        unsafe { self.devices.find(handle.key()) }.expect("a device of this layer")
    }
}

/// What `body` returns, or `fallback` if it panics: for a hook that may. The panic's message is on
/// stderr, as every panic's is. In a profile that aborts on a panic nothing is caught.
///
/// ```
/// use dispatch_tables::vk;
///
/// let result = author_kit::layer::guard(vk::Result::ERROR_UNKNOWN, || panic!("a mistake"));
/// assert_eq!(result, vk::Result::ERROR_UNKNOWN);
/// ```
pub fn guard<R>(fallback: R, body: impl FnOnce() -> R) -> R {
    // State that the panic left half changed is the layer's own.
    catch_unwind(AssertUnwindSafe(body)).unwrap_or(fallback)
}

#[cfg(test)]
mod circles;
#[cfg(test)]
mod old_loaders;
