//! The parts of docs/write-a-driver.md that are beside the crate on the page: a driver with objects of
//! its own, events, windows, and two kinds of devices. What stands between `page:` and the next `page`
//! is on the page, and a test of the page compares both.

use std::ptr::{from_ref, null};
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, mpsc};
use std::thread;
use std::time::{Duration, Instant};

use author_kit::common::host_images::Image;
use author_kit::common::images::ImageInfo;
use author_kit::common::render_passes::{self, ImageOfView, Views};
use author_kit::common::{
    events, host_clears, host_commands, host_copies, host_images, host_memory, queries,
};
use author_kit::driver::payload::Made;
use author_kit::driver::submission::in_all_stages;
use author_kit::driver::sync::signal_from_host;
use author_kit::driver::{
    self, Batch, Common, Description, Device, Driver, Entrypoints, NewPayload, Payload,
    PhysicalDeviceDescription, Point, Queue, Submission, SyncType, Variant, Work, command_buffer,
    entry, object, objects, queue, slice, two_calls, two_calls_into,
};
use author_kit::dynamic::{self, DynamicState, HasState};
use author_kit::graphics::GraphicsState;
use author_kit::recording::{self, InCommandBuffer, Recording};
use author_kit::window;
use dispatch_tables::{
    DeviceDispatchTable, DeviceEntrypointTable, DeviceExtensionTable, InstanceEntrypointTable,
    InstanceExtensionTable, PhysicalDeviceEntrypointTable, vk,
};

use crate::support::{DeviceOf, Instance, call, physical_device};

// page: objects
// What a query pool is: a result for each query.
struct Queries(Vec<AtomicU64>);

unsafe extern "system" fn create_query_pool(
    device: vk::Device,
    info: *const vk::QueryPoolCreateInfo,
    callbacks: *const vk::AllocationCallbacks,
    pool: *mut vk::QueryPool,
) -> vk::Result {
    // SAFETY: valid usage of the command.
    unsafe {
        let queries = (0..(*info).query_count).map(|_| AtomicU64::new(0)).collect();
        let parent = objects::device(device).allocator();
        object::store(object::create(parent, callbacks, Queries(queries)), pool)
    }
}

unsafe extern "system" fn reset_query_pool(
    _: vk::Device,
    pool: vk::QueryPool,
    first: u32,
    count: u32,
) {
    // SAFETY: valid usage of the command: the pool is one of `create_query_pool`.
    let queries = unsafe { object::get::<Queries>(pool) };
    let range = queries.0.iter().skip(first as usize).take(count as usize);
    range.for_each(|query| query.store(0, Ordering::Relaxed));
}

unsafe extern "system" fn destroy_query_pool(
    _: vk::Device,
    pool: vk::QueryPool,
    _: *const vk::AllocationCallbacks,
) {
    // SAFETY: valid usage of the command. The handle may be null.
    unsafe { object::destroy::<Queries>(pool) };
}
// page

/// As in the crate on the page.
type Commands = Vec<Box<dyn Fn() + Send + Sync>>;

/// # Safety
///
/// As on the page.
unsafe fn commands<'a>(buffer: vk::CommandBuffer) -> &'a mut Commands {
    // SAFETY: as this function's.
    unsafe { command_buffer(buffer).data() }
}

// page: events
unsafe extern "system" fn cmd_set_event2(
    buffer: vk::CommandBuffer,
    event: vk::Event,
    _: *const vk::DependencyInfo,
) {
    let set = move || {
        // SAFETY: valid usage of the command: command buffer and event live until the work is done.
        let (device, event) = unsafe { (command_buffer(buffer).device(), events::of(event)) };
        // Whoever waits for something of this device looks again.
        device.sync.change(|| event.store(true, Ordering::Release));
    };
    // SAFETY: valid usage of the command.
    unsafe { commands(buffer) }.push(Box::new(set));
}

unsafe extern "system" fn cmd_wait_events2(
    buffer: vk::CommandBuffer,
    count: u32,
    list: *const vk::Event,
    _: *const vk::DependencyInfo,
) {
    // SAFETY: valid usage of the command.
    let list = unsafe { slice(list, count) }.to_vec();
    let wait = move || {
        // SAFETY: valid usage of the command: command buffer and events live until the work is done.
        let is_set = |&event| unsafe { events::of(event) }.load(Ordering::Acquire);
        let all_set = || list.iter().all(is_set).then_some(());
        // SAFETY: as above. The wait ends early, with an error, if the device is lost.
        _ = unsafe { command_buffer(buffer) }.device().sync.wait(u64::MAX, all_set);
    };
    // SAFETY: valid usage of the command.
    unsafe { commands(buffer) }.push(Box::new(wait));
}
// page

// page: recorded
// What a queue executes: the kit's functions, and the driver's own.
const EXECUTED: DeviceEntrypointTable = DeviceEntrypointTable {
    cmd_clear_color_image: Some(clear_color_image),
    cmd_end_query: Some(end_query),
    ..host_commands::EXECUTED
};

static TABLE: DeviceDispatchTable = DeviceDispatchTable::of(&EXECUTED);

