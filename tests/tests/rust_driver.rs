//! The crate that `vkgen entrypoints --lang rust --kind driver` writes is a driver: it is built
//! unchanged, and an application fills, copies and reads buffers with it. docs/write-a-driver.md
//! shows the crate.

#![allow(
    clippy::redundant_closure,
    reason = "the harness tells a test by a closure that stands in it"
)]

use std::path::Path;
use std::{fs, ptr, slice};

use dispatch_tables::vk;
use registry::acquire;
use tests::{Device, Instance, InstanceRequest, Loader, Messages, Sandbox, artifacts, call};
use vkgen::driver::{self, Options};

/// Builds the crate, which must give no warnings. In the child it is already built.
fn build(sandbox: &mut Sandbox, options: &Options) {
    if !Sandbox::is_application() {
        let workspace = acquire::workspace();
        let folders = (workspace.join("author-kit"), workspace.join("dispatch-tables"));
        for file in driver::rust::emit(options, (&folders.0, &folders.1)) {
            sandbox.write(file.path, file.text);
        }
        // A common target directory for all runs, because the tables take a while to compile.
        let target = workspace.join("target/rust-driver");
        artifacts::build_crate(&sandbox.path(""), &target).expect("the crate compiles");
        for file in [format!("lib{}.so", options.name), format!("{}_icd.json", options.name)] {
            fs::copy(target.join("debug").join(&file), sandbox.path(&file)).expect("copied");
        }
    }
    sandbox.env("VK_DRIVER_FILES", sandbox.path(format!("{}_icd.json", options.name)));
    sandbox.env("VK_LOADER_DEBUG", "error,warn");
}

fn options(name: &str, prefixes: &[&str], device_prefixes: &[&str]) -> Options {
    let owned = |names: &[&str]| names.iter().map(|&name| name.to_owned()).collect();
    let (prefixes, device_prefixes) = (owned(prefixes), owned(device_prefixes));
    Options { name: name.to_owned(), prefixes, device_prefixes }
}

#[test]
fn an_application_fills_and_copies_with_the_crate_as_it_is_written() {
    let mut sandbox = Sandbox::new();
    build(&mut sandbox, &options("drv", &["drv"], &[]));
    let outcome = sandbox.run(|| fill_and_copy(&InstanceRequest::default()));
    outcome.expect_success();
    assert_eq!(outcome.stderr, "", "nothing to warn of");
}

/// Tables of further prefixes are part of the driver.
#[test]
fn an_application_fills_and_copies_with_a_crate_of_several_prefixes() {
    let mut sandbox = Sandbox::new();
    build(&mut sandbox, &options("three", &["three", "wsi"], &["gen9"]));
    let outcome = sandbox.run(|| fill_and_copy(&InstanceRequest::default()));
    outcome.expect_success();
    assert_eq!(outcome.stderr, "", "nothing to warn of");
}

/// The page's code is the starter's, which the tests above build and run.
#[test]
fn the_page_shows_the_crate_as_it_is_written() {
    let page = include_str!("../../docs/write-a-driver.md");
    let blocks = page.split("```rust\n").skip(1);
    let blocks: Vec<_> = blocks.filter_map(|block| Some(block.split_once("```")?.0)).collect();
    let files = driver::rust::emit(&options("drv", &["drv"], &[]), (Path::new(""), Path::new("")));
    let sources = files.iter().filter(|file| file.path.extension().is_some_and(|it| it == "rs"));
    let code: Vec<_> = sources.rev().map(|file| &*file.text).collect();
    assert_eq!(blocks, code);
    let lines = format!("`src/lib.rs` has {} lines", code[0].lines().count());
    assert!(page.contains(&lines), "{lines}");
}

/// The other code of the page is a driver in author-kit's tests, which call it.
#[test]
fn the_page_shows_the_parts_of_a_driver_that_is_tested() {
    let page = include_str!("../../docs/write-a-driver.md");
    let driver = concat!(
        include_str!("../../author-kit/tests/driver/page/objects.rs"),
        include_str!("../../author-kit/tests/driver/page/recorded.rs"),
        include_str!("../../author-kit/tests/driver/page/drawing.rs"),
        include_str!("../../author-kit/tests/driver/page/windows.rs"),
        include_str!("../../author-kit/tests/driver/page/payloads.rs"),
        include_str!("../../author-kit/tests/driver/page.rs"),
    );
    let between = |text: &'static str, start: &'static str, end: &'static str| {
        let parts =
            text.split(start).skip(1).map(move |rest| rest.split(end).next().unwrap_or(rest));
        parts.collect::<Vec<_>>()
    };
    let code = between(driver, "// page: ", "// page\n").into_iter();
    // Each begins with its name.
    let code: Vec<_> = code.filter_map(|part| Some(part.split_once('\n')?.1)).collect();
    assert_eq!(code.len(), 13);
    assert_eq!(between(page, "```rust,ignore\n", "```"), code);
}

