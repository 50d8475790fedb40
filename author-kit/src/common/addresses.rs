//! Commands on buffers by their forms of VK_KHR_device_address_commands and its companions, whose
//! structures have the addresses of the bytes.
//!
//! The entries need the size and the address of a buffer, so the buffers must be those of
//! [`host_memory`]. A command that reads or writes an unknown number of bytes gets the rest of the
//! buffer, which bounds the older command, too.

use std::ffi::c_void;

use dispatch_tables::vk::{self, AddressCommandFlagsKHR as Flags, DeviceSize, WHOLE_SIZE};

use super::host_memory;
use crate::common;
use crate::objects::{Common, device_table, slice};

/// The entry of a command: the buffers are not the driver's.
macro_rules! entries {
    ($($command:ident $function:expr, $newer:ident;)*) => {
        /// The entries.
        pub static ENTRIES: &[Common] = &[$(common!(
            $command,
            $function,
            [$newer, CREATE_BUFFER],
            beside [CREATE_BUFFER]
        )),*];
    };
}

entries! {
    CmdBindIndexBuffer2 bind_index_buffer, CMD_BIND_INDEX_BUFFER3_KHR;
    CmdBindVertexBuffers2 bind_vertex_buffers,
        CMD_BIND_VERTEX_BUFFERS3_KHR;
    CmdDrawIndirect draw_indirect, CMD_DRAW_INDIRECT2_KHR;
    CmdDrawIndexedIndirect draw_indexed_indirect,
        CMD_DRAW_INDEXED_INDIRECT2_KHR;
    CmdDrawMeshTasksIndirectEXT draw_mesh_tasks_indirect,
        CMD_DRAW_MESH_TASKS_INDIRECT2_EXT;
    CmdDrawIndirectCount draw_indirect_count,
        CMD_DRAW_INDIRECT_COUNT2_KHR;
    CmdDrawIndexedIndirectCount draw_indexed_indirect_count,
        CMD_DRAW_INDEXED_INDIRECT_COUNT2_KHR;
    CmdDrawMeshTasksIndirectCountEXT
        draw_mesh_tasks_indirect_count, CMD_DRAW_MESH_TASKS_INDIRECT_COUNT2_EXT;
    CmdDispatchIndirect dispatch_indirect, CMD_DISPATCH_INDIRECT2_KHR;
    CmdCopyBuffer2 copy_buffer, CMD_COPY_MEMORY_KHR;
    CmdCopyBufferToImage2 copy_buffer_to_image,
        CMD_COPY_MEMORY_TO_IMAGE_KHR;
    CmdCopyImageToBuffer2 copy_image_to_buffer,
        CMD_COPY_IMAGE_TO_MEMORY_KHR;
    CmdUpdateBuffer update_buffer, CMD_UPDATE_MEMORY_KHR;
    CmdFillBuffer fill_buffer, CMD_FILL_MEMORY_KHR;
    CmdCopyQueryPoolResults copy_query_pool_results,
        CMD_COPY_QUERY_POOL_RESULTS_TO_MEMORY_KHR;
    CmdBeginConditionalRenderingEXT
        begin_conditional_rendering, CMD_BEGIN_CONDITIONAL_RENDERING2_EXT;
    CmdBindTransformFeedbackBuffersEXT
        bind_transform_feedback_buffers, CMD_BIND_TRANSFORM_FEEDBACK_BUFFERS2_EXT;
    CmdBeginTransformFeedbackEXT begin_transform_feedback,
        CMD_BEGIN_TRANSFORM_FEEDBACK2_EXT;
    CmdEndTransformFeedbackEXT end_transform_feedback,
        CMD_END_TRANSFORM_FEEDBACK2_EXT;
    CmdDrawIndirectByteCountEXT draw_indirect_byte_count,
        CMD_DRAW_INDIRECT_BYTE_COUNT2_EXT;
    CmdWriteBufferMarker2AMD write_buffer_marker,
        CMD_WRITE_MARKER_TO_MEMORY_AMD;
    CreateAccelerationStructureKHR
        create_acceleration_structure, CREATE_ACCELERATION_STRUCTURE2_KHR;
}

