//! Vulkan layers for the scenario tests, which misbehave as a test asks. author-kit keeps and makes
//! the state of instances, devices and the layer's own devices; everything that a test can change is
//! written out here.
//!
//! | module | content |
//! |---|---|
//! | [`interface`] | negotiation, the three lookups, several layers in one library, exports of older layers |
//! | [`instance`] | vkCreateInstance: finding the link, advancing it, changing the create info, calling down |
//! | [`create_info`] | the loader's nodes in a chain, additional names in a create info |
//! | [`physical_device`] | passing a query on; adding an extension to a list |
//! | [`device`] | vkCreateDevice, as for instances; intercepted device commands; a command of the layer's own extension |
//! | [`own_device`] | a device that the layer creates for itself |
//! | [`wrapper`] | wrapping handles |
//! | [`made_up`] | functions that the loader has no code for |
//! | [`pre_instance`] | intercepting the pre-instance functions |
//! | [`state`] | finding the state of a handle by its first word |
//!
//! The library holds two layers, `0` and `1`; every function is generic over the number. A JSON
//! file beside the library configures both layers ([`config`]), and every call is written to a log
//! ([`log`]). [`probe`] and [`reentrance`] serve tests of the loader only.

mod config;
mod create_info;
mod device;
mod instance;
pub mod interface;
mod log;
mod made_up;
mod own_device;
mod physical_device;
pub mod pre_instance;
mod probe;
mod reentrance;
mod state;
mod wrapper;
