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
//! | [`clocks`] | the clock of drivers on the CPU, and calibrated timestamps, for drivers that ask for them |
//! | [`creation`] | creation, destruction and lookups of instances and devices |
//! | [`debug`], [`markers`] | messengers, names and labels |
//! | [`deferred`], [`shaders`] | deferred operations, identifiers of shaders, executables of pipelines |
//! | [`descriptors`], [`held`] | descriptor pools, and objects that hold their create info; for drivers that ask for them |
//! | [`enumeration`] | physical devices and what they have |
//! | [`fences`], [`semaphores`] | fences and semaphores, over payloads of the driver's or in software |
//! | [`external_sync`], `sync_fds` | file descriptors of both |
//! | [`events`] | events in software |
//! | [`formats`] | formats, images and external buffers |
//! | [`groups`] | device groups of one device |
//! | [`host_memory`], [`host_images`], [`host_copies`] | memory, buffers, images and their copies of drivers on the CPU, for drivers that ask for them |
//! | [`host_formats`] | what such images can be used for |
//! | [`host_clears`], [`host_blits`], [`host_rendering`] | clears, blits and resolves of these images, and rendering without shaders |
//! | [`host_commands`] | commands of a command buffer, executed on the CPU |
//! | [`pipeline_caches`] | pipeline caches, whose data the driver keeps by key |
//! | [`pools`] | command pools and command buffers |
//! | [`pairs`] | commands in terms of their newer forms, of the registry's facts alone |
//! | [`render_passes`] | render passes in terms of dynamic rendering; their commands for drivers that ask for them |
//! | [`synchronization`], [`submit`], [`render_pass`] | those whose newer forms take more than names and types |
//! | [`private_data`] | private data of objects |
//! | [`queries`] | query pools with results in the host's memory, for drivers that ask for them |
//! | [`queues`], [`submission`] | queues of a device, and their work |
//! | [`templates`] | descriptor updates by template, as plain writes |

pub mod addresses;
pub mod captures;
pub mod clocks;
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
pub mod host_blits;
pub mod host_clears;
pub mod host_commands;
pub mod host_copies;
pub mod host_formats;
pub mod host_images;
pub mod host_memory;
pub mod host_rendering;
pub mod markers;
pub mod pairs;
pub mod pipeline_caches;
pub mod pools;
pub mod private_data;
pub mod queries;
pub mod queues;
pub mod render_pass;
pub mod render_passes;
pub mod semaphores;
pub mod shaders;
pub mod submission;
pub mod submit;
#[cfg(unix)]
pub mod sync_fds;
pub mod synchronization;
pub mod templates;

/// What the entries answer from, for short paths.
pub use crate::capability::{compressed, features, images, limits, properties, texels};
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
    // Before the granularity of one pixel.
    render_passes::OBJECTS,
    groups::ENTRIES,
    markers::ENTRIES,
    pairs::ENTRIES,
    pipeline_caches::ENTRIES,
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
    templates::ENTRIES,
];