static RECORDED: Driver = Driver::new(Description {
    // What an application calls: these commands are recorded.
    device: DeviceEntrypointTable {
        cmd_execute_commands: Some(recording::execute_commands::<InCommandBuffer>),
        ..recording::entrypoints::<InCommandBuffer>(&EXECUTED)
    },
    also: &[host_memory::ENTRIES, host_images::ENTRIES, host_copies::ENTRIES, queries::ENTRIES],
    new_command_buffer: |buffer| {
        buffer.set_data(Recording::new());
        Ok(())
    },
    // SAFETY: valid usage of the commands that reset: nobody else uses the recording.
    reset_command_buffer: |buffer| unsafe { buffer.data::<Recording>() }.clear(),
    ..Description::new(vk::API_VERSION_1_3, physical_devices, submit)
});

fn submit(_: &driver::Queue, work: &driver::Work) -> Result<(), vk::Result> {
    // SAFETY: valid usage of vkQueueSubmit: the command buffers are pending.
    unsafe { recording::execute::<InCommandBuffer>(&work.command_buffers, &TABLE) }
}
// page

// page: images
// How many images were cleared.
static CLEARED: AtomicU64 = AtomicU64::new(0);

unsafe extern "system" fn clear_color_image(
    _: vk::CommandBuffer,
    image: vk::Image,
    _: vk::ImageLayout,
    color: *const vk::ClearColorValue,
    count: u32,
    ranges: *const vk::ImageSubresourceRange,
) {
    CLEARED.fetch_add(1, Ordering::Relaxed);
    // SAFETY: valid usage of the command, which is executed: the image is bound and alive.
    unsafe { host_clears::clear_color_image(image, &*color, slice(ranges, count)) };
}
// page

// page: queries
// The result of a query of this driver: the number of images that were cleared.
unsafe extern "system" fn end_query(buffer: vk::CommandBuffer, pool: vk::QueryPool, query: u32) {
    // SAFETY: valid usage of the command, which is executed: the pool is alive.
    let (device, pool) = unsafe { (command_buffer(buffer).device(), queries::query_pool(pool)) };
    pool.write(&device.sync, query, &[CLEARED.load(Ordering::Relaxed)]);
}
// page

// page: render passes
// An image view of this driver.
struct View {
    image: vk::Image,
    range: vk::ImageSubresourceRange,
}

// How a barrier of the kit finds the image of a view.
struct OwnViews;

impl Views for OwnViews {
    unsafe fn image(view: vk::ImageView) -> ImageOfView {
        // SAFETY: the view is alive, and one of this driver.
        let view = unsafe { object::get::<View>(view) };
        // This driver has no images of three dimensions.
        ImageOfView { image: view.image, range: view.range, is_3d: false }
    }
}

// Beside vkCmdBeginRendering, vkCmdEndRendering and vkCmdPipelineBarrier2 in `device`: for `also`.
const RENDER_PASSES: &[Common] = render_passes::entries::<OwnViews>();
// page

// page: graphics
// Where the dynamic state of this driver's command buffers is.
struct InBuffer;

impl HasState for InBuffer {
    unsafe fn with(buffer: vk::CommandBuffer, set: impl FnOnce(&mut DynamicState)) {
        // SAFETY: the command buffer is alive, and recorded by one thread at a time.
        set(unsafe { command_buffer(buffer).data() });
    }
}

const DRAWING: DeviceEntrypointTable = DeviceEntrypointTable {
    create_graphics_pipelines: Some(create_graphics_pipelines),
    destroy_pipeline: Some(destroy_pipeline),
    cmd_bind_pipeline: Some(cmd_bind_pipeline),
    // The commands vkCmdSet*.
    ..dynamic::entrypoints::<InBuffer>()
};

unsafe extern "system" fn create_graphics_pipelines(
    device: vk::Device,
    _: vk::PipelineCache,
    count: u32,
    infos: *const vk::GraphicsPipelineCreateInfo,
    callbacks: *const vk::AllocationCallbacks,
    pipelines: *mut vk::Pipeline,
) -> vk::Result {
    let mut result = vk::Result::SUCCESS;
    // SAFETY: valid usage of the command; all pipelines are of this function.
    unsafe {
        for (at, info) in slice(infos, count).iter().enumerate() {
            let state = GraphicsState::new(info, |library| object::get(library));
            let parent = objects::device(device).allocator();
            let created = object::create(parent, callbacks, state);
            result = created.err().unwrap_or(result);
            *pipelines.add(at) = created.unwrap_or(vk::Pipeline::NULL);
        }
    }
    result
}

unsafe extern "system" fn destroy_pipeline(
    _: vk::Device,
    pipeline: vk::Pipeline,
    _: *const vk::AllocationCallbacks,
) {
    // SAFETY: valid usage of the command.
    unsafe { object::destroy::<GraphicsState>(pipeline) };
}

unsafe extern "system" fn cmd_bind_pipeline(
    buffer: vk::CommandBuffer,
    _: vk::PipelineBindPoint,
    pipeline: vk::Pipeline,
) {
    // SAFETY: valid usage of the command: both are alive.
    let (state, pipeline) =
        unsafe { (command_buffer(buffer).data(), object::get::<GraphicsState>(pipeline)) };
    pipeline.fill(state);
}
// page

// page: windows
static WITH_WINDOWS: Driver = Driver::new(Description {
    instance_extensions: InstanceExtensionTable {
        ext_debug_utils: true,
        ..window::INSTANCE_EXTENSIONS
    },
    also: &[host_memory::ENTRIES, host_images::ENTRIES, window::ENTRIES],
    ..Description::new(vk::API_VERSION_1_3, |_| Ok(vec![with_windows()]), |_, _| Ok(()))
});

