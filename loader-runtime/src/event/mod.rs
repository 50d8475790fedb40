//! The messages of this crate as typed events (drivers.md section M).
//!
//! `loader_discovery::event` declares the macros and holds the messages of the deciding half. Each
//! stage passes its events to a [`Journal`](crate::journal::Journal).

#[cfg(test)]
mod catalogue;
mod device;
mod handle;
mod instance;
mod layer;
mod library;
mod physical_device;
mod surface;

pub(crate) use device::DeviceEvent;
pub(crate) use handle::HandleEvent;
pub(crate) use instance::{InstanceEvent, StartupEvent};
pub(crate) use layer::{CallStackEvent, LayerChainEvent, LayerRequestRejection};
pub(crate) use library::{LibraryEvent, LibraryFailure, LibraryRejection};
pub(crate) use loader_discovery::event::{Address, Hex, MajorMinor, Text, Version};
pub(crate) use physical_device::{AdapterEvent, PhysicalDeviceEvent};
pub(crate) use surface::SurfaceEvent;

use loader_discovery::event::{Event as Decision, Message};
use loader_discovery::{events, messages};

/// A message of a table, or an [`Event`]. A journal takes both, so a library that never records a
/// table does not contain its texts.
pub(crate) trait Recordable<'a>: Message + Clone + Into<Event<'a>> {}

impl<'a, T: Message + Clone + Into<Event<'a>>> Recordable<'a> for T {}

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
