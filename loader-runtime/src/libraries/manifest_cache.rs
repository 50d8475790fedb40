//! Caches parsed manifests as long as their files do not change.
//!
//! This is the only cache of file contents. Every call lists directories and logs messages again;
//! only the parsed content of a file is kept, with the path and the state of the file to the
//! nanosecond. A file that changed just before it was read is not kept, because its next change
//! could leave the state equal.

use alloc::vec::Vec;
use core::mem;

use loader_discovery::Context;
use loader_discovery::event::JsonFailure;
use loader_discovery::json::{self, Document, Loan, ReadJson};
use loader_discovery::memory::{Grow as _, bytes};
use loader_discovery::system::{FileState, System};

use crate::sync::Mutex;

/// The size of the largest file that is kept, in bytes. Larger files are parsed at each call.
const MAX_KEPT_SIZE: u64 = 64 << 10;
/// The maximum number of files, far more than the manifests of any system.
const MAX_KEPT: usize = 1024;

/// The files in the order of their paths.
pub(crate) type Parsed = Vec<KeptFile>;

/// A file in the cache.
pub(crate) struct KeptFile {
    path: Vec<u8>,
    state: FileState,
    content: Content,
}

enum Content {
    Parsed(Document),
    /// A walk reads the parsed content.
    Lent,
    /// The file was not parsed. No string in it is this name.
    Without(&'static str),
}

/// The parsed manifests of the process.
pub(crate) struct ManifestCache {
    pub(crate) parsed: Mutex<Parsed>,
}

impl ManifestCache {
    pub(crate) const fn new() -> Self {
        Self { parsed: Mutex::new(Parsed::new()) }
    }

    /// Takes the content of an unchanged file out of the cache.
    fn take(&self, system: &dyn System, path: &[u8]) -> Option<Loan> {
        let mut parsed = self.parsed.lock();
        let place = place(&parsed, path).ok()?;
        let file = parsed.get_mut(place)?;
        let Content::Parsed(_) = file.content else { return None };
        let (kept_state, content) = (file.state, mem::replace(&mut file.content, Content::Lent));
        drop(parsed);
        let state = system.file_state(path).ok()?;
        let Content::Parsed(content) = content else { return None };
        (state == kept_state).then_some((content, Some(state)))
    }

    /// Whether the file at `path` is known to be without a string `name`.
    fn lacks(&self, system: &dyn System, path: &[u8], name: &str) -> bool {
        let parsed = self.parsed.lock();
        let kept = place(&parsed, path).ok().and_then(|place| parsed.get(place));
        let without =
            |file: &KeptFile| matches!(file.content, Content::Without(other) if other == name);
        let kept_state = kept.filter(|file| without(file)).map(|file| file.state);
        drop(parsed);
        kept_state.is_some_and(|kept| system.file_state(path) == Ok(kept))
    }

    fn keep(&self, path: &[u8], state: FileState, content: Content) {
        let mut parsed = self.parsed.lock();
        match place(&parsed, path) {
            Ok(place) => {
                if let Some(kept) = parsed.get_mut(place) {
                    (kept.state, kept.content) = (state, content);
                }
            }
            // A full cache keeps its content. If it were emptied, a search of more files than fit
            // would never find one in the cache.
            Err(place) if parsed.len() < MAX_KEPT => {
                // Without memory the next call reads the file again.
                let _ = bytes(path)
                    .and_then(|path| parsed.try_insert(place, KeptFile { path, state, content }));
            }
            Err(_) => {}
        }
    }
}

impl ReadJson for ManifestCache {
    /// Returns the content of the file at `path`, parsed now or by an earlier call. Of two calls at
    /// once, each parses the file.
    fn read<'a>(&self, context: Context<'_>, path: &'a [u8]) -> Result<Loan, JsonFailure<'a>> {
        if let Some(kept) = self.take(context.system, path) {
            return Ok(kept);
        }
        let (document, state) = json::read_with_state(context, path)?;
        Ok((document, may_keep(context.system, state).then_some(state)))
    }

    fn may_name(&self, context: Context<'_>, path: &[u8], name: &'static str) -> bool {
        let system = context.system;
        if self.lacks(system, path, name) {
            return false;
        }
        if let Some(loan) = self.take(system, path) {
            let may_name = loan.0.may_contain(name);
            self.give_back(path, loan);
            return may_name;
        }
        let Ok((text, state)) = json::read_bytes(context, path) else { return true };
        let may_name = json::may_contain(&text, name);
        if !may_name && may_keep(system, state) {
            self.keep(path, state, Content::Without(name));
        }
        may_name
    }

    fn give_back(&self, path: &[u8], (document, state): Loan) {
        if let Some(state) = state {
            self.keep(path, state, Content::Parsed(document));
        }
    }
}

/// Whether a file in this state may be kept.
fn may_keep(system: &dyn System, state: FileState) -> bool {
    state.size <= MAX_KEPT_SIZE && state.is_settled(system.now())
}

/// The index of the file at `path`, or the index to insert it at.
fn place(parsed: &Parsed, path: &[u8]) -> Result<usize, usize> {
    parsed.binary_search_by(|file| file.path.as_slice().cmp(path))
}

#[cfg(test)]
mod tests;
