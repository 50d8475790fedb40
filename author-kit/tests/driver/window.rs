//! Surfaces and swapchains without a window system: every mode, and both owners of surfaces.

use std::ffi::CStr;
use std::ptr::{from_ref, null, null_mut};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, mpsc};
use std::thread;
use std::time::{Duration, Instant};

use author_kit::common::{host_images, host_memory};
use author_kit::driver::payload::{Payload, SyncType};
use author_kit::driver::{self, Description, Driver, PhysicalDeviceDescription, entry, object};
use author_kit::window::{self, REFRESH};
use dispatch_tables::DeviceEntrypointTable;
use dispatch_tables::icd::{IcdSurfaceBase, IcdWsiPlatform};
use dispatch_tables::vk::{self, Handle};

use crate::support::{DeviceOf, Instance, call, physical_device};

const SUCCESS: vk::Result = vk::Result::SUCCESS;
const FOR_EVER: u64 = u64::MAX;
const FIFO: vk::PresentModeKHR = vk::PresentModeKHR::FIFO;
const MAILBOX: vk::PresentModeKHR = vk::PresentModeKHR::MAILBOX;
const IMMEDIATE: vk::PresentModeKHR = vk::PresentModeKHR::IMMEDIATE;
const SIZE: vk::Extent2D = vk::Extent2D { width: 40, height: 30 };

/// What every driver with images of the host can do with every format.
pub(crate) fn with_images() -> PhysicalDeviceDescription {
    use vk::FormatFeatureFlags2 as Can;
    let base = physical_device();
    PhysicalDeviceDescription {
        memory: host_memory::MEMORY,
        format: |format| vk::FormatProperties3 {
            optimal_tiling_features: match format {
                vk::Format::R8G8B8A8_SRGB => Can::empty(),
                _ => Can::COLOR_ATTACHMENT | Can::TRANSFER_SRC | Can::TRANSFER_DST,
            },
            ..Default::default()
        },
        ..base
    }
}

/// The description of a driver with windows.
macro_rules! description {
    ($entries:expr, $new:expr) => {
        Description {
            instance_extensions: window::INSTANCE_EXTENSIONS,
            also: &[host_memory::ENTRIES, host_images::ENTRIES, $entries],
            ..$new
        }
    };
}

static DRIVER: Driver = Driver::new(description!(
    window::ENTRIES,
    Description::new(vk::API_VERSION_1_3, |_| Ok(vec![with_images()]), |_, _| Ok(()))
));

/// A driver that leaves surfaces to the loader.
static OF_LOADER: Driver = Driver::new(description!(
    window::ENTRIES_FOR_SURFACES_OF_THE_LOADER,
    Description::new(vk::API_VERSION_1_3, |_| Ok(vec![with_images()]), |_, _| Ok(()))
));

/// A driver with images of its own: what each is bound to.
struct OwnImage(AtomicU64);

/// From one row of an own image to the next.
const OWN_PITCH: u64 = 512;

unsafe extern "system" fn create_image(
    device: vk::Device,
    info: *const vk::ImageCreateInfo,
    callbacks: *const vk::AllocationCallbacks,
    image: *mut vk::Image,
) -> vk::Result {
    // SAFETY: valid usage of the command.
    unsafe {
        assert_eq!((*info).tiling, vk::ImageTiling::LINEAR);
        let parent = driver::device(device).allocator();
        object::store(object::create(parent, callbacks, OwnImage(AtomicU64::new(0))), image)
    }
}

unsafe extern "system" fn destroy_image(
    _: vk::Device,
    image: vk::Image,
    _: *const vk::AllocationCallbacks,
) {
    // SAFETY: valid usage of the command.
    unsafe { object::destroy::<OwnImage>(image) };
}

unsafe extern "system" fn image_needs(
    _: vk::Device,
    _: *const vk::ImageMemoryRequirementsInfo2,
    answer: *mut vk::MemoryRequirements2,
) {
    let size = OWN_PITCH * u64::from(SIZE.height);
    // SAFETY: valid usage of the command.
    unsafe { (*answer).memory_requirements = host_memory::requirements(size) };
}

unsafe extern "system" fn bind_images(
    _: vk::Device,
    count: u32,
    infos: *const vk::BindImageMemoryInfo,
) -> vk::Result {
    // SAFETY: valid usage of the command.
    for info in unsafe { driver::slice(infos, count) } {
        // SAFETY: as above.
        let image = unsafe { object::get::<OwnImage>(info.image) };
        image.0.store(info.memory.as_u64(), Ordering::Relaxed);
    }
    SUCCESS
}

unsafe extern "system" fn image_layout(
    _: vk::Device,
    _: vk::Image,
    _: *const vk::ImageSubresource2,
    layout: *mut vk::SubresourceLayout2,
) {
    // SAFETY: valid usage of the command.
    unsafe { (*layout).subresource_layout.row_pitch = OWN_PITCH };
}

static OWN_IMAGES: Driver = Driver::new(Description {
    device: DeviceEntrypointTable {
        create_image: Some(create_image),
        destroy_image: Some(destroy_image),
        get_image_memory_requirements2: Some(image_needs),
        bind_image_memory2: Some(bind_images),
        get_image_subresource_layout2: Some(image_layout),
        ..DeviceEntrypointTable::EMPTY
    },
    ..description!(
        window::ENTRIES,
        Description::new(vk::API_VERSION_1_3, |_| Ok(vec![with_images()]), |_, _| Ok(()))
    )
});