#[test]
#[ignore = "needs vulkan-validationlayers"]
fn the_validation_layer_has_nothing_to_say() {
    let mut sandbox = Sandbox::new();
    build(&mut sandbox, &options("drv", &["drv"], &[]));
    sandbox.env("XDG_DATA_DIRS", "/usr/share");
    let outcome = sandbox.run(|| under_validation(fill_and_copy));
    outcome.expect_success();
}

/// The driver of examples/paint-driver, which has no commands of its own: the kit has them all.
fn use_paint_driver(sandbox: &mut Sandbox) {
    let library = artifacts::paint_driver();
    let manifest = sandbox.driver_manifest("paint-driver_icd.json", library, "1.3.0");
    sandbox.env("VK_DRIVER_FILES", manifest).env("VK_LOADER_DEBUG", "error,warn");
}

#[test]
fn an_application_copies_images_and_reads_queries_of_the_kits_parts() {
    let mut sandbox = Sandbox::new();
    use_paint_driver(&mut sandbox);
    let outcome = sandbox.run(|| copy_images_and_query(&InstanceRequest::default()));
    outcome.expect_success();
    assert_eq!(outcome.stderr, "", "nothing to warn of");
}

#[test]
#[ignore = "needs vulkan-validationlayers"]
fn the_validation_layer_has_nothing_to_say_of_images_and_queries() {
    let mut sandbox = Sandbox::new();
    use_paint_driver(&mut sandbox);
    sandbox.env("XDG_DATA_DIRS", "/usr/share");
    let outcome = sandbox.run(|| under_validation(copy_images_and_query));
    outcome.expect_success();
}

