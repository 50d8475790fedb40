//! The objects that every driver has: instance, physical device, device, queue, command buffer.
//!
//! # How a common function finds the table that it calls
//!
//! An object begins with the loader's word and a pointer to the table that applications call through
//! ([`ObjectHeader`]); hooks of the driver may stand in that table. The third word leads to the
//! object's device or instance, which has the driver's *own* table: the driver's entrypoints and the
//! common ones. Common functions call that table, [`device_table`], and never the table of the
//! header: a hook that calls a common function would be called by that function again, without end.

use std::any::Any;
use std::cell::UnsafeCell;
use std::sync::atomic::{AtomicI32, AtomicU64, Ordering};
use std::sync::{Arc, OnceLock};

use dispatch_tables::{
    DeviceDispatchTable, DeviceExtensionTable, Enabled, InstanceDispatchTable,
    InstanceExtensionTable, ObjectHeader, PhysicalDeviceDispatchTable, vk,
};

use crate::capability::features::Features;

use super::alloc::{Allocator, Owned};
use super::description::{Driver, PhysicalDeviceDescription};
use super::install::Tables;
use super::locks::{self, Mutex};
use super::messages::Messengers;
use super::object::ObjectBase;
use super::sync::Sync as DeviceSync;
use super::worker::Worker;

/// What a driver keeps in an object.
pub type Data = Box<dyn Any + Send + Sync>;

/// An instance.
#[repr(C)]
pub struct Instance {
    pub(crate) header: ObjectHeader<InstanceDispatchTable>,
    /// The driver.
    pub driver: &'static Driver,
    /// The version that the application asked for.
    pub api_version: u32,
    /// The enabled extensions.
    pub extensions: InstanceExtensionTable,
    /// The application's callbacks.
    pub(crate) allocator: Allocator,
    /// What the driver keeps.
    pub data: Data,
    pub(crate) messengers: Messengers,
    pub(crate) physical_devices: OnceLock<Result<Vec<Owned<PhysicalDevice>>, vk::Result>>,
    /// The thread that is in the driver's `physical_devices`; 0 for none.
    pub(crate) lister: locks::AtomicU64,
    /// What was wrong there. Loaders look commands up, and so have the list made, before an
    /// application has a messenger.
    pub(crate) complaints: Mutex<Vec<String>>,
    pub(crate) offer: OnceLock<Offer>,
}

/// What an instance offers with all of its physical devices.
pub(crate) struct Offer {
    pub(crate) device_extensions: DeviceExtensionTable,
    /// Trampolines to the commands that any physical device has.
    pub(crate) physical_device: PhysicalDeviceDispatchTable,
    /// Trampolines to the commands that a device of any physical device has.
    pub(crate) device: DeviceDispatchTable,
}

/// A physical device.
#[repr(C)]
pub struct PhysicalDevice {
    pub(crate) header: ObjectHeader<PhysicalDeviceDispatchTable>,
    pub(crate) instance: *const Instance,
    pub(crate) tables: &'static Tables,
    /// The driver's description.
    pub description: PhysicalDeviceDescription,
}

/// How an object of a device begins.
#[repr(C)]
pub(crate) struct DeviceHead {
    pub(crate) header: ObjectHeader<DeviceDispatchTable>,
    pub(crate) device: *const Device,
}

/// A device.
#[repr(C)]
pub struct Device {
    pub(crate) head: DeviceHead,
    pub(crate) physical_device: *const PhysicalDevice,
    /// The driver's own table, which common functions call.
    pub table: &'static DeviceDispatchTable,
    /// The enabled extensions.
    pub extensions: DeviceExtensionTable,
    /// The features that the application asked for.
    pub features: Features,
    /// The application's callbacks.
    pub(crate) allocator: Allocator,
    /// What the driver keeps.
    pub data: Data,
    pub(crate) queues: Vec<Owned<Queue>>,
    pub(crate) base: ObjectBase,
    pub(crate) next_slot: AtomicU64,
    /// What fences and semaphores of the kit share.
    pub sync: Arc<DeviceSync>,
}

/// A queue.
#[repr(C)]
pub struct Queue {
    pub(crate) head: DeviceHead,
    /// The family.
    pub family: u32,
    /// The place in the family.
    pub index: u32,
    /// How the application asked for the queue.
    pub flags: vk::DeviceQueueCreateFlags,
    pub(crate) worker: Worker,
    pub(crate) base: ObjectBase,
}

/// A command buffer.
#[repr(C)]
pub struct CommandBuffer {
    pub(crate) head: DeviceHead,
    /// The pool.
    pub pool: vk::CommandPool,
    /// Primary or secondary.
    pub level: vk::CommandBufferLevel,
    /// The application synchronizes access, as that to the command buffer.
    pub(crate) data: UnsafeCell<Box<dyn Any + Send>>,
    /// The first error of a recording command.
    pub(crate) error: AtomicI32,
    /// What common commands keep from one to the next: the render pass that is recorded.
    pub(crate) lowered: UnsafeCell<Option<Box<dyn Any + Send>>>,
    pub(crate) base: ObjectBase,
}

