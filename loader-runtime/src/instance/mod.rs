//! Instances: how vkCreateInstance finds, decides and acts ([`above`], [`request`], [`plan`],
//! [`creation`], [`chain`], [`below`]), and the records behind the handle (drivers.md I; callpath.md 2,
//! 7.4).

pub(crate) mod above;
pub(crate) mod below;
pub(crate) mod chain;
pub(crate) mod creation;
pub(crate) mod dispatch;
pub(crate) mod driver;
pub(crate) mod driver_entrypoints;
pub(crate) mod event;
pub(crate) mod extension_set;
pub(crate) mod extensions;
pub(crate) mod no_drivers;
pub(crate) mod objects;
pub(crate) mod plan;
pub(crate) mod record;
pub(crate) mod request;
