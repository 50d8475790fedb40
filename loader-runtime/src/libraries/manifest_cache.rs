//! Caches parsed manifests as long as their files do not change.
//!
//! This is the only cache of file contents. Every call lists directories and logs messages again;
//! only the parsed content of a file is kept, with the path and the state of the file to the
//! nanosecond. A file that changed just before it was read is not kept, because its next change
//! could leave the state equal.

use alloc::sync::Arc;
use alloc::vec::Vec;

use loader_discovery::Context;
use loader_discovery::json::{self, Document, Failure, ReadJson};
use loader_discovery::system::{FileState, System};

use crate::sync::{Mutex, MutexGuard};

/// The size of the largest file that is kept, in bytes. Larger files are parsed at each call.
const MAX_KEPT_SIZE: u64 = 64 << 10;
/// The maximum number of files, far more than the manifests of any system.
const MAX_KEPT: usize = 1024;

/// The files in the order of their paths.
pub(crate) type Parsed = Vec<KeptFile>;

/// A file in the cache.
#[derive(Debug)]
pub(crate) struct KeptFile {
    path: Vec<u8>,
    state: FileState,
    content: Arc<Document>,
}

/// The parsed manifests of the process.
#[derive(Debug, Default)]
pub(crate) struct ManifestCache {
    parsed: Mutex<Parsed>,
}

impl ManifestCache {
    pub(crate) const fn new() -> Self {
        Self { parsed: Mutex::new(Parsed::new()) }
    }

    /// Forgets everything and frees its memory.
    pub(crate) fn clear(&self) {
        self.with(|parsed| *parsed = Parsed::new());
    }

    fn kept(&self, system: &dyn System, path: &[u8]) -> Option<Arc<Document>> {
        let (kept_state, content) = self.with(|parsed| {
            let file = parsed.get(place(parsed, path).ok()?)?;
            Some((file.state, Arc::clone(&file.content)))
        })?;
        let state = system.file_state(path).ok()?;
        (state == kept_state).then_some(content)
    }

    fn keep(&self, path: &[u8], state: FileState, content: &Arc<Document>) {
        self.with(|parsed| {
            let file = KeptFile { path: path.to_vec(), state, content: Arc::clone(content) };
            match place(parsed, path) {
                Ok(place) => {
                    if let Some(kept) = parsed.get_mut(place) {
                        *kept = file;
                    }
                }
                // A full cache keeps its content. If it were emptied, a search of more files than
                // fit would never find one in the cache.
                Err(place) if parsed.len() < MAX_KEPT => parsed.insert(place, file),
                Err(_) => {}
            }
        });
    }

    fn with<T>(&self, work: impl FnOnce(&mut Parsed) -> T) -> T {
        work(&mut self.lock())
    }

    /// Holds the files still until the guard is dropped.
    pub(crate) fn lock(&self) -> MutexGuard<'_, Parsed> {
        self.parsed.lock()
    }
}

impl ReadJson for ManifestCache {
    /// Returns the content of the file at `path`, parsed now or by an earlier call.
    fn read<'a>(&self, context: Context<'_>, path: &'a [u8]) -> Result<Arc<Document>, Failure<'a>> {
        if let Some(value) = self.kept(context.system, path) {
            return Ok(value);
        }
        let (value, state) = json::read_with_state(context, path)?;
        let value = Arc::new(value);
        if state.size <= MAX_KEPT_SIZE && state.is_settled(context.system.now()) {
            self.keep(path, state, &value);
        }
        Ok(value)
    }
}

/// The index of the file at `path`, or the index to insert it at.
fn place(parsed: &Parsed, path: &[u8]) -> Result<usize, usize> {
    parsed.binary_search_by(|file| file.path.as_slice().cmp(path))
}

#[cfg(test)]
mod tests {
    use std::os::unix::ffi::OsStrExt as _;
    use std::os::unix::fs::FileExt as _;
    use std::thread;
    use std::time::Duration;