fn with_windows() -> PhysicalDeviceDescription {
    PhysicalDeviceDescription {
        extensions: DeviceExtensionTable { khr_swapchain: true, ..DeviceExtensionTable::EMPTY },
        queue_families: vec![vk::QueueFamilyProperties { queue_count: 1, ..Default::default() }],
        memory: host_memory::MEMORY,
        // Surfaces have those of `window::FORMATS` that can be drawn to.
        format: |format| match format {
            vk::Format::B8G8R8A8_UNORM | vk::Format::B8G8R8A8_SRGB => vk::FormatProperties3 {
                optimal_tiling_features: vk::FormatFeatureFlags2::COLOR_ATTACHMENT,
                ..Default::default()
            },
            _ => vk::FormatProperties3::default(),
        },
        ..Default::default()
    }
}
// page

// page: surfaces
// Beside the extensions `khr_surface` and `ext_headless_surface` in `instance_extensions`.
const SURFACES: InstanceEntrypointTable = InstanceEntrypointTable {
    create_headless_surface_ext: Some(create_surface),
    destroy_surface_khr: Some(destroy_surface),
    ..InstanceEntrypointTable::EMPTY
};

// The kit makes the older queries of these.
const SURFACE_QUERIES: PhysicalDeviceEntrypointTable = PhysicalDeviceEntrypointTable {
    get_physical_device_surface_support_khr: Some(surface_support),
    get_physical_device_surface_capabilities2_khr: Some(surface_capabilities),
    get_physical_device_surface_formats2_khr: Some(surface_formats),
    get_physical_device_surface_present_modes_khr: Some(present_modes),
    ..PhysicalDeviceEntrypointTable::EMPTY
};

// `()` is what the driver keeps for a surface: a driver with windows keeps the connection and the
// window, from the create info of the window system.
unsafe extern "system" fn create_surface(
    instance: vk::Instance,
    _: *const vk::HeadlessSurfaceCreateInfoEXT,
    callbacks: *const vk::AllocationCallbacks,
    surface: *mut vk::SurfaceKHR,
) -> vk::Result {
    // SAFETY: valid usage of the command.
    unsafe {
        let parent = objects::instance(instance).allocator();
        object::store(object::create(parent, callbacks, ()), surface)
    }
}

unsafe extern "system" fn destroy_surface(
    _: vk::Instance,
    surface: vk::SurfaceKHR,
    _: *const vk::AllocationCallbacks,
) {
    // SAFETY: valid usage of the command.
    unsafe { object::destroy::<()>(surface) };
}

unsafe extern "system" fn surface_support(
    _: vk::PhysicalDevice,
    _family: u32,
    _: vk::SurfaceKHR,
    supported: *mut vk::Bool32,
) -> vk::Result {
    // SAFETY: valid usage of the command.
    unsafe { *supported = vk::TRUE };
    vk::Result::SUCCESS
}

unsafe extern "system" fn surface_capabilities(
    _: vk::PhysicalDevice,
    _: *const vk::PhysicalDeviceSurfaceInfo2KHR,
    answer: *mut vk::SurfaceCapabilities2KHR,
) -> vk::Result {
    let square = |side| vk::Extent2D { width: side, height: side };
    let capabilities = vk::SurfaceCapabilitiesKHR {
        min_image_count: 2,
        max_image_count: 8,
        // The swapchain says which size the surface has.
        current_extent: square(u32::MAX),
        min_image_extent: square(1),
        max_image_extent: square(4096),
        max_image_array_layers: 1,
        supported_transforms: vk::SurfaceTransformFlagsKHR::IDENTITY,
        current_transform: vk::SurfaceTransformFlagsKHR::IDENTITY,
        supported_composite_alpha: vk::CompositeAlphaFlagsKHR::OPAQUE,
        supported_usage_flags: vk::ImageUsageFlags::TRANSFER_DST
            | vk::ImageUsageFlags::COLOR_ATTACHMENT,
    };
    // SAFETY: valid usage of the command.
    unsafe { (*answer).surface_capabilities = capabilities };
    vk::Result::SUCCESS
}

unsafe extern "system" fn surface_formats(
    _: vk::PhysicalDevice,
    _: *const vk::PhysicalDeviceSurfaceInfo2KHR,
    count: *mut u32,
    array: *mut vk::SurfaceFormat2KHR,
) -> vk::Result {
    // SAFETY: valid usage of the command.
    unsafe {
        two_calls_into([vk::Format::B8G8R8A8_UNORM].into_iter(), count, array, |format, place| {
            place.surface_format.format = format;
            place.surface_format.color_space = vk::ColorSpaceKHR::SRGB_NONLINEAR;
        })
    }
}

unsafe extern "system" fn present_modes(
    _: vk::PhysicalDevice,
    _: vk::SurfaceKHR,
    count: *mut u32,
    array: *mut vk::PresentModeKHR,
) -> vk::Result {
    // SAFETY: valid usage of the command.
    unsafe { two_calls([vk::PresentModeKHR::FIFO].into_iter(), count, array) }
}
// page

// page: swapchains
// Its images, and how many of them were acquired.
struct Swapchain {
    images: Vec<vk::Image>,
    acquired: AtomicU32,
}

