//! The fuzz targets of filters and layer selection.
#![allow(clippy::missing_panics_doc, reason = "a fuzz target reports a failure by a panic")]

use alloc::format;
use alloc::string::String;

use super::Globs;
use super::layers::{LayerFilters, cases};
use crate::Context;
use crate::event::KeptEvents;
use crate::manifest::layer::LayerKind;
use crate::system::virtual_system::VirtualSystem;

/// A filter and a name, separated by the first line break.
pub fn filters(data: &[u8]) {
    let mut parts = data.splitn(2, |byte| *byte == b'\n');
    let (filter, name) = (parts.next().unwrap_or_default(), parts.next().unwrap_or_default());
    let globs = Globs::parse(filter).unwrap();
    let upper = globs.match_name(&name.to_ascii_uppercase());
    assert_eq!(globs.match_name(name), upper);
    let name = String::from_utf8_lossy(name);
    for variable in ["DISABLE", "ENABLE", "ALLOW"] {
        let mut system = VirtualSystem::new();
        system.set(&format!("VK_LOADER_LAYERS_{variable}"), filter);
        let filters = LayerFilters::read(Context::host(&system, &KeptEvents::new())).unwrap();
        for kind in [LayerKind::Implicit, LayerKind::Explicit] {
            // The enable and allow filters alone disable no layer.
            assert!(variable == "DISABLE" || filters.is_available(&name, kind));
        }
    }
}

/// A generated set of layers, environment and request.
pub fn layer_selection(data: &[u8]) {
    cases::check(data);
}
