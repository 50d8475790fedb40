//! `vkgen replay`.

use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;

use super::common::{self, Common, Failure, NO};
use crate::replay::{self, Subject};

#[derive(Args, Debug)]
pub(super) struct Arguments {
    /// Versions of the package or vk.xml files, each of which is generated and compiled [default:
    /// every version of the package, and Debian's libvulkan-dev if installed; the oldest, the
    /// pinned and the newest one are compiled]
    #[arg(value_name = "VERSION|PATH")]
    subjects: Vec<String>,
    /// Only the oldest, the middle, the pinned and the newest version
    #[arg(long, conflicts_with = "subjects")]
    ci: bool,
    /// Let a version with a warning fail; Debian's registry, which is older than the package's,
    /// only if its file is named
    #[arg(long)]
    deny_warnings: bool,
    #[command(flatten)]
    common: Common,
}

pub(super) fn run(arguments: &Arguments) -> Result<ExitCode, Failure> {
    let Arguments { subjects, ci, deny_warnings, common } = arguments;
    let workspace = common.workspace()?;
    let plan = if subjects.is_empty() {
        replay::plan(*ci)?
    } else {
        subjects.iter().map(|name| (subject(name), true)).collect()
    };
    common::print(&replay::heading())?;
    let mut all = Vec::new();
    for (subject, compile) in &plan {
        let named = !subjects.is_empty() || matches!(subject, Subject::Package(_));
        let deny_warnings = *deny_warnings && named;
        let replayed = replay::replay(&workspace, subject, (*compile, deny_warnings));
        common::print(&replay::line(&replayed))?;
        all.push(replayed);
    }
    common::print(&replay::summary(&all))?;
    if all.iter().any(|replayed| replayed.failure.is_some()) {
        Ok(ExitCode::from(NO))
    } else {
        Ok(ExitCode::SUCCESS)
    }
}

fn subject(name: &str) -> Subject {
    let path = PathBuf::from(name);
    if path.exists() { Subject::File(path) } else { Subject::Package(name.to_owned()) }
}