/// A part of a buffer, where the size may be `VK_WHOLE_SIZE`; no addresses of a null buffer.
///
/// # Safety
///
/// Null, or a live buffer of [`host_memory`] that is bound.
unsafe fn range(
    buffer: vk::Buffer,
    offset: DeviceSize,
    size: DeviceSize,
) -> (vk::DeviceAddressRangeKHR, Flags) {
    if buffer.is_null() {
        return Default::default();
    }
    // SAFETY: the caller's promise.
    let (bytes, flags) =
        unsafe { (host_memory::bytes(buffer, offset, size), host_memory::flags(buffer)) };
    let address = bytes.cast::<u8>().expose_provenance() as u64;
    (vk::DeviceAddressRangeKHR { address, size: bytes.len() as u64 }, flags)
}

/// The rest of a buffer, with elements of a stride.
///
/// # Safety
///
/// As for [`range`].
unsafe fn strided(
    buffer: vk::Buffer,
    offset: DeviceSize,
    stride: DeviceSize,
) -> (vk::StridedDeviceAddressRangeKHR, Flags) {
    // SAFETY: the caller's promise.
    let (range, flags) = unsafe { range(buffer, offset, WHOLE_SIZE) };
    let vk::DeviceAddressRangeKHR { address, size } = range;
    (vk::StridedDeviceAddressRangeKHR { address, size, stride }, flags)
}

unsafe extern "system" fn bind_index_buffer(
    command_buffer: vk::CommandBuffer,
    buffer: vk::Buffer,
    offset: DeviceSize,
    size: DeviceSize,
    index_type: vk::IndexType,
) {
    // SAFETY: valid usage of the command; the table has what the entry requires.
    unsafe {
        let (address_range, address_flags) = range(buffer, offset, size);
        let info = vk::BindIndexBuffer3InfoKHR {
            address_range,
            address_flags,
            index_type,
            ..Default::default()
        };
        let newer = device_table(command_buffer).cmd_bind_index_buffer3_khr().expect("required");
        newer(command_buffer, &info);
    }
}

unsafe extern "system" fn bind_vertex_buffers(
    command_buffer: vk::CommandBuffer,
    first: u32,
    count: u32,
    buffers: *const vk::Buffer,
    offsets: *const DeviceSize,
    sizes: *const DeviceSize,
    strides: *const DeviceSize,
) {
    // SAFETY: valid usage of the command, whose arrays have so many elements or are null; the table
    // has what the entry requires.
    unsafe {
        let info = |at: usize| {
            let size = if sizes.is_null() { WHOLE_SIZE } else { *sizes.add(at) };
            let stride = if strides.is_null() { 0 } else { *strides.add(at) };
            let (range, address_flags) = range(*buffers.add(at), *offsets.add(at), size);
            let vk::DeviceAddressRangeKHR { address, size } = range;
            vk::BindVertexBuffer3InfoKHR {
                set_stride: (!strides.is_null()).into(),
                address_range: vk::StridedDeviceAddressRangeKHR { address, size, stride },
                address_flags,
                ..Default::default()
            }
        };
        let infos: Vec<_> = (0..count as usize).map(info).collect();
        let newer = device_table(command_buffer).cmd_bind_vertex_buffers3_khr().expect("required");
        newer(command_buffer, first, count, infos.as_ptr());
    }
}

/// Draws whose parameters, and whose number, are in buffers.
macro_rules! draws {
    ($($function:ident $newer:ident, $counted:ident $counted_newer:ident;)*) => {$(
        unsafe extern "system" fn $function(
            command_buffer: vk::CommandBuffer,
            buffer: vk::Buffer,
            offset: DeviceSize,
            draw_count: u32,
            stride: u32,
        ) {
            // SAFETY: valid usage of the command; the table has what the entry requires.
            unsafe {
                let (address_range, address_flags) = strided(buffer, offset, stride.into());
                let info = vk::DrawIndirect2InfoKHR {
                    address_range,
                    address_flags,
                    draw_count,
                    ..Default::default()
                };
                device_table(command_buffer).$newer().expect("required")(command_buffer, &info);
            }
        }

        unsafe extern "system" fn $counted(
            command_buffer: vk::CommandBuffer,
            buffer: vk::Buffer,
            offset: DeviceSize,
            count_buffer: vk::Buffer,
            count_offset: DeviceSize,
            max_draw_count: u32,
            stride: u32,
        ) {
            // SAFETY: valid usage of the command; the table has what the entry requires.
            unsafe {
                let (address_range, address_flags) = strided(buffer, offset, stride.into());
                let (count_address_range, count_address_flags) =
                    range(count_buffer, count_offset, 4);
                let info = vk::DrawIndirectCount2InfoKHR {
                    address_range,
                    address_flags,
                    count_address_range,
                    count_address_flags,
                    max_draw_count,
                    ..Default::default()
                };
                let newer = device_table(command_buffer).$counted_newer().expect("required");
                newer(command_buffer, &info);
            }
        }
    )*};
}