/// A driver that signals itself.
static SIGNALING: Driver = Driver::new(description!(
    window::ENTRIES,
    Description::with_payloads(
        vk::API_VERSION_1_3,
        |_| Ok(vec![with_images()]),
        |_, submission| {
            let mut signals = submission.signals.iter();
            signals.try_for_each(|signal| signal.payload.signal(signal.value))
        },
    )
));

/// A payload of the driver's, whose reset fails.
struct Stubborn(AtomicU64);

impl Payload for Stubborn {
    fn wait(&self, value: u64, timeout: Duration) -> Result<(), vk::Result> {
        let start = Instant::now();
        while self.0.load(Ordering::Acquire) < value {
            if start.elapsed() >= timeout {
                return Err(vk::Result::TIMEOUT);
            }
            thread::yield_now();
        }
        Ok(())
    }

    fn signal(&self, value: u64) -> Result<(), vk::Result> {
        self.0.store(value, Ordering::Release);
        Ok(())
    }

    fn reset(&self) -> Result<(), vk::Result> {
        Err(vk::Result::ERROR_OUT_OF_HOST_MEMORY)
    }
}

static STUBBORN: SyncType = SyncType {
    binary: true,
    host_wait: true,
    host_signal: true,
    host_reset: true,
    ..SyncType::new("stubborn", |_, new| Ok(Arc::new(Stubborn(AtomicU64::new(new.value)))))
};

/// A driver whose fences cannot be reset.
static FAILING: Driver = Driver::new(description!(
    window::ENTRIES,
    Description::new(
        vk::API_VERSION_1_3,
        |_| {
            let sync_types = const { &[&STUBBORN] };
            Ok(vec![PhysicalDeviceDescription { sync_types, ..with_images() }])
        },
        |_, _| Ok(()),
    )
));

struct FailingWindows;

impl entry::Exported for FailingWindows {
    const DRIVER: &'static Driver = &FAILING;
}

/// A format that images are only copied to, one that they are drawn to, and no other.
fn copied_and_drawn(format: vk::Format) -> vk::FormatProperties3 {
    let optimal_tiling_features = match format {
        vk::Format::B8G8R8A8_UNORM => vk::FormatFeatureFlags2::TRANSFER_DST,
        vk::Format::B8G8R8A8_SRGB => vk::FormatFeatureFlags2::COLOR_ATTACHMENT,
        _ => vk::FormatFeatureFlags2::empty(),
    };
    vk::FormatProperties3 { optimal_tiling_features, ..Default::default() }
}

fn copied(format: vk::Format) -> vk::FormatProperties3 {
    match format {
        vk::Format::B8G8R8A8_SRGB => vk::FormatProperties3::default(),
        _ => copied_and_drawn(format),
    }
}

/// A driver that draws to one format of surfaces, and counts what it executes.
static CHOOSY: Driver = Driver::new(description!(
    window::ENTRIES,
    Description::new(
        vk::API_VERSION_1_3,
        |_| Ok(vec![PhysicalDeviceDescription { format: copied_and_drawn, ..with_images() }]),
        |_, _| {
            EXECUTED.fetch_add(1, Ordering::Relaxed);
            Ok(())
        },
    )
));

static EXECUTED: AtomicU64 = AtomicU64::new(0);

/// A driver that draws to no format of surfaces.
static COPYING: Driver = Driver::new(description!(
    window::ENTRIES,
    Description::new(
        vk::API_VERSION_1_3,
        |_| Ok(vec![PhysicalDeviceDescription { format: copied, ..with_images() }]),
        |_, _| Ok(()),
    )
));

struct ChoosyWindows;

impl entry::Exported for ChoosyWindows {
    const DRIVER: &'static Driver = &CHOOSY;
}

struct NoWindows;

impl entry::Exported for NoWindows {
    const DRIVER: &'static Driver = &COPYING;
}

pub(crate) struct Windows;

impl entry::Exported for Windows {
    const DRIVER: &'static Driver = &DRIVER;
}

struct WindowsOfLoader;

impl entry::Exported for WindowsOfLoader {
    const DRIVER: &'static Driver = &OF_LOADER;
}

struct WindowsOfOwnImages;

impl entry::Exported for WindowsOfOwnImages {
    const DRIVER: &'static Driver = &OWN_IMAGES;
}

struct SignalingWindows;

impl entry::Exported for SignalingWindows {
    const DRIVER: &'static Driver = &SIGNALING;
}

/// An application with a device.
pub(crate) struct App {
    pub(crate) instance: Instance,
    pub(crate) device: DeviceOf,
}

/// A swapchain as the application has it.
pub(crate) type Chain = vk::SwapchainKHR;

impl App {
    fn new<E: entry::Exported>() -> Self {
        Self::of_system::<E>(c"VK_EXT_headless_surface")
    }

