//! Reads the create info of vkCreateInstance into plain data (drivers.md I.1 steps 5 to 9).

use core::ffi::{CStr, c_char};

use dispatch_tables::{Extension, vk};
use loader_discovery::manifest;

use crate::event::{InstanceEvent, Text, Version};
use crate::library::{DirectDriver, DirectDriverList, DirectDrivers};
use crate::names;
use crate::object::instance::Instance;
use crate::pnext::chain;

/// The API version of the application, reduced to major and minor; 1.0 by default (APP of
/// callpath.md 0).
///
/// # Safety
/// `info` is valid.
pub(super) unsafe fn application_version(info: &vk::InstanceCreateInfo) -> u32 {
    // SAFETY: `p_application_info` of a valid create info is null or valid.
    match unsafe { info.p_application_info.as_ref() } {
        Some(application) if application.api_version != 0 => major_minor(application.api_version),
        _ => vk::API_VERSION_1_0,
    }
}

/// The API version of the application, unchanged; 0 without an application info.
///
/// # Safety
/// `info` is valid.
pub(super) unsafe fn requested_version(info: &vk::InstanceCreateInfo) -> u32 {
    // SAFETY: `p_application_info` of a valid create info is null or valid.
    let application = unsafe { info.p_application_info.as_ref() };
    application.map_or(0, |application| application.api_version)
}

/// Removes variant and patch from a version.
pub(super) fn major_minor(version: u32) -> u32 {
    let (major, minor) = (vk::api_version_major(version), vk::api_version_minor(version));
    vk::make_api_version(0, major, minor, 0)
}

/// Records the application info, layers and extensions of a create info.
///
/// # Safety
/// `info` is valid.
pub(super) unsafe fn record(instance: &Instance, info: &vk::InstanceCreateInfo) {
    let journal = instance.journal();
    let empty = vk::ApplicationInfo::default();
    // SAFETY: `info` is valid: its application info is null or valid, its strings end in NUL, and
    // its arrays have the lengths of their counts.
    unsafe {
        let application = info.p_application_info.as_ref().unwrap_or(&empty);
        journal.record(InstanceEvent::Application {
            application: text_or_empty(application.p_application_name),
            application_version: application.application_version,
            engine: text_or_empty(application.p_engine_name),
            engine_version: application.engine_version,
            api_version: Version(application.api_version),
        });
        journal.record(InstanceEvent::RequestedLayers { count: info.enabled_layer_count });
        record_names(instance, info.pp_enabled_layer_names, info.enabled_layer_count);
        let count = info.enabled_extension_count;
        journal.record(InstanceEvent::RequestedExtensions { count });
        record_names(instance, info.pp_enabled_extension_names, count);
    }
}

/// # Safety
/// `text` is null or ends in NUL.
unsafe fn text_or_empty<'a>(text: *const c_char) -> Text<'a> {
    if text.is_null() {
        return "".into();
    }
    // SAFETY: not null, so the caller passes a string that ends in NUL.
    unsafe { CStr::from_ptr(text) }.into()
}

/// # Safety
/// `names` is null or points to `count` strings.
unsafe fn record_names(instance: &Instance, names: *const *const c_char, count: u32) {
    // SAFETY: the caller passes null or an array of `count` strings.
    for name in unsafe { names::listed(names, count) } {
        // SAFETY: not null, and each element of the array is a string that ends in NUL.
        let text = (!name.is_null()).then(|| unsafe { CStr::from_ptr(*name) });
        instance.journal().record(match text {
            Some(text) => InstanceEvent::RequestedName { name: text.into() },
            None => InstanceEvent::RequestedNull,
        });
    }
}

/// Records a version below 1.0, which is used nevertheless (drivers.md I.1 step 6).
///
/// # Safety
/// `info` is valid.
pub(super) unsafe fn record_low_version(instance: &Instance, info: &vk::InstanceCreateInfo) {
    // SAFETY: the caller passes a valid create info.
    let api_version = unsafe { requested_version(info) };
    if api_version != 0 && api_version < vk::API_VERSION_1_0 {
        instance.journal().record(InstanceEvent::ApiVersionTooLow { api_version });
    }
}

/// Records a version of another variant of Vulkan, which is used nevertheless (drivers.md I.1 step
/// 7).
///
/// # Safety
/// `info` is valid.
pub(super) unsafe fn record_variant(instance: &Instance, info: &vk::InstanceCreateInfo) {
    // SAFETY: the caller passes a valid create info.
    let api_version = unsafe { requested_version(info) };
    let variant = vk::api_version_variant(api_version);
    if variant != 0 {
        instance.journal().record(InstanceEvent::ApiVariant { variant, expected: 0 });
    }
}

