// provisional banner

//! Pointers to commands, never null: `Option` of one is C's nullable pointer.
use core::ffi::{c_char, c_int, c_void};
#[allow(unused_imports, reason = "which files need others depends on the registry")]
use super::*;
/// `vkCreateInstance`
pub type PFN_vkCreateInstance = unsafe extern "system" fn(
    p_create_info: *const InstanceCreateInfo,
    p_allocator: *const AllocationCallbacks,
    p_instance: *mut Instance,
) -> Result;
/// `vkDestroyInstance`
pub type PFN_vkDestroyInstance = unsafe extern "system" fn(
    instance: Instance,
    p_allocator: *const AllocationCallbacks,
);
/// `vkEnumeratePhysicalDevices`
pub type PFN_vkEnumeratePhysicalDevices = unsafe extern "system" fn(
    instance: Instance,
    p_physical_device_count: *mut u32,
    p_physical_devices: *mut PhysicalDevice,
) -> Result;
/// `vkGetDeviceProcAddr`
pub type PFN_vkGetDeviceProcAddr = unsafe extern "system" fn(
    device: Device,
    p_name: *const c_char,
) -> PFN_vkVoidFunction;
/// `vkGetInstanceProcAddr`
pub type PFN_vkGetInstanceProcAddr = unsafe extern "system" fn(
    instance: Instance,
    p_name: *const c_char,
) -> PFN_vkVoidFunction;
/// `vkGetPhysicalDeviceProperties`
pub type PFN_vkGetPhysicalDeviceProperties = unsafe extern "system" fn(
    physical_device: PhysicalDevice,
    p_properties: *mut PhysicalDeviceProperties,
);
/// `vkGetPhysicalDeviceQueueFamilyProperties`
pub type PFN_vkGetPhysicalDeviceQueueFamilyProperties = unsafe extern "system" fn(
    physical_device: PhysicalDevice,
    p_queue_family_property_count: *mut u32,
    p_queue_family_properties: *mut QueueFamilyProperties,
);
/// `vkGetPhysicalDeviceMemoryProperties`
pub type PFN_vkGetPhysicalDeviceMemoryProperties = unsafe extern "system" fn(
    physical_device: PhysicalDevice,
    p_memory_properties: *mut PhysicalDeviceMemoryProperties,
);
/// `vkGetPhysicalDeviceFeatures`
pub type PFN_vkGetPhysicalDeviceFeatures = unsafe extern "system" fn(
    physical_device: PhysicalDevice,
    p_features: *mut PhysicalDeviceFeatures,
);
/// `vkGetPhysicalDeviceFormatProperties`
pub type PFN_vkGetPhysicalDeviceFormatProperties = unsafe extern "system" fn(
    physical_device: PhysicalDevice,
    format: Format,
    p_format_properties: *mut FormatProperties,
);
/// `vkGetPhysicalDeviceImageFormatProperties`
pub type PFN_vkGetPhysicalDeviceImageFormatProperties = unsafe extern "system" fn(
    physical_device: PhysicalDevice,
    format: Format,
    ty: ImageType,
    tiling: ImageTiling,
    usage: ImageUsageFlags,
    flags: ImageCreateFlags,
    p_image_format_properties: *mut ImageFormatProperties,
) -> Result;
/// `vkCreateDevice`
pub type PFN_vkCreateDevice = unsafe extern "system" fn(
    physical_device: PhysicalDevice,
    p_create_info: *const DeviceCreateInfo,
    p_allocator: *const AllocationCallbacks,
    p_device: *mut Device,
) -> Result;
/// `vkDestroyDevice`
pub type PFN_vkDestroyDevice = unsafe extern "system" fn(
    device: Device,
    p_allocator: *const AllocationCallbacks,
);
/// `vkEnumerateInstanceVersion`
pub type PFN_vkEnumerateInstanceVersion = unsafe extern "system" fn(
    p_api_version: *mut u32,
) -> Result;
/// `vkEnumerateInstanceLayerProperties`
pub type PFN_vkEnumerateInstanceLayerProperties = unsafe extern "system" fn(
    p_property_count: *mut u32,
    p_properties: *mut LayerProperties,
) -> Result;
/// `vkEnumerateInstanceExtensionProperties`
pub type PFN_vkEnumerateInstanceExtensionProperties = unsafe extern "system" fn(
    p_layer_name: *const c_char,
    p_property_count: *mut u32,
    p_properties: *mut ExtensionProperties,
) -> Result;
/// `vkEnumerateDeviceLayerProperties`
pub type PFN_vkEnumerateDeviceLayerProperties = unsafe extern "system" fn(
    physical_device: PhysicalDevice,
    p_property_count: *mut u32,
    p_properties: *mut LayerProperties,
) -> Result;
/// `vkEnumerateDeviceExtensionProperties`
pub type PFN_vkEnumerateDeviceExtensionProperties = unsafe extern "system" fn(
    physical_device: PhysicalDevice,
    p_layer_name: *const c_char,
    p_property_count: *mut u32,
    p_properties: *mut ExtensionProperties,
) -> Result;
/// `vkGetDeviceQueue`
pub type PFN_vkGetDeviceQueue = unsafe extern "system" fn(
    device: Device,
    queue_family_index: u32,
    queue_index: u32,
    p_queue: *mut Queue,
);
/// `vkQueueSubmit`
pub type PFN_vkQueueSubmit = unsafe extern "system" fn(
    queue: Queue,
    submit_count: u32,
    p_submits: *const SubmitInfo,
    fence: Fence,
) -> Result;
/// `vkQueueWaitIdle`
pub type PFN_vkQueueWaitIdle = unsafe extern "system" fn(queue: Queue) -> Result;
/// `vkDeviceWaitIdle`
pub type PFN_vkDeviceWaitIdle = unsafe extern "system" fn(device: Device) -> Result;
/// `vkAllocateMemory`
pub type PFN_vkAllocateMemory = unsafe extern "system" fn(
    device: Device,
    p_allocate_info: *const MemoryAllocateInfo,
    p_allocator: *const AllocationCallbacks,
    p_memory: *mut DeviceMemory,
) -> Result;
/// `vkFreeMemory`
pub type PFN_vkFreeMemory = unsafe extern "system" fn(
    device: Device,
    memory: DeviceMemory,
    p_allocator: *const AllocationCallbacks,
);
/// `vkMapMemory`
pub type PFN_vkMapMemory = unsafe extern "system" fn(
    device: Device,
    memory: DeviceMemory,
    offset: DeviceSize,
    size: DeviceSize,
    flags: MemoryMapFlags,
    pp_data: *mut *mut c_void,
) -> Result;
/// `vkUnmapMemory`
pub type PFN_vkUnmapMemory = unsafe extern "system" fn(
    device: Device,
    memory: DeviceMemory,
);
/// `vkFlushMappedMemoryRanges`
pub type PFN_vkFlushMappedMemoryRanges = unsafe extern "system" fn(
    device: Device,
    memory_range_count: u32,
    p_memory_ranges: *const MappedMemoryRange,
) -> Result;
/// `vkInvalidateMappedMemoryRanges`
pub type PFN_vkInvalidateMappedMemoryRanges = unsafe extern "system" fn(
    device: Device,
    memory_range_count: u32,
    p_memory_ranges: *const MappedMemoryRange,
) -> Result;
/// `vkGetDeviceMemoryCommitment`
pub type PFN_vkGetDeviceMemoryCommitment = unsafe extern "system" fn(
    device: Device,
    memory: DeviceMemory,
    p_committed_memory_in_bytes: *mut DeviceSize,
);
/// `vkGetBufferMemoryRequirements`
pub type PFN_vkGetBufferMemoryRequirements = unsafe extern "system" fn(
    device: Device,
    buffer: Buffer,
    p_memory_requirements: *mut MemoryRequirements,
);
/// `vkBindBufferMemory`
pub type PFN_vkBindBufferMemory = unsafe extern "system" fn(
    device: Device,
    buffer: Buffer,
    memory: DeviceMemory,
    memory_offset: DeviceSize,
) -> Result;
/// `vkGetImageMemoryRequirements`
pub type PFN_vkGetImageMemoryRequirements = unsafe extern "system" fn(
    device: Device,
    image: Image,
    p_memory_requirements: *mut MemoryRequirements,
);
/// `vkBindImageMemory`
pub type PFN_vkBindImageMemory = unsafe extern "system" fn(
    device: Device,
    image: Image,
    memory: DeviceMemory,
    memory_offset: DeviceSize,
) -> Result;
/// `vkGetImageSparseMemoryRequirements`
pub type PFN_vkGetImageSparseMemoryRequirements = unsafe extern "system" fn(
    device: Device,
    image: Image,
    p_sparse_memory_requirement_count: *mut u32,
    p_sparse_memory_requirements: *mut SparseImageMemoryRequirements,
);
/// `vkGetPhysicalDeviceSparseImageFormatProperties`
pub type PFN_vkGetPhysicalDeviceSparseImageFormatProperties = unsafe extern "system" fn(
    physical_device: PhysicalDevice,
    format: Format,
    ty: ImageType,
    samples: SampleCountFlags,
    usage: ImageUsageFlags,
    tiling: ImageTiling,
    p_property_count: *mut u32,
    p_properties: *mut SparseImageFormatProperties,
);
/// `vkQueueBindSparse`
pub type PFN_vkQueueBindSparse = unsafe extern "system" fn(
    queue: Queue,
    bind_info_count: u32,
    p_bind_info: *const BindSparseInfo,
    fence: Fence,
) -> Result;
/// `vkCreateFence`
pub type PFN_vkCreateFence = unsafe extern "system" fn(
    device: Device,
    p_create_info: *const FenceCreateInfo,
    p_allocator: *const AllocationCallbacks,
    p_fence: *mut Fence,
) -> Result;
/// `vkDestroyFence`
pub type PFN_vkDestroyFence = unsafe extern "system" fn(
    device: Device,
    fence: Fence,
    p_allocator: *const AllocationCallbacks,
);
/// `vkResetFences`
pub type PFN_vkResetFences = unsafe extern "system" fn(
    device: Device,
    fence_count: u32,
    p_fences: *const Fence,
) -> Result;
/// `vkGetFenceStatus`
pub type PFN_vkGetFenceStatus = unsafe extern "system" fn(
    device: Device,
    fence: Fence,
) -> Result;
/// `vkWaitForFences`
pub type PFN_vkWaitForFences = unsafe extern "system" fn(
    device: Device,
    fence_count: u32,
    p_fences: *const Fence,
    wait_all: Bool32,
    timeout: u64,
) -> Result;
/// `vkCreateSemaphore`
pub type PFN_vkCreateSemaphore = unsafe extern "system" fn(
    device: Device,
    p_create_info: *const SemaphoreCreateInfo,
    p_allocator: *const AllocationCallbacks,
    p_semaphore: *mut Semaphore,
) -> Result;
/// `vkDestroySemaphore`
pub type PFN_vkDestroySemaphore = unsafe extern "system" fn(
    device: Device,
    semaphore: Semaphore,
    p_allocator: *const AllocationCallbacks,
);
/// `vkCreateEvent`
pub type PFN_vkCreateEvent = unsafe extern "system" fn(
    device: Device,
    p_create_info: *const EventCreateInfo,
    p_allocator: *const AllocationCallbacks,
    p_event: *mut Event,
) -> Result;
/// `vkDestroyEvent`
pub type PFN_vkDestroyEvent = unsafe extern "system" fn(
    device: Device,
    event: Event,
    p_allocator: *const AllocationCallbacks,
);
/// `vkGetEventStatus`
pub type PFN_vkGetEventStatus = unsafe extern "system" fn(
    device: Device,
    event: Event,
) -> Result;
/// `vkSetEvent`
pub type PFN_vkSetEvent = unsafe extern "system" fn(
    device: Device,
    event: Event,
) -> Result;
/// `vkResetEvent`
pub type PFN_vkResetEvent = unsafe extern "system" fn(
    device: Device,
    event: Event,
) -> Result;
/// `vkCreateQueryPool`
pub type PFN_vkCreateQueryPool = unsafe extern "system" fn(
    device: Device,
    p_create_info: *const QueryPoolCreateInfo,
    p_allocator: *const AllocationCallbacks,
    p_query_pool: *mut QueryPool,
) -> Result;
/// `vkDestroyQueryPool`
pub type PFN_vkDestroyQueryPool = unsafe extern "system" fn(
    device: Device,
    query_pool: QueryPool,
    p_allocator: *const AllocationCallbacks,
);
/// `vkGetQueryPoolResults`
pub type PFN_vkGetQueryPoolResults = unsafe extern "system" fn(
    device: Device,
    query_pool: QueryPool,
    first_query: u32,
    query_count: u32,
    data_size: usize,
    p_data: *mut c_void,
    stride: DeviceSize,
    flags: QueryResultFlags,
) -> Result;
/// `vkResetQueryPool`
pub type PFN_vkResetQueryPool = unsafe extern "system" fn(
    device: Device,
    query_pool: QueryPool,
    first_query: u32,
    query_count: u32,
);
/// `vkResetQueryPoolEXT`
pub type PFN_vkResetQueryPoolEXT = PFN_vkResetQueryPool;
/// `vkCreateBuffer`
pub type PFN_vkCreateBuffer = unsafe extern "system" fn(
    device: Device,
    p_create_info: *const BufferCreateInfo,
    p_allocator: *const AllocationCallbacks,
    p_buffer: *mut Buffer,
) -> Result;
/// `vkDestroyBuffer`
pub type PFN_vkDestroyBuffer = unsafe extern "system" fn(
    device: Device,
    buffer: Buffer,
    p_allocator: *const AllocationCallbacks,
);
/// `vkCreateBufferView`
pub type PFN_vkCreateBufferView = unsafe extern "system" fn(
    device: Device,
    p_create_info: *const BufferViewCreateInfo,
    p_allocator: *const AllocationCallbacks,
    p_view: *mut BufferView,
) -> Result;
/// `vkDestroyBufferView`
pub type PFN_vkDestroyBufferView = unsafe extern "system" fn(
    device: Device,
    buffer_view: BufferView,
    p_allocator: *const AllocationCallbacks,
);
/// `vkCreateImage`
pub type PFN_vkCreateImage = unsafe extern "system" fn(
    device: Device,
    p_create_info: *const ImageCreateInfo,
    p_allocator: *const AllocationCallbacks,
    p_image: *mut Image,
) -> Result;
/// `vkDestroyImage`
pub type PFN_vkDestroyImage = unsafe extern "system" fn(
    device: Device,
    image: Image,
    p_allocator: *const AllocationCallbacks,
);
/// `vkGetImageSubresourceLayout`
pub type PFN_vkGetImageSubresourceLayout = unsafe extern "system" fn(
    device: Device,
    image: Image,
    p_subresource: *const ImageSubresource,
    p_layout: *mut SubresourceLayout,
);
/// `vkCreateImageView`
pub type PFN_vkCreateImageView = unsafe extern "system" fn(
    device: Device,
    p_create_info: *const ImageViewCreateInfo,
    p_allocator: *const AllocationCallbacks,
    p_view: *mut ImageView,
) -> Result;
/// `vkDestroyImageView`
pub type PFN_vkDestroyImageView = unsafe extern "system" fn(
    device: Device,
    image_view: ImageView,
    p_allocator: *const AllocationCallbacks,
);
/// `vkCreateShaderModule`
pub type PFN_vkCreateShaderModule = unsafe extern "system" fn(
    device: Device,
    p_create_info: *const ShaderModuleCreateInfo,
    p_allocator: *const AllocationCallbacks,
    p_shader_module: *mut ShaderModule,
) -> Result;
/// `vkDestroyShaderModule`
pub type PFN_vkDestroyShaderModule = unsafe extern "system" fn(
    device: Device,
    shader_module: ShaderModule,
    p_allocator: *const AllocationCallbacks,
);
/// `vkCreatePipelineCache`
pub type PFN_vkCreatePipelineCache = unsafe extern "system" fn(
    device: Device,
    p_create_info: *const PipelineCacheCreateInfo,
    p_allocator: *const AllocationCallbacks,
    p_pipeline_cache: *mut PipelineCache,
) -> Result;
/// `vkDestroyPipelineCache`
pub type PFN_vkDestroyPipelineCache = unsafe extern "system" fn(
    device: Device,
    pipeline_cache: PipelineCache,
    p_allocator: *const AllocationCallbacks,
);
/// `vkGetPipelineCacheData`
pub type PFN_vkGetPipelineCacheData = unsafe extern "system" fn(
    device: Device,
    pipeline_cache: PipelineCache,
    p_data_size: *mut usize,
    p_data: *mut c_void,
) -> Result;
/// `vkMergePipelineCaches`
pub type PFN_vkMergePipelineCaches = unsafe extern "system" fn(
    device: Device,
    dst_cache: PipelineCache,
    src_cache_count: u32,
    p_src_caches: *const PipelineCache,
) -> Result;
/// `vkCreatePipelineBinariesKHR`
pub type PFN_vkCreatePipelineBinariesKHR = unsafe extern "system" fn(
    device: Device,
    p_create_info: *const PipelineBinaryCreateInfoKHR,
    p_allocator: *const AllocationCallbacks,
    p_binaries: *mut PipelineBinaryHandlesInfoKHR,
) -> Result;
/// `vkDestroyPipelineBinaryKHR`
pub type PFN_vkDestroyPipelineBinaryKHR = unsafe extern "system" fn(
    device: Device,
    pipeline_binary: PipelineBinaryKHR,
    p_allocator: *const AllocationCallbacks,
);
/// `vkGetPipelineKeyKHR`
pub type PFN_vkGetPipelineKeyKHR = unsafe extern "system" fn(
    device: Device,
    p_pipeline_create_info: *const PipelineCreateInfoKHR,
    p_pipeline_key: *mut PipelineBinaryKeyKHR,
) -> Result;
/// `vkGetPipelineBinaryDataKHR`
pub type PFN_vkGetPipelineBinaryDataKHR = unsafe extern "system" fn(
    device: Device,
    p_info: *const PipelineBinaryDataInfoKHR,
    p_pipeline_binary_key: *mut PipelineBinaryKeyKHR,
    p_pipeline_binary_data_size: *mut usize,
    p_pipeline_binary_data: *mut c_void,
) -> Result;
/// `vkReleaseCapturedPipelineDataKHR`
pub type PFN_vkReleaseCapturedPipelineDataKHR = unsafe extern "system" fn(
    device: Device,
    p_info: *const ReleaseCapturedPipelineDataInfoKHR,
    p_allocator: *const AllocationCallbacks,
) -> Result;
/// `vkCreateGraphicsPipelines`
pub type PFN_vkCreateGraphicsPipelines = unsafe extern "system" fn(
    device: Device,
    pipeline_cache: PipelineCache,
    create_info_count: u32,
    p_create_infos: *const GraphicsPipelineCreateInfo,
    p_allocator: *const AllocationCallbacks,
    p_pipelines: *mut Pipeline,
) -> Result;
/// `vkCreateComputePipelines`
pub type PFN_vkCreateComputePipelines = unsafe extern "system" fn(
    device: Device,
    pipeline_cache: PipelineCache,
    create_info_count: u32,
    p_create_infos: *const ComputePipelineCreateInfo,
    p_allocator: *const AllocationCallbacks,
    p_pipelines: *mut Pipeline,
) -> Result;
/// `vkGetDeviceSubpassShadingMaxWorkgroupSizeHUAWEI`
pub type PFN_vkGetDeviceSubpassShadingMaxWorkgroupSizeHUAWEI = unsafe extern "system" fn(
    device: Device,
    renderpass: RenderPass,
    p_max_workgroup_size: *mut Extent2D,
) -> Result;
/// `vkDestroyPipeline`
pub type PFN_vkDestroyPipeline = unsafe extern "system" fn(
    device: Device,
    pipeline: Pipeline,
    p_allocator: *const AllocationCallbacks,
);
/// `vkCreatePipelineLayout`
pub type PFN_vkCreatePipelineLayout = unsafe extern "system" fn(
    device: Device,
    p_create_info: *const PipelineLayoutCreateInfo,
    p_allocator: *const AllocationCallbacks,
    p_pipeline_layout: *mut PipelineLayout,
) -> Result;
/// `vkDestroyPipelineLayout`
pub type PFN_vkDestroyPipelineLayout = unsafe extern "system" fn(
    device: Device,
    pipeline_layout: PipelineLayout,
    p_allocator: *const AllocationCallbacks,
);
/// `vkCreateSampler`
pub type PFN_vkCreateSampler = unsafe extern "system" fn(
    device: Device,
    p_create_info: *const SamplerCreateInfo,
    p_allocator: *const AllocationCallbacks,
    p_sampler: *mut Sampler,
) -> Result;
/// `vkDestroySampler`
pub type PFN_vkDestroySampler = unsafe extern "system" fn(
    device: Device,
    sampler: Sampler,
    p_allocator: *const AllocationCallbacks,
);
/// `vkCreateDescriptorSetLayout`
pub type PFN_vkCreateDescriptorSetLayout = unsafe extern "system" fn(
    device: Device,
    p_create_info: *const DescriptorSetLayoutCreateInfo,
    p_allocator: *const AllocationCallbacks,
    p_set_layout: *mut DescriptorSetLayout,
) -> Result;
/// `vkDestroyDescriptorSetLayout`
pub type PFN_vkDestroyDescriptorSetLayout = unsafe extern "system" fn(
    device: Device,
    descriptor_set_layout: DescriptorSetLayout,
    p_allocator: *const AllocationCallbacks,
);
/// `vkCreateDescriptorPool`
pub type PFN_vkCreateDescriptorPool = unsafe extern "system" fn(
    device: Device,
    p_create_info: *const DescriptorPoolCreateInfo,
    p_allocator: *const AllocationCallbacks,
    p_descriptor_pool: *mut DescriptorPool,
) -> Result;
/// `vkDestroyDescriptorPool`
pub type PFN_vkDestroyDescriptorPool = unsafe extern "system" fn(
    device: Device,
    descriptor_pool: DescriptorPool,
    p_allocator: *const AllocationCallbacks,
);
/// `vkResetDescriptorPool`
pub type PFN_vkResetDescriptorPool = unsafe extern "system" fn(
    device: Device,
    descriptor_pool: DescriptorPool,
    flags: DescriptorPoolResetFlags,
) -> Result;
/// `vkAllocateDescriptorSets`
pub type PFN_vkAllocateDescriptorSets = unsafe extern "system" fn(
    device: Device,
    p_allocate_info: *const DescriptorSetAllocateInfo,
    p_descriptor_sets: *mut DescriptorSet,
) -> Result;
/// `vkFreeDescriptorSets`
pub type PFN_vkFreeDescriptorSets = unsafe extern "system" fn(
    device: Device,
    descriptor_pool: DescriptorPool,
    descriptor_set_count: u32,
    p_descriptor_sets: *const DescriptorSet,
) -> Result;
/// `vkUpdateDescriptorSets`
pub type PFN_vkUpdateDescriptorSets = unsafe extern "system" fn(
    device: Device,
    descriptor_write_count: u32,
    p_descriptor_writes: *const WriteDescriptorSet,
    descriptor_copy_count: u32,
    p_descriptor_copies: *const CopyDescriptorSet,
);
/// `vkCreateFramebuffer`
pub type PFN_vkCreateFramebuffer = unsafe extern "system" fn(
    device: Device,
    p_create_info: *const FramebufferCreateInfo,
    p_allocator: *const AllocationCallbacks,
    p_framebuffer: *mut Framebuffer,
) -> Result;
/// `vkDestroyFramebuffer`
pub type PFN_vkDestroyFramebuffer = unsafe extern "system" fn(
    device: Device,
    framebuffer: Framebuffer,
    p_allocator: *const AllocationCallbacks,
);
/// `vkCreateRenderPass`
pub type PFN_vkCreateRenderPass = unsafe extern "system" fn(
    device: Device,
    p_create_info: *const RenderPassCreateInfo,
    p_allocator: *const AllocationCallbacks,
    p_render_pass: *mut RenderPass,
) -> Result;
/// `vkDestroyRenderPass`
pub type PFN_vkDestroyRenderPass = unsafe extern "system" fn(
    device: Device,
    render_pass: RenderPass,
    p_allocator: *const AllocationCallbacks,
);
/// `vkGetRenderAreaGranularity`
pub type PFN_vkGetRenderAreaGranularity = unsafe extern "system" fn(
    device: Device,
    render_pass: RenderPass,
    p_granularity: *mut Extent2D,
);
/// `vkGetRenderingAreaGranularity`
pub type PFN_vkGetRenderingAreaGranularity = unsafe extern "system" fn(
    device: Device,
    p_rendering_area_info: *const RenderingAreaInfo,
    p_granularity: *mut Extent2D,
);
/// `vkGetRenderingAreaGranularityKHR`
pub type PFN_vkGetRenderingAreaGranularityKHR = PFN_vkGetRenderingAreaGranularity;
/// `vkCreateCommandPool`
pub type PFN_vkCreateCommandPool = unsafe extern "system" fn(
    device: Device,
    p_create_info: *const CommandPoolCreateInfo,
    p_allocator: *const AllocationCallbacks,
    p_command_pool: *mut CommandPool,
) -> Result;
/// `vkDestroyCommandPool`
pub type PFN_vkDestroyCommandPool = unsafe extern "system" fn(
    device: Device,
    command_pool: CommandPool,
    p_allocator: *const AllocationCallbacks,
);
/// `vkResetCommandPool`
pub type PFN_vkResetCommandPool = unsafe extern "system" fn(
    device: Device,
    command_pool: CommandPool,
    flags: CommandPoolResetFlags,
) -> Result;
/// `vkAllocateCommandBuffers`
pub type PFN_vkAllocateCommandBuffers = unsafe extern "system" fn(
    device: Device,
    p_allocate_info: *const CommandBufferAllocateInfo,
    p_command_buffers: *mut CommandBuffer,
) -> Result;
/// `vkFreeCommandBuffers`
pub type PFN_vkFreeCommandBuffers = unsafe extern "system" fn(
    device: Device,
    command_pool: CommandPool,
    command_buffer_count: u32,
    p_command_buffers: *const CommandBuffer,
);
/// `vkBeginCommandBuffer`
pub type PFN_vkBeginCommandBuffer = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    p_begin_info: *const CommandBufferBeginInfo,
) -> Result;
/// `vkEndCommandBuffer`
pub type PFN_vkEndCommandBuffer = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
) -> Result;
/// `vkResetCommandBuffer`
pub type PFN_vkResetCommandBuffer = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    flags: CommandBufferResetFlags,
) -> Result;
/// `vkCmdBindPipeline`
pub type PFN_vkCmdBindPipeline = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    pipeline_bind_point: PipelineBindPoint,
    pipeline: Pipeline,
);
/// `vkCmdSetPrimitiveRestartIndexEXT`
pub type PFN_vkCmdSetPrimitiveRestartIndexEXT = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    primitive_restart_index: u32,
);
/// `vkCmdSetAttachmentFeedbackLoopEnableEXT`
pub type PFN_vkCmdSetAttachmentFeedbackLoopEnableEXT = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    aspect_mask: ImageAspectFlags,
);
/// `vkCmdSetViewport`
pub type PFN_vkCmdSetViewport = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    first_viewport: u32,
    viewport_count: u32,
    p_viewports: *const Viewport,
);
/// `vkCmdSetScissor`
pub type PFN_vkCmdSetScissor = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    first_scissor: u32,
    scissor_count: u32,
    p_scissors: *const Rect2D,
);
/// `vkCmdSetLineWidth`
pub type PFN_vkCmdSetLineWidth = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    line_width: f32,
);
/// `vkCmdSetDepthBias`
pub type PFN_vkCmdSetDepthBias = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    depth_bias_constant_factor: f32,
    depth_bias_clamp: f32,
    depth_bias_slope_factor: f32,
);
/// `vkCmdSetBlendConstants`
pub type PFN_vkCmdSetBlendConstants = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    blend_constants: *const f32,
);
/// `vkCmdSetDepthBounds`
pub type PFN_vkCmdSetDepthBounds = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    min_depth_bounds: f32,
    max_depth_bounds: f32,
);
/// `vkCmdSetStencilCompareMask`
pub type PFN_vkCmdSetStencilCompareMask = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    face_mask: StencilFaceFlags,
    compare_mask: u32,
);
/// `vkCmdSetStencilWriteMask`
pub type PFN_vkCmdSetStencilWriteMask = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    face_mask: StencilFaceFlags,
    write_mask: u32,
);
/// `vkCmdSetStencilReference`
pub type PFN_vkCmdSetStencilReference = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    face_mask: StencilFaceFlags,
    reference: u32,
);
/// `vkCmdBindDescriptorSets`
pub type PFN_vkCmdBindDescriptorSets = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    pipeline_bind_point: PipelineBindPoint,
    layout: PipelineLayout,
    first_set: u32,
    descriptor_set_count: u32,
    p_descriptor_sets: *const DescriptorSet,
    dynamic_offset_count: u32,
    p_dynamic_offsets: *const u32,
);
/// `vkCmdBindIndexBuffer`
pub type PFN_vkCmdBindIndexBuffer = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    buffer: Buffer,
    offset: DeviceSize,
    index_type: IndexType,
);
/// `vkCmdBindVertexBuffers`
pub type PFN_vkCmdBindVertexBuffers = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    first_binding: u32,
    binding_count: u32,
    p_buffers: *const Buffer,
    p_offsets: *const DeviceSize,
);
/// `vkCmdDraw`
pub type PFN_vkCmdDraw = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    vertex_count: u32,
    instance_count: u32,
    first_vertex: u32,
    first_instance: u32,
);
/// `vkCmdDrawIndexed`
pub type PFN_vkCmdDrawIndexed = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    index_count: u32,
    instance_count: u32,
    first_index: u32,
    vertex_offset: i32,
    first_instance: u32,
);
/// `vkCmdDrawMultiEXT`
pub type PFN_vkCmdDrawMultiEXT = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    draw_count: u32,
    p_vertex_info: *const MultiDrawInfoEXT,
    instance_count: u32,
    first_instance: u32,
    stride: u32,
);
/// `vkCmdDrawMultiIndexedEXT`
pub type PFN_vkCmdDrawMultiIndexedEXT = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    draw_count: u32,
    p_index_info: *const MultiDrawIndexedInfoEXT,
    instance_count: u32,
    first_instance: u32,
    stride: u32,
    p_vertex_offset: *const i32,
);
/// `vkCmdDrawIndirect`
pub type PFN_vkCmdDrawIndirect = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    buffer: Buffer,
    offset: DeviceSize,
    draw_count: u32,
    stride: u32,
);
/// `vkCmdDrawIndexedIndirect`
pub type PFN_vkCmdDrawIndexedIndirect = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    buffer: Buffer,
    offset: DeviceSize,
    draw_count: u32,
    stride: u32,
);
/// `vkCmdDispatch`
pub type PFN_vkCmdDispatch = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    group_count_x: u32,
    group_count_y: u32,
    group_count_z: u32,
);
/// `vkCmdDispatchIndirect`
pub type PFN_vkCmdDispatchIndirect = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    buffer: Buffer,
    offset: DeviceSize,
);
/// `vkCmdSubpassShadingHUAWEI`
pub type PFN_vkCmdSubpassShadingHUAWEI = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
);
/// `vkCmdDrawClusterHUAWEI`
pub type PFN_vkCmdDrawClusterHUAWEI = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    group_count_x: u32,
    group_count_y: u32,
    group_count_z: u32,
);
/// `vkCmdDrawClusterIndirectHUAWEI`
pub type PFN_vkCmdDrawClusterIndirectHUAWEI = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    buffer: Buffer,
    offset: DeviceSize,
);
/// `vkCmdUpdatePipelineIndirectBufferNV`
pub type PFN_vkCmdUpdatePipelineIndirectBufferNV = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    pipeline_bind_point: PipelineBindPoint,
    pipeline: Pipeline,
);
/// `vkCmdCopyBuffer`
pub type PFN_vkCmdCopyBuffer = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    src_buffer: Buffer,
    dst_buffer: Buffer,
    region_count: u32,
    p_regions: *const BufferCopy,
);
/// `vkCmdCopyImage`
pub type PFN_vkCmdCopyImage = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    src_image: Image,
    src_image_layout: ImageLayout,
    dst_image: Image,
    dst_image_layout: ImageLayout,
    region_count: u32,
    p_regions: *const ImageCopy,
);
/// `vkCmdBlitImage`
pub type PFN_vkCmdBlitImage = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    src_image: Image,
    src_image_layout: ImageLayout,
    dst_image: Image,
    dst_image_layout: ImageLayout,
    region_count: u32,
    p_regions: *const ImageBlit,
    filter: Filter,
);
/// `vkCmdCopyBufferToImage`
pub type PFN_vkCmdCopyBufferToImage = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    src_buffer: Buffer,
    dst_image: Image,
    dst_image_layout: ImageLayout,
    region_count: u32,
    p_regions: *const BufferImageCopy,
);
/// `vkCmdCopyImageToBuffer`
pub type PFN_vkCmdCopyImageToBuffer = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    src_image: Image,
    src_image_layout: ImageLayout,
    dst_buffer: Buffer,
    region_count: u32,
    p_regions: *const BufferImageCopy,
);
/// `vkCmdCopyMemoryIndirectNV`
pub type PFN_vkCmdCopyMemoryIndirectNV = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    copy_buffer_address: DeviceAddress,
    copy_count: u32,
    stride: u32,
);
/// `vkCmdCopyMemoryIndirectKHR`
pub type PFN_vkCmdCopyMemoryIndirectKHR = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    p_copy_memory_indirect_info: *const CopyMemoryIndirectInfoKHR,
);
/// `vkCmdCopyMemoryToImageIndirectNV`
pub type PFN_vkCmdCopyMemoryToImageIndirectNV = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    copy_buffer_address: DeviceAddress,
    copy_count: u32,
    stride: u32,
    dst_image: Image,
    dst_image_layout: ImageLayout,
    p_image_subresources: *const ImageSubresourceLayers,
);
/// `vkCmdCopyMemoryToImageIndirectKHR`
pub type PFN_vkCmdCopyMemoryToImageIndirectKHR = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    p_copy_memory_to_image_indirect_info: *const CopyMemoryToImageIndirectInfoKHR,
);
/// `vkCmdUpdateBuffer`
pub type PFN_vkCmdUpdateBuffer = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    dst_buffer: Buffer,
    dst_offset: DeviceSize,
    data_size: DeviceSize,
    p_data: *const c_void,
);
/// `vkCmdFillBuffer`
pub type PFN_vkCmdFillBuffer = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    dst_buffer: Buffer,
    dst_offset: DeviceSize,
    size: DeviceSize,
    data: u32,
);
/// `vkCmdClearColorImage`
pub type PFN_vkCmdClearColorImage = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    image: Image,
    image_layout: ImageLayout,
    p_color: *const ClearColorValue,
    range_count: u32,
    p_ranges: *const ImageSubresourceRange,
);
/// `vkCmdClearDepthStencilImage`
pub type PFN_vkCmdClearDepthStencilImage = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    image: Image,
    image_layout: ImageLayout,
    p_depth_stencil: *const ClearDepthStencilValue,
    range_count: u32,
    p_ranges: *const ImageSubresourceRange,
);
/// `vkCmdClearAttachments`
pub type PFN_vkCmdClearAttachments = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    attachment_count: u32,
    p_attachments: *const ClearAttachment,
    rect_count: u32,
    p_rects: *const ClearRect,
);
/// `vkCmdResolveImage`
pub type PFN_vkCmdResolveImage = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    src_image: Image,
    src_image_layout: ImageLayout,
    dst_image: Image,
    dst_image_layout: ImageLayout,
    region_count: u32,
    p_regions: *const ImageResolve,
);
/// `vkCmdSetEvent`
pub type PFN_vkCmdSetEvent = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    event: Event,
    stage_mask: PipelineStageFlags,
);
/// `vkCmdResetEvent`
pub type PFN_vkCmdResetEvent = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    event: Event,
    stage_mask: PipelineStageFlags,
);
/// `vkCmdWaitEvents`
pub type PFN_vkCmdWaitEvents = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    event_count: u32,
    p_events: *const Event,
    src_stage_mask: PipelineStageFlags,
    dst_stage_mask: PipelineStageFlags,
    memory_barrier_count: u32,
    p_memory_barriers: *const MemoryBarrier,
    buffer_memory_barrier_count: u32,
    p_buffer_memory_barriers: *const BufferMemoryBarrier,
    image_memory_barrier_count: u32,
    p_image_memory_barriers: *const ImageMemoryBarrier,
);
/// `vkCmdPipelineBarrier`
pub type PFN_vkCmdPipelineBarrier = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    src_stage_mask: PipelineStageFlags,
    dst_stage_mask: PipelineStageFlags,
    dependency_flags: DependencyFlags,
    memory_barrier_count: u32,
    p_memory_barriers: *const MemoryBarrier,
    buffer_memory_barrier_count: u32,
    p_buffer_memory_barriers: *const BufferMemoryBarrier,
    image_memory_barrier_count: u32,
    p_image_memory_barriers: *const ImageMemoryBarrier,
);
/// `vkCmdBeginQuery`
pub type PFN_vkCmdBeginQuery = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    query_pool: QueryPool,
    query: u32,
    flags: QueryControlFlags,
);
/// `vkCmdEndQuery`
pub type PFN_vkCmdEndQuery = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    query_pool: QueryPool,
    query: u32,
);
/// `vkCmdBeginConditionalRenderingEXT`
pub type PFN_vkCmdBeginConditionalRenderingEXT = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    p_conditional_rendering_begin: *const ConditionalRenderingBeginInfoEXT,
);
/// `vkCmdEndConditionalRenderingEXT`
pub type PFN_vkCmdEndConditionalRenderingEXT = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
);
/// `vkCmdBeginCustomResolveEXT`
pub type PFN_vkCmdBeginCustomResolveEXT = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    p_begin_custom_resolve_info: *const BeginCustomResolveInfoEXT,
);
/// `vkCmdResetQueryPool`
pub type PFN_vkCmdResetQueryPool = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    query_pool: QueryPool,
    first_query: u32,
    query_count: u32,
);
/// `vkCmdWriteTimestamp`
pub type PFN_vkCmdWriteTimestamp = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    pipeline_stage: PipelineStageFlags,
    query_pool: QueryPool,
    query: u32,
);
/// `vkCmdCopyQueryPoolResults`
pub type PFN_vkCmdCopyQueryPoolResults = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    query_pool: QueryPool,
    first_query: u32,
    query_count: u32,
    dst_buffer: Buffer,
    dst_offset: DeviceSize,
    stride: DeviceSize,
    flags: QueryResultFlags,
);
/// `vkCmdPushConstants`
pub type PFN_vkCmdPushConstants = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    layout: PipelineLayout,
    stage_flags: ShaderStageFlags,
    offset: u32,
    size: u32,
    p_values: *const c_void,
);
/// `vkCmdBeginRenderPass`
pub type PFN_vkCmdBeginRenderPass = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    p_render_pass_begin: *const RenderPassBeginInfo,
    contents: SubpassContents,
);
/// `vkCmdNextSubpass`
pub type PFN_vkCmdNextSubpass = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    contents: SubpassContents,
);
/// `vkCmdEndRenderPass`
pub type PFN_vkCmdEndRenderPass = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
);
/// `vkCmdExecuteCommands`
pub type PFN_vkCmdExecuteCommands = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    command_buffer_count: u32,
    p_command_buffers: *const CommandBuffer,
);
/// `vkCreateAndroidSurfaceKHR`
pub type PFN_vkCreateAndroidSurfaceKHR = unsafe extern "system" fn(
    instance: Instance,
    p_create_info: *const AndroidSurfaceCreateInfoKHR,
    p_allocator: *const AllocationCallbacks,
    p_surface: *mut SurfaceKHR,
) -> Result;
/// `vkCreateSurfaceOHOS`
pub type PFN_vkCreateSurfaceOHOS = unsafe extern "system" fn(
    instance: Instance,
    p_create_info: *const SurfaceCreateInfoOHOS,
    p_allocator: *const AllocationCallbacks,
    p_surface: *mut SurfaceKHR,
) -> Result;
/// `vkGetPhysicalDeviceDisplayPropertiesKHR`
pub type PFN_vkGetPhysicalDeviceDisplayPropertiesKHR = unsafe extern "system" fn(
    physical_device: PhysicalDevice,
    p_property_count: *mut u32,
    p_properties: *mut DisplayPropertiesKHR,
) -> Result;
/// `vkGetPhysicalDeviceDisplayPlanePropertiesKHR`
pub type PFN_vkGetPhysicalDeviceDisplayPlanePropertiesKHR = unsafe extern "system" fn(
    physical_device: PhysicalDevice,
    p_property_count: *mut u32,
    p_properties: *mut DisplayPlanePropertiesKHR,
) -> Result;
/// `vkGetDisplayPlaneSupportedDisplaysKHR`
pub type PFN_vkGetDisplayPlaneSupportedDisplaysKHR = unsafe extern "system" fn(
    physical_device: PhysicalDevice,
    plane_index: u32,
    p_display_count: *mut u32,
    p_displays: *mut DisplayKHR,
) -> Result;
/// `vkGetDisplayModePropertiesKHR`
pub type PFN_vkGetDisplayModePropertiesKHR = unsafe extern "system" fn(
    physical_device: PhysicalDevice,
    display: DisplayKHR,
    p_property_count: *mut u32,
    p_properties: *mut DisplayModePropertiesKHR,
) -> Result;
/// `vkCreateDisplayModeKHR`
pub type PFN_vkCreateDisplayModeKHR = unsafe extern "system" fn(
    physical_device: PhysicalDevice,
    display: DisplayKHR,
    p_create_info: *const DisplayModeCreateInfoKHR,
    p_allocator: *const AllocationCallbacks,
    p_mode: *mut DisplayModeKHR,
) -> Result;
/// `vkGetDisplayPlaneCapabilitiesKHR`
pub type PFN_vkGetDisplayPlaneCapabilitiesKHR = unsafe extern "system" fn(
    physical_device: PhysicalDevice,
    mode: DisplayModeKHR,
    plane_index: u32,
    p_capabilities: *mut DisplayPlaneCapabilitiesKHR,
) -> Result;
/// `vkCreateDisplayPlaneSurfaceKHR`
pub type PFN_vkCreateDisplayPlaneSurfaceKHR = unsafe extern "system" fn(
    instance: Instance,
    p_create_info: *const DisplaySurfaceCreateInfoKHR,
    p_allocator: *const AllocationCallbacks,
    p_surface: *mut SurfaceKHR,
) -> Result;
/// `vkCreateSharedSwapchainsKHR`
pub type PFN_vkCreateSharedSwapchainsKHR = unsafe extern "system" fn(
    device: Device,
    swapchain_count: u32,
    p_create_infos: *const SwapchainCreateInfoKHR,
    p_allocator: *const AllocationCallbacks,
    p_swapchains: *mut SwapchainKHR,
) -> Result;
/// `vkDestroySurfaceKHR`
pub type PFN_vkDestroySurfaceKHR = unsafe extern "system" fn(
    instance: Instance,
    surface: SurfaceKHR,
    p_allocator: *const AllocationCallbacks,
);
/// `vkGetPhysicalDeviceSurfaceSupportKHR`
pub type PFN_vkGetPhysicalDeviceSurfaceSupportKHR = unsafe extern "system" fn(
    physical_device: PhysicalDevice,
    queue_family_index: u32,
    surface: SurfaceKHR,
    p_supported: *mut Bool32,
) -> Result;
/// `vkGetPhysicalDeviceSurfaceCapabilitiesKHR`
pub type PFN_vkGetPhysicalDeviceSurfaceCapabilitiesKHR = unsafe extern "system" fn(
    physical_device: PhysicalDevice,
    surface: SurfaceKHR,
    p_surface_capabilities: *mut SurfaceCapabilitiesKHR,
) -> Result;
/// `vkGetPhysicalDeviceSurfaceFormatsKHR`
pub type PFN_vkGetPhysicalDeviceSurfaceFormatsKHR = unsafe extern "system" fn(
    physical_device: PhysicalDevice,
    surface: SurfaceKHR,
    p_surface_format_count: *mut u32,
    p_surface_formats: *mut SurfaceFormatKHR,
) -> Result;
/// `vkGetPhysicalDeviceSurfacePresentModesKHR`
pub type PFN_vkGetPhysicalDeviceSurfacePresentModesKHR = unsafe extern "system" fn(
    physical_device: PhysicalDevice,
    surface: SurfaceKHR,
    p_present_mode_count: *mut u32,
    p_present_modes: *mut PresentModeKHR,
) -> Result;
/// `vkCreateSwapchainKHR`
pub type PFN_vkCreateSwapchainKHR = unsafe extern "system" fn(
    device: Device,
    p_create_info: *const SwapchainCreateInfoKHR,
    p_allocator: *const AllocationCallbacks,
    p_swapchain: *mut SwapchainKHR,
) -> Result;
/// `vkDestroySwapchainKHR`
pub type PFN_vkDestroySwapchainKHR = unsafe extern "system" fn(
    device: Device,
    swapchain: SwapchainKHR,
    p_allocator: *const AllocationCallbacks,
);
/// `vkGetSwapchainImagesKHR`
pub type PFN_vkGetSwapchainImagesKHR = unsafe extern "system" fn(
    device: Device,
    swapchain: SwapchainKHR,
    p_swapchain_image_count: *mut u32,
    p_swapchain_images: *mut Image,
) -> Result;
/// `vkAcquireNextImageKHR`
pub type PFN_vkAcquireNextImageKHR = unsafe extern "system" fn(
    device: Device,
    swapchain: SwapchainKHR,
    timeout: u64,
    semaphore: Semaphore,
    fence: Fence,
    p_image_index: *mut u32,
) -> Result;
/// `vkQueuePresentKHR`
pub type PFN_vkQueuePresentKHR = unsafe extern "system" fn(
    queue: Queue,
    p_present_info: *const PresentInfoKHR,
) -> Result;
/// `vkCreateViSurfaceNN`
pub type PFN_vkCreateViSurfaceNN = unsafe extern "system" fn(
    instance: Instance,
    p_create_info: *const ViSurfaceCreateInfoNN,
    p_allocator: *const AllocationCallbacks,
    p_surface: *mut SurfaceKHR,
) -> Result;
/// `vkCreateWaylandSurfaceKHR`
pub type PFN_vkCreateWaylandSurfaceKHR = unsafe extern "system" fn(
    instance: Instance,
    p_create_info: *const WaylandSurfaceCreateInfoKHR,
    p_allocator: *const AllocationCallbacks,
    p_surface: *mut SurfaceKHR,
) -> Result;
/// `vkGetPhysicalDeviceWaylandPresentationSupportKHR`
pub type PFN_vkGetPhysicalDeviceWaylandPresentationSupportKHR = unsafe extern "system" fn(
    physical_device: PhysicalDevice,
    queue_family_index: u32,
    display: *mut wl_display,
) -> Bool32;
/// `vkCreateUbmSurfaceSEC`
pub type PFN_vkCreateUbmSurfaceSEC = unsafe extern "system" fn(
    instance: Instance,
    p_create_info: *const UbmSurfaceCreateInfoSEC,
    p_allocator: *const AllocationCallbacks,
    p_surface: *mut SurfaceKHR,
) -> Result;
/// `vkGetPhysicalDeviceUbmPresentationSupportSEC`
pub type PFN_vkGetPhysicalDeviceUbmPresentationSupportSEC = unsafe extern "system" fn(
    physical_device: PhysicalDevice,
    queue_family_index: u32,
    device: *mut ubm_device,
) -> Bool32;
/// `vkCreateWin32SurfaceKHR`
pub type PFN_vkCreateWin32SurfaceKHR = unsafe extern "system" fn(
    instance: Instance,
    p_create_info: *const Win32SurfaceCreateInfoKHR,
    p_allocator: *const AllocationCallbacks,
    p_surface: *mut SurfaceKHR,
) -> Result;
/// `vkGetPhysicalDeviceWin32PresentationSupportKHR`
pub type PFN_vkGetPhysicalDeviceWin32PresentationSupportKHR = unsafe extern "system" fn(
    physical_device: PhysicalDevice,
    queue_family_index: u32,
) -> Bool32;
/// `vkCreateXlibSurfaceKHR`
pub type PFN_vkCreateXlibSurfaceKHR = unsafe extern "system" fn(
    instance: Instance,
    p_create_info: *const XlibSurfaceCreateInfoKHR,
    p_allocator: *const AllocationCallbacks,
    p_surface: *mut SurfaceKHR,
) -> Result;
/// `vkGetPhysicalDeviceXlibPresentationSupportKHR`
pub type PFN_vkGetPhysicalDeviceXlibPresentationSupportKHR = unsafe extern "system" fn(
    physical_device: PhysicalDevice,
    queue_family_index: u32,
    dpy: *mut Display,
    visual_id: VisualID,
) -> Bool32;
/// `vkCreateXcbSurfaceKHR`
pub type PFN_vkCreateXcbSurfaceKHR = unsafe extern "system" fn(
    instance: Instance,
    p_create_info: *const XcbSurfaceCreateInfoKHR,
    p_allocator: *const AllocationCallbacks,
    p_surface: *mut SurfaceKHR,
) -> Result;
/// `vkGetPhysicalDeviceXcbPresentationSupportKHR`
pub type PFN_vkGetPhysicalDeviceXcbPresentationSupportKHR = unsafe extern "system" fn(
    physical_device: PhysicalDevice,
    queue_family_index: u32,
    connection: *mut xcb_connection_t,
    visual_id: xcb_visualid_t,
) -> Bool32;
/// `vkCreateDirectFBSurfaceEXT`
pub type PFN_vkCreateDirectFBSurfaceEXT = unsafe extern "system" fn(
    instance: Instance,
    p_create_info: *const DirectFBSurfaceCreateInfoEXT,
    p_allocator: *const AllocationCallbacks,
    p_surface: *mut SurfaceKHR,
) -> Result;
/// `vkGetPhysicalDeviceDirectFBPresentationSupportEXT`
pub type PFN_vkGetPhysicalDeviceDirectFBPresentationSupportEXT = unsafe extern "system" fn(
    physical_device: PhysicalDevice,
    queue_family_index: u32,
    dfb: *mut IDirectFB,
) -> Bool32;
/// `vkCreateImagePipeSurfaceFUCHSIA`
pub type PFN_vkCreateImagePipeSurfaceFUCHSIA = unsafe extern "system" fn(
    instance: Instance,
    p_create_info: *const ImagePipeSurfaceCreateInfoFUCHSIA,
    p_allocator: *const AllocationCallbacks,
    p_surface: *mut SurfaceKHR,
) -> Result;
/// `vkCreateStreamDescriptorSurfaceGGP`
pub type PFN_vkCreateStreamDescriptorSurfaceGGP = unsafe extern "system" fn(
    instance: Instance,
    p_create_info: *const StreamDescriptorSurfaceCreateInfoGGP,
    p_allocator: *const AllocationCallbacks,
    p_surface: *mut SurfaceKHR,
) -> Result;
/// `vkCreateScreenSurfaceQNX`
pub type PFN_vkCreateScreenSurfaceQNX = unsafe extern "system" fn(
    instance: Instance,
    p_create_info: *const ScreenSurfaceCreateInfoQNX,
    p_allocator: *const AllocationCallbacks,
    p_surface: *mut SurfaceKHR,
) -> Result;
/// `vkGetPhysicalDeviceScreenPresentationSupportQNX`
pub type PFN_vkGetPhysicalDeviceScreenPresentationSupportQNX = unsafe extern "system" fn(
    physical_device: PhysicalDevice,
    queue_family_index: u32,
    window: *mut _screen_window,
) -> Bool32;
/// `vkCreateDebugReportCallbackEXT`
pub type PFN_vkCreateDebugReportCallbackEXT = unsafe extern "system" fn(
    instance: Instance,
    p_create_info: *const DebugReportCallbackCreateInfoEXT,
    p_allocator: *const AllocationCallbacks,
    p_callback: *mut DebugReportCallbackEXT,
) -> Result;
/// `vkDestroyDebugReportCallbackEXT`
pub type PFN_vkDestroyDebugReportCallbackEXT = unsafe extern "system" fn(
    instance: Instance,
    callback: DebugReportCallbackEXT,
    p_allocator: *const AllocationCallbacks,
);
/// `vkDebugReportMessageEXT`
pub type PFN_vkDebugReportMessageEXT = unsafe extern "system" fn(
    instance: Instance,
    flags: DebugReportFlagsEXT,
    object_type: DebugReportObjectTypeEXT,
    object: u64,
    location: usize,
    message_code: i32,
    p_layer_prefix: *const c_char,
    p_message: *const c_char,
);
/// `vkDebugMarkerSetObjectNameEXT`
pub type PFN_vkDebugMarkerSetObjectNameEXT = unsafe extern "system" fn(
    device: Device,
    p_name_info: *const DebugMarkerObjectNameInfoEXT,
) -> Result;
/// `vkDebugMarkerSetObjectTagEXT`
pub type PFN_vkDebugMarkerSetObjectTagEXT = unsafe extern "system" fn(
    device: Device,
    p_tag_info: *const DebugMarkerObjectTagInfoEXT,
) -> Result;
/// `vkCmdDebugMarkerBeginEXT`
pub type PFN_vkCmdDebugMarkerBeginEXT = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    p_marker_info: *const DebugMarkerMarkerInfoEXT,
);
/// `vkCmdDebugMarkerEndEXT`
pub type PFN_vkCmdDebugMarkerEndEXT = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
);
/// `vkCmdDebugMarkerInsertEXT`
pub type PFN_vkCmdDebugMarkerInsertEXT = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    p_marker_info: *const DebugMarkerMarkerInfoEXT,
);
/// `vkGetPhysicalDeviceExternalImageFormatPropertiesNV`
pub type PFN_vkGetPhysicalDeviceExternalImageFormatPropertiesNV = unsafe extern "system" fn(
    physical_device: PhysicalDevice,
    format: Format,
    ty: ImageType,
    tiling: ImageTiling,
    usage: ImageUsageFlags,
    flags: ImageCreateFlags,
    external_handle_type: ExternalMemoryHandleTypeFlagsNV,
    p_external_image_format_properties: *mut ExternalImageFormatPropertiesNV,
) -> Result;
/// `vkGetMemoryWin32HandleNV`
pub type PFN_vkGetMemoryWin32HandleNV = unsafe extern "system" fn(
    device: Device,
    memory: DeviceMemory,
    handle_type: ExternalMemoryHandleTypeFlagsNV,
    p_handle: *mut HANDLE,
) -> Result;
/// `vkCmdExecuteGeneratedCommandsNV`
pub type PFN_vkCmdExecuteGeneratedCommandsNV = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    is_preprocessed: Bool32,
    p_generated_commands_info: *const GeneratedCommandsInfoNV,
);
/// `vkCmdPreprocessGeneratedCommandsNV`
pub type PFN_vkCmdPreprocessGeneratedCommandsNV = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    p_generated_commands_info: *const GeneratedCommandsInfoNV,
);
/// `vkCmdBindPipelineShaderGroupNV`
pub type PFN_vkCmdBindPipelineShaderGroupNV = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    pipeline_bind_point: PipelineBindPoint,
    pipeline: Pipeline,
    group_index: u32,
);
/// `vkGetGeneratedCommandsMemoryRequirementsNV`
pub type PFN_vkGetGeneratedCommandsMemoryRequirementsNV = unsafe extern "system" fn(
    device: Device,
    p_info: *const GeneratedCommandsMemoryRequirementsInfoNV,
    p_memory_requirements: *mut MemoryRequirements2,
);
/// `vkCreateIndirectCommandsLayoutNV`
pub type PFN_vkCreateIndirectCommandsLayoutNV = unsafe extern "system" fn(
    device: Device,
    p_create_info: *const IndirectCommandsLayoutCreateInfoNV,
    p_allocator: *const AllocationCallbacks,
    p_indirect_commands_layout: *mut IndirectCommandsLayoutNV,
) -> Result;
/// `vkDestroyIndirectCommandsLayoutNV`
pub type PFN_vkDestroyIndirectCommandsLayoutNV = unsafe extern "system" fn(
    device: Device,
    indirect_commands_layout: IndirectCommandsLayoutNV,
    p_allocator: *const AllocationCallbacks,
);
/// `vkCmdExecuteGeneratedCommandsEXT`
pub type PFN_vkCmdExecuteGeneratedCommandsEXT = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    is_preprocessed: Bool32,
    p_generated_commands_info: *const GeneratedCommandsInfoEXT,
);
/// `vkCmdPreprocessGeneratedCommandsEXT`
pub type PFN_vkCmdPreprocessGeneratedCommandsEXT = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    p_generated_commands_info: *const GeneratedCommandsInfoEXT,
    state_command_buffer: CommandBuffer,
);
/// `vkGetGeneratedCommandsMemoryRequirementsEXT`
pub type PFN_vkGetGeneratedCommandsMemoryRequirementsEXT = unsafe extern "system" fn(
    device: Device,
    p_info: *const GeneratedCommandsMemoryRequirementsInfoEXT,
    p_memory_requirements: *mut MemoryRequirements2,
);
/// `vkCreateIndirectCommandsLayoutEXT`
pub type PFN_vkCreateIndirectCommandsLayoutEXT = unsafe extern "system" fn(
    device: Device,
    p_create_info: *const IndirectCommandsLayoutCreateInfoEXT,
    p_allocator: *const AllocationCallbacks,
    p_indirect_commands_layout: *mut IndirectCommandsLayoutEXT,
) -> Result;
/// `vkDestroyIndirectCommandsLayoutEXT`
pub type PFN_vkDestroyIndirectCommandsLayoutEXT = unsafe extern "system" fn(
    device: Device,
    indirect_commands_layout: IndirectCommandsLayoutEXT,
    p_allocator: *const AllocationCallbacks,
);
/// `vkCreateIndirectExecutionSetEXT`
pub type PFN_vkCreateIndirectExecutionSetEXT = unsafe extern "system" fn(
    device: Device,
    p_create_info: *const IndirectExecutionSetCreateInfoEXT,
    p_allocator: *const AllocationCallbacks,
    p_indirect_execution_set: *mut IndirectExecutionSetEXT,
) -> Result;
/// `vkDestroyIndirectExecutionSetEXT`
pub type PFN_vkDestroyIndirectExecutionSetEXT = unsafe extern "system" fn(
    device: Device,
    indirect_execution_set: IndirectExecutionSetEXT,
    p_allocator: *const AllocationCallbacks,
);
/// `vkUpdateIndirectExecutionSetPipelineEXT`
pub type PFN_vkUpdateIndirectExecutionSetPipelineEXT = unsafe extern "system" fn(
    device: Device,
    indirect_execution_set: IndirectExecutionSetEXT,
    execution_set_write_count: u32,
    p_execution_set_writes: *const WriteIndirectExecutionSetPipelineEXT,
);
/// `vkUpdateIndirectExecutionSetShaderEXT`
pub type PFN_vkUpdateIndirectExecutionSetShaderEXT = unsafe extern "system" fn(
    device: Device,
    indirect_execution_set: IndirectExecutionSetEXT,
    execution_set_write_count: u32,
    p_execution_set_writes: *const WriteIndirectExecutionSetShaderEXT,
);
/// `vkGetPhysicalDeviceFeatures2`
pub type PFN_vkGetPhysicalDeviceFeatures2 = unsafe extern "system" fn(
    physical_device: PhysicalDevice,
    p_features: *mut PhysicalDeviceFeatures2,
);
/// `vkGetPhysicalDeviceFeatures2KHR`
pub type PFN_vkGetPhysicalDeviceFeatures2KHR = PFN_vkGetPhysicalDeviceFeatures2;
/// `vkGetPhysicalDeviceProperties2`
pub type PFN_vkGetPhysicalDeviceProperties2 = unsafe extern "system" fn(
    physical_device: PhysicalDevice,
    p_properties: *mut PhysicalDeviceProperties2,
);
/// `vkGetPhysicalDeviceProperties2KHR`
pub type PFN_vkGetPhysicalDeviceProperties2KHR = PFN_vkGetPhysicalDeviceProperties2;
/// `vkGetPhysicalDeviceFormatProperties2`
pub type PFN_vkGetPhysicalDeviceFormatProperties2 = unsafe extern "system" fn(
    physical_device: PhysicalDevice,
    format: Format,
    p_format_properties: *mut FormatProperties2,
);
/// `vkGetPhysicalDeviceFormatProperties2KHR`
pub type PFN_vkGetPhysicalDeviceFormatProperties2KHR = PFN_vkGetPhysicalDeviceFormatProperties2;
/// `vkGetPhysicalDeviceImageFormatProperties2`
pub type PFN_vkGetPhysicalDeviceImageFormatProperties2 = unsafe extern "system" fn(
    physical_device: PhysicalDevice,
    p_image_format_info: *const PhysicalDeviceImageFormatInfo2,
    p_image_format_properties: *mut ImageFormatProperties2,
) -> Result;
/// `vkGetPhysicalDeviceImageFormatProperties2KHR`
pub type PFN_vkGetPhysicalDeviceImageFormatProperties2KHR = PFN_vkGetPhysicalDeviceImageFormatProperties2;
/// `vkGetPhysicalDeviceQueueFamilyProperties2`
pub type PFN_vkGetPhysicalDeviceQueueFamilyProperties2 = unsafe extern "system" fn(
    physical_device: PhysicalDevice,
    p_queue_family_property_count: *mut u32,
    p_queue_family_properties: *mut QueueFamilyProperties2,
);
/// `vkGetPhysicalDeviceQueueFamilyProperties2KHR`
pub type PFN_vkGetPhysicalDeviceQueueFamilyProperties2KHR = PFN_vkGetPhysicalDeviceQueueFamilyProperties2;
/// `vkGetPhysicalDeviceMemoryProperties2`
pub type PFN_vkGetPhysicalDeviceMemoryProperties2 = unsafe extern "system" fn(
    physical_device: PhysicalDevice,
    p_memory_properties: *mut PhysicalDeviceMemoryProperties2,
);
/// `vkGetPhysicalDeviceMemoryProperties2KHR`
pub type PFN_vkGetPhysicalDeviceMemoryProperties2KHR = PFN_vkGetPhysicalDeviceMemoryProperties2;
/// `vkGetPhysicalDeviceSparseImageFormatProperties2`
pub type PFN_vkGetPhysicalDeviceSparseImageFormatProperties2 = unsafe extern "system" fn(
    physical_device: PhysicalDevice,
    p_format_info: *const PhysicalDeviceSparseImageFormatInfo2,
    p_property_count: *mut u32,
    p_properties: *mut SparseImageFormatProperties2,
);
/// `vkGetPhysicalDeviceSparseImageFormatProperties2KHR`
pub type PFN_vkGetPhysicalDeviceSparseImageFormatProperties2KHR = PFN_vkGetPhysicalDeviceSparseImageFormatProperties2;
/// `vkCmdPushDescriptorSet`
pub type PFN_vkCmdPushDescriptorSet = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    pipeline_bind_point: PipelineBindPoint,
    layout: PipelineLayout,
    set: u32,
    descriptor_write_count: u32,
    p_descriptor_writes: *const WriteDescriptorSet,
);
/// `vkCmdPushDescriptorSetKHR`
pub type PFN_vkCmdPushDescriptorSetKHR = PFN_vkCmdPushDescriptorSet;
/// `vkTrimCommandPool`
pub type PFN_vkTrimCommandPool = unsafe extern "system" fn(
    device: Device,
    command_pool: CommandPool,
    flags: CommandPoolTrimFlags,
);
/// `vkTrimCommandPoolKHR`
pub type PFN_vkTrimCommandPoolKHR = PFN_vkTrimCommandPool;
/// `vkGetPhysicalDeviceExternalBufferProperties`
pub type PFN_vkGetPhysicalDeviceExternalBufferProperties = unsafe extern "system" fn(
    physical_device: PhysicalDevice,
    p_external_buffer_info: *const PhysicalDeviceExternalBufferInfo,
    p_external_buffer_properties: *mut ExternalBufferProperties,
);
/// `vkGetPhysicalDeviceExternalBufferPropertiesKHR`
pub type PFN_vkGetPhysicalDeviceExternalBufferPropertiesKHR = PFN_vkGetPhysicalDeviceExternalBufferProperties;
/// `vkGetMemoryWin32HandleKHR`
pub type PFN_vkGetMemoryWin32HandleKHR = unsafe extern "system" fn(
    device: Device,
    p_get_win32_handle_info: *const MemoryGetWin32HandleInfoKHR,
    p_handle: *mut HANDLE,
) -> Result;
/// `vkGetMemoryWin32HandlePropertiesKHR`
pub type PFN_vkGetMemoryWin32HandlePropertiesKHR = unsafe extern "system" fn(
    device: Device,
    handle_type: ExternalMemoryHandleTypeFlags,
    handle: HANDLE,
    p_memory_win32_handle_properties: *mut MemoryWin32HandlePropertiesKHR,
) -> Result;
/// `vkGetMemoryFdKHR`
pub type PFN_vkGetMemoryFdKHR = unsafe extern "system" fn(
    device: Device,
    p_get_fd_info: *const MemoryGetFdInfoKHR,
    p_fd: *mut c_int,
) -> Result;
/// `vkGetMemoryFdPropertiesKHR`
pub type PFN_vkGetMemoryFdPropertiesKHR = unsafe extern "system" fn(
    device: Device,
    handle_type: ExternalMemoryHandleTypeFlags,
    fd: c_int,
    p_memory_fd_properties: *mut MemoryFdPropertiesKHR,
) -> Result;
/// `vkGetMemoryZirconHandleFUCHSIA`
pub type PFN_vkGetMemoryZirconHandleFUCHSIA = unsafe extern "system" fn(
    device: Device,
    p_get_zircon_handle_info: *const MemoryGetZirconHandleInfoFUCHSIA,
    p_zircon_handle: *mut zx_handle_t,
) -> Result;
/// `vkGetMemoryZirconHandlePropertiesFUCHSIA`
pub type PFN_vkGetMemoryZirconHandlePropertiesFUCHSIA = unsafe extern "system" fn(
    device: Device,
    handle_type: ExternalMemoryHandleTypeFlags,
    zircon_handle: zx_handle_t,
    p_memory_zircon_handle_properties: *mut MemoryZirconHandlePropertiesFUCHSIA,
) -> Result;
/// `vkGetMemoryRemoteAddressNV`
pub type PFN_vkGetMemoryRemoteAddressNV = unsafe extern "system" fn(
    device: Device,
    p_memory_get_remote_address_info: *const MemoryGetRemoteAddressInfoNV,
    p_address: *mut RemoteAddressNV,
) -> Result;
/// `vkGetPhysicalDeviceExternalSemaphoreProperties`
pub type PFN_vkGetPhysicalDeviceExternalSemaphoreProperties = unsafe extern "system" fn(
    physical_device: PhysicalDevice,
    p_external_semaphore_info: *const PhysicalDeviceExternalSemaphoreInfo,
    p_external_semaphore_properties: *mut ExternalSemaphoreProperties,
);
/// `vkGetPhysicalDeviceExternalSemaphorePropertiesKHR`
pub type PFN_vkGetPhysicalDeviceExternalSemaphorePropertiesKHR = PFN_vkGetPhysicalDeviceExternalSemaphoreProperties;
/// `vkGetSemaphoreWin32HandleKHR`
pub type PFN_vkGetSemaphoreWin32HandleKHR = unsafe extern "system" fn(
    device: Device,
    p_get_win32_handle_info: *const SemaphoreGetWin32HandleInfoKHR,
    p_handle: *mut HANDLE,
) -> Result;
/// `vkImportSemaphoreWin32HandleKHR`
pub type PFN_vkImportSemaphoreWin32HandleKHR = unsafe extern "system" fn(
    device: Device,
    p_import_semaphore_win32_handle_info: *const ImportSemaphoreWin32HandleInfoKHR,
) -> Result;
/// `vkGetSemaphoreFdKHR`
pub type PFN_vkGetSemaphoreFdKHR = unsafe extern "system" fn(
    device: Device,
    p_get_fd_info: *const SemaphoreGetFdInfoKHR,
    p_fd: *mut c_int,
) -> Result;
/// `vkImportSemaphoreFdKHR`
pub type PFN_vkImportSemaphoreFdKHR = unsafe extern "system" fn(
    device: Device,
    p_import_semaphore_fd_info: *const ImportSemaphoreFdInfoKHR,
) -> Result;
/// `vkGetSemaphoreZirconHandleFUCHSIA`
pub type PFN_vkGetSemaphoreZirconHandleFUCHSIA = unsafe extern "system" fn(
    device: Device,
    p_get_zircon_handle_info: *const SemaphoreGetZirconHandleInfoFUCHSIA,
    p_zircon_handle: *mut zx_handle_t,
) -> Result;
/// `vkImportSemaphoreZirconHandleFUCHSIA`
pub type PFN_vkImportSemaphoreZirconHandleFUCHSIA = unsafe extern "system" fn(
    device: Device,
    p_import_semaphore_zircon_handle_info: *const ImportSemaphoreZirconHandleInfoFUCHSIA,
) -> Result;
/// `vkGetPhysicalDeviceExternalFenceProperties`
pub type PFN_vkGetPhysicalDeviceExternalFenceProperties = unsafe extern "system" fn(
    physical_device: PhysicalDevice,
    p_external_fence_info: *const PhysicalDeviceExternalFenceInfo,
    p_external_fence_properties: *mut ExternalFenceProperties,
);
/// `vkGetPhysicalDeviceExternalFencePropertiesKHR`
pub type PFN_vkGetPhysicalDeviceExternalFencePropertiesKHR = PFN_vkGetPhysicalDeviceExternalFenceProperties;
/// `vkGetFenceWin32HandleKHR`
pub type PFN_vkGetFenceWin32HandleKHR = unsafe extern "system" fn(
    device: Device,
    p_get_win32_handle_info: *const FenceGetWin32HandleInfoKHR,
    p_handle: *mut HANDLE,
) -> Result;
/// `vkImportFenceWin32HandleKHR`
pub type PFN_vkImportFenceWin32HandleKHR = unsafe extern "system" fn(
    device: Device,
    p_import_fence_win32_handle_info: *const ImportFenceWin32HandleInfoKHR,
) -> Result;
/// `vkGetFenceFdKHR`
pub type PFN_vkGetFenceFdKHR = unsafe extern "system" fn(
    device: Device,
    p_get_fd_info: *const FenceGetFdInfoKHR,
    p_fd: *mut c_int,
) -> Result;
/// `vkImportFenceFdKHR`
pub type PFN_vkImportFenceFdKHR = unsafe extern "system" fn(
    device: Device,
    p_import_fence_fd_info: *const ImportFenceFdInfoKHR,
) -> Result;
/// `vkReleaseDisplayEXT`
pub type PFN_vkReleaseDisplayEXT = unsafe extern "system" fn(
    physical_device: PhysicalDevice,
    display: DisplayKHR,
) -> Result;
/// `vkAcquireXlibDisplayEXT`
pub type PFN_vkAcquireXlibDisplayEXT = unsafe extern "system" fn(
    physical_device: PhysicalDevice,
    dpy: *mut Display,
    display: DisplayKHR,
) -> Result;
/// `vkGetRandROutputDisplayEXT`
pub type PFN_vkGetRandROutputDisplayEXT = unsafe extern "system" fn(
    physical_device: PhysicalDevice,
    dpy: *mut Display,
    rr_output: RROutput,
    p_display: *mut DisplayKHR,
) -> Result;
/// `vkAcquireWinrtDisplayNV`
pub type PFN_vkAcquireWinrtDisplayNV = unsafe extern "system" fn(
    physical_device: PhysicalDevice,
    display: DisplayKHR,
) -> Result;
/// `vkGetWinrtDisplayNV`
pub type PFN_vkGetWinrtDisplayNV = unsafe extern "system" fn(
    physical_device: PhysicalDevice,
    device_relative_id: u32,
    p_display: *mut DisplayKHR,
) -> Result;
/// `vkDisplayPowerControlEXT`
pub type PFN_vkDisplayPowerControlEXT = unsafe extern "system" fn(
    device: Device,
    display: DisplayKHR,
    p_display_power_info: *const DisplayPowerInfoEXT,
) -> Result;
/// `vkRegisterDeviceEventEXT`
pub type PFN_vkRegisterDeviceEventEXT = unsafe extern "system" fn(
    device: Device,
    p_device_event_info: *const DeviceEventInfoEXT,
    p_allocator: *const AllocationCallbacks,
    p_fence: *mut Fence,
) -> Result;
/// `vkRegisterDisplayEventEXT`
pub type PFN_vkRegisterDisplayEventEXT = unsafe extern "system" fn(
    device: Device,
    display: DisplayKHR,
    p_display_event_info: *const DisplayEventInfoEXT,
    p_allocator: *const AllocationCallbacks,
    p_fence: *mut Fence,
) -> Result;
/// `vkGetSwapchainCounterEXT`
pub type PFN_vkGetSwapchainCounterEXT = unsafe extern "system" fn(
    device: Device,
    swapchain: SwapchainKHR,
    counter: SurfaceCounterFlagsEXT,
    p_counter_value: *mut u64,
) -> Result;
/// `vkGetPhysicalDeviceSurfaceCapabilities2EXT`
pub type PFN_vkGetPhysicalDeviceSurfaceCapabilities2EXT = unsafe extern "system" fn(
    physical_device: PhysicalDevice,
    surface: SurfaceKHR,
    p_surface_capabilities: *mut SurfaceCapabilities2EXT,
) -> Result;
/// `vkEnumeratePhysicalDeviceGroups`
pub type PFN_vkEnumeratePhysicalDeviceGroups = unsafe extern "system" fn(
    instance: Instance,
    p_physical_device_group_count: *mut u32,
    p_physical_device_group_properties: *mut PhysicalDeviceGroupProperties,
) -> Result;
/// `vkEnumeratePhysicalDeviceGroupsKHR`
pub type PFN_vkEnumeratePhysicalDeviceGroupsKHR = PFN_vkEnumeratePhysicalDeviceGroups;
/// `vkGetDeviceGroupPeerMemoryFeatures`
pub type PFN_vkGetDeviceGroupPeerMemoryFeatures = unsafe extern "system" fn(
    device: Device,
    heap_index: u32,
    local_device_index: u32,
    remote_device_index: u32,
    p_peer_memory_features: *mut PeerMemoryFeatureFlags,
);
/// `vkGetDeviceGroupPeerMemoryFeaturesKHR`
pub type PFN_vkGetDeviceGroupPeerMemoryFeaturesKHR = PFN_vkGetDeviceGroupPeerMemoryFeatures;
/// `vkBindBufferMemory2`
pub type PFN_vkBindBufferMemory2 = unsafe extern "system" fn(
    device: Device,
    bind_info_count: u32,
    p_bind_infos: *const BindBufferMemoryInfo,
) -> Result;
/// `vkBindBufferMemory2KHR`
pub type PFN_vkBindBufferMemory2KHR = PFN_vkBindBufferMemory2;
/// `vkBindImageMemory2`
pub type PFN_vkBindImageMemory2 = unsafe extern "system" fn(
    device: Device,
    bind_info_count: u32,
    p_bind_infos: *const BindImageMemoryInfo,
) -> Result;
/// `vkBindImageMemory2KHR`
pub type PFN_vkBindImageMemory2KHR = PFN_vkBindImageMemory2;
/// `vkCmdSetDeviceMask`
pub type PFN_vkCmdSetDeviceMask = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    device_mask: u32,
);
/// `vkCmdSetDeviceMaskKHR`
pub type PFN_vkCmdSetDeviceMaskKHR = PFN_vkCmdSetDeviceMask;
/// `vkGetDeviceGroupPresentCapabilitiesKHR`
pub type PFN_vkGetDeviceGroupPresentCapabilitiesKHR = unsafe extern "system" fn(
    device: Device,
    p_device_group_present_capabilities: *mut DeviceGroupPresentCapabilitiesKHR,
) -> Result;
/// `vkGetDeviceGroupSurfacePresentModesKHR`
pub type PFN_vkGetDeviceGroupSurfacePresentModesKHR = unsafe extern "system" fn(
    device: Device,
    surface: SurfaceKHR,
    p_modes: *mut DeviceGroupPresentModeFlagsKHR,
) -> Result;
/// `vkAcquireNextImage2KHR`
pub type PFN_vkAcquireNextImage2KHR = unsafe extern "system" fn(
    device: Device,
    p_acquire_info: *const AcquireNextImageInfoKHR,
    p_image_index: *mut u32,
) -> Result;
/// `vkCmdDispatchBase`
pub type PFN_vkCmdDispatchBase = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    base_group_x: u32,
    base_group_y: u32,
    base_group_z: u32,
    group_count_x: u32,
    group_count_y: u32,
    group_count_z: u32,
);
/// `vkCmdDispatchBaseKHR`
pub type PFN_vkCmdDispatchBaseKHR = PFN_vkCmdDispatchBase;
/// `vkGetPhysicalDevicePresentRectanglesKHR`
pub type PFN_vkGetPhysicalDevicePresentRectanglesKHR = unsafe extern "system" fn(
    physical_device: PhysicalDevice,
    surface: SurfaceKHR,
    p_rect_count: *mut u32,
    p_rects: *mut Rect2D,
) -> Result;
/// `vkCreateDescriptorUpdateTemplate`
pub type PFN_vkCreateDescriptorUpdateTemplate = unsafe extern "system" fn(
    device: Device,
    p_create_info: *const DescriptorUpdateTemplateCreateInfo,
    p_allocator: *const AllocationCallbacks,
    p_descriptor_update_template: *mut DescriptorUpdateTemplate,
) -> Result;
/// `vkCreateDescriptorUpdateTemplateKHR`
pub type PFN_vkCreateDescriptorUpdateTemplateKHR = PFN_vkCreateDescriptorUpdateTemplate;
/// `vkDestroyDescriptorUpdateTemplate`
pub type PFN_vkDestroyDescriptorUpdateTemplate = unsafe extern "system" fn(
    device: Device,
    descriptor_update_template: DescriptorUpdateTemplate,
    p_allocator: *const AllocationCallbacks,
);
/// `vkDestroyDescriptorUpdateTemplateKHR`
pub type PFN_vkDestroyDescriptorUpdateTemplateKHR = PFN_vkDestroyDescriptorUpdateTemplate;
/// `vkUpdateDescriptorSetWithTemplate`
pub type PFN_vkUpdateDescriptorSetWithTemplate = unsafe extern "system" fn(
    device: Device,
    descriptor_set: DescriptorSet,
    descriptor_update_template: DescriptorUpdateTemplate,
    p_data: *const c_void,
);
/// `vkUpdateDescriptorSetWithTemplateKHR`
pub type PFN_vkUpdateDescriptorSetWithTemplateKHR = PFN_vkUpdateDescriptorSetWithTemplate;
/// `vkCmdPushDescriptorSetWithTemplate`
pub type PFN_vkCmdPushDescriptorSetWithTemplate = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    descriptor_update_template: DescriptorUpdateTemplate,
    layout: PipelineLayout,
    set: u32,
    p_data: *const c_void,
);
/// `vkCmdPushDescriptorSetWithTemplateKHR`
pub type PFN_vkCmdPushDescriptorSetWithTemplateKHR = PFN_vkCmdPushDescriptorSetWithTemplate;
/// `vkSetHdrMetadataEXT`
pub type PFN_vkSetHdrMetadataEXT = unsafe extern "system" fn(
    device: Device,
    swapchain_count: u32,
    p_swapchains: *const SwapchainKHR,
    p_metadata: *const HdrMetadataEXT,
);
/// `vkGetSwapchainStatusKHR`
pub type PFN_vkGetSwapchainStatusKHR = unsafe extern "system" fn(
    device: Device,
    swapchain: SwapchainKHR,
) -> Result;
/// `vkGetRefreshCycleDurationGOOGLE`
pub type PFN_vkGetRefreshCycleDurationGOOGLE = unsafe extern "system" fn(
    device: Device,
    swapchain: SwapchainKHR,
    p_display_timing_properties: *mut RefreshCycleDurationGOOGLE,
) -> Result;
/// `vkGetPastPresentationTimingGOOGLE`
pub type PFN_vkGetPastPresentationTimingGOOGLE = unsafe extern "system" fn(
    device: Device,
    swapchain: SwapchainKHR,
    p_presentation_timing_count: *mut u32,
    p_presentation_timings: *mut PastPresentationTimingGOOGLE,
) -> Result;
/// `vkCreateIOSSurfaceMVK`
pub type PFN_vkCreateIOSSurfaceMVK = unsafe extern "system" fn(
    instance: Instance,
    p_create_info: *const IOSSurfaceCreateInfoMVK,
    p_allocator: *const AllocationCallbacks,
    p_surface: *mut SurfaceKHR,
) -> Result;
/// `vkCreateMacOSSurfaceMVK`
pub type PFN_vkCreateMacOSSurfaceMVK = unsafe extern "system" fn(
    instance: Instance,
    p_create_info: *const MacOSSurfaceCreateInfoMVK,
    p_allocator: *const AllocationCallbacks,
    p_surface: *mut SurfaceKHR,
) -> Result;
/// `vkCreateMetalSurfaceEXT`
pub type PFN_vkCreateMetalSurfaceEXT = unsafe extern "system" fn(
    instance: Instance,
    p_create_info: *const MetalSurfaceCreateInfoEXT,
    p_allocator: *const AllocationCallbacks,
    p_surface: *mut SurfaceKHR,
) -> Result;
/// `vkCmdSetViewportWScalingNV`
pub type PFN_vkCmdSetViewportWScalingNV = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    first_viewport: u32,
    viewport_count: u32,
    p_viewport_w_scalings: *const ViewportWScalingNV,
);
/// `vkCmdSetDiscardRectangleEXT`
pub type PFN_vkCmdSetDiscardRectangleEXT = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    first_discard_rectangle: u32,
    discard_rectangle_count: u32,
    p_discard_rectangles: *const Rect2D,
);
/// `vkCmdSetDiscardRectangleEnableEXT`
pub type PFN_vkCmdSetDiscardRectangleEnableEXT = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    discard_rectangle_enable: Bool32,
);
/// `vkCmdSetDiscardRectangleModeEXT`
pub type PFN_vkCmdSetDiscardRectangleModeEXT = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    discard_rectangle_mode: DiscardRectangleModeEXT,
);
/// `vkCmdSetSampleLocationsEXT`
pub type PFN_vkCmdSetSampleLocationsEXT = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    p_sample_locations_info: *const SampleLocationsInfoEXT,
);
/// `vkGetPhysicalDeviceMultisamplePropertiesEXT`
pub type PFN_vkGetPhysicalDeviceMultisamplePropertiesEXT = unsafe extern "system" fn(
    physical_device: PhysicalDevice,
    samples: SampleCountFlags,
    p_multisample_properties: *mut MultisamplePropertiesEXT,
);
/// `vkGetPhysicalDeviceSurfaceCapabilities2KHR`
pub type PFN_vkGetPhysicalDeviceSurfaceCapabilities2KHR = unsafe extern "system" fn(
    physical_device: PhysicalDevice,
    p_surface_info: *const PhysicalDeviceSurfaceInfo2KHR,
    p_surface_capabilities: *mut SurfaceCapabilities2KHR,
) -> Result;
/// `vkGetPhysicalDeviceSurfaceFormats2KHR`
pub type PFN_vkGetPhysicalDeviceSurfaceFormats2KHR = unsafe extern "system" fn(
    physical_device: PhysicalDevice,
    p_surface_info: *const PhysicalDeviceSurfaceInfo2KHR,
    p_surface_format_count: *mut u32,
    p_surface_formats: *mut SurfaceFormat2KHR,
) -> Result;
/// `vkGetPhysicalDeviceDisplayProperties2KHR`
pub type PFN_vkGetPhysicalDeviceDisplayProperties2KHR = unsafe extern "system" fn(
    physical_device: PhysicalDevice,
    p_property_count: *mut u32,
    p_properties: *mut DisplayProperties2KHR,
) -> Result;
/// `vkGetPhysicalDeviceDisplayPlaneProperties2KHR`
pub type PFN_vkGetPhysicalDeviceDisplayPlaneProperties2KHR = unsafe extern "system" fn(
    physical_device: PhysicalDevice,
    p_property_count: *mut u32,
    p_properties: *mut DisplayPlaneProperties2KHR,
) -> Result;
/// `vkGetDisplayModeProperties2KHR`
pub type PFN_vkGetDisplayModeProperties2KHR = unsafe extern "system" fn(
    physical_device: PhysicalDevice,
    display: DisplayKHR,
    p_property_count: *mut u32,
    p_properties: *mut DisplayModeProperties2KHR,
) -> Result;
/// `vkGetDisplayPlaneCapabilities2KHR`
pub type PFN_vkGetDisplayPlaneCapabilities2KHR = unsafe extern "system" fn(
    physical_device: PhysicalDevice,
    p_display_plane_info: *const DisplayPlaneInfo2KHR,
    p_capabilities: *mut DisplayPlaneCapabilities2KHR,
) -> Result;
/// `vkGetBufferMemoryRequirements2`
pub type PFN_vkGetBufferMemoryRequirements2 = unsafe extern "system" fn(
    device: Device,
    p_info: *const BufferMemoryRequirementsInfo2,
    p_memory_requirements: *mut MemoryRequirements2,
);
/// `vkGetBufferMemoryRequirements2KHR`
pub type PFN_vkGetBufferMemoryRequirements2KHR = PFN_vkGetBufferMemoryRequirements2;
/// `vkGetImageMemoryRequirements2`
pub type PFN_vkGetImageMemoryRequirements2 = unsafe extern "system" fn(
    device: Device,
    p_info: *const ImageMemoryRequirementsInfo2,
    p_memory_requirements: *mut MemoryRequirements2,
);
/// `vkGetImageMemoryRequirements2KHR`
pub type PFN_vkGetImageMemoryRequirements2KHR = PFN_vkGetImageMemoryRequirements2;
/// `vkGetImageSparseMemoryRequirements2`
pub type PFN_vkGetImageSparseMemoryRequirements2 = unsafe extern "system" fn(
    device: Device,
    p_info: *const ImageSparseMemoryRequirementsInfo2,
    p_sparse_memory_requirement_count: *mut u32,
    p_sparse_memory_requirements: *mut SparseImageMemoryRequirements2,
);
/// `vkGetImageSparseMemoryRequirements2KHR`
pub type PFN_vkGetImageSparseMemoryRequirements2KHR = PFN_vkGetImageSparseMemoryRequirements2;
/// `vkGetDeviceBufferMemoryRequirements`
pub type PFN_vkGetDeviceBufferMemoryRequirements = unsafe extern "system" fn(
    device: Device,
    p_info: *const DeviceBufferMemoryRequirements,
    p_memory_requirements: *mut MemoryRequirements2,
);
/// `vkGetDeviceBufferMemoryRequirementsKHR`
pub type PFN_vkGetDeviceBufferMemoryRequirementsKHR = PFN_vkGetDeviceBufferMemoryRequirements;
/// `vkGetDeviceImageMemoryRequirements`
pub type PFN_vkGetDeviceImageMemoryRequirements = unsafe extern "system" fn(
    device: Device,
    p_info: *const DeviceImageMemoryRequirements,
    p_memory_requirements: *mut MemoryRequirements2,
);
/// `vkGetDeviceImageMemoryRequirementsKHR`
pub type PFN_vkGetDeviceImageMemoryRequirementsKHR = PFN_vkGetDeviceImageMemoryRequirements;
/// `vkGetDeviceImageSparseMemoryRequirements`
pub type PFN_vkGetDeviceImageSparseMemoryRequirements = unsafe extern "system" fn(
    device: Device,
    p_info: *const DeviceImageMemoryRequirements,
    p_sparse_memory_requirement_count: *mut u32,
    p_sparse_memory_requirements: *mut SparseImageMemoryRequirements2,
);
/// `vkGetDeviceImageSparseMemoryRequirementsKHR`
pub type PFN_vkGetDeviceImageSparseMemoryRequirementsKHR = PFN_vkGetDeviceImageSparseMemoryRequirements;
/// `vkCreateSamplerYcbcrConversion`
pub type PFN_vkCreateSamplerYcbcrConversion = unsafe extern "system" fn(
    device: Device,
    p_create_info: *const SamplerYcbcrConversionCreateInfo,
    p_allocator: *const AllocationCallbacks,
    p_ycbcr_conversion: *mut SamplerYcbcrConversion,
) -> Result;
/// `vkCreateSamplerYcbcrConversionKHR`
pub type PFN_vkCreateSamplerYcbcrConversionKHR = PFN_vkCreateSamplerYcbcrConversion;
/// `vkDestroySamplerYcbcrConversion`
pub type PFN_vkDestroySamplerYcbcrConversion = unsafe extern "system" fn(
    device: Device,
    ycbcr_conversion: SamplerYcbcrConversion,
    p_allocator: *const AllocationCallbacks,
);
/// `vkDestroySamplerYcbcrConversionKHR`
pub type PFN_vkDestroySamplerYcbcrConversionKHR = PFN_vkDestroySamplerYcbcrConversion;
/// `vkGetDeviceQueue2`
pub type PFN_vkGetDeviceQueue2 = unsafe extern "system" fn(
    device: Device,
    p_queue_info: *const DeviceQueueInfo2,
    p_queue: *mut Queue,
);
/// `vkCreateValidationCacheEXT`
pub type PFN_vkCreateValidationCacheEXT = unsafe extern "system" fn(
    device: Device,
    p_create_info: *const ValidationCacheCreateInfoEXT,
    p_allocator: *const AllocationCallbacks,
    p_validation_cache: *mut ValidationCacheEXT,
) -> Result;
/// `vkDestroyValidationCacheEXT`
pub type PFN_vkDestroyValidationCacheEXT = unsafe extern "system" fn(
    device: Device,
    validation_cache: ValidationCacheEXT,
    p_allocator: *const AllocationCallbacks,
);
/// `vkGetValidationCacheDataEXT`
pub type PFN_vkGetValidationCacheDataEXT = unsafe extern "system" fn(
    device: Device,
    validation_cache: ValidationCacheEXT,
    p_data_size: *mut usize,
    p_data: *mut c_void,
) -> Result;
/// `vkMergeValidationCachesEXT`
pub type PFN_vkMergeValidationCachesEXT = unsafe extern "system" fn(
    device: Device,
    dst_cache: ValidationCacheEXT,
    src_cache_count: u32,
    p_src_caches: *const ValidationCacheEXT,
) -> Result;
/// `vkGetDescriptorSetLayoutSupport`
pub type PFN_vkGetDescriptorSetLayoutSupport = unsafe extern "system" fn(
    device: Device,
    p_create_info: *const DescriptorSetLayoutCreateInfo,
    p_support: *mut DescriptorSetLayoutSupport,
);
/// `vkGetDescriptorSetLayoutSupportKHR`
pub type PFN_vkGetDescriptorSetLayoutSupportKHR = PFN_vkGetDescriptorSetLayoutSupport;
/// `vkGetShaderInfoAMD`
pub type PFN_vkGetShaderInfoAMD = unsafe extern "system" fn(
    device: Device,
    pipeline: Pipeline,
    shader_stage: ShaderStageFlags,
    info_type: ShaderInfoTypeAMD,
    p_info_size: *mut usize,
    p_info: *mut c_void,
) -> Result;
/// `vkSetLocalDimmingAMD`
pub type PFN_vkSetLocalDimmingAMD = unsafe extern "system" fn(
    device: Device,
    swap_chain: SwapchainKHR,
    local_dimming_enable: Bool32,
);
/// `vkGetPhysicalDeviceCalibrateableTimeDomainsKHR`
pub type PFN_vkGetPhysicalDeviceCalibrateableTimeDomainsKHR = unsafe extern "system" fn(
    physical_device: PhysicalDevice,
    p_time_domain_count: *mut u32,
    p_time_domains: *mut TimeDomainKHR,
) -> Result;
/// `vkGetPhysicalDeviceCalibrateableTimeDomainsEXT`
pub type PFN_vkGetPhysicalDeviceCalibrateableTimeDomainsEXT = PFN_vkGetPhysicalDeviceCalibrateableTimeDomainsKHR;
/// `vkGetCalibratedTimestampsKHR`
pub type PFN_vkGetCalibratedTimestampsKHR = unsafe extern "system" fn(
    device: Device,
    timestamp_count: u32,
    p_timestamp_infos: *const CalibratedTimestampInfoKHR,
    p_timestamps: *mut u64,
    p_max_deviation: *mut u64,
) -> Result;
/// `vkGetCalibratedTimestampsEXT`
pub type PFN_vkGetCalibratedTimestampsEXT = PFN_vkGetCalibratedTimestampsKHR;
/// `vkSetDebugUtilsObjectNameEXT`
pub type PFN_vkSetDebugUtilsObjectNameEXT = unsafe extern "system" fn(
    device: Device,
    p_name_info: *const DebugUtilsObjectNameInfoEXT,
) -> Result;
/// `vkSetDebugUtilsObjectTagEXT`
pub type PFN_vkSetDebugUtilsObjectTagEXT = unsafe extern "system" fn(
    device: Device,
    p_tag_info: *const DebugUtilsObjectTagInfoEXT,
) -> Result;
/// `vkQueueBeginDebugUtilsLabelEXT`
pub type PFN_vkQueueBeginDebugUtilsLabelEXT = unsafe extern "system" fn(
    queue: Queue,
    p_label_info: *const DebugUtilsLabelEXT,
);
/// `vkQueueEndDebugUtilsLabelEXT`
pub type PFN_vkQueueEndDebugUtilsLabelEXT = unsafe extern "system" fn(queue: Queue);
/// `vkQueueInsertDebugUtilsLabelEXT`
pub type PFN_vkQueueInsertDebugUtilsLabelEXT = unsafe extern "system" fn(
    queue: Queue,
    p_label_info: *const DebugUtilsLabelEXT,
);
/// `vkCmdBeginDebugUtilsLabelEXT`
pub type PFN_vkCmdBeginDebugUtilsLabelEXT = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    p_label_info: *const DebugUtilsLabelEXT,
);
/// `vkCmdEndDebugUtilsLabelEXT`
pub type PFN_vkCmdEndDebugUtilsLabelEXT = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
);
/// `vkCmdInsertDebugUtilsLabelEXT`
pub type PFN_vkCmdInsertDebugUtilsLabelEXT = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    p_label_info: *const DebugUtilsLabelEXT,
);
/// `vkCreateDebugUtilsMessengerEXT`
pub type PFN_vkCreateDebugUtilsMessengerEXT = unsafe extern "system" fn(
    instance: Instance,
    p_create_info: *const DebugUtilsMessengerCreateInfoEXT,
    p_allocator: *const AllocationCallbacks,
    p_messenger: *mut DebugUtilsMessengerEXT,
) -> Result;
/// `vkDestroyDebugUtilsMessengerEXT`
pub type PFN_vkDestroyDebugUtilsMessengerEXT = unsafe extern "system" fn(
    instance: Instance,
    messenger: DebugUtilsMessengerEXT,
    p_allocator: *const AllocationCallbacks,
);
/// `vkSubmitDebugUtilsMessageEXT`
pub type PFN_vkSubmitDebugUtilsMessageEXT = unsafe extern "system" fn(
    instance: Instance,
    message_severity: DebugUtilsMessageSeverityFlagsEXT,
    message_types: DebugUtilsMessageTypeFlagsEXT,
    p_callback_data: *const DebugUtilsMessengerCallbackDataEXT,
);
/// `vkGetMemoryHostPointerPropertiesEXT`
pub type PFN_vkGetMemoryHostPointerPropertiesEXT = unsafe extern "system" fn(
    device: Device,
    handle_type: ExternalMemoryHandleTypeFlags,
    p_host_pointer: *const c_void,
    p_memory_host_pointer_properties: *mut MemoryHostPointerPropertiesEXT,
) -> Result;
/// `vkCmdWriteBufferMarkerAMD`
pub type PFN_vkCmdWriteBufferMarkerAMD = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    pipeline_stage: PipelineStageFlags,
    dst_buffer: Buffer,
    dst_offset: DeviceSize,
    marker: u32,
);
/// `vkCreateRenderPass2`
pub type PFN_vkCreateRenderPass2 = unsafe extern "system" fn(
    device: Device,
    p_create_info: *const RenderPassCreateInfo2,
    p_allocator: *const AllocationCallbacks,
    p_render_pass: *mut RenderPass,
) -> Result;
/// `vkCreateRenderPass2KHR`
pub type PFN_vkCreateRenderPass2KHR = PFN_vkCreateRenderPass2;
/// `vkCmdBeginRenderPass2`
pub type PFN_vkCmdBeginRenderPass2 = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    p_render_pass_begin: *const RenderPassBeginInfo,
    p_subpass_begin_info: *const SubpassBeginInfo,
);
/// `vkCmdBeginRenderPass2KHR`
pub type PFN_vkCmdBeginRenderPass2KHR = PFN_vkCmdBeginRenderPass2;
/// `vkCmdNextSubpass2`
pub type PFN_vkCmdNextSubpass2 = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    p_subpass_begin_info: *const SubpassBeginInfo,
    p_subpass_end_info: *const SubpassEndInfo,
);
/// `vkCmdNextSubpass2KHR`
pub type PFN_vkCmdNextSubpass2KHR = PFN_vkCmdNextSubpass2;
/// `vkCmdEndRenderPass2`
pub type PFN_vkCmdEndRenderPass2 = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    p_subpass_end_info: *const SubpassEndInfo,
);
/// `vkCmdEndRenderPass2KHR`
pub type PFN_vkCmdEndRenderPass2KHR = PFN_vkCmdEndRenderPass2;
/// `vkGetSemaphoreCounterValue`
pub type PFN_vkGetSemaphoreCounterValue = unsafe extern "system" fn(
    device: Device,
    semaphore: Semaphore,
    p_value: *mut u64,
) -> Result;
/// `vkGetSemaphoreCounterValueKHR`
pub type PFN_vkGetSemaphoreCounterValueKHR = PFN_vkGetSemaphoreCounterValue;
/// `vkWaitSemaphores`
pub type PFN_vkWaitSemaphores = unsafe extern "system" fn(
    device: Device,
    p_wait_info: *const SemaphoreWaitInfo,
    timeout: u64,
) -> Result;
/// `vkWaitSemaphoresKHR`
pub type PFN_vkWaitSemaphoresKHR = PFN_vkWaitSemaphores;
/// `vkSignalSemaphore`
pub type PFN_vkSignalSemaphore = unsafe extern "system" fn(
    device: Device,
    p_signal_info: *const SemaphoreSignalInfo,
) -> Result;
/// `vkSignalSemaphoreKHR`
pub type PFN_vkSignalSemaphoreKHR = PFN_vkSignalSemaphore;
/// `vkGetAndroidHardwareBufferPropertiesANDROID`
pub type PFN_vkGetAndroidHardwareBufferPropertiesANDROID = unsafe extern "system" fn(
    device: Device,
    buffer: *const AHardwareBuffer,
    p_properties: *mut AndroidHardwareBufferPropertiesANDROID,
) -> Result;
/// `vkGetMemoryAndroidHardwareBufferANDROID`
pub type PFN_vkGetMemoryAndroidHardwareBufferANDROID = unsafe extern "system" fn(
    device: Device,
    p_info: *const MemoryGetAndroidHardwareBufferInfoANDROID,
    p_buffer: *mut *mut AHardwareBuffer,
) -> Result;
/// `vkCmdDrawIndirectCount`
pub type PFN_vkCmdDrawIndirectCount = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    buffer: Buffer,
    offset: DeviceSize,
    count_buffer: Buffer,
    count_buffer_offset: DeviceSize,
    max_draw_count: u32,
    stride: u32,
);
/// `vkCmdDrawIndirectCountKHR`
pub type PFN_vkCmdDrawIndirectCountKHR = PFN_vkCmdDrawIndirectCount;
/// `vkCmdDrawIndirectCountAMD`
pub type PFN_vkCmdDrawIndirectCountAMD = PFN_vkCmdDrawIndirectCount;
/// `vkCmdDrawIndexedIndirectCount`
pub type PFN_vkCmdDrawIndexedIndirectCount = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    buffer: Buffer,
    offset: DeviceSize,
    count_buffer: Buffer,
    count_buffer_offset: DeviceSize,
    max_draw_count: u32,
    stride: u32,
);
/// `vkCmdDrawIndexedIndirectCountKHR`
pub type PFN_vkCmdDrawIndexedIndirectCountKHR = PFN_vkCmdDrawIndexedIndirectCount;
/// `vkCmdDrawIndexedIndirectCountAMD`
pub type PFN_vkCmdDrawIndexedIndirectCountAMD = PFN_vkCmdDrawIndexedIndirectCount;
/// `vkCmdSetCheckpointNV`
pub type PFN_vkCmdSetCheckpointNV = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    p_checkpoint_marker: *const c_void,
);
/// `vkGetQueueCheckpointDataNV`
pub type PFN_vkGetQueueCheckpointDataNV = unsafe extern "system" fn(
    queue: Queue,
    p_checkpoint_data_count: *mut u32,
    p_checkpoint_data: *mut CheckpointDataNV,
);
/// `vkCmdBindTransformFeedbackBuffersEXT`
pub type PFN_vkCmdBindTransformFeedbackBuffersEXT = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    first_binding: u32,
    binding_count: u32,
    p_buffers: *const Buffer,
    p_offsets: *const DeviceSize,
    p_sizes: *const DeviceSize,
);
/// `vkCmdBeginTransformFeedbackEXT`
pub type PFN_vkCmdBeginTransformFeedbackEXT = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    first_counter_buffer: u32,
    counter_buffer_count: u32,
    p_counter_buffers: *const Buffer,
    p_counter_buffer_offsets: *const DeviceSize,
);
/// `vkCmdEndTransformFeedbackEXT`
pub type PFN_vkCmdEndTransformFeedbackEXT = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    first_counter_buffer: u32,
    counter_buffer_count: u32,
    p_counter_buffers: *const Buffer,
    p_counter_buffer_offsets: *const DeviceSize,
);
/// `vkCmdBeginQueryIndexedEXT`
pub type PFN_vkCmdBeginQueryIndexedEXT = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    query_pool: QueryPool,
    query: u32,
    flags: QueryControlFlags,
    index: u32,
);
/// `vkCmdEndQueryIndexedEXT`
pub type PFN_vkCmdEndQueryIndexedEXT = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    query_pool: QueryPool,
    query: u32,
    index: u32,
);
/// `vkCmdDrawIndirectByteCountEXT`
pub type PFN_vkCmdDrawIndirectByteCountEXT = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    instance_count: u32,
    first_instance: u32,
    counter_buffer: Buffer,
    counter_buffer_offset: DeviceSize,
    counter_offset: u32,
    vertex_stride: u32,
);
/// `vkCmdSetExclusiveScissorNV`
pub type PFN_vkCmdSetExclusiveScissorNV = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    first_exclusive_scissor: u32,
    exclusive_scissor_count: u32,
    p_exclusive_scissors: *const Rect2D,
);
/// `vkCmdSetExclusiveScissorEnableNV`
pub type PFN_vkCmdSetExclusiveScissorEnableNV = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    first_exclusive_scissor: u32,
    exclusive_scissor_count: u32,
    p_exclusive_scissor_enables: *const Bool32,
);
/// `vkCmdBindShadingRateImageNV`
pub type PFN_vkCmdBindShadingRateImageNV = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    image_view: ImageView,
    image_layout: ImageLayout,
);
/// `vkCmdSetViewportShadingRatePaletteNV`
pub type PFN_vkCmdSetViewportShadingRatePaletteNV = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    first_viewport: u32,
    viewport_count: u32,
    p_shading_rate_palettes: *const ShadingRatePaletteNV,
);
/// `vkCmdSetCoarseSampleOrderNV`
pub type PFN_vkCmdSetCoarseSampleOrderNV = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    sample_order_type: CoarseSampleOrderTypeNV,
    custom_sample_order_count: u32,
    p_custom_sample_orders: *const CoarseSampleOrderCustomNV,
);
/// `vkCmdDrawMeshTasksNV`
pub type PFN_vkCmdDrawMeshTasksNV = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    task_count: u32,
    first_task: u32,
);
/// `vkCmdDrawMeshTasksIndirectNV`
pub type PFN_vkCmdDrawMeshTasksIndirectNV = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    buffer: Buffer,
    offset: DeviceSize,
    draw_count: u32,
    stride: u32,
);
/// `vkCmdDrawMeshTasksIndirectCountNV`
pub type PFN_vkCmdDrawMeshTasksIndirectCountNV = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    buffer: Buffer,
    offset: DeviceSize,
    count_buffer: Buffer,
    count_buffer_offset: DeviceSize,
    max_draw_count: u32,
    stride: u32,
);
/// `vkCmdDrawMeshTasksEXT`
pub type PFN_vkCmdDrawMeshTasksEXT = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    group_count_x: u32,
    group_count_y: u32,
    group_count_z: u32,
);
/// `vkCmdDrawMeshTasksIndirectEXT`
pub type PFN_vkCmdDrawMeshTasksIndirectEXT = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    buffer: Buffer,
    offset: DeviceSize,
    draw_count: u32,
    stride: u32,
);
/// `vkCmdDrawMeshTasksIndirectCountEXT`
pub type PFN_vkCmdDrawMeshTasksIndirectCountEXT = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    buffer: Buffer,
    offset: DeviceSize,
    count_buffer: Buffer,
    count_buffer_offset: DeviceSize,
    max_draw_count: u32,
    stride: u32,
);
/// `vkCompileDeferredNV`
pub type PFN_vkCompileDeferredNV = unsafe extern "system" fn(
    device: Device,
    pipeline: Pipeline,
    shader: u32,
) -> Result;
/// `vkCreateAccelerationStructureNV`
pub type PFN_vkCreateAccelerationStructureNV = unsafe extern "system" fn(
    device: Device,
    p_create_info: *const AccelerationStructureCreateInfoNV,
    p_allocator: *const AllocationCallbacks,
    p_acceleration_structure: *mut AccelerationStructureNV,
) -> Result;
/// `vkCmdBindInvocationMaskHUAWEI`
pub type PFN_vkCmdBindInvocationMaskHUAWEI = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    image_view: ImageView,
    image_layout: ImageLayout,
);
/// `vkDestroyAccelerationStructureKHR`
pub type PFN_vkDestroyAccelerationStructureKHR = unsafe extern "system" fn(
    device: Device,
    acceleration_structure: AccelerationStructureKHR,
    p_allocator: *const AllocationCallbacks,
);
/// `vkDestroyAccelerationStructureNV`
pub type PFN_vkDestroyAccelerationStructureNV = unsafe extern "system" fn(
    device: Device,
    acceleration_structure: AccelerationStructureNV,
    p_allocator: *const AllocationCallbacks,
);
/// `vkGetAccelerationStructureMemoryRequirementsNV`
pub type PFN_vkGetAccelerationStructureMemoryRequirementsNV = unsafe extern "system" fn(
    device: Device,
    p_info: *const AccelerationStructureMemoryRequirementsInfoNV,
    p_memory_requirements: *mut MemoryRequirements2,
);
/// `vkBindAccelerationStructureMemoryNV`
pub type PFN_vkBindAccelerationStructureMemoryNV = unsafe extern "system" fn(
    device: Device,
    bind_info_count: u32,
    p_bind_infos: *const BindAccelerationStructureMemoryInfoNV,
) -> Result;
/// `vkCmdCopyAccelerationStructureNV`
pub type PFN_vkCmdCopyAccelerationStructureNV = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    dst: AccelerationStructureNV,
    src: AccelerationStructureNV,
    mode: CopyAccelerationStructureModeKHR,
);
/// `vkCmdCopyAccelerationStructureKHR`
pub type PFN_vkCmdCopyAccelerationStructureKHR = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    p_info: *const CopyAccelerationStructureInfoKHR,
);
/// `vkCopyAccelerationStructureKHR`
pub type PFN_vkCopyAccelerationStructureKHR = unsafe extern "system" fn(
    device: Device,
    deferred_operation: DeferredOperationKHR,
    p_info: *const CopyAccelerationStructureInfoKHR,
) -> Result;
/// `vkCmdCopyAccelerationStructureToMemoryKHR`
pub type PFN_vkCmdCopyAccelerationStructureToMemoryKHR = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    p_info: *const CopyAccelerationStructureToMemoryInfoKHR,
);
/// `vkCopyAccelerationStructureToMemoryKHR`
pub type PFN_vkCopyAccelerationStructureToMemoryKHR = unsafe extern "system" fn(
    device: Device,
    deferred_operation: DeferredOperationKHR,
    p_info: *const CopyAccelerationStructureToMemoryInfoKHR,
) -> Result;
/// `vkCmdCopyMemoryToAccelerationStructureKHR`
pub type PFN_vkCmdCopyMemoryToAccelerationStructureKHR = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    p_info: *const CopyMemoryToAccelerationStructureInfoKHR,
);
/// `vkCopyMemoryToAccelerationStructureKHR`
pub type PFN_vkCopyMemoryToAccelerationStructureKHR = unsafe extern "system" fn(
    device: Device,
    deferred_operation: DeferredOperationKHR,
    p_info: *const CopyMemoryToAccelerationStructureInfoKHR,
) -> Result;
/// `vkCmdWriteAccelerationStructuresPropertiesKHR`
pub type PFN_vkCmdWriteAccelerationStructuresPropertiesKHR = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    acceleration_structure_count: u32,
    p_acceleration_structures: *const AccelerationStructureKHR,
    query_type: QueryType,
    query_pool: QueryPool,
    first_query: u32,
);
/// `vkCmdWriteAccelerationStructuresPropertiesNV`
pub type PFN_vkCmdWriteAccelerationStructuresPropertiesNV = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    acceleration_structure_count: u32,
    p_acceleration_structures: *const AccelerationStructureNV,
    query_type: QueryType,
    query_pool: QueryPool,
    first_query: u32,
);
/// `vkCmdBuildAccelerationStructureNV`
pub type PFN_vkCmdBuildAccelerationStructureNV = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    p_info: *const AccelerationStructureInfoNV,
    instance_data: Buffer,
    instance_offset: DeviceSize,
    update: Bool32,
    dst: AccelerationStructureNV,
    src: AccelerationStructureNV,
    scratch: Buffer,
    scratch_offset: DeviceSize,
);
/// `vkWriteAccelerationStructuresPropertiesKHR`
pub type PFN_vkWriteAccelerationStructuresPropertiesKHR = unsafe extern "system" fn(
    device: Device,
    acceleration_structure_count: u32,
    p_acceleration_structures: *const AccelerationStructureKHR,
    query_type: QueryType,
    data_size: usize,
    p_data: *mut c_void,
    stride: usize,
) -> Result;
/// `vkCmdTraceRaysKHR`
pub type PFN_vkCmdTraceRaysKHR = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    p_raygen_shader_binding_table: *const StridedDeviceAddressRegionKHR,
    p_miss_shader_binding_table: *const StridedDeviceAddressRegionKHR,
    p_hit_shader_binding_table: *const StridedDeviceAddressRegionKHR,
    p_callable_shader_binding_table: *const StridedDeviceAddressRegionKHR,
    width: u32,
    height: u32,
    depth: u32,
);
/// `vkCmdTraceRaysNV`
pub type PFN_vkCmdTraceRaysNV = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    raygen_shader_binding_table_buffer: Buffer,
    raygen_shader_binding_offset: DeviceSize,
    miss_shader_binding_table_buffer: Buffer,
    miss_shader_binding_offset: DeviceSize,
    miss_shader_binding_stride: DeviceSize,
    hit_shader_binding_table_buffer: Buffer,
    hit_shader_binding_offset: DeviceSize,
    hit_shader_binding_stride: DeviceSize,
    callable_shader_binding_table_buffer: Buffer,
    callable_shader_binding_offset: DeviceSize,
    callable_shader_binding_stride: DeviceSize,
    width: u32,
    height: u32,
    depth: u32,
);
/// `vkGetRayTracingShaderGroupHandlesKHR`
pub type PFN_vkGetRayTracingShaderGroupHandlesKHR = unsafe extern "system" fn(
    device: Device,
    pipeline: Pipeline,
    first_group: u32,
    group_count: u32,
    data_size: usize,
    p_data: *mut c_void,
) -> Result;
/// `vkGetRayTracingShaderGroupHandlesNV`
pub type PFN_vkGetRayTracingShaderGroupHandlesNV = PFN_vkGetRayTracingShaderGroupHandlesKHR;
/// `vkGetRayTracingCaptureReplayShaderGroupHandlesKHR`
pub type PFN_vkGetRayTracingCaptureReplayShaderGroupHandlesKHR = unsafe extern "system" fn(
    device: Device,
    pipeline: Pipeline,
    first_group: u32,
    group_count: u32,
    data_size: usize,
    p_data: *mut c_void,
) -> Result;
/// `vkGetAccelerationStructureHandleNV`
pub type PFN_vkGetAccelerationStructureHandleNV = unsafe extern "system" fn(
    device: Device,
    acceleration_structure: AccelerationStructureNV,
    data_size: usize,
    p_data: *mut c_void,
) -> Result;
/// `vkCreateRayTracingPipelinesNV`
pub type PFN_vkCreateRayTracingPipelinesNV = unsafe extern "system" fn(
    device: Device,
    pipeline_cache: PipelineCache,
    create_info_count: u32,
    p_create_infos: *const RayTracingPipelineCreateInfoNV,
    p_allocator: *const AllocationCallbacks,
    p_pipelines: *mut Pipeline,
) -> Result;
/// `vkCreateRayTracingPipelinesKHR`
pub type PFN_vkCreateRayTracingPipelinesKHR = unsafe extern "system" fn(
    device: Device,
    deferred_operation: DeferredOperationKHR,
    pipeline_cache: PipelineCache,
    create_info_count: u32,
    p_create_infos: *const RayTracingPipelineCreateInfoKHR,
    p_allocator: *const AllocationCallbacks,
    p_pipelines: *mut Pipeline,
) -> Result;
/// `vkGetPhysicalDeviceCooperativeMatrixPropertiesNV`
pub type PFN_vkGetPhysicalDeviceCooperativeMatrixPropertiesNV = unsafe extern "system" fn(
    physical_device: PhysicalDevice,
    p_property_count: *mut u32,
    p_properties: *mut CooperativeMatrixPropertiesNV,
) -> Result;
/// `vkCmdTraceRaysIndirectKHR`
pub type PFN_vkCmdTraceRaysIndirectKHR = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    p_raygen_shader_binding_table: *const StridedDeviceAddressRegionKHR,
    p_miss_shader_binding_table: *const StridedDeviceAddressRegionKHR,
    p_hit_shader_binding_table: *const StridedDeviceAddressRegionKHR,
    p_callable_shader_binding_table: *const StridedDeviceAddressRegionKHR,
    indirect_device_address: DeviceAddress,
);
/// `vkCmdTraceRaysIndirect2KHR`
pub type PFN_vkCmdTraceRaysIndirect2KHR = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    indirect_device_address: DeviceAddress,
);
/// `vkGetClusterAccelerationStructureBuildSizesNV`
pub type PFN_vkGetClusterAccelerationStructureBuildSizesNV = unsafe extern "system" fn(
    device: Device,
    p_info: *const ClusterAccelerationStructureInputInfoNV,
    p_size_info: *mut AccelerationStructureBuildSizesInfoKHR,
);
/// `vkCmdBuildClusterAccelerationStructureIndirectNV`
pub type PFN_vkCmdBuildClusterAccelerationStructureIndirectNV = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    p_command_infos: *const ClusterAccelerationStructureCommandsInfoNV,
);
/// `vkGetDeviceAccelerationStructureCompatibilityKHR`
pub type PFN_vkGetDeviceAccelerationStructureCompatibilityKHR = unsafe extern "system" fn(
    device: Device,
    p_version_info: *const AccelerationStructureVersionInfoKHR,
    p_compatibility: *mut AccelerationStructureCompatibilityKHR,
);
/// `vkGetRayTracingShaderGroupStackSizeKHR`
pub type PFN_vkGetRayTracingShaderGroupStackSizeKHR = unsafe extern "system" fn(
    device: Device,
    pipeline: Pipeline,
    group: u32,
    group_shader: ShaderGroupShaderKHR,
) -> DeviceSize;
/// `vkCmdSetRayTracingPipelineStackSizeKHR`
pub type PFN_vkCmdSetRayTracingPipelineStackSizeKHR = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    pipeline_stack_size: u32,
);
/// `vkGetImageViewHandleNVX`
pub type PFN_vkGetImageViewHandleNVX = unsafe extern "system" fn(
    device: Device,
    p_info: *const ImageViewHandleInfoNVX,
) -> u32;
/// `vkGetImageViewHandle64NVX`
pub type PFN_vkGetImageViewHandle64NVX = unsafe extern "system" fn(
    device: Device,
    p_info: *const ImageViewHandleInfoNVX,
) -> u64;
/// `vkGetImageViewAddressNVX`
pub type PFN_vkGetImageViewAddressNVX = unsafe extern "system" fn(
    device: Device,
    image_view: ImageView,
    p_properties: *mut ImageViewAddressPropertiesNVX,
) -> Result;
/// `vkGetDeviceCombinedImageSamplerIndexNVX`
pub type PFN_vkGetDeviceCombinedImageSamplerIndexNVX = unsafe extern "system" fn(
    device: Device,
    image_view_index: u64,
    sampler_index: u64,
) -> u64;
/// `vkGetPhysicalDeviceSurfacePresentModes2EXT`
pub type PFN_vkGetPhysicalDeviceSurfacePresentModes2EXT = unsafe extern "system" fn(
    physical_device: PhysicalDevice,
    p_surface_info: *const PhysicalDeviceSurfaceInfo2KHR,
    p_present_mode_count: *mut u32,
    p_present_modes: *mut PresentModeKHR,
) -> Result;
/// `vkGetDeviceGroupSurfacePresentModes2EXT`
pub type PFN_vkGetDeviceGroupSurfacePresentModes2EXT = unsafe extern "system" fn(
    device: Device,
    p_surface_info: *const PhysicalDeviceSurfaceInfo2KHR,
    p_modes: *mut DeviceGroupPresentModeFlagsKHR,
) -> Result;
/// `vkAcquireFullScreenExclusiveModeEXT`
pub type PFN_vkAcquireFullScreenExclusiveModeEXT = unsafe extern "system" fn(
    device: Device,
    swapchain: SwapchainKHR,
) -> Result;
/// `vkReleaseFullScreenExclusiveModeEXT`
pub type PFN_vkReleaseFullScreenExclusiveModeEXT = unsafe extern "system" fn(
    device: Device,
    swapchain: SwapchainKHR,
) -> Result;
/// `vkEnumeratePhysicalDeviceQueueFamilyPerformanceQueryCountersKHR`
pub type PFN_vkEnumeratePhysicalDeviceQueueFamilyPerformanceQueryCountersKHR = unsafe extern "system" fn(
    physical_device: PhysicalDevice,
    queue_family_index: u32,
    p_counter_count: *mut u32,
    p_counters: *mut PerformanceCounterKHR,
    p_counter_descriptions: *mut PerformanceCounterDescriptionKHR,
) -> Result;
/// `vkGetPhysicalDeviceQueueFamilyPerformanceQueryPassesKHR`
pub type PFN_vkGetPhysicalDeviceQueueFamilyPerformanceQueryPassesKHR = unsafe extern "system" fn(
    physical_device: PhysicalDevice,
    p_performance_query_create_info: *const QueryPoolPerformanceCreateInfoKHR,
    p_num_passes: *mut u32,
);
/// `vkAcquireProfilingLockKHR`
pub type PFN_vkAcquireProfilingLockKHR = unsafe extern "system" fn(
    device: Device,
    p_info: *const AcquireProfilingLockInfoKHR,
) -> Result;
/// `vkReleaseProfilingLockKHR`
pub type PFN_vkReleaseProfilingLockKHR = unsafe extern "system" fn(device: Device);
/// `vkGetImageDrmFormatModifierPropertiesEXT`
pub type PFN_vkGetImageDrmFormatModifierPropertiesEXT = unsafe extern "system" fn(
    device: Device,
    image: Image,
    p_properties: *mut ImageDrmFormatModifierPropertiesEXT,
) -> Result;
/// `vkGetBufferOpaqueCaptureAddress`
pub type PFN_vkGetBufferOpaqueCaptureAddress = unsafe extern "system" fn(
    device: Device,
    p_info: *const BufferDeviceAddressInfo,
) -> u64;
/// `vkGetBufferOpaqueCaptureAddressKHR`
pub type PFN_vkGetBufferOpaqueCaptureAddressKHR = PFN_vkGetBufferOpaqueCaptureAddress;
/// `vkGetBufferDeviceAddress`
pub type PFN_vkGetBufferDeviceAddress = unsafe extern "system" fn(
    device: Device,
    p_info: *const BufferDeviceAddressInfo,
) -> DeviceAddress;
/// `vkGetBufferDeviceAddressKHR`
pub type PFN_vkGetBufferDeviceAddressKHR = PFN_vkGetBufferDeviceAddress;
/// `vkGetBufferDeviceAddressEXT`
pub type PFN_vkGetBufferDeviceAddressEXT = PFN_vkGetBufferDeviceAddress;
/// `vkCreateHeadlessSurfaceEXT`
pub type PFN_vkCreateHeadlessSurfaceEXT = unsafe extern "system" fn(
    instance: Instance,
    p_create_info: *const HeadlessSurfaceCreateInfoEXT,
    p_allocator: *const AllocationCallbacks,
    p_surface: *mut SurfaceKHR,
) -> Result;
/// `vkGetPhysicalDeviceSupportedFramebufferMixedSamplesCombinationsNV`
pub type PFN_vkGetPhysicalDeviceSupportedFramebufferMixedSamplesCombinationsNV = unsafe extern "system" fn(
    physical_device: PhysicalDevice,
    p_combination_count: *mut u32,
    p_combinations: *mut FramebufferMixedSamplesCombinationNV,
) -> Result;
/// `vkInitializePerformanceApiINTEL`
pub type PFN_vkInitializePerformanceApiINTEL = unsafe extern "system" fn(
    device: Device,
    p_initialize_info: *const InitializePerformanceApiInfoINTEL,
) -> Result;
/// `vkUninitializePerformanceApiINTEL`
pub type PFN_vkUninitializePerformanceApiINTEL = unsafe extern "system" fn(
    device: Device,
);
/// `vkCmdSetPerformanceMarkerINTEL`
pub type PFN_vkCmdSetPerformanceMarkerINTEL = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    p_marker_info: *const PerformanceMarkerInfoINTEL,
) -> Result;
/// `vkCmdSetPerformanceStreamMarkerINTEL`
pub type PFN_vkCmdSetPerformanceStreamMarkerINTEL = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    p_marker_info: *const PerformanceStreamMarkerInfoINTEL,
) -> Result;
/// `vkCmdSetPerformanceOverrideINTEL`
pub type PFN_vkCmdSetPerformanceOverrideINTEL = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    p_override_info: *const PerformanceOverrideInfoINTEL,
) -> Result;
/// `vkAcquirePerformanceConfigurationINTEL`
pub type PFN_vkAcquirePerformanceConfigurationINTEL = unsafe extern "system" fn(
    device: Device,
    p_acquire_info: *const PerformanceConfigurationAcquireInfoINTEL,
    p_configuration: *mut PerformanceConfigurationINTEL,
) -> Result;
/// `vkReleasePerformanceConfigurationINTEL`
pub type PFN_vkReleasePerformanceConfigurationINTEL = unsafe extern "system" fn(
    device: Device,
    configuration: PerformanceConfigurationINTEL,
) -> Result;
/// `vkQueueSetPerformanceConfigurationINTEL`
pub type PFN_vkQueueSetPerformanceConfigurationINTEL = unsafe extern "system" fn(
    queue: Queue,
    configuration: PerformanceConfigurationINTEL,
) -> Result;
/// `vkGetPerformanceParameterINTEL`
pub type PFN_vkGetPerformanceParameterINTEL = unsafe extern "system" fn(
    device: Device,
    parameter: PerformanceParameterTypeINTEL,
    p_value: *mut PerformanceValueINTEL,
) -> Result;
/// `vkGetDeviceMemoryOpaqueCaptureAddress`
pub type PFN_vkGetDeviceMemoryOpaqueCaptureAddress = unsafe extern "system" fn(
    device: Device,
    p_info: *const DeviceMemoryOpaqueCaptureAddressInfo,
) -> u64;
/// `vkGetDeviceMemoryOpaqueCaptureAddressKHR`
pub type PFN_vkGetDeviceMemoryOpaqueCaptureAddressKHR = PFN_vkGetDeviceMemoryOpaqueCaptureAddress;
/// `vkGetPipelineExecutablePropertiesKHR`
pub type PFN_vkGetPipelineExecutablePropertiesKHR = unsafe extern "system" fn(
    device: Device,
    p_pipeline_info: *const PipelineInfoKHR,
    p_executable_count: *mut u32,
    p_properties: *mut PipelineExecutablePropertiesKHR,
) -> Result;
/// `vkGetPipelineExecutableStatisticsKHR`
pub type PFN_vkGetPipelineExecutableStatisticsKHR = unsafe extern "system" fn(
    device: Device,
    p_executable_info: *const PipelineExecutableInfoKHR,
    p_statistic_count: *mut u32,
    p_statistics: *mut PipelineExecutableStatisticKHR,
) -> Result;
/// `vkGetPipelineExecutableInternalRepresentationsKHR`
pub type PFN_vkGetPipelineExecutableInternalRepresentationsKHR = unsafe extern "system" fn(
    device: Device,
    p_executable_info: *const PipelineExecutableInfoKHR,
    p_internal_representation_count: *mut u32,
    p_internal_representations: *mut PipelineExecutableInternalRepresentationKHR,
) -> Result;
/// `vkCmdSetLineStipple`
pub type PFN_vkCmdSetLineStipple = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    line_stipple_factor: u32,
    line_stipple_pattern: u16,
);
/// `vkCmdSetLineStippleKHR`
pub type PFN_vkCmdSetLineStippleKHR = PFN_vkCmdSetLineStipple;
/// `vkCmdSetLineStippleEXT`
pub type PFN_vkCmdSetLineStippleEXT = PFN_vkCmdSetLineStipple;
/// `vkGetPhysicalDeviceToolProperties`
pub type PFN_vkGetPhysicalDeviceToolProperties = unsafe extern "system" fn(
    physical_device: PhysicalDevice,
    p_tool_count: *mut u32,
    p_tool_properties: *mut PhysicalDeviceToolProperties,
) -> Result;
/// `vkGetPhysicalDeviceToolPropertiesEXT`
pub type PFN_vkGetPhysicalDeviceToolPropertiesEXT = PFN_vkGetPhysicalDeviceToolProperties;
/// `vkCreateAccelerationStructureKHR`
pub type PFN_vkCreateAccelerationStructureKHR = unsafe extern "system" fn(
    device: Device,
    p_create_info: *const AccelerationStructureCreateInfoKHR,
    p_allocator: *const AllocationCallbacks,
    p_acceleration_structure: *mut AccelerationStructureKHR,
) -> Result;
/// `vkCmdBuildAccelerationStructuresKHR`
pub type PFN_vkCmdBuildAccelerationStructuresKHR = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    info_count: u32,
    p_infos: *const AccelerationStructureBuildGeometryInfoKHR,
    pp_build_range_infos: *const *const AccelerationStructureBuildRangeInfoKHR,
);
/// `vkCmdBuildAccelerationStructuresIndirectKHR`
pub type PFN_vkCmdBuildAccelerationStructuresIndirectKHR = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    info_count: u32,
    p_infos: *const AccelerationStructureBuildGeometryInfoKHR,
    p_indirect_device_addresses: *const DeviceAddress,
    p_indirect_strides: *const u32,
    pp_max_primitive_counts: *const *const u32,
);
/// `vkBuildAccelerationStructuresKHR`
pub type PFN_vkBuildAccelerationStructuresKHR = unsafe extern "system" fn(
    device: Device,
    deferred_operation: DeferredOperationKHR,
    info_count: u32,
    p_infos: *const AccelerationStructureBuildGeometryInfoKHR,
    pp_build_range_infos: *const *const AccelerationStructureBuildRangeInfoKHR,
) -> Result;
/// `vkGetAccelerationStructureDeviceAddressKHR`
pub type PFN_vkGetAccelerationStructureDeviceAddressKHR = unsafe extern "system" fn(
    device: Device,
    p_info: *const AccelerationStructureDeviceAddressInfoKHR,
) -> DeviceAddress;
/// `vkCreateDeferredOperationKHR`
pub type PFN_vkCreateDeferredOperationKHR = unsafe extern "system" fn(
    device: Device,
    p_allocator: *const AllocationCallbacks,
    p_deferred_operation: *mut DeferredOperationKHR,
) -> Result;
/// `vkDestroyDeferredOperationKHR`
pub type PFN_vkDestroyDeferredOperationKHR = unsafe extern "system" fn(
    device: Device,
    operation: DeferredOperationKHR,
    p_allocator: *const AllocationCallbacks,
);
/// `vkGetDeferredOperationMaxConcurrencyKHR`
pub type PFN_vkGetDeferredOperationMaxConcurrencyKHR = unsafe extern "system" fn(
    device: Device,
    operation: DeferredOperationKHR,
) -> u32;
/// `vkGetDeferredOperationResultKHR`
pub type PFN_vkGetDeferredOperationResultKHR = unsafe extern "system" fn(
    device: Device,
    operation: DeferredOperationKHR,
) -> Result;
/// `vkDeferredOperationJoinKHR`
pub type PFN_vkDeferredOperationJoinKHR = unsafe extern "system" fn(
    device: Device,
    operation: DeferredOperationKHR,
) -> Result;
/// `vkGetPipelineIndirectMemoryRequirementsNV`
pub type PFN_vkGetPipelineIndirectMemoryRequirementsNV = unsafe extern "system" fn(
    device: Device,
    p_create_info: *const ComputePipelineCreateInfo,
    p_memory_requirements: *mut MemoryRequirements2,
);
/// `vkGetPipelineIndirectDeviceAddressNV`
pub type PFN_vkGetPipelineIndirectDeviceAddressNV = unsafe extern "system" fn(
    device: Device,
    p_info: *const PipelineIndirectDeviceAddressInfoNV,
) -> DeviceAddress;
/// `vkAntiLagUpdateAMD`
pub type PFN_vkAntiLagUpdateAMD = unsafe extern "system" fn(
    device: Device,
    p_data: *const AntiLagDataAMD,
);
/// `vkCmdSetCullMode`
pub type PFN_vkCmdSetCullMode = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    cull_mode: CullModeFlags,
);
/// `vkCmdSetCullModeEXT`
pub type PFN_vkCmdSetCullModeEXT = PFN_vkCmdSetCullMode;
/// `vkCmdSetFrontFace`
pub type PFN_vkCmdSetFrontFace = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    front_face: FrontFace,
);
/// `vkCmdSetFrontFaceEXT`
pub type PFN_vkCmdSetFrontFaceEXT = PFN_vkCmdSetFrontFace;
/// `vkCmdSetPrimitiveTopology`
pub type PFN_vkCmdSetPrimitiveTopology = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    primitive_topology: PrimitiveTopology,
);
/// `vkCmdSetPrimitiveTopologyEXT`
pub type PFN_vkCmdSetPrimitiveTopologyEXT = PFN_vkCmdSetPrimitiveTopology;
/// `vkCmdSetViewportWithCount`
pub type PFN_vkCmdSetViewportWithCount = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    viewport_count: u32,
    p_viewports: *const Viewport,
);
/// `vkCmdSetViewportWithCountEXT`
pub type PFN_vkCmdSetViewportWithCountEXT = PFN_vkCmdSetViewportWithCount;
/// `vkCmdSetScissorWithCount`
pub type PFN_vkCmdSetScissorWithCount = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    scissor_count: u32,
    p_scissors: *const Rect2D,
);
/// `vkCmdSetScissorWithCountEXT`
pub type PFN_vkCmdSetScissorWithCountEXT = PFN_vkCmdSetScissorWithCount;
/// `vkCmdBindIndexBuffer2`
pub type PFN_vkCmdBindIndexBuffer2 = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    buffer: Buffer,
    offset: DeviceSize,
    size: DeviceSize,
    index_type: IndexType,
);
/// `vkCmdBindIndexBuffer2KHR`
pub type PFN_vkCmdBindIndexBuffer2KHR = PFN_vkCmdBindIndexBuffer2;
/// `vkCmdBindVertexBuffers2`
pub type PFN_vkCmdBindVertexBuffers2 = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    first_binding: u32,
    binding_count: u32,
    p_buffers: *const Buffer,
    p_offsets: *const DeviceSize,
    p_sizes: *const DeviceSize,
    p_strides: *const DeviceSize,
);
/// `vkCmdBindVertexBuffers2EXT`
pub type PFN_vkCmdBindVertexBuffers2EXT = PFN_vkCmdBindVertexBuffers2;
/// `vkCmdSetDepthTestEnable`
pub type PFN_vkCmdSetDepthTestEnable = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    depth_test_enable: Bool32,
);
/// `vkCmdSetDepthTestEnableEXT`
pub type PFN_vkCmdSetDepthTestEnableEXT = PFN_vkCmdSetDepthTestEnable;
/// `vkCmdSetDepthWriteEnable`
pub type PFN_vkCmdSetDepthWriteEnable = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    depth_write_enable: Bool32,
);
/// `vkCmdSetDepthWriteEnableEXT`
pub type PFN_vkCmdSetDepthWriteEnableEXT = PFN_vkCmdSetDepthWriteEnable;
/// `vkCmdSetDepthCompareOp`
pub type PFN_vkCmdSetDepthCompareOp = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    depth_compare_op: CompareOp,
);
/// `vkCmdSetDepthCompareOpEXT`
pub type PFN_vkCmdSetDepthCompareOpEXT = PFN_vkCmdSetDepthCompareOp;
/// `vkCmdSetDepthBoundsTestEnable`
pub type PFN_vkCmdSetDepthBoundsTestEnable = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    depth_bounds_test_enable: Bool32,
);
/// `vkCmdSetDepthBoundsTestEnableEXT`
pub type PFN_vkCmdSetDepthBoundsTestEnableEXT = PFN_vkCmdSetDepthBoundsTestEnable;
/// `vkCmdSetStencilTestEnable`
pub type PFN_vkCmdSetStencilTestEnable = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    stencil_test_enable: Bool32,
);
/// `vkCmdSetStencilTestEnableEXT`
pub type PFN_vkCmdSetStencilTestEnableEXT = PFN_vkCmdSetStencilTestEnable;
/// `vkCmdSetStencilOp`
pub type PFN_vkCmdSetStencilOp = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    face_mask: StencilFaceFlags,
    fail_op: StencilOp,
    pass_op: StencilOp,
    depth_fail_op: StencilOp,
    compare_op: CompareOp,
);
/// `vkCmdSetStencilOpEXT`
pub type PFN_vkCmdSetStencilOpEXT = PFN_vkCmdSetStencilOp;
/// `vkCmdSetPatchControlPointsEXT`
pub type PFN_vkCmdSetPatchControlPointsEXT = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    patch_control_points: u32,
);
/// `vkCmdSetRasterizerDiscardEnable`
pub type PFN_vkCmdSetRasterizerDiscardEnable = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    rasterizer_discard_enable: Bool32,
);
/// `vkCmdSetRasterizerDiscardEnableEXT`
pub type PFN_vkCmdSetRasterizerDiscardEnableEXT = PFN_vkCmdSetRasterizerDiscardEnable;
/// `vkCmdSetDepthBiasEnable`
pub type PFN_vkCmdSetDepthBiasEnable = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    depth_bias_enable: Bool32,
);
/// `vkCmdSetDepthBiasEnableEXT`
pub type PFN_vkCmdSetDepthBiasEnableEXT = PFN_vkCmdSetDepthBiasEnable;
/// `vkCmdSetLogicOpEXT`
pub type PFN_vkCmdSetLogicOpEXT = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    logic_op: LogicOp,
);
/// `vkCmdSetPrimitiveRestartEnable`
pub type PFN_vkCmdSetPrimitiveRestartEnable = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    primitive_restart_enable: Bool32,
);
/// `vkCmdSetPrimitiveRestartEnableEXT`
pub type PFN_vkCmdSetPrimitiveRestartEnableEXT = PFN_vkCmdSetPrimitiveRestartEnable;
/// `vkCmdSetTessellationDomainOriginEXT`
pub type PFN_vkCmdSetTessellationDomainOriginEXT = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    domain_origin: TessellationDomainOrigin,
);
/// `vkCmdSetDepthClampEnableEXT`
pub type PFN_vkCmdSetDepthClampEnableEXT = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    depth_clamp_enable: Bool32,
);
/// `vkCmdSetPolygonModeEXT`
pub type PFN_vkCmdSetPolygonModeEXT = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    polygon_mode: PolygonMode,
);
/// `vkCmdSetRasterizationSamplesEXT`
pub type PFN_vkCmdSetRasterizationSamplesEXT = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    rasterization_samples: SampleCountFlags,
);
/// `vkCmdSetSampleMaskEXT`
pub type PFN_vkCmdSetSampleMaskEXT = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    samples: SampleCountFlags,
    p_sample_mask: *const SampleMask,
);
/// `vkCmdSetAlphaToCoverageEnableEXT`
pub type PFN_vkCmdSetAlphaToCoverageEnableEXT = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    alpha_to_coverage_enable: Bool32,
);
/// `vkCmdSetAlphaToOneEnableEXT`
pub type PFN_vkCmdSetAlphaToOneEnableEXT = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    alpha_to_one_enable: Bool32,
);
/// `vkCmdSetLogicOpEnableEXT`
pub type PFN_vkCmdSetLogicOpEnableEXT = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    logic_op_enable: Bool32,
);
/// `vkCmdSetColorBlendEnableEXT`
pub type PFN_vkCmdSetColorBlendEnableEXT = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    first_attachment: u32,
    attachment_count: u32,
    p_color_blend_enables: *const Bool32,
);
/// `vkCmdSetColorBlendEquationEXT`
pub type PFN_vkCmdSetColorBlendEquationEXT = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    first_attachment: u32,
    attachment_count: u32,
    p_color_blend_equations: *const ColorBlendEquationEXT,
);
/// `vkCmdSetColorWriteMaskEXT`
pub type PFN_vkCmdSetColorWriteMaskEXT = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    first_attachment: u32,
    attachment_count: u32,
    p_color_write_masks: *const ColorComponentFlags,
);
/// `vkCmdSetRasterizationStreamEXT`
pub type PFN_vkCmdSetRasterizationStreamEXT = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    rasterization_stream: u32,
);
/// `vkCmdSetConservativeRasterizationModeEXT`
pub type PFN_vkCmdSetConservativeRasterizationModeEXT = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    conservative_rasterization_mode: ConservativeRasterizationModeEXT,
);
/// `vkCmdSetExtraPrimitiveOverestimationSizeEXT`
pub type PFN_vkCmdSetExtraPrimitiveOverestimationSizeEXT = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    extra_primitive_overestimation_size: f32,
);
/// `vkCmdSetDepthClipEnableEXT`
pub type PFN_vkCmdSetDepthClipEnableEXT = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    depth_clip_enable: Bool32,
);
/// `vkCmdSetSampleLocationsEnableEXT`
pub type PFN_vkCmdSetSampleLocationsEnableEXT = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    sample_locations_enable: Bool32,
);
/// `vkCmdSetColorBlendAdvancedEXT`
pub type PFN_vkCmdSetColorBlendAdvancedEXT = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    first_attachment: u32,
    attachment_count: u32,
    p_color_blend_advanced: *const ColorBlendAdvancedEXT,
);
/// `vkCmdSetProvokingVertexModeEXT`
pub type PFN_vkCmdSetProvokingVertexModeEXT = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    provoking_vertex_mode: ProvokingVertexModeEXT,
);
/// `vkCmdSetLineRasterizationModeEXT`
pub type PFN_vkCmdSetLineRasterizationModeEXT = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    line_rasterization_mode: LineRasterizationModeEXT,
);
/// `vkCmdSetLineStippleEnableEXT`
pub type PFN_vkCmdSetLineStippleEnableEXT = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    stippled_line_enable: Bool32,
);
/// `vkCmdSetDepthClipNegativeOneToOneEXT`
pub type PFN_vkCmdSetDepthClipNegativeOneToOneEXT = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    negative_one_to_one: Bool32,
);
/// `vkCmdSetViewportWScalingEnableNV`
pub type PFN_vkCmdSetViewportWScalingEnableNV = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    viewport_w_scaling_enable: Bool32,
);
/// `vkCmdSetViewportSwizzleNV`
pub type PFN_vkCmdSetViewportSwizzleNV = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    first_viewport: u32,
    viewport_count: u32,
    p_viewport_swizzles: *const ViewportSwizzleNV,
);
/// `vkCmdSetCoverageToColorEnableNV`
pub type PFN_vkCmdSetCoverageToColorEnableNV = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    coverage_to_color_enable: Bool32,
);
/// `vkCmdSetCoverageToColorLocationNV`
pub type PFN_vkCmdSetCoverageToColorLocationNV = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    coverage_to_color_location: u32,
);
/// `vkCmdSetCoverageModulationModeNV`
pub type PFN_vkCmdSetCoverageModulationModeNV = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    coverage_modulation_mode: CoverageModulationModeNV,
);
/// `vkCmdSetCoverageModulationTableEnableNV`
pub type PFN_vkCmdSetCoverageModulationTableEnableNV = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    coverage_modulation_table_enable: Bool32,
);
/// `vkCmdSetCoverageModulationTableNV`
pub type PFN_vkCmdSetCoverageModulationTableNV = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    coverage_modulation_table_count: u32,
    p_coverage_modulation_table: *const f32,
);
/// `vkCmdSetShadingRateImageEnableNV`
pub type PFN_vkCmdSetShadingRateImageEnableNV = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    shading_rate_image_enable: Bool32,
);
/// `vkCmdSetCoverageReductionModeNV`
pub type PFN_vkCmdSetCoverageReductionModeNV = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    coverage_reduction_mode: CoverageReductionModeNV,
);
/// `vkCmdSetRepresentativeFragmentTestEnableNV`
pub type PFN_vkCmdSetRepresentativeFragmentTestEnableNV = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    representative_fragment_test_enable: Bool32,
);
/// `vkCreatePrivateDataSlot`
pub type PFN_vkCreatePrivateDataSlot = unsafe extern "system" fn(
    device: Device,
    p_create_info: *const PrivateDataSlotCreateInfo,
    p_allocator: *const AllocationCallbacks,
    p_private_data_slot: *mut PrivateDataSlot,
) -> Result;
/// `vkCreatePrivateDataSlotEXT`
pub type PFN_vkCreatePrivateDataSlotEXT = PFN_vkCreatePrivateDataSlot;
/// `vkDestroyPrivateDataSlot`
pub type PFN_vkDestroyPrivateDataSlot = unsafe extern "system" fn(
    device: Device,
    private_data_slot: PrivateDataSlot,
    p_allocator: *const AllocationCallbacks,
);
/// `vkDestroyPrivateDataSlotEXT`
pub type PFN_vkDestroyPrivateDataSlotEXT = PFN_vkDestroyPrivateDataSlot;
/// `vkSetPrivateData`
pub type PFN_vkSetPrivateData = unsafe extern "system" fn(
    device: Device,
    object_type: ObjectType,
    object_handle: u64,
    private_data_slot: PrivateDataSlot,
    data: u64,
) -> Result;
/// `vkSetPrivateDataEXT`
pub type PFN_vkSetPrivateDataEXT = PFN_vkSetPrivateData;
/// `vkGetPrivateData`
pub type PFN_vkGetPrivateData = unsafe extern "system" fn(
    device: Device,
    object_type: ObjectType,
    object_handle: u64,
    private_data_slot: PrivateDataSlot,
    p_data: *mut u64,
);
/// `vkGetPrivateDataEXT`
pub type PFN_vkGetPrivateDataEXT = PFN_vkGetPrivateData;
/// `vkCmdCopyBuffer2`
pub type PFN_vkCmdCopyBuffer2 = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    p_copy_buffer_info: *const CopyBufferInfo2,
);
/// `vkCmdCopyBuffer2KHR`
pub type PFN_vkCmdCopyBuffer2KHR = PFN_vkCmdCopyBuffer2;
/// `vkCmdCopyImage2`
pub type PFN_vkCmdCopyImage2 = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    p_copy_image_info: *const CopyImageInfo2,
);
/// `vkCmdCopyImage2KHR`
pub type PFN_vkCmdCopyImage2KHR = PFN_vkCmdCopyImage2;
/// `vkCmdBlitImage2`
pub type PFN_vkCmdBlitImage2 = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    p_blit_image_info: *const BlitImageInfo2,
);
/// `vkCmdBlitImage2KHR`
pub type PFN_vkCmdBlitImage2KHR = PFN_vkCmdBlitImage2;
/// `vkCmdCopyBufferToImage2`
pub type PFN_vkCmdCopyBufferToImage2 = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    p_copy_buffer_to_image_info: *const CopyBufferToImageInfo2,
);
/// `vkCmdCopyBufferToImage2KHR`
pub type PFN_vkCmdCopyBufferToImage2KHR = PFN_vkCmdCopyBufferToImage2;
/// `vkCmdCopyImageToBuffer2`
pub type PFN_vkCmdCopyImageToBuffer2 = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    p_copy_image_to_buffer_info: *const CopyImageToBufferInfo2,
);
/// `vkCmdCopyImageToBuffer2KHR`
pub type PFN_vkCmdCopyImageToBuffer2KHR = PFN_vkCmdCopyImageToBuffer2;
/// `vkCmdResolveImage2`
pub type PFN_vkCmdResolveImage2 = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    p_resolve_image_info: *const ResolveImageInfo2,
);
/// `vkCmdResolveImage2KHR`
pub type PFN_vkCmdResolveImage2KHR = PFN_vkCmdResolveImage2;
/// `vkCmdSetFragmentShadingRateKHR`
pub type PFN_vkCmdSetFragmentShadingRateKHR = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    p_fragment_size: *const Extent2D,
    combiner_ops: *const FragmentShadingRateCombinerOpKHR,
);
/// `vkGetPhysicalDeviceFragmentShadingRatesKHR`
pub type PFN_vkGetPhysicalDeviceFragmentShadingRatesKHR = unsafe extern "system" fn(
    physical_device: PhysicalDevice,
    p_fragment_shading_rate_count: *mut u32,
    p_fragment_shading_rates: *mut PhysicalDeviceFragmentShadingRateKHR,
) -> Result;
/// `vkCmdSetFragmentShadingRateEnumNV`
pub type PFN_vkCmdSetFragmentShadingRateEnumNV = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    shading_rate: FragmentShadingRateNV,
    combiner_ops: *const FragmentShadingRateCombinerOpKHR,
);
/// `vkGetAccelerationStructureBuildSizesKHR`
pub type PFN_vkGetAccelerationStructureBuildSizesKHR = unsafe extern "system" fn(
    device: Device,
    build_type: AccelerationStructureBuildTypeKHR,
    p_build_info: *const AccelerationStructureBuildGeometryInfoKHR,
    p_max_primitive_counts: *const u32,
    p_size_info: *mut AccelerationStructureBuildSizesInfoKHR,
);
/// `vkCmdSetVertexInputEXT`
pub type PFN_vkCmdSetVertexInputEXT = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    vertex_binding_description_count: u32,
    p_vertex_binding_descriptions: *const VertexInputBindingDescription2EXT,
    vertex_attribute_description_count: u32,
    p_vertex_attribute_descriptions: *const VertexInputAttributeDescription2EXT,
);
/// `vkCmdSetColorWriteEnableEXT`
pub type PFN_vkCmdSetColorWriteEnableEXT = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    attachment_count: u32,
    p_color_write_enables: *const Bool32,
);
/// `vkCmdSetEvent2`
pub type PFN_vkCmdSetEvent2 = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    event: Event,
    p_dependency_info: *const DependencyInfo,
);
/// `vkCmdSetEvent2KHR`
pub type PFN_vkCmdSetEvent2KHR = PFN_vkCmdSetEvent2;
/// `vkCmdResetEvent2`
pub type PFN_vkCmdResetEvent2 = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    event: Event,
    stage_mask: PipelineStageFlags2,
);
/// `vkCmdResetEvent2KHR`
pub type PFN_vkCmdResetEvent2KHR = PFN_vkCmdResetEvent2;
/// `vkCmdWaitEvents2`
pub type PFN_vkCmdWaitEvents2 = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    event_count: u32,
    p_events: *const Event,
    p_dependency_infos: *const DependencyInfo,
);
/// `vkCmdWaitEvents2KHR`
pub type PFN_vkCmdWaitEvents2KHR = PFN_vkCmdWaitEvents2;
/// `vkCmdPipelineBarrier2`
pub type PFN_vkCmdPipelineBarrier2 = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    p_dependency_info: *const DependencyInfo,
);
/// `vkCmdPipelineBarrier2KHR`
pub type PFN_vkCmdPipelineBarrier2KHR = PFN_vkCmdPipelineBarrier2;
/// `vkQueueSubmit2`
pub type PFN_vkQueueSubmit2 = unsafe extern "system" fn(
    queue: Queue,
    submit_count: u32,
    p_submits: *const SubmitInfo2,
    fence: Fence,
) -> Result;
/// `vkQueueSubmit2KHR`
pub type PFN_vkQueueSubmit2KHR = PFN_vkQueueSubmit2;
/// `vkCmdWriteTimestamp2`
pub type PFN_vkCmdWriteTimestamp2 = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    stage: PipelineStageFlags2,
    query_pool: QueryPool,
    query: u32,
);
/// `vkCmdWriteTimestamp2KHR`
pub type PFN_vkCmdWriteTimestamp2KHR = PFN_vkCmdWriteTimestamp2;
/// `vkCmdWriteBufferMarker2AMD`
pub type PFN_vkCmdWriteBufferMarker2AMD = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    stage: PipelineStageFlags2,
    dst_buffer: Buffer,
    dst_offset: DeviceSize,
    marker: u32,
);
/// `vkGetQueueCheckpointData2NV`
pub type PFN_vkGetQueueCheckpointData2NV = unsafe extern "system" fn(
    queue: Queue,
    p_checkpoint_data_count: *mut u32,
    p_checkpoint_data: *mut CheckpointData2NV,
);
/// `vkCopyMemoryToImage`
pub type PFN_vkCopyMemoryToImage = unsafe extern "system" fn(
    device: Device,
    p_copy_memory_to_image_info: *const CopyMemoryToImageInfo,
) -> Result;
/// `vkCopyMemoryToImageEXT`
pub type PFN_vkCopyMemoryToImageEXT = PFN_vkCopyMemoryToImage;
/// `vkCopyImageToMemory`
pub type PFN_vkCopyImageToMemory = unsafe extern "system" fn(
    device: Device,
    p_copy_image_to_memory_info: *const CopyImageToMemoryInfo,
) -> Result;
/// `vkCopyImageToMemoryEXT`
pub type PFN_vkCopyImageToMemoryEXT = PFN_vkCopyImageToMemory;
/// `vkCopyImageToImage`
pub type PFN_vkCopyImageToImage = unsafe extern "system" fn(
    device: Device,
    p_copy_image_to_image_info: *const CopyImageToImageInfo,
) -> Result;
/// `vkCopyImageToImageEXT`
pub type PFN_vkCopyImageToImageEXT = PFN_vkCopyImageToImage;
/// `vkTransitionImageLayout`
pub type PFN_vkTransitionImageLayout = unsafe extern "system" fn(
    device: Device,
    transition_count: u32,
    p_transitions: *const HostImageLayoutTransitionInfo,
) -> Result;
/// `vkTransitionImageLayoutEXT`
pub type PFN_vkTransitionImageLayoutEXT = PFN_vkTransitionImageLayout;
/// `vkGetPhysicalDeviceVideoCapabilitiesKHR`
pub type PFN_vkGetPhysicalDeviceVideoCapabilitiesKHR = unsafe extern "system" fn(
    physical_device: PhysicalDevice,
    p_video_profile: *const VideoProfileInfoKHR,
    p_capabilities: *mut VideoCapabilitiesKHR,
) -> Result;
/// `vkGetPhysicalDeviceVideoFormatPropertiesKHR`
pub type PFN_vkGetPhysicalDeviceVideoFormatPropertiesKHR = unsafe extern "system" fn(
    physical_device: PhysicalDevice,
    p_video_format_info: *const PhysicalDeviceVideoFormatInfoKHR,
    p_video_format_property_count: *mut u32,
    p_video_format_properties: *mut VideoFormatPropertiesKHR,
) -> Result;
/// `vkGetPhysicalDeviceVideoEncodeQualityLevelPropertiesKHR`
pub type PFN_vkGetPhysicalDeviceVideoEncodeQualityLevelPropertiesKHR = unsafe extern "system" fn(
    physical_device: PhysicalDevice,
    p_quality_level_info: *const PhysicalDeviceVideoEncodeQualityLevelInfoKHR,
    p_quality_level_properties: *mut VideoEncodeQualityLevelPropertiesKHR,
) -> Result;
/// `vkCreateVideoSessionKHR`
pub type PFN_vkCreateVideoSessionKHR = unsafe extern "system" fn(
    device: Device,
    p_create_info: *const VideoSessionCreateInfoKHR,
    p_allocator: *const AllocationCallbacks,
    p_video_session: *mut VideoSessionKHR,
) -> Result;
/// `vkDestroyVideoSessionKHR`
pub type PFN_vkDestroyVideoSessionKHR = unsafe extern "system" fn(
    device: Device,
    video_session: VideoSessionKHR,
    p_allocator: *const AllocationCallbacks,
);
/// `vkCreateVideoSessionParametersKHR`
pub type PFN_vkCreateVideoSessionParametersKHR = unsafe extern "system" fn(
    device: Device,
    p_create_info: *const VideoSessionParametersCreateInfoKHR,
    p_allocator: *const AllocationCallbacks,
    p_video_session_parameters: *mut VideoSessionParametersKHR,
) -> Result;
/// `vkUpdateVideoSessionParametersKHR`
pub type PFN_vkUpdateVideoSessionParametersKHR = unsafe extern "system" fn(
    device: Device,
    video_session_parameters: VideoSessionParametersKHR,
    p_update_info: *const VideoSessionParametersUpdateInfoKHR,
) -> Result;
/// `vkGetEncodedVideoSessionParametersKHR`
pub type PFN_vkGetEncodedVideoSessionParametersKHR = unsafe extern "system" fn(
    device: Device,
    p_video_session_parameters_info: *const VideoEncodeSessionParametersGetInfoKHR,
    p_feedback_info: *mut VideoEncodeSessionParametersFeedbackInfoKHR,
    p_data_size: *mut usize,
    p_data: *mut c_void,
) -> Result;
/// `vkDestroyVideoSessionParametersKHR`
pub type PFN_vkDestroyVideoSessionParametersKHR = unsafe extern "system" fn(
    device: Device,
    video_session_parameters: VideoSessionParametersKHR,
    p_allocator: *const AllocationCallbacks,
);
/// `vkGetVideoSessionMemoryRequirementsKHR`
pub type PFN_vkGetVideoSessionMemoryRequirementsKHR = unsafe extern "system" fn(
    device: Device,
    video_session: VideoSessionKHR,
    p_memory_requirements_count: *mut u32,
    p_memory_requirements: *mut VideoSessionMemoryRequirementsKHR,
) -> Result;
/// `vkBindVideoSessionMemoryKHR`
pub type PFN_vkBindVideoSessionMemoryKHR = unsafe extern "system" fn(
    device: Device,
    video_session: VideoSessionKHR,
    bind_session_memory_info_count: u32,
    p_bind_session_memory_infos: *const BindVideoSessionMemoryInfoKHR,
) -> Result;
/// `vkCmdDecodeVideoKHR`
pub type PFN_vkCmdDecodeVideoKHR = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    p_decode_info: *const VideoDecodeInfoKHR,
);
/// `vkCmdBeginVideoCodingKHR`
pub type PFN_vkCmdBeginVideoCodingKHR = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    p_begin_info: *const VideoBeginCodingInfoKHR,
);
/// `vkCmdControlVideoCodingKHR`
pub type PFN_vkCmdControlVideoCodingKHR = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    p_coding_control_info: *const VideoCodingControlInfoKHR,
);
/// `vkCmdEndVideoCodingKHR`
pub type PFN_vkCmdEndVideoCodingKHR = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    p_end_coding_info: *const VideoEndCodingInfoKHR,
);
/// `vkCmdEncodeVideoKHR`
pub type PFN_vkCmdEncodeVideoKHR = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    p_encode_info: *const VideoEncodeInfoKHR,
);
/// `vkCmdDecompressMemoryNV`
pub type PFN_vkCmdDecompressMemoryNV = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    decompress_region_count: u32,
    p_decompress_memory_regions: *const DecompressMemoryRegionNV,
);
/// `vkCmdDecompressMemoryIndirectCountNV`
pub type PFN_vkCmdDecompressMemoryIndirectCountNV = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    indirect_commands_address: DeviceAddress,
    indirect_commands_count_address: DeviceAddress,
    stride: u32,
);
/// `vkGetPartitionedAccelerationStructuresBuildSizesNV`
pub type PFN_vkGetPartitionedAccelerationStructuresBuildSizesNV = unsafe extern "system" fn(
    device: Device,
    p_info: *const PartitionedAccelerationStructureInstancesInputNV,
    p_size_info: *mut AccelerationStructureBuildSizesInfoKHR,
);
/// `vkCmdBuildPartitionedAccelerationStructuresNV`
pub type PFN_vkCmdBuildPartitionedAccelerationStructuresNV = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    p_build_info: *const BuildPartitionedAccelerationStructureInfoNV,
);
/// `vkCmdDecompressMemoryEXT`
pub type PFN_vkCmdDecompressMemoryEXT = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    p_decompress_memory_info_ext: *const DecompressMemoryInfoEXT,
);
/// `vkCmdDecompressMemoryIndirectCountEXT`
pub type PFN_vkCmdDecompressMemoryIndirectCountEXT = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    decompression_method: MemoryDecompressionMethodFlagsEXT,
    indirect_commands_address: DeviceAddress,
    indirect_commands_count_address: DeviceAddress,
    max_decompression_count: u32,
    stride: u32,
);
/// `vkCreateCuModuleNVX`
pub type PFN_vkCreateCuModuleNVX = unsafe extern "system" fn(
    device: Device,
    p_create_info: *const CuModuleCreateInfoNVX,
    p_allocator: *const AllocationCallbacks,
    p_module: *mut CuModuleNVX,
) -> Result;
/// `vkCreateCuFunctionNVX`
pub type PFN_vkCreateCuFunctionNVX = unsafe extern "system" fn(
    device: Device,
    p_create_info: *const CuFunctionCreateInfoNVX,
    p_allocator: *const AllocationCallbacks,
    p_function: *mut CuFunctionNVX,
) -> Result;
/// `vkDestroyCuModuleNVX`
pub type PFN_vkDestroyCuModuleNVX = unsafe extern "system" fn(
    device: Device,
    module: CuModuleNVX,
    p_allocator: *const AllocationCallbacks,
);
/// `vkDestroyCuFunctionNVX`
pub type PFN_vkDestroyCuFunctionNVX = unsafe extern "system" fn(
    device: Device,
    function: CuFunctionNVX,
    p_allocator: *const AllocationCallbacks,
);
/// `vkCmdCuLaunchKernelNVX`
pub type PFN_vkCmdCuLaunchKernelNVX = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    p_launch_info: *const CuLaunchInfoNVX,
);
/// `vkGetDescriptorSetLayoutSizeEXT`
pub type PFN_vkGetDescriptorSetLayoutSizeEXT = unsafe extern "system" fn(
    device: Device,
    layout: DescriptorSetLayout,
    p_layout_size_in_bytes: *mut DeviceSize,
);
/// `vkGetDescriptorSetLayoutBindingOffsetEXT`
pub type PFN_vkGetDescriptorSetLayoutBindingOffsetEXT = unsafe extern "system" fn(
    device: Device,
    layout: DescriptorSetLayout,
    binding: u32,
    p_offset: *mut DeviceSize,
);
/// `vkGetDescriptorEXT`
pub type PFN_vkGetDescriptorEXT = unsafe extern "system" fn(
    device: Device,
    p_descriptor_info: *const DescriptorGetInfoEXT,
    data_size: usize,
    p_descriptor: *mut c_void,
);
/// `vkCmdBindDescriptorBuffersEXT`
pub type PFN_vkCmdBindDescriptorBuffersEXT = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    buffer_count: u32,
    p_binding_infos: *const DescriptorBufferBindingInfoEXT,
);
/// `vkCmdSetDescriptorBufferOffsetsEXT`
pub type PFN_vkCmdSetDescriptorBufferOffsetsEXT = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    pipeline_bind_point: PipelineBindPoint,
    layout: PipelineLayout,
    first_set: u32,
    set_count: u32,
    p_buffer_indices: *const u32,
    p_offsets: *const DeviceSize,
);
/// `vkCmdBindDescriptorBufferEmbeddedSamplersEXT`
pub type PFN_vkCmdBindDescriptorBufferEmbeddedSamplersEXT = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    pipeline_bind_point: PipelineBindPoint,
    layout: PipelineLayout,
    set: u32,
);
/// `vkGetBufferOpaqueCaptureDescriptorDataEXT`
pub type PFN_vkGetBufferOpaqueCaptureDescriptorDataEXT = unsafe extern "system" fn(
    device: Device,
    p_info: *const BufferCaptureDescriptorDataInfoEXT,
    p_data: *mut c_void,
) -> Result;
/// `vkGetImageOpaqueCaptureDescriptorDataEXT`
pub type PFN_vkGetImageOpaqueCaptureDescriptorDataEXT = unsafe extern "system" fn(
    device: Device,
    p_info: *const ImageCaptureDescriptorDataInfoEXT,
    p_data: *mut c_void,
) -> Result;
/// `vkGetImageViewOpaqueCaptureDescriptorDataEXT`
pub type PFN_vkGetImageViewOpaqueCaptureDescriptorDataEXT = unsafe extern "system" fn(
    device: Device,
    p_info: *const ImageViewCaptureDescriptorDataInfoEXT,
    p_data: *mut c_void,
) -> Result;
/// `vkGetSamplerOpaqueCaptureDescriptorDataEXT`
pub type PFN_vkGetSamplerOpaqueCaptureDescriptorDataEXT = unsafe extern "system" fn(
    device: Device,
    p_info: *const SamplerCaptureDescriptorDataInfoEXT,
    p_data: *mut c_void,
) -> Result;
/// `vkGetAccelerationStructureOpaqueCaptureDescriptorDataEXT`
pub type PFN_vkGetAccelerationStructureOpaqueCaptureDescriptorDataEXT = unsafe extern "system" fn(
    device: Device,
    p_info: *const AccelerationStructureCaptureDescriptorDataInfoEXT,
    p_data: *mut c_void,
) -> Result;
/// `vkSetDeviceMemoryPriorityEXT`
pub type PFN_vkSetDeviceMemoryPriorityEXT = unsafe extern "system" fn(
    device: Device,
    memory: DeviceMemory,
    priority: f32,
);
/// `vkAcquireDrmDisplayEXT`
pub type PFN_vkAcquireDrmDisplayEXT = unsafe extern "system" fn(
    physical_device: PhysicalDevice,
    drm_fd: i32,
    display: DisplayKHR,
) -> Result;
/// `vkGetDrmDisplayEXT`
pub type PFN_vkGetDrmDisplayEXT = unsafe extern "system" fn(
    physical_device: PhysicalDevice,
    drm_fd: i32,
    connector_id: u32,
    display: *mut DisplayKHR,
) -> Result;
/// `vkWaitForPresent2KHR`
pub type PFN_vkWaitForPresent2KHR = unsafe extern "system" fn(
    device: Device,
    swapchain: SwapchainKHR,
    p_present_wait2_info: *const PresentWait2InfoKHR,
) -> Result;
/// `vkWaitForPresentKHR`
pub type PFN_vkWaitForPresentKHR = unsafe extern "system" fn(
    device: Device,
    swapchain: SwapchainKHR,
    present_id: u64,
    timeout: u64,
) -> Result;
/// `vkCreateBufferCollectionFUCHSIA`
pub type PFN_vkCreateBufferCollectionFUCHSIA = unsafe extern "system" fn(
    device: Device,
    p_create_info: *const BufferCollectionCreateInfoFUCHSIA,
    p_allocator: *const AllocationCallbacks,
    p_collection: *mut BufferCollectionFUCHSIA,
) -> Result;
/// `vkSetBufferCollectionBufferConstraintsFUCHSIA`
pub type PFN_vkSetBufferCollectionBufferConstraintsFUCHSIA = unsafe extern "system" fn(
    device: Device,
    collection: BufferCollectionFUCHSIA,
    p_buffer_constraints_info: *const BufferConstraintsInfoFUCHSIA,
) -> Result;
/// `vkSetBufferCollectionImageConstraintsFUCHSIA`
pub type PFN_vkSetBufferCollectionImageConstraintsFUCHSIA = unsafe extern "system" fn(
    device: Device,
    collection: BufferCollectionFUCHSIA,
    p_image_constraints_info: *const ImageConstraintsInfoFUCHSIA,
) -> Result;
/// `vkDestroyBufferCollectionFUCHSIA`
pub type PFN_vkDestroyBufferCollectionFUCHSIA = unsafe extern "system" fn(
    device: Device,
    collection: BufferCollectionFUCHSIA,
    p_allocator: *const AllocationCallbacks,
);
/// `vkGetBufferCollectionPropertiesFUCHSIA`
pub type PFN_vkGetBufferCollectionPropertiesFUCHSIA = unsafe extern "system" fn(
    device: Device,
    collection: BufferCollectionFUCHSIA,
    p_properties: *mut BufferCollectionPropertiesFUCHSIA,
) -> Result;
/// `vkCreateCudaModuleNV`
pub type PFN_vkCreateCudaModuleNV = unsafe extern "system" fn(
    device: Device,
    p_create_info: *const CudaModuleCreateInfoNV,
    p_allocator: *const AllocationCallbacks,
    p_module: *mut CudaModuleNV,
) -> Result;
/// `vkGetCudaModuleCacheNV`
pub type PFN_vkGetCudaModuleCacheNV = unsafe extern "system" fn(
    device: Device,
    module: CudaModuleNV,
    p_cache_size: *mut usize,
    p_cache_data: *mut c_void,
) -> Result;
/// `vkCreateCudaFunctionNV`
pub type PFN_vkCreateCudaFunctionNV = unsafe extern "system" fn(
    device: Device,
    p_create_info: *const CudaFunctionCreateInfoNV,
    p_allocator: *const AllocationCallbacks,
    p_function: *mut CudaFunctionNV,
) -> Result;
/// `vkDestroyCudaModuleNV`
pub type PFN_vkDestroyCudaModuleNV = unsafe extern "system" fn(
    device: Device,
    module: CudaModuleNV,
    p_allocator: *const AllocationCallbacks,
);
/// `vkDestroyCudaFunctionNV`
pub type PFN_vkDestroyCudaFunctionNV = unsafe extern "system" fn(
    device: Device,
    function: CudaFunctionNV,
    p_allocator: *const AllocationCallbacks,
);
/// `vkCmdCudaLaunchKernelNV`
pub type PFN_vkCmdCudaLaunchKernelNV = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    p_launch_info: *const CudaLaunchInfoNV,
);
/// `vkCmdBeginRendering`
pub type PFN_vkCmdBeginRendering = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    p_rendering_info: *const RenderingInfo,
);
/// `vkCmdBeginRenderingKHR`
pub type PFN_vkCmdBeginRenderingKHR = PFN_vkCmdBeginRendering;
/// `vkCmdEndRendering`
pub type PFN_vkCmdEndRendering = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
);
/// `vkCmdEndRendering2KHR`
pub type PFN_vkCmdEndRendering2KHR = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    p_rendering_end_info: *const RenderingEndInfoKHR,
);
/// `vkCmdEndRendering2EXT`
pub type PFN_vkCmdEndRendering2EXT = PFN_vkCmdEndRendering2KHR;
/// `vkCmdEndRenderingKHR`
pub type PFN_vkCmdEndRenderingKHR = PFN_vkCmdEndRendering;
/// `vkGetDescriptorSetLayoutHostMappingInfoVALVE`
pub type PFN_vkGetDescriptorSetLayoutHostMappingInfoVALVE = unsafe extern "system" fn(
    device: Device,
    p_binding_reference: *const DescriptorSetBindingReferenceVALVE,
    p_host_mapping: *mut DescriptorSetLayoutHostMappingInfoVALVE,
);
/// `vkGetDescriptorSetHostMappingVALVE`
pub type PFN_vkGetDescriptorSetHostMappingVALVE = unsafe extern "system" fn(
    device: Device,
    descriptor_set: DescriptorSet,
    pp_data: *mut *mut c_void,
);
/// `vkCreateMicromapEXT`
pub type PFN_vkCreateMicromapEXT = unsafe extern "system" fn(
    device: Device,
    p_create_info: *const MicromapCreateInfoEXT,
    p_allocator: *const AllocationCallbacks,
    p_micromap: *mut MicromapEXT,
) -> Result;
/// `vkCmdBuildMicromapsEXT`
pub type PFN_vkCmdBuildMicromapsEXT = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    info_count: u32,
    p_infos: *const MicromapBuildInfoEXT,
);
/// `vkBuildMicromapsEXT`
pub type PFN_vkBuildMicromapsEXT = unsafe extern "system" fn(
    device: Device,
    deferred_operation: DeferredOperationKHR,
    info_count: u32,
    p_infos: *const MicromapBuildInfoEXT,
) -> Result;
/// `vkDestroyMicromapEXT`
pub type PFN_vkDestroyMicromapEXT = unsafe extern "system" fn(
    device: Device,
    micromap: MicromapEXT,
    p_allocator: *const AllocationCallbacks,
);
/// `vkCmdCopyMicromapEXT`
pub type PFN_vkCmdCopyMicromapEXT = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    p_info: *const CopyMicromapInfoEXT,
);
/// `vkCopyMicromapEXT`
pub type PFN_vkCopyMicromapEXT = unsafe extern "system" fn(
    device: Device,
    deferred_operation: DeferredOperationKHR,
    p_info: *const CopyMicromapInfoEXT,
) -> Result;
/// `vkCmdCopyMicromapToMemoryEXT`
pub type PFN_vkCmdCopyMicromapToMemoryEXT = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    p_info: *const CopyMicromapToMemoryInfoEXT,
);
/// `vkCopyMicromapToMemoryEXT`
pub type PFN_vkCopyMicromapToMemoryEXT = unsafe extern "system" fn(
    device: Device,
    deferred_operation: DeferredOperationKHR,
    p_info: *const CopyMicromapToMemoryInfoEXT,
) -> Result;
/// `vkCmdCopyMemoryToMicromapEXT`
pub type PFN_vkCmdCopyMemoryToMicromapEXT = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    p_info: *const CopyMemoryToMicromapInfoEXT,
);
/// `vkCopyMemoryToMicromapEXT`
pub type PFN_vkCopyMemoryToMicromapEXT = unsafe extern "system" fn(
    device: Device,
    deferred_operation: DeferredOperationKHR,
    p_info: *const CopyMemoryToMicromapInfoEXT,
) -> Result;
/// `vkCmdWriteMicromapsPropertiesEXT`
pub type PFN_vkCmdWriteMicromapsPropertiesEXT = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    micromap_count: u32,
    p_micromaps: *const MicromapEXT,
    query_type: QueryType,
    query_pool: QueryPool,
    first_query: u32,
);
/// `vkWriteMicromapsPropertiesEXT`
pub type PFN_vkWriteMicromapsPropertiesEXT = unsafe extern "system" fn(
    device: Device,
    micromap_count: u32,
    p_micromaps: *const MicromapEXT,
    query_type: QueryType,
    data_size: usize,
    p_data: *mut c_void,
    stride: usize,
) -> Result;
/// `vkGetDeviceMicromapCompatibilityEXT`
pub type PFN_vkGetDeviceMicromapCompatibilityEXT = unsafe extern "system" fn(
    device: Device,
    p_version_info: *const MicromapVersionInfoEXT,
    p_compatibility: *mut AccelerationStructureCompatibilityKHR,
);
/// `vkGetMicromapBuildSizesEXT`
pub type PFN_vkGetMicromapBuildSizesEXT = unsafe extern "system" fn(
    device: Device,
    build_type: AccelerationStructureBuildTypeKHR,
    p_build_info: *const MicromapBuildInfoEXT,
    p_size_info: *mut MicromapBuildSizesInfoEXT,
);
/// `vkGetShaderModuleIdentifierEXT`
pub type PFN_vkGetShaderModuleIdentifierEXT = unsafe extern "system" fn(
    device: Device,
    shader_module: ShaderModule,
    p_identifier: *mut ShaderModuleIdentifierEXT,
);
/// `vkGetShaderModuleCreateInfoIdentifierEXT`
pub type PFN_vkGetShaderModuleCreateInfoIdentifierEXT = unsafe extern "system" fn(
    device: Device,
    p_create_info: *const ShaderModuleCreateInfo,
    p_identifier: *mut ShaderModuleIdentifierEXT,
);
/// `vkGetImageSubresourceLayout2`
pub type PFN_vkGetImageSubresourceLayout2 = unsafe extern "system" fn(
    device: Device,
    image: Image,
    p_subresource: *const ImageSubresource2,
    p_layout: *mut SubresourceLayout2,
);
/// `vkGetImageSubresourceLayout2KHR`
pub type PFN_vkGetImageSubresourceLayout2KHR = PFN_vkGetImageSubresourceLayout2;
/// `vkGetImageSubresourceLayout2EXT`
pub type PFN_vkGetImageSubresourceLayout2EXT = PFN_vkGetImageSubresourceLayout2;
/// `vkGetPipelinePropertiesEXT`
pub type PFN_vkGetPipelinePropertiesEXT = unsafe extern "system" fn(
    device: Device,
    p_pipeline_info: *const PipelineInfoKHR,
    p_pipeline_properties: *mut BaseOutStructure,
) -> Result;
/// `vkExportMetalObjectsEXT`
pub type PFN_vkExportMetalObjectsEXT = unsafe extern "system" fn(
    device: Device,
    p_metal_objects_info: *mut ExportMetalObjectsInfoEXT,
);
/// `vkCmdBindTileMemoryQCOM`
pub type PFN_vkCmdBindTileMemoryQCOM = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    p_tile_memory_bind_info: *const TileMemoryBindInfoQCOM,
);
/// `vkGetFramebufferTilePropertiesQCOM`
pub type PFN_vkGetFramebufferTilePropertiesQCOM = unsafe extern "system" fn(
    device: Device,
    framebuffer: Framebuffer,
    p_properties_count: *mut u32,
    p_properties: *mut TilePropertiesQCOM,
) -> Result;
/// `vkGetDynamicRenderingTilePropertiesQCOM`
pub type PFN_vkGetDynamicRenderingTilePropertiesQCOM = unsafe extern "system" fn(
    device: Device,
    p_rendering_info: *const RenderingInfo,
    p_properties: *mut TilePropertiesQCOM,
) -> Result;
/// `vkGetPhysicalDeviceOpticalFlowImageFormatsNV`
pub type PFN_vkGetPhysicalDeviceOpticalFlowImageFormatsNV = unsafe extern "system" fn(
    physical_device: PhysicalDevice,
    p_optical_flow_image_format_info: *const OpticalFlowImageFormatInfoNV,
    p_format_count: *mut u32,
    p_image_format_properties: *mut OpticalFlowImageFormatPropertiesNV,
) -> Result;
/// `vkCreateOpticalFlowSessionNV`
pub type PFN_vkCreateOpticalFlowSessionNV = unsafe extern "system" fn(
    device: Device,
    p_create_info: *const OpticalFlowSessionCreateInfoNV,
    p_allocator: *const AllocationCallbacks,
    p_session: *mut OpticalFlowSessionNV,
) -> Result;
/// `vkDestroyOpticalFlowSessionNV`
pub type PFN_vkDestroyOpticalFlowSessionNV = unsafe extern "system" fn(
    device: Device,
    session: OpticalFlowSessionNV,
    p_allocator: *const AllocationCallbacks,
);
/// `vkBindOpticalFlowSessionImageNV`
pub type PFN_vkBindOpticalFlowSessionImageNV = unsafe extern "system" fn(
    device: Device,
    session: OpticalFlowSessionNV,
    binding_point: OpticalFlowSessionBindingPointNV,
    view: ImageView,
    layout: ImageLayout,
) -> Result;
/// `vkCmdOpticalFlowExecuteNV`
pub type PFN_vkCmdOpticalFlowExecuteNV = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    session: OpticalFlowSessionNV,
    p_execute_info: *const OpticalFlowExecuteInfoNV,
);
/// `vkGetDeviceFaultInfoEXT`
pub type PFN_vkGetDeviceFaultInfoEXT = unsafe extern "system" fn(
    device: Device,
    p_fault_counts: *mut DeviceFaultCountsEXT,
    p_fault_info: *mut DeviceFaultInfoEXT,
) -> Result;
/// `vkGetDeviceFaultReportsKHR`
pub type PFN_vkGetDeviceFaultReportsKHR = unsafe extern "system" fn(
    device: Device,
    timeout: u64,
    p_fault_counts: *mut u32,
    p_fault_info: *mut DeviceFaultInfoKHR,
) -> Result;
/// `vkGetDeviceFaultDebugInfoKHR`
pub type PFN_vkGetDeviceFaultDebugInfoKHR = unsafe extern "system" fn(
    device: Device,
    p_debug_info: *mut DeviceFaultDebugInfoKHR,
) -> Result;
/// `vkCmdSetDepthBias2EXT`
pub type PFN_vkCmdSetDepthBias2EXT = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    p_depth_bias_info: *const DepthBiasInfoEXT,
);
/// `vkReleaseSwapchainImagesKHR`
pub type PFN_vkReleaseSwapchainImagesKHR = unsafe extern "system" fn(
    device: Device,
    p_release_info: *const ReleaseSwapchainImagesInfoKHR,
) -> Result;
/// `vkReleaseSwapchainImagesEXT`
pub type PFN_vkReleaseSwapchainImagesEXT = PFN_vkReleaseSwapchainImagesKHR;
/// `vkGetDeviceImageSubresourceLayout`
pub type PFN_vkGetDeviceImageSubresourceLayout = unsafe extern "system" fn(
    device: Device,
    p_info: *const DeviceImageSubresourceInfo,
    p_layout: *mut SubresourceLayout2,
);
/// `vkGetDeviceImageSubresourceLayoutKHR`
pub type PFN_vkGetDeviceImageSubresourceLayoutKHR = PFN_vkGetDeviceImageSubresourceLayout;
/// `vkMapMemory2`
pub type PFN_vkMapMemory2 = unsafe extern "system" fn(
    device: Device,
    p_memory_map_info: *const MemoryMapInfo,
    pp_data: *mut *mut c_void,
) -> Result;
/// `vkMapMemory2KHR`
pub type PFN_vkMapMemory2KHR = PFN_vkMapMemory2;
/// `vkUnmapMemory2`
pub type PFN_vkUnmapMemory2 = unsafe extern "system" fn(
    device: Device,
    p_memory_unmap_info: *const MemoryUnmapInfo,
) -> Result;
/// `vkUnmapMemory2KHR`
pub type PFN_vkUnmapMemory2KHR = PFN_vkUnmapMemory2;
/// `vkCreateShadersEXT`
pub type PFN_vkCreateShadersEXT = unsafe extern "system" fn(
    device: Device,
    create_info_count: u32,
    p_create_infos: *const ShaderCreateInfoEXT,
    p_allocator: *const AllocationCallbacks,
    p_shaders: *mut ShaderEXT,
) -> Result;
/// `vkDestroyShaderEXT`
pub type PFN_vkDestroyShaderEXT = unsafe extern "system" fn(
    device: Device,
    shader: ShaderEXT,
    p_allocator: *const AllocationCallbacks,
);
/// `vkGetShaderBinaryDataEXT`
pub type PFN_vkGetShaderBinaryDataEXT = unsafe extern "system" fn(
    device: Device,
    shader: ShaderEXT,
    p_data_size: *mut usize,
    p_data: *mut c_void,
) -> Result;
/// `vkCmdBindShadersEXT`
pub type PFN_vkCmdBindShadersEXT = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    stage_count: u32,
    p_stages: *const ShaderStageFlags,
    p_shaders: *const ShaderEXT,
);
/// `vkSetSwapchainPresentTimingQueueSizeEXT`
pub type PFN_vkSetSwapchainPresentTimingQueueSizeEXT = unsafe extern "system" fn(
    device: Device,
    swapchain: SwapchainKHR,
    size: u32,
) -> Result;
/// `vkGetSwapchainTimingPropertiesEXT`
pub type PFN_vkGetSwapchainTimingPropertiesEXT = unsafe extern "system" fn(
    device: Device,
    swapchain: SwapchainKHR,
    p_swapchain_timing_properties: *mut SwapchainTimingPropertiesEXT,
    p_swapchain_timing_properties_counter: *mut u64,
) -> Result;
/// `vkGetSwapchainTimeDomainPropertiesEXT`
pub type PFN_vkGetSwapchainTimeDomainPropertiesEXT = unsafe extern "system" fn(
    device: Device,
    swapchain: SwapchainKHR,
    p_swapchain_time_domain_properties: *mut SwapchainTimeDomainPropertiesEXT,
    p_time_domains_counter: *mut u64,
) -> Result;
/// `vkGetPastPresentationTimingEXT`
pub type PFN_vkGetPastPresentationTimingEXT = unsafe extern "system" fn(
    device: Device,
    p_past_presentation_timing_info: *const PastPresentationTimingInfoEXT,
    p_past_presentation_timing_properties: *mut PastPresentationTimingPropertiesEXT,
) -> Result;
/// `vkGetScreenBufferPropertiesQNX`
pub type PFN_vkGetScreenBufferPropertiesQNX = unsafe extern "system" fn(
    device: Device,
    buffer: *const _screen_buffer,
    p_properties: *mut ScreenBufferPropertiesQNX,
) -> Result;
/// `vkGetPhysicalDeviceCooperativeMatrixPropertiesKHR`
pub type PFN_vkGetPhysicalDeviceCooperativeMatrixPropertiesKHR = unsafe extern "system" fn(
    physical_device: PhysicalDevice,
    p_property_count: *mut u32,
    p_properties: *mut CooperativeMatrixPropertiesKHR,
) -> Result;
/// `vkGetPhysicalDeviceCooperativeMatrixProperties2EXT`
pub type PFN_vkGetPhysicalDeviceCooperativeMatrixProperties2EXT = unsafe extern "system" fn(
    physical_device: PhysicalDevice,
    p_cooperative_matrix_info: *const PhysicalDeviceCooperativeMatrixInfo2EXT,
    p_property_count: *mut u32,
    p_properties: *mut CooperativeMatrixProperties2EXT,
) -> Result;
/// `vkGetExecutionGraphPipelineScratchSizeAMDX`
pub type PFN_vkGetExecutionGraphPipelineScratchSizeAMDX = unsafe extern "system" fn(
    device: Device,
    execution_graph: Pipeline,
    p_size_info: *mut ExecutionGraphPipelineScratchSizeAMDX,
) -> Result;
/// `vkGetExecutionGraphPipelineNodeIndexAMDX`
pub type PFN_vkGetExecutionGraphPipelineNodeIndexAMDX = unsafe extern "system" fn(
    device: Device,
    execution_graph: Pipeline,
    p_node_info: *const PipelineShaderStageNodeCreateInfoAMDX,
    p_node_index: *mut u32,
) -> Result;
/// `vkCreateExecutionGraphPipelinesAMDX`
pub type PFN_vkCreateExecutionGraphPipelinesAMDX = unsafe extern "system" fn(
    device: Device,
    pipeline_cache: PipelineCache,
    create_info_count: u32,
    p_create_infos: *const ExecutionGraphPipelineCreateInfoAMDX,
    p_allocator: *const AllocationCallbacks,
    p_pipelines: *mut Pipeline,
) -> Result;
/// `vkCmdInitializeGraphScratchMemoryAMDX`
pub type PFN_vkCmdInitializeGraphScratchMemoryAMDX = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    execution_graph: Pipeline,
    scratch: DeviceAddress,
    scratch_size: DeviceSize,
);
/// `vkCmdDispatchGraphAMDX`
pub type PFN_vkCmdDispatchGraphAMDX = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    scratch: DeviceAddress,
    scratch_size: DeviceSize,
    p_count_info: *const DispatchGraphCountInfoAMDX,
);
/// `vkCmdDispatchGraphIndirectAMDX`
pub type PFN_vkCmdDispatchGraphIndirectAMDX = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    scratch: DeviceAddress,
    scratch_size: DeviceSize,
    p_count_info: *const DispatchGraphCountInfoAMDX,
);
/// `vkCmdDispatchGraphIndirectCountAMDX`
pub type PFN_vkCmdDispatchGraphIndirectCountAMDX = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    scratch: DeviceAddress,
    scratch_size: DeviceSize,
    count_info: DeviceAddress,
);
/// `vkCreateGpaSessionAMD`
pub type PFN_vkCreateGpaSessionAMD = unsafe extern "system" fn(
    device: Device,
    p_create_info: *const GpaSessionCreateInfoAMD,
    p_allocator: *const AllocationCallbacks,
    p_gpa_session: *mut GpaSessionAMD,
) -> Result;
/// `vkDestroyGpaSessionAMD`
pub type PFN_vkDestroyGpaSessionAMD = unsafe extern "system" fn(
    device: Device,
    gpa_session: GpaSessionAMD,
    p_allocator: *const AllocationCallbacks,
);
/// `vkSetGpaDeviceClockModeAMD`
pub type PFN_vkSetGpaDeviceClockModeAMD = unsafe extern "system" fn(
    device: Device,
    p_info: *mut GpaDeviceClockModeInfoAMD,
) -> Result;
/// `vkGetGpaDeviceClockInfoAMD`
pub type PFN_vkGetGpaDeviceClockInfoAMD = unsafe extern "system" fn(
    device: Device,
    p_info: *mut GpaDeviceGetClockInfoAMD,
) -> Result;
/// `vkCmdBeginGpaSessionAMD`
pub type PFN_vkCmdBeginGpaSessionAMD = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    gpa_session: GpaSessionAMD,
) -> Result;
/// `vkCmdEndGpaSessionAMD`
pub type PFN_vkCmdEndGpaSessionAMD = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    gpa_session: GpaSessionAMD,
) -> Result;
/// `vkCmdBeginGpaSampleAMD`
pub type PFN_vkCmdBeginGpaSampleAMD = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    gpa_session: GpaSessionAMD,
    p_gpa_sample_begin_info: *const GpaSampleBeginInfoAMD,
    p_sample_id: *mut u32,
) -> Result;
/// `vkCmdEndGpaSampleAMD`
pub type PFN_vkCmdEndGpaSampleAMD = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    gpa_session: GpaSessionAMD,
    sample_id: u32,
);
/// `vkGetGpaSessionStatusAMD`
pub type PFN_vkGetGpaSessionStatusAMD = unsafe extern "system" fn(
    device: Device,
    gpa_session: GpaSessionAMD,
) -> Result;
/// `vkGetGpaSessionResultsAMD`
pub type PFN_vkGetGpaSessionResultsAMD = unsafe extern "system" fn(
    device: Device,
    gpa_session: GpaSessionAMD,
    sample_id: u32,
    p_size_in_bytes: *mut usize,
    p_data: *mut c_void,
) -> Result;
/// `vkResetGpaSessionAMD`
pub type PFN_vkResetGpaSessionAMD = unsafe extern "system" fn(
    device: Device,
    gpa_session: GpaSessionAMD,
) -> Result;
/// `vkCmdCopyGpaSessionResultsAMD`
pub type PFN_vkCmdCopyGpaSessionResultsAMD = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    gpa_session: GpaSessionAMD,
);
/// `vkCmdBindDescriptorSets2`
pub type PFN_vkCmdBindDescriptorSets2 = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    p_bind_descriptor_sets_info: *const BindDescriptorSetsInfo,
);
/// `vkCmdBindDescriptorSets2KHR`
pub type PFN_vkCmdBindDescriptorSets2KHR = PFN_vkCmdBindDescriptorSets2;
/// `vkCmdPushConstants2`
pub type PFN_vkCmdPushConstants2 = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    p_push_constants_info: *const PushConstantsInfo,
);
/// `vkCmdPushConstants2KHR`
pub type PFN_vkCmdPushConstants2KHR = PFN_vkCmdPushConstants2;
/// `vkCmdPushDescriptorSet2`
pub type PFN_vkCmdPushDescriptorSet2 = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    p_push_descriptor_set_info: *const PushDescriptorSetInfo,
);
/// `vkCmdPushDescriptorSet2KHR`
pub type PFN_vkCmdPushDescriptorSet2KHR = PFN_vkCmdPushDescriptorSet2;
/// `vkCmdPushDescriptorSetWithTemplate2`
pub type PFN_vkCmdPushDescriptorSetWithTemplate2 = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    p_push_descriptor_set_with_template_info: *const PushDescriptorSetWithTemplateInfo,
);
/// `vkCmdPushDescriptorSetWithTemplate2KHR`
pub type PFN_vkCmdPushDescriptorSetWithTemplate2KHR = PFN_vkCmdPushDescriptorSetWithTemplate2;
/// `vkCmdSetDescriptorBufferOffsets2EXT`
pub type PFN_vkCmdSetDescriptorBufferOffsets2EXT = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    p_set_descriptor_buffer_offsets_info: *const SetDescriptorBufferOffsetsInfoEXT,
);
/// `vkCmdBindDescriptorBufferEmbeddedSamplers2EXT`
pub type PFN_vkCmdBindDescriptorBufferEmbeddedSamplers2EXT = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    p_bind_descriptor_buffer_embedded_samplers_info: *const BindDescriptorBufferEmbeddedSamplersInfoEXT,
);
/// `vkSetLatencySleepModeNV`
pub type PFN_vkSetLatencySleepModeNV = unsafe extern "system" fn(
    device: Device,
    swapchain: SwapchainKHR,
    p_sleep_mode_info: *const LatencySleepModeInfoNV,
) -> Result;
/// `vkLatencySleepNV`
pub type PFN_vkLatencySleepNV = unsafe extern "system" fn(
    device: Device,
    swapchain: SwapchainKHR,
    p_sleep_info: *const LatencySleepInfoNV,
) -> Result;
/// `vkSetLatencyMarkerNV`
pub type PFN_vkSetLatencyMarkerNV = unsafe extern "system" fn(
    device: Device,
    swapchain: SwapchainKHR,
    p_latency_marker_info: *const SetLatencyMarkerInfoNV,
);
/// `vkGetLatencyTimingsNV`
pub type PFN_vkGetLatencyTimingsNV = unsafe extern "system" fn(
    device: Device,
    swapchain: SwapchainKHR,
    p_latency_marker_info: *mut GetLatencyMarkerInfoNV,
);
/// `vkQueueNotifyOutOfBandNV`
pub type PFN_vkQueueNotifyOutOfBandNV = unsafe extern "system" fn(
    queue: Queue,
    p_queue_type_info: *const OutOfBandQueueTypeInfoNV,
);
/// `vkSetLatencySleepModeLegacyNV`
pub type PFN_vkSetLatencySleepModeLegacyNV = unsafe extern "system" fn(
    device: Device,
    low_latency_mode: Bool32,
    low_latency_boost: Bool32,
    minimum_interval_us: u32,
);
/// `vkLatencySleepLegacyNV`
pub type PFN_vkLatencySleepLegacyNV = unsafe extern "system" fn(
    device: Device,
    signal_semaphore: Semaphore,
    value: u64,
);
/// `vkSetLatencyMarkerLegacyNV`
pub type PFN_vkSetLatencyMarkerLegacyNV = unsafe extern "system" fn(
    device: Device,
    frame_id: u64,
    marker: u32,
);
/// `vkGetLatencyTimingsLegacyNV`
pub type PFN_vkGetLatencyTimingsLegacyNV = unsafe extern "system" fn(
    device: Device,
    p_timings: *mut c_void,
);
/// `vkQueueNotifyOutOfBandLegacyNV`
pub type PFN_vkQueueNotifyOutOfBandLegacyNV = unsafe extern "system" fn(
    queue: Queue,
    queue_type: u32,
);
/// `vkGetSleepStatusLegacyNV`
pub type PFN_vkGetSleepStatusLegacyNV = unsafe extern "system" fn(
    device: Device,
    p_low_latency_mode: *mut Bool32,
);
/// `vkShutdownLatencyDeviceLegacyNV`
pub type PFN_vkShutdownLatencyDeviceLegacyNV = unsafe extern "system" fn(device: Device);
/// `vkCmdSetRenderingAttachmentLocations`
pub type PFN_vkCmdSetRenderingAttachmentLocations = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    p_location_info: *const RenderingAttachmentLocationInfo,
);
/// `vkCmdSetRenderingAttachmentLocationsKHR`
pub type PFN_vkCmdSetRenderingAttachmentLocationsKHR = PFN_vkCmdSetRenderingAttachmentLocations;
/// `vkCmdSetRenderingInputAttachmentIndices`
pub type PFN_vkCmdSetRenderingInputAttachmentIndices = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    p_input_attachment_index_info: *const RenderingInputAttachmentIndexInfo,
);
/// `vkCmdSetRenderingInputAttachmentIndicesKHR`
pub type PFN_vkCmdSetRenderingInputAttachmentIndicesKHR = PFN_vkCmdSetRenderingInputAttachmentIndices;
/// `vkCmdSetDepthClampRangeEXT`
pub type PFN_vkCmdSetDepthClampRangeEXT = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    depth_clamp_mode: DepthClampModeEXT,
    p_depth_clamp_range: *const DepthClampRangeEXT,
);
/// `vkGetPhysicalDeviceCooperativeMatrixFlexibleDimensionsPropertiesNV`
pub type PFN_vkGetPhysicalDeviceCooperativeMatrixFlexibleDimensionsPropertiesNV = unsafe extern "system" fn(
    physical_device: PhysicalDevice,
    p_property_count: *mut u32,
    p_properties: *mut CooperativeMatrixFlexibleDimensionsPropertiesNV,
) -> Result;
/// `vkGetMemoryMetalHandleEXT`
pub type PFN_vkGetMemoryMetalHandleEXT = unsafe extern "system" fn(
    device: Device,
    p_get_metal_handle_info: *const MemoryGetMetalHandleInfoEXT,
    p_handle: *mut *mut c_void,
) -> Result;
/// `vkGetMemoryMetalHandlePropertiesEXT`
pub type PFN_vkGetMemoryMetalHandlePropertiesEXT = unsafe extern "system" fn(
    device: Device,
    handle_type: ExternalMemoryHandleTypeFlags,
    p_handle: *const c_void,
    p_memory_metal_handle_properties: *mut MemoryMetalHandlePropertiesEXT,
) -> Result;
/// `vkGetPhysicalDeviceCooperativeVectorPropertiesNV`
pub type PFN_vkGetPhysicalDeviceCooperativeVectorPropertiesNV = unsafe extern "system" fn(
    physical_device: PhysicalDevice,
    p_property_count: *mut u32,
    p_properties: *mut CooperativeVectorPropertiesNV,
) -> Result;
/// `vkConvertCooperativeVectorMatrixNV`
pub type PFN_vkConvertCooperativeVectorMatrixNV = unsafe extern "system" fn(
    device: Device,
    p_info: *const ConvertCooperativeVectorMatrixInfoNV,
) -> Result;
/// `vkCmdConvertCooperativeVectorMatrixNV`
pub type PFN_vkCmdConvertCooperativeVectorMatrixNV = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    info_count: u32,
    p_infos: *const ConvertCooperativeVectorMatrixInfoNV,
);
/// `vkCmdDispatchTileQCOM`
pub type PFN_vkCmdDispatchTileQCOM = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    p_dispatch_tile_info: *const DispatchTileInfoQCOM,
);
/// `vkCmdBeginPerTileExecutionQCOM`
pub type PFN_vkCmdBeginPerTileExecutionQCOM = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    p_per_tile_begin_info: *const PerTileBeginInfoQCOM,
);
/// `vkCmdEndPerTileExecutionQCOM`
pub type PFN_vkCmdEndPerTileExecutionQCOM = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    p_per_tile_end_info: *const PerTileEndInfoQCOM,
);
/// `vkCreateExternalComputeQueueNV`
pub type PFN_vkCreateExternalComputeQueueNV = unsafe extern "system" fn(
    device: Device,
    p_create_info: *const ExternalComputeQueueCreateInfoNV,
    p_allocator: *const AllocationCallbacks,
    p_external_queue: *mut ExternalComputeQueueNV,
) -> Result;
/// `vkDestroyExternalComputeQueueNV`
pub type PFN_vkDestroyExternalComputeQueueNV = unsafe extern "system" fn(
    device: Device,
    external_queue: ExternalComputeQueueNV,
    p_allocator: *const AllocationCallbacks,
);
/// `vkGetExternalComputeQueueDataNV`
pub type PFN_vkGetExternalComputeQueueDataNV = unsafe extern "system" fn(
    external_queue: ExternalComputeQueueNV,
    params: *mut ExternalComputeQueueDataParamsNV,
    p_data: *mut c_void,
);
/// `vkEnumeratePhysicalDeviceShaderInstrumentationMetricsARM`
pub type PFN_vkEnumeratePhysicalDeviceShaderInstrumentationMetricsARM = unsafe extern "system" fn(
    physical_device: PhysicalDevice,
    p_description_count: *mut u32,
    p_descriptions: *mut ShaderInstrumentationMetricDescriptionARM,
) -> Result;
/// `vkCreateShaderInstrumentationARM`
pub type PFN_vkCreateShaderInstrumentationARM = unsafe extern "system" fn(
    device: Device,
    p_create_info: *const ShaderInstrumentationCreateInfoARM,
    p_allocator: *const AllocationCallbacks,
    p_instrumentation: *mut ShaderInstrumentationARM,
) -> Result;
/// `vkDestroyShaderInstrumentationARM`
pub type PFN_vkDestroyShaderInstrumentationARM = unsafe extern "system" fn(
    device: Device,
    instrumentation: ShaderInstrumentationARM,
    p_allocator: *const AllocationCallbacks,
);
/// `vkCmdBeginShaderInstrumentationARM`
pub type PFN_vkCmdBeginShaderInstrumentationARM = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    instrumentation: ShaderInstrumentationARM,
);
/// `vkCmdEndShaderInstrumentationARM`
pub type PFN_vkCmdEndShaderInstrumentationARM = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
);
/// `vkGetShaderInstrumentationValuesARM`
pub type PFN_vkGetShaderInstrumentationValuesARM = unsafe extern "system" fn(
    device: Device,
    instrumentation: ShaderInstrumentationARM,
    p_metric_block_count: *mut u32,
    p_metric_values: *mut c_void,
    flags: ShaderInstrumentationValuesFlagsARM,
) -> Result;
/// `vkClearShaderInstrumentationMetricsARM`
pub type PFN_vkClearShaderInstrumentationMetricsARM = unsafe extern "system" fn(
    device: Device,
    instrumentation: ShaderInstrumentationARM,
);
/// `vkCreateTensorARM`
pub type PFN_vkCreateTensorARM = unsafe extern "system" fn(
    device: Device,
    p_create_info: *const TensorCreateInfoARM,
    p_allocator: *const AllocationCallbacks,
    p_tensor: *mut TensorARM,
) -> Result;
/// `vkDestroyTensorARM`
pub type PFN_vkDestroyTensorARM = unsafe extern "system" fn(
    device: Device,
    tensor: TensorARM,
    p_allocator: *const AllocationCallbacks,
);
/// `vkCreateTensorViewARM`
pub type PFN_vkCreateTensorViewARM = unsafe extern "system" fn(
    device: Device,
    p_create_info: *const TensorViewCreateInfoARM,
    p_allocator: *const AllocationCallbacks,
    p_view: *mut TensorViewARM,
) -> Result;
/// `vkDestroyTensorViewARM`
pub type PFN_vkDestroyTensorViewARM = unsafe extern "system" fn(
    device: Device,
    tensor_view: TensorViewARM,
    p_allocator: *const AllocationCallbacks,
);
/// `vkGetTensorMemoryRequirementsARM`
pub type PFN_vkGetTensorMemoryRequirementsARM = unsafe extern "system" fn(
    device: Device,
    p_info: *const TensorMemoryRequirementsInfoARM,
    p_memory_requirements: *mut MemoryRequirements2,
);
/// `vkBindTensorMemoryARM`
pub type PFN_vkBindTensorMemoryARM = unsafe extern "system" fn(
    device: Device,
    bind_info_count: u32,
    p_bind_infos: *const BindTensorMemoryInfoARM,
) -> Result;
/// `vkGetDeviceTensorMemoryRequirementsARM`
pub type PFN_vkGetDeviceTensorMemoryRequirementsARM = unsafe extern "system" fn(
    device: Device,
    p_info: *const DeviceTensorMemoryRequirementsARM,
    p_memory_requirements: *mut MemoryRequirements2,
);
/// `vkCmdCopyTensorARM`
pub type PFN_vkCmdCopyTensorARM = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    p_copy_tensor_info: *const CopyTensorInfoARM,
);
/// `vkGetTensorOpaqueCaptureDescriptorDataARM`
pub type PFN_vkGetTensorOpaqueCaptureDescriptorDataARM = unsafe extern "system" fn(
    device: Device,
    p_info: *const TensorCaptureDescriptorDataInfoARM,
    p_data: *mut c_void,
) -> Result;
/// `vkGetTensorViewOpaqueCaptureDescriptorDataARM`
pub type PFN_vkGetTensorViewOpaqueCaptureDescriptorDataARM = unsafe extern "system" fn(
    device: Device,
    p_info: *const TensorViewCaptureDescriptorDataInfoARM,
    p_data: *mut c_void,
) -> Result;
/// `vkGetPhysicalDeviceExternalTensorPropertiesARM`
pub type PFN_vkGetPhysicalDeviceExternalTensorPropertiesARM = unsafe extern "system" fn(
    physical_device: PhysicalDevice,
    p_external_tensor_info: *const PhysicalDeviceExternalTensorInfoARM,
    p_external_tensor_properties: *mut ExternalTensorPropertiesARM,
);
/// `vkCreateDataGraphPipelinesARM`
pub type PFN_vkCreateDataGraphPipelinesARM = unsafe extern "system" fn(
    device: Device,
    deferred_operation: DeferredOperationKHR,
    pipeline_cache: PipelineCache,
    create_info_count: u32,
    p_create_infos: *const DataGraphPipelineCreateInfoARM,
    p_allocator: *const AllocationCallbacks,
    p_pipelines: *mut Pipeline,
) -> Result;
/// `vkCreateDataGraphPipelineSessionARM`
pub type PFN_vkCreateDataGraphPipelineSessionARM = unsafe extern "system" fn(
    device: Device,
    p_create_info: *const DataGraphPipelineSessionCreateInfoARM,
    p_allocator: *const AllocationCallbacks,
    p_session: *mut DataGraphPipelineSessionARM,
) -> Result;
/// `vkGetDataGraphPipelineSessionBindPointRequirementsARM`
pub type PFN_vkGetDataGraphPipelineSessionBindPointRequirementsARM = unsafe extern "system" fn(
    device: Device,
    p_info: *const DataGraphPipelineSessionBindPointRequirementsInfoARM,
    p_bind_point_requirement_count: *mut u32,
    p_bind_point_requirements: *mut DataGraphPipelineSessionBindPointRequirementARM,
) -> Result;
/// `vkGetDataGraphPipelineSessionMemoryRequirementsARM`
pub type PFN_vkGetDataGraphPipelineSessionMemoryRequirementsARM = unsafe extern "system" fn(
    device: Device,
    p_info: *const DataGraphPipelineSessionMemoryRequirementsInfoARM,
    p_memory_requirements: *mut MemoryRequirements2,
);
/// `vkBindDataGraphPipelineSessionMemoryARM`
pub type PFN_vkBindDataGraphPipelineSessionMemoryARM = unsafe extern "system" fn(
    device: Device,
    bind_info_count: u32,
    p_bind_infos: *const BindDataGraphPipelineSessionMemoryInfoARM,
) -> Result;
/// `vkDestroyDataGraphPipelineSessionARM`
pub type PFN_vkDestroyDataGraphPipelineSessionARM = unsafe extern "system" fn(
    device: Device,
    session: DataGraphPipelineSessionARM,
    p_allocator: *const AllocationCallbacks,
);
/// `vkCmdDispatchDataGraphARM`
pub type PFN_vkCmdDispatchDataGraphARM = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    session: DataGraphPipelineSessionARM,
    p_info: *const DataGraphPipelineDispatchInfoARM,
);
/// `vkGetDataGraphPipelineAvailablePropertiesARM`
pub type PFN_vkGetDataGraphPipelineAvailablePropertiesARM = unsafe extern "system" fn(
    device: Device,
    p_pipeline_info: *const DataGraphPipelineInfoARM,
    p_properties_count: *mut u32,
    p_properties: *mut DataGraphPipelinePropertyARM,
) -> Result;
/// `vkGetDataGraphPipelinePropertiesARM`
pub type PFN_vkGetDataGraphPipelinePropertiesARM = unsafe extern "system" fn(
    device: Device,
    p_pipeline_info: *const DataGraphPipelineInfoARM,
    properties_count: u32,
    p_properties: *mut DataGraphPipelinePropertyQueryResultARM,
) -> Result;
/// `vkGetPhysicalDeviceQueueFamilyDataGraphPropertiesARM`
pub type PFN_vkGetPhysicalDeviceQueueFamilyDataGraphPropertiesARM = unsafe extern "system" fn(
    physical_device: PhysicalDevice,
    queue_family_index: u32,
    p_queue_family_data_graph_property_count: *mut u32,
    p_queue_family_data_graph_properties: *mut QueueFamilyDataGraphPropertiesARM,
) -> Result;
/// `vkGetPhysicalDeviceQueueFamilyDataGraphProcessingEnginePropertiesARM`
pub type PFN_vkGetPhysicalDeviceQueueFamilyDataGraphProcessingEnginePropertiesARM = unsafe extern "system" fn(
    physical_device: PhysicalDevice,
    p_queue_family_data_graph_processing_engine_info: *const PhysicalDeviceQueueFamilyDataGraphProcessingEngineInfoARM,
    p_queue_family_data_graph_processing_engine_properties: *mut QueueFamilyDataGraphProcessingEnginePropertiesARM,
);
/// `vkGetNativeBufferPropertiesOHOS`
pub type PFN_vkGetNativeBufferPropertiesOHOS = unsafe extern "system" fn(
    device: Device,
    buffer: *const OH_NativeBuffer,
    p_properties: *mut NativeBufferPropertiesOHOS,
) -> Result;
/// `vkGetMemoryNativeBufferOHOS`
pub type PFN_vkGetMemoryNativeBufferOHOS = unsafe extern "system" fn(
    device: Device,
    p_info: *const MemoryGetNativeBufferInfoOHOS,
    p_buffer: *mut *mut OH_NativeBuffer,
) -> Result;
/// `vkQueueSetPerfHintQCOM`
pub type PFN_vkQueueSetPerfHintQCOM = unsafe extern "system" fn(
    queue: Queue,
    p_perf_hint_info: *const PerfHintInfoQCOM,
) -> Result;
/// `vkEnumeratePhysicalDeviceQueueFamilyPerformanceCountersByRegionARM`
pub type PFN_vkEnumeratePhysicalDeviceQueueFamilyPerformanceCountersByRegionARM = unsafe extern "system" fn(
    physical_device: PhysicalDevice,
    queue_family_index: u32,
    p_counter_count: *mut u32,
    p_counters: *mut PerformanceCounterARM,
    p_counter_descriptions: *mut PerformanceCounterDescriptionARM,
) -> Result;
/// `vkCmdSetComputeOccupancyPriorityNV`
pub type PFN_vkCmdSetComputeOccupancyPriorityNV = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    p_parameters: *const ComputeOccupancyPriorityParametersNV,
);
/// `vkWriteSamplerDescriptorsEXT`
pub type PFN_vkWriteSamplerDescriptorsEXT = unsafe extern "system" fn(
    device: Device,
    sampler_count: u32,
    p_samplers: *const SamplerCreateInfo,
    p_descriptors: *const HostAddressRangeEXT,
) -> Result;
/// `vkWriteResourceDescriptorsEXT`
pub type PFN_vkWriteResourceDescriptorsEXT = unsafe extern "system" fn(
    device: Device,
    resource_count: u32,
    p_resources: *const ResourceDescriptorInfoEXT,
    p_descriptors: *const HostAddressRangeEXT,
) -> Result;
/// `vkCmdBindSamplerHeapEXT`
pub type PFN_vkCmdBindSamplerHeapEXT = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    p_bind_info: *const BindHeapInfoEXT,
);
/// `vkCmdBindResourceHeapEXT`
pub type PFN_vkCmdBindResourceHeapEXT = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    p_bind_info: *const BindHeapInfoEXT,
);
/// `vkCmdPushDataEXT`
pub type PFN_vkCmdPushDataEXT = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    p_push_data_info: *const PushDataInfoEXT,
);
/// `vkRegisterCustomBorderColorEXT`
pub type PFN_vkRegisterCustomBorderColorEXT = unsafe extern "system" fn(
    device: Device,
    p_border_color: *const SamplerCustomBorderColorCreateInfoEXT,
    request_index: Bool32,
    p_index: *mut u32,
) -> Result;
/// `vkUnregisterCustomBorderColorEXT`
pub type PFN_vkUnregisterCustomBorderColorEXT = unsafe extern "system" fn(
    device: Device,
    index: u32,
);
/// `vkGetImageOpaqueCaptureDataEXT`
pub type PFN_vkGetImageOpaqueCaptureDataEXT = unsafe extern "system" fn(
    device: Device,
    image_count: u32,
    p_images: *const Image,
    p_datas: *mut HostAddressRangeEXT,
) -> Result;
/// `vkGetPhysicalDeviceDescriptorSizeEXT`
pub type PFN_vkGetPhysicalDeviceDescriptorSizeEXT = unsafe extern "system" fn(
    physical_device: PhysicalDevice,
    descriptor_type: DescriptorType,
) -> DeviceSize;
/// `vkGetTensorOpaqueCaptureDataARM`
pub type PFN_vkGetTensorOpaqueCaptureDataARM = unsafe extern "system" fn(
    device: Device,
    tensor_count: u32,
    p_tensors: *const TensorARM,
    p_datas: *mut HostAddressRangeEXT,
) -> Result;
/// `vkCmdCopyMemoryKHR`
pub type PFN_vkCmdCopyMemoryKHR = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    p_copy_memory_info: *const CopyDeviceMemoryInfoKHR,
);
/// `vkCmdCopyMemoryToImageKHR`
pub type PFN_vkCmdCopyMemoryToImageKHR = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    p_copy_memory_info: *const CopyDeviceMemoryImageInfoKHR,
);
/// `vkCmdCopyImageToMemoryKHR`
pub type PFN_vkCmdCopyImageToMemoryKHR = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    p_copy_memory_info: *const CopyDeviceMemoryImageInfoKHR,
);
/// `vkCmdUpdateMemoryKHR`
pub type PFN_vkCmdUpdateMemoryKHR = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    p_dst_range: *const DeviceAddressRangeKHR,
    dst_flags: AddressCommandFlagsKHR,
    data_size: DeviceSize,
    p_data: *const c_void,
);
/// `vkCmdFillMemoryKHR`
pub type PFN_vkCmdFillMemoryKHR = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    p_dst_range: *const DeviceAddressRangeKHR,
    dst_flags: AddressCommandFlagsKHR,
    data: u32,
);
/// `vkCmdCopyQueryPoolResultsToMemoryKHR`
pub type PFN_vkCmdCopyQueryPoolResultsToMemoryKHR = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    query_pool: QueryPool,
    first_query: u32,
    query_count: u32,
    p_dst_range: *const StridedDeviceAddressRangeKHR,
    dst_flags: AddressCommandFlagsKHR,
    query_result_flags: QueryResultFlags,
);
/// `vkCmdBeginConditionalRendering2EXT`
pub type PFN_vkCmdBeginConditionalRendering2EXT = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    p_conditional_rendering_begin: *const ConditionalRenderingBeginInfo2EXT,
);
/// `vkCmdBindTransformFeedbackBuffers2EXT`
pub type PFN_vkCmdBindTransformFeedbackBuffers2EXT = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    first_binding: u32,
    binding_count: u32,
    p_binding_infos: *const BindTransformFeedbackBuffer2InfoEXT,
);
/// `vkCmdBeginTransformFeedback2EXT`
pub type PFN_vkCmdBeginTransformFeedback2EXT = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    first_counter_range: u32,
    counter_range_count: u32,
    p_counter_infos: *const BindTransformFeedbackBuffer2InfoEXT,
);
/// `vkCmdEndTransformFeedback2EXT`
pub type PFN_vkCmdEndTransformFeedback2EXT = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    first_counter_range: u32,
    counter_range_count: u32,
    p_counter_infos: *const BindTransformFeedbackBuffer2InfoEXT,
);
/// `vkCmdDrawIndirectByteCount2EXT`
pub type PFN_vkCmdDrawIndirectByteCount2EXT = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    instance_count: u32,
    first_instance: u32,
    p_counter_info: *const BindTransformFeedbackBuffer2InfoEXT,
    counter_offset: u32,
    vertex_stride: u32,
);
/// `vkCmdWriteMarkerToMemoryAMD`
pub type PFN_vkCmdWriteMarkerToMemoryAMD = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    p_info: *const MemoryMarkerInfoAMD,
);
/// `vkCmdBindIndexBuffer3KHR`
pub type PFN_vkCmdBindIndexBuffer3KHR = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    p_info: *const BindIndexBuffer3InfoKHR,
);
/// `vkCmdBindVertexBuffers3KHR`
pub type PFN_vkCmdBindVertexBuffers3KHR = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    first_binding: u32,
    binding_count: u32,
    p_binding_infos: *const BindVertexBuffer3InfoKHR,
);
/// `vkCmdDrawIndirect2KHR`
pub type PFN_vkCmdDrawIndirect2KHR = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    p_info: *const DrawIndirect2InfoKHR,
);
/// `vkCmdDrawIndexedIndirect2KHR`
pub type PFN_vkCmdDrawIndexedIndirect2KHR = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    p_info: *const DrawIndirect2InfoKHR,
);
/// `vkCmdDrawIndirectCount2KHR`
pub type PFN_vkCmdDrawIndirectCount2KHR = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    p_info: *const DrawIndirectCount2InfoKHR,
);
/// `vkCmdDrawIndexedIndirectCount2KHR`
pub type PFN_vkCmdDrawIndexedIndirectCount2KHR = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    p_info: *const DrawIndirectCount2InfoKHR,
);
/// `vkCmdDrawMeshTasksIndirect2EXT`
pub type PFN_vkCmdDrawMeshTasksIndirect2EXT = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    p_info: *const DrawIndirect2InfoKHR,
);
/// `vkCmdDrawMeshTasksIndirectCount2EXT`
pub type PFN_vkCmdDrawMeshTasksIndirectCount2EXT = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    p_info: *const DrawIndirectCount2InfoKHR,
);
/// `vkCmdDispatchIndirect2KHR`
pub type PFN_vkCmdDispatchIndirect2KHR = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    p_info: *const DispatchIndirect2InfoKHR,
);
/// `vkCreateAccelerationStructure2KHR`
pub type PFN_vkCreateAccelerationStructure2KHR = unsafe extern "system" fn(
    device: Device,
    p_create_info: *const AccelerationStructureCreateInfo2KHR,
    p_allocator: *const AllocationCallbacks,
    p_acceleration_structure: *mut AccelerationStructureKHR,
) -> Result;
/// `vkGetPhysicalDeviceQueueFamilyDataGraphEngineOperationPropertiesARM`
pub type PFN_vkGetPhysicalDeviceQueueFamilyDataGraphEngineOperationPropertiesARM = unsafe extern "system" fn(
    physical_device: PhysicalDevice,
    queue_family_index: u32,
    p_queue_family_data_graph_properties: *const QueueFamilyDataGraphPropertiesARM,
    p_properties: *mut BaseOutStructure,
) -> Result;
/// `vkCmdSetDispatchParametersARM`
pub type PFN_vkCmdSetDispatchParametersARM = unsafe extern "system" fn(
    command_buffer: CommandBuffer,
    p_dispatch_parameters: *const DispatchParametersARM,
);
/// `vkGetPhysicalDeviceQueueFamilyDataGraphOpticalFlowImageFormatsARM`
pub type PFN_vkGetPhysicalDeviceQueueFamilyDataGraphOpticalFlowImageFormatsARM = unsafe extern "system" fn(
    physical_device: PhysicalDevice,
    queue_family_index: u32,
    p_queue_family_data_graph_properties: *const QueueFamilyDataGraphPropertiesARM,
    p_optical_flow_image_format_info: *const DataGraphOpticalFlowImageFormatInfoARM,
    p_format_count: *mut u32,
    p_image_format_properties: *mut DataGraphOpticalFlowImageFormatPropertiesARM,
) -> Result;
