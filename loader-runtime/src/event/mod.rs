//! The messages of this crate's stages, as typed events (drivers.md section M).
//!
//! `loader_discovery::event` declares the macros and holds the messages of the deciding half. A
//! stage hands each event to the [`Journal`](crate::journal::Journal) that it was given.

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
pub(crate) use library::{LibraryEvent, LibraryRejection};
pub(crate) use loader_discovery::event::{Address, Hex, MajorMinor, Text, Version};
pub(crate) use physical_device::PhysicalDeviceEvent;
pub(crate) use surface::SurfaceEvent;

use loader_discovery::event::{Event as Decision, Message};
use loader_discovery::{events, messages};

/// What a journal takes: a message of one of the tables, or any [`Event`]. A library that records
/// none of a table's messages does not hold their texts.
pub(crate) trait Entry<'a>: Message + Into<Event<'a>> {}

impl<'a, T: Message + Into<Event<'a>>> Entry<'a> for T {}

events! {
    /// One decision or action of the loader.
    pub(crate) enum Event {
        Decision
        StartupEvent
        LibraryEvent
        LibraryRejection
        InstanceEvent
        PhysicalDeviceEvent
        DeviceEvent
        SurfaceEvent
        HandleEvent
        LayerRequestRejection
        LayerChainEvent
        CallStackEvent
    }
}
