//! Commands that the kit implements by other commands of the driver.
//!
//! Every command is an entry of plain data ([`Common`]), which is installed only if the driver has
//! what the function calls, and the driver has no function of its own. A function calls the driver's
//! own table ([`device_table`](crate::objects::device_table)) and no other.
//!
//! | file | content |
//! |---|---|
//! | [`addresses`] | commands on buffers by their forms with device addresses |
//! | [`captures`] | the capture of objects for descriptor buffers |
//! | [`creation`] | creation, destruction and lookups of instances and devices |
//! | [`debug`], [`markers`] | messengers, names and labels |
//! | [`deferred`], [`shaders`] | deferred operations, identifiers of shaders, executables of pipelines |
//! | [`descriptors`], [`held`] | descriptor pools, and objects that hold their create info; for drivers that ask for them |
//! | [`enumeration`] | physical devices and what they have |
//! | [`fences`], [`semaphores`] | fences and semaphores, over payloads of the driver's or in software |
//! | [`external_sync`], `sync_fds` | file descriptors of both |
//! | [`events`] | events in software |
//! | [`formats`] | formats, images and external objects |
//! | [`groups`] | device groups of one device |
//! | [`host_memory`], [`host_images`] | memory, buffers and images of drivers on the CPU, for drivers that ask for them |
//! | [`pools`] | command pools and command buffers |
//! | [`pairs`] | commands in terms of their newer forms, of the registry's facts alone |
//! | [`synchronization`], [`submit`], [`render_pass`] | those whose newer forms take more than names and types |
//! | [`private_data`] | private data of objects |
//! | [`queues`], [`submission`] | queues of a device, and their work |

pub mod addresses;
pub mod captures;
pub mod creation;
pub mod debug;
pub mod deferred;
pub mod descriptors;
pub mod enumeration;
pub mod events;
pub mod external_sync;
pub mod fences;
pub mod formats;
pub mod groups;
pub mod held;
pub mod host_images;
pub mod host_memory;
pub mod markers;
pub mod pairs;
pub mod pools;
pub mod private_data;
pub mod queues;
pub mod render_pass;
pub mod semaphores;
pub mod shaders;
pub mod submission;
pub mod submit;
#[cfg(unix)]
pub mod sync_fds;
pub mod synchronization;

/// What the entries answer from, for short paths.
pub use crate::capability::{features, limits, properties};
use crate::objects::Common;

/// All common entries of the kit.
pub static ALL: &[&[Common]] = &[
    addresses::ENTRIES,
    captures::ENTRIES,
    creation::ENTRIES,
    debug::ENTRIES,
    deferred::ENTRIES,
    enumeration::ENTRIES,
    events::ENTRIES,
    external_sync::ENTRIES,
    fences::ENTRIES,
    formats::ENTRIES,
    groups::ENTRIES,
    markers::ENTRIES,
    pairs::ENTRIES,
    pools::ENTRIES,
    private_data::ENTRIES,
    queues::ENTRIES,
    render_pass::ENTRIES,
    semaphores::ENTRIES,
    shaders::ENTRIES,
    submission::ENTRIES,
    submit::ENTRIES,
    #[cfg(unix)]
    sync_fds::ENTRIES,
    synchronization::ENTRIES,
];
