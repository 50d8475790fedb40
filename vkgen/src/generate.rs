//! The generation flow, `acquire -> read -> resolve -> emit -> compare -> write`, step by step.
//!
//! Everything is rendered in memory before anything is compared, and compared before anything is
//! written.

use std::path::Path;

use registry::acquire::{self, AcquireError, Request};
use registry::{Diagnostic, Report};

use crate::banner;
use crate::compare::{self, Difference, RenderedFile};
use crate::emit::{EMITTERS, Emitter, GENERATED_FOLDERS, OutputFile};
use crate::input::{self, Input, InputError};
use crate::review;
use crate::tree::{self, TreeError};

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

/// Why nothing was generated.
#[derive(Debug)]
pub enum GenerateError {
    /// The registry could not be obtained.
    Acquire(AcquireError),
    /// The registry contradicts itself, or the generator's rules contradict it.
    Registry(Vec<Diagnostic>),
    /// The registry has warnings, and the caller refuses them.
    Denied(Vec<Diagnostic>),
    /// A bug of vkgen: the output of an emitter is no Rust.
    NoRust {
        /// The path of the file.
        file: String,
        /// The fault.
        error: String,
    },
    /// The tree could not be read or written.
    Tree(TreeError),
}

impl From<InputError> for GenerateError {
    fn from(error: InputError) -> GenerateError {
        match error {
            InputError::Acquire(error) => GenerateError::Acquire(error),
            InputError::Registry(findings) => GenerateError::Registry(findings),
            InputError::Denied(warnings) => GenerateError::Denied(warnings),
        }
    }
}

/// Runs the flow from end to end.
///
/// # Errors
///
/// See [`GenerateError`]; the tree is untouched then.
pub fn generate(options: &Options<'_>) -> Result<Outcome, GenerateError> {
    let Options { workspace, xml, video_xml, .. } = *options;
    tree::recover(workspace).map_err(GenerateError::Tree)?;
    let acquired =
        acquire::acquire(&Request { workspace, xml, video_xml }).map_err(GenerateError::Acquire)?;
    let input = input::read(acquired)?;
    let input = if options.deny_warnings { input.without_warnings()? } else { input };
    let files = render(&input, options.only)?;
    let count = files.len();
    let found = tree::read(workspace, GENERATED_FOLDERS).map_err(GenerateError::Tree)?;
    let found = if options.only.is_empty() { found } else { same_paths(found, &files) };
    let differences = compare::compare(files, found);
    if !options.check {
        tree::write(workspace, &differences).map_err(GenerateError::Tree)?;
    }
    Ok(Outcome { differences, rendered: count, warnings: input.warnings, notes: input.notes })
}

/// Every file, emitted and checked. `only` names emitters; all run if it is empty.
///
/// # Errors
///
/// Findings about the registry, or a bug of vkgen.
pub fn render(input: &Input, only: &[String]) -> Result<Vec<RenderedFile>, GenerateError> {
    let chosen =
        |emitter: &&Emitter| only.is_empty() || only.iter().any(|kind| kind == emitter.kind);
    let mut outputs = emit(input, EMITTERS.iter().filter(chosen))?;
    if only.is_empty() {
        outputs.push(banner::registry_file(&input.registry, &input.vk_sha256));
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
) -> Result<Vec<OutputFile>, GenerateError> {
    let files = emitters.map(|emitter| (emitter.emit)(&input.registry, &input.api));
    Ok(Report::collect(files).map_err(GenerateError::Registry)?.concat())
}

/// The file with its banner.
fn with_banner(output: &OutputFile) -> Result<RenderedFile, GenerateError> {
    let OutputFile { path, content } = output;
    let text = content.checked().map_err(|error| GenerateError::NoRust {
        file: path.display().to_string(),
        error: error.to_string(),
    })?;
    Ok(RenderedFile { path: path.clone(), text: banner::checked_in(content) + text })
}

/// The files of `found` that `wanted` names, too.
fn same_paths(found: Vec<RenderedFile>, wanted: &[RenderedFile]) -> Vec<RenderedFile> {
    found.into_iter().filter(|file| wanted.iter().any(|other| other.path == file.path)).collect()
}