    /// An application of a window system.
    pub(crate) fn of_system<E: entry::Exported>(system: &CStr) -> Self {
        let extensions = [c"VK_KHR_surface", c"VK_KHR_get_surface_capabilities2", system];
        let instance = Instance::create::<E>(&extensions, null(), null()).expect("an instance");
        let device = instance.create_device(&[c"VK_KHR_swapchain"], &Default::default(), 2);
        Self { instance, device: device.expect("a device") }
    }

    /// The surface that a command of the instance makes.
    pub(crate) fn surface(
        &self,
        create: impl FnOnce(&Instance, &mut vk::SurfaceKHR) -> vk::Result,
    ) -> vk::SurfaceKHR {
        let mut surface = vk::SurfaceKHR::NULL;
        assert_eq!(create(&self.instance, &mut surface), SUCCESS);
        surface
    }

    fn headless(&self) -> vk::SurfaceKHR {
        let info = vk::HeadlessSurfaceCreateInfoEXT::default();
        self.surface(|of, surface| {
            call!(of.commands.create_headless_surface_ext(of.handle, &info, null(), surface))
        })
    }

    pub(crate) fn capabilities(
        &self,
        surface: vk::SurfaceKHR,
    ) -> Result<vk::SurfaceCapabilitiesKHR, vk::Result> {
        let (instance, mut found) = (&self.instance, vk::SurfaceCapabilitiesKHR::default());
        let result = call!(instance.physical.get_physical_device_surface_capabilities_khr(
            instance.gpu,
            surface,
            &mut found
        ));
        result.result().map(|_| found)
    }

    pub(crate) fn supports(&self, surface: vk::SurfaceKHR) -> (vk::Result, vk::Bool32) {
        let (instance, mut supported) = (&self.instance, 7);
        let result = call!(instance.physical.get_physical_device_surface_support_khr(
            instance.gpu,
            0,
            surface,
            &mut supported
        ));
        (result, supported)
    }

    /// How many rectangles of a surface are presented to.
    pub(crate) fn rectangles(&self, surface: vk::SurfaceKHR) -> (vk::Result, u32) {
        let (instance, mut count) = (&self.instance, 8);
        let result = call!(instance.physical.get_physical_device_present_rectangles_khr(
            instance.gpu,
            surface,
            &mut count,
            null_mut()
        ));
        (result, count)
    }

    fn formats(&self, surface: vk::SurfaceKHR) -> Vec<vk::Format> {
        let (instance, mut count) = (&self.instance, 8);
        let mut formats = [vk::SurfaceFormatKHR::default(); 8];
        let result = call!(instance.physical.get_physical_device_surface_formats_khr(
            instance.gpu,
            surface,
            &mut count,
            formats.as_mut_ptr()
        ));
        assert_eq!(result, SUCCESS);
        formats[..count as usize].iter().map(|found| found.format).collect()
    }

    pub(crate) fn create(&self, info: &vk::SwapchainCreateInfoKHR) -> Result<Chain, vk::Result> {
        let (device, mut chain) = (&self.device, Chain::NULL);
        let result =
            call!(device.commands.create_swapchain_khr(device.handle, info, null(), &mut chain));
        result.result().map(|_| chain)
    }

    /// A swapchain of two images.
    fn chain(&self, surface: vk::SurfaceKHR, mode: vk::PresentModeKHR) -> Chain {
        self.create(&of(surface, mode)).expect("a swapchain")
    }

    pub(crate) fn images(&self, swapchain: Chain) -> Vec<vk::Image> {
        let (device, mut count, mut images) = (&self.device, 8, vec![vk::Image::NULL; 8]);
        let result = call!(device.commands.get_swapchain_images_khr(
            device.handle,
            swapchain,
            &mut count,
            images.as_mut_ptr()
        ));
        assert_eq!(result, SUCCESS);
        images.truncate(count as usize);
        images
    }

    fn acquire_with(
        &self,
        swapchain: Chain,
        timeout: u64,
        semaphore: vk::Semaphore,
        fence: vk::Fence,
    ) -> Result<u32, vk::Result> {
        let (device, mut index) = (&self.device, u32::MAX);
        let result = call!(device.commands.acquire_next_image_khr(
            device.handle,
            swapchain,
            timeout,
            semaphore,
            fence,
            &mut index
        ));
        result.result().map(|_| index)
    }

    /// The next image, once the image can be drawn to.
    pub(crate) fn acquire(&self, swapchain: Chain, timeout: u64) -> Result<u32, vk::Result> {
        let fence = self.device.fence();
        let acquired = self.acquire_with(swapchain, timeout, vk::Semaphore::NULL, fence);
        if acquired.is_ok() {
            assert_eq!(self.device.wait_for(true, &[fence], 0), SUCCESS);
        }
        self.device.destroy_fence(fence);
        acquired
    }

    pub(crate) fn present(&self, swapchain: Chain, image: u32) -> vk::Result {
        self.present_all(&[swapchain], &[image], &[]).0
    }

    /// The result of all, and those of each.
    fn present_all(
        &self,
        swapchains: &[Chain],
        images: &[u32],
        waits: &[vk::Semaphore],
    ) -> (vk::Result, Vec<vk::Result>) {
        let mut results = vec![vk::Result::NOT_READY; swapchains.len()];
        let all = self.present_on(0, swapchains, images, waits, &mut results);
        (all, results)
    }

