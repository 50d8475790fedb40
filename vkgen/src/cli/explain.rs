//! `vkgen explain`.

use std::process::ExitCode;

use clap::{Args, ValueEnum};

use super::common::{self, Common, Failure, NO};
use crate::{diag, explain, input};

/// Forms of the answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Format {
    /// For a terminal
    Text,
    /// For programs
    Json,
}

#[derive(Args, Debug)]
pub(super) struct Arguments {
    /// A command, type, member, feature, extension, version, constant, value, format or platform:
    /// vkCmdDraw, VkBuffer, VkSubmitInfo2::flags, robustBufferAccess, VK_KHR_swapchain, xcb
    name: String,
    /// A vk.xml, or a version of the package such as 1.4.360 [default: the pinned registry]
    #[arg(long, value_name = "PATH|VERSION")]
    registry: Option<String>,
    /// Print long lists whole
    #[arg(long)]
    all: bool,
    /// Format of the answer; JSON has whole lists
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
    #[command(flatten)]
    common: Common,
}

pub(super) fn run(arguments: &Arguments) -> Result<ExitCode, Failure> {
    let Arguments { name, registry, all, format, common } = arguments;
    let workspace = common.registries()?;
    let input = input::load(&workspace, registry.as_deref())?;
    common.report(&input);
    match explain::explain(&input, name) {
        Some(sheet) => {
            common::print(&match format {
                Format::Text => sheet.text(*all),
                Format::Json => sheet.json(),
            })?;
            Ok(ExitCode::SUCCESS)
        }
        None => {
            let suggestions = explain::suggestions(&input, name);
            diag::print_error(&diag::unknown_name(name, &input, &suggestions));
            Ok(ExitCode::from(NO))
        }
    }
}