impl Drop for Swapchain {
    fn drop(&mut self) {
        // SAFETY: `create_swapchain` made the images, and the application uses them no more.
        self.images.iter().for_each(|&image| unsafe { object::destroy::<Image>(image) });
    }
}

unsafe extern "system" fn create_swapchain(
    device: vk::Device,
    info: *const vk::SwapchainCreateInfoKHR,
    callbacks: *const vk::AllocationCallbacks,
    swapchain: *mut vk::SwapchainKHR,
) -> vk::Result {
    // SAFETY: valid usage of the command.
    unsafe {
        let (info, parent) = (&*info, objects::device(device).allocator());
        let vk::Extent2D { width, height } = info.image_extent;
        let extent = vk::Extent3D { width, height, depth: 1 };
        let of = ImageInfo::new(info.image_format, extent, info.image_array_layers, 1);
        let image = || Image::new(of);
        let mut made = Swapchain { images: Vec::new(), acquired: AtomicU32::new(0) };
        for _ in 0..info.min_image_count {
            match object::create(parent, callbacks, image()) {
                Ok(image) => made.images.push(image),
                Err(error) => return error,
            }
        }
        object::store(object::create(parent, callbacks, made), swapchain)
    }
}

unsafe extern "system" fn destroy_swapchain(
    _: vk::Device,
    swapchain: vk::SwapchainKHR,
    _: *const vk::AllocationCallbacks,
) {
    // SAFETY: valid usage of the command.
    unsafe { object::destroy::<Swapchain>(swapchain) };
}

unsafe extern "system" fn get_swapchain_images(
    _: vk::Device,
    swapchain: vk::SwapchainKHR,
    count: *mut u32,
    array: *mut vk::Image,
) -> vk::Result {
    // SAFETY: valid usage of the command.
    unsafe { two_calls(object::get::<Swapchain>(swapchain).images.iter().copied(), count, array) }
}
// page

// page: sync
// One image after the other, each free at once: nobody shows them.
unsafe extern "system" fn acquire_next_image2(
    device: vk::Device,
    info: *const vk::AcquireNextImageInfoKHR,
    index: *mut u32,
) -> vk::Result {
    // SAFETY: valid usage of the command.
    unsafe {
        let (info, device) = (&*info, objects::device(device));
        let swapchain = object::get::<Swapchain>(info.swapchain);
        let acquired = swapchain.acquired.fetch_add(1, Ordering::Relaxed);
        *index = acquired % swapchain.images.len() as u32;
        let signaled = signal_from_host(device, info.semaphore, info.fence);
        signaled.err().unwrap_or(vk::Result::SUCCESS)
    }
}

// Gives the queue something to wait for, in the order of its work.
unsafe extern "system" fn queue_present(
    to: vk::Queue,
    info: *const vk::PresentInfoKHR,
) -> vk::Result {
    // SAFETY: valid usage of the command.
    unsafe {
        let info = &*info;
        let waits = slice(info.p_wait_semaphores, info.wait_semaphore_count).iter();
        let waits = waits.map(|&semaphore| in_all_stages(semaphore, 0)).collect();
        let submitted = queue(to).submit(vec![Batch { waits, ..Batch::default() }]);
        let result = submitted.err().unwrap_or(vk::Result::SUCCESS);
        let places = (0..info.swapchain_count as usize).filter(|_| !info.p_results.is_null());
        places.for_each(|at| *info.p_results.add(at) = result);
        result
    }
}
// page

// page: payloads
// Set when the device has done some work.
type Done = Arc<AtomicBool>;

// The work that was submitted last to signal a fence or semaphore, as kernels keep it.
#[derive(Default)]
struct LastWork(Mutex<Option<Done>>);

impl LastWork {
    fn get(&self) -> Option<Done> {
        self.0.lock().expect("no panic under the lock").clone()
    }

    fn set(&self, work: Option<Done>) {
        *self.0.lock().expect("no panic under the lock") = work;
    }
}

impl Payload for LastWork {
    fn wait(&self, _: u64, timeout: Duration) -> Result<(), vk::Result> {
        let begin = Instant::now();
        while !self.get().is_some_and(|done| done.load(Ordering::Acquire)) {
            if begin.elapsed() >= timeout {
                return Err(vk::Result::TIMEOUT);
            }
            thread::yield_now();
        }
        Ok(())
    }

    fn reset(&self) -> Result<(), vk::Result> {
        self.set(None);
        Ok(())
    }
}

fn create(_: &Device, new: &NewPayload) -> Made {
    let signaled = (new.value == 1).then(|| Arc::new(AtomicBool::new(true)));
    Ok(Arc::new(LastWork(Mutex::new(signaled))))
}

// The kit makes timelines of these.
static LAST_WORK: SyncType = SyncType {
    binary: true,
    host_wait: true,
    host_reset: true,
    ..SyncType::new("last work", create)
};

// For `sync_types` of the physical device.
static TYPES: &[&SyncType] = &[&LAST_WORK];

// What the device does one after the other: wait, work, say that the work is done.
struct Job {
    waits: Vec<Done>,
    work: Work,
    done: Done,
}

