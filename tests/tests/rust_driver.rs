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
    let driver = include_str!("../../author-kit/tests/driver/page.rs");
    let between = |text: &'static str, start: &'static str, end: &'static str| {
        let parts =
            text.split(start).skip(1).map(move |rest| rest.split(end).next().unwrap_or(rest));
        parts.collect::<Vec<_>>()
    };
    let code = between(driver, "// page: ", "// page\n").into_iter();
    // Each begins with its name.
    let code: Vec<_> = code.filter_map(|part| Some(part.split_once('\n')?.1)).collect();
    assert_eq!(code.len(), 7);
    assert_eq!(between(page, "```rust,ignore\n", "```"), code);
}

#[test]
#[ignore = "needs vulkan-validationlayers"]
fn the_validation_layer_has_nothing_to_say() {
    let mut sandbox = Sandbox::new();
    build(&mut sandbox, &options("drv", &["drv"], &[]));
    sandbox.env("XDG_DATA_DIRS", "/usr/share");
    let outcome = sandbox.run(|| {
        let messages: &'static Messages = Box::leak(Box::default());
        let messenger = messages.messenger();
        fill_and_copy(&InstanceRequest {
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
    });
    outcome.expect_success();
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
