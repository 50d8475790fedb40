//! The layer's state for each instance and device, found by the first word of a handle.
//!
//! author-kit keeps the state and makes most of it. The first word is the loader's dispatch pointer:
//! an instance and all its physical devices have the same word, and so do a device and all its queues
//! and command buffers (layers.md 5.3).

use std::ffi::c_void;
use std::ops::Deref;
use std::sync::Mutex;

use author_kit::layer::objects::{Objects, first_word};
use author_kit::layer::{DeviceBase, InstanceBase, OwnDevice};

use crate::config::LAYERS;
use crate::wrapper::Wrapper;

/// The state of one instance.
pub(crate) struct InstanceState {
    pub(crate) base: InstanceBase,
    /// The layer's wrappers of the instance and its physical devices, if the layer wraps.
    #[allow(clippy::vec_box, reason = "handles point at wrappers, which must not move")]
    pub(crate) wrappers: Mutex<Vec<Box<Wrapper>>>,
}

impl Deref for InstanceState {
    type Target = InstanceBase;

    fn deref(&self) -> &InstanceBase {
        &self.base
    }
}

/// The state of one device.
pub(crate) struct DeviceState {
    pub(crate) base: DeviceBase,
    /// The layer's wrapper of the device, if the layer wraps.
    pub(crate) wrapper: Option<Box<Wrapper>>,
    /// The layer's own device.
    pub(crate) own: Option<OwnDevice>,
}

impl Deref for DeviceState {
    type Target = DeviceBase;

    fn deref(&self) -> &DeviceBase {
        &self.base
    }
}

static INSTANCES: [Objects<InstanceState>; LAYERS] = [const { Objects::new() }; LAYERS];
static DEVICES: [Objects<DeviceState>; LAYERS] = [const { Objects::new() }; LAYERS];

/// The instances of layer `N`.
pub(crate) fn instances<const N: usize>() -> &'static Objects<InstanceState> {
    &INSTANCES[N]
}

/// The devices of layer `N`.
pub(crate) fn devices<const N: usize>() -> &'static Objects<DeviceState> {
    &DEVICES[N]
}

/// The state of an instance or physical device that a command received.
///
/// # Panics
///
/// When the layer does not know the handle.
pub(crate) fn instance_of<const N: usize>(handle: *const c_void) -> &'static InstanceState {
    // SAFETY: commands receive only objects that the loader or this layer initialised, and an
    // application destroys an instance when no other command uses it.
    unsafe { instances::<N>().find(first_word(handle)) }.expect("an instance of this layer")
}

/// The state of a device, queue or command buffer that a command received.
///
/// # Panics
///
/// When the layer does not know the handle.
pub(crate) fn device_of<const N: usize>(handle: *const c_void) -> &'static DeviceState {
    // SAFETY: as for [`instance_of`].
    unsafe { devices::<N>().find(first_word(handle)) }.expect("a device of this layer")
}
