//! Handles of the layer's own (layers.md 13.2).
//!
//! A wrapper begins with the loader's dispatch pointer, as every dispatchable object does; it is
//! copied from the object that it stands for, once the call that made that object has returned.
//! Whoever wraps must unwrap in every command that takes the object: this layer's lookups deny the
//! commands that it does not know.

use std::ffi::c_void;

use dispatch_tables::{Command, Level, vk};

use crate::config::layer;
use crate::state::key;

/// An object of the layer in place of one from below.
#[repr(C)]
#[derive(Debug)]
pub(crate) struct Wrapper {
    loader_data: usize,
    lower: *mut c_void,
}

// SAFETY: the pointers are handles, which may be used from any thread as Vulkan allows.
unsafe impl Send for Wrapper {}
// SAFETY: as above; a wrapper is never written to.
unsafe impl Sync for Wrapper {}

impl Wrapper {
    /// A stand-in for `lower`.
    ///
    /// # Safety
    ///
    /// `lower` is an object that the loader has initialised.
    pub(crate) unsafe fn new(lower: *mut c_void) -> Box<Self> {
        Box::new(Self {
            // SAFETY: the caller's promise.
            loader_data: unsafe { key(lower) },
            lower,
        })
    }

    /// A stand-in for `lower` without the loader's word, which is an error of the layer.
    pub(crate) fn blank(lower: *mut c_void) -> Box<Self> {
        Box::new(Self { loader_data: 0, lower })
    }

    /// The handle that goes up.
    pub(crate) fn handle(&self) -> *mut c_void {
        std::ptr::from_ref(self).cast_mut().cast()
    }

    /// The wrapper of `lower` in `list`, made if it is not there. The same object always has the
    /// same handle.
    ///
    /// # Safety
    ///
    /// As for [`Wrapper::new`].
    #[allow(clippy::vec_box, reason = "handles point at wrappers, which must not move")]
    pub(crate) unsafe fn find_or_add(list: &mut Vec<Box<Self>>, lower: *mut c_void) -> *mut c_void {
        if let Some(known) = list.iter().find(|wrapper| wrapper.lower == lower) {
            return known.handle();
        }
        // SAFETY: the caller's promise.
        let wrapper = unsafe { Self::new(lower) };
        let handle = wrapper.handle();
        list.push(wrapper);
        handle
    }
}

/// The handle below for one that came from above.
fn lower<const N: usize>(handle: *mut c_void) -> *mut c_void {
    if !layer::<N>().wrap || handle.is_null() {
        return handle;
    }
    // SAFETY: a layer that wraps has given out wrappers only.
    unsafe { (*handle.cast::<Wrapper>()).lower }
}

/// The instance below.
pub(crate) fn lower_instance<const N: usize>(instance: vk::Instance) -> vk::Instance {
    vk::Instance::from_raw(lower::<N>(instance.as_raw()))
}

/// The physical device below.
pub(crate) fn lower_physical_device<const N: usize>(
    device: vk::PhysicalDevice,
) -> vk::PhysicalDevice {
    vk::PhysicalDevice::from_raw(lower::<N>(device.as_raw()))
}

/// The device below.
pub(crate) fn lower_device<const N: usize>(device: vk::Device) -> vk::Device {
    vk::Device::from_raw(lower::<N>(device.as_raw()))
}

/// Whether a command that the layer does not intercept may be passed on: not when it takes an
/// object that the layer wraps. Queues and command buffers are not wrapped.
pub(crate) fn may_pass<const N: usize>(command: Option<Command>) -> bool {
    let takes_wrapped = |command: Command| match command.level() {
        Level::Global => false,
        Level::Instance | Level::PhysicalDevice => true,
        Level::Device => {
            let name = command.name().to_bytes();
            !(name.starts_with(b"vkCmd")
                || name.starts_with(b"vkQueue")
                || name == b"vkEndCommandBuffer"
                || name == b"vkBeginCommandBuffer")
        }
    };
    !layer::<N>().wrap || !command.is_some_and(takes_wrapped)
}
