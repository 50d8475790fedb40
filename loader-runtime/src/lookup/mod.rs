//! Lookups: the function for a name, [`above`] and [`below`] the layers, and functions for names
//! that no registry has (callpath.md 3).

pub(crate) mod above;
pub(crate) mod below;
pub(crate) mod unknown;
pub(crate) mod unknown_names;
