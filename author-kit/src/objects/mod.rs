//! What a driver on the kit is made of: its description, its tables, and the objects that every driver
//! has.
//!
//! | file | content |
//! |---|---|
//! | [`description`] | the data of a driver |
//! | [`dispatchable`] | instance, physical device, device, queue, command buffer, and the table that a common function calls |
//! | [`object`] | objects without a dispatch table |
//! | [`install`] | the driver's tables: its entrypoints and the common ones that they are enough for |
//! | [`instance`](mod@instance), [`device`](mod@device) | creation and destruction |
//! | `guard` | calls of the driver's functions, whose panics become errors |
//! | [`submission`] | work of queues, as the application says it and as the driver gets it |
//! | `worker` | queues, and the threads that execute their work |
//! | `locks` | locks and atomics, also for drd |
//! | `threads` | threads without the application's signals |
//! | [`payload`] | payloads of fences and semaphores: what a driver implements, and those in software |
//! | `timeline`, `turns` | timelines made of binary payloads, and binary payloads made of a timeline |
//! | `tracked` | a payload and which of its signals the driver has; waits of the host |
//! | [`sync`] | fences and semaphores, and what those of a device share |
//! | [`messages`] | messages to the application's messengers |
//! | [`alloc`] | the application's allocation callbacks |
//! | [`enumerate`] | the two-call idiom, and arrays of create infos |

pub mod alloc;
pub mod description;
pub mod device;
pub mod dispatchable;
pub mod enumerate;
pub(crate) mod guard;
pub mod install;
pub mod instance;
pub(crate) mod locks;
pub mod messages;
pub mod object;
pub mod payload;
pub mod submission;
pub mod sync;
pub(crate) mod threads;
pub(crate) mod timeline;
pub(crate) mod tracked;
pub(crate) mod turns;
pub(crate) mod worker;

pub use alloc::{Allocator, Owned};
pub use description::{Description, Driver, HeapUse, PhysicalDeviceDescription, Variant};
pub(crate) use dispatchable::DeviceHead;
pub use dispatchable::{
    CommandBuffer, Data, Device, Instance, OfDevice, PhysicalDevice, Queue, command_buffer, device,
    device_table, instance, instance_table, physical_device, physical_device_table, queue,
};
pub use enumerate::{slice, two_calls, two_calls_into};
pub use install::{Common, Entrypoints, LeftOut, Report, Tables};
pub use messages::Message;
pub use payload::{FdKind, FdKinds, NewPayload, Payload, SyncType};
pub use submission::{Batch, Point, Submission, Submit, Work};