    /// Presents on one of the device's two queues.
    pub(crate) fn present_on(
        &self,
        queue: u32,
        swapchains: &[Chain],
        images: &[u32],
        waits: &[vk::Semaphore],
        results: &mut [vk::Result],
    ) -> vk::Result {
        let info = vk::PresentInfoKHR {
            wait_semaphore_count: waits.len() as u32,
            p_wait_semaphores: waits.as_ptr(),
            swapchain_count: swapchains.len() as u32,
            p_swapchains: swapchains.as_ptr(),
            p_image_indices: images.as_ptr(),
            p_results: results.as_mut_ptr(),
            ..Default::default()
        };
        let device = &self.device;
        call!(device.commands.queue_present_khr(device.queue(queue), &info))
    }

    /// How long so many presents take, until the last image is free again.
    pub(crate) fn time_of(&self, swapchain: Chain, frames: u32) -> Duration {
        let start = Instant::now();
        for _ in 0..frames {
            let image = self.acquire(swapchain, FOR_EVER).expect("an image");
            assert_eq!(self.present(swapchain, image), SUCCESS);
        }
        start.elapsed()
    }

    pub(crate) fn wait_idle(&self) {
        let device = &self.device;
        assert_eq!(call!(device.commands.device_wait_idle(device.handle)), SUCCESS);
    }

    pub(crate) fn destroy_chain(&self, swapchain: Chain) {
        let device = &self.device;
        call!(device.commands.destroy_swapchain_khr(device.handle, swapchain, null()));
    }

    pub(crate) fn destroy_surface(&self, surface: vk::SurfaceKHR) {
        let instance = &self.instance;
        call!(instance.commands.destroy_surface_khr(instance.handle, surface, null()));
    }

    pub(crate) fn destroy(self) {
        self.device.destroy();
        self.instance.destroy();
    }
}

pub(crate) fn of(
    surface: vk::SurfaceKHR,
    present_mode: vk::PresentModeKHR,
) -> vk::SwapchainCreateInfoKHR {
    vk::SwapchainCreateInfoKHR {
        surface,
        min_image_count: 2,
        image_format: vk::Format::B8G8R8A8_UNORM,
        image_extent: SIZE,
        image_array_layers: 1,
        image_usage: vk::ImageUsageFlags::COLOR_ATTACHMENT,
        pre_transform: vk::SurfaceTransformFlagsKHR::IDENTITY,
        composite_alpha: vk::CompositeAlphaFlagsKHR::OPAQUE,
        present_mode,
        clipped: vk::TRUE,
        ..Default::default()
    }
}

#[test]
fn nothing_of_windows_stays_out() {
    for driver in [&DRIVER, &OF_LOADER, &SIGNALING, &OWN_IMAGES] {
        let of_windows = [
            "vkCreateSwapchainKHR",
            "vkAcquireNextImageKHR",
            "vkAcquireNextImage2KHR",
            "vkQueuePresentKHR",
            "vkGetPhysicalDeviceSurfaceFormatsKHR",
        ];
        let left_out = driver.report().left_out;
        let left_out: Vec<_> = left_out.iter().map(|left| left.command.name().to_str()).collect();
        assert!(of_windows.iter().all(|name| !left_out.contains(&Ok(name))), "{left_out:?}");
    }
}

#[test]
fn a_surface_tells_what_the_driver_can_do() {
    let app = App::new::<Windows>();
    let surface = app.headless();
    assert_eq!(app.supports(surface), (SUCCESS, vk::TRUE));
    let found = app.capabilities(surface).expect("capabilities");
    assert_eq!((found.min_image_count, found.max_image_count), (2, 0));
    assert_eq!((found.current_extent.width, found.current_extent.height), (u32::MAX, u32::MAX));
    assert_eq!(
        found.supported_usage_flags,
        vk::ImageUsageFlags::COLOR_ATTACHMENT
            | vk::ImageUsageFlags::INPUT_ATTACHMENT
            | vk::ImageUsageFlags::TRANSFER_SRC
            | vk::ImageUsageFlags::TRANSFER_DST
    );
    // The driver has no images of the fourth.
    assert_eq!(app.formats(surface), &window::FORMATS[..3]);
    let instance = &app.instance;
    let (mut count, mut modes) = (8, [FIFO; 8]);
    let result = call!(instance.physical.get_physical_device_surface_present_modes_khr(
        instance.gpu,
        surface,
        &mut count,
        modes.as_mut_ptr()
    ));
    assert_eq!((result, &modes[..count as usize]), (SUCCESS, &[FIFO, MAILBOX, IMMEDIATE][..]));
    assert_eq!(app.rectangles(surface), (SUCCESS, 0));
    let mut group = vk::DeviceGroupPresentCapabilitiesKHR::default();
    let device = &app.device;
    let result =
        call!(device.commands.get_device_group_present_capabilities_khr(device.handle, &mut group));
    assert_eq!((result, group.present_mask[..2].to_vec()), (SUCCESS, vec![1, 0]));
    let mut modes = vk::DeviceGroupPresentModeFlagsKHR::empty();
    let result = call!(device.commands.get_device_group_surface_present_modes_khr(
        device.handle,
        surface,
        &mut modes
    ));
    assert_eq!((result, modes), (SUCCESS, vk::DeviceGroupPresentModeFlagsKHR::LOCAL));
    app.destroy_surface(surface);
    app.destroy_surface(vk::SurfaceKHR::NULL);
    app.destroy();
}

