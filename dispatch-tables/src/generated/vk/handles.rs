// provisional banner

//! Object handles: dispatchable ones are pointers, the others 64-bit numbers.
use core::ffi::c_void;
#[allow(unused_imports, reason = "which files need others depends on the registry")]
use super::*;
/// `VkInstance`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Instance(*mut c_void);
dispatchable_handle!(Instance, INSTANCE);
/// `VkPhysicalDevice`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PhysicalDevice(*mut c_void);
dispatchable_handle!(PhysicalDevice, PHYSICAL_DEVICE);
/// `VkDevice`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Device(*mut c_void);
dispatchable_handle!(Device, DEVICE);
/// `VkQueue`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Queue(*mut c_void);
dispatchable_handle!(Queue, QUEUE);
/// `VkCommandBuffer`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CommandBuffer(*mut c_void);
dispatchable_handle!(CommandBuffer, COMMAND_BUFFER);
/// `VkDeviceMemory`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DeviceMemory(u64);
handle!(DeviceMemory, DEVICE_MEMORY);
/// `VkCommandPool`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CommandPool(u64);
handle!(CommandPool, COMMAND_POOL);
/// `VkBuffer`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Buffer(u64);
handle!(Buffer, BUFFER);
/// `VkBufferView`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct BufferView(u64);
handle!(BufferView, BUFFER_VIEW);
/// `VkImage`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Image(u64);
handle!(Image, IMAGE);
/// `VkImageView`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ImageView(u64);
handle!(ImageView, IMAGE_VIEW);
/// `VkShaderModule`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ShaderModule(u64);
handle!(ShaderModule, SHADER_MODULE);
/// `VkPipeline`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Pipeline(u64);
handle!(Pipeline, PIPELINE);
/// `VkPipelineLayout`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PipelineLayout(u64);
handle!(PipelineLayout, PIPELINE_LAYOUT);
/// `VkSampler`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Sampler(u64);
handle!(Sampler, SAMPLER);
/// `VkDescriptorSet`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DescriptorSet(u64);
handle!(DescriptorSet, DESCRIPTOR_SET);
/// `VkDescriptorSetLayout`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DescriptorSetLayout(u64);
handle!(DescriptorSetLayout, DESCRIPTOR_SET_LAYOUT);
/// `VkDescriptorPool`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DescriptorPool(u64);
handle!(DescriptorPool, DESCRIPTOR_POOL);
/// `VkFence`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Fence(u64);
handle!(Fence, FENCE);
/// `VkSemaphore`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Semaphore(u64);
handle!(Semaphore, SEMAPHORE);
/// `VkEvent`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Event(u64);
handle!(Event, EVENT);
/// `VkQueryPool`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct QueryPool(u64);
handle!(QueryPool, QUERY_POOL);
/// `VkFramebuffer`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Framebuffer(u64);
handle!(Framebuffer, FRAMEBUFFER);
/// `VkRenderPass`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RenderPass(u64);
handle!(RenderPass, RENDER_PASS);
/// `VkPipelineCache`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PipelineCache(u64);
handle!(PipelineCache, PIPELINE_CACHE);
/// `VkPipelineBinaryKHR`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PipelineBinaryKHR(u64);
handle!(PipelineBinaryKHR, PIPELINE_BINARY_KHR);
/// `VkIndirectCommandsLayoutNV`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct IndirectCommandsLayoutNV(u64);
handle!(IndirectCommandsLayoutNV, INDIRECT_COMMANDS_LAYOUT_NV);
/// `VkIndirectCommandsLayoutEXT`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct IndirectCommandsLayoutEXT(u64);
handle!(IndirectCommandsLayoutEXT, INDIRECT_COMMANDS_LAYOUT_EXT);
/// `VkIndirectExecutionSetEXT`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct IndirectExecutionSetEXT(u64);
handle!(IndirectExecutionSetEXT, INDIRECT_EXECUTION_SET_EXT);
/// `VkDescriptorUpdateTemplate`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DescriptorUpdateTemplate(u64);
handle!(DescriptorUpdateTemplate, DESCRIPTOR_UPDATE_TEMPLATE);
/// `VkSamplerYcbcrConversion`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SamplerYcbcrConversion(u64);
handle!(SamplerYcbcrConversion, SAMPLER_YCBCR_CONVERSION);
/// `VkValidationCacheEXT`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ValidationCacheEXT(u64);
handle!(ValidationCacheEXT, VALIDATION_CACHE_EXT);
/// `VkAccelerationStructureKHR`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct AccelerationStructureKHR(u64);
handle!(AccelerationStructureKHR, ACCELERATION_STRUCTURE_KHR);
/// `VkAccelerationStructureNV`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct AccelerationStructureNV(u64);
handle!(AccelerationStructureNV, ACCELERATION_STRUCTURE_NV);
/// `VkPerformanceConfigurationINTEL`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PerformanceConfigurationINTEL(u64);
handle!(PerformanceConfigurationINTEL, PERFORMANCE_CONFIGURATION_INTEL);
/// `VkBufferCollectionFUCHSIA`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct BufferCollectionFUCHSIA(u64);
handle!(BufferCollectionFUCHSIA, BUFFER_COLLECTION_FUCHSIA);
/// `VkDeferredOperationKHR`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DeferredOperationKHR(u64);
handle!(DeferredOperationKHR, DEFERRED_OPERATION_KHR);
/// `VkPrivateDataSlot`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PrivateDataSlot(u64);
handle!(PrivateDataSlot, PRIVATE_DATA_SLOT);
/// `VkCuModuleNVX`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CuModuleNVX(u64);
handle!(CuModuleNVX, CU_MODULE_NVX);
/// `VkCuFunctionNVX`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CuFunctionNVX(u64);
handle!(CuFunctionNVX, CU_FUNCTION_NVX);
/// `VkOpticalFlowSessionNV`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct OpticalFlowSessionNV(u64);
handle!(OpticalFlowSessionNV, OPTICAL_FLOW_SESSION_NV);
/// `VkMicromapEXT`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct MicromapEXT(u64);
handle!(MicromapEXT, MICROMAP_EXT);
/// `VkShaderEXT`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ShaderEXT(u64);
handle!(ShaderEXT, SHADER_EXT);
/// `VkTensorARM`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TensorARM(u64);
handle!(TensorARM, TENSOR_ARM);
/// `VkTensorViewARM`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TensorViewARM(u64);
handle!(TensorViewARM, TENSOR_VIEW_ARM);
/// `VkDataGraphPipelineSessionARM`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DataGraphPipelineSessionARM(u64);
handle!(DataGraphPipelineSessionARM, DATA_GRAPH_PIPELINE_SESSION_ARM);
/// `VkShaderInstrumentationARM`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ShaderInstrumentationARM(u64);
handle!(ShaderInstrumentationARM, SHADER_INSTRUMENTATION_ARM);
/// `VkGpaSessionAMD`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GpaSessionAMD(u64);
handle!(GpaSessionAMD, GPA_SESSION_AMD);
/// `VkDisplayKHR`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DisplayKHR(u64);
handle!(DisplayKHR, DISPLAY_KHR);
/// `VkDisplayModeKHR`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DisplayModeKHR(u64);
handle!(DisplayModeKHR, DISPLAY_MODE_KHR);
/// `VkSurfaceKHR`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SurfaceKHR(u64);
handle!(SurfaceKHR, SURFACE_KHR);
/// `VkSwapchainKHR`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SwapchainKHR(u64);
handle!(SwapchainKHR, SWAPCHAIN_KHR);
/// `VkDebugReportCallbackEXT`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DebugReportCallbackEXT(u64);
handle!(DebugReportCallbackEXT, DEBUG_REPORT_CALLBACK_EXT);
/// `VkDebugUtilsMessengerEXT`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DebugUtilsMessengerEXT(u64);
handle!(DebugUtilsMessengerEXT, DEBUG_UTILS_MESSENGER_EXT);
/// `VkVideoSessionKHR`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct VideoSessionKHR(u64);
handle!(VideoSessionKHR, VIDEO_SESSION_KHR);
/// `VkVideoSessionParametersKHR`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct VideoSessionParametersKHR(u64);
handle!(VideoSessionParametersKHR, VIDEO_SESSION_PARAMETERS_KHR);
/// `VkCudaModuleNV`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CudaModuleNV(u64);
handle!(CudaModuleNV, CUDA_MODULE_NV);
/// `VkCudaFunctionNV`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CudaFunctionNV(u64);
handle!(CudaFunctionNV, CUDA_FUNCTION_NV);
/// `VkExternalComputeQueueNV`
#[repr(transparent)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ExternalComputeQueueNV(*mut c_void);
dispatchable_handle!(ExternalComputeQueueNV, EXTERNAL_COMPUTE_QUEUE_NV);
pub type DescriptorUpdateTemplateKHR = DescriptorUpdateTemplate;
pub type SamplerYcbcrConversionKHR = SamplerYcbcrConversion;
pub type PrivateDataSlotEXT = PrivateDataSlot;
