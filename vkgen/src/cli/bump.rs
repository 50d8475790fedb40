//! `vkgen bump`.

use std::process::ExitCode;

use clap::Args;

use super::common::{self, Common, Failure};
use crate::bump;
use crate::diag;
use crate::diff::{self, Format};

#[derive(Args, Debug)]
pub(super) struct Arguments {
    /// The version of the package vulkan-object to move to, such as 1.4.366
    version: String,
    /// Format of the comparison
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
    /// Change nothing if the new registry has a warning
    #[arg(long)]
    deny_warnings: bool,
    #[command(flatten)]
    common: Common,
}

pub(super) fn run(arguments: &Arguments) -> Result<ExitCode, Failure> {
    let Arguments { version, format, deny_warnings, common } = arguments;
    let workspace = common.workspace()?;
    let bumped = bump::bump(&workspace, version, *deny_warnings)?;
    if !common.quiet {
        diag::print_warnings(&bumped.notes, &bumped.warnings);
    }
    let printed = common::print(&diff::render(&bumped.review, *format));
    if !common.quiet {
        diag::print_error(&diag::bumped(&bumped));
    }
    // The changes of the bump are printed before a failure to print the comparison ends the
    // command.
    printed?;
    Ok(ExitCode::SUCCESS)
}
