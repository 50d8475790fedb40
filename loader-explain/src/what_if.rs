//! The system that a report looks at: this one, with the changes that the user asks for.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::ffi::{CStr, CString, OsString};
use std::os::fd::AsRawFd as _;
use std::os::unix::ffi::{OsStrExt as _, OsStringExt as _};
use std::path::{Path, PathBuf};

use loader_discovery::OutOfMemory;
use loader_discovery::system::{FileState, Listing, ReadError, System, SystemError};
use loader_runtime::HostSystem;
use rustix::fs::{self, Mode, OFlags, ResolveFlags};

use crate::report::Variable;

/// Changes of variables.
pub(crate) type Variables = BTreeMap<String, Option<String>>;

/// A variable and another value, or `None` for one that is not set.
pub(crate) type Change = (String, Option<String>);

/// Changes that unset these variables.
pub(crate) fn unset<'n>(names: impl Iterator<Item = &'n str>) -> impl Iterator<Item = Change> {
    names.map(|name| (name.to_owned(), None))
}

/// The host with changes. Remembers the variables that were read.
#[derive(Clone, Debug, Default)]
pub(crate) struct WhatIf {
    pub(crate) variables: Variables,
    /// Whether the process has elevated privileges.
    pub(crate) elevated: bool,
    /// The directory that stands for `/`.
    pub(crate) root: Option<PathBuf>,
    /// The path of the application.
    pub(crate) program: Option<String>,
    /// The variables that were read and are set, in the order in which they were first read, without their effects. One
    /// is ignored if every read ignored the value.
    pub(crate) asked: RefCell<Vec<Variable>>,
}

impl WhatIf {
    /// The same system with other variables, of which none was read.
    pub(crate) fn with(&self, changes: impl IntoIterator<Item = Change>) -> WhatIf {
        let mut variables = self.variables.clone();
        variables.extend(changes);
        WhatIf { variables, asked: RefCell::default(), ..self.clone() }
    }

    /// The value of a variable that was read, is set, and is not ignored.
    pub(crate) fn value_in_force(&self, name: &str) -> Option<String> {
        let asked = self.asked.borrow();
        let known = asked.iter().find(|asked| asked.name == name && !asked.ignored)?;
        Some(known.value.clone())
    }

    /// The value of a variable that the loader does not read.
    pub(crate) fn peek(&self, name: &str) -> Option<String> {
        let value = self.value(&CString::new(name).ok()?).ok()??;
        Some(String::from_utf8_lossy(&value).into_owned())
    }

    /// `path` below the root of these changes. Symbolic links, absolute ones too, stay below the
    /// root.
    fn below_root(&self, path: &[u8]) -> Vec<u8> {
        match &self.root {
            Some(root) if path.starts_with(b"/") => {
                let unresolved = || [root.as_os_str().as_bytes(), path].concat();
                resolved_below(root, path).unwrap_or_else(|_| unresolved())
            }
            _ => path.to_vec(),
        }
    }

    /// The place of a file of this system on the host.
    pub(crate) fn path_on_host(&self, path: &str) -> PathBuf {
        PathBuf::from(OsString::from_vec(self.below_root(path.as_bytes())))
    }

    fn value(&self, name: &CStr) -> Result<Option<Vec<u8>>, OutOfMemory> {
        Ok(match self.variables.get(name.to_string_lossy().as_ref()) {
            Some(changed) => changed.clone().map(String::into_bytes),
            // Another installation has another environment.
            None if self.root.is_some() => None,
            None => HostSystem.variable(name)?,
        })
    }

    fn remember(&self, name: &CStr, value: Option<&[u8]>, ignored: bool) {
        let Some(value) = value else { return };
        let name = name.to_string_lossy().into_owned();
        let mut asked = self.asked.borrow_mut();
        if let Some(known) = asked.iter_mut().find(|known| known.name == name) {
            known.ignored &= ignored;
            return;
        }
        let value = String::from_utf8_lossy(value).into_owned();
        asked.push(Variable { name, value, ignored, ..Variable::default() });
    }
}

/// The place on the host of a path that exists below `root`.
fn resolved_below(root: &Path, path: &[u8]) -> rustix::io::Result<Vec<u8>> {
    let flags = OFlags::PATH | OFlags::CLOEXEC;
    let root = fs::open(root, flags | OFlags::DIRECTORY, Mode::empty())?;
    let file = fs::openat2(&root, path, flags, Mode::empty(), ResolveFlags::IN_ROOT)?;
    let link = format!("/proc/self/fd/{}", file.as_raw_fd());
    Ok(fs::readlink(link, Vec::new())?.into_bytes())
}

/// The questions about a path, which the host answers.
macro_rules! below_root {
    ($($question:ident($($limit:ident: usize)?) -> $Answer:ty;)*) => {$(
        fn $question(&self, path: &[u8] $(, $limit: usize)?) -> $Answer {
            HostSystem.$question(&self.below_root(path) $(, $limit)?)
        }
    )*};
}

impl System for WhatIf {
    fn variable(&self, name: &CStr) -> Result<Option<Vec<u8>>, OutOfMemory> {
        let value = self.value(name)?;
        self.remember(name, value.as_deref(), false);
        Ok(value)
    }

    fn secure_variable(&self, name: &CStr) -> Result<Option<Vec<u8>>, OutOfMemory> {
        let value = self.value(name)?;
        self.remember(name, value.as_deref(), self.elevated);
        Ok(value.filter(|_| !self.elevated))
    }

    below_root! {
        list_directory() -> Result<Listing, SystemError>;
        exists() -> bool;
        file_state() -> Result<FileState, SystemError>;
        read_file(limit: usize) -> Result<(Vec<u8>, FileState), ReadError>;
        read_generated(limit: usize) -> Result<Vec<u8>, ReadError>;
        read_own_file(limit: usize) -> Result<Vec<u8>, ReadError>;
        real_path() -> Result<Vec<u8>, SystemError>;
    }

    fn executable_path(&self) -> Result<Option<Vec<u8>>, OutOfMemory> {
        let program = self.program.clone().map(String::into_bytes);
        program.map_or_else(|| HostSystem.executable_path(), |program| Ok(Some(program)))
    }

    fn describe_error(&self, error: SystemError) -> Result<String, OutOfMemory> {
        HostSystem.describe_error(error)
    }

    fn now(&self) -> i128 {
        HostSystem.now()
    }
}
