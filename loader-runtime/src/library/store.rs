//! The driver libraries of the process (drivers.md E.7).
//!
//! The first query of instance extensions preloads the drivers, and they stay until an instance is
//! destroyed. Instances keep those that they use. A library that one of them has open is used again
//! rather than opened and negotiated with once more.

use std::sync::{Arc, PoisonError, Weak};

use loader_discovery::manifest::version::ApiVersion;
use loader_discovery::system::System;

use super::{DriverLibrary, OpenFailure, ScannedDriver};
use crate::journal::Journal;
use crate::sync::Mutex;

/// The open driver libraries of the process.
#[derive(Debug, Default)]
pub(crate) struct DriverStore {
    libraries: Mutex<Libraries>,
}

#[derive(Debug, Default)]
struct Libraries {
    /// Every library that a scan opened and something still uses, with the path that it was opened
    /// by.
    known: Vec<(Vec<u8>, Weak<DriverLibrary>)>,
    /// Those that stay open until an instance is destroyed.
    preloaded: Vec<Arc<DriverLibrary>>,
}

impl DriverStore {
    pub(crate) const fn new() -> Self {
        Self { libraries: Mutex::new(Libraries { known: Vec::new(), preloaded: Vec::new() }) }
    }

    /// The library at `given`: the one that is open already, or newly opened and negotiated with.
    /// Nothing is locked while the library's code runs.
    pub(super) fn open<'a>(
        &self,
        system: &dyn System,
        journal: &Journal,
        given: &'a [u8],
        api_version: ApiVersion,
    ) -> Result<Arc<DriverLibrary>, OpenFailure<'a>> {
        if let Some(library) = self.find(given) {
            library.remark_again(journal, api_version);
            return Ok(library);
        }
        let library = Arc::new(DriverLibrary::open(system, journal, given, api_version)?);
        self.with(|libraries| {
            let known = &mut libraries.known;
            known.retain(|(_, library)| library.strong_count() > 0);
            known.push((given.to_vec(), Arc::downgrade(&library)));
        });
        Ok(library)
    }

    /// Keeps the libraries of these drivers open until [`Self::unload_preloaded`].
    pub(crate) fn preload(&self, drivers: &[ScannedDriver]) {
        self.with(|libraries| {
            for driver in drivers {
                let is_same = |known: &Arc<_>| Arc::ptr_eq(known, &driver.library);
                if !libraries.preloaded.iter().any(is_same) {
                    libraries.preloaded.push(Arc::clone(&driver.library));
                }
            }
        });
    }

    /// Closes the preloaded libraries that nothing else uses.
    pub(crate) fn unload_preloaded(&self) {
        // Closed after the lock is released: closing runs the driver's code.
        drop(self.with(|libraries| std::mem::take(&mut libraries.preloaded)));
    }

    /// No longer preloads the library of this name: its driver has no devices.
    pub(crate) fn forget(&self, library: &DriverLibrary) {
        let forgotten: Vec<_> = self.with(|libraries| {
            let all = std::mem::take(&mut libraries.preloaded).into_iter();
            let (forgotten, kept) = all.partition(|known| known.name == library.name);
            libraries.preloaded = kept;
            forgotten
        });
        // Closed after the lock is released: closing runs the driver's code.
        drop(forgotten);
    }

    /// Closes and forgets every library: the loader itself is being unloaded.
    pub(crate) fn clear(&self) {
        self.unload_preloaded();
        drop(self.with(|libraries| std::mem::take(&mut libraries.known)));
    }

    /// The open library of that path. No other one is held meanwhile: letting go of it here could
    /// close it under the lock.
    fn find(&self, given: &[u8]) -> Option<Arc<DriverLibrary>> {
        self.with(|libraries| {
            let mut of_path = libraries.known.iter().filter(|(path, _)| path == given);
            of_path.find_map(|(_, library)| library.upgrade())
        })
    }

    /// The lists are whole at every unlock, so a poisoned lock says nothing.
    fn with<T>(&self, work: impl FnOnce(&mut Libraries) -> T) -> T {
        work(&mut self.libraries.lock().unwrap_or_else(PoisonError::into_inner))
    }
}
