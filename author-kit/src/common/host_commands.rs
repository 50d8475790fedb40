//! What a driver on the CPU does for each command of a command buffer: [`EXECUTED`], for objects of
//! [`host_memory`], [`host_images`](super::host_images), [`queries`] and [`events`], and rendering without
//! shaders into views of [`held`](super::held).
//!
//! A driver records these commands beside its own ([`recording`](crate::recording)). When a queue gets a
//! command buffer, the driver's `submit` calls the functions one after the other in one thread.
//!
//! The functions rely on valid usage. They check offsets into a buffer, and the sizes of fills, updates and
//! copies between buffers. One that is beyond the end of the buffer ends the process, because no panic may
//! leave a function that C calls. Nothing else is checked.

use std::ffi::c_void;
use std::sync::atomic::Ordering;

use dispatch_tables::{DeviceEntrypointTable, vk};

use super::{
    clocks, events, host_blits, host_clears, host_copies, host_memory, host_rendering, queries,
};
use crate::objects::{self, slice};

/// Functions that do at once what a command does when a queue executes the command. An application
/// calls functions that record instead.
pub const EXECUTED: DeviceEntrypointTable = DeviceEntrypointTable {
    cmd_fill_buffer: Some(fill_buffer),
    cmd_update_buffer: Some(update_buffer),
    cmd_copy_buffer2: Some(copy_buffer),
    cmd_copy_image2: Some(copy_image),
    cmd_copy_buffer_to_image2: Some(copy_buffer_to_image),
    cmd_copy_image_to_buffer2: Some(copy_image_to_buffer),
    cmd_blit_image2: Some(blit_image),
    cmd_resolve_image2: Some(resolve_image),
    cmd_clear_color_image: Some(clear_color_image),
    cmd_clear_depth_stencil_image: Some(clear_depth_stencil_image),
    cmd_clear_attachments: Some(clear_attachments),
    cmd_begin_rendering: Some(begin_rendering),
    cmd_end_rendering: Some(end_rendering),
    cmd_pipeline_barrier2: Some(barrier),
    cmd_begin_query: Some(begin_query),
    cmd_end_query: Some(end_query),
    cmd_write_timestamp2: Some(write_timestamp),
    cmd_reset_query_pool: Some(reset_queries),
    cmd_copy_query_pool_results: Some(copy_results),
    cmd_set_event2: Some(set_event),
    cmd_reset_event2: Some(reset_event),
    cmd_wait_events2: Some(wait_events),
    ..DeviceEntrypointTable::EMPTY
};

unsafe extern "system" fn fill_buffer(
    _: vk::CommandBuffer,
    to: vk::Buffer,
    offset: vk::DeviceSize,
    size: vk::DeviceSize,
    data: u32,
) {
    // SAFETY: valid usage of the command: the buffer is bound and alive.
    let bytes = unsafe { &mut *host_memory::bytes(to, offset, size) };
    bytes.chunks_exact_mut(4).for_each(|word| word.copy_from_slice(&data.to_ne_bytes()));
}

unsafe extern "system" fn update_buffer(
    _: vk::CommandBuffer,
    to: vk::Buffer,
    offset: vk::DeviceSize,
    size: vk::DeviceSize,
    data: *const c_void,
) {
    // SAFETY: valid usage of the command: the buffer is bound and alive, and the data is as long.
    unsafe {
        let bytes = &mut *host_memory::bytes(to, offset, size);
        bytes.copy_from_slice(slice(data.cast(), size as u32));
    }
}

unsafe extern "system" fn copy_buffer(_: vk::CommandBuffer, info: *const vk::CopyBufferInfo2) {
    // SAFETY: valid usage of the command, which is executed.
    unsafe { host_copies::copy_buffer(&*info) };
}

unsafe extern "system" fn copy_image(_: vk::CommandBuffer, info: *const vk::CopyImageInfo2) {
    // SAFETY: valid usage of the command, which is executed.
    unsafe { host_copies::copy_image(&*info) };
}

unsafe extern "system" fn copy_buffer_to_image(
    _: vk::CommandBuffer,
    info: *const vk::CopyBufferToImageInfo2,
) {
    // SAFETY: valid usage of the command, which is executed.
    unsafe { host_copies::copy_buffer_to_image(&*info) };
}

unsafe extern "system" fn copy_image_to_buffer(
    _: vk::CommandBuffer,
    info: *const vk::CopyImageToBufferInfo2,
) {
    // SAFETY: valid usage of the command, which is executed.
    unsafe { host_copies::copy_image_to_buffer(&*info) };
}

unsafe extern "system" fn blit_image(_: vk::CommandBuffer, info: *const vk::BlitImageInfo2) {
    // SAFETY: valid usage of the command, which is executed.
    unsafe { host_blits::blit_image(&*info) };
}

unsafe extern "system" fn resolve_image(_: vk::CommandBuffer, info: *const vk::ResolveImageInfo2) {
    // SAFETY: valid usage of the command, which is executed.
    unsafe { host_blits::resolve_image(&*info) };
}

unsafe extern "system" fn clear_color_image(
    _: vk::CommandBuffer,
    image: vk::Image,
    _: vk::ImageLayout,
    color: *const vk::ClearColorValue,
    count: u32,
    ranges: *const vk::ImageSubresourceRange,
) {
    // SAFETY: valid usage of the command, which is executed.
    unsafe { host_clears::clear_color_image(image, &*color, slice(ranges, count)) };
}

