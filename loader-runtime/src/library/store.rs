//! The driver libraries of the process (drivers.md E.7).
//!
//! The first query of instance extensions preloads the drivers. They stay open until an instance is
//! destroyed. Instances keep the libraries that they use. An open library is shared instead of
//! opened and negotiated with again.

use alloc::collections::{BTreeMap, BTreeSet};
use alloc::sync::{Arc, Weak};
use alloc::vec::Vec;

use loader_discovery::manifest::version::ApiVersion;
use loader_discovery::system::System;

use super::{DriverLibrary, NamedLibrary, OpenFailure, ScannedDriver};
use crate::journal::Journal;
use crate::sync::{Mutex, MutexGuard};

/// The open driver libraries of the process.
#[derive(Debug, Default)]
pub(crate) struct DriverStore {
    libraries: Mutex<Libraries>,
}

/// What is behind the lock.
#[derive(Debug, Default)]
pub(crate) struct Libraries {
    /// The libraries that scans opened, by the path that was opened. Those that nothing uses any
    /// more are removed when an instance is destroyed.
    known: BTreeMap<Vec<u8>, Weak<DriverLibrary>>,
    /// The libraries that stay open until an instance is destroyed.
    preloaded: Vec<Arc<DriverLibrary>>,
}

impl DriverStore {
    pub(crate) const fn new() -> Self {
        Self { libraries: Mutex::new(Libraries { known: BTreeMap::new(), preloaded: Vec::new() }) }
    }

    /// Returns the open library, or opens it and negotiates. No mutex is held while code
    /// of the library runs.
    pub(crate) fn open<'a>(
        &self,
        system: &dyn System,
        journal: &Journal,
        named: NamedLibrary<'a>,
        api_version: ApiVersion,
    ) -> Result<Arc<DriverLibrary>, OpenFailure<'a>> {
        let given = named.library;
        if let Some(library) = self.find(given) {
            library.remark_again(journal, api_version);
            return Ok(library);
        }
        let library = Arc::new(DriverLibrary::open(system, journal, named, api_version)?);
        self.with(|libraries| libraries.known.insert(given.to_vec(), Arc::downgrade(&library)));
        Ok(library)
    }

    /// Keeps the libraries of these drivers open until [`Self::unload_preloaded`].
    pub(crate) fn preload(&self, drivers: &[ScannedDriver]) {
        self.with(|libraries| {
            let mut known: BTreeSet<_> = libraries.preloaded.iter().map(Arc::as_ptr).collect();
            let new = drivers.iter().filter(|driver| known.insert(Arc::as_ptr(&driver.library)));
            libraries.preloaded.extend(new.map(|driver| Arc::clone(&driver.library)));
        });
    }

    /// Closes the preloaded libraries that no instance uses.
    pub(crate) fn unload_preloaded(&self) {
        // Drop after the mutex is released: dlclose runs code of the driver.
        drop(self.with(|libraries| core::mem::take(&mut libraries.preloaded)));
        self.with(|libraries| libraries.known.retain(|_, library| library.strong_count() > 0));
    }

    /// Releases the preloaded library of this name. The caller found no devices of its driver.
    pub(crate) fn forget(&self, library: &DriverLibrary) {
        let forgotten: Vec<_> = self.with(|libraries| {
            let all = core::mem::take(&mut libraries.preloaded).into_iter();
            let (forgotten, kept) = all.partition(|known| known.name == library.name);
            libraries.preloaded = kept;
            forgotten
        });
        // Drop after the mutex is released: dlclose runs code of the driver.
        drop(forgotten);
    }

    /// Closes and forgets all libraries, because the loader itself is being unloaded.
    pub(crate) fn clear(&self) {
        self.unload_preloaded();
        drop(self.with(|libraries| core::mem::take(&mut libraries.known)));
    }

    /// The open library at this path.
    fn find(&self, given: &[u8]) -> Option<Arc<DriverLibrary>> {
        self.with(|libraries| libraries.known.get(given)?.upgrade())
    }

    /// Holds the lists until the guard is dropped.
    pub(crate) fn lock(&self) -> MutexGuard<'_, Libraries> {
        self.libraries.lock()
    }

    fn with<T>(&self, work: impl FnOnce(&mut Libraries) -> T) -> T {
        work(&mut self.lock())
    }
}
