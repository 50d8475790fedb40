//! The strict reader: `vk.xml` and `video.xml` become one [`Registry`], or a list of everything
//! that is wrong with them.
//!
//! Per file: parse, compare with the [`schema`] table, read types, commands, enumerations, features,
//! extensions and other [`sections`] into a draft. Then, once for both: [`unite`] definitions of
//! several places, look up the [`references`] of require blocks, [`prune`] what the API `vulkan` does not reach,
//! check the [`names`] of what is left, and follow its [`aliases`]. When every name leads to a
//! definition, conditions get their [`meanings`], and the parts of types and signatures ([`check`])
//! and the [`words`] of attributes are checked. No input makes the reader panic, and no recursion
//! of the reader follows the input's depth.

mod aliases;
pub mod attributes;
mod check;
mod circles;
pub mod code;
mod commands;
mod condition;
mod declarator;
mod draft;
mod enums;
mod features;
mod meanings;
mod names;
mod number;
mod prune;
mod references;
mod require;
mod schema;
mod sections;
mod signature;
mod source;
mod strict;
mod types;
mod unite;
mod words;

pub use source::Source;

use crate::diagnostic::Diagnostic;
use crate::model::Registry;
use crate::report::Report;
pub(crate) use declarator::is_identifier;
use draft::Draft;
use features::Part;
use source::File;

/// A registry that holds together.
#[derive(Clone, Debug)]
pub struct ReadOutcome {
    /// The model.
    pub registry: Registry,
    /// What was met and not understood, by place.
    pub warnings: Vec<Diagnostic>,
}

/// Reads the two files of a registry.
///
/// # Errors
///
/// When the files contradict themselves or each other: all that was found, warnings included, by
/// place. Contradictions are looked for only when everything could be read.
pub fn read(vk: Source<'_>, video: Source<'_>) -> Result<ReadOutcome, Vec<Diagnostic>> {
    let mut report = Report::default();
    let mut draft = Draft::default();
    read_file(vk, Part::Vulkan, &mut draft, &mut report);
    read_file(video, Part::Video, &mut draft, &mut report);
    // A definition that could not be read would be reported once more at each use.
    if !report.has_errors() {
        unite::unite(&mut draft, &mut report);
        references::check(&draft, &mut report);
        aliases::circles(&draft.registry, &mut report);
        prune::prune(&mut draft.registry);
        names::check(&draft.registry, &mut report);
        aliases::follow(&mut draft.registry, &mut report);
        check::names(&draft.registry, &mut report);
    }
    if !report.has_errors() {
        draft.registry.index();
        meanings::resolve(&mut draft.registry);
        check::check(&draft.registry, &mut report);
        words::check(&draft.registry, &mut report);
    }
    let warnings = report.finish()?;
    Ok(ReadOutcome { registry: draft.registry, warnings })
}

fn read_file(source: Source<'_>, part: Part, draft: &mut Draft, report: &mut Report) {
    let Some(file) = File::parse(source, report) else {
        return;
    };
    let root = file.root();
    if part == Part::Vulkan {
        draft.root = root.at();
    }
    strict::check(&file);
    types::read(root, draft);
    commands::read(root, draft);
    enums::read(root, draft);
    features::read(root, part, draft);
    sections::read(root, &mut draft.registry);
    report.add(file.into_report());
}
