// provisional banner

//! Structures in C's layout. Unsafe class: zeroed defaults.
use core::ffi::{c_char, c_int, c_void};
#[allow(unused_imports, reason = "which files need others depends on the registry")]
use super::*;
/// `VkBaseOutStructure`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct BaseOutStructure {
    pub s_type: StructureType,
    pub p_next: *mut BaseOutStructure,
}
zero_default!(BaseOutStructure);
/// `VkBaseInStructure`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct BaseInStructure {
    pub s_type: StructureType,
    pub p_next: *const BaseInStructure,
}
zero_default!(BaseInStructure);
/// `VkOffset2D`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct Offset2D {
    pub x: i32,
    pub y: i32,
}
zero_default!(Offset2D);
/// `VkOffset3D`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct Offset3D {
    pub x: i32,
    pub y: i32,
    pub z: i32,
}
zero_default!(Offset3D);
/// `VkExtent2D`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct Extent2D {
    pub width: u32,
    pub height: u32,
}
zero_default!(Extent2D);
/// `VkExtent3D`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct Extent3D {
    pub width: u32,
    pub height: u32,
    pub depth: u32,
}
zero_default!(Extent3D);
/// `VkViewport`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct Viewport {
    pub x: f32,
    pub y: f32,
    pub width: f32,
    pub height: f32,
    pub min_depth: f32,
    pub max_depth: f32,
}
zero_default!(Viewport);
/// `VkRect2D`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct Rect2D {
    pub offset: Offset2D,
    pub extent: Extent2D,
}
zero_default!(Rect2D);
/// `VkClearRect`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ClearRect {
    pub rect: Rect2D,
    pub base_array_layer: u32,
    pub layer_count: u32,
}
zero_default!(ClearRect);
/// `VkComponentMapping`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ComponentMapping {
    pub r: ComponentSwizzle,
    pub g: ComponentSwizzle,
    pub b: ComponentSwizzle,
    pub a: ComponentSwizzle,
}
zero_default!(ComponentMapping);
/// `VkPhysicalDeviceProperties`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceProperties {
    pub api_version: u32,
    pub driver_version: u32,
    pub vendor_id: u32,
    pub device_id: u32,
    pub device_type: PhysicalDeviceType,
    pub device_name: [c_char; MAX_PHYSICAL_DEVICE_NAME_SIZE],
    pub pipeline_cache_uuid: [u8; UUID_SIZE],
    pub limits: PhysicalDeviceLimits,
    pub sparse_properties: PhysicalDeviceSparseProperties,
}
zero_default!(PhysicalDeviceProperties);
/// `VkExtensionProperties`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ExtensionProperties {
    pub extension_name: [c_char; MAX_EXTENSION_NAME_SIZE],
    pub spec_version: u32,
}
zero_default!(ExtensionProperties);
/// `VkLayerProperties`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct LayerProperties {
    pub layer_name: [c_char; MAX_EXTENSION_NAME_SIZE],
    pub spec_version: u32,
    pub implementation_version: u32,
    pub description: [c_char; MAX_DESCRIPTION_SIZE],
}
zero_default!(LayerProperties);
/// `VkApplicationInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ApplicationInfo {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub p_application_name: *const c_char,
    pub application_version: u32,
    pub p_engine_name: *const c_char,
    pub engine_version: u32,
    pub api_version: u32,
}
zero_default!(ApplicationInfo, APPLICATION_INFO);
/// `VkAllocationCallbacks`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct AllocationCallbacks {
    pub p_user_data: *mut c_void,
    pub pfn_allocation: PFN_vkAllocationFunction,
    pub pfn_reallocation: PFN_vkReallocationFunction,
    pub pfn_free: PFN_vkFreeFunction,
    pub pfn_internal_allocation: PFN_vkInternalAllocationNotification,
    pub pfn_internal_free: PFN_vkInternalFreeNotification,
}
zero_default!(AllocationCallbacks);
/// `VkDeviceQueueCreateInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DeviceQueueCreateInfo {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub flags: DeviceQueueCreateFlags,
    pub queue_family_index: u32,
    pub queue_count: u32,
    pub p_queue_priorities: *const f32,
}
zero_default!(DeviceQueueCreateInfo, DEVICE_QUEUE_CREATE_INFO);
/// `VkDeviceCreateInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DeviceCreateInfo {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub flags: DeviceCreateFlags,
    pub queue_create_info_count: u32,
    pub p_queue_create_infos: *const DeviceQueueCreateInfo,
    pub enabled_layer_count: u32,
    pub pp_enabled_layer_names: *const *const c_char,
    pub enabled_extension_count: u32,
    pub pp_enabled_extension_names: *const *const c_char,
    pub p_enabled_features: *const PhysicalDeviceFeatures,
}
zero_default!(DeviceCreateInfo, DEVICE_CREATE_INFO);
/// `VkInstanceCreateInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct InstanceCreateInfo {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub flags: InstanceCreateFlags,
    pub p_application_info: *const ApplicationInfo,
    pub enabled_layer_count: u32,
    pub pp_enabled_layer_names: *const *const c_char,
    pub enabled_extension_count: u32,
    pub pp_enabled_extension_names: *const *const c_char,
}
zero_default!(InstanceCreateInfo, INSTANCE_CREATE_INFO);
/// `VkQueueFamilyProperties`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct QueueFamilyProperties {
    pub queue_flags: QueueFlags,
    pub queue_count: u32,
    pub timestamp_valid_bits: u32,
    pub min_image_transfer_granularity: Extent3D,
}
zero_default!(QueueFamilyProperties);
/// `VkPhysicalDeviceMemoryProperties`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceMemoryProperties {
    pub memory_type_count: u32,
    pub memory_types: [MemoryType; MAX_MEMORY_TYPES],
    pub memory_heap_count: u32,
    pub memory_heaps: [MemoryHeap; MAX_MEMORY_HEAPS],
}
zero_default!(PhysicalDeviceMemoryProperties);
/// `VkMemoryAllocateInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct MemoryAllocateInfo {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub allocation_size: DeviceSize,
    pub memory_type_index: u32,
}
zero_default!(MemoryAllocateInfo, MEMORY_ALLOCATE_INFO);
/// `VkMemoryRequirements`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct MemoryRequirements {
    pub size: DeviceSize,
    pub alignment: DeviceSize,
    pub memory_type_bits: u32,
}
zero_default!(MemoryRequirements);
/// `VkSparseImageFormatProperties`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct SparseImageFormatProperties {
    pub aspect_mask: ImageAspectFlags,
    pub image_granularity: Extent3D,
    pub flags: SparseImageFormatFlags,
}
zero_default!(SparseImageFormatProperties);
/// `VkSparseImageMemoryRequirements`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct SparseImageMemoryRequirements {
    pub format_properties: SparseImageFormatProperties,
    pub image_mip_tail_first_lod: u32,
    pub image_mip_tail_size: DeviceSize,
    pub image_mip_tail_offset: DeviceSize,
    pub image_mip_tail_stride: DeviceSize,
}
zero_default!(SparseImageMemoryRequirements);
/// `VkMemoryType`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct MemoryType {
    pub property_flags: MemoryPropertyFlags,
    pub heap_index: u32,
}
zero_default!(MemoryType);
/// `VkMemoryHeap`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct MemoryHeap {
    pub size: DeviceSize,
    pub flags: MemoryHeapFlags,
}
zero_default!(MemoryHeap);
/// `VkMappedMemoryRange`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct MappedMemoryRange {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub memory: DeviceMemory,
    pub offset: DeviceSize,
    pub size: DeviceSize,
}
zero_default!(MappedMemoryRange, MAPPED_MEMORY_RANGE);
/// `VkFormatProperties`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct FormatProperties {
    pub linear_tiling_features: FormatFeatureFlags,
    pub optimal_tiling_features: FormatFeatureFlags,
    pub buffer_features: FormatFeatureFlags,
}
zero_default!(FormatProperties);
/// `VkImageFormatProperties`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ImageFormatProperties {
    pub max_extent: Extent3D,
    pub max_mip_levels: u32,
    pub max_array_layers: u32,
    pub sample_counts: SampleCountFlags,
    pub max_resource_size: DeviceSize,
}
zero_default!(ImageFormatProperties);
/// `VkDescriptorBufferInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DescriptorBufferInfo {
    pub buffer: Buffer,
    pub offset: DeviceSize,
    pub range: DeviceSize,
}
zero_default!(DescriptorBufferInfo);
/// `VkDescriptorImageInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DescriptorImageInfo {
    pub sampler: Sampler,
    pub image_view: ImageView,
    pub image_layout: ImageLayout,
}
zero_default!(DescriptorImageInfo);
/// `VkWriteDescriptorSet`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct WriteDescriptorSet {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub dst_set: DescriptorSet,
    pub dst_binding: u32,
    pub dst_array_element: u32,
    pub descriptor_count: u32,
    pub descriptor_type: DescriptorType,
    pub p_image_info: *const DescriptorImageInfo,
    pub p_buffer_info: *const DescriptorBufferInfo,
    pub p_texel_buffer_view: *const BufferView,
}
zero_default!(WriteDescriptorSet, WRITE_DESCRIPTOR_SET);
/// `VkCopyDescriptorSet`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct CopyDescriptorSet {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub src_set: DescriptorSet,
    pub src_binding: u32,
    pub src_array_element: u32,
    pub dst_set: DescriptorSet,
    pub dst_binding: u32,
    pub dst_array_element: u32,
    pub descriptor_count: u32,
}
zero_default!(CopyDescriptorSet, COPY_DESCRIPTOR_SET);
/// `VkBufferUsageFlags2CreateInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct BufferUsageFlags2CreateInfo {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub usage: BufferUsageFlags2,
}
zero_default!(BufferUsageFlags2CreateInfo, BUFFER_USAGE_FLAGS_2_CREATE_INFO);
/// `VkBufferCreateInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct BufferCreateInfo {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub flags: BufferCreateFlags,
    pub size: DeviceSize,
    pub usage: BufferUsageFlags,
    pub sharing_mode: SharingMode,
    pub queue_family_index_count: u32,
    pub p_queue_family_indices: *const u32,
}
zero_default!(BufferCreateInfo, BUFFER_CREATE_INFO);
/// `VkBufferViewCreateInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct BufferViewCreateInfo {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub flags: BufferViewCreateFlags,
    pub buffer: Buffer,
    pub format: Format,
    pub offset: DeviceSize,
    pub range: DeviceSize,
}
zero_default!(BufferViewCreateInfo, BUFFER_VIEW_CREATE_INFO);
/// `VkImageSubresource`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ImageSubresource {
    pub aspect_mask: ImageAspectFlags,
    pub mip_level: u32,
    pub array_layer: u32,
}
zero_default!(ImageSubresource);
/// `VkImageSubresourceLayers`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ImageSubresourceLayers {
    pub aspect_mask: ImageAspectFlags,
    pub mip_level: u32,
    pub base_array_layer: u32,
    pub layer_count: u32,
}
zero_default!(ImageSubresourceLayers);
/// `VkImageSubresourceRange`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ImageSubresourceRange {
    pub aspect_mask: ImageAspectFlags,
    pub base_mip_level: u32,
    pub level_count: u32,
    pub base_array_layer: u32,
    pub layer_count: u32,
}
zero_default!(ImageSubresourceRange);
/// `VkMemoryBarrier`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct MemoryBarrier {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub src_access_mask: AccessFlags,
    pub dst_access_mask: AccessFlags,
}
zero_default!(MemoryBarrier, MEMORY_BARRIER);
/// `VkBufferMemoryBarrier`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct BufferMemoryBarrier {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub src_access_mask: AccessFlags,
    pub dst_access_mask: AccessFlags,
    pub src_queue_family_index: u32,
    pub dst_queue_family_index: u32,
    pub buffer: Buffer,
    pub offset: DeviceSize,
    pub size: DeviceSize,
}
zero_default!(BufferMemoryBarrier, BUFFER_MEMORY_BARRIER);
/// `VkImageMemoryBarrier`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ImageMemoryBarrier {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub src_access_mask: AccessFlags,
    pub dst_access_mask: AccessFlags,
    pub old_layout: ImageLayout,
    pub new_layout: ImageLayout,
    pub src_queue_family_index: u32,
    pub dst_queue_family_index: u32,
    pub image: Image,
    pub subresource_range: ImageSubresourceRange,
}
zero_default!(ImageMemoryBarrier, IMAGE_MEMORY_BARRIER);
/// `VkImageCreateInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ImageCreateInfo {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub flags: ImageCreateFlags,
    pub image_type: ImageType,
    pub format: Format,
    pub extent: Extent3D,
    pub mip_levels: u32,
    pub array_layers: u32,
    pub samples: SampleCountFlags,
    pub tiling: ImageTiling,
    pub usage: ImageUsageFlags,
    pub sharing_mode: SharingMode,
    pub queue_family_index_count: u32,
    pub p_queue_family_indices: *const u32,
    pub initial_layout: ImageLayout,
}
zero_default!(ImageCreateInfo, IMAGE_CREATE_INFO);
/// `VkImageCreateFlags2CreateInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ImageCreateFlags2CreateInfoKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub flags: ImageCreateFlags2KHR,
}
zero_default!(ImageCreateFlags2CreateInfoKHR, IMAGE_CREATE_FLAGS_2_CREATE_INFO_KHR);
/// `VkImageUsageFlags2CreateInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ImageUsageFlags2CreateInfoKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub usage: ImageUsageFlags2KHR,
}
zero_default!(ImageUsageFlags2CreateInfoKHR, IMAGE_USAGE_FLAGS_2_CREATE_INFO_KHR);
/// `VkSubresourceLayout`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct SubresourceLayout {
    pub offset: DeviceSize,
    pub size: DeviceSize,
    pub row_pitch: DeviceSize,
    pub array_pitch: DeviceSize,
    pub depth_pitch: DeviceSize,
}
zero_default!(SubresourceLayout);
/// `VkImageViewCreateInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ImageViewCreateInfo {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub flags: ImageViewCreateFlags,
    pub image: Image,
    pub view_type: ImageViewType,
    pub format: Format,
    pub components: ComponentMapping,
    pub subresource_range: ImageSubresourceRange,
}
zero_default!(ImageViewCreateInfo, IMAGE_VIEW_CREATE_INFO);
/// `VkBufferCopy`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct BufferCopy {
    pub src_offset: DeviceSize,
    pub dst_offset: DeviceSize,
    pub size: DeviceSize,
}
zero_default!(BufferCopy);
/// `VkSparseMemoryBind`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct SparseMemoryBind {
    pub resource_offset: DeviceSize,
    pub size: DeviceSize,
    pub memory: DeviceMemory,
    pub memory_offset: DeviceSize,
    pub flags: SparseMemoryBindFlags,
}
zero_default!(SparseMemoryBind);
/// `VkSparseImageMemoryBind`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct SparseImageMemoryBind {
    pub subresource: ImageSubresource,
    pub offset: Offset3D,
    pub extent: Extent3D,
    pub memory: DeviceMemory,
    pub memory_offset: DeviceSize,
    pub flags: SparseMemoryBindFlags,
}
zero_default!(SparseImageMemoryBind);
/// `VkSparseBufferMemoryBindInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct SparseBufferMemoryBindInfo {
    pub buffer: Buffer,
    pub bind_count: u32,
    pub p_binds: *const SparseMemoryBind,
}
zero_default!(SparseBufferMemoryBindInfo);
/// `VkSparseImageOpaqueMemoryBindInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct SparseImageOpaqueMemoryBindInfo {
    pub image: Image,
    pub bind_count: u32,
    pub p_binds: *const SparseMemoryBind,
}
zero_default!(SparseImageOpaqueMemoryBindInfo);
/// `VkSparseImageMemoryBindInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct SparseImageMemoryBindInfo {
    pub image: Image,
    pub bind_count: u32,
    pub p_binds: *const SparseImageMemoryBind,
}
zero_default!(SparseImageMemoryBindInfo);
/// `VkBindSparseInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct BindSparseInfo {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub wait_semaphore_count: u32,
    pub p_wait_semaphores: *const Semaphore,
    pub buffer_bind_count: u32,
    pub p_buffer_binds: *const SparseBufferMemoryBindInfo,
    pub image_opaque_bind_count: u32,
    pub p_image_opaque_binds: *const SparseImageOpaqueMemoryBindInfo,
    pub image_bind_count: u32,
    pub p_image_binds: *const SparseImageMemoryBindInfo,
    pub signal_semaphore_count: u32,
    pub p_signal_semaphores: *const Semaphore,
}
zero_default!(BindSparseInfo, BIND_SPARSE_INFO);
/// `VkImageCopy`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ImageCopy {
    pub src_subresource: ImageSubresourceLayers,
    pub src_offset: Offset3D,
    pub dst_subresource: ImageSubresourceLayers,
    pub dst_offset: Offset3D,
    pub extent: Extent3D,
}
zero_default!(ImageCopy);
/// `VkImageBlit`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ImageBlit {
    pub src_subresource: ImageSubresourceLayers,
    pub src_offsets: [Offset3D; 2],
    pub dst_subresource: ImageSubresourceLayers,
    pub dst_offsets: [Offset3D; 2],
}
zero_default!(ImageBlit);
/// `VkBufferImageCopy`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct BufferImageCopy {
    pub buffer_offset: DeviceSize,
    pub buffer_row_length: u32,
    pub buffer_image_height: u32,
    pub image_subresource: ImageSubresourceLayers,
    pub image_offset: Offset3D,
    pub image_extent: Extent3D,
}
zero_default!(BufferImageCopy);
/// `VkStridedDeviceAddressRangeKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct StridedDeviceAddressRangeKHR {
    pub address: DeviceAddress,
    pub size: DeviceSize,
    pub stride: DeviceSize,
}
zero_default!(StridedDeviceAddressRangeKHR);
/// `VkCopyMemoryIndirectCommandKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct CopyMemoryIndirectCommandKHR {
    pub src_address: DeviceAddress,
    pub dst_address: DeviceAddress,
    pub size: DeviceSize,
}
zero_default!(CopyMemoryIndirectCommandKHR);
/// `VkCopyMemoryIndirectInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct CopyMemoryIndirectInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub src_copy_flags: AddressCopyFlagsKHR,
    pub dst_copy_flags: AddressCopyFlagsKHR,
    pub copy_count: u32,
    pub copy_address_range: StridedDeviceAddressRangeKHR,
}
zero_default!(CopyMemoryIndirectInfoKHR, COPY_MEMORY_INDIRECT_INFO_KHR);
/// `VkCopyMemoryToImageIndirectCommandKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct CopyMemoryToImageIndirectCommandKHR {
    pub src_address: DeviceAddress,
    pub buffer_row_length: u32,
    pub buffer_image_height: u32,
    pub image_subresource: ImageSubresourceLayers,
    pub image_offset: Offset3D,
    pub image_extent: Extent3D,
}
zero_default!(CopyMemoryToImageIndirectCommandKHR);
/// `VkCopyMemoryToImageIndirectInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct CopyMemoryToImageIndirectInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub src_copy_flags: AddressCopyFlagsKHR,
    pub copy_count: u32,
    pub copy_address_range: StridedDeviceAddressRangeKHR,
    pub dst_image: Image,
    pub dst_image_layout: ImageLayout,
    pub p_image_subresources: *const ImageSubresourceLayers,
}
zero_default!(CopyMemoryToImageIndirectInfoKHR, COPY_MEMORY_TO_IMAGE_INDIRECT_INFO_KHR);
/// `VkImageResolve`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ImageResolve {
    pub src_subresource: ImageSubresourceLayers,
    pub src_offset: Offset3D,
    pub dst_subresource: ImageSubresourceLayers,
    pub dst_offset: Offset3D,
    pub extent: Extent3D,
}
zero_default!(ImageResolve);
/// `VkShaderModuleCreateInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ShaderModuleCreateInfo {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub flags: ShaderModuleCreateFlags,
    pub code_size: usize,
    pub p_code: *const u32,
}
zero_default!(ShaderModuleCreateInfo, SHADER_MODULE_CREATE_INFO);
/// `VkDescriptorSetLayoutBinding`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DescriptorSetLayoutBinding {
    pub binding: u32,
    pub descriptor_type: DescriptorType,
    pub descriptor_count: u32,
    pub stage_flags: ShaderStageFlags,
    pub p_immutable_samplers: *const Sampler,
}
zero_default!(DescriptorSetLayoutBinding);
/// `VkDescriptorSetLayoutCreateInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DescriptorSetLayoutCreateInfo {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub flags: DescriptorSetLayoutCreateFlags,
    pub binding_count: u32,
    pub p_bindings: *const DescriptorSetLayoutBinding,
}
zero_default!(DescriptorSetLayoutCreateInfo, DESCRIPTOR_SET_LAYOUT_CREATE_INFO);
/// `VkDescriptorPoolSize`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DescriptorPoolSize {
    pub ty: DescriptorType,
    pub descriptor_count: u32,
}
zero_default!(DescriptorPoolSize);
/// `VkDescriptorPoolCreateInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DescriptorPoolCreateInfo {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub flags: DescriptorPoolCreateFlags,
    pub max_sets: u32,
    pub pool_size_count: u32,
    pub p_pool_sizes: *const DescriptorPoolSize,
}
zero_default!(DescriptorPoolCreateInfo, DESCRIPTOR_POOL_CREATE_INFO);
/// `VkDescriptorSetAllocateInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DescriptorSetAllocateInfo {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub descriptor_pool: DescriptorPool,
    pub descriptor_set_count: u32,
    pub p_set_layouts: *const DescriptorSetLayout,
}
zero_default!(DescriptorSetAllocateInfo, DESCRIPTOR_SET_ALLOCATE_INFO);
/// `VkSpecializationMapEntry`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct SpecializationMapEntry {
    pub constant_id: u32,
    pub offset: u32,
    pub size: usize,
}
zero_default!(SpecializationMapEntry);
/// `VkSpecializationInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct SpecializationInfo {
    pub map_entry_count: u32,
    pub p_map_entries: *const SpecializationMapEntry,
    pub data_size: usize,
    pub p_data: *const c_void,
}
zero_default!(SpecializationInfo);
/// `VkPipelineShaderStageCreateInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PipelineShaderStageCreateInfo {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub flags: PipelineShaderStageCreateFlags,
    pub stage: ShaderStageFlags,
    pub module: ShaderModule,
    pub p_name: *const c_char,
    pub p_specialization_info: *const SpecializationInfo,
}
zero_default!(PipelineShaderStageCreateInfo, PIPELINE_SHADER_STAGE_CREATE_INFO);
/// `VkComputePipelineCreateInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ComputePipelineCreateInfo {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub flags: PipelineCreateFlags,
    pub stage: PipelineShaderStageCreateInfo,
    pub layout: PipelineLayout,
    pub base_pipeline_handle: Pipeline,
    pub base_pipeline_index: i32,
}
zero_default!(ComputePipelineCreateInfo, COMPUTE_PIPELINE_CREATE_INFO);
/// `VkComputePipelineIndirectBufferInfoNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ComputePipelineIndirectBufferInfoNV {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub device_address: DeviceAddress,
    pub size: DeviceSize,
    pub pipeline_device_address_capture_replay: DeviceAddress,
}
zero_default!(
    ComputePipelineIndirectBufferInfoNV, COMPUTE_PIPELINE_INDIRECT_BUFFER_INFO_NV
);
/// `VkPipelineCreateFlags2CreateInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PipelineCreateFlags2CreateInfo {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub flags: PipelineCreateFlags2,
}
zero_default!(PipelineCreateFlags2CreateInfo, PIPELINE_CREATE_FLAGS_2_CREATE_INFO);
/// `VkVertexInputBindingDescription`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct VertexInputBindingDescription {
    pub binding: u32,
    pub stride: u32,
    pub input_rate: VertexInputRate,
}
zero_default!(VertexInputBindingDescription);
/// `VkVertexInputAttributeDescription`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct VertexInputAttributeDescription {
    pub location: u32,
    pub binding: u32,
    pub format: Format,
    pub offset: u32,
}
zero_default!(VertexInputAttributeDescription);
/// `VkPipelineVertexInputStateCreateInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PipelineVertexInputStateCreateInfo {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub flags: PipelineVertexInputStateCreateFlags,
    pub vertex_binding_description_count: u32,
    pub p_vertex_binding_descriptions: *const VertexInputBindingDescription,
    pub vertex_attribute_description_count: u32,
    pub p_vertex_attribute_descriptions: *const VertexInputAttributeDescription,
}
zero_default!(
    PipelineVertexInputStateCreateInfo, PIPELINE_VERTEX_INPUT_STATE_CREATE_INFO
);
/// `VkPipelineInputAssemblyStateCreateInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PipelineInputAssemblyStateCreateInfo {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub flags: PipelineInputAssemblyStateCreateFlags,
    pub topology: PrimitiveTopology,
    pub primitive_restart_enable: Bool32,
}
zero_default!(
    PipelineInputAssemblyStateCreateInfo, PIPELINE_INPUT_ASSEMBLY_STATE_CREATE_INFO
);
/// `VkPipelineTessellationStateCreateInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PipelineTessellationStateCreateInfo {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub flags: PipelineTessellationStateCreateFlags,
    pub patch_control_points: u32,
}
zero_default!(
    PipelineTessellationStateCreateInfo, PIPELINE_TESSELLATION_STATE_CREATE_INFO
);
/// `VkPipelineViewportStateCreateInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PipelineViewportStateCreateInfo {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub flags: PipelineViewportStateCreateFlags,
    pub viewport_count: u32,
    pub p_viewports: *const Viewport,
    pub scissor_count: u32,
    pub p_scissors: *const Rect2D,
}
zero_default!(PipelineViewportStateCreateInfo, PIPELINE_VIEWPORT_STATE_CREATE_INFO);
/// `VkPipelineRasterizationStateCreateInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PipelineRasterizationStateCreateInfo {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub flags: PipelineRasterizationStateCreateFlags,
    pub depth_clamp_enable: Bool32,
    pub rasterizer_discard_enable: Bool32,
    pub polygon_mode: PolygonMode,
    pub cull_mode: CullModeFlags,
    pub front_face: FrontFace,
    pub depth_bias_enable: Bool32,
    pub depth_bias_constant_factor: f32,
    pub depth_bias_clamp: f32,
    pub depth_bias_slope_factor: f32,
    pub line_width: f32,
}
zero_default!(
    PipelineRasterizationStateCreateInfo, PIPELINE_RASTERIZATION_STATE_CREATE_INFO
);
/// `VkPipelineMultisampleStateCreateInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PipelineMultisampleStateCreateInfo {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub flags: PipelineMultisampleStateCreateFlags,
    pub rasterization_samples: SampleCountFlags,
    pub sample_shading_enable: Bool32,
    pub min_sample_shading: f32,
    pub p_sample_mask: *const SampleMask,
    pub alpha_to_coverage_enable: Bool32,
    pub alpha_to_one_enable: Bool32,
}
zero_default!(
    PipelineMultisampleStateCreateInfo, PIPELINE_MULTISAMPLE_STATE_CREATE_INFO
);
/// `VkPipelineColorBlendAttachmentState`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PipelineColorBlendAttachmentState {
    pub blend_enable: Bool32,
    pub src_color_blend_factor: BlendFactor,
    pub dst_color_blend_factor: BlendFactor,
    pub color_blend_op: BlendOp,
    pub src_alpha_blend_factor: BlendFactor,
    pub dst_alpha_blend_factor: BlendFactor,
    pub alpha_blend_op: BlendOp,
    pub color_write_mask: ColorComponentFlags,
}
zero_default!(PipelineColorBlendAttachmentState);
/// `VkPipelineColorBlendStateCreateInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PipelineColorBlendStateCreateInfo {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub flags: PipelineColorBlendStateCreateFlags,
    pub logic_op_enable: Bool32,
    pub logic_op: LogicOp,
    pub attachment_count: u32,
    pub p_attachments: *const PipelineColorBlendAttachmentState,
    pub blend_constants: [f32; 4],
}
zero_default!(PipelineColorBlendStateCreateInfo, PIPELINE_COLOR_BLEND_STATE_CREATE_INFO);
/// `VkPipelineDynamicStateCreateInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PipelineDynamicStateCreateInfo {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub flags: PipelineDynamicStateCreateFlags,
    pub dynamic_state_count: u32,
    pub p_dynamic_states: *const DynamicState,
}
zero_default!(PipelineDynamicStateCreateInfo, PIPELINE_DYNAMIC_STATE_CREATE_INFO);
/// `VkStencilOpState`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct StencilOpState {
    pub fail_op: StencilOp,
    pub pass_op: StencilOp,
    pub depth_fail_op: StencilOp,
    pub compare_op: CompareOp,
    pub compare_mask: u32,
    pub write_mask: u32,
    pub reference: u32,
}
zero_default!(StencilOpState);
/// `VkPipelineDepthStencilStateCreateInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PipelineDepthStencilStateCreateInfo {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub flags: PipelineDepthStencilStateCreateFlags,
    pub depth_test_enable: Bool32,
    pub depth_write_enable: Bool32,
    pub depth_compare_op: CompareOp,
    pub depth_bounds_test_enable: Bool32,
    pub stencil_test_enable: Bool32,
    pub front: StencilOpState,
    pub back: StencilOpState,
    pub min_depth_bounds: f32,
    pub max_depth_bounds: f32,
}
zero_default!(
    PipelineDepthStencilStateCreateInfo, PIPELINE_DEPTH_STENCIL_STATE_CREATE_INFO
);
/// `VkGraphicsPipelineCreateInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct GraphicsPipelineCreateInfo {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub flags: PipelineCreateFlags,
    pub stage_count: u32,
    pub p_stages: *const PipelineShaderStageCreateInfo,
    pub p_vertex_input_state: *const PipelineVertexInputStateCreateInfo,
    pub p_input_assembly_state: *const PipelineInputAssemblyStateCreateInfo,
    pub p_tessellation_state: *const PipelineTessellationStateCreateInfo,
    pub p_viewport_state: *const PipelineViewportStateCreateInfo,
    pub p_rasterization_state: *const PipelineRasterizationStateCreateInfo,
    pub p_multisample_state: *const PipelineMultisampleStateCreateInfo,
    pub p_depth_stencil_state: *const PipelineDepthStencilStateCreateInfo,
    pub p_color_blend_state: *const PipelineColorBlendStateCreateInfo,
    pub p_dynamic_state: *const PipelineDynamicStateCreateInfo,
    pub layout: PipelineLayout,
    pub render_pass: RenderPass,
    pub subpass: u32,
    pub base_pipeline_handle: Pipeline,
    pub base_pipeline_index: i32,
}
zero_default!(GraphicsPipelineCreateInfo, GRAPHICS_PIPELINE_CREATE_INFO);
/// `VkPipelineCacheCreateInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PipelineCacheCreateInfo {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub flags: PipelineCacheCreateFlags,
    pub initial_data_size: usize,
    pub p_initial_data: *const c_void,
}
zero_default!(PipelineCacheCreateInfo, PIPELINE_CACHE_CREATE_INFO);
/// `VkPipelineCacheHeaderVersionOne`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PipelineCacheHeaderVersionOne {
    pub header_size: u32,
    pub header_version: PipelineCacheHeaderVersion,
    pub vendor_id: u32,
    pub device_id: u32,
    pub pipeline_cache_uuid: [u8; UUID_SIZE],
}
zero_default!(PipelineCacheHeaderVersionOne);
/// `VkPipelineCacheHeaderVersionDataGraphQCOM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PipelineCacheHeaderVersionDataGraphQCOM {
    pub header_size: u32,
    pub header_version: PipelineCacheHeaderVersion,
    pub cache_type: DataGraphModelCacheTypeQCOM,
    pub cache_version: u32,
    pub toolchain_version: [u32; DATA_GRAPH_MODEL_TOOLCHAIN_VERSION_LENGTH_QCOM],
}
zero_default!(PipelineCacheHeaderVersionDataGraphQCOM);
/// `VkPushConstantRange`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PushConstantRange {
    pub stage_flags: ShaderStageFlags,
    pub offset: u32,
    pub size: u32,
}
zero_default!(PushConstantRange);
/// `VkPipelineBinaryCreateInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PipelineBinaryCreateInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub p_keys_and_data_info: *const PipelineBinaryKeysAndDataKHR,
    pub pipeline: Pipeline,
    pub p_pipeline_create_info: *const PipelineCreateInfoKHR,
}
zero_default!(PipelineBinaryCreateInfoKHR, PIPELINE_BINARY_CREATE_INFO_KHR);
/// `VkPipelineBinaryHandlesInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PipelineBinaryHandlesInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub pipeline_binary_count: u32,
    pub p_pipeline_binaries: *mut PipelineBinaryKHR,
}
zero_default!(PipelineBinaryHandlesInfoKHR, PIPELINE_BINARY_HANDLES_INFO_KHR);
/// `VkPipelineBinaryDataKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PipelineBinaryDataKHR {
    pub data_size: usize,
    pub p_data: *mut c_void,
}
zero_default!(PipelineBinaryDataKHR);
/// `VkPipelineBinaryKeysAndDataKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PipelineBinaryKeysAndDataKHR {
    pub binary_count: u32,
    pub p_pipeline_binary_keys: *const PipelineBinaryKeyKHR,
    pub p_pipeline_binary_data: *const PipelineBinaryDataKHR,
}
zero_default!(PipelineBinaryKeysAndDataKHR);
/// `VkPipelineBinaryKeyKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PipelineBinaryKeyKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub key_size: u32,
    pub key: [u8; MAX_PIPELINE_BINARY_KEY_SIZE_KHR],
}
zero_default!(PipelineBinaryKeyKHR, PIPELINE_BINARY_KEY_KHR);
/// `VkPipelineBinaryInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PipelineBinaryInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub binary_count: u32,
    pub p_pipeline_binaries: *const PipelineBinaryKHR,
}
zero_default!(PipelineBinaryInfoKHR, PIPELINE_BINARY_INFO_KHR);
/// `VkReleaseCapturedPipelineDataInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ReleaseCapturedPipelineDataInfoKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub pipeline: Pipeline,
}
zero_default!(
    ReleaseCapturedPipelineDataInfoKHR, RELEASE_CAPTURED_PIPELINE_DATA_INFO_KHR
);
/// `VkPipelineBinaryDataInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PipelineBinaryDataInfoKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub pipeline_binary: PipelineBinaryKHR,
}
zero_default!(PipelineBinaryDataInfoKHR, PIPELINE_BINARY_DATA_INFO_KHR);
/// `VkPipelineCreateInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PipelineCreateInfoKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
}
zero_default!(PipelineCreateInfoKHR, PIPELINE_CREATE_INFO_KHR);
/// `VkPipelineLayoutCreateInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PipelineLayoutCreateInfo {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub flags: PipelineLayoutCreateFlags,
    pub set_layout_count: u32,
    pub p_set_layouts: *const DescriptorSetLayout,
    pub push_constant_range_count: u32,
    pub p_push_constant_ranges: *const PushConstantRange,
}
zero_default!(PipelineLayoutCreateInfo, PIPELINE_LAYOUT_CREATE_INFO);
/// `VkSamplerCreateInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct SamplerCreateInfo {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub flags: SamplerCreateFlags,
    pub mag_filter: Filter,
    pub min_filter: Filter,
    pub mipmap_mode: SamplerMipmapMode,
    pub address_mode_u: SamplerAddressMode,
    pub address_mode_v: SamplerAddressMode,
    pub address_mode_w: SamplerAddressMode,
    pub mip_lod_bias: f32,
    pub anisotropy_enable: Bool32,
    pub max_anisotropy: f32,
    pub compare_enable: Bool32,
    pub compare_op: CompareOp,
    pub min_lod: f32,
    pub max_lod: f32,
    pub border_color: BorderColor,
    pub unnormalized_coordinates: Bool32,
}
zero_default!(SamplerCreateInfo, SAMPLER_CREATE_INFO);
/// `VkCommandPoolCreateInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct CommandPoolCreateInfo {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub flags: CommandPoolCreateFlags,
    pub queue_family_index: u32,
}
zero_default!(CommandPoolCreateInfo, COMMAND_POOL_CREATE_INFO);
/// `VkCommandBufferAllocateInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct CommandBufferAllocateInfo {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub command_pool: CommandPool,
    pub level: CommandBufferLevel,
    pub command_buffer_count: u32,
}
zero_default!(CommandBufferAllocateInfo, COMMAND_BUFFER_ALLOCATE_INFO);
/// `VkCommandBufferInheritanceInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct CommandBufferInheritanceInfo {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub render_pass: RenderPass,
    pub subpass: u32,
    pub framebuffer: Framebuffer,
    pub occlusion_query_enable: Bool32,
    pub query_flags: QueryControlFlags,
    pub pipeline_statistics: QueryPipelineStatisticFlags,
}
zero_default!(CommandBufferInheritanceInfo, COMMAND_BUFFER_INHERITANCE_INFO);
/// `VkCommandBufferBeginInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct CommandBufferBeginInfo {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub flags: CommandBufferUsageFlags,
    pub p_inheritance_info: *const CommandBufferInheritanceInfo,
}
zero_default!(CommandBufferBeginInfo, COMMAND_BUFFER_BEGIN_INFO);
/// `VkRenderPassBeginInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct RenderPassBeginInfo {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub render_pass: RenderPass,
    pub framebuffer: Framebuffer,
    pub render_area: Rect2D,
    pub clear_value_count: u32,
    pub p_clear_values: *const ClearValue,
}
zero_default!(RenderPassBeginInfo, RENDER_PASS_BEGIN_INFO);
/// `VkClearDepthStencilValue`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ClearDepthStencilValue {
    pub depth: f32,
    pub stencil: u32,
}
zero_default!(ClearDepthStencilValue);
/// `VkClearAttachment`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ClearAttachment {
    pub aspect_mask: ImageAspectFlags,
    pub color_attachment: u32,
    pub clear_value: ClearValue,
}
zero_default!(ClearAttachment);
/// `VkAttachmentDescription`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct AttachmentDescription {
    pub flags: AttachmentDescriptionFlags,
    pub format: Format,
    pub samples: SampleCountFlags,
    pub load_op: AttachmentLoadOp,
    pub store_op: AttachmentStoreOp,
    pub stencil_load_op: AttachmentLoadOp,
    pub stencil_store_op: AttachmentStoreOp,
    pub initial_layout: ImageLayout,
    pub final_layout: ImageLayout,
}
zero_default!(AttachmentDescription);
/// `VkAttachmentReference`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct AttachmentReference {
    pub attachment: u32,
    pub layout: ImageLayout,
}
zero_default!(AttachmentReference);
/// `VkSubpassDescription`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct SubpassDescription {
    pub flags: SubpassDescriptionFlags,
    pub pipeline_bind_point: PipelineBindPoint,
    pub input_attachment_count: u32,
    pub p_input_attachments: *const AttachmentReference,
    pub color_attachment_count: u32,
    pub p_color_attachments: *const AttachmentReference,
    pub p_resolve_attachments: *const AttachmentReference,
    pub p_depth_stencil_attachment: *const AttachmentReference,
    pub preserve_attachment_count: u32,
    pub p_preserve_attachments: *const u32,
}
zero_default!(SubpassDescription);
/// `VkSubpassDependency`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct SubpassDependency {
    pub src_subpass: u32,
    pub dst_subpass: u32,
    pub src_stage_mask: PipelineStageFlags,
    pub dst_stage_mask: PipelineStageFlags,
    pub src_access_mask: AccessFlags,
    pub dst_access_mask: AccessFlags,
    pub dependency_flags: DependencyFlags,
}
zero_default!(SubpassDependency);
/// `VkRenderPassCreateInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct RenderPassCreateInfo {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub flags: RenderPassCreateFlags,
    pub attachment_count: u32,
    pub p_attachments: *const AttachmentDescription,
    pub subpass_count: u32,
    pub p_subpasses: *const SubpassDescription,
    pub dependency_count: u32,
    pub p_dependencies: *const SubpassDependency,
}
zero_default!(RenderPassCreateInfo, RENDER_PASS_CREATE_INFO);
/// `VkEventCreateInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct EventCreateInfo {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub flags: EventCreateFlags,
}
zero_default!(EventCreateInfo, EVENT_CREATE_INFO);
/// `VkFenceCreateInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct FenceCreateInfo {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub flags: FenceCreateFlags,
}
zero_default!(FenceCreateInfo, FENCE_CREATE_INFO);
/// `VkPhysicalDeviceFeatures`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceFeatures {
    pub robust_buffer_access: Bool32,
    pub full_draw_index_uint32: Bool32,
    pub image_cube_array: Bool32,
    pub independent_blend: Bool32,
    pub geometry_shader: Bool32,
    pub tessellation_shader: Bool32,
    pub sample_rate_shading: Bool32,
    pub dual_src_blend: Bool32,
    pub logic_op: Bool32,
    pub multi_draw_indirect: Bool32,
    pub draw_indirect_first_instance: Bool32,
    pub depth_clamp: Bool32,
    pub depth_bias_clamp: Bool32,
    pub fill_mode_non_solid: Bool32,
    pub depth_bounds: Bool32,
    pub wide_lines: Bool32,
    pub large_points: Bool32,
    pub alpha_to_one: Bool32,
    pub multi_viewport: Bool32,
    pub sampler_anisotropy: Bool32,
    pub texture_compression_etc2: Bool32,
    pub texture_compression_astc_ldr: Bool32,
    pub texture_compression_bc: Bool32,
    pub occlusion_query_precise: Bool32,
    pub pipeline_statistics_query: Bool32,
    pub vertex_pipeline_stores_and_atomics: Bool32,
    pub fragment_stores_and_atomics: Bool32,
    pub shader_tessellation_and_geometry_point_size: Bool32,
    pub shader_image_gather_extended: Bool32,
    pub shader_storage_image_extended_formats: Bool32,
    pub shader_storage_image_multisample: Bool32,
    pub shader_storage_image_read_without_format: Bool32,
    pub shader_storage_image_write_without_format: Bool32,
    pub shader_uniform_buffer_array_dynamic_indexing: Bool32,
    pub shader_sampled_image_array_dynamic_indexing: Bool32,
    pub shader_storage_buffer_array_dynamic_indexing: Bool32,
    pub shader_storage_image_array_dynamic_indexing: Bool32,
    pub shader_clip_distance: Bool32,
    pub shader_cull_distance: Bool32,
    pub shader_float64: Bool32,
    pub shader_int64: Bool32,
    pub shader_int16: Bool32,
    pub shader_resource_residency: Bool32,
    pub shader_resource_min_lod: Bool32,
    pub sparse_binding: Bool32,
    pub sparse_residency_buffer: Bool32,
    pub sparse_residency_image2_d: Bool32,
    pub sparse_residency_image3_d: Bool32,
    pub sparse_residency2_samples: Bool32,
    pub sparse_residency4_samples: Bool32,
    pub sparse_residency8_samples: Bool32,
    pub sparse_residency16_samples: Bool32,
    pub sparse_residency_aliased: Bool32,
    pub variable_multisample_rate: Bool32,
    pub inherited_queries: Bool32,
}
zero_default!(PhysicalDeviceFeatures);
/// `VkPhysicalDeviceSparseProperties`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceSparseProperties {
    pub residency_standard2_d_block_shape: Bool32,
    pub residency_standard2_d_multisample_block_shape: Bool32,
    pub residency_standard3_d_block_shape: Bool32,
    pub residency_aligned_mip_size: Bool32,
    pub residency_non_resident_strict: Bool32,
}
zero_default!(PhysicalDeviceSparseProperties);
/// `VkPhysicalDeviceLimits`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceLimits {
    pub max_image_dimension1_d: u32,
    pub max_image_dimension2_d: u32,
    pub max_image_dimension3_d: u32,
    pub max_image_dimension_cube: u32,
    pub max_image_array_layers: u32,
    pub max_texel_buffer_elements: u32,
    pub max_uniform_buffer_range: u32,
    pub max_storage_buffer_range: u32,
    pub max_push_constants_size: u32,
    pub max_memory_allocation_count: u32,
    pub max_sampler_allocation_count: u32,
    pub buffer_image_granularity: DeviceSize,
    pub sparse_address_space_size: DeviceSize,
    pub max_bound_descriptor_sets: u32,
    pub max_per_stage_descriptor_samplers: u32,
    pub max_per_stage_descriptor_uniform_buffers: u32,
    pub max_per_stage_descriptor_storage_buffers: u32,
    pub max_per_stage_descriptor_sampled_images: u32,
    pub max_per_stage_descriptor_storage_images: u32,
    pub max_per_stage_descriptor_input_attachments: u32,
    pub max_per_stage_resources: u32,
    pub max_descriptor_set_samplers: u32,
    pub max_descriptor_set_uniform_buffers: u32,
    pub max_descriptor_set_uniform_buffers_dynamic: u32,
    pub max_descriptor_set_storage_buffers: u32,
    pub max_descriptor_set_storage_buffers_dynamic: u32,
    pub max_descriptor_set_sampled_images: u32,
    pub max_descriptor_set_storage_images: u32,
    pub max_descriptor_set_input_attachments: u32,
    pub max_vertex_input_attributes: u32,
    pub max_vertex_input_bindings: u32,
    pub max_vertex_input_attribute_offset: u32,
    pub max_vertex_input_binding_stride: u32,
    pub max_vertex_output_components: u32,
    pub max_tessellation_generation_level: u32,
    pub max_tessellation_patch_size: u32,
    pub max_tessellation_control_per_vertex_input_components: u32,
    pub max_tessellation_control_per_vertex_output_components: u32,
    pub max_tessellation_control_per_patch_output_components: u32,
    pub max_tessellation_control_total_output_components: u32,
    pub max_tessellation_evaluation_input_components: u32,
    pub max_tessellation_evaluation_output_components: u32,
    pub max_geometry_shader_invocations: u32,
    pub max_geometry_input_components: u32,
    pub max_geometry_output_components: u32,
    pub max_geometry_output_vertices: u32,
    pub max_geometry_total_output_components: u32,
    pub max_fragment_input_components: u32,
    pub max_fragment_output_attachments: u32,
    pub max_fragment_dual_src_attachments: u32,
    pub max_fragment_combined_output_resources: u32,
    pub max_compute_shared_memory_size: u32,
    pub max_compute_work_group_count: [u32; 3],
    pub max_compute_work_group_invocations: u32,
    pub max_compute_work_group_size: [u32; 3],
    pub sub_pixel_precision_bits: u32,
    pub sub_texel_precision_bits: u32,
    pub mipmap_precision_bits: u32,
    pub max_draw_indexed_index_value: u32,
    pub max_draw_indirect_count: u32,
    pub max_sampler_lod_bias: f32,
    pub max_sampler_anisotropy: f32,
    pub max_viewports: u32,
    pub max_viewport_dimensions: [u32; 2],
    pub viewport_bounds_range: [f32; 2],
    pub viewport_sub_pixel_bits: u32,
    pub min_memory_map_alignment: usize,
    pub min_texel_buffer_offset_alignment: DeviceSize,
    pub min_uniform_buffer_offset_alignment: DeviceSize,
    pub min_storage_buffer_offset_alignment: DeviceSize,
    pub min_texel_offset: i32,
    pub max_texel_offset: u32,
    pub min_texel_gather_offset: i32,
    pub max_texel_gather_offset: u32,
    pub min_interpolation_offset: f32,
    pub max_interpolation_offset: f32,
    pub sub_pixel_interpolation_offset_bits: u32,
    pub max_framebuffer_width: u32,
    pub max_framebuffer_height: u32,
    pub max_framebuffer_layers: u32,
    pub framebuffer_color_sample_counts: SampleCountFlags,
    pub framebuffer_depth_sample_counts: SampleCountFlags,
    pub framebuffer_stencil_sample_counts: SampleCountFlags,
    pub framebuffer_no_attachments_sample_counts: SampleCountFlags,
    pub max_color_attachments: u32,
    pub sampled_image_color_sample_counts: SampleCountFlags,
    pub sampled_image_integer_sample_counts: SampleCountFlags,
    pub sampled_image_depth_sample_counts: SampleCountFlags,
    pub sampled_image_stencil_sample_counts: SampleCountFlags,
    pub storage_image_sample_counts: SampleCountFlags,
    pub max_sample_mask_words: u32,
    pub timestamp_compute_and_graphics: Bool32,
    pub timestamp_period: f32,
    pub max_clip_distances: u32,
    pub max_cull_distances: u32,
    pub max_combined_clip_and_cull_distances: u32,
    pub discrete_queue_priorities: u32,
    pub point_size_range: [f32; 2],
    pub line_width_range: [f32; 2],
    pub point_size_granularity: f32,
    pub line_width_granularity: f32,
    pub strict_lines: Bool32,
    pub standard_sample_locations: Bool32,
    pub optimal_buffer_copy_offset_alignment: DeviceSize,
    pub optimal_buffer_copy_row_pitch_alignment: DeviceSize,
    pub non_coherent_atom_size: DeviceSize,
}
zero_default!(PhysicalDeviceLimits);
/// `VkSemaphoreCreateInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct SemaphoreCreateInfo {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub flags: SemaphoreCreateFlags,
}
zero_default!(SemaphoreCreateInfo, SEMAPHORE_CREATE_INFO);
/// `VkQueryPoolCreateInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct QueryPoolCreateInfo {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub flags: QueryPoolCreateFlags,
    pub query_type: QueryType,
    pub query_count: u32,
    pub pipeline_statistics: QueryPipelineStatisticFlags,
}
zero_default!(QueryPoolCreateInfo, QUERY_POOL_CREATE_INFO);
/// `VkFramebufferCreateInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct FramebufferCreateInfo {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub flags: FramebufferCreateFlags,
    pub render_pass: RenderPass,
    pub attachment_count: u32,
    pub p_attachments: *const ImageView,
    pub width: u32,
    pub height: u32,
    pub layers: u32,
}
zero_default!(FramebufferCreateInfo, FRAMEBUFFER_CREATE_INFO);
/// `VkDrawIndirectCommand`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DrawIndirectCommand {
    pub vertex_count: u32,
    pub instance_count: u32,
    pub first_vertex: u32,
    pub first_instance: u32,
}
zero_default!(DrawIndirectCommand);
/// `VkDrawIndexedIndirectCommand`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DrawIndexedIndirectCommand {
    pub index_count: u32,
    pub instance_count: u32,
    pub first_index: u32,
    pub vertex_offset: i32,
    pub first_instance: u32,
}
zero_default!(DrawIndexedIndirectCommand);
/// `VkDispatchIndirectCommand`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DispatchIndirectCommand {
    pub x: u32,
    pub y: u32,
    pub z: u32,
}
zero_default!(DispatchIndirectCommand);
/// `VkMultiDrawInfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct MultiDrawInfoEXT {
    pub first_vertex: u32,
    pub vertex_count: u32,
}
zero_default!(MultiDrawInfoEXT);
/// `VkMultiDrawIndexedInfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct MultiDrawIndexedInfoEXT {
    pub first_index: u32,
    pub index_count: u32,
    pub vertex_offset: i32,
}
zero_default!(MultiDrawIndexedInfoEXT);
/// `VkSubmitInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct SubmitInfo {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub wait_semaphore_count: u32,
    pub p_wait_semaphores: *const Semaphore,
    pub p_wait_dst_stage_mask: *const PipelineStageFlags,
    pub command_buffer_count: u32,
    pub p_command_buffers: *const CommandBuffer,
    pub signal_semaphore_count: u32,
    pub p_signal_semaphores: *const Semaphore,
}
zero_default!(SubmitInfo, SUBMIT_INFO);
/// `VkDisplayPropertiesKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DisplayPropertiesKHR {
    pub display: DisplayKHR,
    pub display_name: *const c_char,
    pub physical_dimensions: Extent2D,
    pub physical_resolution: Extent2D,
    pub supported_transforms: SurfaceTransformFlagsKHR,
    pub plane_reorder_possible: Bool32,
    pub persistent_content: Bool32,
}
zero_default!(DisplayPropertiesKHR);
/// `VkDisplayPlanePropertiesKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DisplayPlanePropertiesKHR {
    pub current_display: DisplayKHR,
    pub current_stack_index: u32,
}
zero_default!(DisplayPlanePropertiesKHR);
/// `VkDisplayModeParametersKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DisplayModeParametersKHR {
    pub visible_region: Extent2D,
    pub refresh_rate: u32,
}
zero_default!(DisplayModeParametersKHR);
/// `VkDisplayModePropertiesKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DisplayModePropertiesKHR {
    pub display_mode: DisplayModeKHR,
    pub parameters: DisplayModeParametersKHR,
}
zero_default!(DisplayModePropertiesKHR);
/// `VkDisplayModeCreateInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DisplayModeCreateInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub flags: DisplayModeCreateFlagsKHR,
    pub parameters: DisplayModeParametersKHR,
}
zero_default!(DisplayModeCreateInfoKHR, DISPLAY_MODE_CREATE_INFO_KHR);
/// `VkDisplayPlaneCapabilitiesKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DisplayPlaneCapabilitiesKHR {
    pub supported_alpha: DisplayPlaneAlphaFlagsKHR,
    pub min_src_position: Offset2D,
    pub max_src_position: Offset2D,
    pub min_src_extent: Extent2D,
    pub max_src_extent: Extent2D,
    pub min_dst_position: Offset2D,
    pub max_dst_position: Offset2D,
    pub min_dst_extent: Extent2D,
    pub max_dst_extent: Extent2D,
}
zero_default!(DisplayPlaneCapabilitiesKHR);
/// `VkDisplaySurfaceCreateInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DisplaySurfaceCreateInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub flags: DisplaySurfaceCreateFlagsKHR,
    pub display_mode: DisplayModeKHR,
    pub plane_index: u32,
    pub plane_stack_index: u32,
    pub transform: SurfaceTransformFlagsKHR,
    pub global_alpha: f32,
    pub alpha_mode: DisplayPlaneAlphaFlagsKHR,
    pub image_extent: Extent2D,
}
zero_default!(DisplaySurfaceCreateInfoKHR, DISPLAY_SURFACE_CREATE_INFO_KHR);
/// `VkDisplaySurfaceStereoCreateInfoNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DisplaySurfaceStereoCreateInfoNV {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub stereo_type: DisplaySurfaceStereoTypeNV,
}
zero_default!(DisplaySurfaceStereoCreateInfoNV, DISPLAY_SURFACE_STEREO_CREATE_INFO_NV);
/// `VkDisplayPresentInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DisplayPresentInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub src_rect: Rect2D,
    pub dst_rect: Rect2D,
    pub persistent: Bool32,
}
zero_default!(DisplayPresentInfoKHR, DISPLAY_PRESENT_INFO_KHR);
/// `VkSurfaceCapabilitiesKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct SurfaceCapabilitiesKHR {
    pub min_image_count: u32,
    pub max_image_count: u32,
    pub current_extent: Extent2D,
    pub min_image_extent: Extent2D,
    pub max_image_extent: Extent2D,
    pub max_image_array_layers: u32,
    pub supported_transforms: SurfaceTransformFlagsKHR,
    pub current_transform: SurfaceTransformFlagsKHR,
    pub supported_composite_alpha: CompositeAlphaFlagsKHR,
    pub supported_usage_flags: ImageUsageFlags,
}
zero_default!(SurfaceCapabilitiesKHR);
/// `VkAndroidSurfaceCreateInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct AndroidSurfaceCreateInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub flags: AndroidSurfaceCreateFlagsKHR,
    pub window: *mut ANativeWindow,
}
zero_default!(AndroidSurfaceCreateInfoKHR, ANDROID_SURFACE_CREATE_INFO_KHR);
/// `VkViSurfaceCreateInfoNN`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ViSurfaceCreateInfoNN {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub flags: ViSurfaceCreateFlagsNN,
    pub window: *mut c_void,
}
zero_default!(ViSurfaceCreateInfoNN, VI_SURFACE_CREATE_INFO_NN);
/// `VkWaylandSurfaceCreateInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct WaylandSurfaceCreateInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub flags: WaylandSurfaceCreateFlagsKHR,
    pub display: *mut wl_display,
    pub surface: *mut wl_surface,
}
zero_default!(WaylandSurfaceCreateInfoKHR, WAYLAND_SURFACE_CREATE_INFO_KHR);
/// `VkUbmSurfaceCreateInfoSEC`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct UbmSurfaceCreateInfoSEC {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub flags: UbmSurfaceCreateFlagsSEC,
    pub device: *mut ubm_device,
    pub surface: *mut ubm_surface,
}
zero_default!(UbmSurfaceCreateInfoSEC, UBM_SURFACE_CREATE_INFO_SEC);
/// `VkWin32SurfaceCreateInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct Win32SurfaceCreateInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub flags: Win32SurfaceCreateFlagsKHR,
    pub hinstance: HINSTANCE,
    pub hwnd: HWND,
}
zero_default!(Win32SurfaceCreateInfoKHR, WIN32_SURFACE_CREATE_INFO_KHR);
/// `VkXlibSurfaceCreateInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct XlibSurfaceCreateInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub flags: XlibSurfaceCreateFlagsKHR,
    pub dpy: *mut Display,
    pub window: Window,
}
zero_default!(XlibSurfaceCreateInfoKHR, XLIB_SURFACE_CREATE_INFO_KHR);
/// `VkXcbSurfaceCreateInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct XcbSurfaceCreateInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub flags: XcbSurfaceCreateFlagsKHR,
    pub connection: *mut xcb_connection_t,
    pub window: xcb_window_t,
}
zero_default!(XcbSurfaceCreateInfoKHR, XCB_SURFACE_CREATE_INFO_KHR);
/// `VkDirectFBSurfaceCreateInfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DirectFBSurfaceCreateInfoEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub flags: DirectFBSurfaceCreateFlagsEXT,
    pub dfb: *mut IDirectFB,
    pub surface: *mut IDirectFBSurface,
}
zero_default!(DirectFBSurfaceCreateInfoEXT, DIRECTFB_SURFACE_CREATE_INFO_EXT);
/// `VkImagePipeSurfaceCreateInfoFUCHSIA`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ImagePipeSurfaceCreateInfoFUCHSIA {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub flags: ImagePipeSurfaceCreateFlagsFUCHSIA,
    pub image_pipe_handle: zx_handle_t,
}
zero_default!(ImagePipeSurfaceCreateInfoFUCHSIA, IMAGEPIPE_SURFACE_CREATE_INFO_FUCHSIA);
/// `VkStreamDescriptorSurfaceCreateInfoGGP`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct StreamDescriptorSurfaceCreateInfoGGP {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub flags: StreamDescriptorSurfaceCreateFlagsGGP,
    pub stream_descriptor: GgpStreamDescriptor,
}
zero_default!(
    StreamDescriptorSurfaceCreateInfoGGP, STREAM_DESCRIPTOR_SURFACE_CREATE_INFO_GGP
);
/// `VkScreenSurfaceCreateInfoQNX`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ScreenSurfaceCreateInfoQNX {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub flags: ScreenSurfaceCreateFlagsQNX,
    pub context: *mut _screen_context,
    pub window: *mut _screen_window,
}
zero_default!(ScreenSurfaceCreateInfoQNX, SCREEN_SURFACE_CREATE_INFO_QNX);
/// `VkSurfaceFormatKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct SurfaceFormatKHR {
    pub format: Format,
    pub color_space: ColorSpaceKHR,
}
zero_default!(SurfaceFormatKHR);
/// `VkSwapchainCreateInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct SwapchainCreateInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub flags: SwapchainCreateFlagsKHR,
    pub surface: SurfaceKHR,
    pub min_image_count: u32,
    pub image_format: Format,
    pub image_color_space: ColorSpaceKHR,
    pub image_extent: Extent2D,
    pub image_array_layers: u32,
    pub image_usage: ImageUsageFlags,
    pub image_sharing_mode: SharingMode,
    pub queue_family_index_count: u32,
    pub p_queue_family_indices: *const u32,
    pub pre_transform: SurfaceTransformFlagsKHR,
    pub composite_alpha: CompositeAlphaFlagsKHR,
    pub present_mode: PresentModeKHR,
    pub clipped: Bool32,
    pub old_swapchain: SwapchainKHR,
}
zero_default!(SwapchainCreateInfoKHR, SWAPCHAIN_CREATE_INFO_KHR);
/// `VkPresentInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PresentInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub wait_semaphore_count: u32,
    pub p_wait_semaphores: *const Semaphore,
    pub swapchain_count: u32,
    pub p_swapchains: *const SwapchainKHR,
    pub p_image_indices: *const u32,
    pub p_results: *mut Result,
}
zero_default!(PresentInfoKHR, PRESENT_INFO_KHR);
/// `VkDebugReportCallbackCreateInfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DebugReportCallbackCreateInfoEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub flags: DebugReportFlagsEXT,
    pub pfn_callback: PFN_vkDebugReportCallbackEXT,
    pub p_user_data: *mut c_void,
}
zero_default!(DebugReportCallbackCreateInfoEXT, DEBUG_REPORT_CALLBACK_CREATE_INFO_EXT);
/// `VkValidationFlagsEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ValidationFlagsEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub disabled_validation_check_count: u32,
    pub p_disabled_validation_checks: *const ValidationCheckEXT,
}
zero_default!(ValidationFlagsEXT, VALIDATION_FLAGS_EXT);
/// `VkValidationFeaturesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ValidationFeaturesEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub enabled_validation_feature_count: u32,
    pub p_enabled_validation_features: *const ValidationFeatureEnableEXT,
    pub disabled_validation_feature_count: u32,
    pub p_disabled_validation_features: *const ValidationFeatureDisableEXT,
}
zero_default!(ValidationFeaturesEXT, VALIDATION_FEATURES_EXT);
/// `VkLayerSettingsCreateInfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct LayerSettingsCreateInfoEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub setting_count: u32,
    pub p_settings: *const LayerSettingEXT,
}
zero_default!(LayerSettingsCreateInfoEXT, LAYER_SETTINGS_CREATE_INFO_EXT);
/// `VkLayerSettingEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct LayerSettingEXT {
    pub p_layer_name: *const c_char,
    pub p_setting_name: *const c_char,
    pub ty: LayerSettingTypeEXT,
    pub value_count: u32,
    pub p_values: *const c_void,
}
zero_default!(LayerSettingEXT);
/// `VkPipelineRasterizationStateRasterizationOrderAMD`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PipelineRasterizationStateRasterizationOrderAMD {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub rasterization_order: RasterizationOrderAMD,
}
zero_default!(
    PipelineRasterizationStateRasterizationOrderAMD,
    PIPELINE_RASTERIZATION_STATE_RASTERIZATION_ORDER_AMD
);
/// `VkDebugMarkerObjectNameInfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DebugMarkerObjectNameInfoEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub object_type: DebugReportObjectTypeEXT,
    pub object: u64,
    pub p_object_name: *const c_char,
}
zero_default!(DebugMarkerObjectNameInfoEXT, DEBUG_MARKER_OBJECT_NAME_INFO_EXT);
/// `VkDebugMarkerObjectTagInfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DebugMarkerObjectTagInfoEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub object_type: DebugReportObjectTypeEXT,
    pub object: u64,
    pub tag_name: u64,
    pub tag_size: usize,
    pub p_tag: *const c_void,
}
zero_default!(DebugMarkerObjectTagInfoEXT, DEBUG_MARKER_OBJECT_TAG_INFO_EXT);
/// `VkDebugMarkerMarkerInfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DebugMarkerMarkerInfoEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub p_marker_name: *const c_char,
    pub color: [f32; 4],
}
zero_default!(DebugMarkerMarkerInfoEXT, DEBUG_MARKER_MARKER_INFO_EXT);
/// `VkDedicatedAllocationImageCreateInfoNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DedicatedAllocationImageCreateInfoNV {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub dedicated_allocation: Bool32,
}
zero_default!(
    DedicatedAllocationImageCreateInfoNV, DEDICATED_ALLOCATION_IMAGE_CREATE_INFO_NV
);
/// `VkDedicatedAllocationBufferCreateInfoNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DedicatedAllocationBufferCreateInfoNV {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub dedicated_allocation: Bool32,
}
zero_default!(
    DedicatedAllocationBufferCreateInfoNV, DEDICATED_ALLOCATION_BUFFER_CREATE_INFO_NV
);
/// `VkDedicatedAllocationMemoryAllocateInfoNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DedicatedAllocationMemoryAllocateInfoNV {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub image: Image,
    pub buffer: Buffer,
}
zero_default!(
    DedicatedAllocationMemoryAllocateInfoNV, DEDICATED_ALLOCATION_MEMORY_ALLOCATE_INFO_NV
);
/// `VkExternalImageFormatPropertiesNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ExternalImageFormatPropertiesNV {
    pub image_format_properties: ImageFormatProperties,
    pub external_memory_features: ExternalMemoryFeatureFlagsNV,
    pub export_from_imported_handle_types: ExternalMemoryHandleTypeFlagsNV,
    pub compatible_handle_types: ExternalMemoryHandleTypeFlagsNV,
}
zero_default!(ExternalImageFormatPropertiesNV);
/// `VkExternalMemoryImageCreateInfoNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ExternalMemoryImageCreateInfoNV {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub handle_types: ExternalMemoryHandleTypeFlagsNV,
}
zero_default!(ExternalMemoryImageCreateInfoNV, EXTERNAL_MEMORY_IMAGE_CREATE_INFO_NV);
/// `VkExportMemoryAllocateInfoNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ExportMemoryAllocateInfoNV {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub handle_types: ExternalMemoryHandleTypeFlagsNV,
}
zero_default!(ExportMemoryAllocateInfoNV, EXPORT_MEMORY_ALLOCATE_INFO_NV);
/// `VkImportMemoryWin32HandleInfoNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ImportMemoryWin32HandleInfoNV {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub handle_type: ExternalMemoryHandleTypeFlagsNV,
    pub handle: HANDLE,
}
zero_default!(ImportMemoryWin32HandleInfoNV, IMPORT_MEMORY_WIN32_HANDLE_INFO_NV);
/// `VkExportMemoryWin32HandleInfoNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ExportMemoryWin32HandleInfoNV {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub p_attributes: *const SECURITY_ATTRIBUTES,
    pub dw_access: DWORD,
}
zero_default!(ExportMemoryWin32HandleInfoNV, EXPORT_MEMORY_WIN32_HANDLE_INFO_NV);
/// `VkWin32KeyedMutexAcquireReleaseInfoNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct Win32KeyedMutexAcquireReleaseInfoNV {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub acquire_count: u32,
    pub p_acquire_syncs: *const DeviceMemory,
    pub p_acquire_keys: *const u64,
    pub p_acquire_timeout_milliseconds: *const u32,
    pub release_count: u32,
    pub p_release_syncs: *const DeviceMemory,
    pub p_release_keys: *const u64,
}
zero_default!(
    Win32KeyedMutexAcquireReleaseInfoNV, WIN32_KEYED_MUTEX_ACQUIRE_RELEASE_INFO_NV
);
/// `VkPhysicalDeviceDeviceGeneratedCommandsFeaturesNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceDeviceGeneratedCommandsFeaturesNV {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub device_generated_commands: Bool32,
}
zero_default!(
    PhysicalDeviceDeviceGeneratedCommandsFeaturesNV,
    PHYSICAL_DEVICE_DEVICE_GENERATED_COMMANDS_FEATURES_NV
);
/// `VkPushConstantBankInfoNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PushConstantBankInfoNV {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub bank: u32,
}
zero_default!(PushConstantBankInfoNV, PUSH_CONSTANT_BANK_INFO_NV);
/// `VkPhysicalDevicePushConstantBankFeaturesNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDevicePushConstantBankFeaturesNV {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub push_constant_bank: Bool32,
}
zero_default!(
    PhysicalDevicePushConstantBankFeaturesNV,
    PHYSICAL_DEVICE_PUSH_CONSTANT_BANK_FEATURES_NV
);
/// `VkPhysicalDevicePushConstantBankPropertiesNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDevicePushConstantBankPropertiesNV {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub max_graphics_push_constant_banks: u32,
    pub max_compute_push_constant_banks: u32,
    pub max_graphics_push_data_banks: u32,
    pub max_compute_push_data_banks: u32,
}
zero_default!(
    PhysicalDevicePushConstantBankPropertiesNV,
    PHYSICAL_DEVICE_PUSH_CONSTANT_BANK_PROPERTIES_NV
);
/// `VkPhysicalDeviceDeviceGeneratedCommandsComputeFeaturesNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceDeviceGeneratedCommandsComputeFeaturesNV {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub device_generated_compute: Bool32,
    pub device_generated_compute_pipelines: Bool32,
    pub device_generated_compute_capture_replay: Bool32,
}
zero_default!(
    PhysicalDeviceDeviceGeneratedCommandsComputeFeaturesNV,
    PHYSICAL_DEVICE_DEVICE_GENERATED_COMMANDS_COMPUTE_FEATURES_NV
);
/// `VkDevicePrivateDataCreateInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DevicePrivateDataCreateInfo {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub private_data_slot_request_count: u32,
}
zero_default!(DevicePrivateDataCreateInfo, DEVICE_PRIVATE_DATA_CREATE_INFO);
/// `VkPrivateDataSlotCreateInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PrivateDataSlotCreateInfo {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub flags: PrivateDataSlotCreateFlags,
}
zero_default!(PrivateDataSlotCreateInfo, PRIVATE_DATA_SLOT_CREATE_INFO);
/// `VkPhysicalDevicePrivateDataFeatures`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDevicePrivateDataFeatures {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub private_data: Bool32,
}
zero_default!(PhysicalDevicePrivateDataFeatures, PHYSICAL_DEVICE_PRIVATE_DATA_FEATURES);
/// `VkPhysicalDevicePrivateDataBaseHandleFeaturesNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDevicePrivateDataBaseHandleFeaturesNV {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub private_data_base_handle: Bool32,
}
zero_default!(
    PhysicalDevicePrivateDataBaseHandleFeaturesNV,
    PHYSICAL_DEVICE_PRIVATE_DATA_BASE_HANDLE_FEATURES_NV
);
/// `VkPhysicalDeviceDeviceGeneratedCommandsPropertiesNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceDeviceGeneratedCommandsPropertiesNV {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub max_graphics_shader_group_count: u32,
    pub max_indirect_sequence_count: u32,
    pub max_indirect_commands_token_count: u32,
    pub max_indirect_commands_stream_count: u32,
    pub max_indirect_commands_token_offset: u32,
    pub max_indirect_commands_stream_stride: u32,
    pub min_sequences_count_buffer_offset_alignment: u32,
    pub min_sequences_index_buffer_offset_alignment: u32,
    pub min_indirect_commands_buffer_offset_alignment: u32,
}
zero_default!(
    PhysicalDeviceDeviceGeneratedCommandsPropertiesNV,
    PHYSICAL_DEVICE_DEVICE_GENERATED_COMMANDS_PROPERTIES_NV
);
/// `VkPhysicalDeviceClusterAccelerationStructureFeaturesNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceClusterAccelerationStructureFeaturesNV {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub cluster_acceleration_structure: Bool32,
}
zero_default!(
    PhysicalDeviceClusterAccelerationStructureFeaturesNV,
    PHYSICAL_DEVICE_CLUSTER_ACCELERATION_STRUCTURE_FEATURES_NV
);
/// `VkPhysicalDeviceClusterAccelerationStructurePropertiesNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceClusterAccelerationStructurePropertiesNV {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub max_vertices_per_cluster: u32,
    pub max_triangles_per_cluster: u32,
    pub cluster_scratch_byte_alignment: u32,
    pub cluster_byte_alignment: u32,
    pub cluster_template_byte_alignment: u32,
    pub cluster_bottom_level_byte_alignment: u32,
    pub cluster_template_bounds_byte_alignment: u32,
    pub max_cluster_geometry_index: u32,
}
zero_default!(
    PhysicalDeviceClusterAccelerationStructurePropertiesNV,
    PHYSICAL_DEVICE_CLUSTER_ACCELERATION_STRUCTURE_PROPERTIES_NV
);
/// `VkStridedDeviceAddressNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct StridedDeviceAddressNV {
    pub start_address: DeviceAddress,
    pub stride_in_bytes: DeviceSize,
}
zero_default!(StridedDeviceAddressNV);
/// `VkRayTracingPipelineClusterAccelerationStructureCreateInfoNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct RayTracingPipelineClusterAccelerationStructureCreateInfoNV {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub allow_cluster_acceleration_structure: Bool32,
}
zero_default!(
    RayTracingPipelineClusterAccelerationStructureCreateInfoNV,
    RAY_TRACING_PIPELINE_CLUSTER_ACCELERATION_STRUCTURE_CREATE_INFO_NV
);
/// `VkClusterAccelerationStructureGeometryIndexAndGeometryFlagsNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ClusterAccelerationStructureGeometryIndexAndGeometryFlagsNV {
    bitfield_0: u32,
}
zero_default!(ClusterAccelerationStructureGeometryIndexAndGeometryFlagsNV);
impl ClusterAccelerationStructureGeometryIndexAndGeometryFlagsNV {
    bit_field!(bitfield_0 : u32, 0, 0xffffff, get_geometry_index, set_geometry_index);
    bit_field!(bitfield_0 : u32, 24, 0x1f, get_reserved, set_reserved);
    bit_field!(bitfield_0 : u32, 29, 0x7, get_geometry_flags, set_geometry_flags);
}
/// `VkClusterAccelerationStructureMoveObjectsInfoNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ClusterAccelerationStructureMoveObjectsInfoNV {
    pub src_acceleration_structure: DeviceAddress,
}
zero_default!(ClusterAccelerationStructureMoveObjectsInfoNV);
/// `VkClusterAccelerationStructureBuildClustersBottomLevelInfoNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ClusterAccelerationStructureBuildClustersBottomLevelInfoNV {
    pub cluster_references_count: u32,
    pub cluster_references_stride: u32,
    pub cluster_references: DeviceAddress,
}
zero_default!(ClusterAccelerationStructureBuildClustersBottomLevelInfoNV);
/// `VkClusterAccelerationStructureGetTemplateIndicesInfoNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ClusterAccelerationStructureGetTemplateIndicesInfoNV {
    pub cluster_template_address: DeviceAddress,
}
zero_default!(ClusterAccelerationStructureGetTemplateIndicesInfoNV);
/// `VkClusterAccelerationStructureBuildTriangleClusterInfoNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ClusterAccelerationStructureBuildTriangleClusterInfoNV {
    pub cluster_id: u32,
    pub cluster_flags: ClusterAccelerationStructureClusterFlagsNV,
    bitfield_0: u32,
    pub base_geometry_index_and_geometry_flags: ClusterAccelerationStructureGeometryIndexAndGeometryFlagsNV,
    pub index_buffer_stride: u16,
    pub vertex_buffer_stride: u16,
    pub geometry_index_and_flags_buffer_stride: u16,
    pub opacity_micromap_index_buffer_stride: u16,
    pub index_buffer: DeviceAddress,
    pub vertex_buffer: DeviceAddress,
    pub geometry_index_and_flags_buffer: DeviceAddress,
    pub opacity_micromap_array: DeviceAddress,
    pub opacity_micromap_index_buffer: DeviceAddress,
}
zero_default!(ClusterAccelerationStructureBuildTriangleClusterInfoNV);
impl ClusterAccelerationStructureBuildTriangleClusterInfoNV {
    bit_field!(bitfield_0 : u32, 0, 0x1ff, get_triangle_count, set_triangle_count);
    bit_field!(bitfield_0 : u32, 9, 0x1ff, get_vertex_count, set_vertex_count);
    bit_field!(
        bitfield_0 : u32, 18, 0x3f, get_position_truncate_bit_count,
        set_position_truncate_bit_count
    );
    bit_field!(bitfield_0 : u32, 24, 0xf, get_index_type, set_index_type);
    bit_field!(
        bitfield_0 : u32, 28, 0xf, get_opacity_micromap_index_type,
        set_opacity_micromap_index_type
    );
}
/// `VkClusterAccelerationStructureBuildTriangleClusterTemplateInfoNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ClusterAccelerationStructureBuildTriangleClusterTemplateInfoNV {
    pub cluster_id: u32,
    pub cluster_flags: ClusterAccelerationStructureClusterFlagsNV,
    bitfield_0: u32,
    pub base_geometry_index_and_geometry_flags: ClusterAccelerationStructureGeometryIndexAndGeometryFlagsNV,
    pub index_buffer_stride: u16,
    pub vertex_buffer_stride: u16,
    pub geometry_index_and_flags_buffer_stride: u16,
    pub opacity_micromap_index_buffer_stride: u16,
    pub index_buffer: DeviceAddress,
    pub vertex_buffer: DeviceAddress,
    pub geometry_index_and_flags_buffer: DeviceAddress,
    pub opacity_micromap_array: DeviceAddress,
    pub opacity_micromap_index_buffer: DeviceAddress,
    pub instantiation_bounding_box_limit: DeviceAddress,
}
zero_default!(ClusterAccelerationStructureBuildTriangleClusterTemplateInfoNV);
impl ClusterAccelerationStructureBuildTriangleClusterTemplateInfoNV {
    bit_field!(bitfield_0 : u32, 0, 0x1ff, get_triangle_count, set_triangle_count);
    bit_field!(bitfield_0 : u32, 9, 0x1ff, get_vertex_count, set_vertex_count);
    bit_field!(
        bitfield_0 : u32, 18, 0x3f, get_position_truncate_bit_count,
        set_position_truncate_bit_count
    );
    bit_field!(bitfield_0 : u32, 24, 0xf, get_index_type, set_index_type);
    bit_field!(
        bitfield_0 : u32, 28, 0xf, get_opacity_micromap_index_type,
        set_opacity_micromap_index_type
    );
}
/// `VkClusterAccelerationStructureInstantiateClusterInfoNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ClusterAccelerationStructureInstantiateClusterInfoNV {
    pub cluster_id_offset: u32,
    bitfield_0: u32,
    pub cluster_template_address: DeviceAddress,
    pub vertex_buffer: StridedDeviceAddressNV,
}
zero_default!(ClusterAccelerationStructureInstantiateClusterInfoNV);
impl ClusterAccelerationStructureInstantiateClusterInfoNV {
    bit_field!(
        bitfield_0 : u32, 0, 0xffffff, get_geometry_index_offset,
        set_geometry_index_offset
    );
    bit_field!(bitfield_0 : u32, 24, 0xff, get_reserved, set_reserved);
}
/// `VkClusterAccelerationStructureClustersBottomLevelInputNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ClusterAccelerationStructureClustersBottomLevelInputNV {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub max_total_cluster_count: u32,
    pub max_cluster_count_per_acceleration_structure: u32,
}
zero_default!(
    ClusterAccelerationStructureClustersBottomLevelInputNV,
    CLUSTER_ACCELERATION_STRUCTURE_CLUSTERS_BOTTOM_LEVEL_INPUT_NV
);
/// `VkClusterAccelerationStructureTriangleClusterInputNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ClusterAccelerationStructureTriangleClusterInputNV {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub vertex_format: Format,
    pub max_geometry_index_value: u32,
    pub max_cluster_unique_geometry_count: u32,
    pub max_cluster_triangle_count: u32,
    pub max_cluster_vertex_count: u32,
    pub max_total_triangle_count: u32,
    pub max_total_vertex_count: u32,
    pub min_position_truncate_bit_count: u32,
}
zero_default!(
    ClusterAccelerationStructureTriangleClusterInputNV,
    CLUSTER_ACCELERATION_STRUCTURE_TRIANGLE_CLUSTER_INPUT_NV
);
/// `VkClusterAccelerationStructureMoveObjectsInputNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ClusterAccelerationStructureMoveObjectsInputNV {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub ty: ClusterAccelerationStructureTypeNV,
    pub no_move_overlap: Bool32,
    pub max_moved_bytes: DeviceSize,
}
zero_default!(
    ClusterAccelerationStructureMoveObjectsInputNV,
    CLUSTER_ACCELERATION_STRUCTURE_MOVE_OBJECTS_INPUT_NV
);
/// `VkClusterAccelerationStructureInputInfoNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ClusterAccelerationStructureInputInfoNV {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub max_acceleration_structure_count: u32,
    pub flags: BuildAccelerationStructureFlagsKHR,
    pub op_type: ClusterAccelerationStructureOpTypeNV,
    pub op_mode: ClusterAccelerationStructureOpModeNV,
    pub op_input: ClusterAccelerationStructureOpInputNV,
}
zero_default!(
    ClusterAccelerationStructureInputInfoNV, CLUSTER_ACCELERATION_STRUCTURE_INPUT_INFO_NV
);
/// `VkClusterAccelerationStructureCommandsInfoNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ClusterAccelerationStructureCommandsInfoNV {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub input: ClusterAccelerationStructureInputInfoNV,
    pub dst_implicit_data: DeviceAddress,
    pub scratch_data: DeviceAddress,
    pub dst_addresses_array: StridedDeviceAddressRegionKHR,
    pub dst_sizes_array: StridedDeviceAddressRegionKHR,
    pub src_infos_array: StridedDeviceAddressRegionKHR,
    pub src_infos_count: DeviceAddress,
    pub address_resolution_flags: ClusterAccelerationStructureAddressResolutionFlagsNV,
}
zero_default!(
    ClusterAccelerationStructureCommandsInfoNV,
    CLUSTER_ACCELERATION_STRUCTURE_COMMANDS_INFO_NV
);
/// `VkPhysicalDeviceMultiDrawPropertiesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceMultiDrawPropertiesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub max_multi_draw_count: u32,
}
zero_default!(
    PhysicalDeviceMultiDrawPropertiesEXT, PHYSICAL_DEVICE_MULTI_DRAW_PROPERTIES_EXT
);
/// `VkGraphicsShaderGroupCreateInfoNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct GraphicsShaderGroupCreateInfoNV {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub stage_count: u32,
    pub p_stages: *const PipelineShaderStageCreateInfo,
    pub p_vertex_input_state: *const PipelineVertexInputStateCreateInfo,
    pub p_tessellation_state: *const PipelineTessellationStateCreateInfo,
}
zero_default!(GraphicsShaderGroupCreateInfoNV, GRAPHICS_SHADER_GROUP_CREATE_INFO_NV);
/// `VkGraphicsPipelineShaderGroupsCreateInfoNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct GraphicsPipelineShaderGroupsCreateInfoNV {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub group_count: u32,
    pub p_groups: *const GraphicsShaderGroupCreateInfoNV,
    pub pipeline_count: u32,
    pub p_pipelines: *const Pipeline,
}
zero_default!(
    GraphicsPipelineShaderGroupsCreateInfoNV,
    GRAPHICS_PIPELINE_SHADER_GROUPS_CREATE_INFO_NV
);
/// `VkBindShaderGroupIndirectCommandNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct BindShaderGroupIndirectCommandNV {
    pub group_index: u32,
}
zero_default!(BindShaderGroupIndirectCommandNV);
/// `VkBindIndexBufferIndirectCommandNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct BindIndexBufferIndirectCommandNV {
    pub buffer_address: DeviceAddress,
    pub size: u32,
    pub index_type: IndexType,
}
zero_default!(BindIndexBufferIndirectCommandNV);
/// `VkBindVertexBufferIndirectCommandNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct BindVertexBufferIndirectCommandNV {
    pub buffer_address: DeviceAddress,
    pub size: u32,
    pub stride: u32,
}
zero_default!(BindVertexBufferIndirectCommandNV);
/// `VkSetStateFlagsIndirectCommandNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct SetStateFlagsIndirectCommandNV {
    pub data: u32,
}
zero_default!(SetStateFlagsIndirectCommandNV);
/// `VkIndirectCommandsStreamNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct IndirectCommandsStreamNV {
    pub buffer: Buffer,
    pub offset: DeviceSize,
}
zero_default!(IndirectCommandsStreamNV);
/// `VkIndirectCommandsLayoutTokenNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct IndirectCommandsLayoutTokenNV {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub token_type: IndirectCommandsTokenTypeNV,
    pub stream: u32,
    pub offset: u32,
    pub vertex_binding_unit: u32,
    pub vertex_dynamic_stride: Bool32,
    pub pushconstant_pipeline_layout: PipelineLayout,
    pub pushconstant_shader_stage_flags: ShaderStageFlags,
    pub pushconstant_offset: u32,
    pub pushconstant_size: u32,
    pub indirect_state_flags: IndirectStateFlagsNV,
    pub index_type_count: u32,
    pub p_index_types: *const IndexType,
    pub p_index_type_values: *const u32,
}
zero_default!(IndirectCommandsLayoutTokenNV, INDIRECT_COMMANDS_LAYOUT_TOKEN_NV);
/// `VkIndirectCommandsLayoutCreateInfoNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct IndirectCommandsLayoutCreateInfoNV {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub flags: IndirectCommandsLayoutUsageFlagsNV,
    pub pipeline_bind_point: PipelineBindPoint,
    pub token_count: u32,
    pub p_tokens: *const IndirectCommandsLayoutTokenNV,
    pub stream_count: u32,
    pub p_stream_strides: *const u32,
}
zero_default!(
    IndirectCommandsLayoutCreateInfoNV, INDIRECT_COMMANDS_LAYOUT_CREATE_INFO_NV
);
/// `VkGeneratedCommandsInfoNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct GeneratedCommandsInfoNV {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub pipeline_bind_point: PipelineBindPoint,
    pub pipeline: Pipeline,
    pub indirect_commands_layout: IndirectCommandsLayoutNV,
    pub stream_count: u32,
    pub p_streams: *const IndirectCommandsStreamNV,
    pub sequences_count: u32,
    pub preprocess_buffer: Buffer,
    pub preprocess_offset: DeviceSize,
    pub preprocess_size: DeviceSize,
    pub sequences_count_buffer: Buffer,
    pub sequences_count_offset: DeviceSize,
    pub sequences_index_buffer: Buffer,
    pub sequences_index_offset: DeviceSize,
}
zero_default!(GeneratedCommandsInfoNV, GENERATED_COMMANDS_INFO_NV);
/// `VkGeneratedCommandsMemoryRequirementsInfoNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct GeneratedCommandsMemoryRequirementsInfoNV {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub pipeline_bind_point: PipelineBindPoint,
    pub pipeline: Pipeline,
    pub indirect_commands_layout: IndirectCommandsLayoutNV,
    pub max_sequences_count: u32,
}
zero_default!(
    GeneratedCommandsMemoryRequirementsInfoNV,
    GENERATED_COMMANDS_MEMORY_REQUIREMENTS_INFO_NV
);
/// `VkPipelineIndirectDeviceAddressInfoNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PipelineIndirectDeviceAddressInfoNV {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub pipeline_bind_point: PipelineBindPoint,
    pub pipeline: Pipeline,
}
zero_default!(
    PipelineIndirectDeviceAddressInfoNV, PIPELINE_INDIRECT_DEVICE_ADDRESS_INFO_NV
);
/// `VkBindPipelineIndirectCommandNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct BindPipelineIndirectCommandNV {
    pub pipeline_address: DeviceAddress,
}
zero_default!(BindPipelineIndirectCommandNV);
/// `VkPhysicalDeviceFeatures2`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceFeatures2 {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub features: PhysicalDeviceFeatures,
}
zero_default!(PhysicalDeviceFeatures2, PHYSICAL_DEVICE_FEATURES_2);
/// `VkPhysicalDeviceProperties2`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceProperties2 {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub properties: PhysicalDeviceProperties,
}
zero_default!(PhysicalDeviceProperties2, PHYSICAL_DEVICE_PROPERTIES_2);
/// `VkFormatProperties2`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct FormatProperties2 {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub format_properties: FormatProperties,
}
zero_default!(FormatProperties2, FORMAT_PROPERTIES_2);
/// `VkImageFormatProperties2`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ImageFormatProperties2 {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub image_format_properties: ImageFormatProperties,
}
zero_default!(ImageFormatProperties2, IMAGE_FORMAT_PROPERTIES_2);
/// `VkPhysicalDeviceImageFormatInfo2`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceImageFormatInfo2 {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub format: Format,
    pub ty: ImageType,
    pub tiling: ImageTiling,
    pub usage: ImageUsageFlags,
    pub flags: ImageCreateFlags,
}
zero_default!(PhysicalDeviceImageFormatInfo2, PHYSICAL_DEVICE_IMAGE_FORMAT_INFO_2);
/// `VkQueueFamilyProperties2`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct QueueFamilyProperties2 {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub queue_family_properties: QueueFamilyProperties,
}
zero_default!(QueueFamilyProperties2, QUEUE_FAMILY_PROPERTIES_2);
/// `VkPhysicalDeviceMemoryProperties2`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceMemoryProperties2 {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub memory_properties: PhysicalDeviceMemoryProperties,
}
zero_default!(PhysicalDeviceMemoryProperties2, PHYSICAL_DEVICE_MEMORY_PROPERTIES_2);
/// `VkSparseImageFormatProperties2`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct SparseImageFormatProperties2 {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub properties: SparseImageFormatProperties,
}
zero_default!(SparseImageFormatProperties2, SPARSE_IMAGE_FORMAT_PROPERTIES_2);
/// `VkPhysicalDeviceSparseImageFormatInfo2`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceSparseImageFormatInfo2 {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub format: Format,
    pub ty: ImageType,
    pub samples: SampleCountFlags,
    pub usage: ImageUsageFlags,
    pub tiling: ImageTiling,
}
zero_default!(
    PhysicalDeviceSparseImageFormatInfo2, PHYSICAL_DEVICE_SPARSE_IMAGE_FORMAT_INFO_2
);
/// `VkPhysicalDevicePushDescriptorProperties`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDevicePushDescriptorProperties {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub max_push_descriptors: u32,
}
zero_default!(
    PhysicalDevicePushDescriptorProperties, PHYSICAL_DEVICE_PUSH_DESCRIPTOR_PROPERTIES
);
/// `VkConformanceVersion`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ConformanceVersion {
    pub major: u8,
    pub minor: u8,
    pub subminor: u8,
    pub patch: u8,
}
zero_default!(ConformanceVersion);
/// `VkPhysicalDeviceDriverProperties`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceDriverProperties {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub driver_id: DriverId,
    pub driver_name: [c_char; MAX_DRIVER_NAME_SIZE],
    pub driver_info: [c_char; MAX_DRIVER_INFO_SIZE],
    pub conformance_version: ConformanceVersion,
}
zero_default!(PhysicalDeviceDriverProperties, PHYSICAL_DEVICE_DRIVER_PROPERTIES);
/// `VkPresentRegionsKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PresentRegionsKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub swapchain_count: u32,
    pub p_regions: *const PresentRegionKHR,
}
zero_default!(PresentRegionsKHR, PRESENT_REGIONS_KHR);
/// `VkPresentRegionKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PresentRegionKHR {
    pub rectangle_count: u32,
    pub p_rectangles: *const RectLayerKHR,
}
zero_default!(PresentRegionKHR);
/// `VkRectLayerKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct RectLayerKHR {
    pub offset: Offset2D,
    pub extent: Extent2D,
    pub layer: u32,
}
zero_default!(RectLayerKHR);
/// `VkPhysicalDeviceVariablePointersFeatures`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceVariablePointersFeatures {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub variable_pointers_storage_buffer: Bool32,
    pub variable_pointers: Bool32,
}
zero_default!(
    PhysicalDeviceVariablePointersFeatures, PHYSICAL_DEVICE_VARIABLE_POINTERS_FEATURES
);
/// `VkExternalMemoryProperties`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ExternalMemoryProperties {
    pub external_memory_features: ExternalMemoryFeatureFlags,
    pub export_from_imported_handle_types: ExternalMemoryHandleTypeFlags,
    pub compatible_handle_types: ExternalMemoryHandleTypeFlags,
}
zero_default!(ExternalMemoryProperties);
/// `VkPhysicalDeviceExternalImageFormatInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceExternalImageFormatInfo {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub handle_type: ExternalMemoryHandleTypeFlags,
}
zero_default!(
    PhysicalDeviceExternalImageFormatInfo, PHYSICAL_DEVICE_EXTERNAL_IMAGE_FORMAT_INFO
);
/// `VkExternalImageFormatProperties`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ExternalImageFormatProperties {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub external_memory_properties: ExternalMemoryProperties,
}
zero_default!(ExternalImageFormatProperties, EXTERNAL_IMAGE_FORMAT_PROPERTIES);
/// `VkPhysicalDeviceExternalBufferInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceExternalBufferInfo {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub flags: BufferCreateFlags,
    pub usage: BufferUsageFlags,
    pub handle_type: ExternalMemoryHandleTypeFlags,
}
zero_default!(PhysicalDeviceExternalBufferInfo, PHYSICAL_DEVICE_EXTERNAL_BUFFER_INFO);
/// `VkExternalBufferProperties`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ExternalBufferProperties {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub external_memory_properties: ExternalMemoryProperties,
}
zero_default!(ExternalBufferProperties, EXTERNAL_BUFFER_PROPERTIES);
/// `VkPhysicalDeviceIDProperties`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceIDProperties {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub device_uuid: [u8; UUID_SIZE],
    pub driver_uuid: [u8; UUID_SIZE],
    pub device_luid: [u8; LUID_SIZE],
    pub device_node_mask: u32,
    pub device_luid_valid: Bool32,
}
zero_default!(PhysicalDeviceIDProperties, PHYSICAL_DEVICE_ID_PROPERTIES);
/// `VkExternalMemoryImageCreateInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ExternalMemoryImageCreateInfo {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub handle_types: ExternalMemoryHandleTypeFlags,
}
zero_default!(ExternalMemoryImageCreateInfo, EXTERNAL_MEMORY_IMAGE_CREATE_INFO);
/// `VkExternalMemoryBufferCreateInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ExternalMemoryBufferCreateInfo {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub handle_types: ExternalMemoryHandleTypeFlags,
}
zero_default!(ExternalMemoryBufferCreateInfo, EXTERNAL_MEMORY_BUFFER_CREATE_INFO);
/// `VkExportMemoryAllocateInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ExportMemoryAllocateInfo {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub handle_types: ExternalMemoryHandleTypeFlags,
}
zero_default!(ExportMemoryAllocateInfo, EXPORT_MEMORY_ALLOCATE_INFO);
/// `VkImportMemoryWin32HandleInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ImportMemoryWin32HandleInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub handle_type: ExternalMemoryHandleTypeFlags,
    pub handle: HANDLE,
    pub name: LPCWSTR,
}
zero_default!(ImportMemoryWin32HandleInfoKHR, IMPORT_MEMORY_WIN32_HANDLE_INFO_KHR);
/// `VkExportMemoryWin32HandleInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ExportMemoryWin32HandleInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub p_attributes: *const SECURITY_ATTRIBUTES,
    pub dw_access: DWORD,
    pub name: LPCWSTR,
}
zero_default!(ExportMemoryWin32HandleInfoKHR, EXPORT_MEMORY_WIN32_HANDLE_INFO_KHR);
/// `VkImportMemoryZirconHandleInfoFUCHSIA`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ImportMemoryZirconHandleInfoFUCHSIA {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub handle_type: ExternalMemoryHandleTypeFlags,
    pub handle: zx_handle_t,
}
zero_default!(
    ImportMemoryZirconHandleInfoFUCHSIA, IMPORT_MEMORY_ZIRCON_HANDLE_INFO_FUCHSIA
);
/// `VkMemoryZirconHandlePropertiesFUCHSIA`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct MemoryZirconHandlePropertiesFUCHSIA {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub memory_type_bits: u32,
}
zero_default!(
    MemoryZirconHandlePropertiesFUCHSIA, MEMORY_ZIRCON_HANDLE_PROPERTIES_FUCHSIA
);
/// `VkMemoryGetZirconHandleInfoFUCHSIA`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct MemoryGetZirconHandleInfoFUCHSIA {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub memory: DeviceMemory,
    pub handle_type: ExternalMemoryHandleTypeFlags,
}
zero_default!(MemoryGetZirconHandleInfoFUCHSIA, MEMORY_GET_ZIRCON_HANDLE_INFO_FUCHSIA);
/// `VkMemoryWin32HandlePropertiesKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct MemoryWin32HandlePropertiesKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub memory_type_bits: u32,
}
zero_default!(MemoryWin32HandlePropertiesKHR, MEMORY_WIN32_HANDLE_PROPERTIES_KHR);
/// `VkMemoryGetWin32HandleInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct MemoryGetWin32HandleInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub memory: DeviceMemory,
    pub handle_type: ExternalMemoryHandleTypeFlags,
}
zero_default!(MemoryGetWin32HandleInfoKHR, MEMORY_GET_WIN32_HANDLE_INFO_KHR);
/// `VkImportMemoryFdInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ImportMemoryFdInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub handle_type: ExternalMemoryHandleTypeFlags,
    pub fd: c_int,
}
zero_default!(ImportMemoryFdInfoKHR, IMPORT_MEMORY_FD_INFO_KHR);
/// `VkMemoryFdPropertiesKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct MemoryFdPropertiesKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub memory_type_bits: u32,
}
zero_default!(MemoryFdPropertiesKHR, MEMORY_FD_PROPERTIES_KHR);
/// `VkMemoryGetFdInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct MemoryGetFdInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub memory: DeviceMemory,
    pub handle_type: ExternalMemoryHandleTypeFlags,
}
zero_default!(MemoryGetFdInfoKHR, MEMORY_GET_FD_INFO_KHR);
/// `VkWin32KeyedMutexAcquireReleaseInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct Win32KeyedMutexAcquireReleaseInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub acquire_count: u32,
    pub p_acquire_syncs: *const DeviceMemory,
    pub p_acquire_keys: *const u64,
    pub p_acquire_timeouts: *const u32,
    pub release_count: u32,
    pub p_release_syncs: *const DeviceMemory,
    pub p_release_keys: *const u64,
}
zero_default!(
    Win32KeyedMutexAcquireReleaseInfoKHR, WIN32_KEYED_MUTEX_ACQUIRE_RELEASE_INFO_KHR
);
/// `VkImportMemoryMetalHandleInfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ImportMemoryMetalHandleInfoEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub handle_type: ExternalMemoryHandleTypeFlags,
    pub handle: *mut c_void,
}
zero_default!(ImportMemoryMetalHandleInfoEXT, IMPORT_MEMORY_METAL_HANDLE_INFO_EXT);
/// `VkMemoryMetalHandlePropertiesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct MemoryMetalHandlePropertiesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub memory_type_bits: u32,
}
zero_default!(MemoryMetalHandlePropertiesEXT, MEMORY_METAL_HANDLE_PROPERTIES_EXT);
/// `VkMemoryGetMetalHandleInfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct MemoryGetMetalHandleInfoEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub memory: DeviceMemory,
    pub handle_type: ExternalMemoryHandleTypeFlags,
}
zero_default!(MemoryGetMetalHandleInfoEXT, MEMORY_GET_METAL_HANDLE_INFO_EXT);
/// `VkPhysicalDeviceExternalSemaphoreInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceExternalSemaphoreInfo {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub handle_type: ExternalSemaphoreHandleTypeFlags,
}
zero_default!(
    PhysicalDeviceExternalSemaphoreInfo, PHYSICAL_DEVICE_EXTERNAL_SEMAPHORE_INFO
);
/// `VkExternalSemaphoreProperties`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ExternalSemaphoreProperties {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub export_from_imported_handle_types: ExternalSemaphoreHandleTypeFlags,
    pub compatible_handle_types: ExternalSemaphoreHandleTypeFlags,
    pub external_semaphore_features: ExternalSemaphoreFeatureFlags,
}
zero_default!(ExternalSemaphoreProperties, EXTERNAL_SEMAPHORE_PROPERTIES);
/// `VkExportSemaphoreCreateInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ExportSemaphoreCreateInfo {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub handle_types: ExternalSemaphoreHandleTypeFlags,
}
zero_default!(ExportSemaphoreCreateInfo, EXPORT_SEMAPHORE_CREATE_INFO);
/// `VkImportSemaphoreWin32HandleInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ImportSemaphoreWin32HandleInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub semaphore: Semaphore,
    pub flags: SemaphoreImportFlags,
    pub handle_type: ExternalSemaphoreHandleTypeFlags,
    pub handle: HANDLE,
    pub name: LPCWSTR,
}
zero_default!(ImportSemaphoreWin32HandleInfoKHR, IMPORT_SEMAPHORE_WIN32_HANDLE_INFO_KHR);
/// `VkExportSemaphoreWin32HandleInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ExportSemaphoreWin32HandleInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub p_attributes: *const SECURITY_ATTRIBUTES,
    pub dw_access: DWORD,
    pub name: LPCWSTR,
}
zero_default!(ExportSemaphoreWin32HandleInfoKHR, EXPORT_SEMAPHORE_WIN32_HANDLE_INFO_KHR);
/// `VkD3D12FenceSubmitInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct D3D12FenceSubmitInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub wait_semaphore_values_count: u32,
    pub p_wait_semaphore_values: *const u64,
    pub signal_semaphore_values_count: u32,
    pub p_signal_semaphore_values: *const u64,
}
zero_default!(D3D12FenceSubmitInfoKHR, D3D12_FENCE_SUBMIT_INFO_KHR);
/// `VkSemaphoreGetWin32HandleInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct SemaphoreGetWin32HandleInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub semaphore: Semaphore,
    pub handle_type: ExternalSemaphoreHandleTypeFlags,
}
zero_default!(SemaphoreGetWin32HandleInfoKHR, SEMAPHORE_GET_WIN32_HANDLE_INFO_KHR);
/// `VkImportSemaphoreFdInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ImportSemaphoreFdInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub semaphore: Semaphore,
    pub flags: SemaphoreImportFlags,
    pub handle_type: ExternalSemaphoreHandleTypeFlags,
    pub fd: c_int,
}
zero_default!(ImportSemaphoreFdInfoKHR, IMPORT_SEMAPHORE_FD_INFO_KHR);
/// `VkSemaphoreGetFdInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct SemaphoreGetFdInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub semaphore: Semaphore,
    pub handle_type: ExternalSemaphoreHandleTypeFlags,
}
zero_default!(SemaphoreGetFdInfoKHR, SEMAPHORE_GET_FD_INFO_KHR);
/// `VkImportSemaphoreZirconHandleInfoFUCHSIA`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ImportSemaphoreZirconHandleInfoFUCHSIA {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub semaphore: Semaphore,
    pub flags: SemaphoreImportFlags,
    pub handle_type: ExternalSemaphoreHandleTypeFlags,
    pub zircon_handle: zx_handle_t,
}
zero_default!(
    ImportSemaphoreZirconHandleInfoFUCHSIA, IMPORT_SEMAPHORE_ZIRCON_HANDLE_INFO_FUCHSIA
);
/// `VkSemaphoreGetZirconHandleInfoFUCHSIA`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct SemaphoreGetZirconHandleInfoFUCHSIA {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub semaphore: Semaphore,
    pub handle_type: ExternalSemaphoreHandleTypeFlags,
}
zero_default!(
    SemaphoreGetZirconHandleInfoFUCHSIA, SEMAPHORE_GET_ZIRCON_HANDLE_INFO_FUCHSIA
);
/// `VkPhysicalDeviceExternalFenceInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceExternalFenceInfo {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub handle_type: ExternalFenceHandleTypeFlags,
}
zero_default!(PhysicalDeviceExternalFenceInfo, PHYSICAL_DEVICE_EXTERNAL_FENCE_INFO);
/// `VkExternalFenceProperties`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ExternalFenceProperties {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub export_from_imported_handle_types: ExternalFenceHandleTypeFlags,
    pub compatible_handle_types: ExternalFenceHandleTypeFlags,
    pub external_fence_features: ExternalFenceFeatureFlags,
}
zero_default!(ExternalFenceProperties, EXTERNAL_FENCE_PROPERTIES);
/// `VkExportFenceCreateInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ExportFenceCreateInfo {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub handle_types: ExternalFenceHandleTypeFlags,
}
zero_default!(ExportFenceCreateInfo, EXPORT_FENCE_CREATE_INFO);
/// `VkImportFenceWin32HandleInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ImportFenceWin32HandleInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub fence: Fence,
    pub flags: FenceImportFlags,
    pub handle_type: ExternalFenceHandleTypeFlags,
    pub handle: HANDLE,
    pub name: LPCWSTR,
}
zero_default!(ImportFenceWin32HandleInfoKHR, IMPORT_FENCE_WIN32_HANDLE_INFO_KHR);
/// `VkExportFenceWin32HandleInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ExportFenceWin32HandleInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub p_attributes: *const SECURITY_ATTRIBUTES,
    pub dw_access: DWORD,
    pub name: LPCWSTR,
}
zero_default!(ExportFenceWin32HandleInfoKHR, EXPORT_FENCE_WIN32_HANDLE_INFO_KHR);
/// `VkFenceGetWin32HandleInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct FenceGetWin32HandleInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub fence: Fence,
    pub handle_type: ExternalFenceHandleTypeFlags,
}
zero_default!(FenceGetWin32HandleInfoKHR, FENCE_GET_WIN32_HANDLE_INFO_KHR);
/// `VkImportFenceFdInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ImportFenceFdInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub fence: Fence,
    pub flags: FenceImportFlags,
    pub handle_type: ExternalFenceHandleTypeFlags,
    pub fd: c_int,
}
zero_default!(ImportFenceFdInfoKHR, IMPORT_FENCE_FD_INFO_KHR);
/// `VkFenceGetFdInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct FenceGetFdInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub fence: Fence,
    pub handle_type: ExternalFenceHandleTypeFlags,
}
zero_default!(FenceGetFdInfoKHR, FENCE_GET_FD_INFO_KHR);
/// `VkPhysicalDeviceMultiviewFeatures`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceMultiviewFeatures {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub multiview: Bool32,
    pub multiview_geometry_shader: Bool32,
    pub multiview_tessellation_shader: Bool32,
}
zero_default!(PhysicalDeviceMultiviewFeatures, PHYSICAL_DEVICE_MULTIVIEW_FEATURES);
/// `VkPhysicalDeviceMultiviewProperties`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceMultiviewProperties {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub max_multiview_view_count: u32,
    pub max_multiview_instance_index: u32,
}
zero_default!(PhysicalDeviceMultiviewProperties, PHYSICAL_DEVICE_MULTIVIEW_PROPERTIES);
/// `VkRenderPassMultiviewCreateInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct RenderPassMultiviewCreateInfo {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub subpass_count: u32,
    pub p_view_masks: *const u32,
    pub dependency_count: u32,
    pub p_view_offsets: *const i32,
    pub correlation_mask_count: u32,
    pub p_correlation_masks: *const u32,
}
zero_default!(RenderPassMultiviewCreateInfo, RENDER_PASS_MULTIVIEW_CREATE_INFO);
/// `VkSurfaceCapabilities2EXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct SurfaceCapabilities2EXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub min_image_count: u32,
    pub max_image_count: u32,
    pub current_extent: Extent2D,
    pub min_image_extent: Extent2D,
    pub max_image_extent: Extent2D,
    pub max_image_array_layers: u32,
    pub supported_transforms: SurfaceTransformFlagsKHR,
    pub current_transform: SurfaceTransformFlagsKHR,
    pub supported_composite_alpha: CompositeAlphaFlagsKHR,
    pub supported_usage_flags: ImageUsageFlags,
    pub supported_surface_counters: SurfaceCounterFlagsEXT,
}
zero_default!(SurfaceCapabilities2EXT, SURFACE_CAPABILITIES_2_EXT);
/// `VkDisplayPowerInfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DisplayPowerInfoEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub power_state: DisplayPowerStateEXT,
}
zero_default!(DisplayPowerInfoEXT, DISPLAY_POWER_INFO_EXT);
/// `VkDeviceEventInfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DeviceEventInfoEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub device_event: DeviceEventTypeEXT,
}
zero_default!(DeviceEventInfoEXT, DEVICE_EVENT_INFO_EXT);
/// `VkDisplayEventInfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DisplayEventInfoEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub display_event: DisplayEventTypeEXT,
}
zero_default!(DisplayEventInfoEXT, DISPLAY_EVENT_INFO_EXT);
/// `VkSwapchainCounterCreateInfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct SwapchainCounterCreateInfoEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub surface_counters: SurfaceCounterFlagsEXT,
}
zero_default!(SwapchainCounterCreateInfoEXT, SWAPCHAIN_COUNTER_CREATE_INFO_EXT);
/// `VkPhysicalDeviceGroupProperties`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceGroupProperties {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub physical_device_count: u32,
    pub physical_devices: [PhysicalDevice; MAX_DEVICE_GROUP_SIZE],
    pub subset_allocation: Bool32,
}
zero_default!(PhysicalDeviceGroupProperties, PHYSICAL_DEVICE_GROUP_PROPERTIES);
/// `VkMemoryAllocateFlagsInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct MemoryAllocateFlagsInfo {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub flags: MemoryAllocateFlags,
    pub device_mask: u32,
}
zero_default!(MemoryAllocateFlagsInfo, MEMORY_ALLOCATE_FLAGS_INFO);
/// `VkBindBufferMemoryInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct BindBufferMemoryInfo {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub buffer: Buffer,
    pub memory: DeviceMemory,
    pub memory_offset: DeviceSize,
}
zero_default!(BindBufferMemoryInfo, BIND_BUFFER_MEMORY_INFO);
/// `VkBindBufferMemoryDeviceGroupInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct BindBufferMemoryDeviceGroupInfo {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub device_index_count: u32,
    pub p_device_indices: *const u32,
}
zero_default!(BindBufferMemoryDeviceGroupInfo, BIND_BUFFER_MEMORY_DEVICE_GROUP_INFO);
/// `VkBindImageMemoryInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct BindImageMemoryInfo {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub image: Image,
    pub memory: DeviceMemory,
    pub memory_offset: DeviceSize,
}
zero_default!(BindImageMemoryInfo, BIND_IMAGE_MEMORY_INFO);
/// `VkBindImageMemoryDeviceGroupInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct BindImageMemoryDeviceGroupInfo {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub device_index_count: u32,
    pub p_device_indices: *const u32,
    pub split_instance_bind_region_count: u32,
    pub p_split_instance_bind_regions: *const Rect2D,
}
zero_default!(BindImageMemoryDeviceGroupInfo, BIND_IMAGE_MEMORY_DEVICE_GROUP_INFO);
/// `VkDeviceGroupRenderPassBeginInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DeviceGroupRenderPassBeginInfo {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub device_mask: u32,
    pub device_render_area_count: u32,
    pub p_device_render_areas: *const Rect2D,
}
zero_default!(DeviceGroupRenderPassBeginInfo, DEVICE_GROUP_RENDER_PASS_BEGIN_INFO);
/// `VkDeviceGroupCommandBufferBeginInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DeviceGroupCommandBufferBeginInfo {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub device_mask: u32,
}
zero_default!(DeviceGroupCommandBufferBeginInfo, DEVICE_GROUP_COMMAND_BUFFER_BEGIN_INFO);
/// `VkDeviceGroupSubmitInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DeviceGroupSubmitInfo {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub wait_semaphore_count: u32,
    pub p_wait_semaphore_device_indices: *const u32,
    pub command_buffer_count: u32,
    pub p_command_buffer_device_masks: *const u32,
    pub signal_semaphore_count: u32,
    pub p_signal_semaphore_device_indices: *const u32,
}
zero_default!(DeviceGroupSubmitInfo, DEVICE_GROUP_SUBMIT_INFO);
/// `VkDeviceGroupBindSparseInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DeviceGroupBindSparseInfo {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub resource_device_index: u32,
    pub memory_device_index: u32,
}
zero_default!(DeviceGroupBindSparseInfo, DEVICE_GROUP_BIND_SPARSE_INFO);
/// `VkDeviceGroupPresentCapabilitiesKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DeviceGroupPresentCapabilitiesKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub present_mask: [u32; MAX_DEVICE_GROUP_SIZE],
    pub modes: DeviceGroupPresentModeFlagsKHR,
}
zero_default!(DeviceGroupPresentCapabilitiesKHR, DEVICE_GROUP_PRESENT_CAPABILITIES_KHR);
/// `VkImageSwapchainCreateInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ImageSwapchainCreateInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub swapchain: SwapchainKHR,
}
zero_default!(ImageSwapchainCreateInfoKHR, IMAGE_SWAPCHAIN_CREATE_INFO_KHR);
/// `VkBindImageMemorySwapchainInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct BindImageMemorySwapchainInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub swapchain: SwapchainKHR,
    pub image_index: u32,
}
zero_default!(BindImageMemorySwapchainInfoKHR, BIND_IMAGE_MEMORY_SWAPCHAIN_INFO_KHR);
/// `VkAcquireNextImageInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct AcquireNextImageInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub swapchain: SwapchainKHR,
    pub timeout: u64,
    pub semaphore: Semaphore,
    pub fence: Fence,
    pub device_mask: u32,
}
zero_default!(AcquireNextImageInfoKHR, ACQUIRE_NEXT_IMAGE_INFO_KHR);
/// `VkDeviceGroupPresentInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DeviceGroupPresentInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub swapchain_count: u32,
    pub p_device_masks: *const u32,
    pub mode: DeviceGroupPresentModeFlagsKHR,
}
zero_default!(DeviceGroupPresentInfoKHR, DEVICE_GROUP_PRESENT_INFO_KHR);
/// `VkDeviceGroupDeviceCreateInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DeviceGroupDeviceCreateInfo {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub physical_device_count: u32,
    pub p_physical_devices: *const PhysicalDevice,
}
zero_default!(DeviceGroupDeviceCreateInfo, DEVICE_GROUP_DEVICE_CREATE_INFO);
/// `VkDeviceGroupSwapchainCreateInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DeviceGroupSwapchainCreateInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub modes: DeviceGroupPresentModeFlagsKHR,
}
zero_default!(DeviceGroupSwapchainCreateInfoKHR, DEVICE_GROUP_SWAPCHAIN_CREATE_INFO_KHR);
/// `VkDescriptorUpdateTemplateEntry`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DescriptorUpdateTemplateEntry {
    pub dst_binding: u32,
    pub dst_array_element: u32,
    pub descriptor_count: u32,
    pub descriptor_type: DescriptorType,
    pub offset: usize,
    pub stride: usize,
}
zero_default!(DescriptorUpdateTemplateEntry);
/// `VkDescriptorUpdateTemplateCreateInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DescriptorUpdateTemplateCreateInfo {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub flags: DescriptorUpdateTemplateCreateFlags,
    pub descriptor_update_entry_count: u32,
    pub p_descriptor_update_entries: *const DescriptorUpdateTemplateEntry,
    pub template_type: DescriptorUpdateTemplateType,
    pub descriptor_set_layout: DescriptorSetLayout,
    pub pipeline_bind_point: PipelineBindPoint,
    pub pipeline_layout: PipelineLayout,
    pub set: u32,
}
zero_default!(
    DescriptorUpdateTemplateCreateInfo, DESCRIPTOR_UPDATE_TEMPLATE_CREATE_INFO
);
/// `VkXYColorEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct XYColorEXT {
    pub x: f32,
    pub y: f32,
}
zero_default!(XYColorEXT);
/// `VkPhysicalDevicePresentIdFeaturesKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDevicePresentIdFeaturesKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub present_id: Bool32,
}
zero_default!(
    PhysicalDevicePresentIdFeaturesKHR, PHYSICAL_DEVICE_PRESENT_ID_FEATURES_KHR
);
/// `VkPresentIdKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PresentIdKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub swapchain_count: u32,
    pub p_present_ids: *const u64,
}
zero_default!(PresentIdKHR, PRESENT_ID_KHR);
/// `VkPhysicalDevicePresentId2FeaturesKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDevicePresentId2FeaturesKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub present_id2: Bool32,
}
zero_default!(
    PhysicalDevicePresentId2FeaturesKHR, PHYSICAL_DEVICE_PRESENT_ID_2_FEATURES_KHR
);
/// `VkPresentId2KHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PresentId2KHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub swapchain_count: u32,
    pub p_present_ids: *const u64,
}
zero_default!(PresentId2KHR, PRESENT_ID_2_KHR);
/// `VkPresentWait2InfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PresentWait2InfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub present_id: u64,
    pub timeout: u64,
}
zero_default!(PresentWait2InfoKHR, PRESENT_WAIT_2_INFO_KHR);
/// `VkPhysicalDevicePresentWaitFeaturesKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDevicePresentWaitFeaturesKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub present_wait: Bool32,
}
zero_default!(
    PhysicalDevicePresentWaitFeaturesKHR, PHYSICAL_DEVICE_PRESENT_WAIT_FEATURES_KHR
);
/// `VkPhysicalDevicePresentWait2FeaturesKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDevicePresentWait2FeaturesKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub present_wait2: Bool32,
}
zero_default!(
    PhysicalDevicePresentWait2FeaturesKHR, PHYSICAL_DEVICE_PRESENT_WAIT_2_FEATURES_KHR
);
/// `VkPhysicalDevicePresentTimingFeaturesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDevicePresentTimingFeaturesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub present_timing: Bool32,
    pub present_at_absolute_time: Bool32,
    pub present_at_relative_time: Bool32,
}
zero_default!(
    PhysicalDevicePresentTimingFeaturesEXT, PHYSICAL_DEVICE_PRESENT_TIMING_FEATURES_EXT
);
/// `VkPresentTimingSurfaceCapabilitiesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PresentTimingSurfaceCapabilitiesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub present_timing_supported: Bool32,
    pub present_at_absolute_time_supported: Bool32,
    pub present_at_relative_time_supported: Bool32,
    pub present_stage_queries: PresentStageFlagsEXT,
}
zero_default!(
    PresentTimingSurfaceCapabilitiesEXT, PRESENT_TIMING_SURFACE_CAPABILITIES_EXT
);
/// `VkSwapchainTimingPropertiesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct SwapchainTimingPropertiesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub refresh_duration: u64,
    pub refresh_interval: u64,
}
zero_default!(SwapchainTimingPropertiesEXT, SWAPCHAIN_TIMING_PROPERTIES_EXT);
/// `VkSwapchainTimeDomainPropertiesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct SwapchainTimeDomainPropertiesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub time_domain_count: u32,
    pub p_time_domains: *mut TimeDomainKHR,
    pub p_time_domain_ids: *mut u64,
}
zero_default!(SwapchainTimeDomainPropertiesEXT, SWAPCHAIN_TIME_DOMAIN_PROPERTIES_EXT);
/// `VkPresentStageTimeEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PresentStageTimeEXT {
    pub stage: PresentStageFlagsEXT,
    pub time: u64,
}
zero_default!(PresentStageTimeEXT);
/// `VkPastPresentationTimingInfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PastPresentationTimingInfoEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub flags: PastPresentationTimingFlagsEXT,
    pub swapchain: SwapchainKHR,
}
zero_default!(PastPresentationTimingInfoEXT, PAST_PRESENTATION_TIMING_INFO_EXT);
/// `VkPastPresentationTimingPropertiesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PastPresentationTimingPropertiesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub timing_properties_counter: u64,
    pub time_domains_counter: u64,
    pub presentation_timing_count: u32,
    pub p_presentation_timings: *mut PastPresentationTimingEXT,
}
zero_default!(
    PastPresentationTimingPropertiesEXT, PAST_PRESENTATION_TIMING_PROPERTIES_EXT
);
/// `VkPastPresentationTimingEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PastPresentationTimingEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub present_id: u64,
    pub target_time: u64,
    pub present_stage_count: u32,
    pub p_present_stages: *mut PresentStageTimeEXT,
    pub time_domain: TimeDomainKHR,
    pub time_domain_id: u64,
    pub report_complete: Bool32,
}
zero_default!(PastPresentationTimingEXT, PAST_PRESENTATION_TIMING_EXT);
/// `VkPresentTimingsInfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PresentTimingsInfoEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub swapchain_count: u32,
    pub p_timing_infos: *const PresentTimingInfoEXT,
}
zero_default!(PresentTimingsInfoEXT, PRESENT_TIMINGS_INFO_EXT);
/// `VkPresentTimingInfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PresentTimingInfoEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub flags: PresentTimingInfoFlagsEXT,
    pub target_time: u64,
    pub time_domain_id: u64,
    pub present_stage_queries: PresentStageFlagsEXT,
    pub target_time_domain_present_stage: PresentStageFlagsEXT,
}
zero_default!(PresentTimingInfoEXT, PRESENT_TIMING_INFO_EXT);
/// `VkSwapchainCalibratedTimestampInfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct SwapchainCalibratedTimestampInfoEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub swapchain: SwapchainKHR,
    pub present_stage: PresentStageFlagsEXT,
    pub time_domain_id: u64,
}
zero_default!(
    SwapchainCalibratedTimestampInfoEXT, SWAPCHAIN_CALIBRATED_TIMESTAMP_INFO_EXT
);
/// `VkHdrMetadataEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct HdrMetadataEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub display_primary_red: XYColorEXT,
    pub display_primary_green: XYColorEXT,
    pub display_primary_blue: XYColorEXT,
    pub white_point: XYColorEXT,
    pub max_luminance: f32,
    pub min_luminance: f32,
    pub max_content_light_level: f32,
    pub max_frame_average_light_level: f32,
}
zero_default!(HdrMetadataEXT, HDR_METADATA_EXT);
/// `VkHdrVividDynamicMetadataHUAWEI`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct HdrVividDynamicMetadataHUAWEI {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub dynamic_metadata_size: usize,
    pub p_dynamic_metadata: *const c_void,
}
zero_default!(HdrVividDynamicMetadataHUAWEI, HDR_VIVID_DYNAMIC_METADATA_HUAWEI);
/// `VkHdrSmpteSt209450GOOGLE`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct HdrSmpteSt209450GOOGLE {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub metadata_size: usize,
    pub p_metadata: *const c_void,
    pub power_preference: HdrSmpteSt209450PowerPreferenceGOOGLE,
}
zero_default!(HdrSmpteSt209450GOOGLE, HDR_SMPTE_ST_209450_GOOGLE);
/// `VkSurfaceCapabilitiesHdrSmpteSt209450GOOGLE`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct SurfaceCapabilitiesHdrSmpteSt209450GOOGLE {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub hdr_smpte_st209450_supported: Bool32,
}
zero_default!(
    SurfaceCapabilitiesHdrSmpteSt209450GOOGLE,
    SURFACE_CAPABILITIES_HDR_SMPTE_ST_209450_GOOGLE
);
/// `VkDisplayNativeHdrSurfaceCapabilitiesAMD`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DisplayNativeHdrSurfaceCapabilitiesAMD {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub local_dimming_support: Bool32,
}
zero_default!(
    DisplayNativeHdrSurfaceCapabilitiesAMD, DISPLAY_NATIVE_HDR_SURFACE_CAPABILITIES_AMD
);
/// `VkSwapchainDisplayNativeHdrCreateInfoAMD`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct SwapchainDisplayNativeHdrCreateInfoAMD {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub local_dimming_enable: Bool32,
}
zero_default!(
    SwapchainDisplayNativeHdrCreateInfoAMD, SWAPCHAIN_DISPLAY_NATIVE_HDR_CREATE_INFO_AMD
);
/// `VkRefreshCycleDurationGOOGLE`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct RefreshCycleDurationGOOGLE {
    pub refresh_duration: u64,
}
zero_default!(RefreshCycleDurationGOOGLE);
/// `VkPastPresentationTimingGOOGLE`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PastPresentationTimingGOOGLE {
    pub present_id: u32,
    pub desired_present_time: u64,
    pub actual_present_time: u64,
    pub earliest_present_time: u64,
    pub present_margin: u64,
}
zero_default!(PastPresentationTimingGOOGLE);
/// `VkPresentTimesInfoGOOGLE`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PresentTimesInfoGOOGLE {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub swapchain_count: u32,
    pub p_times: *const PresentTimeGOOGLE,
}
zero_default!(PresentTimesInfoGOOGLE, PRESENT_TIMES_INFO_GOOGLE);
/// `VkPresentTimeGOOGLE`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PresentTimeGOOGLE {
    pub present_id: u32,
    pub desired_present_time: u64,
}
zero_default!(PresentTimeGOOGLE);
/// `VkIOSSurfaceCreateInfoMVK`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct IOSSurfaceCreateInfoMVK {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub flags: IOSSurfaceCreateFlagsMVK,
    pub p_view: *const c_void,
}
zero_default!(IOSSurfaceCreateInfoMVK, IOS_SURFACE_CREATE_INFO_MVK);
/// `VkMacOSSurfaceCreateInfoMVK`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct MacOSSurfaceCreateInfoMVK {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub flags: MacOSSurfaceCreateFlagsMVK,
    pub p_view: *const c_void,
}
zero_default!(MacOSSurfaceCreateInfoMVK, MACOS_SURFACE_CREATE_INFO_MVK);
/// `VkMetalSurfaceCreateInfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct MetalSurfaceCreateInfoEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub flags: MetalSurfaceCreateFlagsEXT,
    pub p_layer: *const CAMetalLayer,
}
zero_default!(MetalSurfaceCreateInfoEXT, METAL_SURFACE_CREATE_INFO_EXT);
/// `VkViewportWScalingNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ViewportWScalingNV {
    pub xcoeff: f32,
    pub ycoeff: f32,
}
zero_default!(ViewportWScalingNV);
/// `VkPipelineViewportWScalingStateCreateInfoNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PipelineViewportWScalingStateCreateInfoNV {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub viewport_w_scaling_enable: Bool32,
    pub viewport_count: u32,
    pub p_viewport_w_scalings: *const ViewportWScalingNV,
}
zero_default!(
    PipelineViewportWScalingStateCreateInfoNV,
    PIPELINE_VIEWPORT_W_SCALING_STATE_CREATE_INFO_NV
);
/// `VkViewportSwizzleNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ViewportSwizzleNV {
    pub x: ViewportCoordinateSwizzleNV,
    pub y: ViewportCoordinateSwizzleNV,
    pub z: ViewportCoordinateSwizzleNV,
    pub w: ViewportCoordinateSwizzleNV,
}
zero_default!(ViewportSwizzleNV);
/// `VkPipelineViewportSwizzleStateCreateInfoNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PipelineViewportSwizzleStateCreateInfoNV {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub flags: PipelineViewportSwizzleStateCreateFlagsNV,
    pub viewport_count: u32,
    pub p_viewport_swizzles: *const ViewportSwizzleNV,
}
zero_default!(
    PipelineViewportSwizzleStateCreateInfoNV,
    PIPELINE_VIEWPORT_SWIZZLE_STATE_CREATE_INFO_NV
);
/// `VkPhysicalDeviceDiscardRectanglePropertiesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceDiscardRectanglePropertiesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub max_discard_rectangles: u32,
}
zero_default!(
    PhysicalDeviceDiscardRectanglePropertiesEXT,
    PHYSICAL_DEVICE_DISCARD_RECTANGLE_PROPERTIES_EXT
);
/// `VkPipelineDiscardRectangleStateCreateInfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PipelineDiscardRectangleStateCreateInfoEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub flags: PipelineDiscardRectangleStateCreateFlagsEXT,
    pub discard_rectangle_mode: DiscardRectangleModeEXT,
    pub discard_rectangle_count: u32,
    pub p_discard_rectangles: *const Rect2D,
}
zero_default!(
    PipelineDiscardRectangleStateCreateInfoEXT,
    PIPELINE_DISCARD_RECTANGLE_STATE_CREATE_INFO_EXT
);
/// `VkPhysicalDeviceMultiviewPerViewAttributesPropertiesNVX`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceMultiviewPerViewAttributesPropertiesNVX {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub per_view_position_all_components: Bool32,
}
zero_default!(
    PhysicalDeviceMultiviewPerViewAttributesPropertiesNVX,
    PHYSICAL_DEVICE_MULTIVIEW_PER_VIEW_ATTRIBUTES_PROPERTIES_NVX
);
/// `VkInputAttachmentAspectReference`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct InputAttachmentAspectReference {
    pub subpass: u32,
    pub input_attachment_index: u32,
    pub aspect_mask: ImageAspectFlags,
}
zero_default!(InputAttachmentAspectReference);
/// `VkRenderPassInputAttachmentAspectCreateInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct RenderPassInputAttachmentAspectCreateInfo {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub aspect_reference_count: u32,
    pub p_aspect_references: *const InputAttachmentAspectReference,
}
zero_default!(
    RenderPassInputAttachmentAspectCreateInfo,
    RENDER_PASS_INPUT_ATTACHMENT_ASPECT_CREATE_INFO
);
/// `VkPhysicalDeviceSurfaceInfo2KHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceSurfaceInfo2KHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub surface: SurfaceKHR,
}
zero_default!(PhysicalDeviceSurfaceInfo2KHR, PHYSICAL_DEVICE_SURFACE_INFO_2_KHR);
/// `VkSurfaceCapabilities2KHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct SurfaceCapabilities2KHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub surface_capabilities: SurfaceCapabilitiesKHR,
}
zero_default!(SurfaceCapabilities2KHR, SURFACE_CAPABILITIES_2_KHR);
/// `VkSurfaceFormat2KHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct SurfaceFormat2KHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub surface_format: SurfaceFormatKHR,
}
zero_default!(SurfaceFormat2KHR, SURFACE_FORMAT_2_KHR);
/// `VkDisplayProperties2KHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DisplayProperties2KHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub display_properties: DisplayPropertiesKHR,
}
zero_default!(DisplayProperties2KHR, DISPLAY_PROPERTIES_2_KHR);
/// `VkDisplayPlaneProperties2KHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DisplayPlaneProperties2KHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub display_plane_properties: DisplayPlanePropertiesKHR,
}
zero_default!(DisplayPlaneProperties2KHR, DISPLAY_PLANE_PROPERTIES_2_KHR);
/// `VkDisplayModeProperties2KHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DisplayModeProperties2KHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub display_mode_properties: DisplayModePropertiesKHR,
}
zero_default!(DisplayModeProperties2KHR, DISPLAY_MODE_PROPERTIES_2_KHR);
/// `VkDisplayModeStereoPropertiesNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DisplayModeStereoPropertiesNV {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub hdmi3_d_supported: Bool32,
}
zero_default!(DisplayModeStereoPropertiesNV, DISPLAY_MODE_STEREO_PROPERTIES_NV);
/// `VkDisplayPlaneInfo2KHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DisplayPlaneInfo2KHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub mode: DisplayModeKHR,
    pub plane_index: u32,
}
zero_default!(DisplayPlaneInfo2KHR, DISPLAY_PLANE_INFO_2_KHR);
/// `VkDisplayPlaneCapabilities2KHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DisplayPlaneCapabilities2KHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub capabilities: DisplayPlaneCapabilitiesKHR,
}
zero_default!(DisplayPlaneCapabilities2KHR, DISPLAY_PLANE_CAPABILITIES_2_KHR);
/// `VkSharedPresentSurfaceCapabilitiesKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct SharedPresentSurfaceCapabilitiesKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub shared_present_supported_usage_flags: ImageUsageFlags,
}
zero_default!(
    SharedPresentSurfaceCapabilitiesKHR, SHARED_PRESENT_SURFACE_CAPABILITIES_KHR
);
/// `VkSwapchainFlagsSurfaceCapabilitiesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct SwapchainFlagsSurfaceCapabilitiesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub swapchain_supported_flags: SwapchainCreateFlagsKHR,
}
zero_default!(
    SwapchainFlagsSurfaceCapabilitiesEXT, SWAPCHAIN_FLAGS_SURFACE_CAPABILITIES_EXT
);
/// `VkSharedPresentSurfaceCapabilities2KHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct SharedPresentSurfaceCapabilities2KHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub shared_present_supported_usage_flags: ImageUsageFlags2KHR,
}
zero_default!(
    SharedPresentSurfaceCapabilities2KHR, SHARED_PRESENT_SURFACE_CAPABILITIES_2_KHR
);
/// `VkPhysicalDevice16BitStorageFeatures`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDevice16BitStorageFeatures {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub storage_buffer16_bit_access: Bool32,
    pub uniform_and_storage_buffer16_bit_access: Bool32,
    pub storage_push_constant16: Bool32,
    pub storage_input_output16: Bool32,
}
zero_default!(
    PhysicalDevice16BitStorageFeatures, PHYSICAL_DEVICE_16BIT_STORAGE_FEATURES
);
/// `VkPhysicalDeviceSubgroupProperties`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceSubgroupProperties {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub subgroup_size: u32,
    pub supported_stages: ShaderStageFlags,
    pub supported_operations: SubgroupFeatureFlags,
    pub quad_operations_in_all_stages: Bool32,
}
zero_default!(PhysicalDeviceSubgroupProperties, PHYSICAL_DEVICE_SUBGROUP_PROPERTIES);
/// `VkPhysicalDeviceShaderSubgroupExtendedTypesFeatures`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceShaderSubgroupExtendedTypesFeatures {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub shader_subgroup_extended_types: Bool32,
}
zero_default!(
    PhysicalDeviceShaderSubgroupExtendedTypesFeatures,
    PHYSICAL_DEVICE_SHADER_SUBGROUP_EXTENDED_TYPES_FEATURES
);
/// `VkBufferMemoryRequirementsInfo2`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct BufferMemoryRequirementsInfo2 {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub buffer: Buffer,
}
zero_default!(BufferMemoryRequirementsInfo2, BUFFER_MEMORY_REQUIREMENTS_INFO_2);
/// `VkDeviceBufferMemoryRequirements`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DeviceBufferMemoryRequirements {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub p_create_info: *const BufferCreateInfo,
}
zero_default!(DeviceBufferMemoryRequirements, DEVICE_BUFFER_MEMORY_REQUIREMENTS);
/// `VkImageMemoryRequirementsInfo2`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ImageMemoryRequirementsInfo2 {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub image: Image,
}
zero_default!(ImageMemoryRequirementsInfo2, IMAGE_MEMORY_REQUIREMENTS_INFO_2);
/// `VkImageSparseMemoryRequirementsInfo2`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ImageSparseMemoryRequirementsInfo2 {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub image: Image,
}
zero_default!(
    ImageSparseMemoryRequirementsInfo2, IMAGE_SPARSE_MEMORY_REQUIREMENTS_INFO_2
);
/// `VkDeviceImageMemoryRequirements`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DeviceImageMemoryRequirements {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub p_create_info: *const ImageCreateInfo,
    pub plane_aspect: ImageAspectFlags,
}
zero_default!(DeviceImageMemoryRequirements, DEVICE_IMAGE_MEMORY_REQUIREMENTS);
/// `VkMemoryRequirements2`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct MemoryRequirements2 {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub memory_requirements: MemoryRequirements,
}
zero_default!(MemoryRequirements2, MEMORY_REQUIREMENTS_2);
/// `VkSparseImageMemoryRequirements2`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct SparseImageMemoryRequirements2 {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub memory_requirements: SparseImageMemoryRequirements,
}
zero_default!(SparseImageMemoryRequirements2, SPARSE_IMAGE_MEMORY_REQUIREMENTS_2);
/// `VkPhysicalDevicePointClippingProperties`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDevicePointClippingProperties {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub point_clipping_behavior: PointClippingBehavior,
}
zero_default!(
    PhysicalDevicePointClippingProperties, PHYSICAL_DEVICE_POINT_CLIPPING_PROPERTIES
);
/// `VkMemoryDedicatedRequirements`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct MemoryDedicatedRequirements {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub prefers_dedicated_allocation: Bool32,
    pub requires_dedicated_allocation: Bool32,
}
zero_default!(MemoryDedicatedRequirements, MEMORY_DEDICATED_REQUIREMENTS);
/// `VkMemoryDedicatedAllocateInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct MemoryDedicatedAllocateInfo {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub image: Image,
    pub buffer: Buffer,
}
zero_default!(MemoryDedicatedAllocateInfo, MEMORY_DEDICATED_ALLOCATE_INFO);
/// `VkImageViewUsageCreateInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ImageViewUsageCreateInfo {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub usage: ImageUsageFlags,
}
zero_default!(ImageViewUsageCreateInfo, IMAGE_VIEW_USAGE_CREATE_INFO);
/// `VkImageViewUsage2CreateInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ImageViewUsage2CreateInfoKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub usage: ImageUsageFlags2KHR,
}
zero_default!(ImageViewUsage2CreateInfoKHR, IMAGE_VIEW_USAGE_2_CREATE_INFO_KHR);
/// `VkImageViewSlicedCreateInfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ImageViewSlicedCreateInfoEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub slice_offset: u32,
    pub slice_count: u32,
}
zero_default!(ImageViewSlicedCreateInfoEXT, IMAGE_VIEW_SLICED_CREATE_INFO_EXT);
/// `VkPipelineTessellationDomainOriginStateCreateInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PipelineTessellationDomainOriginStateCreateInfo {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub domain_origin: TessellationDomainOrigin,
}
zero_default!(
    PipelineTessellationDomainOriginStateCreateInfo,
    PIPELINE_TESSELLATION_DOMAIN_ORIGIN_STATE_CREATE_INFO
);
/// `VkSamplerYcbcrConversionInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct SamplerYcbcrConversionInfo {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub conversion: SamplerYcbcrConversion,
}
zero_default!(SamplerYcbcrConversionInfo, SAMPLER_YCBCR_CONVERSION_INFO);
/// `VkSamplerYcbcrConversionCreateInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct SamplerYcbcrConversionCreateInfo {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub format: Format,
    pub ycbcr_model: SamplerYcbcrModelConversion,
    pub ycbcr_range: SamplerYcbcrRange,
    pub components: ComponentMapping,
    pub x_chroma_offset: ChromaLocation,
    pub y_chroma_offset: ChromaLocation,
    pub chroma_filter: Filter,
    pub force_explicit_reconstruction: Bool32,
}
zero_default!(SamplerYcbcrConversionCreateInfo, SAMPLER_YCBCR_CONVERSION_CREATE_INFO);
/// `VkBindImagePlaneMemoryInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct BindImagePlaneMemoryInfo {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub plane_aspect: ImageAspectFlags,
}
zero_default!(BindImagePlaneMemoryInfo, BIND_IMAGE_PLANE_MEMORY_INFO);
/// `VkImagePlaneMemoryRequirementsInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ImagePlaneMemoryRequirementsInfo {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub plane_aspect: ImageAspectFlags,
}
zero_default!(ImagePlaneMemoryRequirementsInfo, IMAGE_PLANE_MEMORY_REQUIREMENTS_INFO);
/// `VkPhysicalDeviceSamplerYcbcrConversionFeatures`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceSamplerYcbcrConversionFeatures {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub sampler_ycbcr_conversion: Bool32,
}
zero_default!(
    PhysicalDeviceSamplerYcbcrConversionFeatures,
    PHYSICAL_DEVICE_SAMPLER_YCBCR_CONVERSION_FEATURES
);
/// `VkSamplerYcbcrConversionImageFormatProperties`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct SamplerYcbcrConversionImageFormatProperties {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub combined_image_sampler_descriptor_count: u32,
}
zero_default!(
    SamplerYcbcrConversionImageFormatProperties,
    SAMPLER_YCBCR_CONVERSION_IMAGE_FORMAT_PROPERTIES
);
/// `VkTextureLODGatherFormatPropertiesAMD`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct TextureLODGatherFormatPropertiesAMD {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub supports_texture_gather_lod_bias_amd: Bool32,
}
zero_default!(
    TextureLODGatherFormatPropertiesAMD, TEXTURE_LOD_GATHER_FORMAT_PROPERTIES_AMD
);
/// `VkConditionalRenderingBeginInfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ConditionalRenderingBeginInfoEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub buffer: Buffer,
    pub offset: DeviceSize,
    pub flags: ConditionalRenderingFlagsEXT,
}
zero_default!(ConditionalRenderingBeginInfoEXT, CONDITIONAL_RENDERING_BEGIN_INFO_EXT);
/// `VkProtectedSubmitInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ProtectedSubmitInfo {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub protected_submit: Bool32,
}
zero_default!(ProtectedSubmitInfo, PROTECTED_SUBMIT_INFO);
/// `VkPhysicalDeviceProtectedMemoryFeatures`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceProtectedMemoryFeatures {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub protected_memory: Bool32,
}
zero_default!(
    PhysicalDeviceProtectedMemoryFeatures, PHYSICAL_DEVICE_PROTECTED_MEMORY_FEATURES
);
/// `VkPhysicalDeviceProtectedMemoryProperties`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceProtectedMemoryProperties {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub protected_no_fault: Bool32,
}
zero_default!(
    PhysicalDeviceProtectedMemoryProperties, PHYSICAL_DEVICE_PROTECTED_MEMORY_PROPERTIES
);
/// `VkDeviceQueueInfo2`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DeviceQueueInfo2 {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub flags: DeviceQueueCreateFlags,
    pub queue_family_index: u32,
    pub queue_index: u32,
}
zero_default!(DeviceQueueInfo2, DEVICE_QUEUE_INFO_2);
/// `VkPipelineCoverageToColorStateCreateInfoNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PipelineCoverageToColorStateCreateInfoNV {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub flags: PipelineCoverageToColorStateCreateFlagsNV,
    pub coverage_to_color_enable: Bool32,
    pub coverage_to_color_location: u32,
}
zero_default!(
    PipelineCoverageToColorStateCreateInfoNV,
    PIPELINE_COVERAGE_TO_COLOR_STATE_CREATE_INFO_NV
);
/// `VkPhysicalDeviceSamplerFilterMinmaxProperties`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceSamplerFilterMinmaxProperties {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub filter_minmax_single_component_formats: Bool32,
    pub filter_minmax_image_component_mapping: Bool32,
}
zero_default!(
    PhysicalDeviceSamplerFilterMinmaxProperties,
    PHYSICAL_DEVICE_SAMPLER_FILTER_MINMAX_PROPERTIES
);
/// `VkSampleLocationEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct SampleLocationEXT {
    pub x: f32,
    pub y: f32,
}
zero_default!(SampleLocationEXT);
/// `VkSampleLocationsInfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct SampleLocationsInfoEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub sample_locations_per_pixel: SampleCountFlags,
    pub sample_location_grid_size: Extent2D,
    pub sample_locations_count: u32,
    pub p_sample_locations: *const SampleLocationEXT,
}
zero_default!(SampleLocationsInfoEXT, SAMPLE_LOCATIONS_INFO_EXT);
/// `VkAttachmentSampleLocationsEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct AttachmentSampleLocationsEXT {
    pub attachment_index: u32,
    pub sample_locations_info: SampleLocationsInfoEXT,
}
zero_default!(AttachmentSampleLocationsEXT);
/// `VkSubpassSampleLocationsEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct SubpassSampleLocationsEXT {
    pub subpass_index: u32,
    pub sample_locations_info: SampleLocationsInfoEXT,
}
zero_default!(SubpassSampleLocationsEXT);
/// `VkRenderPassSampleLocationsBeginInfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct RenderPassSampleLocationsBeginInfoEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub attachment_initial_sample_locations_count: u32,
    pub p_attachment_initial_sample_locations: *const AttachmentSampleLocationsEXT,
    pub post_subpass_sample_locations_count: u32,
    pub p_post_subpass_sample_locations: *const SubpassSampleLocationsEXT,
}
zero_default!(
    RenderPassSampleLocationsBeginInfoEXT, RENDER_PASS_SAMPLE_LOCATIONS_BEGIN_INFO_EXT
);
/// `VkPipelineSampleLocationsStateCreateInfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PipelineSampleLocationsStateCreateInfoEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub sample_locations_enable: Bool32,
    pub sample_locations_info: SampleLocationsInfoEXT,
}
zero_default!(
    PipelineSampleLocationsStateCreateInfoEXT,
    PIPELINE_SAMPLE_LOCATIONS_STATE_CREATE_INFO_EXT
);
/// `VkPhysicalDeviceSampleLocationsPropertiesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceSampleLocationsPropertiesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub sample_location_sample_counts: SampleCountFlags,
    pub max_sample_location_grid_size: Extent2D,
    pub sample_location_coordinate_range: [f32; 2],
    pub sample_location_sub_pixel_bits: u32,
    pub variable_sample_locations: Bool32,
}
zero_default!(
    PhysicalDeviceSampleLocationsPropertiesEXT,
    PHYSICAL_DEVICE_SAMPLE_LOCATIONS_PROPERTIES_EXT
);
/// `VkMultisamplePropertiesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct MultisamplePropertiesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub max_sample_location_grid_size: Extent2D,
}
zero_default!(MultisamplePropertiesEXT, MULTISAMPLE_PROPERTIES_EXT);
/// `VkSamplerReductionModeCreateInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct SamplerReductionModeCreateInfo {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub reduction_mode: SamplerReductionMode,
}
zero_default!(SamplerReductionModeCreateInfo, SAMPLER_REDUCTION_MODE_CREATE_INFO);
/// `VkPhysicalDeviceBlendOperationAdvancedFeaturesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceBlendOperationAdvancedFeaturesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub advanced_blend_coherent_operations: Bool32,
}
zero_default!(
    PhysicalDeviceBlendOperationAdvancedFeaturesEXT,
    PHYSICAL_DEVICE_BLEND_OPERATION_ADVANCED_FEATURES_EXT
);
/// `VkPhysicalDeviceMultiDrawFeaturesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceMultiDrawFeaturesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub multi_draw: Bool32,
}
zero_default!(
    PhysicalDeviceMultiDrawFeaturesEXT, PHYSICAL_DEVICE_MULTI_DRAW_FEATURES_EXT
);
/// `VkPhysicalDeviceBlendOperationAdvancedPropertiesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceBlendOperationAdvancedPropertiesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub advanced_blend_max_color_attachments: u32,
    pub advanced_blend_independent_blend: Bool32,
    pub advanced_blend_non_premultiplied_src_color: Bool32,
    pub advanced_blend_non_premultiplied_dst_color: Bool32,
    pub advanced_blend_correlated_overlap: Bool32,
    pub advanced_blend_all_operations: Bool32,
}
zero_default!(
    PhysicalDeviceBlendOperationAdvancedPropertiesEXT,
    PHYSICAL_DEVICE_BLEND_OPERATION_ADVANCED_PROPERTIES_EXT
);
/// `VkPipelineColorBlendAdvancedStateCreateInfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PipelineColorBlendAdvancedStateCreateInfoEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub src_premultiplied: Bool32,
    pub dst_premultiplied: Bool32,
    pub blend_overlap: BlendOverlapEXT,
}
zero_default!(
    PipelineColorBlendAdvancedStateCreateInfoEXT,
    PIPELINE_COLOR_BLEND_ADVANCED_STATE_CREATE_INFO_EXT
);
/// `VkPhysicalDeviceInlineUniformBlockFeatures`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceInlineUniformBlockFeatures {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub inline_uniform_block: Bool32,
    pub descriptor_binding_inline_uniform_block_update_after_bind: Bool32,
}
zero_default!(
    PhysicalDeviceInlineUniformBlockFeatures,
    PHYSICAL_DEVICE_INLINE_UNIFORM_BLOCK_FEATURES
);
/// `VkPhysicalDeviceInlineUniformBlockProperties`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceInlineUniformBlockProperties {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub max_inline_uniform_block_size: u32,
    pub max_per_stage_descriptor_inline_uniform_blocks: u32,
    pub max_per_stage_descriptor_update_after_bind_inline_uniform_blocks: u32,
    pub max_descriptor_set_inline_uniform_blocks: u32,
    pub max_descriptor_set_update_after_bind_inline_uniform_blocks: u32,
}
zero_default!(
    PhysicalDeviceInlineUniformBlockProperties,
    PHYSICAL_DEVICE_INLINE_UNIFORM_BLOCK_PROPERTIES
);
/// `VkWriteDescriptorSetInlineUniformBlock`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct WriteDescriptorSetInlineUniformBlock {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub data_size: u32,
    pub p_data: *const c_void,
}
zero_default!(
    WriteDescriptorSetInlineUniformBlock, WRITE_DESCRIPTOR_SET_INLINE_UNIFORM_BLOCK
);
/// `VkDescriptorPoolInlineUniformBlockCreateInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DescriptorPoolInlineUniformBlockCreateInfo {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub max_inline_uniform_block_bindings: u32,
}
zero_default!(
    DescriptorPoolInlineUniformBlockCreateInfo,
    DESCRIPTOR_POOL_INLINE_UNIFORM_BLOCK_CREATE_INFO
);
/// `VkPipelineCoverageModulationStateCreateInfoNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PipelineCoverageModulationStateCreateInfoNV {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub flags: PipelineCoverageModulationStateCreateFlagsNV,
    pub coverage_modulation_mode: CoverageModulationModeNV,
    pub coverage_modulation_table_enable: Bool32,
    pub coverage_modulation_table_count: u32,
    pub p_coverage_modulation_table: *const f32,
}
zero_default!(
    PipelineCoverageModulationStateCreateInfoNV,
    PIPELINE_COVERAGE_MODULATION_STATE_CREATE_INFO_NV
);
/// `VkImageFormatListCreateInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ImageFormatListCreateInfo {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub view_format_count: u32,
    pub p_view_formats: *const Format,
}
zero_default!(ImageFormatListCreateInfo, IMAGE_FORMAT_LIST_CREATE_INFO);
/// `VkValidationCacheCreateInfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ValidationCacheCreateInfoEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub flags: ValidationCacheCreateFlagsEXT,
    pub initial_data_size: usize,
    pub p_initial_data: *const c_void,
}
zero_default!(ValidationCacheCreateInfoEXT, VALIDATION_CACHE_CREATE_INFO_EXT);
/// `VkShaderModuleValidationCacheCreateInfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ShaderModuleValidationCacheCreateInfoEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub validation_cache: ValidationCacheEXT,
}
zero_default!(
    ShaderModuleValidationCacheCreateInfoEXT,
    SHADER_MODULE_VALIDATION_CACHE_CREATE_INFO_EXT
);
/// `VkPhysicalDeviceMaintenance3Properties`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceMaintenance3Properties {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub max_per_set_descriptors: u32,
    pub max_memory_allocation_size: DeviceSize,
}
zero_default!(
    PhysicalDeviceMaintenance3Properties, PHYSICAL_DEVICE_MAINTENANCE_3_PROPERTIES
);
/// `VkPhysicalDeviceMaintenance4Features`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceMaintenance4Features {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub maintenance4: Bool32,
}
zero_default!(
    PhysicalDeviceMaintenance4Features, PHYSICAL_DEVICE_MAINTENANCE_4_FEATURES
);
/// `VkPhysicalDeviceMaintenance4Properties`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceMaintenance4Properties {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub max_buffer_size: DeviceSize,
}
zero_default!(
    PhysicalDeviceMaintenance4Properties, PHYSICAL_DEVICE_MAINTENANCE_4_PROPERTIES
);
/// `VkPhysicalDeviceMaintenance5Features`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceMaintenance5Features {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub maintenance5: Bool32,
}
zero_default!(
    PhysicalDeviceMaintenance5Features, PHYSICAL_DEVICE_MAINTENANCE_5_FEATURES
);
/// `VkPhysicalDeviceMaintenance5Properties`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceMaintenance5Properties {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub early_fragment_multisample_coverage_after_sample_counting: Bool32,
    pub early_fragment_sample_mask_test_before_sample_counting: Bool32,
    pub depth_stencil_swizzle_one_support: Bool32,
    pub polygon_mode_point_size: Bool32,
    pub non_strict_single_pixel_wide_lines_use_parallelogram: Bool32,
    pub non_strict_wide_lines_use_parallelogram: Bool32,
}
zero_default!(
    PhysicalDeviceMaintenance5Properties, PHYSICAL_DEVICE_MAINTENANCE_5_PROPERTIES
);
/// `VkPhysicalDeviceMaintenance6Features`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceMaintenance6Features {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub maintenance6: Bool32,
}
zero_default!(
    PhysicalDeviceMaintenance6Features, PHYSICAL_DEVICE_MAINTENANCE_6_FEATURES
);
/// `VkPhysicalDeviceMaintenance6Properties`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceMaintenance6Properties {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub block_texel_view_compatible_multiple_layers: Bool32,
    pub max_combined_image_sampler_descriptor_count: u32,
    pub fragment_shading_rate_clamp_combiner_inputs: Bool32,
}
zero_default!(
    PhysicalDeviceMaintenance6Properties, PHYSICAL_DEVICE_MAINTENANCE_6_PROPERTIES
);
/// `VkPhysicalDeviceMaintenance7FeaturesKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceMaintenance7FeaturesKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub maintenance7: Bool32,
}
zero_default!(
    PhysicalDeviceMaintenance7FeaturesKHR, PHYSICAL_DEVICE_MAINTENANCE_7_FEATURES_KHR
);
/// `VkPhysicalDeviceMaintenance7PropertiesKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceMaintenance7PropertiesKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub robust_fragment_shading_rate_attachment_access: Bool32,
    pub separate_depth_stencil_attachment_access: Bool32,
    pub max_descriptor_set_total_uniform_buffers_dynamic: u32,
    pub max_descriptor_set_total_storage_buffers_dynamic: u32,
    pub max_descriptor_set_total_buffers_dynamic: u32,
    pub max_descriptor_set_update_after_bind_total_uniform_buffers_dynamic: u32,
    pub max_descriptor_set_update_after_bind_total_storage_buffers_dynamic: u32,
    pub max_descriptor_set_update_after_bind_total_buffers_dynamic: u32,
}
zero_default!(
    PhysicalDeviceMaintenance7PropertiesKHR, PHYSICAL_DEVICE_MAINTENANCE_7_PROPERTIES_KHR
);
/// `VkPhysicalDeviceLayeredApiPropertiesListKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceLayeredApiPropertiesListKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub layered_api_count: u32,
    pub p_layered_apis: *mut PhysicalDeviceLayeredApiPropertiesKHR,
}
zero_default!(
    PhysicalDeviceLayeredApiPropertiesListKHR,
    PHYSICAL_DEVICE_LAYERED_API_PROPERTIES_LIST_KHR
);
/// `VkPhysicalDeviceLayeredApiPropertiesKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceLayeredApiPropertiesKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub vendor_id: u32,
    pub device_id: u32,
    pub layered_api: PhysicalDeviceLayeredApiKHR,
    pub device_name: [c_char; MAX_PHYSICAL_DEVICE_NAME_SIZE],
}
zero_default!(
    PhysicalDeviceLayeredApiPropertiesKHR, PHYSICAL_DEVICE_LAYERED_API_PROPERTIES_KHR
);
/// `VkPhysicalDeviceLayeredApiVulkanPropertiesKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceLayeredApiVulkanPropertiesKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub properties: PhysicalDeviceProperties2,
}
zero_default!(
    PhysicalDeviceLayeredApiVulkanPropertiesKHR,
    PHYSICAL_DEVICE_LAYERED_API_VULKAN_PROPERTIES_KHR
);
/// `VkPhysicalDeviceMaintenance8FeaturesKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceMaintenance8FeaturesKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub maintenance8: Bool32,
}
zero_default!(
    PhysicalDeviceMaintenance8FeaturesKHR, PHYSICAL_DEVICE_MAINTENANCE_8_FEATURES_KHR
);
/// `VkPhysicalDeviceMaintenance9FeaturesKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceMaintenance9FeaturesKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub maintenance9: Bool32,
}
zero_default!(
    PhysicalDeviceMaintenance9FeaturesKHR, PHYSICAL_DEVICE_MAINTENANCE_9_FEATURES_KHR
);
/// `VkPhysicalDeviceMaintenance9PropertiesKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceMaintenance9PropertiesKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub image2_d_view_of3_d_sparse: Bool32,
    pub default_vertex_attribute_value: DefaultVertexAttributeValueKHR,
}
zero_default!(
    PhysicalDeviceMaintenance9PropertiesKHR, PHYSICAL_DEVICE_MAINTENANCE_9_PROPERTIES_KHR
);
/// `VkPhysicalDeviceMaintenance11FeaturesKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceMaintenance11FeaturesKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub maintenance11: Bool32,
}
zero_default!(
    PhysicalDeviceMaintenance11FeaturesKHR, PHYSICAL_DEVICE_MAINTENANCE_11_FEATURES_KHR
);
/// `VkPhysicalDeviceMaintenance10PropertiesKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceMaintenance10PropertiesKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub rgba4_opaque_black_swizzled: Bool32,
    pub resolve_srgb_format_applies_transfer_function: Bool32,
    pub resolve_srgb_format_supports_transfer_function_control: Bool32,
}
zero_default!(
    PhysicalDeviceMaintenance10PropertiesKHR,
    PHYSICAL_DEVICE_MAINTENANCE_10_PROPERTIES_KHR
);
/// `VkPhysicalDeviceMaintenance10FeaturesKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceMaintenance10FeaturesKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub maintenance10: Bool32,
}
zero_default!(
    PhysicalDeviceMaintenance10FeaturesKHR, PHYSICAL_DEVICE_MAINTENANCE_10_FEATURES_KHR
);
/// `VkQueueFamilyOwnershipTransferPropertiesKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct QueueFamilyOwnershipTransferPropertiesKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub optimal_image_transfer_to_queue_families: u32,
}
zero_default!(
    QueueFamilyOwnershipTransferPropertiesKHR,
    QUEUE_FAMILY_OWNERSHIP_TRANSFER_PROPERTIES_KHR
);
/// `VkQueueFamilyOptimalImageTransferGranularityPropertiesKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct QueueFamilyOptimalImageTransferGranularityPropertiesKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub optimal_image_transfer_granularity: Extent3D,
}
zero_default!(
    QueueFamilyOptimalImageTransferGranularityPropertiesKHR,
    QUEUE_FAMILY_OPTIMAL_IMAGE_TRANSFER_GRANULARITY_PROPERTIES_KHR
);
/// `VkRenderingAreaInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct RenderingAreaInfo {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub view_mask: u32,
    pub color_attachment_count: u32,
    pub p_color_attachment_formats: *const Format,
    pub depth_attachment_format: Format,
    pub stencil_attachment_format: Format,
}
zero_default!(RenderingAreaInfo, RENDERING_AREA_INFO);
/// `VkDescriptorSetLayoutSupport`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DescriptorSetLayoutSupport {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub supported: Bool32,
}
zero_default!(DescriptorSetLayoutSupport, DESCRIPTOR_SET_LAYOUT_SUPPORT);
/// `VkPhysicalDeviceShaderDrawParametersFeatures`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceShaderDrawParametersFeatures {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub shader_draw_parameters: Bool32,
}
zero_default!(
    PhysicalDeviceShaderDrawParametersFeatures,
    PHYSICAL_DEVICE_SHADER_DRAW_PARAMETERS_FEATURES
);
/// `VkPhysicalDeviceShaderFloat16Int8Features`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceShaderFloat16Int8Features {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub shader_float16: Bool32,
    pub shader_int8: Bool32,
}
zero_default!(
    PhysicalDeviceShaderFloat16Int8Features, PHYSICAL_DEVICE_SHADER_FLOAT16_INT8_FEATURES
);
/// `VkPhysicalDeviceFloatControlsProperties`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceFloatControlsProperties {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub denorm_behavior_independence: ShaderFloatControlsIndependence,
    pub rounding_mode_independence: ShaderFloatControlsIndependence,
    pub shader_signed_zero_inf_nan_preserve_float16: Bool32,
    pub shader_signed_zero_inf_nan_preserve_float32: Bool32,
    pub shader_signed_zero_inf_nan_preserve_float64: Bool32,
    pub shader_denorm_preserve_float16: Bool32,
    pub shader_denorm_preserve_float32: Bool32,
    pub shader_denorm_preserve_float64: Bool32,
    pub shader_denorm_flush_to_zero_float16: Bool32,
    pub shader_denorm_flush_to_zero_float32: Bool32,
    pub shader_denorm_flush_to_zero_float64: Bool32,
    pub shader_rounding_mode_rte_float16: Bool32,
    pub shader_rounding_mode_rte_float32: Bool32,
    pub shader_rounding_mode_rte_float64: Bool32,
    pub shader_rounding_mode_rtz_float16: Bool32,
    pub shader_rounding_mode_rtz_float32: Bool32,
    pub shader_rounding_mode_rtz_float64: Bool32,
}
zero_default!(
    PhysicalDeviceFloatControlsProperties, PHYSICAL_DEVICE_FLOAT_CONTROLS_PROPERTIES
);
/// `VkPhysicalDeviceHostQueryResetFeatures`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceHostQueryResetFeatures {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub host_query_reset: Bool32,
}
zero_default!(
    PhysicalDeviceHostQueryResetFeatures, PHYSICAL_DEVICE_HOST_QUERY_RESET_FEATURES
);
/// `VkShaderResourceUsageAMD`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ShaderResourceUsageAMD {
    pub num_used_vgprs: u32,
    pub num_used_sgprs: u32,
    pub lds_size_per_local_work_group: u32,
    pub lds_usage_size_in_bytes: usize,
    pub scratch_mem_usage_in_bytes: usize,
}
zero_default!(ShaderResourceUsageAMD);
/// `VkShaderStatisticsInfoAMD`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ShaderStatisticsInfoAMD {
    pub shader_stage_mask: ShaderStageFlags,
    pub resource_usage: ShaderResourceUsageAMD,
    pub num_physical_vgprs: u32,
    pub num_physical_sgprs: u32,
    pub num_available_vgprs: u32,
    pub num_available_sgprs: u32,
    pub compute_work_group_size: [u32; 3],
}
zero_default!(ShaderStatisticsInfoAMD);
/// `VkPhysicalDeviceElapsedTimerQueryFeaturesQCOM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceElapsedTimerQueryFeaturesQCOM {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub elapsed_timer_query: Bool32,
}
zero_default!(
    PhysicalDeviceElapsedTimerQueryFeaturesQCOM,
    PHYSICAL_DEVICE_ELAPSED_TIMER_QUERY_FEATURES_QCOM
);
/// `VkDeviceQueueGlobalPriorityCreateInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DeviceQueueGlobalPriorityCreateInfo {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub global_priority: QueueGlobalPriority,
}
zero_default!(
    DeviceQueueGlobalPriorityCreateInfo, DEVICE_QUEUE_GLOBAL_PRIORITY_CREATE_INFO
);
/// `VkPhysicalDeviceGlobalPriorityQueryFeatures`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceGlobalPriorityQueryFeatures {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub global_priority_query: Bool32,
}
zero_default!(
    PhysicalDeviceGlobalPriorityQueryFeatures,
    PHYSICAL_DEVICE_GLOBAL_PRIORITY_QUERY_FEATURES
);
/// `VkQueueFamilyGlobalPriorityProperties`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct QueueFamilyGlobalPriorityProperties {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub priority_count: u32,
    pub priorities: [QueueGlobalPriority; MAX_GLOBAL_PRIORITY_SIZE],
}
zero_default!(
    QueueFamilyGlobalPriorityProperties, QUEUE_FAMILY_GLOBAL_PRIORITY_PROPERTIES
);
/// `VkDebugUtilsObjectNameInfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DebugUtilsObjectNameInfoEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub object_type: ObjectType,
    pub object_handle: u64,
    pub p_object_name: *const c_char,
}
zero_default!(DebugUtilsObjectNameInfoEXT, DEBUG_UTILS_OBJECT_NAME_INFO_EXT);
/// `VkDebugUtilsObjectTagInfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DebugUtilsObjectTagInfoEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub object_type: ObjectType,
    pub object_handle: u64,
    pub tag_name: u64,
    pub tag_size: usize,
    pub p_tag: *const c_void,
}
zero_default!(DebugUtilsObjectTagInfoEXT, DEBUG_UTILS_OBJECT_TAG_INFO_EXT);
/// `VkDebugUtilsLabelEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DebugUtilsLabelEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub p_label_name: *const c_char,
    pub color: [f32; 4],
}
zero_default!(DebugUtilsLabelEXT, DEBUG_UTILS_LABEL_EXT);
/// `VkDebugUtilsMessengerCreateInfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DebugUtilsMessengerCreateInfoEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub flags: DebugUtilsMessengerCreateFlagsEXT,
    pub message_severity: DebugUtilsMessageSeverityFlagsEXT,
    pub message_type: DebugUtilsMessageTypeFlagsEXT,
    pub pfn_user_callback: PFN_vkDebugUtilsMessengerCallbackEXT,
    pub p_user_data: *mut c_void,
}
zero_default!(DebugUtilsMessengerCreateInfoEXT, DEBUG_UTILS_MESSENGER_CREATE_INFO_EXT);
/// `VkDebugUtilsMessengerCallbackDataEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DebugUtilsMessengerCallbackDataEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub flags: DebugUtilsMessengerCallbackDataFlagsEXT,
    pub p_message_id_name: *const c_char,
    pub message_id_number: i32,
    pub p_message: *const c_char,
    pub queue_label_count: u32,
    pub p_queue_labels: *const DebugUtilsLabelEXT,
    pub cmd_buf_label_count: u32,
    pub p_cmd_buf_labels: *const DebugUtilsLabelEXT,
    pub object_count: u32,
    pub p_objects: *const DebugUtilsObjectNameInfoEXT,
}
zero_default!(
    DebugUtilsMessengerCallbackDataEXT, DEBUG_UTILS_MESSENGER_CALLBACK_DATA_EXT
);
/// `VkPhysicalDeviceDeviceMemoryReportFeaturesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceDeviceMemoryReportFeaturesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub device_memory_report: Bool32,
}
zero_default!(
    PhysicalDeviceDeviceMemoryReportFeaturesEXT,
    PHYSICAL_DEVICE_DEVICE_MEMORY_REPORT_FEATURES_EXT
);
/// `VkDeviceDeviceMemoryReportCreateInfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DeviceDeviceMemoryReportCreateInfoEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub flags: DeviceMemoryReportFlagsEXT,
    pub pfn_user_callback: PFN_vkDeviceMemoryReportCallbackEXT,
    pub p_user_data: *mut c_void,
}
zero_default!(
    DeviceDeviceMemoryReportCreateInfoEXT, DEVICE_DEVICE_MEMORY_REPORT_CREATE_INFO_EXT
);
/// `VkDeviceMemoryReportCallbackDataEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DeviceMemoryReportCallbackDataEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub flags: DeviceMemoryReportFlagsEXT,
    pub ty: DeviceMemoryReportEventTypeEXT,
    pub memory_object_id: u64,
    pub size: DeviceSize,
    pub object_type: ObjectType,
    pub object_handle: u64,
    pub heap_index: u32,
}
zero_default!(DeviceMemoryReportCallbackDataEXT, DEVICE_MEMORY_REPORT_CALLBACK_DATA_EXT);
/// `VkImportMemoryHostPointerInfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ImportMemoryHostPointerInfoEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub handle_type: ExternalMemoryHandleTypeFlags,
    pub p_host_pointer: *mut c_void,
}
zero_default!(ImportMemoryHostPointerInfoEXT, IMPORT_MEMORY_HOST_POINTER_INFO_EXT);
/// `VkMemoryHostPointerPropertiesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct MemoryHostPointerPropertiesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub memory_type_bits: u32,
}
zero_default!(MemoryHostPointerPropertiesEXT, MEMORY_HOST_POINTER_PROPERTIES_EXT);
/// `VkPhysicalDeviceExternalMemoryHostPropertiesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceExternalMemoryHostPropertiesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub min_imported_host_pointer_alignment: DeviceSize,
}
zero_default!(
    PhysicalDeviceExternalMemoryHostPropertiesEXT,
    PHYSICAL_DEVICE_EXTERNAL_MEMORY_HOST_PROPERTIES_EXT
);
/// `VkPhysicalDeviceConservativeRasterizationPropertiesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceConservativeRasterizationPropertiesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub primitive_overestimation_size: f32,
    pub max_extra_primitive_overestimation_size: f32,
    pub extra_primitive_overestimation_size_granularity: f32,
    pub primitive_underestimation: Bool32,
    pub conservative_point_and_line_rasterization: Bool32,
    pub degenerate_triangles_rasterized: Bool32,
    pub degenerate_lines_rasterized: Bool32,
    pub fully_covered_fragment_shader_input_variable: Bool32,
    pub conservative_rasterization_post_depth_coverage: Bool32,
}
zero_default!(
    PhysicalDeviceConservativeRasterizationPropertiesEXT,
    PHYSICAL_DEVICE_CONSERVATIVE_RASTERIZATION_PROPERTIES_EXT
);
/// `VkCalibratedTimestampInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct CalibratedTimestampInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub time_domain: TimeDomainKHR,
}
zero_default!(CalibratedTimestampInfoKHR, CALIBRATED_TIMESTAMP_INFO_KHR);
/// `VkPhysicalDeviceShaderCorePropertiesAMD`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceShaderCorePropertiesAMD {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub shader_engine_count: u32,
    pub shader_arrays_per_engine_count: u32,
    pub compute_units_per_shader_array: u32,
    pub simd_per_compute_unit: u32,
    pub wavefronts_per_simd: u32,
    pub wavefront_size: u32,
    pub sgprs_per_simd: u32,
    pub min_sgpr_allocation: u32,
    pub max_sgpr_allocation: u32,
    pub sgpr_allocation_granularity: u32,
    pub vgprs_per_simd: u32,
    pub min_vgpr_allocation: u32,
    pub max_vgpr_allocation: u32,
    pub vgpr_allocation_granularity: u32,
}
zero_default!(
    PhysicalDeviceShaderCorePropertiesAMD, PHYSICAL_DEVICE_SHADER_CORE_PROPERTIES_AMD
);
/// `VkPhysicalDeviceShaderCoreProperties2AMD`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceShaderCoreProperties2AMD {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub shader_core_features: ShaderCorePropertiesFlagsAMD,
    pub active_compute_unit_count: u32,
}
zero_default!(
    PhysicalDeviceShaderCoreProperties2AMD, PHYSICAL_DEVICE_SHADER_CORE_PROPERTIES_2_AMD
);
/// `VkPipelineRasterizationConservativeStateCreateInfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PipelineRasterizationConservativeStateCreateInfoEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub flags: PipelineRasterizationConservativeStateCreateFlagsEXT,
    pub conservative_rasterization_mode: ConservativeRasterizationModeEXT,
    pub extra_primitive_overestimation_size: f32,
}
zero_default!(
    PipelineRasterizationConservativeStateCreateInfoEXT,
    PIPELINE_RASTERIZATION_CONSERVATIVE_STATE_CREATE_INFO_EXT
);
/// `VkPhysicalDeviceDescriptorIndexingFeatures`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceDescriptorIndexingFeatures {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub shader_input_attachment_array_dynamic_indexing: Bool32,
    pub shader_uniform_texel_buffer_array_dynamic_indexing: Bool32,
    pub shader_storage_texel_buffer_array_dynamic_indexing: Bool32,
    pub shader_uniform_buffer_array_non_uniform_indexing: Bool32,
    pub shader_sampled_image_array_non_uniform_indexing: Bool32,
    pub shader_storage_buffer_array_non_uniform_indexing: Bool32,
    pub shader_storage_image_array_non_uniform_indexing: Bool32,
    pub shader_input_attachment_array_non_uniform_indexing: Bool32,
    pub shader_uniform_texel_buffer_array_non_uniform_indexing: Bool32,
    pub shader_storage_texel_buffer_array_non_uniform_indexing: Bool32,
    pub descriptor_binding_uniform_buffer_update_after_bind: Bool32,
    pub descriptor_binding_sampled_image_update_after_bind: Bool32,
    pub descriptor_binding_storage_image_update_after_bind: Bool32,
    pub descriptor_binding_storage_buffer_update_after_bind: Bool32,
    pub descriptor_binding_uniform_texel_buffer_update_after_bind: Bool32,
    pub descriptor_binding_storage_texel_buffer_update_after_bind: Bool32,
    pub descriptor_binding_update_unused_while_pending: Bool32,
    pub descriptor_binding_partially_bound: Bool32,
    pub descriptor_binding_variable_descriptor_count: Bool32,
    pub runtime_descriptor_array: Bool32,
}
zero_default!(
    PhysicalDeviceDescriptorIndexingFeatures,
    PHYSICAL_DEVICE_DESCRIPTOR_INDEXING_FEATURES
);
/// `VkPhysicalDeviceDescriptorIndexingProperties`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceDescriptorIndexingProperties {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub max_update_after_bind_descriptors_in_all_pools: u32,
    pub shader_uniform_buffer_array_non_uniform_indexing_native: Bool32,
    pub shader_sampled_image_array_non_uniform_indexing_native: Bool32,
    pub shader_storage_buffer_array_non_uniform_indexing_native: Bool32,
    pub shader_storage_image_array_non_uniform_indexing_native: Bool32,
    pub shader_input_attachment_array_non_uniform_indexing_native: Bool32,
    pub robust_buffer_access_update_after_bind: Bool32,
    pub quad_divergent_implicit_lod: Bool32,
    pub max_per_stage_descriptor_update_after_bind_samplers: u32,
    pub max_per_stage_descriptor_update_after_bind_uniform_buffers: u32,
    pub max_per_stage_descriptor_update_after_bind_storage_buffers: u32,
    pub max_per_stage_descriptor_update_after_bind_sampled_images: u32,
    pub max_per_stage_descriptor_update_after_bind_storage_images: u32,
    pub max_per_stage_descriptor_update_after_bind_input_attachments: u32,
    pub max_per_stage_update_after_bind_resources: u32,
    pub max_descriptor_set_update_after_bind_samplers: u32,
    pub max_descriptor_set_update_after_bind_uniform_buffers: u32,
    pub max_descriptor_set_update_after_bind_uniform_buffers_dynamic: u32,
    pub max_descriptor_set_update_after_bind_storage_buffers: u32,
    pub max_descriptor_set_update_after_bind_storage_buffers_dynamic: u32,
    pub max_descriptor_set_update_after_bind_sampled_images: u32,
    pub max_descriptor_set_update_after_bind_storage_images: u32,
    pub max_descriptor_set_update_after_bind_input_attachments: u32,
}
zero_default!(
    PhysicalDeviceDescriptorIndexingProperties,
    PHYSICAL_DEVICE_DESCRIPTOR_INDEXING_PROPERTIES
);
/// `VkDescriptorSetLayoutBindingFlagsCreateInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DescriptorSetLayoutBindingFlagsCreateInfo {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub binding_count: u32,
    pub p_binding_flags: *const DescriptorBindingFlags,
}
zero_default!(
    DescriptorSetLayoutBindingFlagsCreateInfo,
    DESCRIPTOR_SET_LAYOUT_BINDING_FLAGS_CREATE_INFO
);
/// `VkDescriptorSetVariableDescriptorCountAllocateInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DescriptorSetVariableDescriptorCountAllocateInfo {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub descriptor_set_count: u32,
    pub p_descriptor_counts: *const u32,
}
zero_default!(
    DescriptorSetVariableDescriptorCountAllocateInfo,
    DESCRIPTOR_SET_VARIABLE_DESCRIPTOR_COUNT_ALLOCATE_INFO
);
/// `VkDescriptorSetVariableDescriptorCountLayoutSupport`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DescriptorSetVariableDescriptorCountLayoutSupport {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub max_variable_descriptor_count: u32,
}
zero_default!(
    DescriptorSetVariableDescriptorCountLayoutSupport,
    DESCRIPTOR_SET_VARIABLE_DESCRIPTOR_COUNT_LAYOUT_SUPPORT
);
/// `VkAttachmentDescription2`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct AttachmentDescription2 {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub flags: AttachmentDescriptionFlags,
    pub format: Format,
    pub samples: SampleCountFlags,
    pub load_op: AttachmentLoadOp,
    pub store_op: AttachmentStoreOp,
    pub stencil_load_op: AttachmentLoadOp,
    pub stencil_store_op: AttachmentStoreOp,
    pub initial_layout: ImageLayout,
    pub final_layout: ImageLayout,
}
zero_default!(AttachmentDescription2, ATTACHMENT_DESCRIPTION_2);
/// `VkAttachmentReference2`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct AttachmentReference2 {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub attachment: u32,
    pub layout: ImageLayout,
    pub aspect_mask: ImageAspectFlags,
}
zero_default!(AttachmentReference2, ATTACHMENT_REFERENCE_2);
/// `VkSubpassDescription2`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct SubpassDescription2 {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub flags: SubpassDescriptionFlags,
    pub pipeline_bind_point: PipelineBindPoint,
    pub view_mask: u32,
    pub input_attachment_count: u32,
    pub p_input_attachments: *const AttachmentReference2,
    pub color_attachment_count: u32,
    pub p_color_attachments: *const AttachmentReference2,
    pub p_resolve_attachments: *const AttachmentReference2,
    pub p_depth_stencil_attachment: *const AttachmentReference2,
    pub preserve_attachment_count: u32,
    pub p_preserve_attachments: *const u32,
}
zero_default!(SubpassDescription2, SUBPASS_DESCRIPTION_2);
/// `VkSubpassDependency2`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct SubpassDependency2 {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub src_subpass: u32,
    pub dst_subpass: u32,
    pub src_stage_mask: PipelineStageFlags,
    pub dst_stage_mask: PipelineStageFlags,
    pub src_access_mask: AccessFlags,
    pub dst_access_mask: AccessFlags,
    pub dependency_flags: DependencyFlags,
    pub view_offset: i32,
}
zero_default!(SubpassDependency2, SUBPASS_DEPENDENCY_2);
/// `VkRenderPassCreateInfo2`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct RenderPassCreateInfo2 {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub flags: RenderPassCreateFlags,
    pub attachment_count: u32,
    pub p_attachments: *const AttachmentDescription2,
    pub subpass_count: u32,
    pub p_subpasses: *const SubpassDescription2,
    pub dependency_count: u32,
    pub p_dependencies: *const SubpassDependency2,
    pub correlated_view_mask_count: u32,
    pub p_correlated_view_masks: *const u32,
}
zero_default!(RenderPassCreateInfo2, RENDER_PASS_CREATE_INFO_2);
/// `VkSubpassBeginInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct SubpassBeginInfo {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub contents: SubpassContents,
}
zero_default!(SubpassBeginInfo, SUBPASS_BEGIN_INFO);
/// `VkSubpassEndInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct SubpassEndInfo {
    pub s_type: StructureType,
    pub p_next: *const c_void,
}
zero_default!(SubpassEndInfo, SUBPASS_END_INFO);
/// `VkPhysicalDeviceTimelineSemaphoreFeatures`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceTimelineSemaphoreFeatures {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub timeline_semaphore: Bool32,
}
zero_default!(
    PhysicalDeviceTimelineSemaphoreFeatures, PHYSICAL_DEVICE_TIMELINE_SEMAPHORE_FEATURES
);
/// `VkPhysicalDeviceTimelineSemaphoreProperties`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceTimelineSemaphoreProperties {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub max_timeline_semaphore_value_difference: u64,
}
zero_default!(
    PhysicalDeviceTimelineSemaphoreProperties,
    PHYSICAL_DEVICE_TIMELINE_SEMAPHORE_PROPERTIES
);
/// `VkSemaphoreTypeCreateInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct SemaphoreTypeCreateInfo {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub semaphore_type: SemaphoreType,
    pub initial_value: u64,
}
zero_default!(SemaphoreTypeCreateInfo, SEMAPHORE_TYPE_CREATE_INFO);
/// `VkTimelineSemaphoreSubmitInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct TimelineSemaphoreSubmitInfo {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub wait_semaphore_value_count: u32,
    pub p_wait_semaphore_values: *const u64,
    pub signal_semaphore_value_count: u32,
    pub p_signal_semaphore_values: *const u64,
}
zero_default!(TimelineSemaphoreSubmitInfo, TIMELINE_SEMAPHORE_SUBMIT_INFO);
/// `VkSemaphoreWaitInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct SemaphoreWaitInfo {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub flags: SemaphoreWaitFlags,
    pub semaphore_count: u32,
    pub p_semaphores: *const Semaphore,
    pub p_values: *const u64,
}
zero_default!(SemaphoreWaitInfo, SEMAPHORE_WAIT_INFO);
/// `VkSemaphoreSignalInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct SemaphoreSignalInfo {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub semaphore: Semaphore,
    pub value: u64,
}
zero_default!(SemaphoreSignalInfo, SEMAPHORE_SIGNAL_INFO);
/// `VkVertexInputBindingDivisorDescription`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct VertexInputBindingDivisorDescription {
    pub binding: u32,
    pub divisor: u32,
}
zero_default!(VertexInputBindingDivisorDescription);
/// `VkPipelineVertexInputDivisorStateCreateInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PipelineVertexInputDivisorStateCreateInfo {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub vertex_binding_divisor_count: u32,
    pub p_vertex_binding_divisors: *const VertexInputBindingDivisorDescription,
}
zero_default!(
    PipelineVertexInputDivisorStateCreateInfo,
    PIPELINE_VERTEX_INPUT_DIVISOR_STATE_CREATE_INFO
);
/// `VkPhysicalDeviceVertexAttributeDivisorPropertiesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceVertexAttributeDivisorPropertiesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub max_vertex_attrib_divisor: u32,
}
zero_default!(
    PhysicalDeviceVertexAttributeDivisorPropertiesEXT,
    PHYSICAL_DEVICE_VERTEX_ATTRIBUTE_DIVISOR_PROPERTIES_EXT
);
/// `VkPhysicalDeviceVertexAttributeDivisorProperties`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceVertexAttributeDivisorProperties {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub max_vertex_attrib_divisor: u32,
    pub supports_non_zero_first_instance: Bool32,
}
zero_default!(
    PhysicalDeviceVertexAttributeDivisorProperties,
    PHYSICAL_DEVICE_VERTEX_ATTRIBUTE_DIVISOR_PROPERTIES
);
/// `VkPhysicalDevicePCIBusInfoPropertiesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDevicePCIBusInfoPropertiesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub pci_domain: u32,
    pub pci_bus: u32,
    pub pci_device: u32,
    pub pci_function: u32,
}
zero_default!(
    PhysicalDevicePCIBusInfoPropertiesEXT, PHYSICAL_DEVICE_PCI_BUS_INFO_PROPERTIES_EXT
);
/// `VkImportAndroidHardwareBufferInfoANDROID`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ImportAndroidHardwareBufferInfoANDROID {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub buffer: *mut AHardwareBuffer,
}
zero_default!(
    ImportAndroidHardwareBufferInfoANDROID, IMPORT_ANDROID_HARDWARE_BUFFER_INFO_ANDROID
);
/// `VkAndroidHardwareBufferUsageANDROID`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct AndroidHardwareBufferUsageANDROID {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub android_hardware_buffer_usage: u64,
}
zero_default!(AndroidHardwareBufferUsageANDROID, ANDROID_HARDWARE_BUFFER_USAGE_ANDROID);
/// `VkAndroidHardwareBufferPropertiesANDROID`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct AndroidHardwareBufferPropertiesANDROID {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub allocation_size: DeviceSize,
    pub memory_type_bits: u32,
}
zero_default!(
    AndroidHardwareBufferPropertiesANDROID, ANDROID_HARDWARE_BUFFER_PROPERTIES_ANDROID
);
/// `VkMemoryGetAndroidHardwareBufferInfoANDROID`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct MemoryGetAndroidHardwareBufferInfoANDROID {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub memory: DeviceMemory,
}
zero_default!(
    MemoryGetAndroidHardwareBufferInfoANDROID,
    MEMORY_GET_ANDROID_HARDWARE_BUFFER_INFO_ANDROID
);
/// `VkAndroidHardwareBufferFormatPropertiesANDROID`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct AndroidHardwareBufferFormatPropertiesANDROID {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub format: Format,
    pub external_format: u64,
    pub format_features: FormatFeatureFlags,
    pub sampler_ycbcr_conversion_components: ComponentMapping,
    pub suggested_ycbcr_model: SamplerYcbcrModelConversion,
    pub suggested_ycbcr_range: SamplerYcbcrRange,
    pub suggested_x_chroma_offset: ChromaLocation,
    pub suggested_y_chroma_offset: ChromaLocation,
}
zero_default!(
    AndroidHardwareBufferFormatPropertiesANDROID,
    ANDROID_HARDWARE_BUFFER_FORMAT_PROPERTIES_ANDROID
);
/// `VkCommandBufferInheritanceConditionalRenderingInfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct CommandBufferInheritanceConditionalRenderingInfoEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub conditional_rendering_enable: Bool32,
}
zero_default!(
    CommandBufferInheritanceConditionalRenderingInfoEXT,
    COMMAND_BUFFER_INHERITANCE_CONDITIONAL_RENDERING_INFO_EXT
);
/// `VkExternalFormatANDROID`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ExternalFormatANDROID {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub external_format: u64,
}
zero_default!(ExternalFormatANDROID, EXTERNAL_FORMAT_ANDROID);
/// `VkPhysicalDevice8BitStorageFeatures`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDevice8BitStorageFeatures {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub storage_buffer8_bit_access: Bool32,
    pub uniform_and_storage_buffer8_bit_access: Bool32,
    pub storage_push_constant8: Bool32,
}
zero_default!(PhysicalDevice8BitStorageFeatures, PHYSICAL_DEVICE_8BIT_STORAGE_FEATURES);
/// `VkPhysicalDeviceConditionalRenderingFeaturesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceConditionalRenderingFeaturesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub conditional_rendering: Bool32,
    pub inherited_conditional_rendering: Bool32,
}
zero_default!(
    PhysicalDeviceConditionalRenderingFeaturesEXT,
    PHYSICAL_DEVICE_CONDITIONAL_RENDERING_FEATURES_EXT
);
/// `VkPhysicalDeviceVulkanMemoryModelFeatures`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceVulkanMemoryModelFeatures {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub vulkan_memory_model: Bool32,
    pub vulkan_memory_model_device_scope: Bool32,
    pub vulkan_memory_model_availability_visibility_chains: Bool32,
}
zero_default!(
    PhysicalDeviceVulkanMemoryModelFeatures, PHYSICAL_DEVICE_VULKAN_MEMORY_MODEL_FEATURES
);
/// `VkPhysicalDeviceShaderAtomicInt64Features`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceShaderAtomicInt64Features {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub shader_buffer_int64_atomics: Bool32,
    pub shader_shared_int64_atomics: Bool32,
}
zero_default!(
    PhysicalDeviceShaderAtomicInt64Features, PHYSICAL_DEVICE_SHADER_ATOMIC_INT64_FEATURES
);
/// `VkPhysicalDeviceShaderAtomicFloatFeaturesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceShaderAtomicFloatFeaturesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub shader_buffer_float32_atomics: Bool32,
    pub shader_buffer_float32_atomic_add: Bool32,
    pub shader_buffer_float64_atomics: Bool32,
    pub shader_buffer_float64_atomic_add: Bool32,
    pub shader_shared_float32_atomics: Bool32,
    pub shader_shared_float32_atomic_add: Bool32,
    pub shader_shared_float64_atomics: Bool32,
    pub shader_shared_float64_atomic_add: Bool32,
    pub shader_image_float32_atomics: Bool32,
    pub shader_image_float32_atomic_add: Bool32,
    pub sparse_image_float32_atomics: Bool32,
    pub sparse_image_float32_atomic_add: Bool32,
}
zero_default!(
    PhysicalDeviceShaderAtomicFloatFeaturesEXT,
    PHYSICAL_DEVICE_SHADER_ATOMIC_FLOAT_FEATURES_EXT
);
/// `VkPhysicalDeviceShaderAtomicFloat2FeaturesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceShaderAtomicFloat2FeaturesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub shader_buffer_float16_atomics: Bool32,
    pub shader_buffer_float16_atomic_add: Bool32,
    pub shader_buffer_float16_atomic_min_max: Bool32,
    pub shader_buffer_float32_atomic_min_max: Bool32,
    pub shader_buffer_float64_atomic_min_max: Bool32,
    pub shader_shared_float16_atomics: Bool32,
    pub shader_shared_float16_atomic_add: Bool32,
    pub shader_shared_float16_atomic_min_max: Bool32,
    pub shader_shared_float32_atomic_min_max: Bool32,
    pub shader_shared_float64_atomic_min_max: Bool32,
    pub shader_image_float32_atomic_min_max: Bool32,
    pub sparse_image_float32_atomic_min_max: Bool32,
}
zero_default!(
    PhysicalDeviceShaderAtomicFloat2FeaturesEXT,
    PHYSICAL_DEVICE_SHADER_ATOMIC_FLOAT_2_FEATURES_EXT
);
/// `VkPhysicalDeviceVertexAttributeDivisorFeatures`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceVertexAttributeDivisorFeatures {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub vertex_attribute_instance_rate_divisor: Bool32,
    pub vertex_attribute_instance_rate_zero_divisor: Bool32,
}
zero_default!(
    PhysicalDeviceVertexAttributeDivisorFeatures,
    PHYSICAL_DEVICE_VERTEX_ATTRIBUTE_DIVISOR_FEATURES
);
/// `VkQueueFamilyCheckpointPropertiesNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct QueueFamilyCheckpointPropertiesNV {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub checkpoint_execution_stage_mask: PipelineStageFlags,
}
zero_default!(QueueFamilyCheckpointPropertiesNV, QUEUE_FAMILY_CHECKPOINT_PROPERTIES_NV);
/// `VkCheckpointDataNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct CheckpointDataNV {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub stage: PipelineStageFlags,
    pub p_checkpoint_marker: *mut c_void,
}
zero_default!(CheckpointDataNV, CHECKPOINT_DATA_NV);
/// `VkPhysicalDeviceDepthStencilResolveProperties`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceDepthStencilResolveProperties {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub supported_depth_resolve_modes: ResolveModeFlags,
    pub supported_stencil_resolve_modes: ResolveModeFlags,
    pub independent_resolve_none: Bool32,
    pub independent_resolve: Bool32,
}
zero_default!(
    PhysicalDeviceDepthStencilResolveProperties,
    PHYSICAL_DEVICE_DEPTH_STENCIL_RESOLVE_PROPERTIES
);
/// `VkSubpassDescriptionDepthStencilResolve`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct SubpassDescriptionDepthStencilResolve {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub depth_resolve_mode: ResolveModeFlags,
    pub stencil_resolve_mode: ResolveModeFlags,
    pub p_depth_stencil_resolve_attachment: *const AttachmentReference2,
}
zero_default!(
    SubpassDescriptionDepthStencilResolve, SUBPASS_DESCRIPTION_DEPTH_STENCIL_RESOLVE
);
/// `VkImageViewASTCDecodeModeEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ImageViewASTCDecodeModeEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub decode_mode: Format,
}
zero_default!(ImageViewASTCDecodeModeEXT, IMAGE_VIEW_ASTC_DECODE_MODE_EXT);
/// `VkPhysicalDeviceASTCDecodeFeaturesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceASTCDecodeFeaturesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub decode_mode_shared_exponent: Bool32,
}
zero_default!(
    PhysicalDeviceASTCDecodeFeaturesEXT, PHYSICAL_DEVICE_ASTC_DECODE_FEATURES_EXT
);
/// `VkPhysicalDeviceTransformFeedbackFeaturesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceTransformFeedbackFeaturesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub transform_feedback: Bool32,
    pub geometry_streams: Bool32,
}
zero_default!(
    PhysicalDeviceTransformFeedbackFeaturesEXT,
    PHYSICAL_DEVICE_TRANSFORM_FEEDBACK_FEATURES_EXT
);
/// `VkPhysicalDeviceTransformFeedbackPropertiesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceTransformFeedbackPropertiesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub max_transform_feedback_streams: u32,
    pub max_transform_feedback_buffers: u32,
    pub max_transform_feedback_buffer_size: DeviceSize,
    pub max_transform_feedback_stream_data_size: u32,
    pub max_transform_feedback_buffer_data_size: u32,
    pub max_transform_feedback_buffer_data_stride: u32,
    pub transform_feedback_queries: Bool32,
    pub transform_feedback_streams_lines_triangles: Bool32,
    pub transform_feedback_rasterization_stream_select: Bool32,
    pub transform_feedback_draw: Bool32,
}
zero_default!(
    PhysicalDeviceTransformFeedbackPropertiesEXT,
    PHYSICAL_DEVICE_TRANSFORM_FEEDBACK_PROPERTIES_EXT
);
/// `VkPipelineRasterizationStateStreamCreateInfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PipelineRasterizationStateStreamCreateInfoEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub flags: PipelineRasterizationStateStreamCreateFlagsEXT,
    pub rasterization_stream: u32,
}
zero_default!(
    PipelineRasterizationStateStreamCreateInfoEXT,
    PIPELINE_RASTERIZATION_STATE_STREAM_CREATE_INFO_EXT
);
/// `VkPhysicalDeviceRepresentativeFragmentTestFeaturesNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceRepresentativeFragmentTestFeaturesNV {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub representative_fragment_test: Bool32,
}
zero_default!(
    PhysicalDeviceRepresentativeFragmentTestFeaturesNV,
    PHYSICAL_DEVICE_REPRESENTATIVE_FRAGMENT_TEST_FEATURES_NV
);
/// `VkPipelineRepresentativeFragmentTestStateCreateInfoNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PipelineRepresentativeFragmentTestStateCreateInfoNV {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub representative_fragment_test_enable: Bool32,
}
zero_default!(
    PipelineRepresentativeFragmentTestStateCreateInfoNV,
    PIPELINE_REPRESENTATIVE_FRAGMENT_TEST_STATE_CREATE_INFO_NV
);
/// `VkPhysicalDeviceExclusiveScissorFeaturesNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceExclusiveScissorFeaturesNV {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub exclusive_scissor: Bool32,
}
zero_default!(
    PhysicalDeviceExclusiveScissorFeaturesNV,
    PHYSICAL_DEVICE_EXCLUSIVE_SCISSOR_FEATURES_NV
);
/// `VkPipelineViewportExclusiveScissorStateCreateInfoNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PipelineViewportExclusiveScissorStateCreateInfoNV {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub exclusive_scissor_count: u32,
    pub p_exclusive_scissors: *const Rect2D,
}
zero_default!(
    PipelineViewportExclusiveScissorStateCreateInfoNV,
    PIPELINE_VIEWPORT_EXCLUSIVE_SCISSOR_STATE_CREATE_INFO_NV
);
/// `VkPhysicalDeviceCornerSampledImageFeaturesNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceCornerSampledImageFeaturesNV {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub corner_sampled_image: Bool32,
}
zero_default!(
    PhysicalDeviceCornerSampledImageFeaturesNV,
    PHYSICAL_DEVICE_CORNER_SAMPLED_IMAGE_FEATURES_NV
);
/// `VkPhysicalDeviceComputeShaderDerivativesFeaturesKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceComputeShaderDerivativesFeaturesKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub compute_derivative_group_quads: Bool32,
    pub compute_derivative_group_linear: Bool32,
}
zero_default!(
    PhysicalDeviceComputeShaderDerivativesFeaturesKHR,
    PHYSICAL_DEVICE_COMPUTE_SHADER_DERIVATIVES_FEATURES_KHR
);
/// `VkPhysicalDeviceComputeShaderDerivativesPropertiesKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceComputeShaderDerivativesPropertiesKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub mesh_and_task_shader_derivatives: Bool32,
}
zero_default!(
    PhysicalDeviceComputeShaderDerivativesPropertiesKHR,
    PHYSICAL_DEVICE_COMPUTE_SHADER_DERIVATIVES_PROPERTIES_KHR
);
/// `VkPhysicalDeviceShaderImageFootprintFeaturesNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceShaderImageFootprintFeaturesNV {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub image_footprint: Bool32,
}
zero_default!(
    PhysicalDeviceShaderImageFootprintFeaturesNV,
    PHYSICAL_DEVICE_SHADER_IMAGE_FOOTPRINT_FEATURES_NV
);
/// `VkPhysicalDeviceDedicatedAllocationImageAliasingFeaturesNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceDedicatedAllocationImageAliasingFeaturesNV {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub dedicated_allocation_image_aliasing: Bool32,
}
zero_default!(
    PhysicalDeviceDedicatedAllocationImageAliasingFeaturesNV,
    PHYSICAL_DEVICE_DEDICATED_ALLOCATION_IMAGE_ALIASING_FEATURES_NV
);
/// `VkPhysicalDeviceCopyMemoryIndirectFeaturesKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceCopyMemoryIndirectFeaturesKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub indirect_memory_copy: Bool32,
    pub indirect_memory_to_image_copy: Bool32,
}
zero_default!(
    PhysicalDeviceCopyMemoryIndirectFeaturesKHR,
    PHYSICAL_DEVICE_COPY_MEMORY_INDIRECT_FEATURES_KHR
);
/// `VkPhysicalDeviceCopyMemoryIndirectFeaturesNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceCopyMemoryIndirectFeaturesNV {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub indirect_copy: Bool32,
}
zero_default!(
    PhysicalDeviceCopyMemoryIndirectFeaturesNV,
    PHYSICAL_DEVICE_COPY_MEMORY_INDIRECT_FEATURES_NV
);
/// `VkPhysicalDeviceCopyMemoryIndirectPropertiesKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceCopyMemoryIndirectPropertiesKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub supported_queues: QueueFlags,
}
zero_default!(
    PhysicalDeviceCopyMemoryIndirectPropertiesKHR,
    PHYSICAL_DEVICE_COPY_MEMORY_INDIRECT_PROPERTIES_KHR
);
/// `VkPhysicalDeviceMemoryDecompressionFeaturesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceMemoryDecompressionFeaturesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub memory_decompression: Bool32,
}
zero_default!(
    PhysicalDeviceMemoryDecompressionFeaturesEXT,
    PHYSICAL_DEVICE_MEMORY_DECOMPRESSION_FEATURES_EXT
);
/// `VkPhysicalDeviceMemoryDecompressionPropertiesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceMemoryDecompressionPropertiesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub decompression_methods: MemoryDecompressionMethodFlagsEXT,
    pub max_decompression_indirect_count: u64,
}
zero_default!(
    PhysicalDeviceMemoryDecompressionPropertiesEXT,
    PHYSICAL_DEVICE_MEMORY_DECOMPRESSION_PROPERTIES_EXT
);
/// `VkShadingRatePaletteNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ShadingRatePaletteNV {
    pub shading_rate_palette_entry_count: u32,
    pub p_shading_rate_palette_entries: *const ShadingRatePaletteEntryNV,
}
zero_default!(ShadingRatePaletteNV);
/// `VkPipelineViewportShadingRateImageStateCreateInfoNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PipelineViewportShadingRateImageStateCreateInfoNV {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub shading_rate_image_enable: Bool32,
    pub viewport_count: u32,
    pub p_shading_rate_palettes: *const ShadingRatePaletteNV,
}
zero_default!(
    PipelineViewportShadingRateImageStateCreateInfoNV,
    PIPELINE_VIEWPORT_SHADING_RATE_IMAGE_STATE_CREATE_INFO_NV
);
/// `VkPhysicalDeviceShadingRateImageFeaturesNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceShadingRateImageFeaturesNV {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub shading_rate_image: Bool32,
    pub shading_rate_coarse_sample_order: Bool32,
}
zero_default!(
    PhysicalDeviceShadingRateImageFeaturesNV,
    PHYSICAL_DEVICE_SHADING_RATE_IMAGE_FEATURES_NV
);
/// `VkPhysicalDeviceShadingRateImagePropertiesNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceShadingRateImagePropertiesNV {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub shading_rate_texel_size: Extent2D,
    pub shading_rate_palette_size: u32,
    pub shading_rate_max_coarse_samples: u32,
}
zero_default!(
    PhysicalDeviceShadingRateImagePropertiesNV,
    PHYSICAL_DEVICE_SHADING_RATE_IMAGE_PROPERTIES_NV
);
/// `VkPhysicalDeviceInvocationMaskFeaturesHUAWEI`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceInvocationMaskFeaturesHUAWEI {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub invocation_mask: Bool32,
}
zero_default!(
    PhysicalDeviceInvocationMaskFeaturesHUAWEI,
    PHYSICAL_DEVICE_INVOCATION_MASK_FEATURES_HUAWEI
);
/// `VkCoarseSampleLocationNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct CoarseSampleLocationNV {
    pub pixel_x: u32,
    pub pixel_y: u32,
    pub sample: u32,
}
zero_default!(CoarseSampleLocationNV);
/// `VkCoarseSampleOrderCustomNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct CoarseSampleOrderCustomNV {
    pub shading_rate: ShadingRatePaletteEntryNV,
    pub sample_count: u32,
    pub sample_location_count: u32,
    pub p_sample_locations: *const CoarseSampleLocationNV,
}
zero_default!(CoarseSampleOrderCustomNV);
/// `VkPipelineViewportCoarseSampleOrderStateCreateInfoNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PipelineViewportCoarseSampleOrderStateCreateInfoNV {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub sample_order_type: CoarseSampleOrderTypeNV,
    pub custom_sample_order_count: u32,
    pub p_custom_sample_orders: *const CoarseSampleOrderCustomNV,
}
zero_default!(
    PipelineViewportCoarseSampleOrderStateCreateInfoNV,
    PIPELINE_VIEWPORT_COARSE_SAMPLE_ORDER_STATE_CREATE_INFO_NV
);
/// `VkPhysicalDeviceMeshShaderFeaturesNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceMeshShaderFeaturesNV {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub task_shader: Bool32,
    pub mesh_shader: Bool32,
}
zero_default!(
    PhysicalDeviceMeshShaderFeaturesNV, PHYSICAL_DEVICE_MESH_SHADER_FEATURES_NV
);
/// `VkPhysicalDeviceMeshShaderPropertiesNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceMeshShaderPropertiesNV {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub max_draw_mesh_tasks_count: u32,
    pub max_task_work_group_invocations: u32,
    pub max_task_work_group_size: [u32; 3],
    pub max_task_total_memory_size: u32,
    pub max_task_output_count: u32,
    pub max_mesh_work_group_invocations: u32,
    pub max_mesh_work_group_size: [u32; 3],
    pub max_mesh_total_memory_size: u32,
    pub max_mesh_output_vertices: u32,
    pub max_mesh_output_primitives: u32,
    pub max_mesh_multiview_view_count: u32,
    pub mesh_output_per_vertex_granularity: u32,
    pub mesh_output_per_primitive_granularity: u32,
}
zero_default!(
    PhysicalDeviceMeshShaderPropertiesNV, PHYSICAL_DEVICE_MESH_SHADER_PROPERTIES_NV
);
/// `VkDrawMeshTasksIndirectCommandNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DrawMeshTasksIndirectCommandNV {
    pub task_count: u32,
    pub first_task: u32,
}
zero_default!(DrawMeshTasksIndirectCommandNV);
/// `VkPhysicalDeviceMeshShaderFeaturesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceMeshShaderFeaturesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub task_shader: Bool32,
    pub mesh_shader: Bool32,
    pub multiview_mesh_shader: Bool32,
    pub primitive_fragment_shading_rate_mesh_shader: Bool32,
    pub mesh_shader_queries: Bool32,
}
zero_default!(
    PhysicalDeviceMeshShaderFeaturesEXT, PHYSICAL_DEVICE_MESH_SHADER_FEATURES_EXT
);
/// `VkPhysicalDeviceMeshShaderPropertiesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceMeshShaderPropertiesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub max_task_work_group_total_count: u32,
    pub max_task_work_group_count: [u32; 3],
    pub max_task_work_group_invocations: u32,
    pub max_task_work_group_size: [u32; 3],
    pub max_task_payload_size: u32,
    pub max_task_shared_memory_size: u32,
    pub max_task_payload_and_shared_memory_size: u32,
    pub max_mesh_work_group_total_count: u32,
    pub max_mesh_work_group_count: [u32; 3],
    pub max_mesh_work_group_invocations: u32,
    pub max_mesh_work_group_size: [u32; 3],
    pub max_mesh_shared_memory_size: u32,
    pub max_mesh_payload_and_shared_memory_size: u32,
    pub max_mesh_output_memory_size: u32,
    pub max_mesh_payload_and_output_memory_size: u32,
    pub max_mesh_output_components: u32,
    pub max_mesh_output_vertices: u32,
    pub max_mesh_output_primitives: u32,
    pub max_mesh_output_layers: u32,
    pub max_mesh_multiview_view_count: u32,
    pub mesh_output_per_vertex_granularity: u32,
    pub mesh_output_per_primitive_granularity: u32,
    pub max_preferred_task_work_group_invocations: u32,
    pub max_preferred_mesh_work_group_invocations: u32,
    pub prefers_local_invocation_vertex_output: Bool32,
    pub prefers_local_invocation_primitive_output: Bool32,
    pub prefers_compact_vertex_output: Bool32,
    pub prefers_compact_primitive_output: Bool32,
}
zero_default!(
    PhysicalDeviceMeshShaderPropertiesEXT, PHYSICAL_DEVICE_MESH_SHADER_PROPERTIES_EXT
);
/// `VkDrawMeshTasksIndirectCommandEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DrawMeshTasksIndirectCommandEXT {
    pub group_count_x: u32,
    pub group_count_y: u32,
    pub group_count_z: u32,
}
zero_default!(DrawMeshTasksIndirectCommandEXT);
/// `VkRayTracingShaderGroupCreateInfoNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct RayTracingShaderGroupCreateInfoNV {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub ty: RayTracingShaderGroupTypeKHR,
    pub general_shader: u32,
    pub closest_hit_shader: u32,
    pub any_hit_shader: u32,
    pub intersection_shader: u32,
}
zero_default!(
    RayTracingShaderGroupCreateInfoNV, RAY_TRACING_SHADER_GROUP_CREATE_INFO_NV
);
/// `VkRayTracingShaderGroupCreateInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct RayTracingShaderGroupCreateInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub ty: RayTracingShaderGroupTypeKHR,
    pub general_shader: u32,
    pub closest_hit_shader: u32,
    pub any_hit_shader: u32,
    pub intersection_shader: u32,
    pub p_shader_group_capture_replay_handle: *const c_void,
}
zero_default!(
    RayTracingShaderGroupCreateInfoKHR, RAY_TRACING_SHADER_GROUP_CREATE_INFO_KHR
);
/// `VkRayTracingPipelineCreateInfoNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct RayTracingPipelineCreateInfoNV {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub flags: PipelineCreateFlags,
    pub stage_count: u32,
    pub p_stages: *const PipelineShaderStageCreateInfo,
    pub group_count: u32,
    pub p_groups: *const RayTracingShaderGroupCreateInfoNV,
    pub max_recursion_depth: u32,
    pub layout: PipelineLayout,
    pub base_pipeline_handle: Pipeline,
    pub base_pipeline_index: i32,
}
zero_default!(RayTracingPipelineCreateInfoNV, RAY_TRACING_PIPELINE_CREATE_INFO_NV);
/// `VkRayTracingPipelineCreateInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct RayTracingPipelineCreateInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub flags: PipelineCreateFlags,
    pub stage_count: u32,
    pub p_stages: *const PipelineShaderStageCreateInfo,
    pub group_count: u32,
    pub p_groups: *const RayTracingShaderGroupCreateInfoKHR,
    pub max_pipeline_ray_recursion_depth: u32,
    pub p_library_info: *const PipelineLibraryCreateInfoKHR,
    pub p_library_interface: *const RayTracingPipelineInterfaceCreateInfoKHR,
    pub p_dynamic_state: *const PipelineDynamicStateCreateInfo,
    pub layout: PipelineLayout,
    pub base_pipeline_handle: Pipeline,
    pub base_pipeline_index: i32,
}
zero_default!(RayTracingPipelineCreateInfoKHR, RAY_TRACING_PIPELINE_CREATE_INFO_KHR);
/// `VkGeometryTrianglesNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct GeometryTrianglesNV {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub vertex_data: Buffer,
    pub vertex_offset: DeviceSize,
    pub vertex_count: u32,
    pub vertex_stride: DeviceSize,
    pub vertex_format: Format,
    pub index_data: Buffer,
    pub index_offset: DeviceSize,
    pub index_count: u32,
    pub index_type: IndexType,
    pub transform_data: Buffer,
    pub transform_offset: DeviceSize,
}
zero_default!(GeometryTrianglesNV, GEOMETRY_TRIANGLES_NV);
/// `VkGeometryAABBNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct GeometryAABBNV {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub aabb_data: Buffer,
    pub num_aab_bs: u32,
    pub stride: u32,
    pub offset: DeviceSize,
}
zero_default!(GeometryAABBNV, GEOMETRY_AABB_NV);
/// `VkGeometryDataNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct GeometryDataNV {
    pub triangles: GeometryTrianglesNV,
    pub aabbs: GeometryAABBNV,
}
zero_default!(GeometryDataNV);
/// `VkGeometryNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct GeometryNV {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub geometry_type: GeometryTypeKHR,
    pub geometry: GeometryDataNV,
    pub flags: GeometryFlagsKHR,
}
zero_default!(GeometryNV, GEOMETRY_NV);
/// `VkAccelerationStructureInfoNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct AccelerationStructureInfoNV {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub ty: AccelerationStructureTypeNV,
    pub flags: BuildAccelerationStructureFlagsKHR,
    pub instance_count: u32,
    pub geometry_count: u32,
    pub p_geometries: *const GeometryNV,
}
zero_default!(AccelerationStructureInfoNV, ACCELERATION_STRUCTURE_INFO_NV);
/// `VkAccelerationStructureCreateInfoNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct AccelerationStructureCreateInfoNV {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub compacted_size: DeviceSize,
    pub info: AccelerationStructureInfoNV,
}
zero_default!(AccelerationStructureCreateInfoNV, ACCELERATION_STRUCTURE_CREATE_INFO_NV);
/// `VkBindAccelerationStructureMemoryInfoNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct BindAccelerationStructureMemoryInfoNV {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub acceleration_structure: AccelerationStructureNV,
    pub memory: DeviceMemory,
    pub memory_offset: DeviceSize,
    pub device_index_count: u32,
    pub p_device_indices: *const u32,
}
zero_default!(
    BindAccelerationStructureMemoryInfoNV, BIND_ACCELERATION_STRUCTURE_MEMORY_INFO_NV
);
/// `VkWriteDescriptorSetAccelerationStructureKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct WriteDescriptorSetAccelerationStructureKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub acceleration_structure_count: u32,
    pub p_acceleration_structures: *const AccelerationStructureKHR,
}
zero_default!(
    WriteDescriptorSetAccelerationStructureKHR,
    WRITE_DESCRIPTOR_SET_ACCELERATION_STRUCTURE_KHR
);
/// `VkWriteDescriptorSetAccelerationStructureNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct WriteDescriptorSetAccelerationStructureNV {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub acceleration_structure_count: u32,
    pub p_acceleration_structures: *const AccelerationStructureNV,
}
zero_default!(
    WriteDescriptorSetAccelerationStructureNV,
    WRITE_DESCRIPTOR_SET_ACCELERATION_STRUCTURE_NV
);
/// `VkAccelerationStructureMemoryRequirementsInfoNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct AccelerationStructureMemoryRequirementsInfoNV {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub ty: AccelerationStructureMemoryRequirementsTypeNV,
    pub acceleration_structure: AccelerationStructureNV,
}
zero_default!(
    AccelerationStructureMemoryRequirementsInfoNV,
    ACCELERATION_STRUCTURE_MEMORY_REQUIREMENTS_INFO_NV
);
/// `VkPhysicalDeviceAccelerationStructureFeaturesKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceAccelerationStructureFeaturesKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub acceleration_structure: Bool32,
    pub acceleration_structure_capture_replay: Bool32,
    pub acceleration_structure_indirect_build: Bool32,
    pub acceleration_structure_host_commands: Bool32,
    pub descriptor_binding_acceleration_structure_update_after_bind: Bool32,
}
zero_default!(
    PhysicalDeviceAccelerationStructureFeaturesKHR,
    PHYSICAL_DEVICE_ACCELERATION_STRUCTURE_FEATURES_KHR
);
/// `VkPhysicalDeviceRayTracingPipelineFeaturesKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceRayTracingPipelineFeaturesKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub ray_tracing_pipeline: Bool32,
    pub ray_tracing_pipeline_shader_group_handle_capture_replay: Bool32,
    pub ray_tracing_pipeline_shader_group_handle_capture_replay_mixed: Bool32,
    pub ray_tracing_pipeline_trace_rays_indirect: Bool32,
    pub ray_traversal_primitive_culling: Bool32,
}
zero_default!(
    PhysicalDeviceRayTracingPipelineFeaturesKHR,
    PHYSICAL_DEVICE_RAY_TRACING_PIPELINE_FEATURES_KHR
);
/// `VkPhysicalDeviceRayQueryFeaturesKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceRayQueryFeaturesKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub ray_query: Bool32,
}
zero_default!(PhysicalDeviceRayQueryFeaturesKHR, PHYSICAL_DEVICE_RAY_QUERY_FEATURES_KHR);
/// `VkPhysicalDeviceAccelerationStructurePropertiesKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceAccelerationStructurePropertiesKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub max_geometry_count: u64,
    pub max_instance_count: u64,
    pub max_primitive_count: u64,
    pub max_per_stage_descriptor_acceleration_structures: u32,
    pub max_per_stage_descriptor_update_after_bind_acceleration_structures: u32,
    pub max_descriptor_set_acceleration_structures: u32,
    pub max_descriptor_set_update_after_bind_acceleration_structures: u32,
    pub min_acceleration_structure_scratch_offset_alignment: u32,
}
zero_default!(
    PhysicalDeviceAccelerationStructurePropertiesKHR,
    PHYSICAL_DEVICE_ACCELERATION_STRUCTURE_PROPERTIES_KHR
);
/// `VkPhysicalDeviceRayTracingPipelinePropertiesKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceRayTracingPipelinePropertiesKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub shader_group_handle_size: u32,
    pub max_ray_recursion_depth: u32,
    pub max_shader_group_stride: u32,
    pub shader_group_base_alignment: u32,
    pub shader_group_handle_capture_replay_size: u32,
    pub max_ray_dispatch_invocation_count: u32,
    pub shader_group_handle_alignment: u32,
    pub max_ray_hit_attribute_size: u32,
}
zero_default!(
    PhysicalDeviceRayTracingPipelinePropertiesKHR,
    PHYSICAL_DEVICE_RAY_TRACING_PIPELINE_PROPERTIES_KHR
);
/// `VkPhysicalDeviceRayTracingPropertiesNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceRayTracingPropertiesNV {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub shader_group_handle_size: u32,
    pub max_recursion_depth: u32,
    pub max_shader_group_stride: u32,
    pub shader_group_base_alignment: u32,
    pub max_geometry_count: u64,
    pub max_instance_count: u64,
    pub max_triangle_count: u64,
    pub max_descriptor_set_acceleration_structures: u32,
}
zero_default!(
    PhysicalDeviceRayTracingPropertiesNV, PHYSICAL_DEVICE_RAY_TRACING_PROPERTIES_NV
);
/// `VkStridedDeviceAddressRegionKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct StridedDeviceAddressRegionKHR {
    pub device_address: DeviceAddress,
    pub stride: DeviceSize,
    pub size: DeviceSize,
}
zero_default!(StridedDeviceAddressRegionKHR);
/// `VkTraceRaysIndirectCommandKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct TraceRaysIndirectCommandKHR {
    pub width: u32,
    pub height: u32,
    pub depth: u32,
}
zero_default!(TraceRaysIndirectCommandKHR);
/// `VkTraceRaysIndirectCommand2KHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct TraceRaysIndirectCommand2KHR {
    pub raygen_shader_record_address: DeviceAddress,
    pub raygen_shader_record_size: DeviceSize,
    pub miss_shader_binding_table_address: DeviceAddress,
    pub miss_shader_binding_table_size: DeviceSize,
    pub miss_shader_binding_table_stride: DeviceSize,
    pub hit_shader_binding_table_address: DeviceAddress,
    pub hit_shader_binding_table_size: DeviceSize,
    pub hit_shader_binding_table_stride: DeviceSize,
    pub callable_shader_binding_table_address: DeviceAddress,
    pub callable_shader_binding_table_size: DeviceSize,
    pub callable_shader_binding_table_stride: DeviceSize,
    pub width: u32,
    pub height: u32,
    pub depth: u32,
}
zero_default!(TraceRaysIndirectCommand2KHR);
/// `VkPhysicalDeviceRayTracingMaintenance1FeaturesKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceRayTracingMaintenance1FeaturesKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub ray_tracing_maintenance1: Bool32,
    pub ray_tracing_pipeline_trace_rays_indirect2: Bool32,
}
zero_default!(
    PhysicalDeviceRayTracingMaintenance1FeaturesKHR,
    PHYSICAL_DEVICE_RAY_TRACING_MAINTENANCE_1_FEATURES_KHR
);
/// `VkDrmFormatModifierPropertiesListEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DrmFormatModifierPropertiesListEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub drm_format_modifier_count: u32,
    pub p_drm_format_modifier_properties: *mut DrmFormatModifierPropertiesEXT,
}
zero_default!(
    DrmFormatModifierPropertiesListEXT, DRM_FORMAT_MODIFIER_PROPERTIES_LIST_EXT
);
/// `VkDrmFormatModifierPropertiesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DrmFormatModifierPropertiesEXT {
    pub drm_format_modifier: u64,
    pub drm_format_modifier_plane_count: u32,
    pub drm_format_modifier_tiling_features: FormatFeatureFlags,
}
zero_default!(DrmFormatModifierPropertiesEXT);
/// `VkPhysicalDeviceImageDrmFormatModifierInfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceImageDrmFormatModifierInfoEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub drm_format_modifier: u64,
    pub sharing_mode: SharingMode,
    pub queue_family_index_count: u32,
    pub p_queue_family_indices: *const u32,
}
zero_default!(
    PhysicalDeviceImageDrmFormatModifierInfoEXT,
    PHYSICAL_DEVICE_IMAGE_DRM_FORMAT_MODIFIER_INFO_EXT
);
/// `VkImageDrmFormatModifierListCreateInfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ImageDrmFormatModifierListCreateInfoEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub drm_format_modifier_count: u32,
    pub p_drm_format_modifiers: *const u64,
}
zero_default!(
    ImageDrmFormatModifierListCreateInfoEXT,
    IMAGE_DRM_FORMAT_MODIFIER_LIST_CREATE_INFO_EXT
);
/// `VkImageDrmFormatModifierExplicitCreateInfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ImageDrmFormatModifierExplicitCreateInfoEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub drm_format_modifier: u64,
    pub drm_format_modifier_plane_count: u32,
    pub p_plane_layouts: *const SubresourceLayout,
}
zero_default!(
    ImageDrmFormatModifierExplicitCreateInfoEXT,
    IMAGE_DRM_FORMAT_MODIFIER_EXPLICIT_CREATE_INFO_EXT
);
/// `VkImageDrmFormatModifierPropertiesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ImageDrmFormatModifierPropertiesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub drm_format_modifier: u64,
}
zero_default!(
    ImageDrmFormatModifierPropertiesEXT, IMAGE_DRM_FORMAT_MODIFIER_PROPERTIES_EXT
);
/// `VkImageStencilUsageCreateInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ImageStencilUsageCreateInfo {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub stencil_usage: ImageUsageFlags,
}
zero_default!(ImageStencilUsageCreateInfo, IMAGE_STENCIL_USAGE_CREATE_INFO);
/// `VkImageStencilUsage2CreateInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ImageStencilUsage2CreateInfoKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub stencil_usage: ImageUsageFlags2KHR,
}
zero_default!(ImageStencilUsage2CreateInfoKHR, IMAGE_STENCIL_USAGE_2_CREATE_INFO_KHR);
/// `VkDeviceMemoryOverallocationCreateInfoAMD`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DeviceMemoryOverallocationCreateInfoAMD {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub overallocation_behavior: MemoryOverallocationBehaviorAMD,
}
zero_default!(
    DeviceMemoryOverallocationCreateInfoAMD, DEVICE_MEMORY_OVERALLOCATION_CREATE_INFO_AMD
);
/// `VkPhysicalDeviceFragmentDensityMapFeaturesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceFragmentDensityMapFeaturesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub fragment_density_map: Bool32,
    pub fragment_density_map_dynamic: Bool32,
    pub fragment_density_map_non_subsampled_images: Bool32,
}
zero_default!(
    PhysicalDeviceFragmentDensityMapFeaturesEXT,
    PHYSICAL_DEVICE_FRAGMENT_DENSITY_MAP_FEATURES_EXT
);
/// `VkPhysicalDeviceFragmentDensityMap2FeaturesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceFragmentDensityMap2FeaturesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub fragment_density_map_deferred: Bool32,
}
zero_default!(
    PhysicalDeviceFragmentDensityMap2FeaturesEXT,
    PHYSICAL_DEVICE_FRAGMENT_DENSITY_MAP_2_FEATURES_EXT
);
/// `VkPhysicalDeviceFragmentDensityMapOffsetFeaturesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceFragmentDensityMapOffsetFeaturesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub fragment_density_map_offset: Bool32,
}
zero_default!(
    PhysicalDeviceFragmentDensityMapOffsetFeaturesEXT,
    PHYSICAL_DEVICE_FRAGMENT_DENSITY_MAP_OFFSET_FEATURES_EXT
);
/// `VkPhysicalDeviceFragmentDensityMapPropertiesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceFragmentDensityMapPropertiesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub min_fragment_density_texel_size: Extent2D,
    pub max_fragment_density_texel_size: Extent2D,
    pub fragment_density_invocations: Bool32,
}
zero_default!(
    PhysicalDeviceFragmentDensityMapPropertiesEXT,
    PHYSICAL_DEVICE_FRAGMENT_DENSITY_MAP_PROPERTIES_EXT
);
/// `VkPhysicalDeviceFragmentDensityMap2PropertiesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceFragmentDensityMap2PropertiesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub subsampled_loads: Bool32,
    pub subsampled_coarse_reconstruction_early_access: Bool32,
    pub max_subsampled_array_layers: u32,
    pub max_descriptor_set_subsampled_samplers: u32,
}
zero_default!(
    PhysicalDeviceFragmentDensityMap2PropertiesEXT,
    PHYSICAL_DEVICE_FRAGMENT_DENSITY_MAP_2_PROPERTIES_EXT
);
/// `VkPhysicalDeviceFragmentDensityMapOffsetPropertiesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceFragmentDensityMapOffsetPropertiesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub fragment_density_offset_granularity: Extent2D,
}
zero_default!(
    PhysicalDeviceFragmentDensityMapOffsetPropertiesEXT,
    PHYSICAL_DEVICE_FRAGMENT_DENSITY_MAP_OFFSET_PROPERTIES_EXT
);
/// `VkRenderPassFragmentDensityMapCreateInfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct RenderPassFragmentDensityMapCreateInfoEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub fragment_density_map_attachment: AttachmentReference,
}
zero_default!(
    RenderPassFragmentDensityMapCreateInfoEXT,
    RENDER_PASS_FRAGMENT_DENSITY_MAP_CREATE_INFO_EXT
);
/// `VkRenderPassFragmentDensityMapOffsetEndInfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct RenderPassFragmentDensityMapOffsetEndInfoEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub fragment_density_offset_count: u32,
    pub p_fragment_density_offsets: *const Offset2D,
}
zero_default!(
    RenderPassFragmentDensityMapOffsetEndInfoEXT,
    RENDER_PASS_FRAGMENT_DENSITY_MAP_OFFSET_END_INFO_EXT
);
/// `VkPhysicalDeviceScalarBlockLayoutFeatures`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceScalarBlockLayoutFeatures {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub scalar_block_layout: Bool32,
}
zero_default!(
    PhysicalDeviceScalarBlockLayoutFeatures, PHYSICAL_DEVICE_SCALAR_BLOCK_LAYOUT_FEATURES
);
/// `VkSurfaceProtectedCapabilitiesKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct SurfaceProtectedCapabilitiesKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub supports_protected: Bool32,
}
zero_default!(SurfaceProtectedCapabilitiesKHR, SURFACE_PROTECTED_CAPABILITIES_KHR);
/// `VkPhysicalDeviceUniformBufferStandardLayoutFeatures`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceUniformBufferStandardLayoutFeatures {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub uniform_buffer_standard_layout: Bool32,
}
zero_default!(
    PhysicalDeviceUniformBufferStandardLayoutFeatures,
    PHYSICAL_DEVICE_UNIFORM_BUFFER_STANDARD_LAYOUT_FEATURES
);
/// `VkPhysicalDeviceDepthClipEnableFeaturesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceDepthClipEnableFeaturesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub depth_clip_enable: Bool32,
}
zero_default!(
    PhysicalDeviceDepthClipEnableFeaturesEXT,
    PHYSICAL_DEVICE_DEPTH_CLIP_ENABLE_FEATURES_EXT
);
/// `VkPipelineRasterizationDepthClipStateCreateInfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PipelineRasterizationDepthClipStateCreateInfoEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub flags: PipelineRasterizationDepthClipStateCreateFlagsEXT,
    pub depth_clip_enable: Bool32,
}
zero_default!(
    PipelineRasterizationDepthClipStateCreateInfoEXT,
    PIPELINE_RASTERIZATION_DEPTH_CLIP_STATE_CREATE_INFO_EXT
);
/// `VkPhysicalDeviceMemoryBudgetPropertiesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceMemoryBudgetPropertiesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub heap_budget: [DeviceSize; MAX_MEMORY_HEAPS],
    pub heap_usage: [DeviceSize; MAX_MEMORY_HEAPS],
}
zero_default!(
    PhysicalDeviceMemoryBudgetPropertiesEXT, PHYSICAL_DEVICE_MEMORY_BUDGET_PROPERTIES_EXT
);
/// `VkPhysicalDeviceMemoryPriorityFeaturesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceMemoryPriorityFeaturesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub memory_priority: Bool32,
}
zero_default!(
    PhysicalDeviceMemoryPriorityFeaturesEXT, PHYSICAL_DEVICE_MEMORY_PRIORITY_FEATURES_EXT
);
/// `VkMemoryPriorityAllocateInfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct MemoryPriorityAllocateInfoEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub priority: f32,
}
zero_default!(MemoryPriorityAllocateInfoEXT, MEMORY_PRIORITY_ALLOCATE_INFO_EXT);
/// `VkPhysicalDevicePageableDeviceLocalMemoryFeaturesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDevicePageableDeviceLocalMemoryFeaturesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub pageable_device_local_memory: Bool32,
}
zero_default!(
    PhysicalDevicePageableDeviceLocalMemoryFeaturesEXT,
    PHYSICAL_DEVICE_PAGEABLE_DEVICE_LOCAL_MEMORY_FEATURES_EXT
);
/// `VkPhysicalDeviceBufferDeviceAddressFeatures`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceBufferDeviceAddressFeatures {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub buffer_device_address: Bool32,
    pub buffer_device_address_capture_replay: Bool32,
    pub buffer_device_address_multi_device: Bool32,
}
zero_default!(
    PhysicalDeviceBufferDeviceAddressFeatures,
    PHYSICAL_DEVICE_BUFFER_DEVICE_ADDRESS_FEATURES
);
/// `VkPhysicalDeviceBufferDeviceAddressFeaturesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceBufferDeviceAddressFeaturesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub buffer_device_address: Bool32,
    pub buffer_device_address_capture_replay: Bool32,
    pub buffer_device_address_multi_device: Bool32,
}
zero_default!(
    PhysicalDeviceBufferDeviceAddressFeaturesEXT,
    PHYSICAL_DEVICE_BUFFER_DEVICE_ADDRESS_FEATURES_EXT
);
/// `VkBufferDeviceAddressInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct BufferDeviceAddressInfo {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub buffer: Buffer,
}
zero_default!(BufferDeviceAddressInfo, BUFFER_DEVICE_ADDRESS_INFO);
/// `VkBufferOpaqueCaptureAddressCreateInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct BufferOpaqueCaptureAddressCreateInfo {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub opaque_capture_address: u64,
}
zero_default!(
    BufferOpaqueCaptureAddressCreateInfo, BUFFER_OPAQUE_CAPTURE_ADDRESS_CREATE_INFO
);
/// `VkBufferDeviceAddressCreateInfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct BufferDeviceAddressCreateInfoEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub device_address: DeviceAddress,
}
zero_default!(BufferDeviceAddressCreateInfoEXT, BUFFER_DEVICE_ADDRESS_CREATE_INFO_EXT);
/// `VkPhysicalDeviceImageViewImageFormatInfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceImageViewImageFormatInfoEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub image_view_type: ImageViewType,
}
zero_default!(
    PhysicalDeviceImageViewImageFormatInfoEXT,
    PHYSICAL_DEVICE_IMAGE_VIEW_IMAGE_FORMAT_INFO_EXT
);
/// `VkFilterCubicImageViewImageFormatPropertiesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct FilterCubicImageViewImageFormatPropertiesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub filter_cubic: Bool32,
    pub filter_cubic_minmax: Bool32,
}
zero_default!(
    FilterCubicImageViewImageFormatPropertiesEXT,
    FILTER_CUBIC_IMAGE_VIEW_IMAGE_FORMAT_PROPERTIES_EXT
);
/// `VkPhysicalDeviceImagelessFramebufferFeatures`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceImagelessFramebufferFeatures {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub imageless_framebuffer: Bool32,
}
zero_default!(
    PhysicalDeviceImagelessFramebufferFeatures,
    PHYSICAL_DEVICE_IMAGELESS_FRAMEBUFFER_FEATURES
);
/// `VkFramebufferAttachmentsCreateInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct FramebufferAttachmentsCreateInfo {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub attachment_image_info_count: u32,
    pub p_attachment_image_infos: *const FramebufferAttachmentImageInfo,
}
zero_default!(FramebufferAttachmentsCreateInfo, FRAMEBUFFER_ATTACHMENTS_CREATE_INFO);
/// `VkFramebufferAttachmentImageInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct FramebufferAttachmentImageInfo {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub flags: ImageCreateFlags,
    pub usage: ImageUsageFlags,
    pub width: u32,
    pub height: u32,
    pub layer_count: u32,
    pub view_format_count: u32,
    pub p_view_formats: *const Format,
}
zero_default!(FramebufferAttachmentImageInfo, FRAMEBUFFER_ATTACHMENT_IMAGE_INFO);
/// `VkRenderPassAttachmentBeginInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct RenderPassAttachmentBeginInfo {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub attachment_count: u32,
    pub p_attachments: *const ImageView,
}
zero_default!(RenderPassAttachmentBeginInfo, RENDER_PASS_ATTACHMENT_BEGIN_INFO);
/// `VkPhysicalDeviceTextureCompressionASTCHDRFeatures`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceTextureCompressionASTCHDRFeatures {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub texture_compression_astc_hdr: Bool32,
}
zero_default!(
    PhysicalDeviceTextureCompressionASTCHDRFeatures,
    PHYSICAL_DEVICE_TEXTURE_COMPRESSION_ASTC_HDR_FEATURES
);
/// `VkPhysicalDeviceCooperativeMatrixFeaturesNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceCooperativeMatrixFeaturesNV {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub cooperative_matrix: Bool32,
    pub cooperative_matrix_robust_buffer_access: Bool32,
}
zero_default!(
    PhysicalDeviceCooperativeMatrixFeaturesNV,
    PHYSICAL_DEVICE_COOPERATIVE_MATRIX_FEATURES_NV
);
/// `VkPhysicalDeviceCooperativeMatrixPropertiesNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceCooperativeMatrixPropertiesNV {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub cooperative_matrix_supported_stages: ShaderStageFlags,
}
zero_default!(
    PhysicalDeviceCooperativeMatrixPropertiesNV,
    PHYSICAL_DEVICE_COOPERATIVE_MATRIX_PROPERTIES_NV
);
/// `VkCooperativeMatrixPropertiesNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct CooperativeMatrixPropertiesNV {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub m_size: u32,
    pub n_size: u32,
    pub k_size: u32,
    pub a_type: ComponentTypeNV,
    pub b_type: ComponentTypeNV,
    pub c_type: ComponentTypeNV,
    pub d_type: ComponentTypeNV,
    pub scope: ScopeNV,
}
zero_default!(CooperativeMatrixPropertiesNV, COOPERATIVE_MATRIX_PROPERTIES_NV);
/// `VkPhysicalDeviceYcbcrImageArraysFeaturesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceYcbcrImageArraysFeaturesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub ycbcr_image_arrays: Bool32,
}
zero_default!(
    PhysicalDeviceYcbcrImageArraysFeaturesEXT,
    PHYSICAL_DEVICE_YCBCR_IMAGE_ARRAYS_FEATURES_EXT
);
/// `VkImageViewHandleInfoNVX`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ImageViewHandleInfoNVX {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub image_view: ImageView,
    pub descriptor_type: DescriptorType,
    pub sampler: Sampler,
}
zero_default!(ImageViewHandleInfoNVX, IMAGE_VIEW_HANDLE_INFO_NVX);
/// `VkImageViewAddressPropertiesNVX`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ImageViewAddressPropertiesNVX {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub device_address: DeviceAddress,
    pub size: DeviceSize,
}
zero_default!(ImageViewAddressPropertiesNVX, IMAGE_VIEW_ADDRESS_PROPERTIES_NVX);
/// `VkPresentFrameTokenGGP`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PresentFrameTokenGGP {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub frame_token: GgpFrameToken,
}
zero_default!(PresentFrameTokenGGP, PRESENT_FRAME_TOKEN_GGP);
/// `VkPipelineCreationFeedback`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PipelineCreationFeedback {
    pub flags: PipelineCreationFeedbackFlags,
    pub duration: u64,
}
zero_default!(PipelineCreationFeedback);
/// `VkPipelineCreationFeedbackCreateInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PipelineCreationFeedbackCreateInfo {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub p_pipeline_creation_feedback: *mut PipelineCreationFeedback,
    pub pipeline_stage_creation_feedback_count: u32,
    pub p_pipeline_stage_creation_feedbacks: *mut PipelineCreationFeedback,
}
zero_default!(
    PipelineCreationFeedbackCreateInfo, PIPELINE_CREATION_FEEDBACK_CREATE_INFO
);
/// `VkSurfaceFullScreenExclusiveInfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct SurfaceFullScreenExclusiveInfoEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub full_screen_exclusive: FullScreenExclusiveEXT,
}
zero_default!(SurfaceFullScreenExclusiveInfoEXT, SURFACE_FULL_SCREEN_EXCLUSIVE_INFO_EXT);
/// `VkSurfaceFullScreenExclusiveWin32InfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct SurfaceFullScreenExclusiveWin32InfoEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub hmonitor: HMONITOR,
}
zero_default!(
    SurfaceFullScreenExclusiveWin32InfoEXT, SURFACE_FULL_SCREEN_EXCLUSIVE_WIN32_INFO_EXT
);
/// `VkSurfaceCapabilitiesFullScreenExclusiveEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct SurfaceCapabilitiesFullScreenExclusiveEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub full_screen_exclusive_supported: Bool32,
}
zero_default!(
    SurfaceCapabilitiesFullScreenExclusiveEXT,
    SURFACE_CAPABILITIES_FULL_SCREEN_EXCLUSIVE_EXT
);
/// `VkPhysicalDevicePresentBarrierFeaturesNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDevicePresentBarrierFeaturesNV {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub present_barrier: Bool32,
}
zero_default!(
    PhysicalDevicePresentBarrierFeaturesNV, PHYSICAL_DEVICE_PRESENT_BARRIER_FEATURES_NV
);
/// `VkSurfaceCapabilitiesPresentBarrierNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct SurfaceCapabilitiesPresentBarrierNV {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub present_barrier_supported: Bool32,
}
zero_default!(
    SurfaceCapabilitiesPresentBarrierNV, SURFACE_CAPABILITIES_PRESENT_BARRIER_NV
);
/// `VkSwapchainPresentBarrierCreateInfoNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct SwapchainPresentBarrierCreateInfoNV {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub present_barrier_enable: Bool32,
}
zero_default!(
    SwapchainPresentBarrierCreateInfoNV, SWAPCHAIN_PRESENT_BARRIER_CREATE_INFO_NV
);
/// `VkPhysicalDevicePerformanceQueryFeaturesKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDevicePerformanceQueryFeaturesKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub performance_counter_query_pools: Bool32,
    pub performance_counter_multiple_query_pools: Bool32,
}
zero_default!(
    PhysicalDevicePerformanceQueryFeaturesKHR,
    PHYSICAL_DEVICE_PERFORMANCE_QUERY_FEATURES_KHR
);
/// `VkPhysicalDevicePerformanceQueryPropertiesKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDevicePerformanceQueryPropertiesKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub allow_command_buffer_query_copies: Bool32,
}
zero_default!(
    PhysicalDevicePerformanceQueryPropertiesKHR,
    PHYSICAL_DEVICE_PERFORMANCE_QUERY_PROPERTIES_KHR
);
/// `VkPerformanceCounterKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PerformanceCounterKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub unit: PerformanceCounterUnitKHR,
    pub scope: PerformanceCounterScopeKHR,
    pub storage: PerformanceCounterStorageKHR,
    pub uuid: [u8; UUID_SIZE],
}
zero_default!(PerformanceCounterKHR, PERFORMANCE_COUNTER_KHR);
/// `VkPerformanceCounterDescriptionKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PerformanceCounterDescriptionKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub flags: PerformanceCounterDescriptionFlagsKHR,
    pub name: [c_char; MAX_DESCRIPTION_SIZE],
    pub category: [c_char; MAX_DESCRIPTION_SIZE],
    pub description: [c_char; MAX_DESCRIPTION_SIZE],
}
zero_default!(PerformanceCounterDescriptionKHR, PERFORMANCE_COUNTER_DESCRIPTION_KHR);
/// `VkQueryPoolPerformanceCreateInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct QueryPoolPerformanceCreateInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub queue_family_index: u32,
    pub counter_index_count: u32,
    pub p_counter_indices: *const u32,
}
zero_default!(QueryPoolPerformanceCreateInfoKHR, QUERY_POOL_PERFORMANCE_CREATE_INFO_KHR);
/// `VkAcquireProfilingLockInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct AcquireProfilingLockInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub flags: AcquireProfilingLockFlagsKHR,
    pub timeout: u64,
}
zero_default!(AcquireProfilingLockInfoKHR, ACQUIRE_PROFILING_LOCK_INFO_KHR);
/// `VkPerformanceQuerySubmitInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PerformanceQuerySubmitInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub counter_pass_index: u32,
}
zero_default!(PerformanceQuerySubmitInfoKHR, PERFORMANCE_QUERY_SUBMIT_INFO_KHR);
/// `VkHeadlessSurfaceCreateInfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct HeadlessSurfaceCreateInfoEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub flags: HeadlessSurfaceCreateFlagsEXT,
}
zero_default!(HeadlessSurfaceCreateInfoEXT, HEADLESS_SURFACE_CREATE_INFO_EXT);
/// `VkPhysicalDeviceCoverageReductionModeFeaturesNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceCoverageReductionModeFeaturesNV {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub coverage_reduction_mode: Bool32,
}
zero_default!(
    PhysicalDeviceCoverageReductionModeFeaturesNV,
    PHYSICAL_DEVICE_COVERAGE_REDUCTION_MODE_FEATURES_NV
);
/// `VkPipelineCoverageReductionStateCreateInfoNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PipelineCoverageReductionStateCreateInfoNV {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub flags: PipelineCoverageReductionStateCreateFlagsNV,
    pub coverage_reduction_mode: CoverageReductionModeNV,
}
zero_default!(
    PipelineCoverageReductionStateCreateInfoNV,
    PIPELINE_COVERAGE_REDUCTION_STATE_CREATE_INFO_NV
);
/// `VkFramebufferMixedSamplesCombinationNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct FramebufferMixedSamplesCombinationNV {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub coverage_reduction_mode: CoverageReductionModeNV,
    pub rasterization_samples: SampleCountFlags,
    pub depth_stencil_samples: SampleCountFlags,
    pub color_samples: SampleCountFlags,
}
zero_default!(
    FramebufferMixedSamplesCombinationNV, FRAMEBUFFER_MIXED_SAMPLES_COMBINATION_NV
);
/// `VkPhysicalDeviceShaderIntegerFunctions2FeaturesINTEL`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceShaderIntegerFunctions2FeaturesINTEL {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub shader_integer_functions2: Bool32,
}
zero_default!(
    PhysicalDeviceShaderIntegerFunctions2FeaturesINTEL,
    PHYSICAL_DEVICE_SHADER_INTEGER_FUNCTIONS_2_FEATURES_INTEL
);
/// `VkPerformanceValueINTEL`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PerformanceValueINTEL {
    pub ty: PerformanceValueTypeINTEL,
    pub data: PerformanceValueDataINTEL,
}
zero_default!(PerformanceValueINTEL);
/// `VkInitializePerformanceApiInfoINTEL`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct InitializePerformanceApiInfoINTEL {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub p_user_data: *mut c_void,
}
zero_default!(InitializePerformanceApiInfoINTEL, INITIALIZE_PERFORMANCE_API_INFO_INTEL);
/// `VkQueryPoolPerformanceQueryCreateInfoINTEL`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct QueryPoolPerformanceQueryCreateInfoINTEL {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub performance_counters_sampling: QueryPoolSamplingModeINTEL,
}
zero_default!(
    QueryPoolPerformanceQueryCreateInfoINTEL,
    QUERY_POOL_PERFORMANCE_QUERY_CREATE_INFO_INTEL
);
/// `VkPerformanceMarkerInfoINTEL`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PerformanceMarkerInfoINTEL {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub marker: u64,
}
zero_default!(PerformanceMarkerInfoINTEL, PERFORMANCE_MARKER_INFO_INTEL);
/// `VkPerformanceStreamMarkerInfoINTEL`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PerformanceStreamMarkerInfoINTEL {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub marker: u32,
}
zero_default!(PerformanceStreamMarkerInfoINTEL, PERFORMANCE_STREAM_MARKER_INFO_INTEL);
/// `VkPerformanceOverrideInfoINTEL`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PerformanceOverrideInfoINTEL {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub ty: PerformanceOverrideTypeINTEL,
    pub enable: Bool32,
    pub parameter: u64,
}
zero_default!(PerformanceOverrideInfoINTEL, PERFORMANCE_OVERRIDE_INFO_INTEL);
/// `VkPerformanceConfigurationAcquireInfoINTEL`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PerformanceConfigurationAcquireInfoINTEL {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub ty: PerformanceConfigurationTypeINTEL,
}
zero_default!(
    PerformanceConfigurationAcquireInfoINTEL,
    PERFORMANCE_CONFIGURATION_ACQUIRE_INFO_INTEL
);
/// `VkPhysicalDeviceShaderClockFeaturesKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceShaderClockFeaturesKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub shader_subgroup_clock: Bool32,
    pub shader_device_clock: Bool32,
}
zero_default!(
    PhysicalDeviceShaderClockFeaturesKHR, PHYSICAL_DEVICE_SHADER_CLOCK_FEATURES_KHR
);
/// `VkPhysicalDeviceIndexTypeUint8Features`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceIndexTypeUint8Features {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub index_type_uint8: Bool32,
}
zero_default!(
    PhysicalDeviceIndexTypeUint8Features, PHYSICAL_DEVICE_INDEX_TYPE_UINT8_FEATURES
);
/// `VkPhysicalDeviceShaderSMBuiltinsPropertiesNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceShaderSMBuiltinsPropertiesNV {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub shader_sm_count: u32,
    pub shader_warps_per_sm: u32,
}
zero_default!(
    PhysicalDeviceShaderSMBuiltinsPropertiesNV,
    PHYSICAL_DEVICE_SHADER_SM_BUILTINS_PROPERTIES_NV
);
/// `VkPhysicalDeviceShaderSMBuiltinsFeaturesNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceShaderSMBuiltinsFeaturesNV {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub shader_sm_builtins: Bool32,
}
zero_default!(
    PhysicalDeviceShaderSMBuiltinsFeaturesNV,
    PHYSICAL_DEVICE_SHADER_SM_BUILTINS_FEATURES_NV
);
/// `VkPhysicalDeviceFragmentShaderInterlockFeaturesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceFragmentShaderInterlockFeaturesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub fragment_shader_sample_interlock: Bool32,
    pub fragment_shader_pixel_interlock: Bool32,
    pub fragment_shader_shading_rate_interlock: Bool32,
}
zero_default!(
    PhysicalDeviceFragmentShaderInterlockFeaturesEXT,
    PHYSICAL_DEVICE_FRAGMENT_SHADER_INTERLOCK_FEATURES_EXT
);
/// `VkPhysicalDeviceSeparateDepthStencilLayoutsFeatures`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceSeparateDepthStencilLayoutsFeatures {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub separate_depth_stencil_layouts: Bool32,
}
zero_default!(
    PhysicalDeviceSeparateDepthStencilLayoutsFeatures,
    PHYSICAL_DEVICE_SEPARATE_DEPTH_STENCIL_LAYOUTS_FEATURES
);
/// `VkAttachmentReferenceStencilLayout`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct AttachmentReferenceStencilLayout {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub stencil_layout: ImageLayout,
}
zero_default!(AttachmentReferenceStencilLayout, ATTACHMENT_REFERENCE_STENCIL_LAYOUT);
/// `VkPhysicalDevicePrimitiveTopologyListRestartFeaturesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDevicePrimitiveTopologyListRestartFeaturesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub primitive_topology_list_restart: Bool32,
    pub primitive_topology_patch_list_restart: Bool32,
}
zero_default!(
    PhysicalDevicePrimitiveTopologyListRestartFeaturesEXT,
    PHYSICAL_DEVICE_PRIMITIVE_TOPOLOGY_LIST_RESTART_FEATURES_EXT
);
/// `VkAttachmentDescriptionStencilLayout`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct AttachmentDescriptionStencilLayout {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub stencil_initial_layout: ImageLayout,
    pub stencil_final_layout: ImageLayout,
}
zero_default!(AttachmentDescriptionStencilLayout, ATTACHMENT_DESCRIPTION_STENCIL_LAYOUT);
/// `VkPhysicalDevicePipelineExecutablePropertiesFeaturesKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDevicePipelineExecutablePropertiesFeaturesKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub pipeline_executable_info: Bool32,
}
zero_default!(
    PhysicalDevicePipelineExecutablePropertiesFeaturesKHR,
    PHYSICAL_DEVICE_PIPELINE_EXECUTABLE_PROPERTIES_FEATURES_KHR
);
/// `VkPipelineInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PipelineInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub pipeline: Pipeline,
}
zero_default!(PipelineInfoKHR, PIPELINE_INFO_KHR);
/// `VkPipelineExecutablePropertiesKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PipelineExecutablePropertiesKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub stages: ShaderStageFlags,
    pub name: [c_char; MAX_DESCRIPTION_SIZE],
    pub description: [c_char; MAX_DESCRIPTION_SIZE],
    pub subgroup_size: u32,
}
zero_default!(PipelineExecutablePropertiesKHR, PIPELINE_EXECUTABLE_PROPERTIES_KHR);
/// `VkPipelineExecutableInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PipelineExecutableInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub pipeline: Pipeline,
    pub executable_index: u32,
}
zero_default!(PipelineExecutableInfoKHR, PIPELINE_EXECUTABLE_INFO_KHR);
/// `VkPipelineExecutableStatisticKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PipelineExecutableStatisticKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub name: [c_char; MAX_DESCRIPTION_SIZE],
    pub description: [c_char; MAX_DESCRIPTION_SIZE],
    pub format: PipelineExecutableStatisticFormatKHR,
    pub value: PipelineExecutableStatisticValueKHR,
}
zero_default!(PipelineExecutableStatisticKHR, PIPELINE_EXECUTABLE_STATISTIC_KHR);
/// `VkPipelineExecutableInternalRepresentationKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PipelineExecutableInternalRepresentationKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub name: [c_char; MAX_DESCRIPTION_SIZE],
    pub description: [c_char; MAX_DESCRIPTION_SIZE],
    pub is_text: Bool32,
    pub data_size: usize,
    pub p_data: *mut c_void,
}
zero_default!(
    PipelineExecutableInternalRepresentationKHR,
    PIPELINE_EXECUTABLE_INTERNAL_REPRESENTATION_KHR
);
/// `VkPhysicalDeviceShaderDemoteToHelperInvocationFeatures`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceShaderDemoteToHelperInvocationFeatures {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub shader_demote_to_helper_invocation: Bool32,
}
zero_default!(
    PhysicalDeviceShaderDemoteToHelperInvocationFeatures,
    PHYSICAL_DEVICE_SHADER_DEMOTE_TO_HELPER_INVOCATION_FEATURES
);
/// `VkPhysicalDeviceTexelBufferAlignmentFeaturesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceTexelBufferAlignmentFeaturesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub texel_buffer_alignment: Bool32,
}
zero_default!(
    PhysicalDeviceTexelBufferAlignmentFeaturesEXT,
    PHYSICAL_DEVICE_TEXEL_BUFFER_ALIGNMENT_FEATURES_EXT
);
/// `VkPhysicalDeviceTexelBufferAlignmentProperties`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceTexelBufferAlignmentProperties {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub storage_texel_buffer_offset_alignment_bytes: DeviceSize,
    pub storage_texel_buffer_offset_single_texel_alignment: Bool32,
    pub uniform_texel_buffer_offset_alignment_bytes: DeviceSize,
    pub uniform_texel_buffer_offset_single_texel_alignment: Bool32,
}
zero_default!(
    PhysicalDeviceTexelBufferAlignmentProperties,
    PHYSICAL_DEVICE_TEXEL_BUFFER_ALIGNMENT_PROPERTIES
);
/// `VkPhysicalDeviceSubgroupSizeControlFeatures`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceSubgroupSizeControlFeatures {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub subgroup_size_control: Bool32,
    pub compute_full_subgroups: Bool32,
}
zero_default!(
    PhysicalDeviceSubgroupSizeControlFeatures,
    PHYSICAL_DEVICE_SUBGROUP_SIZE_CONTROL_FEATURES
);
/// `VkPhysicalDeviceSubgroupSizeControlProperties`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceSubgroupSizeControlProperties {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub min_subgroup_size: u32,
    pub max_subgroup_size: u32,
    pub max_compute_workgroup_subgroups: u32,
    pub required_subgroup_size_stages: ShaderStageFlags,
}
zero_default!(
    PhysicalDeviceSubgroupSizeControlProperties,
    PHYSICAL_DEVICE_SUBGROUP_SIZE_CONTROL_PROPERTIES
);
/// `VkPipelineShaderStageRequiredSubgroupSizeCreateInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PipelineShaderStageRequiredSubgroupSizeCreateInfo {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub required_subgroup_size: u32,
}
zero_default!(
    PipelineShaderStageRequiredSubgroupSizeCreateInfo,
    PIPELINE_SHADER_STAGE_REQUIRED_SUBGROUP_SIZE_CREATE_INFO
);
/// `VkSubpassShadingPipelineCreateInfoHUAWEI`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct SubpassShadingPipelineCreateInfoHUAWEI {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub render_pass: RenderPass,
    pub subpass: u32,
}
zero_default!(
    SubpassShadingPipelineCreateInfoHUAWEI, SUBPASS_SHADING_PIPELINE_CREATE_INFO_HUAWEI
);
/// `VkPhysicalDeviceSubpassShadingPropertiesHUAWEI`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceSubpassShadingPropertiesHUAWEI {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub max_subpass_shading_workgroup_size_aspect_ratio: u32,
}
zero_default!(
    PhysicalDeviceSubpassShadingPropertiesHUAWEI,
    PHYSICAL_DEVICE_SUBPASS_SHADING_PROPERTIES_HUAWEI
);
/// `VkPhysicalDeviceClusterCullingShaderPropertiesHUAWEI`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceClusterCullingShaderPropertiesHUAWEI {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub max_work_group_count: [u32; 3],
    pub max_work_group_size: [u32; 3],
    pub max_output_cluster_count: u32,
    pub indirect_buffer_offset_alignment: DeviceSize,
}
zero_default!(
    PhysicalDeviceClusterCullingShaderPropertiesHUAWEI,
    PHYSICAL_DEVICE_CLUSTER_CULLING_SHADER_PROPERTIES_HUAWEI
);
/// `VkMemoryOpaqueCaptureAddressAllocateInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct MemoryOpaqueCaptureAddressAllocateInfo {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub opaque_capture_address: u64,
}
zero_default!(
    MemoryOpaqueCaptureAddressAllocateInfo, MEMORY_OPAQUE_CAPTURE_ADDRESS_ALLOCATE_INFO
);
/// `VkDeviceMemoryOpaqueCaptureAddressInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DeviceMemoryOpaqueCaptureAddressInfo {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub memory: DeviceMemory,
}
zero_default!(
    DeviceMemoryOpaqueCaptureAddressInfo, DEVICE_MEMORY_OPAQUE_CAPTURE_ADDRESS_INFO
);
/// `VkPhysicalDeviceLineRasterizationFeatures`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceLineRasterizationFeatures {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub rectangular_lines: Bool32,
    pub bresenham_lines: Bool32,
    pub smooth_lines: Bool32,
    pub stippled_rectangular_lines: Bool32,
    pub stippled_bresenham_lines: Bool32,
    pub stippled_smooth_lines: Bool32,
}
zero_default!(
    PhysicalDeviceLineRasterizationFeatures, PHYSICAL_DEVICE_LINE_RASTERIZATION_FEATURES
);
/// `VkPhysicalDeviceLineRasterizationProperties`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceLineRasterizationProperties {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub line_sub_pixel_precision_bits: u32,
}
zero_default!(
    PhysicalDeviceLineRasterizationProperties,
    PHYSICAL_DEVICE_LINE_RASTERIZATION_PROPERTIES
);
/// `VkPipelineRasterizationLineStateCreateInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PipelineRasterizationLineStateCreateInfo {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub line_rasterization_mode: LineRasterizationMode,
    pub stippled_line_enable: Bool32,
    pub line_stipple_factor: u32,
    pub line_stipple_pattern: u16,
}
zero_default!(
    PipelineRasterizationLineStateCreateInfo,
    PIPELINE_RASTERIZATION_LINE_STATE_CREATE_INFO
);
/// `VkPhysicalDevicePipelineCreationCacheControlFeatures`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDevicePipelineCreationCacheControlFeatures {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub pipeline_creation_cache_control: Bool32,
}
zero_default!(
    PhysicalDevicePipelineCreationCacheControlFeatures,
    PHYSICAL_DEVICE_PIPELINE_CREATION_CACHE_CONTROL_FEATURES
);
/// `VkPhysicalDeviceVulkan11Features`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceVulkan11Features {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub storage_buffer16_bit_access: Bool32,
    pub uniform_and_storage_buffer16_bit_access: Bool32,
    pub storage_push_constant16: Bool32,
    pub storage_input_output16: Bool32,
    pub multiview: Bool32,
    pub multiview_geometry_shader: Bool32,
    pub multiview_tessellation_shader: Bool32,
    pub variable_pointers_storage_buffer: Bool32,
    pub variable_pointers: Bool32,
    pub protected_memory: Bool32,
    pub sampler_ycbcr_conversion: Bool32,
    pub shader_draw_parameters: Bool32,
}
zero_default!(PhysicalDeviceVulkan11Features, PHYSICAL_DEVICE_VULKAN_1_1_FEATURES);
/// `VkPhysicalDeviceVulkan11Properties`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceVulkan11Properties {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub device_uuid: [u8; UUID_SIZE],
    pub driver_uuid: [u8; UUID_SIZE],
    pub device_luid: [u8; LUID_SIZE],
    pub device_node_mask: u32,
    pub device_luid_valid: Bool32,
    pub subgroup_size: u32,
    pub subgroup_supported_stages: ShaderStageFlags,
    pub subgroup_supported_operations: SubgroupFeatureFlags,
    pub subgroup_quad_operations_in_all_stages: Bool32,
    pub point_clipping_behavior: PointClippingBehavior,
    pub max_multiview_view_count: u32,
    pub max_multiview_instance_index: u32,
    pub protected_no_fault: Bool32,
    pub max_per_set_descriptors: u32,
    pub max_memory_allocation_size: DeviceSize,
}
zero_default!(PhysicalDeviceVulkan11Properties, PHYSICAL_DEVICE_VULKAN_1_1_PROPERTIES);
/// `VkPhysicalDeviceVulkan12Features`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceVulkan12Features {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub sampler_mirror_clamp_to_edge: Bool32,
    pub draw_indirect_count: Bool32,
    pub storage_buffer8_bit_access: Bool32,
    pub uniform_and_storage_buffer8_bit_access: Bool32,
    pub storage_push_constant8: Bool32,
    pub shader_buffer_int64_atomics: Bool32,
    pub shader_shared_int64_atomics: Bool32,
    pub shader_float16: Bool32,
    pub shader_int8: Bool32,
    pub descriptor_indexing: Bool32,
    pub shader_input_attachment_array_dynamic_indexing: Bool32,
    pub shader_uniform_texel_buffer_array_dynamic_indexing: Bool32,
    pub shader_storage_texel_buffer_array_dynamic_indexing: Bool32,
    pub shader_uniform_buffer_array_non_uniform_indexing: Bool32,
    pub shader_sampled_image_array_non_uniform_indexing: Bool32,
    pub shader_storage_buffer_array_non_uniform_indexing: Bool32,
    pub shader_storage_image_array_non_uniform_indexing: Bool32,
    pub shader_input_attachment_array_non_uniform_indexing: Bool32,
    pub shader_uniform_texel_buffer_array_non_uniform_indexing: Bool32,
    pub shader_storage_texel_buffer_array_non_uniform_indexing: Bool32,
    pub descriptor_binding_uniform_buffer_update_after_bind: Bool32,
    pub descriptor_binding_sampled_image_update_after_bind: Bool32,
    pub descriptor_binding_storage_image_update_after_bind: Bool32,
    pub descriptor_binding_storage_buffer_update_after_bind: Bool32,
    pub descriptor_binding_uniform_texel_buffer_update_after_bind: Bool32,
    pub descriptor_binding_storage_texel_buffer_update_after_bind: Bool32,
    pub descriptor_binding_update_unused_while_pending: Bool32,
    pub descriptor_binding_partially_bound: Bool32,
    pub descriptor_binding_variable_descriptor_count: Bool32,
    pub runtime_descriptor_array: Bool32,
    pub sampler_filter_minmax: Bool32,
    pub scalar_block_layout: Bool32,
    pub imageless_framebuffer: Bool32,
    pub uniform_buffer_standard_layout: Bool32,
    pub shader_subgroup_extended_types: Bool32,
    pub separate_depth_stencil_layouts: Bool32,
    pub host_query_reset: Bool32,
    pub timeline_semaphore: Bool32,
    pub buffer_device_address: Bool32,
    pub buffer_device_address_capture_replay: Bool32,
    pub buffer_device_address_multi_device: Bool32,
    pub vulkan_memory_model: Bool32,
    pub vulkan_memory_model_device_scope: Bool32,
    pub vulkan_memory_model_availability_visibility_chains: Bool32,
    pub shader_output_viewport_index: Bool32,
    pub shader_output_layer: Bool32,
    pub subgroup_broadcast_dynamic_id: Bool32,
}
zero_default!(PhysicalDeviceVulkan12Features, PHYSICAL_DEVICE_VULKAN_1_2_FEATURES);
/// `VkPhysicalDeviceVulkan12Properties`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceVulkan12Properties {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub driver_id: DriverId,
    pub driver_name: [c_char; MAX_DRIVER_NAME_SIZE],
    pub driver_info: [c_char; MAX_DRIVER_INFO_SIZE],
    pub conformance_version: ConformanceVersion,
    pub denorm_behavior_independence: ShaderFloatControlsIndependence,
    pub rounding_mode_independence: ShaderFloatControlsIndependence,
    pub shader_signed_zero_inf_nan_preserve_float16: Bool32,
    pub shader_signed_zero_inf_nan_preserve_float32: Bool32,
    pub shader_signed_zero_inf_nan_preserve_float64: Bool32,
    pub shader_denorm_preserve_float16: Bool32,
    pub shader_denorm_preserve_float32: Bool32,
    pub shader_denorm_preserve_float64: Bool32,
    pub shader_denorm_flush_to_zero_float16: Bool32,
    pub shader_denorm_flush_to_zero_float32: Bool32,
    pub shader_denorm_flush_to_zero_float64: Bool32,
    pub shader_rounding_mode_rte_float16: Bool32,
    pub shader_rounding_mode_rte_float32: Bool32,
    pub shader_rounding_mode_rte_float64: Bool32,
    pub shader_rounding_mode_rtz_float16: Bool32,
    pub shader_rounding_mode_rtz_float32: Bool32,
    pub shader_rounding_mode_rtz_float64: Bool32,
    pub max_update_after_bind_descriptors_in_all_pools: u32,
    pub shader_uniform_buffer_array_non_uniform_indexing_native: Bool32,
    pub shader_sampled_image_array_non_uniform_indexing_native: Bool32,
    pub shader_storage_buffer_array_non_uniform_indexing_native: Bool32,
    pub shader_storage_image_array_non_uniform_indexing_native: Bool32,
    pub shader_input_attachment_array_non_uniform_indexing_native: Bool32,
    pub robust_buffer_access_update_after_bind: Bool32,
    pub quad_divergent_implicit_lod: Bool32,
    pub max_per_stage_descriptor_update_after_bind_samplers: u32,
    pub max_per_stage_descriptor_update_after_bind_uniform_buffers: u32,
    pub max_per_stage_descriptor_update_after_bind_storage_buffers: u32,
    pub max_per_stage_descriptor_update_after_bind_sampled_images: u32,
    pub max_per_stage_descriptor_update_after_bind_storage_images: u32,
    pub max_per_stage_descriptor_update_after_bind_input_attachments: u32,
    pub max_per_stage_update_after_bind_resources: u32,
    pub max_descriptor_set_update_after_bind_samplers: u32,
    pub max_descriptor_set_update_after_bind_uniform_buffers: u32,
    pub max_descriptor_set_update_after_bind_uniform_buffers_dynamic: u32,
    pub max_descriptor_set_update_after_bind_storage_buffers: u32,
    pub max_descriptor_set_update_after_bind_storage_buffers_dynamic: u32,
    pub max_descriptor_set_update_after_bind_sampled_images: u32,
    pub max_descriptor_set_update_after_bind_storage_images: u32,
    pub max_descriptor_set_update_after_bind_input_attachments: u32,
    pub supported_depth_resolve_modes: ResolveModeFlags,
    pub supported_stencil_resolve_modes: ResolveModeFlags,
    pub independent_resolve_none: Bool32,
    pub independent_resolve: Bool32,
    pub filter_minmax_single_component_formats: Bool32,
    pub filter_minmax_image_component_mapping: Bool32,
    pub max_timeline_semaphore_value_difference: u64,
    pub framebuffer_integer_color_sample_counts: SampleCountFlags,
}
zero_default!(PhysicalDeviceVulkan12Properties, PHYSICAL_DEVICE_VULKAN_1_2_PROPERTIES);
/// `VkPhysicalDeviceVulkan13Features`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceVulkan13Features {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub robust_image_access: Bool32,
    pub inline_uniform_block: Bool32,
    pub descriptor_binding_inline_uniform_block_update_after_bind: Bool32,
    pub pipeline_creation_cache_control: Bool32,
    pub private_data: Bool32,
    pub shader_demote_to_helper_invocation: Bool32,
    pub shader_terminate_invocation: Bool32,
    pub subgroup_size_control: Bool32,
    pub compute_full_subgroups: Bool32,
    pub synchronization2: Bool32,
    pub texture_compression_astc_hdr: Bool32,
    pub shader_zero_initialize_workgroup_memory: Bool32,
    pub dynamic_rendering: Bool32,
    pub shader_integer_dot_product: Bool32,
    pub maintenance4: Bool32,
}
zero_default!(PhysicalDeviceVulkan13Features, PHYSICAL_DEVICE_VULKAN_1_3_FEATURES);
/// `VkPhysicalDeviceVulkan13Properties`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceVulkan13Properties {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub min_subgroup_size: u32,
    pub max_subgroup_size: u32,
    pub max_compute_workgroup_subgroups: u32,
    pub required_subgroup_size_stages: ShaderStageFlags,
    pub max_inline_uniform_block_size: u32,
    pub max_per_stage_descriptor_inline_uniform_blocks: u32,
    pub max_per_stage_descriptor_update_after_bind_inline_uniform_blocks: u32,
    pub max_descriptor_set_inline_uniform_blocks: u32,
    pub max_descriptor_set_update_after_bind_inline_uniform_blocks: u32,
    pub max_inline_uniform_total_size: u32,
    pub integer_dot_product8_bit_unsigned_accelerated: Bool32,
    pub integer_dot_product8_bit_signed_accelerated: Bool32,
    pub integer_dot_product8_bit_mixed_signedness_accelerated: Bool32,
    pub integer_dot_product4x8_bit_packed_unsigned_accelerated: Bool32,
    pub integer_dot_product4x8_bit_packed_signed_accelerated: Bool32,
    pub integer_dot_product4x8_bit_packed_mixed_signedness_accelerated: Bool32,
    pub integer_dot_product16_bit_unsigned_accelerated: Bool32,
    pub integer_dot_product16_bit_signed_accelerated: Bool32,
    pub integer_dot_product16_bit_mixed_signedness_accelerated: Bool32,
    pub integer_dot_product32_bit_unsigned_accelerated: Bool32,
    pub integer_dot_product32_bit_signed_accelerated: Bool32,
    pub integer_dot_product32_bit_mixed_signedness_accelerated: Bool32,
    pub integer_dot_product64_bit_unsigned_accelerated: Bool32,
    pub integer_dot_product64_bit_signed_accelerated: Bool32,
    pub integer_dot_product64_bit_mixed_signedness_accelerated: Bool32,
    pub integer_dot_product_accumulating_saturating8_bit_unsigned_accelerated: Bool32,
    pub integer_dot_product_accumulating_saturating8_bit_signed_accelerated: Bool32,
    pub integer_dot_product_accumulating_saturating8_bit_mixed_signedness_accelerated: Bool32,
    pub integer_dot_product_accumulating_saturating4x8_bit_packed_unsigned_accelerated: Bool32,
    pub integer_dot_product_accumulating_saturating4x8_bit_packed_signed_accelerated: Bool32,
    pub integer_dot_product_accumulating_saturating4x8_bit_packed_mixed_signedness_accelerated: Bool32,
    pub integer_dot_product_accumulating_saturating16_bit_unsigned_accelerated: Bool32,
    pub integer_dot_product_accumulating_saturating16_bit_signed_accelerated: Bool32,
    pub integer_dot_product_accumulating_saturating16_bit_mixed_signedness_accelerated: Bool32,
    pub integer_dot_product_accumulating_saturating32_bit_unsigned_accelerated: Bool32,
    pub integer_dot_product_accumulating_saturating32_bit_signed_accelerated: Bool32,
    pub integer_dot_product_accumulating_saturating32_bit_mixed_signedness_accelerated: Bool32,
    pub integer_dot_product_accumulating_saturating64_bit_unsigned_accelerated: Bool32,
    pub integer_dot_product_accumulating_saturating64_bit_signed_accelerated: Bool32,
    pub integer_dot_product_accumulating_saturating64_bit_mixed_signedness_accelerated: Bool32,
    pub storage_texel_buffer_offset_alignment_bytes: DeviceSize,
    pub storage_texel_buffer_offset_single_texel_alignment: Bool32,
    pub uniform_texel_buffer_offset_alignment_bytes: DeviceSize,
    pub uniform_texel_buffer_offset_single_texel_alignment: Bool32,
    pub max_buffer_size: DeviceSize,
}
zero_default!(PhysicalDeviceVulkan13Properties, PHYSICAL_DEVICE_VULKAN_1_3_PROPERTIES);
/// `VkPhysicalDeviceVulkan14Features`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceVulkan14Features {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub global_priority_query: Bool32,
    pub shader_subgroup_rotate: Bool32,
    pub shader_subgroup_rotate_clustered: Bool32,
    pub shader_float_controls2: Bool32,
    pub shader_expect_assume: Bool32,
    pub rectangular_lines: Bool32,
    pub bresenham_lines: Bool32,
    pub smooth_lines: Bool32,
    pub stippled_rectangular_lines: Bool32,
    pub stippled_bresenham_lines: Bool32,
    pub stippled_smooth_lines: Bool32,
    pub vertex_attribute_instance_rate_divisor: Bool32,
    pub vertex_attribute_instance_rate_zero_divisor: Bool32,
    pub index_type_uint8: Bool32,
    pub dynamic_rendering_local_read: Bool32,
    pub maintenance5: Bool32,
    pub maintenance6: Bool32,
    pub pipeline_protected_access: Bool32,
    pub pipeline_robustness: Bool32,
    pub host_image_copy: Bool32,
    pub push_descriptor: Bool32,
}
zero_default!(PhysicalDeviceVulkan14Features, PHYSICAL_DEVICE_VULKAN_1_4_FEATURES);
/// `VkPhysicalDeviceVulkan14Properties`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceVulkan14Properties {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub line_sub_pixel_precision_bits: u32,
    pub max_vertex_attrib_divisor: u32,
    pub supports_non_zero_first_instance: Bool32,
    pub max_push_descriptors: u32,
    pub dynamic_rendering_local_read_depth_stencil_attachments: Bool32,
    pub dynamic_rendering_local_read_multisampled_attachments: Bool32,
    pub early_fragment_multisample_coverage_after_sample_counting: Bool32,
    pub early_fragment_sample_mask_test_before_sample_counting: Bool32,
    pub depth_stencil_swizzle_one_support: Bool32,
    pub polygon_mode_point_size: Bool32,
    pub non_strict_single_pixel_wide_lines_use_parallelogram: Bool32,
    pub non_strict_wide_lines_use_parallelogram: Bool32,
    pub block_texel_view_compatible_multiple_layers: Bool32,
    pub max_combined_image_sampler_descriptor_count: u32,
    pub fragment_shading_rate_clamp_combiner_inputs: Bool32,
    pub default_robustness_storage_buffers: PipelineRobustnessBufferBehavior,
    pub default_robustness_uniform_buffers: PipelineRobustnessBufferBehavior,
    pub default_robustness_vertex_inputs: PipelineRobustnessBufferBehavior,
    pub default_robustness_images: PipelineRobustnessImageBehavior,
    pub copy_src_layout_count: u32,
    pub p_copy_src_layouts: *mut ImageLayout,
    pub copy_dst_layout_count: u32,
    pub p_copy_dst_layouts: *mut ImageLayout,
    pub optimal_tiling_layout_uuid: [u8; UUID_SIZE],
    pub identical_memory_type_requirements: Bool32,
}
zero_default!(PhysicalDeviceVulkan14Properties, PHYSICAL_DEVICE_VULKAN_1_4_PROPERTIES);
/// `VkPipelineCompilerControlCreateInfoAMD`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PipelineCompilerControlCreateInfoAMD {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub compiler_control_flags: PipelineCompilerControlFlagsAMD,
}
zero_default!(
    PipelineCompilerControlCreateInfoAMD, PIPELINE_COMPILER_CONTROL_CREATE_INFO_AMD
);
/// `VkPhysicalDeviceCoherentMemoryFeaturesAMD`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceCoherentMemoryFeaturesAMD {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub device_coherent_memory: Bool32,
}
zero_default!(
    PhysicalDeviceCoherentMemoryFeaturesAMD, PHYSICAL_DEVICE_COHERENT_MEMORY_FEATURES_AMD
);
/// `VkGpaPerfBlockPropertiesAMD`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct GpaPerfBlockPropertiesAMD {
    pub block_type: GpaPerfBlockAMD,
    pub flags: GpaPerfBlockPropertiesFlagsAMD,
    pub instance_count: u32,
    pub max_event_id: u32,
    pub max_global_only_counters: u32,
    pub max_global_shared_counters: u32,
    pub max_streaming_counters: u32,
}
zero_default!(GpaPerfBlockPropertiesAMD);
/// `VkPhysicalDeviceGpaFeaturesAMD`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceGpaFeaturesAMD {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub perf_counters: Bool32,
    pub streaming_perf_counters: Bool32,
    pub sq_thread_tracing: Bool32,
    pub clock_modes: Bool32,
}
zero_default!(PhysicalDeviceGpaFeaturesAMD, PHYSICAL_DEVICE_GPA_FEATURES_AMD);
/// `VkPhysicalDeviceGpaPropertiesAMD`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceGpaPropertiesAMD {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub flags: PhysicalDeviceGpaPropertiesFlagsAMD,
    pub max_sqtt_se_buffer_size: DeviceSize,
    pub shader_engine_count: u32,
    pub perf_block_count: u32,
    pub p_perf_blocks: *mut GpaPerfBlockPropertiesAMD,
}
zero_default!(PhysicalDeviceGpaPropertiesAMD, PHYSICAL_DEVICE_GPA_PROPERTIES_AMD);
/// `VkPhysicalDeviceGpaProperties2AMD`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceGpaProperties2AMD {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub revision_id: u32,
}
zero_default!(PhysicalDeviceGpaProperties2AMD, PHYSICAL_DEVICE_GPA_PROPERTIES_2_AMD);
/// `VkGpaPerfCounterAMD`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct GpaPerfCounterAMD {
    pub block_type: GpaPerfBlockAMD,
    pub block_instance: u32,
    pub event_id: u32,
}
zero_default!(GpaPerfCounterAMD);
/// `VkGpaSampleBeginInfoAMD`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct GpaSampleBeginInfoAMD {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub sample_type: GpaSampleTypeAMD,
    pub sample_internal_operations: Bool32,
    pub cache_flush_on_counter_collection: Bool32,
    pub sq_shader_mask_enable: Bool32,
    pub sq_shader_mask: GpaSqShaderStageFlagsAMD,
    pub perf_counter_count: u32,
    pub p_perf_counters: *const GpaPerfCounterAMD,
    pub streaming_perf_trace_sample_interval: u32,
    pub perf_counter_device_memory_limit: DeviceSize,
    pub sq_thread_trace_enable: Bool32,
    pub sq_thread_trace_suppress_instruction_tokens: Bool32,
    pub sq_thread_trace_device_memory_limit: DeviceSize,
    pub timing_pre_sample: PipelineStageFlags,
    pub timing_post_sample: PipelineStageFlags,
}
zero_default!(GpaSampleBeginInfoAMD, GPA_SAMPLE_BEGIN_INFO_AMD);
/// `VkGpaDeviceClockModeInfoAMD`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct GpaDeviceClockModeInfoAMD {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub clock_mode: GpaDeviceClockModeAMD,
    pub memory_clock_ratio_to_peak: f32,
    pub engine_clock_ratio_to_peak: f32,
}
zero_default!(GpaDeviceClockModeInfoAMD, GPA_DEVICE_CLOCK_MODE_INFO_AMD);
/// `VkGpaDeviceGetClockInfoAMD`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct GpaDeviceGetClockInfoAMD {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub memory_clock_ratio_to_peak: f32,
    pub engine_clock_ratio_to_peak: f32,
    pub memory_clock_frequency: u32,
    pub engine_clock_frequency: u32,
}
zero_default!(GpaDeviceGetClockInfoAMD, GPA_DEVICE_GET_CLOCK_INFO_AMD);
/// `VkGpaSessionCreateInfoAMD`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct GpaSessionCreateInfoAMD {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub secondary_copy_source: GpaSessionAMD,
}
zero_default!(GpaSessionCreateInfoAMD, GPA_SESSION_CREATE_INFO_AMD);
/// `VkPhysicalDeviceToolProperties`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceToolProperties {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub name: [c_char; MAX_EXTENSION_NAME_SIZE],
    pub version: [c_char; MAX_EXTENSION_NAME_SIZE],
    pub purposes: ToolPurposeFlags,
    pub description: [c_char; MAX_DESCRIPTION_SIZE],
    pub layer: [c_char; MAX_EXTENSION_NAME_SIZE],
}
zero_default!(PhysicalDeviceToolProperties, PHYSICAL_DEVICE_TOOL_PROPERTIES);
/// `VkSamplerCustomBorderColorCreateInfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct SamplerCustomBorderColorCreateInfoEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub custom_border_color: ClearColorValue,
    pub format: Format,
}
zero_default!(
    SamplerCustomBorderColorCreateInfoEXT, SAMPLER_CUSTOM_BORDER_COLOR_CREATE_INFO_EXT
);
/// `VkPhysicalDeviceCustomBorderColorPropertiesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceCustomBorderColorPropertiesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub max_custom_border_color_samplers: u32,
}
zero_default!(
    PhysicalDeviceCustomBorderColorPropertiesEXT,
    PHYSICAL_DEVICE_CUSTOM_BORDER_COLOR_PROPERTIES_EXT
);
/// `VkPhysicalDeviceCustomBorderColorFeaturesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceCustomBorderColorFeaturesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub custom_border_colors: Bool32,
    pub custom_border_color_without_format: Bool32,
}
zero_default!(
    PhysicalDeviceCustomBorderColorFeaturesEXT,
    PHYSICAL_DEVICE_CUSTOM_BORDER_COLOR_FEATURES_EXT
);
/// `VkSamplerBorderColorComponentMappingCreateInfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct SamplerBorderColorComponentMappingCreateInfoEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub components: ComponentMapping,
    pub srgb: Bool32,
}
zero_default!(
    SamplerBorderColorComponentMappingCreateInfoEXT,
    SAMPLER_BORDER_COLOR_COMPONENT_MAPPING_CREATE_INFO_EXT
);
/// `VkPhysicalDeviceBorderColorSwizzleFeaturesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceBorderColorSwizzleFeaturesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub border_color_swizzle: Bool32,
    pub border_color_swizzle_from_image: Bool32,
}
zero_default!(
    PhysicalDeviceBorderColorSwizzleFeaturesEXT,
    PHYSICAL_DEVICE_BORDER_COLOR_SWIZZLE_FEATURES_EXT
);
/// `VkAccelerationStructureGeometryTrianglesDataKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct AccelerationStructureGeometryTrianglesDataKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub vertex_format: Format,
    pub vertex_data: DeviceOrHostAddressConstKHR,
    pub vertex_stride: DeviceSize,
    pub max_vertex: u32,
    pub index_type: IndexType,
    pub index_data: DeviceOrHostAddressConstKHR,
    pub transform_data: DeviceOrHostAddressConstKHR,
}
zero_default!(
    AccelerationStructureGeometryTrianglesDataKHR,
    ACCELERATION_STRUCTURE_GEOMETRY_TRIANGLES_DATA_KHR
);
/// `VkAccelerationStructureGeometryAabbsDataKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct AccelerationStructureGeometryAabbsDataKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub data: DeviceOrHostAddressConstKHR,
    pub stride: DeviceSize,
}
zero_default!(
    AccelerationStructureGeometryAabbsDataKHR,
    ACCELERATION_STRUCTURE_GEOMETRY_AABBS_DATA_KHR
);
/// `VkAccelerationStructureGeometryInstancesDataKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct AccelerationStructureGeometryInstancesDataKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub array_of_pointers: Bool32,
    pub data: DeviceOrHostAddressConstKHR,
}
zero_default!(
    AccelerationStructureGeometryInstancesDataKHR,
    ACCELERATION_STRUCTURE_GEOMETRY_INSTANCES_DATA_KHR
);
/// `VkAccelerationStructureGeometryLinearSweptSpheresDataNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct AccelerationStructureGeometryLinearSweptSpheresDataNV {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub vertex_format: Format,
    pub vertex_data: DeviceOrHostAddressConstKHR,
    pub vertex_stride: DeviceSize,
    pub radius_format: Format,
    pub radius_data: DeviceOrHostAddressConstKHR,
    pub radius_stride: DeviceSize,
    pub index_type: IndexType,
    pub index_data: DeviceOrHostAddressConstKHR,
    pub index_stride: DeviceSize,
    pub indexing_mode: RayTracingLssIndexingModeNV,
    pub end_caps_mode: RayTracingLssPrimitiveEndCapsModeNV,
}
zero_default!(
    AccelerationStructureGeometryLinearSweptSpheresDataNV,
    ACCELERATION_STRUCTURE_GEOMETRY_LINEAR_SWEPT_SPHERES_DATA_NV
);
/// `VkAccelerationStructureGeometrySpheresDataNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct AccelerationStructureGeometrySpheresDataNV {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub vertex_format: Format,
    pub vertex_data: DeviceOrHostAddressConstKHR,
    pub vertex_stride: DeviceSize,
    pub radius_format: Format,
    pub radius_data: DeviceOrHostAddressConstKHR,
    pub radius_stride: DeviceSize,
    pub index_type: IndexType,
    pub index_data: DeviceOrHostAddressConstKHR,
    pub index_stride: DeviceSize,
}
zero_default!(
    AccelerationStructureGeometrySpheresDataNV,
    ACCELERATION_STRUCTURE_GEOMETRY_SPHERES_DATA_NV
);
/// `VkAccelerationStructureGeometryKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct AccelerationStructureGeometryKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub geometry_type: GeometryTypeKHR,
    pub geometry: AccelerationStructureGeometryDataKHR,
    pub flags: GeometryFlagsKHR,
}
zero_default!(AccelerationStructureGeometryKHR, ACCELERATION_STRUCTURE_GEOMETRY_KHR);
/// `VkAccelerationStructureBuildGeometryInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct AccelerationStructureBuildGeometryInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub ty: AccelerationStructureTypeKHR,
    pub flags: BuildAccelerationStructureFlagsKHR,
    pub mode: BuildAccelerationStructureModeKHR,
    pub src_acceleration_structure: AccelerationStructureKHR,
    pub dst_acceleration_structure: AccelerationStructureKHR,
    pub geometry_count: u32,
    pub p_geometries: *const AccelerationStructureGeometryKHR,
    pub pp_geometries: *const *const AccelerationStructureGeometryKHR,
    pub scratch_data: DeviceOrHostAddressKHR,
}
zero_default!(
    AccelerationStructureBuildGeometryInfoKHR,
    ACCELERATION_STRUCTURE_BUILD_GEOMETRY_INFO_KHR
);
/// `VkAccelerationStructureBuildRangeInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct AccelerationStructureBuildRangeInfoKHR {
    pub primitive_count: u32,
    pub primitive_offset: u32,
    pub first_vertex: u32,
    pub transform_offset: u32,
}
zero_default!(AccelerationStructureBuildRangeInfoKHR);
/// `VkAccelerationStructureCreateInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct AccelerationStructureCreateInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub create_flags: AccelerationStructureCreateFlagsKHR,
    pub buffer: Buffer,
    pub offset: DeviceSize,
    pub size: DeviceSize,
    pub ty: AccelerationStructureTypeKHR,
    pub device_address: DeviceAddress,
}
zero_default!(
    AccelerationStructureCreateInfoKHR, ACCELERATION_STRUCTURE_CREATE_INFO_KHR
);
/// `VkAabbPositionsKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct AabbPositionsKHR {
    pub min_x: f32,
    pub min_y: f32,
    pub min_z: f32,
    pub max_x: f32,
    pub max_y: f32,
    pub max_z: f32,
}
zero_default!(AabbPositionsKHR);
/// `VkTransformMatrixKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct TransformMatrixKHR {
    pub matrix: [[f32; 4]; 3],
}
zero_default!(TransformMatrixKHR);
/// `VkAccelerationStructureInstanceKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct AccelerationStructureInstanceKHR {
    pub transform: TransformMatrixKHR,
    bitfield_0: u32,
    bitfield_1: u32,
    pub acceleration_structure_reference: u64,
}
zero_default!(AccelerationStructureInstanceKHR);
impl AccelerationStructureInstanceKHR {
    bit_field!(
        bitfield_0 : u32, 0, 0xffffff, get_instance_custom_index,
        set_instance_custom_index
    );
    bit_field!(bitfield_0 : u32, 24, 0xff, get_mask, set_mask);
    bit_field!(
        bitfield_1 : u32, 0, 0xffffff, get_instance_shader_binding_table_record_offset,
        set_instance_shader_binding_table_record_offset
    );
    bit_field!(
        bitfield_1 : u32, 24, 0xff, get_flags, set_flags, GeometryInstanceFlagsKHR
    );
}
/// `VkAccelerationStructureDeviceAddressInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct AccelerationStructureDeviceAddressInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub acceleration_structure: AccelerationStructureKHR,
}
zero_default!(
    AccelerationStructureDeviceAddressInfoKHR,
    ACCELERATION_STRUCTURE_DEVICE_ADDRESS_INFO_KHR
);
/// `VkAccelerationStructureVersionInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct AccelerationStructureVersionInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub p_version_data: *const u8,
}
zero_default!(
    AccelerationStructureVersionInfoKHR, ACCELERATION_STRUCTURE_VERSION_INFO_KHR
);
/// `VkCopyAccelerationStructureInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct CopyAccelerationStructureInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub src: AccelerationStructureKHR,
    pub dst: AccelerationStructureKHR,
    pub mode: CopyAccelerationStructureModeKHR,
}
zero_default!(CopyAccelerationStructureInfoKHR, COPY_ACCELERATION_STRUCTURE_INFO_KHR);
/// `VkCopyAccelerationStructureToMemoryInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct CopyAccelerationStructureToMemoryInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub src: AccelerationStructureKHR,
    pub dst: DeviceOrHostAddressKHR,
    pub mode: CopyAccelerationStructureModeKHR,
}
zero_default!(
    CopyAccelerationStructureToMemoryInfoKHR,
    COPY_ACCELERATION_STRUCTURE_TO_MEMORY_INFO_KHR
);
/// `VkCopyMemoryToAccelerationStructureInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct CopyMemoryToAccelerationStructureInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub src: DeviceOrHostAddressConstKHR,
    pub dst: AccelerationStructureKHR,
    pub mode: CopyAccelerationStructureModeKHR,
}
zero_default!(
    CopyMemoryToAccelerationStructureInfoKHR,
    COPY_MEMORY_TO_ACCELERATION_STRUCTURE_INFO_KHR
);
/// `VkRayTracingPipelineInterfaceCreateInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct RayTracingPipelineInterfaceCreateInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub max_pipeline_ray_payload_size: u32,
    pub max_pipeline_ray_hit_attribute_size: u32,
}
zero_default!(
    RayTracingPipelineInterfaceCreateInfoKHR,
    RAY_TRACING_PIPELINE_INTERFACE_CREATE_INFO_KHR
);
/// `VkPipelineLibraryCreateInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PipelineLibraryCreateInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub library_count: u32,
    pub p_libraries: *const Pipeline,
}
zero_default!(PipelineLibraryCreateInfoKHR, PIPELINE_LIBRARY_CREATE_INFO_KHR);
/// `VkPhysicalDeviceExtendedDynamicStateFeaturesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceExtendedDynamicStateFeaturesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub extended_dynamic_state: Bool32,
}
zero_default!(
    PhysicalDeviceExtendedDynamicStateFeaturesEXT,
    PHYSICAL_DEVICE_EXTENDED_DYNAMIC_STATE_FEATURES_EXT
);
/// `VkPhysicalDeviceExtendedDynamicState2FeaturesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceExtendedDynamicState2FeaturesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub extended_dynamic_state2: Bool32,
    pub extended_dynamic_state2_logic_op: Bool32,
    pub extended_dynamic_state2_patch_control_points: Bool32,
}
zero_default!(
    PhysicalDeviceExtendedDynamicState2FeaturesEXT,
    PHYSICAL_DEVICE_EXTENDED_DYNAMIC_STATE_2_FEATURES_EXT
);
/// `VkPhysicalDeviceExtendedDynamicState3FeaturesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceExtendedDynamicState3FeaturesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub extended_dynamic_state3_tessellation_domain_origin: Bool32,
    pub extended_dynamic_state3_depth_clamp_enable: Bool32,
    pub extended_dynamic_state3_polygon_mode: Bool32,
    pub extended_dynamic_state3_rasterization_samples: Bool32,
    pub extended_dynamic_state3_sample_mask: Bool32,
    pub extended_dynamic_state3_alpha_to_coverage_enable: Bool32,
    pub extended_dynamic_state3_alpha_to_one_enable: Bool32,
    pub extended_dynamic_state3_logic_op_enable: Bool32,
    pub extended_dynamic_state3_color_blend_enable: Bool32,
    pub extended_dynamic_state3_color_blend_equation: Bool32,
    pub extended_dynamic_state3_color_write_mask: Bool32,
    pub extended_dynamic_state3_rasterization_stream: Bool32,
    pub extended_dynamic_state3_conservative_rasterization_mode: Bool32,
    pub extended_dynamic_state3_extra_primitive_overestimation_size: Bool32,
    pub extended_dynamic_state3_depth_clip_enable: Bool32,
    pub extended_dynamic_state3_sample_locations_enable: Bool32,
    pub extended_dynamic_state3_color_blend_advanced: Bool32,
    pub extended_dynamic_state3_provoking_vertex_mode: Bool32,
    pub extended_dynamic_state3_line_rasterization_mode: Bool32,
    pub extended_dynamic_state3_line_stipple_enable: Bool32,
    pub extended_dynamic_state3_depth_clip_negative_one_to_one: Bool32,
    pub extended_dynamic_state3_viewport_w_scaling_enable: Bool32,
    pub extended_dynamic_state3_viewport_swizzle: Bool32,
    pub extended_dynamic_state3_coverage_to_color_enable: Bool32,
    pub extended_dynamic_state3_coverage_to_color_location: Bool32,
    pub extended_dynamic_state3_coverage_modulation_mode: Bool32,
    pub extended_dynamic_state3_coverage_modulation_table_enable: Bool32,
    pub extended_dynamic_state3_coverage_modulation_table: Bool32,
    pub extended_dynamic_state3_coverage_reduction_mode: Bool32,
    pub extended_dynamic_state3_representative_fragment_test_enable: Bool32,
    pub extended_dynamic_state3_shading_rate_image_enable: Bool32,
}
zero_default!(
    PhysicalDeviceExtendedDynamicState3FeaturesEXT,
    PHYSICAL_DEVICE_EXTENDED_DYNAMIC_STATE_3_FEATURES_EXT
);
/// `VkPhysicalDeviceExtendedDynamicState3PropertiesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceExtendedDynamicState3PropertiesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub dynamic_primitive_topology_unrestricted: Bool32,
}
zero_default!(
    PhysicalDeviceExtendedDynamicState3PropertiesEXT,
    PHYSICAL_DEVICE_EXTENDED_DYNAMIC_STATE_3_PROPERTIES_EXT
);
/// `VkPhysicalDeviceExtendedFlagsFeaturesKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceExtendedFlagsFeaturesKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub extended_flags: Bool32,
}
zero_default!(
    PhysicalDeviceExtendedFlagsFeaturesKHR, PHYSICAL_DEVICE_EXTENDED_FLAGS_FEATURES_KHR
);
/// `VkColorBlendEquationEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ColorBlendEquationEXT {
    pub src_color_blend_factor: BlendFactor,
    pub dst_color_blend_factor: BlendFactor,
    pub color_blend_op: BlendOp,
    pub src_alpha_blend_factor: BlendFactor,
    pub dst_alpha_blend_factor: BlendFactor,
    pub alpha_blend_op: BlendOp,
}
zero_default!(ColorBlendEquationEXT);
/// `VkColorBlendAdvancedEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ColorBlendAdvancedEXT {
    pub advanced_blend_op: BlendOp,
    pub src_premultiplied: Bool32,
    pub dst_premultiplied: Bool32,
    pub blend_overlap: BlendOverlapEXT,
    pub clamp_results: Bool32,
}
zero_default!(ColorBlendAdvancedEXT);
/// `VkRenderPassTransformBeginInfoQCOM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct RenderPassTransformBeginInfoQCOM {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub transform: SurfaceTransformFlagsKHR,
}
zero_default!(RenderPassTransformBeginInfoQCOM, RENDER_PASS_TRANSFORM_BEGIN_INFO_QCOM);
/// `VkCopyCommandTransformInfoQCOM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct CopyCommandTransformInfoQCOM {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub transform: SurfaceTransformFlagsKHR,
}
zero_default!(CopyCommandTransformInfoQCOM, COPY_COMMAND_TRANSFORM_INFO_QCOM);
/// `VkCommandBufferInheritanceRenderPassTransformInfoQCOM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct CommandBufferInheritanceRenderPassTransformInfoQCOM {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub transform: SurfaceTransformFlagsKHR,
    pub render_area: Rect2D,
}
zero_default!(
    CommandBufferInheritanceRenderPassTransformInfoQCOM,
    COMMAND_BUFFER_INHERITANCE_RENDER_PASS_TRANSFORM_INFO_QCOM
);
/// `VkPhysicalDevicePartitionedAccelerationStructureFeaturesNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDevicePartitionedAccelerationStructureFeaturesNV {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub partitioned_acceleration_structure: Bool32,
}
zero_default!(
    PhysicalDevicePartitionedAccelerationStructureFeaturesNV,
    PHYSICAL_DEVICE_PARTITIONED_ACCELERATION_STRUCTURE_FEATURES_NV
);
/// `VkPhysicalDevicePartitionedAccelerationStructurePropertiesNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDevicePartitionedAccelerationStructurePropertiesNV {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub max_partition_count: u32,
}
zero_default!(
    PhysicalDevicePartitionedAccelerationStructurePropertiesNV,
    PHYSICAL_DEVICE_PARTITIONED_ACCELERATION_STRUCTURE_PROPERTIES_NV
);
/// `VkBuildPartitionedAccelerationStructureIndirectCommandNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct BuildPartitionedAccelerationStructureIndirectCommandNV {
    pub op_type: PartitionedAccelerationStructureOpTypeNV,
    pub arg_count: u32,
    pub arg_data: StridedDeviceAddressNV,
}
zero_default!(BuildPartitionedAccelerationStructureIndirectCommandNV);
/// `VkPartitionedAccelerationStructureFlagsNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PartitionedAccelerationStructureFlagsNV {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub enable_partition_translation: Bool32,
}
zero_default!(
    PartitionedAccelerationStructureFlagsNV, PARTITIONED_ACCELERATION_STRUCTURE_FLAGS_NV
);
/// `VkPartitionedAccelerationStructureWriteInstanceDataNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PartitionedAccelerationStructureWriteInstanceDataNV {
    pub transform: TransformMatrixKHR,
    pub explicit_aabb: [f32; 6],
    pub instance_id: u32,
    pub instance_mask: u32,
    pub instance_contribution_to_hit_group_index: u32,
    pub instance_flags: PartitionedAccelerationStructureInstanceFlagsNV,
    pub instance_index: u32,
    pub partition_index: u32,
    pub acceleration_structure: DeviceAddress,
}
zero_default!(PartitionedAccelerationStructureWriteInstanceDataNV);
/// `VkPartitionedAccelerationStructureUpdateInstanceDataNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PartitionedAccelerationStructureUpdateInstanceDataNV {
    pub instance_index: u32,
    pub instance_contribution_to_hit_group_index: u32,
    pub acceleration_structure: DeviceAddress,
}
zero_default!(PartitionedAccelerationStructureUpdateInstanceDataNV);
/// `VkPartitionedAccelerationStructureWritePartitionTranslationDataNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PartitionedAccelerationStructureWritePartitionTranslationDataNV {
    pub partition_index: u32,
    pub partition_translation: [f32; 3],
}
zero_default!(PartitionedAccelerationStructureWritePartitionTranslationDataNV);
/// `VkWriteDescriptorSetPartitionedAccelerationStructureNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct WriteDescriptorSetPartitionedAccelerationStructureNV {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub acceleration_structure_count: u32,
    pub p_acceleration_structures: *const DeviceAddress,
}
zero_default!(
    WriteDescriptorSetPartitionedAccelerationStructureNV,
    WRITE_DESCRIPTOR_SET_PARTITIONED_ACCELERATION_STRUCTURE_NV
);
/// `VkPartitionedAccelerationStructureInstancesInputNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PartitionedAccelerationStructureInstancesInputNV {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub flags: BuildAccelerationStructureFlagsKHR,
    pub instance_count: u32,
    pub max_instance_per_partition_count: u32,
    pub partition_count: u32,
    pub max_instance_in_global_partition_count: u32,
}
zero_default!(
    PartitionedAccelerationStructureInstancesInputNV,
    PARTITIONED_ACCELERATION_STRUCTURE_INSTANCES_INPUT_NV
);
/// `VkBuildPartitionedAccelerationStructureInfoNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct BuildPartitionedAccelerationStructureInfoNV {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub input: PartitionedAccelerationStructureInstancesInputNV,
    pub src_acceleration_structure_data: DeviceAddress,
    pub dst_acceleration_structure_data: DeviceAddress,
    pub scratch_data: DeviceAddress,
    pub src_infos: DeviceAddress,
    pub src_infos_count: DeviceAddress,
}
zero_default!(
    BuildPartitionedAccelerationStructureInfoNV,
    BUILD_PARTITIONED_ACCELERATION_STRUCTURE_INFO_NV
);
/// `VkPhysicalDeviceDiagnosticsConfigFeaturesNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceDiagnosticsConfigFeaturesNV {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub diagnostics_config: Bool32,
}
zero_default!(
    PhysicalDeviceDiagnosticsConfigFeaturesNV,
    PHYSICAL_DEVICE_DIAGNOSTICS_CONFIG_FEATURES_NV
);
/// `VkDeviceDiagnosticsConfigCreateInfoNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DeviceDiagnosticsConfigCreateInfoNV {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub flags: DeviceDiagnosticsConfigFlagsNV,
}
zero_default!(
    DeviceDiagnosticsConfigCreateInfoNV, DEVICE_DIAGNOSTICS_CONFIG_CREATE_INFO_NV
);
/// `VkPhysicalDeviceZeroInitializeWorkgroupMemoryFeatures`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceZeroInitializeWorkgroupMemoryFeatures {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub shader_zero_initialize_workgroup_memory: Bool32,
}
zero_default!(
    PhysicalDeviceZeroInitializeWorkgroupMemoryFeatures,
    PHYSICAL_DEVICE_ZERO_INITIALIZE_WORKGROUP_MEMORY_FEATURES
);
/// `VkPhysicalDeviceShaderSubgroupUniformControlFlowFeaturesKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceShaderSubgroupUniformControlFlowFeaturesKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub shader_subgroup_uniform_control_flow: Bool32,
}
zero_default!(
    PhysicalDeviceShaderSubgroupUniformControlFlowFeaturesKHR,
    PHYSICAL_DEVICE_SHADER_SUBGROUP_UNIFORM_CONTROL_FLOW_FEATURES_KHR
);
/// `VkPhysicalDeviceRobustness2FeaturesKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceRobustness2FeaturesKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub robust_buffer_access2: Bool32,
    pub robust_image_access2: Bool32,
    pub null_descriptor: Bool32,
}
zero_default!(
    PhysicalDeviceRobustness2FeaturesKHR, PHYSICAL_DEVICE_ROBUSTNESS_2_FEATURES_KHR
);
/// `VkPhysicalDeviceRobustness2PropertiesKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceRobustness2PropertiesKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub robust_storage_buffer_access_size_alignment: DeviceSize,
    pub robust_uniform_buffer_access_size_alignment: DeviceSize,
}
zero_default!(
    PhysicalDeviceRobustness2PropertiesKHR, PHYSICAL_DEVICE_ROBUSTNESS_2_PROPERTIES_KHR
);
/// `VkPhysicalDeviceImageRobustnessFeatures`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceImageRobustnessFeatures {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub robust_image_access: Bool32,
}
zero_default!(
    PhysicalDeviceImageRobustnessFeatures, PHYSICAL_DEVICE_IMAGE_ROBUSTNESS_FEATURES
);
/// `VkPhysicalDeviceWorkgroupMemoryExplicitLayoutFeaturesKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceWorkgroupMemoryExplicitLayoutFeaturesKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub workgroup_memory_explicit_layout: Bool32,
    pub workgroup_memory_explicit_layout_scalar_block_layout: Bool32,
    pub workgroup_memory_explicit_layout8_bit_access: Bool32,
    pub workgroup_memory_explicit_layout16_bit_access: Bool32,
}
zero_default!(
    PhysicalDeviceWorkgroupMemoryExplicitLayoutFeaturesKHR,
    PHYSICAL_DEVICE_WORKGROUP_MEMORY_EXPLICIT_LAYOUT_FEATURES_KHR
);
/// `VkPhysicalDevicePortabilitySubsetFeaturesKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDevicePortabilitySubsetFeaturesKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub constant_alpha_color_blend_factors: Bool32,
    pub events: Bool32,
    pub image_view_format_reinterpretation: Bool32,
    pub image_view_format_swizzle: Bool32,
    pub image_view2_d_on3_d_image: Bool32,
    pub multisample_array_image: Bool32,
    pub mutable_comparison_samplers: Bool32,
    pub point_polygons: Bool32,
    pub sampler_mip_lod_bias: Bool32,
    pub separate_stencil_mask_ref: Bool32,
    pub shader_sample_rate_interpolation_functions: Bool32,
    pub tessellation_isolines: Bool32,
    pub tessellation_point_mode: Bool32,
    pub triangle_fans: Bool32,
    pub vertex_attribute_access_beyond_stride: Bool32,
}
zero_default!(
    PhysicalDevicePortabilitySubsetFeaturesKHR,
    PHYSICAL_DEVICE_PORTABILITY_SUBSET_FEATURES_KHR
);
/// `VkPhysicalDevicePortabilitySubsetPropertiesKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDevicePortabilitySubsetPropertiesKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub min_vertex_input_binding_stride_alignment: u32,
}
zero_default!(
    PhysicalDevicePortabilitySubsetPropertiesKHR,
    PHYSICAL_DEVICE_PORTABILITY_SUBSET_PROPERTIES_KHR
);
/// `VkPhysicalDevice4444FormatsFeaturesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDevice4444FormatsFeaturesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub format_a4r4g4b4: Bool32,
    pub format_a4b4g4r4: Bool32,
}
zero_default!(
    PhysicalDevice4444FormatsFeaturesEXT, PHYSICAL_DEVICE_4444_FORMATS_FEATURES_EXT
);
/// `VkPhysicalDeviceSubpassShadingFeaturesHUAWEI`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceSubpassShadingFeaturesHUAWEI {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub subpass_shading: Bool32,
}
zero_default!(
    PhysicalDeviceSubpassShadingFeaturesHUAWEI,
    PHYSICAL_DEVICE_SUBPASS_SHADING_FEATURES_HUAWEI
);
/// `VkPhysicalDeviceClusterCullingShaderFeaturesHUAWEI`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceClusterCullingShaderFeaturesHUAWEI {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub clusterculling_shader: Bool32,
    pub multiview_cluster_culling_shader: Bool32,
}
zero_default!(
    PhysicalDeviceClusterCullingShaderFeaturesHUAWEI,
    PHYSICAL_DEVICE_CLUSTER_CULLING_SHADER_FEATURES_HUAWEI
);
/// `VkPhysicalDeviceClusterCullingShaderVrsFeaturesHUAWEI`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceClusterCullingShaderVrsFeaturesHUAWEI {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub cluster_shading_rate: Bool32,
}
zero_default!(
    PhysicalDeviceClusterCullingShaderVrsFeaturesHUAWEI,
    PHYSICAL_DEVICE_CLUSTER_CULLING_SHADER_VRS_FEATURES_HUAWEI
);
/// `VkBufferCopy2`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct BufferCopy2 {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub src_offset: DeviceSize,
    pub dst_offset: DeviceSize,
    pub size: DeviceSize,
}
zero_default!(BufferCopy2, BUFFER_COPY_2);
/// `VkImageCopy2`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ImageCopy2 {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub src_subresource: ImageSubresourceLayers,
    pub src_offset: Offset3D,
    pub dst_subresource: ImageSubresourceLayers,
    pub dst_offset: Offset3D,
    pub extent: Extent3D,
}
zero_default!(ImageCopy2, IMAGE_COPY_2);
/// `VkImageBlit2`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ImageBlit2 {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub src_subresource: ImageSubresourceLayers,
    pub src_offsets: [Offset3D; 2],
    pub dst_subresource: ImageSubresourceLayers,
    pub dst_offsets: [Offset3D; 2],
}
zero_default!(ImageBlit2, IMAGE_BLIT_2);
/// `VkBufferImageCopy2`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct BufferImageCopy2 {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub buffer_offset: DeviceSize,
    pub buffer_row_length: u32,
    pub buffer_image_height: u32,
    pub image_subresource: ImageSubresourceLayers,
    pub image_offset: Offset3D,
    pub image_extent: Extent3D,
}
zero_default!(BufferImageCopy2, BUFFER_IMAGE_COPY_2);
/// `VkImageResolve2`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ImageResolve2 {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub src_subresource: ImageSubresourceLayers,
    pub src_offset: Offset3D,
    pub dst_subresource: ImageSubresourceLayers,
    pub dst_offset: Offset3D,
    pub extent: Extent3D,
}
zero_default!(ImageResolve2, IMAGE_RESOLVE_2);
/// `VkCopyBufferInfo2`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct CopyBufferInfo2 {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub src_buffer: Buffer,
    pub dst_buffer: Buffer,
    pub region_count: u32,
    pub p_regions: *const BufferCopy2,
}
zero_default!(CopyBufferInfo2, COPY_BUFFER_INFO_2);
/// `VkCopyImageInfo2`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct CopyImageInfo2 {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub src_image: Image,
    pub src_image_layout: ImageLayout,
    pub dst_image: Image,
    pub dst_image_layout: ImageLayout,
    pub region_count: u32,
    pub p_regions: *const ImageCopy2,
}
zero_default!(CopyImageInfo2, COPY_IMAGE_INFO_2);
/// `VkBlitImageInfo2`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct BlitImageInfo2 {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub src_image: Image,
    pub src_image_layout: ImageLayout,
    pub dst_image: Image,
    pub dst_image_layout: ImageLayout,
    pub region_count: u32,
    pub p_regions: *const ImageBlit2,
    pub filter: Filter,
}
zero_default!(BlitImageInfo2, BLIT_IMAGE_INFO_2);
/// `VkCopyBufferToImageInfo2`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct CopyBufferToImageInfo2 {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub src_buffer: Buffer,
    pub dst_image: Image,
    pub dst_image_layout: ImageLayout,
    pub region_count: u32,
    pub p_regions: *const BufferImageCopy2,
}
zero_default!(CopyBufferToImageInfo2, COPY_BUFFER_TO_IMAGE_INFO_2);
/// `VkCopyImageToBufferInfo2`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct CopyImageToBufferInfo2 {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub src_image: Image,
    pub src_image_layout: ImageLayout,
    pub dst_buffer: Buffer,
    pub region_count: u32,
    pub p_regions: *const BufferImageCopy2,
}
zero_default!(CopyImageToBufferInfo2, COPY_IMAGE_TO_BUFFER_INFO_2);
/// `VkResolveImageInfo2`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ResolveImageInfo2 {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub src_image: Image,
    pub src_image_layout: ImageLayout,
    pub dst_image: Image,
    pub dst_image_layout: ImageLayout,
    pub region_count: u32,
    pub p_regions: *const ImageResolve2,
}
zero_default!(ResolveImageInfo2, RESOLVE_IMAGE_INFO_2);
/// `VkPhysicalDeviceShaderImageAtomicInt64FeaturesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceShaderImageAtomicInt64FeaturesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub shader_image_int64_atomics: Bool32,
    pub sparse_image_int64_atomics: Bool32,
}
zero_default!(
    PhysicalDeviceShaderImageAtomicInt64FeaturesEXT,
    PHYSICAL_DEVICE_SHADER_IMAGE_ATOMIC_INT64_FEATURES_EXT
);
/// `VkFragmentShadingRateAttachmentInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct FragmentShadingRateAttachmentInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub p_fragment_shading_rate_attachment: *const AttachmentReference2,
    pub shading_rate_attachment_texel_size: Extent2D,
}
zero_default!(
    FragmentShadingRateAttachmentInfoKHR, FRAGMENT_SHADING_RATE_ATTACHMENT_INFO_KHR
);
/// `VkPipelineFragmentShadingRateStateCreateInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PipelineFragmentShadingRateStateCreateInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub fragment_size: Extent2D,
    pub combiner_ops: [FragmentShadingRateCombinerOpKHR; 2],
}
zero_default!(
    PipelineFragmentShadingRateStateCreateInfoKHR,
    PIPELINE_FRAGMENT_SHADING_RATE_STATE_CREATE_INFO_KHR
);
/// `VkPhysicalDeviceFragmentShadingRateFeaturesKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceFragmentShadingRateFeaturesKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub pipeline_fragment_shading_rate: Bool32,
    pub primitive_fragment_shading_rate: Bool32,
    pub attachment_fragment_shading_rate: Bool32,
}
zero_default!(
    PhysicalDeviceFragmentShadingRateFeaturesKHR,
    PHYSICAL_DEVICE_FRAGMENT_SHADING_RATE_FEATURES_KHR
);
/// `VkPhysicalDeviceFragmentShadingRatePropertiesKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceFragmentShadingRatePropertiesKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub min_fragment_shading_rate_attachment_texel_size: Extent2D,
    pub max_fragment_shading_rate_attachment_texel_size: Extent2D,
    pub max_fragment_shading_rate_attachment_texel_size_aspect_ratio: u32,
    pub primitive_fragment_shading_rate_with_multiple_viewports: Bool32,
    pub layered_shading_rate_attachments: Bool32,
    pub fragment_shading_rate_non_trivial_combiner_ops: Bool32,
    pub max_fragment_size: Extent2D,
    pub max_fragment_size_aspect_ratio: u32,
    pub max_fragment_shading_rate_coverage_samples: u32,
    pub max_fragment_shading_rate_rasterization_samples: SampleCountFlags,
    pub fragment_shading_rate_with_shader_depth_stencil_writes: Bool32,
    pub fragment_shading_rate_with_sample_mask: Bool32,
    pub fragment_shading_rate_with_shader_sample_mask: Bool32,
    pub fragment_shading_rate_with_conservative_rasterization: Bool32,
    pub fragment_shading_rate_with_fragment_shader_interlock: Bool32,
    pub fragment_shading_rate_with_custom_sample_locations: Bool32,
    pub fragment_shading_rate_strict_multiply_combiner: Bool32,
}
zero_default!(
    PhysicalDeviceFragmentShadingRatePropertiesKHR,
    PHYSICAL_DEVICE_FRAGMENT_SHADING_RATE_PROPERTIES_KHR
);
/// `VkPhysicalDeviceFragmentShadingRateKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceFragmentShadingRateKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub sample_counts: SampleCountFlags,
    pub fragment_size: Extent2D,
}
zero_default!(
    PhysicalDeviceFragmentShadingRateKHR, PHYSICAL_DEVICE_FRAGMENT_SHADING_RATE_KHR
);
/// `VkPhysicalDeviceShaderTerminateInvocationFeatures`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceShaderTerminateInvocationFeatures {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub shader_terminate_invocation: Bool32,
}
zero_default!(
    PhysicalDeviceShaderTerminateInvocationFeatures,
    PHYSICAL_DEVICE_SHADER_TERMINATE_INVOCATION_FEATURES
);
/// `VkPhysicalDeviceFragmentShadingRateEnumsFeaturesNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceFragmentShadingRateEnumsFeaturesNV {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub fragment_shading_rate_enums: Bool32,
    pub supersample_fragment_shading_rates: Bool32,
    pub no_invocation_fragment_shading_rates: Bool32,
}
zero_default!(
    PhysicalDeviceFragmentShadingRateEnumsFeaturesNV,
    PHYSICAL_DEVICE_FRAGMENT_SHADING_RATE_ENUMS_FEATURES_NV
);
/// `VkPhysicalDeviceFragmentShadingRateEnumsPropertiesNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceFragmentShadingRateEnumsPropertiesNV {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub max_fragment_shading_rate_invocation_count: SampleCountFlags,
}
zero_default!(
    PhysicalDeviceFragmentShadingRateEnumsPropertiesNV,
    PHYSICAL_DEVICE_FRAGMENT_SHADING_RATE_ENUMS_PROPERTIES_NV
);
/// `VkPipelineFragmentShadingRateEnumStateCreateInfoNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PipelineFragmentShadingRateEnumStateCreateInfoNV {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub shading_rate_type: FragmentShadingRateTypeNV,
    pub shading_rate: FragmentShadingRateNV,
    pub combiner_ops: [FragmentShadingRateCombinerOpKHR; 2],
}
zero_default!(
    PipelineFragmentShadingRateEnumStateCreateInfoNV,
    PIPELINE_FRAGMENT_SHADING_RATE_ENUM_STATE_CREATE_INFO_NV
);
/// `VkAccelerationStructureBuildSizesInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct AccelerationStructureBuildSizesInfoKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub acceleration_structure_size: DeviceSize,
    pub update_scratch_size: DeviceSize,
    pub build_scratch_size: DeviceSize,
}
zero_default!(
    AccelerationStructureBuildSizesInfoKHR, ACCELERATION_STRUCTURE_BUILD_SIZES_INFO_KHR
);
/// `VkPhysicalDeviceImage2DViewOf3DFeaturesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceImage2DViewOf3DFeaturesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub image2_d_view_of3_d: Bool32,
    pub sampler2_d_view_of3_d: Bool32,
}
zero_default!(
    PhysicalDeviceImage2DViewOf3DFeaturesEXT,
    PHYSICAL_DEVICE_IMAGE_2D_VIEW_OF_3D_FEATURES_EXT
);
/// `VkPhysicalDeviceImageSlicedViewOf3DFeaturesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceImageSlicedViewOf3DFeaturesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub image_sliced_view_of3_d: Bool32,
}
zero_default!(
    PhysicalDeviceImageSlicedViewOf3DFeaturesEXT,
    PHYSICAL_DEVICE_IMAGE_SLICED_VIEW_OF_3D_FEATURES_EXT
);
/// `VkPhysicalDeviceAttachmentFeedbackLoopDynamicStateFeaturesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceAttachmentFeedbackLoopDynamicStateFeaturesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub attachment_feedback_loop_dynamic_state: Bool32,
}
zero_default!(
    PhysicalDeviceAttachmentFeedbackLoopDynamicStateFeaturesEXT,
    PHYSICAL_DEVICE_ATTACHMENT_FEEDBACK_LOOP_DYNAMIC_STATE_FEATURES_EXT
);
/// `VkPhysicalDeviceLegacyVertexAttributesFeaturesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceLegacyVertexAttributesFeaturesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub legacy_vertex_attributes: Bool32,
}
zero_default!(
    PhysicalDeviceLegacyVertexAttributesFeaturesEXT,
    PHYSICAL_DEVICE_LEGACY_VERTEX_ATTRIBUTES_FEATURES_EXT
);
/// `VkPhysicalDeviceLegacyVertexAttributesPropertiesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceLegacyVertexAttributesPropertiesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub native_unaligned_performance: Bool32,
}
zero_default!(
    PhysicalDeviceLegacyVertexAttributesPropertiesEXT,
    PHYSICAL_DEVICE_LEGACY_VERTEX_ATTRIBUTES_PROPERTIES_EXT
);
/// `VkPhysicalDeviceMutableDescriptorTypeFeaturesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceMutableDescriptorTypeFeaturesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub mutable_descriptor_type: Bool32,
}
zero_default!(
    PhysicalDeviceMutableDescriptorTypeFeaturesEXT,
    PHYSICAL_DEVICE_MUTABLE_DESCRIPTOR_TYPE_FEATURES_EXT
);
/// `VkMutableDescriptorTypeListEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct MutableDescriptorTypeListEXT {
    pub descriptor_type_count: u32,
    pub p_descriptor_types: *const DescriptorType,
}
zero_default!(MutableDescriptorTypeListEXT);
/// `VkMutableDescriptorTypeCreateInfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct MutableDescriptorTypeCreateInfoEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub mutable_descriptor_type_list_count: u32,
    pub p_mutable_descriptor_type_lists: *const MutableDescriptorTypeListEXT,
}
zero_default!(
    MutableDescriptorTypeCreateInfoEXT, MUTABLE_DESCRIPTOR_TYPE_CREATE_INFO_EXT
);
/// `VkPhysicalDeviceDepthClipControlFeaturesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceDepthClipControlFeaturesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub depth_clip_control: Bool32,
}
zero_default!(
    PhysicalDeviceDepthClipControlFeaturesEXT,
    PHYSICAL_DEVICE_DEPTH_CLIP_CONTROL_FEATURES_EXT
);
/// `VkPhysicalDeviceZeroInitializeDeviceMemoryFeaturesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceZeroInitializeDeviceMemoryFeaturesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub zero_initialize_device_memory: Bool32,
}
zero_default!(
    PhysicalDeviceZeroInitializeDeviceMemoryFeaturesEXT,
    PHYSICAL_DEVICE_ZERO_INITIALIZE_DEVICE_MEMORY_FEATURES_EXT
);
/// `VkBeginCustomResolveInfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct BeginCustomResolveInfoEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
}
zero_default!(BeginCustomResolveInfoEXT, BEGIN_CUSTOM_RESOLVE_INFO_EXT);
/// `VkPhysicalDeviceCustomResolveFeaturesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceCustomResolveFeaturesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub custom_resolve: Bool32,
}
zero_default!(
    PhysicalDeviceCustomResolveFeaturesEXT, PHYSICAL_DEVICE_CUSTOM_RESOLVE_FEATURES_EXT
);
/// `VkCustomResolveCreateInfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct CustomResolveCreateInfoEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub custom_resolve: Bool32,
    pub color_attachment_count: u32,
    pub p_color_attachment_formats: *const Format,
    pub depth_attachment_format: Format,
    pub stencil_attachment_format: Format,
}
zero_default!(CustomResolveCreateInfoEXT, CUSTOM_RESOLVE_CREATE_INFO_EXT);
/// `VkPhysicalDeviceDeviceGeneratedCommandsFeaturesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceDeviceGeneratedCommandsFeaturesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub device_generated_commands: Bool32,
    pub dynamic_generated_pipeline_layout: Bool32,
}
zero_default!(
    PhysicalDeviceDeviceGeneratedCommandsFeaturesEXT,
    PHYSICAL_DEVICE_DEVICE_GENERATED_COMMANDS_FEATURES_EXT
);
/// `VkPhysicalDeviceDeviceGeneratedCommandsPropertiesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceDeviceGeneratedCommandsPropertiesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub max_indirect_pipeline_count: u32,
    pub max_indirect_shader_object_count: u32,
    pub max_indirect_sequence_count: u32,
    pub max_indirect_commands_token_count: u32,
    pub max_indirect_commands_token_offset: u32,
    pub max_indirect_commands_indirect_stride: u32,
    pub supported_indirect_commands_input_modes: IndirectCommandsInputModeFlagsEXT,
    pub supported_indirect_commands_shader_stages: ShaderStageFlags,
    pub supported_indirect_commands_shader_stages_pipeline_binding: ShaderStageFlags,
    pub supported_indirect_commands_shader_stages_shader_binding: ShaderStageFlags,
    pub device_generated_commands_transform_feedback: Bool32,
    pub device_generated_commands_multi_draw_indirect_count: Bool32,
}
zero_default!(
    PhysicalDeviceDeviceGeneratedCommandsPropertiesEXT,
    PHYSICAL_DEVICE_DEVICE_GENERATED_COMMANDS_PROPERTIES_EXT
);
/// `VkGeneratedCommandsPipelineInfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct GeneratedCommandsPipelineInfoEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub pipeline: Pipeline,
}
zero_default!(GeneratedCommandsPipelineInfoEXT, GENERATED_COMMANDS_PIPELINE_INFO_EXT);
/// `VkGeneratedCommandsShaderInfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct GeneratedCommandsShaderInfoEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub shader_count: u32,
    pub p_shaders: *const ShaderEXT,
}
zero_default!(GeneratedCommandsShaderInfoEXT, GENERATED_COMMANDS_SHADER_INFO_EXT);
/// `VkGeneratedCommandsMemoryRequirementsInfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct GeneratedCommandsMemoryRequirementsInfoEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub indirect_execution_set: IndirectExecutionSetEXT,
    pub indirect_commands_layout: IndirectCommandsLayoutEXT,
    pub max_sequence_count: u32,
    pub max_draw_count: u32,
}
zero_default!(
    GeneratedCommandsMemoryRequirementsInfoEXT,
    GENERATED_COMMANDS_MEMORY_REQUIREMENTS_INFO_EXT
);
/// `VkIndirectExecutionSetPipelineInfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct IndirectExecutionSetPipelineInfoEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub initial_pipeline: Pipeline,
    pub max_pipeline_count: u32,
}
zero_default!(
    IndirectExecutionSetPipelineInfoEXT, INDIRECT_EXECUTION_SET_PIPELINE_INFO_EXT
);
/// `VkIndirectExecutionSetShaderLayoutInfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct IndirectExecutionSetShaderLayoutInfoEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub set_layout_count: u32,
    pub p_set_layouts: *const DescriptorSetLayout,
}
zero_default!(
    IndirectExecutionSetShaderLayoutInfoEXT,
    INDIRECT_EXECUTION_SET_SHADER_LAYOUT_INFO_EXT
);
/// `VkIndirectExecutionSetShaderInfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct IndirectExecutionSetShaderInfoEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub shader_count: u32,
    pub p_initial_shaders: *const ShaderEXT,
    pub p_set_layout_infos: *const IndirectExecutionSetShaderLayoutInfoEXT,
    pub max_shader_count: u32,
    pub push_constant_range_count: u32,
    pub p_push_constant_ranges: *const PushConstantRange,
}
zero_default!(IndirectExecutionSetShaderInfoEXT, INDIRECT_EXECUTION_SET_SHADER_INFO_EXT);
/// `VkIndirectExecutionSetCreateInfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct IndirectExecutionSetCreateInfoEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub ty: IndirectExecutionSetInfoTypeEXT,
    pub info: IndirectExecutionSetInfoEXT,
}
zero_default!(IndirectExecutionSetCreateInfoEXT, INDIRECT_EXECUTION_SET_CREATE_INFO_EXT);
/// `VkGeneratedCommandsInfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct GeneratedCommandsInfoEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub shader_stages: ShaderStageFlags,
    pub indirect_execution_set: IndirectExecutionSetEXT,
    pub indirect_commands_layout: IndirectCommandsLayoutEXT,
    pub indirect_address: DeviceAddress,
    pub indirect_address_size: DeviceSize,
    pub preprocess_address: DeviceAddress,
    pub preprocess_size: DeviceSize,
    pub max_sequence_count: u32,
    pub sequence_count_address: DeviceAddress,
    pub max_draw_count: u32,
}
zero_default!(GeneratedCommandsInfoEXT, GENERATED_COMMANDS_INFO_EXT);
/// `VkWriteIndirectExecutionSetPipelineEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct WriteIndirectExecutionSetPipelineEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub index: u32,
    pub pipeline: Pipeline,
}
zero_default!(
    WriteIndirectExecutionSetPipelineEXT, WRITE_INDIRECT_EXECUTION_SET_PIPELINE_EXT
);
/// `VkWriteIndirectExecutionSetShaderEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct WriteIndirectExecutionSetShaderEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub index: u32,
    pub shader: ShaderEXT,
}
zero_default!(
    WriteIndirectExecutionSetShaderEXT, WRITE_INDIRECT_EXECUTION_SET_SHADER_EXT
);
/// `VkIndirectCommandsLayoutCreateInfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct IndirectCommandsLayoutCreateInfoEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub flags: IndirectCommandsLayoutUsageFlagsEXT,
    pub shader_stages: ShaderStageFlags,
    pub indirect_stride: u32,
    pub pipeline_layout: PipelineLayout,
    pub token_count: u32,
    pub p_tokens: *const IndirectCommandsLayoutTokenEXT,
}
zero_default!(
    IndirectCommandsLayoutCreateInfoEXT, INDIRECT_COMMANDS_LAYOUT_CREATE_INFO_EXT
);
/// `VkIndirectCommandsLayoutTokenEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct IndirectCommandsLayoutTokenEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub ty: IndirectCommandsTokenTypeEXT,
    pub data: IndirectCommandsTokenDataEXT,
    pub offset: u32,
}
zero_default!(IndirectCommandsLayoutTokenEXT, INDIRECT_COMMANDS_LAYOUT_TOKEN_EXT);
/// `VkDrawIndirectCountIndirectCommandEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DrawIndirectCountIndirectCommandEXT {
    pub buffer_address: DeviceAddress,
    pub stride: u32,
    pub command_count: u32,
}
zero_default!(DrawIndirectCountIndirectCommandEXT);
/// `VkIndirectCommandsVertexBufferTokenEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct IndirectCommandsVertexBufferTokenEXT {
    pub vertex_binding_unit: u32,
}
zero_default!(IndirectCommandsVertexBufferTokenEXT);
/// `VkBindVertexBufferIndirectCommandEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct BindVertexBufferIndirectCommandEXT {
    pub buffer_address: DeviceAddress,
    pub size: u32,
    pub stride: u32,
}
zero_default!(BindVertexBufferIndirectCommandEXT);
/// `VkIndirectCommandsIndexBufferTokenEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct IndirectCommandsIndexBufferTokenEXT {
    pub mode: IndirectCommandsInputModeFlagsEXT,
}
zero_default!(IndirectCommandsIndexBufferTokenEXT);
/// `VkBindIndexBufferIndirectCommandEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct BindIndexBufferIndirectCommandEXT {
    pub buffer_address: DeviceAddress,
    pub size: u32,
    pub index_type: IndexType,
}
zero_default!(BindIndexBufferIndirectCommandEXT);
/// `VkIndirectCommandsPushConstantTokenEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct IndirectCommandsPushConstantTokenEXT {
    pub update_range: PushConstantRange,
}
zero_default!(IndirectCommandsPushConstantTokenEXT);
/// `VkIndirectCommandsExecutionSetTokenEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct IndirectCommandsExecutionSetTokenEXT {
    pub ty: IndirectExecutionSetInfoTypeEXT,
    pub shader_stages: ShaderStageFlags,
}
zero_default!(IndirectCommandsExecutionSetTokenEXT);
/// `VkPipelineViewportDepthClipControlCreateInfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PipelineViewportDepthClipControlCreateInfoEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub negative_one_to_one: Bool32,
}
zero_default!(
    PipelineViewportDepthClipControlCreateInfoEXT,
    PIPELINE_VIEWPORT_DEPTH_CLIP_CONTROL_CREATE_INFO_EXT
);
/// `VkPhysicalDeviceDepthClampControlFeaturesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceDepthClampControlFeaturesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub depth_clamp_control: Bool32,
}
zero_default!(
    PhysicalDeviceDepthClampControlFeaturesEXT,
    PHYSICAL_DEVICE_DEPTH_CLAMP_CONTROL_FEATURES_EXT
);
/// `VkPipelineViewportDepthClampControlCreateInfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PipelineViewportDepthClampControlCreateInfoEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub depth_clamp_mode: DepthClampModeEXT,
    pub p_depth_clamp_range: *const DepthClampRangeEXT,
}
zero_default!(
    PipelineViewportDepthClampControlCreateInfoEXT,
    PIPELINE_VIEWPORT_DEPTH_CLAMP_CONTROL_CREATE_INFO_EXT
);
/// `VkPhysicalDeviceVertexInputDynamicStateFeaturesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceVertexInputDynamicStateFeaturesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub vertex_input_dynamic_state: Bool32,
}
zero_default!(
    PhysicalDeviceVertexInputDynamicStateFeaturesEXT,
    PHYSICAL_DEVICE_VERTEX_INPUT_DYNAMIC_STATE_FEATURES_EXT
);
/// `VkPhysicalDeviceExternalMemoryRDMAFeaturesNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceExternalMemoryRDMAFeaturesNV {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub external_memory_rdma: Bool32,
}
zero_default!(
    PhysicalDeviceExternalMemoryRDMAFeaturesNV,
    PHYSICAL_DEVICE_EXTERNAL_MEMORY_RDMA_FEATURES_NV
);
/// `VkPhysicalDeviceShaderRelaxedExtendedInstructionFeaturesKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceShaderRelaxedExtendedInstructionFeaturesKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub shader_relaxed_extended_instruction: Bool32,
}
zero_default!(
    PhysicalDeviceShaderRelaxedExtendedInstructionFeaturesKHR,
    PHYSICAL_DEVICE_SHADER_RELAXED_EXTENDED_INSTRUCTION_FEATURES_KHR
);
/// `VkVertexInputBindingDescription2EXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct VertexInputBindingDescription2EXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub binding: u32,
    pub stride: u32,
    pub input_rate: VertexInputRate,
    pub divisor: u32,
}
zero_default!(VertexInputBindingDescription2EXT, VERTEX_INPUT_BINDING_DESCRIPTION_2_EXT);
/// `VkVertexInputAttributeDescription2EXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct VertexInputAttributeDescription2EXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub location: u32,
    pub binding: u32,
    pub format: Format,
    pub offset: u32,
}
zero_default!(
    VertexInputAttributeDescription2EXT, VERTEX_INPUT_ATTRIBUTE_DESCRIPTION_2_EXT
);
/// `VkPhysicalDeviceColorWriteEnableFeaturesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceColorWriteEnableFeaturesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub color_write_enable: Bool32,
}
zero_default!(
    PhysicalDeviceColorWriteEnableFeaturesEXT,
    PHYSICAL_DEVICE_COLOR_WRITE_ENABLE_FEATURES_EXT
);
/// `VkPipelineColorWriteCreateInfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PipelineColorWriteCreateInfoEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub attachment_count: u32,
    pub p_color_write_enables: *const Bool32,
}
zero_default!(PipelineColorWriteCreateInfoEXT, PIPELINE_COLOR_WRITE_CREATE_INFO_EXT);
/// `VkMemoryBarrier2`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct MemoryBarrier2 {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub src_stage_mask: PipelineStageFlags2,
    pub src_access_mask: AccessFlags2,
    pub dst_stage_mask: PipelineStageFlags2,
    pub dst_access_mask: AccessFlags2,
}
zero_default!(MemoryBarrier2, MEMORY_BARRIER_2);
/// `VkImageMemoryBarrier2`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ImageMemoryBarrier2 {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub src_stage_mask: PipelineStageFlags2,
    pub src_access_mask: AccessFlags2,
    pub dst_stage_mask: PipelineStageFlags2,
    pub dst_access_mask: AccessFlags2,
    pub old_layout: ImageLayout,
    pub new_layout: ImageLayout,
    pub src_queue_family_index: u32,
    pub dst_queue_family_index: u32,
    pub image: Image,
    pub subresource_range: ImageSubresourceRange,
}
zero_default!(ImageMemoryBarrier2, IMAGE_MEMORY_BARRIER_2);
/// `VkBufferMemoryBarrier2`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct BufferMemoryBarrier2 {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub src_stage_mask: PipelineStageFlags2,
    pub src_access_mask: AccessFlags2,
    pub dst_stage_mask: PipelineStageFlags2,
    pub dst_access_mask: AccessFlags2,
    pub src_queue_family_index: u32,
    pub dst_queue_family_index: u32,
    pub buffer: Buffer,
    pub offset: DeviceSize,
    pub size: DeviceSize,
}
zero_default!(BufferMemoryBarrier2, BUFFER_MEMORY_BARRIER_2);
/// `VkMemoryBarrierAccessFlags3KHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct MemoryBarrierAccessFlags3KHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub src_access_mask3: AccessFlags3KHR,
    pub dst_access_mask3: AccessFlags3KHR,
}
zero_default!(MemoryBarrierAccessFlags3KHR, MEMORY_BARRIER_ACCESS_FLAGS_3_KHR);
/// `VkDependencyInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DependencyInfo {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub dependency_flags: DependencyFlags,
    pub memory_barrier_count: u32,
    pub p_memory_barriers: *const MemoryBarrier2,
    pub buffer_memory_barrier_count: u32,
    pub p_buffer_memory_barriers: *const BufferMemoryBarrier2,
    pub image_memory_barrier_count: u32,
    pub p_image_memory_barriers: *const ImageMemoryBarrier2,
}
zero_default!(DependencyInfo, DEPENDENCY_INFO);
/// `VkSemaphoreSubmitInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct SemaphoreSubmitInfo {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub semaphore: Semaphore,
    pub value: u64,
    pub stage_mask: PipelineStageFlags2,
    pub device_index: u32,
}
zero_default!(SemaphoreSubmitInfo, SEMAPHORE_SUBMIT_INFO);
/// `VkCommandBufferSubmitInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct CommandBufferSubmitInfo {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub command_buffer: CommandBuffer,
    pub device_mask: u32,
}
zero_default!(CommandBufferSubmitInfo, COMMAND_BUFFER_SUBMIT_INFO);
/// `VkSubmitInfo2`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct SubmitInfo2 {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub flags: SubmitFlags,
    pub wait_semaphore_info_count: u32,
    pub p_wait_semaphore_infos: *const SemaphoreSubmitInfo,
    pub command_buffer_info_count: u32,
    pub p_command_buffer_infos: *const CommandBufferSubmitInfo,
    pub signal_semaphore_info_count: u32,
    pub p_signal_semaphore_infos: *const SemaphoreSubmitInfo,
}
zero_default!(SubmitInfo2, SUBMIT_INFO_2);
/// `VkQueueFamilyCheckpointProperties2NV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct QueueFamilyCheckpointProperties2NV {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub checkpoint_execution_stage_mask: PipelineStageFlags2,
}
zero_default!(
    QueueFamilyCheckpointProperties2NV, QUEUE_FAMILY_CHECKPOINT_PROPERTIES_2_NV
);
/// `VkCheckpointData2NV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct CheckpointData2NV {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub stage: PipelineStageFlags2,
    pub p_checkpoint_marker: *mut c_void,
}
zero_default!(CheckpointData2NV, CHECKPOINT_DATA_2_NV);
/// `VkPhysicalDeviceSynchronization2Features`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceSynchronization2Features {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub synchronization2: Bool32,
}
zero_default!(
    PhysicalDeviceSynchronization2Features, PHYSICAL_DEVICE_SYNCHRONIZATION_2_FEATURES
);
/// `VkPhysicalDeviceUnifiedImageLayoutsFeaturesKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceUnifiedImageLayoutsFeaturesKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub unified_image_layouts: Bool32,
    pub unified_image_layouts_video: Bool32,
}
zero_default!(
    PhysicalDeviceUnifiedImageLayoutsFeaturesKHR,
    PHYSICAL_DEVICE_UNIFIED_IMAGE_LAYOUTS_FEATURES_KHR
);
/// `VkPhysicalDeviceHostImageCopyFeatures`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceHostImageCopyFeatures {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub host_image_copy: Bool32,
}
zero_default!(
    PhysicalDeviceHostImageCopyFeatures, PHYSICAL_DEVICE_HOST_IMAGE_COPY_FEATURES
);
/// `VkPhysicalDeviceHostImageCopyProperties`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceHostImageCopyProperties {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub copy_src_layout_count: u32,
    pub p_copy_src_layouts: *mut ImageLayout,
    pub copy_dst_layout_count: u32,
    pub p_copy_dst_layouts: *mut ImageLayout,
    pub optimal_tiling_layout_uuid: [u8; UUID_SIZE],
    pub identical_memory_type_requirements: Bool32,
}
zero_default!(
    PhysicalDeviceHostImageCopyProperties, PHYSICAL_DEVICE_HOST_IMAGE_COPY_PROPERTIES
);
/// `VkMemoryToImageCopy`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct MemoryToImageCopy {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub p_host_pointer: *const c_void,
    pub memory_row_length: u32,
    pub memory_image_height: u32,
    pub image_subresource: ImageSubresourceLayers,
    pub image_offset: Offset3D,
    pub image_extent: Extent3D,
}
zero_default!(MemoryToImageCopy, MEMORY_TO_IMAGE_COPY);
/// `VkImageToMemoryCopy`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ImageToMemoryCopy {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub p_host_pointer: *mut c_void,
    pub memory_row_length: u32,
    pub memory_image_height: u32,
    pub image_subresource: ImageSubresourceLayers,
    pub image_offset: Offset3D,
    pub image_extent: Extent3D,
}
zero_default!(ImageToMemoryCopy, IMAGE_TO_MEMORY_COPY);
/// `VkCopyMemoryToImageInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct CopyMemoryToImageInfo {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub flags: HostImageCopyFlags,
    pub dst_image: Image,
    pub dst_image_layout: ImageLayout,
    pub region_count: u32,
    pub p_regions: *const MemoryToImageCopy,
}
zero_default!(CopyMemoryToImageInfo, COPY_MEMORY_TO_IMAGE_INFO);
/// `VkCopyImageToMemoryInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct CopyImageToMemoryInfo {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub flags: HostImageCopyFlags,
    pub src_image: Image,
    pub src_image_layout: ImageLayout,
    pub region_count: u32,
    pub p_regions: *const ImageToMemoryCopy,
}
zero_default!(CopyImageToMemoryInfo, COPY_IMAGE_TO_MEMORY_INFO);
/// `VkCopyImageToImageInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct CopyImageToImageInfo {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub flags: HostImageCopyFlags,
    pub src_image: Image,
    pub src_image_layout: ImageLayout,
    pub dst_image: Image,
    pub dst_image_layout: ImageLayout,
    pub region_count: u32,
    pub p_regions: *const ImageCopy2,
}
zero_default!(CopyImageToImageInfo, COPY_IMAGE_TO_IMAGE_INFO);
/// `VkHostImageLayoutTransitionInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct HostImageLayoutTransitionInfo {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub image: Image,
    pub old_layout: ImageLayout,
    pub new_layout: ImageLayout,
    pub subresource_range: ImageSubresourceRange,
}
zero_default!(HostImageLayoutTransitionInfo, HOST_IMAGE_LAYOUT_TRANSITION_INFO);
/// `VkSubresourceHostMemcpySize`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct SubresourceHostMemcpySize {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub size: DeviceSize,
}
zero_default!(SubresourceHostMemcpySize, SUBRESOURCE_HOST_MEMCPY_SIZE);
/// `VkHostImageCopyDevicePerformanceQuery`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct HostImageCopyDevicePerformanceQuery {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub optimal_device_access: Bool32,
    pub identical_memory_layout: Bool32,
}
zero_default!(
    HostImageCopyDevicePerformanceQuery, HOST_IMAGE_COPY_DEVICE_PERFORMANCE_QUERY
);
/// `VkPhysicalDevicePrimitivesGeneratedQueryFeaturesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDevicePrimitivesGeneratedQueryFeaturesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub primitives_generated_query: Bool32,
    pub primitives_generated_query_with_rasterizer_discard: Bool32,
    pub primitives_generated_query_with_non_zero_streams: Bool32,
}
zero_default!(
    PhysicalDevicePrimitivesGeneratedQueryFeaturesEXT,
    PHYSICAL_DEVICE_PRIMITIVES_GENERATED_QUERY_FEATURES_EXT
);
/// `VkPhysicalDeviceLegacyDitheringFeaturesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceLegacyDitheringFeaturesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub legacy_dithering: Bool32,
}
zero_default!(
    PhysicalDeviceLegacyDitheringFeaturesEXT,
    PHYSICAL_DEVICE_LEGACY_DITHERING_FEATURES_EXT
);
/// `VkPhysicalDeviceMultisampledRenderToSingleSampledFeaturesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceMultisampledRenderToSingleSampledFeaturesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub multisampled_render_to_single_sampled: Bool32,
}
zero_default!(
    PhysicalDeviceMultisampledRenderToSingleSampledFeaturesEXT,
    PHYSICAL_DEVICE_MULTISAMPLED_RENDER_TO_SINGLE_SAMPLED_FEATURES_EXT
);
/// `VkSurfaceCapabilitiesPresentId2KHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct SurfaceCapabilitiesPresentId2KHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub present_id2_supported: Bool32,
}
zero_default!(SurfaceCapabilitiesPresentId2KHR, SURFACE_CAPABILITIES_PRESENT_ID_2_KHR);
/// `VkSurfaceCapabilitiesPresentWait2KHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct SurfaceCapabilitiesPresentWait2KHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub present_wait2_supported: Bool32,
}
zero_default!(
    SurfaceCapabilitiesPresentWait2KHR, SURFACE_CAPABILITIES_PRESENT_WAIT_2_KHR
);
/// `VkSubpassResolvePerformanceQueryEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct SubpassResolvePerformanceQueryEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub optimal: Bool32,
}
zero_default!(SubpassResolvePerformanceQueryEXT, SUBPASS_RESOLVE_PERFORMANCE_QUERY_EXT);
/// `VkMultisampledRenderToSingleSampledInfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct MultisampledRenderToSingleSampledInfoEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub multisampled_render_to_single_sampled_enable: Bool32,
    pub rasterization_samples: SampleCountFlags,
}
zero_default!(
    MultisampledRenderToSingleSampledInfoEXT,
    MULTISAMPLED_RENDER_TO_SINGLE_SAMPLED_INFO_EXT
);
/// `VkPhysicalDeviceMultisampledRenderToSwapchainFeaturesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceMultisampledRenderToSwapchainFeaturesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub multisampled_render_to_swapchain: Bool32,
}
zero_default!(
    PhysicalDeviceMultisampledRenderToSwapchainFeaturesEXT,
    PHYSICAL_DEVICE_MULTISAMPLED_RENDER_TO_SWAPCHAIN_FEATURES_EXT
);
/// `VkPhysicalDevicePipelineProtectedAccessFeatures`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDevicePipelineProtectedAccessFeatures {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub pipeline_protected_access: Bool32,
}
zero_default!(
    PhysicalDevicePipelineProtectedAccessFeatures,
    PHYSICAL_DEVICE_PIPELINE_PROTECTED_ACCESS_FEATURES
);
/// `VkQueueFamilyVideoPropertiesKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct QueueFamilyVideoPropertiesKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub video_codec_operations: VideoCodecOperationFlagsKHR,
}
zero_default!(QueueFamilyVideoPropertiesKHR, QUEUE_FAMILY_VIDEO_PROPERTIES_KHR);
/// `VkQueueFamilyQueryResultStatusPropertiesKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct QueueFamilyQueryResultStatusPropertiesKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub query_result_status_support: Bool32,
}
zero_default!(
    QueueFamilyQueryResultStatusPropertiesKHR,
    QUEUE_FAMILY_QUERY_RESULT_STATUS_PROPERTIES_KHR
);
/// `VkVideoProfileListInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct VideoProfileListInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub profile_count: u32,
    pub p_profiles: *const VideoProfileInfoKHR,
}
zero_default!(VideoProfileListInfoKHR, VIDEO_PROFILE_LIST_INFO_KHR);
/// `VkPhysicalDeviceVideoFormatInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceVideoFormatInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub image_usage: ImageUsageFlags,
}
zero_default!(PhysicalDeviceVideoFormatInfoKHR, PHYSICAL_DEVICE_VIDEO_FORMAT_INFO_KHR);
/// `VkVideoFormatPropertiesKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct VideoFormatPropertiesKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub format: Format,
    pub component_mapping: ComponentMapping,
    pub image_create_flags: ImageCreateFlags,
    pub image_type: ImageType,
    pub image_tiling: ImageTiling,
    pub image_usage_flags: ImageUsageFlags,
}
zero_default!(VideoFormatPropertiesKHR, VIDEO_FORMAT_PROPERTIES_KHR);
/// `VkVideoEncodeQuantizationMapCapabilitiesKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct VideoEncodeQuantizationMapCapabilitiesKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub max_quantization_map_extent: Extent2D,
}
zero_default!(
    VideoEncodeQuantizationMapCapabilitiesKHR,
    VIDEO_ENCODE_QUANTIZATION_MAP_CAPABILITIES_KHR
);
/// `VkVideoEncodeH264QuantizationMapCapabilitiesKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct VideoEncodeH264QuantizationMapCapabilitiesKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub min_qp_delta: i32,
    pub max_qp_delta: i32,
}
zero_default!(
    VideoEncodeH264QuantizationMapCapabilitiesKHR,
    VIDEO_ENCODE_H264_QUANTIZATION_MAP_CAPABILITIES_KHR
);
/// `VkVideoEncodeH265QuantizationMapCapabilitiesKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct VideoEncodeH265QuantizationMapCapabilitiesKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub min_qp_delta: i32,
    pub max_qp_delta: i32,
}
zero_default!(
    VideoEncodeH265QuantizationMapCapabilitiesKHR,
    VIDEO_ENCODE_H265_QUANTIZATION_MAP_CAPABILITIES_KHR
);
/// `VkVideoEncodeAV1QuantizationMapCapabilitiesKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct VideoEncodeAV1QuantizationMapCapabilitiesKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub min_q_index_delta: i32,
    pub max_q_index_delta: i32,
}
zero_default!(
    VideoEncodeAV1QuantizationMapCapabilitiesKHR,
    VIDEO_ENCODE_AV1_QUANTIZATION_MAP_CAPABILITIES_KHR
);
/// `VkVideoFormatQuantizationMapPropertiesKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct VideoFormatQuantizationMapPropertiesKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub quantization_map_texel_size: Extent2D,
}
zero_default!(
    VideoFormatQuantizationMapPropertiesKHR, VIDEO_FORMAT_QUANTIZATION_MAP_PROPERTIES_KHR
);
/// `VkVideoFormatH265QuantizationMapPropertiesKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct VideoFormatH265QuantizationMapPropertiesKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub compatible_ctb_sizes: VideoEncodeH265CtbSizeFlagsKHR,
}
zero_default!(
    VideoFormatH265QuantizationMapPropertiesKHR,
    VIDEO_FORMAT_H265_QUANTIZATION_MAP_PROPERTIES_KHR
);
/// `VkVideoFormatAV1QuantizationMapPropertiesKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct VideoFormatAV1QuantizationMapPropertiesKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub compatible_superblock_sizes: VideoEncodeAV1SuperblockSizeFlagsKHR,
}
zero_default!(
    VideoFormatAV1QuantizationMapPropertiesKHR,
    VIDEO_FORMAT_AV1_QUANTIZATION_MAP_PROPERTIES_KHR
);
/// `VkVideoProfileInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct VideoProfileInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub video_codec_operation: VideoCodecOperationFlagsKHR,
    pub chroma_subsampling: VideoChromaSubsamplingFlagsKHR,
    pub luma_bit_depth: VideoComponentBitDepthFlagsKHR,
    pub chroma_bit_depth: VideoComponentBitDepthFlagsKHR,
}
zero_default!(VideoProfileInfoKHR, VIDEO_PROFILE_INFO_KHR);
/// `VkVideoCapabilitiesKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct VideoCapabilitiesKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub flags: VideoCapabilityFlagsKHR,
    pub min_bitstream_buffer_offset_alignment: DeviceSize,
    pub min_bitstream_buffer_size_alignment: DeviceSize,
    pub picture_access_granularity: Extent2D,
    pub min_coded_extent: Extent2D,
    pub max_coded_extent: Extent2D,
    pub max_dpb_slots: u32,
    pub max_active_reference_pictures: u32,
    pub std_header_version: ExtensionProperties,
}
zero_default!(VideoCapabilitiesKHR, VIDEO_CAPABILITIES_KHR);
/// `VkVideoSessionMemoryRequirementsKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct VideoSessionMemoryRequirementsKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub memory_bind_index: u32,
    pub memory_requirements: MemoryRequirements,
}
zero_default!(VideoSessionMemoryRequirementsKHR, VIDEO_SESSION_MEMORY_REQUIREMENTS_KHR);
/// `VkBindVideoSessionMemoryInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct BindVideoSessionMemoryInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub memory_bind_index: u32,
    pub memory: DeviceMemory,
    pub memory_offset: DeviceSize,
    pub memory_size: DeviceSize,
}
zero_default!(BindVideoSessionMemoryInfoKHR, BIND_VIDEO_SESSION_MEMORY_INFO_KHR);
/// `VkVideoPictureResourceInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct VideoPictureResourceInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub coded_offset: Offset2D,
    pub coded_extent: Extent2D,
    pub base_array_layer: u32,
    pub image_view_binding: ImageView,
}
zero_default!(VideoPictureResourceInfoKHR, VIDEO_PICTURE_RESOURCE_INFO_KHR);
/// `VkVideoReferenceSlotInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct VideoReferenceSlotInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub slot_index: i32,
    pub p_picture_resource: *const VideoPictureResourceInfoKHR,
}
zero_default!(VideoReferenceSlotInfoKHR, VIDEO_REFERENCE_SLOT_INFO_KHR);
/// `VkVideoDecodeCapabilitiesKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct VideoDecodeCapabilitiesKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub flags: VideoDecodeCapabilityFlagsKHR,
}
zero_default!(VideoDecodeCapabilitiesKHR, VIDEO_DECODE_CAPABILITIES_KHR);
/// `VkVideoDecodeUsageInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct VideoDecodeUsageInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub video_usage_hints: VideoDecodeUsageFlagsKHR,
}
zero_default!(VideoDecodeUsageInfoKHR, VIDEO_DECODE_USAGE_INFO_KHR);
/// `VkVideoDecodeInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct VideoDecodeInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub flags: VideoDecodeFlagsKHR,
    pub src_buffer: Buffer,
    pub src_buffer_offset: DeviceSize,
    pub src_buffer_range: DeviceSize,
    pub dst_picture_resource: VideoPictureResourceInfoKHR,
    pub p_setup_reference_slot: *const VideoReferenceSlotInfoKHR,
    pub reference_slot_count: u32,
    pub p_reference_slots: *const VideoReferenceSlotInfoKHR,
}
zero_default!(VideoDecodeInfoKHR, VIDEO_DECODE_INFO_KHR);
/// `VkPhysicalDeviceVideoMaintenance1FeaturesKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceVideoMaintenance1FeaturesKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub video_maintenance1: Bool32,
}
zero_default!(
    PhysicalDeviceVideoMaintenance1FeaturesKHR,
    PHYSICAL_DEVICE_VIDEO_MAINTENANCE_1_FEATURES_KHR
);
/// `VkPhysicalDeviceVideoMaintenance2FeaturesKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceVideoMaintenance2FeaturesKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub video_maintenance2: Bool32,
}
zero_default!(
    PhysicalDeviceVideoMaintenance2FeaturesKHR,
    PHYSICAL_DEVICE_VIDEO_MAINTENANCE_2_FEATURES_KHR
);
/// `VkVideoInlineQueryInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct VideoInlineQueryInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub query_pool: QueryPool,
    pub first_query: u32,
    pub query_count: u32,
}
zero_default!(VideoInlineQueryInfoKHR, VIDEO_INLINE_QUERY_INFO_KHR);
/// `VkVideoDecodeH264ProfileInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct VideoDecodeH264ProfileInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub std_profile_idc: StdVideoH264ProfileIdc,
    pub picture_layout: VideoDecodeH264PictureLayoutFlagsKHR,
}
zero_default!(VideoDecodeH264ProfileInfoKHR, VIDEO_DECODE_H264_PROFILE_INFO_KHR);
/// `VkVideoDecodeH264CapabilitiesKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct VideoDecodeH264CapabilitiesKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub max_level_idc: StdVideoH264LevelIdc,
    pub field_offset_granularity: Offset2D,
}
zero_default!(VideoDecodeH264CapabilitiesKHR, VIDEO_DECODE_H264_CAPABILITIES_KHR);
/// `VkVideoDecodeH264SessionParametersAddInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct VideoDecodeH264SessionParametersAddInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub std_sps_count: u32,
    pub p_std_sp_ss: *const StdVideoH264SequenceParameterSet,
    pub std_pps_count: u32,
    pub p_std_pp_ss: *const StdVideoH264PictureParameterSet,
}
zero_default!(
    VideoDecodeH264SessionParametersAddInfoKHR,
    VIDEO_DECODE_H264_SESSION_PARAMETERS_ADD_INFO_KHR
);
/// `VkVideoDecodeH264SessionParametersCreateInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct VideoDecodeH264SessionParametersCreateInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub max_std_sps_count: u32,
    pub max_std_pps_count: u32,
    pub p_parameters_add_info: *const VideoDecodeH264SessionParametersAddInfoKHR,
}
zero_default!(
    VideoDecodeH264SessionParametersCreateInfoKHR,
    VIDEO_DECODE_H264_SESSION_PARAMETERS_CREATE_INFO_KHR
);
/// `VkVideoDecodeH264InlineSessionParametersInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct VideoDecodeH264InlineSessionParametersInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub p_std_sps: *const StdVideoH264SequenceParameterSet,
    pub p_std_pps: *const StdVideoH264PictureParameterSet,
}
zero_default!(
    VideoDecodeH264InlineSessionParametersInfoKHR,
    VIDEO_DECODE_H264_INLINE_SESSION_PARAMETERS_INFO_KHR
);
/// `VkVideoDecodeH264PictureInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct VideoDecodeH264PictureInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub p_std_picture_info: *const StdVideoDecodeH264PictureInfo,
    pub slice_count: u32,
    pub p_slice_offsets: *const u32,
}
zero_default!(VideoDecodeH264PictureInfoKHR, VIDEO_DECODE_H264_PICTURE_INFO_KHR);
/// `VkVideoDecodeH264DpbSlotInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct VideoDecodeH264DpbSlotInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub p_std_reference_info: *const StdVideoDecodeH264ReferenceInfo,
}
zero_default!(VideoDecodeH264DpbSlotInfoKHR, VIDEO_DECODE_H264_DPB_SLOT_INFO_KHR);
/// `VkVideoDecodeH265ProfileInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct VideoDecodeH265ProfileInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub std_profile_idc: StdVideoH265ProfileIdc,
}
zero_default!(VideoDecodeH265ProfileInfoKHR, VIDEO_DECODE_H265_PROFILE_INFO_KHR);
/// `VkVideoDecodeH265CapabilitiesKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct VideoDecodeH265CapabilitiesKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub max_level_idc: StdVideoH265LevelIdc,
}
zero_default!(VideoDecodeH265CapabilitiesKHR, VIDEO_DECODE_H265_CAPABILITIES_KHR);
/// `VkVideoDecodeH265SessionParametersAddInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct VideoDecodeH265SessionParametersAddInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub std_vps_count: u32,
    pub p_std_vp_ss: *const StdVideoH265VideoParameterSet,
    pub std_sps_count: u32,
    pub p_std_sp_ss: *const StdVideoH265SequenceParameterSet,
    pub std_pps_count: u32,
    pub p_std_pp_ss: *const StdVideoH265PictureParameterSet,
}
zero_default!(
    VideoDecodeH265SessionParametersAddInfoKHR,
    VIDEO_DECODE_H265_SESSION_PARAMETERS_ADD_INFO_KHR
);
/// `VkVideoDecodeH265SessionParametersCreateInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct VideoDecodeH265SessionParametersCreateInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub max_std_vps_count: u32,
    pub max_std_sps_count: u32,
    pub max_std_pps_count: u32,
    pub p_parameters_add_info: *const VideoDecodeH265SessionParametersAddInfoKHR,
}
zero_default!(
    VideoDecodeH265SessionParametersCreateInfoKHR,
    VIDEO_DECODE_H265_SESSION_PARAMETERS_CREATE_INFO_KHR
);
/// `VkVideoDecodeH265InlineSessionParametersInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct VideoDecodeH265InlineSessionParametersInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub p_std_vps: *const StdVideoH265VideoParameterSet,
    pub p_std_sps: *const StdVideoH265SequenceParameterSet,
    pub p_std_pps: *const StdVideoH265PictureParameterSet,
}
zero_default!(
    VideoDecodeH265InlineSessionParametersInfoKHR,
    VIDEO_DECODE_H265_INLINE_SESSION_PARAMETERS_INFO_KHR
);
/// `VkVideoDecodeH265PictureInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct VideoDecodeH265PictureInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub p_std_picture_info: *const StdVideoDecodeH265PictureInfo,
    pub slice_segment_count: u32,
    pub p_slice_segment_offsets: *const u32,
}
zero_default!(VideoDecodeH265PictureInfoKHR, VIDEO_DECODE_H265_PICTURE_INFO_KHR);
/// `VkVideoDecodeH265DpbSlotInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct VideoDecodeH265DpbSlotInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub p_std_reference_info: *const StdVideoDecodeH265ReferenceInfo,
}
zero_default!(VideoDecodeH265DpbSlotInfoKHR, VIDEO_DECODE_H265_DPB_SLOT_INFO_KHR);
/// `VkPhysicalDeviceVideoDecodeVP9FeaturesKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceVideoDecodeVP9FeaturesKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub video_decode_vp9: Bool32,
}
zero_default!(
    PhysicalDeviceVideoDecodeVP9FeaturesKHR,
    PHYSICAL_DEVICE_VIDEO_DECODE_VP9_FEATURES_KHR
);
/// `VkVideoDecodeVP9ProfileInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct VideoDecodeVP9ProfileInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub std_profile: StdVideoVP9Profile,
}
zero_default!(VideoDecodeVP9ProfileInfoKHR, VIDEO_DECODE_VP9_PROFILE_INFO_KHR);
/// `VkVideoDecodeVP9CapabilitiesKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct VideoDecodeVP9CapabilitiesKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub max_level: StdVideoVP9Level,
}
zero_default!(VideoDecodeVP9CapabilitiesKHR, VIDEO_DECODE_VP9_CAPABILITIES_KHR);
/// `VkVideoDecodeVP9PictureInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct VideoDecodeVP9PictureInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub p_std_picture_info: *const StdVideoDecodeVP9PictureInfo,
    pub reference_name_slot_indices: [i32; MAX_VIDEO_VP9_REFERENCES_PER_FRAME_KHR],
    pub uncompressed_header_offset: u32,
    pub compressed_header_offset: u32,
    pub tiles_offset: u32,
}
zero_default!(VideoDecodeVP9PictureInfoKHR, VIDEO_DECODE_VP9_PICTURE_INFO_KHR);
/// `VkVideoDecodeAV1ProfileInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct VideoDecodeAV1ProfileInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub std_profile: StdVideoAV1Profile,
    pub film_grain_support: Bool32,
}
zero_default!(VideoDecodeAV1ProfileInfoKHR, VIDEO_DECODE_AV1_PROFILE_INFO_KHR);
/// `VkVideoDecodeAV1CapabilitiesKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct VideoDecodeAV1CapabilitiesKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub max_level: StdVideoAV1Level,
}
zero_default!(VideoDecodeAV1CapabilitiesKHR, VIDEO_DECODE_AV1_CAPABILITIES_KHR);
/// `VkVideoDecodeAV1SessionParametersCreateInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct VideoDecodeAV1SessionParametersCreateInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub p_std_sequence_header: *const StdVideoAV1SequenceHeader,
}
zero_default!(
    VideoDecodeAV1SessionParametersCreateInfoKHR,
    VIDEO_DECODE_AV1_SESSION_PARAMETERS_CREATE_INFO_KHR
);
/// `VkVideoDecodeAV1InlineSessionParametersInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct VideoDecodeAV1InlineSessionParametersInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub p_std_sequence_header: *const StdVideoAV1SequenceHeader,
}
zero_default!(
    VideoDecodeAV1InlineSessionParametersInfoKHR,
    VIDEO_DECODE_AV1_INLINE_SESSION_PARAMETERS_INFO_KHR
);
/// `VkVideoDecodeAV1PictureInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct VideoDecodeAV1PictureInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub p_std_picture_info: *const StdVideoDecodeAV1PictureInfo,
    pub reference_name_slot_indices: [i32; MAX_VIDEO_AV1_REFERENCES_PER_FRAME_KHR],
    pub frame_header_offset: u32,
    pub tile_count: u32,
    pub p_tile_offsets: *const u32,
    pub p_tile_sizes: *const u32,
}
zero_default!(VideoDecodeAV1PictureInfoKHR, VIDEO_DECODE_AV1_PICTURE_INFO_KHR);
/// `VkVideoDecodeAV1DpbSlotInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct VideoDecodeAV1DpbSlotInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub p_std_reference_info: *const StdVideoDecodeAV1ReferenceInfo,
}
zero_default!(VideoDecodeAV1DpbSlotInfoKHR, VIDEO_DECODE_AV1_DPB_SLOT_INFO_KHR);
/// `VkVideoSessionCreateInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct VideoSessionCreateInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub queue_family_index: u32,
    pub flags: VideoSessionCreateFlagsKHR,
    pub p_video_profile: *const VideoProfileInfoKHR,
    pub picture_format: Format,
    pub max_coded_extent: Extent2D,
    pub reference_picture_format: Format,
    pub max_dpb_slots: u32,
    pub max_active_reference_pictures: u32,
    pub p_std_header_version: *const ExtensionProperties,
}
zero_default!(VideoSessionCreateInfoKHR, VIDEO_SESSION_CREATE_INFO_KHR);
/// `VkVideoSessionParametersCreateInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct VideoSessionParametersCreateInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub flags: VideoSessionParametersCreateFlagsKHR,
    pub video_session_parameters_template: VideoSessionParametersKHR,
    pub video_session: VideoSessionKHR,
}
zero_default!(
    VideoSessionParametersCreateInfoKHR, VIDEO_SESSION_PARAMETERS_CREATE_INFO_KHR
);
/// `VkVideoSessionParametersUpdateInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct VideoSessionParametersUpdateInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub update_sequence_count: u32,
}
zero_default!(
    VideoSessionParametersUpdateInfoKHR, VIDEO_SESSION_PARAMETERS_UPDATE_INFO_KHR
);
/// `VkVideoEncodeSessionParametersGetInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct VideoEncodeSessionParametersGetInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub video_session_parameters: VideoSessionParametersKHR,
}
zero_default!(
    VideoEncodeSessionParametersGetInfoKHR, VIDEO_ENCODE_SESSION_PARAMETERS_GET_INFO_KHR
);
/// `VkVideoEncodeSessionParametersFeedbackInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct VideoEncodeSessionParametersFeedbackInfoKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub has_overrides: Bool32,
}
zero_default!(
    VideoEncodeSessionParametersFeedbackInfoKHR,
    VIDEO_ENCODE_SESSION_PARAMETERS_FEEDBACK_INFO_KHR
);
/// `VkVideoBeginCodingInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct VideoBeginCodingInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub flags: VideoBeginCodingFlagsKHR,
    pub video_session: VideoSessionKHR,
    pub video_session_parameters: VideoSessionParametersKHR,
    pub reference_slot_count: u32,
    pub p_reference_slots: *const VideoReferenceSlotInfoKHR,
}
zero_default!(VideoBeginCodingInfoKHR, VIDEO_BEGIN_CODING_INFO_KHR);
/// `VkVideoEndCodingInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct VideoEndCodingInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub flags: VideoEndCodingFlagsKHR,
}
zero_default!(VideoEndCodingInfoKHR, VIDEO_END_CODING_INFO_KHR);
/// `VkVideoCodingControlInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct VideoCodingControlInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub flags: VideoCodingControlFlagsKHR,
}
zero_default!(VideoCodingControlInfoKHR, VIDEO_CODING_CONTROL_INFO_KHR);
/// `VkVideoEncodeUsageInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct VideoEncodeUsageInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub video_usage_hints: VideoEncodeUsageFlagsKHR,
    pub video_content_hints: VideoEncodeContentFlagsKHR,
    pub tuning_mode: VideoEncodeTuningModeKHR,
}
zero_default!(VideoEncodeUsageInfoKHR, VIDEO_ENCODE_USAGE_INFO_KHR);
/// `VkVideoEncodeInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct VideoEncodeInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub flags: VideoEncodeFlagsKHR,
    pub dst_buffer: Buffer,
    pub dst_buffer_offset: DeviceSize,
    pub dst_buffer_range: DeviceSize,
    pub src_picture_resource: VideoPictureResourceInfoKHR,
    pub p_setup_reference_slot: *const VideoReferenceSlotInfoKHR,
    pub reference_slot_count: u32,
    pub p_reference_slots: *const VideoReferenceSlotInfoKHR,
    pub preceding_externally_encoded_bytes: u32,
}
zero_default!(VideoEncodeInfoKHR, VIDEO_ENCODE_INFO_KHR);
/// `VkVideoEncodeQuantizationMapInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct VideoEncodeQuantizationMapInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub quantization_map: ImageView,
    pub quantization_map_extent: Extent2D,
}
zero_default!(VideoEncodeQuantizationMapInfoKHR, VIDEO_ENCODE_QUANTIZATION_MAP_INFO_KHR);
/// `VkVideoEncodeQuantizationMapSessionParametersCreateInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct VideoEncodeQuantizationMapSessionParametersCreateInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub quantization_map_texel_size: Extent2D,
}
zero_default!(
    VideoEncodeQuantizationMapSessionParametersCreateInfoKHR,
    VIDEO_ENCODE_QUANTIZATION_MAP_SESSION_PARAMETERS_CREATE_INFO_KHR
);
/// `VkPhysicalDeviceVideoEncodeQuantizationMapFeaturesKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceVideoEncodeQuantizationMapFeaturesKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub video_encode_quantization_map: Bool32,
}
zero_default!(
    PhysicalDeviceVideoEncodeQuantizationMapFeaturesKHR,
    PHYSICAL_DEVICE_VIDEO_ENCODE_QUANTIZATION_MAP_FEATURES_KHR
);
/// `VkQueryPoolVideoEncodeFeedbackCreateInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct QueryPoolVideoEncodeFeedbackCreateInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub encode_feedback_flags: VideoEncodeFeedbackFlagsKHR,
}
zero_default!(
    QueryPoolVideoEncodeFeedbackCreateInfoKHR,
    QUERY_POOL_VIDEO_ENCODE_FEEDBACK_CREATE_INFO_KHR
);
/// `VkVideoEncodeQualityLevelInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct VideoEncodeQualityLevelInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub quality_level: u32,
}
zero_default!(VideoEncodeQualityLevelInfoKHR, VIDEO_ENCODE_QUALITY_LEVEL_INFO_KHR);
/// `VkPhysicalDeviceVideoEncodeQualityLevelInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceVideoEncodeQualityLevelInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub p_video_profile: *const VideoProfileInfoKHR,
    pub quality_level: u32,
}
zero_default!(
    PhysicalDeviceVideoEncodeQualityLevelInfoKHR,
    PHYSICAL_DEVICE_VIDEO_ENCODE_QUALITY_LEVEL_INFO_KHR
);
/// `VkVideoEncodeQualityLevelPropertiesKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct VideoEncodeQualityLevelPropertiesKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub preferred_rate_control_mode: VideoEncodeRateControlModeFlagsKHR,
    pub preferred_rate_control_layer_count: u32,
}
zero_default!(
    VideoEncodeQualityLevelPropertiesKHR, VIDEO_ENCODE_QUALITY_LEVEL_PROPERTIES_KHR
);
/// `VkVideoEncodeRateControlInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct VideoEncodeRateControlInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub flags: VideoEncodeRateControlFlagsKHR,
    pub rate_control_mode: VideoEncodeRateControlModeFlagsKHR,
    pub layer_count: u32,
    pub p_layers: *const VideoEncodeRateControlLayerInfoKHR,
    pub virtual_buffer_size_in_ms: u32,
    pub initial_virtual_buffer_size_in_ms: u32,
}
zero_default!(VideoEncodeRateControlInfoKHR, VIDEO_ENCODE_RATE_CONTROL_INFO_KHR);
/// `VkVideoEncodeRateControlLayerInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct VideoEncodeRateControlLayerInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub average_bitrate: u64,
    pub max_bitrate: u64,
    pub frame_rate_numerator: u32,
    pub frame_rate_denominator: u32,
}
zero_default!(
    VideoEncodeRateControlLayerInfoKHR, VIDEO_ENCODE_RATE_CONTROL_LAYER_INFO_KHR
);
/// `VkVideoEncodeCapabilitiesKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct VideoEncodeCapabilitiesKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub flags: VideoEncodeCapabilityFlagsKHR,
    pub rate_control_modes: VideoEncodeRateControlModeFlagsKHR,
    pub max_rate_control_layers: u32,
    pub max_bitrate: u64,
    pub max_quality_levels: u32,
    pub encode_input_picture_granularity: Extent2D,
    pub supported_encode_feedback_flags: VideoEncodeFeedbackFlagsKHR,
}
zero_default!(VideoEncodeCapabilitiesKHR, VIDEO_ENCODE_CAPABILITIES_KHR);
/// `VkPhysicalDeviceVideoEncodeFeedback2FeaturesKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceVideoEncodeFeedback2FeaturesKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub video_encode_feedback2: Bool32,
}
zero_default!(
    PhysicalDeviceVideoEncodeFeedback2FeaturesKHR,
    PHYSICAL_DEVICE_VIDEO_ENCODE_FEEDBACK_2_FEATURES_KHR
);
/// `VkVideoEncodeFeedback2CapabilitiesKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct VideoEncodeFeedback2CapabilitiesKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub max_per_partition_feedback_entries: u32,
    pub supported_per_partition_encode_feedback_flags: VideoEncodePerPartitionFeedbackFlagsKHR,
}
zero_default!(
    VideoEncodeFeedback2CapabilitiesKHR, VIDEO_ENCODE_FEEDBACK_2_CAPABILITIES_KHR
);
/// `VkQueryPoolVideoEncodePerPartitionFeedbackCreateInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct QueryPoolVideoEncodePerPartitionFeedbackCreateInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub max_per_partition_feedback_entries: u32,
    pub per_partition_encode_feedback_flags: VideoEncodePerPartitionFeedbackFlagsKHR,
}
zero_default!(
    QueryPoolVideoEncodePerPartitionFeedbackCreateInfoKHR,
    QUERY_POOL_VIDEO_ENCODE_PER_PARTITION_FEEDBACK_CREATE_INFO_KHR
);
/// `VkVideoEncodeH264CapabilitiesKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct VideoEncodeH264CapabilitiesKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub flags: VideoEncodeH264CapabilityFlagsKHR,
    pub max_level_idc: StdVideoH264LevelIdc,
    pub max_slice_count: u32,
    pub max_p_picture_l0_reference_count: u32,
    pub max_b_picture_l0_reference_count: u32,
    pub max_l1_reference_count: u32,
    pub max_temporal_layer_count: u32,
    pub expect_dyadic_temporal_layer_pattern: Bool32,
    pub min_qp: i32,
    pub max_qp: i32,
    pub prefers_gop_remaining_frames: Bool32,
    pub requires_gop_remaining_frames: Bool32,
    pub std_syntax_flags: VideoEncodeH264StdFlagsKHR,
}
zero_default!(VideoEncodeH264CapabilitiesKHR, VIDEO_ENCODE_H264_CAPABILITIES_KHR);
/// `VkVideoEncodeH264QualityLevelPropertiesKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct VideoEncodeH264QualityLevelPropertiesKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub preferred_rate_control_flags: VideoEncodeH264RateControlFlagsKHR,
    pub preferred_gop_frame_count: u32,
    pub preferred_idr_period: u32,
    pub preferred_consecutive_b_frame_count: u32,
    pub preferred_temporal_layer_count: u32,
    pub preferred_constant_qp: VideoEncodeH264QpKHR,
    pub preferred_max_l0_reference_count: u32,
    pub preferred_max_l1_reference_count: u32,
    pub preferred_std_entropy_coding_mode_flag: Bool32,
}
zero_default!(
    VideoEncodeH264QualityLevelPropertiesKHR,
    VIDEO_ENCODE_H264_QUALITY_LEVEL_PROPERTIES_KHR
);
/// `VkVideoEncodeH264SessionCreateInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct VideoEncodeH264SessionCreateInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub use_max_level_idc: Bool32,
    pub max_level_idc: StdVideoH264LevelIdc,
}
zero_default!(
    VideoEncodeH264SessionCreateInfoKHR, VIDEO_ENCODE_H264_SESSION_CREATE_INFO_KHR
);
/// `VkVideoEncodeH264SessionParametersAddInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct VideoEncodeH264SessionParametersAddInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub std_sps_count: u32,
    pub p_std_sp_ss: *const StdVideoH264SequenceParameterSet,
    pub std_pps_count: u32,
    pub p_std_pp_ss: *const StdVideoH264PictureParameterSet,
}
zero_default!(
    VideoEncodeH264SessionParametersAddInfoKHR,
    VIDEO_ENCODE_H264_SESSION_PARAMETERS_ADD_INFO_KHR
);
/// `VkVideoEncodeH264SessionParametersCreateInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct VideoEncodeH264SessionParametersCreateInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub max_std_sps_count: u32,
    pub max_std_pps_count: u32,
    pub p_parameters_add_info: *const VideoEncodeH264SessionParametersAddInfoKHR,
}
zero_default!(
    VideoEncodeH264SessionParametersCreateInfoKHR,
    VIDEO_ENCODE_H264_SESSION_PARAMETERS_CREATE_INFO_KHR
);
/// `VkVideoEncodeH264SessionParametersGetInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct VideoEncodeH264SessionParametersGetInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub write_std_sps: Bool32,
    pub write_std_pps: Bool32,
    pub std_sps_id: u32,
    pub std_pps_id: u32,
}
zero_default!(
    VideoEncodeH264SessionParametersGetInfoKHR,
    VIDEO_ENCODE_H264_SESSION_PARAMETERS_GET_INFO_KHR
);
/// `VkVideoEncodeH264SessionParametersFeedbackInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct VideoEncodeH264SessionParametersFeedbackInfoKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub has_std_sps_overrides: Bool32,
    pub has_std_pps_overrides: Bool32,
}
zero_default!(
    VideoEncodeH264SessionParametersFeedbackInfoKHR,
    VIDEO_ENCODE_H264_SESSION_PARAMETERS_FEEDBACK_INFO_KHR
);
/// `VkVideoEncodeH264DpbSlotInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct VideoEncodeH264DpbSlotInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub p_std_reference_info: *const StdVideoEncodeH264ReferenceInfo,
}
zero_default!(VideoEncodeH264DpbSlotInfoKHR, VIDEO_ENCODE_H264_DPB_SLOT_INFO_KHR);
/// `VkVideoEncodeH264PictureInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct VideoEncodeH264PictureInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub nalu_slice_entry_count: u32,
    pub p_nalu_slice_entries: *const VideoEncodeH264NaluSliceInfoKHR,
    pub p_std_picture_info: *const StdVideoEncodeH264PictureInfo,
    pub generate_prefix_nalu: Bool32,
}
zero_default!(VideoEncodeH264PictureInfoKHR, VIDEO_ENCODE_H264_PICTURE_INFO_KHR);
/// `VkVideoEncodeH264ProfileInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct VideoEncodeH264ProfileInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub std_profile_idc: StdVideoH264ProfileIdc,
}
zero_default!(VideoEncodeH264ProfileInfoKHR, VIDEO_ENCODE_H264_PROFILE_INFO_KHR);
/// `VkVideoEncodeH264NaluSliceInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct VideoEncodeH264NaluSliceInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub constant_qp: i32,
    pub p_std_slice_header: *const StdVideoEncodeH264SliceHeader,
}
zero_default!(VideoEncodeH264NaluSliceInfoKHR, VIDEO_ENCODE_H264_NALU_SLICE_INFO_KHR);
/// `VkVideoEncodeH264RateControlInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct VideoEncodeH264RateControlInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub flags: VideoEncodeH264RateControlFlagsKHR,
    pub gop_frame_count: u32,
    pub idr_period: u32,
    pub consecutive_b_frame_count: u32,
    pub temporal_layer_count: u32,
}
zero_default!(
    VideoEncodeH264RateControlInfoKHR, VIDEO_ENCODE_H264_RATE_CONTROL_INFO_KHR
);
/// `VkVideoEncodeH264QpKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct VideoEncodeH264QpKHR {
    pub qp_i: i32,
    pub qp_p: i32,
    pub qp_b: i32,
}
zero_default!(VideoEncodeH264QpKHR);
/// `VkVideoEncodeH264FrameSizeKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct VideoEncodeH264FrameSizeKHR {
    pub frame_i_size: u32,
    pub frame_p_size: u32,
    pub frame_b_size: u32,
}
zero_default!(VideoEncodeH264FrameSizeKHR);
/// `VkVideoEncodeH264GopRemainingFrameInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct VideoEncodeH264GopRemainingFrameInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub use_gop_remaining_frames: Bool32,
    pub gop_remaining_i: u32,
    pub gop_remaining_p: u32,
    pub gop_remaining_b: u32,
}
zero_default!(
    VideoEncodeH264GopRemainingFrameInfoKHR,
    VIDEO_ENCODE_H264_GOP_REMAINING_FRAME_INFO_KHR
);
/// `VkVideoEncodeH264RateControlLayerInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct VideoEncodeH264RateControlLayerInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub use_min_qp: Bool32,
    pub min_qp: VideoEncodeH264QpKHR,
    pub use_max_qp: Bool32,
    pub max_qp: VideoEncodeH264QpKHR,
    pub use_max_frame_size: Bool32,
    pub max_frame_size: VideoEncodeH264FrameSizeKHR,
}
zero_default!(
    VideoEncodeH264RateControlLayerInfoKHR, VIDEO_ENCODE_H264_RATE_CONTROL_LAYER_INFO_KHR
);
/// `VkVideoEncodeH265CapabilitiesKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct VideoEncodeH265CapabilitiesKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub flags: VideoEncodeH265CapabilityFlagsKHR,
    pub max_level_idc: StdVideoH265LevelIdc,
    pub max_slice_segment_count: u32,
    pub max_tiles: Extent2D,
    pub ctb_sizes: VideoEncodeH265CtbSizeFlagsKHR,
    pub transform_block_sizes: VideoEncodeH265TransformBlockSizeFlagsKHR,
    pub max_p_picture_l0_reference_count: u32,
    pub max_b_picture_l0_reference_count: u32,
    pub max_l1_reference_count: u32,
    pub max_sub_layer_count: u32,
    pub expect_dyadic_temporal_sub_layer_pattern: Bool32,
    pub min_qp: i32,
    pub max_qp: i32,
    pub prefers_gop_remaining_frames: Bool32,
    pub requires_gop_remaining_frames: Bool32,
    pub std_syntax_flags: VideoEncodeH265StdFlagsKHR,
}
zero_default!(VideoEncodeH265CapabilitiesKHR, VIDEO_ENCODE_H265_CAPABILITIES_KHR);
/// `VkVideoEncodeH265QualityLevelPropertiesKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct VideoEncodeH265QualityLevelPropertiesKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub preferred_rate_control_flags: VideoEncodeH265RateControlFlagsKHR,
    pub preferred_gop_frame_count: u32,
    pub preferred_idr_period: u32,
    pub preferred_consecutive_b_frame_count: u32,
    pub preferred_sub_layer_count: u32,
    pub preferred_constant_qp: VideoEncodeH265QpKHR,
    pub preferred_max_l0_reference_count: u32,
    pub preferred_max_l1_reference_count: u32,
}
zero_default!(
    VideoEncodeH265QualityLevelPropertiesKHR,
    VIDEO_ENCODE_H265_QUALITY_LEVEL_PROPERTIES_KHR
);
/// `VkVideoEncodeH265SessionCreateInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct VideoEncodeH265SessionCreateInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub use_max_level_idc: Bool32,
    pub max_level_idc: StdVideoH265LevelIdc,
}
zero_default!(
    VideoEncodeH265SessionCreateInfoKHR, VIDEO_ENCODE_H265_SESSION_CREATE_INFO_KHR
);
/// `VkVideoEncodeH265SessionParametersAddInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct VideoEncodeH265SessionParametersAddInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub std_vps_count: u32,
    pub p_std_vp_ss: *const StdVideoH265VideoParameterSet,
    pub std_sps_count: u32,
    pub p_std_sp_ss: *const StdVideoH265SequenceParameterSet,
    pub std_pps_count: u32,
    pub p_std_pp_ss: *const StdVideoH265PictureParameterSet,
}
zero_default!(
    VideoEncodeH265SessionParametersAddInfoKHR,
    VIDEO_ENCODE_H265_SESSION_PARAMETERS_ADD_INFO_KHR
);
/// `VkVideoEncodeH265SessionParametersCreateInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct VideoEncodeH265SessionParametersCreateInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub max_std_vps_count: u32,
    pub max_std_sps_count: u32,
    pub max_std_pps_count: u32,
    pub p_parameters_add_info: *const VideoEncodeH265SessionParametersAddInfoKHR,
}
zero_default!(
    VideoEncodeH265SessionParametersCreateInfoKHR,
    VIDEO_ENCODE_H265_SESSION_PARAMETERS_CREATE_INFO_KHR
);
/// `VkVideoEncodeH265SessionParametersGetInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct VideoEncodeH265SessionParametersGetInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub write_std_vps: Bool32,
    pub write_std_sps: Bool32,
    pub write_std_pps: Bool32,
    pub std_vps_id: u32,
    pub std_sps_id: u32,
    pub std_pps_id: u32,
}
zero_default!(
    VideoEncodeH265SessionParametersGetInfoKHR,
    VIDEO_ENCODE_H265_SESSION_PARAMETERS_GET_INFO_KHR
);
/// `VkVideoEncodeH265SessionParametersFeedbackInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct VideoEncodeH265SessionParametersFeedbackInfoKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub has_std_vps_overrides: Bool32,
    pub has_std_sps_overrides: Bool32,
    pub has_std_pps_overrides: Bool32,
}
zero_default!(
    VideoEncodeH265SessionParametersFeedbackInfoKHR,
    VIDEO_ENCODE_H265_SESSION_PARAMETERS_FEEDBACK_INFO_KHR
);
/// `VkVideoEncodeH265PictureInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct VideoEncodeH265PictureInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub nalu_slice_segment_entry_count: u32,
    pub p_nalu_slice_segment_entries: *const VideoEncodeH265NaluSliceSegmentInfoKHR,
    pub p_std_picture_info: *const StdVideoEncodeH265PictureInfo,
}
zero_default!(VideoEncodeH265PictureInfoKHR, VIDEO_ENCODE_H265_PICTURE_INFO_KHR);
/// `VkVideoEncodeH265NaluSliceSegmentInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct VideoEncodeH265NaluSliceSegmentInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub constant_qp: i32,
    pub p_std_slice_segment_header: *const StdVideoEncodeH265SliceSegmentHeader,
}
zero_default!(
    VideoEncodeH265NaluSliceSegmentInfoKHR, VIDEO_ENCODE_H265_NALU_SLICE_SEGMENT_INFO_KHR
);
/// `VkVideoEncodeH265RateControlInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct VideoEncodeH265RateControlInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub flags: VideoEncodeH265RateControlFlagsKHR,
    pub gop_frame_count: u32,
    pub idr_period: u32,
    pub consecutive_b_frame_count: u32,
    pub sub_layer_count: u32,
}
zero_default!(
    VideoEncodeH265RateControlInfoKHR, VIDEO_ENCODE_H265_RATE_CONTROL_INFO_KHR
);
/// `VkVideoEncodeH265QpKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct VideoEncodeH265QpKHR {
    pub qp_i: i32,
    pub qp_p: i32,
    pub qp_b: i32,
}
zero_default!(VideoEncodeH265QpKHR);
/// `VkVideoEncodeH265FrameSizeKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct VideoEncodeH265FrameSizeKHR {
    pub frame_i_size: u32,
    pub frame_p_size: u32,
    pub frame_b_size: u32,
}
zero_default!(VideoEncodeH265FrameSizeKHR);
/// `VkVideoEncodeH265GopRemainingFrameInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct VideoEncodeH265GopRemainingFrameInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub use_gop_remaining_frames: Bool32,
    pub gop_remaining_i: u32,
    pub gop_remaining_p: u32,
    pub gop_remaining_b: u32,
}
zero_default!(
    VideoEncodeH265GopRemainingFrameInfoKHR,
    VIDEO_ENCODE_H265_GOP_REMAINING_FRAME_INFO_KHR
);
/// `VkVideoEncodeH265RateControlLayerInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct VideoEncodeH265RateControlLayerInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub use_min_qp: Bool32,
    pub min_qp: VideoEncodeH265QpKHR,
    pub use_max_qp: Bool32,
    pub max_qp: VideoEncodeH265QpKHR,
    pub use_max_frame_size: Bool32,
    pub max_frame_size: VideoEncodeH265FrameSizeKHR,
}
zero_default!(
    VideoEncodeH265RateControlLayerInfoKHR, VIDEO_ENCODE_H265_RATE_CONTROL_LAYER_INFO_KHR
);
/// `VkVideoEncodeH265ProfileInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct VideoEncodeH265ProfileInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub std_profile_idc: StdVideoH265ProfileIdc,
}
zero_default!(VideoEncodeH265ProfileInfoKHR, VIDEO_ENCODE_H265_PROFILE_INFO_KHR);
/// `VkVideoEncodeH265DpbSlotInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct VideoEncodeH265DpbSlotInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub p_std_reference_info: *const StdVideoEncodeH265ReferenceInfo,
}
zero_default!(VideoEncodeH265DpbSlotInfoKHR, VIDEO_ENCODE_H265_DPB_SLOT_INFO_KHR);
/// `VkVideoEncodeAV1CapabilitiesKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct VideoEncodeAV1CapabilitiesKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub flags: VideoEncodeAV1CapabilityFlagsKHR,
    pub max_level: StdVideoAV1Level,
    pub coded_picture_alignment: Extent2D,
    pub max_tiles: Extent2D,
    pub min_tile_size: Extent2D,
    pub max_tile_size: Extent2D,
    pub superblock_sizes: VideoEncodeAV1SuperblockSizeFlagsKHR,
    pub max_single_reference_count: u32,
    pub single_reference_name_mask: u32,
    pub max_unidirectional_compound_reference_count: u32,
    pub max_unidirectional_compound_group1_reference_count: u32,
    pub unidirectional_compound_reference_name_mask: u32,
    pub max_bidirectional_compound_reference_count: u32,
    pub max_bidirectional_compound_group1_reference_count: u32,
    pub max_bidirectional_compound_group2_reference_count: u32,
    pub bidirectional_compound_reference_name_mask: u32,
    pub max_temporal_layer_count: u32,
    pub max_spatial_layer_count: u32,
    pub max_operating_points: u32,
    pub min_q_index: u32,
    pub max_q_index: u32,
    pub prefers_gop_remaining_frames: Bool32,
    pub requires_gop_remaining_frames: Bool32,
    pub std_syntax_flags: VideoEncodeAV1StdFlagsKHR,
}
zero_default!(VideoEncodeAV1CapabilitiesKHR, VIDEO_ENCODE_AV1_CAPABILITIES_KHR);
/// `VkVideoEncodeAV1QualityLevelPropertiesKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct VideoEncodeAV1QualityLevelPropertiesKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub preferred_rate_control_flags: VideoEncodeAV1RateControlFlagsKHR,
    pub preferred_gop_frame_count: u32,
    pub preferred_key_frame_period: u32,
    pub preferred_consecutive_bipredictive_frame_count: u32,
    pub preferred_temporal_layer_count: u32,
    pub preferred_constant_q_index: VideoEncodeAV1QIndexKHR,
    pub preferred_max_single_reference_count: u32,
    pub preferred_single_reference_name_mask: u32,
    pub preferred_max_unidirectional_compound_reference_count: u32,
    pub preferred_max_unidirectional_compound_group1_reference_count: u32,
    pub preferred_unidirectional_compound_reference_name_mask: u32,
    pub preferred_max_bidirectional_compound_reference_count: u32,
    pub preferred_max_bidirectional_compound_group1_reference_count: u32,
    pub preferred_max_bidirectional_compound_group2_reference_count: u32,
    pub preferred_bidirectional_compound_reference_name_mask: u32,
}
zero_default!(
    VideoEncodeAV1QualityLevelPropertiesKHR,
    VIDEO_ENCODE_AV1_QUALITY_LEVEL_PROPERTIES_KHR
);
/// `VkPhysicalDeviceVideoEncodeAV1FeaturesKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceVideoEncodeAV1FeaturesKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub video_encode_av1: Bool32,
}
zero_default!(
    PhysicalDeviceVideoEncodeAV1FeaturesKHR,
    PHYSICAL_DEVICE_VIDEO_ENCODE_AV1_FEATURES_KHR
);
/// `VkVideoEncodeAV1SessionCreateInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct VideoEncodeAV1SessionCreateInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub use_max_level: Bool32,
    pub max_level: StdVideoAV1Level,
}
zero_default!(
    VideoEncodeAV1SessionCreateInfoKHR, VIDEO_ENCODE_AV1_SESSION_CREATE_INFO_KHR
);
/// `VkVideoEncodeAV1SessionParametersCreateInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct VideoEncodeAV1SessionParametersCreateInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub p_std_sequence_header: *const StdVideoAV1SequenceHeader,
    pub p_std_decoder_model_info: *const StdVideoEncodeAV1DecoderModelInfo,
    pub std_operating_point_count: u32,
    pub p_std_operating_points: *const StdVideoEncodeAV1OperatingPointInfo,
}
zero_default!(
    VideoEncodeAV1SessionParametersCreateInfoKHR,
    VIDEO_ENCODE_AV1_SESSION_PARAMETERS_CREATE_INFO_KHR
);
/// `VkVideoEncodeAV1DpbSlotInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct VideoEncodeAV1DpbSlotInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub p_std_reference_info: *const StdVideoEncodeAV1ReferenceInfo,
}
zero_default!(VideoEncodeAV1DpbSlotInfoKHR, VIDEO_ENCODE_AV1_DPB_SLOT_INFO_KHR);
/// `VkVideoEncodeAV1PictureInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct VideoEncodeAV1PictureInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub prediction_mode: VideoEncodeAV1PredictionModeKHR,
    pub rate_control_group: VideoEncodeAV1RateControlGroupKHR,
    pub constant_q_index: u32,
    pub p_std_picture_info: *const StdVideoEncodeAV1PictureInfo,
    pub reference_name_slot_indices: [i32; MAX_VIDEO_AV1_REFERENCES_PER_FRAME_KHR],
    pub primary_reference_cdf_only: Bool32,
    pub generate_obu_extension_header: Bool32,
}
zero_default!(VideoEncodeAV1PictureInfoKHR, VIDEO_ENCODE_AV1_PICTURE_INFO_KHR);
/// `VkVideoEncodeAV1ProfileInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct VideoEncodeAV1ProfileInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub std_profile: StdVideoAV1Profile,
}
zero_default!(VideoEncodeAV1ProfileInfoKHR, VIDEO_ENCODE_AV1_PROFILE_INFO_KHR);
/// `VkVideoEncodeAV1RateControlInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct VideoEncodeAV1RateControlInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub flags: VideoEncodeAV1RateControlFlagsKHR,
    pub gop_frame_count: u32,
    pub key_frame_period: u32,
    pub consecutive_bipredictive_frame_count: u32,
    pub temporal_layer_count: u32,
}
zero_default!(VideoEncodeAV1RateControlInfoKHR, VIDEO_ENCODE_AV1_RATE_CONTROL_INFO_KHR);
/// `VkVideoEncodeAV1QIndexKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct VideoEncodeAV1QIndexKHR {
    pub intra_q_index: u32,
    pub predictive_q_index: u32,
    pub bipredictive_q_index: u32,
}
zero_default!(VideoEncodeAV1QIndexKHR);
/// `VkVideoEncodeAV1FrameSizeKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct VideoEncodeAV1FrameSizeKHR {
    pub intra_frame_size: u32,
    pub predictive_frame_size: u32,
    pub bipredictive_frame_size: u32,
}
zero_default!(VideoEncodeAV1FrameSizeKHR);
/// `VkVideoEncodeAV1GopRemainingFrameInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct VideoEncodeAV1GopRemainingFrameInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub use_gop_remaining_frames: Bool32,
    pub gop_remaining_intra: u32,
    pub gop_remaining_predictive: u32,
    pub gop_remaining_bipredictive: u32,
}
zero_default!(
    VideoEncodeAV1GopRemainingFrameInfoKHR, VIDEO_ENCODE_AV1_GOP_REMAINING_FRAME_INFO_KHR
);
/// `VkVideoEncodeAV1RateControlLayerInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct VideoEncodeAV1RateControlLayerInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub use_min_q_index: Bool32,
    pub min_q_index: VideoEncodeAV1QIndexKHR,
    pub use_max_q_index: Bool32,
    pub max_q_index: VideoEncodeAV1QIndexKHR,
    pub use_max_frame_size: Bool32,
    pub max_frame_size: VideoEncodeAV1FrameSizeKHR,
}
zero_default!(
    VideoEncodeAV1RateControlLayerInfoKHR, VIDEO_ENCODE_AV1_RATE_CONTROL_LAYER_INFO_KHR
);
/// `VkPhysicalDeviceInheritedViewportScissorFeaturesNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceInheritedViewportScissorFeaturesNV {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub inherited_viewport_scissor2_d: Bool32,
}
zero_default!(
    PhysicalDeviceInheritedViewportScissorFeaturesNV,
    PHYSICAL_DEVICE_INHERITED_VIEWPORT_SCISSOR_FEATURES_NV
);
/// `VkCommandBufferInheritanceViewportScissorInfoNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct CommandBufferInheritanceViewportScissorInfoNV {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub viewport_scissor2_d: Bool32,
    pub viewport_depth_count: u32,
    pub p_viewport_depths: *const Viewport,
}
zero_default!(
    CommandBufferInheritanceViewportScissorInfoNV,
    COMMAND_BUFFER_INHERITANCE_VIEWPORT_SCISSOR_INFO_NV
);
/// `VkPhysicalDeviceYcbcr2Plane444FormatsFeaturesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceYcbcr2Plane444FormatsFeaturesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub ycbcr2plane444_formats: Bool32,
}
zero_default!(
    PhysicalDeviceYcbcr2Plane444FormatsFeaturesEXT,
    PHYSICAL_DEVICE_YCBCR_2_PLANE_444_FORMATS_FEATURES_EXT
);
/// `VkPhysicalDeviceProvokingVertexFeaturesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceProvokingVertexFeaturesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub provoking_vertex_last: Bool32,
    pub transform_feedback_preserves_provoking_vertex: Bool32,
}
zero_default!(
    PhysicalDeviceProvokingVertexFeaturesEXT,
    PHYSICAL_DEVICE_PROVOKING_VERTEX_FEATURES_EXT
);
/// `VkPhysicalDeviceProvokingVertexPropertiesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceProvokingVertexPropertiesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub provoking_vertex_mode_per_pipeline: Bool32,
    pub transform_feedback_preserves_triangle_fan_provoking_vertex: Bool32,
}
zero_default!(
    PhysicalDeviceProvokingVertexPropertiesEXT,
    PHYSICAL_DEVICE_PROVOKING_VERTEX_PROPERTIES_EXT
);
/// `VkPipelineRasterizationProvokingVertexStateCreateInfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PipelineRasterizationProvokingVertexStateCreateInfoEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub provoking_vertex_mode: ProvokingVertexModeEXT,
}
zero_default!(
    PipelineRasterizationProvokingVertexStateCreateInfoEXT,
    PIPELINE_RASTERIZATION_PROVOKING_VERTEX_STATE_CREATE_INFO_EXT
);
/// `VkVideoEncodeIntraRefreshCapabilitiesKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct VideoEncodeIntraRefreshCapabilitiesKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub intra_refresh_modes: VideoEncodeIntraRefreshModeFlagsKHR,
    pub max_intra_refresh_cycle_duration: u32,
    pub max_intra_refresh_active_reference_pictures: u32,
    pub partition_independent_intra_refresh_regions: Bool32,
    pub non_rectangular_intra_refresh_regions: Bool32,
}
zero_default!(
    VideoEncodeIntraRefreshCapabilitiesKHR, VIDEO_ENCODE_INTRA_REFRESH_CAPABILITIES_KHR
);
/// `VkVideoEncodeSessionIntraRefreshCreateInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct VideoEncodeSessionIntraRefreshCreateInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub intra_refresh_mode: VideoEncodeIntraRefreshModeFlagsKHR,
}
zero_default!(
    VideoEncodeSessionIntraRefreshCreateInfoKHR,
    VIDEO_ENCODE_SESSION_INTRA_REFRESH_CREATE_INFO_KHR
);
/// `VkVideoEncodeIntraRefreshInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct VideoEncodeIntraRefreshInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub intra_refresh_cycle_duration: u32,
    pub intra_refresh_index: u32,
}
zero_default!(VideoEncodeIntraRefreshInfoKHR, VIDEO_ENCODE_INTRA_REFRESH_INFO_KHR);
/// `VkVideoReferenceIntraRefreshInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct VideoReferenceIntraRefreshInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub dirty_intra_refresh_regions: u32,
}
zero_default!(VideoReferenceIntraRefreshInfoKHR, VIDEO_REFERENCE_INTRA_REFRESH_INFO_KHR);
/// `VkPhysicalDeviceVideoEncodeIntraRefreshFeaturesKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceVideoEncodeIntraRefreshFeaturesKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub video_encode_intra_refresh: Bool32,
}
zero_default!(
    PhysicalDeviceVideoEncodeIntraRefreshFeaturesKHR,
    PHYSICAL_DEVICE_VIDEO_ENCODE_INTRA_REFRESH_FEATURES_KHR
);
/// `VkCuModuleCreateInfoNVX`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct CuModuleCreateInfoNVX {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub data_size: usize,
    pub p_data: *const c_void,
}
zero_default!(CuModuleCreateInfoNVX, CU_MODULE_CREATE_INFO_NVX);
/// `VkCuModuleTexturingModeCreateInfoNVX`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct CuModuleTexturingModeCreateInfoNVX {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub use64bit_texturing: Bool32,
}
zero_default!(
    CuModuleTexturingModeCreateInfoNVX, CU_MODULE_TEXTURING_MODE_CREATE_INFO_NVX
);
/// `VkCuFunctionCreateInfoNVX`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct CuFunctionCreateInfoNVX {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub module: CuModuleNVX,
    pub p_name: *const c_char,
}
zero_default!(CuFunctionCreateInfoNVX, CU_FUNCTION_CREATE_INFO_NVX);
/// `VkCuLaunchInfoNVX`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct CuLaunchInfoNVX {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub function: CuFunctionNVX,
    pub grid_dim_x: u32,
    pub grid_dim_y: u32,
    pub grid_dim_z: u32,
    pub block_dim_x: u32,
    pub block_dim_y: u32,
    pub block_dim_z: u32,
    pub shared_mem_bytes: u32,
    pub param_count: usize,
    pub p_params: *const *const c_void,
    pub extra_count: usize,
    pub p_extras: *const *const c_void,
}
zero_default!(CuLaunchInfoNVX, CU_LAUNCH_INFO_NVX);
/// `VkPhysicalDeviceDescriptorBufferFeaturesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceDescriptorBufferFeaturesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub descriptor_buffer: Bool32,
    pub descriptor_buffer_capture_replay: Bool32,
    pub descriptor_buffer_image_layout_ignored: Bool32,
    pub descriptor_buffer_push_descriptors: Bool32,
}
zero_default!(
    PhysicalDeviceDescriptorBufferFeaturesEXT,
    PHYSICAL_DEVICE_DESCRIPTOR_BUFFER_FEATURES_EXT
);
/// `VkPhysicalDeviceDescriptorBufferPropertiesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceDescriptorBufferPropertiesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub combined_image_sampler_descriptor_single_array: Bool32,
    pub bufferless_push_descriptors: Bool32,
    pub allow_sampler_image_view_post_submit_creation: Bool32,
    pub descriptor_buffer_offset_alignment: DeviceSize,
    pub max_descriptor_buffer_bindings: u32,
    pub max_resource_descriptor_buffer_bindings: u32,
    pub max_sampler_descriptor_buffer_bindings: u32,
    pub max_embedded_immutable_sampler_bindings: u32,
    pub max_embedded_immutable_samplers: u32,
    pub buffer_capture_replay_descriptor_data_size: usize,
    pub image_capture_replay_descriptor_data_size: usize,
    pub image_view_capture_replay_descriptor_data_size: usize,
    pub sampler_capture_replay_descriptor_data_size: usize,
    pub acceleration_structure_capture_replay_descriptor_data_size: usize,
    pub sampler_descriptor_size: usize,
    pub combined_image_sampler_descriptor_size: usize,
    pub sampled_image_descriptor_size: usize,
    pub storage_image_descriptor_size: usize,
    pub uniform_texel_buffer_descriptor_size: usize,
    pub robust_uniform_texel_buffer_descriptor_size: usize,
    pub storage_texel_buffer_descriptor_size: usize,
    pub robust_storage_texel_buffer_descriptor_size: usize,
    pub uniform_buffer_descriptor_size: usize,
    pub robust_uniform_buffer_descriptor_size: usize,
    pub storage_buffer_descriptor_size: usize,
    pub robust_storage_buffer_descriptor_size: usize,
    pub input_attachment_descriptor_size: usize,
    pub acceleration_structure_descriptor_size: usize,
    pub max_sampler_descriptor_buffer_range: DeviceSize,
    pub max_resource_descriptor_buffer_range: DeviceSize,
    pub sampler_descriptor_buffer_address_space_size: DeviceSize,
    pub resource_descriptor_buffer_address_space_size: DeviceSize,
    pub descriptor_buffer_address_space_size: DeviceSize,
}
zero_default!(
    PhysicalDeviceDescriptorBufferPropertiesEXT,
    PHYSICAL_DEVICE_DESCRIPTOR_BUFFER_PROPERTIES_EXT
);
/// `VkPhysicalDeviceDescriptorBufferDensityMapPropertiesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceDescriptorBufferDensityMapPropertiesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub combined_image_sampler_density_map_descriptor_size: usize,
}
zero_default!(
    PhysicalDeviceDescriptorBufferDensityMapPropertiesEXT,
    PHYSICAL_DEVICE_DESCRIPTOR_BUFFER_DENSITY_MAP_PROPERTIES_EXT
);
/// `VkDescriptorAddressInfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DescriptorAddressInfoEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub address: DeviceAddress,
    pub range: DeviceSize,
    pub format: Format,
}
zero_default!(DescriptorAddressInfoEXT, DESCRIPTOR_ADDRESS_INFO_EXT);
/// `VkDescriptorBufferBindingInfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DescriptorBufferBindingInfoEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub address: DeviceAddress,
    pub usage: BufferUsageFlags,
}
zero_default!(DescriptorBufferBindingInfoEXT, DESCRIPTOR_BUFFER_BINDING_INFO_EXT);
/// `VkDescriptorBufferBindingPushDescriptorBufferHandleEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DescriptorBufferBindingPushDescriptorBufferHandleEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub buffer: Buffer,
}
zero_default!(
    DescriptorBufferBindingPushDescriptorBufferHandleEXT,
    DESCRIPTOR_BUFFER_BINDING_PUSH_DESCRIPTOR_BUFFER_HANDLE_EXT
);
/// `VkDescriptorGetInfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DescriptorGetInfoEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub ty: DescriptorType,
    pub data: DescriptorDataEXT,
}
zero_default!(DescriptorGetInfoEXT, DESCRIPTOR_GET_INFO_EXT);
/// `VkBufferCaptureDescriptorDataInfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct BufferCaptureDescriptorDataInfoEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub buffer: Buffer,
}
zero_default!(
    BufferCaptureDescriptorDataInfoEXT, BUFFER_CAPTURE_DESCRIPTOR_DATA_INFO_EXT
);
/// `VkImageCaptureDescriptorDataInfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ImageCaptureDescriptorDataInfoEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub image: Image,
}
zero_default!(ImageCaptureDescriptorDataInfoEXT, IMAGE_CAPTURE_DESCRIPTOR_DATA_INFO_EXT);
/// `VkImageViewCaptureDescriptorDataInfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ImageViewCaptureDescriptorDataInfoEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub image_view: ImageView,
}
zero_default!(
    ImageViewCaptureDescriptorDataInfoEXT, IMAGE_VIEW_CAPTURE_DESCRIPTOR_DATA_INFO_EXT
);
/// `VkSamplerCaptureDescriptorDataInfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct SamplerCaptureDescriptorDataInfoEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub sampler: Sampler,
}
zero_default!(
    SamplerCaptureDescriptorDataInfoEXT, SAMPLER_CAPTURE_DESCRIPTOR_DATA_INFO_EXT
);
/// `VkAccelerationStructureCaptureDescriptorDataInfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct AccelerationStructureCaptureDescriptorDataInfoEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub acceleration_structure: AccelerationStructureKHR,
    pub acceleration_structure_nv: AccelerationStructureNV,
}
zero_default!(
    AccelerationStructureCaptureDescriptorDataInfoEXT,
    ACCELERATION_STRUCTURE_CAPTURE_DESCRIPTOR_DATA_INFO_EXT
);
/// `VkOpaqueCaptureDescriptorDataCreateInfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct OpaqueCaptureDescriptorDataCreateInfoEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub opaque_capture_descriptor_data: *const c_void,
}
zero_default!(
    OpaqueCaptureDescriptorDataCreateInfoEXT,
    OPAQUE_CAPTURE_DESCRIPTOR_DATA_CREATE_INFO_EXT
);
/// `VkPhysicalDeviceShaderIntegerDotProductFeatures`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceShaderIntegerDotProductFeatures {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub shader_integer_dot_product: Bool32,
}
zero_default!(
    PhysicalDeviceShaderIntegerDotProductFeatures,
    PHYSICAL_DEVICE_SHADER_INTEGER_DOT_PRODUCT_FEATURES
);
/// `VkPhysicalDeviceShaderIntegerDotProductProperties`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceShaderIntegerDotProductProperties {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub integer_dot_product8_bit_unsigned_accelerated: Bool32,
    pub integer_dot_product8_bit_signed_accelerated: Bool32,
    pub integer_dot_product8_bit_mixed_signedness_accelerated: Bool32,
    pub integer_dot_product4x8_bit_packed_unsigned_accelerated: Bool32,
    pub integer_dot_product4x8_bit_packed_signed_accelerated: Bool32,
    pub integer_dot_product4x8_bit_packed_mixed_signedness_accelerated: Bool32,
    pub integer_dot_product16_bit_unsigned_accelerated: Bool32,
    pub integer_dot_product16_bit_signed_accelerated: Bool32,
    pub integer_dot_product16_bit_mixed_signedness_accelerated: Bool32,
    pub integer_dot_product32_bit_unsigned_accelerated: Bool32,
    pub integer_dot_product32_bit_signed_accelerated: Bool32,
    pub integer_dot_product32_bit_mixed_signedness_accelerated: Bool32,
    pub integer_dot_product64_bit_unsigned_accelerated: Bool32,
    pub integer_dot_product64_bit_signed_accelerated: Bool32,
    pub integer_dot_product64_bit_mixed_signedness_accelerated: Bool32,
    pub integer_dot_product_accumulating_saturating8_bit_unsigned_accelerated: Bool32,
    pub integer_dot_product_accumulating_saturating8_bit_signed_accelerated: Bool32,
    pub integer_dot_product_accumulating_saturating8_bit_mixed_signedness_accelerated: Bool32,
    pub integer_dot_product_accumulating_saturating4x8_bit_packed_unsigned_accelerated: Bool32,
    pub integer_dot_product_accumulating_saturating4x8_bit_packed_signed_accelerated: Bool32,
    pub integer_dot_product_accumulating_saturating4x8_bit_packed_mixed_signedness_accelerated: Bool32,
    pub integer_dot_product_accumulating_saturating16_bit_unsigned_accelerated: Bool32,
    pub integer_dot_product_accumulating_saturating16_bit_signed_accelerated: Bool32,
    pub integer_dot_product_accumulating_saturating16_bit_mixed_signedness_accelerated: Bool32,
    pub integer_dot_product_accumulating_saturating32_bit_unsigned_accelerated: Bool32,
    pub integer_dot_product_accumulating_saturating32_bit_signed_accelerated: Bool32,
    pub integer_dot_product_accumulating_saturating32_bit_mixed_signedness_accelerated: Bool32,
    pub integer_dot_product_accumulating_saturating64_bit_unsigned_accelerated: Bool32,
    pub integer_dot_product_accumulating_saturating64_bit_signed_accelerated: Bool32,
    pub integer_dot_product_accumulating_saturating64_bit_mixed_signedness_accelerated: Bool32,
}
zero_default!(
    PhysicalDeviceShaderIntegerDotProductProperties,
    PHYSICAL_DEVICE_SHADER_INTEGER_DOT_PRODUCT_PROPERTIES
);
/// `VkPhysicalDeviceDrmPropertiesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceDrmPropertiesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub has_primary: Bool32,
    pub has_render: Bool32,
    pub primary_major: i64,
    pub primary_minor: i64,
    pub render_major: i64,
    pub render_minor: i64,
}
zero_default!(PhysicalDeviceDrmPropertiesEXT, PHYSICAL_DEVICE_DRM_PROPERTIES_EXT);
/// `VkPhysicalDeviceFragmentShaderBarycentricFeaturesKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceFragmentShaderBarycentricFeaturesKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub fragment_shader_barycentric: Bool32,
}
zero_default!(
    PhysicalDeviceFragmentShaderBarycentricFeaturesKHR,
    PHYSICAL_DEVICE_FRAGMENT_SHADER_BARYCENTRIC_FEATURES_KHR
);
/// `VkPhysicalDeviceFragmentShaderBarycentricPropertiesKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceFragmentShaderBarycentricPropertiesKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub tri_strip_vertex_order_independent_of_provoking_vertex: Bool32,
}
zero_default!(
    PhysicalDeviceFragmentShaderBarycentricPropertiesKHR,
    PHYSICAL_DEVICE_FRAGMENT_SHADER_BARYCENTRIC_PROPERTIES_KHR
);
/// `VkPhysicalDeviceShaderFmaFeaturesKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceShaderFmaFeaturesKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub shader_fma_float16: Bool32,
    pub shader_fma_float32: Bool32,
    pub shader_fma_float64: Bool32,
}
zero_default!(
    PhysicalDeviceShaderFmaFeaturesKHR, PHYSICAL_DEVICE_SHADER_FMA_FEATURES_KHR
);
/// `VkPhysicalDeviceRayTracingMotionBlurFeaturesNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceRayTracingMotionBlurFeaturesNV {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub ray_tracing_motion_blur: Bool32,
    pub ray_tracing_motion_blur_pipeline_trace_rays_indirect: Bool32,
}
zero_default!(
    PhysicalDeviceRayTracingMotionBlurFeaturesNV,
    PHYSICAL_DEVICE_RAY_TRACING_MOTION_BLUR_FEATURES_NV
);
/// `VkPhysicalDeviceRayTracingValidationFeaturesNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceRayTracingValidationFeaturesNV {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub ray_tracing_validation: Bool32,
}
zero_default!(
    PhysicalDeviceRayTracingValidationFeaturesNV,
    PHYSICAL_DEVICE_RAY_TRACING_VALIDATION_FEATURES_NV
);
/// `VkPhysicalDeviceRayTracingLinearSweptSpheresFeaturesNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceRayTracingLinearSweptSpheresFeaturesNV {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub spheres: Bool32,
    pub linear_swept_spheres: Bool32,
}
zero_default!(
    PhysicalDeviceRayTracingLinearSweptSpheresFeaturesNV,
    PHYSICAL_DEVICE_RAY_TRACING_LINEAR_SWEPT_SPHERES_FEATURES_NV
);
/// `VkAccelerationStructureGeometryMotionTrianglesDataNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct AccelerationStructureGeometryMotionTrianglesDataNV {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub vertex_data: DeviceOrHostAddressConstKHR,
}
zero_default!(
    AccelerationStructureGeometryMotionTrianglesDataNV,
    ACCELERATION_STRUCTURE_GEOMETRY_MOTION_TRIANGLES_DATA_NV
);
/// `VkAccelerationStructureMotionInfoNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct AccelerationStructureMotionInfoNV {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub max_instances: u32,
    pub flags: AccelerationStructureMotionInfoFlagsNV,
}
zero_default!(AccelerationStructureMotionInfoNV, ACCELERATION_STRUCTURE_MOTION_INFO_NV);
/// `VkSRTDataNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct SRTDataNV {
    pub sx: f32,
    pub a: f32,
    pub b: f32,
    pub pvx: f32,
    pub sy: f32,
    pub c: f32,
    pub pvy: f32,
    pub sz: f32,
    pub pvz: f32,
    pub qx: f32,
    pub qy: f32,
    pub qz: f32,
    pub qw: f32,
    pub tx: f32,
    pub ty: f32,
    pub tz: f32,
}
zero_default!(SRTDataNV);
/// `VkAccelerationStructureSRTMotionInstanceNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct AccelerationStructureSRTMotionInstanceNV {
    pub transform_t0: SRTDataNV,
    pub transform_t1: SRTDataNV,
    bitfield_0: u32,
    bitfield_1: u32,
    pub acceleration_structure_reference: u64,
}
zero_default!(AccelerationStructureSRTMotionInstanceNV);
impl AccelerationStructureSRTMotionInstanceNV {
    bit_field!(
        bitfield_0 : u32, 0, 0xffffff, get_instance_custom_index,
        set_instance_custom_index
    );
    bit_field!(bitfield_0 : u32, 24, 0xff, get_mask, set_mask);
    bit_field!(
        bitfield_1 : u32, 0, 0xffffff, get_instance_shader_binding_table_record_offset,
        set_instance_shader_binding_table_record_offset
    );
    bit_field!(
        bitfield_1 : u32, 24, 0xff, get_flags, set_flags, GeometryInstanceFlagsKHR
    );
}
/// `VkAccelerationStructureMatrixMotionInstanceNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct AccelerationStructureMatrixMotionInstanceNV {
    pub transform_t0: TransformMatrixKHR,
    pub transform_t1: TransformMatrixKHR,
    bitfield_0: u32,
    bitfield_1: u32,
    pub acceleration_structure_reference: u64,
}
zero_default!(AccelerationStructureMatrixMotionInstanceNV);
impl AccelerationStructureMatrixMotionInstanceNV {
    bit_field!(
        bitfield_0 : u32, 0, 0xffffff, get_instance_custom_index,
        set_instance_custom_index
    );
    bit_field!(bitfield_0 : u32, 24, 0xff, get_mask, set_mask);
    bit_field!(
        bitfield_1 : u32, 0, 0xffffff, get_instance_shader_binding_table_record_offset,
        set_instance_shader_binding_table_record_offset
    );
    bit_field!(
        bitfield_1 : u32, 24, 0xff, get_flags, set_flags, GeometryInstanceFlagsKHR
    );
}
/// `VkAccelerationStructureMotionInstanceNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct AccelerationStructureMotionInstanceNV {
    pub ty: AccelerationStructureMotionInstanceTypeNV,
    pub flags: AccelerationStructureMotionInstanceFlagsNV,
    pub data: AccelerationStructureMotionInstanceDataNV,
}
zero_default!(AccelerationStructureMotionInstanceNV);
/// `VkMemoryGetRemoteAddressInfoNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct MemoryGetRemoteAddressInfoNV {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub memory: DeviceMemory,
    pub handle_type: ExternalMemoryHandleTypeFlags,
}
zero_default!(MemoryGetRemoteAddressInfoNV, MEMORY_GET_REMOTE_ADDRESS_INFO_NV);
/// `VkImportMemoryBufferCollectionFUCHSIA`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ImportMemoryBufferCollectionFUCHSIA {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub collection: BufferCollectionFUCHSIA,
    pub index: u32,
}
zero_default!(
    ImportMemoryBufferCollectionFUCHSIA, IMPORT_MEMORY_BUFFER_COLLECTION_FUCHSIA
);
/// `VkBufferCollectionImageCreateInfoFUCHSIA`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct BufferCollectionImageCreateInfoFUCHSIA {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub collection: BufferCollectionFUCHSIA,
    pub index: u32,
}
zero_default!(
    BufferCollectionImageCreateInfoFUCHSIA, BUFFER_COLLECTION_IMAGE_CREATE_INFO_FUCHSIA
);
/// `VkBufferCollectionBufferCreateInfoFUCHSIA`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct BufferCollectionBufferCreateInfoFUCHSIA {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub collection: BufferCollectionFUCHSIA,
    pub index: u32,
}
zero_default!(
    BufferCollectionBufferCreateInfoFUCHSIA, BUFFER_COLLECTION_BUFFER_CREATE_INFO_FUCHSIA
);
/// `VkBufferCollectionCreateInfoFUCHSIA`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct BufferCollectionCreateInfoFUCHSIA {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub collection_token: zx_handle_t,
}
zero_default!(BufferCollectionCreateInfoFUCHSIA, BUFFER_COLLECTION_CREATE_INFO_FUCHSIA);
/// `VkBufferCollectionPropertiesFUCHSIA`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct BufferCollectionPropertiesFUCHSIA {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub memory_type_bits: u32,
    pub buffer_count: u32,
    pub create_info_index: u32,
    pub sysmem_pixel_format: u64,
    pub format_features: FormatFeatureFlags,
    pub sysmem_color_space_index: SysmemColorSpaceFUCHSIA,
    pub sampler_ycbcr_conversion_components: ComponentMapping,
    pub suggested_ycbcr_model: SamplerYcbcrModelConversion,
    pub suggested_ycbcr_range: SamplerYcbcrRange,
    pub suggested_x_chroma_offset: ChromaLocation,
    pub suggested_y_chroma_offset: ChromaLocation,
}
zero_default!(BufferCollectionPropertiesFUCHSIA, BUFFER_COLLECTION_PROPERTIES_FUCHSIA);
/// `VkBufferConstraintsInfoFUCHSIA`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct BufferConstraintsInfoFUCHSIA {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub create_info: BufferCreateInfo,
    pub required_format_features: FormatFeatureFlags,
    pub buffer_collection_constraints: BufferCollectionConstraintsInfoFUCHSIA,
}
zero_default!(BufferConstraintsInfoFUCHSIA, BUFFER_CONSTRAINTS_INFO_FUCHSIA);
/// `VkSysmemColorSpaceFUCHSIA`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct SysmemColorSpaceFUCHSIA {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub color_space: u32,
}
zero_default!(SysmemColorSpaceFUCHSIA, SYSMEM_COLOR_SPACE_FUCHSIA);
/// `VkImageFormatConstraintsInfoFUCHSIA`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ImageFormatConstraintsInfoFUCHSIA {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub image_create_info: ImageCreateInfo,
    pub required_format_features: FormatFeatureFlags,
    pub flags: ImageFormatConstraintsFlagsFUCHSIA,
    pub sysmem_pixel_format: u64,
    pub color_space_count: u32,
    pub p_color_spaces: *const SysmemColorSpaceFUCHSIA,
}
zero_default!(ImageFormatConstraintsInfoFUCHSIA, IMAGE_FORMAT_CONSTRAINTS_INFO_FUCHSIA);
/// `VkImageConstraintsInfoFUCHSIA`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ImageConstraintsInfoFUCHSIA {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub format_constraints_count: u32,
    pub p_format_constraints: *const ImageFormatConstraintsInfoFUCHSIA,
    pub buffer_collection_constraints: BufferCollectionConstraintsInfoFUCHSIA,
    pub flags: ImageConstraintsInfoFlagsFUCHSIA,
}
zero_default!(ImageConstraintsInfoFUCHSIA, IMAGE_CONSTRAINTS_INFO_FUCHSIA);
/// `VkBufferCollectionConstraintsInfoFUCHSIA`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct BufferCollectionConstraintsInfoFUCHSIA {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub min_buffer_count: u32,
    pub max_buffer_count: u32,
    pub min_buffer_count_for_camping: u32,
    pub min_buffer_count_for_dedicated_slack: u32,
    pub min_buffer_count_for_shared_slack: u32,
}
zero_default!(
    BufferCollectionConstraintsInfoFUCHSIA, BUFFER_COLLECTION_CONSTRAINTS_INFO_FUCHSIA
);
/// `VkCudaModuleCreateInfoNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct CudaModuleCreateInfoNV {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub data_size: usize,
    pub p_data: *const c_void,
}
zero_default!(CudaModuleCreateInfoNV, CUDA_MODULE_CREATE_INFO_NV);
/// `VkCudaFunctionCreateInfoNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct CudaFunctionCreateInfoNV {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub module: CudaModuleNV,
    pub p_name: *const c_char,
}
zero_default!(CudaFunctionCreateInfoNV, CUDA_FUNCTION_CREATE_INFO_NV);
/// `VkCudaLaunchInfoNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct CudaLaunchInfoNV {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub function: CudaFunctionNV,
    pub grid_dim_x: u32,
    pub grid_dim_y: u32,
    pub grid_dim_z: u32,
    pub block_dim_x: u32,
    pub block_dim_y: u32,
    pub block_dim_z: u32,
    pub shared_mem_bytes: u32,
    pub param_count: usize,
    pub p_params: *const *const c_void,
    pub extra_count: usize,
    pub p_extras: *const *const c_void,
}
zero_default!(CudaLaunchInfoNV, CUDA_LAUNCH_INFO_NV);
/// `VkPhysicalDeviceRGBA10X6FormatsFeaturesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceRGBA10X6FormatsFeaturesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub format_rgba10x6_without_y_cb_cr_sampler: Bool32,
}
zero_default!(
    PhysicalDeviceRGBA10X6FormatsFeaturesEXT,
    PHYSICAL_DEVICE_RGBA10X6_FORMATS_FEATURES_EXT
);
/// `VkFormatProperties3`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct FormatProperties3 {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub linear_tiling_features: FormatFeatureFlags2,
    pub optimal_tiling_features: FormatFeatureFlags2,
    pub buffer_features: FormatFeatureFlags2,
}
zero_default!(FormatProperties3, FORMAT_PROPERTIES_3);
/// `VkFormatProperties4KHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct FormatProperties4KHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub linear_tiling_features: FormatFeatureFlags4KHR,
    pub optimal_tiling_features: FormatFeatureFlags4KHR,
    pub buffer_features: FormatFeatureFlags4KHR,
}
zero_default!(FormatProperties4KHR, FORMAT_PROPERTIES_4_KHR);
/// `VkDrmFormatModifierPropertiesList2EXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DrmFormatModifierPropertiesList2EXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub drm_format_modifier_count: u32,
    pub p_drm_format_modifier_properties: *mut DrmFormatModifierProperties2EXT,
}
zero_default!(
    DrmFormatModifierPropertiesList2EXT, DRM_FORMAT_MODIFIER_PROPERTIES_LIST_2_EXT
);
/// `VkDrmFormatModifierProperties2EXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DrmFormatModifierProperties2EXT {
    pub drm_format_modifier: u64,
    pub drm_format_modifier_plane_count: u32,
    pub drm_format_modifier_tiling_features: FormatFeatureFlags2,
}
zero_default!(DrmFormatModifierProperties2EXT);
/// `VkAndroidHardwareBufferFormatProperties2ANDROID`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct AndroidHardwareBufferFormatProperties2ANDROID {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub format: Format,
    pub external_format: u64,
    pub format_features: FormatFeatureFlags2,
    pub sampler_ycbcr_conversion_components: ComponentMapping,
    pub suggested_ycbcr_model: SamplerYcbcrModelConversion,
    pub suggested_ycbcr_range: SamplerYcbcrRange,
    pub suggested_x_chroma_offset: ChromaLocation,
    pub suggested_y_chroma_offset: ChromaLocation,
}
zero_default!(
    AndroidHardwareBufferFormatProperties2ANDROID,
    ANDROID_HARDWARE_BUFFER_FORMAT_PROPERTIES_2_ANDROID
);
/// `VkPipelineRenderingCreateInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PipelineRenderingCreateInfo {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub view_mask: u32,
    pub color_attachment_count: u32,
    pub p_color_attachment_formats: *const Format,
    pub depth_attachment_format: Format,
    pub stencil_attachment_format: Format,
}
zero_default!(PipelineRenderingCreateInfo, PIPELINE_RENDERING_CREATE_INFO);
/// `VkRenderingInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct RenderingInfo {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub flags: RenderingFlags,
    pub render_area: Rect2D,
    pub layer_count: u32,
    pub view_mask: u32,
    pub color_attachment_count: u32,
    pub p_color_attachments: *const RenderingAttachmentInfo,
    pub p_depth_attachment: *const RenderingAttachmentInfo,
    pub p_stencil_attachment: *const RenderingAttachmentInfo,
}
zero_default!(RenderingInfo, RENDERING_INFO);
/// `VkRenderingEndInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct RenderingEndInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
}
zero_default!(RenderingEndInfoKHR, RENDERING_END_INFO_KHR);
/// `VkRenderingAttachmentInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct RenderingAttachmentInfo {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub image_view: ImageView,
    pub image_layout: ImageLayout,
    pub resolve_mode: ResolveModeFlags,
    pub resolve_image_view: ImageView,
    pub resolve_image_layout: ImageLayout,
    pub load_op: AttachmentLoadOp,
    pub store_op: AttachmentStoreOp,
    pub clear_value: ClearValue,
}
zero_default!(RenderingAttachmentInfo, RENDERING_ATTACHMENT_INFO);
/// `VkRenderingFragmentShadingRateAttachmentInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct RenderingFragmentShadingRateAttachmentInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub image_view: ImageView,
    pub image_layout: ImageLayout,
    pub shading_rate_attachment_texel_size: Extent2D,
}
zero_default!(
    RenderingFragmentShadingRateAttachmentInfoKHR,
    RENDERING_FRAGMENT_SHADING_RATE_ATTACHMENT_INFO_KHR
);
/// `VkRenderingFragmentDensityMapAttachmentInfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct RenderingFragmentDensityMapAttachmentInfoEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub image_view: ImageView,
    pub image_layout: ImageLayout,
}
zero_default!(
    RenderingFragmentDensityMapAttachmentInfoEXT,
    RENDERING_FRAGMENT_DENSITY_MAP_ATTACHMENT_INFO_EXT
);
/// `VkPhysicalDeviceDynamicRenderingFeatures`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceDynamicRenderingFeatures {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub dynamic_rendering: Bool32,
}
zero_default!(
    PhysicalDeviceDynamicRenderingFeatures, PHYSICAL_DEVICE_DYNAMIC_RENDERING_FEATURES
);
/// `VkCommandBufferInheritanceRenderingInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct CommandBufferInheritanceRenderingInfo {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub flags: RenderingFlags,
    pub view_mask: u32,
    pub color_attachment_count: u32,
    pub p_color_attachment_formats: *const Format,
    pub depth_attachment_format: Format,
    pub stencil_attachment_format: Format,
    pub rasterization_samples: SampleCountFlags,
}
zero_default!(
    CommandBufferInheritanceRenderingInfo, COMMAND_BUFFER_INHERITANCE_RENDERING_INFO
);
/// `VkAttachmentSampleCountInfoAMD`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct AttachmentSampleCountInfoAMD {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub color_attachment_count: u32,
    pub p_color_attachment_samples: *const SampleCountFlags,
    pub depth_stencil_attachment_samples: SampleCountFlags,
}
zero_default!(AttachmentSampleCountInfoAMD, ATTACHMENT_SAMPLE_COUNT_INFO_AMD);
/// `VkMultiviewPerViewAttributesInfoNVX`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct MultiviewPerViewAttributesInfoNVX {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub per_view_attributes: Bool32,
    pub per_view_attributes_position_x_only: Bool32,
}
zero_default!(MultiviewPerViewAttributesInfoNVX, MULTIVIEW_PER_VIEW_ATTRIBUTES_INFO_NVX);
/// `VkPhysicalDeviceImageViewMinLodFeaturesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceImageViewMinLodFeaturesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub min_lod: Bool32,
}
zero_default!(
    PhysicalDeviceImageViewMinLodFeaturesEXT,
    PHYSICAL_DEVICE_IMAGE_VIEW_MIN_LOD_FEATURES_EXT
);
/// `VkImageViewMinLodCreateInfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ImageViewMinLodCreateInfoEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub min_lod: f32,
}
zero_default!(ImageViewMinLodCreateInfoEXT, IMAGE_VIEW_MIN_LOD_CREATE_INFO_EXT);
/// `VkPhysicalDeviceRasterizationOrderAttachmentAccessFeaturesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceRasterizationOrderAttachmentAccessFeaturesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub rasterization_order_color_attachment_access: Bool32,
    pub rasterization_order_depth_attachment_access: Bool32,
    pub rasterization_order_stencil_attachment_access: Bool32,
}
zero_default!(
    PhysicalDeviceRasterizationOrderAttachmentAccessFeaturesEXT,
    PHYSICAL_DEVICE_RASTERIZATION_ORDER_ATTACHMENT_ACCESS_FEATURES_EXT
);
/// `VkPhysicalDeviceLinearColorAttachmentFeaturesNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceLinearColorAttachmentFeaturesNV {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub linear_color_attachment: Bool32,
}
zero_default!(
    PhysicalDeviceLinearColorAttachmentFeaturesNV,
    PHYSICAL_DEVICE_LINEAR_COLOR_ATTACHMENT_FEATURES_NV
);
/// `VkPhysicalDeviceGraphicsPipelineLibraryFeaturesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceGraphicsPipelineLibraryFeaturesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub graphics_pipeline_library: Bool32,
}
zero_default!(
    PhysicalDeviceGraphicsPipelineLibraryFeaturesEXT,
    PHYSICAL_DEVICE_GRAPHICS_PIPELINE_LIBRARY_FEATURES_EXT
);
/// `VkPhysicalDevicePipelineBinaryFeaturesKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDevicePipelineBinaryFeaturesKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub pipeline_binaries: Bool32,
}
zero_default!(
    PhysicalDevicePipelineBinaryFeaturesKHR, PHYSICAL_DEVICE_PIPELINE_BINARY_FEATURES_KHR
);
/// `VkDevicePipelineBinaryInternalCacheControlKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DevicePipelineBinaryInternalCacheControlKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub disable_internal_cache: Bool32,
}
zero_default!(
    DevicePipelineBinaryInternalCacheControlKHR,
    DEVICE_PIPELINE_BINARY_INTERNAL_CACHE_CONTROL_KHR
);
/// `VkPhysicalDevicePipelineBinaryPropertiesKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDevicePipelineBinaryPropertiesKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub pipeline_binary_internal_cache: Bool32,
    pub pipeline_binary_internal_cache_control: Bool32,
    pub pipeline_binary_prefers_internal_cache: Bool32,
    pub pipeline_binary_precompiled_internal_cache: Bool32,
    pub pipeline_binary_compressed_data: Bool32,
}
zero_default!(
    PhysicalDevicePipelineBinaryPropertiesKHR,
    PHYSICAL_DEVICE_PIPELINE_BINARY_PROPERTIES_KHR
);
/// `VkPhysicalDeviceGraphicsPipelineLibraryPropertiesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceGraphicsPipelineLibraryPropertiesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub graphics_pipeline_library_fast_linking: Bool32,
    pub graphics_pipeline_library_independent_interpolation_decoration: Bool32,
}
zero_default!(
    PhysicalDeviceGraphicsPipelineLibraryPropertiesEXT,
    PHYSICAL_DEVICE_GRAPHICS_PIPELINE_LIBRARY_PROPERTIES_EXT
);
/// `VkGraphicsPipelineLibraryCreateInfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct GraphicsPipelineLibraryCreateInfoEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub flags: GraphicsPipelineLibraryFlagsEXT,
}
zero_default!(
    GraphicsPipelineLibraryCreateInfoEXT, GRAPHICS_PIPELINE_LIBRARY_CREATE_INFO_EXT
);
/// `VkPhysicalDeviceDataGraphNeuralAcceleratorStatisticsFeaturesARM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceDataGraphNeuralAcceleratorStatisticsFeaturesARM {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub data_graph_neural_accelerator_statistics: Bool32,
}
zero_default!(
    PhysicalDeviceDataGraphNeuralAcceleratorStatisticsFeaturesARM,
    PHYSICAL_DEVICE_DATA_GRAPH_NEURAL_ACCELERATOR_STATISTICS_FEATURES_ARM
);
/// `VkDataGraphPipelineNeuralStatisticsCreateInfoARM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DataGraphPipelineNeuralStatisticsCreateInfoARM {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub allow_neural_statistics: Bool32,
}
zero_default!(
    DataGraphPipelineNeuralStatisticsCreateInfoARM,
    DATA_GRAPH_PIPELINE_NEURAL_STATISTICS_CREATE_INFO_ARM
);
/// `VkDataGraphPipelineSessionNeuralStatisticsCreateInfoARM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DataGraphPipelineSessionNeuralStatisticsCreateInfoARM {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub mode: NeuralAcceleratorStatisticsModeARM,
}
zero_default!(
    DataGraphPipelineSessionNeuralStatisticsCreateInfoARM,
    DATA_GRAPH_PIPELINE_SESSION_NEURAL_STATISTICS_CREATE_INFO_ARM
);
/// `VkTensorExplicitTilingFormatPropertiesARM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct TensorExplicitTilingFormatPropertiesARM {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub brick16_tiling_tensor_features: FormatFeatureFlags2,
    pub brick8_tiling_tensor_features: FormatFeatureFlags2,
    pub brick4_tiling_tensor_features: FormatFeatureFlags2,
    pub block_u_tiling_tensor_features: FormatFeatureFlags2,
    pub block_u64k_tiling_tensor_features: FormatFeatureFlags2,
}
zero_default!(
    TensorExplicitTilingFormatPropertiesARM, TENSOR_EXPLICIT_TILING_FORMAT_PROPERTIES_ARM
);
/// `VkTensorRollingBackingCreateInfoARM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct TensorRollingBackingCreateInfoARM {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub wraps: [u32; MAX_TENSOR_CREATE_INFO_ROLLING_BACKING_WRAP_COUNT_ARM],
}
zero_default!(TensorRollingBackingCreateInfoARM, TENSOR_ROLLING_BACKING_CREATE_INFO_ARM);
/// `VkPhysicalDeviceDescriptorSetHostMappingFeaturesVALVE`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceDescriptorSetHostMappingFeaturesVALVE {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub descriptor_set_host_mapping: Bool32,
}
zero_default!(
    PhysicalDeviceDescriptorSetHostMappingFeaturesVALVE,
    PHYSICAL_DEVICE_DESCRIPTOR_SET_HOST_MAPPING_FEATURES_VALVE
);
/// `VkDescriptorSetBindingReferenceVALVE`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DescriptorSetBindingReferenceVALVE {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub descriptor_set_layout: DescriptorSetLayout,
    pub binding: u32,
}
zero_default!(
    DescriptorSetBindingReferenceVALVE, DESCRIPTOR_SET_BINDING_REFERENCE_VALVE
);
/// `VkDescriptorSetLayoutHostMappingInfoVALVE`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DescriptorSetLayoutHostMappingInfoVALVE {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub descriptor_offset: usize,
    pub descriptor_size: u32,
}
zero_default!(
    DescriptorSetLayoutHostMappingInfoVALVE,
    DESCRIPTOR_SET_LAYOUT_HOST_MAPPING_INFO_VALVE
);
/// `VkPhysicalDeviceNestedCommandBufferFeaturesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceNestedCommandBufferFeaturesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub nested_command_buffer: Bool32,
    pub nested_command_buffer_rendering: Bool32,
    pub nested_command_buffer_simultaneous_use: Bool32,
}
zero_default!(
    PhysicalDeviceNestedCommandBufferFeaturesEXT,
    PHYSICAL_DEVICE_NESTED_COMMAND_BUFFER_FEATURES_EXT
);
/// `VkPhysicalDeviceNestedCommandBufferPropertiesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceNestedCommandBufferPropertiesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub max_command_buffer_nesting_level: u32,
}
zero_default!(
    PhysicalDeviceNestedCommandBufferPropertiesEXT,
    PHYSICAL_DEVICE_NESTED_COMMAND_BUFFER_PROPERTIES_EXT
);
/// `VkPhysicalDeviceShaderModuleIdentifierFeaturesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceShaderModuleIdentifierFeaturesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub shader_module_identifier: Bool32,
}
zero_default!(
    PhysicalDeviceShaderModuleIdentifierFeaturesEXT,
    PHYSICAL_DEVICE_SHADER_MODULE_IDENTIFIER_FEATURES_EXT
);
/// `VkPhysicalDeviceShaderModuleIdentifierPropertiesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceShaderModuleIdentifierPropertiesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub shader_module_identifier_algorithm_uuid: [u8; UUID_SIZE],
}
zero_default!(
    PhysicalDeviceShaderModuleIdentifierPropertiesEXT,
    PHYSICAL_DEVICE_SHADER_MODULE_IDENTIFIER_PROPERTIES_EXT
);
/// `VkPipelineShaderStageModuleIdentifierCreateInfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PipelineShaderStageModuleIdentifierCreateInfoEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub identifier_size: u32,
    pub p_identifier: *const u8,
}
zero_default!(
    PipelineShaderStageModuleIdentifierCreateInfoEXT,
    PIPELINE_SHADER_STAGE_MODULE_IDENTIFIER_CREATE_INFO_EXT
);
/// `VkShaderModuleIdentifierEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ShaderModuleIdentifierEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub identifier_size: u32,
    pub identifier: [u8; MAX_SHADER_MODULE_IDENTIFIER_SIZE_EXT],
}
zero_default!(ShaderModuleIdentifierEXT, SHADER_MODULE_IDENTIFIER_EXT);
/// `VkImageCompressionControlEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ImageCompressionControlEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub flags: ImageCompressionFlagsEXT,
    pub compression_control_plane_count: u32,
    pub p_fixed_rate_flags: *mut ImageCompressionFixedRateFlagsEXT,
}
zero_default!(ImageCompressionControlEXT, IMAGE_COMPRESSION_CONTROL_EXT);
/// `VkPhysicalDeviceImageCompressionControlFeaturesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceImageCompressionControlFeaturesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub image_compression_control: Bool32,
}
zero_default!(
    PhysicalDeviceImageCompressionControlFeaturesEXT,
    PHYSICAL_DEVICE_IMAGE_COMPRESSION_CONTROL_FEATURES_EXT
);
/// `VkImageCompressionPropertiesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ImageCompressionPropertiesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub image_compression_flags: ImageCompressionFlagsEXT,
    pub image_compression_fixed_rate_flags: ImageCompressionFixedRateFlagsEXT,
}
zero_default!(ImageCompressionPropertiesEXT, IMAGE_COMPRESSION_PROPERTIES_EXT);
/// `VkPhysicalDeviceImageCompressionControlSwapchainFeaturesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceImageCompressionControlSwapchainFeaturesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub image_compression_control_swapchain: Bool32,
}
zero_default!(
    PhysicalDeviceImageCompressionControlSwapchainFeaturesEXT,
    PHYSICAL_DEVICE_IMAGE_COMPRESSION_CONTROL_SWAPCHAIN_FEATURES_EXT
);
/// `VkImageSubresource2`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ImageSubresource2 {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub image_subresource: ImageSubresource,
}
zero_default!(ImageSubresource2, IMAGE_SUBRESOURCE_2);
/// `VkSubresourceLayout2`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct SubresourceLayout2 {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub subresource_layout: SubresourceLayout,
}
zero_default!(SubresourceLayout2, SUBRESOURCE_LAYOUT_2);
/// `VkRenderPassCreationControlEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct RenderPassCreationControlEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub disallow_merging: Bool32,
}
zero_default!(RenderPassCreationControlEXT, RENDER_PASS_CREATION_CONTROL_EXT);
/// `VkRenderPassCreationFeedbackInfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct RenderPassCreationFeedbackInfoEXT {
    pub post_merge_subpass_count: u32,
}
zero_default!(RenderPassCreationFeedbackInfoEXT);
/// `VkRenderPassCreationFeedbackCreateInfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct RenderPassCreationFeedbackCreateInfoEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub p_render_pass_feedback: *mut RenderPassCreationFeedbackInfoEXT,
}
zero_default!(
    RenderPassCreationFeedbackCreateInfoEXT,
    RENDER_PASS_CREATION_FEEDBACK_CREATE_INFO_EXT
);
/// `VkRenderPassSubpassFeedbackInfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct RenderPassSubpassFeedbackInfoEXT {
    pub subpass_merge_status: SubpassMergeStatusEXT,
    pub description: [c_char; MAX_DESCRIPTION_SIZE],
    pub post_merge_index: u32,
}
zero_default!(RenderPassSubpassFeedbackInfoEXT);
/// `VkRenderPassSubpassFeedbackCreateInfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct RenderPassSubpassFeedbackCreateInfoEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub p_subpass_feedback: *mut RenderPassSubpassFeedbackInfoEXT,
}
zero_default!(
    RenderPassSubpassFeedbackCreateInfoEXT, RENDER_PASS_SUBPASS_FEEDBACK_CREATE_INFO_EXT
);
/// `VkPhysicalDeviceSubpassMergeFeedbackFeaturesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceSubpassMergeFeedbackFeaturesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub subpass_merge_feedback: Bool32,
}
zero_default!(
    PhysicalDeviceSubpassMergeFeedbackFeaturesEXT,
    PHYSICAL_DEVICE_SUBPASS_MERGE_FEEDBACK_FEATURES_EXT
);
/// `VkMicromapBuildInfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct MicromapBuildInfoEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub ty: MicromapTypeEXT,
    pub flags: BuildMicromapFlagsEXT,
    pub mode: BuildMicromapModeEXT,
    pub dst_micromap: MicromapEXT,
    pub usage_counts_count: u32,
    pub p_usage_counts: *const MicromapUsageEXT,
    pub pp_usage_counts: *const *const MicromapUsageEXT,
    pub data: DeviceOrHostAddressConstKHR,
    pub scratch_data: DeviceOrHostAddressKHR,
    pub triangle_array: DeviceOrHostAddressConstKHR,
    pub triangle_array_stride: DeviceSize,
}
zero_default!(MicromapBuildInfoEXT, MICROMAP_BUILD_INFO_EXT);
/// `VkAccelerationStructureGeometryMicromapDataKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct AccelerationStructureGeometryMicromapDataKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub usage_counts_count: u32,
    pub p_usage_counts: *const MicromapUsageKHR,
    pub pp_usage_counts: *const *const MicromapUsageKHR,
    pub data: DeviceAddress,
    pub triangle_array: DeviceAddress,
    pub triangle_array_stride: DeviceSize,
}
zero_default!(
    AccelerationStructureGeometryMicromapDataKHR,
    ACCELERATION_STRUCTURE_GEOMETRY_MICROMAP_DATA_KHR
);
/// `VkMicromapCreateInfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct MicromapCreateInfoEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub create_flags: MicromapCreateFlagsEXT,
    pub buffer: Buffer,
    pub offset: DeviceSize,
    pub size: DeviceSize,
    pub ty: MicromapTypeEXT,
    pub device_address: DeviceAddress,
}
zero_default!(MicromapCreateInfoEXT, MICROMAP_CREATE_INFO_EXT);
/// `VkMicromapVersionInfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct MicromapVersionInfoEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub p_version_data: *const u8,
}
zero_default!(MicromapVersionInfoEXT, MICROMAP_VERSION_INFO_EXT);
/// `VkCopyMicromapInfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct CopyMicromapInfoEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub src: MicromapEXT,
    pub dst: MicromapEXT,
    pub mode: CopyMicromapModeEXT,
}
zero_default!(CopyMicromapInfoEXT, COPY_MICROMAP_INFO_EXT);
/// `VkCopyMicromapToMemoryInfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct CopyMicromapToMemoryInfoEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub src: MicromapEXT,
    pub dst: DeviceOrHostAddressKHR,
    pub mode: CopyMicromapModeEXT,
}
zero_default!(CopyMicromapToMemoryInfoEXT, COPY_MICROMAP_TO_MEMORY_INFO_EXT);
/// `VkCopyMemoryToMicromapInfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct CopyMemoryToMicromapInfoEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub src: DeviceOrHostAddressConstKHR,
    pub dst: MicromapEXT,
    pub mode: CopyMicromapModeEXT,
}
zero_default!(CopyMemoryToMicromapInfoEXT, COPY_MEMORY_TO_MICROMAP_INFO_EXT);
/// `VkMicromapBuildSizesInfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct MicromapBuildSizesInfoEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub micromap_size: DeviceSize,
    pub build_scratch_size: DeviceSize,
    pub discardable: Bool32,
}
zero_default!(MicromapBuildSizesInfoEXT, MICROMAP_BUILD_SIZES_INFO_EXT);
/// `VkMicromapUsageKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct MicromapUsageKHR {
    pub count: u32,
    pub subdivision_level: u32,
    pub format: OpacityMicromapFormatKHR,
}
zero_default!(MicromapUsageKHR);
/// `VkMicromapUsageEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct MicromapUsageEXT {
    pub count: u32,
    pub subdivision_level: u32,
    pub format: u32,
}
zero_default!(MicromapUsageEXT);
/// `VkMicromapTriangleKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct MicromapTriangleKHR {
    pub data_offset: u32,
    pub subdivision_level: u16,
    pub format: u16,
}
zero_default!(MicromapTriangleKHR);
/// `VkPhysicalDeviceOpacityMicromapFeaturesKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceOpacityMicromapFeaturesKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub micromap: Bool32,
}
zero_default!(
    PhysicalDeviceOpacityMicromapFeaturesKHR,
    PHYSICAL_DEVICE_OPACITY_MICROMAP_FEATURES_KHR
);
/// `VkPhysicalDeviceOpacityMicromapFeaturesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceOpacityMicromapFeaturesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub micromap: Bool32,
    pub micromap_capture_replay: Bool32,
    pub micromap_host_commands: Bool32,
}
zero_default!(
    PhysicalDeviceOpacityMicromapFeaturesEXT,
    PHYSICAL_DEVICE_OPACITY_MICROMAP_FEATURES_EXT
);
/// `VkPhysicalDeviceOpacityMicromapPropertiesKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceOpacityMicromapPropertiesKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub max_opacity2_state_subdivision_level: u32,
    pub max_opacity4_state_subdivision_level: u32,
    pub max_opacity_lossy4_state_subdivision_level: u32,
    pub max_micromap_triangles: u64,
}
zero_default!(
    PhysicalDeviceOpacityMicromapPropertiesKHR,
    PHYSICAL_DEVICE_OPACITY_MICROMAP_PROPERTIES_KHR
);
/// `VkPhysicalDeviceOpacityMicromapPropertiesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceOpacityMicromapPropertiesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub max_opacity2_state_subdivision_level: u32,
    pub max_opacity4_state_subdivision_level: u32,
}
zero_default!(
    PhysicalDeviceOpacityMicromapPropertiesEXT,
    PHYSICAL_DEVICE_OPACITY_MICROMAP_PROPERTIES_EXT
);
/// `VkAccelerationStructureTrianglesOpacityMicromapKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct AccelerationStructureTrianglesOpacityMicromapKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub index_type: IndexType,
    pub index_buffer: DeviceAddress,
    pub index_stride: DeviceSize,
    pub base_triangle: u32,
    pub micromap: AccelerationStructureKHR,
}
zero_default!(
    AccelerationStructureTrianglesOpacityMicromapKHR,
    ACCELERATION_STRUCTURE_TRIANGLES_OPACITY_MICROMAP_KHR
);
/// `VkAccelerationStructureTrianglesOpacityMicromapEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct AccelerationStructureTrianglesOpacityMicromapEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub index_type: IndexType,
    pub index_buffer: DeviceOrHostAddressConstKHR,
    pub index_stride: DeviceSize,
    pub base_triangle: u32,
    pub usage_counts_count: u32,
    pub p_usage_counts: *const MicromapUsageEXT,
    pub pp_usage_counts: *const *const MicromapUsageEXT,
    pub micromap: MicromapEXT,
}
zero_default!(
    AccelerationStructureTrianglesOpacityMicromapEXT,
    ACCELERATION_STRUCTURE_TRIANGLES_OPACITY_MICROMAP_EXT
);
/// `VkPhysicalDeviceDisplacementMicromapFeaturesNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceDisplacementMicromapFeaturesNV {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub displacement_micromap: Bool32,
}
zero_default!(
    PhysicalDeviceDisplacementMicromapFeaturesNV,
    PHYSICAL_DEVICE_DISPLACEMENT_MICROMAP_FEATURES_NV
);
/// `VkPhysicalDeviceDisplacementMicromapPropertiesNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceDisplacementMicromapPropertiesNV {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub max_displacement_micromap_subdivision_level: u32,
}
zero_default!(
    PhysicalDeviceDisplacementMicromapPropertiesNV,
    PHYSICAL_DEVICE_DISPLACEMENT_MICROMAP_PROPERTIES_NV
);
/// `VkAccelerationStructureTrianglesDisplacementMicromapNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct AccelerationStructureTrianglesDisplacementMicromapNV {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub displacement_bias_and_scale_format: Format,
    pub displacement_vector_format: Format,
    pub displacement_bias_and_scale_buffer: DeviceOrHostAddressConstKHR,
    pub displacement_bias_and_scale_stride: DeviceSize,
    pub displacement_vector_buffer: DeviceOrHostAddressConstKHR,
    pub displacement_vector_stride: DeviceSize,
    pub displaced_micromap_primitive_flags: DeviceOrHostAddressConstKHR,
    pub displaced_micromap_primitive_flags_stride: DeviceSize,
    pub index_type: IndexType,
    pub index_buffer: DeviceOrHostAddressConstKHR,
    pub index_stride: DeviceSize,
    pub base_triangle: u32,
    pub usage_counts_count: u32,
    pub p_usage_counts: *const MicromapUsageEXT,
    pub pp_usage_counts: *const *const MicromapUsageEXT,
    pub micromap: MicromapEXT,
}
zero_default!(
    AccelerationStructureTrianglesDisplacementMicromapNV,
    ACCELERATION_STRUCTURE_TRIANGLES_DISPLACEMENT_MICROMAP_NV
);
/// `VkPipelinePropertiesIdentifierEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PipelinePropertiesIdentifierEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub pipeline_identifier: [u8; UUID_SIZE],
}
zero_default!(PipelinePropertiesIdentifierEXT, PIPELINE_PROPERTIES_IDENTIFIER_EXT);
/// `VkPhysicalDevicePipelinePropertiesFeaturesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDevicePipelinePropertiesFeaturesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub pipeline_properties_identifier: Bool32,
}
zero_default!(
    PhysicalDevicePipelinePropertiesFeaturesEXT,
    PHYSICAL_DEVICE_PIPELINE_PROPERTIES_FEATURES_EXT
);
/// `VkPhysicalDeviceShaderEarlyAndLateFragmentTestsFeaturesAMD`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceShaderEarlyAndLateFragmentTestsFeaturesAMD {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub shader_early_and_late_fragment_tests: Bool32,
}
zero_default!(
    PhysicalDeviceShaderEarlyAndLateFragmentTestsFeaturesAMD,
    PHYSICAL_DEVICE_SHADER_EARLY_AND_LATE_FRAGMENT_TESTS_FEATURES_AMD
);
/// `VkExternalMemoryAcquireUnmodifiedEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ExternalMemoryAcquireUnmodifiedEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub acquire_unmodified_memory: Bool32,
}
zero_default!(
    ExternalMemoryAcquireUnmodifiedEXT, EXTERNAL_MEMORY_ACQUIRE_UNMODIFIED_EXT
);
/// `VkExportMetalObjectCreateInfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ExportMetalObjectCreateInfoEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub export_object_type: ExportMetalObjectTypeFlagsEXT,
}
zero_default!(ExportMetalObjectCreateInfoEXT, EXPORT_METAL_OBJECT_CREATE_INFO_EXT);
/// `VkExportMetalObjectsInfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ExportMetalObjectsInfoEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
}
zero_default!(ExportMetalObjectsInfoEXT, EXPORT_METAL_OBJECTS_INFO_EXT);
/// `VkExportMetalDeviceInfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ExportMetalDeviceInfoEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub mtl_device: MTLDevice_id,
}
zero_default!(ExportMetalDeviceInfoEXT, EXPORT_METAL_DEVICE_INFO_EXT);
/// `VkExportMetalCommandQueueInfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ExportMetalCommandQueueInfoEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub queue: Queue,
    pub mtl_command_queue: MTLCommandQueue_id,
}
zero_default!(ExportMetalCommandQueueInfoEXT, EXPORT_METAL_COMMAND_QUEUE_INFO_EXT);
/// `VkExportMetalBufferInfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ExportMetalBufferInfoEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub memory: DeviceMemory,
    pub mtl_buffer: MTLBuffer_id,
}
zero_default!(ExportMetalBufferInfoEXT, EXPORT_METAL_BUFFER_INFO_EXT);
/// `VkImportMetalBufferInfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ImportMetalBufferInfoEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub mtl_buffer: MTLBuffer_id,
}
zero_default!(ImportMetalBufferInfoEXT, IMPORT_METAL_BUFFER_INFO_EXT);
/// `VkExportMetalTextureInfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ExportMetalTextureInfoEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub image: Image,
    pub image_view: ImageView,
    pub buffer_view: BufferView,
    pub plane: ImageAspectFlags,
    pub mtl_texture: MTLTexture_id,
}
zero_default!(ExportMetalTextureInfoEXT, EXPORT_METAL_TEXTURE_INFO_EXT);
/// `VkImportMetalTextureInfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ImportMetalTextureInfoEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub plane: ImageAspectFlags,
    pub mtl_texture: MTLTexture_id,
}
zero_default!(ImportMetalTextureInfoEXT, IMPORT_METAL_TEXTURE_INFO_EXT);
/// `VkExportMetalIOSurfaceInfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ExportMetalIOSurfaceInfoEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub image: Image,
    pub io_surface: IOSurfaceRef,
}
zero_default!(ExportMetalIOSurfaceInfoEXT, EXPORT_METAL_IO_SURFACE_INFO_EXT);
/// `VkImportMetalIOSurfaceInfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ImportMetalIOSurfaceInfoEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub io_surface: IOSurfaceRef,
}
zero_default!(ImportMetalIOSurfaceInfoEXT, IMPORT_METAL_IO_SURFACE_INFO_EXT);
/// `VkExportMetalSharedEventInfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ExportMetalSharedEventInfoEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub semaphore: Semaphore,
    pub event: Event,
    pub mtl_shared_event: MTLSharedEvent_id,
}
zero_default!(ExportMetalSharedEventInfoEXT, EXPORT_METAL_SHARED_EVENT_INFO_EXT);
/// `VkImportMetalSharedEventInfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ImportMetalSharedEventInfoEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub mtl_shared_event: MTLSharedEvent_id,
}
zero_default!(ImportMetalSharedEventInfoEXT, IMPORT_METAL_SHARED_EVENT_INFO_EXT);
/// `VkPhysicalDeviceNonSeamlessCubeMapFeaturesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceNonSeamlessCubeMapFeaturesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub non_seamless_cube_map: Bool32,
}
zero_default!(
    PhysicalDeviceNonSeamlessCubeMapFeaturesEXT,
    PHYSICAL_DEVICE_NON_SEAMLESS_CUBE_MAP_FEATURES_EXT
);
/// `VkPhysicalDevicePipelineRobustnessFeatures`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDevicePipelineRobustnessFeatures {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub pipeline_robustness: Bool32,
}
zero_default!(
    PhysicalDevicePipelineRobustnessFeatures,
    PHYSICAL_DEVICE_PIPELINE_ROBUSTNESS_FEATURES
);
/// `VkPipelineRobustnessCreateInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PipelineRobustnessCreateInfo {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub storage_buffers: PipelineRobustnessBufferBehavior,
    pub uniform_buffers: PipelineRobustnessBufferBehavior,
    pub vertex_inputs: PipelineRobustnessBufferBehavior,
    pub images: PipelineRobustnessImageBehavior,
}
zero_default!(PipelineRobustnessCreateInfo, PIPELINE_ROBUSTNESS_CREATE_INFO);
/// `VkPhysicalDevicePipelineRobustnessProperties`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDevicePipelineRobustnessProperties {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub default_robustness_storage_buffers: PipelineRobustnessBufferBehavior,
    pub default_robustness_uniform_buffers: PipelineRobustnessBufferBehavior,
    pub default_robustness_vertex_inputs: PipelineRobustnessBufferBehavior,
    pub default_robustness_images: PipelineRobustnessImageBehavior,
}
zero_default!(
    PhysicalDevicePipelineRobustnessProperties,
    PHYSICAL_DEVICE_PIPELINE_ROBUSTNESS_PROPERTIES
);
/// `VkImageViewSampleWeightCreateInfoQCOM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ImageViewSampleWeightCreateInfoQCOM {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub filter_center: Offset2D,
    pub filter_size: Extent2D,
    pub num_phases: u32,
}
zero_default!(
    ImageViewSampleWeightCreateInfoQCOM, IMAGE_VIEW_SAMPLE_WEIGHT_CREATE_INFO_QCOM
);
/// `VkPhysicalDeviceShaderMultipleWaitQueuesFeaturesQCOM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceShaderMultipleWaitQueuesFeaturesQCOM {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub shader_multiple_wait_queues: Bool32,
}
zero_default!(
    PhysicalDeviceShaderMultipleWaitQueuesFeaturesQCOM,
    PHYSICAL_DEVICE_SHADER_MULTIPLE_WAIT_QUEUES_FEATURES_QCOM
);
/// `VkPhysicalDeviceShaderMultipleWaitQueuesPropertiesQCOM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceShaderMultipleWaitQueuesPropertiesQCOM {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub max_shader_wait_queues: u32,
}
zero_default!(
    PhysicalDeviceShaderMultipleWaitQueuesPropertiesQCOM,
    PHYSICAL_DEVICE_SHADER_MULTIPLE_WAIT_QUEUES_PROPERTIES_QCOM
);
/// `VkPhysicalDeviceImageProcessingFeaturesQCOM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceImageProcessingFeaturesQCOM {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub texture_sample_weighted: Bool32,
    pub texture_box_filter: Bool32,
    pub texture_block_match: Bool32,
}
zero_default!(
    PhysicalDeviceImageProcessingFeaturesQCOM,
    PHYSICAL_DEVICE_IMAGE_PROCESSING_FEATURES_QCOM
);
/// `VkPhysicalDeviceImageProcessingPropertiesQCOM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceImageProcessingPropertiesQCOM {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub max_weight_filter_phases: u32,
    pub max_weight_filter_dimension: Extent2D,
    pub max_block_match_region: Extent2D,
    pub max_box_filter_block_size: Extent2D,
}
zero_default!(
    PhysicalDeviceImageProcessingPropertiesQCOM,
    PHYSICAL_DEVICE_IMAGE_PROCESSING_PROPERTIES_QCOM
);
/// `VkPhysicalDeviceTilePropertiesFeaturesQCOM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceTilePropertiesFeaturesQCOM {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub tile_properties: Bool32,
}
zero_default!(
    PhysicalDeviceTilePropertiesFeaturesQCOM,
    PHYSICAL_DEVICE_TILE_PROPERTIES_FEATURES_QCOM
);
/// `VkTilePropertiesQCOM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct TilePropertiesQCOM {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub tile_size: Extent3D,
    pub apron_size: Extent2D,
    pub origin: Offset2D,
}
zero_default!(TilePropertiesQCOM, TILE_PROPERTIES_QCOM);
/// `VkTileMemoryBindInfoQCOM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct TileMemoryBindInfoQCOM {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub memory: DeviceMemory,
}
zero_default!(TileMemoryBindInfoQCOM, TILE_MEMORY_BIND_INFO_QCOM);
/// `VkPhysicalDeviceAmigoProfilingFeaturesSEC`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceAmigoProfilingFeaturesSEC {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub amigo_profiling: Bool32,
}
zero_default!(
    PhysicalDeviceAmigoProfilingFeaturesSEC, PHYSICAL_DEVICE_AMIGO_PROFILING_FEATURES_SEC
);
/// `VkAmigoProfilingSubmitInfoSEC`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct AmigoProfilingSubmitInfoSEC {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub first_draw_timestamp: u64,
    pub swap_buffer_timestamp: u64,
}
zero_default!(AmigoProfilingSubmitInfoSEC, AMIGO_PROFILING_SUBMIT_INFO_SEC);
/// `VkPhysicalDeviceAttachmentFeedbackLoopLayoutFeaturesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceAttachmentFeedbackLoopLayoutFeaturesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub attachment_feedback_loop_layout: Bool32,
}
zero_default!(
    PhysicalDeviceAttachmentFeedbackLoopLayoutFeaturesEXT,
    PHYSICAL_DEVICE_ATTACHMENT_FEEDBACK_LOOP_LAYOUT_FEATURES_EXT
);
/// `VkAttachmentFeedbackLoopInfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct AttachmentFeedbackLoopInfoEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub feedback_loop_enable: Bool32,
}
zero_default!(AttachmentFeedbackLoopInfoEXT, ATTACHMENT_FEEDBACK_LOOP_INFO_EXT);
/// `VkPhysicalDeviceAddressBindingReportFeaturesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceAddressBindingReportFeaturesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub report_address_binding: Bool32,
}
zero_default!(
    PhysicalDeviceAddressBindingReportFeaturesEXT,
    PHYSICAL_DEVICE_ADDRESS_BINDING_REPORT_FEATURES_EXT
);
/// `VkRenderingAttachmentFlagsInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct RenderingAttachmentFlagsInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub flags: RenderingAttachmentFlagsKHR,
}
zero_default!(RenderingAttachmentFlagsInfoKHR, RENDERING_ATTACHMENT_FLAGS_INFO_KHR);
/// `VkResolveImageModeInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ResolveImageModeInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub flags: ResolveImageFlagsKHR,
    pub resolve_mode: ResolveModeFlags,
    pub stencil_resolve_mode: ResolveModeFlags,
}
zero_default!(ResolveImageModeInfoKHR, RESOLVE_IMAGE_MODE_INFO_KHR);
/// `VkDeviceAddressBindingCallbackDataEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DeviceAddressBindingCallbackDataEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub flags: DeviceAddressBindingFlagsEXT,
    pub base_address: DeviceAddress,
    pub size: DeviceSize,
    pub binding_type: DeviceAddressBindingTypeEXT,
}
zero_default!(
    DeviceAddressBindingCallbackDataEXT, DEVICE_ADDRESS_BINDING_CALLBACK_DATA_EXT
);
/// `VkPhysicalDeviceOpticalFlowFeaturesNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceOpticalFlowFeaturesNV {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub optical_flow: Bool32,
}
zero_default!(
    PhysicalDeviceOpticalFlowFeaturesNV, PHYSICAL_DEVICE_OPTICAL_FLOW_FEATURES_NV
);
/// `VkPhysicalDeviceOpticalFlowPropertiesNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceOpticalFlowPropertiesNV {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub supported_output_grid_sizes: OpticalFlowGridSizeFlagsNV,
    pub supported_hint_grid_sizes: OpticalFlowGridSizeFlagsNV,
    pub hint_supported: Bool32,
    pub cost_supported: Bool32,
    pub bidirectional_flow_supported: Bool32,
    pub global_flow_supported: Bool32,
    pub min_width: u32,
    pub min_height: u32,
    pub max_width: u32,
    pub max_height: u32,
    pub max_num_regions_of_interest: u32,
}
zero_default!(
    PhysicalDeviceOpticalFlowPropertiesNV, PHYSICAL_DEVICE_OPTICAL_FLOW_PROPERTIES_NV
);
/// `VkOpticalFlowImageFormatInfoNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct OpticalFlowImageFormatInfoNV {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub usage: OpticalFlowUsageFlagsNV,
}
zero_default!(OpticalFlowImageFormatInfoNV, OPTICAL_FLOW_IMAGE_FORMAT_INFO_NV);
/// `VkOpticalFlowImageFormatPropertiesNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct OpticalFlowImageFormatPropertiesNV {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub format: Format,
}
zero_default!(
    OpticalFlowImageFormatPropertiesNV, OPTICAL_FLOW_IMAGE_FORMAT_PROPERTIES_NV
);
/// `VkOpticalFlowSessionCreateInfoNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct OpticalFlowSessionCreateInfoNV {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub width: u32,
    pub height: u32,
    pub image_format: Format,
    pub flow_vector_format: Format,
    pub cost_format: Format,
    pub output_grid_size: OpticalFlowGridSizeFlagsNV,
    pub hint_grid_size: OpticalFlowGridSizeFlagsNV,
    pub performance_level: OpticalFlowPerformanceLevelNV,
    pub flags: OpticalFlowSessionCreateFlagsNV,
}
zero_default!(OpticalFlowSessionCreateInfoNV, OPTICAL_FLOW_SESSION_CREATE_INFO_NV);
/// `VkOpticalFlowSessionCreatePrivateDataInfoNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct OpticalFlowSessionCreatePrivateDataInfoNV {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub id: u32,
    pub size: u32,
    pub p_private_data: *const c_void,
}
zero_default!(
    OpticalFlowSessionCreatePrivateDataInfoNV,
    OPTICAL_FLOW_SESSION_CREATE_PRIVATE_DATA_INFO_NV
);
/// `VkOpticalFlowExecuteInfoNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct OpticalFlowExecuteInfoNV {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub flags: OpticalFlowExecuteFlagsNV,
    pub region_count: u32,
    pub p_regions: *const Rect2D,
}
zero_default!(OpticalFlowExecuteInfoNV, OPTICAL_FLOW_EXECUTE_INFO_NV);
/// `VkPhysicalDeviceFaultFeaturesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceFaultFeaturesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub device_fault: Bool32,
    pub device_fault_vendor_binary: Bool32,
}
zero_default!(PhysicalDeviceFaultFeaturesEXT, PHYSICAL_DEVICE_FAULT_FEATURES_EXT);
/// `VkDeviceFaultAddressInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DeviceFaultAddressInfoKHR {
    pub address_type: DeviceFaultAddressTypeKHR,
    pub reported_address: DeviceAddress,
    pub address_precision: DeviceSize,
}
zero_default!(DeviceFaultAddressInfoKHR);
/// `VkDeviceFaultVendorInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DeviceFaultVendorInfoKHR {
    pub description: [c_char; MAX_DESCRIPTION_SIZE],
    pub vendor_fault_code: u64,
    pub vendor_fault_data: u64,
}
zero_default!(DeviceFaultVendorInfoKHR);
/// `VkDeviceFaultInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DeviceFaultInfoKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub flags: DeviceFaultFlagsKHR,
    pub group_id: u64,
    pub description: [c_char; MAX_DESCRIPTION_SIZE],
    pub fault_address_info: DeviceFaultAddressInfoKHR,
    pub instruction_address_info: DeviceFaultAddressInfoKHR,
    pub vendor_info: DeviceFaultVendorInfoKHR,
}
zero_default!(DeviceFaultInfoKHR, DEVICE_FAULT_INFO_KHR);
/// `VkDeviceFaultDebugInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DeviceFaultDebugInfoKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub vendor_binary_size: u32,
    pub p_vendor_binary_data: *mut c_void,
}
zero_default!(DeviceFaultDebugInfoKHR, DEVICE_FAULT_DEBUG_INFO_KHR);
/// `VkDeviceFaultCountsEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DeviceFaultCountsEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub address_info_count: u32,
    pub vendor_info_count: u32,
    pub vendor_binary_size: DeviceSize,
}
zero_default!(DeviceFaultCountsEXT, DEVICE_FAULT_COUNTS_EXT);
/// `VkDeviceFaultInfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DeviceFaultInfoEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub description: [c_char; MAX_DESCRIPTION_SIZE],
    pub p_address_infos: *mut DeviceFaultAddressInfoKHR,
    pub p_vendor_infos: *mut DeviceFaultVendorInfoKHR,
    pub p_vendor_binary_data: *mut c_void,
}
zero_default!(DeviceFaultInfoEXT, DEVICE_FAULT_INFO_EXT);
/// `VkDeviceFaultVendorBinaryHeaderVersionOneKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DeviceFaultVendorBinaryHeaderVersionOneKHR {
    pub header_size: u32,
    pub header_version: DeviceFaultVendorBinaryHeaderVersionKHR,
    pub vendor_id: u32,
    pub device_id: u32,
    pub driver_version: u32,
    pub pipeline_cache_uuid: [u8; UUID_SIZE],
    pub application_name_offset: u32,
    pub application_version: u32,
    pub engine_name_offset: u32,
    pub engine_version: u32,
    pub api_version: u32,
}
zero_default!(DeviceFaultVendorBinaryHeaderVersionOneKHR);
/// `VkPhysicalDeviceFaultFeaturesKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceFaultFeaturesKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub device_fault: Bool32,
    pub device_fault_vendor_binary: Bool32,
    pub device_fault_report_masked: Bool32,
    pub device_fault_device_lost_on_masked: Bool32,
}
zero_default!(PhysicalDeviceFaultFeaturesKHR, PHYSICAL_DEVICE_FAULT_FEATURES_KHR);
/// `VkPhysicalDeviceFaultPropertiesKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceFaultPropertiesKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub max_device_fault_count: u32,
}
zero_default!(PhysicalDeviceFaultPropertiesKHR, PHYSICAL_DEVICE_FAULT_PROPERTIES_KHR);
/// `VkPhysicalDevicePipelineLibraryGroupHandlesFeaturesKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDevicePipelineLibraryGroupHandlesFeaturesKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub pipeline_library_group_handles: Bool32,
}
zero_default!(
    PhysicalDevicePipelineLibraryGroupHandlesFeaturesKHR,
    PHYSICAL_DEVICE_PIPELINE_LIBRARY_GROUP_HANDLES_FEATURES_KHR
);
/// `VkDepthBiasInfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DepthBiasInfoEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub depth_bias_constant_factor: f32,
    pub depth_bias_clamp: f32,
    pub depth_bias_slope_factor: f32,
}
zero_default!(DepthBiasInfoEXT, DEPTH_BIAS_INFO_EXT);
/// `VkDepthBiasRepresentationInfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DepthBiasRepresentationInfoEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub depth_bias_representation: DepthBiasRepresentationEXT,
    pub depth_bias_exact: Bool32,
}
zero_default!(DepthBiasRepresentationInfoEXT, DEPTH_BIAS_REPRESENTATION_INFO_EXT);
/// `VkDecompressMemoryRegionNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DecompressMemoryRegionNV {
    pub src_address: DeviceAddress,
    pub dst_address: DeviceAddress,
    pub compressed_size: DeviceSize,
    pub decompressed_size: DeviceSize,
    pub decompression_method: MemoryDecompressionMethodFlagsEXT,
}
zero_default!(DecompressMemoryRegionNV);
/// `VkDecompressMemoryRegionEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DecompressMemoryRegionEXT {
    pub src_address: DeviceAddress,
    pub dst_address: DeviceAddress,
    pub compressed_size: DeviceSize,
    pub decompressed_size: DeviceSize,
}
zero_default!(DecompressMemoryRegionEXT);
/// `VkDecompressMemoryInfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DecompressMemoryInfoEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub decompression_method: MemoryDecompressionMethodFlagsEXT,
    pub region_count: u32,
    pub p_regions: *const DecompressMemoryRegionEXT,
}
zero_default!(DecompressMemoryInfoEXT, DECOMPRESS_MEMORY_INFO_EXT);
/// `VkPhysicalDeviceShaderCoreBuiltinsPropertiesARM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceShaderCoreBuiltinsPropertiesARM {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub shader_core_mask: u64,
    pub shader_core_count: u32,
    pub shader_warps_per_core: u32,
}
zero_default!(
    PhysicalDeviceShaderCoreBuiltinsPropertiesARM,
    PHYSICAL_DEVICE_SHADER_CORE_BUILTINS_PROPERTIES_ARM
);
/// `VkPhysicalDeviceShaderCoreBuiltinsFeaturesARM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceShaderCoreBuiltinsFeaturesARM {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub shader_core_builtins: Bool32,
}
zero_default!(
    PhysicalDeviceShaderCoreBuiltinsFeaturesARM,
    PHYSICAL_DEVICE_SHADER_CORE_BUILTINS_FEATURES_ARM
);
/// `VkFrameBoundaryEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct FrameBoundaryEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub flags: FrameBoundaryFlagsEXT,
    pub frame_id: u64,
    pub image_count: u32,
    pub p_images: *const Image,
    pub buffer_count: u32,
    pub p_buffers: *const Buffer,
    pub tag_name: u64,
    pub tag_size: usize,
    pub p_tag: *const c_void,
}
zero_default!(FrameBoundaryEXT, FRAME_BOUNDARY_EXT);
/// `VkPhysicalDeviceFrameBoundaryFeaturesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceFrameBoundaryFeaturesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub frame_boundary: Bool32,
}
zero_default!(
    PhysicalDeviceFrameBoundaryFeaturesEXT, PHYSICAL_DEVICE_FRAME_BOUNDARY_FEATURES_EXT
);
/// `VkPhysicalDeviceDynamicRenderingUnusedAttachmentsFeaturesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceDynamicRenderingUnusedAttachmentsFeaturesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub dynamic_rendering_unused_attachments: Bool32,
}
zero_default!(
    PhysicalDeviceDynamicRenderingUnusedAttachmentsFeaturesEXT,
    PHYSICAL_DEVICE_DYNAMIC_RENDERING_UNUSED_ATTACHMENTS_FEATURES_EXT
);
/// `VkPhysicalDeviceInternallySynchronizedQueuesFeaturesKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceInternallySynchronizedQueuesFeaturesKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub internally_synchronized_queues: Bool32,
}
zero_default!(
    PhysicalDeviceInternallySynchronizedQueuesFeaturesKHR,
    PHYSICAL_DEVICE_INTERNALLY_SYNCHRONIZED_QUEUES_FEATURES_KHR
);
/// `VkSurfacePresentModeKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct SurfacePresentModeKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub present_mode: PresentModeKHR,
}
zero_default!(SurfacePresentModeKHR, SURFACE_PRESENT_MODE_KHR);
/// `VkSurfacePresentScalingCapabilitiesKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct SurfacePresentScalingCapabilitiesKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub supported_present_scaling: PresentScalingFlagsKHR,
    pub supported_present_gravity_x: PresentGravityFlagsKHR,
    pub supported_present_gravity_y: PresentGravityFlagsKHR,
    pub min_scaled_image_extent: Extent2D,
    pub max_scaled_image_extent: Extent2D,
}
zero_default!(
    SurfacePresentScalingCapabilitiesKHR, SURFACE_PRESENT_SCALING_CAPABILITIES_KHR
);
/// `VkSurfacePresentModeCompatibilityKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct SurfacePresentModeCompatibilityKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub present_mode_count: u32,
    pub p_present_modes: *mut PresentModeKHR,
}
zero_default!(
    SurfacePresentModeCompatibilityKHR, SURFACE_PRESENT_MODE_COMPATIBILITY_KHR
);
/// `VkPhysicalDeviceSwapchainMaintenance1FeaturesKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceSwapchainMaintenance1FeaturesKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub swapchain_maintenance1: Bool32,
}
zero_default!(
    PhysicalDeviceSwapchainMaintenance1FeaturesKHR,
    PHYSICAL_DEVICE_SWAPCHAIN_MAINTENANCE_1_FEATURES_KHR
);
/// `VkSwapchainPresentFenceInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct SwapchainPresentFenceInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub swapchain_count: u32,
    pub p_fences: *const Fence,
}
zero_default!(SwapchainPresentFenceInfoKHR, SWAPCHAIN_PRESENT_FENCE_INFO_KHR);
/// `VkSwapchainPresentModesCreateInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct SwapchainPresentModesCreateInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub present_mode_count: u32,
    pub p_present_modes: *const PresentModeKHR,
}
zero_default!(
    SwapchainPresentModesCreateInfoKHR, SWAPCHAIN_PRESENT_MODES_CREATE_INFO_KHR
);
/// `VkSwapchainPresentModeInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct SwapchainPresentModeInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub swapchain_count: u32,
    pub p_present_modes: *const PresentModeKHR,
}
zero_default!(SwapchainPresentModeInfoKHR, SWAPCHAIN_PRESENT_MODE_INFO_KHR);
/// `VkSwapchainPresentScalingCreateInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct SwapchainPresentScalingCreateInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub scaling_behavior: PresentScalingFlagsKHR,
    pub present_gravity_x: PresentGravityFlagsKHR,
    pub present_gravity_y: PresentGravityFlagsKHR,
}
zero_default!(
    SwapchainPresentScalingCreateInfoKHR, SWAPCHAIN_PRESENT_SCALING_CREATE_INFO_KHR
);
/// `VkReleaseSwapchainImagesInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ReleaseSwapchainImagesInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub swapchain: SwapchainKHR,
    pub image_index_count: u32,
    pub p_image_indices: *const u32,
}
zero_default!(ReleaseSwapchainImagesInfoKHR, RELEASE_SWAPCHAIN_IMAGES_INFO_KHR);
/// `VkPhysicalDeviceDepthBiasControlFeaturesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceDepthBiasControlFeaturesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub depth_bias_control: Bool32,
    pub least_representable_value_force_unorm_representation: Bool32,
    pub float_representation: Bool32,
    pub depth_bias_exact: Bool32,
}
zero_default!(
    PhysicalDeviceDepthBiasControlFeaturesEXT,
    PHYSICAL_DEVICE_DEPTH_BIAS_CONTROL_FEATURES_EXT
);
/// `VkPhysicalDeviceRayTracingInvocationReorderFeaturesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceRayTracingInvocationReorderFeaturesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub ray_tracing_invocation_reorder: Bool32,
}
zero_default!(
    PhysicalDeviceRayTracingInvocationReorderFeaturesEXT,
    PHYSICAL_DEVICE_RAY_TRACING_INVOCATION_REORDER_FEATURES_EXT
);
/// `VkPhysicalDeviceRayTracingInvocationReorderFeaturesNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceRayTracingInvocationReorderFeaturesNV {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub ray_tracing_invocation_reorder: Bool32,
}
zero_default!(
    PhysicalDeviceRayTracingInvocationReorderFeaturesNV,
    PHYSICAL_DEVICE_RAY_TRACING_INVOCATION_REORDER_FEATURES_NV
);
/// `VkPhysicalDeviceRayTracingInvocationReorderPropertiesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceRayTracingInvocationReorderPropertiesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub ray_tracing_invocation_reorder_reordering_hint: RayTracingInvocationReorderModeEXT,
    pub max_shader_binding_table_record_index: u32,
}
zero_default!(
    PhysicalDeviceRayTracingInvocationReorderPropertiesEXT,
    PHYSICAL_DEVICE_RAY_TRACING_INVOCATION_REORDER_PROPERTIES_EXT
);
/// `VkPhysicalDeviceRayTracingInvocationReorderPropertiesNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceRayTracingInvocationReorderPropertiesNV {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub ray_tracing_invocation_reorder_reordering_hint: RayTracingInvocationReorderModeEXT,
}
zero_default!(
    PhysicalDeviceRayTracingInvocationReorderPropertiesNV,
    PHYSICAL_DEVICE_RAY_TRACING_INVOCATION_REORDER_PROPERTIES_NV
);
/// `VkPhysicalDeviceExtendedSparseAddressSpaceFeaturesNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceExtendedSparseAddressSpaceFeaturesNV {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub extended_sparse_address_space: Bool32,
}
zero_default!(
    PhysicalDeviceExtendedSparseAddressSpaceFeaturesNV,
    PHYSICAL_DEVICE_EXTENDED_SPARSE_ADDRESS_SPACE_FEATURES_NV
);
/// `VkPhysicalDeviceExtendedSparseAddressSpacePropertiesNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceExtendedSparseAddressSpacePropertiesNV {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub extended_sparse_address_space_size: DeviceSize,
    pub extended_sparse_image_usage_flags: ImageUsageFlags,
    pub extended_sparse_buffer_usage_flags: BufferUsageFlags,
}
zero_default!(
    PhysicalDeviceExtendedSparseAddressSpacePropertiesNV,
    PHYSICAL_DEVICE_EXTENDED_SPARSE_ADDRESS_SPACE_PROPERTIES_NV
);
/// `VkDirectDriverLoadingInfoLUNARG`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DirectDriverLoadingInfoLUNARG {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub flags: DirectDriverLoadingFlagsLUNARG,
    pub pfn_get_instance_proc_addr: PFN_vkGetInstanceProcAddrLUNARG,
}
zero_default!(DirectDriverLoadingInfoLUNARG, DIRECT_DRIVER_LOADING_INFO_LUNARG);
/// `VkDirectDriverLoadingListLUNARG`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DirectDriverLoadingListLUNARG {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub mode: DirectDriverLoadingModeLUNARG,
    pub driver_count: u32,
    pub p_drivers: *const DirectDriverLoadingInfoLUNARG,
}
zero_default!(DirectDriverLoadingListLUNARG, DIRECT_DRIVER_LOADING_LIST_LUNARG);
/// `VkPhysicalDeviceMultiviewPerViewViewportsFeaturesQCOM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceMultiviewPerViewViewportsFeaturesQCOM {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub multiview_per_view_viewports: Bool32,
}
zero_default!(
    PhysicalDeviceMultiviewPerViewViewportsFeaturesQCOM,
    PHYSICAL_DEVICE_MULTIVIEW_PER_VIEW_VIEWPORTS_FEATURES_QCOM
);
/// `VkPhysicalDeviceRayTracingPositionFetchFeaturesKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceRayTracingPositionFetchFeaturesKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub ray_tracing_position_fetch: Bool32,
}
zero_default!(
    PhysicalDeviceRayTracingPositionFetchFeaturesKHR,
    PHYSICAL_DEVICE_RAY_TRACING_POSITION_FETCH_FEATURES_KHR
);
/// `VkDeviceImageSubresourceInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DeviceImageSubresourceInfo {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub p_create_info: *const ImageCreateInfo,
    pub p_subresource: *const ImageSubresource2,
}
zero_default!(DeviceImageSubresourceInfo, DEVICE_IMAGE_SUBRESOURCE_INFO);
/// `VkPhysicalDeviceShaderCorePropertiesARM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceShaderCorePropertiesARM {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub pixel_rate: u32,
    pub texel_rate: u32,
    pub fma_rate: u32,
}
zero_default!(
    PhysicalDeviceShaderCorePropertiesARM, PHYSICAL_DEVICE_SHADER_CORE_PROPERTIES_ARM
);
/// `VkPhysicalDeviceMultiviewPerViewRenderAreasFeaturesQCOM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceMultiviewPerViewRenderAreasFeaturesQCOM {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub multiview_per_view_render_areas: Bool32,
}
zero_default!(
    PhysicalDeviceMultiviewPerViewRenderAreasFeaturesQCOM,
    PHYSICAL_DEVICE_MULTIVIEW_PER_VIEW_RENDER_AREAS_FEATURES_QCOM
);
/// `VkMultiviewPerViewRenderAreasRenderPassBeginInfoQCOM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct MultiviewPerViewRenderAreasRenderPassBeginInfoQCOM {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub per_view_render_area_count: u32,
    pub p_per_view_render_areas: *const Rect2D,
}
zero_default!(
    MultiviewPerViewRenderAreasRenderPassBeginInfoQCOM,
    MULTIVIEW_PER_VIEW_RENDER_AREAS_RENDER_PASS_BEGIN_INFO_QCOM
);
/// `VkQueryLowLatencySupportNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct QueryLowLatencySupportNV {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub p_queried_low_latency_data: *mut c_void,
}
zero_default!(QueryLowLatencySupportNV, QUERY_LOW_LATENCY_SUPPORT_NV);
/// `VkMemoryMapInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct MemoryMapInfo {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub flags: MemoryMapFlags,
    pub memory: DeviceMemory,
    pub offset: DeviceSize,
    pub size: DeviceSize,
}
zero_default!(MemoryMapInfo, MEMORY_MAP_INFO);
/// `VkMemoryUnmapInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct MemoryUnmapInfo {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub flags: MemoryUnmapFlags,
    pub memory: DeviceMemory,
}
zero_default!(MemoryUnmapInfo, MEMORY_UNMAP_INFO);
/// `VkPhysicalDeviceShaderObjectFeaturesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceShaderObjectFeaturesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub shader_object: Bool32,
}
zero_default!(
    PhysicalDeviceShaderObjectFeaturesEXT, PHYSICAL_DEVICE_SHADER_OBJECT_FEATURES_EXT
);
/// `VkPhysicalDeviceShaderObjectPropertiesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceShaderObjectPropertiesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub shader_binary_uuid: [u8; UUID_SIZE],
    pub shader_binary_version: u32,
}
zero_default!(
    PhysicalDeviceShaderObjectPropertiesEXT, PHYSICAL_DEVICE_SHADER_OBJECT_PROPERTIES_EXT
);
/// `VkShaderCreateInfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ShaderCreateInfoEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub flags: ShaderCreateFlagsEXT,
    pub stage: ShaderStageFlags,
    pub next_stage: ShaderStageFlags,
    pub code_type: ShaderCodeTypeEXT,
    pub code_size: usize,
    pub p_code: *const c_void,
    pub p_name: *const c_char,
    pub set_layout_count: u32,
    pub p_set_layouts: *const DescriptorSetLayout,
    pub push_constant_range_count: u32,
    pub p_push_constant_ranges: *const PushConstantRange,
    pub p_specialization_info: *const SpecializationInfo,
}
zero_default!(ShaderCreateInfoEXT, SHADER_CREATE_INFO_EXT);
/// `VkPhysicalDeviceShaderTileImageFeaturesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceShaderTileImageFeaturesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub shader_tile_image_color_read_access: Bool32,
    pub shader_tile_image_depth_read_access: Bool32,
    pub shader_tile_image_stencil_read_access: Bool32,
}
zero_default!(
    PhysicalDeviceShaderTileImageFeaturesEXT,
    PHYSICAL_DEVICE_SHADER_TILE_IMAGE_FEATURES_EXT
);
/// `VkPhysicalDeviceShaderTileImagePropertiesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceShaderTileImagePropertiesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub shader_tile_image_coherent_read_accelerated: Bool32,
    pub shader_tile_image_read_sample_from_pixel_rate_invocation: Bool32,
    pub shader_tile_image_read_from_helper_invocation: Bool32,
}
zero_default!(
    PhysicalDeviceShaderTileImagePropertiesEXT,
    PHYSICAL_DEVICE_SHADER_TILE_IMAGE_PROPERTIES_EXT
);
/// `VkImportScreenBufferInfoQNX`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ImportScreenBufferInfoQNX {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub buffer: *mut _screen_buffer,
}
zero_default!(ImportScreenBufferInfoQNX, IMPORT_SCREEN_BUFFER_INFO_QNX);
/// `VkScreenBufferPropertiesQNX`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ScreenBufferPropertiesQNX {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub allocation_size: DeviceSize,
    pub memory_type_bits: u32,
}
zero_default!(ScreenBufferPropertiesQNX, SCREEN_BUFFER_PROPERTIES_QNX);
/// `VkScreenBufferFormatPropertiesQNX`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ScreenBufferFormatPropertiesQNX {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub format: Format,
    pub external_format: u64,
    pub screen_usage: u64,
    pub format_features: FormatFeatureFlags,
    pub sampler_ycbcr_conversion_components: ComponentMapping,
    pub suggested_ycbcr_model: SamplerYcbcrModelConversion,
    pub suggested_ycbcr_range: SamplerYcbcrRange,
    pub suggested_x_chroma_offset: ChromaLocation,
    pub suggested_y_chroma_offset: ChromaLocation,
}
zero_default!(ScreenBufferFormatPropertiesQNX, SCREEN_BUFFER_FORMAT_PROPERTIES_QNX);
/// `VkExternalFormatQNX`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ExternalFormatQNX {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub external_format: u64,
}
zero_default!(ExternalFormatQNX, EXTERNAL_FORMAT_QNX);
/// `VkPhysicalDeviceExternalMemoryScreenBufferFeaturesQNX`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceExternalMemoryScreenBufferFeaturesQNX {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub screen_buffer_import: Bool32,
}
zero_default!(
    PhysicalDeviceExternalMemoryScreenBufferFeaturesQNX,
    PHYSICAL_DEVICE_EXTERNAL_MEMORY_SCREEN_BUFFER_FEATURES_QNX
);
/// `VkPhysicalDeviceCooperativeMatrixFeaturesKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceCooperativeMatrixFeaturesKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub cooperative_matrix: Bool32,
    pub cooperative_matrix_robust_buffer_access: Bool32,
}
zero_default!(
    PhysicalDeviceCooperativeMatrixFeaturesKHR,
    PHYSICAL_DEVICE_COOPERATIVE_MATRIX_FEATURES_KHR
);
/// `VkCooperativeMatrixPropertiesKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct CooperativeMatrixPropertiesKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub m_size: u32,
    pub n_size: u32,
    pub k_size: u32,
    pub a_type: ComponentTypeKHR,
    pub b_type: ComponentTypeKHR,
    pub c_type: ComponentTypeKHR,
    pub result_type: ComponentTypeKHR,
    pub saturating_accumulation: Bool32,
    pub scope: ScopeKHR,
}
zero_default!(CooperativeMatrixPropertiesKHR, COOPERATIVE_MATRIX_PROPERTIES_KHR);
/// `VkPhysicalDeviceCooperativeMatrixInfo2EXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceCooperativeMatrixInfo2EXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub scope: ScopeKHR,
    pub invocations: u32,
    pub subgroup_size: u32,
    pub flags: CooperativeMatrixFlagsEXT,
}
zero_default!(
    PhysicalDeviceCooperativeMatrixInfo2EXT,
    PHYSICAL_DEVICE_COOPERATIVE_MATRIX_INFO_2_EXT
);
/// `VkCooperativeMatrixProperties2EXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct CooperativeMatrixProperties2EXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub m_granularity: u32,
    pub n_granularity: u32,
    pub k_granularity: u32,
    pub a_type: ComponentTypeKHR,
    pub b_type: ComponentTypeKHR,
    pub c_type: ComponentTypeKHR,
    pub result_type: ComponentTypeKHR,
}
zero_default!(CooperativeMatrixProperties2EXT, COOPERATIVE_MATRIX_PROPERTIES_2_EXT);
/// `VkPhysicalDeviceCooperativeMatrixPropertiesKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceCooperativeMatrixPropertiesKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub cooperative_matrix_supported_stages: ShaderStageFlags,
}
zero_default!(
    PhysicalDeviceCooperativeMatrixPropertiesKHR,
    PHYSICAL_DEVICE_COOPERATIVE_MATRIX_PROPERTIES_KHR
);
/// `VkPhysicalDeviceCooperativeMatrixConversionFeaturesQCOM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceCooperativeMatrixConversionFeaturesQCOM {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub cooperative_matrix_conversion: Bool32,
}
zero_default!(
    PhysicalDeviceCooperativeMatrixConversionFeaturesQCOM,
    PHYSICAL_DEVICE_COOPERATIVE_MATRIX_CONVERSION_FEATURES_QCOM
);
/// `VkPhysicalDeviceShaderEnqueuePropertiesAMDX`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceShaderEnqueuePropertiesAMDX {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub max_execution_graph_depth: u32,
    pub max_execution_graph_shader_output_nodes: u32,
    pub max_execution_graph_shader_payload_size: u32,
    pub max_execution_graph_shader_payload_count: u32,
    pub execution_graph_dispatch_address_alignment: u32,
    pub max_execution_graph_workgroup_count: [u32; 3],
    pub max_execution_graph_workgroups: u32,
}
zero_default!(
    PhysicalDeviceShaderEnqueuePropertiesAMDX,
    PHYSICAL_DEVICE_SHADER_ENQUEUE_PROPERTIES_AMDX
);
/// `VkPhysicalDeviceShaderEnqueueFeaturesAMDX`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceShaderEnqueueFeaturesAMDX {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub shader_enqueue: Bool32,
    pub shader_mesh_enqueue: Bool32,
}
zero_default!(
    PhysicalDeviceShaderEnqueueFeaturesAMDX, PHYSICAL_DEVICE_SHADER_ENQUEUE_FEATURES_AMDX
);
/// `VkExecutionGraphPipelineCreateInfoAMDX`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ExecutionGraphPipelineCreateInfoAMDX {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub flags: PipelineCreateFlags,
    pub stage_count: u32,
    pub p_stages: *const PipelineShaderStageCreateInfo,
    pub p_library_info: *const PipelineLibraryCreateInfoKHR,
    pub layout: PipelineLayout,
    pub base_pipeline_handle: Pipeline,
    pub base_pipeline_index: i32,
}
zero_default!(
    ExecutionGraphPipelineCreateInfoAMDX, EXECUTION_GRAPH_PIPELINE_CREATE_INFO_AMDX
);
/// `VkPipelineShaderStageNodeCreateInfoAMDX`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PipelineShaderStageNodeCreateInfoAMDX {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub p_name: *const c_char,
    pub index: u32,
}
zero_default!(
    PipelineShaderStageNodeCreateInfoAMDX, PIPELINE_SHADER_STAGE_NODE_CREATE_INFO_AMDX
);
/// `VkExecutionGraphPipelineScratchSizeAMDX`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ExecutionGraphPipelineScratchSizeAMDX {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub min_size: DeviceSize,
    pub max_size: DeviceSize,
    pub size_granularity: DeviceSize,
}
zero_default!(
    ExecutionGraphPipelineScratchSizeAMDX, EXECUTION_GRAPH_PIPELINE_SCRATCH_SIZE_AMDX
);
/// `VkDispatchGraphInfoAMDX`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DispatchGraphInfoAMDX {
    pub node_index: u32,
    pub payload_count: u32,
    pub payloads: DeviceOrHostAddressConstAMDX,
    pub payload_stride: u64,
}
zero_default!(DispatchGraphInfoAMDX);
/// `VkDispatchGraphCountInfoAMDX`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DispatchGraphCountInfoAMDX {
    pub count: u32,
    pub infos: DeviceOrHostAddressConstAMDX,
    pub stride: u64,
}
zero_default!(DispatchGraphCountInfoAMDX);
/// `VkPhysicalDeviceAntiLagFeaturesAMD`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceAntiLagFeaturesAMD {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub anti_lag: Bool32,
}
zero_default!(PhysicalDeviceAntiLagFeaturesAMD, PHYSICAL_DEVICE_ANTI_LAG_FEATURES_AMD);
/// `VkAntiLagDataAMD`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct AntiLagDataAMD {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub mode: AntiLagModeAMD,
    pub max_fps: u32,
    pub p_presentation_info: *const AntiLagPresentationInfoAMD,
}
zero_default!(AntiLagDataAMD, ANTI_LAG_DATA_AMD);
/// `VkAntiLagPresentationInfoAMD`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct AntiLagPresentationInfoAMD {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub stage: AntiLagStageAMD,
    pub frame_index: u64,
}
zero_default!(AntiLagPresentationInfoAMD, ANTI_LAG_PRESENTATION_INFO_AMD);
/// `VkBindMemoryStatus`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct BindMemoryStatus {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub p_result: *mut Result,
}
zero_default!(BindMemoryStatus, BIND_MEMORY_STATUS);
/// `VkPhysicalDeviceTileMemoryHeapFeaturesQCOM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceTileMemoryHeapFeaturesQCOM {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub tile_memory_heap: Bool32,
}
zero_default!(
    PhysicalDeviceTileMemoryHeapFeaturesQCOM,
    PHYSICAL_DEVICE_TILE_MEMORY_HEAP_FEATURES_QCOM
);
/// `VkPhysicalDeviceTileMemoryHeapPropertiesQCOM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceTileMemoryHeapPropertiesQCOM {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub queue_submit_boundary: Bool32,
    pub tile_buffer_transfers: Bool32,
}
zero_default!(
    PhysicalDeviceTileMemoryHeapPropertiesQCOM,
    PHYSICAL_DEVICE_TILE_MEMORY_HEAP_PROPERTIES_QCOM
);
/// `VkTileMemorySizeInfoQCOM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct TileMemorySizeInfoQCOM {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub size: DeviceSize,
}
zero_default!(TileMemorySizeInfoQCOM, TILE_MEMORY_SIZE_INFO_QCOM);
/// `VkTileMemoryRequirementsQCOM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct TileMemoryRequirementsQCOM {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub size: DeviceSize,
    pub alignment: DeviceSize,
}
zero_default!(TileMemoryRequirementsQCOM, TILE_MEMORY_REQUIREMENTS_QCOM);
/// `VkBindDescriptorSetsInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct BindDescriptorSetsInfo {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub stage_flags: ShaderStageFlags,
    pub layout: PipelineLayout,
    pub first_set: u32,
    pub descriptor_set_count: u32,
    pub p_descriptor_sets: *const DescriptorSet,
    pub dynamic_offset_count: u32,
    pub p_dynamic_offsets: *const u32,
}
zero_default!(BindDescriptorSetsInfo, BIND_DESCRIPTOR_SETS_INFO);
/// `VkPushConstantsInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PushConstantsInfo {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub layout: PipelineLayout,
    pub stage_flags: ShaderStageFlags,
    pub offset: u32,
    pub size: u32,
    pub p_values: *const c_void,
}
zero_default!(PushConstantsInfo, PUSH_CONSTANTS_INFO);
/// `VkPushDescriptorSetInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PushDescriptorSetInfo {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub stage_flags: ShaderStageFlags,
    pub layout: PipelineLayout,
    pub set: u32,
    pub descriptor_write_count: u32,
    pub p_descriptor_writes: *const WriteDescriptorSet,
}
zero_default!(PushDescriptorSetInfo, PUSH_DESCRIPTOR_SET_INFO);
/// `VkPushDescriptorSetWithTemplateInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PushDescriptorSetWithTemplateInfo {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub descriptor_update_template: DescriptorUpdateTemplate,
    pub layout: PipelineLayout,
    pub set: u32,
    pub p_data: *const c_void,
}
zero_default!(PushDescriptorSetWithTemplateInfo, PUSH_DESCRIPTOR_SET_WITH_TEMPLATE_INFO);
/// `VkSetDescriptorBufferOffsetsInfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct SetDescriptorBufferOffsetsInfoEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub stage_flags: ShaderStageFlags,
    pub layout: PipelineLayout,
    pub first_set: u32,
    pub set_count: u32,
    pub p_buffer_indices: *const u32,
    pub p_offsets: *const DeviceSize,
}
zero_default!(SetDescriptorBufferOffsetsInfoEXT, SET_DESCRIPTOR_BUFFER_OFFSETS_INFO_EXT);
/// `VkBindDescriptorBufferEmbeddedSamplersInfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct BindDescriptorBufferEmbeddedSamplersInfoEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub stage_flags: ShaderStageFlags,
    pub layout: PipelineLayout,
    pub set: u32,
}
zero_default!(
    BindDescriptorBufferEmbeddedSamplersInfoEXT,
    BIND_DESCRIPTOR_BUFFER_EMBEDDED_SAMPLERS_INFO_EXT
);
/// `VkPhysicalDeviceCubicClampFeaturesQCOM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceCubicClampFeaturesQCOM {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub cubic_range_clamp: Bool32,
}
zero_default!(
    PhysicalDeviceCubicClampFeaturesQCOM, PHYSICAL_DEVICE_CUBIC_CLAMP_FEATURES_QCOM
);
/// `VkPhysicalDeviceYcbcrDegammaFeaturesQCOM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceYcbcrDegammaFeaturesQCOM {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub ycbcr_degamma: Bool32,
}
zero_default!(
    PhysicalDeviceYcbcrDegammaFeaturesQCOM, PHYSICAL_DEVICE_YCBCR_DEGAMMA_FEATURES_QCOM
);
/// `VkSamplerYcbcrConversionYcbcrDegammaCreateInfoQCOM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct SamplerYcbcrConversionYcbcrDegammaCreateInfoQCOM {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub enable_y_degamma: Bool32,
    pub enable_cb_cr_degamma: Bool32,
}
zero_default!(
    SamplerYcbcrConversionYcbcrDegammaCreateInfoQCOM,
    SAMPLER_YCBCR_CONVERSION_YCBCR_DEGAMMA_CREATE_INFO_QCOM
);
/// `VkPhysicalDeviceCubicWeightsFeaturesQCOM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceCubicWeightsFeaturesQCOM {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub selectable_cubic_weights: Bool32,
}
zero_default!(
    PhysicalDeviceCubicWeightsFeaturesQCOM, PHYSICAL_DEVICE_CUBIC_WEIGHTS_FEATURES_QCOM
);
/// `VkSamplerCubicWeightsCreateInfoQCOM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct SamplerCubicWeightsCreateInfoQCOM {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub cubic_weights: CubicFilterWeightsQCOM,
}
zero_default!(SamplerCubicWeightsCreateInfoQCOM, SAMPLER_CUBIC_WEIGHTS_CREATE_INFO_QCOM);
/// `VkBlitImageCubicWeightsInfoQCOM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct BlitImageCubicWeightsInfoQCOM {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub cubic_weights: CubicFilterWeightsQCOM,
}
zero_default!(BlitImageCubicWeightsInfoQCOM, BLIT_IMAGE_CUBIC_WEIGHTS_INFO_QCOM);
/// `VkPhysicalDeviceImageProcessing2FeaturesQCOM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceImageProcessing2FeaturesQCOM {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub texture_block_match2: Bool32,
}
zero_default!(
    PhysicalDeviceImageProcessing2FeaturesQCOM,
    PHYSICAL_DEVICE_IMAGE_PROCESSING_2_FEATURES_QCOM
);
/// `VkPhysicalDeviceImageProcessing2PropertiesQCOM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceImageProcessing2PropertiesQCOM {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub max_block_match_window: Extent2D,
}
zero_default!(
    PhysicalDeviceImageProcessing2PropertiesQCOM,
    PHYSICAL_DEVICE_IMAGE_PROCESSING_2_PROPERTIES_QCOM
);
/// `VkSamplerBlockMatchWindowCreateInfoQCOM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct SamplerBlockMatchWindowCreateInfoQCOM {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub window_extent: Extent2D,
    pub window_compare_mode: BlockMatchWindowCompareModeQCOM,
}
zero_default!(
    SamplerBlockMatchWindowCreateInfoQCOM, SAMPLER_BLOCK_MATCH_WINDOW_CREATE_INFO_QCOM
);
/// `VkPhysicalDeviceImageProcessing3FeaturesQCOM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceImageProcessing3FeaturesQCOM {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub image_gather_linear: Bool32,
    pub image_gather_extended_modes: Bool32,
    pub block_match_extended_clamp_to_edge: Bool32,
}
zero_default!(
    PhysicalDeviceImageProcessing3FeaturesQCOM,
    PHYSICAL_DEVICE_IMAGE_PROCESSING_3_FEATURES_QCOM
);
/// `VkPhysicalDeviceDescriptorPoolOverallocationFeaturesNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceDescriptorPoolOverallocationFeaturesNV {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub descriptor_pool_overallocation: Bool32,
}
zero_default!(
    PhysicalDeviceDescriptorPoolOverallocationFeaturesNV,
    PHYSICAL_DEVICE_DESCRIPTOR_POOL_OVERALLOCATION_FEATURES_NV
);
/// `VkPhysicalDeviceLayeredDriverPropertiesMSFT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceLayeredDriverPropertiesMSFT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub underlying_api: LayeredDriverUnderlyingApiMSFT,
}
zero_default!(
    PhysicalDeviceLayeredDriverPropertiesMSFT,
    PHYSICAL_DEVICE_LAYERED_DRIVER_PROPERTIES_MSFT
);
/// `VkPhysicalDevicePerStageDescriptorSetFeaturesNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDevicePerStageDescriptorSetFeaturesNV {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub per_stage_descriptor_set: Bool32,
    pub dynamic_pipeline_layout: Bool32,
}
zero_default!(
    PhysicalDevicePerStageDescriptorSetFeaturesNV,
    PHYSICAL_DEVICE_PER_STAGE_DESCRIPTOR_SET_FEATURES_NV
);
/// `VkPhysicalDeviceExternalFormatResolveFeaturesANDROID`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceExternalFormatResolveFeaturesANDROID {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub external_format_resolve: Bool32,
}
zero_default!(
    PhysicalDeviceExternalFormatResolveFeaturesANDROID,
    PHYSICAL_DEVICE_EXTERNAL_FORMAT_RESOLVE_FEATURES_ANDROID
);
/// `VkPhysicalDeviceExternalFormatResolvePropertiesANDROID`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceExternalFormatResolvePropertiesANDROID {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub null_color_attachment_with_external_format_resolve: Bool32,
    pub external_format_resolve_chroma_offset_x: ChromaLocation,
    pub external_format_resolve_chroma_offset_y: ChromaLocation,
}
zero_default!(
    PhysicalDeviceExternalFormatResolvePropertiesANDROID,
    PHYSICAL_DEVICE_EXTERNAL_FORMAT_RESOLVE_PROPERTIES_ANDROID
);
/// `VkAndroidHardwareBufferFormatResolvePropertiesANDROID`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct AndroidHardwareBufferFormatResolvePropertiesANDROID {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub color_attachment_format: Format,
}
zero_default!(
    AndroidHardwareBufferFormatResolvePropertiesANDROID,
    ANDROID_HARDWARE_BUFFER_FORMAT_RESOLVE_PROPERTIES_ANDROID
);
/// `VkLatencySleepModeInfoNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct LatencySleepModeInfoNV {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub low_latency_mode: Bool32,
    pub low_latency_boost: Bool32,
    pub minimum_interval_us: u32,
}
zero_default!(LatencySleepModeInfoNV, LATENCY_SLEEP_MODE_INFO_NV);
/// `VkLatencySleepInfoNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct LatencySleepInfoNV {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub signal_semaphore: Semaphore,
    pub value: u64,
}
zero_default!(LatencySleepInfoNV, LATENCY_SLEEP_INFO_NV);
/// `VkSetLatencyMarkerInfoNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct SetLatencyMarkerInfoNV {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub present_id: u64,
    pub marker: LatencyMarkerNV,
}
zero_default!(SetLatencyMarkerInfoNV, SET_LATENCY_MARKER_INFO_NV);
/// `VkGetLatencyMarkerInfoNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct GetLatencyMarkerInfoNV {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub timing_count: u32,
    pub p_timings: *mut LatencyTimingsFrameReportNV,
}
zero_default!(GetLatencyMarkerInfoNV, GET_LATENCY_MARKER_INFO_NV);
/// `VkLatencyTimingsFrameReportNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct LatencyTimingsFrameReportNV {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub present_id: u64,
    pub input_sample_time_us: u64,
    pub sim_start_time_us: u64,
    pub sim_end_time_us: u64,
    pub render_submit_start_time_us: u64,
    pub render_submit_end_time_us: u64,
    pub present_start_time_us: u64,
    pub present_end_time_us: u64,
    pub driver_start_time_us: u64,
    pub driver_end_time_us: u64,
    pub os_render_queue_start_time_us: u64,
    pub os_render_queue_end_time_us: u64,
    pub gpu_render_start_time_us: u64,
    pub gpu_render_end_time_us: u64,
}
zero_default!(LatencyTimingsFrameReportNV, LATENCY_TIMINGS_FRAME_REPORT_NV);
/// `VkOutOfBandQueueTypeInfoNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct OutOfBandQueueTypeInfoNV {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub queue_type: OutOfBandQueueTypeNV,
}
zero_default!(OutOfBandQueueTypeInfoNV, OUT_OF_BAND_QUEUE_TYPE_INFO_NV);
/// `VkLatencySubmissionPresentIdNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct LatencySubmissionPresentIdNV {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub present_id: u64,
}
zero_default!(LatencySubmissionPresentIdNV, LATENCY_SUBMISSION_PRESENT_ID_NV);
/// `VkSwapchainLatencyCreateInfoNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct SwapchainLatencyCreateInfoNV {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub latency_mode_enable: Bool32,
}
zero_default!(SwapchainLatencyCreateInfoNV, SWAPCHAIN_LATENCY_CREATE_INFO_NV);
/// `VkLatencySurfaceCapabilitiesNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct LatencySurfaceCapabilitiesNV {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub present_mode_count: u32,
    pub p_present_modes: *mut PresentModeKHR,
}
zero_default!(LatencySurfaceCapabilitiesNV, LATENCY_SURFACE_CAPABILITIES_NV);
/// `VkPhysicalDeviceCudaKernelLaunchFeaturesNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceCudaKernelLaunchFeaturesNV {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub cuda_kernel_launch_features: Bool32,
}
zero_default!(
    PhysicalDeviceCudaKernelLaunchFeaturesNV,
    PHYSICAL_DEVICE_CUDA_KERNEL_LAUNCH_FEATURES_NV
);
/// `VkPhysicalDeviceCudaKernelLaunchPropertiesNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceCudaKernelLaunchPropertiesNV {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub compute_capability_minor: u32,
    pub compute_capability_major: u32,
}
zero_default!(
    PhysicalDeviceCudaKernelLaunchPropertiesNV,
    PHYSICAL_DEVICE_CUDA_KERNEL_LAUNCH_PROPERTIES_NV
);
/// `VkDeviceQueueShaderCoreControlCreateInfoARM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DeviceQueueShaderCoreControlCreateInfoARM {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub shader_core_count: u32,
}
zero_default!(
    DeviceQueueShaderCoreControlCreateInfoARM,
    DEVICE_QUEUE_SHADER_CORE_CONTROL_CREATE_INFO_ARM
);
/// `VkPhysicalDeviceSchedulingControlsFeaturesARM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceSchedulingControlsFeaturesARM {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub scheduling_controls: Bool32,
}
zero_default!(
    PhysicalDeviceSchedulingControlsFeaturesARM,
    PHYSICAL_DEVICE_SCHEDULING_CONTROLS_FEATURES_ARM
);
/// `VkPhysicalDeviceSchedulingControlsPropertiesARM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceSchedulingControlsPropertiesARM {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub scheduling_controls_flags: PhysicalDeviceSchedulingControlsFlagsARM,
}
zero_default!(
    PhysicalDeviceSchedulingControlsPropertiesARM,
    PHYSICAL_DEVICE_SCHEDULING_CONTROLS_PROPERTIES_ARM
);
/// `VkPhysicalDeviceSchedulingControlsDispatchParametersPropertiesARM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceSchedulingControlsDispatchParametersPropertiesARM {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub scheduling_controls_max_warps_count: u32,
    pub scheduling_controls_max_queued_batches_count: u32,
    pub scheduling_controls_max_work_group_batch_size: u32,
}
zero_default!(
    PhysicalDeviceSchedulingControlsDispatchParametersPropertiesARM,
    PHYSICAL_DEVICE_SCHEDULING_CONTROLS_DISPATCH_PARAMETERS_PROPERTIES_ARM
);
/// `VkDispatchParametersARM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DispatchParametersARM {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub work_group_batch_size: u32,
    pub max_queued_work_group_batches: u32,
    pub max_warps_per_shader_core: u32,
}
zero_default!(DispatchParametersARM, DISPATCH_PARAMETERS_ARM);
/// `VkPhysicalDeviceRelaxedLineRasterizationFeaturesIMG`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceRelaxedLineRasterizationFeaturesIMG {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub relaxed_line_rasterization: Bool32,
}
zero_default!(
    PhysicalDeviceRelaxedLineRasterizationFeaturesIMG,
    PHYSICAL_DEVICE_RELAXED_LINE_RASTERIZATION_FEATURES_IMG
);
/// `VkPhysicalDeviceRenderPassStripedFeaturesARM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceRenderPassStripedFeaturesARM {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub render_pass_striped: Bool32,
}
zero_default!(
    PhysicalDeviceRenderPassStripedFeaturesARM,
    PHYSICAL_DEVICE_RENDER_PASS_STRIPED_FEATURES_ARM
);
/// `VkPhysicalDeviceRenderPassStripedPropertiesARM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceRenderPassStripedPropertiesARM {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub render_pass_stripe_granularity: Extent2D,
    pub max_render_pass_stripes: u32,
}
zero_default!(
    PhysicalDeviceRenderPassStripedPropertiesARM,
    PHYSICAL_DEVICE_RENDER_PASS_STRIPED_PROPERTIES_ARM
);
/// `VkRenderPassStripeInfoARM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct RenderPassStripeInfoARM {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub stripe_area: Rect2D,
}
zero_default!(RenderPassStripeInfoARM, RENDER_PASS_STRIPE_INFO_ARM);
/// `VkRenderPassStripeBeginInfoARM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct RenderPassStripeBeginInfoARM {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub stripe_info_count: u32,
    pub p_stripe_infos: *const RenderPassStripeInfoARM,
}
zero_default!(RenderPassStripeBeginInfoARM, RENDER_PASS_STRIPE_BEGIN_INFO_ARM);
/// `VkRenderPassStripeSubmitInfoARM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct RenderPassStripeSubmitInfoARM {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub stripe_semaphore_info_count: u32,
    pub p_stripe_semaphore_infos: *const SemaphoreSubmitInfo,
}
zero_default!(RenderPassStripeSubmitInfoARM, RENDER_PASS_STRIPE_SUBMIT_INFO_ARM);
/// `VkPhysicalDevicePipelineOpacityMicromapFeaturesARM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDevicePipelineOpacityMicromapFeaturesARM {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub pipeline_opacity_micromap: Bool32,
}
zero_default!(
    PhysicalDevicePipelineOpacityMicromapFeaturesARM,
    PHYSICAL_DEVICE_PIPELINE_OPACITY_MICROMAP_FEATURES_ARM
);
/// `VkPhysicalDeviceShaderMaximalReconvergenceFeaturesKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceShaderMaximalReconvergenceFeaturesKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub shader_maximal_reconvergence: Bool32,
}
zero_default!(
    PhysicalDeviceShaderMaximalReconvergenceFeaturesKHR,
    PHYSICAL_DEVICE_SHADER_MAXIMAL_RECONVERGENCE_FEATURES_KHR
);
/// `VkPhysicalDeviceShaderSubgroupRotateFeatures`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceShaderSubgroupRotateFeatures {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub shader_subgroup_rotate: Bool32,
    pub shader_subgroup_rotate_clustered: Bool32,
}
zero_default!(
    PhysicalDeviceShaderSubgroupRotateFeatures,
    PHYSICAL_DEVICE_SHADER_SUBGROUP_ROTATE_FEATURES
);
/// `VkPhysicalDeviceShaderExpectAssumeFeatures`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceShaderExpectAssumeFeatures {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub shader_expect_assume: Bool32,
}
zero_default!(
    PhysicalDeviceShaderExpectAssumeFeatures,
    PHYSICAL_DEVICE_SHADER_EXPECT_ASSUME_FEATURES
);
/// `VkPhysicalDeviceShaderFloatControls2Features`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceShaderFloatControls2Features {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub shader_float_controls2: Bool32,
}
zero_default!(
    PhysicalDeviceShaderFloatControls2Features,
    PHYSICAL_DEVICE_SHADER_FLOAT_CONTROLS_2_FEATURES
);
/// `VkPhysicalDeviceDynamicRenderingLocalReadFeatures`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceDynamicRenderingLocalReadFeatures {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub dynamic_rendering_local_read: Bool32,
}
zero_default!(
    PhysicalDeviceDynamicRenderingLocalReadFeatures,
    PHYSICAL_DEVICE_DYNAMIC_RENDERING_LOCAL_READ_FEATURES
);
/// `VkRenderingAttachmentLocationInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct RenderingAttachmentLocationInfo {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub color_attachment_count: u32,
    pub p_color_attachment_locations: *const u32,
}
zero_default!(RenderingAttachmentLocationInfo, RENDERING_ATTACHMENT_LOCATION_INFO);
/// `VkRenderingInputAttachmentIndexInfo`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct RenderingInputAttachmentIndexInfo {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub color_attachment_count: u32,
    pub p_color_attachment_input_indices: *const u32,
    pub p_depth_input_attachment_index: *const u32,
    pub p_stencil_input_attachment_index: *const u32,
}
zero_default!(RenderingInputAttachmentIndexInfo, RENDERING_INPUT_ATTACHMENT_INDEX_INFO);
/// `VkPhysicalDeviceShaderQuadControlFeaturesKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceShaderQuadControlFeaturesKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub shader_quad_control: Bool32,
}
zero_default!(
    PhysicalDeviceShaderQuadControlFeaturesKHR,
    PHYSICAL_DEVICE_SHADER_QUAD_CONTROL_FEATURES_KHR
);
/// `VkPhysicalDeviceShaderAtomicFloat16VectorFeaturesNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceShaderAtomicFloat16VectorFeaturesNV {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub shader_float16_vector_atomics: Bool32,
}
zero_default!(
    PhysicalDeviceShaderAtomicFloat16VectorFeaturesNV,
    PHYSICAL_DEVICE_SHADER_ATOMIC_FLOAT16_VECTOR_FEATURES_NV
);
/// `VkPhysicalDeviceMapMemoryPlacedFeaturesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceMapMemoryPlacedFeaturesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub memory_map_placed: Bool32,
    pub memory_map_range_placed: Bool32,
    pub memory_unmap_reserve: Bool32,
}
zero_default!(
    PhysicalDeviceMapMemoryPlacedFeaturesEXT,
    PHYSICAL_DEVICE_MAP_MEMORY_PLACED_FEATURES_EXT
);
/// `VkPhysicalDeviceMapMemoryPlacedPropertiesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceMapMemoryPlacedPropertiesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub min_placed_memory_map_alignment: DeviceSize,
}
zero_default!(
    PhysicalDeviceMapMemoryPlacedPropertiesEXT,
    PHYSICAL_DEVICE_MAP_MEMORY_PLACED_PROPERTIES_EXT
);
/// `VkMemoryMapPlacedInfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct MemoryMapPlacedInfoEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub p_placed_address: *mut c_void,
}
zero_default!(MemoryMapPlacedInfoEXT, MEMORY_MAP_PLACED_INFO_EXT);
/// `VkPhysicalDeviceShaderBfloat16FeaturesKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceShaderBfloat16FeaturesKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub shader_b_float16_type: Bool32,
    pub shader_b_float16_dot_product: Bool32,
    pub shader_b_float16_cooperative_matrix: Bool32,
}
zero_default!(
    PhysicalDeviceShaderBfloat16FeaturesKHR, PHYSICAL_DEVICE_SHADER_BFLOAT16_FEATURES_KHR
);
/// `VkPhysicalDeviceRawAccessChainsFeaturesNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceRawAccessChainsFeaturesNV {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub shader_raw_access_chains: Bool32,
}
zero_default!(
    PhysicalDeviceRawAccessChainsFeaturesNV,
    PHYSICAL_DEVICE_RAW_ACCESS_CHAINS_FEATURES_NV
);
/// `VkPhysicalDeviceCommandBufferInheritanceFeaturesNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceCommandBufferInheritanceFeaturesNV {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub command_buffer_inheritance: Bool32,
}
zero_default!(
    PhysicalDeviceCommandBufferInheritanceFeaturesNV,
    PHYSICAL_DEVICE_COMMAND_BUFFER_INHERITANCE_FEATURES_NV
);
/// `VkPhysicalDeviceImageAlignmentControlFeaturesMESA`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceImageAlignmentControlFeaturesMESA {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub image_alignment_control: Bool32,
}
zero_default!(
    PhysicalDeviceImageAlignmentControlFeaturesMESA,
    PHYSICAL_DEVICE_IMAGE_ALIGNMENT_CONTROL_FEATURES_MESA
);
/// `VkPhysicalDeviceImageAlignmentControlPropertiesMESA`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceImageAlignmentControlPropertiesMESA {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub supported_image_alignment_mask: u32,
}
zero_default!(
    PhysicalDeviceImageAlignmentControlPropertiesMESA,
    PHYSICAL_DEVICE_IMAGE_ALIGNMENT_CONTROL_PROPERTIES_MESA
);
/// `VkImageAlignmentControlCreateInfoMESA`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ImageAlignmentControlCreateInfoMESA {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub maximum_requested_alignment: u32,
}
zero_default!(
    ImageAlignmentControlCreateInfoMESA, IMAGE_ALIGNMENT_CONTROL_CREATE_INFO_MESA
);
/// `VkPhysicalDeviceShaderReplicatedCompositesFeaturesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceShaderReplicatedCompositesFeaturesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub shader_replicated_composites: Bool32,
}
zero_default!(
    PhysicalDeviceShaderReplicatedCompositesFeaturesEXT,
    PHYSICAL_DEVICE_SHADER_REPLICATED_COMPOSITES_FEATURES_EXT
);
/// `VkPhysicalDevicePresentModeFifoLatestReadyFeaturesKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDevicePresentModeFifoLatestReadyFeaturesKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub present_mode_fifo_latest_ready: Bool32,
}
zero_default!(
    PhysicalDevicePresentModeFifoLatestReadyFeaturesKHR,
    PHYSICAL_DEVICE_PRESENT_MODE_FIFO_LATEST_READY_FEATURES_KHR
);
/// `VkDepthClampRangeEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DepthClampRangeEXT {
    pub min_depth_clamp: f32,
    pub max_depth_clamp: f32,
}
zero_default!(DepthClampRangeEXT);
/// `VkPhysicalDeviceCooperativeMatrix2FeaturesNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceCooperativeMatrix2FeaturesNV {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub cooperative_matrix_workgroup_scope: Bool32,
    pub cooperative_matrix_flexible_dimensions: Bool32,
    pub cooperative_matrix_reductions: Bool32,
    pub cooperative_matrix_conversions: Bool32,
    pub cooperative_matrix_per_element_operations: Bool32,
    pub cooperative_matrix_tensor_addressing: Bool32,
    pub cooperative_matrix_block_loads: Bool32,
}
zero_default!(
    PhysicalDeviceCooperativeMatrix2FeaturesNV,
    PHYSICAL_DEVICE_COOPERATIVE_MATRIX_2_FEATURES_NV
);
/// `VkPhysicalDeviceCooperativeMatrix2PropertiesNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceCooperativeMatrix2PropertiesNV {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub cooperative_matrix_workgroup_scope_max_workgroup_size: u32,
    pub cooperative_matrix_flexible_dimensions_max_dimension: u32,
    pub cooperative_matrix_workgroup_scope_reserved_shared_memory: u32,
}
zero_default!(
    PhysicalDeviceCooperativeMatrix2PropertiesNV,
    PHYSICAL_DEVICE_COOPERATIVE_MATRIX_2_PROPERTIES_NV
);
/// `VkCooperativeMatrixFlexibleDimensionsPropertiesNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct CooperativeMatrixFlexibleDimensionsPropertiesNV {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub m_granularity: u32,
    pub n_granularity: u32,
    pub k_granularity: u32,
    pub a_type: ComponentTypeKHR,
    pub b_type: ComponentTypeKHR,
    pub c_type: ComponentTypeKHR,
    pub result_type: ComponentTypeKHR,
    pub saturating_accumulation: Bool32,
    pub scope: ScopeKHR,
    pub workgroup_invocations: u32,
}
zero_default!(
    CooperativeMatrixFlexibleDimensionsPropertiesNV,
    COOPERATIVE_MATRIX_FLEXIBLE_DIMENSIONS_PROPERTIES_NV
);
/// `VkPhysicalDeviceCooperativeMatrixDecodeVectorFeaturesNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceCooperativeMatrixDecodeVectorFeaturesNV {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub cooperative_matrix_decode_vector: Bool32,
}
zero_default!(
    PhysicalDeviceCooperativeMatrixDecodeVectorFeaturesNV,
    PHYSICAL_DEVICE_COOPERATIVE_MATRIX_DECODE_VECTOR_FEATURES_NV
);
/// `VkPhysicalDeviceHdrVividFeaturesHUAWEI`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceHdrVividFeaturesHUAWEI {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub hdr_vivid: Bool32,
}
zero_default!(
    PhysicalDeviceHdrVividFeaturesHUAWEI, PHYSICAL_DEVICE_HDR_VIVID_FEATURES_HUAWEI
);
/// `VkPhysicalDeviceHdrSmpteSt209450FeaturesGOOGLE`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceHdrSmpteSt209450FeaturesGOOGLE {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub hdr_smpte_st209450: Bool32,
}
zero_default!(
    PhysicalDeviceHdrSmpteSt209450FeaturesGOOGLE,
    PHYSICAL_DEVICE_HDR_SMPTE_ST_209450_FEATURES_GOOGLE
);
/// `VkPhysicalDeviceVertexAttributeRobustnessFeaturesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceVertexAttributeRobustnessFeaturesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub vertex_attribute_robustness: Bool32,
}
zero_default!(
    PhysicalDeviceVertexAttributeRobustnessFeaturesEXT,
    PHYSICAL_DEVICE_VERTEX_ATTRIBUTE_ROBUSTNESS_FEATURES_EXT
);
/// `VkPhysicalDeviceDenseGeometryFormatFeaturesAMDX`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceDenseGeometryFormatFeaturesAMDX {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub dense_geometry_format: Bool32,
}
zero_default!(
    PhysicalDeviceDenseGeometryFormatFeaturesAMDX,
    PHYSICAL_DEVICE_DENSE_GEOMETRY_FORMAT_FEATURES_AMDX
);
/// `VkAccelerationStructureDenseGeometryFormatTrianglesDataAMDX`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct AccelerationStructureDenseGeometryFormatTrianglesDataAMDX {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub compressed_data: DeviceOrHostAddressConstKHR,
    pub data_size: DeviceSize,
    pub num_triangles: u32,
    pub num_vertices: u32,
    pub max_primitive_index: u32,
    pub max_geometry_index: u32,
    pub format: CompressedTriangleFormatAMDX,
}
zero_default!(
    AccelerationStructureDenseGeometryFormatTrianglesDataAMDX,
    ACCELERATION_STRUCTURE_DENSE_GEOMETRY_FORMAT_TRIANGLES_DATA_AMDX
);
/// `VkPhysicalDeviceDepthClampZeroOneFeaturesKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceDepthClampZeroOneFeaturesKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub depth_clamp_zero_one: Bool32,
}
zero_default!(
    PhysicalDeviceDepthClampZeroOneFeaturesKHR,
    PHYSICAL_DEVICE_DEPTH_CLAMP_ZERO_ONE_FEATURES_KHR
);
/// `VkPhysicalDeviceCooperativeVectorFeaturesNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceCooperativeVectorFeaturesNV {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub cooperative_vector: Bool32,
    pub cooperative_vector_training: Bool32,
}
zero_default!(
    PhysicalDeviceCooperativeVectorFeaturesNV,
    PHYSICAL_DEVICE_COOPERATIVE_VECTOR_FEATURES_NV
);
/// `VkCooperativeVectorPropertiesNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct CooperativeVectorPropertiesNV {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub input_type: ComponentTypeKHR,
    pub input_interpretation: ComponentTypeKHR,
    pub matrix_interpretation: ComponentTypeKHR,
    pub bias_interpretation: ComponentTypeKHR,
    pub result_type: ComponentTypeKHR,
    pub transpose: Bool32,
}
zero_default!(CooperativeVectorPropertiesNV, COOPERATIVE_VECTOR_PROPERTIES_NV);
/// `VkPhysicalDeviceCooperativeVectorPropertiesNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceCooperativeVectorPropertiesNV {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub cooperative_vector_supported_stages: ShaderStageFlags,
    pub cooperative_vector_training_float16_accumulation: Bool32,
    pub cooperative_vector_training_float32_accumulation: Bool32,
    pub max_cooperative_vector_components: u32,
}
zero_default!(
    PhysicalDeviceCooperativeVectorPropertiesNV,
    PHYSICAL_DEVICE_COOPERATIVE_VECTOR_PROPERTIES_NV
);
/// `VkConvertCooperativeVectorMatrixInfoNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ConvertCooperativeVectorMatrixInfoNV {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub src_size: usize,
    pub src_data: DeviceOrHostAddressConstKHR,
    pub p_dst_size: *mut usize,
    pub dst_data: DeviceOrHostAddressKHR,
    pub src_component_type: ComponentTypeKHR,
    pub dst_component_type: ComponentTypeKHR,
    pub num_rows: u32,
    pub num_columns: u32,
    pub src_layout: CooperativeVectorMatrixLayoutNV,
    pub src_stride: usize,
    pub dst_layout: CooperativeVectorMatrixLayoutNV,
    pub dst_stride: usize,
}
zero_default!(
    ConvertCooperativeVectorMatrixInfoNV, CONVERT_COOPERATIVE_VECTOR_MATRIX_INFO_NV
);
/// `VkPhysicalDeviceTileShadingFeaturesQCOM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceTileShadingFeaturesQCOM {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub tile_shading: Bool32,
    pub tile_shading_fragment_stage: Bool32,
    pub tile_shading_color_attachments: Bool32,
    pub tile_shading_depth_attachments: Bool32,
    pub tile_shading_stencil_attachments: Bool32,
    pub tile_shading_input_attachments: Bool32,
    pub tile_shading_sampled_attachments: Bool32,
    pub tile_shading_per_tile_draw: Bool32,
    pub tile_shading_per_tile_dispatch: Bool32,
    pub tile_shading_dispatch_tile: Bool32,
    pub tile_shading_apron: Bool32,
    pub tile_shading_anisotropic_apron: Bool32,
    pub tile_shading_atomic_ops: Bool32,
    pub tile_shading_image_processing: Bool32,
}
zero_default!(
    PhysicalDeviceTileShadingFeaturesQCOM, PHYSICAL_DEVICE_TILE_SHADING_FEATURES_QCOM
);
/// `VkPhysicalDeviceTileShadingPropertiesQCOM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceTileShadingPropertiesQCOM {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub max_apron_size: u32,
    pub prefer_non_coherent: Bool32,
    pub tile_granularity: Extent2D,
    pub max_tile_shading_rate: Extent2D,
}
zero_default!(
    PhysicalDeviceTileShadingPropertiesQCOM, PHYSICAL_DEVICE_TILE_SHADING_PROPERTIES_QCOM
);
/// `VkRenderPassTileShadingCreateInfoQCOM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct RenderPassTileShadingCreateInfoQCOM {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub flags: TileShadingRenderPassFlagsQCOM,
    pub tile_apron_size: Extent2D,
}
zero_default!(
    RenderPassTileShadingCreateInfoQCOM, RENDER_PASS_TILE_SHADING_CREATE_INFO_QCOM
);
/// `VkPerTileBeginInfoQCOM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PerTileBeginInfoQCOM {
    pub s_type: StructureType,
    pub p_next: *const c_void,
}
zero_default!(PerTileBeginInfoQCOM, PER_TILE_BEGIN_INFO_QCOM);
/// `VkPerTileEndInfoQCOM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PerTileEndInfoQCOM {
    pub s_type: StructureType,
    pub p_next: *const c_void,
}
zero_default!(PerTileEndInfoQCOM, PER_TILE_END_INFO_QCOM);
/// `VkDispatchTileInfoQCOM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DispatchTileInfoQCOM {
    pub s_type: StructureType,
    pub p_next: *const c_void,
}
zero_default!(DispatchTileInfoQCOM, DISPATCH_TILE_INFO_QCOM);
/// `VkPhysicalDeviceFragmentDensityMapLayeredPropertiesVALVE`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceFragmentDensityMapLayeredPropertiesVALVE {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub max_fragment_density_map_layers: u32,
}
zero_default!(
    PhysicalDeviceFragmentDensityMapLayeredPropertiesVALVE,
    PHYSICAL_DEVICE_FRAGMENT_DENSITY_MAP_LAYERED_PROPERTIES_VALVE
);
/// `VkPhysicalDeviceFragmentDensityMapLayeredFeaturesVALVE`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceFragmentDensityMapLayeredFeaturesVALVE {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub fragment_density_map_layered: Bool32,
}
zero_default!(
    PhysicalDeviceFragmentDensityMapLayeredFeaturesVALVE,
    PHYSICAL_DEVICE_FRAGMENT_DENSITY_MAP_LAYERED_FEATURES_VALVE
);
/// `VkPipelineFragmentDensityMapLayeredCreateInfoVALVE`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PipelineFragmentDensityMapLayeredCreateInfoVALVE {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub max_fragment_density_map_layers: u32,
}
zero_default!(
    PipelineFragmentDensityMapLayeredCreateInfoVALVE,
    PIPELINE_FRAGMENT_DENSITY_MAP_LAYERED_CREATE_INFO_VALVE
);
/// `VkSetPresentConfigNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct SetPresentConfigNV {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub num_frames_per_batch: u32,
    pub present_config_feedback: u32,
}
zero_default!(SetPresentConfigNV, SET_PRESENT_CONFIG_NV);
/// `VkPhysicalDevicePresentMeteringFeaturesNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDevicePresentMeteringFeaturesNV {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub present_metering: Bool32,
}
zero_default!(
    PhysicalDevicePresentMeteringFeaturesNV, PHYSICAL_DEVICE_PRESENT_METERING_FEATURES_NV
);
/// `VkExternalComputeQueueDeviceCreateInfoNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ExternalComputeQueueDeviceCreateInfoNV {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub reserved_external_queues: u32,
}
zero_default!(
    ExternalComputeQueueDeviceCreateInfoNV, EXTERNAL_COMPUTE_QUEUE_DEVICE_CREATE_INFO_NV
);
/// `VkExternalComputeQueueCreateInfoNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ExternalComputeQueueCreateInfoNV {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub preferred_queue: Queue,
}
zero_default!(ExternalComputeQueueCreateInfoNV, EXTERNAL_COMPUTE_QUEUE_CREATE_INFO_NV);
/// `VkExternalComputeQueueDataParamsNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ExternalComputeQueueDataParamsNV {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub device_index: u32,
}
zero_default!(ExternalComputeQueueDataParamsNV, EXTERNAL_COMPUTE_QUEUE_DATA_PARAMS_NV);
/// `VkPhysicalDeviceExternalComputeQueuePropertiesNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceExternalComputeQueuePropertiesNV {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub external_data_size: u32,
    pub max_external_queues: u32,
}
zero_default!(
    PhysicalDeviceExternalComputeQueuePropertiesNV,
    PHYSICAL_DEVICE_EXTERNAL_COMPUTE_QUEUE_PROPERTIES_NV
);
/// `VkPhysicalDeviceShaderUniformBufferUnsizedArrayFeaturesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceShaderUniformBufferUnsizedArrayFeaturesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub shader_uniform_buffer_unsized_array: Bool32,
}
zero_default!(
    PhysicalDeviceShaderUniformBufferUnsizedArrayFeaturesEXT,
    PHYSICAL_DEVICE_SHADER_UNIFORM_BUFFER_UNSIZED_ARRAY_FEATURES_EXT
);
/// `VkPhysicalDeviceShaderMixedFloatDotProductFeaturesVALVE`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceShaderMixedFloatDotProductFeaturesVALVE {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub shader_mixed_float_dot_product_float16_acc_float32: Bool32,
    pub shader_mixed_float_dot_product_float16_acc_float16: Bool32,
    pub shader_mixed_float_dot_product_b_float16_acc: Bool32,
    pub shader_mixed_float_dot_product_float8_acc_float32: Bool32,
}
zero_default!(
    PhysicalDeviceShaderMixedFloatDotProductFeaturesVALVE,
    PHYSICAL_DEVICE_SHADER_MIXED_FLOAT_DOT_PRODUCT_FEATURES_VALVE
);
/// `VkPhysicalDevicePrimitiveRestartIndexFeaturesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDevicePrimitiveRestartIndexFeaturesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub primitive_restart_index: Bool32,
}
zero_default!(
    PhysicalDevicePrimitiveRestartIndexFeaturesEXT,
    PHYSICAL_DEVICE_PRIMITIVE_RESTART_INDEX_FEATURES_EXT
);
/// `VkPhysicalDeviceFormatPackFeaturesARM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceFormatPackFeaturesARM {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub format_pack: Bool32,
}
zero_default!(
    PhysicalDeviceFormatPackFeaturesARM, PHYSICAL_DEVICE_FORMAT_PACK_FEATURES_ARM
);
/// `VkPhysicalDeviceThrottleHintFeaturesSEC`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceThrottleHintFeaturesSEC {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub throttle_hint: Bool32,
}
zero_default!(
    PhysicalDeviceThrottleHintFeaturesSEC, PHYSICAL_DEVICE_THROTTLE_HINT_FEATURES_SEC
);
/// `VkThrottleHintSubmitInfoSEC`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ThrottleHintSubmitInfoSEC {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub throttle_hint: ThrottleHintTypeSEC,
}
zero_default!(ThrottleHintSubmitInfoSEC, THROTTLE_HINT_SUBMIT_INFO_SEC);
/// `VkTensorDescriptionARM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct TensorDescriptionARM {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub tiling: TensorTilingARM,
    pub format: Format,
    pub dimension_count: u32,
    pub p_dimensions: *const i64,
    pub p_strides: *const i64,
    pub usage: TensorUsageFlagsARM,
}
zero_default!(TensorDescriptionARM, TENSOR_DESCRIPTION_ARM);
/// `VkTensorCreateInfoARM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct TensorCreateInfoARM {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub flags: TensorCreateFlagsARM,
    pub p_description: *const TensorDescriptionARM,
    pub sharing_mode: SharingMode,
    pub queue_family_index_count: u32,
    pub p_queue_family_indices: *const u32,
}
zero_default!(TensorCreateInfoARM, TENSOR_CREATE_INFO_ARM);
/// `VkTensorViewCreateInfoARM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct TensorViewCreateInfoARM {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub flags: TensorViewCreateFlagsARM,
    pub tensor: TensorARM,
    pub format: Format,
}
zero_default!(TensorViewCreateInfoARM, TENSOR_VIEW_CREATE_INFO_ARM);
/// `VkTensorMemoryRequirementsInfoARM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct TensorMemoryRequirementsInfoARM {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub tensor: TensorARM,
}
zero_default!(TensorMemoryRequirementsInfoARM, TENSOR_MEMORY_REQUIREMENTS_INFO_ARM);
/// `VkBindTensorMemoryInfoARM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct BindTensorMemoryInfoARM {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub tensor: TensorARM,
    pub memory: DeviceMemory,
    pub memory_offset: DeviceSize,
}
zero_default!(BindTensorMemoryInfoARM, BIND_TENSOR_MEMORY_INFO_ARM);
/// `VkWriteDescriptorSetTensorARM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct WriteDescriptorSetTensorARM {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub tensor_view_count: u32,
    pub p_tensor_views: *const TensorViewARM,
}
zero_default!(WriteDescriptorSetTensorARM, WRITE_DESCRIPTOR_SET_TENSOR_ARM);
/// `VkTensorFormatPropertiesARM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct TensorFormatPropertiesARM {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub optimal_tiling_tensor_features: FormatFeatureFlags2,
    pub linear_tiling_tensor_features: FormatFeatureFlags2,
}
zero_default!(TensorFormatPropertiesARM, TENSOR_FORMAT_PROPERTIES_ARM);
/// `VkPhysicalDeviceTensorPropertiesARM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceTensorPropertiesARM {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub max_tensor_dimension_count: u32,
    pub max_tensor_elements: u64,
    pub max_per_dimension_tensor_elements: u64,
    pub max_tensor_stride: i64,
    pub max_tensor_size: u64,
    pub max_tensor_shader_access_array_length: u32,
    pub max_tensor_shader_access_size: u32,
    pub max_descriptor_set_storage_tensors: u32,
    pub max_per_stage_descriptor_set_storage_tensors: u32,
    pub max_descriptor_set_update_after_bind_storage_tensors: u32,
    pub max_per_stage_descriptor_update_after_bind_storage_tensors: u32,
    pub shader_storage_tensor_array_non_uniform_indexing_native: Bool32,
    pub shader_tensor_supported_stages: ShaderStageFlags,
}
zero_default!(PhysicalDeviceTensorPropertiesARM, PHYSICAL_DEVICE_TENSOR_PROPERTIES_ARM);
/// `VkTensorMemoryBarrierARM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct TensorMemoryBarrierARM {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub src_stage_mask: PipelineStageFlags2,
    pub src_access_mask: AccessFlags2,
    pub dst_stage_mask: PipelineStageFlags2,
    pub dst_access_mask: AccessFlags2,
    pub src_queue_family_index: u32,
    pub dst_queue_family_index: u32,
    pub tensor: TensorARM,
}
zero_default!(TensorMemoryBarrierARM, TENSOR_MEMORY_BARRIER_ARM);
/// `VkTensorDependencyInfoARM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct TensorDependencyInfoARM {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub tensor_memory_barrier_count: u32,
    pub p_tensor_memory_barriers: *const TensorMemoryBarrierARM,
}
zero_default!(TensorDependencyInfoARM, TENSOR_DEPENDENCY_INFO_ARM);
/// `VkPhysicalDeviceTensorFeaturesARM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceTensorFeaturesARM {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub tensor_non_packed: Bool32,
    pub shader_tensor_access: Bool32,
    pub shader_storage_tensor_array_dynamic_indexing: Bool32,
    pub shader_storage_tensor_array_non_uniform_indexing: Bool32,
    pub descriptor_binding_storage_tensor_update_after_bind: Bool32,
    pub tensors: Bool32,
}
zero_default!(PhysicalDeviceTensorFeaturesARM, PHYSICAL_DEVICE_TENSOR_FEATURES_ARM);
/// `VkDeviceTensorMemoryRequirementsARM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DeviceTensorMemoryRequirementsARM {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub p_create_info: *const TensorCreateInfoARM,
}
zero_default!(DeviceTensorMemoryRequirementsARM, DEVICE_TENSOR_MEMORY_REQUIREMENTS_ARM);
/// `VkCopyTensorInfoARM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct CopyTensorInfoARM {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub src_tensor: TensorARM,
    pub dst_tensor: TensorARM,
    pub region_count: u32,
    pub p_regions: *const TensorCopyARM,
}
zero_default!(CopyTensorInfoARM, COPY_TENSOR_INFO_ARM);
/// `VkTensorCopyARM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct TensorCopyARM {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub dimension_count: u32,
    pub p_src_offset: *const u64,
    pub p_dst_offset: *const u64,
    pub p_extent: *const u64,
}
zero_default!(TensorCopyARM, TENSOR_COPY_ARM);
/// `VkMemoryDedicatedAllocateInfoTensorARM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct MemoryDedicatedAllocateInfoTensorARM {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub tensor: TensorARM,
}
zero_default!(
    MemoryDedicatedAllocateInfoTensorARM, MEMORY_DEDICATED_ALLOCATE_INFO_TENSOR_ARM
);
/// `VkPhysicalDeviceDescriptorBufferTensorPropertiesARM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceDescriptorBufferTensorPropertiesARM {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub tensor_capture_replay_descriptor_data_size: usize,
    pub tensor_view_capture_replay_descriptor_data_size: usize,
    pub tensor_descriptor_size: usize,
}
zero_default!(
    PhysicalDeviceDescriptorBufferTensorPropertiesARM,
    PHYSICAL_DEVICE_DESCRIPTOR_BUFFER_TENSOR_PROPERTIES_ARM
);
/// `VkPhysicalDeviceDescriptorBufferTensorFeaturesARM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceDescriptorBufferTensorFeaturesARM {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub descriptor_buffer_tensor_descriptors: Bool32,
}
zero_default!(
    PhysicalDeviceDescriptorBufferTensorFeaturesARM,
    PHYSICAL_DEVICE_DESCRIPTOR_BUFFER_TENSOR_FEATURES_ARM
);
/// `VkTensorCaptureDescriptorDataInfoARM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct TensorCaptureDescriptorDataInfoARM {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub tensor: TensorARM,
}
zero_default!(
    TensorCaptureDescriptorDataInfoARM, TENSOR_CAPTURE_DESCRIPTOR_DATA_INFO_ARM
);
/// `VkTensorViewCaptureDescriptorDataInfoARM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct TensorViewCaptureDescriptorDataInfoARM {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub tensor_view: TensorViewARM,
}
zero_default!(
    TensorViewCaptureDescriptorDataInfoARM, TENSOR_VIEW_CAPTURE_DESCRIPTOR_DATA_INFO_ARM
);
/// `VkDescriptorGetTensorInfoARM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DescriptorGetTensorInfoARM {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub tensor_view: TensorViewARM,
}
zero_default!(DescriptorGetTensorInfoARM, DESCRIPTOR_GET_TENSOR_INFO_ARM);
/// `VkFrameBoundaryTensorsARM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct FrameBoundaryTensorsARM {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub tensor_count: u32,
    pub p_tensors: *const TensorARM,
}
zero_default!(FrameBoundaryTensorsARM, FRAME_BOUNDARY_TENSORS_ARM);
/// `VkPhysicalDeviceExternalTensorInfoARM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceExternalTensorInfoARM {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub flags: TensorCreateFlagsARM,
    pub p_description: *const TensorDescriptionARM,
    pub handle_type: ExternalMemoryHandleTypeFlags,
}
zero_default!(
    PhysicalDeviceExternalTensorInfoARM, PHYSICAL_DEVICE_EXTERNAL_TENSOR_INFO_ARM
);
/// `VkExternalTensorPropertiesARM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ExternalTensorPropertiesARM {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub external_memory_properties: ExternalMemoryProperties,
}
zero_default!(ExternalTensorPropertiesARM, EXTERNAL_TENSOR_PROPERTIES_ARM);
/// `VkExternalMemoryTensorCreateInfoARM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ExternalMemoryTensorCreateInfoARM {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub handle_types: ExternalMemoryHandleTypeFlags,
}
zero_default!(ExternalMemoryTensorCreateInfoARM, EXTERNAL_MEMORY_TENSOR_CREATE_INFO_ARM);
/// `VkPhysicalDeviceShaderFloat8FeaturesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceShaderFloat8FeaturesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub shader_float8: Bool32,
    pub shader_float8_cooperative_matrix: Bool32,
}
zero_default!(
    PhysicalDeviceShaderFloat8FeaturesEXT, PHYSICAL_DEVICE_SHADER_FLOAT8_FEATURES_EXT
);
/// `VkSurfaceCreateInfoOHOS`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct SurfaceCreateInfoOHOS {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub flags: SurfaceCreateFlagsOHOS,
    pub window: *mut OHNativeWindow,
}
zero_default!(SurfaceCreateInfoOHOS, SURFACE_CREATE_INFO_OHOS);
/// `VkPhysicalDeviceDataGraphFeaturesARM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceDataGraphFeaturesARM {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub data_graph: Bool32,
    pub data_graph_update_after_bind: Bool32,
    pub data_graph_specialization_constants: Bool32,
    pub data_graph_descriptor_buffer: Bool32,
    pub data_graph_shader_module: Bool32,
}
zero_default!(
    PhysicalDeviceDataGraphFeaturesARM, PHYSICAL_DEVICE_DATA_GRAPH_FEATURES_ARM
);
/// `VkDataGraphPipelineConstantTensorSemiStructuredSparsityInfoARM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DataGraphPipelineConstantTensorSemiStructuredSparsityInfoARM {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub dimension: u32,
    pub zero_count: u32,
    pub group_size: u32,
}
zero_default!(
    DataGraphPipelineConstantTensorSemiStructuredSparsityInfoARM,
    DATA_GRAPH_PIPELINE_CONSTANT_TENSOR_SEMI_STRUCTURED_SPARSITY_INFO_ARM
);
/// `VkDataGraphPipelineConstantARM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DataGraphPipelineConstantARM {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub id: u32,
    pub p_constant_data: *const c_void,
}
zero_default!(DataGraphPipelineConstantARM, DATA_GRAPH_PIPELINE_CONSTANT_ARM);
/// `VkDataGraphPipelineResourceInfoARM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DataGraphPipelineResourceInfoARM {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub descriptor_set: u32,
    pub binding: u32,
    pub array_element: u32,
}
zero_default!(DataGraphPipelineResourceInfoARM, DATA_GRAPH_PIPELINE_RESOURCE_INFO_ARM);
/// `VkDataGraphPipelineResourceInfoImageLayoutARM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DataGraphPipelineResourceInfoImageLayoutARM {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub layout: ImageLayout,
}
zero_default!(
    DataGraphPipelineResourceInfoImageLayoutARM,
    DATA_GRAPH_PIPELINE_RESOURCE_INFO_IMAGE_LAYOUT_ARM
);
/// `VkDataGraphPipelineCompilerControlCreateInfoARM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DataGraphPipelineCompilerControlCreateInfoARM {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub p_vendor_options: *const c_char,
}
zero_default!(
    DataGraphPipelineCompilerControlCreateInfoARM,
    DATA_GRAPH_PIPELINE_COMPILER_CONTROL_CREATE_INFO_ARM
);
/// `VkDataGraphPipelineCreateInfoARM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DataGraphPipelineCreateInfoARM {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub flags: PipelineCreateFlags2,
    pub layout: PipelineLayout,
    pub resource_info_count: u32,
    pub p_resource_infos: *const DataGraphPipelineResourceInfoARM,
}
zero_default!(DataGraphPipelineCreateInfoARM, DATA_GRAPH_PIPELINE_CREATE_INFO_ARM);
/// `VkDataGraphPipelineShaderModuleCreateInfoARM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DataGraphPipelineShaderModuleCreateInfoARM {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub module: ShaderModule,
    pub p_name: *const c_char,
    pub p_specialization_info: *const SpecializationInfo,
    pub constant_count: u32,
    pub p_constants: *const DataGraphPipelineConstantARM,
}
zero_default!(
    DataGraphPipelineShaderModuleCreateInfoARM,
    DATA_GRAPH_PIPELINE_SHADER_MODULE_CREATE_INFO_ARM
);
/// `VkDataGraphPipelineSessionCreateInfoARM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DataGraphPipelineSessionCreateInfoARM {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub flags: DataGraphPipelineSessionCreateFlagsARM,
    pub data_graph_pipeline: Pipeline,
}
zero_default!(
    DataGraphPipelineSessionCreateInfoARM, DATA_GRAPH_PIPELINE_SESSION_CREATE_INFO_ARM
);
/// `VkDataGraphPipelineSessionBindPointRequirementsInfoARM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DataGraphPipelineSessionBindPointRequirementsInfoARM {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub session: DataGraphPipelineSessionARM,
}
zero_default!(
    DataGraphPipelineSessionBindPointRequirementsInfoARM,
    DATA_GRAPH_PIPELINE_SESSION_BIND_POINT_REQUIREMENTS_INFO_ARM
);
/// `VkDataGraphPipelineSessionBindPointRequirementARM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DataGraphPipelineSessionBindPointRequirementARM {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub bind_point: DataGraphPipelineSessionBindPointARM,
    pub bind_point_type: DataGraphPipelineSessionBindPointTypeARM,
    pub num_objects: u32,
}
zero_default!(
    DataGraphPipelineSessionBindPointRequirementARM,
    DATA_GRAPH_PIPELINE_SESSION_BIND_POINT_REQUIREMENT_ARM
);
/// `VkDataGraphPipelineSessionMemoryRequirementsInfoARM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DataGraphPipelineSessionMemoryRequirementsInfoARM {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub session: DataGraphPipelineSessionARM,
    pub bind_point: DataGraphPipelineSessionBindPointARM,
    pub object_index: u32,
}
zero_default!(
    DataGraphPipelineSessionMemoryRequirementsInfoARM,
    DATA_GRAPH_PIPELINE_SESSION_MEMORY_REQUIREMENTS_INFO_ARM
);
/// `VkBindDataGraphPipelineSessionMemoryInfoARM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct BindDataGraphPipelineSessionMemoryInfoARM {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub session: DataGraphPipelineSessionARM,
    pub bind_point: DataGraphPipelineSessionBindPointARM,
    pub object_index: u32,
    pub memory: DeviceMemory,
    pub memory_offset: DeviceSize,
}
zero_default!(
    BindDataGraphPipelineSessionMemoryInfoARM,
    BIND_DATA_GRAPH_PIPELINE_SESSION_MEMORY_INFO_ARM
);
/// `VkDataGraphPipelineInfoARM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DataGraphPipelineInfoARM {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub data_graph_pipeline: Pipeline,
}
zero_default!(DataGraphPipelineInfoARM, DATA_GRAPH_PIPELINE_INFO_ARM);
/// `VkDataGraphPipelinePropertyQueryResultARM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DataGraphPipelinePropertyQueryResultARM {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub property: DataGraphPipelinePropertyARM,
    pub is_text: Bool32,
    pub data_size: usize,
    pub p_data: *mut c_void,
}
zero_default!(
    DataGraphPipelinePropertyQueryResultARM,
    DATA_GRAPH_PIPELINE_PROPERTY_QUERY_RESULT_ARM
);
/// `VkDataGraphPipelineIdentifierCreateInfoARM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DataGraphPipelineIdentifierCreateInfoARM {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub identifier_size: u32,
    pub p_identifier: *const u8,
}
zero_default!(
    DataGraphPipelineIdentifierCreateInfoARM,
    DATA_GRAPH_PIPELINE_IDENTIFIER_CREATE_INFO_ARM
);
/// `VkDataGraphPipelineDispatchInfoARM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DataGraphPipelineDispatchInfoARM {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub flags: DataGraphPipelineDispatchFlagsARM,
}
zero_default!(DataGraphPipelineDispatchInfoARM, DATA_GRAPH_PIPELINE_DISPATCH_INFO_ARM);
/// `VkPhysicalDeviceDataGraphProcessingEngineARM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceDataGraphProcessingEngineARM {
    pub ty: PhysicalDeviceDataGraphProcessingEngineTypeARM,
    pub is_foreign: Bool32,
}
zero_default!(PhysicalDeviceDataGraphProcessingEngineARM);
/// `VkPhysicalDeviceDataGraphOperationSupportARM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceDataGraphOperationSupportARM {
    pub operation_type: PhysicalDeviceDataGraphOperationTypeARM,
    pub name: [c_char; MAX_PHYSICAL_DEVICE_DATA_GRAPH_OPERATION_SET_NAME_SIZE_ARM],
    pub version: u32,
}
zero_default!(PhysicalDeviceDataGraphOperationSupportARM);
/// `VkQueueFamilyDataGraphPropertiesARM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct QueueFamilyDataGraphPropertiesARM {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub engine: PhysicalDeviceDataGraphProcessingEngineARM,
    pub operation: PhysicalDeviceDataGraphOperationSupportARM,
}
zero_default!(QueueFamilyDataGraphPropertiesARM, QUEUE_FAMILY_DATA_GRAPH_PROPERTIES_ARM);
/// `VkPhysicalDeviceQueueFamilyDataGraphProcessingEngineInfoARM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceQueueFamilyDataGraphProcessingEngineInfoARM {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub queue_family_index: u32,
    pub engine_type: PhysicalDeviceDataGraphProcessingEngineTypeARM,
}
zero_default!(
    PhysicalDeviceQueueFamilyDataGraphProcessingEngineInfoARM,
    PHYSICAL_DEVICE_QUEUE_FAMILY_DATA_GRAPH_PROCESSING_ENGINE_INFO_ARM
);
/// `VkQueueFamilyDataGraphProcessingEnginePropertiesARM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct QueueFamilyDataGraphProcessingEnginePropertiesARM {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub foreign_semaphore_handle_types: ExternalSemaphoreHandleTypeFlags,
    pub foreign_memory_handle_types: ExternalMemoryHandleTypeFlags,
}
zero_default!(
    QueueFamilyDataGraphProcessingEnginePropertiesARM,
    QUEUE_FAMILY_DATA_GRAPH_PROCESSING_ENGINE_PROPERTIES_ARM
);
/// `VkDataGraphProcessingEngineCreateInfoARM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DataGraphProcessingEngineCreateInfoARM {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub processing_engine_count: u32,
    pub p_processing_engines: *mut PhysicalDeviceDataGraphProcessingEngineARM,
}
zero_default!(
    DataGraphProcessingEngineCreateInfoARM, DATA_GRAPH_PROCESSING_ENGINE_CREATE_INFO_ARM
);
/// `VkPhysicalDevicePipelineCacheIncrementalModeFeaturesSEC`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDevicePipelineCacheIncrementalModeFeaturesSEC {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub pipeline_cache_incremental_mode: Bool32,
}
zero_default!(
    PhysicalDevicePipelineCacheIncrementalModeFeaturesSEC,
    PHYSICAL_DEVICE_PIPELINE_CACHE_INCREMENTAL_MODE_FEATURES_SEC
);
/// `VkDataGraphPipelineBuiltinModelCreateInfoQCOM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DataGraphPipelineBuiltinModelCreateInfoQCOM {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub p_operation: *const PhysicalDeviceDataGraphOperationSupportARM,
}
zero_default!(
    DataGraphPipelineBuiltinModelCreateInfoQCOM,
    DATA_GRAPH_PIPELINE_BUILTIN_MODEL_CREATE_INFO_QCOM
);
/// `VkPhysicalDeviceDataGraphModelFeaturesQCOM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceDataGraphModelFeaturesQCOM {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub data_graph_model: Bool32,
}
zero_default!(
    PhysicalDeviceDataGraphModelFeaturesQCOM,
    PHYSICAL_DEVICE_DATA_GRAPH_MODEL_FEATURES_QCOM
);
/// `VkPhysicalDeviceShaderUntypedPointersFeaturesKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceShaderUntypedPointersFeaturesKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub shader_untyped_pointers: Bool32,
}
zero_default!(
    PhysicalDeviceShaderUntypedPointersFeaturesKHR,
    PHYSICAL_DEVICE_SHADER_UNTYPED_POINTERS_FEATURES_KHR
);
/// `VkPhysicalDeviceVideoEncodeRgbConversionFeaturesVALVE`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceVideoEncodeRgbConversionFeaturesVALVE {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub video_encode_rgb_conversion: Bool32,
}
zero_default!(
    PhysicalDeviceVideoEncodeRgbConversionFeaturesVALVE,
    PHYSICAL_DEVICE_VIDEO_ENCODE_RGB_CONVERSION_FEATURES_VALVE
);
/// `VkVideoEncodeRgbConversionCapabilitiesVALVE`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct VideoEncodeRgbConversionCapabilitiesVALVE {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub rgb_models: VideoEncodeRgbModelConversionFlagsVALVE,
    pub rgb_ranges: VideoEncodeRgbRangeCompressionFlagsVALVE,
    pub x_chroma_offsets: VideoEncodeRgbChromaOffsetFlagsVALVE,
    pub y_chroma_offsets: VideoEncodeRgbChromaOffsetFlagsVALVE,
}
zero_default!(
    VideoEncodeRgbConversionCapabilitiesVALVE,
    VIDEO_ENCODE_RGB_CONVERSION_CAPABILITIES_VALVE
);
/// `VkVideoEncodeProfileRgbConversionInfoVALVE`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct VideoEncodeProfileRgbConversionInfoVALVE {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub perform_encode_rgb_conversion: Bool32,
}
zero_default!(
    VideoEncodeProfileRgbConversionInfoVALVE,
    VIDEO_ENCODE_PROFILE_RGB_CONVERSION_INFO_VALVE
);
/// `VkVideoEncodeSessionRgbConversionCreateInfoVALVE`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct VideoEncodeSessionRgbConversionCreateInfoVALVE {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub rgb_model: VideoEncodeRgbModelConversionFlagsVALVE,
    pub rgb_range: VideoEncodeRgbRangeCompressionFlagsVALVE,
    pub x_chroma_offset: VideoEncodeRgbChromaOffsetFlagsVALVE,
    pub y_chroma_offset: VideoEncodeRgbChromaOffsetFlagsVALVE,
}
zero_default!(
    VideoEncodeSessionRgbConversionCreateInfoVALVE,
    VIDEO_ENCODE_SESSION_RGB_CONVERSION_CREATE_INFO_VALVE
);
/// `VkPhysicalDeviceShader64BitIndexingFeaturesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceShader64BitIndexingFeaturesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub shader64_bit_indexing: Bool32,
}
zero_default!(
    PhysicalDeviceShader64BitIndexingFeaturesEXT,
    PHYSICAL_DEVICE_SHADER_64_INDEXING_FEATURES_EXT
);
/// `VkNativeBufferUsageOHOS`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NativeBufferUsageOHOS {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub ohos_native_buffer_usage: u64,
}
zero_default!(NativeBufferUsageOHOS, NATIVE_BUFFER_USAGE_OHOS);
/// `VkNativeBufferPropertiesOHOS`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NativeBufferPropertiesOHOS {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub allocation_size: DeviceSize,
    pub memory_type_bits: u32,
}
zero_default!(NativeBufferPropertiesOHOS, NATIVE_BUFFER_PROPERTIES_OHOS);
/// `VkNativeBufferFormatPropertiesOHOS`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct NativeBufferFormatPropertiesOHOS {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub format: Format,
    pub external_format: u64,
    pub format_features: FormatFeatureFlags,
    pub sampler_ycbcr_conversion_components: ComponentMapping,
    pub suggested_ycbcr_model: SamplerYcbcrModelConversion,
    pub suggested_ycbcr_range: SamplerYcbcrRange,
    pub suggested_x_chroma_offset: ChromaLocation,
    pub suggested_y_chroma_offset: ChromaLocation,
}
zero_default!(NativeBufferFormatPropertiesOHOS, NATIVE_BUFFER_FORMAT_PROPERTIES_OHOS);
/// `VkImportNativeBufferInfoOHOS`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ImportNativeBufferInfoOHOS {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub buffer: *mut OH_NativeBuffer,
}
zero_default!(ImportNativeBufferInfoOHOS, IMPORT_NATIVE_BUFFER_INFO_OHOS);
/// `VkMemoryGetNativeBufferInfoOHOS`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct MemoryGetNativeBufferInfoOHOS {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub memory: DeviceMemory,
}
zero_default!(MemoryGetNativeBufferInfoOHOS, MEMORY_GET_NATIVE_BUFFER_INFO_OHOS);
/// `VkExternalFormatOHOS`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ExternalFormatOHOS {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub external_format: u64,
}
zero_default!(ExternalFormatOHOS, EXTERNAL_FORMAT_OHOS);
/// `VkPerfHintInfoQCOM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PerfHintInfoQCOM {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub ty: PerfHintTypeQCOM,
    pub scale: u32,
}
zero_default!(PerfHintInfoQCOM, PERF_HINT_INFO_QCOM);
/// `VkPhysicalDeviceQueuePerfHintFeaturesQCOM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceQueuePerfHintFeaturesQCOM {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub queue_perf_hint: Bool32,
}
zero_default!(
    PhysicalDeviceQueuePerfHintFeaturesQCOM,
    PHYSICAL_DEVICE_QUEUE_PERF_HINT_FEATURES_QCOM
);
/// `VkPhysicalDeviceQueuePerfHintPropertiesQCOM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceQueuePerfHintPropertiesQCOM {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub supported_queues: QueueFlags,
}
zero_default!(
    PhysicalDeviceQueuePerfHintPropertiesQCOM,
    PHYSICAL_DEVICE_QUEUE_PERF_HINT_PROPERTIES_QCOM
);
/// `VkPhysicalDevicePerformanceCountersByRegionFeaturesARM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDevicePerformanceCountersByRegionFeaturesARM {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub performance_counters_by_region: Bool32,
}
zero_default!(
    PhysicalDevicePerformanceCountersByRegionFeaturesARM,
    PHYSICAL_DEVICE_PERFORMANCE_COUNTERS_BY_REGION_FEATURES_ARM
);
/// `VkPhysicalDevicePerformanceCountersByRegionPropertiesARM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDevicePerformanceCountersByRegionPropertiesARM {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub max_per_region_performance_counters: u32,
    pub performance_counter_region_size: Extent2D,
    pub row_stride_alignment: u32,
    pub region_alignment: u32,
    pub identity_transform_order: Bool32,
}
zero_default!(
    PhysicalDevicePerformanceCountersByRegionPropertiesARM,
    PHYSICAL_DEVICE_PERFORMANCE_COUNTERS_BY_REGION_PROPERTIES_ARM
);
/// `VkPerformanceCounterARM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PerformanceCounterARM {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub counter_id: u32,
}
zero_default!(PerformanceCounterARM, PERFORMANCE_COUNTER_ARM);
/// `VkPerformanceCounterDescriptionARM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PerformanceCounterDescriptionARM {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub flags: PerformanceCounterDescriptionFlagsARM,
    pub name: [c_char; MAX_DESCRIPTION_SIZE],
}
zero_default!(PerformanceCounterDescriptionARM, PERFORMANCE_COUNTER_DESCRIPTION_ARM);
/// `VkRenderPassPerformanceCountersByRegionBeginInfoARM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct RenderPassPerformanceCountersByRegionBeginInfoARM {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub counter_address_count: u32,
    pub p_counter_addresses: *const DeviceAddress,
    pub serialize_regions: Bool32,
    pub counter_index_count: u32,
    pub p_counter_indices: *mut u32,
}
zero_default!(
    RenderPassPerformanceCountersByRegionBeginInfoARM,
    RENDER_PASS_PERFORMANCE_COUNTERS_BY_REGION_BEGIN_INFO_ARM
);
/// `VkComputeOccupancyPriorityParametersNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ComputeOccupancyPriorityParametersNV {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub occupancy_priority: f32,
    pub occupancy_throttling: f32,
}
zero_default!(
    ComputeOccupancyPriorityParametersNV, COMPUTE_OCCUPANCY_PRIORITY_PARAMETERS_NV
);
/// `VkPhysicalDeviceComputeOccupancyPriorityFeaturesNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceComputeOccupancyPriorityFeaturesNV {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub compute_occupancy_priority: Bool32,
}
zero_default!(
    PhysicalDeviceComputeOccupancyPriorityFeaturesNV,
    PHYSICAL_DEVICE_COMPUTE_OCCUPANCY_PRIORITY_FEATURES_NV
);
/// `VkPhysicalDeviceShaderLongVectorFeaturesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceShaderLongVectorFeaturesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub long_vector: Bool32,
}
zero_default!(
    PhysicalDeviceShaderLongVectorFeaturesEXT,
    PHYSICAL_DEVICE_SHADER_LONG_VECTOR_FEATURES_EXT
);
/// `VkPhysicalDeviceShaderLongVectorPropertiesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceShaderLongVectorPropertiesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub max_vector_components: u32,
}
zero_default!(
    PhysicalDeviceShaderLongVectorPropertiesEXT,
    PHYSICAL_DEVICE_SHADER_LONG_VECTOR_PROPERTIES_EXT
);
/// `VkPhysicalDeviceTextureCompressionASTC3DFeaturesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceTextureCompressionASTC3DFeaturesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub texture_compression_astc_3d: Bool32,
}
zero_default!(
    PhysicalDeviceTextureCompressionASTC3DFeaturesEXT,
    PHYSICAL_DEVICE_TEXTURE_COMPRESSION_ASTC_3D_FEATURES_EXT
);
/// `VkPhysicalDeviceShaderSubgroupPartitionedFeaturesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceShaderSubgroupPartitionedFeaturesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub shader_subgroup_partitioned: Bool32,
}
zero_default!(
    PhysicalDeviceShaderSubgroupPartitionedFeaturesEXT,
    PHYSICAL_DEVICE_SHADER_SUBGROUP_PARTITIONED_FEATURES_EXT
);
/// `VkHostAddressRangeEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct HostAddressRangeEXT {
    pub address: *mut c_void,
    pub size: usize,
}
zero_default!(HostAddressRangeEXT);
/// `VkHostAddressRangeConstEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct HostAddressRangeConstEXT {
    pub address: *const c_void,
    pub size: usize,
}
zero_default!(HostAddressRangeConstEXT);
/// `VkTexelBufferDescriptorInfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct TexelBufferDescriptorInfoEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub format: Format,
    pub address_range: DeviceAddressRangeEXT,
}
zero_default!(TexelBufferDescriptorInfoEXT, TEXEL_BUFFER_DESCRIPTOR_INFO_EXT);
/// `VkImageDescriptorInfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ImageDescriptorInfoEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub p_view: *const ImageViewCreateInfo,
    pub layout: ImageLayout,
}
zero_default!(ImageDescriptorInfoEXT, IMAGE_DESCRIPTOR_INFO_EXT);
/// `VkResourceDescriptorInfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ResourceDescriptorInfoEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub ty: DescriptorType,
    pub data: ResourceDescriptorDataEXT,
}
zero_default!(ResourceDescriptorInfoEXT, RESOURCE_DESCRIPTOR_INFO_EXT);
/// `VkBindHeapInfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct BindHeapInfoEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub heap_range: DeviceAddressRangeEXT,
    pub reserved_range_offset: DeviceSize,
    pub reserved_range_size: DeviceSize,
}
zero_default!(BindHeapInfoEXT, BIND_HEAP_INFO_EXT);
/// `VkPushDataInfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PushDataInfoEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub offset: u32,
    pub data: HostAddressRangeConstEXT,
}
zero_default!(PushDataInfoEXT, PUSH_DATA_INFO_EXT);
/// `VkDescriptorMappingSourceConstantOffsetEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DescriptorMappingSourceConstantOffsetEXT {
    pub heap_offset: u32,
    pub heap_array_stride: u32,
    pub p_embedded_sampler: *const SamplerCreateInfo,
    pub sampler_heap_offset: u32,
    pub sampler_heap_array_stride: u32,
}
zero_default!(DescriptorMappingSourceConstantOffsetEXT);
/// `VkDescriptorMappingSourcePushIndexEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DescriptorMappingSourcePushIndexEXT {
    pub heap_offset: u32,
    pub push_offset: u32,
    pub heap_index_stride: u32,
    pub heap_array_stride: u32,
    pub p_embedded_sampler: *const SamplerCreateInfo,
    pub use_combined_image_sampler_index: Bool32,
    pub sampler_heap_offset: u32,
    pub sampler_push_offset: u32,
    pub sampler_heap_index_stride: u32,
    pub sampler_heap_array_stride: u32,
}
zero_default!(DescriptorMappingSourcePushIndexEXT);
/// `VkDescriptorMappingSourceIndirectIndexEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DescriptorMappingSourceIndirectIndexEXT {
    pub heap_offset: u32,
    pub push_offset: u32,
    pub address_offset: u32,
    pub heap_index_stride: u32,
    pub heap_array_stride: u32,
    pub p_embedded_sampler: *const SamplerCreateInfo,
    pub use_combined_image_sampler_index: Bool32,
    pub sampler_heap_offset: u32,
    pub sampler_push_offset: u32,
    pub sampler_address_offset: u32,
    pub sampler_heap_index_stride: u32,
    pub sampler_heap_array_stride: u32,
}
zero_default!(DescriptorMappingSourceIndirectIndexEXT);
/// `VkDescriptorMappingSourceIndirectIndexArrayEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DescriptorMappingSourceIndirectIndexArrayEXT {
    pub heap_offset: u32,
    pub push_offset: u32,
    pub address_offset: u32,
    pub heap_index_stride: u32,
    pub p_embedded_sampler: *const SamplerCreateInfo,
    pub use_combined_image_sampler_index: Bool32,
    pub sampler_heap_offset: u32,
    pub sampler_push_offset: u32,
    pub sampler_address_offset: u32,
    pub sampler_heap_index_stride: u32,
}
zero_default!(DescriptorMappingSourceIndirectIndexArrayEXT);
/// `VkDescriptorMappingSourceHeapDataEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DescriptorMappingSourceHeapDataEXT {
    pub heap_offset: u32,
    pub push_offset: u32,
}
zero_default!(DescriptorMappingSourceHeapDataEXT);
/// `VkDescriptorMappingSourceShaderRecordIndexEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DescriptorMappingSourceShaderRecordIndexEXT {
    pub heap_offset: u32,
    pub shader_record_offset: u32,
    pub heap_index_stride: u32,
    pub heap_array_stride: u32,
    pub p_embedded_sampler: *const SamplerCreateInfo,
    pub use_combined_image_sampler_index: Bool32,
    pub sampler_heap_offset: u32,
    pub sampler_shader_record_offset: u32,
    pub sampler_heap_index_stride: u32,
    pub sampler_heap_array_stride: u32,
}
zero_default!(DescriptorMappingSourceShaderRecordIndexEXT);
/// `VkDescriptorMappingSourceIndirectAddressEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DescriptorMappingSourceIndirectAddressEXT {
    pub push_offset: u32,
    pub address_offset: u32,
}
zero_default!(DescriptorMappingSourceIndirectAddressEXT);
/// `VkDescriptorSetAndBindingMappingEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DescriptorSetAndBindingMappingEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub descriptor_set: u32,
    pub first_binding: u32,
    pub binding_count: u32,
    pub resource_mask: SpirvResourceTypeFlagsEXT,
    pub source: DescriptorMappingSourceEXT,
    pub source_data: DescriptorMappingSourceDataEXT,
}
zero_default!(DescriptorSetAndBindingMappingEXT, DESCRIPTOR_SET_AND_BINDING_MAPPING_EXT);
/// `VkShaderDescriptorSetAndBindingMappingInfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ShaderDescriptorSetAndBindingMappingInfoEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub mapping_count: u32,
    pub p_mappings: *const DescriptorSetAndBindingMappingEXT,
}
zero_default!(
    ShaderDescriptorSetAndBindingMappingInfoEXT,
    SHADER_DESCRIPTOR_SET_AND_BINDING_MAPPING_INFO_EXT
);
/// `VkSamplerCustomBorderColorIndexCreateInfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct SamplerCustomBorderColorIndexCreateInfoEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub index: u32,
}
zero_default!(
    SamplerCustomBorderColorIndexCreateInfoEXT,
    SAMPLER_CUSTOM_BORDER_COLOR_INDEX_CREATE_INFO_EXT
);
/// `VkOpaqueCaptureDataCreateInfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct OpaqueCaptureDataCreateInfoEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub p_data: *const HostAddressRangeConstEXT,
}
zero_default!(OpaqueCaptureDataCreateInfoEXT, OPAQUE_CAPTURE_DATA_CREATE_INFO_EXT);
/// `VkIndirectCommandsLayoutPushDataTokenNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct IndirectCommandsLayoutPushDataTokenNV {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub push_data_offset: u32,
    pub push_data_size: u32,
}
zero_default!(
    IndirectCommandsLayoutPushDataTokenNV, INDIRECT_COMMANDS_LAYOUT_PUSH_DATA_TOKEN_NV
);
/// `VkSubsampledImageFormatPropertiesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct SubsampledImageFormatPropertiesEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub subsampled_image_descriptor_count: u32,
}
zero_default!(
    SubsampledImageFormatPropertiesEXT, SUBSAMPLED_IMAGE_FORMAT_PROPERTIES_EXT
);
/// `VkPhysicalDeviceShaderSplitBarrierFeaturesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceShaderSplitBarrierFeaturesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub shader_split_barrier: Bool32,
}
zero_default!(
    PhysicalDeviceShaderSplitBarrierFeaturesEXT,
    PHYSICAL_DEVICE_SHADER_SPLIT_BARRIER_FEATURES_EXT
);
/// `VkPhysicalDeviceShaderSplitBarrierPropertiesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceShaderSplitBarrierPropertiesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub split_barrier_reserved_shared_memory: u32,
}
zero_default!(
    PhysicalDeviceShaderSplitBarrierPropertiesEXT,
    PHYSICAL_DEVICE_SHADER_SPLIT_BARRIER_PROPERTIES_EXT
);
/// `VkPhysicalDeviceDescriptorHeapFeaturesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceDescriptorHeapFeaturesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub descriptor_heap: Bool32,
    pub descriptor_heap_capture_replay: Bool32,
}
zero_default!(
    PhysicalDeviceDescriptorHeapFeaturesEXT, PHYSICAL_DEVICE_DESCRIPTOR_HEAP_FEATURES_EXT
);
/// `VkPhysicalDeviceDescriptorHeapPropertiesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceDescriptorHeapPropertiesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub sampler_heap_alignment: DeviceSize,
    pub resource_heap_alignment: DeviceSize,
    pub max_sampler_heap_size: DeviceSize,
    pub max_resource_heap_size: DeviceSize,
    pub min_sampler_heap_reserved_range: DeviceSize,
    pub min_sampler_heap_reserved_range_with_embedded: DeviceSize,
    pub min_resource_heap_reserved_range: DeviceSize,
    pub sampler_descriptor_size: DeviceSize,
    pub image_descriptor_size: DeviceSize,
    pub buffer_descriptor_size: DeviceSize,
    pub sampler_descriptor_alignment: DeviceSize,
    pub image_descriptor_alignment: DeviceSize,
    pub buffer_descriptor_alignment: DeviceSize,
    pub max_push_data_size: DeviceSize,
    pub image_capture_replay_opaque_data_size: usize,
    pub max_descriptor_heap_embedded_samplers: u32,
    pub sampler_ycbcr_conversion_count: u32,
    pub sparse_descriptor_heaps: Bool32,
    pub protected_descriptor_heaps: Bool32,
}
zero_default!(
    PhysicalDeviceDescriptorHeapPropertiesEXT,
    PHYSICAL_DEVICE_DESCRIPTOR_HEAP_PROPERTIES_EXT
);
/// `VkCommandBufferInheritanceDescriptorHeapInfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct CommandBufferInheritanceDescriptorHeapInfoEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub p_sampler_heap_bind_info: *const BindHeapInfoEXT,
    pub p_resource_heap_bind_info: *const BindHeapInfoEXT,
}
zero_default!(
    CommandBufferInheritanceDescriptorHeapInfoEXT,
    COMMAND_BUFFER_INHERITANCE_DESCRIPTOR_HEAP_INFO_EXT
);
/// `VkPhysicalDeviceDescriptorHeapTensorPropertiesARM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceDescriptorHeapTensorPropertiesARM {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub tensor_descriptor_size: DeviceSize,
    pub tensor_descriptor_alignment: DeviceSize,
    pub tensor_capture_replay_opaque_data_size: usize,
}
zero_default!(
    PhysicalDeviceDescriptorHeapTensorPropertiesARM,
    PHYSICAL_DEVICE_DESCRIPTOR_HEAP_TENSOR_PROPERTIES_ARM
);
/// `VkPhysicalDeviceShaderInstrumentationFeaturesARM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceShaderInstrumentationFeaturesARM {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub shader_instrumentation: Bool32,
}
zero_default!(
    PhysicalDeviceShaderInstrumentationFeaturesARM,
    PHYSICAL_DEVICE_SHADER_INSTRUMENTATION_FEATURES_ARM
);
/// `VkPhysicalDeviceShaderInstrumentationPropertiesARM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceShaderInstrumentationPropertiesARM {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub num_metrics: u32,
    pub per_basic_block_granularity: Bool32,
}
zero_default!(
    PhysicalDeviceShaderInstrumentationPropertiesARM,
    PHYSICAL_DEVICE_SHADER_INSTRUMENTATION_PROPERTIES_ARM
);
/// `VkShaderInstrumentationCreateInfoARM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ShaderInstrumentationCreateInfoARM {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
}
zero_default!(
    ShaderInstrumentationCreateInfoARM, SHADER_INSTRUMENTATION_CREATE_INFO_ARM
);
/// `VkShaderInstrumentationMetricDescriptionARM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ShaderInstrumentationMetricDescriptionARM {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub name: [c_char; MAX_DESCRIPTION_SIZE],
    pub description: [c_char; MAX_DESCRIPTION_SIZE],
}
zero_default!(
    ShaderInstrumentationMetricDescriptionARM,
    SHADER_INSTRUMENTATION_METRIC_DESCRIPTION_ARM
);
/// `VkShaderInstrumentationMetricDataHeaderARM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ShaderInstrumentationMetricDataHeaderARM {
    pub result_index: u32,
    pub result_sub_index: u32,
    pub stages: ShaderStageFlags,
    pub basic_block_index: u32,
}
zero_default!(ShaderInstrumentationMetricDataHeaderARM);
/// `VkDeviceAddressRangeKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DeviceAddressRangeKHR {
    pub address: DeviceAddress,
    pub size: DeviceSize,
}
zero_default!(DeviceAddressRangeKHR);
/// `VkDeviceMemoryCopyKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DeviceMemoryCopyKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub src_range: DeviceAddressRangeKHR,
    pub src_flags: AddressCommandFlagsKHR,
    pub dst_range: DeviceAddressRangeKHR,
    pub dst_flags: AddressCommandFlagsKHR,
}
zero_default!(DeviceMemoryCopyKHR, DEVICE_MEMORY_COPY_KHR);
/// `VkCopyDeviceMemoryInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct CopyDeviceMemoryInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub region_count: u32,
    pub p_regions: *const DeviceMemoryCopyKHR,
}
zero_default!(CopyDeviceMemoryInfoKHR, COPY_DEVICE_MEMORY_INFO_KHR);
/// `VkDeviceMemoryImageCopyKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DeviceMemoryImageCopyKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub address_range: DeviceAddressRangeKHR,
    pub address_flags: AddressCommandFlagsKHR,
    pub address_row_length: u32,
    pub address_image_height: u32,
    pub image_subresource: ImageSubresourceLayers,
    pub image_layout: ImageLayout,
    pub image_offset: Offset3D,
    pub image_extent: Extent3D,
}
zero_default!(DeviceMemoryImageCopyKHR, DEVICE_MEMORY_IMAGE_COPY_KHR);
/// `VkCopyDeviceMemoryImageInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct CopyDeviceMemoryImageInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub image: Image,
    pub region_count: u32,
    pub p_regions: *const DeviceMemoryImageCopyKHR,
}
zero_default!(CopyDeviceMemoryImageInfoKHR, COPY_DEVICE_MEMORY_IMAGE_INFO_KHR);
/// `VkMemoryRangeBarriersInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct MemoryRangeBarriersInfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub memory_range_barrier_count: u32,
    pub p_memory_range_barriers: *const MemoryRangeBarrierKHR,
}
zero_default!(MemoryRangeBarriersInfoKHR, MEMORY_RANGE_BARRIERS_INFO_KHR);
/// `VkMemoryRangeBarrierKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct MemoryRangeBarrierKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub src_stage_mask: PipelineStageFlags2,
    pub src_access_mask: AccessFlags2,
    pub dst_stage_mask: PipelineStageFlags2,
    pub dst_access_mask: AccessFlags2,
    pub src_queue_family_index: u32,
    pub dst_queue_family_index: u32,
    pub address_range: DeviceAddressRangeKHR,
    pub address_flags: AddressCommandFlagsKHR,
}
zero_default!(MemoryRangeBarrierKHR, MEMORY_RANGE_BARRIER_KHR);
/// `VkPhysicalDeviceDeviceAddressCommandsFeaturesKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceDeviceAddressCommandsFeaturesKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub device_address_commands: Bool32,
}
zero_default!(
    PhysicalDeviceDeviceAddressCommandsFeaturesKHR,
    PHYSICAL_DEVICE_DEVICE_ADDRESS_COMMANDS_FEATURES_KHR
);
/// `VkConditionalRenderingBeginInfo2EXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ConditionalRenderingBeginInfo2EXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub address_range: DeviceAddressRangeKHR,
    pub address_flags: AddressCommandFlagsKHR,
    pub flags: ConditionalRenderingFlagsEXT,
}
zero_default!(ConditionalRenderingBeginInfo2EXT, CONDITIONAL_RENDERING_BEGIN_INFO_2_EXT);
/// `VkAccelerationStructureCreateInfo2KHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct AccelerationStructureCreateInfo2KHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub create_flags: AccelerationStructureCreateFlagsKHR,
    pub address_range: DeviceAddressRangeKHR,
    pub address_flags: AddressCommandFlagsKHR,
    pub ty: AccelerationStructureTypeKHR,
}
zero_default!(
    AccelerationStructureCreateInfo2KHR, ACCELERATION_STRUCTURE_CREATE_INFO_2_KHR
);
/// `VkBindIndexBuffer3InfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct BindIndexBuffer3InfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub address_range: DeviceAddressRangeKHR,
    pub address_flags: AddressCommandFlagsKHR,
    pub index_type: IndexType,
}
zero_default!(BindIndexBuffer3InfoKHR, BIND_INDEX_BUFFER_3_INFO_KHR);
/// `VkBindVertexBuffer3InfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct BindVertexBuffer3InfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub set_stride: Bool32,
    pub address_range: StridedDeviceAddressRangeKHR,
    pub address_flags: AddressCommandFlagsKHR,
}
zero_default!(BindVertexBuffer3InfoKHR, BIND_VERTEX_BUFFER_3_INFO_KHR);
/// `VkDrawIndirect2InfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DrawIndirect2InfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub address_range: StridedDeviceAddressRangeKHR,
    pub address_flags: AddressCommandFlagsKHR,
    pub draw_count: u32,
}
zero_default!(DrawIndirect2InfoKHR, DRAW_INDIRECT_2_INFO_KHR);
/// `VkDrawIndirectCount2InfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DrawIndirectCount2InfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub address_range: StridedDeviceAddressRangeKHR,
    pub address_flags: AddressCommandFlagsKHR,
    pub count_address_range: DeviceAddressRangeKHR,
    pub count_address_flags: AddressCommandFlagsKHR,
    pub max_draw_count: u32,
}
zero_default!(DrawIndirectCount2InfoKHR, DRAW_INDIRECT_COUNT_2_INFO_KHR);
/// `VkDispatchIndirect2InfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DispatchIndirect2InfoKHR {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub address_range: DeviceAddressRangeKHR,
    pub address_flags: AddressCommandFlagsKHR,
}
zero_default!(DispatchIndirect2InfoKHR, DISPATCH_INDIRECT_2_INFO_KHR);
/// `VkBindTransformFeedbackBuffer2InfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct BindTransformFeedbackBuffer2InfoEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub address_range: DeviceAddressRangeKHR,
    pub address_flags: AddressCommandFlagsKHR,
}
zero_default!(
    BindTransformFeedbackBuffer2InfoEXT, BIND_TRANSFORM_FEEDBACK_BUFFER_2_INFO_EXT
);
/// `VkMemoryMarkerInfoAMD`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct MemoryMarkerInfoAMD {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub stage: PipelineStageFlags2KHR,
    pub dst_range: DeviceAddressRangeKHR,
    pub dst_flags: AddressCommandFlagsKHR,
    pub marker: u32,
}
zero_default!(MemoryMarkerInfoAMD, MEMORY_MARKER_INFO_AMD);
/// `VkPhysicalDeviceShaderConstantDataFeaturesKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceShaderConstantDataFeaturesKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub shader_constant_data: Bool32,
}
zero_default!(
    PhysicalDeviceShaderConstantDataFeaturesKHR,
    PHYSICAL_DEVICE_SHADER_CONSTANT_DATA_FEATURES_KHR
);
/// `VkPhysicalDeviceShaderAbortFeaturesKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceShaderAbortFeaturesKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub shader_abort: Bool32,
}
zero_default!(
    PhysicalDeviceShaderAbortFeaturesKHR, PHYSICAL_DEVICE_SHADER_ABORT_FEATURES_KHR
);
/// `VkPhysicalDeviceShaderAbortPropertiesKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceShaderAbortPropertiesKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub max_shader_abort_message_size: u64,
}
zero_default!(
    PhysicalDeviceShaderAbortPropertiesKHR, PHYSICAL_DEVICE_SHADER_ABORT_PROPERTIES_KHR
);
/// `VkDeviceFaultShaderAbortMessageInfoKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DeviceFaultShaderAbortMessageInfoKHR {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub message_data_size: u64,
    pub p_message_data: *mut c_void,
}
zero_default!(
    DeviceFaultShaderAbortMessageInfoKHR, DEVICE_FAULT_SHADER_ABORT_MESSAGE_INFO_KHR
);
/// `VkDataGraphTOSANameQualityARM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DataGraphTOSANameQualityARM {
    pub name: [c_char; MAX_DATA_GRAPH_TOSA_NAME_SIZE_ARM],
    pub quality_flags: DataGraphTOSAQualityFlagsARM,
}
zero_default!(DataGraphTOSANameQualityARM);
/// `VkQueueFamilyDataGraphTOSAPropertiesARM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct QueueFamilyDataGraphTOSAPropertiesARM {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub profile_count: u32,
    pub p_profiles: *const DataGraphTOSANameQualityARM,
    pub extension_count: u32,
    pub p_extensions: *const DataGraphTOSANameQualityARM,
    pub level: DataGraphTOSALevelARM,
}
zero_default!(
    QueueFamilyDataGraphTOSAPropertiesARM, QUEUE_FAMILY_DATA_GRAPH_TOSA_PROPERTIES_ARM
);
/// `VkDataGraphPipelineSingleNodeConnectionARM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DataGraphPipelineSingleNodeConnectionARM {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub set: u32,
    pub binding: u32,
    pub connection: DataGraphPipelineNodeConnectionTypeARM,
}
zero_default!(
    DataGraphPipelineSingleNodeConnectionARM,
    DATA_GRAPH_PIPELINE_SINGLE_NODE_CONNECTION_ARM
);
/// `VkPhysicalDeviceDataGraphOpticalFlowFeaturesARM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceDataGraphOpticalFlowFeaturesARM {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub data_graph_optical_flow: Bool32,
}
zero_default!(
    PhysicalDeviceDataGraphOpticalFlowFeaturesARM,
    PHYSICAL_DEVICE_DATA_GRAPH_OPTICAL_FLOW_FEATURES_ARM
);
/// `VkQueueFamilyDataGraphOpticalFlowPropertiesARM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct QueueFamilyDataGraphOpticalFlowPropertiesARM {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub supported_output_grid_sizes: DataGraphOpticalFlowGridSizeFlagsARM,
    pub supported_hint_grid_sizes: DataGraphOpticalFlowGridSizeFlagsARM,
    pub hint_supported: Bool32,
    pub cost_supported: Bool32,
    pub min_width: u32,
    pub min_height: u32,
    pub max_width: u32,
    pub max_height: u32,
}
zero_default!(
    QueueFamilyDataGraphOpticalFlowPropertiesARM,
    QUEUE_FAMILY_DATA_GRAPH_OPTICAL_FLOW_PROPERTIES_ARM
);
/// `VkDataGraphOpticalFlowImageFormatInfoARM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DataGraphOpticalFlowImageFormatInfoARM {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub usage: DataGraphOpticalFlowImageUsageFlagsARM,
}
zero_default!(
    DataGraphOpticalFlowImageFormatInfoARM, DATA_GRAPH_OPTICAL_FLOW_IMAGE_FORMAT_INFO_ARM
);
/// `VkDataGraphOpticalFlowImageFormatPropertiesARM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DataGraphOpticalFlowImageFormatPropertiesARM {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub format: Format,
}
zero_default!(
    DataGraphOpticalFlowImageFormatPropertiesARM,
    DATA_GRAPH_OPTICAL_FLOW_IMAGE_FORMAT_PROPERTIES_ARM
);
/// `VkDataGraphPipelineSingleNodeCreateInfoARM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DataGraphPipelineSingleNodeCreateInfoARM {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub node_type: DataGraphPipelineNodeTypeARM,
    pub connection_count: u32,
    pub p_connections: *const DataGraphPipelineSingleNodeConnectionARM,
}
zero_default!(
    DataGraphPipelineSingleNodeCreateInfoARM,
    DATA_GRAPH_PIPELINE_SINGLE_NODE_CREATE_INFO_ARM
);
/// `VkDataGraphPipelineOpticalFlowCreateInfoARM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DataGraphPipelineOpticalFlowCreateInfoARM {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub width: u32,
    pub height: u32,
    pub image_format: Format,
    pub flow_vector_format: Format,
    pub cost_format: Format,
    pub output_grid_size: DataGraphOpticalFlowGridSizeFlagsARM,
    pub hint_grid_size: DataGraphOpticalFlowGridSizeFlagsARM,
    pub performance_level: DataGraphOpticalFlowPerformanceLevelARM,
    pub flags: DataGraphOpticalFlowCreateFlagsARM,
}
zero_default!(
    DataGraphPipelineOpticalFlowCreateInfoARM,
    DATA_GRAPH_PIPELINE_OPTICAL_FLOW_CREATE_INFO_ARM
);
/// `VkDataGraphPipelineOpticalFlowDispatchInfoARM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DataGraphPipelineOpticalFlowDispatchInfoARM {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub flags: DataGraphOpticalFlowExecuteFlagsARM,
    pub mean_flow_l1_norm_hint: u32,
}
zero_default!(
    DataGraphPipelineOpticalFlowDispatchInfoARM,
    DATA_GRAPH_PIPELINE_OPTICAL_FLOW_DISPATCH_INFO_ARM
);
/// `VkPhysicalDeviceImageTilingControlFeaturesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceImageTilingControlFeaturesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub image_tiling_control: Bool32,
}
zero_default!(
    PhysicalDeviceImageTilingControlFeaturesEXT,
    PHYSICAL_DEVICE_IMAGE_TILING_CONTROL_FEATURES_EXT
);
/// `VkImageTilingControlCreateInfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ImageTilingControlCreateInfoEXT {
    pub s_type: StructureType,
    pub p_next: *const c_void,
    pub tiling_control: ImageTilingControlEXT,
}
zero_default!(ImageTilingControlCreateInfoEXT, IMAGE_TILING_CONTROL_CREATE_INFO_EXT);
/// `VkPhysicalDeviceShaderOCPMicroscalingTypesFeaturesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceShaderOCPMicroscalingTypesFeaturesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub shader_float4: Bool32,
    pub shader_float6: Bool32,
    pub shader_float8_unsigned_e8m0: Bool32,
    pub shader_mx_int8: Bool32,
}
zero_default!(
    PhysicalDeviceShaderOCPMicroscalingTypesFeaturesEXT,
    PHYSICAL_DEVICE_SHADER_OCP_MICROSCALING_TYPES_FEATURES_EXT
);
/// `VkPhysicalDeviceCooperativeMatrixMaintenance1FeaturesEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceCooperativeMatrixMaintenance1FeaturesEXT {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub cooperative_matrix_properties2: Bool32,
    pub cooperative_matrix_reductions: Bool32,
    pub cooperative_matrix_conversions: Bool32,
    pub cooperative_matrix_per_element_operations: Bool32,
    pub cooperative_matrix_get_coordinate: Bool32,
}
zero_default!(
    PhysicalDeviceCooperativeMatrixMaintenance1FeaturesEXT,
    PHYSICAL_DEVICE_COOPERATIVE_MATRIX_MAINTENANCE_1_FEATURES_EXT
);
/// `VkPhysicalDeviceBufferDeviceAddressAllocationAlignmentFeaturesVALVE`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceBufferDeviceAddressAllocationAlignmentFeaturesVALVE {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub buffer_device_address_allocation_alignment: Bool32,
}
zero_default!(
    PhysicalDeviceBufferDeviceAddressAllocationAlignmentFeaturesVALVE,
    PHYSICAL_DEVICE_BUFFER_DEVICE_ADDRESS_ALLOCATION_ALIGNMENT_FEATURES_VALVE
);
/// `VkPhysicalDeviceBufferDeviceAddressAllocationAlignmentPropertiesVALVE`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceBufferDeviceAddressAllocationAlignmentPropertiesVALVE {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub max_buffer_device_address_allocation_alignment: u32,
}
zero_default!(
    PhysicalDeviceBufferDeviceAddressAllocationAlignmentPropertiesVALVE,
    PHYSICAL_DEVICE_BUFFER_DEVICE_ADDRESS_ALLOCATION_ALIGNMENT_PROPERTIES_VALVE
);
/// `VkBufferDeviceAddressAlignmentAllocateInfoVALVE`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct BufferDeviceAddressAlignmentAllocateInfoVALVE {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub alignment: u32,
}
zero_default!(
    BufferDeviceAddressAlignmentAllocateInfoVALVE,
    BUFFER_DEVICE_ADDRESS_ALIGNMENT_ALLOCATE_INFO_VALVE
);
/// `VkPhysicalDeviceInfoPropertiesINTEL`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceInfoPropertiesINTEL {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub device_ip_version_arch: u32,
    pub device_ip_version_release: u32,
    pub device_ip_version_revision: u32,
}
zero_default!(PhysicalDeviceInfoPropertiesINTEL, PHYSICAL_DEVICE_INFO_PROPERTIES_INTEL);
/// `VkPhysicalDeviceCooperativeMatrixLayoutsFeaturesARM`
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PhysicalDeviceCooperativeMatrixLayoutsFeaturesARM {
    pub s_type: StructureType,
    pub p_next: *mut c_void,
    pub cooperative_matrix_arm_layouts: Bool32,
}
zero_default!(
    PhysicalDeviceCooperativeMatrixLayoutsFeaturesARM,
    PHYSICAL_DEVICE_COOPERATIVE_MATRIX_LAYOUTS_FEATURES_ARM
);
pub type BufferUsageFlags2CreateInfoKHR = BufferUsageFlags2CreateInfo;
pub type CopyMemoryIndirectCommandNV = CopyMemoryIndirectCommandKHR;
pub type CopyMemoryToImageIndirectCommandNV = CopyMemoryToImageIndirectCommandKHR;
pub type PipelineCreateFlags2CreateInfoKHR = PipelineCreateFlags2CreateInfo;
pub type DevicePrivateDataCreateInfoEXT = DevicePrivateDataCreateInfo;
pub type PrivateDataSlotCreateInfoEXT = PrivateDataSlotCreateInfo;
pub type PhysicalDevicePrivateDataFeaturesEXT = PhysicalDevicePrivateDataFeatures;
pub type PhysicalDeviceFeatures2KHR = PhysicalDeviceFeatures2;
pub type PhysicalDeviceProperties2KHR = PhysicalDeviceProperties2;
pub type FormatProperties2KHR = FormatProperties2;
pub type ImageFormatProperties2KHR = ImageFormatProperties2;
pub type PhysicalDeviceImageFormatInfo2KHR = PhysicalDeviceImageFormatInfo2;
pub type QueueFamilyProperties2KHR = QueueFamilyProperties2;
pub type PhysicalDeviceMemoryProperties2KHR = PhysicalDeviceMemoryProperties2;
pub type SparseImageFormatProperties2KHR = SparseImageFormatProperties2;
pub type PhysicalDeviceSparseImageFormatInfo2KHR = PhysicalDeviceSparseImageFormatInfo2;
pub type PhysicalDevicePushDescriptorPropertiesKHR = PhysicalDevicePushDescriptorProperties;
pub type ConformanceVersionKHR = ConformanceVersion;
pub type PhysicalDeviceDriverPropertiesKHR = PhysicalDeviceDriverProperties;
pub type PhysicalDeviceVariablePointersFeaturesKHR = PhysicalDeviceVariablePointersFeatures;
pub type PhysicalDeviceVariablePointerFeaturesKHR = PhysicalDeviceVariablePointersFeatures;
pub type PhysicalDeviceVariablePointerFeatures = PhysicalDeviceVariablePointersFeatures;
pub type ExternalMemoryPropertiesKHR = ExternalMemoryProperties;
pub type PhysicalDeviceExternalImageFormatInfoKHR = PhysicalDeviceExternalImageFormatInfo;
pub type ExternalImageFormatPropertiesKHR = ExternalImageFormatProperties;
pub type PhysicalDeviceExternalBufferInfoKHR = PhysicalDeviceExternalBufferInfo;
pub type ExternalBufferPropertiesKHR = ExternalBufferProperties;
pub type PhysicalDeviceIDPropertiesKHR = PhysicalDeviceIDProperties;
pub type ExternalMemoryImageCreateInfoKHR = ExternalMemoryImageCreateInfo;
pub type ExternalMemoryBufferCreateInfoKHR = ExternalMemoryBufferCreateInfo;
pub type ExportMemoryAllocateInfoKHR = ExportMemoryAllocateInfo;
pub type PhysicalDeviceExternalSemaphoreInfoKHR = PhysicalDeviceExternalSemaphoreInfo;
pub type ExternalSemaphorePropertiesKHR = ExternalSemaphoreProperties;
pub type ExportSemaphoreCreateInfoKHR = ExportSemaphoreCreateInfo;
pub type PhysicalDeviceExternalFenceInfoKHR = PhysicalDeviceExternalFenceInfo;
pub type ExternalFencePropertiesKHR = ExternalFenceProperties;
pub type ExportFenceCreateInfoKHR = ExportFenceCreateInfo;
pub type PhysicalDeviceMultiviewFeaturesKHR = PhysicalDeviceMultiviewFeatures;
pub type PhysicalDeviceMultiviewPropertiesKHR = PhysicalDeviceMultiviewProperties;
pub type RenderPassMultiviewCreateInfoKHR = RenderPassMultiviewCreateInfo;
pub type PhysicalDeviceGroupPropertiesKHR = PhysicalDeviceGroupProperties;
pub type MemoryAllocateFlagsInfoKHR = MemoryAllocateFlagsInfo;
pub type BindBufferMemoryInfoKHR = BindBufferMemoryInfo;
pub type BindBufferMemoryDeviceGroupInfoKHR = BindBufferMemoryDeviceGroupInfo;
pub type BindImageMemoryInfoKHR = BindImageMemoryInfo;
pub type BindImageMemoryDeviceGroupInfoKHR = BindImageMemoryDeviceGroupInfo;
pub type DeviceGroupRenderPassBeginInfoKHR = DeviceGroupRenderPassBeginInfo;
pub type DeviceGroupCommandBufferBeginInfoKHR = DeviceGroupCommandBufferBeginInfo;
pub type DeviceGroupSubmitInfoKHR = DeviceGroupSubmitInfo;
pub type DeviceGroupBindSparseInfoKHR = DeviceGroupBindSparseInfo;
pub type DeviceGroupDeviceCreateInfoKHR = DeviceGroupDeviceCreateInfo;
pub type DescriptorUpdateTemplateEntryKHR = DescriptorUpdateTemplateEntry;
pub type DescriptorUpdateTemplateCreateInfoKHR = DescriptorUpdateTemplateCreateInfo;
pub type InputAttachmentAspectReferenceKHR = InputAttachmentAspectReference;
pub type RenderPassInputAttachmentAspectCreateInfoKHR = RenderPassInputAttachmentAspectCreateInfo;
pub type PhysicalDevice16BitStorageFeaturesKHR = PhysicalDevice16BitStorageFeatures;
pub type PhysicalDeviceShaderSubgroupExtendedTypesFeaturesKHR = PhysicalDeviceShaderSubgroupExtendedTypesFeatures;
pub type BufferMemoryRequirementsInfo2KHR = BufferMemoryRequirementsInfo2;
pub type DeviceBufferMemoryRequirementsKHR = DeviceBufferMemoryRequirements;
pub type ImageMemoryRequirementsInfo2KHR = ImageMemoryRequirementsInfo2;
pub type ImageSparseMemoryRequirementsInfo2KHR = ImageSparseMemoryRequirementsInfo2;
pub type DeviceImageMemoryRequirementsKHR = DeviceImageMemoryRequirements;
pub type MemoryRequirements2KHR = MemoryRequirements2;
pub type SparseImageMemoryRequirements2KHR = SparseImageMemoryRequirements2;
pub type PhysicalDevicePointClippingPropertiesKHR = PhysicalDevicePointClippingProperties;
pub type MemoryDedicatedRequirementsKHR = MemoryDedicatedRequirements;
pub type MemoryDedicatedAllocateInfoKHR = MemoryDedicatedAllocateInfo;
pub type ImageViewUsageCreateInfoKHR = ImageViewUsageCreateInfo;
pub type PipelineTessellationDomainOriginStateCreateInfoKHR = PipelineTessellationDomainOriginStateCreateInfo;
pub type SamplerYcbcrConversionInfoKHR = SamplerYcbcrConversionInfo;
pub type SamplerYcbcrConversionCreateInfoKHR = SamplerYcbcrConversionCreateInfo;
pub type BindImagePlaneMemoryInfoKHR = BindImagePlaneMemoryInfo;
pub type ImagePlaneMemoryRequirementsInfoKHR = ImagePlaneMemoryRequirementsInfo;
pub type PhysicalDeviceSamplerYcbcrConversionFeaturesKHR = PhysicalDeviceSamplerYcbcrConversionFeatures;
pub type SamplerYcbcrConversionImageFormatPropertiesKHR = SamplerYcbcrConversionImageFormatProperties;
pub type PhysicalDeviceSamplerFilterMinmaxPropertiesEXT = PhysicalDeviceSamplerFilterMinmaxProperties;
pub type SamplerReductionModeCreateInfoEXT = SamplerReductionModeCreateInfo;
pub type PhysicalDeviceInlineUniformBlockFeaturesEXT = PhysicalDeviceInlineUniformBlockFeatures;
pub type PhysicalDeviceInlineUniformBlockPropertiesEXT = PhysicalDeviceInlineUniformBlockProperties;
pub type WriteDescriptorSetInlineUniformBlockEXT = WriteDescriptorSetInlineUniformBlock;
pub type DescriptorPoolInlineUniformBlockCreateInfoEXT = DescriptorPoolInlineUniformBlockCreateInfo;
pub type ImageFormatListCreateInfoKHR = ImageFormatListCreateInfo;
pub type PhysicalDeviceMaintenance3PropertiesKHR = PhysicalDeviceMaintenance3Properties;
pub type PhysicalDeviceMaintenance4FeaturesKHR = PhysicalDeviceMaintenance4Features;
pub type PhysicalDeviceMaintenance4PropertiesKHR = PhysicalDeviceMaintenance4Properties;
pub type PhysicalDeviceMaintenance5FeaturesKHR = PhysicalDeviceMaintenance5Features;
pub type PhysicalDeviceMaintenance5PropertiesKHR = PhysicalDeviceMaintenance5Properties;
pub type PhysicalDeviceMaintenance6FeaturesKHR = PhysicalDeviceMaintenance6Features;
pub type PhysicalDeviceMaintenance6PropertiesKHR = PhysicalDeviceMaintenance6Properties;
pub type RenderingAreaInfoKHR = RenderingAreaInfo;
pub type DescriptorSetLayoutSupportKHR = DescriptorSetLayoutSupport;
pub type PhysicalDeviceShaderDrawParameterFeatures = PhysicalDeviceShaderDrawParametersFeatures;
pub type PhysicalDeviceShaderFloat16Int8FeaturesKHR = PhysicalDeviceShaderFloat16Int8Features;
pub type PhysicalDeviceFloat16Int8FeaturesKHR = PhysicalDeviceShaderFloat16Int8Features;
pub type PhysicalDeviceFloatControlsPropertiesKHR = PhysicalDeviceFloatControlsProperties;
pub type PhysicalDeviceHostQueryResetFeaturesEXT = PhysicalDeviceHostQueryResetFeatures;
pub type DeviceQueueGlobalPriorityCreateInfoKHR = DeviceQueueGlobalPriorityCreateInfo;
pub type DeviceQueueGlobalPriorityCreateInfoEXT = DeviceQueueGlobalPriorityCreateInfo;
pub type PhysicalDeviceGlobalPriorityQueryFeaturesKHR = PhysicalDeviceGlobalPriorityQueryFeatures;
pub type PhysicalDeviceGlobalPriorityQueryFeaturesEXT = PhysicalDeviceGlobalPriorityQueryFeatures;
pub type QueueFamilyGlobalPriorityPropertiesKHR = QueueFamilyGlobalPriorityProperties;
pub type QueueFamilyGlobalPriorityPropertiesEXT = QueueFamilyGlobalPriorityProperties;
pub type CalibratedTimestampInfoEXT = CalibratedTimestampInfoKHR;
pub type PhysicalDeviceDescriptorIndexingFeaturesEXT = PhysicalDeviceDescriptorIndexingFeatures;
pub type PhysicalDeviceDescriptorIndexingPropertiesEXT = PhysicalDeviceDescriptorIndexingProperties;
pub type DescriptorSetLayoutBindingFlagsCreateInfoEXT = DescriptorSetLayoutBindingFlagsCreateInfo;
pub type DescriptorSetVariableDescriptorCountAllocateInfoEXT = DescriptorSetVariableDescriptorCountAllocateInfo;
pub type DescriptorSetVariableDescriptorCountLayoutSupportEXT = DescriptorSetVariableDescriptorCountLayoutSupport;
pub type AttachmentDescription2KHR = AttachmentDescription2;
pub type AttachmentReference2KHR = AttachmentReference2;
pub type SubpassDescription2KHR = SubpassDescription2;
pub type SubpassDependency2KHR = SubpassDependency2;
pub type RenderPassCreateInfo2KHR = RenderPassCreateInfo2;
pub type SubpassBeginInfoKHR = SubpassBeginInfo;
pub type SubpassEndInfoKHR = SubpassEndInfo;
pub type PhysicalDeviceTimelineSemaphoreFeaturesKHR = PhysicalDeviceTimelineSemaphoreFeatures;
pub type PhysicalDeviceTimelineSemaphorePropertiesKHR = PhysicalDeviceTimelineSemaphoreProperties;
pub type SemaphoreTypeCreateInfoKHR = SemaphoreTypeCreateInfo;
pub type TimelineSemaphoreSubmitInfoKHR = TimelineSemaphoreSubmitInfo;
pub type SemaphoreWaitInfoKHR = SemaphoreWaitInfo;
pub type SemaphoreSignalInfoKHR = SemaphoreSignalInfo;
pub type VertexInputBindingDivisorDescriptionKHR = VertexInputBindingDivisorDescription;
pub type VertexInputBindingDivisorDescriptionEXT = VertexInputBindingDivisorDescription;
pub type PipelineVertexInputDivisorStateCreateInfoKHR = PipelineVertexInputDivisorStateCreateInfo;
pub type PipelineVertexInputDivisorStateCreateInfoEXT = PipelineVertexInputDivisorStateCreateInfo;
pub type PhysicalDeviceVertexAttributeDivisorPropertiesKHR = PhysicalDeviceVertexAttributeDivisorProperties;
pub type PhysicalDevice8BitStorageFeaturesKHR = PhysicalDevice8BitStorageFeatures;
pub type PhysicalDeviceVulkanMemoryModelFeaturesKHR = PhysicalDeviceVulkanMemoryModelFeatures;
pub type PhysicalDeviceShaderAtomicInt64FeaturesKHR = PhysicalDeviceShaderAtomicInt64Features;
pub type PhysicalDeviceVertexAttributeDivisorFeaturesKHR = PhysicalDeviceVertexAttributeDivisorFeatures;
pub type PhysicalDeviceVertexAttributeDivisorFeaturesEXT = PhysicalDeviceVertexAttributeDivisorFeatures;
pub type PhysicalDeviceDepthStencilResolvePropertiesKHR = PhysicalDeviceDepthStencilResolveProperties;
pub type SubpassDescriptionDepthStencilResolveKHR = SubpassDescriptionDepthStencilResolve;
pub type PhysicalDeviceComputeShaderDerivativesFeaturesNV = PhysicalDeviceComputeShaderDerivativesFeaturesKHR;
pub type PhysicalDeviceFragmentShaderBarycentricFeaturesNV = PhysicalDeviceFragmentShaderBarycentricFeaturesKHR;
pub type PhysicalDeviceCopyMemoryIndirectPropertiesNV = PhysicalDeviceCopyMemoryIndirectPropertiesKHR;
pub type PhysicalDeviceMemoryDecompressionFeaturesNV = PhysicalDeviceMemoryDecompressionFeaturesEXT;
pub type PhysicalDeviceMemoryDecompressionPropertiesNV = PhysicalDeviceMemoryDecompressionPropertiesEXT;
pub type ImageStencilUsageCreateInfoEXT = ImageStencilUsageCreateInfo;
pub type PhysicalDeviceFragmentDensityMapOffsetFeaturesQCOM = PhysicalDeviceFragmentDensityMapOffsetFeaturesEXT;
pub type PhysicalDeviceFragmentDensityMapOffsetPropertiesQCOM = PhysicalDeviceFragmentDensityMapOffsetPropertiesEXT;
pub type SubpassFragmentDensityMapOffsetEndInfoQCOM = RenderPassFragmentDensityMapOffsetEndInfoEXT;
pub type PhysicalDeviceScalarBlockLayoutFeaturesEXT = PhysicalDeviceScalarBlockLayoutFeatures;
pub type PhysicalDeviceUniformBufferStandardLayoutFeaturesKHR = PhysicalDeviceUniformBufferStandardLayoutFeatures;
pub type PhysicalDeviceBufferDeviceAddressFeaturesKHR = PhysicalDeviceBufferDeviceAddressFeatures;
pub type PhysicalDeviceBufferAddressFeaturesEXT = PhysicalDeviceBufferDeviceAddressFeaturesEXT;
pub type BufferDeviceAddressInfoKHR = BufferDeviceAddressInfo;
pub type BufferDeviceAddressInfoEXT = BufferDeviceAddressInfo;
pub type BufferOpaqueCaptureAddressCreateInfoKHR = BufferOpaqueCaptureAddressCreateInfo;
pub type PhysicalDeviceImagelessFramebufferFeaturesKHR = PhysicalDeviceImagelessFramebufferFeatures;
pub type FramebufferAttachmentsCreateInfoKHR = FramebufferAttachmentsCreateInfo;
pub type FramebufferAttachmentImageInfoKHR = FramebufferAttachmentImageInfo;
pub type RenderPassAttachmentBeginInfoKHR = RenderPassAttachmentBeginInfo;
pub type PhysicalDeviceTextureCompressionASTCHDRFeaturesEXT = PhysicalDeviceTextureCompressionASTCHDRFeatures;
pub type PipelineCreationFeedbackEXT = PipelineCreationFeedback;
pub type PipelineCreationFeedbackCreateInfoEXT = PipelineCreationFeedbackCreateInfo;
pub type QueryPoolCreateInfoINTEL = QueryPoolPerformanceQueryCreateInfoINTEL;
pub type PhysicalDeviceIndexTypeUint8FeaturesKHR = PhysicalDeviceIndexTypeUint8Features;
pub type PhysicalDeviceIndexTypeUint8FeaturesEXT = PhysicalDeviceIndexTypeUint8Features;
pub type PhysicalDeviceSeparateDepthStencilLayoutsFeaturesKHR = PhysicalDeviceSeparateDepthStencilLayoutsFeatures;
pub type AttachmentReferenceStencilLayoutKHR = AttachmentReferenceStencilLayout;
pub type AttachmentDescriptionStencilLayoutKHR = AttachmentDescriptionStencilLayout;
pub type PipelineInfoEXT = PipelineInfoKHR;
pub type PhysicalDeviceShaderDemoteToHelperInvocationFeaturesEXT = PhysicalDeviceShaderDemoteToHelperInvocationFeatures;
pub type PhysicalDeviceTexelBufferAlignmentPropertiesEXT = PhysicalDeviceTexelBufferAlignmentProperties;
pub type PhysicalDeviceSubgroupSizeControlFeaturesEXT = PhysicalDeviceSubgroupSizeControlFeatures;
pub type PhysicalDeviceSubgroupSizeControlPropertiesEXT = PhysicalDeviceSubgroupSizeControlProperties;
pub type PipelineShaderStageRequiredSubgroupSizeCreateInfoEXT = PipelineShaderStageRequiredSubgroupSizeCreateInfo;
pub type ShaderRequiredSubgroupSizeCreateInfoEXT = PipelineShaderStageRequiredSubgroupSizeCreateInfo;
pub type MemoryOpaqueCaptureAddressAllocateInfoKHR = MemoryOpaqueCaptureAddressAllocateInfo;
pub type DeviceMemoryOpaqueCaptureAddressInfoKHR = DeviceMemoryOpaqueCaptureAddressInfo;
pub type PhysicalDeviceLineRasterizationFeaturesKHR = PhysicalDeviceLineRasterizationFeatures;
pub type PhysicalDeviceLineRasterizationFeaturesEXT = PhysicalDeviceLineRasterizationFeatures;
pub type PhysicalDeviceLineRasterizationPropertiesKHR = PhysicalDeviceLineRasterizationProperties;
pub type PhysicalDeviceLineRasterizationPropertiesEXT = PhysicalDeviceLineRasterizationProperties;
pub type PipelineRasterizationLineStateCreateInfoKHR = PipelineRasterizationLineStateCreateInfo;
pub type PipelineRasterizationLineStateCreateInfoEXT = PipelineRasterizationLineStateCreateInfo;
pub type PhysicalDevicePipelineCreationCacheControlFeaturesEXT = PhysicalDevicePipelineCreationCacheControlFeatures;
pub type PhysicalDeviceToolPropertiesEXT = PhysicalDeviceToolProperties;
pub type AabbPositionsNV = AabbPositionsKHR;
pub type TransformMatrixNV = TransformMatrixKHR;
pub type AccelerationStructureInstanceNV = AccelerationStructureInstanceKHR;
pub type PhysicalDeviceZeroInitializeWorkgroupMemoryFeaturesKHR = PhysicalDeviceZeroInitializeWorkgroupMemoryFeatures;
pub type PhysicalDeviceRobustness2FeaturesEXT = PhysicalDeviceRobustness2FeaturesKHR;
pub type PhysicalDeviceRobustness2PropertiesEXT = PhysicalDeviceRobustness2PropertiesKHR;
pub type PhysicalDeviceImageRobustnessFeaturesEXT = PhysicalDeviceImageRobustnessFeatures;
pub type BufferCopy2KHR = BufferCopy2;
pub type ImageCopy2KHR = ImageCopy2;
pub type ImageBlit2KHR = ImageBlit2;
pub type BufferImageCopy2KHR = BufferImageCopy2;
pub type ImageResolve2KHR = ImageResolve2;
pub type CopyBufferInfo2KHR = CopyBufferInfo2;
pub type CopyImageInfo2KHR = CopyImageInfo2;
pub type BlitImageInfo2KHR = BlitImageInfo2;
pub type CopyBufferToImageInfo2KHR = CopyBufferToImageInfo2;
pub type CopyImageToBufferInfo2KHR = CopyImageToBufferInfo2;
pub type ResolveImageInfo2KHR = ResolveImageInfo2;
pub type PhysicalDeviceShaderTerminateInvocationFeaturesKHR = PhysicalDeviceShaderTerminateInvocationFeatures;
pub type PhysicalDeviceMutableDescriptorTypeFeaturesVALVE = PhysicalDeviceMutableDescriptorTypeFeaturesEXT;
pub type MutableDescriptorTypeListVALVE = MutableDescriptorTypeListEXT;
pub type MutableDescriptorTypeCreateInfoVALVE = MutableDescriptorTypeCreateInfoEXT;
pub type MemoryBarrier2KHR = MemoryBarrier2;
pub type ImageMemoryBarrier2KHR = ImageMemoryBarrier2;
pub type BufferMemoryBarrier2KHR = BufferMemoryBarrier2;
pub type DependencyInfoKHR = DependencyInfo;
pub type SemaphoreSubmitInfoKHR = SemaphoreSubmitInfo;
pub type CommandBufferSubmitInfoKHR = CommandBufferSubmitInfo;
pub type SubmitInfo2KHR = SubmitInfo2;
pub type PhysicalDeviceSynchronization2FeaturesKHR = PhysicalDeviceSynchronization2Features;
pub type PhysicalDeviceHostImageCopyFeaturesEXT = PhysicalDeviceHostImageCopyFeatures;
pub type PhysicalDeviceHostImageCopyPropertiesEXT = PhysicalDeviceHostImageCopyProperties;
pub type MemoryToImageCopyEXT = MemoryToImageCopy;
pub type ImageToMemoryCopyEXT = ImageToMemoryCopy;
pub type CopyMemoryToImageInfoEXT = CopyMemoryToImageInfo;
pub type CopyImageToMemoryInfoEXT = CopyImageToMemoryInfo;
pub type CopyImageToImageInfoEXT = CopyImageToImageInfo;
pub type HostImageLayoutTransitionInfoEXT = HostImageLayoutTransitionInfo;
pub type SubresourceHostMemcpySizeEXT = SubresourceHostMemcpySize;
pub type HostImageCopyDevicePerformanceQueryEXT = HostImageCopyDevicePerformanceQuery;
pub type PhysicalDevicePipelineProtectedAccessFeaturesEXT = PhysicalDevicePipelineProtectedAccessFeatures;
pub type PhysicalDeviceShaderIntegerDotProductFeaturesKHR = PhysicalDeviceShaderIntegerDotProductFeatures;
pub type PhysicalDeviceShaderIntegerDotProductPropertiesKHR = PhysicalDeviceShaderIntegerDotProductProperties;
pub type FormatProperties3KHR = FormatProperties3;
pub type PipelineRenderingCreateInfoKHR = PipelineRenderingCreateInfo;
pub type RenderingInfoKHR = RenderingInfo;
pub type RenderingEndInfoEXT = RenderingEndInfoKHR;
pub type RenderingAttachmentInfoKHR = RenderingAttachmentInfo;
pub type PhysicalDeviceDynamicRenderingFeaturesKHR = PhysicalDeviceDynamicRenderingFeatures;
pub type CommandBufferInheritanceRenderingInfoKHR = CommandBufferInheritanceRenderingInfo;
pub type AttachmentSampleCountInfoNV = AttachmentSampleCountInfoAMD;
pub type PhysicalDeviceRasterizationOrderAttachmentAccessFeaturesARM = PhysicalDeviceRasterizationOrderAttachmentAccessFeaturesEXT;
pub type ImageSubresource2KHR = ImageSubresource2;
pub type ImageSubresource2EXT = ImageSubresource2;
pub type SubresourceLayout2KHR = SubresourceLayout2;
pub type SubresourceLayout2EXT = SubresourceLayout2;
pub type MicromapTriangleEXT = MicromapTriangleKHR;
pub type PhysicalDevicePipelineRobustnessFeaturesEXT = PhysicalDevicePipelineRobustnessFeatures;
pub type PipelineRobustnessCreateInfoEXT = PipelineRobustnessCreateInfo;
pub type PhysicalDevicePipelineRobustnessPropertiesEXT = PhysicalDevicePipelineRobustnessProperties;
pub type PhysicalDeviceDepthClampZeroOneFeaturesEXT = PhysicalDeviceDepthClampZeroOneFeaturesKHR;
pub type DeviceFaultAddressInfoEXT = DeviceFaultAddressInfoKHR;
pub type DeviceFaultVendorInfoEXT = DeviceFaultVendorInfoKHR;
pub type DeviceFaultVendorBinaryHeaderVersionOneEXT = DeviceFaultVendorBinaryHeaderVersionOneKHR;
pub type PhysicalDevicePipelineLibraryGroupHandlesFeaturesEXT = PhysicalDevicePipelineLibraryGroupHandlesFeaturesKHR;
pub type SurfacePresentModeEXT = SurfacePresentModeKHR;
pub type SurfacePresentScalingCapabilitiesEXT = SurfacePresentScalingCapabilitiesKHR;
pub type SurfacePresentModeCompatibilityEXT = SurfacePresentModeCompatibilityKHR;
pub type PhysicalDeviceSwapchainMaintenance1FeaturesEXT = PhysicalDeviceSwapchainMaintenance1FeaturesKHR;
pub type SwapchainPresentFenceInfoEXT = SwapchainPresentFenceInfoKHR;
pub type SwapchainPresentModesCreateInfoEXT = SwapchainPresentModesCreateInfoKHR;
pub type SwapchainPresentModeInfoEXT = SwapchainPresentModeInfoKHR;
pub type SwapchainPresentScalingCreateInfoEXT = SwapchainPresentScalingCreateInfoKHR;
pub type ReleaseSwapchainImagesInfoEXT = ReleaseSwapchainImagesInfoKHR;
pub type DeviceImageSubresourceInfoKHR = DeviceImageSubresourceInfo;
pub type MemoryMapInfoKHR = MemoryMapInfo;
pub type MemoryUnmapInfoKHR = MemoryUnmapInfo;
pub type BindMemoryStatusKHR = BindMemoryStatus;
pub type BindDescriptorSetsInfoKHR = BindDescriptorSetsInfo;
pub type PushConstantsInfoKHR = PushConstantsInfo;
pub type PushDescriptorSetInfoKHR = PushDescriptorSetInfo;
pub type PushDescriptorSetWithTemplateInfoKHR = PushDescriptorSetWithTemplateInfo;
pub type PhysicalDeviceShaderSubgroupRotateFeaturesKHR = PhysicalDeviceShaderSubgroupRotateFeatures;
pub type PhysicalDeviceShaderExpectAssumeFeaturesKHR = PhysicalDeviceShaderExpectAssumeFeatures;
pub type PhysicalDeviceShaderFloatControls2FeaturesKHR = PhysicalDeviceShaderFloatControls2Features;
pub type PhysicalDeviceDynamicRenderingLocalReadFeaturesKHR = PhysicalDeviceDynamicRenderingLocalReadFeatures;
pub type RenderingAttachmentLocationInfoKHR = RenderingAttachmentLocationInfo;
pub type RenderingInputAttachmentIndexInfoKHR = RenderingInputAttachmentIndexInfo;
pub type PhysicalDevicePresentModeFifoLatestReadyFeaturesEXT = PhysicalDevicePresentModeFifoLatestReadyFeaturesKHR;
pub type DeviceAddressRangeEXT = DeviceAddressRangeKHR;
