//! How C functions, which have no room for a pointer to their layer, find the layer.

use super::Layer;

/// A layer that C functions find by their type.
pub trait Registered: 'static {
    /// What the layer keeps of an instance.
    type Instance: Send + Sync + 'static;
    /// What the layer keeps of a device.
    type Device: Send + Sync + 'static;

    /// The layer.
    fn layer() -> &'static Layer<Self::Instance, Self::Device>;
}