// Hands work to the device, and comes back: `Description::with_payloads` has this function.
fn submit_to_device(queue: &Queue, submission: &Submission) -> Result<(), vk::Result> {
    let payload = |point| Point::payload::<LastWork>(point).expect("of the types that are listed");
    let job = Job {
        waits: submission.waits.iter().filter_map(|point| payload(point).get()).collect(),
        work: submission.work.clone(),
        done: Done::default(),
    };
    for point in &submission.signals {
        payload(point).set(Some(Arc::clone(&job.done)));
    }
    let device = queue.device().data::<Mutex<mpsc::Sender<Job>>>().lock();
    let sent = device.expect("no panic under the lock").send(job);
    sent.map_err(|_| vk::Result::ERROR_DEVICE_LOST)
}
// page

// page: variants
// The devices of this generation have a function of their own for vkCmdFillBuffer.
static GEN9: Variant = Variant {
    name: "gen9",
    over: &[Entrypoints {
        device: &DeviceEntrypointTable {
            cmd_fill_buffer: Some(fill_of_gen9),
            ..DeviceEntrypointTable::EMPTY
        },
        ..Entrypoints::EMPTY
    }],
    under: &[],
};

fn physical_devices(_: &driver::Instance) -> Result<Vec<PhysicalDeviceDescription>, vk::Result> {
    let gen9 = PhysicalDeviceDescription { variant: &GEN9, ..physical_device() };
    Ok(vec![physical_device(), gen9])
}
// page

unsafe extern "system" fn fill(
    _: vk::CommandBuffer,
    _: vk::Buffer,
    _: vk::DeviceSize,
    _: vk::DeviceSize,
    _: u32,
) {
    FILLS.fetch_add(1, Ordering::Relaxed);
}

unsafe extern "system" fn fill_of_gen9(
    _: vk::CommandBuffer,
    _: vk::Buffer,
    _: vk::DeviceSize,
    _: vk::DeviceSize,
    _: u32,
) {
    FILLS.fetch_add(9, Ordering::Relaxed);
}

static FILLS: AtomicU32 = AtomicU32::new(0);

static PAGE: Driver = Driver::new(Description {
    instance_extensions: InstanceExtensionTable {
        khr_surface: true,
        ext_headless_surface: true,
        ..InstanceExtensionTable::EMPTY
    },
    instance: SURFACES,
    physical_device: SURFACE_QUERIES,
    device: DeviceEntrypointTable {
        create_query_pool: Some(create_query_pool),
        reset_query_pool: Some(reset_query_pool),
        destroy_query_pool: Some(destroy_query_pool),
        cmd_set_event2: Some(cmd_set_event2),
        cmd_wait_events2: Some(cmd_wait_events2),
        create_swapchain_khr: Some(create_swapchain),
        destroy_swapchain_khr: Some(destroy_swapchain),
        get_swapchain_images_khr: Some(get_swapchain_images),
        acquire_next_image2_khr: Some(acquire_next_image2),
        queue_present_khr: Some(queue_present),
        cmd_fill_buffer: Some(fill),
        ..DeviceEntrypointTable::EMPTY
    },
    also: &[host_memory::ENTRIES, host_images::ENTRIES],
    new_command_buffer: |buffer| {
        buffer.set_data(Commands::new());
        Ok(())
    },
    ..Description::new(vk::API_VERSION_1_3, physical_devices, |_, work| {
        for &buffer in &work.command_buffers {
            // SAFETY: valid usage of vkQueueSubmit: nobody records while the command buffer is pending.
            unsafe { command_buffer(buffer).recorded::<Commands>() }.iter().for_each(|run| run());
        }
        Ok(())
    })
});

struct OfRecorded;

impl entry::Exported for OfRecorded {
    const DRIVER: &'static Driver = &RECORDED;
}

struct OfWindows;

impl entry::Exported for OfWindows {
    const DRIVER: &'static Driver = &WITH_WINDOWS;
}

struct OfPage;

impl entry::Exported for OfPage {
    const DRIVER: &'static Driver = &PAGE;
}

/// An instance with its first or second physical device.
fn instance(gpu: usize) -> Instance {
    let extensions = [c"VK_KHR_surface", c"VK_EXT_headless_surface"];
    let mut instance = Instance::bare::<OfPage>(&extensions, null(), null()).expect("created");
    instance.gpu = instance.gpus().expect("listed")[gpu];
    instance
}

fn create_device(instance: &Instance) -> DeviceOf {
    let extensions = [c"VK_KHR_swapchain"];
    instance.create_device(&extensions, &Default::default(), 1).expect("vkCreateDevice")
}

