//! Gives the names in conditions their meanings: versions and extensions of the API `vulkan`.

use std::collections::HashMap;

use crate::depends::{Depends, Meaning};
use crate::model::{Registry, Require};

/// Resolves every condition of the registry.
pub(super) fn resolve(registry: &mut Registry) {
    let versions = registry.features.iter();
    let versions = versions.map(|one| (one.name.clone(), Meaning::Version(one.version)));
    let extensions = registry.extensions.iter().enumerate();
    let extensions = extensions.map(|(id, one)| (one.name.clone(), Meaning::Extension(id)));
    let meanings: HashMap<String, Meaning> = versions.chain(extensions).collect();
    let meaning_of = |name: &str| meanings.get(name).copied().unwrap_or(Meaning::Nothing);
    let resolve = |depends: &mut Option<Depends>, requires: &mut Vec<Require>| {
        let blocks = requires.iter_mut().map(|require| &mut require.depends);
        for depends in blocks.chain([depends]).flatten() {
            depends.resolve(&meaning_of);
        }
    };
    for feature in &mut registry.features {
        resolve(&mut feature.depends, &mut feature.requires);
    }
    for extension in &mut registry.extensions {
        resolve(&mut extension.depends, &mut extension.requires);
    }
    for header in &mut registry.video_headers {
        resolve(&mut None, &mut header.requires);
    }
}
