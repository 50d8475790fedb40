// provisional banner

//! Unions in C's layout. Unsafe class: zeroed defaults.
use core::ffi::{c_char, c_void};
#[allow(unused_imports, reason = "which files need others depends on the registry")]
use super::*;
/// `VkClearColorValue`
#[repr(C)]
#[derive(Clone, Copy)]
pub union ClearColorValue {
    pub float32: [f32; 4],
    pub int32: [i32; 4],
    pub uint32: [u32; 4],
}
zero_default!(ClearColorValue);
/// `VkClearValue`
#[repr(C)]
#[derive(Clone, Copy)]
pub union ClearValue {
    pub color: ClearColorValue,
    pub depth_stencil: ClearDepthStencilValue,
}
zero_default!(ClearValue);
/// `VkClusterAccelerationStructureOpInputNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub union ClusterAccelerationStructureOpInputNV {
    pub p_clusters_bottom_level: *mut ClusterAccelerationStructureClustersBottomLevelInputNV,
    pub p_triangle_clusters: *mut ClusterAccelerationStructureTriangleClusterInputNV,
    pub p_move_objects: *mut ClusterAccelerationStructureMoveObjectsInputNV,
}
zero_default!(ClusterAccelerationStructureOpInputNV);
/// `VkPerformanceCounterResultKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub union PerformanceCounterResultKHR {
    pub int32: i32,
    pub int64: i64,
    pub uint32: u32,
    pub uint64: u64,
    pub float32: f32,
    pub float64: f64,
}
zero_default!(PerformanceCounterResultKHR);
/// `VkPerformanceValueDataINTEL`
#[repr(C)]
#[derive(Clone, Copy)]
pub union PerformanceValueDataINTEL {
    pub value32: u32,
    pub value64: u64,
    pub value_float: f32,
    pub value_bool: Bool32,
    pub value_string: *const c_char,
}
zero_default!(PerformanceValueDataINTEL);
/// `VkPipelineExecutableStatisticValueKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub union PipelineExecutableStatisticValueKHR {
    pub b32: Bool32,
    pub i64: i64,
    pub u64: u64,
    pub f64: f64,
}
zero_default!(PipelineExecutableStatisticValueKHR);
/// `VkDeviceOrHostAddressKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub union DeviceOrHostAddressKHR {
    pub device_address: DeviceAddress,
    pub host_address: *mut c_void,
}
zero_default!(DeviceOrHostAddressKHR);
/// `VkDeviceOrHostAddressConstKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub union DeviceOrHostAddressConstKHR {
    pub device_address: DeviceAddress,
    pub host_address: *const c_void,
}
zero_default!(DeviceOrHostAddressConstKHR);
/// `VkDeviceOrHostAddressConstAMDX`
#[repr(C)]
#[derive(Clone, Copy)]
pub union DeviceOrHostAddressConstAMDX {
    pub device_address: DeviceAddress,
    pub host_address: *const c_void,
}
zero_default!(DeviceOrHostAddressConstAMDX);
/// `VkAccelerationStructureGeometryDataKHR`
#[repr(C)]
#[derive(Clone, Copy)]
pub union AccelerationStructureGeometryDataKHR {
    pub triangles: AccelerationStructureGeometryTrianglesDataKHR,
    pub aabbs: AccelerationStructureGeometryAabbsDataKHR,
    pub instances: AccelerationStructureGeometryInstancesDataKHR,
}
zero_default!(AccelerationStructureGeometryDataKHR);
/// `VkIndirectExecutionSetInfoEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub union IndirectExecutionSetInfoEXT {
    pub p_pipeline_info: *const IndirectExecutionSetPipelineInfoEXT,
    pub p_shader_info: *const IndirectExecutionSetShaderInfoEXT,
}
zero_default!(IndirectExecutionSetInfoEXT);
/// `VkIndirectCommandsTokenDataEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub union IndirectCommandsTokenDataEXT {
    pub p_push_constant: *const IndirectCommandsPushConstantTokenEXT,
    pub p_vertex_buffer: *const IndirectCommandsVertexBufferTokenEXT,
    pub p_index_buffer: *const IndirectCommandsIndexBufferTokenEXT,
    pub p_execution_set: *const IndirectCommandsExecutionSetTokenEXT,
}
zero_default!(IndirectCommandsTokenDataEXT);
/// `VkDescriptorDataEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub union DescriptorDataEXT {
    pub p_sampler: *const Sampler,
    pub p_combined_image_sampler: *const DescriptorImageInfo,
    pub p_input_attachment_image: *const DescriptorImageInfo,
    pub p_sampled_image: *const DescriptorImageInfo,
    pub p_storage_image: *const DescriptorImageInfo,
    pub p_uniform_texel_buffer: *const DescriptorAddressInfoEXT,
    pub p_storage_texel_buffer: *const DescriptorAddressInfoEXT,
    pub p_uniform_buffer: *const DescriptorAddressInfoEXT,
    pub p_storage_buffer: *const DescriptorAddressInfoEXT,
    pub acceleration_structure: DeviceAddress,
}
zero_default!(DescriptorDataEXT);
/// `VkAccelerationStructureMotionInstanceDataNV`
#[repr(C)]
#[derive(Clone, Copy)]
pub union AccelerationStructureMotionInstanceDataNV {
    pub static_instance: AccelerationStructureInstanceKHR,
    pub matrix_motion_instance: AccelerationStructureMatrixMotionInstanceNV,
    pub srt_motion_instance: AccelerationStructureSRTMotionInstanceNV,
}
zero_default!(AccelerationStructureMotionInstanceDataNV);
/// `VkResourceDescriptorDataEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub union ResourceDescriptorDataEXT {
    pub p_image: *const ImageDescriptorInfoEXT,
    pub p_texel_buffer: *const TexelBufferDescriptorInfoEXT,
    pub p_address_range: *const DeviceAddressRangeEXT,
    pub p_tensor_arm: *const TensorViewCreateInfoARM,
}
zero_default!(ResourceDescriptorDataEXT);
/// `VkDescriptorMappingSourceDataEXT`
#[repr(C)]
#[derive(Clone, Copy)]
pub union DescriptorMappingSourceDataEXT {
    pub constant_offset: DescriptorMappingSourceConstantOffsetEXT,
    pub push_index: DescriptorMappingSourcePushIndexEXT,
    pub indirect_index: DescriptorMappingSourceIndirectIndexEXT,
    pub indirect_index_array: DescriptorMappingSourceIndirectIndexArrayEXT,
    pub heap_data: DescriptorMappingSourceHeapDataEXT,
    pub push_data_offset: u32,
    pub push_address_offset: u32,
    pub indirect_address: DescriptorMappingSourceIndirectAddressEXT,
    pub shader_record_index: DescriptorMappingSourceShaderRecordIndexEXT,
    pub shader_record_data_offset: u32,
    pub shader_record_address_offset: u32,
}
zero_default!(DescriptorMappingSourceDataEXT);
