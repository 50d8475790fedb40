//! A driver is a static: a [`Description`] of plain data, the commands that make the driver special,
//! and a few functions. The kit does the rest, by its own objects and by the entries of
//! [`common`](mod@crate::common).
//!
//! | file | content |
//! |---|---|
//! | [`description`] | the data of a driver |
//! | [`objects`] | instance, physical device, device, queue, command buffer, and the table that a common function calls |
//! | [`object`] | objects without a dispatch table |
//! | [`install`] | the driver's tables: its entrypoints and the common ones that they are enough for |
//! | [`entry`] | what the loader calls, [`export_driver!`](crate::export_driver) |
//! | [`instance`], [`device`] | creation and destruction |
//! | [`nothing()`] | a command that does nothing |
//! | [`submission`] | work of queues, and the threads that execute it |
//! | `locks` | locks and atomics, also for drd |
//! | [`sync`] | payloads of fences and semaphores |
//! | [`messages`] | messages to the application's messengers |
//! | [`alloc`] | the application's allocation callbacks |
//! | [`enumerate`] | the two-call idiom, and arrays of create infos |

pub mod alloc;
pub mod description;
pub mod device;
pub mod entry;
pub mod enumerate;
pub mod install;
pub mod instance;
pub(crate) mod locks;
pub mod messages;
pub mod nothing;
pub mod object;
pub mod objects;
pub mod submission;
pub mod sync;

pub use alloc::{Allocator, Owned};
pub use description::{Description, Driver, PhysicalDeviceDescription};
pub use enumerate::{slice, two_calls, two_calls_into};
pub use install::{Common, Entrypoints, LeftOut, Report, Tables};
pub use messages::Message;
pub use nothing::nothing;
pub use objects::{
    CommandBuffer, Data, Device, Instance, OfDevice, PhysicalDevice, Queue, command_buffer,
    device_table, instance_table, physical_device_table, queue,
};
pub use submission::{Submission, Work};
