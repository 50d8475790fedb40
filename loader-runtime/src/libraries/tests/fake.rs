//! Drivers without a library, for the tests of higher modules.

use std::ffi::c_char;

use dispatch_tables::icd::PFN_vk_icdGetPhysicalDeviceProcAddr;
use dispatch_tables::vk;

use crate::libraries::{DriverFunctions, DriverLibrary};

impl DriverLibrary {
    /// A driver without a library, for tests of higher modules.
    pub(crate) fn fake(interface_version: u32) -> Self {
        unsafe extern "system" fn no_function(
            _: vk::Instance,
            _: *const c_char,
        ) -> vk::PFN_vkVoidFunction {
            None
        }
        Self::fake_with(interface_version, no_function, None)
    }

    /// [`Self::fake`] with lookup functions.
    pub(crate) fn fake_with(
        interface_version: u32,
        get_instance_proc_addr: vk::PFN_vkGetInstanceProcAddr,
        get_physical_device_proc_addr: Option<PFN_vk_icdGetPhysicalDeviceProcAddr>,
    ) -> Self {
        unsafe extern "system" fn no_instance(
            _: *const vk::InstanceCreateInfo,
            _: *const vk::AllocationCallbacks,
            _: *mut vk::Instance,
        ) -> vk::Result {
            vk::Result::ERROR_INCOMPATIBLE_DRIVER
        }
        unsafe extern "system" fn no_extensions(
            _: *const c_char,
            _: *mut u32,
            _: *mut vk::ExtensionProperties,
        ) -> vk::Result {
            vk::Result::ERROR_INCOMPATIBLE_DRIVER
        }
        Self {
            given: None,
            name: Some(b"libfake.so".to_vec()),
            interface_version,
            functions: DriverFunctions {
                get_instance_proc_addr,
                create_instance: no_instance,
                enumerate_instance_extension_properties: no_extensions,
                get_physical_device_proc_addr,
                #[cfg(windows)]
                enumerate_adapter_physical_devices: None,
            },
            path_remarks: Vec::new(),
            _object: None,
        }
    }
}