fn an_image_goes_round<E: entry::Exported>() {
    let app = App::new::<E>();
    let surface = app.headless();
    let swapchain = app.chain(surface, FIFO);
    let (acquired, drawn) = (app.device.semaphore(None), app.device.semaphore(None));
    let fence = app.device.fence();
    for _ in 0..6 {
        let image = app.acquire_with(swapchain, FOR_EVER, acquired, fence).expect("an image");
        assert_eq!(app.device.wait_for(true, &[fence], FOR_EVER), SUCCESS);
        app.device.reset(fence);
        app.device.submit(0, &[(acquired, 0)], &[(drawn, 0)], vk::Fence::NULL);
        let presented = app.present_all(&[swapchain], &[image], &[drawn]);
        assert_eq!(presented, (SUCCESS, vec![SUCCESS]));
    }
    app.wait_idle();
    app.destroy_chain(swapchain);
    app.destroy_chain(Chain::NULL);
    app.device.destroy_semaphores(&[acquired, drawn]);
    app.device.destroy_fence(fence);
    app.destroy_surface(surface);
    app.destroy();
}

#[test]
fn an_image_goes_round_with_semaphores_and_a_fence() {
    an_image_goes_round::<Windows>();
}

#[test]
fn a_driver_that_signals_itself_has_swapchains_too() {
    an_image_goes_round::<SignalingWindows>();
}

#[test]
fn a_driver_with_images_of_its_own_has_swapchains_too() {
    an_image_goes_round::<WindowsOfOwnImages>();
    let app = App::new::<WindowsOfOwnImages>();
    let surface = app.headless();
    let swapchain = app.chain(surface, FIFO);
    for image in app.images(swapchain) {
        // SAFETY: the driver's own image.
        assert_ne!(unsafe { object::get::<OwnImage>(image) }.0.load(Ordering::Relaxed), 0);
    }
    app.destroy_chain(swapchain);
    app.destroy_surface(surface);
    app.destroy();
}

#[test]
fn an_acquire_without_a_free_image_is_not_ready_or_times_out() {
    let app = App::new::<Windows>();
    let surface = app.headless();
    let swapchain = app.chain(surface, IMMEDIATE);
    let both = [app.acquire(swapchain, 0), app.acquire(swapchain, 0)];
    assert_eq!(both, [Ok(0), Ok(1)]);
    assert_eq!(app.acquire(swapchain, 0), Err(vk::Result::NOT_READY));
    assert_eq!(app.acquire(swapchain, 1000), Err(vk::Result::TIMEOUT));
    thread::scope(|scope| {
        let (app, (send, receive)) = (&app, mpsc::channel());
        scope.spawn(move || send.send(app.acquire(swapchain, FOR_EVER)));
        assert!(receive.recv_timeout(Duration::from_millis(5)).is_err(), "no image is free");
        assert_eq!(app.present(swapchain, 1), SUCCESS);
        assert_eq!(receive.recv_timeout(Duration::from_secs(60)), Ok(Ok(1)));
    });
    app.destroy_chain(swapchain);
    app.destroy_surface(surface);
    app.destroy();
}

#[test]
fn fifo_shows_one_image_per_refresh() {
    let app = App::new::<Windows>();
    let surface = app.headless();
    let swapchain = app.chain(surface, FIFO);
    // The first is shown at once, and two are under way at the end.
    let time = app.time_of(swapchain, 9);
    assert!(time >= REFRESH * 6, "{time:?}");
    app.destroy_chain(swapchain);
    app.destroy_surface(surface);
    app.destroy();
}

#[test]
fn mailbox_and_immediate_wait_for_no_refresh() {
    let app = App::new::<Windows>();
    let surface = app.headless();
    for mode in [MAILBOX, IMMEDIATE] {
        let swapchain = app.chain(surface, mode);
        let time = app.time_of(swapchain, 300);
        assert!(time < REFRESH * 200, "{mode:?}: {time:?}");
        app.destroy_chain(swapchain);
    }
    app.destroy_surface(surface);
    app.destroy();
}

#[test]
fn mailbox_gives_the_replaced_image_back() {
    let app = App::new::<Windows>();
    let surface = app.headless();
    let mut info = of(surface, MAILBOX);
    info.min_image_count = 3;
    let swapchain = app.create(&info).expect("a swapchain");
    let acquire = || app.acquire(swapchain, FOR_EVER).expect("an image");
    // The first is shown at once. Of the others one is kept for the next refresh.
    let first = acquire();
    app.present(swapchain, first);
    let others = [acquire(), acquire()];
    others.iter().for_each(|&image| _ = app.present(swapchain, image));
    let next = [acquire(), acquire()];
    assert_eq!(next, [first, others[0]]);
    app.destroy_chain(swapchain);
    app.destroy_surface(surface);
    app.destroy();
}

