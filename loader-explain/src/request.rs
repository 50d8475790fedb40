//! What a report is asked about.

use std::path::PathBuf;

use crate::what_if::Changes;

/// What to explain: this system, or one that differs from it.
#[derive(Clone, Debug)]
pub struct Request {
    /// Whether to open libraries, in children. Otherwise manifests, variables and filters alone decide.
    pub load: bool,
    /// The path or name of the application, if it is not this program.
    pub app: Option<String>,
    /// The names of the layers that the application requests.
    pub layers: Vec<String>,
    /// The names of the instance extensions that the application requests.
    pub extensions: Vec<String>,
    /// Variables with other values.
    pub set: Vec<(String, String)>,
    /// Variables that are not set.
    pub unset: Vec<String>,
    /// The API version that the application requests, packed as in Vulkan.
    pub api_version: u32,
    /// Whether the application enumerates portability drivers.
    pub portability: bool,
    /// Whether the process has elevated privileges. Opens no library.
    pub elevated: bool,
    /// The directory that stands for `/`, with the variables of `set` alone. Opens no library.
    pub root: Option<PathBuf>,
    /// Seconds that a library may take.
    pub time_limit: u64,
    /// The program that opens libraries: `vkexplain`, or one that calls [`crate::child`] at its start. Without it,
    /// this program.
    pub helper: Option<PathBuf>,
}

impl Default for Request {
    fn default() -> Request {
        Request {
            load: true,
            app: None,
            layers: Vec::new(),
            extensions: Vec::new(),
            set: Vec::new(),
            unset: Vec::new(),
            api_version: 1 << 22,
            portability: false,
            elevated: false,
            root: None,
            time_limit: 10,
            helper: None,
        }
    }
}

impl Request {
    /// The same request with one more variable changed, opening nothing.
    pub(crate) fn with(&self, name: &str, value: Option<&str>) -> Request {
        let mut other = Request { load: false, ..self.clone() };
        match value {
            Some(value) => other.set.push((name.to_owned(), value.to_owned())),
            None => {
                other.set.retain(|(set, _)| set != name);
                other.unset.push(name.to_owned());
            }
        }
        other
    }

    /// How the system to explain differs from this one.
    pub(crate) fn changes(&self) -> Changes {
        let set = self.set.iter().map(|(name, value)| (name.clone(), Some(value.clone())));
        let unset = self.unset.iter().map(|name| (name.clone(), None));
        Changes {
            variables: unset.chain(set).collect(),
            elevated: self.elevated,
            root: self.root.clone(),
            program: self.app.clone(),
        }
    }

    /// Whether to open libraries. A library runs with the privileges and files of this process.
    pub(crate) fn loads(&self) -> bool {
        self.load && self.root.is_none() && !self.elevated
    }
}
