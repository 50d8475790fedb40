//! What follows from a request for an instance and from what was found, without side effects: the
//! layers and extensions that are accepted, and what each driver gets (layers.md 3.5; drivers.md
//! I.2, I.4, E.4, K.6).
//!
//! The contract has drivers opened between the reading of manifests, and layers enabled after both,
//! so there is one plan for each step instead of one for all.

use alloc::vec::Vec;
use core::ffi::c_char;
use core::ptr;

use dispatch_tables::{Extension, vk};
use loader_discovery::layers::LayerScan;
use loader_discovery::manifest::version::ApiVersion;
use loader_discovery::memory::{Fault, Grow as _};
use loader_discovery::select::device_order::sorts_devices;
use loader_discovery::system::Platform;

use crate::event::{InstanceEvent, LayerRequestRejection};
use crate::instance::extension_set::ExtensionSet;
use crate::instance::extensions::is_known;
use crate::instance::request::{InstanceRequest, major_minor};
use crate::memory::{Allocated, HostAllocator, List, try_push};
use crate::names::{Names, has_extension};

/// The names of the requested layers. Each must be available (layers.md 3.5, "Validation").
///
/// # Errors
/// The first name that is malformed, disabled or unknown.
pub(crate) fn requested_layers<'a>(
    names: Names<'a>,
    scan: &LayerScan,
) -> Result<Vec<&'a [u8]>, Fault<LayerRequestRejection<'a>>> {
    if names.are_missing() {
        return Err(LayerRequestRejection::NullNames.into());
    }
    let mut requested = Vec::new();
    for (index, name) in names.checked().enumerate() {
        let name = name.map_err(|_| LayerRequestRejection::BadName)?.to_bytes();
        let layer = name.into();
        if scan.is_off(name) {
            return Err(LayerRequestRejection::OffInSettings { index, layer }.into());
        }
        if !scan.layers.iter().any(|layer| layer.name.as_bytes() == name) {
            return Err(LayerRequestRejection::Unknown { index, layer }.into());
        }
        requested.try_push(name)?;
    }
    Ok(requested)
}

/// Rejects the first extension that is malformed, unknown or not offered (drivers.md I.4).
/// `unknown_allowed` lets extensions pass that this loader does not know.
pub(crate) fn check_extensions<'a>(
    names: Names<'a>,
    unknown_allowed: bool,
    offered: &[vk::ExtensionProperties],
) -> Result<(), InstanceEvent<'a>> {
    if names.are_missing() {
        return Err(InstanceEvent::ExtensionNamesNull);
    }
    for name in names.checked() {
        let name = name.map_err(|_| InstanceEvent::ExtensionNameMalformed)?;
        if !unknown_allowed && !is_known(name.to_bytes()) {
            return Err(InstanceEvent::ExtensionUnknown { name: name.into() });
        }
        if !has_extension(offered, name.to_bytes()) {
            return Err(InstanceEvent::ExtensionUnsupported { name: name.into() });
        }
    }
    Ok(())
}

/// What a driver says of itself.
#[derive(Clone, Copy)]
pub(crate) struct DriverFacts<'a> {
    pub(crate) offered: &'a [vk::ExtensionProperties],
    /// The version of its manifest.
    pub(crate) manifest_version: ApiVersion,
    /// The version that it reports (drivers.md E.4).
    pub(crate) version: u32,
}

/// What a driver's vkCreateInstance gets, and what follows from it.
pub(crate) struct DriverPlan {
    /// The requested extensions that the driver offers, and one that sorting needs.
    names: List<*const c_char>,
    flags: vk::InstanceCreateFlags,
    /// Replaces the application's.
    application: Option<vk::ApplicationInfo>,
    /// Whether [`Self::application`] has a higher version than the application states.
    pub(crate) raises_version: bool,
    /// Whether the loader can sort this driver's devices although the application did not ask for
    /// the queries.
    pub(crate) is_sortable: bool,
    /// DRVEXT of callpath.md 0: the extensions that the driver gets, and
    /// VK_KHR_get_physical_device_properties2 for a driver of Vulkan 1.1.
    pub(crate) extensions: ExtensionSet,
}