/// Runs an application under the validation layer, which must have no warning and no error.
fn under_validation(application: fn(&InstanceRequest<'_>)) {
    let messages: &'static Messages = Box::leak(Box::default());
    let messenger = messages.messenger();
    application(&InstanceRequest {
        layers: &["VK_LAYER_KHRONOS_validation"],
        extensions: &["VK_EXT_debug_utils"],
        next: ptr::from_ref(&messenger).cast(),
        ..Default::default()
    });
    let severe = |severity: &vk::DebugUtilsMessageSeverityFlagsEXT| {
        let info = vk::DebugUtilsMessageSeverityFlagsEXT::INFO;
        severity.as_raw() > info.as_raw()
    };
    let received = messages.take();
    let said: Vec<_> = received.iter().filter(|(severity, ..)| severe(severity)).collect();
    assert!(said.is_empty(), "{said:?}");
}

/// The parts of an image of one level and one layer.
const PART: vk::ImageSubresourceLayers = vk::ImageSubresourceLayers {
    aspect_mask: vk::ImageAspectFlags::COLOR,
    mip_level: 0,
    base_array_layer: 0,
    layer_count: 1,
};

/// Copies words into an image and back between two timestamps, and keeps a pipeline cache.
fn copy_images_and_query(request: &InstanceRequest<'_>) {
    let request = InstanceRequest { api_version: vk::API_VERSION_1_3, ..*request };
    let instance = Loader::open().create_instance(&request).expect("vkCreateInstance");
    let [gpu] = instance.physical_devices()[..] else { panic!("one physical device") };
    let device = instance.create_device(gpu, &["VK_EXT_memory_budget"]);
    let (from, to) = (Buffer::new(&instance, gpu, &device), Buffer::new(&instance, gpu, &device));
    let (handle, image) = (device.handle, image(&device));
    let mut queries = vk::QueryPool::NULL;
    let info = vk::QueryPoolCreateInfo {
        query_type: vk::QueryType::TIMESTAMP,
        query_count: 2,
        ..Default::default()
    };
    call!(device.commands.create_query_pool(handle, &info, ptr::null(), &mut queries));

    let (pool, commands) = device.command_buffer();
    let region = vk::BufferImageCopy {
        image_subresource: PART,
        image_extent: vk::Extent3D { width: 8, height: 8, depth: 1 },
        ..Default::default()
    };
    let transfer = vk::PipelineStageFlags::TRANSFER;
    let general = vk::ImageLayout::GENERAL;
    call!(device.commands.begin_command_buffer(commands, &Default::default()));
    call!(device.commands.cmd_reset_query_pool(commands, queries, 0, 2));
    call!(device.commands.cmd_write_timestamp(commands, transfer, queries, 0));
    call!(device.commands.cmd_fill_buffer(commands, from.buffer, 0, vk::WHOLE_SIZE, WORD));
    to_general(&device, commands, image.0);
    let (buffer, target) = (from.buffer, to.buffer);
    call!(device.commands.cmd_copy_buffer_to_image(commands, buffer, image.0, general, 1, &region));
    barrier(&device, commands);
    call!(device.commands.cmd_copy_image_to_buffer(commands, image.0, general, target, 1, &region));
    call!(device.commands.cmd_write_timestamp(commands, transfer, queries, 1));
    assert_eq!(call!(device.commands.end_command_buffer(commands)), vk::Result::SUCCESS);
    submit(&device, commands);

    let words = to.words();
    assert!(words[..64].iter().all(|&word| word == WORD), "{words:x?}");
    assert!(words[64..].iter().all(|&word| word == 7), "{words:x?}");
    let mut times = [0_u64; 2];
    let (place, flags) = (times.as_mut_ptr().cast(), vk::QueryResultFlags::TYPE_64);
    let got =
        call!(device.commands.get_query_pool_results(handle, queries, 0, 2, 16, place, 8, flags));
    assert_eq!(got, vk::Result::SUCCESS);
    assert!(0 < times[0] && times[0] <= times[1], "{times:?}");
    pipeline_cache(&device);
    call!(device.commands.destroy_command_pool(handle, pool, ptr::null()));
    call!(device.commands.destroy_query_pool(handle, queries, ptr::null()));
    call!(device.commands.destroy_image(handle, image.0, ptr::null()));
    call!(device.commands.free_memory(handle, image.1, ptr::null()));
    from.destroy(&device);
    to.destroy(&device);
    device.destroy();
    instance.destroy();
}

/// A linear image of 8 by 8 texels, and its memory.
fn image(device: &Device) -> (vk::Image, vk::DeviceMemory) {
    let (mut image, mut memory) = (vk::Image::NULL, vk::DeviceMemory::NULL);
    let (handle, none) = (device.handle, ptr::null());
    let info = vk::ImageCreateInfo {
        image_type: vk::ImageType::TYPE_2D,
        format: vk::Format::R8G8B8A8_UNORM,
        extent: vk::Extent3D { width: 8, height: 8, depth: 1 },
        mip_levels: 1,
        array_layers: 1,
        samples: vk::SampleCountFlags::TYPE_1,
        tiling: vk::ImageTiling::LINEAR,
        usage: vk::ImageUsageFlags::TRANSFER_SRC | vk::ImageUsageFlags::TRANSFER_DST,
        ..Default::default()
    };
    let made = call!(device.commands.create_image(handle, &info, none, &mut image));
    assert_eq!(made, vk::Result::SUCCESS);
    let part =
        vk::ImageSubresource { aspect_mask: vk::ImageAspectFlags::COLOR, ..Default::default() };
    let mut layout = vk::SubresourceLayout::default();
    call!(device.commands.get_image_subresource_layout(handle, image, &part, &mut layout));
    assert_eq!((layout.row_pitch, layout.size), (32, 256));
    let mut needs = vk::MemoryRequirements::default();
    call!(device.commands.get_image_memory_requirements(handle, image, &mut needs));
    let info = vk::MemoryAllocateInfo { allocation_size: needs.size, ..Default::default() };
    call!(device.commands.allocate_memory(handle, &info, none, &mut memory));
    assert_eq!(
        call!(device.commands.bind_image_memory(handle, image, memory, 0)),
        vk::Result::SUCCESS
    );
    (image, memory)
}

/// Puts an image into the layout for everything.
fn to_general(device: &Device, commands: vk::CommandBuffer, image: vk::Image) {
    let barrier = vk::ImageMemoryBarrier {
        src_access_mask: vk::AccessFlags::TRANSFER_WRITE,
        dst_access_mask: vk::AccessFlags::TRANSFER_WRITE | vk::AccessFlags::TRANSFER_READ,
        new_layout: vk::ImageLayout::GENERAL,
        src_queue_family_index: vk::QUEUE_FAMILY_IGNORED,
        dst_queue_family_index: vk::QUEUE_FAMILY_IGNORED,
        image,
        subresource_range: vk::ImageSubresourceRange {
            aspect_mask: vk::ImageAspectFlags::COLOR,
            level_count: 1,
            layer_count: 1,
            ..Default::default()
        },
        ..Default::default()
    };
    let (transfer, none) = (vk::PipelineStageFlags::TRANSFER, vk::DependencyFlags::empty());
    call!(device.commands.cmd_pipeline_barrier(
        commands,
        transfer,
        transfer,
        none,
        0,
        ptr::null(),
        0,
        ptr::null(),
        1,
        &barrier
    ));
}

/// A pipeline cache is made of another one's data.
fn pipeline_cache(device: &Device) {
    let (handle, none, mut cache) = (device.handle, ptr::null(), vk::PipelineCache::NULL);
    let info = vk::PipelineCacheCreateInfo::default();
    call!(device.commands.create_pipeline_cache(handle, &info, none, &mut cache));
    let mut size = 0;
    call!(device.commands.get_pipeline_cache_data(handle, cache, &mut size, ptr::null_mut()));
    let mut data = vec![0_u8; size];
    let place = data.as_mut_ptr().cast();
    let got = call!(device.commands.get_pipeline_cache_data(handle, cache, &mut size, place));
    assert_eq!((got, size, data[0]), (vk::Result::SUCCESS, 32, 32));
    let info = vk::PipelineCacheCreateInfo {
        initial_data_size: size,
        p_initial_data: data.as_ptr().cast(),
        ..Default::default()
    };
    let mut other = vk::PipelineCache::NULL;
    call!(device.commands.create_pipeline_cache(handle, &info, none, &mut other));
    call!(device.commands.merge_pipeline_caches(handle, cache, 1, &other));
    for cache in [cache, other] {
        call!(device.commands.destroy_pipeline_cache(handle, cache, none));
    }
}

const WORDS: usize = 256;
const BYTES: u64 = 4 * WORDS as u64;

/// Fills one buffer, copies a part of it to another, and reads both.
fn fill_and_copy(request: &InstanceRequest<'_>) {
    let request = InstanceRequest { api_version: vk::API_VERSION_1_3, ..*request };
    let instance = Loader::open().create_instance(&request).expect("vkCreateInstance");
    let [gpu] = instance.physical_devices()[..] else { panic!("one physical device") };
    let device = instance.create_device(gpu, &[]);
    if request.layers.is_empty() {
        assert!(device.commands.create_image.is_none(), "not implemented");
    }
    let (from, to) = (Buffer::new(&instance, gpu, &device), Buffer::new(&instance, gpu, &device));

    let (pool, commands) = device.command_buffer();
    let begin = vk::CommandBufferBeginInfo::default();
    call!(device.commands.begin_command_buffer(commands, &begin));
    call!(device.commands.cmd_fill_buffer(commands, from.buffer, 0, vk::WHOLE_SIZE, 0xabcd_ef01));
    call!(device.commands.cmd_update_buffer(commands, from.buffer, 4, 4, (&raw const WORD).cast()));
    barrier(&device, commands);
    let region = vk::BufferCopy { src_offset: 4, dst_offset: 8, size: 12 };
    call!(device.commands.cmd_copy_buffer(commands, from.buffer, to.buffer, 1, &region));
    assert_eq!(call!(device.commands.end_command_buffer(commands)), vk::Result::SUCCESS);
    submit(&device, commands);

    let filled = from.words();
    assert_eq!(filled[..3], [0xabcd_ef01, WORD, 0xabcd_ef01]);
    assert!(filled[2..].iter().all(|&word| word == 0xabcd_ef01));
    assert_eq!(to.words()[..6], [7, 7, WORD, 0xabcd_ef01, 0xabcd_ef01, 7]);

    call!(device.commands.destroy_command_pool(device.handle, pool, ptr::null()));
    from.destroy(&device);
    to.destroy(&device);
    device.destroy();
    instance.destroy();
}

static WORD: u32 = 0x1234_5678;

/// Fills and updates are transfers, which the copy waits for.
fn barrier(device: &Device, commands: vk::CommandBuffer) {
    let barrier = vk::MemoryBarrier {
        src_access_mask: vk::AccessFlags::TRANSFER_WRITE,
        dst_access_mask: vk::AccessFlags::TRANSFER_READ,
        ..Default::default()
    };
    let (transfer, none) = (vk::PipelineStageFlags::TRANSFER, vk::DependencyFlags::empty());
    call!(device.commands.cmd_pipeline_barrier(
        commands,
        transfer,
        transfer,
        none,
        1,
        &barrier,
        0,
        ptr::null(),
        0,
        ptr::null()
    ));
}

/// Submits, and waits by a fence.
fn submit(device: &Device, commands: vk::CommandBuffer) {
    let mut fence = vk::Fence::NULL;
    let info = vk::FenceCreateInfo::default();
    call!(device.commands.create_fence(device.handle, &info, ptr::null(), &mut fence));
    let info = vk::SubmitInfo {
        command_buffer_count: 1,
        p_command_buffers: &commands,
        ..Default::default()
    };
    let submitted = call!(device.commands.queue_submit(device.queue(), 1, &info, fence));
    assert_eq!(submitted, vk::Result::SUCCESS);
    let waited =
        call!(device.commands.wait_for_fences(device.handle, 1, &fence, vk::TRUE, u64::MAX));
    assert_eq!(waited, vk::Result::SUCCESS);
    call!(device.commands.destroy_fence(device.handle, fence, ptr::null()));
    assert_eq!(call!(device.commands.device_wait_idle(device.handle)), vk::Result::SUCCESS);
}

/// A buffer whose memory stays mapped.
struct Buffer {
    buffer: vk::Buffer,
    memory: vk::DeviceMemory,
    data: *mut u32,
}

impl Buffer {
    fn new(instance: &Instance, gpu: vk::PhysicalDevice, device: &Device) -> Self {
        let mut types = vk::PhysicalDeviceMemoryProperties::default();
        let commands = &instance.physical_device_commands;
        call!(commands.get_physical_device_memory_properties(gpu, &mut types));
        let visible = vk::MemoryPropertyFlags::HOST_VISIBLE;
        assert!(types.memory_types[0].property_flags.contains(visible));
        let (mut buffer, mut memory) = (vk::Buffer::NULL, vk::DeviceMemory::NULL);
        let transfer = vk::BufferUsageFlags::TRANSFER_SRC | vk::BufferUsageFlags::TRANSFER_DST;
        let info = vk::BufferCreateInfo { size: BYTES, usage: transfer, ..Default::default() };
        call!(device.commands.create_buffer(device.handle, &info, ptr::null(), &mut buffer));
        let mut needs = vk::MemoryRequirements::default();
        call!(device.commands.get_buffer_memory_requirements(device.handle, buffer, &mut needs));
        assert!(needs.size >= BYTES && needs.memory_type_bits & 1 != 0);
        let info = vk::MemoryAllocateInfo { allocation_size: needs.size, ..Default::default() };
        let allocated =
            call!(device.commands.allocate_memory(device.handle, &info, ptr::null(), &mut memory));
        assert_eq!(allocated, vk::Result::SUCCESS);
        let bound = call!(device.commands.bind_buffer_memory(device.handle, buffer, memory, 0));
        assert_eq!(bound, vk::Result::SUCCESS);
        let (handle, flags, mut data) =
            (device.handle, vk::MemoryMapFlags::empty(), ptr::null_mut());
        let mapped = call!(device.commands.map_memory(handle, memory, 0, BYTES, flags, &mut data));
        assert_eq!(mapped, vk::Result::SUCCESS);
        let data = data.cast();
        // SAFETY: so many bytes are mapped, and nobody else uses them.
        unsafe { slice::from_raw_parts_mut(data, WORDS) }.fill(7);
        Self { buffer, memory, data }
    }

    fn words(&self) -> Vec<u32> {
        // SAFETY: so many bytes are mapped, and nobody writes to them.
        unsafe { slice::from_raw_parts(self.data, WORDS) }.to_vec()
    }

    fn destroy(self, device: &Device) {
        call!(device.commands.unmap_memory(device.handle, self.memory));
        call!(device.commands.destroy_buffer(device.handle, self.buffer, ptr::null()));
        call!(device.commands.free_memory(device.handle, self.memory, ptr::null()));
    }
}
