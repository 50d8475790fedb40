//! `vkgen replay`: the whole generator on many versions of the registry, from the oldest schema to
//! the newest.
//!
//! Every version must be read, resolved and emitted without an error. Some must compile as well.

mod compile;
mod table;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use registry::acquire::{self, AcquireError, Acquired, Request};
use registry::model::ExtensionKind;
use registry::pin::pin;

use crate::Error;
use crate::compare::RenderedFile;
use crate::diag;
use crate::generate;
use crate::input;
pub use table::{heading, line, summary};

/// Where Debian's package libvulkan-dev puts a registry that is older than the package index's
/// oldest.
pub const DEBIAN: &str = "/usr/share/vulkan/registry/vk.xml";

/// A registry to replay.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Subject {
    /// A version of the package.
    Package(String),
    /// A `vk.xml`, with the `video.xml` beside it.
    File(PathBuf),
}

/// The result for one registry.
#[derive(Clone, Debug, Default)]
pub struct Replayed {
    /// The registry's version, or the path of a file that could not be read.
    pub version: String,
    /// The number of commands by every name.
    pub commands: usize,
    /// The number of commands that are aliases.
    pub aliases: usize,
    /// The numbers of instance and device extensions.
    pub extensions: (usize, usize),
    /// The number of findings per code.
    pub warnings: BTreeMap<&'static str, usize>,
    /// The time of the whole flow, from text to text.
    pub time: Duration,
    /// The time of the compiler, if it ran.
    pub compiled: Option<Duration>,
    /// The printed error, if the replay failed.
    pub failure: Option<String>,
}

/// All published versions, or four of them: the oldest, the middle, the newest and the pinned version;
/// from old to new, each with whether it must compile. Debian's registry, if installed, is older than
/// all of them.
///
/// # Errors
///
/// The package index cannot be asked.
pub fn plan(few: bool) -> Result<Vec<(Subject, bool)>, AcquireError> {
    let mut versions = acquire::versions()?;
    versions.reverse();
    let middle = versions.len() / 2;
    let last = versions.len().saturating_sub(1);
    let pinned = &pin().package;
    if !versions.contains(pinned) {
        versions.push(pinned.clone());
    }
    let debian = Path::new(DEBIAN);
    let debian = debian.is_file().then(|| (Subject::File(debian.to_owned()), true));
    let packages = versions.into_iter().enumerate().filter_map(|(index, version)| {
        let compile = index == 0 || index >= last || version == *pinned;
        let wanted = !few || compile || index == middle;
        wanted.then_some((Subject::Package(version), compile))
    });
    Ok(debian.into_iter().chain(packages).collect())
}

/// Replays one registry. With `compile` the generated types are compiled; with `deny_warnings` a
/// warning is a failure.
#[must_use]
pub fn replay(
    workspace: &Path,
    subject: &Subject,
    (compile, deny_warnings): (bool, bool),
) -> Replayed {
    let name = match subject {
        Subject::Package(version) => version.clone(),
        Subject::File(path) => path.display().to_string(),
    };
    let mut replayed = Replayed { version: name.clone(), ..Replayed::default() };
    let acquired = match subject {
        Subject::Package(version) => acquire::package(workspace, version),
        Subject::File(path) => {
            acquire::acquire(&Request { workspace, xml: Some(path), video_xml: None })
        }
    };
    let files = acquired.map_err(Error::from);
    let files = files
        .and_then(|acquired| generated(acquired, deny_warnings, &mut replayed))
        .map_err(|error| diag::error(&error));
    match files {
        Ok(files) if compile => match compile::compile(workspace, &replayed.version, &files) {
            Ok(time) => replayed.compiled = Some(time),
            Err(messages) => replayed.failure = Some(messages),
        },
        Ok(_) => {}
        Err(failure) => replayed.failure = Some(failure),
    }
    replayed
}

/// The generated files of a registry, whose version and counts are put into `replayed`.
fn generated(
    acquired: Acquired,
    deny_warnings: bool,
    replayed: &mut Replayed,
) -> Result<Vec<RenderedFile>, Error> {
    let start = Instant::now();
    let input = input::read(acquired);
    let input = if deny_warnings { input.and_then(input::Input::without_warnings) } else { input };
    let input = input?;
    let files = generate::render(&input, &[])?;
    replayed.time = start.elapsed();
    for warning in &input.warnings {
        *replayed.warnings.entry(warning.code).or_default() += 1;
    }
    replayed.version = match &replayed.version {
        // The package's version is more precise than the registry's; a path is replaced by the latter.
        version if version.starts_with(|first: char| first.is_ascii_digit()) => version.clone(),
        _ => input.api.registry.release().to_string(),
    };
    replayed.commands = input.api.commands.len();
    let commands = input.api.commands.iter();
    replayed.aliases = commands.filter(|command| command.alias_of.is_some()).count();
    let of = |kind| input.api.registry.extensions.iter().filter(|one| one.kind == kind).count();
    replayed.extensions = (of(ExtensionKind::Instance), of(ExtensionKind::Device));
    Ok(files)
}