#[test]
fn a_present_waits_for_its_semaphores_in_the_order_of_the_queue() {
    let app = App::new::<Windows>();
    let surface = app.headless();
    let swapchain = app.chain(surface, IMMEDIATE);
    let (begin, drawn) = (app.device.semaphore(Some(0)), app.device.semaphore(None));
    let images = [app.acquire(swapchain, 0), app.acquire(swapchain, 0)];
    assert_eq!(images, [Ok(0), Ok(1)]);
    app.device.submit(1, &[(begin, 1)], &[(drawn, 0)], vk::Fence::NULL);
    assert_eq!(app.present_all(&[swapchain], &[1], &[drawn]).0, SUCCESS);
    // The second present is after the first, and waits for nothing of its own.
    assert_eq!(app.present(swapchain, 0), SUCCESS);
    assert_eq!(app.acquire(swapchain, 5_000_000), Err(vk::Result::TIMEOUT));
    app.device.signal(begin, 1);
    let images = [app.acquire(swapchain, FOR_EVER), app.acquire(swapchain, FOR_EVER)];
    assert_eq!(images, [Ok(1), Ok(0)]);
    app.destroy_chain(swapchain);
    app.device.destroy_semaphores(&[begin, drawn]);
    app.destroy_surface(surface);
    app.destroy();
}

#[test]
fn several_swapchains_are_presented_at_once() {
    let app = App::new::<Windows>();
    let surfaces = [app.headless(), app.headless(), app.headless()];
    let modes = [FIFO, MAILBOX, IMMEDIATE];
    let chains: Vec<_> =
        surfaces.iter().zip(modes).map(|(&surface, mode)| app.chain(surface, mode)).collect();
    for _ in 0..4 {
        let images: Vec<_> =
            chains.iter().map(|&chain| app.acquire(chain, FOR_EVER).expect("an image")).collect();
        assert_eq!(app.present_all(&chains, &images, &[]), (SUCCESS, vec![SUCCESS; 3]));
    }
    chains.iter().for_each(|&chain| app.destroy_chain(chain));
    surfaces.iter().for_each(|&surface| app.destroy_surface(surface));
    app.destroy();
}

#[test]
fn an_old_swapchain_is_retired_and_still_shows_what_was_acquired() {
    let app = App::new::<Windows>();
    let surface = app.headless();
    let old = app.chain(surface, FIFO);
    let images = [app.acquire(old, 0), app.acquire(old, 0)];
    assert_eq!(images, [Ok(0), Ok(1)]);
    let new = thread::scope(|scope| {
        let waits = scope.spawn(|| app.acquire(old, FOR_EVER));
        thread::sleep(Duration::from_millis(5));
        let info = vk::SwapchainCreateInfoKHR { old_swapchain: old, ..of(surface, FIFO) };
        let new = app.create(&info).expect("a swapchain");
        assert_eq!(waits.join().unwrap(), Err(vk::Result::ERROR_OUT_OF_DATE_KHR));
        new
    });
    assert_eq!(app.present(old, 0), SUCCESS);
    assert_eq!(app.acquire(old, 0), Err(vk::Result::ERROR_OUT_OF_DATE_KHR));
    assert_eq!(app.acquire(new, 0), Ok(0));
    assert_eq!(app.present(new, 0), SUCCESS);
    // The window has an image of the new swapchain: none of the old one may follow.
    assert_eq!(app.present(old, 1), vk::Result::ERROR_OUT_OF_DATE_KHR);
    app.destroy_chain(old);
    // An old swapchain is retired even if the new one cannot be made.
    let mut info = vk::SwapchainCreateInfoKHR { old_swapchain: new, ..of(surface, FIFO) };
    info.image_extent = vk::Extent2D { width: 1 << 20, height: 1 << 20 };
    assert_eq!(app.create(&info), Err(vk::Result::ERROR_OUT_OF_DEVICE_MEMORY));
    assert_eq!(app.acquire(new, 0), Err(vk::Result::ERROR_OUT_OF_DATE_KHR));
    app.destroy_chain(new);
    app.destroy_surface(surface);
    app.destroy();
}

#[test]
fn a_window_has_one_swapchain_that_is_not_retired() {
    let app = App::new::<Windows>();
    let surface = app.headless();
    let first = app.chain(surface, FIFO);
    let in_use = Err(vk::Result::ERROR_NATIVE_WINDOW_IN_USE_KHR);
    assert_eq!(app.create(&of(surface, FIFO)), in_use);
    assert!(app.acquire(first, 0).is_ok(), "nothing became of the first");
    app.destroy_chain(first);
    let second = app.chain(surface, FIFO);
    app.destroy_chain(second);
    app.destroy_surface(surface);
    app.destroy();
}

/// What a loader of the second version of the interface gives a driver as a surface.
fn of_loader(
    platform: IcdWsiPlatform,
) -> (IcdSurfaceBase, impl Fn(&IcdSurfaceBase) -> vk::SurfaceKHR) {
    let handle =
        |base: &IcdSurfaceBase| vk::SurfaceKHR::from_u64(from_ref(base).expose_provenance() as u64);
    (IcdSurfaceBase { platform }, handle)
}