draws! {
    draw_indirect cmd_draw_indirect2_khr,
        draw_indirect_count cmd_draw_indirect_count2_khr;
    draw_indexed_indirect cmd_draw_indexed_indirect2_khr,
        draw_indexed_indirect_count cmd_draw_indexed_indirect_count2_khr;
    draw_mesh_tasks_indirect cmd_draw_mesh_tasks_indirect2_ext,
        draw_mesh_tasks_indirect_count cmd_draw_mesh_tasks_indirect_count2_ext;
}

unsafe extern "system" fn dispatch_indirect(
    command_buffer: vk::CommandBuffer,
    buffer: vk::Buffer,
    offset: DeviceSize,
) {
    let size = size_of::<vk::DispatchIndirectCommand>() as u64;
    // SAFETY: valid usage of the command; the table has what the entry requires.
    unsafe {
        let (address_range, address_flags) = range(buffer, offset, size);
        let info =
            vk::DispatchIndirect2InfoKHR { address_range, address_flags, ..Default::default() };
        let newer = device_table(command_buffer).cmd_dispatch_indirect2_khr().expect("required");
        newer(command_buffer, &info);
    }
}

unsafe extern "system" fn copy_buffer(
    command_buffer: vk::CommandBuffer,
    info: *const vk::CopyBufferInfo2,
) {
    // SAFETY: valid usage of the command; the table has what the entry requires.
    unsafe {
        let copy = |region: &vk::BufferCopy2| {
            let (src_range, src_flags) = range((*info).src_buffer, region.src_offset, region.size);
            let (dst_range, dst_flags) = range((*info).dst_buffer, region.dst_offset, region.size);
            let p_next = region.p_next;
            vk::DeviceMemoryCopyKHR {
                p_next,
                src_range,
                src_flags,
                dst_range,
                dst_flags,
                ..Default::default()
            }
        };
        let regions = slice((*info).p_regions, (*info).region_count).iter().map(copy);
        let regions: Vec<_> = regions.collect();
        let newer_info = vk::CopyDeviceMemoryInfoKHR {
            p_next: (*info).p_next,
            region_count: regions.len() as u32,
            p_regions: regions.as_ptr(),
            ..Default::default()
        };
        let newer = device_table(command_buffer).cmd_copy_memory_khr().expect("required");
        newer(command_buffer, &newer_info);
    }
}

/// The regions between a buffer and an image.
///
/// # Safety
///
/// The structures are valid.
unsafe fn image_regions(
    buffer: vk::Buffer,
    image_layout: vk::ImageLayout,
    regions: &[vk::BufferImageCopy2],
) -> Vec<vk::DeviceMemoryImageCopyKHR> {
    let copy = |region: &vk::BufferImageCopy2| {
        // SAFETY: the caller's promise.
        let (address_range, address_flags) =
            unsafe { range(buffer, region.buffer_offset, WHOLE_SIZE) };
        vk::DeviceMemoryImageCopyKHR {
            p_next: region.p_next,
            address_range,
            address_flags,
            address_row_length: region.buffer_row_length,
            address_image_height: region.buffer_image_height,
            image_subresource: region.image_subresource,
            image_layout,
            image_offset: region.image_offset,
            image_extent: region.image_extent,
            ..Default::default()
        }
    };
    regions.iter().map(copy).collect()
}

