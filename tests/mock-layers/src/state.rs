//! What a layer keeps for each instance and device, found by the first word of a handle.
//!
//! That word is the loader's dispatch pointer. It is the same for an instance and all its physical
//! devices, and for a device with all its queues and command buffers, so it serves as the key for
//! all of them (layers.md 5.3). Lookups are on the path of every call: they walk a list without a
//! lock. Entries are added at its head and never move.

use std::ffi::c_void;
use std::ptr;
use std::sync::Mutex;
use std::sync::atomic::{AtomicPtr, AtomicUsize, Ordering};

use dispatch_tables::layer::{
    LayerDeviceCallbacks, PFN_GetPhysicalDeviceProcAddr, PFN_vkSetInstanceLoaderData,
};
use dispatch_tables::{
    DeviceEntrypointTable, InstanceEntrypointTable, PhysicalDeviceEntrypointTable, vk,
};

use crate::config::LAYERS;
use crate::wrapper::Wrapper;

/// What belongs to one instance.
pub(crate) struct InstanceState {
    /// The handle from below.
    pub(crate) lower: vk::Instance,
    /// vkGetInstanceProcAddr of what is below.
    pub(crate) next_get_instance_proc_addr: vk::PFN_vkGetInstanceProcAddr,
    /// vk_layerGetPhysicalDeviceProcAddr of what is below.
    pub(crate) next_get_physical_device_proc_addr: Option<PFN_GetPhysicalDeviceProcAddr>,
    /// The commands below.
    pub(crate) next: InstanceEntrypointTable,
    /// The physical-device commands below.
    pub(crate) next_physical_device: PhysicalDeviceEntrypointTable,
    /// How to create devices of the layer's own.
    pub(crate) device_callbacks: Option<LayerDeviceCallbacks>,
    /// How to initialise objects of the layer's own.
    pub(crate) set_loader_data: Option<PFN_vkSetInstanceLoaderData>,
    /// The layer's handles for the instance and its physical devices, if it wraps.
    #[allow(clippy::vec_box, reason = "handles point at wrappers, which must not move")]
    pub(crate) wrappers: Mutex<Vec<Box<Wrapper>>>,
}

/// What belongs to one device.
pub(crate) struct DeviceState {
    /// vkGetDeviceProcAddr of what is below.
    pub(crate) next_get_device_proc_addr: vk::PFN_vkGetDeviceProcAddr,
    /// The commands below.
    pub(crate) next: DeviceEntrypointTable,
    /// The layer's handle for it, if it wraps.
    pub(crate) wrapper: Option<Box<Wrapper>>,
    /// The device that the layer created for itself, with its vkDestroyDevice and the callback that
    /// ends it.
    pub(crate) own: Option<crate::own_device::OwnDevice>,
}

/// The first word of a dispatchable object.
///
/// # Safety
///
/// `handle` points at an object that the loader has initialised.
pub(crate) unsafe fn key(handle: *const c_void) -> usize {
    // SAFETY: the caller's promise.
    unsafe { handle.cast::<usize>().read() }
}

/// The entries of one kind.
pub(crate) struct States<T> {
    head: AtomicPtr<Node<T>>,
}

struct Node<T> {
    /// 0 once the object is gone.
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
            // SAFETY: the node is not shared yet.
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

    /// Forgets an object; its entry stays in memory until the library is closed.
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
            // SAFETY: the nodes came from Boxes, and the library is about to be closed.
            let current = unsafe { Box::from_raw(node) };
            node = current.next;
        }
    }
}

static INSTANCES: [States<InstanceState>; LAYERS] = [const { States::new() }; LAYERS];
static DEVICES: [States<DeviceState>; LAYERS] = [const { States::new() }; LAYERS];

/// The instances that layer `N` knows.
pub(crate) fn instances<const N: usize>() -> &'static States<InstanceState> {
    &INSTANCES[N]
}

/// The devices that layer `N` knows.
pub(crate) fn devices<const N: usize>() -> &'static States<DeviceState> {
    &DEVICES[N]
}

/// The state of an instance or physical device that came in from above.
///
/// # Panics
///
/// When the layer does not know it.
pub(crate) fn instance_of<const N: usize>(handle: *const c_void) -> &'static InstanceState {
    // SAFETY: handles that come in from above are objects that the loader or this layer
    // initialised.
    instances::<N>().find(unsafe { key(handle) }).expect("an instance of this layer")
}

/// The state of a device, queue or command buffer that came in from above.
///
/// # Panics
///
/// When the layer does not know it.
pub(crate) fn device_of<const N: usize>(handle: *const c_void) -> &'static DeviceState {
    // SAFETY: as above.
    devices::<N>().find(unsafe { key(handle) }).expect("a device of this layer")
}

/// Called when the library is closed.
pub(crate) fn free_all() {
    INSTANCES.iter().for_each(States::free);
    DEVICES.iter().for_each(States::free);
}
