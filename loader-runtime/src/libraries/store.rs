//! The driver libraries of the process (drivers.md E.7).
//!
//! Each query of instance extensions preloads the drivers. They stay open until an instance is
//! destroyed. Instances keep the libraries that they use. An open library is shared instead of
//! opened and negotiated with again.

use alloc::sync::{Arc, Weak};
use alloc::vec::Vec;

use loader_discovery::manifest::version::ApiVersion;
use loader_discovery::name_map::NameMap;
use loader_discovery::system::System;

use crate::journal::Journal;
use crate::libraries::{DriverFailure, DriverLibrary, NamedLibrary, ScannedDriver};
use crate::memory::OutOfHostMemory;
use crate::sync::{Mutex, MutexGuard};

/// The open driver libraries of the process.
pub(crate) struct DriverStore {
    libraries: Mutex<Libraries>,
}

/// The lists behind the lock.
pub(crate) struct Libraries {
    /// The libraries that scans opened, with the path that was opened. Those that nothing uses any
    /// more are removed when an instance is destroyed.
    known: Vec<(Vec<u8>, Weak<DriverLibrary>)>,
    /// The last place of each path in `known`.
    places: NameMap<'static>,
    /// The libraries that stay open until an instance is destroyed.
    preloaded: Vec<Arc<DriverLibrary>>,
}

impl Libraries {
    const fn new() -> Self {
        Self { known: Vec::new(), places: NameMap::new(), preloaded: Vec::new() }
    }

    fn add(&mut self, path: Vec<u8>, library: Weak<DriverLibrary>) {
        // Without memory the next scan does not find the library, and opens it again.
        let _ = self.places.insert(path.clone().into(), self.known.len());
        self.known.push((path, library));
    }

    /// Removes the libraries that nothing uses any more.
    fn remove_closed(&mut self) {
        self.places = NameMap::new();
        for (path, library) in core::mem::take(&mut self.known) {
            if library.strong_count() > 0 {
                self.add(path, library);
            }
        }
    }
}

impl DriverStore {
    pub(crate) const fn new() -> Self {
        Self { libraries: Mutex::new(Libraries::new()) }
    }

    /// Returns the open library, or opens it and negotiates. No mutex is held while code
    /// of the library runs.
    #[inline(never)]
    pub(crate) fn open<'a>(
        &self,
        system: &dyn System,
        journal: &Journal,
        named: NamedLibrary<'a>,
        api_version: ApiVersion,
    ) -> Result<Arc<DriverLibrary>, DriverFailure<'a>> {
        let given = named.library;
        if let Some(library) = self.find(given) {
            library.remark_again(journal, api_version);
            return Ok(library);
        }
        let library = Arc::new(DriverLibrary::open(system, journal, named, api_version)?);
        self.lock().add(given.to_vec(), Arc::downgrade(&library));
        Ok(library)
    }

    /// Keeps the libraries of these drivers open until [`Self::unload_preloaded`].
    pub(crate) fn preload(&self, drivers: &[ScannedDriver]) -> Result<(), OutOfHostMemory> {
        let mut libraries = self.lock();
        let mut known = NameMap::new();
        for library in &libraries.preloaded {
            known.add_address(Arc::as_ptr(library))?;
        }
        for ScannedDriver { library, .. } in drivers {
            if known.add_address(Arc::as_ptr(library))? {
                libraries.preloaded.push(Arc::clone(library));
            }
        }
        Ok(())
    }

    /// Closes the preloaded libraries that no instance uses.
    pub(crate) fn unload_preloaded(&self) {
        let unloaded = core::mem::take(&mut self.lock().preloaded);
        // The mutex is released: dlclose runs code of the driver.
        drop(unloaded);
        self.lock().remove_closed();
    }

    /// Releases the preloaded library of this name. The caller found no devices of its driver.
    pub(crate) fn forget(&self, library: &DriverLibrary) {
        let mut libraries = self.lock();
        let all = core::mem::take(&mut libraries.preloaded).into_iter();
        let (forgotten, kept): (Vec<_>, _) = all.partition(|known| known.name == library.name);
        libraries.preloaded = kept;
        drop(libraries);
        // The mutex is released: dlclose runs code of the driver.
        drop(forgotten);
    }

    /// Closes and forgets all libraries, because the loader itself is being unloaded.
    pub(crate) fn clear(&self) {
        self.unload_preloaded();
        let all = core::mem::replace(&mut *self.lock(), Libraries::new());
        drop(all);
    }

    /// The open library at this path.
    fn find(&self, given: &[u8]) -> Option<Arc<DriverLibrary>> {
        let libraries = self.lock();
        libraries.known.get(libraries.places.get(given)?)?.1.upgrade()
    }

    /// Holds the lists until the guard is dropped.
    pub(crate) fn lock(&self) -> MutexGuard<'_, Libraries> {
        self.libraries.lock()
    }
}