/// A copy between a buffer and an image, in one direction.
macro_rules! image_copy {
    ($($function:ident $info:ident $buffer:ident $image:ident $layout:ident $newer:ident;)*) => {$(
        unsafe extern "system" fn $function(
            command_buffer: vk::CommandBuffer,
            info: *const vk::$info,
        ) {
            // SAFETY: valid usage of the command; the table has what the entry requires.
            unsafe {
                let info = &*info;
                let regions = slice(info.p_regions, info.region_count);
                let regions = image_regions(info.$buffer, info.$layout, regions);
                let newer_info = vk::CopyDeviceMemoryImageInfoKHR {
                    p_next: info.p_next,
                    image: info.$image,
                    region_count: regions.len() as u32,
                    p_regions: regions.as_ptr(),
                    ..Default::default()
                };
                let newer = device_table(command_buffer).$newer().expect("required");
                newer(command_buffer, &newer_info);
            }
        }
    )*};
}

image_copy! {
    copy_buffer_to_image CopyBufferToImageInfo2 src_buffer dst_image dst_image_layout
        cmd_copy_memory_to_image_khr;
    copy_image_to_buffer CopyImageToBufferInfo2 dst_buffer src_image src_image_layout
        cmd_copy_image_to_memory_khr;
}

unsafe extern "system" fn update_buffer(
    command_buffer: vk::CommandBuffer,
    buffer: vk::Buffer,
    offset: DeviceSize,
    size: DeviceSize,
    data: *const c_void,
) {
    // SAFETY: valid usage of the command; the table has what the entry requires.
    unsafe {
        let (range, flags) = range(buffer, offset, size);
        let newer = device_table(command_buffer).cmd_update_memory_khr().expect("required");
        newer(command_buffer, &range, flags, size, data);
    }
}

/// The rest of a buffer is filled up to the last whole word.
unsafe extern "system" fn fill_buffer(
    command_buffer: vk::CommandBuffer,
    buffer: vk::Buffer,
    offset: DeviceSize,
    size: DeviceSize,
    data: u32,
) {
    // SAFETY: valid usage of the command; the table has what the entry requires.
    unsafe {
        let (mut range, flags) = range(buffer, offset, size);
        range.size &= !3;
        let newer = device_table(command_buffer).cmd_fill_memory_khr().expect("required");
        newer(command_buffer, &range, flags, data);
    }
}

#[allow(clippy::too_many_arguments, reason = "as many as the command has")]
unsafe extern "system" fn copy_query_pool_results(
    command_buffer: vk::CommandBuffer,
    pool: vk::QueryPool,
    first: u32,
    count: u32,
    buffer: vk::Buffer,
    offset: DeviceSize,
    stride: DeviceSize,
    result_flags: vk::QueryResultFlags,
) {
    // SAFETY: valid usage of the command; the table has what the entry requires.
    unsafe {
        let (range, flags) = strided(buffer, offset, stride);
        let table = device_table(command_buffer);
        let newer = table.cmd_copy_query_pool_results_to_memory_khr().expect("required");
        newer(command_buffer, pool, first, count, &range, flags, result_flags);
    }
}

unsafe extern "system" fn begin_conditional_rendering(
    command_buffer: vk::CommandBuffer,
    info: *const vk::ConditionalRenderingBeginInfoEXT,
) {
    // SAFETY: valid usage of the command; the table has what the entry requires.
    unsafe {
        let (address_range, address_flags) = range((*info).buffer, (*info).offset, 4);
        let newer_info = vk::ConditionalRenderingBeginInfo2EXT {
            p_next: (*info).p_next,
            address_range,
            address_flags,
            flags: (*info).flags,
            ..Default::default()
        };
        let table = device_table(command_buffer);
        let newer = table.cmd_begin_conditional_rendering2_ext().expect("required");
        newer(command_buffer, &newer_info);
    }
}

/// # Safety
///
/// As for [`range`].
unsafe fn feedback(
    buffer: vk::Buffer,
    offset: DeviceSize,
    size: DeviceSize,
) -> vk::BindTransformFeedbackBuffer2InfoEXT {
    // SAFETY: the caller's promise.
    let (address_range, address_flags) = unsafe { range(buffer, offset, size) };
    vk::BindTransformFeedbackBuffer2InfoEXT { address_range, address_flags, ..Default::default() }
}

