//! The facts that the specification has in prose alone: when a member is ignored, the meaning of a
//! length that names no sibling, which pointers point to a single object of unknown size, which
//! commands are older forms of other commands, and which commands end an object.

use registry::Known;

use crate::rules::{Row, row};

/// The first of `rows` about this member or parameter.
pub(crate) fn about<'r, T>(rows: &'r [Row<T>], owner: &str, member: &str) -> Option<&'r T> {
    Row::about(rows, &format!("{owner}::{member}")).map(|row| &row.says)
}

/// A member that a driver reads only if a sibling allows it; otherwise its pointer may be anything.
pub(crate) struct Ignored {
    pub(crate) sibling: &'static str,
    pub(crate) read: Read,
}

/// When a member is read.
pub(crate) enum Read {
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

/// Every such member, by the valid usage of its structure.
pub(crate) const IGNORED: &[Row<Ignored>] = &[
    row(
        &[
            "VkBufferCreateInfo::pQueueFamilyIndices",
            "VkImageCreateInfo::pQueueFamilyIndices",
            "VkPhysicalDeviceImageDrmFormatModifierInfoEXT::pQueueFamilyIndices",
        ],
        Ignored { sibling: "sharingMode", read: EXCLUSIVE },
    ),
    row(
        &["VkSwapchainCreateInfoKHR::pQueueFamilyIndices"],
        Ignored { sibling: "imageSharingMode", read: EXCLUSIVE },
    ),
    row(&["VkWriteDescriptorSet::pImageInfo"], of_type(IMAGES)),
    row(&["VkWriteDescriptorSet::pBufferInfo"], of_type(BUFFERS)),
    row(&["VkWriteDescriptorSet::pTexelBufferView"], of_type(TEXEL_BUFFERS)),
    row(&["VkDescriptorSetLayoutBinding::pImmutableSamplers"], of_type(SAMPLERS)),
    row(
        &["VkFramebufferCreateInfo::pAttachments"],
        Ignored { sibling: "flags", read: Read::Unless("VK_FRAMEBUFFER_CREATE_IMAGELESS_BIT") },
    ),
];

/// A member of a structure about descriptors of one type.
const fn of_type(read: Read) -> Ignored {
    Ignored { sibling: "descriptorType", read }
}

/// Members that stay pointers to the application's memory: the registry gives the number of
/// elements but not their size, or another structure has the size.
pub(crate) const LEFT: &[&str] = &[
    "VkLayerSettingEXT::pValues",
    "StdVideoH265HrdParameters::pSubLayerHrdParametersNal",
    "StdVideoH265HrdParameters::pSubLayerHrdParametersVcl",
    "StdVideoEncodeAV1PictureInfo::pBufferRemovalTimes",
];

/// The member, of each structure in an array, that is the length of the array with the same index.
pub(crate) struct Nested {
    pub(crate) array: &'static str,
    pub(crate) member: &'static str,
}

/// Arrays of arrays.
pub(crate) const NESTED: &[Row<Nested>] = &[row(
    &[
        "vkCmdBuildAccelerationStructuresKHR::ppBuildRangeInfos",
        "vkBuildAccelerationStructuresKHR::ppBuildRangeInfos",
        "vkCmdBuildAccelerationStructuresIndirectKHR::ppMaxPrimitiveCounts",
    ],
    Nested { array: "pInfos", member: "geometryCount" },
)];

/// The older forms of commands whose names do not say that they are newer forms.
pub(crate) const NEWER: &[Row<&str>] = &[
    row(&["vkCmdDispatchBase"], "vkCmdDispatch"),
    row(&["vkCmdBeginQueryIndexedEXT"], "vkCmdBeginQuery"),
    row(&["vkCmdEndQueryIndexedEXT"], "vkCmdEndQuery"),
];

/// Commands that look like older forms of other commands but are none: the IDs of
/// VK_KHR_present_id2 differ from those of VK_KHR_present_id.
pub(crate) const NO_PAIRS: &[&str] = &["vkWaitForPresentKHR"];

/// The value, in Rust, of a newer form's parameter if no parameter of the older form has its name.
pub(crate) const VALUES: &[Row<&str>] = &[
    row(&["vkCmdBindIndexBuffer2::size"], "vk::WHOLE_SIZE"),
    row(
        &[
            "vkCmdDispatchBase::baseGroupX",
            "vkCmdDispatchBase::baseGroupY",
            "vkCmdDispatchBase::baseGroupZ",
            "vkCmdBeginQueryIndexedEXT::index",
            "vkCmdEndQueryIndexedEXT::index",
        ],
        "0",
    ),
];

/// Commands that end an object although their names lack Destroy and Free.
pub(crate) const ENDS: &[&str] = &["vkReleasePerformanceConfigurationINTEL"];

/// The owners of handles that commands return, where they are not the parents that the registry has: the
/// images of a swapchain end with the swapchain.
pub(crate) const OWNERS: &[Row<Known>] = &[row(&["vkGetSwapchainImagesKHR"], Known::Swapchain)];