/// The driver's own commands are recorded and executed beside the kit's.
#[test]
fn an_image_of_the_page_is_cleared_and_a_query_counts() {
    let mut instance = Instance::bare::<OfRecorded>(&[], null(), null()).expect("created");
    instance.gpu = instance.gpus().expect("listed")[0];
    let device = instance.device();
    let handle = device.handle;
    let info = vk::ImageCreateInfo {
        image_type: vk::ImageType::TYPE_2D,
        format: vk::Format::R8G8B8A8_UNORM,
        extent: vk::Extent3D { width: 2, height: 2, depth: 1 },
        mip_levels: 1,
        array_layers: 1,
        samples: vk::SampleCountFlags::TYPE_1,
        ..Default::default()
    };
    let (mut image, mut memory) = (vk::Image::NULL, vk::DeviceMemory::NULL);
    call!(device.commands.create_image(handle, &info, null(), &mut image));
    let info = vk::MemoryAllocateInfo { allocation_size: 64, ..Default::default() };
    call!(device.commands.allocate_memory(handle, &info, null(), &mut memory));
    call!(device.commands.bind_image_memory(handle, image, memory, 0));
    let mut queries = vk::QueryPool::NULL;
    let info = vk::QueryPoolCreateInfo { query_count: 1, ..Default::default() };
    call!(device.commands.create_query_pool(handle, &info, null(), &mut queries));

    let (pool, buffer) = device.command_buffer();
    let range = vk::ImageSubresourceRange {
        aspect_mask: vk::ImageAspectFlags::COLOR,
        level_count: 1,
        layer_count: 1,
        ..Default::default()
    };
    let color = vk::ClearColorValue { float32: [1.0, 0.0, 0.5, 1.0] };
    let general = vk::ImageLayout::GENERAL;
    call!(device.commands.begin_command_buffer(buffer, &Default::default()));
    call!(device.commands.cmd_begin_query(buffer, queries, 0, Default::default()));
    call!(device.commands.cmd_clear_color_image(buffer, image, general, &color, 1, &range));
    call!(device.commands.cmd_end_query(buffer, queries, 0));
    call!(device.commands.end_command_buffer(buffer));
    let info = vk::SubmitInfo {
        command_buffer_count: 1,
        p_command_buffers: &buffer,
        ..Default::default()
    };
    call!(device.commands.queue_submit(device.queue(0), 1, &info, vk::Fence::NULL));
    let (mut result, flags) = (0_u32, vk::QueryResultFlags::WAIT);
    let place = (&raw mut result).cast();
    let got =
        call!(device.commands.get_query_pool_results(handle, queries, 0, 1, 4, place, 4, flags));
    assert_eq!((got, result), (vk::Result::SUCCESS, 1));
    call!(device.commands.device_wait_idle(handle));
    // SAFETY: the memory is alive, and has these bytes.
    let texel = unsafe { *host_memory::address(memory, 12).cast::<[u8; 4]>() };
    assert_eq!(texel, [255, 0, 128, 255]);
    call!(device.commands.destroy_command_pool(handle, pool, null()));
    call!(device.commands.destroy_query_pool(handle, queries, null()));
    call!(device.commands.destroy_image(handle, image, null()));
    call!(device.commands.free_memory(handle, memory, null()));
    device.destroy();
    instance.destroy();
}

#[test]
fn an_object_of_the_page_is_made_used_and_destroyed() {
    let instance = instance(0);
    let device = create_device(&instance);
    let info = vk::QueryPoolCreateInfo { query_count: 3, ..Default::default() };
    let mut pool = vk::QueryPool::NULL;
    let created = call!(device.commands.create_query_pool(device.handle, &info, null(), &mut pool));
    assert_eq!(created, vk::Result::SUCCESS);
    // SAFETY: the driver made the pool.
    let queries = unsafe { object::get::<Queries>(pool) };
    queries.0.iter().for_each(|query| query.store(7, Ordering::Relaxed));
    call!(device.commands.reset_query_pool(device.handle, pool, 1, 1));
    let values: Vec<_> = queries.0.iter().map(|query| query.load(Ordering::Relaxed)).collect();
    assert_eq!(values, [7, 0, 7]);
    call!(device.commands.destroy_query_pool(device.handle, pool, null()));
    device.destroy();
    instance.destroy();
}

/// A queue waits for an event that the host sets, and sets one itself.
#[test]
fn events_of_the_page_are_waited_for_and_set_by_a_queue() {
    let instance = instance(0);
    let device = create_device(&instance);
    let event = || {
        let (info, mut event) = (vk::EventCreateInfo::default(), vk::Event::NULL);
        call!(device.commands.create_event(device.handle, &info, null(), &mut event));
        event
    };
    let (asked, answer) = (event(), event());
    let (pool, buffers) = crate::queues::command_buffers(&device, 1);
    let dependency = vk::DependencyInfo::default();
    call!(device.commands.cmd_wait_events2(buffers[0], 1, &asked, &dependency));
    call!(device.commands.cmd_set_event2(buffers[0], answer, &dependency));
    let queue = device.queue(0);
    let submit = vk::SubmitInfo {
        command_buffer_count: 1,
        p_command_buffers: &buffers[0],
        ..Default::default()
    };
    let submitted = call!(device.commands.queue_submit(queue, 1, &submit, vk::Fence::NULL));
    assert_eq!(submitted, vk::Result::SUCCESS);
    let status = || call!(device.commands.get_event_status(device.handle, answer));
    assert_eq!(status(), vk::Result::EVENT_RESET);
    call!(device.commands.set_event(device.handle, asked));
    assert_eq!(call!(device.commands.queue_wait_idle(queue)), vk::Result::SUCCESS);
    assert_eq!(status(), vk::Result::EVENT_SET);
    for event in [asked, answer] {
        call!(device.commands.destroy_event(device.handle, event, null()));
    }
    call!(device.commands.destroy_command_pool(device.handle, pool, null()));
    device.destroy();
    instance.destroy();
}

#[test]
fn a_driver_of_the_page_has_the_kits_windows() {
    let extensions = [c"VK_KHR_surface", c"VK_EXT_headless_surface"];
    let instance = Instance::create::<OfWindows>(&extensions, null(), null()).expect("created");
    presents_on_a_headless_surface(instance);
}

#[test]
fn a_swapchain_of_the_page_presents_on_a_headless_surface() {
    presents_on_a_headless_surface(instance(0));
}

