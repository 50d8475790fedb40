//! A [`System`] in memory for tests, fuzz targets and tools: an environment, a tree of files, and
//! the interfaces of one platform.
#![allow(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    clippy::disallowed_methods,
    clippy::disallowed_macros,
    reason = "tests and tools use it; the loader does not"
)]

pub mod errors;
mod platforms;

pub use platforms::{VirtualAndroid, VirtualWindows};

use alloc::collections::BTreeMap;
use alloc::string::String;
use alloc::vec::Vec;
use core::ffi::CStr;

use super::android::AndroidSystem;
use super::fuchsia::IcdPackages;
use super::windows::WindowsSystem;
use super::{FileState, Listing, ReadError, System, SystemError};
use crate::Grown;

/// An entry of the file tree.
#[derive(Clone, Debug)]
enum Inode {
    File(Vec<u8>),
    /// A directory with its listing.
    Directory(Listing),
    Link(Vec<u8>),
    Unreadable(ReadError),
}

/// The maximum number of links to follow in one path.
const MAX_LINKS: usize = 40;

/// A system in memory. A backslash separates names like a slash.
#[derive(Clone, Debug, Default)]
pub struct VirtualSystem {
    /// The interfaces of Windows, if the system is one.
    pub windows: Option<VirtualWindows>,
    /// What Fuchsia's loader service has found, if the system is Fuchsia.
    pub fuchsia: Option<IcdPackages>,
    /// The interfaces of Android, if the system is one.
    pub android: Option<VirtualAndroid>,
    /// The resources of the application bundle.
    pub bundle: Option<Vec<u8>>,
    variables: BTreeMap<Vec<u8>, Vec<u8>>,
    inodes: BTreeMap<Vec<u8>, Inode>,
    elevated: bool,
    executable: Option<Vec<u8>>,
    now: i128,
    changed: BTreeMap<Vec<u8>, i128>,
}

impl VirtualSystem {
    /// A system without files, variables or elevated privileges.
    pub fn new() -> Self {
        Self { now: 1_000_000_000_000, ..Self::default() }
    }

    /// Sets a variable.
    pub fn set(&mut self, name: &str, value: impl AsRef<[u8]>) -> &mut Self {
        self.variables.insert(name.into(), value.as_ref().into());
        self
    }

    /// Sets the path of the running program.
    pub fn run_as(&mut self, path: &str) -> &mut Self {
        self.executable = Some(path.into());
        self
    }

    /// Gives the process elevated privileges, as in a setuid program.
    pub fn elevate(&mut self) -> &mut Self {
        self.elevated = true;
        self
    }

    /// Adds a file at the end of the listing of its directory.
    pub fn file(&mut self, path: impl AsRef<[u8]>, content: impl Into<Vec<u8>>) -> &mut Self {
        self.insert(path.as_ref(), Inode::File(content.into()))
    }

    /// Adds an empty directory.
    pub fn directory(&mut self, path: &str) -> &mut Self {
        self.insert(path.as_bytes(), Inode::Directory(Listing::default()))
    }

    /// Adds a symbolic link to `target`.
    pub fn link(&mut self, path: &str, target: &str) -> &mut Self {
        self.insert(path.as_bytes(), Inode::Link(target.into()))
    }

    /// Adds a file whose reads fail with `error`.
    pub fn unreadable(&mut self, path: &str, error: ReadError) -> &mut Self {
        self.insert(path.as_bytes(), Inode::Unreadable(error))
    }

    /// Ends the listing of a directory with an error.
    pub fn listing_error(&mut self, path: &str, error: SystemError) -> &mut Self {
        if let Some(Inode::Directory(listing)) = self.inodes.get_mut(path.as_bytes()) {
            listing.error = Some(error);
        }
        self
    }

    /// Sets the time of the last change of the file at `path`.
    pub fn touch(&mut self, path: &str, changed: i128) -> &mut Self {
        self.changed.insert(path.into(), changed);
        self
    }

    /// Removes the entry at `path`, with all below.
    pub fn remove(&mut self, path: &str) -> &mut Self {
        let path = normalized(path.as_bytes());
        if let Some((directory, name)) = split(&path)
            && let Some(Inode::Directory(listing)) = self.inodes.get_mut(directory)
        {
            listing.names.retain(|known| known != name);
        }
        let below = [path.as_slice(), b"/"].concat();
        self.inodes.retain(|known, _| *known != path && !known.starts_with(&below));
        self
    }

    /// Puts an entry at `path` and creates missing parent directories.
    fn insert(&mut self, path: &[u8], inode: Inode) -> &mut Self {
        let path = normalized(path);
        if let Some((directory, name)) = split(&path) {
            if !self.inodes.contains_key(directory) {
                self.insert(directory, Inode::Directory(Listing::default()));
            }
            if let Some(Inode::Directory(listing)) = self.inodes.get_mut(directory) {
                listing.names.retain(|known| known != name);
                listing.names.push(name.into());
            }
        }
        self.inodes.insert(path, inode);
        self
    }

