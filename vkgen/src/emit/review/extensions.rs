//! Emits `snapshots/generated/extensions.txt`: a line per extension, so that a header bump shows as
//! a readable diff.

use std::fmt::Write as _;

use registry::model::ExtensionKind;

use crate::emit::OutputFile;
use crate::resolve::{Api, Extension};

/// The emitted file, from the workspace's root.
const PATH: &str = "snapshots/generated/extensions.txt";

/// Emits the summary.
pub fn emit(api: &Api) -> OutputFile {
    let mut text = String::from(
        "# extension: number, type, version; platform, what it depends on, what it was promoted to\n",
    );
    for extension in &api.extensions {
        line(&mut text, extension);
    }
    OutputFile::text(PATH, text)
}

fn line(text: &mut String, extension: &Extension) {
    let kind = match extension.kind {
        ExtensionKind::Instance => "instance",
        ExtensionKind::Device => "device",
    };
    // Writing to a String cannot fail.
    let _ = write!(
        text,
        "{}: {}, {kind}, version {}",
        extension.name, extension.number, extension.spec_version
    );
    if let Some(platform) = &extension.platform {
        let _ = write!(text, "; platform {platform}");
    }
    if let Some(depends) = &extension.depends {
        let _ = write!(text, "; depends {depends}");
    }
    if let Some(promoted) = &extension.promoted_to {
        let _ = write!(text, "; promoted to {promoted}");
    }
    if extension.provisional {
        text.push_str("; provisional");
    }
    text.push('\n');
}