/// The request of the application for portability drivers (drivers.md G).
#[derive(Clone, Copy)]
pub(super) struct PortabilityRequest {
    flag: bool,
    extension: bool,
}

/// Reads the request, and records that portability drivers are accepted.
///
/// # Safety
/// `info` is valid.
pub(super) unsafe fn portability(
    instance: &Instance,
    info: &vk::InstanceCreateInfo,
) -> PortabilityRequest {
    let portability = PortabilityRequest {
        flag: info.flags.contains(vk::InstanceCreateFlags::ENUMERATE_PORTABILITY_KHR),
        // SAFETY: the caller passes a valid create info.
        extension: unsafe { enables(info, Extension::KHR_PORTABILITY_ENUMERATION) },
    };
    if portability.flag && portability.extension {
        instance.journal().record(InstanceEvent::PortabilityEnumeration);
    }
    portability
}

impl PortabilityRequest {
    /// Accepts portability drivers if both the flag and the extension are present.
    pub(super) fn for_scan(self) -> manifest::Portability {
        if self.flag && self.extension {
            manifest::Portability::Include
        } else {
            manifest::Portability::Skip
        }
    }

    /// The message if all drivers are portability drivers and were rejected.
    pub(super) fn explanation(self) -> InstanceEvent<'static> {
        match (self.extension, self.flag) {
            (true, false) => InstanceEvent::PortabilityFlagMissing,
            (false, true) => InstanceEvent::PortabilityExtensionMissing,
            _ => InstanceEvent::PortabilityBothMissing,
        }
    }
}

/// Whether the application names `extension`.
///
/// # Safety
/// `info` is valid.
pub(super) unsafe fn enables(info: &vk::InstanceCreateInfo, extension: Extension) -> bool {
    // SAFETY: the caller passes a valid create info.
    let mut names = unsafe { enabled_names(info) }.iter().filter(|name| !name.is_null());
    // SAFETY: not null, and the names of a valid create info end in NUL.
    names.any(|name| unsafe { CStr::from_ptr(*name) } == extension.name())
}

/// Reads the direct drivers of the application (drivers.md F).
///
/// # Safety
/// `info` is valid.
pub(super) unsafe fn direct_drivers(info: &vk::InstanceCreateInfo) -> DirectDrivers {
    let wanted = vk::StructureType::DIRECT_DRIVER_LOADING_LIST_LUNARG;
    // SAFETY: the `pNext` chain of a valid create info is valid, and the structure type identifies
    // the type of each structure.
    unsafe {
        let node = chain(info.p_next).find(|node| (**node).s_type == wanted);
        DirectDrivers {
            extension_enabled: enables(info, Extension::LUNARG_DIRECT_DRIVER_LOADING),
            list: node.map(|node| driver_list(&*node.cast())),
        }
    }
}

/// # Safety
/// `list` is valid.
unsafe fn driver_list(list: &vk::DirectDriverLoadingListLUNARG) -> DirectDriverList {
    let count = list.driver_count as usize;
    let drivers = (!list.p_drivers.is_null()).then(|| {
        // SAFETY: not null, so `p_drivers` of a valid list points to `driver_count` elements.
        let drivers = unsafe { core::slice::from_raw_parts(list.p_drivers, count) };
        let numbered = (0_u32..).zip(drivers);
        numbered
            .map(|(index, driver)| DirectDriver {
                index,
                get_instance_proc_addr: driver.pfn_get_instance_proc_addr,
            })
            .collect()
    });
    DirectDriverList {
        exclusive: list.mode == vk::DirectDriverLoadingModeLUNARG::EXCLUSIVE,
        drivers,
    }
}

/// The extension names of a create info.
///
/// # Safety
/// `info` is valid for as long as the result is used.
pub(super) unsafe fn enabled_names(info: &vk::InstanceCreateInfo) -> &[*const c_char] {
    // SAFETY: the array of a valid create info is null or has `enabled_extension_count` names.
    unsafe { names::listed(info.pp_enabled_extension_names, info.enabled_extension_count) }
}

/// Marks the extensions of a create info as enabled on the instance.
///
/// # Safety
/// `info` is valid, its names end in NUL.
pub(super) unsafe fn enable_extensions(instance: &Instance, info: &vk::InstanceCreateInfo) {
    // SAFETY: the caller passes a valid create info whose names end in NUL.
    unsafe { names::registered(enabled_names(info)) }.for_each(|known| instance.enable(known));
}