    /// Resolves all links of a path. The error is that of a missing entry or of a link loop.
    fn resolve(&self, path: &[u8]) -> Result<(Vec<u8>, &Inode), SystemError> {
        let mut path = normalized(path);
        for _ in 0..MAX_LINKS {
            let Some((link, target)) = self.first_link(&path) else {
                let inode = self.inodes.get(&path).ok_or(errors::NOT_FOUND)?;
                return Ok((path, inode));
            };
            let rest = path[link.len()..].to_vec();
            let base = match split(&link) {
                Some((directory, _)) if !target.starts_with(b"/") => [directory, b"/"].concat(),
                _ => Vec::new(),
            };
            path = normalized(&[base.as_slice(), target, &rest].concat());
        }
        Err(errors::TOO_MANY_LINKS)
    }

    /// The first part of a path that is a link, and its target.
    fn first_link(&self, path: &[u8]) -> Option<(Vec<u8>, &[u8])> {
        let ends = (1..=path.len()).filter(|end| path.get(*end).is_none_or(|byte| *byte == b'/'));
        ends.map(|end| &path[..end]).find_map(|part| match self.inodes.get(part) {
            Some(Inode::Link(target)) => Some((part.to_vec(), target.as_slice())),
            _ => None,
        })
    }
}

/// Removes repeated separators, `.` and `..`.
fn normalized(path: &[u8]) -> Vec<u8> {
    let is_separator = |byte: &u8| matches!(byte, b'/' | b'\\');
    let mut names: Vec<&[u8]> = Vec::new();
    for name in path.split(is_separator) {
        match name {
            b"" | b"." => {}
            b".." => {
                names.pop();
            }
            name => names.push(name),
        }
    }
    let root: &[u8] = if path.first().is_some_and(is_separator) { b"/" } else { b"" };
    [root, &names.join(&b'/')].concat()
}

/// Splits a path into directory and name; `None` for the root and for a bare name.
fn split(path: &[u8]) -> Option<(&[u8], &[u8])> {
    let slash = path.iter().rposition(|byte| *byte == b'/')?;
    let name = &path[slash + 1..];
    let directory = if slash == 0 { b"/" } else { &path[..slash] };
    (!name.is_empty()).then_some((directory, name))
}

impl System for VirtualSystem {
    fn variable(&self, name: &CStr) -> Grown<Option<Vec<u8>>> {
        Ok(self.variables.get(name.to_bytes()).cloned())
    }

    fn secure_variable(&self, name: &CStr) -> Grown<Option<Vec<u8>>> {
        if self.elevated { Ok(None) } else { self.variable(name) }
    }

    fn list_directory(&self, path: &[u8]) -> Result<Listing, SystemError> {
        match self.resolve(path) {
            Ok((_, Inode::Directory(listing))) => Ok(listing.clone()),
            Ok(_) => Err(errors::NOT_A_DIRECTORY),
            Err(error) => Err(error),
        }
    }

    fn exists(&self, path: &[u8]) -> bool {
        self.resolve(path).is_ok()
    }

    fn file_state(&self, path: &[u8]) -> Result<FileState, SystemError> {
        let (path, entry) = self.resolve(path)?;
        let size = if let Inode::File(content) = entry { content.len() } else { 0 };
        let inode = self.inodes.keys().position(|key| *key == path).unwrap_or(0);
        let changed = self.changed.get(&path).copied().unwrap_or(0);
        Ok(FileState {
            device: 1,
            inode: inode as u64,
            size: size as u64,
            modified: 0,
            changed,
            mode: 0o100_600,
            owner: 1000,
        })
    }

    fn read_file(&self, path: &[u8], limit: usize) -> Result<(Vec<u8>, FileState), ReadError> {
        let state = self.file_state(path).map_err(ReadError::Open)?;
        match self.resolve(path) {
            Ok((_, Inode::File(content))) if content.len() > limit => Err(ReadError::TooLarge),
            Ok((_, Inode::File(content))) => Ok((content.clone(), state)),
            Ok((_, Inode::Unreadable(error))) => Err(*error),
            _ => Err(ReadError::Read(errors::IS_A_DIRECTORY)),
        }
    }

    fn read_generated(&self, path: &[u8], limit: usize) -> Result<Vec<u8>, ReadError> {
        self.read_file(path, limit).map(|(content, _)| content)
    }

    fn read_own_file(&self, path: &[u8], limit: usize) -> Result<Vec<u8>, ReadError> {
        match self.inodes.get(&normalized(path)) {
            Some(Inode::Link(_)) => Err(ReadError::Open(errors::TOO_MANY_LINKS)),
            _ => self.read_generated(path, limit),
        }
    }

    fn real_path(&self, path: &[u8]) -> Result<Vec<u8>, SystemError> {
        self.resolve(path).map(|(path, _)| path)
    }

    fn executable_path(&self) -> Grown<Option<Vec<u8>>> {
        Ok(self.executable.clone())
    }

    fn describe_error(&self, error: SystemError) -> Grown<String> {
        Ok(errors::describe(error))
    }

    fn now(&self) -> i128 {
        self.now
    }

    fn windows(&self) -> Option<&dyn WindowsSystem> {
        self.windows.as_ref().map(|windows| windows as _)
    }

    fn bundle_resources(&self) -> Grown<Option<Vec<u8>>> {
        Ok(self.bundle.clone())
    }

    fn icd_packages(&self) -> Grown<Option<IcdPackages>> {
        Ok(self.fuchsia.clone())
    }

    fn android(&self) -> Option<&dyn AndroidSystem> {
        self.android.as_ref().map(|android| android as _)
    }
}
