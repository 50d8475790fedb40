// provisional banner

//! Sets of flags. A type of bits and the type of their sets are one type.
#[allow(unused_imports, reason = "which files need others depends on the registry")]
use super::*;
/// `VkFramebufferCreateFlags`, `VkFramebufferCreateFlagBits`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct FramebufferCreateFlags(pub u32);
flags!(FramebufferCreateFlags, u32);
impl FramebufferCreateFlags {
    pub const IMAGELESS: Self = Self(1);
    pub const IMAGELESS_KHR: Self = Self::IMAGELESS;
}
/// `VkQueryPoolCreateFlags`, `VkQueryPoolCreateFlagBits`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct QueryPoolCreateFlags(pub u32);
flags!(QueryPoolCreateFlags, u32);
impl QueryPoolCreateFlags {
    pub const RESET_KHR: Self = Self(1);
}
/// `VkRenderPassCreateFlags`, `VkRenderPassCreateFlagBits`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RenderPassCreateFlags(pub u32);
flags!(RenderPassCreateFlags, u32);
impl RenderPassCreateFlags {
    pub const TRANSFORM_QCOM: Self = Self(2);
    pub const PER_LAYER_FRAGMENT_DENSITY_VALVE: Self = Self(4);
}
/// `VkSamplerCreateFlags`, `VkSamplerCreateFlagBits`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SamplerCreateFlags(pub u32);
flags!(SamplerCreateFlags, u32);
impl SamplerCreateFlags {
    pub const SUBSAMPLED_EXT: Self = Self(1);
    pub const SUBSAMPLED_COARSE_RECONSTRUCTION_EXT: Self = Self(2);
    pub const DESCRIPTOR_BUFFER_CAPTURE_REPLAY_EXT: Self = Self(8);
    pub const NON_SEAMLESS_CUBE_MAP_EXT: Self = Self(4);
    pub const IMAGE_PROCESSING_QCOM: Self = Self(0x10);
}
/// `VkPipelineLayoutCreateFlags`, `VkPipelineLayoutCreateFlagBits`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PipelineLayoutCreateFlags(pub u32);
flags!(PipelineLayoutCreateFlags, u32);
impl PipelineLayoutCreateFlags {
    pub const INDEPENDENT_SETS_EXT: Self = Self(2);
    pub const NO_TASK_SHADER_KHR: Self = Self(4);
}
/// `VkPipelineCacheCreateFlags`, `VkPipelineCacheCreateFlagBits`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PipelineCacheCreateFlags(pub u32);
flags!(PipelineCacheCreateFlags, u32);
impl PipelineCacheCreateFlags {
    pub const EXTERNALLY_SYNCHRONIZED: Self = Self(1);
    pub const EXTERNALLY_SYNCHRONIZED_EXT: Self = Self::EXTERNALLY_SYNCHRONIZED;
    pub const INTERNALLY_SYNCHRONIZED_MERGE_KHR: Self = Self(8);
}
/// `VkPipelineDepthStencilStateCreateFlags`, `VkPipelineDepthStencilStateCreateFlagBits`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PipelineDepthStencilStateCreateFlags(pub u32);
flags!(PipelineDepthStencilStateCreateFlags, u32);
impl PipelineDepthStencilStateCreateFlags {
    pub const RASTERIZATION_ORDER_ATTACHMENT_DEPTH_ACCESS_ARM: Self = Self::RASTERIZATION_ORDER_ATTACHMENT_DEPTH_ACCESS_EXT;
    pub const RASTERIZATION_ORDER_ATTACHMENT_STENCIL_ACCESS_ARM: Self = Self::RASTERIZATION_ORDER_ATTACHMENT_STENCIL_ACCESS_EXT;
    pub const RASTERIZATION_ORDER_ATTACHMENT_DEPTH_ACCESS_EXT: Self = Self(1);
    pub const RASTERIZATION_ORDER_ATTACHMENT_STENCIL_ACCESS_EXT: Self = Self(2);
}
/// `VkPipelineDynamicStateCreateFlags`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PipelineDynamicStateCreateFlags(pub u32);
flags!(PipelineDynamicStateCreateFlags, u32);
/// `VkPipelineColorBlendStateCreateFlags`, `VkPipelineColorBlendStateCreateFlagBits`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PipelineColorBlendStateCreateFlags(pub u32);
flags!(PipelineColorBlendStateCreateFlags, u32);
impl PipelineColorBlendStateCreateFlags {
    pub const RASTERIZATION_ORDER_ATTACHMENT_ACCESS_ARM: Self = Self::RASTERIZATION_ORDER_ATTACHMENT_ACCESS_EXT;
    pub const RASTERIZATION_ORDER_ATTACHMENT_ACCESS_EXT: Self = Self(1);
}
/// `VkPipelineMultisampleStateCreateFlags`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PipelineMultisampleStateCreateFlags(pub u32);
flags!(PipelineMultisampleStateCreateFlags, u32);
/// `VkPipelineRasterizationStateCreateFlags`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PipelineRasterizationStateCreateFlags(pub u32);
flags!(PipelineRasterizationStateCreateFlags, u32);
/// `VkPipelineViewportStateCreateFlags`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PipelineViewportStateCreateFlags(pub u32);
flags!(PipelineViewportStateCreateFlags, u32);
/// `VkPipelineTessellationStateCreateFlags`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PipelineTessellationStateCreateFlags(pub u32);
flags!(PipelineTessellationStateCreateFlags, u32);
/// `VkPipelineInputAssemblyStateCreateFlags`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PipelineInputAssemblyStateCreateFlags(pub u32);
flags!(PipelineInputAssemblyStateCreateFlags, u32);
/// `VkPipelineVertexInputStateCreateFlags`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PipelineVertexInputStateCreateFlags(pub u32);
flags!(PipelineVertexInputStateCreateFlags, u32);
/// `VkPipelineShaderStageCreateFlags`, `VkPipelineShaderStageCreateFlagBits`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PipelineShaderStageCreateFlags(pub u32);
flags!(PipelineShaderStageCreateFlags, u32);
impl PipelineShaderStageCreateFlags {
    pub const ALLOW_VARYING_SUBGROUP_SIZE: Self = Self(1);
    pub const REQUIRE_FULL_SUBGROUPS: Self = Self(2);
    pub const ALLOW_VARYING_SUBGROUP_SIZE_EXT: Self = Self::ALLOW_VARYING_SUBGROUP_SIZE;
    pub const REQUIRE_FULL_SUBGROUPS_EXT: Self = Self::REQUIRE_FULL_SUBGROUPS;
}
/// `VkDescriptorSetLayoutCreateFlags`, `VkDescriptorSetLayoutCreateFlagBits`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DescriptorSetLayoutCreateFlags(pub u32);
flags!(DescriptorSetLayoutCreateFlags, u32);
impl DescriptorSetLayoutCreateFlags {
    pub const UPDATE_AFTER_BIND_POOL: Self = Self(2);
    pub const PUSH_DESCRIPTOR: Self = Self(1);
    pub const PUSH_DESCRIPTOR_KHR: Self = Self::PUSH_DESCRIPTOR;
    pub const UPDATE_AFTER_BIND_POOL_EXT: Self = Self::UPDATE_AFTER_BIND_POOL;
    pub const DESCRIPTOR_BUFFER_EXT: Self = Self(0x10);
    pub const EMBEDDED_IMMUTABLE_SAMPLERS_EXT: Self = Self(0x20);
    pub const HOST_ONLY_POOL_VALVE: Self = Self::HOST_ONLY_POOL_EXT;
    pub const INDIRECT_BINDABLE_NV: Self = Self(0x80);
    pub const HOST_ONLY_POOL_EXT: Self = Self(4);
    pub const PER_STAGE_NV: Self = Self(0x40);
}
/// `VkBufferViewCreateFlags`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct BufferViewCreateFlags(pub u32);
flags!(BufferViewCreateFlags, u32);
/// `VkInstanceCreateFlags`, `VkInstanceCreateFlagBits`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct InstanceCreateFlags(pub u32);
flags!(InstanceCreateFlags, u32);
impl InstanceCreateFlags {
    pub const ENUMERATE_PORTABILITY_KHR: Self = Self(1);
}
/// `VkDeviceCreateFlags`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DeviceCreateFlags(pub u32);
flags!(DeviceCreateFlags, u32);
/// `VkDeviceQueueCreateFlags`, `VkDeviceQueueCreateFlagBits`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DeviceQueueCreateFlags(pub u32);
flags!(DeviceQueueCreateFlags, u32);
impl DeviceQueueCreateFlags {
    pub const PROTECTED: Self = Self(1);
    pub const INTERNALLY_SYNCHRONIZED_KHR: Self = Self(4);
}
/// `VkQueueFlags`, `VkQueueFlagBits`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct QueueFlags(pub u32);
flags!(QueueFlags, u32);
impl QueueFlags {
    pub const GRAPHICS: Self = Self(1);
    pub const COMPUTE: Self = Self(2);
    pub const TRANSFER: Self = Self(4);
    pub const SPARSE_BINDING: Self = Self(8);
    pub const PROTECTED: Self = Self(0x10);
    pub const VIDEO_DECODE_KHR: Self = Self(0x20);
    pub const VIDEO_ENCODE_KHR: Self = Self(0x40);
    pub const OPTICAL_FLOW_NV: Self = Self(0x100);
    pub const DATA_GRAPH_ARM: Self = Self(0x400);
}
/// `VkMemoryPropertyFlags`, `VkMemoryPropertyFlagBits`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct MemoryPropertyFlags(pub u32);
flags!(MemoryPropertyFlags, u32);
impl MemoryPropertyFlags {
    pub const DEVICE_LOCAL: Self = Self(1);
    pub const HOST_VISIBLE: Self = Self(2);
    pub const HOST_COHERENT: Self = Self(4);
    pub const HOST_CACHED: Self = Self(8);
    pub const LAZILY_ALLOCATED: Self = Self(0x10);
    pub const PROTECTED: Self = Self(0x20);
    pub const DEVICE_COHERENT_AMD: Self = Self(0x40);
    pub const DEVICE_UNCACHED_AMD: Self = Self(0x80);
    pub const RDMA_CAPABLE_NV: Self = Self(0x100);
}
/// `VkMemoryHeapFlags`, `VkMemoryHeapFlagBits`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct MemoryHeapFlags(pub u32);
flags!(MemoryHeapFlags, u32);
impl MemoryHeapFlags {
    pub const DEVICE_LOCAL: Self = Self(1);
    pub const MULTI_INSTANCE: Self = Self(2);
    pub const MULTI_INSTANCE_KHR: Self = Self::MULTI_INSTANCE;
    pub const TILE_MEMORY_QCOM: Self = Self(8);
}
/// `VkAccessFlags`, `VkAccessFlagBits`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct AccessFlags(pub u32);
flags!(AccessFlags, u32);
impl AccessFlags {
    pub const INDIRECT_COMMAND_READ: Self = Self(1);
    pub const INDEX_READ: Self = Self(2);
    pub const VERTEX_ATTRIBUTE_READ: Self = Self(4);
    pub const UNIFORM_READ: Self = Self(8);
    pub const INPUT_ATTACHMENT_READ: Self = Self(0x10);
    pub const SHADER_READ: Self = Self(0x20);
    pub const SHADER_WRITE: Self = Self(0x40);
    pub const COLOR_ATTACHMENT_READ: Self = Self(0x80);
    pub const COLOR_ATTACHMENT_WRITE: Self = Self(0x100);
    pub const DEPTH_STENCIL_ATTACHMENT_READ: Self = Self(0x200);
    pub const DEPTH_STENCIL_ATTACHMENT_WRITE: Self = Self(0x400);
    pub const TRANSFER_READ: Self = Self(0x800);
    pub const TRANSFER_WRITE: Self = Self(0x1000);
    pub const HOST_READ: Self = Self(0x2000);
    pub const HOST_WRITE: Self = Self(0x4000);
    pub const MEMORY_READ: Self = Self(0x8000);
    pub const MEMORY_WRITE: Self = Self(0x10000);
    pub const NONE: Self = Self(0);
    pub const TRANSFORM_FEEDBACK_WRITE_EXT: Self = Self(0x2000000);
    pub const TRANSFORM_FEEDBACK_COUNTER_READ_EXT: Self = Self(0x4000000);
    pub const TRANSFORM_FEEDBACK_COUNTER_WRITE_EXT: Self = Self(0x8000000);
    pub const CONDITIONAL_RENDERING_READ_EXT: Self = Self(0x100000);
    pub const COLOR_ATTACHMENT_READ_NONCOHERENT_EXT: Self = Self(0x80000);
    pub const ACCELERATION_STRUCTURE_READ_KHR: Self = Self(0x200000);
    pub const ACCELERATION_STRUCTURE_WRITE_KHR: Self = Self(0x400000);
    pub const SHADING_RATE_IMAGE_READ_NV: Self = Self::FRAGMENT_SHADING_RATE_ATTACHMENT_READ_KHR;
    pub const ACCELERATION_STRUCTURE_READ_NV: Self = Self::ACCELERATION_STRUCTURE_READ_KHR;
    pub const ACCELERATION_STRUCTURE_WRITE_NV: Self = Self::ACCELERATION_STRUCTURE_WRITE_KHR;
    pub const FRAGMENT_DENSITY_MAP_READ_EXT: Self = Self(0x1000000);
    pub const FRAGMENT_SHADING_RATE_ATTACHMENT_READ_KHR: Self = Self(0x800000);
    pub const COMMAND_PREPROCESS_READ_NV: Self = Self::COMMAND_PREPROCESS_READ_EXT;
    pub const COMMAND_PREPROCESS_WRITE_NV: Self = Self::COMMAND_PREPROCESS_WRITE_EXT;
    pub const NONE_KHR: Self = Self::NONE;
    pub const COMMAND_PREPROCESS_READ_EXT: Self = Self(0x20000);
    pub const COMMAND_PREPROCESS_WRITE_EXT: Self = Self(0x40000);
}
/// `VkBufferUsageFlags`, `VkBufferUsageFlagBits`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct BufferUsageFlags(pub u32);
flags!(BufferUsageFlags, u32);
impl BufferUsageFlags {
    pub const TRANSFER_SRC: Self = Self(1);
    pub const TRANSFER_DST: Self = Self(2);
    pub const UNIFORM_TEXEL_BUFFER: Self = Self(4);
    pub const STORAGE_TEXEL_BUFFER: Self = Self(8);
    pub const UNIFORM_BUFFER: Self = Self(0x10);
    pub const STORAGE_BUFFER: Self = Self(0x20);
    pub const INDEX_BUFFER: Self = Self(0x40);
    pub const VERTEX_BUFFER: Self = Self(0x80);
    pub const INDIRECT_BUFFER: Self = Self(0x100);
    pub const SHADER_DEVICE_ADDRESS: Self = Self(0x20000);
    pub const VIDEO_DECODE_SRC_KHR: Self = Self(0x2000);
    pub const VIDEO_DECODE_DST_KHR: Self = Self(0x4000);
    pub const TRANSFORM_FEEDBACK_BUFFER_EXT: Self = Self(0x800);
    pub const TRANSFORM_FEEDBACK_COUNTER_BUFFER_EXT: Self = Self(0x1000);
    pub const CONDITIONAL_RENDERING_EXT: Self = Self(0x200);
    pub const EXECUTION_GRAPH_SCRATCH_AMDX: Self = Self(0x2000000);
    pub const DESCRIPTOR_HEAP_EXT: Self = Self(0x10000000);
    pub const ACCELERATION_STRUCTURE_BUILD_INPUT_READ_ONLY_KHR: Self = Self(0x80000);
    pub const ACCELERATION_STRUCTURE_STORAGE_KHR: Self = Self(0x100000);
    pub const SHADER_BINDING_TABLE_KHR: Self = Self(0x400);
    pub const RAY_TRACING_NV: Self = Self::SHADER_BINDING_TABLE_KHR;
    pub const SHADER_DEVICE_ADDRESS_EXT: Self = Self::SHADER_DEVICE_ADDRESS;
    pub const SHADER_DEVICE_ADDRESS_KHR: Self = Self::SHADER_DEVICE_ADDRESS;
    pub const VIDEO_ENCODE_DST_KHR: Self = Self(0x8000);
    pub const VIDEO_ENCODE_SRC_KHR: Self = Self(0x10000);
    pub const SAMPLER_DESCRIPTOR_BUFFER_EXT: Self = Self(0x200000);
    pub const RESOURCE_DESCRIPTOR_BUFFER_EXT: Self = Self(0x400000);
    pub const PUSH_DESCRIPTORS_DESCRIPTOR_BUFFER_EXT: Self = Self(0x4000000);
    pub const MICROMAP_BUILD_INPUT_READ_ONLY_EXT: Self = Self(0x800000);
    pub const MICROMAP_STORAGE_EXT: Self = Self(0x1000000);
    pub const TILE_MEMORY_QCOM: Self = Self(0x8000000);
}
/// `VkBufferCreateFlags`, `VkBufferCreateFlagBits`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct BufferCreateFlags(pub u32);
flags!(BufferCreateFlags, u32);
impl BufferCreateFlags {
    pub const SPARSE_BINDING: Self = Self(1);
    pub const SPARSE_RESIDENCY: Self = Self(2);
    pub const SPARSE_ALIASED: Self = Self(4);
    pub const PROTECTED: Self = Self(8);
    pub const DEVICE_ADDRESS_CAPTURE_REPLAY: Self = Self(0x10);
    pub const DEVICE_ADDRESS_CAPTURE_REPLAY_EXT: Self = Self::DEVICE_ADDRESS_CAPTURE_REPLAY;
    pub const DEVICE_ADDRESS_CAPTURE_REPLAY_KHR: Self = Self::DEVICE_ADDRESS_CAPTURE_REPLAY;
    pub const DESCRIPTOR_BUFFER_CAPTURE_REPLAY_EXT: Self = Self(0x20);
    pub const VIDEO_PROFILE_INDEPENDENT_KHR: Self = Self(0x40);
}
/// `VkShaderStageFlags`, `VkShaderStageFlagBits`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ShaderStageFlags(pub u32);
flags!(ShaderStageFlags, u32);
impl ShaderStageFlags {
    pub const VERTEX: Self = Self(1);
    pub const TESSELLATION_CONTROL: Self = Self(2);
    pub const TESSELLATION_EVALUATION: Self = Self(4);
    pub const GEOMETRY: Self = Self(8);
    pub const FRAGMENT: Self = Self(0x10);
    pub const COMPUTE: Self = Self(0x20);
    pub const ALL_GRAPHICS: Self = Self(0x1f);
    pub const ALL: Self = Self(0x7fffffff);
    pub const RAYGEN_KHR: Self = Self(0x100);
    pub const ANY_HIT_KHR: Self = Self(0x200);
    pub const CLOSEST_HIT_KHR: Self = Self(0x400);
    pub const MISS_KHR: Self = Self(0x800);
    pub const INTERSECTION_KHR: Self = Self(0x1000);
    pub const CALLABLE_KHR: Self = Self(0x2000);
    pub const RAYGEN_NV: Self = Self::RAYGEN_KHR;
    pub const ANY_HIT_NV: Self = Self::ANY_HIT_KHR;
    pub const CLOSEST_HIT_NV: Self = Self::CLOSEST_HIT_KHR;
    pub const MISS_NV: Self = Self::MISS_KHR;
    pub const INTERSECTION_NV: Self = Self::INTERSECTION_KHR;
    pub const CALLABLE_NV: Self = Self::CALLABLE_KHR;
    pub const TASK_NV: Self = Self::TASK_EXT;
    pub const MESH_NV: Self = Self::MESH_EXT;
    pub const TASK_EXT: Self = Self(0x40);
    pub const MESH_EXT: Self = Self(0x80);
    pub const SUBPASS_SHADING_HUAWEI: Self = Self(0x4000);
    pub const CLUSTER_CULLING_HUAWEI: Self = Self(0x80000);
}
/// `VkImageUsageFlags`, `VkImageUsageFlagBits`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ImageUsageFlags(pub u32);
flags!(ImageUsageFlags, u32);
impl ImageUsageFlags {
    pub const TRANSFER_SRC: Self = Self(1);
    pub const TRANSFER_DST: Self = Self(2);
    pub const SAMPLED: Self = Self(4);
    pub const STORAGE: Self = Self(8);
    pub const COLOR_ATTACHMENT: Self = Self(0x10);
    pub const DEPTH_STENCIL_ATTACHMENT: Self = Self(0x20);
    pub const TRANSIENT_ATTACHMENT: Self = Self(0x40);
    pub const INPUT_ATTACHMENT: Self = Self(0x80);
    pub const HOST_TRANSFER: Self = Self(0x400000);
    pub const VIDEO_DECODE_DST_KHR: Self = Self(0x400);
    pub const VIDEO_DECODE_SRC_KHR: Self = Self(0x800);
    pub const VIDEO_DECODE_DPB_KHR: Self = Self(0x1000);
    pub const SHADING_RATE_IMAGE_NV: Self = Self::FRAGMENT_SHADING_RATE_ATTACHMENT_KHR;
    pub const FRAGMENT_DENSITY_MAP_EXT: Self = Self(0x200);
    pub const FRAGMENT_SHADING_RATE_ATTACHMENT_KHR: Self = Self(0x100);
    pub const HOST_TRANSFER_EXT: Self = Self::HOST_TRANSFER;
    pub const VIDEO_ENCODE_DST_KHR: Self = Self(0x2000);
    pub const VIDEO_ENCODE_SRC_KHR: Self = Self(0x4000);
    pub const VIDEO_ENCODE_DPB_KHR: Self = Self(0x8000);
    pub const ATTACHMENT_FEEDBACK_LOOP_EXT: Self = Self(0x80000);
    pub const INVOCATION_MASK_HUAWEI: Self = Self(0x40000);
    pub const SAMPLE_WEIGHT_QCOM: Self = Self(0x100000);
    pub const SAMPLE_BLOCK_MATCH_QCOM: Self = Self(0x200000);
    pub const TENSOR_ALIASING_ARM: Self = Self(0x800000);
    pub const TILE_MEMORY_QCOM: Self = Self(0x8000000);
    pub const VIDEO_ENCODE_QUANTIZATION_DELTA_MAP_KHR: Self = Self(0x2000000);
    pub const VIDEO_ENCODE_EMPHASIS_MAP_KHR: Self = Self(0x4000000);
}
/// `VkImageCreateFlags`, `VkImageCreateFlagBits`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ImageCreateFlags(pub u32);
flags!(ImageCreateFlags, u32);
impl ImageCreateFlags {
    pub const SPARSE_BINDING: Self = Self(1);
    pub const SPARSE_RESIDENCY: Self = Self(2);
    pub const SPARSE_ALIASED: Self = Self(4);
    pub const MUTABLE_FORMAT: Self = Self(8);
    pub const CUBE_COMPATIBLE: Self = Self(0x10);
    pub const ALIAS: Self = Self(0x400);
    pub const SPLIT_INSTANCE_BIND_REGIONS: Self = Self(0x40);
    pub const TYPE_2D_ARRAY_COMPATIBLE: Self = Self(0x20);
    pub const BLOCK_TEXEL_VIEW_COMPATIBLE: Self = Self(0x80);
    pub const EXTENDED_USAGE: Self = Self(0x100);
    pub const PROTECTED: Self = Self(0x800);
    pub const DISJOINT: Self = Self(0x200);
    pub const CORNER_SAMPLED_NV: Self = Self(0x2000);
    pub const SPLIT_INSTANCE_BIND_REGIONS_KHR: Self = Self::SPLIT_INSTANCE_BIND_REGIONS;
    pub const TYPE_2D_ARRAY_COMPATIBLE_KHR: Self = Self::TYPE_2D_ARRAY_COMPATIBLE;
    pub const BLOCK_TEXEL_VIEW_COMPATIBLE_KHR: Self = Self::BLOCK_TEXEL_VIEW_COMPATIBLE;
    pub const EXTENDED_USAGE_KHR: Self = Self::EXTENDED_USAGE;
    pub const DESCRIPTOR_HEAP_CAPTURE_REPLAY_EXT: Self = Self(0x10000);
    pub const SAMPLE_LOCATIONS_COMPATIBLE_DEPTH_EXT: Self = Self(0x1000);
    pub const DISJOINT_KHR: Self = Self::DISJOINT;
    pub const ALIAS_KHR: Self = Self::ALIAS;
    pub const SUBSAMPLED_EXT: Self = Self(0x4000);
    pub const DESCRIPTOR_BUFFER_CAPTURE_REPLAY_EXT: Self = Self::DESCRIPTOR_HEAP_CAPTURE_REPLAY_EXT;
    pub const MULTISAMPLED_RENDER_TO_SINGLE_SAMPLED_EXT: Self = Self(0x40000);
    pub const TYPE_2D_VIEW_COMPATIBLE_EXT: Self = Self(0x20000);
    pub const FRAGMENT_DENSITY_MAP_OFFSET_QCOM: Self = Self::FRAGMENT_DENSITY_MAP_OFFSET_EXT;
    pub const VIDEO_PROFILE_INDEPENDENT_KHR: Self = Self(0x100000);
    pub const FRAGMENT_DENSITY_MAP_OFFSET_EXT: Self = Self(0x8000);
    pub const ALIAS_SINGLE_LAYER_DESCRIPTOR_KHR: Self = Self(0x400000);
}
/// `VkImageViewCreateFlags`, `VkImageViewCreateFlagBits`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ImageViewCreateFlags(pub u32);
flags!(ImageViewCreateFlags, u32);
impl ImageViewCreateFlags {
    pub const FRAGMENT_DENSITY_MAP_DYNAMIC_EXT: Self = Self(1);
    pub const DESCRIPTOR_BUFFER_CAPTURE_REPLAY_EXT: Self = Self(4);
    pub const FRAGMENT_DENSITY_MAP_DEFERRED_EXT: Self = Self(2);
}
/// `VkPipelineCreateFlags`, `VkPipelineCreateFlagBits`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PipelineCreateFlags(pub u32);
flags!(PipelineCreateFlags, u32);
impl PipelineCreateFlags {
    pub const DISABLE_OPTIMIZATION: Self = Self(1);
    pub const ALLOW_DERIVATIVES: Self = Self(2);
    pub const DERIVATIVE: Self = Self(4);
    pub const DISPATCH_BASE: Self = Self(0x10);
    pub const VIEW_INDEX_FROM_DEVICE_INDEX: Self = Self(8);
    pub const FAIL_ON_PIPELINE_COMPILE_REQUIRED: Self = Self(0x100);
    pub const EARLY_RETURN_ON_FAILURE: Self = Self(0x200);
    pub const NO_PROTECTED_ACCESS: Self = Self(0x8000000);
    pub const PROTECTED_ACCESS_ONLY: Self = Self(0x40000000);
    pub const VIEW_INDEX_FROM_DEVICE_INDEX_KHR: Self = Self::VIEW_INDEX_FROM_DEVICE_INDEX;
    pub const DISPATCH_BASE_KHR: Self = Self::DISPATCH_BASE;
    pub const RAY_TRACING_NO_NULL_ANY_HIT_SHADERS_KHR: Self = Self(0x4000);
    pub const RAY_TRACING_NO_NULL_CLOSEST_HIT_SHADERS_KHR: Self = Self(0x8000);
    pub const RAY_TRACING_NO_NULL_MISS_SHADERS_KHR: Self = Self(0x10000);
    pub const RAY_TRACING_NO_NULL_INTERSECTION_SHADERS_KHR: Self = Self(0x20000);
    pub const RAY_TRACING_SKIP_TRIANGLES_KHR: Self = Self(0x1000);
    pub const RAY_TRACING_SKIP_AABBS_KHR: Self = Self(0x2000);
    pub const RAY_TRACING_SHADER_GROUP_HANDLE_CAPTURE_REPLAY_KHR: Self = Self(0x80000);
    pub const DEFER_COMPILE_NV: Self = Self(0x20);
    pub const RENDERING_FRAGMENT_DENSITY_MAP_ATTACHMENT_EXT: Self = Self(0x400000);
    pub const PIPELINE_RASTERIZATION_STATE_CREATE_FRAGMENT_DENSITY_MAP_ATTACHMENT_EXT: Self = Self::RENDERING_FRAGMENT_DENSITY_MAP_ATTACHMENT_EXT;
    pub const RENDERING_FRAGMENT_SHADING_RATE_ATTACHMENT_KHR: Self = Self(0x200000);
    pub const PIPELINE_RASTERIZATION_STATE_CREATE_FRAGMENT_SHADING_RATE_ATTACHMENT_KHR: Self = Self::RENDERING_FRAGMENT_SHADING_RATE_ATTACHMENT_KHR;
    pub const CAPTURE_STATISTICS_KHR: Self = Self(0x40);
    pub const CAPTURE_INTERNAL_REPRESENTATIONS_KHR: Self = Self(0x80);
    pub const INDIRECT_BINDABLE_NV: Self = Self(0x40000);
    pub const LIBRARY_KHR: Self = Self(0x800);
    pub const FAIL_ON_PIPELINE_COMPILE_REQUIRED_EXT: Self = Self::FAIL_ON_PIPELINE_COMPILE_REQUIRED;
    pub const EARLY_RETURN_ON_FAILURE_EXT: Self = Self::EARLY_RETURN_ON_FAILURE;
    pub const DESCRIPTOR_BUFFER_EXT: Self = Self(0x20000000);
    pub const RETAIN_LINK_TIME_OPTIMIZATION_INFO_EXT: Self = Self(0x800000);
    pub const LINK_TIME_OPTIMIZATION_EXT: Self = Self(0x400);
    pub const RAY_TRACING_ALLOW_MOTION_NV: Self = Self(0x100000);
    pub const COLOR_ATTACHMENT_FEEDBACK_LOOP_EXT: Self = Self(0x2000000);
    pub const DEPTH_STENCIL_ATTACHMENT_FEEDBACK_LOOP_EXT: Self = Self(0x4000000);
    pub const RAY_TRACING_OPACITY_MICROMAP_EXT: Self = Self::RAY_TRACING_OPACITY_MICROMAP_KHR;
    pub const RAY_TRACING_DISPLACEMENT_MICROMAP_NV: Self = Self(0x10000000);
    pub const NO_PROTECTED_ACCESS_EXT: Self = Self::NO_PROTECTED_ACCESS;
    pub const PROTECTED_ACCESS_ONLY_EXT: Self = Self::PROTECTED_ACCESS_ONLY;
    pub const RAY_TRACING_OPACITY_MICROMAP_KHR: Self = Self(0x1000000);
}
/// `VkColorComponentFlags`, `VkColorComponentFlagBits`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ColorComponentFlags(pub u32);
flags!(ColorComponentFlags, u32);
impl ColorComponentFlags {
    pub const R: Self = Self(1);
    pub const G: Self = Self(2);
    pub const B: Self = Self(4);
    pub const A: Self = Self(8);
}
/// `VkFenceCreateFlags`, `VkFenceCreateFlagBits`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct FenceCreateFlags(pub u32);
flags!(FenceCreateFlags, u32);
impl FenceCreateFlags {
    pub const SIGNALED: Self = Self(1);
}
/// `VkSemaphoreCreateFlags`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SemaphoreCreateFlags(pub u32);
flags!(SemaphoreCreateFlags, u32);
/// `VkFormatFeatureFlags`, `VkFormatFeatureFlagBits`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct FormatFeatureFlags(pub u32);
flags!(FormatFeatureFlags, u32);
impl FormatFeatureFlags {
    pub const SAMPLED_IMAGE: Self = Self(1);
    pub const STORAGE_IMAGE: Self = Self(2);
    pub const STORAGE_IMAGE_ATOMIC: Self = Self(4);
    pub const UNIFORM_TEXEL_BUFFER: Self = Self(8);
    pub const STORAGE_TEXEL_BUFFER: Self = Self(0x10);
    pub const STORAGE_TEXEL_BUFFER_ATOMIC: Self = Self(0x20);
    pub const VERTEX_BUFFER: Self = Self(0x40);
    pub const COLOR_ATTACHMENT: Self = Self(0x80);
    pub const COLOR_ATTACHMENT_BLEND: Self = Self(0x100);
    pub const DEPTH_STENCIL_ATTACHMENT: Self = Self(0x200);
    pub const BLIT_SRC: Self = Self(0x400);
    pub const BLIT_DST: Self = Self(0x800);
    pub const SAMPLED_IMAGE_FILTER_LINEAR: Self = Self(0x1000);
    pub const TRANSFER_SRC: Self = Self(0x4000);
    pub const TRANSFER_DST: Self = Self(0x8000);
    pub const MIDPOINT_CHROMA_SAMPLES: Self = Self(0x20000);
    pub const SAMPLED_IMAGE_YCBCR_CONVERSION_LINEAR_FILTER: Self = Self(0x40000);
    pub const SAMPLED_IMAGE_YCBCR_CONVERSION_SEPARATE_RECONSTRUCTION_FILTER: Self = Self(
        0x80000,
    );
    pub const SAMPLED_IMAGE_YCBCR_CONVERSION_CHROMA_RECONSTRUCTION_EXPLICIT: Self = Self(
        0x100000,
    );
    pub const SAMPLED_IMAGE_YCBCR_CONVERSION_CHROMA_RECONSTRUCTION_EXPLICIT_FORCEABLE: Self = Self(
        0x200000,
    );
    pub const DISJOINT: Self = Self(0x400000);
    pub const COSITED_CHROMA_SAMPLES: Self = Self(0x800000);
    pub const SAMPLED_IMAGE_FILTER_MINMAX: Self = Self(0x10000);
    pub const SAMPLED_IMAGE_FILTER_CUBIC_IMG: Self = Self::SAMPLED_IMAGE_FILTER_CUBIC_EXT;
    pub const VIDEO_DECODE_OUTPUT_KHR: Self = Self(0x2000000);
    pub const VIDEO_DECODE_DPB_KHR: Self = Self(0x4000000);
    pub const TRANSFER_SRC_KHR: Self = Self::TRANSFER_SRC;
    pub const TRANSFER_DST_KHR: Self = Self::TRANSFER_DST;
    pub const SAMPLED_IMAGE_FILTER_MINMAX_EXT: Self = Self::SAMPLED_IMAGE_FILTER_MINMAX;
    pub const ACCELERATION_STRUCTURE_VERTEX_BUFFER_KHR: Self = Self(0x20000000);
    pub const MIDPOINT_CHROMA_SAMPLES_KHR: Self = Self::MIDPOINT_CHROMA_SAMPLES;
    pub const SAMPLED_IMAGE_YCBCR_CONVERSION_LINEAR_FILTER_KHR: Self = Self::SAMPLED_IMAGE_YCBCR_CONVERSION_LINEAR_FILTER;
    pub const SAMPLED_IMAGE_YCBCR_CONVERSION_SEPARATE_RECONSTRUCTION_FILTER_KHR: Self = Self::SAMPLED_IMAGE_YCBCR_CONVERSION_SEPARATE_RECONSTRUCTION_FILTER;
    pub const SAMPLED_IMAGE_YCBCR_CONVERSION_CHROMA_RECONSTRUCTION_EXPLICIT_KHR: Self = Self::SAMPLED_IMAGE_YCBCR_CONVERSION_CHROMA_RECONSTRUCTION_EXPLICIT;
    pub const SAMPLED_IMAGE_YCBCR_CONVERSION_CHROMA_RECONSTRUCTION_EXPLICIT_FORCEABLE_KHR: Self = Self::SAMPLED_IMAGE_YCBCR_CONVERSION_CHROMA_RECONSTRUCTION_EXPLICIT_FORCEABLE;
    pub const DISJOINT_KHR: Self = Self::DISJOINT;
    pub const COSITED_CHROMA_SAMPLES_KHR: Self = Self::COSITED_CHROMA_SAMPLES;
    pub const SAMPLED_IMAGE_FILTER_CUBIC_EXT: Self = Self(0x2000);
    pub const FRAGMENT_DENSITY_MAP_EXT: Self = Self(0x1000000);
    pub const FRAGMENT_SHADING_RATE_ATTACHMENT_KHR: Self = Self(0x40000000);
    pub const VIDEO_ENCODE_INPUT_KHR: Self = Self(0x8000000);
    pub const VIDEO_ENCODE_DPB_KHR: Self = Self(0x10000000);
}
/// `VkQueryControlFlags`, `VkQueryControlFlagBits`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct QueryControlFlags(pub u32);
flags!(QueryControlFlags, u32);
impl QueryControlFlags {
    pub const PRECISE: Self = Self(1);
}
/// `VkQueryResultFlags`, `VkQueryResultFlagBits`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct QueryResultFlags(pub u32);
flags!(QueryResultFlags, u32);
impl QueryResultFlags {
    pub const TYPE_64: Self = Self(1);
    pub const WAIT: Self = Self(2);
    pub const WITH_AVAILABILITY: Self = Self(4);
    pub const PARTIAL: Self = Self(8);
    pub const WITH_STATUS_KHR: Self = Self(0x10);
}
/// `VkShaderModuleCreateFlags`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ShaderModuleCreateFlags(pub u32);
flags!(ShaderModuleCreateFlags, u32);
/// `VkEventCreateFlags`, `VkEventCreateFlagBits`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct EventCreateFlags(pub u32);
flags!(EventCreateFlags, u32);
impl EventCreateFlags {
    pub const DEVICE_ONLY: Self = Self(1);
    pub const DEVICE_ONLY_KHR: Self = Self::DEVICE_ONLY;
}
/// `VkCommandPoolCreateFlags`, `VkCommandPoolCreateFlagBits`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CommandPoolCreateFlags(pub u32);
flags!(CommandPoolCreateFlags, u32);
impl CommandPoolCreateFlags {
    pub const TRANSIENT: Self = Self(1);
    pub const RESET_COMMAND_BUFFER: Self = Self(2);
    pub const PROTECTED: Self = Self(4);
}
/// `VkCommandPoolResetFlags`, `VkCommandPoolResetFlagBits`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CommandPoolResetFlags(pub u32);
flags!(CommandPoolResetFlags, u32);
impl CommandPoolResetFlags {
    pub const RELEASE_RESOURCES: Self = Self(1);
}
/// `VkCommandBufferResetFlags`, `VkCommandBufferResetFlagBits`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CommandBufferResetFlags(pub u32);
flags!(CommandBufferResetFlags, u32);
impl CommandBufferResetFlags {
    pub const RELEASE_RESOURCES: Self = Self(1);
}
/// `VkCommandBufferUsageFlags`, `VkCommandBufferUsageFlagBits`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CommandBufferUsageFlags(pub u32);
flags!(CommandBufferUsageFlags, u32);
impl CommandBufferUsageFlags {
    pub const ONE_TIME_SUBMIT: Self = Self(1);
    pub const RENDER_PASS_CONTINUE: Self = Self(2);
    pub const SIMULTANEOUS_USE: Self = Self(4);
}
/// `VkQueryPipelineStatisticFlags`, `VkQueryPipelineStatisticFlagBits`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct QueryPipelineStatisticFlags(pub u32);
flags!(QueryPipelineStatisticFlags, u32);
impl QueryPipelineStatisticFlags {
    pub const INPUT_ASSEMBLY_VERTICES: Self = Self(1);
    pub const INPUT_ASSEMBLY_PRIMITIVES: Self = Self(2);
    pub const VERTEX_SHADER_INVOCATIONS: Self = Self(4);
    pub const GEOMETRY_SHADER_INVOCATIONS: Self = Self(8);
    pub const GEOMETRY_SHADER_PRIMITIVES: Self = Self(0x10);
    pub const CLIPPING_INVOCATIONS: Self = Self(0x20);
    pub const CLIPPING_PRIMITIVES: Self = Self(0x40);
    pub const FRAGMENT_SHADER_INVOCATIONS: Self = Self(0x80);
    pub const TESSELLATION_CONTROL_SHADER_PATCHES: Self = Self(0x100);
    pub const TESSELLATION_EVALUATION_SHADER_INVOCATIONS: Self = Self(0x200);
    pub const COMPUTE_SHADER_INVOCATIONS: Self = Self(0x400);
    pub const TASK_SHADER_INVOCATIONS_EXT: Self = Self(0x800);
    pub const MESH_SHADER_INVOCATIONS_EXT: Self = Self(0x1000);
    pub const CLUSTER_CULLING_SHADER_INVOCATIONS_HUAWEI: Self = Self(0x2000);
}
/// `VkMemoryMapFlags`, `VkMemoryMapFlagBits`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct MemoryMapFlags(pub u32);
flags!(MemoryMapFlags, u32);
impl MemoryMapFlags {
    pub const PLACED_EXT: Self = Self(1);
}
/// `VkMemoryUnmapFlags`, `VkMemoryUnmapFlagBits`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct MemoryUnmapFlags(pub u32);
flags!(MemoryUnmapFlags, u32);
impl MemoryUnmapFlags {
    pub const RESERVE_EXT: Self = Self(1);
}
/// `VkImageAspectFlags`, `VkImageAspectFlagBits`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ImageAspectFlags(pub u32);
flags!(ImageAspectFlags, u32);
impl ImageAspectFlags {
    pub const COLOR: Self = Self(1);
    pub const DEPTH: Self = Self(2);
    pub const STENCIL: Self = Self(4);
    pub const METADATA: Self = Self(8);
    pub const PLANE_0: Self = Self(0x10);
    pub const PLANE_1: Self = Self(0x20);
    pub const PLANE_2: Self = Self(0x40);
    pub const NONE: Self = Self(0);
    pub const PLANE_0_KHR: Self = Self::PLANE_0;
    pub const PLANE_1_KHR: Self = Self::PLANE_1;
    pub const PLANE_2_KHR: Self = Self::PLANE_2;
    pub const MEMORY_PLANE_0_EXT: Self = Self(0x80);
    pub const MEMORY_PLANE_1_EXT: Self = Self(0x100);
    pub const MEMORY_PLANE_2_EXT: Self = Self(0x200);
    pub const MEMORY_PLANE_3_EXT: Self = Self(0x400);
    pub const NONE_KHR: Self = Self::NONE;
}
/// `VkSparseMemoryBindFlags`, `VkSparseMemoryBindFlagBits`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SparseMemoryBindFlags(pub u32);
flags!(SparseMemoryBindFlags, u32);
impl SparseMemoryBindFlags {
    pub const METADATA: Self = Self(1);
}
/// `VkSparseImageFormatFlags`, `VkSparseImageFormatFlagBits`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SparseImageFormatFlags(pub u32);
flags!(SparseImageFormatFlags, u32);
impl SparseImageFormatFlags {
    pub const SINGLE_MIPTAIL: Self = Self(1);
    pub const ALIGNED_MIP_SIZE: Self = Self(2);
    pub const NONSTANDARD_BLOCK_SIZE: Self = Self(4);
}
/// `VkSubpassDescriptionFlags`, `VkSubpassDescriptionFlagBits`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SubpassDescriptionFlags(pub u32);
flags!(SubpassDescriptionFlags, u32);
impl SubpassDescriptionFlags {
    pub const PER_VIEW_ATTRIBUTES_NVX: Self = Self(1);
    pub const PER_VIEW_POSITION_X_ONLY_NVX: Self = Self(2);
    pub const FRAGMENT_REGION_QCOM: Self = Self::FRAGMENT_REGION_EXT;
    pub const SHADER_RESOLVE_QCOM: Self = Self::CUSTOM_RESOLVE_EXT;
    pub const TILE_SHADING_APRON_QCOM: Self = Self(0x100);
    pub const RASTERIZATION_ORDER_ATTACHMENT_COLOR_ACCESS_ARM: Self = Self::RASTERIZATION_ORDER_ATTACHMENT_COLOR_ACCESS_EXT;
    pub const RASTERIZATION_ORDER_ATTACHMENT_DEPTH_ACCESS_ARM: Self = Self::RASTERIZATION_ORDER_ATTACHMENT_DEPTH_ACCESS_EXT;
    pub const RASTERIZATION_ORDER_ATTACHMENT_STENCIL_ACCESS_ARM: Self = Self::RASTERIZATION_ORDER_ATTACHMENT_STENCIL_ACCESS_EXT;
    pub const RASTERIZATION_ORDER_ATTACHMENT_COLOR_ACCESS_EXT: Self = Self(0x10);
    pub const RASTERIZATION_ORDER_ATTACHMENT_DEPTH_ACCESS_EXT: Self = Self(0x20);
    pub const RASTERIZATION_ORDER_ATTACHMENT_STENCIL_ACCESS_EXT: Self = Self(0x40);
    pub const ENABLE_LEGACY_DITHERING_EXT: Self = Self(0x80);
    pub const FRAGMENT_REGION_EXT: Self = Self(4);
    pub const CUSTOM_RESOLVE_EXT: Self = Self(8);
}
/// `VkPipelineStageFlags`, `VkPipelineStageFlagBits`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PipelineStageFlags(pub u32);
flags!(PipelineStageFlags, u32);
impl PipelineStageFlags {
    pub const TOP_OF_PIPE: Self = Self(1);
    pub const DRAW_INDIRECT: Self = Self(2);
    pub const VERTEX_INPUT: Self = Self(4);
    pub const VERTEX_SHADER: Self = Self(8);
    pub const TESSELLATION_CONTROL_SHADER: Self = Self(0x10);
    pub const TESSELLATION_EVALUATION_SHADER: Self = Self(0x20);
    pub const GEOMETRY_SHADER: Self = Self(0x40);
    pub const FRAGMENT_SHADER: Self = Self(0x80);
    pub const EARLY_FRAGMENT_TESTS: Self = Self(0x100);
    pub const LATE_FRAGMENT_TESTS: Self = Self(0x200);
    pub const COLOR_ATTACHMENT_OUTPUT: Self = Self(0x400);
    pub const COMPUTE_SHADER: Self = Self(0x800);
    pub const TRANSFER: Self = Self(0x1000);
    pub const BOTTOM_OF_PIPE: Self = Self(0x2000);
    pub const HOST: Self = Self(0x4000);
    pub const ALL_GRAPHICS: Self = Self(0x8000);
    pub const ALL_COMMANDS: Self = Self(0x10000);
    pub const NONE: Self = Self(0);
    pub const TRANSFORM_FEEDBACK_EXT: Self = Self(0x1000000);
    pub const CONDITIONAL_RENDERING_EXT: Self = Self(0x40000);
    pub const ACCELERATION_STRUCTURE_BUILD_KHR: Self = Self(0x2000000);
    pub const RAY_TRACING_SHADER_KHR: Self = Self(0x200000);
    pub const SHADING_RATE_IMAGE_NV: Self = Self::FRAGMENT_SHADING_RATE_ATTACHMENT_KHR;
    pub const RAY_TRACING_SHADER_NV: Self = Self::RAY_TRACING_SHADER_KHR;
    pub const ACCELERATION_STRUCTURE_BUILD_NV: Self = Self::ACCELERATION_STRUCTURE_BUILD_KHR;
    pub const TASK_SHADER_NV: Self = Self::TASK_SHADER_EXT;
    pub const MESH_SHADER_NV: Self = Self::MESH_SHADER_EXT;
    pub const FRAGMENT_DENSITY_PROCESS_EXT: Self = Self(0x800000);
    pub const FRAGMENT_SHADING_RATE_ATTACHMENT_KHR: Self = Self(0x400000);
    pub const COMMAND_PREPROCESS_NV: Self = Self::COMMAND_PREPROCESS_EXT;
    pub const NONE_KHR: Self = Self::NONE;
    pub const TASK_SHADER_EXT: Self = Self(0x80000);
    pub const MESH_SHADER_EXT: Self = Self(0x100000);
    pub const COMMAND_PREPROCESS_EXT: Self = Self(0x20000);
}
/// `VkSampleCountFlags`, `VkSampleCountFlagBits`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SampleCountFlags(pub u32);
flags!(SampleCountFlags, u32);
impl SampleCountFlags {
    pub const TYPE_1: Self = Self(1);
    pub const TYPE_2: Self = Self(2);
    pub const TYPE_4: Self = Self(4);
    pub const TYPE_8: Self = Self(8);
    pub const TYPE_16: Self = Self(0x10);
    pub const TYPE_32: Self = Self(0x20);
    pub const TYPE_64: Self = Self(0x40);
}
/// `VkAttachmentDescriptionFlags`, `VkAttachmentDescriptionFlagBits`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct AttachmentDescriptionFlags(pub u32);
flags!(AttachmentDescriptionFlags, u32);
impl AttachmentDescriptionFlags {
    pub const MAY_ALIAS: Self = Self(1);
    pub const RESOLVE_SKIP_TRANSFER_FUNCTION_KHR: Self = Self(2);
    pub const RESOLVE_ENABLE_TRANSFER_FUNCTION_KHR: Self = Self(4);
}
/// `VkStencilFaceFlags`, `VkStencilFaceFlagBits`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct StencilFaceFlags(pub u32);
flags!(StencilFaceFlags, u32);
impl StencilFaceFlags {
    pub const FRONT: Self = Self(1);
    pub const BACK: Self = Self(2);
    pub const FRONT_AND_BACK: Self = Self(3);
    pub const STENCIL_FRONT_AND_BACK: Self = Self::FRONT_AND_BACK;
}
/// `VkCullModeFlags`, `VkCullModeFlagBits`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CullModeFlags(pub u32);
flags!(CullModeFlags, u32);
impl CullModeFlags {
    pub const NONE: Self = Self(0);
    pub const FRONT: Self = Self(1);
    pub const BACK: Self = Self(2);
    pub const FRONT_AND_BACK: Self = Self(3);
}
/// `VkDescriptorPoolCreateFlags`, `VkDescriptorPoolCreateFlagBits`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DescriptorPoolCreateFlags(pub u32);
flags!(DescriptorPoolCreateFlags, u32);
impl DescriptorPoolCreateFlags {
    pub const FREE_DESCRIPTOR_SET: Self = Self(1);
    pub const UPDATE_AFTER_BIND: Self = Self(2);
    pub const UPDATE_AFTER_BIND_EXT: Self = Self::UPDATE_AFTER_BIND;
    pub const HOST_ONLY_VALVE: Self = Self::HOST_ONLY_EXT;
    pub const HOST_ONLY_EXT: Self = Self(4);
    pub const ALLOW_OVERALLOCATION_SETS_NV: Self = Self(8);
    pub const ALLOW_OVERALLOCATION_POOLS_NV: Self = Self(0x10);
}
/// `VkDescriptorPoolResetFlags`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DescriptorPoolResetFlags(pub u32);
flags!(DescriptorPoolResetFlags, u32);
/// `VkDependencyFlags`, `VkDependencyFlagBits`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DependencyFlags(pub u32);
flags!(DependencyFlags, u32);
impl DependencyFlags {
    pub const BY_REGION: Self = Self(1);
    pub const DEVICE_GROUP: Self = Self(4);
    pub const VIEW_LOCAL: Self = Self(2);
    pub const VIEW_LOCAL_KHR: Self = Self::VIEW_LOCAL;
    pub const DEVICE_GROUP_KHR: Self = Self::DEVICE_GROUP;
    pub const FEEDBACK_LOOP_EXT: Self = Self(8);
    pub const QUEUE_FAMILY_OWNERSHIP_TRANSFER_USE_ALL_STAGES_KHR: Self = Self(0x20);
    pub const ASYMMETRIC_EVENT_KHR: Self = Self(0x40);
}
/// `VkSubgroupFeatureFlags`, `VkSubgroupFeatureFlagBits`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SubgroupFeatureFlags(pub u32);
flags!(SubgroupFeatureFlags, u32);
impl SubgroupFeatureFlags {
    pub const BASIC: Self = Self(1);
    pub const VOTE: Self = Self(2);
    pub const ARITHMETIC: Self = Self(4);
    pub const BALLOT: Self = Self(8);
    pub const SHUFFLE: Self = Self(0x10);
    pub const SHUFFLE_RELATIVE: Self = Self(0x20);
    pub const CLUSTERED: Self = Self(0x40);
    pub const QUAD: Self = Self(0x80);
    pub const ROTATE: Self = Self(0x200);
    pub const ROTATE_CLUSTERED: Self = Self(0x400);
    pub const PARTITIONED_NV: Self = Self::PARTITIONED_EXT;
    pub const ROTATE_KHR: Self = Self::ROTATE;
    pub const ROTATE_CLUSTERED_KHR: Self = Self::ROTATE_CLUSTERED;
    pub const PARTITIONED_EXT: Self = Self(0x100);
}
/// `VkIndirectCommandsLayoutUsageFlagsNV`, `VkIndirectCommandsLayoutUsageFlagBitsNV`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct IndirectCommandsLayoutUsageFlagsNV(pub u32);
flags!(IndirectCommandsLayoutUsageFlagsNV, u32);
impl IndirectCommandsLayoutUsageFlagsNV {
    pub const EXPLICIT_PREPROCESS: Self = Self(1);
    pub const INDEXED_SEQUENCES: Self = Self(2);
    pub const UNORDERED_SEQUENCES: Self = Self(4);
}
/// `VkIndirectStateFlagsNV`, `VkIndirectStateFlagBitsNV`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct IndirectStateFlagsNV(pub u32);
flags!(IndirectStateFlagsNV, u32);
impl IndirectStateFlagsNV {
    pub const FLAG_FRONTFACE: Self = Self(1);
}
/// `VkGeometryFlagsKHR`, `VkGeometryFlagBitsKHR`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GeometryFlagsKHR(pub u32);
flags!(GeometryFlagsKHR, u32);
impl GeometryFlagsKHR {
    pub const OPAQUE: Self = Self(1);
    pub const NO_DUPLICATE_ANY_HIT_INVOCATION: Self = Self(2);
    pub const OPAQUE_NV: Self = Self::OPAQUE;
    pub const NO_DUPLICATE_ANY_HIT_INVOCATION_NV: Self = Self::NO_DUPLICATE_ANY_HIT_INVOCATION;
}
/// `VkGeometryInstanceFlagsKHR`, `VkGeometryInstanceFlagBitsKHR`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GeometryInstanceFlagsKHR(pub u32);
flags!(GeometryInstanceFlagsKHR, u32);
impl GeometryInstanceFlagsKHR {
    pub const TRIANGLE_FACING_CULL_DISABLE: Self = Self(1);
    pub const TRIANGLE_FLIP_FACING: Self = Self(2);
    pub const FORCE_OPAQUE: Self = Self(4);
    pub const FORCE_NO_OPAQUE: Self = Self(8);
    pub const TRIANGLE_FRONT_COUNTERCLOCKWISE: Self = Self::TRIANGLE_FLIP_FACING;
    pub const TRIANGLE_CULL_DISABLE_NV: Self = Self::TRIANGLE_FACING_CULL_DISABLE;
    pub const TRIANGLE_FRONT_COUNTERCLOCKWISE_NV: Self = Self::TRIANGLE_FLIP_FACING;
    pub const FORCE_OPAQUE_NV: Self = Self::FORCE_OPAQUE;
    pub const FORCE_NO_OPAQUE_NV: Self = Self::FORCE_NO_OPAQUE;
    pub const FORCE_OPACITY_MICROMAP_2_STATE_EXT: Self = Self::FORCE_OPACITY_MICROMAP_2_STATE;
    pub const DISABLE_OPACITY_MICROMAPS_EXT: Self = Self::DISABLE_OPACITY_MICROMAPS;
    pub const FORCE_OPACITY_MICROMAP_2_STATE: Self = Self(0x10);
    pub const DISABLE_OPACITY_MICROMAPS: Self = Self(0x20);
}
/// `VkClusterAccelerationStructureGeometryFlagsNV`, `VkClusterAccelerationStructureGeometryFlagBitsNV`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ClusterAccelerationStructureGeometryFlagsNV(pub u32);
flags!(ClusterAccelerationStructureGeometryFlagsNV, u32);
impl ClusterAccelerationStructureGeometryFlagsNV {
    pub const CULL_DISABLE: Self = Self(1);
    pub const NO_DUPLICATE_ANYHIT_INVOCATION: Self = Self(2);
    pub const OPAQUE: Self = Self(4);
}
/// `VkClusterAccelerationStructureClusterFlagsNV`, `VkClusterAccelerationStructureClusterFlagBitsNV`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ClusterAccelerationStructureClusterFlagsNV(pub u32);
flags!(ClusterAccelerationStructureClusterFlagsNV, u32);
impl ClusterAccelerationStructureClusterFlagsNV {
    pub const ALLOW_DISABLE_OPACITY_MICROMAPS: Self = Self(1);
}
/// `VkClusterAccelerationStructureAddressResolutionFlagsNV`, `VkClusterAccelerationStructureAddressResolutionFlagBitsNV`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ClusterAccelerationStructureAddressResolutionFlagsNV(pub u32);
flags!(ClusterAccelerationStructureAddressResolutionFlagsNV, u32);
impl ClusterAccelerationStructureAddressResolutionFlagsNV {
    pub const NONE: Self = Self(0);
    pub const INDIRECTED_DST_IMPLICIT_DATA: Self = Self(1);
    pub const INDIRECTED_SCRATCH_DATA: Self = Self(2);
    pub const INDIRECTED_DST_ADDRESS_ARRAY: Self = Self(4);
    pub const INDIRECTED_DST_SIZES_ARRAY: Self = Self(8);
    pub const INDIRECTED_SRC_INFOS_ARRAY: Self = Self(0x10);
    pub const INDIRECTED_SRC_INFOS_COUNT: Self = Self(0x20);
}
/// `VkBuildAccelerationStructureFlagsKHR`, `VkBuildAccelerationStructureFlagBitsKHR`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct BuildAccelerationStructureFlagsKHR(pub u32);
flags!(BuildAccelerationStructureFlagsKHR, u32);
impl BuildAccelerationStructureFlagsKHR {
    pub const ALLOW_UPDATE: Self = Self(1);
    pub const ALLOW_COMPACTION: Self = Self(2);
    pub const PREFER_FAST_TRACE: Self = Self(4);
    pub const PREFER_FAST_BUILD: Self = Self(8);
    pub const LOW_MEMORY: Self = Self(0x10);
    pub const ALLOW_UPDATE_NV: Self = Self::ALLOW_UPDATE;
    pub const ALLOW_COMPACTION_NV: Self = Self::ALLOW_COMPACTION;
    pub const PREFER_FAST_TRACE_NV: Self = Self::PREFER_FAST_TRACE;
    pub const PREFER_FAST_BUILD_NV: Self = Self::PREFER_FAST_BUILD;
    pub const LOW_MEMORY_NV: Self = Self::LOW_MEMORY;
    pub const MOTION_NV: Self = Self(0x20);
    pub const ALLOW_OPACITY_MICROMAP_UPDATE_EXT: Self = Self::ALLOW_OPACITY_MICROMAP_UPDATE;
    pub const ALLOW_DISABLE_OPACITY_MICROMAPS_EXT: Self = Self::ALLOW_DISABLE_OPACITY_MICROMAPS;
    pub const ALLOW_OPACITY_MICROMAP_DATA_UPDATE_EXT: Self = Self(0x100);
    pub const ALLOW_DISPLACEMENT_MICROMAP_UPDATE_NV: Self = Self(0x200);
    pub const ALLOW_DATA_ACCESS: Self = Self(0x800);
    pub const ALLOW_CLUSTER_OPACITY_MICROMAPS_NV: Self = Self(0x1000);
    pub const ALLOW_OPACITY_MICROMAP_UPDATE: Self = Self(0x40);
    pub const ALLOW_DISABLE_OPACITY_MICROMAPS: Self = Self(0x80);
    pub const MICROMAP_LOSSY: Self = Self(0x400);
}
/// `VkPrivateDataSlotCreateFlags`, `VkPrivateDataSlotCreateFlagBits`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PrivateDataSlotCreateFlags(pub u32);
flags!(PrivateDataSlotCreateFlags, u32);
impl PrivateDataSlotCreateFlags {
    pub const BASE_OBJECT_HANDLE_NV: Self = Self(1);
}
/// `VkAccelerationStructureCreateFlagsKHR`, `VkAccelerationStructureCreateFlagBitsKHR`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct AccelerationStructureCreateFlagsKHR(pub u32);
flags!(AccelerationStructureCreateFlagsKHR, u32);
impl AccelerationStructureCreateFlagsKHR {
    pub const DEVICE_ADDRESS_CAPTURE_REPLAY: Self = Self(1);
    pub const DESCRIPTOR_BUFFER_CAPTURE_REPLAY_EXT: Self = Self(8);
    pub const MOTION_NV: Self = Self(4);
}
/// `VkDescriptorUpdateTemplateCreateFlags`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DescriptorUpdateTemplateCreateFlags(pub u32);
flags!(DescriptorUpdateTemplateCreateFlags, u32);
/// `VkPipelineCreationFeedbackFlags`, `VkPipelineCreationFeedbackFlagBits`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PipelineCreationFeedbackFlags(pub u32);
flags!(PipelineCreationFeedbackFlags, u32);
impl PipelineCreationFeedbackFlags {
    pub const VALID: Self = Self(1);
    pub const APPLICATION_PIPELINE_CACHE_HIT: Self = Self(2);
    pub const BASE_PIPELINE_ACCELERATION: Self = Self(4);
    pub const VALID_EXT: Self = Self::VALID;
    pub const APPLICATION_PIPELINE_CACHE_HIT_EXT: Self = Self::APPLICATION_PIPELINE_CACHE_HIT;
    pub const BASE_PIPELINE_ACCELERATION_EXT: Self = Self::BASE_PIPELINE_ACCELERATION;
}
/// `VkPerformanceCounterDescriptionFlagsKHR`, `VkPerformanceCounterDescriptionFlagBitsKHR`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PerformanceCounterDescriptionFlagsKHR(pub u32);
flags!(PerformanceCounterDescriptionFlagsKHR, u32);
impl PerformanceCounterDescriptionFlagsKHR {
    pub const PERFORMANCE_IMPACTING: Self = Self(1);
    pub const CONCURRENTLY_IMPACTED: Self = Self(2);
}
/// `VkAcquireProfilingLockFlagsKHR`, `VkAcquireProfilingLockFlagBitsKHR`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct AcquireProfilingLockFlagsKHR(pub u32);
flags!(AcquireProfilingLockFlagsKHR, u32);
/// `VkSemaphoreWaitFlags`, `VkSemaphoreWaitFlagBits`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SemaphoreWaitFlags(pub u32);
flags!(SemaphoreWaitFlags, u32);
impl SemaphoreWaitFlags {
    pub const ANY: Self = Self(1);
    pub const ANY_KHR: Self = Self::ANY;
}
/// `VkPipelineCompilerControlFlagsAMD`, `VkPipelineCompilerControlFlagBitsAMD`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PipelineCompilerControlFlagsAMD(pub u32);
flags!(PipelineCompilerControlFlagsAMD, u32);
/// `VkShaderCorePropertiesFlagsAMD`, `VkShaderCorePropertiesFlagBitsAMD`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ShaderCorePropertiesFlagsAMD(pub u32);
flags!(ShaderCorePropertiesFlagsAMD, u32);
/// `VkDeviceDiagnosticsConfigFlagsNV`, `VkDeviceDiagnosticsConfigFlagBitsNV`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DeviceDiagnosticsConfigFlagsNV(pub u32);
flags!(DeviceDiagnosticsConfigFlagsNV, u32);
impl DeviceDiagnosticsConfigFlagsNV {
    pub const ENABLE_SHADER_DEBUG_INFO: Self = Self(1);
    pub const ENABLE_RESOURCE_TRACKING: Self = Self(2);
    pub const ENABLE_AUTOMATIC_CHECKPOINTS: Self = Self(4);
    pub const ENABLE_SHADER_ERROR_REPORTING: Self = Self(8);
}
/// `VkAccessFlags2`, `VkAccessFlagBits2`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct AccessFlags2(pub u64);
flags!(AccessFlags2, u64);
impl AccessFlags2 {
    pub const NONE: Self = Self(0);
    pub const INDIRECT_COMMAND_READ: Self = Self(1);
    pub const INDEX_READ: Self = Self(2);
    pub const VERTEX_ATTRIBUTE_READ: Self = Self(4);
    pub const UNIFORM_READ: Self = Self(8);
    pub const INPUT_ATTACHMENT_READ: Self = Self(0x10);
    pub const SHADER_READ: Self = Self(0x20);
    pub const SHADER_WRITE: Self = Self(0x40);
    pub const COLOR_ATTACHMENT_READ: Self = Self(0x80);
    pub const COLOR_ATTACHMENT_WRITE: Self = Self(0x100);
    pub const DEPTH_STENCIL_ATTACHMENT_READ: Self = Self(0x200);
    pub const DEPTH_STENCIL_ATTACHMENT_WRITE: Self = Self(0x400);
    pub const TRANSFER_READ: Self = Self(0x800);
    pub const TRANSFER_WRITE: Self = Self(0x1000);
    pub const HOST_READ: Self = Self(0x2000);
    pub const HOST_WRITE: Self = Self(0x4000);
    pub const MEMORY_READ: Self = Self(0x8000);
    pub const MEMORY_WRITE: Self = Self(0x10000);
    pub const SHADER_SAMPLED_READ: Self = Self(0x100000000);
    pub const SHADER_STORAGE_READ: Self = Self(0x200000000);
    pub const SHADER_STORAGE_WRITE: Self = Self(0x400000000);
    pub const VIDEO_DECODE_READ_KHR: Self = Self(0x800000000);
    pub const VIDEO_DECODE_WRITE_KHR: Self = Self(0x1000000000);
    pub const SAMPLER_HEAP_READ_EXT: Self = Self(0x200000000000000);
    pub const RESOURCE_HEAP_READ_EXT: Self = Self(0x400000000000000);
    pub const VIDEO_ENCODE_READ_KHR: Self = Self(0x2000000000);
    pub const VIDEO_ENCODE_WRITE_KHR: Self = Self(0x4000000000);
    pub const SHADER_TILE_ATTACHMENT_READ_QCOM: Self = Self(0x8000000000000);
    pub const SHADER_TILE_ATTACHMENT_WRITE_QCOM: Self = Self(0x10000000000000);
    pub const NONE_KHR: Self = Self::NONE;
    pub const INDIRECT_COMMAND_READ_KHR: Self = Self::INDIRECT_COMMAND_READ;
    pub const INDEX_READ_KHR: Self = Self::INDEX_READ;
    pub const VERTEX_ATTRIBUTE_READ_KHR: Self = Self::VERTEX_ATTRIBUTE_READ;
    pub const UNIFORM_READ_KHR: Self = Self::UNIFORM_READ;
    pub const INPUT_ATTACHMENT_READ_KHR: Self = Self::INPUT_ATTACHMENT_READ;
    pub const SHADER_READ_KHR: Self = Self::SHADER_READ;
    pub const SHADER_WRITE_KHR: Self = Self::SHADER_WRITE;
    pub const COLOR_ATTACHMENT_READ_KHR: Self = Self::COLOR_ATTACHMENT_READ;
    pub const COLOR_ATTACHMENT_WRITE_KHR: Self = Self::COLOR_ATTACHMENT_WRITE;
    pub const DEPTH_STENCIL_ATTACHMENT_READ_KHR: Self = Self::DEPTH_STENCIL_ATTACHMENT_READ;
    pub const DEPTH_STENCIL_ATTACHMENT_WRITE_KHR: Self = Self::DEPTH_STENCIL_ATTACHMENT_WRITE;
    pub const TRANSFER_READ_KHR: Self = Self::TRANSFER_READ;
    pub const TRANSFER_WRITE_KHR: Self = Self::TRANSFER_WRITE;
    pub const HOST_READ_KHR: Self = Self::HOST_READ;
    pub const HOST_WRITE_KHR: Self = Self::HOST_WRITE;
    pub const MEMORY_READ_KHR: Self = Self::MEMORY_READ;
    pub const MEMORY_WRITE_KHR: Self = Self::MEMORY_WRITE;
    pub const SHADER_SAMPLED_READ_KHR: Self = Self::SHADER_SAMPLED_READ;
    pub const SHADER_STORAGE_READ_KHR: Self = Self::SHADER_STORAGE_READ;
    pub const SHADER_STORAGE_WRITE_KHR: Self = Self::SHADER_STORAGE_WRITE;
    pub const TRANSFORM_FEEDBACK_WRITE_EXT: Self = Self(0x2000000);
    pub const TRANSFORM_FEEDBACK_COUNTER_READ_EXT: Self = Self(0x4000000);
    pub const TRANSFORM_FEEDBACK_COUNTER_WRITE_EXT: Self = Self(0x8000000);
    pub const CONDITIONAL_RENDERING_READ_EXT: Self = Self(0x100000);
    pub const COMMAND_PREPROCESS_READ_NV: Self = Self::COMMAND_PREPROCESS_READ_EXT;
    pub const COMMAND_PREPROCESS_WRITE_NV: Self = Self::COMMAND_PREPROCESS_WRITE_EXT;
    pub const COMMAND_PREPROCESS_READ_EXT: Self = Self(0x20000);
    pub const COMMAND_PREPROCESS_WRITE_EXT: Self = Self(0x40000);
    pub const FRAGMENT_SHADING_RATE_ATTACHMENT_READ_KHR: Self = Self(0x800000);
    pub const SHADING_RATE_IMAGE_READ_NV: Self = Self::FRAGMENT_SHADING_RATE_ATTACHMENT_READ_KHR;
    pub const ACCELERATION_STRUCTURE_READ_KHR: Self = Self(0x200000);
    pub const ACCELERATION_STRUCTURE_WRITE_KHR: Self = Self(0x400000);
    pub const ACCELERATION_STRUCTURE_READ_NV: Self = Self::ACCELERATION_STRUCTURE_READ_KHR;
    pub const ACCELERATION_STRUCTURE_WRITE_NV: Self = Self::ACCELERATION_STRUCTURE_WRITE_KHR;
    pub const FRAGMENT_DENSITY_MAP_READ_EXT: Self = Self(0x1000000);
    pub const COLOR_ATTACHMENT_READ_NONCOHERENT_EXT: Self = Self(0x80000);
    pub const DESCRIPTOR_BUFFER_READ_EXT: Self = Self(0x20000000000);
    pub const INVOCATION_MASK_READ_HUAWEI: Self = Self(0x8000000000);
    pub const SHADER_BINDING_TABLE_READ_KHR: Self = Self(0x10000000000);
    pub const MICROMAP_READ_EXT: Self = Self(0x100000000000);
    pub const MICROMAP_WRITE_EXT: Self = Self(0x200000000000);
    pub const OPTICAL_FLOW_READ_NV: Self = Self(0x40000000000);
    pub const OPTICAL_FLOW_WRITE_NV: Self = Self(0x80000000000);
    pub const DATA_GRAPH_READ_ARM: Self = Self(0x800000000000);
    pub const DATA_GRAPH_WRITE_ARM: Self = Self(0x1000000000000);
    pub const MEMORY_DECOMPRESSION_READ_EXT: Self = Self(0x80000000000000);
    pub const MEMORY_DECOMPRESSION_WRITE_EXT: Self = Self(0x100000000000000);
}
/// `VkPipelineStageFlags2`, `VkPipelineStageFlagBits2`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PipelineStageFlags2(pub u64);
flags!(PipelineStageFlags2, u64);
impl PipelineStageFlags2 {
    pub const NONE: Self = Self(0);
    pub const TOP_OF_PIPE: Self = Self(1);
    pub const DRAW_INDIRECT: Self = Self(2);
    pub const VERTEX_INPUT: Self = Self(4);
    pub const VERTEX_SHADER: Self = Self(8);
    pub const TESSELLATION_CONTROL_SHADER: Self = Self(0x10);
    pub const TESSELLATION_EVALUATION_SHADER: Self = Self(0x20);
    pub const GEOMETRY_SHADER: Self = Self(0x40);
    pub const FRAGMENT_SHADER: Self = Self(0x80);
    pub const EARLY_FRAGMENT_TESTS: Self = Self(0x100);
    pub const LATE_FRAGMENT_TESTS: Self = Self(0x200);
    pub const COLOR_ATTACHMENT_OUTPUT: Self = Self(0x400);
    pub const COMPUTE_SHADER: Self = Self(0x800);
    pub const ALL_TRANSFER: Self = Self(0x1000);
    pub const TRANSFER: Self = Self::ALL_TRANSFER;
    pub const BOTTOM_OF_PIPE: Self = Self(0x2000);
    pub const HOST: Self = Self(0x4000);
    pub const ALL_GRAPHICS: Self = Self(0x8000);
    pub const ALL_COMMANDS: Self = Self(0x10000);
    pub const COPY: Self = Self(0x100000000);
    pub const RESOLVE: Self = Self(0x200000000);
    pub const BLIT: Self = Self(0x400000000);
    pub const CLEAR: Self = Self(0x800000000);
    pub const INDEX_INPUT: Self = Self(0x1000000000);
    pub const VERTEX_ATTRIBUTE_INPUT: Self = Self(0x2000000000);
    pub const PRE_RASTERIZATION_SHADERS: Self = Self(0x4000000000);
    pub const VIDEO_DECODE_KHR: Self = Self(0x4000000);
    pub const VIDEO_ENCODE_KHR: Self = Self(0x8000000);
    pub const NONE_KHR: Self = Self::NONE;
    pub const TOP_OF_PIPE_KHR: Self = Self::TOP_OF_PIPE;
    pub const DRAW_INDIRECT_KHR: Self = Self::DRAW_INDIRECT;
    pub const VERTEX_INPUT_KHR: Self = Self::VERTEX_INPUT;
    pub const VERTEX_SHADER_KHR: Self = Self::VERTEX_SHADER;
    pub const TESSELLATION_CONTROL_SHADER_KHR: Self = Self::TESSELLATION_CONTROL_SHADER;
    pub const TESSELLATION_EVALUATION_SHADER_KHR: Self = Self::TESSELLATION_EVALUATION_SHADER;
    pub const GEOMETRY_SHADER_KHR: Self = Self::GEOMETRY_SHADER;
    pub const FRAGMENT_SHADER_KHR: Self = Self::FRAGMENT_SHADER;
    pub const EARLY_FRAGMENT_TESTS_KHR: Self = Self::EARLY_FRAGMENT_TESTS;
    pub const LATE_FRAGMENT_TESTS_KHR: Self = Self::LATE_FRAGMENT_TESTS;
    pub const COLOR_ATTACHMENT_OUTPUT_KHR: Self = Self::COLOR_ATTACHMENT_OUTPUT;
    pub const COMPUTE_SHADER_KHR: Self = Self::COMPUTE_SHADER;
    pub const ALL_TRANSFER_KHR: Self = Self::ALL_TRANSFER;
    pub const TRANSFER_KHR: Self = Self::ALL_TRANSFER;
    pub const BOTTOM_OF_PIPE_KHR: Self = Self::BOTTOM_OF_PIPE;
    pub const HOST_KHR: Self = Self::HOST;
    pub const ALL_GRAPHICS_KHR: Self = Self::ALL_GRAPHICS;
    pub const ALL_COMMANDS_KHR: Self = Self::ALL_COMMANDS;
    pub const COPY_KHR: Self = Self::COPY;
    pub const RESOLVE_KHR: Self = Self::RESOLVE;
    pub const BLIT_KHR: Self = Self::BLIT;
    pub const CLEAR_KHR: Self = Self::CLEAR;
    pub const INDEX_INPUT_KHR: Self = Self::INDEX_INPUT;
    pub const VERTEX_ATTRIBUTE_INPUT_KHR: Self = Self::VERTEX_ATTRIBUTE_INPUT;
    pub const PRE_RASTERIZATION_SHADERS_KHR: Self = Self::PRE_RASTERIZATION_SHADERS;
    pub const TRANSFORM_FEEDBACK_EXT: Self = Self(0x1000000);
    pub const CONDITIONAL_RENDERING_EXT: Self = Self(0x40000);
    pub const COMMAND_PREPROCESS_NV: Self = Self::COMMAND_PREPROCESS_EXT;
    pub const COMMAND_PREPROCESS_EXT: Self = Self(0x20000);
    pub const FRAGMENT_SHADING_RATE_ATTACHMENT_KHR: Self = Self(0x400000);
    pub const SHADING_RATE_IMAGE_NV: Self = Self::FRAGMENT_SHADING_RATE_ATTACHMENT_KHR;
    pub const ACCELERATION_STRUCTURE_BUILD_KHR: Self = Self(0x2000000);
    pub const RAY_TRACING_SHADER_KHR: Self = Self(0x200000);
    pub const RAY_TRACING_SHADER_NV: Self = Self::RAY_TRACING_SHADER_KHR;
    pub const ACCELERATION_STRUCTURE_BUILD_NV: Self = Self::ACCELERATION_STRUCTURE_BUILD_KHR;
    pub const FRAGMENT_DENSITY_PROCESS_EXT: Self = Self(0x800000);
    pub const TASK_SHADER_NV: Self = Self::TASK_SHADER_EXT;
    pub const MESH_SHADER_NV: Self = Self::MESH_SHADER_EXT;
    pub const TASK_SHADER_EXT: Self = Self(0x80000);
    pub const MESH_SHADER_EXT: Self = Self(0x100000);
    pub const SUBPASS_SHADER_HUAWEI: Self = Self(0x8000000000);
    pub const SUBPASS_SHADING_HUAWEI: Self = Self::SUBPASS_SHADER_HUAWEI;
    pub const INVOCATION_MASK_HUAWEI: Self = Self(0x10000000000);
    pub const ACCELERATION_STRUCTURE_COPY_KHR: Self = Self(0x10000000);
    pub const MICROMAP_BUILD_EXT: Self = Self(0x40000000);
    pub const CLUSTER_CULLING_SHADER_HUAWEI: Self = Self(0x20000000000);
    pub const OPTICAL_FLOW_NV: Self = Self(0x20000000);
    pub const CONVERT_COOPERATIVE_VECTOR_MATRIX_NV: Self = Self(0x100000000000);
    pub const DATA_GRAPH_ARM: Self = Self(0x40000000000);
    pub const COPY_INDIRECT_KHR: Self = Self(0x400000000000);
    pub const MEMORY_DECOMPRESSION_EXT: Self = Self(0x200000000000);
}
/// `VkAccelerationStructureMotionInfoFlagsNV`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct AccelerationStructureMotionInfoFlagsNV(pub u32);
flags!(AccelerationStructureMotionInfoFlagsNV, u32);
/// `VkAccelerationStructureMotionInstanceFlagsNV`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct AccelerationStructureMotionInstanceFlagsNV(pub u32);
flags!(AccelerationStructureMotionInstanceFlagsNV, u32);
/// `VkFormatFeatureFlags2`, `VkFormatFeatureFlagBits2`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct FormatFeatureFlags2(pub u64);
flags!(FormatFeatureFlags2, u64);
impl FormatFeatureFlags2 {
    pub const SAMPLED_IMAGE: Self = Self(1);
    pub const STORAGE_IMAGE: Self = Self(2);
    pub const STORAGE_IMAGE_ATOMIC: Self = Self(4);
    pub const UNIFORM_TEXEL_BUFFER: Self = Self(8);
    pub const STORAGE_TEXEL_BUFFER: Self = Self(0x10);
    pub const STORAGE_TEXEL_BUFFER_ATOMIC: Self = Self(0x20);
    pub const VERTEX_BUFFER: Self = Self(0x40);
    pub const COLOR_ATTACHMENT: Self = Self(0x80);
    pub const COLOR_ATTACHMENT_BLEND: Self = Self(0x100);
    pub const DEPTH_STENCIL_ATTACHMENT: Self = Self(0x200);
    pub const BLIT_SRC: Self = Self(0x400);
    pub const BLIT_DST: Self = Self(0x800);
    pub const SAMPLED_IMAGE_FILTER_LINEAR: Self = Self(0x1000);
    pub const TRANSFER_SRC: Self = Self(0x4000);
    pub const TRANSFER_DST: Self = Self(0x8000);
    pub const SAMPLED_IMAGE_FILTER_MINMAX: Self = Self(0x10000);
    pub const MIDPOINT_CHROMA_SAMPLES: Self = Self(0x20000);
    pub const SAMPLED_IMAGE_YCBCR_CONVERSION_LINEAR_FILTER: Self = Self(0x40000);
    pub const SAMPLED_IMAGE_YCBCR_CONVERSION_SEPARATE_RECONSTRUCTION_FILTER: Self = Self(
        0x80000,
    );
    pub const SAMPLED_IMAGE_YCBCR_CONVERSION_CHROMA_RECONSTRUCTION_EXPLICIT: Self = Self(
        0x100000,
    );
    pub const SAMPLED_IMAGE_YCBCR_CONVERSION_CHROMA_RECONSTRUCTION_EXPLICIT_FORCEABLE: Self = Self(
        0x200000,
    );
    pub const DISJOINT: Self = Self(0x400000);
    pub const COSITED_CHROMA_SAMPLES: Self = Self(0x800000);
    pub const STORAGE_READ_WITHOUT_FORMAT: Self = Self(0x80000000);
    pub const STORAGE_WRITE_WITHOUT_FORMAT: Self = Self(0x100000000);
    pub const SAMPLED_IMAGE_DEPTH_COMPARISON: Self = Self(0x200000000);
    pub const SAMPLED_IMAGE_FILTER_CUBIC: Self = Self(0x2000);
    pub const HOST_IMAGE_TRANSFER: Self = Self(0x400000000000);
    pub const VIDEO_DECODE_OUTPUT_KHR: Self = Self(0x2000000);
    pub const VIDEO_DECODE_DPB_KHR: Self = Self(0x4000000);
    pub const ACCELERATION_STRUCTURE_VERTEX_BUFFER_KHR: Self = Self(0x20000000);
    pub const FRAGMENT_DENSITY_MAP_EXT: Self = Self(0x1000000);
    pub const FRAGMENT_SHADING_RATE_ATTACHMENT_KHR: Self = Self(0x40000000);
    pub const HOST_IMAGE_TRANSFER_EXT: Self = Self::HOST_IMAGE_TRANSFER;
    pub const VIDEO_ENCODE_INPUT_KHR: Self = Self(0x8000000);
    pub const VIDEO_ENCODE_DPB_KHR: Self = Self(0x10000000);
    pub const BLOCK_MATCHING_SXD_QCOM: Self = Self(0x100000000000);
    pub const SAMPLED_IMAGE_KHR: Self = Self::SAMPLED_IMAGE;
    pub const STORAGE_IMAGE_KHR: Self = Self::STORAGE_IMAGE;
    pub const STORAGE_IMAGE_ATOMIC_KHR: Self = Self::STORAGE_IMAGE_ATOMIC;
    pub const UNIFORM_TEXEL_BUFFER_KHR: Self = Self::UNIFORM_TEXEL_BUFFER;
    pub const STORAGE_TEXEL_BUFFER_KHR: Self = Self::STORAGE_TEXEL_BUFFER;
    pub const STORAGE_TEXEL_BUFFER_ATOMIC_KHR: Self = Self::STORAGE_TEXEL_BUFFER_ATOMIC;
    pub const VERTEX_BUFFER_KHR: Self = Self::VERTEX_BUFFER;
    pub const COLOR_ATTACHMENT_KHR: Self = Self::COLOR_ATTACHMENT;
    pub const COLOR_ATTACHMENT_BLEND_KHR: Self = Self::COLOR_ATTACHMENT_BLEND;
    pub const DEPTH_STENCIL_ATTACHMENT_KHR: Self = Self::DEPTH_STENCIL_ATTACHMENT;
    pub const BLIT_SRC_KHR: Self = Self::BLIT_SRC;
    pub const BLIT_DST_KHR: Self = Self::BLIT_DST;
    pub const SAMPLED_IMAGE_FILTER_LINEAR_KHR: Self = Self::SAMPLED_IMAGE_FILTER_LINEAR;
    pub const TRANSFER_SRC_KHR: Self = Self::TRANSFER_SRC;
    pub const TRANSFER_DST_KHR: Self = Self::TRANSFER_DST;
    pub const MIDPOINT_CHROMA_SAMPLES_KHR: Self = Self::MIDPOINT_CHROMA_SAMPLES;
    pub const SAMPLED_IMAGE_YCBCR_CONVERSION_LINEAR_FILTER_KHR: Self = Self::SAMPLED_IMAGE_YCBCR_CONVERSION_LINEAR_FILTER;
    pub const SAMPLED_IMAGE_YCBCR_CONVERSION_SEPARATE_RECONSTRUCTION_FILTER_KHR: Self = Self::SAMPLED_IMAGE_YCBCR_CONVERSION_SEPARATE_RECONSTRUCTION_FILTER;
    pub const SAMPLED_IMAGE_YCBCR_CONVERSION_CHROMA_RECONSTRUCTION_EXPLICIT_KHR: Self = Self::SAMPLED_IMAGE_YCBCR_CONVERSION_CHROMA_RECONSTRUCTION_EXPLICIT;
    pub const SAMPLED_IMAGE_YCBCR_CONVERSION_CHROMA_RECONSTRUCTION_EXPLICIT_FORCEABLE_KHR: Self = Self::SAMPLED_IMAGE_YCBCR_CONVERSION_CHROMA_RECONSTRUCTION_EXPLICIT_FORCEABLE;
    pub const DISJOINT_KHR: Self = Self::DISJOINT;
    pub const COSITED_CHROMA_SAMPLES_KHR: Self = Self::COSITED_CHROMA_SAMPLES;
    pub const STORAGE_READ_WITHOUT_FORMAT_KHR: Self = Self::STORAGE_READ_WITHOUT_FORMAT;
    pub const STORAGE_WRITE_WITHOUT_FORMAT_KHR: Self = Self::STORAGE_WRITE_WITHOUT_FORMAT;
    pub const SAMPLED_IMAGE_DEPTH_COMPARISON_KHR: Self = Self::SAMPLED_IMAGE_DEPTH_COMPARISON;
    pub const SAMPLED_IMAGE_FILTER_MINMAX_KHR: Self = Self::SAMPLED_IMAGE_FILTER_MINMAX;
    pub const SAMPLED_IMAGE_FILTER_CUBIC_EXT: Self = Self::SAMPLED_IMAGE_FILTER_CUBIC;
    pub const ACCELERATION_STRUCTURE_RADIUS_BUFFER_NV: Self = Self(0x8000000000000);
    pub const LINEAR_COLOR_ATTACHMENT_NV: Self = Self(0x4000000000);
    pub const WEIGHT_IMAGE_QCOM: Self = Self(0x400000000);
    pub const WEIGHT_SAMPLED_IMAGE_QCOM: Self = Self(0x800000000);
    pub const BLOCK_MATCHING_QCOM: Self = Self(0x1000000000);
    pub const BOX_FILTER_SAMPLED_QCOM: Self = Self(0x2000000000);
    pub const TENSOR_SHADER_ARM: Self = Self(0x8000000000);
    pub const TENSOR_IMAGE_ALIASING_ARM: Self = Self(0x80000000000);
    pub const OPTICAL_FLOW_IMAGE_NV: Self = Self(0x10000000000);
    pub const OPTICAL_FLOW_VECTOR_NV: Self = Self(0x20000000000);
    pub const OPTICAL_FLOW_COST_NV: Self = Self(0x40000000000);
    pub const TENSOR_DATA_GRAPH_ARM: Self = Self(0x1000000000000);
    pub const COPY_IMAGE_INDIRECT_DST_KHR: Self = Self(0x800000000000000);
    pub const VIDEO_ENCODE_QUANTIZATION_DELTA_MAP_KHR: Self = Self(0x2000000000000);
    pub const VIDEO_ENCODE_EMPHASIS_MAP_KHR: Self = Self(0x4000000000000);
    pub const SAMPLED_IMAGE_FILTER_LINEAR_2D_IMG: Self = Self(0x200000000000);
    pub const DEPTH_COPY_ON_COMPUTE_QUEUE_KHR: Self = Self(0x10000000000000);
    pub const DEPTH_COPY_ON_TRANSFER_QUEUE_KHR: Self = Self(0x20000000000000);
    pub const STENCIL_COPY_ON_COMPUTE_QUEUE_KHR: Self = Self(0x40000000000000);
    pub const STENCIL_COPY_ON_TRANSFER_QUEUE_KHR: Self = Self(0x80000000000000);
    pub const DATA_GRAPH_OPTICAL_FLOW_IMAGE_ARM: Self = Self(0x100000000000000);
    pub const DATA_GRAPH_OPTICAL_FLOW_VECTOR_ARM: Self = Self(0x200000000000000);
    pub const DATA_GRAPH_OPTICAL_FLOW_COST_ARM: Self = Self(0x400000000000000);
}
/// `VkFormatFeatureFlags4KHR`, `VkFormatFeatureFlagBits4KHR`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct FormatFeatureFlags4KHR(pub u64);
flags!(FormatFeatureFlags4KHR, u64);
/// `VkRenderingFlags`, `VkRenderingFlagBits`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RenderingFlags(pub u32);
flags!(RenderingFlags, u32);
impl RenderingFlags {
    pub const CONTENTS_SECONDARY_COMMAND_BUFFERS: Self = Self(1);
    pub const SUSPENDING: Self = Self(2);
    pub const RESUMING: Self = Self(4);
    pub const CONTENTS_SECONDARY_COMMAND_BUFFERS_KHR: Self = Self::CONTENTS_SECONDARY_COMMAND_BUFFERS;
    pub const SUSPENDING_KHR: Self = Self::SUSPENDING;
    pub const RESUMING_KHR: Self = Self::RESUMING;
    pub const CONTENTS_INLINE_EXT: Self = Self::CONTENTS_INLINE_KHR;
    pub const ENABLE_LEGACY_DITHERING_EXT: Self = Self(8);
    pub const CONTENTS_INLINE_KHR: Self = Self(0x10);
    pub const PER_LAYER_FRAGMENT_DENSITY_VALVE: Self = Self(0x20);
    pub const FRAGMENT_REGION_EXT: Self = Self(0x40);
    pub const CUSTOM_RESOLVE_EXT: Self = Self(0x80);
    pub const LOCAL_READ_CONCURRENT_ACCESS_CONTROL_KHR: Self = Self(0x100);
}
/// `VkMemoryDecompressionMethodFlagsEXT`, `VkMemoryDecompressionMethodFlagBitsEXT`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct MemoryDecompressionMethodFlagsEXT(pub u64);
flags!(MemoryDecompressionMethodFlagsEXT, u64);
impl MemoryDecompressionMethodFlagsEXT {
    pub const GDEFLATE_1_0: Self = Self(1);
    pub const GDEFLATE_1_0_NV: Self = Self::GDEFLATE_1_0;
}
/// `VkDeviceFaultFlagsKHR`, `VkDeviceFaultFlagBitsKHR`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DeviceFaultFlagsKHR(pub u32);
flags!(DeviceFaultFlagsKHR, u32);
impl DeviceFaultFlagsKHR {
    pub const FLAG_DEVICE_LOST: Self = Self(1);
    pub const FLAG_MEMORY_ADDRESS: Self = Self(2);
    pub const FLAG_INSTRUCTION_ADDRESS: Self = Self(4);
    pub const FLAG_VENDOR: Self = Self(8);
    pub const FLAG_WATCHDOG_TIMEOUT: Self = Self(0x10);
    pub const FLAG_OVERFLOW: Self = Self(0x20);
}
/// `VkBuildMicromapFlagsEXT`, `VkBuildMicromapFlagBitsEXT`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct BuildMicromapFlagsEXT(pub u32);
flags!(BuildMicromapFlagsEXT, u32);
impl BuildMicromapFlagsEXT {
    pub const PREFER_FAST_TRACE: Self = Self(1);
    pub const PREFER_FAST_BUILD: Self = Self(2);
    pub const ALLOW_COMPACTION: Self = Self(4);
}
/// `VkMicromapCreateFlagsEXT`, `VkMicromapCreateFlagBitsEXT`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct MicromapCreateFlagsEXT(pub u32);
flags!(MicromapCreateFlagsEXT, u32);
impl MicromapCreateFlagsEXT {
    pub const DEVICE_ADDRESS_CAPTURE_REPLAY: Self = Self(1);
}
/// `VkIndirectCommandsLayoutUsageFlagsEXT`, `VkIndirectCommandsLayoutUsageFlagBitsEXT`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct IndirectCommandsLayoutUsageFlagsEXT(pub u32);
flags!(IndirectCommandsLayoutUsageFlagsEXT, u32);
impl IndirectCommandsLayoutUsageFlagsEXT {
    pub const EXPLICIT_PREPROCESS: Self = Self(1);
    pub const UNORDERED_SEQUENCES: Self = Self(2);
}
/// `VkIndirectCommandsInputModeFlagsEXT`, `VkIndirectCommandsInputModeFlagBitsEXT`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct IndirectCommandsInputModeFlagsEXT(pub u32);
flags!(IndirectCommandsInputModeFlagsEXT, u32);
impl IndirectCommandsInputModeFlagsEXT {
    pub const VULKAN_INDEX_BUFFER: Self = Self(1);
    pub const DXGI_INDEX_BUFFER: Self = Self(2);
}
/// `VkDirectDriverLoadingFlagsLUNARG`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DirectDriverLoadingFlagsLUNARG(pub u32);
flags!(DirectDriverLoadingFlagsLUNARG, u32);
/// `VkPipelineCreateFlags2`, `VkPipelineCreateFlagBits2`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PipelineCreateFlags2(pub u64);
flags!(PipelineCreateFlags2, u64);
impl PipelineCreateFlags2 {
    pub const DISABLE_OPTIMIZATION: Self = Self(1);
    pub const ALLOW_DERIVATIVES: Self = Self(2);
    pub const DERIVATIVE: Self = Self(4);
    pub const VIEW_INDEX_FROM_DEVICE_INDEX: Self = Self(8);
    pub const DISPATCH_BASE: Self = Self(0x10);
    pub const FAIL_ON_PIPELINE_COMPILE_REQUIRED: Self = Self(0x100);
    pub const EARLY_RETURN_ON_FAILURE: Self = Self(0x200);
    pub const NO_PROTECTED_ACCESS: Self = Self(0x8000000);
    pub const PROTECTED_ACCESS_ONLY: Self = Self(0x40000000);
    pub const EXECUTION_GRAPH_AMDX: Self = Self(0x100000000);
    pub const DESCRIPTOR_HEAP_EXT: Self = Self(0x1000000000);
    pub const RAY_TRACING_SKIP_BUILT_IN_PRIMITIVES_KHR: Self = Self::RAY_TRACING_SKIP_TRIANGLES_KHR;
    pub const RAY_TRACING_OPACITY_MICROMAP_EXT: Self = Self::RAY_TRACING_OPACITY_MICROMAP_KHR;
    pub const RAY_TRACING_ALLOW_SPHERES_AND_LINEAR_SWEPT_SPHERES_NV: Self = Self(
        0x200000000,
    );
    pub const ENABLE_LEGACY_DITHERING_EXT: Self = Self(0x400000000);
    pub const DISABLE_OPTIMIZATION_KHR: Self = Self::DISABLE_OPTIMIZATION;
    pub const ALLOW_DERIVATIVES_KHR: Self = Self::ALLOW_DERIVATIVES;
    pub const DERIVATIVE_KHR: Self = Self::DERIVATIVE;
    pub const VIEW_INDEX_FROM_DEVICE_INDEX_KHR: Self = Self::VIEW_INDEX_FROM_DEVICE_INDEX;
    pub const DISPATCH_BASE_KHR: Self = Self::DISPATCH_BASE;
    pub const DEFER_COMPILE_NV: Self = Self(0x20);
    pub const CAPTURE_STATISTICS_KHR: Self = Self(0x40);
    pub const CAPTURE_INTERNAL_REPRESENTATIONS_KHR: Self = Self(0x80);
    pub const FAIL_ON_PIPELINE_COMPILE_REQUIRED_KHR: Self = Self::FAIL_ON_PIPELINE_COMPILE_REQUIRED;
    pub const EARLY_RETURN_ON_FAILURE_KHR: Self = Self::EARLY_RETURN_ON_FAILURE;
    pub const LINK_TIME_OPTIMIZATION_EXT: Self = Self(0x400);
    pub const RETAIN_LINK_TIME_OPTIMIZATION_INFO_EXT: Self = Self(0x800000);
    pub const LIBRARY_KHR: Self = Self(0x800);
    pub const RAY_TRACING_SKIP_TRIANGLES_KHR: Self = Self(0x1000);
    pub const RAY_TRACING_SKIP_AABBS_KHR: Self = Self(0x2000);
    pub const RAY_TRACING_NO_NULL_ANY_HIT_SHADERS_KHR: Self = Self(0x4000);
    pub const RAY_TRACING_NO_NULL_CLOSEST_HIT_SHADERS_KHR: Self = Self(0x8000);
    pub const RAY_TRACING_NO_NULL_MISS_SHADERS_KHR: Self = Self(0x10000);
    pub const RAY_TRACING_NO_NULL_INTERSECTION_SHADERS_KHR: Self = Self(0x20000);
    pub const RAY_TRACING_SHADER_GROUP_HANDLE_CAPTURE_REPLAY_KHR: Self = Self(0x80000);
    pub const INDIRECT_BINDABLE_NV: Self = Self(0x40000);
    pub const RAY_TRACING_ALLOW_MOTION_NV: Self = Self(0x100000);
    pub const RENDERING_FRAGMENT_SHADING_RATE_ATTACHMENT_KHR: Self = Self(0x200000);
    pub const RENDERING_FRAGMENT_DENSITY_MAP_ATTACHMENT_EXT: Self = Self(0x400000);
    pub const COLOR_ATTACHMENT_FEEDBACK_LOOP_EXT: Self = Self(0x2000000);
    pub const DEPTH_STENCIL_ATTACHMENT_FEEDBACK_LOOP_EXT: Self = Self(0x4000000);
    pub const NO_PROTECTED_ACCESS_EXT: Self = Self::NO_PROTECTED_ACCESS;
    pub const PROTECTED_ACCESS_ONLY_EXT: Self = Self::PROTECTED_ACCESS_ONLY;
    pub const RAY_TRACING_DISPLACEMENT_MICROMAP_NV: Self = Self(0x10000000);
    pub const DESCRIPTOR_BUFFER_EXT: Self = Self(0x20000000);
    pub const DISALLOW_OPACITY_MICROMAP_ARM: Self = Self(0x2000000000);
    pub const INSTRUMENT_SHADERS_ARM: Self = Self(0x8000000000);
    pub const CAPTURE_DATA_KHR: Self = Self(0x80000000);
    pub const INDIRECT_BINDABLE_EXT: Self = Self(0x4000000000);
    pub const PER_LAYER_FRAGMENT_DENSITY_VALVE: Self = Self(0x10000000000);
    pub const RAY_TRACING_OPACITY_MICROMAP_KHR: Self = Self(0x1000000);
    pub const OPACITY_MICROMAP_DISALLOW_MIXED_SPECIAL_INDEX_KHR: Self = Self(
        0x20000000000,
    );
    pub const TYPE_64_INDEXING_EXT: Self = Self(0x80000000000);
}
/// `VkBufferUsageFlags2`, `VkBufferUsageFlagBits2`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct BufferUsageFlags2(pub u64);
flags!(BufferUsageFlags2, u64);
impl BufferUsageFlags2 {
    pub const TRANSFER_SRC: Self = Self(1);
    pub const TRANSFER_DST: Self = Self(2);
    pub const UNIFORM_TEXEL_BUFFER: Self = Self(4);
    pub const STORAGE_TEXEL_BUFFER: Self = Self(8);
    pub const UNIFORM_BUFFER: Self = Self(0x10);
    pub const STORAGE_BUFFER: Self = Self(0x20);
    pub const INDEX_BUFFER: Self = Self(0x40);
    pub const VERTEX_BUFFER: Self = Self(0x80);
    pub const INDIRECT_BUFFER: Self = Self(0x100);
    pub const SHADER_DEVICE_ADDRESS: Self = Self(0x20000);
    pub const EXECUTION_GRAPH_SCRATCH_AMDX: Self = Self(0x2000000);
    pub const DESCRIPTOR_HEAP_EXT: Self = Self(0x10000000);
    pub const MICROMAP_BUILD_INPUT_READ_ONLY_EXT: Self = Self(0x800000);
    pub const MICROMAP_STORAGE_EXT: Self = Self(0x1000000);
    pub const TRANSFER_SRC_KHR: Self = Self::TRANSFER_SRC;
    pub const TRANSFER_DST_KHR: Self = Self::TRANSFER_DST;
    pub const UNIFORM_TEXEL_BUFFER_KHR: Self = Self::UNIFORM_TEXEL_BUFFER;
    pub const STORAGE_TEXEL_BUFFER_KHR: Self = Self::STORAGE_TEXEL_BUFFER;
    pub const UNIFORM_BUFFER_KHR: Self = Self::UNIFORM_BUFFER;
    pub const STORAGE_BUFFER_KHR: Self = Self::STORAGE_BUFFER;
    pub const INDEX_BUFFER_KHR: Self = Self::INDEX_BUFFER;
    pub const VERTEX_BUFFER_KHR: Self = Self::VERTEX_BUFFER;
    pub const INDIRECT_BUFFER_KHR: Self = Self::INDIRECT_BUFFER;
    pub const CONDITIONAL_RENDERING_EXT: Self = Self(0x200);
    pub const SHADER_BINDING_TABLE_KHR: Self = Self(0x400);
    pub const RAY_TRACING_NV: Self = Self::SHADER_BINDING_TABLE_KHR;
    pub const TRANSFORM_FEEDBACK_BUFFER_EXT: Self = Self(0x800);
    pub const TRANSFORM_FEEDBACK_COUNTER_BUFFER_EXT: Self = Self(0x1000);
    pub const VIDEO_DECODE_SRC_KHR: Self = Self(0x2000);
    pub const VIDEO_DECODE_DST_KHR: Self = Self(0x4000);
    pub const VIDEO_ENCODE_DST_KHR: Self = Self(0x8000);
    pub const VIDEO_ENCODE_SRC_KHR: Self = Self(0x10000);
    pub const SHADER_DEVICE_ADDRESS_KHR: Self = Self::SHADER_DEVICE_ADDRESS;
    pub const ACCELERATION_STRUCTURE_BUILD_INPUT_READ_ONLY_KHR: Self = Self(0x80000);
    pub const ACCELERATION_STRUCTURE_STORAGE_KHR: Self = Self(0x100000);
    pub const SAMPLER_DESCRIPTOR_BUFFER_EXT: Self = Self(0x200000);
    pub const RESOURCE_DESCRIPTOR_BUFFER_EXT: Self = Self(0x400000);
    pub const PUSH_DESCRIPTORS_DESCRIPTOR_BUFFER_EXT: Self = Self(0x4000000);
    pub const COMPRESSED_DATA_DGF1_AMDX: Self = Self(0x200000000);
    pub const DATA_GRAPH_FOREIGN_DESCRIPTOR_ARM: Self = Self(0x20000000);
    pub const TILE_MEMORY_QCOM: Self = Self(0x8000000);
    pub const MEMORY_DECOMPRESSION_EXT: Self = Self(0x100000000);
    pub const PREPROCESS_BUFFER_EXT: Self = Self(0x80000000);
}
/// `VkImageUsageFlags2KHR`, `VkImageUsageFlagBits2KHR`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ImageUsageFlags2KHR(pub u64);
flags!(ImageUsageFlags2KHR, u64);
impl ImageUsageFlags2KHR {
    pub const TRANSFER_SRC: Self = Self(1);
    pub const TRANSFER_DST: Self = Self(2);
    pub const SAMPLED: Self = Self(4);
    pub const STORAGE: Self = Self(8);
    pub const COLOR_ATTACHMENT: Self = Self(0x10);
    pub const DEPTH_STENCIL_ATTACHMENT: Self = Self(0x20);
    pub const TRANSIENT_ATTACHMENT: Self = Self(0x40);
    pub const INPUT_ATTACHMENT: Self = Self(0x80);
    pub const FRAGMENT_SHADING_RATE_ATTACHMENT: Self = Self(0x100);
    pub const FRAGMENT_DENSITY_MAP_EXT: Self = Self(0x200);
    pub const VIDEO_DECODE_DST: Self = Self(0x400);
    pub const VIDEO_DECODE_SRC: Self = Self(0x800);
    pub const VIDEO_DECODE_DPB: Self = Self(0x1000);
    pub const VIDEO_ENCODE_DST: Self = Self(0x2000);
    pub const VIDEO_ENCODE_SRC: Self = Self(0x4000);
    pub const VIDEO_ENCODE_DPB: Self = Self(0x8000);
    pub const INVOCATION_MASK_HUAWEI: Self = Self(0x40000);
    pub const ATTACHMENT_FEEDBACK_LOOP_EXT: Self = Self(0x80000);
    pub const SAMPLE_WEIGHT_QCOM: Self = Self(0x100000);
    pub const SAMPLE_BLOCK_MATCH_QCOM: Self = Self(0x200000);
    pub const HOST_TRANSFER: Self = Self(0x400000);
    pub const TENSOR_ALIASING_ARM: Self = Self(0x800000);
    pub const VIDEO_ENCODE_QUANTIZATION_DELTA_MAP: Self = Self(0x2000000);
    pub const VIDEO_ENCODE_EMPHASIS_MAP: Self = Self(0x4000000);
    pub const TILE_MEMORY_QCOM: Self = Self(0x8000000);
}
/// `VkImageCreateFlags2KHR`, `VkImageCreateFlagBits2KHR`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ImageCreateFlags2KHR(pub u64);
flags!(ImageCreateFlags2KHR, u64);
impl ImageCreateFlags2KHR {
    pub const SPARSE_BINDING: Self = Self(1);
    pub const SPARSE_RESIDENCY: Self = Self(2);
    pub const SPARSE_ALIASED: Self = Self(4);
    pub const MUTABLE_FORMAT: Self = Self(8);
    pub const CUBE_COMPATIBLE: Self = Self(0x10);
    pub const ALIAS_SINGLE_LAYER_DESCRIPTOR: Self = Self(0x400000);
    pub const TYPE_2D_ARRAY_COMPATIBLE: Self = Self(0x20);
    pub const SPLIT_INSTANCE_BIND_REGIONS: Self = Self(0x40);
    pub const BLOCK_TEXEL_VIEW_COMPATIBLE: Self = Self(0x80);
    pub const EXTENDED_USAGE: Self = Self(0x100);
    pub const DISJOINT: Self = Self(0x200);
    pub const ALIAS: Self = Self(0x400);
    pub const PROTECTED: Self = Self(0x800);
    pub const SAMPLE_LOCATIONS_COMPATIBLE_DEPTH_EXT: Self = Self(0x1000);
    pub const CORNER_SAMPLED_NV: Self = Self(0x2000);
    pub const SUBSAMPLED_EXT: Self = Self(0x4000);
    pub const FRAGMENT_DENSITY_MAP_OFFSET_EXT: Self = Self(0x8000);
    pub const DESCRIPTOR_BUFFER_CAPTURE_REPLAY_EXT: Self = Self(0x10000);
    pub const TYPE_2D_VIEW_COMPATIBLE_EXT: Self = Self(0x20000);
    pub const MULTISAMPLED_RENDER_TO_SINGLE_SAMPLED_EXT: Self = Self(0x40000);
    pub const VIDEO_PROFILE_INDEPENDENT: Self = Self(0x100000);
}
/// `VkAddressCopyFlagsKHR`, `VkAddressCopyFlagBitsKHR`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct AddressCopyFlagsKHR(pub u32);
flags!(AddressCopyFlagsKHR, u32);
impl AddressCopyFlagsKHR {
    pub const DEVICE_LOCAL: Self = Self(1);
    pub const SPARSE: Self = Self(2);
    pub const PROTECTED: Self = Self(4);
}
/// `VkTensorCreateFlagsARM`, `VkTensorCreateFlagBitsARM`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TensorCreateFlagsARM(pub u64);
flags!(TensorCreateFlagsARM, u64);
impl TensorCreateFlagsARM {
    pub const MUTABLE_FORMAT: Self = Self(1);
    pub const PROTECTED: Self = Self(2);
    pub const DESCRIPTOR_HEAP_CAPTURE_REPLAY: Self = Self(8);
    pub const DESCRIPTOR_BUFFER_CAPTURE_REPLAY: Self = Self(4);
}
/// `VkTensorUsageFlagsARM`, `VkTensorUsageFlagBitsARM`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TensorUsageFlagsARM(pub u64);
flags!(TensorUsageFlagsARM, u64);
impl TensorUsageFlagsARM {
    pub const SHADER: Self = Self(2);
    pub const TRANSFER_SRC: Self = Self(4);
    pub const TRANSFER_DST: Self = Self(8);
    pub const IMAGE_ALIASING: Self = Self(0x10);
    pub const DATA_GRAPH: Self = Self(0x20);
}
/// `VkTensorViewCreateFlagsARM`, `VkTensorViewCreateFlagBitsARM`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TensorViewCreateFlagsARM(pub u64);
flags!(TensorViewCreateFlagsARM, u64);
impl TensorViewCreateFlagsARM {
    pub const DESCRIPTOR_BUFFER_CAPTURE_REPLAY: Self = Self(1);
}
/// `VkDataGraphPipelineSessionCreateFlagsARM`, `VkDataGraphPipelineSessionCreateFlagBitsARM`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DataGraphPipelineSessionCreateFlagsARM(pub u64);
flags!(DataGraphPipelineSessionCreateFlagsARM, u64);
impl DataGraphPipelineSessionCreateFlagsARM {
    pub const PROTECTED: Self = Self(1);
    pub const OPTICAL_FLOW_CACHE: Self = Self(2);
}
/// `VkDataGraphPipelineDispatchFlagsARM`, `VkDataGraphPipelineDispatchFlagBitsARM`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DataGraphPipelineDispatchFlagsARM(pub u64);
flags!(DataGraphPipelineDispatchFlagsARM, u64);
/// `VkVideoEncodeRgbModelConversionFlagsVALVE`, `VkVideoEncodeRgbModelConversionFlagBitsVALVE`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct VideoEncodeRgbModelConversionFlagsVALVE(pub u32);
flags!(VideoEncodeRgbModelConversionFlagsVALVE, u32);
impl VideoEncodeRgbModelConversionFlagsVALVE {
    pub const RGB_IDENTITY: Self = Self(1);
    pub const YCBCR_IDENTITY: Self = Self(2);
    pub const YCBCR_709: Self = Self(4);
    pub const YCBCR_601: Self = Self(8);
    pub const YCBCR_2020: Self = Self(0x10);
}
/// `VkVideoEncodeRgbRangeCompressionFlagsVALVE`, `VkVideoEncodeRgbRangeCompressionFlagBitsVALVE`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct VideoEncodeRgbRangeCompressionFlagsVALVE(pub u32);
flags!(VideoEncodeRgbRangeCompressionFlagsVALVE, u32);
impl VideoEncodeRgbRangeCompressionFlagsVALVE {
    pub const FULL_RANGE: Self = Self(1);
    pub const NARROW_RANGE: Self = Self(2);
}
/// `VkVideoEncodeRgbChromaOffsetFlagsVALVE`, `VkVideoEncodeRgbChromaOffsetFlagBitsVALVE`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct VideoEncodeRgbChromaOffsetFlagsVALVE(pub u32);
flags!(VideoEncodeRgbChromaOffsetFlagsVALVE, u32);
impl VideoEncodeRgbChromaOffsetFlagsVALVE {
    pub const COSITED_EVEN: Self = Self(1);
    pub const MIDPOINT: Self = Self(2);
}
/// `VkSpirvResourceTypeFlagsEXT`, `VkSpirvResourceTypeFlagBitsEXT`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SpirvResourceTypeFlagsEXT(pub u32);
flags!(SpirvResourceTypeFlagsEXT, u32);
impl SpirvResourceTypeFlagsEXT {
    pub const ALL: Self = Self(0x7fffffff);
    pub const SAMPLER: Self = Self(1);
    pub const SAMPLED_IMAGE: Self = Self(2);
    pub const READ_ONLY_IMAGE: Self = Self(4);
    pub const READ_WRITE_IMAGE: Self = Self(8);
    pub const COMBINED_SAMPLED_IMAGE: Self = Self(0x10);
    pub const UNIFORM_BUFFER: Self = Self(0x20);
    pub const READ_ONLY_STORAGE_BUFFER: Self = Self(0x40);
    pub const READ_WRITE_STORAGE_BUFFER: Self = Self(0x80);
    pub const ACCELERATION_STRUCTURE: Self = Self(0x100);
    pub const TENSOR_ARM: Self = Self(0x200);
}
/// `VkGpaSqShaderStageFlagsAMD`, `VkGpaSqShaderStageFlagBitsAMD`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GpaSqShaderStageFlagsAMD(pub u32);
flags!(GpaSqShaderStageFlagsAMD, u32);
impl GpaSqShaderStageFlagsAMD {
    pub const PS: Self = Self(1);
    pub const VS: Self = Self(2);
    pub const GS: Self = Self(4);
    pub const ES: Self = Self(8);
    pub const HS: Self = Self(0x10);
    pub const LS: Self = Self(0x20);
    pub const CS: Self = Self(0x40);
}
/// `VkGpaPerfBlockPropertiesFlagsAMD`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GpaPerfBlockPropertiesFlagsAMD(pub u32);
flags!(GpaPerfBlockPropertiesFlagsAMD, u32);
/// `VkPhysicalDeviceGpaPropertiesFlagsAMD`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PhysicalDeviceGpaPropertiesFlagsAMD(pub u32);
flags!(PhysicalDeviceGpaPropertiesFlagsAMD, u32);
/// `VkAddressCommandFlagsKHR`, `VkAddressCommandFlagBitsKHR`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct AddressCommandFlagsKHR(pub u32);
flags!(AddressCommandFlagsKHR, u32);
impl AddressCommandFlagsKHR {
    pub const PROTECTED: Self = Self(1);
    pub const FULLY_BOUND: Self = Self(2);
    pub const STORAGE_BUFFER_USAGE: Self = Self(4);
    pub const UNKNOWN_STORAGE_BUFFER_USAGE: Self = Self(8);
    pub const TRANSFORM_FEEDBACK_BUFFER_USAGE: Self = Self(0x10);
    pub const UNKNOWN_TRANSFORM_FEEDBACK_BUFFER_USAGE: Self = Self(0x20);
}
/// `VkCompositeAlphaFlagsKHR`, `VkCompositeAlphaFlagBitsKHR`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CompositeAlphaFlagsKHR(pub u32);
flags!(CompositeAlphaFlagsKHR, u32);
impl CompositeAlphaFlagsKHR {
    pub const OPAQUE: Self = Self(1);
    pub const PRE_MULTIPLIED: Self = Self(2);
    pub const POST_MULTIPLIED: Self = Self(4);
    pub const INHERIT: Self = Self(8);
}
/// `VkDisplayPlaneAlphaFlagsKHR`, `VkDisplayPlaneAlphaFlagBitsKHR`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DisplayPlaneAlphaFlagsKHR(pub u32);
flags!(DisplayPlaneAlphaFlagsKHR, u32);
impl DisplayPlaneAlphaFlagsKHR {
    pub const OPAQUE: Self = Self(1);
    pub const GLOBAL: Self = Self(2);
    pub const PER_PIXEL: Self = Self(4);
    pub const PER_PIXEL_PREMULTIPLIED: Self = Self(8);
}
/// `VkSurfaceTransformFlagsKHR`, `VkSurfaceTransformFlagBitsKHR`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SurfaceTransformFlagsKHR(pub u32);
flags!(SurfaceTransformFlagsKHR, u32);
impl SurfaceTransformFlagsKHR {
    pub const IDENTITY: Self = Self(1);
    pub const ROTATE_90: Self = Self(2);
    pub const ROTATE_180: Self = Self(4);
    pub const ROTATE_270: Self = Self(8);
    pub const HORIZONTAL_MIRROR: Self = Self(0x10);
    pub const HORIZONTAL_MIRROR_ROTATE_90: Self = Self(0x20);
    pub const HORIZONTAL_MIRROR_ROTATE_180: Self = Self(0x40);
    pub const HORIZONTAL_MIRROR_ROTATE_270: Self = Self(0x80);
    pub const INHERIT: Self = Self(0x100);
}
/// `VkSwapchainCreateFlagsKHR`, `VkSwapchainCreateFlagBitsKHR`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SwapchainCreateFlagsKHR(pub u32);
flags!(SwapchainCreateFlagsKHR, u32);
impl SwapchainCreateFlagsKHR {
    pub const SPLIT_INSTANCE_BIND_REGIONS: Self = Self(1);
    pub const PROTECTED: Self = Self(2);
    pub const MUTABLE_FORMAT: Self = Self(4);
    pub const PRESENT_TIMING_EXT: Self = Self(0x200);
    pub const DEFERRED_MEMORY_ALLOCATION_EXT: Self = Self::DEFERRED_MEMORY_ALLOCATION;
    pub const PRESENT_ID_2: Self = Self(0x40);
    pub const PRESENT_WAIT_2: Self = Self(0x80);
    pub const DEFERRED_MEMORY_ALLOCATION: Self = Self(8);
    pub const MULTISAMPLED_RENDER_TO_SINGLE_SAMPLED_EXT: Self = Self(0x100);
}
/// `VkDisplayModeCreateFlagsKHR`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DisplayModeCreateFlagsKHR(pub u32);
flags!(DisplayModeCreateFlagsKHR, u32);
/// `VkDisplaySurfaceCreateFlagsKHR`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DisplaySurfaceCreateFlagsKHR(pub u32);
flags!(DisplaySurfaceCreateFlagsKHR, u32);
/// `VkAndroidSurfaceCreateFlagsKHR`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct AndroidSurfaceCreateFlagsKHR(pub u32);
flags!(AndroidSurfaceCreateFlagsKHR, u32);
/// `VkViSurfaceCreateFlagsNN`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ViSurfaceCreateFlagsNN(pub u32);
flags!(ViSurfaceCreateFlagsNN, u32);
/// `VkWaylandSurfaceCreateFlagsKHR`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct WaylandSurfaceCreateFlagsKHR(pub u32);
flags!(WaylandSurfaceCreateFlagsKHR, u32);
/// `VkUbmSurfaceCreateFlagsSEC`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct UbmSurfaceCreateFlagsSEC(pub u32);
flags!(UbmSurfaceCreateFlagsSEC, u32);
/// `VkWin32SurfaceCreateFlagsKHR`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Win32SurfaceCreateFlagsKHR(pub u32);
flags!(Win32SurfaceCreateFlagsKHR, u32);
/// `VkXlibSurfaceCreateFlagsKHR`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct XlibSurfaceCreateFlagsKHR(pub u32);
flags!(XlibSurfaceCreateFlagsKHR, u32);
/// `VkXcbSurfaceCreateFlagsKHR`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct XcbSurfaceCreateFlagsKHR(pub u32);
flags!(XcbSurfaceCreateFlagsKHR, u32);
/// `VkDirectFBSurfaceCreateFlagsEXT`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DirectFBSurfaceCreateFlagsEXT(pub u32);
flags!(DirectFBSurfaceCreateFlagsEXT, u32);
/// `VkIOSSurfaceCreateFlagsMVK`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct IOSSurfaceCreateFlagsMVK(pub u32);
flags!(IOSSurfaceCreateFlagsMVK, u32);
/// `VkMacOSSurfaceCreateFlagsMVK`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct MacOSSurfaceCreateFlagsMVK(pub u32);
flags!(MacOSSurfaceCreateFlagsMVK, u32);
/// `VkMetalSurfaceCreateFlagsEXT`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct MetalSurfaceCreateFlagsEXT(pub u32);
flags!(MetalSurfaceCreateFlagsEXT, u32);
/// `VkImagePipeSurfaceCreateFlagsFUCHSIA`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ImagePipeSurfaceCreateFlagsFUCHSIA(pub u32);
flags!(ImagePipeSurfaceCreateFlagsFUCHSIA, u32);
/// `VkStreamDescriptorSurfaceCreateFlagsGGP`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct StreamDescriptorSurfaceCreateFlagsGGP(pub u32);
flags!(StreamDescriptorSurfaceCreateFlagsGGP, u32);
/// `VkHeadlessSurfaceCreateFlagsEXT`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct HeadlessSurfaceCreateFlagsEXT(pub u32);
flags!(HeadlessSurfaceCreateFlagsEXT, u32);
/// `VkScreenSurfaceCreateFlagsQNX`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ScreenSurfaceCreateFlagsQNX(pub u32);
flags!(ScreenSurfaceCreateFlagsQNX, u32);
/// `VkPeerMemoryFeatureFlags`, `VkPeerMemoryFeatureFlagBits`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PeerMemoryFeatureFlags(pub u32);
flags!(PeerMemoryFeatureFlags, u32);
impl PeerMemoryFeatureFlags {
    pub const COPY_SRC: Self = Self(1);
    pub const COPY_DST: Self = Self(2);
    pub const GENERIC_SRC: Self = Self(4);
    pub const GENERIC_DST: Self = Self(8);
    pub const COPY_SRC_KHR: Self = Self::COPY_SRC;
    pub const COPY_DST_KHR: Self = Self::COPY_DST;
    pub const GENERIC_SRC_KHR: Self = Self::GENERIC_SRC;
    pub const GENERIC_DST_KHR: Self = Self::GENERIC_DST;
}
/// `VkMemoryAllocateFlags`, `VkMemoryAllocateFlagBits`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct MemoryAllocateFlags(pub u32);
flags!(MemoryAllocateFlags, u32);
impl MemoryAllocateFlags {
    pub const DEVICE_MASK: Self = Self(1);
    pub const DEVICE_ADDRESS: Self = Self(2);
    pub const DEVICE_ADDRESS_CAPTURE_REPLAY: Self = Self(4);
    pub const DEVICE_MASK_KHR: Self = Self::DEVICE_MASK;
    pub const DEVICE_ADDRESS_KHR: Self = Self::DEVICE_ADDRESS;
    pub const DEVICE_ADDRESS_CAPTURE_REPLAY_KHR: Self = Self::DEVICE_ADDRESS_CAPTURE_REPLAY;
    pub const ZERO_INITIALIZE_EXT: Self = Self(8);
}
/// `VkDeviceGroupPresentModeFlagsKHR`, `VkDeviceGroupPresentModeFlagBitsKHR`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DeviceGroupPresentModeFlagsKHR(pub u32);
flags!(DeviceGroupPresentModeFlagsKHR, u32);
impl DeviceGroupPresentModeFlagsKHR {
    pub const LOCAL: Self = Self(1);
    pub const REMOTE: Self = Self(2);
    pub const SUM: Self = Self(4);
    pub const LOCAL_MULTI_DEVICE: Self = Self(8);
}
/// `VkDebugReportFlagsEXT`, `VkDebugReportFlagBitsEXT`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DebugReportFlagsEXT(pub u32);
flags!(DebugReportFlagsEXT, u32);
impl DebugReportFlagsEXT {
    pub const INFORMATION: Self = Self(1);
    pub const WARNING: Self = Self(2);
    pub const PERFORMANCE_WARNING: Self = Self(4);
    pub const ERROR: Self = Self(8);
    pub const DEBUG: Self = Self(0x10);
}
/// `VkCommandPoolTrimFlags`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CommandPoolTrimFlags(pub u32);
flags!(CommandPoolTrimFlags, u32);
/// `VkExternalMemoryHandleTypeFlagsNV`, `VkExternalMemoryHandleTypeFlagBitsNV`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ExternalMemoryHandleTypeFlagsNV(pub u32);
flags!(ExternalMemoryHandleTypeFlagsNV, u32);
impl ExternalMemoryHandleTypeFlagsNV {
    pub const OPAQUE_WIN32: Self = Self(1);
    pub const OPAQUE_WIN32_KMT: Self = Self(2);
    pub const D3D11_IMAGE: Self = Self(4);
    pub const D3D11_IMAGE_KMT: Self = Self(8);
}
/// `VkClusterAccelerationStructureIndexFormatFlagsNV`, `VkClusterAccelerationStructureIndexFormatFlagBitsNV`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ClusterAccelerationStructureIndexFormatFlagsNV(pub u32);
flags!(ClusterAccelerationStructureIndexFormatFlagsNV, u32);
impl ClusterAccelerationStructureIndexFormatFlagsNV {
    pub const TYPE_8BIT: Self = Self(1);
    pub const TYPE_16BIT: Self = Self(2);
    pub const TYPE_32BIT: Self = Self(4);
}
/// `VkExternalMemoryFeatureFlagsNV`, `VkExternalMemoryFeatureFlagBitsNV`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ExternalMemoryFeatureFlagsNV(pub u32);
flags!(ExternalMemoryFeatureFlagsNV, u32);
impl ExternalMemoryFeatureFlagsNV {
    pub const DEDICATED_ONLY: Self = Self(1);
    pub const EXPORTABLE: Self = Self(2);
    pub const IMPORTABLE: Self = Self(4);
}
/// `VkExternalMemoryHandleTypeFlags`, `VkExternalMemoryHandleTypeFlagBits`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ExternalMemoryHandleTypeFlags(pub u32);
flags!(ExternalMemoryHandleTypeFlags, u32);
impl ExternalMemoryHandleTypeFlags {
    pub const OPAQUE_FD: Self = Self(1);
    pub const OPAQUE_WIN32: Self = Self(2);
    pub const OPAQUE_WIN32_KMT: Self = Self(4);
    pub const D3D11_TEXTURE: Self = Self(8);
    pub const D3D11_TEXTURE_KMT: Self = Self(0x10);
    pub const D3D12_HEAP: Self = Self(0x20);
    pub const D3D12_RESOURCE: Self = Self(0x40);
    pub const OPAQUE_FD_KHR: Self = Self::OPAQUE_FD;
    pub const OPAQUE_WIN32_KHR: Self = Self::OPAQUE_WIN32;
    pub const OPAQUE_WIN32_KMT_KHR: Self = Self::OPAQUE_WIN32_KMT;
    pub const D3D11_TEXTURE_KHR: Self = Self::D3D11_TEXTURE;
    pub const D3D11_TEXTURE_KMT_KHR: Self = Self::D3D11_TEXTURE_KMT;
    pub const D3D12_HEAP_KHR: Self = Self::D3D12_HEAP;
    pub const D3D12_RESOURCE_KHR: Self = Self::D3D12_RESOURCE;
    pub const DMA_BUF_EXT: Self = Self(0x200);
    pub const ANDROID_HARDWARE_BUFFER_ANDROID: Self = Self(0x400);
    pub const HOST_ALLOCATION_EXT: Self = Self(0x80);
    pub const HOST_MAPPED_FOREIGN_MEMORY_EXT: Self = Self(0x100);
    pub const ZIRCON_VMO_FUCHSIA: Self = Self(0x800);
    pub const RDMA_ADDRESS_NV: Self = Self(0x1000);
    pub const OH_NATIVE_BUFFER_OHOS: Self = Self(0x8000);
    pub const SCREEN_BUFFER_QNX: Self = Self(0x4000);
    pub const MTLBUFFER_EXT: Self = Self(0x10000);
    pub const MTLTEXTURE_EXT: Self = Self(0x20000);
    pub const MTLHEAP_EXT: Self = Self(0x40000);
}
/// `VkExternalMemoryFeatureFlags`, `VkExternalMemoryFeatureFlagBits`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ExternalMemoryFeatureFlags(pub u32);
flags!(ExternalMemoryFeatureFlags, u32);
impl ExternalMemoryFeatureFlags {
    pub const DEDICATED_ONLY: Self = Self(1);
    pub const EXPORTABLE: Self = Self(2);
    pub const IMPORTABLE: Self = Self(4);
    pub const DEDICATED_ONLY_KHR: Self = Self::DEDICATED_ONLY;
    pub const EXPORTABLE_KHR: Self = Self::EXPORTABLE;
    pub const IMPORTABLE_KHR: Self = Self::IMPORTABLE;
}
/// `VkExternalSemaphoreHandleTypeFlags`, `VkExternalSemaphoreHandleTypeFlagBits`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ExternalSemaphoreHandleTypeFlags(pub u32);
flags!(ExternalSemaphoreHandleTypeFlags, u32);
impl ExternalSemaphoreHandleTypeFlags {
    pub const OPAQUE_FD: Self = Self(1);
    pub const OPAQUE_WIN32: Self = Self(2);
    pub const OPAQUE_WIN32_KMT: Self = Self(4);
    pub const D3D12_FENCE: Self = Self(8);
    pub const D3D11_FENCE: Self = Self::D3D12_FENCE;
    pub const SYNC_FD: Self = Self(0x10);
    pub const OPAQUE_FD_KHR: Self = Self::OPAQUE_FD;
    pub const OPAQUE_WIN32_KHR: Self = Self::OPAQUE_WIN32;
    pub const OPAQUE_WIN32_KMT_KHR: Self = Self::OPAQUE_WIN32_KMT;
    pub const D3D12_FENCE_KHR: Self = Self::D3D12_FENCE;
    pub const SYNC_FD_KHR: Self = Self::SYNC_FD;
    pub const ZIRCON_EVENT_FUCHSIA: Self = Self(0x80);
}
/// `VkExternalSemaphoreFeatureFlags`, `VkExternalSemaphoreFeatureFlagBits`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ExternalSemaphoreFeatureFlags(pub u32);
flags!(ExternalSemaphoreFeatureFlags, u32);
impl ExternalSemaphoreFeatureFlags {
    pub const EXPORTABLE: Self = Self(1);
    pub const IMPORTABLE: Self = Self(2);
    pub const EXPORTABLE_KHR: Self = Self::EXPORTABLE;
    pub const IMPORTABLE_KHR: Self = Self::IMPORTABLE;
}
/// `VkSemaphoreImportFlags`, `VkSemaphoreImportFlagBits`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SemaphoreImportFlags(pub u32);
flags!(SemaphoreImportFlags, u32);
impl SemaphoreImportFlags {
    pub const TEMPORARY: Self = Self(1);
    pub const TEMPORARY_KHR: Self = Self::TEMPORARY;
}
/// `VkExternalFenceHandleTypeFlags`, `VkExternalFenceHandleTypeFlagBits`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ExternalFenceHandleTypeFlags(pub u32);
flags!(ExternalFenceHandleTypeFlags, u32);
impl ExternalFenceHandleTypeFlags {
    pub const OPAQUE_FD: Self = Self(1);
    pub const OPAQUE_WIN32: Self = Self(2);
    pub const OPAQUE_WIN32_KMT: Self = Self(4);
    pub const SYNC_FD: Self = Self(8);
    pub const OPAQUE_FD_KHR: Self = Self::OPAQUE_FD;
    pub const OPAQUE_WIN32_KHR: Self = Self::OPAQUE_WIN32;
    pub const OPAQUE_WIN32_KMT_KHR: Self = Self::OPAQUE_WIN32_KMT;
    pub const SYNC_FD_KHR: Self = Self::SYNC_FD;
}
/// `VkExternalFenceFeatureFlags`, `VkExternalFenceFeatureFlagBits`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ExternalFenceFeatureFlags(pub u32);
flags!(ExternalFenceFeatureFlags, u32);
impl ExternalFenceFeatureFlags {
    pub const EXPORTABLE: Self = Self(1);
    pub const IMPORTABLE: Self = Self(2);
    pub const EXPORTABLE_KHR: Self = Self::EXPORTABLE;
    pub const IMPORTABLE_KHR: Self = Self::IMPORTABLE;
}
/// `VkFenceImportFlags`, `VkFenceImportFlagBits`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct FenceImportFlags(pub u32);
flags!(FenceImportFlags, u32);
impl FenceImportFlags {
    pub const TEMPORARY: Self = Self(1);
    pub const TEMPORARY_KHR: Self = Self::TEMPORARY;
}
/// `VkSurfaceCounterFlagsEXT`, `VkSurfaceCounterFlagBitsEXT`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SurfaceCounterFlagsEXT(pub u32);
flags!(SurfaceCounterFlagsEXT, u32);
impl SurfaceCounterFlagsEXT {
    pub const VBLANK: Self = Self(1);
}
/// `VkPipelineViewportSwizzleStateCreateFlagsNV`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PipelineViewportSwizzleStateCreateFlagsNV(pub u32);
flags!(PipelineViewportSwizzleStateCreateFlagsNV, u32);
/// `VkPipelineDiscardRectangleStateCreateFlagsEXT`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PipelineDiscardRectangleStateCreateFlagsEXT(pub u32);
flags!(PipelineDiscardRectangleStateCreateFlagsEXT, u32);
/// `VkPipelineCoverageToColorStateCreateFlagsNV`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PipelineCoverageToColorStateCreateFlagsNV(pub u32);
flags!(PipelineCoverageToColorStateCreateFlagsNV, u32);
/// `VkPipelineCoverageModulationStateCreateFlagsNV`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PipelineCoverageModulationStateCreateFlagsNV(pub u32);
flags!(PipelineCoverageModulationStateCreateFlagsNV, u32);
/// `VkPipelineCoverageReductionStateCreateFlagsNV`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PipelineCoverageReductionStateCreateFlagsNV(pub u32);
flags!(PipelineCoverageReductionStateCreateFlagsNV, u32);
/// `VkValidationCacheCreateFlagsEXT`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ValidationCacheCreateFlagsEXT(pub u32);
flags!(ValidationCacheCreateFlagsEXT, u32);
/// `VkDebugUtilsMessageSeverityFlagsEXT`, `VkDebugUtilsMessageSeverityFlagBitsEXT`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DebugUtilsMessageSeverityFlagsEXT(pub u32);
flags!(DebugUtilsMessageSeverityFlagsEXT, u32);
impl DebugUtilsMessageSeverityFlagsEXT {
    pub const VERBOSE: Self = Self(1);
    pub const INFO: Self = Self(0x10);
    pub const WARNING: Self = Self(0x100);
    pub const ERROR: Self = Self(0x1000);
}
/// `VkDebugUtilsMessageTypeFlagsEXT`, `VkDebugUtilsMessageTypeFlagBitsEXT`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DebugUtilsMessageTypeFlagsEXT(pub u32);
flags!(DebugUtilsMessageTypeFlagsEXT, u32);
impl DebugUtilsMessageTypeFlagsEXT {
    pub const GENERAL: Self = Self(1);
    pub const VALIDATION: Self = Self(2);
    pub const PERFORMANCE: Self = Self(4);
    pub const DEVICE_ADDRESS_BINDING: Self = Self(8);
}
/// `VkDebugUtilsMessengerCreateFlagsEXT`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DebugUtilsMessengerCreateFlagsEXT(pub u32);
flags!(DebugUtilsMessengerCreateFlagsEXT, u32);
/// `VkDebugUtilsMessengerCallbackDataFlagsEXT`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DebugUtilsMessengerCallbackDataFlagsEXT(pub u32);
flags!(DebugUtilsMessengerCallbackDataFlagsEXT, u32);
/// `VkDeviceMemoryReportFlagsEXT`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DeviceMemoryReportFlagsEXT(pub u32);
flags!(DeviceMemoryReportFlagsEXT, u32);
/// `VkPipelineRasterizationConservativeStateCreateFlagsEXT`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PipelineRasterizationConservativeStateCreateFlagsEXT(pub u32);
flags!(PipelineRasterizationConservativeStateCreateFlagsEXT, u32);
/// `VkDescriptorBindingFlags`, `VkDescriptorBindingFlagBits`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DescriptorBindingFlags(pub u32);
flags!(DescriptorBindingFlags, u32);
impl DescriptorBindingFlags {
    pub const UPDATE_AFTER_BIND: Self = Self(1);
    pub const UPDATE_UNUSED_WHILE_PENDING: Self = Self(2);
    pub const PARTIALLY_BOUND: Self = Self(4);
    pub const VARIABLE_DESCRIPTOR_COUNT: Self = Self(8);
    pub const UPDATE_AFTER_BIND_EXT: Self = Self::UPDATE_AFTER_BIND;
    pub const UPDATE_UNUSED_WHILE_PENDING_EXT: Self = Self::UPDATE_UNUSED_WHILE_PENDING;
    pub const PARTIALLY_BOUND_EXT: Self = Self::PARTIALLY_BOUND;
    pub const VARIABLE_DESCRIPTOR_COUNT_EXT: Self = Self::VARIABLE_DESCRIPTOR_COUNT;
}
/// `VkConditionalRenderingFlagsEXT`, `VkConditionalRenderingFlagBitsEXT`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ConditionalRenderingFlagsEXT(pub u32);
flags!(ConditionalRenderingFlagsEXT, u32);
impl ConditionalRenderingFlagsEXT {
    pub const INVERTED: Self = Self(1);
}
/// `VkResolveModeFlags`, `VkResolveModeFlagBits`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ResolveModeFlags(pub u32);
flags!(ResolveModeFlags, u32);
impl ResolveModeFlags {
    pub const NONE: Self = Self(0);
    pub const SAMPLE_ZERO: Self = Self(1);
    pub const AVERAGE: Self = Self(2);
    pub const MIN: Self = Self(4);
    pub const MAX: Self = Self(8);
    pub const NONE_KHR: Self = Self::NONE;
    pub const SAMPLE_ZERO_KHR: Self = Self::SAMPLE_ZERO;
    pub const AVERAGE_KHR: Self = Self::AVERAGE;
    pub const MIN_KHR: Self = Self::MIN;
    pub const MAX_KHR: Self = Self::MAX;
    pub const EXTERNAL_FORMAT_DOWNSAMPLE_ANDROID: Self = Self(0x10);
    pub const CUSTOM_EXT: Self = Self(0x20);
}
/// `VkPipelineRasterizationStateStreamCreateFlagsEXT`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PipelineRasterizationStateStreamCreateFlagsEXT(pub u32);
flags!(PipelineRasterizationStateStreamCreateFlagsEXT, u32);
/// `VkPipelineRasterizationDepthClipStateCreateFlagsEXT`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PipelineRasterizationDepthClipStateCreateFlagsEXT(pub u32);
flags!(PipelineRasterizationDepthClipStateCreateFlagsEXT, u32);
/// `VkToolPurposeFlags`, `VkToolPurposeFlagBits`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ToolPurposeFlags(pub u32);
flags!(ToolPurposeFlags, u32);
impl ToolPurposeFlags {
    pub const VALIDATION: Self = Self(1);
    pub const PROFILING: Self = Self(2);
    pub const TRACING: Self = Self(4);
    pub const ADDITIONAL_FEATURES: Self = Self(8);
    pub const MODIFYING_FEATURES: Self = Self(0x10);
    pub const VALIDATION_EXT: Self = Self::VALIDATION;
    pub const PROFILING_EXT: Self = Self::PROFILING;
    pub const TRACING_EXT: Self = Self::TRACING;
    pub const ADDITIONAL_FEATURES_EXT: Self = Self::ADDITIONAL_FEATURES;
    pub const MODIFYING_FEATURES_EXT: Self = Self::MODIFYING_FEATURES;
    pub const DEBUG_REPORTING_EXT: Self = Self(0x20);
    pub const DEBUG_MARKERS_EXT: Self = Self(0x40);
}
/// `VkSubmitFlags`, `VkSubmitFlagBits`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SubmitFlags(pub u32);
flags!(SubmitFlags, u32);
impl SubmitFlags {
    pub const PROTECTED: Self = Self(1);
    pub const PROTECTED_KHR: Self = Self::PROTECTED;
}
/// `VkImageFormatConstraintsFlagsFUCHSIA`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ImageFormatConstraintsFlagsFUCHSIA(pub u32);
flags!(ImageFormatConstraintsFlagsFUCHSIA, u32);
/// `VkHostImageCopyFlags`, `VkHostImageCopyFlagBits`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct HostImageCopyFlags(pub u32);
flags!(HostImageCopyFlags, u32);
impl HostImageCopyFlags {
    pub const MEMCPY: Self = Self(1);
    pub const MEMCPY_EXT: Self = Self::MEMCPY;
}
/// `VkPartitionedAccelerationStructureInstanceFlagsNV`, `VkPartitionedAccelerationStructureInstanceFlagBitsNV`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PartitionedAccelerationStructureInstanceFlagsNV(pub u32);
flags!(PartitionedAccelerationStructureInstanceFlagsNV, u32);
impl PartitionedAccelerationStructureInstanceFlagsNV {
    pub const FLAG_TRIANGLE_FACING_CULL_DISABLE: Self = Self(1);
    pub const FLAG_TRIANGLE_FLIP_FACING: Self = Self(2);
    pub const FLAG_FORCE_OPAQUE: Self = Self(4);
    pub const FLAG_FORCE_NO_OPAQUE: Self = Self(8);
    pub const FLAG_ENABLE_EXPLICIT_BOUNDING_BOX: Self = Self(0x10);
}
/// `VkImageConstraintsInfoFlagsFUCHSIA`, `VkImageConstraintsInfoFlagBitsFUCHSIA`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ImageConstraintsInfoFlagsFUCHSIA(pub u32);
flags!(ImageConstraintsInfoFlagsFUCHSIA, u32);
impl ImageConstraintsInfoFlagsFUCHSIA {
    pub const CPU_READ_RARELY: Self = Self(1);
    pub const CPU_READ_OFTEN: Self = Self(2);
    pub const CPU_WRITE_RARELY: Self = Self(4);
    pub const CPU_WRITE_OFTEN: Self = Self(8);
    pub const PROTECTED_OPTIONAL: Self = Self(0x10);
}
/// `VkGraphicsPipelineLibraryFlagsEXT`, `VkGraphicsPipelineLibraryFlagBitsEXT`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GraphicsPipelineLibraryFlagsEXT(pub u32);
flags!(GraphicsPipelineLibraryFlagsEXT, u32);
impl GraphicsPipelineLibraryFlagsEXT {
    pub const VERTEX_INPUT_INTERFACE: Self = Self(1);
    pub const PRE_RASTERIZATION_SHADERS: Self = Self(2);
    pub const FRAGMENT_SHADER: Self = Self(4);
    pub const FRAGMENT_OUTPUT_INTERFACE: Self = Self(8);
}
/// `VkImageCompressionFlagsEXT`, `VkImageCompressionFlagBitsEXT`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ImageCompressionFlagsEXT(pub u32);
flags!(ImageCompressionFlagsEXT, u32);
impl ImageCompressionFlagsEXT {
    pub const DEFAULT: Self = Self(0);
    pub const FIXED_RATE_DEFAULT: Self = Self(1);
    pub const FIXED_RATE_EXPLICIT: Self = Self(2);
    pub const DISABLED: Self = Self(4);
}
/// `VkImageCompressionFixedRateFlagsEXT`, `VkImageCompressionFixedRateFlagBitsEXT`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ImageCompressionFixedRateFlagsEXT(pub u32);
flags!(ImageCompressionFixedRateFlagsEXT, u32);
impl ImageCompressionFixedRateFlagsEXT {
    pub const NONE: Self = Self(0);
    pub const TYPE_1BPC: Self = Self(1);
    pub const TYPE_2BPC: Self = Self(2);
    pub const TYPE_3BPC: Self = Self(4);
    pub const TYPE_4BPC: Self = Self(8);
    pub const TYPE_5BPC: Self = Self(0x10);
    pub const TYPE_6BPC: Self = Self(0x20);
    pub const TYPE_7BPC: Self = Self(0x40);
    pub const TYPE_8BPC: Self = Self(0x80);
    pub const TYPE_9BPC: Self = Self(0x100);
    pub const TYPE_10BPC: Self = Self(0x200);
    pub const TYPE_11BPC: Self = Self(0x400);
    pub const TYPE_12BPC: Self = Self(0x800);
    pub const TYPE_13BPC: Self = Self(0x1000);
    pub const TYPE_14BPC: Self = Self(0x2000);
    pub const TYPE_15BPC: Self = Self(0x4000);
    pub const TYPE_16BPC: Self = Self(0x8000);
    pub const TYPE_17BPC: Self = Self(0x10000);
    pub const TYPE_18BPC: Self = Self(0x20000);
    pub const TYPE_19BPC: Self = Self(0x40000);
    pub const TYPE_20BPC: Self = Self(0x80000);
    pub const TYPE_21BPC: Self = Self(0x100000);
    pub const TYPE_22BPC: Self = Self(0x200000);
    pub const TYPE_23BPC: Self = Self(0x400000);
    pub const TYPE_24BPC: Self = Self(0x800000);
}
/// `VkExportMetalObjectTypeFlagsEXT`, `VkExportMetalObjectTypeFlagBitsEXT`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ExportMetalObjectTypeFlagsEXT(pub u32);
flags!(ExportMetalObjectTypeFlagsEXT, u32);
impl ExportMetalObjectTypeFlagsEXT {
    pub const METAL_DEVICE: Self = Self(1);
    pub const METAL_COMMAND_QUEUE: Self = Self(2);
    pub const METAL_BUFFER: Self = Self(4);
    pub const METAL_TEXTURE: Self = Self(8);
    pub const METAL_IOSURFACE: Self = Self(0x10);
    pub const METAL_SHARED_EVENT: Self = Self(0x20);
}
/// `VkRenderingAttachmentFlagsKHR`, `VkRenderingAttachmentFlagBitsKHR`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RenderingAttachmentFlagsKHR(pub u32);
flags!(RenderingAttachmentFlagsKHR, u32);
impl RenderingAttachmentFlagsKHR {
    pub const INPUT_ATTACHMENT_FEEDBACK: Self = Self(1);
    pub const RESOLVE_SKIP_TRANSFER_FUNCTION: Self = Self(2);
    pub const RESOLVE_ENABLE_TRANSFER_FUNCTION: Self = Self(4);
}
/// `VkResolveImageFlagsKHR`, `VkResolveImageFlagBitsKHR`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ResolveImageFlagsKHR(pub u32);
flags!(ResolveImageFlagsKHR, u32);
impl ResolveImageFlagsKHR {
    pub const SKIP_TRANSFER_FUNCTION: Self = Self(1);
    pub const ENABLE_TRANSFER_FUNCTION: Self = Self(2);
}
/// `VkDeviceAddressBindingFlagsEXT`, `VkDeviceAddressBindingFlagBitsEXT`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DeviceAddressBindingFlagsEXT(pub u32);
flags!(DeviceAddressBindingFlagsEXT, u32);
impl DeviceAddressBindingFlagsEXT {
    pub const INTERNAL_OBJECT: Self = Self(1);
}
/// `VkOpticalFlowGridSizeFlagsNV`, `VkOpticalFlowGridSizeFlagBitsNV`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct OpticalFlowGridSizeFlagsNV(pub u32);
flags!(OpticalFlowGridSizeFlagsNV, u32);
impl OpticalFlowGridSizeFlagsNV {
    pub const UNKNOWN: Self = Self(0);
    pub const TYPE_1X1: Self = Self(1);
    pub const TYPE_2X2: Self = Self(2);
    pub const TYPE_4X4: Self = Self(4);
    pub const TYPE_8X8: Self = Self(8);
}
/// `VkOpticalFlowUsageFlagsNV`, `VkOpticalFlowUsageFlagBitsNV`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct OpticalFlowUsageFlagsNV(pub u32);
flags!(OpticalFlowUsageFlagsNV, u32);
impl OpticalFlowUsageFlagsNV {
    pub const UNKNOWN: Self = Self(0);
    pub const INPUT: Self = Self(1);
    pub const OUTPUT: Self = Self(2);
    pub const HINT: Self = Self(4);
    pub const COST: Self = Self(8);
    pub const GLOBAL_FLOW: Self = Self(0x10);
}
/// `VkOpticalFlowSessionCreateFlagsNV`, `VkOpticalFlowSessionCreateFlagBitsNV`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct OpticalFlowSessionCreateFlagsNV(pub u32);
flags!(OpticalFlowSessionCreateFlagsNV, u32);
impl OpticalFlowSessionCreateFlagsNV {
    pub const ENABLE_HINT: Self = Self(1);
    pub const ENABLE_COST: Self = Self(2);
    pub const ENABLE_GLOBAL_FLOW: Self = Self(4);
    pub const ALLOW_REGIONS: Self = Self(8);
    pub const BOTH_DIRECTIONS: Self = Self(0x10);
}
/// `VkOpticalFlowExecuteFlagsNV`, `VkOpticalFlowExecuteFlagBitsNV`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct OpticalFlowExecuteFlagsNV(pub u32);
flags!(OpticalFlowExecuteFlagsNV, u32);
impl OpticalFlowExecuteFlagsNV {
    pub const DISABLE_TEMPORAL_HINTS: Self = Self(1);
}
/// `VkFrameBoundaryFlagsEXT`, `VkFrameBoundaryFlagBitsEXT`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct FrameBoundaryFlagsEXT(pub u32);
flags!(FrameBoundaryFlagsEXT, u32);
impl FrameBoundaryFlagsEXT {
    pub const FRAME_END: Self = Self(1);
}
/// `VkPresentScalingFlagsKHR`, `VkPresentScalingFlagBitsKHR`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PresentScalingFlagsKHR(pub u32);
flags!(PresentScalingFlagsKHR, u32);
impl PresentScalingFlagsKHR {
    pub const ONE_TO_ONE: Self = Self(1);
    pub const ONE_TO_ONE_EXT: Self = Self::ONE_TO_ONE;
    pub const ASPECT_RATIO_STRETCH: Self = Self(2);
    pub const ASPECT_RATIO_STRETCH_EXT: Self = Self::ASPECT_RATIO_STRETCH;
    pub const STRETCH: Self = Self(4);
    pub const STRETCH_EXT: Self = Self::STRETCH;
}
/// `VkPresentGravityFlagsKHR`, `VkPresentGravityFlagBitsKHR`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PresentGravityFlagsKHR(pub u32);
flags!(PresentGravityFlagsKHR, u32);
impl PresentGravityFlagsKHR {
    pub const MIN: Self = Self(1);
    pub const MIN_EXT: Self = Self::MIN;
    pub const MAX: Self = Self(2);
    pub const MAX_EXT: Self = Self::MAX;
    pub const CENTERED: Self = Self(4);
    pub const CENTERED_EXT: Self = Self::CENTERED;
}
/// `VkShaderCreateFlagsEXT`, `VkShaderCreateFlagBitsEXT`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ShaderCreateFlagsEXT(pub u32);
flags!(ShaderCreateFlagsEXT, u32);
impl ShaderCreateFlagsEXT {
    pub const LINK_STAGE: Self = Self(1);
    pub const DESCRIPTOR_HEAP: Self = Self(0x400);
    pub const INSTRUMENT_SHADER_ARM: Self = Self(0x800);
    pub const ALLOW_VARYING_SUBGROUP_SIZE: Self = Self(2);
    pub const REQUIRE_FULL_SUBGROUPS: Self = Self(4);
    pub const NO_TASK_SHADER: Self = Self(8);
    pub const DISPATCH_BASE: Self = Self(0x10);
    pub const FRAGMENT_SHADING_RATE_ATTACHMENT: Self = Self(0x20);
    pub const FRAGMENT_DENSITY_MAP_ATTACHMENT: Self = Self(0x40);
    pub const INDIRECT_BINDABLE: Self = Self(0x80);
    pub const OPACITY_MICROMAP_DISALLOW_MIXED_SPECIAL_INDEX: Self = Self(0x1000);
    pub const TYPE_64_INDEXING: Self = Self(0x8000);
    pub const INDEPENDENT_SETS_KHR: Self = Self(0x40000);
}
/// `VkTileShadingRenderPassFlagsQCOM`, `VkTileShadingRenderPassFlagBitsQCOM`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TileShadingRenderPassFlagsQCOM(pub u32);
flags!(TileShadingRenderPassFlagsQCOM, u32);
impl TileShadingRenderPassFlagsQCOM {
    pub const ENABLE: Self = Self(1);
    pub const PER_TILE_EXECUTION: Self = Self(2);
}
/// `VkPhysicalDeviceSchedulingControlsFlagsARM`, `VkPhysicalDeviceSchedulingControlsFlagBitsARM`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PhysicalDeviceSchedulingControlsFlagsARM(pub u64);
flags!(PhysicalDeviceSchedulingControlsFlagsARM, u64);
impl PhysicalDeviceSchedulingControlsFlagsARM {
    pub const SHADER_CORE_COUNT: Self = Self(1);
    pub const DISPATCH_PARAMETERS: Self = Self(2);
}
/// `VkSurfaceCreateFlagsOHOS`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SurfaceCreateFlagsOHOS(pub u32);
flags!(SurfaceCreateFlagsOHOS, u32);
/// `VkPresentStageFlagsEXT`, `VkPresentStageFlagBitsEXT`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PresentStageFlagsEXT(pub u32);
flags!(PresentStageFlagsEXT, u32);
impl PresentStageFlagsEXT {
    pub const QUEUE_OPERATIONS_END: Self = Self(1);
    pub const REQUEST_DEQUEUED: Self = Self(2);
    pub const IMAGE_FIRST_PIXEL_OUT: Self = Self(4);
    pub const IMAGE_FIRST_PIXEL_VISIBLE: Self = Self(8);
}
/// `VkPastPresentationTimingFlagsEXT`, `VkPastPresentationTimingFlagBitsEXT`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PastPresentationTimingFlagsEXT(pub u32);
flags!(PastPresentationTimingFlagsEXT, u32);
impl PastPresentationTimingFlagsEXT {
    pub const ALLOW_PARTIAL_RESULTS: Self = Self(1);
    pub const ALLOW_OUT_OF_ORDER_RESULTS: Self = Self(2);
}
/// `VkPresentTimingInfoFlagsEXT`, `VkPresentTimingInfoFlagBitsEXT`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PresentTimingInfoFlagsEXT(pub u32);
flags!(PresentTimingInfoFlagsEXT, u32);
impl PresentTimingInfoFlagsEXT {
    pub const PRESENT_AT_RELATIVE_TIME: Self = Self(1);
    pub const PRESENT_AT_NEAREST_REFRESH_CYCLE: Self = Self(2);
}
/// `VkPerformanceCounterDescriptionFlagsARM`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PerformanceCounterDescriptionFlagsARM(pub u32);
flags!(PerformanceCounterDescriptionFlagsARM, u32);
/// `VkShaderInstrumentationValuesFlagsARM`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ShaderInstrumentationValuesFlagsARM(pub u32);
flags!(ShaderInstrumentationValuesFlagsARM, u32);
/// `VkDataGraphTOSAQualityFlagsARM`, `VkDataGraphTOSAQualityFlagBitsARM`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DataGraphTOSAQualityFlagsARM(pub u32);
flags!(DataGraphTOSAQualityFlagsARM, u32);
impl DataGraphTOSAQualityFlagsARM {
    pub const ACCELERATED: Self = Self(1);
    pub const CONFORMANT: Self = Self(2);
    pub const EXPERIMENTAL: Self = Self(4);
    pub const DEPRECATED: Self = Self(8);
}
/// `VkDataGraphOpticalFlowGridSizeFlagsARM`, `VkDataGraphOpticalFlowGridSizeFlagBitsARM`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DataGraphOpticalFlowGridSizeFlagsARM(pub u32);
flags!(DataGraphOpticalFlowGridSizeFlagsARM, u32);
impl DataGraphOpticalFlowGridSizeFlagsARM {
    pub const UNKNOWN: Self = Self(0);
    pub const TYPE_1X1: Self = Self(1);
    pub const TYPE_2X2: Self = Self(2);
    pub const TYPE_4X4: Self = Self(4);
    pub const TYPE_8X8: Self = Self(8);
}
/// `VkDataGraphOpticalFlowImageUsageFlagsARM`, `VkDataGraphOpticalFlowImageUsageFlagBitsARM`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DataGraphOpticalFlowImageUsageFlagsARM(pub u32);
flags!(DataGraphOpticalFlowImageUsageFlagsARM, u32);
impl DataGraphOpticalFlowImageUsageFlagsARM {
    pub const UNKNOWN: Self = Self(0);
    pub const INPUT: Self = Self(1);
    pub const OUTPUT: Self = Self(2);
    pub const HINT: Self = Self(4);
    pub const COST: Self = Self(8);
}
/// `VkDataGraphOpticalFlowCreateFlagsARM`, `VkDataGraphOpticalFlowCreateFlagBitsARM`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DataGraphOpticalFlowCreateFlagsARM(pub u32);
flags!(DataGraphOpticalFlowCreateFlagsARM, u32);
impl DataGraphOpticalFlowCreateFlagsARM {
    pub const ENABLE_HINT: Self = Self(1);
    pub const ENABLE_COST: Self = Self(2);
    pub const RESERVED_30: Self = Self(0x40000000);
}
/// `VkDataGraphOpticalFlowExecuteFlagsARM`, `VkDataGraphOpticalFlowExecuteFlagBitsARM`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DataGraphOpticalFlowExecuteFlagsARM(pub u32);
flags!(DataGraphOpticalFlowExecuteFlagsARM, u32);
impl DataGraphOpticalFlowExecuteFlagsARM {
    pub const DISABLE_TEMPORAL_HINTS: Self = Self(1);
    pub const INPUT_UNCHANGED: Self = Self(2);
    pub const REFERENCE_UNCHANGED: Self = Self(4);
    pub const INPUT_IS_PREVIOUS_REFERENCE: Self = Self(8);
    pub const REFERENCE_IS_PREVIOUS_INPUT: Self = Self(0x10);
}
/// `VkVideoCodecOperationFlagsKHR`, `VkVideoCodecOperationFlagBitsKHR`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct VideoCodecOperationFlagsKHR(pub u32);
flags!(VideoCodecOperationFlagsKHR, u32);
impl VideoCodecOperationFlagsKHR {
    pub const NONE: Self = Self(0);
    pub const ENCODE_H264: Self = Self(0x10000);
    pub const ENCODE_H265: Self = Self(0x20000);
    pub const DECODE_H264: Self = Self(1);
    pub const DECODE_H265: Self = Self(2);
    pub const DECODE_AV1: Self = Self(4);
    pub const ENCODE_AV1: Self = Self(0x40000);
    pub const DECODE_VP9: Self = Self(8);
}
/// `VkVideoCapabilityFlagsKHR`, `VkVideoCapabilityFlagBitsKHR`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct VideoCapabilityFlagsKHR(pub u32);
flags!(VideoCapabilityFlagsKHR, u32);
impl VideoCapabilityFlagsKHR {
    pub const PROTECTED_CONTENT: Self = Self(1);
    pub const SEPARATE_REFERENCE_IMAGES: Self = Self(2);
}
/// `VkVideoSessionCreateFlagsKHR`, `VkVideoSessionCreateFlagBitsKHR`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct VideoSessionCreateFlagsKHR(pub u32);
flags!(VideoSessionCreateFlagsKHR, u32);
impl VideoSessionCreateFlagsKHR {
    pub const PROTECTED_CONTENT: Self = Self(1);
    pub const ALLOW_ENCODE_PARAMETER_OPTIMIZATIONS: Self = Self(2);
    pub const INLINE_QUERIES: Self = Self(4);
    pub const ALLOW_ENCODE_QUANTIZATION_DELTA_MAP: Self = Self(8);
    pub const ALLOW_ENCODE_EMPHASIS_MAP: Self = Self(0x10);
    pub const INLINE_SESSION_PARAMETERS: Self = Self(0x20);
}
/// `VkVideoSessionParametersCreateFlagsKHR`, `VkVideoSessionParametersCreateFlagBitsKHR`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct VideoSessionParametersCreateFlagsKHR(pub u32);
flags!(VideoSessionParametersCreateFlagsKHR, u32);
impl VideoSessionParametersCreateFlagsKHR {
    pub const QUANTIZATION_MAP_COMPATIBLE: Self = Self(1);
}
/// `VkVideoBeginCodingFlagsKHR`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct VideoBeginCodingFlagsKHR(pub u32);
flags!(VideoBeginCodingFlagsKHR, u32);
/// `VkVideoEndCodingFlagsKHR`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct VideoEndCodingFlagsKHR(pub u32);
flags!(VideoEndCodingFlagsKHR, u32);
/// `VkVideoCodingControlFlagsKHR`, `VkVideoCodingControlFlagBitsKHR`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct VideoCodingControlFlagsKHR(pub u32);
flags!(VideoCodingControlFlagsKHR, u32);
impl VideoCodingControlFlagsKHR {
    pub const RESET: Self = Self(1);
    pub const ENCODE_RATE_CONTROL: Self = Self(2);
    pub const ENCODE_QUALITY_LEVEL: Self = Self(4);
}
/// `VkVideoDecodeUsageFlagsKHR`, `VkVideoDecodeUsageFlagBitsKHR`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct VideoDecodeUsageFlagsKHR(pub u32);
flags!(VideoDecodeUsageFlagsKHR, u32);
impl VideoDecodeUsageFlagsKHR {
    pub const DEFAULT: Self = Self(0);
    pub const TRANSCODING: Self = Self(1);
    pub const OFFLINE: Self = Self(2);
    pub const STREAMING: Self = Self(4);
}
/// `VkVideoDecodeCapabilityFlagsKHR`, `VkVideoDecodeCapabilityFlagBitsKHR`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct VideoDecodeCapabilityFlagsKHR(pub u32);
flags!(VideoDecodeCapabilityFlagsKHR, u32);
impl VideoDecodeCapabilityFlagsKHR {
    pub const DPB_AND_OUTPUT_COINCIDE: Self = Self(1);
    pub const DPB_AND_OUTPUT_DISTINCT: Self = Self(2);
}
/// `VkVideoDecodeFlagsKHR`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct VideoDecodeFlagsKHR(pub u32);
flags!(VideoDecodeFlagsKHR, u32);
/// `VkVideoDecodeH264PictureLayoutFlagsKHR`, `VkVideoDecodeH264PictureLayoutFlagBitsKHR`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct VideoDecodeH264PictureLayoutFlagsKHR(pub u32);
flags!(VideoDecodeH264PictureLayoutFlagsKHR, u32);
impl VideoDecodeH264PictureLayoutFlagsKHR {
    pub const PROGRESSIVE: Self = Self(0);
    pub const INTERLACED_INTERLEAVED_LINES: Self = Self(1);
    pub const INTERLACED_SEPARATE_PLANES: Self = Self(2);
}
/// `VkVideoEncodeFlagsKHR`, `VkVideoEncodeFlagBitsKHR`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct VideoEncodeFlagsKHR(pub u32);
flags!(VideoEncodeFlagsKHR, u32);
impl VideoEncodeFlagsKHR {
    pub const INTRA_REFRESH: Self = Self(4);
    pub const WITH_QUANTIZATION_DELTA_MAP: Self = Self(1);
    pub const WITH_EMPHASIS_MAP: Self = Self(2);
}
/// `VkVideoEncodeUsageFlagsKHR`, `VkVideoEncodeUsageFlagBitsKHR`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct VideoEncodeUsageFlagsKHR(pub u32);
flags!(VideoEncodeUsageFlagsKHR, u32);
impl VideoEncodeUsageFlagsKHR {
    pub const DEFAULT: Self = Self(0);
    pub const TRANSCODING: Self = Self(1);
    pub const STREAMING: Self = Self(2);
    pub const RECORDING: Self = Self(4);
    pub const CONFERENCING: Self = Self(8);
}
/// `VkVideoEncodeContentFlagsKHR`, `VkVideoEncodeContentFlagBitsKHR`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct VideoEncodeContentFlagsKHR(pub u32);
flags!(VideoEncodeContentFlagsKHR, u32);
impl VideoEncodeContentFlagsKHR {
    pub const DEFAULT: Self = Self(0);
    pub const CAMERA: Self = Self(1);
    pub const DESKTOP: Self = Self(2);
    pub const RENDERED: Self = Self(4);
}
/// `VkVideoEncodeCapabilityFlagsKHR`, `VkVideoEncodeCapabilityFlagBitsKHR`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct VideoEncodeCapabilityFlagsKHR(pub u32);
flags!(VideoEncodeCapabilityFlagsKHR, u32);
impl VideoEncodeCapabilityFlagsKHR {
    pub const PRECEDING_EXTERNALLY_ENCODED_BYTES: Self = Self(1);
    pub const INSUFFICIENT_BITSTREAM_BUFFER_RANGE_DETECTION: Self = Self(2);
    pub const QUANTIZATION_DELTA_MAP: Self = Self(4);
    pub const EMPHASIS_MAP: Self = Self(8);
}
/// `VkVideoEncodeFeedbackFlagsKHR`, `VkVideoEncodeFeedbackFlagBitsKHR`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct VideoEncodeFeedbackFlagsKHR(pub u32);
flags!(VideoEncodeFeedbackFlagsKHR, u32);
impl VideoEncodeFeedbackFlagsKHR {
    pub const BITSTREAM_BUFFER_OFFSET: Self = Self(1);
    pub const BITSTREAM_BYTES_WRITTEN: Self = Self(2);
    pub const BITSTREAM_HAS_OVERRIDES: Self = Self(4);
    pub const AVERAGE_QUANTIZATION: Self = Self(8);
    pub const MIN_QUANTIZATION: Self = Self(0x10);
    pub const MAX_QUANTIZATION: Self = Self(0x20);
    pub const INTRA_PIXELS: Self = Self(0x40);
    pub const INTER_PIXELS: Self = Self(0x80);
    pub const SKIPPED_PIXELS: Self = Self(0x100);
    pub const PICTURE_PARTITION_COUNT: Self = Self(0x200);
}
/// `VkVideoEncodePerPartitionFeedbackFlagsKHR`, `VkVideoEncodePerPartitionFeedbackFlagBitsKHR`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct VideoEncodePerPartitionFeedbackFlagsKHR(pub u32);
flags!(VideoEncodePerPartitionFeedbackFlagsKHR, u32);
impl VideoEncodePerPartitionFeedbackFlagsKHR {
    pub const STATUS: Self = Self(1);
    pub const BITSTREAM_BUFFER_OFFSET: Self = Self(2);
    pub const BITSTREAM_BYTES_WRITTEN: Self = Self(4);
}
/// `VkVideoEncodeRateControlFlagsKHR`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct VideoEncodeRateControlFlagsKHR(pub u32);
flags!(VideoEncodeRateControlFlagsKHR, u32);
/// `VkVideoEncodeRateControlModeFlagsKHR`, `VkVideoEncodeRateControlModeFlagBitsKHR`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct VideoEncodeRateControlModeFlagsKHR(pub u32);
flags!(VideoEncodeRateControlModeFlagsKHR, u32);
impl VideoEncodeRateControlModeFlagsKHR {
    pub const DEFAULT: Self = Self(0);
    pub const DISABLED: Self = Self(1);
    pub const CBR: Self = Self(2);
    pub const VBR: Self = Self(4);
}
/// `VkVideoEncodeIntraRefreshModeFlagsKHR`, `VkVideoEncodeIntraRefreshModeFlagBitsKHR`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct VideoEncodeIntraRefreshModeFlagsKHR(pub u32);
flags!(VideoEncodeIntraRefreshModeFlagsKHR, u32);
impl VideoEncodeIntraRefreshModeFlagsKHR {
    pub const NONE: Self = Self(0);
    pub const PER_PICTURE_PARTITION: Self = Self(1);
    pub const BLOCK_BASED: Self = Self(2);
    pub const BLOCK_ROW_BASED: Self = Self(4);
    pub const BLOCK_COLUMN_BASED: Self = Self(8);
}
/// `VkVideoChromaSubsamplingFlagsKHR`, `VkVideoChromaSubsamplingFlagBitsKHR`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct VideoChromaSubsamplingFlagsKHR(pub u32);
flags!(VideoChromaSubsamplingFlagsKHR, u32);
impl VideoChromaSubsamplingFlagsKHR {
    pub const INVALID: Self = Self(0);
    pub const MONOCHROME: Self = Self(1);
    pub const TYPE_420: Self = Self(2);
    pub const TYPE_422: Self = Self(4);
    pub const TYPE_444: Self = Self(8);
}
/// `VkVideoComponentBitDepthFlagsKHR`, `VkVideoComponentBitDepthFlagBitsKHR`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct VideoComponentBitDepthFlagsKHR(pub u32);
flags!(VideoComponentBitDepthFlagsKHR, u32);
impl VideoComponentBitDepthFlagsKHR {
    pub const INVALID: Self = Self(0);
    pub const TYPE_8: Self = Self(1);
    pub const TYPE_10: Self = Self(4);
    pub const TYPE_12: Self = Self(0x10);
}
/// `VkVideoEncodeH264CapabilityFlagsKHR`, `VkVideoEncodeH264CapabilityFlagBitsKHR`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct VideoEncodeH264CapabilityFlagsKHR(pub u32);
flags!(VideoEncodeH264CapabilityFlagsKHR, u32);
impl VideoEncodeH264CapabilityFlagsKHR {
    pub const HRD_COMPLIANCE: Self = Self(1);
    pub const PREDICTION_WEIGHT_TABLE_GENERATED: Self = Self(2);
    pub const ROW_UNALIGNED_SLICE: Self = Self(4);
    pub const DIFFERENT_SLICE_TYPE: Self = Self(8);
    pub const B_FRAME_IN_L0_LIST: Self = Self(0x10);
    pub const B_FRAME_IN_L1_LIST: Self = Self(0x20);
    pub const PER_PICTURE_TYPE_MIN_MAX_QP: Self = Self(0x40);
    pub const PER_SLICE_CONSTANT_QP: Self = Self(0x80);
    pub const GENERATE_PREFIX_NALU: Self = Self(0x100);
    pub const B_PICTURE_INTRA_REFRESH: Self = Self(0x400);
    pub const MB_QP_DIFF_WRAPAROUND: Self = Self(0x200);
}
/// `VkVideoEncodeH264StdFlagsKHR`, `VkVideoEncodeH264StdFlagBitsKHR`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct VideoEncodeH264StdFlagsKHR(pub u32);
flags!(VideoEncodeH264StdFlagsKHR, u32);
impl VideoEncodeH264StdFlagsKHR {
    pub const SEPARATE_COLOR_PLANE_FLAG_SET: Self = Self(1);
    pub const QPPRIME_Y_ZERO_TRANSFORM_BYPASS_FLAG_SET: Self = Self(2);
    pub const SCALING_MATRIX_PRESENT_FLAG_SET: Self = Self(4);
    pub const CHROMA_QP_INDEX_OFFSET: Self = Self(8);
    pub const SECOND_CHROMA_QP_INDEX_OFFSET: Self = Self(0x10);
    pub const PIC_INIT_QP_MINUS26: Self = Self(0x20);
    pub const WEIGHTED_PRED_FLAG_SET: Self = Self(0x40);
    pub const WEIGHTED_BIPRED_IDC_EXPLICIT: Self = Self(0x80);
    pub const WEIGHTED_BIPRED_IDC_IMPLICIT: Self = Self(0x100);
    pub const TRANSFORM_8X8_MODE_FLAG_SET: Self = Self(0x200);
    pub const DIRECT_SPATIAL_MV_PRED_FLAG_UNSET: Self = Self(0x400);
    pub const ENTROPY_CODING_MODE_FLAG_UNSET: Self = Self(0x800);
    pub const ENTROPY_CODING_MODE_FLAG_SET: Self = Self(0x1000);
    pub const DIRECT_8X8_INFERENCE_FLAG_UNSET: Self = Self(0x2000);
    pub const CONSTRAINED_INTRA_PRED_FLAG_SET: Self = Self(0x4000);
    pub const DEBLOCKING_FILTER_DISABLED: Self = Self(0x8000);
    pub const DEBLOCKING_FILTER_ENABLED: Self = Self(0x10000);
    pub const DEBLOCKING_FILTER_PARTIAL: Self = Self(0x20000);
    pub const SLICE_QP_DELTA: Self = Self(0x80000);
    pub const DIFFERENT_SLICE_QP_DELTA: Self = Self(0x100000);
}
/// `VkVideoEncodeH264RateControlFlagsKHR`, `VkVideoEncodeH264RateControlFlagBitsKHR`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct VideoEncodeH264RateControlFlagsKHR(pub u32);
flags!(VideoEncodeH264RateControlFlagsKHR, u32);
impl VideoEncodeH264RateControlFlagsKHR {
    pub const ATTEMPT_HRD_COMPLIANCE: Self = Self(1);
    pub const REGULAR_GOP: Self = Self(2);
    pub const REFERENCE_PATTERN_FLAT: Self = Self(4);
    pub const REFERENCE_PATTERN_DYADIC: Self = Self(8);
    pub const TEMPORAL_LAYER_PATTERN_DYADIC: Self = Self(0x10);
}
/// `VkVideoEncodeH265CapabilityFlagsKHR`, `VkVideoEncodeH265CapabilityFlagBitsKHR`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct VideoEncodeH265CapabilityFlagsKHR(pub u32);
flags!(VideoEncodeH265CapabilityFlagsKHR, u32);
impl VideoEncodeH265CapabilityFlagsKHR {
    pub const HRD_COMPLIANCE: Self = Self(1);
    pub const PREDICTION_WEIGHT_TABLE_GENERATED: Self = Self(2);
    pub const ROW_UNALIGNED_SLICE_SEGMENT: Self = Self(4);
    pub const DIFFERENT_SLICE_SEGMENT_TYPE: Self = Self(8);
    pub const B_FRAME_IN_L0_LIST: Self = Self(0x10);
    pub const B_FRAME_IN_L1_LIST: Self = Self(0x20);
    pub const PER_PICTURE_TYPE_MIN_MAX_QP: Self = Self(0x40);
    pub const PER_SLICE_SEGMENT_CONSTANT_QP: Self = Self(0x80);
    pub const MULTIPLE_TILES_PER_SLICE_SEGMENT: Self = Self(0x100);
    pub const MULTIPLE_SLICE_SEGMENTS_PER_TILE: Self = Self(0x200);
    pub const B_PICTURE_INTRA_REFRESH: Self = Self(0x800);
    pub const CU_QP_DIFF_WRAPAROUND: Self = Self(0x400);
}
/// `VkVideoEncodeH265StdFlagsKHR`, `VkVideoEncodeH265StdFlagBitsKHR`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct VideoEncodeH265StdFlagsKHR(pub u32);
flags!(VideoEncodeH265StdFlagsKHR, u32);
impl VideoEncodeH265StdFlagsKHR {
    pub const SEPARATE_COLOR_PLANE_FLAG_SET: Self = Self(1);
    pub const SAMPLE_ADAPTIVE_OFFSET_ENABLED_FLAG_SET: Self = Self(2);
    pub const SCALING_LIST_DATA_PRESENT_FLAG_SET: Self = Self(4);
    pub const PCM_ENABLED_FLAG_SET: Self = Self(8);
    pub const SPS_TEMPORAL_MVP_ENABLED_FLAG_SET: Self = Self(0x10);
    pub const INIT_QP_MINUS26: Self = Self(0x20);
    pub const WEIGHTED_PRED_FLAG_SET: Self = Self(0x40);
    pub const WEIGHTED_BIPRED_FLAG_SET: Self = Self(0x80);
    pub const LOG2_PARALLEL_MERGE_LEVEL_MINUS2: Self = Self(0x100);
    pub const SIGN_DATA_HIDING_ENABLED_FLAG_SET: Self = Self(0x200);
    pub const TRANSFORM_SKIP_ENABLED_FLAG_SET: Self = Self(0x400);
    pub const TRANSFORM_SKIP_ENABLED_FLAG_UNSET: Self = Self(0x800);
    pub const PPS_SLICE_CHROMA_QP_OFFSETS_PRESENT_FLAG_SET: Self = Self(0x1000);
    pub const TRANSQUANT_BYPASS_ENABLED_FLAG_SET: Self = Self(0x2000);
    pub const CONSTRAINED_INTRA_PRED_FLAG_SET: Self = Self(0x4000);
    pub const ENTROPY_CODING_SYNC_ENABLED_FLAG_SET: Self = Self(0x8000);
    pub const DEBLOCKING_FILTER_OVERRIDE_ENABLED_FLAG_SET: Self = Self(0x10000);
    pub const DEPENDENT_SLICE_SEGMENTS_ENABLED_FLAG_SET: Self = Self(0x20000);
    pub const DEPENDENT_SLICE_SEGMENT_FLAG_SET: Self = Self(0x40000);
    pub const SLICE_QP_DELTA: Self = Self(0x80000);
    pub const DIFFERENT_SLICE_QP_DELTA: Self = Self(0x100000);
}
/// `VkVideoEncodeH265RateControlFlagsKHR`, `VkVideoEncodeH265RateControlFlagBitsKHR`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct VideoEncodeH265RateControlFlagsKHR(pub u32);
flags!(VideoEncodeH265RateControlFlagsKHR, u32);
impl VideoEncodeH265RateControlFlagsKHR {
    pub const ATTEMPT_HRD_COMPLIANCE: Self = Self(1);
    pub const REGULAR_GOP: Self = Self(2);
    pub const REFERENCE_PATTERN_FLAT: Self = Self(4);
    pub const REFERENCE_PATTERN_DYADIC: Self = Self(8);
    pub const TEMPORAL_SUB_LAYER_PATTERN_DYADIC: Self = Self(0x10);
}
/// `VkVideoEncodeH265CtbSizeFlagsKHR`, `VkVideoEncodeH265CtbSizeFlagBitsKHR`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct VideoEncodeH265CtbSizeFlagsKHR(pub u32);
flags!(VideoEncodeH265CtbSizeFlagsKHR, u32);
impl VideoEncodeH265CtbSizeFlagsKHR {
    pub const TYPE_16: Self = Self(1);
    pub const TYPE_32: Self = Self(2);
    pub const TYPE_64: Self = Self(4);
}
/// `VkVideoEncodeH265TransformBlockSizeFlagsKHR`, `VkVideoEncodeH265TransformBlockSizeFlagBitsKHR`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct VideoEncodeH265TransformBlockSizeFlagsKHR(pub u32);
flags!(VideoEncodeH265TransformBlockSizeFlagsKHR, u32);
impl VideoEncodeH265TransformBlockSizeFlagsKHR {
    pub const TYPE_4: Self = Self(1);
    pub const TYPE_8: Self = Self(2);
    pub const TYPE_16: Self = Self(4);
    pub const TYPE_32: Self = Self(8);
}
/// `VkVideoEncodeAV1CapabilityFlagsKHR`, `VkVideoEncodeAV1CapabilityFlagBitsKHR`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct VideoEncodeAV1CapabilityFlagsKHR(pub u32);
flags!(VideoEncodeAV1CapabilityFlagsKHR, u32);
impl VideoEncodeAV1CapabilityFlagsKHR {
    pub const PER_RATE_CONTROL_GROUP_MIN_MAX_Q_INDEX: Self = Self(1);
    pub const GENERATE_OBU_EXTENSION_HEADER: Self = Self(2);
    pub const PRIMARY_REFERENCE_CDF_ONLY: Self = Self(4);
    pub const FRAME_SIZE_OVERRIDE: Self = Self(8);
    pub const MOTION_VECTOR_SCALING: Self = Self(0x10);
    pub const COMPOUND_PREDICTION_INTRA_REFRESH: Self = Self(0x20);
}
/// `VkVideoEncodeAV1StdFlagsKHR`, `VkVideoEncodeAV1StdFlagBitsKHR`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct VideoEncodeAV1StdFlagsKHR(pub u32);
flags!(VideoEncodeAV1StdFlagsKHR, u32);
impl VideoEncodeAV1StdFlagsKHR {
    pub const UNIFORM_TILE_SPACING_FLAG_SET: Self = Self(1);
    pub const SKIP_MODE_PRESENT_UNSET: Self = Self(2);
    pub const PRIMARY_REF_FRAME: Self = Self(4);
    pub const DELTA_Q: Self = Self(8);
}
/// `VkVideoEncodeAV1RateControlFlagsKHR`, `VkVideoEncodeAV1RateControlFlagBitsKHR`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct VideoEncodeAV1RateControlFlagsKHR(pub u32);
flags!(VideoEncodeAV1RateControlFlagsKHR, u32);
impl VideoEncodeAV1RateControlFlagsKHR {
    pub const REGULAR_GOP: Self = Self(1);
    pub const TEMPORAL_LAYER_PATTERN_DYADIC: Self = Self(2);
    pub const REFERENCE_PATTERN_FLAT: Self = Self(4);
    pub const REFERENCE_PATTERN_DYADIC: Self = Self(8);
}
/// `VkVideoEncodeAV1SuperblockSizeFlagsKHR`, `VkVideoEncodeAV1SuperblockSizeFlagBitsKHR`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct VideoEncodeAV1SuperblockSizeFlagsKHR(pub u32);
flags!(VideoEncodeAV1SuperblockSizeFlagsKHR, u32);
impl VideoEncodeAV1SuperblockSizeFlagsKHR {
    pub const TYPE_64: Self = Self(1);
    pub const TYPE_128: Self = Self(2);
}
/// `VkAccessFlags3KHR`, `VkAccessFlagBits3KHR`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct AccessFlags3KHR(pub u64);
flags!(AccessFlags3KHR, u64);
impl AccessFlags3KHR {
    pub const NONE: Self = Self(0);
}
/// `VkCooperativeMatrixFlagsEXT`, `VkCooperativeMatrixFlagBitsEXT`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CooperativeMatrixFlagsEXT(pub u32);
flags!(CooperativeMatrixFlagsEXT, u32);
impl CooperativeMatrixFlagsEXT {
    pub const SATURATING_ACCUMULATION: Self = Self(1);
}
pub type MemoryUnmapFlagsKHR = MemoryUnmapFlags;
pub type GeometryFlagsNV = GeometryFlagsKHR;
pub type GeometryInstanceFlagsNV = GeometryInstanceFlagsKHR;
pub type BuildAccelerationStructureFlagsNV = BuildAccelerationStructureFlagsKHR;
pub type PrivateDataSlotCreateFlagsEXT = PrivateDataSlotCreateFlags;
pub type DescriptorUpdateTemplateCreateFlagsKHR = DescriptorUpdateTemplateCreateFlags;
pub type PipelineCreationFeedbackFlagsEXT = PipelineCreationFeedbackFlags;
pub type SemaphoreWaitFlagsKHR = SemaphoreWaitFlags;
pub type AccessFlags2KHR = AccessFlags2;
pub type PipelineStageFlags2KHR = PipelineStageFlags2;
pub type FormatFeatureFlags2KHR = FormatFeatureFlags2;
pub type MemoryDecompressionMethodFlagsNV = MemoryDecompressionMethodFlagsEXT;
pub type RenderingFlagsKHR = RenderingFlags;
pub type PipelineCreateFlags2KHR = PipelineCreateFlags2;
pub type BufferUsageFlags2KHR = BufferUsageFlags2;
pub type PeerMemoryFeatureFlagsKHR = PeerMemoryFeatureFlags;
pub type MemoryAllocateFlagsKHR = MemoryAllocateFlags;
pub type CommandPoolTrimFlagsKHR = CommandPoolTrimFlags;
pub type ExternalMemoryHandleTypeFlagsKHR = ExternalMemoryHandleTypeFlags;
pub type ExternalMemoryFeatureFlagsKHR = ExternalMemoryFeatureFlags;
pub type ExternalSemaphoreHandleTypeFlagsKHR = ExternalSemaphoreHandleTypeFlags;
pub type ExternalSemaphoreFeatureFlagsKHR = ExternalSemaphoreFeatureFlags;
pub type SemaphoreImportFlagsKHR = SemaphoreImportFlags;
pub type ExternalFenceHandleTypeFlagsKHR = ExternalFenceHandleTypeFlags;
pub type ExternalFenceFeatureFlagsKHR = ExternalFenceFeatureFlags;
pub type FenceImportFlagsKHR = FenceImportFlags;
pub type DescriptorBindingFlagsEXT = DescriptorBindingFlags;
pub type ResolveModeFlagsKHR = ResolveModeFlags;
pub type ToolPurposeFlagsEXT = ToolPurposeFlags;
pub type SubmitFlagsKHR = SubmitFlags;
pub type HostImageCopyFlagsEXT = HostImageCopyFlags;
pub type PresentScalingFlagsEXT = PresentScalingFlagsKHR;
pub type PresentGravityFlagsEXT = PresentGravityFlagsKHR;
