//! The driver on a page of dispatch-tables' documentation, as a library that a loader can load.

#[path = "../../../dispatch-tables/docs/driver/commands.rs"]
mod commands;

include!("../../../dispatch-tables/docs/driver.rs");