    use loader_discovery::event::Silent;
    use loader_discovery::system::virtual_system::VirtualSystem;

    use super::*;
    use crate::host::HostSystem;

    fn read(cache: &ManifestCache, system: &VirtualSystem) -> Arc<Document> {
        cache.read(Context::host(system, &Silent), b"/a.json").unwrap()
    }

    #[test]
    fn a_full_store_keeps_what_it_has() {
        let cache = ManifestCache::new();
        let mut system = VirtualSystem::new();
        let paths: Vec<String> = (0..=MAX_KEPT).map(|number| format!("/{number}.json")).collect();
        for path in &paths {
            system.file(path, "{}");
        }
        let search = || -> Vec<Arc<Document>> {
            let read = |path: &String| {
                cache.read(Context::host(&system, &Silent), path.as_bytes()).unwrap()
            };
            paths.iter().map(read).collect()
        };
        let (first, second) = (search(), search());
        let kept = first.iter().zip(&second).filter(|(one, other)| Arc::ptr_eq(one, other));
        assert_eq!(kept.count(), MAX_KEPT);
    }

    #[test]
    fn an_unchanged_file_is_parsed_once() {
        let cache = ManifestCache::new();
        let mut system = VirtualSystem::new();
        system.file("/a.json", "{}");
        assert!(Arc::ptr_eq(&read(&cache, &system), &read(&cache, &system)));
        cache.clear();
        assert_eq!(Arc::strong_count(&read(&cache, &system)), 2);
    }

    /// A rewrite in place with the same size and a restored modification time changes ctime.
    #[test]
    fn a_file_changed_in_place_is_parsed_again() {
        let cache = ManifestCache::new();
        let mut system = VirtualSystem::new();
        system.file("/a.json", "1");
        let before = read(&cache, &system);
        system.file("/a.json", "2").touch("/a.json", 7);
        assert_ne!(before, read(&cache, &system));
    }

    /// The same on the real file system, whose ctime decides.
    #[test]
    fn a_host_file_changed_in_place_is_parsed_again() {
        let cache = ManifestCache::new();
        let manifest = tempfile::NamedTempFile::new().unwrap();
        let read = || {
            let path = manifest.path().as_os_str().as_bytes();
            cache.read(Context::host(&HostSystem, &Silent), path).unwrap()
        };
        let file = manifest.as_file();
        file.write_all_at(b"1", 0).unwrap();
        let state = file.metadata().unwrap();
        // Longer than the granularity of the clock.
        thread::sleep(Duration::from_millis(40));
        let before = read();
        assert!(Arc::ptr_eq(&before, &read()));
        file.write_all_at(b"2", 0).unwrap();
        file.set_modified(state.modified().unwrap()).unwrap();
        let changed = file.metadata().unwrap();
        assert_eq!(changed.modified().unwrap(), state.modified().unwrap());
        assert_eq!(changed.len(), state.len());
        assert_ne!(before, read());
    }

    #[test]
    fn a_file_changed_just_now_is_not_kept() {
        let cache = ManifestCache::new();
        let mut system = VirtualSystem::new();
        system.file("/a.json", "{}");
        system.touch("/a.json", system.now() - 19_999_999);
        assert!(!Arc::ptr_eq(&read(&cache, &system), &read(&cache, &system)));
        system.touch("/a.json", system.now() - 20_000_000);
        assert!(Arc::ptr_eq(&read(&cache, &system), &read(&cache, &system)));
    }

    #[test]
    fn broken_and_large_files_are_not_kept() {
        let cache = ManifestCache::new();
        let mut system = VirtualSystem::new();
        system.file("/b.json", "{");
        assert!(cache.read(Context::host(&system, &Silent), b"/b.json").is_err());
        system.file("/a.json", format!("\"{}\"", "x".repeat(64 << 10)));
        assert!(!Arc::ptr_eq(&read(&cache, &system), &read(&cache, &system)));
    }
}
