//! The layer's state for each instance and device, found by the first word of a handle.
//!
//! That word is the loader's dispatch pointer. An instance and all its physical devices have the
//! same word, and so do a device and all its queues and command buffers. The word is therefore the
//! key for all of them (layers.md 5.3). Every call looks up its state, so a lookup walks a list
//! without a lock. Entries are added at the list's head and never move.

use std::ffi::c_void;
use std::ptr;
use std::sync::Mutex;
use std::sync::atomic::{AtomicPtr, AtomicUsize, Ordering};

use dispatch_tables::layer::{
    LayerDeviceCallbacks, PFN_GetPhysicalDeviceProcAddr, PFN_vkSetInstanceLoaderData,
};
use dispatch_tables::{
    DeviceDispatchTable, DeviceExtensionTable, Enabled, InstanceDispatchTable,
    InstanceExtensionTable, PhysicalDeviceDispatchTable, vk,
};

use crate::config::LAYERS;
use crate::wrapper::Wrapper;

/// The version and the extensions of an instance or device. A hook is given for the names that these
/// enable.
#[derive(Clone)]
pub(crate) struct Enables {
    /// The application's API version.
    pub(crate) core_version: u32,
    /// The extensions of the instance.
    pub(crate) instance_extensions: InstanceExtensionTable,
    /// The extensions of the device; none in the state of an instance.
    pub(crate) device_extensions: DeviceExtensionTable,
}

impl Enables {
    /// As dispatch-tables takes them.
    pub(crate) fn enabled(&self) -> Enabled<'_> {
        Enabled {
            core_version: self.core_version,
            instance_extensions: &self.instance_extensions,
            device_extensions: &self.device_extensions,
        }
    }
}

/// The state of one instance.
pub(crate) struct InstanceState {
    /// The names that are enabled.
    pub(crate) enables: Enables,
    /// The handle of the next layer or driver.
    pub(crate) lower: vk::Instance,
    /// The next vkGetInstanceProcAddr.
    pub(crate) next_get_instance_proc_addr: vk::PFN_vkGetInstanceProcAddr,
    /// The next vk_layerGetPhysicalDeviceProcAddr.
    pub(crate) next_get_physical_device_proc_addr: Option<PFN_GetPhysicalDeviceProcAddr>,
    /// The commands of the next layer or driver.
    pub(crate) next: InstanceDispatchTable,
    /// The physical-device commands of the next layer or driver.
    pub(crate) next_physical_device: PhysicalDeviceDispatchTable,
    /// The loader's callbacks for devices of the layer's own.
    pub(crate) device_callbacks: Option<LayerDeviceCallbacks>,
    /// The loader's callback that initialises objects of the layer's own.
    pub(crate) set_loader_data: Option<PFN_vkSetInstanceLoaderData>,
    /// The layer's wrappers of the instance and its physical devices, if the layer wraps.
    #[allow(clippy::vec_box, reason = "handles point at wrappers, which must not move")]
    pub(crate) wrappers: Mutex<Vec<Box<Wrapper>>>,
}

/// The state of one device.
pub(crate) struct DeviceState {
    /// The names that are enabled.
    pub(crate) enables: Enables,
    /// The next vkGetDeviceProcAddr.
    pub(crate) next_get_device_proc_addr: vk::PFN_vkGetDeviceProcAddr,
    /// The commands of the next layer or driver.
    pub(crate) next: DeviceDispatchTable,
    /// The layer's wrapper of the device, if the layer wraps.
    pub(crate) wrapper: Option<Box<Wrapper>>,
    /// The layer's own device, with its vkDestroyDevice and the callback that destroys it.
    pub(crate) own: Option<crate::own_device::OwnDevice>,
}

/// The first word of a dispatchable object.
///
/// # Safety
///
/// `handle` points to an object that the loader has initialised.
pub(crate) unsafe fn key(handle: *const c_void) -> usize {
    // SAFETY: the caller guarantees an initialised object, which begins with this word.
    unsafe { handle.cast::<usize>().read() }
}

/// The entries for one kind of object.
pub(crate) struct States<T> {
    head: AtomicPtr<Node<T>>,
}

struct Node<T> {
    /// 0 when the object is destroyed.
    key: AtomicUsize,
    state: T,
    next: *mut Node<T>,
}

impl<T> States<T> {
    const fn new() -> Self {
        Self { head: AtomicPtr::new(ptr::null_mut()) }
    }

    /// Adds an entry.
    pub(crate) fn add(&self, key: usize, state: T) {
        let node = Box::into_raw(Box::new(Node {
            key: AtomicUsize::new(key),
            state,
            next: ptr::null_mut(),
        }));
        let mut head = self.head.load(Ordering::Acquire);
        loop {
            // SAFETY: no other thread has the node yet.
            unsafe { (*node).next = head };
            match self.head.compare_exchange(head, node, Ordering::AcqRel, Ordering::Acquire) {
                Ok(_) => return,
                Err(other) => head = other,
            }
        }
    }

    /// The entry of an object.
    pub(crate) fn find(&self, key: usize) -> Option<&T> {
        self.node(key).map(|node| &node.state)
    }

    /// Removes an object. Its entry stays in memory until the library is closed.
    pub(crate) fn remove(&self, key: usize) {
        if let Some(node) = self.node(key) {
            node.key.store(0, Ordering::Release);
        }
    }

    fn node(&self, key: usize) -> Option<&Node<T>> {
        let mut node = self.head.load(Ordering::Acquire);
        // SAFETY: nodes are freed only when the library is closed.
        while let Some(current) = unsafe { node.as_ref() } {
            if current.key.load(Ordering::Acquire) == key {
                return Some(current);
            }
            node = current.next;
        }
        None
    }

    fn free(&self) {
        let mut node = self.head.swap(ptr::null_mut(), Ordering::AcqRel);
        while !node.is_null() {
            // SAFETY: `add` made the nodes with Box, and the library is being closed.
            let current = unsafe { Box::from_raw(node) };
            node = current.next;
        }
    }
}

static INSTANCES: [States<InstanceState>; LAYERS] = [const { States::new() }; LAYERS];
static DEVICES: [States<DeviceState>; LAYERS] = [const { States::new() }; LAYERS];

/// The instances of layer `N`.
pub(crate) fn instances<const N: usize>() -> &'static States<InstanceState> {
    &INSTANCES[N]
}

/// The devices of layer `N`.
pub(crate) fn devices<const N: usize>() -> &'static States<DeviceState> {
    &DEVICES[N]
}

/// The state of an instance or physical device that a command received.
///
/// # Panics
///
/// When the layer does not know the handle.
pub(crate) fn instance_of<const N: usize>(handle: *const c_void) -> &'static InstanceState {
    // SAFETY: commands receive only objects that the loader or this layer initialised.
    instances::<N>().find(unsafe { key(handle) }).expect("an instance of this layer")
}

/// The state of a device, queue or command buffer that a command received.
///
/// # Panics
///
/// When the layer does not know the handle.
pub(crate) fn device_of<const N: usize>(handle: *const c_void) -> &'static DeviceState {
    // SAFETY: commands receive only objects that the loader or this layer initialised.
    devices::<N>().find(unsafe { key(handle) }).expect("a device of this layer")
}

/// Frees all entries, when the library is closed.
pub(crate) fn free_all() {
    INSTANCES.iter().for_each(States::free);
    DEVICES.iter().for_each(States::free);
}
