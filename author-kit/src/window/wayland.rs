//! Surfaces of Wayland, on the application's display: images are copied to buffers of wl_shm.
//!
//! All objects are on a queue of ours, so that neither the application nor the kit gets the other's events.
//! A thread that waits for events prepares a read of that queue, waits for the connection's file, and reads
//! or gives the read up, so that the application's threads, which do the same for their queues, get theirs:
//! each read ends when all who have prepared one have read or given up.
//! FIFO waits for the compositor's frame callback. Compositors send none for a window that nobody sees: such
//! a window gets an image in each [`HIDDEN`]. No image is left out for want of a buffer, so a compositor that
//! keeps all of them lets the application wait; the swapchain's end ends every wait. A compositor that is
//! gone is a lost surface.

use std::ffi::c_void;
use std::os::fd::OwnedFd;
use std::time::{Duration, Instant};

use dispatch_tables::icd::IcdSurfaceWayland;
use dispatch_tables::vk;
use rustix::event::{EventfdFlags, PollFd, PollFlags, Timespec, eventfd, poll};
use wayland_backend::client::{Backend, ObjectId};
use wayland_client::protocol::wl_buffer::{self, WlBuffer};
use wayland_client::protocol::wl_callback::{self, WlCallback};
use wayland_client::protocol::wl_registry::{self, WlRegistry};
use wayland_client::protocol::wl_shm::{Format, WlShm};
use wayland_client::protocol::wl_shm_pool::WlShmPool;
use wayland_client::protocol::wl_surface::WlSurface;
use wayland_client::{Connection, Dispatch, EventQueue, Proxy, QueueHandle, delegate_noop};

use crate::objects::locks::Mutex;
use crate::objects::object::lock;

use super::capabilities::has_formats;
use super::frame::{Frame, PIXEL, Pixels};
use super::shm::SharedMemory;
use super::surface;
use super::system::{self, Facts};

const LOST: vk::Result = vk::Result::ERROR_SURFACE_LOST_KHR;

/// How long a compositor has to list what it has.
const PATIENCE: Duration = Duration::from_secs(5);

/// How long FIFO waits for a frame: a compositor that is so slow does not show the window.
const HIDDEN: Duration = Duration::from_secs(1);

/// One that is shown, one that waits to be, and one to copy to.
const BUFFERS: usize = 3;

/// The version of wl_surface that has damage in pixels of the buffer.
const DAMAGE_BUFFER: u32 = 4;

/// What can be said of every surface: the swapchain gives the size.
pub(super) const FACTS: Facts = Facts {
    extent: None,
    is_supported: true,
    alpha: vk::CompositeAlphaFlagsKHR::OPAQUE.union(vk::CompositeAlphaFlagsKHR::PRE_MULTIPLIED),
};

/// The addresses of the application's `wl_display` and `wl_surface`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Window {
    display: usize,
    surface: usize,
}

impl Window {
    fn new(display: *mut vk::wl_display, surface: *mut vk::wl_surface) -> Self {
        Self { display: display.expose_provenance(), surface: surface.expose_provenance() }
    }

    /// Our view of the application's connection, and of the surface there.
    fn connect(&self) -> Result<(Connection, WlSurface), vk::Result> {
        let display: *mut c_void = std::ptr::with_exposed_provenance_mut(self.display);
        let surface: *mut c_void = std::ptr::with_exposed_provenance_mut(self.surface);
        // SAFETY: the application's display and surface outlive the Vulkan surface and the swapchain.
        unsafe {
            let backend = Backend::from_foreign_display(display.cast());
            let connection = Connection::from_backend(backend);
            let surface = object_of(&connection, surface)?;
            Ok((connection, surface))
        }
    }
}

/// Our view of an object of the display.
///
/// # Safety
///
/// A live proxy of the display.
unsafe fn object_of<P: Proxy>(
    connection: &Connection,
    proxy: *mut c_void,
) -> Result<P, vk::Result> {
    // SAFETY: the caller's promise. Another interface is an error.
    let id = unsafe { ObjectId::from_ptr(P::interface(), proxy.cast()) };
    P::from_id(connection, id.map_err(|_| LOST)?).map_err(|_| LOST)
}

