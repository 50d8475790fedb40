//! `vkgen generate`.

use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use clap::builder::PossibleValuesParser;

use super::common::{self, Common, Failure, NO};
use crate::diag;
use crate::emit::EMITTERS;
use crate::generate::{self, Options};

#[derive(Args, Debug)]
pub(super) struct Arguments {
    /// Write nothing; print the changes as a diff, and exit with 1 if there are any
    #[arg(long)]
    check: bool,
    /// Generate only this kind of files; may be given several times
    #[arg(long, value_name = "KIND", value_parser = PossibleValuesParser::new(EMITTERS.iter().map(|e| e.kind)))]
    only: Vec<String>,
    /// A vk.xml to read instead of the pinned one
    #[arg(long, value_name = "PATH")]
    xml: Option<PathBuf>,
    /// A video.xml to read instead of the pinned one
    #[arg(long, value_name = "PATH")]
    video_xml: Option<PathBuf>,
    /// Write nothing if the registry has a warning
    #[arg(long)]
    deny_warnings: bool,
    #[command(flatten)]
    common: Common,
}

pub(super) fn run(arguments: &Arguments) -> Result<ExitCode, Failure> {
    let Arguments { check, only, xml, video_xml, deny_warnings, common } = arguments;
    let outcome = generate::generate(&Options {
        workspace: &common.workspace()?,
        check: *check,
        deny_warnings: *deny_warnings,
        only,
        xml: xml.as_deref(),
        video_xml: video_xml.as_deref(),
    })?;
    if !common.quiet {
        diag::print_warnings(&outcome.notes, &outcome.warnings);
    }
    let not_fresh = *check && !outcome.differences.is_empty();
    if not_fresh || !common.quiet {
        common::print(&if *check { diag::checked(&outcome) } else { diag::generated(&outcome) })?;
    }
    Ok(if not_fresh { ExitCode::from(NO) } else { ExitCode::SUCCESS })
}
