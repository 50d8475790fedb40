//! Vulkan layers for the scenario tests, and examples for layer authors: how a layer is written in
//! Rust on `dispatch-tables` alone.
//!
//! | module | what it shows |
//! |---|---|
//! | [`interface`] | negotiation, the three lookups, several layers in one library, exports of older layers |
//! | [`instance`] | vkCreateInstance: finding the link, advancing it, changing the request, calling down |
//! | [`create_info`] | the loader's nodes in a chain, more names in a create info |
//! | [`physical_device`] | passing a query on; one more extension in a list |
//! | [`device`] | vkCreateDevice, the same way; intercepted device commands; a command of the layer's own extension |
//! | [`own_device`] | a device that the layer creates for itself |
//! | [`wrapper`] | handles of the layer's own in place of those from below |
//! | [`made_up`] | functions that the loader has no code for |
//! | [`pre_instance`] | standing in front of the queries that need no instance |
//! | [`state`] | finding what belongs to a handle by its first word |
//!
//! The library holds two layers, `0` and `1`; every function is generic over the number. What each
//! of them does is read from a JSON file beside the library ([`config`]), and every call is written
//! to a log ([`log`]). [`probe`] and [`reentrance`] are for tests of the loader alone.

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