/// The compositor's wl_shm, for all swapchains of a window: for a compositor, a registry and what is bound are
/// there until the application's connection ends.
pub(super) struct Globals {
    shm: WlShm,
    /// Has the objects, which end with it.
    _connection: Connection,
}

/// What a swapchain shows its images on.
pub(super) struct Screen {
    connection: Connection,
    surface: WlSurface,
    waits_for_frames: bool,
    /// Readable once the swapchain ends.
    end: OwnedFd,
    inner: Mutex<Inner>,
}

/// What the thread of the swapchain uses, and the events change.
struct Inner {
    queue: EventQueue<State>,
    state: State,
    buffers: Vec<(SharedMemory, WlBuffer)>,
}

/// What the events say.
#[derive(Default)]
struct State {
    shm: Option<WlShm>,
    /// All globals of the registry are known.
    is_listed: bool,
    /// For each buffer whether the compositor uses it.
    busy: [bool; BUFFERS],
    /// The compositor has not said that it is time for another frame.
    frame_is_due: bool,
}

/// What a callback is for.
enum Done {
    Listing,
    Frame,
}

impl Globals {
    /// # Errors
    ///
    /// `ERROR_SURFACE_LOST_KHR`; `ERROR_INITIALIZATION_FAILED` of a compositor that does not answer.
    fn find(window: &Window, end: &OwnedFd) -> Result<Self, vk::Result> {
        let (connection, _) = window.connect()?;
        let mut inner = Inner::new(&connection);
        let (handle, display) = (inner.queue.handle(), connection.display());
        display.get_registry(&handle, ());
        display.sync(&handle, Done::Listing);
        inner.wait(end, Some(PATIENCE), |state| state.is_listed)?;
        let shm = inner.state.shm.take().ok_or(vk::Result::ERROR_INITIALIZATION_FAILED)?;
        Ok(Self { shm, _connection: connection })
    }
}

impl Screen {
    /// # Errors
    ///
    /// As [`super::system::Screen::open`].
    pub(super) fn open(
        window: &Window,
        info: &vk::SwapchainCreateInfoKHR,
        globals: &Mutex<Option<Globals>>,
    ) -> Result<Self, vk::Result> {
        let (connection, surface) = window.connect()?;
        let end = eventfd(0, EventfdFlags::CLOEXEC);
        let end = end.map_err(|_| vk::Result::ERROR_OUT_OF_HOST_MEMORY)?;
        let mut globals = lock(globals);
        let globals = match &mut *globals {
            Some(known) => known,
            none => none.insert(Globals::find(window, &end)?),
        };
        // The buffers' events come to the queue of this swapchain.
        // SAFETY: the globals are alive.
        let shm = unsafe { object_of(&connection, globals.shm.id().as_ptr().cast()) }?;
        let inner = Mutex::new(Inner::new(&connection));
        let waits_for_frames = info.present_mode == vk::PresentModeKHR::FIFO;
        // What fails from now on leaves the buffers to `drop`.
        let screen = Self { connection, surface, waits_for_frames, end, inner };
        let mut inner = lock(&screen.inner);
        for at in 0..BUFFERS {
            let buffer = new_buffer(&shm, &inner.queue.handle(), at, info)?;
            inner.buffers.push(buffer);
        }
        drop(inner);
        screen.check()?;
        Ok(screen)
    }

    /// # Errors
    ///
    /// `ERROR_SURFACE_LOST_KHR` once the connection has failed.
    pub(super) fn check(&self) -> Result<(), vk::Result> {
        self.connection.flush().map_or_else(lost_or_full, Ok)
    }