fn presents_on_a_headless_surface(instance: Instance) {
    let (handle, gpu) = (instance.handle, instance.gpu);
    let (info, mut surface) = (Default::default(), vk::SurfaceKHR::NULL);
    let made =
        call!(instance.commands.create_headless_surface_ext(handle, &info, null(), &mut surface));
    assert_eq!(made, vk::Result::SUCCESS);
    let mut supported = vk::FALSE;
    call!(instance.physical.get_physical_device_surface_support_khr(
        gpu,
        0,
        surface,
        &mut supported
    ));
    assert_eq!(supported, vk::TRUE);
    // The older queries, which are the kit's.
    let mut capabilities = vk::SurfaceCapabilitiesKHR::default();
    let place = &mut capabilities;
    call!(instance.physical.get_physical_device_surface_capabilities_khr(gpu, surface, place));
    let (mut count, mut format) = (1, vk::SurfaceFormatKHR::default());
    call!(instance.physical.get_physical_device_surface_formats_khr(
        gpu,
        surface,
        &mut count,
        &mut format
    ));
    assert_eq!(format.format, vk::Format::B8G8R8A8_UNORM);

    let device = create_device(&instance);
    let info = vk::SwapchainCreateInfoKHR {
        surface,
        min_image_count: capabilities.min_image_count,
        image_format: format.format,
        image_extent: vk::Extent2D { width: 4, height: 4 },
        image_array_layers: 1,
        ..Default::default()
    };
    let mut swapchain = vk::SwapchainKHR::NULL;
    let made =
        call!(device.commands.create_swapchain_khr(device.handle, &info, null(), &mut swapchain));
    assert_eq!(made, vk::Result::SUCCESS);
    let (mut count, mut images) = (2, [vk::Image::NULL; 2]);
    call!(device.commands.get_swapchain_images_khr(
        device.handle,
        swapchain,
        &mut count,
        images.as_mut_ptr()
    ));
    assert!(count == 2 && images.iter().all(|image| !image.is_null()));

    let (fence, semaphore, queue) = (device.fence(), device.semaphore(None), device.queue(0));
    let indices = (0..3).map(|_| {
        let mut index = u32::MAX;
        let acquired = call!(device.commands.acquire_next_image_khr(
            device.handle,
            swapchain,
            u64::MAX,
            semaphore,
            fence,
            &mut index
        ));
        assert_eq!(acquired, vk::Result::SUCCESS);
        let info = vk::PresentInfoKHR {
            wait_semaphore_count: 1,
            p_wait_semaphores: from_ref(&semaphore),
            swapchain_count: 1,
            p_swapchains: from_ref(&swapchain),
            p_image_indices: from_ref(&index),
            ..Default::default()
        };
        assert_eq!(call!(device.commands.queue_present_khr(queue, &info)), vk::Result::SUCCESS);
        assert_eq!(call!(device.commands.queue_wait_idle(queue)), vk::Result::SUCCESS);
        assert_eq!(
            call!(device.commands.get_fence_status(device.handle, fence)),
            vk::Result::SUCCESS
        );
        index
    });
    assert_eq!(indices.collect::<Vec<_>>(), [0, 1, 0]);

    device.destroy_semaphores(&[semaphore]);
    call!(device.commands.destroy_fence(device.handle, fence, null()));
    call!(device.commands.destroy_swapchain_khr(device.handle, swapchain, null()));
    device.destroy();
    call!(instance.commands.destroy_surface_khr(handle, surface, null()));
    instance.destroy();
}

/// A driver whose device is a thread.
static OF_PAYLOADS: Driver = Driver::new(Description {
    new_device: |device, _| {
        let (send, receive) = mpsc::channel::<Job>();
        thread::spawn(move || {
            for job in receive {
                assert!(job.work.command_buffers.is_empty());
                while !job.waits.iter().all(|done| done.load(Ordering::Acquire)) {
                    thread::yield_now();
                }
                job.done.store(true, Ordering::Release);
            }
        });
        device.data = Box::new(Mutex::new(send));
        Ok(())
    },
    ..Description::with_payloads(
        vk::API_VERSION_1_3,
        |_| Ok(vec![PhysicalDeviceDescription { sync_types: TYPES, ..physical_device() }]),
        submit_to_device,
    )
});

struct OfPayloads;

impl entry::Exported for OfPayloads {
    const DRIVER: &'static Driver = &OF_PAYLOADS;
}

#[test]
fn a_device_of_the_page_waits_and_signals_itself() {
    let instance = Instance::create::<OfPayloads>(&[], null(), null()).expect("created");
    let device = instance.device();
    let (timeline, binary, fence) =
        (device.semaphore(Some(0)), device.semaphore(None), device.fence());
    let (queue, none) = (device.queue(0), vk::Fence::NULL);
    crate::queues::submit(&device, queue, None, Some((binary, 0)), none);
    crate::queues::submit(&device, queue, Some((binary, 0)), Some((timeline, 5)), none);
    crate::queues::submit(&device, queue, Some((timeline, 4)), None, fence);
    assert_eq!(call!(device.commands.queue_wait_idle(queue)), vk::Result::SUCCESS);
    let status = call!(device.commands.get_fence_status(device.handle, fence));
    assert_eq!(status, vk::Result::SUCCESS);
    let (handle, mut value) = (device.handle, 0);
    call!(device.commands.get_semaphore_counter_value(handle, timeline, &mut value));
    assert_eq!(value, 5);
    call!(device.commands.destroy_fence(device.handle, fence, null()));
    device.destroy_semaphores(&[timeline, binary]);
    device.destroy();
    instance.destroy();
}