fn surfaces_of_the_loader_work<E: entry::Exported>() {
    let app = App::new::<E>();
    let (base, handle) = of_loader(IcdWsiPlatform::HEADLESS);
    let surface = handle(&base);
    assert_eq!(app.supports(surface), (SUCCESS, vk::TRUE));
    let swapchain = app.chain(surface, IMMEDIATE);
    let in_use = Err(vk::Result::ERROR_NATIVE_WINDOW_IN_USE_KHR);
    assert_eq!(app.create(&of(surface, FIFO)), in_use);
    assert!(app.time_of(swapchain, 10) < Duration::from_secs(60));
    app.destroy_chain(swapchain);
    // A window system that the driver does not know.
    let (base, handle) = of_loader(IcdWsiPlatform::FUCHSIA);
    let lost = vk::Result::ERROR_SURFACE_LOST_KHR;
    assert_eq!(app.supports(handle(&base)), (lost, vk::FALSE));
    assert_eq!(app.capabilities(handle(&base)).err(), Some(lost));
    assert_eq!(app.create(&of(handle(&base), FIFO)), Err(lost));
    app.destroy();
}

#[test]
fn a_driver_without_surfaces_reads_those_of_the_loader() {
    assert!(App::new::<WindowsOfLoader>().instance.get(c"vkCreateHeadlessSurfaceEXT").is_none());
    surfaces_of_the_loader_work::<WindowsOfLoader>();
}

#[test]
fn a_driver_with_surfaces_reads_those_of_the_loader_too() {
    surfaces_of_the_loader_work::<Windows>();
}

#[test]
fn an_image_is_bound_to_the_memory_of_a_swapchain() {
    let app = App::new::<Windows>();
    let surface = app.headless();
    let swapchain = app.chain(surface, FIFO);
    let of_swapchain = vk::ImageSwapchainCreateInfoKHR { swapchain, ..Default::default() };
    let info = vk::ImageCreateInfo {
        p_next: from_ref(&of_swapchain).cast(),
        image_type: vk::ImageType::TYPE_2D,
        format: vk::Format::B8G8R8A8_UNORM,
        extent: vk::Extent3D { width: SIZE.width, height: SIZE.height, depth: 1 },
        mip_levels: 1,
        array_layers: 1,
        samples: vk::SampleCountFlags::TYPE_1,
        usage: vk::ImageUsageFlags::COLOR_ATTACHMENT,
        ..Default::default()
    };
    let (device, mut image) = (&app.device, vk::Image::NULL);
    call!(device.commands.create_image(device.handle, &info, null(), &mut image));
    let of =
        vk::BindImageMemorySwapchainInfoKHR { swapchain, image_index: 1, ..Default::default() };
    let bind =
        vk::BindImageMemoryInfo { p_next: from_ref(&of).cast(), image, ..Default::default() };
    assert_eq!(call!(device.commands.bind_image_memory2(device.handle, 1, &bind)), SUCCESS);
    let start = |image| {
        // SAFETY: the image is alive and the kit's.
        unsafe { host_images::image(image) }.start(vk::ImageAspectFlags::COLOR)
    };
    assert!(!start(image).is_null());
    assert_eq!(start(image), start(app.images(swapchain)[1]));
    call!(device.commands.destroy_image(device.handle, image, null()));
    app.destroy_chain(swapchain);
    app.destroy_surface(surface);
    app.destroy();
}

#[test]
fn a_lost_device_ends_an_acquire() {
    let app = App::new::<Windows>();
    let surface = app.headless();
    let swapchain = app.chain(surface, FIFO);
    assert_eq!([app.acquire(swapchain, 0), app.acquire(swapchain, 0)], [Ok(0), Ok(1)]);
    let lost = thread::scope(|scope| {
        let waits = scope.spawn(|| app.acquire(swapchain, FOR_EVER));
        thread::sleep(Duration::from_millis(5));
        // SAFETY: the device is alive.
        unsafe { driver::device(app.device.handle) }.sync.lose();
        waits.join().unwrap()
    });
    assert_eq!(lost, Err(vk::Result::ERROR_DEVICE_LOST));
    assert_eq!(app.present(swapchain, 0), vk::Result::ERROR_DEVICE_LOST);
    app.destroy_chain(swapchain);
    app.destroy_surface(surface);
    app.destroy();
}

/// Whatever ends the thread that shows images is what acquires and presents return: none of them waits
/// for a thread that is gone.
#[test]
fn an_error_of_a_fence_ends_acquires_and_presents() {
    let app = App::new::<FailingWindows>();
    let surface = app.headless();
    let swapchain = app.chain(surface, FIFO);
    assert_eq!([app.acquire(swapchain, 0), app.acquire(swapchain, 0)], [Ok(0), Ok(1)]);
    assert_eq!(app.present(swapchain, 0), SUCCESS);
    let out_of_memory = vk::Result::ERROR_OUT_OF_HOST_MEMORY;
    assert_eq!(app.acquire(swapchain, 20_000_000_000), Err(out_of_memory));
    // No queue waits for the semaphore of such a present: the end of the wait would lose this device.
    let semaphore = app.device.semaphore(None);
    app.device.submit(0, &[], &[(semaphore, 0)], vk::Fence::NULL);
    let presented = app.present_all(&[swapchain], &[1], &[semaphore]);
    assert_eq!(presented, (out_of_memory, vec![out_of_memory]));
    app.wait_idle();
    app.device.destroy_semaphores(&[semaphore]);
    app.destroy_chain(swapchain);
    app.destroy_surface(surface);
    app.destroy();
}

