//! Surfaces, displays and swapchains: the loader's surface and those of each driver (callpath.md
//! 5).

pub(crate) mod below;
pub(crate) mod display;
pub(crate) mod emulation;
pub(crate) mod event;
pub(crate) mod kind;
pub(crate) mod own;
pub(crate) mod query;
pub(crate) mod record;
pub(crate) mod swapchain_above;
pub(crate) mod swapchain_below;
