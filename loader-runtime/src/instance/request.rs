//! What vkCreateInstance is asked for: its create info as plain data (drivers.md I.1, F, G). Reading
//! is the only unsafe step. The trampoline reads the application's create info, the terminator the
//! one that the layers pass down. The callbacks in the chain are not part of the request, since
//! there may be any number: [`debug::above`](crate::debug::above) reads and registers them.

use core::ffi::CStr;

use dispatch_tables::{Extension, vk};
use loader_discovery::manifest::Portability;
use loader_discovery::policy::Asker;

use crate::event::InstanceEvent;
use crate::libraries::{DirectDriverList, DirectDrivers};
use crate::names::{self, Names};

/// A create info of vkCreateInstance as plain data.
pub(crate) struct InstanceRequest<'a> {
    /// The create info itself, which the chain passes on.
    pub(crate) info: &'a vk::InstanceCreateInfo,
    pub(crate) application: Option<&'a vk::ApplicationInfo>,
    pub(crate) application_name: Option<&'a CStr>,
    pub(crate) engine_name: Option<&'a CStr>,
    pub(crate) layers: Names<'a>,
    pub(crate) extensions: Names<'a>,
    pub(crate) direct_drivers: DirectDrivers<'a>,
}

impl<'a> InstanceRequest<'a> {
    /// # Safety
    /// `info` is valid for as long as the request is used.
    pub(crate) unsafe fn read(info: &'a vk::InstanceCreateInfo) -> Self {
        // SAFETY: the application info of a valid create info is null or valid.
        let application = unsafe { info.p_application_info.as_ref() };
        // SAFETY: the strings of a valid application info are null or end in NUL.
        let text = |text| unsafe { names::text(text) };
        // SAFETY: the arrays of a valid create info are null or have as many names as it says.
        let (layers, extensions) = unsafe {
            (
                Names::read(info.pp_enabled_layer_names, info.enabled_layer_count),
                Names::read(info.pp_enabled_extension_names, info.enabled_extension_count),
            )
        };
        // SAFETY: the `pNext` chain of a valid create info is valid.
        let list = unsafe { vk::chain::find(info) };
        Self {
            info,
            application,
            application_name: application.and_then(|info| text(info.p_application_name)),
            engine_name: application.and_then(|info| text(info.p_engine_name)),
            layers,
            extensions,
            direct_drivers: DirectDrivers {
                extension_enabled: extensions.has(Extension::LUNARG_DIRECT_DRIVER_LOADING),
                // SAFETY: a list in a valid chain is valid.
                list: list.map(|list| unsafe { driver_list(list) }),
            },
        }
    }

    /// The names by which a policy can tell the program.
    pub(crate) fn asker(&self) -> Asker<'a> {
        let name = |name: Option<&'a CStr>| name.unwrap_or_default().to_bytes();
        let (application, engine) = (name(self.application_name), name(self.engine_name));
        Asker { application, engine, is_open: None }
    }

    /// The API version as the application wrote it; 0 without an application info.
    pub(crate) fn version(&self) -> u32 {
        self.application.map_or(0, |application| application.api_version)
    }

    /// The major and minor API version; `None` where the application states none.
    pub(crate) fn stated_version(&self) -> Option<u32> {
        Some(self.version()).filter(|version| *version != 0).map(major_minor)
    }

    /// Whether the application asks for portability drivers: both flag and extension (drivers.md
    /// G).
    pub(crate) fn portability(&self) -> Portability {
        match self.asks_for_portability() {
            (true, true) => Portability::Include,
            _ => Portability::Skip,
        }
    }

    /// The message if all drivers are portability drivers and were rejected.
    pub(crate) fn portability_explanation(&self) -> InstanceEvent<'static> {
        match self.asks_for_portability() {
            (false, true) => InstanceEvent::PortabilityFlagMissing,
            (true, false) => InstanceEvent::PortabilityExtensionMissing,
            _ => InstanceEvent::PortabilityBothMissing,
        }
    }

    /// The flag, and the extension.
    fn asks_for_portability(&self) -> (bool, bool) {
        let flag = vk::InstanceCreateFlags::ENUMERATE_PORTABILITY_KHR;
        let extension = Extension::KHR_PORTABILITY_ENUMERATION;
        (self.info.flags.contains(flag), self.extensions.has(extension))
    }
}

/// Removes variant and patch from a version.
pub(crate) fn major_minor(version: u32) -> u32 {
    let (major, minor) = (vk::api_version_major(version), vk::api_version_minor(version));
    vk::make_api_version(0, major, minor, 0)
}

/// # Safety
/// `list` is valid.
unsafe fn driver_list(list: &vk::DirectDriverLoadingListLUNARG) -> DirectDriverList<'_> {
    // SAFETY: where it is not null, `p_drivers` of a valid list points to `driver_count` elements.
    let drivers = (!list.p_drivers.is_null()).then(|| unsafe {
        core::slice::from_raw_parts(list.p_drivers, list.driver_count as usize)
    });
    let exclusive = list.mode == vk::DirectDriverLoadingModeLUNARG::EXCLUSIVE;
    DirectDriverList { exclusive, drivers }
}
