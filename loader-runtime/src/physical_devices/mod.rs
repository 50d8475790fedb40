//! Physical devices: enumerating, selecting and sorting those of all drivers, hiding and wrapping
//! them above the layers, and answering queries that an old driver lacks (drivers.md J; callpath.md
//! 6, 7.5).

pub(crate) mod above;
#[cfg(windows)]
pub(crate) mod adapter_order;
pub(crate) mod array_query;
pub(crate) mod below;
pub(crate) mod configurations;
pub(crate) mod driver_queries;
#[cfg(target_os = "linux")]
pub(crate) mod driver_records;
pub(crate) mod emulation;
pub(crate) mod emulation_external;
pub(crate) mod event;
pub(crate) mod find;
pub(crate) mod group_members;
pub(crate) mod groups;
pub(crate) mod list;
pub(crate) mod record;
pub(crate) mod selection;
pub(crate) mod tool_properties;
pub(crate) mod wrappers;
