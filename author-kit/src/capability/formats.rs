//! What a format can be used for, in the structures that an application asks with.

use dispatch_tables::vk;

/// Usages of images, each with the feature of a format that it needs: those that do not depend on the
/// format's aspects, and that of color attachments.
pub(crate) const USAGES: [(vk::ImageUsageFlags, vk::FormatFeatureFlags2); 5] = {
    use vk::{FormatFeatureFlags2 as Can, ImageUsageFlags as Usage};
    [
        (Usage::TRANSFER_SRC, Can::TRANSFER_SRC),
        (Usage::TRANSFER_DST, Can::TRANSFER_DST),
        (Usage::SAMPLED, Can::SAMPLED_IMAGE),
        (Usage::STORAGE, Can::STORAGE_IMAGE),
        (Usage::COLOR_ATTACHMENT, Can::COLOR_ATTACHMENT),
    ]
};

/// Fills the structure of vkGetPhysicalDeviceFormatProperties2, and the newer one of its chain.
///
/// # Safety
///
/// The chain is valid.
pub unsafe fn fill(found: vk::FormatProperties3, properties: &mut vk::FormatProperties2) {
    // The flags of Vulkan 1.0 are the lower half of the newer ones.
    let lower = |flags: vk::FormatFeatureFlags2| {
        vk::FormatFeatureFlags::from_raw((flags.as_raw() & u64::from(u32::MAX)) as u32)
    };
    properties.format_properties = vk::FormatProperties {
        linear_tiling_features: lower(found.linear_tiling_features),
        optimal_tiling_features: lower(found.optimal_tiling_features),
        buffer_features: lower(found.buffer_features),
    };
    // SAFETY: the caller's promise.
    if let Some(all) = unsafe { vk::chain::find_mut::<vk::FormatProperties3, _>(properties) } {
        let p_next = all.p_next;
        *all = vk::FormatProperties3 { p_next, ..found };
    }
}