// SAFETY: the pointers lead to parents, which outlive the object by Vulkan's rules and are shared;
// applications synchronize access to the data of a command buffer.
unsafe impl Send for PhysicalDevice {}
// SAFETY: as above.
unsafe impl Sync for PhysicalDevice {}
// SAFETY: as above.
unsafe impl Send for DeviceHead {}
// SAFETY: as above.
unsafe impl Sync for DeviceHead {}
// SAFETY: as above.
unsafe impl Send for Device {}
// SAFETY: as above.
unsafe impl Sync for Device {}
// SAFETY: as above.
unsafe impl Sync for CommandBuffer {}

impl Instance {
    /// The application's callbacks. They free what they gave, so that nobody may change them.
    pub fn allocator(&self) -> Allocator {
        self.allocator
    }

    /// The handle.
    pub fn handle(&self) -> vk::Instance {
        vk::Instance::from_raw((&raw const *self).cast_mut().cast())
    }

    /// What the driver keeps.
    ///
    /// # Panics
    ///
    /// Where the data is of another type.
    pub fn data<T: 'static>(&self) -> &T {
        of_type(&self.data)
    }
}

impl PhysicalDevice {
    /// The handle.
    pub fn handle(&self) -> vk::PhysicalDevice {
        vk::PhysicalDevice::from_raw((&raw const *self).cast_mut().cast())
    }

    /// The instance.
    pub fn instance(&self) -> &Instance {
        // SAFETY: an instance outlives its physical devices.
        unsafe { &*self.instance }
    }

    /// The driver's own tables for this device, those of its [variant](super::Variant).
    pub fn tables(&self) -> &'static Tables {
        self.tables
    }

    /// What the driver keeps.
    ///
    /// # Panics
    ///
    /// Where the data is of another type.
    pub fn data<T: 'static>(&self) -> &T {
        of_type(&self.description.data)
    }
}

impl Device {
    /// The application's callbacks, or the instance's.
    pub fn allocator(&self) -> Allocator {
        self.allocator
    }

    /// The handle.
    pub fn handle(&self) -> vk::Device {
        vk::Device::from_raw((&raw const *self).cast_mut().cast())
    }

    /// The physical device.
    pub fn physical_device(&self) -> &PhysicalDevice {
        // SAFETY: a physical device outlives its devices.
        unsafe { &*self.physical_device }
    }

    /// The instance.
    pub fn instance(&self) -> &Instance {
        self.physical_device().instance()
    }

    /// The queues.
    pub fn queues(&self) -> impl Iterator<Item = &Queue> {
        self.queues.iter().map(|queue| &**queue)
    }

    /// What is enabled, as the tables of dispatch-tables ask for it.
    pub fn enabled(&self) -> Enabled<'_> {
        let instance = self.instance();
        let version = self.physical_device().description.properties.api_version;
        Enabled {
            core_version: instance.api_version.min(version),
            instance_extensions: &instance.extensions,
            device_extensions: &self.extensions,
        }
    }

    /// Puts a table over the driver's own, for applications to call: hooks, with the driver's
    /// functions below them ([`Tables::with_hooks`](super::Tables::with_hooks)). For [`new_device`](super::Description::new_device) alone: queues and
    /// command buffers take the table over when they are made.
    pub fn set_hooks(&mut self, table: &'static DeviceDispatchTable) {
        self.head.header.dispatch = table;
    }

    /// What the driver keeps.
    ///
    /// # Panics
    ///
    /// Where the data is of another type.
    pub fn data<T: 'static>(&self) -> &T {
        of_type(&self.data)
    }
}

impl Queue {
    /// The handle.
    pub fn handle(&self) -> vk::Queue {
        vk::Queue::from_raw((&raw const *self).cast_mut().cast())
    }

    /// The device.
    pub fn device(&self) -> &Device {
        // SAFETY: a device outlives its queues.
        unsafe { &*self.head.device }
    }
}

impl CommandBuffer {
    /// The handle.
    pub fn handle(&self) -> vk::CommandBuffer {
        vk::CommandBuffer::from_raw((&raw const *self).cast_mut().cast())
    }

    /// The device.
    pub fn device(&self) -> &Device {
        // SAFETY: a device outlives its command buffers.
        unsafe { &*self.head.device }
    }

    /// Sets what the driver keeps, such as a [`Recording`](crate::recording::Recording).
    pub fn set_data(&mut self, data: impl Any + Send) {
        self.data = UnsafeCell::new(Box::new(data));
    }

    /// Has vkEndCommandBuffer return an error: for recording commands, which return nothing.
    pub fn fail(&self, error: vk::Result) {
        let error = error.as_raw();
        _ = self.error.compare_exchange(0, error, Ordering::Relaxed, Ordering::Relaxed);
    }

