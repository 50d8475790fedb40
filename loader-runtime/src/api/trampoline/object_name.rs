//! Trampolines for names and tags of objects (callpath.md 6.4).
//!
//! The loader wraps instances and physical devices. A trampoline replaces the handle of such an
//! object by the handle of the chain, a terminator by the handle of the driver.

use core::ptr;

use dispatch_tables::{Command, vk};

use crate::api::invalid::{Parameter, invalid_handle};
use crate::object::debug_types;
use crate::object::dispatch::DeviceDispatch;
use crate::object::instance::Instance;
use crate::object::physical_device::TrampolinePhysicalDevice;

/// Declares a trampoline. Names are for tools, so without an implementation the call succeeds.
macro_rules! trampoline {
    ($name:ident, $command:ident, $slot:ident, $Info:ident, $handle:ident, $type_of:expr) => {
        #[doc = concat!("`", stringify!($name), "` with the chain's handle of the object.")]
        pub(crate) unsafe extern "system" fn $name(
            device: vk::Device,
            p_info: *const vk::$Info,
        ) -> vk::Result {
            // SAFETY: valid usage passes a live device, whose first word points to its dispatch
            // table, and a valid info, whose handle has the type that the info names.
            unsafe {
                let Some(dispatch) = DeviceDispatch::of(device.as_raw()) else {
                    return invalid_handle(Command::$command, Parameter::Device);
                };
                let Some(set) = dispatch.table.$slot else {
                    return vk::Result::SUCCESS;
                };
                let mut info = *p_info;
                info.$handle = chain_handle($type_of(&info), info.$handle);
                set(device, &info)
            }
        }
    };
}

trampoline!(
    vkSetDebugUtilsObjectNameEXT,
    SET_DEBUG_UTILS_OBJECT_NAME_EXT,
    set_debug_utils_object_name_ext,
    DebugUtilsObjectNameInfoEXT,
    object_handle,
    |info: &vk::DebugUtilsObjectNameInfoEXT| info.object_type
);
trampoline!(
    vkSetDebugUtilsObjectTagEXT,
    SET_DEBUG_UTILS_OBJECT_TAG_EXT,
    set_debug_utils_object_tag_ext,
    DebugUtilsObjectTagInfoEXT,
    object_handle,
    |info: &vk::DebugUtilsObjectTagInfoEXT| info.object_type
);
trampoline!(
    vkDebugMarkerSetObjectNameEXT,
    DEBUG_MARKER_SET_OBJECT_NAME_EXT,
    debug_marker_set_object_name_ext,
    DebugMarkerObjectNameInfoEXT,
    object,
    |info: &vk::DebugMarkerObjectNameInfoEXT| debug_types::object_type(info.object_type)
);
trampoline!(
    vkDebugMarkerSetObjectTagEXT,
    DEBUG_MARKER_SET_OBJECT_TAG_EXT,
    debug_marker_set_object_tag_ext,
    DebugMarkerObjectTagInfoEXT,
    object,
    |info: &vk::DebugMarkerObjectTagInfoEXT| debug_types::object_type(info.object_type)
);

/// The handle of the chain for an object of the application.
///
/// # Safety
///
/// `handle` is a valid handle of this type.
unsafe fn chain_handle(object_type: vk::ObjectType, handle: u64) -> u64 {
    let pointer = ptr::with_exposed_provenance_mut(handle as usize);
    // SAFETY: the caller passes a valid handle of this type, and each `of` reads the start of that
    // object only.
    unsafe {
        let lower = match object_type {
            vk::ObjectType::PHYSICAL_DEVICE => {
                let wrapper = TrampolinePhysicalDevice::of(vk::PhysicalDevice::from_raw(pointer));
                wrapper.map(|wrapper| wrapper.lower.as_raw())
            }
            vk::ObjectType::INSTANCE => {
                let instance = Instance::of(vk::Instance::from_raw(pointer));
                instance.map(|instance| instance.lower().as_raw())
            }
            _ => None,
        };
        lower.map_or(handle, |lower| lower.expose_provenance() as u64)
    }
}
