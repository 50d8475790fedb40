//! A system of the tests' own: an environment and a tree of files in memory.

use std::collections::{BTreeMap, HashSet};
use std::ffi::CStr;

use super::{Entry, Errno, FileState, Listing, ReadError, System};

/// What stands at a path.
#[derive(Clone, Debug)]
enum Node {
    File(Vec<u8>),
    /// Names in listing order, and the error that ends the listing.
    Directory(Listing),
    Link(Vec<u8>),
    Unreadable(ReadError),
}

/// A system in memory. Paths are compared as they are written, but for repeated slashes.
#[derive(Clone, Debug, Default)]
pub(crate) struct VirtualSystem {
    variables: BTreeMap<Vec<u8>, Vec<u8>>,
    nodes: BTreeMap<Vec<u8>, Node>,
    elevated: bool,
    executable: Option<Vec<u8>>,
    now: i128,
    changed: BTreeMap<Vec<u8>, i128>,
}

impl VirtualSystem {
    pub(crate) fn new() -> Self {
        Self {
            now: 1_000_000_000_000,
            ..Self::default()
        }
    }

    pub(crate) fn set(&mut self, name: &str, value: &str) -> &mut Self {
        self.variables.insert(name.into(), value.into());
        self
    }

    /// From now on as in a setuid program.
    pub(crate) fn elevate(&mut self) -> &mut Self {
        self.elevated = true;
        self
    }

    /// Adds a file; it appears at the end of its directory's listing.
    pub(crate) fn file(&mut self, path: &str, content: impl Into<Vec<u8>>) -> &mut Self {
        self.node(path.as_bytes(), Node::File(content.into()))
    }

    /// Adds a file whose name need not be UTF-8.
    pub(crate) fn file_at(&mut self, path: &[u8], content: impl Into<Vec<u8>>) -> &mut Self {
        self.node(path, Node::File(content.into()))
    }

    pub(crate) fn directory(&mut self, path: &str) -> &mut Self {
        self.node(path.as_bytes(), Node::Directory(Listing::default()))
    }

    pub(crate) fn link(&mut self, path: &str, target: &str) -> &mut Self {
        self.node(path.as_bytes(), Node::Link(target.into()))
    }

    pub(crate) fn unreadable(&mut self, path: &str, error: ReadError) -> &mut Self {
        self.node(path.as_bytes(), Node::Unreadable(error))
    }

    /// Lets the listing of a directory end with an error.
    pub(crate) fn listing_error(&mut self, path: &str, error: Errno) -> &mut Self {
        if let Some(Node::Directory(listing)) = self.nodes.get_mut(path.as_bytes()) {
            listing.error = Some(error);
        }
        self
    }

    /// Sets when the file at `path` was changed.
    pub(crate) fn touch(&mut self, path: &str, changed: i128) -> &mut Self {
        self.changed.insert(path.into(), changed);
        self
    }

    fn node(&mut self, path: &[u8], node: Node) -> &mut Self {
        let path = normalized(path);
        if let Some((directory, name)) = split(&path) {
            let parent = Node::Directory(Listing::default());
            if let Node::Directory(listing) = self.nodes.entry(directory.into()).or_insert(parent) {
                listing.entries.retain(|known| known.name != name);
                let is_file = matches!(node, Node::File(_));
                listing.entries.push(Entry {
                    name: name.into(),
                    is_file,
                });
            }
        }
        self.nodes.insert(path, node);
        self
    }

    /// Follows links; `None` at a dead end or in a loop.
    fn resolve(&self, path: &[u8]) -> Option<(Vec<u8>, &Node)> {
        let mut path = normalized(path);
        let mut seen = HashSet::new();
        while seen.insert(path.clone()) {
            match self.nodes.get(&path)? {
                Node::Link(target) => path = normalized(target),
                node => return Some((path, node)),
            }
        }
        None
    }
}

fn normalized(path: &[u8]) -> Vec<u8> {
    let mut out: Vec<u8> = Vec::new();
    for byte in path {
        if *byte != b'/' || out.last() != Some(&b'/') {
            out.push(*byte);
        }
    }
    if out.len() > 1 && out.ends_with(b"/") {
        out.pop();
    }
    out
}

fn split(path: &[u8]) -> Option<(&[u8], &[u8])> {
    let slash = path.iter().rposition(|byte| *byte == b'/')?;
    Some((&path[..slash], &path[slash + 1..]))
}

impl System for VirtualSystem {
    fn variable(&self, name: &CStr) -> Option<Vec<u8>> {
        self.variables.get(name.to_bytes()).cloned()
    }

    fn secure_variable(&self, name: &CStr) -> Option<Vec<u8>> {
        if self.elevated {
            None
        } else {
            self.variable(name)
        }
    }

    fn list_directory(&self, path: &[u8]) -> Result<Listing, Errno> {
        match self.resolve(path) {
            Some((_, Node::Directory(listing))) => Ok(listing.clone()),
            Some(_) => Err(libc::ENOTDIR),
            None => Err(libc::ENOENT),
        }
    }

    fn exists(&self, path: &[u8]) -> bool {
        self.resolve(path).is_some()
    }

    fn file_state(&self, path: &[u8]) -> Result<FileState, Errno> {
        let (path, node) = self.resolve(path).ok_or(libc::ENOENT)?;
        let size = if let Node::File(content) = node {
            content.len()
        } else {
            0
        };
        let inode = self.nodes.keys().position(|key| *key == path).unwrap_or(0);
        let changed = self.changed.get(&path).copied().unwrap_or(0);
        Ok(FileState {
            device: 1,
            inode: inode as u64,
            size: size as u64,
            modified: 0,
            changed,
        })
    }

    fn read_file(&self, path: &[u8], limit: usize) -> Result<(Vec<u8>, FileState), ReadError> {
        let state = self.file_state(path).map_err(ReadError::Open)?;
        match self.resolve(path) {
            Some((_, Node::File(content))) if content.len() > limit => Err(ReadError::TooLarge),
            Some((_, Node::File(content))) => Ok((content.clone(), state)),
            Some((_, Node::Unreadable(error))) => Err(*error),
            _ => Err(ReadError::Read(libc::EISDIR)),
        }
    }

    fn real_path(&self, path: &[u8]) -> Result<Vec<u8>, Errno> {
        self.resolve(path).map(|(path, _)| path).ok_or(libc::ENOENT)
    }

    fn executable_path(&self) -> Option<Vec<u8>> {
        self.executable.clone()
    }

    fn now(&self) -> i128 {
        self.now
    }
}