    /// # Errors
    ///
    /// As [`super::system::Screen::prepare`].
    pub(super) fn prepare(&self) -> Result<(), vk::Result> {
        let mut inner = lock(&self.inner);
        if self.waits_for_frames {
            inner.wait(&self.end, Some(HIDDEN), |state| !state.frame_is_due)?;
        }
        inner.wait(&self.end, None, |state| state.busy.contains(&false))
    }

    /// Ends all waits, from now on.
    pub(super) fn end(&self) {
        // The counter is far from full.
        _ = rustix::io::write(&self.end, &1_u64.to_ne_bytes());
    }

    /// # Errors
    ///
    /// `ERROR_SURFACE_LOST_KHR`.
    pub(super) fn show(&self, frame: &Frame) -> Result<(), vk::Result> {
        let mut inner = lock(&self.inner);
        let at = inner.state.busy.iter().position(|busy| !busy).expect("prepared");
        let pixels = Pixels::default();
        // SAFETY: the thread of the swapchain shows an image of the swapchain, which nobody has acquired.
        unsafe { frame.copy(0, inner.buffers[at].0.bytes(), pixels) };
        self.commit(&mut inner, at, frame.extent);
        self.check()
    }

    fn commit(&self, inner: &mut Inner, at: usize, extent: vk::Extent2D) {
        let (width, height) = (extent.width as i32, extent.height as i32);
        self.surface.attach(Some(&inner.buffers[at].1), 0, 0);
        match self.surface.version() >= DAMAGE_BUFFER {
            true => self.surface.damage_buffer(0, 0, width, height),
            false => self.surface.damage(0, 0, i32::MAX, i32::MAX),
        }
        // The callback of an earlier image comes when the window is seen again: one is enough.
        if self.waits_for_frames && !inner.state.frame_is_due {
            self.surface.frame(&inner.queue.handle(), Done::Frame);
            inner.state.frame_is_due = true;
        }
        self.surface.commit();
        inner.state.busy[at] = true;
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        let inner = lock(&self.inner);
        inner.buffers.iter().for_each(|(_, buffer)| buffer.destroy());
        // Nobody is left to tell of an error.
        _ = self.connection.flush();
    }
}

impl Inner {
    fn new(connection: &Connection) -> Self {
        let queue = connection.new_event_queue();
        Self { queue, state: State::default(), buffers: Vec::new() }
    }

    /// Handles events until the state is so, or the time is over.
    ///
    /// # Errors
    ///
    /// `ERROR_SURFACE_LOST_KHR`; `ERROR_OUT_OF_DATE_KHR` once `end` is readable.
    fn wait(
        &mut self,
        end: &OwnedFd,
        time: Option<Duration>,
        is_so: impl Fn(&State) -> bool,
    ) -> Result<(), vk::Result> {
        let deadline = time.map(|time| Instant::now() + time);
        loop {
            self.queue.dispatch_pending(&mut self.state).map_err(|_| LOST)?;
            if is_so(&self.state) {
                return Ok(());
            }
            let wanted = match self.queue.flush() {
                Ok(()) => PollFlags::IN,
                // The compositor answers nothing of what it has not got.
                Err(error) => lost_or_full(error).map(|()| PollFlags::IN | PollFlags::OUT)?,
            };
            let Some(reading) = self.queue.prepare_read() else { continue };
            let left = deadline.map(|end| end.saturating_duration_since(Instant::now()));
            let left = left.map(Timespec::try_from).transpose().map_err(|_| LOST)?;
            let of_server = PollFd::from_borrowed_fd(reading.connection_fd(), wanted);
            let mut files = [PollFd::new(end, PollFlags::IN), of_server];
            match poll(&mut files, left.as_ref()) {
                Ok(0) => return Ok(()),
                Ok(_) if !files[0].revents().is_empty() => {
                    return Err(vk::Result::ERROR_OUT_OF_DATE_KHR);
                }
                // There is room for more, and nothing to read.
                Ok(_) if files[1].revents() == PollFlags::OUT => {}
                Ok(_) => reading.read().map(drop).or_else(lost_or_full)?,
                Err(rustix::io::Errno::INTR) => {}
                Err(_) => return Err(LOST),
            }
        }
    }
}

