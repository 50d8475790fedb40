//! The loader's instance: the record behind a `VkInstance` (callpath.md 2.1, 7.4).

use alloc::vec::Vec;
use core::cell::UnsafeCell;
use core::mem::MaybeUninit;
use core::ptr::NonNull;
use core::sync::atomic::Ordering;

use dispatch_tables::Extension;
use dispatch_tables::vk;
use loader_discovery::memory::Grow as _;

use crate::debug::callbacks::InstanceCallbacks;
use crate::event::Event;
use crate::instance::dispatch::InstanceDispatch;
use crate::instance::driver::Driver;
use crate::instance::extension_set::ExtensionSet;
use crate::instance::objects::Objects;
use crate::journal::Journal;
use crate::layers::record::InstanceLayers;
use crate::libraries::{DriverLibrary, FailedDriver, ScannedDriver};
use crate::lock::{Guard, LockedCell};
use crate::lookup::unknown_names::UnknownNames;
use crate::memory::{Allocated, HostAllocator, List, usable};
use crate::names::Names;
use crate::physical_devices::configurations::DeviceConfiguration;
use crate::physical_devices::record::{TerminatorPhysicalDevice, TrampolinePhysicalDevice};
use crate::records::index::Index;
use crate::records::late::Late;
use crate::records::linked::Records;
use crate::shared::Shared;
use crate::sync::AtomicU32;

/// `LOADER_MAGIC_NUMBER`, eight bytes into every loader instance (callpath.md 2.1).
const MAGIC: u64 = 0x10AD_ED01_0110_ADED;

/// One instance. Its first 16 bytes are ABI on 64-bit targets.
///
/// The members up to `lower` are set while the instance is created.
#[repr(C)]
pub(crate) struct Instance {
    /// The dispatch table, the address of which is in word 0 of the instance's dispatchable
    /// objects; null until vkCreateInstance builds the chain.
    pub(crate) dispatch: Late<*const InstanceDispatch>,
    magic: u64,
    /// The application's callbacks; zeros when it brought none.
    memory: UnsafeCell<vk::AllocationCallbacks>,
    /// The handle that the top of the chain returned; the loader's own until then.
    pub(crate) lower: Late<vk::Instance>,
    /// APP of callpath.md 0: major and minor of the application, patch 0.
    app_version: AtomicU32,
    /// ENABLED of callpath.md 0.
    enabled: ExtensionSet,
    /// Whether drivers support the queries that sorting needs (drivers.md I.2).
    pub(crate) sortable: LockedCell<bool>,
    /// In the order in which they enumerate devices when nothing is sorted: the reverse of the scan
    /// order.
    pub(crate) drivers: Records<Driver>,
    /// The usable drivers, from their scan until the terminator of vkCreateInstance takes them.
    pub(crate) scanned: LockedCell<Vec<ScannedDriver>>,
    /// The drivers that create no instance, with the cause; empty once vkCreateInstance returns.
    pub(crate) failed: LockedCell<Vec<FailedDriver>>,
    /// What the next enumeration records (docs/gpu-policy.md).
    #[cfg(target_os = "linux")]
    pub(crate) to_record: LockedCell<Option<crate::physical_devices::driver_records::Task>>,
    /// Driver libraries that stay open as long as the instance.
    pub(crate) libraries: LockedCell<Option<List<Shared<DriverLibrary>>>>,
    /// `None` until vkCreateInstance has loaded the layers.
    pub(crate) layers: Late<Option<InstanceLayers>>,
    /// The devices that the settings file lets the application see, in its order; `None` for all.
    pub(crate) device_configurations: Late<Option<List<DeviceConfiguration>>>,
    /// The application's wrappers, newest first.
    pub(crate) trampolines: Index<TrampolinePhysicalDevice>,
    /// The wrappers of drivers' devices, newest first.
    pub(crate) terminators: Index<TerminatorPhysicalDevice>,
    journal: Journal,
    /// The receivers of the loader's messages and the application's.
    pub(crate) callbacks: InstanceCallbacks,
    /// Surfaces, messengers and report callbacks.
    pub(crate) objects: Objects,
    /// Device functions that the loader does not know.
    pub(crate) unknown_device_functions: UnknownNames,
    /// Physical-device functions that the loader does not know.
    pub(crate) unknown_physical_device_functions: UnknownNames,
}

