//! Commands that the kit implements by other commands of the driver.
//!
//! Every command is an entry of plain data ([`Common`]), which is installed only if the driver has
//! what the function calls, and the driver has no function of its own. A function calls the driver's
//! own table ([`driver::device_table`](crate::driver::device_table)) and no other.
//!
//! | file | content |
//! |---|---|
//! | [`creation`] | creation, destruction and lookups of instances and devices |
//! | [`enumeration`] | physical devices and what they have |
//! | [`queues`] | queues of a device |
//! | [`private_data`] | private data of objects |
//! | [`features`], [`properties`] | no commands: all features, all properties as one flat structure |

pub mod creation;
pub mod enumeration;
pub mod features;
pub mod private_data;
pub mod properties;
pub mod queues;

use crate::driver::Common;

/// All common entries of the kit.
pub static ALL: &[&[Common]] =
    &[creation::ENTRIES, enumeration::ENTRIES, queues::ENTRIES, private_data::ENTRIES];
