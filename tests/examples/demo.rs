//! A small application on the mock driver, through the built loader: `cargo run -p tests --example
//! demo`.
//!
//! The parent creates a directory with the driver's manifest and starts this program again as the
//! application, in an environment without any other Vulkan. Needs no GPU, driver or package.

use std::path::Path;
use std::process::{Command, ExitCode};
use std::{env, fs, ptr};

use dispatch_tables::vk;
use tests::{Device, Instance, InstanceRequest, Loader, Log, Sandbox, Value, call, json};

fn main() -> ExitCode {
    if env::args().nth(1).as_deref() == Some("application") {
        application();
        return ExitCode::SUCCESS;
    }
    let mut sandbox = Sandbox::new();
    let driver = sandbox.driver(
        "mock",
        json!({ "physical_devices": [
            { "name": "Mock GPU", "device_id": 0x1001 },
            { "name": "Mock APU", "type": "integrated", "device_id": 0x1002 },
        ] }),
    );
    let program = env::current_exe().expect("the path of this program");
    let outcome = sandbox.execute(Command::new(program).arg("application"));
    print!("{}", outcome.stdout);
    eprint!("{}", outcome.stderr);
    print_calls(&driver.log());
    match outcome.status.code() {
        Some(0) => ExitCode::SUCCESS,
        _ => {
            eprintln!("the application ended with {}", outcome.status);
            ExitCode::FAILURE
        }
    }
}

/// Prints the driver's log: each command once, with its number of calls.
fn print_calls(log: &Log) {
    let mut calls: Vec<(String, usize)> = Vec::new();
    for name in log.names() {
        match calls.iter_mut().find(|(known, _)| *known == name) {
            Some((_, count)) => *count += 1,
            None => calls.push((name, 1)),
        }
    }
    println!("\nCalls that reached the driver");
    for (name, count) in calls {
        println!("  {count:>3} x {name}");
    }
}

/// The application: fills a buffer on the first device and checks the result.
fn application() {
    let loader = Loader::open();
    println!("Loader           {} ({})", version(loader.version()), loader.path().display());
    for manifest in env::split_paths(&env::var_os("VK_DRIVER_FILES").unwrap_or_default()) {
        println!("Driver manifest  {}", describe_manifest(&manifest));
    }
    let instance = loader.create_instance(&InstanceRequest::default()).expect("vkCreateInstance");
    let devices = instance.physical_devices();
    for (index, &device) in devices.iter().enumerate() {
        println!("Physical device  {index}: {}", describe(&instance, device));
    }
    let device = instance.create_device(devices[0], &[]);
    println!("Device           created on {}", instance.device_name(devices[0]));
    let (buffer, memory) = create_buffer(&device);
    record_and_submit(&device, buffer);
    println!("Command buffer   recorded and submitted: fill {SIZE} bytes with {PATTERN:#010x}");
    println!("Result           the buffer holds {:#010x}", first_word(&device, memory));
    call!(device.commands.destroy_buffer(device.handle, buffer, ptr::null()));
    call!(device.commands.free_memory(device.handle, memory, ptr::null()));
    device.destroy();
    instance.destroy();
}

const SIZE: u64 = 256;
const PATTERN: u32 = 0xC0FF_EE00;

fn version(packed: u32) -> String {
    let (major, minor) = (vk::api_version_major(packed), vk::api_version_minor(packed));
    format!("{major}.{minor}.{}", vk::api_version_patch(packed))
}

/// The library that a manifest names.
fn describe_manifest(manifest: &Path) -> String {
    let text = fs::read_to_string(manifest).expect("a manifest");
    let content: Value = serde_json::from_str(&text).expect("a manifest in JSON");
    let driver = &content["ICD"];
    format!(
        "{} names {} for Vulkan {}",
        manifest.display(),
        driver["library_path"],
        driver["api_version"]
    )
}

fn describe(instance: &Instance, device: vk::PhysicalDevice) -> String {
    let mut properties = vk::PhysicalDeviceProperties::default();
    call!(
        instance.physical_device_commands.get_physical_device_properties(device, &mut properties)
    );
    let kind = match properties.device_type {
        vk::PhysicalDeviceType::DISCRETE_GPU => "discrete GPU",
        vk::PhysicalDeviceType::INTEGRATED_GPU => "integrated GPU",
        _ => "other device",
    };
    let (name, version) = (instance.device_name(device), version(properties.api_version));
    format!("{name} ({kind}, Vulkan {version})")
}

fn create_buffer(device: &Device) -> (vk::Buffer, vk::DeviceMemory) {
    let info = vk::BufferCreateInfo {
        size: SIZE,
        usage: vk::BufferUsageFlags::TRANSFER_DST,
        ..Default::default()
    };
    let mut buffer = vk::Buffer::NULL;
    expect(
        call!(device.commands.create_buffer(device.handle, &info, ptr::null(), &mut buffer)),
        "vkCreateBuffer",
    );
    let info = vk::MemoryAllocateInfo { allocation_size: SIZE, ..Default::default() };
    let mut memory = vk::DeviceMemory::NULL;
    expect(
        call!(device.commands.allocate_memory(device.handle, &info, ptr::null(), &mut memory)),
        "vkAllocateMemory",
    );
    expect(
        call!(device.commands.bind_buffer_memory(device.handle, buffer, memory, 0)),
        "vkBindBufferMemory",
    );
    (buffer, memory)
}

fn record_and_submit(device: &Device, buffer: vk::Buffer) {
    let (pool, command_buffer) = device.command_buffer();
    let begin = vk::CommandBufferBeginInfo::default();
    expect(
        call!(device.commands.begin_command_buffer(command_buffer, &begin)),
        "vkBeginCommandBuffer",
    );
    call!(device.commands.cmd_fill_buffer(command_buffer, buffer, 0, SIZE, PATTERN));
    expect(call!(device.commands.end_command_buffer(command_buffer)), "vkEndCommandBuffer");
    let submit = vk::SubmitInfo {
        command_buffer_count: 1,
        p_command_buffers: &command_buffer,
        ..Default::default()
    };
    let queue = device.queue();
    expect(
        call!(device.commands.queue_submit(queue, 1, &submit, vk::Fence::NULL)),
        "vkQueueSubmit",
    );
    expect(call!(device.commands.queue_wait_idle(queue)), "vkQueueWaitIdle");
    call!(device.commands.free_command_buffers(device.handle, pool, 1, &command_buffer));
    call!(device.commands.destroy_command_pool(device.handle, pool, ptr::null()));
}

fn first_word(device: &Device, memory: vk::DeviceMemory) -> u32 {
    let mut data = ptr::null_mut();
    let flags = vk::MemoryMapFlags::empty();
    expect(
        call!(device.commands.map_memory(device.handle, memory, 0, SIZE, flags, &mut data)),
        "vkMapMemory",
    );
    // SAFETY: SIZE bytes of memory are mapped at `data`, and the queue is idle.
    let word = unsafe { data.cast::<u32>().read() };
    call!(device.commands.unmap_memory(device.handle, memory));
    word
}

fn expect(result: vk::Result, command: &str) {
    assert_eq!(result, vk::Result::SUCCESS, "{command}");
}