/// Every surface has images that are drawn to, or none.
#[test]
fn a_surface_has_the_formats_that_are_drawn_to() {
    let app = App::new::<ChoosyWindows>();
    let surface = app.headless();
    assert_eq!(app.supports(surface), (SUCCESS, vk::TRUE));
    let found = app.capabilities(surface).expect("capabilities").supported_usage_flags;
    let drawn = vk::ImageUsageFlags::COLOR_ATTACHMENT | vk::ImageUsageFlags::INPUT_ATTACHMENT;
    assert_eq!(found, drawn);
    assert_eq!(app.formats(surface), [vk::Format::B8G8R8A8_SRGB]);
    app.destroy_surface(surface);
    app.destroy();
    let app = App::new::<NoWindows>();
    let surface = app.headless();
    assert_eq!(app.formats(surface), []);
    assert_eq!(app.supports(surface), (SUCCESS, vk::FALSE));
    app.destroy_surface(surface);
    app.destroy();
}

/// The first image's batch has the waits: the driver gets no other.
#[test]
fn a_present_is_one_batch_for_each_image() {
    let app = App::new::<ChoosyWindows>();
    let surfaces = [app.headless(), app.headless()];
    let chains = surfaces.map(|surface| {
        let info = of(surface, IMMEDIATE);
        let image_format = vk::Format::B8G8R8A8_SRGB;
        app.create(&vk::SwapchainCreateInfoKHR { image_format, ..info }).expect("a swapchain")
    });
    let images = chains.map(|chain| app.acquire(chain, FOR_EVER).expect("an image"));
    let semaphore = app.device.semaphore(None);
    app.device.submit(0, &[], &[(semaphore, 0)], vk::Fence::NULL);
    app.wait_idle();
    let before = EXECUTED.load(Ordering::Relaxed);
    let presented = app.present_all(&chains, &images, &[semaphore]);
    assert_eq!(presented, (SUCCESS, vec![SUCCESS; 2]));
    app.wait_idle();
    assert_eq!(EXECUTED.load(Ordering::Relaxed) - before, 2);
    chains.iter().for_each(|&chain| app.destroy_chain(chain));
    app.device.destroy_semaphores(&[semaphore]);
    surfaces.iter().for_each(|&surface| app.destroy_surface(surface));
    app.destroy();
}

/// The worst result is the command's, and not the first.
#[test]
fn the_result_of_several_presents_is_the_worst() {
    let app = App::new::<Windows>();
    let surfaces = [app.headless(), app.headless()];
    let chains = surfaces.map(|surface| app.chain(surface, FIFO));
    let images = chains.map(|chain| app.acquire(chain, FOR_EVER).expect("an image"));
    let info = vk::SwapchainCreateInfoKHR { old_swapchain: chains[1], ..of(surfaces[1], FIFO) };
    let new = app.create(&info).expect("a swapchain");
    let image = app.acquire(new, FOR_EVER).expect("an image");
    assert_eq!(app.present(new, image), SUCCESS);
    let out_of_date = vk::Result::ERROR_OUT_OF_DATE_KHR;
    let presented = app.present_all(&chains, &images, &[]);
    assert_eq!(presented, (out_of_date, vec![SUCCESS, out_of_date]));
    chains.iter().chain([&new]).for_each(|&chain| app.destroy_chain(chain));
    surfaces.iter().for_each(|&surface| app.destroy_surface(surface));
    app.destroy();
}

/// The blocked signals of the process' threads of this name, a bit each.
#[cfg(target_os = "linux")]
fn blocked_signals(name: &str) -> Vec<u64> {
    let threads = std::fs::read_dir("/proc/self/task").expect("threads");
    // A thread of another test may end meanwhile.
    let status = |thread: std::io::Result<std::fs::DirEntry>| {
        std::fs::read_to_string(thread.ok()?.path().join("status")).ok()
    };
    let statuses = threads.filter_map(status);
    let own = statuses.filter(|status| status.lines().next() == Some(&format!("Name:\t{name}")));
    let blocked = |status: String| {
        let line = status.lines().find_map(|line| line.strip_prefix("SigBlk:\t"));
        u64::from_str_radix(line.expect("blocked signals"), 16).expect("a number")
    };
    own.map(blocked).collect()
}

/// A signal is for the application, unless a thread of the kit has caused it.
#[cfg(target_os = "linux")]
#[test]
fn the_threads_of_the_kit_get_no_signals() {
    const TERMINATE: u64 = 1 << 14;
    const SEGMENTATION_FAULT: u64 = 1 << 10;
    let app = App::new::<Windows>();
    let surface = app.headless();
    let swapchain = app.chain(surface, IMMEDIATE);
    app.time_of(swapchain, 4);
    // The system keeps fifteen bytes of a name.
    for name in ["vulkan queue", "vulkan swapchai"] {
        let all = blocked_signals(name);
        assert!(!all.is_empty(), "{name}");
        for blocked in all {
            assert_eq!(blocked & (TERMINATE | SEGMENTATION_FAULT), TERMINATE, "{name}");
        }
    }
    app.destroy_chain(swapchain);
    app.destroy_surface(surface);
    app.destroy();
}
