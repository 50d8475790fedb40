//! Global commands, which an application calls before it has an instance: [`above`] the layers,
//! through the layers' own functions ([`chain`]), and [`below`] them (drivers.md H; layers.md 4,
//! 9).

pub(crate) mod above;
pub(crate) mod below;
pub(crate) mod chain;
