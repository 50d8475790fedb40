//! The objects that the kit's own functions create: instances and devices.

use dispatch_tables::vk::{self, Handle, chain};

use super::callbacks::replace_callbacks;
use super::objects::{self, Data, Origin, lower_of};
use super::{Below, Wrapping};
use crate::layer::objects::OfInstance;
use crate::layer::{DeviceBase, InstanceBase};
use crate::structure::{Arena, Extent, copy_with};

/// What lives as long as a wrapped instance or device.
struct Wrapped {
    /// The layer's objects point to it.
    _below: Box<Below>,
    /// The application's callbacks, which the next layer calls through the kit's.
    _callbacks: Vec<Data>,
}

/// A copy of a create info with the next layer's handles, and the callbacks that the copy replaces.
///
/// # Safety
///
/// The create info is valid.
pub(crate) unsafe fn lower_copy<T: chain::Structure>(
    arena: &Arena,
    info: &T,
) -> (*mut T, Vec<Data>) {
    // SAFETY: the caller guarantees a valid create info, which begins as every structure does.
    unsafe {
        let copy = copy_with(arena, Extent::All, info, |mut place| {
            let lower = lower_of(place.ty, place.get());
            place.set(lower);
        });
        let callbacks = replace_callbacks((*copy.cast::<vk::BaseInStructure>()).p_next.cast());
        (copy, callbacks)
    }
}

impl InstanceBase {
    /// Gives the instance a handle of the layer's own, and tables of functions that wrap.
    ///
    /// # Safety
    ///
    /// The instance has just been created.
    pub(crate) unsafe fn wrap(&mut self, wrapping: &Wrapping, callbacks: Vec<Data>) {
        let below = Box::new(Below {
            instance: self.next,
            physical_device: self.next_physical_device,
            ..Below::default()
        });
        self.next = wrapping.instance.filtered(|command| below.instance.get(command).is_some());
        let has = |command| below.physical_device.get(command).is_some();
        self.next_physical_device = wrapping.physical_device.filtered(has);
        let origin = Origin { owner: 0, below: &raw const *below, again: false };
        // SAFETY: the caller guarantees a live instance; the base keeps the tables.
        let handle = unsafe { objects::wrap(vk::Instance::TYPE, self.lower.as_u64(), origin) };
        self.handle = vk::Instance::from_u64(handle);
        self.wrapped = Some(Box::new(Wrapped { _below: below, _callbacks: callbacks }));
    }
}

impl DeviceBase {
    /// Gives the device a handle of the layer's own, and a table of functions that wrap.
    ///
    /// # Safety
    ///
    /// The device has just been created, on a physical device of the instance.
    pub(crate) unsafe fn wrap(
        &mut self,
        wrapping: &Wrapping,
        instance: impl OfInstance + Handle,
        callbacks: Vec<Data>,
    ) {
        let below =
            Box::new(Below { device: self.next, lower_device: self.lower, ..Below::default() });
        self.next = wrapping.device.filtered(|command| below.device.get(command).is_some());
        let origin = Origin { owner: instance.as_u64(), below: &raw const *below, again: false };
        // SAFETY: the caller guarantees a live device; the base keeps the tables.
        let handle = unsafe { objects::wrap(vk::Device::TYPE, self.lower.as_u64(), origin) };
        self.handle = vk::Device::from_u64(handle);
        self.wrapped = Some(Box::new(Wrapped { _below: below, _callbacks: callbacks }));
    }
}
