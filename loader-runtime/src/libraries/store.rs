//! The driver libraries of the process (drivers.md E.7).
//!
//! Each query of instance extensions preloads the drivers. They stay open until an instance is
//! destroyed. Instances keep the libraries that they use. An open library is shared instead of
//! opened and negotiated with again.

use alloc::vec::Vec;

use loader_discovery::Grown;
use loader_discovery::manifest::version::ApiVersion;
use loader_discovery::memory::{Fault, Grow as _, bytes};
use loader_discovery::system::System;

use crate::event::Event;
use crate::journal::Journal;
use crate::libraries::{DriverLibrary, NamedLibrary, ScannedDriver};
use crate::memory::Allocated;
use crate::shared::{Shared, Watched};
use crate::sync::Mutex;

/// The open driver libraries of the process.
pub(crate) struct DriverStore {
    pub(crate) libraries: Mutex<Libraries>,
}

/// The lists behind the lock.
pub(crate) struct Libraries {
    /// The libraries that scans opened, in the order of the paths that were opened. Those that
    /// nothing uses any more are removed when an instance is destroyed.
    known: Vec<(Vec<u8>, Watched<DriverLibrary>)>,
    /// The libraries that stay open until an instance is destroyed.
    preloaded: Vec<Shared<DriverLibrary>>,
}

impl Libraries {
    const fn new() -> Self {
        Self { known: Vec::new(), preloaded: Vec::new() }
    }

    /// The place of the library at this path, or the place to insert it at.
    fn place(&self, path: &[u8]) -> Result<usize, usize> {
        self.known.binary_search_by(|(known, _)| known.as_slice().cmp(path))
    }

    fn add(&mut self, path: &[u8], library: Watched<DriverLibrary>) -> Grown<()> {
        match self.place(path) {
            Ok(place) => {
                if let Some((_, known)) = self.known.get_mut(place) {
                    *known = library;
                }
            }
            Err(place) => self.known.try_insert(place, (bytes(path)?, library))?,
        }
        Ok(())
    }
}

impl DriverStore {
    pub(crate) const fn new() -> Self {
        Self { libraries: Mutex::new(Libraries::new()) }
    }

    /// Returns the open library, or opens it and negotiates. No mutex is held while code
    /// of the library runs.
    #[inline(never)]
    pub(crate) fn open(
        &self,
        system: &dyn System,
        journal: &Journal,
        named: NamedLibrary<'_>,
        api_version: ApiVersion,
    ) -> Result<Shared<DriverLibrary>, Fault<Event<'static>>> {
        let given = named.library;
        if let Some(library) = self.find(given) {
            library.remark_again(journal, api_version);
            return Ok(library);
        }
        let opened = DriverLibrary::open(system, journal, named, api_version)?;
        // The library outlives the lock: dlclose runs code of the driver.
        let library = Shared::try_new(opened)?;
        self.libraries.lock().add(given, library.watch())?;
        Ok(library)
    }

    /// Keeps the libraries of these drivers open until [`Self::unload_preloaded`].
    pub(crate) fn preload(&self, drivers: &[ScannedDriver]) -> Allocated<()> {
        let preloaded = &mut self.libraries.lock().preloaded;
        // All or none.
        preloaded.make_room(drivers.len())?;
        for ScannedDriver { library, .. } in drivers {
            if !preloaded.iter().any(|known| known.ptr_eq(library)) {
                preloaded.try_push(library.clone())?;
            }
        }
        Ok(())
    }

    /// Closes the preloaded libraries that no instance uses.
    pub(crate) fn unload_preloaded(&self) {
        let unloaded = core::mem::take(&mut self.libraries.lock().preloaded);
        // The mutex is released: dlclose runs code of the driver.
        drop(unloaded);
        self.libraries.lock().known.retain(|(_, library)| library.is_owned());
    }

    /// Releases the preloaded library of this name. The caller found no devices of its driver.
    pub(crate) fn forget(&self, library: &DriverLibrary) {
        let forget_one = || {
            let preloaded = &mut self.libraries.lock().preloaded;
            let place = preloaded.iter().position(|known| known.name == library.name)?;
            Some(preloaded.remove(place))
        };
        // The mutex is released: dlclose runs code of the driver.
        while let Some(forgotten) = forget_one() {
            drop(forgotten);
        }
    }

    /// Closes and forgets all libraries, because the loader itself is being unloaded.
    pub(crate) fn clear(&self) {
        self.unload_preloaded();
        let all = core::mem::replace(&mut *self.libraries.lock(), Libraries::new());
        drop(all);
    }

    /// The open library at this path.
    pub(crate) fn find(&self, given: &[u8]) -> Option<Shared<DriverLibrary>> {
        let libraries = self.libraries.lock();
        libraries.known.get(libraries.place(given).ok()?)?.1.upgrade()
    }
}