unsafe extern "system" fn clear_depth_stencil_image(
    _: vk::CommandBuffer,
    image: vk::Image,
    _: vk::ImageLayout,
    value: *const vk::ClearDepthStencilValue,
    count: u32,
    ranges: *const vk::ImageSubresourceRange,
) {
    // SAFETY: valid usage of the command, which is executed.
    unsafe { host_clears::clear_depth_stencil_image(image, &*value, slice(ranges, count)) };
}

unsafe extern "system" fn clear_attachments(
    _: vk::CommandBuffer,
    attachment_count: u32,
    attachments: *const vk::ClearAttachment,
    rect_count: u32,
    rects: *const vk::ClearRect,
) {
    // SAFETY: valid usage of the command, which is executed.
    unsafe {
        let clears = slice(attachments, attachment_count);
        host_rendering::clear_attachments(clears, slice(rects, rect_count));
    }
}

unsafe extern "system" fn begin_rendering(_: vk::CommandBuffer, info: *const vk::RenderingInfo) {
    // SAFETY: valid usage of the command, which is executed.
    unsafe { host_rendering::begin(&*info) };
}

unsafe extern "system" fn end_rendering(_: vk::CommandBuffer) {
    // SAFETY: valid usage of the command, which is executed.
    unsafe { host_rendering::end() };
}

/// Commands are executed one after the other, so that a barrier has nothing to wait for.
unsafe extern "system" fn barrier(_: vk::CommandBuffer, _: *const vk::DependencyInfo) {}

/// A query counts from its reset.
unsafe extern "system" fn begin_query(
    _: vk::CommandBuffer,
    _: vk::QueryPool,
    _: u32,
    _: vk::QueryControlFlags,
) {
}

/// In a rendering with several views, a query is as many queries.
unsafe extern "system" fn end_query(buffer: vk::CommandBuffer, pool: vk::QueryPool, query: u32) {
    // SAFETY: valid usage of the command: the pool is alive.
    let (pool, device) = unsafe { (queries::query_pool(pool), objects::device(buffer)) };
    pool.end(&device.sync, query, host_rendering::views());
}

/// In a rendering with several views, a timestamp is as many timestamps.
unsafe extern "system" fn write_timestamp(
    buffer: vk::CommandBuffer,
    _: vk::PipelineStageFlags2,
    pool: vk::QueryPool,
    query: u32,
) {
    // SAFETY: valid usage of the command: the pool is alive.
    let (pool, device) = unsafe { (queries::query_pool(pool), objects::device(buffer)) };
    let (now, end) = ([clocks::now()], query.saturating_add(host_rendering::views()));
    (query..end).for_each(|query| pool.write(&device.sync, query, &now));
}

unsafe extern "system" fn reset_queries(
    buffer: vk::CommandBuffer,
    pool: vk::QueryPool,
    first: u32,
    count: u32,
) {
    // SAFETY: valid usage of the command: the pool is alive.
    unsafe { queries::query_pool(pool).reset(&objects::device(buffer).sync, first, count) };
}

/// What is not available has no result. A wait ends early if the device is lost.
unsafe extern "system" fn copy_results(
    buffer: vk::CommandBuffer,
    pool: vk::QueryPool,
    first: u32,
    count: u32,
    to: vk::Buffer,
    offset: vk::DeviceSize,
    stride: vk::DeviceSize,
    flags: vk::QueryResultFlags,
) {
    // SAFETY: valid usage of the command: the pool is alive, and the buffer bound.
    let (pool, device, bytes) = unsafe {
        let (pool, rest) =
            (queries::query_pool(pool), host_memory::bytes(to, offset, vk::WHOLE_SIZE));
        // Others may use the rest of the buffer meanwhile.
        let size = pool.results_size(count, stride, flags).min(rest.len() as u64);
        let bytes = &mut *host_memory::bytes(to, offset, size);
        (pool, objects::device(buffer), bytes)
    };
    _ = pool.copy_results(&device.sync, first, count, bytes, stride, flags);
}

/// # Safety
///
/// Valid usage of a command with the event.
unsafe fn change_event(buffer: vk::CommandBuffer, event: vk::Event, is_set: bool) {
    // SAFETY: the caller's promise.
    let (device, event) = unsafe { (objects::device(buffer), events::of(event)) };
    // Whoever waits for something of this device looks again.
    device.sync.change(|| event.store(is_set, Ordering::Release));
}

unsafe extern "system" fn set_event(
    buffer: vk::CommandBuffer,
    event: vk::Event,
    _: *const vk::DependencyInfo,
) {
    // SAFETY: valid usage of the command.
    unsafe { change_event(buffer, event, true) };
}

unsafe extern "system" fn reset_event(
    buffer: vk::CommandBuffer,
    event: vk::Event,
    _: vk::PipelineStageFlags2,
) {
    // SAFETY: valid usage of the command.
    unsafe { change_event(buffer, event, false) };
}

/// Waits for events that the host or another queue sets, unless the device is lost before.
unsafe extern "system" fn wait_events(
    buffer: vk::CommandBuffer,
    count: u32,
    list: *const vk::Event,
    _: *const vk::DependencyInfo,
) {
    // SAFETY: valid usage of the command: the events live until the work is done.
    let (device, list) = unsafe { (objects::device(buffer), slice(list, count)) };
    // SAFETY: as above.
    let is_set = |&event: &vk::Event| unsafe { events::of(event) }.load(Ordering::Acquire);
    _ = device.sync.wait(u64::MAX, || list.iter().all(is_set).then_some(()));
}
