//! The fuzz targets of manifests.
#![allow(clippy::missing_panics_doc, reason = "a fuzz target reports a failure by a panic")]

use super::candidates::LayerCandidates;
use super::layer::{LayerContent, LayerKind};
use super::{Portability, judge_driver, layer_file};
use crate::Context;
use crate::event::KeptEvents;
use crate::json;
use crate::system::virtual_system::VirtualSystem;

const PATH: &[u8] = b"/d/m.json";

/// A driver manifest with this content.
pub fn driver_manifest(data: &[u8]) {
    let Ok(root) = json::parse(data.to_vec()) else {
        return;
    };
    let (system, journal) = (VirtualSystem::new(), KeptEvents::new());
    let context = Context::host(&system, &journal);
    let judge = |portability| judge_driver(PATH, root.root(), portability, context);
    let (any, plain) = (judge(Portability::Include), judge(Portability::Skip));
    // The results differ for portability drivers only, and an accepted manifest names a library.
    assert!(plain.is_err() || any.is_ok());
    assert!(any.is_err() || any.is_ok_and(|manifest| !manifest.library.is_empty()));
}

/// A layer manifest with this content.
pub fn layer_manifest(data: &[u8]) {
    let Ok(root) = json::parse(data.to_vec()) else {
        return;
    };
    let (system, journal) = (VirtualSystem::new(), KeptEvents::new());
    let context = Context::host(&system, &journal);
    for kind in [LayerKind::Implicit, LayerKind::Explicit] {
        let mut found = LayerCandidates::default();
        layer_file::layers(PATH, root.root(), kind, &[], context, &mut found).unwrap();
        for layer in found.remaining {
            assert_eq!(layer.kind, kind);
            assert!(layer.name.len() < 256 && layer.description.len() < 256);
            assert_ne!(layer.content, LayerContent::Library("".into()));
        }
    }
}
