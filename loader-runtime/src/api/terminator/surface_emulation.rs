//! Parts of surface queries that the loader answers for a driver (callpath.md 1.10, 5.7), for
//! `surface_query`, which decides when.

use dispatch_tables::{Extension, vk};

use crate::object::driver::Driver;
use crate::pnext::chain;

/// The structures of an output chain.
///
/// # Safety
///
/// `p_next` is null or a valid chain, and stays so while the iterator is used.
unsafe fn output_chain(
    p_next: *mut core::ffi::c_void,
) -> impl Iterator<Item = *mut vk::BaseOutStructure> {
    // SAFETY: the caller promises null or a valid chain.
    let structures = unsafe { chain(p_next) };
    structures.map(|node| node.cast_mut().cast())
}

/// Clears `supportsProtected`, which a driver without VK_KHR_surface_protected_capabilities does
/// not write.
///
/// # Safety
///
/// `capabilities` starts a valid chain.
pub(super) unsafe fn preset_protected(capabilities: &vk::SurfaceCapabilities2KHR) {
    // SAFETY: the caller promises a valid chain, and `sType` gives the type of every structure in
    // it.
    unsafe {
        for node in output_chain(capabilities.p_next) {
            if (*node).s_type == vk::StructureType::SURFACE_PROTECTED_CAPABILITIES_KHR {
                let protected = node.cast::<vk::SurfaceProtectedCapabilitiesKHR>();
                (*protected).supports_protected = vk::FALSE;
            }
        }
    }
}

/// Answers VK_KHR_surface_maintenance1's queries for a driver without it: every present mode is
/// compatible with itself alone, and nothing is scaled (callpath.md 5.7).
///
/// # Safety
///
/// Both structures start valid chains.
pub(super) unsafe fn emulate_maintenance1(
    driver: &Driver,
    info: &vk::PhysicalDeviceSurfaceInfo2KHR,
    capabilities: &vk::SurfaceCapabilities2KHR,
) {
    if driver.has_extension(Extension::KHR_SURFACE_MAINTENANCE1)
        || driver.has_extension(Extension::EXT_SURFACE_MAINTENANCE1)
    {
        return;
    }
    // SAFETY: the caller promises valid chains, and `sType` gives the type of every structure in
    // them.
    unsafe {
        let input = output_chain(info.p_next.cast_mut());
        let is_present_mode = |node: &*mut vk::BaseOutStructure| {
            (**node).s_type == vk::StructureType::SURFACE_PRESENT_MODE_KHR
        };
        let Some(asked) = input.filter(is_present_mode).last() else {
            return;
        };
        let asked = (*asked.cast::<vk::SurfacePresentModeKHR>()).present_mode;
        for node in output_chain(capabilities.p_next) {
            match (*node).s_type {
                vk::StructureType::SURFACE_PRESENT_MODE_COMPATIBILITY_KHR => {
                    answer_compatibility(&mut *node.cast(), asked);
                }
                vk::StructureType::SURFACE_PRESENT_SCALING_CAPABILITIES_KHR => {
                    answer_scaling(&mut *node.cast(), &capabilities.surface_capabilities);
                }
                _ => {}
            }
        }
    }
}

/// # Safety
///
/// The structure's array has as many elements as it says.
unsafe fn answer_compatibility(
    compatibility: &mut vk::SurfacePresentModeCompatibilityKHR,
    asked: vk::PresentModeKHR,
) {
    if compatibility.p_present_modes.is_null() {
        compatibility.present_mode_count = 1;
    } else if compatibility.present_mode_count != 0 {
        // SAFETY: the array has an element: the caller's count is not 0.
        unsafe { compatibility.p_present_modes.write(asked) };
        compatibility.present_mode_count = 1;
    }
}

fn answer_scaling(
    scaling: &mut vk::SurfacePresentScalingCapabilitiesKHR,
    capabilities: &vk::SurfaceCapabilitiesKHR,
) {
    scaling.supported_present_scaling = vk::PresentScalingFlagsKHR::empty();
    scaling.supported_present_gravity_x = vk::PresentGravityFlagsKHR::empty();
    scaling.supported_present_gravity_y = vk::PresentGravityFlagsKHR::empty();
    scaling.min_scaled_image_extent = capabilities.min_image_extent;
    scaling.max_scaled_image_extent = capabilities.max_image_extent;
}

/// VK_KHR_surface's capabilities in the structure of VK_EXT_display_surface_counter.
pub(super) fn store_capabilities(
    target: &mut vk::SurfaceCapabilities2EXT,
    source: &vk::SurfaceCapabilitiesKHR,
) {
    target.min_image_count = source.min_image_count;
    target.max_image_count = source.max_image_count;
    target.current_extent = source.current_extent;
    target.min_image_extent = source.min_image_extent;
    target.max_image_extent = source.max_image_extent;
    target.max_image_array_layers = source.max_image_array_layers;
    target.supported_transforms = source.supported_transforms;
    target.current_transform = source.current_transform;
    target.supported_composite_alpha = source.supported_composite_alpha;
    target.supported_usage_flags = source.supported_usage_flags;
    target.supported_surface_counters = vk::SurfaceCounterFlagsEXT::empty();
}
