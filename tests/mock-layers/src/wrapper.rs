//! Wrappers: handles of the layer's own (layers.md 13.2).
//!
//! Like every dispatchable object, a wrapper begins with the loader's dispatch pointer. The layer
//! copies that word from the wrapped object, once the call that created the object has returned. A
//! layer that wraps an object must unwrap it in every command that takes the object. The lookups of
//! this layer therefore do not find commands that the layer does not intercept.

use std::ffi::c_void;

use author_kit::layer::objects::first_word;
use dispatch_tables::{Command, Level, vk};

use crate::config::layer;

/// The layer's object for an object of the next layer or driver.
#[repr(C)]
#[derive(Debug)]
pub(crate) struct Wrapper {
    loader_data: usize,
    lower: *mut c_void,
}

// SAFETY: the pointers are handles, which Vulkan allows on any thread.
unsafe impl Send for Wrapper {}
// SAFETY: a wrapper is never written after its creation, and its handles may be used on any thread.
unsafe impl Sync for Wrapper {}

impl Wrapper {
    /// A wrapper of `lower`.
    ///
    /// # Safety
    ///
    /// `lower` is an object that the loader has initialised.
    pub(crate) unsafe fn new(lower: *mut c_void) -> Box<Self> {
        Box::new(Self {
            // SAFETY: the caller guarantees that the loader has initialised `lower`.
            loader_data: unsafe { first_word(lower) },
            lower,
        })
    }

    /// A wrapper of `lower` without the loader's word, which is an error of the layer.
    pub(crate) fn blank(lower: *mut c_void) -> Box<Self> {
        Box::new(Self { loader_data: 0, lower })
    }

    /// The handle for the layer above.
    pub(crate) fn handle(&self) -> *mut c_void {
        std::ptr::from_ref(self).cast_mut().cast()
    }

    /// The wrapper of `lower` in `list`, created if missing. The same object always has the same
    /// wrapper.
    ///
    /// # Safety
    ///
    /// As for [`Wrapper::new`].
    #[allow(clippy::vec_box, reason = "handles point at wrappers, which must not move")]
    pub(crate) unsafe fn find_or_add(list: &mut Vec<Box<Self>>, lower: *mut c_void) -> *mut c_void {
        if let Some(known) = list.iter().find(|wrapper| wrapper.lower == lower) {
            return known.handle();
        }
        // SAFETY: the caller guarantees that the loader has initialised `lower`.
        let wrapper = unsafe { Self::new(lower) };
        let handle = wrapper.handle();
        list.push(wrapper);
        handle
    }
}

/// The wrapped handle.
fn lower<const N: usize>(handle: *mut c_void) -> *mut c_void {
    if !layer::<N>().wrap || handle.is_null() {
        return handle;
    }
    // SAFETY: if the layer wraps, all handles that it receives are its wrappers.
    unsafe { (*handle.cast::<Wrapper>()).lower }
}

/// The wrapped instance, or `instance` itself if the layer does not wrap.
pub(crate) fn lower_instance<const N: usize>(instance: vk::Instance) -> vk::Instance {
    vk::Instance::from_raw(lower::<N>(instance.as_raw()))
}

/// The wrapped physical device, or `device` itself if the layer does not wrap.
pub(crate) fn lower_physical_device<const N: usize>(
    device: vk::PhysicalDevice,
) -> vk::PhysicalDevice {
    vk::PhysicalDevice::from_raw(lower::<N>(device.as_raw()))
}

/// The wrapped device, or `device` itself if the layer does not wrap.
pub(crate) fn lower_device<const N: usize>(device: vk::Device) -> vk::Device {
    vk::Device::from_raw(lower::<N>(device.as_raw()))
}

/// Whether the layer may pass on a command that it does not intercept: not if the command takes an
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
