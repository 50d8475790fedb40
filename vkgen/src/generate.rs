//! The generation flow, `acquire -> read -> resolve -> emit -> compare -> write`, step by step.
//!
//! Everything is rendered in memory before anything is compared, and compared before anything is
//! written.

use std::path::Path;

use registry::acquire::{self, AcquireError, Request};
use registry::{Diagnostic, Report};

use crate::banner;
use crate::compare::{self, Difference, RenderedFile};
use crate::emit::{Content, EMITTERS, Emitter, GENERATED_FOLDERS, OutputFile};
use crate::format::{self, FormatError};
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
    Format {
        /// The path of the file.
        file: String,
        /// The fault.
        error: FormatError,
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

/// Every file, emitted and formatted. `only` names emitters; all run if it is empty.
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
    let mut files = format_all(outputs)?;
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

/// Formats the files in several threads, because no other step takes as long.
fn format_all(outputs: Vec<OutputFile>) -> Result<Vec<RenderedFile>, GenerateError> {
    // A token stream cannot go to another thread; its text can.
    let unformatted: Vec<Unformatted> = outputs.into_iter().map(Unformatted::new).collect();
    let next = std::sync::atomic::AtomicUsize::new(0);
    let work = || {
        let mut done = Vec::new();
        while let Some(file) =
            unformatted.get(next.fetch_add(1, std::sync::atomic::Ordering::Relaxed))
        {
            done.push(file.format());
        }
        done
    };
    let workers = std::thread::available_parallelism().map_or(1, usize::from);
    let results = std::thread::scope(|scope| {
        let handles: Vec<_> = (1..workers).map(|_| scope.spawn(work)).collect();
        let mut results = work();
        for handle in handles {
            results.extend(handle.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)));
        }
        results
    });
    let mut files = results.into_iter().collect::<Result<Vec<_>, _>>()?;
    files.sort_by(|a, b| a.path.cmp(&b.path));
    Ok(files)
}

/// A file before it is formatted.
struct Unformatted {
    path: std::path::PathBuf,
    banner: String,
    text: String,
    format: Format,
}

/// The step from an emitter's output to the text of a file.
type Format = fn(&str) -> Result<String, FormatError>;

impl Unformatted {
    fn new(output: OutputFile) -> Unformatted {
        let banner = banner::checked_in(&output.content);
        let (text, format) = match output.content {
            Content::Rust(tokens) => (tokens.to_string(), format::rust as Format),
            Content::Rows(text) => (text, format::rows as Format),
            Content::Text(text) => (text, (|text| Ok(text.to_owned())) as Format),
        };
        Unformatted { path: output.path, banner, text, format }
    }

    fn format(&self) -> Result<RenderedFile, GenerateError> {
        let Unformatted { path, banner, text, format } = self;
        let text = format(text)
            .map_err(|error| GenerateError::Format { file: path.display().to_string(), error })?;
        Ok(RenderedFile { path: path.clone(), text: format!("{banner}{text}") })
    }
}

/// The files of `found` that `wanted` names, too.
fn same_paths(found: Vec<RenderedFile>, wanted: &[RenderedFile]) -> Vec<RenderedFile> {
    found.into_iter().filter(|file| wanted.iter().any(|other| other.path == file.path)).collect()
}