    /// What common commands keep from one to the next.
    ///
    /// # Safety
    ///
    /// As for [`Self::data`].
    #[allow(clippy::mut_from_ref, reason = "applications synchronize access to command buffers")]
    pub(crate) unsafe fn lowered(&self) -> &mut Option<Box<dyn Any + Send>> {
        // SAFETY: the caller guarantees that nobody else uses the slot.
        unsafe { &mut *self.lowered.get() }
    }

    /// What the driver keeps, to execute what was recorded: several queues may do so at once.
    ///
    /// # Safety
    ///
    /// Nobody calls [`Self::data`] while the reference is used: the command buffer is pending, or
    /// recorded into a pending one, and valid usage forbids to record into it.
    ///
    /// # Panics
    ///
    /// Where the data is of another type.
    pub unsafe fn recorded<T: Sync + 'static>(&self) -> &T {
        // SAFETY: the caller guarantees that nobody writes.
        let data = unsafe { &*self.data.get() };
        data.downcast_ref().expect("command-buffer data of another type")
    }

    /// What the driver keeps, to write to.
    ///
    /// # Safety
    ///
    /// Within a command that records into the command buffer or changes its state, to which the
    /// application synchronizes access, and once at a time.
    ///
    /// # Panics
    ///
    /// Where the data is of another type.
    #[allow(clippy::mut_from_ref, reason = "applications synchronize access to command buffers")]
    pub unsafe fn data<T: 'static>(&self) -> &mut T {
        // SAFETY: the caller guarantees that nobody else uses the data.
        let data = unsafe { &mut *self.data.get() };
        data.downcast_mut().expect("command-buffer data of another type")
    }
}

fn of_type<T: 'static>(data: &Data) -> &T {
    data.downcast_ref().expect("driver data of another type")
}

/// A handle of a device or of an object that belongs to one.
///
/// # Safety
///
/// A live handle of a driver on this kit leads to an object that begins with a `DeviceHead`.
pub unsafe trait OfDevice: Copy {
    /// Where the object is.
    fn address(self) -> *const std::ffi::c_void;
}

macro_rules! of_device {
    ($($handle:ident),*) => {$(
        // SAFETY: the object of this handle begins with a `DeviceHead`.
        unsafe impl OfDevice for vk::$handle {
            fn address(self) -> *const std::ffi::c_void {
                self.as_raw()
            }
        }
    )*};
}

of_device!(Device, Queue, CommandBuffer);

/// The device that `handle` is, or belongs to.
///
/// # Safety
///
/// A live handle of a driver on this kit.
pub unsafe fn device<'a>(handle: impl OfDevice) -> &'a Device {
    // SAFETY: such an object begins with a head, and the device outlives the object.
    unsafe { &*(*handle.address().cast::<DeviceHead>()).device }
}

/// The driver's own table: what a common function calls.
///
/// # Safety
///
/// A live handle of a driver on this kit.
pub unsafe fn device_table<'a>(handle: impl OfDevice) -> &'a DeviceDispatchTable {
    // SAFETY: the caller's promise.
    unsafe { device(handle) }.table
}

/// The instance of a handle.
///
/// # Safety
///
/// A live instance of a driver on this kit.
pub unsafe fn instance<'a>(handle: vk::Instance) -> &'a Instance {
    // SAFETY: the caller's promise.
    unsafe { &*handle.as_raw().cast::<Instance>() }
}

/// The driver's own table of instance commands.
///
/// # Safety
///
/// A live instance of a driver on this kit.
pub unsafe fn instance_table<'a>(handle: vk::Instance) -> &'a InstanceDispatchTable {
    // SAFETY: the caller's promise.
    &unsafe { instance(handle) }.driver.tables().instance
}

/// The physical device of a handle.
///
/// # Safety
///
/// A live physical device of a driver on this kit.
pub unsafe fn physical_device<'a>(handle: vk::PhysicalDevice) -> &'a PhysicalDevice {
    // SAFETY: the caller's promise.
    unsafe { &*handle.as_raw().cast::<PhysicalDevice>() }
}

/// The driver's own table of physical-device commands.
///
/// # Safety
///
/// A live physical device of a driver on this kit.
pub unsafe fn physical_device_table<'a>(
    handle: vk::PhysicalDevice,
) -> &'a PhysicalDeviceDispatchTable {
    // SAFETY: the caller's promise.
    &unsafe { physical_device(handle) }.tables.physical_device
}

/// The queue of a handle.
///
/// # Safety
///
/// A live queue of a driver on this kit.
pub unsafe fn queue<'a>(handle: vk::Queue) -> &'a Queue {
    // SAFETY: the caller's promise.
    unsafe { &*handle.as_raw().cast::<Queue>() }
}

/// The command buffer of a handle.
///
/// # Safety
///
/// A live command buffer of a driver on this kit.
pub unsafe fn command_buffer<'a>(handle: vk::CommandBuffer) -> &'a CommandBuffer {
    // SAFETY: the caller's promise.
    unsafe { &*handle.as_raw().cast::<CommandBuffer>() }
}
