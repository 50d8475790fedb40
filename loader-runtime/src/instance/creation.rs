//! The steps of vkCreateInstance above the layers (drivers.md I.1 steps 4 to 17). Each step adds
//! what it found or decided to the [`Findings`], and the next steps follow from those.

use alloc::vec::Vec;
use dispatch_tables::vk;
use loader_discovery::drivers::DriverRequest;
use loader_discovery::event::line::Line;
use loader_discovery::layers::{LayerScan, Wanted};
use loader_discovery::manifest::Portability;
use loader_discovery::memory::TryClone as _;
use loader_discovery::search::BuildDirectories;
use loader_discovery::select::layers::activate::Activation;
use loader_discovery::settings::SettingsFile;
use loader_discovery::system::System;

use crate::commands::terminators::{instance_terminators, physical_device_terminators};
use crate::debug;
use crate::event::{InstanceEvent, LibraryEvent, Version};
use crate::host::HostSystem;
use crate::instance::dispatch::InstanceDispatch;
use crate::instance::extensions::{Unoffered, combined, offered_by_each, unknown_allowed};
use crate::instance::plan::{check_extensions, requested_layers};
use crate::instance::record::Instance;
use crate::instance::request::InstanceRequest;
use crate::instance::{self, no_drivers};
use crate::journal::Journal;
use crate::layers::load::UnopenedLayer;
use crate::layers::record::extension_properties;
use crate::libraries::{Scan, ScannedDriver, scan_drivers};
use crate::lock::Guard;
use crate::memory::{HostAllocator, List, OutOfHostMemory, try_push};
use crate::names::Names;
#[cfg(target_os = "linux")]
use crate::physical_devices::driver_records;
use crate::process::PROCESS;
use crate::report::{self, Decisions};
use crate::{layers, physical_devices, settings};

/// One call of vkCreateInstance.
pub(crate) struct Creation<'a> {
    pub(crate) lock: &'a Guard,
    pub(crate) instance: &'a Instance,
    pub(crate) request: &'a InstanceRequest<'a>,
    pub(crate) p_allocator: *const vk::AllocationCallbacks,
    pub(crate) system: &'a dyn System,
    pub(crate) found: Findings<'a>,
}

/// What a creation has found and decided so far.
#[derive(Default)]
pub(crate) struct Findings<'a> {
    pub(crate) settings: SettingsFile,
    /// The available layers, and those that were left out.
    pub(crate) layers: LayerScan,
    /// The layers that the application requests.
    pub(crate) requested: Vec<&'a [u8]>,
    /// The drivers that were found, usable or not.
    pub(crate) drivers: Scan,
    /// The instance extensions of each usable driver; empty if they were not enumerated.
    pub(crate) offered: Vec<List<vk::ExtensionProperties>>,
    /// The enabled layers.
    pub(crate) active: Activation,
    /// The enabled layers that are not in the chain.
    pub(crate) unopened: Vec<UnopenedLayer>,
}

impl<'a> Creation<'a> {
    /// Takes all steps, and writes the report if the user asks for one.
    ///
    /// # Safety
    /// The instance is new: no other thread knows it. The request is that of a valid create info,
    /// and `p_allocator` is null or valid callbacks.
    pub(crate) unsafe fn run(mut self) -> Result<(), vk::Result> {
        report::begin(&HostSystem, self.journal());
        let created = self.take_steps();
        let failed = self.instance.failed.take(self.lock);
        if let Some(transcript) = self.journal().end_transcript() {
            let (request, found, open) = (self.request, &self.found, self.instance.layers());
            let decisions = Decisions { request, found, failed: &failed, open };
            let result = created.err().unwrap_or(vk::Result::SUCCESS);
            report::write(&transcript, &HostSystem, self.journal(), &decisions, result);
        }
        // Without memory nothing is recorded.
        #[cfg(target_os = "linux")]
        let _ = driver_records::begin(self.lock, self.instance, &mut self.found.drivers, &failed);
        created
    }

    fn take_steps(&mut self) -> Result<(), vk::Result> {
        self.receive_messages()?;
        self.read_settings()?;
        self.find_layers()?;
        self.find_drivers()?;
        self.enable_layers()?;
        self.open_layers()?;
        self.call_chain()
    }

