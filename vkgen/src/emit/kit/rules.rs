//! What the registry says in prose alone: when a member is ignored, what a length means that names
//! no sibling, and which pointers point to a single object of unknown size.

/// A member that a driver reads only if a sibling allows it; otherwise its pointer may be anything.
pub(super) struct Ignored {
    pub(super) structure: &'static str,
    pub(super) members: &'static [&'static str],
    pub(super) sibling: &'static str,
    pub(super) read: Read,
}

/// When a member is read.
pub(super) enum Read {
    /// The sibling has one of these values.
    If(&'static [&'static str]),
    /// The sibling does not have this bit.
    Unless(&'static str),
}

const EXCLUSIVE: Read = Read::If(&["VK_SHARING_MODE_CONCURRENT"]);
const SAMPLERS: Read =
    Read::If(&["VK_DESCRIPTOR_TYPE_SAMPLER", "VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER"]);
const IMAGES: Read = Read::If(&[
    "VK_DESCRIPTOR_TYPE_SAMPLER",
    "VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER",
    "VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE",
    "VK_DESCRIPTOR_TYPE_STORAGE_IMAGE",
    "VK_DESCRIPTOR_TYPE_INPUT_ATTACHMENT",
    "VK_DESCRIPTOR_TYPE_SAMPLE_WEIGHT_IMAGE_QCOM",
    "VK_DESCRIPTOR_TYPE_BLOCK_MATCH_IMAGE_QCOM",
]);
const BUFFERS: Read = Read::If(&[
    "VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER",
    "VK_DESCRIPTOR_TYPE_STORAGE_BUFFER",
    "VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER_DYNAMIC",
    "VK_DESCRIPTOR_TYPE_STORAGE_BUFFER_DYNAMIC",
]);
const TEXEL_BUFFERS: Read = Read::If(&[
    "VK_DESCRIPTOR_TYPE_UNIFORM_TEXEL_BUFFER",
    "VK_DESCRIPTOR_TYPE_STORAGE_TEXEL_BUFFER",
]);

const fn ignored(
    structure: &'static str,
    members: &'static [&'static str],
    sibling: &'static str,
    read: Read,
) -> Ignored {
    Ignored { structure, members, sibling, read }
}

/// Every such member, by the valid usage of its structure.
pub(super) const IGNORED: &[Ignored] = &[
    ignored("VkBufferCreateInfo", &["pQueueFamilyIndices"], "sharingMode", EXCLUSIVE),
    ignored("VkImageCreateInfo", &["pQueueFamilyIndices"], "sharingMode", EXCLUSIVE),
    ignored("VkSwapchainCreateInfoKHR", &["pQueueFamilyIndices"], "imageSharingMode", EXCLUSIVE),
    ignored(
        "VkPhysicalDeviceImageDrmFormatModifierInfoEXT",
        &["pQueueFamilyIndices"],
        "sharingMode",
        EXCLUSIVE,
    ),
    ignored("VkWriteDescriptorSet", &["pImageInfo"], "descriptorType", IMAGES),
    ignored("VkWriteDescriptorSet", &["pBufferInfo"], "descriptorType", BUFFERS),
    ignored("VkWriteDescriptorSet", &["pTexelBufferView"], "descriptorType", TEXEL_BUFFERS),
    ignored("VkDescriptorSetLayoutBinding", &["pImmutableSamplers"], "descriptorType", SAMPLERS),
    ignored(
        "VkFramebufferCreateInfo",
        &["pAttachments"],
        "flags",
        Read::Unless("VK_FRAMEBUFFER_CREATE_IMAGELESS_BIT"),
    ),
];

/// Members that stay pointers to what the application has: the registry gives a number of elements
/// of unknown size, or the size is in another structure.
pub(super) const LEFT: &[(&str, &str)] = &[
    ("VkLayerSettingEXT", "pValues"),
    ("StdVideoH265HrdParameters", "pSubLayerHrdParametersNal"),
    ("StdVideoH265HrdParameters", "pSubLayerHrdParametersVcl"),
    ("StdVideoEncodeAV1PictureInfo", "pBufferRemovalTimes"),
];

/// Arrays of arrays: each of `pInfos` says how long the array of the same index is.
pub(super) const NESTED: &[(&str, &str, &str, &str)] = &[
    ("vkCmdBuildAccelerationStructuresKHR", "ppBuildRangeInfos", "pInfos", "geometryCount"),
    ("vkBuildAccelerationStructuresKHR", "ppBuildRangeInfos", "pInfos", "geometryCount"),
    (
        "vkCmdBuildAccelerationStructuresIndirectKHR",
        "ppMaxPrimitiveCounts",
        "pInfos",
        "geometryCount",
    ),
];
