//! `vkgen diff`.

use std::process::ExitCode;

use clap::Args;

use super::common::{self, Common, Failure};
use crate::diff::{self, Format};
use crate::input;

#[derive(Args, Debug)]
pub(super) struct Arguments {
    /// The older registry: a vk.xml, or a version of the package such as 1.4.360
    old: String,
    /// The newer registry [default: the pinned registry]
    new: Option<String>,
    /// Format of the comparison
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
    #[command(flatten)]
    common: Common,
}

pub(super) fn run(arguments: &Arguments) -> Result<ExitCode, Failure> {
    let Arguments { old, new, format, common } = arguments;
    let workspace = common.registries()?;
    let (old, new) = std::thread::scope(|scope| {
        let old = scope.spawn(|| input::load(&workspace, Some(old)));
        let new = input::load(&workspace, new.as_deref());
        (diff::joined(old), new)
    });
    let (old, new) = (old?, new?);
    common.report(&old);
    common.report(&new);
    common::print(&diff::render(&diff::review(&old, &new), *format))?;
    Ok(ExitCode::SUCCESS)
}
