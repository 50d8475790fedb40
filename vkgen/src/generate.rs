//! The generation flow, `acquire -> read -> resolve -> emit -> compare -> write`, step by step.
//!
//! Everything is rendered in memory before anything is compared, and compared before anything is
//! written.

use std::path::Path;

use registry::acquire::{self, Request};
use registry::{Diagnostic, Report};

use crate::Error;
use crate::banner;
use crate::compare::{self, Difference, RenderedFile};
use crate::emit::{EMITTERS, Emitter, GENERATED_FOLDERS, OutputFile};
use crate::input::{self, Input};
use crate::review;
use crate::tree;

/// What to generate.
#[derive(Clone, Copy, Debug)]
pub struct Options<'a> {
    /// The workspace's root.
    pub workspace: &'a Path,
    /// Leave the tree alone.
    pub check: bool,
    /// Take a warning for an error.
    pub deny_warnings: bool,
    /// The emitters to run; all if empty. Orphans are looked for only if all run.
    pub only: &'a [String],
    /// A `vk.xml` to take instead of the pinned one.
    pub xml: Option<&'a Path>,
    /// A `video.xml` to take instead of the pinned one.
    pub video_xml: Option<&'a Path>,
}

/// The result of a run.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// How the files of the tree differed before. They still do if [`Options::check`] was set.
    pub differences: Vec<Difference>,
    /// The number of files that were rendered.
    pub rendered: usize,
    /// The warnings about the registry.
    pub warnings: Vec<Diagnostic>,
    /// Notes about the origin of the registry.
    pub notes: Vec<String>,
}

/// Runs the flow from end to end.
///
/// # Errors
///
/// The tree is untouched then.
pub fn generate(options: &Options<'_>) -> Result<Outcome, Error> {
    let Options { workspace, xml, video_xml, .. } = *options;
    tree::recover(workspace)?;
    let acquired = acquire::acquire(&Request { workspace, xml, video_xml })?;
    let input = input::read(acquired)?;
    let input = if options.deny_warnings { input.without_warnings()? } else { input };
    let files = render(&input, options.only)?;
    let count = files.len();
    let found = tree::read(workspace, GENERATED_FOLDERS)?;
    let found = if options.only.is_empty() { found } else { same_paths(found, &files) };
    let differences = compare::compare(files, found);
    if !options.check {
        tree::write(workspace, &differences)?;
    }
    Ok(Outcome { differences, rendered: count, warnings: input.warnings, notes: input.notes })
}

/// Every file, emitted and checked. `only` names emitters; all run if it is empty.
///
/// # Errors
///
/// Findings about the registry, or a bug of vkgen.
pub fn render(input: &Input, only: &[String]) -> Result<Vec<RenderedFile>, Error> {
    let chosen =
        |emitter: &&Emitter| only.is_empty() || only.iter().any(|kind| kind == emitter.kind);
    let mut outputs = emit(input, EMITTERS.iter().filter(chosen))?;
    if only.is_empty() {
        outputs.push(banner::registry_file(&input.api.registry, &input.vk_sha256));
    }
    let mut files = outputs.iter().map(with_banner).collect::<Result<Vec<_>, _>>()?;
    files.sort_by(|a, b| a.path.cmp(&b.path));
    if only.is_empty() {
        files.push(review::review(&files));
    }
    Ok(files)
}

/// Runs the emitters, all of them even if one has findings.
fn emit<'a>(
    input: &Input,
    emitters: impl Iterator<Item = &'a Emitter>,
) -> Result<Vec<OutputFile>, Error> {
    let files = emitters.map(|emitter| (emitter.emit)(&input.api));
    Ok(Report::collect(files)?.concat())
}

/// The file with its banner.
fn with_banner(output: &OutputFile) -> Result<RenderedFile, Error> {
    let text = banner::checked_in(&output.content) + output.checked()?;
    Ok(RenderedFile { path: output.path.clone(), text })
}

/// The files of `found` that `wanted` names, too.
fn same_paths(found: Vec<RenderedFile>, wanted: &[RenderedFile]) -> Vec<RenderedFile> {
    found.into_iter().filter(|file| wanted.iter().any(|other| other.path == file.path)).collect()
}