impl Instance {
    /// Allocates an instance from the callbacks that vkCreateInstance was given.
    ///
    /// # Safety
    /// `p_allocator` is null or valid callbacks, for as long as the instance lives.
    pub(crate) unsafe fn create<'a>(
        p_allocator: *const vk::AllocationCallbacks,
        app_version: u32,
    ) -> Allocated<&'a Self> {
        let scope = vk::SystemAllocationScope::INSTANCE;
        // SAFETY: the caller promises that the callbacks live as long as the instance.
        let allocator = unsafe { HostAllocator::new(p_allocator, scope) };
        // SAFETY: the caller promises null or callbacks.
        let callbacks = unsafe { usable(p_allocator) }.unwrap_or_default();
        let place = allocator.try_reserve::<Self>()?;
        // SAFETY: `place` is allocated for an `Instance`, so its member has an address. The
        // callbacks stay there until the record is freed.
        let own = unsafe {
            let memory = &raw const (*place.as_ptr()).memory;
            HostAllocator::new(memory.cast(), scope)
        };
        // SAFETY: the place was reserved for an `Instance`, and nobody else has the place.
        let record = unsafe { place.cast::<MaybeUninit<Self>>().as_mut() };
        Ok(record.write(Self {
            dispatch: Late::new(core::ptr::null()),
            magic: MAGIC,
            memory: UnsafeCell::new(callbacks),
            lower: Late::new(vk::Instance::from_raw(place.as_ptr().cast())),
            app_version: AtomicU32::new(app_version),
            enabled: ExtensionSet::new(),
            sortable: LockedCell::new(false),
            drivers: Records::new(),
            scanned: LockedCell::new(Vec::new()),
            failed: LockedCell::new(Vec::new()),
            #[cfg(target_os = "linux")]
            to_record: LockedCell::new(None),
            libraries: LockedCell::new(None),
            layers: Late::new(None),
            device_configurations: Late::new(None),
            trampolines: Index::new(),
            terminators: Index::new(),
            journal: Journal::new(),
            callbacks: InstanceCallbacks::new(place.as_ptr().expose_provenance() as u64),
            objects: Objects::new(own),
            unknown_device_functions: UnknownNames::new(own),
            unknown_physical_device_functions: UnknownNames::new(own),
        }))
    }

    /// The loader's instance behind a handle, whether that is the loader's own or a layer's wrapper
    /// that carries the loader's first two words (callpath.md 2.3); `None` when the handle is null
    /// or its magic is wrong, or its table is another loader's.
    ///
    /// # Safety
    /// `handle` is null or points to at least 16 readable bytes; with the loader's magic at offset
    /// 8 its first word is null or the address of the table of a live instance of a loader.
    #[inline(always)]
    pub(crate) unsafe fn of<'a>(handle: vk::Instance) -> Option<&'a Self> {
        let instance = handle.as_raw().cast::<Self>().cast_const();
        if instance.is_null() {
            return None;
        }
        // SAFETY: the caller promises 16 readable bytes, which are the two members that are read.
        // An instance or wrapper with the magic number and a table has the table of a live
        // instance, whose mark and owner are readable; one without a table is the record of an
        // instance that is being created, and its own.
        unsafe {
            if (&raw const (*instance).magic).read() != MAGIC {
                return None;
            }
            let dispatch = instance.cast::<*const InstanceDispatch>().read();
            if dispatch.is_null() {
                return Some(&*instance);
            }
            InstanceDispatch::is_ours(dispatch).then(|| &*(*dispatch).owner)
        }
    }

    /// The handle that the application gets.
    pub(crate) fn loader_handle(&self) -> vk::Instance {
        vk::Instance::from_raw(core::ptr::from_ref(self).cast_mut().cast())
    }

    /// The entrypoints at the top of the chain.
    #[inline(always)]
    pub(crate) fn dispatch(&self) -> &InstanceDispatch {
        // SAFETY: the table is set before any handle leaves vkCreateInstance, and freed with the
        // instance.
        unsafe { &**self.dispatch }
    }

    /// The handle of this instance in the chain: the first argument of calls to the next entity.
    #[inline(always)]
    pub(crate) fn lower(&self) -> vk::Instance {
        *self.lower
    }

    /// APP of callpath.md 0: the application's major and minor version, patch 0.
    pub(crate) fn app_version(&self) -> u32 {
        self.app_version.load(Ordering::Relaxed)
    }

    /// Follows a layer that changed the application's version.
    pub(crate) fn set_app_version(&self, version: u32) {
        self.app_version.store(version, Ordering::Relaxed);
    }

    /// ENABLED of callpath.md 0.
    pub(crate) fn is_enabled(&self, extension: Extension) -> bool {
        self.enabled.contains(extension)
    }

    /// Marks extensions as enabled. Marks are never taken back.
    #[inline(never)]
    pub(crate) fn enable(&self, names: Names<'_>) {
        names.texts().flatten().for_each(|name| self.enabled.insert_name(name));
    }

    /// An allocator over the instance's callbacks.
    pub(crate) fn allocator(&self, scope: vk::SystemAllocationScope) -> HostAllocator {
        // SAFETY: the callbacks live in the record, which is freed after all that it allocated.
        unsafe { HostAllocator::new(self.memory.get(), scope) }
    }

    /// Replaces the callbacks with those that vkDestroyInstance brought (callpath.md 7.4). An
    /// instance that was created without callbacks stays with Rust's allocator, whose memory the
    /// application cannot free (14 (21)).
    ///
    /// # Safety
    /// `callbacks` has both needed functions and is compatible with the callbacks of
    /// vkCreateInstance; no other thread uses the instance any more.
    pub(crate) unsafe fn replace_callbacks(&self, _: &Guard, callbacks: vk::AllocationCallbacks) {
        if self.application_callbacks().is_null() {
            return;
        }
        // SAFETY: allocators read the callbacks while they allocate, and none allocates now.
        unsafe { self.memory.get().write(callbacks) };
    }

    /// Receives all messages about this instance.
    pub(crate) fn journal(&self) -> &Journal {
        &self.journal
    }

    /// The application's callbacks, null when it brought none: for objects of a driver that the
    /// loader itself destroys.
    pub(crate) fn application_callbacks(&self) -> *const vk::AllocationCallbacks {
        let callbacks = self.memory.get().cast_const();
        // SAFETY: `replace_callbacks` writes while no other thread uses the instance, so that this
        // read does not race with the write.
        if unsafe { (*callbacks).pfn_allocation }.is_some() { callbacks } else { core::ptr::null() }
    }

    /// Notes that the driver at this place of the scan creates no instance, for reports.
    pub(crate) fn add_failed(
        &self,
        lock: &Guard,
        place: usize,
        cause: Event<'static>,
    ) -> Allocated<()> {
        let mut failed = self.failed.take(lock);
        let added = failed.try_push(FailedDriver { place, cause });
        self.failed.set(lock, failed);
        Ok(added?)
    }

    /// No longer keeps `library` open.
    pub(crate) fn release_library(&self, lock: &Guard, library: &DriverLibrary) {
        if let Some(mut libraries) = self.libraries.take(lock) {
            libraries.retain(|known| !core::ptr::eq(&raw const **known, library));
            self.libraries.set(lock, Some(libraries));
        }
    }

    /// The instance's layers; none before the chain is built.
    pub(crate) fn layers(&self) -> Option<&InstanceLayers> {
        self.layers.as_ref()
    }

    /// Frees the instance and what it still owns: the application's wrappers, the dispatch table
    /// and the record (callpath.md 7.4 steps 4 to 6).
    ///
    /// # Safety
    /// `instance` came from [`Self::create`]; its drivers are closed, and nothing uses the instance
    /// any more.
    pub(crate) unsafe fn destroy(lock: &Guard, instance: NonNull<Self>) {
        // SAFETY: the record is live until it is freed below.
        let this = unsafe { instance.as_ref() };
        // SAFETY: the application's wrappers are not used any more.
        unsafe { this.free_wrappers(lock, &this.trampolines) };
        if let Some(dispatch) = NonNull::new(this.dispatch.cast_mut()) {
            let memory = this.allocator(vk::SystemAllocationScope::INSTANCE);
            // SAFETY: the table came from the instance's callbacks, and nothing uses it any more.
            unsafe { memory.destroy(dispatch) };
        }
        // SAFETY: nothing writes the callbacks now. The copy outlives the record.
        let callbacks = unsafe { *this.memory.get() };
        let scope = vk::SystemAllocationScope::INSTANCE;
        // SAFETY: `callbacks` outlives the allocator.
        let allocator = unsafe { HostAllocator::new(&raw const callbacks, scope) };
        // SAFETY: `create` allocated the record from callbacks that are compatible with these.
        unsafe { allocator.destroy(instance) };
    }
}