/// A connection that takes or gives nothing now is no lost one.
fn lost_or_full(error: wayland_client::backend::WaylandError) -> Result<(), vk::Result> {
    use wayland_client::backend::WaylandError;
    match error {
        WaylandError::Io(error) if error.kind() == std::io::ErrorKind::WouldBlock => Ok(()),
        _ => Err(LOST),
    }
}

/// A buffer of one image.
fn new_buffer(
    shm: &WlShm,
    handle: &QueueHandle<State>,
    at: usize,
    info: &vk::SwapchainCreateInfoKHR,
) -> Result<(SharedMemory, WlBuffer), vk::Result> {
    let vk::Extent2D { width, height } = info.image_extent;
    let size = Frame::size(info.image_extent).ok_or(vk::Result::ERROR_OUT_OF_DEVICE_MEMORY)?;
    let pool_size = i32::try_from(size).map_err(|_| vk::Result::ERROR_OUT_OF_DEVICE_MEMORY)?;
    let is_opaque = info.composite_alpha == vk::CompositeAlphaFlagsKHR::OPAQUE;
    let format = if is_opaque { Format::Xrgb8888 } else { Format::Argb8888 };
    let memory = SharedMemory::new(size)?;
    let pool = shm.create_pool(memory.file(), pool_size, handle, ());
    let (width, height, row) = (width as i32, height as i32, (width as usize * PIXEL) as i32);
    let buffer = pool.create_buffer(0, width, height, row, format, handle, at);
    pool.destroy();
    Ok((memory, buffer))
}

impl Dispatch<WlRegistry, ()> for State {
    fn event(
        state: &mut Self,
        registry: &WlRegistry,
        event: wl_registry::Event,
        (): &(),
        _: &Connection,
        handle: &QueueHandle<Self>,
    ) {
        match event {
            wl_registry::Event::Global { name, interface, .. }
                if interface == WlShm::interface().name =>
            {
                state.shm = Some(registry.bind(name, 1, handle, ()));
            }
            _ => {}
        }
    }
}

impl Dispatch<WlCallback, Done> for State {
    fn event(
        state: &mut Self,
        _: &WlCallback,
        _: wl_callback::Event,
        done: &Done,
        _: &Connection,
        _: &QueueHandle<Self>,
    ) {
        match done {
            Done::Listing => state.is_listed = true,
            Done::Frame => state.frame_is_due = false,
        }
    }
}

impl Dispatch<WlBuffer, usize> for State {
    fn event(
        state: &mut Self,
        _: &WlBuffer,
        event: wl_buffer::Event,
        at: &usize,
        _: &Connection,
        _: &QueueHandle<Self>,
    ) {
        if let wl_buffer::Event::Release = event {
            state.busy[*at] = false;
        }
    }
}

// The formats of wl_shm, of which every compositor has both; a pool has no events.
delegate_noop!(State: ignore WlShm);
delegate_noop!(State: WlShmPool);

pub(super) unsafe extern "system" fn create_surface(
    instance: vk::Instance,
    info: *const vk::WaylandSurfaceCreateInfoKHR,
    callbacks: *const vk::AllocationCallbacks,
    surface: *mut vk::SurfaceKHR,
) -> vk::Result {
    // SAFETY: valid usage of the command.
    unsafe {
        let window = Window::new((*info).display, (*info).surface);
        surface::create(instance, system::Window::Wayland(window), callbacks, surface)
    }
}

/// The window of a surface of the loader.
pub(super) fn of_loader(surface: &IcdSurfaceWayland) -> system::Window {
    system::Window::Wayland(Window::new(surface.display, surface.surface))
}

/// Every compositor has wl_shm.
pub(super) unsafe extern "system" fn presentation_support(
    device: vk::PhysicalDevice,
    _: u32,
    _: *mut vk::wl_display,
) -> vk::Bool32 {
    // SAFETY: valid usage of the command.
    unsafe { has_formats(device) }.into()
}
