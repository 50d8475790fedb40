//! The records behind handles (callpath.md 2).
//!
//! Plain records that `chain` and `api` fill: no function here calls a driver or a layer. Records
//! come from the application's allocator and are reached by shared reference. A value of a record
//! either never changes, or is set while the object is created ([`late`]), or changes under the
//! loader lock ([`LockedCell`](crate::lock::LockedCell), [`linked`], [`index`]), or is atomic.

pub(crate) mod callbacks;
pub(crate) mod debug_types;
pub(crate) mod device;
pub(crate) mod device_configurations;
pub(crate) mod device_terminators;
pub(crate) mod dispatch;
pub(crate) mod driver;
pub(crate) mod driver_surfaces;
pub(crate) mod extensions;
mod index;
pub(crate) mod instance;
mod late;
pub(crate) mod layers;
mod linked;
pub(crate) mod messenger_slots;
pub(crate) mod physical_device;
pub(crate) mod slots;
pub(crate) mod surface;
pub(crate) mod surface_kind;
pub(crate) mod unknown;