unsafe extern "system" fn bind_transform_feedback_buffers(
    command_buffer: vk::CommandBuffer,
    first: u32,
    count: u32,
    buffers: *const vk::Buffer,
    offsets: *const DeviceSize,
    sizes: *const DeviceSize,
) {
    // SAFETY: valid usage of the command, whose arrays have so many elements or are null; the table
    // has what the entry requires.
    unsafe {
        let size = |at| if sizes.is_null() { WHOLE_SIZE } else { *sizes.add(at) };
        let info = |at| feedback(*buffers.add(at), *offsets.add(at), size(at));
        let infos: Vec<_> = (0..count as usize).map(info).collect();
        let table = device_table(command_buffer);
        let newer = table.cmd_bind_transform_feedback_buffers2_ext().expect("required");
        newer(command_buffer, first, count, infos.as_ptr());
    }
}

/// Counters of four bytes. Without an array there are none.
///
/// # Safety
///
/// The arrays have so many elements or are null, of buffers as for [`range`].
unsafe fn counters(
    count: u32,
    buffers: *const vk::Buffer,
    offsets: *const DeviceSize,
) -> Vec<vk::BindTransformFeedbackBuffer2InfoEXT> {
    // SAFETY: the caller's promise.
    unsafe {
        let offset = |at| if offsets.is_null() { 0 } else { *offsets.add(at) };
        let buffer = |at| if buffers.is_null() { vk::Buffer::NULL } else { *buffers.add(at) };
        (0..count as usize).map(|at| feedback(buffer(at), offset(at), 4)).collect()
    }
}

/// The begin and the end of transform feedback.
macro_rules! counted {
    ($($function:ident $newer:ident;)*) => {$(
        unsafe extern "system" fn $function(
            command_buffer: vk::CommandBuffer,
            first: u32,
            count: u32,
            buffers: *const vk::Buffer,
            offsets: *const DeviceSize,
        ) {
            // SAFETY: valid usage of the command; the table has what the entry requires.
            unsafe {
                let infos = counters(count, buffers, offsets);
                let newer = device_table(command_buffer).$newer().expect("required");
                newer(command_buffer, first, count, infos.as_ptr());
            }
        }
    )*};
}

counted! {
    begin_transform_feedback cmd_begin_transform_feedback2_ext;
    end_transform_feedback cmd_end_transform_feedback2_ext;
}

unsafe extern "system" fn draw_indirect_byte_count(
    command_buffer: vk::CommandBuffer,
    instance_count: u32,
    first_instance: u32,
    buffer: vk::Buffer,
    buffer_offset: DeviceSize,
    counter_offset: u32,
    vertex_stride: u32,
) {
    // SAFETY: valid usage of the command; the table has what the entry requires.
    unsafe {
        let info = feedback(buffer, buffer_offset, 4);
        let table = device_table(command_buffer);
        let newer = table.cmd_draw_indirect_byte_count2_ext().expect("required");
        newer(command_buffer, instance_count, first_instance, &info, counter_offset, vertex_stride);
    }
}

unsafe extern "system" fn write_buffer_marker(
    command_buffer: vk::CommandBuffer,
    stage: vk::PipelineStageFlags2,
    buffer: vk::Buffer,
    offset: DeviceSize,
    marker: u32,
) {
    // SAFETY: valid usage of the command; the table has what the entry requires.
    unsafe {
        let (dst_range, dst_flags) = range(buffer, offset, 4);
        let info =
            vk::MemoryMarkerInfoAMD { stage, dst_range, dst_flags, marker, ..Default::default() };
        let newer =
            device_table(command_buffer).cmd_write_marker_to_memory_amd().expect("required");
        newer(command_buffer, &info);
    }
}

unsafe extern "system" fn create_acceleration_structure(
    device: vk::Device,
    info: *const vk::AccelerationStructureCreateInfoKHR,
    callbacks: *const vk::AllocationCallbacks,
    created: *mut vk::AccelerationStructureKHR,
) -> vk::Result {
    // SAFETY: valid usage of the command; the table has what the entry requires.
    unsafe {
        let info = &*info;
        let (address_range, address_flags) = range(info.buffer, info.offset, info.size);
        let newer_info = vk::AccelerationStructureCreateInfo2KHR {
            p_next: info.p_next,
            create_flags: info.create_flags,
            address_range,
            address_flags,
            ty: info.ty,
            ..Default::default()
        };
        let newer = device_table(device).create_acceleration_structure2_khr().expect("required");
        newer(device, &newer_info, callbacks, created)
    }
}

#[cfg(test)]
mod tests;
