//! What a report is asked about: the options of the program, and the request of another one.

use std::path::PathBuf;

use clap::Args;

use crate::devices::Application;
use crate::what_if::{WhatIf, unset};

/// Seconds that a library may take, unless a request says more or less.
const TIME_LIMIT: u64 = 10;

/// What to explain: this system, or one that differs from it. The texts are those of `vkexplain --help`.
#[derive(Args, Clone, Debug, Default)]
pub struct Request {
    /// Open no library: say what the manifests, variables and filters decide
    #[arg(long)]
    pub no_load: bool,
    /// Explain for the application at this path or of this name
    #[arg(long, value_name = "NAME")]
    pub app: Option<String>,
    /// The application requests this layer (repeatable)
    #[arg(long = "layer", value_name = "NAME")]
    pub layers: Vec<String>,
    /// The application requests this instance extension (repeatable)
    #[arg(long = "extension", value_name = "NAME")]
    pub extensions: Vec<String>,
    /// Set a variable (repeatable)
    #[arg(long, value_name = "VAR=VALUE", value_parser = assignment)]
    pub set: Vec<(String, String)>,
    /// Unset a variable (repeatable)
    #[arg(long, value_name = "VAR")]
    pub unset: Vec<String>,
    /// The API version that the application requests
    #[arg(long, value_name = "X.Y", value_parser = api_version, default_value = "1.0")]
    pub api_version: u32,
    /// The application enumerates portability drivers
    #[arg(long)]
    pub portability: bool,
    /// Explain for a process with elevated privileges; implies --no-load
    #[arg(long)]
    pub elevated: bool,
    /// Look at the installation below this directory, with the variables of --set alone; implies
    /// --no-load
    #[arg(long, value_name = "DIR", value_parser = directory)]
    pub root: Option<PathBuf>,
    /// Seconds that a library may take
    #[arg(long, value_name = "SECONDS", default_value_t = TIME_LIMIT, value_parser = clap::value_parser!(u64).range(1..))]
    pub time_limit: u64,
    /// The program that opens libraries: `vkexplain`, or one that calls [`crate::child`] at its start. Without it,
    /// this program.
    #[arg(skip)]
    pub helper: Option<PathBuf>,
}

impl Request {
    /// The application that asks for this with other layers, and with one driver alone if `driver` is its manifest.
    pub(crate) fn application(&self, layers: Vec<String>, driver: Option<Vec<u8>>) -> Application {
        let (api_version, portability) = (self.api_version, self.portability);
        // A driver that lacks an extension of the application is asked for its devices, too.
        let extensions = if driver.is_some() { Vec::new() } else { self.extensions.clone() };
        Application { layers, extensions, api_version, portability, driver }
    }

    /// The system to explain, which differs from this one.
    pub(crate) fn system(&self) -> WhatIf {
        let set = self.set.iter().map(|(name, value)| (name.clone(), Some(value.clone())));
        let unset = unset(self.unset.iter().map(String::as_str));
        WhatIf {
            variables: unset.chain(set).collect(),
            elevated: self.elevated,
            root: self.root.clone(),
            program: self.app.clone(),
            ..WhatIf::default()
        }
    }

    /// Whether to open libraries. A library runs with the privileges and files of this process.
    pub(crate) fn loads(&self) -> bool {
        !self.no_load && self.root.is_none() && !self.elevated
    }

    /// Seconds that a library may take.
    pub(crate) fn seconds(&self) -> u64 {
        if self.time_limit == 0 { TIME_LIMIT } else { self.time_limit }
    }
}

fn assignment(text: &str) -> Result<(String, String), String> {
    match text.split_once('=') {
        Some((name, value)) if !name.is_empty() => Ok((name.to_owned(), value.to_owned())),
        _ => Err("write a name, `=`, and a value, such as VK_LOADER_DEBUG=all".to_owned()),
    }
}

fn directory(text: &str) -> Result<PathBuf, String> {
    match std::fs::metadata(text) {
        Ok(data) if data.is_dir() => Ok(PathBuf::from(text)),
        Ok(_) => Err("it is no folder".to_owned()),
        Err(error) => Err(format!("the folder cannot be opened: {error}")),
    }
}

fn api_version(text: &str) -> Result<u32, String> {
    let parts = text.split_once('.');
    let parsed = parts.and_then(|(major, minor)| {
        let (major, minor): (u32, u32) = (major.parse().ok()?, minor.parse().ok()?);
        ((1..128).contains(&major) && minor < 1024).then_some(major << 22 | minor << 12)
    });
    parsed.ok_or_else(|| "write major and minor of a version from 1.0 on, such as 1.3".to_owned())
}
