//! Handles may be dead, images unbound, and recordings in use: none of this is safe.

use author_kit::common::host_images::{self, Image};
use author_kit::common::images::ImageInfo;
use author_kit::common::{host_copies, pipeline_caches, queries, templates};
use author_kit::recording::{self, InCommandBuffer, Recording};
use dispatch_tables::{DeviceDispatchTable, vk};

pub fn bind(info: ImageInfo) -> Option<*mut u8> {
    let color = vk::ImageAspectFlags::COLOR;
    Image::new(info).bind(color, std::ptr::null_mut());
    host_images::texel(vk::Image::NULL, color, 0, 0, [0; 3])
}

pub fn handles(copy: &vk::CopyImageInfo2, range: &vk::ImageSubresourceRange) -> usize {
    host_copies::copy_image(copy);
    host_copies::fill(vk::Image::NULL, range, &[0]);
    pipeline_caches::pipeline_cache(vk::PipelineCache::NULL);
    templates::template(vk::DescriptorUpdateTemplate::NULL);
    queries::query_pool(vk::QueryPool::NULL).count()
}

pub fn execute(recording: &mut Recording, other: &Recording, buffers: &[vk::CommandBuffer]) {
    recording.append(other);
    let table = DeviceDispatchTable::EMPTY;
    drop(recording::execute::<InCommandBuffer>(buffers, &table));
}

fn main() {}
