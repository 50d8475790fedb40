//! Layers: scanning for them, opening their libraries and putting them into the chain, and the
//! services that the loader gives them (layers.md 3, 6, 10).

pub(crate) mod event;
pub(crate) mod library;
pub(crate) mod load;
pub(crate) mod record;
pub(crate) mod scan;
pub(crate) mod services;