#[test]
fn devices_of_the_pages_variant_have_its_command() {
    for (gpu, fills) in [(0, 1), (1, 9)] {
        let instance = instance(gpu);
        let device = create_device(&instance);
        let before = FILLS.load(Ordering::Relaxed);
        let buffer = vk::CommandBuffer::NULL;
        call!(device.commands.cmd_fill_buffer(buffer, vk::Buffer::NULL, 0, 4, 0));
        assert_eq!(FILLS.load(Ordering::Relaxed) - before, fills);
        device.destroy();
        instance.destroy();
    }
}

/// Told of the image in the barrier of a render pass.
unsafe extern "system" fn barrier_of_page(_: vk::CommandBuffer, info: *const vk::DependencyInfo) {
    // SAFETY: valid usage of the command.
    let image = unsafe { (*(*info).p_image_memory_barriers).image };
    BARRIER.store(image.as_raw(), Ordering::Relaxed);
}

static BARRIER: AtomicU64 = AtomicU64::new(0);

static DRAWS: Driver = Driver::new(Description {
    device: DeviceEntrypointTable {
        cmd_begin_rendering: Some(driver::nothing()),
        cmd_end_rendering: Some(driver::nothing()),
        cmd_pipeline_barrier2: Some(barrier_of_page),
        ..DRAWING
    },
    also: &[RENDER_PASSES],
    new_command_buffer: |buffer| {
        buffer.set_data(DynamicState::default());
        Ok(())
    },
    ..Description::new(vk::API_VERSION_1_3, |_| Ok(vec![physical_device()]), |_, _| Ok(()))
});

struct OfDraws;

impl entry::Exported for OfDraws {
    const DRIVER: &'static Driver = &DRAWS;
}

/// A render pass whose barrier has the image of the page's view.
fn run_render_pass(device: &DeviceOf, buffer: vk::CommandBuffer) {
    let handle = device.handle;
    let attachment =
        vk::AttachmentDescription { final_layout: vk::ImageLayout::GENERAL, ..Default::default() };
    let subpass = vk::SubpassDescription::default();
    let info = vk::RenderPassCreateInfo {
        attachment_count: 1,
        p_attachments: &attachment,
        subpass_count: 1,
        p_subpasses: &subpass,
        ..Default::default()
    };
    let mut pass = vk::RenderPass::NULL;
    call!(device.commands.create_render_pass(handle, &info, null(), &mut pass));
    let view = View { image: vk::Image::from_raw(77), range: Default::default() };
    // SAFETY: the device is alive, and no callbacks are given.
    let view: vk::ImageView = unsafe {
        object::create(objects::device(handle).allocator(), null(), view).expect("memory")
    };
    let info = vk::FramebufferCreateInfo {
        attachment_count: 1,
        p_attachments: &view,
        layers: 1,
        ..Default::default()
    };
    let mut framebuffer = vk::Framebuffer::NULL;
    call!(device.commands.create_framebuffer(handle, &info, null(), &mut framebuffer));
    let info = vk::RenderPassBeginInfo { render_pass: pass, framebuffer, ..Default::default() };
    call!(device.commands.cmd_begin_render_pass(buffer, &info, vk::SubpassContents::INLINE));
    call!(device.commands.cmd_end_render_pass(buffer));
    assert_eq!(BARRIER.load(Ordering::Relaxed), 77);
    call!(device.commands.destroy_framebuffer(handle, framebuffer, null()));
    call!(device.commands.destroy_render_pass(handle, pass, null()));
    // SAFETY: the view is one of this test.
    unsafe { object::destroy::<View>(view) };
}

#[test]
fn a_driver_of_the_page_has_render_passes_and_binds_pipelines() {
    let instance = Instance::create::<OfDraws>(&[], null(), null()).expect("created");
    let device = instance.device();
    let (pool, buffer) = device.command_buffer();
    run_render_pass(&device, buffer);
    let rasterization =
        vk::PipelineRasterizationStateCreateInfo { line_width: 2.0, ..Default::default() };
    let info = vk::GraphicsPipelineCreateInfo {
        p_rasterization_state: &rasterization,
        ..Default::default()
    };
    let (handle, cache, mut pipeline) =
        (device.handle, vk::PipelineCache::NULL, vk::Pipeline::NULL);
    let created = call!(device.commands.create_graphics_pipelines(
        handle,
        cache,
        1,
        &info,
        null(),
        &mut pipeline
    ));
    assert_eq!(created, vk::Result::SUCCESS);
    call!(device.commands.cmd_set_line_width(buffer, 3.0));
    call!(device.commands.cmd_bind_pipeline(buffer, vk::PipelineBindPoint::GRAPHICS, pipeline));
    // SAFETY: the command buffer is alive, and nobody else uses it.
    let state = unsafe { command_buffer(buffer).data::<DynamicState>() };
    assert_eq!(state.line_width.value(), Some(&(2.0,)));
    call!(device.commands.destroy_pipeline(handle, pipeline, null()));
    call!(device.commands.destroy_command_pool(handle, pool, null()));
    device.destroy();
    instance.destroy();
}
