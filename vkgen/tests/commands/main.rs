//! The commands of the program besides `generate`, on two registries of a few lines. Snapshots are
//! in `snapshots/commands`, where a reviewer looks.

mod appendix_a;
mod attributes;
#[cfg(unix)]
mod bump;
mod checker;
mod diff;
mod entrypoints;
mod errors;
mod explain;
mod mutations;
mod propose;
#[allow(dead_code, reason = "each test program uses some of them")]
#[path = "../registries/mod.rs"]
mod registries;
mod replay;
mod review;

use registries::{Miniature, NEW, OLD};
use registry::acquire::{Acquired, RegistryFile};
use vkgen::input::{Input, read};

/// The registry before.
fn old() -> Input {
    input(&OLD)
}

/// The registry after every kind of change.
fn new() -> Input {
    input(&NEW)
}

fn input(miniature: &Miniature) -> Input {
    read(acquired(miniature.name, miniature.vk, miniature.video))
        .unwrap_or_else(|error| panic!("{error:?}"))
}

/// A `vk.xml` of this name and text, and a `video.xml`.
fn acquired(name: &str, vk: &str, video: &str) -> Acquired {
    let file = |name: &str, text: &str| RegistryFile {
        name: name.to_owned(),
        text: text.to_owned(),
        sha256: String::new(),
    };
    Acquired { vk: file(name, vk), video: file("video.xml", video), notes: Vec::new() }
}

/// Compares `text` with `snapshots/commands/<name>.snap`.
fn assert_snapshot(name: &str, text: &str) {
    let mut settings = insta::Settings::clone_current();
    settings.set_snapshot_path("../../../snapshots/commands");
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings.bind(|| insta::assert_snapshot!(name, text));
}
