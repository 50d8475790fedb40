//! Creation of a device, from the application's vkCreateDevice to the driver's, and the record that
//! the first word of a device, queue or command buffer points to (callpath.md 2, 7; layers.md 8).

pub(crate) mod above;
pub(crate) mod below;
pub(crate) mod chain;
pub(crate) mod event;
pub(crate) mod group;
pub(crate) mod plan;
pub(crate) mod record;
pub(crate) mod request;
pub(crate) mod terminators;
