//! The facts that the specification has in prose alone: when a member is ignored, the meaning of a
//! length that names no sibling, which pointers point to a single object of unknown size, which
//! commands are older forms of other commands, and which commands end an object.
//! [`super::rule_check`] reports a row that names nothing.

use std::panic::Location;

/// A row of these tables: the names that the row is about, the fact, and the row's position.
pub(super) struct Rule<T> {
    /// The structure or command.
    pub(super) owner: &'static str,
    /// Its members or parameters; none if the row is about the command itself.
    pub(super) members: &'static [&'static str],
    pub(super) says: T,
    pub(super) place: &'static Location<'static>,
}

#[track_caller]
pub(super) const fn rule<T>(
    owner: &'static str,
    members: &'static [&'static str],
    says: T,
) -> Rule<T> {
    Rule { owner, members, says, place: Location::caller() }
}

impl<T> Rule<T> {
    pub(super) fn is_about(&self, owner: &str, member: &str) -> bool {
        self.owner == owner && self.members.contains(&member)
    }
}

/// A member that a driver reads only if a sibling allows it; otherwise its pointer may be anything.
pub(super) struct Ignored {
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

#[track_caller]
const fn ignored(
    structure: &'static str,
    members: &'static [&'static str],
    sibling: &'static str,
    read: Read,
) -> Rule<Ignored> {
    rule(structure, members, Ignored { sibling, read })
}

/// Every such member, by the valid usage of its structure.
pub(super) const IGNORED: &[Rule<Ignored>] = &[
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

/// Members that stay pointers to the application's memory: the registry gives the number of
/// elements but not their size, or another structure has the size.
pub(super) const LEFT: &[Rule<()>] = &[
    rule("VkLayerSettingEXT", &["pValues"], ()),
    rule(
        "StdVideoH265HrdParameters",
        &["pSubLayerHrdParametersNal", "pSubLayerHrdParametersVcl"],
        (),
    ),
    rule("StdVideoEncodeAV1PictureInfo", &["pBufferRemovalTimes"], ()),
];

/// The member, of each structure in an array, that is the length of the array with the same index.
pub(super) struct Nested {
    pub(super) array: &'static str,
    pub(super) member: &'static str,
}

const BY_GEOMETRIES: Nested = Nested { array: "pInfos", member: "geometryCount" };

/// Arrays of arrays.
pub(super) const NESTED: &[Rule<Nested>] = &[
    rule("vkCmdBuildAccelerationStructuresKHR", &["ppBuildRangeInfos"], BY_GEOMETRIES),
    rule("vkBuildAccelerationStructuresKHR", &["ppBuildRangeInfos"], BY_GEOMETRIES),
    rule("vkCmdBuildAccelerationStructuresIndirectKHR", &["ppMaxPrimitiveCounts"], BY_GEOMETRIES),
];

/// Newer forms of commands whose names do not say so: the owner of the row is the newer form.
pub(super) const NEWER: &[Rule<OlderForm>] = &[
    rule("vkCmdDispatchBase", &[], OlderForm("vkCmdDispatch")),
    rule("vkCmdBeginQueryIndexedEXT", &[], OlderForm("vkCmdBeginQuery")),
    rule("vkCmdEndQueryIndexedEXT", &[], OlderForm("vkCmdEndQuery")),
];

/// The older form of a command.
pub(super) struct OlderForm(pub(super) &'static str);

/// Commands that look like older forms of other commands but are none: the IDs of
/// VK_KHR_present_id2 differ from those of VK_KHR_present_id.
pub(super) const NO_PAIRS: &[Rule<()>] = &[rule("vkWaitForPresentKHR", &[], ())];

/// The value, in Rust, of a newer form's parameter if no parameter of the older form has its name.
pub(super) const VALUES: &[Rule<&str>] = &[
    rule("vkCmdBindIndexBuffer2", &["size"], "vk::WHOLE_SIZE"),
    rule("vkCmdDispatchBase", &["baseGroupX", "baseGroupY", "baseGroupZ"], "0"),
    rule("vkCmdBeginQueryIndexedEXT", &["index"], "0"),
    rule("vkCmdEndQueryIndexedEXT", &["index"], "0"),
];

/// Commands that end an object although their names lack Destroy and Free.
pub(super) const ENDS: &[Rule<()>] = &[rule("vkReleasePerformanceConfigurationINTEL", &[], ())];
