//! The messages of this crate as typed events (drivers.md section M).
//!
//! `loader_discovery::event` declares the macros and holds the messages of the deciding half. The
//! rooms hold their own tables. Each stage passes its events to a
//! [`Journal`](crate::journal::Journal).

mod handle;

pub(crate) use crate::device::event::DeviceEvent;
pub(crate) use crate::instance::event::{InstanceEvent, StartupEvent};
pub(crate) use crate::layers::event::{CallStackEvent, LayerChainEvent, LayerRequestRejection};
pub(crate) use crate::libraries::event::{LibraryEvent, LibraryFailure, LibraryRejection};
pub(crate) use crate::physical_devices::event::{AdapterEvent, PhysicalDeviceEvent};
pub(crate) use crate::surfaces::event::SurfaceEvent;
pub(crate) use handle::HandleEvent;
pub(crate) use loader_discovery::event::{Address, Hex, MajorMinor, Text, Version};

pub(crate) use loader_discovery::event::Event as Decision;
use loader_discovery::event::Named;
use loader_discovery::events;
pub(crate) use loader_discovery::messages;

/// A message of a table, or an [`Event`]. A journal takes both, so a library that never records a
/// table does not contain its texts.
pub(crate) trait Recordable<'a>: Named + Clone + Into<Event<'a>> {}

impl<'a, T: Named + Clone + Into<Event<'a>>> Recordable<'a> for T {}

events! {
    /// A decision or action of the loader.
    pub(crate) enum Event {
        Decision
        StartupEvent
        LibraryEvent
        LibraryFailure
        LibraryRejection
        InstanceEvent
        PhysicalDeviceEvent
        AdapterEvent
        DeviceEvent
        SurfaceEvent
        HandleEvent
        LayerRequestRejection
        LayerChainEvent
        CallStackEvent
    }
}

#[cfg(test)]
mod tests;
