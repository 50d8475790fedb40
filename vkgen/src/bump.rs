//! `vkgen bump`: moves the pin to another version of the registry, and changes every file that
//! depends on the version.
//!
//! A bump is the flow of [`generate`] with the new registry instead of the pinned one, and a change
//! of the files that name the version. Every text is in memory before the first file is written. If
//! a file cannot be written, the files written before are restored.

mod places;

use std::path::Path;

use registry::acquire::{self, Package};
use registry::pin::Pin;

use crate::Error;
use crate::compare::{self, Difference};
use crate::diff::{self, Review};
use crate::emit::GENERATED_FOLDERS;
use crate::generate;
use crate::input;
use crate::tree;

/// The result of a bump.
#[derive(Clone, Debug)]
pub struct Bumped {
    /// The version of the package before.
    pub from: String,
    /// The version of the package now.
    pub to: String,
    /// The files that were changed.
    pub differences: Vec<Difference>,
    /// What changed in the registry.
    pub review: Review,
    /// The warnings about the new registry.
    pub warnings: Vec<registry::Diagnostic>,
    /// Notes about the origin of the registries.
    pub notes: Vec<String>,
}

/// Moves the pin of `workspace` to `version` of the package. With `deny_warnings` a warning about
/// that version is an error.
///
/// # Errors
///
/// The tree is untouched then.
pub fn bump(workspace: &Path, version: &str, deny_warnings: bool) -> Result<Bumped, Error> {
    tree::recover(workspace)?;
    let pinned = pin(workspace)?;
    let Package { acquired, wheel_sha256, has_video } = acquire::fresh_package(workspace, version)?;
    let mut notes = acquired.notes.clone();
    let old = input::load(workspace, Some(&pinned.package))?;
    notes.extend(old.notes.iter().cloned());
    let video_xml_sha256 = acquired.video.sha256.clone();
    let new = input::read(acquired);
    let new = if deny_warnings { new.and_then(input::Input::without_warnings) } else { new };
    let new = new?;
    let new = input::Input { version: version.to_owned(), ..new };
    let rendered = generate::render(&new, &[])?;
    // Not all of them are required.
    let paths = places::PLACES.iter().map(|(path, _)| Path::new(path));
    let help = "check the permissions of the file, or take it back from version control";
    let texts = tree::present(workspace, paths, help)?;
    let video_requirement = match &pinned.video_requirement {
        _ if has_video => None,
        Some(line) => Some(line.clone()),
        None => places::requirement(&texts),
    };
    let pin = Pin {
        registry: new.api.registry.release().to_string(),
        package: version.to_owned(),
        vk_xml_sha256: new.vk_sha256.clone(),
        video_xml_sha256,
        video_requirement,
    };
    let review = diff::review(&old, &new);
    let mut found = tree::read(workspace, GENERATED_FOLDERS)?;
    let mut wanted = rendered;
    // The pinned version is no move: nothing but what is outdated changes.
    let mut moved = places::Moved::default();
    if pinned.package != pin.package {
        moved = places::moved(&texts, &pinned, &pin, &wheel_sha256, review.breaks_source())?;
        found.extend(moved.before.clone());
        wanted.extend(moved.after.clone());
    }
    let differences = compare::compare(wanted, found);
    tree::write(workspace, &moved.in_steps(&differences))?;
    Ok(Bumped {
        from: pinned.package,
        to: pin.package,
        differences,
        review,
        warnings: new.warnings,
        notes,
    })
}

/// The pin of the workspace, which may differ from the pin that this program was built with.
fn pin(workspace: &Path) -> Result<Pin, Error> {
    let path = workspace.join(places::PIN);
    let text = std::fs::read_to_string(&path).map_err(|error| error.to_string());
    let pin = text.and_then(|text| serde_json::from_str(&text).map_err(|error| error.to_string()));
    pin.map_err(|error| Error::Other {
        message: format!("cannot read {}: {error}", places::PIN),
        help: "take the file back from version control",
    })
}
