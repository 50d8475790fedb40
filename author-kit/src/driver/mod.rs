//! A driver is a static: a [`Description`] of plain data, the commands that make the driver special,
//! and a few functions. The kit does the rest, by its own [objects] and by the entries
//! of [`common`](mod@crate::common).
//!
//! | file | content |
//! |---|---|
//! | `description` | [`Description::new`], the defaults of a driver |
//! | [`entry`] | what the loader calls, [`export_driver!`](crate::export_driver) |
//! | [`nothing()`] | a command that does nothing |
//! | [`discarded`] | tables of such commands, for drivers without shaders |

mod description;
pub mod discarded;
pub mod entry;
pub mod nothing;

pub use crate::objects::{
    self, Allocator, Batch, CommandBuffer, Common, Data, Description, Device, Driver, Entrypoints,
    FdKind, FdKinds, HeapUse, Instance, LeftOut, Message, NewPayload, OfDevice, Owned, Payload,
    PhysicalDevice, PhysicalDeviceDescription, Point, Queue, Report, Submission, Submit, SyncType,
    Tables, Variant, Work, alloc, command_buffer, device, device_table, enumerate, install,
    instance, instance_table, messages, object, payload, physical_device_table, queue, slice,
    submission, sync, two_calls, two_calls_into,
};
pub use nothing::nothing;
