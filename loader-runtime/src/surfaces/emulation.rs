//! Parts of surface queries that the loader answers for a driver (callpath.md 1.10, 5.7), for
//! `surfaces::query`, which decides when.

use dispatch_tables::vk::chain::structures;
use dispatch_tables::{Extension, vk};

use crate::instance::driver::Driver;
use crate::physical_devices::emulation::output;

/// Clears `supportsProtected`, which a driver without VK_KHR_surface_protected_capabilities does
/// not write.
///
/// # Safety
///
/// `capabilities` starts a valid chain.
pub(crate) unsafe fn preset_protected(capabilities: &vk::SurfaceCapabilities2KHR) {
    let protected = vk::StructureType::SURFACE_PROTECTED_CAPABILITIES_KHR;
    // SAFETY: the caller promises a valid chain.
    for node in unsafe { structures(capabilities.p_next) } {
        // SAFETY: a structure of a valid chain.
        let protected = unsafe { output::<vk::SurfaceProtectedCapabilitiesKHR>(node, protected) };
        if let Some(protected) = protected {
            protected.supports_protected = vk::FALSE;
        }
    }
}

/// Answers VK_KHR_surface_maintenance1's queries for a driver without it: every present mode is
/// compatible with itself alone, and nothing is scaled (callpath.md 5.7).
///
/// # Safety
///
/// Both structures start valid chains.
pub(crate) unsafe fn emulate_maintenance1(
    driver: &Driver,
    info: &vk::PhysicalDeviceSurfaceInfo2KHR,
    capabilities: &vk::SurfaceCapabilities2KHR,
) {
    if driver.extensions.contains(Extension::KHR_SURFACE_MAINTENANCE1)
        || driver.extensions.contains(Extension::EXT_SURFACE_MAINTENANCE1)
    {
        return;
    }
    // SAFETY: the caller promises a valid chain.
    let Some(asked) = (unsafe { asked_mode(info) }) else {
        return;
    };
    // SAFETY: the caller promises a valid chain.
    for node in unsafe { structures(capabilities.p_next) } {
        // SAFETY: a structure of a valid chain.
        unsafe {
            let compatibility = vk::StructureType::SURFACE_PRESENT_MODE_COMPATIBILITY_KHR;
            if let Some(compatibility) = output(node, compatibility) {
                answer_compatibility(compatibility, asked);
            }
            let scaling = vk::StructureType::SURFACE_PRESENT_SCALING_CAPABILITIES_KHR;
            if let Some(scaling) = output(node, scaling) {
                answer_scaling(scaling, &capabilities.surface_capabilities);
            }
        }
    }
}

/// The present mode that the application asks about; the last, if there are several.
///
/// # Safety
///
/// `info` starts a valid chain.
unsafe fn asked_mode(info: &vk::PhysicalDeviceSurfaceInfo2KHR) -> Option<vk::PresentModeKHR> {
    // SAFETY: the caller promises a valid chain, in which `sType` gives the type of every
    // structure.
    unsafe {
        let all = structures(info.p_next);
        let asked = all
            .filter(|node| (**node).s_type == vk::StructureType::SURFACE_PRESENT_MODE_KHR)
            .last()?;
        Some((*asked.cast::<vk::SurfacePresentModeKHR>()).present_mode)
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
    let vk::SurfacePresentScalingCapabilitiesKHR { s_type, p_next, .. } = *scaling;
    *scaling = vk::SurfacePresentScalingCapabilitiesKHR {
        s_type,
        p_next,
        min_scaled_image_extent: capabilities.min_image_extent,
        max_scaled_image_extent: capabilities.max_image_extent,
        ..Default::default()
    };
}

/// VK_KHR_surface's capabilities in the structure of VK_EXT_display_surface_counter.
pub(crate) fn store_capabilities(
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
