//! A loadable library of the example driver in dispatch-tables' documentation
//! (`dispatch-tables/docs/driver.rs`).

#[path = "../../../dispatch-tables/docs/driver/commands.rs"]
mod commands;

include!("../../../dispatch-tables/docs/driver.rs");
