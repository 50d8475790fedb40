//! Dispatchable objects: what stands behind the handles that the loader gives out (callpath.md 2).
//!
//! Plain records that `chain` and `api` fill. All of them live in host memory of the application's
//! allocator and are reached by shared reference; what changes lies in cells and is changed under
//! the loader lock.

pub(crate) mod callbacks;
pub(crate) mod debug_types;
pub(crate) mod device;
pub(crate) mod device_configurations;
pub(crate) mod dispatch;
pub(crate) mod driver;
pub(crate) mod driver_surfaces;
pub(crate) mod extensions;
pub(crate) mod instance;
pub(crate) mod layers;
mod linked;
pub(crate) mod messenger;
pub(crate) mod physical_device;
pub(crate) mod slots;
pub(crate) mod surface;
pub(crate) mod surface_kind;
pub(crate) mod unknown;