impl DriverPlan {
    /// `lists_devices` tells whether the settings file lists devices.
    pub(crate) fn new(
        request: &InstanceRequest<'_>,
        app_version: u32,
        lists_devices: bool,
        driver: DriverFacts<'_>,
        memory: HostAllocator,
    ) -> Allocated<Self> {
        let lowered = lowered_version(request, driver.version);
        let raised = raised_version(request, driver.version).filter(|_| lists_devices);
        let given = request.application.copied().unwrap_or_default();
        let with_version = |api_version| vk::ApplicationInfo { api_version, ..given };
        let mut plan = Self {
            names: List::new_in(memory),
            flags: request.info.flags,
            raises_version: lowered.is_none() && raised.is_some(),
            application: lowered.or(raised).map(with_version),
            is_sortable: needs_properties2(app_version, driver),
            extensions: ExtensionSet::new(),
        };
        let properties2 = Extension::KHR_GET_PHYSICAL_DEVICE_PROPERTIES2;
        let added = plan.is_sortable && !request.extensions.has(properties2);
        let requested = request.extensions.texts().flatten();
        for name in requested.chain(added.then_some(properties2.name())) {
            if has_extension(driver.offered, name.to_bytes()) {
                try_push(&mut plan.names, name.as_ptr())?;
                plan.extensions.insert_name(name);
            }
        }
        if driver.manifest_version.is_at_least(ApiVersion::V1_1) {
            plan.extensions.insert(properties2);
        }
        if !plan.extensions.contains(Extension::KHR_PORTABILITY_ENUMERATION) {
            plan.flags &= !vk::InstanceCreateFlags::ENUMERATE_PORTABILITY_KHR;
        }
        Ok(plan)
    }

    /// The create info for the driver. It points into the plan and the request.
    pub(crate) fn create_info(&self, request: &InstanceRequest<'_>) -> vk::InstanceCreateInfo {
        let application = self.application.as_ref().or(request.application);
        vk::InstanceCreateInfo {
            flags: self.flags,
            p_application_info: application.map_or(ptr::null(), ptr::from_ref),
            enabled_layer_count: 0,
            pp_enabled_layer_names: ptr::null(),
            enabled_extension_count: u32::try_from(self.names.len()).unwrap_or(u32::MAX),
            pp_enabled_extension_names: self.names.as_ptr(),
            ..*request.info
        }
    }
}

/// Whether the driver gets VK_KHR_get_physical_device_properties2 even if the application does not
/// ask for it, because the loader sorts devices by it (drivers.md I.2 step 4).
fn needs_properties2(app_version: u32, driver: DriverFacts<'_>) -> bool {
    // Equality is enough: smaller values are no versions.
    let is_1_0 = app_version == vk::API_VERSION_1_0 || driver.manifest_version.is_1_0();
    let properties2 = Extension::KHR_GET_PHYSICAL_DEVICE_PROPERTIES2;
    sorts_devices(Platform::HOST)
        && is_1_0
        && has_extension(driver.offered, properties2.name().to_bytes())
}

/// The version for a 1.0 driver: the driver's own, because a 1.0 driver must reject any other
/// (drivers.md E.4).
fn lowered_version(request: &InstanceRequest<'_>, driver_version: u32) -> Option<u32> {
    let is_unstated = request.application.is_some() && request.version() == 0;
    let is_1_0 = major_minor(driver_version) == vk::API_VERSION_1_0;
    (!is_unstated && is_1_0).then_some(driver_version)
}

/// The version for a 1.1 driver of a 1.0 application while the settings file lists devices: 1.1, so
/// that the loader can query the IDs of the driver's devices (drivers.md K.6).
fn raised_version(request: &InstanceRequest<'_>, driver_version: u32) -> Option<u32> {
    let is_raised = driver_version >= vk::API_VERSION_1_1;
    (is_raised && request.version() < vk::API_VERSION_1_1).then_some(vk::API_VERSION_1_1)
}

#[cfg(test)]
mod tests;
