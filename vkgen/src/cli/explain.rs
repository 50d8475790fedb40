//! `vkgen explain`.

use std::process::ExitCode;

use clap::Args;

use super::common::{self, Common, Failure, NO};
use crate::{diag, explain, input};

#[derive(Args, Debug)]
pub(super) struct Arguments {
    /// A command, type, extension, core version, constant or value: vkCmdDraw, VkBuffer,
    /// VK_KHR_swapchain
    name: String,
    /// The registry to ask, a vk.xml or a version of the package; the pinned one if not given
    #[arg(long, value_name = "PATH|VERSION")]
    registry: Option<String>,
    #[command(flatten)]
    common: Common,
}

pub(super) fn run(arguments: &Arguments) -> Result<ExitCode, Failure> {
    let Arguments { name, registry, common } = arguments;
    let workspace = common.workspace()?;
    let progress = common.progress();
    progress.step("reading the registry");
    let input = input::load(&workspace, registry.as_deref())?;
    drop(progress);
    common.report(&input);
    match explain::explain(&input, name) {
        Some(text) => {
            common::print(&text)?;
            Ok(ExitCode::SUCCESS)
        }
        None => {
            let suggestions = explain::suggestions(&input, name);
            diag::print_error(&diag::unknown_name(name, &input, &suggestions));
            Ok(ExitCode::from(NO))
        }
    }
}