    fn journal(&self) -> &'a Journal {
        self.instance.journal()
    }

    fn memory(&self) -> HostAllocator {
        self.instance.allocator(vk::SystemAllocationScope::INSTANCE)
    }

    /// From here on the callbacks in the create info's chain receive the messages.
    fn receive_messages(&self) -> Result<(), vk::Result> {
        let p_next = self.request.info.p_next;
        // SAFETY: the chain is that of a valid create info.
        unsafe { debug::above::register_creation_callbacks(self.lock, self.instance, p_next)? };
        // SAFETY: journal and callbacks are parts of one instance.
        unsafe { self.journal().set_sink(Some(&self.instance.callbacks)) };
        self.record_request();
        Ok(())
    }

    /// Records application, layers and extensions.
    fn record_request(&self) {
        let (journal, request) = (self.journal(), self.request);
        let application = request.application.copied().unwrap_or_default();
        journal.record(InstanceEvent::Application {
            application: request.application_name.unwrap_or_default().into(),
            application_version: application.application_version,
            engine: request.engine_name.unwrap_or_default().into(),
            engine_version: application.engine_version,
            api_version: Version(application.api_version),
        });
        journal.record(InstanceEvent::RequestedLayers { count: request.layers.count });
        record_names(journal, request.layers);
        journal.record(InstanceEvent::RequestedExtensions { count: request.extensions.count });
        record_names(journal, request.extensions);
    }

    /// Reads the settings file for this instance (drivers.md K.7).
    fn read_settings(&mut self) -> Result<(), vk::Result> {
        let (journal, directories) = (self.journal(), &BuildDirectories::BUILT);
        self.found.settings = settings::of_instance(self.system, journal, directories)?;
        let settings = self.found.settings.active();
        let devices = settings.and_then(|known| known.device_configurations.as_ref());
        let devices =
            devices.map(|list| physical_devices::configurations::copy(list, self.memory()));
        // SAFETY: no other thread knows the instance.
        unsafe { self.instance.device_configurations.set(devices.transpose()?) };
        self.remark_on_request();
        Ok(())
    }

    /// Records what is odd about the version, which is used nevertheless, and that portability
    /// drivers are accepted (drivers.md I.1 steps 6 and 7).
    fn remark_on_request(&self) {
        let journal = self.journal();
        let api_version = self.request.version();
        if api_version != 0 && api_version < vk::API_VERSION_1_0 {
            journal.record(InstanceEvent::ApiVersionTooLow { api_version });
        }
        if self.request.portability() == Portability::Include {
            journal.record(InstanceEvent::PortabilityEnumeration);
        }
        let variant = vk::api_version_variant(api_version);
        if variant != 0 {
            journal.record(InstanceEvent::ApiVariant { variant, expected: 0 });
        }
    }

    /// Finds the available layers; those that the application names must be among them.
    fn find_layers(&mut self) -> Result<(), vk::Result> {
        let (journal, found) = (self.journal(), &mut self.found);
        let is_unwatched = self.request.layers.count == 0 && !journal.has_receiver();
        let wanted = if is_unwatched { Wanted::Unrequested } else { Wanted::All };
        found.layers = layers::scan::scan(self.system, journal, found.settings.active(), wanted)?;
        match requested_layers(self.request.layers, &found.layers) {
            Ok(requested) => found.requested = requested,
            Err(fault) => {
                journal.record(fault.rejection().map_err(OutOfHostMemory::from)?);
                return Err(vk::Result::ERROR_LAYER_NOT_PRESENT);
            }
        }
        Ok(())
    }

    /// Finds the drivers; having none is an error (drivers.md I.1 steps 10 and 11).
    fn find_drivers(&mut self) -> Result<(), vk::Result> {
        let (system, journal) = (self.system, self.journal());
        let (request, settings) = (self.request, self.found.settings.active());
        let wanted =
            DriverRequest::new(request.portability(), settings).map_err(OutOfHostMemory::from)?;
        let (direct, asker) = (request.direct_drivers, request.asker());
        let (store, json) = (&PROCESS.drivers, &PROCESS.manifests);
        self.found.drivers = scan_drivers(system, journal, store, json, direct, &wanted, asker)?;
        let drivers = &self.found.drivers;
        if drivers.usable.is_empty() {
            if drivers.skipped_portability_driver() {
                journal.record(request.portability_explanation());
            }
            journal.record(InstanceEvent::NoDrivers);
            no_drivers::explain(system, journal, &drivers.left_out, settings);
            return Err(vk::Result::ERROR_INCOMPATIBLE_DRIVER);
        }
        for ScannedDriver { library, manifest, .. } in &drivers.usable {
            if let Some(manifest) = manifest {
                let (library, interface) = (library.name(), library.interface_version);
                let manifest = manifest.into();
                journal.record(LibraryEvent::DriverLoaded { library, manifest, interface });
            }
        }
        Ok(())
    }

    /// Enables layers, and checks the requested extensions against those of drivers and layers
    /// (drivers.md I.4).
    fn enable_layers(&mut self) -> Result<(), vk::Result> {
        self.enumerate_extensions()?;
        let (journal, memory, found) = (self.journal(), self.memory(), &mut self.found);
        let mut offered = combined(memory, &found.offered)?;
        let layers = &found.layers;
        found.active = layers.activate(&found.requested, journal).map_err(OutOfHostMemory::from)?;
        let chained = found.active.chained.iter();
        let chained = chained.filter_map(|active| layers.layers.get(active.layer));
        for extension in chained.flat_map(|layer| &layer.instance_extensions) {
            try_push(&mut offered, extension_properties(extension))?;
        }
        let checked = check_extensions(self.request.extensions, unknown_allowed()?, &offered);
        checked.map_err(|rejection| {
            journal.record(rejection);
            vk::Result::ERROR_EXTENSION_NOT_PRESENT
        })?;
        layers.warn_of_old_layers(&found.active, self.instance.app_version(), journal);
        Ok(())
    }

    /// Asks each driver for its extensions. A driver that fails ends the creation.
    fn enumerate_extensions(&mut self) -> Result<(), vk::Result> {
        let (journal, memory) = (self.journal(), self.memory());
        let Findings { drivers: Scan { usable, .. }, offered, .. } = &mut self.found;
        let Err(Unoffered { code, cause }) = offered_by_each(journal, memory, usable, offered)
        else {
            return Ok(());
        };
        if let Some(cause) = cause {
            self.instance.add_failed(self.lock, offered.len(), cause.into())?;
        }
        Err(code)
    }

    /// Opens the enabled layers (layers.md 6). From here on the instance has drivers, layers and
    /// its dispatch table, also if a layer that the application requested fails.
    fn open_layers(&mut self) -> Result<(), vk::Result> {
        let (instance, journal, memory) = (self.instance, self.journal(), self.memory());
        let terminators = (instance_terminators(), physical_device_terminators());
        let dispatch = InstanceDispatch::new(instance, terminators.0, terminators.1);
        // SAFETY: no other thread knows the instance, which frees the table at its end.
        unsafe { instance.dispatch.set(memory.try_create(dispatch)?.as_ptr()) };
        let scanned = self.found.drivers.usable.try_clone().map_err(OutOfHostMemory::from)?;
        instance.scanned.set(self.lock, scanned);
        let Findings { layers, active, requested, .. } = &self.found;
        let loaded = layers::load::load(&HostSystem, journal, memory, layers, active, requested)?;
        // SAFETY: no other thread knows the instance.
        unsafe { instance.layers.set(Some(loaded.layers)) };
        self.found.unopened = loaded.unopened;
        if loaded.refused { Err(vk::Result::ERROR_LAYER_NOT_PRESENT) } else { Ok(()) }
    }

    /// Calls the first layer, and fills the instance's table from it.
    fn call_chain(&self) -> Result<(), vk::Result> {
        let (instance, info) = (self.instance, self.request.info);
        // SAFETY: the create info and the callbacks are valid, and no other thread knows the
        // instance.
        let called = unsafe { instance::chain::call(self.lock, instance, info, self.p_allocator) };
        called.inspect_err(|code| {
            if *code == vk::Result::ERROR_EXTENSION_NOT_PRESENT {
                self.journal().record(InstanceEvent::InvalidExtensionErrorFromLayer);
            }
            self.report_layers(*code);
        })?;
        instance.enable(self.request.extensions);
        // SAFETY: the chain has returned the instance, which no other thread knows yet.
        unsafe { instance::chain::fill(instance) };
        instance.callbacks.creation_succeeded();
        Ok(())
    }

    /// Logs which layers are in a chain that fails.
    fn report_layers(&self, code: vk::Result) {
        let mut layers = Line::new();
        for (_, layer) in self.instance.layers().into_iter().flat_map(|layers| layers.chain()) {
            layers.push(b" ");
            layers.push(layer.name());
        }
        if !layers.as_bytes().is_empty() {
            let (result, layers) = (code.as_raw(), layers.as_bytes().into());
            self.journal().record(InstanceEvent::LayersFailed { result, layers });
        }
    }
}

fn record_names(journal: &Journal, names: Names<'_>) {
    for name in names.texts() {
        journal.record(match name {
            Some(name) => InstanceEvent::RequestedName { name: name.into() },
            None => InstanceEvent::RequestedNull,
        });
    }
}
